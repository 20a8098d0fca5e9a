## Refus

error-unknown-community = Il n’y a pas de communauté à cette adresse.
error-community-exists = Une communauté a déjà cette adresse. Choisissez-en une autre.
error-community-changed = Quelqu’un d’autre a changé cette communauté entre-temps. Regardez-la de nouveau avant de garder la vôtre.
error-bad-community-address = Une adresse est faite de minuscules, de chiffres et de tirets, { $most } au plus.
error-community-nameless = Donnez-lui un nom, dans une langue au moins.
error-community-welcome = Un mot d’accueil a { $most } caractères au plus.
error-too-many-house-rules = Une communauté a { $most } jeux de règles au plus.
error-house-rules-twice = Deux de ces jeux de règles ont le même nom dans l’adresse, ou les mêmes règles.
error-too-many-sets = Une communauté a { $most } jeux de cartes au plus.
error-keeper-needed = Seuls ses gardiens peuvent le faire.
error-community-outsider = { $name } ne fait pas partie de cette communauté, dont les gils et les cartes sont à ses membres. Il faut d’abord la rejoindre : /community/{ $community }.
error-community-shares = Cette communauté n’a ni gils ni cartes à elle : jouez avec ceux de la salle.
error-community-purse-used = Ses membres ont commencé avec ses propres gils et cartes. Elle les garde.
error-not-of-community = Cette personne n’est pas de la communauté et ne demande pas à y entrer.
error-bad-community-file = { $file } n’est pas une communauté emportée d’une salle.
error-rules-of-what = Dites de quel jeu, ou de quelle communauté : { $known }, ou --community FICHIER.

## Communautés

community-way = Communautés
community-lead = Chacune joue selon ses règles. Rejoignez-en autant que vous voulez.
community-loading = On regarde qui est là…
community-none = Il n’y a pas encore de communauté.
community-unnamed = Une communauté sans nom
community-mark = { $preset }, { $community }
community-here = { $count ->
    [0] Personne en ce moment
    [one] Un membre présent
   *[other] { $count } membres présents
}
community-members = { $count ->
    [0] Pas encore de membre
    [one] Un membre
   *[other] { $count } membres
 }
community-open = Ouverte à tous
community-closed = Un gardien vous fait entrer
community-you-asks = Demande envoyée
community-you-member = Membre
community-you-keeper = Gardien
community-is-asks = Demande à entrer
community-is-member = Membre
community-is-keeper = Gardien
community-lost = Cette communauté n’existe pas
community-lost-help = Elle a peut-être une autre adresse. Toutes sont sur la page des communautés.
community-play = Jouer ici
community-join = Rejoindre
community-ask = Demander à entrer
community-join-account = Rejoindre avec un compte
community-keep-way = La garder
community-rules = Règles maison
community-in-full = En entier
community-plain-rules = Rien de plus qu’une table simple.
community-no-rules = Pas encore de règles nommées.
community-challenges = Défis ouverts
community-leave-one = Lancer un défi
community-no-challenges = Personne n’attend d’adversaire sous ces règles.
community-lately = Dernières parties
community-library = Dans la Bibliothèque
community-nothing-lately = Pas encore de partie avec ces règles
community-first-help = À vous l’honneur : lancez un défi, ou jouez contre la maison avec ces règles.
community-asking = Demandent à entrer
community-keepers = Gardiens
community-people = Membres
community-let-in = Faire entrer
community-sets = Ses cartes
community-export = Télécharger les règles

## En garder une

community-make = Une nouvelle communauté
community-make-it = La créer
community-host-alone = Les hôtes créent les communautés.
community-keep-title = Garder la communauté
community-see = Voir sa page
community-parts = Parties
community-part-look = Aspect
community-part-rules = Règles
community-part-sets = Cartes
community-part-purse = Gils et cartes
community-part-people = Membres
community-part-journeys = Voyages
community-preview = Aperçu
community-tongue = Écrit en
community-tongue-help = Une langue suffit : l’autre montre la même chose.
community-tongue-en = English
community-tongue-fr = Français
community-name = Nom
community-address = Adresse
community-address-help = Minuscules, chiffres et tirets. Elle reste.
community-seal = Sceau
community-wax-plum = Prune
community-wax-velvet = Velours
community-wax-baize = Tapis
community-wax-blue = Bleu profond
community-wax-red = Rouge profond
community-wax-ink = Aubergine
community-symbol-lantern-flame = Lanterne
community-symbol-lighthouse = Phare
community-symbol-anchor = Ancre
community-symbol-teapot = Théière
community-symbol-owl = Hibou
community-symbol-oak = Chêne
community-symbol-crown = Couronne
community-symbol-mushrooms = Champignons
community-symbol-whale-tail = Baleine
community-symbol-candle-flame = Bougie
community-symbol-castle = Château
community-symbol-bee = Abeille
community-welcome = Mot d’accueil
community-signs = { $count } caractères sur { $most }.
community-there-en = Le texte anglais y est aussi.
community-there-fr = Le texte français y est aussi.
community-rules-name = Comment elles s’appellent
community-new-rules = Règles maison
community-change-rules = Changer les règles
community-take-out = Enlever
community-add-rules = Ajouter des règles de
community-compose = Les règles de la communauté
community-rules-set = Prendre ces règles
community-sets-help = Les cartes qui sont à elle.
community-anybody = Tout le monde peut entrer
community-anybody-help = Sinon un gardien fait entrer.
community-nobody = Encore personne.
community-keep-out = Ne pas faire entrer
community-make-keeper = Nommer gardien
community-make-member = Rendre membre
community-put-out = Retirer
community-changes = { $count ->
    [one] { $count } changement pas encore gardé
   *[other] { $count } changements pas encore gardés
 }
community-kept = C’est gardé.
community-keep = Garder
community-keep-help = Les parties en cours gardent leurs règles du début.
community-undo = Annuler

library-community = Jouée chez
library-any-community = N’importe où
cli-rules-community = Une communauté emportée en fichier : ses règles, et ce qu’elles veulent dire.
cli-rules-of = { $name }, { $rules }

## Ses propres gils et cartes

community-the-hall = La salle
community-purses = Gils et cartes de qui
community-in = Dans
community-played-in = Dans { $name }
community-join-to-play = On joue ici pour les gils et les cartes d’une communauté : { $name }. Rejoignez-la pour accepter.
community-own-purse = Ses propres gils et cartes
community-own-purse-help = Un nouveau membre y commence à neuf, et ce qu’on y gagne y reste. Dès que quelqu’un a commencé, cela ne change plus.
community-purse-gil = Gils pour commencer
community-purse-prize = Prix d’une victoire, en gils
community-purse-prize-help = Laissez vide pour celui des règles ; 0 pour aucun.
community-purse-yours = Ce que vous gagnez, achetez et échangez ici reste ici. Quiconque commence ici reçoit { $gil } gils et des cartes.
community-purse-join = Ce qu’on gagne, achète et échange ici reste ici. Rejoignez-la pour commencer avec { $gil } gils et des cartes.
community-collection = Vos cartes et la boutique
community-season = Une saison, ou un autre tournoi

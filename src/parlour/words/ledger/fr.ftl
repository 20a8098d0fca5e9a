## Refus du registre, de la boutique, des échanges et des mises

error-not-enough = { $card } : il vous faut plus d’exemplaires libres. Ceux qui sont en jeu ne servent pas avant la fin de leur partie.
error-card-offered = Vous offrez { $card } dans un échange : cette carte est mise de côté. Retirez l’offre, ou prenez une autre carte.
error-card-offered-of-collection = Le hasard pioche ici dans toute votre collection, et vous offrez { $card } dans un échange. Retirez d’abord l’offre.
error-not-enough-gil = Vous n’avez pas assez de gils.
error-other-side-short = L’autre camp n’a plus de quoi jouer ou donner ce qu’il proposait. Il en est averti.
error-play-first = Vous pourrez donner ou miser ce que vous possédez après { $count ->
    [1] une partie de plus
   *[other] { $count } parties de plus
 } contre d’autres comptes, avec au moins { $moves ->
    [1] un coup
   *[other] { $moves } coups
 } de chaque côté.
error-trade-lapsed = Cet échange ne peut plus se faire : l’autre camp n’a plus ce qu’il offrait. Il en est averti.
error-table-closed = Cette table est fermée : on ne peut plus s’y asseoir.
error-unknown-pack = Il n’y a pas de paquet « { $pack } ».
error-not-for-sale = { $count ->
    [0] { $card } : la boutique ne rachète pas vos exemplaires
    [1] { $card } : la boutique ne rachète qu’un de vos exemplaires
   *[other] { $card } : la boutique ne rachète que { $count } de vos exemplaires
 }. Elle ne reprend que ce qu’elle a vendu. Un cadeau ne se revend pas.
error-set-not-sold = { $place ->
    [hall] La salle ne vend ni ne rachète les cartes de { $set }. Un hôte doit d’abord les admettre.
   *[community] Cette communauté ne vend ni ne rachète les cartes de { $set }. Elles sont à une autre, et un hôte doit d’abord les admettre.
 }
error-pack-too-cheap = Un paquet ne peut pas coûter { $price } gils : ses cartes se revendent plus cher en moyenne. Demandez { $least } gils ou plus.
error-which-community = Vous gardez plusieurs communautés. Dites à laquelle sont ces cartes : { $known }.
error-bad-count = Un nombre va ici de 0 à { $most }.
error-no-such-trade = Vous n’avez pas cet échange.
error-trade-changed = L’échange a changé entre-temps, ou il est terminé. Relisez-le avant d’accepter.
error-trade-too-long = Chaque côté donne au plus { $most } choses différentes.
error-empty-trade = Personne ne donne rien. Mettez une carte ou des gils sur la liste.
error-trade-with-oneself = Il faut un autre joueur pour échanger.
error-too-many-trades = Vous avez { $most } échanges ouverts. Retirez-en un d’abord.
error-cannot-be-owned = Des cartes de votre invention n’appartiennent à aucune collection. Apportez des cartes du jeu de la table, ou jouez sans mettre de cartes en jeu.
error-cannot-own-option = Avec ces règles, la table donne ou mélange les cartes. Pour jouer avec les collections, renoncez à Draft, à Roulette et aux mains équilibrées.
error-bring-your-cards = Cette partie se joue avec les cartes des collections : choisissez celles que vous apportez.
error-stakes-need-players = On ne mise des cartes ou des gils que contre une personne.
error-not-your-winnings = C’est le vainqueur de cette partie qui choisit, personne d’autre.
error-winnings-settled = Ces cartes ont déjà été choisies.
error-wrong-picks = Choisissez { $picks ->
    [1] une carte
   *[other] { $picks } cartes
 }, pas { $count }.
error-not-in-pool = Cette carte n’était pas en jeu dans cette partie.

## La vérification de `parlour doctor`

audit-unbalanced = Le transfert { $about } n’est pas équilibré.
audit-holding-differs = L’avoir diffère de ce qui a été écrit : { $about }.
audit-below-zero = Un avoir est négatif : { $about }.
audit-lots-exceed = Plus d’exemplaires pourraient être revendus qu’il n’y en a : { $about }.
audit-not-conserved = Pour { $about }, quelque chose est né ou s’est perdu hors du compte de la maison.
audit-escrow-left = Une partie terminée retient encore { $about }.
cli-doctor-ledger = Registre : tous les transferts sont équilibrés, rien n’est né ni perdu.
cli-doctor-windfall = Jusqu’à la version 0.2, la salle a payé { $got } gils à { $name } pour des cartes de { $set }, faites par une communauté. Elles en avaient coûté { $paid }. { $there ->
    [0] Rien ne peut en être repris.
   *[other] L’hôte peut reprendre { $there } gils, à sa page.
 }

## Collections

collection-way = Collection
album-title = Votre album
album-count = { $owned ->
    [one] { $owned } carte sur { $all }
   *[other] { $owned } cartes sur { $all }
 }
album-page = Page { $page } sur { $pages }
album-stars = { $one ->
    [yes] { $from ->
        [one] { $from } étoile
       *[other] { $from } étoiles
     }
   *[no] De { $from } à { $to } étoiles
 }
album-levels = { $one ->
    [yes] Niveau { $from }
   *[no] Niveaux { $from } à { $to }
 }
album-to-find = { $missing ->
    [0] { $wanted ->
        [0] Il n’en manque aucune
       *[other] Il n’en manque aucune, { $wanted } recherchées
     }
   *[other] { $wanted ->
        [0] Il en manque { $missing }
       *[other] Il en manque { $missing }, { $wanted } sur votre liste
     }
 }
album-previous = Page précédente
album-next = Page suivante
album-pocket-wanted = recherchée
album-pocket-new = nouvelle depuis votre dernière visite
lent-title = Prêtées pour jouer
lent-what = Ces cinq-là sont prêtées. Avec un compte, vous gardez ce que vous gagnez.
lent-play = Jouer avec elles
lent-account = Ce qu’un compte garde
lent-keeps-start = Des cartes et des gils pour commencer
lent-keeps-won = Les cartes gagnées, échangées ou sorties des paquets
lent-keeps-wish = Votre liste de recherches, que les autres voient en échangeant
card-hand = Dans ma main
card-deck = Dans un deck
card-offer = Proposer
story-title = Son histoire
story-game = Voir la partie
story-enrolled = Un cadeau de bienvenue
story-opened = Trouvée dans un paquet
story-bought = Achetée à la boutique
story-sold = Vendue à la boutique
story-traded = { $way ->
    [got] { $known ->
        [yes] Échangée avec { $name }
       *[no] Venue d’un échange
     }
   *[gave] { $known ->
        [yes] Donnée à { $name } dans un échange
       *[no] Donnée dans un échange
     }
 }
story-won = { $known ->
    [yes] Gagnée contre { $name }
   *[no] Gagnée dans une partie
 }
story-staked = { $known ->
    [yes] Mise en jeu contre { $name }
   *[no] Mise en jeu
 }
story-before = Avant d’arriver chez vous
story-had-enrolled = Un cadeau de bienvenue pour { $owner }
story-had-opened = { $owner } l’a sortie d’un paquet
story-had-bought = { $owner } l’a achetée à la boutique
story-had-granted = L’hôte l’a donnée à { $owner }
story-had-traded = { $known ->
    [yes] Échange entre { $name } et { $owner }
   *[no] { $owner } l’a eue dans un échange
 }
story-had-won = { $known ->
    [yes] { $owner } l’a gagnée contre { $name }
   *[no] { $owner } l’a gagnée dans une partie
 }
collection-gil = gils
collection-of = Collection : { $name }
collection-loading = On étale les cartes
collection-set = Jeu de cartes
collection-set-ff8 = Final Fantasy VIII
collection-set-ff14 = Final Fantasy XIV
collection-set-enforced = toutes les cartes
collection-show = Quelles cartes
collection-all = Toutes
collection-owned = À vous
collection-doubles = Doubles
collection-missing = Manquantes
collection-wanted = Recherchées
collection-find = Chercher une carte
collection-none = Aucune carte ne correspond. Retirez un filtre.
collection-not-owned = pas à vous
collection-staked = { $count } en jeu
collection-more = En montrer plus
collection-lately = Derniers changements
collection-ledger = Tout le registre
collection-trades = Échanges
collection-register = Les cartes de chacun sont publiques ici. Pour en avoir une, proposez quelque chose.
collection-you-own = { $count ->
    [0] Vous n’en avez pas.
    [one] Vous en avez une.
   *[other] Vous en avez { $count }.
 }
register-title = À qui est-elle ?
register-nobody = Personne n’en a à échanger.
register-you = vous
shop-buy-for = Acheter pour { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
shop-sell-for = Vendre pour { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
shop-sellable = { $count ->
    [0] Un cadeau ne se revend pas : la boutique ne reprend que ce qu’elle a vendu.
    [1] La boutique reprend un exemplaire. Un cadeau ne se revend pas.
   *[other] La boutique reprend { $count } exemplaires. Un cadeau ne se revend pas.
 }
shop-not-here = Ces cartes ne se vendent et ne se rachètent pas ici.
shop-elsewhere = Où elles se vendent
shop-offered = Mise de côté : proposée à { $name }.
shop-bought = Achetée : { $card }.
shop-sold = Vendue : { $card }.
shop-draw = { $count ->
    [1] Une carte
   *[other] Chacune de { $count } cartes
 }
shop-share = Part
shop-of-kinds = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
 }
shop-open-for = Acheter et ouvrir pour { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
shop-keep = Il vous restera { $gil } { $gil ->
    [one] gil
   *[other] gils
 }.
shop-short = Il vous manque { $gil } { $gil ->
    [one] gil
   *[other] gils
 }.
pack-tear = Déchirer le paquet
pack-tear-how = Tirez le long du papier, ou touchez-le.
pack-fresh = Nouvelle
pack-rare = Une carte rare
pack-new = { $count ->
    [0] Rien de nouveau cette fois.
    [1] Nouvelle dans votre album : { $names }
   *[other] { $count } nouvelles dans votre album : { $names }
 }
pack-check = Le sceau est le SHA-256 du secret. Vous l’avez vu avant de payer.
pack-turned = { $turned } sur { $all } retournées
pack-all-turned = Le paquet est ouvert
pack-turn-card = Retourner la carte { $number }
pack-turn-it = Retourner
pack-turn-next = Retourner la suivante
pack-turn-all = Tout retourner
pack-kept = Ranger dans l’album
pack-looker = { $others ->
    [0] { $name } la recherche
    [one] { $name } et une autre personne la recherchent
   *[other] { $name } et { $others } autres la recherchent
 }
pack-fits = Sceau vérifié : c’était bien ce paquet.
pack-misfits = Le sceau ne correspond pas : un autre paquet a été ouvert entre-temps, ou quelque chose ne va pas. Le registre garde son secret.
pack-seal = Sceau :
pack-secret = Secret :
shop-fair = Chances et sceau
shop-price = Cartes valant
shop-worth = { $gil } gils
shop-chance = Chance d’en avoir une
shop-commitment = Votre prochain paquet est déjà scellé. Le registre garde son secret une fois ouvert. SHA-256 de ce secret :
pack-packet-of-five = Paquet de cinq
    .about = Une bonne carte (niveau 6 et plus, ou trois étoiles et plus), quatre quelconques.
pack-booster = Booster de dix
    .about = Dix cartes, chacune quelconque parmi toutes.
memo-enrolled = Cadeau de bienvenue
memo-bought = Achat
memo-opened = Paquet ouvert
memo-sold = Vente
memo-traded = Échange
memo-staked = Mise
memo-returned = Retour d’une partie
memo-won = Gain
memo-lost = Perte
memo-prize = Prime
memo-put-up = Mis en jeu pour un tournoi
memo-cup-prize = Gagné dans un tournoi
memo-put-back = Retour d’un tournoi
memo-granted = Donné par l’hôte
memo-taken-back = Repris par l’hôte
memo-trade-undone = Échange annulé
memo-with = { $memo ->
    [won] contre { $name }
    [lost] contre { $name }
   *[other] avec { $name }
 }
memo-match = la partie
memo-more = et { $count } de plus
ledger-title = Registre
ledger-lead = Tout ce que vous avez gagné et perdu. Rien ne s’efface.
ledger-empty = Rien encore. Ouvrez votre collection pour recevoir vos premières cartes.
trade-title = Échanges
trade-first = Échangez une carte que vous avez en double contre une qui vous manque.
trade-album = Ouvrir votre album
trade-with = Avec { $name }
trade-offer-to = Proposer un échange à { $name }
trade-you-give = Vous donnez
trade-you-get = Vous recevez
trade-nothing = rien
trade-no-cards = Pas de carte libre de ce jeu.
trade-agree = Accepter
trade-withdraw = Retirer
trade-decline = Décliner
trade-message = Quelques mots pour { $name }
trade-said = { $name } dit :
trade-said-you = Vous dites :
trade-yours = à vous d’accepter
trade-waiting = on attend l’autre
trade-done = fait
trade-lapsed = ne tient plus
trade-withdrawn = retiré
winnings-pick = { $count ->
    [1] Vous avez gagné : prenez une carte
   *[other] Vous avez gagné : prenez { $count } cartes
 }
prize-chance = Le hasard choisit le { $until }
prize-turns = { $count ->
    [1] Elles ont été jouées contre vous. Celle que vous prenez devient vôtre.
   *[other] Elles ont été jouées contre vous. Celles que vous prenez deviennent vôtres.
 }
prize-new = Nouvelle pour vous
prize-have = { $count ->
    [0] Vous n’en avez pas
    [one] Vous en avez une
   *[other] Vous en avez { $count }
 }
prize-take = Prendre { $cards }
winnings-take = Prendre
winnings-taken = Les cartes sont à vous.
winnings-took = { $whose ->
    [you] Vous avez pris { $cards }.
   *[other] { $name } a pris { $cards }.
 }
winnings-wait = { $count ->
    [1] Le vainqueur prend une carte du perdant, avant le { $until }.
   *[other] Le vainqueur prend { $count } cartes du perdant, avant le { $until }.
 }

## Ce qui est dit aux invités

value-guest = Il faut un compte pour avoir des cartes et des gils. Avec un nom et un mot de passe, vous recevez une première main et des gils.
value-guest-holds = Ce que vous avez est à vous et vous attend. Créez un compte, et cela pourra de nouveau se jouer, s’échanger et se vendre.
value-claim = Créer un compte

cardset-way = Les cartes de la salle
cardset-what = Des cartes inventées ici. On les active en choisissant les règles.
cardset-new = De nouvelles cartes
cardset-none = Pas encore de cartes de la salle
cardset-loading = On étale les cartes.
error-maker-needed = Seuls les hôtes et les gardiens de communautés peuvent faire des cartes. Un jeu qui existe peut être changé par les hôtes et par la personne qui l’a fait.
cardset-makers = Seuls les hôtes et les gardiens de communautés peuvent faire des cartes.
cardset-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
cardset-edition-of = Édition du { $day }
cardset-editions = Éditions
cardset-editions-how = Une partie garde l’édition avec laquelle elle a été ouverte, et se vérifie toujours avec elle.
cardset-change = Modifier
cardset-shop = Collection et boutique
cardset-play = Jouer avec
cardset-title = Titre
cardset-slug = Nom court
cardset-slug-help = Dans les règles et les adresses ; minuscules, chiffres et _, pour toujours.
cardset-pack-price = Un paquet coûte, en gils
cardset-of = Appartient à
cardset-home = Ces cartes se vendent chez { $name } seulement, tant qu’un hôte ne les a pas admises dans la salle.
cardset-homeless = Ces cartes ne se vendent nulle part, tant qu’un hôte ne les a pas admises dans la salle.
cardset-paste = Coller un tableau
cardset-file = Depuis un fichier
cardset-publish = Publier
cardset-empty = Collez un tableau, ou ouvrez un fichier. Chaque ligne a un nom et quatre côtés.
cardset-first = Une ligne par carte
cardset-example =
    nom, haut, droite, bas, gauche, niveau
    Phare, 4, 5, 6, 7, 2
    Baleine, 3, 5, 1, 5, 1
    Ancre, 6, 1, 6, 1, 1
    Tempête, 7, 3, 8, 9, 4
    Kraken, 9, 8, 2, 7, 4
cardset-try = Essayer avec ces cinq
cardset-paste-title = Coller un tableau
cardset-paste-how = Une ligne par carte. Les colonnes se reconnaissent à leur tête : nom, haut, droite, bas, gauche, élément, niveau, prix. Le JSON et les lignes comme « Geezard - 1541 » se lisent aussi.
cardset-paste-like = nom, haut, droite, bas, gauche, élément, niveau
cardset-paste-go = Lire
cardset-to-settle = { $count ->
    [one] { $count } ligne à régler
   *[other] { $count } lignes à régler
 }
cardset-ready = { $count ->
    [one] { $count } prête
   *[other] { $count } prêtes
 }
cardset-too-few = Il faut au moins { $least } cartes.
cardset-faces = Aperçu
cardset-faces-how = Comme sur la table
cardset-choose-face = Choisir son visage
cardset-more = { $count ->
    [one] Encore { $count }
   *[other] Encore { $count }
 }
cardset-line = Ligne
cardset-name = nom
cardset-top = haut
cardset-right = droite
cardset-bottom = bas
cardset-left = gauche
cardset-element = élément
cardset-level = niveau
cardset-price = prix
cardset-mend = Ce que la ligne { $line } devrait dire
cardset-make-it = Mettre { $cell }
cardset-take-out = La retirer
cardset-strength = Quelle force
cardset-strength-how = Les quatre côtés d’une carte, additionnés, par niveau
cardset-strongest = { $name } : { $total } en tout, au niveau { $level }.

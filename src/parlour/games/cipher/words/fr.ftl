## Le jeu

game-cipher = Fire Emblem Cipher
    .short = Cipher
game-cipher-blurb = Deux héros, deux troupes, cinq orbes chacun.
first = Premier joueur
second = Second joueur
cipher-seat-first = Premier joueur
cipher-seat-second = Second joueur

## Réglages

preset-official = Ordre officiel
    .help = Au début de son tour, on redresse ses unités, puis on pioche une carte, comme dans les règles officielles.
group-timing = Déroulement
option-opening_order = Phase d’ouverture
    .help = Ce qui vient d’abord au début d’un tour.
option-opening_order-draw_first = piocher, puis redresser
    .means = Vous piochez d’abord, puis redressez vos unités.
option-opening_order-untap_first = redresser, puis piocher
    .means = Vous redressez d’abord vos unités, puis piochez.
option-support_discard = Cartes de soutien
    .help = Quand elles partent à la fin d’une attaque.
option-support_discard-after_skills = après les compétences de fin d’attaque
    .means = Elles restent jusqu’à la fin des compétences de fin d’attaque.
option-support_discard-before_skills = avant les compétences de fin d’attaque
    .means = Elles partent avant les compétences de fin d’attaque.

## Table

cipher-line-front = Ligne de front
cipher-line-back = Arrière-ligne
cipher-phase-mulligan = Mise en place
cipher-phase-opening = Phase d’ouverture
cipher-phase-bond = Phase de lien
cipher-phase-deployment = Phase de déploiement
cipher-phase-action = Phase d’action
cipher-phase-end = Phase de fin
cipher-phase-over = Terminé
cipher-counts = main { $hand }, orbes { $orbs }, liens { $bonds } (dont { $up } face visible), deck { $deck }, aire de retraite { $retreat }
cipher-hand = Main :
cipher-orbs-up = Orbes visibles :
cipher-colour-red = rouge
cipher-colour-blue = bleu
cipher-colour-white = blanc
cipher-colour-black = noir
cipher-colour-green = vert
cipher-colour-purple = violet
cipher-colour-yellow = jaune
cipher-colour-brown = brun
cipher-theme-S01 = Guerre des Ténèbres (Marth)
cipher-theme-S02 = Awakening (Chrom)
cipher-theme-S03 = Fates – Hoshido (Corrin, homme)
cipher-theme-S04 = Fates – Nohr (Corrin, femme)
cipher-theme-S05 = Path of Radiance (Ike)
cipher-theme-S06 = Tokyo Mirage Sessions #FE (Itsuki)
cipher-theme-S07 = Binding Blade (Roy)
cipher-theme-S08 = Genealogy (Sigurd)

## Ce qui est demandé

cipher-ask-mulligan = Garder cette main, ou la remettre et piocher six nouvelles cartes ?
cipher-ask-bond = Posez une carte parmi vos liens, ou passez.
cipher-ask-deploy = Faites entrer une unité, ou attaquez.
cipher-ask-act = Attaquez, déplacez ou utilisez une compétence, ou finissez votre tour.
cipher-ask-target = Qui attaquer avec { $card } ?
cipher-ask-critical = Coup critique ?
cipher-ask-evade = Esquiver l’attaque ?
cipher-ask-orb = Votre héros est vaincu : prenez un orbe.
cipher-ask-orb-lost = Choisissez un de vos orbes à détruire.
cipher-ask-orb-turned = Choisissez un de vos orbes à retourner.
cipher-ask-keeper = Des unités portent le même nom : laquelle reste ?
cipher-ask-order = Quelle compétence d’abord ?
cipher-ask-cover = Déplacer { $card } maintenant que l’attaque est finie ?
cipher-ask-stack = Empiler la carte de soutien sous { $card } ?
cipher-ask-keep = Mettre { $card } dans les liens plutôt que dans l’aire de retraite ?
cipher-ask-join = Déployer { $card }, maintenant que son unité est vaincue ?
cipher-ask-return = Mettre { $card } dans la main plutôt que dans l’aire de retraite ?
cipher-ask-pay = Utiliser « { $skill } » ?
cipher-ask-choose = { $skill ->
    [none] Choisissez.
   *[other] Choisissez pour « { $skill } ».
 }
cipher-ask-onto = Sur quelle unité va { $card } ?
cipher-ask-destination = Où va { $card } ?
cipher-ask-line = Dans quelle ligne vient { $card } ?

## Réponses

cipher-answer-mulligan-no = Garder la main
cipher-answer-mulligan-yes = Piocher six nouvelles cartes
cipher-answer-bond-no = Pas de lien ce tour
cipher-answer-deploy-no = Passer à l’attaque
cipher-answer-act-no = Finir le tour
cipher-answer-critical-no = Pas de coup critique
cipher-answer-evade-no = Ne pas esquiver
cipher-answer-orb-unseen = Un orbe que personne n’a vu
cipher-answer-pay-no = Ne pas l’utiliser
cipher-answer-pay-yes = L’utiliser
cipher-answer-choose-no = C’est tout
cipher-answer-choose-none = Aucune carte ne convient
cipher-answer-destination-no = Dans la main
cipher-answer-destination-yes = Sur le deck
cipher-answer-line-front = Ligne de front
cipher-answer-line-back = Arrière-ligne
cipher-action-front = Déployer { $card } en ligne de front ({ $cost ->
    [one] { $cost } lien
   *[other] { $cost } liens
 })
cipher-action-back = Déployer { $card } en arrière-ligne ({ $cost ->
    [one] { $cost } lien
   *[other] { $cost } liens
 })
cipher-action-grow = Poser { $card } sur une unité de son nom ({ $cost ->
    [one] { $cost } lien
   *[other] { $cost } liens
 })
cipher-action-attack = Attaquer avec { $card }
cipher-action-move = Déplacer { $card }
cipher-action-skill = { $card } : { $skill }
cipher-action-trigger = { $card } : { $skill }
cipher-choose-bond = { $card } devient un lien
cipher-choose-target = Attaquer { $card }
cipher-choose-critical = Défausser { $card } pour un coup critique
cipher-choose-evade = Défausser { $card } pour esquiver
cipher-choose-orb = L’orbe { $card }
cipher-choose-keeper = Garder { $card }
cipher-choose-choose = { $card }
cipher-choose-onto = Sur { $card }
cipher-why-no-bond = Cette carte ne peut jamais devenir un lien.
cipher-why-colour = Il faut un lien { $colour } face visible.
cipher-why-budget = Elle coûte { $cost } ; il reste { $left } ce tour.
cipher-why-name = Une unité de ce nom est déjà sur votre terrain.
cipher-why-terms = Son texte ne lui permet pas de venir maintenant.

## Événements

event-cipher-deck = { $name } joue { $deck ->
    [own] un deck de sa composition
   *[other] le deck { $deck }
 }, mené par { $card }.
event-cipher-mulligan = { $name } { $yes ->
    [true] remet sa main et pioche six nouvelles cartes.
   *[false] garde sa main.
 }
event-cipher-started = Les héros sont révélés. { $name } commence.
event-cipher-turn = Tour { $number } : { $name }.
event-cipher-phase = { $phase } : { $name }.
event-cipher-drew = { $name } pioche { $card }.
event-cipher-drew-hidden = { $name } pioche une carte.
event-cipher-reshuffled = { $name } mélange son aire de retraite en un nouveau deck.
event-cipher-searched = { $name } consulte son deck et le mélange.
event-cipher-bond = { $name } met { $card } dans ses liens{ $face_down ->
    [true] , face cachée
   *[false] { "" }
 }.
event-cipher-bond-hidden = { $name } met une carte face cachée dans ses liens.
event-cipher-deployed = { $name } déploie { $card } : { $line }.
event-cipher-leveled = { $card } { $promoted ->
    [true] change de classe.
   *[false] monte de niveau.
 }
event-cipher-grew = { $card } passe sous son unité.
event-cipher-moved = { $card } se déplace : { $line }.
event-cipher-marched = { $card } doit marcher vers la ligne de front.
event-cipher-tapped = L’unité { $card } est inclinée.
event-cipher-untapped = L’unité { $card } est redressée.
event-cipher-attack = { $card } attaque { $target_card }.
event-cipher-support = { $name } retourne { $card }{ $failed ->
    [true] { " : le soutien échoue" }
   *[false] { " en soutien" }
 }.
event-cipher-no-support = { $name } n’a aucune carte à retourner.
event-cipher-skill = { $card } utilise « { $skill } ».
event-cipher-declined = { $card } n’utilise pas « { $skill } ».
event-cipher-critical = Coup critique ! { $card } attaque avec { $total }.
event-cipher-evade = { $card } esquive.
event-cipher-clash = { $card } { $total } contre { $target_card } { $target_total }.
event-cipher-defeated = L’unité { $card } est vaincue.
event-cipher-withstood = { $card } résiste.
event-cipher-orb-taken = { $name } prend l’orbe { $card }.
event-cipher-orb-taken-hidden = { $name } prend un orbe.
event-cipher-to-hand = { $name } prend { $card } en main.
event-cipher-to-hand-hidden = { $name } met une carte dans sa main.
event-cipher-to-retreat = { $card } va dans l’aire de retraite.
event-cipher-to-boundless = { $card } va dans l’aire infinie.
event-cipher-to-deck = La carte { $card } est posée sur le deck.
event-cipher-to-deck-hidden = { $name } pose une carte sur son deck.
event-cipher-orb-added = { $name } gagne un orbe.
event-cipher-orb-seen = { $name } regarde un orbe : { $card }.
event-cipher-orb-seen-hidden = { $name } regarde un orbe.
event-cipher-orb-flipped = L’orbe { $card } est retourné face { $face_down ->
    [true] cachée
   *[false] visible
 }.
event-cipher-flipped = La carte { $card } est retournée face { $face_down ->
    [true] cachée
   *[false] visible
 } parmi les liens.
event-cipher-revealed = La carte { $card } est révélée.
event-cipher-looked = { $card } est sur le dessus du deck.
event-cipher-looked-hidden = On regarde le dessus du deck : { $name }.
event-cipher-power = { $card } : { $amount } en attaque.
event-cipher-gained = L’unité { $card } { $effect }.
event-cipher-main = { $card } est désormais le héros.
event-cipher-result = { $winner ->
    [first] { $name } gagne.
    [second] { $name } gagne.
   *[none] Les deux perdent en même temps : match nul.
 }
cipher-gained-orb-damage = détruit plus d’orbes
cipher-gained-add-range = gagne une portée de plus
cipher-gained-ignore-range = attaque quelle que soit la portée
cipher-gained-add-tags = gagne une couleur, une arme ou un type
cipher-gained-cannot-critical = ne peut pas faire de coup critique
cipher-gained-cannot-be-evaded = ne peut pas être esquivée
cipher-gained-cannot-evade = ne peut pas esquiver
cipher-gained-cannot-attack = empêche des unités adverses d’attaquer
cipher-gained-cannot-be-destroyed = ne peut pas être vaincue
cipher-gained-cannot-be-moved = ne peut pas être déplacée
cipher-gained-cannot-be-tapped = ne peut pas être inclinée
cipher-gained-cannot-be-untapped = ne peut pas être redressée
cipher-gained-cannot-be-attacked = ne peut pas être attaquée
cipher-gained-grant-skill = gagne une compétence
cipher-gained-cannot-deploy = empêche de déployer des cartes
cipher-gained-reduce-cost = paie moins pour des compétences
cipher-gained-copy-unit = copie une autre unité
cipher-gained-forbid-skill = interdit l’emploi d’une compétence
cipher-gained-seal-support-skills = empêche l’effet des compétences de soutien adverses

## Refus

error-cipher-unknown-card = Il n’y a pas de carte { $card } : donnez un code comme B01-003 ou un nom entier.
error-cipher-several-cards = « { $card } » est le nom de { $count } cartes : { $known }{ $more ->
    [0] {""}
    [one] {" "}et 1 autre
   *[other] {" "}et { $more } autres
 }. Écrivez aussi le titre, ou le code.
error-cipher-too-many-copies = { $card } : { $count } exemplaires ; { $most } au plus sont permis.
error-cipher-deck-too-small = Un deck a au moins { $least } cartes ; celui-ci en a { $count }.
error-cipher-deck-too-large = Ce deck a { $count } cartes. Les règles ne fixent pas de maximum, mais cette maison en accepte { $most } au plus.
error-cipher-main-cost = { $card } coûte { $cost } ; un héros coûte exactement 1.
error-cipher-main-not-in-deck = Le héros { $card } n’est pas dans le deck.
error-cipher-card-not-enforced = { $card } existe bien, mais n’est pas encore appliquée ici ; remplacez-la.
error-cipher-deck-line = La ligne { $line } est illisible : « { $text } ». Écrivez un nombre et une carte, comme « 3 B01-008 ».
error-cipher-deck-count = « { $count } » n’est pas un nombre d’exemplaires : écrivez-en un de 1 à { $most }.
error-cipher-unknown-deck = Il n’y a pas de deck { $deck } ; il y a { $known }.
error-cipher-bad-bring = Apportez le nom d’un deck, un héros avec des cartes, ou un deck en texte.
error-cipher-bad-action = « { $action } » n’est pas une réponse possible maintenant. Possible : { $known }.
error-cipher-illegal = Ce n’est pas une réponse à ce qui est demandé ({ $ask }).
error-cipher-bad-position = La position est fausse ici : { $problem ->
    [one-of] on attend une valeur parmi { $known }
    [list] on attend une liste
    [object] on attend un objet
    [field] il n’y a pas de champ « { $given } » ; il y a { $known }
    [flag] on attend true ou false
    [number] on attend un nombre de { $least } à { $most }
    [mains] { $count } unités sont marquées comme principales, il en faut une
    [empty-unit] une unité a au moins une carte
    [supports] une seule carte soutient
    [pool] cartes dans la réserve : { $count }, cartes jamais vues : { $most } ; il en faut autant des unes que des autres
    [mixed] { $count } entrées, et il en faut { $most }
    [unmixed] une carte serait là où elle n’a pas pu venir : le mélange { $count } a plus de places cachées, ou de cartes venues plus tard, qu’il ne peut
    [nowhere] aucune carte ne se trouve en « { $given } »
    [skill] une compétence est le code d’une carte et un nombre à partir de 0
    [missing] il manque ; « { $given } » en a besoin
    [battle] un combat a un attaquant et un défenseur
    [sourceless] une compétence est celle d’une carte
    [pending] cette phase demande une décision en attente
   *[other] { $problem }
 }.
error-cipher-too-many-outcomes = Cette réponse a trop d’issues pour les énumérer : ajoutez un « seed » pour en tirer une.
error-cipher-no-position = Au milieu de cette compétence, la position ne peut pas être écrite.

cipher-seed-wanted = Une graine est un nombre entier de 0 à 2^63 - 1.
cipher-decks-wanted = « decks », ce sont deux decks, chacun un objet tel qu’un joueur l’apporte.

level-cipher-pip = Compte les cartes, et non leur force : pour Pip, un orbe vaut une carte en main. Visez les orbes.
character-cipher-clover = Pense à la force et aux orbes, parfois.
character-cipher-otto = Oublie la force et les orbes une fois sur trois.
character-cipher-hazel = Prend tout ce qui s’offre, sans attendre.
character-cipher-basil = Pense à votre réponse, guère plus loin.
character-cipher-reynard = Regarde quelques coups plus loin.
character-cipher-corvin = Essaie des centaines de suites avant de jouer.
balance-turns-cipher = Unités vaincues par partie

cipher-coach-danger = { $unit } peut toucher { $hero } : { $attack } contre { $defense }, et vous n’avez plus d’orbe.
cipher-coach-why-keep = { $count } cartes peu chères : de quoi jouer dès les premiers tours.
cipher-coach-why-redraw = Cette main a trop peu de cartes à jouer tôt.
cipher-coach-why-bond = Cette carte coûte { $cost }, et vos liens n’en paient que { $left }. Comme lien, elle paie 1 par tour.
cipher-coach-why-bond-pays = Cette carte paie 1 par tour, et vos cartes chères arrivent plus tôt.
cipher-coach-why-pass = Aucune carte de votre main ne peut devenir un lien.
cipher-coach-why-level = Pour { $cost }, l’unité attaque à { $attack } au lieu de { $before }. L’ancienne carte reste dessous.
cipher-coach-why-promote = Pour { $cost }, l’unité attaque à { $attack } au lieu de { $before }, et vous piochez une carte.
cipher-coach-why-deploy = { $left ->
    [1] Pour le lien qui vous reste, une attaque de plus par tour.
   *[other] Pour { $cost } de vos { $left } liens, une attaque de plus par tour.
 }
cipher-coach-why-behind = À portée { $range }, elle attaque de l’arrière, et la portée 1 ne l’y atteint pas.
cipher-coach-why-deploy-cover = { $left ->
    [1] Pour le lien qui vous reste, elle attire des attaques qui viseraient votre héros.
   *[other] Pour { $cost } de vos { $left } liens, elle attire des attaques qui viseraient votre héros.
 }
cipher-coach-why-no-deploy = Rien dans votre main ne peut être déployé maintenant.
cipher-coach-why-first-turn = Personne n’attaque au premier tour.
cipher-coach-why-attack = { $attack } contre { $defense }, soutien en plus.
cipher-coach-why-too-strong = Au mieux { $attack } contre { $defense } : une carte de soutien comble rarement l’écart.
cipher-coach-why-done = Aucune de vos unités ne peut attaquer maintenant.
cipher-coach-why-target-main = { $attack } contre { $defense }, soutien en plus : un coup au but détruit un orbe.
cipher-coach-why-target-last = { $attack } contre { $defense }, soutien en plus, et plus d’orbe en face : un coup au but gagne.
cipher-coach-why-critical = Doublée, l’attaque fait { $doubled } contre { $against } ; sinon, elle échoue.
cipher-coach-why-no-card = Aucune carte de ce nom en main ; la question est toujours posée, pour ne rien trahir.
cipher-coach-why-hits-anyway = { $attack } suffit contre { $against } : gardez la carte.
cipher-coach-why-not-enough = Même doublée, l’attaque fait { $doubled }, moins que { $against }.
cipher-coach-why-evade-main = À { $attack } contre { $against }, vous perdriez un orbe.
cipher-coach-why-evade-last = À { $attack } contre { $against } et sans orbe, vous perdriez la partie.
cipher-coach-why-evade = À { $attack } contre { $against }, l’unité serait vaincue.
cipher-coach-why-holds = { $attack } contre { $against } : l’attaque échoue d’elle-même.
cipher-coach-why-pay = J’ai essayé avec et sans : elle vaut son prix.
cipher-coach-why-line = Devant, elle est une ligne plus près de chaque unité adverse.
cipher-coach-why-line-back = Derrière, l’unité est plus loin de chaque unité adverse.
cipher-coach-why-keep-better = Ces cartes valent mieux, en moyenne, que six nouvelles.
cipher-coach-why-redraw-better = Six nouvelles cartes valent mieux, en moyenne, que celles-ci.
cipher-coach-why-bond-spare = Une carte devenue lien ne se joue plus : celles-ci valent mieux en main.
cipher-coach-why-deploy-spare = Une carte en main peut encore servir de lien, de coup critique ou d’esquive.
cipher-coach-why-critical-spare = L’attaque échoue, mais la carte reste en main pour plus tard.
cipher-coach-why-evade-orb = Un orbe détruit va dans votre main : vous le perdez, mais vous gagnez une carte.
cipher-coach-why-evade-spare = L’unité est vaincue, mais la carte reste en main pour plus tard.
cipher-coach-why-choose-bond = Un lien face cachée paie encore ce que vous déployez.
cipher-coach-why-choose-cheapest = Elle coûte { $cost }, et aucune de ces cartes ne coûte moins.
cipher-coach-why-choose-strongest = Son attaque est de { $attack }, et aucune de celles-ci n’est plus forte.
cipher-coach-why-does = { $does }
cipher-coach-why-sum = +{ $gain } : { $attack } contre { $against }.
cipher-coach-why-unit-attack = { $unit } attaque à { $attack } au lieu de { $before }.
cipher-coach-why-pay-allies = Les unités qui paieraient peuvent faire autre chose.
cipher-coach-why-pay-bonds = Un lien face visible peut payer une autre compétence plus tard.
cipher-coach-why-choose-double = Vous en avez une autre en main.
cipher-coach-why-choose-dear = Elle coûte { $cost }, et vous avez { $bonds ->
    [one] { $bonds } lien
   *[other] { $bonds } liens
 }.
cipher-coach-why-choose-named = Avec elle en main, votre { $unit } peut esquiver, ou porter un coup critique.
cipher-coach-why-choose-payable = { $bonds ->
    [1] Votre lien paie son coût de { $cost }.
   *[other] Vos { $bonds } liens paient son coût de { $cost }.
 }
cipher-coach-why-hero-strong = Le héros adverse est trop fort : au mieux, { $attack } contre { $defense }.
cipher-coach-why-hero-far = Aucune de vos unités n’atteint le héros adverse maintenant.
cipher-coach-why-level-skill = Pour { $cost }, l’unité gagne la compétence « { $skill } ».
cipher-coach-why-tried = De tout ce que j’ai essayé, c’est ce qui a le mieux marché.
cipher-coach-why-only = Il n’y a rien d’autre à faire ici.

## Une invitation

cipher-invited-kind = Cipher, une bataille de cartes. 20 minutes.
cipher-invited-picture = Chrom attaque Marth : { $attack } contre { $against }
cipher-invited-event = 60 bat 50 : un orbe est détruit.
cipher-invited-goal = Chacun a un héros, une troupe et cinq orbes. Un deck entier vous attend.
cipher-invited-line-1 = Chacun mène un héros, avec une troupe et cinq orbes.
cipher-invited-line-2 = À chaque tour, vous faites entrer des unités et vous attaquez.
cipher-invited-line-3 = Chaque camp retourne une carte de son deck : elle ajoute son soutien.
cipher-invited-line-4 = Une attaque aussi forte que le héros adverse, ou plus, détruit un orbe.
cipher-invited-line-5 = Plus d’orbe ? Touchez ce héros encore une fois, et vous gagnez.
cipher-invited-lent = { $deck ->
    [S01] Celui de Marth.
    [S02] Celui de Chrom.
    [S03] Celui de Corrin, Hoshido.
    [S04] Celui de Corrin, Nohr.
    [S05] Celui d’Ike.
    [S06] Celui d’Itsuki.
    [S07] Celui de Roy.
    [S08] Celui de Sigurd.
   *[own] Celui de votre dernière partie.
}
    .lead = { $deck ->
    [own] Votre deck.
   *[lent] Un deck prêté.
}

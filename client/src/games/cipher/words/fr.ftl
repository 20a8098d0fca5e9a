## La table dans le navigateur

cipher-word-front = Front
cipher-word-back = Arrière
cipher-word-orbs = Orbes
cipher-word-bonds = Liens
cipher-word-hand = Main
cipher-word-deck = Deck
cipher-word-deck_top = Connu du deck
cipher-word-retreat = Aire de retraite
cipher-word-boundless = Aire infinie
cipher-line-of = { $line ->
    [front] Ligne de front, { $name }
   *[back] Arrière-ligne, { $name }
 }
cipher-line-empty = { $line ->
    [front] Front, vide
   *[back] Arrière, vide
 }
cipher-piles-of = { $name } : deck { $deck }, aire de retraite { $retreat }
cipher-pile-empty = Vide
cipher-face-up = { $of ->
    [0] Liens 0
   *[other] { $up } sur { $of } visibles
 }
cipher-orbs-left = { $count ->
    [0] plus d’orbe
    [one] 1 orbe
   *[other] { $count } orbes
 }{ $up ->
    [0] {""}
    [one] , 1 visible
   *[other] , { $up } visibles
 }
cipher-your-hand = Votre main
cipher-hand-empty = Votre main est vide.

cipher-setup = Mise en place
cipher-ended = La fin
cipher-turn-of = Tour { $number } : { $name }
cipher-phases = Phases du tour
cipher-stage-opening = Début
cipher-stage-bond = Lien
cipher-stage-deployment = Déployer
cipher-stage-action = Action
cipher-stage-end = Fin

cipher-say-card = { $card }, coût { $cost }, attaque { $attack }, portée { $range }
cipher-say-hidden = carte cachée
cipher-say-hidden-main = héros, face cachée
cipher-say-main = héros
cipher-say-stack = pile de { $count }
cipher-say-promoted = promue
cipher-say-tapped = inclinée
cipher-say-ready = redressée
cipher-say-up = face visible
cipher-say-down = face cachée
cipher-say-chosen = En main ; choisissez quoi en faire.
cipher-say-choices = { $count ->
    [one] { $count } chose possible
   *[other] { $count } choses possibles
 }.

cipher-battle = Le combat
cipher-step-declared = Déclarer
cipher-step-support = Soutien
cipher-step-critical = Critique
cipher-step-evade = Esquive
cipher-step-result = Résultat
cipher-bonus = compétences
cipher-support-card = Carte de soutien{ $failed ->
    [true] , échouée
   *[false] { "" }
 }
cipher-support-failed = Le soutien échoue{ $same ->
    [true] { " : même nom que l’unité" }
   *[false] { "" }
 }.
cipher-verdict-evaded = { $unit } esquive l’attaque.
cipher-verdict = { $over ->
    [true] { $hit ->
        [true] { $attacker } touche { $defender }.
       *[false] { $defender } résiste à { $attacker }.
     }
   *[false] { $hit ->
        [true] En l’état, { $attacker } touche { $defender }.
       *[false] En l’état, { $defender } résiste.
     }
 }
cipher-no-battle = { $first ->
    [true] Au tout premier tour, personne n’attaque.
   *[false] Pas de combat
 }
cipher-preview = { $attacker } { $attack } contre { $defender } { $defense }, avant le soutien
cipher-takeback-anew = Les cartes non vues des decks et des orbes sont mélangées de nouveau
cipher-before-support = Avant le soutien
cipher-against = contre
cipher-before = Chacun choisit d’abord sa main.

cipher-goal = { $orbs ->
    [0] Touchez { $main } encore une fois pour gagner.
    [one] Détruisez le dernier orbe adverse, puis touchez { $main } encore une fois.
   *[other] Détruisez les { $orbs } orbes adverses, puis touchez { $main } encore une fois.
 }
cipher-goal-strip = But :
cipher-goal-hero = le héros

cipher-question = Ce qui est demandé
cipher-hint-mulligan = Vous pouvez remettre toute la main une seule fois.
cipher-hint-bond = Chaque lien paie 1 à chaque tour. Un lien visible donne aussi sa couleur. Choisissez une carte de votre main.
cipher-hint-deploy = Choisissez une carte éclairée de votre main, puis une ligne. Une unité du même nom monte de niveau.
cipher-hint-act = { $first ->
    [true] Choisissez une unité pour la déplacer ou utiliser ses compétences ; on attaque dès le tour suivant.
   *[false] Choisissez une unité éclairée pour attaquer, la déplacer ou utiliser ses compétences.
 }
cipher-hint-target = Seules les unités à portée sont éclairées. Chaque camp ajoutera une carte de soutien à son attaque.
cipher-without-critical = { $total } { $sign } { $against } : { $hits ->
    [true] touché de toute façon
   *[false] sinon, raté
 }
cipher-without-evade = { $total } { $sign } { $against } : { $hits ->
    [true] sinon, touché
   *[false] raté de toute façon
 }
cipher-cost-critical = Défaussez { $unit } pour doubler l’attaque.
cipher-cost-evade = Défaussez { $unit }, et l’attaque échoue.
cipher-cost-none = { $kind ->
    [critical] Une carte ou une compétence peut doubler l’attaque.
   *[evade] Une carte ou une compétence peut faire échouer l’attaque.
 }
cipher-do-critical = Doubler
cipher-do-evade = Esquiver
cipher-keep = Garder { $unit }
cipher-tap-row = { $unit } : choisissez une rangée.
cipher-to-spend = { $left ->
    [0] Plus de lien à dépenser.
    [one] Encore { $left } lien à dépenser. Qui entre en jeu ?
   *[other] Encore { $left } liens à dépenser. Qui entre en jeu ?
 }
cipher-budget = Reste { $left } sur { $all } à payer
cipher-read = Lire la carte
cipher-put-back = Reposer
cipher-back = Retour
cipher-attack-ask = Attaquer { $defender } avec { $attacker } ?
cipher-let-go = { $on ->
    [unit] Lâchez sur { $unit } pour attaquer.
    [place] Lâchez ici, et c’est fait.
   *[none] Lâchez sur l’une des places marquées.
 } Lâchez ailleurs, ou appuyez sur Échap, et rien ne s’est passé.
cipher-let-go-finger = { $on ->
    [unit] Lâchez pour attaquer ; ailleurs, rien ne se passe.
    [place] Lâchez, et c’est fait ; ailleurs, rien ne se passe.
   *[none] Lâchez sur une place marquée ; ailleurs, rien.
 }
cipher-all-choices = Voir en liste
cipher-empty = Coup critique ou esquive, sans carte à défausser
cipher-empty-help = La page dit non pour vous. Elle attend le temps que vous prenez quand une carte pourrait répondre, pour que personne n’apprenne rien de votre main.
cipher-empty-me = Toujours me demander
cipher-empty-page = Répondre pour moi
cipher-empty-critical = Pas de coup critique : pas d’autre { $unit } en main.
cipher-empty-evade = Pas d’esquive à choisir : aucun { $unit } en main.
cipher-empty-stop = Répondre moi-même
cipher-queue = Encore à venir :
cipher-their-turn = { $phase ->
    [mulligan] { $name } choisit sa main.
   *[other] { $name } joue.
 }
cipher-sending = Envoi
cipher-playing = En cours
cipher-looking = Vous regardez un moment passé.

cipher-film = { $name } joue
cipher-film-pause = Pause
cipher-film-skip = Passer
cipher-film-then = Puis
cipher-film-card = Une carte
cipher-film-orb = −1 orbe
cipher-film-does = { $does ->
    [deployed] arrive
    [leveled] monte de niveau
    [moved] se déplace
    [skill] utilise une compétence
   *[attack] attaque { $target }
 }
cipher-film-joined = { $count } { $does ->
    [deployed] arrivées
    [leveled] montées de niveau
    [moved] déplacements
    [skill] compétences
   *[attack] attaques
 }

cipher-log = Récit
cipher-piles = Piles
cipher-piles-theirs = Les piles adverses
cipher-learn = Leçons

cipher-because = { $reason ->
    [orbs] { $hero } tombe : il ne lui restait plus d’orbe.
    [cards] Le deck et l’aire de retraite sont vides.
   *[draw] Les deux camps ont perdu en même temps.
 }

## Une carte

cipher-colourless = incolore
cipher-fact-cost = Coût
cipher-fact-promotion = Changement de classe
cipher-fact-attack = Attaque
cipher-fact-support = Soutien
cipher-fact-range = Portée
cipher-no-skill = Aucune compétence.
cipher-not-enforced = Imprimée, pas encore appliquée ici ; un deck avec elle est refusé.
cipher-trait-sword = épée
cipher-trait-lance = lance
cipher-trait-axe = hache
cipher-trait-bow = arc
cipher-trait-tome = grimoire
cipher-trait-staff = bâton
cipher-trait-knife = dague
cipher-trait-fang = crocs
cipher-trait-dragonstone = dracopierre
cipher-trait-brawl = poings
cipher-trait-armored = armure
cipher-trait-flier = volant
cipher-trait-beast = bête
cipher-trait-dragon = dragon
cipher-trait-mirage = mirage
cipher-trait-monster = monstre
cipher-trait-male = homme
cipher-trait-female = femme

## Choisir un deck

cipher-bring-from = Quel deck
cipher-bring-starter = Un deck de départ
cipher-bring-own = Un deck que vous composez
cipher-bring-starters = Decks de départ
cipher-decks-starter-S01 = Des épées et des cavaliers qui renforcent leurs attaques entre eux.
cipher-decks-starter-S02 = Des cavaliers solides, dont les talents agissent souvent seuls.
cipher-decks-starter-S03 = Beaucoup d’archers : ils frappent depuis l’arrière.
cipher-decks-starter-S04 = Dragons et lourdes haches : des cartes chères, des coups durs.
cipher-decks-starter-S05 = Des talents de toutes sortes, à jouer au bon moment.
cipher-decks-starter-S06 = Deux couleurs, et des unités qui changent sans cesse de ligne.
cipher-decks-starter-S07 = Des unités peu chères et peu de talents : vite appris.
cipher-decks-starter-S08 = Des cavaliers qui changent de ligne, et des liens qui ont leurs talents.
cipher-decks-level = { $deck ->
    [S01] Facile
    [S02] Facile
    [S07] Facile
    [S06] Difficile
    [S08] Difficile
   *[other] Moyen
}
cipher-bring-theme = { $name }, mené par { $main }, { $count } cartes
cipher-bring-cards = Cartes de ce deck
cipher-bring-copies = { $count } × { $card }
cipher-bring-back = Retour aux règles
cipher-bring-loading = Les cartes arrivent
cipher-bring-text = Deck en texte
cipher-bring-text-help = « MC: B01-003 » nomme le héros ; puis une ligne par carte, comme « 3 B01-008 » ou « 3x Red Knight Cain ». Au moins 50 cartes, au plus 4 du même nom.
cipher-bring-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
cipher-bring-copy-starter = Partir du deck { $name }
cipher-build-search = Chercher un nom, un texte, une classe
cipher-build-names = Les titres et les compétences restent en anglais ; les unités portent leur nom français quand il est sûr, leur nom anglais sinon.
cipher-build-hint = Un nom, une compétence…
cipher-build-filter = Filtrer
cipher-build-colour = Couleur
cipher-build-cost = Coût
cipher-build-weapon = Arme
cipher-build-found = { $count ->
    [one] { $count } carte trouvée
   *[other] { $count } cartes trouvées
 }
cipher-build-more = En montrer { $count } de plus
cipher-build-add = Ajouter { $card }
cipher-build-take = Retirer { $card }
cipher-build-lead = Prendre { $card } comme héros
cipher-build-others = { $count ->
    [one] { $count } autre est imprimée, mais pas encore appliquée ici.
   *[other] { $count } autres sont imprimées, mais pas encore appliquées ici.
}
cipher-build-show = { $count ->
    [one] La montrer
   *[other] Les montrer
}
cipher-build-only = Seulement les cartes jouables

## Ce que font les compétences, quand on cherche des cartes

cipher-decks-does = Ce que font ses compétences
cipher-does-choose = Ce qu’elle fait…
cipher-does-any = Les cartes qui font l’une des choses choisies ; le nombre dit combien conviennent à votre recherche.
cipher-does-without = Ne plus demander : { $ability }
cipher-does-clear = Tout retirer
cipher-does-show = { $count ->
    [one] Montrer { $count } carte
   *[other] Montrer { $count } cartes
 }
cipher-does-many = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
cipher-does-head-battle = Combat
cipher-does-head-units = Unités
cipher-does-head-cards = Cartes
cipher-does-head-orbs = Orbes
cipher-does-head-skills = Compétences
cipher-does-attack = Change l’attaque
cipher-does-range = Porte plus loin
cipher-does-sure = Interdit un coup critique ou une esquive
cipher-does-price = Autre prix d’un coup critique ou d’une esquive
cipher-does-supports = Agit sur les soutiens
cipher-does-support-x = Valeur de soutien X
cipher-does-protects = Protège des unités
cipher-does-restrains = Incline ou retient des unités
cipher-does-breaks-more = Détruit plusieurs orbes en un combat
cipher-does-defeats = Vainc ou renvoie des unités
cipher-does-moves = Déplace des unités
cipher-does-untaps = Redresse des unités
cipher-does-deploys = Déploie des cartes
cipher-does-bars = Empêche de déployer des cartes
cipher-does-levels = Monte de niveau par une compétence ou sur un autre nom
cipher-does-stacks = Met des cartes sous des unités
cipher-does-leaves = Va ailleurs que dans l’aire de retraite
cipher-does-leads = Change de héros
cipher-does-draws = Fait piocher
cipher-does-searches = Cherche dans le deck
cipher-does-recovers = Reprend des cartes de l’aire de retraite
cipher-does-arranges = Regarde ou arrange un deck
cipher-does-mills = Défausse des cartes d’un deck
cipher-does-discards = Défausse ou montre des cartes d’une main
cipher-does-bonds = Ajoute, retourne ou reprend des liens
cipher-does-turns-orbs = Regarde ou retourne des orbes
cipher-does-breaks-orbs = Détruit des orbes par une compétence
cipher-does-adds-orbs = Ajoute des orbes
cipher-does-borrows = Gagne des compétences ou copie une unité
cipher-does-silences = Ôte ou interdit des compétences
cipher-does-cheapens = Rend des compétences moins chères
cipher-does-traits = Gagne une couleur, une arme ou un type
cipher-does-from-bonds = Agit depuis les liens
cipher-does-from-hand = Agit depuis la main
cipher-does-turns = Agit au début ou à la fin d’un tour ou d’une phase
cipher-does-terms = Règles propres pour le deck et le terrain

## Les decks gardés

cipher-decks-title = Vos decks
cipher-decks-back = Tous vos decks
cipher-decks-lead = Gardés sur votre compte : ils vous attendent dans chaque navigateur où vous l’ouvrez.
cipher-decks-lead-guest = Gardés dans ce navigateur. Avec un compte, vous les avez partout.
cipher-decks-which = Deck
cipher-decks-new = Nouveau deck
cipher-decks-new-name = Nouveau deck
cipher-decks-import = Importer un deck
cipher-decks-starters = Partir d’un deck de départ
cipher-decks-begin = Partir du deck { $name }
cipher-decks-open = Ouvrir { $name }
cipher-decks-duplicate = Dupliquer
cipher-decks-duplicate-one = Dupliquer { $name }
cipher-decks-copy-of = { $name } - copie
cipher-decks-drop = Supprimer ce deck
cipher-decks-drop-one = Supprimer { $name }
cipher-decks-dropped = { $name } est supprimé.
cipher-decks-undo = Annuler
cipher-decks-name = Nom du deck
cipher-decks-save = Enregistrer
cipher-decks-saved = Enregistré sur votre compte
cipher-decks-saved-here = Enregistré dans ce navigateur
cipher-decks-draft = Brouillon, pas encore enregistré
cipher-decks-share = Partager
cipher-decks-link = Lien vers ce deck
cipher-decks-link-copied = Lien copié
cipher-decks-play = Jouer avec
cipher-decks-more = Autres actions sur ce deck
cipher-decks-text = Deck en texte
cipher-decks-copy-text = Copier le texte
cipher-decks-take-text = Prendre { $count ->
    [one] cette carte
   *[other] ces { $count } cartes
 }
cipher-decks-take-rest = Prendre { $count ->
    [one] la carte lue
   *[other] les { $count } cartes lues
 }
cipher-decks-line = Ligne { $line }
cipher-decks-leaves = Cartes ou deck
cipher-decks-leaf-finder = Cartes
cipher-decks-leaf-deck = Deck
cipher-decks-summary = Le deck en chiffres
cipher-decks-read = Lire { $card }
cipher-decks-stats = coût { $cost } · attaque { $attack } · soutien { $support }
cipher-decks-of-cost = Coût { $cost }
cipher-decks-empty = Aucune carte encore. Ajoutez-en depuis les cartes.
cipher-decks-curve = Cartes par coût : { $told }
cipher-decks-curve-bar = { $count } à { $cost }
cipher-decks-support = Soutien moyen : { $support }
cipher-decks-few = { $count } sur { $most }. Au moins { $most } cartes : encore { $missing }.
cipher-decks-missing = encore { $count }
cipher-decks-wrong = { $count } à corriger
cipher-decks-fits = jouable
cipher-decks-unfinished = inachevé
cipher-decks-size = { $count } cartes : il en faut au moins { $most }.
cipher-decks-many = { $count } cartes ; une partie a de la place pour { $most }.
cipher-decks-no-main = Pas encore de héros : couronnez une carte de coût 1.
cipher-decks-main-cost = { $card } coûte { $count } ; un héros coûte 1.
cipher-decks-main = Le héros coûte 1 : { $card }.
cipher-decks-copies = { $card } : { $count } exemplaires ; au plus { $most }.
cipher-decks-copies-good = Quatre exemplaires d’une carte au plus.
cipher-decks-not-enforced = { $card } : imprimée, pas encore appliquée ici.
cipher-decks-rare = Peu de cartes pour un lien de cette couleur ({ $colour }) : { $count } sur { $most }.
cipher-decks-hand = Main de départ
cipher-decks-again = Repiocher
cipher-decks-promote = Un changement de classe, { $name } : { $chance } sur 100.
cipher-decks-first = Une unité de coût 1 : { $chance } sur 100.
cipher-decks-odds = Sur des mains de { $count } cartes, avant toute repioche.

## Avant la première partie : une bataille

cipher-prelude = Première bataille
cipher-prelude-skip = Passer
cipher-prelude-step = Étape { $at } sur { $of }
cipher-prelude-goal = Détruisez les orbes, puis touchez le héros une dernière fois.
cipher-prelude-crown = Le héros porte la couronne.
cipher-prelude-take = Attaquer avec { $unit }
cipher-prelude-attack = Voici { $hero }, votre héros.
    .help = Le grand nombre est son attaque : { $attack }. Choisissez { $hero }, puis { $enemy }, pour attaquer.
cipher-prelude-sum = { $total } contre { $against } : touché !
    .help = Chaque camp retourne la première carte de son deck en soutien. Le plus haut total l’emporte ; à égalité, c’est l’attaquant.
cipher-prelude-break = Détruire l’orbe
cipher-prelude-again = { $enemy } n’a plus d’orbe.
    .help = { $hero } a attaqué et se repose à ce tour. { $second } a { $attack } d’attaque : choisissez { $second }, puis { $enemy }.
cipher-prelude-won = { $total } contre { $against } : gagné !
    .help = À égalité, l’attaquant l’emporte, et { $enemy } n’avait plus d’orbe. Dans une vraie partie, chaque camp a cinq orbes, et un guide est à vos côtés.
cipher-prelude-real = Jouer une vraie partie contre { $name }

## Une première partie, expliquée

cipher-guided-aim = Le but
    .help = Chaque joueur mène une armée avec un héros, couronné ; les cartes l’appellent « unité principale ». Quand il est vaincu, son joueur prend en main un de ses cinq orbes. S’il est vaincu sans orbe restant, la partie est perdue.
cipher-guided-card = Une carte
    .help = En haut à gauche son coût, à côté en laiton le prix d’un changement de classe ; en haut à droite sa portée. Sous l’image, le nom et l’attaque ; dans les coins, l’arme et la couleur.
cipher-guided-bond = Les liens paient
    .help = À chaque tour, vous pouvez poser une carte face visible dans vos liens. Chaque lien paie 1 à chacun de vos tours, et sa couleur doit y être avant de jouer des cartes de cette couleur. Certaines compétences retournent des liens : ils paient encore, mais ne montrent plus de couleur.
cipher-guided-deploy = Déployer
    .help = Payez le coût d’une carte et posez-la sur la ligne de front ou l’arrière-ligne. Deux unités d’un camp ne portent jamais le même nom : une seconde carte de ce nom se pose dessus et monte l’unité de niveau. Avec un coût de changement de classe, elle la fait changer de classe, et vous piochez une carte.
cipher-guided-range = Lignes et portée
    .help = De front à front, la distance est 1 ; de front à arrière, 2 ; d’arrière à arrière, 3. Une unité attaque à sa portée, et s’incline en attaquant ou en bougeant. Quand un camp n’a plus personne au front pendant le tour adverse, son arrière-ligne avance.
cipher-guided-battle = Un combat est une somme
    .help = Les deux camps révèlent la première carte de leur deck : sa valeur de soutien s’ajoute à l’attaque. Une carte du même nom que l’unité échoue. L’attaquant touche si son total est au moins égal.
cipher-guided-critical = Coup critique
    .help = Après les soutiens, l’attaquant peut défausser une carte du nom de l’unité qui attaque : son total est doublé, soutien compris.
cipher-guided-evade = Esquive
    .help = En dernier, le défenseur peut défausser une carte du nom de l’unité attaquée : l’attaque échoue, quels que soient les nombres.
cipher-guided-skills = Compétences
    .help = Une unité dont une compétence est utilisable la propose à côté de son attaque ; ce qu’elle coûte est écrit avant les deux-points. Celles qui se déclenchent sont demandées l’une après l’autre, en commençant par le joueur dont c’est le tour. Maintenez une carte, ou pressez Z, pour la lire.
cipher-try-table = La table d’essai
cipher-try-show = Montrer
cipher-try-again = Réessayer
cipher-try-done = C’est cela.
cipher-try-over = Voilà ce qui en est venu.
cipher-try-read = Prenez la carte pour lire tout ce qu’elle dit.
cipher-try-reach = { $target } est à { $distance }, et { $unit } porte à { $range }.
cipher-try-name = Seule compte ici une carte nommée { $unit }.
cipher-try-tapped = L’unité { $unit } est inclinée et ne fait plus rien à ce tour.
cipher-try-not = { $card } ne peut rien faire à ce moment.

## Une première partie guidée

cipher-guided-help = L’armée de Marth contre celle de Chrom, contre la machine. Un guide dit à chaque étape ce qui est possible et propose une chose à faire.
cipher-coach-attack = { $attacker } attaque { $defender }
cipher-coach-new-support = Soutien.
    .help = Chaque côté a retourné la première carte de son deck et ajouté son soutien à l’attaque.
cipher-coach-new-support-failed = Un soutien raté.
    .help = Une carte du nom même de l’unité ne peut pas la soutenir et n’ajoute rien.
cipher-coach-new-leveled = Niveau supérieur.
    .help = Une carte du même nom est posée dessus ; ce sont ses nombres qui comptent désormais.
cipher-coach-new-promoted = Changement de classe.
    .help = La carte à coût de changement de classe est posée sur une unité de son nom, et son joueur a pioché une carte.
cipher-coach-new-critical = Coup critique.
    .help = Une carte du nom de l’attaquant a été défaussée et son attaque doublée.
cipher-coach-new-evade = Esquive.
    .help = Une carte du nom du défenseur a été défaussée ; les nombres ne comptent plus.
cipher-coach-new-my-orb = Vous perdez un orbe.
    .help = C’est maintenant une carte de votre main. Sans orbe, la prochaine défaite de votre héros termine la partie.
cipher-coach-new-their-orb = L’adversaire perd un orbe.
    .help = Vaincre son héros quand il n’a plus d’orbe fait gagner la partie.
cipher-coach-new-marched = Marche forcée.
    .help = Sans personne devant, toute l’arrière-ligne a dû avancer.
cipher-coach-new-skill = Une compétence.
    .help = Touchez longtemps une carte, ou appuyez sur Z, pour lire ses compétences.
cipher-coach-new-defeated = Vaincue.
    .help = Une unité vaincue va dans l’aire de retraite avec toutes ses cartes. Pour un héros, c’est un orbe qui est perdu.
cipher-coach-new-reshuffled = Un nouveau deck.
    .help = Quand le deck est vide, l’aire de retraite est mélangée et devient le deck.

## Le bac à sable

cipher-set-help = Choisissez où vont les cartes, puis ajoutez-les ci-dessous. Elles sortent du deck et y retournent. Touchez une carte posée pour la tourner, la déplacer ou l’enlever.
cipher-set-phase = Phase
cipher-set-turn = Tour
cipher-set-zone = { $zone ->
    [front] Ligne de front
    [back] Arrière-ligne
    [hand] Main
    [bonds] Liens
    [support] Soutien
   *[retreat] Aire de retraite
 }
cipher-set-aim = { $zone }, { $name } : poser les cartes ici
cipher-set-where = Les cartes vont ici : { $zone }, { $name }
cipher-set-card = { $card }{ $state ->
    [tapped] , inclinée
    [main] , héros
    [down] , face cachée
   *[none] {""}
 }
cipher-set-tools = La carte choisie
cipher-set-more = Un orbe de plus pour { $name }
cipher-set-fewer = Un orbe de moins pour { $name }
cipher-set-deck = Deck : { $count }
cipher-set-tap = Incliner
cipher-set-untap = Redresser
cipher-set-up = Tourner face visible
cipher-set-down = Tourner face cachée
cipher-set-lead = Héros
cipher-set-under = La prochaine carte va dessous
cipher-set-move = Zone
cipher-set-take = Enlever
cipher-set-put = Y poser { $card }

## La fin d’une partie

cipher-moment = { $broken ->
    [0] Aucun orbe détruit en { $turns } tours.
    [1] Un orbe détruit en { $turns } tours.
    [5] Les cinq orbes détruits en { $turns } tours.
   *[other] { $broken } orbes détruits en { $turns } tours.
 }
cipher-decided-critical = Tour { $turn } : un coup critique, { $half } × 2 = { $total } contre { $against }. Sans lui, { $defender } tenait.
cipher-decided-evade = Tour { $turn } : { $defender } esquive { $attacker } ({ $total } contre { $against }). Sans cette esquive, tout était fini.
cipher-decided-hit = Tour { $turn } : { $attacker } touche { $defender }, qui n’avait plus d’orbe ({ $total } contre { $against }).

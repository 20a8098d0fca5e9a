## The game

game-chakart = Chakart
game-chakart-blurb = Des échecs sur roues. Gare aux bananes.
white = Blancs
black = Noirs

## Presets

preset-seed = Règles de 2020
    .help = Le jeu d’origine, à la lettre.
preset-vchess-2021 = Règles de 2021
    .help = Comme on joue sur vchess : bananes et bombes peuvent aussi toucher vos pièces.

## Groups

group-start = Départ
group-chaos = Objets et œufs
group-end = Fin

## Options

option-array = Première rangée
    .help = Comment les pièces sont rangées derrière les pions.
option-array-independent = au hasard de chaque côté
    .means = Chaque camp a son propre ordre.
option-array-symmetric = au hasard, la même des deux côtés
    .means = Les deux camps ont le même ordre.
option-array-orthodox = comme aux échecs
    .means = Les pièces partent comme aux échecs.
option-redirection = Banane et bombe
    .help = Si une banane ou une bombe peut envoyer une pièce sur une autre de son camp.
option-redirection-enemies = touchent l’adversaire
    .means = Elles n’envoient jamais une pièce sur une autre de son camp.
option-redirection-anyone = touchent tout le monde
    .means = Elles peuvent envoyer une pièce sur une autre de son camp, qui est capturée.
option-jump_capture = Sauts qui capturent
    .help = Le saut d’un champignon peut tomber sur un adversaire.
option-king_boo = Le Roi Boo déplace
    .help = Quelle pièce change de place.
option-king_boo-mover = la pièce qui a joué
    .means = Elle échange sa place avec toute pièce visible.
option-king_boo-anyone = n’importe laquelle des siennes
    .means = Vous choisissez laquelle de vos pièces change de place.
option-daisy = Daisy fait rejouer
    .help = Quelle pièce rejoue.
option-daisy-mover = la pièce qui a joué
    .means = Elle rejoue aussitôt.
option-daisy-anyone = n’importe laquelle des siennes
    .means = Vous choisissez laquelle de vos pièces rejoue.
option-shell_objects = Carapace contre objets
    .help = La carapace peut ôter une banane ou une bombe.
option-stuck = Plus aucun coup
    .help = Ce qui arrive au camp qui ne peut pas jouer.
option-stuck-loses = perd
    .means = Qui ne peut pas jouer perd.
option-stuck-draws = fait nulle
    .means = Si un camp ne peut pas jouer, la partie est nulle.
option-claim = Répétition
    .help = Un joueur qui retrouve une position pour la troisième fois peut demander la nulle.
option-ply_cap = Partie la plus longue
    .help = Après tant de tours, la partie est nulle.
option-ply_cap-600 = 600 tours
    .means = Après 600 tours, la partie est nulle.
option-ply_cap-300 = 300 tours
    .means = Après 300 tours, la partie est nulle.
option-ply_cap-150 = 150 tours
    .means = Après 150 tours, la partie est nulle.

## Pieces, objects and effects

chakart-man-p = le pion (Toad)
chakart-man-r = la tour (Donkey)
chakart-man-n = le cavalier (Yoshi)
chakart-man-b = le fou (Wario)
chakart-man-q = la dame (Mario)
chakart-man-k = le roi (Peach)
chakart-white-p = le pion blanc
chakart-white-r = la tour blanche
chakart-white-n = le cavalier blanc
chakart-white-b = le fou blanc
chakart-white-q = la dame blanche
chakart-white-k = le roi blanc
chakart-black-p = le pion noir
chakart-black-r = la tour noire
chakart-black-n = le cavalier noir
chakart-black-b = le fou noir
chakart-black-q = la dame noire
chakart-black-k = le roi noir
chakart-object-mushroom = champignon
chakart-object-egg = œuf
chakart-object-banana = banane
chakart-object-bomb = bombe
chakart-effect-kingboo = Roi Boo
chakart-effect-koopa = Koopa
chakart-effect-toadette = Toadette
chakart-effect-chomp = Chomp
chakart-effect-daisy = Daisy
chakart-effect-bowser = Bowser
chakart-effect-luigi = Luigi
chakart-effect-waluigi = Waluigi
chakart-shell = carapace
chakart-stealth = coup furtif
chakart-prison = capturées : { $men }
chakart-decide-kingboo = Roi Boo : échangez deux pièces ({ $mover } vient de jouer).
chakart-decide-toadette = Toadette : replacez une pièce capturée.
chakart-decide-daisy = Daisy : rejouez un coup.
chakart-decide-promotion = Choisissez ce que devient le pion en { $mover }.

## What happened

event-chakart-dealt = Les pièces sont en place.
event-chakart-move = { CAPITAL($man) } va de { $from } en { $to }.
event-chakart-capture = { $by ->
    [redirection] Redirection en { $at } : capture, { $man }.
    [jump] Le saut tombe en { $at } : capture, { $man }.
    [push] Un pas de plus en { $at } : capture, { $man }.
    [shell] La carapace touche { $man } en { $at }.
    [drop] Replacement en { $at } : capture, { $man }.
    [chomp] Capture en { $at } : { $man }.
   *[move] { CAPITAL($man) } tombe en { $at }.
 }
event-chakart-promoted = Promotion en { $at } : voici { $man }.
event-chakart-taken = { $by ->
    [shell] La carapace touche une { $object } en { $at }.
   *[move] { CAPITAL($object) } en { $at }.
 }
event-chakart-left = { $which ->
    [egg] Un œuf
   *[mushroom] Un champignon
 } reste en { $at }.
event-chakart-redirected = { $which ->
    [banana] La banane
   *[bomb] La bombe
 } redirige de { $from } vers { $to } (possibles : { $candidates }).
event-chakart-pushed = Le champignon pousse plus loin, de { $from } en { $to }.
event-chakart-jumped = Grâce au champignon, saut de { $from } à { $to }, par-dessus { $over }.
event-chakart-stopped = { $which ->
    [mushroom] Le champignon
    [banana] La banane
   *[bomb] La bombe
 } en { $at } reste sans effet.
event-chakart-egg = L’œuf en { $at } : { $effect } (possibles : { $pool }).
event-chakart-returned = Koopa ramène { $man } de { $from } en { $to }.
event-chakart-chomped = Chomp mange { $man } en { $at }.
event-chakart-immobilised = Bowser immobilise { $man } en { $at }.
event-chakart-converted = { $to ->
    [white] { CAPITAL($man) } en { $at } rejoint les Blancs (possibles : { $candidates }).
   *[black] { CAPITAL($man) } en { $at } rejoint les Noirs (possibles : { $candidates }).
 }
event-chakart-bonus = { $lapsed ->
    [true] { $effect } ne peut rien faire ; le tour se termine.
   *[false] { $effect } : un coup de plus.
 }
event-chakart-dropped = { $which ->
    [banana] Une banane tombe en { $at } (possibles : { $candidates }).
   *[bomb] Une bombe tombe en { $at } (possibles : { $candidates }).
 }
event-chakart-shell = Le roi en { $from } lance sa carapace en { $to }.
event-chakart-stealth = { $colour ->
    [white] La dame blanche va furtivement de { $from } en { $to }.
   *[black] La dame noire va furtivement de { $from } en { $to }.
 }
event-chakart-stealth-hidden = { $colour ->
    [white] La dame blanche quitte { $from } furtivement.
   *[black] La dame noire quitte { $from } furtivement.
 }
event-chakart-swapped = Roi Boo : { $from } et { $to } échangent leurs places.
event-chakart-placed = { CAPITAL($man) } revient en { $at }.
event-chakart-choose = Le pion en { $at } est promu : choisissez ce qu’il devient.
event-chakart-released = De nouveau libre : { $squares }.
event-chakart-revealed = La dame cachée se montre en { $at }.
event-chakart-noted = { LETTERS($notation, "KQRBN", "RDTFC") }{ $effect }
event-chakart-over = { $reason ->
    [king] { $winner ->
        [white] Le roi noir est capturé : les Blancs gagnent.
       *[black] Le roi blanc est capturé : les Noirs gagnent.
     }
    [no-action] { $winner ->
        [white] Les Noirs n’ont plus de coup : les Blancs gagnent.
        [black] Les Blancs n’ont plus de coup : les Noirs gagnent.
       *[none] Plus aucun coup : partie nulle.
     }
    [threefold] La position est là pour la troisième fois : nulle demandée.
   *[ply-cap] La partie a assez duré : partie nulle.
 }

## Refusals

error-no-chakart-action = « { $action } » n’est pas un coup. Écrivez « e2e4 », « e7e8q », « d1d4~ », « e1^e7 », « e4<>b2 », « N@c3 », « =q » ou « claim ».
error-chakart-illegal = { $pending ->
    [none] « { $action } » ne peut pas être joué maintenant.
    [kingboo] Le Roi Boo attend : « { $action } » n’est pas un échange possible.
    [toadette] Toadette attend : « { $action } » ne replace aucune pièce capturée.
    [daisy] Daisy attend : « { $action } » ne peut pas être rejoué.
   *[promotion] Il faut d’abord choisir une promotion, pas « { $action } ».
 }
error-fen-fields = Une position a cinq champs, comme « { $example } ».
error-fen-ranks = Le plateau a huit rangées séparées par des barres, pas { $count }.
error-fen-letter = « { $letter } » sur la rangée { $rank } ne désigne rien.
error-fen-rank-length = La rangée { $rank } a { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } et non 8.
error-fen-turn = Le deuxième champ est w ou b, pas « { $value } ».
error-fen-halfmoves = Le troisième champ compte les tours, de 0 à { $most }, pas « { $value } ».
error-fen-flags = Le quatrième champ est quatre fois 0 ou 1 (carapace et coup furtif des Blancs, puis des Noirs), pas « { $value } ».
error-fen-captured = Le cinquième champ a douze chiffres en base 36, les p r n b q k capturés de chaque camp, pas « { $value } ».
error-chakart-position = Une position est une FEN, ou un objet avec « fen », « pending » et « mover ». Une FEN ressemble à « { $example } ».
error-chakart-square = « { $value } » n’est pas une case. Les cases vont de a1 à h8.
error-chakart-no-king = { $seat ->
    [white] Les Blancs
   *[black] Les Noirs
 } n’ont pas de roi.
error-chakart-pawn-on-last-rank = Le pion en { $square } est sur sa dernière rangée ; il aurait été promu.
error-chakart-too-many-men = Pièces sur le plateau et capturées font { $most } au plus ; il y en a { $count }.
error-chakart-hidden-queen = Une dame au plus est cachée, et elle appartient au camp qui n’a pas le trait.
error-chakart-pending = « { $value } » n’est rien à décider. Connus : kingboo, toadette, daisy, promotion, ou null.
error-chakart-mover = « mover » est la case de la pièce qui vient de jouer, du camp au trait. { $value } ne l’est pas.
error-chakart-no-bonus = Le bonus { $value } n’a aucun coup ici : il aurait été perdu.
error-chakart-repeated = « repeated » compte combien de fois la position a été là, de 1 à { $most }.

## The board in the browser

chakart-seat-white = Blancs
chakart-seat-black = Noirs
chakart-board = Échiquier, 8 rangées de 8 cases
chakart-name-p = pion
chakart-name-n = cavalier
chakart-name-b = fou
chakart-name-r = tour
chakart-name-q = dame
chakart-name-k = roi
chakart-square-empty = vide
chakart-square-immobilised = immobilisé
chakart-square-hidden = cachée à l’adversaire
chakart-square-chosen = choisi
chakart-square-own = peut jouer
chakart-square-last = dernier coup
chakart-square-circled = entourée
chakart-square-ahead = en coup d’attente
chakart-square-swap = échanger ici
chakart-square-shell = lancer la carapace ici
chakart-square-drop = poser la pièce ici
chakart-square-move = { $takes ->
    [man] capture ici
    [object] atteint l’objet
   *[none] peut aller ici
 }
chakart-captured = Capturées
chakart-captured-all = Capturées : { $men }
chakart-captured-men = { $man ->
   *[p] { $count } { $count ->
        [one] pion
       *[other] pions
    }
    [n] { $count } { $count ->
        [one] cavalier
       *[other] cavaliers
    }
    [b] { $count } { $count ->
        [one] fou
       *[other] fous
    }
    [r] { $count } { $count ->
        [one] tour
       *[other] tours
    }
    [q] { $count } { $count ->
        [one] dame
       *[other] dames
    }
    [k] { $count } { $count ->
        [one] roi
       *[other] rois
    }
}
chakart-power-shell = Carapace
chakart-power-stealth = Furtif
chakart-left = ×{ $count }
chakart-to-play = Au trait
chakart-their-turn = { $name } joue.
chakart-sending = Envoi du coup.
chakart-playing = Le coup se joue.
chakart-rolling = Tirage
chakart-prompt-man = Choisissez une pièce.
chakart-inspected = { $turn ->
    [true] { $ends ->
        [none] { CAPITAL($man) } en { $square } ne peut pas jouer.
       *[other] { CAPITAL($man) } en { $square } peut aller en : { $ends }.
     }
   *[false] { $ends ->
        [none] Si c’était aux { $side } de jouer, { $man } en { $square } ne pourrait pas.
       *[other] Si c’était aux { $side } de jouer, { $man } en { $square } pourrait aller en : { $ends }.
     }
 }
chakart-prompt-target = Choisissez sa case.
chakart-shell-sure = Lancer la carapace en { $square } ? Vous n’en avez qu’une.
chakart-shell-throw = La lancer
chakart-prompt-shell = Le roi lance sa carapace, une fois par partie : choisissez la cible.
chakart-prompt-stealth = La dame joue sans être vue, une fois par partie : choisissez une case vide.
chakart-prompt-kingboo = Échangez la pièce en { $square } avec une autre.
chakart-prompt-toadette = Choisissez une pièce capturée, puis sa case.
chakart-prompt-daisy = Rejouez avec la pièce en { $square }.
chakart-prompt-promotion = Le pion en { $square } est promu : choisissez en quoi.
chakart-prison-choose = Pièces capturées qui peuvent revenir
chakart-becomes = Le pion devient :
chakart-promote = Promotion du pion en { $square }
chakart-claim = Demander la nulle
chakart-premove-move = { CAPITAL($man) } { $from } { $takes ->
    [man] prend en { $to }
   *[none] vers { $to }
 }
chakart-premove-promoted = { $move }, puis { $man }
chakart-premove-help = En attente. Il se joue tout seul s’il est encore légal ; si un dé déplace la pièce, le coup est abandonné.
chakart-premove-back = Reprendre
chakart-premove-ways = ou Échap, ou un clic droit
chakart-premove-waits = Coup en attente : { $move }.
chakart-premove-taken = Le coup en attente est repris.
chakart-premove-dropped = { $why ->
    [moved] { $move } : abandonné, la pièce a été déplacée ou capturée.
   *[illegal] { $move } : abandonné, ce coup n’est plus légal.
 }
chakart-last-move = Le dernier coup
chakart-start = Départ
chakart-turn = Coup { $number }, { $side }
chakart-no-move = Aucun coup.
chakart-to-come = à venir
chakart-die = { $rest } ou { $last } : { $came }, 1 sur { $count }
chakart-effect-does = { $effect ->
    [kingboo] échange la pièce avec n’importe quelle autre.
    [koopa] ramène la pièce d’où elle vient.
    [toadette] remet en jeu une pièce capturée.
    [chomp] mange la pièce.
    [daisy] fait rejouer la même pièce.
    [bowser] immobilise la pièce pour un tour.
    [luigi] fait changer de camp un adversaire.
   *[waluigi] fait changer de camp une des pièces du camp qui joue.
 }
chakart-does = 1 sur { $count }. { $effect ->
    [kingboo] Échange la pièce avec n’importe quelle autre.
    [koopa] Ramène la pièce d’où elle vient.
    [toadette] Remet en jeu une pièce capturée.
    [chomp] Mange la pièce.
    [daisy] Fait rejouer la même pièce.
    [bowser] Immobilise la pièce pour un tour.
    [luigi] Fait changer de camp un adversaire.
   *[waluigi] Fait changer de camp une des pièces du camp qui joue.
 }
chakart-odds = Il y avait 1 chance sur { $count }
chakart-sure = certain
chakart-skip = Aller à la fin
chakart-takeback-anew = De nouveaux dés tombent
chakart-moves = Coups
chakart-all-moves = Tous les coups
chakart-flip = Retourner
chakart-draw = Flèches
chakart-draw-help = Glissez pour une flèche, touchez pour un cercle. Le coup suivant les efface.
chakart-draw-done = Terminé
chakart-position = Position
chakart-because = { $reason ->
    [king] { $whose ->
        [mine] Votre roi a été capturé.
        [theirs] Vous avez capturé le roi.
       *[none] Le dernier roi a été capturé.
    }
    [no-action] Plus aucune action n’était possible.
    [threefold] La position s’est présentée trois fois.
   *[ply-cap] La partie avait assez duré.
 }
chakart-fen = Position (FEN)
chakart-paste = Voir une autre position
chakart-look = Voir
chakart-unreachable = Personne ne répond. Réessayez.
chakart-again-ask = Redemander
chakart-outcomes = Ce qui peut arriver
chakart-outcomes-count = { $count ->
    [one] { $count } issue
   *[other] { $count } issues
 }
chakart-outcomes-help = Avec leurs chances exactes. Choisissez celle qui arrive.
chakart-gist-sent = { $object } vers { $square }
chakart-gist-left = { $object } laissée en { $square }
chakart-back = Un autre coup
chakart-restart = Recommencer
chakart-try = À vous : { $moves }.
chakart-try-move = { $by ->
    [shell] choisissez Carapace, puis lancez-la de { $from } en { $to }
    [stealth] choisissez Furtif, puis menez { $man } de { $from } en { $to }
   *[move] menez { $man } de { $from } en { $to }
 }
chakart-try-either = { $one }, ou { $other }
chakart-try-done = C’est cela : voyez ce qui en vient.
chakart-try-other = C’est un autre coup. Recommencez : { $moves }.
chakart-try-astray = { $from ->
    [none] Aucune pièce en { $to } ne peut jouer. Choisissez une pièce du camp au trait.
   *[other] Aucun coup ne mène de { $from } à { $to }.
 }
chakart-aim = Les pièces vont comme aux échecs, mais la plupart laissent un objet. L’objet agit sur la pièce qui l’atteint. Il n’y a pas d’échec : capturez le roi.
chakart-lesson-pawn = Pion
    .help = Toad laisse un champignon une case avant son arrivée. Les pions prennent aussi les objets en diagonale.
chakart-lesson-knight = Cavalier
    .help = Yoshi laisse un œuf sur la première case de son chemin, ou à son départ si elle est prise.
chakart-lesson-rook = Tour
    .help = Donkey jette une banane sur une case libre voisine en diagonale. Le hasard choisit laquelle.
chakart-lesson-bishop = Fou
    .help = Wario pose une bombe sur une case libre voisine en ligne droite. Le hasard choisit laquelle.
chakart-lesson-queen = Dame
    .help = Mario ne laisse rien. Une fois par partie il va sans être vu sur une case vide : Furtif, puis la case.
chakart-lesson-king = Roi
    .help = Peach lance une carapace une fois par partie, à portée de dame : Carapace, puis la cible.
chakart-lesson-mushroom = Champignon
    .help = Un pion, un cavalier ou un roi refait son pas. Une tour, un fou ou une dame doit sauter la pièce juste devant.
chakart-lesson-banana = Banane
    .help = La pièce qui l’atteint glisse d’une case en ligne droite. Le hasard choisit ; un adversaire s’y fait capturer.
chakart-lesson-bomb = Bombe
    .help = La pièce qui l’atteint est projetée d’une case en diagonale. Le hasard choisit ; un adversaire s’y fait capturer.
chakart-lesson-egg = Œuf
    .help = Une surprise sur huit, bonne dans un disque, mauvaise dans un octogone. Celles qui ne peuvent arriver sont écartées.
chakart-lesson-start = Après deux coups
    .help = Les Blancs ont joué d4, le cavalier noir a laissé son œuf en g8. Le fou en b4 laisse une bombe sur une de quatre cases.
chakart-lesson-chain = Une chaîne
    .help = Le fou prend la banane en e4. Il peut glisser sur le champignon, sauter, et tomber sur la bombe.
chakart-lesson-waluigi = Pas de chance
    .help = La tour noire prend l’œuf en f6. Une chance sur 91 livre la dame en g8 aux Blancs, qui prennent le roi.
chakart-track = Objets et flèches
chakart-thing-does = { $thing ->
    [mushroom] un pas de plus, ou un saut
    [egg] un effet sur huit
    [banana] fait glisser tout droit
   *[bomb] projette en diagonale
 }
chakart-first-steps = Premiers pas sur un échiquier vivant
chakart-arrow-last = Dernier coup
    .help = avec ses dés
chakart-arrow-own = Vos flèches
    .help = glissez avec le bouton droit, ou le doigt maintenu
chakart-arrow-best = Meilleur coup
chakart-arrow-waiting = Coup en attente
    .help = jouez avant votre tour
chakart-foreseen = { $pool ->
    [none] Peut finir en : { $ends }.
   *[other] Peut finir en : { $ends }. L’œuf : { $pool }.
 }
chakart-goal = { $seat ->
    [white] Prenez le roi noir pour gagner. Gardez le vôtre.
    [black] Prenez le roi blanc pour gagner. Gardez le vôtre.
   *[none] Prenez le roi adverse pour gagner. Gardez le vôtre.
 }
chakart-square-suspect = la dame disparue est peut-être ici
chakart-about-mushroom = Champignon :
    .help = la pièce qui s’y pose va plus loin, d’un pas ou d’un saut.
chakart-about-egg = Œuf :
    .help = la pièce qui l’ouvre a une surprise, bonne ou mauvaise.
chakart-about-banana = Banane :
    .help = la pièce qui s’y pose glisse d’une case tout droit, au hasard.
chakart-about-bomb = Bombe :
    .help = la pièce qui s’y pose vole d’une case en diagonale, au hasard.
chakart-about-shell = Carapace :
    .help = une fois par partie, le roi la lance sur un adversaire à portée.
chakart-about-stealth = Coup furtif :
    .help = une fois par partie, la dame joue sans être vue.
chakart-coach-action = { $kind ->
    [promotion] Choisissez : { $becomes }.
    [drop] { CAPITAL($man) } en { $to }.
    [swap] { CAPITAL($man) } { $from } : échange avec la pièce en { $to }.
    [shell] Lancez la carapace en { $to }.
    [claim] Réclamez la nulle.
    [stealth] { CAPITAL($man) } en { $to }, en cachette.
   *[move] { $becomes ->
        [none] { CAPITAL($man) } { $from } en { $to }.
       *[other] { CAPITAL($man) } { $from } en { $to } ; choisissez : { $becomes }.
    }
 }
chakart-coach-king = Votre roi en { $square } est à portée !
chakart-coach-vanished = { CAPITAL($man) } a disparu : elle est peut-être en { $squares }.
chakart-coach-vanished-far = { CAPITAL($man) } a disparu : { $count } cases possibles.
chakart-coach-vanished-king = { CAPITAL($man) } a disparu : depuis { $squares }, elle prendrait votre roi.
chakart-coach-wins = Le roi est pris : vous gagnez.
chakart-coach-shuts = Ce coup ferme la ligne.
chakart-coach-leaves = Là, votre roi est hors de portée.
chakart-coach-saves-king = Votre roi est alors hors de portée.
chakart-coach-takes = Vous prenez { $man }.
chakart-coach-threatens = Le roi en { $square } est menacé.
chakart-coach-saves = Sinon, { $man } en { $square } pourrait tomber.
chakart-coach-attacks = Ce coup attaque { $man } en { $square }.
chakart-coach-queen = Aucune pièce n’est plus forte qu’une dame.
chakart-coach-returns = { CAPITAL($man) } : de retour dans la partie.
chakart-coach-clears = La voie est libre pour vos pièces.
chakart-coach-hides = Personne ne voit où va votre dame.
chakart-coach-meets = { $thing ->
    [mushroom] Le champignon peut la pousser plus loin.
    [egg] Une surprise attend dans cet œuf, et le risque en vaut la peine.
    [banana] La banane fait glisser, mais le risque en vaut la peine.
   *[bomb] La bombe projette, mais le risque en vaut la peine.
 }
chakart-coach-runs = { $count ->
    [one] Encore { $count } case, et ce pion est promu.
   *[other] Encore { $count } cases, et ce pion est promu.
 }
chakart-coach-opens = Ce coup ouvre la voie à votre { $man }.
chakart-coach-reaches = { $count ->
    [one] De là, votre { $man } atteint { $count } case.
   *[other] De là, votre { $man } atteint { $count } cases.
 }
chakart-coach-safe = Aucune pièce ne vise cette case.
chakart-coach-tried = C’est le coup qui gagne le plus souvent.
chakart-coach-only = Il n’y a pas d’autre coup.
chakart-coach-risk = Mais { $man } en { $square } pourrait tomber, depuis { $squares }.
chakart-coach-chanced = { $whose ->
    [you] Au coup { $move }, vous { $thing ->
        [egg] ouvrez un œuf
        [banana] touchez une banane
        [bomb] touchez une bombe
       *[mushroom] touchez un champignon
     } : { $happened }
   *[other] Au coup { $move }, { $name } { $thing ->
        [egg] ouvre un œuf
        [banana] touche une banane
        [bomb] touche une bombe
       *[mushroom] touche un champignon
     } : { $happened }
 }
chakart-coach-chanced-converted = { $man } en { $at } change de camp.
chakart-coach-chanced-returned = { $man } retourne de { $from } en { $to }.
chakart-coach-chanced-chomped = Chomp mange { $man } en { $at }.
chakart-coach-chanced-immobilised = { $man } en { $at } ne bouge plus.
chakart-coach-chanced-swapped = les pièces en { $from } et en { $to } changent de place.
chakart-coach-chanced-dropped = { $which ->
    [banana] une banane tombe en { $at }.
   *[bomb] une bombe tombe en { $at }.
 }
chakart-coach-chanced-redirected = la pièce est envoyée en { $to }.
chakart-coach-chanced-jumped = la pièce saute jusqu’en { $to }.
chakart-coach-chanced-pushed = la pièce continue jusqu’en { $to }.
chakart-deed = { $whose ->
    [you] Vous jouez { $man } { $from }–{ $to }.
    [then] vous jouez { $man } { $from }–{ $to }.
   *[other] { $name } joue { $man } { $from }–{ $to }.
 }
chakart-deed-takes = { $whose ->
    [you] Vous jouez { $man } { $from }–{ $to } et prenez { $taken }.
    [then] vous jouez { $man } { $from }–{ $to } et prenez { $taken }.
   *[other] { $name } joue { $man } { $from }–{ $to } et prend { $taken }.
 }
chakart-deed-short = { CAPITAL($man) } { $from }–{ $to }

level-chakart-pip = Prend une pièce aussi volontiers qu’une autre, et charge avec toutes, le roi en tête. Gardez le vôtre chez vous et attendez.
balance-turns-chakart = Pièces prises par partie

## Une invitation

chakart-invited-kind = Chakart, des échecs sur roues. 10 minutes.
chakart-invited-picture = Un bout de la piste avec une banane, une bombe, un œuf et un champignon ; un cavalier prend un pion
chakart-invited-event = Glissez sur la banane, prenez le roi.
chakart-invited-goal = Les échecs que vous connaissez, avec des objets sur la piste. Pas d’échec et mat : on prend le roi.
chakart-invited-line-1 = Les pièces se déplacent comme aux échecs, sur une piste de course.
chakart-invited-line-2 = En partant, elles laissent des objets : champignons, œufs, bananes, bombes.
chakart-invited-line-3 = Une pièce qui s’arrête sur un objet est envoyée ailleurs, ou reçoit une surprise.
chakart-invited-line-4 = Il n’y a ni échec ni mat. Un roi peut être pris à tout moment.
chakart-invited-line-5 = Prenez le roi adverse, et vous gagnez.
chakart-invited-seen = { $seat ->
    [white] Les blancs commencent.
    [black] Les blancs commencent.
   *[random] L’un des deux aura les blancs.
}
    .lead = { $seat ->
    [white] Vous avez les noirs.
    [black] Vous avez les blancs.
   *[random] Les couleurs au sort.
}

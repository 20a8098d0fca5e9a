## Le jeu

game-triple-triad = Triple Triad
game-triple-triad-blurb = Quatre chiffres, neuf cases.
red = Rouge
blue = Bleu

## Communautés

preset-ffwtt = FFWorld
    .help = Les règles du site FFWorld : simples, avec beaucoup d’options.
preset-mush = Final Kingdom
    .help = Les règles d’un forum. Le vainqueur prend une carte, une égalité se rejoue.
preset-wiki = Wiki 101
    .help = Les règles d’un forum. Le vainqueur prend une carte et 50 gils.
preset-ff8 = FF8
    .help = Le jeu de Final Fantasy VIII, en 1999. Le vainqueur prend une carte.
preset-ff14 = FF14
    .help = Le jeu de Final Fantasy XIV. Ses règles peuvent tout renverser.

## Lieux et coupes

named-balamb = Balamb
    .help = Final Fantasy VIII, là où l’on commence : les deux mains sont visibles.
named-galbadia = Galbadia
    .help = Final Fantasy VIII : la règle Identique.
named-dollet = Dollet
    .help = Final Fantasy VIII : mains au hasard, sur un plateau à éléments.
named-trabia = Trabia
    .help = Final Fantasy VIII : mains au hasard et Plus.
named-centra = Centra
    .help = Final Fantasy VIII : mains au hasard, Identique et Plus.
named-fishermans_horizon = Horizon
    .help = Final Fantasy VIII : éléments, et Mort subite après une égalité.
named-esthar = Esthar
    .help = Final Fantasy VIII : éléments. Même mur est nommé aussi, mais ne fait rien sans Identique.
named-lunar_base = Base lunaire
    .help = Final Fantasy VIII : toutes les règles, mains fermées.
named-manderville = Tournoi des champions Manderville
    .help = Une coupe du Gold Saucer dans Final Fantasy XIV : mains visibles et Plus.
named-spinners_pull = Spinner’s Pull
    .help = Une coupe du Gold Saucer dans Final Fantasy XIV : trois cartes visibles et Échange.
named-durai = Mémorial Durai
    .help = Une coupe du Gold Saucer dans Final Fantasy XIV : Ordre et Identique.
named-rowena = Coupe Rowena
    .help = Une coupe du Gold Saucer dans Final Fantasy XIV : deux Roulettes.

## Groupes

group-captures = Captures
group-board = Plateau
group-hands = Mains
group-stakes = En jeu
group-ending = À cinq partout
group-table = Détails

## Options

option-same = Identique
    .help = Deux côtés égaux à leurs voisins prennent les deux cartes.
option-same_wall = Même mur
    .help = Le bord du plateau vaut un A pour Identique.
option-plus = Plus
    .help = Deux côtés qui font la même somme avec leurs voisins prennent les deux cartes.
option-plus_wall = Mur additionnel
    .help = Le bord du plateau vaut un A pour Plus.
option-combo = Combo
    .help = Les cartes prises par Identique ou Plus attaquent à leur tour.
option-battle = Bataille
    .help = À égalité, la carte la plus forte gagne.
option-reverse = Inversion
    .help = Le plus petit chiffre gagne.
option-fallen_ace = As déchu
    .help = Un 1 posé prend un A.
option-elemental = Élémentaire
    .help = Une carte gagne 1 sur la case de son élément. Toute autre y perd 1.
option-broken_wall = Mur cassé
    .help = Une carte au bord touche aussi celle du bord opposé.
option-power_wall = Mur puissant
    .help = Une carte de la bonne puissance fait glisser sa ligne.
option-ascension = Ascension
    .help = Les cartes d’un même type se renforcent.
option-descension = Déclin
    .help = Les cartes d’un même type s’affaiblissent.
option-visibility = Mains
    .help = Qui voit quelles cartes.
option-visibility-closed = Fermées
    .means = Vous ne voyez que vos cinq cartes.
option-visibility-open = Ouvertes
    .means = Les deux mains sont visibles.
option-visibility-three_open = Trois visibles
    .means = Trois cartes de chaque main sont visibles.
option-card_pick = Choix des cartes
    .help = D’où viennent vos cinq cartes. Un deck entier compte 60 cartes au plus.
option-card_pick-free = Vous choisissez
    .means = Vous choisissez vos cinq cartes.
option-card_pick-opponent = L’adversaire choisit
    .means = L’adversaire choisit vos cinq cartes.
option-card_pick-random = Aléatoire
    .means = Cinq cartes au hasard pour chacun.
option-card_pick-full = Deck entier
    .means = Un deck entier, jusqu’à 60 cartes : toutes peuvent être jouées.
option-card_pick-draft = Tirage
    .means = Chacun choisit ses cartes à tour de rôle.
option-playing_order = Ordre de jeu
    .help = Quelle carte de la main peut être jouée.
option-playing_order-free = Toute carte
    .means = Toute carte de la main peut être jouée.
option-playing_order-order = Ordre
    .means = Les cartes se jouent dans leur ordre.
option-playing_order-chaos = Chaos
    .means = Le hasard dit quelle carte est jouée.
option-copies = Doublons
    .help = Une main peut tenir plusieurs fois une carte de niveau 1 à 7.
option-swap = Échange
    .help = Une carte au hasard de chaque main change de camp.
option-random_balance = Mains équilibrées
    .help = Jusqu’à deux cartes sont échangées pour équilibrer les mains.
option-roulette = Roulette
    .help = Une règle de plus, ou deux, tirées au sort.
option-roulette-two = deux
option-trade = Gains
    .help = Ce que prend le gagnant.
option-trade-none = Rien
    .means = Personne ne perd de carte.
option-trade-one = Une carte
    .means = Le vainqueur prend une carte.
option-trade-difference = Différence
    .means = Le vainqueur prend autant de cartes que l’écart.
option-trade-direct = Direct
    .means = Chacun garde les cartes à sa couleur.
option-trade-all = Toutes
    .means = Le vainqueur prend les cinq cartes.
stake-cards-one = Le gagnant choisit une des cinq cartes du perdant : une des vôtres, ou une que { $name } apporte.
    .lead = Une carte.
stake-cards-difference = Le gagnant choisit parmi les cinq cartes du perdant autant que le veut la règle de la Différence.
    .lead = Des cartes.
stake-cards-direct = Chaque carte va au camp dont elle montre la couleur à la fin : les vôtres peuvent passer à { $name }, et les siennes à vous.
    .lead = Des cartes.
stake-cards-all = Le gagnant prend les cinq cartes du perdant : { $name } prend les vôtres, ou vous les siennes.
    .lead = Les cinq.
stake-win-one = Vous pouvez prendre une carte à { $name }
stake-win-difference = Vous pouvez prendre des cartes à { $name }
stake-win-direct = Vous pouvez prendre des cartes à { $name }
stake-win-all = Vous pouvez prendre à { $name } ses cinq cartes
stake-seam-one = Une carte change de main
stake-seam-difference = Autant que vaut l’avance
stake-seam-direct = Chacune va à sa couleur
stake-seam-all = Les cinq changent de main
stake-lose-one = Vous pouvez en perdre une
stake-lose-difference = Vous pouvez en perdre
stake-lose-direct = Vous pouvez en perdre
stake-lose-all = Vous pouvez perdre les cinq
option-difference = La différence compte
    .help = Combien de cartes donne Différence.
option-difference-half = pour moitié
option-difference-full = en entier
option-difference-capped4 = la différence, jusqu’à quatre cartes
option-gil_prize = Prime de 50 gils
    .help = La maison paie le gagnant ; les deux mêmes joueurs une fois par jour, sauf si l’hôte en permet davantage.
option-tie = Une égalité
    .help = Ce qui se passe à cinq partout. Rejouée, elle est un nul après 100 manches.
option-tie-draw = est un nul
option-tie-replay = se rejoue, jusqu’à 100 manches
option-sudden_death = Mort subite
    .help = À égalité, on rejoue avec les cartes de sa couleur.
option-sudden_rounds = Manches de plus
    .help = Combien de fois la mort subite continue. Après 100 manches, la partie est nulle de toute façon.
option-sudden_rounds-unlimited = jusqu’à une victoire, 100 manches au plus
option-sudden_rounds-five = cinq au plus
option-tie_hands = Mains après égalité
    .help = Avec quelles cartes se joue la manche suivante.
option-tie_hands-controlled = cartes contrôlées
option-tie_hands-brought = cartes apportées
option-cards = Cartes
    .help = Avec quelles cartes on joue.
option-cards-ff8 = FF8, 110 cartes
option-cards-ff14 = FF14, 475 cartes
option-first_player = Premier joueur
    .help = Qui pose la première carte.
option-first_player-coin = à pile ou face
option-first_player-red = Rouge
option-first_player-blue = Bleu
option-element_kinds = Éléments
    .help = Combien d’éléments existent.
option-element_kinds-nine = neuf éléments
option-element_kinds-eight = huit éléments
option-element_draw = Tirage des éléments
    .help = Comment les cases marquées sont tirées.
option-element_draw-distinct = 0 à 6, tous différents
option-element_draw-repeated = 1 à 5, répétitions admises
option-elemental_clamp = Rester entre 1 et A
    .help = Les bonus ne sortent jamais de 1 à A.
option-special_values = Identique et Plus lisent
    .help = Quels chiffres Identique et Plus comparent.
option-special_values-printed = les chiffres imprimés
option-special_values-adjusted = les chiffres modifiés
option-combo_values = Combo lit
    .help = Quels chiffres les combos comparent.
option-combo_values-adjusted = les chiffres modifiés
option-combo_values-printed = les chiffres imprimés
option-battle_mode = Bataille vaut pour
    .help = La carte posée peut-elle perdre une Bataille ?
option-battle_mode-attacker = la carte posée
option-battle_mode-symmetric = les deux cartes
option-power_wall_attackers = Après un glissement
    .help = Quelles cartes attaquent quand une ligne a glissé.
option-power_wall_attackers-placed = la carte posée attaque
option-power_wall_attackers-moved = chaque carte déplacée attaque
option-star_limits = Limite d’étoiles
    .help = Au plus une carte à cinq étoiles et deux à quatre ou plus.
option-numbering = Numéros des cases
    .help = Comment les neuf cases sont numérotées.
option-numbering-rows = rangée par rangée, depuis le haut
option-numbering-keypad = comme un pavé numérique, 7 en haut à gauche

## Pourquoi des règles ne vont pas ensemble

clash-same-wall-without-same = Même mur prolonge Identique : il faut Identique.
clash-same-wall-idle = Même mur ne fait rien sans Identique.
clash-plus-wall-without-plus = Mur additionnel prolonge Plus : il faut Plus.
clash-plus-wall-idle = Mur additionnel ne fait rien sans Plus.
clash-walls-go-together = Cette communauté a un seul choix pour les deux murs : les deux ou aucun.
clash-broken-wall-no-wall = Mur cassé joint les bords opposés : il ne reste aucun mur pour Même mur ou Mur additionnel.
clash-broken-wall-no-combos = Ici, Mur cassé se joue sans combos : Identique et Plus doivent être coupés.
clash-broken-wall-power-wall = Personne n’a tranché la rencontre de Mur cassé et Mur puissant. Une table libre peut l’essayer.
clash-closed-full = Un deck entier ne se joue pas fermé : l’autre camp ne pourrait jamais le vérifier.
clash-all-full = Avec le deck entier et Toutes, le perdant donne tout ce qu’il a apporté.
clash-closed-opponent = Une main fermée cache peu quand l’adversaire l’a choisie.
clash-order-draft = Ordre suit le deck tel qu’il est construit, et un tirage n’a pas d’ordre.
clash-ascension-descension = Ascension et Déclin s’annulent : choisissez.
clash-reverse-battle = Inversion veut de petits chiffres, Bataille de grands totaux. Seule une table libre les mêle.
clash-elemental-ascension = Éléments et types changent tous deux les chiffres. Seule une table libre les mêle.
clash-balance-needs-random = Seules des mains aléatoires s’équilibrent.
clash-balance-with-stakes = Les mains ne s’équilibrent que si rien n’est en jeu.
clash-combo-idle = Combo ne fait rien sans Identique ni Plus.
clash-sudden-death-replay = Les égalités se rejouent déjà : Mort subite ne change rien.

## Éléments et types

element-fire = feu
element-ice = glace
element-thunder = foudre
element-earth = terre
element-poison = poison
element-wind = vent
element-water = eau
element-holy = sacré
element-darkness = ténèbres
type-primal = primordial
type-scion = héritier
type-society = peuple
type-garlean = garlemaldais

## Ce qui s’est passé

event-dealt = Manche { $round }. { $first ->
    [red] Rouge
   *[blue] Bleu
 } commence.
event-picking = Les mains se choisissent.
event-picked = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } choisit { $card }.
event-picked-hidden = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } choisit une carte.
event-swapped = Échange : une carte de chaque main change de camp.
event-roulette = Roulette : { $rule }.
event-forced = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } doit jouer { $card }.
event-forced-hidden = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } doit jouer une carte donnée.
event-placed = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } pose { $card } sur la case { $cell }.
event-slid = Mur puissant { $op }{ $value } : la puissance { $power } fait glisser la ligne { $travel ->
    [up] vers le haut
    [down] vers le bas
    [left] vers la gauche
   *[right] vers la droite
 }.
event-same = Identique : { $terms }.
event-plus = Plus : { $terms }.
event-flipped = { $by ->
    [basic] { $attacker } { $mine } prend { $card } { $theirs }.
    [same] { $card } se retourne par Identique.
    [plus] { $card } se retourne par Plus.
    [battle] Bataille : { $attacker } l’emporte sur { $card } à { $mine } = { $theirs }.
    [combo] Combo : { $attacker } { $mine } bat { $card } { $theirs }.
    [fallen_ace] As déchu : { $attacker } { $mine } prend { $card } { $theirs }.
   *[symmetric] Bataille : { $card } tombe devant { $attacker }, plus fort.
 }
event-result = { $again ->
    [true] Cinq partout : une autre manche.
   *[false] { $winner ->
        [red] Rouge gagne { $red }–{ $blue }.
        [blue] Bleu gagne { $blue }–{ $red }.
       *[none] Match nul, { $red }–{ $blue }.
     }
 }

## The table in the browser

table-lang = fr
triple-triad-seat-red = Rouge
triple-triad-seat-blue = Bleu
table-board = Plateau, 3 rangées de 3 cases
table-board-pick = Cartes à choisir
table-hand-yours = Votre main
table-hand-of = Main, { $name }
table-cards-hidden = { $count ->
    [0] aucune carte
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
  }
table-cards-open = { $count ->
    [0] aucune carte
    [one] 1 carte ouverte
   *[other] { $count } cartes ouvertes
  }
table-cards-some = { $count ->
    [0] aucune carte
    [one] 1 carte, { $open } visible
   *[other] { $count } cartes, { $open } visibles
  }
table-score-named = { $nearName } { $near }, { $farName } { $far }
table-watching = Vous regardez. { $name } joue.
table-choose-card = Choisissez une carte.
table-choose-square = { $card } : choisissez une case.
table-power-hint = { $card } ({ $power }) : choisissez une case.
table-forced-hint = { $rule ->
    [order] Ordre : { $card } est la suivante.
   *[chaos] Chaos : { $card } a été tirée.
  }
table-locked = { $rule ->
    [order] Ordre : les cartes se jouent à la suite
   *[chaos] Chaos : une autre carte a été tirée
  }
table-takes = prend { $count }
table-stays = reste
table-slides = glisse { $travel ->
    [up] ↑
    [down] ↓
    [left] ←
   *[right] →
  }
table-square = case { $cell }
table-square-empty = vide
table-square-for = { $square } ; { $move }
table-square-restricted = puissance { $op ->
    [over] au-dessus de { $value }
    [under] en dessous de { $value }
   *[equal] égale à { $value }
  } : glisse vers { $travel ->
    [up] le haut
    [down] le bas
    [left] la gauche
   *[right] la droite
  }
table-square-open = ouverte à { $card }
table-square-takes = { $card } y prend { $count }
table-square-moves = { $card } y glisse vers { $travel ->
    [up] le haut
    [down] le bas
    [left] la gauche
   *[right] la droite
  } et prend { $count }
table-square-illegal = fermée à { $card }
table-square-last = dernier coup
table-square-would-turn = serait retournée
table-card-sides = { $top } en haut { $right } à droite { $bottom } en bas { $left } à gauche
table-card-brought = apportée par { $side }
table-card-power = puissance { $power }
table-card-delta = { $delta } ici
table-card-hidden = carte cachée
table-card-locked = bloquée
triple-triad-goal = Le plus de cartes à sa couleur gagne.
table-took-mine = { $sum } : { $count ->
    [one] elle est à vous
   *[other] elles sont à vous
 }.
table-took-stays = { $count ->
    [one] Elle reste en jeu, et peut encore changer de camp.
   *[other] Elles restent en jeu, et peuvent encore changer de camp.
 }
table-squares-filled = { $count } cases remplies sur 9
triple-triad-coach-place = { $card } ici.
triple-triad-coach-takes = { $card } ici : elle en prend { $count ->
    [1] une
   *[other] { $count }
 }, { $sums }.
triple-triad-coach-takes-rule = { $card } ici : elle en prend { $count ->
    [1] une
   *[other] { $count }
 }, par { $rules }.
triple-triad-coach-pick = { $card }.
triple-triad-coach-safe = Elle est à l’abri au prochain coup.
triple-triad-coach-risk = { $card }, { $square }, pourrait la reprendre.
triple-triad-coach-score = { $ahead ->
    [yes] Vous menez alors { $mine }–{ $theirs }.
   *[no] Cela fait { $mine }–{ $theirs }.
}
triple-triad-coach-corner = Dans le coin, { $count ->
    [one] seul son { $sides } est à découvert
   *[other] seuls ses côtés { $sides } sont à découvert
 }.
triple-triad-coach-open = Vers les cases libres, elle montre { $sides }.
triple-triad-coach-last = Aucun de ses côtés n’est exposé.
triple-triad-coach-too-close = { $whose ->
    [you] Au coup { $move }, vous posez { $card } trop près : { $attacker } prend la carte
    [other] Au coup { $move }, { $name } pose { $card } trop près : votre { $attacker } prend la carte
   *[watched] Au coup { $move }, { $name } pose { $card } trop près : { $attacker } prend la carte
 }{ $plain ->
    [yes] , { $mine } contre { $theirs }.
   *[no] .
 }
triple-triad-coach-left = { $whose ->
    [you] Au coup { $move }, vous posez { $card }, et { $attacker } prend votre { $taken }
    [other] Au coup { $move }, { $name } pose { $card }, et votre { $attacker } prend { $taken }
   *[watched] Au coup { $move }, { $name } pose { $card }, et { $attacker } prend { $taken }
 }{ $plain ->
    [yes] , { $mine } contre { $theirs }.
   *[no] .
 }
table-placed = { $side } pose { $card } en { $cell }
table-deed = { $whose ->
    [you] Vous posez { $card }, { $square }.
    [then] vous posez { $card }, { $square }.
   *[other] { $name } pose { $card }, { $square }.
 }
table-deed-takes = { $whose ->
    [you] Vous posez { $card }, { $square }, et prenez { $taken }.
    [then] vous posez { $card }, { $square }, et prenez { $taken }.
   *[other] { $name } pose { $card }, { $square }, et prend { $taken }.
 }
table-deed-short = { $card }, { $square }
table-took = { $count ->
    [0] { $side } ne prend rien
    [one] { $side } prend 1 carte
   *[other] { $side } prend { $count } cartes
  }
table-title-plus = Plus
table-title-same = Identique
table-title-wall = Mur puissant
table-title-battle = Bataille
table-title-ace = As déchu
table-title-capture = Prise
table-title-sum = { $title } : { $sum }.
table-title-none = Ne prend rien
table-why-plus = { $pairs ->
    [2] Deux
    [3] Trois
    [4] Quatre
   *[other] { $pairs }
  } paires à { $sum } : { $cards }.
table-why-same = { $pairs ->
    [2] Deux
    [3] Trois
    [4] Quatre
   *[other] { $pairs }
  } côtés identiques : { $cards }.
table-why-beats = { $attacker } { $mine } bat { $victim } { $theirs }.
table-why-combo = Combo : { $attacker } { $mine } bat { $victim } { $theirs }.
table-why-battle = { $attacker } totalise { $mine }, { $victim } { $theirs }.
table-why-symmetric = { $attacker } est retournée dans la bataille.
table-why-ace = { $attacker } { $mine } fait tomber { $victim } { $theirs }.
table-why-none = { $card } en { $cell } ne prend rien.
table-note = ({ $sums })
table-why-column = La colonne { $line ->
    [1] de gauche
    [2] du milieu
   *[3] de droite
  } { $travel ->
    [up] monte
   *[down] descend
  }
table-why-row = La rangée { $line ->
    [1] du haut
    [2] du milieu
   *[3] du bas
  } glisse vers { $travel ->
    [left] la gauche
   *[right] la droite
  }
table-why-wraps = { $moved } ; { $card } revient { $travel ->
    [down] en haut
    [up] en bas
    [left] à droite
   *[right] à gauche
  }.
table-why-moved = { $moved }.
table-log-on = en { $cell }
table-log-combo = combo { $count }
table-log-beats = { $mine } bat { $theirs }
table-log-none = ne prend rien
table-log-power = puissance { $sum }, { $travel ->
    [up] colonne ↑
    [down] colonne ↓
    [left] rangée ←
   *[right] rangée →
  }
table-log-round = Manche { $round }
table-log-picked = choisit une carte
table-log-picked-card = choisit { $card }
table-looking-back = Coup { $step } sur { $of }
table-result-rounds = { $rounds ->
    [one] Après { $rounds } manche.
   *[other] Après { $rounds } manches.
  }
table-spoils-none = Rien ne change de mains.
table-spoils-one = { $whose ->
    [you] Vous pouvez prendre 1 carte.
   *[other] { $name } peut prendre 1 carte.
  }
table-spoils-difference = { $whose ->
    [you] Vous pouvez prendre
   *[other] { $name } peut prendre
  } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, selon l’écart.
table-spoils-direct = Chaque carte va au camp dont elle porte la couleur.
table-spoils-all = { $whose ->
    [you] Vous prenez
   *[other] { $name } prend
  } { $count ->
    [one] { $count } carte
   *[other] les { $count } cartes
  }.
table-spoils-gil = { $whose ->
    [you] { $gil } { $gil ->
        [one] gil est pour vous
       *[other] gils sont pour vous
     }.
   *[other] { $gil } { $gil ->
        [one] gil va à { $name }
       *[other] gils vont à { $name }
     }.
  }
table-refused = La carte est revenue dans votre main.
table-round-banner = Mort subite
table-round-number = Manche { $round }, les mains sont redistribuées
table-pick-title = { $count ->
    [one] Choisissez encore { $count } carte
   *[other] Choisissez encore { $count } cartes
  }
table-pick-wait = { $name } choisit
table-pick-own = Vos cartes
table-pick-theirs = Ce qu’apporte { $name }
error-hand-too-small = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } { $count ->
    [0] n’a plus de carte
    [one] n’a que { $count } carte
   *[other] n’a que { $count } cartes
 } et doit encore jouer { $wanted } fois avant que le plateau soit plein : il faut une carte à chaque fois.
error-bad-stage = Cette partie du plateau est illisible : les cases vont de « 0 » à « 8 », une carte s’écrit « red 7AA1 » ou « blue Geezard », une main est une liste de cartes, et une case doit être libre.
error-no-board = Ce n’est pas un Board : il commence par {"{{"}Board, donne les neuf cases depuis le coin supérieur gauche, chacune après un |, et finit par {"}}"}, comme {"{{"}Board|||geezard||||||{"}}"}.
error-board-squares = Board donne neuf cases, rangée par rangée depuis le coin supérieur gauche, chacune après un | ; celui-ci en a { $count }. Une case vide reste vide : ||.
error-board-parameter = Board n’a pas de paramètre « { $parameter } ». Outre les neuf cases il y a { $known }, de 1 à 9 selon la case.
error-board-card = Paramètre « { $parameter } » de Board : la série { $set } n’a pas de carte « { $value } ». Peut-être « { $near } » : les noms sont en minuscules, ceux des cartes rouges après un r, et une carte d’aucune série s’écrit par ses quatre chiffres haut, gauche, droite, bas.
error-board-value = Le paramètre « { $parameter } » de Board est « { $value } » ; il faudrait l’un de ceux-ci : { $known }.
error-board-wall = Le paramètre « { $parameter } » de Board est « { $value } » ; il faudrait un signe (=, - ou +), un nombre et un sens, comme « =20 horizontal ».
error-board-forced = Le paramètre « forced » de Board est « { $value } » ; il faudrait la place dans la main, à partir de 1, de la carte à jouer.
error-board-turn = Le paramètre « play » de Board manque : quand des mains sont données, il dit à qui de jouer, red ou blue.

triple-triad-options-wanted = « options » est un objet de noms d’options et de leurs valeurs.
triple-triad-chaos-untold = Sous Chaos, une carte de la main est imposée, et une position sans « forced » ne dit pas laquelle. Toutes sont proposées.
triple-triad-score-wanted = « score » est un objet avec « board_owners » et « second_player ».
triple-triad-pool-wanted = « loser_pool » est un nombre de cartes.

triple-triad-aim = Neuf cases, cinq cartes chacun. On joue à tour de rôle ; une carte prend les voisines qu’elle bat. À la fin, le joueur qui montre le plus de cartes de sa couleur gagne. Sur chaque plateau, c’est vous qui posez la carte.
triple-triad-all-rules = Toutes les règles, et ce qu’en fait chaque communauté
triple-triad-try = { $count ->
    [0] Posez { $card } sur la case { $cell }.
    [1] Posez { $card } là où elle prend une carte.
   *[other] Posez { $card } là où elle prend { $count } cartes.
 }
triple-triad-try-missed = { $count ->
    [0] Sur la case { $cell }, elle ne prend rien.
   *[other] Sur la case { $cell }, elle n’en prend que { $count }.
 } { $goal ->
    [1] Cherchez la case où elle prend une carte.
   *[other] Cherchez la case où elle en prend { $goal }.
 }
triple-triad-try-done = C’est cela.
triple-triad-try-show = Montrer
triple-triad-try-again = Réessayer

level-triple-triad-pip = Sait que le plus grand nombre prend le plus petit. Pip ne voit venir ni Identique, ni Plus, ni les murs : préparez-les.
balance-turns-triple-triad = Cartes retournées par partie

card-fault = { $problem ->
    [twice] Le nom « { $given } » est déjà à la ligne { $line }.
    [name] Une carte a un nom de 1 à { $most } caractères.
    [letters] Le nom « { $given } » a des signes qu’aucun nom n’a.
    [alike] Le nom « { $given } » ressemble à { $other }.
    [side] { $column ->
        [top] En haut
        [right] À droite
        [bottom] En bas
       *[left] À gauche
    } : { $given }. Un côté va de 1 à A.
    [element] Il n’y a pas d’élément « { $given } ». { $nearest ->
        [none] Connus : { $known }.
       *[other] Le plus proche : { $nearest }.
    }
    [type] Il n’y a pas de type « { $given } ». { $nearest ->
        [none] Connus : { $known }.
       *[other] Le plus proche : { $nearest }.
    }
    [face] Il n’y a pas de visage « { $given } ». { $nearest ->
        [none] Choisissez-en un.
       *[other] Le plus proche : { $nearest }.
    }
    [ground] Il n’y a pas de fond « { $given } ». Connus : { $known }.
    [frame] Il n’y a pas de cadre « { $given } ». Connus : { $known }.
   *[number] { $given } ne va pas ici. Cela va de { $least } à { $most }.
 }

## Le premier coup, sur la page d’accueil

triple-triad-rules-short = { $visibility ->
    [open] Mains ouvertes
    [three_open] Trois cartes ouvertes
   *[closed] Mains fermées
}
triple-triad-opening-title = Le plus grand chiffre prend la carte.
triple-triad-opening-board = Un plateau avec une carte rouge. La case au-dessous est marquée.
triple-triad-opening-takes = en prend 1
triple-triad-opening-square = { $card } ici : elle prend { $victim }
triple-triad-opening-done = { $mine } > { $theirs } : { $victim } est à vous.

## Une invitation

triple-triad-invited-kind = Triple Triad, un jeu de cartes. 4 minutes.
triple-triad-invited-picture = Un plateau en cours de partie : { $mine } dépasse { $theirs }, et la carte du milieu devient bleue
triple-triad-invited-event = 9 bat 4 : la carte est à vous.
triple-triad-invited-goal = Posez vos cartes l’une contre l’autre. Qui a le plus de cartes de sa couleur à la fin gagne.
triple-triad-invited-line-1 = Chacun a cinq cartes. Le plateau a neuf cases.
triple-triad-invited-line-2 = Chacun son tour, on pose une carte sur une case libre.
triple-triad-invited-line-3 = Deux côtés se touchent ? Le plus grand chiffre prend la carte.
triple-triad-invited-line-4 = Une carte prise change de couleur. Elle reste en place.
triple-triad-invited-line-5 = Le plateau est plein ? Qui a le plus de cartes à sa couleur gagne.
triple-triad-invited-seen = { $visibility ->
    [open] Mains ouvertes
    [three_open] Trois cartes ouvertes
   *[closed] Mains fermées
}, { $card_pick ->
    [random] cartes tirées au sort
    [draft] cartes choisies à tour de rôle
   *[free] chacun apporte les siennes
}.
    .lead = { $visibility ->
    [open] Vous voyez tout.
    [three_open] Vous voyez trois cartes.
   *[closed] Les mains sont cachées.
}
triple-triad-invited-rules = { $preset } : { $visibility ->
    [open] mains ouvertes
    [three_open] trois cartes ouvertes
   *[closed] mains fermées
}{ $special ->
    [none] { "" }
   *[other] , avec { $special }
}.
triple-triad-invited-lent = Tirée au sort, ou la dernière jouée.
    .lead = Une main prêtée.

## Faces of cards that are made here

drawing-bat = chauve-souris
drawing-bear-head = ours
drawing-bird-mask = masque d’oiseau
drawing-boar = sanglier
drawing-bull = taureau
drawing-cactus = cactus
drawing-carnivorous-plant = plante carnivore
drawing-castle = château
drawing-cat = chat
drawing-caterpillar = chenille
drawing-centaur = centaure
drawing-cobra = cobra
drawing-crab = crabe
drawing-crown = couronne
drawing-cyclops = cyclope
drawing-daemon-skull = crâne de démon
drawing-dinosaur-rex = dinosaure
drawing-double-dragon = dragon à deux têtes
drawing-dragon-head = dragon
drawing-dragonfly = libellule
drawing-eagle-head = aigle
drawing-egyptian-sphinx = sphinx
drawing-elephant-head = éléphant
drawing-eyestalk = œil sur tige
drawing-fairy = fée
drawing-fire-bomb = bombe
drawing-fire-silhouette = silhouette de feu
drawing-flatfish = poisson plat
drawing-flying-fox = roussette
drawing-fox-head = renard
drawing-frog = grenouille
drawing-gecko = gecko
drawing-ghost = fantôme
drawing-giant-squid = calmar géant
drawing-goat = chèvre
drawing-griffin-symbol = griffon
drawing-hooded-figure = silhouette à capuche
drawing-horse-head = cheval
drawing-hydra = hydre
drawing-jellyfish = méduse
drawing-kiwi-bird = kiwi
drawing-lantern-flame = lanterne
drawing-lightning-storm = orage
drawing-lion = lion
drawing-lizardman = homme-lézard
drawing-medusa-head = gorgone
drawing-mermaid = sirène
drawing-metal-golem-head = golem de métal
drawing-minotaur = minotaure
drawing-monkey = singe
drawing-moon = lune
drawing-mountains = montagnes
drawing-mushroom-gills = champignon
drawing-octopus = poulpe
drawing-ogre = ogre
drawing-ostrich = autruche
drawing-owl = hibou
drawing-pegasus = cheval ailé
drawing-pig = cochon
drawing-plant-roots = mandragore
drawing-praying-mantis = mante
drawing-rabbit-head = lapin
drawing-ram-profile = bélier
drawing-rat = rat
drawing-raven = corbeau
drawing-rhinoceros-horn = rhinocéros
drawing-robot-golem = robot
drawing-rock-golem = golem de pierre
drawing-rooster = coq
drawing-saber-toothed-cat-head = tigre à dents de sabre
drawing-scarab-beetle = scarabée
drawing-scorpion = scorpion
drawing-sea-dragon = dragon de mer
drawing-sea-serpent = serpent de mer
drawing-shark-jaws = requin
drawing-sheep = mouton
drawing-skeleton = squelette
drawing-slime = gelée
drawing-snowflake-2 = flocon de neige
drawing-spider-face = araignée
drawing-stag-head = cerf
drawing-steam-locomotive = locomotive
drawing-sun = soleil
drawing-three-leaves = feuilles
drawing-tiger-head = tigre
drawing-tribal-mask = masque de bois
drawing-troll = troll
drawing-turtle = tortue
drawing-ufo = soucoupe volante
drawing-unicorn = licorne
drawing-whirlwind = tourbillon
drawing-wolf-head = loup
drawing-worm-mouth = ver géant
drawing-wyvern = vouivre
ground-red = rouge
ground-blue = bleu
ground-green = vert
ground-yellow = jaune
ground-purple = violet
ground-brown = brun
ground-black = noir
ground-white = blanc
frame-plain = simple
frame-ruled = à filets
frame-engraved = gravé
frame-gilded = doré

## Un visage par morceaux

face-shows = Ce qu’elle montre
face-kind-none = D’après son nom
face-kind-person = Un personnage
face-kind-drawing = Un dessin
face-drawing = Dessin
face-gender = Personnage
face-of-gender = { $one ->
    [f] une femme
   *[m] un homme
 }
face-part = { $place ->
    [fringe] Frange
    [behind] Derrière
    [hair] Couleur des cheveux
    [cloth] Couleur des habits
   *[build] Carrure
 }
face-fringe-of = { $one ->
    [m] en bataille
    [l] balayée
    [p] à raie
    [s] en épis courts
    [h] droite
    [k] en arrière
    [o] sur un œil
    [u] dressée
    [w] mèches libres
   *[n] aucun cheveu
 }
face-behind-of = { $one ->
    [0] courts
    [j] dans le cou
    [1] au carré
    [2] mi-longs
    [3] longs
    [4] longs et ondulés
    [5] en queue-de-cheval
    [6] tressés
    [7] deux couettes
    [8] chignons
   *[9] une crinière
 }
face-hair-of = { $one ->
    [k] noir
    [b] bleu
    [d] bleu nuit
    [t] turquoise
    [g] vert
    [e] vert sombre
    [r] rouge
    [m] bordeaux
    [o] roux
    [n] brun
    [a] cendré
    [y] blond
    [w] argenté
    [c] crème
    [v] lilas
   *[p] rose
 }
face-build-of = { $one ->
    [a] adulte
    [y] jeune
    [c] enfant
   *[o] large
 }
face-temper = Humeur
face-temper-of = { $one ->
    [s] souriante
    [g] rieuse
    [q] sévère
    [d] triste
    [x] rusée
   *[n] calme
 }
face-skin = Peau
face-skin-of = { $one ->
    [1] claire
    [2] mate
   *[3] brune
 }
face-weapon = Arme
face-weapon-of = { $one ->
    [sword] épée
    [lance] lance
    [axe] hache
    [bow] arc
    [knife] dague
    [tome] grimoire
    [staff] bâton
    [brawl] poings nus
   *[none] aucune
 }
face-marks = Ce qu’on voit encore
face-mark-of = { $one ->
    [T] couronne
    [C] diadème
    [H] bandeau
    [W] coiffe à volants
    [V] voile
    [F] fleur
    [R] ruban
    [X] barrette
    [Q] chapeau pointu
    [O] chapeau de paille
    [D] large chapeau
    [I] cornes
    [U] casque
    [L] oreilles d’animal
    [P] oreilles pointues
    [E] cache-œil
    [S] cicatrice
    [G] lunettes
    [K] masque
    [Y] foulard sur la bouche
    [B] barbe
    [M] moustache
    [N] pendentif
   *[Z] marque sur la joue
 }
face-ground = Fond
face-frame = Cadre
face-usual = habituel
face-by-level = selon son niveau

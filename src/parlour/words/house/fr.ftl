### Qui joue pour la maison : les noms, les caractères, et la page où l’on choisit.

agent-novice = L’élève
agent-pip = Pip
agent-clover = Clover
agent-otto = Otto
agent-hazel = Hazel
agent-basil = Basil
agent-reynard = Reynard
agent-corvin = Corvin
agent-strix = Madame Strix
start-house = Tous les adversaires

opponents-title = Contre qui jouez-vous ?
opponents-of = La maison, à { $game }
opponents-first = Première partie ?
opponents-first-help = Jouez contre { $name } avec le guide : il explique chaque règle au bon moment.
opponents-play = Jouer contre { $name }
opponents-strength = Force { $rank } sur { $of }
opponents-about = environ { $elo }
opponents-measured = { $elo } ± { $error }, mesuré avec { $rules }. Repère : 1000 pour qui prend toujours dès que possible.
opponents-anchor = Tous les autres se mesurent à { $name }, qui compte 1000, avec { $rules }.
opponents-unmeasured = Pas encore mesuré
opponents-against = Contre vous
opponents-record = { $lost } { $lost ->
    [one] perdue
   *[other] perdues
 }, { $drawn } { $drawn ->
    [one] nulle
   *[other] nulles
 }, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 }
opponents-never = pas encore rencontré
opponents-coach = Guide
    .help = explique chaque règle au bon moment
start-next = Deux victoires : { $name } vous attend
opponents-rules = D’autres règles

opponents-pip = Ne connaît que la règle de base.
opponents-clover = Prend tout ce qui s’offre, sans attendre.
opponents-otto = Pense à votre réponse, guère plus loin.
opponents-hazel = Regarde quelques coups plus loin.
opponents-basil = Pèse ses coups contre les vôtres.
opponents-reynard = Essaie bien des suites avant de jouer.
opponents-corvin = Essaie des milliers de suites avant de jouer.
opponents-strix = Ne fait aucune erreur que l’on puisse prouver.
opponents-random = Joue au hasard parmi ce que permettent les règles.
opponents-greedy = Prend tout ce qui s’offre, sans voir plus loin.
opponents-search = Voit de nombreux coups à l’avance : le plus fort ici.
opponents-novice = Prend ce que voit un débutant.

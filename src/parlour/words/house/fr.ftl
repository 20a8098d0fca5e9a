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
start-house = Toute la maison

opponents-title = Contre qui jouez-vous ?
opponents-of = La maison, à { $game }
opponents-first = Première partie ?
opponents-first-help = Jouez contre { $name } avec le guide : chaque règle est nommée dès qu’elle joue.
opponents-play = Jouer contre { $name }
opponents-strength = Force { $rank } sur { $of }
opponents-about = environ { $elo }
opponents-measured = { $elo } ± { $error }, mesuré avec { $rules }. Un joueur qui ne fait que prendre ce qui s’offre compte 1000.
opponents-anchor = Tous les autres se mesurent à { $name }, qui compte 1000, avec { $rules }.
opponents-unmeasured = Pas encore mesuré
opponents-against = Contre vous
opponents-record = { $lost } perdues, { $drawn } nulles, { $won } gagnées
opponents-never = pas encore rencontré
opponents-table = À cette table
opponents-coach = Guide
    .help = nomme la règle dès qu’elle joue
start-next = Deux de suite : au tour de { $name }
opponents-sit = { $level ->
    [otto] À la table d’{ $name }
   *[other] À la table de { $name }
 }
opponents-rules = D’autres règles

opponents-pip = Ne voit que la règle la plus simple.
opponents-clover = Prend ce qu’elle peut, tout de suite.
opponents-otto = Compte votre réponse, et guère plus.
opponents-hazel = Regarde quelques coups plus loin.
opponents-basil = Pèse ses coups contre les vôtres.
opponents-reynard = Essaie bien des suites avant de jouer.
opponents-corvin = Essaie des milliers de suites avant de jouer.
opponents-strix = Ne cède rien qui puisse se prouver.
opponents-random = Joue au hasard parmi ce que permettent les règles.
opponents-greedy = Prend tout de suite ce qu’il peut, sans voir plus loin.
opponents-search = Voit de nombreux coups à l’avance : le plus fort ici.
opponents-novice = Prend ce que voit un débutant.



## Ce que vaut un coup

error-bad-values = « values » est true ou false.
error-bad-within = « within » est un nombre de secondes supérieur à 0, { $most } au plus.
error-values-want-hands = Ce que vaut un coup dépend des deux mains : la position doit donner « hands », et « to_act » ou « first_player ».
error-values-not-here = Une salle ne dit pas ce que vaut un coup, car quelqu’un joue peut-être cette position : demandez à « parlour referee » dans un terminal.
error-state-of-no-game = Ce n’est l’état d’aucun jeu : il faut un enregistrement comme « deal » en fait. Jeux : { $known }.
error-state-hides = Cet état de { $game } cache quelque chose. On résout un état entier ; une vue se cherche, par « parlour solve » ou un agent.
error-nothing-to-solve = Il faut une position, en JSON, dans un fichier ou sur l’entrée standard : l’objet que « parlour referee » lit comme « position », ou sa demande entière.
error-solve-another-game = La demande porte sur { $game }, et c’est { $asked } qui est demandé.
cli-solve = Dire ce que vaut une position et chaque coup, et comment continue le meilleur jeu.
cli-solve-file = La position en JSON, ou une demande entière à l’arbitre ; sans fichier, l’entrée standard est lue.
cli-solve-within = Secondes que cela peut prendre au plus ; ce qui est résolu plus tôt ne dure pas davantage.
cli-solve-json = Afficher plutôt la réponse de l’arbitre.
cli-solve-waiting = On regarde plus loin
cli-solve-turn = Trait : { $side }.
cli-solve-wins-by = { $side } gagne de { $margin }.
cli-solve-wins-by-average = { $side } gagne de { $margin } en moyenne.
cli-solve-wins = { $side } gagne.
cli-solve-wins-average = { $side } mène de { $margin } en moyenne, sur 1 pour une victoire.
cli-solve-draw = Match nul.
cli-solve-searched = { $side } peut espérer { $value }, de −1 (perdu) à 1 (gagné).
cli-solve-exact = C’est certain, si chacun joue au mieux.
cli-solve-estimate = Cherché d’après ce que voit { $side } ; l’erreur type est { $error }.
cli-solve-title = Pour { $side }, du meilleur au pire (* le meilleur)
cli-solve-action = Coup
cli-solve-actions = Coups
cli-solve-worth = Valeur
cli-solve-leads = Mène à
cli-solve-error = Erreur
cli-solve-line = Meilleur jeu :
error-no-hands = Personne ne choisit de main dans { $game }.
error-hand-not-chosen = Sous { $rules }, une place n’apporte pas la main qu’elle joue : les cartes doivent être choisies librement, sans Roulette.
error-too-few-cards = Une main a { $least } cartes différentes, et il y en a { $count }.
error-no-legal-hand = Aucune main de ces cartes ne peut être apportée sous { $rules }.
error-hand-beyond-reach = Les donnes sous { $rules } ne peuvent être résolues, si bien qu’aucune main ne peut être dite meilleure qu’une autre.
error-hand-no-time = { $within } secondes ne suffisent pas à regarder une main : donnez davantage à --within.
error-no-collection = « { $given } » n’est ni un jeu de cartes ni un fichier. Jeux de cartes : { $known }.
error-no-list-of-cards = { $file } ne contient pas de liste de cartes : il faut une liste JSON de noms, de numéros ou de cartes, ou un objet avec de telles « cards ».
cli-hand = Dire quelles cartes d’une collection font la meilleure main, contre n’importe qui ou une main connue.
cli-hand-from = Dans quoi choisir : un jeu de cartes, ou un fichier JSON de cartes par leur nom, leur numéro ou écrites en entier.
cli-hand-against = Une main connue : un fichier, ou des noms séparés par des virgules ; sans cela, des mains au hasard du jeu de la table.
cli-hand-within = Secondes que cela peut prendre au plus ; on dit alors ce qu’il y a de mieux.
cli-hand-opponents = Combien de mains au hasard les meilleures rencontrent, chacune de chaque place.
cli-hand-seed = La même graine donne les mêmes adversaires.
cli-hand-waiting = Préparation
cli-hand-so-far = { $count } rencontres, la meilleure à { $points } %
cli-hand-title = { $rules } : les meilleures mains
cli-hand-hand = Main
cli-hand-points = Points (%)
cli-hand-results =
    Gagnés / nuls
    / perdus (%)
cli-hand-margin = Écart
cli-hand-met = { $count ->
    [1] Ces mains ont rencontré un adversaire, de chaque place.
   *[other] Ces mains ont rencontré { $count } adversaires, chacun de chaque place ; ± est une erreur type, donnée à partir de huit.
 }
cli-hand-finished = Plus aucune main ne pourrait faire mieux.
cli-hand-unfinished = Le temps est écoulé, et --within en donne davantage : voici les meilleures pour l’instant.

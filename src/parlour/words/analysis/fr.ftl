

## Ce que vaut un coup

error-bad-values = « values » est true ou false.
error-bad-within = « within » est un nombre de secondes supérieur à 0, { $most } au plus.
error-values-want-hands = Ce que vaut un coup dépend des deux mains : la position doit donner « hands », et « to_act » ou « first_player ».
error-values-not-here = Une salle ne dit pas ce que vaut un coup, car quelqu’un joue peut-être cette position : demandez à « parlour referee » dans un terminal.
error-state-of-no-game = Ce n’est l’état d’aucun jeu : il faut un enregistrement comme « deal » en fait, l’état d’une partie ou une ligne de ceux d’un lot. Jeux : { $known }.
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

## Retour sur une partie

error-position-live = Cette position se joue en ce moment. Les chiffres reviendront à la fin de cette partie.
error-study-waits = On joue à ce jeu ici en ce moment, et une position inventée pourrait venir d’une de ces parties. Indices et analyses attendent qu’elles soient finies.
error-study-unsearched = On joue à ce jeu ici en ce moment, et une position ou des cartes choisies pourraient venir d’une de ces parties. D’ici là, prenez un adversaire qui ne calcule pas : { $known }.
error-cards-chosen = Vous avez une partie en cours contre quelqu’un. L’analyse revient dès qu’elle est finie.
error-decision-hidden = Une main vous était cachée ici : seuls ceux qui étaient à cette table peuvent revoir ce qu’elle valait.
error-unknown-decision = Rien n’a été décidé à l’entrée { $given } de cette partie.
error-no-coach = { $game } n’a pas de guide.
error-advice-late = La partie a continué entre-temps. Redemandez conseil au guide.
error-hint-not-here = Les indices sont pour un joueur face à la maison, à son tour, dans une partie sans enjeu.
review-flawless = Personne ne s’est trompé : le meilleur jeu finit ainsi.
review-no-mistake = Aucun choix n’était clairement une erreur.
review-finest = { $whose ->
    [you] Votre meilleur coup : { $unit ->
        [turn] au tour { $move }.
       *[move] le coup { $move }.
     }
   *[other] Le meilleur coup, par { $name } : { $unit ->
        [turn] au tour { $move }.
       *[move] le coup { $move }.
     }
 }
review-luck = { $whose ->
    [watched] Personne ne s’est trompé. Le hasard a surtout parlé au { $unit ->
        [turn] tour
       *[move] coup
     } { $move } : { $name } passe de { $before } à { $after } % de chances.
   *[other] Personne ne s’est trompé. Le hasard a surtout parlé au { $unit ->
        [turn] tour
       *[move] coup
     } { $move } : vos chances passent de { $before } à { $after } %.
 }
review-happened = { $happened }
review-answered = { $whose ->
    [you] Après votre { $unit ->
        [turn] tour
       *[move] coup
     } { $move } : { $deed }
   *[other] Après le { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, joué par { $name } : { $deed }
 }
review-turned = { $whose ->
    [you] Au { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, vous laissez filer la partie : de { $before } à { $after }.
    [other] Au { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, { $name } laisse filer la partie : de { $before } à { $after } pour vous.
   *[watched] Au { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, { $name } laisse filer la partie : de { $before } à { $after }.
 }
review-turned-by = { $whose ->
    [you] Le tournant est votre { $unit ->
        [turn] tour
       *[move] coup
     } { $move } : de { $before } à { $after }.
    [other] Le tournant est le { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, joué par { $name } : de { $before } à { $after } pour vous.
   *[watched] Le tournant est le { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, joué par { $name } : de { $before } à { $after }.
 }
review-turned-likely = { $whose ->
    [you] Le tournant est votre { $unit ->
        [turn] tour
       *[move] coup
     } { $move } : vos chances passent de { $before } à { $after } %.
    [other] Le tournant est le { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, joué par { $name } : vos chances passent de { $before } à { $after } %.
   *[watched] Le tournant est le { $unit ->
        [turn] tour
       *[move] coup
     } { $move }, joué par { $name } : ses chances passent de { $before } à { $after } %.
 }

## La fin d’une partie, par-dessus sa table

end-see-move = Revoir ce coup
end-waits = { $name } vous attend
end-again = Encore { $name }
end-again-help = Encore une victoire, et vous rencontrez { $next }.
end-stays = { $name } reste à la table
end-person = On rejoue, { $name } et vous ?
end-retry = Rejouer depuis le coup { $move }
end-retry-help = La même position, avec le guide à vos côtés.
end-retry-go = Reprendre au coup { $move }
end-puzzle = Un problème
end-share = Partager
end-share-title = L’image de la fin
end-share-names = Avec nos noms
end-share-send = Envoyer l’image
end-share-keep = Garder l’image

## La page d’après la partie

after-title = Après la partie
after-share = Copier le lien
after-you = vous
after-ended = { $end ->
    [you-won] Vous avez gagné
    [you-lost] Vous avez perdu
    [won] { $name } a gagné
    [lost] { $name } a perdu
   *[drawn] Match nul
 } { $score }
after-side = De quel côté
after-more = Plus
after-mattered = Les coups qui comptent
after-word-hasty = trop rapide
after-word-gift = une erreur
after-word-only = seul coup
after-word-strong = fort
after-word-chance = le hasard
after-word-fair = correct
after-word-decided = décisif
after-better = Le bon coup
after-better-is = Mieux : { $action }.
after-lesson = Une chose à retenir
after-as-played = Comme joué
after-of-100 = sur 100
after-answer = La réponse : { $answer }
after-before = Avant le coup { $move }
after-line-step = Meilleure suite, étape { $step }
after-exact = Exact à partir d’ici, au meilleur jeu : { $name } d’abord.
after-likely = Estimation : victoires pour { $name } sur 100 parties à partir d’ici.
after-win = gagné
after-draw = nul
after-loss = perdu
after-from-to = { $exact ->
    [true] de { $from } à { $to }
   *[other] de { $from } à { $to } %
}
after-by-chance = puis le hasard :
after-key-mistake = erreur
after-move = Coup { $move }
after-of = sur { $last }
after-turning = le tournant
after-turned = Le tournant
after-none = Personne n’a fait de vraie erreur.
after-none-yours = Aucun de vos coups n’était une vraie erreur.
after-answered = La réponse
after-instead = Plutôt
after-went = Le fil de la partie
after-line = La meilleure suite
after-line-help = Choisissez une étape pour la voir sur le plateau.
after-play = Jouer depuis le coup { $move }
after-chances = Sur 100 parties d’ici
after-choice = Le choix
after-dice = Le hasard
after-no-dice = n’y est pour rien
after-ends = Ce qui pouvait en sortir
after-happened = arrivé
after-else = Quoi d’autre ?
after-played = joué
after-best = au mieux { $worth }
after-cards = Cartes au choix
after-worth-of = Ce que vaut { $card } sur chaque case
after-estimate = Estimations, à { $spread } près : elles viennent de parties jouées jusqu’au bout, non d’une preuve.
after-deepening = On revoit la partie…
after-deepening-of = On revoit la partie… { $done } coups sur { $last }
after-turn = Tour { $turn }
after-done = Analyse terminée.
after-looking = On dispose la position…
after-empty = Rien n’a été décidé dans cette partie.
after-curve-point = Coup { $move }, { $name } : { $before }, puis { $after }{ $kind ->
    [turning] , le tournant
    [mistake] , erreur
   *[other] { "" }
}
after-leads = { $whose ->
    [you] vous menez
   *[other] { $name } mène
 }
after-dice-key = hasard
after-withheld = { $whose ->
    [you] { $count ->
        [1] Un coup est caché pour le moment.
       *[other] { $count } coups sont cachés pour le moment.
     }
   *[other] { $count ->
        [1] Un coup est sans chiffres : une main vous était cachée, ou il se joue en ce moment.
       *[other] { $count } coups sont sans chiffres : des mains vous étaient cachées, ou ils se jouent en ce moment.
     }
}
hint-ask = Indice
hint-exact = exact
after-square = { $square } : { $worth }
hint-chances = Gagne environ { $chances } parties sur 100 à partir d’ici.
cli-puzzles = Écrire des problèmes tirés de parties : des positions où un seul coup est bon, une ligne de JSON chacun.
cli-puzzles-count = Combien de problèmes.
cli-puzzles-seed = La même graine trouve les mêmes problèmes.
cli-puzzles-among = Parmi combien de positions trouvées chaque problème est choisi, pour que thèmes et difficultés varient.
cli-puzzles-waiting = Préparation
cli-puzzles-so-far = { $count } problèmes tirés de { $games } parties

## Reprendre à partir d’une position

error-study-over = Dans cette position la partie est terminée : choisissez-en une où quelqu’un doit encore jouer.
error-unknown-step = Cette partie n’a pas d’étape { $given } : ses étapes finissent à { $last }.

## Le bac à sable

sandbox-title = Bac à sable
sandbox-lead = Disposez une position, voyez où elle mène, partagez-la ou jouez-la.
sandbox-loading = On dresse la table…
sandbox-rules-set = Prendre ces règles
sandbox-mode = Que faire
sandbox-mode-set = Disposer
sandbox-mode-text = En texte
sandbox-mode-try = Essayer des coups
sandbox-text = La position telle que l’arbitre la lit
sandbox-read = La disposer
sandbox-no-json = Ce n’est pas du JSON : { $problem }
sandbox-no-object = Une position est un objet, entre accolades.
sandbox-deal = Redistribuer
sandbox-undo = Reprendre le coup
sandbox-play = Continuer la partie d’ici
sandbox-link = Lien vers cette position
sandbox-outcomes = Ce qui peut arriver ({ $count })
sandbox-outcomes-help = Chaque issue avec sa probabilité exacte. Choisissez-en une pour continuer.
sandbox-more = { $count ->
    [1] Une issue de plus est moins probable que celles-ci.
   *[other] { $count } autres issues ne sont pas plus probables que celles-ci.
}
sandbox-put = Que poser
sandbox-take-away = Rien : vider la case
sandbox-square = { $square } : { $what }
sandbox-empty = vide
sandbox-turn = À qui de jouer
sandbox-hand = Main de { $name }
sandbox-cell = Case { $cell } : { $what }
sandbox-cell-chosen = Poser sur la case { $cell }
sandbox-cards = Cartes
sandbox-colour = À qui est la carte
sandbox-asleep = Immobilisé
sandbox-compose = Changer les règles
sandbox-all-rules = Toutes les règles
sandbox-rules-loading = On dispose les règles…
sandbox-form = Écrite en
sandbox-form-json = JSON de l’arbitre
sandbox-form-wiki = Texte de wiki
sandbox-form-wiki-text = La position en {"{{"}Board{"}}"} du wiki
sandbox-form-wiki-help = Collez un Board, ou toute une page du wiki : son dernier Board compte. Ce qu’il ne dit pas, mains et tour, reste comme il est.
sandbox-copy-text = Copier ce texte
sandbox-choices = Ce qu’on peut essayer
sandbox-choices-help = Jouez sur le plateau, ou choisissez ici : ce qui change le plus vient d’abord. Chaque pas peut être repris.
sandbox-choices-loading = On essaie chaque coup…
sandbox-choices-over = Dans cette position la partie est terminée : revenez d’un pas, redistribuez, ou disposez-en une autre.
sandbox-choices-all = Les { $count }
sandbox-choice-chances = { $count ->
    [0] aucune issue
    [one] une issue
   *[other] le hasard décide entre { $count } issues
}
sandbox-choice-many = le hasard décide entre de très nombreuses issues
sandbox-step-back = Revenir d’un pas
sandbox-steps = { $count ->
    [0] Aucun pas joué.
    [one] Un pas joué.
   *[other] { $count } pas joués.
}
sandbox-choose-place = Choisissez une case du plateau ou une place dans une main, puis une carte.
study-mark = Étude
study-help = Partie d’étude : elle ne compte pas.
study-from = { $move ->
    [0] Jouer depuis le début
   *[other] Jouer depuis le coup { $move }
}

## Le hasard était-il loyal ?

error-bad-log-file = Ce n’est pas le journal d’une partie : prenez le fichier « log.jsonl » d’une partie finie sur sa page de la Bibliothèque.
error-bad-log-line = La ligne { $line } de ce fichier n’est pas une entrée de journal, ou a été changée : reprenez le fichier « log.jsonl » sur la page de la partie dans la Bibliothèque.
error-bad-log-order = La ligne { $line } de ce fichier est l’entrée { $seq }, et l’entrée { $due } devrait s’y trouver : reprenez le fichier « log.jsonl » sur la page de la partie dans la Bibliothèque.
error-unreadable-file = { $file } est illisible : { $problem }
cli-verify = Recalculer chaque tirage d’une partie à partir de son journal.
cli-verify-file = Le journal, pris sur la page de la partie dans la Bibliothèque.
cli-verify-commitment = Le sceau que vous avez noté vous-même avant la partie ; sans lui, celui que contient le fichier.
cli-verify-fair = Entrée { $seq } : { $picks ->
    [0] rien à tirer
    [one] un tirage, celui que donne la graine
   *[other] { $picks } tirages, tous ceux que donne la graine
}
cli-verify-unfair = Entrée { $seq } : PAS ce que donne la graine
cli-verify-differs = Entrée { $seq } : PAS ce qui découle des règles et des entrées précédentes : { $fields }
cli-verify-head = L’en-tête du fichier ne dit PAS ce qui découle de ses entrées : { $fields }
cli-verify-cut = Les entrées s’arrêtent AVANT la fin de la partie.
cli-verify-earlier = L’entrée { $seq } est datée plus tôt que la précédente : l’heure de la salle a été reculée alors, ou le fichier a été changé.
cli-verify-older = Chaque tirage découle de la graine engagée par { $commitment }. La partie a été jouée selon des règles plus anciennes du jeu (révision { $was }, aujourd’hui { $is }) : les coups à partir de l’entrée { $seq } ne peuvent plus être rejoués.
cli-verify-all = Loyal : chaque tirage découle de la graine engagée par { $commitment }.
cli-verify-times = Les règles et la graine ne prouvent aucune heure : pour elles, la parole de la salle fait foi.
cli-verify-not-all = Pas loyal, ou le fichier a été changé : tout n’y découle pas des règles et de la graine engagée par { $commitment }.
cli-verify-origin-not = La graine n’est PAS celle que donne la graine du tournoi pour cette table.
cli-verify-origin-later = Ce fichier ne montre pas que la graine découle de celle du tournoi : reprenez le journal une fois le tournoi fini.

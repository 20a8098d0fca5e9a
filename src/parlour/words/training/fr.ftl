## Apprentissage : ce qu’une recherche apprend d’un jeu, et les poids qui en résultent

cli-train = Laisser la recherche apprendre un jeu contre elle-même. Ce qu’elle a appris est gardé si un test la trouve plus forte.
cli-train-games = Combien de parties elle joue ; un nombre plus grand reprend là où elle s’est arrêtée.
cli-train-seed = La même graine joue les mêmes parties.
cli-train-out = Le dossier des poids ; sans lui, celui du jeu, où la recherche les trouve.
cli-train-keep = Le dossier où l’apprentissage est gardé et reprend là où il s’est arrêté ; sans lui, var/training et le nom du jeu.
cli-train-teacher = La recherche qui joue les parties.
cli-train-pairs = Combien de paires le test joue au plus.
cli-train-plays = Parties
cli-train-tests = Test
cli-train-lessons = Apprentissage à partir de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} et { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
cli-train-pass = Passage { $number } : perte { $loss } ; la meilleure action paraît la plus prometteuse dans { $hits } % des décisions mises de côté.
cli-train-written = Les nouveaux poids sont dans { $folder }.
cli-train-stays = Les poids restent comme ils sont ; les nouveaux sont dans { $candidate }.
cli-doctor-weights = { $game } : la recherche a appris des poids, { $digest }.
error-nothing-learned = La recherche ne peut pas apprendre { $game } : le jeu ne dit rien de ce qu’il faut apprendre.
error-teacher-without-search = « { $agent } » ne fait pas de recherche, et seule une recherche peut enseigner.
error-weights-missing = Il n’y a pas de poids de { $game } dans { $folder } : « parlour train { $game } » en fait.
error-weights-damaged = Les poids dans { $folder } sont abîmés : « parlour train { $game } » en fait de nouveaux.
error-weights-of-another-game = Les poids dans { $folder } sont ceux de { $other }, et non de { $game }.
error-weights-outdated = Les poids dans { $folder } ont été appris sous une autre révision de { $game } : « parlour train { $game } » en fait de nouveaux.
error-training-not-kept = { $folder } ne peut être ni écrit ni lu : { $problem }.
error-training-of-another-run = { $folder } contient un autre apprentissage (ce qui diffère : { $what }) : choisissez un autre dossier par --keep, ou supprimez-le.

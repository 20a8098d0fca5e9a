## Lots de parties

error-whole-number = { $what } est un nombre entier de { $least } à { $most }, et non { $given }.
error-no-choice = { $what } est l’un de { $known }, et non { $given }.
error-batch-actions = Il faut un tableau de { $n } nombres entiers, une action par partie, et non { $given }.
error-batch-illegal-action = L’action { $action } ne peut pas être jouée dans la partie { $match }.
error-batch-over-at-once = Avec ces règles, une partie peut être finie dès la donne : il n’y a rien à jouer.
error-batch-where = Il faut un tableau de { $n } valeurs de vérité, une pour chaque partie, pas { $given }.
error-afterstate-values = Il faut un tableau de { $n } valeurs, une pour chaque ligne, pas { $given }.
error-program-in-a-batch = Un lot demande une action à la fois, et { $program } joue des parties entières. Donnez un agent.

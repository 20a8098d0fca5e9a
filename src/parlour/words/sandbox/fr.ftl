## Reprendre à partir d'une position

error-study-over = Dans cette position la partie est terminée : choisissez-en une où quelqu'un doit encore jouer.
error-unknown-step = Cette partie n'a pas d'étape { $given } : ses étapes finissent à { $last }.

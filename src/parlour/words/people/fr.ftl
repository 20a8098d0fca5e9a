## Refus entre joueurs

error-tie-with-oneself = Il faut un autre joueur que vous.
error-too-many-ties = Vous avez { $most } amis et joueurs tenus à l’écart. Retirez-en un d’abord.
error-blocked-by-you = Vous tenez ce joueur à l’écart. Laissez-le d’abord revenir, sur sa page.
error-blocked-by-other = Ce joueur ne prend de vous ni défi ni échange.
error-too-many-wishes = Vous recherchez { $most } cartes. Retirez-en une d’abord.

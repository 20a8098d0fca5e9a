## Refus du registre, de la boutique, des échanges et des mises

error-not-enough = Vous n’avez pas assez d’exemplaires libres de { $card } : ceux qui sont en jeu ne servent pas avant la fin de leur partie.
error-not-enough-gil = Vous n’avez pas assez de gils.
error-unknown-pack = Il n’y a pas de paquet « { $pack } ».
error-bad-count = Un nombre va ici de 0 à { $most }.
error-no-such-trade = Vous n’avez pas d’échange de ce nom.
error-trade-changed = L’échange a changé entre-temps, ou il est terminé. Relisez-le avant d’accepter.
error-trade-too-long = Chaque côté donne au plus { $most } choses différentes.
error-empty-trade = Personne ne donne rien. Mettez une carte ou des gils sur la liste.
error-trade-with-oneself = Il faut un autre joueur pour échanger.
error-too-many-trades = Vous avez { $most } échanges ouverts. Retirez-en un d’abord.
error-cannot-be-owned = Des cartes de votre invention n’appartiennent à aucune collection. Apportez des cartes du jeu de la table, ou jouez sans mettre de cartes en jeu.
error-cannot-own-option = Avec ces règles, la table donne ou mélange les cartes. Pour jouer avec les collections, renoncez à Draft, à Roulette et aux mains équilibrées.
error-bring-your-cards = Cette partie se joue avec les cartes des collections : choisissez celles que vous apportez.
error-stakes-need-players = On ne mise des cartes ou des gils que contre une personne.
error-not-your-winnings = C’est le vainqueur de cette partie qui choisit, personne d’autre.
error-winnings-settled = Ces cartes ont déjà été choisies.
error-wrong-picks = Choisissez { $picks ->
    [one] une carte
   *[other] { $picks } cartes
 }, pas { $count }.
error-not-in-pool = Cette carte n’était pas en jeu dans cette partie.

## La vérification de `parlour doctor`

audit-unbalanced = Le transfert { $about } n’est pas équilibré.
audit-holding-differs = L’avoir diffère de ce qui a été écrit : { $about }.
audit-below-zero = Un avoir est négatif : { $about }.
audit-not-conserved = Pour { $about }, quelque chose est né ou s’est perdu hors du compte de la maison.
audit-escrow-left = Une partie terminée retient encore { $about }.
cli-doctor-ledger = Registre : tous les transferts sont équilibrés, rien n’est né ni perdu.

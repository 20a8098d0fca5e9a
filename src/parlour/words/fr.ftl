## Refus des règles

error-unknown-game = Il n’y a pas de jeu « { $game } ». Connus : { $known }.
error-unknown-preset = Il n’y a pas de communauté « { $preset } ». Connues : { $known }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Connues : { $known }.
error-bad-option-value = « { $option } » ne peut valoir « { $value } ». Possible : { $known }.
error-option-not-offered = { $preset } ne propose pas « { $option } = { $value } ». La table libre (free) propose tout.
error-bad-rules = « { $given } » n’est pas un jeu de règles. Écrivez par exemple { $example }.
error-unknown-card-set = Il n’y a pas de cartes « { $set } ». Connues : { $known }.
error-bad-card-file = Les cartes { $set } sont inutilisables : { $problem }.
error-unknown-card = { $set } n’a pas de carte « { $card } ». Donnez un numéro ou un nom entier.
error-bad-card = Cette carte est illisible : { $problem }.
error-bad-deck = Un deck est une liste de cartes.
error-wrong-hand-size = Une main a { $least } cartes ; celle-ci en a { $count }.
error-wrong-deck-size = Un deck a de { $least } à { $most } cartes ; celui-ci en a { $count }.
error-card-twice = { $card } est deux fois dans le deck ; chaque carte s’apporte une fois.
error-too-many-stars = Au plus une carte à cinq étoiles et deux à quatre étoiles ou plus.
error-match-over = La partie est finie.
error-illegal-action = « { $action } » ne peut pas être joué maintenant.
error-not-now = « { $action } » appartient à une autre phase de la partie.
error-card-not-in-deck = « { $action } » désigne une carte qui ne peut être choisie.
error-card-not-in-hand = Cette carte n’est pas dans la main de { $seat ->
    [red] Rouge
   *[blue] Bleu
 }.
error-cell-taken = Une carte est déjà sur cette case. Choisissez-en une vide.
error-card-forced = La règle impose la carte à jouer : la carte { $place } de la main.
error-bad-action = « { $action } » n’est pas une action. Écrivez « 2@4 » pour la deuxième carte sur la case d’indice 4, ou « pick 3 ».
error-bad-digits = « { $text } » n’est pas un nom de carte. Quatre chiffres de 1 à 9 ou A, comme 7AA1.
error-bad-cell = « { $text } » n’est pas une case.
error-bad-seat = « { $value } » n’est pas un camp. Écrivez « red » ou « blue ».
error-not-nine = « { $name } » doit donner les neuf cases.
error-unknown-element = Il n’y a pas d’élément « { $value } ». Connus : { $known }.
error-bad-restriction = Une restriction a « op » (=, - ou +), « value » et « writing » (horizontal ou vertical).
error-bad-restriction-value = Le nombre d’une restriction va de 2 à 30, ou vaut 100, pas { $value }.
error-restriction-cannot-move = Une restriction { $writing } sur la case d’indice { $cell } n’a pas de ligne à déplacer.
error-too-many-cards = Un camp a au plus { $most } cartes.
error-bad-position = Une position est un objet avec « board ».
error-bad-hands = « hands » donne une liste de cartes pour « red » et pour « blue ».
error-turn-does-not-fit = Avec { $placed } cartes posées, « to_act » et « first_player » se contredisent.
error-empty-hand = C’est à { $seat }, dont la main est vide.
error-action-needs-hands = Une action en texte demande « hands ». Sinon, donnez la carte, son camp et la case.
error-out-of-turn = C’est à { $seat ->
    [red] Rouge
   *[blue] Bleu
 } de jouer.
error-unknown-trade = Il n’y a pas de règle de gains « { $trade } ».
error-bad-request = La demande ne peut être jugée : { $problem }.
error-bad-json = Ceci n’est pas du JSON : { $problem }, colonne { $column }.
error-tape-too-short = Le script a { $picks } tirages, il en fallait plus.
error-tape-out-of-range = Le script tire { $value } sur { $n }.
error-too-many-outcomes = Il y a plus de { $limit } issues.
way-out-on = Ajouter { $option }
way-out-off = Enlever { $option }
way-out-choose = { $option } : { $value }

## Refus de la salle

error-unknown-agent = La maison n’a pas de joueur « { $agent } ». Connus : { $known }.
error-unknown-match = Il n’y a pas de table à cette adresse. Vérifiez le lien, ou ouvrez-en une.
error-seat-taken = Les deux places sont prises. Vous pouvez regarder.
error-already-seated = Vous êtes déjà assis à cette table.
error-not-your-match = Vous n’avez pas de place à cette table. Vous pouvez regarder.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-match-not-begun = La partie commence quand les deux places sont prises.
error-rematch-too-early = La revanche se demande quand la partie est finie.
error-not-over-yet = La graine secrète est montrée à la fin de la partie.
error-out-of-date = La table a changé. Votre coup n’est pas joué ; regardez à nouveau.
error-warming-up = La table chauffe. Réessayez dans quelques secondes.
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse ne s’utilise pas ainsi.
error-bad-message = Ce message est illisible : { $problem }.
error-message-too-long = Un message a au plus { $most } caractères.
error-foreign-page = Cette demande vient de la page d’un autre site. Utilisez celle de parlour.

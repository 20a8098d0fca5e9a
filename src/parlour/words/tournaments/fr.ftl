## Les tournois : refus

error-unknown-tournament = Ce tournoi n’existe pas.
error-not-your-tournament = Seul l’organisateur du tournoi peut faire cela.
error-tournament-closed = Le tournoi n’en est plus là : les inscriptions sont closes, ou il est terminé.
error-tournament-full = Le tournoi est complet : il a { $most } places.
error-already-entered = Vous êtes déjà inscrit.
error-not-entered = Vous n’êtes pas dans ce tournoi, ou vous l’avez quitté.
error-tournament-too-few = Un tournoi demande au moins { $least } inscrits.
error-tournament-form = La formule « { $form } » n’existe pas. Connues : { $known }.
error-tournament-match = Une partie de tournoi ne s’annule pas : jouez-la ou abandonnez.
error-tournament-name = Un tournoi doit avoir un nom.
error-tournament-starts = Un tournoi commence à une heure à venir, dans les trois mois.
error-tournament-starts-itself = Ce tournoi commence de lui-même, à son heure.
error-tournament-checkin = On pointe à un tournoi qui commence à une heure donnée : choisissez-en une.
error-tournament-best = Une table se joue au meilleur de { $known } manches.
error-tournament-swiss = Seul un système suisse a un nombre de rondes à choisir.
error-tournament-third = Seule une élimination directe a une partie pour la troisième place.
error-tournament-prize-guests = Un prix demande des comptes : les invités ne possèdent rien.
error-tournament-prize-third = En élimination directe, un prix pour la troisième place demande une partie pour elle.
error-tournament-prize-long = Une place peut gagner { $most } choses différentes au plus.
error-checkin-closed = Le pointage n’est pas ouvert : il ouvre 15 minutes avant le début.

## Les tournois : pages

tourney-way = Tournois
tourney-none = Pas encore de tournoi. Annoncez le premier.
tourney-loading = On va chercher les tournois
tourney-new = Annoncer un tournoi
tourney-name = Nom
tourney-game = Jeu
tourney-rules = Règles
tourney-form = Formule
tourney-form-knockout = Élimination directe
    .help = Qui perd est éliminé. Une partie nulle se rejoue, places échangées.
tourney-form-round_robin = Toutes rondes
    .help = Chacun rencontre chacun une fois.
tourney-form-swiss = Système suisse
    .help = Quelques rondes contre des adversaires au même score ; personne ne se rencontre deux fois.
tourney-most = Places
tourney-guests = Les invités peuvent participer
tourney-accounts-only = Comptes seulement
tourney-announce = Annoncer
tourney-cancel = Annuler
tourney-status-open = Inscriptions ouvertes
tourney-status-live = Ronde { $round } sur { $rounds }
tourney-status-over = Terminé
tourney-winner = { $name } a gagné.
tourney-count = { $count } places prises sur { $most }
tourney-enter = S’inscrire
tourney-enter-with = S’inscrire avec cela
tourney-leave = Se désinscrire
tourney-withdraw = Se retirer
tourney-withdraw-sure = Se retirer pour de bon ? La partie en cours est perdue.
tourney-start = Lancer
tourney-start-few = Il peut commencer à deux inscrits.
tourney-time = Clore la ronde
    .help = Dans chaque partie en cours, qui fait attendre l’autre perd.
tourney-time-sure = Clore la ronde maintenant ?
tourney-yes = Oui
tourney-no = Non
tourney-go = Aller à ma partie
tourney-entrants = Inscrits
tourney-nobody = Personne ne s’est encore inscrit.
tourney-withdrawn = retiré
tourney-you = vous
tourney-round = Ronde { $number }
tourney-final = Finale
tourney-semi = Demi-finales
tourney-bracket = Tableau
tourney-rounds = Rondes
tourney-bye = exempt
tourney-playing = en cours
tourney-result-first = 1 – 0
tourney-result-second = 0 – 1
tourney-result-draw = ½ – ½
tourney-result-bye = exempt
tourney-result-none = personne
tourney-replays = { $count ->
    [1] après une nulle
   *[other] après { $count } nulles
}
tourney-look = revoir
tourney-watch = Regarder { $first } contre { $second }
tourney-standings = Classement
tourney-place = Place
tourney-player = Joueur
tourney-points = Points
tourney-direct = Direct
tourney-buchholz = Buchholz
tourney-sonneborn = Sonneborn-Berger
tourney-played = Jouées
tourney-reached = Rondes
tourney-crosstable = Grille
tourney-winner-of = le gagnant de la table { $board }
tourney-to-be = à déterminer
tourney-back = Tous les tournois
tourney-hours = Une ronde dure { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
 }.
tourney-of-match = Le tournoi de cette partie
tourney-hours-wish = Durée d’une ronde en heures (vide : sans limite)

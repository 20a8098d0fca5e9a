## Les tournois : refus

error-unknown-tournament = Ce tournoi n’existe pas.
error-not-your-tournament = Seul l’organisateur du tournoi, ou un hôte de la salle, peut faire cela.
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
error-tournament-not-a-ladder = Seule une échelle finit à une heure donnée et a des inscrits qui se défient.
error-tournament-ladder-rounds = Une échelle n’a ni rondes ni pointage : on la rejoint tant qu’elle dure.
error-tournament-ladder-stakes = Les parties d’une échelle se jouent sans mise : offrez plutôt un prix.
error-tournament-ends = Une échelle finit à une heure qui suit son début, dans l’année.
error-tournament-ends-itself = Cette échelle finit d’elle-même, à son heure.
error-ladder-met = Dans cette échelle, vous et { $name } jouez ensemble { $most } fois par semaine, défis en attente compris.
error-ladder-stranger = Ce joueur n’est pas dans l’échelle, ou l’a quittée.
error-ladder-answered = Ce défi n’attend plus : il a reçu une réponse ou a été retiré.
error-ladder-unready = Un des deux ne peut plus jouer avec ce qu’il avait apporté en s’inscrivant.
error-checkin-closed = Le pointage n’est pas ouvert : il ouvre 15 minutes avant le début.

## Les tournois : pages

tourney-way = Tournois
tourney-none = Pas encore de tournoi
tourney-none-help = Élimination, toutes rondes, système suisse ou échelle : annoncez un tournoi, la salle s’occupe des rencontres et des scores.
tourney-loading = On charge les tournois
tourney-new = Annoncer un tournoi
tourney-name = Nom
tourney-game = Jeu
tourney-form = Formule
tourney-form-knockout = Élimination directe
    .help = Un joueur qui perd est éliminé. À égalité, on rejoue jusqu’à ce que quelqu’un mène.
tourney-form-round_robin = Toutes rondes
    .help = Chacun rencontre chacun une fois.
tourney-form-swiss = Système suisse
    .help = Quelques rondes contre des adversaires au même score ; personne ne se rencontre deux fois.
tourney-form-ladder = Échelle
    .help = Une saison : rejoignez-la à tout moment, défiez qui vous voulez. Une victoire vaut 1, une nulle ½, une défaite rien.
tourney-most = Places
tourney-guests = Les invités peuvent participer
tourney-accounts-only = Comptes seulement
tourney-announce = Annoncer
tourney-cancel = Annuler
tourney-status-open = Inscriptions ouvertes
tourney-status-live = Ronde { $round } sur { $rounds }
tourney-status-over = Terminé
tourney-winner = { $name } a gagné.
tourney-count = { $count ->
    [0] { $count } place prise sur { $most }
    [one] { $count } place prise sur { $most }
   *[other] { $count } places prises sur { $most }
}
tourney-enter = S’inscrire
tourney-enter-with = S’inscrire avec cela
tourney-leave = Se désinscrire
tourney-withdraw = Se retirer
tourney-withdraw-sure = { $count ->
    [0] Se retirer pour de bon ? Aucune partie n’est en cours, et aucune ne suivra.
    [one] Se retirer pour de bon ? La partie en cours est perdue.
   *[other] Se retirer pour de bon ? Les parties en cours sont perdues.
}
tourney-start = Lancer
tourney-start-few = Il peut commencer à deux inscrits.
tourney-time = Clore la ronde
    .help = Dans chaque partie en cours, le joueur qui fait attendre l’autre perd.
tourney-time-sure = Clore la ronde maintenant ?
tourney-yes = Oui
tourney-no = Non
tourney-go = Jouer
tourney-entrants = Inscrits
tourney-nobody = Personne ne s’est encore inscrit.
tourney-withdrawn = parti
tourney-you = vous
tourney-round = Ronde { $number }
tourney-final = Finale
tourney-semi = Demi-finales
tourney-bracket = Tableau
tourney-rounds = Rondes
tourney-bye = exempt
tourney-playing = en cours
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
tourney-to-be = à déterminer
tourney-either = { $one } ou { $other }
tourney-back = Tous les tournois
tourney-of-match = Le tournoi de cette partie
tourney-hours-wish = Durée d’une ronde en heures (vide : sans limite)
tourney-step-rules = Règles
tourney-step-when = Quand
tourney-step-prize = Prix
tourney-description = De quoi il s’agit (facultatif)
tourney-all-rules = Changer des règles une à une
tourney-guest-organiser = Le tournoi d’un invité n’est annoncé à personne : donnez son lien.
tourney-places = { $most } places
tourney-best = Manches par table
tourney-best-of = { $best ->
    [1] Une manche
   *[other] Au meilleur de { $best } manches
}
tourney-third = La troisième place
tourney-third-match = se joue
tourney-third-shared = se partage
tourney-third-said = Match pour la troisième place
tourney-swiss = Rondes
tourney-swiss-usual = autant qu’il en faut
tourney-swiss-said = { $rounds ->
    [0] { $rounds } ronde
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tourney-starts = Il commence
tourney-starts-by-hand = quand je le dis
tourney-starts-at-time = à une heure donnée
tourney-time-of-start = Jour et heure du début
tourney-time-far = Dans les trois mois. Avec trop peu d’inscrits il est annulé, et on le leur dit.
tourney-starts-said = Début : { $time }
tourney-starts-open = Commence quand l’organisateur le dit
tourney-checkin = Pointage
    .help = À partir de 15 minutes avant le début. Les inscrits qui n’ont pas dit avant le début qu’ils sont là sont rayés, et la liste d’attente prend leurs places.
tourney-checkin-said = Pointage dès { $time }
tourney-hours-said = { $hours ->
    [0] { $hours } heure par ronde
    [one] { $hours } heure par ronde
   *[other] { $hours } heures par ronde
}
tourney-guests-said = Les invités peuvent participer
tourney-prize = Prix
tourney-prize-help = Il quitte votre compte maintenant, est versé avec le dernier résultat, et revient si le tournoi est annulé. Vos gils : { $gil }.
tourney-prize-of = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
}
tourney-prize-gil = Gils, { $place ->
    [1] première place
    [2] deuxième place
   *[3] troisième place
}
tourney-prize-card = Carte, { $place ->
    [1] première place
    [2] deuxième place
   *[3] troisième place
}
tourney-prize-no-card = Aucune carte
tourney-prize-gil-said = { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
tourney-wants-name = Donnez-lui d’abord un nom.
tourney-preview = L’annonce
tourney-unnamed = Pas encore de nom
tourney-status-checkin = Pointage ouvert
tourney-status-off = Annulé
tourney-status-soon = Inscriptions ouvertes, pointage bientôt
tourney-off-said = Il n’aura pas lieu.
tourney-here = Je suis là
tourney-cannot = Je ne peux pas venir
tourney-checkin-now = Dites que vous êtes là avant { $time }, sinon votre place est donnée.
tourney-checked-in = Vous êtes là. Début : { $time }.
tourney-checkin-later = Vous avez une place. Ouverture du pointage : { $time }.
tourney-you-wait = Vous êtes sur la liste d’attente, place { $place }.
tourney-enter-waiting = Rejoindre la liste d’attente
tourney-waiting-list = Liste d’attente
tourney-waiting-place = place { $place }
tourney-there-since = Là depuis { $time }
tourney-not-there = Pas encore là
tourney-here-count = Présents : { $here } sur { $count }
tourney-call-off = Annuler le tournoi
tourney-call-off-sure = Annuler le tournoi ? On le dit aux inscrits, et le prix vous revient.
tourney-played-by = Règles du jeu
tourney-quarter = Quarts de finale
tourney-third-board = Pour la troisième place
tourney-game-number = Manche { $number }
tourney-choose-round = Choisir une ronde
tourney-shared-place = Les joueurs allés aussi loin partagent la place.
tourney-points-short = Pts
tourney-played-short = J.
tourney-direct-short = Dir.
tourney-buchholz-short = Bu.
tourney-sonneborn-short = SB
tourney-prize-line = { $place } : { $prize }
tourney-against = contre { $name }
tourney-forfeit = Un joueur qui ne peut pas couvrir sa mise perd cette rencontre
tourney-ends = Jour et heure de la fin
    .help = Dans l’année. Dans les parties encore en cours, le joueur qui fait attendre l’autre perd ; le prix est versé avec le dernier résultat.
tourney-starts-at-once = tout de suite
tourney-ends-said = Fin : { $time }
tourney-meetings = Rencontres des deux mêmes par semaine
tourney-meetings-said = { $count ->
    [0] Les deux mêmes se rencontrent { $count } fois par semaine
    [one] Les deux mêmes se rencontrent une fois par semaine
   *[other] Les deux mêmes se rencontrent { $count } fois par semaine
}
tourney-status-ladder = Dure jusqu’au { $time }
tourney-week = Semaine { $number }
tourney-weeks = Semaines
tourney-join = Rejoindre
tourney-join-with = Rejoindre avec cela
tourney-ladder-counts = Une victoire vaut 1, une nulle ½, une défaite rien. À égalité de points, les colonnes suivantes départagent.
tourney-ladder-mine = Mes parties
tourney-ladder-none = Rien à jouer. Défiez quelqu’un.
tourney-ladder-wants = { $name } vous défie
tourney-ladder-waits = { $name } n’a pas encore répondu
tourney-ladder-accept = Relever et jouer
tourney-ladder-decline = Décliner
tourney-ladder-withdraw = Retirer
tourney-ladder-challenge = Défier
tourney-ladder-whom = Défier quelqu’un
tourney-ladder-alone = Personne d’autre n’est encore là. Donnez le lien.
tourney-ladder-met = { $met } sur { $most } cette semaine
tourney-ladder-unplayed = Rien n’a encore été joué.
tourney-older = Tournois plus anciens

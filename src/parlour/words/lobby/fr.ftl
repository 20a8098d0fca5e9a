## Refus des pendules, des propositions et des défis

error-bad-clock = Cette pendule ne peut pas être réglée. Au plus un jour pour la partie, dix minutes rendues par tour, quatre semaines par tour.
error-clock-of-a-match = Le temps d’une partie se compte en minutes pour les deux ensemble, sans rien de gratuit ni de rendu.
error-clock-not-counted = Dans { $game }, rien ne dit qui a l’avantage quand le temps est écoulé. Choisissez une autre pendule.
error-clock-for-cups = Cette pendule est réservée aux tournois. Choisissez-en une autre.
error-clock-without-time = Une pendule a besoin de temps : pour la partie, ou offert à chaque tour.
error-time-is-up = Le temps était écoulé avant l’arrivée de ce coup.
error-no-draws-here = Avec ces règles, il y a toujours un vainqueur.
error-offer-stands = Une proposition attend déjà une réponse.
error-offer-too-soon = Votre dernière proposition a été déclinée. Jouez avant d’en faire une autre.
error-no-offer = Il n’y a rien à quoi répondre.
error-takeback-tournament = Cette partie est celle d’un tournoi : aucun coup ne s’y reprend.
error-takeback-rated = Cette partie est classée : aucun coup ne s’y reprend.
error-takeback-staked = Cette partie a un enjeu : aucun coup ne s’y reprend.
error-takeback-between-people = Un coup ne se reprend que contre la maison seule.
error-takeback-nothing = Vous n’avez aucun coup à reprendre.
error-takeback-done = Ce coup est déjà repris.
error-takeback-not-last = Ce n’est pas votre dernier coup : la partie a continué. Regardez-la, puis choisissez à nouveau.
error-unknown-challenge = Il n’y a pas de défi à cette adresse. Vérifiez le lien, ou passez au salon.
error-unknown-commitment = Cette promesse de graine n’existe pas : elle a été faite à quelqu’un d’autre, a servi, ou date de plus d’un jour. Demandez-en une nouvelle.
error-rematch-waits = L’autre joueur a été plus rapide : la nouvelle table est déjà ouverte. Regardez son sceau et prenez-y place.
error-own-challenge = Ce défi est le vôtre. C’est à quelqu’un d’autre de l’accepter.
error-not-your-challenge = Ce défi s’adresse à quelqu’un d’autre.
error-too-many-tables = Vous avez { $most } tables sans autre joueur. Finissez ou fermez d’abord l’une d’elles.
error-nobody-came = Personne ne s’est assis ici en { $hours ->
    [1] une heure
   *[other] { $hours } heures
 } : la table a été fermée.
error-closed-by-owner = Cette table a été fermée par la personne qui l’avait ouverte, avant que quelqu’un s’y asseye.
error-match-begun = La partie a commencé : sa table ne peut plus être fermée. Vous pouvez abandonner, ou proposer d’annuler la partie.
error-too-many-challenges = Vous avez { $most } défis en attente. Retirez-en un d’abord.
error-challenge-closed = Quelqu’un a été plus rapide : ce défi n’est plus ouvert.
error-challenge-accepted = Ce défi a déjà été accepté.
error-challenge-declined = Ce défi a été décliné.
error-challenge-withdrawn = Ce défi a été retiré.
error-challenge-countered = Ce défi a déjà reçu une réponse à d’autres conditions.
error-challenge-lapsed = Ce défi ne tient plus : la personne qui l’a lancé ne peut plus jouer ce qu’elle proposait. Elle en est avertie.
error-challenge-expired = Personne n’a répondu à temps à ce défi.

## Ce qui s’est passé à la table

event-timeout = Temps épuisé : { $name }.
event-house-played = Temps épuisé ({ $name }) ; la table a joué au hasard.
event-counted = Le temps de la partie est écoulé : { $name } a l’avantage et gagne.
event-counted-even = Le temps de la partie est écoulé et personne n’a l’avantage : les deux perdent.
event-takeback = { $name } a repris un coup.
event-agreed = Les joueurs ont convenu d’une partie nulle.
event-aborted = La partie a été annulée.
event-called-off = Les règles de ce jeu ont été corrigées depuis le début de cette partie. La partie est annulée et toutes les mises sont rendues.

## Pendules et conditions

clock-none = Sans pendule
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
 }
clock-turn = { $time } par tour
clock-free = { $bank } et { $free } s offertes par tour
clock-increment = { $bank } + { $increment } s
clock-counted = { $bank } pour la partie, puis les orbes comptent
clock-counted-help = Les deux jouent sur le même temps. Quand il est écoulé, tout s’arrête : plus d’orbes gagne, à égalité d’orbes les deux perdent (pour le classement, c’est une partie nulle).
clock-long = { $days } j { $hours } h
clock-away = Retour le { $day }
clock-away-help = Absence jusqu’au { $day } : la pendule est arrêtée.
clock-told = Plus que { $seconds } secondes.
clock-of = Pendule, { $name } :
compose-clock = Pendule
compose-clock-help = À zéro, vous perdez ; avec { $free } secondes offertes par tour, la table joue pour vous.
compose-stakes = Genre de partie
compose-to-lobby = N’importe qui au salon
compose-to-player = { $name }
compose-go-challenge = Lancer le défi
stake-win-gil = Vous pouvez gagner { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
stake-lose-gil = Vous pouvez perdre { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
stake-seam-gil = { $gil } { $gil ->
    [one] gil
   *[other] gils
 } chacun
stake-and-gil = et { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
stake-unseen = { $name } montrera ses cartes à la table.
stake-mine-unseen = Celles que vous risquez se verront à la table.
stake-choose = Choisir sa main
stake-other = Autre main
stake-hand = Votre main
stake-take = Jouer celles-ci
stake-place = Place vide
stake-new = Nouvelle pour vous
stake-have = Vous en avez { $count }
stake-last = La seule
stake-wanted = Recherchée
stake-shown = Cette main est ouverte : le joueur qui répond la voit d’abord, puisque c’est elle qu’on peut gagner.
terms-rated = Classée
terms-casual = Amicale
terms-gil = { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
terms-owned = Ses propres cartes

## Le salon

hall-lobby = Salon
lobby-title = Le salon
lobby-looking = On regarde dans le salon
lobby-direct = Défis pour vous
lobby-mine = Vos défis
lobby-rematches = Revanches
lobby-playing = Vos parties
lobby-open = En attente d’un adversaire
lobby-which = Jeu
lobby-all = Tous
lobby-empty = Personne ne cherche de partie
lobby-bell = La sonnette
lobby-tell = Me prévenir si quelqu’un vient
lobby-ring = Une sonnerie vous prévient si quelqu’un arrive. Gardez cette page ouverte.
lobby-came = { $name } est au salon.
lobby-house = Jouer tout de suite
lobby-live = en direct
lobby-live-plays = { $name } joue contre { $other }
lobby-live-stands = { $scored ->
    [yes] { $game }. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $score }.
   *[no] { $game }. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
}
lobby-post = Un coup par jour
lobby-post-help = Jouez quand vous voulez : un coup par jour suffit.
lobby-post-put = Trouver un adversaire
lobby-last = Dernières parties
house-next = à suivre
house-beaten = gagné
lobby-put = Lancer un défi
lobby-here = Présents
lobby-challenge = Défier
lobby-watch = Parties à regarder
lobby-left = Temps restant :
lobby-from = { $name } cherche une partie
lobby-to-you = { $name } vous défie
lobby-yours = Vous défiez le salon
lobby-yours-link = Votre partie par lien
lobby-yours-to = Vous défiez { $name }
lobby-look = Voir
lobby-answer = Relever
lobby-put-away = Ranger
lobby-withdraw = Retirer
lobby-decline = Décliner
challenge-title = Un défi
challenge-to = Vous défiez { $name }
challenge-yours = Votre défi
challenge-from = { $name } vous invite à jouer
challenge-strength = { $name }, classement sous ces règles :
challenge-seat-random = Les couleurs au sort.
challenge-waiting = En attente de quelqu’un pour le relever
challenge-waiting-for = On attend { $name }
challenge-is-accepted = Ce défi a été relevé.
challenge-is-declined = Ce défi a été décliné.
challenge-is-withdrawn = Ce défi a été retiré.
challenge-is-countered = Ce défi a reçu une réponse à d’autres conditions.
challenge-answer = Voir la réponse
challenge-answers = { $whose ->
    [you] D’autres conditions que celles de votre défi.
   *[other] D’autres conditions que celles du défi auquel il répond.
 }
challenge-first = Voir le premier
challenge-other = Proposer autre chose
counter-title = Proposer autre chose à { $name }
counter-lead = { $name } propose ces conditions. Changez ce que vous voulez, et renvoyez-les.
challenge-is-lapsed = Ce défi ne tient plus.
challenge-is-expired = Personne n’a relevé ce défi à temps.
challenge-watch = Aller à la table
challenge-lost = Pas de défi ici
challenge-lost-help = Vérifiez le lien, ou passez au salon.

## Inviter un ami

invite-title = Invitez un ami
invite-help = Le premier qui l’ouvre s’assoit en face de vous. Sans compte, sans installation.
invite-making = On prépare le lien
invite-change = Changer
invite-name = Votre nom, pour votre ami
invite-name-help = Sinon, votre ami verra « { $name } ».
invite-go-wait = Attendre mon ami
invite-send = Envoyer le lien
invite-ask = Inviter { $name }
invite-text = Une partie de { $game } ?
invite-terms = { $clock ->
    [none] {", sans pendule"}
   *[other] {", "}{ $clock }
}{ $rated ->
    [yes] {", classé"}
   *[no] {", amical"}
}
compose-go-friend = Créer le lien
invite-link = Le lien
invite-wait = On attend votre ami
invite-came = Votre ami est là
invite-meanwhile = En attendant
invite-wait-bell = Une sonnerie vous préviendra.
invite-lasts = Le lien tient { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
invite-practise = Jouer contre { $name }
invite-is-accepted = La place est prise. Jouer contre { $name } dans une autre partie ?
invite-is-expired = Ce lien n’est plus valable. Demandez-en un autre à { $name }.
challenge-go = { $stake ->
    [none] Jouer
    [card] Jouer une carte
    [all] Jouer les cinq
    [gil] Jouer { $gil } { $gil ->
        [one] gil
       *[other] gils
    }
   *[other] Jouer des cartes
}
challenge-go-cards = Jouer avec celles-ci
challenge-learn = Apprendre en une minute
challenge-details = Détails
challenge-change = Changer
challenge-line-none = { $cards ->
    [yes] Chacun garde ses cartes, aucun classement.
   *[no] Partie amicale, aucun classement.
}
    .lead = Rien à perdre.
challenge-line-gil = Le gagnant a les deux mises, une partie nulle les rend.
    .lead = { $gil } { $gil ->
        [one] gil
       *[other] gils
    } chacun.
challenge-line-rated = La partie compte pour le classement des deux.
    .lead = Classée.
challenge-line-swing = Environ { $points } { $points ->
    [one] point
   *[other] points
} de part et d’autre.
    .lead = Classée.
challenge-line-time = { $kind ->
    [none] Pas de pendule.
    [live] { $clock } pour chacun.
   *[post] { $clock }.
}
    .lead = { $kind ->
    [none] À votre rythme.
    [live] Avec pendule.
   *[post] Par correspondance.
}

## À la table

table-more = À cette table
table-rules = Règles
table-turn-tab = À vous – { $page }
table-closed = Cette table est fermée
table-closed-new = Ouvrir une autre table
table-close = Fermer cette table
table-close-ask = Fermer cette table ?
table-close-help = On ne pourra plus s’y asseoir. Ce que vous vouliez mettre en jeu reste à vous.
table-close-no = Continuer d’attendre
offer-menu = Nulle ou annulation
offer-draw = Proposer la nulle
offer-abort = Annuler la partie
offer-abort-ask = Demander l’annulation
offer-abort-sure = Annuler cette partie ?
offer-abort-help = La partie s’arrête pour les deux camps, sans résultat, et toutes les mises sont rendues.
offer-made-draw = Vous avez proposé la nulle.
offer-made-abort = Vous avez demandé l’annulation.
offer-told-draw = { $name } propose la nulle.
offer-told-abort = { $name } voudrait annuler la partie.
offer-agree = Accepter
offer-decline = Décliner
offer-take-back = Retirer
offer-none = Il n’y a rien à proposer ici. Vous pouvez abandonner à tout moment.

## Ce qu’on joue

compose-cards = Cartes
compose-cards-free = N’importe lesquelles
compose-cards-owned = Des collections, et en jeu
compose-owned-only = Ici, on joue à ce jeu avec les cartes de sa collection seulement.
error-owned-only = Dans cette salle, on joue à ce jeu avec les cartes de sa collection seulement : choisissez « Des collections ». Contre la maison, tout deck convient.
pick-owned = Seulement les cartes à vous, qu’aucune autre table ne retient.
compose-gil = Mise de chacun
compose-gil-none = Sans gils

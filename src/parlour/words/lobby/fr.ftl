## Refus des pendules, des propositions et des défis

error-bad-clock = Cette pendule ne peut pas être réglée. Au plus un jour pour la partie, dix minutes rendues par tour, quatre semaines par tour.
error-clock-without-time = Une pendule a besoin de temps : pour la partie, ou offert à chaque tour.
error-time-is-up = Le temps était écoulé avant l’arrivée de ce coup.
error-no-draws-here = Avec ces règles, il y a toujours un vainqueur.
error-offer-stands = Une proposition attend déjà une réponse.
error-offer-too-soon = Votre dernière proposition a été déclinée. Jouez avant d’en faire une autre.
error-no-offer = Il n’y a rien à quoi répondre.
error-unknown-challenge = Il n’y a pas de défi à cette adresse. Vérifiez le lien, ou passez au salon.
error-own-challenge = Ce défi est le vôtre. C’est à quelqu’un d’autre de l’accepter.
error-not-your-challenge = Ce défi s’adresse à quelqu’un d’autre.
error-too-many-challenges = Vous avez { $most } défis en attente. Retirez-en un d’abord.
error-challenge-closed = Quelqu’un a été plus rapide : ce défi n’est plus ouvert.
error-challenge-accepted = Ce défi a déjà été accepté.
error-challenge-declined = Ce défi a été décliné.
error-challenge-withdrawn = Ce défi a été retiré.
error-challenge-expired = Personne n’a répondu à temps à ce défi.

## Ce qui s’est passé à la table

event-timeout = { $name } a épuisé son temps.
event-house-played = { $name } a épuisé son temps ; la table a joué au hasard.
event-agreed = Les joueurs ont convenu d’une partie nulle.
event-aborted = La partie a été annulée.

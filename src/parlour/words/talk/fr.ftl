## Refusals of the chat and of the moderators

error-bad-line = Un message compte de 1 à { $most } caractères.
error-chat-closed = L’hôte de cette salle a fermé la discussion.
error-chat-for-accounts = Dans cette salle, seuls les comptes peuvent parler. Créez-en un, ou connectez-vous.
error-chat-stranger = La salle ne connaît pas encore ce navigateur. Rechargez la page, puis parlez.
error-muted = La modération vous a rendu muet jusqu’au { $until } UTC : { $why }
error-other-room = Vous ne pouvez pas lire ce fil avant la fin de la partie.
error-unknown-line = Il n’y a pas de tel message que vous puissiez lire.
error-report-oneself = Vous ne pouvez pas vous signaler vous-même.
error-already-reported = Vous avez déjà signalé ce message.
error-too-many-reports = { $most } de vos signalements attendent encore. Laissez d’abord la modération les lire.
error-unknown-report = Il n’y a pas de tel signalement à traiter par vous. Quelqu’un a peut-être été plus rapide.
error-report-closed = Quelqu’un d’autre de la modération a été plus rapide.
error-nothing-to-remove = Ce signalement concerne une personne : il n’y a pas de message à retirer.
error-not-to-be-muted = On ne rend pas muet un hôte, et seul un hôte rend muet un modérateur.
error-why-needed = Dites pourquoi : la personne rendue muette le lira.
error-not-muted = Plus personne n’est muet ici.

## The chat of a table

chat-title = Discussion
chat-open = { $count ->
    [0] Discussion
    [one] Discussion, 1 nouveau message
   *[other] Discussion, { $count } nouveaux messages
 }
chat-room = { $room ->
    [watchers] Spectateurs
   *[players] Joueurs
 }
chat-rooms = Fils
chat-room-help = { $room ->
    [watchers] Les joueurs ne lisent rien ici avant la fin de la partie.
   *[players] Vous deux seuls lisez ceci avant la fin de la partie.
 }
chat-line = Dites quelque chose
chat-say = Dire
chat-empty = Personne n’a encore rien dit.
chat-looking = On charge la discussion
chat-earlier = Messages plus anciens
chat-you = Vous
chat-left = Quelqu’un qui est parti
chat-removed = Retiré par la modération
chat-told = { $name } dit : { $text }
chat-off = Couper la discussion
chat-on = Rétablir la discussion
chat-is-off = La discussion est coupée. Vous ne voyez aucun message, et aucun n’est annoncé.
chat-hide = Masquer { $name }
chat-unhide = Montrer de nouveau { $name }
chat-hidden = Les messages envoyés par { $name } sont masqués dans ce navigateur
chat-actions = Au sujet du message envoyé par { $name }
chat-muted = Vous ne pouvez pas parler dans cette salle jusqu’au { $until }. La modération dit pourquoi : { $why }

## Reports

report-line = Signaler ce message
report-player = Signaler { $name }
report-title = Signaler { $name }
report-reason = Qu’est-ce qui ne va pas ?
report-reason-name = { $reason ->
    [insult] Insultes ou menaces
    [spam] Messages indésirables
    [cheating] Triche
    [name] Un nom offensant
   *[other] Autre chose
 }
report-quoted = « { $text } »
report-note = Que doit savoir la modération ? (facultatif)
report-send = Envoyer
report-sent = Merci. La modération le lira.

## The moderators’ page

moderation-title = Modération
moderation-way = Modération
moderation-way-count = { $count ->
    [one] { $way } : { $count } signalement attend
   *[other] { $way } : { $count } signalements attendent
}
moderation-looking = On charge les signalements
moderation-reports = Signalements ouverts
moderation-no-reports = Rien n’est signalé. Tant mieux.
moderation-accused = { $name } : { $reason }
moderation-by = signalé par { $name }, { $when }
moderation-context = Ce qui s’est dit
moderation-no-line = Ce signalement concerne la personne, pas un message.
moderation-lobby = Dit au salon
moderation-match = Voir la partie
moderation-hours = Rendre muet
moderation-hours-name = { $hours ->
    [0] pas du tout
    [1] 1 heure
    [24] 1 jour
    [168] 7 jours
    [720] 30 jours
   *[other] { $hours } heures
 }
moderation-why = Pourquoi ? La personne rendue muette le lit.
moderation-remove = Retirer le message
moderation-decide = Appliquer
moderation-dismiss = Classer
moderation-decided = C’est fait, et noté au journal.
moderation-mutes = Muets en ce moment
moderation-no-mutes = Personne n’est muet.
moderation-until = jusqu’au { $until } : { $why }
moderation-unmute = Rendre la parole à { $name }
moderation-moderators = Modérateurs
moderation-no-moderators = Il n’y en a pas encore. Vous faites tout.
moderation-appoint-title = Nommer quelqu’un à la modération
moderation-appoint = Nommer
moderation-discharge = Retirer le rôle à { $name }
moderation-log = Ce que la modération a fait
moderation-no-log = Rien encore.
moderation-more = Plus ancien
moderation-deed = { $kind ->
    [dismissed] { $moderator } a classé un signalement sur { $about }
    [removed] { $moderator } a retiré un message écrit par { $about }
    [muted] { $moderator } a rendu { $about } muet
    [unmuted] { $moderator } a rendu la parole à { $about }
    [appointed] { $moderator } a nommé { $about } à la modération
   *[discharged] { $moderator } a retiré à { $about } le rôle de modérateur
 }
moderation-not-yours = Cette page est pour la modération
moderation-not-yours-help = L’hôte de la salle nomme les modérateurs.

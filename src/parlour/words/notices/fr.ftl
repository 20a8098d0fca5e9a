## Ce qui est dit à quelqu’un de ce qui le concerne

notice-challenged = { $name } vous défie : { $game }
notice-countered = { $name } répond à votre défi par d’autres conditions : { $game }
notice-accepted = { $name } relève votre défi : { $game }
notice-here = { $name } est là. À table
notice-declined = { $name } décline votre défi : { $game }
notice-fell-through = Votre défi est tombé à l’eau : { $game }
notice-rematch = { $name } demande une revanche : { $game }
notice-turn = À vous de jouer contre { $name } : { $game }
notice-ended = { $result ->
    [won] Vous avez gagné contre { $name } : { $game }
    [lost] Vous avez perdu contre { $name } : { $game }
   *[drawn] Partie nulle contre { $name } : { $game }
}
notice-pick = { $soon ->
    [taken] Vous avez gagné contre { $name } et prenez : { $cards }
    [yes] Cartes à choisir parmi vos gains contre { $name }, avant que le hasard ne le fasse : { $count }
   *[no] Cartes à choisir parmi vos gains contre { $name } : { $count }
}
notice-picked = { $name } a gagné contre vous et prend : { $cards }
notice-trade = { $name } vous propose un échange
notice-traded = Votre échange avec { $name } est fait
notice-trade-off = Votre échange avec { $name } est abandonné
notice-pairing = Votre partie du tournoi contre { $name } commence : { $game }
notice-cup-announced = Un tournoi est annoncé : { $cup } ({ $game })
notice-cup-checkin = Dites que vous êtes là : { $cup } commence bientôt ({ $game })
notice-cup-challenged = { $name } vous défie : { $cup } ({ $game })
notice-cup-declined = { $name } décline votre défi : { $cup } ({ $game })
notice-cup-missed = { $cup } a commencé sans vous ({ $game })
notice-cup-off = { $cup } n’aura pas lieu ({ $game })
notice-cup-over = { $cup } est terminé : place { $place }{ $gil ->
    [0] {""}
   *[other] , gils gagnés : { $gil }
}{ $count ->
    [0] {""}
   *[other] , cartes gagnées : { $cards }
}
notice-community-asks = { $name } demande à entrer dans { $community }
notice-community-member = Vous êtes désormais membre : { $community }
notice-community-keeper = Vous gardez désormais { $community }
notice-reported = On signale { $name } : aux modérateurs d’en décider.
notice-reports-week = { $came ->
    [0] Aucun signalement
    [one] Un signalement
   *[other] { $came } signalements
} en sept jours. En attente d’une décision : { $waits }.

## Le courrier

table-next = Partie suivante
inbox-title = Courrier
inbox-challenge = Défier quelqu’un
inbox-settings = Notifications
inbox-waiting = On vous attend
inbox-nothing-waits = Rien ne vous attend.
inbox-news = Bon à savoir
inbox-all-read = Tout marquer comme lu
inbox-new = Nouveau
inbox-until = Jusqu’au { $time }
inbox-do-challenged = Voir le défi
inbox-do-countered = Voir le défi
inbox-do-rematch = À la table
inbox-do-turn = Continuer
inbox-do-pick = Choisir
inbox-do-trade = Voir l’échange
inbox-do-pairing = À la table
inbox-do-cup-checkin = Pointer
inbox-do-cup-challenged = Répondre
inbox-do-reported = Décider
inbox-reach = Où vous prévenir
inbox-browser-denied = Vous avez refusé les notifications de cette salle dans ce navigateur. Ses réglages pour ce site permettent de les autoriser.
inbox-browser-insecure = La salle n’est pas en HTTPS : les navigateurs n’affichent donc pas de notifications. Son hôte peut y remédier.
inbox-browser-none = Ce navigateur ne sait pas afficher de notifications.

## Hors de la salle

notice-tried = C’est ainsi que la salle vous prévient.
letter-subject = { $count ->
    [0] Rien de nouveau dans la salle
    [one] Une nouvelle de la salle
   *[other] { $count } nouvelles de la salle
}
letter-foot = Vous recevez ceci parce que vous l’avez demandé à la salle. Pour changer quand et à quel sujet, ou tout arrêter :
letter-proof-subject = Est-ce bien votre adresse ?
letter-proof = Quelqu’un qui s’appelle { $name } dans la salle veut être prévenu par courriel de ce qui s’y passe. Si c’est vous, suivez ce lien ; sinon, ne faites rien, et vous n’en entendrez plus parler.
letter-key-subject = Pour rouvrir votre compte
letter-key = Quelqu’un, vous sans doute, a oublié le mot de passe du compte { $name }. Ce lien permet d’en choisir un autre, une fois et pendant { $hours } heures ; si ce n’était pas vous, ne faites rien.
error-unknown-zone = Aucun fuseau horaire ne s’appelle { $zone }. Il y a par exemple Europe/Paris.
error-unknown-proof = Ce lien a déjà servi, ou une autre adresse a été donnée depuis. Donnez votre adresse encore une fois.
error-address-malformed = { $url } n’est pas une adresse que la salle puisse appeler. Il en faut une comme https://chat.example/hook.
error-address-insecure = La salle n’appelle que des adresses qui commencent par https://.
error-address-port = La salle n’appelle les serveurs qu’au port { $usual }, et cette adresse nomme le port { $port }.
error-address-private = { $host } ne se trouve pas sur le réseau ouvert, et la salle n’appelle personne ailleurs.
error-hook-host = L’hôte de cette salle permet les crochets web vers ces lieux : { $known }.
error-no-mail = Cette salle n’envoie pas de courriel : son hôte n’a pas nommé de serveur.
error-mail-away = Le serveur de courriel ne répond pas. Réessayez dans un moment.
error-mail-address = Ce n’est pas une adresse électronique. Il en faut une comme odile@example.org.
error-browser-keys = Ce ne sont pas les clés d’un navigateur.
error-mail-server = Un serveur de courriel s’écrit smtp://hôte:587 ou smtps://hôte:465, et PARLOUR_MAIL_FROM nomme l’adresse d’où viennent ses lettres.
error-address-needed = { $setting } a besoin de PARLOUR_PUBLIC_URL : ce que la salle envoie y ramène.
reach-topic-challenges = Défis
reach-topic-turns = Mon tour, par correspondance
reach-topic-winnings = Gains
reach-topic-trades = Échanges
reach-topic-tournaments = Tournois
reach-topic-communities = Communautés
reach-topic-moderation = Modération
reach-here = Ici
reach-push = Navigateur
reach-mail = Courriel
reach-hook = Crochet web
reach-which = { $topic }, par { $channel }
reach-always = Toujours ici
reach-try = Essayer
reach-tried = C’est parti, par tous les moyens ouverts.
reach-push-on = Ce navigateur vous prévient
reach-push-tab = Ce navigateur vous prévient tant qu’une page de la salle est ouverte
reach-push-off = Ce navigateur ne dit rien
reach-push-others = { $count ->
    [0] Même quand aucune page de la salle n’est ouverte.
    [one] Même quand aucune page de la salle n’est ouverte. Un autre aussi.
   *[other] Même quand aucune page de la salle n’est ouverte. { $count } autres aussi.
}
reach-push-tab-help = Son service de notifications est injoignable : il se tait quand aucune page n’est ouverte.
reach-push-ask = Laisser ce navigateur me prévenir
reach-stop = Arrêter
reach-mail-none = Pas encore d’adresse
reach-mail-waits = Suivez le lien du courriel qui vous a été envoyé
reach-mail-proven = Les courriels arrivent ici
reach-mail-address = Adresse électronique
reach-mail-send = M’envoyer le lien
reach-change = Changer
reach-forget = L’oublier
reach-mail-account = Il faut un compte pour les courriels et les crochets web : créez d’abord le vôtre.
reach-proof-done = Cette adresse est la vôtre, les courriels y arrivent désormais.
reach-hook-none = Pas encore de crochet web
reach-hook-help = Un programme à vous, ou une messagerie : { $hosts }
reach-hook-url = Adresse du crochet web
reach-hook-secret = Signé (Standard Webhooks) avec
reach-hook-set = Utiliser cette adresse
reach-lang = Langue de ce qu’on vous dit
reach-lang-page = Celle de la page
reach-quiet = Heures de silence
reach-quiet-help = Heure de { $zone }. On vous dit ensuite ce qui s’est passé.
reach-quiet-since = Silence de
reach-quiet-until = à
reach-digest = Mes tours en un courriel par jour
reach-digest-at = à
error-away-already = Vous êtes déjà en congé. Revenez d’abord.
error-too-many-days = { $left ->
    [0] Il ne vous reste aucun jour cette année, et { $days } étaient demandés.
    [one] Il vous reste un jour cette année, et { $days } étaient demandés.
   *[other] Il vous reste { $left } jours cette année, et { $days } étaient demandés.
}
away-clocks = Congés
away-help = Vos pendules s’arrêtent dans les parties par correspondance. { $left ->
    [0] Plus aucun jour cette année.
    [one] Encore un jour cette année.
   *[other] Encore { $left } jours cette année.
}
away-days = Jours
away-go = Arrêter mes pendules
away-until = En congé jusqu’au { $time }
away-back = Me revoilà

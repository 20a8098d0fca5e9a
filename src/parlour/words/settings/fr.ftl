### Ce qu’un hôte peut régler, comme le disent `parlour settings` et la référence ; les mots des commandes et des refus.

cli-settings = Montrer tous les réglages de la salle : ce qu’ils sont, et d’où ils viennent.
cli-settings-json = En un objet JSON.
cli-settings-markdown = Comme le tableau de la référence, sans ce qui est réglé ici.
cli-settings-title = Réglages de cette salle
cli-settings-name = réglage
cli-settings-value = vaut
cli-settings-from = vient de
cli-settings-what = ce que c’est
cli-settings-else = sinon
cli-settings-source = { $source ->
    [option] ligne de commande
    [environment] environnement
    [file] fichier
   *[usual] comme d’habitude
}
cli-settings-nothing = –
cli-settings-file = Le fichier des réglages est { $file }.
cli-settings-no-file = Il n’y a pas de fichier de réglages ; PARLOUR_SETTINGS en nomme un, sinon c’est parlour.toml là où la salle est lancée.
cli-settings-unheard = { $names } dans l’environnement : { $count ->
    [0] aucun réglage
    [one] ce n’est pas un réglage
   *[other] ce ne sont pas des réglages
} d’une salle.
error-unknown-setting = { $file } règle « { $given } », qui n’est pas un réglage. Il y a { $known }.
error-bad-public-url = PARLOUR_PUBLIC_URL vaut « { $given } » ; il faut l’adresse entière d’un hôte ou d’un de ses dossiers, comme https://cards.example ou https://cards.example/hall.
error-bad-networks = { $at } nomme « { $given } », qui n’est ni une adresse ni un réseau ; écrivez-les comme 10.0.0.5 ou 10.1.0.0/16, séparés par des virgules.
error-bad-settings-file = Les réglages de { $file } ne se lisent pas : { $problem }. Il faut un fichier TOML, avec des lignes comme data = « /var/lib/parlour », entre guillemets droits.

setting-data = dossier du fichier SQLite ; il est créé pour son seul propriétaire
setting-database = URL de la base de données, comme `postgresql://parlour:secret@db.example/parlour`
setting-database-else = SQLite dans le dossier des données
setting-redis = URL de Redis : les processus se disent où regarder et comptent ensemble ce qui est demandé trop souvent
setting-redis-else = chacun pour soi
setting-public_url = l’adresse par laquelle on vient à la salle, comme `https://cards.example` ou `https://cards.example/hall`
setting-public_url-else = l’adresse de la connexion
setting-trusted_proxies = adresses et réseaux des mandataires que l’on croit sur qui demande, séparés par des virgules
setting-trusted_proxies-else = aucun
setting-secure_cookies = cookies par HTTPS seulement, et Strict-Transport-Security
setting-secure_cookies-else = oui si l’adresse publique est en HTTPS
setting-rate_limits = refuser ce qui est demandé trop souvent, et trop de connexions et de tables ; à couper pour les seuls essais de charge
setting-sockets_of_an_address = connexions ouvertes d’une adresse à un processus, une par page : une école n’a qu’une adresse ; 0 pour ne pas compter
setting-tables_of_a_guest = tables d’un invité qui attendent ou se jouent et où personne d’autre n’est assis ; 0 pour ne pas compter
setting-tables_of_an_account = de même pour un compte
setting-tables_of_a_machine = tables de toute sorte qu’une machine peut avoir à la fois ; 0 pour ne pas compter
setting-machines_of_an_account = machines qu’un compte peut avoir : des programmes qui jouent par un jeton ; 0 pour aucune
setting-tables_wait_hours = heures après lesquelles une table que personne n’a rejointe est fermée ; 0 pour jamais
setting-guests_kept_days = jours après lesquels un invité absent, qui n’a rien joué, dit, donné ni reçu, est oublié ; 0 pour jamais
setting-chat = qui peut parler aux tables et au salon : `everyone` (tous), `accounts` (les comptes) ou `nobody` (personne)
setting-mail = serveur de courrier, comme `smtp://name:password@host:587`, ou `smtps://` s’il parle TLS dès le premier octet ; demande `PARLOUR_PUBLIC_URL` et `PARLOUR_MAIL_FROM`
setting-mail-else = pas de courrier
setting-mail_from = adresse d’où vient le courrier de la salle, comme `hall@cards.example`
setting-mail_from-else = aucune
setting-hooks = hôtes, séparés par des virgules, à qui l’on peut faire envoyer des appels signés ([Standard Webhooks](https://www.standardwebhooks.com)), comme `discord.com, hooks.slack.com` ; un hôte que seul ce réseau atteint s’écrit en entier : `http://chat.lan:8065` ; demande `PARLOUR_PUBLIC_URL`
setting-hooks-else = aucun
setting-frames = sites, séparés par des virgules, dont les pages peuvent encadrer une partie (`/embed/MATCH`), comme `forum.example`
setting-frames-else = aucun
setting-push_services = origines des services de notification autres que ceux que tous atteignent par HTTPS au port 443, comme `https://push.example:8443`
setting-push_services-else = aucune
setting-calls_a_day = notifications et crochets web qu’un même serveur reçoit en un jour, peu importe qui les a demandés ; ce qui vient ensuite attend ; 0 pour autant qu’il y en a
setting-access_log = écrire une ligne JSON par requête sur la sortie d’erreur : quand, d’où, quoi, et ce qui fut répondu
setting-monitored_by = adresses et réseaux qui peuvent lire `/metrics`, séparés par des virgules ; ce qui passe par un mandataire ne le peut pas
setting-games = noms des jeux qui se jouent ici, séparés par des virgules
setting-games-else = tous
setting-owned = parmi eux, ceux qui se jouent avec les seules cartes de sa collection
setting-owned-else = aucun
setting-starting_gil = gils avec lesquels un nouveau compte commence ; voir [l’économie](economy.md)
setting-prize_moves = coups que chacun des deux doit avoir joués pour le prix de la maison
setting-prizes_a_day = prix de la maison entre les deux mêmes, par jour
setting-trade_after = vraies parties qu’un compte a jouées avant de donner ou de miser ; 0 pour tout de suite
setting-bot_threads = recherches des joueurs de la maison qui peuvent tourner en même temps

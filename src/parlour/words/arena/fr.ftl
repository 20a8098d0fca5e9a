## L’arène

cli-arena = Faire jouer des agents par paires de parties, places échangées, et dire de combien d’Elo l’un est plus fort, avec l’erreur.
cli-arena-agents = Qui joue, deux ou plus : { $known }, avec des réglages au besoin, comme search@iterations=16000,exploration=0.3 ; ou les vôtres, sous la forme file.py:CLASS, MODULE:CLASS ou « program:COMMAND ».
cli-arena-pairs = Combien de paires jouent deux agents entre eux : { $usual }, à moins qu’un test n’en décide.
cli-arena-sprt = Jouer jusqu’à ce qu’un test accepte l’un de deux écarts d’Elo (logistique) du premier agent sur le second, comme 0,10.
cli-arena-alpha = Avec --sprt : à quelle fréquence le plus grand écart peut être accepté à tort.
cli-arena-beta = Avec --sprt : à quelle fréquence le plus petit écart peut être accepté à tort.
cli-arena-bring = Ce qu’apportent la première et la seconde place, comme S01,S02 ; « all » prend tour à tour toutes les paires ordonnées.
cli-arena-seed = La même graine donne les mêmes paires.
cli-arena-lines = Garder chaque paire, une ligne de JSON, dans ce fichier, et continuer là où il s’arrête.
cli-arena-begins = Préparation
cli-arena-so-far = Elo { $elo } { $error }
cli-arena-ratio = Logarithme du rapport de vraisemblance { $ratio } (de { $lower } à { $upper })
cli-arena-title = { $rules } : { $agents }, graine { $seed }
cli-arena-elo = Elo de { $first } sur { $second }, avec son erreur (95 %)
cli-arena-share = Points de { $first }
cli-arena-results = Gagnées / nulles / perdues
cli-arena-cells = Paires à 0 / ½ / 1 / 1½ / 2 points
cli-arena-games = Parties
cli-arena-plies = Actions par partie
cli-arena-seconds = Secondes de réflexion de { $first } / { $second } par partie
cli-arena-agent = Agent
cli-arena-elo-short = Elo
cli-arena-error = Erreur (95 %)
cli-arena-share-short = Points
cli-arena-results-short = Gagnées / nulles / perdues
cli-arena-verdict-h0 = H0 est acceptée : { $first } n’est pas plus fort que { $second } de { $elo1 } Elo.
cli-arena-verdict-h1 = H1 est acceptée : { $first } est plus fort que { $second } de plus de { $elo0 } Elo.
cli-arena-verdict-none = Aucune hypothèse n’est encore acceptée.
cli-arena-interrupted = Interrompu : voici ce qu’on savait alors.
cli-arena-forfeits = { $agent } n’a pas donné d’action, et a perdu ainsi { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}. La première fois : { $why }
cli-crew-processes = Combien de processus de cette machine jouent.
cli-crew-on = Où jouer ailleurs : ray, sur une grappe Ray.
cli-crew-address = Avec --on ray : l’adresse de la grappe, comme 10.0.0.5:6379 ; sans elle, une grappe démarre ici.
cli-crew-patience = Secondes que votre joueur a pour une décision : passé ce temps un programme perd la partie ; un agent en Python peut les demander sous le nom de budget.
error-crew-broken = Un processus qui jouait des parties s’est arrêté de lui-même. Un agent à vous qui peut arrêter Python se donne sous la forme « program:COMMAND » : il perd alors sa partie, et rien de plus.
error-agent-setting = { $agent } ne se règle pas par « { $given } ». Ses réglages : { $known }, chacun une fois au plus, séparés par des virgules.
error-agent-setting-value = « { $given } » n’est pas un réglage de { $agent }. Ses réglages : { $known }.
error-agent-without-settings = { $agent } n’a pas de réglages. En ont : { $known }.
error-agent-failed = { $agent } a échoué : { $why }.
error-agent-illegal = { $agent } a répondu « { $action } », qui n’est pas une action permise ici.
error-agent-file-missing = Il n’y a pas de fichier { $file } où lire un agent.
error-agent-unread = { $agent } ne peut pas devenir un agent : { $why }.
error-agent-module = { $agent } ne peut être importé : { $why }. Un fichier se donne par son chemin, comme mine.py:Mine.
error-agent-not-there = { $agent } : il n’y a pas de { $name }. Ce qui a là une méthode choose : { $known }.
error-agent-without-choose = { $agent } n’a pas de méthode choose. Elle prend ce qu’il lui faut, comme choose(self, legal), et renvoie une action permise.
error-agent-asks = { $agent } : choose ne peut pas demander « { $given } ». Il peut demander { $known }.
error-agent-own-setting = « { $given } » n’est pas un réglage de { $agent }. Une classe prend des réglages sous la forme name=value, chacun une fois, séparés par des virgules.
error-agent-sees-all = On montre tout à { $agent }, qui ne joue que dans l’arène.
error-arena-agents = Il faut au moins deux agents dans l’arène, comme search greedy.
error-sprt-of-two = Un test compare deux agents. Nommez-en deux, ou retirez --sprt.
error-sprt-bounds = Un test demande deux écarts d’Elo, le plus petit d’abord, comme 0,10, et des risques entre 0 et 0,5 ; pas { $given } avec { $alpha } et { $beta }.
error-nothing-ready = { $game } ne connaît rien par son nom qu’une place puisse apporter. Retirez --bring.
error-unknown-ready = « { $given } » n’est rien que les places puissent apporter. Nommez-en deux parmi { $known }, séparés par une virgule, ou { $every }.
error-lines-not-written = Le fichier { $file } ne peut être écrit : { $problem }.
error-lines-of-another-run = Le fichier { $file } vient d’une autre série : diffèrent { $what }. Choisissez un autre fichier, ou demandez la série dont il vient.
error-lines-damaged = La ligne { $line } de { $file } n’est pas une paire de cette série. Coupez le fichier avant elle, ou choisissez-en un autre.
error-ray-not-installed = Ray n’est pas installé. Lancez : pip install "parlour[ray]"
error-ray-unreachable = La grappe Ray { $address } ne peut être jointe : { $why }.
error-address-without-ray = Une adresse est celle d’une grappe Ray. Ajoutez --on ray, ou retirez --address.

# Une machine aux tables d’une salle, depuis le terminal.
cli-seat = Asseoir une machine à vous aux tables d’une salle : un agent, ou tout programme qui parle en lignes JSON.
cli-seat-player = Un agent par son nom, le vôtre sous la forme file.py:CLASS ou MODULE:CLASS, ou -- et un programme avec ses arguments.
cli-seat-hall = L’adresse de la salle, comme https://cards.example.
cli-seat-token = Le jeton de la machine. Mieux vaut PARLOUR_TOKEN ou --token-file : d’autres peuvent lire une ligne de commande.
cli-seat-token-file = Un fichier qui contient le jeton.
cli-seat-game = Ne jouer que ce jeu ; peut être donné plusieurs fois.
cli-seat-rules = Ne jouer que ces règles, sous la forme GAME:RULES ; peut être donné plusieurs fois.
cli-seat-most = Combien de parties à la fois.
cli-seat-open = Garder une offre au salon tant qu’il y a de la place.
cli-seat-patience = Secondes pour chaque décision : passé ce temps un programme abandonne la partie ; un agent en Python peut les demander sous le nom de budget.
cli-seat-check = Jouer des parties entières de chaque jeu et préréglage sans salle, et nommer chaque ligne qui n’est pas comme promis.
cli-seat-sits = { $name } est dans { $hall }. Ctrl-C termine ; les parties attendent la prochaine fois.
cli-seat-leaves = Parti. Les offres sont retirées ; les parties reprennent quand le siège est repris.
cli-seat-away = { $why } Nouvel essai dans { $seconds } s.
cli-seat-plays = { $rules } avec { $name } (partie { $match }).
cli-seat-over = Partie { $match } avec { $name } : { $how ->
    [won] gagnée
    [lost] perdue
    [drawn] nulle
   *[other] fermée
}.
cli-seat-gave-up = La partie { $match } a été abandonnée : { $why }
cli-seat-declined = { $rules }, proposé par { $name }, décliné : cela ne se joue pas ici.
cli-seat-not-taken = Un défi n’a pas pu être relevé : { $why }
cli-seat-checking = Vérification…
cli-seat-checks = { $rules }, { $side }
cli-seat-wrong = { $rules }, { $side }, décision après l’entrée { $seq } : { $why }
cli-seat-checked = { $program } : { $matches } parties, { $decisions } décisions, { $wrong } réponses qui ne sont pas comme promis.

error-seat-without-hall = Un siège a besoin de --hall avec l’adresse de la salle et du jeton d’une machine, par { $setting } ou --token-file. La page de votre compte, dans la salle, donne les deux.
error-seat-not-installed = Ceci parle à une salle et a besoin de { $missing }, qui n’est pas installé. Installez-le par : pip install "parlour[seat]"
error-bad-hall-address = « { $given } » n’est pas l’adresse d’une salle. Donnez-en une comme https://cards.example.
error-hall-not-reached = { $hall } ne répond pas : { $why }. Regardez l’adresse, et si la salle tourne.
error-no-hall-there = Ce qui répond à { $hall } n’est pas une salle. Donnez l’adresse à laquelle on joue.
error-other-revision = La salle joue la révision { $hall } de { $game }, et { $here } est installée ici. Installez la version de parlour que la salle utilise.
error-token-file-empty = Le jeton est vide : il n’y a rien dans { $file }. Mettez-y le jeton de la machine, tel qu’il a été montré à sa création.
error-token-empty = Le jeton est vide. Donnez le jeton de la machine, tel qu’il a été montré à sa création.
error-token-illegible = Ce qui a été donné comme jeton n’en est pas un : un jeton est un seul mot de lettres, de chiffres et de signes simples.
error-seat-one-player = Nommez un seul agent et rien d’autre, ou donnez -- et un programme avec ses arguments, par exemple : parlour seat --hall https://cards.example -- ./my_program
error-check-programs-alone = On vérifie un programme qui parle en lignes JSON : donnez-le après --, par exemple : parlour seat --check -- ./my_program
error-line-not-json = La ligne « { $line } » n’est pas du JSON. Répondez un objet JSON avec le champ action, sur une ligne.
error-line-without-action = La ligne « { $line } » ne contient pas d’action. Répondez un objet JSON avec le champ action, sur une ligne.
error-line-of-another = La ligne « { $line } » répond à une autre décision que celle d’après l’entrée { $seq }.
error-line-illegal = « { $action } » n’est pas une des actions permises. Une serait « { $example } ».
error-program-late = { $program } n’a pas répondu en { $seconds } s.
error-program-gone = { $program } s’est arrêté avant la fin de la partie, { $how ->
    [signal] par le signal { $number }
   *[code] avec le code de sortie { $number }
}.
error-program-closed = { $program } a fermé { $stream ->
    [input] son entrée
   *[output] sa sortie
} standard avant la fin de la partie, et tourne encore.
error-program-not-started = { $program } n’a pas pu être lancé : { $why }.
error-program-unnamed = « { $prefix } » ne nomme aucun programme. Donnez une commande à la suite, par exemple { $prefix }./my_program

cli-play-hall = Jouer plutôt à une table de cette salle ; GAME est alors un lien ou son code, ou rien pour choisir parmi ce qui attend.
cli-play-token = Le jeton d’une machine ; un invité n’en a pas besoin.
cli-play-json = Avec --hall, des lignes JSON au lieu d’un écran, pour les programmes qui sont une porte de la salle.
cli-afar-line = { $number }  { $rules }  { $name }
cli-afar-ask = Laquelle
cli-afar-left = La partie attend à { $address } : donnez son code { $code } pour revenir à votre place.
cli-afar-left-for-good = La partie continue à { $address }, et rien n’a pu être gardé ici pour vous reconnaître : un invité ne peut pas y revenir. Une machine avec un jeton le peut.
cli-afar-alone = L’autre place est libre ; la partie commence quand quelqu’un la prend.
cli-afar-turn = C’est à { $name } de jouer.

error-lines-without-hall = Les lignes JSON se parlent avec une salle ; donnez --hall et son adresse. Pour une partie sans salle, il y a parlour referee.
error-afar-which = Dites quelle table : son lien, le code à la fin du lien, ou un numéro de la liste.
error-afar-elsewhere = { $link } mène à une autre salle que { $hall }. Donnez à --hall l’adresse par laquelle le lien commence.
error-afar-unshown = De loin, { $game } ne se montre pas dans un terminal. Jouez-y dans un navigateur, ou avec --json.
error-afar-nothing = Rien n’attend au salon de { $hall }. Demandez un lien, ou regardez plus tard.
error-record-untold = De loin, { $game } se joue par des vues seules, car ses enregistrements contiennent plus qu’une place ne peut savoir. Donnez un programme qui parle en lignes JSON, ou un agent qui demande json ou legal.

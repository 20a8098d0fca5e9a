## Refus des règles

error-unknown-example = Le livre des règles n’a pas d’exemple « { $name } ».
error-unknown-interface = Cette salle parle la version { $spoken } de son interface, pas « { $asked } » : retirez l’en-tête, ou demandez { $spoken }.
error-hall-not-installed = Il faut ici la salle de parlour, et « { $missing } » n’est pas installé. Lancez : pip install "parlour[hall]"
error-unknown-game = Il n’y a pas de jeu « { $game } ». Connus : { $known }.
error-game-not-loaded = Le jeu « { $game } » est déclaré en { $place }, qui ne se charge pas : { $why }
error-game-is-none = Le jeu « { $game } » est déclaré en { $place }, qui n’est pas un jeu.
error-game-misnamed = Le jeu « { $game } » est déclaré en { $place }, qui s’appelle « { $found } ».
error-game-declared-twice = Le jeu « { $game } » est déclaré par plusieurs paquets : { $places }. N’en gardez qu’un.
error-unknown-preset = Il n’y a pas de communauté « { $preset } ». Connues : { $known }.
error-ambiguous-option = « { $option } » peut être plus d’une chose. Écrivez l’une de celles-ci : { $known }.
error-option-chosen-twice = « { $option } » est choisie deux fois : « { $first } » et « { $second } ». Choisissez l’une des deux.
error-unknown-option = Il n’y a pas d’option « { $option } ». Connues : { $known }.
error-bad-option-value = « { $option } » ne peut valoir « { $value } ». Possible : { $known }.
error-option-not-offered = { $preset } ne propose pas « { $option } = { $value } ». La table libre (free) propose tout.
error-bad-rules = « { $given } » n’est pas un jeu de règles. Écrivez par exemple { $example }.
error-unknown-card-set = Il n’y a pas de cartes « { $set } ». Connues : { $known }.
error-bad-card-set = Ces cartes ne peuvent être acceptées : { $problem ->
    [name] « { $given } » ne peut les nommer ; un nom a de 2 à 24 minuscules, chiffres et tirets bas, commence par une lettre, et n’est pas celui de cartes fournies
    [title] leur titre a de 1 à 60 caractères
    [size] il y en a { $count }, et il en faut de { $least } à { $most }
    [row] la ligne { $line } n’est pas une carte
    [id] la ligne { $line } a le numéro { $given } ; chaque carte a un nombre entier à partir de 1
    [level] la ligne { $line } a le niveau { $given } ; il va de 1 à 10
    [price] { $name } coûte { $given } ; un prix est un nombre entier de 1 à { $most }
    [id-twice] le numéro { $given } est donné deux fois
   *[name-twice] le nom « { $given } » est donné deux fois
 }.
error-card-set-digits = L’édition { $set } porterait le même nom que { $other }, qui a d’autres cartes. Changez une carte ou le titre.
error-too-many-card-sets = { $most } éditions de cartes sont déjà connues ici ; il n’y a plus de place.
error-unknown-edition = Il n’y a pas ici d’édition { $set } de cartes. Ajoutez-la d’abord.
error-bad-card-sheet = Ce n’est pas un tableau de cartes. Collez un tableau d’une ligne par carte, du CSV ou du JSON.
error-card-set-unchanged = Rien n’a changé depuis la dernière édition.
error-bad-card-name = Ce nom ne peut être pris.
error-card-set-lost = { $count ->
    [one] Il manque { $cards }
   *[other] Il manque { $count } cartes, dont { $cards }
 }. Ce qui a été publié peut appartenir à quelqu’un : des cartes se changent et s’ajoutent, mais ne se retirent pas.
error-unknown-made-set = Il n’y a pas ici de cartes de ce nom.
error-bad-card-file = Les cartes { $set } sont inutilisables : { $problem }.
error-unknown-card = { $set } n’a pas de carte « { $card } ». Donnez un numéro ou un nom entier.
error-bad-card = Cette carte est illisible : { $problem ->
    [kind] une carte est un numéro, un nom ou un objet, pas { $given }
    [nameless] elle n’a pas de nom
    [sides] ses côtés sont quatre nombres : top, right, bottom, left
    [side] { $name } porte { $given } du côté { $side }, où il faut un nombre de 1 à 10 (10 est A)
    [element] { $name } a un élément inconnu, { $given } ; il y a { $known }
    [type] { $name } a un type inconnu, { $given } ; il y a { $known }
    [face] { $name } a un visage inconnu, { $given } ; les dessins sont { $known }
    [ground] { $name } a un fond inconnu, { $given } ; il y a { $known }
    [frame] { $name } a un cadre inconnu, { $given } ; il y a { $known }
   *[power] { $name } a la puissance { $given } ; elle va de 2 à 30, ou vaut 100
 }.
error-bad-deck = Un deck est une liste de cartes.
error-wrong-hand-size = Une main a { $least ->
    [one] { $least } carte
   *[other] { $least } cartes
 } ; celle-ci en a { $count }.
error-wrong-deck-size = Un deck a de { $least } à { $most } cartes ; celui-ci en a { $count }.
error-card-twice = { $card } est deux fois dans le deck ; chaque carte s’apporte une fois.
error-card-unique = { $card } n’existe qu’en un exemplaire : les cartes de niveau 8 et plus ne sont qu’une fois dans une main.
error-too-many-stars = Au plus une carte à cinq étoiles et deux à quatre étoiles ou plus.
error-nothing-to-bring = Ce jeu se joue avec ce qui est sur le plateau : n’apportez pas de cartes.
error-match-over = La partie est finie.
error-not-an-action-now = « { $action } » ne peut pas être joué maintenant. Ce qui peut l’être : { $known }{ $more ->
    [yes] {", "}entre autres
   *[no] {""}
 }.
error-nothing-to-undo = Rien n’a été joué qui puisse être repris.
error-picks-of-another-action = Les tirages écrits ici ne sont pas ceux que ce coup demande au hasard.
error-bad-transcript = Ce n’est pas la transcription d’une partie : { $field ->
    [rules] il manque rules, un texte comme triple-triad:ff8
    [seed] seed est un nombre entier de 0 à 9007199254740992
    [brings] brings est un objet dont les noms sont des camps
    [position] position est un objet
    [deal] deal est une liste de tirages, chacun comme [parmi combien, lequel]
   *[plies] plies est une liste d’objets, chacun avec son action
 }.
error-not-a-transcript = Une transcription est un texte, ou un objet avec rules, seed et plies : ce qui est du genre { $given } n’en est pas une.
error-bad-transcript-line = « { $line } » n’est pas une ligne de transcription. Une étape s’écrit comme { $example }.
error-not-rules-text = Des règles sont un texte comme triple-triad:ff8+open : { $given } n’en est pas un.
error-bad-seed = Une graine est un nombre entier de 0 à { $most } : { $given } n’en est pas une.
error-brings-at-position = Une partie qui commence à une position y a ses cartes : personne n’en apporte.
error-brings-unread = Ces règles ne lisent rien de ce que « { $key } » apporte : { $given }.
error-transcript-twice = « { $name } » figure deux fois dans cette transcription. Gardez-en un.
error-transcript-number = « { $line } » devrait être l’étape { $wanted } : les étapes sont numérotées à partir de 1.
error-transcript-ply = L’étape { $ply } ne peut pas être jouée : { $why }
error-illegal-action = « { $action } » ne peut pas être joué maintenant.
error-not-now = Cela appartient à une autre phase de la partie.
error-card-not-in-deck = « { $action } » désigne une carte qui ne peut être choisie.
error-card-not-in-hand = Cette carte n’est pas dans la main de { $seat ->
    [red] Rouge
   *[blue] Bleu
 }.
error-cell-taken = Une carte est déjà sur cette case. Choisissez-en une vide.
error-card-forced = La règle impose la carte à jouer : la carte { $place } de la main.
error-bad-action = « { $action } » n’est pas une action. Écrivez « 2@4 » pour la deuxième carte sur la case d’indice 4, ou « pick 3 ».
error-bad-typed-action = « { $action } » n’est pas une action. Écrivez « 2 5 » pour la deuxième carte sur la case 5, ou « pick 3 ».
error-bad-digits = « { $text } » n’est pas un nom de carte. Quatre chiffres de 1 à 9 ou A, comme 7AA1.
error-bad-cell = « { $text } » n’est pas une case.
error-bad-seat = « { $value } » n’est pas un camp. Écrivez « red » ou « blue ».
error-not-nine = « { $name } » doit donner les neuf cases.
error-unknown-element = Il n’y a pas d’élément « { $value } ». Connus : { $known }.
error-bad-restriction = Une restriction a « op » (=, - ou +), « value » et « writing » (« horizontal » ou « vertical »).
error-bad-restriction-value = Le nombre d’une restriction va de 2 à 30, ou vaut 100, pas { $value }.
error-restriction-cannot-move = Une restriction { $writing } sur la case d’indice { $cell } n’a pas de ligne à déplacer.
error-too-many-cards = Un camp a au plus { $most } cartes.
error-bad-position = Une position est un objet avec « board ».
error-bad-hands = « hands » donne une liste de cartes pour « red » et pour « blue ».
error-still-picking = Les mains se choisissent encore. Une position s’écrit quand elles sont prêtes.
error-turn-does-not-fit = Avec { $placed } cartes posées, « to_act » et « first_player » se contredisent.
error-empty-hand = C’est à { $seat ->
    [red] Rouge
   *[blue] Bleu
 }, dont la main est vide.
error-action-needs-hands = Une action en texte demande « hands ». Sinon, donnez la carte, son camp et la case.
error-out-of-turn = C’est à { $seat ->
    [red] Rouge
   *[blue] Bleu
 } de jouer.
error-unknown-trade = Il n’y a pas de règle de gains « { $trade } ».
error-bad-request = La demande ne peut être jugée : { $problem ->
    [line] une ligne a au plus { $most } caractères
   *[object] ce n’est pas un objet JSON
 }.
error-bad-json = Ceci n’est pas du JSON : { $problem ->
    [number] un nombre y est trop long, ou n’est pas fini
    [utf-8] il n’est pas écrit en UTF-8
    [deep] c’est imbriqué trop profondément
    [bytes] un message est du texte, pas des octets
   *[syntax] l’erreur est à la colonne { $column }
 }.
error-tape-too-short = Le script a { $picks } tirages, il en fallait plus.
error-tape-out-of-range = Le script tire { $value } sur { $n }.
error-too-many-outcomes = Il y a plus de { $limit } issues.
way-out-on = Ajouter { $option }
way-out-off = Enlever { $option }
way-out-choose = { $option } : { $value }

## Refus de la salle

error-no-agent = « { $agent } » n’est pas un agent. Il y a { $known }. Le vôtre se donne sous la forme file.py:CLASS, MODULE:CLASS ou « program:COMMAND ».
error-unknown-agent = La maison n’a pas de joueur « { $agent } ». Connus : { $known }.
error-unknown-match = Il n’y a pas de table à cette adresse. Vérifiez le lien, ou ouvrez-en une.
error-seat-taken = Les deux places sont prises. Vous pouvez regarder.
error-seat-kept = Cette place est gardée pour l’adversaire de la partie précédente. Vous pouvez regarder.
error-already-seated = Vous êtes déjà assis à cette table.
error-not-your-match = Vous n’avez pas de place à cette table. Vous pouvez regarder.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-match-not-begun = La partie commence quand les deux places sont prises.
error-rematch-of-people = On ne choisit un autre adversaire que contre la maison.
error-moves-at-stake = On ne donne les premiers coups que contre la maison, sans enjeu.
error-rematch-too-early = La revanche se demande quand la partie est finie.
embed-open = { $title } : ouvrir dans la salle
embed-watch = Suivre en direct dans la salle : { $title }
embed-still = Comment elle a fini, sans ses coups ; ouvrir dans la salle : { $title }
error-no-film = Cette partie a été jouée selon des règles plus anciennes du jeu, et ses positions ne peuvent plus être dessinées : sa page de la Bibliothèque raconte ce qui s’est passé.
error-not-over-yet = La partie n’est pas finie. La bibliothèque la montre, et sa graine secrète, une fois finie.
error-out-of-date = La table a changé. Votre coup n’est pas joué ; regardez à nouveau.
error-key-used = L’Idempotency-Key « { $key } » appartient à une autre de vos demandes. Envoyez celle-ci avec une clé qui lui soit propre.
error-already-answered = La demande est arrivée deux fois en même temps. Regardez à nouveau : c’est fait.
error-game-not-offered = On ne joue pas à { $game } dans cette salle. Jeux proposés : { $known }.
error-larger-needs-compiler = Sans le compilateur, { $game } n’a pas de place pour une partie aussi grande. Retirez NUMBA_DISABLE_JIT.
error-warming-failed = La table de { $game } n’a pas pu être préparée. L’hébergeur trouvera la raison dans le journal du serveur ; parlour doctor l’aidera.
error-warming-larger = Les parties de cette taille se préparent ici pour la première fois. Réessayez dans une minute ou deux.
error-warming-up = La table chauffe. Réessayez dans quelques secondes.
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse ne s’utilise pas ainsi.
error-bad-message = Ce message est illisible : « { $field } » { $problem ->
    [missing] manque
    [unknown] n’est pas demandé
    [one-of] doit être l’un de { $known }
    [text] doit être un texte
    [short] est trop court ; le minimum est { $least }
    [long] doit avoir au plus { $most } caractères
    [characters] contient des caractères interdits
    [whole] doit être un nombre entier
    [number] doit être un nombre
    [least] doit valoir au moins { $least }
    [most] doit valoir au plus { $most }
    [flag] doit être true ou false
    [list] doit être une liste
    [few] a trop peu d’éléments ; le minimum est { $least }
    [many] doit avoir au plus { $most } éléments
    [object] doit être un objet
    [json] n’est pas du JSON
   *[other] n’est pas comme il faut
 }.
error-message-too-long = Un message a au plus { $most } caractères.
error-foreign-page = Cette demande vient de la page d’un autre site. Utilisez celle de parlour.
error-not-saved = La salle ne sait pas si ceci a été enregistré. Regardez à nouveau avant de recommencer.
error-file-in-use = Un autre parlour sert déjà { $file }. Un seul processus peut servir un fichier SQLite ; pour plusieurs, mettez la salle sur PostgreSQL (PARLOUR_DATABASE=postgresql://…).
error-cannot-listen = Impossible d’écouter à l’adresse { $host }, port { $port } : { $problem }. Un autre port se donne par --port, une autre adresse par --host.
error-store-away = La salle n’a pas accès à ses registres en ce moment. Réessayez dans un instant.
error-broken = Quelque chose s’est cassé ici, et c’est noté au journal. Regardez à nouveau avant de recommencer.
error-too-large = L’envoi est trop gros.

## Le terminal

cli-no-option = Il n’y a pas d’option { $option }{ $some ->
    [yes] {""}. Vouliez-vous dire { $near } ?
   *[no] {" "}: --help en donne la liste.
 }
cli-option-alone = L’option { $option } veut une valeur après elle.
cli-left-out = Il manque { $name } : --help dit ce que c’est.
cli-unfit = { $name } ne peut être « { $given } » : { $kind ->
    [int] il faut un nombre entier.
    [float] il faut un nombre.
    [greater] il faut au moins { $bound }.
    [less] il faut au plus { $bound }.
   *[other] --help dit ce qu’il faut.
 }
error-unknown-command = Il n’y a pas de commande « { $given } ». Connues : { $known }.
error-surplus-arguments = Il y en a trop : « { $given } » ne se rapporte à rien. --help dit ce qu’il peut y avoir.
cli-serve-host = L’adresse où écouter ; 0.0.0.0 pour tout le monde.
cli-serve-port = Le port où écouter.
cli-parlour = Une salle de jeu et une bibliothèque de règles rapide, pour les jeux à règles maison, à hasard et à secrets.
cli-parlour-lang = Langue des réponses : en ou fr. Sinon LANG décide.
cli-parlour-version = Donner la version et s’arrêter.
cli-play = Jouer une partie dans le terminal contre une machine.
cli-play-agent = Qui s’assied en face : { $known }.
cli-play-seat = Votre place par son nom, ou random.
cli-play-seed = Rejouer une partie : le nombre dont elle est tirée.
cli-play-ask = Votre action, comme { $example } (? les donne toutes, q quitte)
cli-play-legal = Possibles : { $actions }
cli-play-thinking = { $agent } réfléchit…
cli-play-begins = { $rules }. Vous êtes { $side } ; en face, { $agent }. Graine { $seed }.
cli-play-left = Vous avez quitté la table.
cli-play-warming = La table chauffe ; la première fois prend une minute…
cli-serve = Ouvrir la salle dans le navigateur.
cli-referee = Juger des lignes JSON de l’entrée standard, un verdict par ligne.
cli-rules = Montrer les préréglages et les options d’un jeu, et quelles combinaisons sont refusées et pourquoi.
cli-rules-check = Juger une règle, comme ff8+same+plus.
cli-rules-target = Le jeu, ou GAME:RULES pour des règles, comme triple-triad:ffwtt.
cli-rules-all = Montrer toutes les options de tous les préréglages, et ce qui ne va pas ensemble.
cli-rules-named = { $name }. { $help } Source : { $source }.
cli-rules-more = Les règles de l’un : parlour rules { $example }. Tout : parlour rules { $game } --all
cli-rules-played = Jouée
cli-rules-choices = Au choix de la table
cli-rules-options = Options par préréglage. Au choix de la table : ● oui, ○ non sauf choix contraire. Fixé : ✓ oui, – non.
cli-rules-clashes = Ce qui ne va pas ensemble
cli-rules-option = Option
cli-rules-meaning = Sens
cli-rules-combination = Options
cli-rules-refused = Refusé
cli-rules-warned = Permis, mais :
cli-rules-way-out = Solution :
cli-rules-fine = { $text } peut se jouer.
cli-rules-not-fine = { $text } ne peut pas se jouer :
cli-cards = Montrer les cartes d’un jeu, en chercher une, ou vérifier votre propre fichier de cartes.
cli-cards-game = Le jeu ; sans lui, --find cherche parmi les cartes de tous.
error-which-cards = Dites de quel jeu : { $known }. Sans jeu, --find NOM cherche parmi les cartes de tous.
cli-cards-set = Montrer ce jeu de cartes ; sans lui, le premier du jeu.
cli-cards-lint = Vérifier ce fichier de cartes et nommer chaque problème.
cli-cards-find = Seulement les cartes dont le nom contient ceci, ou dont le code commence ainsi ; le numéro d’une réimpression convient aussi.
cli-cards-title = { $set } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
cli-cards-none = Aucune carte de { $set } n’a « { $text } » dans son nom, ni un code qui commence ainsi.
cli-cards-clean = { $file } est en ordre : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
cli-cards-problems = { $file } : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
 }
cli-cards-id = N°
cli-cards-name = Nom
cli-cards-sides = ↑ → ↓ ←
cli-cards-element = Élément
cli-cards-type = Type
cli-cards-power = Puissance
cli-cards-level = Niveau
cli-cards-code = Code
cli-cards-colour = Couleur
cli-cards-cost = Coût
cli-cards-attack = Attaque
cli-cards-support = Soutien
cli-cards-range = Portée
cli-cards-rarity = ★
cli-cards-theme = Thème
cli-cards-main = Unité principale
cli-cards-cards = Cartes
cli-cards-enforced = ✓
cli-cards-enforced-count = { $enforced } sur { $count } sont appliquées en entier et peuvent se jouer.
cli-cards-counted = { $printed } impressions, dont { $carried } sont connues ici et { $enforced } appliquées.
cli-cards-unenforced = { $card } : imprimée, pas encore appliquée ici
cli-simulate = Jouer beaucoup de parties entre machines et compter.
cli-simulate-games = Combien de parties.
cli-simulate-agents = Qui joue, première et deuxième place : deux parmi { $known } ; ou les vôtres, sous la forme file.py:CLASS, MODULE:CLASS ou « program:COMMAND ».
cli-simulate-seed = La même graine donne les mêmes parties.
cli-simulate-json = Donner un objet JSON au lieu de phrases.
cli-simulate-progress = Parties
cli-simulate-result = { $games } parties de { $rules } : { $first } ({ $firstSeat }) en gagne { $firstWins }, { $second } ({ $secondSeat }) { $secondWins }, { $draws } nulles. { $rate } parties/s.
cli-doctor = Vérifier que tout ce qu’il faut à parlour est en ordre, et dire comment réparer le reste.
cli-doctor-ok = ok
cli-doctor-bad = à voir
cli-doctor-python = Python { $version }
cli-doctor-python-old = Python { $version } est trop ancien. Installez Python 3.11 ou plus récent.
cli-doctor-packages = parlour { $parlour }, numba { $numba }, numpy { $numpy }
cli-doctor-compiler = Le compilateur change les règles en code natif.
cli-doctor-compiler-off = Le compilateur est éteint : tout est mille fois plus lent. Retirez NUMBA_DISABLE_JIT.
cli-doctor-compiler-broken = Le compilateur échoue : { $problem }. Réinstallez numba et llvmlite.
cli-doctor-cache = Le code compilé est gardé dans { $folder }.
cli-doctor-cache-lost = On ne peut pas écrire dans { $folder } : chaque démarrage recompile. Donnez à NUMBA_CACHE_DIR un dossier où l’on peut.
cli-doctor-cache-temporary = Le code compilé est gardé dans { $folder }, qu’un redémarrage peut vider. Donnez à NUMBA_CACHE_DIR un dossier durable.
cli-doctor-data = { $game } : les fichiers de données sont en ordre.
cli-doctor-data-bad = { $game } : { $problem }. Corrigez le fichier, ou réinstallez parlour.
cli-doctor-library = La bibliothèque de règles est installée seule. Pour la salle : pip install "parlour[hall]"
cli-doctor-page = La page pour navigateurs est construite.
cli-doctor-page-missing = La page pour navigateurs n’est pas construite. Dans les sources : make build. Sinon réinstallez parlour.
cli-doctor-settings = Les réglages tiennent ; parlour settings les montre.
cli-doctor-database-none = Rien n’est encore gardé dans { $file } : la salle le commence en démarrant.
cli-doctor-database-ok = La base de données répond : { $url }
error-bad-rules-target = « { $given } » ne nomme pas de table. Écrivez JEU ou JEU:RÈGLES, comme { $example }.
error-two-agents = Il faut deux joueurs, une virgule entre eux, comme random,search ; pas « { $given } ».
error-bad-seat-choice = « { $given } » n’est pas une place. Choisissez { $known }.
error-file-no-text = Le fichier { $file } n’est pas un texte en UTF-8. Enregistrez-le ainsi, ou indiquez-en un autre.
error-no-such-file = Le fichier { $file } ne peut être lu : { $problem }.
error-bad-language = Il n’y a pas de langue « { $given } ». Connues : { $known }.
error-no-card-sets = { $game } n’a pas de jeux de cartes.
error-no-decks = { $game } ne se joue pas avec des decks à garder.
error-too-many-rules-kept = { $most } jeux de règles sont déjà gardés, et il n’y a pas de place pour plus. Supprimez-en un d’abord.
error-too-many-decks = { $most } decks sont déjà gardés, et il n’y a pas de place pour plus. Supprimez-en un d’abord.

## La salle

hall-skip = Aller à la page
hall-nav = Salle
hall-nav-tabs = Salle, en bas
hall-play = Jouer
hall-compose = Nouvelle partie
hall-rulebook = Règles
hall-about = À propos
hall-more = Plus
hall-more-play = Jouer
hall-more-learn = Apprendre
hall-more-hall = La salle
hall-more-to-lobby = Qui est là, les défis ouverts, les parties à regarder.
hall-more-to-new = Choisissez les règles, la pendule et l’adversaire.
hall-more-to-tournaments = Participez, ou organisez le vôtre.
hall-more-to-library = Toutes les parties finies, à revoir.
hall-more-to-sandbox = Préparez une position et essayez des coups.
hall-more-to-puzzles = Une position, un seul bon coup.
hall-more-to-communities = Des groupes avec leurs règles et leurs cartes.
hall-more-to-inbox = Vos défis et vos nouvelles.
hall-more-to-ratings = Les meilleurs joueurs de chaque jeu.
hall-more-to-about = Ce qu’est parlour, et qui l’a fait.
hall-lang-en = English
    .short = EN
hall-lang-fr = Français
    .short = FR
hall-sound = Son
hall-lamp-on = Allumer la lampe
hall-lamp-off = Revenir au jour
hall-inbox = { $count ->
    [0] Votre courrier
    [one] Votre courrier : une chose vous attend
   *[other] Votre courrier : { $count } choses vous attendent
}
hall-tab = { $page } · parlour
hall-tab-start = parlour : prenez une chaise
hall-back = Retour à la salle
hall-retry = Réessayer
hall-close = Fermer
hall-unreachable = La salle ne répond pas. Rien n’est perdu ; nouvel essai en cours.
hall-offline = Hors ligne. Rien n’est perdu ; la page reprend dès le retour du réseau.
hall-away = La salle est hors d’atteinte. Rien n’est perdu ; la page reprend dès qu’elle répond.
hall-failed = Cela n’a pas marché. Réessayez.
hall-warming = La table chauffe : { $done } sur { $of }
lost-title = Page introuvable
lost-help = Cette adresse ne mène nulle part dans la salle.
start-title = Prenez une chaise.
start-games = Jeux
start-play = Jouer
start-lead = Trois minutes contre { $name }, le guide à vos côtés.
start-go = Jouer ma première partie
start-offline = Hors ligne. Votre partie commence dès le retour du réseau
start-setting = On prépare la table. Votre partie commence juste après
start-puzzle = { $level ->
    [easy] Problème du jour · facile
    [medium] Problème du jour · moyen
    [hard] Problème du jour · difficile
   *[harder] Problème du jour · très difficile
}
start-puzzle-try = Essayer
start-puzzle-solved = ✓ Résolu
start-puzzles = Problèmes
start-streak = { $days } jours de suite
back-stands = { $kind ->
    [score] { $game }, { $score }
    [moves] { $game }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
   *[new] { $game }
}
back-look = Regarder
back-turns = À vous de jouer
back-next-play = Jouer contre { $name }
back-next-waits = { $game } : { $name } vous attend
back-next-again = { $game } : encore { $name }
back-next-wins = { $count ->
    [1] Battez encore { $name }, et ce sera { $next }.
   *[other] Battez { $name } deux fois, et ce sera { $next }.
}
back-next-beaten = { $name } a perdu deux fois.
back-next-top = Personne n’est plus fort dans la maison.
back-next-row = { $count } victoires sur { $of }
back-last = Dernière partie
back-ended = { $end ->
    [won] { $scored ->
        [yes] Gagnée { $score } contre { $name }
       *[no] Gagnée contre { $name }
    }
    [lost] { $scored ->
        [yes] Perdue { $score } contre { $name }
       *[no] Perdue contre { $name }
    }
    [drawn] { $scored ->
        [yes] Nulle { $score } contre { $name }
       *[no] Nulle contre { $name }
    }
   *[off] Annulée, contre { $name }
}
back-friends = Vos amis
back-friends-here = { $more ->
    [0] { $count ->
        [one] { $names } est là
       *[other] { $names } sont là
    }
   *[other] { $names } et { $more } de plus sont là
}
back-friend-free = libre
back-friend-plays = en partie
back-friend-challenge = Défier
back-friends-none = Personne en ligne. Inviter quelqu’un ?
back-friends-company = Vous jouez avec { $names }.
back-friends-ask = Invitez un ami à jouer.
back-invite = Inviter
back-untried = Pas encore essayé
start-decks = Composer un deck
start-first = Première partie : règles simples, un guide à vos côtés
start-last = Comme la dernière fois : { $preset }
start-choose = Choisir les règles
start-opponent = En face de vous
start-friend = Inviter un ami
start-learn = Apprendre à jouer
learn-invitation = Retour à l’invitation
learn-title = { $game } : premiers pas
lessons = Leçons
lesson-back = Leçon précédente
lesson-next = Leçon suivante
lesson-play = Jouer une première partie
hall-fetching = Un instant
start-quick = Les règles d’une communauté
hall-games = Jeux
tables-title = Les tables en ce moment
tables-watch = Regarder
tables-again = Revoir
tables-mine = Vos tables
tables-your-turn = À vous
tables-their-turn = { $name } joue
tables-waits = En attente
seat-open = chaise libre
seat-namesake = { $name } (2)
agent-random = Le novice
agent-greedy = L’impatient
agent-search = La maison
rules-without = sans { $option }
rules-more = { $count } autres
rules-choice = { $option } : { $value }
rules-on = oui
rules-off = non
copy = Copier
copy-done = Copié
compose-title = Choisir les règles
compose-lead = Partez de règles toutes prêtes, ou changez-les.
compose-loading = On ouvre le livre des règles
compose-named = Règles d’une région ou d’une coupe
compose-rules = Changer les règles
compose-named-source = Source : { $source }
compose-presets = Règles toutes prêtes
compose-summary = { $count ->
    [0] { $preset }
    [one] { $preset }, 1 changement
   *[other] { $preset }, { $count } changements
 }
compose-with = Règles en plus : { $rules }.
compose-clash = Incompatibles : { $options }
compose-clash-plain = Cela ne peut pas se jouer
compose-settle = Réglez d’abord le conflit
compose-opponent = En face de vous
compose-terms = Pendule, mise et place
compose-details = Partager ces règles
compose-friend = Un ami, par lien
compose-seat = Votre place
compose-seat-random = Au hasard
compose-text = Ces règles en une ligne de texte
compose-go-cards = Choisir vos cartes
compose-go-house = S’asseoir et jouer
balance-title = Est-ce équilibré ?
balance-lead = La maison joue ces règles contre elle-même, aussi bien des deux côtés, avec des cartes distribuées.
balance-begins = On joue les premières parties
balance-first = Le premier joueur gagne
balance-drawn = Nulles
balance-second = Le second joueur gagne
balance-share = { $share } %
balance-decisions = Décisions par partie
balance-verdict-even = Personne n’est avantagé : le premier joueur obtient { $points } points sur 100, à { $error } près.
balance-verdict-first = Commencer vaut quelque chose : { $points } points sur 100, à { $error } près.
balance-verdict-second = Mieux vaut ne pas commencer : le premier joueur obtient { $points } points sur 100, à { $error } près.
balance-playing = Après { $games } parties sur { $of }
balance-played = Après { $games } parties. Elles sont gardées : personne n’a plus à les jouer.

pick-title = Choisissez vos cartes
pick-lead = Elles sont à vous pour cette partie.
pick-loading = On étale les cartes
pick-tray = Cartes choisies
pick-place = place { $place }, vide
pick-remove = Retirer { $card } { $digits }
pick-count = { $count ->
    [one] { $count } carte sur { $of }
   *[other] { $count } cartes sur { $of }
 }
pick-count-range = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } ; il en faut { $least } à { $most }
pick-deal = Cinq au hasard
pick-copies = Choisissez encore une carte pour en prendre un autre exemplaire ; choisissez-la dans votre main pour la rendre.
pick-taken = { $count } dans votre main
pick-best = Meilleure main
pick-best-all = De toutes les cartes du jeu : les cinq qui réussissent le mieux contre des mains distribuées, quand les deux camps voient tout et jouent au mieux.
pick-best-mine = De vos cartes : les cinq qui réussissent le mieux contre des mains distribuées, quand les deux camps voient tout et jouent au mieux.
pick-best-begins = On résout les premières parties
pick-best-shares = Sur 100 parties : { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 }, { $drawn } { $drawn ->
    [one] nulle
   *[other] nulles
 }, { $lost } { $lost ->
    [one] perdue
   *[other] perdues
 }
pick-best-error = (à { $error } près)
pick-best-looking = La meilleure jusqu’ici, après { $games } parties résolues. On en essaie d’autres.
pick-best-sure = Après { $games } parties résolues : aucune autre main n’a fait mieux.
pick-best-left = La meilleure en { $games } parties résolues. Il y a plus de mains qu’on n’en a essayé.
pick-best-take = Prendre ces cinq-là
pick-back = Règles
pick-go-house = S’asseoir et jouer
pick-from = Cartes prises dans
pick-from-own = Votre deck
pick-search = Chercher une carte
pick-search-hint = Nom ou chiffres, 1541 ou A?6
pick-order = Trier par
pick-order-level = Niveau
pick-order-name = Nom
pick-order-total = Total
pick-order-top = Haut
pick-order-right = Droite
pick-order-bottom = Bas
pick-order-left = Gauche
pick-element = Élément
pick-level = Niveau
pick-type = Type
pick-any = tous
pick-none = aucun
pick-found = { $count ->
    [0] Aucune carte. Raccourcissez la recherche.
    [one] 1 carte
   *[other] { $count } cartes
 }
pick-more = En montrer { $count } de plus
pick-card = { $card }, { $digits }, { $element } niveau { $level }
deck-label = Une carte par ligne
deck-help = Le nom, quatre chiffres depuis le haut dans le sens horaire (A vaut dix), puis l’élément et la puissance s’il y en a.
deck-example = Ifrit 9628 feu 25
deck-slip-shape = Ligne { $line } : « { $text } » n’est pas un nom suivi de quatre chiffres de 1 à 9 ou A.
deck-slip-word = Ligne { $line } : « { $text } » n’est ni un élément ni une puissance de 1 à 100.
deck-slip-many = { $count } cartes sont écrites ; { $most } au plus peuvent être apportées.
share-heading = La chaise d’en face est libre
share-help = Envoyez ce lien à un ami. Le premier qui l’ouvre peut s’asseoir.
share-link = Lien vers cette table
share-sheet = Envoyer
share-title = Une partie sur parlour
share-text = Une chaise vous attend.
share-code-of = Code QR de { $link }
rematch-heading = { $name } voit votre proposition
rematch-asked = { $name } demande une revanche.
rematch-side = { $seat ->
    [red] Cette fois, vous avez les rouges.
    [blue] Cette fois, vous avez les bleus.
    [white] Cette fois, vous avez les blancs.
    [black] Cette fois, vous avez les noirs.
    [first] Cette fois, vous commencez.
    [second] Cette fois, vous jouez en second.
   *[other] Cette fois, votre place est : { $side }.
  }
rematch-link = Envoyer plutôt le lien
rematch-kept = La chaise est réservée à { $name }. La partie commence toute seule.
rematch-waiting = La partie commence toute seule.
share-waiting = En attente de votre ami. La partie commence toute seule.
join-heading = { $name } vous garde une chaise
join-side = Votre place : { $side }
join-sit = S’asseoir côté { $side }
join-learn = Apprendre d’abord ce jeu
join-watch = Seulement regarder
table-page = Table
table-lost = Pas de table ici
table-lost-help = Le lien a peut-être été coupé en le copiant.
table-opening = On ouvre la table
table-dealing = On distribue les cartes
table-awaiting = La table attend son second joueur
table-reconnecting = Connexion perdue. La partie est en sûreté ; nouvel essai en cours.
table-rules-title = Joueurs et règles
table-rulebook = Tout le livre des règles
table-same-rules = Nouvelle table, mêmes règles
table-fair = Chaque carte et chaque dé vient d’un seul secret. Voici son sceau : il ne peut plus changer. Le secret est montré à la fin de la partie.
table-fair-after = Avec le sceau et le secret, chacun peut vérifier chaque carte distribuée et chaque dé lancé.
table-fair-commitment = Sceau (SHA-256)
table-fair-secret = Secret
table-your-turn = À vous
table-coach = Guide
table-coach-do = Jouer ce coup : { $what }
table-goal = But de la partie
table-coach-stays = Garder le guide ?
table-coach-known = Vous connaissez ce jeu.
table-coach-keep = Oui
table-coach-leave = Non
table-coach-waits = Le guide regarde la table.
table-coach-try = Jouer
table-coach-other = Autre idée
table-their-turn = { $name } joue
table-offline = Connexion perdue. La partie est sauve ; nouvel essai.
table-step-first = Première position
table-step-back = Reculer
table-step-forward = Avancer
table-step-live = Revenir à la partie
table-watch-again = Revoir
table-pace = Vitesse des animations
table-pace-of = À quelle vitesse les coups sont montrés
table-pace-skip = Un toucher sur le plateau, Espace ou Échap passe tout de suite au dernier coup.
table-pace-slow = Lente
table-pace-normal = Normale
table-pace-fast = Rapide
table-pace-once = Immédiate
table-step = Coup { $step } sur { $of }
table-you = vous
table-you-seated = Vous
table-score = { $near } – { $far }
table-to-play = À jouer
table-sending = Envoi du coup
table-history = Déroulement
table-history-empty = Aucun coup joué.
table-over = La partie est finie.
plain-position = Position
plain-actions = Ce que vous pouvez faire
plain-bring = { $count ->
    [0] Vous n’apportez encore rien : les règles disent s’il le faut
    [one] Vous apportez { $count } carte
   *[other] Vous apportez { $count } cartes
 }
plain-told = Ce qui vient de se passer
table-copy-link = Copier le lien de cette table
table-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
table-unknown-game = Cette page ne connaît pas le jeu « { $game } ». Rechargez-la.
rulebook-title = { $game } : le livre des règles
rulebook-loading = On ouvre le livre des règles
rulebook-communities = Communautés
rulebook-always = Toujours :
rulebook-offers = Au choix :
rulebook-play = Jouer avec ces règles
about-title = À propos
about-lead = parlour est une salle de jeux de cartes et de plateau. Elle est libre : jouez-y, hébergez-la, modifiez-la.
about-fair = Des cartes honnêtes
about-fair-text = Tout le hasard d’une partie vient d’un secret, scellé avant et ouvert après : chacun peut vérifier chaque carte et chaque dé.
about-manual = Manuel
about-manual-text = Pour qui tient une salle, étudie ses jeux ou écrit des programmes. Il est en anglais.
about-manual-open = Ouvrir le manuel
about-pictures = Images
about-pictures-text = Les images des cartes viennent de game-icons.net, par { $authors } et d’autres. Elles sont recolorées, avec une impression décalée.
about-fonts = Polices
about-fonts-text = Les trois sont sous licence SIL Open Font License 1.1.
about-code = Programme
about-code-text = Licence MIT. Sceaux, hachures, tapis et dessins au trait ont été faits pour parlour.

## Whatever is played

preset-free = Table libre
    .help = Toutes les règles, à mélanger à votre goût.
event-resigned = Abandon : { $name }.

## Moves taken back

takeback-last = Reprendre le coup
takeback-help = Annule votre dernier coup. Seulement contre la maison, sans enjeu. { $anew } ; ce que vous avez vu reste vu. La partie porte la mention « avec reprises ».
takeback-anew = Ce que le hasard décide ensuite est tiré de nouveau
takeback-told = { $whose ->
    [you] Vous avez repris le coup { $number }.
   *[other] { $name } a repris le coup { $number }.
 }
takeback-mark = Avec reprises.
library-takebacks = avec reprises

## How a match ended

result-drawn = Match nul
result-called-off = Partie annulée
result-you-won = Vous avez gagné
result-you-lost = Vous avez perdu
result-both-lost = Les deux ont perdu
result-side-won = { $name } a gagné
result-rematch = Revanche
result-rematch-join = Rejoindre la revanche
result-rematch-watch = Regarder la revanche
result-tournament = Au tournoi
result-decided = Ce qui a décidé
ended-resigned = { $whose ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
 }
ended-timeout = { $whose ->
    [you] Votre temps est épuisé.
   *[other] { $name } a épuisé son temps.
 }
ended-counted = Le temps était écoulé : { $whose ->
    [you] vous n’aviez pas l’avantage.
   *[other] { $name } n’avait pas l’avantage.
 }
ended-counted-even = Le temps était écoulé et personne n’avait l’avantage : les deux perdent.
ended-agreed = Partie nulle d’un commun accord.
ended-aborted = La partie a été annulée.
ended-called-off = Les règles de ce jeu ont été corrigées depuis le début de la partie. Elle est annulée et toutes les mises sont rendues.
ended-older-rules = La partie a été jouée sous d’anciennes règles : le plateau s’arrête là où celles d’aujourd’hui ne mènent pas plus loin. La bibliothèque raconte la suite.

## Resigning

table-resign = Abandonner
table-resign-ask = Abandonner la partie ?
table-resign-help = { $name } gagne. C’est définitif.
table-resign-no = Continuer

## Refusals of the door

error-value-needs-account = Il faut un compte pour avoir des cartes et des gils. Créez-en un, ou connectez-vous : ce que vous avez reste à vous, et pourra servir dès lors.
error-both-need-accounts = Les cartes et les gils ne changent de mains qu’entre comptes, et l’un de vous joue en invité. L’invité doit d’abord créer un compte.
error-account-needed = Il faut un compte pour cela. Créez-en un, ou connectez-vous.
error-moderator-needed = Ceci est réservé aux modérateurs de la salle.
error-host-needed = Ceci est réservé à l’hôte de la salle.
error-role-fixed = Un hôte reste hôte, et on ne le devient que par le jeton de parlour host-token.
error-bad-host-token = Ce jeton est inconnu ou a déjà servi. Imprimez-en un autre avec parlour host-token.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-bad-password = Un mot de passe a de { $least } à { $most } caractères.
error-bad-name = Un nom a de 1 à { $most } lettres, chiffres, espaces ou signes . - _ ’
error-name-taken = Ce nom est déjà celui d’un compte. Choisissez-en un autre, ou connectez-vous.
error-name-alike = Ce nom ressemble à celui d’un autre joueur. Choisissez-en un qu’on ne peut pas confondre.
error-name-reserved = Personne ne s’appelle ainsi ici : c’est un nom de la salle ou de la maison. Choisissez-en un autre.
error-already-claimed = C’est déjà un compte.
error-unknown-player = Personne n’a de compte à ce nom ici.
error-unknown-session = Ce navigateur n’est plus sur votre liste.
error-session-settling = Ce compte vient d’être créé. Réessayez dans { $seconds } secondes : d’ici là, ce navigateur peut seulement consulter.
error-too-often = C’était trop souvent. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
error-slow-down = Trop de messages sont arrivés à la fois, et celui-ci n’a pas été entendu. Renvoyez-le dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
error-too-many-sockets = Votre adresse a déjà { $most } pages ouvertes dans cette salle. Fermez-en une, et celle-ci se connectera d’elle-même.
error-unknown-key = Ce lien a déjà ouvert un compte, ou il est trop vieux. Demandez-en un autre.
error-unknown-browser = La salle ne connaît pas encore ce navigateur. Rechargez la page.

## The terminal

cli-host-token = Afficher un jeton par lequel un compte devient hôte de la salle, une fois.
cli-host-token-how = Connectez-vous à la salle, ouvrez « Votre compte » et donnez-y ce jeton. Il sert une fois.
cli-new-key = Afficher un lien qui permet à quelqu’un qui a oublié son mot de passe d’en choisir un autre, une fois.
cli-new-key-name = Nom du compte.
cli-new-key-how = Ne le donnez qu’à la personne à qui appartient le compte. Il ouvre pendant { $hours } heures, une fois ; PARLOUR_PUBLIC_URL met l’adresse de la salle devant.
cli-serve-open = D’autres peuvent atteindre cette salle, et rien de ce qu’ils envoient n’est chiffré. Placez devant elle un mandataire en HTTPS et posez PARLOUR_PUBLIC_URL=https://… : docs/how-to/behind-a-proxy.md dit comment.
cli-serve-proxy = HTTPS est ici l’affaire d’un autre programme, mais PARLOUR_TRUSTED_PROXIES n’en nomme aucun : tout le monde semblera venir d’une seule adresse. docs/how-to/behind-a-proxy.md dit comment.
cli-database = Adresse de la base de données ; vide pour SQLite dans le dossier des données.
cli-data = Dossier du fichier SQLite.

## Pages

account-title = Votre compte
account-guest = Vous êtes invité : ce navigateur seul vous connaît. Un compte garde vos parties, vos victoires et vos cartes, partout.
account-name = Nom
account-name-help = Les tables où vous êtes déjà gardent l’ancien nom.
account-name-keep = Enregistrer
account-settings = Nom, mot de passe, navigateurs
account-rename = Changer de nom
account-name-kept = Vous êtes maintenant { $name }.
account-password = Mot de passe
account-password-help = Au moins 8 caractères. Ajoutez une adresse e-mail pour le retrouver en cas d’oubli.
account-claim = Créer ce compte
account-claim-title = Créer un compte
account-claimed = Vos parties vous suivent désormais partout. Et vos premières cartes vous attendent.
account-welcome = Bienvenue, { $name }.
account-first-cards = Voir mes cartes
account-signin-title = Se connecter
account-signin = Se connecter
account-signin-have = Vous avez déjà un compte ?
account-forgot = Mot de passe oublié ?
account-forgot-help = Si ce compte a une adresse électronique, un lien y arrive qui permet de choisir un autre mot de passe. L’hôte peut aussi vous en donner un.
account-forgot-send = M’envoyer un lien
account-forgot-sent = Si ce compte a une adresse électronique, le lien est en route.
account-key-title = Un autre mot de passe
account-key-help = Ce lien ouvre votre compte une fois. Tous les navigateurs connectés sont déconnectés.
account-key-take = Choisir ce mot de passe
account-signin-none = Vous n’en avez pas encore ?
account-signin-note = Ce que vous avez joué ici en invité reste à l’invité. Pour le garder, créez plutôt un compte.
account-signout = Se déconnecter
account-signout-all = Se déconnecter partout
account-role = { $role ->
    [guest] Invité
    [moderator] Modérateur
    [host] Hôte
    [machine] Machine
   *[player] Joueur
 }
account-sessions = Où vous êtes connecté
account-session-here = ce navigateur
account-session-seen = utilisé le { $when }
account-session-end = Déconnecter
account-session-unknown = Un navigateur sans nom
account-sessions-looking = On cherche vos navigateurs
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
account-yours = Ce qui est à vous
account-export-help = Tout ce que la salle garde à votre sujet, en un fichier.
account-export = Enregistrer mes données
account-more = Options avancées
account-host-title = Tenir cette salle
account-host-help = La personne qui fait tourner la salle imprime un jeton avec « parlour host-token » et le donne ici.
account-host-token = Jeton
account-host-become = Devenir hôte
account-host-done = Vous êtes un hôte de cette salle.
account-leave-title = Supprimer votre compte
account-leave-help = Les parties en cours sont abandonnées. Votre nom, votre mot de passe et vos sessions sont effacés ; les parties finies restent, au nom d’« un joueur parti ». On ne peut pas revenir en arrière.
account-leave = Supprimer mon compte
account-leave-guest = Effacer ce qu’on sait de moi
account-keeps = Avec un compte
account-keeps-games = Vos parties, partout
    .more = Parties, victoires et étapes vous suivent sur chaque appareil.
account-keeps-cards = Des cartes à vous
    .more = Des paquets, des échanges, des parties avec mise.
account-keeps-rated = Parties classées et tournois
    .more = Et une place au classement.
account-keeps-friends = Amis et communautés
    .more = Et un mot quand c’est à vous de jouer.
account-greeting = Connecté sous le nom { $name }
account-open = Votre compte : { $name }
account-open-guest = Créer un compte
seat-left = un joueur parti

## Names of guests

# Names that nobody may take, with commas between.
names-reserved = root, système, équipe, l’hôte, robot, serveur, personne, anonyme, tout le monde, supprimé, vous
names-titles = parlour, admin, administrateur, administratrice, assistance, modérateur, modératrice, modération, modérateurs, modo, hôte, arbitre, officiel
guest-called = Invité
guest-name = { guest-called } { $bird ->
    [wren] roitelet
    [kestrel] faucon
    [robin] rouge-gorge
    [stork] cigogne
    [plover] pluvier
    [linnet] linotte
    [swift] martinet
    [siskin] tarin
    [finch] pinson
    [lark] alouette
    [osprey] balbuzard
    [avocet] avocette
    [puffin] macareux
    [curlew] courlis
    [dunlin] bécasseau
    [egret] aigrette
    [fulmar] fulmar
    [teal] sarcelle
    [oriole] loriot
    [ibis] ibis
    [jackdaw] choucas
    [cormorant] cormoran
    [merlin] émerillon
    [heron] héron
   *[other] { $bird }
 }

error-machine-stakes = On ne joue ni gils ni cartes avec une machine. Laissez-les de côté : la partie peut encore être classée, à part de celles entre personnes.
error-machine-may-not = Le jeton d’une machine n’ouvre que les tables et les défis. La personne à qui elle appartient fait cela, une fois connectée.
error-machine-busy = { $name } est à { $most } tables, et ne peut en avoir plus. Réessayez quand une de ses parties sera finie.
error-machine-too-fast = Cette machine demande trop souvent. Elle sera de nouveau entendue dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-machines-enough = Vous avez { $most } machines, et ne pouvez en avoir plus. Retirez-en une d’abord.
error-machines-forbidden = Dans cette salle, personne n’a de machine : son hôte n’en veut pas.
error-unknown-machine = Vous n’avez pas cette machine. La page de votre compte montre les vôtres.
error-unknown-token = Ce jeton n’ouvre rien. Créez-en un autre sur la page du compte auquel la machine appartient.

## Machines

player-machine-of = Un programme de
machines-title = Vos machines
machines-help = Une machine est un joueur qui est un programme. Elle joue par un jeton, son nom dit ce qu’elle est, et ses parties classées sont comptées à part.
machines-how = Comment elle entre
machines-looking = On cherche vos machines
machines-name = Nom d’une nouvelle machine
machines-name-help = La marque « [machine] » se lit partout devant le nom.
machines-make = Créer une machine
machines-change = Modifier
machines-change-of = Modifier { $name }
machines-new-name = Son nom
machines-rename = La renommer
machines-renew = Refaire son jeton
machines-renew-help = Un nouveau jeton est montré une seule fois ; l’ancien n’ouvre plus à personne.
machines-remove = La retirer
machines-remove-help = Ses parties en cours prennent fin, et plus personne ne joue par son jeton. Les parties finies restent, au nom d’« un joueur parti ». C’est définitif.
machines-token = Le jeton { $name }
machines-token-help = Il n’est montré que cette fois. Quiconque le possède joue pour cette machine ; mettez-le dans un fichier que vous seul pouvez lire.
machines-enough = Vous avez { $most } machines, et ne pouvez en avoir plus. Retirez-en une pour en créer une autre.
machines-none-here = Dans cette salle, personne n’a de machine : son hôte n’en veut pas.

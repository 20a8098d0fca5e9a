## Refus

error-banned = L’hôte a fermé ce compte jusqu’au { $until } UTC : { $why }
error-banned-for-good = L’hôte a fermé ce compte : { $why }
error-reason-needed = Dites pourquoi, en 1 à { $most } caractères : le journal le garde.
error-no-account = Il ne s’agit ici que de comptes, et ceci n’en est pas un, ou n’en est plus un.
error-host-protected = Un hôte ne peut pas faire cela à un autre hôte.
error-not-banned = Cette exclusion a déjà pris fin, ou une autre l’a remplacée.
error-same-name = C’est déjà le nom de ce compte.
error-nothing-to-give = Indiquez des gils, ou une carte.
error-cannot-take-back = Cela ne peut pas être repris : tout n’est plus disponible. Tant qu’un joueur a des cartes en jeu, aucune des siennes ne l’est. Rien n’a changé.
error-nothing-to-take-back = Il n’en reste rien dans cette bourse.
error-trade-not-done = Seul un échange que les deux ont accepté peut être annulé.
error-undone-before = Cela a déjà été annulé.
error-not-reversible = Cela ne s’annule pas depuis le journal.
error-changed-since = Cela a encore changé depuis. Regardez ce qu’il en est maintenant.
error-nothing-changed = Tout est comme avant. Changez d’abord quelque chose.
error-text-too-long = Ce texte a { $most } caractères au plus.
error-unknown-act = Le journal n’a pas d’acte de ce nom.
error-unknown-invitation = Il n’y a pas d’invitation de ce nom, ou elle a été reprise.
error-guests-look = Les invités regardent ici, et jouent dès qu’ils ont un compte.
error-accounts-closed = Cette salle ne crée pas de nouveaux comptes pour le moment.
error-invitation-needed = Il faut ici une invitation pour créer un compte. Demandez un lien à l’hôte.
error-invitation-spent = Cette invitation a servi, a été reprise ou est trop vieille. Demandez-en une autre à l’hôte.
error-register-empty = Il n’y a pas de membre dans ce texte. Commencez par une ligne qui nomme les colonnes, ou par le nom d’un membre.
error-register-too-long = { $most } membres au plus entrent à la fois.
error-register-nameless = Des cartes ou des gils viennent avant tout nom de membre.
error-register-cards = Aucune carte de cette série ne s’appelle : { $cards }
error-register-gil = Les gils sont un nombre de 0 à { $most }, et ceci est { $given }.
error-register-twice = La ligne { $line } nomme le même membre, ou un nom qui lui ressemble.
error-register-faults = Quelque chose reste à régler, dans { $count ->
    [1] une ligne
   *[other] { $count } lignes
 }. Rien n’a été écrit.
error-register-nobody = Tous les membres de ce texte ont un compte ici.
error-register-used = Un de ces membres est déjà entré : rien n’est repris.
error-register-old = Cela ne s’annule que pendant { $days } jours.

## Les pages de l’hôte

host-way = Hôte
host-rooms = Les pages de l’hôte
host-room-hall = La salle
host-room-accounts = Comptes
host-room-reports = Signalements
host-room-journal = Journal
host-title = La salle
host-accounts = Comptes
host-journal = Journal
host-whole-journal = Tout le journal
host-account = Le compte
host-not-yours = Cette page est pour l’hôte
host-not-yours-help = La personne qui tient la machine de la salle nomme son hôte.
host-looking = Un instant, on va chercher
host-why = Pourquoi ? Le journal le garde.
host-why-read = Pourquoi ? { $name } le lira aussi.
host-keep = Garder
host-kept = C’est gardé, et noté au journal.
host-done = C’est fait, et noté au journal.
host-undo = Annuler
host-undone = Annulé
host-earlier = Plus ancien
host-no-acts = Rien encore.
host-take-back = Reprendre

## État de la salle

host-health = État de la salle
host-health-open = Ouverte depuis le { $since }
host-health-again = Regarder à nouveau
host-health-name = { $measure ->
    [database] La base répond en
    [processes] Processus
    [tables] Tables
    [outside] Messages en route
    [disk] Disque
   *[wrong] Demandes échouées
 }
host-health-database = { $slow ->
    [yes] C’est lent
   *[no] C’est assez vite
 }
host-health-processes = { $silent ->
    [0] Tous répondent
    [one] Un se tait
   *[other] { $silent } se taisent
 }
host-health-live = en cours
host-health-tables = { $waiting ->
    [0] Aucune n’attend de joueur
    [one] Une attend un joueur
   *[other] { $waiting } attendent un joueur
 }, { $sockets ->
    [0] aucune page ouverte
    [one] une page ouverte
   *[other] { $sockets } pages ouvertes
 }
host-health-outside = { $late ->
    [0] Aucun n’est en retard
    [one] Un est en retard
   *[other] { $late } sont en retard
 }
host-health-hundred = sur 100
host-health-disk = { $free } Go libres
host-health-wrong = { $wrong ->
    [0] Aucune sur { $requests }
   *[other] Sur { $requests }
 }

## Ce que dit la salle, et qui entre

host-words = Sur la porte
host-name = Nom de la salle
host-name-help = Vide, elle s’appelle parlour.
host-welcome-en = Accueil, en anglais
host-welcome-fr = Accueil, en français
host-conduct-en = Règles de conduite, en anglais
host-conduct-fr = Règles de conduite, en français
host-words-help = Du texte simple. Les lecteurs de l’autre langue voient ce qu’il y a.
host-doors = Qui entre
host-guests = Invités
host-guests-help = Un nom est tiré pour eux.
host-guests-name = { $guests ->
    [play] Peuvent jouer
   *[look] Peuvent regarder
 }
host-joining = Nouveaux comptes
host-joining-name = { $joining ->
    [open] Tout le monde
    [invited] Sur invitation
   *[closed] Personne
 }
host-start-gil = Gils pour un nouveau venu
host-start-gil-help = Vide, ce sont { $gil }, selon les réglages de la salle.
host-prize = Gils pour une victoire entre deux joueurs
host-prize-help = Vide, chaque jeu donne les siens. 0 ne donne rien.
host-community = Communauté des nouveaux venus
host-community-help = Les joueurs qui n’ont pas choisi de règles ouvrent leurs tables avec les siennes.
host-no-community = Aucune
host-field = { $field ->
    [name] nom
    [welcome_en] accueil en anglais
    [welcome_fr] accueil en français
    [conduct_en] règles de conduite en anglais
    [conduct_fr] règles de conduite en français
    [guests] invités
    [accounts] nouveaux comptes
    [starting_gil] gils pour un nouveau venu
    [community] communauté des nouveaux venus
   *[prize] gils pour une victoire
 }
host-invitations = Invitations
host-invite = Faire un lien
host-invite-note = Pour qui
host-invite-uses = Comptes
host-invite-days = Jours
host-invite-anybody = Pour tout le monde
host-invite-open = { $used } sur { $uses }, jusqu’au { $until }
host-invite-shut = { $used } sur { $uses }, fermée
host-no-invitations = Aucun lien n’a encore été fait.
host-sets = Cartes des communautés
host-sets-how = Elles ne se vendent que dans leur communauté. Celles que vous admettez se vendent aussi dans la salle, aux prix de leur auteur. Le journal permet de l’annuler.
host-set-homeless = d’aucune communauté
host-admit = Admettre
host-windfalls = Gils pour des cartes de communautés
host-windfalls-how = Jusqu’à la version 0.2, la salle payait ce que demandaient les gardiens d’une communauté. Vous pouvez reprendre ce qui reste dans la bourse du vendeur. Aucun échange n’est annulé.
host-windfall = { $name } a reçu { $got } gils pour des cartes de « { $set } », payées { $paid }.
host-windfall-take = Reprendre { $gil } gils
host-windfall-gone = Il n’en reste rien.
host-windfall-taken = { $gil } gils sont revenus.{ $missing ->
    [0] {""}
   *[other] {" "}{ $missing } n’ont pas pu être repris.
 }
host-link = Le lien
host-link-once = Voici le lien. Copiez-le maintenant : il n’est montré qu’une fois.
about-conduct = Règles de conduite
about-door-guests = Les invités regardent ici. Un compte permet de jouer.
about-door-closed = Aucun nouveau compte n’est créé pour le moment.
about-door-invited = Il faut une invitation de l’hôte pour créer un compte.
account-invited = Vous êtes invité. Choisissez un nom et un mot de passe, et entrez.

## Comptes

host-whom = Quels comptes
host-whom-name = { $whom ->
    [all] Tous
    [reported] Signalés
    [muted] Muets
   *[banned] Exclus
 }
host-role = { $role ->
    [host] Hôte
    [moderator] Modérateur
   *[player] Joueur
 } depuis le { $since }
host-nobody = Aucun compte ne convient.
host-gone = Ce compte n’est plus là.
host-banned-until = Exclu jusqu’au { $until }
host-banned-for-good = Exclu pour de bon
host-muted-until = Muet jusqu’au { $until }
host-reports = { $count ->
    [1] Un signalement
   *[other] { $count } signalements
 }
host-page = Voir sa page
host-what = Que faire
host-choice = { $act ->
    [ban] Exclure
    [unban] Laisser revenir
    [name] Renommer
    [key] Nouvelle clé
    [grant] Donner
    [take-back] Reprendre
   *[remove] Supprimer
 }
host-do = { $act ->
    [ban] Exclure { $name }
    [unban] Laisser revenir { $name }
    [name] Renommer { $name }
    [key] Faire une clé pour { $name }
    [grant] Donner à { $name }
    [take-back] Reprendre à { $name }
   *[remove] Supprimer { $name } pour de bon
 }
host-how-long = Combien de temps
host-days = { $days ->
    [0] Pour de bon
    [1] 1 jour
   *[other] { $days } jours
 }
host-new-name = Nouveau nom
host-gift-what = Quoi
host-gift-count = Combien
host-nothing = rien
host-effect-ban = Personne n’entre par ce compte, et tous ses navigateurs sont déconnectés.
host-effect-unban = Le compte peut se connecter aussitôt.
host-effect-name = L’ancien nom est libre pour d’autres. Les tables où il siège le gardent.
host-effect-key = Un lien permet de choisir un autre mot de passe dans la journée. Un lien plus ancien ne marche plus.
host-effect-grant = Cela vient de la maison, et le relevé le dit.
host-effect-take-back = Cela retourne à la maison si tout est disponible. Rien n’est pris à une table.
host-effect-remove = Nom, mot de passe et navigateurs disparaissent. Personne ne peut l’annuler.
host-effect-trade = Ce que les deux ont donné revient, si les deux l’ont encore.
host-effect-matches = { $count ->
    [1] Une partie en cours est abandonnée.
   *[other] { $count } parties en cours sont abandonnées.
 }
host-effect-trades = { $count ->
    [1] Un échange ouvert est retiré.
   *[other] { $count } échanges ouverts sont retirés.
 }
host-effect-challenges = { $count ->
    [1] Un défi est retiré.
   *[other] { $count } défis sont retirés.
 }
host-trades = Derniers échanges
host-trade = Avec { $name }, { $when }
host-trade-gave = A donné { $gave }, a reçu { $got }

## Le journal

host-act = { $kind ->
    [banned] { $host } a exclu { $name }
    [unbanned] { $host } a laissé revenir { $name }
    [renamed] { $host } a renommé { $name }
    [removed] { $host } a supprimé un compte
    [keyed] { $host } a fait une clé pour { $name }
    [granted] { $host } a donné quelque chose à { $name }
    [taken-back] { $host } a repris quelque chose à { $name }
    [trade-undone] { $host } a annulé un échange entre { $name } et { $beside }
    [arranged] { $host } a changé la salle
    [invited] { $host } a fait une invitation
    [imported] { $host } a fait entrer des membres
    [unimported] { $host } a repris les membres entrés
    [admitted] { $host } a admis des cartes dans la salle
    [unadmitted] { $host } a retiré des cartes de la salle
   *[uninvited] { $host } a repris une invitation
 }
host-act-names = de { $was } à { $became }
host-act-until = jusqu’au { $until }
host-act-members = { $count ->
    [1] un membre
   *[other] { $count } membres
 }
host-act-for-good = pour de bon
host-act-missing = { $gil } gils n’ont pas pu être repris

## Un registre que l’on apporte

host-room-import = Importer
host-import = Faire entrer des membres
host-import-how = Collez un tableau aux colonnes nom, cartes et gils, ou un registre comme le wiki l’écrit : le nom d’un membre, et dessous des lignes comme « Geezard - 1541 » ou « gil : 400 ».
host-import-file = Un fichier
host-import-set = Série des cartes
host-import-text = Membres
host-import-try = Essai à blanc
host-import-nothing = Rien n’est encore écrit
host-import-line = Ligne
host-import-name = Nom
host-import-cards = Cartes
host-import-gil = Gils
host-import-would = Donnerait
host-import-verdict = { $verdict ->
    [new] nouveau
    [here] déjà là
   *[fault] à régler
 }
host-import-sum = { $new } à créer, { $here } déjà là, { $fault } à régler. De la maison : { $cards ->
    [1] une carte
   *[other] { $cards } cartes
 } et { $gil } gils.
host-import-go = Faire entrer { $count ->
    [1] un membre
   *[other] { $count } membres
 }
host-import-after = Tous entrent, ou personne. Chaque compte s’ouvre par une nouvelle clé depuis sa page, et tout s’annule pendant sept jours, tant que personne n’est entré.
host-import-settle = Réglez les lignes marquées, puis réessayez.

## Refus entre joueurs

error-tie-with-oneself = Choisissez une autre personne que vous.
error-too-many-ties = Vous avez { $most } amis et joueurs tenus à l’écart. Retirez-en un d’abord.
error-blocked-by-you = Vous tenez ce joueur à l’écart. Laissez-le d’abord revenir, sur sa page.
error-blocked-by-other = Ce joueur ne prend de vous ni défi ni échange.
error-too-many-wishes = Vous recherchez { $most } cartes. Retirez-en une d’abord.

## L’annuaire

people-way = Joueurs
people-title = Joueurs
people-views = Joueurs et cartes
people-members = Membres
people-find = Chercher un nom
people-filter = Filtrer
people-whom = Qui
people-who-all = Tous
people-who-here = Là maintenant
people-nobody-here = Personne de l’annuaire n’est au salon ni à une table en ce moment.
people-here = Là, libre
people-plays = { $house ->
    [yes] Joue contre la maison
   *[no] Joue contre { $against }
 }
people-watch = Regarder
people-who-friends = Amis
people-who-wanted = Possède une carte que je cherche
people-who-machines = Machines
people-game = Jeu
people-any-game = Tous les jeux
people-when = Présence
people-when-long = Vus : peu importe quand
people-when-today = Vus aujourd’hui
people-when-week = Vus cette semaine
people-when-month = Vus ce mois-ci
people-seen = { $seen ->
    [today] Là aujourd’hui
    [week] Là cette semaine
    [month] Là ce mois-ci
   *[long] Pas là depuis un moment
 }
people-fresh = Nouveau cette semaine
people-you = Vous
people-friend = Ami
people-name = Nom
people-rating = Classement
people-unrated = pas encore classé
people-cards = Cartes
people-secluded = non montrées
people-against = Face à vos listes
people-has = { $count ->
    [0] N’a rien que vous voulez
    [one] A une carte que vous voulez
   *[other] A { $count } cartes que vous voulez
 }
people-wants = { $count ->
    [0] Ne veut rien de vous
    [one] Veut une des vôtres
   *[other] Veut { $count } des vôtres
 }
people-both = En a { $has } que vous voulez, en veut { $wants }
people-acts = Que faire
people-empty = Pas encore de compte ici
people-empty-help = Cette page montrera ceux qui en créent un. Invitez le premier.
player-house = La maison
player-house-beaten = { $count } { $count ->
    [one] battu
   *[other] battus
 } sur { $all }
player-house-of = { $name } : { $state ->
    [beaten] deux victoires
    [next] à suivre
   *[open] pas encore
}
player-puzzles-solved = { $count } { $count ->
    [one] résolu
   *[other] résolus
 }
player-puzzles-row = { $days } jours de suite.
player-puzzles-rule = Un jour manqué par semaine est toujours pardonné.
player-puzzles-forgiven = Le { $day } ne compte pas : un jour par semaine est toujours pardonné.
player-finest = Le plus beau coup de vos dernières parties
finest-says = { $deed } { $counted ->
    [score] { $came } pour vous ; avec un autre coup, { $other } au mieux.
   *[chances] { $came } % de chances ; avec un autre coup, { $other } % au mieux.
}
player-mastered = Règles maîtrisées
player-mastered-part = { $rule }, { $won } sur { $of }
people-nobody = Personne ne correspond. Retirez un filtre.
people-no-friends = Vous n’avez pas encore d’amis ici. Ouvrez la page de quelqu’un et choisissez « Ajouter aux amis ».
people-nobody-called = Personne ne porte ce nom ici.
people-nobody-has = Personne ne montre de carte que vous cherchez. Ouvrez une carte et choisissez « Je la cherche ».
people-pages = Pages
people-page = Page { $page } sur { $pages }
people-before = Précédente
people-after = Suivante

## Qui a quoi

owners-title = Qui a quoi
owners-all = Les plus rares d’abord
owners-wished = Que je recherche
owners-lacking = Qui me manquent
owners-single = Un seul propriétaire
owners-nobody = À personne
owners-none = aucun
owners-sum = { $copies ->
    [0] Aucun exemplaire
    [one] un exemplaire
   *[other] { $copies } exemplaires
 } pour { $kinds ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $kinds } cartes.
 }
owners-secluded = { $count ->
    [0] Aucun membre ne garde ses cartes pour lui.
    [one] Un membre garde ses cartes pour lui et n’est pas compté.
   *[other] { $count } membres gardent leurs cartes pour eux et ne sont pas comptés.
 }
owners-count = { $count ->
    [0] aucun propriétaire
    [one] un propriétaire
   *[other] { $count } propriétaires
 }
owners-of = { $owners ->
    [0] Personne n’en montre.
    [one] Un propriétaire, exemplaires : { $copies }
   *[other] { $owners } propriétaires, exemplaires : { $copies }
 }
owners-card = La page de la carte
register-lookers = Recherchée par
wish-on = Vous la cherchez
wish-off = Je la cherche

## La page d’un joueur

player-challenge = Défier
player-trade = Échanger
player-report = Signaler ou bloquer
player-edit = Modifier
player-befriend = Ajouter aux amis
player-friend = Amis
player-since = Ici depuis { $month }.
player-keep-away-title = Tenir à l’écart
player-keep-away = Tenir à l’écart
player-let-near = Laisser revenir
player-keep-away-help = { $name } ne pourra plus ni vous défier ni vous proposer d’échange, et vous non plus. Seule une offre de sa part le lui apprendra.
player-kept-away = Vous tenez { $name } à l’écart : ni défi, ni échange.
player-near-again = { $name } peut revenir.
player-rating = Classement
player-best = Meilleur
player-rated = Parties classées
player-range = Marge d’erreur
player-friends = Amis
player-cards = Cartes
player-all-cards = Les { $count } sur { $all }
player-no-cards = Pas encore de cartes de ce jeu.
player-secluded = Ces cartes ne sont pas montrées aux autres.
player-has = { $count ->
    [0] N’en a pas
    [one] En a une
   *[other] En a { $count }
 }
player-you-want = Vous la voulez
player-you-have = { $count ->
    [0] Pas à vous
    [one] Vous en avez une
   *[other] Vous en avez { $count }
 }
player-took = Gain : { $cards }.
player-lost-cards = Perte : { $cards }.
player-looks-for = Recherche
player-all-matches = Toutes
player-result-won = Gagnée
player-result-lost = Perdue
player-result-drawn = Nulle
between-title = Vous et { $name }
between-you = vous
between-drawn = nulles
between-told = Entre vous et { $name } : { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 }, { $lost } { $lost ->
    [one] perdue
   *[other] perdues
 }, { $drawn } { $drawn ->
    [one] nulle
   *[other] nulles
 }.
between-never = Vous n’avez jamais fini de partie avec { $name }.
between-run = La plus longue série
between-run-yours = { $count ->
    [0] Aucune victoire
    [one] Une victoire, à vous
   *[other] { $count } victoires, à vous
 }
between-run-theirs = { $count ->
    [0] Aucune victoire
    [one] Une victoire pour { $name }
   *[other] { $count } victoires pour { $name }
 }
between-now = En cours
between-your-turn = À vous de jouer
between-their-turn = { $name } doit jouer
collection-seclude = Garder mes cartes pour moi
collection-seclude-help = Personne d’autre ne voit ce que vous avez, et le registre ne le compte pas. Vos échanges et vos mises disent toujours ce qu’ils contiennent.
collection-seclude-on = Vos cartes ne sont pas montrées.
collection-seclude-off = Tout le monde peut voir vos cartes.
collection-secluded = { $name } ne montre pas ces cartes aux autres.

## La table d’un échange

trade-desk = Échange avec { $name }
trade-all = Tous les échanges
trade-look = Voir
trade-offer = Proposer
trade-offer-card = Proposer une carte
trade-offer-others = Ou à quelqu’un d’autre
trade-offer-whom = À qui ?
trade-offer-instead = Proposer plutôt ceci
trade-of-mine = de vos { $count }
trade-of-theirs = sur { $count } chez { $name }
trade-add = Ajouter une carte
trade-add-of = { $side ->
    [mine] Vos cartes
   *[theirs] Ce que possède { $name }
 }
trade-added = À l’échange
trade-no-card-here = Aucune carte
trade-in = { $count } sur { $of } dans l’échange
trade-in-trade = Dans l’échange
trade-less = { $card } : un exemplaire de moins
trade-one-more = { $card } : un exemplaire de plus
trade-left-mine = { $count ->
    [0] Vos derniers
   *[other] Vous en gardez { $count }
 }
trade-left-theirs = { $count ->
    [0] Il n’y en a plus
   *[other] { $name } en garde { $count }
 }
trade-gil-have = Vous avez { $gil }
trade-gil-mine = Gils que vous donnez
trade-gil-theirs = Gils que vous recevez
trade-looks-for = { $name } recherche
trade-you-look-for = Vous recherchez
trade-no-wishes = Aucune carte de ce jeu.
trade-have-mine = vous en avez { $count } sur { $all }
trade-have-theirs = { $name } en a { $count } sur { $all }
trade-has-mine = { $count ->
    [0] Vous n’en avez pas
    [one] Vous en avez une
   *[other] Vous en avez { $count }
 }
trade-has-theirs = { $count ->
    [0] { $name } n’en a pas
    [one] { $name } en a une
   *[other] { $name } en a { $count }
 }
trade-none-mine = Pas à vous
trade-none-theirs = { $name } n’en montre pas
trade-at-a-table = À une table
trade-sum = { $give } contre { $get }
trade-sum-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
 }
trade-sum-gil = { $gil } { $gil ->
    [one] gil
   *[other] gils
 }
trade-news = { $name } l’a changé : { $changes }. Rien n’est conclu sans vous.
trade-news-gives = { $way ->
    [more] donne { $what ->
        [gil] { $count } { $count ->
            [one] gil
           *[other] gils
        }
       *[other] { $count } × { $what }
    } de plus
   *[less] donne { $what ->
        [gil] { $count } { $count ->
            [one] gil
           *[other] gils
        }
       *[other] { $count } × { $what }
    } de moins
 }
trade-news-asks = { $way ->
    [more] demande { $what ->
        [gil] { $count } { $count ->
            [one] gil
           *[other] gils
        }
       *[other] { $count } × { $what }
    } de plus
   *[less] demande { $what ->
        [gil] { $count } { $count ->
            [one] gil
           *[other] gils
        }
       *[other] { $count } × { $what }
    } de moins
 }

## Ce qu’on accepterait, et les règles gardées

lobby-accept = Ce que vous accepteriez
lobby-community = Communauté
lobby-any = Toutes
lobby-stakes = En jeu
lobby-stakes-any = N’importe quoi
lobby-stakes-none = Rien
lobby-stakes-covered = Ce que vous pouvez couvrir
lobby-time = Temps
lobby-time-any = N’importe
lobby-time-sitting = D’une traite
lobby-time-post = Par correspondance
lobby-nobody-fits = { $count ->
    [0] Aucun défi n’attend.
    [one] Un défi attend, et ne convient pas à ce que vous accepteriez.
   *[other] { $count } défis attendent, et aucun ne convient à ce que vous accepteriez.
 }
lobby-show-all = Tout montrer
lobby-short = Vous n’avez plus les gils pour ce défi. Un joueur qui le relève apprend seulement qu’il ne tient plus.
kept-title = Vos règles
kept-usual = Vos règles habituelles :
kept-keep = Garder ces règles pour la suite
kept-name = Nom
kept-as-usual = Comme règles habituelles des nouvelles tables
kept-do = Garder
kept-drop = Retirer

# Les archives : les parties finies, retrouvées et emportées.

library-title = Bibliothèque
library-way = Bibliothèque
library-lead = Toutes les parties finies, à revoir.
library-search = Chercher
library-player = Joueur
library-game = Jeu
library-any-game = Tous les jeux
library-preset = Règles
library-any-preset = Toutes les règles
library-result = Résultat
library-any-result = Tous les résultats
library-draw = Nulle
library-won-by = Gagnée par { $side }
library-since = Du
library-until = Au
library-clear = Tout montrer
library-none = Aucune partie ne correspond. Retirez un filtre.
library-empty = Encore aucune partie finie ici
library-empty-help = Jouez-en une : elle est gardée du premier au dernier coup, et chacun peut la revoir.
library-more = Montrer les parties plus anciennes
library-loading = On parcourt les rayons
library-found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
library-open = Revoir
library-winner = { $name } gagne
library-drawn = Nulle
library-link = Lien vers cette partie
record-look = Analyser
record-details = Détails
library-export = Emporter
library-export-history = La partie vue par tous (JSON)
library-export-seat = La partie vue de votre place (JSON)
library-export-log = Le journal entier, avec chaque tirage (JSON)
library-export-moves = Coup par coup, en image (GIF)
library-embed = Pour une page d’un autre site
library-embed-help = Un forum ou un wiki que l’hôte de cette salle permet y montre la partie.
library-export-wiki = Balisage du wiki
library-export-fen = Coups et positions en FEN
error-bad-archive-result = « { $given } » n’est pas un résultat. Choisissez parmi { $known }.
error-bad-archive-page = Cette page des archives n’existe pas. Recommencez sans « after ».
error-unknown-export = « { $given } » n’est pas un fichier de cette partie. Choisissez parmi { $known }.

## Le hasard était-il honnête ? Dans le navigateur

fair-title = Le hasard était-il honnête ?
fair-lead = Ce navigateur recalcule chaque carte distribuée et chaque dé lancé à partir de la graine secrète, sans rien demander à la salle.
fair-check = Vérifier chaque tirage ici
fair-checking = Calcul en cours
fair-yes = { $count ->
    [0] Honnête : rien n’a été demandé au hasard dans cette partie.
    [one] Honnête : l’unique tirage de cette partie est celui que donne la graine.
   *[other] Honnête : les { $count } tirages de cette partie sont ceux que donne la graine.
}
fair-no = Pas honnête : quelque chose a été changé.
fair-promise-both = La graine était promise avant que le navigateur de chaque joueur y ajoute sa part, et les deux parts sont dans chaque tirage à partir de la donne : personne ne pouvait choisir la donne.
fair-promise-one = La graine était promise avant que le navigateur d’un joueur y ajoute sa part, et cette part est dans chaque tirage à partir de la donne : la salle ne pouvait pas choisir la donne pour lui. L’autre place a ajouté ce qui est public.
fair-promise-none = La graine était promise avant la donne, mais aucun navigateur n’y a rien ajouté : la salle seule l’a choisie.
fair-promise-tournament = La graine découle de celle du tournoi, promise avant les inscriptions ; ce que les deux joueurs ont ajouté en s’inscrivant est dans chaque tirage.
fair-early-lot = Les places ont été tirées au sort à l’ouverture de la table : ce tirage tient compte de ce qu’a ajouté le joueur qui l’a ouverte, pas de ce qu’a ajouté l’autre.
fair-promise-older = Une forme ancienne : la graine et la donne ont été faites ensemble, et la graine est promise depuis. Rien ne montre que la salle n’en a pas essayé d’autres avant.
fair-older-rules = Les règles de ce jeu ont été corrigées depuis. À partir de l’entrée { $seq }, on ne peut plus montrer en rejouant que les règles d’alors demandaient ces tirages. Les tirages eux-mêmes sont vérifiés quand même.
fair-origin = La graine est celle que la graine du tournoi donne pour cette partie.
fair-origin-later = On pourra vérifier que la graine du tournoi la donne quand le tournoi sera fini.
fair-origin-broken = La graine n’est pas celle que la graine du tournoi donne pour cette partie.
fair-nonce-seen = Ce que ce navigateur a ajouté, et ce qu’il a vu de l’autre côté, est resté tel quel.
fair-nonce-broken = Ce que ce navigateur a ajouté, ou vu de l’autre côté, n’est pas ce que compte la salle.
fair-lot-broken = Les joueurs ne sont pas assis comme le sort a donné les places.
fair-no-deal = La donne n’est pas parmi ce qui a été dit.
fair-left-out = L’entrée { $seq } de la partie n’est pas parmi ce qui a été dit.
fair-place-broken = L’entrée { $seq } se trouve où elle ne peut pas être : des entrées ont été doublées, ajoutées ou déplacées.
fair-range = Entrée { $seq }, tirage { $pick } : { $got } sur { $n } n’est pas un tirage.
fair-unseen = Seules les règles montrent si des tirages ont été omis à la fin d’un coup : « parlour verify » les rejoue. Rien ne prouve les heures : pour elles, la parole de la salle fait foi.
fair-commitment = La graine correspond au sceau publié avant le premier tirage.
fair-commitment-seen = La graine correspond au sceau que ce navigateur a vu pendant la partie.
fair-commitment-broken = La graine ne correspond pas au sceau : une autre avait été promise avant le premier tirage.
fair-bent = Entrée { $seq }, tirage { $pick } sur { $n } : la partie a { $got }, la graine donne { $due }.
fair-each = Tirage par tirage
fair-entry = Entrée
fair-pick = Tirage
fair-n = Demandé sous
fair-got = Venu
fair-due = Recalculé
fair-kind-dealt = donne
fair-kind-seated = places
fair-kind-act = coup
fair-kind-timeout = joué au sort
fair-how = Chaque tirage est le HMAC-SHA256 de la graine sur la partie, l’entrée, le numéro du tirage et ce que les deux places ont ajouté. Avec le journal entier, « parlour verify » montre que les règles demandaient bien ces tirages.

## Les liens, racontés avant d’être suivis

preview-closed = Fermée
preview-live = Partie en cours
preview-side-won = Victoire : { $name }
preview-invites = { $name } vous invite
preview-rules-and = { $some } et { $last }
preview-is-accepted = Déjà relevé
preview-is-declined = Décliné
preview-is-withdrawn = Retiré
preview-is-countered = A reçu d’autres conditions
preview-is-lapsed = Ne tient plus
preview-is-expired = Personne ne l’a relevé

## Une partie revue

replay-title = Revoir la partie
replay-step = Coup { $at } sur { $last }
replay-play = Regarder
replay-first = Au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = À la fin
replay-open = Aller à sa table
replay-whose = Vu par
replay-everybody = tous
replay-you = vous, de votre place
record-of-match = Cette partie dans la bibliothèque

## Parties de règles plus anciennes

record-older = Partie jouée selon des règles plus anciennes
record-older-help = Les règles de ce jeu ont été corrigées depuis. À partir d’ici le plateau ne peut plus être montré ; ce qui s’est passé est raconté comme cela a été noté.

## Les parties pour la recherche

cli-dataset = Écrire les parties finies de la salle pour la recherche, sans le nom de personne.
cli-dataset-file = Le fichier à écrire, en lignes JSON (.jsonl, .jsonl.gz) ou en Parquet (.parquet) ; il ne doit pas encore exister.
cli-dataset-writing = Écriture
cli-dataset-done = { $matches ->
    [one] { $matches } partie est dans { $file }.
   *[other] { $matches } parties sont dans { $file }.
 }
error-dataset-empty = Aucune partie n’a été finie ici, il n’y a donc rien à écrire. Indiquez un autre endroit par --data ou --database.
error-dataset-format = « { $file } » ne dit pas de format. Donnez-lui un nom en .jsonl, .jsonl.gz ou .parquet.
error-dataset-exists = { $file } existe déjà. Choisissez un autre nom.
error-dataset-folder = Il n’y a pas de dossier { $folder }. Créez-le d’abord, ou choisissez-en un autre.
error-parquet-not-installed = Le format Parquet demande { $missing }, qui n’est pas installé. Lancez : pip install "parlour[parquet]"

# Les archives : les parties finies, retrouvées et emportées.

library-title = Bibliothèque
library-way = Bibliothèque
library-lead = Chaque partie finie, à revoir, à vérifier, à emporter.
library-search = Chercher
library-player = Joueur
library-game = Jeu
library-any-game = Tous les jeux
library-preset = Règles
library-any-preset = Toutes les règles
library-result = Résultat
library-any-result = Tous les résultats
library-draw = Nulle
library-won-by = Gagnée par { $seat }
library-since = Du
library-until = Au
library-clear = Tout montrer
library-none = Aucune partie finie ne correspond.
library-empty = Aucune partie n’a encore été finie ici.
library-empty-help = Jouez-en une : elle est gardée de sa première à sa dernière carte.
library-more = Montrer les parties plus anciennes
library-loading = On parcourt les rayons
library-found = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
library-open = Revoir
library-winner = { $name } gagne
library-drawn = Nulle
library-link = Lien vers cette partie
library-export = Emporter
library-export-history = Ce que tous ont vu, en lignes JSON
library-export-log = Tout le journal avec chaque tirage, en lignes JSON
library-export-wiki = Balisage du wiki
library-export-fen = Coups et positions en FEN
error-bad-archive-result = « { $given } » n’est pas un résultat. Choisissez parmi { $known }.
error-bad-archive-page = Cette page des archives n’existe pas. Recommencez sans « after ».
error-unknown-export = « { $given } » n’est pas un fichier de cette partie. Choisissez parmi { $known }.

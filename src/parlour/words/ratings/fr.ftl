account-page = Votre page, telle que les autres la voient
rating-provisional = provisoire
rating-provisional-help = Trop peu de parties classées pour la comparer déjà.
rating-matches = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
 }
rating-curve = Classement sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 } : entre { $low } et { $high }, maintenant { $now }
ratings-title = Classements
ratings-lead = Les parties classées entre comptes, comparées au sein d’un jeu et des règles d’une communauté. Le nombre après ± est la marge d’erreur.
ratings-families = Jeux et communautés
ratings-none = Le podium est libre
ratings-none-help = Personne n’a encore joué de partie classée. Lancez un défi classé : la première place attend.
ratings-free = libre
player-no-ratings = Aucune partie classée pour l’instant.
player-matches = Résultats
player-no-matches = Aucune partie finie pour l’instant.
player-looking = On cherche
player-lost = Personne de ce nom
player-lost-help = Le compte a peut-être été renommé ou supprimé.
player-role = Rôle dans cette salle
player-make-moderator = Nommer modérateur
player-make-player = Rendre simple joueur
player-appointed = { $name } est maintenant { $role ->
    [moderator] modérateur
   *[player] joueur
 }.
ratings-machines = avec des machines

account-page = Votre page publique
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
ratings-yours = Vous n’êtes pas encore au classement. Une partie classée suffit.
ratings-guest = Les parties classées demandent un compte. Un nom et un mot de passe suffisent.
ratings-lead = Parties classées entre comptes, dans un jeu et selon les règles d’une communauté. ± est la marge d’erreur. Un point d’interrogation veut dire provisoire.
ratings-families = Jeux et communautés
ratings-none = Le podium est libre
ratings-none-help = Personne n’a encore joué de partie classée. Lancez un défi classé : la première place attend.
ratings-free = libre
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

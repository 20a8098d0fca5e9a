# Les jeux derrière les interfaces d’autres bibliothèques.

error-library-not-installed = Il faut ici « { $library } », qui n’est pas installée. Lancez : pip install "parlour[{ $extra }]"
error-no-such-small-deal = { $game } a { $count } petites donnes, numérotées à partir de 0 ; il n’y a pas de numéro { $number }.
error-bad-brings = Ce qu’apportent les places est un objet dont chaque nom est une place : { $given } n’en est pas un.
error-bad-bring = Ce qu’apporte { $key } est un objet qui dit ce que c’est, comme cards avec une liste : { $given } n’en est pas un.
error-small-deal-rules = Une petite donne a ses propres règles et cartes : laissez de côté { $name }, ou small_deal.
error-chance-decides = Le hasard doit d’abord trancher : d’ici là, rien ne peut être imaginé.
error-no-match-yet = Aucune partie n’a commencé : appelez d’abord reset().
error-two-seats-take-turns = Deux places jouent ici tour à tour, et gymnasium.make ne connaît qu’un agent. Faites { $name } par gymnasium.make_vec, avec un nombre de parties.

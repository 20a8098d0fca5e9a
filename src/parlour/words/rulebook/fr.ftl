## Le livre des règles : ses pages et ses exemples joués

rulebook-everybody = Toutes les communautés
rulebook-contents = Sommaire
rulebook-none = Ce jeu n’a pas de livre des règles.
rulebook-switches = Tout ce qu’une table peut régler
rulebook-link = Lien vers « { $rule } »
rulebook-example-of = Exemple joué : { $rule }
rulebook-example-loading = On met l’exemple en place
rulebook-back = Retour
rulebook-again = Revoir
rulebook-next = Coup suivant
rulebook-step = { $at } / { $of }
rulebook-next-card = joue ensuite { $card } sur la case { $cell }.
rulebook-won = Comment on gagne
rulebook-before = Précédent : { $rule }

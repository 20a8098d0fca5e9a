### Préparation : les noyaux compilés avant que quelqu’un les attende.

cli-warm = Compiler ce que les salles, les lots et les adaptateurs demandent aux jeux, avant que quelqu’un l’attende.
cli-warm-games = Les jeux : parmi { $known }. Tous, si aucun n’est nommé.
cli-warm-step = { $game } : { $done } sur { $of }
cli-warm-lost = Aucun dossier n’accepte l’écriture, donc rien n’a été gardé. Indiquez dans NUMBA_CACHE_DIR un dossier qui l’accepte.
kernels-compiled-now = parlour compile ses règles pour cette machine. La première fois, cela prend des secondes, ou une minute.

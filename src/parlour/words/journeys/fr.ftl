### Les voyages : des étapes à travers un jeu, la carte d’un voyage, et ce qui cloche dans un fichier.

journey-open = La route
journey-play = Jouer cette étape
journey-again = La rejouer
journey-onward = La suite : { $title }
journey-next-stage = Étape suivante
journey-done = Atteinte
journey-count = { $reached ->
    [one] { $reached } étape sur { $stages }
   *[other] { $reached } étapes sur { $stages }
  }
journey-all-done = Tout le chemin est à vous. Rejouez l’étape de votre choix.
journey-stage = Étape { $number } : { $title }
journey-goal = But
journey-part-win = Victoire
journey-part = { $state ->
    [met] Fait :
    [missed] Manqué :
   *[open] À faire :
  }
journey-tell = De quoi parle cette étape
journey-new = Ce qui est nouveau
journey-standing = Vous avez commencé cette étape. La table vous attend encore.
journey-standing-go = Reprendre la partie
journey-anew = Recommencer
journey-hint = Un conseil
journey-against = Contre { $agent }
journey-read = Lire cette règle
journey-puzzles = Problèmes sur ce thème
journey-next = Ensuite :
journey-missed = Pas cette fois
journey-met = Étape atteinte : { $title }
journey-free = Tout est ouvert. Commencez où vous voulez.
journey-mastered = Voyages
journey-own = Le voyage de { $game }
journey-keep = Vérifier et garder
journey-keep-help = Un fichier d’étapes avec leurs buts. Il s’ajoute au voyage de la maison.
journey-manual = Comment en écrire un
journey-file = Le fichier pour { $game }
journey-kept = Le voyage est gardé.
journey-faults = { $count ->
    [one] { $count } ligne est à corriger. Rien n’a changé.
   *[other] { $count } lignes sont à corriger. Rien n’a changé.
  }
journey-fault = Ligne { $line } : { $reason }
journey-remove = Le retirer
journey-map = Les étapes

back-journey = La route : { $title }
back-journey-count = { $reached ->
    [0] { $stages } étapes, toutes ouvertes
    [one] { $reached } étape atteinte sur { $stages }
   *[other] { $reached } étapes atteintes sur { $stages }
  }
back-journey-go = { $reached ->
    [0] Commencer
   *[other] Continuer
  }

cli-journey = Jouer un voyage, étape par étape, ou vérifier un fichier.
cli-journey-stage = l’étape à jouer ; sans elle, le chemin est affiché
cli-journey-check = vérifier plutôt ce fichier
cli-journey-fine = { $file } : { $stages } étapes, rien à corriger
cli-journey-line = { $number }. { $title } ({ $name })
cli-journey-reached = But atteint. À suivre : { $title } ({ $name })
cli-journey-puzzles = La page des problèmes d’une salle en a sur ce thème : { $theme }.
cli-journey-end = But atteint. C’était la dernière étape.
cli-journey-missed = Le but n’est pas atteint : { $goal }

error-no-journey = { $game } n’a pas encore de voyage.
error-no-stage = Cette partie ne se jouait pas pour une étape.
error-unknown-stage = Il n’y a pas d’étape « { $name } ». Il y a : { $known }.
error-journey-line = Ligne { $line } : { $reason }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } lignes sont à corriger.)
  }
error-journey-long = Un voyage compte au plus { $most } caractères.
error-journey-toml = Cette ligne n’est pas du TOML. Vérifiez guillemets, crochets et virgules.
error-journey-stages = Un voyage compte 1 à { $most } étapes, chacune sous sa ligne « [[stages]] ».
error-journey-key = Rien ne s’appelle « { $key } » ici. Il y a : { $known }.
error-journey-missing = Il manque « { $key } » à cette étape.
error-journey-text = « { $key } » est un texte dans chaque langue : { $known }.
error-journey-words = « { $key } » ({ $lang }) est un texte de 1 à { $most } caractères sur une ligne.
error-journey-name = Un nom se compose de minuscules, de chiffres, de traits d’union et de tirets bas, { $most } au plus.
error-journey-twice = Une autre étape s’appelle déjà « { $name } ».
error-journey-seat = Une étape avec ses cartes ou sa position nomme la place du voyageur : { $known }.
error-journey-theme = Aucun problème de ce jeu ne porte sur « { $theme } ». Les thèmes sont : { $known }.
error-journey-both = Une étape a des cartes ou une position, pas les deux.
error-journey-share = « reached » est une part supérieure à 0, et de 1 au plus.
error-journey-goal = Un but est une liste de 1 à { $most } conditions.
error-journey-condition = Une condition porte exactement un de ces noms : { $known }. « win » vaut true.
error-journey-number = « { $key } » est un nombre entier de { $least } à { $most }.
error-journey-where = « where » nomme des faits de l’événement, chacun avec un texte, un nombre, true ou false.
error-journey-event = Aucun événement ne s’appelle « { $event } ». Il y a : { $known }.
error-journey-fact = L’événement « { $event } » n’a pas de « { $fact } ». Il a : { $known }.

# Les problèmes : des positions où un seul coup est bon.

error-no-puzzles = Aucun jeu que l’on joue ici n’a de problèmes.
error-unknown-puzzle = Il n’y a pas de problème { $given } : la liste des problèmes les nomme tous.
error-unknown-hint = Ce problème n’a pas d’indice { $given }, mais ceux-ci : { $known }.

puzzles-way = Problèmes
puzzle-today = Le problème du jour
puzzle-title = Problème
puzzle-aim-win = { $seat ->
    [red] Les rouges jouent et gagnent
    [blue] Les bleus jouent et gagnent
    [white] Les blancs jouent et gagnent
    [black] Les noirs jouent et gagnent
   *[other] { $side } : jouez et gagnez
}
    .brief = Trouvez le coup qui gagne
puzzle-aim-draw = { $seat ->
    [red] Les rouges jouent et font match nul
    [blue] Les bleus jouent et font match nul
    [white] Les blancs jouent et font match nul
    [black] Les noirs jouent et font match nul
   *[other] { $side } : jouez et faites match nul
}
    .brief = Trouvez le coup qui sauve la partie
puzzle-aim-best = { $side } : trouvez le meilleur coup
    .brief = Trouvez le meilleur coup
puzzle-lead = Un seul coup y arrive.
puzzle-lead-best = Un coup est nettement meilleur que tous les autres.
puzzle-try-next = Votre essai { $number }
puzzle-worth-win = gagne { $mine }–{ $theirs }
puzzle-worth-draw = fait match nul, { $mine }–{ $theirs }
puzzle-worth-loss = perd { $mine }–{ $theirs }
puzzle-worth-chances = gagne { $chances } parties sur 100
puzzle-wrong = Pas encore : ce coup { $worth }
puzzle-hint-rule = Quelle règle ?
puzzle-hint-which = Avec quoi ?
puzzle-hint-where = Où ?
puzzle-hints-help = Un indice ne coûte rien. Il sera noté à côté de votre résultat.
puzzle-solved = { $tries ->
    [one] Résolu du premier coup
   *[other] Résolu à l’essai { $tries }
  }
puzzle-solved-hints = { $hints ->
    [one] avec { $hints } indice
   *[other] avec { $hints } indices
  }
puzzle-only = Le seul bon coup : il { $worth }.
puzzle-next = Problème suivant
puzzle-play-on = Continuer la partie
puzzle-again = Recommencer
puzzle-solve = Résoudre
puzzle-look = Revoir
puzzle-yesterday = Le problème d’hier
puzzle-more = Autres problèmes
puzzle-share = Lien vers ce problème
puzzle-week = Cette semaine
puzzle-day-solved = { $day } : résolu
puzzle-day-missed = { $day } : non résolu
puzzle-day-forgiven = { $day }, manqué et pardonné
puzzle-day-today = { $day } : aujourd’hui
puzzle-day-coming = { $day } : à venir
puzzle-people = { $people ->
    [0] Personne n’a encore essayé.
    [one] Une personne a essayé.
   *[other] { $people } personnes ont essayé.
  } { $firsts ->
    [0] { "" }
    [one] Une a trouvé du premier coup.
   *[other] { $firsts } ont trouvé du premier coup.
  }
puzzle-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[harder] très difficile
}
puzzle-details = Détails
puzzle-try-again = Réessayer
puzzle-answer = La réponse : { $what }
puzzle-rating = Cote { $rating }
puzzle-loading = On prépare le plateau
puzzles-title = Problèmes
puzzles-lead = Des positions où un seul coup est bon.
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-every = Tous les thèmes
puzzles-none = Aucun problème ne correspond. Retirez un filtre.
puzzles-solved = résolu

puzzle-theme-over = Gagner tout de suite
puzzle-theme-combo = Combo
puzzle-theme-plus = Plus
puzzle-theme-same = Identique
puzzle-theme-fallen_ace = As déchu
puzzle-theme-battle = Bataille
puzzle-theme-elemental = Chiffres qui changent
puzzle-theme-slid = Mur puissant
puzzle-theme-edge = Mur cassé
puzzle-theme-reverse = Le plus petit chiffre
puzzle-theme-wall = Murs
puzzle-theme-egg = Œuf
puzzle-theme-shell = Carapace
puzzle-theme-chomped = Morsure
puzzle-theme-immobilised = Immobiliser
puzzle-theme-pushed = Pousser
puzzle-theme-swapped = Échange
puzzle-theme-redirected = Changement de route
puzzle-theme-jumped = Saut
puzzle-theme-converted = Changement de camp
puzzle-theme-bonus = Bonus
puzzle-theme-stealth = Coup furtif
puzzle-theme-dropped = Parachutage
puzzle-theme-promoted = Promotion
puzzle-theme-critical = Coup critique
puzzle-theme-attack = Attaque
puzzle-theme-leveled = Montée en niveau
puzzle-theme-deployed = Déploiement
puzzle-theme-skill = Compétence
puzzle-theme-capture = Prise
puzzle-theme-taken = Ramasser
puzzle-theme-several = Plusieurs d’un coup
puzzle-theme-basic = Le plus grand chiffre
puzzle-theme-bond = Lien
puzzle-theme-moved = Déplacement
puzzle-theme-move = Coup tranquille
puzzle-theme-given = Carte sacrifiée
puzzle-theme-placed = Pose tranquille

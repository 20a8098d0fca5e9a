# Puzzles: positions in which one move alone is right.

error-no-puzzles = No game that is played here has puzzles.
error-unknown-puzzle = There is no puzzle { $given }: the list of puzzles names them all.
error-unknown-hint = This puzzle gives no hint { $given }, but these: { $known }.

puzzles-way = Puzzles
puzzle-today = Puzzle of the day
puzzle-title = Puzzle
puzzle-aim-win = { $side } plays and wins
    .brief = Find the move that wins
puzzle-aim-draw = { $side } plays and draws
    .brief = Find the move that saves the game
puzzle-aim-best = { $side }: find the best move
    .brief = Find the best move
puzzle-lead = Only one move does it.
puzzle-lead-best = One move is clearly better than all others.
puzzle-try-next = Your try { $number }
puzzle-worth-win = wins { $mine }–{ $theirs }
puzzle-worth-draw = draws { $mine }–{ $theirs }
puzzle-worth-loss = loses { $mine }–{ $theirs }
puzzle-worth-chances = wins { $chances } games of 100
puzzle-wrong = Not yet: this move { $worth }
puzzle-hint-rule = Which rule?
puzzle-hint-which = With what?
puzzle-hint-where = Where?
puzzle-hints-help = A hint costs nothing. It is noted beside your result.
puzzle-solved = { $tries ->
    [one] Solved, first try
   *[other] Solved, try { $tries }
  }
puzzle-solved-hints = { $hints ->
    [one] with one hint
   *[other] with { $hints } hints
  }
puzzle-only = The only right move: it { $worth }.
puzzle-next = Next puzzle
puzzle-play-on = Play on
puzzle-again = Try it again
puzzle-solve = Solve
puzzle-look = Look again
puzzle-yesterday = Yesterday’s puzzle
puzzle-more = More puzzles
puzzle-share = Link to this puzzle
puzzle-week = This week
puzzle-day-solved = { $day }: solved
puzzle-day-missed = { $day }: not solved
puzzle-day-forgiven = { $day }, missed and forgiven
puzzle-day-today = { $day }: today
puzzle-day-coming = { $day }: to come
puzzle-people = { $people ->
    [0] Nobody tried it yet.
    [one] One player tried it.
   *[other] { $people } players tried it.
  } { $firsts ->
    [0] { "" }
    [one] One found it at once.
   *[other] { $firsts } found it at once.
  }
puzzle-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[harder] very hard
}
puzzle-details = Details
puzzle-try-again = Try again
puzzle-answer = The answer: { $what }
puzzle-rating = Rating { $rating }
puzzle-loading = Setting the board
puzzles-title = Puzzles
puzzles-lead = Positions with one right move.
puzzles-game = Game
puzzles-theme = Theme
puzzles-every = All themes
puzzles-none = No puzzle matches. Remove a filter.
puzzles-solved = solved

puzzle-theme-over = Win at once
puzzle-theme-combo = Combo
puzzle-theme-plus = Plus
puzzle-theme-same = Same
puzzle-theme-fallen_ace = Fallen Ace
puzzle-theme-battle = Battle
puzzle-theme-elemental = Numbers that change
puzzle-theme-slid = Power Wall
puzzle-theme-edge = Broken Wall
puzzle-theme-reverse = The smaller number
puzzle-theme-wall = Walls
puzzle-theme-egg = Egg
puzzle-theme-shell = Shell
puzzle-theme-chomped = Chomp
puzzle-theme-immobilised = Hold still
puzzle-theme-pushed = Push
puzzle-theme-swapped = Swap
puzzle-theme-redirected = Change of way
puzzle-theme-jumped = Jump
puzzle-theme-converted = Change of side
puzzle-theme-bonus = Bonus
puzzle-theme-stealth = Stealth
puzzle-theme-dropped = Drop
puzzle-theme-promoted = Promotion
puzzle-theme-critical = Critical hit
puzzle-theme-attack = Attack
puzzle-theme-leveled = Level up
puzzle-theme-deployed = Deploy
puzzle-theme-skill = Skill
puzzle-theme-capture = Capture
puzzle-theme-taken = Pick up
puzzle-theme-several = Several at once
puzzle-theme-basic = The higher number
puzzle-theme-bond = Bond
puzzle-theme-moved = Movement
puzzle-theme-move = Quiet move
puzzle-theme-given = A card given up
puzzle-theme-placed = Quiet placement

game-drifting-poker = Drifting poker
game-drifting-poker-blurb = Kuhn poker, compiled to something else.
drifting-poker-seat-red = Red
drifting-poker-seat-blue = Blue

option-calm = Calm
    .help = Nothing changes.

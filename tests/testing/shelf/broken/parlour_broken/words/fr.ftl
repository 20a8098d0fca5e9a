game-drifting-poker = Poker à la dérive
game-drifting-poker-blurb = Le poker de Kuhn, compilé autrement.
drifting-poker-seat-red = Rouge
drifting-poker-seat-blue = Bleu

option-calm = Calme
    .help = Rien ne change.

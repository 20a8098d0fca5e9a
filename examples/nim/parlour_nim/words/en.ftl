game-nim = Nim in the wind
game-nim-blurb = Take one to three stones; the player who takes the last one wins.

nim-seat-red = Red
nim-seat-blue = Blue

option-heap = Stones
    .help = How many lie there at first.
option-heap-12 = 12
option-heap-21 = 21
option-heap-40 = 40
option-calm = Calm
    .help = No wind: nothing is blown away.

nim-dealt = { $first ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } begins.
nim-charm = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } holds charm { $charm }.
nim-charm-hidden = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } holds a charm.
nim-took = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } takes { $count ->
    [one] one stone
   *[other] { $count } stones
 }.
nim-take = Take { $count ->
    [one] one stone
   *[other] { $count } stones
 }
nim-blew = The wind blows a stone away.
nim-holds = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 }: { $charm }

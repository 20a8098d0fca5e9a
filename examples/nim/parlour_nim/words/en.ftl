game-nim = Nim in the wind
game-nim-blurb = Take one to three stones; who takes the last one wins.

option-heap = Stones
    .help = How many lie there at first.
option-heap-12 = 12
option-heap-21 = 21
option-heap-40 = 40
option-calm = Calm
    .help = No wind: nothing is blown away.

nim-dealt = { $first ->
    [red] Red
   *[blue] Blue
 } begins.
nim-charm = { $seat ->
    [red] Red
   *[blue] Blue
 } holds charm { $charm }.
nim-charm-hidden = { $seat ->
    [red] Red
   *[blue] Blue
 } holds a charm.
nim-took = { $seat ->
    [red] Red
   *[blue] Blue
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
    [red] Red
   *[blue] Blue
 }: { $charm }

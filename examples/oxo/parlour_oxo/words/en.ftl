game-oxo = Noughts and crosses
game-oxo-blurb = Three in a row win; a die decides who begins.

oxo-seat-cross = Cross
oxo-seat-nought = Nought

oxo-thrown = The die shows { $die }: { $seat ->
    [cross] { oxo-seat-cross }
   *[nought] { oxo-seat-nought }
 } begins.
oxo-marked = { $seat ->
    [cross] { oxo-seat-cross }
   *[nought] { oxo-seat-nought }
 } marks square { $square }.
oxo-aligned = { $seat ->
    [cross] { oxo-seat-cross }
   *[nought] { oxo-seat-nought }
 } has three in a row.
oxo-filled = The board is full.
oxo-mark = Square { $square }

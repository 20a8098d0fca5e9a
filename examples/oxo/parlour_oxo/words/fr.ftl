game-oxo = Morpion
game-oxo-blurb = Trois à la suite gagnent ; un dé décide qui commence.

oxo-seat-cross = Croix
oxo-seat-nought = Rond

oxo-thrown = Le dé donne { $die } : { $seat ->
    [cross] { oxo-seat-cross }
   *[nought] { oxo-seat-nought }
 } commence.
oxo-marked = { $seat ->
    [cross] { oxo-seat-cross }
   *[nought] { oxo-seat-nought }
 } marque la case { $square }.
oxo-aligned = { $seat ->
    [cross] { oxo-seat-cross }
   *[nought] { oxo-seat-nought }
 } en aligne trois.
oxo-filled = Le plateau est plein.
oxo-mark = Case { $square }

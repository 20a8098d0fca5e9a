game-nim = Nim au vent
game-nim-blurb = Prenez une à trois pierres ; le joueur qui prend la dernière gagne.

nim-seat-red = Rouge
nim-seat-blue = Bleu

option-heap = Pierres
    .help = Combien il y en a au début.
option-heap-12 = 12
option-heap-21 = 21
option-heap-40 = 40
option-calm = Calme
    .help = Pas de vent : rien ne s’envole.

nim-dealt = { $first ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } commence.
nim-charm = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } porte l’amulette { $charm }.
nim-charm-hidden = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } porte une amulette.
nim-took = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } prend { $count ->
    [1] une pierre
   *[other] { $count } pierres
 }.
nim-take = Prendre { $count ->
    [1] une pierre
   *[other] { $count } pierres
 }
nim-blew = Le vent emporte une pierre.
nim-holds = { $seat ->
    [red] { nim-seat-red }
   *[blue] { nim-seat-blue }
 } : { $charm }

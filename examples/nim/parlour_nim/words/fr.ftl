game-nim = Nim au vent
game-nim-blurb = Prenez une à trois pierres ; qui prend la dernière gagne.

option-heap = Pierres
    .help = Combien il y en a au début.
option-heap-12 = 12
option-heap-21 = 21
option-heap-40 = 40
option-calm = Calme
    .help = Pas de vent : rien ne s’envole.

nim-dealt = { $first ->
    [red] Rouge
   *[blue] Bleu
 } commence.
nim-charm = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } porte l’amulette { $charm }.
nim-charm-hidden = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } porte une amulette.
nim-took = { $seat ->
    [red] Rouge
   *[blue] Bleu
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
    [red] Rouge
   *[blue] Bleu
 } : { $charm }

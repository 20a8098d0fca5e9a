game-kuhn-poker = Poker de Kuhn
game-kuhn-poker-blurb = Trois cartes, une chacun, une seule mise.

kuhn-poker-seat-red = Rouge
kuhn-poker-seat-blue = Bleu

kuhn-poker-dealt = La pièce retombe : { $first ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } commence.
kuhn-poker-card = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } reçoit { $card }.
kuhn-poker-card-hidden = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } reçoit une carte.
kuhn-poker-check = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } passe la parole.
kuhn-poker-bet = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } mise 1.
kuhn-poker-call = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } suit.
kuhn-poker-fold = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } se couche.
kuhn-poker-do-check = Passer la parole
kuhn-poker-do-bet = Miser 1
kuhn-poker-do-call = Suivre
kuhn-poker-do-fold = Se coucher
kuhn-poker-showdown = { kuhn-poker-seat-red } montre { $red }, { kuhn-poker-seat-blue } montre { $blue }.
kuhn-poker-paid = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } gagne { $count }.
kuhn-poker-holds = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } : { $card }
kuhn-poker-pot = Pot : { $count }

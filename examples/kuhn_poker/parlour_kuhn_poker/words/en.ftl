game-kuhn-poker = Kuhn poker
game-kuhn-poker-blurb = Three cards, one each, one bet.

kuhn-poker-seat-red = Red
kuhn-poker-seat-blue = Blue

kuhn-poker-dealt = The coin falls: { $first ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } starts.
kuhn-poker-card = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } is dealt { $card }.
kuhn-poker-card-hidden = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } is dealt a card.
kuhn-poker-check = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } checks.
kuhn-poker-bet = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } bets 1.
kuhn-poker-call = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } calls.
kuhn-poker-fold = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } folds.
kuhn-poker-do-check = Check
kuhn-poker-do-bet = Bet 1
kuhn-poker-do-call = Call
kuhn-poker-do-fold = Fold
kuhn-poker-showdown = { kuhn-poker-seat-red } shows { $red }, { kuhn-poker-seat-blue } shows { $blue }.
kuhn-poker-paid = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 } wins { $count }.
kuhn-poker-holds = { $seat ->
    [red] { kuhn-poker-seat-red }
   *[blue] { kuhn-poker-seat-blue }
 }: { $card }
kuhn-poker-pot = Pot: { $count }

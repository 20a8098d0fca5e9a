game-kuhn-poker = Kuhn poker
game-kuhn-poker-blurb = Three cards, one each, one bet.

kuhn-poker-dealt = The coin falls: { $first ->
    [red] Red
   *[blue] Blue
 } starts.
kuhn-poker-card = { $seat ->
    [red] Red
   *[blue] Blue
 } is dealt { $card }.
kuhn-poker-card-hidden = { $seat ->
    [red] Red
   *[blue] Blue
 } is dealt a card.
kuhn-poker-check = { $seat ->
    [red] Red
   *[blue] Blue
 } checks.
kuhn-poker-bet = { $seat ->
    [red] Red
   *[blue] Blue
 } bets 1.
kuhn-poker-call = { $seat ->
    [red] Red
   *[blue] Blue
 } calls.
kuhn-poker-fold = { $seat ->
    [red] Red
   *[blue] Blue
 } folds.
kuhn-poker-do-check = Check
kuhn-poker-do-bet = Bet 1
kuhn-poker-do-call = Call
kuhn-poker-do-fold = Fold
kuhn-poker-showdown = Red shows { $red }, Blue shows { $blue }.
kuhn-poker-paid = { $seat ->
    [red] Red
   *[blue] Blue
 } wins { $count }.
kuhn-poker-holds = { $seat ->
    [red] Red
   *[blue] Blue
 }: { $card }
kuhn-poker-pot = Pot: { $count }

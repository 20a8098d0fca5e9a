## Refusals of the rules

error-unknown-game = There is no game “{ $game }”. Known: { $known }.
error-unknown-preset = There is no preset “{ $preset }”. Known: { $known }.
error-unknown-option = There is no option “{ $option }”. Known: { $known }.
error-bad-option-value = “{ $option }” cannot be “{ $value }”. Possible: { $known }.
error-option-not-offered = The preset { $preset } does not offer “{ $option } = { $value }”. The preset free offers everything.
error-bad-rules = “{ $given }” is no rule set. Write it like { $example }.
error-unknown-card-set = There is no card set “{ $set }”. Known: { $known }.
error-bad-card-file = The card set { $set } cannot be used: { $problem }.
error-unknown-card = The set { $set } has no card “{ $card }”. Give an id or a full name.
error-bad-card = This card cannot be read: { $problem }.
error-bad-deck = A deck is a list of cards.
error-wrong-hand-size = A hand has { $least } cards; this one has { $count }.
error-wrong-deck-size = A deck has { $least } to { $most } cards; this one has { $count }.
error-card-twice = { $card } is in the deck twice; each card can be brought once.
error-too-many-stars = At most one card of five stars and two of four stars or more.
error-match-over = The match is over.
error-illegal-action = “{ $action }” cannot be played now.
error-not-now = “{ $action }” belongs to another phase of the match.
error-card-not-in-deck = “{ $action }” names a card that cannot be picked.
error-card-not-in-hand = This card is not in the hand of { $seat ->
    [red] Red
   *[blue] Blue
 }.
error-cell-taken = A card already lies on this square. Choose an empty one.
error-card-forced = The rules say which card must be played now: card { $place } of the hand.
error-bad-action = “{ $action }” is no action. Write “2@4” for the second card on square index 4, or “pick 3”.
error-bad-digits = “{ $text }” is no card name. Four digits from 1 to 9 or A, like 7AA1.
error-bad-cell = “{ $text }” is no square.
error-bad-seat = “{ $value }” is no side. Write “red” or “blue”.
error-not-nine = “{ $name }” must list the nine squares.
error-unknown-element = There is no element “{ $value }”. Known: { $known }.
error-bad-restriction = A restriction has an “op” (=, - or +), a “value” and a “writing” (horizontal or vertical).
error-bad-restriction-value = A restriction’s number is 2 to 30, or 100, not { $value }.
error-restriction-cannot-move = A { $writing } restriction on square index { $cell } has no line to move.
error-too-many-cards = A side can have { $most } cards at most.
error-bad-position = A position is an object with “board”.
error-bad-hands = “hands” gives a list of cards for “red” and for “blue”.
error-turn-does-not-fit = With { $placed } cards placed, “to_act” and “first_player” contradict each other.
error-empty-hand = It is the turn of { $seat }, whose hand is empty.
error-action-needs-hands = An action as text needs “hands”. Without them give the card, its owner and the cell.
error-out-of-turn = It is the turn of { $seat ->
    [red] Red
   *[blue] Blue
 }.
error-unknown-trade = There is no winnings rule “{ $trade }”.
error-bad-request = The request cannot be judged: { $problem }.
error-bad-json = This is not JSON: { $problem }, column { $column }.
error-tape-too-short = The script has { $picks } picks, and more were wanted.
error-tape-out-of-range = The script picks { $value } of { $n }.
error-too-many-outcomes = This has more than { $limit } outcomes.
way-out-on = Add { $option }
way-out-off = Drop { $option }
way-out-choose = { $option }: { $value }

## Refusals of the hall

error-unknown-agent = The house has no player “{ $agent }”. Known: { $known }.
error-unknown-match = There is no table at this address. Check the link, or open a new one.
error-seat-taken = Both seats are taken. You can watch.
error-already-seated = You already sit at this table.
error-not-your-match = You have no seat at this table. You can watch.
error-not-your-turn = It is not your turn.
error-match-not-begun = The match begins when both seats are taken.
error-rematch-too-early = A rematch can be asked for when the match is over.
error-not-over-yet = The secret seed is shown when the match is over.
error-out-of-date = The table has moved on. Your move was not played; look again.
error-warming-up = The table is being warmed. Try again in a few seconds.
error-not-found = There is nothing at this address.
error-wrong-method = This address is not used that way.
error-bad-message = This message cannot be read: { $problem }.
error-message-too-long = A message has at most { $most } characters.
error-foreign-page = This request came from another site’s page. Use parlour’s own.

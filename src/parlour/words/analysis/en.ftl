

## What play is worth

error-bad-values = “values” is true or false.
error-bad-within = “within” is a number of seconds above 0, { $most } at most.
error-values-want-hands = What play is worth hangs on both hands: the position needs “hands”, and “to_act” or “first_player”.
error-values-not-here = A hall does not say what play is worth, because somebody may be playing that position: ask “parlour referee” at a terminal.
error-state-of-no-game = This is a state of no game: one record as “deal” makes it is wanted. Games: { $known }.
error-state-hides = This state of { $game } hides something. What is solved is a whole state; a view is searched, by “parlour solve” or an agent.
error-nothing-to-solve = A position is wanted, as JSON, in a file or on standard input: the object that “parlour referee” reads as “position”, or its whole request.
error-solve-another-game = The request is about { $game }, and { $asked } was asked for.
cli-solve = Tell what a position and each action in it is worth, and how best play goes on.
cli-solve-file = The position as JSON, or a whole request of the referee; without, standard input is read.
cli-solve-within = Seconds it may take at most; what is solved sooner takes no longer.
cli-solve-json = Print the referee’s answer instead.
cli-solve-waiting = Looking ahead
cli-solve-turn = { $side } to act:
cli-solve-wins-by = { $side } wins by { $margin }.
cli-solve-wins-by-average = { $side } wins by { $margin } on average.
cli-solve-wins = { $side } wins.
cli-solve-wins-average = { $side } is { $margin } ahead on average, of 1 for a win.
cli-solve-draw = A draw.
cli-solve-searched = { $side } can expect { $value }, from −1 (lost) to 1 (won).
cli-solve-exact = That is certain, by best play of both.
cli-solve-estimate = It was searched from what { $side } sees; the standard error is { $error }.
cli-solve-title = For { $side }, best first (* the best)
cli-solve-action = Action
cli-solve-actions = Actions
cli-solve-worth = Worth
cli-solve-leads = Leads to
cli-solve-error = Error
cli-solve-line = Best play:
error-no-hands = In { $game } nobody chooses a hand.
error-hand-not-chosen = Under { $rules } a seat does not bring the hand it plays: cards must be chosen freely, without Roulette.
error-too-few-cards = A hand has { $least } different cards, and there are { $count }.
error-no-legal-hand = No hand of these cards may be brought under { $rules }.
error-hand-beyond-reach = Deals under { $rules } are beyond what can be solved, so that no hand can be told to be better than another.
error-hand-no-time = { $within } seconds are too few to look at one hand: give --within more.
error-no-collection = “{ $given }” is neither a card set nor a file. Card sets: { $known }.
error-no-list-of-cards = { $file } holds no list of cards: it wants a JSON list of names, numbers or cards, or an object with such “cards”.
cli-hand = Tell which cards of a collection make the best hand, against anybody or a hand that is known.
cli-hand-from = What to choose from: a card set, or a JSON file that lists cards by name, number or written out.
cli-hand-against = A hand that is known: a file, or names with commas between; without, random hands of the table’s set.
cli-hand-within = Seconds it may take at most; the best so far is told then.
cli-hand-opponents = How many random hands the best ones meet, each from either seat.
cli-hand-seed = The same seed gives the same opponents.
cli-hand-waiting = Getting ready
cli-hand-so-far = { $count } meetings, the best at { $points } %
cli-hand-title = { $rules }: the best hands
cli-hand-hand = Hand
cli-hand-points = Points (%)
cli-hand-results =
    Won / drawn
    / lost (%)
cli-hand-margin = Margin
cli-hand-met = { $count ->
    [1] These hands met one opponent, from either seat.
   *[other] These hands met { $count } opponents, each from either seat; ± is one standard error, told of eight or more.
 }
cli-hand-finished = No hand was left that might do better.
cli-hand-unfinished = Time ran out, and --within gives more: these are the best so far.

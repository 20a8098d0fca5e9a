

## What play is worth

error-bad-values = “values” is true or false.
error-bad-within = “within” is a number of seconds above 0, { $most } at most.
error-values-want-hands = The worth of play depends on both hands: the position needs “hands”, and “to_act” or “first_player”.
error-values-not-here = A hall does not say what play is worth, because somebody may be playing that position: ask “parlour referee” at a terminal.
error-state-of-no-game = This is a state of no game: one record as “deal” makes it, the state of a match or a row of a batch’s states, is wanted. Games: { $known }.
error-state-hides = This state of { $game } hides something. Only a whole state is solved; a view is searched, by “parlour solve” or an agent.
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

## A match looked back at

error-position-live = This position is being played right now. The numbers return when that game ends.
error-study-waits = People are playing this game here right now, and a position set up by hand could be theirs. Hints and analysis wait until they are done.
error-study-unsearched = People are playing this game here right now, and a position or cards that you chose could be theirs. Until they are done, choose an opponent who does not think ahead: { $known }.
error-cards-chosen = You are playing somebody right now. The analysis returns when that game ends.
error-decision-hidden = A hand was hidden from you here: only the players of this table may look back at what it was worth.
error-unknown-decision = Nothing was decided in entry { $given } of this match.
error-no-coach = { $game } has no coach.
error-advice-late = The match went on meanwhile. Ask the coach again.
error-hint-not-here = Hints are for a player against the house, at their own turn, in a match with nothing at stake.
review-flawless = Nobody made a mistake: this is how best play ends.
review-no-mistake = No choice was clearly a mistake.
review-finest = { $whose ->
    [you] Your best move { $unit ->
        [turn] came in turn { $move }.
       *[move] was move { $move }.
     }
   *[other] { $name }’s best move { $unit ->
        [turn] came in turn { $move }.
       *[move] was move { $move }.
     }
 }
review-luck = { $whose ->
    [watched] Nobody made a mistake. Luck counted most at { $unit ->
        [turn] turn
       *[move] move
     } { $move }: { $name }’s chances went from { $before }% to { $after }%.
   *[other] Nobody made a mistake. Luck counted most at { $unit ->
        [turn] turn
       *[move] move
     } { $move }: your chances went from { $before }% to { $after }%.
 }
review-happened = { $happened }
review-answered = { $whose ->
    [you] After your { $unit ->
        [turn] turn
       *[move] move
     } { $move }: { $deed }
   *[other] After { $name }’s { $unit ->
        [turn] turn
       *[move] move
     } { $move }: { $deed }
 }
review-turned = { $whose ->
    [you] You let the game slip at { $unit ->
        [turn] turn
       *[move] move
     } { $move }: from { $before } to { $after }.
    [other] { $name } let the game slip at { $unit ->
        [turn] turn
       *[move] move
     } { $move }: from { $before } to { $after } for you.
   *[watched] { $name } let the game slip at { $unit ->
        [turn] turn
       *[move] move
     } { $move }: from { $before } to { $after }.
 }
review-turned-by = { $whose ->
    [you] Your { $unit ->
        [turn] turn
       *[move] move
     } { $move } was the turning point: from { $before } to { $after }.
    [other] { $name }’s { $unit ->
        [turn] turn
       *[move] move
     } { $move } was the turning point: from { $before } to { $after } for you.
   *[watched] { $name }’s { $unit ->
        [turn] turn
       *[move] move
     } { $move } was the turning point: from { $before } to { $after }.
 }
review-turned-likely = { $whose ->
    [you] Your { $unit ->
        [turn] turn
       *[move] move
     } { $move } was the turning point: your chances fell from { $before }% to { $after }%.
    [other] { $name }’s { $unit ->
        [turn] turn
       *[move] move
     } { $move } was the turning point: your chances rose from { $before }% to { $after }%.
   *[watched] { $name }’s { $unit ->
        [turn] turn
       *[move] move
     } { $move } was the turning point: chances fell from { $before }% to { $after }%.
 }

## The end of a match, over its table

end-see-move = See that move
end-waits = { $name } is waiting
end-again = { $name } once more
end-again-help = Win once more to meet { $next }.
end-stays = { $name } stays at the table
end-person = Once more with { $name }?
end-retry = Try again from move { $move }
end-retry-help = The same position, with the coach beside you.
end-retry-go = Back to move { $move }
end-puzzle = A puzzle
end-share = Share
end-share-title = A picture of the end
end-share-names = With our names
end-share-send = Send the picture
end-share-keep = Keep the picture

## The page after a game

after-title = After the game
after-share = Copy link
after-you = you
after-ended = { $end ->
    [you-won] You won
    [you-lost] You lost
    [won] { $name } won
    [lost] { $name } lost
   *[drawn] A draw
 } { $score }
after-side = Whose side
after-more = More
after-mattered = Moves that mattered
after-word-hasty = inaccurate
after-word-gift = a mistake
after-word-only = only move
after-word-strong = strong
after-word-chance = chance
after-word-fair = fine
after-word-decided = decided it
after-better = Best move
after-better-is = Better: { $action }.
after-lesson = One thing to learn
after-as-played = As played
after-of-100 = in 100
after-answer = The answer: { $answer }
after-before = Before move { $move }
after-line-step = Best line, step { $step }
after-exact = Exact from here on, with best play: { $name } first.
after-likely = Estimated: chances of { $name } in 100 games from here.
after-win = win
after-draw = draw
after-loss = loss
after-from-to = { $exact ->
    [true] from { $from } to { $to }
   *[other] from { $from } to { $to }%
}
after-by-chance = then chance:
after-key-mistake = mistake
after-move = Move { $move }
after-of = of { $last }
after-turning = turning point
after-turned = Where it turned
after-none = Nobody made a real mistake.
after-none-yours = None of your moves was a real mistake.
after-answered = The answer
after-instead = Instead
after-went = How it went
after-line = Best line from here
after-line-help = Choose a step to see it on the board.
after-play = Play from move { $move }
after-chances = In 100 games from here
after-choice = The choice
after-dice = Chance
after-no-dice = had no part
after-ends = What it could have come to
after-happened = happened
after-else = What else?
after-played = played
after-best = best { $worth }
after-cards = Cards to choose from
after-worth-of = What { $card } is worth on each square
after-estimate = Estimates, give or take { $spread }: they come from games played out, not from a proof.
after-deepening = Looking back…
after-deepening-of = Looking back… { $done } of { $last } moves
after-turn = Turn { $turn }
after-done = Analysis done.
after-looking = Laying out the position…
after-empty = Nothing was decided in this match.
after-curve-point = Move { $move }, { $name }: { $before }, then { $after }{ $kind ->
    [turning] , turning point
    [mistake] , mistake
   *[other] { "" }
}
after-leads = { $whose ->
    [you] you lead
   *[other] { $name } leads
 }
after-dice-key = chance
after-withheld = { $whose ->
    [you] { $count ->
        [1] One move is hidden for now.
       *[other] { $count } moves are hidden for now.
     }
   *[other] { $count ->
        [1] One move has no numbers: a hand was hidden from you, or it is played right now.
       *[other] { $count } moves have no numbers: hands were hidden from you, or they are played right now.
     }
}
hint-ask = Hint
hint-exact = exact
after-square = { $square }: { $worth }
hint-chances = Wins about { $chances } of 100 games from here.
cli-puzzles = Write puzzles, mined from games: positions in which one move alone is right, a line of JSON each.
cli-puzzles-count = How many puzzles.
cli-puzzles-seed = The same seed finds the same puzzles.
cli-puzzles-among = From how many finds each puzzle is chosen, so that themes and difficulties differ.
cli-puzzles-waiting = Getting ready
cli-puzzles-so-far = { $count } puzzles from { $games } games

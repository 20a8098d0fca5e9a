## Play on from a position

error-study-over = In this position the match is over: choose one in which somebody still has to play.
error-unknown-step = This match has no step { $given }: its steps end at { $last }.

## The sandbox

sandbox-title = Sandbox
sandbox-lead = Set up any position, see what it leads to, share it or play it.
sandbox-loading = Laying out the table…
sandbox-rules-set = Use these rules
sandbox-mode = What to do
sandbox-mode-set = Set up
sandbox-mode-text = As text
sandbox-mode-try = Try moves
sandbox-text = The position as the referee reads it
sandbox-read = Lay it out
sandbox-no-json = This is not JSON: { $problem }
sandbox-no-object = A position is an object, in braces.
sandbox-deal = Deal anew
sandbox-undo = Take back
sandbox-play = Play on from here
sandbox-link = Link to this position
sandbox-outcomes = What can happen ({ $count })
sandbox-outcomes-help = Every outcome with its exact probability. Choose one to go on with.
sandbox-more = { $count ->
    [one] One more outcome is less likely than these.
   *[other] { $count } more outcomes are no likelier than these.
}
sandbox-put = What to put
sandbox-take-away = Nothing: clear the square
sandbox-square = { $square }: { $what }
sandbox-empty = empty
sandbox-turn = To play
sandbox-hand = Hand of { $name }
sandbox-cell = Square { $cell }: { $what }
sandbox-cell-chosen = Put on square { $cell }
sandbox-cards = Cards
sandbox-colour = Whose card
sandbox-asleep = Immobilised
sandbox-compose = Change the rules
sandbox-all-rules = All rules
sandbox-rules-loading = Laying out the rules…
sandbox-form = Written as
sandbox-form-json = The referee’s JSON
sandbox-form-wiki = Wiki markup
sandbox-form-wiki-text = The position as the wiki’s {"{{"}Board{"}}"}
sandbox-form-wiki-help = Paste a Board, or a whole page of the wiki: its last Board counts. What it leaves out, hands and turn, stays as it lies.
sandbox-copy-text = Copy this text
sandbox-choices = What can be tried
sandbox-choices-help = Play on the board, or choose here: those that change most come first. Every step can be taken back.
sandbox-choices-loading = Trying each move…
sandbox-choices-over = The match is over in this position: take a step back, deal anew, or set up another.
sandbox-choices-all = All { $count }
sandbox-choice-chances = { $count ->
    [one] one outcome
   *[other] chance decides among { $count } outcomes
}
sandbox-choice-many = chance decides among very many outcomes
sandbox-step-back = One step back
sandbox-steps = { $count ->
    [0] No step taken yet.
    [one] One step taken.
   *[other] { $count } steps taken.
}
sandbox-choose-place = Choose a square of the board or a place in a hand, then a card.
study-mark = Study
study-help = A game of study: it does not count.
study-from = { $move ->
    [0] Play it from the start
   *[other] Play on from move { $move }
}

## Was chance fair?

error-bad-log-file = This is no log of a match: take the file “log.jsonl” of a finished match from its page in the Library.
error-bad-log-line = Line { $line } of this file is no entry of a log, or was changed: take the file “log.jsonl” from the page of the match in the Library once more.
error-bad-log-order = Line { $line } of this file is entry { $seq }, and entry { $due } should stand there: take the file “log.jsonl” from the page of the match in the Library once more.
error-unreadable-file = { $file } cannot be read: { $problem }
cli-verify = Recompute every random pick of a match from its log file.
cli-verify-file = The log file, taken home from the match’s page in the Library.
cli-verify-commitment = The seal you noted yourself before the match; without it, the one that the file holds.
cli-verify-fair = Entry { $seq }: { $picks ->
    [0] nothing to draw
    [one] one pick, as the seed gives it
   *[other] { $picks } picks, all as the seed gives them
}
cli-verify-unfair = Entry { $seq }: NOT what the seed gives
cli-verify-differs = Entry { $seq }: NOT what follows from the rules and the entries before it: { $fields }
cli-verify-head = The head of the file does NOT tell what follows from its entries: { $fields }
cli-verify-cut = The entries end BEFORE the match is over.
cli-verify-earlier = Entry { $seq } is dated earlier than the one before it: the hall’s time was put back then, or the file was changed.
cli-verify-older = Every pick follows from the seed that was committed to as { $commitment }. The match was played under older rules of the game (revision { $was }, today { $is }): the moves from entry { $seq } on cannot be replayed.
cli-verify-all = Fair: every pick follows from the seed that was committed to as { $commitment }.
cli-verify-times = The rules and the seed prove no times: only the hall’s word says when something was done.
cli-verify-not-all = Not fair, or the file was changed: not everything in it follows from the rules and the seed that was committed to as { $commitment }.
cli-verify-origin-not = The seed is NOT the one that the tournament’s gives for this board.
cli-verify-origin-later = This file does not show that the seed follows from the tournament’s: take the log home again once the tournament is over.

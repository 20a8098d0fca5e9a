## Refusals of the rules

error-unknown-example = The rulebook has no example “{ $name }”.
error-unknown-interface = This hall speaks version { $spoken } of its interface, not “{ $asked }”: leave the header out, or ask for { $spoken }.
error-hall-not-installed = This needs parlour’s hall, and “{ $missing }” is not installed. Run: pip install "parlour[hall]"
error-unknown-game = There is no game “{ $game }”. Known: { $known }.
error-game-not-loaded = The game “{ $game }” is declared as { $place }, which cannot be loaded: { $why }
error-game-is-none = The game “{ $game }” is declared as { $place }, which is no game.
error-game-misnamed = The game “{ $game }” is declared as { $place }, which calls itself “{ $found }”.
error-game-declared-twice = The game “{ $game }” is declared by several packages: { $places }. Keep one of them.
error-unknown-preset = There is no preset “{ $preset }”. Known: { $known }.
error-ambiguous-option = “{ $option }” may be more than one thing. Write one of: { $known }.
error-option-chosen-twice = “{ $option }” is chosen twice, as “{ $first }” and as “{ $second }”. Choose one.
error-unknown-option = There is no option “{ $option }”. Known: { $known }.
error-bad-option-value = “{ $option }” cannot be “{ $value }”. Possible: { $known }.
error-option-not-offered = The preset { $preset } does not offer “{ $option } = { $value }”. The preset free offers everything.
error-bad-rules = “{ $given }” is no rule set. Write it like { $example }.
error-unknown-card-set = There is no card set “{ $set }”. Known: { $known }.
error-bad-card-set = This card set cannot be taken: { $problem ->
    [name] “{ $given }” does not name it; a name has 2 to 24 small letters, digits and underscores, begins with a letter, and is not that of a set that ships
    [title] its title has 1 to 60 characters
    [size] it has { $count } cards, and { $least } to { $most } belong in a set
    [row] line { $line } is no card
    [id] line { $line } has the number { $given }; every card has a whole number from 1
    [level] line { $line } has the level { $given }; it is 1 to 10
    [price] { $name } costs { $given }; a price is a whole number from 1 to { $most }
    [id-twice] the number { $given } is given twice
   *[name-twice] the name “{ $given }” is given twice
 }.
error-card-set-digits = The edition { $set } would be named as { $other } is, which has other cards. Change a card or the title.
error-too-many-card-sets = This hall knows { $most } editions of card sets already; no more fit.
error-unknown-edition = There is no edition { $set } of a card set here. Put it in first.
error-bad-card-sheet = This is no sheet of cards. Paste a table with a line for each card, CSV or JSON.
error-card-set-unchanged = Nothing has changed since the last edition.
error-bad-card-name = This name cannot be taken.
error-card-set-lost = { $count ->
    [one] { $cards } is missing
   *[other] { $count } cards are missing, such as { $cards }
 }. Somebody may own what was published: cards can be changed and added, not taken out.
error-unknown-made-set = There is no set of cards of this name here.
error-bad-card-file = The card set { $set } cannot be used: { $problem }.
error-unknown-card = The set { $set } has no card “{ $card }”. Give an id or a full name.
error-bad-card = This card cannot be read: { $problem ->
    [kind] a card is an id, a name or an object, not { $given }
    [nameless] it has no name
    [sides] its sides are four numbers: top, right, bottom, left
    [side] { $name } has { $given } at the { $side }, where a number from 1 to 10 belongs (10 is A)
    [element] { $name } has the unknown element { $given }; there are { $known }
    [type] { $name } has the unknown type { $given }; there are { $known }
    [face] { $name } has the unknown face { $given }; drawings are { $known }
    [ground] { $name } has the unknown ground { $given }; there are { $known }
    [frame] { $name } has the unknown frame { $given }; there are { $known }
   *[power] { $name } has the power { $given }; it is 2 to 30, or 100
 }.
error-bad-deck = A deck is a list of cards.
error-wrong-hand-size = A hand has { $least ->
    [one] { $least } card
   *[other] { $least } cards
 }; this one has { $count }.
error-wrong-deck-size = A deck has { $least } to { $most } cards; this one has { $count }.
error-card-twice = { $card } is in the deck twice; each card can be brought once.
error-card-unique = There is one { $card } only: cards of level 8 and above are in a hand once.
error-too-many-stars = At most one card of five stars and two of four stars or more.
error-nothing-to-bring = This game is played with what is on the board: bring no cards.
error-match-over = The match is over.
error-not-an-action-now = “{ $action }” cannot be played now. What can be: { $known }{ $more ->
    [yes] {", "}and so on
   *[no] {""}
 }.
error-nothing-to-undo = Nothing has been played that could be taken back.
error-picks-of-another-action = The picks written here are not those that this action asks of chance.
error-bad-transcript = This is no transcript of a match: { $field ->
    [rules] rules is missing; it is a text like triple-triad:ff8
    [seed] seed is a whole number from 0 to 9007199254740992
    [brings] brings is an object with a seat for each name
    [position] position is an object
    [deal] deal is a list of picks, each as [among how many, which]
   *[plies] plies is a list of objects, each with its action
 }.
error-not-a-transcript = A transcript is a text, or an object with rules, seed and plies: something of the kind { $given } is none.
error-bad-transcript-line = “{ $line }” is no line of a transcript. A step is written like { $example }.
error-not-rules-text = Rules are a text such as triple-triad:ff8+open: { $given } is none.
error-bad-seed = A seed is a whole number from 0 to { $most }: { $given } is none.
error-brings-at-position = A match that begins at a position has its cards there: nobody brings any.
error-brings-unread = These rules read nothing of what “{ $key }” brings: { $given }.
error-transcript-twice = “{ $name }” stands twice in this transcript. Leave one.
error-transcript-number = “{ $line }” should be step { $wanted }: steps are numbered from 1.
error-transcript-ply = Step { $ply } cannot be played: { $why }
error-illegal-action = “{ $action }” cannot be played now.
error-not-now = This belongs to another phase of the match.
error-card-not-in-deck = “{ $action }” names a card that cannot be picked.
error-card-not-in-hand = This card is not in the hand of { $seat ->
    [red] Red
   *[blue] Blue
 }.
error-cell-taken = A card already lies on this square. Choose an empty one.
error-card-forced = The rules say which card must be played now: card { $place } of the hand.
error-bad-action = “{ $action }” is no action. Write “2@4” for the second card on square index 4, or “pick 3”.
error-bad-typed-action = “{ $action }” is no action. Write “2 5” for the second card on square 5, or “pick 3”.
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
error-still-picking = The hands are still being picked. A position can be written when they are ready.
error-turn-does-not-fit = With { $placed } cards placed, “to_act” and “first_player” contradict each other.
error-empty-hand = It is the turn of { $seat ->
    [red] Red
   *[blue] Blue
 }, whose hand is empty.
error-action-needs-hands = An action as text needs “hands”. Without them give the card, its owner and its square.
error-out-of-turn = It is the turn of { $seat ->
    [red] Red
   *[blue] Blue
 }.
error-unknown-trade = There is no winnings rule “{ $trade }”.
error-bad-request = The request cannot be judged: { $problem ->
    [line] a line has at most { $most } characters
   *[object] it is no JSON object
 }.
error-bad-json = This is not JSON: { $problem ->
    [number] a number in it is too long, or not finite
    [utf-8] it is not written in UTF-8
    [deep] it is nested too deeply
    [bytes] a message is text, not bytes
   *[syntax] it goes wrong at column { $column }
 }.
error-tape-too-short = The script has { $picks } picks, and more were wanted.
error-tape-out-of-range = The script picks { $value } of { $n }.
error-too-many-outcomes = This has more than { $limit } outcomes.
way-out-on = Add { $option }
way-out-off = Drop { $option }
way-out-choose = { $option }: { $value }

## Refusals of the hall

error-no-agent = “{ $agent }” is no agent. There are { $known }. One of your own is given as file.py:CLASS, MODULE:CLASS or “program:COMMAND”.
error-unknown-agent = The house has no player “{ $agent }”. Known: { $known }.
error-unknown-match = There is no table at this address. Check the link, or open a new one.
error-seat-taken = Both seats are taken. You can watch.
error-seat-kept = This seat is kept for the player of the match before. You can watch.
error-already-seated = You already sit at this table.
error-not-your-match = You have no seat at this table. You can watch.
error-not-your-turn = It is not your turn.
error-match-not-begun = The match begins when both seats are taken.
error-rematch-of-people = You can name another opponent only against the house.
error-moves-at-stake = First moves can be given only against the house, with nothing at stake.
error-rematch-too-early = A rematch can be asked for when the match is over.
embed-open = { $title }: open in the hall
embed-watch = Watch live in the hall: { $title }
embed-still = How it ended, without its moves; open in the hall: { $title }
error-no-film = This match was played under older rules of its game, and its positions cannot be drawn any more: its page in the Library tells what happened.
error-not-over-yet = The match is not over yet. The Library shows it, and its secret seed, once it is.
error-out-of-date = The table has moved on. Your move was not played; look again.
error-key-used = The Idempotency-Key “{ $key }” belongs to another request of yours. Send this one with a key of its own.
error-already-answered = This was sent twice at the same time. Look again: it is done.
error-game-not-offered = { $game } is not played in this hall. Games here: { $known }.
error-larger-needs-compiler = Without the compiler, { $game } has no room for a match this large. Unset NUMBA_DISABLE_JIT.
error-warming-failed = The table of { $game } could not be made ready. The host finds the reason in the server’s log; run parlour doctor.
error-warming-larger = Matches this large are being prepared here for the first time. Try again in a minute or two.
error-warming-up = The table is being warmed. Try again in a few seconds.
error-not-found = There is nothing at this address.
error-wrong-method = This address is not used that way.
error-bad-message = This message cannot be read: “{ $field }” { $problem ->
    [missing] is missing
    [unknown] is not asked for
    [one-of] has to be one of { $known }
    [text] has to be text
    [short] is too short; the least is { $least }
    [long] may have at most { $most } characters
    [characters] holds characters it may not
    [whole] has to be a whole number
    [number] has to be a number
    [least] has to be at least { $least }
    [most] has to be at most { $most }
    [flag] has to be true or false
    [list] has to be a list
    [few] has too few entries; the least is { $least }
    [many] may have at most { $most } entries
    [object] has to be an object
    [json] is no JSON
   *[other] is not as it must be
 }.
error-message-too-long = A message has at most { $most } characters.
error-foreign-page = This request came from another site’s page. Use parlour’s own.
error-not-saved = The hall cannot tell whether this was written down. Look again before you repeat it.
error-file-in-use = Another parlour serves { $file } already. One process can serve a SQLite file; for several, put the hall on PostgreSQL (PARLOUR_DATABASE=postgresql://…).
error-cannot-listen = Nothing can listen at { $host }, port { $port }: { $problem }. Another port is given by --port, another address by --host.
error-store-away = The hall cannot reach its records just now. Try again in a moment.
error-broken = Something broke here, and it has been logged. Look again before you repeat it.
error-too-large = What was sent is too large.

## The terminal

cli-no-option = There is no option { $option }{ $some ->
    [yes] {""}. Did you mean { $near }?
   *[no] {""}: --help lists them.
 }
cli-option-alone = The option { $option } wants a value behind it.
cli-left-out = { $name } is missing: --help says what it is.
cli-unfit = { $name } cannot be “{ $given }”: { $kind ->
    [int] a whole number is wanted.
    [float] a number is wanted.
    [greater] at least { $bound } is wanted.
    [less] at most { $bound } is wanted.
   *[other] --help says what is wanted.
 }
error-unknown-command = There is no command “{ $given }”. Known: { $known }.
error-surplus-arguments = Too much was given: “{ $given }” belongs to nothing. --help says what there can be.
cli-serve-host = Address to listen on; 0.0.0.0 for everybody.
cli-serve-port = Port to listen on.
cli-parlour = A game hall and a fast rules library for games with house rules, chance and secrets.
cli-parlour-lang = Language of the answers: en or fr. Otherwise LANG decides.
cli-parlour-version = Print the version and stop.
cli-play = Play a match in the terminal against a machine.
cli-play-agent = Who sits opposite: { $known }.
cli-play-seat = Your seat by its name, or random.
cli-play-seed = Repeat a match: the number it is dealt from.
cli-play-ask = Your action, like { $example } (? lists all, q leaves)
cli-play-legal = Possible: { $actions }
cli-play-thinking = { $agent } is thinking…
cli-play-begins = { $rules }. You are { $side }, against { $agent }. Seed { $seed }.
cli-play-left = You left the table.
cli-play-warming = Warming the table; the first time takes a minute…
cli-serve = Start the hall in the browser.
cli-referee = Judge JSON lines from standard input, one ruling a line.
cli-rules = Show a game’s presets and options, and which combinations are refused and why.
cli-rules-check = Judge one rule set, like ff8+same+plus.
cli-rules-target = The game, or GAME:RULES for one rule set, like triple-triad:ffwtt.
cli-rules-all = Show every option of every preset, and what does not go together.
cli-rules-named = { $name }. { $help } Source: { $source }.
cli-rules-more = The rules of one: parlour rules { $example }. Everything: parlour rules { $game } --all
cli-rules-played = Played
cli-rules-choices = The table may choose
cli-rules-options = Options by preset. The table may choose: ● on, ○ off unless it says so. Fixed: ✓ on, – off.
cli-rules-clashes = What does not go together
cli-rules-option = Option
cli-rules-meaning = Meaning
cli-rules-combination = Options
cli-rules-refused = Refused
cli-rules-warned = Allowed, but:
cli-rules-way-out = Way out:
cli-rules-fine = { $text } can be played.
cli-rules-not-fine = { $text } cannot be played:
cli-cards = Show a game’s cards, find one, or check a card file of your own.
cli-cards-game = The game; without one, --find looks through the cards of all.
error-which-cards = Say of which game: { $known }. Without a game, --find NAME looks through the cards of all.
cli-cards-set = Show this set; without it, the game’s first.
cli-cards-lint = Check this card file and name every problem.
cli-cards-find = Only cards whose name contains this, or whose code begins with it; any number of a reprint will do.
cli-cards-title = { $set }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cli-cards-none = No card of { $set } has “{ $text }” in its name, or a code that begins with it.
cli-cards-clean = { $file } is in order: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
cli-cards-problems = { $file }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
 }
cli-cards-id = No.
cli-cards-name = Name
cli-cards-sides = ↑ → ↓ ←
cli-cards-element = Element
cli-cards-type = Type
cli-cards-power = Power
cli-cards-level = Level
cli-cards-code = Code
cli-cards-colour = Colour
cli-cards-cost = Cost
cli-cards-attack = Attack
cli-cards-support = Support
cli-cards-range = Range
cli-cards-rarity = ★
cli-cards-theme = Theme
cli-cards-main = Main character
cli-cards-cards = Cards
cli-cards-enforced = ✓
cli-cards-enforced-count = { $enforced } of { $count } are enforced whole and may be played.
cli-cards-counted = { $printed } printings, of which { $carried } are carried and { $enforced } enforced.
cli-cards-unenforced = { $card }: printed, not enforced here yet
cli-simulate = Play many matches between machines and count.
cli-simulate-games = How many matches.
cli-simulate-agents = Who plays, first and second seat: two of { $known }; or your own, as file.py:CLASS, MODULE:CLASS or “program:COMMAND”.
cli-simulate-seed = The same seed gives the same matches.
cli-simulate-json = Print one JSON object instead of words.
cli-simulate-progress = Matches
cli-simulate-result = { $games } matches of { $rules }: { $first } ({ $firstSeat }) won { $firstWins }, { $second } ({ $secondSeat }) won { $secondWins }, { $draws } drawn. { $rate } matches/s.
cli-doctor = Check that everything parlour needs is in order, and say how to mend what is not.
cli-doctor-ok = ok
cli-doctor-bad = wrong
cli-doctor-python = Python { $version }
cli-doctor-python-old = Python { $version } is too old. Install Python 3.11 or later.
cli-doctor-packages = parlour { $parlour }, numba { $numba }, numpy { $numpy }
cli-doctor-compiler = The compiler turns rules into native code.
cli-doctor-compiler-off = The compiler is off, so everything is a thousand times slower. Unset NUMBA_DISABLE_JIT.
cli-doctor-compiler-broken = The compiler fails: { $problem }. Reinstall numba and llvmlite.
cli-doctor-cache = Compiled kernels are kept in { $folder }.
cli-doctor-cache-lost = { $folder } cannot be written, so every start compiles again. Set NUMBA_CACHE_DIR to a folder that can.
cli-doctor-cache-temporary = Compiled kernels are kept in { $folder }, which a restart may empty. Set NUMBA_CACHE_DIR to a lasting folder.
cli-doctor-data = { $game }: data files are in order.
cli-doctor-data-bad = { $game }: { $problem }. Correct the file, or reinstall parlour.
cli-doctor-library = The rules library is installed alone. For the hall, run: pip install "parlour[hall]"
cli-doctor-page = The page for browsers is built.
cli-doctor-page-missing = The page for browsers is not built. In a checkout, run: make build. Otherwise reinstall parlour.
cli-doctor-settings = The settings make sense; parlour settings shows them.
cli-doctor-database-none = Nothing is kept in { $file } yet: the hall begins it when it starts.
cli-doctor-database-ok = The database answers: { $url }
error-bad-rules-target = “{ $given }” names no table. Write GAME or GAME:RULES, like { $example }.
error-two-agents = Two players are needed, with a comma between them, like random,search; not “{ $given }”.
error-bad-seat-choice = “{ $given }” is no seat. Choose { $known }.
error-file-no-text = The file { $file } is no text in UTF-8. Save it as such, or name another.
error-no-such-file = The file { $file } cannot be read: { $problem }.
error-bad-language = There is no language “{ $given }”. Known: { $known }.
error-no-card-sets = { $game } has no card sets.
error-no-decks = { $game } is not played with decks that could be kept.
error-too-many-rules-kept = { $most } rule sets are kept already, which is all there is room for. Delete one first.
error-too-many-decks = { $most } decks are kept already, which is all there is room for. Delete one first.

## The hall

hall-skip = Skip to the page
hall-nav = Hall
hall-nav-tabs = Hall, below
hall-play = Play
hall-compose = New table
hall-rulebook = Rulebook
hall-about = About
hall-more = More
hall-more-play = Play
hall-more-learn = Learn
hall-more-hall = The hall
hall-more-to-lobby = Who is here, open challenges, games to watch.
hall-more-to-new = Choose the rules, the clock and who you play.
hall-more-to-tournaments = Join one, or hold your own.
hall-more-to-library = Every finished game, to watch again.
hall-more-to-sandbox = Set up any position and try things out.
hall-more-to-puzzles = One position, one right move.
hall-more-to-communities = Groups with rules and cards of their own.
hall-more-to-inbox = Challenges and news for you.
hall-more-to-ratings = The best players of each game.
hall-more-to-about = What parlour is, and who made it.
hall-lang-en = English
    .short = EN
hall-lang-fr = Français
    .short = FR
hall-sound = Sound
hall-lamp-on = Light the lamp
hall-lamp-off = Back to daylight
hall-inbox = { $count ->
    [0] Your inbox
    [one] Your inbox: one thing waits for you
   *[other] Your inbox: { $count } things wait for you
}
hall-tab = { $page } · parlour
hall-tab-start = parlour: pull up a chair
hall-back = Back to the hall
hall-retry = Try again
hall-close = Close
hall-unreachable = The hall does not answer. Nothing is lost; it is asked again.
hall-offline = Offline. Nothing is lost; this page goes on when the network is back.
hall-away = The hall is out of reach. Nothing is lost; this page goes on when it answers.
hall-failed = That did not work. Please try again.
hall-warming = Warming the table: { $done } of { $of }
lost-title = No such room
lost-help = This address leads nowhere in the hall.
start-title = Pull up a chair.
start-games = Games
start-play = Play
start-lead = Three minutes against { $name }, with the coach beside you.
start-go = Play my first game
start-offline = Offline. Your game starts when the network is back
start-setting = The table is being set. Your game starts right after
start-puzzle = { $level ->
    [easy] Puzzle of the day · easy
    [medium] Puzzle of the day · medium
    [hard] Puzzle of the day · hard
   *[harder] Puzzle of the day · very hard
}
start-puzzle-try = Try it
start-puzzle-solved = ✓ Solved
start-puzzles = Puzzles
start-streak = { $days } days in a row
back-stands = { $kind ->
    [score] { $game }, { $score }
    [moves] { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
   *[new] { $game }
}
back-look = Look
back-turns = Your turn
back-next-play = Play { $name }
back-next-waits = { $game }: { $name } is waiting
back-next-again = { $game }: { $name } once more
back-next-wins = { $count ->
    [1] Beat { $name } once more, and { $next } is next.
   *[other] Beat { $name } twice, and { $next } is next.
}
back-next-beaten = You beat { $name } twice.
back-next-top = Nobody in the house is stronger.
back-next-row = { $count } of { $of } wins
back-last = Last game
back-ended = { $end ->
    [won] { $scored ->
        [yes] Won { $score } against { $name }
       *[no] Won against { $name }
    }
    [lost] { $scored ->
        [yes] Lost { $score } against { $name }
       *[no] Lost against { $name }
    }
    [drawn] { $scored ->
        [yes] Drawn { $score } with { $name }
       *[no] Drawn with { $name }
    }
   *[off] Called off, with { $name }
}
back-friends = Friends
back-friends-here = { $more ->
    [0] { $count ->
        [one] { $names } is here
       *[other] { $names } are here
    }
   *[other] { $names } and { $more } more are here
}
back-friend-free = free
back-friend-plays = playing
back-friend-challenge = Challenge
back-friends-none = Nobody is online. Invite somebody?
back-friends-company = You are playing { $names }.
back-friends-ask = Invite a friend to play.
back-invite = Invite
back-untried = Not tried yet
start-decks = Build a deck
start-first = A first game: easy rules, and a coach beside you
start-last = As last time: { $preset }
start-choose = Choose the rules
start-opponent = Opposite you
start-friend = Invite a friend
start-learn = Learn to play
learn-invitation = Back to the invitation
learn-title = { $game }: first steps
lessons = Lessons
lesson-back = Previous lesson
lesson-next = Next lesson
lesson-play = Play a first game
hall-fetching = Fetching the table
start-quick = House rules of a community
hall-games = Games
tables-title = Tables now
tables-watch = Watch
tables-again = Look again
tables-mine = Your tables
tables-your-turn = Your turn
tables-their-turn = { $name } to play
tables-waits = Waiting
seat-open = free chair
seat-namesake = { $name } (2)
agent-random = The newcomer
agent-greedy = The hasty one
agent-search = The house
rules-without = no { $option }
rules-more = { $count } more
rules-choice = { $option }: { $value }
rules-on = on
rules-off = off
copy = Copy
copy-done = Copied
compose-title = Choose the rules
compose-lead = Start from a ready-made set of rules, or change it.
compose-loading = The rulebook is being opened
compose-named = Rules of a region or cup
compose-rules = Change the rules
compose-named-source = Source: { $source }
compose-presets = Ready-made rules
compose-summary = { $count ->
    [0] { $preset }
    [one] { $preset }, 1 change
   *[other] { $preset }, { $count } changes
 }
compose-with = Added rules: { $rules }.
compose-clash = These do not go together: { $options }
compose-clash-plain = This cannot be played
compose-settle = Settle the clash first
compose-opponent = Opposite you
compose-terms = Clock, stakes and seat
compose-details = Share these rules
compose-friend = A friend, by link
compose-seat = Your seat
compose-seat-random = Random
compose-text = These rules as a line of text
compose-go-cards = Choose your cards
compose-go-house = Sit down and play
balance-title = How balanced is it?
balance-lead = The house plays these rules against itself, both seats equally well, with cards as they are dealt.
balance-begins = The first games are being played
balance-first = The first player wins
balance-drawn = Draws
balance-second = The second player wins
balance-share = { $share }%
balance-decisions = Decisions in a game
balance-verdict-even = Nobody is ahead: the first player gets { $points } points of 100, give or take { $error }.
balance-verdict-first = To begin is worth something: { $points } points of 100, give or take { $error }.
balance-verdict-second = It is better not to begin: the first player gets { $points } points of 100, give or take { $error }.
balance-playing = After { $games } of { $of } games
balance-played = After { $games } games. They are kept: nobody need play them again.

pick-title = Choose your cards
pick-lead = They are yours for this match.
pick-loading = The cards are being laid out
pick-tray = Chosen cards
pick-place = place { $place }, empty
pick-remove = Take { $card } { $digits } out
pick-count = { $count } of { $of } cards
pick-count-range = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; { $least } to { $most } are needed
pick-deal = Deal me five
pick-copies = Choose a card again for another copy of it; choose one in your hand to put it back.
pick-taken = { $count } in your hand
pick-best = Best hand
pick-best-all = Of all cards of the set: the five that do best against hands as they are dealt, when both sides see all cards and play their best.
pick-best-mine = Of the cards that you own: the five that do best against hands as they are dealt, when both sides see all cards and play their best.
pick-best-begins = The first games are being solved
pick-best-shares = Of 100 games it wins { $won }, draws { $drawn } and loses { $lost }
pick-best-error = (give or take { $error })
pick-best-looking = Best so far, after { $games } solved games. Others are still being tried.
pick-best-sure = After { $games } solved games: no other hand did better.
pick-best-left = Best of { $games } solved games. There are more hands than were tried.
pick-best-take = Take these five
pick-back = Rules
pick-go-house = Sit down and play
pick-from = Cards from
pick-from-own = Your own deck
pick-search = Find a card
pick-search-hint = Name or digits, 1541 or A?6
pick-order = Sort by
pick-order-level = Level
pick-order-name = Name
pick-order-total = Total
pick-order-top = Top
pick-order-right = Right
pick-order-bottom = Bottom
pick-order-left = Left
pick-element = Element
pick-level = Level
pick-type = Type
pick-any = any
pick-none = none
pick-found = { $count ->
    [0] No card is like that. Shorten the search.
    [one] 1 card
   *[other] { $count } cards
 }
pick-more = Show { $count } more
pick-card = { $card }, { $digits }, { $element } level { $level }
deck-label = One card a line
deck-help = Name, four digits from the top clockwise (A is ten), then element and power if it has them.
deck-example = Ifrit 9628 fire 25
deck-slip-shape = Line { $line }: “{ $text }” is not a name followed by four digits from 1 to 9 or A.
deck-slip-word = Line { $line }: “{ $text }” is neither an element nor a power from 1 to 100.
deck-slip-many = { $count } cards are written; { $most } at most can be brought.
share-heading = The chair opposite is free
share-help = Send this link to a friend. The first to open it may sit down.
share-link = Link to this table
share-sheet = Send it
share-title = A game at parlour
share-text = A chair is free for you.
share-code-of = QR code of { $link }
rematch-heading = { $name } sees your offer
rematch-asked = { $name } asks for a rematch.
rematch-side = { $seat ->
    [first] You go first this time.
    [second] You go second this time.
   *[other] You play { $side } this time.
  }
rematch-link = Send the link instead
rematch-kept = The chair is kept for { $name }. The game begins by itself.
rematch-waiting = The game begins by itself.
share-waiting = Waiting for your friend. The game begins by itself.
join-heading = { $name } has kept a chair for you
join-side = Your seat: { $side }
join-sit = Sit down as { $side }
join-learn = Learn this game first
join-watch = Only watch
table-page = Table
table-lost = No such table
table-lost-help = Perhaps the link was cut short when it was copied.
table-opening = The table is being opened
table-dealing = The cards are being dealt
table-awaiting = The table waits for its second player
table-reconnecting = Connection lost. The game is safe; trying again.
table-rules-title = Players and rules
table-rulebook = Whole rulebook
table-same-rules = New table with these rules
table-fair = Every card and die comes from one secret. This is its seal: it cannot be changed any more. The secret is shown when the match is over.
table-fair-after = With the seal and the secret, anyone can check every card dealt and every die thrown.
table-fair-commitment = Seal (SHA-256)
table-fair-secret = Secret
table-your-turn = Your turn
table-coach = Coach
table-coach-do = Play it: { $what }
table-goal = Goal
table-coach-stays = Shall the coach stay?
table-coach-known = You know this game now.
table-coach-keep = Yes
table-coach-leave = No
table-coach-waits = The coach is looking at the table.
table-coach-try = Play it
table-coach-other = Another idea
table-their-turn = { $name } to play
table-offline = Connection lost. The game is safe; trying again.
table-step-first = First position
table-step-back = Step back
table-step-forward = Step forward
table-step-live = Back to the game
table-watch-again = Watch again
table-pace = Animation speed
table-pace-of = How fast moves are shown
table-pace-skip = A touch of the board, Space or Escape goes on to the newest move at once.
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-once = At once
table-step = Move { $step } of { $of }
table-you = you
table-you-seated = You
table-score = { $near } – { $far }
table-to-play = To play
table-sending = Sending the move
table-history = History
table-history-empty = No move yet.
table-over = The game is over.
plain-position = Position
plain-actions = What you can do
plain-bring = { $count ->
    [0] You bring nothing yet: the rules say whether you must
    [one] You bring { $count } card
   *[other] You bring { $count } cards
 }
plain-told = What happened last
table-copy-link = Copy the link to this table
table-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
 }
table-unknown-game = This page does not know the game “{ $game }”. Reload it.
rulebook-title = { $game }: the rulebook
rulebook-loading = The rulebook is being opened
rulebook-communities = Communities
rulebook-always = Always:
rulebook-offers = To choose:
rulebook-play = Play by these rules
about-title = About
about-lead = parlour is a hall for card and board games, free to use, to host and to change.
about-fair = Fair cards
about-fair-text = All chance in a match comes from one secret, sealed before it and opened after it: anyone can check every card and every die.
about-manual = Manual
about-manual-text = For hosts, researchers and programmers.
about-manual-open = Open the manual
about-pictures = Pictures
about-pictures-text = The pictures on the cards come from game-icons.net, by { $authors } and contributors. They are recoloured, and an offset print is added.
about-fonts = Typefaces
about-fonts-text = All three are under the SIL Open Font License 1.1.
about-code = Program
about-code-text = MIT licence. Seals, hatches, mats and line drawings were made for parlour.

## Whatever is played

preset-free = Free table
    .help = Every rule there is, to mix as you like.
event-resigned = { $name } resigns.

## Moves taken back

takeback-last = Take back
takeback-help = Undoes your last move. Only against the house, with nothing at stake. { $anew }; you keep what you have seen. The match is marked “with takebacks”.
takeback-anew = What chance decides from there on is drawn anew
takeback-told = { $whose ->
    [you] You took back move { $number }.
   *[other] { $name } took back move { $number }.
 }
takeback-mark = With takebacks.
library-takebacks = with takebacks

## How a match ended

result-drawn = A draw
result-called-off = Called off
result-you-won = You won
result-you-lost = You lost
result-both-lost = Both lost
result-side-won = { $name } won
result-rematch = Rematch
result-rematch-join = Join the rematch
result-rematch-watch = Watch the rematch
result-tournament = To the tournament
result-decided = What decided it
ended-resigned = { $whose ->
    [you] You resigned.
   *[other] { $name } resigned.
 }
ended-timeout = { $whose ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
 }
ended-counted = Time was up: { $whose ->
    [you] you were behind.
   *[other] { $name } was behind.
 }
ended-counted-even = Time was up, and nobody was ahead: both lose.
ended-agreed = A draw by agreement.
ended-aborted = The match was called off.
ended-called-off = The rules of this game were corrected after the match began. It is called off, and all stakes are returned.
ended-older-rules = The match was played under older rules: the board stops where today’s rules lead no further. Its record in the Library tells the rest.

## Resigning

table-resign = Resign
table-resign-ask = Resign this game?
table-resign-help = { $name } wins. This cannot be taken back.
table-resign-no = Play on

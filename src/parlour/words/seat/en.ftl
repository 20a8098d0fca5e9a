# A machine at the tables of a hall, from the terminal.
cli-seat = Let a machine of yours sit at the tables of a hall: an agent, or any program that speaks JSON lines.
cli-seat-player = An agent by its name, one of yours as file.py:CLASS or MODULE:CLASS, or -- and a program with its arguments.
cli-seat-hall = The hall’s address, such as https://cards.example.
cli-seat-token = The machine’s token. Better given by PARLOUR_TOKEN or --token-file: a command line can be read by others.
cli-seat-token-file = A file that holds the token.
cli-seat-game = Play this game alone; may be given more than once.
cli-seat-rules = Play these rules alone, as GAME:RULES; may be given more than once.
cli-seat-most = How many matches at once.
cli-seat-open = Keep an offer in the lobby as long as there is room.
cli-seat-patience = Seconds for each decision: a program gives the match up after them, an agent in Python may ask for them as its budget.
cli-seat-check = Play whole matches of every game and preset without a hall, and name each line that is not as promised.
cli-seat-sits = { $name } sits in { $hall }. Ctrl-C ends it; matches wait for the next time.
cli-seat-leaves = Gone. Offers are withdrawn; matches go on when the seat is taken again.
cli-seat-away = { $why } Trying again in { $seconds } s.
cli-seat-plays = { $rules } with { $name } (match { $match }).
cli-seat-over = Match { $match } with { $name }: { $how ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[other] closed
}.
cli-seat-gave-up = Match { $match } was given up: { $why }
cli-seat-declined = Declined { $rules } of { $name }: this is not played here.
cli-seat-not-taken = A challenge could not be taken up: { $why }
cli-seat-checking = Checking…
cli-seat-checks = { $rules }, { $side }
cli-seat-wrong = { $rules }, { $side }, decision after entry { $seq }: { $why }
cli-seat-checked = { $program }: { $matches } matches, { $decisions } decisions, { $wrong } answers not as promised.

error-seat-without-hall = A seat needs --hall with the hall’s address and a machine’s token, by { $setting } or --token-file. Your account page in the hall makes both.
error-seat-not-installed = This talks to a hall and needs { $missing }, which is not installed. Install it with: pip install "parlour[seat]"
error-bad-hall-address = “{ $given }” is no address of a hall. Give one such as https://cards.example.
error-hall-not-reached = { $hall } does not answer: { $why }. Look at the address, and whether the hall runs.
error-no-hall-there = What answers at { $hall } is no hall. Give the address at which people play.
error-other-revision = The hall plays revision { $hall } of { $game }, and { $here } is installed here. Install the release of parlour that the hall runs.
error-token-file-empty = The token is empty: there is nothing in { $file }. Put the machine’s token into it, as it was shown when the machine was made.
error-token-empty = The token is empty. Give the machine’s token as it was shown when the machine was made.
error-token-illegible = What was given as a token is none: a token is a single word of plain letters, digits and signs.
error-seat-one-player = Name one agent and nothing else, or give -- and one program with its arguments, such as: parlour seat --hall https://cards.example -- ./my_program
error-check-programs-alone = What is checked is a program that speaks JSON lines: give it after --, such as: parlour seat --check -- ./my_program
error-line-not-json = The line “{ $line }” is no JSON. Answer a JSON object with the field action, on one line.
error-line-without-action = The line “{ $line }” holds no action. Answer a JSON object with the field action, on one line.
error-line-of-another = The line “{ $line }” answers another decision than the one after entry { $seq }.
error-line-illegal = “{ $action }” is none of the legal actions. One would be “{ $example }”.
error-program-late = { $program } did not answer within { $seconds } s.
error-program-gone = { $program } has ended before the match, { $how ->
    [signal] by the signal { $number }
   *[code] with the exit code { $number }
}.
error-program-closed = { $program } has closed its standard { $stream ->
    [input] input
   *[output] output
} before the match ended, and still runs.
error-program-not-started = { $program } could not be started: { $why }.
error-program-unnamed = “{ $prefix }” names no program. Give a command after it, such as { $prefix }./my_program

cli-play-hall = Play at a table of this hall instead: GAME is then a link or its code, or left out to choose from what waits.
cli-play-token = A machine’s token; a guest needs none.
cli-play-json = With --hall: JSON lines instead of a screen, for programs that are a door to the hall.
cli-afar-line = { $number }  { $rules }  { $name }
cli-afar-ask = Which
cli-afar-left = The match waits at { $address }: give its code { $code } to come back to your seat.
cli-afar-left-for-good = The match goes on at { $address }, and nothing could be kept here to know you again: a guest cannot come back to it. A machine with a token can.
cli-afar-alone = The other seat is free; the match begins when somebody takes it.
cli-afar-turn = { $name } is to move.

error-lines-without-hall = JSON lines are spoken with a hall: give --hall and its address. For a match without one there is parlour referee.
error-afar-which = Say which table: its link, the code at the end of it, or a number of the list.
error-afar-elsewhere = { $link } leads to another hall than { $hall }. Give --hall the address that the link begins with.
error-afar-unshown = { $game } from afar is not shown at a terminal. Play it in a browser, or with --json.
error-afar-nothing = Nothing waits in the lobby of { $hall }. Ask for a link, or look again later.
error-record-untold = From afar { $game } is played by views alone, since its records hold more than a seat may know. Give a program that speaks JSON lines, or an agent that asks for json or legal.

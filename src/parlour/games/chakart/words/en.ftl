## The game

game-chakart = Chakart
game-chakart-blurb = Chess on wheels. Mind the bananas.
white = White
black = Black

## Presets

preset-seed = Rules of 2020
    .help = The original game, to the letter.
preset-vchess-2021 = Rules of 2021
    .help = As played on vchess: bananas and bombs may hit your own pieces too.

## Groups

group-start = Start
group-chaos = Objects and eggs
group-end = Ending

## Options

option-array = First rank
    .help = How the pieces behind the pawns are arranged.
option-array-independent = each side by chance
    .means = Each side has an order of its own.
option-array-symmetric = by chance, the same on both sides
    .means = Both sides have the same order.
option-array-orthodox = as in chess
    .means = The pieces start as in chess.
option-redirection = Banana and bomb
    .help = Whether a banana or bomb may send a piece onto one of its own side.
option-redirection-enemies = hit enemies only
    .means = They never send a piece onto one of its own side.
option-redirection-anyone = hit anyone
    .means = They may send a piece onto one of its own side, which is captured.
option-jump_capture = Jumps capture
    .help = A mushroom’s jump may land on an enemy.
option-king_boo = King Boo moves
    .help = Which piece changes places.
option-king_boo-mover = the piece that moved
    .means = It changes places with any piece that is seen.
option-king_boo-anyone = any of your pieces
    .means = You choose which of your pieces changes places.
option-daisy = Daisy lets play again
    .help = Which piece plays again.
option-daisy-mover = the piece that moved
    .means = It plays again at once.
option-daisy-anyone = any of your pieces
    .means = You choose which of your pieces plays again.
option-shell_objects = Shell hits objects
    .help = The shell may remove a banana or a bomb.
option-stuck = No action left
    .help = What happens to a side that cannot act.
option-stuck-loses = loses
    .means = Whoever cannot act loses.
option-stuck-draws = is a draw
    .means = If somebody cannot act, it is a draw.
option-claim = Repetition
    .help = A player who meets a position for the third time may claim a draw.
option-ply_cap = Longest match
    .help = After so many turns the match is a draw.
option-ply_cap-600 = 600 turns
    .means = After 600 turns it is a draw.
option-ply_cap-300 = 300 turns
    .means = After 300 turns it is a draw.
option-ply_cap-150 = 150 turns
    .means = After 150 turns it is a draw.

## Pieces, objects and effects

chakart-man-p = the pawn (Toad)
chakart-man-r = the rook (Donkey)
chakart-man-n = the knight (Yoshi)
chakart-man-b = the bishop (Wario)
chakart-man-q = the queen (Mario)
chakart-man-k = the king (Peach)
chakart-white-p = the white pawn
chakart-white-r = the white rook
chakart-white-n = the white knight
chakart-white-b = the white bishop
chakart-white-q = the white queen
chakart-white-k = the white king
chakart-black-p = the black pawn
chakart-black-r = the black rook
chakart-black-n = the black knight
chakart-black-b = the black bishop
chakart-black-q = the black queen
chakart-black-k = the black king
chakart-object-mushroom = mushroom
chakart-object-egg = egg
chakart-object-banana = banana
chakart-object-bomb = bomb
chakart-effect-kingboo = King Boo
chakart-effect-koopa = Koopa
chakart-effect-toadette = Toadette
chakart-effect-chomp = Chomp
chakart-effect-daisy = Daisy
chakart-effect-bowser = Bowser
chakart-effect-luigi = Luigi
chakart-effect-waluigi = Waluigi
chakart-shell = shell
chakart-stealth = stealth
chakart-prison = captured: { $men }
chakart-decide-kingboo = King Boo: exchange two pieces ({ $mover } has just moved).
chakart-decide-toadette = Toadette: put a captured piece back.
chakart-decide-daisy = Daisy: play again.
chakart-decide-promotion = Choose what the pawn on { $mover } becomes.

## What happened

event-chakart-dealt = The pieces are set up.
event-chakart-move = { CAPITAL($man) } goes from { $from } to { $to }.
event-chakart-capture = { $by ->
    [redirection] Sent onto { $at }, it captures { $man }.
    [jump] The jump lands on { $man } on { $at } and captures.
    [push] Pushed onto { $at }, it captures { $man }.
    [shell] The shell hits { $man } on { $at }.
    [drop] { CAPITAL($man) } on { $at } is captured by the drop.
    [chomp] { CAPITAL($man) } is captured on { $at }.
   *[move] { CAPITAL($man) } on { $at } is captured.
 }
event-chakart-promoted = Promotion on { $at }: now { $man }.
event-chakart-taken = { $by ->
    [shell] The shell hits a { $object } on { $at }.
   *[move] { CAPITAL($object) } reached on { $at }.
 }
event-chakart-left = { $which ->
    [egg] An egg
   *[mushroom] A mushroom
 } is left on { $at }.
event-chakart-redirected = { $which ->
    [banana] The banana
   *[bomb] The bomb
 } sends it from { $from } to { $to } (possible: { $candidates }).
event-chakart-pushed = The mushroom pushes on from { $from } to { $to }.
event-chakart-jumped = The mushroom makes it jump over { $over }, from { $from } to { $to }.
event-chakart-stopped = { $which ->
    [mushroom] The mushroom
    [banana] The banana
   *[bomb] The bomb
 } on { $at } can do nothing.
event-chakart-egg = The egg on { $at } holds { $effect } (possible: { $pool }).
event-chakart-returned = Koopa takes { $man } from { $from } back to { $to }.
event-chakart-chomped = Chomp eats { $man } on { $at }.
event-chakart-immobilised = Bowser immobilises { $man } on { $at }.
event-chakart-converted = { $to ->
    [white] { CAPITAL($man) } on { $at } joins White (possible: { $candidates }).
   *[black] { CAPITAL($man) } on { $at } joins Black (possible: { $candidates }).
 }
event-chakart-bonus = { $lapsed ->
    [true] { $effect } can do nothing; the turn ends.
   *[false] { $effect }: a bonus action follows.
 }
event-chakart-dropped = { $which ->
    [banana] A banana falls on { $at } (possible: { $candidates }).
   *[bomb] A bomb falls on { $at } (possible: { $candidates }).
 }
event-chakart-shell = The king on { $from } throws its shell at { $to }.
event-chakart-stealth = { $colour ->
    [white] White’s queen moves unseen from { $from } to { $to }.
   *[black] Black’s queen moves unseen from { $from } to { $to }.
 }
event-chakart-stealth-hidden = { $colour ->
    [white] White’s queen leaves { $from } unseen.
   *[black] Black’s queen leaves { $from } unseen.
 }
event-chakart-swapped = King Boo: { $from } and { $to } change places.
event-chakart-placed = { CAPITAL($man) } comes back on { $at }.
event-chakart-choose = The pawn on { $at } is promoted: choose what it becomes.
event-chakart-released = Free to move again: { $squares }.
event-chakart-revealed = The hidden queen shows itself on { $at }.
event-chakart-noted = { $notation }{ $effect }
event-chakart-over = { $reason ->
    [king] { $winner ->
        [white] The black king is captured: White wins.
       *[black] The white king is captured: Black wins.
     }
    [no-action] { $winner ->
        [white] Black has no action: White wins.
        [black] White has no action: Black wins.
       *[none] No action left: a draw.
     }
    [threefold] The position stands for the third time: a draw is claimed.
   *[ply-cap] The match has lasted long enough: a draw.
 }

## Refusals

error-no-chakart-action = “{ $action }” is no action. Write “e2e4”, “e7e8q”, “d1d4~”, “e1^e7”, “e4<>b2”, “N@c3”, “=q” or “claim”.
error-chakart-illegal = { $pending ->
    [none] “{ $action }” cannot be played now.
    [kingboo] King Boo waits: “{ $action }” is no exchange that can be made.
    [toadette] Toadette waits: “{ $action }” puts no captured piece back.
    [daisy] Daisy waits: “{ $action }” cannot be played again.
   *[promotion] A promotion must be chosen first, not “{ $action }”.
 }
error-fen-fields = A position has five fields, like “{ $example }”.
error-fen-ranks = The board has eight ranks between slashes, not { $count }.
error-fen-letter = “{ $letter }” on rank { $rank } stands for nothing.
error-fen-rank-length = Rank { $rank } has { $count ->
    [one] { $count } square
   *[other] { $count } squares
 }, not 8.
error-fen-turn = The second field is w or b, not “{ $value }”.
error-fen-halfmoves = The third field counts turns, 0 to { $most }, not “{ $value }”.
error-fen-flags = The fourth field is four times 0 or 1 (White’s shell and stealth, Black’s), not “{ $value }”.
error-fen-captured = The fifth field has twelve digits of base 36, captured p r n b q k of each side, not “{ $value }”.
error-chakart-position = A position is a FEN, or an object with “fen”, “pending” and “mover”. A FEN looks like “{ $example }”.
error-chakart-square = “{ $value }” is no square. Squares are a1 to h8.
error-chakart-no-king = { $seat ->
    [white] White
   *[black] Black
 } has no king.
error-chakart-pawn-on-last-rank = The pawn on { $square } stands on its last rank; it would have been promoted.
error-chakart-too-many-men = There are at most { $most } pieces, on the board and captured; here are { $count }.
error-chakart-hidden-queen = At most one queen is hidden, and it belongs to the side that is not to move.
error-chakart-pending = “{ $value }” is nothing to decide. Known: kingboo, toadette, daisy, promotion, or null.
error-chakart-mover = “mover” is the square of the piece that just moved, of the side to act. { $value } is not.
error-chakart-no-bonus = The bonus { $value } has no action here, so it would have lapsed.
error-chakart-repeated = “repeated” counts how often the position has stood, 1 to { $most }.

## The board in the browser

chakart-seat-white = White
chakart-seat-black = Black
chakart-board = Board, 8 rows of 8 squares
chakart-name-p = pawn
chakart-name-n = knight
chakart-name-b = bishop
chakart-name-r = rook
chakart-name-q = queen
chakart-name-k = king
chakart-square-empty = empty
chakart-square-immobilised = immobilised
chakart-square-hidden = hidden from the other side
chakart-square-chosen = chosen
chakart-square-own = can move
chakart-square-last = last move
chakart-square-circled = circled
chakart-square-ahead = as the waiting move
chakart-square-swap = change places here
chakart-square-shell = throw the shell here
chakart-square-drop = put the piece here
chakart-square-move = { $takes ->
    [man] captures here
    [object] reaches the object
   *[none] can go here
 }
chakart-captured = Captured
chakart-captured-all = Captured: { $men }
chakart-captured-men = { $man ->
   *[p] { $count } { $count ->
        [one] pawn
       *[other] pawns
    }
    [n] { $count } { $count ->
        [one] knight
       *[other] knights
    }
    [b] { $count } { $count ->
        [one] bishop
       *[other] bishops
    }
    [r] { $count } { $count ->
        [one] rook
       *[other] rooks
    }
    [q] { $count } { $count ->
        [one] queen
       *[other] queens
    }
    [k] { $count } { $count ->
        [one] king
       *[other] kings
    }
}
chakart-power-shell = Shell
chakart-power-stealth = Stealth
chakart-left = ×{ $count }
chakart-to-play = To play
chakart-their-turn = { $name } to play.
chakart-sending = Sending the move.
chakart-playing = The move is being shown.
chakart-rolling = Rolling
chakart-prompt-man = Choose a piece.
chakart-inspected = { $turn ->
    [true] { $ends ->
        [none] { CAPITAL($man) } on { $square } cannot move.
       *[other] { CAPITAL($man) } on { $square } can go to: { $ends }.
     }
   *[false] { $ends ->
        [none] If it were { $side }’s turn, { $man } on { $square } could not move.
       *[other] If it were { $side }’s turn, { $man } on { $square } could go to: { $ends }.
     }
 }
chakart-prompt-target = Choose its square.
chakart-shell-sure = Throw the shell at { $square }? You have only one.
chakart-shell-throw = Throw it
chakart-prompt-shell = The king throws its shell, once a game: choose what it hits.
chakart-prompt-stealth = The queen moves unseen, once a game: choose an empty square.
chakart-prompt-kingboo = Exchange the piece on { $square } with another piece.
chakart-prompt-toadette = Choose a captured piece, then a square for it.
chakart-prompt-daisy = Play once more with the piece on { $square }.
chakart-prompt-promotion = The pawn on { $square } is promoted: choose what it becomes.
chakart-prison-choose = Captured pieces that can come back
chakart-becomes = The pawn becomes:
chakart-promote = What the pawn on { $square } becomes
chakart-claim = Claim a draw
chakart-premove-move = { CAPITAL($man) } { $from } { $takes ->
    [man] takes { $to }
   *[none] to { $to }
 }
chakart-premove-promoted = { $move }, then { $man }
chakart-premove-help = Waiting. It plays by itself if it is still legal; if a die moves the piece, the move is dropped.
chakart-premove-back = Take it back
chakart-premove-ways = or Esc, or a right click
chakart-premove-waits = Queued move: { $move }.
chakart-premove-taken = The waiting move is taken back.
chakart-premove-dropped = { $why ->
    [moved] { $move } was dropped: the piece was moved or captured.
   *[illegal] { $move } was dropped: it is not legal any more.
 }
chakart-last-move = The last move
chakart-start = Start
chakart-turn = Move { $number }, { $side }
chakart-no-move = No move yet.
chakart-to-come = to come
chakart-die = { $rest } or { $last }: { $came }, 1 in { $count }
chakart-effect-does = { $effect ->
    [kingboo] exchanges the piece with any other.
    [koopa] takes the piece back to where it came from.
    [toadette] brings a captured piece back to the board.
    [chomp] eats the piece.
    [daisy] lets the same piece play once more.
    [bowser] immobilises the piece for a turn.
    [luigi] makes an enemy change sides.
   *[waluigi] makes one of the mover’s own pieces change sides.
 }
chakart-does = 1 of { $count }. { $effect ->
    [kingboo] Exchanges the piece with any other.
    [koopa] Takes the piece back to where it came from.
    [toadette] Brings a captured piece back to the board.
    [chomp] Eats the piece.
    [daisy] Lets the same piece play once more.
    [bowser] Immobilises the piece for a turn.
    [luigi] Makes an enemy change sides.
   *[waluigi] Makes one of the mover’s own pieces change sides.
 }
chakart-odds = The odds of this were 1 in { $count }
chakart-sure = certain
chakart-skip = Skip to the end
chakart-takeback-anew = New dice fall
chakart-moves = Moves
chakart-all-moves = All moves
chakart-flip = Flip
chakart-draw = Arrows
chakart-draw-help = Drag for an arrow, press for a circle. The next move wipes them.
chakart-draw-done = Done
chakart-position = Position
chakart-because = { $reason ->
    [king] { $whose ->
        [mine] Your king was captured.
        [theirs] You captured the king.
       *[none] The last king was captured.
    }
    [no-action] There was no action left.
    [threefold] The position stood for the third time.
   *[ply-cap] The match had lasted long enough.
 }
chakart-fen = Position (FEN)
chakart-paste = Look at another position
chakart-look = Look
chakart-unreachable = Nobody answers. Try again.
chakart-again-ask = Ask again
chakart-outcomes = What can come
chakart-outcomes-count = { $count ->
    [one] { $count } outcome
   *[other] { $count } outcomes
 }
chakart-outcomes-help = With their exact chances. Pick what shall happen.
chakart-gist-sent = { $object } to { $square }
chakart-gist-left = { $object } left on { $square }
chakart-back = Another move
chakart-restart = Start again
chakart-try = Your turn: { $moves }.
chakart-try-move = { $by ->
    [shell] press Shell, then throw it from { $from } at { $to }
    [stealth] press Stealth, then move { $man } from { $from } to { $to }
   *[move] move { $man } from { $from } to { $to }
 }
chakart-try-either = { $one }, or { $other }
chakart-try-done = That is it: see what came of it.
chakart-try-other = That is another move. Start again: { $moves }.
chakart-try-astray = { $from ->
    [none] No piece on { $to } can move now. Choose a piece of the side to move.
   *[other] No move leads from { $from } to { $to }.
 }
chakart-aim = Pieces move as in chess, but most leave an object behind. The object acts on the piece that reaches it. There is no check: capture the king.
chakart-lesson-pawn = Pawn
    .help = Toad leaves a mushroom on the square before the one it reaches. Pawns also capture objects diagonally.
chakart-lesson-knight = Knight
    .help = Yoshi leaves an egg on the first square of its way, or where it started if that square is taken.
chakart-lesson-rook = Rook
    .help = Donkey throws a banana on a free square diagonally beside it. Chance picks which.
chakart-lesson-bishop = Bishop
    .help = Wario drops a bomb on a free square straight beside it. Chance picks which.
chakart-lesson-queen = Queen
    .help = Mario leaves nothing. Once a game it moves unseen to an empty square: choose Stealth, then the square.
chakart-lesson-king = King
    .help = Peach throws a shell once a game, as far as a queen moves: choose Shell, then what it hits.
chakart-lesson-mushroom = Mushroom
    .help = A pawn, knight or king repeats its step. A rook, bishop or queen must jump over a piece right before it.
chakart-lesson-banana = Banana
    .help = A piece that reaches it slips one square straight. Chance picks which; an enemy there is captured.
chakart-lesson-bomb = Bomb
    .help = A piece that reaches it is thrown one square diagonally. Chance picks which; an enemy there is captured.
chakart-lesson-egg = Egg
    .help = One of eight surprises, good in a disc, bad in an octagon. Those that cannot happen are left out.
chakart-lesson-start = After two moves
    .help = White played d4, Black’s knight left its egg on g8. The bishop to b4 leaves a bomb on one of four squares.
chakart-lesson-chain = A chain
    .help = The bishop takes the banana on e4. It may slip onto the mushroom, jump, and land on the bomb.
chakart-lesson-waluigi = Bad luck
    .help = Black’s rook takes the egg on f6. One chance in 91 hands the queen on g8 to White, who takes the king.
chakart-track = Objects and arrows
chakart-thing-does = { $thing ->
    [mushroom] one more step, or a jump
    [egg] one of eight effects
    [banana] slips straight
   *[bomb] throws diagonally
 }
chakart-first-steps = First steps on a live board
chakart-arrow-last = Last move
    .help = with its dice
chakart-arrow-own = Your arrows
    .help = drag with the right button, or hold and drag
chakart-arrow-best = Best move
chakart-arrow-waiting = Queued move
    .help = play before your turn
chakart-foreseen = { $pool ->
    [none] May end on: { $ends }.
   *[other] May end on: { $ends }. The egg: { $pool }.
 }
chakart-goal = { $seat ->
    [white] Take the black king to win. Keep yours safe.
    [black] Take the white king to win. Keep yours safe.
   *[none] Take the other king to win. Keep yours safe.
 }
chakart-square-suspect = the vanished queen may be here
chakart-about-mushroom = Mushroom:
    .help = a piece that lands on it goes further, one more step or a jump.
chakart-about-egg = Egg:
    .help = a piece that opens it gets a surprise, good or bad.
chakart-about-banana = Banana:
    .help = a piece that lands on it slips one square straight, as the die says.
chakart-about-bomb = Bomb:
    .help = a piece that lands on it flies one square diagonally, as the die says.
chakart-about-shell = Shell:
    .help = once a game the king throws it at an enemy in its line.
chakart-about-stealth = Stealth:
    .help = once a game the queen moves unseen.
chakart-coach-action = { $kind ->
    [promotion] Make it a { $becomes }.
    [drop] A { $man } on { $to }.
    [swap] Swap your { $man } on { $from } with the piece on { $to }.
    [shell] Throw the shell at { $to }.
    [claim] Claim the draw.
    [stealth] { CAPITAL($man) } to { $to }, unseen.
   *[move] { $becomes ->
        [none] { CAPITAL($man) } { $from } to { $to }.
       *[other] { CAPITAL($man) } { $from } to { $to }, and make it a { $becomes }.
    }
 }
chakart-coach-king = Your king on { $square } is in reach!
chakart-coach-vanished = { CAPITAL($man) } has vanished: she may be on { $squares }.
chakart-coach-vanished-far = { CAPITAL($man) } has vanished: she may be on { $count } squares.
chakart-coach-vanished-king = { CAPITAL($man) } has vanished: from { $squares } she would take your king.
chakart-coach-wins = It takes the king: you win.
chakart-coach-shuts = It shuts that line.
chakart-coach-leaves = There your king is out of reach.
chakart-coach-saves-king = Then your king is out of reach.
chakart-coach-takes = It takes { $man }.
chakart-coach-threatens = It threatens the king on { $square }.
chakart-coach-saves = Otherwise { $man } on { $square } could fall.
chakart-coach-attacks = It attacks { $man } on { $square }.
chakart-coach-queen = No piece is stronger than a queen.
chakart-coach-returns = Your { $man } is back in the game.
chakart-coach-clears = It clears the way for your pieces.
chakart-coach-hides = Nobody sees where your queen goes.
chakart-coach-meets = { $thing ->
    [mushroom] The mushroom may carry it further.
    [egg] A surprise waits in that egg, and the risk is worth it.
    [banana] It slips on the banana, but the risk is worth it.
   *[bomb] The bomb throws it on, but the risk is worth it.
 }
chakart-coach-runs = { $count ->
    [one] One more step, and this pawn is promoted.
   *[other] { $count } more steps, and this pawn is promoted.
 }
chakart-coach-opens = It opens the way for your { $man }.
chakart-coach-reaches = { $count ->
    [one] From there your { $man } reaches { $count } square.
   *[other] From there your { $man } reaches { $count } squares.
 }
chakart-coach-safe = No piece aims at that square.
chakart-coach-tried = This wins most often.
chakart-coach-only = There is no other move.
chakart-coach-risk = Still, { $man } on { $square } can be taken from { $squares }.
chakart-coach-chanced = { $whose ->
    [you] On move { $move } you { $thing ->
        [egg] opened an egg
        [banana] met a banana
        [bomb] met a bomb
       *[mushroom] met a mushroom
     }: { $happened }
   *[other] On move { $move } { $name } { $thing ->
        [egg] opened an egg
        [banana] met a banana
        [bomb] met a bomb
       *[mushroom] met a mushroom
     }: { $happened }
 }
chakart-coach-chanced-converted = { $man } on { $at } changed sides.
chakart-coach-chanced-returned = { $man } went from { $from } back to { $to }.
chakart-coach-chanced-chomped = Chomp ate { $man } on { $at }.
chakart-coach-chanced-immobilised = { $man } on { $at } could not move any more.
chakart-coach-chanced-swapped = the pieces on { $from } and { $to } changed places.
chakart-coach-chanced-dropped = { $which ->
    [banana] a banana fell on { $at }.
   *[bomb] a bomb fell on { $at }.
 }
chakart-coach-chanced-redirected = the piece was sent to { $to }.
chakart-coach-chanced-jumped = the piece jumped to { $to }.
chakart-coach-chanced-pushed = the piece went on to { $to }.
chakart-deed = { $whose ->
    [you] You play { $man } { $from }–{ $to }.
    [then] you play { $man } { $from }–{ $to }.
   *[other] { $name } plays { $man } { $from }–{ $to }.
 }
chakart-deed-takes = { $whose ->
    [you] You play { $man } { $from }–{ $to } and take { $taken }.
    [then] you play { $man } { $from }–{ $to } and take { $taken }.
   *[other] { $name } plays { $man } { $from }–{ $to } and takes { $taken }.
 }
chakart-deed-short = { CAPITAL($man) } { $from }–{ $to }

level-chakart-pip = Takes any piece as gladly as another, and charges with all of them, the king in front. Keep your king at home and wait.
balance-turns-chakart = Pieces taken in a game

## An invitation

chakart-invited-kind = Chakart, chess on wheels. 10 minutes.
chakart-invited-picture = A part of the track with a banana, a bomb, an egg and a mushroom; a knight takes a pawn
chakart-invited-event = Slip on a banana, take the king.
chakart-invited-goal = The chess you know, with objects on the track. No checkmate: you take the king.
chakart-invited-line-1 = The pieces move as in chess, on a race track.
chakart-invited-line-2 = They leave objects behind: mushrooms, eggs, bananas, bombs.
chakart-invited-line-3 = A piece that lands on an object is pushed on, or gets a surprise.
chakart-invited-line-4 = There is no check and no mate. A king can be taken at any time.
chakart-invited-line-5 = Take your opponent’s king, and you win.
chakart-invited-seen = { $seat ->
    [white] White begins.
    [black] White begins.
   *[random] Either of you may be White.
}
    .lead = { $seat ->
    [white] You are Black.
    [black] You are White.
   *[random] Colours by lot.
}

## Refusals of clocks, offers and challenges

error-bad-clock = This clock cannot be set. At most a day for the match, ten minutes back a turn, four weeks a turn.
error-clock-of-a-match = The time of a match needs minutes for both together, and nothing free or given back.
error-clock-not-counted = { $game } counts nothing by which somebody is ahead when time is up. Choose another clock.
error-clock-for-cups = This clock is for tournaments. Choose another one.
error-clock-without-time = A clock needs time: for the match, or free at every turn.
error-time-is-up = The time was up before this move came.
error-no-draws-here = Under these rules there is always a winner.
error-offer-stands = An offer already waits for an answer.
error-offer-too-soon = Your last offer was declined. Move before you ask again.
error-no-offer = There is nothing to answer.
error-takeback-tournament = This match belongs to a tournament: no move of it is taken back.
error-takeback-rated = This match is rated: no move of it is taken back.
error-takeback-staked = Something is staked on this match: no move of it is taken back.
error-takeback-between-people = A move can be taken back only against the house alone.
error-takeback-nothing = There is no move of yours to take back.
error-takeback-done = This move was taken back already.
error-takeback-not-last = This is not your last move: the match has gone on. Look at it, then choose again.
error-unknown-challenge = There is no challenge at this address. Check the link, or look into the lobby.
error-unknown-commitment = This promise of a seed is not there: it was made to somebody else, was used, or is older than a day. Ask for a new one.
error-rematch-waits = The other player was faster: the new table is open already. Look at its seal and sit down there.
error-own-challenge = This challenge is your own. Somebody else has to accept it.
error-not-your-challenge = This challenge was made to somebody else.
error-too-many-tables = You have { $most } tables without another person. Finish or close one of them first.
error-nobody-came = Nobody sat down here within { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }, so the table was closed.
error-closed-by-owner = The player who had opened this table closed it before anybody sat down.
error-match-begun = The match has begun, so its table cannot be closed. You can resign, or propose to call the match off.
error-too-many-challenges = You have { $most } challenges that wait. Withdraw one first.
error-challenge-closed = Somebody was faster: this challenge is no longer open.
error-challenge-accepted = This challenge has been accepted already.
error-challenge-declined = This challenge was declined.
error-challenge-withdrawn = This challenge was withdrawn.
error-challenge-countered = This challenge was answered with other terms already.
error-challenge-lapsed = This challenge has fallen through: its challenger cannot play for it any more. They have been told.
error-challenge-expired = Nobody answered this challenge in time.

## What happened at the table

event-timeout = { $name } ran out of time.
event-house-played = { $name } ran out of time; the table played by lot.
event-counted = The time of the match is up: { $name } is ahead and wins.
event-counted-even = The time of the match is up, and nobody is ahead: both lose.
event-takeback = { $name } took a move back.
event-agreed = The players agreed on a draw.
event-aborted = The match was called off.
event-called-off = The rules of this game were corrected after this match began. The match is called off, and all stakes are returned.

## Clocks and terms

clock-none = No clock
clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
 }
clock-turn = { $time } a turn
clock-free = { $bank } and { $free } s free a turn
clock-increment = { $bank } + { $increment } s
clock-counted = { $bank } for the match, then the orbs count
clock-counted-help = Both think out of the same time. When it is up, everything stops: more orbs win, equal orbs lose for both (in ratings, a draw).
clock-long = { $days } d { $hours } h
clock-away = Away to { $day }
clock-away-help = Away until { $day }: the clock stands still.
clock-told = { $seconds } seconds left.
clock-of = Clock of { $name }:
compose-clock = Clock
compose-clock-help = At zero you lose; with { $free } seconds free a turn the table plays for you.
compose-stakes = Kind of match
compose-to-lobby = Anybody in the lobby
compose-to-player = { $name }
compose-go-challenge = Send the challenge
stake-win-gil = You may win { $gil } gil
stake-lose-gil = You may lose { $gil } gil
stake-seam-gil = { $gil } gil each
stake-and-gil = and { $gil } gil
stake-unseen = Which cards { $name } brings is seen at the table.
stake-mine-unseen = Which of yours they are is seen at the table.
stake-choose = Choose your hand
stake-other = Another hand
stake-hand = Your hand
stake-take = Play these
stake-place = Empty place
stake-new = New to you
stake-have = You have { $count }
stake-last = Last one
stake-wanted = Wanted
stake-shown = This hand lies open: a player who answers sees it first, since it is what can be won.
terms-rated = Rated
terms-casual = Casual
terms-gil = { $gil } gil
terms-owned = Own cards

## The lobby

hall-lobby = Lobby
lobby-title = The lobby
lobby-looking = Looking around the lobby
lobby-direct = Challenges to you
lobby-mine = Your challenges
lobby-rematches = Rematches
lobby-playing = Your games
lobby-open = Waiting for an opponent
lobby-which = Game
lobby-all = All
lobby-empty = Nobody is looking for a game
lobby-bell = The bell
lobby-tell = Tell me when somebody comes
lobby-ring = A bell rings when somebody comes. Keep this page open.
lobby-came = { $name } has come to the lobby.
lobby-house = Play right now
lobby-live = live
lobby-live-plays = { $name } plays { $other }
lobby-live-stands = { $scored ->
    [yes] { $game }. { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $score }.
   *[no] { $game }. { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
}
lobby-post = A move a day
lobby-post-help = Play when it suits you: a move a day is enough.
lobby-post-put = Find an opponent
lobby-last = Last games
house-next = next
house-beaten = beaten
lobby-put = Post a challenge
lobby-here = Here now
lobby-challenge = Challenge
lobby-watch = Games to watch
lobby-left = Time left:
lobby-from = { $name } wants a game
lobby-to-you = { $name } challenges you
lobby-yours = You challenge the lobby
lobby-yours-link = Your game by link
lobby-yours-to = You challenge { $name }
lobby-look = Look
lobby-answer = Take it up
lobby-withdraw = Withdraw
lobby-put-away = Put away
lobby-decline = Decline
challenge-title = A challenge
challenge-to = You challenge { $name }
challenge-yours = Your challenge
challenge-from = { $name } invites you to play
challenge-strength = Rating of { $name } under these rules:
challenge-seat-random = Colours by lot.
challenge-waiting = Waiting for somebody to take it up
challenge-waiting-for = Waiting for { $name }
challenge-is-accepted = This challenge has been taken up.
challenge-is-declined = This challenge was declined.
challenge-is-withdrawn = This challenge was withdrawn.
challenge-is-countered = This challenge was answered with other terms.
challenge-answer = Look at the answer
challenge-answers = { $whose ->
    [you] Other terms than a challenge that you made.
   *[other] Other terms than the challenge it answers.
 }
challenge-first = Look at the first
challenge-other = Suggest changes
counter-title = Suggest changes to { $name }
counter-lead = These are the terms of { $name }. Change what you like, and send them back.
challenge-is-lapsed = This challenge has fallen through.
challenge-is-expired = Nobody took up this challenge in time.
challenge-watch = Go to the table
challenge-lost = No challenge here
challenge-lost-help = Check the link, or look into the lobby.

## Inviting a friend

invite-title = Invite a friend
invite-help = Whoever opens it first sits down with you. No account, nothing to install.
invite-making = Making the link
invite-change = Change
invite-name = Your name, for your friend
invite-name-help = Otherwise your friend sees { $name }.
invite-go-wait = Wait for my friend
invite-send = Send the link
invite-ask = Ask { $name }
invite-text = A game of { $game }?
invite-terms = { $clock ->
    [none] {", no clock"}
   *[other] {", "}{ $clock }
}{ $rated ->
    [yes] {", rated"}
   *[no] {", friendly"}
}
compose-go-friend = Make the link
invite-link = The link
invite-wait = Waiting for your friend
invite-came = Your friend is here
invite-meanwhile = While you wait
invite-wait-bell = A bell rings when they come.
invite-lasts = The link lasts { $days ->
    [one] one day
   *[other] { $days } days
}.
invite-practise = Play { $name }
invite-is-accepted = This seat is taken. Play { $name } in another game?
invite-is-expired = This link has expired. Ask { $name } for a new one.
challenge-go = { $stake ->
    [none] Play
    [card] Play for one card
    [all] Play for all five
    [gil] Play for { $gil } gil
   *[other] Play for cards
}
challenge-go-cards = Play with these
challenge-learn = Learn in one minute
challenge-details = Details
challenge-change = Change it
challenge-line-none = { $cards ->
    [yes] Both keep their cards, no rating.
   *[no] Friendly, no rating.
}
    .lead = Nothing to lose.
challenge-line-gil = The winner has both, a draw gives them back.
    .lead = { $gil } gil each.
challenge-line-rated = This game counts for both ratings.
    .lead = Rated.
challenge-line-swing = About { $points } { $points ->
    [one] point
   *[other] points
} either way.
    .lead = Rated.
challenge-line-time = { $kind ->
    [none] No clock.
    [live] { $clock } for each of you.
   *[post] { $clock }.
}
    .lead = { $kind ->
    [none] Take your time.
    [live] With a clock.
   *[post] By post.
}

## At the table

table-more = At this table
table-rules = Rules
table-turn-tab = Your turn – { $page }
table-closed = This table is closed
table-closed-new = Set up another table
table-close = Close this table
table-close-ask = Close this table?
table-close-help = Nobody can sit down here any more. What you meant to play for stays yours.
table-close-no = Keep waiting
offer-menu = Draw or call off
offer-draw = Offer a draw
offer-abort = Call the match off
offer-abort-ask = Ask to call the match off
offer-abort-sure = Call this match off?
offer-abort-help = The match ends for both sides without a result, and all stakes go back.
offer-made-draw = You have offered a draw.
offer-made-abort = You have asked to call the match off.
offer-told-draw = { $name } offers a draw.
offer-told-abort = { $name } would like to call the match off.
offer-agree = Agree
offer-decline = Decline
offer-take-back = Take it back
offer-none = Nothing can be offered here. You can resign at any time.

## What a match is played for

compose-cards = Cards
compose-cards-free = Any cards
compose-cards-owned = From the collections, at stake
compose-owned-only = Here people play this game with cards of their collections alone.
error-owned-only = In this hall people play this game with cards of their collections alone: choose “From the collections”. Against the house any deck will do.
pick-owned = Only cards that you own, and that no other table holds.
compose-gil = Stake of each side
compose-gil-none = No gil

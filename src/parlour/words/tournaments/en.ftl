## Tournaments: refusals

error-unknown-tournament = There is no such tournament.
error-not-your-tournament = Only the organiser of the tournament can do this.
error-tournament-closed = The tournament is past that: sign-up has ended, or it is over.
error-tournament-full = The tournament is full: it has { $most } places.
error-already-entered = You have signed up already.
error-not-entered = You are not in this tournament, or have withdrawn from it.
error-tournament-too-few = A tournament needs at least { $least } entrants.
error-tournament-form = There is no form “{ $form }”. Known: { $known }.
error-tournament-match = A match of a tournament cannot be called off: play it or resign.
error-tournament-name = A tournament needs a name.
error-tournament-starts = A tournament starts at a time to come, within three months.
error-tournament-starts-itself = This tournament starts by itself, at its time.
error-tournament-checkin = One checks in to a tournament that starts at a time: set one.
error-tournament-best = A board is the best of { $known } games.
error-tournament-swiss = Only a Swiss has a number of rounds to choose.
error-tournament-third = Only a knockout has a match for the third place.
error-tournament-prize-guests = A prize needs accounts: guests cannot own anything.
error-tournament-prize-third = In a knockout a prize for the third place needs a match for it.
error-tournament-prize-long = A place can win { $most } different things at most.
error-checkin-closed = Check-in is not open: it opens 15 minutes before the start.

## Tournaments: pages

tourney-way = Tournaments
tourney-none = No tournament yet. Announce the first one.
tourney-loading = The tournaments are being fetched
tourney-new = Announce a tournament
tourney-name = Name
tourney-game = Game
tourney-rules = Rules
tourney-form = Form
tourney-form-knockout = Knockout
    .help = Who loses is out. A draw is played again with seats swapped.
tourney-form-round_robin = Round robin
    .help = Everybody meets everybody once.
tourney-form-swiss = Swiss
    .help = A few rounds against opponents with as many points; nobody meets twice.
tourney-most = Places
tourney-guests = Guests may take part
tourney-accounts-only = Only accounts
tourney-announce = Announce
tourney-cancel = Cancel
tourney-status-open = Sign-up is open
tourney-status-live = Round { $round } of { $rounds }
tourney-status-over = Over
tourney-winner = { $name } has won.
tourney-count = { $count } of { $most } places taken
tourney-enter = Sign up
tourney-enter-with = Sign up with this
tourney-leave = Sign off
tourney-withdraw = Withdraw
tourney-withdraw-sure = Withdraw for good? The match being played is lost.
tourney-start = Start
tourney-start-few = It can start with two entrants.
tourney-time = Call time
    .help = In every match still played, whoever lets the other wait loses.
tourney-time-sure = End the round now?
tourney-yes = Yes
tourney-no = No
tourney-go = Go to my match
tourney-entrants = Entrants
tourney-nobody = Nobody has signed up yet.
tourney-withdrawn = withdrawn
tourney-you = you
tourney-round = Round { $number }
tourney-final = Final
tourney-semi = Semi-finals
tourney-bracket = Bracket
tourney-rounds = Rounds
tourney-bye = bye
tourney-playing = being played
tourney-result-first = 1 – 0
tourney-result-second = 0 – 1
tourney-result-draw = ½ – ½
tourney-result-bye = bye
tourney-result-none = nobody
tourney-replays = { $count ->
    [one] after one draw
   *[other] after { $count } draws
}
tourney-look = look
tourney-watch = Watch { $first } against { $second }
tourney-standings = Standings
tourney-place = Place
tourney-player = Player
tourney-points = Points
tourney-direct = Direct
tourney-buchholz = Buchholz
tourney-sonneborn = Sonneborn-Berger
tourney-played = Played
tourney-reached = Rounds
tourney-crosstable = Crosstable
tourney-winner-of = the winner of board { $board }
tourney-to-be = to be decided
tourney-back = All tournaments
tourney-hours = A round lasts { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }.
tourney-of-match = The tournament of this match
tourney-hours-wish = Hours a round lasts (empty: as long as it takes)

## Tournaments: refusals

error-unknown-tournament = There is no such tournament.
error-not-your-tournament = Only the tournament’s organiser, or a host of the hall, can do this.
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
error-tournament-checkin = Check-in is for a tournament that starts at a time: set one.
error-tournament-best = A board is the best of { $known } games.
error-tournament-swiss = Only a Swiss has a number of rounds to choose.
error-tournament-third = Only a knockout has a match for the third place.
error-tournament-prize-guests = A prize needs accounts: guests cannot own anything.
error-tournament-prize-third = In a knockout a prize for the third place needs a match for it.
error-tournament-prize-long = A place can win { $most } different things at most.
error-tournament-not-a-ladder = Only a ladder ends at a time and has entrants who challenge each other.
error-tournament-ladder-rounds = A ladder has no rounds and no check-in: players join while it lasts.
error-tournament-ladder-stakes = The matches of a ladder are played without stakes: put up a prize instead.
error-tournament-ends = A ladder ends at a time after its start, within a year of it.
error-tournament-ends-itself = This ladder ends by itself, at its time.
error-ladder-met = You and { $name } meet { $most ->
    [one] once
   *[other] { $most } times
} a week in this ladder, challenges that wait counted.
error-ladder-stranger = This player is not in the ladder, or has withdrawn from it.
error-ladder-answered = This challenge does not wait any more: it was answered or withdrawn.
error-ladder-unready = One of the two cannot play any more with what they signed up with.
error-checkin-closed = Check-in is not open: it opens 15 minutes before the start.

## Tournaments: pages

tourney-way = Tournaments
tourney-none = No tournament yet
tourney-none-help = Knockout, round robin, Swiss or ladder: announce one, and the hall takes care of pairings and scores.
tourney-loading = Loading the tournaments
tourney-new = Announce a tournament
tourney-name = Name
tourney-game = Game
tourney-form = Form
tourney-form-knockout = Knockout
    .help = A player who loses is out. If it ends level, games follow until one is ahead.
tourney-form-round_robin = Round robin
    .help = Everybody meets everybody once.
tourney-form-swiss = Swiss
    .help = A few rounds against opponents with as many points; nobody meets twice.
tourney-form-ladder = Ladder
    .help = A season: join any time, challenge anyone. A win counts 1, a draw ½, a loss nothing.
tourney-most = Places
tourney-guests = Guests may take part
tourney-accounts-only = Accounts only
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
tourney-withdraw-sure = { $count ->
    [0] Withdraw for good? You are playing no match now, and none follows.
    [one] Withdraw for good? The match being played is lost.
   *[other] Withdraw for good? The matches being played are lost.
}
tourney-start = Start
tourney-start-few = It can start with two entrants.
tourney-time = Call time
    .help = In every match still played, the player who lets the other wait loses.
tourney-time-sure = End the round now?
tourney-yes = Yes
tourney-no = No
tourney-go = Play
tourney-entrants = Entrants
tourney-nobody = Nobody has signed up yet.
tourney-withdrawn = left
tourney-you = you
tourney-round = Round { $number }
tourney-final = Final
tourney-semi = Semi-finals
tourney-bracket = Bracket
tourney-rounds = Rounds
tourney-bye = bye
tourney-playing = being played
tourney-look = watch again
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
tourney-to-be = to be decided
tourney-either = { $one } or { $other }
tourney-back = All tournaments
tourney-of-match = The tournament of this match
tourney-hours-wish = Hours a round lasts (empty: as long as it takes)
tourney-step-rules = Rules
tourney-step-when = When
tourney-step-prize = Prize
tourney-description = What it is about (optional)
tourney-all-rules = Change single rules
tourney-guest-organiser = A guest’s tournament is not announced to others: hand its link on.
tourney-places = { $most } places
tourney-best = Games a board
tourney-best-of = { $best ->
    [1] One game
   *[other] Best of { $best }
}
tourney-third = The third place
tourney-third-match = is played for
tourney-third-shared = is shared
tourney-third-said = Third-place match
tourney-swiss = Rounds
tourney-swiss-usual = as many as it takes
tourney-swiss-said = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tourney-starts = It starts
tourney-starts-by-hand = when I say so
tourney-starts-at-time = at a time
tourney-time-of-start = Day and time of the start
tourney-time-far = Within three months. With too few entrants it is called off, and they are told.
tourney-starts-said = Starts { $time }
tourney-starts-open = Starts when its organiser says so
tourney-checkin = Check-in
    .help = From 15 minutes before the start. Entrants who have not said by the start that they are there are struck off, and the waiting list takes their places.
tourney-checkin-said = Check-in from { $time }
tourney-hours-said = { $hours ->
    [one] { $hours } hour a round
   *[other] { $hours } hours a round
}
tourney-guests-said = Guests may take part
tourney-prize = Prize
tourney-prize-help = It leaves your account now, is paid with the last result, and comes back when the tournament is called off. You have { $gil } gil.
tourney-prize-of = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}
tourney-prize-gil = Gil, { $place ->
    [1] first place
    [2] second place
   *[3] third place
}
tourney-prize-card = Card, { $place ->
    [1] first place
    [2] second place
   *[3] third place
}
tourney-prize-no-card = No card
tourney-prize-gil-said = { $gil } gil
tourney-wants-name = Give it a name first.
tourney-preview = The announcement
tourney-unnamed = No name yet
tourney-status-checkin = Check-in is open
tourney-status-off = Called off
tourney-status-soon = Sign-up is open, check-in opens soon
tourney-off-said = It does not take place.
tourney-here = I am here
tourney-cannot = I cannot come
tourney-checkin-now = Say that you are there before { $time }, or your place is given away.
tourney-checked-in = You are there. It starts { $time }.
tourney-checkin-later = You have a place. Check-in opens { $time }.
tourney-you-wait = You are on the waiting list, place { $place }.
tourney-enter-waiting = Join the waiting list
tourney-waiting-list = Waiting list
tourney-waiting-place = { $place }. on the list
tourney-there-since = There since { $time }
tourney-not-there = Not there yet
tourney-here-count = { $here } of { $count } are here
tourney-call-off = Call it off
tourney-call-off-sure = Call the tournament off? Everybody who has signed up is told, and the prize comes back to you.
tourney-played-by = Played by
tourney-quarter = Quarter-finals
tourney-third-board = For the third place
tourney-game-number = Game { $number }
tourney-choose-round = Choose a round
tourney-shared-place = Players who went equally far share the place.
tourney-points-short = Pts
tourney-played-short = Pl.
tourney-direct-short = Dir.
tourney-buchholz-short = Bu.
tourney-sonneborn-short = SB
tourney-prize-line = { $place }: { $prize }
tourney-against = against { $name }
tourney-forfeit = A player who cannot cover a stake loses that pairing
tourney-ends = Day and time of the end
    .help = Within a year. In matches still played then, the player who lets the other wait loses; the prize is paid with the last result.
tourney-starts-at-once = at once
tourney-ends-said = Ends { $time }
tourney-meetings = Meetings of the same two a week
tourney-meetings-said = { $count ->
    [one] The same two meet once a week
   *[other] The same two meet { $count } times a week
}
tourney-status-ladder = Runs until { $time }
tourney-week = Week { $number }
tourney-weeks = Weeks
tourney-join = Join
tourney-join-with = Join with this
tourney-ladder-counts = A win counts 1, a draw ½, a loss nothing. On equal points the next columns decide.
tourney-ladder-mine = My matches
tourney-ladder-none = Nothing to play. Challenge somebody.
tourney-ladder-wants = { $name } challenges you
tourney-ladder-waits = { $name } has not answered yet
tourney-ladder-accept = Accept and play
tourney-ladder-decline = Decline
tourney-ladder-withdraw = Withdraw
tourney-ladder-challenge = Challenge
tourney-ladder-whom = Challenge somebody
tourney-ladder-alone = Nobody else has joined yet. Hand the link on.
tourney-ladder-met = { $met } of { $most } this week
tourney-ladder-unplayed = Nothing has been played yet.
tourney-older = Older tournaments

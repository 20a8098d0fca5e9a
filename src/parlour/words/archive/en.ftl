# The archive: finished matches found again and taken home.

library-title = Library
library-way = Library
library-lead = Every finished game, to watch again.
library-search = Search
library-player = Player
library-game = Game
library-any-game = Any game
library-preset = Rules
library-any-preset = Any rules
library-result = Result
library-any-result = Any result
library-draw = Draw
library-won-by = Won by { $side }
library-since = From
library-until = To
library-clear = Show everything
library-none = No game matches. Remove a filter.
library-empty = No game has ended here yet
library-empty-help = Play one: it is kept from its first move to its last, and anybody can watch it again.
library-more = Show older matches
library-loading = Looking through the shelves
library-found = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
library-open = Look again
library-winner = { $name } won
library-drawn = A draw
library-link = Link to this match
record-look = Analyse
record-details = Details
library-export = Take it home
library-export-history = What everybody saw (JSON)
library-export-seat = What you saw from your seat (JSON)
library-export-log = The whole log, with every pick (JSON)
library-export-moves = Move by move, as a picture (GIF)
library-embed = For a page of another site
library-embed-help = A forum or a wiki that the host of this hall allows shows the match there.
library-export-wiki = Wiki markup
library-export-fen = Moves and positions as FEN
error-bad-archive-result = “{ $given }” is no result. Choose one of { $known }.
error-bad-archive-page = This page of the archive does not exist. Begin again without “after”.
error-unknown-export = “{ $given }” is no file of this match. Choose one of { $known }.

## Was chance fair? In the browser

fair-title = Was chance fair?
fair-lead = This browser recomputes every card dealt and every die thrown from the secret seed, and asks the hall for none of it.
fair-check = Check every pick here
fair-checking = Recomputing
fair-yes = { $count ->
    [0] Fair: chance was asked nothing in this match.
    [one] Fair: the one pick of this match is what the seed gives.
   *[other] Fair: all { $count } picks of this match are what the seed gives.
}
fair-no = Not fair: something was changed.
fair-promise-both = The seed was promised before either player’s browser added to it, and what both added is in every pick from the deal on: nobody could choose the deal.
fair-promise-one = The seed was promised before one player’s browser added to it, and what it added is in every pick from the deal on: the hall could not choose the deal for them. The other seat added what is public.
fair-promise-none = The seed was promised before the deal, but no browser added anything to it: the hall alone chose it.
fair-promise-tournament = The seed follows from the tournament’s, which was promised before anybody signed up; what both players added when they did is in every pick.
fair-early-lot = The lot of the seats was drawn when the table was opened. It contains what the player who opened it added, but not what the other added.
fair-promise-older = An older form: seed and deal were made together, and the seed was promised from then on. Nothing shows that the hall tried no others before.
fair-older-rules = The rules of this game were corrected since. From entry { $seq } on, a replay cannot show any more that the rules of then asked for these picks. The picks themselves are checked all the same.
fair-origin = The seed is the one that the tournament’s seed gives for this match.
fair-origin-later = Whether the tournament’s seed gives this one can be checked when the tournament is over.
fair-origin-broken = The seed is not the one that the tournament’s seed gives for this match.
fair-nonce-seen = What this browser added, and what it saw of the other side, is as it was.
fair-nonce-broken = What this browser added, or saw of the other side, is not what the hall counts with.
fair-lot-broken = The players do not sit as the lot gave out the seats.
fair-no-deal = The deal is not among what was told.
fair-left-out = Entry { $seq } of the match is not among what was told.
fair-place-broken = Entry { $seq } stands where it cannot stand: entries were doubled, added or put in another order.
fair-range = Entry { $seq }, pick { $pick }: { $got } of { $n } is no pick.
fair-unseen = Only the rules can tell whether picks were left out at the end of a move: “parlour verify” replays them. Nothing proves the times: they are the hall’s word.
fair-commitment = The seed fits the seal that was published before the first pick.
fair-commitment-seen = The seed fits the seal that this browser was shown while the match went on.
fair-commitment-broken = The seed does not fit the seal: another one was promised before the first pick.
fair-bent = Entry { $seq }, pick { $pick } of { $n }: the match has { $got }, the seed gives { $due }.
fair-each = Pick by pick
fair-entry = Entry
fair-pick = Pick
fair-n = Asked below
fair-got = Came
fair-due = Recomputed
fair-kind-dealt = dealt
fair-kind-seated = seats
fair-kind-act = move
fair-kind-timeout = played by lot
fair-how = Each pick is HMAC-SHA256 of the seed over match, entry, number of the pick and what both seats added. With the whole log, “parlour verify” shows that the rules asked for these picks.

## Links told before they are followed

preview-closed = Closed
preview-live = Being played
preview-side-won = { $name } won
preview-invites = { $name } invites you
preview-rules-and = { $some } and { $last }
preview-is-accepted = Taken up already
preview-is-declined = Declined
preview-is-withdrawn = Withdrawn
preview-is-countered = Answered with other terms
preview-is-lapsed = Fallen through
preview-is-expired = Nobody took it up

## A match looked at again

replay-title = Look again
replay-step = Move { $at } of { $last }
replay-play = Watch
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-open = Go to its table
replay-whose = Seen by
replay-everybody = everybody
replay-you = you, from your seat
record-of-match = This match in the Library

## Matches of older rules

record-older = Played under older rules
record-older-help = The rules of this game were corrected since. From here on the board cannot be shown; what happened is told as it was written down.

## The matches for researchers

cli-dataset = Write the finished matches of the hall for researchers, without anybody’s name.
cli-dataset-file = The file to write, as JSON lines (.jsonl, .jsonl.gz) or Parquet (.parquet); it must not exist yet.
cli-dataset-writing = Writing
cli-dataset-done = { $matches ->
    [one] { $matches } match is in { $file }.
   *[other] { $matches } matches are in { $file }.
 }
error-dataset-empty = No match has been finished here, so there is nothing to write. Name another place with --data or --database.
error-dataset-format = “{ $file }” tells no format. Name it .jsonl, .jsonl.gz or .parquet.
error-dataset-exists = { $file } exists already. Choose another name.
error-dataset-folder = There is no folder { $folder }. Make it first, or choose another.
error-parquet-not-installed = Parquet needs { $missing }, which is not installed. Run: pip install "parlour[parquet]"

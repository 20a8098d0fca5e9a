account-page = Your public page
rating-provisional = provisional
rating-provisional-help = Too few rated matches to compare it yet.
rating-matches = { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
 }
rating-curve = Rating over { $count ->
    [one] 1 match
   *[other] { $count } matches
 }: between { $low } and { $high }, now { $now }
ratings-title = Ratings
ratings-yours = You have no rating here yet. One rated game is enough.
ratings-guest = Rated games need an account. A name and a password are enough.
ratings-lead = Rated games between accounts, within one game and one community’s rules. ± is the margin of error. A question mark means provisional.
ratings-families = Games and communities
ratings-none = The podium is free
ratings-none-help = Nobody has played a rated game yet. Post a challenge and make it rated: first place is waiting.
ratings-free = free
player-matches = Results
player-no-matches = No finished match yet.
player-looking = Looking it up
player-lost = Nobody of this name
player-lost-help = Perhaps the account was renamed or deleted.
player-role = Role in this hall
player-make-moderator = Make moderator
player-make-player = Make player again
player-appointed = { $name } is { $role ->
    [moderator] a moderator
   *[player] a player
 } now.
ratings-machines = with machines

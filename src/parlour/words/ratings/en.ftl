account-page = Your page, as others see it
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
ratings-lead = Rated matches between accounts, compared within one game and one community’s rules. The number after ± is the margin of error.
ratings-families = Games and communities
ratings-none = The podium is free
ratings-none-help = Nobody has played a rated game yet. Put up a challenge and make it rated: first place is waiting.
ratings-free = free
player-no-ratings = No rated match yet.
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

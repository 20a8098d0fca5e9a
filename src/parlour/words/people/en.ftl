## Refusals between players

error-tie-with-oneself = Choose another player than yourself.
error-too-many-ties = You have { $most } friends and players kept away. Take one off first.
error-blocked-by-you = You keep this player away. Let them near again first, on their page.
error-blocked-by-other = This player takes no challenges and no trades from you.
error-too-many-wishes = You look for { $most } cards. Take one off first.

## The directory

people-way = People
people-title = People
people-views = People and cards
people-members = Members
people-find = Find a name
people-filter = Filter
people-whom = Who
people-who-all = All
people-who-here = Here now
people-nobody-here = Nobody of the directory is in the lobby or at a table just now.
people-here = Here, free
people-plays = { $house ->
    [yes] Plays the house
   *[no] Plays { $against }
 }
people-watch = Watch
people-who-friends = Friends
people-who-wanted = Has cards I want
people-who-machines = Machines
people-game = Game
people-any-game = Any game
people-when = Seen
people-when-long = Last seen: any time
people-when-today = Seen today
people-when-week = Seen this week
people-when-month = Seen this month
people-seen = { $seen ->
    [today] Here today
    [week] Here this week
    [month] Here this month
   *[long] Away for a while
 }
people-fresh = New this week
people-you = You
people-friend = Friend
people-name = Name
people-rating = Rating
people-unrated = not rated yet
people-cards = Cards
people-secluded = not shown
people-against = Against your lists
people-has = { $count ->
    [one] Has one card you want
   *[other] Has { $count } cards you want
 }
people-wants = { $count ->
    [one] Wants one of yours
   *[other] Wants { $count } of yours
 }
people-both = Has { $has } you want, wants { $wants }
people-acts = What to do
people-empty = Nobody has an account here yet
people-empty-help = Whoever creates one is found on this page. Invite the first.
player-house = The house
player-house-beaten = { $count } of { $all } beaten
player-house-of = { $name }: { $state ->
    [beaten] beaten twice
    [next] next
   *[open] not yet
}
player-puzzles-solved = { $count } solved
player-puzzles-row = { $days } days in a row.
player-puzzles-rule = One missed day a week is always forgiven.
player-puzzles-forgiven = Missing { $day } does not count: one day a week is always forgiven.
player-finest = Finest move of your last games
finest-says = { $deed } { $counted ->
    [score] { $came } for you; with any other move, { $other } at best.
   *[chances] { $came }% to win; with any other move, { $other }% at best.
}
player-mastered = Rules mastered
player-mastered-part = { $rule }, { $won } of { $of }
people-nobody = Nobody matches. Remove a filter.
people-no-friends = You have no friends here yet. Open somebody’s page and press “Add to friends”.
people-nobody-called = Nobody here is called so.
people-nobody-has = Nobody shows a card that you look for. Open a card and choose “I want it”.
people-pages = Pages
people-page = Page { $page } of { $pages }
people-before = Previous
people-after = Next

## Who owns what

owners-title = Who owns what
owners-all = Rarest first
owners-wished = I look for
owners-lacking = I lack
owners-single = Only one owner
owners-nobody = Nobody
owners-none = none
owners-sum = { $copies ->
    [one] One copy
   *[other] { $copies } copies
 } of { $kinds ->
    [one] one card.
   *[other] { $kinds } cards.
 }
owners-secluded = { $count ->
    [one] One member keeps their cards to themselves and is not counted.
   *[other] { $count } members keep their cards to themselves and are not counted.
 }
owners-count = { $count ->
    [one] one owner
   *[other] { $count } owners
 }
owners-of = { $owners ->
    [0] Nobody shows one.
    [one] One owner, copies: { $copies }
   *[other] { $owners } owners, copies: { $copies }
 }
owners-card = The card’s page
register-lookers = Looked for by
wish-on = You want it
wish-off = I want it

## A player’s page

player-challenge = Challenge
player-trade = Trade
player-report = Report or block
player-edit = Edit
player-befriend = Add to friends
player-friend = Friends
player-since = Here since { $month }.
player-keep-away-title = Keep away
player-keep-away = Keep away
player-let-near = Let near again
player-keep-away-help = You and { $name } can then neither challenge each other nor offer each other trades. { $name } notices this only when making you an offer.
player-kept-away = You keep { $name } away: no challenges, no trades.
player-near-again = { $name } may come near again.
player-rating = Rating
player-best = Best
player-rated = Rated matches
player-range = Margin of error
player-friends = Friends
player-cards = Cards
player-all-cards = All { $count } of { $all }
player-no-cards = No cards of this set yet.
player-secluded = These cards are kept from others.
player-has = { $count ->
    [one] Has one
   *[other] Has { $count }
 }
player-you-want = You want it
player-you-have = { $count ->
    [0] Not yours
    [one] You have one
   *[other] You have { $count }
 }
player-took = Took { $cards }.
player-lost-cards = Lost { $cards }.
player-looks-for = Looks for
player-all-matches = All
player-result-won = Won
player-result-lost = Lost
player-result-drawn = Drawn
between-title = You and { $name }
between-you = you
between-drawn = drawn
between-told = Of your matches you won { $won } and { $name } won { $lost }; { $drawn } were drawn.
between-never = You have never finished a match with { $name }.
between-run = The longest run
between-run-yours = { $count ->
    [one] One win, yours
   *[other] { $count } wins, yours
 }
between-run-theirs = { $count ->
    [one] One win of { $name }
   *[other] { $count } wins of { $name }
 }
between-now = Now
between-your-turn = Your turn
between-their-turn = { $name } is to play
collection-seclude = Keep my cards to myself
collection-seclude-help = Nobody else sees what you have, and the register does not count it. Your trades and stakes still say what is in them.
collection-seclude-on = Your cards are kept to yourself.
collection-seclude-off = Everybody may see your cards.
collection-secluded = { $name } keeps these cards from others.

## The desk of a trade

trade-desk = Trade with { $name }
trade-all = All trades
trade-look = Look
trade-offer = Offer it
trade-offer-card = Offer a card
trade-offer-others = Or to somebody else
trade-offer-whom = To whom?
trade-offer-instead = Offer this instead
trade-of-mine = of your { $count }
trade-of-theirs = of { $count } with { $name }
trade-add = Add a card
trade-add-of = { $side ->
    [mine] Your cards
   *[theirs] Cards of { $name }
 }
trade-added = To the trade
trade-no-card-here = No card
trade-in = { $count } of { $of } in the trade
trade-in-trade = In the trade
trade-less = One { $card } less
trade-one-more = One { $card } more
trade-left-mine = { $count ->
    [0] Your last ones
   *[other] You keep { $count }
 }
trade-left-theirs = { $count ->
    [0] No more there
   *[other] { $name } keeps { $count }
 }
trade-gil-have = You have { $gil }
trade-gil-mine = Gil you give
trade-gil-theirs = Gil you get
trade-looks-for = { $name } looks for
trade-you-look-for = You look for
trade-no-wishes = No card of this set.
trade-have-mine = you have { $count } of { $all }
trade-have-theirs = { $name } has { $count } of { $all }
trade-has-mine = { $count ->
    [one] You have one
   *[other] You have { $count }
 }
trade-has-theirs = { $count ->
    [one] { $name } has one
   *[other] { $name } has { $count }
 }
trade-none-mine = Not yours
trade-none-theirs = { $name } shows none
trade-at-a-table = At a table
trade-sum = { $give } for { $get }
trade-sum-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
trade-sum-gil = { $gil } gil
trade-news = { $name } changed it: { $changes }. Nothing is agreed until you say so.
trade-news-gives = { $way ->
    [more] gives { $what ->
        [gil] { $count } gil
       *[other] { $count } × { $what }
    } more
   *[less] gives { $what ->
        [gil] { $count } gil
       *[other] { $count } × { $what }
    } less
 }
trade-news-asks = { $way ->
    [more] asks for { $what ->
        [gil] { $count } gil
       *[other] { $count } × { $what }
    } more
   *[less] asks for { $what ->
        [gil] { $count } gil
       *[other] { $count } × { $what }
    } less
 }

## What one would accept, and rules that are kept

lobby-accept = What you would accept
lobby-community = Community
lobby-any = Any
lobby-stakes = At stake
lobby-stakes-any = Anything
lobby-stakes-none = Nothing
lobby-stakes-covered = What you can cover
lobby-time = Time
lobby-time-any = Any
lobby-time-sitting = At one sitting
lobby-time-post = By post, days a turn
lobby-nobody-fits = { $count ->
    [one] One challenge waits, and does not fit what you would accept.
   *[other] { $count } challenges wait, and none fits what you would accept.
 }
lobby-show-all = Show all
lobby-short = You no longer have the gil for this. A player who takes it up only hears that it fell through.
kept-title = Your rule sets
kept-usual = Your usual rules:
kept-keep = Save these rules
kept-name = Name
kept-as-usual = As my usual rules for new tables
kept-do = Save
kept-drop = Drop

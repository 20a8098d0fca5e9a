## The game

game-triple-triad = Triple Triad
game-triple-triad-blurb = Four numbers, nine squares.
red = Red
blue = Blue

## Presets

preset-ffwtt = FFWorld
    .help = The rules of the French site FFWorld: simple, with many options.
preset-mush = Final Kingdom
    .help = A forum’s rules. The winner takes a card; a tie is played again.
preset-wiki = Wiki 101
    .help = A forum’s rules. The winner takes a card and 50 gil.
preset-ff8 = FF8
    .help = The game in Final Fantasy VIII, of 1999. The winner takes a card.
preset-ff14 = FF14
    .help = The game in Final Fantasy XIV. Its rules can turn everything round.

## Places and cups

named-balamb = Balamb
    .help = Final Fantasy VIII, where you begin: both hands lie open.
named-galbadia = Galbadia
    .help = Final Fantasy VIII: the rule Same.
named-dollet = Dollet
    .help = Final Fantasy VIII: Random hands on a board with elements.
named-trabia = Trabia
    .help = Final Fantasy VIII: Random hands and Plus.
named-centra = Centra
    .help = Final Fantasy VIII: Random hands, Same and Plus.
named-fishermans_horizon = Fishermans Horizon
    .help = Final Fantasy VIII: elements, and Sudden Death after a tie.
named-esthar = Esthar
    .help = Final Fantasy VIII: elements. Same Wall is named too, but does nothing without Same.
named-lunar_base = Lunar Base
    .help = Final Fantasy VIII: every rule, with closed hands.
named-manderville = Manderville Tournament of Champions
    .help = A cup of the Gold Saucer in Final Fantasy XIV: All Open and Plus.
named-spinners_pull = The Spinner’s Pull
    .help = A cup of the Gold Saucer in Final Fantasy XIV: Three Open and Swap.
named-durai = The Durai Memorial
    .help = A cup of the Gold Saucer in Final Fantasy XIV: Order and Same.
named-rowena = The Rowena Cup Classic
    .help = A cup of the Gold Saucer in Final Fantasy XIV: two Roulettes.

## Groups

group-captures = Captures
group-board = Board
group-hands = Hands
group-stakes = At stake
group-ending = If it ends 5–5
group-table = Fine print

## Options

option-same = Same
    .help = Two sides that equal their neighbours take both.
option-same_wall = Same Wall
    .help = The edge counts as an A for Same.
option-plus = Plus
    .help = Two sides of one sum with their neighbours take both.
option-plus_wall = Plus Wall
    .help = The edge counts as an A for Plus.
option-combo = Combo
    .help = Cards taken by Same or Plus attack in turn.
option-battle = Battle
    .help = On a tie, the stronger card wins.
option-reverse = Reverse
    .help = The smaller number wins.
option-fallen_ace = Fallen Ace
    .help = A placed 1 takes an A.
option-elemental = Elemental
    .help = A card gains 1 on its element’s square. Any other loses 1 there.
option-broken_wall = Broken Wall
    .help = A card at one edge touches the opposite edge.
option-power_wall = Power Wall
    .help = A card of the right power slides its row or column.
option-ascension = Ascension
    .help = Cards of one type grow with each other.
option-descension = Descension
    .help = Cards of one type weaken each other.
option-visibility = Hands shown
    .help = Who sees which cards.
option-visibility-closed = Closed
    .means = You see your own five cards alone.
option-visibility-open = Open
    .means = Both hands are open.
option-visibility-three_open = Three Open
    .means = Three cards of each hand are open.
option-card_pick = Picking cards
    .help = Where your five cards come from. A whole deck has 60 cards at most.
option-card_pick-free = You choose
    .means = You choose your five cards.
option-card_pick-opponent = Opponent chooses
    .means = Your opponent chooses your five cards.
option-card_pick-random = Random
    .means = Five random cards each.
option-card_pick-full = Whole deck
    .means = A whole deck of up to 60 cards: any of them may be played.
option-card_pick-draft = Draft
    .means = The five cards are chosen in turns.
option-playing_order = Playing order
    .help = Which card of the hand may be played.
option-playing_order-free = Any card
    .means = Any card of the hand may be played.
option-playing_order-order = Order
    .means = Cards are played in their order.
option-playing_order-chaos = Chaos
    .means = Chance says which card is played.
option-copies = Copies
    .help = A hand may hold a card of levels 1 to 7 several times.
option-swap = Swap
    .help = One random card of each hand changes sides.
option-random_balance = Even hands
    .help = Up to two random cards are exchanged to level both hands.
option-roulette = Roulette
    .help = One more rule, or two, found by chance.
option-roulette-two = two
option-trade = Winnings
    .help = What the winner takes.
option-trade-none = Nothing
    .means = Nobody loses a card.
option-trade-one = One
    .means = The winner takes one card.
option-trade-difference = Difference
    .means = The winner takes as many cards as the margin.
option-trade-direct = Direct
    .means = Each keeps the cards of their colour.
option-trade-all = All
    .means = The winner takes all five cards.
stake-cards-one = The winner picks one of the loser’s five cards: yours, or one of those of { $name }.
    .lead = One card.
stake-cards-difference = The winner picks as many of the loser’s five cards as the rule of Difference says.
    .lead = Cards.
stake-cards-direct = Each card goes to the side whose colour it shows at the end: yours may go, those of { $name } may come.
    .lead = Cards.
stake-cards-all = The winner takes all five of the loser’s cards: yours, or those of { $name }.
    .lead = All five.
stake-win-one = You may win one card of { $name }
stake-win-difference = You may win cards of { $name }
stake-win-direct = You may win cards of { $name }
stake-win-all = You may win all five of { $name }
stake-seam-one = One card changes hands
stake-seam-difference = As many as the lead is worth
stake-seam-direct = Each goes to its colour
stake-seam-all = All five change hands
stake-lose-one = You may lose one
stake-lose-difference = You may lose some
stake-lose-direct = You may lose some
stake-lose-all = You may lose all five
option-difference = Difference counts
    .help = How many cards Difference gives.
option-difference-half = half of it
option-difference-full = all of it
option-difference-capped4 = the difference, up to four cards
option-gil_prize = 50 gil prize
    .help = The house pays the winner; the same two once a day, unless the host allows it more often.
option-tie = A tie
    .help = What happens at five all. Played again, it is a draw after 100 rounds.
option-tie-draw = is a draw
option-tie-replay = is played again, up to 100 rounds
option-sudden_death = Sudden Death
    .help = After a tie, play again with the cards of your colour.
option-sudden_rounds = Extra rounds
    .help = How often Sudden Death plays on. After 100 rounds the match is a draw in any case.
option-sudden_rounds-unlimited = until somebody wins, 100 rounds at most
option-sudden_rounds-five = five at most
option-tie_hands = Hands after a tie
    .help = Which cards the next round is played with.
option-tie_hands-controlled = cards controlled
option-tie_hands-brought = cards brought
option-cards = Cards
    .help = Which cards are played with.
option-cards-ff8 = FF8, 110 cards
option-cards-ff14 = FF14, 475 cards
option-first_player = First player
    .help = Who places the first card.
option-first_player-coin = by coin
option-first_player-red = Red
option-first_player-blue = Blue
option-element_kinds = Elements
    .help = How many kinds of element there are.
option-element_kinds-nine = nine kinds
option-element_kinds-eight = eight kinds
option-element_draw = Drawing elements
    .help = How the marked squares are drawn.
option-element_draw-distinct = 0 to 6, all different
option-element_draw-repeated = 1 to 5, repeats allowed
option-elemental_clamp = Keep 1 to A
    .help = Modifiers never leave the range 1 to A.
option-special_values = Same and Plus read
    .help = Which numbers Same and Plus compare.
option-special_values-printed = printed numbers
option-special_values-adjusted = modified numbers
option-combo_values = Combo reads
    .help = Which numbers combo links compare.
option-combo_values-adjusted = modified numbers
option-combo_values-printed = printed numbers
option-battle_mode = Battle works for
    .help = Can the placed card lose a Battle?
option-battle_mode-attacker = the placed card
option-battle_mode-symmetric = both cards
option-power_wall_attackers = After a slide
    .help = Which cards attack when a line has moved.
option-power_wall_attackers-placed = the placed card attacks
option-power_wall_attackers-moved = every moved card attacks
option-star_limits = Star limits
    .help = At most one five-star card and two of four stars or more.
option-numbering = Numbers of squares
    .help = How the nine squares are numbered.
option-numbering-rows = row by row, from the top
option-numbering-keypad = like a keypad, 7 at the top left

## Why rules do not go together

clash-same-wall-without-same = Same Wall extends Same, so it needs Same.
clash-same-wall-idle = Same Wall does nothing without Same.
clash-plus-wall-without-plus = Plus Wall extends Plus, so it needs Plus.
clash-plus-wall-idle = Plus Wall does nothing without Plus.
clash-walls-go-together = This community has one switch for both walls: both on, or both off.
clash-broken-wall-no-wall = Broken Wall joins opposite edges, so there is no wall for Same Wall or Plus Wall to touch.
clash-broken-wall-no-combos = Broken Wall is played without combos here, so Same and Plus must be off.
clash-broken-wall-power-wall = Nobody has ruled how Broken Wall and Power Wall meet. A free table may try it.
clash-closed-full = A whole deck cannot be played closed: the other side could never check it.
clash-all-full = With whole decks and All, the loser gives everything they brought.
clash-closed-opponent = Closed hands hide little when the opponent has picked them.
clash-order-draft = Order follows the deck as it was built, and a draft has no such order.
clash-ascension-descension = Ascension and Descension cancel each other: choose one.
clash-reverse-battle = Reverse wants small numbers, Battle large totals. Only a free table may mix them.
clash-elemental-ascension = Elements and types both change the numbers. Only a free table may mix them.
clash-balance-needs-random = Only random hands can be evened out.
clash-balance-with-stakes = Hands are evened out only when nothing is at stake.
clash-combo-idle = Combo does nothing without Same or Plus.
clash-sudden-death-replay = Ties are played again anyway, so Sudden Death changes nothing.

## Elements and types

element-fire = fire
element-ice = ice
element-thunder = thunder
element-earth = earth
element-poison = poison
element-wind = wind
element-water = water
element-holy = holy
element-darkness = darkness
type-primal = primal
type-scion = scion
type-society = society
type-garlean = garlean

## What happened

event-dealt = Round { $round }. { $first ->
    [red] Red
   *[blue] Blue
 } begins.
event-picking = The hands are picked.
event-picked = { $seat ->
    [red] Red
   *[blue] Blue
 } picks { $card }.
event-picked-hidden = { $seat ->
    [red] Red
   *[blue] Blue
 } picks a card.
event-swapped = Swap: one card of each hand changes sides.
event-roulette = Roulette: { $rule }.
event-forced = { $seat ->
    [red] Red
   *[blue] Blue
 } must play { $card }.
event-forced-hidden = { $seat ->
    [red] Red
   *[blue] Blue
 } must play a certain card.
event-placed = { $seat ->
    [red] Red
   *[blue] Blue
 } places { $card } on square { $cell }.
event-slid = Power Wall { $op }{ $value }: power { $power } sends the line { $travel ->
    [up] up
    [down] down
    [left] to the left
   *[right] to the right
 }.
event-same = Same: { $terms }.
event-plus = Plus: { $terms }.
event-flipped = { $by ->
    [basic] { $attacker } { $mine } takes { $card } { $theirs }.
    [same] { $card } turns by Same.
    [plus] { $card } turns by Plus.
    [battle] Battle: { $attacker } outweighs { $card } at { $mine } = { $theirs }.
    [combo] Combo: { $attacker } { $mine } beats { $card } { $theirs }.
    [fallen_ace] Fallen Ace: { $attacker } { $mine } takes { $card } { $theirs }.
   *[symmetric] Battle: { $card } falls to the heavier { $attacker }.
 }
event-result = { $again ->
    [true] Five all: another round.
   *[false] { $winner ->
        [red] Red wins { $red }–{ $blue }.
        [blue] Blue wins { $blue }–{ $red }.
       *[none] A draw, { $red }–{ $blue }.
     }
 }

## The table in the browser

table-lang = en
triple-triad-seat-red = Red
triple-triad-seat-blue = Blue
table-board = Board, 3 rows of 3 squares
table-board-pick = Cards to choose from
table-hand-yours = Your hand
table-hand-of = Hand of { $name }
table-cards-hidden = { $count ->
    [0] no cards
    [one] 1 card, hidden
   *[other] { $count } cards, hidden
  }
table-cards-open = { $count ->
    [0] no cards
    [one] 1 card, open
   *[other] { $count } cards, open
  }
table-cards-some = { $count ->
    [0] no cards
    [one] 1 card, { $open } open
   *[other] { $count } cards, { $open } open
  }
table-score-named = { $nearName } { $near }, { $farName } { $far }
table-watching = You are watching. { $name } to play.
table-choose-card = Choose a card.
table-choose-square = { $card }: choose a square.
table-power-hint = { $card }, power { $power }: choose a square.
table-forced-hint = { $rule ->
    [order] Order: { $card } is next.
   *[chaos] Chaos: { $card } was drawn.
  }
table-locked = { $rule ->
    [order] Order: cards are played in turn
   *[chaos] Chaos: another card was drawn
  }
table-takes = takes { $count }
table-stays = stays
table-slides = slides { $travel ->
    [up] up
    [down] down
    [left] left
   *[right] right
  }
table-square = square { $cell }
table-square-empty = empty
table-square-for = { $square }; { $move }
table-square-restricted = power { $op ->
    [over] over { $value }
    [under] under { $value }
   *[equal] equal to { $value }
  } slides { $travel ->
    [up] up
    [down] down
    [left] left
   *[right] right
  }
table-square-open = open to { $card }
table-square-takes = { $card } here takes { $count }
table-square-moves = { $card } here slides { $travel ->
    [up] up
    [down] down
    [left] left
   *[right] right
  } and takes { $count }
table-square-illegal = not open to { $card }
table-square-last = last move
table-square-would-turn = would turn
table-card-sides = { $top } up { $right } right { $bottom } down { $left } left
table-card-brought = brought by { $side }
table-card-power = power { $power }
table-card-delta = { $delta } here
table-card-hidden = hidden card
table-card-locked = locked
triple-triad-goal = Most cards in your colour wins.
table-took-mine = { $sum }: { $count ->
    [one] it is yours
   *[other] they are yours
 }.
table-took-stays = { $count ->
    [one] It stays on the board, and can change sides again.
   *[other] They stay on the board, and can change sides again.
 }
table-squares-filled = { $count } of 9 squares are filled
triple-triad-coach-place = { $card } goes here.
triple-triad-coach-takes = { $card } goes here and takes { $count ->
    [one] one
   *[other] { $count }
 }: { $sums }.
triple-triad-coach-takes-rule = { $card } goes here and takes { $count ->
    [one] one
   *[other] { $count }
 }, by { $rules }.
triple-triad-coach-pick = { $card }.
triple-triad-coach-safe = It is safe next turn.
triple-triad-coach-risk = { $card } on { $square } could take it back.
triple-triad-coach-score = { $ahead ->
    [yes] You then lead { $mine }–{ $theirs }.
   *[no] That makes it { $mine }–{ $theirs }.
}
triple-triad-coach-corner = In the corner, only its { $count ->
    [one] { $sides } is
   *[other] sides { $sides } are
 } exposed.
triple-triad-coach-open = It faces the free squares with { $sides }.
triple-triad-coach-last = No side of it is exposed.
triple-triad-coach-too-close = { $whose ->
    [you] On move { $move } you placed { $card } too close: { $attacker } took it
    [other] On move { $move } { $name } placed { $card } too close: your { $attacker } took it
   *[watched] On move { $move } { $name } placed { $card } too close: { $attacker } took it
 }{ $plain ->
    [yes] , { $mine } over { $theirs }.
   *[no] .
 }
triple-triad-coach-left = { $whose ->
    [you] On move { $move } you placed { $card }, and { $attacker } took your { $taken }
    [other] On move { $move } { $name } placed { $card }, and your { $attacker } took { $taken }
   *[watched] On move { $move } { $name } placed { $card }, and { $attacker } took { $taken }
 }{ $plain ->
    [yes] , { $mine } over { $theirs }.
   *[no] .
 }
table-placed = { $side } places { $card } on { $cell }
table-deed = { $whose ->
    [you] You play { $card } on { $square }.
    [then] you play { $card } on { $square }.
   *[other] { $name } plays { $card } on { $square }.
 }
table-deed-takes = { $whose ->
    [you] You play { $card } on { $square } and take { $taken }.
    [then] you play { $card } on { $square } and take { $taken }.
   *[other] { $name } plays { $card } on { $square } and takes { $taken }.
 }
table-deed-short = { $card }, { $square }
table-took = { $count ->
    [0] { $side } takes nothing
    [one] { $side } takes 1 card
   *[other] { $side } takes { $count } cards
  }
table-title-plus = Plus
table-title-same = Same
table-title-wall = Power Wall
table-title-battle = Battle
table-title-ace = Fallen Ace
table-title-capture = Capture
table-title-sum = { $title }: { $sum }.
table-title-none = Takes nothing
table-why-plus = { $pairs ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $pairs }
  } pairs make { $sum }: { $cards } { $count ->
    [one] turns
   *[other] turn
  }.
table-why-same = { $pairs ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $pairs }
  } sides match: { $cards } { $count ->
    [one] turns
   *[other] turn
  }.
table-why-beats = { $attacker } { $mine } beats { $victim } { $theirs }.
table-why-combo = Combo: { $attacker } { $mine } beats { $victim } { $theirs }.
table-why-battle = { $attacker } totals { $mine }, { $victim } { $theirs }.
table-why-symmetric = { $attacker } is turned in the battle.
table-why-ace = { $attacker } { $mine } fells { $victim } { $theirs }.
table-why-none = { $card } on { $cell } takes nothing.
table-note = ({ $sums })
table-why-column = The { $line ->
    [1] left
    [2] middle
   *[3] right
  } column slides { $travel ->
    [up] up
   *[down] down
  }
table-why-row = The { $line ->
    [1] top
    [2] middle
   *[3] bottom
  } row slides { $travel ->
    [left] left
   *[right] right
  }
table-why-wraps = { $moved }; { $card } wraps to the { $travel ->
    [down] top
    [up] bottom
    [left] right
   *[right] left
  }.
table-why-moved = { $moved }.
table-log-on = on { $cell }
table-log-combo = combo { $count }
table-log-beats = { $mine } beats { $theirs }
table-log-none = takes nothing
table-log-power = power { $sum }, { $travel ->
    [up] column up
    [down] column down
    [left] row left
   *[right] row right
  }
table-log-round = Round { $round }
table-log-picked = picks a card
table-log-picked-card = picks { $card }
table-looking-back = Move { $step } of { $of }
table-result-rounds = { $rounds ->
    [one] After 1 round.
   *[other] After { $rounds } rounds.
  }
table-spoils-none = Nothing moves.
table-spoils-one = { $whose ->
    [you] You may take 1 card.
   *[other] { $name } may take 1 card.
  }
table-spoils-difference = { $whose ->
    [you] You may take
   *[other] { $name } may take
  } { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, by the difference.
table-spoils-direct = Each card goes to the side whose colour it shows.
table-spoils-all = { $whose ->
    [you] You take
   *[other] { $name } takes
  } { $count ->
    [one] { $count } card
   *[other] all { $count } cards
  }.
table-spoils-gil = { $whose ->
    [you] { $gil } gil go to you.
   *[other] { $gil } gil go to { $name }.
  }
table-refused = The card is back in your hand.
table-round-banner = Sudden death
table-round-number = Round { $round }, hands are dealt again
table-pick-title = { $count ->
    [one] Choose 1 more card
   *[other] Choose { $count } more cards
  }
table-pick-wait = { $name } is choosing
table-pick-own = Your cards
table-pick-theirs = Cards of { $name }
error-hand-too-small = { $seat ->
    [red] Red
   *[blue] Blue
 } holds { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
 } and still has { $wanted ->
    [one] { $wanted } turn
   *[other] { $wanted } turns
 } until the board is full: a card is wanted for each.
error-bad-stage = This part of the board cannot be read: squares are “0” to “8”, a card is written “red 7AA1” or “blue Geezard”, a hand is a list of cards, and a square must be free.
error-no-board = This is no Board: it begins with {"{{"}Board, lists the nine squares from the top left with | before each, and ends with {"}}"}, as {"{{"}Board|||geezard||||||{"}}"}.
error-board-squares = Board lists nine squares, row by row from the top left with | before each; this one has { $count }. An empty square stays empty: ||.
error-board-parameter = Board has no parameter “{ $parameter }”. Beside the nine squares there are { $known }, with 1 to 9 for a square.
error-board-card = Parameter “{ $parameter }” of Board: the set { $set } has no card “{ $value }”. Perhaps you mean “{ $near }”: names are in lower case, a red card’s after an r, and a card of no set is its four numbers top, left, right, bottom.
error-board-value = Parameter “{ $parameter }” of Board is “{ $value }”; right would be one of { $known }.
error-board-wall = Parameter “{ $parameter }” of Board is “{ $value }”; right would be a sign (=, - or +), a number and a direction, as “=20 horizontal”.
error-board-forced = Parameter “forced” of Board is “{ $value }”; right would be the place, from 1, of the card of the hand that must be played.
error-board-turn = Parameter “play” of Board is missing: where hands are given it says whose turn it is, red or blue.

triple-triad-options-wanted = “options” is an object of option names and their values.
triple-triad-chaos-untold = Under Chaos one card of the hand must be played, and a position without “forced” does not tell which. Every card is listed.
triple-triad-score-wanted = “score” is an object with “board_owners” and “second_player”.
triple-triad-pool-wanted = “loser_pool” is a count of cards.

triple-triad-aim = Nine squares, five cards each. You take turns; a card takes the neighbours it beats. The player with more cards in their colour at the end wins. On each board you place the card.
triple-triad-all-rules = All rules, and what each community makes of them
triple-triad-try = { $count ->
    [0] Place { $card } on square { $cell }.
    [1] Place { $card } where it takes a card.
   *[other] Place { $card } where it takes { $count } cards.
 }
triple-triad-try-missed = { $count ->
    [0] On square { $cell } it takes nothing.
   *[other] On square { $cell } it takes only { $count }.
 } { $goal ->
    [1] Look for the square where it takes a card.
   *[other] Look for the square where it takes { $goal }.
 }
triple-triad-try-done = That is it.
triple-triad-try-show = Show me
triple-triad-try-again = Try again

level-triple-triad-pip = Knows that the higher number takes the lower one. Pip does not see Same, Plus or walls coming: set them up.
balance-turns-triple-triad = Cards turned in a game

card-fault = { $problem ->
    [twice] The name “{ $given }” is on line { $line } already.
    [name] A card has a name of 1 to { $most } characters.
    [letters] The name “{ $given }” has signs that no name has.
    [alike] The name “{ $given }” looks like { $other }.
    [side] { $column ->
        [top] Top
        [right] Right
        [bottom] Bottom
       *[left] Left
    } is { $given }. A side goes from 1 to A.
    [element] There is no element “{ $given }”. { $nearest ->
        [none] Known: { $known }.
       *[other] Nearest: { $nearest }.
    }
    [type] There is no type “{ $given }”. { $nearest ->
        [none] Known: { $known }.
       *[other] Nearest: { $nearest }.
    }
    [face] There is no face “{ $given }”. { $nearest ->
        [none] Choose one.
       *[other] Nearest: { $nearest }.
    }
    [ground] There is no ground “{ $given }”. Known: { $known }.
    [frame] There is no frame “{ $given }”. Known: { $known }.
   *[number] { $given } does not fit here. It goes from { $least } to { $most }.
 }

## The first move on the start page

triple-triad-rules-short = { $visibility ->
    [open] Open hands
    [three_open] Three cards open
   *[closed] Closed hands
}
triple-triad-opening-title = The higher number takes the card.
triple-triad-opening-board = A board with one red card. The square under it is marked.
triple-triad-opening-takes = takes 1
triple-triad-opening-square = { $card } here takes { $victim }
triple-triad-opening-done = { $mine } > { $theirs }: { $victim } is yours.

## An invitation

triple-triad-invited-kind = Triple Triad, a card game. 4 minutes.
triple-triad-invited-picture = A board in the middle of a game: { $mine } is more than { $theirs }, and the card in the middle turns blue
triple-triad-invited-event = 9 beats 4: the card is yours.
triple-triad-invited-goal = Lay your cards side by side. Whoever has more cards in their colour at the end wins.
triple-triad-invited-line-1 = Each player has five cards. The board has nine squares.
triple-triad-invited-line-2 = In turn, you put one card on a free square.
triple-triad-invited-line-3 = Two sides touch? The higher number takes the card.
triple-triad-invited-line-4 = A card that is taken changes its colour. It stays where it is.
triple-triad-invited-line-5 = When the board is full, most cards in your colour wins.
triple-triad-invited-seen = { $visibility ->
    [open] Open hands
    [three_open] Three cards lie open
   *[closed] Closed hands
}, { $card_pick ->
    [random] cards drawn at random
    [draft] cards drafted in turn
   *[free] each brings their own cards
}.
    .lead = { $visibility ->
    [open] You see everything.
    [three_open] You see three cards.
   *[closed] Hands are hidden.
}
triple-triad-invited-rules = { $preset }: { $visibility ->
    [open] open hands
    [three_open] three cards open
   *[closed] closed hands
}{ $special ->
    [none] { "" }
   *[other] , with { $special }
}.
triple-triad-invited-lent = Drawn at random, or your last one.
    .lead = A hand on loan.

## Faces of cards that are made here

drawing-bat = bat
drawing-bear-head = bear
drawing-bird-mask = bird mask
drawing-boar = boar
drawing-bull = bull
drawing-cactus = cactus
drawing-carnivorous-plant = man-eating plant
drawing-castle = castle
drawing-cat = cat
drawing-caterpillar = caterpillar
drawing-centaur = centaur
drawing-cobra = cobra
drawing-crab = crab
drawing-crown = crown
drawing-cyclops = cyclops
drawing-daemon-skull = demon’s skull
drawing-dinosaur-rex = dinosaur
drawing-double-dragon = two-headed dragon
drawing-dragon-head = dragon
drawing-dragonfly = dragonfly
drawing-eagle-head = eagle
drawing-egyptian-sphinx = sphinx
drawing-elephant-head = elephant
drawing-eyestalk = eye on a stalk
drawing-fairy = fairy
drawing-fire-bomb = bomb
drawing-fire-silhouette = figure of fire
drawing-flatfish = flatfish
drawing-flying-fox = flying fox
drawing-fox-head = fox
drawing-frog = frog
drawing-gecko = gecko
drawing-ghost = ghost
drawing-giant-squid = giant squid
drawing-goat = goat
drawing-griffin-symbol = griffin
drawing-hooded-figure = hooded figure
drawing-horse-head = horse
drawing-hydra = hydra
drawing-jellyfish = jellyfish
drawing-kiwi-bird = kiwi
drawing-lantern-flame = lantern
drawing-lightning-storm = thunderstorm
drawing-lion = lion
drawing-lizardman = lizard folk
drawing-medusa-head = gorgon
drawing-mermaid = mermaid
drawing-metal-golem-head = metal golem
drawing-minotaur = minotaur
drawing-monkey = monkey
drawing-moon = moon
drawing-mountains = mountains
drawing-mushroom-gills = mushroom
drawing-octopus = octopus
drawing-ogre = ogre
drawing-ostrich = ostrich
drawing-owl = owl
drawing-pegasus = winged horse
drawing-pig = pig
drawing-plant-roots = mandrake
drawing-praying-mantis = mantis
drawing-rabbit-head = rabbit
drawing-ram-profile = ram
drawing-rat = rat
drawing-raven = raven
drawing-rhinoceros-horn = rhinoceros
drawing-robot-golem = robot
drawing-rock-golem = rock golem
drawing-rooster = rooster
drawing-saber-toothed-cat-head = sabre-toothed cat
drawing-scarab-beetle = scarab
drawing-scorpion = scorpion
drawing-sea-dragon = sea dragon
drawing-sea-serpent = sea serpent
drawing-shark-jaws = shark
drawing-sheep = sheep
drawing-skeleton = skeleton
drawing-slime = slime
drawing-snowflake-2 = snowflake
drawing-spider-face = spider
drawing-stag-head = stag
drawing-steam-locomotive = steam engine
drawing-sun = sun
drawing-three-leaves = leaves
drawing-tiger-head = tiger
drawing-tribal-mask = wooden mask
drawing-troll = troll
drawing-turtle = turtle
drawing-ufo = flying saucer
drawing-unicorn = unicorn
drawing-whirlwind = whirlwind
drawing-wolf-head = wolf
drawing-worm-mouth = giant worm
drawing-wyvern = wyvern
ground-red = red
ground-blue = blue
ground-green = green
ground-yellow = yellow
ground-purple = purple
ground-brown = brown
ground-black = black
ground-white = white
frame-plain = plain
frame-ruled = ruled
frame-engraved = engraved
frame-gilded = gilded

## A face by parts

face-shows = What it shows
face-kind-none = By its name
face-kind-person = A person
face-kind-drawing = A drawing
face-drawing = Drawing
face-gender = Person
face-of-gender = { $one ->
    [f] a woman
   *[m] a man
 }
face-part = { $place ->
    [fringe] Fringe
    [behind] Hair behind
    [hair] Colour of the hair
    [cloth] Colour of the clothes
   *[build] Build
 }
face-fringe-of = { $one ->
    [m] ragged
    [l] swept aside
    [p] parted
    [s] short spikes
    [h] straight
    [k] combed back
    [o] over an eye
    [u] standing up
    [w] loose strands
   *[n] bald
 }
face-behind-of = { $one ->
    [0] short
    [j] to the neck
    [1] a bob
    [2] to the shoulders
    [3] long
    [4] long, in waves
    [5] a ponytail
    [6] a braid
    [7] two bunches
    [8] buns
   *[9] a mane
 }
face-hair-of = { $one ->
    [k] black
    [b] blue
    [d] dark blue
    [t] teal
    [g] green
    [e] dark green
    [r] red
    [m] wine
    [o] orange
    [n] brown
    [a] ash
    [y] straw
    [w] silver
    [c] cream
    [v] lilac
   *[p] pink
 }
face-build-of = { $one ->
    [a] grown up
    [y] young
    [c] a child
   *[o] broad
 }
face-temper = Mood
face-temper-of = { $one ->
    [s] smiles
    [g] laughs
    [q] stern
    [d] sad
    [x] sly
   *[n] calm
 }
face-skin = Skin
face-skin-of = { $one ->
    [1] light
    [2] tan
   *[3] brown
 }
face-weapon = Weapon
face-weapon-of = { $one ->
    [sword] sword
    [lance] lance
    [axe] axe
    [bow] bow
    [knife] knife
    [tome] book of spells
    [staff] staff
    [brawl] fists
   *[none] none
 }
face-marks = What else one sees
face-mark-of = { $one ->
    [T] crown
    [C] circlet
    [H] headband
    [W] frill
    [V] veil
    [F] flower
    [R] ribbon
    [X] hairpin
    [Q] pointed hat
    [O] straw hat
    [D] broad hat
    [I] horns
    [U] helmet
    [L] animal ears
    [P] pointed ears
    [E] eye patch
    [S] scar
    [G] glasses
    [K] mask
    [Y] scarf over the mouth
    [B] beard
    [M] moustache
    [N] pendant
   *[Z] mark on the cheek
 }
face-ground = Ground
face-frame = Frame
face-usual = usual
face-by-level = by its level

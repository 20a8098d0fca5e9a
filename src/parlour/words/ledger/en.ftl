## Refusals of the ledger, the shop, trades and stakes

error-not-enough = You do not have enough free copies of { $card } for this: copies at stake cannot be used until their match is settled.
error-card-offered = You have offered { $card } in a trade, which sets it aside. Withdraw the offer, or use another card.
error-card-offered-of-collection = Chance picks from your whole collection here, and you have offered { $card } in a trade. Withdraw the offer first.
error-not-enough-gil = You do not have enough gil for this.
error-other-side-short = The other side does not have what it would play for or give any more. It has been told.
error-play-first = You can give or stake what you own once you have played { $count ->
    [one] one more match
   *[other] { $count } more matches
 } against other accounts, with { $moves ->
    [one] a move
   *[other] { $moves } moves
 } or more by each side.
error-trade-lapsed = This trade cannot be made any more: the other side does not have what it offered. It has been told.
error-table-closed = This table is closed: nobody can sit down here any more.
error-unknown-pack = There is no pack “{ $pack }”.
error-not-for-sale = { $count ->
    [0] The shop does not buy your copies of { $card }
    [one] The shop buys one of your copies of { $card }
   *[other] The shop buys { $count } of your copies of { $card }
 }: it takes back only what it sold. A gift cannot be sold.
error-set-not-sold = { $place ->
    [hall] The hall neither sells nor buys cards of { $set }. A host has to admit this set first.
   *[community] This community neither sells nor buys cards of { $set }. It belongs to another one, and a host has to admit it first.
 }
error-pack-too-cheap = A pack cannot cost { $price } gil: its cards sell for more on average. Ask { $least } gil or more.
error-which-community = You keep several communities. Say which one this set belongs to: { $known }.
error-bad-count = A number here goes from 0 to { $most }.
error-no-such-trade = There is no such trade of yours.
error-trade-changed = The trade has changed meanwhile, or is over. Look at it again before you agree.
error-trade-too-long = Each side can give { $most } different things at most.
error-empty-trade = Nobody gives anything. Put a card or some gil on the list.
error-trade-with-oneself = A trade needs another player.
error-too-many-trades = You have { $most } trades open. Withdraw one first.
error-cannot-be-owned = Cards that you made up belong to no collection. Bring cards of the table’s set, or play without stakes of cards.
error-cannot-own-option = With these rules the table gives or mixes the cards. To play with cards of the collections, drop Draft, Roulette and balanced hands.
error-bring-your-cards = This match is played with cards of the collections: choose the cards you bring.
error-stakes-need-players = Cards and gil can be staked against a person only.
error-not-your-winnings = The winner of this match picks, nobody else.
error-winnings-settled = These cards have been picked already.
error-wrong-picks = Choose { $picks ->
    [one] one card
   *[other] { $picks } cards
 }, not { $count }.
error-not-in-pool = That card was not risked in this match.

## The audit of `parlour doctor`

audit-unbalanced = The transfer { $about } does not balance.
audit-holding-differs = What is held is not what was posted: { $about }.
audit-below-zero = Less than nothing is held: { $about }.
audit-lots-exceed = More copies could be sold than there are: { $about }.
audit-not-conserved = Of { $about } something was created or destroyed outside the house’s account.
audit-escrow-left = A finished match still holds { $about }.
cli-doctor-ledger = Ledger: every transfer balances, and nothing was created or lost.
cli-doctor-windfall = Up to 0.2 the hall paid { $name } { $got } gil for cards of { $set }, a community’s set. They had cost { $paid }. { $there ->
    [0] Nothing of it can be taken back.
   *[other] The host can take { $there } gil back on the host’s page.
 }

## Collections

collection-way = Collection
album-title = Your album
album-count = { $owned } of { $all } cards
album-page = Page { $page } of { $pages }
album-stars = { $one ->
    [yes] { $from ->
        [one] { $from } star
       *[other] { $from } stars
     }
   *[no] { $from } to { $to } stars
 }
album-levels = { $one ->
    [yes] Level { $from }
   *[no] Levels { $from } to { $to }
 }
album-to-find = { $missing ->
    [0] { $wanted ->
        [0] Nothing is missing
       *[other] Nothing is missing, { $wanted } on your wish list
     }
   *[other] { $wanted ->
        [0] { $missing } to find
       *[other] { $missing } to find, { $wanted } on the wish list
     }
 }
album-previous = Previous page
album-next = Next page
album-pocket-wanted = wanted
album-pocket-new = new since your last visit
lent-title = Lent to you
lent-what = These five are lent. An account keeps what you win.
lent-play = Play with them
lent-account = What an account keeps
lent-keeps-start = A starter set of cards and gil
lent-keeps-won = Cards you win, trade and find in packs
lent-keeps-wish = Your wish list, which others see when they trade
card-hand = Put in my hand
card-deck = Build a deck with it
card-offer = Offer it
story-title = Its story
story-game = See the game
story-enrolled = A welcome gift
story-opened = Found in a pack
story-bought = Bought from the shop
story-sold = Sold to the shop
story-traded = { $way ->
    [got] { $known ->
        [yes] Traded with { $name }
       *[no] Came in a trade
     }
   *[gave] { $known ->
        [yes] Given to { $name } in a trade
       *[no] Given in a trade
     }
 }
story-won = { $known ->
    [yes] Won from { $name }
   *[no] Won in a game
 }
story-staked = { $known ->
    [yes] Put at stake against { $name }
   *[no] Put at stake
 }
story-before = Before it came to you
story-had-enrolled = A welcome gift to { $owner }
story-had-opened = { $owner } found it in a pack
story-had-bought = { $owner } bought it from the shop
story-had-granted = The host gave it to { $owner }
story-had-traded = { $known ->
    [yes] { $name } traded it to { $owner }
   *[no] { $owner } got it in a trade
 }
story-had-won = { $known ->
    [yes] { $owner } won it from { $name }
   *[no] { $owner } won it in a game
 }
collection-gil = gil
collection-of = The cards of { $name }
collection-loading = The cards are being laid out
collection-set = Card set
collection-set-ff8 = Final Fantasy VIII
collection-set-ff14 = Final Fantasy XIV
collection-set-enforced = all cards
collection-show = Which cards
collection-all = All
collection-owned = Yours
collection-doubles = Doubles
collection-missing = Missing
collection-wanted = Wanted
collection-find = Find a card
collection-none = No card matches. Remove a filter.
collection-not-owned = not owned
collection-staked = { $count } staked
collection-more = Show more
collection-lately = Last changes
collection-ledger = Whole ledger
collection-trades = Trades
collection-register = Everybody’s cards are public here. To get one, offer something for it.
collection-you-own = { $count ->
    [0] You own none of them.
    [one] You own one.
   *[other] You own { $count }.
 }
register-title = Who owns it
register-nobody = Nobody has one to trade.
register-you = you
shop-buy-for = Buy for { $gil } gil
shop-sell-for = Sell for { $gil } gil
shop-sellable = { $count ->
    [0] A gift cannot be sold: the shop takes back only copies that it sold.
    [one] The shop takes one copy back. Gifts cannot be sold.
   *[other] The shop takes { $count } copies back. Gifts cannot be sold.
 }
shop-not-here = Cards of this set are neither sold nor bought here.
shop-elsewhere = Where they are sold
shop-offered = Set aside: you offered it to { $name }.
shop-bought = Bought: { $card }.
shop-sold = Sold: { $card }.
shop-draw = { $count ->
    [one] One card
   *[other] Each of { $count } cards
 }
shop-share = Share
shop-of-kinds = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
shop-open-for = Buy and open for { $gil } gil
shop-keep = Leaves you { $gil } gil.
shop-short = { $gil } gil are missing.
pack-tear = Tear it open
pack-tear-how = Pull across the paper, or tap it.
pack-fresh = New
pack-rare = A rare one
pack-new = { $count ->
    [0] Nothing is new this time.
    [one] New in your album: { $names }
   *[other] { $count } new in your album: { $names }
 }
pack-check = The seal is the SHA-256 of the secret. You saw it before you paid.
pack-turned = { $turned } of { $all } turned
pack-all-turned = The pack is open
pack-turn-card = Turn card { $number }
pack-turn-it = Turn it
pack-turn-next = Turn the next
pack-turn-all = Turn them all
pack-kept = Put in the album
pack-looker = { $others ->
    [0] { $name } looks for it
    [one] { $name } and one other look for it
   *[other] { $name } and { $others } others look for it
 }
pack-fits = Seal checked: it was this pack.
pack-misfits = The seal does not fit: another pack was opened meanwhile, or something is wrong. The ledger keeps its secret.
pack-seal = Seal:
pack-secret = Secret:
shop-fair = Fairness
shop-price = Cards worth
shop-worth = { $gil } gil
shop-chance = Chance of one of them
shop-commitment = Your next pack is already sealed. The ledger keeps its secret once it is open. SHA-256 of it:
pack-packet-of-five = Packet of five
    .about = One good card (level 6 and up, or three stars and up), four of any kind.
pack-booster = Booster of ten
    .about = Ten cards, each any card of the game.
memo-enrolled = Welcome gift
memo-bought = Bought
memo-opened = Opened a pack
memo-sold = Sold
memo-traded = Traded
memo-staked = Staked
memo-returned = Back from a match
memo-won = Won
memo-lost = Lost
memo-prize = Prize
memo-put-up = Put up for a tournament
memo-cup-prize = Won in a tournament
memo-put-back = Back from a tournament
memo-granted = Given by the host
memo-taken-back = Taken back by the host
memo-trade-undone = A trade was undone
memo-with = { $memo ->
    [won] from { $name }
    [lost] to { $name }
   *[other] with { $name }
 }
memo-match = the match
memo-more = and { $count } more
ledger-title = Ledger
ledger-lead = Everything you gained and lost. Nothing is ever deleted.
ledger-empty = Nothing has happened yet. Open your collection to be given your first cards.
trade-title = Trades
trade-first = Swap a card you have twice for one you lack.
trade-album = Open your album
trade-with = With { $name }
trade-offer-to = Offer { $name } a trade
trade-you-give = You give
trade-you-get = You get
trade-nothing = nothing
trade-no-cards = No free cards of this set.
trade-agree = Agree
trade-withdraw = Withdraw
trade-decline = Decline
trade-message = A few words to { $name }
trade-said = { $name } says:
trade-said-you = You say:
trade-yours = your turn to agree
trade-waiting = waiting for the other
trade-done = done
trade-lapsed = fallen through
trade-withdrawn = withdrawn
winnings-pick = { $count ->
    [one] You won: take one card
   *[other] You won: take { $count } cards
 }
prize-chance = Chance picks on { $until }
prize-turns = { $count ->
    [one] These were brought against you. The one you take turns yours.
   *[other] These were brought against you. Those you take turn yours.
 }
prize-new = New to you
prize-have = { $count ->
    [one] You have one
   *[other] You have { $count }
 }
prize-take = Take { $cards }
winnings-take = Take
winnings-taken = The cards are yours.
winnings-took = { $whose ->
    [you] You took { $cards }.
   *[other] { $name } took { $cards }.
 }
winnings-wait = { $count ->
    [one] The winner takes one of the loser’s cards, by { $until }.
   *[other] The winner takes { $count } of the loser’s cards, by { $until }.
 }

## What guests are told

value-guest = Gil and cards need an account. With a name and a password you get a first hand and gil.
value-guest-holds = What you have is yours and waits for you. Create an account, and it can be played for, traded and sold again.
value-claim = Create an account

cardset-way = Cards of this hall
cardset-what = Cards invented here. Turn them on when you choose the rules.
cardset-new = A new set of cards
cardset-none = No cards of this hall yet
cardset-loading = The cards are being laid out.
error-maker-needed = Only hosts and keepers of communities can make cards. Hosts and the maker of a set can change it.
cardset-makers = Only hosts and keepers of communities can make cards.
cardset-count = { $count ->
    [one] one card
   *[other] { $count } cards
 }
cardset-edition-of = Edition of { $day }
cardset-editions = Editions
cardset-editions-how = A match keeps the edition it was opened with, and can be checked with it for ever.
cardset-change = Change it
cardset-shop = Collection and shop
cardset-play = Play with it
cardset-title = Title
cardset-slug = Short name
cardset-slug-help = In rules and addresses; small letters, digits and _, for good.
cardset-pack-price = A pack costs, in gil
cardset-of = Belongs to
cardset-home = Sold in { $name } alone, until a host admits this set to the hall.
cardset-homeless = Sold nowhere, until a host admits this set to the hall.
cardset-paste = Paste a table
cardset-file = From a file
cardset-publish = Publish
cardset-empty = Paste a table or open a file. Each line has a name and four sides.
cardset-first = A line for each card
cardset-example =
    name, top, right, bottom, left, level
    Lighthouse, 4, 5, 6, 7, 2
    Whale, 3, 5, 1, 5, 1
    Anchor, 6, 1, 6, 1, 1
    Storm, 7, 3, 8, 9, 4
    Kraken, 9, 8, 2, 7, 4
cardset-try = Try it with these five
cardset-paste-title = Paste a table
cardset-paste-how = A line for each card. Columns are known by their heads: name, top, right, bottom, left, element, level, price. JSON and lines such as “Geezard - 1541” are read, too.
cardset-paste-like = name, top, right, bottom, left, element, level
cardset-paste-go = Read it
cardset-to-settle = { $count ->
    [one] One line to settle
   *[other] { $count } lines to settle
 }
cardset-ready = { $count ->
    [one] One is ready
   *[other] { $count } are ready
 }
cardset-too-few = A set has { $least } cards at least.
cardset-faces = Faces
cardset-faces-how = As they will lie on the table
cardset-choose-face = Choose its face
cardset-more = { $count ->
    [one] One more
   *[other] { $count } more
 }
cardset-line = Line
cardset-name = name
cardset-top = top
cardset-right = right
cardset-bottom = bottom
cardset-left = left
cardset-element = element
cardset-level = level
cardset-price = price
cardset-mend = What line { $line } should say
cardset-make-it = Make it { $cell }
cardset-take-out = Take it out
cardset-strength = How strong
cardset-strength-how = The four sides of a card, added up, by level
cardset-strongest = { $name } adds up to { $total }, on level { $level }.

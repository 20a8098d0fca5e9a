## Refusals

error-unknown-community = There is no community of this address.
error-community-exists = A community has this address already. Choose another.
error-community-changed = Somebody else changed this community meanwhile. Look at it again before you keep yours.
error-bad-community-address = An address is made of small letters, digits and dashes, { $most } at most.
error-community-nameless = Give it a name, in one language at least.
error-community-welcome = A welcome has { $most } characters at most.
error-too-many-house-rules = A community has { $most } rule sets at most.
error-house-rules-twice = Two of these rule sets have the same name in addresses, or the same rules.
error-too-many-sets = A community has { $most } card sets at most.
error-keeper-needed = Only its keepers may do this.
error-community-outsider = { $name } does not belong to this community, whose gil and cards are its members’ own. Join it first: /community/{ $community }.
error-community-shares = This community keeps no gil and cards of its own: play with those of the hall.
error-community-purse-used = Its members have begun with its own gil and cards. It keeps them.
error-not-of-community = This player neither belongs to the community nor asks to.
error-bad-community-file = { $file } is no community taken home from a hall.
error-rules-of-what = Say of which game, or of which community: { $known }, or --community FILE.

## Communities

community-way = Communities
community-lead = Each one plays by its own rules. Join as many as you like.
community-loading = Looking who is there…
community-none = There is no community yet.
community-unnamed = A community without a name
community-mark = { $preset }, { $community }
community-here = { $count ->
    [0] Nobody here now
    [one] One here now
   *[other] { $count } here now
}
community-members = { $count ->
    [0] No members yet
    [one] One member
   *[other] { $count } members
 }
community-open = Open to all
community-closed = A keeper lets you in
community-you-asks = You have asked
community-you-member = Member
community-you-keeper = Keeper
community-is-asks = Asks to be let in
community-is-member = Member
community-is-keeper = Keeper
community-lost = There is no such community
community-lost-help = It may have another address. All of them are on the page of communities.
community-play = Play here
community-join = Join
community-ask = Ask to join
community-join-account = Join with an account
community-keep-way = Keep it
community-rules = House rules
community-in-full = In full
community-plain-rules = Nothing beyond a plain table.
community-no-rules = No named rules yet.
community-challenges = Open challenges
community-leave-one = Post a challenge
community-no-challenges = Nobody waits for an opponent under these rules.
community-lately = Last games
community-library = In the Library
community-nothing-lately = No game by these rules yet
community-first-help = Be the first: post a challenge, or play the house by these rules.
community-asking = Asking to join
community-keepers = Keepers
community-people = Members
community-let-in = Let in
community-sets = Its cards
community-export = Download the rules

## Keeping one

community-make = A new community
community-make-it = Make it
community-host-alone = Hosts make communities.
community-keep-title = Keeping the community
community-see = See its page
community-parts = Parts
community-part-look = Look
community-part-rules = Rules
community-part-sets = Cards
community-part-purse = Gil and cards
community-part-people = Members
community-part-journeys = Journeys
community-preview = Preview
community-tongue = Written in
community-tongue-help = One language is enough: the other shows the same.
community-tongue-en = English
community-tongue-fr = Français
community-name = Name
community-address = Address
community-address-help = Small letters, digits and dashes. It stays.
community-seal = Seal
community-wax-plum = Plum
community-wax-velvet = Velvet
community-wax-baize = Baize
community-wax-blue = Deep blue
community-wax-red = Deep red
community-wax-ink = Aubergine
community-symbol-lantern-flame = Lantern
community-symbol-lighthouse = Lighthouse
community-symbol-anchor = Anchor
community-symbol-teapot = Teapot
community-symbol-owl = Owl
community-symbol-oak = Oak
community-symbol-crown = Crown
community-symbol-mushrooms = Mushrooms
community-symbol-whale-tail = Whale
community-symbol-candle-flame = Candle
community-symbol-castle = Castle
community-symbol-bee = Bee
community-welcome = Welcome
community-signs = { $count } of { $most } characters.
community-there-en = The English text is there too.
community-there-fr = The French text is there too.
community-rules-name = What they are called
community-new-rules = House rules
community-change-rules = Change the rules
community-take-out = Take out
community-add-rules = Add rules of
community-compose = The community’s rules
community-rules-set = Take these rules
community-sets-help = Card sets that belong to it.
community-anybody = Anybody may join
community-anybody-help = Otherwise a keeper lets them in.
community-nobody = Nobody yet.
community-keep-out = Do not let in
community-make-keeper = Make keeper
community-make-member = Make member
community-put-out = Remove
community-changes = { $count ->
    [one] One change not kept yet
   *[other] { $count } changes not kept yet
 }
community-kept = Kept.
community-keep = Keep
community-keep-help = Matches that run keep the rules they began with.
community-undo = Undo

library-community = Played at
library-any-community = Anywhere
cli-rules-community = A community taken home as a file: its rules, each with what it means.
cli-rules-of = { $name }, { $rules }

## Gil and cards of its own

community-the-hall = The hall
community-purses = Whose gil and cards
community-in = In
community-played-in = In { $name }
community-join-to-play = This is played for gil and cards of { $name }, which are its members’ own. Join it to take it up.
community-own-purse = Gil and cards of its own
community-own-purse-help = A new member begins there anew, and what is won there stays there. Once somebody has begun, it remains so.
community-purse-gil = Gil to begin with
community-purse-prize = Prize of a win, in gil
community-purse-prize-help = Leave it empty for that of the rules; 0 is none.
community-purse-yours = What you win, buy and trade here stays here. Everybody who begins here is given { $gil } gil and some cards.
community-purse-join = What is won, bought and traded here stays here. Join to begin with { $gil } gil and some cards.
community-collection = Your cards and the shop
community-season = A season, or another tournament

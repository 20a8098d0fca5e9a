## The table in the browser

cipher-word-front = Front
cipher-word-back = Back
cipher-word-orbs = Orbs
cipher-word-bonds = Bonds
cipher-word-hand = Hand
cipher-word-deck = Deck
cipher-word-deck_top = Known of the deck
cipher-word-retreat = Retreat
cipher-word-boundless = Boundless
cipher-line-of = { $line ->
    [front] Front line of { $name }
   *[back] Back line of { $name }
 }
cipher-line-empty = { $line ->
    [front] Front, empty
   *[back] Back, empty
 }
cipher-piles-of = { $name }: deck { $deck }, retreat area { $retreat }
cipher-pile-empty = Empty
cipher-face-up = { $of ->
    [0] Bonds 0
   *[other] { $up } of { $of } face up
 }
cipher-orbs-left = { $count ->
    [0] no orb left
    [one] 1 orb
   *[other] { $count } orbs
 }{ $up ->
    [0] {""}
   *[other] , { $up } face up
 }
cipher-your-hand = Your hand
cipher-hand-empty = Your hand is empty.

cipher-setup = Set-up
cipher-ended = The end
cipher-turn-of = Turn { $number }: { $name }
cipher-phases = Phases of the turn
cipher-stage-opening = Opening
cipher-stage-bond = Bond
cipher-stage-deployment = Deploy
cipher-stage-action = Action
cipher-stage-end = End

cipher-say-card = { $card }, cost { $cost }, attack { $attack }, range { $range }
cipher-say-hidden = hidden card
cipher-say-hidden-main = hero, face down
cipher-say-main = hero
cipher-say-stack = stack of { $count }
cipher-say-promoted = promoted
cipher-say-tapped = tapped
cipher-say-ready = untapped
cipher-say-up = face up
cipher-say-down = face down
cipher-say-chosen = Taken up; choose what to do.
cipher-say-choices = { $count ->
    [one] { $count } thing
   *[other] { $count } things
 } can be done.

cipher-battle = The battle
cipher-step-declared = Declare
cipher-step-support = Support
cipher-step-critical = Critical
cipher-step-evade = Evade
cipher-step-result = Result
cipher-bonus = skills
cipher-support-card = Support card{ $failed ->
    [true] , failed
   *[false] { "" }
 }
cipher-support-failed = The support fails{ $same ->
    [true] : same name as the unit
   *[false] { "" }
 }.
cipher-verdict-evaded = { $unit } evades the attack.
cipher-verdict = { $over ->
    [true] { $hit ->
        [true] { $attacker } hits { $defender }.
       *[false] { $defender } withstands { $attacker }.
     }
   *[false] { $hit ->
        [true] As it stands, { $attacker } hits { $defender }.
       *[false] As it stands, { $defender } withstands.
     }
 }
cipher-no-battle = { $first ->
    [true] On the very first turn nobody attacks.
   *[false] No battle
 }
cipher-preview = { $attacker } { $attack } against { $defender } { $defense }, before support
cipher-takeback-anew = Unseen cards of decks and orbs are shuffled anew
cipher-before-support = Before support
cipher-against = against
cipher-before = Choose your hands first.

cipher-goal = { $orbs ->
    [0] Hit { $main } once more to win.
    [one] Break the last enemy orb, then hit { $main } once more.
   *[other] Break the { $orbs } enemy orbs, then hit { $main } once more.
 }
cipher-goal-strip = Goal:
cipher-goal-hero = the hero

cipher-question = What is asked
cipher-hint-mulligan = You may put the whole hand back once.
cipher-hint-bond = Every bond pays 1 each turn. A face-up bond also gives its colour. Choose a card of your hand.
cipher-hint-deploy = Choose a lit card of your hand, then a line. A unit of the same name is levelled up instead.
cipher-hint-act = { $first ->
    [true] Choose a unit to move it or to use its skills; attacks begin with the next turn.
   *[false] Choose a lit unit to attack, to move it or to use its skills.
 }
cipher-hint-target = Only units in range are lit. Each side will add a support card to its attack.
cipher-without-critical = { $total } { $sign } { $against }: { $hits ->
    [true] it hits anyway
   *[false] else it fails
 }
cipher-without-evade = { $total } { $sign } { $against }: { $hits ->
    [true] else it hits
   *[false] it fails anyway
 }
cipher-cost-critical = Discard this { $unit } to double the attack.
cipher-cost-evade = Discard this { $unit }, and the attack fails.
cipher-cost-none = { $kind ->
    [critical] A card or a skill can double the attack.
   *[evade] A card or a skill can make the attack fail.
 }
cipher-do-critical = Double it
cipher-do-evade = Evade
cipher-keep = Keep { $unit }
cipher-tap-row = { $unit }: choose a row.
cipher-to-spend = { $left ->
    [0] No bond left to spend.
    [one] 1 bond left to spend. Who joins you?
   *[other] { $left } bonds left to spend. Who joins you?
 }
cipher-budget = { $left } of { $all } left to pay
cipher-read = Read the card
cipher-put-back = Put back
cipher-back = Back
cipher-attack-ask = Attack { $defender } with { $attacker }?
cipher-let-go = { $on ->
    [unit] Let go on { $unit } to attack.
    [place] Let go here, and it is done.
   *[none] Let go on one of the marked places.
 } Let go anywhere else, or press Esc, and nothing has happened.
cipher-let-go-finger = { $on ->
    [unit] Let go to attack; elsewhere nothing happens.
    [place] Let go, and it is done; elsewhere nothing happens.
   *[none] Let go on a marked place; elsewhere nothing happens.
 }
cipher-all-choices = Show as a list
cipher-empty = Critical hit or evade, and no card to discard
cipher-empty-help = The page says no for you. It waits as long as you take over questions that a card might answer, so that nobody learns anything about your hand.
cipher-empty-me = Always ask me
cipher-empty-page = Answer these for me
cipher-empty-critical = No critical hit: no other { $unit } in your hand.
cipher-empty-evade = No evade to choose: no { $unit } in your hand.
cipher-empty-stop = Answer myself
cipher-queue = Still to come:
cipher-their-turn = { $phase ->
    [mulligan] { $name } is choosing a hand.
   *[other] { $name } decides.
 }
cipher-sending = Sending
cipher-playing = Playing
cipher-looking = You look at an earlier moment.

cipher-film = { $name }’s turn
cipher-film-pause = Pause
cipher-film-skip = Skip
cipher-film-then = Then
cipher-film-card = A card
cipher-film-orb = −1 orb
cipher-film-does = { $does ->
    [deployed] joins
    [leveled] levels up
    [moved] moves
    [skill] uses a skill
   *[attack] attacks { $target }
 }
cipher-film-joined = { $count } { $does ->
    [deployed] units join
    [leveled] level up
    [moved] moves
    [skill] skills
   *[attack] attacks
 }

cipher-log = Story
cipher-piles = Piles
cipher-piles-theirs = Their piles
cipher-learn = Lessons

cipher-because = { $reason ->
    [orbs] { $hero } falls: there was no orb left.
    [cards] Deck and retreat area ran out of cards.
   *[draw] Both sides lost at once.
 }

## A card

cipher-colourless = no colour
cipher-fact-cost = Cost
cipher-fact-promotion = Class change
cipher-fact-attack = Attack
cipher-fact-support = Support
cipher-fact-range = Range
cipher-no-skill = No skill.
cipher-not-enforced = Printed, not enforced here yet; a deck with it is refused.
cipher-trait-sword = sword
cipher-trait-lance = lance
cipher-trait-axe = axe
cipher-trait-bow = bow
cipher-trait-tome = tome
cipher-trait-staff = staff
cipher-trait-knife = knife
cipher-trait-fang = fang
cipher-trait-dragonstone = dragonstone
cipher-trait-brawl = brawling
cipher-trait-armored = armoured
cipher-trait-flier = flier
cipher-trait-beast = beast
cipher-trait-dragon = dragon
cipher-trait-mirage = mirage
cipher-trait-monster = monster
cipher-trait-male = male
cipher-trait-female = female

## Choosing a deck

cipher-bring-from = Which deck
cipher-bring-starter = A starter deck
cipher-bring-own = A deck you build
cipher-bring-starters = Starter decks
cipher-decks-starter-S01 = Swords and riders who raise each other’s attack.
cipher-decks-starter-S02 = Steady riders, whose skills mostly work by themselves.
cipher-decks-starter-S03 = Many archers: they strike from the back line.
cipher-decks-starter-S04 = Dragons and heavy axes: dear cards, hard blows.
cipher-decks-starter-S05 = Skills of every kind, each for the right moment.
cipher-decks-starter-S06 = Two colours, and units that keep changing rows.
cipher-decks-starter-S07 = Cheap units and few kinds of skills: soon learned.
cipher-decks-starter-S08 = Riders who change rows, and bonds with skills of their own.
cipher-decks-level = { $deck ->
    [S01] Easy
    [S02] Easy
    [S07] Easy
    [S06] Hard
    [S08] Hard
   *[other] Medium
}
cipher-bring-theme = { $name }, led by { $main }, { $count } cards
cipher-bring-cards = Cards of this deck
cipher-bring-copies = { $count } × { $card }
cipher-bring-back = Back to the rules
cipher-bring-loading = Fetching the cards
cipher-bring-text = Deck as text
cipher-bring-text-help = “MC: B01-003” names the hero; then a line per card, like “3 B01-008” or “3x Red Knight Cain”. At least 50 cards, at most 4 of one name.
cipher-bring-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cipher-bring-copy-starter = Begin with { $name }
cipher-build-search = Search names, texts and classes
cipher-build-names = Titles, skills and most units are called as in the English lists.
cipher-build-hint = A name, a skill, “flier”…
cipher-build-filter = Filter
cipher-build-colour = Colour
cipher-build-cost = Cost
cipher-build-weapon = Weapon
cipher-build-found = { $count ->
    [one] 1 card found
   *[other] { $count } cards found
 }
cipher-build-more = Show { $count } more
cipher-build-add = Add { $card }
cipher-build-take = Take out { $card }
cipher-build-lead = Make { $card } the hero
cipher-build-others = { $count ->
    [one] One more is printed, not enforced here yet.
   *[other] { $count } more are printed, not enforced here yet.
}
cipher-build-show = { $count ->
    [one] Show it
   *[other] Show them
}
cipher-build-only = Only cards that can be played

## What skills do, as one looks for cards

cipher-decks-does = What its skills do
cipher-does-choose = What it does…
cipher-does-any = Cards that do any of what you choose; the number is how many fit your search.
cipher-does-without = No longer asked for: { $ability }
cipher-does-clear = Clear
cipher-does-show = { $count ->
    [one] Show { $count } card
   *[other] Show { $count } cards
 }
cipher-does-many = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cipher-does-head-battle = Battle
cipher-does-head-units = Units
cipher-does-head-cards = Cards
cipher-does-head-orbs = Orbs
cipher-does-head-skills = Skills
cipher-does-attack = Changes attack
cipher-does-range = Reaches farther
cipher-does-sure = Forbids a critical hit or an evasion
cipher-does-price = Other price for a critical hit or an evasion
cipher-does-supports = Acts on supports
cipher-does-support-x = Support value X
cipher-does-protects = Protects units
cipher-does-restrains = Taps units or holds them back
cipher-does-breaks-more = Breaks several orbs in one battle
cipher-does-defeats = Defeats units or sends them away
cipher-does-moves = Moves units
cipher-does-untaps = Untaps units
cipher-does-deploys = Deploys cards
cipher-does-bars = Keeps cards from being deployed
cipher-does-levels = Levels up by a skill or onto another name
cipher-does-stacks = Puts cards under units
cipher-does-leaves = Goes elsewhere than to the retreat area
cipher-does-leads = Changes the hero
cipher-does-draws = Draws cards
cipher-does-searches = Searches the deck
cipher-does-recovers = Takes cards from the retreat area
cipher-does-arranges = Looks at a deck or orders it
cipher-does-mills = Discards cards of a deck
cipher-does-discards = Discards from a hand, or shows it
cipher-does-bonds = Adds, turns or takes bonds
cipher-does-turns-orbs = Looks at orbs or turns them over
cipher-does-breaks-orbs = Breaks orbs by a skill
cipher-does-adds-orbs = Adds orbs
cipher-does-borrows = Gains skills, or copies a unit
cipher-does-silences = Takes skills away or forbids them
cipher-does-cheapens = Makes skills cheaper
cipher-does-traits = Gains a colour, weapon or type
cipher-does-from-bonds = Acts from the bonds
cipher-does-from-hand = Acts from the hand
cipher-does-turns = Acts as a turn or phase begins or ends
cipher-does-terms = Own rules for deck and field

## Decks that are kept

cipher-decks-title = Your decks
cipher-decks-back = All your decks
cipher-decks-lead = Kept on your account: they wait for you on every browser you sign in on.
cipher-decks-lead-guest = Kept in this browser. With an account you have them everywhere.
cipher-decks-which = Deck
cipher-decks-new = New deck
cipher-decks-new-name = New deck
cipher-decks-import = Import a deck
cipher-decks-starters = Start from a starter deck
cipher-decks-begin = Start from { $name }
cipher-decks-open = Open { $name }
cipher-decks-duplicate = Duplicate
cipher-decks-duplicate-one = Duplicate { $name }
cipher-decks-copy-of = { $name } - copy
cipher-decks-drop = Delete this deck
cipher-decks-drop-one = Delete { $name }
cipher-decks-dropped = { $name } was deleted.
cipher-decks-undo = Undo
cipher-decks-name = Name of the deck
cipher-decks-save = Save
cipher-decks-saved = Saved on your account
cipher-decks-saved-here = Saved in this browser
cipher-decks-draft = Draft, not saved yet
cipher-decks-share = Share
cipher-decks-link = Link to this deck
cipher-decks-link-copied = Link copied
cipher-decks-play = Play with it
cipher-decks-more = More about this deck
cipher-decks-text = Deck as text
cipher-decks-copy-text = Copy the text
cipher-decks-take-text = Take these { $count ->
    [one] card
   *[other] { $count } cards
 }
cipher-decks-take-rest = Take the { $count ->
    [one] card that could be read
   *[other] { $count } cards that could be read
 }
cipher-decks-line = Line { $line }
cipher-decks-leaves = Cards or deck
cipher-decks-leaf-finder = Finder
cipher-decks-leaf-deck = Deck
cipher-decks-summary = The deck in figures
cipher-decks-read = Read { $card }
cipher-decks-stats = cost { $cost } · attack { $attack } · support { $support }
cipher-decks-of-cost = Cost { $cost }
cipher-decks-empty = No card yet. Add some from the finder.
cipher-decks-curve = Cards by cost: { $told }
cipher-decks-curve-bar = { $count } of { $cost }
cipher-decks-support = Average support { $support }
cipher-decks-few = { $count } of { $most }. At least { $most } cards: { $missing } to add.
cipher-decks-missing = { $count } to add
cipher-decks-wrong = { $count } to mend
cipher-decks-fits = can be played
cipher-decks-unfinished = not finished
cipher-decks-size = { $count } cards: at least { $most } are needed.
cipher-decks-many = { $count } cards; a match has room for { $most }.
cipher-decks-no-main = No hero yet: crown a card of cost 1.
cipher-decks-main-cost = { $card } costs { $count }; a hero costs 1.
cipher-decks-main = The hero costs 1: { $card }.
cipher-decks-copies = { $count } copies of { $card }; at most { $most }.
cipher-decks-copies-good = Four copies of a card at most.
cipher-decks-not-enforced = { $card }: printed, not enforced here yet.
cipher-decks-rare = Few cards for a bond of this colour ({ $colour }): { $count } of { $most }.
cipher-decks-hand = Opening hand
cipher-decks-again = Draw again
cipher-decks-promote = A class change of { $name }: { $chance } in 100.
cipher-decks-first = A unit of cost 1: { $chance } in 100.
cipher-decks-odds = In the first { $count } cards.

## Before a first game: one battle

cipher-prelude = First battle
cipher-prelude-skip = Skip
cipher-prelude-step = Step { $at } of { $of }
cipher-prelude-goal = Break the orbs, then hit the hero one last time.
cipher-prelude-crown = The hero wears the crown.
cipher-prelude-take = Attack with { $unit }
cipher-prelude-attack = This is { $hero }, your hero.
    .help = The big number is the attack: { $attack }. Choose { $hero }, then { $enemy }, to attack.
cipher-prelude-sum = { $total } against { $against }: a hit.
    .help = Each side turns up the top card of its deck as support. The higher total wins; a tie goes to the attacker.
cipher-prelude-break = Break the orb
cipher-prelude-again = { $enemy } has no orb left.
    .help = { $hero } has attacked and rests this turn. { $second } has { $attack }: choose { $second }, then { $enemy }.
cipher-prelude-won = { $total } against { $against }: you win.
    .help = A tie goes to the attacker, and { $enemy } had no orb left. In a real game each side has five orbs, and a coach is beside you.
cipher-prelude-real = Play a real game against { $name }

## A first game, explained

cipher-guided-aim = The aim
    .help = Each player leads an army with a hero on the field, crowned; cards say “main character”. When the hero is defeated, its owner takes one of five orbs into the hand. Defeated with no orb left, the player loses.
cipher-guided-card = A card
    .help = Top left is what it costs, beside it in brass the price of a class change; top right how far it reaches. Below the picture stand the name and the attack; in the corners the weapon and the colour.
cipher-guided-bond = Bonds pay
    .help = Each turn you may put one card face up into your bonds. Every bond pays 1 in each of your turns, and its colour must be there before you play cards of that colour. Some skills turn bonds face down: these still pay, but show no colour.
cipher-guided-deploy = Deploying
    .help = Pay a card’s cost and put it into the front or the back line. No two units of a side share a name: a second card of that name goes on top and levels the unit up. With a class-change cost it changes class, and you draw a card.
cipher-guided-range = Lines and range
    .help = From front to front the distance is 1; front to back, 2; back to back, 3. A unit attacks enemies at its range, and is tapped by attacking or moving. When a side has nobody left in front in the other’s turn, its back line marches forward.
cipher-guided-battle = A battle is a sum
    .help = Both sides turn up the top card of their deck: its support value is added to the attack. A card with the unit’s own name fails. The attacker hits when the total is at least as high.
cipher-guided-critical = Critical hit
    .help = After the support cards the attacker may discard a card of the attacking unit’s name: its total is doubled, support and all.
cipher-guided-evade = Evasion
    .help = Last of all the defender may discard a card of the defending unit’s name: the attack comes to nothing, whatever the numbers.
cipher-guided-skills = Skills
    .help = A unit with a skill that can be used now offers it beside its attack; what it costs stands before the colon. Skills that trigger are asked about one after another, those of the player whose turn it is first. Tap and hold a card, or press Z, to read it.
cipher-try-table = The table to try it on
cipher-try-show = Show me
cipher-try-again = Try again
cipher-try-done = That is it.
cipher-try-over = This is what came of it.
cipher-try-read = Take the card up to read everything it says.
cipher-try-reach = { $target } stands { $distance } away, and { $unit } reaches { $range }.
cipher-try-name = Only a card named { $unit } counts here.
cipher-try-tapped = { $unit } is tapped, and does nothing more this turn.
cipher-try-not = { $card } cannot do anything now.

## A guided first game

cipher-guided-help = Marth’s army against Chrom’s, against the machine. A coach says at every step what can be done and proposes one thing.
cipher-coach-attack = { $attacker } attacks { $defender }
cipher-coach-new-support = Support.
    .help = Each side turned up the top card of its deck and added its support number to the attack.
cipher-coach-new-support-failed = A failed support.
    .help = A card with the unit’s own name cannot support it and adds nothing.
cipher-coach-new-leveled = Level up.
    .help = A card of the same name goes on top; its numbers count from now on.
cipher-coach-new-promoted = Class change.
    .help = The card with a class-change cost went on a unit of its name, and its owner drew a card.
cipher-coach-new-critical = Critical hit.
    .help = A card of the attacker’s name was discarded and its attack doubled.
cipher-coach-new-evade = Evaded.
    .help = A card of the defender’s name was discarded; the numbers no longer matter.
cipher-coach-new-my-orb = You lost an orb.
    .help = It is a card in your hand now. With no orb left, the next defeat of your hero ends the game.
cipher-coach-new-their-orb = They lost an orb.
    .help = Defeating their hero with no orb left wins the game.
cipher-coach-new-marched = Forced march.
    .help = With nobody in front, the whole back line had to come forward.
cipher-coach-new-skill = A skill.
    .help = Hold a card, or press Z on it, to read what its skills do.
cipher-coach-new-defeated = Defeated.
    .help = A unit that is defeated goes to the retreat area with all its cards. A hero costs its owner an orb instead.
cipher-coach-new-reshuffled = A new deck.
    .help = When the deck is empty the retreat area is shuffled and becomes the deck.

## The sandbox

cipher-set-help = Choose where cards go and add them below. They come out of the deck and go back to it. Touch a card that lies there to turn, move or take it away.
cipher-set-phase = Phase
cipher-set-turn = Turn
cipher-set-zone = { $zone ->
    [front] Front line
    [back] Back line
    [hand] Hand
    [bonds] Bonds
    [support] Support
   *[retreat] Retreat
 }
cipher-set-aim = { $zone } of { $name }: put cards here
cipher-set-where = Cards go here: { $zone } of { $name }
cipher-set-card = { $card }{ $state ->
    [tapped] , tapped
    [main] , hero
    [down] , face down
   *[none] {""}
 }
cipher-set-tools = The chosen card
cipher-set-more = One orb more for { $name }
cipher-set-fewer = One orb fewer for { $name }
cipher-set-deck = Deck: { $count }
cipher-set-tap = Tap
cipher-set-untap = Untap
cipher-set-up = Turn face up
cipher-set-down = Turn face down
cipher-set-lead = Hero
cipher-set-under = Next card goes under it
cipher-set-move = Zone
cipher-set-take = Take away
cipher-set-put = Put { $card } there

## The end of a match

cipher-moment = { $broken ->
    [0] No orb broken in { $turns } turns.
    [1] One orb broken in { $turns } turns.
    [5] All five orbs broken in { $turns } turns.
   *[other] { $broken } orbs broken in { $turns } turns.
 }
cipher-decided-critical = Turn { $turn }: a critical hit, { $half } × 2 = { $total } ≥ { $against }. Without it { $defender } would have held.
cipher-decided-evade = Turn { $turn }: { $defender } evaded { $attacker }, { $total } ≥ { $against }. Without it the match was over.
cipher-decided-hit = Turn { $turn }: { $attacker } hit { $defender }, who had no orb left ({ $total } against { $against }).

## The table in the browser

table-first = First player
table-second = Second player

cipher-word-front = Front
cipher-word-back = Back
cipher-word-orbs = Orbs
cipher-word-bonds = Bonds
cipher-word-hand = Hand
cipher-word-deck = Deck
cipher-word-retreat = Retreat
cipher-word-boundless = Boundless
cipher-line-of = { $line ->
    [front] Front line of { $name }
   *[back] Back line of { $name }
 }
cipher-piles-of = { $name }: deck { $deck }, retreat area { $retreat }
cipher-pile-empty = Empty
cipher-face-up = { $up } of { $of } face up
cipher-orbs-left = { $count ->
    [0] no orb left
    [one] 1 orb
   *[other] { $count } orbs
 }
cipher-your-hand = Your hand
cipher-hand-empty = Your hand is empty.

cipher-setup = Set-up
cipher-turn-of = Turn { $number }: { $name }
cipher-phases = Phases of the turn
cipher-stage-opening = Opening
cipher-stage-bond = Bond
cipher-stage-deployment = Deploy
cipher-stage-action = Action
cipher-stage-end = End

cipher-say-card = { $card }, cost { $cost }, attack { $attack }, range { $range }
cipher-say-hidden = hidden card
cipher-say-hidden-main = main character, face down
cipher-say-main = main character
cipher-say-stack = stack of { $count }
cipher-say-promoted = promoted
cipher-say-tapped = tapped
cipher-say-ready = ready
cipher-say-up = face up
cipher-say-down = face down
cipher-say-chosen = Taken up; choose what to do.
cipher-say-choices = { $count } things can be done.

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
cipher-support-failed = { $unit } fails: the same name as the unit.
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
cipher-before = Both players look at their first hand before the game starts.

cipher-question = What is asked
cipher-hint-mulligan = You may put the whole hand back once.
cipher-hint-bond = Every bond pays 1 each turn. A face-up bond also gives its colour. Tap a card of your hand.
cipher-hint-deploy = Tap a lit card of your hand, then a line. A unit of the same name is levelled up instead.
cipher-hint-act = { $first ->
    [true] Tap a unit to move it or to use its skills; attacks begin with the next turn.
   *[false] Tap a lit unit to attack, to move it or to use its skills.
 }
cipher-hint-target = Only units in range are lit. Each side will add a support card to its attack.
cipher-hint-critical = Doubled: { $doubled } { $would ->
    [true] ≥
   *[false] <
 } { $against }. Without: { $total } { $hits ->
    [true] ≥
   *[false] <
 } { $against }. The defender may still evade.
cipher-hint-evade = As it stands: { $total } { $hits ->
    [true] ≥
   *[false] <
 } { $against }, { $hits ->
    [true] a hit.
   *[false] no hit.
 }
cipher-budget = { $left } of { $all } left to pay
cipher-read = Read the card
cipher-put-back = Put back
cipher-all-choices = { $count ->
    [one] 1 choice as a button
   *[other] All { $count } choices as buttons
 }
cipher-queue = Still to come:
cipher-your-turn = Your turn
cipher-their-turn = { $name } decides.
cipher-sending = Sending
cipher-playing = Playing
cipher-offline = Connection lost. The game is safe; trying again.
cipher-looking = You look at an earlier moment.
cipher-over = The game is over.

cipher-log = Story
cipher-piles = Piles
cipher-learn = Lessons
cipher-more = More
cipher-step-first = First moment
cipher-step-back = Step back
cipher-step-forward = Step forward
cipher-step-live = Back to the game
cipher-step = Step { $step } of { $of }

cipher-drawn = A draw
cipher-you-won = You won
cipher-you-lost = You lost
cipher-side-won = { $name } won
cipher-because = { $reason ->
    [orbs] The main character was defeated with no orb left.
    [cards] Deck and retreat area ran out of cards.
    [resigned] The other side resigned.
   *[draw] Both sides lost at once.
 }
cipher-rematch = Rematch
cipher-rematch-join = To the rematch
cipher-resign = Resign
cipher-resign-ask = Resign this game?
cipher-resign-help = { $name } wins. This cannot be taken back.
cipher-resign-no = Play on

## A card

cipher-colourless = no colour
cipher-fact-cost = Cost
cipher-fact-promotion = Promotion
cipher-fact-attack = Attack
cipher-fact-support = Support
cipher-fact-range = Range
cipher-no-skill = No skill.
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
cipher-bring-own = A deck of one’s own
cipher-bring-starters = Starter decks
cipher-bring-theme = { $name }, led by { $main }, { $count } cards
cipher-bring-cards = Cards of this deck
cipher-bring-copies = { $count } × { $card }
cipher-bring-back = Back to the rules
cipher-bring-loading = Fetching the cards
cipher-bring-text = Deck as text
cipher-bring-text-help = “MC: B01-003” names the main character; then a line per card, like “3 B01-008” or “3x Red Knight Cain”. At least 50 cards, at most 4 of one name.
cipher-bring-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cipher-bring-main = Main character: { $card }
cipher-bring-no-main = No main character yet: a card of cost 1
cipher-bring-copy-starter = Begin with { $name }
cipher-build-search = Search by name
cipher-build-colour = Colour
cipher-build-cost = Cost
cipher-build-any = any
cipher-build-found = { $count ->
    [one] 1 card found
   *[other] { $count } cards found
 }
cipher-build-more = Show { $count } more
cipher-build-add = Add { $card }
cipher-build-take = Take out { $card }
cipher-build-lead = Make { $card } the main character
cipher-build-leads = leads
cipher-build-not-enforced = Not all of its rules are enforced yet; a deck with it is refused.
cipher-build-only = Only cards that can be played

## A first game, explained

cipher-lessons = Lessons
cipher-lesson-aim = The aim
    .help = Each player leads an army with a main character, crowned, on the field. When the main character is defeated, its owner takes one of five orbs into the hand. Defeated with no orb left, the player loses.
cipher-lesson-card = A card
    .help = Top left is what it costs, beside it in brass the price of a promotion; top right how far it reaches. Below the picture stand the name and the attack; in the corners the weapon and the colour.
cipher-lesson-bond = Bonds pay
    .help = Each turn you may put one card face up into your bonds. Every bond pays 1 in each of your turns, and its colour must be there before you play cards of that colour. Some skills turn bonds face down: these still pay, but show no colour.
cipher-lesson-deploy = Deploying
    .help = Pay a card’s cost and put it into the front or the back line. No two units of a side share a name: a second card of that name goes on top and levels the unit up. With a promotion cost it is a class change, and you draw a card.
cipher-lesson-range = Lines and range
    .help = From front to front the distance is 1; front to back, 2; back to back, 3. A unit attacks enemies at its range, and is tapped by attacking or moving. When a side has nobody left in front in the other’s turn, its back line marches forward.
cipher-lesson-battle = A battle is a sum
    .help = Both sides turn up the top card of their deck: its support value is added to the attack. A card with the unit’s own name fails. The attacker hits when the total is at least as high.
cipher-lesson-critical = Critical and evade
    .help = The attacker may discard a card of the attacking unit’s name to double the total. The defender may discard a card of the defending unit’s name to evade the attack altogether.
cipher-lesson-skills = Skills
    .help = Tap and hold a card, or press Z, to read it. Skills that can be used light up with their unit; skills that trigger are asked one after another, the player whose turn it is first.
cipher-lesson-back = Back
cipher-lesson-next = Next
cipher-lesson-play = Play a first game

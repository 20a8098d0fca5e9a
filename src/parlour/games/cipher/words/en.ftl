## The game

game-cipher = Fire Emblem Cipher
    .short = Cipher
game-cipher-blurb = Two heroes, two armies, five orbs each.
first = First player
second = Second player
cipher-seat-first = First player
cipher-seat-second = Second player

## Presets and options

preset-official = Official order
    .help = At the start of a turn, you untap your units, then draw a card, as in the official rules.
group-timing = Timing
option-opening_order = Opening phase
    .help = What comes first when a turn begins.
option-opening_order-draw_first = draw, then untap
    .means = You draw a card first, then untap your units.
option-opening_order-untap_first = untap, then draw
    .means = You untap your units first, then draw a card.
option-support_discard = Support cards
    .help = When they leave at the end of an attack.
option-support_discard-after_skills = after end-of-attack skills
    .means = They stay until every end-of-attack skill is done.
option-support_discard-before_skills = before end-of-attack skills
    .means = They leave before end-of-attack skills.

## Table

cipher-line-front = Front line
cipher-line-back = Back line
cipher-phase-mulligan = Set-up
cipher-phase-opening = Opening phase
cipher-phase-bond = Bond phase
cipher-phase-deployment = Deployment phase
cipher-phase-action = Action phase
cipher-phase-end = End phase
cipher-phase-over = Over
cipher-counts = hand { $hand }, orbs { $orbs }, bonds { $bonds } ({ $up } face up), deck { $deck }, retreat area { $retreat }
cipher-hand = Hand:
cipher-orbs-up = Face-up orbs:
cipher-colour-red = red
cipher-colour-blue = blue
cipher-colour-white = white
cipher-colour-black = black
cipher-colour-green = green
cipher-colour-purple = purple
cipher-colour-yellow = yellow
cipher-colour-brown = brown
cipher-theme-S01 = War of Darkness (Marth)
cipher-theme-S02 = Awakening (Chrom)
cipher-theme-S03 = Fates – Hoshido (Corrin M)
cipher-theme-S04 = Fates – Nohr (Corrin F)
cipher-theme-S05 = Path of Radiance (Ike)
cipher-theme-S06 = Tokyo Mirage Sessions #FE (Itsuki)
cipher-theme-S07 = Binding Blade (Roy)
cipher-theme-S08 = Genealogy (Sigurd)

## What is asked

cipher-ask-mulligan = Keep this hand, or put it back and draw six again?
cipher-ask-bond = Put a card among your bonds, or pass.
cipher-ask-deploy = Bring a unit in, or attack.
cipher-ask-act = Attack, move or use a skill, or end your turn.
cipher-ask-target = Which unit does { $card } attack?
cipher-ask-critical = Critical hit?
cipher-ask-evade = Evade the attack?
cipher-ask-orb = Your hero is defeated: take an orb.
cipher-ask-orb-lost = Choose an orb of yours to break.
cipher-ask-orb-turned = Choose an orb of yours to turn over.
cipher-ask-keeper = Units share a name: which one stays?
cipher-ask-order = Which skill comes first?
cipher-ask-cover = Move { $card } now that the attack is over?
cipher-ask-stack = Stack the support card under { $card }?
cipher-ask-keep = Put { $card } into the bonds instead of the retreat area?
cipher-ask-join = Deploy { $card }, now that its unit was defeated?
cipher-ask-return = Put { $card } into the hand instead of the retreat area?
cipher-ask-pay = Use “{ $skill }”?
cipher-ask-choose = { $skill ->
    [none] Choose.
   *[other] Choose for “{ $skill }”.
 }
cipher-ask-onto = Which unit does { $card } go on?
cipher-ask-destination = Where does { $card } go?
cipher-ask-line = In which line does { $card } come?

## Answers

cipher-answer-mulligan-no = Keep the hand
cipher-answer-mulligan-yes = Draw six new cards
cipher-answer-bond-no = No bond this turn
cipher-answer-deploy-no = Attack now
cipher-answer-act-no = End the turn
cipher-answer-critical-no = No critical hit
cipher-answer-evade-no = Do not evade
cipher-answer-orb-unseen = An orb nobody has seen
cipher-answer-pay-no = Do not use it
cipher-answer-pay-yes = Use it
cipher-answer-choose-no = No more
cipher-answer-choose-none = There is no such card
cipher-answer-destination-no = Into the hand
cipher-answer-destination-yes = On top of the deck
cipher-answer-line-front = Front line
cipher-answer-line-back = Back line
cipher-action-front = Deploy { $card } in the front line ({ $cost ->
    [one] 1 bond
   *[other] { $cost } bonds
 })
cipher-action-back = Deploy { $card } in the back line ({ $cost ->
    [one] 1 bond
   *[other] { $cost } bonds
 })
cipher-action-grow = Put { $card } on a unit of its name ({ $cost ->
    [one] 1 bond
   *[other] { $cost } bonds
 })
cipher-action-attack = Attack with { $card }
cipher-action-move = Move { $card }
cipher-action-skill = { $card }: { $skill }
cipher-action-trigger = { $card }: { $skill }
cipher-choose-bond = { $card } becomes a bond
cipher-choose-target = Attack { $card }
cipher-choose-critical = Discard { $card } for a critical hit
cipher-choose-evade = Discard { $card } to evade
cipher-choose-orb = The orb { $card }
cipher-choose-keeper = Keep { $card }
cipher-choose-choose = { $card }
cipher-choose-onto = On { $card }
cipher-why-no-bond = This card can never become a bond.
cipher-why-colour = It needs a face-up { $colour } bond.
cipher-why-budget = It costs { $cost }; { $left } left this turn.
cipher-why-name = A unit of this name already stands on your field.
cipher-why-terms = Its text does not let it come now.

## Events

event-cipher-deck = { $name } plays { $deck ->
    [own] a self-made deck
   *[other] the deck { $deck }
 }, led by { $card }.
event-cipher-mulligan = { $name } { $yes ->
    [true] puts the hand back and draws six new cards.
   *[false] keeps the hand.
 }
event-cipher-started = The heroes are turned up. { $name } begins.
event-cipher-turn = Turn { $number }: { $name }.
event-cipher-phase = { $phase } of { $name }.
event-cipher-drew = { $name } draws { $card }.
event-cipher-drew-hidden = { $name } draws a card.
event-cipher-reshuffled = { $name } shuffles the retreat area into a new deck.
event-cipher-searched = { $name } looks through the deck and shuffles it.
event-cipher-bond = { $name } puts { $card } into the bonds{ $face_down ->
    [true] , face down
   *[false] { "" }
 }.
event-cipher-bond-hidden = { $name } puts a card face down into the bonds.
event-cipher-deployed = { $name } deploys { $card }: { $line }.
event-cipher-leveled = { $card } { $promoted ->
    [true] changes class.
   *[false] levels up.
 }
event-cipher-grew = { $card } is stacked under its unit.
event-cipher-moved = { $card } moves: { $line }.
event-cipher-marched = { $card } must march to the front line.
event-cipher-tapped = { $card } is tapped.
event-cipher-untapped = { $card } is untapped.
event-cipher-attack = { $card } attacks { $target_card }.
event-cipher-support = { $name } turns up { $card } as support{ $failed ->
    [true] : it fails
   *[false] { "" }
 }.
event-cipher-no-support = { $name } has no card to turn up.
event-cipher-skill = { $card } uses “{ $skill }”.
event-cipher-declined = { $card } does not use “{ $skill }”.
event-cipher-critical = Critical hit! { $card } attacks with { $total }.
event-cipher-evade = { $card } evades.
event-cipher-clash = { $card } { $total } against { $target_card } { $target_total }.
event-cipher-defeated = { $card } is defeated.
event-cipher-withstood = { $card } withstands.
event-cipher-orb-taken = { $name } takes the orb { $card }.
event-cipher-orb-taken-hidden = { $name } takes an orb.
event-cipher-to-hand = { $card } goes to { $name }’s hand.
event-cipher-to-hand-hidden = { $name } puts a card into the hand.
event-cipher-to-retreat = { $card } goes to the retreat area.
event-cipher-to-boundless = { $card } goes to the boundless area.
event-cipher-to-deck = { $card } is put on top of the deck.
event-cipher-to-deck-hidden = { $name } puts a card on top of the deck.
event-cipher-orb-added = { $name } gains an orb.
event-cipher-orb-seen = { $name } looks at an orb: { $card }.
event-cipher-orb-seen-hidden = { $name } looks at an orb.
event-cipher-orb-flipped = The orb { $card } is turned face { $face_down ->
    [true] down
   *[false] up
 }.
event-cipher-flipped = { $card } is turned face { $face_down ->
    [true] down
   *[false] up
 } among the bonds.
event-cipher-revealed = { $card } is revealed.
event-cipher-looked = { $card } lies on top of the deck.
event-cipher-looked-hidden = The top of { $name }’s deck is looked at.
event-cipher-power = { $card }: { $amount } attack.
event-cipher-gained = { $card } { $effect }.
event-cipher-main = { $card } is the hero from now on.
event-cipher-result = { $winner ->
    [first] { $name } wins.
    [second] { $name } wins.
   *[none] Both lose at once: a draw.
 }
cipher-gained-orb-damage = breaks more orbs
cipher-gained-add-range = gains another range
cipher-gained-ignore-range = attacks whatever the range
cipher-gained-add-tags = gains a colour, a weapon or a type
cipher-gained-cannot-critical = cannot make a critical hit
cipher-gained-cannot-be-evaded = cannot be evaded
cipher-gained-cannot-evade = cannot evade
cipher-gained-cannot-attack = keeps enemies from attacking
cipher-gained-cannot-be-destroyed = cannot be defeated
cipher-gained-cannot-be-moved = cannot be moved
cipher-gained-cannot-be-tapped = cannot be tapped
cipher-gained-cannot-be-untapped = cannot be untapped
cipher-gained-cannot-be-attacked = cannot be attacked
cipher-gained-grant-skill = gains a skill
cipher-gained-cannot-deploy = keeps cards from being deployed
cipher-gained-reduce-cost = pays less for skills
cipher-gained-copy-unit = copies another unit
cipher-gained-forbid-skill = forbids the use of a skill
cipher-gained-seal-support-skills = keeps support skills of the other side from working

## Refusals

error-cipher-unknown-card = There is no card { $card }: give a code like B01-003 or a whole name.
error-cipher-several-cards = “{ $card }” is the name of { $count } cards: { $known }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 }. Write the title as well, or the code.
error-cipher-too-many-copies = { $count } copies of { $card }; at most { $most } are allowed.
error-cipher-deck-too-small = A deck has at least { $least } cards; this one has { $count }.
error-cipher-deck-too-large = This deck has { $count } cards. The rules set no limit, but this house takes { $most } at most.
error-cipher-main-cost = { $card } costs { $cost }; a hero costs exactly 1.
error-cipher-main-not-in-deck = The hero { $card } is not in the deck.
error-cipher-card-not-enforced = { $card } is printed, not enforced here yet; replace it.
error-cipher-deck-line = Line { $line } cannot be read: “{ $text }”. Write a number and a card, like “3 B01-008”.
error-cipher-deck-count = “{ $count }” is no number of copies: write one from 1 to { $most }.
error-cipher-unknown-deck = There is no starter { $deck }; there are { $known }.
error-cipher-bad-bring = Bring a starter’s name, a hero with cards, or a deck as text.
error-cipher-bad-action = “{ $action }” cannot be answered now. Possible: { $known }.
error-cipher-illegal = This cannot be answered to what is asked ({ $ask }).
error-cipher-bad-position = The position is wrong here: { $problem ->
    [one-of] not one of { $known }
    [list] not a list
    [object] not an object
    [field] there is no field “{ $given }”; there are { $known }
    [flag] not true or false
    [number] not a number from { $least } to { $most }
    [mains] { $count } units are marked as the hero, and one must be
    [empty-unit] a unit has at least one card
    [supports] one card supports at most
    [pool] cards in the pool: { $count }, unseen cards: { $most }; they must be as many
    [mixed] { $count } entries, and there must be { $most }
    [unmixed] a card would lie where it cannot have come to: mixing { $count } has more hidden places, or later cards, than it can
    [nowhere] no card lies at “{ $given }”
    [skill] a skill is a card’s code and a number from 0
    [missing] missing: “{ $given }” needs it
    [battle] a battle has an attacker and a defender
    [sourceless] a skill is of a card
    [pending] this phase needs a pending decision
   *[other] { $problem }
 }.
error-cipher-too-many-outcomes = This answer has too many outcomes to list: add a “seed” to have one of them drawn.
error-cipher-no-position = In the middle of this skill the position cannot be written down.

cipher-seed-wanted = A seed is a whole number from 0 to 2^63 - 1.
cipher-decks-wanted = “decks” are two decks, each an object as a player brings it.

level-cipher-pip = Counts cards and not their power: to Pip, an orb is worth a card in hand. Go for the orbs.
character-cipher-clover = Thinks of power and orbs, sometimes.
character-cipher-otto = Forgets power and orbs one time in three.
character-cipher-hazel = Takes what can be taken, now.
character-cipher-basil = Thinks of your answer, and little more.
character-cipher-reynard = Looks a few moves ahead.
character-cipher-corvin = Tries hundreds of futures before each move.
balance-turns-cipher = Units defeated in a game

cipher-coach-danger = { $unit } can hit { $hero }: { $attack } against { $defense }, and you have no orb left.
cipher-coach-why-keep = { $count } cheap cards: you can play from the first turns on.
cipher-coach-why-redraw = This hand has too few cards to play early.
cipher-coach-why-bond = It costs { $cost }, and your bonds pay only { $left }. As a bond it pays 1 every turn.
cipher-coach-why-bond-pays = It pays 1 every turn, and your expensive cards come sooner.
cipher-coach-why-pass = Nothing in your hand can become a bond.
cipher-coach-why-level = For { $cost }, the unit attacks with { $attack } instead of { $before }. The old card stays below.
cipher-coach-why-promote = For { $cost }, the unit attacks with { $attack } instead of { $before }, and you draw a card.
cipher-coach-why-deploy = { $left ->
    [1] It takes your last bond, and attacks once more every turn.
   *[other] It costs { $cost } of your { $left } bonds, and attacks once more every turn.
 }
cipher-coach-why-behind = With range { $range } it attacks from behind, where range 1 does not reach it.
cipher-coach-why-deploy-cover = { $left ->
    [1] For your last bond, it draws attacks away from your hero.
   *[other] For { $cost } of your { $left } bonds, it draws attacks away from your hero.
 }
cipher-coach-why-no-deploy = Nothing in your hand can be deployed now.
cipher-coach-why-first-turn = Nobody attacks on the first turn.
cipher-coach-why-attack = { $attack } against { $defense }, support on top.
cipher-coach-why-too-strong = At best { $attack } against { $defense }: a support card seldom makes up for that.
cipher-coach-why-done = None of your units can attack now.
cipher-coach-why-target-main = { $attack } against { $defense }, support on top: a hit breaks an orb.
cipher-coach-why-target-last = { $attack } against { $defense }, support on top, and no orb is left there: a hit wins.
cipher-coach-why-critical = Doubled, the attack is { $doubled } against { $against }; otherwise it fails.
cipher-coach-why-no-card = You hold no card of that name. You are always asked, so that nobody can guess your hand.
cipher-coach-why-hits-anyway = { $attack } is enough against { $against }: keep the card.
cipher-coach-why-not-enough = Even doubled, the attack is { $doubled }, less than { $against }.
cipher-coach-why-evade-main = With { $attack } against { $against } you would lose an orb.
cipher-coach-why-evade-last = With { $attack } against { $against } and no orb, you would lose the game.
cipher-coach-why-evade = With { $attack } against { $against } the unit would be defeated.
cipher-coach-why-holds = { $attack } against { $against }: the attack fails by itself.
cipher-coach-why-pay = I tried it with and without: the skill is worth its price.
cipher-coach-why-line = In front it is one line nearer to every enemy.
cipher-coach-why-line-back = Behind it is farther from every enemy.
cipher-coach-why-keep-better = These cards do better than six new ones would on average.
cipher-coach-why-redraw-better = Six new cards do better than these on average.
cipher-coach-why-bond-spare = A card that becomes a bond is not played any more: these are worth more in hand.
cipher-coach-why-deploy-spare = A card in hand can still become a bond, a critical hit or an evasion.
cipher-coach-why-critical-spare = The attack fails, but the card stays in hand for later.
cipher-coach-why-evade-orb = An orb that breaks goes to your hand: you lose it, and gain a card.
cipher-coach-why-evade-spare = The unit is defeated, but the card stays in hand for later.
cipher-coach-why-choose-bond = A bond that lies face down still pays for what you deploy.
cipher-coach-why-choose-cheapest = It costs { $cost }, and none of these cards costs less.
cipher-coach-why-choose-strongest = Its attack is { $attack }, and none of these is stronger.
cipher-coach-why-does = { $does }
cipher-coach-why-sum = +{ $gain }: { $attack } against { $against }.
cipher-coach-why-unit-attack = { $unit } attacks with { $attack } instead of { $before }.
cipher-coach-why-pay-allies = The units that would pay can do something else.
cipher-coach-why-pay-bonds = A face-up bond can pay for another skill later.
cipher-coach-why-choose-double = You hold another of it.
cipher-coach-why-choose-dear = It costs { $cost }, and you have { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
 }.
cipher-coach-why-choose-named = With it in hand, your { $unit } can evade, or make a critical hit.
cipher-coach-why-choose-payable = { $bonds ->
    [1] Your bond pays its cost of { $cost }.
   *[other] Your { $bonds } bonds pay its cost of { $cost }.
 }
cipher-coach-why-hero-strong = Their hero is too strong: at best { $attack } against { $defense }.
cipher-coach-why-hero-far = None of your units reaches their hero now.
cipher-coach-why-level-skill = For { $cost }, the unit gains the skill “{ $skill }”.
cipher-coach-why-tried = Of everything I tried, this went best.
cipher-coach-why-only = There is nothing else to do here.

## An invitation

cipher-invited-kind = Cipher, a battle of cards. 20 minutes.
cipher-invited-picture = Chrom attacks Marth: { $attack } against { $against }
cipher-invited-event = 60 beats 50: an orb breaks.
cipher-invited-goal = Each side has a hero, an army and five orbs. You are lent a whole deck.
cipher-invited-line-1 = Each player leads a hero, with an army and five orbs.
cipher-invited-line-2 = Each turn, you bring units in and attack.
cipher-invited-line-3 = Both sides turn a card of their deck: it adds its support.
cipher-invited-line-4 = An attack as strong as the other hero, or stronger, breaks an orb.
cipher-invited-line-5 = No orb left? Hit that hero once more, and you win.
cipher-invited-lent = { $deck ->
    [S01] Marth’s.
    [S02] Chrom’s.
    [S03] Corrin’s, Hoshido.
    [S04] Corrin’s, Nohr.
    [S05] Ike’s.
    [S06] Itsuki’s.
    [S07] Roy’s.
    [S08] Sigurd’s.
   *[own] The one you played last.
}
    .lead = { $deck ->
    [own] Your deck.
   *[lent] A deck on loan.
}

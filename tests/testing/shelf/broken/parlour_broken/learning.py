"""The parts of Kuhn poker for batches, one sound, and one for each promise that can be broken."""

from dataclasses import replace

from parlour.core.chance import pick
from parlour.core.facets.learning import Learning, Masks, Observation, Redeal, Room, observation_record
from parlour.core.kernels import kernel
from parlour_broken.kernels import sound_to_act
from parlour_kuhn_poker.state import BET, CALL, CARDS, CHECK, FOLD, MOST

WIDTH = 4
DTYPE, BOUNDS, SAYS = observation_record(
    [
        ("card", (), 0, len(CARDS), "the card of the seat"),
        ("first", (), 0, 1, "1 if the seat began"),
        ("done", (MOST,), 0, WIDTH, "what was done"),
    ]
)


@kernel
def observe(s, seat, o):
    o.card = s.card[seat] + 1  # 0 of a card that is not seen
    o.first = int(s.first == seat)
    for turn in range(MOST):
        o.done[turn] = 1 + s.done[turn] if turn < s.count else 0


@kernel
def tells_the_other_card(s, seat, o):
    observe(s, seat, o)
    o.card = s.card[1 - seat] + 1


@kernel
def leaves_the_rest(s, seat, o):
    before = int(o.done[MOST - 1])
    observe(s, seat, o)
    if s.count < MOST:
        o.done[MOST - 1] = before & 3


@kernel
def tells_too_much(s, seat, o):
    observe(s, seat, o)
    o.first = 2


@kernel
def facing(s):
    return s.count > 0 and s.done[s.count - 1] == BET


@kernel
def allows(s, action):
    if sound_to_act(s) < 0:
        return False
    return CALL <= action <= FOLD if facing(s) else CHECK <= action <= BET


@kernel
def mask(s, out):
    for action in range(WIDTH):
        out.legal[action] = allows(s, action)


@kernel
def masks_everything(s, out):
    for action in range(WIDTH):
        out.legal[action] = 1


@kernel
def allows_any(s, action):
    return allows(s, action) or action < 0


@kernel
def redeal(s, table, chance, log):
    s.card[0] = pick(chance, len(CARDS))
    s.card[1] = pick(chance, len(CARDS) - 1)
    s.card[1] += int(s.card[1] >= s.card[0])
    s.first = pick(chance, 2)
    s.count = 0
    for turn in range(MOST):
        s.done[turn] = 0


@kernel
def remembers_the_last(s, table, chance, log):
    redeal(s, table, chance, log)
    s.done[0] = 1


def observing(write):
    """Observe every match with this kernel."""
    observation = Observation(DTYPE, BOUNDS, SAYS, write)
    return lambda states: observation


def dealing(deal):
    """Deal every table again with this kernel."""
    return lambda rules, brings: Redeal(deal, (0,))


SOUND = Learning(observing(observe), Masks(mask, allows), lambda states: Room(WIDTH, 2), dealing(redeal))
BROKEN = {
    "tells_the_other_card": (
        "observations show a seat what it may know and no more",
        replace(SOUND, observation=observing(tells_the_other_card)),
    ),
    "leaves_the_rest": (
        "observations fill all their places",
        replace(SOUND, observation=observing(leaves_the_rest)),
    ),
    "tells_too_much": (
        "observations lie within their bounds",
        replace(SOUND, observation=observing(tells_too_much)),
    ),
    "has_room_for_one": (
        "legal actions have the room that is said",
        replace(SOUND, room=lambda states: Room(WIDTH, 1)),
    ),
    "masks_everything": (
        "a mask has the legal actions and no others",
        replace(SOUND, masks=Masks(masks_everything, allows)),
    ),
    "allows_any": ("what is allowed is what is legal", replace(SOUND, masks=Masks(mask, allows_any))),
    "remembers_the_last": (
        "a match is dealt anew as it is dealt",
        replace(SOUND, redealer=dealing(remembers_the_last)),
    ),
}

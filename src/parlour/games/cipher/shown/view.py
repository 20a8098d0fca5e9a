"""The JSON that a viewer of a table is shown, made from their view alone."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from parlour.core import words
from parlour.core.record import State
from parlour.core.shapes import Said
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.compiled.compile import CARD_TABLE
from parlour.games.cipher.play.battle import CRITICAL, EVADE
from parlour.games.cipher.play.wrappers import Unit, units
from parlour.games.cipher.sets import slots
from parlour.games.cipher.shapes import view as shapes
from parlour.games.cipher.shown.wording import ask_json, legal_json
from parlour.games.cipher.skills.deploying import grow_price
from parlour.games.cipher.state import (
    A_BACK,
    A_CARD,
    A_FRONT,
    A_GROW,
    ASK_BOND,
    ASK_DEPLOY,
    MULLIGAN,
    OVER,
    PHASES,
    SEATS,
    SHIFT,
)
from parlour.games.cipher.vocabulary import values
from parlour.games.cipher.vocabulary.columns import C_ATTACK, C_COST, C_SUPPORT, C_TAGS
from parlour.games.cipher.written.notation import answers, skill_name

VIEWERS: Final[tuple[Literal["first", "second", "spectator"], ...]] = ("first", "second", "spectator")
DRAW: Final = 3
STEPS: Final[Mapping[int, shapes.BattleStep]] = {
    2: "declared", 3: "support", 4: "support", CRITICAL: "support", EVADE: "critical", EVADE + 1: "evade",
}  # fmt: skip


def _slots(s: Any, seat: int, zone: int) -> list[int]:
    return slots(s["where"][seat][zone], seat)


def _code(s: Any, slot: int) -> str:
    return all_cards()[int(s["card"][slot])].code


def unit_json(slot: int, number: int, under: Sequence[int], now: Unit, main: bool, tapped: bool) -> shapes.Unit:
    """Return a unit: its card and those under it by their numbers, and its values now."""
    return {
        "slot": slot,
        "card": all_cards()[number].code,
        "stack": [all_cards()[other].code for other in under],
        "main": main,
        "tapped": tapped,
        "attack": max(0, now.attack),
        "printed": int(CARD_TABLE[number][C_ATTACK]),
        "promoted": now.promoted,
        "range": [distance for distance in (1, 2, 3) if now.reach >> distance & 1],
    }


def _unit(s: Any, slot: int, now: Unit) -> shapes.Unit:
    seat = slot >> SHIFT & 1
    under = [int(s["card"][other]) for other in _slots(s, seat, values.UNDER) if int(s["host"][other]) == slot]
    main, tapped = int(s["main"][seat]) == slot, bool(s["tapped"][slot])
    return unit_json(slot, int(s["card"][slot]), under, now, main, tapped)


def _cards(s: Any, seat: int, zone: int) -> list[shapes.Held]:
    return [{"slot": slot, "card": _code(s, slot)} for slot in _slots(s, seat, zone)]


def _with_unknown(known: list[shapes.Held], count: int) -> list[shapes.Held]:
    return known + [shapes.Held(slot=None, card=None)] * (count - len(known))


def _faced(s: Any, seat: int, zone: int, count: int) -> list[shapes.Faced]:
    known: list[shapes.Faced] = [
        {"slot": slot, "card": _code(s, slot), "face_down": bool(s["face_down"][slot])}
        for slot in _slots(s, seat, zone)
    ]
    unknown = shapes.Faced(slot=None, card=None, face_down=True)
    return known + [unknown] * (count - len(known))


def _support(s: Any, seat: int) -> shapes.Supporting | None:
    slot = int(s["support"][seat])
    if slot < 0:
        return None
    return {"slot": slot, "card": _code(s, slot), "failed": not int(s["supported"][seat])}


def _side(s: Any, seat: int, now: Mapping[int, Unit]) -> shapes.Half:
    return {
        "front": [_unit(s, slot, now[slot]) for slot in _slots(s, seat, values.FRONT)],
        "back": [_unit(s, slot, now[slot]) for slot in _slots(s, seat, values.BACK)],
        "bonds": _faced(s, seat, values.BONDS, int(s["bond_n"][seat])),
        "orbs": _faced(s, seat, values.ORBS, int(s["orb_n"][seat])),
        "hand": _with_unknown(_cards(s, seat, values.HAND), int(s["hand_n"][seat])),
        "deck": int(s["deck_n"][seat]),
        "deck_top": _cards(s, seat, values.DECK),
        "retreat": _cards(s, seat, values.RETREAT),
        "boundless": _cards(s, seat, values.BOUNDLESS),
        "support": _support(s, seat),
    }


def _sum(s: Any, slot: int, now: Mapping[int, Unit]) -> shapes.Sum:
    """Return an attack as a sum."""
    seat = slot >> SHIFT & 1
    if slot not in now:
        return {"base": 0, "support": 0, "bonus": 0, "total": 0}
    base, total = int(CARD_TABLE[int(s["card"][slot])][C_ATTACK]), now[slot].attack
    support = 0
    if int(s["support"][seat]) >= 0 and int(s["supported"][seat]):
        support = int(CARD_TABLE[int(s["card"][int(s["support"][seat])])][C_SUPPORT])
    return {"base": base, "support": support, "bonus": total - base - support, "total": max(0, total)}


def _battle(s: Any, now: Mapping[int, Unit]) -> shapes.Battle | None:
    attacker, defender, step = int(s["attacker"]), int(s["defender"]), int(s["battle"])
    if attacker < 0 or defender < 0:
        return None
    # `battle` is the next step.
    return {
        "attacker": attacker,
        "defender": defender,
        "step": STEPS.get(step, "result"),
        "attack": _sum(s, attacker, now),
        "defense": _sum(s, defender, now),
    }


def _missing(s: Any, seat: int, number: int) -> list[str]:
    """Return the symbols of a card for which there is no face-up bond."""
    up = 0
    for slot in _slots(s, seat, values.BONDS):
        if not int(s["face_down"][slot]):
            up |= int(CARD_TABLE[int(s["card"][slot])][C_TAGS])
    wanted = int(CARD_TABLE[number][C_TAGS]) & values.COLOUR_MASK & ~up
    return [colour for i, colour in enumerate(values.COLOURS) if wanted >> i & 1]


def _reason(s: Any, seat: int, slot: int) -> tuple[str, dict[str, str | int]]:
    """Return why a hand card cannot be played now: the message and its variables."""
    if int(s["ask"]) == ASK_BOND:
        return "cipher-why-no-bond", {}
    number = int(s["card"][slot])
    missing = _missing(s, seat, number)
    if missing:
        return "cipher-why-colour", {"colour": missing[0].lower()}
    left = int(s["bond_n"][seat]) - int(s["spent"])
    standing = {*_slots(s, seat, values.FRONT), *_slots(s, seat, values.BACK)}
    grows = not standing.isdisjoint(slots(s["kin"][slot], seat))
    price = int(grow_price(number)) if grows else int(CARD_TABLE[number][C_COST])
    if price > left:
        return "cipher-why-budget", {"cost": price, "left": left}
    return ("cipher-why-name" if grows else "cipher-why-terms"), {}


def _why_not(state: State) -> list[shapes.WhyNot]:
    """Return the hand cards that cannot be played now, each with its reason."""
    s = state[0]
    if int(s["ask"]) not in (ASK_BOND, ASK_DEPLOY):
        return []
    seat = int(s["ask_seat"])
    playable = {one.number for one in answers(state) if one.kind in (A_CARD, A_FRONT, A_BACK, A_GROW)}
    made: list[shapes.WhyNot] = []
    for slot in _slots(s, seat, values.HAND):
        if int(s["card"][slot]) not in playable:
            message, args = _reason(s, seat, slot)
            made.append({"slot": slot, **why(message, args)})
    return made


def why(message: str, args: Mapping[str, str | int]) -> Said:
    """Return a reason in words; a `colour` is called by its name."""
    return words.said(lambda lang: words.say(lang, message, {**args, "colour": _colour(args, lang)}))


def _colour(args: Mapping[str, str | int], lang: str) -> str:
    return words.say(lang, f"cipher-colour-{args['colour']}") if "colour" in args else ""


def result(state: State) -> shapes.Result | None:
    """Return the end of a match, with its winner and its reason; None while it goes on."""
    s = state[0]
    if int(s["phase"]) != OVER:
        return None
    winner = int(s["winner"])
    if winner == DRAW:
        return {"winner": None, "reason": "draw"}
    loser = 2 - winner
    empty = not int(s["deck_n"][loser]) and not int(s["where"][loser][values.RETREAT])
    return {"winner": SEATS[winner - 1], "reason": "cards" if empty else "orbs"}


def _queue(s: Any) -> list[shapes.Queued]:
    return [
        {
            "seat": SEATS[int(s["queue_seat"][i])],
            "card": _code(s, int(s["queue_source"][i])),
            "skill": skill_name(int(s["queue_skill"][i])),
        }
        for i in range(int(s["queue_n"]))
    ]


def view_json(game: Any, view: State, viewer: int) -> shapes.View:
    """Return the table as one viewer sees it, with legal actions only for the seat that is asked."""
    s = view[0]
    turn, now = game.to_act(view), units(view)
    player = int(s["turn"])
    spent = int(s["spent"])
    return {
        "game": game.name,
        "viewer": VIEWERS[viewer],
        "to_act": SEATS[turn] if turn >= 0 else None,
        "turn": int(s["turn_no"]),
        "player": SEATS[player],
        "phase": PHASES[int(s["phase"])],
        "budget": {"spent": spent, "left": int(s["bond_n"][player]) - spent if int(s["phase"]) > MULLIGAN else 0},
        "sides": {"first": _side(s, 0, now), "second": _side(s, 1, now)},
        "battle": _battle(s, now),
        "ask": ask_json(view),
        "legal": legal_json(view) if turn == viewer else [],
        "why_not": _why_not(view) if turn == viewer else [],
        "queue": _queue(s),
        "result": result(view),
    }

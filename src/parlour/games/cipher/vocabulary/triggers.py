"""Triggers: the events that AUTO skills answer."""

from typing import Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary.filters import FILTER
from parlour.games.cipher.vocabulary.kinds import TEXT, Fields, maybe, one_of
from parlour.games.cipher.vocabulary.parameters import CAUSE, KEYWORD, LINE, SKILL_NAME, TURN_OF
from parlour.games.cipher.vocabulary.values import PHASES
from parlour.games.cipher.vocabulary.words import Words

_UNIT: Final[Fields] = {"who": FILTER.into(c.S_WHO)}
_BY: Final[Fields] = {"by": maybe(CAUSE.into(c.S_BY))}
_BY_UNIT: Final[Fields] = {"by_unit": maybe(FILTER.into(c.S_OTHER))}
_TO: Final[Fields] = {"to": maybe(LINE.into(c.S_TO))}
_VIA: Final[Fields] = {"via": maybe(SKILL_NAME.into(c.S_VIA))}
_TURN: Final[Fields] = {"who": TURN_OF.into(c.S_TURN)}

TRIGGERS: Final = Words("on")
ON_ATTACK: Final = TRIGGERS.word("attack", {**_UNIT, "target": maybe(FILTER.into(c.S_OTHER))})
ON_ATTACKED: Final = TRIGGERS.word("attacked", {**_UNIT, **_BY_UNIT})
ON_DEPLOY: Final = TRIGGERS.word("deploy", {**_UNIT, **_VIA, **_TO})
ON_CLASS_CHANGE: Final = TRIGGERS.word("class_change", _UNIT)
ON_LEVEL_UP: Final = TRIGGERS.word("level_up", _UNIT)
ON_GROWTH: Final = TRIGGERS.word("growth", _UNIT)
ON_DESTROYS: Final = TRIGGERS.word("destroys", {**_UNIT, "target": FILTER.into(c.S_OTHER), **_BY, **_VIA})
ON_DESTROYED: Final = TRIGGERS.word("destroyed", {**_UNIT, **_BY})
ON_ATTACK_END: Final = TRIGGERS.word("attack_end", _UNIT)
ON_ATTACK_FAILED: Final = TRIGGERS.word("attack_failed", _UNIT)
ON_ATTACK_EVADED: Final = TRIGGERS.word("attack_evaded", _UNIT)
ON_EVADE: Final = TRIGGERS.word("evade", _UNIT)
ON_CRITICAL: Final = TRIGGERS.word("critical", _UNIT)
ON_SUPPORTED: Final = TRIGGERS.word("supported", {**_UNIT, "support": maybe(FILTER.into(c.S_SUPPORT))})
ON_MOVE: Final = TRIGGERS.word("move", {**_UNIT, **_TO, **_BY})
ON_TAPPED: Final = TRIGGERS.word("tapped", {**_UNIT, **_BY, **_BY_UNIT, "via": maybe(TEXT)})
ON_UNTAPPED: Final = TRIGGERS.word("untapped", {**_UNIT, **_BY, **_BY_UNIT, **_VIA})
ON_BOND_PLACED: Final = TRIGGERS.word("bond_placed", _UNIT)
ON_TURN_START: Final = TRIGGERS.word("turn_start", _TURN, "turns")
ON_TURN_END: Final = TRIGGERS.word("turn_end", _TURN, "turns")
ON_SKILL_USED: Final = TRIGGERS.word("skill_used", {"what": KEYWORD.into(c.S_VIA)})
ON_HAND_FROM_RETREAT: Final = TRIGGERS.word("to_hand_from_retreat")
ON_PHASE_START: Final = TRIGGERS.word("phase_start", {**_TURN, "phase": one_of(*PHASES).into(c.S_VIA)}, "turns")
EVENTS: Final = tuple(TRIGGERS.names)

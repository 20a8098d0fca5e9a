"""Parameters that several words share."""

from typing import Final

from parlour.games.cipher.vocabulary import values as v
from parlour.games.cipher.vocabulary.kinds import TEXT, choice, listed, one_of
from parlour.games.cipher.vocabulary.rows import Rows

TAG_LIST: Final = listed(one_of(*v.TAGS, *v.SYMBOLS)).numbered(lambda rows, names: (rows.tags(names),))  # bits
RANGES: Final = listed(one_of(*v.RANGES)).numbered(lambda _rows, given: (sum(1 << at for at in given),))
NAMES: Final = listed(TEXT).numbered(Rows.name_list)  # of units: a run
SKILL_NAME: Final = TEXT.numbered(lambda rows, text: (rows.skill_name(text),))
SKILL_NAMES: Final = listed(TEXT).numbered(Rows.skill_name_list)
KEYWORD: Final = choice({**{name: at for at, name in enumerate(v.KEYWORDS, 1)}, **dict.fromkeys(v.UNASKED)})
SIDE: Final = one_of(*v.SIDES)
LINE: Final = choice({"front": v.FRONT, "back": v.BACK})
FACE: Final = one_of("up", "down")
FACE_ASKED: Final = one_of("", "up", "down")
PLAYER: Final = choice({"self": v.WHO_SELF, "opponent": v.WHO_OPPONENT, "both": v.WHO_BOTH})
ONE_PLAYER: Final = choice({"self": v.WHO_SELF, "opponent": v.WHO_OPPONENT, "both": None})
TURN_OF: Final = one_of(*v.WHO[: v.WHO_BOTH])
COMPARISON: Final = one_of(*v.COMPARISONS)
DURATION: Final = choice({name: at for at, name in enumerate(v.DURATIONS) if at != v.WHILE})
MILLED: Final = choice({"retreat": v.RETREAT, "boundless": v.BOUNDLESS})
CAUSE: Final = one_of(*v.CAUSES)

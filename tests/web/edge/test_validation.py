"""A message of the wrong shape is answered in both languages: the fault, its place and the right shape."""

import pytest
from pydantic import TypeAdapter, ValidationError

from parlour.web.edge.validation import invalid
from parlour.web.handlers.messages import Said

ACT = {"type": "act", "command": "c", "action": "1@4"}
WRONG = [
    ({}, "message.type", "is missing", "manque"),
    ({"type": "win"}, "message.type", "one of act, resign", "l’un de act, resign"),
    (3, "message", "an object", "un objet"),
    ({"type": "act", "command": "c"}, "act.action", "is missing", "manque"),
    ({**ACT, "action": 7}, "act.action", "has to be text", "doit être un texte"),
    ({**ACT, "command": "e" * 61}, "act.command", "at most 60 characters", "au plus 60 caractères"),
    ({**ACT, "command": ""}, "act.command", "the least is 1", "le minimum est 1"),
    ({**ACT, "command": "a b"}, "act.command", "characters it may not", "caractères interdits"),
    ({**ACT, "surprise": 1}, "act.surprise", "not asked for", "n’est pas demandé"),
    ({"type": "reply", "command": "c", "agree": "x"}, "reply.agree", "true or false", "true ou false"),
    ({"type": "offer", "command": "c", "what": "moon"}, "offer.what", "one of draw, abort", "l’un de draw, abort"),
]


@pytest.mark.parametrize(("message", "at", "english", "french"), WRONG)
def test_the_answer_says_what_would_be_right(message: object, at: str, english: str, french: str) -> None:
    """The answer names the place, and no word of it is from the validating library."""
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(Said).validate_python(message)
    first = caught.value.errors()[0]
    refusal = invalid(first, ".".join(map(str, first["loc"])) or "message")
    assert refusal.at == at
    assert at in refusal.message("en") and english in refusal.message("en")
    assert at in refusal.message("fr") and french in refusal.message("fr")

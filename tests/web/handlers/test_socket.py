"""The fast reader of moves agrees with the ordinary one, whatever else is sent."""

import json
import string

from hypothesis import example, given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.web.handlers import gate, socket
from parlour.web.handlers.messages import Act

ids = st.one_of(st.text(string.ascii_letters + string.digits + "_-", min_size=1, max_size=61), st.text(max_size=5))
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "resign", 1]), "command": ids, "action": st.text(max_size=201) | st.integers()},
    optional={"more": st.none() | st.floats()},
)
blanks = st.sampled_from(["", " ", "\n\t", "\ufeff", "x"])
texts = st.one_of(
    st.tuples(blanks, fields.map(json.dumps), blanks).map("".join),
    fields.map(lambda body: json.dumps(body, ensure_ascii=False)),
    st.text(max_size=20),
)


def the_ordinary_way(text: str) -> object:
    """Return what the ordinary reader makes of a text, or None if it refuses it."""
    try:
        return socket.checked(gate.hear(text))
    except Refusal:
        return None


@given(texts)
@example('{"type":"act","command":"a","action":"1@4","action":"2@4"}')
@example('{"type":"act","command":"a","action":"\\ud800"}')
@example('{"type":"act","command":"a","action":"\ud800"}')
@example('{"type":"act","command":"a","action":"\\u0000"}')
@example('{"type":"act","command":"a","action":"1@4"}' + " " * gate.LONGEST_SAID)
def test_the_short_way_reads_moves_as_the_ordinary_way_does(text: str) -> None:
    """The fast reader reads every move as the ordinary one does, and nothing else."""
    said = the_ordinary_way(text)
    assert socket.move_of(text) == (said if isinstance(said, Act) else None)

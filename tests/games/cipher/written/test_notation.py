"""Every legal action of every question reads back from its text, and any other has a text too."""

import pytest

from parlour.core.refusal import Refusal
from parlour.games.cipher.state import ACTIONS
from tests.games.cipher.questions import CIPHER, tables


@pytest.mark.parametrize("question", tables())
def test_an_answer_reads_back(question: str) -> None:
    state = tables()[question]
    legal = CIPHER.legal(state)
    texts = [CIPHER.action_text(state, action) for action in legal]
    assert len(set(texts)) == len(texts)
    assert [CIPHER.parse_action(state, text) for text in texts] == legal


@pytest.mark.parametrize("question", ["act", "order", "mulligan"])
def test_what_cannot_be_answered_has_a_text_too(question: str) -> None:
    """Every action has a text, whatever question it belongs to."""
    state = tables()[question]
    texts = [CIPHER.action_text(state, action) for action in range(ACTIONS)]
    assert all(texts)
    assert [text for text in texts if "trigger" in text][-1] == "trigger 127"


def test_who_answers_otherwise_hears_what_is_possible() -> None:
    with pytest.raises(Refusal) as refused:
        CIPHER.parse_action(tables()["target"], "enemy B01-001")
    assert "enemy B01-100 #75" in refused.value.message("en")

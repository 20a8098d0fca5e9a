"""Letters: notices in the reader's language, each with its link."""

from parlour.hall.notices.notice import Notice
from parlour.hall.notices.triggers import game_said
from parlour.web.delivery.letters import letter, proof

BASE = "https://cards.example"
TURN = Notice("ann", "turn", "m1", "now", {"name": "Léa", "game": game_said("triple-triad")}, "7")
LOST = Notice("ann", "declined", "c1", "now", {"name": "Léa", "game": game_said("chakart")})


def test_one_is_its_own_subject() -> None:
    one = letter([TURN], "en", BASE)
    assert one.subject == "Your turn against Léa: Triple Triad"
    assert f"{BASE}/t/m1" in one.text and one.path == "/t/m1" and f"{BASE}/inbox" in one.text


def test_several_are_counted() -> None:
    both = letter([TURN, LOST], "fr", BASE)
    assert both.subject == "2 nouvelles de la salle"
    assert both.text.index("Léa") < both.text.index(f"{BASE}/t/m1") < both.text.index("décline") < both.text.index("--")


def test_a_proof_leads_to_the_inbox() -> None:
    asked = proof("fr", "Odile", BASE, "abc")
    assert "Odile" in asked.text and asked.text.endswith(f"{BASE}/inbox?proof=abc")

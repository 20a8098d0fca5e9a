"""The other side's moves are seen and heard step by step, at the chosen speed, until they are skipped."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import cipher_players, players
from tests.e2e.heard import LISTENING, heard, history, left_over, sentences, turn
from tests.e2e.phones import behind, play_one
from tests.served import Hall

pytestmark = pytest.mark.browser

RULES = "triple-triad:ffwtt+visibility=open"
HOUSE = {"kind": "bot", "agent": "random"}
DEEDS = {"bond", "deployed", "leveled", "moved", "clash"}
# Keeps the position shown and the text read out, each time either changes.
WATCHED = """
window.shown = [];
new MutationObserver(() => {
  const seq = document.querySelector("[data-seq]")?.dataset.seq;
  const spoken = document.querySelector(".spoken")?.textContent;
  const last = window.shown.at(-1);
  if (seq && (last?.[0] !== Number(seq) || last?.[1] !== spoken)) window.shown.push([Number(seq), spoken]);
}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["data-seq"] });
"""


def _shown(page: Page) -> list[tuple[int, str]]:
    return [(seq, spoken) for seq, spoken in page.evaluate("window.shown")]


def _order(page: Page) -> list[int]:
    """Return the entries that the table showed, in their order."""
    seqs = [seq for seq, _ in _shown(page)]
    return [seq for at, seq in enumerate(seqs) if at == 0 or seqs[at - 1] != seq]


def _entries(frame: str) -> list[dict[str, Any]]:
    """Return the entry that a message of the hall tells, if any."""
    message = json.loads(frame)
    return [message["entry"]] if message["type"] == "entry" else []


@pytest.mark.siege  # at the usual speed; `make test` checks that every step is told once and in order
def test_each_step_of_a_turn_of_the_house_is_shown_and_read_out(hall: Hall, visitor: Any) -> None:
    """Cipher at the usual speed shows bonds, deployments and attacks one after another."""
    page = visitor(hall, motion="no-preference")
    page.add_init_script(WATCHED)
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.extend(_entries(str(frame)))))
    match = players.open_table(page, "cipher:official", {"deck": "S01"}, HOUSE)
    panel = cipher_players.panel(page)
    answer = panel.locator(".btn.pri:enabled").or_(panel.locator(".btn:enabled")).first
    longest = 0
    while longest < 4:
        expect(answer).to_be_visible()
        before = players.match_json(page, match)["seq"]
        players.await_shown(page, before)
        answer.click()
        players.await_seq(page, match, before)
        expect(answer).to_be_visible()
        longest = max(longest, players.match_json(page, match)["seq"] - before)
    order = _order(page)
    told = {seq: spoken for seq, spoken in _shown(page) if spoken}
    # an answer without a deed ("no", another phase) is shown for no time
    silent = {entry["seq"] for entry in heard if not DEEDS & {event["kind"] for event in entry["events"]}}
    assert [seq for seq in order if seq not in silent] == [seq for seq in told if seq not in silent]
    assert sorted({*order, *silent}) == list(range(min(order), order[-1] + 1))
    assert page.problems == []


class Frozen:
    """A table of Triple Triad in a browser whose clock stands still, after the answer of the house came."""

    def __init__(self, page: Page, heard: list[str]) -> None:
        """Sit down, stop the clock, play a card, and hear of both moves."""
        self.page = page
        page.add_init_script(WATCHED)
        page.clock.install()
        page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
        match = players.open_table(page, RULES, None, HOUSE)
        expect(players.turn_mark(page)).to_be_visible()
        page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
        self.mine = players.match_json(page, match)["seq"] + 1
        players.play_by_mouse(page)
        players.await_seq(page, match, self.mine)
        for _ in range(players.LONG // players.LOOK_EVERY):
            if any(f'"seq":{self.mine + 1}' in frame for frame in heard):
                break
            page.wait_for_timeout(players.LOOK_EVERY)
        players.await_shown(page, self.mine)


@pytest.fixture
def frozen(hall: Hall, visitor: Any) -> Frozen:
    """Return a player who has played, before anything of it has moved."""
    return Frozen(visitor(hall, motion="no-preference"), [])


def test_what_came_of_my_move_is_seen_before_the_house_begins(frozen: Frozen) -> None:
    """The house's move waits until mine has come to rest and was read out."""
    assert _order(frozen.page)[-1] == frozen.mine
    frozen.page.clock.run_for(20_000)
    players.await_shown(frozen.page, frozen.mine + 1)
    expect(players.turn_mark(frozen.page)).to_be_visible()
    order = _order(frozen.page)
    assert order[-2:] == [frozen.mine, frozen.mine + 1]
    told = [(seq, spoken) for seq, spoken in _shown(frozen.page) if seq >= frozen.mine]
    first = next(at for at, (seq, _) in enumerate(told) if seq > frozen.mine)
    assert told[first - 1][1] != told[-1][1]
    assert "Your turn" not in told[first - 1][1]
    assert "Your turn" in told[-1][1]


@pytest.mark.parametrize("how", ["touch", "key"])
def test_a_touch_or_a_key_goes_on_to_the_newest(how: str, frozen: Frozen) -> None:
    """A touch or a key does that and nothing else: the card under the touch is not taken up."""
    page = frozen.page
    card = page.locator(".hand [data-slot]").first
    if how == "touch":
        card.click()
    else:
        page.keyboard.press("Escape")
    players.await_shown(page, frozen.mine + 1)
    expect(players.turn_mark(page)).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


@pytest.mark.variants("width", "locale")
@pytest.mark.parametrize(("width", "locale"), [(360, "en-GB"), (1280, "fr-FR")])
def test_the_speed_is_set_at_the_table_and_remembered(width: int, locale: str, hall: Hall, visitor: Any) -> None:
    """The speed is set behind the three dots or in the header, and kept; without motion a move begins at once."""
    page = visitor(hall, width=width, height=740, touch=width == 360, locale=locale)
    players.open_table(page, RULES, None, HOUSE)
    speeds = page.get_by_role("dialog").get_by_role("radio")

    def ask() -> None:
        players.beside(page, "Vitesse des animations" if locale == "fr-FR" else "Animation speed")
        expect(speeds).to_have_count(4)

    ask()
    expect(speeds.nth(3)).to_be_checked()
    label = page.get_by_role("dialog").get_by_text(re.compile("^(Slow|Lente)$"))
    assert (label.bounding_box() or {})["height"] >= (44 if width == 360 else 36)
    label.click()
    expect(speeds.first).to_be_checked()
    page.reload()
    ask()
    expect(speeds.first).to_be_checked()
    players.open_table(page, "chakart:seed", None, HOUSE)
    ask()
    expect(speeds.first).to_be_checked()
    assert page.problems == []


GAMES = {
    "triple-triad": (RULES, None, 1),
    "chakart": ("chakart:seed", None, 1),
    "cipher": ("cipher:official", {"deck": "S01"}, 3),
}
ROUNDS = 3
LONGER_THAN_ANY_TURN = 60_000


class Answered:
    """A table in a browser whose clock passes only when told to, and where the house answers."""

    def __init__(self, page: Page, hall: Hall, game: str, speed: str) -> None:
        """Sit down, and let the first moves of the house pass."""
        self.page, self.hall, self.game = page, hall, game
        self.known = 0  # the newest entry of which the page heard
        page.add_init_script(LISTENING)
        page.add_init_script(f"localStorage.setItem('parlour-pace', '{speed}')")
        page.clock.install()
        page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: self._hear(str(frame))))
        rules, bring, _ = GAMES[game]
        self.match = players.open_table(page, rules, bring, HOUSE)
        expect(page.locator("[data-seq]")).to_be_attached()
        page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
        self.settle()

    def _hear(self, frame: str) -> None:
        self.known = max([self.known, *(entry["seq"] for entry in _entries(frame))])

    @property
    def history(self) -> list[dict[str, Any]]:
        """Return what the hall tells of the match."""
        return history(self.page, self.hall, self.match)

    def play(self) -> None:
        """Move, and let the house play all its moves before the page shows any."""
        before = players.match_json(self.page, self.match)["seq"]
        with behind(self.page, self.hall) as guest:
            play_one([guest], self.match)
        players.await_seq(self.page, self.match, before)
        self.settle()

    def settle(self) -> None:
        """Wait until it is my turn, the page knows it, and everything was shown."""
        shown = int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)
        for _ in range(players.LONG // players.LOOK_EVERY):
            told = players.match_json(self.page, self.match)
            if told["to_act"] == told["you"] and max(self.known, shown) >= told["seq"]:
                break
            self.page.wait_for_timeout(players.LOOK_EVERY)
        self.page.clock.run_for(LONGER_THAN_ANY_TURN)
        players.await_shown(self.page, told["seq"])
        expect(self.page.locator(".spoken")).to_contain_text(turn(self.game, self.history[-1]["view"]))


DEEDS_IN_TIME = 4  # attacks of 1.4 s, in the six seconds that the film of a turn may take


def _alone(game: str, history: list[dict[str, Any]]) -> list[bool]:
    """Return for each entry whether it lies on the table by itself; in Cipher the first deeds of a turn do."""
    found, deeds = [], 0
    for entry in history:
        kinds = {event["kind"] for event in entry["events"]}
        deeds = 0 if "turn" in kinds else deeds + bool(kinds & DEEDS)
        found.append(game != "cipher" or (bool(kinds & DEEDS) and deeds <= DEEDS_IN_TIME))
    return found


@pytest.mark.variants("speed", "game")
@pytest.mark.parametrize("speed", ["slow", "once"])
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_the_house_is_told_once_and_in_order(game: str, speed: str, hall: Hall, visitor: Any) -> None:
    """Every step is read out as it is shown, at any speed, and then whose turn it is."""
    at = Answered(visitor(hall, motion="no-preference"), hall, game, speed)
    longest = rounds = 0
    while rounds < ROUNDS or longest < GAMES[game][2]:
        begun, before = len(at.history), len(heard(at.page))
        at.play()
        fresh = at.history[begun:]
        said = [sentences(game, entry) for entry in fresh]
        told = heard(at.page)[before:]
        every = [sentence for one in said for sentence in one]
        between = left_over(" ".join(told), every)
        assert [sentence for sentence in every if any(sentence in rest for rest in between)] == []
        assert turn(game, fresh[-1]["view"]) in between[-1]
        if speed == "slow":
            alone = _alone(game, at.history)[begun:]
            own = [
                {text for text in one if sum(text in other for other in every) == 1}
                for one, lies in zip(said, alone, strict=True)
                if lies
            ]
            shared = [text for text in told if sum(any(sentence in text for sentence in one) for one in own) > 1]
            assert shared == []
        longest = max(longest, sum(entry["seat"] != at.history[-1]["view"]["to_act"] for entry in fresh))
        rounds += 1
    assert at.page.problems == []  # type: ignore[attr-defined]

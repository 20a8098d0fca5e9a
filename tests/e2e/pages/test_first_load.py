"""The first load of the client has a limited weight and brings one language, until the other is asked for."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e import players
from tests.served import Hall

pytestmark = pytest.mark.browser
MOST, MOST_OF_FACE, MOST_OF_PUZZLE = 155_000, 3_000, 2_000  # bytes, headers included
MOST_OF_TABLE = {"triple-triad": 220_000, "chakart": 220_000, "cipher": 230_000}  # the last with the press of its faces
ASKED_FOR_LETTERS = """performance.getEntriesByType("resource").filter(({name}) => name.endsWith(".woff2"))
.map(({initiatorType}) => initiatorType)"""
FACES = ("/assets/icons-", "/assets/foil-", "/api/games/cipher/cards")  # requests for the cards that were dealt
PHONE = {"width": 390, "height": 664, "touch": True}
WINDOWS = [{"width": 390, "height": 664}, {"width": 740, "height": 360}, {"width": 1280, "height": 800}]
TABLES = {"triple-triad:free+visibility=open": None, "chakart:seed": None, "cipher:seed": {"deck": "S01"}}


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Yield a hall in which nobody plays: the weight of a list depends on its content."""
    running = Hall(tmp_path_factory.mktemp("empty"))
    running.start()
    yield running
    running.kill()


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_start_page_is_light(empty: Hall, visitor: Callable[..., Any], locale: str) -> None:
    """The start page's own pictures come with it, and nothing that only a table draws.

    The puzzle of the day and the faces on its board change by the day, so each is weighed by itself.

    Letters come beside the scripts: if they came later, the text would jump under a finger.
    """
    page = visitor(empty, **PHONE, locale=locale)
    sent, sizes = _weighed(page, empty)
    with page.expect_request_finished(lambda asked: asked.url.endswith("/api/puzzles/today")):
        page.goto("/", wait_until="networkidle")
    paths = list(sent.values())
    faces = [size for asked, size in sizes.items() if sent[asked].startswith(FACES)]
    (puzzle,) = (size for asked, size in sizes.items() if sent[asked] == "/api/puzzles/today")
    assert sum(sizes.values()) - sum(faces) - puzzle <= MOST
    assert puzzle <= MOST_OF_PUZZLE
    assert max(faces, default=0) <= MOST_OF_FACE
    assert [path for path in paths if path.startswith(("/assets/table-", "/assets/frame-"))] == []
    assert len([path for path in paths if path.startswith(("/assets/en-", "/assets/fr-"))]) == 1
    assert set(page.evaluate(ASKED_FOR_LETTERS)) == {"link"}
    assert page.problems == []


@pytest.mark.parametrize("rules", TABLES)
def test_a_table_is_light(hall: Hall, visitor: Callable[..., Any], rules: str) -> None:
    """A player who takes the free seat is sent what lies there, not what might, and nothing of another game.

    Chance decides which faces lie there, so each is weighed by itself.
    """
    match = players.open_table(visitor(hall), rules, TABLES[rules])
    page = visitor(hall, **PHONE)
    sent, sizes = _weighed(page, hall)
    with page.expect_request_finished(lambda asked: asked.url.removeprefix(hall.url).startswith(FACES)):
        players.join(page, match, TABLES[rules])  # on a busy machine, no request may come for a while before a face
    page.wait_for_load_state("networkidle")
    page.locator(".board").wait_for()
    others = tuple(f"/assets/{name.partition(':')[0]}-" for name in TABLES.keys() - {rules})
    assert [path for path in sent.values() if path.startswith(others)] == []
    faces = [size for asked, size in sizes.items() if sent[asked].startswith(FACES)]
    assert sum(sizes.values()) - sum(faces) <= MOST_OF_TABLE[rules.partition(":")[0]]
    assert max(faces) <= MOST_OF_FACE
    assert page.problems == []


def _weighed(page: Any, hall: Hall) -> tuple[dict[str, str], dict[str, int]]:
    """Fill these as the page asks: the path of each request, and the bytes of the answers that came."""
    sent: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire = page.context.new_cdp_session(page)
    wire.on(
        "Network.requestWillBeSent",
        lambda told: sent.update({told["requestId"]: told["request"]["url"].removeprefix(hall.url)}),
    )
    wire.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}))
    wire.send("Network.enable")
    return sent, sizes


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_way_back_is_there_before_the_table(
    hall: Hall, visitor: Callable[..., Any], window: dict[str, int]
) -> None:
    """The way back stands in its final place, and leads to the hall."""
    page = visitor(hall, **window)
    match = players.open_table(page, "chakart:seed")
    page.locator("#main").wait_for()
    way = page.get_by_role("link", name="Back to the hall")
    place = way.bounding_box()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/frame-*.js", hold)
    page.goto(f"/t/{match}", wait_until="commit")
    way.wait_for()
    assert page.locator("#main").count() == 0
    assert way.bounding_box() == place
    way.click()
    expect(page).to_have_url(f"{hall.url}/")
    held[0].continue_()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.problems == []


@pytest.mark.variants("path")
@pytest.mark.parametrize("path", ["/", "/rules", "/new/cipher"])
def test_the_other_language_comes_when_it_is_asked_for(hall: Hall, visitor: Callable[..., Any], path: str) -> None:
    """Every word of an open page changes, forth and back, without a reload."""
    page = visitor(hall)
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("window.same = document.getElementById('main')")
    english = page.locator("main h1").inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("main h1")).not_to_have_text(english)
    page.get_by_role("button", name="English").click()
    expect(page.locator("main h1")).to_have_text(english)
    assert page.evaluate("window.same === document.getElementById('main')")
    assert page.problems == []


def test_a_page_that_the_browser_has_is_shown_again(hall: Hall, visitor: Callable[..., Any]) -> None:
    """The hall says that nothing has changed, and everything is there."""
    page = visitor(hall)
    for _ in range(2):
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
    assert page.problems == []

"""Presses: what is done on a page before its picture is taken."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e import cipher_players, players
from tests.e2e.players import LONG
from tests.web.visiting import Message

ENDED = re.compile("^(End the turn|Finir le tour)")
LAST = 2  # the most squares that are free when the player has a last card
STARTER = ".open"
PASTED = "name\t↑\t→\t↓\t←\tlevel\nLighthouse\tA\t2\t6\t2\t7\nKraken\t8\t4\t9\t7\t9\n"


def choose(what: str) -> Callable[[Page], Any]:
    """Return the action that presses the first of these that is visible."""
    return lambda page: page.locator(what).filter(visible=True).first.click(position={"x": 8, "y": 18})


def ask_hint(page: Page) -> None:
    """Ask for a hint, in the menu where there is no button, and wait until it is there."""
    asked = page.get_by_role("button", name=re.compile("^(Hint|Indice)$")).filter(visible=True)
    if not asked.count():
        page.get_by_role("button", name=re.compile("^(At this table|À cette table)$")).filter(visible=True).click()
    asked.first.click()
    page.locator(".coach .worth").first.wait_for(timeout=LONG)


def open_chat(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Chat|Discussion)")).filter(visible=True).first.click()


def advised(press: Callable[[Page], Any]) -> Callable[[Page], Any]:
    """Return the action that waits for the coach before another one."""

    def act(page: Page) -> None:
        expect(players.proposed(page)).to_be_enabled(timeout=LONG)
        press(page)

    return act


def takes(_view: Message, advice: Message) -> bool:
    """Tell whether the coach would take a card."""
    return "takes" in advice["what"]["id"]


def ends(view: Message, _advice: Message) -> bool:
    """Tell whether nobody will answer the player's next card."""
    return sum(piece is None for piece in view["board"]) <= LAST


def take(page: Page) -> None:
    """Play what the coach proposes; what the house answers never arrives."""

    def between(socket: WebSocketRoute) -> None:
        hall = socket.connect_to_server()
        mine = iter([True])
        hall.on_message(lambda text: socket.send(text) if '"type":"entry"' not in text or next(mine, False) else None)

    page.route_web_socket(re.compile("/api/matches/.*/socket"), between)
    page.reload()
    advised(lambda page: players.proposed(page).click())(page)
    expect(page.locator(".coach").get_by_text(re.compile(" > "))).to_be_visible(timeout=LONG)


def play_to_the_end(page: Page) -> None:
    """Do what the coach proposes until the page of the end is there."""
    proposed, end = players.proposed(page), page.locator("dialog.end")
    while not end.is_visible():
        cipher_players.follow(proposed, page.url.rsplit("/", 1)[-1], Locator.click)
        expect(proposed.or_(end).first).to_be_visible(timeout=LONG)
    await_the_end(page)


def lose_the_king(page: Page) -> None:
    """Play anything else than what saves the king."""
    for square in ("a2", "a3"):
        page.locator(f'[data-square="{square}"]').click()
    await_the_end(page)


def await_the_end(page: Page) -> None:
    """Wait until the page of the end says what decided it."""
    decided = page.locator("dialog.end #decided + p")
    expect(decided).to_be_visible(timeout=LONG)
    expect(decided).not_to_have_text(re.compile("…$"), timeout=LONG)


def pause_the_film(page: Page) -> None:
    """End the turn, and hold the film of the house's turn."""
    page.emulate_media(reduced_motion="no-preference")  # without it no step lies on the table
    page.get_by_role("button", name=ENDED).filter(visible=True).click()
    page.locator(".film li:nth-child(2).now").wait_for(timeout=LONG)
    page.locator(".film .btn").first.click(timeout=LONG)


def invite(page: Page) -> None:
    """Open the sheet of an invitation."""
    page.locator("section[aria-labelledby=friends] button").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="/c/")).to_be_visible(timeout=LONG)


def lose_the_network(page: Page) -> None:
    page.context.set_offline(True)
    page.locator(".btn.waits").wait_for()


def show_in_album(which: str) -> Callable[[Page], Any]:
    """Return the action that shows only these cards of an album."""
    return lambda page: page.locator(".tools select").first.select_option(which)


def choose_a_face(page: Page) -> None:
    """Paste two cards, and choose the parts of a face for the first."""
    page.locator(".acts button").first.click()
    page.get_by_role("dialog").get_by_role("textbox").fill(PASTED)
    page.locator("dialog form button").click()
    page.get_by_role("button", name=re.compile("^(Choose its face|Choisir son visage)")).first.click(timeout=LONG)
    page.get_by_role("dialog").get_by_role("radio").nth(1).check(timeout=LONG)


def turn_to_the_deck(page: Page) -> None:
    """Turn from the finder to the deck, where the window holds only one of them."""
    choose(STARTER)(page)
    page.locator(".desk").wait_for()
    for leaf in page.locator(".desk nav button").filter(visible=True).all()[1:]:
        leaf.click()


def fight(touches: int) -> Callable[[Page], Any]:
    """Return the action that does what the first battle of Cipher asks for, so many times."""
    asked = ".ground .open, .ground .goal, .say > .btn"
    return lambda page: [page.locator(asked).click() for _ in range(touches)]

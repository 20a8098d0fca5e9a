"""The journal on both databases: each line is written with its act or not at all, and never changed."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.hall.hosting.accounts import ban, rename
from parlour.hall.hosting.journal import Act, Warrant
from parlour.hall.people.accounts import Departed
from parlour.hall.people.player import Player, Role
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import refused
from tests.store.ports.people.test_ties import accounts
from tests.table.playing import NOW

STORE = Path(__file__).parents[4] / "src" / "parlour" / "store"
HOST, BEN = Player("ann", "Ann", Role.HOST), Player("ben", "Ben", Role.PLAYER)


def warrant(number: int) -> Warrant:
    """Return a warrant for the act of a number."""
    return Warrant(f"act-{number}", HOST, later(NOW, number), f"Reason {number}")


@pytest.mark.usefixtures("guests")
async def test_an_act_is_there_with_what_it_did_or_not_at_all(database: Database) -> None:
    """A refused rename leaves no line; a done one has both names until its player leaves."""
    await accounts(database)
    assert await refused(database, *rename(warrant(1), BEN, "Eve")) == "name-taken"
    assert await database.journal.page(None, None, 9) == []
    await database.commit(*rename(warrant(2), BEN, "Benno"))
    (kept,) = await database.journal.page(None, None, 9)
    assert (kept.id, kept.kind, kept.host.name, kept.why) == ("act-2", "renamed", "Ann", "Reason 2")
    assert kept.names == ("Ben", "Benno") and kept.reversible
    await database.commit(Departed("ben", NOW))
    left = await database.journal.act("act-2")
    assert left is not None and left.names is None and left.about is not None and left.about.name == ""


@pytest.mark.usefixtures("guests")
async def test_an_act_is_undone_once(database: Database) -> None:
    """Undoing names the undone act; a second undoing is refused with everything that goes with it."""
    await accounts(database)
    await database.commit(*ban(warrant(1), BEN, None))
    back = Act("act-2", "unbanned", "ann", "ben", NOW, "Reason", undoes="act-1")
    await database.commit(back)
    assert await refused(database, replace(back, id="act-3")) == "undone-before"
    kept = await database.journal.act("act-1")
    assert kept is not None and kept.undone and not kept.reversible
    assert await database.journal.act("act-3") is None


@pytest.mark.usefixtures("guests")
async def test_the_journal_is_read_by_pages_and_by_account(database: Database) -> None:
    """The journal comes newest first; an account's has the acts about it, or beside another."""
    await accounts(database)
    for number, (about, beside) in enumerate([("ben", None), ("eve", "ben"), ("eve", None), (None, None)]):
        act = Act(f"act-{number}", "granted", "ann", about, later(NOW, number), "Reason", {"n": number}, None, beside)
        await database.commit(act)
    newest = await database.journal.page(None, None, 2)
    assert [kept.data["n"] for kept in newest] == [3, 2]
    assert [kept.id for kept in await database.journal.page(None, newest[-1].number, 9)] == ["act-1", "act-0"]
    assert [kept.id for kept in await database.journal.page("ben", None, 9)] == ["act-1", "act-0"]
    assert await database.journal.act("none") is None


def test_nothing_in_the_store_changes_a_line() -> None:
    """No statement of the store updates the journal or deletes from it, for any effect."""

    def names_the_journal(node: ast.AST) -> bool:
        return any(isinstance(one, ast.Attribute) and ast.unparse(one) == "tables.act" for one in ast.walk(node))

    changing = [
        f"{path.name}: {ast.unparse(call)}"
        for path in STORE.rglob("*.py")
        if "migrations" not in path.parts
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] in ("update", "delete")
        if any(map(names_the_journal, (call.func, *call.args)))
    ]
    assert changing == []
    loops = (path.read_text(encoding="utf-8") for path in (STORE / "ports").rglob("*.py"))
    users = [text for text in loops if "tables.act" in text.replace("tables.act.c", "")]
    assert len(users) == 1, "the journal's own port alone has the table in its hands"

"""Registers: tried without a trace, imported whole, opened by keys, and undone as one act."""

from collections.abc import Callable
from typing import Any

from tests.web.routes.hosting.test_roll import code, newest, undo
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def body(text: str) -> dict[str, str]:
    """Return the body of a try."""
    return {"text": text, "game": "triple-triad", "set": "ff8"}


def bring(host: Guest, text: str) -> Any:
    """Import a register."""
    return host.post("/api/host/register", {**body(text), "why": "From the wiki"})


def found(host: Guest, name: str) -> Any:
    """Return the account of that name on the roll."""
    return host.http.get("/api/host/accounts", params={"name": name}).json()["accounts"]


def test_a_register_is_tried_and_brought_in(guest: Arrive, host: Guest) -> None:
    text = "Ondine\nGeezard - 1541\ngil: 400\nTisserand\n"
    tried = host.post("/api/host/register/try", body(text)).json()["members"]
    assert [(one["name"], one["verdict"]) for one in tried] == [("Ondine", "new"), ("Tisserand", "new")]
    assert found(host, "Ondine") == []
    assert bring(host, text).status_code == 201
    (ondine,) = found(host, "Ondine")
    assert ondine["gil"] == 400 and newest(host)["data"]["uses"] == 2
    again = host.post("/api/host/register/try", body(text)).json()["members"]
    assert [one["verdict"] for one in again] == ["here", "here"] and code(bring(host, text)) == "register-nobody"
    link = host.post(f"/api/host/accounts/{ondine['id']}/key", {"why": "Her first"}).json()["link"]
    visitor = guest()
    act = newest(host)
    assert visitor.post("/api/session/key", {"key": link.split("=")[1], "password": "correct horse"}).status_code == 201
    assert visitor.post("/api/collection/triple-triad/ff8/enrol", {}).status_code == 200
    shelf = visitor.http.get("/api/collection/triple-triad/ff8").json()
    assert shelf["gil"] == 400, "no newcomer’s gift beside it"
    assert act["kind"] == "keyed"
    (brought,) = [one for one in host.http.get("/api/host/journal").json()["acts"] if one["kind"] == "imported"]
    assert code(undo(host, brought["id"])) == "register-used"


def test_one_fault_keeps_everybody_out(host: Guest) -> None:
    text = "name;cards;gil\nQuill;Geezard;90\nRafa;;-40\n"
    assert code(bring(host, text)) == "register-faults"
    assert found(host, "Quill") == []


def test_it_is_taken_back_as_one_act(host: Guest) -> None:
    act = bring(host, "Wren\ngil: 7\nIbis\nGeezard - 1541\n").json()["act"]
    assert undo(host, act).status_code == 200
    assert found(host, "Wren") == found(host, "Ibis") == []
    assert newest(host)["kind"] == "unimported"
    assert bring(host, "Wren\n").status_code == 201, "the name is free again"

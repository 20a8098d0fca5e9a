"""Reports and decisions: each deed is logged, by those with the power; no test here uses a database."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.people.accounts import Appointed
from parlour.hall.people.chat import Message
from parlour.hall.people.moderation import (
    HOUR,
    LONGEST_NOTE,
    Kind,
    LineRemoved,
    Muted,
    Noted,
    Report,
    ReportClosed,
    Unmuted,
    Verdict,
    appoint,
    decide,
    file_report,
    report_json,
    unmute,
)
from parlour.hall.people.player import Player, Role
from parlour.table import timestamps
from tests.table.playing import NOW

ANN = Player("ann", "Ann")
BEN = Player("ben", "Ben")
MAX, MIA, HUGO = (
    Player("max", "Max", Role.MODERATOR),
    Player("mia", "Mia", Role.MODERATOR),
    Player("hugo", "H", Role.HOST),
)
LINE = Message(7, "m1", "players", "ben", "Ben", "a line", NOW)


def reported(accused: Player = BEN, line: Message | None = LINE) -> Report:
    """Return Ann's report, the third."""
    return Report(3, ANN, accused, line, "insult", "", NOW)


def noted(effects: list[Effect]) -> list[Kind]:
    """Return the kinds of deeds that go into the log."""
    return [one.kind for one in effects if isinstance(one, Noted)]


def refused(code: str, moderator: Player, report: Report, verdict: Verdict) -> None:
    """Require that the verdict is refused."""
    with pytest.raises(Refusal) as caught:
        decide(moderator, report, verdict, NOW)
    assert caught.value.code == code


def test_nobody_reports_themselves() -> None:
    """A player can report anybody but themselves, with a note of bounded length."""
    with pytest.raises(Refusal) as caught:
        file_report(ANN, ANN, None, "insult", "", NOW)
    assert caught.value.code == "report-oneself"
    assert file_report(ANN, BEN, None, "insult", f" {'x' * 999} ", NOW).report.note == "x" * LONGEST_NOTE


@pytest.mark.parametrize(
    ("verdict", "deeds"),
    [
        (Verdict(False, None, ""), ["dismissed"]),
        (Verdict(True, None, ""), ["removed"]),
        (Verdict(False, 24, "rude"), ["muted"]),
        (Verdict(True, 24, "rude"), ["removed", "muted"]),
    ],
)
def test_a_report_is_closed_once_and_every_deed_is_noted(verdict: Verdict, deeds: list[Kind]) -> None:
    """A report is closed once. The log has every deed, also that nothing was done: who, to whom, for which report and
    why.
    """
    effects = decide(MAX, reported(), verdict, NOW)
    assert [one for one in effects if isinstance(one, ReportClosed)] == [ReportClosed(3, NOW)]
    assert noted(effects) == deeds
    for one in effects:
        if isinstance(one, Noted):
            assert (one.moderator, one.about, one.data["report"], one.data["why"]) == ("max", "ben", 3, verdict.why)
    assert (LineRemoved(7, NOW) in effects) == verdict.remove
    muted = Muted("ben", timestamps.later(NOW, 24 * HOUR), "rude")
    assert (muted in effects) == (verdict.hours is not None)


def test_what_cannot_be_decided() -> None:
    """A report of a player has no line to remove, and a mute needs a reason."""
    refused("nothing-to-remove", MAX, reported(line=None), Verdict(True, None, ""))
    refused("why-needed", MAX, reported(), Verdict(False, 24, ""))


@pytest.mark.parametrize("accused", [HUGO, MIA])
def test_a_moderator_mutes_neither_hosts_nor_their_like(accused: Player) -> None:
    """A moderator mutes neither hosts nor moderators, but removes their lines; a host mutes moderators alone."""
    mute = Verdict(False, 24, "rude")
    refused("not-to-be-muted", MAX, reported(accused), mute)
    assert noted(decide(MAX, reported(accused), Verdict(True, None, ""), NOW)) == ["removed"]
    if accused is HUGO:
        refused("not-to-be-muted", HUGO, reported(accused), mute)
    else:
        assert noted(decide(HUGO, reported(accused), mute, NOW)) == ["muted"]


def test_who_may_talk_again_and_who_is_appointed_is_noted_too() -> None:
    """Unmuting, appointing and discharging are logged with the deed."""
    freed = unmute(MAX, BEN, NOW)
    assert freed[0] == Unmuted("ben", NOW) and noted(freed) == ["unmuted"]
    ben = Player("ben", "Ben", Role.PLAYER)
    for role, kind in ((Role.MODERATOR, "appointed"), (Role.PLAYER, "discharged")):
        done = appoint(HUGO, ben, role, NOW)
        assert isinstance(done[0], Appointed) and done[0].role is role and noted(done) == [kind]


def test_who_has_left_the_hall_has_no_name_in_a_report() -> None:
    """A report shows no name of players who have left, neither the reported one's nor those of the context."""
    gone = Message(6, "m1", "players", "eve", "", "before", NOW)
    told = report_json(reported(Player("ben", "", Role.LEFT)), [gone, LINE])
    assert told["accused"]["name"] is None
    assert [one["name"] for one in told["context"]] == [None, "Ben"]

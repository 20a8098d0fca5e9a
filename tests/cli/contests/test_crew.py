"""The options that say which processes do a command's jobs."""

import json

import pytest

from parlour.agents.arena.crew import Alone, Processes
from parlour.cli import app
from parlour.cli.contests import crew
from parlour.core.refusal import Refusal


def test_one_process_is_this_one_and_more_are_others() -> None:
    assert isinstance(crew.chosen(1, None, None), Alone)
    assert isinstance(crew.chosen(2, None, None), Processes)
    assert crew.cores() >= 1


def test_an_address_is_of_a_cluster() -> None:
    with pytest.raises(Refusal) as refused:
        crew.chosen(1, None, "10.0.0.5:6379")
    assert all("--on ray" in refused.value.message(lang) for lang in ("en", "fr"))


@pytest.mark.parametrize("players", ["random,random", "greedy,random"])
def test_simulations_do_not_hang_on_the_number_of_processes(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Simulations give the same answers with any number of processes, in kernels and between agents."""
    games = "120000" if players == "random,random" else "30"
    tallies = []
    for processes in ("1", "2"):
        asked = ["simulate", "triple-triad:ff8", "--games", games, "--agents", players, "--processes", processes]
        assert app.run([*asked, "--json"]) == 0
        answer = json.loads(capsys.readouterr().out)
        tallies.append((answer["wins"], answer["draws"]))
    assert tallies[0] == tallies[1] and sum(tallies[0][0]) + tallies[0][1] == int(games)

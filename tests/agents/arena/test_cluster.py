"""Jobs on a Ray cluster run the same on two nodes here as on many machines."""

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from parlour.agents.arena.cluster import Cluster
from parlour.cli.app import run
from parlour.core.refusal import Refusal, Unavailable
from tests.agents import working

ray = pytest.importorskip("ray", reason='Ray is not installed: pip install "parlour[ray]"')
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own warnings
RUN = """
import sys
from parlour.cli.app import run
sys.exit(run(sys.argv[1:]))
"""
PLAYED = ("arena", "triple-triad:ff8", "greedy", "random", "--pairs", "12", "--seed", "3")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Yield the address of a cluster of two nodes, with one processor each."""
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    yield nodes.address
    nodes.shutdown()


def commanded(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own: Ray leaves things behind in the process that used it."""
    return subprocess.run([sys.executable, "-c", RUN, *arguments], capture_output=True, text=True, check=False)


def told(*arguments: str) -> dict[str, object]:
    done = commanded(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return untimed(done.stdout)


def told_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    """Return the answer of the command in this process, without Ray."""
    assert run([*arguments, "--json"]) == 0
    return untimed(capsys.readouterr().out)


def untimed(output: str) -> dict[str, object]:
    """Return an answer without its times."""
    answer = json.loads(output)
    for pairing in answer.get("pairings", ()):
        pairing.pop("seconds")
    return {key: value for key, value in answer.items() if "second" not in key}


def test_both_nodes_work_and_answers_come_in_order(address: str) -> None:
    """Tasks go to the processors of every node, and their answers come in order."""
    answers = list(Cluster(address).map(working.place, range(60)))
    assert [job for job, _pid in answers] == list(range(60))
    assert len({pid for _job, pid in answers}) >= 2


@pytest.mark.siege  # a minute; `make test` sends other jobs to both nodes, and runs the arena in two processes
def test_the_arena_on_a_cluster_tells_what_it_tells_here(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The arena plays the same pairs on a cluster as here."""
    assert told(*PLAYED, "--on", "ray", "--address", address) == told_here(capsys, *PLAYED, "--processes", "1")


@pytest.mark.siege  # `make test` covers it as it does the arena
@pytest.mark.parametrize("agents", ["random,random", "greedy,random"])
def test_simulations_on_a_cluster_are_the_same(address: str, agents: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Simulations give the same answers on a cluster, both random ones in kernels and those between agents."""
    asked = ("simulate", "triple-triad:ff8", "--games", "30", "--agents", agents)
    assert told(*asked, "--on", "ray", "--address", address) == told_here(capsys, *asked)


@pytest.mark.siege  # it takes half a minute to start and stop another cluster
def test_without_an_address_a_cluster_is_begun_here() -> None:
    """Without an address a cluster is started here, and stopped afterwards."""
    assert told(*PLAYED, "--on", "ray")["interrupted"] is False


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.siege)])
def test_a_cluster_that_is_not_there_is_told_in_a_line(lang: str) -> None:
    done = commanded(*PLAYED, "--on", "ray", "--address", "127.0.0.1:9", "--lang", lang)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "127.0.0.1:9" in done.stderr and "Traceback" not in done.stderr


def test_without_ray_a_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal) as refused:
        Cluster()
    assert not isinstance(refused.value, Unavailable)
    assert all('pip install "parlour[ray]"' in refused.value.message(lang) for lang in ("en", "fr"))

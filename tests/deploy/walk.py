"""A walk through the how-to: two new machines, the commands of each section, and what must hold afterwards."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from packaging.markers import Marker

from tests.deploy.how_to import ROOT, section
from tests.deploy.machine import Machine, debian, machine

CADDY: Final = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
NGINX: Final = "etc/nginx/hall/authority.pem"
SETTINGS: Final = "/etc/parlour/parlour.toml"
ONE_GAME: Final = 'games = "triple-triad"'  # as a host may choose; all would take many minutes to compile
DEBIAN: Final = {"python_version": "3.11", "python_full_version": "3.11.2"}
HOME: Final = "https://cards.example"
FOLDER: Final = "/hall"
SSH: Final = '#!/bin/sh -e\n# As much of ssh as the how-to needs: ssh root@MACHINE COMMAND\n. "$(dirname "$0")/$1"\n'


@dataclass
class Walk:
    """The machines of a reader who follows the how-to, and the results so far."""

    folder: Path
    hall: Machine
    other: Machine
    token: list[str] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)

    def at_home(self, commands: list[str]) -> None:
        """Run commands in the checkout, from which the machines are reached by ssh."""
        known = {**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}"}
        for command in commands:
            subprocess.run(["bash", "-euo", "pipefail", "-c", command], cwd=ROOT, env=known, check=True)

    def wheel(self, commands: list[str]) -> None:
        """Make the wheel, and carry it to the machine."""
        self.at_home(commands)
        assert "Containerfile" in self.hall.run("ls parlour")

    def install(self, commands: list[str]) -> None:
        """Install the hall, without Node."""
        _each(self.hall, commands)
        assert self.hall.run("find / -xdev -name node -type f") == ""
        self.hall.run(f"echo '{ONE_GAME}' >> {SETTINGS}")

    def start(self, commands: list[str]) -> None:
        """Start the hall: systemd accepts its units, and a killed hall comes back."""
        self.token = [_each(self.hall, commands)[-1].strip()]
        assert self.hall.run("systemd-analyze verify /etc/systemd/system/parlour* 2>&1") == ""
        self.hall.run("systemctl kill --signal KILL parlour")
        self.hall.run(section("Start it").commands[-2])
        assert self.hall.run("systemctl show --property NRestarts --value parlour").strip() == "1"

    def caddy(self, commands: list[str]) -> None:
        """Set up Caddy: people play through it, and the account with the token is host. Compiled games are kept, and
        two halls can stand behind it.
        """
        _each(self.hall, commands)
        self.visit(CADDY, *self.token)
        assert self.hall.run("find /var/cache/parlour -name compiled-triple-triad")
        several = self.hall.run("HALL='one:8000 two:8000' caddy adapt --config /etc/caddy/Caddyfile")
        assert '"upstreams":[{"dial":"one:8000"},{"dial":"two:8000"}]' in several

    def nginx(self, commands: list[str]) -> None:
        """Set up nginx: people play through it too."""
        _each(self.hall, commands)
        self.visit(NGINX)

    def settle(self, commands: list[str]) -> None:
        """Move the hall into a folder for good: people play through either proxy, of which one listens at a time."""
        behind_caddy = commands[next(at for at, command in enumerate(commands) if "caddy" in command.lower()) :]
        _each(self.hall, commands[: -len(behind_caddy)])
        self.visit(NGINX, folder=FOLDER)
        self.hall.run("systemctl disable --now nginx")
        _each(self.hall, behind_caddy)
        self.visit(CADDY, folder=FOLDER)

    def look_after(self, commands: list[str]) -> None:
        """Look after the hall: its own checks find no fault, and each request has a line in its journal."""
        said = dict(zip(commands, _each(self.hall, commands), strict=True))
        assert SETTINGS in said["parlour doctor"] and f"{HOME}{FOLDER}" in said["parlour settings"]
        assert f'"path": "{FOLDER}/metrics"' in said[next(command for command in commands if "journalctl" in command)]

    def keep(self, commands: list[str]) -> None:
        """Make a backup while the hall runs, and plan another for each night."""
        *_before, listed = _each(self.hall, commands)
        assert listed.count(".parlour.gz") == 1
        assert "parlour-backup" in self.hall.run("systemctl list-timers")

    def update(self, commands: list[str]) -> None:
        """Carry and install the wheel anew; the played matches are still there."""
        self.at_home(section("Make the wheel").commands)
        _each(self.hall, commands)
        assert [_record(self.hall, match)["status"] for match in self.matches] == ["over"] * 4

    def move(self, commands: list[str]) -> None:
        """Make another machine a hall by the same sections, with the last copy."""
        self.at_home(
            [command.replace("cards.example", "new.example") for command in section("Make the wheel").commands]
        )
        for title in ("Install", "Start it"):
            _each(self.other, section(title).commands)
        self.at_home(commands)

    def restore(self, commands: list[str]) -> None:
        """Restore the copy on the other machine, stopped while it compiled: it has the matches of the first."""
        _each(self.other, commands)
        assert "compiling here" not in self.other.journal()
        assert self.matches and all(_record(self.hall, one) == _record(self.other, one) for one in self.matches)

    def visit(self, authority: str, *token: str, folder: str = "") -> None:
        """Let two who trust the hall's own authority play over HTTPS, and require that the metrics stay hidden."""
        hosts = self.folder / "hosts"
        hosts.write_text("127.0.0.1 localhost cards.example\n")
        program = [sys.executable, "-m", "tests.deploy.visitor", f"{HOME}{folder}", *token]
        trusting = ["env", f"--chdir={ROOT}", f"SSL_CERT_FILE={self.hall.root / authority}"]
        done = self.hall.visited([*trusting, *program], hosts)
        assert done.returncode == 0, done.stderr + self.hall.journal()
        self.matches.append(done.stdout)
        secretly = f"--resolve cards.example:443:127.0.0.1 --cacert /{authority} {HOME}{folder}/metrics"
        assert self.hall.run(f"curl --silent --output /dev/null --write-out '%{{http_code}}' {secretly}") == "404"


STEPS: Final[dict[str, Callable[[Walk, list[str]], None]]] = {
    "Make the wheel": Walk.wheel,
    "Install": Walk.install,
    "Start it": Walk.start,
    "HTTPS by Caddy": Walk.caddy,
    "HTTPS by nginx": Walk.nginx,
    "In a folder": Walk.settle,
    "Look after it": Walk.look_after,
    "Keep copies": Walk.keep,
    "Update": Walk.update,
    "Move to another machine": Walk.move,
    "Restore": Walk.restore,
}


@contextmanager
def begun(folder: Path) -> Iterator[Walk]:
    """Yield a walk with two new machines, and a way to both."""
    with ExitStack() as stack:
        packages = Path(stack.enter_context(TemporaryDirectory()))
        wheels, archive = _downloaded(packages / "wheels"), debian(packages / "debian.tar")
        hall, other = (stack.enter_context(machine(name, archive, wheels, folder)) for name in ("hall", "other"))
        for address, reached in {"root@cards.example": hall, "root@new.example": other}.items():
            (folder / address).write_text("exec " + shlex.join(reached.entering("$2")).replace("'$2'", '"$2"'))
        ssh = folder / "ssh"
        ssh.write_text(SSH)
        ssh.chmod(0o755)
        yield Walk(folder, hall, other)


def _downloaded(folder: Path) -> Path:
    """Download what the wheel needs, as Debian's Python would get it from the index."""
    folder.mkdir()
    needed = folder / "requirements.txt"
    needed.write_text("".join(_locked((ROOT / "requirements.lock").read_text(encoding="utf-8"))))
    asked = ["download", "--quiet", "--require-hashes", "--dest", str(folder), "--requirement", str(needed)]
    subprocess.run([sys.executable, "-m", "pip", *asked], check=True)
    return folder


def _locked(lock: str) -> Iterator[str]:
    """Yield the entries of a lock for Debian's Python, which is not the one that runs this."""
    for name, marker, hashes in re.findall(r"^(\S+==\S+)(?: ; (.*))?( \\\n(?: +--hash=.*\n)+)", lock, re.MULTILINE):
        if not marker or Marker(marker).evaluate(DEBIAN):
            yield name + hashes


def _each(place: Machine, commands: list[str]) -> list[str]:
    """Run commands one after another on a machine, and return what each said."""
    return [place.run(command) for command in commands]


def _record(place: Machine, match: str) -> dict[str, Any]:
    """Return what a hall in the folder tells of a match, when it can: after a start it loads its games first."""
    patient = "curl --fail --silent --retry 600 --retry-delay 1 --retry-all-errors"
    told: dict[str, Any] = json.loads(place.run(f"{patient} http://127.0.0.1:8000{FOLDER}/api/matches/{match}"))
    return told

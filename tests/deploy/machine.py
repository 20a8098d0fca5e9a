"""Machines for tests: Debian with systemd in a container of its own, which can only be entered."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.web.visiting import PATIENCE, until

PROGRAMS: Final = ("mmdebstrap", "systemd-nspawn", "nsenter", "unshare")
PACKAGES: Final = "systemd,systemd-sysv,ca-certificates"  # what any server has besides the minimum
CONTROL_GROUPS: Final = [Path("/sys/fs/cgroup") / tree for tree in ("", "systemd", "unified")]
WHEELS: Final = "/wheels"
# Packages of Python come from a folder, so that pip needs no network; those of Debian come from its mirror.
INSIDE: Final = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "COLUMNS": "200",
    "LANG": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
    "PIP_NO_INDEX": "1",
    "PIP_FIND_LINKS": WHEELS,
}


def asked(program: list[str]) -> subprocess.CompletedProcess[str]:
    """Return what a program said, and whether it failed."""
    return subprocess.run(program, capture_output=True, text=True, check=False)


def require_containers() -> None:
    """Skip the test with the reason if no machine can be made."""
    if os.name != "posix" or os.getuid() != 0:
        pytest.skip("a clean Debian is made by root alone")
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        pytest.skip(f"a clean Debian needs {', '.join(missing)}: install mmdebstrap and systemd-container")


def debian(archive: Path) -> Path:
    """Make Debian 12 from its packages, as an archive."""
    done = asked(["mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(archive)])
    assert done.returncode == 0, done.stderr
    return archive


@dataclass
class Machine:
    """A running machine: its name, its files, and its first process as it is known outside."""

    name: str
    root: Path
    leader: int

    def run(self, command: str) -> str:
        """Return what a command of root's says. An AssertionError has all it said if it fails."""
        done = asked(self.entering(command))
        assert done.returncode == 0, f"{self.name}: {command}\n{done.stdout}{done.stderr}\n{self.journal()}"
        return done.stdout

    def entering(self, command: str) -> list[str]:
        """Return how a command is run on the machine; only Debian's packages come over the network outside."""
        net = [] if command.startswith("apt-get ") else ["--net"]
        environment = [f"{name}={value}" for name, value in INSIDE.items()]
        inside = ["env", "--ignore-environment", "--chdir=/root", *environment, "sh", "-c", command]
        return ["nsenter", f"--target={self.leader}", "--mount", "--uts", "--ipc", "--pid", *net, "--", *inside]

    def visited(self, program: list[str], hosts: Path) -> subprocess.CompletedProcess[str]:
        """Run a program of this checkout with the machine's network, and with names from a file of hosts."""
        there = ["nsenter", f"--target={self.leader}", "--net", "unshare", "--mount", "sh", "-ec"]
        script = 'mount --bind "$0" /etc/hosts; exec "$@"'
        return asked([*there, script, str(hosts), *program])

    def journal(self) -> str:
        """Return what the hall and its proxies said lately."""
        units = "journalctl --no-pager --lines 60 --unit parlour --unit caddy --unit nginx"
        return asked(self.entering(f"{units}; cat /var/log/nginx/error.log")).stdout


@contextmanager
def machine(name: str, archive: Path, wheels: Path, folder: Path) -> Iterator[Machine]:
    """Yield a new machine, switched off and deleted at the end. If systemd does not start here the test is skipped."""
    root, log = folder / name, folder / f"{name}.log"
    root.mkdir()
    subprocess.run(["tar", "-x", "-p", "--numeric-owner", "-f", str(archive), "-C", str(root)], check=True)
    (root / "etc/hosts").write_text(f"127.0.0.1 localhost\n127.0.1.1 {name}\n")
    started = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network", "--boot"]
    own = [f"--machine={name}-{os.getpid()}", f"--directory={root}", f"--bind-ro={wheels}:{WHEELS}", "--console=pipe"]
    with _group(f"{name}-{os.getpid()}") as joining, log.open("wb") as said:
        process = subprocess.Popen([*joining, *started, *own], stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        try:
            yield _booted(process, Machine(name, root, 0), log)
        finally:
            process.terminate()  # it switches the machine off
            process.wait(PATIENCE)
            shutil.rmtree(root)


@contextmanager
def _group(name: str) -> Iterator[list[str]]:
    """Yield how to start a program in its own control group; otherwise the systemds of two machines would share one."""
    groups = [tree / name for tree in CONTROL_GROUPS if (tree / "cgroup.procs").exists()]
    for group in groups:
        group.mkdir()
    joining = 'for group in $0; do echo $$ > "$group/cgroup.procs"; done; exec "$@"'
    try:
        yield ["sh", "-ec", joining, " ".join(map(str, groups))]
    finally:
        for group in groups:
            for inner in sorted(group.rglob("*/"), reverse=True):
                inner.rmdir()
            group.rmdir()


def _booted(process: "subprocess.Popen[bytes]", made: Machine, log: Path) -> Machine:
    """Return the machine when its systemd is up."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")

    def up() -> bool:
        if process.poll() is not None:
            pytest.skip(f"systemd does not start in a container here: {log.read_text()}")
        made.leader = int((children.read_text().split() or ["0"])[0])
        state = asked(made.entering("systemctl is-system-running")).stdout.strip() if made.leader else ""
        return state in {"running", "degraded"}

    until(up, f"{made.name} is up")
    return made

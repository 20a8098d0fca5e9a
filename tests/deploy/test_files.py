"""The files of deploy: what they name exists, and what two of them say is the same."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from parlour.web.server.sources import FILE, variable
from parlour.web.settings import Settings
from tests.deploy.how_to import DEPLOY, PAGE, ROOT, section

PROXY = (ROOT / "docs/how-to/behind-a-proxy.md").read_text(encoding="utf-8")
SETTINGS = {variable(name) for name in Settings.model_fields} | {FILE}


def read(name: str) -> str:
    """Return a file of deploy."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_the_example_of_settings_is_one() -> None:
    """With all its commented-out lines the example has only settings with possible values."""
    whole = re.sub(r"^# (\w+ = )", r"\1", read("parlour.toml"), flags=re.MULTILINE)
    given = tomllib.loads(whole)
    Settings(**given).make_sense()
    assert len(given) > 10 and given.keys() <= Settings.model_fields.keys()


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_a_file_names_settings_that_there_are(file: Path) -> None:
    """Every name that begins with PARLOUR_ is a setting."""
    assert set(re.findall(r"\bPARLOUR_\w+", file.read_text(encoding="utf-8"))) <= SETTINGS


def test_the_how_to_names_settings_that_there_are() -> None:
    """The page names settings in small letters with an underscore, and they exist."""
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", PAGE.read_text(encoding="utf-8")))
    assert named and named <= Settings.model_fields.keys()


def test_the_how_to_names_files_that_there_are() -> None:
    """Each file that the page uses from the copied folder exists there."""
    carried = [path.name for path in DEPLOY.iterdir()] + ["requirements.lock", "parlour-0.whl"]
    named = re.findall(r"(?<= )parlour/([\w.*-]+)", PAGE.read_text(encoding="utf-8"))
    assert named and [name for name in named if not any(Path(one).match(name) for one in carried)] == []


def test_the_image_is_made_by_the_steps_of_the_how_to() -> None:
    """Every RUN of the image is a command of the installation, and every command is run."""
    assert re.findall(r"^RUN (.*)$", read("Containerfile"), re.MULTILINE) == section("Install").commands


def test_nginx_is_told_the_same_here_and_there() -> None:
    """The configuration of nginx passes on the same headers in the file and on the page."""
    passed = [re.findall(r"proxy_set_header (.*);", text) for text in (read("nginx.conf"), PROXY)]
    assert len(passed[0]) > 4 and passed[0] == passed[1]


def composed() -> dict[str, Any]:
    """Return the composition with several processes."""
    told: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return told


def test_several_processes_stand_behind_the_proxy() -> None:
    """Two processes of one image share one database and one Redis, and trust the proxy's network alone."""
    services = composed()["services"]
    halls = {name: service for name, service in services.items() if "build" in service}
    assert services["proxy"]["environment"]["HALL"].split() == [f"{name}:8000" for name in halls]
    assert len(halls) == 2 and len({str(service["environment"]) for service in halls.values()}) == 1
    (network,) = composed()["networks"]["hall"]["ipam"]["config"]
    assert all(service["environment"]["PARLOUR_TRUSTED_PROXIES"] == network["subnet"] for service in halls.values())


def test_what_is_composed_is_declared() -> None:
    """Mounted files exist beside the composition, and its volumes and services are declared in it."""
    told = composed()
    mounted = [mount.split(":")[0] for one in told["services"].values() for mount in one.get("volumes", [])]
    needed = [name for one in told["services"].values() for name in one.get("depends_on", [])]
    assert all((DEPLOY / name).is_file() if name.startswith("./") else name in told["volumes"] for name in mounted)
    assert needed and set(needed) <= told["services"].keys()

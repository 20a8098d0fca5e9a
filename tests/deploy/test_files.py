"""The files of deploy: what they name is there, and what stands twice stands the same."""

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
    """A file of deploy."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_the_example_of_settings_is_one() -> None:
    """With every line that is commented out put in: each is a setting, and has a value that it may have."""
    whole = re.sub(r"^# (\w+ = )", r"\1", read("parlour.toml"), flags=re.MULTILINE)
    given = tomllib.loads(whole)
    Settings(**given).make_sense()
    assert len(given) > 10 and given.keys() <= Settings.model_fields.keys()


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_a_file_names_settings_that_there_are(file: Path) -> None:
    """Wherever it says PARLOUR_ and more."""
    assert set(re.findall(r"\bPARLOUR_\w+", file.read_text(encoding="utf-8"))) <= SETTINGS


def test_the_how_to_names_settings_that_there_are() -> None:
    """Those of the file, in small letters and with an underscore."""
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", PAGE.read_text(encoding="utf-8")))
    assert named and named <= Settings.model_fields.keys()


def test_the_how_to_names_files_that_there_are() -> None:
    """Each that it takes out of the folder that was carried to the machine."""
    carried = [path.name for path in DEPLOY.iterdir()] + ["requirements.lock", "parlour-0.whl"]
    named = re.findall(r"(?<= )parlour/([\w.*-]+)", PAGE.read_text(encoding="utf-8"))
    assert named and [name for name in named if not any(Path(one).match(name) for one in carried)] == []


def test_the_image_is_made_by_the_steps_of_the_how_to() -> None:
    """Every RUN is a command of its installation, and every command is run."""
    assert re.findall(r"^RUN (.*)$", read("Containerfile"), re.MULTILINE) == section("Install").commands


def test_nginx_is_told_the_same_here_and_there() -> None:
    """What it passes on, in the file and on the page that explains it."""
    passed = [re.findall(r"proxy_set_header (.*);", text) for text in (read("nginx.conf"), PROXY)]
    assert len(passed[0]) > 4 and passed[0] == passed[1]


def composed() -> dict[str, Any]:
    """The halls of several processes."""
    told: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return told


def test_several_processes_stand_behind_the_proxy() -> None:
    """Two of one image, on one database and one Redis, and the proxy's network alone is believed."""
    services = composed()["services"]
    halls = {name: service for name, service in services.items() if "build" in service}
    assert services["proxy"]["environment"]["HALL"].split() == [f"{name}:8000" for name in halls]
    assert len(halls) == 2 and len({str(service["environment"]) for service in halls.values()}) == 1
    (network,) = composed()["networks"]["hall"]["ipam"]["config"]
    assert all(service["environment"]["PARLOUR_TRUSTED_PROXIES"] == network["subnet"] for service in halls.values())


def test_what_is_composed_is_declared() -> None:
    """Files lie beside it, and volumes and services are named in it."""
    told = composed()
    mounted = [mount.split(":")[0] for one in told["services"].values() for mount in one.get("volumes", [])]
    needed = [name for one in told["services"].values() for name in one.get("depends_on", [])]
    assert all((DEPLOY / name).is_file() if name.startswith("./") else name in told["volumes"] for name in mounted)
    assert needed and set(needed) <= told["services"].keys()

"""The release is the installed one."""

from importlib.metadata import version

import parlour
from parlour.core.release import RELEASE


def test_it_is_the_version_that_is_installed() -> None:
    assert version("parlour") == RELEASE == parlour.__version__

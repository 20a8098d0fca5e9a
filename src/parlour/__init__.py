"""parlour: a game hall and a fast rules library for games with house rules, chance and secrets."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("parlour")
except PackageNotFoundError:  # running from a checkout that was never installed
    __version__ = "0.0.0"

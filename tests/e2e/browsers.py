"""The browsers that tests and the gallery drive, as Debian has them."""

import shutil

# Chromium without a window of its own opens a page four times as fast as one that hides it.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

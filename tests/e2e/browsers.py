"""The browsers that tests and the gallery drive, as Debian has them."""

import shutil

# The headless build of Chromium opens a page four times as fast as Chromium with a hidden window.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

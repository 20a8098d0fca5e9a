"""The gallery: pictures of every page, and of every table at its most telling moments, to look at."""

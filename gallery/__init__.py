"""The gallery: pictures of every page and of every table at its telling moments, for looking at."""

"""The hall over HTTP: REST for creating and reading, one socket per viewer, the built client."""

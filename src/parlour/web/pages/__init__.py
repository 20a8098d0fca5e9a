"""The pages beside the interface: the built client, what links show, and the reference."""

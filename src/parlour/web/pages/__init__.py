"""What is served beside the interface: the built client, what links show, and the reference."""

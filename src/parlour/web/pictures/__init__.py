"""Pictures of links: painted from what a spectator may know, and kept."""

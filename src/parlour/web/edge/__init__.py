"""What stands between the world and the hall: who is known, how often he may ask, and how a refusal is told."""

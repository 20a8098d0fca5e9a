"""The edge between the world and the hall: who is known, how often they may ask, and how a refusal is told."""

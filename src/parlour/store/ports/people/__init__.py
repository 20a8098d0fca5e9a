"""Ports of people: players, accounts, sessions and ratings, their chat, and moderation."""

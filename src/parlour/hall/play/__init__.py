"""Matches of the hall: how one is proposed, opened, committed, found again and taken home."""

"""Ports of communities: their charters and members, and the card sets they made."""

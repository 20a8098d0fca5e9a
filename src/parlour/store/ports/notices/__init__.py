"""Ports of messages to people: their inboxes, their preferences for messages outside, and deliveries under way."""

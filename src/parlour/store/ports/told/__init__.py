"""Ports of messages to people: their inboxes, their wishes for messages outside, and deliveries under way."""

"""Ports of what people are told: their inboxes, how they want to be reached outside, what is on its way."""

"""Delivery to people who are not in the hall: pushed to their browsers, by mail, or to their programs as web hooks."""

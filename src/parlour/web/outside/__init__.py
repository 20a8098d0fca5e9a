"""The ways to people who are not in the hall: pushed to their browsers, by mail, and to programs of theirs."""

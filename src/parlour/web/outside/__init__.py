"""What the hall tells people who are not in it: pushed to their browsers, by mail, and to programs of theirs."""

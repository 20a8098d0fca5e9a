"""Routes of the host: the journal, accounts, what the hall says and whom it lets in, and how it is."""

"""Ports of the host: the journal, the charter, invitations, the roll of accounts, and the state of the hall."""

"""Ports of the host: the journal, the charter with the invitations, the roll of accounts, and windfalls."""

"""What the host does: what the hall says and whom it lets in, accounts, gifts, and the journal of every act."""

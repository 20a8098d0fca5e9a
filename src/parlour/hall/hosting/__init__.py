"""The work of hosts: the hall's texts and doors, accounts, gifts, and the journal of every act."""

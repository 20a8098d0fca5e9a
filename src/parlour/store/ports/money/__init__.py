"""Money on the database: resale prices, the right to give things away, and the audit of the ledger."""

"""Money on the database: resale prices, and the right to give things away."""

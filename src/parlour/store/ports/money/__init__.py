"""Money on the database: what sells for how much, and who may give anything."""

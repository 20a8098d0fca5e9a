"""Remote: seats at the tables of a distant hall, by its interface alone. Needs the extra `parlour[seat]`."""

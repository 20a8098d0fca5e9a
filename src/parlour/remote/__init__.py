"""Remote: sitting at the tables of a hall elsewhere, by its interface alone. Needs the extra `parlour[seat]`."""

"""The matches of a hall: who may open, join and replay them. Pure, over the ports that a store fills in."""

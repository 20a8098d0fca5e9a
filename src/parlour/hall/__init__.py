"""The hall: matches, people, money, communities, cups, notices, hosts. Pure, over the ports that a store fills in."""

"""The server: a hall on a port, and what its sockets read and write on the line; nothing of the hall lives here."""

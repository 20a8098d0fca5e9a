"""The server: a hall on a port, and what its sockets read and write on the line; of the hall nothing lives here."""

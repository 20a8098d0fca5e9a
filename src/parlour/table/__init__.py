"""Table: one match with its seats, secret seed and log. Pure: time and chance come in as arguments."""

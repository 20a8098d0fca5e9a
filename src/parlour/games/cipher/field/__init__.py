"""What lies on the table: zones, cards that move between them, names, what lasts. Kernels that know no skill."""

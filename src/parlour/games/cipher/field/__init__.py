"""The cards on the table: zones, moves between them, names, lasting effects. Kernels that know no skill."""

"""Cards compiled into rows of integers, the tables that kernels read. Nothing here runs during a match."""

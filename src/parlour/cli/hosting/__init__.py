"""Hosting: the commands for those who keep a hall, and what these commands have in common."""

"""The course of a match in kernels: legal actions, objects and eggs, turns, views."""

"""Adapters: every game behind the interfaces that researchers have: PettingZoo's and OpenSpiel's, each in its module.

Each imports its library when it is imported itself, and no other. They know core alone, and games by the registry.
"""

"""Analysis: the worth of actions, and best lines, exact where possible and searched elsewhere.

It knows agents and the core, and neither web nor clock: the caller says when it is enough.
"""

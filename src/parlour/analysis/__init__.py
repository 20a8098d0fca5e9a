"""What play is worth: values of actions and best lines, exact where that can be had and searched where not.

It knows agents and the core, and neither web nor clock: whoever asks says when it is enough.
"""

"""What answers to requests and messages have in common: the gate they pass, who asks, what for, in which hall."""

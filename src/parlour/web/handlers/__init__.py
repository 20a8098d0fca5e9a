"""The common parts of answers to requests and messages: the gate they pass, who asks, what for, in which hall."""

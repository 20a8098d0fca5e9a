"""Gil and cards: who has what, what a match is played for, what the house sells. Every change is a transfer."""

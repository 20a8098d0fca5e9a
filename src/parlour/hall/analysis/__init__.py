"""Learning: matches reviewed, puzzles, which hand to bring, and how balanced a rule set is."""

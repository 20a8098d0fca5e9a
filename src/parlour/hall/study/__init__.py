"""What one learns from: matches reviewed, puzzles, which hand to bring, and how balanced a rule set is."""

"""A board under rules that look at more than two cards, played on by the rules' own kernels."""

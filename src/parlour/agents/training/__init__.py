"""Training: the numbers of a game's facet `learned`, from matches that the search plays against itself.

`lessons` plays the matches and keeps how often each action was tried. `fit` finds the numbers by which these counts are
likely. `training` puts both together, in a folder by which a run goes on where it ended.
"""

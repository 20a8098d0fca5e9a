"""Learning: the facet by which many matches of Cipher are played at once."""

from typing import Final

from parlour.core.facets.learning import Learning
from parlour.games.cipher.play.observation import OBSERVATION

LEARNING: Final = Learning(observation=lambda states: OBSERVATION)

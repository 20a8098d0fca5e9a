"""Chakart: chess with Mario Kart's objects, exact to the last banana."""

from parlour.games.chakart.game import Chakart

GAME = Chakart()

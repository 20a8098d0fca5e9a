"""Shapes: the types of everything that Cipher tells, a module for each subject. Nothing but types."""

from parlour.core.shapes import Shapes
from parlour.games.cipher.shapes.cards import Card, Starter
from parlour.games.cipher.shapes.events import GameEvent
from parlour.games.cipher.shapes.rulings import Begun, Choices, Outcome, Outcomes
from parlour.games.cipher.shapes.view import View

TELLS = Shapes(view=View, event=GameEvent, card=Card | Starter, ruling=Choices | Outcomes | Outcome | Begun)

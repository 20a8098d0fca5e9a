"""Shapes: what Cipher tells, as types, a module for each thing that is told. They are types and nothing else."""

from parlour.core.shapes import Shapes
from parlour.games.cipher.shapes.cards import Card, Starter
from parlour.games.cipher.shapes.events import GameEvent
from parlour.games.cipher.shapes.rulings import Begun, Choices, Outcome, Outcomes
from parlour.games.cipher.shapes.view import View

TELLS = Shapes(view=View, event=GameEvent, card=Card | Starter, ruling=Choices | Outcomes | Outcome | Begun)

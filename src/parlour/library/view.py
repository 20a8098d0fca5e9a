"""View: a match as one seat, or a spectator, sees it, with nothing that they may not know."""

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from parlour.core import drawing, shapes
from parlour.core.contract import SPECTATOR
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.library import svg
from parlour.library.actions import Actions


def viewer_of(game: Game, name: str) -> int:
    """Return the number of a seat, or of the spectator, by name; a Refusal lists the names there are."""
    known = (*game.seats, "spectator")
    if name not in known:
        raise Refusal("bad-seat-choice", given=str(name)[:40], known=", ".join(known))
    return known.index(name)


class View:
    """A position as a viewer sees it; printed it is drawn, and a notebook shows its picture.

    >>> match = parlour.game("triple-triad:ff8", seed=3)
    >>> view = match.view("blue")
    >>> view
    <triple-triad as blue sees it>
    >>> print(str(view).splitlines()[-1])  # the last card of each hand, red's closed
      5 ?                                         5 Caterchipillar     ^4 >2 v4 <3
    """

    def __init__(self, game: Game, state: State, viewer: int) -> None:
        self.game, self._viewer = game, viewer
        self.state = game.observe(state, viewer)

    @property
    def viewer(self) -> str:
        """The name of the viewer.

        >>> match = parlour.game("triple-triad:ff8", seed=3)
        >>> match.view("blue").viewer, match.view().viewer
        ('blue', 'spectator')
        """
        return "spectator" if self._viewer == SPECTATOR else self.game.seats[self._viewer]

    @cached_property
    def json(self) -> shapes.View:
        """The view as a hall sends it to a player of that seat.

        >>> view = parlour.game("triple-triad:ff8", seed=3).view("blue")
        >>> view.json["to_act"], view.json["score"]
        ('red', {'red': 5, 'blue': 5})
        >>> [held["card"] for held in view.json["hands"]["red"]]
        [None, None, None, None, None]
        """
        return self.game.view(self.state, self._viewer)

    @property
    def actions(self) -> Actions | None:
        """The actions that this seat may play now; None if it is not to act.

        >>> match = parlour.game("triple-triad:ff8", seed=3)
        >>> match.turn, len(match.view("red").actions), match.view("blue").actions
        ('red', 45, None)
        """
        return Actions(self.game, self.state) if self.game.to_act(self.state) == self._viewer else None

    @property
    def features(self) -> NDArray[np.float32]:
        """The view of a seat as numbers for learners, each in -1..1; a Refusal for the spectator, who has none.

        >>> view = parlour.game("triple-triad:ff8", seed=3).view("blue")
        >>> view.features.dtype, len(view.features) == view.game.declared.features
        (dtype('float32'), True)
        """
        if self._viewer == SPECTATOR:
            raise Refusal("bad-seat-choice", given=self.viewer, known=", ".join(self.game.seats))
        return self.game.features(self.state, self._viewer)

    def __str__(self) -> str:
        return drawing.plain(self.game.drawing(self.state, self._viewer))

    def __repr__(self) -> str:
        return f"<{self.game.name} as {self.viewer} sees it>"

    def _repr_svg_(self) -> str:
        shapes_ = self.game.picture(self.game.view_json(self.state, self._viewer))
        return svg.board(shapes_) if shapes_ else svg.drawing(self.game.drawing(self.state, self._viewer))

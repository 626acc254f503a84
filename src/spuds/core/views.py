"""What one viewer knows of a table, for players, bots and whoever shows it."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core import bits
from spuds.core.chance import seeded
from spuds.core.frames import SPECTATOR
from spuds.core.game import Game


class View:
    """A record of the game's dtype that holds what its viewer may know, and nothing else.

    Attributes:
        game: the game.
        array: shape (1,), dtype of the game's state; a copy, its viewer is in the field `viewer`.
    """

    def __init__(self, game: Game, array: NDArray[Any]) -> None:
        self.game = game
        self.array = array

    @property
    def viewer(self) -> int:
        """The seat that knows this, or SPECTATOR."""
        return int(self.array["viewer"][0])

    @property
    def position(self) -> str:
        """What the viewer knows, in one line of words."""
        return self.game.position_text(self.array[0])

    def __getitem__(self, name: str) -> Any:
        """Return one field of the record, such as view["held"]; the game's state.py says what each holds.

        Raises:
            KeyError: no such field; says which there are.
        """
        if name not in (self.game.STATE.names or ()):
            raise KeyError(f"there is no field {name!r}; the fields are {', '.join(self.game.STATE.names or ())}")
        return self.array[name][0]

    def __repr__(self) -> str:
        whose = "the spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        return f"<{self.game.name} as {whose} knows it: {self.position}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.game is other.game and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __bytes__(self) -> bytes:
        return self.array.tobytes()

    def actions(self) -> list[int]:
        """Return the action ids that the viewer may answer, ascending; [] if it is not waiting.

        `game.texts[action]` has the words of an id; `legal` is in another order.
        """
        viewer = self.viewer
        if viewer == SPECTATOR or not bits.has(int(self.game.waiting(self.array[0])), viewer):
            return []
        out = np.zeros(self.game.sizes.answers, dtype=np.int64)
        n = int(self.game.legal(self.array[0], viewer, out))
        return [int(action) for action in out[:n]]

    def legal(self) -> list[str]:
        """Return the words that the viewer may answer, sorted as text; [] if it is not waiting.

        `game.actions[words]` has their id; `actions` is in another order.
        """
        return sorted(self.game.texts[action] for action in self.actions())

    def world(self, *seed: int | str) -> NDArray[Any]:
        """Return a full state drawn from those that fit this view, at the odds that chance gives them.

        Returns:
            Shape (1,), dtype of the game's state; the same one for the same seed.
        """
        state = np.zeros(1, dtype=self.game.STATE)
        self.game.determinize(self.array[0], self.viewer, seeded(*seed)[0], state)
        return state


def plain(record: Any) -> Any:
    """Return a record as plain Python numbers and lists under the same names: quicker to read one by one."""
    found = dict(zip(record.dtype.names, record.item(), strict=True))
    rows, records = _compound(record.dtype)
    for name in rows:
        found[name] = found[name].tolist()
    for name, names in records:
        found[name] = [SimpleNamespace(**dict(zip(names, row, strict=True))) for row in found[name].tolist()]
    return SimpleNamespace(**found)


@cache
def _compound(dtype: np.dtype[Any]) -> tuple[tuple[str, ...], tuple[tuple[str, tuple[str, ...]], ...]]:
    """Return the fields that are rows or tables of numbers, and those of records with the names in these."""
    shaped = {name: dtype[name].base for name in dtype.names or () if dtype[name].shape}
    rows = tuple(name for name, base in shaped.items() if base.names is None)
    return rows, tuple((name, base.names) for name, base in shaped.items() if base.names is not None)

"""A scene: who acts on which tile, and what can be done there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.legality import involved
from rbdesigner.engine.mechanics.reach import present

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene of the choices: the state, who acts, on which tile, and their transporter if one is chosen."""

    state: GameState
    player: int
    tile: int
    transporter: int = NONE

    @property
    def own(self) -> list[int]:
        """The player's transporters that are meant."""
        here = self.here
        return [self.transporter] if self.transporter in here else here

    @property
    def here(self) -> list[int]:
        """All of the player's transporters on the tile, the chosen one in front."""
        here = present(self.state, self.player, self.tile)
        return sorted(here, key=lambda one: one != self.transporter)

    @property
    def representatives(self) -> list[int]:
        """The first transporter of each kind at each spot, carriers apart; the others can do no more than it."""
        state, found = self.state, dict[tuple[int, int, bool], int]()
        for each in self.here:
            found.setdefault((state.spots[each], state.kinds[each], state.carried[each] != NONE), each)
        return list(found.values())

    def legal(self) -> list[Action]:
        """The choices on the tile, of the chosen transporter or of none."""
        found = legality.legal_actions(self.state, self.player, tile=self.tile)
        if self.transporter == NONE:
            return found
        return [action for action in found if self.transporter in (involved(action) or (self.transporter,))]


def scene_of(state: GameState, player: int, tile: int, transporter: int) -> Scene:
    """Set the scene on a tile; a transporter of another player, or one that is carried, means all of the tile."""
    own = transporter != NONE and transporter in present(state, player, tile)
    return Scene(state, player, tile, transporter if own else NONE)


def of_kind(actions: Iterable[Action], kind: type[A]) -> list[A]:
    """The actions of a kind."""
    return [action for action in actions if isinstance(action, kind)]


def as_many(state: GameState, actions: Iterable[Action]) -> tuple[Action, ...]:
    """Each action as often as it can be done, one after the other."""
    found, after = list[Action](), state.copy()
    for action in actions:
        while legality.check(after, action) is None:
            legality.apply(after, action)
            found.append(action)
    return tuple(found)

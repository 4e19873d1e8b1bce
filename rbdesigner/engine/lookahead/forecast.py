"""The next production if nothing changes: what it makes by itself, and without a choice of its players.

It is played through on a copy by the same actions as the game. What a mine will draw is not known to anybody and is not
looked up: such a mine is told with all that may come out of its bag.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Answer, Done, Mines, Pray, TakePosition, Waive
from rbdesigner.engine.core.codes import GOLD, IRON, NONE
from rbdesigner.engine.core.events import Event, Lost, Made, PhaseBegun, TransporterMade
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.lookahead.choiceless import choiceless
from rbdesigner.engine.mechanics import legality, order
from rbdesigner.engine.mechanics.production import filled_mines
from rbdesigner.engine.mechanics.supply import tile_of_holder


class Prospect(NamedTuple):
    """A good or a transporter that comes into the game on a tile.

    NONE for what it is not.

    ``goods`` are several where chance decides which of them comes. ``runner`` is the player who has to let it be made,
    as it is choiceless; NONE for what comes by itself.
    """

    tile: int
    goods: tuple[int, ...]
    kind: int
    number: int
    runner: int


class Loss(NamedTuple):
    """A number of goods of a holder that go for nothing (F8, R3)."""

    holder: int
    good: int
    number: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """The production of a turn, or what is left of it if it has ``begun``."""

    turn: int
    begun: bool
    prospects: tuple[Prospect, ...]
    losses: tuple[Loss, ...]


def forecast(state: GameState) -> Forecast | None:
    """Look at the next production, or at the rest of this one; None if none comes or nothing can be said yet."""
    if state.phase is Phase.SETUP or state.over:
        return None
    begun = state.phase is Phase.PRODUCTION
    after, events = state.copy(), list[Event]()
    after.events = events
    if not begun and not _go_on(after, Phase.PRODUCTION):
        return None
    start = next((at for at, event in enumerate(events) if _begins(event, Phase.PRODUCTION)), 0)
    del events[:start]
    turn, drawn, runs = after.turn, _draw(after), dict[int, int]()
    while after.phase is Phase.PRODUCTION:
        if after.in_play:
            for action in choiceless(after, after.player):
                first = len(events)
                legality.apply(after, action)
                runs.update(dict.fromkeys(range(first, len(events)), action.player))
        if not _go_on_once(after):
            return None
    end = next(at for at, event in enumerate(events) if _begins(event, Phase.MOVEMENT))
    return Forecast(turn, begun, _prospects(after, events[:end], drawn, runs), _losses(events[:end]))


def _begins(event: Event, phase: Phase) -> bool:
    return isinstance(event, PhaseBegun) and event.phase == phase


def _go_on(state: GameState, phase: Phase) -> bool:
    """End everybody's part until a phase begins, and tell whether that is possible."""
    while state.phase is not phase:
        if not _go_on_once(state):
            return False
    return True


def _go_on_once(state: GameState) -> bool:
    """Let the acting player do nothing, and tell whether that is possible."""
    action = None if state.over else _nothing(state)
    if action is None or legality.check(state, action) is not None:
        return False
    legality.apply(state, action)
    return True


def _nothing(state: GameState) -> Action | None:
    """The action of a player who does nothing; None while chance decides."""
    acting = order.acting(state)
    if not acting:
        return None
    player = acting[0]
    if state.offer is not None:
        return Answer(player, False)
    if state.stage is Stage.ASKING:
        return Waive(player)
    if state.stage is Stage.PRAYING:
        return Pray(player)
    if state.stage is Stage.POSITIONS:
        return TakePosition(player, state.chart.index(NONE) + 1)
    return Done(player)


def _draw(state: GameState) -> set[int]:
    """Let every mine draw something, if mines are to draw, and list the mines whose draw nobody can know."""
    if state.stage is not Stage.DRAW:
        return set()
    mines, gold, iron = filled_mines(state), state.bag_gold, state.bag_iron
    unknown = {tile for tile in mines if gold[tile] and iron[tile]}
    # Where both may come it does not matter which: the mine is told with both.
    legality.apply(state, Mines(NONE, tuple((tile, GOLD if gold[tile] else IRON) for tile in mines)))
    return unknown


def _prospects(state: GameState, events: list[Event], drawn: set[int], runs: dict[int, int]) -> tuple[Prospect, ...]:
    """All that is made, by tile, alike things as one."""
    numbers: dict[tuple[int, tuple[int, ...], int, int], int] = {}
    for at, event in enumerate(events):
        for tile, goods, kind, number in _yields(state, event, drawn):
            key = tile, goods, kind, runs.get(at, NONE)
            numbers[key] = numbers.get(key, 0) + number
    return tuple(
        Prospect(tile, goods, kind, number, runner) for (tile, goods, kind, runner), number in sorted(numbers.items())
    )


def _yields(state: GameState, event: Event, drawn: set[int]) -> Iterator[tuple[int, tuple[int, ...], int, int]]:
    if isinstance(event, Made):
        tile = tile_of_holder(state, event.holder)
        by_chance = event.rule == "P2" and tile in drawn
        yield tile, ((GOLD, IRON) if by_chance else (event.good,)), NONE, event.count
    elif isinstance(event, TransporterMade):
        yield state.topology.spot_tiles[event.spot], (), state.kinds[event.transporter], 1


def _losses(events: list[Event]) -> tuple[Loss, ...]:
    return tuple(Loss(event.holder, event.good, event.count) for event in events if isinstance(event, Lost))

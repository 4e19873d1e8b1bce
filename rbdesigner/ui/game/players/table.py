"""Who is to play a game: the chairs at the table, and how a saved game remembers them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from itertools import zip_longest
from random import SystemRandom
from typing import NamedTuple

from rbdesigner.engine.game import Game
from rbdesigner.players.registry import RANDOM
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.players.seats import Seat
from rbdesigner.ui.storage import folders

SEATS = "seats"
"""The member of a saved game that says who sits there: for each player PERSON or the name of the random player."""
PERSON = "person"
MOST_SEED = 999_999_999
_KEY = "new_game/chairs"
_MACHINES_KEY = "new_game/machines"
_MOST_MAPS = 100
"""Of so many maps it is remembered where machines sat."""


class SeatSetup(NamedTuple):
    """What a player is to be called, and whether the random player sits there."""

    name: str = ""
    random: bool = False


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """The chairs in the order of the players' numbers, and the seed of all chance."""

    chairs: tuple[SeatSetup, ...]
    seed: int

    def anew(self) -> PlayerSetup:
        """The same players with other chance."""
        return replace(self, seed=new_seed())

    def lay(self, scenario: Scenario) -> Game:
        """Begin a game of a copy of this scenario; IllegalMap if it has errors."""
        game = Game.new(scenario, len(self.chairs), self.seed, (chair.name for chair in self.chairs))
        game.extra = {SEATS: [RANDOM.name if chair.random else PERSON for chair in self.chairs]}
        return game

    def remember(self, scenario: Scenario) -> None:
        """Keep the names for the next game, with those of earlier ones that are not needed now, and for the next game
        of this map where machines sit: on another map nobody expects them."""
        names = [chair.name for chair in self.chairs]
        chairs = [[name] for name in (*names, *_remembered()[1][len(names) :])]
        settings, name = folders.settings(), _name(scenario)
        settings.setValue(_KEY, json.dumps({"players": len(names), "chairs": chairs}))
        if name:
            others = {known: seats for known, seats in _machines().items() if known != name}
            machines = {**others, name: [chair.random for chair in self.chairs]}
            settings.setValue(_MACHINES_KEY, json.dumps(list(machines.items())[-_MOST_MAPS:]))


def seats_of(game: Game) -> list[Seat]:
    """Who plays a game, by what it remembers; whoever it does not know is a person."""
    known = game.extra.get(SEATS)
    kinds = known if isinstance(known, list) else []
    return [
        Seat(RANDOM.make(player, str(game.seed), ""))
        if player < len(kinds) and kinds[player] == RANDOM.name
        else Seat()
        for player in range(game.players)
    ]


def new_seed() -> int:
    """Chance of its own for a new game, short enough to be told to others."""
    return SystemRandom().randrange(MOST_SEED + 1)


def table_of(game: Game) -> PlayerSetup:
    """The players of a game, with other chance."""
    names = (*game.names, *[""] * game.players)
    seats = enumerate(seats_of(game))
    return PlayerSetup(tuple(SeatSetup(names[player], seat.machine is not None) for player, seat in seats), new_seed())


def _remembered() -> tuple[int, list[str]]:
    """How many played last, and all names known; none before the first game."""
    try:
        known = json.loads(str(folders.settings().value(_KEY, "")))
        return int(known["players"]), [str(chair[0]) for chair in known["chairs"]][:MOST_PLAYERS]
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        return 0, []


def _machines() -> dict[str, list[bool]]:
    """Where machines sat in the last game of each map, the map played last in the end."""
    try:
        known = json.loads(str(folders.settings().value(_MACHINES_KEY, "")))
        return {str(name): [bool(machine) for machine in seats] for name, seats in known}
    except (ValueError, TypeError, RecursionError):
        return {}


def _name(scenario: Scenario) -> str:
    """By what a map is known again, empty if it cannot be."""
    properties = scenario.properties
    return f"{properties.code} {properties.title}".strip()


def remembered_chairs(scenario: Scenario) -> list[SeatSetup]:
    """The names of the last games; machines sit where they did in the last game of this map."""
    names = _remembered()[1]
    machines = _machines().get(_name(scenario), [])
    return [SeatSetup(name or "", bool(machine)) for name, machine in zip_longest(names, machines)]


def usual_table(scenario: Scenario) -> PlayerSetup:
    """Those who played last, as many as then; as few as the scenario is for if it is not for so many.

    A machine never plays alone unless somebody says so.
    """
    number, wanted = _remembered()[0], scenario.properties.players
    if not wanted.least <= number <= wanted.most:
        number = wanted.least
    chairs = [*remembered_chairs(scenario), *[SeatSetup()] * number][:number]
    if number == 1:
        chairs = [chairs[0]._replace(random=False)]
    return PlayerSetup(tuple(chairs), new_seed())

"""Who is to play a game.

The seats with their players, and how a saved game remembers them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import zip_longest
from random import SystemRandom
from typing import NamedTuple

from rbdesigner.engine.game import Game
from rbdesigner.players.machine_turns import Seat
from rbdesigner.players.process import PlayerProcess
from rbdesigner.players.registry import RANDOM, parts
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.players.player_files import player_files
from rbdesigner.ui.storage import folders, preferences

SEATS = "seats"
"""The member of a saved game that says who sits there: for each player PERSON or by what the machine is found."""
PERSON = "person"
MOST_SEED = 999_999_999
_KEY = "new_game/chairs"
_MACHINES_KEY = "new_game/machines"
_MOST_MAPS = 100
"""Of so many maps it is remembered where machines sat."""


class SeatSetup(NamedTuple):
    """The setup of one seat: a name, and the kind of the machine if one sits there."""

    name: str = ""
    machine: str = ""


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """The chairs in the order of the players' numbers, and the seed of all chance."""

    seat_setups: tuple[SeatSetup, ...]
    seed: int

    def anew(self) -> PlayerSetup:
        """The same players with other chance."""
        return replace(self, seed=new_seed())

    def begin(self, scenario: Scenario) -> Game:
        """Begin a game of a copy of this scenario; IllegalMap if it has errors."""
        game = Game.new(
            scenario, len(self.seat_setups), self.seed, (seat_setup.name for seat_setup in self.seat_setups)
        )
        game.extra = {SEATS: [seat_setup.machine or PERSON for seat_setup in self.seat_setups]}
        return game

    def remember(self, scenario: Scenario) -> None:
        """Keep names for the next game, and who sits where for this map.

        Names of earlier ones that are not needed now stay; on another map nobody expects the machines.
        """
        names = [seat_setup.name for seat_setup in self.seat_setups]
        seat_setups = [[name] for name in (*names, *_remembered()[1][len(names) :])]
        settings, name = folders.settings(), _name(scenario)
        settings.setValue(_KEY, json.dumps({"players": len(names), "chairs": seat_setups}))
        if name:
            others = {known: seats for known, seats in _machines().items() if known != name}
            machines = {**others, name: [seat_setup.machine for seat_setup in self.seat_setups]}
            settings.setValue(_MACHINES_KEY, json.dumps(list(machines.items())[-_MOST_MAPS:]))


def machines_of(game: Game) -> list[str]:
    """By what the machines of a game are found, by what it remembers.

    Empty for persons.

    Whoever it does not know is a person, and so is a machine in a file that nobody has chosen here: a saved game of
    somebody else must not have programs run.
    """
    known = game.extra.get(SEATS)
    kinds = [*known] if isinstance(known, list) else []
    return [_may_sit(kind) for kind in (*kinds, *[PERSON] * game.players)[: game.players]]


def _may_sit(kind: object) -> str:
    if not isinstance(kind, str) or kind == PERSON:
        return ""
    source = parts(kind)[0]
    return kind if not source or source in player_files() else ""


def seats_of(game: Game) -> list[Seat]:
    """Who plays a game, machines in processes of their own.

    Their decisions follow from the seed of the game, which cannot be told from what they get of it.
    """
    seed = sha256(f"players {game.seed}".encode()).hexdigest()
    limit = preferences.thinking_limit()
    return [
        Seat(PlayerProcess(machine, player, seed, limit) if machine else None)
        for player, machine in enumerate(machines_of(game))
    ]


def new_seed() -> int:
    """Chance of its own for a new game, short enough to be told to others."""
    return SystemRandom().randrange(MOST_SEED + 1)


def setup_of(game: Game) -> PlayerSetup:
    """The players of a game, with other chance."""
    names = (*game.names, *[""] * game.players)
    return PlayerSetup(tuple(map(SeatSetup, names, machines_of(game))), new_seed())


def _remembered() -> tuple[int, list[str]]:
    """How many played last, and all names known; none before the first game."""
    try:
        known = json.loads(str(folders.settings().value(_KEY, "")))
        return int(known["players"]), [str(seat_setup[0]) for seat_setup in known["chairs"]][:MOST_PLAYERS]
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        return 0, []


def _machines() -> dict[str, list[str]]:
    """Which machines sat where in the last game of each map, the latest last."""
    try:
        known = json.loads(str(folders.settings().value(_MACHINES_KEY, "")))
        return {str(name): [_remembered_machine(machine) for machine in seats] for name, seats in known}
    except (ValueError, TypeError, RecursionError):
        return {}


def _remembered_machine(machine: object) -> str:
    """By what a machine is found.

    Earlier versions knew only that it is one, which then is the random player.
    """
    return machine if isinstance(machine, str) else RANDOM.name if machine else ""


def _name(scenario: Scenario) -> str:
    """By what a map is known again, empty if it cannot be."""
    properties = scenario.properties
    return f"{properties.code} {properties.title}".strip()


def remembered_seats(scenario: Scenario) -> list[SeatSetup]:
    """The names of the last games.

    Machines sit where they did in the last game of this map.
    """
    names = _remembered()[1]
    machines = _machines().get(_name(scenario), [])
    return [SeatSetup(name or "", machine or "") for name, machine in zip_longest(names, machines)]


def usual_setup(scenario: Scenario) -> PlayerSetup:
    """Those who played last, as many as then.

    As few as the scenario is for if it is not for so many.

    A machine never plays alone unless somebody says so.
    """
    number, wanted = _remembered()[0], scenario.properties.players
    if not wanted.least <= number <= wanted.most:
        number = wanted.least
    seat_setups = [*remembered_seats(scenario), *[SeatSetup()] * number][:number]
    if number == 1:
        seat_setups = [seat_setups[0]._replace(machine="")]
    return PlayerSetup(tuple(seat_setups), new_seed())

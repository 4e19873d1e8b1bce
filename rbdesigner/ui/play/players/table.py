"""Who is to play a game: the chairs at the table, and how a saved game remembers them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import NamedTuple

from rbdesigner.engine.game import Game
from rbdesigner.engine.players import RandomPlayer
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui import folders
from rbdesigner.ui.play.players.seats import Seat

SEATS = "seats"
"""The member of a saved game that says who sits there: for each player PERSON or RANDOM."""
PERSON, RANDOM = "person", "random"
MOST_SEED = 999_999_999
_KEY = "new_game/chairs"


class Chair(NamedTuple):
    """What a player is to be called, and whether the random player sits there."""

    name: str = ""
    random: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """The chairs in the order of the players' numbers, and the seed of all chance."""

    chairs: tuple[Chair, ...]
    seed: int

    def anew(self) -> Table:
        """The same players with other chance."""
        return replace(self, seed=new_seed())

    def lay(self, scenario: Scenario) -> Game:
        """Begin a game of a copy of this scenario; IllegalMap if it has errors."""
        game = Game.new(scenario, len(self.chairs), self.seed, (chair.name for chair in self.chairs))
        game.extra = {SEATS: [RANDOM if chair.random else PERSON for chair in self.chairs]}
        return game

    def remember(self) -> None:
        """Keep the chairs for the next game, and those of earlier ones that are not needed now."""
        chairs = [*self.chairs, *remembered_chairs()[len(self.chairs) :]]
        folders.settings().setValue(_KEY, json.dumps({"players": len(self.chairs), "chairs": chairs}))


def seats_of(game: Game) -> list[Seat]:
    """Who plays a game, by what it remembers; whoever it does not know is a person."""
    known = game.extra.get(SEATS)
    kinds = known if isinstance(known, list) else []
    return [
        Seat(RandomPlayer(f"{game.seed} {player}", player))
        if player < len(kinds) and kinds[player] == RANDOM
        else Seat()
        for player in range(game.players)
    ]


def new_seed() -> int:
    """Chance of its own for a new game, short enough to be told to others."""
    return SystemRandom().randrange(MOST_SEED + 1)


def _remembered() -> tuple[int, list[Chair]]:
    """How many played last, and all chairs known; none before the first game."""
    try:
        known = json.loads(str(folders.settings().value(_KEY, "")))
        return int(known["players"]), [Chair(str(name), bool(random)) for name, random in known["chairs"]]
    except (ValueError, TypeError, KeyError):
        return 0, []


def remembered_chairs() -> list[Chair]:
    """The chairs of the last games."""
    return _remembered()[1]


def usual_table(scenario: Scenario) -> Table:
    """Those who played last, as many as then; as few as the scenario is for if it is not for so many."""
    (number, chairs), wanted = _remembered(), scenario.properties.players
    if not wanted.least <= number <= wanted.most:
        number = wanted.least
    return Table(tuple([*chairs, *[Chair()] * number][:number]), new_seed())

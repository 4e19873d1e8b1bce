"""Runs: map and players, and the tables: who sits where, with which seed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from rbdesigner import __version__
from rbdesigner.engine.core.game_terms import RULES_VERSION, SEED_DIGITS
from rbdesigner.engine.games.seeded import refuse_errors
from rbdesigner.hexes import Hex
from rbdesigner.lab.runs.restrictions import restriction
from rbdesigner.players.planning import kernel
from rbdesigner.players.player_setup import derived_secret, drawn_secret
from rbdesigner.players.process import plain_spec
from rbdesigner.players.registry import PLANNER, USUAL_LEVEL, Description, is_ours, parts
from rbdesigner.scenario import serial
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Transporter
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def bare_map(scenario: Scenario) -> Scenario:
    """The map without findings, so that those of a run do not make another map of it."""
    if scenario.properties.findings is None:
        return scenario
    return replace(scenario, properties=replace(scenario.properties, findings=None))


SHOWN = 16
"""The number of digits of a digest that are kept."""


def machine_versions(players: Iterable[str]) -> dict[str, object]:
    """Give the versions of all that machines are made of: program, rules, planner, and players in files.

    Planner and files are told by the digest of their text, empty for what is not there.
    """
    sources = sorted({source for source, _ in map(parts, players) if source})
    return {
        "rbdesigner": __version__,
        "rules": RULES_VERSION,
        "planner": _planner(),
        "files": {source: _digest(source) for source in sources},
    }


@cache
def _planner() -> str:
    """The digest of the planner, read once: this process plays by the one that it has loaded."""
    try:
        return kernel.source()[:SHOWN]
    except OSError:  # without its text; the version of the program says enough
        return ""


def _digest(source: str) -> str:
    try:
        return sha256(Path(source).read_bytes()).hexdigest()[:SHOWN]
    except (OSError, ValueError):
        return ""


MOST_PLAYERS = 6
USUAL_GAMES, USUAL_TOLERANCE = 400, 5


def usual_players(scenario: Scenario) -> tuple[str, ...]:
    """Give the players of a run if none are named: a machine at each home, as many as the map is meant for."""
    wanted = scenario.properties.players
    number = min(wanted.most, max(wanted.least, len(scenario.homes))) if scenario.homes else wanted.most
    return (Description.of(PLANNER).spec(USUAL_LEVEL),) * min(MOST_PLAYERS, number)


class GameTable(NamedTuple):
    """One game of a run, numbered from 0.

    ``seed`` is that of its block (chance goes by :meth:`RunSetup.game_seed`). ``homes`` and ``seats`` say by how many
    places homes and players have moved on: the player at seat ``i`` is number ``(i + seats) % players`` of the
    run's, and their home number ``(i + homes) % all`` of the map's, where homes are given out.
    """

    number: int
    seed: int
    homes: int
    seats: int


@dataclass(frozen=True)
class RunSetup:
    """A map and who plays on it.

    ``players`` are texts as :func:`rbdesigner.players.registry.find_player` takes them, one for each seat; ``seed`` is
    that of the first games. Games are played in *blocks* of one seed. Where homes are given out, each seat has each
    home in a block as often as any other, and where players are of different kinds each of them has each seat as often.
    The order of play at the beginning is drawn by the seed, the same in all games of a block, so that each home and
    each kind of player has each place in it equally often too. ``secret`` is that of a run with players of others (see
    :meth:`sealed`). Homes come after each other in one order all through a block, though: who follows whom differs from
    seed to seed alone. Make it by :meth:`of`, which refuses what cannot be played.
    """

    scenario: Scenario
    players: tuple[str, ...]
    seed: int = 1
    without: tuple[str, ...] = ()
    secret: str = ""

    @classmethod
    def of(
        cls,
        scenario: Scenario,
        players: Sequence[str],
        seed: int = 1,
        without: Sequence[str] = (),
        secret: str = "",
    ) -> RunSetup:
        """A run on a map.

        It is played ``without`` things as :func:`rbdesigner.lab.runs.restrictions.restriction` takes them. PlayerError
        for players that are not known, IllegalMap for a map with errors, ValueError for too many players, a seed with
        too many digits, or a thing that is not known.
        """
        if not 1 <= len(players) <= MOST_PLAYERS:
            text = QT_TRANSLATE_NOOP("files", "a game is for 1 to {most} players, not for {players}")
            raise ValueError(Reason(text, most=MOST_PLAYERS, players=len(players)))
        if abs(seed) >= 10**SEED_DIGITS:
            raise ValueError(Reason(QT_TRANSLATE_NOOP("files", "a seed has at most {most} digits"), most=SEED_DIGITS))
        specs = tuple(map(plain_spec, players))
        refuse_errors(scenario)
        names = sorted({restriction(name, scenario).name for name in without})
        return cls(bare_map(scenario), specs, seed, tuple(names), secret)

    def sealed(self, secret: str = "") -> RunSetup:
        """This run with its secret, this one or one that is drawn, if it needs one.

        Runs with players of others do. Seeds of runs are small numbers that anybody may try: so whatever chance brings,
        and all that players decide by, follows from the secret as well, and nothing that a player is told says what
        comes next. Runs with the same secret, seed and players have the same luck.
        """
        if self.secret or not self.has_others:
            return self
        return replace(self, secret=secret or drawn_secret())

    def game_seed(self, table: GameTable) -> int:
        """The seed of all that chance brings in the game of a table."""
        if not self.secret:
            return table.seed
        most: int = 10**SEED_DIGITS
        return int(derived_secret(self.secret, f"chance {table.seed}"), 16) % most

    def player_seed(self, table: GameTable, number: int) -> str:
        """The seed by which one of the run's players decides in the game of a table."""
        if not self.secret:
            return f"{table.seed} {number}"
        return derived_secret(self.secret, f"player {number} of game {table.number}")

    @property
    def homes(self) -> tuple[Hex, ...]:
        """The homes of the map, in the order of their places."""
        return tuple(sorted(self.scenario.homes))

    @property
    def gives_homes(self) -> bool:
        """Whether homes are given to the players in turn, and not chosen by them.

        They are if the map marks enough of them and nothing else on it belongs to one player.
        """
        owned = any(isinstance(piece, Transporter) for pieces in self.scenario.pieces.values() for piece in pieces)
        walled = any(wall.player is not None for wall in self.scenario.walls.values())
        learned = any(each.player is not None for each in self.scenario.properties.research)
        is_free = self.scenario.properties.options.free_homes
        return len(self.homes) >= len(self.players) and not (owned or walled or learned or is_free)

    @property
    def is_mixed(self) -> bool:
        """Whether the players are of different kinds, so that it matters who sits where."""
        return len(set(self.players)) > 1

    @property
    def has_others(self) -> bool:
        """Whether any player is not one of ours."""
        return not all(map(is_ours, self.players))

    @property
    def block(self) -> int:
        """How many games are played with one seed."""
        homes = len(self.homes) if self.gives_homes else 1
        return homes * (len(self.players) if self.is_mixed else 1)

    @property
    def least_games(self) -> int:
        """Fewer games, of fewer than :data:`FEWEST_SEEDS` seeds, say nothing for sure."""
        from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS  # numpy, which workers need not load

        return FEWEST_SEEDS * self.block

    def table(self, number: int) -> GameTable:
        """The table of a game, numbered from 0; every number is that of one."""
        seed, place = divmod(number, self.block)
        homes, seats = divmod(place, len(self.players)) if self.is_mixed else (place, 0)
        return GameTable(number, self.seed + seed, homes, seats)

    def map_of(self, table: GameTable) -> Scenario:
        """The map with the homes as this table has them."""
        if not self.gives_homes:
            return self.scenario
        scenario, homes = self.scenario.copy(), self.homes
        owners = {homes[(seat + table.homes) % len(homes)]: seat + 1 for seat in range(len(self.players))}
        scenario.homes = {place: replace(home, player=owners.get(place)) for place, home in scenario.homes.items()}
        return scenario

    def players_of(self, table: GameTable) -> tuple[int, ...]:
        """Tell which of the run's players sits at each seat."""
        return tuple((seat + table.seats) % len(self.players) for seat in range(len(self.players)))

    def digest(self) -> str:
        """Make a digest that is the same for runs that play the same games, and for no others.

        Other versions of the machines play others.
        """
        versions = machine_versions(self.players)
        data: list[object] = [serial.to_json(self.scenario), self.players, self.seed, versions]
        if self.without:
            data.append(self.without)
        if self.secret or self.has_others:
            data.append({"secret": self.secret})
        return sha256(json.dumps(data, sort_keys=True, default=list).encode()).hexdigest()

"""Tells who is to play a game: the seats with their players, and how a saved game remembers them."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import NamedTuple

from rbdesigner.engine.core.game_terms import SEED_DIGITS
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import ID
from rbdesigner.play.variations import LINES
from rbdesigner.players.machine_turns import Seat
from rbdesigner.players.process import LIMIT, PlayerProcess
from rbdesigner.players.registry import parts
from rbdesigner.scenario.model import Scenario

BYTES = 16


def drawn_secret() -> str:
    """A secret that nobody can guess. Who keeps it can make the same decisions again."""
    return secrets.token_hex(BYTES)


def derived_secret(secret: str, purpose: str) -> str:
    """Derive the secret for one purpose, such as a seat; it tells nothing about those for other purposes."""
    return hmac.digest(secret.encode(), purpose.encode(), "sha256").hex()


SEATS = "seats"
"""The member of a saved game that says who sits there: for each player PERSON or by what the machine is found."""
PERSON = "person"
SECRET = "secret"
"""The member of a saved game by which its machines decide: drawn when the first of them sits down."""
MOST_SEED = 10**SEED_DIGITS - 1
"""The largest seed: so many cannot be tried one after the other to find the one that drew what is known of a game."""
MOST_SHORT_SEED = 999_999_999
"""The largest seed of what is no secret, such as a generated map: short enough to be told to others."""


class SeatSetup(NamedTuple):
    """The setup of one seat: a name, and the kind of the machine if one sits there."""

    name: str = ""
    machine: str = ""


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """The seats in the order of the players' numbers, and the seed of all chance."""

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


def machines_of(game: Game, files: Collection[str]) -> list[str]:
    """Give the names by which a game remembers its machines; empty for persons.

    Whoever it does not know is a person, and so is a machine in a file that is not among these, which the user has
    chosen: a saved game of somebody else must not have programs run.
    """
    refused = refused_files(game, files)
    return ["" if player in refused else kind for player, kind in enumerate(_machines_in(game))]


def refused_files(game: Game, files: Collection[str]) -> Mapping[int, str]:
    """Give the files of machines that are not seated, by player, as the user has not chosen them."""
    sources = ((player, parts(kind)[0]) for player, kind in enumerate(_machines_in(game)))
    return {player: source for player, source in sources if source and source not in files}


def _machines_in(game: Game) -> list[str]:
    known = game.extra.get(SEATS)
    kinds = [*known] if isinstance(known, list) else []
    whole = (*kinds, *[PERSON] * game.players)[: game.players]
    return [kind if isinstance(kind, str) and kind != PERSON else "" for kind in whole]


def seats_of(game: Game, files: Collection[str], limit: float = LIMIT) -> list[Seat]:
    """Seat the players of a game, machines in processes of their own.

    ``limit`` is that of their thinking, ``files`` as in :func:`machines_of`.
    """
    return [seat_of(game, player, machine, limit) for player, machine in enumerate(machines_of(game, files))]


def seat_of(game: Game, player: int, machine: str, limit: float = LIMIT) -> Seat:
    """The seat of a player of a game, with a machine if it is found by anything.

    Its decisions follow from a secret of the game, which tells nothing of the seed, nor of what others decide by.
    """
    if not machine:
        return Seat()
    return Seat(PlayerProcess(machine, player, derived_secret(_secret_of(game), f"player {player}"), limit))


def _secret_of(game: Game) -> str:
    """The secret of a game, which gets one if it has none."""
    known = game.extra.get(SECRET)
    secret = known if isinstance(known, str) and known else drawn_secret()
    game.extra = {**game.extra, SECRET: secret}
    return secret


def seats_to_remember(game: Game, machines: Mapping[int, str]) -> list[str]:
    """Give the seats as a game remembers them, once these players have these machines.

    A person is empty; all other seats stay as they are.
    """
    known = enumerate(_machines_in(game))
    return [machines.get(player, machine) or PERSON for player, machine in known]


def played_on(game: Game, moment: int, machine: str) -> Game:
    """A copy of a game at a moment of its log, for machines of a kind at all seats.

    Chance is another: what the game itself will draw is not told.
    """
    copy = game.copy()
    copy.go_to(moment)
    copy.seed, copy.extra = new_seed(), {SEATS: [machine] * game.players}
    return copy


def without_future(game: Game) -> Game:
    """Copy a game to go on with other chance.

    Whoever has it cannot tell what the game will bring. What has been drawn stands in the log. The lines that were left
    go, as they tell of draws of later turns.
    """
    copy = game.copy()
    copy.seed = new_seed()
    copy.extra = {name: value for name, value in game.extra.items() if name not in (SECRET, LINES, ID)}
    return copy


def new_seed() -> int:
    """Chance of its own for a new game."""
    return SystemRandom().randrange(MOST_SEED + 1)


def new_short_seed() -> int:
    """A new seed for what is no secret."""
    return SystemRandom().randrange(MOST_SHORT_SEED + 1)


def setup_of(game: Game, files: Collection[str]) -> PlayerSetup:
    """The players of a game, with other chance; ``files`` as in :func:`machines_of`."""
    names = (*game.names, *[""] * game.players)
    return PlayerSetup(tuple(map(SeatSetup, names, machines_of(game, files))), new_seed())

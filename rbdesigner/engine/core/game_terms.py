"""The terms of a game: who plays by which rules, agreed before it begins."""

from __future__ import annotations

from dataclasses import dataclass

from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import END_MARKS, SOLO_PREFILL, SOLO_TURNS, WONDER_SPACES
from rbdesigner.scenario.model import STANDARD_START, Start

RULES_VERSION = 3
"""The version of the rules that new games go by: raised whenever a change may make a saved game go another way."""
SEED_DIGITS = 15
"""A seed has no more digits, so that files can keep it (they take 53 bits) and runs number on from it."""


@dataclass(frozen=True, slots=True)
class Exclusions:
    """The things that a game is played without, to see what they are worth.

    ``buildings`` are not built, on ``tiles`` nothing is built or born, and donkeys are born only with ``births``. A
    game that keeps to it is legal without it, too, so that no file tells of it.
    """

    buildings: frozenset[int] = frozenset()
    tiles: frozenset[int] = frozenset()
    births: bool = True

    def allows(self, building: int, tile: int) -> bool:
        """Whether a building may come to a tile."""
        return building not in self.buildings and tile not in self.tiles

    def has_births(self, tile: int) -> bool:
        """Whether donkeys may be born on a tile."""
        return self.births and tile not in self.tiles


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms agreed before a game begins: how many play, by which options, how long, and with what they start.

    ``names`` are what the players are called, as far as they have names; ``rules`` is the version of the rules, and
    ``left_out`` what is done without, if anything.
    """

    players: int
    options: Options
    turns: int
    prefill: int
    start: Start = STANDARD_START
    names: tuple[str, ...] = ()
    rules: int = RULES_VERSION
    left_out: Exclusions | None = None

    @classmethod
    def of(
        cls,
        players: int,
        options: Options = OFFICIAL,
        turns: int | None = None,
        prefill: int | None = None,
        start: Start = STANDARD_START,
        names: tuple[str, ...] = (),
        rules: int = RULES_VERSION,
    ) -> Terms:
        """The terms of a scenario; None for what the rules say (V6, Z3, Z6)."""
        solo = players == 1
        usual = SOLO_TURNS if solo else options.neutral_bricks
        filled = SOLO_PREFILL if solo else 0
        turns, prefill = usual if turns is None else turns, filled if prefill is None else prefill
        return cls(players, options, turns, prefill, start, names[:players], rules)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return self.players == 1

    @property
    def end_mark(self) -> int:
        """The space of the wonder that ends the game (V6), or one beyond the last where none does."""
        marked = self.options.end_marks and self.players in END_MARKS
        return END_MARKS[self.players] if marked else WONDER_SPACES + 1

    @property
    def steady_mines(self) -> bool:
        """Whether mines make what they hold most of instead of what is drawn (Z4, Z7)."""
        return self.solo or self.options.solo_mines

"""The rules that a scenario may switch (Z7)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from rbdesigner.rules.tables import NEUTRAL_BRICKS
from rbdesigner.tiles import Extra


@dataclass(frozen=True, slots=True)
class Options:
    """The switches; every default is the official rule.

    ``bridges_in_deserts`` lets bridges stand on deserts that are not irrigated (K4). ``solo_mines`` make what they hold
    most of in any game, not only in the solo one (Z4). ``free_homes`` are chosen freely even though the scenario marks
    some (S3). ``home_distance`` is the least hex distance of two homes (S2). ``end_marks`` of the wonder end the game
    (V6), or it ends after so many ``neutral_bricks`` (V6).
    """

    bridges_in_deserts: bool = False
    solo_mines: bool = False
    free_homes: bool = False
    home_distance: int = 2
    end_marks: bool = True
    neutral_bricks: int = NEUTRAL_BRICKS
    extra: Extra | None = field(default=None, hash=False)


OFFICIAL = Options()
OPTION_NAMES = tuple(each.name for each in fields(Options) if each.name != "extra")
"""The names of the switches; all that handles options one by one goes through these."""

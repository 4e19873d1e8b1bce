"""Typed events of a game: for the window, and to account for every good.

The amount of a good in the game changes by :class:`Made`, :class:`Used` and :class:`Lost` only; each names its rule.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Made:
    """A holder has got goods that come into the game."""

    good: int
    count: int
    holder: int
    rule: str


@dataclass(frozen=True, slots=True)
class Used:
    """Goods of a holder have been paid or processed."""

    good: int
    count: int
    holder: int
    rule: str


@dataclass(frozen=True, slots=True)
class Lost:
    """Goods have left the game for nothing."""

    good: int
    count: int
    holder: int
    rule: str


@dataclass(frozen=True, slots=True)
class Moved:
    """Goods have changed their holder without leaving the tile."""

    good: int
    count: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Stepped:
    """A transporter has moved from a spot to another, with all it holds and ``geese`` that follow it."""

    transporter: int
    source: int
    target: int
    geese: int


@dataclass(frozen=True, slots=True)
class TransporterMade:
    """A transporter has come into the game."""

    transporter: int
    spot: int
    rule: str


@dataclass(frozen=True, slots=True)
class TransporterGone:
    """A transporter has left the game."""

    transporter: int
    spot: int
    rule: str


@dataclass(frozen=True, slots=True)
class Carried:
    """A transporter has been taken aboard another, or set down at a spot."""

    carrier: int
    passenger: int
    spot: int
    aboard: bool


@dataclass(frozen=True, slots=True)
class Followed:
    """Geese at a spot follow a transporter or, if not ``follow``, stay there again (G2)."""

    transporter: int
    spot: int
    count: int
    follow: bool


@dataclass(frozen=True, slots=True)
class Built:
    """A building stands; ``building`` is its code. An upgrade is one too."""

    tile: int
    building: int
    spot: int
    player: int


@dataclass(frozen=True, slots=True)
class BagFilled:
    """A mine has got gold and iron (K5, K6)."""

    tile: int
    gold: int
    iron: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A mine makes a good this turn (P2)."""

    tile: int
    good: int


@dataclass(frozen=True, slots=True)
class RoadBuilt:
    """A road crosses a border (K8)."""

    border: int


@dataclass(frozen=True, slots=True)
class BridgeBuilt:
    """A bridge stands on a site (K9)."""

    site: int


@dataclass(frozen=True, slots=True)
class WallChanged:
    """A wall of so many tokens of an owner stands on an edge (K11-K14)."""

    edge: int
    owner: int
    tokens: int


@dataclass(frozen=True, slots=True)
class PutOut:
    """A docked boat has been put out to sea by a wall (K17)."""

    transporter: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Researched:
    """A player has researched a subject (R2)."""

    player: int
    subject: int


@dataclass(frozen=True, slots=True)
class BrickLaid:
    """A brick lies on a space of the wonder, from 1 (V3)."""

    owner: int
    space: int


@dataclass(frozen=True, slots=True)
class Irrigated:
    """All deserts are pasture from now on (V5)."""


@dataclass(frozen=True, slots=True)
class HomeChosen:
    """A player's home stands in a region (S2)."""

    player: int
    spot: int


@dataclass(frozen=True, slots=True)
class PhaseBegun:
    """A phase of a turn begins."""

    turn: int
    phase: int


@dataclass(frozen=True, slots=True)
class OrderSet:
    """The order of play has been determined: the row at the temple, closest first, and the players by position."""

    temple: tuple[int, ...]
    chart: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game has ended."""


Event = (
    Made | Used | Lost | Moved | Stepped | TransporterMade | TransporterGone | Carried | Followed | Built | BagFilled
    | Drawn | RoadBuilt | BridgeBuilt | WallChanged | PutOut | Researched | BrickLaid | Irrigated | HomeChosen
    | PhaseBegun | OrderSet | GameOver
)  # fmt: skip

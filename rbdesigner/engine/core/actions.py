"""All that can be done in a game, one small value a kind, each atomic; long moves are sequences.

Players, transporters, spots, tiles, edges and so on are numbers of :mod:`rbdesigner.engine.core.state`. Two actions are
drawn by chance and have no player (NONE): :class:`Figures` and :class:`Mines`. ``docs/notation.md`` shows them all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rbdesigner.engine.core.codes import NONE
from rbdesigner.rules.tables import NEW_MINE, Mixture

ANYWHERE = 1 << 30
"""The holder of an input that is left to the usual order: ground, acting transporter, the player's others (P13)."""

Inputs = tuple[tuple[int, int], ...]
"""Goods to pay or to process, one by one: the good and the holder it is taken from. Empty: the usual ones."""


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all that one player does, or chance brings about."""

    verb: ClassVar[str] = ""
    player: int


@dataclass(frozen=True, slots=True)
class Figures(Action):
    """Draw, by chance, the order of the praying figures, closest to the temple first (S1)."""

    verb: ClassVar[str] = "figures"
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mines(Action):
    """Chance: what each mine makes this turn, as pairs of tile and good (P2)."""

    verb: ClassVar[str] = "mines"
    drawn: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class ChooseHome(Action):
    """Choose the home tile, and the region if a river divides it (S2-S4)."""

    verb: ClassVar[str] = "home"
    spot: int


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """Ask for the order of play to be determined (T2)."""

    verb: ClassVar[str] = "ask"


@dataclass(frozen=True, slots=True)
class Waive(Action):
    """Do not ask for an order of play (T3)."""

    verb: ClassVar[str] = "waive"


@dataclass(frozen=True, slots=True)
class CashIn(Action):
    """Stop praying: the figure goes to the back of the row (T4)."""

    verb: ClassVar[str] = "cash-in"


@dataclass(frozen=True, slots=True)
class Pray(Action):
    """Keep praying (T4)."""

    verb: ClassVar[str] = "pray"


@dataclass(frozen=True, slots=True)
class TakePosition(Action):
    """Take a free position of the sequence chart, from 1 (T5)."""

    verb: ClassVar[str] = "position"
    position: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End one's part of the phase."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """Ask other players to agree to an action that needs their consent (T8)."""

    verb: ClassVar[str] = "offer"
    partners: tuple[int, ...]
    action: Action


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Agree to what another player has proposed, or refuse it (T8)."""

    verb: ClassVar[str] = "answer"
    agrees: bool


@dataclass(frozen=True, slots=True)
class Transfer(Action):
    """Move one good within a tile: load, unload, hand over, or ferry it across a river (E1-E4)."""

    verb: ClassVar[str] = "move"
    good: int
    source: int
    target: int


# Production


@dataclass(frozen=True, slots=True)
class Produce(Action):
    """Let the secondary producer at a transporter run once (P3, P6); inputs name the wood where it mixes (P4)."""

    verb: ClassVar[str] = "run"
    transporter: int
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class Make(Action):
    """Make a transporter at a factory, a boat on the water ``spot``, else NONE (F1-F5).

    At a wagon factory ``transporter`` is the donkey that is handed in.
    """

    verb: ClassVar[str] = "make"
    transporter: int
    spot: int = NONE
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class Dismantle(Action):
    """Put a transporter out of use that is one too many (F7)."""

    verb: ClassVar[str] = "dismantle"
    transporter: int


@dataclass(frozen=True, slots=True)
class Breed(Action):
    """Let the two donkeys of a tile have a third (L2)."""

    verb: ClassVar[str] = "breed"
    tile: int


@dataclass(frozen=True, slots=True)
class Research(Action):
    """Research a subject with two geese and a paper in reach (R1, R2)."""

    verb: ClassVar[str] = "research"
    transporter: int
    subject: int
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class Upgrade(Action):
    """Upgrade a transporter factory right after its subject is researched (R5)."""

    verb: ClassVar[str] = "upgrade"
    tile: int


# Movement


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Move a transporter, its cargo and followers to a neighbouring spot (M, B)."""

    verb: ClassVar[str] = "step"
    transporter: int
    to: int


@dataclass(frozen=True, slots=True)
class Lead(Action):
    """Let a goose that lies at a spot follow a transporter from now on (G2)."""

    verb: ClassVar[str] = "lead"
    transporter: int
    spot: int


@dataclass(frozen=True, slots=True)
class LetGo(Action):
    """Let a goose that follows a transporter stay at a spot (G2)."""

    verb: ClassVar[str] = "let-go"
    transporter: int
    spot: int


@dataclass(frozen=True, slots=True)
class TakeAboard(Action):
    """Let a transporter carry another (C1)."""

    verb: ClassVar[str] = "carry"
    carrier: int
    passenger: int


@dataclass(frozen=True, slots=True)
class SetDown(Action):
    """Unload the transporter that another carries (C4-C6)."""

    verb: ClassVar[str] = "set-down"
    carrier: int
    spot: int


# Building


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a building in a region, or an oil rig on a sea tile (K1-K7); ``mixture`` fills the bag of a mine."""

    verb: ClassVar[str] = "build"
    transporter: int
    building: int
    spot: int
    mixture: Mixture | None = None
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class Shaft(Action):
    """Add a shaft to the mine at a transporter (K6)."""

    verb: ClassVar[str] = "shaft"
    transporter: int
    mixture: Mixture = NEW_MINE
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Build a road across a border (K8)."""

    verb: ClassVar[str] = "road"
    transporter: int
    border: int
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class BuildBridge(Action):
    """Build a bridge on a bridge site (K9, K10)."""

    verb: ClassVar[str] = "bridge"
    transporter: int
    site: int
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class BuildWall(Action):
    """Build or strengthen a wall by one token (K11, K12, K14)."""

    verb: ClassVar[str] = "wall"
    transporter: int
    edge: int
    inputs: Inputs = ()


@dataclass(frozen=True, slots=True)
class Demolish(Action):
    """Demolish a wall: all its tokens become neutral (K13)."""

    verb: ClassVar[str] = "demolish"
    transporter: int
    edge: int
    inputs: Inputs = ()


# Wonder


@dataclass(frozen=True, slots=True)
class Brick(Action):
    """Buy a brick of the wonder (V1-V3)."""

    verb: ClassVar[str] = "brick"
    inputs: Inputs = ()


Work = Produce | Make | Research | Build | Shaft | BuildRoad | BuildBridge | BuildWall | Demolish
"""The actions of a transporter that take goods."""
Paid = Work | Brick
"""The actions that take goods."""
CHANCE: tuple[type[Action], ...] = (Figures, Mines)
KINDS: tuple[type[Action], ...] = (
    *CHANCE, ChooseHome, Ask, Waive, CashIn, Pray, TakePosition, Done, Propose, Answer, Transfer, Produce, Make,
    Dismantle, Breed, Research, Upgrade, Step, Lead, LetGo, TakeAboard, SetDown, Build, Shaft, BuildRoad, BuildBridge,
    BuildWall, Demolish, Brick,
)  # fmt: skip
"""Every kind of action."""

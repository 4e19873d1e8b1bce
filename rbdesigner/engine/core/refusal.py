"""The reason why something cannot be done: a code, the rule, and its values as the engine numbers things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    from rbdesigner.engine.core.state import GameState


class Kind(Enum):
    """The types of the values in refusals, as the engine numbers things."""

    TRANSPORTER = auto()
    TRANSPORTERS = auto()
    PLAYER = auto()
    ACTING = auto()  # players of whom one is to act
    PARTNERS = auto()  # players, as somebody has named them
    HOLDER = auto()  # of goods: a spot, or ~transporter
    SPOT = auto()
    SPOTS = auto()
    TILE = auto()
    BORDER = auto()
    SITE = auto()  # of a bridge
    EDGE = auto()
    GOOD = auto()
    COUNTS = auto()  # goods with their numbers
    NEEDS = auto()  # the same, or one number, of whatever goods
    BUILDING = auto()  # or NONE
    BUILDINGS = auto()
    SUBJECT = auto()
    TRANSPORTER_KIND = auto()
    TERRAIN = auto()  # a Terrain
    GROUND = auto()  # a Site of the tables
    MIXTURE = auto()  # a Mixture, or None
    MIXTURES = auto()
    ACTION = auto()  # a kind of action
    PHASES = auto()
    STAGE = auto()
    MOMENT = auto()  # a phase and a stage
    FIELD = auto()  # the name of a field of an action
    FOREIGN = auto()  # whatever came from outside
    ELEMENT = auto()  # "land" or "water"
    DISTANCE = auto()  # in tiles
    NUMBER = auto()


VALUES: Mapping[str, Kind] = {
    "transporter": Kind.TRANSPORTER,
    "carrier": Kind.TRANSPORTER,
    "passenger": Kind.TRANSPORTER,
    "mover": Kind.TRANSPORTER,
    "passengers": Kind.TRANSPORTERS,
    "standing": Kind.TRANSPORTERS,
    "player": Kind.PLAYER,
    "owner": Kind.PLAYER,
    "acting": Kind.ACTING,
    "partners": Kind.PARTNERS,
    "holder": Kind.HOLDER,
    "source": Kind.HOLDER,
    "target": Kind.HOLDER,
    "spot": Kind.SPOT,
    "here": Kind.SPOT,
    "to": Kind.SPOT,
    "region": Kind.SPOT,
    "reached": Kind.SPOTS,
    "wanted": Kind.SPOTS,
    "tile": Kind.TILE,
    "border": Kind.BORDER,
    "site": Kind.SITE,
    "edge": Kind.EDGE,
    "good": Kind.GOOD,
    "needed": Kind.NEEDS,
    "named": Kind.NEEDS,
    "missing": Kind.NEEDS,
    "present": Kind.COUNTS,
    "goods": Kind.COUNTS,
    "building": Kind.BUILDING,
    "upgraded": Kind.BUILDINGS,
    "subject": Kind.SUBJECT,
    "kind": Kind.TRANSPORTER_KIND,
    "terrain": Kind.TERRAIN,
    "ground": Kind.GROUND,
    "mixture": Kind.MIXTURE,
    "allowed": Kind.MIXTURES,
    "action": Kind.ACTION,
    "phases": Kind.PHASES,
    "stage": Kind.STAGE,
    "now": Kind.MOMENT,
    "field": Kind.FIELD,
    "number": Kind.FOREIGN,
    "value": Kind.FOREIGN,
    "element": Kind.ELEMENT,
    "capacity": Kind.NUMBER,
    "count": Kind.NUMBER,
    "distance": Kind.DISTANCE,
    "land": Kind.NUMBER,
    "least": Kind.DISTANCE,
    "load": Kind.NUMBER,
    "players": Kind.NUMBER,
    "position": Kind.NUMBER,
    "spaces": Kind.NUMBER,
    "water": Kind.NUMBER,
    "wood": Kind.NUMBER,
}
"""The type of each value of a refusal, by its name."""


class Entry:
    """The facts about a code.

    ``rule`` is empty where no rule of the game but the form or the moment is wrong, ``values`` are the names of what it
    tells.
    """

    def __init__(self, rule: str, *values: str) -> None:
        self.rule, self.values = rule, values


CATALOGUE: Mapping[str, Entry] = {
    # Form and moment
    "game-over": Entry("V6"),
    "left-out": Entry("Z7"),
    "wrong-phase": Entry("T1", "action", "now", "phases"),
    "setting-up": Entry("S2"),
    "not-your-turn": Entry("T6", "acting", "player"),
    "not-asked": Entry("T2", "stage"),
    "chance": Entry("P2"),
    "not-chance": Entry("P2"),
    "excess-first": Entry("F7", "player"),
    "no-player": Entry("", "number"),
    "unknown": Entry("", "field", "number"),
    "malformed": Entry("", "field", "value"),
    # Goods and transporters in general
    "not-yours": Entry("T7", "owner", "transporter"),
    "no-more": Entry("F7", "transporter"),
    "is-carried": Entry("C7", "transporter"),
    "needs-consent": Entry("T8", "transporter"),
    "needs-no-consent": Entry("T8"),
    "nothing-offered": Entry("T8"),
    "offer-pending": Entry("T8"),
    "wrong-partners": Entry("T8", "partners"),
    "not-to-offer": Entry("T8", "action"),
    "wrong-inputs": Entry("P13", "named", "needed"),
    "goods-lacking": Entry("K2", "missing", "needed"),
    "source-out-of-reach": Entry("E4", "holder"),
    "source-lacks": Entry("E1", "holder", "needed", "present"),
    # Exchange
    "same-holder": Entry("E1", "good"),
    "no-good": Entry("E1", "good", "holder"),
    "no-room": Entry("M10", "capacity", "load", "transporter"),
    "carrying": Entry("C3", "passenger", "transporter"),
    "goods-at-sea": Entry("B7", "holder"),
    "no-ferry": Entry("E2", "source", "target"),
    "out-of-reach": Entry("E4", "source", "target"),
    # Setting up
    "home-taken": Entry("S2", "player", "tile"),
    "home-at-sea": Entry("S2", "tile"),
    "home-no-region": Entry("S4", "spot"),
    "home-not-marked": Entry("S3", "tile"),
    "home-without-water": Entry("F3", "kind", "tile"),
    "home-too-near": Entry("S2", "distance", "least", "player", "tile"),
    # Order of play
    "position-taken": Entry("T5", "player", "position"),
    "position-unknown": Entry("T5", "players", "position"),
    "wrong-draw": Entry("P2"),
    # Production
    "no-producer": Entry("P3", "tile"),
    "building-out-of-reach": Entry("P6", "building", "here", "spot", "transporter"),
    "carrier-feeds-none": Entry("C7", "passenger", "transporter"),
    "capacity-used": Entry("P8", "building"),
    "wood-unnamed": Entry("P4", "building", "wood"),
    "no-factory": Entry("F1", "tile"),
    "factory-worked": Entry("F5", "building"),
    "no-donkey": Entry("F2", "transporter"),
    "donkey-elsewhere": Entry("F2", "here", "spot", "transporter"),
    "launch-on-land": Entry("F1", "kind", "spot"),
    "launch-elsewhere": Entry("F3", "kind", "region", "spot"),
    "launch-unnamed": Entry("F3", "kind", "region"),
    "launch-closed": Entry("F4", "owner", "spot"),
    "shores-closed": Entry("F4", "building"),
    "too-many": Entry("F7", "kind", "land", "water"),
    "no-excess": Entry("F7", "land", "water"),
    "excess-carries": Entry("F7", "passenger", "transporter"),
    "excess-elsewhere": Entry("F7", "transporter"),
    "excess-kind": Entry("F7", "count", "element", "transporter"),
    "no-pasture": Entry("L2", "terrain", "tile"),
    "birth-before": Entry("L3", "tile"),
    "no-pair": Entry("L2", "player", "standing", "tile"),
    "pair-disturbed": Entry("L2", "building", "goods", "passengers", "tile"),
    "known-already": Entry("R2", "player", "subject"),
    "upgrade-late": Entry("R5"),
    "upgrade-kind": Entry("R5", "building", "subject", "tile", "upgraded"),
    "upgrade-absent": Entry("R5", "player", "tile"),
    # Movement
    "no-points": Entry("M1", "transporter"),
    "no-road": Entry("M2", "source", "to", "transporter"),
    "off-road": Entry("M3", "source", "to", "transporter"),
    "not-next": Entry("M4", "source", "to", "transporter"),
    "river-between": Entry("M6", "source", "to", "transporter"),
    "land-only": Entry("M8", "source", "to", "transporter"),
    "walled": Entry("M9", "owner", "source", "to", "transporter"),
    "good-moved": Entry("M11", "good", "transporter"),
    "no-water": Entry("B1", "source", "to", "transporter"),
    "has-docked": Entry("B2", "source", "transporter"),
    "docked-leaves": Entry("B4", "source", "to", "transporter"),
    "no-goose": Entry("G2", "spot"),
    "none-follows": Entry("G2", "transporter"),
    "goose-out-of-reach": Entry("G3", "spot", "transporter"),
    "geese-moved": Entry("G5", "mover", "spot", "transporter"),
    "geese-hold-back": Entry("G6", "mover", "transporter"),
    "bank-needed": Entry("G3", "transporter"),
    "carries-itself": Entry("C1", "carrier"),
    "passenger-apart": Entry("C1", "carrier", "passenger"),
    "passenger-moved": Entry("C2", "carrier", "passenger"),
    "carries-already": Entry("C3", "carrier", "passenger"),
    "holds-goods": Entry("C3", "transporter"),
    "leads-geese": Entry("C3", "passenger"),
    "carries-nobody": Entry("C4", "carrier"),
    "boarded-now": Entry("C4", "carrier", "passenger"),
    "carrier-moved": Entry("C4", "carrier", "passenger"),
    "boat-lands": Entry("C5", "carrier", "passenger", "spot"),
    "passenger-lands": Entry("C6", "carrier", "passenger", "spot"),
    # Building
    "builder-elsewhere": Entry("K1", "reached", "transporter", "wanted"),
    "tile-built": Entry("K3", "building", "tile"),
    "wrong-site": Entry("K4", "building", "ground", "terrain", "tile"),
    "desert": Entry("K4", "tile"),
    "not-researched": Entry("K4", "building", "player", "subject"),
    "wrong-mixture": Entry("K5", "allowed", "mixture", "player"),
    "no-mixture": Entry("K5", "building"),
    "no-mine": Entry("K6", "tile"),
    "road-stands": Entry("K8", "border"),
    "bridge-stands": Entry("K9", "site"),
    "joined-already": Entry("K10", "site"),
    "bridge-in-desert": Entry("K4", "tile"),
    "wall-at-sea": Entry("K11", "edge"),
    "wall-out-of-reach": Entry("K15", "edge", "spot", "transporter"),
    "wall-of-other": Entry("K12", "edge", "owner"),
    "wall-neutral": Entry("K13", "edge"),
    "no-wall": Entry("K13", "edge"),
    # Wonder
    "wonder-full": Entry("V3", "spaces"),
    "nobody-home": Entry("V1", "player", "tile"),
}


class Refusal(NamedTuple):
    """An action that the rules forbid now.

    ``code`` is a key of :data:`rbdesigner.engine.core.refusal.CATALOGUE`, which names its ``values``; the types
    of these are in :data:`rbdesigner.engine.core.refusal.VALUES`. ``rule_here`` is the rule where the code
    serves several.
    """

    code: str
    values: Mapping[str, object] = MappingProxyType({})
    rule_here: str = ""

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; empty where only the form is wrong."""
        return self.rule_here or CATALOGUE[self.code].rule


class IllegalAction(ValueError):  # noqa: N818  (the name of the programming interface)
    """An action has been refused; nothing has changed.

    ``code`` names the reason for programs, ``rule`` the rule of the ledger, ``reason`` is a sentence for people, made
    when it is read.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> try:
    ...     game.apply("done")
    ... except rb.IllegalAction as fault:
    ...     print(fault.code, fault.reason)
    setting-up All homes must be chosen first.
    """

    wording: ClassVar[Callable[[GameState, Refusal], str] | None] = None
    """Makes the sentence of a refusal; installed by :mod:`rbdesigner.messages.refusals`."""

    def __init__(self, state: GameState, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self._state = state.copy()  # the game may have gone on when somebody reads the reason

    @property
    def code(self) -> str:
        """The code of the refusal."""
        return self.refusal.code

    @property
    def rule(self) -> str:
        """The rule that forbids the action."""
        return self.refusal.rule

    @property
    def reason(self) -> str:
        """The sentence; the code alone where no messages have been loaded."""
        wording = type(self).wording
        return self.code if wording is None else wording(self._state, self.refusal)

    def __str__(self) -> str:
        return self.reason

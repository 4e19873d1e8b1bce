"""The changing part of a game, in lists that are cheap to copy.

Codes of goods, buildings and so on are those of :mod:`rbdesigner.engine.core.codes`, numbers of tiles, spots, borders
and edges those of the :class:`~rbdesigner.engine.core.topology.Topology`. Players count from 0. A *holder* of goods is
a spot (the ground of a region, the store of an oil rig, or geese at sea) or, as ``~transporter``, what a transporter
holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

from rbdesigner.engine.core.action_lists import ActionLists
from rbdesigner.engine.core.codes import CAPACITIES, NEUTRAL, NO_GOODS, NONE, OIL_RIG, POINTS, Row
from rbdesigner.engine.core.game_terms import Terms
from rbdesigner.engine.core.phase_state import Movement, Production
from rbdesigner.engine.core.topology import Surroundings, Topology
from rbdesigner.rules.tables import DEARER_FROM, IRRIGATION_MARK, WONDER_SPACES
from rbdesigner.tiles import Terrain

if TYPE_CHECKING:
    from rbdesigner.engine.core.actions import Propose
    from rbdesigner.engine.core.events import Event


class Phase(IntEnum):
    """The phases of a turn (T1), and the setting up before the first."""

    SETUP = 0
    PRODUCTION = 1
    MOVEMENT = 2
    BUILDING = 3
    WONDER = 4


class Stage(IntEnum):
    """The question that is decided within a phase: by chance, about the order (T2-T5), or in the phase itself."""

    DRAW = 0
    ASKING = 1
    PRAYING = 2
    POSITIONS = 3
    PLAY = 4


_COMPARED = (
    "topology", "terms", "turn", "phase", "stage", "active", "asked", "praying", "leavers", "choosing", "temple",
    "chart", "marked", "irrigated", "neutral", "bought", "over", "offer", "waiting", "willing",
    "roads", "bridges", "wall_owners", "wall_tokens", "root", "around", "banks", "fleets",
    "goods", "buildings", "building_spots", "bag_gold", "bag_iron", "kinds", "owners", "spots", "loads", "carried",
    "carriers", "on_tile", "homes", "subjects", "bricks", "production", "movement",
)  # fmt: skip

Value = TypeVar("Value")


def replaced(values: tuple[Value, ...], number: int, value: Value) -> tuple[Value, ...]:
    """The values with one replaced."""
    return (*values[:number], value, *values[number + 1 :])


class GameState:
    """Everything about a game that changes.

    Copy it with :meth:`copy`; compare two with ``==``. ``events`` collects what happens where it is a list.
    ``choices`` keeps for a tile the legal transfers of the acting player and what else is legal there, None for what an
    action has spoiled, and ``own_tiles`` the tiles with transporters of that player, None to be looked up again;
    ``seldom_key`` is what :mod:`rbdesigner.engine.core.state_key` keeps.
    """

    __slots__ = (*_COMPARED, "choices", "events", "own_tiles", "seldom_key")

    def __init__(self, topology: Topology, terms: Terms, original: GameState | None = None) -> None:
        if original is not None:
            self._take_over(original)
            return
        tiles, spots, edges = len(topology.places), len(topology.spot_tiles), len(topology.edge_keys)
        self.topology, self.terms = topology, terms
        self.turn = 0
        self.phase, self.stage = Phase.SETUP, Stage.DRAW
        self.active = 0  # the position in the chart of the player whose part of the phase it is
        self.asked = 0  # one bit for each player who has said not to ask for an order (T2)
        self.praying: tuple[int, ...] = ()  # who has yet to decide about praying, closest to the temple first (T4)
        self.leavers: tuple[int, ...] = ()  # who has cashed in, in the order of deciding (T4)
        self.choosing: tuple[int, ...] = ()  # who has yet to take a position, farthest from the temple first (T5)
        self.temple: tuple[int, ...] = ()  # the praying figures, closest to the temple first (S1)
        self.chart: tuple[int, ...] = ()  # the players by position; NONE while positions are free (T5)
        self.marked: tuple[int, ...] = ()  # the regions that the scenario marks as homes to choose from (S3)
        self.irrigated = False
        self.neutral = 0  # neutral bricks laid by turns, one each (V4)
        self.bought = 0  # bricks bought by the acting player in this turn (V2)
        self.over = False
        self.offer: Propose | None = None  # what waits for the consent of others (T8)
        self.waiting: tuple[int, ...] = ()  # whose answers are still missing (T8)
        self.willing: tuple[int, ...] = ()  # who has consented to what is being done (T8)

        self.goods: dict[int, Row] = {}  # by holder, who is not there with nothing
        # What seldom changes is in tuples, which copies share.
        self.buildings = (NONE,) * tiles
        self.building_spots = (NONE,) * tiles
        self.bag_gold = (0,) * tiles
        self.bag_iron = (0,) * tiles
        self.roads = (False,) * len(topology.border_edges)
        self.bridges = (False,) * len(topology.sites)
        self.wall_owners = (NONE,) * edges
        self.wall_tokens = (0,) * edges
        self.root = tuple(range(spots))  # for a region the one that stands for all that bridges join to it
        self.around: tuple[Surroundings, ...] = topology.surroundings
        self.banks: tuple[tuple[int, ...], ...] = topology.banks

        self.fleets: tuple[tuple[int, ...], ...] = ((),) * terms.players  # each player's, lost ones too
        self.kinds: tuple[int, ...] = ()
        self.owners: tuple[int, ...] = ()
        self.spots: list[int] = []  # NONE for a transporter that is no more
        self.loads: list[int] = []  # how many goods each holds
        self.carried: list[int] = []  # the transporter that each carries
        self.carriers: list[int] = []  # the transporter that carries each
        self.on_tile: list[tuple[int, ...]] = [()] * tiles  # who stands there, but for those that are carried
        self.homes = (NONE,) * terms.players  # the region of the home marker
        self.subjects = (0,) * terms.players  # one bit for each researched subject
        self.bricks: tuple[int, ...] = ()  # the owners of the wonder's bricks, from the first space on

        self.production = Production()
        self.movement = Movement()
        self.choices = ActionLists()
        self.own_tiles: tuple[int, ...] | None = None
        self.seldom_key: frozenset[tuple[tuple[int, ...], ...]] | None = None
        self.events: list[Event] | None = None

    def copy(self) -> GameState:
        """An independent copy; it collects no events."""
        return GameState(self.topology, self.terms, self)

    def _take_over(self, original: GameState) -> None:
        """Take over another state, with lists and dictionaries of one's own."""
        self.topology, self.terms = original.topology, original.terms
        self.turn, self.phase, self.stage = original.turn, original.phase, original.stage
        self.active, self.asked, self.praying = original.active, original.asked, original.praying
        self.leavers, self.choosing, self.temple = original.leavers, original.choosing, original.temple
        self.chart, self.marked, self.irrigated = original.chart, original.marked, original.irrigated
        self.neutral, self.bought, self.over = original.neutral, original.bought, original.over
        self.offer, self.waiting, self.willing = original.offer, original.waiting, original.willing
        self.roads, self.bridges = original.roads, original.bridges
        self.wall_owners, self.wall_tokens = original.wall_owners, original.wall_tokens
        self.root, self.around = original.root, original.around
        self.banks, self.fleets = original.banks, original.fleets
        self.buildings, self.building_spots = original.buildings, original.building_spots
        self.bag_gold, self.bag_iron = original.bag_gold, original.bag_iron
        self.kinds, self.owners = original.kinds, original.owners
        self.homes, self.subjects, self.bricks = original.homes, original.subjects, original.bricks
        self.seldom_key = original.seldom_key
        self.goods = original.goods.copy()
        self.spots, self.loads, self.on_tile = original.spots[:], original.loads[:], original.on_tile[:]
        self.carried, self.carriers = original.carried[:], original.carriers[:]
        self.production = original.production.copy()
        self.movement = original.movement.copy()
        self.choices = original.choices.copy()
        self.own_tiles = original.own_tiles
        self.events = None

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled, whether it is compiled or not."""
        return restored, tuple([getattr(self, name) for name in _COMPARED])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]

    # Reading

    @property
    def player(self) -> int:
        """The player whose part of the phase it is; NONE while positions or homes are open to several."""
        return self.chart[self.active] if self.active < len(self.chart) else NONE

    @property
    def in_play(self) -> bool:
        """Whether the player whose part it is may act: no order asked for, no offer open, nothing drawn or over."""
        return self.stage is Stage.PLAY and self.phase is not Phase.SETUP and self.offer is None and not self.over

    @property
    def is_last_turn(self) -> bool:
        """Whether this turn's neutral brick is the last, which ends the game (V6)."""
        return self.neutral + 1 >= self.terms.turns

    @contextmanager
    def as_if_willing(self, players: Iterable[int]) -> Iterator[None]:
        """Look at the game, or let it go on, as if these players had agreed (T8)."""
        before, self.willing = self.willing, tuple(players)
        try:
            yield
        finally:
            self.willing = before

    def tile_of(self, transporter: int) -> int:
        """The tile where a transporter is."""
        return self.topology.spot_tiles[self.spots[transporter]]

    def grounds_of(self, tile: int) -> list[int]:
        """The regions of a tile, those that bridges join as one; or its sea (K9)."""
        return list(dict.fromkeys([self.root[region] for region in self.topology.regions_of[tile]]))

    def amount(self, holder: int, good: int) -> int:
        """How many of a good a holder has."""
        return self.goods.get(holder, NO_GOODS)[good]

    def row(self, holder: int) -> Row:
        """How many of each good a holder has."""
        return self.goods.get(holder, NO_GOODS)

    def room(self, transporter: int) -> int:
        """Count the goods that a transporter can still hold: none while it carries or is carried (C3)."""
        if self.carried[transporter] != NONE or self.carriers[transporter] != NONE:
            return 0
        return CAPACITIES[self.kinds[transporter]] - self.loads[transporter]

    def points_left(self, transporter: int) -> int:
        """How many movement points a transporter has left in this phase (M1)."""
        return self.movement.points.get(transporter, POINTS[self.kinds[transporter]])

    def is_pasture(self, tile: int) -> bool:
        """Whether a tile is pasture, or a desert that counts as one (W12)."""
        terrain = self.topology.terrains[tile]
        return terrain is Terrain.PASTURE or (terrain is Terrain.DESERT and self.irrigated)

    def is_desert(self, tile: int) -> bool:
        """Whether a tile is a desert that is not irrigated."""
        return self.topology.terrains[tile] is Terrain.DESERT and not self.irrigated

    def has_rig(self, tile: int) -> bool:
        """Whether an oil rig stands there, which stores goods (B7)."""
        return self.buildings[tile] == OIL_RIG

    def closed(self, edge: int, player: int) -> bool:
        """Whether a wall on an edge stops a player: one of another player does (M9)."""
        owner = self.wall_owners[edge]
        return owner >= 0 and owner != player

    def knows(self, player: int, subject: int) -> bool:
        """Whether a player has researched a subject; NONE needs none."""
        return subject == NONE or bool(self.subjects[player] >> subject & 1)

    def owned(self, player: int) -> list[int]:
        """The transporters of a player, carried ones too."""
        return [transporter for transporter in self.fleets[player] if self.spots[transporter] != NONE]

    def brick_price(self) -> int:
        """The price of the next brick for the acting player (V2)."""
        return self.bought + 1 + (len(self.bricks) >= DEARER_FROM)

    # Changing: the small steps of which all actions consist; whoever calls them has checked the rules

    def put(self, holder: int, good: int, count: int) -> None:
        """Add goods to a holder; a negative count takes them away."""
        row = self.row(holder)
        amount = row[good] + count
        row = (*row[:good], amount, *row[good + 1 :])
        if amount or any(row):
            self.goods[holder] = row
        else:
            # Who holds nothing is not in the mapping: two states with the same goods are equal.
            self.goods.pop(holder, None)
        if holder < 0:
            self.loads[~holder] += count

    def place_transporter(self, kind: int, owner: int, spot: int) -> int:
        """Put a new transporter on the map; returns its number."""
        number = len(self.kinds)
        self.kinds, self.owners = (*self.kinds, kind), (*self.owners, owner)
        self.spots.append(NONE)
        self.loads.append(0)
        self.carried.append(NONE)
        self.carriers.append(NONE)
        self.fleets = replaced(self.fleets, owner, (*self.fleets[owner], number))
        self.stand(number, spot)
        return number

    def stand(self, transporter: int, spot: int) -> None:
        """Put a transporter, and whom it carries, on another spot; NONE takes it off the map."""
        tiles, before = self.topology.spot_tiles, self.spots[transporter]
        self.own_tiles = None
        if before != NONE:
            tile = tiles[before]
            self.on_tile[tile] = tuple([other for other in self.on_tile[tile] if other != transporter])
            self.choices.spoil(tile)
        self.spots[transporter] = spot
        if spot != NONE:
            tile = tiles[spot]
            self.on_tile[tile] = tuple(sorted((*self.on_tile[tile], transporter)))
            self.choices.spoil(tile)
        if self.carried[transporter] != NONE:
            # A passenger is not on the tile's list, but is where its carrier is (C1).
            self.spots[self.carried[transporter]] = spot

    def load_on(self, carrier: int, passenger: int) -> None:
        """Let one transporter carry another (C1)."""
        spot = self.spots[carrier]
        # Carried, it leaves the list of its tile: nobody meets it there (C3).
        self.stand(passenger, NONE)
        self.spots[passenger] = spot
        self.carried[carrier], self.carriers[passenger] = passenger, carrier
        self.choices.spoil(self.topology.spot_tiles[spot])

    def unload_from(self, carrier: int, spot: int) -> int:
        """Set down on a spot whom a transporter carries; returns the passenger."""
        passenger = self.carried[carrier]
        self.carried[carrier], self.carriers[passenger] = NONE, NONE
        self.spots[passenger] = NONE
        self.stand(passenger, spot)
        return passenger

    def place_building(self, building: int, spot: int) -> None:
        """Let a building, and no other, stand on the tile of a spot."""
        tile = self.topology.spot_tiles[spot]
        self.buildings = replaced(self.buildings, tile, building)
        self.building_spots = replaced(self.building_spots, tile, spot)

    def fill_bag(self, tile: int, gold: int, iron: int) -> None:
        """Put so many counters into the bag of a mine; negative counts take them out."""
        self.bag_gold = replaced(self.bag_gold, tile, self.bag_gold[tile] + gold)
        self.bag_iron = replaced(self.bag_iron, tile, self.bag_iron[tile] + iron)

    def found_home(self, player: int, spot: int) -> None:
        """Let a player's home marker lie in a region."""
        self.homes = replaced(self.homes, player, spot)

    def learn(self, player: int, subject: int) -> None:
        """Let a player know a subject."""
        self.subjects = replaced(self.subjects, player, self.subjects[player] | 1 << subject)

    def lay_brick(self, owner: int) -> None:
        """Lay a brick on the wonder's next space, with its mark's effect (V3, V5, V6).

        An end mark that was filled before the game ends nothing: no brick comes to cover it, and the turns decide.
        """
        if owner == NEUTRAL:
            self.neutral += 1
        if len(self.bricks) < WONDER_SPACES:
            self.bricks = (*self.bricks, owner)
            self.irrigated = self.irrigated or len(self.bricks) >= IRRIGATION_MARK
            self.over = self.over or len(self.bricks) == self.terms.end_mark
        self.choices.spoil_all_but_transfers()


def restored(topology: Topology, terms: Terms, *values: object) -> GameState:
    """The state that has been pickled."""
    state = GameState(topology, terms)
    for name, value in zip(_COMPARED[2:], values, strict=True):
        setattr(state, name, value)
    return state

"""Sets up the state of a game before its first move: what the scenario prescribes, and the homes (S2-S5, Z5, Z6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NEUTRAL, NONE, SUBJECTS, TRANSPORTERS, UNUSED
from rbdesigner.engine.core.connections import lay_bridge, lay_road, set_wall
from rbdesigner.engine.core.events import HomeChosen, Made, TransporterMade
from rbdesigner.engine.core.game_terms import RULES_VERSION, Terms
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import REGION, SEA, Topology, compile_map
from rbdesigner.hexes import Hex, border_sides, distance, edge_sides
from rbdesigner.rules.tables import IRRIGATION_MARK
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Spot, SpotKind, Transporter

BOATS_AFLOAT = 3
"""The version of the rules from which no boat of the start comes to stand on land."""


def first_state(
    scenario: Scenario,
    players: int,
    topology: Topology | None = None,
    names: tuple[str, ...] = (),
    rules: int = RULES_VERSION,
) -> GameState:
    """The state of a new game of a sound scenario, before any figure is drawn.

    Pieces of players who do not take part stay away, and what stands on tiles of the expansion or beside them; the
    walls of these players stand as neutral ones.
    """
    given = scenario.properties
    terms = Terms.of(players, given.options, given.turns, given.wonder_prefill, given.start, names, rules)
    state = GameState(topology or compile_map(scenario), terms)
    state.bricks = (UNUSED,) * terms.prefill
    state.irrigated = terms.prefill >= IRRIGATION_MARK
    for at in sorted(scenario.roads):
        if any(place not in scenario.tiles for place, _ in border_sides(at)):
            continue
        lay_road(state, state.topology.border_at[state.topology.index[at.at]][at.half_edge])
    # By places, so that transporters have the same numbers however the file lists them.
    for place, pieces in sorted(scenario.pieces.items()):
        for piece in pieces if place in scenario.tiles else ():
            _lay(state, place, piece)
    _lay_walls(state, scenario)
    for research in given.research:
        for player in range(players):
            if research.player in (None, player + 1):
                state.learn(player, SUBJECTS.index(research.subject))
    _lay_homes(state, scenario)
    return state


def _lay_walls(state: GameState, scenario: Scenario) -> None:
    """Walls come last: boats that are docked behind another's wall are put out (K17)."""
    for edge, wall in sorted(scenario.walls.items()):
        if any(place not in scenario.tiles for place in edge_sides(edge)):
            continue
        plays = wall.player is not None and wall.player <= state.terms.players
        owner = wall.player - 1 if plays and wall.player else NEUTRAL
        set_wall(state, state.topology.edge_numbers[edge], owner, wall.tokens)


def _lay(state: GameState, place: Hex, piece: Piece) -> None:
    topology = state.topology
    tile = topology.index[place]
    if isinstance(piece, Bridge):
        sides = {topology.region_at[tile][2 * piece.edge], topology.region_at[tile][2 * piece.edge + 1]}
        lay_bridge(state, next(site for site in topology.sites_of[tile] if set(topology.sites[site].regions) == sides))
    elif isinstance(piece, Building):
        state.place_building(BUILDINGS.index(piece.kind), _ground(state, place, piece.half_edge))
        if piece.mixture is not None:
            state.fill_bag(tile, *piece.mixture)
    elif isinstance(piece, Goods):
        state.put(_ground(state, place, piece.half_edge), GOODS.index(piece.good), piece.count)
    elif piece.player <= state.terms.players:
        _lay_transporter(state, place, piece)


def _ground(state: GameState, place: Hex, half_edge: int) -> int:
    return state.root[state.topology.spot(place, Spot(SpotKind.REGION, half_edge))]


def _lay_transporter(state: GameState, place: Hex, piece: Transporter) -> None:
    spot = state.root[state.topology.spot(place, piece.spot)]
    number = state.place_transporter(TRANSPORTERS.index(piece.kind), piece.player - 1, spot)
    for good, count in piece.cargo:
        state.put(~number, GOODS.index(good), count)
    if piece.carries is not None:
        passenger = state.place_transporter(TRANSPORTERS.index(piece.carries), piece.player - 1, spot)
        state.load_on(number, passenger)


def _lay_homes(state: GameState, scenario: Scenario) -> None:
    """Found the homes that the scenario gives to players; the others are there to choose from (S3)."""
    marked = []
    for place, home in sorted(scenario.homes.items()):
        if place not in scenario.tiles:
            continue
        spot = _ground(state, place, home.half_edge)
        if home.player is None or state.terms.options.free_homes:
            marked.append(spot)
        elif home.player <= state.terms.players:
            found_home(state, home.player - 1, spot)
    state.marked = () if state.terms.options.free_homes else tuple(marked)


def found_home(state: GameState, player: int, spot: int) -> None:
    """Found a player's home in a region, with what everybody starts with (S4, Z6)."""
    state.found_home(player, spot)
    events = state.events
    if events is not None:
        events.append(HomeChosen(player, spot))
    start = state.terms.start
    for kind, number in start.transporters:
        at = launch_spot(state, player, spot) if kind.is_boat else spot
        for _ in range(number if at != NONE else 0):
            transporter = state.place_transporter(TRANSPORTERS.index(kind), player, at)
            if events is not None:
                events.append(TransporterMade(transporter, state.spots[transporter], "S4"))
    for good, count in start.goods:
        state.put(spot, GOODS.index(good), count)
        if events is not None:
            events.append(Made(GOODS.index(good), count, spot, "S4"))


def launch_spot(state: GameState, player: int, region: int) -> int:
    """Find where a boat starts at a home: the first river or open dock there (F3).

    NONE where there is neither: then no boat comes, as from a factory that is closed in (F4).
    """
    around, edges = state.around[region], state.topology.dock_edges
    docks = (dock for dock in around.docks if not state.closed(edges[dock], player))
    ashore = region if state.terms.rules < BOATS_AFLOAT else NONE
    return (*around.rivers, *docks, ashore)[0]


def home_refusal(state: GameState, spot: int) -> Refusal | None:
    """Why the acting player cannot choose a home in a region (S2, S3)."""
    topology = state.topology
    tile = topology.spot_tiles[spot]
    if topology.spot_kinds[spot] == SEA:
        return Refusal("home-at-sea", {"tile": tile})
    if topology.spot_kinds[spot] != REGION:
        return Refusal("home-no-region", {"spot": spot})
    owner = _owner(state, tile)
    if owner != NONE:
        return Refusal("home-taken", {"tile": tile, "player": owner})
    open_marks = [mark for mark in state.marked if _owner(state, topology.spot_tiles[mark]) == NONE]
    if open_marks and spot not in open_marks:
        return Refusal("home-not-marked", {"tile": tile})
    # Homes that the scenario marks may be as near to each other as it has them (S3).
    near = NONE if open_marks else _too_near(state, tile)
    if near != NONE and any(_too_near(state, other) == NONE for other in _free_land(state)):
        away, least = _distance(state, tile, near), state.terms.options.home_distance
        return Refusal("home-too-near", {"tile": tile, "distance": away, "player": near, "least": least})
    return _dry_fault(state, spot, open_marks)


def _dry_fault(state: GameState, spot: int, open_marks: Sequence[int]) -> Refusal | None:
    """Say why the boats of a player's start forbid a home that has no water for them, if others have (F3)."""
    player = state.player
    boats = [TRANSPORTERS.index(kind) for kind, number in state.terms.start.transporters if kind.is_boat and number]
    if not boats or launch_spot(state, player, spot) != NONE:
        return None
    others: Iterable[int] = open_marks or _free_regions(state)
    if all(launch_spot(state, player, other) == NONE for other in others):
        return None
    return Refusal("home-without-water", {"tile": state.topology.spot_tiles[spot], "kind": boats[0]})


def _free_regions(state: GameState) -> Iterator[int]:
    """The regions among which a player chooses where none are marked (S2)."""
    land = list(_free_land(state))
    apart = [tile for tile in land if _too_near(state, tile) == NONE]
    return (state.root[region] for tile in apart or land for region in state.topology.regions_of[tile])


def _owner(state: GameState, tile: int) -> int:
    for player, home in enumerate(state.homes):
        if home != NONE and state.topology.spot_tiles[home] == tile:
            return player
    return NONE


def _distance(state: GameState, tile: int, player: int) -> int:
    places = state.topology.places
    return distance(places[tile], places[state.topology.spot_tiles[state.homes[player]]])


def _too_near(state: GameState, tile: int) -> int:
    """A player whose home is too near to a tile; NONE if all are far enough (S2)."""
    for player, home in enumerate(state.homes):
        if home != NONE and _distance(state, tile, player) < state.terms.options.home_distance:
            return player
    return NONE


def _free_land(state: GameState) -> Iterable[int]:
    topology = state.topology
    return (
        tile
        for tile, regions in enumerate(topology.regions_of)
        if topology.spot_kinds[regions[0]] != SEA and _owner(state, tile) == NONE
    )

"""The rules of buildings and the shafts of mines (K1-K7); with roads, bridges and walls they are all that is built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rbdesigner.engine.core.actions import Action, Build, Shaft
from rbdesigner.engine.core.codes import (
    BUILDINGS,
    COST,
    MINE,
    NONE,
    OF_SHAFT,
    OIL_RIG,
    SITE,
    SUBJECT_FOR,
    SUBJECTS,
    Row,
)
from rbdesigner.engine.core.events import BagFilled, Built
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import roads, walls
from rbdesigner.engine.mechanics.builder import (
    Price,
    affords,
    builder_fault,
    building_spots,
    goods_in_reach,
    pay,
    payment_fault,
    touches,
)
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.rules.tables import BIG_MINE, NEW_MINE, SPECIALISED_MINES, Mixture, Site, Subject
from rbdesigner.tiles import Terrain

_build = lru_cache(maxsize=1 << 16)(Build)
_shaft = lru_cache(maxsize=1 << 16)(Shaft)

SPECIALISATION = SUBJECTS.index(Subject.SPECIALISATION)
ENLARGEMENT = SUBJECTS.index(Subject.ENLARGEMENT)
NEW_SHAFTS = SUBJECTS.index(Subject.NEW_SHAFTS)

_WITHOUT = (None,)
_PRICES = tuple(
    Price(cost, "K7", aboard=True) if building == OIL_RIG else Price(cost, "K2") for building, cost in enumerate(COST)
)
_PRICE_OF_SHAFT = Price(OF_SHAFT, "K6")


def _mixtures_for(state: GameState, player: int, building: int) -> tuple[Mixture | None, ...]:
    """The mixtures a player may name for a building: none for all but mines (K5)."""
    return mixtures(state, player) if building == MINE else _WITHOUT


def mixtures(state: GameState, player: int) -> tuple[Mixture, ...]:
    """The mixtures that a player may put into the bag of a mine (K5)."""
    special = SPECIALISED_MINES if state.knows(player, SPECIALISATION) else ()
    return (NEW_MINE, *special, BIG_MINE) if state.knows(player, ENLARGEMENT) else (NEW_MINE, *special)


@lru_cache(maxsize=256)
def _fitting(terrain: Terrain, shore: bool, irrigated: bool) -> tuple[int, ...]:
    """The buildings for which a tile is right (K4)."""
    return tuple(code for code in range(len(BUILDINGS)) if _fits(SITE[code], terrain, shore, irrigated))


def _fits(site: Site, terrain: Terrain, shore: bool, irrigated: bool) -> bool:
    if site in (Site.LAND, Site.SHORE):
        dry = terrain is Terrain.DESERT and not irrigated
        return terrain is not Terrain.SEA and not dry and (shore or site is Site.LAND)
    return site.value == terrain.value


def _buildings_for(state: GameState, tile: int) -> tuple[int, ...]:
    """List the buildings that may come to a tile: where none stands, those for which it is right (K3, K4)."""
    if state.buildings[tile] != NONE:
        return ()
    fitting, left_out = _right_for(state, tile), state.terms.left_out
    if left_out is None:
        return fitting
    return tuple(building for building in fitting if left_out.allows(building, tile))


def _right_for(state: GameState, tile: int) -> tuple[int, ...]:
    return _fitting(state.topology.terrains[tile], state.topology.shores[tile], state.irrigated)


# Buildings


def check_build(state: GameState, action: Build) -> Refusal | None:
    """Why something cannot be built: place, site, research, mixture or cost."""
    return (
        builder_fault(state, action.transporter, (action.spot,))
        or _site_fault(state, state.topology.spot_tiles[action.spot], action.building)
        or _research_fault(state, action.player, SUBJECT_FOR[action.building], action.building)
        or _mixture_fault(state, action.player, action.building, action.mixture)
        or payment_fault(state, action.transporter, _PRICES[action.building], action.inputs)
    )


def _site_fault(state: GameState, tile: int, building: int) -> Refusal | None:
    """Say why a building cannot come to a tile: it bears one, of its kind, none in a dry desert (K3, K4)."""
    if building in _buildings_for(state, tile):
        return None
    if state.buildings[tile] != NONE:
        return Refusal("tile-built", {"tile": tile, "building": state.buildings[tile]})
    if building in _right_for(state, tile):
        return Refusal("left-out")
    if state.is_desert(tile):
        return Refusal("desert", {"tile": tile})
    values = {"building": building, "tile": tile, "ground": SITE[building], "terrain": state.topology.terrains[tile]}
    return Refusal("wrong-site", values)


def _research_fault(state: GameState, player: int, subject: int, building: int) -> Refusal | None:
    """Whether a player lacks the research for a building; NONE stands for a shaft."""
    if state.knows(player, subject):
        return None
    return Refusal("not-researched", {"building": building, "subject": subject, "player": player})


def _mixture_fault(state: GameState, player: int, building: int, mixture: Mixture | None) -> Refusal | None:
    """A mine gets a mixture that its builder may use, other buildings none (K5)."""
    allowed = _mixtures_for(state, player, building)
    if mixture in allowed:
        return None
    if building != MINE:
        return Refusal("no-mixture", {"building": building})
    return Refusal("wrong-mixture", {"player": player, "allowed": allowed, "mixture": mixture})


def build(state: GameState, action: Build) -> None:
    """Put up the building; it works from the next production on (P12)."""
    tile = state.topology.spot_tiles[action.spot]
    pay(state, action.transporter, _PRICES[action.building], action.inputs)
    state.place_building(action.building, action.spot)
    if state.events is not None:
        state.events.append(Built(tile, action.building, action.spot, action.player))
    if action.mixture is not None:
        _fill_bag(state, tile, action.mixture)


def _fill_bag(state: GameState, tile: int, mixture: Mixture) -> None:
    state.fill_bag(tile, mixture.gold, mixture.iron)
    if state.events is not None:
        state.events.append(BagFilled(tile, mixture.gold, mixture.iron))


# Shafts


def check_shaft(state: GameState, action: Shaft) -> Refusal | None:
    """Why a mine gets no shaft: none in reach, no research, mixture or cost (K6)."""
    tile = state.tile_of(action.transporter)
    if state.buildings[tile] != MINE:
        return Refusal("no-mine", {"tile": tile})
    return (
        builder_fault(state, action.transporter, (state.building_spots[tile],))
        or _research_fault(state, action.player, NEW_SHAFTS, NONE)
        or _mixture_fault(state, action.player, MINE, action.mixture)
        or payment_fault(state, action.transporter, _PRICE_OF_SHAFT, action.inputs)
    )


def shaft(state: GameState, action: Shaft) -> None:
    """Add the mixture to the bag."""
    pay(state, action.transporter, _PRICE_OF_SHAFT, action.inputs)
    _fill_bag(state, state.tile_of(action.transporter), action.mixture)


# Choices


def choices(state: GameState, player: int, tile: int, own: list[int]) -> list[Action]:
    """List the buildings a player may build with their own transporters on a tile, paid for as usual."""
    found: list[Action] = []
    for transporter in own:
        have = goods_in_reach(state, transporter)
        if not any(have):
            continue
        spots = building_spots(state, transporter)
        found += _buildings(state, player, transporter, spots, have)
        if state.buildings[tile] == MINE and touches(state, spots, (state.building_spots[tile],)):
            found += _shafts(state, player, transporter, have)
        found += roads.choices(state, player, transporter, spots, have)
        found += walls.choices(state, player, transporter, have)
    return found


def _buildings(
    state: GameState, player: int, transporter: int, spots: Sequence[int], have: Row
) -> list[Action]:  # fmt: skip
    found: list[Action] = []
    for building in _buildings_for(state, state.tile_of(transporter)):
        needs, _, aboard = _PRICES[building]
        pays = goods_in_reach(state, transporter, aboard) if aboard else have
        if affords(pays, needs) and state.knows(player, SUBJECT_FOR[building]):
            for mixture in _mixtures_for(state, player, building):
                found += [_build(player, transporter, building, spot, mixture) for spot in spots]
    return found


def _shafts(state: GameState, player: int, transporter: int, have: Row) -> list[Action]:
    if affords(have, OF_SHAFT) and state.knows(player, NEW_SHAFTS):
        return [_shaft(player, transporter, mixture) for mixture in mixtures(state, player)]
    return []


HANDLERS = {
    Build: Handler(check_build, build, (Phase.BUILDING,)),
    Shaft: Handler(check_shaft, shaft, (Phase.BUILDING,)),
}

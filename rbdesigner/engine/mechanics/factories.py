"""Transporter factories: making, putting out of use, upgrading (F1-F8, R5, R6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rbdesigner.engine.core.actions import Action, Dismantle, Make, Upgrade
from rbdesigner.engine.core.codes import (
    DONKEY,
    IS_BOAT,
    MAKES,
    NONE,
    UPGRADE_TO,
    UPGRADED,
    WAGON,
    Launch,
)
from rbdesigner.engine.core.events import Built, Moved, TransporterGone, TransporterMade
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import limits
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.reach import can_feed, feeding_fault, transporters_on_tile
from rbdesigner.engine.mechanics.supply import Supply, find, sources, supply_fault, supply_for, use

_make = lru_cache(maxsize=1 << 16)(Make)
_dismantle = lru_cache(maxsize=1 << 16)(Dismantle)
_upgrade = lru_cache(maxsize=1 << 16)(Upgrade)

_LAND = (NONE,)


def launch_at(state: GameState, tile: int) -> Launch | None:
    """The product of the transporter factory of a tile; None where there is none."""
    building = state.buildings[tile]
    return None if building == NONE else MAKES[building]


def has_worked(state: GameState, tile: int) -> bool:
    """Whether the transporter factory of a tile has worked in this turn (F5)."""
    return bool(state.production.runs.get(tile))


# Making


def launch_spots(state: GameState, player: int, tile: int) -> Sequence[int]:
    """List the spots that may be named for a new transporter of a player.

    For a boat they are rivers and open coasts of the factory's region (F3, F4); on land there are none.
    """
    launch = launch_at(state, tile)
    if launch is None or not IS_BOAT[launch.kind]:
        return _LAND
    around = state.around[state.building_spots[tile]]
    edges = state.topology.dock_edges
    return [*around.rivers, *(dock for dock in around.docks if not state.closed(edges[dock], player))]


def check_make(state: GameState, action: Make) -> Refusal | None:
    """Say why a factory cannot make a transporter.

    In this order: none there, out of reach, used up, no water, too many, no inputs.
    """
    tile = state.tile_of(action.transporter)
    launch = launch_at(state, tile)
    if launch is None:
        return Refusal("no-factory", {"tile": tile})
    if has_worked(state, tile):
        return Refusal("factory-worked", {"building": state.buildings[tile]})
    fault = None
    if not _may_become(state, action.transporter, launch.kind, tile):
        fault = _donkey_fault(state, action.transporter, tile)
    # The donkey comes first: a wagon factory wants it in its region, which is more than to reach the building (F2).
    fault = fault or feeding_fault(state, action.transporter) or _spot_fault(state, action, launch.kind)
    if fault is not None:
        return fault
    if not _fits(state, action.player, launch.kind):
        return too_many(state, action.player, launch.kind)
    supply = supply_for(state, action.transporter, launch.inputs, action.inputs)
    return supply_fault(supply, "F1")


def _fits(state: GameState, player: int, kind: int) -> bool:
    """Tell whether a player may make one more of a kind (F7); a wagon takes the place of its donkey."""
    return kind == WAGON or limits.fits(state, player, kind, stands_at_factory=True)


def too_many(state: GameState, player: int, kind: int) -> Refusal:
    """The refusal of one more of a kind that is too many, as none can go for it (F7)."""
    land, water = limits.numbers(state, player)
    boat = IS_BOAT[kind]
    return Refusal("too-many", {"kind": kind, "land": land + (not boat), "water": water + boat})


def _may_become(state: GameState, transporter: int, kind: int, tile: int) -> bool:
    """Tell whether a transporter may hand itself in for one of a kind.

    For a wagon it must be a donkey in the very region of the factory (F2); others need nobody.
    """
    if kind != WAGON:
        return True
    return state.kinds[transporter] == DONKEY and state.spots[transporter] == state.building_spots[tile]


def _donkey_fault(state: GameState, transporter: int, tile: int) -> Refusal:
    """Why a wagon cannot be made of a transporter."""
    if state.kinds[transporter] != DONKEY:
        return Refusal("no-donkey", {"transporter": transporter})
    here, there = state.spots[transporter], state.building_spots[tile]
    return Refusal("donkey-elsewhere", {"transporter": transporter, "here": here, "spot": there})


def _spot_fault(state: GameState, action: Make, kind: int) -> Refusal | None:
    """Why a new transporter cannot come to the spot that is named (F3, F4)."""
    tile = state.tile_of(action.transporter)
    spots = launch_spots(state, action.player, tile)
    if action.spot in spots:
        return None
    if not IS_BOAT[kind]:
        return Refusal("launch-on-land", {"kind": kind, "spot": action.spot})
    if not spots:
        return Refusal("shores-closed", {"building": state.buildings[tile]})
    return _water_fault(state, tile, kind, action.spot)


def _water_fault(state: GameState, tile: int, kind: int, spot: int) -> Refusal:
    """Say why a new boat cannot be put at a spot: none is named, a wall closes it, or it is not at the factory."""
    region = state.building_spots[tile]
    if spot == NONE:
        return Refusal("launch-unnamed", {"kind": kind, "region": region})
    if spot in state.around[region].docks:
        owner = state.wall_owners[state.topology.dock_edges[spot]]
        return Refusal("launch-closed", {"owner": owner, "spot": spot})
    return Refusal("launch-elsewhere", {"kind": kind, "region": region, "spot": spot})


def make(state: GameState, action: Make) -> None:
    """Use up the inputs and bring the transporter into the game; then what is too many must go (F7)."""
    player, transporter = action.player, action.transporter
    tile = state.tile_of(transporter)
    launch, region = launch_at(state, tile), state.building_spots[tile]
    assert launch is not None
    supply = supply_for(state, transporter, launch.inputs, action.inputs)
    assert not isinstance(supply, Refusal)
    state.production.runs[tile] = 1
    state.choices.spoil(tile)
    state.choices.spoil_all_but_transfers()
    use(state, supply, "F1")
    if launch.kind == WAGON:
        # A wagon takes the place of its donkey, so that no limit can be passed (F6).
        _harness(state, player, transporter, region)
        return
    bring_in(state, launch.kind, player, action.spot if IS_BOAT[launch.kind] else region, "F1")
    limits.note_excess(state, player)


def bring_in(state: GameState, kind: int, player: int, spot: int, rule: str) -> int:
    """Put a new transporter on the map; returns its number."""
    number = state.place_transporter(kind, player, spot)
    if state.events is not None:
        state.events.append(TransporterMade(number, spot, rule))
    return number


def _harness(state: GameState, player: int, donkey: int, region: int) -> None:
    """Let a wagon with the donkey's goods take the donkey's place (F2)."""
    wagon = bring_in(state, WAGON, player, region, "F2")
    _move_goods(state, donkey, ~wagon)
    _take_out(state, donkey, "F2")


def _move_goods(state: GameState, transporter: int, target: int) -> None:
    """Move all that a transporter holds to another holder."""
    for good, count in enumerate(state.row(~transporter)):
        if count:
            state.put(~transporter, good, -count)
            state.put(target, good, count)
            if state.events is not None:
                state.events.append(Moved(good, count, ~transporter, target))


def _take_out(state: GameState, transporter: int, rule: str) -> None:
    if state.events is not None:
        state.events.append(TransporterGone(transporter, state.spots[transporter], rule))
    state.stand(transporter, NONE)


def makings(state: GameState, player: int, tile: int, own: Sequence[int]) -> list[Action]:
    """The transporters that a tile's factory may make for a player present there."""
    launch = launch_at(state, tile)
    if launch is None or has_worked(state, tile):
        return []
    feeders = [
        transporter
        for transporter in own
        if _may_become(state, transporter, launch.kind, tile)
        and can_feed(state, transporter)
        and find(state, sources(state, transporter), launch.inputs) is not None
    ]
    if not feeders or not _fits(state, player, launch.kind):
        return []
    spots = launch_spots(state, player, tile)
    return [_make(player, transporter, spot) for transporter in feeders for spot in spots]


def loose_inputs(state: GameState, tile: int) -> Supply | None:
    """Find the goods that a factory which has not worked uses up for nobody (F8); a wagon factory never does (F9)."""
    launch = launch_at(state, tile)
    if launch is None or launch.kind == WAGON or has_worked(state, tile):
        return None
    return find(state, (state.building_spots[tile],), launch.inputs)


# Putting out of use


def check_dismantle(state: GameState, action: Dismantle) -> Refusal | None:
    """Say why a transporter cannot be put out of use.

    The player has none too many, it stands at no factory, or those of the other kind are too many (F7).
    """
    transporter = action.transporter
    land, water = limits.numbers(state, action.player)
    if not state.production.excess:
        return Refusal("no-excess", {"land": land, "water": water})
    match limits.why_kept(state, transporter):
        case "excess-carries":
            return Refusal("excess-carries", {"transporter": transporter, "passenger": state.carried[transporter]})
        case "excess-elsewhere":
            return Refusal("excess-elsewhere", {"transporter": transporter})
    over = limits.excess(land, water)
    if limits.goes_first(state, transporter, over):
        return None
    count, element = (land, "land") if over.land else (water, "water")
    return Refusal("excess-kind", {"transporter": transporter, "count": count, "element": element})


def dismantle(state: GameState, action: Dismantle) -> None:
    """Take the transporter out of the game; its goods fall to the ground at the factory."""
    transporter = action.transporter
    _move_goods(state, transporter, state.building_spots[state.tile_of(transporter)])
    _take_out(state, transporter, "F7")
    limits.note_excess(state, action.player)


def dismantlings(state: GameState, player: int) -> list[Action]:
    """List the transporters on the map of which a player with too many may put one out of use."""
    over = limits.excess(*limits.numbers(state, player))
    return [
        _dismantle(player, transporter)
        for transporter in limits.dismantlable(state, player)
        if limits.goes_first(state, transporter, over)
    ]


# Upgrading


def check_upgrade(state: GameState, action: Upgrade) -> Refusal | None:
    """Say why a factory cannot be upgraded: too late, not of the subject's kind, or nobody of the player there."""
    player, tile, subject = action.player, action.tile, state.production.upgrading
    match _why_no_upgrade(state, player, tile):
        case "upgrade-late":
            return Refusal("upgrade-late")
        case "upgrade-kind":
            upgraded, building = UPGRADED[subject], state.buildings[tile]
            values = {"tile": tile, "subject": subject, "upgraded": upgraded, "building": building}
            return Refusal("upgrade-kind", values)
        case "upgrade-absent":
            return Refusal("upgrade-absent", {"tile": tile, "player": player})
        case "left-out":
            return Refusal("left-out")
    return None


def _why_no_upgrade(state: GameState, player: int, tile: int) -> str | None:
    """Give the code of what keeps a player from upgrading the factory of a tile; None if they may (R5)."""
    subject = state.production.upgrading
    if subject == NONE:
        return "upgrade-late"
    if state.buildings[tile] not in UPGRADED[subject]:
        return "upgrade-kind"
    if state.terms.left_out is not None and not state.terms.left_out.allows(UPGRADE_TO[subject], tile):
        return "left-out"
    return None if transporters_on_tile(state, player, tile) else "upgrade-absent"


def upgrade(state: GameState, action: Upgrade) -> None:
    """Turn the factory into the subject's; it has fresh capacity (R6)."""
    tile, building = action.tile, UPGRADE_TO[state.production.upgrading]
    state.place_building(building, state.building_spots[tile])
    # An upgraded factory may work even if the old one has worked this turn (R6).
    state.production.runs.pop(tile, None)
    state.choices.spoil(tile)
    if state.events is not None:
        state.events.append(Built(tile, building, state.building_spots[tile], action.player))


def upgrades(state: GameState, player: int, tile: int) -> list[Action]:
    """List the upgrade of the factory on a tile right after the research, if the player has a transporter there."""
    return [_upgrade(player, tile)] if _why_no_upgrade(state, player, tile) is None else []


HANDLERS = {
    Make: Handler(check_make, make, (Phase.PRODUCTION,)),
    Dismantle: Handler(check_dismantle, dismantle, (Phase.PRODUCTION,)),
    Upgrade: Handler(check_upgrade, upgrade, (Phase.PRODUCTION,)),
}

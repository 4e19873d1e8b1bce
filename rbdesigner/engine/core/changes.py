"""Where two moments of a game differ, found without looking at every tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState


def changed_tiles(before: GameState, after: GameState) -> set[int]:
    """Find the tiles on which what stands and lies may differ; all others are the same at both moments."""
    found = set(_with_goods(before, after)) | set(_with_transporters(before, after))
    for name in ("buildings", "building_spots", "bag_gold", "bag_iron", "on_tile"):
        found |= set(_unlike(getattr(before, name), getattr(after, name)))
    for site in _unlike(before.bridges, after.bridges):
        found |= {after.topology.spot_tiles[region] for region in after.topology.sites[site].regions}
    for state in (before, after):
        homes = {state.topology.spot_tiles[spot] for spot in (*state.homes, *state.marked) if spot != NONE}
        found |= homes if (before.homes, before.marked) != (after.homes, after.marked) else set()
        if state.movement.trains:  # geese that follow are shown where they would stay
            found |= {state.tile_of(leader) for leader in state.movement.trains}
    return found


def _unlike(one: Sequence[object], other: Sequence[object]) -> Iterator[int]:
    """The numbers at which two lists of one length differ."""
    if one is not other and one != other:
        yield from (number for number, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)


def _with_goods(before: GameState, after: GameState) -> Iterator[int]:
    spots = (holder for holder in before.goods.keys() | after.goods.keys() if holder >= 0)
    return (after.topology.spot_tiles[spot] for spot in spots if before.row(spot) != after.row(spot))


def _with_transporters(before: GameState, after: GameState) -> Iterator[int]:
    """Where transporters stand that have come, gone or changed, at either moment."""
    for number in range(len(after.kinds)):
        is_new = number >= len(before.kinds)
        if (
            is_new
            or before.spots[number] != after.spots[number]
            or before.carried[number] != after.carried[number]
            or before.row(~number) != after.row(~number)
        ):
            for state in (after,) if is_new else (before, after):
                if state.spots[number] != NONE:
                    yield state.tile_of(number)

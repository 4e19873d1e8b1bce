"""A tile in a few words, as the note beside the pointer tells it."""

from __future__ import annotations

from collections import Counter

from rbdesigner.engine.core.codes import CAPACITIES, MINE, NGOODS, NONE, TRANSPORTERS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import geese
from rbdesigner.messages import things
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised, game_text
from rbdesigner.messages.thing_wording import (
    building_text,
    counts_text,
    player_text,
    tile_text,
    transporter_text,
)
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def tile_note(state: GameState, tile: int) -> str:
    """The description of a tile, its home and contents, a line each."""
    terrain = name(state.topology.terrains[tile])
    if state.topology.terrains[tile] is Terrain.DESERT and state.irrigated:
        terrain = translate("tile_note", "irrigated desert")
    terrain = translate("tile_note", "{terrain} {place}").format(
        terrain=capitalised(terrain), place=tile_text(state, tile)
    )
    lines = [terrain, _home(state, tile), _building(state, tile), *_goods(state, tile), *_transporters(state, tile)]
    return "\n".join(filter(None, lines))


def transporter_note(state: GameState, transporter: int) -> str:
    """Say whose a transporter is, what it holds, and how far it can still go."""
    text = translate("tile_note", "{transporter} of {player}").format(
        transporter=transporter_text(state, transporter),
        player=player_text(state, state.owners[transporter]),
    )
    held = [(good, state.amount(~transporter, good)) for good in range(NGOODS)]
    lines = [capitalised(text)]
    if state.loads[transporter]:
        load = translate("tile_note", "{goods} ({held} of {most})")
        most = CAPACITIES[state.kinds[transporter]]
        lines.append(load.format(goods=counts_text(held), held=state.loads[transporter], most=most))
    if geese.following(state, transporter):
        lines.append(following_text(state, transporter))
    if state.carried[transporter] != NONE:
        text = translate("tile_note", "carries {transporter}")
        lines.append(text.format(transporter=transporter_text(state, state.carried[transporter])))
    if state.phase is Phase.MOVEMENT:
        left = state.points_left(transporter)
        lines.append(translate("tile_note", "%n points left", None, left))
    return "\n".join(lines)


def following_text(state: GameState, transporter: int) -> str:
    """How many geese follow a transporter."""
    count = geese.following(state, transporter)
    return translate("tile_note", "%n geese follow it", None, count)


def _home(state: GameState, tile: int) -> str:
    tiles = state.topology.spot_tiles
    owner = next((p for p, home in enumerate(state.homes) if home != NONE and tiles[home] == tile), NONE)
    text = translate("tile_note", "Home of {player}")
    return text.format(player=player_text(state, owner)) if owner != NONE else ""


def _building(state: GameState, tile: int) -> str:
    building = state.buildings[tile]
    if building == NONE:
        return ""
    text = capitalised(building_text(building))
    if len(state.grounds_of(tile)) > 1:
        source = QT_TRANSLATE_NOOP("tile_note", "{building} {spot:in}")
        spot = things.spot(state, state.building_spots[tile])
        text = capitalised(game_text(source, context="tile_note", building=things.building(building), spot=spot))
    if building != MINE:
        return text
    bag = translate("tile_note", "{mine}, {gold} gold and {iron} iron in the bag")
    return bag.format(mine=text, gold=state.bag_gold[tile], iron=state.bag_iron[tile])


def _goods(state: GameState, tile: int) -> list[str]:
    """The contents of a tile, for each bank of a river."""
    regions, lines = state.grounds_of(tile), []
    for region in regions:
        held = [(good, state.amount(region, good)) for good in range(NGOODS)]
        if any(count for _, count in held):
            source = QT_TRANSLATE_NOOP("tile_note", "{goods} {spot:in}")
            goods, spot = things.goods_row(held), things.spot(state, region)
            here = game_text(source, context="tile_note", goods=goods, spot=spot)
            lines.append(here if len(regions) > 1 else str(goods))
    return lines


def _transporters(state: GameState, tile: int) -> list[str]:
    found = Counter((state.owners[each], state.kinds[each]) for each in state.on_tile[tile])
    one, many = translate("tile_note", "{kind} of {player}"), translate("tile_note", "{count} × {kind} of {player}")
    return [
        (one if count == 1 else many).format(
            count=count, kind=capitalised(name(TRANSPORTERS[kind])), player=player_text(state, owner)
        )
        for (owner, kind), count in sorted(found.items())
    ]


for _many, _one in (
    ("%n points left", "%n point left"),
    ("%n geese follow it", "%n goose follows it"),
):
    add_plural(_many, _one)

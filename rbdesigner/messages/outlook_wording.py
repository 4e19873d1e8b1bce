"""The next production, in words."""

from __future__ import annotations

from rbdesigner.engine.codes import GEESE, NONE, TRANSPORTERS
from rbdesigner.engine.outlook import Loss, Prospect
from rbdesigner.engine.state import GameState
from rbdesigner.engine.supply import tile_of_place
from rbdesigner.messages.nouns import name
from rbdesigner.messages.thing_wording import building_text, count_text, player_title, tile_text
from rbdesigner.messages.translation import translate


def prospect_text(state: GameState, prospect: Prospect) -> str:
    """The goods to come and their place.

    ``2 boards: sawmill on 0,0``, with who has to let it be made.
    """
    text = translate("wording", "{what}: {where}")
    told = text.format(what=what_text(prospect), where=where_text(state, prospect.tile))
    if prospect.runner == NONE:
        return told
    if state.terms.solo:
        return translate("wording", "{told} (to be run)").format(told=told)
    return translate("wording", "{told} (to be run by {player})").format(
        told=told, player=player_title(state, prospect.runner)
    )


def what_text(prospect: Prospect) -> str:
    """The goods to come: ``2 boards``, ``1 donkey``.

    Where chance decides ``1 gold or iron``; a goose hatches.
    """
    if prospect.kind != NONE:
        return f"{prospect.number} {name(TRANSPORTERS[prospect.kind])}"
    if prospect.goods == (GEESE,) and prospect.number == 1:
        return translate("wording", "a goose hatches")
    if len(prospect.goods) == 1:
        return count_text(prospect.goods[0], prospect.number)
    first, second = (count_text(good, prospect.number) for good in prospect.goods)
    return translate("wording", "{one} or {other}").format(one=first, other=second.partition(" ")[2])


def where_text(state: GameState, tile: int) -> str:
    """A building with its tile, or a tile."""
    building, at = state.buildings[tile], tile_text(state, tile)
    if building == NONE:
        return at
    return translate("wording", "{building} on {tile}").format(building=building_text(building), tile=at)


def loss_text(state: GameState, loss: Loss) -> str:
    """The losses and their place."""
    text = translate("wording", "{what} lost: {where}")
    where = where_text(state, tile_of_place(state, loss.place))
    return text.format(what=count_text(loss.good, loss.number), where=where)

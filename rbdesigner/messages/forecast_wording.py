"""The next production, in words."""

from __future__ import annotations

from rbdesigner.engine.core.codes import GEESE, NONE, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.lookahead.forecast import Loss, Prospect
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.messages import things
from rbdesigner.messages.nouns import counted
from rbdesigner.messages.phrases import Listing, Phrase, Value, game_text
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def prospect_text(state: GameState, prospect: Prospect) -> str:
    """Name the goods to come, their place, and who has to let them be made: ``2 boards: sawmill on (0, 0)``."""
    what, place = _goods(prospect), _where(state, prospect.tile)
    if prospect.runner == NONE:
        return game_text(QT_TRANSLATE_NOOP("wording", "{goods}: {place}"), goods=what, place=place)
    if state.terms.solo:
        return game_text(QT_TRANSLATE_NOOP("wording", "{goods}: {place} (to be run)"), goods=what, place=place)
    return game_text(
        QT_TRANSLATE_NOOP("wording", "{goods}: {place} (to be run by {player})"),
        goods=what,
        place=place,
        player=player_title(state, prospect.runner),
    )


def _goods(prospect: Prospect) -> Value:
    """Name the goods to come: ``2 boards``, ``1 donkey``, or ``1 gold or 1 iron`` where chance decides."""
    if prospect.kind != NONE:
        return counted(TRANSPORTERS[prospect.kind], prospect.number)
    if prospect.goods == (GEESE,) and prospect.number == 1:
        return Phrase("wording", QT_TRANSLATE_NOOP("wording", "a goose hatches"))
    return Listing([things.count(good, prospect.number) for good in prospect.goods], "or")


def _where(state: GameState, tile: int) -> Value:
    """A building with its tile, or a tile."""
    building, at = state.buildings[tile], things.tile(state.topology, tile)
    if building == NONE:
        return at
    source = QT_TRANSLATE_NOOP("wording", "{building} on {tile}")
    return Phrase("wording", source, {"building": things.building(building), "tile": at})


def loss_text(state: GameState, loss: Loss) -> str:
    """The losses and their place."""
    place = _where(state, tile_of_holder(state, loss.holder))
    source = QT_TRANSLATE_NOOP("wording", "{goods} lost: {place}")
    return game_text(source, goods=things.count(loss.good, loss.number), place=place)

"""The tiles of a run's map that nobody steps on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import TileTotal
from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.messages.map_names import place
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import add_plural
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_NAMED = 12
"""The most tiles that are named."""
_THESE = QT_TRANSLATE_NOOP("lab", "Nobody steps on: {places}")
_AND_MORE = QT_TRANSLATE_NOOP("lab", "Nobody steps on: {places} and %n more")
add_plural(_AND_MORE, "Nobody steps on: {places} and %n more")
_NONE = QT_TRANSLATE_NOOP("lab", "Every tile is stepped on in some game")


def unvisited_tiles(scenario: Scenario, tiles: Iterable[TileTotal]) -> tuple[Hex, ...]:
    """List the tiles, of land and sea, that no transporter has stepped on in any game, in order."""
    visited = {tuple(each.at) for each in tiles if each.steps}
    return tuple(sorted(at for at in scenario.tiles if tuple(at) not in visited))


def unvisited_words(tiles: Sequence[Hex]) -> str:
    """Write tiles in a line, the first ones by their places."""
    if not tiles:
        return lab_text(_NONE)
    places = listed(map(place, tiles[:MOST_NAMED]))
    others = len(tiles) - MOST_NAMED
    return lab_text(_AND_MORE, others, places=places) if others > 0 else lab_text(_THESE, places=places)

"""Names things and the moment of a game, in the language that is read.

:mod:`rbdesigner.messages` says where something is and why something is refused, for the command line as for the window.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rbdesigner.engine.core.codes import (
    BUILDINGS,
    GOODS,
    SUBJECTS,
    Count,
)
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.messages import moment_names, things
from rbdesigner.messages.nouns import counted, name
from rbdesigner.messages.phrases import Listing, Phrase, capitalised, game_phrase, game_text, text
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.rules.tables import Mixture
from rbdesigner.translatable import QT_TRANSLATE_NOOP

# Things


def player_text(state: GameState, number: int) -> str:
    """A player by name, or by number where there is none; the neutral one, or nobody."""
    return str(things.player(state, number))


def player_title(state: GameState, number: int) -> str:
    """Name a player at the beginning of a text: the name as it is, or ``Player 2`` where there is none."""
    return things.player_name(state.terms.names, number) or capitalised(player_text(state, number))


def players_text(state: GameState, numbers: Iterable[int]) -> str:
    """Players in a row."""
    return str(Listing([things.player(state, number) for number in numbers]))


def transporter_text(state: GameState, number: int) -> str:
    """Name a transporter by kind and number, ``donkey 3``; by its number alone before it is made."""
    if number < len(state.kinds):
        return str(things.transporter(state, number))
    return game_text(QT_TRANSLATE_NOOP("wording", "transporter {number}"), number=number + 1)


def holder_text(state: GameState, holder: int) -> str:
    """Where goods are: a spot of the map, or a transporter."""
    return spot_text(state, holder) if holder >= 0 else transporter_text(state, ~holder)


def spot_text(state: GameState, spot: int) -> str:
    """Name a spot as the engine's sentences do: ``the pasture at (2, −1)``, ``the north bank of (2, −1)``."""
    return str(things.spot(state, spot))


def at_text(state: GameState, holder: int) -> str:
    """Say where a holder's goods are: ``on the pasture at (2, −1)``, ``in the river of (2, −1)``, ``in donkey 3``."""
    return text(things.holder(state, holder), "in")


def good_text(good: int) -> str:
    """A good."""
    return name(GOODS[good])


def building_text(building: int) -> str:
    """A building."""
    return name(BUILDINGS[building])


def a_building_text(building: int) -> str:
    """A building with its article: ``a sawmill``, ``an oil rig``."""
    return text(things.building(building), "a")


def subject_text(subject: int) -> str:
    """A subject of research."""
    return name(SUBJECTS[subject])


def count_text(good: int, count: int) -> str:
    """A good with its number: ``2 boards``, ``1 board``."""
    return str(counted(GOODS[good], count))


def mixture_text(shares: Mixture) -> str:
    """A mine's mixture: ``3 gold and 3 iron``."""
    return str(things.mixture(shares))


def counts_text(goods: Iterable[Count]) -> str:
    """Goods with their numbers: ``2 boards, 1 stone``."""
    return str(things.goods_row(goods))


def points_text(points: int) -> str:
    """How many points: ``1 point``, ``20 points``."""
    return str(points_phrase(points))


def points_phrase(points: int) -> Phrase:
    """The phrase that :func:`points_text` reads."""
    return game_phrase(QT_TRANSLATE_NOOP("wording", "%n points"), points)


def tile_text(state: GameState, tile: int) -> str:
    """A tile by its coordinates: ``2,-1``."""
    return things.tile(state.topology, tile)


def refusal_text(state: GameState, refusal: Refusal | None) -> str:
    """Why something cannot be done at a moment; empty where nothing is refused."""
    return refusal_sentence(state, refusal) if refusal is not None else ""


# The moment


def machine_text(state: GameState, player: int, paused: bool) -> str:
    """Why nobody is to act for a machine, and what helps if they are ``paused``."""
    if paused:
        return translate("wording", "The machines are paused: P lets them go on, . (full stop) makes one move.")
    return game_text(QT_TRANSLATE_NOOP("wording", "{player} acts by itself."), player=player_title(state, player))


def phase_name(phase: int) -> str:
    """A phase by itself: ``movement``."""
    return str(moment_names.phase(Phase(phase)))


_MOMENTS: Mapping[Stage, str] = {
    Stage.DRAW: QT_TRANSLATE_NOOP("wording", "Turn {turn}, {phase}: the mines are drawn"),
    Stage.ASKING: QT_TRANSLATE_NOOP("wording", "Turn {turn}, {phase}: does anybody ask for a new order?"),
    Stage.PRAYING: QT_TRANSLATE_NOOP("wording", "Turn {turn}, {phase}: who goes on praying?"),
    Stage.POSITIONS: QT_TRANSLATE_NOOP("wording", "Turn {turn}, {phase}: positions are taken"),
    Stage.PLAY: QT_TRANSLATE_NOOP("wording", "Turn {turn}, {phase}"),
}


def phase_text(state: GameState) -> str:
    """The moment of a game: ``Turn 3, movement``, and what is being decided in it."""
    if state.over:
        return translate("wording", "The game is over")
    if state.phase is Phase.SETUP:
        return translate("wording", "Choosing homes")
    return game_text(_MOMENTS[state.stage], turn=state.turn, phase=moment_names.phase(state.phase))


add_plural("%n points", "%n point")

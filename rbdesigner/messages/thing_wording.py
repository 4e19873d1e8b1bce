"""Names of things and of the moment of a game, in the language that is read.

Where something is and why something is refused is said by :mod:`rbdesigner.messages`, for the command line as for the
window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rbdesigner.engine.actions import ANYWHERE, Action, Inputs, Make, Produce, Research
from rbdesigner.engine.codes import (
    BUILDINGS,
    GOLD,
    GOODS,
    IRON,
    NEUTRAL,
    SUBJECTS,
    TRANSPORTERS,
    Count,
)
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.messages import things
from rbdesigner.messages.nouns import counted, name
from rbdesigner.messages.phrases import InForm, capitalised
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.rules.tables import Mixture

# Things


def player_text(state: GameState, number: int) -> str:
    """A player by name, or by number where there is none; the neutral one, or nobody."""
    if number == NEUTRAL:
        return translate("wording", "neutral")
    if number < 0:
        return translate("wording", "nobody")
    return things.player_name(state.terms.names, number) or translate("wording", "player {number}").format(
        number=number + 1
    )


def player_title(state: GameState, number: int) -> str:
    """A player at the beginning of a text.

    The name as it is, ``Player 2`` where there is none.
    """
    return things.player_name(state.terms.names, number) or capitalised(player_text(state, number))


def players_text(state: GameState, numbers: Iterable[int]) -> str:
    """Players in a row."""
    return ", ".join(player_text(state, number) for number in numbers)


def transporter_text(state: GameState, number: int) -> str:
    """A transporter by kind and number: ``donkey 3``.

    Before it is made by its number alone.
    """
    if number >= len(state.kinds):
        return translate("wording", "transporter {number}").format(number=number + 1)
    return f"{name(TRANSPORTERS[state.kinds[number]])} {number + 1}"


def place_text(state: GameState, place: int) -> str:
    """Where goods are: a spot of the map, or a transporter."""
    return spot_text(state, place) if place >= 0 else transporter_text(state, ~place)


def spot_text(state: GameState, spot: int) -> str:
    """A spot as the engine's sentences name it.

    ``the pasture at 2,-1``, ``the north bank of 2,-1``.
    """
    return str(things.spot(state, spot))


def at_text(state: GameState, place: int) -> str:
    """Where something is that is at a place.

    ``on the pasture at 2,-1``, ``in the river of 2,-1``, ``in donkey 3``.
    """
    return str(InForm(things.place(state, place), "in"))


def good_text(good: int) -> str:
    """A good."""
    return name(GOODS[good])


def building_text(building: int) -> str:
    """A building."""
    return name(BUILDINGS[building])


def a_building_text(building: int) -> str:
    """A building with its article: ``a sawmill``, ``an oil rig``."""
    return str(InForm(things.building(building), "a"))


def subject_text(subject: int) -> str:
    """A subject of research."""
    return name(SUBJECTS[subject])


def count_text(good: int, count: int) -> str:
    """A good with its number: ``2 boards``, ``1 board``."""
    return str(counted(GOODS[good], count))


def mixture_text(shares: Mixture) -> str:
    """A mine's mixture: ``3 gold and 3 iron``."""
    gold, iron = count_text(GOLD, shares.gold), count_text(IRON, shares.iron)
    if not shares.gold or not shares.iron:
        return gold if shares.gold else iron
    return translate("wording", "{gold} and {iron}").format(gold=gold, iron=iron)


def counts_text(goods: Iterable[Count]) -> str:
    """Goods with their numbers: ``2 boards, 1 stone``."""
    found = ", ".join(count_text(good, count) for good, count in goods if count)
    return found or translate("wording", "nothing")


def points_text(points: int) -> str:
    """How many points: ``1 point``, ``20 points``."""
    return translate("wording", "%n points", None, points)


def inputs_text(state: GameState, inputs: Inputs) -> str:
    """Goods named one by one, as numbers of each and of each place that is named.

    ``1 board, 2 stone of wagon 2``.
    """
    of_place, on_ground = translate("wording", "{goods} of {place}"), translate("wording", "{goods} from {place}")
    found = []
    for (good, place), count in sorted(Counter(inputs).items()):
        text = "{goods}" if place == ANYWHERE else on_ground if place >= 0 else of_place
        where = "" if place == ANYWHERE else place_text(state, place)
        found.append(text.format(goods=count_text(good, count), place=where))
    return ", ".join(found)


def with_inputs(state: GameState, text: str, action: Action) -> str:
    """The text of an action with the goods that it names, if it names any."""
    inputs = getattr(action, "inputs", ())
    if not inputs:
        return text
    told = translate("wording", "{action} for {goods}")
    if isinstance(action, Make | Produce | Research):
        told = translate("wording", "{action} with {goods}")
    return told.format(action=text, goods=inputs_text(state, inputs))


def tile_text(state: GameState, tile: int) -> str:
    """A tile by its coordinates: ``2,-1``."""
    return things.tile(state.topology, tile)


def refusal_text(state: GameState, refusal: Refusal | None) -> str:
    """Why something cannot be done at a moment; empty where nothing is refused."""
    return refusal_sentence(state, refusal) if refusal is not None else ""


# The moment


def machine_text(state: GameState, player: int, paused: bool) -> str:
    """Why nobody is to act for a machine, and what helps if they are ``paused``."""
    text = translate("wording", "{player} acts by itself.")
    if paused:
        text = translate("wording", "The machines are paused: P lets them go on, . (full stop) makes one move.")
    return text.format(player=player_title(state, player))


def phase_name(phase: int) -> str:
    """A phase by itself: ``movement``."""
    return str(things.phase(Phase(phase)))


def phase_text(state: GameState) -> str:
    """The moment of a game: ``Turn 3, movement``, and what is being decided in it."""
    if state.over:
        return translate("wording", "The game is over")
    if state.phase is Phase.SETUP:
        return translate("wording", "Choosing homes")
    stages = {
        Stage.DRAW: translate("wording", "the mines are drawn"),
        Stage.ASKING: translate("wording", "does anybody ask for a new order?"),
        Stage.PRAYING: translate("wording", "who goes on praying?"),
        Stage.POSITIONS: translate("wording", "positions are taken"),
    }
    text = translate("wording", "Turn {turn}, {phase}").format(turn=state.turn, phase=phase_name(state.phase))
    return f"{text}: {stages[state.stage]}" if state.stage in stages else text


add_plural("%n points", "%n point")

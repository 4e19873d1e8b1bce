"""How tests choose homes."""

from __future__ import annotations

from rbdesigner.engine.core.actions import ChooseHome, Figures
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.setup import first_state
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.order import acting
from rbdesigner.hexes import Hex
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Spot, SpotKind

ROW = {(q, 0): "pasture" for q in range(6)}


def chosen(scenario: Scenario, players: int, *order: int) -> GameState:
    """The state when the homes are chosen; ``order`` is the row of figures, closest first."""
    state = first_state(scenario, players)
    legality.apply_checked(state, Figures(NONE, order or tuple(reversed(range(players)))))
    return state


def home(state: GameState, player: int, place: tuple[int, int], half_edge: int = 0) -> ChooseHome:
    return ChooseHome(player, state.topology.spot(Hex(*place), Spot(SpotKind.REGION, half_edge)))


def choose(state: GameState, *places: tuple[int, int]) -> None:
    """Let who chooses next take these homes."""
    for place in places:
        (player,) = acting(state)
        legality.apply_checked(state, home(state, player, place))


def refused(state: GameState, action: ChooseHome) -> Refusal:
    before = state.copy()
    refusal = legality.check(state, action)
    assert refusal is not None
    assert refusal_sentence(state, refusal)
    assert state == before
    assert action not in legality.legal_actions(state)
    return refusal


def choices(state: GameState) -> set[Hex]:
    """The tiles where who chooses next may have a home."""
    spots = [action.spot for action in legality.legal_actions(state) if isinstance(action, ChooseHome)]
    return {state.topology.places[state.topology.spot_tiles[spot]] for spot in spots}

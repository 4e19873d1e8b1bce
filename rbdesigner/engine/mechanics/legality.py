"""Decides what may be done now, and does it: the one truth of the engine.

:func:`check` tells why an action is refused, :func:`apply` does one that is not, :func:`legal_actions` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from rbdesigner.engine.core import validation
from rbdesigner.engine.core.actions import (
    Action,
    Answer,
    Dismantle,
    Done,
    Propose,
    Research,
    TakeAboard,
    Transfer,
    Upgrade,
)
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import IllegalAction, Refusal
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.mechanics import (
    building,
    carrying,
    consent,
    exchange,
    factories,
    geese,
    livestock,
    movement,
    order,
    production,
    research,
    roads,
    turn_sequence,
    walls,
    wonder,
)
from rbdesigner.engine.mechanics.exchange import Passage
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.reach import transporters_on_tile

HANDLERS: Mapping[type[Action], Handler] = {
    kind: handler
    for module in (
        order, turn_sequence, exchange, production, factories, livestock, research, movement, geese, carrying, building,
        roads, walls, wonder,
    )
    for kind, handler in module.HANDLERS.items()
}  # fmt: skip
"""The handler of each kind of action, but for offers and answers, which concern others."""

_CHOICES: Mapping[Phase, Callable[[GameState, int, int, list[int]], list[Action]]] = {
    Phase.PRODUCTION: production.choices,
    Phase.MOVEMENT: movement.choices,
    Phase.BUILDING: building.choices,
    Phase.WONDER: wonder.choices,
}
_KEEPS_UPGRADING = (Research, Upgrade)


def check(state: GameState, action: Action) -> Refusal | None:
    """Why an action cannot be done now, or None if it can. Nothing changes."""
    handler = HANDLERS.get(type(action))
    if handler is None or not _is_moment(state, action, handler):
        refusal = _early_fault(state, action, handler)
        if refusal is not None or handler is None:
            return refusal
    return validation.fault(state, action) or handler.check(state, action)


def _is_moment(state: GameState, action: Any, handler: Handler) -> bool:
    """Tell whether it is the moment of an action in the usual case: the acting player's part of a phase."""
    if state.stage is not handler.stage or handler.stage is not Stage.PLAY or state.phase not in handler.phases:
        return False
    if state.over or state.offer is not None or state.production.excess:
        return False
    player = action.player
    # True equals 1: what comes from outside may be a bool, which is no player.
    return player == state.player and type(player) is int


def _early_fault(state: GameState, action: Action, handler: Handler | None) -> Refusal | None:
    """Say why an action is refused before anybody looks at what it does; of offers and answers, all is judged here."""
    if state.over:
        return Refusal("game-over")
    fault = validation.actor_fault(state, action)
    if fault is not None:
        return fault
    if isinstance(action, Answer):
        return _answer_fault(state, action) or validation.fault(state, action)
    if state.offer is not None:
        return Refusal("offer-pending")
    if isinstance(action, Propose):
        return validation.fault(state, action) or _offer_fault(state, action)
    return _moment_fault(state, action, handler) if handler is not None else None


def _moment_fault(state: GameState, action: Action, handler: Handler) -> Refusal | None:
    if (handler.stage is Stage.DRAW) != (state.stage is Stage.DRAW):
        return Refusal("chance" if state.stage is Stage.DRAW else "not-chance")
    if state.phase is Phase.SETUP and Phase.SETUP not in handler.phases:
        return Refusal("setting-up")
    if state.phase not in handler.phases:
        values = {"action": type(action), "phases": handler.phases, "now": (state.phase, state.stage)}
        return Refusal("wrong-phase", values)
    if state.stage is not handler.stage:
        return Refusal("not-asked", {"stage": state.stage})
    acting = order.acting(state)
    if action.player not in acting and handler.stage is not Stage.DRAW:
        return Refusal("not-your-turn", {"player": action.player, "acting": acting})
    if state.phase is Phase.PRODUCTION and state.production.excess and not isinstance(action, Dismantle):
        return Refusal("excess-first", {"player": state.player})
    return None


# Consent


def _offer_fault(state: GameState, action: Propose) -> Refusal | None:
    fault = consent.partners_fault(state, action)
    if fault is not None:
        return fault
    if check(state, action.action) is None:
        return Refusal("needs-no-consent")
    # Judged as it will be once all have agreed (T8).
    with state.as_if_willing((action.player, *action.partners)):
        return check(state, action.action)


def _answer_fault(state: GameState, action: Answer) -> Refusal | None:
    if state.offer is None:
        return Refusal("nothing-offered")
    if action.player != state.waiting[0]:
        return Refusal("not-your-turn", {"player": action.player, "acting": state.waiting[:1]})
    return None


def _answer(state: GameState, action: Answer) -> None:
    """Do what was offered when all have agreed; one refusal ends the offer (T8)."""
    assert state.offer is not None
    offered, state.waiting = state.offer, state.waiting[1:]
    if action.agrees and state.waiting:
        return
    state.offer, state.waiting = None, ()
    if action.agrees:
        with state.as_if_willing((offered.player, *offered.partners)):
            _do(state, offered.action)


# Doing


def apply(state: GameState, action: Action) -> None:
    """Do an action that :func:`check` allows or :func:`legal_actions` lists; nothing is checked."""
    if type(action) is Propose:
        consent.offer(state, action)
    elif type(action) is Answer:
        _answer(state, action)
    else:
        _do(state, action)


def _do(state: GameState, action: Action) -> None:
    kind = type(action)
    # Factories are upgraded right after the research and not later (R5).
    if state.production.upgrading != NONE and kind not in _KEEPS_UPGRADING:
        state.production.upgrading = NONE
        state.choices.spoil_all_but_transfers()
    HANDLERS[kind].do(state, action)
    if state.over:
        state.choices.clear()


def apply_checked(state: GameState, action: Action) -> None:
    """Do an action or raise :class:`IllegalAction`; then nothing has changed."""
    refusal = check(state, action)
    if refusal is not None:
        raise IllegalAction(state, refusal)
    apply(state, action)


# Listing


def legal_actions(
    state: GameState,
    player: int | None = None,
    transporter: int | None = None,
    tile: int | None = None,
    *,
    transfers: bool = True,
) -> list[Action]:
    """List the legal actions in a fixed order: all, or those of one player, transporter or tile.

    Each action is there in its usual form: inputs from the usual holders, and no offers, which are without number.
    Being done comes first. The list is empty only while chance decides and when the game is over. More than half of it
    are transfers of one good, which may be left out: :func:`transferable` tells what may be transferred.
    """
    whole = transporter is None and tile is None
    if player is None and whole and state.in_play:  # the usual case, in a hurry
        return _in_part(state, state.player, transfers)
    found: list[Action] = []
    for who in order.acting(state):
        if player is None or player == who:
            found += _of_player(state, who, transfers) if whole else _some(state, who, transporter, tile, transfers)
    return found


def transferable(state: GameState, player: int | None = None, tile: int | None = None) -> list[Passage]:
    """The goods that the acting player may move, on one tile or all.

    An entry for each two holders: source, target, and how many of each good may go from one to the other, if there is
    room for all of them. The order is that in which :func:`legal_actions` has the transfers.
    """
    acting = state.player if state.in_play and not state.production.excess else NONE
    if acting == NONE or player not in (None, acting):
        return []
    tiles = state.own_tiles or _tiles(state, acting)
    found: list[Passage] = []
    for each in tiles if tile is None else (tile,) if tile in tiles else ():
        found += _passages_on_tile(state, acting, each)
    return found


def _of_player(state: GameState, player: int, transfers: bool) -> list[Action]:
    if state.offer is not None:
        return consent.answer_choices(state)
    if not state.in_play:
        return order.order_choices(state, player)
    return _in_part(state, player, transfers)


def _in_part(state: GameState, player: int, transfers: bool) -> list[Action]:
    """The actions open to a player in their part of a phase."""
    if state.production.excess:
        return factories.dismantlings(state, player)
    over = not state.movement.trains or turn_sequence.part_fault(state) is None
    found: list[Action] = [_done(player)] if over else []
    kept = state.choices.whole.get
    for tile in state.own_tiles or _tiles(state, player):
        listed = kept(tile) if transfers else _others_on_tile(state, player, tile)
        if listed is None:
            listed = state.choices.whole[tile] = _on_tile(state, player, tile)
        found += listed
    return found


_done = cache(Done)


def _tiles(state: GameState, player: int) -> tuple[int, ...]:
    """List the tiles where the acting player has transporters, in order; kept until one of them moves."""
    spots, tiles = state.spots, state.topology.spot_tiles
    own = {tiles[spots[transporter]] for transporter in state.fleets[player] if spots[transporter] != NONE}
    state.own_tiles = tuple(sorted(own))
    return state.own_tiles


def _on_tile(state: GameState, player: int, tile: int) -> list[Action]:
    """All actions of the acting player on a tile."""
    passages, others = state.choices.lists.get(tile, _NOT_KEPT)
    if passages is None:
        passages = _passages_on_tile(state, player, tile)
    if others is None:
        others = _others_on_tile(state, player, tile)
    return exchange.transfers(passages, player) + others


def _passages_on_tile(state: GameState, player: int, tile: int) -> list[Passage]:
    """Count the transfers of the acting player on a tile; kept until something there changes."""
    kept = state.choices
    passages, others = kept.lists.get(tile, _NOT_KEPT)
    if passages is None:
        passages = kept.transfers_aside(player, tile)
        if passages is None:
            passages = exchange.passages(state, player, tile, transporters_on_tile(state, player, tile))
        kept.lists[tile] = passages, others
    return passages


def _others_on_tile(state: GameState, player: int, tile: int) -> list[Action]:
    """The actions of the acting player on a tile but transfers."""
    kept = state.choices.lists
    passages, others = kept.get(tile, _NOT_KEPT)
    if others is None:
        others = _CHOICES[state.phase](state, player, tile, transporters_on_tile(state, player, tile))
        kept[tile] = passages, others
    return others


_NOT_KEPT = None, None


def _some(
    state: GameState, player: int, transporter: int | None, tile: int | None, with_transfers: bool
) -> list[Action]:
    if not state.in_play:
        return []
    if transporter is not None:
        if transporter not in state.owned(player):
            return []
        tile = state.tile_of(transporter)
    if tile not in _tiles(state, player):
        return []
    if state.production.excess:
        found = [a for a in factories.dismantlings(state, player) if state.tile_of(*involved(a)) == tile]
    else:
        found = _others_on_tile(state, player, tile)
        if with_transfers:
            found = exchange.transfers(_passages_on_tile(state, player, tile), player) + found
    return found if transporter is None else [action for action in found if transporter in involved(action)]


def involved(action: Action) -> tuple[int, ...]:
    """List the transporters that an action names: none for what concerns a tile, or goods that are ferried."""
    if isinstance(action, Transfer):
        return tuple(~holder for holder in (action.source, action.target) if holder < 0)
    if isinstance(action, TakeAboard):
        return action.carrier, action.passenger
    named: int = getattr(action, "transporter", getattr(action, "carrier", NONE))
    return () if named == NONE else (named,)

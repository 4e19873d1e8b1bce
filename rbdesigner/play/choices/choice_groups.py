"""The choices open now, in groups: the engine's actions with words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Propose, SetDown, Step, TakeAboard, Transfer
from rbdesigner.engine.core.codes import CAPACITIES, GEESE, GOODS, NGOODS, NONE, TRANSPORTERS
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.payment import Payment
from rbdesigner.engine.mechanics.reach import companions
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import holder_text, points_text, refusal_text, transporter_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.tile_scene import Scene, actions_of_kind
from rbdesigner.scenario.pieces import Feature, PieceKind

Picture = PieceKind | Feature


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to click: what it does, or why it cannot be done now.

    ``price`` says what it costs, ``note`` what it brings, ``reason`` why it cannot be done, in the engine's words.
    ``stand_in`` says why another transporter does it than the chosen one. ``also`` is done with it as one stroke.
    ``main`` lets Enter do it. ``payment`` is what it takes and from where, if that can be chosen; ``offer`` is what may
    be asked of others where they have to agree. ``parts`` are the refused choices that it stands for, and a click shows
    them. ``key`` tells it from others that open.
    """

    text: str
    action: Action
    picture: Picture | None = None
    player: int = NONE
    price: str = ""
    reason: str = ""
    also: tuple[Action, ...] = ()
    note: str = ""
    stand_in: str = ""
    main: bool = False
    payment: Payment | None = None
    offer: Propose | None = None
    parts: tuple[Choice, ...] = ()
    key: tuple[str, str, tuple[int, ...]] | None = None


@dataclass(frozen=True, slots=True)
class GoodTransfer:
    """A good of which one or many can be moved: how many there are."""

    action: Transfer
    count: int


@dataclass(frozen=True, slots=True)
class TransferGroup:
    """A way to move goods from one holder to another: all of them at once, or one at a time."""

    text: str
    goods: tuple[GoodTransfer, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Choices under one heading; ``key`` is the same whatever the language."""

    key: str
    title: str
    note: str = ""
    choices: tuple[Choice, ...] = ()
    transfers: tuple[TransferGroup, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.choices or self.transfers or self.note)


def choice(
    state: GameState, action: Action, picture: Picture | None = None, price: str = "", reason: Refusal | None = None
) -> Choice:
    """The choice of an action in its usual words."""
    text = action_text(state, action)
    return Choice(text, action, picture, action.player, price, refusal_text(state, reason))


# Goods


def goods_groups(scene: Scene, legal: Sequence[Action]) -> list[Group]:
    """Load, unload, hand over, ferry: one row for every two holders."""
    found: dict[str, dict[tuple[int, int], list[Transfer]]] = {"load": {}, "unload": {}, "hand-over": {}, "ferry": {}}
    for action in actions_of_kind(legal, Transfer):
        pairs = found[_sort(action)]
        pairs.setdefault((action.source, action.target), []).append(action)
    titles = {
        "load": translate("ChoicesPanel", "Load"),
        "unload": translate("ChoicesPanel", "Unload"),
        "hand-over": translate("ChoicesPanel", "Hand over"),
        "ferry": translate("ChoicesPanel", "Ferry"),
    }
    return [
        Group(key, titles[key], transfers=tuple(_transfer_group(scene.state, *pair) for pair in pairs.items()))
        for key, pairs in found.items()
    ]


def _sort(action: Transfer) -> str:
    if action.source < 0:
        return "hand-over" if action.target < 0 else "unload"
    return "load" if action.target < 0 else "ferry"


def _transfer_group(state: GameState, ends: tuple[int, int], moves: Sequence[Transfer]) -> TransferGroup:
    source, target = ends
    text = translate("ChoicesPanel", "{source} → {target}")
    text = text.format(source=_holder(state, source), target=_holder(state, target))
    return TransferGroup(text, tuple(GoodTransfer(move, state.amount(source, move.good)) for move in moves))


def _holder(state: GameState, holder: int) -> str:
    if holder >= 0:
        return holder_text(state, holder)
    held, most = state.loads[~holder], CAPACITIES[state.kinds[~holder]]
    text = translate("ChoicesPanel", "{holder} ({held}/{most})")
    return text.format(holder=holder_text(state, holder), held=held, most=most)


# Movement


def movement_group(scene: Scene, legal: Sequence[Action]) -> Group:
    """Steps, geese, and transporters that carry others."""
    state = scene.state
    found = [
        choice(state, action, TRANSPORTERS[state.kinds[mover]])
        for action in legal
        if (mover := _mover(action)) != NONE and not isinstance(action, Lead | LetGo)
    ]
    found += [choice(state, action, GOODS[GEESE]) for action in legal if isinstance(action, Lead | LetGo)]
    notes = [
        translate("ChoicesPanel", "{transporter}: {points} left").format(
            transporter=transporter_text(state, own), points=points_text(state.points_left(own))
        )
        for own in scene.own
    ]
    return Group("movement", translate("ChoicesPanel", "Movement"), listed(notes), tuple(found))


def _mover(action: Action) -> int:
    if isinstance(action, Step | Lead | LetGo):
        return action.transporter
    return action.carrier if isinstance(action, TakeAboard | SetDown) else NONE


# Deals


def deals_group(scene: Scene) -> Group:
    """Goods that others' transporters on the tile could give or be given (T8)."""
    state, offers = scene.state, dict[Action, None]()
    for own in scene.own:
        for other in companions(state, own):
            owner = state.owners[other]
            if owner != scene.player:
                for move in (*_goods_of(scene, other, own), *_goods_of(scene, own, other)):
                    offers[Propose(scene.player, (owner,), move)] = None
    possible = [offer for offer in offers if isinstance(offer, Propose) and legality.check(state, offer) is None]
    choices = tuple(choice(state, offer, GOODS[_good(offer)]) for offer in possible)
    return Group("deals", translate("ChoicesPanel", "With other players"), choices=choices)


def _goods_of(scene: Scene, giver: int, taker: int) -> list[Transfer]:
    held = [good for good in range(NGOODS) if scene.state.amount(~giver, good)]
    return [Transfer(scene.player, good, ~giver, ~taker) for good in held]


def _good(offer: Propose) -> int:
    assert isinstance(offer.action, Transfer)
    return offer.action.good

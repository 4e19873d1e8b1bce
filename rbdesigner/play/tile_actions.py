"""Actions of a click, a drag or a key on a thing on a tile, or why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Make, Produce, Propose, SetDown, TakeAboard, Transfer
from rbdesigner.engine.core.codes import GEESE, MINE, NONE, PRIMARY_GOOD
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.payment import helping_offer
from rbdesigner.engine.mechanics.reach import transporters_on_tile
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.thing_wording import player_text, refusal_text, transporter_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.choices.best_candidate import stand_in_text
from rbdesigner.play.choices.production_choices import likeliest_run, works_of
from rbdesigner.play.match import Match
from rbdesigner.play.tile_items import ItemKind, TileItem
from rbdesigner.play.tile_scene import as_many, scene_of


@dataclass(frozen=True, slots=True)
class TileAction:
    """Actions that can be done now as one stroke, or why not, and the offer that might help.

    ``by`` is the transporter that does them in place of the chosen one, and which then is chosen; ``stand_in`` says
    why.
    """

    actions: tuple[Action, ...] = ()
    reason: str = ""
    offer: Propose | None = None
    by: int = NONE
    stand_in: str = ""


class TileFocus(Protocol):
    """The tile that somebody looks at, and who is chosen there."""

    @property
    def tile(self) -> int:
        """The tile, by its number in the engine."""

    @property
    def transporter(self) -> int:
        """The chosen transporter; NONE if none is."""

    def choose(self, transporter: int) -> None:
        """Choose a transporter, and look at its tile."""


class TileActions:
    """Asks the engine what can be done with the things on the tile that is looked at."""

    def __init__(self, match: Match, focus: TileFocus) -> None:
        self._match, self._focus = match, focus

    def do(self, tile_action: TileAction) -> None:
        """Do the actions of a tile action, if it has any, as one stroke."""
        if tile_action.actions and self._match.persons:
            self._match.do_all(tile_action.actions)
            if tile_action.by != NONE and self._match.state.spots[tile_action.by] != NONE:
                self._focus.choose(tile_action.by)

    @property
    def state(self) -> GameState:
        """The moment that is shown."""
        return self._match.state

    @property
    def player(self) -> int:
        """The player who acts."""
        return next(iter(self._match.persons), 0)

    @property
    def transporter(self) -> int:
        """The chosen transporter, which is on the tile."""
        return self._focus.transporter

    @property
    def own(self) -> list[int]:
        """The transporters of the player on the tile."""
        return transporters_on_tile(self.state, self.player, self._focus.tile) if self._match.persons else []

    @property
    def _may_act(self) -> bool:
        return self._match.is_present and bool(self._match.persons)

    def legal(self, transporter: int = NONE) -> list[Action]:
        """The legal actions on the tile."""
        if not self._may_act:
            return []
        state = self._match.state
        chosen = None if transporter == NONE else transporter
        return legality.legal_actions(state, transporter=chosen, tile=self._focus.tile)

    def attempt(self, action: Action, many: bool = False) -> TileAction:
        """The tile action for an action, as often as it goes if so asked."""
        if not self._may_act:
            return self._only_looked_at()
        refusal = self._match.check(action)
        if refusal is not None:
            offer = helping_offer(self._match.state, action) if self.concerns(action) else None
            return TileAction(reason=refusal_text(self._match.state, refusal), offer=offer)
        return TileAction(as_many(self._match.state, [action]) if many else (action,))

    def concerns(self, action: Action) -> bool:
        """Tell whether an action is the player's business; goods that others hand to one another are not."""
        if not isinstance(action, Transfer):
            return True
        return any(
            holder >= 0 or self.state.owners[~holder] == self.player for holder in (action.source, action.target)
        )

    def _only_looked_at(self) -> TileAction:
        if not self._match.is_present:
            return TileAction(reason=translate("tile", "This is an earlier moment: it can only be looked at."))
        return TileAction(reason=translate("tile", "It is not your turn: all of it can only be looked at."))

    # Clicks

    def chosen_by(self, item: TileItem) -> int:
        """Give the transporter that a click on a thing chooses before anything else is done, NONE if none."""
        number = item.number if item.what is ItemKind.TRANSPORTER else item.carrier
        return NONE if number == self.transporter else number

    def click(self, item: TileItem, many: bool = False, lead: bool = False) -> TileAction:
        """Give the action of a click on a thing, apart from choosing transporters; ``lead`` lets geese follow."""
        match item.what:
            case ItemKind.GOODS if lead and item.code == GEESE:
                return self._lead(item, many)
            case ItemKind.GOODS:
                return self._load(item, many)
            case ItemKind.CARGO:
                return self.unload(item, many)
            case ItemKind.FOLLOWERS:
                return self._let_go(item, NONE, many)
            case ItemKind.PASSENGER:
                return self._set_down(item, NONE)
            case ItemKind.BUILDING:
                return self._run(item)
            case ItemKind.HOME:
                text = translate("tile", "The home of {player}: there is nothing to do with it.")
                return TileAction(reason=text.format(player=player_text(self.state, item.player)))
            case ItemKind.TRANSPORTER:
                return self._chosen_already(item)
        return self.miss()

    def miss(self) -> TileAction:
        """The answer to a click on nothing: what could be done here instead."""
        if not self._may_act:
            return self._only_looked_at()
        if not self.own:
            return TileAction(reason=translate("tile", "None of your transporters is here to do anything."))
        if not any(isinstance(action, Transfer) for action in self.legal()):
            return TileAction(reason=translate("tile", "Nothing can be loaded or put down here now."))
        if self.transporter == NONE:
            return TileAction(
                reason=translate(
                    "TileActions", "Nothing is there. Choose a transporter by a click on it, then click goods."
                )
            )
        text = translate(
            "TileActions", "Nothing is there. Click goods to load {name}, or what it holds to put it down."
        )
        return TileAction(reason=text.format(name=transporter_text(self.state, self.transporter)))

    def _chosen_already(self, item: TileItem) -> TileAction:
        text = translate(
            "TileActions", "{name} is chosen already. Click goods to load it, or what it holds to put it down."
        )
        if item.number not in self.own:
            text = translate("tile", "{name} is not yours to move.")
        return TileAction(reason=text.format(name=capitalised(transporter_text(self.state, item.number))))

    def _unchosen(self) -> TileAction:
        if not self._may_act:
            return self._only_looked_at()
        return TileAction(reason=translate("tile", "Choose a transporter first, by a click on it."))

    def _load(self, item: TileItem, many: bool) -> TileAction:
        return self._by_whoever_can(lambda one: Transfer(self.player, item.code, item.spot, ~one), many)

    def _lead(self, item: TileItem, many: bool) -> TileAction:
        return self._by_whoever_can(lambda one: Lead(self.player, one, item.spot), many)

    def _by_whoever_can(self, action: Callable[[int], Action], many: bool) -> TileAction:
        """Give an action of the chosen transporter, or of another that can where it cannot.

        Where none is chosen, it is the action of the only one that can.
        """
        chosen = self.transporter
        tile_action = self._unchosen() if chosen == NONE else self.attempt(action(chosen), many)
        if tile_action.actions or not self._may_act:
            return tile_action
        able = [
            (one, tried) for one in self.own if one != chosen and (tried := self.attempt(action(one), many)).actions
        ]
        if not able or (chosen == NONE and len(able) > 1):
            return tile_action
        one, tried = able[0]
        reason = "" if chosen == NONE else tile_action.reason
        return replace(tried, by=one, stand_in=stand_in_text(self.state, one, reason))

    def unload(self, item: TileItem, many: bool = False) -> TileAction:
        """Put a good of this kind down: from the transporter that holds it, or onto this stack from the chosen one."""
        if item.what is ItemKind.GOODS:
            return self._by_whoever_can(lambda one: Transfer(self.player, item.code, ~one, item.spot), many)
        if item.what is not ItemKind.CARGO:
            return TileAction()
        grounds = (
            action.target
            for action in self.legal(item.carrier)
            if isinstance(action, Transfer) and (action.good, action.source) == (item.code, ~item.carrier)
        )
        target = next((ground for ground in grounds if ground >= 0), item.spot)
        return self.attempt(Transfer(self.player, item.code, ~item.carrier, target), many)

    def _let_go(self, item: TileItem, spot: int, many: bool = False) -> TileAction:
        if spot == NONE:
            spots = (action.spot for action in self.legal(item.carrier) if isinstance(action, LetGo))
            spot = next(spots, item.spot)
        return self.attempt(LetGo(self.player, item.carrier, spot), many)

    def _set_down(self, item: TileItem, spot: int) -> TileAction:
        if spot == NONE:
            spots = [action.spot for action in self.legal(item.carrier) if isinstance(action, SetDown)]
            if len(spots) > 1:
                return TileAction(
                    reason=translate("tile", "It can be set down at several places: drag it to one of them.")
                )
            spot = spots[0] if spots else item.spot
        return self.attempt(SetDown(self.player, item.carrier, spot))

    def _run(self, item: TileItem) -> TileAction:
        """Run the building, if there is one way only to do so."""
        ways = [action for action in self.legal(self.transporter) if isinstance(action, Produce | Make)]
        if len(ways) == 1:
            return TileAction((ways[0],))
        if ways and self.transporter == NONE:
            return TileAction(reason=translate("tile", "Several transporters can do that: choose one first."))
        if ways:
            return TileAction(reason=translate("tile", "There are several ways to do that: choose one from the list."))
        if PRIMARY_GOOD[item.code] != NONE or item.code == MINE:
            return TileAction(
                reason=translate(
                    "TileActions", "It makes its good by itself, at the beginning of the production phase."
                )
            )
        if not self.own:
            return TileAction(reason=translate("tile", "None of your transporters is here to let it run."))
        tried = likeliest_run(scene_of(self.state, self.player, self._focus.tile, self.transporter))
        ways = works_of(self.state, tried) if self._may_act else []
        if len(ways) > 1:
            return TileAction(reason=translate("tile", "There are several ways to do that: choose one from the list."))
        if not ways:
            return self.attempt(tried.action)
        return TileAction((ways[0],), by=ways[0].transporter, stand_in=tried.stand_in)

    # Drags

    def can_be_dragged(self, item: TileItem) -> bool:
        """Whether a thing can be taken up at all."""
        return item.what not in (ItemKind.HOME, ItemKind.BUILDING, ItemKind.GROUND)

    def drop(
        self, item: TileItem, onto: TileItem | None, spot: int, many: bool = False, lead: bool = False
    ) -> TileAction:
        """The action of a drop on another thing, or at a spot (NONE beside the tile)."""
        receiver = NONE
        if onto is not None:
            receiver = onto.number if onto.what is ItemKind.TRANSPORTER else onto.carrier
        if receiver != NONE:
            return self._hand_over(item, receiver, many, lead)
        return TileAction() if spot == NONE else self._put_down(item, spot, many)

    def _hand_over(self, item: TileItem, receiver: int, many: bool, lead: bool) -> TileAction:
        """Give a thing to a transporter."""
        if receiver in (item.number, item.carrier):
            return TileAction()
        player = self.player
        match item.what:
            case ItemKind.GOODS if lead and item.code == GEESE:
                return self.attempt(Lead(player, receiver, item.spot), many)
            case ItemKind.GOODS | ItemKind.CARGO:
                return self.attempt(Transfer(player, item.code, item.holder, ~receiver), many)
            case ItemKind.TRANSPORTER:
                return self.attempt(TakeAboard(player, receiver, item.number))
        return TileAction()

    def _put_down(self, item: TileItem, spot: int, many: bool) -> TileAction:
        match item.what:
            case ItemKind.GOODS | ItemKind.CARGO if item.holder != spot:
                return self.attempt(Transfer(self.player, item.code, item.holder, spot), many)
            case ItemKind.FOLLOWERS:
                return self._let_go(item, spot, many)
            case ItemKind.PASSENGER:
                return self._set_down(item, spot)
        return TileAction()

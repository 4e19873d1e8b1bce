"""What a click, a drag or a key does to a thing on a tile, or why it cannot be done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Action, Lead, LetGo, Make, Produce, Propose, SetDown, TakeAboard, Transfer
from rbdesigner.engine.codes import CAPACITIES, GEESE, MAKES, MINE, NONE, POINTS, PRIMARY_GOOD, RUN
from rbdesigner.engine.state import Phase
from rbdesigner.ui.panels.words import capitalised
from rbdesigner.ui.play.choices.choice_groups import as_many
from rbdesigner.ui.play.match.focus import Focus
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.play.tile.tile_items import Item, What
from rbdesigner.ui.play.words.wording import action_text, building_text, count_text, player_text, transporter_text


@dataclass(frozen=True, slots=True)
class Deed:
    """Actions that can be done now as one stroke; or why not, and the offer that might help."""

    actions: tuple[Action, ...] = ()
    reason: str = ""
    offer: Propose | None = None


class TileDeeds(QObject):
    """Asks the engine what can be done with the things on the tile that is looked at."""

    def __init__(self, match: Match, focus: Focus, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._focus = match, focus

    def do(self, deed: Deed) -> None:
        """Do the actions of a deed, if it has any, as one stroke."""
        if deed.actions and self._match.persons:
            self._match.do_all(deed.actions)

    @property
    def _player(self) -> int:
        """Who acts."""
        return next(iter(self._match.persons), 0)

    @property
    def _transporter(self) -> int:
        """The chosen transporter, if it is on the tile."""
        return self._focus.transporter

    def _legal(self, transporter: int = NONE) -> list[Action]:
        """What may be done on the tile."""
        if not self._match.is_present or not self._match.persons:
            return []
        state = self._match.state
        chosen = None if transporter == NONE else transporter
        return legality.legal_actions(state, transporter=chosen, tile=self._focus.tile)

    def _try(self, action: Action, many: bool = False) -> Deed:
        """The deed of doing an action, as often as it goes if so asked."""
        if not self._match.is_present:
            return Deed(reason=self.tr("This is an earlier moment: it can only be looked at."))
        refusal = self._match.check(action)
        if refusal is not None:
            offer = self._offer(action) if refusal.code == "needs-consent" else None
            return Deed(reason=refusal.sentence, offer=offer)
        return Deed(as_many(self._match.state, [action]) if many else (action,))

    def _offer(self, action: Action) -> Propose | None:
        """The offer to those whose transporters an exchange is with, if it can be made."""
        if not isinstance(action, Transfer):
            return None
        owners = [self._match.state.owners[~place] for place in (action.source, action.target) if place < 0]
        partners = tuple(sorted({owner for owner in owners if owner != action.player}))
        offer = Propose(action.player, partners, action)
        return offer if self._match.check(offer) is None else None

    # Clicks

    def chosen_by(self, item: Item) -> int:
        """The transporter that a click on a thing chooses before anything else is done; NONE if none."""
        number = item.number if item.what is What.TRANSPORTER else item.holder
        return NONE if number == self._transporter else number

    def click(self, item: Item, many: bool = False, lead: bool = False) -> Deed:
        """What a click on a thing does, apart from choosing transporters: with Shift ``many``, with Alt ``lead``."""
        match item.what:
            case What.GOODS if lead and item.code == GEESE:
                return self._lead(item, many)
            case What.GOODS:
                return self._load(item, many)
            case What.CARGO:
                return self.unload(item, many)
            case What.FOLLOWERS:
                return self._let_go(item, NONE, many)
            case What.PASSENGER:
                return self._set_down(item, NONE)
            case What.BUILDING:
                return self._run(item)
        return Deed()

    def _unchosen(self) -> Deed:
        return Deed(reason=self.tr("Choose a transporter first, by a click on it."))

    def _load(self, item: Item, many: bool) -> Deed:
        chosen = self._transporter
        if chosen == NONE:
            return self._unchosen()
        return self._try(Transfer(self._player, item.code, item.spot, ~chosen), many)

    def _lead(self, item: Item, many: bool) -> Deed:
        chosen = self._transporter
        return self._unchosen() if chosen == NONE else self._try(Lead(self._player, chosen, item.spot), many)

    def unload(self, item: Item, many: bool = False) -> Deed:
        """Put a good of this kind down: from the transporter that holds it, or onto this stack from the chosen one."""
        holder = item.holder if item.what is What.CARGO else self._transporter
        if item.what not in (What.CARGO, What.GOODS):
            return Deed()
        if holder == NONE:
            return self._unchosen()
        target = item.spot
        if item.what is What.CARGO:
            grounds = (
                action.target
                for action in self._legal(holder)
                if isinstance(action, Transfer) and (action.good, action.source) == (item.code, ~holder)
            )
            target = next((place for place in grounds if place >= 0), item.spot)
        return self._try(Transfer(self._player, item.code, ~holder, target), many)

    def _let_go(self, item: Item, spot: int, many: bool = False) -> Deed:
        if spot == NONE:
            spots = (action.spot for action in self._legal(item.holder) if isinstance(action, LetGo))
            spot = next(spots, item.spot)
        return self._try(LetGo(self._player, item.holder, spot), many)

    def _set_down(self, item: Item, spot: int) -> Deed:
        if spot == NONE:
            spots = [action.spot for action in self._legal(item.holder) if isinstance(action, SetDown)]
            if len(spots) > 1:
                return Deed(reason=self.tr("It can be set down at several places: drag it to one of them."))
            spot = spots[0] if spots else item.spot
        return self._try(SetDown(self._player, item.holder, spot))

    def _run(self, item: Item) -> Deed:
        """Run the building, if there is one way only to do so."""
        ways = [action for action in self._legal(self._transporter) if isinstance(action, Produce | Make)]
        if len(ways) == 1:
            return Deed((ways[0],))
        if ways and self._transporter == NONE:
            return Deed(reason=self.tr("Several transporters can do that: choose one first."))
        if ways:
            return Deed(reason=self.tr("There are several ways to do that: take one from the list of choices."))
        if PRIMARY_GOOD[item.code] != NONE or item.code == MINE:
            return Deed(reason=self.tr("It makes its good by itself, at the beginning of the production phase."))
        owners, standing = self._match.state.owners, self._match.state.on_tile[self._focus.tile]
        actor = next((one for one in standing if owners[one] == self._player), NONE)
        actor = actor if self._transporter == NONE else self._transporter
        if actor == NONE:
            return Deed(reason=self.tr("None of your transporters is here to let it run."))
        kind = Make if MAKES[item.code] is not None else Produce
        return self._try(kind(self._player, actor))

    # Drags

    def can_be_dragged(self, item: Item) -> bool:
        """Whether a thing can be taken up at all."""
        return item.what not in (What.HOME, What.BUILDING, What.GROUND)

    def drop(self, item: Item, onto: Item | None, spot: int, many: bool = False, lead: bool = False) -> Deed:
        """What it does to drop a thing on another one, or at a spot (NONE beside the tile)."""
        receiver = NONE
        if onto is not None:
            receiver = onto.number if onto.what is What.TRANSPORTER else onto.holder
        if receiver != NONE:
            return self._hand_over(item, receiver, many, lead)
        return Deed() if spot == NONE else self._put_down(item, spot, many)

    def _hand_over(self, item: Item, receiver: int, many: bool, lead: bool) -> Deed:
        """Give a thing to a transporter."""
        if receiver in (item.number, item.holder):
            return Deed()
        player = self._player
        match item.what:
            case What.GOODS if lead and item.code == GEESE:
                return self._try(Lead(player, receiver, item.spot), many)
            case What.GOODS | What.CARGO:
                return self._try(Transfer(player, item.code, item.place, ~receiver), many)
            case What.TRANSPORTER:
                return self._try(TakeAboard(player, receiver, item.number))
        return Deed()

    def _put_down(self, item: Item, spot: int, many: bool) -> Deed:
        match item.what:
            case What.GOODS | What.CARGO if item.place != spot:
                return self._try(Transfer(self._player, item.code, item.place, spot), many)
            case What.FOLLOWERS:
                return self._let_go(item, spot, many)
            case What.PASSENGER:
                return self._set_down(item, spot)
        return Deed()

    # Words

    def name(self, item: Item) -> str:
        """What a thing is, in a line."""
        state = self._match.state
        match item.what:
            case What.HOME:
                return self.tr("Home of {player}").format(player=player_text(state, item.player))
            case What.BUILDING:
                return self._building(item)
            case What.TRANSPORTER:
                return self._described(item.number)
            case What.PASSENGER:
                name, carrier = transporter_text(state, item.number), transporter_text(state, item.holder)
                return self.tr("{name}, carried by {carrier}").format(name=name, carrier=carrier)
            case What.GROUND:
                return self.tr("Nothing is on this bank")
        good = count_text(item.code, item.count)
        if item.what is What.GOODS:
            return good
        holder = transporter_text(state, item.holder)
        text = self.tr("{goods}, held by {name}") if item.what is What.CARGO else self.tr("{goods}, following {name}")
        return text.format(goods=good, name=holder)

    def _described(self, number: int) -> str:
        state = self._match.state
        kind = state.kinds[number]
        text = self.tr("{name} of {player}, {load} of {capacity} goods").format(
            name=transporter_text(state, number),
            player=player_text(state, state.owners[number]),
            load=state.loads[number],
            capacity=CAPACITIES[kind],
        )
        if state.phase is not Phase.MOVEMENT:
            return text
        left = self.tr("{left} of {points} points left").format(left=state.points_left(number), points=POINTS[kind])
        return self.tr("{first}, {second}").format(first=text, second=left)

    def _building(self, item: Item) -> str:
        state, tile = self._match.state, self._focus.tile
        name = capitalised(building_text(item.code))
        if item.code == MINE:
            bag = self.tr("{gold} gold and {iron} iron in it").format(
                gold=state.bag_gold[tile], iron=state.bag_iron[tile]
            )
            return self.tr("{first}, {second}").format(first=name, second=bag)
        left = self.capacity(item)
        if left is None:
            return name
        runs = self.tr("{left} of {most} runs left this turn").format(left=left[0], most=left[1])
        return self.tr("{first}, {second}").format(first=name, second=runs)

    def capacity(self, item: Item) -> tuple[int, int] | None:
        """How often a building can still run in this turn, and how often in all; None where it runs by itself."""
        run, tile = RUN[item.code], self._focus.tile
        most = run.runs if run is not None else 1 if MAKES[item.code] is not None else 0
        return (max(0, most - self._match.state.production.runs.get(tile, 0)), most) if most else None

    def outcome(self, deed: Deed) -> str:
        """What a deed would do, or why it cannot be done."""
        return action_text(self._match.state, deed.actions[0]) if deed.actions else deed.reason

    def advice(self, item: Item) -> str:
        """What a click would do, or the reason why nothing; empty where there is nothing to say."""
        if item.what in (What.HOME, What.GROUND):
            return ""
        if self.chosen_by(item) != NONE:
            name = transporter_text(self._match.state, self.chosen_by(item))
            return self.tr("Click: choose {name}").format(name=name)
        if item.what is What.TRANSPORTER:
            return ""
        deed = self.click(item)
        if not deed.actions:
            return deed.reason
        texts = {
            What.GOODS: self.tr("Click: load one; Shift+click: as many as fit"),
            What.CARGO: self.tr("Click: put one down; Shift+click: all; or drag it to another transporter"),
            What.FOLLOWERS: self.tr("Click: let one stay here; Shift+click: all"),
            What.PASSENGER: self.tr("Click: set it down"),
            What.BUILDING: self.tr("Click: let it run once"),
        }
        text = texts[item.what]
        if item.what is What.GOODS and item.code == GEESE and self._match.state.phase is Phase.MOVEMENT:
            text = self.tr("{first}\n{second}").format(
                first=text, second=self.tr("Alt+click or Ctrl+click: let one follow")
            )
        return text

"""The price of an offer for who is asked, and its yield, in goods and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rbdesigner.engine.core.actions import Answer
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event, Made, Moved, Used
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Listing, Phrase, Value, game_text
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_Shares = Counter[tuple[int, int]]
"""How many of a good a holder gives or gets, by good and holder."""


def consent_lines(state: GameState) -> list[str]:
    """Name the goods that the player who is asked gives and gets by agreeing, and those that the other gets."""
    offer = state.offer
    assert offer is not None
    asked = state.waiting[0]
    events = _events_of_deal(state)
    gives, gets = (
        QT_TRANSLATE_NOOP("consent", "{player} gives: {goods}"),
        QT_TRANSLATE_NOOP("consent", "{player} gets: {goods}"),
    )
    lines = [
        _line(state, gives, asked, _shares(state, asked, events)),
        _line(state, gets, asked, _got(state, asked, events)),
    ]
    got = _got(state, offer.player, events)
    return [*lines, _line(state, gets, offer.player, got)] if got else lines


def _events_of_deal(state: GameState) -> list[Event]:
    """The events once everybody agrees."""
    there, events = state.copy(), list[Event]()
    there.events = events
    for partner in state.waiting:
        legality.apply(there, Answer(partner, True))
    return events


def _shares(state: GameState, player: int, events: Iterable[Event]) -> _Shares:
    shares = _Shares()
    for event in events:
        match event:
            case Used(good, count, holder) if _owner(state, holder) == player:
                shares[good, holder] += count
            case Moved(good, count, source, target) if _owner(state, source) == player != _owner(state, target):
                shares[good, source] += count
    return shares


def _got(state: GameState, player: int, events: Iterable[Event]) -> _Shares:
    shares = _Shares()
    for event in events:
        match event:
            case Made(good, count, holder) if _owner(state, holder) == player:
                shares[good, holder] += count
            case Moved(good, count, source, target) if _owner(state, target) == player != _owner(state, source):
                shares[good, target] += count
    return shares


def _owner(state: GameState, holder: int) -> int:
    """Tell whose transporter a holder is; NONE for the ground and for what is made only now."""
    return state.owners[~holder] if holder < 0 and ~holder < len(state.owners) else NONE


def _line(state: GameState, source: str, player: int, shares: _Shares) -> str:
    nothing = Phrase("consent", QT_TRANSLATE_NOOP("consent", "nothing"))
    goods: Value = Listing([*_parts(state, shares)]) if shares else nothing
    return game_text(source, context="consent", player=player_title(state, player), goods=goods)


def _parts(state: GameState, shares: _Shares) -> Iterator[Phrase]:
    for (good, holder), count in sorted(shares.items()):
        yield Phrase(
            "consent",
            QT_TRANSLATE_NOOP("consent", "{goods} {holder:in} {spot:in}"),
            {
                "goods": things.count(good, count),
                "holder": things.holder(state, holder),
                "spot": things.spot(state, state.spots[~holder]),
            },
        )

"""The results of an action, in a few short sentences.

What is paid and made, and what the rules do by themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rbdesigner.engine import events as ev
from rbdesigner.engine.codes import NEUTRAL
from rbdesigner.engine.events import Event
from rbdesigner.engine.scoring import ranking, scores
from rbdesigner.engine.state import GameState
from rbdesigner.engine.supply import tile_of_place
from rbdesigner.messages.run_wording import takers_text
from rbdesigner.messages.thing_wording import (
    at_text,
    counts_text,
    place_text,
    player_text,
    player_title,
    players_text,
    points_text,
    spot_text,
    tile_text,
    transporter_text,
)
from rbdesigner.messages.translation import add_plural, translate

_Goods = ev.Made | ev.Used | ev.Lost
SAID_BEFORE = (ev.Moved, ev.Carried, ev.Followed, ev.HomeChosen, ev.Drawn, ev.Built, ev.BagFilled,
               ev.RoadBuilt, ev.BridgeBuilt, ev.Researched)  # fmt: skip
"""Events that only say again what the action says, or the heading that follows."""
START = "S4"
"""The rule by which a home has its first goods."""


def results(state: GameState, events: Iterable[Event]) -> list[str]:
    """The event in words, right after it.

    Nothing of what the action itself says.
    """
    told = [event for event in events if not isinstance(event, SAID_BEFORE)]
    used = [event for event in told if isinstance(event, ev.Used)]
    made = [event for event in told if isinstance(event, ev.Made)]
    lost = [event for event in told if isinstance(event, ev.Lost)]
    if used and made and len(used) + len(made) + len(lost) == len(told):
        return [*_processed(state, [*used, *made]), *_lost(state, lost)]
    kinds = [(kind, list(alike)) for kind, alike in groupby(told, type)]
    return [text for kind, alike in kinds for text in RESULTS[kind](state, alike) if text]


def _goods(events: Sequence[_Goods]) -> str:
    found: Counter[int] = Counter()
    for event in events:
        found[event.good] += event.count
    return counts_text(found.items())


def _unique(numbers: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(numbers))


def _where(state: GameState, events: Sequence[_Goods]) -> str:
    """Where goods come and go: ``on the woods at 0,1``.

    Several places by their tiles alone: ``at 0,1; 2,1``.
    """
    places = _unique(event.place for event in events)
    if len(places) == 1:
        return at_text(state, places[0])
    tiles = _unique(tile_of_place(state, place) for place in places)
    return translate("wording", "at {tiles}").format(tiles="; ".join(tile_text(state, tile) for tile in tiles))


def _processed(state: GameState, events: Sequence[_Goods]) -> list[str]:
    """The products of buildings, a text for each."""
    text, told = translate("wording", "{used} → {made} {where}"), []
    for tile in _unique(tile_of_place(state, event.place) for event in events):
        here = [event for event in events if tile_of_place(state, event.place) == tile]
        used = [event for event in here if isinstance(event, ev.Used)]
        made = [event for event in here if isinstance(event, ev.Made)]
        told.append(text.format(used=_goods(used), made=_goods(made), where=_made_where(state, made)))
    return told


def _made_where(state: GameState, made: Sequence[ev.Made]) -> str:
    """Who takes up what was made (P7); on the ground alone the ground is named."""
    if all(event.place >= 0 for event in made):
        return _where(state, made)
    return takers_text(state, [(event.place, event.count) for event in made])


def _by_place(state: GameState, events: Sequence[_Goods], text: str) -> list[str]:
    of_place = [[event for event in events if event.place == place] for place in _unique(one.place for one in events)]
    return [
        text.format(
            goods=_goods(alike),
            where=_where(state, alike),
            place=place_text(state, alike[0].place),
            tile=tile_text(state, tile_of_place(state, alike[0].place)),
        )
        for alike in of_place
    ]


def _made(state: GameState, events: Sequence[ev.Made]) -> list[str]:
    """At one place what comes there.

    At several, as in the production of primary goods, where each good comes.
    """
    text = translate("wording", "{goods} made {where}")
    if all(event.rule == START for event in events):
        text = translate("wording", "To begin with {where}: {goods}")
    if len({event.place for event in events}) == 1:
        return _by_place(state, events, text)
    of_good = [[event for event in events if event.good == good] for good in sorted({one.good for one in events})]
    return [
        text.format(goods=_goods(alike), where=_where(state, alike), place=place_text(state, alike[0].place))
        for alike in of_good
    ]


def _lost(state: GameState, events: Sequence[ev.Lost]) -> list[str]:
    """The goods lost when production ends, and why (R3, F8)."""
    texts = {
        "R3": translate("wording", "Nobody researched: {goods} lost on {tile}"),
        "F8": translate("wording", "Nobody used the factory: {goods} lost on {tile}"),
    }
    of_rule = [(rule, list(alike)) for rule, alike in groupby(events, lambda event: event.rule)]
    usual = translate("wording", "{goods} lost {where}")
    return [said for rule, alike in of_rule for said in _by_place(state, alike, texts.get(rule, usual))]


def _stepped(_state: GameState, events: Sequence[ev.Stepped]) -> list[str]:
    followers = [event.geese for event in events if event.geese]
    return [translate("wording", "%n geese follow", None, geese) for geese in followers]


def _put_out(state: GameState, events: Sequence[ev.PutOut]) -> list[str]:
    text = translate("wording", "The wall puts {transporter} out to {target}")
    return [
        text.format(transporter=transporter_text(state, event.transporter), target=spot_text(state, event.target))
        for event in events
    ]


def _fleet(state: GameState, events: Sequence[ev.TransporterMade | ev.TransporterGone], text: str) -> list[str]:
    of_spot = [[event for event in events if event.spot == spot] for spot in _unique(one.spot for one in events)]
    return [
        text.format(
            transporters=", ".join(transporter_text(state, event.transporter) for event in alike),
            where=at_text(state, alike[0].spot),
        )
        for alike in of_spot
    ]


def _walls(_state: GameState, events: Sequence[ev.WallChanged]) -> list[str]:
    text = translate("wording", "The wall is {tokens} thick now")
    gone = translate("wording", "The wall is gone")
    return [text.format(tokens=event.tokens) if event.tokens else gone for event in events if event.tokens != 1]


def _bricks(state: GameState, events: Sequence[ev.BrickLaid]) -> list[str]:
    neutral = translate("wording", "A neutral brick on space {space} of the wonder")
    text = translate("wording", "A brick of {owner} on space {space} of the wonder")
    if state.terms.solo:
        text = translate("wording", "A brick on space {space} of the wonder")
    return [
        (neutral if event.owner == NEUTRAL else text).format(owner=player_text(state, event.owner), space=event.space)
        for event in events
    ]


def _order(state: GameState, events: Sequence[ev.OrderSet]) -> list[str]:
    text = translate("wording", "The order of play: {players}")
    return [text.format(players=players_text(state, event.chart)) for event in events if len(event.chart) > 1]


def _over(state: GameState, _events: Sequence[ev.GameOver]) -> list[str]:
    text, found = translate("wording", "{player}: {points}"), scores(state)
    points = [
        text.format(player=player_title(state, one), points=points_text(found[one].total)) for one in ranking(state)
    ]
    if state.terms.solo:
        points = [points_text(found[0].total)]
    return [translate("wording", "The game is over"), *points]


RESULTS: Mapping[type[Event], Callable[[GameState, Any], list[str]]] = {
    ev.Made: _made,
    ev.Used: lambda state, events: _by_place(state, events, translate("wording", "{goods} used from {place}")),
    ev.Lost: _lost,
    ev.Stepped: _stepped,
    ev.PutOut: _put_out,
    ev.TransporterMade: lambda state, events: _fleet(
        state, events, translate("wording", "New {where}: {transporters}")
    ),
    ev.TransporterGone: lambda state, events: _fleet(
        state, events, translate("wording", "Out of the game {where}: {transporters}")
    ),
    ev.WallChanged: _walls,
    ev.BrickLaid: _bricks,
    ev.Irrigated: lambda _state, _events: [translate("wording", "All deserts are pasture from now on")],
    ev.OrderSet: _order,
    ev.GameOver: _over,
}
"""What is said of events of a kind that follow each other."""

add_plural("%n geese follow", "%n goose follows")

"""The results of an action in a few short sentences: what is paid and made, and what the rules do by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rbdesigner.engine.core import events as ev
from rbdesigner.engine.core.actions import Inputs, Produce
from rbdesigner.engine.core.codes import NEUTRAL, Run
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import production
from rbdesigner.engine.mechanics.scoring import ranking, scores
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Listing, Phrase, Value, game_phrase, game_text
from rbdesigner.messages.thing_wording import player_title, points_phrase, tile_text
from rbdesigner.messages.translation import add_plural
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def gain_text(run: Run | None, inputs: Inputs) -> str:
    """Name the recipe of a secondary producer, with the usual goods where none are named."""
    if run is None:
        return ""
    recipe = _recipe(run, inputs)
    return game_text(QT_TRANSLATE_NOOP("wording", "{used} → {made}"), used=recipe["used"], made=recipe["made"])


def _recipe(run: Run, inputs: Inputs) -> dict[str, Value]:
    needs = Counter(good for good, _ in inputs).items() or run.inputs
    return {"used": things.goods_row(needs), "made": things.goods_row([(run.output, run.made)])}


def run_text(state: GameState, action: Produce) -> str:
    """Name the recipe of a run and who takes up its yield (P7): ``1 trunk → 2 boards aboard donkey 2``."""
    run, outcome = production.run_at(state, state.tile_of(action.transporter)), production.outcome(state, action)
    if run is None or outcome is None:
        return gain_text(run, action.inputs)
    recipe = _recipe(run, action.inputs)
    return str(yield_phrase(state, recipe["used"], recipe["made"], outcome.made))


def yield_phrase(state: GameState, used: Value, made: Value, taken: Sequence[tuple[int, int]]) -> Phrase:
    """Name the goods used and made, and where these come.

    ``taken`` are holders with numbers of goods: ``1 trunk → 2 boards aboard donkey 2``, ``1 trunk → 2 boards (1 aboard
    donkey 2, 1 on the ground)``.
    """
    if len(taken) != 1:
        row = Listing([_count_at(state, *one) for one in taken])
        return game_phrase(QT_TRANSLATE_NOOP("wording", "{used} → {made} ({taken})"), used=used, made=made, taken=row)
    holder, _ = taken[0]
    if holder >= 0:
        return game_phrase(QT_TRANSLATE_NOOP("wording", "{used} → {made} on the ground"), used=used, made=made)
    source = QT_TRANSLATE_NOOP("wording", "{used} → {made} aboard {transporter}")
    return game_phrase(source, used=used, made=made, transporter=things.transporter(state, ~holder))


def _count_at(state: GameState, holder: int, count: int) -> Phrase:
    if holder >= 0:
        return Phrase("wording", QT_TRANSLATE_NOOP("wording", "{count} on the ground"), {"count": count})
    source = QT_TRANSLATE_NOOP("wording", "{count} aboard {transporter}")
    return Phrase("wording", source, {"count": count, "transporter": things.transporter(state, ~holder)})


_Goods = ev.Made | ev.Used | ev.Lost
SAID_BEFORE = (ev.Moved, ev.Carried, ev.Followed, ev.HomeChosen, ev.Drawn, ev.Built, ev.BagFilled,
               ev.RoadBuilt, ev.BridgeBuilt, ev.Researched)  # fmt: skip
"""Events that only say again what the action says, or the heading that follows."""
START = "S4"
"""The rule by which a home has its first goods."""


def is_said_before(event: Event) -> bool:
    """Whether an event says nothing that the action does not say."""
    return type(event) in SAID_BEFORE or (isinstance(event, ev.Stepped) and not event.geese)


def results(state: GameState, events: Iterable[Event]) -> list[str]:
    """Say in words what an action has led to, without what the action itself says."""
    return [str(phrase) for phrase in result_phrases(state, events)]


def result_phrases(state: GameState, events: Iterable[Event]) -> list[Phrase]:
    """The phrases that :func:`results` reads."""
    shown = [event for event in events if not is_said_before(event)]
    used = [event for event in shown if isinstance(event, ev.Used)]
    made = [event for event in shown if isinstance(event, ev.Made)]
    lost = [event for event in shown if isinstance(event, ev.Lost)]
    if used and made and len(used) + len(made) + len(lost) == len(shown):
        return [*_processed(state, [*used, *made]), *_lost(state, lost)]
    kinds = [(kind, list(alike)) for kind, alike in groupby(shown, type)]
    return [phrase for kind, alike in kinds for phrase in RESULTS[kind](state, alike)]


def _goods(events: Iterable[_Goods]) -> Value:
    found: Counter[int] = Counter()
    for event in events:
        found[event.good] += event.count
    return things.goods_row(found.items())


def _unique(numbers: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(numbers))


def _tiles(state: GameState, events: Sequence[_Goods]) -> Listing:
    """The tiles of several holders: ``0,1; 2,1``."""
    tiles = _unique(tile_of_holder(state, event.holder) for event in events)
    return Listing([tile_text(state, tile) for tile in tiles], ";")


def _processed(state: GameState, events: Sequence[_Goods]) -> list[Phrase]:
    """The products of buildings, a text for each."""
    phrases = []
    for tile in _unique(tile_of_holder(state, event.holder) for event in events):
        here = [event for event in events if tile_of_holder(state, event.holder) == tile]
        used = _goods(event for event in here if isinstance(event, ev.Used))
        phrases.append(_product(state, used, [event for event in here if isinstance(event, ev.Made)]))
    return phrases


def _product(state: GameState, used: Value, made: Sequence[ev.Made]) -> Phrase:
    """Name the product of a building and who takes it up (P7), or the ground where it comes to lie."""
    product, holders = _goods(made), _unique(event.holder for event in made)
    if any(holder < 0 for holder in holders):
        return yield_phrase(state, used, product, [(event.holder, event.count) for event in made])
    if len(holders) == 1:
        source = QT_TRANSLATE_NOOP("wording", "{used} → {made} {holder:in}")
        return game_phrase(source, used=used, made=product, holder=things.holder(state, holders[0]))
    source = QT_TRANSLATE_NOOP("wording", "{used} → {made} at {tiles}")
    return game_phrase(source, used=used, made=product, tiles=_tiles(state, made))


def _by_holder(state: GameState, events: Sequence[_Goods], source: str) -> list[Phrase]:
    of_holder = [
        [event for event in events if event.holder == holder] for holder in _unique(one.holder for one in events)
    ]
    return [
        game_phrase(
            source,
            goods=_goods(alike),
            holder=things.holder(state, alike[0].holder),
            tile=tile_text(state, tile_of_holder(state, alike[0].holder)),
        )
        for alike in of_holder
    ]


def _goods_made(state: GameState, events: Sequence[ev.Made]) -> list[Phrase]:
    """Name goods that come to one holder together; goods that come to several, each with its holder."""
    first = all(event.rule == START for event in events)
    here, there = _MADE[first]
    if len({event.holder for event in events}) == 1:
        return _by_holder(state, events, here)
    phrases: list[Phrase] = []
    for good in sorted({event.good for event in events}):
        alike = [event for event in events if event.good == good]
        if len({event.holder for event in alike}) == 1:
            phrases += _by_holder(state, alike, here)
        else:
            phrases.append(game_phrase(there, goods=_goods(alike), tiles=_tiles(state, alike)))
    return phrases


_MADE = (
    (
        QT_TRANSLATE_NOOP("wording", "{goods} made {holder:in}"),
        QT_TRANSLATE_NOOP("wording", "{goods} made at {tiles}"),
    ),
    (
        QT_TRANSLATE_NOOP("wording", "At the start {holder:in}: {goods}"),
        QT_TRANSLATE_NOOP("wording", "At the start at {tiles}: {goods}"),
    ),
)
"""Goods that come to one holder, and to several tiles; then those with which homes begin."""
_LOST = {
    "R3": QT_TRANSLATE_NOOP("wording", "Nobody researched: {goods} lost on {tile}"),
    "F8": QT_TRANSLATE_NOOP("wording", "Nobody used the factory: {goods} lost on {tile}"),
}
"""Why goods are lost when production ends, by the rule."""


def _lost(state: GameState, events: Sequence[ev.Lost]) -> list[Phrase]:
    """The goods lost when production ends, and why (R3, F8)."""
    of_rule = [(rule, list(alike)) for rule, alike in groupby(events, lambda event: event.rule)]
    usual = QT_TRANSLATE_NOOP("wording", "{goods} lost {holder:in}")
    return [lost for rule, alike in of_rule for lost in _by_holder(state, alike, _LOST.get(rule, usual))]


def _stepped(_state: GameState, events: Sequence[ev.Stepped]) -> list[Phrase]:
    return [game_phrase(QT_TRANSLATE_NOOP("wording", "%n geese follow"), event.geese) for event in events]


def _put_out(state: GameState, events: Sequence[ev.PutOut]) -> list[Phrase]:
    source = QT_TRANSLATE_NOOP("wording", "The wall puts {transporter} out to {target}")
    return [
        game_phrase(
            source, transporter=things.transporter(state, event.transporter), target=things.spot(state, event.target)
        )
        for event in events
    ]


def _fleet(state: GameState, events: Sequence[ev.TransporterMade | ev.TransporterGone], source: str) -> list[Phrase]:
    of_spot = [[event for event in events if event.spot == spot] for spot in _unique(one.spot for one in events)]
    return [
        game_phrase(
            source,
            transporters=Listing([things.transporter(state, event.transporter) for event in alike]),
            spot=things.spot(state, alike[0].spot),
        )
        for alike in of_spot
    ]


def _walls(_state: GameState, events: Sequence[ev.WallChanged]) -> list[Phrase]:
    """The owners and the thickness of walls that are not one token of a player thick."""
    changed = [event for event in events if event.owner == NEUTRAL or event.tokens != 1]
    return [game_phrase(_wall_text(event), tokens=event.tokens) for event in changed]


def _wall_text(event: ev.WallChanged) -> str:
    if not event.tokens:
        return QT_TRANSLATE_NOOP("wording", "The wall is gone")
    if event.owner != NEUTRAL:
        return QT_TRANSLATE_NOOP("wording", "The wall is {tokens} thick now")
    if event.tokens == 1:
        return QT_TRANSLATE_NOOP("wording", "The wall is neutral now")
    return QT_TRANSLATE_NOOP("wording", "The wall is neutral now, {tokens} thick")


def _bricks(state: GameState, events: Sequence[ev.BrickLaid]) -> list[Phrase]:
    neutral = QT_TRANSLATE_NOOP("wording", "A neutral brick on space {space} of the wonder")
    source = QT_TRANSLATE_NOOP("wording", "A brick of {owner} on space {space} of the wonder")
    if state.terms.solo:
        source = QT_TRANSLATE_NOOP("wording", "A brick on space {space} of the wonder")
    return [
        game_phrase(
            neutral if event.owner == NEUTRAL else source, owner=things.player(state, event.owner), space=event.space
        )
        for event in events
    ]


def _order(state: GameState, events: Sequence[ev.OrderSet]) -> list[Phrase]:
    source = QT_TRANSLATE_NOOP("wording", "The order of play: {players}")
    return [
        game_phrase(source, players=things.players(state, event.chart, "")) for event in events if len(event.chart) > 1
    ]


def _over(state: GameState, _events: Sequence[ev.GameOver]) -> list[Phrase]:
    source, found = QT_TRANSLATE_NOOP("wording", "{player}: {points}"), scores(state)
    points = [
        game_phrase(source, player=player_title(state, one), points=points_phrase(found[one].total))
        for one in ranking(state)
    ]
    if state.terms.solo:
        points = [points_phrase(found[0].total)]
    return [game_phrase(QT_TRANSLATE_NOOP("wording", "The game is over")), *points]


RESULTS: Mapping[type[Event], Callable[[GameState, Any], list[Phrase]]] = {
    ev.Made: _goods_made,
    ev.Used: lambda state, events: _by_holder(
        state, events, QT_TRANSLATE_NOOP("wording", "{goods} used from {holder}")
    ),
    ev.Lost: _lost,
    ev.Stepped: _stepped,
    ev.PutOut: _put_out,
    ev.TransporterMade: lambda state, events: _fleet(
        state, events, QT_TRANSLATE_NOOP("wording", "New {spot:in}: {transporters}")
    ),
    ev.TransporterGone: lambda state, events: _fleet(
        state, events, QT_TRANSLATE_NOOP("wording", "Out of the game {spot:in}: {transporters}")
    ),
    ev.WallChanged: _walls,
    ev.BrickLaid: _bricks,
    ev.Irrigated: lambda _state, _events: [
        game_phrase(QT_TRANSLATE_NOOP("wording", "All deserts are pasture from now on"))
    ],
    ev.OrderSet: _order,
    ev.GameOver: _over,
}
"""The phrases for events of a kind that follow each other."""

add_plural("%n geese follow", "%n goose follows")

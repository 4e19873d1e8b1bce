"""The sentences of refusals: why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rbdesigner.engine.core.actions import ANYWHERE
from rbdesigner.engine.core.codes import NONE, Count
from rbdesigner.engine.core.refusal import VALUES, IllegalAction, Kind, Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages import moment_names, things
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import Listing, Phrase, Value, sentence
from rbdesigner.messages.refusal_texts import SENTENCES
from rbdesigner.messages.translation import add_plural
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

Values = Mapping[str, Any]


def refusal_sentence(state: GameState, refusal: Refusal) -> str:
    """Why something cannot be done, as a sentence, in the position of the question."""
    return sentence(refusal_phrase(state, refusal))


def refusal_phrase(state: GameState, refusal: Refusal) -> Phrase:
    """The sentence of a refusal before it is put into a language."""
    code, given = refusal.code, refusal.values
    values: dict[str, Value] = {name: _THINGS[VALUES[name]](state, value) for name, value in given.items()}
    if code in _MORE:
        values |= _MORE[code](state, given)
    variant = _VARIANTS[code](given) if code in _VARIANTS else ""
    text = SENTENCES[f"{code}/{variant}" if variant else code]
    if isinstance(text, str):
        return Phrase("refusals", text, values)
    number = values[text.counted]
    assert isinstance(number, int)
    return Phrase("refusals", text.many, values, number)


for _text in SENTENCES.values():
    if isinstance(_text, Plural):
        add_plural(_text.many, _text.one)

_VARIANTS: Mapping[str, Callable[[Values], str]] = {
    "not-asked": lambda values: str(values["stage"].name.lower()),
    "unknown": lambda values: str(values["field"]),
    "malformed": lambda values: str(values["field"]),
    "goods-lacking": lambda values: _lack(values["missing"], values["needed"]),
    "source-lacks": lambda values: "" if values["present"] else "none",
    "excess-kind": lambda values: str(values["element"]),
    "upgrade-kind": lambda values: "bare" if values["building"] == NONE else "",
    "not-researched": lambda values: "shaft" if values["building"] == NONE else "",
    "wrong-mixture": lambda values: "none" if values["mixture"] is None else "",
}
"""Tells which of several sentences a code means."""


def _lack(missing: int | Sequence[Count], needed: int | Sequence[Count]) -> str:
    """Tell whether one piece is missing, several, ``any`` good at all, or ``all`` that is needed."""
    if missing == needed:
        return "any" if isinstance(needed, int) else "all"
    return "one" if (missing if isinstance(missing, int) else sum(count for _, count in missing)) == 1 else ""


def _malformed(state: GameState, values: Values) -> dict[str, Value]:
    field, value = values["field"], values["value"]
    if field == "figures":
        return {"value": things.players(state, value, "")}
    if field == "actor":
        return {"value": things.player(state, value) if type(value) is int else quoted_value(value)}
    return {"value": quoted_value(value, 1)} if field == "chance" else {}


def _disturbing(state: GameState, values: Values) -> dict[str, Value]:
    building = [things.building(values["building"])] if values["building"] != NONE else []
    passengers = [things.transporter(state, one) for one in values["passengers"]]
    goods = [things.counts(values["goods"])] if values["goods"] else []
    return {"things": Listing([*building, *passengers, *goods])}


_MORE: Mapping[str, Callable[[GameState, Values], dict[str, Value]]] = {
    "no-player": lambda _state, values: {"number": quoted_value(values["number"], 1)},
    "unknown": lambda _state, values: {"number": quoted_value(values["number"], int(values["field"] == "transporter"))},
    "malformed": _malformed,
    "pair-disturbed": _disturbing,
}
"""The values of some sentences that their refusals lack, or hold in another form."""


def quoted_value(value: object, first: int = 0) -> Value:
    """Quote a value from outside, counted from ``first``; a long value is named by what it is."""
    if type(value) is int:
        big = QT_TRANSLATE_NOOP("things", "so great a number")
        return value + first if abs(value) <= ANYWHERE else Phrase("things", big)
    if isinstance(value, str | bool | float) or value is None:
        return repr(value)[:40]
    return Phrase("things", QT_TRANSLATE_NOOP("things", "a {type}"), {"type": type(value).__name__})


def _needs(_state: GameState, value: Any) -> Value:
    """Goods with their numbers; a number by itself is of whatever goods."""
    if isinstance(value, int):
        return Phrase("counts", _GOODS, number=value)
    return things.counts(value)


_GOODS = QT_TRANSLATE_NOOP("counts", "%n goods")
_TILES = QT_TRANSLATE_NOOP("counts", "%n tiles")
add_plural(_GOODS, "%n good")
add_plural(_TILES, "%n tile")


def _plain(_state: GameState, value: Any) -> Value:
    return str(value)


_THINGS: Mapping[Kind, Callable[[GameState, Any], Value]] = {
    Kind.TRANSPORTER: things.transporter,
    Kind.TRANSPORTERS: lambda state, numbers: (
        Listing([things.transporter(state, one) for one in numbers]) if numbers else things.player(state, NONE)
    ),
    Kind.PLAYER: things.player,
    Kind.ACTING: things.players,
    Kind.PARTNERS: lambda state, numbers: things.players(state, numbers, ""),
    Kind.HOLDER: things.holder,
    Kind.SPOT: things.spot,
    Kind.SPOTS: lambda state, spots: Listing([things.spot(state, spot) for spot in spots], "or"),
    Kind.TILE: lambda state, tile: things.ground(state.topology, tile),
    Kind.BORDER: things.border,
    Kind.SITE: lambda state, site: things.site(state.topology, site),
    Kind.EDGE: lambda state, edge: things.edge(state.topology, edge),
    Kind.GOOD: lambda _state, good: things.good(good),
    Kind.COUNTS: lambda _state, goods: things.counts(goods),
    Kind.NEEDS: _needs,
    Kind.BUILDING: lambda _state, building: things.building(building) if building != NONE else things.no_goods(),
    Kind.BUILDINGS: lambda _state, buildings: Listing([things.building(one) for one in buildings], "or"),
    Kind.SUBJECT: lambda _state, subject: things.subject(subject),
    Kind.TRANSPORTER_KIND: lambda _state, kind: things.kind(kind),
    Kind.TERRAIN: lambda _state, terrain: noun(terrain),
    Kind.GROUND: lambda _state, ground: things.building_ground(ground),
    Kind.MIXTURE: lambda _state, shares: things.mixture(shares) if shares is not None else things.no_goods(),
    Kind.MIXTURES: lambda _state, allowed: Listing([things.mixture(shares) for shares in allowed], "or"),
    Kind.ACTION: lambda _state, action: moment_names.action_name(action),
    Kind.PHASES: lambda _state, phases: Listing([moment_names.phase(phase) for phase in phases], "or"),
    Kind.STAGE: lambda _state, _stage: "",
    Kind.MOMENT: lambda _state, moment: moment_names.moment(*moment),
    Kind.FIELD: _plain,
    Kind.FOREIGN: lambda _state, value: quoted_value(value),
    Kind.ELEMENT: _plain,
    Kind.DISTANCE: lambda _state, number: Phrase("counts", _TILES, number=number),
    Kind.NUMBER: lambda _state, number: number,
}

IllegalAction.wording = staticmethod(refusal_sentence)

"""The facts about a map in words: names of homes, shortcuts, symmetry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rbdesigner.analysis.facts import Goal, HomeFacts, HomeName, MapFacts, Shortcut, ShortenedWay
from rbdesigner.hexes import Hex, Orientation, border_sides, distance
from rbdesigner.messages import nouns
from rbdesigner.messages.map_names import place
from rbdesigner.messages.phrases import Listing, Phrase, Value, capitalised, sentence
from rbdesigner.messages.symmetry_names import long_name
from rbdesigner.messages.translation import add_plural
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

_SIDES = (
    QT_TRANSLATE_NOOP("homes", "North"),
    QT_TRANSLATE_NOOP("homes", "North-east"),
    QT_TRANSLATE_NOOP("homes", "East"),
    QT_TRANSLATE_NOOP("homes", "South-east"),
    QT_TRANSLATE_NOOP("homes", "South"),
    QT_TRANSLATE_NOOP("homes", "South-west"),
    QT_TRANSLATE_NOOP("homes", "West"),
    QT_TRANSLATE_NOOP("homes", "North-west"),
)
_MIDDLE = QT_TRANSLATE_NOOP("homes", "Middle")

GOALS: Mapping[str, str] = {
    "woods-1": QT_TRANSLATE_NOOP("facts", "woods"),
    "woods-2": QT_TRANSLATE_NOOP("facts", "second woods"),
    "rock-1": QT_TRANSLATE_NOOP("facts", "rock"),
    "rock-2": QT_TRANSLATE_NOOP("facts", "second rock"),
    "pasture-1": QT_TRANSLATE_NOOP("facts", "pasture"),
    "pasture-2": QT_TRANSLATE_NOOP("facts", "second pasture"),
    "mountain-1": QT_TRANSLATE_NOOP("facts", "mountain"),
    "mountain-2": QT_TRANSLATE_NOOP("facts", "second mountain"),
    "desert-1": QT_TRANSLATE_NOOP("facts", "desert"),
    "desert-2": QT_TRANSLATE_NOOP("facts", "second desert"),
    "sea-1": QT_TRANSLATE_NOOP("facts", "sea"),
    "sea-2": QT_TRANSLATE_NOOP("facts", "second tile by the sea"),
    "river-1": QT_TRANSLATE_NOOP("facts", "river"),
    "river-2": QT_TRANSLATE_NOOP("facts", "second tile by a river"),
    "home-1": QT_TRANSLATE_NOOP("facts", "next home"),
    "home-2": QT_TRANSLATE_NOOP("facts", "second home"),
}
"""The goals of ways, the nearest and the second nearest."""

_SAVES = Plural(
    QT_TRANSLATE_NOOP("facts", "{what} would save %n turns for {home} ({savings})."),
    "{what} would save %n turn for {home} ({savings}).",
    "number",
)
_NEARLY = Plural(
    QT_TRANSLATE_NOOP("facts", "Nearly symmetrical, except for %n places: {symmetry}, about {centre}."),
    "Nearly symmetrical, except for %n place: {symmetry}, about {centre}.",
    "number",
)

for _text in (_SAVES, _NEARLY):
    add_plural(_text.many, _text.one)


def home_mark(homes: Sequence[HomeFacts], number: int) -> str:
    """The mark of a home where there is little room.

    The number printed on it where homes go by players, else a letter.
    """
    player = homes[number].name.player
    return _letter(number) if player is None else str(player)


def _letter(number: int) -> str:
    """``A``, ``B``, ..., ``AA`` after ``Z``."""
    before, last = divmod(number, 26)
    return (_letter(before - 1) if before else "") + chr(ord("A") + last)


def home_title(homes: Sequence[HomeFacts], number: int) -> str:
    """The name of a home, with its letter if that is not its own."""
    name = homes[number].name
    title = capitalised(str(home_name(name)))
    return title if name.player is not None else f"{_letter(number)}  {title}"


def home_name(name: HomeName) -> Phrase:
    """A home by its player, or by the side of the map where it lies."""
    if name.player is not None:
        return nouns.numbered_player(name.player)
    side = Phrase("homes", _MIDDLE if name.side is None else _SIDES[name.side])
    if not name.with_place:
        return side
    return Phrase("homes", QT_TRANSLATE_NOOP("homes", "{side} {place}"), {"side": side, "place": place(name.at)})


def goal_name(goal: Goal, rank: int = 1) -> Phrase:
    """A goal of ways: ``woods``, ``second mountain``."""
    return Phrase("facts", GOALS[f"{goal}-{rank}"])


def shortcut_sentence(home: HomeFacts, shortcut: Shortcut) -> str:
    """Where roads or a bridge would pay, and by how much."""
    savings = Listing([_saving(each) for each in shortcut.savings])
    values: dict[str, Value] = {"what": _link(home, shortcut), "home": home_name(home.name), "savings": savings}
    return sentence(Phrase("facts", _SAVES.many, values, shortcut.saved))


def _saving(saving: ShortenedWay) -> Phrase:
    values: dict[str, Value] = {"goal": goal_name(saving.goal, saving.rank), "after": saving.after}
    if saving.before is None:
        return Phrase("facts", QT_TRANSLATE_NOOP("facts", "{goal}: none → {after}"), values)
    values["before"] = saving.before
    return Phrase("facts", QT_TRANSLATE_NOOP("facts", "{goal}: {before} → {after}"), values)


def _link(home: HomeFacts, shortcut: Shortcut) -> Phrase:
    if shortcut.bridge is not None:
        source = QT_TRANSLATE_NOOP("facts", "A bridge on {place}")
        return Phrase("facts", source, {"place": place(shortcut.bridge[0])})
    places = [place(at) for at in way_of(home, shortcut)]
    if len(places) == 2:
        source = QT_TRANSLATE_NOOP("facts", "A road from {first} to {last}")
        return Phrase("facts", source, {"first": places[0], "last": places[1]})
    source = QT_TRANSLATE_NOOP("facts", "Roads from {first} over {middle} to {last}")
    return Phrase("facts", source, {"first": places[0], "middle": places[1], "last": places[2]})


def way_of(home: HomeFacts, shortcut: Shortcut) -> tuple[Hex, ...]:
    """The tiles that a shortcut leads over, from the home outwards."""
    if shortcut.bridge is not None:
        return (shortcut.bridge[0],)
    sides = [tuple(at for at, _ in border_sides(border)) for border in shortcut.roads]
    way = sides[0]
    if len(sides) == 2:
        middle = next(at for at in sides[0] if at in sides[1])
        (first,), (last,) = ([at for at in pair if at != middle] for pair in sides)
        way = (first, middle, last)
    return way if distance(way[0], home.at) <= distance(way[-1], home.at) else way[::-1]


def symmetry_sentence(facts: MapFacts, orientation: Orientation) -> str:
    """The symmetry that the map has."""
    group, centre = facts.symmetry
    if group is Symmetry.NONE:
        return str(Phrase("facts", QT_TRANSLATE_NOOP("facts", "The map has no symmetry.")))
    source = QT_TRANSLATE_NOOP("facts", "Symmetrical: {symmetry}, about {centre}.")
    return str(Phrase("facts", source, {"symmetry": long_name(group, orientation), "centre": _centre(centre)}))


def nearly_sentence(facts: MapFacts, orientation: Orientation) -> str:
    """The symmetry that is broken in places; nothing where there is none."""
    if facts.nearly is None:
        return ""
    group, centre = facts.nearly.symmetry
    values: dict[str, Value] = {"symmetry": long_name(group, orientation), "centre": _centre(centre)}
    return str(Phrase("facts", _NEARLY.many, values, len(facts.nearly.places)))


def _centre(centre: Centre) -> Value:
    at, edge, corner = centre.spot
    if edge is not None:
        return Phrase("facts", QT_TRANSLATE_NOOP("facts", "an edge of {place}"), {"place": place(at)})
    if corner is not None:
        return Phrase("facts", QT_TRANSLATE_NOOP("facts", "a corner of {place}"), {"place": place(at)})
    return place(at)

"""The differences of two maps in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from rbdesigner.analysis.map_comparison import FOREIGN, UNKNOWN, MapComparison, MapDifference
from rbdesigner.hexes import Orientation
from rbdesigner.messages import nouns
from rbdesigner.messages.map_names import box, direction, place, tile_kind
from rbdesigner.messages.nouns import COUNTED, counted, noun
from rbdesigner.messages.phrases import Listing, Phrase, Value, sentence, text
from rbdesigner.messages.symmetry_names import long_name
from rbdesigner.messages.translation import add_plural
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.custom_fields import CustomField
from rbdesigner.scenario.model import Findings, Inscription, Players, Record, Research, Status
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Transporter, Wall
from rbdesigner.symmetry import IDENTITY, MapSymmetry, Motion, Symmetry
from rbdesigner.tiles import Box, Tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP

LONGEST = 48
"""Signs of a text that are shown; of a longer one is only said that it has changed."""

_ADDED = QT_TRANSLATE_NOOP("differences", "{place}: {after} added.")
_REMOVED = QT_TRANSLATE_NOOP("differences", "{place}: {before} removed.")
_CHANGED = QT_TRANSLATE_NOOP("differences", "{place}: {after} instead of {before}.")
_TURNED = QT_TRANSLATE_NOOP("differences", "{place}: {after} turned.")
_SHIFTED = QT_TRANSLATE_NOOP("differences", "{place}: {after} now elsewhere on the tile.")
_HIDDEN = QT_TRANSLATE_NOOP("differences", "{place}: {after} has changed in something that is not shown.")
_PROPERTY = QT_TRANSLATE_NOOP("differences", "{property}: {after} instead of {before}.")
_REWRITTEN = QT_TRANSLATE_NOOP("differences", "{property}: changed.")

PROPERTIES: Mapping[str, str] = {
    "title": QT_TRANSLATE_NOOP("differences", "Title"),
    "code": QT_TRANSLATE_NOOP("differences", "Code"),
    "designers": QT_TRANSLATE_NOOP("differences", "Designers"),
    "description": QT_TRANSLATE_NOOP("differences", "Description"),
    "special_rules": QT_TRANSLATE_NOOP("differences", "Special rules"),
    "link": QT_TRANSLATE_NOOP("differences", "Link"),
    "status": QT_TRANSLATE_NOOP("differences", "Status"),
    "players": QT_TRANSLATE_NOOP("differences", "Number of players"),
    "difficulty": QT_TRANSLATE_NOOP("differences", "Difficulty"),
    "record": QT_TRANSLATE_NOOP("differences", "Record"),
    "findings": QT_TRANSLATE_NOOP("differences", "Findings of the laboratory"),
    "box": QT_TRANSLATE_NOOP("differences", "Box of tiles"),
    "orientation": QT_TRANSLATE_NOOP("differences", "Hexagons"),
    "symmetry": QT_TRANSLATE_NOOP("differences", "Symmetry"),
    "start_goods": QT_TRANSLATE_NOOP("differences", "Goods at the start"),
    "start_transporters": QT_TRANSLATE_NOOP("differences", "Transporters at the start"),
    "bridges_in_deserts": QT_TRANSLATE_NOOP("differences", "Bridges in deserts"),
    "solo_mines": QT_TRANSLATE_NOOP("differences", "Mines make what they hold most of"),
    "free_homes": QT_TRANSLATE_NOOP("differences", "Homes are chosen freely"),
    "home_distance": QT_TRANSLATE_NOOP("differences", "Least distance of homes"),
    "end_marks": QT_TRANSLATE_NOOP("differences", "Marks of the wonder end the game"),
    "neutral_bricks": QT_TRANSLATE_NOOP("differences", "Neutral bricks until the end"),
    "research": QT_TRANSLATE_NOOP("differences", "Research at the start"),
    "wonder_prefill": QT_TRANSLATE_NOOP("differences", "Spaces of the wonder filled at the start"),
    "turns": QT_TRANSLATE_NOOP("differences", "Turns"),
    "fields": QT_TRANSLATE_NOOP("differences", "Custom fields"),
    FOREIGN: QT_TRANSLATE_NOOP("differences", "Foreign contents of the play site"),
    UNKNOWN: QT_TRANSLATE_NOOP("differences", "Entries of the file that this version does not know"),
}
"""The names of what lies on no place of the map, by the codes of differences."""

_COUNT = QT_TRANSLATE_NOOP("differences", "%n differences.")
add_plural(_COUNT, "%n difference.")
_TOKENS = QT_TRANSLATE_NOOP("differences", "wall of %n tokens")
add_plural(_TOKENS, "wall of %n token")
_POINTS = QT_TRANSLATE_NOOP("differences", "%n points")
add_plural(_POINTS, "%n point")
_GAMES = QT_TRANSLATE_NOOP("differences", "%n games")
add_plural(_GAMES, "%n game")
_WORDS = {
    True: QT_TRANSLATE_NOOP("differences", "yes"),
    False: QT_TRANSLATE_NOOP("differences", "no"),
    None: QT_TRANSLATE_NOOP("differences", "nothing"),
    Status.DRAFT: QT_TRANSLATE_NOOP("differences", "draft"),
    Status.FINAL: QT_TRANSLATE_NOOP("differences", "final"),
    Orientation.FLAT: QT_TRANSLATE_NOOP("differences", "flat on top"),
    Orientation.POINTY: QT_TRANSLATE_NOOP("differences", "pointed on top"),
}


def comparison_sentence(comparison: MapComparison, orientation: Orientation) -> str:
    """The outcome in short: how the map lies, and how many differences there are."""
    number = len(comparison.differences)
    if comparison.motion == Motion():
        return str(_phrase(QT_TRANSLATE_NOOP("differences", "No differences."))) if not number else _counting(number)
    whole = QT_TRANSLATE_NOOP("differences", "The whole map was {moved}.")
    moved = sentence(_phrase(whole, moved=motion_phrase(comparison.motion, orientation)))
    rest = _phrase(QT_TRANSLATE_NOOP("differences", "There is no other difference."))
    return f"{moved} {_counting(number) if number else rest}"


def _counting(number: int) -> str:
    return str(Phrase("differences", _COUNT, number=number))


def motion_phrase(motion: Motion, orientation: Orientation) -> Phrase:
    """Say in which way a whole map was moved."""
    turn = motion.turn
    if turn == IDENTITY:
        return _phrase(QT_TRANSLATE_NOOP("differences", "moved by {shift}"), shift=place(motion.shift))
    if turn.mirrored:
        name = long_name(Symmetry.of_kind("mirror", turn.steps), orientation)
        return _phrase(QT_TRANSLATE_NOOP("differences", "mirrored ({symmetry})"), symmetry=name)
    return _phrase(QT_TRANSLATE_NOOP("differences", "turned clockwise by {degrees}°"), degrees=60 * turn.steps)


def map_difference_sentence(difference: MapDifference, orientation: Orientation) -> str:
    """A difference as a sentence."""
    before, after = (map_thing(value, orientation) for value in (difference.before, difference.after))
    values: dict[str, Value] = {"before": before, "after": after}
    if not difference.places:
        values["property"] = Phrase("differences", PROPERTIES[difference.code])
        is_shown = text(before) != text(after) and difference.code not in (FOREIGN, UNKNOWN)
        is_short = max(len(text(before)), len(text(after))) <= LONGEST and "\n" not in text(before) + text(after)
        return sentence(_phrase(_PROPERTY if is_shown and is_short else _REWRITTEN, **values))
    values["place"] = Listing([place(at) for at in difference.places], "and")
    return sentence(_phrase(_pattern(difference, text(before) == text(after)), **values))


def _pattern(difference: MapDifference, looks_alike: bool) -> str:
    if difference.before is None or difference.after is None:
        return _ADDED if difference.before is None else _REMOVED
    verb = difference.code.partition("-")[2]
    if verb in ("turned", "shifted"):
        return _TURNED if verb == "turned" else _SHIFTED
    return _HIDDEN if looks_alike else _CHANGED


def _phrase(source: str, **values: Value) -> Phrase:
    return Phrase("differences", source, values)


# The things that differ


def map_thing(value: object, orientation: Orientation) -> Value:
    """A value that a map holds, by its type: a tile, a piece, a text, a setting."""
    match value:
        case None | bool() | Status() | Orientation():
            return _phrase(_WORDS[value])
        case str():
            return _phrase(QT_TRANSLATE_NOOP("differences", "“{text}”"), text=value) if value else _phrase(_WORDS[None])
        case Inscription(text=written):
            return _phrase(QT_TRANSLATE_NOOP("differences", "“{text}”"), text=written)
        case int():
            return value
        case CustomField():
            return _field(value, orientation)
        case Tile():
            return tile_kind(value.kind)
        case Home():
            return _home(value)
        case Road():
            return _phrase(QT_TRANSLATE_NOOP("differences", "road"))
        case Wall():
            return _wall(value)
        case Building() | Goods() | Transporter() | Bridge():
            return _piece(value, orientation)
        case tuple() if not isinstance(value, MapSymmetry):
            return _row(value)
    return _property(value, orientation)


def _property(value: object, orientation: Orientation) -> Value:
    match value:
        case Players():
            return _players(value)
        case Record():
            return Phrase("differences", _POINTS, number=value.score)
        case Findings():
            games, par = value.games, value.par or 0
            return Phrase("differences", _GAMES, number=games) if games else Phrase("differences", _POINTS, number=par)
        case Box():
            return box(value)
        case MapSymmetry():
            return long_name(value.group, orientation)
    raise TypeError(value)


def _field(field: CustomField, orientation: Orientation) -> Phrase:
    value = str(field.value) if isinstance(field.value, float) else map_thing(field.value, orientation)
    return _phrase(QT_TRANSLATE_NOOP("differences", "{field} = {value}"), field=field.name, value=value)


def _players(players: Players) -> Value:
    if players.least == players.most:
        return players.most
    source = QT_TRANSLATE_NOOP("differences", "{least} to {most}")
    return _phrase(source, least=players.least, most=players.most)


def _home(home: Home) -> Phrase:
    if home.player is None:
        return _phrase(QT_TRANSLATE_NOOP("differences", "free home"))
    return _phrase(QT_TRANSLATE_NOOP("differences", "home of {player}"), player=nouns.numbered_player(home.player))


def _wall(wall: Wall) -> Phrase:
    tokens = Phrase("differences", _TOKENS, number=wall.tokens)
    if wall.player is None:
        return _phrase(QT_TRANSLATE_NOOP("differences", "neutral {wall}"), wall=tokens)
    return _phrase(
        QT_TRANSLATE_NOOP("differences", "{wall} of {player}"), wall=tokens, player=nouns.numbered_player(wall.player)
    )


def _piece(piece: Piece, orientation: Orientation) -> Value:
    match piece:
        case Building(kind=kind, mixture=mixture) if mixture is not None:
            held = Listing([counted(Good.GOLD, mixture.gold), counted(Good.IRON, mixture.iron)], "and")
            return _phrase(QT_TRANSLATE_NOOP("differences", "{building} ({goods})"), building=noun(kind), goods=held)
        case Building(kind=kind):
            return noun(kind)
        case Goods(good=good, count=count):
            return counted(good, count)
        case Transporter():
            return _transporter(piece)
        case Bridge(edge=edge):
            source = QT_TRANSLATE_NOOP("differences", "bridge to the {direction}")
            return _phrase(source, direction=direction(edge, orientation))


def _transporter(transporter: Transporter) -> Phrase:
    owned = QT_TRANSLATE_NOOP("differences", "{transporter} of {player}")
    made = _phrase(owned, transporter=noun(transporter.kind), player=nouns.numbered_player(transporter.player))
    load: list[Value] = [counted(good, count) for good, count in transporter.cargo]
    if transporter.carries is not None:
        load.append(noun(transporter.carries))
    if not load:
        return made
    source = QT_TRANSLATE_NOOP("differences", "{transporter} with {load}")
    return _phrase(source, transporter=made, load=Listing(load, "and"))


def _row(values: Iterable[object]) -> Value:
    """Names, goods with their numbers, or subjects, in a row."""
    row = [_item(value) for value in values]
    return Listing(row, "and") if row else _phrase(_WORDS[None])


def _item(value: object) -> Value:
    match value:
        case CustomField(name=name):
            return name
        case Research(subject=subject, player=None):
            return noun(subject)
        case Research(subject=subject, player=int() as player):
            source = QT_TRANSLATE_NOOP("differences", "{subject} ({player})")
            return _phrase(source, subject=noun(subject), player=nouns.numbered_player(player))
        case (StrEnum() as kind, int() as number):
            return counted(kind, number) if kind in COUNTED else noun(kind)
    return str(value)

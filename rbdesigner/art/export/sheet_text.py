"""The text of a scenario sheet, rich text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from html import escape
from itertools import chain
from operator import attrgetter, itemgetter
from typing import NamedTuple

from rbdesigner.art.export.sheet_document import PictureCell, picture_table
from rbdesigner.art.export.sheet_phrases import counted_phrase, printed_text, untitled
from rbdesigner.art.foreign_things import shown_foreign
from rbdesigner.messages import map_names
from rbdesigner.messages.foreign_names import foreign_piece_name, foreign_tile_name
from rbdesigner.messages.map_names import tile_kind
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import capitalised, listed
from rbdesigner.messages.result_wording import breakdown_of_record, holder_of_record
from rbdesigner.messages.translation import add_plural, day_text
from rbdesigner.rules.options import OFFICIAL, OPTION_NAMES, Options
from rbdesigner.rules.tables import NEW_MINE, SOLO_PREFILL, SOLO_TURNS, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.inscriptions import numbered_notes
from rbdesigner.scenario.model import STANDARD_START, Properties, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Transporter
from rbdesigner.tiles import Box, Terrain, TileKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_HOMES = QT_TRANSLATE_NOOP("sheet", "%n homes")
_FREE = QT_TRANSLATE_NOOP("sheet", "%n free homes to choose from")
_TOKENS = QT_TRANSLATE_NOOP("sheet", "%n wall tokens")
_NEUTRAL = QT_TRANSLATE_NOOP("sheet", "%n neutral wall tokens")
_ROADS = QT_TRANSLATE_NOOP("sheet", "%n roads")
_BRIDGES = QT_TRANSLATE_NOOP("sheet", "%n bridges")
for _many, _one in (
    (_HOMES, "%n home"),
    (_FREE, "%n free home"),
    (_TOKENS, "%n wall token"),
    (_NEUTRAL, "%n neutral wall token"),
    (_ROADS, "%n road"),
    (_BRIDGES, "%n bridge"),
):
    add_plural(_many, _one)


def standing_lines(scenario: Scenario) -> list[str]:
    """A line for each player with pieces on the map, then the neutral ones by kind."""
    pieces = list(chain.from_iterable(scenario.pieces.values()))
    homes = scenario.homes.values()
    players = {home.player for home in homes} | {wall.player for wall in scenario.walls.values()}
    players |= {piece.player for piece in pieces if isinstance(piece, Transporter)}
    lines = [
        printed_text(
            QT_TRANSLATE_NOOP("sheet", "Player {player}: {things}"),
            player=player,
            things=listed(_of_player(scenario, pieces, player)),
        )
        for player in sorted(player for player in players if player is not None)
    ]
    free = sum(home.player is None for home in homes)
    if free:
        lines.append(printed_text(_FREE, free))
    lines += [listed(things) for things in (_buildings(pieces), _goods(pieces), _links(scenario, pieces)) if things]
    if foreign := list(_of_expansion(scenario)):
        lines.append(printed_text(QT_TRANSLATE_NOOP("sheet", "Of the expansion: {things}"), things=listed(foreign)))
    return lines


def _of_expansion(scenario: Scenario) -> Iterator[str]:
    """The foreign tiles and pieces by their names, with their numbers."""
    found = Counter({foreign_tile_name(tile): number for tile, number in expansion_by_kind(scenario)})
    pieces = chain.from_iterable(there.pieces for _, there in sorted(scenario.foreign.items()))
    found.update(map(foreign_piece_name, sorted(pieces, key=attrgetter("kind", "number"))))
    return (f"{number}\u00a0×\u00a0{name}" for name, number in found.items())


def _of_player(scenario: Scenario, pieces: list[Piece], player: int) -> Iterator[str]:
    homes = sum(home.player == player for home in scenario.homes.values())
    if homes:
        yield printed_text(_HOMES, homes)
    mine = [piece for piece in pieces if isinstance(piece, Transporter) and piece.player == player]
    kinds = Counter(piece.kind for piece in mine) + Counter(piece.carries for piece in mine if piece.carries)
    yield from (counted_phrase(kinds[kind], kind) for kind in TransporterKind if kinds[kind])
    cargo: Counter[Good] = Counter()
    for piece in mine:
        cargo.update(dict(piece.cargo))
    carried = listed(counted_phrase(cargo[good], good) for good in Good if cargo[good])
    if carried:
        yield printed_text(QT_TRANSLATE_NOOP("sheet", "carrying {goods}"), goods=carried)
    yield from _tokens(scenario, player)


def _tokens(scenario: Scenario, player: int | None) -> Iterator[str]:
    tokens = sum(wall.tokens for wall in scenario.walls.values() if wall.player == player)
    if tokens:
        yield printed_text(_TOKENS if player is not None else _NEUTRAL, tokens)


def _buildings(pieces: list[Piece]) -> list[str]:
    """List the buildings by kind; a mine says what its bag holds if that differs from a new one's."""
    found = Counter((piece.kind, _bag(piece)) for piece in pieces if isinstance(piece, Building))
    order = list(BuildingKind)
    listed = sorted(found.items(), key=lambda item: (order.index(item[0][0]), item[0][1]))
    return [_building(kind, bag, number) for (kind, bag), number in listed]


def _building(kind: BuildingKind, bag: tuple[int, ...], number: int) -> str:
    things = counted_phrase(number, kind)
    if not bag:
        return things
    gold, iron = (counted_phrase(share, metal) for share, metal in zip(bag, (Good.GOLD, Good.IRON), strict=True))
    return printed_text(
        QT_TRANSLATE_NOOP("sheet", "{things} with {gold} and {iron} in the bag"), things=things, gold=gold, iron=iron
    )


def _bag(building: Building) -> tuple[int, ...]:
    mixture = building.mixture
    return () if mixture is None or mixture == NEW_MINE else (mixture.gold, mixture.iron)


def _goods(pieces: list[Piece]) -> list[str]:
    lying: Counter[Good] = Counter()
    for piece in pieces:
        if isinstance(piece, Goods):
            lying[piece.good] += piece.count
    return [counted_phrase(lying[good], good) for good in Good if lying[good]]


def _links(scenario: Scenario, pieces: list[Piece]) -> list[str]:
    bridges = sum(isinstance(piece, Bridge) for piece in pieces)
    links = [
        printed_text(source, number)
        for source, number in ((_ROADS, len(scenario.roads)), (_BRIDGES, bridges))
        if number
    ]
    return links + list(_tokens(scenario, None))


_SOLO = QT_TRANSLATE_NOOP("sheet", "Solo")
_FOR = QT_TRANSLATE_NOOP("sheet", "For %n players")
_NO_TILE = QT_TRANSLATE_NOOP("sheet", "No tile lies on the map yet.")
_TILES = QT_TRANSLATE_NOOP("sheet", "Tiles of this map")
_EACH_STARTS = QT_TRANSLATE_NOOP("sheet", "Each player starts with")
_PLAYER_STARTS = QT_TRANSLATE_NOOP("sheet", "The player starts with")
_POINTS = QT_TRANSLATE_NOOP("sheet", "%n points")
_LASTS = QT_TRANSLATE_NOOP("sheet", "The game lasts %n turns.")
_OFFICIAL_END = QT_TRANSLATE_NOOP("sheet", "The game ends by the official rules.")
_OTHER_END = QT_TRANSLATE_NOOP("sheet", "The game ends by the official rules, except as follows.")
_FILLED = QT_TRANSLATE_NOOP("sheet", "%n spaces of the wonder are filled at the start.")
_PLAYER_KNOWS = QT_TRANSLATE_NOOP("sheet", "The player has researched {subject} already.")
_ALL_KNOW = QT_TRANSLATE_NOOP("sheet", "All players have researched {subject} already.")
_ONE_KNOWS = QT_TRANSLATE_NOOP("sheet", "Player {player} has researched {subject} already.")
_IN_ALL = QT_TRANSLATE_NOOP("sheet", "%n tiles in all. Box: {box}.")
_OF_EXPANSION = QT_TRANSLATE_NOOP("sheet", "And %n tiles of the expansion.")
_APART = QT_TRANSLATE_NOOP("sheet", "Homes lie at least %n steps apart.")
_BRICKS = QT_TRANSLATE_NOOP("sheet", "The game ends after %n neutral bricks.")
_OPTIONS = {
    "bridges_in_deserts": QT_TRANSLATE_NOOP("sheet", "Bridges may be built in deserts."),
    "solo_mines": QT_TRANSLATE_NOOP("sheet", "Mines make what their bag holds most of."),
    "free_homes": QT_TRANSLATE_NOOP("sheet", "Homes are chosen freely; the marked ones are proposals."),
    "home_distance": _APART,
    "end_marks": QT_TRANSLATE_NOOP("sheet", "The marks on the wonder do not end the game."),
    "neutral_bricks": _BRICKS,
}
"""The sentences for options that differ from the official rules."""

for _many, _one in (
    (_POINTS, "%n point"),
    (_LASTS, "The game lasts %n turn."),
    (_FILLED, "%n space of the wonder is filled at the start."),
    (_IN_ALL, "%n tile in all. Box: {box}."),
    (_OF_EXPANSION, "And %n tile of the expansion."),
    (_APART, "Homes lie at least %n step apart."),
    (_BRICKS, "The game ends after %n neutral brick."),
):
    add_plural(_many, _one)


class SheetText(NamedTuple):
    """The rich text of a sheet: a heading above the map, and details below or beside it, in columns of tiles."""

    heading: str
    details: Callable[[int], str]


def sheet_text(scenario: Scenario) -> SheetText:
    """The text of the sheet of a scenario."""
    return SheetText(sheet_heading(scenario.properties), partial(details, scenario))


def sheet_heading(properties: Properties) -> str:
    """Title, code, designers, players and difficulty."""
    code = f" <span class='by'>· {escape(properties.code)}</span>" if properties.code else ""
    line = [players_line(properties)]
    if properties.difficulty is not None:
        shown = stars(properties.difficulty)
        line.append(printed_text(QT_TRANSLATE_NOOP("sheet", "Difficulty {stars}"), stars=shown))
    if properties.designers:
        line.append(escape(printed_text(QT_TRANSLATE_NOOP("sheet", "by {names}"), names=listed(properties.designers))))
    return f"<h1>{escape(properties.title or untitled())}{code}</h1><p class='by'>{' · '.join(line)}</p>"


def players_line(properties: Properties) -> str:
    """Say for how many players the scenario is."""
    least, most = properties.players.least, properties.players.most
    if least == most:
        return printed_text(_SOLO) if least == 1 else printed_text(_FOR, least)
    return printed_text(QT_TRANSLATE_NOOP("sheet", "For {least} to {most} players"), least=least, most=most)


def stars(difficulty: int | None) -> str:
    """The difficulty of a scenario in stars, nothing if it has none."""
    return "" if difficulty is None else "★" * difficulty + "☆" * (5 - difficulty)


def details(scenario: Scenario, columns: int) -> str:
    """Everything but heading and map, the tile manifest last, in so many columns."""
    tiles = manifest(scenario, columns) if scenario.tiles else f"<p>{printed_text(_NO_TILE)}</p>"
    return "".join([*_sections(scenario), f"<h2>{printed_text(_TILES)}</h2>", tiles])


def _sections(scenario: Scenario) -> Iterator[str]:
    properties = scenario.properties
    if properties.description:
        yield _text(printed_text(QT_TRANSLATE_NOOP("sheet", "About this map")), properties.description)
    if properties.link:
        yield f"<p class='by'>{escape(properties.link)}</p>"
    if properties.special_rules:
        yield _text(printed_text(QT_TRANSLATE_NOOP("sheet", "Special rules")), properties.special_rules)
    yield _list(printed_text(QT_TRANSLATE_NOOP("sheet", "Conditions")), conditions(properties))
    who = _EACH_STARTS if properties.players.most > 1 else _PLAYER_STARTS
    yield _list(printed_text(who), [starting_goods(properties)])
    on_the_map = standing_lines(scenario)
    if on_the_map:
        yield _list(printed_text(QT_TRANSLATE_NOOP("sheet", "On the map at the start")), on_the_map)
    if scenario.notes:
        numbers = numbered_notes(scenario)
        notes = [
            f"{number}  {scenario.notes[place].text}" for place, number in sorted(numbers.items(), key=itemgetter(1))
        ]
        yield _list(printed_text(QT_TRANSLATE_NOOP("sheet", "Notes")), notes)
    if properties.record is not None:
        record = properties.record
        edition = printed_text(QT_TRANSLATE_NOOP("sheet", "rules edition {edition}"), edition=record.rules_edition)
        rules = edition if record.rules_edition else ""
        parts = [
            printed_text(_POINTS, record.score),
            holder_of_record(record),
            day_text(record.date),
            breakdown_of_record(record),
            rules,
        ]
        yield _list(printed_text(QT_TRANSLATE_NOOP("sheet", "Record")), [" · ".join(part for part in parts if part)])
    from rbdesigner.lab.wording.map_findings import findings_line  # pictures are drawn without the laboratory

    found = findings_line(scenario)
    if found:
        yield _list(printed_text(QT_TRANSLATE_NOOP("sheet", "Played by machines")), [capitalised(found)])


def _text(title: str, text: str) -> str:
    paragraphs = "".join(f"<p>{escape(line)}</p>" for line in text.splitlines() if line.strip())
    return f"<h2>{title}</h2>{paragraphs}"


def _list(title: str, lines: Iterable[str]) -> str:
    return f"<h2>{title}</h2>" + "".join(f"<p>{escape(line)}</p>" for line in lines)


def conditions(properties: Properties) -> list[str]:
    """How the game differs from an ordinary one, one sentence each."""
    lines = []
    solo = properties.players.most == 1
    turns = properties.turns if properties.turns is not None else SOLO_TURNS if solo else None
    options = properties.options
    has_official_end = options.end_marks and options.neutral_bricks == OFFICIAL.neutral_bricks
    ending = _OFFICIAL_END if has_official_end else _OTHER_END
    lines.append(printed_text(_LASTS, turns) if turns else printed_text(ending))
    prefill = properties.wonder_prefill if properties.wonder_prefill is not None else SOLO_PREFILL if solo else 0
    if prefill:
        lines.append(printed_text(_FILLED, prefill))
    lines += [_option(options, name) for name in OPTION_NAMES]
    for research in properties.research:
        everybody = _PLAYER_KNOWS if solo else _ALL_KNOW
        who = everybody if research.player is None else _ONE_KNOWS
        lines.append(printed_text(who, player=research.player or 0, subject=noun(research.subject)))
    return [line for line in lines if line]


def _option(options: Options, name: str) -> str:
    """The sentence for an option that differs from the official rules, else nothing."""
    value = getattr(options, name)
    if value == getattr(OFFICIAL, name):
        return ""
    return printed_text(_OPTIONS[name], None if isinstance(value, bool) else value)


def starting_goods(properties: Properties) -> str:
    """The start of each player on the home tile."""
    start = properties.start
    things = [counted_phrase(number, kind) for kind, number in start.transporters if number]
    things += [counted_phrase(number, good) for good, number in start.goods if number]
    row = listed(things) or printed_text(QT_TRANSLATE_NOOP("sheet", "nothing"))
    return (
        printed_text(QT_TRANSLATE_NOOP("sheet", "{listed} (official rules)"), listed=row)
        if start == STANDARD_START
        else row
    )


def manifest(scenario: Scenario, columns: int) -> str:
    """List the tiles to take, by kind, with pictures named ``tile:0``, ``tile:1``, ...; what is short stands out."""
    box = scenario.properties.box
    total = sum(scenario.tile_counts().values())
    cells = [_cell(index, kind, number, box) for index, (kind, number) in enumerate(tiles_by_kind(scenario))]
    expansion = expansion_by_kind(scenario)
    for index, (tile, number) in enumerate(expansion, len(cells)):
        cells.append(PictureCell(f"tile:{index}", f"<b>{number} ×</b> {escape(foreign_tile_name(tile))}"))
    table = picture_table(cells, columns)
    sentences = [printed_text(_IN_ALL, total, box=map_names.box(box))]
    if expansion:
        sentences.append(printed_text(_OF_EXPANSION, sum(number for _, number in expansion)))
    sum_up = f"<p class='by'>{escape(' '.join(sentences))}</p>"
    return f"<table width='100%' cellspacing='0'>{table}</table>{sum_up}"


def tiles_by_kind(scenario: Scenario) -> list[tuple[TileKind, int]]:
    """The kinds of tiles on the map with their numbers, by terrain and shape."""
    order = list(Terrain)
    return sorted(scenario.tile_counts().items(), key=lambda item: (order.index(item[0].terrain), item[0].shape))


def expansion_by_kind(scenario: Scenario) -> list[tuple[ForeignTile, int]]:
    """The tiles of the expansion on the map with their numbers."""
    counts = Counter(scenario.foreign[place].tile for place in shown_foreign(scenario))
    return [(tile, counts[tile]) for tile in ForeignTile if counts[tile]]


def _cell(index: int, kind: TileKind, number: int, box: Box) -> PictureCell:
    """The picture and the words for a kind of tile."""
    held = box.holds(kind)
    short = (
        printed_text(QT_TRANSLATE_NOOP("sheet", "(the box holds {held})"), held=held)
        if held
        else printed_text(QT_TRANSLATE_NOOP("sheet", "(the box holds none)"))
    )
    over = f" <span class='over'>{short}</span>" if held is not None and held < number else ""
    terrain, _, shape = str(tile_kind(kind)).partition(", ")
    name = escape(terrain) + (f"<br/>{escape(shape)}" if shape else "")
    # No no-break spaces: Qt makes the columns of a table as wide as their longest words, and breaks words there, too.
    return PictureCell(f"tile:{index}", f"<b>{number} ×</b> {name}{over}")

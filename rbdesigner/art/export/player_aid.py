"""The player aid: the tables of the rules, made from those of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from rbdesigner.art.export.goods_chart import NAME, SIZE, goods_chart
from rbdesigner.art.export.sheet_document import Pictures, word_table
from rbdesigner.art.export.sheet_phrases import counted_phrase, printed_text
from rbdesigner.art.export.turn_aid import (
    advice_section,
    ending_lines,
    geese_section,
    has_steady_mines,
    rows_table,
    solo_section,
    steady_mines_line,
    turn_sections,
)
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import capitalised, listed
from rbdesigner.messages.things import building_ground
from rbdesigner.rules.tables import (
    BIG_MINE,
    BRIDGE_COST,
    CAPACITY,
    COSTS,
    DEARER_FROM,
    FACTORIES,
    FROM_SEA,
    IRRIGATION_MARK,
    MOST_ON_LAND,
    MOST_ON_WATER,
    MOST_TRANSPORTERS,
    MOVES,
    NEEDED_SUBJECT,
    NEW_MINE,
    PRIMARY,
    RECIPES,
    RESEARCH_COST,
    ROAD_COST,
    ROW_POINTS,
    SHAFT_COST,
    SITES,
    SPECIALISED_MINES,
    WORTH,
    BuildingKind,
    Good,
    Mixture,
    Subject,
    TransporterKind,
)
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_CHART = QT_TRANSLATE_NOOP("sheet", "From the woods to stock")
_NONE = "–"


def player_aid(properties: Properties) -> str:
    """All that is needed to play a scenario as rich text, in the language of readers."""
    title = escape(printed_text(QT_TRANSLATE_NOOP("sheet", "Player aid")))
    return f"<h1>{title}</h1>{_sections(properties)}"


def book_aid(scenarios: Sequence[Properties]) -> str:
    """All that is needed to play the scenarios of a book: the usual rules, unless it has only one."""
    if len(scenarios) == 1:
        return player_aid(scenarios[0])
    players = Players(min(each.players.least for each in scenarios), max(each.players.most for each in scenarios))
    usual = printed_text(
        QT_TRANSLATE_NOOP("sheet", "These are the usual rules; the page of each scenario says what differs there.")
    )
    title = escape(printed_text(QT_TRANSLATE_NOOP("sheet", "Player aid")))
    return f"<h1>{title}</h1>{_paragraphs(usual)}{_sections(Properties(players=players))}"


def _sections(properties: Properties) -> str:
    parts = (
        *(turn_sections(properties), _chart(), _transporters(), _production(properties), _buildings(properties)),
        *(_links(), _mines(properties), geese_section(), _research(), _wonder(properties), _points()),
        solo_section(properties) if properties.players.least == 1 else "",
        advice_section(properties),
    )
    return "".join(parts)


def aid_pictures(monochrome: bool) -> Pictures:
    """The pictures in the player aid."""
    return {NAME: goods_chart(monochrome, printed_text(_CHART))}


def _chart() -> str:
    """How goods become goods, as a picture."""
    picture = f"<p><img src='{NAME}' width='{SIZE.width()}' height='{SIZE.height()}'/></p>"
    return _section(printed_text(_CHART), picture)


def _section(title: str, body: str) -> str:
    return f"<h2>{escape(title)}</h2>{body}"


def _paragraphs(*lines: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _goods(goods: Mapping[Good, int]) -> str:
    return listed(counted_phrase(number, good) for good, number in goods.items())


def _buildings(properties: Properties) -> str:
    """Where each building may stand and what it costs (K2, K4)."""
    heads = (
        printed_text(QT_TRANSLATE_NOOP("sheet", "building")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "stands on")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "costs")),
    )
    rows = ((str(noun(kind)), str(building_ground(SITES[kind])), _goods(COSTS[kind])) for kind in BuildingKind)
    researched = (f"{noun(kind)} – {noun(subject)}" for kind, subject in NEEDED_SUBJECT.items())
    first = printed_text(QT_TRANSLATE_NOOP("sheet", "Research comes first: {needed}."), needed=listed(researched))
    without_bridges = QT_TRANSLATE_NOOP(
        "sheet", "One building a tile. Nothing is built in deserts but roads and walls."
    )
    with_bridges = QT_TRANSLATE_NOOP(
        "sheet", "One building a tile. Nothing is built in deserts but roads, bridges and walls."
    )
    desert = printed_text(with_bridges if properties.options.bridges_in_deserts else without_bridges)
    return _section(
        printed_text(QT_TRANSLATE_NOOP("sheet", "Buildings")), word_table(heads, rows) + _paragraphs(first, desert)
    )


def _production(properties: Properties) -> str:
    """The goods that go in and come out, and how often a turn (P1-P4, F2, F5)."""
    heads = (
        printed_text(QT_TRANSLATE_NOOP("sheet", "building")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "takes")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "makes")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "most a turn")),
    )
    return _section(
        printed_text(QT_TRANSLATE_NOOP("sheet", "Production")),
        word_table(heads, _recipe_rows(has_steady_mines(properties))),
    )


def _recipe_rows(has_steady_mines: bool) -> Iterator[tuple[str, str, str, str]]:
    for kind, good in PRIMARY.items():
        yield str(noun(kind)), _NONE, counted_phrase(1, good), "1"
    metals = counted_phrase(1, Good.GOLD), counted_phrase(1, Good.IRON)
    drawn = QT_TRANSLATE_NOOP("sheet", "{gold} or {iron}, drawn")
    steady = QT_TRANSLATE_NOOP("sheet", "{gold} or {iron}")
    mined = printed_text(steady if has_steady_mines else drawn, gold=metals[0], iron=metals[1])
    yield str(noun(BuildingKind.MINE)), _NONE, mined, "1"
    for kind, recipe in RECIPES.items():
        wood = printed_text(QT_TRANSLATE_NOOP("sheet", "{number} trunks or boards in any mixture"), number=recipe.wood)
        takes = wood if recipe.wood else _goods(recipe.inputs)
        yield str(noun(kind)), takes, counted_phrase(recipe.made, recipe.output), str(recipe.made * recipe.runs)
    for kind, making in FACTORIES.items():
        takes = _goods(making.inputs)
        if making.kind is TransporterKind.WAGON:
            takes = listed((counted_phrase(1, TransporterKind.DONKEY), takes))
        yield str(noun(kind)), takes, counted_phrase(1, making.kind), "1"


def _transporters() -> str:
    """How much each carries, how far it goes (M3), and how many there may be (F6)."""
    heads = (
        printed_text(QT_TRANSLATE_NOOP("sheet", "transporter")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "carries")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "steps")),
        printed_text(QT_TRANSLATE_NOOP("sheet", "moves on")),
    )
    on_roads = printed_text(QT_TRANSLATE_NOOP("sheet", "roads"))
    on_water = printed_text(QT_TRANSLATE_NOOP("sheet", "sea and rivers"))
    on_land = printed_text(QT_TRANSLATE_NOOP("sheet", "roads, else 1 step on land"))
    rows = []
    for kind in TransporterKind:
        way = on_water if kind.is_boat else on_land if kind is TransporterKind.DONKEY else on_roads
        rows.append((str(noun(kind)), str(CAPACITY[kind]), str(MOVES[kind]), way))
    limit = printed_text(
        QT_TRANSLATE_NOOP("sheet", "At most {all} a player, {land} on land and {water} on water."),
        all=MOST_TRANSPORTERS,
        land=MOST_ON_LAND,
        water=MOST_ON_WATER,
    )
    return _section(
        printed_text(QT_TRANSLATE_NOOP("sheet", "Transporters")), word_table(heads, rows) + _paragraphs(limit)
    )


def _links() -> str:
    """Roads, bridges and walls (K8-K16)."""
    road = QT_TRANSLATE_NOOP("sheet", "A road costs {goods}, a bridge {others}.")
    wall = QT_TRANSLATE_NOOP(
        "sheet",
        "The first token of a wall costs 1 stone, the second 2, and so on; to demolish a wall costs a board more "
        "than it has tokens. From an undocked boat at sea all that costs {more} more.",
    )
    lines = printed_text(road, goods=_goods(ROAD_COST), others=_goods(BRIDGE_COST)), printed_text(wall, more=FROM_SEA)
    return _section(printed_text(QT_TRANSLATE_NOOP("sheet", "Roads, bridges, walls")), _paragraphs(*lines))


def _mines(properties: Properties) -> str:
    """The mixtures of mines and shafts (K5, K6), and what mines make that do not draw."""
    special = listed(_mixture(each) for each in SPECIALISED_MINES)
    lines = (
        printed_text(QT_TRANSLATE_NOOP("sheet", "New mine or shaft: {mixture}."), mixture=_mixture(NEW_MINE)),
        printed_text(
            QT_TRANSLATE_NOOP("sheet", "With {subject} one of these: {mixture}."),
            subject=noun(Subject.SPECIALISATION),
            mixture=special,
        ),
        printed_text(
            QT_TRANSLATE_NOOP("sheet", "With {subject}: {mixture}."),
            subject=noun(Subject.ENLARGEMENT),
            mixture=_mixture(BIG_MINE),
        ),
        printed_text(
            QT_TRANSLATE_NOOP("sheet", "A shaft costs {goods} and needs {subject}."),
            goods=_goods(SHAFT_COST),
            subject=noun(Subject.NEW_SHAFTS),
        ),
        *([steady_mines_line()] if has_steady_mines(properties) else []),
    )
    return _section(printed_text(QT_TRANSLATE_NOOP("sheet", "Mines")), _paragraphs(*lines))


def _mixture(mixture: Mixture) -> str:
    parts = ((mixture.gold, Good.GOLD), (mixture.iron, Good.IRON))
    return " + ".join(counted_phrase(number, good) for number, good in parts if number)


def _research() -> str:
    """The price of research, and the subjects (R1, R2)."""
    subjects = capitalised(listed(str(noun(subject)) for subject in Subject))
    price = printed_text(
        QT_TRANSLATE_NOOP("sheet", "One research costs {goods}, all on one tile with a transporter of the player."),
        goods=_goods(RESEARCH_COST),
    )
    return _section(printed_text(QT_TRANSLATE_NOOP("sheet", "Research")), _paragraphs(price, f"{subjects}."))


def _wonder(properties: Properties) -> str:
    """Rows, price and marks of the wonder (V1-V6)."""
    lines = (
        printed_text(
            QT_TRANSLATE_NOOP(
                "sheet",
                "The first brick of a player in a turn costs 1 good of any kind, the next 2, and so on; from space "
                "{space} on each costs one more.",
            ),
            space=DEARER_FROM + 1,
        ),
        printed_text(
            QT_TRANSLATE_NOOP("sheet", "Space {space} turns all deserts into pasture."), space=IRRIGATION_MARK
        ),
        *ending_lines(properties),
    )
    return _section(
        printed_text(QT_TRANSLATE_NOOP("sheet", "The wonder")), _paragraphs(*lines) + rows_table(properties)
    )


def _points() -> str:
    """The points at the end (Z1)."""
    goods = listed(f"{noun(good)} {points}" for good, points in WORTH.items())
    lines = (
        printed_text(QT_TRANSLATE_NOOP("sheet", "On own transporters: {goods}."), goods=goods),
        printed_text(
            QT_TRANSLATE_NOOP("sheet", "Each row of the wonder: {points}, shared by the players' bricks in it."),
            points=ROW_POINTS,
        ),
    )
    return _section(printed_text(QT_TRANSLATE_NOOP("sheet", "Points")), _paragraphs(*lines))

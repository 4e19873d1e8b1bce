"""The player aid beyond its tables: the turn, the order of play, geese, the rows of the wonder, solo, and advice."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import accumulate, zip_longest

from rbdesigner.art.export.sheet_document import word_table
from rbdesigner.art.export.sheet_phrases import printed_text
from rbdesigner.rules.tables import (
    END_MARKS,
    IRRIGATION_MARK,
    SOLO_PREFILL,
    SOLO_TURNS,
    WONDER_ROWS,
)
from rbdesigner.scenario.model import Properties
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_TURN = (
    QT_TRANSLATE_NOOP(
        "sheet",
        "1. Production: mines draw, then buildings make their goods, and geese and donkeys breed. Players feed "
        "buildings in the order of play and research. What lies complete on a tile is used up at the end.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "2. Movement: each transporter moves once, loading and unloading on the way. No good is moved by two "
        "transporters of one player in a turn.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "3. Building: with a transporter on the tile, pay from the tile and from your transporters there. Boats build "
        "from the dock or from the river.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "4. Wonder: bricks are bought with goods on the home tile, where a transporter of yours stands. Then a neutral "
        "brick is added.",
    ),
)
_ORDER = (
    QT_TRANSLATE_NOOP("sheet", "At the beginning of each phase anybody may ask for the order of play."),
    QT_TRANSLATE_NOOP(
        "sheet",
        "From the figure closest to the temple on, each player may move theirs to the back of the row; of several, the "
        "one who was closest comes to stand last.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "From the figure farthest from the temple on, each then takes a free place in the order of play, which holds "
        "until it is asked for again.",
    ),
)
_GEESE = (
    QT_TRANSLATE_NOOP(
        "sheet",
        "Two geese alone on a pasture make a third, and so do two donkeys of one player that carry nothing: no other "
        "transporter, no goods, no building on the tile.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "Geese follow a transporter out of its region if its owner wants, as many as there are, over no river without "
        "a bridge. Each is moved once a turn by a player. They are never left alone at sea.",
    ),
)
_BRICKS = QT_TRANSLATE_NOOP(
    "sheet",
    "A player's points for a row: 10 times the own bricks, divided by those of all players, rounded down. Neutral "
    "bricks do not count; the last row counts in full.",
)
_SOLO = (
    QT_TRANSLATE_NOOP("sheet", "The game lasts %n turns."),
    QT_TRANSLATE_NOOP("sheet", "%n spaces of the wonder are filled at the start."),
)
_ALONE = QT_TRANSLATE_NOOP(
    "sheet",
    "A mine makes what its bag holds most of, gold if there is as much of both. No order of play is determined. Where "
    "the map fixes no home, choose one.",
)
_ADVICE = (
    QT_TRANSLATE_NOOP(
        "sheet",
        "Spend the first boards and the stone on a woodcutter and a sawmill; without them the game is over soon. Then "
        "look for stone: a quarry is quick, clay brings more in the long run.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "Next comes room to carry: breed donkeys, build rafts where there is water, then roads and wagons. A round, "
        "dense land needs fewer roads than a long one.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "Keep a pasture empty and let geese breed on it before the first two are spent. Decide early what to research.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "Mint and paper mill make one a turn: begin early, and keep enough woodcutters for fuel and paper at the end. "
        "Beginners make too much fuel and too little gold.",
    ),
    QT_TRANSLATE_NOOP(
        "sheet",
        "Wall some land off, and rivers too; from the sea a wall is dear to break. Leave no gold, coins or stock where "
        "others come. A war costs both sides more than those who keep out of it.",
    ),
    QT_TRANSLATE_NOOP("sheet", "After the hints on strategy in the scenario book, told by its Finnish translation."),
)


def turn_sections() -> str:
    """The phases of a turn, and how the order of play is found (T1-T6)."""
    return _section(QT_TRANSLATE_NOOP("sheet", "The turn"), *map(printed_text, _TURN)) + _section(
        QT_TRANSLATE_NOOP("sheet", "The order of play"), *map(printed_text, _ORDER)
    )


def geese_section() -> str:
    """How geese and donkeys breed, and geese follow (L1-L5, G1-G7)."""
    return _section(QT_TRANSLATE_NOOP("sheet", "Geese and donkeys"), *map(printed_text, _GEESE))


def rows_table() -> str:
    """The rows of the wonder with the marks on them, and how their points are shared (Z1).

    Half of the rows stand beside the other, as most have no marks.
    """
    row = printed_text(QT_TRANSLATE_NOOP("sheet", "row"))
    spaces = printed_text(QT_TRANSLATE_NOOP("sheet", "spaces"))
    marks = printed_text(QT_TRANSLATE_NOOP("sheet", "marks"))
    rows = list(_rows())
    half = (len(rows) + 1) // 2
    beside = list(zip_longest(rows[:half], rows[half:], fillvalue=("", "", "")))
    has_marks = any(marked for _, _, marked in rows[:half])
    heads = [row, spaces, *[marks][:has_marks], row, spaces, marks]
    cells = ([*one[: 2 + has_marks], *other] for one, other in beside)
    return word_table(heads, cells) + _paragraphs(printed_text(_BRICKS))


def _rows() -> Iterator[tuple[str, str, str]]:
    """Yield the rows of the wonder: the number, the spaces and the marks of each."""
    for number, (spaces, last) in enumerate(zip(WONDER_ROWS, accumulate(WONDER_ROWS), strict=True), 1):
        first = last - spaces + 1
        yield str(number), f"{first}–{last}", ", ".join(_marks(first, last))


def _marks(first: int, last: int) -> list[str]:
    """The marks on the spaces of a row."""
    ends = QT_TRANSLATE_NOOP("sheet", "{space}: end for {players}")
    found = [
        printed_text(ends, space=space, players=players)
        for players, space in END_MARKS.items()
        if first <= space <= last
    ]
    if first <= IRRIGATION_MARK <= last:
        found.insert(0, printed_text(QT_TRANSLATE_NOOP("sheet", "{space}: irrigation"), space=IRRIGATION_MARK))
    return found


def solo_section(properties: Properties) -> str:
    """The numbers of the solo game, as the map sets them (Z3-Z5)."""
    turns = SOLO_TURNS if properties.turns is None else properties.turns
    filled = SOLO_PREFILL if properties.wonder_prefill is None else properties.wonder_prefill
    numbers = [printed_text(text, number) for text, number in zip(_SOLO, (turns, filled), strict=True)]
    return _section(QT_TRANSLATE_NOOP("sheet", "Alone"), " ".join(numbers), printed_text(_ALONE))


def advice_section() -> str:
    """Hints on strategy, in our own words (FI, section M)."""
    return _section(QT_TRANSLATE_NOOP("sheet", "Advice"), *map(printed_text, _ADVICE))


def _section(title: str, *lines: str) -> str:
    return f"<h2>{escape(printed_text(title))}</h2>{_paragraphs(*lines)}"


def _paragraphs(*lines: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)

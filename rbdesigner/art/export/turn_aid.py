"""The player aid beyond its tables: the turn, the order of play, geese, the rows of the wonder, solo, and advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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

_DRAWN = QT_TRANSLATE_NOOP(
    "sheet", "1. Production: mines draw, then buildings make their goods, and geese and donkeys breed."
)
_STEADY = QT_TRANSLATE_NOOP(
    "sheet", "1. Production: mines and buildings make their goods, and geese and donkeys breed."
)
_FEEDING = QT_TRANSLATE_NOOP("sheet", "Players feed buildings in the order of play and research.")
_FEEDING_ALONE = QT_TRANSLATE_NOOP("sheet", "Then you feed buildings and research.")
_LEFT = QT_TRANSLATE_NOOP("sheet", "What lies complete on a tile is used up at the end.")
_OTHER_PHASES = (
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
_LASTS = QT_TRANSLATE_NOOP("sheet", "The game lasts %n turns.")
_FILLED = QT_TRANSLATE_NOOP("sheet", "%n spaces of the wonder are filled at the start.")
_MINE = QT_TRANSLATE_NOOP("sheet", "A mine makes what its bag holds most of, gold if there is as much of both.")
_NO_ORDER = QT_TRANSLATE_NOOP("sheet", "No order of play is determined.")
_HOME = QT_TRANSLATE_NOOP("sheet", "Where the map fixes no home, choose one.")
_FREE_HOME = QT_TRANSLATE_NOOP("sheet", "Choose your home freely.")
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
)
_ADVICE_AMONG_OTHERS = QT_TRANSLATE_NOOP(
    "sheet",
    "Wall some land off, and rivers too; from the sea a wall is dear to break. Leave no gold, coins or stock where "
    "others come. A war costs both sides more than those who keep out of it.",
)
_ADVISER = QT_TRANSLATE_NOOP(
    "sheet", "After the hints on strategy in the scenario book, told by its Finnish translation."
)


def is_solo(properties: Properties) -> bool:
    """Whether nobody but one player ever plays the scenario."""
    return properties.players.most == 1


def has_steady_mines(properties: Properties) -> bool:
    """Whether mines make what they hold most of, however many play (Z4, Z7)."""
    return is_solo(properties) or properties.options.solo_mines


def steady_mines_line() -> str:
    """Say what a mine makes that does not draw (Z4)."""
    return printed_text(_MINE)


def turn_sections(properties: Properties) -> str:
    """The phases of a turn, and how the order of play is found if several play (T1-T6, T9)."""
    production = (
        _STEADY if has_steady_mines(properties) else _DRAWN,
        _FEEDING_ALONE if is_solo(properties) else _FEEDING,
        _LEFT,
    )
    phases = " ".join(map(printed_text, production)), *map(printed_text, _OTHER_PHASES)
    turn = _section(QT_TRANSLATE_NOOP("sheet", "The turn"), *phases)
    if is_solo(properties):
        return turn
    return turn + _section(QT_TRANSLATE_NOOP("sheet", "The order of play"), *map(printed_text, _ORDER))


def geese_section() -> str:
    """How geese and donkeys breed, and geese follow (L1-L5, G1-G7)."""
    return _section(QT_TRANSLATE_NOOP("sheet", "Geese and donkeys"), *map(printed_text, _GEESE))


def ending_lines(properties: Properties) -> list[str]:
    """Say when a game of several ends, and what of the wonder is filled before; nothing if one plays alone (V6, Z6)."""
    if is_solo(properties):
        return []
    filled = properties.wonder_prefill
    lines = [printed_text(_FILLED, filled)] if filled else []
    has_marks, bricks = properties.options.end_marks, properties.options.neutral_bricks
    if properties.turns is not None:
        lines.append(printed_text(_LASTS, properties.turns))
        earlier = QT_TRANSLATE_NOOP("sheet", "It ends earlier at the mark for the number of players.")
        return [*lines, *[printed_text(earlier)][:has_marks]]
    by_marks = QT_TRANSLATE_NOOP(
        "sheet", "The game ends with neutral brick {bricks}, or at the mark for the number of players."
    )
    by_bricks = QT_TRANSLATE_NOOP("sheet", "The game ends with neutral brick {bricks}.")
    return [*lines, printed_text(by_marks if has_marks else by_bricks, bricks=bricks)]


def rows_table(properties: Properties) -> str:
    """The rows of the wonder with the marks that count on them, and how their points are shared (Z1).

    Half of the rows stand beside the other, as most have no marks.
    """
    row = printed_text(QT_TRANSLATE_NOOP("sheet", "row"))
    spaces = printed_text(QT_TRANSLATE_NOOP("sheet", "spaces"))
    marks = printed_text(QT_TRANSLATE_NOOP("sheet", "marks"))
    rows = list(_rows(properties))
    half = (len(rows) + 1) // 2
    beside = list(zip_longest(rows[:half], rows[half:], fillvalue=("", "", "")))
    has_marks = any(marked for _, _, marked in rows[:half])
    heads = [row, spaces, *[marks][:has_marks], row, spaces, marks]
    cells = ([*one[: 2 + has_marks], *other] for one, other in beside)
    return word_table(heads, cells) + _paragraphs(printed_text(_BRICKS))


def _rows(properties: Properties) -> Iterator[tuple[str, str, str]]:
    """Yield the rows of the wonder: the number, the spaces and the marks of each."""
    players = properties.players
    end_marks = {
        number: space
        for number, space in END_MARKS.items()
        if properties.options.end_marks and players.least <= number <= players.most
    }
    for number, (spaces, last) in enumerate(zip(WONDER_ROWS, accumulate(WONDER_ROWS), strict=True), 1):
        first = last - spaces + 1
        yield str(number), f"{first}–{last}", ", ".join(_marks(end_marks, first, last))


def _marks(end_marks: Mapping[int, int], first: int, last: int) -> list[str]:
    """The marks on the spaces of a row, by those that end a game for a number of players."""
    ends = QT_TRANSLATE_NOOP("sheet", "{space}: end for {players}")
    found = [
        printed_text(ends, space=space, players=players)
        for players, space in end_marks.items()
        if first <= space <= last
    ]
    if first <= IRRIGATION_MARK <= last:
        found.insert(0, printed_text(QT_TRANSLATE_NOOP("sheet", "{space}: irrigation"), space=IRRIGATION_MARK))
    return found


def solo_section(properties: Properties) -> str:
    """The numbers of the solo game, as the map sets them (Z3-Z5)."""
    turns = SOLO_TURNS if properties.turns is None else properties.turns
    filled = SOLO_PREFILL if properties.wonder_prefill is None else properties.wonder_prefill
    numbers = printed_text(_LASTS, turns), printed_text(_FILLED, filled)
    home = _FREE_HOME if properties.options.free_homes else _HOME
    mine = () if has_steady_mines(properties) else (_MINE,)
    others = map(printed_text, (*mine, _NO_ORDER, home))
    return _section(QT_TRANSLATE_NOOP("sheet", "Alone"), " ".join(numbers), " ".join(others))


def advice_section(properties: Properties) -> str:
    """Hints on strategy, in our own words (FI, section M)."""
    among_others = () if is_solo(properties) else (_ADVICE_AMONG_OTHERS,)
    hints = map(printed_text, (*_ADVICE, *among_others, _ADVISER))
    return _section(QT_TRANSLATE_NOOP("sheet", "Advice"), *hints)


def _section(title: str, *lines: str) -> str:
    return f"<h2>{escape(printed_text(title))}</h2>{_paragraphs(*lines)}"


def _paragraphs(*lines: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)

"""The remarks on what is lost or guessed between ours and other formats."""

from __future__ import annotations

from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural


def _counted(many: str, one: str) -> Plural:
    return Plural(many, one, "number")


SECOND_HOMES = _counted(
    QT_TRANSLATE_NOOP("files", "%n homes were left out, as another stands on the same tile."),
    "%n home was left out, as another stands on the same tile.",
)
SEA_RIVERS = _counted(
    QT_TRANSLATE_NOOP("files", "The rivers of %n sea tiles were ignored."),
    "The rivers of %n sea tile were ignored.",
)
PLAYERS_GUESSED = _counted(
    QT_TRANSLATE_NOOP("files", "The number of players, at most %n, was guessed from the homes."),
    "The number of players, at most %n, was guessed from the homes.",
)
TILES = _counted(QT_TRANSLATE_NOOP("files", "%n tiles were left out."), "%n tile was left out.")
TILES_ADDED = _counted(QT_TRANSLATE_NOOP("files", "%n tiles were added."), "%n tile was added.")
TILES_CHANGED = _counted(QT_TRANSLATE_NOOP("files", "%n tiles became others."), "%n tile became another.")
RIVERS = _counted(
    QT_TRANSLATE_NOOP("files", "The rivers of %n tiles were left out."), "The rivers of %n tile were left out."
)
THINGS_CHANGED = _counted(
    QT_TRANSLATE_NOOP("files", "%n homes or pieces were changed."), "%n home or piece was changed."
)
HOMES = _counted(QT_TRANSLATE_NOOP("files", "%n homes were left out."), "%n home was left out.")
ROADS = _counted(QT_TRANSLATE_NOOP("files", "%n roads were left out."), "%n road was left out.")
PRIVATE = QT_TRANSLATE_NOOP("files", "Private labels, notes and districts were left out.")
LABELS = _counted(
    QT_TRANSLATE_NOOP("files", "%n labels, notes and districts were left out."),
    "%n label, note or district was left out.",
)
FIELDS = _counted(QT_TRANSLATE_NOOP("files", "%n custom fields were left out."), "%n custom field was left out.")
WALLS = _counted(QT_TRANSLATE_NOOP("files", "%n walls were left out."), "%n wall was left out.")
NO_CODE = QT_TRANSLATE_NOOP("files", "there is no code for some tiles: {tiles}")
BUILDINGS = _counted(QT_TRANSLATE_NOOP("files", "%n buildings were left out."), "%n building was left out.")
GOODS = _counted(QT_TRANSLATE_NOOP("files", "%n goods were left out."), "%n good was left out.")
TRANSPORTERS = _counted(QT_TRANSLATE_NOOP("files", "%n transporters were left out."), "%n transporter was left out.")
BRIDGES = _counted(QT_TRANSLATE_NOOP("files", "%n bridges were left out."), "%n bridge was left out.")
FOREIGN_PIECES = _counted(
    QT_TRANSLATE_NOOP("files", "%n foreign pieces were left out."), "%n foreign piece was left out."
)
FOREIGN_TILES = _counted(
    QT_TRANSLATE_NOOP("files", "%n tiles of the expansion were left out."), "%n tile of the expansion was left out."
)
SUBJECTS = _counted(
    QT_TRANSLATE_NOOP("files", "%n researched subjects were left out."), "%n researched subject was left out."
)
NO_PLAYERS = _counted(
    QT_TRANSLATE_NOOP("files", "%n homes are free to choose in the file: it cannot say which player they belong to."),
    "%n home is free to choose in the file: it cannot say which player it belongs to.",
)

LOST_BANKS = _counted(
    QT_TRANSLATE_NOOP("files", "The bank of %n homes was left out."), "The bank of %n home was left out."
)
BANKS_GUESSED = _counted(
    QT_TRANSLATE_NOOP("files", "The bank was guessed for %n homes by a river."),
    "The bank was guessed for %n home by a river.",
)
LOST_CONTENTS = _counted(
    QT_TRANSLATE_NOOP("files", "What %n buildings held that were no mines was left out."),
    "What %n building held that was no mine was left out.",
)
LOST_CARGO = _counted(
    QT_TRANSLATE_NOOP("files", "What %n transporters carried was left out."),
    "What %n transporter carried was left out.",
)

VOIDS_ADDED = _counted(
    QT_TRANSLATE_NOOP("files", "%n void hexes were added to join the parts of the map."),
    "%n void hex was added to join the parts of the map.",
)
NEW_MINES = _counted(
    QT_TRANSLATE_NOOP("files", "%n mines without contents were taken as new."),
    "%n mine without contents was taken as new.",
)
DOCKS_GUESSED = _counted(
    QT_TRANSLATE_NOOP("files", "The bank was guessed for %n docked pieces."),
    "The bank was guessed for %n docked piece.",
)
LOST_DOCK_BANKS = _counted(
    QT_TRANSLATE_NOOP("files", "The bank of %n docked pieces was left out, as no river ends there."),
    "The bank of %n docked piece was left out, as no river ends there.",
)
RENUMBERED = QT_TRANSLATE_NOOP(
    "files", "These members were written as they were read, though hexes may have other numbers now: {names}."
)

TURNED = QT_TRANSLATE_NOOP(
    "files", "This format draws hexes flat on top, so the picture of the map is turned by 30 degrees."
)
TURNED_POINTY = QT_TRANSLATE_NOOP(
    "files", "This format draws hexes with a corner on top, so the picture of the map is turned by 30 degrees."
)
MEMBERS_LEFT_OUT = QT_TRANSLATE_NOOP("files", "Left out, because this program does not know what it is: {names}.")
OTHER_OBJECTS = _counted(
    QT_TRANSLATE_NOOP("files", "%n other objects of the table were left out."),
    "%n other object of the table was left out.",
)
NEWER_MEMBERS = QT_TRANSLATE_NOOP("files", "What a newer version of rbdesigner added to the file was left out.")
NO_ROOM = QT_TRANSLATE_NOOP("files", "Left out, because this format has no room for it: {things}.")
SHIFTED = QT_TRANSLATE_NOOP("files", "The map was shifted to lie on the grid of {columns} columns and {rows} rows.")
MISCOUNTED = _counted(
    QT_TRANSLATE_NOOP("files", "The first line counts {counted} tiles, but there are %n."),
    "The first line counts {counted} tiles, but there is %n.",
)
BEFORE_MAP = QT_TRANSLATE_NOOP("files", "The text before the map was left out.")
AFTER_MAP = QT_TRANSLATE_NOOP("files", "What follows the map, such as a saved game, was left out.")
CONFLICT_AFTER = QT_TRANSLATE_NOOP(
    "files", "A merge conflict was left in what follows the map; the map itself is whole."
)
ODD_LINES = Plural(
    QT_TRANSLATE_NOOP("files", "%n lines that give no tile, such as those of a saved game, were left out."),
    "%n line that gives no tile, such as those of a saved game, was left out.",
    "number",
)
AMONG_WORDS = QT_TRANSLATE_NOOP("files", "The text around the map, such as a mail, was left out.")
QUOTED = QT_TRANSLATE_NOOP("files", "The quotation marks were ignored.")
OTHER_SUM = QT_TRANSLATE_NOOP(
    "files", "The coordinates of each tile add up to {sum} instead of 0; the middle one was ignored."
)

PROPERTIES = {
    "title": QT_TRANSLATE_NOOP("files", "the title"),
    "code": QT_TRANSLATE_NOOP("files", "the code"),
    "designers": QT_TRANSLATE_NOOP("files", "the designers"),
    "description": QT_TRANSLATE_NOOP("files", "the description"),
    "special_rules": QT_TRANSLATE_NOOP("files", "the special rules"),
    "link": QT_TRANSLATE_NOOP("files", "the link"),
    "status": QT_TRANSLATE_NOOP("files", "the status"),
    "players": QT_TRANSLATE_NOOP("files", "the numbers of players"),
    "difficulty": QT_TRANSLATE_NOOP("files", "the difficulty"),
    "record": QT_TRANSLATE_NOOP("files", "the record"),
    "findings": QT_TRANSLATE_NOOP("files", "the findings of the laboratory"),
    "box": QT_TRANSLATE_NOOP("files", "the box of tiles"),
    "start": QT_TRANSLATE_NOOP("files", "the starting goods"),
    "options": QT_TRANSLATE_NOOP("files", "the rule options"),
    "research": QT_TRANSLATE_NOOP("files", "the researched subjects"),
    "wonder_prefill": QT_TRANSLATE_NOOP("files", "the filled spaces of the wonder"),
    "turns": QT_TRANSLATE_NOOP("files", "the number of turns"),
    "site": QT_TRANSLATE_NOOP("files", "what the play site's file said besides"),
}
"""The names of what a format may have no room for, by the field of the properties."""

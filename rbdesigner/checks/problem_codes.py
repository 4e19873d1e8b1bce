"""The catalogue of all codes of problems, with severity, rule and meaning; ``docs/checks.md`` shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.checks.problem import Fix, Problem, Severity, Value
from rbdesigner.hexes import Border, Edge, Hex
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class Entry(NamedTuple):
    """The severity, rule and meaning of a code; ``rule`` is empty where no rule of the game is behind it."""

    severity: Severity
    rule: str
    meaning: str


_ERROR, _WARNING, _ADVICE = Severity.ERROR, Severity.WARNING, Severity.ADVICE

CATALOGUE: dict[str, Entry] = {
    # Rivers
    "river-into-land": Entry(
        _ERROR, "W6", QT_TRANSLATE_NOOP("meanings", "A river meets a land tile that has no river on that side.")
    ),
    "river-off-map": Entry(_ERROR, "W8", QT_TRANSLATE_NOOP("meanings", "A river leads to a place without a tile.")),
    "river-begun-nowhere": Entry(
        _ERROR, "W5", QT_TRANSLATE_NOOP("meanings", "An unfinished river has neither a source nor a mouth yet.")
    ),
    "river-without-source": Entry(
        _ERROR, "W7", QT_TRANSLATE_NOOP("meanings", "A river that ends on land has neither a source nor a mouth.")
    ),
    "river-unfinishable": Entry(
        _ERROR, "W9", QT_TRANSLATE_NOOP("meanings", "The tiles left in the box cannot finish the open rivers.")
    ),
    "rivers-impossible": Entry(
        _ERROR, "W11", QT_TRANSLATE_NOOP("meanings", "The rivers of a tile cross, or one has more than three edges.")
    ),
    "river-on-sea": Entry(_ERROR, "W11", QT_TRANSLATE_NOOP("meanings", "A sea tile has a river.")),
    "river-ring": Entry(_WARNING, "W13", QT_TRANSLATE_NOOP("meanings", "A river joins itself in a ring.")),
    "source-terrain": Entry(
        _WARNING, "W13", QT_TRANSLATE_NOOP("meanings", "A river rises on another terrain than mountain.")
    ),
    # Tiles and the box
    "unprinted-tile": Entry(
        _WARNING,
        "W13",
        QT_TRANSLATE_NOOP("meanings", "A tile is in no box that was ever printed, nor in the scenario's own."),
    ),
    "box-exceeded": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "The map has more tiles of a kind than the chosen box.")
    ),
    "expansion-tiles": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "The map has tiles of the expansion, whose rules are not played.")
    ),
    "expansion-tiles-used": Entry(
        _WARNING,
        "",
        QT_TRANSLATE_NOOP("meanings", "Homes or pieces stand on tiles of the expansion; games do not have them."),
    ),
    "expansion-road": Entry(
        _WARNING,
        "",
        QT_TRANSLATE_NOOP("meanings", "A road leads to a tile of the expansion; games leave it out."),
    ),
    "expansion-wall": Entry(
        _WARNING,
        "",
        QT_TRANSLATE_NOOP("meanings", "A wall stands beside a tile of the expansion; games leave it out."),
    ),
    "expansion-pieces": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "The map has pieces of the expansion, whose rules are not played.")
    ),
    # Homes
    "label-off-map": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "A label stands where there is no tile.")),
    "note-off-map": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "A note is about a place without a tile.")),
    "district-off-map": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "A district has a place without a tile.")),
    "field-off-map": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "Fields belong to a place without a tile.")),
    "home-off-map": Entry(_ERROR, "S2", QT_TRANSLATE_NOOP("meanings", "A home stands where there is no tile.")),
    "home-at-sea": Entry(_ERROR, "S2", QT_TRANSLATE_NOOP("meanings", "A home stands on a sea tile.")),
    "homes-too-near": Entry(
        _WARNING,
        "S2",
        QT_TRANSLATE_NOOP("meanings", "Two homes are nearer to each other than players may choose them."),
    ),
    "homes-too-few": Entry(
        _ERROR, "S3", QT_TRANSLATE_NOOP("meanings", "Homes are fixed, but not for as many players as may play.")
    ),
    "land-too-little": Entry(
        _ERROR, "S2", QT_TRANSLATE_NOOP("meanings", "There are fewer land tiles than players who look for a home.")
    ),
    "home-taken-twice": Entry(_ERROR, "S3", QT_TRANSLATE_NOOP("meanings", "One player has two homes.")),
    "player-beyond-most": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "Something belongs to a player who never takes part.")
    ),
    # Pieces
    "piece-off-map": Entry(_ERROR, "", QT_TRANSLATE_NOOP("meanings", "A piece stands where there is no tile.")),
    "mines-beyond-box": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "There are more mines on the map than the box has bags for.")
    ),
    "two-buildings": Entry(_ERROR, "K3", QT_TRANSLATE_NOOP("meanings", "A tile has more than one building.")),
    "building-site": Entry(
        _ERROR, "K4", QT_TRANSLATE_NOOP("meanings", "A building stands on a terrain that it cannot stand on.")
    ),
    "building-in-desert": Entry(_ERROR, "K4", QT_TRANSLATE_NOOP("meanings", "A building stands in a desert.")),
    "building-off-shore": Entry(
        _ERROR, "W10", QT_TRANSLATE_NOOP("meanings", "A building that needs a shore stands inland.")
    ),
    "mine-without-mixture": Entry(
        _ERROR, "K5", QT_TRANSLATE_NOOP("meanings", "A mine does not say what its bag holds.")
    ),
    "mixture-without-mine": Entry(
        _ERROR, "K5", QT_TRANSLATE_NOOP("meanings", "Another building than a mine has a bag.")
    ),
    "mine-mixture": Entry(
        _WARNING, "K5", QT_TRANSLATE_NOOP("meanings", "The bag of a mine holds more than any one shaft brings.")
    ),
    "goods-at-sea": Entry(
        _ERROR, "B7", QT_TRANSLATE_NOOP("meanings", "Goods lie at sea where no oil rig stores them.")
    ),
    "land-transporter-in-water": Entry(
        _ERROR, "M8", QT_TRANSLATE_NOOP("meanings", "A land transporter is at sea, in a river or at a dock.")
    ),
    "boat-on-land": Entry(_ERROR, "B1", QT_TRANSLATE_NOOP("meanings", "A boat is on land.")),
    "boat-without-river": Entry(
        _ERROR, "B1", QT_TRANSLATE_NOOP("meanings", "A boat is in a river that its tile does not have.")
    ),
    "boat-without-sea": Entry(_ERROR, "B2", QT_TRANSLATE_NOOP("meanings", "A boat is docked where no sea is.")),
    "start-boat-without-water": Entry(
        _ERROR, "F3", QT_TRANSLATE_NOOP("meanings", "Players begin with boats where there is no water for them.")
    ),
    "cargo-too-large": Entry(
        _ERROR, "M10", QT_TRANSLATE_NOOP("meanings", "A transporter carries more goods than it can.")
    ),
    "carrier-with-cargo": Entry(
        _ERROR, "C3", QT_TRANSLATE_NOOP("meanings", "A transporter carries goods and another transporter at once.")
    ),
    "transporters-too-many": Entry(
        _ERROR, "F6", QT_TRANSLATE_NOOP("meanings", "A player begins with more transporters than a player may own.")
    ),
    "bridge-without-river": Entry(
        _ERROR, "K9", QT_TRANSLATE_NOOP("meanings", "A bridge stands where there is no river.")
    ),
    "bridge-over-source": Entry(
        _ERROR, "K10", QT_TRANSLATE_NOOP("meanings", "A bridge stands at a source, which divides nothing.")
    ),
    "bridge-too-many": Entry(
        _ERROR, "K10", QT_TRANSLATE_NOOP("meanings", "A bridge joins what other bridges join already.")
    ),
    "bridge-in-desert": Entry(
        _ERROR, "K4", QT_TRANSLATE_NOOP("meanings", "A bridge stands in a desert, and the options do not allow it.")
    ),
    "road-off-map": Entry(_ERROR, "K8", QT_TRANSLATE_NOOP("meanings", "A road leads to a place without a tile.")),
    "road-into-sea": Entry(_ERROR, "K8", QT_TRANSLATE_NOOP("meanings", "A road leads into the sea.")),
    "wall-off-map": Entry(_ERROR, "K11", QT_TRANSLATE_NOOP("meanings", "A wall does not stand between two tiles.")),
    "wall-at-sea": Entry(_ERROR, "K11", QT_TRANSLATE_NOOP("meanings", "A wall stands between two sea tiles.")),
    "wall-tokens": Entry(_ERROR, "K11", QT_TRANSLATE_NOOP("meanings", "A wall has no tokens.")),
    # Properties
    "players-range": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "The minimum and maximum numbers of players do not fit together.")
    ),
    "players-beyond-marks": Entry(
        _ERROR, "V6", QT_TRANSLATE_NOOP("meanings", "The wonder has no end mark for so many players.")
    ),
    "players-beyond-box": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "The box holds pieces for four players only.")
    ),
    "title-missing": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "A final scenario has no title.")),
    "draft-untitled": Entry(_ADVICE, "", QT_TRANSLATE_NOOP("meanings", "A draft has no title yet.")),
    "description-missing": Entry(_ADVICE, "", QT_TRANSLATE_NOOP("meanings", "There is no description.")),
    "wonder-prefill": Entry(
        _ERROR, "Z6", QT_TRANSLATE_NOOP("meanings", "More spaces of the wonder start filled than it has.")
    ),
    "turns-range": Entry(_ERROR, "Z6", QT_TRANSLATE_NOOP("meanings", "The game would last less than one turn.")),
    "neutral-bricks": Entry(
        _ERROR, "V6", QT_TRANSLATE_NOOP("meanings", "The game would end before the first neutral brick.")
    ),
    "bricks-beyond-box": Entry(
        _WARNING, "V6", QT_TRANSLATE_NOOP("meanings", "The game lasts for more neutral bricks than the box has.")
    ),
    # Advice on the design
    "world-small": Entry(_ADVICE, "W2", QT_TRANSLATE_NOOP("meanings", "There is little land for so many players.")),
    "world-large": Entry(_ADVICE, "W2", QT_TRANSLATE_NOOP("meanings", "There is much land for so few players.")),
    "map-scattered": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "Tiles lie far away from the rest of the map.")),
    "start-poor": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "A home lacks wood, stone or pasture within reach.")
    ),
    "starts-unequal": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "One home has much more of a terrain within reach than another.")
    ),
    "not-symmetrical": Entry(
        _ADVICE,
        "",
        QT_TRANSLATE_NOOP("meanings", "The map is meant to be symmetrical, but some places differ from their images."),
    ),
    "part-unreached": Entry(_ADVICE, "", QT_TRANSLATE_NOOP("meanings", "No home can reach a part of the map.")),
    # Books
    "book-file-unreadable": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "A scenario of the book is missing, or cannot be read.")
    ),
    "book-empty": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "There is no scenario in the book.")),
    "book-file-twice": Entry(_WARNING, "", QT_TRANSLATE_NOOP("meanings", "The same file is in the book twice.")),
    "book-code-repeated": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "Two scenarios of the book have the same code.")
    ),
    "book-title-repeated": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "Two scenarios of the book have the same title.")
    ),
    "book-box-exceeded": Entry(
        _WARNING,
        "",
        QT_TRANSLATE_NOOP("meanings", "A map of the book has more tiles of a kind than the box of the book."),
    ),
    "book-cover-picture": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "The map on the cover is none of the book.")
    ),
    "book-code-missing": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "Some scenarios of the book have codes, but not all.")
    ),
    "book-orientations-mixed": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "The tiles of some maps of the book point another way.")
    ),
    "book-file-unlisted": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "A scenario lies in the folder, but is not in the book.")
    ),
    "book-untitled": Entry(_ADVICE, "", QT_TRANSLATE_NOOP("meanings", "The book has no title yet.")),
    # The play site
    "other-check": Entry(_ADVICE, "", QT_TRANSLATE_NOOP("meanings", "A check of somebody else has found something.")),
    "other-check-failed": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "A check of somebody else could not be carried out.")
    ),
    "site-name-missing": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "The map has no title, and the play site wants a name.")
    ),
    "site-name-long": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "The title is longer than a name may be at the play site.")
    ),
    "site-description-missing": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "The map has no description, and the play site wants one.")
    ),
    "site-hexes-too-few": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "There are fewer than three hexes for each player.")
    ),
    "site-homes-too-few": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "There are homes, but fewer of them than players.")
    ),
    "site-tile-unknown": Entry(_ERROR, "", QT_TRANSLATE_NOOP("meanings", "The play site does not have a tile.")),
    "site-river-unmatched": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "A river meets land without a river, or a void hex.")
    ),
    "site-parts-apart": Entry(
        _ERROR, "", QT_TRANSLATE_NOOP("meanings", "A part of the map is too far away for void hexes to join it.")
    ),
    "site-pictures-alike": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "All tiles of a kind have the same picture at the play site.")
    ),
    "site-credit-missing": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "No designer is named, and maps without a credit are not verified.")
    ),
    "site-draft": Entry(
        _WARNING, "", QT_TRANSLATE_NOOP("meanings", "The status is draft, and only final maps are verified.")
    ),
    "site-homes-missing": Entry(_ADVICE, "", QT_TRANSLATE_NOOP("meanings", "There are no homes.")),
    "site-differs": Entry(
        _ADVICE, "", QT_TRANSLATE_NOOP("meanings", "The map for the play site lacks something, or has more void hexes.")
    ),
}


def problem(
    code: str,
    places: Sequence[Hex] = (),
    *,
    variant: str = "",
    edges: Sequence[Edge] = (),
    borders: Sequence[Border] = (),
    fixes: Sequence[Fix] = (),
    **values: Value,
) -> Problem:
    """Make a problem of a code of the catalogue; further values are what its sentence names."""
    entry, named = CATALOGUE[code], tuple(values.items())
    between = tuple(edges), tuple(borders)
    return Problem(entry.severity, code, entry.rule, tuple(places), *between, variant, named, tuple(fixes))

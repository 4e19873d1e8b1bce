"""The agreement of players before they lay a map."""

from __future__ import annotations

from dataclasses import dataclass

from rbdesigner.checks.map_index import SEA_KIND
from rbdesigner.rules.tables import LAND_TILES_PER_PLAYER, MOST_PLAYERS
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

SEA_EACH = 5
"""Sea tiles for each player, of which the rules leave the number open (W2)."""
MOST_TILES = 400
"""Tiles of the largest world that is laid in turns."""


@dataclass(frozen=True, slots=True)
class LayingTerms:
    """The size of the world, who lays it and from which box.

    ``properties`` are those of the scenario that will come of it, with its box. ``land`` and ``sea`` are the tiles that
    the world will have. The first player is the one who proposed to play. ``seed`` is for the machines alone: nothing
    in the rules of laying is left to chance. The rule books let nobody pass, and no river begin once all sources have
    been used (W4, W5), unless the players agree on ``passing`` and ``rivers_from_sea``.
    """

    players: int
    land: int
    sea: int
    properties: Properties = Properties()
    seed: int = 0
    names: tuple[str, ...] = ()
    passing: bool = False
    rivers_from_sea: bool = False

    @classmethod
    def usual(cls, players: int, properties: Properties | None = None, *, seed: int = 0) -> LayingTerms:
        """The terms that the rules advise for so many players."""
        given = properties or Properties(players=Players(players, players))
        return cls(players, LAND_TILES_PER_PLAYER * players, SEA_EACH * players, given, seed)

    def empty_map(self) -> Scenario:
        """The scenario before its first tile."""
        return Scenario(self.properties)


class TermsFault(ValueError):  # noqa: N818  (told to people, like IllegalMap)
    """Terms that no map can be laid by; ``member`` names the one that is wrong."""

    def __init__(self, member: str, reason: Reason) -> None:
        super().__init__(reason)
        self.member = member
        self.reason = reason


def refuse_terms(terms: LayingTerms) -> None:
    """Raise TermsFault if no map can be laid by these terms."""
    fault = terms_fault(terms)
    if fault is not None:
        raise fault


def terms_fault(terms: LayingTerms) -> TermsFault | None:
    """Why no map can be laid by these terms."""
    if not 1 <= terms.players <= MOST_PLAYERS:
        text = QT_TRANSLATE_NOOP("files", "a map is laid by 1 to {most} players, not by {players}")
        return TermsFault("players", Reason(text, most=MOST_PLAYERS, players=terms.players))
    if terms.land < terms.players:
        text = QT_TRANSLATE_NOOP("files", "the world needs at least a land tile for each of {players} players")
        return TermsFault("land", Reason(text, players=terms.players))
    if terms.sea < 0:
        return TermsFault("sea", Reason(QT_TRANSLATE_NOOP("files", "the number of sea tiles cannot be negative")))
    if terms.land + terms.sea > MOST_TILES:
        text = QT_TRANSLATE_NOOP("files", "a world of {tiles} tiles is too large to be laid in turns: {most} at most")
        return TermsFault("land", Reason(text, tiles=terms.land + terms.sea, most=MOST_TILES))
    return _beyond_box(terms)


def _beyond_box(terms: LayingTerms) -> TermsFault | None:
    counts = terms.properties.box.counts
    if counts is None:
        return None
    seas = counts.get(SEA_KIND, 0)
    land = sum(number for kind, number in counts.items() if kind.terrain is not Terrain.SEA)
    if terms.land > land:
        return TermsFault("land", Reason(LAND_IN_BOX, held=land, wanted=terms.land))
    if terms.sea > seas:
        return TermsFault("sea", Reason(_SEA_IN_BOX, held=seas, wanted=terms.sea))
    return None


LAND_IN_BOX = Plural(
    QT_TRANSLATE_NOOP("files", "the box holds %n land tiles, not {wanted}"),
    "the box holds %n land tile, not {wanted}",
    "held",
)
_SEA_IN_BOX = Plural(
    QT_TRANSLATE_NOOP("files", "the box holds %n sea tiles, not {wanted}"),
    "the box holds %n sea tile, not {wanted}",
    "held",
)

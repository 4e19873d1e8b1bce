"""Checks what lies beside the tiles: players, texts, the length of a game; labels, notes, districts and fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.problem import Problem, fix_of
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import MOST_PLAYERS, NEUTRAL_BRICKS, WONDER_SPACES
from rbdesigner.scenario.edit import InscribedPart, edit
from rbdesigner.scenario.inscriptions import INSCRIBED, inscribe
from rbdesigner.scenario.model import Players, Properties, Status
from rbdesigner.tiles import boxes_of

BOX_PLAYERS = 4
"""The number of players for whom the box holds pieces."""


class PropertyChecker(Checker[None]):
    """Checks that the properties make sense."""

    watched = frozenset(field.name for field in fields(Properties))

    def all_keys(self) -> Iterable[None]:
        """The properties as a whole."""
        return (None,)

    def stale(self, touched: EditReach) -> Iterable[None]:
        """List no further keys: every property is watched."""
        return ()

    def look(self, key: None) -> Iterator[Problem]:
        """The problems of the properties, and what is missing."""
        properties = self.scenario.properties
        yield from self._players(properties.players)
        yield from _texts(properties)
        yield from _length(properties)
        beyond = {research.player for research in properties.research if research.player is not None}
        for player in sorted(player for player in beyond if player > properties.players.most):
            yield problem("player-beyond-most", variant="research", player=player, most=properties.players.most)

    def _players(self, players: Players) -> Iterator[Problem]:
        least, most = players.least, players.most
        if least > most:
            swapped = replace(self.scenario.properties, players=replace(players, least=most, most=least))
            yield problem(
                "players-range",
                fixes=[
                    fix_of("swap-players", edit(self.scenario, properties=swapped), least=most, most=least),
                ],
                least=least,
                most=most,
            )
        elif least < 1:
            yield problem("players-range", variant="none", least=least)
        if most > MOST_PLAYERS:
            yield problem("players-beyond-marks", most=most, marks=MOST_PLAYERS)
        elif most > BOX_PLAYERS:
            yield problem("players-beyond-box", most=most, held=BOX_PLAYERS)


def _texts(properties: Properties) -> Iterator[Problem]:
    if not properties.title.strip():
        if properties.status is Status.FINAL:
            yield problem("title-missing")
        else:
            yield problem("draft-untitled")
    if not properties.description.strip():
        yield problem("description-missing")


def _length(properties: Properties) -> Iterator[Problem]:
    prefill = properties.wonder_prefill
    if prefill is not None and not 0 <= prefill <= WONDER_SPACES:
        yield problem("wonder-prefill", spaces=WONDER_SPACES, filled=prefill)
    if properties.turns is not None and properties.turns < 1:
        yield problem("turns-range", turns=properties.turns)
    if properties.options.neutral_bricks < 1:
        yield problem("neutral-bricks", bricks=properties.options.neutral_bricks)
    boxes, needed = boxes_of(properties.box), max(properties.options.neutral_bricks, properties.turns or 0)
    if boxes is not None and needed > boxes * NEUTRAL_BRICKS:
        yield problem("bricks-beyond-box", bricks=needed, held=boxes * NEUTRAL_BRICKS)


_CODES: dict[InscribedPart, str] = {
    "labels": "label-off-map",
    "notes": "note-off-map",
    "districts": "district-off-map",
}


class InscribedPlaces(Checker[Hex]):
    """The texts and fields at each place."""

    def all_keys(self) -> Iterable[Hex]:
        """The places with texts or fields."""
        return dict.fromkeys(place for part in (*INSCRIBED, "fields") for place in getattr(self.scenario, part))

    def stale(self, touched: EditReach) -> Iterable[Hex]:
        """The places whose texts, fields or tiles have changed."""
        return dict.fromkeys((*touched.inscribed, *touched.tiles))

    def look(self, key: Hex) -> Iterator[Problem]:
        """The texts and fields of a place without a tile."""
        if key in self.scenario.tiles:
            return
        for part in INSCRIBED:
            if key in getattr(self.scenario, part):
                fix = fix_of("remove-text", inscribe(self.scenario, part, [key], None), place=key)
                yield problem(_CODES[part], [key], fixes=[fix], place=key)
        if key in self.scenario.fields:
            fix = fix_of("remove-fields", edit(self.scenario, fields={key: ()}), place=key)
            yield problem("field-off-map", [key], fixes=[fix], place=key)

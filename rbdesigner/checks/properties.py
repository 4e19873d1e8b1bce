"""What lies on no place of the map: players, texts, the length of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace

from rbdesigner.checks.catalogue import problem
from rbdesigner.checks.checker import Checker, Touched
from rbdesigner.checks.naming import number_of
from rbdesigner.checks.problem import Fix, Problem
from rbdesigner.rules.tables import MOST_PLAYERS, WONDER_SPACES
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Players, Properties, Status

BOX_PLAYERS = 4
"""For so many players the box holds pieces."""


class PropertiesSound(Checker[None]):
    """Whether the properties make sense."""

    watched = frozenset(field.name for field in fields(Properties))

    def all_keys(self) -> Iterable[None]:
        """The properties as a whole."""
        return (None,)

    def stale(self, touched: Touched) -> Iterable[None]:
        """Nothing: every property is watched."""
        return ()

    def look(self, key: None) -> Iterator[Problem]:
        """What is wrong with the properties, or missing."""
        properties = self.scenario.properties
        yield from self._players(properties.players)
        yield from _texts(properties)
        yield from _length(properties)
        beyond = {research.player for research in properties.research if research.player is not None}
        for player in sorted(player for player in beyond if player > properties.players.most):
            yield problem(
                "player-beyond-most",
                f"Player {player} has researched subjects, but at most {properties.players.most} take part.",
            )

    def _players(self, players: Players) -> Iterator[Problem]:
        least, most = players.least, players.most
        if least > most:
            swapped = replace(self.scenario.properties, players=replace(players, least=most, most=least))
            yield problem(
                "players-range",
                f"The least number of players, {least}, is larger than the most, {most}.",
                fixes=[Fix(f"Make it {most} to {least} players", edit(self.scenario, properties=swapped))],
            )
        elif least < 1:
            yield problem("players-range", f"A game needs at least one player, not {least}.")
        if most > MOST_PLAYERS:
            yield problem(
                "players-beyond-marks",
                f"Up to {most} players may take part, but the wonder has end marks for {MOST_PLAYERS} at most.",
            )
        elif most > BOX_PLAYERS:
            yield problem(
                "players-beyond-box",
                f"The box holds pieces for {BOX_PLAYERS} players; for {most} you need a second one.",
            )


def _texts(properties: Properties) -> Iterator[Problem]:
    if not properties.title.strip():
        if properties.status is Status.FINAL:
            yield problem("title-missing", "The scenario is final but has no title.")
        else:
            yield problem("draft-untitled", "The scenario has no title yet.")
    if not properties.description.strip():
        yield problem("description-missing", "A description would tell players what awaits them.")


def _length(properties: Properties) -> Iterator[Problem]:
    prefill = properties.wonder_prefill
    if prefill is not None and not 0 <= prefill <= WONDER_SPACES:
        yield problem(
            "wonder-prefill", f"The wonder has {WONDER_SPACES} spaces; {prefill} of them cannot be filled at the start."
        )
    if properties.turns is not None and properties.turns < 1:
        yield problem("turns-range", f"A game lasts at least one turn, not {properties.turns}.")
    if properties.options.neutral_bricks < 1:
        yield problem(
            "neutral-bricks",
            f"The game cannot end after {number_of(properties.options.neutral_bricks, 'neutral brick')}.",
        )

"""The sentences for what happens in a game, one a kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rbdesigner.engine import events as ev
from rbdesigner.engine import words
from rbdesigner.engine.state import GameState
from rbdesigner.ui.play.wording import (
    building_text,
    good_text,
    phase_name,
    place_text,
    player_text,
    players_text,
    spot_text,
    subject_text,
    translate,
    transporter_text,
)


def _goods(state: GameState, event: ev.Made | ev.Used | ev.Lost, text: str) -> str:
    return text.format(count=event.count, good=good_text(event.good), place=place_text(state, event.place))


def _moved(state: GameState, event: ev.Moved) -> str:
    return translate("wording", "{count} {good}: {source} → {target}").format(
        count=event.count,
        good=good_text(event.good),
        source=place_text(state, event.source),
        target=place_text(state, event.target),
    )


def _between(state: GameState, event: ev.Stepped | ev.PutOut, text: str) -> str:
    return text.format(
        transporter=transporter_text(state, event.transporter),
        source=spot_text(state, event.source),
        target=spot_text(state, event.target),
    )


def _stepped(state: GameState, event: ev.Stepped) -> str:
    text = _between(state, event, translate("wording", "{transporter} goes from {source} to {target}"))
    if not event.geese:
        return text
    return translate("wording", "{text}; geese that follow: {count}").format(text=text, count=event.geese)


def _fleet(state: GameState, event: ev.TransporterMade | ev.TransporterGone, text: str) -> str:
    return text.format(transporter=transporter_text(state, event.transporter), spot=spot_text(state, event.spot))


def _carried(state: GameState, event: ev.Carried) -> str:
    text = (
        translate("wording", "{carrier} takes {passenger} aboard")
        if event.aboard
        else translate("wording", "{carrier} sets {passenger} down at {spot}")
    )
    return text.format(
        carrier=transporter_text(state, event.carrier),
        passenger=transporter_text(state, event.passenger),
        spot=spot_text(state, event.spot),
    )


def _followed(state: GameState, event: ev.Followed) -> str:
    text = (
        translate("wording", "{count} geese at {spot} follow {transporter}")
        if event.follow
        else translate("wording", "{count} geese stay at {spot}, led there by {transporter}")
    )
    return text.format(
        count=event.count, spot=spot_text(state, event.spot), transporter=transporter_text(state, event.transporter)
    )


def _built(state: GameState, event: ev.Built) -> str:
    return translate("wording", "{player} builds a {building} at {spot}").format(
        player=player_text(state, event.player),
        building=building_text(event.building),
        spot=spot_text(state, event.spot),
    )


def _bag(state: GameState, event: ev.BagFilled) -> str:
    text = translate("wording", "The mine on {tile} gets {gold} gold and {iron} iron")
    return text.format(tile=words.tile(state.topology, event.tile), gold=event.gold, iron=event.iron)


def _drawn(state: GameState, event: ev.Drawn) -> str:
    text = translate("wording", "The mine on {tile} makes {good} this turn")
    return text.format(tile=words.tile(state.topology, event.tile), good=good_text(event.good))


def _wall(state: GameState, event: ev.WallChanged) -> str:
    return translate("wording", "At {edge} stands a wall of {owner}, {tokens} thick").format(
        edge=words.edge(state.topology, event.edge), owner=player_text(state, event.owner), tokens=event.tokens
    )


def _brick(state: GameState, event: ev.BrickLaid) -> str:
    return translate("wording", "A brick of {owner} lies on space {space} of the wonder").format(
        owner=player_text(state, event.owner), space=event.space
    )


def _home(state: GameState, event: ev.HomeChosen) -> str:
    text = translate("wording", "The home of {player} is at {spot}")
    return text.format(player=player_text(state, event.player), spot=spot_text(state, event.spot))


def _phase(_state: GameState, event: ev.PhaseBegun) -> str:
    return translate("wording", "Turn {turn}: {phase}").format(turn=event.turn, phase=phase_name(event.phase))


def _order(state: GameState, event: ev.OrderSet) -> str:
    return translate("wording", "The order of play: {players}").format(players=players_text(state, event.chart))


EVENTS: Mapping[type[ev.Event], Callable[[GameState, Any], str]] = {
    ev.Made: lambda state, event: _goods(state, event, translate("wording", "{count} {good} made at {place}")),
    ev.Used: lambda state, event: _goods(state, event, translate("wording", "{count} {good} used from {place}")),
    ev.Lost: lambda state, event: _goods(state, event, translate("wording", "{count} {good} lost at {place}")),
    ev.Moved: _moved,
    ev.Stepped: _stepped,
    ev.TransporterMade: lambda state, event: _fleet(
        state, event, translate("wording", "{transporter} comes into the game at {spot}")
    ),
    ev.TransporterGone: lambda state, event: _fleet(
        state, event, translate("wording", "{transporter} leaves the game at {spot}")
    ),
    ev.Carried: _carried,
    ev.Followed: _followed,
    ev.Built: _built,
    ev.BagFilled: _bag,
    ev.Drawn: _drawn,
    ev.RoadBuilt: lambda state, event: translate("wording", "A road crosses {border}").format(
        border=words.border(state.topology, event.border)
    ),
    ev.BridgeBuilt: lambda state, event: translate("wording", "A bridge stands at {site}").format(
        site=words.site(state.topology, event.site)
    ),
    ev.WallChanged: _wall,
    ev.PutOut: lambda state, event: _between(
        state, event, translate("wording", "A wall puts {transporter} out from {source} to {target}")
    ),
    ev.Researched: lambda state, event: translate("wording", "{player} has researched {subject}").format(
        player=player_text(state, event.player), subject=subject_text(event.subject)
    ),
    ev.BrickLaid: _brick,
    ev.Irrigated: lambda _state, _event: translate("wording", "All deserts are pasture from now on"),
    ev.HomeChosen: _home,
    ev.PhaseBegun: _phase,
    ev.OrderSet: _order,
    ev.GameOver: lambda _state, _event: translate("wording", "The game is over"),
}
"""What is said of each kind of event."""

"""Names of the moments of a game, and of what is done in them, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.messages.phrases import Phrase
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_DOINGS: Mapping[type[Action], str] = {
    act.Figures: QT_TRANSLATE_NOOP("doings", "drawing the row of figures"),
    act.Mines: QT_TRANSLATE_NOOP("doings", "drawing what the mines make"),
    act.ChooseHome: QT_TRANSLATE_NOOP("doings", "choosing a home"),
    act.Ask: QT_TRANSLATE_NOOP("doings", "asking for an order of play"),
    act.Waive: QT_TRANSLATE_NOOP("doings", "leaving the order of play as it is"),
    act.CashIn: QT_TRANSLATE_NOOP("doings", "stopping to pray"),
    act.Pray: QT_TRANSLATE_NOOP("doings", "praying on"),
    act.TakePosition: QT_TRANSLATE_NOOP("doings", "taking a position"),
    act.Done: QT_TRANSLATE_NOOP("doings", "being done with a phase"),
    act.Propose: QT_TRANSLATE_NOOP("doings", "offering something"),
    act.Answer: QT_TRANSLATE_NOOP("doings", "answering an offer"),
    act.Transfer: QT_TRANSLATE_NOOP("doings", "moving goods"),
    act.Produce: QT_TRANSLATE_NOOP("doings", "running a building"),
    act.Make: QT_TRANSLATE_NOOP("doings", "making a transporter"),
    act.Dismantle: QT_TRANSLATE_NOOP("doings", "putting a transporter out of use"),
    act.Breed: QT_TRANSLATE_NOOP("doings", "breeding"),
    act.Research: QT_TRANSLATE_NOOP("doings", "research"),
    act.Upgrade: QT_TRANSLATE_NOOP("doings", "upgrading a factory"),
    act.Step: QT_TRANSLATE_NOOP("doings", "going on"),
    act.Lead: QT_TRANSLATE_NOOP("doings", "leading geese"),
    act.LetGo: QT_TRANSLATE_NOOP("doings", "letting geese go"),
    act.TakeAboard: QT_TRANSLATE_NOOP("doings", "taking a transporter aboard"),
    act.SetDown: QT_TRANSLATE_NOOP("doings", "setting a transporter down"),
    act.Build: QT_TRANSLATE_NOOP("doings", "building"),
    act.Shaft: QT_TRANSLATE_NOOP("doings", "adding a shaft"),
    act.BuildRoad: QT_TRANSLATE_NOOP("doings", "building a road"),
    act.BuildBridge: QT_TRANSLATE_NOOP("doings", "building a bridge"),
    act.BuildWall: QT_TRANSLATE_NOOP("doings", "building a wall"),
    act.Demolish: QT_TRANSLATE_NOOP("doings", "demolishing a wall"),
    act.Brick: QT_TRANSLATE_NOOP("doings", "buying a brick"),
}


def action_name(action: type[Action]) -> Phrase:
    """The name of a kind of action in sentences: ``setting a transporter down``."""
    return Phrase("doings", _DOINGS[action])


_PHASES: Mapping[Phase, str] = {
    Phase.SETUP: QT_TRANSLATE_NOOP("phases", "setting up"),
    Phase.PRODUCTION: QT_TRANSLATE_NOOP("phases", "production"),
    Phase.MOVEMENT: QT_TRANSLATE_NOOP("phases", "movement"),
    Phase.BUILDING: QT_TRANSLATE_NOOP("phases", "building"),
    Phase.WONDER: QT_TRANSLATE_NOOP("phases", "wonder"),
}

_MOMENTS: Mapping[Stage, str] = {
    Stage.DRAW: QT_TRANSLATE_NOOP("moments", "the {phase} phase, where the mines are drawn"),
    Stage.ASKING: QT_TRANSLATE_NOOP("moments", "the {phase} phase, where players may ask for an order of play"),
    Stage.PRAYING: QT_TRANSLATE_NOOP("moments", "the {phase} phase, where players decide about praying"),
    Stage.POSITIONS: QT_TRANSLATE_NOOP("moments", "the {phase} phase, where players take positions"),
    Stage.PLAY: QT_TRANSLATE_NOOP("moments", "the {phase} phase"),
}


def phase(which: Phase) -> Phrase:
    """A phase by itself: ``movement``."""
    return Phrase("phases", _PHASES[which])


def moment(which: Phase, stage: Stage) -> Phrase:
    """Name the phase and what is being decided in it: ``the movement phase, where players may ask for an order``."""
    if which is Phase.SETUP:
        return Phrase("moments", QT_TRANSLATE_NOOP("moments", "the setting up"))
    return Phrase("moments", _MOMENTS[stage], {"phase": phase(which)})

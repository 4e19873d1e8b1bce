"""A match tells the window what it tells, as signals of Qt."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from rbdesigner.play.match import Match
from rbdesigner.ui.game.match.signals import signals_of
from tests.gui.game.begun import isle, played


def test_every_signal_comes_with_what_the_match_tells(qtbot: QtBot) -> None:
    match = Match(played(isle(), 12))
    signals, told = signals_of(match), list[object]()
    assert signals_of(match) is signals
    for name in ("happened", "plan_done", "modified_changed"):
        getattr(signals, name).connect(lambda value, name=name: told.append((name, value)))
    for name in ("moved", "plans_changed", "machines_changed", "variations_changed"):
        getattr(signals, name).connect(lambda name=name: told.append(name))
    match.undo()
    match.redo()
    assert told[0] == "moved"
    assert [one[0] for one in told if isinstance(one, tuple)].count("happened") == 1
    told.clear()
    match.seat_machines(frozenset({0}), paused=True)
    match.mark_saved()
    match.say(None, "mine", "")
    assert told == ["machines_changed", ("modified_changed", False), "variations_changed", ("modified_changed", True)]


def test_a_match_goes_on_when_those_who_showed_it_are_gone(qtbot: QtBot) -> None:
    match, page, told = Match(played(isle(), 12)), QObject(), list[str]()
    signals_of(match).setParent(page)
    signals_of(match).moved.connect(lambda: told.append("old"))
    delete(page)
    match.undo()
    signals_of(match).moved.connect(lambda: told.append("new"))
    match.redo()
    match.undo()
    assert told == ["new"]

"""A bot of pytest-qt that waits until nobody can say that the machine was merely slow."""

from __future__ import annotations

from functools import partialmethod

from pytestqt.qtbot import QtBot

PATIENCE = 120_000
"""Milliseconds: far more than anything needs on a loaded machine, so that only what hangs fails."""


class PatientBot(QtBot):
    """Waits until something happens, where the bot of pytest-qt gives up after five seconds."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE)  # noqa: N815
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)  # noqa: N815
    waitSignals = partialmethod(QtBot.waitSignals, timeout=PATIENCE)  # noqa: N815
    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE)  # noqa: N815
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE)  # noqa: N815

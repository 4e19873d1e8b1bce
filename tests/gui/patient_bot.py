"""A bot of pytest-qt that waits as long as it takes."""

from __future__ import annotations

from functools import partialmethod

from pytestqt.qtbot import QtBot

FOREVER = 2**31 - 1
"""Milliseconds: a loaded machine may need longer than any time that a test could name."""


class PatientBot(QtBot):
    """Waits until something happens, be it in vain: pytest tells where after its ``faulthandler_timeout``."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=FOREVER)  # noqa: N815
    waitSignal = partialmethod(QtBot.waitSignal, timeout=FOREVER)  # noqa: N815
    waitSignals = partialmethod(QtBot.waitSignals, timeout=FOREVER)  # noqa: N815
    waitActive = partialmethod(QtBot.waitActive, timeout=FOREVER)  # noqa: N815
    waitExposed = partialmethod(QtBot.waitExposed, timeout=FOREVER)  # noqa: N815

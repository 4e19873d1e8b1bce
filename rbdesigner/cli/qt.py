"""Loading Qt and finding a display, which only some verbs need and some machines lack."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rbdesigner import interrupts
from rbdesigner.cli.console import CommandError, error
from rbdesigner.messages.translation import translate


@contextmanager
def loading_qt(verb: str) -> Iterator[None]:
    """Say in one line what is missing if Qt or a system library of it is."""
    try:
        yield
    except ImportError as fault:
        if (fault.name or "").startswith("rbdesigner"):
            raise
        raise CommandError(
            verb,
            translate("cli", "Qt cannot be loaded: {fault} (the README lists the system packages it needs)").format(
                fault=fault
            ),
        ) from fault


def open_window(verb: str, paths: Sequence[Path], *, play: bool = False) -> int:
    """Show the window with these files, or play them, until it is closed; the exit code."""
    require_display(verb)
    gc.disable()  # until the window is shown: nothing of what it is made of is garbage
    with loading_qt(verb):
        from rbdesigner.ui import app
    interrupts.leave()
    return app.run(paths, partial(tell_no_display, verb), play=play)


def tell_no_display(verb: str, reason: str) -> None:
    """Say why no window can be opened, and which verbs do without."""
    error(
        verb,
        translate("cli", "no window can be opened: {reason}; validate, convert and render need none").format(
            reason=reason
        ),
    )


def require_display(verb: str) -> None:
    """Refuse where no window can be shown; Qt would end the process without a word to the user."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise CommandError(
            verb, translate("cli", "there is no display to open a window on; validate, convert and render need none")
        )

"""Loading Qt, which only some verbs need and some machines lack parts of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

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


def tell_no_display(verb: str, reason: str) -> None:
    """Say why no window can be opened, and which verbs do without."""
    error(
        verb,
        translate("cli", "no window can be opened: {reason}; validate, convert and render need none").format(
            reason=reason
        ),
    )

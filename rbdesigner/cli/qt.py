"""Loading Qt, which only some verbs need and some machines lack parts of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rbdesigner.cli.messages import CommandError


@contextmanager
def loading_qt(verb: str) -> Iterator[None]:
    """Say in one line what is missing if Qt or a system library of it is."""
    try:
        yield
    except ImportError as fault:
        if (fault.name or "").startswith("rbdesigner"):
            raise
        raise CommandError(
            verb, f"Qt cannot be loaded: {fault} (the README lists the system packages it needs)"
        ) from fault

"""The process that works for a part of the window, ended with it."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar


class _Closable(Protocol):
    def close(self) -> None: ...


P = TypeVar("P", bound=_Closable)


class ProcessHolder(Generic[P]):
    """A process, if there is one.

    Unlike an object of Qt it is still there when its owner is not.
    """

    def __init__(self) -> None:
        self.process: P | None = None

    def close(self, _gone: object = None) -> None:
        """End it, and all that work for it."""
        process, self.process = self.process, None
        if process is not None:
            process.close()

"""Telling others what has happened, without knowing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Observers(Generic[P]):
    """Callables that are told of one kind of thing, in the order of connection.

    They are kept alive. One that raises keeps those after it from being told.
    """

    __slots__ = ("_observers",)

    def __init__(self) -> None:
        self._observers: tuple[Callable[P, object], ...] = ()

    def connect(self, observer: Callable[P, object]) -> None:
        """Tell this one too from now on."""
        self._observers = (*self._observers, observer)

    def disconnect(self, observer: Callable[P, object]) -> None:
        """Tell this one no more; ValueError if it is not told."""
        if observer not in self._observers:
            raise ValueError("This observer is not connected.")
        self._observers = tuple(each for each in self._observers if each != observer)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell all that are connected now."""
        for observer in self._observers:
            observer(*args, **kwargs)

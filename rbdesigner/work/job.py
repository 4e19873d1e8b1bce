"""Jobs: work that a process of its own does for this one.

A job is a function that is found there by its name. It gets one request and yields answers as the work goes on. Both
are frozen classes of ours, and travel as pickles: only processes of our own write them. Code and data of others are
never read this way (see :mod:`rbdesigner.players.process` and :mod:`rbdesigner.scenario.picture_process`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

Request = TypeVar("Request")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Job(Generic[Request, Answer]):
    """A function of a module that answers a request, again and again until its work is done.

    ``stopped`` is the English text that tells a failure with its ``{reason}``, marked for translation as a reason is.
    ``refusals`` are the errors by which the function refuses a request; any other is a defect.
    """

    function: Callable[[Request], Iterable[Answer]]
    stopped: str
    refusals: tuple[type[Exception], ...] = ()


class Told(NamedTuple):
    """The message with one answer."""

    answer: Any


class Refused(NamedTuple):
    """The message with which a job refuses its request: the parts of an error.

    Errors make a sentence of what they are given, so that pickle cannot make them again by calling their class.
    """

    kind: type[Exception]
    arguments: tuple[Any, ...]
    members: Mapping[str, Any]

    @classmethod
    def of(cls, fault: Exception) -> Refused:
        """The message that tells of an error."""
        return cls(type(fault), fault.args, vars(fault))

    def error(self) -> Exception:
        """The error as it was."""
        fault = self.kind.__new__(self.kind, *self.arguments)
        vars(fault).update(self.members)
        return fault


class Crashed(NamedTuple):
    """The message that a job has raised what nobody foresaw."""

    reason: str


class Finished(NamedTuple):
    """The message that all has been answered."""


Message = Told | Refused | Crashed | Finished

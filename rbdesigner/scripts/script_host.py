"""The process that runs scripts: requests come over standard input, answers go out over standard output.

It ends when whoever has started it closes the pipe or ends, whatever the script is at. It is looked after as players of
others are (:mod:`rbdesigner.players.supervisor`).
"""

from __future__ import annotations

import ast
import io
import linecache
import os
import pickle
import sys
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from threading import Lock, Thread
from time import monotonic, sleep
from types import CodeType, ModuleType
from typing import Any, BinaryIO, NoReturn

from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scripts.foreign_code import fault_answer, fault_line, looked_after
from rbdesigner.scripts.script_messages import (
    BAD_MAP,
    CONSOLE,
    MOST_PRINTED,
    NO_MAP,
    ScriptRequest,
    packed,
)
from rbdesigner.work import framing
from rbdesigner.work.host_streams import BROKEN

MAP = "scenario"
"""The name of the map in a script."""
_TOGETHER = 0.05
"""Seconds for which what is printed, and how far it is, is gathered."""


class Answers:
    """The way of the answers; a script may print from several threads."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe, self._lock = pipe, Lock()

    def send(self, **answer: object) -> None:
        """Send one answer."""
        with self._lock:
            framing.write(self._pipe, packed(answer))


class Printing(io.TextIOBase):
    """Gathers what a script prints and passes it on, so much of it as anybody reads."""

    def __init__(self, answers: Answers) -> None:
        self._answers, self._lock = answers, Lock()
        self._held: list[str] = []
        self._left = MOST_PRINTED
        Thread(target=self._pass_on, daemon=True).start()

    def begin(self) -> None:
        """Let the next run print as much again."""
        self._left = MOST_PRINTED

    def write(self, text: str) -> int:
        """Take a text."""
        with self._lock:
            if self._left > 0:
                self._held.append(text[: self._left])
                self._left -= len(text)
                is_last = self._left <= 0
            else:
                return len(text)
        if is_last:
            self.flush()
            self._answers.send(left_out=True)
        return len(text)

    def flush(self) -> None:
        """Pass on what is gathered."""
        with self._lock:
            text, self._held = "".join(self._held), []
            if text:
                self._answers.send(text=text)

    def _pass_on(self) -> None:
        while True:
            sleep(_TOGETHER)
            with suppress(OSError):
                self.flush()


class ScriptHost:
    """Runs scripts on maps, and lines with the names of the lines before."""

    def __init__(self, answers: Answers, printing: Printing) -> None:
        self._answers, self._printing = answers, printing
        self._told = 0.0
        self._console = ModuleType("__main__")

    def run(self, request: ScriptRequest) -> None:
        """Run one script, and tell how the map is then, or what was wrong."""
        place = request.path or CONSOLE
        module = ModuleType("__main__") if request.path else self._console
        sys.modules["__main__"] = module  # processes that a script starts look for its functions there
        self._fill(module, request)
        self._printing.begin()
        before = request.scenario.copy()
        try:
            self._execute(module.__dict__, request, place)
            answer = _map_answer(before, module.__dict__.get(MAP))
        except BaseException as fault:  # a script may raise anything
            answer = fault_answer(fault, place)
        self._printing.flush()
        if answer:
            self._answers.send(**answer)
        self._answers.send(end=True)

    def _fill(self, module: ModuleType, request: ScriptRequest) -> None:
        """Give a script the names that it works with."""
        import rbdesigner

        scenario = request.scenario
        if isinstance(known := module.__dict__.get(MAP), Scenario):
            # Names of earlier lines point at this map and its parts.
            _renew(known, scenario)
            scenario = known
        module.__dict__.update(
            rb=rbdesigner, scenario=scenario, selection=request.selection, progress=self._tell_progress
        )
        if request.path:
            module.__file__ = request.path

    def _tell_progress(self, done: float, of: float = 1.0) -> None:
        """Tell how far the script is: ``progress(3, 10)``."""
        now = monotonic()
        if now > self._told + _TOGETHER:
            self._told = now
            self._answers.send(progress=float(done / of))

    def _execute(self, names: dict[str, Any], request: ScriptRequest, place: str) -> None:
        if request.path:
            source = Path(request.path).read_bytes()
            sys.argv = [request.path]
            sys.path.insert(0, str(Path(request.path).parent))
            exec(compile(source, place, "exec"), names)
            return
        linecache.cache[place] = (len(request.lines), None, request.lines.splitlines(keepends=True), place)
        body, last = _parts(request.lines, place)
        exec(body, names)
        if last is not None and (value := eval(last, names)) is not None:
            names["_"] = value
            print(repr(value))


def _renew(known: Scenario, scenario: Scenario) -> None:
    """Make a map like another, and keep it and its dictionaries the objects that they are."""
    for part in fields(Scenario):
        new, own = getattr(scenario, part.name), getattr(known, part.name)
        if isinstance(own, dict) and isinstance(new, dict):
            own.clear()
            own.update(new)
        else:
            setattr(known, part.name, new)


def _parts(lines: str, place: str) -> tuple[CodeType, CodeType | None]:
    """Lines as code, with the expression at their end apart, whose value is shown."""
    tree = ast.parse(lines, place)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    shown = compile(ast.Expression(last.value), place, "eval") if isinstance(last, ast.Expr) else None
    return compile(tree, place, "exec"), shown


def _map_answer(before: Scenario, after: object) -> dict[str, object]:
    """The answer with the map, or with what is in its place; nothing where it is as it was."""
    if not isinstance(after, Scenario):
        return {"fault": Reason(NO_MAP, name=MAP, found=type(after).__name__).to_json()}
    try:
        return {"map": files.dumps(after)} if after != before else {}
    except Exception as fault:  # it may hold anything
        return {"fault": Reason(BAD_MAP, why=fault_line(fault)).to_json()}


def _flush_before_exit(printing: Printing) -> None:
    """Let nothing that was printed get lost where a script ends its process at once."""
    process, leave = os.getpid(), os._exit

    def flush_and_leave(status: int) -> NoReturn:
        if os.getpid() == process:  # a fork has copies of what the process itself passes on
            with suppress(OSError):
                printing.flush()
        leave(status)

    os._exit = flush_and_leave


def main() -> None:
    """Run scripts as long as somebody asks for them."""
    inbox, pipe = looked_after()
    answers = Answers(pipe)
    printing = Printing(answers)
    sys.stdout = sys.stderr = printing
    _flush_before_exit(printing)
    host = ScriptHost(answers, printing)
    try:
        while True:
            host.run(pickle.loads(inbox.get()))
    except BaseException:  # memory that is full, a pipe that has been closed
        os._exit(BROKEN)

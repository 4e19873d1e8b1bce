"""The process of code of others: how it is looked after, and how its errors are told."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from types import ModuleType
from typing import BinaryIO

from rbdesigner.players.supervisor import supervise
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scripts.script_messages import EXIT_CODE, MOST_DETAILS, NO_MEMORY
from rbdesigner.work.host_streams import give_way, inbox_of, take_over_streams

MOST_MEMORY = 2 << 30
"""Bytes that each process of a script may have for its data: half of what a player may have."""


def looked_after() -> tuple[SimpleQueue[bytes], BinaryIO]:
    """Go on in a process with limits, and get the requests to it and the pipe for its answers."""
    requests, answers = take_over_streams()
    supervise(requests, answers)
    _limit_memory()
    inbox = inbox_of(requests)
    give_way()
    return inbox, answers


def _limit_memory() -> None:
    """Let a script that fills the memory fail, on Linux alone."""
    if sys.platform == "linux":
        import resource  # Unix alone has it

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def fault_answer(fault: BaseException, place: str) -> dict[str, object]:
    """The answer with an error, and the line of the script where it came up; nothing for an end without one."""
    if isinstance(fault, SystemExit) and fault.code in (None, 0):
        return {}
    answer: dict[str, object] = {"fault": fault_line(fault)}
    if number := _line_number(fault, place):
        answer |= {"file": Path(place).name, "number": number}
    with suppress(BaseException):  # the text of somebody else's exception
        answer["details"] = "".join(traceback.format_exception(_from_script(fault, place)))[-MOST_DETAILS:]
    return answer


def fault_line(fault: BaseException) -> object:
    """The line about an error: a text, or the JSON data of a reason."""
    if isinstance(fault, MemoryError):
        return Reason(NO_MEMORY).to_json()
    if isinstance(fault, SystemExit):
        return fault.code if isinstance(fault.code, str) else Reason(EXIT_CODE, code=str(fault.code)).to_json()
    said = ""
    with suppress(BaseException):
        said = fault.msg if isinstance(fault, SyntaxError) else str(fault)
    return " ".join(f"{type(fault).__name__}: {said}".removesuffix(": ").split())


def _line_number(fault: BaseException, place: str) -> int:
    """The line of the script, the innermost one where it calls itself; 0 if it is none of its lines."""
    if isinstance(fault, SyntaxError) and fault.filename == place:
        return fault.lineno or 0
    frames = traceback.extract_tb(fault.__traceback__)
    return next((frame.lineno or 0 for frame in reversed(frames) if frame.filename == place), 0)


def _from_script(fault: BaseException, place: str) -> BaseException:
    """An exception with a traceback that begins in the script."""
    found = fault.__traceback__
    while found is not None and found.tb_frame.f_code.co_filename != place:
        found = found.tb_next
    return fault.with_traceback(found)


def fault_text_of(fault: BaseException, place: str) -> str:
    """An error in one line, with the line of the file that it came up in."""
    answer = fault_answer(fault, place)
    line = answer.get("fault", "")
    said = line if isinstance(line, str) else str(Reason(line["text"]))  # type: ignore[index]  # JSON data
    return f"{said} ({answer['file']}, line {answer['number']})" if "number" in answer else said


def module_in(path: str) -> ModuleType:
    """Run a file of others as a module of its own."""
    spec = importlib.util.spec_from_file_location(f"rbdesigner_of_others_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError("there is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module

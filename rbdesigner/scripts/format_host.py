"""The process that runs formats of others, with the limits of scripts."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Mapping

from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.scripts.foreign_code import fault_text_of, looked_after, module_in
from rbdesigner.scripts.foreign_formats import GROUP, FormatRequest
from rbdesigner.work import framing
from rbdesigner.work.host_streams import BROKEN


def _loaded(source: str) -> object:
    if source.endswith(".py"):
        return module_in(source)
    from importlib.metadata import entry_points  # there are seldom any

    (point,) = entry_points(group=GROUP, name=source)
    return point.load()


def _answer(request: FormatRequest) -> Mapping[str, object]:
    """Do what is asked for, or tell how the format fails."""
    try:
        form: object = _loaded(request.source)
        if request.text is not None:
            found = form.read(request.text)  # type: ignore[attr-defined]  # of others
            return {"maps": [files.dumps(each) for each in ([found] if isinstance(found, Scenario) else found)]}
        if request.scenario is not None:
            return {"text": str(form.write(request.scenario))}  # type: ignore[attr-defined]  # of others
        title, suffixes = str(form.TITLE), [str(each) for each in form.SUFFIXES]  # type: ignore[attr-defined]
        return {"title": title, "suffixes": suffixes, "writes": hasattr(form, "write")}
    except BaseException as fault:  # the code of others may raise anything
        return {"fault": fault_text_of(fault, request.source)}


def main() -> None:
    """Read and write as long as somebody asks for it."""
    inbox, pipe = looked_after()
    try:
        while True:
            for answer in (_answer(pickle.loads(inbox.get())), {"end": True}):
                framing.write(pipe, json.dumps(answer).encode())
    except BaseException:  # memory that is full, a pipe that has been closed
        os._exit(BROKEN)

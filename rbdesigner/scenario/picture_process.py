"""Reads pictures of others in a process with limits of time and memory.

A file of 2 KB can keep a library that paints it busy for hours, and a damaged one can make it crash. So the program
itself looks at the first bytes of a picture only; all else is read in a process that is ended when it takes too long.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
import weakref
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Any, NamedTuple

from rbdesigner.own_process import host_command
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.parsing import ordinary_file
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.translatable import QT_TRANSLATE_NOOP

PICTURE_HOST = "rbdesigner.art.picture_host"
"""The module that reads a picture of others."""
MOST_BYTES = 60_000_000
"""A larger file is not read."""
SECONDS = 30.0
"""A picture of the most pixels takes three."""
PROCESSOR_SECONDS = 20
MEMORY = 2_000_000_000
"""The bytes that the process may take: the most pixels twice, and Python and Qt."""
ANSWER = 64_000_000
"""The longest answer in bytes: the pixels of a picture as large as it is shown take 36 MB."""
HEAD = 16
"""The bytes that tell formats apart."""
TOO_LARGE = QT_TRANSLATE_NOOP("files", "this picture is too large to be read")
_TOO_SLOW = QT_TRANSLATE_NOOP("files", "this picture takes more time to read than any scan or photo")
UNREADABLE = QT_TRANSLATE_NOOP("files", "this is not a picture that can be read")
_UNKNOWN = QT_TRANSLATE_NOOP("files", "this is not a picture of a known format ({known})")


class PictureFormat(NamedTuple):
    """A format of pictures: its name, how its files begin, and their endings."""

    name: str
    beginning: re.Pattern[bytes]
    suffixes: tuple[str, ...]


FORMATS = (
    PictureFormat("PNG", re.compile(rb"\x89PNG\r\n\x1a\n"), (".png",)),
    PictureFormat("JPEG", re.compile(rb"\xff\xd8\xff"), (".jpg", ".jpeg")),
    PictureFormat("WebP", re.compile(rb"RIFF.{4}WEBP", re.DOTALL), (".webp",)),
    PictureFormat("BMP", re.compile(rb"BM.{4}\0{4}", re.DOTALL), (".bmp",)),
    PictureFormat("GIF", re.compile(rb"GIF8[79]a"), (".gif",)),
    PictureFormat("TIFF", re.compile(rb"II\*\0|MM\0\*"), (".tif", ".tiff")),
)
"""The formats of scans and photos. An SVG is a program for a painter, and no picture of theirs."""
SUFFIXES = tuple(suffix for form in FORMATS for suffix in form.suffixes)


def picture_format(head: bytes) -> str | None:
    """Name the format of a file that begins so; None if it is no picture that is read."""
    return next((form.name for form in FORMATS if form.beginning.match(head)), None)


def is_picture(path: str | os.PathLike[str]) -> bool:
    """Whether a file is a picture in a format that is read."""
    try:
        with ordinary_file(path) as file:
            return picture_format(file.read(HEAD)) is not None
    except ScenarioError:
        return False


class PictureAnswer(NamedTuple):
    """The answer of a process: values, and the bytes of pixels if there are any."""

    values: Mapping[str, Any]
    body: bytes


class PictureProcess:
    """Reads one picture by a host, and is asked for :meth:`answers` without waiting.

    ScenarioError at once if the file is none that is read, and with the news if the host cannot read it in time.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        host: str = PICTURE_HOST,
        *,
        limit: float = SECONDS,
    ) -> None:
        self.path = Path(path)
        self.is_done = False
        with ordinary_file(self.path) as file:
            if os.fstat(file.fileno()).st_size > MOST_BYTES:
                raise ScenarioError(self.path, "", Reason(TOO_LARGE))
            if picture_format(file.read(HEAD)) is None:
                kinds = Row(tuple(form.name for form in FORMATS))
                raise ScenarioError(self.path, "", Reason(_UNKNOWN, known=kinds))
            os.lseek(file.fileno(), 0, os.SEEK_SET)  # where the process begins to read
            self._output, self._popen = _started(host, file)
        self._finalizer = weakref.finalize(self, _end, self._popen, self._output)
        self._deadline = monotonic() + limit

    def answers(self) -> Iterator[PictureAnswer]:
        """The answer as soon as it is there."""
        if self._popen.poll() is None:
            if monotonic() < self._deadline:
                return
            self.close()
            raise ScenarioError(self.path, "", Reason(_TOO_SLOW))
        self.is_done = True
        yield self._answer()

    def answer(self) -> PictureAnswer:
        """Wait for the answer."""
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(max(0.0, self._deadline - monotonic()))
        try:
            (answer,) = self.answers()
        finally:
            self.close()
        return answer

    def close(self) -> None:
        """End the process."""
        self._finalizer()

    def _answer(self) -> PictureAnswer:
        """The answer in the file, of which nothing is trusted."""
        self._output.seek(0)
        try:
            values = json.loads(self._output.readline(ANSWER))
            if self._popen.returncode == 0 and isinstance(values, dict):
                if "fault" in values:
                    raise ScenarioError(self.path, "", Reason.of_json(values["fault"], (TOO_LARGE,)))
                return PictureAnswer(values, self._output.read(ANSWER))
        except ValueError:
            pass
        raise ScenarioError(self.path, "", Reason(UNREADABLE))


def _started(host: str, picture: IO[bytes]) -> tuple[IO[bytes], subprocess.Popen[bytes]]:
    """The file of the answer, and the process that writes it."""
    output = tempfile.TemporaryFile()  # noqa: SIM115  (it is closed when the answer is read)
    apart = {"process_group": 0} if os.name == "posix" else {}
    try:
        return output, subprocess.Popen(
            host_command(host),
            stdin=picture,
            stdout=output,
            stderr=subprocess.DEVNULL,  # what libraries say of damaged pictures
            **apart,  # type: ignore[call-overload]  # Ctrl+C in a terminal is for the program alone
        )
    except BaseException:
        output.close()
        raise


def _end(process: subprocess.Popen[bytes], output: IO[bytes]) -> None:
    """End a process, and give up the file of its answer."""
    process.kill()
    process.wait()
    output.close()

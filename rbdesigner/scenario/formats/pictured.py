"""Maps in pictures: in the file itself, or in a QR code that the picture shows."""

from __future__ import annotations

import os

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import embedded, map_code
from rbdesigner.scenario.formats.remarks import ImportedMap
from rbdesigner.scenario.picture_process import PictureAnswer, PictureProcess, is_picture
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

CODE_HOST = "rbdesigner.art.code_host"
"""The module that reads the QR codes in a picture."""
_NO_CODE = QT_TRANSLATE_NOOP("files", "this picture holds no map in its file, and shows no QR code of one")


def is_plain_picture(path: str | os.PathLike[str]) -> bool:
    """Whether a file is a picture without a map in it; a QR code may still show one."""
    return is_picture(path) and not embedded.embeds_map(path)


def code_process(path: str | os.PathLike[str]) -> PictureProcess:
    """The process that reads the QR codes of a picture. ScenarioError if it is none."""
    return PictureProcess(path, CODE_HOST)


def in_picture(data: bytes, path: str) -> list[ImportedMap]:
    """The map in a picture, of which these are the data.

    ScenarioError if there is none.
    """
    if embedded.NAME.encode() in data and data.startswith(embedded.PNG_SIGNATURE):
        return embedded.in_png(data, path)
    return in_codes(code_process(path).answer(), path)


def in_codes(answer: PictureAnswer, path: str | os.PathLike[str]) -> list[ImportedMap]:
    """The map in the QR codes that were read from a picture.

    ScenarioError if there is none.
    """
    texts = answer.values.get("texts")
    for text in texts if isinstance(texts, list) else []:
        if isinstance(text, str) and map_code.looks_like(text):
            return map_code.decode(text, os.fspath(path))
    raise ScenarioError(path, "", Reason(_NO_CODE))

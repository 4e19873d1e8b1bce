"""Scenarios embedded in the PNG and SVG files that show them.

A PNG has it in a compressed text chunk before its pixels, an SVG in its metadata, each under the same name.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from html import escape, unescape

from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import map_code
from rbdesigner.scenario.formats.remarks import ImportedMap
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.parsing import inflated, ordinary_file
from rbdesigner.scenario.picture_process import PictureAnswer, PictureProcess, is_picture
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.serial import to_json
from rbdesigner.translatable import QT_TRANSLATE_NOOP

NAME = "rbdesigner-scenario"
"""The keyword of the chunk, and the id of the metadata."""
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = 20_000
"""The bytes at the beginning of a file in which the name stands, after a title at most."""
_BEGIN, _END = f'<metadata id="{NAME}">', "</metadata>"
_NONE = QT_TRANSLATE_NOOP(
    "files",
    "this picture holds no map; those that rbdesigner writes do, unless another program has changed them",
)
_BROKEN = QT_TRANSLATE_NOOP("files", "the map in this picture is damaged or too large")


def embedded_text(scenario: Scenario) -> str:
    """The text to embed in a picture: the JSON data of a scenario, in ASCII."""
    return json.dumps(to_json(scenario), separators=(",", ":"))


def png_chunk(text: str) -> tuple[bytes, bytes]:
    """The kind and the data of the PNG chunk that holds a text."""
    return b"zTXt", NAME.encode() + b"\0\0" + zlib.compress(text.encode("ascii"))


def svg_metadata(text: str) -> str:
    """The element of an SVG that holds a text."""
    return f"{_BEGIN}{escape(text, quote=False)}{_END}"


def embeds_map(path: str | os.PathLike[str]) -> bool:
    """Whether a file looks like a picture that holds a map, by how it begins."""
    try:
        with ordinary_file(path) as file:
            return NAME.encode() in file.read(_HEAD)
    except ScenarioError:
        return False


def in_png(data: bytes, path: str) -> list[ImportedMap]:
    """The map in the bytes of a PNG; ScenarioError if it holds none."""
    at = len(PNG_SIGNATURE)
    while at + 8 <= len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        keyword, _, packed = data[at + 8 : at + 8 + length].partition(b"\0") if kind == b"zTXt" else (b"", b"", b"")
        if keyword == NAME.encode():
            try:
                return _imported(inflated(packed[1:], path, _BROKEN).decode("ascii"), path)
            except UnicodeDecodeError as error:
                raise ScenarioError(path, "", Reason(_BROKEN)) from error
        at += 12 + length
    raise ScenarioError(path, "", Reason(_NONE))


def in_svg(text: str, path: str) -> list[ImportedMap]:
    """The map in the text of an SVG; ScenarioError if it holds none."""
    begin = text.find(_BEGIN)
    end = text.find(_END, begin)
    if begin < 0 or end < 0:
        raise ScenarioError(path, "", Reason(_NONE))
    return _imported(unescape(text[begin + len(_BEGIN) : end]), path)


def looks_like_svg(text: str) -> bool:
    """Whether a text that begins like XML is an SVG."""
    return "<svg" in text[:1000]


def _imported(text: str, path: str) -> list[ImportedMap]:
    scenario = files.loads(text, path)
    return [ImportedMap(scenario.properties.title, scenario)]


CODE_HOST = "rbdesigner.art.code_host"
"""The module that reads the QR codes in a picture."""
_LINKS = "https://", "http://"
_ONLY_LINK = QT_TRANSLATE_NOOP("files", "this picture holds no map; its QR code leads to {link}")
_NO_CODE = QT_TRANSLATE_NOOP(
    "files",
    "this picture holds no map in its file, and no QR code of one can be read in it; "
    "if it shows one, try a sharper or larger picture of the code",
)


def is_plain_picture(path: str | os.PathLike[str]) -> bool:
    """Whether a file is a picture without a map in it; a QR code may still show one."""
    return is_picture(path) and not embeds_map(path)


def code_process(path: str | os.PathLike[str]) -> PictureProcess:
    """The process that reads the QR codes of a picture. ScenarioError if it is none."""
    return PictureProcess(path, CODE_HOST)


def in_picture(data: bytes, path: str) -> list[ImportedMap]:
    """The map in a picture, of which these are the data.

    ScenarioError if there is none.
    """
    if NAME.encode() in data and data.startswith(PNG_SIGNATURE):
        return in_png(data, path)
    return in_codes(code_process(path).answer(), path)


def in_codes(answer: PictureAnswer, path: str | os.PathLike[str]) -> list[ImportedMap]:
    """The map in the QR codes that were read from a picture.

    ScenarioError if there is none.
    """
    found = answer.values.get("texts")
    texts = [text for text in found if isinstance(text, str)] if isinstance(found, list) else []
    for text in texts:
        if map_code.looks_like(text):
            return map_code.decode(text, os.fspath(path))
    for text in texts:
        if text.startswith(_LINKS):  # as on a sheet
            raise ScenarioError(path, "", Reason(_ONLY_LINK, link=text))
    raise ScenarioError(path, "", Reason(_NO_CODE))

"""Make the data of ICU smaller, which are the largest file of the packed program: ``libicudata.so``.

Qt has ICU convert texts, compare them and name time zones, and asks for nothing else (``objdump -T libQt6Core.so.6``).
The data are one package: a header, a table of contents and the items, one after the other. Only Linux has them.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

NOT_NEEDED = ("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit")
"""The folders of the package for what Qt does not ask for: breaks of lines, currencies, languages, numbers in words,
regions, other scripts, units."""

_KIND = b"CmnD"
_KIND_AT = 12
"""Where the header says that it begins a package."""
_EVEN = 16
"""Items begin at multiples of so many bytes."""


def shrink(library: Path) -> None:
    """Put a library without what is not needed in the place of one with all data."""
    data = library.read_bytes()
    start = data.index(_KIND) - _KIND_AT
    (header,) = struct.unpack_from("<H", data, start)
    made = package(data[start : start + header], items(data[start + header :]))
    listed = subprocess.run(["objdump", "-T", "-p", str(library)], capture_output=True, text=True, check=True).stdout
    ((name, symbol),) = re.findall(r"SONAME\s+(\S+).*?\b(icudt\d+_dat)\b", listed, re.DOTALL)
    read_only = ".data=.rodata,alloc,load,readonly,data,contents"
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        (Path(folder) / "data").write_bytes(made)
        for command in (
            ("ld", "-r", "-b", "binary", "-o", "data.o", "data"),
            ("objcopy", "--set-section-alignment", f".data={_EVEN}", "--rename-section", read_only, "data.o"),
            ("ld", "-shared", "-z", "noexecstack", "-soname", name, "--defsym", f"{symbol}=_binary_data_start",
             "-o", "made", "data.o"),
        ):  # fmt: skip
            subprocess.run(command, cwd=folder, check=True)
        (Path(folder) / "made").replace(library)


def items(contents: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The items of a package that are needed, by name; ``contents`` is all that comes behind its header."""
    (number,) = struct.unpack_from("<I", contents)
    table = list(struct.iter_unpack("<II", contents[4 : 4 + 8 * number]))
    ends = [begin for _, begin in table[1:]] + [len(contents)]
    for (at, begin), end in zip(table, ends, strict=True):
        name = contents[at : contents.index(b"\0", at)]
        if name.decode("ascii").split("/")[1] not in NOT_NEEDED:
            yield name, contents[begin:end]


def package(header: bytes, wanted: Iterator[tuple[bytes, bytes]] | Mapping[bytes, bytes]) -> bytes:
    """A package of these items, in the order of their names."""
    chosen = dict(wanted)
    names = b"".join(name + b"\0" for name in chosen)
    at = 4 + 8 * len(chosen)
    begin = at + len(names)
    table, body = [struct.pack("<I", len(chosen))], []
    for name, item in chosen.items():
        begin_even = -(-begin // _EVEN) * _EVEN
        table.append(struct.pack("<II", at, begin_even))
        body += [b"\0" * (begin_even - begin), item]
        at, begin = at + len(name) + 1, begin_even + len(item)
    return header + b"".join((*table, names, *body))

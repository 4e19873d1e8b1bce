"""The smaller data of ICU in the packed program: Qt compares and names as with all of them."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from tests.desktop import displays

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = [*Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*")]
WORK = """
from PySide6.QtCore import QCollator, QLocale, QTimeZone
words = ["zebra", "Ähre", "Öl", "ahne", "Zofe", "öljy", "äiti", "ärla", "città", "Straße", "strasse", "a2", "a10", "井"]
for language in ("de_DE", "fi_FI", "it_IT", "sv_SE", "zh_CN", "C"):
    collator = QCollator(QLocale(language))
    collator.setNumericMode(True)
    words.sort(key=collator.sortKey)
    print(language, *words)
zone = QTimeZone(b"Europe/Helsinki")
print(*(zone.displayName(kind, QTimeZone.NameType.LongName, QLocale("fi_FI")) for kind in QTimeZone.TimeType))
print(QLocale("tr_TR").toUpper("istanbul"))
"""
"""What Qt asks of ICU."""

pytestmark = [
    pytest.mark.usefixtures("qt"),
    pytest.mark.skipif(not sys.platform.startswith("linux") or not LIBRARIES, reason="this Qt brings no data of ICU"),
    pytest.mark.skipif(bool(displays.missing("ld", "objcopy", "objdump")), reason="binutils are missing"),
]


def told(**environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", WORK], env={**os.environ, **environment}, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def test_qt_does_the_same_with_half_of_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    library = Path(shutil.copy(LIBRARIES[0], tmp_path))
    importlib.import_module("icu_data").shrink(library)
    assert library.stat().st_size < 0.6 * LIBRARIES[0].stat().st_size
    assert [*tmp_path.iterdir()] == [library]
    plainly = told()
    assert told(LD_PRELOAD=str(library)) == plainly
    assert "zebra Zofe Ähre äiti ärla Öl öljy" in plainly and "İSTANBUL" in plainly  # as ICU does it

"""A book of 160 scenarios: how long it takes to open and to print, and how much memory that wants.

The scenarios are those that come with the program and maps drawn at random, always the same. Opening is reading the
book and all its maps, with every check; in the window that is done in slices, of which the longest is told. Each figure
is the median of several runs, each of printing in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter, thread_time

from benchmarks.apart import measured_apart, prepare_qt
from benchmarks.drawn_maps import drawn_map
from rbdesigner.checks.book_checks import check_book
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.books.book_maps import load_book

MAPS = 160


def make_book(place: Path, maps: int) -> None:
    """Scenarios in a folder."""
    shipped = sorted(folder("scenarios").glob("*.rbmap"))[:maps]
    for path in shipped:
        shutil.copy(path, place)
    for seed in range(maps - len(shipped)):
        files.save(drawn_map(seed), place / f"drawn-{seed}.json")


def opened(place: Path) -> float:
    """Seconds until a book is read, with all its maps, and checked."""
    begun = perf_counter()
    check_book(load_book(place))
    return perf_counter() - begun


def print_book(place: Path) -> None:
    """Print a book, and tell seconds, bytes of the file and the most memory."""
    from rbdesigner.art.export.book_pdf import write_book

    with tempfile.TemporaryDirectory() as out:
        begun = perf_counter()
        write_book(load_book(place), Path(out) / "book.pdf")
        seconds, size = perf_counter() - begun, (Path(out) / "book.pdf").stat().st_size
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({"seconds": seconds, "size": size, "memory": memory}))


def printed(place: Path) -> tuple[float, float, float]:
    """Seconds, bytes of the file and memory of printing in a process of its own."""
    told = measured_apart("books", "--print", str(place))
    return told["seconds"], told["size"], told["memory"]


def longest_slice(place: Path) -> float:
    """The most seconds of work between two moments in which the window does what else is due."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from rbdesigner.scenario.books import book_format
    from rbdesigner.ui.book.book_document import BookDocument
    from rbdesigner.ui.book.book_page import BookPage

    os.environ["XDG_CACHE_HOME"] = str(place.parent / "cache")
    application = QApplication.instance() or QApplication([])
    page = BookPage(BookDocument(book_format.load(place), book_format.file_of(place)))
    page.resize(1280, 800)
    page.show()
    application.processEvents()
    work, timer = [thread_time()], QTimer()
    timer.timeout.connect(lambda: work.append(thread_time()))
    timer.start(0)
    while page.document.reading.is_reading or page.contents.waiting_for_pictures():
        application.processEvents()
    page.deleteLater()
    return max(later - earlier for earlier, later in pairwise(work))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--maps", type=int, default=MAPS)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--print", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    prepare_qt()
    if arguments.print is not None:
        print_book(arguments.print)
        return
    with tempfile.TemporaryDirectory() as name:
        place = Path(name) / "maps"
        place.mkdir()
        make_book(place, arguments.maps)
        opening = statistics.median(opened(place) for _ in range(arguments.runs))
        runs = [printed(place) for _ in range(arguments.runs)]
        seconds, size, memory = map(statistics.median, zip(*runs, strict=True))
        longest = longest_slice(place)
    print(f"{arguments.maps} scenarios, medians of {arguments.runs} runs")
    print(f"opened and checked: {opening:.2f} s (2 s)")
    print(f"the longest slice in the window: {1000 * longest:.0f} ms of work (50 ms)")
    print(f"printed: {seconds:.1f} s (60 s), {size / 1e6:.1f} MB, {memory / 1e6:.0f} MB of memory (400 MB)")


if __name__ == "__main__":
    main()

"""How long a scenario file takes to be read, judged, saved, and how fast the program itself is loaded for it.

Run it with ``python -m benchmarks.loading``. Times are medians in milliseconds, the 95th percentile in brackets.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from benchmarks.maps import big_map
from rbdesigner.scenario import files, schema
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.serial import reading

SIZES = ((12, 12), (100, 100))
REPEATS = 25


def measured(action: Callable[[], object], repeats: int = REPEATS) -> str:
    """The median of so many runs and their 95th percentile."""
    times = []
    for _ in range(repeats):
        begin = perf_counter()
        action()
        times.append(1000 * (perf_counter() - begin))
    return f"{median(times):8.1f} ({quantiles(times, n=20)[-1]:.1f})"


def rows(columns: int, lines: int, folder: Path) -> dict[str, str]:
    """Every measurement of one map, by what was measured."""
    scenario, path = big_map(columns, lines, seed=1), folder / f"{columns}x{lines}.json"
    files.save(scenario, path)
    text = path.read_text("utf-8")
    data = parsed(text)
    in_a_new_process = [sys.executable, "-c", "import sys, rbdesigner; rbdesigner.load(sys.argv[1])", str(path)]
    return {
        "load": measured(lambda: files.load(path)),
        "  of which parse": measured(lambda: parsed(text)),
        "  of which judge by the schema": measured(lambda: schema.faults(data)),
        "  of which build the model": measured(lambda: reading(data)),
        "jsonschema alone, to compare": measured(lambda: list(schema.all_faults_slowly(data)), 5),
        "write as text": measured(lambda: files.dumps(scenario)),
        "save, read back and synced": measured(lambda: files.save(scenario, path)),
        "load in a new process": measured(lambda: subprocess.run(in_a_new_process, check=True), 9),
    }


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        tables = [rows(columns, lines, Path(folder)) for columns, lines in SIZES]
    print(f"{'ms':32}" + "".join(f"{columns * lines:>10} tiles     " for columns, lines in SIZES))
    for name in tables[0]:
        print(f"{name:32}" + "   ".join(f"{table[name]:18}" for table in tables))


if __name__ == "__main__":
    main()

"""Check every scenario in a folder, and list its problems: ``python examples/check_folder.py scenarios``.

The exit code is 1 if any map has errors or cannot be read.
"""

from __future__ import annotations

import sys
from pathlib import Path

import rbdesigner as rb


def main(folder: Path) -> int:
    """Print a line for each map and each of its problems."""
    bad = 0
    for path in sorted(folder.glob("*.rbmap")):
        try:
            problems = rb.check(rb.load(path))
        except rb.ScenarioError as fault:
            print(fault)
            bad += 1
            continue
        errors = sum(problem.severity.word == "error" for problem in problems)
        print(f"{path.name}: {len(problems)} problems, {errors} of them errors")
        for problem in problems:
            print(f"  {problem.severity.word} ({problem.rule or problem.code}): {problem.sentence}")
        bad += bool(errors)
    return int(bad > 0)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/check_folder.py FOLDER")
    sys.exit(main(Path(sys.argv[1])))

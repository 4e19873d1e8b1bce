"""``python -m rbdesigner``: the command line."""

import os
from typing import NoReturn

from rbdesigner import interrupts


def process() -> NoReturn:
    """Run the process of a command line, which may be stopped while it is loaded."""
    interrupts.heed(lambda: os._exit(interrupts.STOPPED))
    from rbdesigner.cli import main

    main.process()


if __name__ == "__main__":
    process()

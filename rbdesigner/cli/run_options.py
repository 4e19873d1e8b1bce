"""The options that the verbs of the machines share: who works, and the seed."""

from __future__ import annotations

from argparse import _ActionsContainer as Options

from rbdesigner.cli import number_values


def add_cores(options: Options, does: str) -> None:
    """The argument for the number of processes."""
    options.add_argument("--cores", metavar="N", type=int, default=2, help=f"how many processes {does} (2)")


def add_seed(options: Options, does: str) -> None:
    """The argument for the seed."""
    options.add_argument("--seed", metavar="N", type=number_values.seed, default=1, help=f"another seed {does} (1)")


def add_crew(options: Options) -> None:
    """The arguments that say where games are played, and by which seed."""
    add_cores(options, "play")
    options.add_argument("--dask", metavar="ADDRESS", default="", help="play on the Dask cluster there instead")
    add_seed(options, "plays other games")

"""The machine players there are: ours, those of installed packages, and those in files."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from rbdesigner.players.player import Player
from rbdesigner.players.random_player import RandomPlayer

GROUP = "rbdesigner.players"
"""The group of entry points by which installed packages bring kinds of players."""
OF_FILE = "KINDS"
"""The name in a file, or behind an entry point, of a sequence of kinds; without it there must be one class."""


class PlayerError(ValueError):
    """A player that cannot be seated: the place and the reason, in one line."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of machine player.

    ``name`` is a word without ``:``; ``description`` one line about how it plays. ``make(player, seed, level)`` gives
    one that decides for this player, numbered from 0; the same seed makes the same decisions. ``level`` is one of
    ``levels``, the easiest first, or empty if there are none.
    """

    name: str
    description: str
    make: Callable[[int, str, str], Player]
    levels: tuple[str, ...] = ()


class Choice(NamedTuple):
    """A kind of player and the level at which it plays."""

    kind: Kind
    level: str

    def seat(self, player: int, seed: int | str) -> Player:
        """One that decides for a player, numbered from 0."""
        return self.kind.make(player, str(seed), self.level)


def _random(player: int, seed: str, _level: str) -> Player:
    return RandomPlayer(f"{seed} {player}", player)


RANDOM = Kind("random", "plays at random, but goes places and lets work what can", _random)
OURS = (RANDOM,)


class Installed(NamedTuple):
    """The kinds of installed packages, and why others of them cannot be had."""

    kinds: tuple[Kind, ...]
    faults: tuple[PlayerError, ...]


def installed() -> Installed:
    """What installed packages bring; one that is broken, or takes a name that is taken, is left out."""
    kinds, faults = {kind.name: kind for kind in OURS}, []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            for kind in _of_entry_point(point):
                if kind.name in kinds:
                    raise PlayerError(f"{point.value}: there is another player named {kind.name}")
                kinds[kind.name] = kind
        except PlayerError as fault:
            faults.append(fault)
    return Installed(tuple(kinds.values())[len(OURS) :], tuple(faults))


def kinds() -> tuple[Kind, ...]:
    """Our kinds, then those of installed packages."""
    return (*OURS, *installed().kinds)


def find(spec: str) -> Choice:
    """The player that is meant by ``NAME``, ``NAME:LEVEL``, ``FILE.py`` or ``FILE.py:NAME:LEVEL``.

    Without a level the highest is meant. PlayerError if there is none.
    """
    head, colon, rest = spec.rpartition(".py") if ".py" in spec else ("", "", spec)
    if colon:
        found = of_file(Path(f"{head}.py"))
        name, _, level = rest.removeprefix(":").partition(":")
        name = name or found[0].name
    else:
        found = kinds()
        name, _, level = spec.partition(":")
    kind = next((kind for kind in found if kind.name == name), None)
    if kind is None:
        raise PlayerError(f"{spec}: no player is named {name!r}; there are {', '.join(kind.name for kind in found)}")
    if level and level not in kind.levels:
        known = f"its levels are {', '.join(kind.levels)}" if kind.levels else "it has no levels"
        raise PlayerError(f"{spec}: {name} does not play at a level {level!r}; {known}")
    return Choice(kind, level or (kind.levels[-1] if kind.levels else ""))


def of_file(path: Path) -> tuple[Kind, ...]:
    """The kinds of players in a Python file, which is run for it: KINDS, or its one class with ``decide(view)``.

    PlayerError if the file cannot be read, raises anything, or holds neither.
    """
    spec = importlib.util.spec_from_file_location(f"rbdesigner_players_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise PlayerError(f"{path}: there is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:  # the file of somebody else may raise anything
        raise _failed(str(path), fault) from fault
    return _of_module(module, str(path))


def _of_entry_point(point: EntryPoint) -> tuple[Kind, ...]:
    try:
        found = point.load()
    except (Exception, SystemExit) as fault:  # so may a package of somebody else
        raise _failed(point.value, fault) from fault
    return _of_module(found, point.value) if isinstance(found, ModuleType) else _kinds_in([found], point.value)


def _failed(place: str, fault: BaseException) -> PlayerError:
    return PlayerError(" ".join(f"{place}: {type(fault).__name__}: {fault}".split()))


def _of_module(module: ModuleType, place: str) -> tuple[Kind, ...]:
    named = getattr(module, OF_FILE, None)
    if named is not None:
        return _kinds_in(list(named), place)
    own = [each for each in vars(module).values() if _is_player(each) and each.__module__ == module.__name__]
    if len(own) != 1:
        raise PlayerError(f"{place}: it needs {OF_FILE}, or one class with decide(view); it has {len(own)}")
    return _kinds_in(own, place)


def _is_player(value: object) -> bool:
    return isinstance(value, type) and callable(getattr(value, "decide", None))


def _kinds_in(values: list[Any], place: str) -> tuple[Kind, ...]:
    found = tuple(_checked(values, place))
    if not found:
        raise PlayerError(f"{place}: it holds no kinds of players")
    return found


def _checked(values: list[Any], place: str) -> Iterator[Kind]:
    for value in values:
        if _is_player(value):
            yield _of_class(value)
        elif isinstance(value, Kind) and value.name and ":" not in value.name:
            yield value
        else:
            raise PlayerError(f"{place}: {value!r} is no kind of player")


def _of_class(made: Callable[[], Player]) -> Kind:
    """The kind of a class whose objects are made without arguments."""
    described = (made.__doc__ or "").strip().partition("\n")[0]
    return Kind(made.__name__.lower(), described, lambda _player, _seed, _level: made())

"""The machine players there are: ours, those of installed packages, and those in files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from rbdesigner.players.player import PLACED, Player, PlayerError
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "rbdesigner.players"
"""The group of entry points by which installed packages bring kinds of players."""
OF_FILE = "KINDS"
"""The name in a file, or behind an entry point, of a sequence of kinds; without it there must be one class."""


_TAKEN = QT_TRANSLATE_NOOP("files", "there is another player named {name}")
_NOBODY = QT_TRANSLATE_NOOP("files", "no player is named {name}; there are {known}")
_NO_LEVELS = QT_TRANSLATE_NOOP("files", "{name} does not play at a level {level}; it has no levels")
_NO_LEVEL = QT_TRANSLATE_NOOP("files", "{name} does not play at a level {level}; its levels are {known}")
_NO_OPTIONS = QT_TRANSLATE_NOOP("files", "{name} has no option {option}; it has no options")
_NO_OPTION = QT_TRANSLATE_NOOP("files", "{name} has no option {option}; its options are {known}")
_NO_VALUE = QT_TRANSLATE_NOOP("files", "{option} of {name} cannot be {value}; there are {known}")
_NO_FILE = QT_TRANSLATE_NOOP("files", "there is no Python file")
_NO_CLASS = QT_TRANSLATE_NOOP("files", "it needs {kinds}, or one class with {method}; it has {number}")
_EMPTY = QT_TRANSLATE_NOOP("files", "it holds no kinds of players")
_NO_KIND = QT_TRANSLATE_NOOP("files", "{found} is not a kind of player")
_NO_LIST = QT_TRANSLATE_NOOP("files", "{kinds} is not a list of kinds of players")
_NOT_MADE = QT_TRANSLATE_NOOP("files", "no player can be made by {call}: {why}")
TEXTS = frozenset({
    PLACED, _TAKEN, _NOBODY, _NO_LEVELS, _NO_LEVEL, _NO_OPTIONS, _NO_OPTION, _NO_VALUE, _NO_FILE, _NO_CLASS,
    _EMPTY, _NO_KIND, _NO_LIST, _NOT_MADE,
})  # fmt: skip
"""The sentences about players that cannot be seated."""


@dataclass(frozen=True, slots=True)
class Option:
    """A thing that can be chosen about a kind of player, besides its level.

    ``name`` is a word that Python takes as the name of an argument; ``description`` says in a few words what it does;
    ``values`` are words without ``:``, the usual one first.

    >>> import rbdesigner as rb
    >>> rb.Option("style", "what it builds first", ("roads", "boats")).values[0]
    'roads'
    """

    name: str
    description: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of machine player.

    ``name`` is a word without ``:`` and ``=``; ``description`` one line about how it plays. ``make(player, seed,
    level)`` gives one that decides for this player, numbered from 0; the same seed makes the same decisions, and tells
    nothing of that of the game. ``level`` is one of ``levels``, the easiest first, or empty if there are none. Where
    there are ``options``, ``make`` gets the chosen value of each as an argument of its name.

    >>> import rbdesigner as rb
    >>> kind = rb.Kind("steady", "plays at random", lambda player, seed, level: rb.RandomPlayer(seed, player))
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> game.check(kind.make(0, "7", "").decide(game.view())) is None
    True
    """

    name: str
    description: str
    make: Callable[..., Player]
    levels: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()

    @property
    def usual(self) -> dict[str, str]:
        """The usual value of each option."""
        return {option.name: option.values[0] for option in self.options}


@dataclass(frozen=True, slots=True)
class Choice:
    """A kind of player, the level at which it plays, and the values of its options."""

    kind: Kind
    level: str
    options: Mapping[str, str] = field(default_factory=dict)

    def seat(self, player: int, seed: int | str) -> Player:
        """One that decides for a player, numbered from 0."""
        return self.kind.make(player, str(seed), self.level, **self.options)


@dataclass(frozen=True, slots=True)
class Description:
    """The options of a kind of player, without its code.

    ``source`` is the file it comes from, if any.
    """

    name: str
    description: str
    levels: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    source: str = ""

    @classmethod
    def of(cls, kind: Kind, source: str = "") -> Description:
        """The description of a kind."""
        return cls(kind.name, kind.description, kind.levels, kind.options, source)

    def spec(self, level: str = "", options: Mapping[str, str] | None = None) -> str:
        """Write the text by which :func:`find_player` finds it, with this level, and the options that are not usual."""
        usual = {option.name: option.values[0] for option in self.options}
        chosen = [f"{name}={value}" for name, value in (options or {}).items() if value != usual.get(name)]
        return ":".join([*([self.source] if self.source else []), self.name, *([level] if level else []), *chosen])

    def to_json(self) -> dict[str, object]:
        """Its JSON data."""
        return asdict(self)

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Description:
        """The description in JSON data.

        LookupError, TypeError or ValueError if there is none.
        """
        options = tuple(Option(each["name"], each["description"], tuple(each["values"])) for each in data["options"])
        return cls(data["name"], data["description"], tuple(data["levels"]), options, data["source"])


def _random(player: int, seed: str, _level: str) -> Player:
    return RandomPlayer(f"{seed} {player}", player)


RANDOM = Kind("random", QT_TRANSLATE_NOOP("cli", "plays at random, but gets about and runs what it can"), _random)


def _planner(player: int, seed: str, level: str, style: str) -> Player:
    # The planner is loaded with the first player that plans.
    from rbdesigner.players.planning_player import planning_player

    return planning_player(player, seed, level, style)


PLANNER = Kind(
    "planner",
    QT_TRANSLATE_NOOP("cli", "plans its tasks to the end of the game"),
    _planner,
    ("easy", "medium", "hard"),
    (Option("style", "what it likes to do", ("balanced", "roads", "boats", "wonder", "research", "aggressive")),),
)
OURS = (RANDOM, PLANNER)
USUAL_LEVEL = "medium"
"""The level of the player that plans where only its style is named."""


class InstalledKinds(NamedTuple):
    """The kinds of installed packages, and why others of them cannot be had."""

    kinds: tuple[Kind, ...]
    faults: tuple[PlayerError, ...]


def installed() -> InstalledKinds:
    """Load the kinds that installed packages bring; one that is broken, or takes a taken name, is left out."""
    kinds, faults = {kind.name: kind for kind in OURS}, []
    for point in _entry_points():
        try:
            for kind in _of_entry_point(point):
                if kind.name in kinds:
                    raise PlayerError(point.value, Reason(_TAKEN, name=kind.name))
                kinds[kind.name] = kind
        except PlayerError as fault:
            faults.append(fault)
    return InstalledKinds(tuple(kinds.values())[len(OURS) :], tuple(faults))


def has_installed() -> bool:
    """Whether installed packages bring any; none of their code runs for it."""
    return bool(_entry_points())


def _entry_points() -> list[EntryPoint]:
    from importlib.metadata import entry_points  # a tenth of a second, when the machine is busy

    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))


def kinds() -> tuple[Kind, ...]:
    """Our kinds, then those of installed packages."""
    return (*OURS, *installed().kinds)


class KnownPlayers(NamedTuple):
    """All kinds of players there are, and why others cannot be had."""

    descriptions: tuple[Description, ...]
    faults: tuple[PlayerError, ...]


def known_players(files: Iterable[str | Path] = ()) -> KnownPlayers:
    """Our kinds, those of installed packages, and those in these files."""
    others = installed()
    found, faults = [Description.of(kind) for kind in (*OURS, *others.kinds)], list(others.faults)
    for path in files:
        try:
            found += [Description.of(kind, str(path)) for kind in of_file(Path(path))]
        except PlayerError as fault:
            faults.append(fault)
    return KnownPlayers(tuple(found), tuple(faults))


def find_player(spec: str) -> Choice:
    """Find the player meant by ``NAME`` or ``FILE.py``, with ``:LEVEL`` and ``:OPTION=VALUE`` behind.

    In a file with several the name follows: ``FILE.py:NAME``. Without a level the highest is meant, without an option
    its usual value. A level or a style alone, or both (``hard``, ``boats``, ``easy:roads``), is that of the player that
    plans. PlayerError if there is none.

    The code of a file or of an installed package runs right here for it, and so does the player that is seated:
    :class:`PlayerProcess` is for those whom one does not trust.

    >>> import rbdesigner as rb
    >>> choice = rb.find_player("random")
    >>> choice.kind.name, choice.level, choice.seat(player=0, seed=7)
    ('random', '', <rbdesigner.players.random_player.RandomPlayer object at 0x...>)
    """
    source, words = parts(_in_full(spec))
    found = of_file(Path(source)) if source else OURS if is_ours(spec) else kinds()
    name = words[0] if words else found[0].name
    kind = next((kind for kind in found if kind.name == name), None)
    if kind is None:
        raise PlayerError(spec, Reason(_NOBODY, name=repr(name), known=", ".join(kind.name for kind in found)))
    levels = [word for word in words[1:] if "=" not in word]
    level = "".join(levels) or (kind.levels[-1] if kind.levels else "")
    if len(levels) > 1 or (level and level not in kind.levels):
        none = _NO_LEVEL if kind.levels else _NO_LEVELS
        raise PlayerError(spec, Reason(none, name=name, level=repr(":".join(levels)), known=", ".join(kind.levels)))
    return Choice(kind, level, _options(spec, kind, [word for word in words[1:] if "=" in word]))


def is_ours(spec: str) -> bool:
    """Tell whether a spec means a player of ours; the code of others does not run with that of the program."""
    source, words = parts(_in_full(spec))
    return not source and (not words or words[0] in {kind.name for kind in OURS})


def _in_full(spec: str) -> str:
    """A spec in full: a level or a style alone is that of the planner."""
    words = spec.lower().split(":")
    levels = [word for word in words if word in PLANNER.levels]
    styles = [word for word in words if word in PLANNER.options[0].values]
    if not 0 < len(words) == len(levels) + len(styles) or max(len(levels), len(styles)) > 1:
        return spec
    style = [f"{PLANNER.options[0].name}={word}" for word in styles]
    return ":".join([PLANNER.name, *(levels or [USUAL_LEVEL]), *style])


def plain_spec(spec: str) -> str:
    """The one text of all specs of the same player.

    PlayerError if there is none.
    """
    choice = find_player(spec)
    return Description.of(choice.kind, parts(spec)[0]).spec(choice.level, choice.options)


def parts(spec: str) -> tuple[str, list[str]]:
    """The file that is meant by a spec, empty if none, and the words behind."""
    head, dot, rest = spec.rpartition(".py") if ".py" in spec else ("", "", spec)
    return f"{head}{dot}", [word for word in rest.split(":") if word]


def _options(spec: str, kind: Kind, words: Sequence[str]) -> dict[str, str]:
    chosen = kind.usual
    known = {option.name: option.values for option in kind.options}
    for word in words:
        name, _, value = word.partition("=")
        if name not in known:
            none = _NO_OPTION if known else _NO_OPTIONS
            raise PlayerError(spec, Reason(none, name=kind.name, option=repr(name), known=", ".join(known)))
        if value not in known[name]:
            values = ", ".join(known[name])
            raise PlayerError(spec, Reason(_NO_VALUE, name=kind.name, option=name, value=repr(value), known=values))
        chosen[name] = value
    return chosen


def of_file(path: Path) -> tuple[Kind, ...]:
    """Load the kinds of players in a Python file, which is run for it: KINDS, or its one class with ``decide(view)``.

    PlayerError if the file cannot be read, raises anything, or holds neither.
    """
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location(f"rbdesigner_players_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise PlayerError(str(path), Reason(_NO_FILE))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    try:
        spec.loader.exec_module(module)
    except BaseException as fault:  # the file of somebody else may raise anything
        raise _failed(str(path), fault) from fault
    return _of_module(module, str(path))


def _of_entry_point(point: EntryPoint) -> tuple[Kind, ...]:
    try:
        found = point.load()
    except BaseException as fault:  # so may a package of somebody else
        raise _failed(point.value, fault) from fault
    return _of_module(found, point.value) if isinstance(found, ModuleType) else _kinds_in([found], point.value)


def _failed(place: str, fault: BaseException) -> PlayerError:
    return PlayerError(place, " ".join(f"{type(fault).__name__}: {fault}".split()))


def _of_module(module: ModuleType, place: str) -> tuple[Kind, ...]:
    named = getattr(module, OF_FILE, None)
    if named is not None:
        if not isinstance(named, Iterable):
            raise PlayerError(place, Reason(_NO_LIST, kinds=OF_FILE))
        return _kinds_in(list(named), place)
    own = [each for each in vars(module).values() if _is_player(each) and each.__module__ == module.__name__]
    if len(own) != 1:
        raise PlayerError(place, Reason(_NO_CLASS, kinds=OF_FILE, method="decide(view)", number=len(own)))
    return _kinds_in(own, place)


def _is_player(value: object) -> bool:
    return isinstance(value, type) and callable(getattr(value, "decide", None))


def _kinds_in(values: list[Any], place: str) -> tuple[Kind, ...]:
    found = tuple(_checked(values, place))
    if not found:
        raise PlayerError(place, Reason(_EMPTY))
    return found


def _checked(values: list[Any], place: str) -> Iterator[Kind]:
    for value in values:
        if _is_player(value):
            _check_call(value, (), (), place)
            yield _of_class(value)
        elif isinstance(value, Kind) and _is_well_named(value):
            _check_call(value.make, ("player", "seed", "level"), tuple(value.usual), place)
            yield value
        else:
            raise PlayerError(place, Reason(_NO_KIND, found=repr(value)))


def _check_call(make: Callable[..., Player], given: tuple[str, ...], options: tuple[str, ...], place: str) -> None:
    """Refuse what makes players if it does not take these arguments and options."""
    try:
        signature(make).bind(*given, **dict.fromkeys(options))
    except TypeError as fault:
        words = ", ".join([*given, *(f"{option}=..." for option in options)])
        call = f"{getattr(make, '__name__', repr(make))}({words})"
        raise PlayerError(place, Reason(_NOT_MADE, call=call, why=str(fault))) from fault
    except ValueError:
        return  # made in another language, it does not tell


def _is_well_named(kind: Kind) -> bool:
    words = (kind.name, *kind.levels, *(value for option in kind.options for value in option.values))
    named = all(option.name.isidentifier() and option.values for option in kind.options)
    return named and all(word and ":" not in word and "=" not in word for word in words)


def _of_class(made: Callable[[], Player]) -> Kind:
    """The kind of a class whose objects are made without arguments."""
    described = (made.__doc__ or "").strip().partition("\n")[0]
    return Kind(made.__name__.lower(), described, lambda _player, _seed, _level: made())

"""Scenarios made up by chance: a few tiles with rivers that fit, and anything on them."""

from __future__ import annotations

from random import Random

from tests.engine.perft.board import AROUND, Board, Hex, Tile, beyond, place
from tests.engine.perft.tables import BOATS, GOODS, MAKES, PRIMARY, RUNS, SUBJECTS

TERRAINS = ("woods", "pasture", "rock", "mountain", "desert", "sea", "sea", "pasture")
USEFUL = (*GOODS, "geese", "geese", "stone", "boards", "boards", "paper", "trunks")
ON_LAND = sorted({*RUNS, *MAKES, *MAKES, *PRIMARY} - {"oil-rig"})


def invented(seed: int) -> str:
    """A scenario as text; the same one for the same seed."""
    return _Inventor(Random(seed)).text()


class _Inventor:
    def __init__(self, random: Random) -> None:
        self._random = random
        self._players = random.choice((1, 2, 2, 3))
        places = sorted([(0, 0), *random.sample(AROUND, random.randint(2, 6))])
        terrains = {at: random.choice(TERRAINS) for at in places} | {(0, 0): "pasture"}
        self._board = Board({at: Tile(terrain, self._rivers(at, terrains)) for at, terrain in terrains.items()})
        self._land = [at for at in places if self._board.is_land(at)]
        self._areas = [f"{_name(at)}/{min(area)}" for at in self._land for area in self._board.regions(at)]
        self._waters = [_name(at) for at in places if self._board.is_sea(at)]
        for at in self._land:
            self._waters += map(self._board.name, [*self._board.rivers(at), *self._board.docks(at)])
        self._units: list[str] = []

    def _rivers(self, at: Hex, terrains: dict[Hex, str]) -> tuple[frozenset[int], ...]:
        """Rivers over some edges, the same from both sides: up to three flow together, more side by side."""
        edges = [edge for edge in range(6) if terrains[at] != "sea" and _flows(at, beyond(at, edge), terrains)]
        parts = [edges] if len(edges) < 4 else [edges[:2], edges[2:4], edges[4:]]
        return tuple(frozenset(part) for part in parts if part)

    def text(self) -> str:
        lines = [f"players {self._players}", "option solo-mines"]
        lines += [f"phase {self._random.choice(('production', 'movement', 'building', 'wonder'))}"]
        lines += [f"bricks {self._random.choice((0, 15, 17, 43, 45, 60))}", *map(self._tile, self._board.tiles)]
        for player in range(1, self._players + 1):
            lines += self._player(player)
        lines += [f"bridge {_name(at)}:{edge}" for at in self._land for edge in self._board.sites(at) if self._rare(4)]
        lines += [line for at in self._board.tiles if not self._rare(3) for line in self._building(at)]
        lines += [f"road {_name(at)}|{half}" for at in self._land for half in range(12) if self._is_road(at, half)]
        lines += [wall for at in self._board.tiles for edge in range(3) for wall in self._wall(at, edge)]
        lines += self._units
        for _ in range(self._random.randint(2, 7)):
            good, number = self._random.choice(USEFUL), self._random.randint(1, 3)
            lines.append(f"goods {self._random.choice(self._areas)} {good} {number}")
        return "\n".join(lines)

    def _rare(self, often: int) -> bool:
        return self._random.randrange(often) == 0

    def _tile(self, at: Hex) -> str:
        terrain, rivers = self._board.tiles[at]
        return " ".join([f"tile {_name(at)} {terrain}", *("-".join(map(str, sorted(river))) for river in rivers)])

    def _player(self, player: int) -> list[str]:
        for _ in range(self._random.randint(1, 4)):
            self._unit(player)
        known = self._random.sample(SUBJECTS, self._random.randint(0, 5))
        return [f"home {self._random.choice(self._areas)} {player}", *(f"knows {player} {each}" for each in known)]

    def _unit(self, player: int) -> None:
        floats = bool(self._waters) and self._rare(2)
        kind = self._random.choice(BOATS if floats else ("donkey", "donkey", "wagon", "truck"))
        line = f"unit {kind} {self._random.choice(self._waters if floats else self._areas)} {player}"
        if self._rare(5):
            self._units.append(line)
            self._units.append(f"aboard {self._random.choice(('raft', 'donkey', 'wagon'))} {len(self._units)}")
        else:
            held = self._random.sample(GOODS, self._random.randint(0, 2))
            self._units.append(" ".join([line, *(f"{good} 1" for good in held)]))

    def _building(self, at: Hex) -> list[str]:
        if self._board.is_sea(at):
            return [f"building oil-rig {_name(at)}", f"goods {_name(at)} {self._random.choice(('geese', 'fuel'))} 1"]
        area = self._random.choice([area for area in self._areas if area.startswith(f"{_name(at)}/")])
        if self._board.tiles[at].terrain == "mountain":
            return [f"mine {area} {self._random.randint(0, 3)}+{self._random.randint(0, 3)}"]
        return [f"building {self._random.choice(ON_LAND)} {area}"]

    def _is_road(self, at: Hex, half_edge: int) -> bool:
        return self._board.is_land(beyond(at, half_edge // 2)) and self._rare(5)

    def _wall(self, at: Hex, edge: int) -> list[str]:
        """A wall now and then, but where boats are docked, which it might have put out."""
        there = beyond(at, edge)
        if there not in self._board.tiles or {at, there} <= set(self._seas()) or not self._rare(5):
            return []
        docks = [unit.split()[2].split("@") for unit in self._units if "@" in unit]
        if any({at, there} == {place(dock), beyond(place(dock), int(half) // 2)} for dock, half in docks):
            return []
        return [f"wall {_name(at)}:{edge} {self._random.randint(0, self._players)} {self._random.randint(1, 2)}"]

    def _seas(self) -> list[Hex]:
        return [at for at in self._board.tiles if self._board.is_sea(at)]


def _name(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def _flows(at: Hex, there: Hex, terrains: dict[Hex, str]) -> bool:
    """Whether a river crosses the edge between two tiles, which both must know."""
    return there in terrains and Random(f"{sorted((at, there))} {sorted(terrains.items())}").random() < 0.4

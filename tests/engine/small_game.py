"""Small games written down in words, for tests of single rules."""

from __future__ import annotations

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NEUTRAL, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.connections import lay_bridge, lay_road, set_wall
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.game_terms import Terms
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.core.topology import compile_map
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.hexes import Hex, edge_key
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Spot, SpotKind
from tests.checks.maps import map_of

_SIGNS = {"/": SpotKind.REGION, "~": SpotKind.RIVER, "@": SpotKind.DOCK}


class SmallGame:
    """A game in the middle of a phase, player 1 (number 0 in the engine) to act.

    ``tiles``: one a line or parted by semicolons, ``0,0 pasture`` or ``1,0 woods 0-3``. Spots are named as in the
    notation: ``0,0``, ``0,0/5`` (region), ``0,0~0`` (river), ``0,0@4`` (dock). Numbers of players count from 1 here.
    """

    def __init__(
        self, tiles: str, phase: Phase = Phase.MOVEMENT, players: int = 2, options: Options = OFFICIAL, **terms: int
    ) -> None:
        lines = [line.strip() for line in tiles.replace("\n", ";").split(";") if line.strip()]
        scenario = map_of({_place(line.split(" ", 1)[0]): line.split(" ", 1)[1] for line in lines})
        self.state = GameState(compile_map(scenario), Terms.of(players, options, **terms))
        self.state.phase, self.state.stage, self.state.turn = phase, Stage.PLAY, 2
        self.state.temple = tuple(reversed(range(players)))
        self.state.chart = tuple(range(players))

    # Where

    def tile(self, text: str) -> int:
        """The number of a tile."""
        return self.state.topology.index[_place(text)]

    def spot(self, text: str) -> int:
        """The number of a spot; of joined regions the one that stands for all."""
        sign = next((sign for sign in _SIGNS if sign in text), "/")
        at, _, number = text.partition(sign)
        spot = self.state.topology.spot(_place(at), Spot(_SIGNS[sign], int(number or 0)))
        assert spot != NONE, f"no spot {text}"
        return self.state.root[spot]

    def edge(self, tile: str, edge: int) -> int:
        """The number of the edge that a tile has there."""
        return self.state.topology.edge_numbers[edge_key(_place(tile), edge)]

    def border(self, tile: str, half_edge: int) -> int:
        """The number of the border that a tile has there."""
        return self.state.topology.border_at[self.tile(tile)][half_edge]

    def site(self, tile: str, edge: int) -> int:
        """The number of the bridge site over the arm of a river that leaves over an edge."""
        at, topology = self.tile(tile), self.state.topology
        sides = {topology.region_at[at][2 * edge], topology.region_at[at][2 * edge + 1]}
        return next(site for site in topology.sites_of[at] if set(topology.sites[site].regions) == sides)

    # What stands there

    def put(self, kind: str, spot: str, player: int = 1, **cargo: int) -> int:
        """Put a transporter on a spot; returns its number."""
        number = self.state.place_transporter(TRANSPORTERS.index(kind), player - 1, self.spot(spot))  # type: ignore[arg-type]
        self.goods_at(~number, **cargo)
        return number

    def goods(self, spot: str, **counts: int) -> int:
        """Put goods on the ground; returns the spot."""
        self.goods_at(self.spot(spot), **counts)
        return self.spot(spot)

    def goods_at(self, holder: int, **counts: int) -> None:
        """Give goods to a holder."""
        for good, count in counts.items():
            self.state.put(holder, self.good(good), count)
        self.state.choices.clear()

    def build(self, kind: str, spot: str, mixture: tuple[int, int] = (0, 0)) -> int:
        """Put a building in a region (or on the sea); returns the tile."""
        at = self.spot(spot)
        tile = self.state.topology.spot_tiles[at]
        self.state.place_building(self.building(kind), at)
        self.state.fill_bag(tile, *mixture)
        self.state.choices.clear()
        return tile

    def road(self, tile: str, half_edge: int) -> int:
        """Lay a road across a border."""
        border = self.border(tile, half_edge)
        lay_road(self.state, border)
        return border

    def bridge(self, tile: str, edge: int) -> int:
        """Lay a bridge."""
        site = self.site(tile, edge)
        lay_bridge(self.state, site)
        return site

    def wall(self, tile: str, edge: int, player: int | None = None, tokens: int = 1) -> int:
        """Put a wall on an edge, neutral without a player."""
        number = self.edge(tile, edge)
        set_wall(self.state, number, NEUTRAL if player is None else player - 1, tokens)
        return number

    def home(self, spot: str, player: int = 1) -> None:
        """Let a player's home be there."""
        self.state.found_home(player - 1, self.spot(spot))

    def research(self, subject: str, player: int = 1) -> None:
        """Let a player know a subject."""
        self.state.learn(player - 1, self.subject(subject))
        self.state.choices.clear()

    # Codes

    def good(self, name: str) -> int:
        """The code of a good."""
        return GOODS.index(name)  # type: ignore[arg-type]

    def building(self, name: str) -> int:
        """The code of a building."""
        return BUILDINGS.index(name)  # type: ignore[arg-type]

    def subject(self, name: str) -> int:
        """The code of a subject."""
        return SUBJECTS.index(name)  # type: ignore[arg-type]

    # Looking and acting

    def amount(self, holder: str | int, good: str) -> int:
        """How many of a good lie at a spot, or are held by a transporter given by its number."""
        return self.state.amount(self.spot(holder) if isinstance(holder, str) else ~holder, self.good(good))

    def refusal(self, action: Action) -> str:
        """The code with which an action is refused; empty if it is allowed. The rest of the test of a refusal:
        nothing changes, the sentence can be made, and the action is not listed."""
        before = self.state.copy()
        refusal: Refusal | None = legality.check(self.state, action)
        assert self.state == before
        if refusal is None:
            return ""
        assert refusal_sentence(self.state, refusal)
        self.state.choices.clear()
        assert action not in legality.legal_actions(self.state)
        return refusal.code

    def do(self, *actions: Action) -> list[Event]:
        """Do actions, which must be allowed; returns what happened."""
        self.state.events = events = []
        for action in actions:
            legality.apply_checked(self.state, action)
        self.state.events = None
        return events

    def legal(self, kind: type[Action]) -> list[Action]:
        """The listed actions of a kind."""
        self.state.choices.clear()
        return [action for action in legality.legal_actions(self.state) if type(action) is kind]


def _place(text: str) -> Hex:
    q, r = text.split(",")
    return Hex(int(q), int(r))


def scenario_of(tiles: str) -> Scenario:
    """The map of a small game that is written in the same words."""
    lines = filter(None, (line.strip() for line in tiles.split(";")))
    return map_of({_place(at): words for at, words in (line.split(" ", 1) for line in lines)})


def game_of(tiles: str, small: SmallGame) -> Game:
    """A game that is at a moment which a test has put together."""
    game = Game(scenario_of(tiles), 1)
    game.players, game.state = small.state.terms.players, small.state
    return game

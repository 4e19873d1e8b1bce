"""Every code of a refusal, with the rule behind it and the sentence that its values fill."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """``rule`` is empty where no rule of the game but the form or the moment is wrong."""

    rule: str
    sentence: str


CATALOGUE: dict[str, Entry] = {
    # Form and moment
    "game-over": Entry("V6", "The game is over."),
    "wrong-phase": Entry("T1", "{action} belongs to the {phases} phase; this is {now}."),
    "not-your-turn": Entry("T6", "It is not for {player} to act now, but for {acting}."),
    "not-asked": Entry("T2", "{action} cannot be done now: {now}."),
    "chance": Entry("P2", "Chance decides now; nobody acts before."),
    "not-chance": Entry("P2", "Nothing is drawn by chance now."),
    "excess-first": Entry("F7", "First {player} has to put a transporter out of use."),
    "no-player": Entry("", "No {player} takes part in the game."),
    "unknown": Entry("", "There is no {what} {number}."),
    "malformed": Entry("", "{what} cannot be {value}."),
    # Goods and transporters in general
    "not-yours": Entry("T7", "The {transporter} belongs to {owner}."),
    "no-more": Entry("F7", "The {transporter} is no longer in the game."),
    "is-carried": Entry("C7", "The {transporter} is carried and counts for nothing until it is set down."),
    "needs-consent": Entry("T8", "The {what} is another player's, who has to agree."),
    "needs-no-consent": Entry("T8", "That needs nobody's consent: it can simply be done."),
    "nothing-offered": Entry("T8", "Nothing is offered that could be answered."),
    "offer-pending": Entry("T8", "An offer waits for its answer first."),
    "wrong-partners": Entry("T8", "An offer goes to other players in the game, each named once, not to {partners}."),
    "not-to-offer": Entry("T8", "{action} cannot be offered."),
    "wrong-inputs": Entry("P13", "It takes {needed}, not {named}."),
    "goods-lacking": Entry("K2", "It takes {needed}; in reach are {present}."),
    "source-out-of-reach": Entry("E4", "What is at {place} is out of reach."),
    "source-lacks": Entry("E1", "At {place} are {count} {good}, not {needed}."),
    # Exchange
    "same-place": Entry("E1", "The {good} is there already."),
    "no-good": Entry("E1", "There is no {good} at {place} to take."),
    "no-room": Entry("M10", "The {transporter} holds {load} of {capacity} goods: no room for more."),
    "carrying": Entry("C3", "The {transporter} carries the {passenger}; neither holds goods meanwhile."),
    "goods-at-sea": Entry("B7", "No goods may be left at sea but on an oil rig; there is none at {place}."),
    "no-ferry": Entry("E2", "Goods pass from {source} to {target} only over a bridge, or by a boat in the river."),
    "out-of-reach": Entry("E4", "From {source} to {target} nothing can be handed."),
    # Setting up
    "home-taken": Entry("S2", "The tile {tile} is the home of {player}."),
    "home-at-sea": Entry("S2", "A home is on land; {tile} is sea."),
    "home-no-region": Entry("S4", "A home is in a region of a tile; {spot} is none."),
    "home-not-marked": Entry("S3", "The scenario marks the homes to choose from; {tile} is none of them."),
    "home-too-near": Entry("S2", "The tile {tile} is {distance} from the home of {player}; {least} are the least."),
    # Order of play
    "position-taken": Entry("T5", "Position {position} is taken by {player}."),
    "position-unknown": Entry("T5", "The positions are 1 to {players}; {position} is none of them."),
    "wrong-draw": Entry("P2", "Each of the {mines} mines with a filled bag makes one good that is in its bag."),
    # Production
    "no-producer": Entry("P3", "On {tile} stands no building that processes goods."),
    "building-out-of-reach": Entry("P6", "The {transporter} at {place} does not reach the {building} at {spot}."),
    "carrier-feeds-none": Entry("C7", "The {transporter} carries the {passenger} and feeds no building meanwhile."),
    "capacity-used": Entry("P8", "The {building} has made {runs} of its {most} runs this turn."),
    "wood-unnamed": Entry(
        "P4", "The {building} takes {wood} of trunks and boards, named one by one; named are {named}."
    ),
    "no-factory": Entry("F1", "On {tile} stands no transporter factory."),
    "factory-worked": Entry("F5", "The {building} has made its one transporter of this turn."),
    "no-donkey": Entry("F2", "A wagon is made of a donkey, not of the {transporter}."),
    "donkey-elsewhere": Entry(
        "F2", "The {transporter} stands in {place}, the wagon factory in {spot}; no ferry helps."
    ),
    "launch-on-land": Entry("F1", "A {kind} comes to its factory; it cannot be put at {spot}."),
    "launch-elsewhere": Entry("F3", "A new {kind} is put in a river or at a coast of {region}, not at {spot}."),
    "launch-unnamed": Entry("F3", "The action has to name a river or a coast of {region} for the new {kind}."),
    "launch-closed": Entry("F4", "A wall of {owner} closes the coast at {spot}."),
    "shores-closed": Entry("F4", "Walls of others close every coast at the {building}."),
    "too-many": Entry(
        "F7", "One more {kind} makes {land} on land and {water} on water; none too many stands at a factory to go."
    ),
    "no-excess": Entry("F7", "There are {land} transporters on land and {water} on water: none is too many."),
    "excess-carries": Entry("F7", "The {transporter} carries the {passenger} and cannot be put out of use."),
    "excess-elsewhere": Entry("F7", "The {transporter} stands at no transporter factory."),
    "excess-kind": Entry("F7", "The {count} {where} are too many; the {transporter} is not of them."),
    "no-pasture": Entry("L2", "Donkeys breed on pastures; {tile} is none."),
    "birth-before": Entry("L3", "On {tile} an animal was born this turn already."),
    "no-pair": Entry("L2", "Just two donkeys of {player} breed; on {tile} stand: {standing}."),
    "pair-disturbed": Entry("L2", "Donkeys breed where nothing else is; on {tile} are: {things}."),
    "known-already": Entry("R2", "Research of {subject} is done already by {player}."),
    "upgrade-late": Entry(
        "R5", "A factory is upgraded right after its research; no research of one has just been done."
    ),
    "upgrade-kind": Entry("R5", "After {subject} a {upgraded} is upgraded; on {tile} stands {stands}."),
    "upgrade-absent": Entry("R5", "On {tile} stands no transporter of {player}."),
    # Movement
    "no-points": Entry("M1", "The {transporter} has {left} of {points} movement points left: it moves no farther."),
    "no-road": Entry("M2", "No road leads from {source} to {to}, and the {transporter} moves on roads only."),
    "off-road": Entry(
        "M3",
        "No road leads from {source} to {to}: the {transporter} could step there only as its one "
        "step of the turn, but {left} of {points} movement points are left.",
    ),
    "not-next": Entry("M4", "{to} does not border on {source}; the {transporter} takes one step at a time."),
    "river-between": Entry("M6", "A river without a bridge parts {source} from {to}; no land transporter crosses it."),
    "land-only": Entry("M8", "The {transporter} moves on land; {to} is water."),
    "walled": Entry("M9", "A wall of {owner} closes the way from {source} to {to}."),
    "good-moved": Entry(
        "M11",
        "The {transporter} holds {good} that another transporter has moved in this phase, and cannot move with it.",
    ),
    "no-water": Entry("B1", "No water leads from {source} to {to} in one step."),
    "has-docked": Entry("B2", "The {transporter} has docked at {source}, which ends its move for this turn."),
    "docked-leaves": Entry("B4", "From {source} the {transporter} can only leave to the sea, not to {to}."),
    "no-goose": Entry("G2", "No goose is at {place}."),
    "none-follows": Entry("G2", "No goose follows the {transporter}."),
    "goose-out-of-reach": Entry("G3", "No goose walks between {place} and the {transporter}: rivers need a bridge."),
    "geese-moved": Entry(
        "G5", "The {mover} has moved all geese at {place} in this phase; they do not follow the {transporter} on."
    ),
    "geese-hold-back": Entry(
        "G6",
        "The {transporter} cannot leave geese alone at sea, and the {mover} has moved some "
        "in this phase, which cannot be moved on.",
    ),
    "bank-needed": Entry("G3", "Geese ({count}) follow the {transporter} in a river: let them go on one of its banks."),
    "carries-itself": Entry("C1", "The {carrier} cannot carry itself."),
    "passenger-apart": Entry("C1", "The {passenger} is not where the {carrier} could take it aboard."),
    "passenger-moved": Entry(
        "C2", "The {passenger} has moved by itself in this phase, so the {carrier} that carries it moves no farther."
    ),
    "carries-already": Entry("C3", "The {carrier} carries the {passenger} already."),
    "holds-goods": Entry("C3", "The {transporter} holds {load} goods; a carrier and whom it carries hold none."),
    "leads-geese": Entry("C3", "Geese follow the {passenger}: they have to be let go before it is carried."),
    "carries-nobody": Entry("C4", "The {carrier} carries no transporter."),
    "boarded-now": Entry(
        "C4", "The {passenger} has come aboard the {carrier} in this phase and stays until the next movement phase."
    ),
    "carrier-moved": Entry("C4", "The {carrier} has moved already; it could unload the {passenger} only before."),
    "boat-lands": Entry(
        "C5",
        "The {carrier} cannot unload the {passenger} at {place}: it reaches no such water there. "
        "Boats are unloaded into a river or onto a shore, from another boat only where that is.",
    ),
    "passenger-lands": Entry(
        "C6", "The {carrier} cannot unload the {passenger} at {place}: that is not land that it reaches."
    ),
    # Building
    "builder-elsewhere": Entry("K1", "The {transporter} builds at {reached}; {wanted} is out of its reach."),
    "tile-built": Entry("K3", "On {tile} stands a {there}; a tile has room for one building."),
    "wrong-site": Entry("K4", "A {building} stands on {site}; {tile} is {terrain}."),
    "desert": Entry("K4", "The tile {tile} is desert: before irrigation no {building} may stand there."),
    "not-researched": Entry("K4", "A {what} needs research of {subject}, which {player} has not done."),
    "wrong-mixture": Entry("K5", "A bag gets {allowed} gold and iron of {player}, not {mixture}."),
    "no-mixture": Entry("K5", "Only mines have a bag of gold and iron; a {building} has none."),
    "no-mine": Entry("K6", "On {tile} stands no mine."),
    "road-stands": Entry("K8", "There is a road across {border} already."),
    "bridge-stands": Entry("K9", "There is a bridge at {site} already."),
    "joined-already": Entry("K10", "Bridges have joined both sides of {site} already."),
    "bridge-in-desert": Entry("K4", "The tile {tile} is desert: before irrigation no bridge may stand there."),
    "wall-at-sea": Entry("K11", "Between two sea tiles, as at {edge}, there are no walls."),
    "wall-out-of-reach": Entry("K15", "The {transporter} at {place} does not reach the edge {edge}."),
    "wall-of-other": Entry("K12", "At {edge} stands a wall of {owner}; it has to be demolished first."),
    "no-wall": Entry("K13", "At {edge} stands no wall of a player."),
    # Wonder
    "wonder-full": Entry("V3", "All {spaces} spaces of the wonder are filled."),
    "nobody-home": Entry("V1", "No transporter of {player} is on the home tile {tile}."),
}

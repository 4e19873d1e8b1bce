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
    "setting-up": Entry("S2", "First all homes are chosen."),
    "not-your-turn": Entry("T6", "It is not for {player} to act now, but for {acting}."),
    "not-asked": Entry("T2", "{first}."),
    "chance": Entry("P2", "Chance decides now; nobody acts before."),
    "not-chance": Entry("P2", "Nothing is drawn by chance now."),
    "excess-first": Entry("F7", "First {player} has to put a transporter out of use."),
    "no-player": Entry("", "No {player} takes part in the game."),
    "unknown": Entry("", "There is no {what} {number}."),
    "malformed": Entry("", "{what} cannot be {value}."),
    # Goods and transporters in general
    "not-yours": Entry("T7", "{transporter} belongs to {owner}."),
    "no-more": Entry("F7", "{transporter} is no longer in the game."),
    "is-carried": Entry("C7", "{transporter} is carried and counts for nothing until it is set down."),
    "needs-consent": Entry("T8", "{what} belongs to another player, who has to agree."),
    "needs-no-consent": Entry("T8", "That needs nobody's consent: it can simply be done."),
    "nothing-offered": Entry("T8", "Nothing is offered that could be answered."),
    "offer-pending": Entry("T8", "An offer waits for its answer first."),
    "wrong-partners": Entry("T8", "An offer goes to other players in the game, each named once, not to {partners}."),
    "not-to-offer": Entry("T8", "{action} cannot be offered."),
    "wrong-inputs": Entry("P13", "It takes {needed}, not {named}."),
    "goods-lacking": Entry("K2", "It takes {needed}; {lack}."),
    "source-out-of-reach": Entry("E4", "What is {place} is out of reach."),
    "source-lacks": Entry("E1", "{needed} cannot be taken from {place}: it holds {present}."),
    # Exchange
    "same-place": Entry("E1", "The {good} is there already."),
    "no-good": Entry("E1", "There {none} {place}."),
    "no-room": Entry("M10", "{transporter} holds {load} of {capacity} goods: no room for more."),
    "carrying": Entry("C3", "{transporter} carries {passenger}; neither holds goods meanwhile."),
    "goods-at-sea": Entry("B7", "No goods may be left at sea but on an oil rig; there is none {place}."),
    "no-ferry": Entry("E2", "Goods pass from {source} to {target} only over a bridge, or by a boat in the river."),
    "out-of-reach": Entry("E4", "From {source} to {target} nothing can be handed."),
    # Setting up
    "home-taken": Entry("S2", "{tile} is the home of {player}."),
    "home-at-sea": Entry("S2", "A home is on land; {tile} is sea."),
    "home-no-region": Entry("S4", "A home is on land; {spot} is not."),
    "home-not-marked": Entry("S3", "The scenario marks the homes to choose from; {tile} is none of them."),
    "home-too-near": Entry(
        "S2", "{tile} is {distance} away from the home of {player}; homes lie at least {least} apart."
    ),
    # Order of play
    "position-taken": Entry("T5", "Position {position} is taken by {player}."),
    "position-unknown": Entry("T5", "There is no position {position}; there are 1 to {players}."),
    "wrong-draw": Entry("P2", "Each mine with a filled bag makes one good that is in its bag."),
    # Production
    "no-producer": Entry("P3", "On {tile} stands no building that processes goods."),
    "building-out-of-reach": Entry("P6", "{transporter} {place} does not reach the {building} {spot}."),
    "carrier-feeds-none": Entry("C7", "{transporter} carries {passenger} and feeds no building meanwhile."),
    "capacity-used": Entry("P8", "The {building} has made all its runs of this turn."),
    "wood-unnamed": Entry("P4", "Which trunks and boards the {building} takes has to be said: {wood} in all."),
    "no-factory": Entry("F1", "On {tile} stands no transporter factory."),
    "factory-worked": Entry("F5", "The {building} has made its one transporter of this turn."),
    "no-donkey": Entry("F2", "A wagon is made of a donkey, not of {transporter}."),
    "donkey-elsewhere": Entry("F2", "{transporter} stands {place}, the wagon factory {spot}; no ferry helps."),
    "launch-on-land": Entry("F1", "A {kind} comes to its factory; it cannot be put {spot}."),
    "launch-elsewhere": Entry("F3", "A new {kind} is put in a river or at a coast of {region}, not {spot}."),
    "launch-unnamed": Entry(
        "F3", "It has to be said in which river or at which coast of {region} the new {kind} is put."
    ),
    "launch-closed": Entry("F4", "A wall of {owner} closes {spot}."),
    "shores-closed": Entry("F4", "Walls of others close every coast at the {building}."),
    "too-many": Entry(
        "F7",
        "One more {kind} would make {land} on land and {water} on water, which is too many, and none "
        "of them stands at a factory where it could be put out of use.",
    ),
    "no-excess": Entry("F7", "No transporter is too many: {land} on land, {water} on water."),
    "excess-carries": Entry("F7", "{transporter} carries {passenger} and cannot be put out of use."),
    "excess-elsewhere": Entry("F7", "{transporter} stands at no transporter factory."),
    "excess-kind": Entry("F7", "{count} transporters {where} are too many; {transporter} is none of them."),
    "no-pasture": Entry("L2", "Donkeys breed on pastures; {tile} is {terrain}."),
    "birth-before": Entry("L3", "On {tile} an animal was born this turn already."),
    "no-pair": Entry("L2", "Just two donkeys of {player} breed; on {tile} there are: {standing}."),
    "pair-disturbed": Entry("L2", "Donkeys breed where nothing else is; on {tile} there are: {things}."),
    "known-already": Entry("R2", "{subject} is known to {player} already."),
    "upgrade-late": Entry(
        "R5", "A factory is upgraded right after its research; no research of one has just been done."
    ),
    "upgrade-kind": Entry("R5", "After {subject} {upgraded} is upgraded; on {tile} stands {stands}."),
    "upgrade-absent": Entry("R5", "On {tile} stands no transporter of {player}."),
    # Movement
    "no-points": Entry("M1", "{transporter} has no movement points left."),
    "no-road": Entry("M2", "No road leads from {source} to {to}, and {transporter} moves on roads only."),
    "off-road": Entry(
        "M3",
        "No road leads from {source} to {to}: {transporter} could go there only as its one step of the turn, and "
        "it has moved already.",
    ),
    "not-next": Entry("M4", "{to} does not border on {source}; {transporter} takes one step at a time."),
    "river-between": Entry("M6", "A river without a bridge parts {source} from {to}; no land transporter crosses it."),
    "land-only": Entry("M8", "{transporter} moves on land; {to} is water."),
    "walled": Entry("M9", "A wall of {owner} closes the way from {source} to {to}."),
    "good-moved": Entry(
        "M11", "{transporter} holds {good} that another transporter has moved in this phase, and so cannot move on."
    ),
    "no-water": Entry("B1", "No water leads from {source} to {to} in one step."),
    "has-docked": Entry("B2", "{transporter} has docked at {source}, which ends its move for this turn."),
    "docked-leaves": Entry("B4", "{transporter} can leave {source} only to the sea, not to {to}."),
    "no-goose": Entry("G2", "There is no goose {place}."),
    "none-follows": Entry("G2", "No goose follows {transporter}."),
    "goose-out-of-reach": Entry("G3", "No goose walks between {place} and {transporter}: rivers need a bridge."),
    "geese-moved": Entry(
        "G5", "{mover} has moved all geese {place} in this phase; they do not follow {transporter} on."
    ),
    "geese-hold-back": Entry(
        "G6",
        "{transporter} cannot leave geese alone at sea, and {mover} has moved some in this phase, which cannot be "
        "moved on.",
    ),
    "bank-needed": Entry("G3", "Geese follow {transporter} in a river: let them go on one of its banks."),
    "carries-itself": Entry("C1", "{carrier} cannot carry itself."),
    "passenger-apart": Entry("C1", "{passenger} is not where {carrier} could take it aboard."),
    "passenger-moved": Entry(
        "C2", "{passenger} has moved by itself in this phase, so {carrier}, which carries it, moves no farther."
    ),
    "carries-already": Entry("C3", "{carrier} carries {passenger} already."),
    "holds-goods": Entry("C3", "{transporter} holds goods; a carrier and whom it carries hold none."),
    "leads-geese": Entry("C3", "Geese follow {passenger}: they have to be let go before it is carried."),
    "carries-nobody": Entry("C4", "{carrier} carries no transporter."),
    "boarded-now": Entry(
        "C4", "{passenger} has come aboard {carrier} in this phase and stays until the next movement phase."
    ),
    "carrier-moved": Entry("C4", "{carrier} has moved already; it could unload {passenger} only before."),
    "boat-lands": Entry(
        "C5",
        "{carrier} cannot unload {passenger} {place}: it reaches no such water there. Boats are unloaded into a "
        "river or onto a shore, from another boat only where that is.",
    ),
    "passenger-lands": Entry("C6", "{carrier} cannot unload {passenger} {place}: that is not land that it reaches."),
    # Building
    "builder-elsewhere": Entry("K1", "{transporter} can build {reached}, not {wanted}."),
    "tile-built": Entry("K3", "On {tile} stands {there}; a tile has room for one building."),
    "wrong-site": Entry("K4", "{building} stands on {site}; {tile} is {terrain}."),
    "desert": Entry("K4", "The tile {tile} is desert: before irrigation nothing may be built there."),
    "not-researched": Entry("K4", "{what} needs research of {subject}, which {player} has not done."),
    "wrong-mixture": Entry("K5", "Into the bag {player} may put {allowed}, not {mixture}."),
    "no-mixture": Entry("K5", "Only mines have a bag of gold and iron; {building} has none."),
    "no-mine": Entry("K6", "On {tile} stands no mine."),
    "road-stands": Entry("K8", "A road joins {border} already."),
    "bridge-stands": Entry("K9", "There is a bridge over {site} already."),
    "joined-already": Entry("K10", "Bridges have joined both sides of {site} already."),
    "bridge-in-desert": Entry("K4", "The tile {tile} is desert: before irrigation no bridge may stand there."),
    "wall-at-sea": Entry("K11", "Between two sea tiles, as {edge} are, there are no walls."),
    "wall-out-of-reach": Entry("K15", "{transporter} {place} does not reach the edge between {edge}."),
    "wall-of-other": Entry("K12", "Between {edge} stands a wall of {owner}; it has to be demolished first."),
    "no-wall": Entry("K13", "Between {edge} stands no wall of a player."),
    # Wonder
    "wonder-full": Entry("V3", "All {spaces} spaces of the wonder are filled."),
    "nobody-home": Entry("V1", "No transporter of {player} is at home on {tile}."),
}

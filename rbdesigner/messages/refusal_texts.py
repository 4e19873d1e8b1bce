"""The sentences of refusals, by code; a stroke and a variant tell several sentences of a code apart."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

SENTENCES: Mapping[str, str | Plural] = {
    # Form and moment
    "game-over": QT_TRANSLATE_NOOP("refusals", "The game is over."),
    "left-out": QT_TRANSLATE_NOOP("refusals", "This game is played without it, to see what it is worth."),
    "wrong-phase": QT_TRANSLATE_NOOP("refusals", "{action} belongs to the {phases} phase; this is {now}."),
    "setting-up": QT_TRANSLATE_NOOP("refusals", "All homes must be chosen first."),
    "not-your-turn": QT_TRANSLATE_NOOP("refusals", "It is not for {player} to act now, but for {acting}."),
    "not-asked/draw": QT_TRANSLATE_NOOP("refusals", "The mines must be drawn first."),
    "not-asked/asking": QT_TRANSLATE_NOOP("refusals", "Players must first say whether they ask for an order of play."),
    "not-asked/praying": QT_TRANSLATE_NOOP("refusals", "Players must first decide about praying."),
    "not-asked/positions": QT_TRANSLATE_NOOP("refusals", "Players must first take positions."),
    "not-asked/play": QT_TRANSLATE_NOOP("refusals", "Nobody is asked for that now."),
    "chance": QT_TRANSLATE_NOOP("refusals", "Chance decides now; nobody acts before."),
    "not-chance": QT_TRANSLATE_NOOP("refusals", "Nothing is drawn by chance now."),
    "excess-first": QT_TRANSLATE_NOOP("refusals", "{player} must first put a transporter out of use."),
    "no-player": QT_TRANSLATE_NOOP("refusals", "There is no player {number} in this game."),
    "unknown/transporter": QT_TRANSLATE_NOOP("refusals", "There is no transporter {number}."),
    "unknown/spot": QT_TRANSLATE_NOOP("refusals", "There is no spot {number}."),
    "unknown/good": QT_TRANSLATE_NOOP("refusals", "There is no good {number}."),
    "unknown/building": QT_TRANSLATE_NOOP("refusals", "There is no building {number}."),
    "unknown/subject": QT_TRANSLATE_NOOP("refusals", "There is no subject {number}."),
    "unknown/tile": QT_TRANSLATE_NOOP("refusals", "There is no tile {number}."),
    "unknown/border": QT_TRANSLATE_NOOP("refusals", "There is no border {number}."),
    "unknown/site": QT_TRANSLATE_NOOP("refusals", "There is no bridge site {number}."),
    "unknown/edge": QT_TRANSLATE_NOOP("refusals", "There is no edge {number}."),
    "malformed/action": QT_TRANSLATE_NOOP("refusals", "An action cannot be {value}."),
    "malformed/chance": QT_TRANSLATE_NOOP("refusals", "Chance cannot be player {value}."),
    "malformed/inputs": QT_TRANSLATE_NOOP("refusals", "The inputs cannot be {value}."),
    "malformed/order": QT_TRANSLATE_NOOP("refusals", "The row of figures cannot be {value}."),
    "malformed/figures": QT_TRANSLATE_NOOP("refusals", "The row of figures cannot be {value}."),
    "malformed/drawn": QT_TRANSLATE_NOOP("refusals", "The draw cannot be {value}."),
    "malformed/partners": QT_TRANSLATE_NOOP("refusals", "The partners cannot be {value}."),
    "malformed/mixture": QT_TRANSLATE_NOOP("refusals", "A mixture cannot be {value}."),
    "malformed/position": QT_TRANSLATE_NOOP("refusals", "A position cannot be {value}."),
    "malformed/agrees": QT_TRANSLATE_NOOP("refusals", "An answer cannot be {value}."),
    "malformed/actor": QT_TRANSLATE_NOOP("refusals", "The one who acts cannot be {value}."),
    # Goods and transporters in general
    "not-yours": QT_TRANSLATE_NOOP("refusals", "{transporter} belongs to {owner}."),
    "no-more": QT_TRANSLATE_NOOP("refusals", "{transporter} is no longer in the game."),
    "is-carried": QT_TRANSLATE_NOOP(
        "refusals", "{transporter} is carried and counts for nothing until it is set down."
    ),
    "needs-consent": QT_TRANSLATE_NOOP("refusals", "{transporter} belongs to another player, who has to agree."),
    "needs-no-consent": QT_TRANSLATE_NOOP("refusals", "That needs nobody's consent: it can simply be done."),
    "nothing-offered": QT_TRANSLATE_NOOP("refusals", "There is no offer to answer."),
    "offer-pending": QT_TRANSLATE_NOOP("refusals", "An offer must be answered first."),
    "wrong-partners": QT_TRANSLATE_NOOP(
        "refusals", "An offer goes to other players in the game, each named once, not to {partners}."
    ),
    "not-to-offer": QT_TRANSLATE_NOOP("refusals", "{action} cannot be offered."),
    "wrong-inputs": QT_TRANSLATE_NOOP("refusals", "It takes {needed}, not {named}."),
    "goods-lacking": QT_TRANSLATE_NOOP("refusals", "It takes {needed}; {missing} are missing."),
    "goods-lacking/one": QT_TRANSLATE_NOOP("refusals", "It takes {needed}; {missing} is missing."),
    "goods-lacking/all": QT_TRANSLATE_NOOP("refusals", "It takes {needed}; nothing of it is in reach."),
    "goods-lacking/any": QT_TRANSLATE_NOOP("refusals", "It takes {needed}; nothing is in reach."),
    "source-out-of-reach": QT_TRANSLATE_NOOP("refusals", "What is {holder:in} is out of reach."),
    "source-lacks": QT_TRANSLATE_NOOP("refusals", "{needed} cannot be taken from {holder}: it holds {present}."),
    "source-lacks/none": QT_TRANSLATE_NOOP("refusals", "{needed} cannot be taken from {holder}: it holds none."),
    # Exchange
    "same-holder": QT_TRANSLATE_NOOP("refusals", "The {good:one} is already there."),
    "no-good": QT_TRANSLATE_NOOP("refusals", "There {good:none} {holder:in}."),
    "no-room": QT_TRANSLATE_NOOP("refusals", "{transporter} holds {load} of {capacity} goods: no room for more."),
    "carrying": QT_TRANSLATE_NOOP("refusals", "{transporter} carries {passenger}; neither holds goods meanwhile."),
    "goods-at-sea": QT_TRANSLATE_NOOP(
        "refusals", "Goods may be left at sea only on an oil rig; there is none {holder:in}."
    ),
    "no-ferry": QT_TRANSLATE_NOOP(
        "refusals",
        "Goods pass from {source} to {target} only over a bridge, or by a boat in the river.",
    ),
    "out-of-reach": QT_TRANSLATE_NOOP("refusals", "Nothing can be handed from {source} to {target}."),
    # Setting up
    "home-taken": QT_TRANSLATE_NOOP("refusals", "{tile} is the home of {player}."),
    "home-at-sea": QT_TRANSLATE_NOOP("refusals", "A home must be on land; {tile:at} is sea."),
    "home-no-region": QT_TRANSLATE_NOOP("refusals", "A home must be on land; {spot} is not."),
    "home-not-marked": QT_TRANSLATE_NOOP(
        "refusals", "The scenario marks the homes to choose from; {tile} is none of them."
    ),
    "home-without-water": QT_TRANSLATE_NOOP(
        "refusals", "Every player begins with {kind:a}, and {tile} has no river and no open coast for it."
    ),
    "home-too-near": QT_TRANSLATE_NOOP(
        "refusals",
        "{tile} is {distance} away from the home of {player}; homes must be at least {least} apart.",
    ),
    # Order of play
    "position-taken": QT_TRANSLATE_NOOP("refusals", "Position {position} is taken by {player}."),
    "position-unknown": QT_TRANSLATE_NOOP("refusals", "There is no position {position}; there are 1 to {players}."),
    "wrong-draw": QT_TRANSLATE_NOOP("refusals", "Each mine with a filled bag makes one good that is in its bag."),
    # Production
    "no-producer": QT_TRANSLATE_NOOP("refusals", "There is no building on {tile} that processes goods."),
    "building-out-of-reach": QT_TRANSLATE_NOOP(
        "refusals", "{transporter} {here:in} does not reach the {building} {spot:in}."
    ),
    "carrier-feeds-none": QT_TRANSLATE_NOOP(
        "refusals", "{transporter} carries {passenger} and feeds no building meanwhile."
    ),
    "capacity-used": QT_TRANSLATE_NOOP("refusals", "The {building} has used all its runs of this turn."),
    "wood-unnamed": QT_TRANSLATE_NOOP("refusals", "Say which trunks and boards the {building} takes: {wood} in all."),
    "no-factory": QT_TRANSLATE_NOOP("refusals", "There is no transporter factory on {tile}."),
    "factory-worked": QT_TRANSLATE_NOOP("refusals", "The {building} has made its one transporter of this turn."),
    "no-donkey": QT_TRANSLATE_NOOP("refusals", "A wagon is made from a donkey, not from {transporter}."),
    "donkey-elsewhere": QT_TRANSLATE_NOOP(
        "refusals", "{transporter} stands {here:in}, the wagon factory {spot:in}; no ferry helps."
    ),
    "launch-on-land": QT_TRANSLATE_NOOP("refusals", "A {kind} appears at its factory; it cannot be put {spot:in}."),
    "launch-elsewhere": QT_TRANSLATE_NOOP(
        "refusals", "A new {kind} must be put in a river or at a coast of {region}, not {spot:in}."
    ),
    "launch-unnamed": QT_TRANSLATE_NOOP(
        "refusals",
        "Say in which river or at which coast of {region} the new {kind} is put.",
    ),
    "launch-closed": QT_TRANSLATE_NOOP("refusals", "A wall of {owner} blocks {spot}."),
    "shores-closed": QT_TRANSLATE_NOOP("refusals", "Walls of others block every coast at the {building}."),
    "too-many": Plural(
        QT_TRANSLATE_NOOP(
            "refusals",
            "One more {kind} would make %n transporters on land and {water} on water, which is too many, and none "
            "of them stands at a factory where it could be put out of use.",
        ),
        "One more {kind} would make %n transporter on land and {water} on water, which is too many, and none "
        "of them stands at a factory where it could be put out of use.",
        "land",
    ),
    "no-excess": QT_TRANSLATE_NOOP("refusals", "There is no transporter too many: {land} on land, {water} on water."),
    "excess-carries": QT_TRANSLATE_NOOP("refusals", "{transporter} carries {passenger} and cannot be put out of use."),
    "excess-elsewhere": QT_TRANSLATE_NOOP("refusals", "{transporter} does not stand at a transporter factory."),
    "excess-kind/land": QT_TRANSLATE_NOOP(
        "refusals", "{count} transporters on land are too many; {transporter} is none of them."
    ),
    "excess-kind/water": QT_TRANSLATE_NOOP(
        "refusals", "{count} transporters on water are too many; {transporter} is none of them."
    ),
    "no-pasture": QT_TRANSLATE_NOOP("refusals", "Donkeys breed on pastures; {tile:at} is {terrain}."),
    "birth-before": QT_TRANSLATE_NOOP("refusals", "An animal was already born on {tile} this turn."),
    "no-pair": QT_TRANSLATE_NOOP(
        "refusals", "Exactly two donkeys of {player} are needed to breed; on {tile} there are: {standing}."
    ),
    "pair-disturbed": QT_TRANSLATE_NOOP(
        "refusals", "Donkeys breed where nothing else is; on {tile} there are: {things}."
    ),
    "known-already": QT_TRANSLATE_NOOP("refusals", "{player} already knows {subject}."),
    "upgrade-late": QT_TRANSLATE_NOOP(
        "refusals",
        "A factory is upgraded right after its research; no research of one has just been done.",
    ),
    "upgrade-kind": QT_TRANSLATE_NOOP(
        "refusals", "After {subject} {upgraded:a} can be upgraded; {building:a} stands on {tile}."
    ),
    "upgrade-kind/bare": QT_TRANSLATE_NOOP(
        "refusals", "After {subject} {upgraded:a} can be upgraded; nothing stands on {tile}."
    ),
    "upgrade-absent": QT_TRANSLATE_NOOP("refusals", "There is no transporter of {player} on {tile}."),
    # Movement
    "no-points": QT_TRANSLATE_NOOP("refusals", "{transporter} has no movement points left."),
    "no-road": QT_TRANSLATE_NOOP(
        "refusals", "No road leads from {source} to {to}, and {transporter} moves on roads only."
    ),
    "off-road": QT_TRANSLATE_NOOP(
        "refusals",
        "No road leads from {source} to {to}: {transporter} could go there only as its one step of the "
        "turn, and it has moved already.",
    ),
    "not-next": QT_TRANSLATE_NOOP(
        "refusals", "{to} does not border on {source}; {transporter} takes one step at a time."
    ),
    "river-between": QT_TRANSLATE_NOOP(
        "refusals",
        "A river without a bridge separates {source} from {to}; no land transporter can cross it.",
    ),
    "land-only": QT_TRANSLATE_NOOP("refusals", "{transporter} moves on land; {to} is water."),
    "walled": QT_TRANSLATE_NOOP("refusals", "A wall of {owner} blocks the way from {source} to {to}."),
    "good-moved": QT_TRANSLATE_NOOP(
        "refusals",
        "{transporter} holds {good} that another transporter has moved in this phase, and so cannot move on.",
    ),
    "no-water": QT_TRANSLATE_NOOP("refusals", "No water leads from {source} to {to} in one step."),
    "has-docked": QT_TRANSLATE_NOOP(
        "refusals", "{transporter} has docked at {source}, which ends its movement for this turn."
    ),
    "docked-leaves": QT_TRANSLATE_NOOP("refusals", "{transporter} can leave {source} only to the sea, not to {to}."),
    "no-goose": QT_TRANSLATE_NOOP("refusals", "There is no goose {spot:in}."),
    "none-follows": QT_TRANSLATE_NOOP("refusals", "No goose follows {transporter}."),
    "goose-out-of-reach": QT_TRANSLATE_NOOP(
        "refusals", "No goose walks between {spot} and {transporter}: rivers need a bridge."
    ),
    "geese-moved": QT_TRANSLATE_NOOP(
        "refusals",
        "{mover} has moved all geese {spot:in} in this phase; they cannot follow {transporter} now.",
    ),
    "geese-hold-back": QT_TRANSLATE_NOOP(
        "refusals",
        "{transporter} cannot leave geese alone at sea, and {mover} has moved some in this phase, which "
        "cannot be moved on.",
    ),
    "bank-needed": QT_TRANSLATE_NOOP(
        "refusals", "Geese follow {transporter} in a river: let them go on one of its banks."
    ),
    "carries-itself": QT_TRANSLATE_NOOP("refusals", "{carrier} cannot carry itself."),
    "passenger-apart": QT_TRANSLATE_NOOP("refusals", "{passenger} is not where {carrier} could take it aboard."),
    "passenger-moved": QT_TRANSLATE_NOOP(
        "refusals",
        "{passenger} has moved by itself in this phase, so {carrier}, which carries it, moves no farther.",
    ),
    "carries-already": QT_TRANSLATE_NOOP("refusals", "{carrier} already carries {passenger}."),
    "holds-goods": QT_TRANSLATE_NOOP("refusals", "{transporter} holds goods; a carrier and whom it carries hold none."),
    "leads-geese": QT_TRANSLATE_NOOP("refusals", "Geese follow {passenger}: let them go before it is carried."),
    "carries-nobody": QT_TRANSLATE_NOOP("refusals", "{carrier} carries no transporter."),
    "boarded-now": QT_TRANSLATE_NOOP(
        "refusals",
        "{passenger} has come aboard {carrier} in this phase and stays until the next movement phase.",
    ),
    "carrier-moved": QT_TRANSLATE_NOOP(
        "refusals", "{carrier} has moved already; it could unload {passenger} only before."
    ),
    "boat-lands": QT_TRANSLATE_NOOP(
        "refusals",
        "{carrier} cannot unload {passenger} {spot:in}: it reaches no such water there. Boats are "
        "unloaded into a river or onto a shore, from another boat only where that is.",
    ),
    "passenger-lands": QT_TRANSLATE_NOOP(
        "refusals",
        "{carrier} cannot unload {passenger} {spot:in}: that is not land that it reaches.",
    ),
    # Building
    "builder-elsewhere": QT_TRANSLATE_NOOP("refusals", "{transporter} can build {reached:in}, not {wanted:in}."),
    "tile-built": QT_TRANSLATE_NOOP(
        "refusals", "There is already {building:a} on {tile}; a tile has room for one building."
    ),
    "wrong-site": QT_TRANSLATE_NOOP("refusals", "{building:a} stands on {ground}; {tile:at} is {terrain}."),
    "desert": QT_TRANSLATE_NOOP(
        "refusals", "The tile {tile:at} is desert: before irrigation nothing may be built there."
    ),
    "not-researched": QT_TRANSLATE_NOOP(
        "refusals", "{building:a} needs research of {subject}, which {player} has not done."
    ),
    "not-researched/shaft": QT_TRANSLATE_NOOP(
        "refusals", "A new shaft needs research of {subject}, which {player} has not done."
    ),
    "wrong-mixture": QT_TRANSLATE_NOOP("refusals", "{player} may put {allowed} into the bag, not {mixture}."),
    "wrong-mixture/none": QT_TRANSLATE_NOOP("refusals", "{player} may put {allowed} into the bag, not nothing."),
    "no-mixture": QT_TRANSLATE_NOOP("refusals", "Only mines have a bag of gold and iron; {building:a} has none."),
    "no-mine": QT_TRANSLATE_NOOP("refusals", "There is no mine on {tile}."),
    "road-stands": QT_TRANSLATE_NOOP("refusals", "A road already joins {border}."),
    "bridge-stands": QT_TRANSLATE_NOOP("refusals", "There is already a bridge over {site}."),
    "joined-already": QT_TRANSLATE_NOOP("refusals", "Bridges already join both sides of {site}."),
    "bridge-in-desert": QT_TRANSLATE_NOOP(
        "refusals", "The tile {tile:at} is desert: before irrigation no bridge may stand there."
    ),
    "wall-at-sea": QT_TRANSLATE_NOOP("refusals", "Walls cannot stand between two sea tiles, as {edge} are."),
    "wall-out-of-reach": QT_TRANSLATE_NOOP(
        "refusals", "{transporter} {spot:in} does not reach the edge between {edge}."
    ),
    "wall-of-other": QT_TRANSLATE_NOOP(
        "refusals", "There is a wall of {owner} between {edge}; it must be demolished first."
    ),
    "wall-neutral": QT_TRANSLATE_NOOP("refusals", "The wall between {edge} is already neutral, and blocks nobody."),
    "no-wall": QT_TRANSLATE_NOOP("refusals", "No player has a wall between {edge}."),
    # Wonder
    "wonder-full": QT_TRANSLATE_NOOP("refusals", "All {spaces} spaces of the wonder are filled."),
    "nobody-home": QT_TRANSLATE_NOOP("refusals", "No transporter of {player} is at home on {tile}."),
}

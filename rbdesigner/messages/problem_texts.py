"""The sentences of problems and of their fixes, by code; a stroke and a variant tell several sentences apart."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

SENTENCES: Mapping[str, str | Plural] = {
    # Rivers
    "river-into-land": QT_TRANSLATE_NOOP(
        "problems", "The river on the {tile} ends to the {direction} at the {other}, which has no river on that side."
    ),
    "river-into-land/wanted": QT_TRANSLATE_NOOP(
        "problems", "The river on the {other} must flow on: this tile needs a river to the {direction}."
    ),
    "river-into-land/barred": QT_TRANSLATE_NOOP(
        "problems", "The {other} to the {direction} has no river on that side."
    ),
    "river-off-map": QT_TRANSLATE_NOOP(
        "problems",
        "The river on the {tile} runs off the map to the {direction}; lay a tile at {place} that carries it on, "
        "or sea.",
    ),
    "river-begun-nowhere": QT_TRANSLATE_NOOP(
        "problems", "The river on the {tile} has no beginning: it needs a source, or sea to flow into."
    ),
    "river-begun-nowhere/laying": QT_TRANSLATE_NOOP(
        "problems", "A river must begin with a source or at the sea, or carry on one that is there already."
    ),
    "river-without-source": QT_TRANSLATE_NOOP(
        "problems", "The river on the {tile} has neither a source nor a mouth at the sea."
    ),
    "river-unfinishable": QT_TRANSLATE_NOOP(
        "problems", "No tile left in the box can continue the river at the empty place {place}, and no sea is left."
    ),
    "river-unfinishable/together": QT_TRANSLATE_NOOP(
        "problems", "The tiles left in the box cannot finish all the rivers that are open at {open}."
    ),
    "river-unfinishable/laying": QT_TRANSLATE_NOOP(
        "problems", "With the tile at {place} the tiles left could no longer finish the open rivers."
    ),
    "rivers-impossible/length": QT_TRANSLATE_NOOP(
        "problems", "The {tile} has impossible rivers: a river has 1 to {first} edges, not {second}."
    ),
    "rivers-impossible/edge": QT_TRANSLATE_NOOP(
        "problems", "The {tile} has impossible rivers: edge {first} is not one of 0 to 5."
    ),
    "rivers-impossible/twice": QT_TRANSLATE_NOOP(
        "problems", "The {tile} has impossible rivers: edge {first} is used twice."
    ),
    "rivers-impossible/cross": QT_TRANSLATE_NOOP(
        "problems", "The {tile} has impossible rivers: rivers {first} and {second} cross."
    ),
    "rivers-impossible/laying-length": QT_TRANSLATE_NOOP(
        "problems", "No tile can have such rivers: a river has 1 to {first} edges, not {second}."
    ),
    "rivers-impossible/laying-edge": QT_TRANSLATE_NOOP(
        "problems", "No tile can have such rivers: edge {first} is not one of 0 to 5."
    ),
    "rivers-impossible/laying-twice": QT_TRANSLATE_NOOP(
        "problems", "No tile can have such rivers: edge {first} is used twice."
    ),
    "rivers-impossible/laying-cross": QT_TRANSLATE_NOOP(
        "problems", "No tile can have such rivers: rivers {first} and {second} cross."
    ),
    "river-on-sea": QT_TRANSLATE_NOOP("problems", "The sea at {place} has a river."),
    "river-on-sea/laying": QT_TRANSLATE_NOOP("problems", "A sea tile cannot have a river."),
    "river-ring": QT_TRANSLATE_NOOP("problems", "The river on the {tile} joins itself in a ring."),
    "source-terrain": QT_TRANSLATE_NOOP("problems", "A river rises on the {tile}; springs belong on mountains."),
    # Tiles and the box
    "unprinted-tile": QT_TRANSLATE_NOOP("problems", "No box has the {tile} ({shape})."),
    "box-exceeded": QT_TRANSLATE_NOOP("problems", "The map needs {tiles} of {tile_kind}; the box has only {held}."),
    "box-exceeded/none": QT_TRANSLATE_NOOP("problems", "The map needs {tiles} of {tile_kind}; the box has none."),
    "box-exceeded/laying": QT_TRANSLATE_NOOP("problems", "The box holds no more tiles of {tile_kind}."),
    "expansion-tiles": Plural(
        QT_TRANSLATE_NOOP(
            "problems",
            "%n tiles of the expansion are kept and drawn, the first at {place}; games go on as if nothing lay there.",
        ),
        "The tile of the expansion at {place} is kept and drawn; games go on as if nothing lay there.",
        "number",
    ),
    "expansion-road": QT_TRANSLATE_NOOP(
        "problems",
        "The road between {between} leads to a tile of the expansion, whose rules are not played; games leave it out.",
    ),
    "expansion-wall": QT_TRANSLATE_NOOP(
        "problems",
        "The wall between {between} is beside a tile of the expansion, whose rules are not played; games leave it out.",
    ),
    "expansion-tiles-used": Plural(
        QT_TRANSLATE_NOOP(
            "problems",
            "What stands on %n tiles of the expansion is kept and drawn, the first at {place}; games do not have it.",
        ),
        "What stands on the tile of the expansion at {place} is kept and drawn; games do not have it.",
        "number",
    ),
    "expansion-pieces": Plural(
        QT_TRANSLATE_NOOP(
            "problems", "%n pieces of the expansion are kept and drawn, the first at {place}; games do not have them."
        ),
        "The piece of the expansion at {place} is kept and drawn; games do not have it.",
        "number",
    ),
    # Homes
    "label-off-map": QT_TRANSLATE_NOOP("problems", "The label at {place} is not on a tile."),
    "note-off-map": QT_TRANSLATE_NOOP("problems", "The note at {place} is about no tile."),
    "district-off-map": QT_TRANSLATE_NOOP("problems", "There is no tile at {place}, which belongs to a district."),
    "field-off-map": QT_TRANSLATE_NOOP("problems", "There is no tile at {place}, which has fields."),
    "home-off-map": QT_TRANSLATE_NOOP("problems", "The home at {place} is not on a tile."),
    "home-at-sea": QT_TRANSLATE_NOOP("problems", "The home at {place} stands on the sea; homes need land."),
    "homes-too-near": QT_TRANSLATE_NOOP(
        "problems",
        "The homes at {place} and {other} are {distance} apart; players who choose freely must keep {least}.",
    ),
    "homes-too-few": QT_TRANSLATE_NOOP(
        "problems",
        "Homes are fixed for {served}, but up to {most} may play; add homes, or remove them all so that players "
        "choose freely.",
    ),
    "land-too-little": QT_TRANSLATE_NOOP("problems", "Up to {players} need a home, but the map has {land}."),
    "land-too-little/none": QT_TRANSLATE_NOOP("problems", "Up to {players} need a home, but the map has no land."),
    "home-taken-twice": QT_TRANSLATE_NOOP("problems", "Player {player} has {number} homes."),
    "player-beyond-most/home": QT_TRANSLATE_NOOP(
        "problems", "The home on the {tile} is for player {player}, but at most {most} take part."
    ),
    "player-beyond-most/transporter": QT_TRANSLATE_NOOP(
        "problems", "The {kind} of player {player} on the {tile} has no owner: at most {most} take part."
    ),
    "player-beyond-most/wall": QT_TRANSLATE_NOOP(
        "problems", "The wall between {between} belongs to player {player}, but at most {most} take part."
    ),
    "player-beyond-most/research": QT_TRANSLATE_NOOP(
        "problems", "Player {player} has researched subjects, but at most {most} take part."
    ),
    # Pieces
    "piece-off-map": QT_TRANSLATE_NOOP("problems", "A piece at {place} is not on a tile."),
    "mines-beyond-box": QT_TRANSLATE_NOOP(
        "problems", "There are {mines} mines on the map; the box has {held}, each with a bag."
    ),
    "two-buildings": QT_TRANSLATE_NOOP("problems", "The {tile} has {number} buildings."),
    "building-site": QT_TRANSLATE_NOOP("problems", "The {building} on the {tile} can only stand on {ground}."),
    "building-site/land": QT_TRANSLATE_NOOP("problems", "The {building} on the {tile} must stand on land."),
    "building-in-desert": QT_TRANSLATE_NOOP(
        "problems", "The {building} on the {tile} cannot stand in a desert before it is irrigated."
    ),
    "building-off-shore": QT_TRANSLATE_NOOP(
        "problems", "The {building} on the {tile} needs a shore: a river on the tile or the sea beside it."
    ),
    "mine-without-mixture": QT_TRANSLATE_NOOP(
        "problems", "The mine at {place} does not say how much gold and iron its bag holds."
    ),
    "mixture-without-mine": QT_TRANSLATE_NOOP(
        "problems", "The {building} at {place} has a bag of gold and iron; only mines have one."
    ),
    "mine-mixture": QT_TRANSLATE_NOOP(
        "problems", "The mine at {place} holds {gold} gold and {iron} iron; one shaft brings at most {most} of each."
    ),
    "goods-at-sea": QT_TRANSLATE_NOOP(
        "problems", "The {good} at {place} would lie in the sea; only an oil rig stores goods there."
    ),
    "land-transporter-in-water": QT_TRANSLATE_NOOP(
        "problems", "The {kind} of player {player} on the {tile} must stand on land."
    ),
    "boat-on-land": QT_TRANSLATE_NOOP(
        "problems", "The {kind} of player {player} on the {tile} must be in a river, at sea, or docked at the sea."
    ),
    "boat-without-river": QT_TRANSLATE_NOOP(
        "problems", "The {kind} of player {player} on the {tile} is in a river that the tile does not have."
    ),
    "boat-without-sea": QT_TRANSLATE_NOOP(
        "problems", "The {kind} of player {player} on the {tile} is docked to the {direction}, where no sea is."
    ),
    "boat-without-sea/at-sea": QT_TRANSLATE_NOOP(
        "problems",
        "The {kind} of player {player} on the {tile} is docked, but docks belong to land tiles; it can simply be "
        "at sea.",
    ),
    "start-boat-without-water": QT_TRANSLATE_NOOP(
        "problems", "The home on the {tile} has no water for the {kind} of its player: no river, no open coast."
    ),
    "start-boat-without-water/anywhere": QT_TRANSLATE_NOOP(
        "problems", "Every player begins with {kind:a}, but too few tiles have a river or an open coast for it."
    ),
    "cargo-too-large": QT_TRANSLATE_NOOP(
        "problems", "The {kind} of player {player} on the {tile} carries {carried} goods but holds only {room}."
    ),
    "carrier-with-cargo": QT_TRANSLATE_NOOP(
        "problems", "The {kind} of player {player} on the {tile} carries {passenger:a} and can carry no goods besides."
    ),
    "transporters-too-many": QT_TRANSLATE_NOOP(
        "problems", "Player {player} starts with {excess}, those at home included."
    ),
    "transporters-too-many/everybody": QT_TRANSLATE_NOOP("problems", "Every player starts at home with {excess}."),
    "bridge-without-river": QT_TRANSLATE_NOOP(
        "problems", "The bridge to the {direction} on the {tile} crosses no river."
    ),
    "bridge-over-source": QT_TRANSLATE_NOOP(
        "problems", "The bridge to the {direction} on the {tile} is not needed: a source divides nothing."
    ),
    "bridge-too-many": QT_TRANSLATE_NOOP(
        "problems", "The bridge to the {direction} on the {tile} joins regions that other bridges join already."
    ),
    "bridge-in-desert": QT_TRANSLATE_NOOP(
        "problems", "The bridge to the {direction} on the {tile} cannot stand in a desert before it is irrigated."
    ),
    "road-off-map": QT_TRANSLATE_NOOP("problems", "The road between {between} leads to a place without a tile."),
    "road-into-sea": QT_TRANSLATE_NOOP("problems", "The road between {between} leads into the sea."),
    "wall-off-map": QT_TRANSLATE_NOOP("problems", "The wall between {between} does not stand between two tiles."),
    "wall-at-sea": QT_TRANSLATE_NOOP("problems", "The wall between {between} stands between two sea tiles."),
    "wall-tokens": QT_TRANSLATE_NOOP("problems", "The wall between {between} has no tokens."),
    # Properties
    "players-range": QT_TRANSLATE_NOOP(
        "problems", "The minimum number of players, {least}, is larger than the maximum, {most}."
    ),
    "players-range/none": QT_TRANSLATE_NOOP("problems", "A game needs at least one player, not {least}."),
    "players-beyond-marks": QT_TRANSLATE_NOOP(
        "problems", "Up to {most} players may take part, but the wonder has end marks for {marks} at most."
    ),
    "players-beyond-box": QT_TRANSLATE_NOOP(
        "problems", "The box holds pieces for {held} players; for {most} you need a second one."
    ),
    "title-missing": QT_TRANSLATE_NOOP("problems", "The scenario is final but has no title."),
    "draft-untitled": QT_TRANSLATE_NOOP("problems", "The scenario has no title yet."),
    "description-missing": QT_TRANSLATE_NOOP("problems", "A description would tell players what awaits them."),
    "wonder-prefill": QT_TRANSLATE_NOOP(
        "problems", "The wonder has {spaces} spaces; {filled} of them cannot be filled at the start."
    ),
    "turns-range": QT_TRANSLATE_NOOP("problems", "A game lasts at least one turn, not {turns}."),
    "neutral-bricks": QT_TRANSLATE_NOOP("problems", "The game cannot end after {bricks}."),
    "bricks-beyond-box": QT_TRANSLATE_NOOP(
        "problems", "The game may last for {bricks}; the box has {held}. Take some of a colour nobody plays."
    ),
    # Advice on the design
    "world-small": QT_TRANSLATE_NOOP(
        "problems",
        "The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a "
        "player. With less, players meet sooner, before they have settled.",
    ),
    "world-small/solo": QT_TRANSLATE_NOOP(
        "problems", "The map has {land} for {players}; the rule book (page 6) recommends about {advised} a player."
    ),
    "world-large": QT_TRANSLATE_NOOP(
        "problems",
        "The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a "
        "player. With more, players build for longer before they meet.",
    ),
    "map-scattered": Plural(
        QT_TRANSLATE_NOOP(
            "problems", "The map is scattered: %n tiles lie far away from the rest, the first at {place}."
        ),
        "The map is scattered: %n tile lies far away from the rest, at {place}.",
        "number",
    ),
    "start-poor": QT_TRANSLATE_NOOP(
        "problems", "The home on the {tile} has no {missing} within {steps} steps on foot."
    ),
    "starts-unequal": QT_TRANSLATE_NOOP(
        "problems",
        "The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one "
        "at {poorest} {least}.",
    ),
    "starts-unequal/none": QT_TRANSLATE_NOOP(
        "problems",
        "The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one "
        "at {poorest} none.",
    ),
    "not-symmetrical": Plural(
        QT_TRANSLATE_NOOP(
            "problems", "The map is meant to be symmetrical, but %n places differ from their images: {odd}."
        ),
        "The map is meant to be symmetrical, but %n place differs from its image: {odd}.",
        "number",
    ),
    "part-unreached": QT_TRANSLATE_NOOP("problems", "No home reaches the part of the map around the {tile} ({land})."),
    # Books
    "book-file-unreadable": QT_TRANSLATE_NOOP("problems", "The scenario {file} cannot be taken into the book: {why}."),
    "book-empty": QT_TRANSLATE_NOOP("problems", "There is no scenario in the book yet."),
    "book-file-twice": QT_TRANSLATE_NOOP("problems", "The file {file} is in the book twice."),
    "book-code-repeated": QT_TRANSLATE_NOOP("problems", "The code {shared} is that of “{title}” too."),
    "book-title-repeated": QT_TRANSLATE_NOOP("problems", "The title “{title}” is that of an earlier scenario too."),
    "book-box-exceeded": QT_TRANSLATE_NOOP(
        "problems", "The map needs {tiles} of {tile_kind}; the box of the book has only {held}."
    ),
    "book-box-exceeded/none": QT_TRANSLATE_NOOP(
        "problems", "The map needs {tiles} of {tile_kind}; the box of the book has none."
    ),
    "book-cover-picture": QT_TRANSLATE_NOOP("problems", "The cover shows {file}, which is not in the book."),
    "book-code-missing": QT_TRANSLATE_NOOP("problems", "This scenario has no code, unlike others of the book."),
    "book-orientations-mixed": QT_TRANSLATE_NOOP(
        "problems", "The tiles of this map point another way from those of most maps in the book."
    ),
    "book-file-unlisted": QT_TRANSLATE_NOOP("problems", "The scenario {file} lies in the folder, but not in the book."),
    "book-untitled": QT_TRANSLATE_NOOP("problems", "The book has no title yet."),
    # Checks of others
    "other-check": QT_TRANSLATE_NOOP("problems", "{finding} (check {title})."),
    "other-check-failed": QT_TRANSLATE_NOOP("problems", "The check {title} has failed: {why}."),
    # The play site
    "site-name-missing": QT_TRANSLATE_NOOP("problems", "The play site wants a name; give the map a title."),
    "site-name-long": QT_TRANSLATE_NOOP(
        "problems", "A name at the play site has at most {most} characters, not {number}; shorten the title."
    ),
    "site-description-missing": QT_TRANSLATE_NOOP("problems", "The play site wants a description."),
    "site-hexes-too-few": QT_TRANSLATE_NOOP(
        "problems", "For {players} the play site wants at least {least} hexes, but the map has {tiles}."
    ),
    "site-homes-too-few": QT_TRANSLATE_NOOP(
        "problems",
        "The play site wants a home for each player or none at all; there are homes for {number} of {players}.",
    ),
    "site-tile-unknown": QT_TRANSLATE_NOOP("problems", "The play site does not have the {tile} ({shape})."),
    "site-river-unmatched": QT_TRANSLATE_NOOP(
        "problems", "The play site takes no river that ends on land, as the one on the {tile} does to the {direction}."
    ),
    "site-river-unmatched/void": QT_TRANSLATE_NOOP(
        "problems",
        "The river on the {tile} meets a void hex to the {direction}, which the play site does not take; lay sea "
        "there.",
    ),
    "site-parts-apart": QT_TRANSLATE_NOOP(
        "problems", "The part of the map around the {tile} is too far away for void hexes to join it to the rest."
    ),
    "site-pictures-alike": QT_TRANSLATE_NOOP(
        "problems",
        "All {tiles} of {tile_kind} have the same picture at the play site, which asks for variety; lay some anew.",
    ),
    "site-credit-missing": QT_TRANSLATE_NOOP(
        "problems", "Whoever verifies maps at the play site wants to read who designed them; name the designers."
    ),
    "site-draft": QT_TRANSLATE_NOOP(
        "problems", "Whoever verifies maps at the play site leaves drafts alone; make the status final when it is done."
    ),
    "site-homes-missing": QT_TRANSLATE_NOOP(
        "problems", "The map has no homes, so players at the play site choose their own."
    ),
    "site-differs": QT_TRANSLATE_NOOP("problems", "The map for the play site differs: {remark}."),
}

FIXES: Mapping[str, str] = {
    "take-river-off-sea": QT_TRANSLATE_NOOP("fixes", "Take the river off the sea at {place}"),
    "take-river-off": QT_TRANSLATE_NOOP("fixes", "Take the river off the {tile}"),
    "put-sea": QT_TRANSLATE_NOOP("fixes", "Put sea at {place}"),
    "exchange": QT_TRANSLATE_NOOP("fixes", "Lay this tile at {place}: {tile_kind}"),
    "turn": QT_TRANSLATE_NOOP("fixes", "Turn the {tile}"),
    "copy-images": QT_TRANSLATE_NOOP("fixes", "Copy what is drawn to where its image is missing"),
    "swap-players": QT_TRANSLATE_NOOP("fixes", "Make it {least} to {most} players"),
    "take-strays": QT_TRANSLATE_NOOP("fixes", "Remove what lies far away (tiles: {number})"),
    "leave-boats": QT_TRANSLATE_NOOP("fixes", "Begin without boats"),
    "remove-home": QT_TRANSLATE_NOOP("fixes", "Remove the home at {place}"),
    "free-home": QT_TRANSLATE_NOOP("fixes", "Let any player choose it"),
    "keep-home": QT_TRANSLATE_NOOP("fixes", "Keep the home at {place} as the only one of player {player}"),
    "give-home": QT_TRANSLATE_NOOP("fixes", "Give the home at {place} to player {player}"),
    "remove-road": QT_TRANSLATE_NOOP("fixes", "Remove the road"),
    "remove-text": QT_TRANSLATE_NOOP("fixes", "Remove the text from {place}"),
    "remove-fields": QT_TRANSLATE_NOOP("fixes", "Remove the fields from {place}"),
    "remove-wall": QT_TRANSLATE_NOOP("fixes", "Remove the wall"),
    "remove-pieces": QT_TRANSLATE_NOOP("fixes", "Remove what stands at {place}"),
    "remove-building": QT_TRANSLATE_NOOP("fixes", "Remove the {building}"),
    "take-bag": QT_TRANSLATE_NOOP("fixes", "Remove the bag"),
    "fill-bag": QT_TRANSLATE_NOOP("fixes", "Fill the bag with 3 gold and 3 iron"),
    "remove-goods": QT_TRANSLATE_NOOP("fixes", "Remove the {good}"),
    "remove-bridge": QT_TRANSLATE_NOOP("fixes", "Remove the bridge"),
}

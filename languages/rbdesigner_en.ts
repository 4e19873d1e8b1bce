<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>AtlasPage</name>
        <message numerus="yes">
            <source>%n maps would be lost.</source>
            <translation>
                <numerusform>%n map would be lost.</numerusform>
                <numerusform>%n maps would be lost.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n map</numerusform>
                <numerusform>%n maps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ChoicesPanel</name>
        <message numerus="yes">
            <source>%n buildings could work</source>
            <translation>
                <numerusform>%n building could work</numerusform>
                <numerusform>%n buildings could work</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings that cannot be built now</source>
            <translation>
                <numerusform>%n building that cannot be built now</numerusform>
                <numerusform>%n buildings that cannot be built now</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n factories could make a transporter</source>
            <translation>
                <numerusform>%n factory could make a transporter</numerusform>
                <numerusform>%n factories could make a transporter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n idle buildings could be fed</source>
            <translation>
                <numerusform>%n idle building could be fed</numerusform>
                <numerusform>%n idle buildings could be fed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mixtures of wood that cannot be used now</source>
            <translation>
                <numerusform>%n mixture of wood that cannot be used now</numerusform>
                <numerusform>%n mixtures of wood that cannot be used now</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places are possible. Click one on the map.</source>
            <translation>
                <numerusform>One place is possible. Click it on the map.</numerusform>
                <numerusform>%n places are possible. Click one on the map.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters have not moved</source>
            <translation>
                <numerusform>%n transporter has not moved</numerusform>
                <numerusform>%n transporters have not moved</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add a shaft: %n mixtures</source>
            <translation>
                <numerusform>Add a shaft: %n mixture</numerusform>
                <numerusform>Add a shaft: %n mixtures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a bridge: at %n places</source>
            <translation>
                <numerusform>Build a bridge: at %n place</numerusform>
                <numerusform>Build a bridge: at %n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a road: to %n neighbours</source>
            <translation>
                <numerusform>Build a road: to %n neighbour</numerusform>
                <numerusform>Build a road: to %n neighbours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Build a wall: towards %n neighbour</numerusform>
                <numerusform>Build a wall: towards %n neighbours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Demolish a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Demolish a wall: towards %n neighbour</numerusform>
                <numerusform>Demolish a wall: towards %n neighbours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Research on {tile}: %n subjects</source>
            <translation>
                <numerusform>Research on {tile}: %n subject</numerusform>
                <numerusform>Research on {tile}: %n subjects</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Research: %n subjects</source>
            <translation>
                <numerusform>Research: %n subject</numerusform>
                <numerusform>Research: %n subjects</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Strengthen a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Strengthen a wall: towards %n neighbour</numerusform>
                <numerusform>Strengthen a wall: towards %n neighbours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wonder: the next brick costs %n goods</source>
            <translation>
                <numerusform>Wonder: the next brick costs %n good</numerusform>
                <numerusform>Wonder: the next brick costs %n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>donkeys could breed on %n tiles</source>
            <translation>
                <numerusform>donkeys could breed on %n tile</numerusform>
                <numerusform>donkeys could breed on %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese are left behind on %n tiles</source>
            <translation>
                <numerusform>geese are left behind on %n tile</numerusform>
                <numerusform>geese are left behind on %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese would breed on %n tiles if left alone</source>
            <translation>
                <numerusform>geese would breed on %n tile if left alone</numerusform>
                <numerusform>geese would breed on %n tiles if left alone</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>goods will be lost on %n tiles</source>
            <translation>
                <numerusform>goods will be lost on %n tile</numerusform>
                <numerusform>goods will be lost on %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>research is possible on %n tiles</source>
            <translation>
                <numerusform>research is possible on %n tile</numerusform>
                <numerusform>research is possible on %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ComposeDialog</name>
        <message numerus="yes">
            <source>%n in the box</source>
            <translation>
                <numerusform>%n in the box</numerusform>
                <numerusform>%n in the box</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ConsolePanel</name>
        <message numerus="yes">
            <source>%n things that the script has changed were changed by you meanwhile.</source>
            <translation>
                <numerusform>%n thing that the script has changed was changed by you meanwhile.</numerusform>
                <numerusform>%n things that the script has changed were changed by you meanwhile.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EraseTool</name>
        <message numerus="yes">
            <source>Erase %n tiles</source>
            <translation>
                <numerusform>Erase %n tile</numerusform>
                <numerusform>Erase %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message numerus="yes">
            <source>Fill %n tiles with {tile}</source>
            <translation>
                <numerusform>Fill %n tile with {tile}</numerusform>
                <numerusform>Fill %n tiles with {tile}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Gallery</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GalleryRanking</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n game failed and is not counted.</numerusform>
                <numerusform>%n games failed and are not counted.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GeneratedGallery</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GeneratorWindow</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n map</numerusform>
                <numerusform>%n maps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImprovementView</name>
        <message numerus="yes">
            <source>%n edits are measured further: {number} of {wanted} games</source>
            <translation>
                <numerusform>%n edit is measured further: {number} of {wanted} games</numerusform>
                <numerusform>%n edits are measured further: {number} of {wanted} games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n edits are tried: {number} of {wanted} games</source>
            <translation>
                <numerusform>%n edit is tried: {number} of {wanted} games</numerusform>
                <numerusform>%n edits are tried: {number} of {wanted} games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games with new seeds, on the map as it is and with each of these edits</source>
            <translation>
                <numerusform>%n game with new seeds, on the map as it is and with each of these edits</numerusform>
                <numerusform>%n games with new seeds, on the map as it is and with each of these edits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With these players it takes at least %n games to offer an edit.</source>
            <translation>
                <numerusform>With these players it takes at least %n game to offer an edit.</numerusform>
                <numerusform>With these players it takes at least %n games to offer an edit.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LaboratoryWindow</name>
        <message numerus="yes">
            <source>%n games failed and are not counted; the list of games tells why.</source>
            <translation>
                <numerusform>%n game failed and is not counted; the list of games tells why.</numerusform>
                <numerusform>%n games failed and are not counted; the list of games tells why.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The games so far have only %n seeds, so the 95 % intervals are rough.</source>
            <translation>
                <numerusform>The games so far have only %n seed, so the 95 % intervals are rough.</numerusform>
                <numerusform>The games so far have only %n seeds, so the 95 % intervals are rough.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LassoTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n place selected</numerusform>
                <numerusform>%n places selected</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LicencesDialog</name>
        <message numerus="yes">
            <source>%n components</source>
            <translation>
                <numerusform>%n component</numerusform>
                <numerusform>%n components</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n components</source>
            <translation>
                <numerusform>{shown} of %n component</numerusform>
                <numerusform>{shown} of %n components</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ManyTiles</name>
        <message numerus="yes">
            <source>%n tiles selected</source>
            <translation>
                <numerusform>%n tile selected</numerusform>
                <numerusform>%n tiles selected</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Change the terrain of %n tiles</source>
            <translation>
                <numerusform>Change the terrain of %n tile</numerusform>
                <numerusform>Change the terrain of %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Clear the rivers of %n tiles</source>
            <translation>
                <numerusform>Clear the rivers of %n tile</numerusform>
                <numerusform>Clear the rivers of %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapChoice</name>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{file}” holds %n maps. Which should be opened?</source>
            <translation>
                <numerusform>“{file}” holds %n map. Should it be opened?</numerusform>
                <numerusform>“{file}” holds %n maps. Which should be opened?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message numerus="yes">
            <source>%n tiles copied</source>
            <translation>
                <numerusform>%n tile copied</numerusform>
                <numerusform>%n tiles copied</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapFiles</name>
        <message numerus="yes">
            <source>and %n more remarks</source>
            <translation>
                <numerusform>and %n more remark</numerusform>
                <numerusform>and %n more remarks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MeasureTool</name>
        <message numerus="yes">
            <source>%n tiles away</source>
            <translation>
                <numerusform>%n tile away</numerusform>
                <numerusform>%n tiles away</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns for a donkey</source>
            <translation>
                <numerusform>%n turn for a donkey</numerusform>
                <numerusform>%n turns for a donkey</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message numerus="yes">
            <source>Play %n games &amp;first</source>
            <translation>
                <numerusform>Play %n game &amp;first</numerusform>
                <numerusform>Play %n games &amp;first</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play %n games?</source>
            <translation>
                <numerusform>Play %n game?</numerusform>
                <numerusform>Play %n games?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play &amp;all %n games</source>
            <translation>
                <numerusform>Play &amp;all %n games</numerusform>
                <numerusform>Play &amp;all %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There are unsaved changes in %n tabs. Save them?</source>
            <translation>
                <numerusform>There are unsaved changes in %n tab. Save them?</numerusform>
                <numerusform>There are unsaved changes in %n tabs. Save them?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewGameDialog</name>
        <message numerus="yes">
            <source>The map is for %n players.</source>
            <translation>
                <numerusform>The map is for one player.</numerusform>
                <numerusform>The map is for %n players.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ParView</name>
        <message numerus="yes">
            <source>The solver makes {plans} plans, then the easy and the medium player play %n games each.</source>
            <translation>
                <numerusform>The solver makes {plans} plans, then the easy and the medium player play %n game each.</numerusform>
                <numerusform>The solver makes {plans} plans, then the easy and the medium player play %n games each.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PaymentChooser</name>
        <message numerus="yes">
            <source>%n goods of any kind:</source>
            <translation>
                <numerusform>%n good of any kind:</numerusform>
                <numerusform>%n goods of any kind:</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PhaseEnd</name>
        <message numerus="yes">
            <source>%n more…</source>
            <translation>
                <numerusform>%n more…</numerusform>
                <numerusform>%n more…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PicturePanel</name>
        <message numerus="yes">
            <source>%n tiles proposed, {unsure} of them uncertain</source>
            <translation>
                <numerusform>%n tile proposed, {unsure} of them uncertain</numerusform>
                <numerusform>%n tiles proposed, {unsure} of them uncertain</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlaySiteDialog</name>
        <message numerus="yes">
            <source>%n hexes</source>
            <translation>
                <numerusform>%n hex</numerusform>
                <numerusform>%n hexes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>for up to %n players</source>
            <translation>
                <numerusform>for one player</numerusform>
                <numerusform>for up to %n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedGames</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Forget these %n games?</source>
            <translation>
                <numerusform>Forget this game?</numerusform>
                <numerusform>Forget these %n games?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown} of %n game</numerusform>
                <numerusform>{shown} of %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedModel</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message numerus="yes">
            <source>{place} and %n more</source>
            <translation>
                <numerusform>{place} and %n more</numerusform>
                <numerusform>{place} and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecordWriting</name>
        <message numerus="yes">
            <source>There the record is %n points.</source>
            <translation>
                <numerusform>There the record is %n point.</numerusform>
                <numerusform>There the record is %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There the record is %n points. It is not less.</source>
            <translation>
                <numerusform>There the record is %n point. It is not less.</numerusform>
                <numerusform>There the record is %n points. It is not less.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RiverTool</name>
        <message numerus="yes">
            <source>Draw river over %n tiles</source>
            <translation>
                <numerusform>Draw river over %n tile</numerusform>
                <numerusform>Draw river over %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>River over %n tiles; drag back to shorten it, Esc cancels</source>
            <translation>
                <numerusform>River over %n tile; drag back to shorten it, Esc cancels</numerusform>
                <numerusform>River over %n tiles; drag back to shorten it, Esc cancels</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunAnswer</name>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n solo game</numerusform>
                <numerusform>%n solo games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message numerus="yes">
            <source>First, in %n games: {verdict}</source>
            <translation>
                <numerusform>First, in %n game: {verdict}</numerusform>
                <numerusform>First, in %n games: {verdict}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Second, in %n games: {verdict}</source>
            <translation>
                <numerusform>Second, in %n game: {verdict}</numerusform>
                <numerusform>Second, in %n games: {verdict}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map of run {run}: {players}; %n games</source>
            <translation>
                <numerusform>The map of run {run}: {players}; %n game</numerusform>
                <numerusform>The map of run {run}: {players}; %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The second version is the map as it is now: %n games of each.</source>
            <translation>
                <numerusform>The second version is the map as it is now: %n game of each.</numerusform>
                <numerusform>The second version is the map as it is now: %n games of each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The versions have different numbers of games; the comparison uses the %n seeds that both have.</source>
            <translation>
                <numerusform>The versions have different numbers of games; the comparison uses the %n seed that both have.</numerusform>
                <numerusform>The versions have different numbers of games; the comparison uses the %n seeds that both have.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>… and %n more</source>
            <translation>
                <numerusform>… and %n more</numerusform>
                <numerusform>… and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunGames</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown} of %n game</numerusform>
                <numerusform>{shown} of %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunPanel</name>
        <message numerus="yes">
            <source>%n games are kept</source>
            <translation>
                <numerusform>%n game is kept</numerusform>
                <numerusform>%n games are kept</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunTournament</name>
        <message numerus="yes">
            <source>%n tables with {games} games each: {all} games.</source>
            <translation>
                <numerusform>%n table with {games} games: {all} games.</numerusform>
                <numerusform>%n tables with {games} games each: {all} games.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map is for %n players at most.</source>
            <translation>
                <numerusform>The map is for %n player at most.</numerusform>
                <numerusform>The map is for %n players at most.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunWorth</name>
        <message numerus="yes">
            <source>{games} games as it is, and as many with one more of each of %n goods: {all} games.</source>
            <translation>
                <numerusform>{games} games as it is, and as many with one more of %n good: {all} games.</numerusform>
                <numerusform>{games} games as it is, and as many with one more of each of %n goods: {all} games.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{games} games with all, and as many without each of %n things: {all} games.</source>
            <translation>
                <numerusform>{games} games with all, and as many without %n thing: {all} games.</numerusform>
                <numerusform>{games} games with all, and as many without each of %n things: {all} games.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScriptCommands</name>
        <message numerus="yes">
            <source>%n files copied into {folder}: {names}</source>
            <translation>
                <numerusform>%n file copied into {folder}: {names}</numerusform>
                <numerusform>%n files copied into {folder}: {names}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SelectTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n place selected</numerusform>
                <numerusform>%n places selected</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ShapeFields</name>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n land tile</numerusform>
                <numerusform>%n land tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sea tiles</source>
            <translation>
                <numerusform>%n sea tile</numerusform>
                <numerusform>%n sea tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StampCommands</name>
        <message numerus="yes">
            <source>%n tiles kept as stamp {slot}; {keys} takes them in hand</source>
            <translation>
                <numerusform>%n tile kept as stamp {slot}; {keys} takes it in hand</numerusform>
                <numerusform>%n tiles kept as stamp {slot}; {keys} takes them in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stamp &amp;{slot}: %n tiles</source>
            <translation>
                <numerusform>Stamp &amp;{slot}: %n tile</numerusform>
                <numerusform>Stamp &amp;{slot}: %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message numerus="yes">
            <source>Brush: %n tiles</source>
            <translation>
                <numerusform>Brush: %n tile</numerusform>
                <numerusform>Brush: %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyView</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n game failed and is not counted.</numerusform>
                <numerusform>%n games failed and are not counted.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SupplyPanel</name>
        <message numerus="yes">
            <source>%n left in the box</source>
            <translation>
                <numerusform>%n left in the box</numerusform>
                <numerusform>%n left in the box</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more land tiles to lay, of any kind</source>
            <translation>
                <numerusform>%n more land tile to lay, of any kind</numerusform>
                <numerusform>%n more land tiles to lay, of any kind</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more sea tiles to lay</source>
            <translation>
                <numerusform>%n more sea tile to lay</numerusform>
                <numerusform>%n more sea tiles to lay</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SymmetryDialog</name>
        <message numerus="yes">
            <source>%n tiles change.</source>
            <translation>
                <numerusform>%n tile changes.</numerusform>
                <numerusform>%n tiles change.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles go on differing from their images.</source>
            <translation>
                <numerusform>%n tile goes on differing from its images.</numerusform>
                <numerusform>%n tiles go on differing from their images.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TextDialog</name>
        <message numerus="yes">
            <source>The %n selected tiles belong to this district.</source>
            <translation>
                <numerusform>The %n selected tile belongs to this district.</numerusform>
                <numerusform>The %n selected tiles belong to this district.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TilePalette</name>
        <message numerus="yes">
            <source>%n more than in the box</source>
            <translation>
                <numerusform>%n more than in the box</numerusform>
                <numerusform>%n more than in the box</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TileTool</name>
        <message numerus="yes">
            <source>Lay %n tiles: {tile}</source>
            <translation>
                <numerusform>Lay %n tile: {tile}</numerusform>
                <numerusform>Lay %n tiles: {tile}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TracedPicture</name>
        <message numerus="yes">
            <source>Take %n tiles from the picture</source>
            <translation>
                <numerusform>Take %n tile from the picture</numerusform>
                <numerusform>Take %n tiles from the picture</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TransporterRow</name>
        <message numerus="yes">
            <source>%n geese follow it.</source>
            <translation>
                <numerusform>%n goose follows it.</numerusform>
                <numerusform>%n geese follow it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VariationsDialog</name>
        <message numerus="yes">
            <source>Delete %n lines?</source>
            <translation>
                <numerusform>Delete %n line?</numerusform>
                <numerusform>Delete %n lines?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Sentences</name>
        <message numerus="yes">
            <source>{text}. And %n more</source>
            <translation>
                <numerusform>{text}. And %n more</numerusform>
                <numerusform>{text}. And %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message numerus="yes">
            <source>  %n searches come to {points} points</source>
            <translation>
                <numerusform>  %n search comes to {points} points</numerusform>
                <numerusform>  %n searches come to {points} points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>  ... and %n more</source>
            <translation>
                <numerusform>  ... and %n more</numerusform>
                <numerusform>  ... and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n edits tried</source>
            <translation>
                <numerusform>%n edit tried</numerusform>
                <numerusform>%n edits tried</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n error</numerusform>
                <numerusform>%n errors</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n files could not be read</source>
            <translation>
                <numerusform>%n file could not be read</numerusform>
                <numerusform>%n files could not be read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods used</source>
            <translation>
                <numerusform>%n good used</numerusform>
                <numerusform>%n goods used</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n maps checked</source>
            <translation>
                <numerusform>%n map checked</numerusform>
                <numerusform>%n maps checked</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces of advice</source>
            <translation>
                <numerusform>%n piece of advice</numerusform>
                <numerusform>%n pieces of advice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n scenario</numerusform>
                <numerusform>%n scenarios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n seed</numerusform>
                <numerusform>%n seeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, {sea} of them sea</source>
            <translation>
                <numerusform>%n tile, {sea} of it sea</numerusform>
                <numerusform>%n tiles, {sea} of them sea</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n turn</numerusform>
                <numerusform>%n turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n warning</numerusform>
                <numerusform>%n warnings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best of %n plans, solver {version}, saved as {path}</source>
            <translation>
                <numerusform>best of %n plan, solver {version}, saved as {path}</numerusform>
                <numerusform>best of %n plans, solver {version}, saved as {path}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>by %n games of easy players on each, the fairest first:</source>
            <translation>
                <numerusform>by %n game of easy players on each, the fairest first:</numerusform>
                <numerusform>by %n games of easy players on each, the fairest first:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>medians of %n games each, {easy} and {medium}</source>
            <translation>
                <numerusform>median of %n game each, {easy} and {medium}</numerusform>
                <numerusform>medians of %n games each, {easy} and {medium}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for %n players, and {number} play</source>
            <translation>
                <numerusform>the map is meant for one player, and {number} play</numerusform>
                <numerusform>the map is meant for %n players, and {number} play</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for {least} to %n players, and {number} play</source>
            <translation>
                <numerusform>the map is meant for {least} to %n player, and {number} play</numerusform>
                <numerusform>the map is meant for {least} to %n players, and {number} play</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{fault}; %n entries from there on left out</source>
            <translation>
                <numerusform>{fault}; %n entry from there on left out</numerusform>
                <numerusform>{fault}; %n entries from there on left out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{folder}: {filled} of %n cells, {tries} tries</source>
            <translation>
                <numerusform>{folder}: {filled} of %n cell, {tries} tries</numerusform>
                <numerusform>{folder}: {filled} of %n cells, {tries} tries</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name}: {par} (solver {version}, %n plans)</source>
            <translation>
                <numerusform>{name}: {par} (solver {version}, %n plan)</numerusform>
                <numerusform>{name}: {par} (solver {version}, %n plans)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{path}: %n tiles laid, {land} of land and {sea} of sea. {why}</source>
            <translation>
                <numerusform>{path}: %n tile laid, {land} of land and {sea} of sea. {why}</numerusform>
                <numerusform>{path}: %n tiles laid, {land} of land and {sea} of sea. {why}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>counts</name>
        <message numerus="yes">
            <source>%n boards</source>
            <translation>
                <numerusform>%n board</numerusform>
                <numerusform>%n boards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay</source>
            <translation>
                <numerusform>%n clay</numerusform>
                <numerusform>%n clay</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay pits</source>
            <translation>
                <numerusform>%n clay pit</numerusform>
                <numerusform>%n clay pits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coal burners</source>
            <translation>
                <numerusform>%n coal burner</numerusform>
                <numerusform>%n coal burners</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coins</source>
            <translation>
                <numerusform>%n coin</numerusform>
                <numerusform>%n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n donkeys</source>
            <translation>
                <numerusform>%n donkey</numerusform>
                <numerusform>%n donkeys</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fuel</source>
            <translation>
                <numerusform>%n fuel</numerusform>
                <numerusform>%n fuel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n geese</source>
            <translation>
                <numerusform>%n goose</numerusform>
                <numerusform>%n geese</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n gold</numerusform>
                <numerusform>%n gold</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods</source>
            <translation>
                <numerusform>%n good</numerusform>
                <numerusform>%n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iron</source>
            <translation>
                <numerusform>%n iron</numerusform>
                <numerusform>%n iron</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n land tile</numerusform>
                <numerusform>%n land tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines</source>
            <translation>
                <numerusform>%n mine</numerusform>
                <numerusform>%n mines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mints</source>
            <translation>
                <numerusform>%n mint</numerusform>
                <numerusform>%n mints</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral bricks</source>
            <translation>
                <numerusform>%n neutral brick</numerusform>
                <numerusform>%n neutral bricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n oil rigs</source>
            <translation>
                <numerusform>%n oil rig</numerusform>
                <numerusform>%n oil rigs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper</source>
            <translation>
                <numerusform>%n paper</numerusform>
                <numerusform>%n paper</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper mills</source>
            <translation>
                <numerusform>%n paper mill</numerusform>
                <numerusform>%n paper mills</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quarries</source>
            <translation>
                <numerusform>%n quarry</numerusform>
                <numerusform>%n quarries</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raft factories</source>
            <translation>
                <numerusform>%n raft factory</numerusform>
                <numerusform>%n raft factories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rafts</source>
            <translation>
                <numerusform>%n raft</numerusform>
                <numerusform>%n rafts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboat factories</source>
            <translation>
                <numerusform>%n rowboat factory</numerusform>
                <numerusform>%n rowboat factories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboats</source>
            <translation>
                <numerusform>%n rowboat</numerusform>
                <numerusform>%n rowboats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sawmills</source>
            <translation>
                <numerusform>%n sawmill</numerusform>
                <numerusform>%n sawmills</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamer factories</source>
            <translation>
                <numerusform>%n steamer factory</numerusform>
                <numerusform>%n steamer factories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamers</source>
            <translation>
                <numerusform>%n steamer</numerusform>
                <numerusform>%n steamers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock</source>
            <translation>
                <numerusform>%n stock</numerusform>
                <numerusform>%n stock</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock exchanges</source>
            <translation>
                <numerusform>%n stock exchange</numerusform>
                <numerusform>%n stock exchanges</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone</source>
            <translation>
                <numerusform>%n stone</numerusform>
                <numerusform>%n stone</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone factories</source>
            <translation>
                <numerusform>%n stone factory</numerusform>
                <numerusform>%n stone factories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n truck factories</source>
            <translation>
                <numerusform>%n truck factory</numerusform>
                <numerusform>%n truck factories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trucks</source>
            <translation>
                <numerusform>%n truck</numerusform>
                <numerusform>%n trucks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trunks</source>
            <translation>
                <numerusform>%n trunk</numerusform>
                <numerusform>%n trunks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagon factories</source>
            <translation>
                <numerusform>%n wagon factory</numerusform>
                <numerusform>%n wagon factories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagons</source>
            <translation>
                <numerusform>%n wagon</numerusform>
                <numerusform>%n wagons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n woodcutters</source>
            <translation>
                <numerusform>%n woodcutter</numerusform>
                <numerusform>%n woodcutters</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>differences</name>
        <message numerus="yes">
            <source>%n differences.</source>
            <translation>
                <numerusform>%n difference.</numerusform>
                <numerusform>%n differences.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>wall of %n tokens</source>
            <translation>
                <numerusform>wall of %n token</numerusform>
                <numerusform>wall of %n tokens</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>expectation</name>
        <message numerus="yes">
            <source>{reason}: +%n wins.</source>
            <translation>
                <numerusform>{reason}: +%n win.</numerusform>
                <numerusform>{reason}: +%n wins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{reason}: −%n wins.</source>
            <translation>
                <numerusform>{reason}: −%n win.</numerusform>
                <numerusform>{reason}: −%n wins.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>facts</name>
        <message numerus="yes">
            <source>Nearly symmetrical, except for %n places: {symmetry}, about {centre}.</source>
            <translation>
                <numerusform>Nearly symmetrical, except for %n place: {symmetry}, about {centre}.</numerusform>
                <numerusform>Nearly symmetrical, except for %n places: {symmetry}, about {centre}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>contested in %n steps</source>
            <translation>
                <numerusform>contested in %n step</numerusform>
                <numerusform>contested in %n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>land in %n steps</source>
            <translation>
                <numerusform>land in %n step</numerusform>
                <numerusform>land in %n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>room to build in %n steps</source>
            <translation>
                <numerusform>room to build in %n step</numerusform>
                <numerusform>room to build in %n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{what} would save %n turns for {home} ({savings}).</source>
            <translation>
                <numerusform>{what} would save %n turn for {home} ({savings}).</numerusform>
                <numerusform>{what} would save %n turns for {home} ({savings}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message numerus="yes">
            <source>%n bridges were left out.</source>
            <translation>
                <numerusform>%n bridge was left out.</numerusform>
                <numerusform>%n bridges were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings were left out.</source>
            <translation>
                <numerusform>%n building was left out.</numerusform>
                <numerusform>%n buildings were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n custom fields were left out.</source>
            <translation>
                <numerusform>%n custom field was left out.</numerusform>
                <numerusform>%n custom fields were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foreign pieces were left out.</source>
            <translation>
                <numerusform>%n foreign piece was left out.</numerusform>
                <numerusform>%n foreign pieces were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods were left out.</source>
            <translation>
                <numerusform>%n good was left out.</numerusform>
                <numerusform>%n goods were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes are free to choose in the file: it cannot say which player they belong to.</source>
            <translation>
                <numerusform>%n home is free to choose in the file: it cannot say which player it belongs to.</numerusform>
                <numerusform>%n homes are free to choose in the file: it cannot say which player they belong to.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes or pieces were changed.</source>
            <translation>
                <numerusform>%n home or piece was changed.</numerusform>
                <numerusform>%n homes or pieces were changed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out, as another stands on the same tile.</source>
            <translation>
                <numerusform>%n home was left out, as another stands on the same tile.</numerusform>
                <numerusform>%n homes were left out, as another stands on the same tile.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out.</source>
            <translation>
                <numerusform>%n home was left out.</numerusform>
                <numerusform>%n homes were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n labels, notes and districts were left out.</source>
            <translation>
                <numerusform>%n label, note or district was left out.</numerusform>
                <numerusform>%n labels, notes and districts were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines that give no tile, such as those of a saved game, were left out.</source>
            <translation>
                <numerusform>%n line that gives no tile, such as those of a saved game, was left out.</numerusform>
                <numerusform>%n lines that give no tile, such as those of a saved game, were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines without contents were taken as new.</source>
            <translation>
                <numerusform>%n mine without contents was taken as new.</numerusform>
                <numerusform>%n mines without contents were taken as new.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other objects of the table were left out.</source>
            <translation>
                <numerusform>%n other object of the table was left out.</numerusform>
                <numerusform>%n other objects of the table were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n researched subjects were left out.</source>
            <translation>
                <numerusform>%n researched subject was left out.</numerusform>
                <numerusform>%n researched subjects were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads were left out.</source>
            <translation>
                <numerusform>%n road was left out.</numerusform>
                <numerusform>%n roads were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles became others.</source>
            <translation>
                <numerusform>%n tile became another.</numerusform>
                <numerusform>%n tiles became others.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion were left out.</source>
            <translation>
                <numerusform>%n tile of the expansion was left out.</numerusform>
                <numerusform>%n tiles of the expansion were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were added.</source>
            <translation>
                <numerusform>%n tile was added.</numerusform>
                <numerusform>%n tiles were added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were left out.</source>
            <translation>
                <numerusform>%n tile was left out.</numerusform>
                <numerusform>%n tiles were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters were left out.</source>
            <translation>
                <numerusform>%n transporter was left out.</numerusform>
                <numerusform>%n transporters were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n void hexes were added to join the parts of the map.</source>
            <translation>
                <numerusform>%n void hex was added to join the parts of the map.</numerusform>
                <numerusform>%n void hexes were added to join the parts of the map.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls were left out.</source>
            <translation>
                <numerusform>%n wall was left out.</numerusform>
                <numerusform>%n walls were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n docked pieces was left out, as no river ends there.</source>
            <translation>
                <numerusform>The bank of %n docked piece was left out, as no river ends there.</numerusform>
                <numerusform>The bank of %n docked pieces was left out, as no river ends there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n homes was left out.</source>
            <translation>
                <numerusform>The bank of %n home was left out.</numerusform>
                <numerusform>The bank of %n homes was left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n docked pieces.</source>
            <translation>
                <numerusform>The bank was guessed for %n docked piece.</numerusform>
                <numerusform>The bank was guessed for %n docked pieces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n homes by a river.</source>
            <translation>
                <numerusform>The bank was guessed for %n home by a river.</numerusform>
                <numerusform>The bank was guessed for %n homes by a river.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first line counts {counted} tiles, but there are %n.</source>
            <translation>
                <numerusform>The first line counts {counted} tiles, but there is %n.</numerusform>
                <numerusform>The first line counts {counted} tiles, but there are %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The number of players, at most %n, was guessed from the homes.</source>
            <translation>
                <numerusform>The number of players, at most %n, was guessed from the homes.</numerusform>
                <numerusform>The number of players, at most %n, was guessed from the homes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n sea tiles were ignored.</source>
            <translation>
                <numerusform>The rivers of %n sea tile were ignored.</numerusform>
                <numerusform>The rivers of %n sea tiles were ignored.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n tiles were left out.</source>
            <translation>
                <numerusform>The rivers of %n tile were left out.</numerusform>
                <numerusform>The rivers of %n tiles were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What %n buildings held that were no mines was left out.</source>
            <translation>
                <numerusform>What %n building held that was no mine was left out.</numerusform>
                <numerusform>What %n buildings held that were no mines was left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What %n transporters carried was left out.</source>
            <translation>
                <numerusform>What %n transporter carried was left out.</numerusform>
                <numerusform>What %n transporters carried was left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a tile has three coordinates, or row and column, not %n numbers</source>
            <translation>
                <numerusform>a tile has three coordinates, or row and column, not %n number</numerusform>
                <numerusform>a tile has three coordinates, or row and column, not %n numbers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n characters, not {found}</source>
            <translation>
                <numerusform>may have at most %n character, not {found}</numerusform>
                <numerusform>may have at most %n characters, not {found}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n entries, not {found}</source>
            <translation>
                <numerusform>may have at most %n entry, not {found}</numerusform>
                <numerusform>may have at most %n entries, not {found}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>needs at least %n entries, not {found}</source>
            <translation>
                <numerusform>needs at least %n entry, not {found}</numerusform>
                <numerusform>needs at least %n entries, not {found}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n land tiles, not {wanted}</source>
            <translation>
                <numerusform>the box holds %n land tile, not {wanted}</numerusform>
                <numerusform>the box holds %n land tiles, not {wanted}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n sea tiles, not {wanted}</source>
            <translation>
                <numerusform>the box holds %n sea tile, not {wanted}</numerusform>
                <numerusform>the box holds %n sea tiles, not {wanted}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the map string is cut off: %n digits are missing</source>
            <translation>
                <numerusform>the map string is cut off: %n digit is missing</numerusform>
                <numerusform>the map string is cut off: %n digits are missing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>this map cannot be played: {why} (and %n more)</source>
            <translation>
                <numerusform>this map cannot be played: {why} (and %n more)</numerusform>
                <numerusform>this map cannot be played: {why} (and %n more)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{word}: nothing takes %n goods</source>
            <translation>
                <numerusform>{word}: nothing takes %n good</numerusform>
                <numerusform>{word}: nothing takes %n goods</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>hint</name>
        <message numerus="yes">
            <source>%n rows of the wonder</source>
            <translation>
                <numerusform>%n row of the wonder</numerusform>
                <numerusform>%n rows of the wonder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Solver: %n points</source>
            <translation>
                <numerusform>Solver: %n point</numerusform>
                <numerusform>Solver: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>for %n bricks of the wonder in turn {turn}</source>
            <translation>
                <numerusform>for %n brick of the wonder in turn {turn}</numerusform>
                <numerusform>for %n bricks of the wonder in turn {turn}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lab</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n seed</numerusform>
                <numerusform>%n seeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n solo game</numerusform>
                <numerusform>%n solo games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no boards from a sawmill.</source>
            <translation>
                <numerusform>In %n game out of {games}, {home} gets no boards from a sawmill.</numerusform>
                <numerusform>In %n games out of {games}, {home} gets no boards from a sawmill.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no stone from a quarry or a stone factory.</source>
            <translation>
                <numerusform>In %n game out of {games}, {home} gets no stone from a quarry or a stone factory.</numerusform>
                <numerusform>In %n games out of {games}, {home} gets no stone from a quarry or a stone factory.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} has less than {share} % of the median points of its table.</source>
            <translation>
                <numerusform>In %n game out of {games}, {home} has less than {share} % of the median points of its table.</numerusform>
                <numerusform>In %n games out of {games}, {home} has less than {share} % of the median points of its table.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Its %n searches come to {points} points; more of them may find more.</source>
            <translation>
                <numerusform>Its %n search comes to {points} points; more of them may find more.</numerusform>
                <numerusform>Its %n searches come to {points} points; more of them may find more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nobody steps on: {places} and %n more</source>
            <translation>
                <numerusform>Nobody steps on: {places} and %n more</numerusform>
                <numerusform>Nobody steps on: {places} and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of %n seats of {player}, so many never make or build any: {shares}.</source>
            <translation>
                <numerusform>Of %n seat of {player}, so many never make or build any: {shares}.</numerusform>
                <numerusform>Of %n seats of {player}, so many never make or build any: {shares}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Par is the best of %n plans of the solver (version {version}), not the limit of what is possible.</source>
            <translation>
                <numerusform>Par is the best of %n plan of the solver (version {version}), not the limit of what is possible.</numerusform>
                <numerusform>Par is the best of %n plans of the solver (version {version}), not the limit of what is possible.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The easy player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>The easy player comes to {points} points: the median of %n game, from {least} to {most}.</numerusform>
                <numerusform>The easy player comes to {points} points: the median of %n games, from {least} to {most}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The medium player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>The medium player comes to {points} points: the median of %n game, from {least} to {most}.</numerusform>
                <numerusform>The medium player comes to {points} points: the median of %n games, from {least} to {most}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>about %n hour</numerusform>
                <numerusform>about %n hours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes</source>
            <translation>
                <numerusform>about %n minute</numerusform>
                <numerusform>about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fair within {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>fair within {points} percentage points in %n game ({players})</numerusform>
                <numerusform>fair within {points} percentage points in %n games ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fair within {tolerance} percentage points, in %n games</source>
            <translation>
                <numerusform>fair within {tolerance} percentage points, in %n game</numerusform>
                <numerusform>fair within {tolerance} percentage points, in %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n game each</numerusform>
                <numerusform>fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n games each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); about {least} to %n more games are needed</source>
            <translation>
                <numerusform>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); about {least} to %n more game is needed</numerusform>
                <numerusform>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); about {least} to %n more games are needed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} %; at least %n more games are needed</source>
            <translation>
                <numerusform>not yet known whether it is fair: {home} wins {share} %; at least %n more game is needed</numerusform>
                <numerusform>not yet known whether it is fair: {home} wins {share} %; at least %n more games are needed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in %n game each</numerusform>
                <numerusform>not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in %n games each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair by {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>unfair by {points} percentage points in %n game ({players})</numerusform>
                <numerusform>unfair by {points} percentage points in %n games ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points above an even share</source>
            <translation>
                <numerusform>unfair: {home} wins {share} % ({low} to {high}) of %n game, {by} percentage points above an even share</numerusform>
                <numerusform>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points above an even share</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points below an even share</source>
            <translation>
                <numerusform>unfair: {home} wins {share} % ({low} to {high}) of %n game, {by} percentage points below an even share</numerusform>
                <numerusform>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points below an even share</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{edit}, and likewise at its %n images</source>
            <translation>
                <numerusform>{edit}, and likewise at its image</numerusform>
                <numerusform>{edit}, and likewise at its %n images</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} builds its first mine %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} builds its first mine %n turn later than {other} (turn {late} against {early}).</numerusform>
                <numerusform>{home} builds its first mine %n turns later than {other} (turn {late} against {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first boards %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} gets its first boards %n turn later than {other} (turn {late} against {early}).</numerusform>
                <numerusform>{home} gets its first boards %n turns later than {other} (turn {late} against {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first coin %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} gets its first coin %n turn later than {other} (turn {late} against {early}).</numerusform>
                <numerusform>{home} gets its first coin %n turns later than {other} (turn {late} against {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stock %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} gets its first stock %n turn later than {other} (turn {late} against {early}).</numerusform>
                <numerusform>{home} gets its first stock %n turns later than {other} (turn {late} against {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stone %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} gets its first stone %n turn later than {other} (turn {late} against {early}).</numerusform>
                <numerusform>{home} gets its first stone %n turns later than {other} (turn {late} against {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} meets others %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} meets others %n turn later than {other} (turn {late} against {early}).</numerusform>
                <numerusform>{home} meets others %n turns later than {other} (turn {late} against {early}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>laying</name>
        <message numerus="yes">
            <source>All %n land tiles of this world are laid.</source>
            <translation>
                <numerusform>The only land tile of this world is laid.</numerusform>
                <numerusform>All %n land tiles of this world are laid.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n sea tiles of this world are laid.</source>
            <translation>
                <numerusform>The only sea tile of this world is laid.</numerusform>
                <numerusform>All %n sea tiles of this world are laid.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>losses</name>
        <message numerus="yes">
            <source>%n homes</source>
            <translation>
                <numerusform>a home</numerusform>
                <numerusform>%n homes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>a piece</numerusform>
                <numerusform>%n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>a road</numerusform>
                <numerusform>%n roads</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls</source>
            <translation>
                <numerusform>a wall</numerusform>
                <numerusform>%n walls</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message numerus="yes">
            <source>%n pieces of the expansion are kept and drawn, the first at {place}; games do not have them.</source>
            <translation>
                <numerusform>The piece of the expansion at {place} is kept and drawn; games do not have it.</numerusform>
                <numerusform>%n pieces of the expansion are kept and drawn, the first at {place}; games do not have them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion are kept and drawn, the first at {place}; games go on as if nothing lay there.</source>
            <translation>
                <numerusform>The tile of the expansion at {place} is kept and drawn; games go on as if nothing lay there.</numerusform>
                <numerusform>%n tiles of the expansion are kept and drawn, the first at {place}; games go on as if nothing lay there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map is meant to be symmetrical, but %n places differ from their images: {odd}.</source>
            <translation>
                <numerusform>The map is meant to be symmetrical, but %n place differs from its image: {odd}.</numerusform>
                <numerusform>The map is meant to be symmetrical, but %n places differ from their images: {odd}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map is scattered: %n tiles lie far away from the rest, the first at {place}.</source>
            <translation>
                <numerusform>The map is scattered: %n tile lies far away from the rest, at {place}.</numerusform>
                <numerusform>The map is scattered: %n tiles lie far away from the rest, the first at {place}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What stands on %n tiles of the expansion is kept and drawn, the first at {place}; games do not have it.</source>
            <translation>
                <numerusform>What stands on the tile of the expansion at {place} is kept and drawn; games do not have it.</numerusform>
                <numerusform>What stands on %n tiles of the expansion is kept and drawn, the first at {place}; games do not have it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message numerus="yes">
            <source>One more {kind} would make %n transporters on land and {water} on water, which is too many, and none of them stands at a factory where it could be put out of use.</source>
            <translation>
                <numerusform>One more {kind} would make %n transporter on land and {water} on water, which is too many, and none of them stands at a factory where it could be put out of use.</numerusform>
                <numerusform>One more {kind} would make %n transporters on land and {water} on water, which is too many, and none of them stands at a factory where it could be put out of use.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>report</name>
        <message numerus="yes">
            <source>%n entries in the log</source>
            <translation>
                <numerusform>%n entry in the log</numerusform>
                <numerusform>%n entries in the log</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>sheet</name>
        <message numerus="yes">
            <source>%n bricks, {over} of {turns} turns over.</source>
            <translation>
                <numerusform>%n brick, {over} of {turns} turns over.</numerusform>
                <numerusform>%n bricks, {over} of {turns} turns over.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bridges</source>
            <translation>
                <numerusform>%n bridge</numerusform>
                <numerusform>%n bridges</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n free homes to choose from</source>
            <translation>
                <numerusform>%n free home</numerusform>
                <numerusform>%n free homes to choose from</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes</source>
            <translation>
                <numerusform>a home</numerusform>
                <numerusform>%n homes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral wall tokens</source>
            <translation>
                <numerusform>%n neutral wall token</numerusform>
                <numerusform>%n neutral wall tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pages. Tiles are {width} mm from side to side.</source>
            <translation>
                <numerusform>%n page. Tiles are {width} mm from side to side.</numerusform>
                <numerusform>%n pages. Tiles are {width} mm from side to side.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points: {goods} for goods, {rows} for the wonder</source>
            <translation>
                <numerusform>%n point: {goods} for goods, {rows} for the wonder</numerusform>
                <numerusform>%n points: {goods} for goods, {rows} for the wonder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>a road</numerusform>
                <numerusform>%n roads</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n scenario</numerusform>
                <numerusform>%n scenarios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spaces of the wonder are filled at the start.</source>
            <translation>
                <numerusform>%n space of the wonder is filled at the start.</numerusform>
                <numerusform>%n spaces of the wonder are filled at the start.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles in all. Box: {box}.</source>
            <translation>
                <numerusform>%n tile in all. Box: {box}.</numerusform>
                <numerusform>%n tiles in all. Box: {box}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wall tokens</source>
            <translation>
                <numerusform>%n wall token</numerusform>
                <numerusform>%n wall tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n tiles of the expansion.</source>
            <translation>
                <numerusform>And %n tile of the expansion.</numerusform>
                <numerusform>And %n tiles of the expansion.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For %n players</source>
            <translation>
                <numerusform>For %n player</numerusform>
                <numerusform>For %n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Homes lie at least %n steps apart.</source>
            <translation>
                <numerusform>Homes lie at least %n step apart.</numerusform>
                <numerusform>Homes lie at least %n steps apart.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The game ends after %n neutral bricks.</source>
            <translation>
                <numerusform>The game ends after %n neutral brick.</numerusform>
                <numerusform>The game ends after %n neutral bricks.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The game lasts %n turns.</source>
            <translation>
                <numerusform>The game lasts %n turn.</numerusform>
                <numerusform>The game lasts %n turns.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>targets</name>
        <message numerus="yes">
            <source>With Shift: %n times</source>
            <translation>
                <numerusform>With Shift: %n time</numerusform>
                <numerusform>With Shift: %n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tile</name>
        <message numerus="yes">
            <source>%n geese follow {name}, which does not carry them</source>
            <translation>
                <numerusform>%n goose follows {name}, which does not carry it</numerusform>
                <numerusform>%n geese follow {name}, which does not carry them</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tile_note</name>
        <message numerus="yes">
            <source>%n geese follow it</source>
            <translation>
                <numerusform>%n goose follows it</numerusform>
                <numerusform>%n geese follow it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points left</source>
            <translation>
                <numerusform>%n point left</numerusform>
                <numerusform>%n points left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tools</name>
        <message numerus="yes">
            <source>Release to take %n tiles in hand as a stamp; Esc cancels</source>
            <translation>
                <numerusform>Release to take %n tile in hand as a stamp; Esc cancels</numerusform>
                <numerusform>Release to take %n tiles in hand as a stamp; Esc cancels</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>wording</name>
        <message numerus="yes">
            <source>%n geese follow</source>
            <translation>
                <numerusform>%n goose follows</numerusform>
                <numerusform>%n geese follow</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions</source>
            <translation>
                <numerusform>{when}: %n action</numerusform>
                <numerusform>{when}: %n actions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions, up to {end}, {points}</source>
            <translation>
                <numerusform>{when}: %n action, up to {end}, {points}</numerusform>
                <numerusform>{when}: %n actions, up to {end}, {points}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>words</name>
        <message numerus="yes">
            <source>%n advice</source>
            <translation>
                <numerusform>%n advice</numerusform>
                <numerusform>%n advice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n error</numerusform>
                <numerusform>%n errors</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n warning</numerusform>
                <numerusform>%n warnings</numerusform>
            </translation>
        </message>
    </context>
</TS>

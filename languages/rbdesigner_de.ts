<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>About rbdesigner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Design maps and scenarios for the board game Roads &amp; Boats.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roads &amp; Boats is a game by Splotter Spellen. This is an independent tool, made without their part; it holds none of their art or text.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;About rbdesigner…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Bridges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Clear the recent files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Command palette…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Desert</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Edit this position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Erase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Fast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Fill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Fit the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Games played…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Go to a place…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Homes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Lines of the game…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Minimap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Mirror</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Mountain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;New map…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Next problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Pasture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Previous problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Result of the game…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Revert to the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Roads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Rock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Run all that is plain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Sea</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Select</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Statistics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Usual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Welcome page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Woods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask who plays, and begin a further game of the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin a new game with the players of the last one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build bridges over rivers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build roads between neighbouring tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build walls between tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Centre at the p&amp;ointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to lay a tile, drag to paint with it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the map as a p&amp;icture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the map as te&amp;xt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the selection to its images, or the whole map to those missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do again what was taken back of the phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do again what was taken back of the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything is saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything that was done and drawn in the game, as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export a &amp;picture…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export a &amp;replay…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export a P&amp;DF…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export for &amp;another program…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export the &amp;log…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>F&amp;ull screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find a place by its coordinates or by what stands there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find any command, tile, place or map by a few letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on by itself where nothing can be decided</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HTML, film, animation, web</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hi&amp;de the panels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How to &amp;play a map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Larger br&amp;ush</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay &amp;tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay the tile on a whole patch of the same kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay this terrain next, without rivers; pressed again, with the next river shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave all the room to the map or the board, until it is pressed again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let all buildings work that need no choice, in the production phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let machines act without pauses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let machines rest a little between actions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let machines rest for a second between actions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let no machine act until they are let go on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the machine whose turn it is act once, while machines are paused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Like the &amp;system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look through all games that were played here, and open them again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>M&amp;ake symmetrical</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a map of the moment that the game shows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a map of the text that was copied, with all that is in it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark where a player starts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror what is selected or about to be pasted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the keyboard on to the next panel, the map or the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name what was left for something else, compare it, go back to it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ne&amp;w game…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New from the clip&amp;board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nex&amp;t tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game is in front.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game that is over is in front.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game with a machine among the players is in front.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game with anything taken back is in front.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game with anything to take back is in front.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No machine whose turn it is is paused.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No map is open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No map or game is open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No other tab is open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No symmetry is chosen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is selected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One &amp;move of a machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a scenario, a saved game, or a map made in another program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pa&amp;use the machines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Panels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass &amp;over empty phases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play a copy of the map in front or go on with its game, and back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play at &amp;once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pr&amp;eferences…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pr&amp;int…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pr&amp;oblems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pre&amp;vious panel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous ta&amp;b</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put all panels and toolbars back where they were at first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put buildings, goods and transporters on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the centre of the symmetry where the pointer is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the whole scenario on the clipboard, for a message or a forum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read how games are played on the maps, alone or with others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read how to draw a map, from the first tile to the printed sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the file again; what was changed since can be undone back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read which rules of the game the checks know</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo the ph&amp;ase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo the tur&amp;n</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refuse what breaks a rule of laying tiles, not just list it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repeat the last &amp;export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run all that is plain, and end production if nothing is left to choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run what is plain, and go o&amp;n</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a co&amp;py…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a&amp;ll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Se&amp;lected tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See the sheet as it will be printed, and print it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select &amp;nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select and move what lies on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show again who has won with what</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the place of the next problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smaller brus&amp;h</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stri&amp;ct</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tabletop Simulator, text map, online play site</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take away what lies under the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take back all to the beginning of the phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take back all to the beginning of the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Terrain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game as a page that plays it in any browser</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map has no file yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map in a format that another program reads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map, or the board of the game as it is shown, as a PNG or SVG picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scenario on one page, or the tiles in their true size on several</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no problem.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn &amp;left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn &amp;right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile to lay until its rivers meet those around the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, anticlockwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, clockwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn to fit the ri&amp;vers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo the &amp;turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo the p&amp;hase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>User &amp;guide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is in front has not been exported yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the c&amp;hecks look for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the map to a further file and go on with this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom to &amp;100 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>box of tiles, hexagons, players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>export the sheet, pages to print, cut marks, A4, Letter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>flip, reflect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>image, transparent, coordinates, size in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>manual, documentation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>paper, true size, pages, cut marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>settings, options, colours, wheel, motion, language, copies</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Agreement</name>
        <message>
            <source>Please report it with {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checks contradict geometry about {map}. This is a fault of rbdesigner, not of the map.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close this notice</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoxEditor</name>
        <message>
            <source>&amp;Begin with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Name of the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another &amp;shape…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count out a box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Own box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles of each kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the 144 tiles of the second edition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the tiles on this map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>two boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what is counted below</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoxField</name>
        <message>
            <source>Choose another box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count out a box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count out a box…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Own: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say how many tiles of each kind there are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second edition (144 tiles)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two boxes (288 tiles)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unlimited</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoxModel</name>
        <message>
            <source>{kind}: {count}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BridgeRow</name>
        <message>
            <source>Over the river to the</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BridgeTool</name>
        <message>
            <source>A bridge stands here; right click removes it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bridges stand on tiles that a river divides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build bridge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to build a bridge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove bridge</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BrushTool</name>
        <message>
            <source>{stroke} at {place}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BuildingRow</name>
        <message>
            <source>Gold in the bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Iron in the bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Region</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CargoEditor</name>
        <message>
            <source>Load a good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load a good…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{loaded} of {most} goods</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CarryingTool</name>
        <message>
            <source>Move {number} {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No place here for this: {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Release to put down: all {stack} {thing}; without Shift only one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Release to put down: one of {stack} {thing}; hold Shift for all of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Release to put down: {thing}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChoiceButton</name>
        <message>
            <source>Hide them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show them one by one</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChoiceRow</name>
        <message>
            <source>Choose the goods that it takes, and from where</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose what pays: {action}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With…</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChoicesPanel</name>
        <message>
            <source> at {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> with {gold} gold, {iron} iron</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 gold or iron from its bag every turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 transporter has not moved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a shaft: {count} mixtures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Animals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask {players}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the temple, closest first: {players}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a bridge: at {count} places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a road: to {count} neighbours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a wall: towards {count} neighbours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buildings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Demolish a wall: towards {count} neighbours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does anybody ask for a new order of play?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Elsewhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ferry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Idle buildings that could be fed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Makes a {kind} of {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Movement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody asks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One place is possible. Click it on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only now, right after the research</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paid with {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Research on {tile}: {count} subjects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Research: {count} subjects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Research: {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roads and bridges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strengthen a wall: towards {count} neighbours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unload</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What can be done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With other players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wonder: the next brick costs 1 good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wonder: the next brick costs {price} goods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a brick could be bought</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a donkey, {inputs} → 1 {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a {kind} could be made on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>donkeys could breed on {count} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>geese are left behind on {count} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>geese would breed on {count} tiles if left alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>goods will be lost on {count} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>left behind: {geese} on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lost when production ends: {goods} {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one transporter too many: put one out of use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only now: {upgrade}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>research is possible on {count} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>research is possible on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the donkeys on {tile} could breed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the geese on {tile} would breed if left alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>will be lost: {goods} on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building} on {tile} could work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building} on {tile} idles: {transporter} could bring {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} buildings could work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} buildings that cannot be built now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} factories could make a transporter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} idle buildings could be fed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} mixtures of wood that cannot be used now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} places are possible. Click one on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} transporters have not moved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} {trunks} or {boards}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} every turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} from {source} with {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{good} on the ground counts nothing at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{inputs} → 1 {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{inputs} → {made}, {runs} × a turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{left} of {most} runs left this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{players} may help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player} has no transporter on {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: all transporters on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: choose your home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: click a transporter or a tile to see what can be done there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: do you agree?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: go on praying?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: one transporter too many, put one out of use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: which position?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: {transporter} on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{transporter}: {points} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where}: {times} × {gain}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message>
            <source>A command, a tile, a piece, a map, or a place such as “2 -1”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Command palette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing fits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What fits</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ComposeDialog</name>
        <message>
            <source>Compose a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} in the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>⚠ not in the chosen box</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Crash</name>
        <message>
            <source>&amp;Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Quit now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies of all unsaved maps have been kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please report this with the log in {folder}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something went wrong inside rbdesigner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last action may be incomplete. It is safest to save under another name and restart.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DeliveryController</name>
        <message>
            <source>{name} has not brought anything anywhere yet. Once it has, a double click repeats that.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <source>Choose symmetry</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DocumentPage</name>
        <message>
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DocumentTabs</name>
        <message>
            <source>, unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close this tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open maps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>game {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not in a file yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game}, over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{game}, turn {turn}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>EraseTool</name>
        <message>
            <source>Click to erase; with Shift only what stands on the tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase {number} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to erase here</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ExportDialog</name>
        <message>
            <source>&amp;Choose the file…</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Exports</name>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exported to {file}, but not everything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exported to {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exporting to {file}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The export was cancelled; {file} was not written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game could not be exported.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map could not be exported.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scenario is on the clipboard as text.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>A copy was written to {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Finish what you are drawing first, then save.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is in no file: all of it would be lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its file is gone: all of it would be lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load the file again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read from {file}. Saving it makes a scenario file of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read from: {source}. It is in no file yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save in a file of your own: what came with rbdesigner stays as it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved to {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scenarios, games, and maps of other programs ({suffixes})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The copy could not be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file cannot be read. The map stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no map in it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file cannot be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was changed since it was saved would be lost. The file stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was changed would be lost. The file that it was read from stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was changed would be lost. The scenario that came with rbdesigner stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>and {number} more remarks</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message>
            <source>Click to fill with {tile}: {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill with {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill {number} tiles with {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only a gap with tiles all around it can be filled, or a part that is selected first</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FinalBoard</name>
        <message>
            <source>&amp;Write it into the scenario as its record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A machine has played this game, so it does not count as yours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new record, by {more}!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goods {points}:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No record of this scenario is known yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No record of this scenario is known yet: yours is the first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record of the scenario: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The end of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has reached it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game is better by {more}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game is {less} short of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game was over when it was opened, so it does not count as yours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the first game of this scenario that you have finished.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wonder {points}:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have beaten it by {more}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have missed it by {less}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have reached it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have reached it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your best before, on {day}: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your best, on {day}: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>row {row}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} × {worth} = {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{first} and {second} have equal points; {first} stands closer to the temple.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place}. {player}: {points}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FormatDialog</name>
        <message>
            <source>&amp;Format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export for another program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Map of the online play site</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tabletop Simulator map string</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text map of the 2017 student programs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the format has no room for is left out; you will be told what that was.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Gallery</name>
        <message>
            <source>Scenarios</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{least} to {most} players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} players</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GameExports</name>
        <message>
            <source>A picture of the board is on the clipboard.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn {turn} {phase}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>Actions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wonder</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GameView</name>
        <message>
            <source>Coordinates</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is found again among the games played, just as it is now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is in no file, and it cannot be kept among the games played: all of it would be lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the game as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved to {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the &amp;problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game could not be saved. It is still open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game was begun by an older version of the rules, and goes on by it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This map cannot be played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was done last would be lost. The games played keep it as it was before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was done since it was saved would be lost. The file stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was done since its end would be lost. The games played keep it as it ended.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>and {number} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{title}, turn {turn}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The games could not be taken out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The games played cannot be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>games played</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GoodsRow</name>
        <message>
            <source>How many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Region</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GuideView</name>
        <message>
            <source>Page of the guide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This page cannot be read.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GuideWindow</name>
        <message>
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Guide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nowhere in the guide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the guide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{page} – user guide of rbdesigner</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HomeRow</name>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>free to choose</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HomeTool</name>
        <message>
            <source>Click to change this home, drag to move it, right click to remove it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to move the home of player {player} here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to put a home here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to swap this home with that of player {player}, right click to remove it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Homes stand on tiles: lay one first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing done, as there is no ground for it: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove home</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Incoming</name>
        <message>
            <source>A picture shows a map, but it cannot be opened as one: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the text of a map first, for example with “Copy the map as text”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no map in what was dropped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no map on the clipboard.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This cannot be opened as a map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What can be dropped here: scenarios and maps of other programs ({maps}), saved games ({games}), and the text of a map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>clipboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dropped text</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>InspectorRow</name>
        <message>
            <source>Remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LayingTool</name>
        <message>
            <source>; takes away {things}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LinesModel</name>
        <message>
            <source>Actions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goes up to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cannot be played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the line played now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} (note)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LogModel</name>
        <message>
            <source>Turn {turn} · {phase}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy in the notation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns and phases, players, places, goods, buildings: turn 7 movement, north gold, 2,-1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What has been done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whose actions are shown</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MachineBar</name>
        <message>
            <source>Fast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How fast machines act; fast means without pauses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the machine act once (.)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the machines go on (P)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machine players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One action of a machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pause the machines (P)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paused: {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thinking: {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Usual</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>No files yet</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MapChoice</name>
        <message>
            <source>Map {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Maps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open maps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the maps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{file}” holds {number} maps. Which should be opened?</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message>
            <source>Centre of symmetry here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied tiles: {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no map to paste: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>and {number} more</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MapLayers</name>
        <message>
            <source>Axes of symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a tile and click anywhere to lay it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grid of empty places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Homes and pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marks of problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roads and walls</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MapMenu</name>
        <message>
            <source>Fix: {title}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Panels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Speed of the machines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Terrai&amp;n</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Toolbar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is drawn is repeated by this symmetry</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>&amp;Discard all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Don't save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Overwrite it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Revert</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Save all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another program has changed the file since it was opened here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go back to the saved file of “{title}”?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the changes to “{title}”?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saving now would overwrite what the other program wrote.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map could not be saved. It is still open and nothing is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are unsaved changes in {number} tabs. Save them?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo brings your changes back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>and {number} more</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MinimapPanel</name>
        <message>
            <source>Click or drag to look elsewhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small map</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NewGameDialog</name>
        <message>
            <source>&amp;Another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 (solo)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Random player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map is for one player.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map is for {least} to {most} players.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map is for {most} players.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same seed and the same actions make the same game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who plays for player {number}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NewMapDialog</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Create</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of this can be changed later in the properties.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corner on top</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flat side on top</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest number of players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least number of players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second edition (144 tiles)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two boxes (288 tiles)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unlimited</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>can wait</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Copies of unsaved work are in {instead} for now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies of your unsaved work cannot be written: {reason} ({folder}). Until they can, a crash would cost what you do now, so save it in its file. It is tried again by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing else can be used in its place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures of maps may have to be painted anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings that you change are kept in {instead} for now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some folders cannot be written. rbdesigner works without them until the next start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The games played and copies of unsaved work are in {instead} for now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The list of games played was damaged. It is kept as {file}, and a new one has been begun; games that are saved in files of their own are not touched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log is written in {instead} for now.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OptionsField</name>
        <message>
            <source>Bridges in deserts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change: {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Homes chosen freely</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mines as in the solo game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neutral bricks that end the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Official rule: {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Official rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set every switch as the rule book has it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps between two homes, at least</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch off: {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch on: {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the official rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wonder marks end the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>marked homes are kept to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mines draw by chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none before irrigation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>they do</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>VariationsDialog</name>
        <message>
            <source>&amp;Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Go back to it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Name it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A note on the chosen line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete the chosen lines (Delete)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete the line “{name}”?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete {number} lines?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the chosen line a name (F2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its name and note are lost with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines of this game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line that is played now is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What you have left for something else. A single action taken back is no line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no name</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OutlookStrip</name>
        <message>
            <source>All that the next production brings if nothing changes, place by place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next production</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next production: nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No production follows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still comes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still comes: nothing</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Go to place {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home of {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bridge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>empty place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lay this tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>put this piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>scenario, {players}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>A4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Letter</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ParcelButton</name>
        <message>
            <source>{good}: {passage}
A click moves one, with Shift as many as fit.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PassageRow</name>
        <message>
            <source>Move all: {passage}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move as many of all as fit, the most valuable first</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PasteTool</name>
        <message>
            <source>Click to set down, R turns, M mirrors, Esc gives up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PaymentChooser</name>
        <message>
            <source>1 good of any kind:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do it with these</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it takes, and from where</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} goods of any kind:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods}, taken from:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{good} from {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PhaseChart</name>
        <message>
            <source>Phase: {phase}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PhaseEnd</name>
        <message>
            <source>A click shows where</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ctrl+Enter; with Shift, the rest of the turn too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run all that is plain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to run that needs no choice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is something left to choose: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is for the production phase.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You look at an earlier moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} more…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: done with {phase}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PictureDialog</name>
        <message>
            <source> pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Transparent around the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PNG: pixels, for screens and the web</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SVG: lines, sharp at any size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whole picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the &amp;place on every tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <source>A neutral wall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bridge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buildings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose what to put on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Homes, roads, walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It belongs to nobody.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It will belong to {player}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players choose among such homes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search for pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search: mill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transporters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whose is the next piece?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>⚠ Every transporter has an owner: it will be player 1.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PieceTool</name>
        <message>
            <source>Click to put down: {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No place here for this: {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove {thing}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlaceInspector</name>
        <message>
            <source>Change: {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing stands here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select a tile to see what is on it, and to change it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles selected: {count}. Select a single one to see what is on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bridge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>empty place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>road to the {half_edge}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wall to the {edge}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlanController</name>
        <message>
            <source>Let go to choose what its bag holds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No longer planned: {what}. Undo brings it back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned: {what}. It is built when your building phase begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no place for it here.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayedGames</name>
        <message>
            <source>&amp;Forget</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Forget…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ended or not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forget these {number} games?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forget this game?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Games played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Games that are saved in files of their own stay there; others are gone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a map and play it with F5: every game you have begun to play is kept here, saved or not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search for something else, or choose solo and several, ended or not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search maps, codes and names</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solo and several</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solo or several</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the chosen games out of the list; their own files stay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{shown} of {total} games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{total} games</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayedModel</name>
        <message>
            <source>Code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>solo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>solo: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{state}, by a machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{state}, not here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{state}, open</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayerBlock</name>
        <message>
            <source>Goods {goods}, wonder {wonder} · {land} of {on_land} on land, {water} of {on_water} on water</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{land} of {on_land} on land, {water} of {on_water} on water, {all} of {most} transporters in all</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayerChoice</name>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayerChooser</name>
        <message>
            <source>Nobody: free, neutral</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayerHeading</name>
        <message>
            <source>to act</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to act · </source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayersField</name>
        <message>
            <source>Change the number of players</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayersPanel</name>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source> seconds after a change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Language (after a restart)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies of unsaved maps are kept apart from your files, in case of a crash.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a game phases and &amp;questions are passed over where nothing can be decided</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a game transporters &amp;glide, and goods that come or go are ringed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep a &amp;copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Like the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Motion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mouse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Preferences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The &amp;wheel zooms; otherwise it scrolls and zooms with Ctrl</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <source>Laying out the pages…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Map in true size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Printing…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scenario sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheet of this moment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is printed</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemDetails</name>
        <message>
            <source>Go to {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mend it so; it can be undone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More ways to mend it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other ways</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the properties</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>{place} and {number} more</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemsPanel</name>
        <message>
            <source>All is well</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No map is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing of this kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show or hide: {problems}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The buttons above hide the problems there are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map breaks no rule.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PropertiesPanel</name>
        <message>
            <source>Box of tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change how the hexes lie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change how the wonder begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the description</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the designers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the number of turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the special rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the status</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Description</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Designers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draft</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hexes lie with the</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Researched subjects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Special rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Status</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wonder spaces filled at the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by the rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>flat side up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>medium</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>names with commas between</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not rated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>point up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rather easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rather hard</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RecordField</name>
        <message>
            <source>3 stock 360, wonder 80</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A solo record is known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edition of the rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How they came about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>year-month-day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>⚠ A day looks like 2026-05-31; this is not kept.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RecordWriting</name>
        <message>
            <source>&amp;Save it…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Write the record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the result count for the map as it is now?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the map with its record in a file of your own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map as it was played can be saved with the record as a scenario of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map of this game cannot be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map of this game has been changed since.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map “{title}” has been changed since this game was begun.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The record could not be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The record stands in the open map “{title}”. Save the map in a file of your own to keep it: what came with rbdesigner stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The record stands in the open map “{title}”. Save the map to keep it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The record stands in {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There the record is {points} points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the record into the file of the map?</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Recovered from a copy made at {time}; it is not saved yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This copy of “{title}” cannot be read.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <source>&amp;Discard all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Open these</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask &amp;later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crash report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game: {map}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game: {map}, turn {turn}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It had kept copies of your unsaved maps and games. Open them and save what you need.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Map or game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recovered maps and games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the program reported when it ended:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not in a file yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rbdesigner ended unexpectedly the last time.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ResearchBoard</name>
        <message>
            <source>Researched: {subjects}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it allows nothing new.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>new mines and shafts may hold more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>new mines and shafts may hold one of the two metals only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not known yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>shafts may be added to mines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building} may be built.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{subject} ({known}): {what}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ResearchField</name>
        <message>
            <source>Change what is researched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody has researched it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Researched by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{whom} ({count})</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Results</name>
        <message>
            <source>The game could not be kept among the games played.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RiverComposer</name>
        <message>
            <source>A river reaches three edges at most. Begin another river for this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin another river</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click the edges that the river reaches: one for a source, two or three for a course.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Here this river would cross another one. Begin another river, or take one away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove all rivers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>River {number} is complete: no river reaches more than three edges.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Terrain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next edge you click begins a new river.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next edge you click joins river {number}. A click on its own edge takes it away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The sea has no rivers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no river</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>river {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where}: {meaning}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RoadTool</name>
        <message>
            <source>A road runs here; right click removes it, dragging builds more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to build a road, or drag it from tile to tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No road here: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove road</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SelectTool</name>
        <message>
            <source>Copy selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to move the selection, with Ctrl to copy it; R turns it, M mirrors it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to move: one of {stack} {thing}; hold Shift at the end for all of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to move: {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to select what lies in a rectangle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Places selected: {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Release to set down; R turns, M mirrors, Ctrl copies, Esc gives up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tile}: click to select, double click for all of this area, R turns the tile</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Selecting</name>
        <message>
            <source>Choose a symmetry first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing done, as it is not allowed: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to do: no image is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn selection</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SheetDialog</name>
        <message>
            <source> mm from side to side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export as PDF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The &amp;sheet of this moment: the board, and what every player has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The map in &amp;true size over several pages, with cut marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scenario &amp;sheet: the map, what is to know, and the tiles to take</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ShortcutList</name>
        <message>
            <source>Action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Alt + wheel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose the next transporter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose the previous transporter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do what the keyboard's pointer is at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End one's part of the phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keyboard and mouse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move a piece, or one out of a stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the keyboard's pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the whole stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pick up what lies there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Return, or Space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use the tool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use the tool there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>arrow keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>click, or drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>drag, Shift when letting go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>middle button, or Space + drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>right click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wheel, or Ctrl + wheel</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SoloBox</name>
        <message>
            <source>(row {rows})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How the solo game stands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your best</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no finished game yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody has set one yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of {turns}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wonder</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StartField</name>
        <message>
            <source>Change what players start with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Standard start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the standard start</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <source>Homes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land for each of {players}: {share}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rivers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sea</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Separate parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shores</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles by kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{line}, little: about {advised} are advised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{line}, much: about {advised} are advised</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message>
            <source>Brush: {count} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count}: show them</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StructureButton</name>
        <message>
            <source>Drag it to its place: what it costs is brought there, and it is built when you come to build.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bridge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {price}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StructurePalette</name>
        <message>
            <source>Plan, and have brought what it costs: drag to the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What can be planned</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Symmetries</name>
        <message>
            <source>Mirror</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror above and below, axis from 3 to 9 o'clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror left and right, axis from 12 to 6 o'clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror, axis from {first} to {third} o'clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Six mirrors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Six-fold turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three mirrors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three mirrors, axes at {first}, {second} and {third} o'clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three-fold turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two mirrors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two mirrors, axes at {first} and {second} o'clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two-fold turn</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SymmetryGrid</name>
        <message>
            <source>Mirrors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One mirror</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TileActions</name>
        <message>
            <source>Choose a transporter first, by a click on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It can be set down at several places: drag it to one of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is not your turn: all of it can only be looked at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It makes its good by itself, at the beginning of the production phase.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None of your transporters is here to do anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None of your transporters is here to let it run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing can be loaded or put down here now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is there. Choose a transporter by a click on it, then click goods.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is there. Click goods to load {name}, or what it holds to put it down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several transporters can do that: choose one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The home of {player}: nothing is to be done with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are several ways to do that: take one from the list of choices.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is chosen already. Click goods to load it, or what it holds to put it down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is not yours to move.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TileCanvas</name>
        <message>
            <source>Click a tile or a transporter on the map: here you see all that is there, and load and unload.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TileInHand</name>
        <message>
            <source>Turn left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn right</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TilePalette</name>
        <message>
            <source>Compose…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More shapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the rivers of a tile together edge by edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search for tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search: woods sharp</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as many as you like</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none of {held} left in the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not in the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} more than in the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{left} of {held} left in the box</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TilePicture</name>
        <message>
            <source>The tile that is looked at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deed}: {reason}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TileTable</name>
        <message>
            <source>Box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind of tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left in the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More than the box holds: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TileTool</name>
        <message>
            <source>Click to lay {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to lay {tile} instead of {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay {number} tiles: {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lies here already: {tile}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TileView</name>
        <message>
            <source>Ask them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offer it to the other player, who agrees or refuses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{terrain} {place}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TimeSlider</name>
        <message>
            <source>Moment of the game</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Tool</name>
        <message>
            <source>Breaks a rule: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not allowed here: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing done, as it is not allowed: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes away {things}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rivers do not meet those of the tiles around</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TransporterFields</name>
        <message>
            <source>Cargo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Carries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no transporter</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TransporterRow</name>
        <message>
            <source>1 goose follows it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It carries {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has moved; points left: {left} of {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has not moved; points left: {left} of {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It holds {goods} ({loaded} of {most}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is empty and has room for {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>aboard {carrier}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>carries {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>leads {geese}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} geese follow it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{left} of {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{transporter} is aboard {carrier}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{transporter} is {where}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>✓ {left} of {most}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TurnBar</name>
        <message>
            <source> to decide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed over: {phases}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Result…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Setting up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show who has won with what</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Temple</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over: {result}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {turn} of {turns}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player} to answer {asker}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WallRow</name>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>neutral</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WallTool</name>
        <message>
            <source>Build wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to build a wall here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to make this wall {number} thick; right click takes a token away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No wall here: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take wall token away</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WallsButton</name>
        <message>
            <source>Build and demolish walls (W, or hold Ctrl)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Walls</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Watch</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another program has changed {file}. Which should count?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file {file} is gone. The map is still open; save it to write it again.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>Design maps and scenarios for Roads &amp; Boats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Maps can also be dropped onto this window.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open one to look around or to change it; your changes go to a file of your own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recent files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scenarios to begin with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The maps you open and save will be listed here.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WonderBoard</name>
        <message>
            <source>Its price in goods: {price}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Row {row}: {points}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space {space}: empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space {space}: the next brick comes here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space {space}: {whose}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The brick here ends the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The brick here turns the deserts into pasture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a brick of an unused colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a brick of {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a neutral brick</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no points</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WonderPanel</name>
        <message>
            <source>A brick above this line costs one good more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A neutral brick: one ends every turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All spaces are filled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filled before the game began.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neutral bricks: {laid} of {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next: space {space} in row {row}, price {price}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next: space {space} in row {row}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The brick on space {space} ends the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The brick on space {space} turns the deserts into pasture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The wonder, to be scrolled</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Workbench</name>
        <message>
            <source>&amp;Back to the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Back to the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Redo {step}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Undo {step}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A place such as “2 -1”, or what is there: home, sawmill, mountain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No map is open</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines that were left for another: go back to one, and this one is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name, sort, delete…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This line cannot be gone back to: {reason}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Past</name>
        <message>
            <source>An earlier moment: {moment}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the present</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on from here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What came after this moment is kept as a line</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_ProblemDelegate</name>
        <message>
            <source>can be mended</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Rows</name>
        <message>
            <source>Nothing in the log answers to that</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Sentences</name>
        <message>
            <source>{text}. And {count} more</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Stack</name>
        <message>
            <source> of {count}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_Zoom</name>
        <message>
            <source>Fit the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom {percent}, fit the map</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>delivery</name>
        <message>
            <source>A step off the roads takes all the points of a turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Docking takes all the points of a turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once at {place}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has none left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has {left} left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deed}: {used} of {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deed}: {used} of {points}, and no farther this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} cross to {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} fetches {goods} from {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} hands {goods} to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} leads {goods} to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lets {goods} follow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} loads {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} puts {goods} down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} puts {others} down {where} and takes {goods} to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes {goods} to {target}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>drop</name>
        <message>
            <source>Let go to choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With Shift: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deed}, carried</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>losses</name>
        <message>
            <source>a home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} homes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} roads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{stroke}, take away {things}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>plans</name>
        <message>
            <source>A click takes the plan back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All that it takes is there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Built as planned: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is built when your building phase begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its sign builds it now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody can bring {goods} there in this movement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None of your transporters gets there in this movement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plan {what}: {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned: {what}, {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then this could not be built as planned: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What you have planned already could not be built then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What you have planned is not built, {what}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have planned {what}; a click on its picture takes that back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a bridge on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a road between {first} and {second}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} cannot all be brought there in this movement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} down {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} brings {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} comes to build it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} puts {others} and brings {goods}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>result</name>
        <message>
            <source>{player} wins with {points}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>sites</name>
        <message>
            <source>docked: {half_edge}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>river: {edges}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the whole tile</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>stand-in</name>
        <message>
            <source>{name} does it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} does it: {reason}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>targets</name>
        <message>
            <source>Build a bridge: {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a road to {tile}: {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a wall: {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a {building}: choose which after the click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build something else: {buildings}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose {place} as the home of {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dock here: {steps} of {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go here: {steps} of {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No wall can be built now: no transporter of yours is at an edge where one may be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No wall can be built now: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put out to here: {steps} of {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Research: choose what after the click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift+click demolishes the wall: {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strengthen the wall: {price}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With Shift: {times} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>and from there on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>and no farther this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building}: choose how after the click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building}: {gain}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deed}: {price}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>tile</name>
        <message>
            <source>1 goose follows {name}, which does not carry it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click: choose {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click: let it run once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click: let one stay here; Shift+click or Ctrl+click: all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click: load one; Shift+click or Ctrl+click: as many as fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click: put one down; Shift+click or Ctrl+click: all; drag: hand over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click: set it down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ctrl+Shift+click or Alt+click: let one follow; Alt+Shift+click: all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ferry one: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ferry {count}: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand one to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand {count} to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home of {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let it run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One follows {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One stays here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put everything down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put one down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put one of {name} down here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put {count} down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put {count} of {name} down here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right click: all that can be done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set it down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{ask}: {deed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building}, {left} of {most} runs left this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building}, {most} a turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} follow {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} geese follow {name}, which does not carry them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} stay here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods}, held by {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{left} of {points} points left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} carries one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} carries {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} of {player}, {load} of {capacity} goods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, carried by {carrier}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>tile_note</name>
        <message>
            <source>1 goose follows it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 point left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home of {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>carries {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>irrigated desert</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} geese follow it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} × {kind} of {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} ({held} of {most})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{kind} of {player}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{left} points left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in the bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{terrain} {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>tools</name>
        <message>
            <source>bridge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>home</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>wording</name>
        <message>
            <source>, up to {end}, {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 coin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 goose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 goose follows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 trunk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A brick of {owner} on space {space} of the wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A brick on space {space} of the wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A neutral brick on space {space} of the wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a shaft with {mixture}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Agree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All deserts are pasture from now on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for a new order of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask {partner} for {goods}: {source} → {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask {partner} to agree: {deal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a bridge over {site}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a road to {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build a wall towards {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build {building} {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build {building} {spot} with {mixture}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buy a brick of the wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose {place} as home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choosing homes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Demolish the wall of {owner} towards {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do not ask for a new order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done with {phase}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawn from the mines: {made}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ferry {goods} from {source} to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand {goods} from {source} to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep praying</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the donkeys on {tile} breed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let {goods} of {transporter} stay {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let {goods} {spot} follow {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load {goods} from {source} into {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load {goods} into {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a {kind} of {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a {kind} with {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a {kind} {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New {where}: {transporters}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No mine has anything to draw from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody researched: {goods} lost on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody used the factory: {goods} lost on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offer {goods} to {partner}: {source} → {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of the game {where}: {transporters}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed over: nothing can be built</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed over: nothing can move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed over: nothing pays for a brick</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed over: there is nothing to decide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put {transporter} {spot} out of use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refuse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Research {subject}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run the {building}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop praying and go to the back of the row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strengthen the wall towards {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take position {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The figures at the temple, closest first: {players}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machines are paused: P lets them go on, . (full stop) makes one move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order of play is not asked for: it cannot matter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order of play: {players}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The wall is gone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The wall is {tokens} thick now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The wall puts {transporter} out to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To begin with {where}: {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {turn}, {phase}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unload {goods} from {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unload {goods} from {source} {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Upgrade the {building} on {tile} to {upgraded}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a better one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a goose hatches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a {building}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>aboard {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>adds a shaft with {mixture} to the mine at {here}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>agrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an {building}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>asks for a new order of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>asks {partner} for {goods}: {source} → {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>asks {partner} to agree: {deal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at {tiles}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>building</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>builds a bridge over {site}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>builds a road from {here} to {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>builds a wall from {here} towards {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>builds {building} {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>builds {building} {spot} with {mixture}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>buys a brick of the wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chooses {place} as home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>demolishes the wall of {owner} from {here} towards {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>does anybody ask for a new order?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>does not ask for a new order of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ferries {goods} from {source} to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hands {goods} from {source} to {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>is done with {phase}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>keeps praying</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lets the donkeys at {tile} breed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lets {goods} of {transporter} stay {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lets {goods} {spot} follow {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>loads {goods} from {source} into {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>loads {goods} into {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>makes a {kind} of {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>makes a {kind} with {transporter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>makes a {kind} {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>movement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>moves {transporter} to {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>neutral</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>offers {goods} to {partner}: {source} → {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on the ground</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>positions are taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>production</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>puts {transporter} out of use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>refuses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>researches {subject}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>runs the {building} at {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sets {passenger} down from {carrier} {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>setting up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stops praying and goes to the back of the row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>strengthens the wall from {here} towards {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>takes position {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>takes {passenger} aboard {carrier}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the mines are drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>transporter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>transporter {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unloads {goods} from {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unloads {goods} from {source} {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>upgrades the {building} at {tile} to {upgraded}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who goes on praying?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wonder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{action} for {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{action} with {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{carrier} sets {passenger} down {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{carrier} takes {passenger} aboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} geese follow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{gold} and {iron}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} from {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} lost {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} made {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} of {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{goods} used from {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{good} at {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player} acts by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player} {does}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{player}: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{told} (to be run by {player})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{told} (to be run)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{transporter} goes to {spot}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{used} → {made} {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} lost: {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{when}: 1 action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{when}: {number} actions</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>words</name>
        <message>
            <source>advice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>boards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bright idea</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>clay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>clay pit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>coal burner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>coins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>desert</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>donkey</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>drilling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>east</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>enlargement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fuel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>geese</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>gold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>iron</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>junction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>left-hand junction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mountain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>narrow junction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>new shafts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>north</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>north-east</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>north-west</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>oil rig</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>paper mill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pasture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>plain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>quarry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>raft</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>raft factory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>right-hand junction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rivers {courses}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rowboat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rowboat factory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rowing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sawmill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sea</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sharp and wide bend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sharp bend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>shipping</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>south</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>south-east</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>south-west</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>specialisation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>steamer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>steamer factory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stock exchange</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stone factory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>straight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>straight and left sharp bend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>three sharp bends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>truck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>truck factory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>trucking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>trunks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>two sharp bends apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>two sharp bends beside a straight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>two sharp bends side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>two sources</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>two wide bends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wagon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wagon factory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>warning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>warnings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>west</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wide and sharp bend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wide bend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>woodcutter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>woods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{edge}, left bank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{edge}, right bank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{terrain}, {shape}</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>

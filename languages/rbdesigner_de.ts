<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>&amp;Licences…</source>
            <translation>&amp;Lizenzen…</translation>
        </message>
        <message>
            <source>About rbdesigner</source>
            <translation>Über rbdesigner</translation>
        </message>
        <message>
            <source>Design maps and scenarios for the board game Roads &amp; Boats.</source>
            <translation>Karten und Szenarien für das Brettspiel Roads &amp; Boats entwerfen.</translation>
        </message>
        <message>
            <source>Roads &amp; Boats is a game by Splotter Spellen. This is an independent tool, made without their involvement. It contains none of their art or text.</source>
            <translation>Roads &amp; Boats ist ein Spiel von Splotter Spellen. Dies ist ein unabhängiges Werkzeug, das ohne deren Zutun entstanden ist. Es enthält nichts von deren Bildern und Texten.</translation>
        </message>
    </context>
    <context>
        <name>Accessible</name>
        <message>
            <source>Clear the field</source>
            <translation>Feld leeren</translation>
        </message>
        <message>
            <source>More tools</source>
            <translation>Weitere Werkzeuge</translation>
        </message>
    </context>
    <context>
        <name>ActionStates</name>
        <message>
            <source>&amp;Back to the game</source>
            <translation>Zurüc&amp;k zum Spiel</translation>
        </message>
        <message>
            <source>&amp;Back to the map</source>
            <translation>Zurück zur &amp;Karte</translation>
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation>&amp;Karte spielen…</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Wie&amp;derholen</translation>
        </message>
        <message>
            <source>&amp;Redo {step}</source>
            <translation>Wieder&amp;holen: {step}</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Undo {step}</source>
            <translation>Rü&amp;ckgängig: {step}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;About rbdesigner…</source>
            <translation>Über &amp;rbdesigner…</translation>
        </message>
        <message>
            <source>&amp;Add maps…</source>
            <translation>Karten &amp;hinzufügen…</translation>
        </message>
        <message>
            <source>&amp;Analysis</source>
            <translation>A&amp;nalyse</translation>
        </message>
        <message>
            <source>&amp;Another map like this</source>
            <translation>&amp;Weitere Karte wie diese</translation>
        </message>
        <message>
            <source>&amp;Bridges</source>
            <translation>&amp;Brücken</translation>
        </message>
        <message>
            <source>&amp;Choose a picture…</source>
            <translation>&amp;Bild wählen…</translation>
        </message>
        <message>
            <source>&amp;Clear the recent files</source>
            <translation>&amp;Zuletzt geöffnete Dateien vergessen</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>&amp;Command palette…</source>
            <translation>&amp;Befehlspalette…</translation>
        </message>
        <message>
            <source>&amp;Compose a tile…</source>
            <translation>Plättchen &amp;zusammenstellen…</translation>
        </message>
        <message>
            <source>&amp;Console</source>
            <translation>&amp;Konsole</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>Ko&amp;pieren</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <source>&amp;Desert</source>
            <translation>Wü&amp;ste</translation>
        </message>
        <message>
            <source>&amp;Discard the proposed tiles</source>
            <translation>V&amp;orschläge verwerfen</translation>
        </message>
        <message>
            <source>&amp;Draw rivers</source>
            <translation>Flussla&amp;uf ziehen</translation>
        </message>
        <message>
            <source>&amp;Edit this position</source>
            <translation>Diese Stellung &amp;bearbeiten</translation>
        </message>
        <message>
            <source>&amp;End the comparison</source>
            <translation>Vergleich &amp;beenden</translation>
        </message>
        <message>
            <source>&amp;Erase</source>
            <translation>Rad&amp;ieren</translation>
        </message>
        <message>
            <source>&amp;Errands of machines</source>
            <translation>&amp;Aufträge der Maschinen</translation>
        </message>
        <message>
            <source>&amp;Fast</source>
            <translation>&amp;Schnell</translation>
        </message>
        <message>
            <source>&amp;Fill</source>
            <translation>Fülle&amp;n</translation>
        </message>
        <message>
            <source>&amp;Fill the selection</source>
            <translation>Auswahl &amp;füllen</translation>
        </message>
        <message>
            <source>&amp;Fit the map</source>
            <translation>&amp;Karte einpassen</translation>
        </message>
        <message>
            <source>&amp;Fit the picture to the grid</source>
            <translation>Bild ins &amp;Raster einpassen</translation>
        </message>
        <message>
            <source>&amp;Follow the hint</source>
            <translation>Tipp ausführen</translation>
        </message>
        <message>
            <source>&amp;Freehand</source>
            <translation>&amp;Freihand</translation>
        </message>
        <message>
            <source>&amp;Games played…</source>
            <translation>&amp;Gespielte Spiele…</translation>
        </message>
        <message>
            <source>&amp;Go to a place…</source>
            <translation>&amp;Zu einem Ort gehen…</translation>
        </message>
        <message>
            <source>&amp;History</source>
            <translation>&amp;Verlauf</translation>
        </message>
        <message>
            <source>&amp;Homes</source>
            <translation>&amp;Heimaten</translation>
        </message>
        <message>
            <source>&amp;Keep rivers</source>
            <translation>Flüsse &amp;behalten</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Tastenkürzel…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Lines of the game…</source>
            <translation>&amp;Varianten des Spiels…</translation>
        </message>
        <message>
            <source>&amp;Measure distances</source>
            <translation>Entfernungen &amp;messen</translation>
        </message>
        <message>
            <source>&amp;Minimap</source>
            <translation>&amp;Minikarte</translation>
        </message>
        <message>
            <source>&amp;Mirror</source>
            <translation>&amp;Spiegeln</translation>
        </message>
        <message>
            <source>&amp;Mountain</source>
            <translation>&amp;Gebirge</translation>
        </message>
        <message>
            <source>&amp;Move the picture, take its tiles</source>
            <translation>Bild &amp;verschieben, Plättchen nehmen</translation>
        </message>
        <message>
            <source>&amp;New map…</source>
            <translation>Neue &amp;Karte…</translation>
        </message>
        <message>
            <source>&amp;Next difference</source>
            <translation>&amp;Nächster Unterschied</translation>
        </message>
        <message>
            <source>&amp;Normal</source>
            <translation>&amp;Normal</translation>
        </message>
        <message>
            <source>&amp;Open the scripts folder</source>
            <translation>Skript&amp;ordner öffnen</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <source>&amp;Pasture</source>
            <translation>Wei&amp;de</translation>
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation>S&amp;pielsteine</translation>
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation>&amp;Karte spielen…</translation>
        </message>
        <message>
            <source>&amp;Previous difference</source>
            <translation>&amp;Voriger Unterschied</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Read tiles from the picture</source>
            <translation>&amp;Plättchen aus dem Bild lesen</translation>
        </message>
        <message>
            <source>&amp;Records…</source>
            <translation>&amp;Rekorde…</translation>
        </message>
        <message>
            <source>&amp;Rectangle</source>
            <translation>&amp;Rechteck</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Wieder&amp;holen</translation>
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation>Anordnung &amp;zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;Roads</source>
            <translation>Str&amp;aßen</translation>
        </message>
        <message>
            <source>&amp;Rock</source>
            <translation>&amp;Fels</translation>
        </message>
        <message>
            <source>&amp;Run a script…</source>
            <translation>&amp;Skript ausführen…</translation>
        </message>
        <message>
            <source>&amp;Run all that needs no choice</source>
            <translation>&amp;Alles Eindeutige produzieren</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>S&amp;peichern</translation>
        </message>
        <message>
            <source>&amp;Save as a solution…</source>
            <translation>Als &amp;Lösung speichern…</translation>
        </message>
        <message>
            <source>&amp;Sea</source>
            <translation>&amp;Meer</translation>
        </message>
        <message>
            <source>&amp;Select</source>
            <translation>Aus&amp;wählen</translation>
        </message>
        <message>
            <source>&amp;Show or hide the picture</source>
            <translation>Bild &amp;zeigen oder verbergen</translation>
        </message>
        <message>
            <source>&amp;Show the other version</source>
            <translation>Die &amp;andere Fassung zeigen</translation>
        </message>
        <message>
            <source>&amp;Slow</source>
            <translation>&amp;Langsam</translation>
        </message>
        <message>
            <source>&amp;Statistics</source>
            <translation>&amp;Statistik</translation>
        </message>
        <message>
            <source>&amp;Take out of the book</source>
            <translation>Aus dem Buch &amp;nehmen</translation>
        </message>
        <message>
            <source>&amp;Take the certain tiles</source>
            <translation>&amp;Sichere Plättchen nehmen</translation>
        </message>
        <message>
            <source>&amp;Tiles</source>
            <translation>Plä&amp;ttchen</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>Rü&amp;ckgängig</translation>
        </message>
        <message>
            <source>&amp;Unlock all tiles</source>
            <translation>Alle Plättchen &amp;entsperren</translation>
        </message>
        <message>
            <source>&amp;Verify a solution…</source>
            <translation>Eine Lösung &amp;prüfen…</translation>
        </message>
        <message>
            <source>&amp;Walls</source>
            <translation>&amp;Mauern</translation>
        </message>
        <message>
            <source>&amp;Welcome page</source>
            <translation>&amp;Startseite</translation>
        </message>
        <message>
            <source>&amp;Woods</source>
            <translation>&amp;Wald</translation>
        </message>
        <message>
            <source>A short code of the whole scenario, for a message, and its QR code</source>
            <translation>Ein kurzer Code des ganzen Szenarios, für eine Nachricht, und sein QR-Code</translation>
        </message>
        <message>
            <source>Add scenarios to the book, after the selection</source>
            <translation>Szenarien hinter dem Ausgewählten ins Buch aufnehmen</translation>
        </message>
        <message>
            <source>All scenarios in a folder, in the order of its book.json or by name</source>
            <translation>Alle Szenarien eines Ordners, in der Reihenfolge seiner book.json oder nach Namen</translation>
        </message>
        <message>
            <source>Arrange maps in order, with chapters and a cover, and print them all</source>
            <translation>Karten in eine Reihenfolge bringen, mit Kapiteln und Umschlag, und alle drucken</translation>
        </message>
        <message>
            <source>As&amp;k for a hint</source>
            <translation>T&amp;ipp geben lassen</translation>
        </message>
        <message>
            <source>Ask what a good player would do now, and why</source>
            <translation>Fragen, was ein guter Spieler jetzt tun würde, und warum</translation>
        </message>
        <message>
            <source>Ask who plays, and begin a further game of the map</source>
            <translation>Fragen, wer spielt, und ein weiteres Spiel auf der Karte beginnen</translation>
        </message>
        <message>
            <source>Begin a chapter before the selection</source>
            <translation>Ein Kapitel vor dem Ausgewählten beginnen</translation>
        </message>
        <message>
            <source>Begin a new game with the players of the last one</source>
            <translation>Ein neues Spiel mit den Spielern des letzten beginnen</translation>
        </message>
        <message>
            <source>Book</source>
            <translation>Buch</translation>
        </message>
        <message>
            <source>Brush</source>
            <translation>Pinsel</translation>
        </message>
        <message>
            <source>Build bridges over rivers</source>
            <translation>Brücken über Flüsse bauen</translation>
        </message>
        <message>
            <source>Build roads between neighbouring tiles</source>
            <translation>Straßen zwischen benachbarten Plättchen bauen</translation>
        </message>
        <message>
            <source>Build walls between tiles</source>
            <translation>Mauern zwischen Plättchen bauen</translation>
        </message>
        <message>
            <source>Carry out the hint as one step, which Undo takes back</source>
            <translation>Den Tipp übernehmen, als einen Schritt, der sich zurücknehmen lässt</translation>
        </message>
        <message>
            <source>Centre at the p&amp;ointer</source>
            <translation>&amp;Mitte am Zeiger</translation>
        </message>
        <message>
            <source>Check a solution by the rules, and show its points or its first fault</source>
            <translation>Eine Lösung nach den Regeln nachspielen: ihre Punkte oder ihr erster Fehler</translation>
        </message>
        <message>
            <source>Choose from a gallery of fair maps that are made for you</source>
            <translation>Aus einer Galerie fairer Karten wählen, die erzeugt werden</translation>
        </message>
        <message>
            <source>Click the middles of two or three tiles of the picture, far apart</source>
            <translation>Klicke auf die Mitten von zwei oder drei weit entfernten Plättchen des Bildes</translation>
        </message>
        <message>
            <source>Click to lay a tile, drag to paint with it</source>
            <translation>Klicken legt ein Plättchen, Ziehen malt damit</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Alle schließen</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>Compare with &amp;another file…</source>
            <translation>Mit &amp;einer anderen Datei vergleichen…</translation>
        </message>
        <message>
            <source>Compare with the &amp;backup</source>
            <translation>Mit der &amp;Sicherung vergleichen</translation>
        </message>
        <message>
            <source>Compare with the saved &amp;file</source>
            <translation>Mit der gespeicherten &amp;Datei vergleichen</translation>
        </message>
        <message>
            <source>Compose the rivers of a tile edge by edge</source>
            <translation>Die Flüsse eines Plättchens Kante für Kante zusammenstellen</translation>
        </message>
        <message>
            <source>Copy for the pla&amp;y site…</source>
            <translation>&amp;Für die Spielseite kopieren…</translation>
        </message>
        <message>
            <source>Copy map, name and description, and see what keeps the map out</source>
            <translation>Kopiere Karte, Name und Beschreibung und sieh, was der Karte im Weg steht</translation>
        </message>
        <message>
            <source>Copy the map as a p&amp;icture</source>
            <translation>Karte als &amp;Bild kopieren</translation>
        </message>
        <message>
            <source>Copy the map as te&amp;xt</source>
            <translation>&amp;Karte als Text kopieren</translation>
        </message>
        <message>
            <source>Copy the selection to its images, or fill in the missing images of the whole map; where images differ, choose which part is copied</source>
            <translation>Die Auswahl auf ihre Bilder kopieren, oder die ganze Karte auf die fehlenden; wo Bilder abweichen, wähle den Teil, der gilt</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Ausschneiden</translation>
        </message>
        <message>
            <source>Drag a river over the tiles; Shift takes one away</source>
            <translation>Einen Fluss über die Plättchen ziehen; mit Umschalt wird einer entfernt</translation>
        </message>
        <message>
            <source>Drag the picture under the map; click a tile that is proposed to lay it</source>
            <translation>Das Bild unter der Karte ziehen; ein Klick legt ein vorgeschlagenes Plättchen</translation>
        </message>
        <message>
            <source>Draw a line around what is to be selected</source>
            <translation>Eine Linie um das ziehen, was ausgewählt werden soll</translation>
        </message>
        <message>
            <source>E&amp;xchange players…</source>
            <translation>An&amp;dere spielen lassen…</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <source>Everything is saved.</source>
            <translation>Alles ist gespeichert.</translation>
        </message>
        <message>
            <source>Everything that was done and drawn in the game, as text</source>
            <translation>Alles, was im Spiel getan und gezogen wurde, als Text</translation>
        </message>
        <message>
            <source>Export a &amp;picture…</source>
            <translation>&amp;Bild exportieren…</translation>
        </message>
        <message>
            <source>Export a &amp;replay…</source>
            <translation>&amp;Spielverlauf exportieren…</translation>
        </message>
        <message>
            <source>Export a P&amp;DF…</source>
            <translation>PDF &amp;exportieren…</translation>
        </message>
        <message>
            <source>Export for &amp;another program…</source>
            <translation>&amp;Für ein anderes Programm exportieren…</translation>
        </message>
        <message>
            <source>Export the &amp;log…</source>
            <translation>&amp;Protokoll exportieren…</translation>
        </message>
        <message>
            <source>F&amp;inish this map</source>
            <translation>Diese Karte &amp;vervollständigen</translation>
        </message>
        <message>
            <source>F&amp;ull screen</source>
            <translation>Vollbil&amp;d</translation>
        </message>
        <message>
            <source>Figures of the game…</source>
            <translation>Zahlen zum Spiel…</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Fill the selected places with generated tiles that fit</source>
            <translation>Die ausgewählten Felder neu belegen, mit erzeugten Plättchen, die passen</translation>
        </message>
        <message>
            <source>Find a place by its coordinates or by what stands there</source>
            <translation>Einen Ort nach Koordinaten finden, oder nach dem, was dort steht</translation>
        </message>
        <message>
            <source>Find any command, tile, place or map by a few letters</source>
            <translation>Jeden Befehl, jedes Plättchen, jeden Ort, jede Karte mit wenigen Buchstaben finden</translation>
        </message>
        <message>
            <source>Follow the &amp;system</source>
            <translation>&amp;Wie das System</translation>
        </message>
        <message>
            <source>Generate a map of the same shape, with the same amount of everything</source>
            <translation>Eine Karte in derselben Form erzeugen, mit ebenso viel von allem</translation>
        </message>
        <message>
            <source>Give all the room to the map or the board; press again to bring the panels back</source>
            <translation>Der Karte oder dem Spielbrett allen Platz geben; noch einmal drücken holt die Bereiche zurück</translation>
        </message>
        <message>
            <source>HTML, film, animation, web</source>
            <translation>HTML, Film, Animation, Web</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Hi&amp;de the panels</source>
            <translation>Bereiche &amp;ausblenden</translation>
        </message>
        <message>
            <source>How to &amp;play a map</source>
            <translation>&amp;Eine Karte spielen</translation>
        </message>
        <message>
            <source>In&amp;vert the selection</source>
            <translation>Auswahl &amp;umkehren</translation>
        </message>
        <message>
            <source>Keep as a stamp</source>
            <translation>Als Stempel aufbewahren</translation>
        </message>
        <message>
            <source>Keep as stamp &amp;{slot}</source>
            <translation>Als Stempel &amp;{slot} aufbewahren</translation>
        </message>
        <message>
            <source>Keep everything that is drawn, and add generated rivers, tiles and homes</source>
            <translation>Alles Gezeichnete behalten und Flüsse, Plättchen und Heimaten hinzufügen lassen</translation>
        </message>
        <message>
            <source>Keep the selected tiles with everything on them, to lay them again on any map</source>
            <translation>Die ausgewählten Plättchen mit allem, was auf ihnen steht, aufbewahren, um sie in jede Karte wieder legen zu können</translation>
        </message>
        <message>
            <source>Keep the tile as a &amp;favourite</source>
            <translation>Plättchen zu den &amp;Favoriten</translation>
        </message>
        <message>
            <source>L&amp;ock what is selected</source>
            <translation>Auswahl &amp;sperren</translation>
        </message>
        <message>
            <source>La&amp;yers</source>
            <translation>E&amp;benen</translation>
        </message>
        <message>
            <source>Labels and notes</source>
            <translation>Beschriftungen und Notizen</translation>
        </message>
        <message>
            <source>Laborator&amp;y…</source>
            <translation>Lab&amp;or…</translation>
        </message>
        <message>
            <source>Larger br&amp;ush</source>
            <translation>Größ&amp;erer Pinsel</translation>
        </message>
        <message>
            <source>Lay &amp;tiles</source>
            <translation>Plättchen &amp;legen</translation>
        </message>
        <message>
            <source>Lay a map in &amp;turns…</source>
            <translation>Karte reihum &amp;legen…</translation>
        </message>
        <message>
            <source>Lay and erase a rectangle of tiles, from corner to corner</source>
            <translation>Ein Rechteck aus Plättchen legen und radieren, von Ecke zu Ecke</translation>
        </message>
        <message>
            <source>Lay and erase tiles in a ring, from the middle to the rim</source>
            <translation>Plättchen im Ring legen und radieren, von der Mitte zum Rand</translation>
        </message>
        <message>
            <source>Lay and erase tiles in a straight line, from press to release</source>
            <translation>Plättchen in gerader Linie legen und radieren, vom Drücken bis zum Loslassen</translation>
        </message>
        <message>
            <source>Lay and erase tiles wherever the pointer is dragged</source>
            <translation>Plättchen legen und radieren, wo auch immer der Zeiger gezogen wird</translation>
        </message>
        <message>
            <source>Lay terrains at random, as often as you weigh each; turning draws again</source>
            <translation>Geländearten zufällig legen, jede so oft, wie du sie gewichtest; Drehen mischt neu</translation>
        </message>
        <message>
            <source>Lay the tile on a whole patch of the same kind</source>
            <translation>Das Plättchen auf eine ganze Fläche gleicher Art legen</translation>
        </message>
        <message>
            <source>Lay this terrain next, without rivers; pressed again, with the next river shape</source>
            <translation>Als Nächstes dieses Gelände legen, ohne Flüsse; erneut gedrückt, mit der nächsten Flussform</translation>
        </message>
        <message>
            <source>Let a Python file work on the map; it may do whatever you may do on this computer, so run only what you trust</source>
            <translation>Eine Python-Datei an der Karte arbeiten lassen; sie darf alles, was du auf diesem Computer darfst: führe nur aus, wem du vertraust</translation>
        </message>
        <message>
            <source>Let all buildings work that need no choice, in the production phase</source>
            <translation>In der Produktion alle Gebäude arbeiten lassen, bei denen nichts zu wählen ist</translation>
        </message>
        <message>
            <source>Let machines act without pauses</source>
            <translation>Maschinen handeln ohne Pausen</translation>
        </message>
        <message>
            <source>Let machines play the map many times, and see whether it is fair</source>
            <translation>Maschinen die Karte viele Male spielen lassen und sehen, ob sie fair ist</translation>
        </message>
        <message>
            <source>Let machines wait a little between errands</source>
            <translation>Maschinen zwischen zwei Aufträgen kurz warten lassen</translation>
        </message>
        <message>
            <source>Let machines wait two seconds between errands</source>
            <translation>Maschinen zwischen zwei Aufträgen zwei Sekunden warten lassen</translation>
        </message>
        <message>
            <source>Let no machine act until you resume them</source>
            <translation>Keine Maschine handeln lassen, bis sie weitermachen dürfen</translation>
        </message>
        <message>
            <source>Let the machine whose turn it is act once, while machines are paused</source>
            <translation>Die Maschine am Zug einmal handeln lassen, während Maschinen angehalten sind</translation>
        </message>
        <message>
            <source>Let tools change every tile again</source>
            <translation>Werkzeuge dürfen wieder jedes Plättchen ändern</translation>
        </message>
        <message>
            <source>Look through all games that were played here, and open them again</source>
            <translation>Alle hier gespielten Spiele durchsehen und wieder öffnen</translation>
        </message>
        <message>
            <source>M&amp;ake symmetrical</source>
            <translation>&amp;Symmetrisch machen</translation>
        </message>
        <message>
            <source>Make a map as players do at the table, in turns of two tiles each</source>
            <translation>Eine Karte machen wie Spieler am Tisch, reihum mit je zwei Plättchen</translation>
        </message>
        <message>
            <source>Make a map of the position that the game shows</source>
            <translation>Aus dem gezeigten Moment des Spiels eine Karte machen</translation>
        </message>
        <message>
            <source>Make a map of the text that was copied, with all that is in it</source>
            <translation>Aus dem kopierten Text eine Karte machen, mit allem, was darin steht</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Mark where a player starts</source>
            <translation>Markieren, wo ein Spieler beginnt</translation>
        </message>
        <message>
            <source>Measure a distance in tiles and in turns of a donkey</source>
            <translation>Sehen, wie weit es ist, in Plättchen und in Runden eines Esels</translation>
        </message>
        <message>
            <source>Mi&amp;x terrains</source>
            <translation>&amp;Gelände mischen</translation>
        </message>
        <message>
            <source>Mirror what is selected or about to be pasted</source>
            <translation>Spiegeln, was ausgewählt ist oder eingefügt werden soll</translation>
        </message>
        <message>
            <source>More s&amp;hapes</source>
            <translation>Weitere F&amp;ormen</translation>
        </message>
        <message>
            <source>Move &amp;down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <source>Move &amp;up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <source>Move on by itself where there is nothing to decide</source>
            <translation>Von selbst weitergehen, wo nichts zu entscheiden ist</translation>
        </message>
        <message>
            <source>Move the keyboard on to the next panel, the map or the board</source>
            <translation>Mit der Tastatur zum nächsten Bereich, zur Karte oder zum Spielbrett gehen</translation>
        </message>
        <message>
            <source>N&amp;ext tab</source>
            <translation>Nä&amp;chster Reiter</translation>
        </message>
        <message>
            <source>Name abandoned lines of play, compare them, and go back to them</source>
            <translation>Verlassenen Varianten Namen geben, sie vergleichen, zu ihnen zurückkehren</translation>
        </message>
        <message>
            <source>Ne&amp;w game…</source>
            <translation>&amp;Neues Spiel…</translation>
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation>&amp;Nächster Bereich</translation>
        </message>
        <message>
            <source>Ne&amp;xt problem</source>
            <translation>Nä&amp;chstes Problem</translation>
        </message>
        <message>
            <source>New &amp;chapter</source>
            <translation>Neues &amp;Kapitel</translation>
        </message>
        <message>
            <source>New &amp;generated map…</source>
            <translation>Neue erzeug&amp;te Karte…</translation>
        </message>
        <message>
            <source>New boo&amp;k</source>
            <translation>Neues Buc&amp;h</translation>
        </message>
        <message>
            <source>New from the clip&amp;board</source>
            <translation>&amp;Neu aus der Zwischenablage</translation>
        </message>
        <message>
            <source>No machine is paused on its turn.</source>
            <translation>Keine Maschine, die am Zug ist, ist angehalten.</translation>
        </message>
        <message>
            <source>No map is open.</source>
            <translation>Keine Karte ist geöffnet.</translation>
        </message>
        <message>
            <source>No map or game is open.</source>
            <translation>Weder Karte noch Spiel ist geöffnet.</translation>
        </message>
        <message>
            <source>No other tab is open.</source>
            <translation>Kein anderer Reiter ist geöffnet.</translation>
        </message>
        <message>
            <source>No picture lies under the map.</source>
            <translation>Unter der Karte liegt kein Bild.</translation>
        </message>
        <message>
            <source>No symmetry is chosen.</source>
            <translation>Keine Symmetrie ist gewählt.</translation>
        </message>
        <message>
            <source>No tab with a file has been closed.</source>
            <translation>Es ist kein Reiter mit einer Datei geschlossen worden.</translation>
        </message>
        <message>
            <source>No tile is locked.</source>
            <translation>Kein Plättchen ist gesperrt.</translation>
        </message>
        <message>
            <source>No tile is proposed from a picture.</source>
            <translation>Aus einem Bild ist kein Plättchen vorgeschlagen.</translation>
        </message>
        <message>
            <source>No tool changes locked tiles; pressed again, they are unlocked</source>
            <translation>Kein Werkzeug ändert gesperrte Plättchen; noch einmal gedrückt, werden sie entsperrt</translation>
        </message>
        <message>
            <source>Nothing in a book is selected that can move down.</source>
            <translation>Im Buch ist nichts ausgewählt, das nach unten rücken kann.</translation>
        </message>
        <message>
            <source>Nothing in a book is selected that can move up.</source>
            <translation>Im Buch ist nichts ausgewählt, das nach oben rücken kann.</translation>
        </message>
        <message>
            <source>Nothing in a book is selected.</source>
            <translation>Im Buch ist nichts ausgewählt.</translation>
        </message>
        <message>
            <source>Nothing is selected.</source>
            <translation>Nichts ist ausgewählt.</translation>
        </message>
        <message>
            <source>One &amp;move of a machine</source>
            <translation>&amp;Ein Zug einer Maschine</translation>
        </message>
        <message>
            <source>Open a &amp;folder as a book…</source>
            <translation>Ordner als Buch &amp;öffnen…</translation>
        </message>
        <message>
            <source>Open a scenario, a saved game, or a map made in another program</source>
            <translation>Ein Szenario, ein gespeichertes Spiel oder die Karte eines anderen Programms öffnen</translation>
        </message>
        <message>
            <source>Open the file of the last closed tab again</source>
            <translation>Die Datei wieder öffnen, deren Reiter zuletzt geschlossen wurde</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>&amp;Eigenschaften</translation>
        </message>
        <message>
            <source>Pa&amp;use the machines</source>
            <translation>&amp;Maschinen anhalten</translation>
        </message>
        <message>
            <source>Panels</source>
            <translation>Bereiche</translation>
        </message>
        <message>
            <source>Pass o&amp;ver empty phases</source>
            <translation>&amp;Leere Phasen übergehen</translation>
        </message>
        <message>
            <source>Pict&amp;ure</source>
            <translation>Bil&amp;d</translation>
        </message>
        <message>
            <source>Picture under the map</source>
            <translation>Bild unter der Karte</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Play a copy of the map, go on with its game, or go back to the map</source>
            <translation>Eine Kopie der Karte spielen oder ihr Spiel fortsetzen, und zurück</translation>
        </message>
        <message>
            <source>Play at &amp;once</source>
            <translation>So&amp;fort spielen</translation>
        </message>
        <message>
            <source>Play on &amp;by machine</source>
            <translation>Von hie&amp;r maschinell weiterspielen</translation>
        </message>
        <message>
            <source>Pr&amp;eferences…</source>
            <translation>Ein&amp;stellungen…</translation>
        </message>
        <message>
            <source>Pr&amp;int…</source>
            <translation>D&amp;rucken…</translation>
        </message>
        <message>
            <source>Pr&amp;oblems</source>
            <translation>P&amp;robleme</translation>
        </message>
        <message>
            <source>Pre&amp;vious panel</source>
            <translation>&amp;Voriger Bereich</translation>
        </message>
        <message>
            <source>Previ&amp;ous problem</source>
            <translation>&amp;Voriges Problem</translation>
        </message>
        <message>
            <source>Previous ta&amp;b</source>
            <translation>Voriger Rei&amp;ter</translation>
        </message>
        <message>
            <source>Propose the terrain of each tile by its colour</source>
            <translation>Für jedes Plättchen nach seiner Farbe das Gelände vorschlagen</translation>
        </message>
        <message>
            <source>Put a scan or photo under the map, to trace it</source>
            <translation>Einen Scan oder ein Foto unter die Karte legen, zum Nachzeichnen</translation>
        </message>
        <message>
            <source>Put all panels and toolbars back in their original places</source>
            <translation>Alle Bereiche und Werkzeugleisten dorthin setzen, wo sie anfangs waren</translation>
        </message>
        <message>
            <source>Put buildings, goods and transporters on the map</source>
            <translation>Gebäude, Waren und Transporter auf die Karte setzen</translation>
        </message>
        <message>
            <source>Put the centre of the symmetry where the pointer is</source>
            <translation>Die Mitte der Symmetrie dorthin setzen, wo der Zeiger ist</translation>
        </message>
        <message>
            <source>Put the tile in hand first in the palette; press again to take it away</source>
            <translation>Das Plättchen in der Hand an den Anfang der Palette stellen; noch einmal drücken nimmt es dort weg</translation>
        </message>
        <message>
            <source>Put the whole scenario on the clipboard, for a message or a forum</source>
            <translation>Das ganze Szenario in die Zwischenablage legen, für eine Nachricht oder ein Forum</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>Python files in this folder stand in the menu</source>
            <translation>Python-Dateien in diesem Ordner stehen im Menü</translation>
        </message>
        <message>
            <source>Python, macro, plug-in</source>
            <translation>Python, Makro, Plug-in</translation>
        </message>
        <message>
            <source>Python, macro, repeat</source>
            <translation>Python, Makro, wiederholen</translation>
        </message>
        <message>
            <source>R&amp;emove the picture</source>
            <translation>Bild &amp;entfernen</translation>
        </message>
        <message>
            <source>R&amp;ing</source>
            <translation>R&amp;ing</translation>
        </message>
        <message>
            <source>Re&amp;sult of the game…</source>
            <translation>Ergebnis des &amp;Spiels…</translation>
        </message>
        <message>
            <source>Re&amp;vert to the file</source>
            <translation>Zur &amp;Datei zurückkehren</translation>
        </message>
        <message>
            <source>Read how games are played on the maps, alone or with others</source>
            <translation>Lesen, wie man auf den Karten spielt, allein oder mit anderen</translation>
        </message>
        <message>
            <source>Read how to draw a map, from the first tile to the printed sheet</source>
            <translation>Lesen, wie man eine Karte zeichnet, vom ersten Plättchen bis zum gedruckten Blatt</translation>
        </message>
        <message>
            <source>Read the file again; Undo brings your changes back</source>
            <translation>Die Datei neu lesen; was seither geändert wurde, lässt sich zurückholen</translation>
        </message>
        <message>
            <source>Read which rules of the game the checks know</source>
            <translation>Lesen, welche Spielregeln die Prüfungen kennen</translation>
        </message>
        <message>
            <source>Redo the ph&amp;ase</source>
            <translation>Phase &amp;wiederholen</translation>
        </message>
        <message>
            <source>Redo the tur&amp;n</source>
            <translation>Runde wieder&amp;holen</translation>
        </message>
        <message>
            <source>Redo what was undone in this phase</source>
            <translation>Wiederholen, was in der Phase zurückgenommen wurde</translation>
        </message>
        <message>
            <source>Redo what was undone in this turn</source>
            <translation>Wiederholen, was in der Runde zurückgenommen wurde</translation>
        </message>
        <message>
            <source>Refuse changes that break a rule of laying tiles, instead of only listing them</source>
            <translation>Änderungen ablehnen, die gegen eine Legeregel verstoßen, statt sie nur aufzulisten</translation>
        </message>
        <message>
            <source>Reopen close&amp;d tab</source>
            <translation>Geschl&amp;ossenen Reiter wieder öffnen</translation>
        </message>
        <message>
            <source>Repeat the last &amp;export</source>
            <translation>&amp;Letzten Export wiederholen</translation>
        </message>
        <message>
            <source>Rivers flow on through plain land that is laid over them</source>
            <translation>Flüsse fließen weiter durch Land ohne Fluss, das über sie gelegt wird</translation>
        </message>
        <message>
            <source>Run all that needs no choice, and end production if nothing is left to choose</source>
            <translation>Alles Eindeutige produzieren und die Produktion beenden, wenn nichts zu wählen bleibt</translation>
        </message>
        <message>
            <source>Run the last script &amp;again</source>
            <translation>Letztes Skript noch &amp;einmal ausführen</translation>
        </message>
        <message>
            <source>Run what needs no cho&amp;ice, and go on</source>
            <translation>Eindeutiges produzieren &amp;und weiter</translation>
        </message>
        <message>
            <source>S&amp;hare the map…</source>
            <translation>Karte wei&amp;tergeben…</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Speichern &amp;unter…</translation>
        </message>
        <message>
            <source>Save a co&amp;py…</source>
            <translation>Kopie &amp;speichern…</translation>
        </message>
        <message>
            <source>Save a&amp;ll</source>
            <translation>&amp;Alle speichern</translation>
        </message>
        <message>
            <source>Save witho&amp;ut the future…</source>
            <translation>Ohne Zukunft speichern…</translation>
        </message>
        <message>
            <source>Scripts</source>
            <translation>Skripte</translation>
        </message>
        <message>
            <source>Se&amp;lected tile</source>
            <translation>&amp;Auswahl</translation>
        </message>
        <message>
            <source>Search for solo games with many points, from the start or from the moment shown</source>
            <translation>Solospiele mit vielen Punkten suchen, vom Anfang oder vom gezeigten Moment an</translation>
        </message>
        <message>
            <source>See points, goods and idle buildings by turn, and compare with other games</source>
            <translation>Punkte, Waren und ruhende Gebäude Runde für Runde sehen und mit anderen Spielen vergleichen</translation>
        </message>
        <message>
            <source>See the sheet as it will be printed, and print it</source>
            <translation>Das Blatt ansehen, wie es gedruckt wird, und drucken</translation>
        </message>
        <message>
            <source>See what this position is worth: machines play on in a copy of the game</source>
            <translation>Sehen, was die gezeigte Stellung wert ist: Maschinen spielen eine Kopie des Spiels weiter</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>Alles aus&amp;wählen</translation>
        </message>
        <message>
            <source>Select &amp;nothing</source>
            <translation>&amp;Nichts auswählen</translation>
        </message>
        <message>
            <source>Select all of this &amp;kind</source>
            <translation>Alle dieser A&amp;rt auswählen</translation>
        </message>
        <message>
            <source>Select all of this te&amp;rrain</source>
            <translation>Alle dieser &amp;Geländeart auswählen</translation>
        </message>
        <message>
            <source>Select all tiles like the selected ones, or like the one at the pointer</source>
            <translation>Alle Plättchen auswählen, die wie die ausgewählten oder wie das am Zeiger sind</translation>
        </message>
        <message>
            <source>Select all tiles of the same terrain, whatever their rivers</source>
            <translation>Alle Plättchen desselben Geländes auswählen, wie auch ihre Flüsse laufen</translation>
        </message>
        <message>
            <source>Select and move what lies on the map</source>
            <translation>Auswählen und bewegen, was auf der Karte liegt</translation>
        </message>
        <message>
            <source>Select exactly the tiles that are not selected now</source>
            <translation>Die Plättchen auswählen, die nicht ausgewählt sind, und keine anderen</translation>
        </message>
        <message>
            <source>Select with a &amp;lasso</source>
            <translation>Mit dem &amp;Lasso auswählen</translation>
        </message>
        <message>
            <source>Show a table of records, add solutions, merge it with others</source>
            <translation>Eine Rekordtabelle zeigen, Lösungen aufnehmen, sie mit anderen zusammenführen</translation>
        </message>
        <message>
            <source>Show all river shapes that have a name in the palette</source>
            <translation>Unter den Plättchen alle Flussformen anbieten, die einen Namen haben</translation>
        </message>
        <message>
            <source>Show the place of the next problem</source>
            <translation>Den Ort des nächsten Problems zeigen</translation>
        </message>
        <message>
            <source>Show the result of the game again</source>
            <translation>Noch einmal zeigen, wer womit gewonnen hat</translation>
        </message>
        <message>
            <source>Show the whole map</source>
            <translation>Die ganze Karte zeigen</translation>
        </message>
        <message>
            <source>Show what differs from a map in a file of any format</source>
            <translation>Zeigen, was anders ist als auf einer Karte in einer Datei beliebigen Formats</translation>
        </message>
        <message>
            <source>Show what differs from the previous version, which is kept beside the file</source>
            <translation>Zeigen, was anders ist als in der vorigen Fassung, die neben der Datei liegt</translation>
        </message>
        <message>
            <source>Show what has changed since the map was saved</source>
            <translation>Zeigen, was seit dem Speichern der Karte anders geworden ist</translation>
        </message>
        <message>
            <source>Show what machines have done, errand by errand, on the board too</source>
            <translation>Zeigen, was Maschinen getan haben, Auftrag für Auftrag, auch auf dem Spielbrett</translation>
        </message>
        <message>
            <source>Sm&amp;aller brush</source>
            <translation>&amp;Kleinerer Pinsel</translation>
        </message>
        <message>
            <source>Solve by ma&amp;chine…</source>
            <translation>Mas&amp;chinell lösen…</translation>
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation>Tempo der Maschinen</translation>
        </message>
        <message>
            <source>Stamp &amp;{slot}</source>
            <translation>Stempel &amp;{slot}</translation>
        </message>
        <message>
            <source>Stamps</source>
            <translation>Stempel</translation>
        </message>
        <message>
            <source>Straight &amp;line</source>
            <translation>Gerade &amp;Linie</translation>
        </message>
        <message>
            <source>Stri&amp;ct</source>
            <translation>S&amp;treng</translation>
        </message>
        <message>
            <source>Switch between this map and the version that it is compared with</source>
            <translation>Zwischen dieser Karte und der Fassung wechseln, mit der sie verglichen wird</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetrie</translation>
        </message>
        <message>
            <source>Tabletop Simulator, text map, online play site</source>
            <translation>Tabletop Simulator, Textkarte, Online-Spielseite</translation>
        </message>
        <message>
            <source>Take &amp;all proposed tiles</source>
            <translation>&amp;Alle vorgeschlagenen Plättchen nehmen</translation>
        </message>
        <message>
            <source>Take away what lies under the pointer</source>
            <translation>Wegnehmen, was unter dem Zeiger liegt</translation>
        </message>
        <message>
            <source>Take over from a machine, or let a machine play on for a person</source>
            <translation>Von einer Maschine übernehmen, oder eine für jemanden weiterspielen lassen</translation>
        </message>
        <message>
            <source>Take the tiles of this stamp in hand</source>
            <translation>Die Plättchen in die Hand nehmen, die als dieser Stempel aufbewahrt sind</translation>
        </message>
        <message>
            <source>Te&amp;xts</source>
            <translation>Te&amp;xte</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Gelände</translation>
        </message>
        <message>
            <source>The file has no earlier version.</source>
            <translation>Von der Datei gibt es keine vorige Fassung.</translation>
        </message>
        <message>
            <source>The file of the scenario stays as it is</source>
            <translation>Die Datei des Szenarios bleibt, wie sie ist</translation>
        </message>
        <message>
            <source>The game as a page that plays it in any browser</source>
            <translation>Das Spiel als Seite, die es in jedem Browser abspielt</translation>
        </message>
        <message>
            <source>The map has no file yet.</source>
            <translation>Die Karte hat noch keine Datei.</translation>
        </message>
        <message>
            <source>The map in a format that another program reads</source>
            <translation>Die Karte in einem Format, das ein anderes Programm liest</translation>
        </message>
        <message>
            <source>The map is not being compared with another version.</source>
            <translation>Die Karte wird gerade mit keiner anderen Fassung verglichen.</translation>
        </message>
        <message>
            <source>The map, or the board of the game as it is shown, as a PNG or SVG picture</source>
            <translation>Die Karte, oder das Spielbrett wie gezeigt, als PNG- oder SVG-Bild</translation>
        </message>
        <message>
            <source>The scenario on one page, or the tiles in their true size on several</source>
            <translation>Das Szenario auf einer Seite, oder die Plättchen in wahrer Größe auf mehreren</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farbschema</translation>
        </message>
        <message>
            <source>There are no problems.</source>
            <translation>Es gibt keine Probleme.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Es gibt nichts zu wiederholen.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Es gibt nichts rückgängig zu machen.</translation>
        </message>
        <message>
            <source>This tab has no game with a hint.</source>
            <translation>In diesem Reiter ist kein Spiel mit einem Tipp.</translation>
        </message>
        <message>
            <source>This tab has no game with anything to redo.</source>
            <translation>In diesem Reiter ist kein Spiel, in dem sich etwas wiederholen lässt.</translation>
        </message>
        <message>
            <source>This tab has no game with anything to undo.</source>
            <translation>In diesem Reiter ist kein Spiel, in dem sich etwas zurücknehmen lässt.</translation>
        </message>
        <message>
            <source>This tab has no game with machine players.</source>
            <translation>In diesem Reiter ist kein Spiel mit Maschinen.</translation>
        </message>
        <message>
            <source>This tab has not been exported yet.</source>
            <translation>Dieser Reiter wurde noch nicht exportiert.</translation>
        </message>
        <message>
            <source>This tab is not a book.</source>
            <translation>Dieser Reiter zeigt kein Buch.</translation>
        </message>
        <message>
            <source>This tab is not a finished game.</source>
            <translation>Dieser Reiter zeigt kein beendetes Spiel.</translation>
        </message>
        <message>
            <source>This tab is not a finished solo game.</source>
            <translation>Dieser Reiter zeigt kein beendetes Solospiel.</translation>
        </message>
        <message>
            <source>This tab is not a game.</source>
            <translation>Dieser Reiter zeigt kein Spiel.</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
        <message>
            <source>Turn &amp;left</source>
            <translation>Links &amp;drehen</translation>
        </message>
        <message>
            <source>Turn r&amp;ight</source>
            <translation>&amp;Rechts drehen</translation>
        </message>
        <message>
            <source>Turn the tile to lay until its rivers meet those around the pointer</source>
            <translation>Das zu legende Plättchen drehen, bis seine Flüsse auf die um den Zeiger treffen</translation>
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, anticlockwise</source>
            <translation>Das zu legende Plättchen oder die Auswahl gegen den Uhrzeigersinn drehen</translation>
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, clockwise</source>
            <translation>Das zu legende Plättchen oder die Auswahl im Uhrzeigersinn drehen</translation>
        </message>
        <message>
            <source>Turn to fit the ri&amp;vers</source>
            <translation>Passend zu den &amp;Flüssen drehen</translation>
        </message>
        <message>
            <source>Undo everything back to the beginning of the phase</source>
            <translation>Alles bis zum Beginn der Phase zurücknehmen</translation>
        </message>
        <message>
            <source>Undo everything back to the beginning of the turn</source>
            <translation>Alles bis zum Beginn der Runde zurücknehmen</translation>
        </message>
        <message>
            <source>Undo the &amp;turn</source>
            <translation>Runde &amp;zurücknehmen</translation>
        </message>
        <message>
            <source>Undo the p&amp;hase</source>
            <translation>&amp;Phase zurücknehmen</translation>
        </message>
        <message>
            <source>User &amp;guide</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ansicht</translation>
        </message>
        <message>
            <source>What the c&amp;hecks look for</source>
            <translation>&amp;Wonach die Prüfungen suchen</translation>
        </message>
        <message>
            <source>Write a copy for others, in which chance brings something else from here on: a saved game contains what chance will bring</source>
            <translation>Eine Kopie für andere schreiben, in der der Zufall ab hier anderes bringt: Ein gespeichertes Spiel enthält, was der Zufall bringen wird</translation>
        </message>
        <message>
            <source>Write a copy of the map to another file, and go on with this one</source>
            <translation>Die Karte in eine weitere Datei schreiben und mit dieser weitermachen</translation>
        </message>
        <message>
            <source>Write labels, notes and the names of districts on the map</source>
            <translation>Beschriftungen, Notizen und die Namen von Bezirken auf die Karte schreiben</translation>
        </message>
        <message>
            <source>Write the solo game as a small file that anybody with the map can verify</source>
            <translation>Das Solospiel als kleine Datei schreiben, die jeder mit der Karte prüfen kann</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>Ver&amp;größern</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Ve&amp;rkleinern</translation>
        </message>
        <message>
            <source>Zoom to &amp;100 %</source>
            <translation>Auf &amp;100 % zoomen</translation>
        </message>
        <message>
            <source>advice, help, best move</source>
            <translation>Rat, Hilfe, bester Zug</translation>
        </message>
        <message>
            <source>box of tiles, hexagons, players</source>
            <translation>Plättchenvorrat, Sechsecke, Spieler</translation>
        </message>
        <message>
            <source>charts, statistics, milestones, income, compare games</source>
            <translation>Diagramme, Statistik, Meilensteine, Einkommen, Spiele vergleichen</translation>
        </message>
        <message>
            <source>differences, diff, versions</source>
            <translation>Unterschiede, Diff, Fassungen</translation>
        </message>
        <message>
            <source>evaluate, value, autoplay</source>
            <translation>bewerten, Wert, automatisch</translation>
        </message>
        <message>
            <source>export the sheet, pages to print, cut marks, A4, Letter</source>
            <translation>Blatt exportieren, Seiten zum Drucken, Schnittmarken, A4, Letter</translation>
        </message>
        <message>
            <source>flip, reflect</source>
            <translation>umdrehen, reflektieren</translation>
        </message>
        <message>
            <source>folder of scenarios, collection, chapters</source>
            <translation>Ordner von Szenarien, Sammlung, Kapitel</translation>
        </message>
        <message>
            <source>generate, complete, random tiles</source>
            <translation>erzeugen, vervollständigen, Zufallsplättchen</translation>
        </message>
        <message>
            <source>generate, random map</source>
            <translation>erzeugen, Zufallskarte</translation>
        </message>
        <message>
            <source>generate, random tiles</source>
            <translation>erzeugen, Zufallsplättchen</translation>
        </message>
        <message>
            <source>image, transparent, coordinates, size in pixels</source>
            <translation>Grafik, transparent, Koordinaten, Größe in Pixeln</translation>
        </message>
        <message>
            <source>manual, documentation</source>
            <translation>Anleitung, Dokumentation</translation>
        </message>
        <message>
            <source>map code, QR code, send, exchange</source>
            <translation>Kartencode, QR-Code, senden, tauschen</translation>
        </message>
        <message>
            <source>online, publish, verify, upload, submit</source>
            <translation>online, veröffentlichen, prüfen, hochladen, einreichen</translation>
        </message>
        <message>
            <source>own shape, new tile, rivers</source>
            <translation>eigene Form, neues Plättchen, Flüsse</translation>
        </message>
        <message>
            <source>paper, true size, pages, cut marks</source>
            <translation>Papier, wahre Größe, Seiten, Schnittmarken</translation>
        </message>
        <message>
            <source>players, person, machine, give away, replace</source>
            <translation>Spieler, Person, Maschine, abgeben, ersetzen</translation>
        </message>
        <message>
            <source>polygon, freehand, outline</source>
            <translation>Polygon, Freihand, Umriss</translation>
        </message>
        <message>
            <source>protect, freeze, pin, unlock</source>
            <translation>schützen, einfrieren, festhalten, entsperren</translation>
        </message>
        <message>
            <source>puzzle, best solutions, leaderboard</source>
            <translation>Rätsel, beste Lösungen, Bestenliste</translation>
        </message>
        <message>
            <source>puzzle, check, record</source>
            <translation>Rätsel, nachprüfen, Rekord</translation>
        </message>
        <message>
            <source>puzzle, export, record</source>
            <translation>Rätsel, exportieren, Rekord</translation>
        </message>
        <message>
            <source>random brush, weighted, chance, dice</source>
            <translation>Zufallspinsel, gewichtet, Würfel</translation>
        </message>
        <message>
            <source>random map, generator, gallery, fair</source>
            <translation>Zufallskarte, Generator, Galerie, fair</translation>
        </message>
        <message>
            <source>rare, unprinted, palette</source>
            <translation>selten, ungedruckt, Palette</translation>
        </message>
        <message>
            <source>ruler, steps, how far</source>
            <translation>Lineal, Schritte, wie weit</translation>
        </message>
        <message>
            <source>settings, options, colours, wheel, motion, language, copies</source>
            <translation>Optionen, Farben, Mausrad, Bewegung, Sprache, Kopien</translation>
        </message>
        <message>
            <source>share a running game, seed, secret, mines</source>
            <translation>laufendes Spiel weitergeben, Startwert, Geheimnis, Minen</translation>
        </message>
        <message>
            <source>similar, alike, all woods, all sea</source>
            <translation>ähnlich, gleich, alle Wälder, alle Meere</translation>
        </message>
        <message>
            <source>similar, alike, same tile</source>
            <translation>ähnlich, gleich, gleiche Plättchen</translation>
        </message>
        <message>
            <source>simulate, fairness, statistics, heat map, balance</source>
            <translation>simulieren, Fairness, Statistik, Wärmekarte, Ausgewogenheit</translation>
        </message>
        <message>
            <source>solver, optimise, best solo game</source>
            <translation>Löser, optimieren, bestes Solospiel</translation>
        </message>
        <message>
            <source>star, bookmark, palette</source>
            <translation>Stern, Lesezeichen, Palette</translation>
        </message>
        <message>
            <source>stream, source, spring, mouth, junction</source>
            <translation>Bach, Quelle, Mündung, Gabelung, Flusslauf</translation>
        </message>
        <message>
            <source>template, pattern, favourite</source>
            <translation>Vorlage, Muster, Favorit</translation>
        </message>
        <message>
            <source>terrain under a river, preserve</source>
            <translation>Gelände unter einem Fluss, erhalten</translation>
        </message>
        <message>
            <source>text, region, name, remark, caption</source>
            <translation>Text, Gegend, Name, Bemerkung, Etikett</translation>
        </message>
        <message>
            <source>tile-laying game, machines, players, world</source>
            <translation>Legespiel, Maschinen, Spieler, Welt</translation>
        </message>
        <message>
            <source>trace, scan, photo, background</source>
            <translation>nachzeichnen, Scan, Foto, Hintergrund</translation>
        </message>
        <message>
            <source>undo closing, restore</source>
            <translation>Schließen rückgängig, wiederherstellen</translation>
        </message>
        <message>
            <source>watch, follow, trails, last turn</source>
            <translation>zusehen, verfolgen, Spuren, letzte Runde</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>Hints are for people, and it is a machine's turn to act.</source>
            <translation>Einen Tipp gibt es für Menschen; jetzt ist eine Maschine am Zug.</translation>
        </message>
        <message>
            <source>Hints are for the present moment of a game that is not over.</source>
            <translation>Einen Tipp gibt es nur in der Gegenwart eines Spiels, das noch läuft.</translation>
        </message>
    </context>
    <context>
        <name>Agreement</name>
        <message>
            <source>Please report it with {file}.</source>
            <translation>Bitte mit {file} melden.</translation>
        </message>
        <message>
            <source>The checks and the geometry disagree about {map}. This is a fault of rbdesigner, not of the map.</source>
            <translation>Die Prüfungen widersprechen der Geometrie bei {map}. Das ist ein Fehler von rbdesigner, nicht der Karte.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisPanel</name>
        <message>
            <source>Build a bridge</source>
            <translation>Brücke bauen</translation>
        </message>
        <message>
            <source>Build roads</source>
            <translation>Straßen bauen</translation>
        </message>
        <message>
            <source>By facts alone, fairness goes from {before} to {after}.</source>
            <translation>Nach Fakten allein geht die Fairness von {before} auf {after}.</translation>
        </message>
        <message>
            <source>Contested land</source>
            <translation>Umstrittenes Land</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Ausführen</translation>
        </message>
        <message>
            <source>Facts about the homes</source>
            <translation>Fakten zu den Heimaten</translation>
        </message>
        <message>
            <source>Facts shown on the map</source>
            <translation>Auf der Karte gezeigte Fakten</translation>
        </message>
        <message>
            <source>Fairness goes from {before} to {after}.</source>
            <translation>Die Fairness geht von {before} auf {after}.</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Befunde</translation>
        </message>
        <message>
            <source>Look for small edits that make the map fairer</source>
            <translation>Sucht kleine Änderungen, die die Karte fairer machen</translation>
        </message>
        <message>
            <source>Looking for edits…</source>
            <translation>Suche Änderungen…</translation>
        </message>
        <message>
            <source>Make the map fairer</source>
            <translation>Karte fairer machen</translation>
        </message>
        <message>
            <source>Mend the errors of the map first</source>
            <translation>Behebe zuerst die Fehler der Karte</translation>
        </message>
        <message>
            <source>No small edit makes the map fairer.</source>
            <translation>Keine kleine Änderung macht die Karte fairer.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>On the map:</source>
            <translation>Auf der Karte:</translation>
        </message>
        <message>
            <source>Out of date: {sentence}</source>
            <translation>Veraltet: {sentence}</translation>
        </message>
        <message>
            <source>Suggest edits</source>
            <translation>Änderungen vorschlagen</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Runden von der nächsten Heimat</translation>
        </message>
        <message>
            <source>Who is first where</source>
            <translation>Wer wo zuerst ist</translation>
        </message>
        <message>
            <source>{fairness} Plans follow.</source>
            <translation>{fairness} Pläne folgen.</translation>
        </message>
        <message>
            <source>{fairness} Plans need a map without errors.</source>
            <translation>{fairness} Pläne brauchen eine Karte ohne Fehler.</translation>
        </message>
    </context>
    <context>
        <name>AtlasAxisFields</name>
        <message>
            <source>from</source>
            <translation>von</translation>
        </message>
        <message>
            <source>to</source>
            <translation>bis</translation>
        </message>
    </context>
    <context>
        <name>AtlasGrid</name>
        <message>
            <source>Maps of the atlas</source>
            <translation>Karten des Atlas</translation>
        </message>
        <message>
            <source>No map yet</source>
            <translation>Noch keine Karte</translation>
        </message>
    </context>
    <context>
        <name>AtlasPage</name>
        <message numerus="yes">
            <source>%n maps would be lost.</source>
            <translation>
                <numerusform>%n Karte ginge verloren.</numerusform>
                <numerusform>%n Karten gingen verloren.</numerusform>
            </translation>
        </message>
        <message>
            <source>Across</source>
            <translation>Waagrecht</translation>
        </message>
        <message>
            <source>Atlas</source>
            <translation>Atlas</translation>
        </message>
        <message>
            <source>Atlas map {number}</source>
            <translation>Atlaskarte {number}</translation>
        </message>
        <message>
            <source>Atlases ({suffixes})</source>
            <translation>Atlanten ({suffixes})</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>Choose two axes and press Generate.</source>
            <translation>Wähl zwei Achsen und drück Erzeugen.</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Senkrecht</translation>
        </message>
        <message>
            <source>Generated by rbdesigner: try {number} of the atlas of seed {seed}.</source>
            <translation>Erzeugt von rbdesigner: Versuch {number} des Atlas zur Saat {seed}.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>How many cells each axis has; Islands and Tiles have one a number at most</source>
            <translation>Wie viele Felder jede Achse hat; Inseln und Plättchen haben höchstens eins je Zahl</translation>
        </message>
        <message>
            <source>Open an atlas</source>
            <translation>Einen Atlas öffnen</translation>
        </message>
        <message>
            <source>Open as a new map</source>
            <translation>Als neue Karte öffnen</translation>
        </message>
        <message>
            <source>Open atlas…</source>
            <translation>Atlas öffnen…</translation>
        </message>
        <message>
            <source>Save atlas…</source>
            <translation>Atlas speichern…</translation>
        </message>
        <message>
            <source>Save the atlas</source>
            <translation>Den Atlas speichern</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>The atlas is read…</source>
            <translation>Der Atlas wird gelesen…</translation>
        </message>
        <message>
            <source>the atlas</source>
            <translation>der Atlas</translation>
        </message>
        <message>
            <source>{filled} of {cells} cells, mean fairness {fairness} by facts alone, {tries} maps tried</source>
            <translation>{filled} von {cells} Feldern, mittlere Fairness {fairness} nach Fakten allein, {tries} Karten versucht</translation>
        </message>
        <message>
            <source>{filled} of {cells} cells, {tries} maps tried</source>
            <translation>{filled} von {cells} Feldern, {tries} Karten versucht</translation>
        </message>
    </context>
    <context>
        <name>AtlasPreview</name>
        <message>
            <source>Choose a map to see it large.</source>
            <translation>Wähl eine Karte, um sie groß zu sehen.</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Aussehen</translation>
        </message>
    </context>
    <context>
        <name>BackgroundJob</name>
        <message>
            <source>This map cannot be played: it has errors, which the list of its problems names.</source>
            <translation>Diese Karte lässt sich nicht spielen: Sie hat Fehler, die in der Liste ihrer Probleme stehen.</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close this notice</source>
            <translation>Diesen Hinweis schließen</translation>
        </message>
    </context>
    <context>
        <name>BookDialog</name>
        <message>
            <source>Export the book as PDF</source>
            <translation>Das Buch als PDF exportieren</translation>
        </message>
        <message>
            <source>These are the pages of the book. Cover, contents and the style of the sheets are set beside its maps.</source>
            <translation>So sehen die Seiten des Buchs aus. Umschlag, Inhalt und Stil der Blätter stellst du neben seinen Karten ein.</translation>
        </message>
    </context>
    <context>
        <name>BookFields</name>
        <message>
            <source>A pattern such as RB-## numbers the maps; without one they keep their own codes</source>
            <translation>Ein Muster wie RB-## nummeriert die Karten; ohne Muster behalten sie ihre eigenen Codes</translation>
        </message>
        <message>
            <source>As each map says</source>
            <translation>Je nach Karte</translation>
        </message>
        <message>
            <source>Authors, separated by commas</source>
            <translation>Autoren, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>Black and white</source>
            <translation>Schwarzweiß</translation>
        </message>
        <message>
            <source>Blank score sheet at the end</source>
            <translation>Leerer Wertungsbogen am Ende</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <source>Change the book</source>
            <translation>Buch ändern</translation>
        </message>
        <message>
            <source>Code in the book</source>
            <translation>Code im Buch</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>Codes</translation>
        </message>
        <message>
            <source>Coordinates on the tiles</source>
            <translation>Koordinaten auf den Plättchen</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Umschlag</translation>
        </message>
        <message>
            <source>Introduction</source>
            <translation>Einleitung</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Quer</translation>
        </message>
        <message>
            <source>Legend on each sheet</source>
            <translation>Legende auf jedem Blatt</translation>
        </message>
        <message>
            <source>Map on the cover</source>
            <translation>Karte auf dem Umschlag</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Ausrichtung</translation>
        </message>
        <message>
            <source>Page for notes at the end</source>
            <translation>Seite für Notizen am Ende</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Player aid at the end</source>
            <translation>Spielhilfe am Ende</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Hoch</translation>
        </message>
        <message>
            <source>Selected</source>
            <translation>Ausgewählt</translation>
        </message>
        <message>
            <source>Sheets</source>
            <translation>Blätter</translation>
        </message>
        <message>
            <source>Style of the maps</source>
            <translation>Stil der Karten</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>The first one</source>
            <translation>Die erste</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Title in the book</source>
            <translation>Titel im Buch</translation>
        </message>
        <message>
            <source>To fit the map</source>
            <translation>Wie es zur Karte passt</translation>
        </message>
    </context>
    <context>
        <name>BookFiles</name>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Ein Bild der Karte ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Add maps</source>
            <translation>Karten hinzufügen</translation>
        </message>
        <message>
            <source>Books ({suffixes})</source>
            <translation>Bücher ({suffixes})</translation>
        </message>
        <message>
            <source>Changes since the last save will be lost. The file stays as it is.</source>
            <translation>Änderungen seit dem letzten Speichern gehen verloren. Die Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>It has not been saved. Its order and its chapters will be lost; the maps stay as they are.</source>
            <translation>Es ist nicht gespeichert. Seine Reihenfolge und seine Kapitel gehen verloren; die Karten bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>Load the file again</source>
            <translation>Datei neu laden</translation>
        </message>
        <message>
            <source>Open a folder as a book</source>
            <translation>Einen Ordner als Buch öffnen</translation>
        </message>
        <message>
            <source>Save the book as</source>
            <translation>Buch speichern unter</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Szenarien ({suffixes})</translation>
        </message>
        <message>
            <source>The book could not be exported.</source>
            <translation>Das Buch konnte nicht exportiert werden.</translation>
        </message>
        <message>
            <source>The book could not be saved. It is still open.</source>
            <translation>Das Buch konnte nicht gespeichert werden. Es ist noch geöffnet.</translation>
        </message>
        <message>
            <source>This book cannot be opened.</source>
            <translation>Dieses Buch kann nicht geöffnet werden.</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n Problem</numerusform>
                <numerusform>%n Probleme</numerusform>
            </translation>
        </message>
        <message>
            <source>Add maps</source>
            <translation>Karten hinzufügen</translation>
        </message>
        <message>
            <source>Begin a chapter</source>
            <translation>Kapitel beginnen</translation>
        </message>
        <message>
            <source>Book</source>
            <translation>Buch</translation>
        </message>
        <message>
            <source>Chapter {title}</source>
            <translation>Kapitel {title}</translation>
        </message>
        <message>
            <source>Drop scenarios here, or add them with the button above.</source>
            <translation>Szenarien hier ablegen oder mit dem Knopf oben hinzufügen.</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Verschieben</translation>
        </message>
        <message>
            <source>New chapter</source>
            <translation>Neues Kapitel</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>Problems ({number})</source>
            <translation>Probleme ({number})</translation>
        </message>
        <message>
            <source>Take out of the book</source>
            <translation>Aus dem Buch nehmen</translation>
        </message>
        <message>
            <source>This file cannot be read.</source>
            <translation>Diese Datei lässt sich nicht lesen.</translation>
        </message>
        <message>
            <source>Untitled book</source>
            <translation>Buch ohne Titel</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>Rekord {points}</translation>
        </message>
    </context>
    <context>
        <name>BoxEditor</name>
        <message>
            <source>&amp;Begin with</source>
            <translation>&amp;Beginnen mit</translation>
        </message>
        <message>
            <source>&amp;Name of the box</source>
            <translation>&amp;Name des Vorrats</translation>
        </message>
        <message>
            <source>Another &amp;shape…</source>
            <translation>&amp;Andere Form…</translation>
        </message>
        <message>
            <source>Define a box</source>
            <translation>Einen Vorrat festlegen</translation>
        </message>
        <message>
            <source>Name of the box</source>
            <translation>Name des Vorrats</translation>
        </message>
        <message>
            <source>Own box</source>
            <translation>Eigener Vorrat</translation>
        </message>
        <message>
            <source>Tiles of each kind</source>
            <translation>Plättchen jeder Art</translation>
        </message>
        <message>
            <source>Tiles: {count}</source>
            <translation>Plättchen: {count}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>the 144 tiles of the second edition</source>
            <translation>die 144 Plättchen der zweiten Ausgabe</translation>
        </message>
        <message>
            <source>the numbers below</source>
            <translation>die Zahlen unten</translation>
        </message>
        <message>
            <source>the tiles on this map</source>
            <translation>die Plättchen dieser Karte</translation>
        </message>
        <message>
            <source>two boxes</source>
            <translation>zwei Vorräte</translation>
        </message>
    </context>
    <context>
        <name>BoxField</name>
        <message>
            <source>Choose another box</source>
            <translation>Anderen Vorrat wählen</translation>
        </message>
        <message>
            <source>Define a box</source>
            <translation>Einen Vorrat festlegen</translation>
        </message>
        <message>
            <source>Define a box…</source>
            <translation>Vorrat festlegen…</translation>
        </message>
        <message>
            <source>Own: {title}</source>
            <translation>Eigener: {title}</translation>
        </message>
        <message>
            <source>Set how many tiles of each kind there are</source>
            <translation>Festlegen, wie viele Plättchen jeder Art es gibt</translation>
        </message>
    </context>
    <context>
        <name>BoxModel</name>
        <message>
            <source>{kind}: {count}</source>
            <translation>{kind}: {count}</translation>
        </message>
    </context>
    <context>
        <name>BridgeRow</name>
        <message>
            <source>Over the river to the</source>
            <translation>Über den Fluss nach</translation>
        </message>
    </context>
    <context>
        <name>BridgeTool</name>
        <message>
            <source>A bridge stands here; right click removes it</source>
            <translation>Hier steht eine Brücke; Rechtsklick entfernt sie</translation>
        </message>
        <message>
            <source>Bridges stand on tiles that a river divides</source>
            <translation>Brücken stehen auf Plättchen, die ein Fluss teilt</translation>
        </message>
        <message>
            <source>Build bridge</source>
            <translation>Brücke bauen</translation>
        </message>
        <message>
            <source>Click to build a bridge</source>
            <translation>Klicken, um eine Brücke zu bauen</translation>
        </message>
        <message>
            <source>Remove bridge</source>
            <translation>Brücke entfernen</translation>
        </message>
    </context>
    <context>
        <name>BrushTool</name>
        <message>
            <source>Release at the other end of the shape; Esc cancels</source>
            <translation>Am anderen Ende der Form loslassen; Esc bricht ab</translation>
        </message>
        <message>
            <source>{stroke} at {place}</source>
            <translation>{stroke} auf {place}</translation>
        </message>
    </context>
    <context>
        <name>BuildingRow</name>
        <message>
            <source>Gold in the bag</source>
            <translation>Gold im Beutel</translation>
        </message>
        <message>
            <source>Iron in the bag</source>
            <translation>Eisen im Beutel</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Gebiet</translation>
        </message>
    </context>
    <context>
        <name>CargoEditor</name>
        <message>
            <source>Load a good</source>
            <translation>Eine Ware laden</translation>
        </message>
        <message>
            <source>Load a good…</source>
            <translation>Eine Ware laden…</translation>
        </message>
        <message>
            <source>{loaded} of {most} goods</source>
            <translation>{loaded} von {most} Waren</translation>
        </message>
    </context>
    <context>
        <name>CarryingTool</name>
        <message>
            <source>Cannot be put here: {thing}</source>
            <translation>Hier ist kein Platz dafür: {thing}</translation>
        </message>
        <message>
            <source>Move {number} {thing}</source>
            <translation>{number} {thing} bewegen</translation>
        </message>
        <message>
            <source>Move {thing}</source>
            <translation>{thing} bewegen</translation>
        </message>
        <message>
            <source>Release to put down: all {stack} {thing}; without Shift only one</source>
            <translation>Loslassen zum Ablegen: alle {stack} {thing}; ohne Umschalt nur eins</translation>
        </message>
        <message>
            <source>Release to put down: one of {stack} {thing}; hold Shift for all of them</source>
            <translation>Loslassen zum Ablegen: eins ({thing}, {stack} im Stapel); mit Umschalt alle</translation>
        </message>
        <message>
            <source>Release to put down: {thing}</source>
            <translation>Loslassen zum Ablegen: {thing}</translation>
        </message>
    </context>
    <context>
        <name>ChartView</name>
        <message>
            <source>The chart is being drawn…</source>
            <translation>Das Diagramm wird gezeichnet…</translation>
        </message>
    </context>
    <context>
        <name>ChoiceButton</name>
        <message>
            <source>Hide them</source>
            <translation>Verbergen</translation>
        </message>
        <message>
            <source>Show them one by one</source>
            <translation>Einzeln zeigen</translation>
        </message>
    </context>
    <context>
        <name>ChoiceRow</name>
        <message>
            <source>Choose the goods that it takes, and from where</source>
            <translation>Die nötigen Waren wählen, und woher sie kommen</translation>
        </message>
        <message>
            <source>Choose what pays: {action}</source>
            <translation>Wählen, womit bezahlt wird: {action}</translation>
        </message>
        <message>
            <source>With…</source>
            <translation>Mit…</translation>
        </message>
    </context>
    <context>
        <name>ChoicesPanel</name>
        <message numerus="yes">
            <source>%n buildings could work</source>
            <translation>
                <numerusform>%n Gebäude könnte arbeiten</numerusform>
                <numerusform>%n Gebäude könnten arbeiten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings that cannot be built now</source>
            <translation>
                <numerusform>%n Gebäude, das jetzt nicht gebaut werden kann</numerusform>
                <numerusform>%n Gebäude, die jetzt nicht gebaut werden können</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n factories could make a transporter</source>
            <translation>
                <numerusform>%n Fabrik könnte einen Transporter bauen</numerusform>
                <numerusform>%n Fabriken könnten einen Transporter bauen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n idle buildings could be fed</source>
            <translation>
                <numerusform>%n ruhendes Gebäude könnte versorgt werden</numerusform>
                <numerusform>%n ruhende Gebäude könnten versorgt werden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mixtures of wood that cannot be used now</source>
            <translation>
                <numerusform>%n Holzmischung, die jetzt nicht möglich ist</numerusform>
                <numerusform>%n Holzmischungen, die jetzt nicht möglich sind</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places are possible. Click one on the map.</source>
            <translation>
                <numerusform>%n Ort ist möglich. Auf der Karte anklicken.</numerusform>
                <numerusform>%n Orte sind möglich. Einen auf der Karte anklicken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters have not moved</source>
            <translation>
                <numerusform>%n Transporter hat sich nicht bewegt</numerusform>
                <numerusform>%n Transporter haben sich nicht bewegt</numerusform>
            </translation>
        </message>
        <message>
            <source>1 gold or iron from its bag every turn</source>
            <translation>1 Gold oder Eisen aus dem Beutel in jeder Runde</translation>
        </message>
        <message numerus="yes">
            <source>Add a shaft: %n mixtures</source>
            <translation>
                <numerusform>Schacht anlegen: %n Mischung</numerusform>
                <numerusform>Schacht anlegen: %n Mischungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Tiere</translation>
        </message>
        <message>
            <source>Ask {players}</source>
            <translation>{players} fragen</translation>
        </message>
        <message>
            <source>At the temple, closest first: {players}</source>
            <translation>Am Tempel, die nächsten zuerst: {players}</translation>
        </message>
        <message numerus="yes">
            <source>Build a bridge: at %n places</source>
            <translation>
                <numerusform>Brücke bauen: an %n Stelle</numerusform>
                <numerusform>Brücke bauen: an %n Stellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a road: to %n neighbours</source>
            <translation>
                <numerusform>Straße bauen: zu %n Nachbarn</numerusform>
                <numerusform>Straße bauen: zu %n Nachbarn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Mauer bauen: zu %n Nachbarn</numerusform>
                <numerusform>Mauer bauen: zu %n Nachbarn</numerusform>
            </translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message numerus="yes">
            <source>Demolish a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Mauer abreißen: zu %n Nachbarn</numerusform>
                <numerusform>Mauer abreißen: zu %n Nachbarn</numerusform>
            </translation>
        </message>
        <message>
            <source>Does anybody ask for a new order of play?</source>
            <translation>Verlangt jemand eine neue Spielreihenfolge?</translation>
        </message>
        <message>
            <source>Elsewhere</source>
            <translation>Anderswo</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Ferry</source>
            <translation>Übersetzen</translation>
        </message>
        <message>
            <source>Hand over</source>
            <translation>Übergeben</translation>
        </message>
        <message>
            <source>Idle buildings that could be fed</source>
            <translation>Ruhende Gebäude, die versorgt werden könnten</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Laden</translation>
        </message>
        <message>
            <source>Makes a {kind} of {goods}</source>
            <translation>Baut {kind} aus: {goods}</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Nobody asks</source>
            <translation>Niemand verlangt sie</translation>
        </message>
        <message>
            <source>Only now, right after the research</source>
            <translation>Nur jetzt, gleich nach der Forschung</translation>
        </message>
        <message>
            <source>Paid with {goods}</source>
            <translation>Bezahlt mit: {goods}</translation>
        </message>
        <message numerus="yes">
            <source>Research on {tile}: %n subjects</source>
            <translation>
                <numerusform>Forschung auf {tile}: %n Thema</numerusform>
                <numerusform>Forschung auf {tile}: %n Themen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Research: %n subjects</source>
            <translation>
                <numerusform>Forschung: %n Thema</numerusform>
                <numerusform>Forschung: %n Themen</numerusform>
            </translation>
        </message>
        <message>
            <source>Research: {goods}</source>
            <translation>Forschung: {goods}</translation>
        </message>
        <message>
            <source>Roads and bridges</source>
            <translation>Straßen und Brücken</translation>
        </message>
        <message numerus="yes">
            <source>Strengthen a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Mauer verstärken: zu %n Nachbarn</numerusform>
                <numerusform>Mauer verstärken: zu %n Nachbarn</numerusform>
            </translation>
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation>Dies ist ein früherer Moment: Er lässt sich nur ansehen.</translation>
        </message>
        <message>
            <source>Unload</source>
            <translation>Abladen</translation>
        </message>
        <message>
            <source>Walls</source>
            <translation>Mauern</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Was man tun kann</translation>
        </message>
        <message>
            <source>With other players</source>
            <translation>Mit anderen Spielern</translation>
        </message>
        <message numerus="yes">
            <source>Wonder: the next brick costs %n goods</source>
            <translation>
                <numerusform>Wunder: Der nächste Ziegel kostet %n Ware</numerusform>
                <numerusform>Wunder: Der nächste Ziegel kostet %n Waren</numerusform>
            </translation>
        </message>
        <message>
            <source>a brick could be bought</source>
            <translation>ein Ziegel könnte gekauft werden</translation>
        </message>
        <message>
            <source>a donkey, {inputs} → 1 {kind}</source>
            <translation>ein Esel, {inputs} → 1 {kind}</translation>
        </message>
        <message>
            <source>a {kind} could be made on {tile}</source>
            <translation>auf {tile} könnte entstehen: {kind}</translation>
        </message>
        <message numerus="yes">
            <source>donkeys could breed on %n tiles</source>
            <translation>
                <numerusform>Esel könnten sich auf %n Plättchen vermehren</numerusform>
                <numerusform>Esel könnten sich auf %n Plättchen vermehren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese are left behind on %n tiles</source>
            <translation>
                <numerusform>Gänse bleiben auf %n Plättchen zurück</numerusform>
                <numerusform>Gänse bleiben auf %n Plättchen zurück</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese would breed on %n tiles if left alone</source>
            <translation>
                <numerusform>Gänse würden sich auf %n Plättchen vermehren, wenn man sie lässt</numerusform>
                <numerusform>Gänse würden sich auf %n Plättchen vermehren, wenn man sie lässt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>goods will be lost on %n tiles</source>
            <translation>
                <numerusform>Waren gehen auf %n Plättchen verloren</numerusform>
                <numerusform>Waren gehen auf %n Plättchen verloren</numerusform>
            </translation>
        </message>
        <message>
            <source>left behind: {geese} on {tile}</source>
            <translation>bleiben zurück: {geese} auf {tile}</translation>
        </message>
        <message>
            <source>lost when production ends: {goods} {holder:in}</source>
            <translation>am Ende der Produktion verloren: {goods} {holder:in}</translation>
        </message>
        <message>
            <source>one transporter too many: put one out of use</source>
            <translation>ein Transporter zu viel: einen außer Dienst stellen</translation>
        </message>
        <message>
            <source>only now: {upgrade}</source>
            <translation>nur jetzt: {upgrade}</translation>
        </message>
        <message numerus="yes">
            <source>research is possible on %n tiles</source>
            <translation>
                <numerusform>Forschung ist auf %n Plättchen möglich</numerusform>
                <numerusform>Forschung ist auf %n Plättchen möglich</numerusform>
            </translation>
        </message>
        <message>
            <source>research is possible on {tile}</source>
            <translation>Forschung ist auf {tile} möglich</translation>
        </message>
        <message>
            <source>the donkeys on {tile} could breed</source>
            <translation>die Esel auf {tile} könnten sich vermehren</translation>
        </message>
        <message>
            <source>the geese on {tile} would breed if left alone</source>
            <translation>die Gänse auf {tile} würden sich vermehren, wenn man sie lässt</translation>
        </message>
        <message>
            <source>will be lost: {goods} on {tile}</source>
            <translation>gehen verloren: {goods} auf {tile}</translation>
        </message>
        <message>
            <source>{action}: {run}</source>
            <translation>{action}: {run}</translation>
        </message>
        <message>
            <source>{building} at {spot}</source>
            <translation>{building}: {spot}</translation>
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation>{building} auf {tile}</translation>
        </message>
        <message>
            <source>{building} on {tile} could work</source>
            <translation>{building} auf {tile} könnte arbeiten</translation>
        </message>
        <message>
            <source>{building} on {tile} idles: {transporter} could bring {goods}</source>
            <translation>{building} auf {tile} ruht: {transporter} könnte bringen: {goods}</translation>
        </message>
        <message>
            <source>{count} {trunks} or {boards}</source>
            <translation>{count} {trunks} oder {boards}</translation>
        </message>
        <message>
            <source>{goods} every turn</source>
            <translation>{goods} in jeder Runde</translation>
        </message>
        <message>
            <source>{goods} from {source} with {transporter}</source>
            <translation>{goods} {source:from} mit {transporter}</translation>
        </message>
        <message>
            <source>{good} on the ground counts for nothing at the end</source>
            <translation>{good} am Boden zählt am Ende nichts</translation>
        </message>
        <message>
            <source>{holder} ({held}/{most})</source>
            <translation>{holder} ({held}/{most})</translation>
        </message>
        <message>
            <source>{inputs} → 1 {kind}</source>
            <translation>{inputs} → 1 {kind}</translation>
        </message>
        <message>
            <source>{inputs} → {made}, {runs} × a turn</source>
            <translation>{inputs} → {made}, {runs} × je Runde</translation>
        </message>
        <message>
            <source>{left} of {most} runs left this turn</source>
            <translation>noch {left} von {most} Durchgängen in dieser Runde</translation>
        </message>
        <message>
            <source>{mine} with {gold} gold, {iron} iron</source>
            <translation>{mine} mit {gold} Gold, {iron} Eisen</translation>
        </message>
        <message>
            <source>{players} may help</source>
            <translation>Kann helfen: {players}</translation>
        </message>
        <message>
            <source>{player} has no transporter on {tile}.</source>
            <translation>{player} hat keinen Transporter auf {tile}.</translation>
        </message>
        <message>
            <source>{player}: all transporters on {tile}</source>
            <translation>{player}: alle Transporter auf {tile}</translation>
        </message>
        <message>
            <source>{player}: choose your home</source>
            <translation>{player}: Heimat wählen</translation>
        </message>
        <message>
            <source>{player}: click a transporter or a tile to see what can be done there.</source>
            <translation>{player}: auf einen Transporter oder ein Plättchen klicken, um zu sehen, was dort möglich ist.</translation>
        </message>
        <message>
            <source>{player}: do you agree?</source>
            <translation>{player}: einverstanden?</translation>
        </message>
        <message>
            <source>{player}: go on praying?</source>
            <translation>{player}: weiter beten?</translation>
        </message>
        <message>
            <source>{player}: one transporter too many, put one out of use</source>
            <translation>{player}: ein Transporter zu viel, einen außer Dienst stellen</translation>
        </message>
        <message>
            <source>{player}: which position?</source>
            <translation>{player}: welcher Platz?</translation>
        </message>
        <message>
            <source>{player}: {transporter} on {tile}</source>
            <translation>{player}: {transporter} auf {tile}</translation>
        </message>
        <message>
            <source>{source} → {target}</source>
            <translation>{source} → {target}</translation>
        </message>
        <message>
            <source>{transporter}: {points} left</source>
            <translation>{transporter}: noch {points}</translation>
        </message>
        <message>
            <source>{where}: {gain}</source>
            <translation>{where}: {gain}</translation>
        </message>
        <message>
            <source>{where}: {times} × {gain}</source>
            <translation>{where}: {times} × {gain}</translation>
        </message>
        <message>
            <source>{who}: {what}</source>
            <translation>{who}: {what}</translation>
        </message>
    </context>
    <context>
        <name>CodeReading</name>
        <message>
            <source>&amp;Put it under the map</source>
            <translation>&amp;Unter die Karte legen</translation>
        </message>
        <message>
            <source>A picture shows a map, but it cannot be opened as one: {names}</source>
            <translation>Ein Bild zeigt eine Karte, lässt sich aber nicht als solche öffnen: {names}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Open a map first: then a picture can lie under it, to be traced.</source>
            <translation>Öffne zuerst eine Karte: Dann kann ein Bild darunter liegen, um nachgezeichnet zu werden.</translation>
        </message>
        <message>
            <source>“{name}” is a picture without a map in it. It can lie under the map “{title}”, to be traced.</source>
            <translation>„{name}“ ist ein Bild ohne Karte darin. Es kann unter der Karte „{title}“ liegen, um nachgezeichnet zu werden.</translation>
        </message>
    </context>
    <context>
        <name>ColourChoice</name>
        <message>
            <source>several values</source>
            <translation>mehrere Werte</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message>
            <source>A command, a tile, a piece, a map, or a place such as “2 -1”</source>
            <translation>Befehl, Plättchen, Spielstein, Karte oder ein Ort wie „2 -1“</translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Befehlspalette</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>No matches.</source>
            <translation>Keine Treffer.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
    </context>
    <context>
        <name>ComparedMap</name>
        <message>
            <source>This map</source>
            <translation>Diese Karte</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPanel</name>
        <message>
            <source>Compared with: {name}. {sentence}</source>
            <translation>Verglichen mit: {name}. {sentence}</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Unterschiede</translation>
        </message>
        <message>
            <source>End the comparison (Esc)</source>
            <translation>Vergleich beenden (Esc)</translation>
        </message>
        <message>
            <source>Next difference</source>
            <translation>Nächster Unterschied</translation>
        </message>
        <message>
            <source>Previous difference</source>
            <translation>Voriger Unterschied</translation>
        </message>
        <message>
            <source>Show this version</source>
            <translation>Diese Fassung zeigen</translation>
        </message>
        <message>
            <source>This map</source>
            <translation>Diese Karte</translation>
        </message>
    </context>
    <context>
        <name>Comparisons</name>
        <message>
            <source>Compare with another file</source>
            <translation>Mit einer anderen Datei vergleichen</translation>
        </message>
        <message>
            <source>No other map is open</source>
            <translation>Keine andere Karte ist offen</translation>
        </message>
        <message>
            <source>There is nothing to compare with.</source>
            <translation>Es gibt nichts, womit sie verglichen werden kann.</translation>
        </message>
        <message>
            <source>the backup</source>
            <translation>die Sicherung</translation>
        </message>
        <message>
            <source>the saved file</source>
            <translation>die gespeicherte Datei</translation>
        </message>
    </context>
    <context>
        <name>ComposeDialog</name>
        <message numerus="yes">
            <source>%n in the box</source>
            <translation>
                <numerusform>%n im Vorrat</numerusform>
                <numerusform>%n im Vorrat</numerusform>
            </translation>
        </message>
        <message>
            <source>Compose a tile</source>
            <translation>Plättchen zusammenstellen</translation>
        </message>
        <message>
            <source>⚠ not in the chosen box</source>
            <translation>⚠ nicht im gewählten Vorrat</translation>
        </message>
    </context>
    <context>
        <name>ConsoleOutput</name>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
    </context>
    <context>
        <name>ConsolePanel</name>
        <message numerus="yes">
            <source>%n things that the script has changed were changed by you meanwhile.</source>
            <translation>
                <numerusform>%n Ding, das das Skript geändert hat, hast du inzwischen auch geändert.</numerusform>
                <numerusform>%n Dinge, die das Skript geändert hat, hast du inzwischen auch geändert.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Anhalten</translation>
        </message>
        <message>
            <source>A line of Python, such as {line}</source>
            <translation>Eine Zeile Python, etwa {line}</translation>
        </message>
        <message>
            <source>End what is running</source>
            <translation>Beenden, was gerade läuft</translation>
        </message>
        <message>
            <source>Forget all names, and begin with an empty sheet</source>
            <translation>Alle Namen vergessen und mit leerem Blatt beginnen</translation>
        </message>
        <message>
            <source>Lines of Python</source>
            <translation>Zeilen in Python</translation>
        </message>
        <message>
            <source>Output</source>
            <translation>Ausgabe</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Script: {name}</source>
            <translation>Skript: {name}</translation>
        </message>
        <message>
            <source>Something is still running. Stop it first.</source>
            <translation>Es läuft noch etwas. Halte es zuerst an.</translation>
        </message>
        <message>
            <source>Start &amp;anew</source>
            <translation>&amp;Neu beginnen</translation>
        </message>
        <message>
            <source>Type Python to work on the map in front. {map} is the map, {selection} the selected places, {library} the library. A script may do whatever you may do on this computer: run only what you trust.</source>
            <translation>Schreibe Python, um an der Karte vorn zu arbeiten. {map} ist die Karte, {selection} die ausgewählten Orte, {library} die Bibliothek. Ein Skript darf alles, was du auf diesem Computer darfst: führe nur aus, wem du vertraust.</translation>
        </message>
    </context>
    <context>
        <name>ContenderRow</name>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Stop comparing with {name}</source>
            <translation>Nicht mehr mit {name} vergleichen</translation>
        </message>
        <message>
            <source>Which player of {name}</source>
            <translation>Welcher Spieler von {name}</translation>
        </message>
    </context>
    <context>
        <name>ContentsList</name>
        <message>
            <source>Contents of the book</source>
            <translation>Inhalt des Buches</translation>
        </message>
    </context>
    <context>
        <name>CopiedTable</name>
        <message>
            <source>&amp;Copy the table</source>
            <translation>Tabelle &amp;kopieren</translation>
        </message>
    </context>
    <context>
        <name>Crash</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Quit now</source>
            <translation>&amp;Jetzt beenden</translation>
        </message>
        <message>
            <source>Copies of all unsaved maps have been kept.</source>
            <translation>Kopien aller ungespeicherten Karten wurden aufbewahrt.</translation>
        </message>
        <message>
            <source>Please report this with the log in {folder}.</source>
            <translation>Bitte mit dem Protokoll in {folder} melden.</translation>
        </message>
        <message>
            <source>Something went wrong inside rbdesigner.</source>
            <translation>In rbdesigner ist etwas schiefgegangen.</translation>
        </message>
        <message>
            <source>The last action may be incomplete. It is safest to save under another name and restart.</source>
            <translation>Die letzte Aktion ist vielleicht unvollständig. Am sichersten ist es, unter anderem Namen zu speichern und neu zu starten.</translation>
        </message>
    </context>
    <context>
        <name>DeliveryController</name>
        <message>
            <source>{name} has not delivered anything yet. After a delivery, a double click repeats it.</source>
            <translation>{name} hat noch nichts geliefert. Nach einer Lieferung wiederholt ein Doppelklick sie.</translation>
        </message>
    </context>
    <context>
        <name>DifferenceTable</name>
        <message>
            <source>Average per game</source>
            <translation>Durchschnitt je Spiel</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Erste Fassung</translation>
        </message>
        <message>
            <source>Percentage points from an even share</source>
            <translation>Abweichung vom gleichen Anteil, in Prozentpunkten</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>Zweite Fassung</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>What differs in the games</source>
            <translation>Was sich in den Spielen unterscheidet</translation>
        </message>
        <message>
            <source>in every seed</source>
            <translation>bei jedem Startwert</translation>
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <source>Choose symmetry</source>
            <translation>Symmetrie wählen</translation>
        </message>
        <message>
            <source>Nothing was changed, because {reason}. Unlock it first.</source>
            <translation>Nichts wurde geändert, denn {reason}. Entsperre es zuerst.</translation>
        </message>
        <message>
            <source>a tile is locked</source>
            <translation>ein Plättchen ist gesperrt</translation>
        </message>
        <message>
            <source>the layer “{layer}” is locked</source>
            <translation>die Ebene „{layer}“ ist gesperrt</translation>
        </message>
    </context>
    <context>
        <name>DocumentPage</name>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
    </context>
    <context>
        <name>EraseTool</name>
        <message>
            <source>Click to erase; with Shift only what stands on the tile</source>
            <translation>Klicken zum Radieren; mit Umschalt nur, was auf dem Plättchen steht</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Radieren</translation>
        </message>
        <message numerus="yes">
            <source>Erase %n tiles</source>
            <translation>
                <numerusform>%n Plättchen radieren</numerusform>
                <numerusform>%n Plättchen radieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to erase here</source>
            <translation>Hier ist nichts zu radieren</translation>
        </message>
    </context>
    <context>
        <name>ErrandBox</name>
        <message>
            <source>Show no errands of machines</source>
            <translation>Keine Aufträge der Maschinen zeigen</translation>
        </message>
        <message>
            <source>Show no errands of machines; the menu Play shows them again</source>
            <translation>Keine Aufträge der Maschinen zeigen; das Menü Spiel zeigt sie wieder</translation>
        </message>
        <message>
            <source>What the machines have done</source>
            <translation>Was die Maschinen getan haben</translation>
        </message>
    </context>
    <context>
        <name>ExpectedShares</name>
        <message>
            <source>{home} is expected to win {wins} of 100 games, with {points} % of all points.</source>
            <translation>{home}: {wins} Siege in 100 Spielen erwartet, mit {points} % aller Punkte.</translation>
        </message>
    </context>
    <context>
        <name>ExportDialog</name>
        <message>
            <source>&amp;Choose the file…</source>
            <translation>&amp;Datei wählen…</translation>
        </message>
    </context>
    <context>
        <name>Exports</name>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Exported to {file}, but not completely.</source>
            <translation>Nach {file} exportiert, aber nicht vollständig.</translation>
        </message>
        <message>
            <source>Exported to {file}.</source>
            <translation>Nach {file} exportiert.</translation>
        </message>
        <message>
            <source>Exporting to {file}</source>
            <translation>Export nach {file}</translation>
        </message>
        <message>
            <source>Save the QR code</source>
            <translation>QR-Code speichern</translation>
        </message>
        <message>
            <source>The QR code could not be saved.</source>
            <translation>Der QR-Code konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>The export was cancelled; {file} was not written.</source>
            <translation>Der Export wurde abgebrochen; {file} wurde nicht geschrieben.</translation>
        </message>
        <message>
            <source>The scenario is on the clipboard as text, without its private texts.</source>
            <translation>Das Szenario liegt als Text in der Zwischenablage, ohne das, was privat ist.</translation>
        </message>
        <message>
            <source>The scenario is on the clipboard as text.</source>
            <translation>Das Szenario ist als Text in der Zwischenablage.</translation>
        </message>
    </context>
    <context>
        <name>FactTable</name>
        <message>
            <source>Distances in turns of a donkey, with the steps in brackets where their number differs</source>
            <translation>Entfernungen in Runden eines Esels, mit den Schritten in Klammern, wo ihre Zahl abweicht</translation>
        </message>
        <message>
            <source>Turns (steps)</source>
            <translation>Runden (Schritte)</translation>
        </message>
        <message>
            <source>{fact} (worse than others)</source>
            <translation>{fact} (schlechter als andere)</translation>
        </message>
    </context>
    <context>
        <name>FailureWording</name>
        <message>
            <source>Act for it, or press P twice to have it asked again.</source>
            <translation>Für sie handeln, oder zweimal P drücken, um sie wieder zu fragen.</translation>
        </message>
        <message>
            <source>Act for it; then it is asked again.</source>
            <translation>Für sie handeln; dann wird sie wieder gefragt.</translation>
        </message>
        <message>
            <source>The machine for {player} answered {detail}, which is not an action.</source>
            <translation>Die Maschine für {player} antwortete {detail}, das ist keine Aktion.</translation>
        </message>
        <message>
            <source>The machine for {player} cannot be seated: {detail}.</source>
            <translation>Die Maschine für {player} kann nicht mitspielen: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has crashed: {detail}.</source>
            <translation>Die Maschine für {player} ist abgestürzt: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has ended: {detail}.</source>
            <translation>Der Prozess der Maschine für {player} ist zu Ende: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has not decided within {detail} seconds.</source>
            <translation>Die Maschine für {player} hat sich nicht innerhalb von {detail} Sekunden entschieden.</translation>
        </message>
        <message>
            <source>The machine for {player} only moves things about: {detail} actions in a row.</source>
            <translation>Die Maschine für {player} schiebt nur Dinge hin und her: {detail} Aktionen hintereinander.</translation>
        </message>
        <message>
            <source>The machine for {player} tried something that cannot be done. {detail}</source>
            <translation>Die Maschine für {player} wollte etwas tun, das nicht geht. {detail}</translation>
        </message>
    </context>
    <context>
        <name>FieldName</name>
        <message>
            <source>A double click or F2 renames the field everywhere</source>
            <translation>Doppelklick oder F2 benennt die Angabe überall um</translation>
        </message>
        <message>
            <source>New name: {name}</source>
            <translation>Neuer Name: {name}</translation>
        </message>
    </context>
    <context>
        <name>FieldRows</name>
        <message>
            <source>Add the field</source>
            <translation>Angabe hinzufügen</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Kind of the new field</source>
            <translation>Art der neuen Angabe</translation>
        </message>
        <message>
            <source>Name of a new field</source>
            <translation>Name einer neuen Angabe</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Entfernen: {thing}</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>There is already a field “{name}”.</source>
            <translation>Eine Angabe „{name}“ gibt es schon.</translation>
        </message>
        <message>
            <source>Whole number</source>
            <translation>Ganze Zahl</translation>
        </message>
        <message>
            <source>Yes or no</source>
            <translation>Ja oder nein</translation>
        </message>
        <message>
            <source>new field</source>
            <translation>neue Angabe</translation>
        </message>
    </context>
    <context>
        <name>FigureTables</name>
        <message>
            <source>Brick</source>
            <translation>Ziegel</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Buildings by kind</source>
            <translation>Gebäude nach Art</translation>
        </message>
        <message>
            <source>First built</source>
            <translation>Zuerst gebaut</translation>
        </message>
        <message>
            <source>First made</source>
            <translation>Zuerst hergestellt</translation>
        </message>
        <message>
            <source>First transporter</source>
            <translation>Erster Transporter</translation>
        </message>
        <message>
            <source>Goods made there</source>
            <translation>Dort hergestellte Waren</translation>
        </message>
        <message>
            <source>In which turn</source>
            <translation>In welcher Runde</translation>
        </message>
        <message>
            <source>Milestones</source>
            <translation>Meilensteine</translation>
        </message>
        <message>
            <source>Researched</source>
            <translation>Erforscht</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Traffic by tile</source>
            <translation>Verkehr nach Plättchen</translation>
        </message>
        <message>
            <source>Turns it stood</source>
            <translation>Vorhanden (Runden)</translation>
        </message>
        <message>
            <source>Turns it was idle</source>
            <translation>Ruhend (Runden)</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Mauer</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Wunder</translation>
        </message>
    </context>
    <context>
        <name>FigureWindow</name>
        <message>
            <source>&amp;Buildings</source>
            <translation>&amp;Gebäude</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <source>&amp;Games of this map…</source>
            <translation>&amp;Spiele auf dieser Karte…</translation>
        </message>
        <message>
            <source>&amp;Goods</source>
            <translation>&amp;Waren</translation>
        </message>
        <message>
            <source>&amp;Milestones</source>
            <translation>&amp;Meilensteine</translation>
        </message>
        <message>
            <source>&amp;Points</source>
            <translation>&amp;Punkte</translation>
        </message>
        <message>
            <source>&amp;Traffic</source>
            <translation>&amp;Verkehr</translation>
        </message>
        <message>
            <source>&amp;Wonder</source>
            <translation>W&amp;under</translation>
        </message>
        <message>
            <source>A &amp;file…</source>
            <translation>Eine &amp;Datei…</translation>
        </message>
        <message>
            <source>A click on a turn shows its beginning on the board. Tables are copied with Ctrl+C.</source>
            <translation>Ein Klick auf eine Runde zeigt deren Beginn auf dem Spielbrett. Tabellen kopiert man mit Strg+C.</translation>
        </message>
        <message>
            <source>Bricks laid</source>
            <translation>Gelegte Ziegel</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>C&amp;ompare with</source>
            <translation>V&amp;ergleichen mit</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Verglichen mit</translation>
        </message>
        <message>
            <source>Figures of the game: {map}</source>
            <translation>Zahlen zum Spiel: {map}</translation>
        </message>
        <message>
            <source>Goods made</source>
            <translation>Hergestellte Waren</translation>
        </message>
        <message>
            <source>Goods used</source>
            <translation>Verbrauchte Waren</translation>
        </message>
        <message>
            <source>Idle buildings</source>
            <translation>Ruhende Gebäude</translation>
        </message>
        <message>
            <source>M&amp;ap</source>
            <translation>&amp;Karte</translation>
        </message>
        <message>
            <source>Other games, your own or machines', can be shown beside it.</source>
            <translation>Andere Spiele, eigene oder von Maschinen, lassen sich daneben zeigen.</translation>
        </message>
        <message>
            <source>Points after the turn: goods aboard and the wonder</source>
            <translation>Punkte nach der Runde: Waren an Bord und Wunder</translation>
        </message>
        <message>
            <source>Steps of transporters</source>
            <translation>Schritte der Transporter</translation>
        </message>
        <message>
            <source>This game</source>
            <translation>Dieses Spiel</translation>
        </message>
    </context>
    <context>
        <name>FileChoice</name>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Saved to {file}.</source>
            <translation>In {file} gespeichert.</translation>
        </message>
        <message>
            <source>Scenarios, games, and maps of other programs ({suffixes})</source>
            <translation>Szenarien, Spiele und Karten anderer Programme ({suffixes})</translation>
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message>
            <source>Click to fill with {tile}: {number}</source>
            <translation>Klicken, um mit {tile} zu füllen: {number}</translation>
        </message>
        <message numerus="yes">
            <source>Fill %n tiles with {tile}</source>
            <translation>
                <numerusform>%n Plättchen mit {tile} füllen</numerusform>
                <numerusform>%n Plättchen mit {tile} füllen</numerusform>
            </translation>
        </message>
        <message>
            <source>Fill with {tile}</source>
            <translation>Mit {tile} füllen</translation>
        </message>
        <message>
            <source>Only a gap with tiles all around it can be filled, or a part that is selected first</source>
            <translation>Nur eine Lücke mit Plättchen rundum lässt sich füllen, oder ein zuerst ausgewählter Teil</translation>
        </message>
    </context>
    <context>
        <name>FinalBoard</name>
        <message>
            <source>&amp;Figures of the game</source>
            <translation>&amp;Zahlen zum Spiel</translation>
        </message>
        <message>
            <source>&amp;Write it into the scenario as its record</source>
            <translation>&amp;Als Rekord ins Szenario schreiben</translation>
        </message>
        <message>
            <source>A machine has played this game, so it does not count as yours.</source>
            <translation>Eine Maschine hat mitgespielt, also zählt das Spiel nicht als deins.</translation>
        </message>
        <message>
            <source>A new record, by {more}!</source>
            <translation>Ein neuer Rekord, um {more}!</translation>
        </message>
        <message>
            <source>Goods {points}:</source>
            <translation>Waren {points}:</translation>
        </message>
        <message>
            <source>No record of this scenario is known yet.</source>
            <translation>Von diesem Szenario ist noch kein Rekord bekannt.</translation>
        </message>
        <message>
            <source>No record of this scenario is known yet: yours is the first.</source>
            <translation>Von diesem Szenario ist noch kein Rekord bekannt: Deiner ist der erste.</translation>
        </message>
        <message>
            <source>Record of the scenario: {points}</source>
            <translation>Rekord des Szenarios: {points}</translation>
        </message>
        <message>
            <source>The end of the game</source>
            <translation>Das Ende des Spiels</translation>
        </message>
        <message>
            <source>This game has reached it.</source>
            <translation>Dieses Spiel hat ihn erreicht.</translation>
        </message>
        <message>
            <source>This game is better by {more}.</source>
            <translation>Dieses Spiel ist um {more} besser.</translation>
        </message>
        <message>
            <source>This game is {less} short of it.</source>
            <translation>Diesem Spiel fehlen {less}.</translation>
        </message>
        <message>
            <source>This game was over when it was opened, so it does not count as yours.</source>
            <translation>Dieses Spiel war beim Öffnen schon zu Ende, also zählt es nicht als deins.</translation>
        </message>
        <message>
            <source>This is the first game of this scenario that you have finished.</source>
            <translation>Dies ist das erste Spiel dieses Szenarios, das du beendet hast.</translation>
        </message>
        <message>
            <source>Wonder {points}:</source>
            <translation>Wunder {points}:</translation>
        </message>
        <message>
            <source>You have beaten it by {more}.</source>
            <translation>Du hast es um {more} übertroffen.</translation>
        </message>
        <message>
            <source>You have missed it by {less}.</source>
            <translation>Du hast ihn um {less} verfehlt.</translation>
        </message>
        <message>
            <source>You have reached it again.</source>
            <translation>Du hast es wieder erreicht.</translation>
        </message>
        <message>
            <source>You have reached it.</source>
            <translation>Du hast ihn erreicht.</translation>
        </message>
        <message>
            <source>Your best before, on {day}: {points}</source>
            <translation>Dein bestes bisher, am {day}: {points}</translation>
        </message>
        <message>
            <source>Your best, on {day}: {points}</source>
            <translation>Dein bestes, am {day}: {points}</translation>
        </message>
        <message>
            <source>row {row}</source>
            <translation>Reihe {row}</translation>
        </message>
        <message>
            <source>{count} × {worth} = {points}</source>
            <translation>{count} × {worth} = {points}</translation>
        </message>
        <message>
            <source>{first} and {second} have equal points; {first} stands closer to the temple.</source>
            <translation>{first} und {second} haben gleich viele Punkte; {first} steht näher am Tempel.</translation>
        </message>
        <message>
            <source>{good}: {sum}</source>
            <translation>{good}: {sum}</translation>
        </message>
        <message>
            <source>{rank}. {player}: {points}</source>
            <translation>{rank}. {player}: {points}</translation>
        </message>
    </context>
    <context>
        <name>FindingList</name>
        <message>
            <source>Problems of the book</source>
            <translation>Probleme des Buches</translation>
        </message>
        <message>
            <source>{map}: {sentence}</source>
            <translation>{map}: {sentence}</translation>
        </message>
    </context>
    <context>
        <name>FindingsField</name>
        <message>
            <source>Neither par nor fairness is known to this version.</source>
            <translation>Weder Par noch Fairness kennt diese Fassung.</translation>
        </message>
        <message>
            <source>Take off the sheet</source>
            <translation>Vom Blatt nehmen</translation>
        </message>
        <message>
            <source>Take the findings off the sheet</source>
            <translation>Die Ergebnisse vom Blatt nehmen</translation>
        </message>
        <message>
            <source>Undo puts it back</source>
            <translation>Rückgängig setzt es wieder darauf</translation>
        </message>
    </context>
    <context>
        <name>ForecastStrip</name>
        <message>
            <source>Next production</source>
            <translation>Nächste Produktion</translation>
        </message>
        <message>
            <source>Next production: nothing</source>
            <translation>Nächste Produktion: nichts</translation>
        </message>
        <message>
            <source>No production follows</source>
            <translation>Es folgt keine Produktion</translation>
        </message>
        <message>
            <source>Still to come</source>
            <translation>Kommt noch</translation>
        </message>
        <message>
            <source>Still to come: nothing</source>
            <translation>Kommt noch: nichts</translation>
        </message>
        <message>
            <source>What the next production brings if nothing changes, place by place</source>
            <translation>Alles, was die nächste Produktion bringt, wenn sich nichts ändert, Ort für Ort</translation>
        </message>
    </context>
    <context>
        <name>ForeignFiles</name>
        <message>
            <source>Looking at the format {file}</source>
            <translation>Das Format {file} wird angesehen</translation>
        </message>
    </context>
    <context>
        <name>FormatDialog</name>
        <message>
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <source>Export for another program</source>
            <translation>Für ein anderes Programm exportieren</translation>
        </message>
        <message>
            <source>This format cannot hold the map: {reason}.</source>
            <translation>Dieses Format kann die Karte nicht aufnehmen: {reason}.</translation>
        </message>
        <message>
            <source>What the format cannot hold is left out. You will be told what it was.</source>
            <translation>Wofür das Format keinen Platz hat, wird weggelassen; was das war, wird dann gemeldet.</translation>
        </message>
    </context>
    <context>
        <name>Gallery</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>Scenarios</source>
            <translation>Szenarien</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>Rekord {points}</translation>
        </message>
        <message>
            <source>{least} to {most} players</source>
            <translation>{least} bis {most} Spieler</translation>
        </message>
    </context>
    <context>
        <name>GalleryRanking</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n Spiel ist gescheitert und zählt nicht.</numerusform>
                <numerusform>%n Spiele sind gescheitert und zählen nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>All these games have been played; ask for more</source>
            <translation>All diese Spiele sind gespielt; wähle mehr</translation>
        </message>
        <message>
            <source>As they come</source>
            <translation>Wie sie kommen</translation>
        </message>
        <message>
            <source>By fairness</source>
            <translation>Nach Fairness</translation>
        </message>
        <message>
            <source>By fairness: as the analysis judges it. By short runs: machines play some games on each map.</source>
            <translation>Nach Fairness: wie die Analyse sie beurteilt. Nach kurzen Läufen: Maschinen spielen einige Spiele auf jeder Karte.</translation>
        </message>
        <message>
            <source>By short runs</source>
            <translation>Nach kurzen Läufen</translation>
        </message>
        <message>
            <source>Games on each map</source>
            <translation>Spiele auf jeder Karte</translation>
        </message>
        <message>
            <source>How many games Easy machines play on each map, with the same seeds on all; more games are more certain</source>
            <translation>Wie viele Spiele Maschinen der Stufe Leicht auf jeder Karte spielen, mit denselben Startwerten auf allen; mehr Spiele sind sicherer</translation>
        </message>
        <message>
            <source>Not all of these maps can be played by machines.</source>
            <translation>Nicht alle diese Karten können Maschinen spielen.</translation>
        </message>
        <message>
            <source>Or&amp;der</source>
            <translation>Reihenf&amp;olge</translation>
        </message>
        <message>
            <source>Play games</source>
            <translation>Spiele spielen</translation>
        </message>
        <message>
            <source>Short runs compare homes, and these maps have one each.</source>
            <translation>Kurze Läufe vergleichen Heimaten, und diese Karten haben nur je eine.</translation>
        </message>
        <message>
            <source>Stop the games</source>
            <translation>Spiele anhalten</translation>
        </message>
    </context>
    <context>
        <name>GameExports</name>
        <message>
            <source>without the future</source>
            <translation>ohne Zukunft</translation>
        </message>
    </context>
    <context>
        <name>GameFiles</name>
        <message>
            <source>A picture of the board is on the clipboard.</source>
            <translation>Ein Bild des Spielbretts ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Everything since its end will be lost. The games played keep it as it ended.</source>
            <translation>Alles seit dem Ende geht verloren. Die gespielten Spiele bewahren es, wie es endete.</translation>
        </message>
        <message>
            <source>Everything since the last save will be lost. The file stays as it is.</source>
            <translation>Alles seit dem letzten Speichern geht verloren. Die Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>Game: {map}</source>
            <translation>Spiel: {map}</translation>
        </message>
        <message>
            <source>Game: {map}, turn {turn}</source>
            <translation>Spiel: {map}, Runde {turn}</translation>
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation>Spiele ({suffixes})</translation>
        </message>
        <message>
            <source>Go on from here first: this game can only be looked at, and its file is kept.</source>
            <translation>Spiele erst von hier weiter: Dieses Spiel lässt sich nur ansehen, und seine Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>It has not been saved, and it cannot be kept among the games played. The whole game will be lost.</source>
            <translation>Es ist nicht gespeichert und kann nicht unter den gespielten Spielen bewahrt werden. Das ganze Spiel geht verloren.</translation>
        </message>
        <message>
            <source>Save the game as</source>
            <translation>Spiel speichern unter</translation>
        </message>
        <message>
            <source>The file contains what chance will bring. To give the game to others, use “Save without the future”.</source>
            <translation>Die Datei enthält, was der Zufall bringen wird. Für andere gibt es „Ohne Zukunft speichern“.</translation>
        </message>
        <message>
            <source>The file stays as it is.</source>
            <translation>Die Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>The game could not be exported.</source>
            <translation>Das Spiel konnte nicht exportiert werden.</translation>
        </message>
        <message>
            <source>The game could not be saved. It is still open.</source>
            <translation>Das Spiel konnte nicht gespeichert werden. Es ist noch geöffnet.</translation>
        </message>
        <message>
            <source>The last actions will be lost. The games played keep it as it was before.</source>
            <translation>Die letzten Aktionen gehen verloren. Die gespielten Spiele bewahren es, wie es davor war.</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Dieses Spiel lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <source>You will find it among the games played, just as it is now.</source>
            <translation>Du findest es unter den gespielten Spielen, genau wie es jetzt ist.</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>&amp;Go on from here as a new game</source>
            <translation>&amp;Von hier als neues Spiel weiter</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Entries left out from there on: {number}</source>
            <translation>Ab dort ausgelassene Einträge: {number}</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>The file can be played only up to this moment. You can look at the game; the file stays as it is.</source>
            <translation>Die Datei lässt sich nur bis zu diesem Moment spielen. Das Spiel ist zum Ansehen da; die Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Wunder</translation>
        </message>
        <message>
            <source>game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>game {number}</source>
            <translation>Spiel {number}</translation>
        </message>
        <message>
            <source>turn {turn} {phase}</source>
            <translation>Runde {turn} {phase}</translation>
        </message>
        <message>
            <source>{game}, over</source>
            <translation>{game}, beendet</translation>
        </message>
        <message>
            <source>{game}, turn {turn}</source>
            <translation>{game}, Runde {turn}</translation>
        </message>
    </context>
    <context>
        <name>GameView</name>
        <message>
            <source>Coordinates</source>
            <translation>Koordinaten</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>A person acts for {players}: the machine player {file} has not been chosen here.</source>
            <translation>Für {players} spielt ein Mensch: Der Maschinenspieler {file} wurde hier nicht gewählt.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Machines play on from here. The original game stays as it is.</source>
            <translation>Von hier spielen Maschinen weiter. Das ursprüngliche Spiel bleibt, wie es ist.</translation>
        </message>
        <message>
            <source>Show the &amp;problems</source>
            <translation>&amp;Probleme zeigen</translation>
        </message>
        <message>
            <source>The game is over at this moment: there is nothing to play on.</source>
            <translation>In diesem Moment ist das Spiel zu Ende: Es gibt nichts weiterzuspielen.</translation>
        </message>
        <message>
            <source>This game was begun with an older version of the rules, and goes on with it.</source>
            <translation>Dieses Spiel wurde mit einer älteren Version der Regeln begonnen und geht mit ihr weiter.</translation>
        </message>
        <message>
            <source>This map cannot be played.</source>
            <translation>Diese Karte kann nicht gespielt werden.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weiterer</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}, turn {turn}</source>
            <translation>{title}, Runde {turn}</translation>
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The games could not be taken out.</source>
            <translation>Die Spiele konnten nicht entfernt werden.</translation>
        </message>
        <message>
            <source>The games played cannot be read.</source>
            <translation>Die gespielten Spiele lassen sich nicht lesen.</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Dieses Spiel lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <source>games played</source>
            <translation>gespielte Spiele</translation>
        </message>
    </context>
    <context>
        <name>GeneratedGallery</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n Problem</numerusform>
                <numerusform>%n Probleme</numerusform>
            </translation>
        </message>
        <message>
            <source>Generated maps</source>
            <translation>Erzeugte Karten</translation>
        </message>
        <message>
            <source>In these games the home farthest from an even share of the wins was {points} percentage points off.</source>
            <translation>In diesen Spielen war die Heimat, die vom gleichen Anteil an den Siegen am weitesten entfernt ist, {points} Prozentpunkte davon weg.</translation>
        </message>
        <message>
            <source>Map {number}</source>
            <translation>Karte {number}</translation>
        </message>
        <message>
            <source>The order of the maps counts points too, because a few wins tell little.</source>
            <translation>Für die Reihenfolge der Karten zählen auch die Punkte, da wenige Siege wenig sagen.</translation>
        </message>
        <message>
            <source>There are too few games to say how certain that is.</source>
            <translation>Es sind zu wenige Spiele, um zu sagen, wie sicher das ist.</translation>
        </message>
        <message>
            <source>Unfairness {points} points (unsure)</source>
            <translation>Unfairness {points} (unsicher)</translation>
        </message>
        <message>
            <source>Unfairness {points} points ({low} to {high})</source>
            <translation>Unfairness {points} ({low} bis {high})</translation>
        </message>
        <message>
            <source>Wins {shares} %</source>
            <translation>Siege {shares} %</translation>
        </message>
        <message>
            <source>With 95 % certainty, many more games would show {low} to {high}.</source>
            <translation>In sehr viel mehr Spielen wären es {low} bis {high}, zu 95 % sicher.</translation>
        </message>
        <message>
            <source>looks {score}</source>
            <translation>Aussehen {score}</translation>
        </message>
        <message>
            <source>no problems</source>
            <translation>keine Probleme</translation>
        </message>
        <message>
            <source>{home} wins {value} % of games ({low} to {high})</source>
            <translation>{home} gewinnt {value} % der Spiele ({low} bis {high})</translation>
        </message>
    </context>
    <context>
        <name>GeneratorCommands</name>
        <message>
            <source>Another map like this</source>
            <translation>Weitere Karte wie diese</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Draw a map first, to get another one like it.</source>
            <translation>Zuerst eine Karte zeichnen, um eine ähnliche zu bekommen.</translation>
        </message>
        <message>
            <source>Fill the selection</source>
            <translation>Auswahl füllen</translation>
        </message>
        <message>
            <source>Finish the map</source>
            <translation>Karte vervollständigen</translation>
        </message>
        <message>
            <source>Select places first, to fill them.</source>
            <translation>Zuerst Felder auswählen, um sie zu füllen.</translation>
        </message>
        <message>
            <source>The map has been changed meanwhile; it stays as it is.</source>
            <translation>Die Karte wurde inzwischen geändert; sie bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>{step}: nothing has changed, because no other tiles were found.</source>
            <translation>{step}: Nichts hat sich geändert, denn andere Plättchen wurden nicht gefunden.</translation>
        </message>
        <message>
            <source>{step}: nothing was generated.</source>
            <translation>{step}: Nichts wurde erzeugt.</translation>
        </message>
    </context>
    <context>
        <name>GeneratorFields</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>Plättchen&amp;vorrat</translation>
        </message>
        <message>
            <source>&amp;Fairness</source>
            <translation>&amp;Fairness</translation>
        </message>
        <message>
            <source>&amp;Homes apart</source>
            <translation>A&amp;bstand der Heimaten</translation>
        </message>
        <message>
            <source>&amp;Islands</source>
            <translation>&amp;Inseln</translation>
        </message>
        <message>
            <source>&amp;Other seed</source>
            <translation>Anderer Star&amp;twert</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>S&amp;pieler</translation>
        </message>
        <message>
            <source>&amp;Rivers</source>
            <translation>F&amp;lüsse</translation>
        </message>
        <message>
            <source>&amp;Tiles</source>
            <translation>Plättche&amp;n</translation>
        </message>
        <message>
            <source>1 is a continent</source>
            <translation>1 ist ein Kontinent</translation>
        </message>
        <message>
            <source>As it comes</source>
            <translation>Wie es kommt</translation>
        </message>
        <message>
            <source>Co&amp;urse</source>
            <translation>Ve&amp;rlauf</translation>
        </message>
        <message>
            <source>Coast</source>
            <translation>Küste</translation>
        </message>
        <message>
            <source>Corner on top</source>
            <translation>Spitze oben</translation>
        </message>
        <message>
            <source>Flat side on top</source>
            <translation>Flache Seite oben</translation>
        </message>
        <message>
            <source>From a source to the sea</source>
            <translation>Von einer Quelle ins Meer</translation>
        </message>
        <message>
            <source>From sea to sea too</source>
            <translation>Auch von Meer zu Meer</translation>
        </message>
        <message>
            <source>From sources while there are any</source>
            <translation>Aus Quellen, solange es welche gibt</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <source>He&amp;xagons</source>
            <translation>Sec&amp;hsecke</translation>
        </message>
        <message>
            <source>Homes on {terrain}</source>
            <translation>Heimaten auf: {terrain}</translation>
        </message>
        <message>
            <source>L&amp;and for homes</source>
            <translation>Lan&amp;d für Heimaten</translation>
        </message>
        <message>
            <source>None, but fair</source>
            <translation>Keine: trotzdem fair</translation>
        </message>
        <message>
            <source>Rather straight</source>
            <translation>Eher gerade</translation>
        </message>
        <message>
            <source>River &amp;length</source>
            <translation>Flusslän&amp;ge</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>Rivers come from inland</source>
            <translation>Flüsse kommen aus dem Landesinneren</translation>
        </message>
        <message>
            <source>Rivers flo&amp;w</source>
            <translation>Flü&amp;sse fließen</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>Startw&amp;ert</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>S&amp;ymmetrie</translation>
        </message>
        <message>
            <source>Shares of the terrains</source>
            <translation>Anteile der Gelände</translation>
        </message>
        <message>
            <source>The coast has no lone spikes</source>
            <translation>Die Küste hat keine einzelnen Zacken</translation>
        </message>
        <message>
            <source>The same seed makes the same maps; another one makes others</source>
            <translation>Derselbe Startwert macht dieselben Karten, ein anderer andere</translation>
        </message>
        <message>
            <source>What counts for looks</source>
            <translation>Was für das Aussehen zählt</translation>
        </message>
        <message>
            <source>Winding</source>
            <translation>Gewunden</translation>
        </message>
        <message>
            <source>Woods, rock, mountains and deserts lie in groups</source>
            <translation>Wald, Fels, Gebirge und Wüsten liegen in Gruppen</translation>
        </message>
        <message>
            <source>land and sea</source>
            <translation>Land und Meer</translation>
        </message>
        <message>
            <source>of 100 or more</source>
            <translation>von 100 oder mehr</translation>
        </message>
        <message>
            <source>steps or more</source>
            <translation>Schritte oder mehr</translation>
        </message>
        <message>
            <source>tiles or so</source>
            <translation>Plättchen, etwa</translation>
        </message>
    </context>
    <context>
        <name>GeneratorWindow</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>&amp;Generate</source>
            <translation>Er&amp;zeugen</translation>
        </message>
        <message>
            <source>&amp;More</source>
            <translation>&amp;Mehr</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Anhalten</translation>
        </message>
        <message>
            <source>A do&amp;zen</source>
            <translation>Ein Dutzen&amp;d</translation>
        </message>
        <message>
            <source>Another dozen with the same settings</source>
            <translation>Ein weiteres Dutzend mit denselben Einstellungen</translation>
        </message>
        <message>
            <source>Atla&amp;s</source>
            <translation>Atla&amp;s</translation>
        </message>
        <message>
            <source>Choose the settings and press Generate.</source>
            <translation>Einstellungen wählen und auf „Erzeugen“ klicken.</translation>
        </message>
        <message>
            <source>Generated by rbdesigner: map {number} of seed {seed}.</source>
            <translation>Von rbdesigner erzeugt: Karte {number} zum Startwert {seed}.</translation>
        </message>
        <message>
            <source>Generated map {number}</source>
            <translation>Erzeugte Karte {number}</translation>
        </message>
        <message>
            <source>Generated maps</source>
            <translation>Erzeugte Karten</translation>
        </message>
        <message>
            <source>Open as a &amp;new map</source>
            <translation>Als neue Karte ö&amp;ffnen</translation>
        </message>
        <message>
            <source>The first games are played…</source>
            <translation>Die ersten Spiele laufen…</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number} von {wanted} Spielen</translation>
        </message>
        <message>
            <source>{number} of {wanted} maps</source>
            <translation>{number} von {wanted} Karten</translation>
        </message>
    </context>
    <context>
        <name>GoodsRow</name>
        <message>
            <source>How many</source>
            <translation>Wie viele</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Gebiet</translation>
        </message>
    </context>
    <context>
        <name>GuideView</name>
        <message>
            <source>Page of the guide</source>
            <translation>Seite des Handbuchs</translation>
        </message>
        <message>
            <source>This page cannot be read.</source>
            <translation>Diese Seite lässt sich nicht lesen.</translation>
        </message>
    </context>
    <context>
        <name>GuideWindow</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <source>Guide</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Not found in the guide.</source>
            <translation>Nirgends im Handbuch.</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <translation>Handbuch durchsuchen</translation>
        </message>
        <message>
            <source>{page} – user guide of rbdesigner</source>
            <translation>{page} – Handbuch von rbdesigner</translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>Contested: another home was first, in % of games</source>
            <translation>Umstritten: eine andere Heimat war zuerst dort, in % der Spiele</translation>
        </message>
        <message>
            <source>First there most often, in % of games</source>
            <translation>Am häufigsten zuerst dort, in % der Spiele</translation>
        </message>
        <message>
            <source>Goods made in a game</source>
            <translation>Waren, die in einem Spiel entstehen</translation>
        </message>
        <message>
            <source>No home in more than half of the games that go there</source>
            <translation>Keine Heimat in mehr als der Hälfte der Spiele, die dorthin führen</translation>
        </message>
        <message>
            <source>The map appears here while games are played</source>
            <translation>Hier erscheint die Karte, während gespielt wird</translation>
        </message>
        <message>
            <source>The map of the run</source>
            <translation>Die Karte des Laufs</translation>
        </message>
        <message>
            <source>Traffic: steps in a game</source>
            <translation>Verkehr: Schritte in einem Spiel</translation>
        </message>
        <message>
            <source>What is painted over the map</source>
            <translation>Was über die Karte gemalt ist</translation>
        </message>
        <message>
            <source>Where games go, who is there first, what is contested, and where goods are made.</source>
            <translation>Wohin Spiele führen, wer wo zuerst ist, was umstritten ist und wo Waren entstehen.</translation>
        </message>
    </context>
    <context>
        <name>HintBox</name>
        <message>
            <source>&amp;Do it</source>
            <translation>&amp;Ausführen</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Hint for {player}</source>
            <translation>Tipp für {player}</translation>
        </message>
        <message>
            <source>How well the machine that gives hints plays; a better one thinks longer</source>
            <translation>Wie gut die Maschine spielt, die Tipps gibt; eine bessere denkt länger nach</translation>
        </message>
        <message>
            <source>Level of the hints</source>
            <translation>Stufe der Tipps</translation>
        </message>
        <message>
            <source>No hint</source>
            <translation>Kein Tipp</translation>
        </message>
        <message>
            <source>No hint (Esc)</source>
            <translation>Kein Tipp (Esc)</translation>
        </message>
        <message>
            <source>Nothing is worth doing: end {phase}.</source>
            <translation>Nichts lohnt sich; beende: {phase}.</translation>
        </message>
        <message>
            <source>Thinking about a hint…</source>
            <translation>Denkt über einen Tipp nach…</translation>
        </message>
        <message>
            <source>{hint}: a plan for {points} at the end</source>
            <translation>{hint}: ein Plan für {points} am Ende</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginn</translation>
        </message>
    </context>
    <context>
        <name>HomeRow</name>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Gebiet</translation>
        </message>
        <message>
            <source>free to choose</source>
            <translation>frei zu wählen</translation>
        </message>
    </context>
    <context>
        <name>HomeTool</name>
        <message>
            <source>Click to change this home, drag to move it, right click to remove it</source>
            <translation>Klicken ändert diese Heimat, Ziehen bewegt sie, Rechtsklick entfernt sie</translation>
        </message>
        <message>
            <source>Click to move the home of player {player} here</source>
            <translation>Klicken, um die Heimat von Spieler {player} hierher zu setzen</translation>
        </message>
        <message>
            <source>Click to put a home here</source>
            <translation>Klicken, um hier eine Heimat zu setzen</translation>
        </message>
        <message>
            <source>Click to swap this home with that of player {player}, right click to remove it</source>
            <translation>Klicken, um diese Heimat mit der von Spieler {player} zu tauschen, Rechtsklick entfernt sie</translation>
        </message>
        <message>
            <source>Homes stand on tiles: lay one first</source>
            <translation>Heimaten stehen auf Plättchen: erst eines legen</translation>
        </message>
        <message>
            <source>Move home</source>
            <translation>Heimat bewegen</translation>
        </message>
        <message>
            <source>Nothing was changed, because it cannot stand here: {reason}</source>
            <translation>Nichts wurde geändert, weil es hier nicht stehen kann: {reason}</translation>
        </message>
        <message>
            <source>Put home</source>
            <translation>Heimat setzen</translation>
        </message>
        <message>
            <source>Remove home</source>
            <translation>Heimat entfernen</translation>
        </message>
    </context>
    <context>
        <name>ImprovementView</name>
        <message numerus="yes">
            <source>%n edits are measured further: {number} of {wanted} games</source>
            <translation>
                <numerusform>%n Änderung wird weiter gemessen: {number} von {wanted} Spielen</numerusform>
                <numerusform>%n Änderungen werden weiter gemessen: {number} von {wanted} Spielen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n edits are tried: {number} of {wanted} games</source>
            <translation>
                <numerusform>%n Änderung wird ausprobiert: {number} von {wanted} Spielen</numerusform>
                <numerusform>%n Änderungen werden ausprobiert: {number} von {wanted} Spielen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games with new seeds, on the map as it is and with each of these edits</source>
            <translation>
                <numerusform>%n Spiel mit neuen Startwerten, auf der Karte, wie sie ist, und mit jeder dieser Änderungen</numerusform>
                <numerusform>%n Spiele mit neuen Startwerten, auf der Karte, wie sie ist, und mit jeder dieser Änderungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose an edit; the map beside shows it made. Undo takes it back.</source>
            <translation>Wähle eine Änderung; die Karte daneben zeigt sie ausgeführt. Rückgängig nimmt sie zurück.</translation>
        </message>
        <message>
            <source>Easy machines play, which is quick</source>
            <translation>Maschinen der Stufe Leicht spielen, das geht schnell</translation>
        </message>
        <message>
            <source>Edits that have been measured</source>
            <translation>Gemessene Änderungen</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>How many games measure each of the best edits; more games show smaller effects</source>
            <translation>Mit wie vielen Spielen jede der besten Änderungen gemessen wird; mehr zeigen auch kleinere Wirkungen</translation>
        </message>
        <message>
            <source>Improve this map</source>
            <translation>Diese Karte verbessern</translation>
        </message>
        <message>
            <source>It is not yet known whether this edit makes the map fairer; Undo takes it back</source>
            <translation>Noch ist nicht bekannt, ob diese Änderung die Karte fairer macht; Rückgängig nimmt sie zurück</translation>
        </message>
        <message>
            <source>Looks for small edits that make the homes fairer: two tiles change places, a home moves by one tile, or a home gets one more good. Games measure the effect of an edit before it is offered.</source>
            <translation>Sucht kleine Änderungen, durch die es für die Heimaten fairer wird: Zwei Plättchen tauschen die Plätze, eine Heimat rückt um ein Plättchen weiter, eine Ware liegt bei einer Heimat. Spiele messen die Wirkung, bevor etwas angeboten wird.</translation>
        </message>
        <message>
            <source>Make this e&amp;dit</source>
            <translation>&amp;Änderung ausführen</translation>
        </message>
        <message>
            <source>Measure &amp;further</source>
            <translation>Weiter &amp;messen</translation>
        </message>
        <message>
            <source>No edit was found that certainly makes the map fairer. Measure further, or make one anyway: its line says what is known.</source>
            <translation>Es wurde keine Änderung gefunden, durch die die Karte sicher fairer wird. Man kann weiter messen oder trotzdem eine ausführen: Ihre Zeile sagt, was bekannt ist.</translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Es werden gerade andere Spiele gespielt.</translation>
        </message>
        <message>
            <source>Otherwise the players on the left play</source>
            <translation>Sonst spielen die links gewählten Spieler</translation>
        </message>
        <message>
            <source>Sto&amp;p</source>
            <translation>Anha&amp;lten</translation>
        </message>
        <message>
            <source>The map has been changed since. Improve it again to go on from here.</source>
            <translation>Die Karte wurde seither geändert. Verbessere sie noch einmal, um von hier aus weiterzumachen.</translation>
        </message>
        <message>
            <source>The map is played as it is, to find out which home is behind…</source>
            <translation>Die Karte wird gespielt, wie sie ist, um zu sehen, welche Heimat zurückliegt…</translation>
        </message>
        <message>
            <source>The map with the chosen edit</source>
            <translation>Die Karte mit der gewählten Änderung</translation>
        </message>
        <message numerus="yes">
            <source>With these players it takes at least %n games to offer an edit.</source>
            <translation>
                <numerusform>Mit diesen Spielern braucht es mindestens %n Spiel, um eine Änderung anzubieten.</numerusform>
                <numerusform>Mit diesen Spielern braucht es mindestens %n Spiele, um eine Änderung anzubieten.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Incoming</name>
        <message>
            <source>A picture shows a map, but it cannot be opened as one: {names}</source>
            <translation>Ein Bild zeigt eine Karte, lässt sich aber nicht als solche öffnen: {names}</translation>
        </message>
        <message>
            <source>Copy the text of a map first, for example with “Copy the map as text”.</source>
            <translation>Erst den Text einer Karte kopieren, zum Beispiel mit „Karte als Text kopieren“.</translation>
        </message>
        <message>
            <source>There is no map in what was dropped.</source>
            <translation>Im Abgelegten ist keine Karte.</translation>
        </message>
        <message>
            <source>There is no map on the clipboard.</source>
            <translation>In der Zwischenablage ist keine Karte.</translation>
        </message>
        <message>
            <source>This cannot be opened as a map.</source>
            <translation>Das lässt sich nicht als Karte öffnen.</translation>
        </message>
        <message>
            <source>What can be dropped here: scenarios, maps of other programs and pictures written by rbdesigner ({maps}), saved games ({games}), maps that are being laid ({layings}), books ({books}) and folders of scenarios, solutions, tables of records and atlases ({others}), and the text or code of a map.</source>
            <translation>Was hier abgelegt werden kann: Szenarien, Karten anderer Programme und Bilder, die rbdesigner geschrieben hat ({maps}), gespeicherte Spiele ({games}), Karten, die gerade gelegt werden ({layings}), Bücher ({books}) und Ordner mit Szenarien, Lösungen, Rekordtabellen und Atlanten ({others}), und der Text oder Code einer Karte.</translation>
        </message>
        <message>
            <source>clipboard</source>
            <translation>Zwischenablage</translation>
        </message>
        <message>
            <source>dropped picture</source>
            <translation>abgelegtes Bild</translation>
        </message>
        <message>
            <source>dropped text</source>
            <translation>abgelegter Text</translation>
        </message>
    </context>
    <context>
        <name>InspectorRow</name>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Entfernen: {thing}</translation>
        </message>
    </context>
    <context>
        <name>KeyFields</name>
        <message>
            <source>&amp;Use these keys</source>
            <translation>Diese Tasten &amp;nehmen</translation>
        </message>
        <message>
            <source>Choose an action to give it other keys.</source>
            <translation>Eine Aktion wählen, um ihr andere Tasten zu geben.</translation>
        </message>
        <message>
            <source>Defa&amp;ult keys</source>
            <translation>Ü&amp;bliche Tasten</translation>
        </message>
        <message>
            <source>New keys</source>
            <translation>Neue Tasten</translation>
        </message>
        <message>
            <source>Press the new keys of “{action}”.</source>
            <translation>Die neuen Tasten für „{action}“ drücken.</translation>
        </message>
        <message>
            <source>{keys} is taken by “{other}”.</source>
            <translation>{keys} ist von „{other}“ belegt.</translation>
        </message>
        <message>
            <source>{keys} opens the menu “{menu}”.</source>
            <translation>{keys} öffnet das Menü „{menu}“.</translation>
        </message>
    </context>
    <context>
        <name>KnownGameDialog</name>
        <message>
            <source>&amp;Compare</source>
            <translation>&amp;Vergleichen</translation>
        </message>
        <message>
            <source>Compare with games of this map</source>
            <translation>Mit Spielen auf dieser Karte vergleichen</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Games of this map</source>
            <translation>Spiele auf dieser Karte</translation>
        </message>
        <message>
            <source>Games played here, and the best of each run of the laboratory. Several can be chosen.</source>
            <translation>Hier gespielte Spiele und die besten jedes Laufs im Labor. Es lassen sich mehrere wählen.</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>No other game of this map is known here.</source>
            <translation>Hier ist kein anderes Spiel auf dieser Karte bekannt.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
    </context>
    <context>
        <name>KnownGames</name>
        <message>
            <source>Laboratory: {players}</source>
            <translation>Labor: {players}</translation>
        </message>
        <message>
            <source>Played here</source>
            <translation>Hier gespielt</translation>
        </message>
        <message>
            <source>after a change of the map</source>
            <translation>nach einer Änderung der Karte</translation>
        </message>
        <message>
            <source>another map</source>
            <translation>eine andere Karte</translation>
        </message>
        <message>
            <source>another version of the map</source>
            <translation>eine andere Fassung der Karte</translation>
        </message>
        <message>
            <source>before the last change of the map</source>
            <translation>vor der letzten Änderung der Karte</translation>
        </message>
        <message>
            <source>{names}, {time}</source>
            <translation>{names}, {time}</translation>
        </message>
        <message>
            <source>{players}, game {number}</source>
            <translation>{players}, Spiel {number}</translation>
        </message>
    </context>
    <context>
        <name>Laboratories</name>
        <message>
            <source>Put the findings on the sheet</source>
            <translation>Die Ergebnisse auf das Blatt setzen</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Dieses Spiel lässt sich nicht öffnen.</translation>
        </message>
    </context>
    <context>
        <name>LaboratoryBar</name>
        <message>
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>P&amp;ut on the sheet</source>
            <translation>&amp;Auf das Blatt</translation>
        </message>
        <message>
            <source>The verdict as a line on the sheet of the map</source>
            <translation>Das Urteil als Zeile auf dem Blatt der Karte</translation>
        </message>
        <message>
            <source>The verdict is already on the sheet</source>
            <translation>Das Urteil steht schon auf dem Blatt</translation>
        </message>
        <message>
            <source>There is nothing to put on the sheet until it is known whether the map is fair</source>
            <translation>Solange nicht bekannt ist, ob die Karte fair ist, gibt es nichts fürs Blatt</translation>
        </message>
        <message>
            <source>These players can hardly play this map, so their verdict does not belong on the sheet</source>
            <translation>Diese Spieler können diese Karte kaum spielen, also gehört ihr Urteil nicht aufs Blatt</translation>
        </message>
    </context>
    <context>
        <name>LaboratoryWindow</name>
        <message numerus="yes">
            <source>%n games failed and are not counted; the list of games tells why.</source>
            <translation>
                <numerusform>%n Spiel ist gescheitert und zählt nicht; die Liste der Spiele sagt, warum.</numerusform>
                <numerusform>%n Spiele sind gescheitert und zählen nicht; die Liste der Spiele sagt, warum.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Improve</source>
            <translation>&amp;Verbessern</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Karte</translation>
        </message>
        <message>
            <source>&amp;Results</source>
            <translation>&amp;Ergebnisse</translation>
        </message>
        <message>
            <source>&amp;Tournament</source>
            <translation>&amp;Turnier</translation>
        </message>
        <message>
            <source>&amp;Worth</source>
            <translation>&amp;Wert</translation>
        </message>
        <message>
            <source>All these games have been played; ask for more</source>
            <translation>All diese Spiele sind gespielt; wähle mehr</translation>
        </message>
        <message>
            <source>C&amp;harts</source>
            <translation>&amp;Diagramme</translation>
        </message>
        <message>
            <source>C&amp;ompare</source>
            <translation>Ver&amp;gleich</translation>
        </message>
        <message>
            <source>G&amp;ames</source>
            <translation>S&amp;piele</translation>
        </message>
        <message>
            <source>Laboratory: {map}</source>
            <translation>Labor: {map}</translation>
        </message>
        <message>
            <source>Other games are being played</source>
            <translation>Es werden gerade andere Spiele gespielt</translation>
        </message>
        <message>
            <source>Par</source>
            <translation>Par</translation>
        </message>
        <message>
            <source>Ru&amp;ns</source>
            <translation>Lä&amp;ufe</translation>
        </message>
        <message>
            <source>The answer is clear, so no further games were played. To play on, untick “{setting}”.</source>
            <translation>Die Antwort ist klar, darum wurde nicht weitergespielt. Um weiterzuspielen, nimm den Haken von „{setting}“ weg.</translation>
        </message>
        <message numerus="yes">
            <source>The games so far have only %n seeds, so the 95 % intervals are rough.</source>
            <translation>
                <numerusform>Die Spiele haben bisher nur %n Startwert; die 95 %-Intervalle sind daher grob.</numerusform>
                <numerusform>Die Spiele haben bisher nur %n Startwerte; die 95 %-Intervalle sind daher grob.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map has been changed since this run. Start plays the map as it is now.</source>
            <translation>Die Karte wurde seit diesem Lauf geändert. Start spielt die Karte, wie sie jetzt ist.</translation>
        </message>
        <message>
            <source>These games were played by an earlier version of the machines. Start plays new ones.</source>
            <translation>Diese Spiele hat eine frühere Version der Maschinen gespielt. Start spielt neue.</translation>
        </message>
    </context>
    <context>
        <name>LassoTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n Feld ausgewählt</numerusform>
                <numerusform>%n Felder ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>Drag around what is to be selected; Shift adds, Ctrl takes away</source>
            <translation>Um das ziehen, was ausgewählt werden soll; Umschalt fügt hinzu, Strg nimmt weg</translation>
        </message>
    </context>
    <context>
        <name>Layers</name>
        <message>
            <source>Axes of symmetry</source>
            <translation>Symmetrieachsen</translation>
        </message>
        <message>
            <source>Coordinates</source>
            <translation>Koordinaten</translation>
        </message>
        <message>
            <source>Grid of empty places</source>
            <translation>Gitter leerer Felder</translation>
        </message>
        <message>
            <source>Homes and pieces</source>
            <translation>Heimaten und Spielsteine</translation>
        </message>
        <message>
            <source>Labels, notes and districts</source>
            <translation>Beschriftungen, Notizen und Bezirke</translation>
        </message>
        <message>
            <source>Marks of problems</source>
            <translation>Problemzeichen</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>Roads and walls</source>
            <translation>Straßen und Mauern</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Gelände</translation>
        </message>
    </context>
    <context>
        <name>LayersPanel</name>
        <message>
            <source>Lock or unlock: no tool changes a locked layer</source>
            <translation>Sperren oder entsperren: Kein Werkzeug ändert eine gesperrte Ebene</translation>
        </message>
        <message>
            <source>Lock: {layer}</source>
            <translation>Sperren: {layer}</translation>
        </message>
        <message>
            <source>Show or hide; with Alt: show this layer alone, and all again</source>
            <translation>Zeigen oder verbergen; mit Alt: nur diese Ebene zeigen, und wieder alle</translation>
        </message>
        <message>
            <source>Show this layer alone, or all again</source>
            <translation>Nur diese Ebene zeigen, oder wieder alle</translation>
        </message>
        <message>
            <source>Show: {layer}</source>
            <translation>Zeigen: {layer}</translation>
        </message>
    </context>
    <context>
        <name>LayingBar</name>
        <message>
            <source>&amp;Go on from here</source>
            <translation>Von hier &amp;weiter</translation>
        </message>
        <message>
            <source>&amp;Keep as a scenario</source>
            <translation>Als Szenario &amp;behalten</translation>
        </message>
        <message>
            <source>Begin a game on this map, in which the players choose their homes</source>
            <translation>Auf dieser Karte ein Spiel beginnen, in dem die Spieler ihre Heimat wählen</translation>
        </message>
        <message>
            <source>Choose &amp;homes and play…</source>
            <translation>&amp;Heimat wählen und spielen…</translation>
        </message>
        <message>
            <source>Discard what was undone, and let the machine lay</source>
            <translation>Das Zurückgenommene verwerfen und die Maschine legen lassen</translation>
        </message>
        <message>
            <source>Land {land} of {all_land}, sea {sea} of {all_sea}</source>
            <translation>Land {land} von {all_land}, Meer {sea} von {all_sea}</translation>
        </message>
        <message>
            <source>Lay nothing more in this turn; when all pass, the map is finished</source>
            <translation>In diesem Zug nichts mehr legen; wenn alle passen, ist die Karte gelegt</translation>
        </message>
        <message>
            <source>Open the map in the editor, as a scenario of its own</source>
            <translation>Die Karte im Editor öffnen, als eigenes Szenario</translation>
        </message>
        <message>
            <source>P&amp;ass</source>
            <translation>P&amp;assen</translation>
        </message>
        <message>
            <source>Pause the machines</source>
            <translation>Die Maschinen anhalten</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>{player} (machine)</source>
            <translation>{player} (Maschine)</translation>
        </message>
        <message>
            <source>{player}: tile {number} of {all}</source>
            <translation>{player}: Plättchen {number} von {all}</translation>
        </message>
    </context>
    <context>
        <name>LayingBoard</name>
        <message>
            <source>Click to lay the tile here</source>
            <translation>Klicken legt das Plättchen hierher</translation>
        </message>
        <message>
            <source>Coordinates</source>
            <translation>Koordinaten</translation>
        </message>
        <message>
            <source>Grid of empty places</source>
            <translation>Gitter leerer Felder</translation>
        </message>
        <message>
            <source>No rotation of this tile may be laid here.</source>
            <translation>Dieses Plättchen darf hier in keiner Drehung gelegt werden.</translation>
        </message>
    </context>
    <context>
        <name>LayingFiles</name>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Ein Bild der Karte ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Everything laid since the last save will be lost. The file stays as it is.</source>
            <translation>Alles seit dem letzten Speichern Gelegte geht verloren. Die Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>It has not been saved. The whole laying will be lost.</source>
            <translation>Sie ist nicht gespeichert. Alles Gelegte geht verloren.</translation>
        </message>
        <message>
            <source>Maps being laid ({suffixes})</source>
            <translation>Karten, die gelegt werden ({suffixes})</translation>
        </message>
        <message>
            <source>Save the laying as</source>
            <translation>Die gelegte Karte speichern unter</translation>
        </message>
        <message>
            <source>The laying could not be saved. It is still open.</source>
            <translation>Die gelegte Karte konnte nicht gespeichert werden. Sie ist noch offen.</translation>
        </message>
        <message>
            <source>The map can be played once it is laid.</source>
            <translation>Die Karte kann gespielt werden, sobald sie gelegt ist.</translation>
        </message>
        <message>
            <source>The map could not be exported.</source>
            <translation>Die Karte konnte nicht exportiert werden.</translation>
        </message>
        <message>
            <source>This laying cannot be opened.</source>
            <translation>Diese gelegte Karte kann nicht geöffnet werden.</translation>
        </message>
    </context>
    <context>
        <name>LayingLog</name>
        <message>
            <source>Beginning</source>
            <translation>Beginn</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>{number}. {player}: pass</source>
            <translation>{number}. {player}: passt</translation>
        </message>
        <message>
            <source>{number}. {player}: {tile} at {place}</source>
            <translation>{number}. {player}: {tile} auf {place}</translation>
        </message>
    </context>
    <context>
        <name>LayingPage</name>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
    </context>
    <context>
        <name>LayingTool</name>
        <message>
            <source>; takes away {things}</source>
            <translation>; nimmt weg: {things}</translation>
        </message>
        <message>
            <source>a mixture</source>
            <translation>eine Mischung</translation>
        </message>
    </context>
    <context>
        <name>LicencesDialog</name>
        <message numerus="yes">
            <source>%n components</source>
            <translation>
                <numerusform>%n Komponente</numerusform>
                <numerusform>%n Komponenten</numerusform>
            </translation>
        </message>
        <message>
            <source>Components of others</source>
            <translation>Komponenten anderer</translation>
        </message>
        <message>
            <source>Libraries: {text}</source>
            <translation>Bibliotheken: {text}</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <source>Licence: {text}</source>
            <translation>Lizenz: {text}</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search names, licences and their texts</source>
            <translation>Namen, Lizenzen und ihre Texte durchsuchen</translation>
        </message>
        <message>
            <source>Source: {text}</source>
            <translation>Quelltext: {text}</translation>
        </message>
        <message>
            <source>Text of the licence</source>
            <translation>Text der Lizenz</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <source>rbdesigner is free software under the MIT licence. It uses the components of others that are listed here. Libraries under the LGPL, such as Qt, are files of their own, which you may replace by changed ones.</source>
            <translation>rbdesigner ist freie Software unter der MIT-Lizenz. Es verwendet die Komponenten anderer, die hier stehen. Bibliotheken unter der LGPL, wie Qt, sind eigene Dateien, die du durch geänderte ersetzen darfst.</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n components</source>
            <translation>
                <numerusform>{shown} von %n Komponente</numerusform>
                <numerusform>{shown} von %n Komponenten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LinesModel</name>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Goes up to</source>
            <translation>Reicht bis</translation>
        </message>
        <message>
            <source>Left at</source>
            <translation>Verlassen in</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <source>cannot be played</source>
            <translation>nicht spielbar</translation>
        </message>
        <message>
            <source>no name</source>
            <translation>ohne Namen</translation>
        </message>
        <message>
            <source>the current line</source>
            <translation>die jetzige Variante</translation>
        </message>
        <message>
            <source>{name} (note)</source>
            <translation>{name} (Notiz)</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Copy in the notation</source>
            <translation>In der Notation kopieren</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Search the log</source>
            <translation>Protokoll durchsuchen</translation>
        </message>
        <message>
            <source>Turns and phases, players, places, goods, buildings: turn 7 movement, north gold, 2,-1</source>
            <translation>Runden und Phasen, Spieler, Orte, Waren, Gebäude: Runde 7 Bewegung, Nord Gold, 2,-1</translation>
        </message>
        <message>
            <source>What has been done</source>
            <translation>Was getan wurde</translation>
        </message>
        <message>
            <source>Whose actions are shown</source>
            <translation>Wessen Aktionen gezeigt werden</translation>
        </message>
    </context>
    <context>
        <name>MachineBar</name>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>How fast machines act; fast means without pauses</source>
            <translation>Wie schnell Maschinen handeln; schnell heißt ohne Pausen</translation>
        </message>
        <message>
            <source>Let the machine act once (.)</source>
            <translation>Die Maschine einmal handeln lassen (.)</translation>
        </message>
        <message>
            <source>Let the machines go on (P)</source>
            <translation>Maschinen weitermachen lassen (P)</translation>
        </message>
        <message>
            <source>Machine players</source>
            <translation>Maschinenspieler</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>One action of a machine</source>
            <translation>Eine Aktion einer Maschine</translation>
        </message>
        <message>
            <source>Pause the machines (P)</source>
            <translation>Maschinen anhalten (P)</translation>
        </message>
        <message>
            <source>Paused: {player}</source>
            <translation>Angehalten: {player}</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation>Tempo der Maschinen</translation>
        </message>
        <message>
            <source>Thinking: {player}</source>
            <translation>Denkt nach: {player}</translation>
        </message>
    </context>
    <context>
        <name>MachineChooser</name>
        <message>
            <source>How well it plays</source>
            <translation>Wie gut sie spielt</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Who plays for player {number}</source>
            <translation>Wer für Spieler {number} spielt</translation>
        </message>
        <message>
            <source>{option} of player {number}</source>
            <translation>{option} von Spieler {number}</translation>
        </message>
    </context>
    <context>
        <name>MachineKinds</name>
        <message>
            <source>Aggressive</source>
            <translation>Aggressiv</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Ausgewogen</translation>
        </message>
        <message>
            <source>Boats</source>
            <translation>Boote</translation>
        </message>
        <message>
            <source>Cares only about points</source>
            <translation>Will nur Punkte</translation>
        </message>
        <message>
            <source>Compares many plans</source>
            <translation>Vergleicht viele Pläne</translation>
        </message>
        <message>
            <source>Compares thousands of plans, about a second for each turn</source>
            <translation>Vergleicht Tausende von Plänen, etwa eine Sekunde je Runde</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Likes to build roads</source>
            <translation>Baut gern Straßen</translation>
        </message>
        <message>
            <source>Likes to buy bricks of the wonder</source>
            <translation>Kauft gern Ziegel des Wunders</translation>
        </message>
        <message>
            <source>Likes to make boats and trucks</source>
            <translation>Stellt gern Boote und Lastwagen her</translation>
        </message>
        <message>
            <source>Likes to research</source>
            <translation>Forscht gern</translation>
        </message>
        <message>
            <source>Makes its plan quickly</source>
            <translation>Macht seinen Plan schnell</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Planning player</source>
            <translation>Planender Spieler</translation>
        </message>
        <message>
            <source>Plans its game to the end, and carries the plan out</source>
            <translation>Plant sein Spiel bis zum Ende und führt den Plan aus</translation>
        </message>
        <message>
            <source>Plays at random, but gets about and runs what it can</source>
            <translation>Spielt zufällig, kommt aber herum und lässt arbeiten, was kann</translation>
        </message>
        <message>
            <source>Random player</source>
            <translation>Zufallsspieler</translation>
        </message>
        <message>
            <source>Relies on what others build, make and leave lying</source>
            <translation>Rechnet mit dem, was andere bauen, herstellen und liegen lassen</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>Roads</source>
            <translation>Straßen</translation>
        </message>
        <message>
            <source>Style</source>
            <translation>Stil</translation>
        </message>
        <message>
            <source>What it likes to do</source>
            <translation>Was er gern tut</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Wunder</translation>
        </message>
    </context>
    <context>
        <name>MachineList</name>
        <message>
            <source>A&amp;dd a player</source>
            <translation>Spieler h&amp;inzufügen</translation>
        </message>
        <message>
            <source>Take this player away</source>
            <translation>Diesen Spieler entfernen</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>No files yet</source>
            <translation>Noch keine Dateien</translation>
        </message>
    </context>
    <context>
        <name>ManyTiles</name>
        <message numerus="yes">
            <source>%n tiles selected</source>
            <translation>
                <numerusform>%n Plättchen ausgewählt</numerusform>
                <numerusform>%n Plättchen ausgewählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Change the terrain of %n tiles</source>
            <translation>
                <numerusform>Gelände von %n Plättchen ändern</numerusform>
                <numerusform>Gelände von %n Plättchen ändern</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Entfernen</translation>
        </message>
        <message numerus="yes">
            <source>Clear the rivers of %n tiles</source>
            <translation>
                <numerusform>Flüsse von %n Plättchen entfernen</numerusform>
                <numerusform>Flüsse von %n Plättchen entfernen</numerusform>
            </translation>
        </message>
        <message>
            <source>Homes</source>
            <translation>Heimaten</translation>
        </message>
        <message>
            <source>Locked: no tool changes them</source>
            <translation>Gesperrt: Kein Werkzeug ändert sie</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Spielsteine</translation>
        </message>
        <message>
            <source>Remove homes</source>
            <translation>Heimaten entfernen</translation>
        </message>
        <message>
            <source>Remove pieces</source>
            <translation>Spielsteine entfernen</translation>
        </message>
        <message>
            <source>Remove roads and walls</source>
            <translation>Straßen und Mauern entfernen</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>Roads and walls</source>
            <translation>Straßen und Mauern</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation>Wegnehmen</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Gelände</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>on all</source>
            <translation>auf allen</translation>
        </message>
        <message>
            <source>on {some} of {all}</source>
            <translation>auf {some} von {all}</translation>
        </message>
        <message>
            <source>several: {terrains}</source>
            <translation>mehrere: {terrains}</translation>
        </message>
    </context>
    <context>
        <name>MapChoice</name>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n Plättchen</numerusform>
                <numerusform>%n Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>Map {number}</source>
            <translation>Karte {number}</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Open maps</source>
            <translation>Offene Karten</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search the maps</source>
            <translation>Karten durchsuchen</translation>
        </message>
        <message numerus="yes">
            <source>“{file}” holds %n maps. Which should be opened?</source>
            <translation>
                <numerusform>„{file}“ enthält %n Karte. Soll sie geöffnet werden?</numerusform>
                <numerusform>„{file}“ enthält %n Karten. Welche sollen geöffnet werden?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message numerus="yes">
            <source>%n tiles copied</source>
            <translation>
                <numerusform>%n Plättchen kopiert</numerusform>
                <numerusform>%n Plättchen kopiert</numerusform>
            </translation>
        </message>
        <message>
            <source>Centre of symmetry here</source>
            <translation>Mitte der Symmetrie hier</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Ausschneiden</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Symmetrisch machen</translation>
        </message>
        <message>
            <source>Mirror selection</source>
            <translation>Auswahl spiegeln</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <source>Select all of this kind</source>
            <translation>Alle dieser Art auswählen</translation>
        </message>
        <message>
            <source>There is no map to paste: {reason}</source>
            <translation>Es gibt keine Karte zum Einfügen: {reason}</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Links drehen</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Rechts drehen</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weiterer</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapFiles</name>
        <message>
            <source>A copy was written to {file}.</source>
            <translation>Eine Kopie wurde nach {file} geschrieben.</translation>
        </message>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Ein Bild der Karte ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Changes since the last save will be lost. The file stays as it is.</source>
            <translation>Änderungen seit dem letzten Speichern gehen verloren. Die Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>Finish what you are drawing first, then save.</source>
            <translation>Erst zu Ende zeichnen, dann speichern.</translation>
        </message>
        <message>
            <source>It has not been saved. The whole map will be lost.</source>
            <translation>Sie ist nicht gespeichert. Die ganze Karte geht verloren.</translation>
        </message>
        <message>
            <source>Its file is gone. The whole map will be lost.</source>
            <translation>Ihre Datei gibt es nicht mehr. Die ganze Karte geht verloren.</translation>
        </message>
        <message>
            <source>Load the file again</source>
            <translation>Datei neu laden</translation>
        </message>
        <message>
            <source>Read from {file}. Saving it makes a scenario file of its own.</source>
            <translation>Aus {file} gelesen. Beim Speichern entsteht eine eigene Szenariodatei.</translation>
        </message>
        <message>
            <source>Read from: {source}. It has not been saved yet.</source>
            <translation>Gelesen aus: {source}. Noch nicht gespeichert.</translation>
        </message>
        <message>
            <source>Reading {file}</source>
            <translation>{file} wird gelesen</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Kopie speichern</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <source>Save in a file of your own: what came with rbdesigner stays as it is</source>
            <translation>In einer eigenen Datei speichern: Was mit rbdesigner kam, bleibt, wie es ist</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Szenarien ({suffixes})</translation>
        </message>
        <message>
            <source>The copy could not be written.</source>
            <translation>Die Kopie konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>The file cannot be read. The map stays as it is.</source>
            <translation>Die Datei lässt sich nicht lesen. Die Karte bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>The map could not be exported.</source>
            <translation>Die Karte konnte nicht exportiert werden.</translation>
        </message>
        <message>
            <source>The map could not be saved. It is still open and nothing is lost.</source>
            <translation>Die Karte konnte nicht gespeichert werden. Sie ist noch geöffnet und nichts ist verloren.</translation>
        </message>
        <message>
            <source>The picture that lay under the map is not there: {reason}</source>
            <translation>Das Bild, das unter der Karte lag, ist nicht da: {reason}</translation>
        </message>
        <message>
            <source>There is no map in it.</source>
            <translation>Sie enthält keine Karte.</translation>
        </message>
        <message>
            <source>This file cannot be opened.</source>
            <translation>Diese Datei lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <source>Your changes will be lost. The file that it was read from stays as it is.</source>
            <translation>Die Änderungen gehen verloren. Die gelesene Datei bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>Your changes will be lost. The scenario that came with rbdesigner stays as it is.</source>
            <translation>Die Änderungen gehen verloren. Das mit rbdesigner gelieferte Szenario bleibt, wie es ist.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more remarks</source>
            <translation>
                <numerusform>und %n weitere Bemerkung</numerusform>
                <numerusform>und %n weitere Bemerkungen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapLayers</name>
        <message>
            <source>Choose a tile and click anywhere to lay it</source>
            <translation>Ein Plättchen wählen und irgendwo klicken, um es zu legen</translation>
        </message>
        <message>
            <source>Contested land</source>
            <translation>Umstrittenes Land</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Runden von der nächsten Heimat</translation>
        </message>
        <message>
            <source>Who is first where</source>
            <translation>Wer wo zuerst ist</translation>
        </message>
    </context>
    <context>
        <name>MapLegend</name>
        <message>
            <source>0  Contested</source>
            <translation>0  Umstritten</translation>
        </message>
        <message>
            <source>First on the land</source>
            <translation>Zuerst im Land</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Runden von der nächsten Heimat</translation>
        </message>
        <message>
            <source>Turns until the next home is there</source>
            <translation>Runden, bis die nächste Heimat da ist</translation>
        </message>
        <message>
            <source>{homes}  Several at once</source>
            <translation>{homes}  Mehrere zugleich</translation>
        </message>
        <message>
            <source>{turns} or more</source>
            <translation>{turns} oder mehr</translation>
        </message>
        <message>
            <source>–  No other comes</source>
            <translation>–  Keine andere kommt</translation>
        </message>
    </context>
    <context>
        <name>MapMenu</name>
        <message>
            <source>Fix: {title}</source>
            <translation>Beheben: {title}</translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
    </context>
    <context>
        <name>MeasureTool</name>
        <message numerus="yes">
            <source>%n tiles away</source>
            <translation>
                <numerusform>%n Plättchen entfernt</numerusform>
                <numerusform>%n Plättchen entfernt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns for a donkey</source>
            <translation>
                <numerusform>%n Runde für einen Esel</numerusform>
                <numerusform>%n Runden für einen Esel</numerusform>
            </translation>
        </message>
        <message>
            <source>Click where to measure from</source>
            <translation>Klicken, von wo gemessen werden soll</translation>
        </message>
        <message>
            <source>{distance}; click to measure from here, Esc ends it</source>
            <translation>{distance}; ein Klick misst von hier, Esc beendet es</translation>
        </message>
        <message>
            <source>{tiles}, no way for a donkey</source>
            <translation>{tiles}, kein Weg für einen Esel</translation>
        </message>
        <message>
            <source>{tiles}, {turns}</source>
            <translation>{tiles}, {turns}</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Export</source>
            <translation>&amp;Exportieren</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Generate</source>
            <translation>Er&amp;zeugen</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Keep the selection as</source>
            <translation>Auswahl aufbe&amp;wahren als</translation>
        </message>
        <message>
            <source>&amp;Layers</source>
            <translation>&amp;Ebenen</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Karte</translation>
        </message>
        <message>
            <source>&amp;Panels</source>
            <translation>&amp;Bereiche</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Scripts</source>
            <translation>Sk&amp;ripte</translation>
        </message>
        <message>
            <source>&amp;Selection</source>
            <translation>Aus&amp;wahl</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Farbschema</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>Br&amp;ush</source>
            <translation>Pins&amp;el</translation>
        </message>
        <message>
            <source>Co&amp;mpare</source>
            <translation>Ver&amp;gleichen</translation>
        </message>
        <message>
            <source>Compare with another &amp;tab</source>
            <translation>Mit einem anderen &amp;Reiter vergleichen</translation>
        </message>
        <message>
            <source>Contents of t&amp;he book</source>
            <translation>&amp;Inhalt des Buches</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>Picture under the m&amp;ap</source>
            <translation>Bild unter der &amp;Karte</translation>
        </message>
        <message>
            <source>Pu&amp;zzles</source>
            <translation>R&amp;ätsel</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>S&amp;ymmetrie</translation>
        </message>
        <message>
            <source>Spee&amp;d of the machines</source>
            <translation>&amp;Tempo der Maschinen</translation>
        </message>
        <message>
            <source>Sta&amp;mps</source>
            <translation>Ste&amp;mpel</translation>
        </message>
        <message>
            <source>Terrai&amp;n</source>
            <translation>&amp;Gelände</translation>
        </message>
        <message>
            <source>Toolbar</source>
            <translation>Werkzeugleiste</translation>
        </message>
        <message>
            <source>What is drawn is repeated by this symmetry</source>
            <translation>Was gezeichnet wird, wiederholt sich nach dieser Symmetrie</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>&amp;Discard all</source>
            <translation>Alle &amp;verwerfen</translation>
        </message>
        <message>
            <source>&amp;Don't save</source>
            <translation>&amp;Nicht speichern</translation>
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation>&amp;Geänderte Datei laden</translation>
        </message>
        <message>
            <source>&amp;Overwrite it</source>
            <translation>Ü&amp;berschreiben</translation>
        </message>
        <message>
            <source>&amp;Revert</source>
            <translation>&amp;Zurückkehren</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>S&amp;peichern</translation>
        </message>
        <message>
            <source>&amp;Save all</source>
            <translation>Alle &amp;speichern</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Erneut versuchen</translation>
        </message>
        <message>
            <source>Another program has changed the file since it was opened here.</source>
            <translation>Ein anderes Programm hat die Datei geändert, seit sie hier geöffnet wurde.</translation>
        </message>
        <message>
            <source>At the next &amp;start</source>
            <translation>Beim &amp;nächsten Start</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Change &amp;now</source>
            <translation>&amp;Jetzt wechseln</translation>
        </message>
        <message>
            <source>Change to {language} now?</source>
            <translation>Jetzt zu {language} wechseln?</translation>
        </message>
        <message>
            <source>Go back to the saved file of “{title}”?</source>
            <translation>Zur gespeicherten Datei von „{title}“ zurückkehren?</translation>
        </message>
        <message numerus="yes">
            <source>Play %n games &amp;first</source>
            <translation>
                <numerusform>&amp;Erst %n Spiel spielen</numerusform>
                <numerusform>&amp;Erst %n Spiele spielen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play %n games?</source>
            <translation>
                <numerusform>%n Spiel spielen?</numerusform>
                <numerusform>%n Spiele spielen?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play &amp;all %n games</source>
            <translation>
                <numerusform>&amp;Alle %n Spiele spielen</numerusform>
                <numerusform>&amp;Alle %n Spiele spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Anderswo speichern…</translation>
        </message>
        <message>
            <source>Save the changes to “{title}”?</source>
            <translation>Änderungen an „{title}“ speichern?</translation>
        </message>
        <message>
            <source>Saving now would overwrite what the other program wrote.</source>
            <translation>Speichern würde jetzt überschreiben, was das andere Programm geschrieben hat.</translation>
        </message>
        <message>
            <source>That takes {duration}. Fewer games are enough to show large differences.</source>
            <translation>Das dauert {duration}. Für große Unterschiede genügen weniger Spiele.</translation>
        </message>
        <message>
            <source>The window closes and comes back with everything that is open, saved or not. Only the undo steps of maps are lost. A laboratory, a solver or a generator that is at work is stopped.</source>
            <translation>Das Fenster schließt sich und kommt mit allem wieder, was offen ist, gespeichert oder nicht. Nur die Schritte zum Rückgängigmachen auf Karten gehen verloren. Ein Labor, ein Löser oder ein Generator, der gerade arbeitet, wird angehalten.</translation>
        </message>
        <message numerus="yes">
            <source>There are unsaved changes in %n tabs. Save them?</source>
            <translation>
                <numerusform>In %n Reiter gibt es ungespeicherte Änderungen. Speichern?</numerusform>
                <numerusform>In %n Reitern gibt es ungespeicherte Änderungen. Speichern?</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo brings your changes back.</source>
            <translation>Rückgängig bringt die Änderungen zurück.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weiterer</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MinimapPanel</name>
        <message>
            <source>Click or drag to look elsewhere</source>
            <translation>Klicken oder ziehen, um anderswo hinzusehen</translation>
        </message>
        <message>
            <source>Small map</source>
            <translation>Minikarte</translation>
        </message>
    </context>
    <context>
        <name>MissingFiles</name>
        <message>
            <source>Look for the file</source>
            <translation>Die Datei suchen</translation>
        </message>
        <message>
            <source>The file of this tab is not there.</source>
            <translation>Die Datei dieses Reiters ist nicht da.</translation>
        </message>
        <message>
            <source>This file cannot be opened.</source>
            <translation>Diese Datei lässt sich nicht öffnen.</translation>
        </message>
    </context>
    <context>
        <name>MissingPage</name>
        <message>
            <source>&amp;Close the tab</source>
            <translation>Den Reiter &amp;schließen</translation>
        </message>
        <message>
            <source>&amp;Look for it…</source>
            <translation>Nach ihr su&amp;chen…</translation>
        </message>
        <message>
            <source>The tab stays, and shows the file as soon as it is there again.</source>
            <translation>Der Reiter bleibt und zeigt die Datei, sobald sie wieder da ist.</translation>
        </message>
        <message>
            <source>“{file}” cannot be opened</source>
            <translation>„{file}“ kann nicht geöffnet werden</translation>
        </message>
        <message>
            <source>“{file}” is not there</source>
            <translation>„{file}“ ist nicht da</translation>
        </message>
    </context>
    <context>
        <name>MixtureFields</name>
        <message>
            <source>As in the box</source>
            <translation>Wie im Vorrat</translation>
        </message>
        <message>
            <source>Draw again</source>
            <translation>Neu mischen</translation>
        </message>
        <message>
            <source>Mix the same terrains in another way</source>
            <translation>Dieselben Geländearten anders mischen</translation>
        </message>
        <message>
            <source>Mixture</source>
            <translation>Mischung</translation>
        </message>
        <message>
            <source>Weigh each terrain by the number of its tiles in the box</source>
            <translation>Jedes Gelände nach der Zahl seiner Plättchen im Vorrat gewichten</translation>
        </message>
    </context>
    <context>
        <name>NewGameDialog</name>
        <message>
            <source>&amp;Another</source>
            <translation>&amp;Anderer</translation>
        </message>
        <message>
            <source>&amp;Machine from a file…</source>
            <translation>&amp;Maschine aus Datei…</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>S&amp;pieler</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <source>1 (solo)</source>
            <translation>1 (solo)</translation>
        </message>
        <message>
            <source>Choose a machine player – it may do whatever you may do: choose only one that you trust</source>
            <translation>Maschinenspieler wählen – er darf alles, was du darfst: wähle nur einen, dem du vertraust</translation>
        </message>
        <message>
            <source>It may do whatever you may do on this computer, so choose only one that you trust</source>
            <translation>Er darf alles, was du auf diesem Computer darfst: wähle nur einen, dem du vertraust</translation>
        </message>
        <message>
            <source>Machine players in Python (*.py)</source>
            <translation>Maschinenspieler in Python (*.py)</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Name von Spieler {number}</translation>
        </message>
        <message>
            <source>Now available: {names}</source>
            <translation>Jetzt wählbar: {names}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>&amp;Startwert</translation>
        </message>
        <message numerus="yes">
            <source>The map is for %n players.</source>
            <translation>
                <numerusform>Die Karte ist für einen Spieler.</numerusform>
                <numerusform>Die Karte ist für %n Spieler.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map is for {least} to {most} players.</source>
            <translation>Die Karte ist für {least} bis {most} Spieler.</translation>
        </message>
        <message>
            <source>The same seed and the same actions make the same game</source>
            <translation>Gleicher Startwert und gleiche Aktionen ergeben dasselbe Spiel</translation>
        </message>
        <message>
            <source>There is no machine player in this file.</source>
            <translation>Diese Datei enthält keinen Maschinenspieler.</translation>
        </message>
        <message>
            <source>Whoever knows the seed can tell what chance will bring.</source>
            <translation>Wer den Startwert kennt, kann sagen, was der Zufall bringen wird.</translation>
        </message>
    </context>
    <context>
        <name>NewLayingDialog</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>&amp;Plättchenvorrat</translation>
        </message>
        <message>
            <source>&amp;Land tiles</source>
            <translation>&amp;Landplättchen</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>S&amp;pieler</translation>
        </message>
        <message>
            <source>&amp;Rivers may begin at the sea after the last source</source>
            <translation>&amp;Flüsse dürfen nach der letzten Quelle am Meer beginnen</translation>
        </message>
        <message>
            <source>&amp;Sea tiles</source>
            <translation>&amp;Meerplättchen</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Titel</translation>
        </message>
        <message>
            <source>Be&amp;gin</source>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <source>By the rule books every player lays two tiles</source>
            <translation>Laut Regelheft legt jeder Spieler zwei Plättchen</translation>
        </message>
        <message>
            <source>By the rule books no river begins once all sources have been used</source>
            <translation>Laut Regelheft beginnt kein Fluss mehr, wenn alle Quellen verbraucht sind</translation>
        </message>
        <message>
            <source>Lay a map in turns</source>
            <translation>Karte reihum legen</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Maschine</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Name von Spieler {number}</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Players may p&amp;ass</source>
            <translation>Spieler dürfen p&amp;assen</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>&amp;Startwert</translation>
        </message>
        <message>
            <source>Who lays for player {number}</source>
            <translation>Wer für Spieler {number} legt</translation>
        </message>
        <message>
            <source>With another seed the machines choose differently</source>
            <translation>Mit einem anderen Startwert wählen die Maschinen anders</translation>
        </message>
        <message>
            <source>optional</source>
            <translation>optional</translation>
        </message>
        <message>
            <source>the rule book (page 6) recommends ten for each player</source>
            <translation>das Regelheft (Seite 6) empfiehlt zehn für jeden Spieler</translation>
        </message>
    </context>
    <context>
        <name>NewMapDialog</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>&amp;Plättchenvorrat</translation>
        </message>
        <message>
            <source>&amp;Create</source>
            <translation>&amp;Erstellen</translation>
        </message>
        <message>
            <source>&amp;Hexagons</source>
            <translation>Se&amp;chsecke</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Spieler</translation>
        </message>
        <message>
            <source>&amp;Shape</source>
            <translation>&amp;Form</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Titel</translation>
        </message>
        <message>
            <source>All of this can be changed later.</source>
            <translation>All das kann später geändert werden.</translation>
        </message>
        <message>
            <source>Corner on top</source>
            <translation>Spitze oben</translation>
        </message>
        <message>
            <source>Flat side on top</source>
            <translation>Flache Seite oben</translation>
        </message>
        <message>
            <source>Maximum number of players</source>
            <translation>Größte Spielerzahl</translation>
        </message>
        <message>
            <source>Minimum number of players</source>
            <translation>Kleinste Spielerzahl</translation>
        </message>
        <message>
            <source>New map</source>
            <translation>Neue Karte</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>S&amp;ymmetrie</translation>
        </message>
        <message>
            <source>optional</source>
            <translation>optional</translation>
        </message>
        <message>
            <source>to</source>
            <translation>bis</translation>
        </message>
    </context>
    <context>
        <name>NewMapPicture</name>
        <message>
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Copies of unsaved work are in {instead} for now.</source>
            <translation>Kopien ungespeicherter Arbeit sind vorerst in {instead}.</translation>
        </message>
        <message>
            <source>Copies of your unsaved work cannot be written: {reason} ({folder}). A crash would lose your work, so save it yourself. rbdesigner keeps trying to write copies.</source>
            <translation>Kopien deiner ungespeicherten Arbeit können nicht geschrieben werden: {reason} ({folder}). Bei einem Absturz ginge deine Arbeit verloren; speichere sie also selbst. rbdesigner versucht es weiter.</translation>
        </message>
        <message>
            <source>Nothing else can be used in its place.</source>
            <translation>Nichts anderes kann an seiner Stelle verwendet werden.</translation>
        </message>
        <message>
            <source>Pictures of maps may have to be painted anew.</source>
            <translation>Bilder von Karten müssen vielleicht neu gemalt werden.</translation>
        </message>
        <message>
            <source>Settings that you change are kept in {instead} for now.</source>
            <translation>Geänderte Einstellungen sind vorerst in {instead}.</translation>
        </message>
        <message>
            <source>Some folders cannot be written. rbdesigner works without them until the next start.</source>
            <translation>In manche Ordner kann nicht geschrieben werden. rbdesigner arbeitet bis zum nächsten Start ohne sie.</translation>
        </message>
        <message>
            <source>The games played and copies of unsaved work are in {instead} for now.</source>
            <translation>Die gespielten Spiele und Kopien ungespeicherter Arbeit sind vorerst in {instead}.</translation>
        </message>
        <message>
            <source>The list of games played was damaged. It is kept as {file}, and a new one has been begun; games that are saved in files of their own are not touched.</source>
            <translation>Die Liste der gespielten Spiele war beschädigt. Sie ist als {file} aufbewahrt, und eine neue wurde begonnen; Spiele in eigenen Dateien sind nicht betroffen.</translation>
        </message>
        <message>
            <source>The log is written in {instead} for now.</source>
            <translation>Das Protokoll wird vorerst in {instead} geschrieben.</translation>
        </message>
        <message>
            <source>{folder}: {reason}.</source>
            <translation>{folder}: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>OpenTabs</name>
        <message>
            <source>A tab of the last session cannot be opened.</source>
            <translation>Ein Reiter der letzten Sitzung kann nicht geöffnet werden.</translation>
        </message>
    </context>
    <context>
        <name>OptionsField</name>
        <message>
            <source>Bridges in deserts</source>
            <translation>Brücken in Wüsten</translation>
        </message>
        <message>
            <source>Change: {rule}</source>
            <translation>Ändern: {rule}</translation>
        </message>
        <message>
            <source>Homes chosen freely</source>
            <translation>Heimaten frei wählbar</translation>
        </message>
        <message>
            <source>Mines as in the solo game</source>
            <translation>Minen wie im Solospiel</translation>
        </message>
        <message>
            <source>Neutral bricks that end the game</source>
            <translation>Neutrale Ziegel, die das Spiel beenden</translation>
        </message>
        <message>
            <source>Official rule: {rule}</source>
            <translation>Offizielle Regel: {rule}</translation>
        </message>
        <message>
            <source>Official rules</source>
            <translation>Offizielle Regeln</translation>
        </message>
        <message>
            <source>Set every switch as the rule book has it</source>
            <translation>Jeden Schalter wie im Regelheft stellen</translation>
        </message>
        <message>
            <source>Steps between two homes, at least</source>
            <translation>Schritte zwischen zwei Heimaten, mindestens</translation>
        </message>
        <message>
            <source>Switch off: {rule}</source>
            <translation>Ausschalten: {rule}</translation>
        </message>
        <message>
            <source>Switch on: {rule}</source>
            <translation>Einschalten: {rule}</translation>
        </message>
        <message>
            <source>Take the official rules</source>
            <translation>Offizielle Regeln übernehmen</translation>
        </message>
        <message>
            <source>Wonder marks end the game</source>
            <translation>Endmarken des Wunders beenden das Spiel</translation>
        </message>
        <message>
            <source>marked homes are kept to</source>
            <translation>markierte Heimaten gelten</translation>
        </message>
        <message>
            <source>mines draw by chance</source>
            <translation>aus Minen wird zufällig gezogen</translation>
        </message>
        <message>
            <source>none before irrigation</source>
            <translation>keine vor der Bewässerung</translation>
        </message>
        <message>
            <source>they do</source>
            <translation>ja</translation>
        </message>
    </context>
    <context>
        <name>PagePreview</name>
        <message>
            <source>All pages</source>
            <translation>Alle Seiten</translation>
        </message>
        <message>
            <source>Facing pages</source>
            <translation>Doppelseiten</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Erste Seite</translation>
        </message>
        <message>
            <source>Fit the page</source>
            <translation>Ganze Seite</translation>
        </message>
        <message>
            <source>Fit the width</source>
            <translation>Seitenbreite</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Letzte Seite</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <source>Page {number} of {all}</source>
            <translation>Seite {number} von {all}</translation>
        </message>
        <message>
            <source>Pages {first}–{last} of {all}</source>
            <translation>Seiten {first}–{last} von {all}</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Vorige Seite</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Verkleinern</translation>
        </message>
    </context>
    <context>
        <name>PageTabs</name>
        <message>
            <source>, unsaved changes</source>
            <translation>, ungespeicherte Änderungen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close this tab</source>
            <translation>Diesen Reiter schließen</translation>
        </message>
        <message>
            <source>Open maps</source>
            <translation>Offene Karten</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Willkommen</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>noch nicht gespeichert</translation>
        </message>
        <message>
            <source>unsaved changes</source>
            <translation>ungespeicherte Änderungen</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Compare with {map}</source>
            <translation>Vergleichen mit {map}</translation>
        </message>
        <message>
            <source>Go to place {place}</source>
            <translation>Zum Ort {place} gehen</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Heimat</translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Heimat von {player}</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>empty place</source>
            <translation>leeres Feld</translation>
        </message>
        <message>
            <source>hide this layer</source>
            <translation>diese Ebene verbergen</translation>
        </message>
        <message>
            <source>lay this tile</source>
            <translation>dieses Plättchen legen</translation>
        </message>
        <message>
            <source>open map</source>
            <translation>offene Karte</translation>
        </message>
        <message>
            <source>put this piece</source>
            <translation>diesen Spielstein setzen</translation>
        </message>
        <message>
            <source>scenario, {players}</source>
            <translation>Szenario, {players}</translation>
        </message>
        <message>
            <source>show this layer</source>
            <translation>diese Ebene zeigen</translation>
        </message>
    </context>
    <context>
        <name>ParView</name>
        <message>
            <source>Find par</source>
            <translation>Par finden</translation>
        </message>
        <message>
            <source>Games each</source>
            <translation>Spiele je Spieler</translation>
        </message>
        <message>
            <source>How many games the easy and the medium player play each</source>
            <translation>Wie viele Spiele der leichte und der mittlere Spieler je spielen</translation>
        </message>
        <message>
            <source>How many plans each search makes; more plans find better games, and so another par</source>
            <translation>Wie viele Pläne jede Suche macht; mehr finden bessere Spiele und ein anderes Par</translation>
        </message>
        <message>
            <source>How many times the solver searches, each time anew; par is the best</source>
            <translation>Wie oft der Löser sucht, jedes Mal von neuem; das Beste ist Par</translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Es werden gerade andere Spiele gespielt.</translation>
        </message>
        <message>
            <source>Par as a line on the sheet of the map</source>
            <translation>Par als Zeile auf dem Blatt der Karte</translation>
        </message>
        <message>
            <source>Par is already on the sheet</source>
            <translation>Par steht schon auf dem Blatt</translation>
        </message>
        <message>
            <source>Par is the best that the solver finds in these searches, and the same on every computer. It is easy to reach if the easy player comes near it, fairly hard if the medium player does, and otherwise hard.</source>
            <translation>Par ist das Beste, was der Löser bei diesen Suchen findet, und auf jedem Rechner dasselbe. Es ist leicht zu erreichen, wenn der leichte Spieler in seine Nähe kommt, ziemlich schwer, wenn der mittlere es tut, sonst schwer.</translation>
        </message>
        <message>
            <source>Plans each</source>
            <translation>Pläne je Suche</translation>
        </message>
        <message>
            <source>Put par on the sheet</source>
            <translation>Par auf das Blatt</translation>
        </message>
        <message>
            <source>Searches</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>The best game, turn by turn:</source>
            <translation>Das beste Spiel, Runde für Runde:</translation>
        </message>
        <message>
            <source>The map has been changed since par was found</source>
            <translation>Die Karte wurde geändert, seit Par gefunden wurde</translation>
        </message>
        <message>
            <source>The map has been changed since par was found.</source>
            <translation>Die Karte wurde geändert, seit Par gefunden wurde.</translation>
        </message>
        <message numerus="yes">
            <source>The solver makes {plans} plans, then the easy and the medium player play %n games each.</source>
            <translation>
                <numerusform>Der Löser macht {plans} Pläne, dann spielen der leichte und der mittlere Spieler je %n Spiel.</numerusform>
                <numerusform>Der Löser macht {plans} Pläne, dann spielen der leichte und der mittlere Spieler je %n Spiele.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {wanted} games, {time}</source>
            <translation>{number} von {wanted} Spielen, {time}</translation>
        </message>
        <message>
            <source>{number} of {wanted} plans, {time}</source>
            <translation>{number} von {wanted} Plänen, {time}</translation>
        </message>
    </context>
    <context>
        <name>PasteTool</name>
        <message>
            <source>Click to set down, with Shift to go on; R turns, M mirrors, Esc cancels</source>
            <translation>Klicken zum Absetzen, mit Umschalt für weitere; R dreht, M spiegelt, Esc bricht ab</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
    </context>
    <context>
        <name>PaymentChooser</name>
        <message numerus="yes">
            <source>%n goods of any kind:</source>
            <translation>
                <numerusform>%n beliebige Ware:</numerusform>
                <numerusform>%n beliebige Waren:</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it with these</source>
            <translation>Mit diesen ausführen</translation>
        </message>
        <message>
            <source>What it takes, and from where</source>
            <translation>Was nötig ist, und woher</translation>
        </message>
        <message>
            <source>{goods}, taken from:</source>
            <translation>{goods}, genommen von:</translation>
        </message>
        <message>
            <source>{good} from {holder}</source>
            <translation>{good} von {holder}</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter} von {player}</translation>
        </message>
    </context>
    <context>
        <name>PhaseChart</name>
        <message>
            <source>Phase: {phase}</source>
            <translation>Phase: {phase}</translation>
        </message>
    </context>
    <context>
        <name>PhaseEnd</name>
        <message numerus="yes">
            <source>%n more…</source>
            <translation>
                <numerusform>%n weiterer…</numerusform>
                <numerusform>%n weitere…</numerusform>
            </translation>
        </message>
        <message>
            <source>A click shows where</source>
            <translation>Ein Klick zeigt, wo</translation>
        </message>
        <message>
            <source>Ctrl+Enter; with Shift, the rest of the turn too</source>
            <translation>Strg+Eingabe; mit Umschalt auch der Rest der Runde</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Nothing can run without a choice.</source>
            <translation>Ohne Auswahl lässt sich nichts produzieren.</translation>
        </message>
        <message>
            <source>Run all that needs no choice</source>
            <translation>Alles Eindeutige produzieren</translation>
        </message>
        <message>
            <source>Something is left to choose: {what}</source>
            <translation>Es bleibt noch etwas zu wählen: {what}</translation>
        </message>
        <message>
            <source>This is for the production phase.</source>
            <translation>Das ist für die Produktion.</translation>
        </message>
        <message>
            <source>You are looking at an earlier moment.</source>
            <translation>Du siehst einen früheren Moment.</translation>
        </message>
        <message>
            <source>{player}: done with {phase}</source>
            <translation>{player}: fertig mit {phase}</translation>
        </message>
    </context>
    <context>
        <name>PictureDialog</name>
        <message>
            <source> pixels</source>
            <translation> Pixel</translation>
        </message>
        <message>
            <source>&amp;Black and white, terrains by patterns</source>
            <translation>&amp;Schwarzweiß, Gelände als Muster</translation>
        </message>
        <message>
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <source>&amp;Private ones too, also in the map stored in the picture</source>
            <translation>Auch die pri&amp;vaten, auch in der Karte, die das Bild enthält</translation>
        </message>
        <message>
            <source>&amp;Scale of tiles</source>
            <translation>&amp;Maßstab in Plättchen</translation>
        </message>
        <message>
            <source>&amp;Transparent around the map</source>
            <translation>&amp;Transparent um die Karte</translation>
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation>&amp;Breite eines Plättchens</translation>
        </message>
        <message>
            <source>Below the map</source>
            <translation>Unter der Karte</translation>
        </message>
        <message>
            <source>Compass &amp;rose</source>
            <translation>Wind&amp;rose</translation>
        </message>
        <message>
            <source>Export a picture</source>
            <translation>Bild exportieren</translation>
        </message>
        <message>
            <source>Labels, &amp;notes and districts</source>
            <translation>Beschriftungen, &amp;Notizen und Bezirke</translation>
        </message>
        <message>
            <source>PNG: pixels, for screens and the web</source>
            <translation>PNG: Pixel, für Bildschirm und Web</translation>
        </message>
        <message>
            <source>SVG: lines, sharp at any size</source>
            <translation>SVG: Linien, in jeder Größe scharf</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>&amp;Aussehen des Spielbretts</translation>
        </message>
        <message>
            <source>T&amp;itle</source>
            <translation>T&amp;itel</translation>
        </message>
        <message>
            <source>Whole picture</source>
            <translation>Ganzes Bild</translation>
        </message>
        <message>
            <source>Write the &amp;place on every tile</source>
            <translation>K&amp;oordinaten auf jedes Plättchen schreiben</translation>
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} Pixel</translation>
        </message>
    </context>
    <context>
        <name>PicturePanel</name>
        <message>
            <source> tiles</source>
            <translation> Plättchen</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles proposed, {unsure} of them uncertain</source>
            <translation>
                <numerusform>%n Plättchen vorgeschlagen, davon unsicher: {unsure}</numerusform>
                <numerusform>%n Plättchen vorgeschlagen, davon unsicher: {unsure}</numerusform>
            </translation>
        </message>
        <message>
            <source>A scan or photo to trace the map from</source>
            <translation>Ein Scan oder Foto, nach dem die Karte gezeichnet wird</translation>
        </message>
        <message>
            <source>Choose a picture…</source>
            <translation>Bild wählen…</translation>
        </message>
        <message>
            <source>Click the middles of two or three tiles of the picture, far apart</source>
            <translation>Klicke auf die Mitten von zwei oder drei weit entfernten Plättchen des Bildes</translation>
        </message>
        <message>
            <source>Discard them</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>Fit to the grid</source>
            <translation>Ins Raster einpassen</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Gesperrt</translation>
        </message>
        <message>
            <source>Opacity</source>
            <translation>Deckkraft</translation>
        </message>
        <message>
            <source>Over the tiles</source>
            <translation>Über den Plättchen</translation>
        </message>
        <message>
            <source>Proposes a terrain for each tile by its colour, once the picture fits the grid</source>
            <translation>Für jedes Plättchen nach seiner Farbe ein Gelände vorschlagen, sobald das Bild ins Raster passt</translation>
        </message>
        <message>
            <source>Read tiles</source>
            <translation>Plättchen lesen</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Sichtbar</translation>
        </message>
        <message>
            <source>Take all</source>
            <translation>Alle nehmen</translation>
        </message>
        <message>
            <source>Take the certain ones</source>
            <translation>Die sicheren nehmen</translation>
        </message>
        <message>
            <source>Tiles of the picture</source>
            <translation>Plättchen des Bildes</translation>
        </message>
        <message>
            <source>Turned</source>
            <translation>Gedreht</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Breite</translation>
        </message>
    </context>
    <context>
        <name>PictureTool</name>
        <message>
            <source>Click a proposed tile to lay it</source>
            <translation>Klicke auf ein vorgeschlagenes Plättchen, um es zu legen</translation>
        </message>
        <message>
            <source>Click the middle of a tile of the picture, or drag it to where it belongs; three will do</source>
            <translation>Klicke auf die Mitte eines Plättchens im Bild oder zieh sie, wohin sie gehört; drei genügen</translation>
        </message>
        <message>
            <source>Click to lay {tile}; the right button discards it</source>
            <translation>Klick legt: {tile}; die rechte Taste verwirft es</translation>
        </message>
        <message>
            <source>Drag to move the picture</source>
            <translation>Ziehen verschiebt das Bild</translation>
        </message>
        <message>
            <source>Put a picture under the map first, in the panel Picture</source>
            <translation>Lege zuerst ein Bild unter die Karte, im Bereich „Bild“</translation>
        </message>
        <message>
            <source>The picture is locked</source>
            <translation>Das Bild ist gesperrt</translation>
        </message>
    </context>
    <context>
        <name>PictureWork</name>
        <message>
            <source>Reading the picture {file}…</source>
            <translation>Das Bild {file} wird gelesen…</translation>
        </message>
    </context>
    <context>
        <name>Pictures</name>
        <message>
            <source>Picture under the map</source>
            <translation>Bild unter der Karte</translation>
        </message>
        <message>
            <source>Pictures ({suffixes})</source>
            <translation>Bilder ({suffixes})</translation>
        </message>
        <message>
            <source>The picture shows no other tiles than those on the map</source>
            <translation>Das Bild zeigt keine anderen Plättchen als die auf der Karte</translation>
        </message>
        <message>
            <source>This picture cannot be put under the map.</source>
            <translation>Dieses Bild kann nicht unter die Karte gelegt werden.</translation>
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <source>A neutral wall.</source>
            <translation>Eine neutrale Mauer.</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Choose what to put on the map.</source>
            <translation>Wählen, was auf die Karte kommt.</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Heimat</translation>
        </message>
        <message>
            <source>Homes, roads, walls</source>
            <translation>Heimaten, Straßen, Mauern</translation>
        </message>
        <message>
            <source>It belongs to nobody.</source>
            <translation>Es gehört niemandem.</translation>
        </message>
        <message>
            <source>It will belong to {player}.</source>
            <translation>Es wird {player} gehören.</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Spielsteine</translation>
        </message>
        <message>
            <source>Players choose among such homes.</source>
            <translation>Spieler wählen unter solchen Heimaten.</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>Search for pieces</source>
            <translation>Spielsteine suchen</translation>
        </message>
        <message>
            <source>Search: mill</source>
            <translation>Suchen: Mühle</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Transporter</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Mauer</translation>
        </message>
        <message>
            <source>Whose is the next piece?</source>
            <translation>Wem gehört der nächste Spielstein?</translation>
        </message>
        <message>
            <source>⚠ Every transporter has an owner: it will be player 1.</source>
            <translation>⚠ Jeder Transporter hat einen Besitzer: Es wird Spieler 1.</translation>
        </message>
    </context>
    <context>
        <name>PieceTool</name>
        <message>
            <source>Cannot be put here: {thing}</source>
            <translation>Hier ist kein Platz dafür: {thing}</translation>
        </message>
        <message>
            <source>Click to put down: {thing}</source>
            <translation>Klicken zum Ablegen: {thing}</translation>
        </message>
        <message>
            <source>Put {thing}</source>
            <translation>{thing} setzen</translation>
        </message>
        <message>
            <source>Remove {thing}</source>
            <translation>{thing} entfernen</translation>
        </message>
    </context>
    <context>
        <name>PlaceInspector</name>
        <message>
            <source>Change: {thing}</source>
            <translation>Ändern: {thing}</translation>
        </message>
        <message>
            <source>Nothing stands here.</source>
            <translation>Hier steht nichts.</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Entfernen: {thing}</translation>
        </message>
        <message>
            <source>Select a tile to see what is on it, and to change it.</source>
            <translation>Ein Plättchen auswählen, um zu sehen, was darauf ist, und es zu ändern.</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Links drehen</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Rechts drehen</translation>
        </message>
        <message>
            <source>Turn tile</source>
            <translation>Plättchen drehen</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>empty place</source>
            <translation>leeres Feld</translation>
        </message>
        <message>
            <source>home</source>
            <translation>Heimat</translation>
        </message>
        <message>
            <source>road to the {half_edge}</source>
            <translation>Straße nach {half_edge}</translation>
        </message>
        <message>
            <source>wall to the {edge}</source>
            <translation>Mauer nach {edge}</translation>
        </message>
        <message>
            <source>{thing} of player {player}</source>
            <translation>{thing} von Spieler {player}</translation>
        </message>
    </context>
    <context>
        <name>PlanController</name>
        <message>
            <source>No longer planned: {what}. Undo brings it back.</source>
            <translation>Nicht mehr geplant: {what}. Rückgängig bringt es zurück.</translation>
        </message>
        <message>
            <source>Planned: {what}. It is built when your building phase begins.</source>
            <translation>Geplant: {what}. Gebaut wird, wenn deine Bauphase beginnt.</translation>
        </message>
        <message>
            <source>Release to choose what its bag holds</source>
            <translation>Loslassen, um den Inhalt des Beutels zu wählen</translation>
        </message>
        <message>
            <source>There is no place for it here.</source>
            <translation>Hier ist kein Platz dafür.</translation>
        </message>
    </context>
    <context>
        <name>PlannerWording</name>
        <message>
            <source>the planner is not compiled: medium players play little better than easy ones, and hard players like medium ones</source>
            <translation>der Planer ist nicht kompiliert: mittlere Spieler spielen kaum besser als leichte, und schwere wie mittlere</translation>
        </message>
        <message>
            <source>the planner is not compiled; compiled it works some fifty times as fast</source>
            <translation>der Planer ist nicht kompiliert; kompiliert arbeitet er rund fünfzigmal so schnell</translation>
        </message>
    </context>
    <context>
        <name>PlaySiteDialog</name>
        <message numerus="yes">
            <source>%n hexes</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Copy for the play site</source>
            <translation>Für die Spielseite kopieren</translation>
        </message>
        <message>
            <source>Copy the &amp;description</source>
            <translation>&amp;Beschreibung kopieren</translation>
        </message>
        <message>
            <source>Copy the &amp;map</source>
            <translation>&amp;Karte kopieren</translation>
        </message>
        <message>
            <source>Copy the &amp;name</source>
            <translation>&amp;Name kopieren</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Was man wissen sollte:</translation>
        </message>
        <message>
            <source>Nothing keeps the map out of the play site, or from being verified there.</source>
            <translation>Nichts hält die Karte von der Spielseite fern oder davon ab, dort geprüft zu werden.</translation>
        </message>
        <message>
            <source>The map is not verified there:</source>
            <translation>Die Karte wird dort nicht geprüft:</translation>
        </message>
        <message>
            <source>The map of the site differs from yours:</source>
            <translation>Die Karte der Seite weicht von deiner ab:</translation>
        </message>
        <message>
            <source>The play site refuses the map:</source>
            <translation>Die Spielseite weist die Karte ab:</translation>
        </message>
        <message numerus="yes">
            <source>for up to %n players</source>
            <translation>
                <numerusform>für einen Spieler</numerusform>
                <numerusform>für bis zu %n Spieler</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedGames</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Forget</source>
            <translation>&amp;Vergessen</translation>
        </message>
        <message>
            <source>&amp;Forget…</source>
            <translation>&amp;Vergessen…</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>Ö&amp;ffnen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Ended or not</source>
            <translation>Beendet oder nicht</translation>
        </message>
        <message numerus="yes">
            <source>Forget these %n games?</source>
            <translation>
                <numerusform>Dieses Spiel vergessen?</numerusform>
                <numerusform>Diese %n Spiele vergessen?</numerusform>
            </translation>
        </message>
        <message>
            <source>Games played</source>
            <translation>Gespielte Spiele</translation>
        </message>
        <message>
            <source>Games that are saved in files of their own stay there; the others are deleted.</source>
            <translation>Spiele in eigenen Dateien bleiben dort; die anderen werden gelöscht.</translation>
        </message>
        <message>
            <source>No game matches</source>
            <translation>Kein Spiel passt</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Noch kein Spiel</translation>
        </message>
        <message>
            <source>Not ended</source>
            <translation>Nicht beendet</translation>
        </message>
        <message>
            <source>Open a map and play it with F5: every game you have begun to play is kept here, saved or not.</source>
            <translation>Eine Karte öffnen und mit F5 spielen: Jedes begonnene Spiel wird hier bewahrt, gespeichert oder nicht.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search for something else, or choose solo and several, ended or not.</source>
            <translation>Nach anderem suchen, oder solo und mehrere wählen, beendet oder nicht.</translation>
        </message>
        <message>
            <source>Search maps, codes and names</source>
            <translation>Karten, Codes und Namen suchen</translation>
        </message>
        <message>
            <source>Several players</source>
            <translation>Mehrere Spieler</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>Solo and several</source>
            <translation>Solo und mehrere</translation>
        </message>
        <message>
            <source>Solo or several</source>
            <translation>Solo oder mehrere</translation>
        </message>
        <message>
            <source>Take the chosen games out of the list; their own files stay</source>
            <translation>Die gewählten Spiele aus der Liste nehmen; ihre eigenen Dateien bleiben</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown} von %n Spiel</numerusform>
                <numerusform>{shown} von %n Spielen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedModel</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message>
            <source>ended</source>
            <translation>beendet</translation>
        </message>
        <message>
            <source>solo</source>
            <translation>solo</translation>
        </message>
        <message>
            <source>solo: {name}</source>
            <translation>solo: {name}</translation>
        </message>
        <message>
            <source>turn {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>{state}, by a machine</source>
            <translation>{state}, von einer Maschine</translation>
        </message>
        <message>
            <source>{state}, not here</source>
            <translation>{state}, nicht hier</translation>
        </message>
        <message>
            <source>{state}, open</source>
            <translation>{state}, offen</translation>
        </message>
    </context>
    <context>
        <name>PlayerBlock</name>
        <message>
            <source>Goods {goods}, wonder {wonder} · {land} of {on_land} on land, {water} of {on_water} on water</source>
            <translation>Waren {goods}, Wunder {wonder} · {land} von {on_land} an Land, {water} von {on_water} auf Wasser</translation>
        </message>
        <message>
            <source>{land} of {on_land} on land, {water} of {on_water} on water, {all} of {most} transporters in all</source>
            <translation>{land} von {on_land} an Land, {water} von {on_water} auf Wasser, {all} von {most} Transportern insgesamt</translation>
        </message>
    </context>
    <context>
        <name>PlayerChoice</name>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
    </context>
    <context>
        <name>PlayerChooser</name>
        <message>
            <source>Nobody: free, neutral</source>
            <translation>Niemand: frei, neutral</translation>
        </message>
    </context>
    <context>
        <name>PlayerHeading</name>
        <message>
            <source>to act</source>
            <translation>am Zug</translation>
        </message>
        <message>
            <source>to act · </source>
            <translation>am Zug · </translation>
        </message>
    </context>
    <context>
        <name>PlayersField</name>
        <message>
            <source>Change the number of players</source>
            <translation>Spielerzahl ändern</translation>
        </message>
    </context>
    <context>
        <name>PlayersPanel</name>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source> seconds</source>
            <translation> Sekunden</translation>
        </message>
        <message>
            <source> seconds after a change</source>
            <translation> Sekunden nach einer Änderung</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <source>&amp;Keep a copy</source>
            <translation>&amp;Kopie aufbewahren</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>S&amp;prache</translation>
        </message>
        <message>
            <source>&amp;Machine players</source>
            <translation>&amp;Maschinenspieler</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Beim Start</translation>
        </message>
        <message>
            <source>Copies of unsaved maps are kept apart from your files, in case of a crash.</source>
            <translation>Kopien ungespeicherter Karten werden getrennt von deinen Dateien aufbewahrt, falls das Programm abstürzt.</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Follow the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>For games that are opened or begun from now on</source>
            <translation>Für Spiele, die von nun an geöffnet oder begonnen werden</translation>
        </message>
        <message>
            <source>In a game, phases and &amp;questions with nothing to decide are passed over</source>
            <translation>Im &amp;Spiel werden Phasen und Fragen übergangen, in denen nichts zu entscheiden ist</translation>
        </message>
        <message>
            <source>In a game, transporters &amp;glide, and goods that come or go are ringed</source>
            <translation>&amp;Im Spiel gleiten Transporter, und Waren, die kommen oder gehen, werden eingekreist</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Maps and games that were open come bac&amp;k as they were</source>
            <translation>Offene Kar&amp;ten und Spiele kommen wieder, wie sie zuletzt zu sehen waren</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Maus</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>&amp;Aussehen des Spielbretts</translation>
        </message>
        <message>
            <source>The &amp;wheel zooms; otherwise it scrolls and zooms with Ctrl</source>
            <translation>&amp;Das Mausrad zoomt; sonst scrollt es und zoomt mit Strg</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>think at most </source>
            <translation>denken höchstens </translation>
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Drucken…</translation>
        </message>
        <message>
            <source>Laying out the pages…</source>
            <translation>Seiten werden eingerichtet…</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Printing…</source>
            <translation>Druckt…</translation>
        </message>
        <message>
            <source>The pages could not be printed.</source>
            <translation>Die Seiten konnten nicht gedruckt werden.</translation>
        </message>
    </context>
    <context>
        <name>ProblemDetails</name>
        <message>
            <source>Choose how to fix it; Undo takes it back</source>
            <translation>Wähle, wie es behoben wird; Rückgängig nimmt es zurück</translation>
        </message>
        <message>
            <source>Fix</source>
            <translation>Beheben</translation>
        </message>
        <message>
            <source>Fix it this way; Undo takes it back</source>
            <translation>So beheben; es lässt sich rückgängig machen</translation>
        </message>
        <message>
            <source>Go to {place}</source>
            <translation>Gehe zu {place}</translation>
        </message>
        <message>
            <source>More ways to fix it</source>
            <translation>Weitere Wege, es zu beheben</translation>
        </message>
        <message>
            <source>Other ways</source>
            <translation>Andere Wege</translation>
        </message>
        <message>
            <source>the properties</source>
            <translation>die Eigenschaften</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>Make symmetrical…</source>
            <translation>Symmetrisch machen…</translation>
        </message>
        <message numerus="yes">
            <source>{place} and %n more</source>
            <translation>
                <numerusform>{place} und %n weiterer</numerusform>
                <numerusform>{place} und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>{rule}: {meaning}</source>
            <translation>{rule}: {meaning}</translation>
        </message>
        <message>
            <source>{severity}: {problem}</source>
            <translation>{severity}: {problem}</translation>
        </message>
    </context>
    <context>
        <name>ProblemsPanel</name>
        <message>
            <source>All is well</source>
            <translation>Alles in Ordnung</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Dorthin gehen</translation>
        </message>
        <message>
            <source>No map is open</source>
            <translation>Keine Karte ist geöffnet</translation>
        </message>
        <message>
            <source>Nothing of this kind</source>
            <translation>Nichts dieser Art</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>Show or hide: {problems}</source>
            <translation>Zeigen oder verbergen: {problems}</translation>
        </message>
        <message>
            <source>The buttons above hide the problems.</source>
            <translation>Die Knöpfe oben verbergen die Probleme.</translation>
        </message>
        <message>
            <source>The map breaks no rule.</source>
            <translation>Die Karte bricht keine Regel.</translation>
        </message>
    </context>
    <context>
        <name>ProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>PropertiesPanel</name>
        <message>
            <source>Box of tiles</source>
            <translation>Plättchenvorrat</translation>
        </message>
        <message>
            <source>Change how the wonder begins</source>
            <translation>Beginn des Wunders ändern</translation>
        </message>
        <message>
            <source>Change the code</source>
            <translation>Code ändern</translation>
        </message>
        <message>
            <source>Change the description</source>
            <translation>Beschreibung ändern</translation>
        </message>
        <message>
            <source>Change the designers</source>
            <translation>Autoren ändern</translation>
        </message>
        <message>
            <source>Change the difficulty</source>
            <translation>Schwierigkeit ändern</translation>
        </message>
        <message>
            <source>Change the link</source>
            <translation>Den Link ändern</translation>
        </message>
        <message>
            <source>Change the number of turns</source>
            <translation>Rundenzahl ändern</translation>
        </message>
        <message>
            <source>Change the orientation of the hexes</source>
            <translation>Lage der Sechsecke ändern</translation>
        </message>
        <message>
            <source>Change the special rules</source>
            <translation>Sonderregeln ändern</translation>
        </message>
        <message>
            <source>Change the status</source>
            <translation>Status ändern</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Titel ändern</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Eigene Angaben</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Beschreibung</translation>
        </message>
        <message>
            <source>Designers</source>
            <translation>Autoren</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Entwurf</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Endgültig</translation>
        </message>
        <message>
            <source>Hexes lie with the</source>
            <translation>Sechsecke mit der</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Maximum players</source>
            <translation>Spieler höchstens</translation>
        </message>
        <message>
            <source>Minimum players</source>
            <translation>Spieler mindestens</translation>
        </message>
        <message>
            <source>Played by machines</source>
            <translation>Von Maschinen gespielt</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Researched subjects</source>
            <translation>Erforschte Themen</translation>
        </message>
        <message>
            <source>Rules of the game</source>
            <translation>Spielregeln</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Szenario</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Sonderregeln</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginn</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>The sheet shows the address as a QR code.</source>
            <translation>Das Blatt zeigt die Adresse als QR-Code.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Wonder spaces filled at the start</source>
            <translation>Zu Beginn gefüllte Felder des Wunders</translation>
        </message>
        <message>
            <source>by the rules</source>
            <translation>nach den Regeln</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <source>flat side up</source>
            <translation>flachen Seite nach oben</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <source>its page on the web</source>
            <translation>seine Seite im Netz</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>mittel</translation>
        </message>
        <message>
            <source>names, separated by commas</source>
            <translation>Namen, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>not rated</source>
            <translation>nicht bewertet</translation>
        </message>
        <message>
            <source>point up</source>
            <translation>Spitze nach oben</translation>
        </message>
        <message>
            <source>rather easy</source>
            <translation>eher leicht</translation>
        </message>
        <message>
            <source>rather hard</source>
            <translation>eher schwer</translation>
        </message>
    </context>
    <context>
        <name>Puzzles</name>
        <message>
            <source>Add solutions</source>
            <translation>Lösungen aufnehmen</translation>
        </message>
        <message>
            <source>Here the solution breaks the rules: {reason}</source>
            <translation>Hier bricht die Lösung die Regeln: {reason}</translation>
        </message>
        <message>
            <source>Merge with other tables</source>
            <translation>Mit anderen Tabellen zusammenführen</translation>
        </message>
        <message>
            <source>Not taken into the table:</source>
            <translation>Nicht in die Tabelle aufgenommen:</translation>
        </message>
        <message>
            <source>Open a table of records, or name a new one</source>
            <translation>Eine Rekordtabelle öffnen oder eine neue benennen</translation>
        </message>
        <message>
            <source>Records taken in: {number}</source>
            <translation>Aufgenommene Rekorde: {number}</translation>
        </message>
        <message>
            <source>Save as a solution</source>
            <translation>Als Lösung speichern</translation>
        </message>
        <message>
            <source>Solutions ({suffixes})</source>
            <translation>Lösungen ({suffixes})</translation>
        </message>
        <message>
            <source>Solutions and games ({suffixes})</source>
            <translation>Lösungen und Spiele ({suffixes})</translation>
        </message>
        <message>
            <source>Tables of records ({suffixes})</source>
            <translation>Rekordtabellen ({suffixes})</translation>
        </message>
        <message>
            <source>The solution could not be saved.</source>
            <translation>Die Lösung konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>The solution was written to {file}.</source>
            <translation>Die Lösung wurde nach {file} geschrieben.</translation>
        </message>
        <message>
            <source>The table already has solutions that are as good.</source>
            <translation>Die Tabelle hat schon ebenso gute Lösungen.</translation>
        </message>
        <message>
            <source>The table could not be saved.</source>
            <translation>Die Tabelle konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>This solution cannot be verified. If it is of a map of your own, open that map first.</source>
            <translation>Diese Lösung lässt sich nicht prüfen. Gehört sie zu einer eigenen Karte, öffne diese zuerst.</translation>
        </message>
        <message>
            <source>This table of records cannot be opened.</source>
            <translation>Diese Rekordtabelle lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <source>Verify a solution</source>
            <translation>Eine Lösung prüfen</translation>
        </message>
    </context>
    <context>
        <name>RecordField</name>
        <message>
            <source>3 stock 360, wonder 80</source>
            <translation>3 Aktien 360, Wunder 80</translation>
        </message>
        <message>
            <source>A machine reached it</source>
            <translation>Eine Maschine hat ihn erzielt</translation>
        </message>
        <message>
            <source>A solo record is known</source>
            <translation>Ein Solorekord ist bekannt</translation>
        </message>
        <message>
            <source>Add a record</source>
            <translation>Rekord hinzufügen</translation>
        </message>
        <message>
            <source>Change the record</source>
            <translation>Rekord ändern</translation>
        </message>
        <message>
            <source>Edition of the rules</source>
            <translation>Ausgabe der Regeln</translation>
        </message>
        <message>
            <source>How they came about</source>
            <translation>Wie sie zustande kamen</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Remove the record</source>
            <translation>Rekord entfernen</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message>
            <source>year-month-day</source>
            <translation>Jahr-Monat-Tag</translation>
        </message>
        <message>
            <source>⚠ A day looks like 2026-05-31; this is not kept.</source>
            <translation>⚠ Ein Datum sieht aus wie 2026-05-31; dieses wird nicht gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>RecordWindow</name>
        <message>
            <source>&amp;Add solutions…</source>
            <translation>Lösungen &amp;aufnehmen…</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <source>&amp;Merge with other tables…</source>
            <translation>&amp;Mit anderen Tabellen zusammenführen…</translation>
        </message>
        <message>
            <source>&amp;Open as a game</source>
            <translation>Als Spiel ö&amp;ffnen</translation>
        </message>
        <message>
            <source>A scenario without a title</source>
            <translation>Ein Szenario ohne Titel</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Goods used</source>
            <translation>Verbrauchte Waren</translation>
        </message>
        <message>
            <source>Holder</source>
            <translation>Inhaber</translation>
        </message>
        <message>
            <source>Made of</source>
            <translation>Zusammensetzung</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Rekorde</translation>
        </message>
        <message>
            <source>Records: {file}</source>
            <translation>Rekorde: {file}</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>The most points come first; then the fewest turns to reach them; then the fewest goods used. Only solutions that pass verification are taken in.</source>
            <translation>Zuerst zählen die meisten Punkte, dann die wenigsten Runden bis dahin, dann die wenigsten verbrauchten Waren. Nur Lösungen, die der Prüfung standhalten, werden aufgenommen.</translation>
        </message>
        <message>
            <source>The table has no records yet.</source>
            <translation>Die Tabelle hat noch keine Rekorde.</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
    </context>
    <context>
        <name>RecordWriting</name>
        <message>
            <source>&amp;Save it…</source>
            <translation>&amp;Speichern…</translation>
        </message>
        <message>
            <source>&amp;Write the record</source>
            <translation>&amp;Rekord schreiben</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Does the result count for the map as it is now?</source>
            <translation>Gilt das Ergebnis für die Karte, wie sie jetzt ist?</translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Anderswo speichern…</translation>
        </message>
        <message>
            <source>Save the map with its record in a file of your own</source>
            <translation>Die Karte mit ihrem Rekord in einer eigenen Datei speichern</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Szenarien ({suffixes})</translation>
        </message>
        <message>
            <source>The map as it was played can be saved with the record as a scenario of its own.</source>
            <translation>Die Karte, wie sie gespielt wurde, kann mit dem Rekord als eigenes Szenario gespeichert werden.</translation>
        </message>
        <message>
            <source>The map of this game cannot be read.</source>
            <translation>Die Karte dieses Spiels lässt sich nicht lesen.</translation>
        </message>
        <message>
            <source>The map of this game has been changed since.</source>
            <translation>Die Karte dieses Spiels wurde seither geändert.</translation>
        </message>
        <message>
            <source>The map “{title}” has been changed since this game was begun.</source>
            <translation>Die Karte „{title}“ wurde geändert, seit dieses Spiel begann.</translation>
        </message>
        <message>
            <source>The record could not be written.</source>
            <translation>Der Rekord konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>The record is in the open map “{title}”. Save the map in a file of your own to keep it: what came with rbdesigner stays as it is.</source>
            <translation>Der Rekord steht in der offenen Karte „{title}“. Die Karte in einer eigenen Datei speichern, um ihn zu behalten: Was mit rbdesigner kam, bleibt, wie es ist.</translation>
        </message>
        <message>
            <source>The record is in the open map “{title}”. Save the map to keep it.</source>
            <translation>Der Rekord steht in der offenen Karte „{title}“. Die Karte speichern, um ihn zu behalten.</translation>
        </message>
        <message>
            <source>The record is in {file}.</source>
            <translation>Der Rekord steht in {file}.</translation>
        </message>
        <message numerus="yes">
            <source>There the record is %n points.</source>
            <translation>
                <numerusform>Dort ist der Rekord %n Punkt.</numerusform>
                <numerusform>Dort ist der Rekord %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There the record is %n points. It is not less.</source>
            <translation>
                <numerusform>Dort ist der Rekord %n Punkt. Das ist nicht weniger.</numerusform>
                <numerusform>Dort ist der Rekord %n Punkte. Das ist nicht weniger.</numerusform>
            </translation>
        </message>
        <message>
            <source>Write the record</source>
            <translation>Rekord schreiben</translation>
        </message>
        <message>
            <source>Write the record into the file of the map?</source>
            <translation>Den Rekord in die Datei der Karte schreiben?</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Recovered from a copy made at {time}; it is not saved yet.</source>
            <translation>Aus einer Kopie von {time} wiederhergestellt; noch nicht gespeichert.</translation>
        </message>
        <message>
            <source>This copy of “{title}” cannot be read.</source>
            <translation>Diese Kopie von „{title}“ lässt sich nicht lesen.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <source>&amp;Discard all</source>
            <translation>&amp;Alle verwerfen</translation>
        </message>
        <message>
            <source>&amp;Open these</source>
            <translation>&amp;Diese öffnen</translation>
        </message>
        <message>
            <source>Ask &amp;later</source>
            <translation>&amp;Später fragen</translation>
        </message>
        <message>
            <source>Crash report</source>
            <translation>Absturzbericht</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>It kept copies of your unsaved maps and games. Open them and save what you need.</source>
            <translation>Es hat Kopien deiner ungespeicherten Karten und Spiele aufbewahrt. Öffne sie und speichere, was du brauchst.</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Letzte Änderung</translation>
        </message>
        <message>
            <source>Map or game</source>
            <translation>Karte oder Spiel</translation>
        </message>
        <message>
            <source>Recovered maps and games</source>
            <translation>Wiederhergestellte Karten und Spiele</translation>
        </message>
        <message>
            <source>What the program reported when it ended:</source>
            <translation>Was das Programm am Ende meldete:</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>noch nicht gespeichert</translation>
        </message>
        <message>
            <source>rbdesigner ended unexpectedly last time.</source>
            <translation>rbdesigner wurde das letzte Mal unerwartet beendet.</translation>
        </message>
    </context>
    <context>
        <name>ResearchBoard</name>
        <message>
            <source>Researched: {subjects}</source>
            <translation>Erforscht: {subjects}</translation>
        </message>
        <message>
            <source>it allows nothing new.</source>
            <translation>es erlaubt nichts Neues.</translation>
        </message>
        <message>
            <source>known</source>
            <translation>bekannt</translation>
        </message>
        <message>
            <source>new mines and shafts may hold more.</source>
            <translation>neue Minen und Schächte dürfen mehr enthalten.</translation>
        </message>
        <message>
            <source>new mines and shafts may hold one of the two metals only.</source>
            <translation>neue Minen und Schächte dürfen nur eines der beiden Metalle enthalten.</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>noch nicht bekannt</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>shafts may be added to mines.</source>
            <translation>Minen können weitere Schächte bekommen.</translation>
        </message>
        <message>
            <source>{building} may be built.</source>
            <translation>erlaubt den Bau: {building}.</translation>
        </message>
        <message>
            <source>{subject} ({known}): {what}</source>
            <translation>{subject} ({known}): {what}</translation>
        </message>
    </context>
    <context>
        <name>ResearchField</name>
        <message>
            <source>Change what is researched</source>
            <translation>Erforschte Themen ändern</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Everybody has researched it</source>
            <translation>Alle haben es erforscht</translation>
        </message>
        <message>
            <source>Researched by</source>
            <translation>Erforscht von</translation>
        </message>
        <message>
            <source>{whom} ({count})</source>
            <translation>{whom} ({count})</translation>
        </message>
    </context>
    <context>
        <name>Results</name>
        <message>
            <source>The game could not be kept among the games played.</source>
            <translation>Das Spiel konnte nicht unter den gespielten Spielen bewahrt werden.</translation>
        </message>
    </context>
    <context>
        <name>RiverComposer</name>
        <message>
            <source>A river reaches three edges at most. Begin another river for this one.</source>
            <translation>Ein Fluss erreicht höchstens drei Kanten. Für diese einen weiteren Fluss beginnen.</translation>
        </message>
        <message>
            <source>Begin another river</source>
            <translation>Einen weiteren Fluss beginnen</translation>
        </message>
        <message>
            <source>Click the edges that the river reaches: one for a source, two or three for a course.</source>
            <translation>Die Kanten anklicken, die der Fluss erreicht: eine für eine Quelle, zwei oder drei für einen Lauf.</translation>
        </message>
        <message>
            <source>Here this river would cross another one. Begin another river, or take one away.</source>
            <translation>Hier würde dieser Fluss einen anderen kreuzen. Einen weiteren Fluss beginnen oder einen wegnehmen.</translation>
        </message>
        <message>
            <source>Remove all rivers</source>
            <translation>Alle Flüsse entfernen</translation>
        </message>
        <message>
            <source>River {number} is complete: no river reaches more than three edges.</source>
            <translation>Fluss {number} ist vollständig: Kein Fluss erreicht mehr als drei Kanten.</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Gelände</translation>
        </message>
        <message>
            <source>The next edge you click begins a new river.</source>
            <translation>Die nächste angeklickte Kante beginnt einen neuen Fluss.</translation>
        </message>
        <message>
            <source>The next edge you click joins river {number}. A click on its own edge takes it away.</source>
            <translation>Die nächste angeklickte Kante kommt zu Fluss {number}. Ein Klick auf eine eigene Kante nimmt sie weg.</translation>
        </message>
        <message>
            <source>The sea has no rivers.</source>
            <translation>Das Meer hat keine Flüsse.</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Links drehen</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Rechts drehen</translation>
        </message>
        <message>
            <source>no river</source>
            <translation>kein Fluss</translation>
        </message>
        <message>
            <source>river {number}</source>
            <translation>Fluss {number}</translation>
        </message>
        <message>
            <source>{where}: {meaning}</source>
            <translation>{where}: {meaning}</translation>
        </message>
    </context>
    <context>
        <name>RiverTool</name>
        <message>
            <source>Drag a river from here, its mouth</source>
            <translation>Von hier, seiner Mündung, einen Fluss ziehen</translation>
        </message>
        <message>
            <source>Drag a river from here, its source</source>
            <translation>Von hier, seiner Quelle, einen Fluss ziehen</translation>
        </message>
        <message>
            <source>Drag a river from here; empty places get {tile}</source>
            <translation>Von hier einen Fluss ziehen; leere Felder bekommen: {tile}</translation>
        </message>
        <message>
            <source>Drag to branch this river; Shift and drag, or a right click, takes it away</source>
            <translation>Ziehen zweigt von diesem Fluss ab; Ziehen mit Umschalt oder ein Rechtsklick entfernt ihn</translation>
        </message>
        <message numerus="yes">
            <source>Draw river over %n tiles</source>
            <translation>
                <numerusform>Fluss über %n Plättchen ziehen</numerusform>
                <numerusform>Fluss über %n Plättchen ziehen</numerusform>
            </translation>
        </message>
        <message>
            <source>Go on to the next tile with the river; Esc cancels</source>
            <translation>Den Fluss auf das nächste Plättchen weiterführen; Esc bricht ab</translation>
        </message>
        <message>
            <source>No river drawn: {reason}</source>
            <translation>Kein Fluss gezogen: {reason}</translation>
        </message>
        <message>
            <source>No river here: {reason}</source>
            <translation>Hier geht kein Fluss: {reason}</translation>
        </message>
        <message>
            <source>Nothing to take away: no river runs here</source>
            <translation>Nichts zu entfernen: Hier fließt kein Fluss</translation>
        </message>
        <message numerus="yes">
            <source>River over %n tiles; drag back to shorten it, Esc cancels</source>
            <translation>
                <numerusform>Fluss über %n Plättchen; zurück auf seinem Weg verkürzt ihn, Esc bricht ab</numerusform>
                <numerusform>Fluss über %n Plättchen; zurück auf seinem Weg verkürzt ihn, Esc bricht ab</numerusform>
            </translation>
        </message>
        <message>
            <source>Take river away</source>
            <translation>Fluss entfernen</translation>
        </message>
        <message>
            <source>The river is removed here; it stays where it flows on</source>
            <translation>Der Fluss verschwindet; er bleibt, wo er weiterfließt</translation>
        </message>
    </context>
    <context>
        <name>RoadTool</name>
        <message>
            <source>A road runs here; right click removes it, dragging builds more</source>
            <translation>Hier verläuft eine Straße; Rechtsklick entfernt sie, Ziehen baut weitere</translation>
        </message>
        <message>
            <source>Build road</source>
            <translation>Straße bauen</translation>
        </message>
        <message>
            <source>Click to build a road, or drag it from tile to tile</source>
            <translation>Klicken, um eine Straße zu bauen, oder von Plättchen zu Plättchen ziehen</translation>
        </message>
        <message>
            <source>No road here: {reason}</source>
            <translation>Hier keine Straße: {reason}</translation>
        </message>
        <message>
            <source>Remove road</source>
            <translation>Straße entfernen</translation>
        </message>
    </context>
    <context>
        <name>RunAnswer</name>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n Solospiel</numerusform>
                <numerusform>%n Solospiele</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose who plays and press Start. Machines play the map many times, and every player has every home.</source>
            <translation>Wähle, wer spielt, und klicke auf „Start“. Maschinen spielen die Karte viele Male, und jeder Spieler hat jede Heimat gleich oft.</translation>
        </message>
        <message>
            <source>No game has been played yet</source>
            <translation>Noch ist kein Spiel gespielt</translation>
        </message>
        <message>
            <source>The facts about the map show no reason: look where games go, and who is first there.</source>
            <translation>Die Karte selbst zeigt keinen Grund: Sieh nach, wohin die Spiele führen und wer dort zuerst ist.</translation>
        </message>
        <message>
            <source>The first games are being played…</source>
            <translation>Die ersten Spiele werden gespielt…</translation>
        </message>
    </context>
    <context>
        <name>RunChartList</name>
        <message>
            <source>Charts</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Charts appear here while games are played</source>
            <translation>Hier erscheinen Diagramme, während gespielt wird</translation>
        </message>
        <message>
            <source>Copy the &amp;picture</source>
            <translation>&amp;Bild kopieren</translation>
        </message>
        <message>
            <source>Copy the ta&amp;ble</source>
            <translation>Tabe&amp;lle kopieren</translation>
        </message>
        <message>
            <source>Sa&amp;ve the chart…</source>
            <translation>Diagramm speic&amp;hern…</translation>
        </message>
        <message>
            <source>Save the chart</source>
            <translation>Diagramm speichern</translation>
        </message>
        <message>
            <source>The chart could not be saved.</source>
            <translation>Das Diagramm konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>The chart was copied as a picture only.</source>
            <translation>Das Diagramm wurde nur als Bild kopiert.</translation>
        </message>
        <message>
            <source>Who wins, how many points there are, how long games last, and what is made.</source>
            <translation>Wer gewinnt, wie viele Punkte es gibt, wie lange Spiele dauern und was entsteht.</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <source>Both versions are played with the same seeds, homes and seats. Luck does not cancel out all the same, as games go another way after any change.</source>
            <translation>Beide Fassungen werden mit denselben Startwerten, Heimaten und Sitzen gespielt. Trotzdem hebt sich das Glück nicht auf, denn nach jeder Änderung nehmen Spiele einen anderen Lauf.</translation>
        </message>
        <message>
            <source>Choose a &amp;file…</source>
            <translation>Date&amp;i wählen…</translation>
        </message>
        <message>
            <source>Compare with another file</source>
            <translation>Mit einer anderen Datei vergleichen</translation>
        </message>
        <message>
            <source>First version</source>
            <translation>Erste Fassung</translation>
        </message>
        <message numerus="yes">
            <source>First, in %n games: {verdict}</source>
            <translation>
                <numerusform>Erste, in %n Spiel: {verdict}</numerusform>
                <numerusform>Erste, in %n Spielen: {verdict}</numerusform>
            </translation>
        </message>
        <message>
            <source>Maps ({suffixes})</source>
            <translation>Karten ({suffixes})</translation>
        </message>
        <message>
            <source>No other version of this map has been played yet; choose a file to compare with.</source>
            <translation>Keine andere Fassung dieser Karte wurde bisher gespielt; wähle eine Datei zum Vergleich.</translation>
        </message>
        <message>
            <source>One of the two maps cannot be played: it has errors.</source>
            <translation>Eine der beiden Karten kann nicht gespielt werden: Sie hat Fehler.</translation>
        </message>
        <message>
            <source>Play &amp;both</source>
            <translation>Beide spie&amp;len</translation>
        </message>
        <message numerus="yes">
            <source>Second, in %n games: {verdict}</source>
            <translation>
                <numerusform>Zweite, in %n Spiel: {verdict}</numerusform>
                <numerusform>Zweite, in %n Spielen: {verdict}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map of run {run}: {players}; %n games</source>
            <translation>
                <numerusform>Die Karte des Laufs {run}: {players}; %n Spiel</numerusform>
                <numerusform>Die Karte des Laufs {run}: {players}; %n Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>The other version of the map</source>
            <translation>Die andere Fassung der Karte</translation>
        </message>
        <message numerus="yes">
            <source>The second version is the map as it is now: %n games of each.</source>
            <translation>
                <numerusform>Die zweite Fassung ist die Karte, wie sie jetzt ist: %n Spiel mit jeder.</numerusform>
                <numerusform>Die zweite Fassung ist die Karte, wie sie jetzt ist: %n Spiele mit jeder.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The versions have different numbers of games; the comparison uses the %n seeds that both have.</source>
            <translation>
                <numerusform>Die Fassungen haben ungleich viele Spiele; die Unterschiede gelten für den %n Startwert, den beide haben.</numerusform>
                <numerusform>Die Fassungen haben ungleich viele Spiele; die Unterschiede gelten für die %n Startwerte, die beide haben.</numerusform>
            </translation>
        </message>
        <message>
            <source>These games belong to another first version.</source>
            <translation>Diese Spiele gehören zu einer anderen ersten Fassung.</translation>
        </message>
        <message>
            <source>This is the map as it is now.</source>
            <translation>Das ist die Karte, wie sie jetzt ist.</translation>
        </message>
        <message>
            <source>What a change of the map has brought</source>
            <translation>Was eine Änderung der Karte gebracht hat</translation>
        </message>
        <message>
            <source>What has changed on the map</source>
            <translation>Was sich auf der Karte geändert hat</translation>
        </message>
        <message numerus="yes">
            <source>… and %n more</source>
            <translation>
                <numerusform>… und %n weiterer</numerusform>
                <numerusform>… und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunExport</name>
        <message>
            <source>Export the games</source>
            <translation>Die Spiele exportieren</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>Table (*.csv)</source>
            <translation>Tabelle (*.csv)</translation>
        </message>
        <message>
            <source>The games could not be exported.</source>
            <translation>Die Spiele konnten nicht exportiert werden.</translation>
        </message>
    </context>
    <context>
        <name>RunFields</name>
        <message>
            <source>A map is fair if every home wins as often as the others, within this margin</source>
            <translation>Eine Karte ist fair, wenn jede Heimat so oft gewinnt wie die anderen, mit höchstens so viel Abweichung</translation>
        </message>
        <message>
            <source>All like player 1</source>
            <translation>Alle wie Spieler 1</translation>
        </message>
        <message>
            <source>Another seed plays other games</source>
            <translation>Ein anderer Startwert spielt andere Spiele</translation>
        </message>
        <message>
            <source>Cluster</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>Fair within (percentage points)</source>
            <translation>Fair innerhalb von (Prozentpunkten)</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>How many games at most; every player has every home as often</source>
            <translation>Wie viele Spiele höchstens; jeder Spieler hat jede Heimat gleich oft</translation>
        </message>
        <message>
            <source>How many processes play at once; the games are the same</source>
            <translation>Wie viele Prozesse zugleich spielen; die Spiele sind dieselben</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Prozesse</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Stop as soon as the answer is clear</source>
            <translation>Aufhören, sobald die Antwort klar ist</translation>
        </message>
        <message>
            <source>The address of a Dask cluster: games are played there and not on this computer. Dask must be installed here and on each of its computers</source>
            <translation>Die Adresse eines Dask-Clusters: Gespielt wird dort und nicht auf diesem Rechner. Dazu braucht es Dask, hier und auf jedem seiner Rechner</translation>
        </message>
        <message>
            <source>tcp://…:8786</source>
            <translation>tcp://…:8786</translation>
        </message>
    </context>
    <context>
        <name>RunGames</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended by the last neutral brick</source>
            <translation>Durch den letzten neutralen Ziegel beendet</translation>
        </message>
        <message>
            <source>Ended by the mark of the wonder</source>
            <translation>Durch die Endmarke des Wunders beendet</translation>
        </message>
        <message>
            <source>Ended in any way</source>
            <translation>Beliebig beendet</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Gescheitert</translation>
        </message>
        <message>
            <source>How games ended</source>
            <translation>Wie Spiele endeten</translation>
        </message>
        <message>
            <source>In a tab, where the turn begins in which the winner took the lead for good</source>
            <translation>In einem Reiter, wo die Runde beginnt, in der der Sieger endgültig in Führung ging</translation>
        </message>
        <message>
            <source>O&amp;pen the game</source>
            <translation>Spiel ö&amp;ffnen</translation>
        </message>
        <message>
            <source>The games of the run</source>
            <translation>Die Spiele des Laufs</translation>
        </message>
        <message>
            <source>Which home won</source>
            <translation>Welche Heimat gewann</translation>
        </message>
        <message>
            <source>Won by any home</source>
            <translation>Von irgendeiner Heimat gewonnen</translation>
        </message>
        <message>
            <source>Won by {home}</source>
            <translation>Gewonnen von: {home}</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown} von %n Spiel</numerusform>
                <numerusform>{shown} von %n Spielen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunGamesModel</name>
        <message>
            <source>Decided</source>
            <translation>Entschieden</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Beendet durch</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Points by seat</source>
            <translation>Punkte nach Sitz</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>The turn in which the winner took the lead for good</source>
            <translation>Die Runde, in der der Sieger endgültig in Führung ging</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Sieger</translation>
        </message>
        <message>
            <source>failed: {reason}</source>
            <translation>gescheitert: {reason}</translation>
        </message>
        <message>
            <source>the last neutral brick</source>
            <translation>den letzten neutralen Ziegel</translation>
        </message>
        <message>
            <source>the mark of the wonder</source>
            <translation>die Endmarke des Wunders</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>&amp;View this run</source>
            <translation>Diesen Lau&amp;f anzeigen</translation>
        </message>
        <message>
            <source>A verdict is doubtful where its players can hardly play the map.</source>
            <translation>Ein Urteil ist zweifelhaft, wenn seine Spieler die Karte kaum spielen können.</translation>
        </message>
        <message>
            <source>Com&amp;pare with its map</source>
            <translation>M&amp;it seiner Karte vergleichen</translation>
        </message>
        <message>
            <source>E&amp;xport its games…</source>
            <translation>Seine Spiele e&amp;xportieren…</translation>
        </message>
        <message>
            <source>No game of this map or of an earlier version is kept.</source>
            <translation>Von dieser Karte oder einer früheren Fassung ist kein Spiel aufbewahrt.</translation>
        </message>
        <message>
            <source>One row a game, for spreadsheets and scripts: CSV or JSON</source>
            <translation>Eine Zeile je Spiel, für Tabellenprogramme und Skripte: CSV oder JSON</translation>
        </message>
        <message>
            <source>The runs are being read…</source>
            <translation>Die Läufe werden gelesen…</translation>
        </message>
        <message>
            <source>The runs that are kept</source>
            <translation>Die aufbewahrten Läufe</translation>
        </message>
        <message>
            <source>The share is that of the home farthest from an even share.</source>
            <translation>Angegeben ist der Anteil der Heimat, die am weitesten vom gleichen Anteil entfernt ist.</translation>
        </message>
    </context>
    <context>
        <name>RunListModel</name>
        <message>
            <source>Begun</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Lauf</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>another version</source>
            <translation>andere Fassung</translation>
        </message>
        <message>
            <source>fair ({share} %)</source>
            <translation>fair ({share} %)</translation>
        </message>
        <message>
            <source>not yet known ({share} %)</source>
            <translation>noch nicht bekannt ({share} %)</translation>
        </message>
        <message>
            <source>rbdesigner</source>
            <translation>rbdesigner</translation>
        </message>
        <message>
            <source>this map</source>
            <translation>diese Karte</translation>
        </message>
        <message>
            <source>unfair ({share} %)</source>
            <translation>unfair ({share} %)</translation>
        </message>
        <message>
            <source>{verdict}, doubtful</source>
            <translation>{verdict}, zweifelhaft</translation>
        </message>
    </context>
    <context>
        <name>RunPanel</name>
        <message numerus="yes">
            <source>%n games are kept</source>
            <translation>
                <numerusform>%n Spiel ist aufbewahrt</numerusform>
                <numerusform>%n Spiele sind aufbewahrt</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>Fort&amp;setzen</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Start</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>A&amp;nhalten</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number} von {wanted} Spielen</translation>
        </message>
    </context>
    <context>
        <name>RunReportButton</name>
        <message>
            <source>HTML page (*.html)</source>
            <translation>HTML-Seite (*.html)</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save a r&amp;eport…</source>
            <translation>Be&amp;richt speichern…</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Bericht speichern</translation>
        </message>
        <message>
            <source>The report could not be saved.</source>
            <translation>Der Bericht konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>Verdict, charts and tables as one page for the browser, or as PDF</source>
            <translation>Urteil, Diagramme und Tabellen als eine Seite für den Browser oder als PDF</translation>
        </message>
    </context>
    <context>
        <name>RunResults</name>
        <message>
            <source>How homes, the order of play and players do, how long games last, and what ends them.</source>
            <translation>Wie Heimaten, Spielreihenfolge und Spieler abschneiden, wie lange Spiele dauern und was sie beendet.</translation>
        </message>
        <message>
            <source>Results appear here while games are played</source>
            <translation>Hier erscheinen Ergebnisse, während gespielt wird</translation>
        </message>
    </context>
    <context>
        <name>RunTables</name>
        <message>
            <source>95 % interval</source>
            <translation>95 %-Intervall</translation>
        </message>
        <message>
            <source>By chance</source>
            <translation>Durch Zufall</translation>
        </message>
        <message>
            <source>Changes of the lead</source>
            <translation>Führungswechsel</translation>
        </message>
        <message>
            <source>Ended by the mark of the wonder</source>
            <translation>Durch die Endmarke des Wunders beendet</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Games in which players met</source>
            <translation>Spiele, in denen sich Spieler trafen</translation>
        </message>
        <message>
            <source>Homes</source>
            <translation>Heimaten</translation>
        </message>
        <message>
            <source>Homes, order and players</source>
            <translation>Heimaten, Reihenfolge und Spieler</translation>
        </message>
        <message>
            <source>How games go</source>
            <translation>Wie Spiele verlaufen</translation>
        </message>
        <message>
            <source>How likely it is that points differ so much by chance alone</source>
            <translation>Wie wahrscheinlich es ist, dass Punkte allein durch Zufall so verschieden sind</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>Order of play</source>
            <translation>Spielreihenfolge</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Points ahead of the second</source>
            <translation>Punkte vor dem Zweiten</translation>
        </message>
        <message>
            <source>Points from mean</source>
            <translation>Punkteabstand</translation>
        </message>
        <message>
            <source>Points of a player</source>
            <translation>Punkte eines Spielers</translation>
        </message>
        <message>
            <source>Points of the winner</source>
            <translation>Punkte des Siegers</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>The mean over the seeds: each seed counts once, with all its games so far</source>
            <translation>Das Mittel über die Startwerte: Jeder zählt einmal, mit allen seinen bisherigen Spielen</translation>
        </message>
        <message>
            <source>Turn in which the winner took the lead for good</source>
            <translation>Runde, in der der Sieger endgültig in Führung ging</translation>
        </message>
        <message>
            <source>Turn of the first contact</source>
            <translation>Runde der ersten Begegnung</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Won in a seed</source>
            <translation>Sieganteil</translation>
        </message>
        <message>
            <source>not yet known</source>
            <translation>noch nicht bekannt</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>{number} in the order of play</source>
            <translation>Platz {number} der Spielreihenfolge</translation>
        </message>
    </context>
    <context>
        <name>RunTournament</name>
        <message numerus="yes">
            <source>%n tables with {games} games each: {all} games.</source>
            <translation>
                <numerusform>%n Tisch mit {games} Spielen: {all} Spiele.</numerusform>
                <numerusform>%n Tische mit je {games} Spielen: {all} Spiele.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Play the tournament</source>
            <translation>Das Turnier spie&amp;len</translation>
        </message>
        <message>
            <source>A player rated 400 higher wins ten games out of eleven. Equal points count as half a win.</source>
            <translation>Ein um 400 höher gewerteter Spieler gewinnt zehn von elf Spielen. Gleiche Punkte zählen als halber Sieg.</translation>
        </message>
        <message>
            <source>Add players, or let fewer sit at a table.</source>
            <translation>Füge Spieler hinzu, oder setze weniger an einen Tisch.</translation>
        </message>
        <message>
            <source>How many players sit at each table; every group of them plays at one</source>
            <translation>Wie viele Spieler an jedem Tisch sitzen; jede Gruppe von ihnen spielt an einem</translation>
        </message>
        <message>
            <source>It is not yet known whether {player} is stronger than {opponent}; more games tell more.</source>
            <translation>Noch ist nicht bekannt, ob {player} stärker ist als {opponent}; mehr Spiele sagen mehr.</translation>
        </message>
        <message>
            <source>Players at a table</source>
            <translation>Spieler an einem Tisch</translation>
        </message>
        <message numerus="yes">
            <source>The map is for %n players at most.</source>
            <translation>
                <numerusform>Die Karte ist für höchstens %n Spieler.</numerusform>
                <numerusform>Die Karte ist für höchstens %n Spieler.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} is stronger than {opponent}.</source>
            <translation>{player} ist stärker als {opponent}.</translation>
        </message>
        <message>
            <source>{player} is there twice: nobody plays against themselves.</source>
            <translation>{player} steht zweimal da: Niemand spielt gegen sich selbst.</translation>
        </message>
    </context>
    <context>
        <name>RunTrouble</name>
        <message>
            <source>Renames it, so that a new one is begun; nothing in it is deleted</source>
            <translation>Benennt sie um, damit eine neue begonnen wird; nichts darin wird gelöscht</translation>
        </message>
        <message>
            <source>Set the file aside</source>
            <translation>Die Datei beiseitelegen</translation>
        </message>
        <message>
            <source>The file cannot be set aside: {reason}.</source>
            <translation>Die Datei lässt sich nicht beiseitelegen: {reason}.</translation>
        </message>
        <message>
            <source>The file with the games was damaged. It is kept as {file}, and a new one has been begun.</source>
            <translation>Die Datei mit den Spielen war beschädigt. Sie ist als {file} aufbewahrt, und eine neue wurde begonnen.</translation>
        </message>
    </context>
    <context>
        <name>RunWorth</name>
        <message>
            <source>95 % interval</source>
            <translation>95 %-Intervall</translation>
        </message>
        <message>
            <source>All tiles of the land</source>
            <translation>Alle Landplättchen</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>How many points a player gains if every home starts with one more of the good.</source>
            <translation>Punkte, die ein Spieler mehr hat, wenn jede Heimat am Anfang eine Ware mehr hat.</translation>
        </message>
        <message>
            <source>How many points a player loses if nobody has the thing.</source>
            <translation>Punkte, die ein Spieler weniger hat, wenn niemand die Sache hat.</translation>
        </message>
        <message>
            <source>Less fair by</source>
            <translation>Unfairer um</translation>
        </message>
        <message>
            <source>No good is certainly scarce; more games tell more.</source>
            <translation>Von keiner Ware ist sicher, dass sie fehlt; mehr Spiele sagen mehr.</translation>
        </message>
        <message>
            <source>One more of</source>
            <translation>Eine mehr von</translation>
        </message>
        <message>
            <source>One more of a good at home</source>
            <translation>Eine Ware mehr in der Heimat</translation>
        </message>
        <message>
            <source>P&amp;lay with one more</source>
            <translation>&amp;Mit einer mehr spielen</translation>
        </message>
        <message>
            <source>P&amp;lay without them</source>
            <translation>&amp;Ohne sie spielen</translation>
        </message>
        <message>
            <source>Scarce: {goods}</source>
            <translation>Es fehlt an: {goods}</translation>
        </message>
        <message>
            <source>Select tiles of the land in the editor.</source>
            <translation>Wähle im Editor Landplättchen aus.</translation>
        </message>
        <message>
            <source>Selected tiles</source>
            <translation>Ausgewählte Plättchen</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Transporter</translation>
        </message>
        <message>
            <source>What things are worth</source>
            <translation>Was Dinge wert sind</translation>
        </message>
        <message>
            <source>What tiles are worth</source>
            <translation>Was Plättchen wert sind</translation>
        </message>
        <message>
            <source>Without it</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <source>Worth in points</source>
            <translation>Wert in Punkten</translation>
        </message>
        <message>
            <source>Worth of</source>
            <translation>Wert von</translation>
        </message>
        <message numerus="yes">
            <source>{games} games as it is, and as many with one more of each of %n goods: {all} games.</source>
            <translation>
                <numerusform>{games} Spiele auf der Karte, wie sie ist, und ebenso viele mit je einer mehr von %n Ware: {all} Spiele.</numerusform>
                <numerusform>{games} Spiele auf der Karte, wie sie ist, und ebenso viele mit je einer mehr von %n Waren: {all} Spiele.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{games} games with all, and as many without each of %n things: {all} games.</source>
            <translation>
                <numerusform>{games} Spiele mit allem und ebenso viele ohne %n Sache: {all} Spiele.</numerusform>
                <numerusform>{games} Spiele mit allem und ebenso viele ohne jede von %n Sachen: {all} Spiele.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScenarioFields</name>
        <message>
            <source>Add field: {name}</source>
            <translation>Angabe hinzufügen: {name}</translation>
        </message>
        <message>
            <source>Change field: {name}</source>
            <translation>Angabe ändern: {name}</translation>
        </message>
        <message>
            <source>Remove field: {name}</source>
            <translation>Angabe entfernen: {name}</translation>
        </message>
        <message>
            <source>Rename field: {name}</source>
            <translation>Angabe umbenennen: {name}</translation>
        </message>
    </context>
    <context>
        <name>ScriptCommands</name>
        <message numerus="yes">
            <source>%n files copied into {folder}: {names}</source>
            <translation>
                <numerusform>%n Datei nach {folder} kopiert: {names}</numerusform>
                <numerusform>%n Dateien nach {folder} kopiert: {names}</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy them into the scripts folder</source>
            <translation>In den Skriptordner &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Examples</source>
            <translation>&amp;Beispiele</translation>
        </message>
        <message>
            <source>All examples are in {folder} already</source>
            <translation>Alle Beispiele sind schon in {folder}</translation>
        </message>
        <message>
            <source>Count the terrain around homes</source>
            <translation>Gelände um die Heimaten zählen</translation>
        </message>
        <message>
            <source>Mirror the map</source>
            <translation>Karte spiegeln</translation>
        </message>
        <message>
            <source>Nothing more can be copied into {folder}: {reason}</source>
            <translation>Mehr lässt sich nicht nach {folder} kopieren: {reason}</translation>
        </message>
        <message>
            <source>Number the homes</source>
            <translation>Heimaten nummerieren</translation>
        </message>
        <message>
            <source>Python scripts ({suffixes})</source>
            <translation>Python-Skripte ({suffixes})</translation>
        </message>
        <message>
            <source>Run a script – it may do whatever you may do: choose only one that you trust</source>
            <translation>Skript ausführen – es darf alles, was du darfst: wähle nur eines, dem du vertraust</translation>
        </message>
        <message>
            <source>With a check and a format, to read and to change; files of yours stay</source>
            <translation>Mit einer Prüfung und einem Format, zum Lesen und Ändern; deine Dateien bleiben</translation>
        </message>
        <message>
            <source>run this script</source>
            <translation>dieses Skript ausführen</translation>
        </message>
    </context>
    <context>
        <name>ScriptWork</name>
        <message>
            <source>Console: {line}</source>
            <translation>Konsole: {line}</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Angehalten.</translation>
        </message>
        <message>
            <source>Stopped: the console begins anew.</source>
            <translation>Angehalten: die Konsole beginnt neu.</translation>
        </message>
        <message>
            <source>The map stays as it is.</source>
            <translation>Die Karte bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>The map was changed. Undo takes that back.</source>
            <translation>Die Karte wurde geändert. Rückgängig nimmt das zurück.</translation>
        </message>
    </context>
    <context>
        <name>SeatsDialog</name>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <source>Choose who plays from now on. What has been done stays.</source>
            <translation>Wähle, wer von jetzt an spielt. Was schon getan ist, bleibt.</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Sitze</translation>
        </message>
    </context>
    <context>
        <name>SelectTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n Feld ausgewählt</numerusform>
                <numerusform>%n Felder ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Auswahl kopieren</translation>
        </message>
        <message>
            <source>Drag to move the selection, with Ctrl to copy it; R turns it, M mirrors it</source>
            <translation>Ziehen bewegt die Auswahl, mit Strg kopiert es sie; R dreht, M spiegelt</translation>
        </message>
        <message>
            <source>Drag to move: one of {stack} {thing}; hold Shift at the end for all of them</source>
            <translation>Ziehen zum Bewegen: eins ({thing}, {stack} im Stapel); am Ende mit Umschalt alle</translation>
        </message>
        <message>
            <source>Drag to move: {thing}</source>
            <translation>Ziehen zum Bewegen: {thing}</translation>
        </message>
        <message>
            <source>Drag to select what lies in a rectangle</source>
            <translation>Ziehen, um auszuwählen, was in einem Rechteck liegt</translation>
        </message>
        <message>
            <source>Move selection</source>
            <translation>Auswahl bewegen</translation>
        </message>
        <message>
            <source>Release to set down; R turns, M mirrors, Ctrl copies, Esc cancels</source>
            <translation>Loslassen zum Absetzen; R dreht, M spiegelt, Strg kopiert, Esc bricht ab</translation>
        </message>
        <message>
            <source>Turn tile</source>
            <translation>Plättchen drehen</translation>
        </message>
        <message>
            <source>{tile}: click to select, R turns it</source>
            <translation>{tile}: Klick wählt aus, R dreht das Plättchen</translation>
        </message>
        <message>
            <source>{tile}: click to select, double click for all of this area, R turns the tile</source>
            <translation>{tile}: Klick wählt aus, Doppelklick die ganze Fläche, R dreht das Plättchen</translation>
        </message>
    </context>
    <context>
        <name>SelectionEditor</name>
        <message>
            <source>Choose a symmetry first.</source>
            <translation>Erst eine Symmetrie wählen.</translation>
        </message>
        <message>
            <source>Delete selection</source>
            <translation>Auswahl löschen</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Symmetrisch machen</translation>
        </message>
        <message>
            <source>Mirror selection</source>
            <translation>Auswahl spiegeln</translation>
        </message>
        <message>
            <source>Move selection</source>
            <translation>Auswahl bewegen</translation>
        </message>
        <message>
            <source>Nothing to do: the map is symmetrical.</source>
            <translation>Nichts zu tun: Die Karte ist symmetrisch.</translation>
        </message>
        <message>
            <source>Nothing was changed, because it is not allowed: {reason}</source>
            <translation>Nichts wurde geändert, weil es nicht erlaubt ist: {reason}</translation>
        </message>
        <message>
            <source>Select a tile first, or point at one.</source>
            <translation>Erst ein Plättchen auswählen oder auf eines zeigen.</translation>
        </message>
        <message>
            <source>Turn selection</source>
            <translation>Auswahl drehen</translation>
        </message>
        <message>
            <source>What differs is its own image: mend it by hand.</source>
            <translation>Was abweicht, ist sein eigenes Bild: Bessere es von Hand aus.</translation>
        </message>
    </context>
    <context>
        <name>ShapeFields</name>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n Landplättchen</numerusform>
                <numerusform>%n Landplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sea tiles</source>
            <translation>
                <numerusform>%n Meerplättchen</numerusform>
                <numerusform>%n Meerplättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>An island for each player</source>
            <translation>Eine Insel für jeden Spieler</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Leer</translation>
        </message>
        <message>
            <source>Filled with</source>
            <translation>Gefüllt mit</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>Sechseck</translation>
        </message>
        <message>
            <source>More than the box holds: {tiles}</source>
            <translation>Mehr als der Vorrat enthält: {tiles}</translation>
        </message>
        <message>
            <source>Rectangle</source>
            <translation>Rechteck</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>Sea around it</source>
            <translation>Meer ringsum</translation>
        </message>
        <message>
            <source>Shape of the map</source>
            <translation>Form der Karte</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>tiles from the middle to the rim</source>
            <translation>Plättchen von der Mitte zum Rand</translation>
        </message>
    </context>
    <context>
        <name>SharingDialog</name>
        <message>
            <source>&amp;Save the QR code…</source>
            <translation>QR-Code &amp;speichern…</translation>
        </message>
        <message>
            <source>Code of the map</source>
            <translation>Code der Karte</translation>
        </message>
        <message>
            <source>Copy the &amp;QR code</source>
            <translation>&amp;QR-Code kopieren</translation>
        </message>
        <message>
            <source>Copy the &amp;code</source>
            <translation>&amp;Code kopieren</translation>
        </message>
        <message>
            <source>Everything about the map is in this code. To open it, copy it, with any text around it, and choose “New from the clipboard”.</source>
            <translation>In diesem Code steht alles über die Karte. Wer ihn kopiert, gleich was darum herum steht, öffnet sie mit „Neu aus der Zwischenablage“.</translation>
        </message>
        <message>
            <source>QR code of the map</source>
            <translation>QR-Code der Karte</translation>
        </message>
        <message>
            <source>Share the map</source>
            <translation>Karte weitergeben</translation>
        </message>
        <message>
            <source>The map is too large for a QR code.</source>
            <translation>Die Karte ist für einen QR-Code zu groß.</translation>
        </message>
        <message>
            <source>With &amp;private labels, notes and districts</source>
            <translation>Mit &amp;privaten Beschriftungen, Notizen und Bezirken</translation>
        </message>
        <message>
            <source>{number} characters</source>
            <translation>{number} Zeichen</translation>
        </message>
    </context>
    <context>
        <name>SheetDialog</name>
        <message>
            <source>Export as PDF</source>
            <translation>Als PDF exportieren</translation>
        </message>
    </context>
    <context>
        <name>SheetFields</name>
        <message>
            <source> mm from side to side</source>
            <translation> mm von Seite zu Seite</translation>
        </message>
        <message>
            <source>&amp;Black and white, terrains by patterns</source>
            <translation>&amp;Schwarzweiß, Gelände als Muster</translation>
        </message>
        <message>
            <source>&amp;Legend of terrains and pieces</source>
            <translation>&amp;Legende der Gelände und Spielsteine</translation>
        </message>
        <message>
            <source>&amp;Orientation</source>
            <translation>Aus&amp;richtung</translation>
        </message>
        <message>
            <source>&amp;Paper</source>
            <translation>Papie&amp;r</translation>
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation>Breite eines &amp;Plättchens</translation>
        </message>
        <message>
            <source>A blank s&amp;core sheet</source>
            <translation>Ein leerer &amp;Wertungsbogen</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Bac&amp;ks behind the tiles, for both sides of the paper</source>
            <translation>Rückse&amp;iten der Plättchen, für beide Seiten des Papiers</translation>
        </message>
        <message>
            <source>Every tile by &amp;itself in true size, to be cut out</source>
            <translation>Jedes Plättchen &amp;einzeln in wahrer Größe, zum Ausschneiden</translation>
        </message>
        <message>
            <source>Labels, &amp;notes and districts</source>
            <translation>Beschriftungen, &amp;Notizen und Bezirke</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Querformat</translation>
        </message>
        <message>
            <source>Only tiles that the bo&amp;x lacks, as stickers</source>
            <translation>Nur Plättchen, die im Vorrat &amp;fehlen, als Aufkleber</translation>
        </message>
        <message>
            <source>Page with the t&amp;ables of the rules</source>
            <translation>Seite mit den &amp;Tabellen der Regeln</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Hochformat</translation>
        </message>
        <message>
            <source>Private ones &amp;too</source>
            <translation>Auch die pri&amp;vaten</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>&amp;Aussehen des Spielbretts</translation>
        </message>
        <message>
            <source>The &amp;sheet of this moment: the board, and what every player has</source>
            <translation>Das &amp;Blatt dieses Moments: das Spielbrett, und was jeder Spieler hat</translation>
        </message>
        <message>
            <source>The map as a &amp;QR code</source>
            <translation>Die Karte als &amp;QR-Code</translation>
        </message>
        <message>
            <source>The map in &amp;true size over several pages, with cut marks</source>
            <translation>Die &amp;Karte in wahrer Größe auf mehreren Seiten, mit Schnittmarken</translation>
        </message>
        <message>
            <source>The scenario &amp;sheet: the map, its conditions and the tiles to take</source>
            <translation>&amp;Das Szenarioblatt: die Karte, ihre Bedingungen und die nötigen Plättchen</translation>
        </message>
        <message>
            <source>Write the pla&amp;ce on every tile</source>
            <translation>K&amp;oordinaten auf jedes Plättchen schreiben</translation>
        </message>
    </context>
    <context>
        <name>ShortcutList</name>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Keyboard and mouse</source>
            <translation>Tastatur und Maus</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation>Aktionen und Tasten suchen</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>In a book</source>
            <translation>In einem Buch</translation>
        </message>
        <message>
            <source>In a game</source>
            <translation>In einem Spiel</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>On the large tile of a game</source>
            <translation>Auf dem großen Plättchen eines Spiels</translation>
        </message>
        <message>
            <source>On the map</source>
            <translation>Auf der Karte</translation>
        </message>
        <message>
            <source>The same list is in the program: `F1`. On a Mac, `Ctrl` is the command key. What has no shortcut is found by the command palette, `Ctrl+Shift+P`.</source>
            <translation>Dieselbe Liste steht im Programm: `F1`. Auf einem Mac ist `Ctrl` die Befehlstaste. Was kein Kürzel hat, findet die Befehlspalette, `Ctrl+Shift+P`.</translation>
        </message>
        <message>
            <source>While a map is laid in turns</source>
            <translation>Während eine Karte reihum gelegt wird</translation>
        </message>
        <message>
            <source>`Alt+Shift` + click on geese</source>
            <translation>`Alt+Shift` + Klick auf Gänse</translation>
        </message>
        <message>
            <source>`Alt` + arrow keys</source>
            <translation>`Alt` + Pfeiltasten</translation>
        </message>
        <message>
            <source>`Alt` + wheel</source>
            <translation>`Alt` + Mausrad</translation>
        </message>
        <message>
            <source>`Ctrl+Shift+Return`, `Shift` + click on the button</source>
            <translation>`Ctrl+Shift+Return`, `Shift` + Klick auf den Knopf</translation>
        </message>
        <message>
            <source>`Ctrl+Shift` + click, `Alt` + click on geese</source>
            <translation>`Ctrl+Shift` + Klick, `Alt` + Klick auf Gänse</translation>
        </message>
        <message>
            <source>`Esc`, right click</source>
            <translation>`Esc`, Rechtsklick</translation>
        </message>
        <message>
            <source>`R`, `Shift+R`, `Alt` + wheel</source>
            <translation>`R`, `Shift+R`, `Alt` + Mausrad</translation>
        </message>
        <message>
            <source>`Shift` + click on a wall, with that tool</source>
            <translation>`Shift` + Klick auf eine Mauer, mit diesem Werkzeug</translation>
        </message>
        <message>
            <source>`Shift` + drag with *Draw rivers*</source>
            <translation>`Shift` + Ziehen mit *Flusslauf ziehen*</translation>
        </message>
        <message>
            <source>`Shift` + wheel</source>
            <translation>`Shift` + Mausrad</translation>
        </message>
        <message>
            <source>`Shift` or `Ctrl` + click</source>
            <translation>`Shift` oder `Ctrl` + Klick</translation>
        </message>
        <message>
            <source>`W`, or `Ctrl` held</source>
            <translation>`W`, oder `Ctrl` gehalten</translation>
        </message>
        <message>
            <source>a menu of all that can be done with a thing</source>
            <translation>ein Menü mit allem, was mit einem Ding getan werden kann</translation>
        </message>
        <message>
            <source>arrow keys</source>
            <translation>Pfeiltasten</translation>
        </message>
        <message>
            <source>build only walls</source>
            <translation>nur Mauern bauen</translation>
        </message>
        <message>
            <source>cancel the plan</source>
            <translation>den Plan aufheben</translation>
        </message>
        <message>
            <source>cancel what you have begun, otherwise choose nothing</source>
            <translation>Begonnenes abbrechen, sonst die Wahl aufheben</translation>
        </message>
        <message>
            <source>cancel what you have begun, otherwise select nothing</source>
            <translation>Begonnenes abbrechen, sonst die Auswahl aufheben</translation>
        </message>
        <message>
            <source>choose a transporter, load a good, put one down, run a building</source>
            <translation>einen Transporter wählen, eine Ware laden, eine abladen, ein Gebäude arbeiten lassen</translation>
        </message>
        <message>
            <source>choose the next transporter, the previous one</source>
            <translation>den nächsten Transporter wählen, den vorigen</translation>
        </message>
        <message>
            <source>click on a picture with a dashed rim</source>
            <translation>Klick auf ein Bild mit gestricheltem Rand</translation>
        </message>
        <message>
            <source>click, `Return`</source>
            <translation>Klick, `Return`</translation>
        </message>
        <message>
            <source>click, `Return`, `Space`</source>
            <translation>Klick, `Return`, `Space`</translation>
        </message>
        <message>
            <source>click, or drag</source>
            <translation>Klick oder Ziehen</translation>
        </message>
        <message>
            <source>demolish it</source>
            <translation>sie abreißen</translation>
        </message>
        <message>
            <source>do it; when something is asked, give the answer that changes nothing</source>
            <translation>es tun; bei einer Frage die Antwort geben, die nichts ändert</translation>
        </message>
        <message>
            <source>double click on a transporter</source>
            <translation>Doppelklick auf einen Transporter</translation>
        </message>
        <message>
            <source>double click, `Return`</source>
            <translation>Doppelklick, `Return`</translation>
        </message>
        <message>
            <source>drag</source>
            <translation>ziehen</translation>
        </message>
        <message>
            <source>drag a piece or home</source>
            <translation>einen Spielstein oder eine Heimat ziehen</translation>
        </message>
        <message>
            <source>drag of a picture from *Actions*, or a click on it and on the board</source>
            <translation>ein Bild aus *Aktionen* ziehen, oder ein Klick darauf und auf das Spielbrett</translation>
        </message>
        <message>
            <source>drag of goods</source>
            <translation>Waren ziehen</translation>
        </message>
        <message>
            <source>drag rows</source>
            <translation>Zeilen ziehen</translation>
        </message>
        <message>
            <source>drag, `Shift` when letting go</source>
            <translation>Ziehen, `Shift` beim Loslassen</translation>
        </message>
        <message>
            <source>end the rest of the turn</source>
            <translation>den Rest der Runde beenden</translation>
        </message>
        <message>
            <source>end your part of the phase</source>
            <translation>den eigenen Teil der Phase beenden</translation>
        </message>
        <message>
            <source>go from thing to thing</source>
            <translation>von Ding zu Ding gehen</translation>
        </message>
        <message>
            <source>go through what can be done on the board</source>
            <translation>durchgehen, was auf dem Spielbrett getan werden kann</translation>
        </message>
        <message>
            <source>have them brought there: one, with `Shift` or `Ctrl` as many as fit</source>
            <translation>sie dorthin bringen lassen: eine, mit `Shift` oder `Ctrl` so viele, wie Platz haben</translation>
        </message>
        <message>
            <source>in production: run all that needs no choice</source>
            <translation>in der Produktion: alles arbeiten lassen, was keine Wahl braucht</translation>
        </message>
        <message>
            <source>keys or mouse</source>
            <translation>Tasten oder Maus</translation>
        </message>
        <message>
            <source>lay the tile in hand</source>
            <translation>das Plättchen in der Hand legen</translation>
        </message>
        <message>
            <source>let all follow</source>
            <translation>alle folgen lassen</translation>
        </message>
        <message>
            <source>let it do its last errand again</source>
            <translation>ihn seinen letzten Auftrag wiederholen lassen</translation>
        </message>
        <message>
            <source>let one follow the chosen transporter</source>
            <translation>eine dem gewählten Transporter folgen lassen</translation>
        </message>
        <message>
            <source>load, hand over, put down; take a transporter aboard, set it down</source>
            <translation>laden, übergeben, abladen; einen Transporter an Bord nehmen, absetzen</translation>
        </message>
        <message>
            <source>middle button, `Space` + drag</source>
            <translation>mittlere Taste, `Space` + Ziehen</translation>
        </message>
        <message>
            <source>move it; out of a stack, one</source>
            <translation>ihn bewegen; aus einem Stapel einen</translation>
        </message>
        <message>
            <source>move maps and chapters</source>
            <translation>Karten und Kapitel verschieben</translation>
        </message>
        <message>
            <source>move the keyboard's pointer from tile to tile</source>
            <translation>den Zeiger der Tastatur von Plättchen zu Plättchen bewegen</translation>
        </message>
        <message>
            <source>move the map</source>
            <translation>die Karte verschieben</translation>
        </message>
        <message>
            <source>move the selection by one tile</source>
            <translation>die Auswahl um ein Plättchen verschieben</translation>
        </message>
        <message>
            <source>move the whole stack</source>
            <translation>den ganzen Stapel bewegen</translation>
        </message>
        <message>
            <source>open the map in a tab of its own</source>
            <translation>die Karte in einem eigenen Reiter öffnen</translation>
        </message>
        <message>
            <source>pick up the tile, or take the piece away; with *Select* a menu</source>
            <translation>das Plättchen aufnehmen oder den Spielstein wegnehmen; mit *Auswählen* ein Menü</translation>
        </message>
        <message>
            <source>plan it, and have its goods brought there</source>
            <translation>es planen und das Nötige bringen lassen</translation>
        </message>
        <message>
            <source>put one good of this kind down from the chosen transporter</source>
            <translation>eine Ware dieser Art vom gewählten Transporter abladen</translation>
        </message>
        <message>
            <source>right click</source>
            <translation>Rechtsklick</translation>
        </message>
        <message>
            <source>right click, `Menu`</source>
            <translation>Rechtsklick, `Menu`</translation>
        </message>
        <message>
            <source>scroll sideways</source>
            <translation>seitwärts scrollen</translation>
        </message>
        <message>
            <source>take a thing up, drop it</source>
            <translation>ein Ding aufnehmen, fallen lassen</translation>
        </message>
        <message>
            <source>take a tile like the one under the pointer in hand</source>
            <translation>ein Plättchen wie das unter dem Zeiger in die Hand nehmen</translation>
        </message>
        <message>
            <source>take a tile of a terrain in hand; pressed again, its next shape</source>
            <translation>ein Plättchen eines Geländes in die Hand nehmen; noch einmal gedrückt, seine nächste Form</translation>
        </message>
        <message>
            <source>take away the river under the way</source>
            <translation>den Fluss unter dem Weg entfernen</translation>
        </message>
        <message>
            <source>take away what lies there, or what is selected</source>
            <translation>wegnehmen, was dort liegt, oder was ausgewählt ist</translation>
        </message>
        <message>
            <source>take out of the book what is selected</source>
            <translation>das Ausgewählte aus dem Buch nehmen</translation>
        </message>
        <message>
            <source>the same with as many goods as possible</source>
            <translation>dasselbe mit so vielen Waren wie möglich</translation>
        </message>
        <message>
            <source>the same, and end the production if nothing is left to choose</source>
            <translation>dasselbe, und die Produktion beenden, wenn nichts mehr zu wählen ist</translation>
        </message>
        <message>
            <source>turn it on to the next rotation that may be laid here</source>
            <translation>es weiter in die nächste Lage drehen, die hier erlaubt ist</translation>
        </message>
        <message>
            <source>turn the tile in hand</source>
            <translation>das Plättchen in der Hand drehen</translation>
        </message>
        <message>
            <source>turn what is in hand</source>
            <translation>drehen, was in der Hand ist</translation>
        </message>
        <message>
            <source>use the tool</source>
            <translation>das Werkzeug benutzen</translation>
        </message>
        <message>
            <source>use the tool at the keyboard's pointer; begin a river there, and end it</source>
            <translation>das Werkzeug am Zeiger der Tastatur anwenden; dort einen Fluss beginnen und beenden</translation>
        </message>
        <message>
            <source>what it does</source>
            <translation>was es tut</translation>
        </message>
        <message>
            <source>wheel, `Ctrl` + wheel</source>
            <translation>Mausrad, `Ctrl` + Mausrad</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>zoomen</translation>
        </message>
        <message>
            <source>zoom in, zoom out, show the whole map</source>
            <translation>vergrößern, verkleinern, die ganze Karte zeigen</translation>
        </message>
    </context>
    <context>
        <name>ShownFigures</name>
        <message>
            <source>Compare with a game</source>
            <translation>Mit einem Spiel vergleichen</translation>
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation>Spiele ({suffixes})</translation>
        </message>
        <message>
            <source>This game cannot be compared.</source>
            <translation>Dieses Spiel lässt sich nicht vergleichen.</translation>
        </message>
    </context>
    <context>
        <name>SoloBox</name>
        <message>
            <source>(row {rows})</source>
            <translation>(Reihe {rows})</translation>
        </message>
        <message>
            <source>How the solo game stands</source>
            <translation>Wie das Solospiel steht</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Your best</source>
            <translation>Dein bestes</translation>
        </message>
        <message>
            <source>no finished game yet</source>
            <translation>noch kein beendetes Spiel</translation>
        </message>
        <message>
            <source>nobody has set one yet</source>
            <translation>noch keiner aufgestellt</translation>
        </message>
        <message>
            <source>of {turns}</source>
            <translation>von {turns}</translation>
        </message>
        <message>
            <source>on {day}</source>
            <translation>am {day}</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>Wunder</translation>
        </message>
        <message>
            <source>{row}: {points}</source>
            <translation>{row}: {points}</translation>
        </message>
    </context>
    <context>
        <name>SolutionReport</name>
        <message>
            <source>&amp;Add to a table of records…</source>
            <translation>In eine Rekordtabelle &amp;aufnehmen…</translation>
        </message>
        <message>
            <source>&amp;Open as a game</source>
            <translation>Als Spiel ö&amp;ffnen</translation>
        </message>
        <message>
            <source>&amp;Show the fault on the board</source>
            <translation>Den &amp;Fehler auf dem Spielbrett zeigen</translation>
        </message>
        <message>
            <source>Entry {number} of the log, setting up:</source>
            <translation>Eintrag {number} des Protokolls, beim Aufbau:</translation>
        </message>
        <message>
            <source>Entry {number} of the log, turn {turn}, {phase}:</source>
            <translation>Eintrag {number} des Protokolls, Runde {turn}, {phase}:</translation>
        </message>
        <message>
            <source>Found by:</source>
            <translation>Gefunden von:</translation>
        </message>
        <message>
            <source>Goods used:</source>
            <translation>Verbrauchte Waren:</translation>
        </message>
        <message>
            <source>Hash:</source>
            <translation>Hash:</translation>
        </message>
        <message>
            <source>It is not finished: these are the points so far.</source>
            <translation>Sie ist nicht zu Ende gespielt: Das sind die Punkte bisher.</translation>
        </message>
        <message>
            <source>Legal</source>
            <translation>Regelgerecht</translation>
        </message>
        <message>
            <source>Legal: {points}</source>
            <translation>Regelgerecht: {points}</translation>
        </message>
        <message>
            <source>Not legal: the solution breaks the rules.</source>
            <translation>Nicht regelgerecht: Die Lösung bricht die Regeln.</translation>
        </message>
        <message>
            <source>Points reached:</source>
            <translation>Punkte erreicht:</translation>
        </message>
        <message>
            <source>Points:</source>
            <translation>Punkte:</translation>
        </message>
        <message>
            <source>Scenario:</source>
            <translation>Szenario:</translation>
        </message>
        <message>
            <source>Verified: {name}</source>
            <translation>Geprüft: {name}</translation>
        </message>
        <message>
            <source>after turn {turn}</source>
            <translation>nach Runde {turn}</translation>
        </message>
        <message>
            <source>from the beginning</source>
            <translation>von Anfang an</translation>
        </message>
        <message>
            <source>without a title</source>
            <translation>ohne Titel</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>Wunder</translation>
        </message>
        <message>
            <source>{hash}…, rules {version}</source>
            <translation>{hash}…, Regeln {version}</translation>
        </message>
    </context>
    <context>
        <name>SolverWindow</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Open the game</source>
            <translation>Spiel ö&amp;ffnen</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>S&amp;tarten</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>An&amp;halten</translation>
        </message>
        <message>
            <source>&amp;Write it into the scenario as its record</source>
            <translation>Als &amp;Rekord ins Szenario schreiben</translation>
        </message>
        <message>
            <source>Another seed finds other games; the same seed with as many processes finds the same</source>
            <translation>Ein anderer Startwert findet andere Spiele; derselbe mit ebenso vielen Prozessen dieselben</translation>
        </message>
        <message>
            <source>How many processes work at once</source>
            <translation>Wie viele Prozesse zugleich arbeiten</translation>
        </message>
        <message>
            <source>Made of</source>
            <translation>Zusammensetzung</translation>
        </message>
        <message>
            <source>Marked as a machine's</source>
            <translation>Als der einer Maschine gekennzeichnet</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Noch kein Spiel</translation>
        </message>
        <message>
            <source>Opens in a tab, at its beginning, so that you can step through it</source>
            <translation>Öffnet sich am Anfang in einem Reiter, um es Schritt für Schritt anzusehen</translation>
        </message>
        <message>
            <source>Plans</source>
            <translation>Pläne</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Prozesse</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Solve: {map}</source>
            <translation>Lösen: {map}</translation>
        </message>
        <message>
            <source>The best games</source>
            <translation>Die besten Spiele</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>What the curve goes over</source>
            <translation>Worüber die Kurve aufgetragen ist</translation>
        </message>
        <message>
            <source>over plans</source>
            <translation>über die Pläne</translation>
        </message>
        <message>
            <source>over time</source>
            <translation>über die Zeit</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>Rekord {points}</translation>
        </message>
        <message>
            <source>{plans} plans in {time}</source>
            <translation>{plans} Pläne in {time}</translation>
        </message>
        <message>
            <source>{plans}, {pace} a second</source>
            <translation>{plans}, {pace} pro Sekunde</translation>
        </message>
    </context>
    <context>
        <name>Solvers</name>
        <message>
            <source>This cannot be solved.</source>
            <translation>Das kann nicht gelöst werden.</translation>
        </message>
        <message>
            <source>This game has several players; the solver plays the solo game.</source>
            <translation>Dieses Spiel hat mehrere Spieler; der Löser spielt das Solospiel.</translation>
        </message>
        <message>
            <source>This scenario is for several players; the solver plays the solo game.</source>
            <translation>Dieses Szenario ist für mehrere Spieler; der Löser spielt das Solospiel.</translation>
        </message>
        <message>
            <source>{map}, from turn {turn} on</source>
            <translation>{map}, ab Runde {turn}</translation>
        </message>
    </context>
    <context>
        <name>SpokenTable</name>
        <message>
            <source>Tiles of the map</source>
            <translation>Plättchen der Karte</translation>
        </message>
    </context>
    <context>
        <name>StampCommands</name>
        <message numerus="yes">
            <source>%n tiles kept as stamp {slot}; {keys} takes them in hand</source>
            <translation>
                <numerusform>%n Plättchen als Stempel {slot} aufbewahrt; {keys} nimmt es in die Hand</numerusform>
                <numerusform>%n Plättchen als Stempel {slot} aufbewahrt; {keys} nimmt sie in die Hand</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is kept as stamp {slot}; {keys} keeps what is selected</source>
            <translation>Als Stempel {slot} ist nichts aufbewahrt; {keys} bewahrt auf, was ausgewählt ist</translation>
        </message>
        <message>
            <source>Select tiles first, to keep them as a stamp.</source>
            <translation>Erst Plättchen auswählen, um sie als Stempel aufzubewahren.</translation>
        </message>
        <message numerus="yes">
            <source>Stamp &amp;{slot}: %n tiles</source>
            <translation>
                <numerusform>Stempel &amp;{slot}: %n Plättchen</numerusform>
                <numerusform>Stempel &amp;{slot}: %n Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>Stamp &amp;{slot}: empty</source>
            <translation>Stempel &amp;{slot}: leer</translation>
        </message>
        <message>
            <source>The stamp cannot be read: {reason}</source>
            <translation>Der Stempel kann nicht gelesen werden: {reason}</translation>
        </message>
        <message>
            <source>The stamp is not kept: {reason}</source>
            <translation>Der Stempel ist nicht aufbewahrt: {reason}</translation>
        </message>
    </context>
    <context>
        <name>StartField</name>
        <message>
            <source>Change what players start with</source>
            <translation>Ändern, womit Spieler beginnen</translation>
        </message>
        <message>
            <source>Standard start</source>
            <translation>Standardstart</translation>
        </message>
        <message>
            <source>Take the standard start</source>
            <translation>Standardstart übernehmen</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <source>Homes</source>
            <translation>Heimaten</translation>
        </message>
        <message>
            <source>Land</source>
            <translation>Land</translation>
        </message>
        <message>
            <source>Land for each of {players}: {share}</source>
            <translation>Land je Spieler ({players}): {share}</translation>
        </message>
        <message>
            <source>Of the expansion</source>
            <translation>Aus der Erweiterung</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>Sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>Separate parts</source>
            <translation>Getrennte Teile</translation>
        </message>
        <message>
            <source>Shores</source>
            <translation>Küsten</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Tiles by kind</source>
            <translation>Plättchen nach Art</translation>
        </message>
        <message>
            <source>{line}, little: the rule book recommends about {advised}</source>
            <translation>{line}, wenig: das Regelheft empfiehlt etwa {advised}</translation>
        </message>
        <message>
            <source>{line}, much: the rule book recommends about {advised}</source>
            <translation>{line}, viel: das Regelheft empfiehlt etwa {advised}</translation>
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message numerus="yes">
            <source>Brush: %n tiles</source>
            <translation>
                <numerusform>Pinsel: %n Plättchen</numerusform>
                <numerusform>Pinsel: %n Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>rectangle</source>
            <translation>Rechteck</translation>
        </message>
        <message>
            <source>ring</source>
            <translation>Ring</translation>
        </message>
        <message>
            <source>straight line</source>
            <translation>gerade Linie</translation>
        </message>
        <message>
            <source>{count}: show them</source>
            <translation>{count}: zeigen</translation>
        </message>
    </context>
    <context>
        <name>StructureButton</name>
        <message>
            <source>Drag it to its place: the goods it costs are brought there, and it is built in your building phase.</source>
            <translation>An seinen Platz ziehen: Was es kostet, wird dorthin gebracht, und gebaut wird in deiner Bauphase.</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>{name}: {price}</source>
            <translation>{name}: {price}</translation>
        </message>
    </context>
    <context>
        <name>StructurePalette</name>
        <message>
            <source>Drag one to the board: what it costs is brought there</source>
            <translation>Aufs Spielbrett ziehen: Das Nötige wird dorthin gebracht</translation>
        </message>
        <message>
            <source>What can be planned</source>
            <translation>Was sich planen lässt</translation>
        </message>
    </context>
    <context>
        <name>StudyBar</name>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number} von {wanted} Spielen</translation>
        </message>
    </context>
    <context>
        <name>StudyView</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n Spiel ist gescheitert und zählt nicht.</numerusform>
                <numerusform>%n Spiele sind gescheitert und zählen nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Es werden gerade andere Spiele gespielt.</translation>
        </message>
        <message>
            <source>That takes {duration}.</source>
            <translation>Das dauert {duration}.</translation>
        </message>
        <message>
            <source>The map has been changed since these games.</source>
            <translation>Die Karte wurde seit diesen Spielen geändert.</translation>
        </message>
    </context>
    <context>
        <name>StyleBox</name>
        <message>
            <source>Flat colours</source>
            <translation>Flächige Farben</translation>
        </message>
        <message>
            <source>Ink and wash</source>
            <translation>Tusche, laviert</translation>
        </message>
        <message>
            <source>Painted</source>
            <translation>Gemalt</translation>
        </message>
    </context>
    <context>
        <name>SupplyPanel</name>
        <message numerus="yes">
            <source>%n left in the box</source>
            <translation>
                <numerusform>noch %n im Vorrat</numerusform>
                <numerusform>noch %n im Vorrat</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more land tiles to lay, of any kind</source>
            <translation>
                <numerusform>noch %n Landplättchen zu legen, gleich welcher Art</numerusform>
                <numerusform>noch %n Landplättchen zu legen, gleich welcher Art</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more sea tiles to lay</source>
            <translation>
                <numerusform>noch %n Meerplättchen zu legen</numerusform>
                <numerusform>noch %n Meerplättchen zu legen</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles left</source>
            <translation>Übrige Plättchen</translation>
        </message>
        <message>
            <source>none left in the box</source>
            <translation>keines mehr im Vorrat</translation>
        </message>
        <message>
            <source>the world has all its land</source>
            <translation>die Welt hat ihr ganzes Land</translation>
        </message>
        <message>
            <source>the world has all its sea</source>
            <translation>die Welt hat ihr ganzes Meer</translation>
        </message>
    </context>
    <context>
        <name>Symmetries</name>
        <message>
            <source>Mirror</source>
            <translation>Spiegel</translation>
        </message>
        <message>
            <source>Mirror above and below, axis from 3 to 9 o'clock</source>
            <translation>Spiegel oben und unten, Achse von 3 bis 9 Uhr</translation>
        </message>
        <message>
            <source>Mirror left and right, axis from 12 to 6 o'clock</source>
            <translation>Spiegel links und rechts, Achse von 12 bis 6 Uhr</translation>
        </message>
        <message>
            <source>Mirror, axis from {first} to {third} o'clock</source>
            <translation>Spiegel, Achse von {first} bis {third} Uhr</translation>
        </message>
        <message>
            <source>No symmetry</source>
            <translation>Keine Symmetrie</translation>
        </message>
        <message>
            <source>Six mirrors</source>
            <translation>Sechs Spiegel</translation>
        </message>
        <message>
            <source>Six-fold turn</source>
            <translation>Sechszählige Drehung</translation>
        </message>
        <message>
            <source>Three mirrors</source>
            <translation>Drei Spiegel</translation>
        </message>
        <message>
            <source>Three mirrors, axes at {first}, {second} and {third} o'clock</source>
            <translation>Drei Spiegel, Achsen auf {first}, {second} und {third} Uhr</translation>
        </message>
        <message>
            <source>Three-fold turn</source>
            <translation>Dreizählige Drehung</translation>
        </message>
        <message>
            <source>Two mirrors</source>
            <translation>Zwei Spiegel</translation>
        </message>
        <message>
            <source>Two mirrors, axes at {first} and {second} o'clock</source>
            <translation>Zwei Spiegel, Achsen auf {first} und {second} Uhr</translation>
        </message>
        <message>
            <source>Two-fold turn</source>
            <translation>Zweizählige Drehung</translation>
        </message>
    </context>
    <context>
        <name>SymmetryDialog</name>
        <message numerus="yes">
            <source>%n tiles change.</source>
            <translation>
                <numerusform>%n Plättchen ändert sich.</numerusform>
                <numerusform>%n Plättchen ändern sich.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles go on differing from their images.</source>
            <translation>
                <numerusform>%n Plättchen weicht weiter von seinen Bildern ab.</numerusform>
                <numerusform>%n Plättchen weichen weiter von ihren Bildern ab.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy to all images:</source>
            <translation>Auf alle Bilder &amp;kopieren:</translation>
        </message>
        <message>
            <source>All from {begin} to {end} o'clock</source>
            <translation>Alles von {begin} bis {end} Uhr</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Symmetrisch machen</translation>
        </message>
        <message>
            <source>What has no image yet</source>
            <translation>Was noch kein Bild hat</translation>
        </message>
        <message>
            <source>What is selected</source>
            <translation>Das Ausgewählte</translation>
        </message>
    </context>
    <context>
        <name>SymmetryGrid</name>
        <message>
            <source>Mirrors</source>
            <translation>Spiegel</translation>
        </message>
        <message>
            <source>One mirror</source>
            <translation>Ein Spiegel</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Drehungen</translation>
        </message>
    </context>
    <context>
        <name>SymmetryGridAction</name>
        <message>
            <source>Symmetries</source>
            <translation>Symmetrien</translation>
        </message>
    </context>
    <context>
        <name>TextDialog</name>
        <message>
            <source>&amp;District</source>
            <translation>Be&amp;zirk</translation>
        </message>
        <message>
            <source>&amp;Label</source>
            <translation>&amp;Beschriftung</translation>
        </message>
        <message>
            <source>&amp;Note</source>
            <translation>&amp;Notiz</translation>
        </message>
        <message>
            <source>Private: neither printed nor shared</source>
            <translation>Privat: weder gedruckt noch weitergegeben</translation>
        </message>
        <message>
            <source>Texts at {place}</source>
            <translation>Texte auf {place}</translation>
        </message>
        <message numerus="yes">
            <source>The %n selected tiles belong to this district.</source>
            <translation>
                <numerusform>Das %n ausgewählte Plättchen gehört zu diesem Bezirk.</numerusform>
                <numerusform>Die %n ausgewählten Plättchen gehören zu diesem Bezirk.</numerusform>
            </translation>
        </message>
        <message>
            <source>This tile belongs to the district. Select several tiles first to name them together.</source>
            <translation>Dieses Plättchen gehört zum Bezirk. Wähle vorher mehrere Plättchen aus, um sie auf einmal zu benennen.</translation>
        </message>
        <message>
            <source>Write on the map</source>
            <translation>Auf die Karte schreiben</translation>
        </message>
    </context>
    <context>
        <name>TextTable</name>
        <message>
            <source>District</source>
            <translation>Bezirk</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Beschriftung</translation>
        </message>
        <message>
            <source>Note {number}</source>
            <translation>Notiz {number}</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Gedruckt</translation>
        </message>
        <message>
            <source>Private</source>
            <translation>Privat</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Sichtbarkeit</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
    </context>
    <context>
        <name>TextTool</name>
        <message>
            <source>Click to write a label, a note or the name of a district; drag to move</source>
            <translation>Klicken, um eine Beschriftung, eine Notiz oder den Namen eines Bezirks zu schreiben; ziehen zum Verschieben</translation>
        </message>
        <message>
            <source>Move text</source>
            <translation>Text verschieben</translation>
        </message>
        <message>
            <source>Texts stand on tiles</source>
            <translation>Texte stehen auf Plättchen</translation>
        </message>
    </context>
    <context>
        <name>TextsPanel</name>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Edit…</source>
            <translation>Bearbeiten…</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Dorthin gehen</translation>
        </message>
        <message>
            <source>Nothing is written on the map</source>
            <translation>Auf der Karte steht nichts geschrieben</translation>
        </message>
        <message>
            <source>Remove texts</source>
            <translation>Texte entfernen</translation>
        </message>
        <message>
            <source>Texts of the map</source>
            <translation>Texte der Karte</translation>
        </message>
        <message>
            <source>The tool “Labels and notes” writes labels, notes and the names of districts on its tiles.</source>
            <translation>Das Werkzeug „Beschriftungen und Notizen“ schreibt Beschriftungen, Notizen und Namen von Bezirken auf ihre Plättchen.</translation>
        </message>
    </context>
    <context>
        <name>TileActions</name>
        <message>
            <source>It makes its good by itself, at the beginning of the production phase.</source>
            <translation>Es stellt seine Ware von selbst her, zu Beginn der Produktion.</translation>
        </message>
        <message>
            <source>Nothing is there. Choose a transporter by a click on it, then click goods.</source>
            <translation>Dort ist nichts. Einen Transporter anklicken, dann Waren anklicken.</translation>
        </message>
        <message>
            <source>Nothing is there. Click goods to load {name}, or what it holds to put it down.</source>
            <translation>Dort ist nichts. Waren anklicken, um {name} zu beladen, oder die Ladung, um sie abzuladen.</translation>
        </message>
        <message>
            <source>{name} is chosen already. Click goods to load it, or what it holds to put it down.</source>
            <translation>{name} ist schon gewählt. Waren anklicken, um zu beladen, oder die Ladung, um sie abzuladen.</translation>
        </message>
    </context>
    <context>
        <name>TileCanvas</name>
        <message>
            <source>Click a tile or a transporter on the map: here you see all that is there, and load and unload.</source>
            <translation>Ein Plättchen oder einen Transporter auf der Karte anklicken: Hier siehst du alles, was dort ist, und kannst laden und abladen.</translation>
        </message>
    </context>
    <context>
        <name>TileFields</name>
        <message>
            <source>Add field: {name}</source>
            <translation>Angabe hinzufügen: {name}</translation>
        </message>
        <message>
            <source>Change field: {name}</source>
            <translation>Angabe ändern: {name}</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Eigene Angaben</translation>
        </message>
        <message>
            <source>Remove field: {name}</source>
            <translation>Angabe entfernen: {name}</translation>
        </message>
        <message>
            <source>Rename field: {name}</source>
            <translation>Angabe umbenennen: {name}</translation>
        </message>
    </context>
    <context>
        <name>TileInHand</name>
        <message>
            <source>Turn left</source>
            <translation>Links drehen</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Rechts drehen</translation>
        </message>
    </context>
    <context>
        <name>TileMenu</name>
        <message>
            <source>{action}: {reason}</source>
            <translation>{action}: {reason}</translation>
        </message>
    </context>
    <context>
        <name>TilePalette</name>
        <message numerus="yes">
            <source>%n more than in the box</source>
            <translation>
                <numerusform>%n mehr als im Vorrat</numerusform>
                <numerusform>%n mehr als im Vorrat</numerusform>
            </translation>
        </message>
        <message>
            <source>Add to the favourites</source>
            <translation>Zu den Favoriten</translation>
        </message>
        <message>
            <source>Compose the rivers of a tile edge by edge</source>
            <translation>Die Flüsse eines Plättchens Kante für Kante zusammenstellen</translation>
        </message>
        <message>
            <source>Compose…</source>
            <translation>Eigene…</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <source>More shapes</source>
            <translation>Weitere Formen</translation>
        </message>
        <message>
            <source>Search for tiles</source>
            <translation>Plättchen suchen</translation>
        </message>
        <message>
            <source>Search: woods sharp</source>
            <translation>Suchen: Wald scharf</translation>
        </message>
        <message>
            <source>Take out of the favourites</source>
            <translation>Aus den Favoriten nehmen</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>as many as you like</source>
            <translation>so viele, wie du willst</translation>
        </message>
        <message>
            <source>none of {held} left in the box</source>
            <translation>keins von {held} mehr im Vorrat</translation>
        </message>
        <message>
            <source>not in the box</source>
            <translation>nicht im Vorrat</translation>
        </message>
        <message>
            <source>{left} of {held} left in the box</source>
            <translation>noch {left} von {held} im Vorrat</translation>
        </message>
    </context>
    <context>
        <name>TilePicture</name>
        <message>
            <source>The tile you are looking at</source>
            <translation>Das Plättchen, das du ansiehst</translation>
        </message>
    </context>
    <context>
        <name>TileTable</name>
        <message>
            <source>Box</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <source>Click to select them on the map</source>
            <translation>Klicken, um sie auf der Karte auszuwählen</translation>
        </message>
        <message>
            <source>In the box</source>
            <translation>Im Vorrat</translation>
        </message>
        <message>
            <source>Kind of tile</source>
            <translation>Art des Plättchens</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Übrig</translation>
        </message>
        <message>
            <source>Left in the box</source>
            <translation>Noch im Vorrat</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>More than the box holds: {count}</source>
            <translation>Mehr als der Vorrat enthält: {count}</translation>
        </message>
        <message>
            <source>On the map</source>
            <translation>Auf der Karte</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Plättchen</translation>
        </message>
    </context>
    <context>
        <name>TileTool</name>
        <message>
            <source>Already here: {tile}</source>
            <translation>Liegt schon hier: {tile}</translation>
        </message>
        <message>
            <source>Click to lay {tile}</source>
            <translation>Klicken, um {tile} zu legen</translation>
        </message>
        <message>
            <source>Click to lay {tile} instead of {other}</source>
            <translation>Klicken, um {tile} statt {other} zu legen</translation>
        </message>
        <message numerus="yes">
            <source>Lay %n tiles: {tile}</source>
            <translation>
                <numerusform>%n Plättchen legen: {tile}</numerusform>
                <numerusform>%n Plättchen legen: {tile}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay {tile}</source>
            <translation>{tile} legen</translation>
        </message>
    </context>
    <context>
        <name>TileView</name>
        <message>
            <source>Ask them</source>
            <translation>Sie fragen</translation>
        </message>
        <message>
            <source>Offer it to the other player, who agrees or refuses</source>
            <translation>Es dem anderen Spieler anbieten, der zustimmt oder ablehnt</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>{terrain} {place}</source>
            <translation>{terrain} {place}</translation>
        </message>
    </context>
    <context>
        <name>TimeSlider</name>
        <message>
            <source>Moment of the game</source>
            <translation>Moment des Spiels</translation>
        </message>
    </context>
    <context>
        <name>Tool</name>
        <message>
            <source>Breaks a rule: {reason}</source>
            <translation>Bricht eine Regel: {reason}</translation>
        </message>
        <message>
            <source>Locked: unlock the tile first</source>
            <translation>Gesperrt: Entsperre zuerst das Plättchen</translation>
        </message>
        <message>
            <source>Not allowed here: {reason}</source>
            <translation>Hier nicht erlaubt: {reason}</translation>
        </message>
        <message>
            <source>Nothing was changed, because it is not allowed: {reason}</source>
            <translation>Nichts wurde geändert, weil es nicht erlaubt ist: {reason}</translation>
        </message>
        <message>
            <source>Takes away {things}</source>
            <translation>Nimmt weg: {things}</translation>
        </message>
        <message>
            <source>The rivers do not meet those of the tiles around</source>
            <translation>Die Flüsse treffen nicht auf die der Plättchen ringsum</translation>
        </message>
    </context>
    <context>
        <name>TournamentTables</name>
        <message>
            <source>Better in</source>
            <translation>Besser in</translation>
        </message>
        <message>
            <source>Each against each</source>
            <translation>Jeder gegen jeden</translation>
        </message>
        <message>
            <source>How strong players are</source>
            <translation>Wie stark Spieler sind</translation>
        </message>
        <message>
            <source>If all were equally strong: {percent} %</source>
            <translation>Wenn alle gleich stark wären: {percent} %</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>the measure</source>
            <translation>der Maßstab</translation>
        </message>
        <message>
            <source>{player} against {opponent}</source>
            <translation>{player} gegen {opponent}</translation>
        </message>
    </context>
    <context>
        <name>TracedPicture</name>
        <message>
            <source>Lay the picture</source>
            <translation>Bild ausrichten</translation>
        </message>
        <message>
            <source>Move the picture</source>
            <translation>Bild verschieben</translation>
        </message>
        <message>
            <source>Pin the picture</source>
            <translation>Bild anheften</translation>
        </message>
        <message>
            <source>Put a picture under the map</source>
            <translation>Bild unter die Karte legen</translation>
        </message>
        <message>
            <source>Remove the picture</source>
            <translation>Bild entfernen</translation>
        </message>
        <message numerus="yes">
            <source>Take %n tiles from the picture</source>
            <translation>
                <numerusform>%n Plättchen aus dem Bild nehmen</numerusform>
                <numerusform>%n Plättchen aus dem Bild nehmen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrafficMap</name>
        <message>
            <source>Goods made there</source>
            <translation>Dort hergestellte Waren</translation>
        </message>
        <message>
            <source>Steps of transporters</source>
            <translation>Schritte der Transporter</translation>
        </message>
        <message>
            <source>The darker a tile, the more of it; tiles without a number have none.</source>
            <translation>Je dunkler ein Plättchen, desto mehr davon; Plättchen ohne Zahl haben nichts.</translation>
        </message>
        <message>
            <source>The map of the game</source>
            <translation>Die Karte des Spiels</translation>
        </message>
        <message>
            <source>What is painted over the map</source>
            <translation>Was über die Karte gemalt ist</translation>
        </message>
    </context>
    <context>
        <name>TransferButton</name>
        <message>
            <source>{good}, {count}: {ends}</source>
            <translation>{good}, {count}: {ends}</translation>
        </message>
        <message>
            <source>{good}: {ends}
A click moves one, with Shift as many as fit.</source>
            <translation>{good}: {ends}
Ein Klick bewegt eins, mit Umschalt so viele wie möglich.</translation>
        </message>
    </context>
    <context>
        <name>TransferRow</name>
        <message>
            <source>Move all: {ends}</source>
            <translation>Alles bewegen: {ends}</translation>
        </message>
        <message>
            <source>Move as many of all as fit, the most valuable first</source>
            <translation>Von allem so viel bewegen, wie passt, das Wertvollste zuerst</translation>
        </message>
    </context>
    <context>
        <name>TransporterFields</name>
        <message>
            <source>Cargo</source>
            <translation>Ladung</translation>
        </message>
        <message>
            <source>Carries</source>
            <translation>Trägt</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <source>no transporter</source>
            <translation>kein Transporter</translation>
        </message>
    </context>
    <context>
        <name>TransporterRow</name>
        <message numerus="yes">
            <source>%n geese follow it.</source>
            <translation>
                <numerusform>Ihm folgt %n Gans.</numerusform>
                <numerusform>Ihm folgen %n Gänse.</numerusform>
            </translation>
        </message>
        <message>
            <source>It carries {other}.</source>
            <translation>Trägt {other}.</translation>
        </message>
        <message>
            <source>It has moved; points left: {left} of {most}.</source>
            <translation>Hat sich bewegt; Punkte übrig: {left} von {most}.</translation>
        </message>
        <message>
            <source>It has not moved; points left: {left} of {most}.</source>
            <translation>Hat sich nicht bewegt; Punkte übrig: {left} von {most}.</translation>
        </message>
        <message>
            <source>It holds {goods} ({loaded} of {most}).</source>
            <translation>Geladen: {goods} ({loaded} von {most}).</translation>
        </message>
        <message>
            <source>It is empty and has room for {most}.</source>
            <translation>Leer, mit Platz für {most}.</translation>
        </message>
        <message>
            <source>aboard {carrier}</source>
            <translation>an Bord von {carrier}</translation>
        </message>
        <message>
            <source>carries {other}</source>
            <translation>trägt {other}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>leads {geese}</source>
            <translation>führt {geese}</translation>
        </message>
        <message>
            <source>{left} of {most}</source>
            <translation>{left} von {most}</translation>
        </message>
        <message>
            <source>{transporter} is aboard {carrier}.</source>
            <translation>{transporter} ist an Bord von {carrier}.</translation>
        </message>
        <message>
            <source>{transporter} is {where}.</source>
            <translation>{transporter} ist {where}.</translation>
        </message>
        <message>
            <source>✓ {left} of {most}</source>
            <translation>✓ {left} von {most}</translation>
        </message>
    </context>
    <context>
        <name>TurnBar</name>
        <message>
            <source>A phase</source>
            <translation>Eine Phase</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>Eine Runde</translation>
        </message>
        <message>
            <source>Ask what a good player would do now, and why (H)</source>
            <translation>Fragen, was ein guter Spieler jetzt tun würde, und warum (H)</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>One action</source>
            <translation>Eine Aktion</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>Passed over: {phases}</source>
            <translation>Übergangen: {phases}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Result…</source>
            <translation>Ergebnis…</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Sitze</translation>
        </message>
        <message>
            <source>Setting up</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Show the result of the game</source>
            <translation>Zeigen, wer womit gewonnen hat</translation>
        </message>
        <message>
            <source>Take over from a machine, or let a machine play on for a person</source>
            <translation>Von einer Maschine übernehmen, oder eine für jemanden weiterspielen lassen</translation>
        </message>
        <message>
            <source>Temple</source>
            <translation>Tempel</translation>
        </message>
        <message>
            <source>The game is over: {result}</source>
            <translation>Das Spiel ist zu Ende: {result}</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Turn {turn} of {turns}</source>
            <translation>Runde {turn} von {turns}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>{phase}: {players}</source>
            <translation>{phase}: {players}</translation>
        </message>
        <message>
            <source>{players} to decide</source>
            <translation>Entscheidung: {players}</translation>
        </message>
        <message>
            <source>{player} to answer {asker}</source>
            <translation>{player} antwortet {asker}</translation>
        </message>
        <message>
            <source>{player}: {phase}</source>
            <translation>{player}: {phase}</translation>
        </message>
    </context>
    <context>
        <name>TurnLines</name>
        <message>
            <source>Turn {turn}</source>
            <translation>Runde {turn}</translation>
        </message>
        <message>
            <source>{name}: {value}</source>
            <translation>{name}: {value}</translation>
        </message>
    </context>
    <context>
        <name>TurnPage</name>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Goods:</source>
            <translation>Waren:</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Values by turn</source>
            <translation>Werte je Runde</translation>
        </message>
    </context>
    <context>
        <name>TypedValue</name>
        <message>
            <source>several values</source>
            <translation>mehrere Werte</translation>
        </message>
    </context>
    <context>
        <name>VariationsDialog</name>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <source>&amp;Go back to it</source>
            <translation>&amp;Dorthin zurück</translation>
        </message>
        <message>
            <source>&amp;Name it</source>
            <translation>&amp;Benennen</translation>
        </message>
        <message>
            <source>A note on the chosen line</source>
            <translation>Eine Notiz zur gewählten Variante</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message numerus="yes">
            <source>Delete %n lines?</source>
            <translation>
                <numerusform>%n Variante löschen?</numerusform>
                <numerusform>%n Varianten löschen?</numerusform>
            </translation>
        </message>
        <message>
            <source>Delete the chosen lines (Delete)</source>
            <translation>Die gewählten Varianten löschen (Entf)</translation>
        </message>
        <message>
            <source>Delete the line “{name}”?</source>
            <translation>Variante „{name}“ löschen?</translation>
        </message>
        <message>
            <source>Give the chosen line a name (F2)</source>
            <translation>Der gewählten Variante einen Namen geben (F2)</translation>
        </message>
        <message>
            <source>Its name and note are lost with it.</source>
            <translation>Name und Notiz gehen mit verloren.</translation>
        </message>
        <message>
            <source>Lines of play that you have abandoned. A single undone action is not a line.</source>
            <translation>Varianten, die du verlassen hast. Eine einzelne zurückgenommene Aktion ist keine Variante.</translation>
        </message>
        <message>
            <source>Lines of this game</source>
            <translation>Varianten dieses Spiels</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>The current line is kept</source>
            <translation>Die jetzige Variante bleibt erhalten</translation>
        </message>
        <message>
            <source>no name</source>
            <translation>ohne Namen</translation>
        </message>
    </context>
    <context>
        <name>VersionView</name>
        <message>
            <source>The other version</source>
            <translation>Die andere Fassung</translation>
        </message>
    </context>
    <context>
        <name>WallRow</name>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Mauersteine</translation>
        </message>
        <message>
            <source>neutral</source>
            <translation>neutral</translation>
        </message>
    </context>
    <context>
        <name>WallTool</name>
        <message>
            <source>Build wall</source>
            <translation>Mauer bauen</translation>
        </message>
        <message>
            <source>Click to build a wall here</source>
            <translation>Klicken, um hier eine Mauer zu bauen</translation>
        </message>
        <message>
            <source>Click to make this wall {number} thick; right click takes a token away</source>
            <translation>Klicken macht die Mauer {number} dick; Rechtsklick nimmt einen Mauerstein weg</translation>
        </message>
        <message>
            <source>No wall here: {reason}</source>
            <translation>Hier keine Mauer: {reason}</translation>
        </message>
        <message>
            <source>Take wall token away</source>
            <translation>Mauerstein wegnehmen</translation>
        </message>
    </context>
    <context>
        <name>WallsButton</name>
        <message>
            <source>Build and demolish walls (W, or hold Ctrl)</source>
            <translation>Mauern bauen und abreißen (W, oder Strg halten)</translation>
        </message>
        <message>
            <source>Walls</source>
            <translation>Mauern</translation>
        </message>
    </context>
    <context>
        <name>Watch</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation>&amp;Meine behalten</translation>
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation>&amp;Geänderte Datei laden</translation>
        </message>
        <message>
            <source>Another program has changed {file}. Which version do you want to keep?</source>
            <translation>Ein anderes Programm hat {file} geändert. Welche Fassung willst du behalten?</translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Anderswo speichern…</translation>
        </message>
        <message>
            <source>The file {file} is gone. The map is still open; save it to write it again.</source>
            <translation>Die Datei {file} ist fort. Die Karte ist noch geöffnet; speichern schreibt sie wieder.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>Design maps and scenarios for Roads &amp; Boats</source>
            <translation>Karten und Szenarien für Roads &amp; Boats entwerfen</translation>
        </message>
        <message>
            <source>Maps can also be dropped onto this window.</source>
            <translation>Karten lassen sich auch auf dieses Fenster ziehen.</translation>
        </message>
        <message>
            <source>Open one to look around or to change it; your changes go to a file of your own.</source>
            <translation>Eines öffnen, um es anzusehen oder zu ändern; deine Änderungen kommen in eine eigene Datei.</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>Zuletzt</translation>
        </message>
        <message>
            <source>Recent files</source>
            <translation>Zuletzt geöffnete Dateien</translation>
        </message>
        <message>
            <source>Scenarios to begin with</source>
            <translation>Szenarien für den Anfang</translation>
        </message>
        <message>
            <source>The maps you open and save will be listed here.</source>
            <translation>Hier stehen später die Karten, die du öffnest und speicherst.</translation>
        </message>
    </context>
    <context>
        <name>WonderBoard</name>
        <message>
            <source>Its price in goods: {price}.</source>
            <translation>Sein Preis in Waren: {price}.</translation>
        </message>
        <message>
            <source>Row {row}: {points}.</source>
            <translation>Reihe {row}: {points}.</translation>
        </message>
        <message>
            <source>Space {space}: empty.</source>
            <translation>Feld {space}: leer.</translation>
        </message>
        <message>
            <source>Space {space}: the next brick comes here.</source>
            <translation>Feld {space}: Hierher kommt der nächste Ziegel.</translation>
        </message>
        <message>
            <source>Space {space}: {whose}.</source>
            <translation>Feld {space}: {whose}.</translation>
        </message>
        <message>
            <source>The brick here ends the game.</source>
            <translation>Der Ziegel hier beendet das Spiel.</translation>
        </message>
        <message>
            <source>The brick here turns the deserts into pasture.</source>
            <translation>Der Ziegel hier macht die Wüsten zu Weiden.</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>Das Wunder</translation>
        </message>
        <message>
            <source>a brick of an unused colour</source>
            <translation>ein Ziegel einer unbenutzten Farbe</translation>
        </message>
        <message>
            <source>a brick of {player}</source>
            <translation>ein Ziegel von {player}</translation>
        </message>
        <message>
            <source>a neutral brick</source>
            <translation>ein neutraler Ziegel</translation>
        </message>
        <message>
            <source>no points</source>
            <translation>keine Punkte</translation>
        </message>
    </context>
    <context>
        <name>WonderPanel</name>
        <message>
            <source>A brick above this line costs one good more.</source>
            <translation>Ein Ziegel über dieser Linie kostet eine Ware mehr.</translation>
        </message>
        <message>
            <source>A neutral brick: one ends every turn.</source>
            <translation>Ein neutraler Ziegel: Einer beendet jede Runde.</translation>
        </message>
        <message>
            <source>All spaces are filled.</source>
            <translation>Alle Felder sind gefüllt.</translation>
        </message>
        <message>
            <source>Filled before the game began.</source>
            <translation>Vor Spielbeginn gefüllt.</translation>
        </message>
        <message>
            <source>Neutral bricks: {laid} of {most}.</source>
            <translation>Neutrale Ziegel: {laid} von {most}.</translation>
        </message>
        <message>
            <source>Next: space {space} in row {row}, price {price}.</source>
            <translation>Nächstes: Feld {space} in Reihe {row}, Preis {price}.</translation>
        </message>
        <message>
            <source>Next: space {space} in row {row}.</source>
            <translation>Nächstes: Feld {space} in Reihe {row}.</translation>
        </message>
        <message>
            <source>The brick on space {space} ends the game.</source>
            <translation>Der Ziegel auf Feld {space} beendet das Spiel.</translation>
        </message>
        <message>
            <source>The brick on space {space} turns the deserts into pasture.</source>
            <translation>Der Ziegel auf Feld {space} macht die Wüsten zu Weiden.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>Das Wunder</translation>
        </message>
        <message>
            <source>The wonder, scrollable</source>
            <translation>Das Wunder, zum Scrollen</translation>
        </message>
    </context>
    <context>
        <name>Workbench</name>
        <message>
            <source>A place such as “2 -1”, or what is there: home, sawmill, mountain</source>
            <translation>Ein Ort wie „2 -1“, oder was dort ist: Heimat, Sägewerk, Gebirge</translation>
        </message>
        <message>
            <source>No map is open</source>
            <translation>Keine Karte ist geöffnet</translation>
        </message>
    </context>
    <context>
        <name>YesOrNo</name>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>several values</source>
            <translation>mehrere Werte</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
    </context>
    <context>
        <name>_MapPicture</name>
        <message>
            <source>Chosen map</source>
            <translation>Gewählte Karte</translation>
        </message>
    </context>
    <context>
        <name>_Past</name>
        <message>
            <source>An earlier moment: {moment}</source>
            <translation>Ein früherer Moment: {moment}</translation>
        </message>
        <message>
            <source>As far as the file can be played: {moment}</source>
            <translation>So weit sich die Datei spielen lässt: {moment}</translation>
        </message>
        <message>
            <source>Back to the present</source>
            <translation>Zurück zur Gegenwart</translation>
        </message>
        <message>
            <source>Go on from here</source>
            <translation>Von hier weiter</translation>
        </message>
        <message>
            <source>What came after this moment is kept as a line</source>
            <translation>Was nach diesem Moment kam, bleibt als Variante erhalten</translation>
        </message>
    </context>
    <context>
        <name>_ProblemDelegate</name>
        <message>
            <source>can be fixed</source>
            <translation>behebbar</translation>
        </message>
    </context>
    <context>
        <name>_Question</name>
        <message>
            <source>&amp;Leave the map as it is</source>
            <translation>&amp;Karte lassen, wie sie ist</translation>
        </message>
        <message>
            <source>&amp;Take its changes</source>
            <translation>Seine Änderungen &amp;übernehmen</translation>
        </message>
    </context>
    <context>
        <name>_Rows</name>
        <message>
            <source>Nothing in the log matches that</source>
            <translation>Nichts im Protokoll passt dazu</translation>
        </message>
    </context>
    <context>
        <name>_Sentences</name>
        <message numerus="yes">
            <source>{text}. And %n more</source>
            <translation>
                <numerusform>{text}. Und %n weiterer</numerusform>
                <numerusform>{text}. Und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Stack</name>
        <message>
            <source> of {count}</source>
            <translation> von {count}</translation>
        </message>
    </context>
    <context>
        <name>_TileModel</name>
        <message>
            <source>Tile</source>
            <translation>Plättchen</translation>
        </message>
    </context>
    <context>
        <name>_VariationsButton</name>
        <message>
            <source>Abandoned lines: go back to one, and the current one is kept</source>
            <translation>Verlassene Varianten: zu einer zurückkehren, und die jetzige bleibt erhalten</translation>
        </message>
        <message>
            <source>Name, sort, delete…</source>
            <translation>Benennen, sortieren, löschen…</translation>
        </message>
        <message>
            <source>Other lines</source>
            <translation>Andere Varianten</translation>
        </message>
        <message>
            <source>You cannot go back to this line: {reason}</source>
            <translation>Zu dieser Variante kannst du nicht zurückkehren: {reason}</translation>
        </message>
    </context>
    <context>
        <name>_Zoom</name>
        <message>
            <source>Fit the map</source>
            <translation>Karte einpassen</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>Zoomen</translation>
        </message>
        <message>
            <source>Zoom {percent}, fit the map</source>
            <translation>Zoom {percent}, Karte einpassen</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
    </context>
    <context>
        <name>argparse</name>
        <message>
            <source>%(heading)s:</source>
            <translation>%(heading)s:</translation>
        </message>
        <message>
            <source>ambiguous option: %(option)s could match %(matches)s</source>
            <translation>mehrdeutige Option: %(option)s kann %(matches)s heißen</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>Argument %(argument_name)s: %(message)s</translation>
        </message>
        <message>
            <source>expected %s argument</source>
            <translation>%s Argument wird erwartet</translation>
        </message>
        <message>
            <source>expected %s arguments</source>
            <translation>%s Argumente werden erwartet</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>mindestens ein Argument wird erwartet</translation>
        </message>
        <message>
            <source>expected at most one argument</source>
            <translation>höchstens ein Argument wird erwartet</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>ein Argument wird erwartet</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>nimmt kein Argument, auch nicht %r</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>kein gültiger Wert (%(type)s): %(value)r</translation>
        </message>
        <message>
            <source>invalid choice: %(value)r (choose from %(choices)s)</source>
            <translation>%(value)r steht nicht zur Wahl (möglich: %(choices)s)</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>nicht zusammen mit Argument %s erlaubt</translation>
        </message>
        <message>
            <source>one of the arguments %s is required</source>
            <translation>eines der Argumente %s ist nötig</translation>
        </message>
        <message>
            <source>options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>Argumente</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>die Version anzeigen</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>diese Hilfe anzeigen</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>diese Argumente fehlen: %s</translation>
        </message>
        <message>
            <source>unexpected option string: %s</source>
            <translation>unerwartete Option: %s</translation>
        </message>
        <message>
            <source>unrecognized arguments: %s</source>
            <translation>unbekannte Argumente: %s</translation>
        </message>
        <message>
            <source>usage: </source>
            <translation>Aufruf: </translation>
        </message>
    </context>
    <context>
        <name>atlas</name>
        <message>
            <source>Deserts in the land</source>
            <translation>Wüsten im Land</translation>
        </message>
        <message>
            <source>Islands</source>
            <translation>Inseln</translation>
        </message>
        <message>
            <source>Parts of the land that do not touch</source>
            <translation>Teile des Landes, die sich nicht berühren</translation>
        </message>
        <message>
            <source>Rivers in the land</source>
            <translation>Flüsse im Land</translation>
        </message>
        <message>
            <source>Share of sea</source>
            <translation>Anteil Meer</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetrie</translation>
        </message>
        <message>
            <source>The deserts among the tiles of land</source>
            <translation>Die Wüsten unter den Landplättchen</translation>
        </message>
        <message>
            <source>The mean of the turns from a home to the nearest woods, rock, pasture and mountain</source>
            <translation>Das Mittel der Runden von einer Heimat zum nächsten Wald, Fels, Weide und Gebirge</translation>
        </message>
        <message>
            <source>The mean of the turns until goods of two homes meet, on donkeys and on a raft that waits</source>
            <translation>Das Mittel der Runden, bis Waren zweier Heimaten sich treffen, auf Eseln und auf einem Floß, das wartet</translation>
        </message>
        <message>
            <source>The number of tiles, land and sea</source>
            <translation>Die Zahl der Plättchen, Land und Meer</translation>
        </message>
        <message>
            <source>The sea among all tiles</source>
            <translation>Das Meer unter allen Plättchen</translation>
        </message>
        <message>
            <source>The tiles that look like their images by the motion that comes nearest to a symmetry</source>
            <translation>Die Plättchen, die ihren Bildern gleichen, bei der Bewegung, die einer Symmetrie am nächsten kommt</translation>
        </message>
        <message>
            <source>The tiles with a river among those of land</source>
            <translation>Die Plättchen mit einem Fluss unter denen des Landes</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Tiles of woods, rock and mountains within three steps of a home</source>
            <translation>Plättchen mit Wald, Fels und Gebirge bis drei Schritte von einer Heimat</translation>
        </message>
        <message>
            <source>Turns to first goods</source>
            <translation>Runden zu ersten Waren</translation>
        </message>
        <message>
            <source>Turns until contact</source>
            <translation>Runden bis zum Kontakt</translation>
        </message>
        <message>
            <source>Wealth of homes</source>
            <translation>Reichtum der Heimaten</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
    </context>
    <context>
        <name>boxes</name>
        <message>
            <source>Second edition (144 tiles)</source>
            <translation>Zweite Ausgabe (144 Plättchen)</translation>
        </message>
        <message>
            <source>Two boxes (288 tiles)</source>
            <translation>Zwei Vorräte (288 Plättchen)</translation>
        </message>
        <message>
            <source>Unlimited</source>
            <translation>Unbegrenzt</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message numerus="yes">
            <source>  %n searches come to {points} points</source>
            <translation>
                <numerusform>  %n Suche kommt auf {points} Punkte</numerusform>
                <numerusform>  %n Suchen kommen auf {points} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>  ... and %n more</source>
            <translation>
                <numerusform>  ... und %n weitere</numerusform>
                <numerusform>  ... und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>  any turn may be idle</source>
            <translation>  jede Runde darf ungenutzt bleiben</translation>
        </message>
        <message>
            <source>  no good is certainly scarce; more games tell more</source>
            <translation>  keine Ware ist sicher knapp; mehr Spiele sagen mehr</translation>
        </message>
        <message>
            <source>  scarce: {goods}</source>
            <translation>  es fehlt an: {goods}</translation>
        </message>
        <message>
            <source>  stopped after {played} of {games} games: the answer is clear</source>
            <translation>  nach {played} von {games} Spielen beendet: Die Antwort ist klar</translation>
        </message>
        <message>
            <source>  the best game, turn by turn:</source>
            <translation>  das beste Spiel, Runde für Runde:</translation>
        </message>
        <message>
            <source>  the easy player comes to {easy} points, the medium one to {medium} ({games})</source>
            <translation>  der leichte Spieler kommt auf {easy} Punkte, der mittlere auf {medium} ({games})</translation>
        </message>
        <message>
            <source>  the first turn that may not be idle: {turn}</source>
            <translation>  die erste Runde, die nicht ungenutzt bleiben darf: {turn}</translation>
        </message>
        <message>
            <source>  the longest chain: {goods}</source>
            <translation>  die längste Kette: {goods}</translation>
        </message>
        <message>
            <source> ({program} help lists all)</source>
            <translation> ({program} help nennt alle)</translation>
        </message>
        <message>
            <source>% ended by the wonder</source>
            <translation>% durch das Wunder beendet</translation>
        </message>
        <message>
            <source>% in which players met</source>
            <translation>% mit Begegnung der Spieler</translation>
        </message>
        <message numerus="yes">
            <source>%n edits tried</source>
            <translation>
                <numerusform>%n Änderung versucht</numerusform>
                <numerusform>%n Änderungen versucht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n Fehler</numerusform>
                <numerusform>%n Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n files could not be read</source>
            <translation>
                <numerusform>%n Datei konnte nicht gelesen werden</numerusform>
                <numerusform>%n Dateien konnten nicht gelesen werden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods used</source>
            <translation>
                <numerusform>%n Ware verbraucht</numerusform>
                <numerusform>%n Waren verbraucht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n maps checked</source>
            <translation>
                <numerusform>%n Karte geprüft</numerusform>
                <numerusform>%n Karten geprüft</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces of advice</source>
            <translation>
                <numerusform>%n Hinweis</numerusform>
                <numerusform>%n Hinweise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n Szenario</numerusform>
                <numerusform>%n Szenarien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n Startwert</numerusform>
                <numerusform>%n Startwerte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, {sea} of them sea</source>
            <translation>
                <numerusform>%n Plättchen, davon {sea} Meer</numerusform>
                <numerusform>%n Plättchen, davon {sea} Meer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n Warnung</numerusform>
                <numerusform>%n Warnungen</numerusform>
            </translation>
        </message>
        <message>
            <source>'{program} help VERB' tells more of a verb.</source>
            <translation>'{program} help VERB' sagt mehr zu einem Verb.</translation>
        </message>
        <message>
            <source>(in every seed)</source>
            <translation>(bei jedem Startwert)</translation>
        </message>
        <message>
            <source>(not yet known)</source>
            <translation>(noch nicht bekannt)</translation>
        </message>
        <message>
            <source>(the measure)</source>
            <translation>(das Maß)</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>({low} bis {high})</translation>
        </message>
        <message>
            <source>--against and {option} ask different things: leave one out</source>
            <translation>--against und {option} fragen Verschiedenes: Lass eines weg</translation>
        </message>
        <message>
            <source>--atlas is two axes, as size,contact or size=40..60,contact</source>
            <translation>--atlas sind zwei Achsen, wie size,contact oder size=40..60,contact</translation>
        </message>
        <message>
            <source>--count is 1 to {most}, not {count}</source>
            <translation>--count ist 1 bis {most}, nicht {count}</translation>
        </message>
        <message>
            <source>--export writes the games of one run: leave out {option}</source>
            <translation>--export schreibt die Spiele eines Laufs: Lass {option} weg</translation>
        </message>
        <message>
            <source>--games is at least {least} with these players: of fewer no edit can be offered</source>
            <translation>--games ist bei diesen Spielern mindestens {least}: Mit weniger lässt sich keine Änderung anbieten</translation>
        </message>
        <message>
            <source>--go-on takes the axes that are there</source>
            <translation>--go-on nimmt die Achsen, die da sind</translation>
        </message>
        <message>
            <source>--grid is written as 10x10, not {text}</source>
            <translation>--grid schreibt man 10x10, nicht {text}</translation>
        </message>
        <message>
            <source>--holder and --date mean nothing for a map; a solution has them</source>
            <translation>--holder und --date bedeuten bei einer Karte nichts; eine Lösung hat sie</translation>
        </message>
        <message>
            <source>--html takes one GAME, not {number}</source>
            <translation>--html nimmt ein GAME, nicht {number}</translation>
        </message>
        <message>
            <source>--like and --finish exclude each other</source>
            <translation>--like und --finish schließen einander aus</translation>
        </message>
        <message>
            <source>--map means nothing for a saved game, which has one</source>
            <translation>--map bedeutet bei einem gespeicherten Spiel nichts, es hat nur eine</translation>
        </message>
        <message>
            <source>--minutes is more than 0</source>
            <translation>--minutes ist mehr als 0</translation>
        </message>
        <message>
            <source>--moment means nothing for a book; a saved game has moments</source>
            <translation>--moment bedeutet bei einem Buch nichts; ein gespeichertes Spiel hat Momente</translation>
        </message>
        <message>
            <source>--moment means nothing for a map; a saved game has moments</source>
            <translation>--moment bedeutet bei einer Karte nichts; ein gespeichertes Spiel hat Momente</translation>
        </message>
        <message>
            <source>--note-on is for the games of one run: leave out {option}</source>
            <translation>--note-on gilt für die Spiele eines Laufs: Lass {option} weg</translation>
        </message>
        <message>
            <source>--players {names!r} has an empty name; rbdesigner players lists all</source>
            <translation>--players {names!r} hat einen leeren Namen; rbdesigner players nennt alle</translation>
        </message>
        <message>
            <source>--ranked-by-games compares homes, and there is only one</source>
            <translation>--ranked-by-games vergleicht Heimaten, und es gibt nur eine</translation>
        </message>
        <message>
            <source>--remove means nothing without --install-desktop</source>
            <translation>--remove bedeutet ohne --install-desktop nichts</translation>
        </message>
        <message>
            <source>--style means nothing without --html</source>
            <translation>--style bedeutet ohne --html nichts</translation>
        </message>
        <message>
            <source>--tile-width means nothing without --true-scale or --tiles</source>
            <translation>--tile-width bedeutet ohne --true-scale oder --tiles nichts</translation>
        </message>
        <message>
            <source>--to has to say what is written: {known}</source>
            <translation>--to muss sagen, was geschrieben wird: {known}</translation>
        </message>
        <message>
            <source>--tolerance is more than 0 and less than 100, not {value:g}</source>
            <translation>--tolerance ist größer als 0 und kleiner als 100, nicht {value:g}</translation>
        </message>
        <message>
            <source>--without-future takes one GAME, not {total}</source>
            <translation>--without-future nimmt ein GAME, nicht {total}</translation>
        </message>
        <message>
            <source>--{name} is 1 or more, not {value}</source>
            <translation>--{name} ist 1 oder mehr, nicht {value}</translation>
        </message>
        <message>
            <source>--{name} is 1 to {most}, not {value}</source>
            <translation>--{name} ist 1 bis {most}, nicht {value}</translation>
        </message>
        <message>
            <source>--{name} is more than 0, not {value:g}</source>
            <translation>--{name} ist größer als 0, nicht {value:g}</translation>
        </message>
        <message>
            <source>; did you mean {words}?</source>
            <translation>; war {words} gemeint?</translation>
        </message>
        <message>
            <source>A folder gets scenario files of rbdesigner unless --to says otherwise.</source>
            <translation>Ein Ordner bekommt Szenariodateien von rbdesigner, wenn --to nichts anderes sagt.</translation>
        </message>
        <message>
            <source>Design maps and scenarios for the board game Roads &amp; Boats. Without a verb the window opens, with the maps and games in FILE.</source>
            <translation>Karten und Szenarien für das Brettspiel Roads &amp; Boats entwerfen. Ohne Verb öffnet sich das Fenster, mit den Karten und Spielen in FILE.</translation>
        </message>
        <message>
            <source>Exit code 1 means errors or warnings; advice alone is fine.</source>
            <translation>Rückgabewert 1 heißt Fehler oder Warnungen; Hinweise allein sind in Ordnung.</translation>
        </message>
        <message>
            <source>Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 stopped by Ctrl-C or SIGTERM.</source>
            <translation>Rückgabewerte: 0 in Ordnung, 1 Probleme gefunden, 2 nicht möglich, 130 durch Ctrl-C oder SIGTERM abgebrochen.</translation>
        </message>
        <message>
            <source>Qt cannot be loaded: {fault} (the README lists the system packages it needs)</source>
            <translation>Qt lässt sich nicht laden: {fault} (die README nennt die Systempakete, die es braucht)</translation>
        </message>
        <message>
            <source>Windows learns which program opens a file in “Open with”, “Choose another app”</source>
            <translation>Windows erfährt unter „Öffnen mit“, „Andere App auswählen“, welches Programm eine Datei öffnet</translation>
        </message>
        <message>
            <source>a blank score sheet at the end</source>
            <translation>ein leerer Wertungsbogen am Ende</translation>
        </message>
        <message>
            <source>a blank score sheet for the players of the map</source>
            <translation>ein leerer Wertungsbogen für die Spieler der Karte</translation>
        </message>
        <message>
            <source>a book is printed as a file that ends in {suffix}</source>
            <translation>ein Buch wird als Datei gedruckt, die auf {suffix} endet</translation>
        </message>
        <message>
            <source>a compass rose below the map</source>
            <translation>eine Windrose unter der Karte</translation>
        </message>
        <message>
            <source>a file of the format {form} holds one map, not {total}; name a folder, with / at its end</source>
            <translation>eine Datei des Formats {form} enthält eine Karte, nicht {total}; nenne einen Ordner, mit / am Ende</translation>
        </message>
        <message>
            <source>a file or folder with scenarios that do not come with the program</source>
            <translation>eine Datei oder ein Ordner mit Szenarien, die nicht zum Programm gehören</translation>
        </message>
        <message>
            <source>a file with players of your own, listed too</source>
            <translation>eine Datei mit eigenen Spielern, die auch aufgelistet werden</translation>
        </message>
        <message>
            <source>a file, or a folder that gets a file for each map; of a game a solution (*.rbsolution)</source>
            <translation>eine Datei oder ein Ordner, der für jede Karte eine Datei bekommt; von einem Spiel eine Lösung (*.rbsolution)</translation>
        </message>
        <message>
            <source>a folder of scenarios, or a book (.rbbook)</source>
            <translation>ein Ordner mit Szenarien oder ein Buch (.rbbook)</translation>
        </message>
        <message>
            <source>a map</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <source>a map or scenario</source>
            <translation>eine Karte oder ein Szenario</translation>
        </message>
        <message>
            <source>a map without a title</source>
            <translation>eine Karte ohne Titel</translation>
        </message>
        <message>
            <source>a page ends in {known}</source>
            <translation>eine Seite endet auf {known}</translation>
        </message>
        <message>
            <source>a page for notes at the end</source>
            <translation>eine Seite für Notizen am Ende</translation>
        </message>
        <message>
            <source>a picture ends in {known}</source>
            <translation>ein Bild endet auf {known}</translation>
        </message>
        <message>
            <source>a picture ends in {known}; replay GAME --html OUT writes a page that plays a game</source>
            <translation>ein Bild endet auf {known}; replay GAME --html OUT schreibt eine Seite, die ein Spiel abspielt</translation>
        </message>
        <message>
            <source>a picture has at least one pixel, not {number}</source>
            <translation>ein Bild hat mindestens ein Pixel, nicht {number}</translation>
        </message>
        <message>
            <source>a picture of the beginning of each phase, or turn, and of the end (phase)</source>
            <translation>ein Bild vom Anfang jeder Phase oder Runde und vom Ende (phase)</translation>
        </message>
        <message>
            <source>a report is written as {known}</source>
            <translation>ein Bericht wird als {known} geschrieben</translation>
        </message>
        <message>
            <source>a saved game (*{game})</source>
            <translation>ein gespeichertes Spiel (*{game})</translation>
        </message>
        <message>
            <source>a saved game becomes a solution, which ends in {suffix}</source>
            <translation>aus einem gespeicherten Spiel wird eine Lösung, die auf {suffix} endet</translation>
        </message>
        <message>
            <source>a saved game, a scenario, or a map of another program</source>
            <translation>ein gespeichertes Spiel, ein Szenario oder die Karte eines anderen Programms</translation>
        </message>
        <message>
            <source>a scale of tiles below the map</source>
            <translation>ein Maßstab in Plättchen unter der Karte</translation>
        </message>
        <message>
            <source>a scenario without a title</source>
            <translation>ein Szenario ohne Titel</translation>
        </message>
        <message>
            <source>a scenario, a map of another program, a saved game or a book</source>
            <translation>ein Szenario, die Karte eines anderen Programms, ein gespeichertes Spiel oder ein Buch</translation>
        </message>
        <message>
            <source>a scenario, a map of another program, or a book</source>
            <translation>ein Szenario, die Karte eines anderen Programms oder ein Buch</translation>
        </message>
        <message>
            <source>a scenario, a saved game, or a map of another program</source>
            <translation>ein Szenario, ein gespeichertes Spiel oder die Karte eines anderen Programms</translation>
        </message>
        <message>
            <source>a scenario, one or more maps of another program, or a book; or a saved game (*{suffix})</source>
            <translation>ein Szenario, Karten eines anderen Programms oder ein Buch; oder ein gespeichertes Spiel (*{suffix})</translation>
        </message>
        <message>
            <source>a seed has at most {most} digits</source>
            <translation>ein Startwert hat höchstens {most} Ziffern</translation>
        </message>
        <message>
            <source>a solo game to go on with</source>
            <translation>ein Solospiel, mit dem weitergemacht wird</translation>
        </message>
        <message>
            <source>a solution (*{solution}), a saved game (*{game}) or a table of records (*{table})</source>
            <translation>eine Lösung (*{solution}), ein gespeichertes Spiel (*{game}) oder eine Rekordtabelle (*{table})</translation>
        </message>
        <message>
            <source>a solution or a solo game to add</source>
            <translation>eine Lösung oder ein Solospiel zum Aufnehmen</translation>
        </message>
        <message>
            <source>a table of records (*{table}); it is begun if something is added to none</source>
            <translation>eine Rekordtabelle (*{table}); sie wird begonnen, wenn es noch keine gibt und etwas dazukommt</translation>
        </message>
        <message>
            <source>a table of records ends in {table}</source>
            <translation>eine Rekordtabelle endet auf {table}</translation>
        </message>
        <message>
            <source>a tenth by turn</source>
            <translation>ein Zehntel bis Runde</translation>
        </message>
        <message>
            <source>a tile is {least} to {most} mm wide, not {number:g}</source>
            <translation>ein Plättchen ist {least} bis {most} mm breit, nicht {number:g}</translation>
        </message>
        <message>
            <source>a {shown} is not text for a terminal; name a file, or use a pipe</source>
            <translation>{shown} ist kein Text für ein Terminal; nenne eine Datei oder leite die Ausgabe weiter</translation>
        </message>
        <message>
            <source>advice</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>all equal by chance: {chance}</source>
            <translation>alle gleich, durch Zufall: {chance}</translation>
        </message>
        <message>
            <source>an atlas goes with neither --finish nor --ranked-by-games</source>
            <translation>zu einem Atlas passen weder --finish noch --ranked-by-games</translation>
        </message>
        <message>
            <source>an empty name is not a file</source>
            <translation>ein leerer Name ist keine Datei</translation>
        </message>
        <message>
            <source>an installed package</source>
            <translation>ein installiertes Paket</translation>
        </message>
        <message>
            <source>another map</source>
            <translation>eine andere Karte</translation>
        </message>
        <message>
            <source>another seed finds other games (1)</source>
            <translation>ein anderer Startwert findet andere Spiele (1)</translation>
        </message>
        <message>
            <source>another seed makes another map (1)</source>
            <translation>ein anderer Startwert macht eine andere Karte (1)</translation>
        </message>
        <message>
            <source>another seed makes other maps (1)</source>
            <translation>ein anderer Startwert macht andere Karten (1)</translation>
        </message>
        <message>
            <source>another seed plays other games (1)</source>
            <translation>ein anderer Startwert spielt andere Spiele (1)</translation>
        </message>
        <message>
            <source>another table to merge into this one</source>
            <translation>eine andere Tabelle, die in diese aufgenommen wird</translation>
        </message>
        <message>
            <source>another version of the map</source>
            <translation>eine andere Fassung der Karte</translation>
        </message>
        <message>
            <source>another version, played with the same seeds and compared</source>
            <translation>eine andere Fassung, mit denselben Startwerten gespielt und verglichen</translation>
        </message>
        <message>
            <source>at {places}</source>
            <translation>bei {places}</translation>
        </message>
        <message>
            <source>atlas</source>
            <translation>Atlas</translation>
        </message>
        <message>
            <source>average per game</source>
            <translation>Durchschnitt je Spiel</translation>
        </message>
        <message>
            <source>behind each page of tiles one with their backs</source>
            <translation>hinter jeder Seite mit Plättchen eine mit ihren Rückseiten</translation>
        </message>
        <message>
            <source>below the map its title, and who designed it</source>
            <translation>unter der Karte ihr Titel und wer sie entworfen hat</translation>
        </message>
        <message numerus="yes">
            <source>best of %n plans, solver {version}, saved as {path}</source>
            <translation>
                <numerusform>bester von %n Plan, Löser {version}, gespeichert als {path}</numerusform>
                <numerusform>bester von %n Plänen, Löser {version}, gespeichert als {path}</numerusform>
            </translation>
        </message>
        <message>
            <source>better than</source>
            <translation>besser als</translation>
        </message>
        <message>
            <source>between {one} and {other}</source>
            <translation>zwischen {one} und {other}</translation>
        </message>
        <message>
            <source>brick</source>
            <translation>Ziegel</translation>
        </message>
        <message>
            <source>bricks</source>
            <translation>Ziegel</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>built, made, researched, laid: {works}</source>
            <translation>gebaut, gemacht, erforscht, gelegt: {works}</translation>
        </message>
        <message numerus="yes">
            <source>by %n games of easy players on each, the fairest first:</source>
            <translation>
                <numerusform>nach je %n Spiel leichter Spieler, die fairste zuerst:</numerusform>
                <numerusform>nach je %n Spielen leichter Spieler, die fairste zuerst:</numerusform>
            </translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>durch Zufall</translation>
        </message>
        <message>
            <source>change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>changes of the lead</source>
            <translation>Führungswechsel</translation>
        </message>
        <message>
            <source>check maps, and list what is wrong or could be better</source>
            <translation>Karten prüfen und auflisten, was falsch ist oder besser ginge</translation>
        </message>
        <message>
            <source>check solutions by the rules, and tell their points</source>
            <translation>Lösungen nach den Regeln prüfen und ihre Punkte nennen</translation>
        </message>
        <message>
            <source>checking {number} of {total}: {path}</source>
            <translation>prüfe {number} von {total}: {path}</translation>
        </message>
        <message>
            <source>code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>command line</source>
            <translation>Kommandozeile</translation>
        </message>
        <message>
            <source>date</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>desktop entry</source>
            <translation>Desktop-Eintrag</translation>
        </message>
        <message>
            <source>draw a map, or a moment of a game, as PNG, SVG or PDF</source>
            <translation>Karten oder Momente von Spielen als PNG, SVG oder PDF zeichnen</translation>
        </message>
        <message>
            <source>draw and print</source>
            <translation>zeichnen und drucken</translation>
        </message>
        <message>
            <source>draw the positions, a PNG for each</source>
            <translation>die Stellungen zeichnen, je ein PNG</translation>
        </message>
        <message>
            <source>drawing {number} of {total}: {path}</source>
            <translation>zeichne {number} von {total}: {path}</translation>
        </message>
        <message>
            <source>drawing {path}</source>
            <translation>zeichne {path}</translation>
        </message>
        <message>
            <source>each tile by itself in its real size, to be cut out; as SVG in layers for cutters</source>
            <translation>jedes Plättchen für sich in seiner wahren Größe, zum Ausschneiden; als SVG in Ebenen für Schneidegeräte</translation>
        </message>
        <message>
            <source>error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>examples:</source>
            <translation>Beispiele:</translation>
        </message>
        <message>
            <source>explain terrains and pieces on every sheet</source>
            <translation>Gelände und Spielsteine auf jedem Blatt erklären</translation>
        </message>
        <message>
            <source>explain the terrains, and the pieces on this map</source>
            <translation>die Gelände und die Spielsteine dieser Karte erklären</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>ist fehlgeschlagen</translation>
        </message>
        <message>
            <source>fill a grid of two axes with the fairest maps: {axes}; bounds as size=40..60</source>
            <translation>ein Gitter aus zwei Achsen mit den fairsten Karten füllen: {axes}; Grenzen wie size=40..60</translation>
        </message>
        <message>
            <source>filling the atlas</source>
            <translation>der Atlas füllt sich</translation>
        </message>
        <message>
            <source>first</source>
            <translation>erste</translation>
        </message>
        <message>
            <source>for PDF</source>
            <translation>für PDF</translation>
        </message>
        <message>
            <source>for PNG and SVG</source>
            <translation>für PNG und SVG</translation>
        </message>
        <message>
            <source>for a solution</source>
            <translation>für eine Lösung</translation>
        </message>
        <message>
            <source>formats F:</source>
            <translation>Formate F:</translation>
        </message>
        <message>
            <source>game {number} (seed {seed}) failed: {reason}</source>
            <translation>Spiel {number} (Startwert {seed}) ist gescheitert: {reason}</translation>
        </message>
        <message>
            <source>games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>games are kept in a file; a file of this name is ./{text}</source>
            <translation>Spiele werden in einer Datei aufbewahrt; eine Datei dieses Namens ist ./{text}</translation>
        </message>
        <message>
            <source>games to compare it with</source>
            <translation>Spiele, mit denen es verglichen wird</translation>
        </message>
        <message>
            <source>generate maps that are valid and fair</source>
            <translation>gültige und faire Karten erzeugen</translation>
        </message>
        <message>
            <source>generating map {number} of {count}</source>
            <translation>erzeuge Karte {number} von {count}</translation>
        </message>
        <message>
            <source>get help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>go on with the atlas in the folder, by its settings</source>
            <translation>mit dem Atlas im Ordner weitermachen, mit seinen Einstellungen</translation>
        </message>
        <message>
            <source>goods made</source>
            <translation>Waren gemacht</translation>
        </message>
        <message>
            <source>goods used</source>
            <translation>Waren verbraucht</translation>
        </message>
        <message>
            <source>hash</source>
            <translation>Hash</translation>
        </message>
        <message>
            <source>holder</source>
            <translation>Inhaber</translation>
        </message>
        <message>
            <source>home</source>
            <translation>Heimat</translation>
        </message>
        <message>
            <source>homes</source>
            <translation>Heimaten</translation>
        </message>
        <message>
            <source>homes are fair within so many percentage points of the games won ({usual:g})</source>
            <translation>Heimaten sind innerhalb so vieler Prozentpunkte der gewonnenen Spiele fair ({usual:g})</translation>
        </message>
        <message>
            <source>how games go</source>
            <translation>wie Spiele verlaufen</translation>
        </message>
        <message>
            <source>how long to fill it ({usual})</source>
            <translation>wie viele Minuten er sich füllt ({usual})</translation>
        </message>
        <message>
            <source>how long to look (10)</source>
            <translation>wie lange gesucht wird (10)</translation>
        </message>
        <message>
            <source>how many cells across and down (10x10)</source>
            <translation>wie viele Felder waagrecht und senkrecht (10x10)</translation>
        </message>
        <message>
            <source>how many games each table plays on a map, made up to whole rounds (100)</source>
            <translation>wie viele Spiele jeder Tisch auf einer Karte spielt, auf ganze Durchgänge aufgefüllt (100)</translation>
        </message>
        <message>
            <source>how many games measure each of the best edits ({usual})</source>
            <translation>mit wie vielen Spielen jede der besten Änderungen gemessen wird ({usual})</translation>
        </message>
        <message>
            <source>how many games, made up to whole rounds ({usual})</source>
            <translation>wie viele Spiele, auf ganze Durchgänge aufgefüllt ({usual})</translation>
        </message>
        <message>
            <source>how many islands; 1 is a continent ({usual})</source>
            <translation>wie viele Inseln; 1 ist ein Kontinent ({usual})</translation>
        </message>
        <message>
            <source>how many lay the map (2)</source>
            <translation>wie viele die Karte legen (2)</translation>
        </message>
        <message>
            <source>how many maps (12)</source>
            <translation>wie viele Karten (12)</translation>
        </message>
        <message>
            <source>how many plans each search makes ({usual})</source>
            <translation>wie viele Pläne jede Suche macht ({usual})</translation>
        </message>
        <message>
            <source>how many plans to make at least, instead of minutes</source>
            <translation>wie viele Pläne mindestens gemacht werden, statt Minuten</translation>
        </message>
        <message>
            <source>how many play, each with a home ({usual})</source>
            <translation>wie viele spielen, alle mit einer Heimat ({usual})</translation>
        </message>
        <message>
            <source>how many processes look (2)</source>
            <translation>wie viele Prozesse suchen (2)</translation>
        </message>
        <message>
            <source>how many processes look; par is the same (2)</source>
            <translation>wie viele Prozesse suchen; Par ist dasselbe (2)</translation>
        </message>
        <message>
            <source>how many processes play (2)</source>
            <translation>wie viele Prozesse spielen (2)</translation>
        </message>
        <message>
            <source>how many processes work (2)</source>
            <translation>wie viele Prozesse arbeiten (2)</translation>
        </message>
        <message>
            <source>how many rivers ({usual})</source>
            <translation>wie viele Flüsse ({usual})</translation>
        </message>
        <message>
            <source>how many sit at a table (2)</source>
            <translation>wie viele an einem Tisch sitzen (2)</translation>
        </message>
        <message>
            <source>how many tiles a map has, about ({usual})</source>
            <translation>wie viele Plättchen eine Karte etwa hat ({usual})</translation>
        </message>
        <message>
            <source>how many times to search, each time anew ({usual})</source>
            <translation>wie oft gesucht wird, jedes Mal von neuem ({usual})</translation>
        </message>
        <message>
            <source>how much terrains in groups, a coast without spikes and rivers from inland count ({usual})</source>
            <translation>wie viel Gelände in Gruppen, eine Küste ohne Zacken und Flüsse aus dem Landesinneren zählen ({usual})</translation>
        </message>
        <message>
            <source>how rivers flow: {ends} ({usual})</source>
            <translation>wie Flüsse fließen: {ends} ({usual})</translation>
        </message>
        <message>
            <source>how the board looks: painted, flat colours, or ink and wash (painted)</source>
            <translation>wie das Spielbrett aussieht: gemalt (painted), flächige Farben (flat) oder Tusche, laviert (ink); ohne Angabe painted</translation>
        </message>
        <message>
            <source>how the board of that page looks: painted, flat colours, or ink and wash (painted)</source>
            <translation>wie das Spielbrett dieser Seite aussieht: gemalt (painted), flächige Farben (flat) oder Tusche, laviert (ink); ohne Angabe painted</translation>
        </message>
        <message>
            <source>how the maps look: painted, flat colours, or ink and wash</source>
            <translation>wie die Karten aussehen: gemalt (painted), flächige Farben (flat) oder Tusche, laviert (ink)</translation>
        </message>
        <message>
            <source>how the paper lies, by itself if not said</source>
            <translation>wie das Papier liegt, sonst von selbst</translation>
        </message>
        <message>
            <source>how the sheets lie</source>
            <translation>wie die Blätter liegen</translation>
        </message>
        <message>
            <source>idle</source>
            <translation>ruhend</translation>
        </message>
        <message>
            <source>in place of what the book says</source>
            <translation>statt dessen, was das Buch sagt</translation>
        </message>
        <message>
            <source>is another map than the one that is played</source>
            <translation>ist eine andere Karte als die gespielte</translation>
        </message>
        <message>
            <source>is for desktops of Linux; {elsewhere}</source>
            <translation>ist für Desktops von Linux; {elsewhere}</translation>
        </message>
        <message>
            <source>is left as it is: it is not yet known whether the homes are fair</source>
            <translation>bleibt, wie es ist: Noch ist nicht bekannt, ob die Heimaten fair sind</translation>
        </message>
        <message>
            <source>is left as it is: these players can hardly play this map</source>
            <translation>bleibt, wie es ist: Diese Spieler können diese Karte kaum spielen</translation>
        </message>
        <message>
            <source>is not a list of what {option} has written: {why}</source>
            <translation>ist keine Liste dessen, was {option} geschrieben hat: {why}</translation>
        </message>
        <message>
            <source>is not installed; the desktop may overlook {path} until it has run</source>
            <translation>ist nicht installiert; der Desktop übersieht {path} vielleicht, bis es gelaufen ist</translation>
        </message>
        <message>
            <source>is there already and not from {option}; nothing was written</source>
            <translation>ist schon da und nicht von {option}; es wurde nichts geschrieben</translation>
        </message>
        <message>
            <source>it holds no map called {name!r}; it has {known}</source>
            <translation>sie enthält keine Karte namens {name!r}; sie hat {known}</translation>
        </message>
        <message>
            <source>it holds {total} maps; choose one with --map NAME or --map 1 to {total}</source>
            <translation>sie enthält {total} Karten; wähle eine mit --map NAME oder --map 1 bis {total}</translation>
        </message>
        <message>
            <source>it takes either the file or what --json prints</source>
            <translation>sie nimmt entweder die Datei oder die Ausgabe von --json</translation>
        </message>
        <message>
            <source>it takes one file, and two are to be written there</source>
            <translation>sie nimmt eine Datei, und zwei sollen dorthin</translation>
        </message>
        <message>
            <source>it was played on another map than {map}</source>
            <translation>es wurde auf einer anderen Karte als {map} gespielt</translation>
        </message>
        <message>
            <source>judge maps</source>
            <translation>Karten beurteilen</translation>
        </message>
        <message>
            <source>keep all that lies on this map and finish it</source>
            <translation>alles behalten, was auf dieser Karte liegt, und sie fertigstellen</translation>
        </message>
        <message>
            <source>land tiles of the world (10 for each player)</source>
            <translation>Landplättchen der Welt (10 für jeden Spieler)</translation>
        </message>
        <message>
            <source>lay a map in turns by the rules, with a machine in every seat</source>
            <translation>eine Karte reihum nach den Regeln legen, alle Sitze mit Maschinen</translation>
        </message>
        <message>
            <source>laying tile {number} of {tiles}</source>
            <translation>lege Plättchen {number} von {tiles}</translation>
        </message>
        <message>
            <source>least</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>least distance of two homes ({usual})</source>
            <translation>Mindestabstand zweier Heimaten ({usual})</translation>
        </message>
        <message>
            <source>least fairness, 0 to 100 ({usual:g})</source>
            <translation>Mindestfairness, 0 bis 100 ({usual:g})</translation>
        </message>
        <message>
            <source>left</source>
            <translation>übrig</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>regelgerecht</translation>
        </message>
        <message>
            <source>legal, but {claim}</source>
            <translation>regelgerecht, aber {claim}</translation>
        </message>
        <message>
            <source>legal, {standing}</source>
            <translation>regelgerecht, {standing}</translation>
        </message>
        <message>
            <source>less fair by</source>
            <translation>unfairer um</translation>
        </message>
        <message>
            <source>let machine players meet on maps, and rate them</source>
            <translation>Maschinenspieler auf Karten antreten lassen und werten</translation>
        </message>
        <message>
            <source>let machines play</source>
            <translation>Maschinen spielen lassen</translation>
        </message>
        <message>
            <source>list the machine players there are</source>
            <translation>die vorhandenen Maschinenspieler auflisten</translation>
        </message>
        <message>
            <source>list too what the play site refuses, or does not verify</source>
            <translation>auch aufzählen, was die Spielseite abweist oder nicht prüft</translation>
        </message>
        <message>
            <source>look for small edits that make a map fairer, and measure them</source>
            <translation>kleine Änderungen suchen, die eine Karte fairer machen, und messen</translation>
        </message>
        <message>
            <source>look for solo games with many points on a map</source>
            <translation>auf einer Karte Solospiele mit vielen Punkten suchen</translation>
        </message>
        <message>
            <source>looking for better games</source>
            <translation>suche bessere Spiele</translation>
        </message>
        <message>
            <source>looking for edits that make the map fairer</source>
            <translation>suche Änderungen, die die Karte fairer machen</translation>
        </message>
        <message>
            <source>looking for par of {title}</source>
            <translation>suche Par von {title}</translation>
        </message>
        <message>
            <source>looks</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message>
            <source>macOS learns which files rbdesigner.app opens once that lies in Applications</source>
            <translation>macOS erfährt, welche Dateien rbdesigner.app öffnet, sobald es unter „Programme“ liegt</translation>
        </message>
        <message>
            <source>made</source>
            <translation>gemacht</translation>
        </message>
        <message>
            <source>made of</source>
            <translation>Zusammensetzung</translation>
        </message>
        <message>
            <source>make and change maps</source>
            <translation>Karten machen und ändern</translation>
        </message>
        <message>
            <source>maps, or books of them</source>
            <translation>Karten oder Bücher davon</translation>
        </message>
        <message>
            <source>mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>mean fairness {fairness} by facts alone</source>
            <translation>mittlere Fairness {fairness} nach Fakten allein</translation>
        </message>
        <message numerus="yes">
            <source>medians of %n games each, {easy} and {medium}</source>
            <translation>
                <numerusform>Median aus je %n Spiel, {easy} und {medium}</numerusform>
                <numerusform>Mediane aus je %n Spielen, {easy} und {medium}</numerusform>
            </translation>
        </message>
        <message>
            <source>most</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>no colours: terrains by patterns and letters</source>
            <translation>ohne Farben: Gelände als Muster und Buchstaben</translation>
        </message>
        <message>
            <source>no colours: terrains by patterns and letters, all else in greys</source>
            <translation>ohne Farben: Gelände als Muster und Buchstaben, alles andere in Grau</translation>
        </message>
        <message>
            <source>no description</source>
            <translation>keine Beschreibung</translation>
        </message>
        <message>
            <source>no edit was found that might make it fairer</source>
            <translation>es wurde keine Änderung gefunden, die sie fairer machen könnte</translation>
        </message>
        <message>
            <source>no game has been played to its end</source>
            <translation>kein Spiel ist zu Ende gespielt worden</translation>
        </message>
        <message>
            <source>no paper behind the map</source>
            <translation>kein Papier hinter der Karte</translation>
        </message>
        <message>
            <source>no problems</source>
            <translation>keine Probleme</translation>
        </message>
        <message>
            <source>no program {name} is installed beside {python}</source>
            <translation>neben {python} ist kein Programm {name} installiert</translation>
        </message>
        <message>
            <source>no records</source>
            <translation>keine Rekorde</translation>
        </message>
        <message>
            <source>no window can be opened: {reason}; validate, convert and render need none</source>
            <translation>es lässt sich kein Fenster öffnen: {reason}; validate, convert und render brauchen keines</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>not legal: entry {entry} of the log, setting up: {text!r}: {reason}</source>
            <translation>nicht regelgerecht: Eintrag {entry} des Protokolls, Aufbau: {text!r}: {reason}</translation>
        </message>
        <message>
            <source>not legal: entry {entry} of the log, turn {turn}, {phase}: {text!r}: {reason}</source>
            <translation>nicht regelgerecht: Eintrag {entry} des Protokolls, Runde {turn}, {phase}: {text!r}: {reason}</translation>
        </message>
        <message>
            <source>not over</source>
            <translation>nicht zu Ende</translation>
        </message>
        <message>
            <source>not written, because nothing was found that certainly makes the map fairer</source>
            <translation>nicht geschrieben, da nichts gefunden wurde, was die Karte sicher fairer macht</translation>
        </message>
        <message>
            <source>nothing is made</source>
            <translation>nichts wird gemacht</translation>
        </message>
        <message>
            <source>nothing is read from or written to a pipe here; a file of this name is ./-</source>
            <translation>von einer Pipe wird hier nicht gelesen und in keine geschrieben; eine Datei dieses Namens ist ./-</translation>
        </message>
        <message>
            <source>of a saved game: after so many entries of its log (120), or when a phase of a turn begins ({example}); the end if not said</source>
            <translation>bei einem gespeicherten Spiel: nach so vielen Einträgen des Protokolls (120) oder zu Beginn einer Phase einer Runde ({example}); sonst das Ende</translation>
        </message>
        <message>
            <source>of how many tiles each, about ({usual})</source>
            <translation>von etwa wie vielen Plättchen jeder ({usual})</translation>
        </message>
        <message>
            <source>of one game each</source>
            <translation>aus je einem Spiel</translation>
        </message>
        <message>
            <source>of the tiles those alone that the box lacks, as for a sheet of stickers</source>
            <translation>von den Plättchen nur die, die im Vorrat fehlen, etwa für einen Bogen Aufkleber</translation>
        </message>
        <message>
            <source>one more of {thing}</source>
            <translation>eins mehr: {thing}</translation>
        </message>
        <message>
            <source>open the window with the maps in these files</source>
            <translation>das Fenster mit den Karten dieser Dateien öffnen</translation>
        </message>
        <message>
            <source>or how many maps to try</source>
            <translation>oder wie viele Karten versucht werden</translation>
        </message>
        <message>
            <source>output</source>
            <translation>Ausgabe</translation>
        </message>
        <message>
            <source>percentage points of the games won (5)</source>
            <translation>Prozentpunkte der gewonnenen Spiele (5)</translation>
        </message>
        <message>
            <source>pictures are drawn of solutions and games, not of a table of records</source>
            <translation>Bilder werden von Lösungen und Spielen gezeichnet, nicht von einer Rekordtabelle</translation>
        </message>
        <message>
            <source>plans its tasks to the end of the game</source>
            <translation>plant seine Aufgaben bis zum Ende des Spiels</translation>
        </message>
        <message>
            <source>play N games on each map, and tell which are the fairest</source>
            <translation>auf jeder Karte N Spiele spielen und sagen, welche am fairsten sind</translation>
        </message>
        <message>
            <source>play a map in the window, or go on with a saved game</source>
            <translation>eine Karte im Fenster spielen oder ein Spiel fortsetzen</translation>
        </message>
        <message>
            <source>play all games, though the answer may be clear before</source>
            <translation>alle Spiele spielen, auch wenn die Antwort vorher klar ist</translation>
        </message>
        <message>
            <source>play games</source>
            <translation>Spiele spielen</translation>
        </message>
        <message>
            <source>play many games on a map: is it fair, how long does it last</source>
            <translation>viele Spiele auf einer Karte: Ist sie fair, wie lange dauert es</translation>
        </message>
        <message>
            <source>play on the Dask cluster there instead</source>
            <translation>stattdessen auf dem Dask-Cluster dort spielen</translation>
        </message>
        <message>
            <source>play saved games again, check every action, print the scores</source>
            <translation>gespeicherte Spiele nachspielen, alles prüfen, Punkte ausgeben</translation>
        </message>
        <message>
            <source>player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>player {number} ({name})</source>
            <translation>Spieler {number} ({name})</translation>
        </message>
        <message>
            <source>players may pass, which the rule books do not allow</source>
            <translation>Spieler dürfen passen, was die Regelhefte nicht erlauben</translation>
        </message>
        <message>
            <source>playing {games} games</source>
            <translation>spiele {games} Spiele</translation>
        </message>
        <message>
            <source>playing {games} games on each map</source>
            <translation>spiele {games} Spiele auf jeder Karte</translation>
        </message>
        <message>
            <source>plays at random, but gets about and runs what it can</source>
            <translation>spielt zufällig, fährt aber herum und lässt arbeiten, was kann</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>points ahead of the second</source>
            <translation>Punkte vor dem Zweiten</translation>
        </message>
        <message>
            <source>points from an even share</source>
            <translation>Punkte vom gleichen Anteil</translation>
        </message>
        <message>
            <source>points from the mean</source>
            <translation>Punkte vom Mittel</translation>
        </message>
        <message>
            <source>points of a player</source>
            <translation>Punkte eines Spielers</translation>
        </message>
        <message>
            <source>points of the winner</source>
            <translation>Punkte des Siegers</translation>
        </message>
        <message>
            <source>points reached after turn {turn}</source>
            <translation>Punkte erreicht nach Runde {turn}</translation>
        </message>
        <message>
            <source>points reached from the beginning</source>
            <translation>Punkte von Anfang an erreicht</translation>
        </message>
        <message>
            <source>position</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>print a book of scenarios as one PDF</source>
            <translation>ein Buch von Szenarien als ein PDF drucken</translation>
        </message>
        <message>
            <source>print everything done and drawn, by turn, phase and player</source>
            <translation>alles Getane und Gezogene ausgeben, nach Runde, Phase und Spieler</translation>
        </message>
        <message>
            <source>print one JSON document instead of lines</source>
            <translation>statt Zeilen ein JSON-Dokument ausgeben</translation>
        </message>
        <message>
            <source>print the script that lets a shell complete commands</source>
            <translation>das Skript ausgeben, mit dem eine Shell Befehle vervollständigt</translation>
        </message>
        <message>
            <source>printing {path}</source>
            <translation>drucke {path}</translation>
        </message>
        <message>
            <source>put a clear verdict into FILE, a scenario of this map</source>
            <translation>ein klares Urteil in FILE eintragen, ein Szenario dieser Karte</translation>
        </message>
        <message>
            <source>put par into FILE, a scenario of this map</source>
            <translation>Par in FILE eintragen, ein Szenario dieser Karte</translation>
        </message>
        <message>
            <source>put the program into the menu of your desktop (Linux), with its icon and the files it opens</source>
            <translation>das Programm in das Menü des Desktops eintragen (Linux), mit seinem Symbol und den Dateien, die es öffnet</translation>
        </message>
        <message>
            <source>questions besides whether the map is fair</source>
            <translation>was gefragt wird, außer ob die Karte fair ist</translation>
        </message>
        <message>
            <source>ran {command}</source>
            <translation>{command} ausgeführt</translation>
        </message>
        <message>
            <source>rating</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>rbdesigner: error: {what}</source>
            <translation>rbdesigner: Fehler: {what}</translation>
        </message>
        <message>
            <source>rbdesigner: note: {what}</source>
            <translation>rbdesigner: Hinweis: {what}</translation>
        </message>
        <message>
            <source>read and write a format of somebody else, by its endings; it may do whatever you may do</source>
            <translation>ein Format anderer lesen und schreiben, nach seinen Endungen; es darf alles, was du darfst</translation>
        </message>
        <message>
            <source>reading {path}</source>
            <translation>lese {path}</translation>
        </message>
        <message>
            <source>removed {path}</source>
            <translation>{path} entfernt</translation>
        </message>
        <message>
            <source>replaying {number} of {total}: {path}</source>
            <translation>spiele {number} von {total} nach: {path}</translation>
        </message>
        <message>
            <source>replaying {path}</source>
            <translation>spiele {path} nach</translation>
        </message>
        <message>
            <source>rivers</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>rivers may begin at the sea once all sources have been used, which the rule books do not allow</source>
            <translation>Flüsse dürfen am Meer beginnen, wenn alle Quellen verbraucht sind, was die Regelhefte nicht erlauben</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>run a check of somebody else too, in a process of its own; it may do whatever you may do</source>
            <translation>auch eine Prüfung anderer ausführen, in einem eigenen Prozess; sie darf alles, was du darfst</translation>
        </message>
        <message>
            <source>save the laying as well (.rblay)</source>
            <translation>die gelegte Karte mit ihrem Verlauf auch speichern (.rblay)</translation>
        </message>
        <message>
            <source>scenario</source>
            <translation>Szenario</translation>
        </message>
        <message>
            <source>scenario {hash}, rules {rules}</source>
            <translation>Szenario {hash}, Regeln {rules}</translation>
        </message>
        <message>
            <source>sea tiles of the world (5 for each player)</source>
            <translation>Meerplättchen der Welt (5 für jeden Spieler)</translation>
        </message>
        <message>
            <source>second</source>
            <translation>zweite</translation>
        </message>
        <message>
            <source>seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>shares are written as {example}, not {text!r}</source>
            <translation>Anteile schreibt man als {example}, nicht {text!r}</translation>
        </message>
        <message>
            <source>shares of terrains, as {example}; the others stay as they are</source>
            <translation>Anteile der Gelände, etwa {example}; die anderen bleiben, wie sie sind</translation>
        </message>
        <message>
            <source>show a table of records, add solutions, or merge tables</source>
            <translation>eine Rekordtabelle zeigen, Lösungen aufnehmen, Tabellen vereinen</translation>
        </message>
        <message>
            <source>show the table in Markdown</source>
            <translation>die Tabelle in Markdown zeigen</translation>
        </message>
        <message>
            <source>show the version and exit</source>
            <translation>die Version anzeigen</translation>
        </message>
        <message>
            <source>show this overview, or the help of a verb</source>
            <translation>diese Übersicht oder die Hilfe zu einem Verb zeigen</translation>
        </message>
        <message>
            <source>solve puzzles</source>
            <translation>Rätsel lösen</translation>
        </message>
        <message>
            <source>standard input</source>
            <translation>Standardeingabe</translation>
        </message>
        <message>
            <source>standard output</source>
            <translation>Standardausgabe</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>abgebrochen</translation>
        </message>
        <message>
            <source>stopped; --go-on goes on with the atlas</source>
            <translation>angehalten; --go-on macht mit dem Atlas weiter</translation>
        </message>
        <message>
            <source>stopped; what has been played counts</source>
            <translation>abgebrochen; was gespielt wurde, zählt</translation>
        </message>
        <message>
            <source>stopped; what was found is saved</source>
            <translation>abgebrochen; was gefunden wurde, ist gespeichert</translation>
        </message>
        <message>
            <source>take the shape and all settings not given from this map</source>
            <translation>die Form und alle nicht angegebenen Einstellungen von dieser Karte nehmen</translation>
        </message>
        <message>
            <source>tell a game turn by turn, and compare it with others</source>
            <translation>ein Spiel Runde für Runde erzählen und mit anderen vergleichen</translation>
        </message>
        <message>
            <source>tell facts about a map: ways, land, fairness, symmetry</source>
            <translation>Fakten zu einer Karte nennen: Wege, Land, Fairness, Symmetrie</translation>
        </message>
        <message>
            <source>tell par of a map's solo game, and how difficult it is</source>
            <translation>Par des Solospiels einer Karte nennen, und wie schwierig es ist</translation>
        </message>
        <message>
            <source>tell what differs between two maps, or versions of one</source>
            <translation>sagen, was zwei Karten oder Fassungen unterscheidet</translation>
        </message>
        <message>
            <source>terrains that homes may stand on ({usual})</source>
            <translation>Gelände, auf denen Heimaten stehen dürfen ({usual})</translation>
        </message>
        <message>
            <source>that of an earlier run with players of others, to play the same games again</source>
            <translation>das Geheimnis eines früheren Laufs mit fremden Spielern, um dieselben Spiele wieder zu spielen</translation>
        </message>
        <message>
            <source>that real size, from side to side</source>
            <translation>diese wahre Größe, von Seite zu Seite</translation>
        </message>
        <message>
            <source>the PDF</source>
            <translation>das PDF</translation>
        </message>
        <message>
            <source>the desktop starts {path}</source>
            <translation>der Desktop startet {path}</translation>
        </message>
        <message>
            <source>the file with the games (simulate --store)</source>
            <translation>die Datei mit den Spielen (simulate --store)</translation>
        </message>
        <message>
            <source>the first</source>
            <translation>das erste</translation>
        </message>
        <message>
            <source>the folder to write the maps into</source>
            <translation>der Ordner, in den die Karten geschrieben werden</translation>
        </message>
        <message>
            <source>the format of IN, if not seen right</source>
            <translation>das Format von IN, falls es nicht richtig erkannt wird</translation>
        </message>
        <message>
            <source>the format of OUT, else by its suffix</source>
            <translation>das Format von OUT, sonst nach der Endung</translation>
        </message>
        <message>
            <source>the game is not over; a solution is played to its end</source>
            <translation>das Spiel ist nicht zu Ende; eine Lösung ist zu Ende gespielt</translation>
        </message>
        <message>
            <source>the games of each of the simpler players ({usual})</source>
            <translation>die Spiele jedes der einfacheren Spieler ({usual})</translation>
        </message>
        <message>
            <source>the language of the printed texts (en)</source>
            <translation>die Sprache der gedruckten Texte (en)</translation>
        </message>
        <message>
            <source>the language of the report (en)</source>
            <translation>die Sprache des Berichts (en)</translation>
        </message>
        <message>
            <source>the map as a QR code, to be opened from a photo</source>
            <translation>die Karte als QR-Code, aus einem Foto zu öffnen</translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for %n players, and {number} play</source>
            <translation>
                <numerusform>die Karte ist für einen Spieler gedacht, und es spielen {number}</numerusform>
                <numerusform>die Karte ist für %n Spieler gedacht, und es spielen {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for {least} to %n players, and {number} play</source>
            <translation>
                <numerusform>die Karte ist für {least} bis %n Spieler gedacht, und es spielen {number}</numerusform>
                <numerusform>die Karte ist für {least} bis %n Spieler gedacht, und es spielen {number}</numerusform>
            </translation>
        </message>
        <message>
            <source>the map with tiles of their real size, on many pages</source>
            <translation>die Karte mit Plättchen in wahrer Größe, auf vielen Seiten</translation>
        </message>
        <message>
            <source>the maps of a book are drawn into a folder; --map chooses one for a file</source>
            <translation>die Karten eines Buchs werden in einen Ordner gezeichnet; --map wählt eine für eine Datei</translation>
        </message>
        <message>
            <source>the name before the ending is missing</source>
            <translation>der Name vor der Endung fehlt</translation>
        </message>
        <message>
            <source>the one that it is compared with</source>
            <translation>die, mit der sie verglichen wird</translation>
        </message>
        <message>
            <source>the package shtab is missing: {fault}</source>
            <translation>das Paket shtab fehlt: {fault}</translation>
        </message>
        <message>
            <source>the paper</source>
            <translation>das Papier</translation>
        </message>
        <message>
            <source>the paper, a4 if not said</source>
            <translation>das Papier, sonst a4</translation>
        </message>
        <message>
            <source>the picture; its ending says which kind: {kinds}; of a book the folder for its pictures</source>
            <translation>das Bild; die Endung nennt die Art: {kinds}; bei einem Buch der Ordner für die Bilder</translation>
        </message>
        <message>
            <source>the report (.html, .pdf); without it runs are listed</source>
            <translation>der Bericht (.html, .pdf); ohne ihn werden die Läufe aufgelistet</translation>
        </message>
        <message>
            <source>the scenario to write ({suffix})</source>
            <translation>das Szenario, das geschrieben wird ({suffix})</translation>
        </message>
        <message>
            <source>the shell that runs the script: {shells}</source>
            <translation>die Shell, die das Skript ausführt: {shells}</translation>
        </message>
        <message>
            <source>the solver plays the solo game; this is one for {number} players</source>
            <translation>der Löser spielt das Solospiel; dies ist eines für {number} Spieler</translation>
        </message>
        <message>
            <source>the title</source>
            <translation>der Titel</translation>
        </message>
        <message>
            <source>the verb; without it all verbs are listed</source>
            <translation>das Verb; ohne eines werden alle aufgelistet</translation>
        </message>
        <message>
            <source>there is an atlas already; --go-on goes on with it</source>
            <translation>da ist schon ein Atlas; --go-on macht mit ihm weiter</translation>
        </message>
        <message>
            <source>there is no axis {name}, only {known}</source>
            <translation>es gibt keine Achse {name}, nur {known}</translation>
        </message>
        <message>
            <source>there is no display to open a window on; validate, convert and render need none</source>
            <translation>es gibt keine Anzeige, auf der sich ein Fenster öffnen lässt; validate, convert und render brauchen keine</translation>
        </message>
        <message>
            <source>there is no land {name!r}, only {known}</source>
            <translation>es gibt kein Land {name!r}, nur {known}</translation>
        </message>
        <message>
            <source>there is no option {option}</source>
            <translation>es gibt keine Option {option}</translation>
        </message>
        <message>
            <source>there is no run</source>
            <translation>es gibt keinen Lauf</translation>
        </message>
        <message>
            <source>there is no run {number}</source>
            <translation>es gibt keinen Lauf {number}</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>es gibt keine solche Datei</translation>
        </message>
        <message>
            <source>there is no such file (rbdesigner help lists the verbs)</source>
            <translation>es gibt keine solche Datei (rbdesigner help nennt die Verben)</translation>
        </message>
        <message>
            <source>there is no terrain {name!r}, only {known}</source>
            <translation>es gibt kein Gelände {name!r}, nur {known}</translation>
        </message>
        <message>
            <source>there is no verb {word!r}</source>
            <translation>es gibt kein Verb {word!r}</translation>
        </message>
        <message>
            <source>thing</source>
            <translation>Ding</translation>
        </message>
        <message>
            <source>this is a fault of rbdesigner ({fault})</source>
            <translation>das ist ein Fehler von rbdesigner ({fault})</translation>
        </message>
        <message>
            <source>this is the file that is read; give the result another name</source>
            <translation>das ist die Datei, die gelesen wird; gib dem Ergebnis einen anderen Namen</translation>
        </message>
        <message>
            <source>tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>tiles that nobody steps on: {tiles}</source>
            <translation>Plättchen, die niemand betritt: {tiles}</translation>
        </message>
        <message>
            <source>turn</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>turn in which the winner took the lead</source>
            <translation>Runde, in der der Sieger in Führung ging</translation>
        </message>
        <message>
            <source>turn maps into files of another format</source>
            <translation>aus Karten Dateien eines anderen Formats machen</translation>
        </message>
        <message>
            <source>turn of the first contact</source>
            <translation>Runde der ersten Begegnung</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>turns (steps)</source>
            <translation>Runden (Schritte)</translation>
        </message>
        <message>
            <source>turns of milestones</source>
            <translation>Runden der Meilensteine</translation>
        </message>
        <message>
            <source>two pages more, with the rules in short</source>
            <translation>zwei Seiten mehr, mit den Regeln in Kürze</translation>
        </message>
        <message>
            <source>used</source>
            <translation>verbraucht</translation>
        </message>
        <message>
            <source>verbs</source>
            <translation>Verben</translation>
        </message>
        <message>
            <source>verifying {number} of {total}: {path}</source>
            <translation>prüfe {number} von {total}: {path}</translation>
        </message>
        <message>
            <source>verifying {path}</source>
            <translation>prüfe {path}</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>Mauer</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>was changed since {option} wrote it, and is kept</source>
            <translation>wurde geändert, seit {option} es geschrieben hat, und bleibt</translation>
        </message>
        <message>
            <source>weights of looks are written as {example}, not {text!r}</source>
            <translation>Gewichte des Aussehens werden als {example} geschrieben, nicht {text!r}</translation>
        </message>
        <message>
            <source>what has changed: {sentence}</source>
            <translation>was sich geändert hat: {sentence}</translation>
        </message>
        <message>
            <source>what is drawn of each map of a book, png if not said, or on standard output where OUT is -</source>
            <translation>was von jeder Karte eines Buchs gezeichnet wird, sonst png, oder auf der Standardausgabe, wenn OUT - ist</translation>
        </message>
        <message>
            <source>what is it worth: one more of a good, or of each of all goods, at the start</source>
            <translation>was ist es wert: am Anfang eins mehr von einer Ware oder von jeder (goods)</translation>
        </message>
        <message>
            <source>what is it worth: play without a building, transporter, good or tile (q,r), too; all buildings, transporters, goods, tiles; may be given several times</source>
            <translation>was ist es wert: auch ohne ein Gebäude, einen Transporter, eine Ware oder ein Plättchen (q,r) spielen; alle: buildings, transporters, goods, tiles; mehrmals möglich</translation>
        </message>
        <message>
            <source>what is kept and printed</source>
            <translation>was aufbewahrt und ausgegeben wird</translation>
        </message>
        <message>
            <source>what is played</source>
            <translation>was gespielt wird</translation>
        </message>
        <message>
            <source>what is read from a pipe cannot be added to; name the file of the table</source>
            <translation>was aus einer Pipe gelesen wird, lässt sich nicht ergänzen; nenne die Datei der Tabelle</translation>
        </message>
        <message>
            <source>what is written and printed</source>
            <translation>was geschrieben und ausgegeben wird</translation>
        </message>
        <message>
            <source>what maps are begun with</source>
            <translation>womit Karten begonnen werden</translation>
        </message>
        <message>
            <source>what standard output gets where OUT is -</source>
            <translation>was die Standardausgabe bekommt, wenn OUT - ist</translation>
        </message>
        <message>
            <source>what standard output gets where the file of --export is -</source>
            <translation>was die Standardausgabe bekommt, wenn die Datei von --export - ist</translation>
        </message>
        <message>
            <source>when to use colours: auto, always or never (auto)</source>
            <translation>wann Farben verwendet werden: auto, always oder never (auto)</translation>
        </message>
        <message>
            <source>when, today if not said</source>
            <translation>wann, sonst heute</translation>
        </message>
        <message>
            <source>where games are kept, to go on later</source>
            <translation>wo Spiele aufbewahrt werden, um später weiterzumachen</translation>
        </message>
        <message>
            <source>where to save it (MAP-solved.rbgame)</source>
            <translation>wo es gespeichert wird (MAP-solved.rbgame)</translation>
        </message>
        <message>
            <source>which map of FILE, by name or number, if it holds several</source>
            <translation>welche Karte von FILE, nach Name oder Nummer, wenn es mehrere sind</translation>
        </message>
        <message>
            <source>which map of a file with several</source>
            <translation>welche Karte einer Datei mit mehreren</translation>
        </message>
        <message>
            <source>which run of the file, the latest if not said</source>
            <translation>welcher Lauf der Datei, sonst der letzte</translation>
        </message>
        <message>
            <source>who found it, if not the player whom the game names</source>
            <translation>wer sie gefunden hat, wenn nicht der Spieler, den das Spiel nennt</translation>
        </message>
        <message>
            <source>who meets, by commas: levels, styles or any players (easy,medium)</source>
            <translation>wer antritt, durch Kommas getrennt: Stufen, Stile oder beliebige Spieler (easy,medium)</translation>
        </message>
        <message>
            <source>who plays, by commas: easy, medium, hard or any player (easy at each home)</source>
            <translation>wer spielt, durch Kommas getrennt: easy, medium, hard oder ein beliebiger Spieler (easy in jeder Heimat)</translation>
        </message>
        <message>
            <source>who plays, by commas: easy, medium, hard, a style, or any player (medium at each home)</source>
            <translation>wer spielt, durch Kommas getrennt: easy, medium, hard, ein Stil oder ein beliebiger Spieler (medium in jeder Heimat)</translation>
        </message>
        <message>
            <source>width of a tile in the picture</source>
            <translation>Breite eines Plättchens im Bild</translation>
        </message>
        <message>
            <source>width of the picture</source>
            <translation>Breite des Bildes</translation>
        </message>
        <message>
            <source>with --install-desktop: take it out of there again</source>
            <translation>mit --install-desktop: es dort wieder entfernen</translation>
        </message>
        <message>
            <source>with the private ones too, in the picture and as data</source>
            <translation>mit den privaten, im Bild und als Daten</translation>
        </message>
        <message>
            <source>without the labels, notes and districts of the map</source>
            <translation>ohne die Beschriftungen, Notizen und Bezirke der Karte</translation>
        </message>
        <message>
            <source>won in a seed</source>
            <translation>je Startwert gewonnen</translation>
        </message>
        <message>
            <source>workers</source>
            <translation>Arbeitsprozesse</translation>
        </message>
        <message>
            <source>worth</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>write a copy of the game in which chance brings something else from here on: a saved game contains what chance will bring</source>
            <translation>eine Kopie des Spiels schreiben, in der der Zufall ab hier anderes bringt: Ein gespeichertes Spiel enthält, was der Zufall bringen wird</translation>
        </message>
        <message>
            <source>write a report of the games that simulate has kept</source>
            <translation>einen Bericht über die von simulate aufbewahrten Spiele schreiben</translation>
        </message>
        <message>
            <source>write its coordinates on every tile</source>
            <translation>auf jedes Plättchen seine Koordinaten schreiben</translation>
        </message>
        <message>
            <source>write one row a game (.csv or .json)</source>
            <translation>eine Zeile je Spiel schreiben (.csv oder .json)</translation>
        </message>
        <message>
            <source>write the game as a page that plays it in any browser, a single file</source>
            <translation>das Spiel als Seite schreiben, die es in jedem Browser abspielt, eine einzige Datei</translation>
        </message>
        <message>
            <source>write the map with the best edit made ({suffix})</source>
            <translation>die Karte mit der besten Änderung schreiben ({suffix})</translation>
        </message>
        <message>
            <source>writing {number} of {total}: {path}</source>
            <translation>schreibe {number} von {total}: {path}</translation>
        </message>
        <message>
            <source>writing {path}</source>
            <translation>schreibe {path}</translation>
        </message>
        <message>
            <source>wrote {path}</source>
            <translation>{path} geschrieben</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>{boxes}, or a scenario whose box is taken (second-edition)</source>
            <translation>{boxes} oder ein Szenario, dessen Vorrat genommen wird (second-edition)</translation>
        </message>
        <message>
            <source>{checked}: {problems}</source>
            <translation>{checked}: {problems}</translation>
        </message>
        <message numerus="yes">
            <source>{fault}; %n entries from there on left out</source>
            <translation>
                <numerusform>{fault}; %n Eintrag ab dort weggelassen</numerusform>
                <numerusform>{fault}; %n Einträge ab dort weggelassen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{folder}: {filled} of %n cells, {tries} tries</source>
            <translation>
                <numerusform>{folder}: {filled} von %n Feld, {tries} Versuche</numerusform>
                <numerusform>{folder}: {filled} von %n Feldern, {tries} Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>{games} from seed {seed}</source>
            <translation>{games} ab Startwert {seed}</translation>
        </message>
        <message>
            <source>{games} of {seeds} as it is, and with one more of each</source>
            <translation>{games} ({seeds}) wie es ist und mit je einem mehr</translation>
        </message>
        <message>
            <source>{games} of {seeds} as it is, and without or with one more of each</source>
            <translation>{games} ({seeds}) wie es ist und ohne jedes oder mit je einem mehr</translation>
        </message>
        <message>
            <source>{games} of {seeds} with and without each</source>
            <translation>{games} ({seeds}) mit und ohne jedes</translation>
        </message>
        <message>
            <source>{home} is farthest behind, {points} percentage points below an even share of {games}</source>
            <translation>{home} liegt am weitesten zurück, {points} Prozentpunkte unter dem gleichen Anteil ({games})</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>{maps}: {games}, {seats} at a table</source>
            <translation>{maps}: {games}, {seats} an einem Tisch</translation>
        </message>
        <message numerus="yes">
            <source>{name}: {par} (solver {version}, %n plans)</source>
            <translation>
                <numerusform>{name}: {par} (Löser {version}, %n Plan)</numerusform>
                <numerusform>{name}: {par} (Löser {version}, %n Pläne)</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{option} has put nothing into {path}</source>
            <translation>{option} hat nichts in {path} abgelegt</translation>
        </message>
        <message>
            <source>{option} has to say what is written: {known}</source>
            <translation>{option} muss sagen, was geschrieben wird: {known}</translation>
        </message>
        <message>
            <source>{option} is for the scenario sheet only</source>
            <translation>{option} gilt nur für das Szenarioblatt</translation>
        </message>
        <message>
            <source>{option} means nothing for a {kind}</source>
            <translation>{option} bedeutet bei {kind} nichts</translation>
        </message>
        <message>
            <source>{option} means nothing here: the ending of the file says the kind</source>
            <translation>{option} bedeutet hier nichts: Die Art steht in der Endung der Datei</translation>
        </message>
        <message>
            <source>{option} means nothing with --tiles</source>
            <translation>{option} bedeutet mit --tiles nichts</translation>
        </message>
        <message>
            <source>{option} means nothing without --tiles</source>
            <translation>{option} bedeutet ohne --tiles nichts</translation>
        </message>
        <message numerus="yes">
            <source>{path}: %n tiles laid, {land} of land and {sea} of sea. {why}</source>
            <translation>
                <numerusform>{path}: %n Plättchen gelegt, {land} Land und {sea} Meer. {why}</numerusform>
                <numerusform>{path}: %n Plättchen gelegt, {land} Land und {sea} Meer. {why}</numerusform>
            </translation>
        </message>
        <message>
            <source>{path}: this is a fault of rbdesigner, please report it with this file: {each}</source>
            <translation>{path}: das ist ein Fehler von rbdesigner, bitte mit dieser Datei melden: {each}</translation>
        </message>
        <message>
            <source>{places} and {number} more</source>
            <translation>{places} und {number} weiteren</translation>
        </message>
        <message>
            <source>{place}. {path}: {points} percentage points from an even share {ends}</source>
            <translation>{place}. {path}: {points} Prozentpunkte vom gleichen Anteil {ends}</translation>
        </message>
        <message>
            <source>{program} {version} (engine compiled: {engine}; planner compiled: {planner})</source>
            <translation>{program} {version} (Engine kompiliert: {engine}; Planer kompiliert: {planner})</translation>
        </message>
        <message>
            <source>{result}; the table already has one as good of this holder</source>
            <translation>{result}; die Tabelle hat schon eine ebenso gute dieses Inhabers</translation>
        </message>
        <message>
            <source>{result}; the table has a better one: {better}</source>
            <translation>{result}; die Tabelle hat eine bessere: {better}</translation>
        </message>
        <message>
            <source>{seconds} s  {points} points  {plans} plans</source>
            <translation>{seconds} s  {points} Punkte  {plans} Pläne</translation>
        </message>
        <message>
            <source>{table}: game {number} (seed {seed}) failed: {reason}</source>
            <translation>{table}: Spiel {number} (Startwert {seed}) ist gescheitert: {reason}</translation>
        </message>
        <message>
            <source>{text} is not a finite number</source>
            <translation>{text} ist keine Zahl zum Rechnen</translation>
        </message>
        <message>
            <source>{text} is not a whole number</source>
            <translation>{text} ist keine ganze Zahl</translation>
        </message>
        <message>
            <source>{thing} built</source>
            <translation>{thing} gebaut</translation>
        </message>
        <message>
            <source>{thing} laid</source>
            <translation>{thing} gelegt</translation>
        </message>
        <message>
            <source>{thing} made</source>
            <translation>{thing} gemacht</translation>
        </message>
        <message>
            <source>{thing} researched</source>
            <translation>{thing} erforscht</translation>
        </message>
        <message>
            <source>{tiles}; looks {looks}</source>
            <translation>{tiles}; Aussehen {looks}</translation>
        </message>
        <message>
            <source>{tiles}; {fairness}, looks {looks}; expected wins {wins} %</source>
            <translation>{tiles}; {fairness}, Aussehen {looks}; erwartete Siege {wins} %</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>noch {time}</translation>
        </message>
        <message>
            <source>{title}, of a tournament</source>
            <translation>{title}, aus einem Turnier</translation>
        </message>
        <message>
            <source>{title}, with one more of a good</source>
            <translation>{title}, mit einer Ware mehr</translation>
        </message>
        <message>
            <source>{title}, without {things}</source>
            <translation>{title}, ohne {things}</translation>
        </message>
        <message>
            <source>{title}: what one more of a good is worth to each player, in points of a game</source>
            <translation>{title}: was eine Ware mehr jedem Spieler wert ist, in Punkten eines Spiels</translation>
        </message>
        <message>
            <source>{title}: what things are worth to each player, in points of a game</source>
            <translation>{title}: was Dinge jedem Spieler wert sind, in Punkten eines Spiels</translation>
        </message>
        <message>
            <source>{title}: {games} of {player} alone</source>
            <translation>{title}: {games} von {player} allein</translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low} bis {high})</translation>
        </message>
        <message>
            <source>{version}, {games} alone: {title}</source>
            <translation>{version}, {games} allein: {title}</translation>
        </message>
        <message>
            <source>{version}, {games}: {title}: {verdict}</source>
            <translation>{version}, {games}: {title}: {verdict}</translation>
        </message>
        <message>
            <source>{what} (see {program} --help)</source>
            <translation>{what} (siehe {program} --help)</translation>
        </message>
        <message>
            <source>{what}, and no log of it could be written to {path}</source>
            <translation>{what}, und es konnte kein Protokoll davon nach {path} geschrieben werden</translation>
        </message>
        <message>
            <source>{what}; please report it with {path}</source>
            <translation>{what}; bitte mit {path} melden</translation>
        </message>
    </context>
    <context>
        <name>consent</name>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>{goods} {holder:in} {spot:in}</source>
            <translation>{goods} {holder:in} {spot:in}</translation>
        </message>
        <message>
            <source>{player} gets: {goods}</source>
            <translation>{player} bekommt: {goods}</translation>
        </message>
        <message>
            <source>{player} gives: {goods}</source>
            <translation>{player} gibt: {goods}</translation>
        </message>
    </context>
    <context>
        <name>counts</name>
        <message numerus="yes">
            <source>%n boards</source>
            <translation>
                <numerusform>%n Brett|dat:%n Brett</numerusform>
                <numerusform>%n Bretter|dat:%n Brettern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay</source>
            <translation>
                <numerusform>%n Ton|dat:%n Ton</numerusform>
                <numerusform>%n Ton|dat:%n Ton</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay pits</source>
            <translation>
                <numerusform>%n Tongrube</numerusform>
                <numerusform>%n Tongruben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coal burners</source>
            <translation>
                <numerusform>%n Köhlerei</numerusform>
                <numerusform>%n Köhlereien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coins</source>
            <translation>
                <numerusform>%n Münze|dat:%n Münze</numerusform>
                <numerusform>%n Münzen|dat:%n Münzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n donkeys</source>
            <translation>
                <numerusform>%n Esel</numerusform>
                <numerusform>%n Esel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fuel</source>
            <translation>
                <numerusform>%n Brennstoff|dat:%n Brennstoff</numerusform>
                <numerusform>%n Brennstoff|dat:%n Brennstoff</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n geese</source>
            <translation>
                <numerusform>%n Gans|dat:%n Gans</numerusform>
                <numerusform>%n Gänse|dat:%n Gänsen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n Gold|dat:%n Gold</numerusform>
                <numerusform>%n Gold|dat:%n Gold</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods</source>
            <translation>
                <numerusform>%n Ware</numerusform>
                <numerusform>%n Waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iron</source>
            <translation>
                <numerusform>%n Eisen|dat:%n Eisen</numerusform>
                <numerusform>%n Eisen|dat:%n Eisen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n Landplättchen</numerusform>
                <numerusform>%n Landplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines</source>
            <translation>
                <numerusform>%n Mine</numerusform>
                <numerusform>%n Minen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mints</source>
            <translation>
                <numerusform>%n Prägerei</numerusform>
                <numerusform>%n Prägereien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral bricks</source>
            <translation>
                <numerusform>%n neutraler Ziegel|dat:%n neutralen Ziegel</numerusform>
                <numerusform>%n neutrale Ziegel|dat:%n neutralen Ziegeln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n oil rigs</source>
            <translation>
                <numerusform>%n Bohrinsel</numerusform>
                <numerusform>%n Bohrinseln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper</source>
            <translation>
                <numerusform>%n Papier|dat:%n Papier</numerusform>
                <numerusform>%n Papier|dat:%n Papier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper mills</source>
            <translation>
                <numerusform>%n Papiermühle</numerusform>
                <numerusform>%n Papiermühlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quarries</source>
            <translation>
                <numerusform>%n Steinbruch</numerusform>
                <numerusform>%n Steinbrüche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raft factories</source>
            <translation>
                <numerusform>%n Floßfabrik</numerusform>
                <numerusform>%n Floßfabriken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rafts</source>
            <translation>
                <numerusform>%n Floß</numerusform>
                <numerusform>%n Flöße</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboat factories</source>
            <translation>
                <numerusform>%n Ruderbootfabrik</numerusform>
                <numerusform>%n Ruderbootfabriken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboats</source>
            <translation>
                <numerusform>%n Ruderboot</numerusform>
                <numerusform>%n Ruderboote</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sawmills</source>
            <translation>
                <numerusform>%n Sägewerk</numerusform>
                <numerusform>%n Sägewerke</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamer factories</source>
            <translation>
                <numerusform>%n Dampferfabrik</numerusform>
                <numerusform>%n Dampferfabriken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamers</source>
            <translation>
                <numerusform>%n Dampfer</numerusform>
                <numerusform>%n Dampfer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps</source>
            <translation>
                <numerusform>%n Schritt</numerusform>
                <numerusform>%n Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock</source>
            <translation>
                <numerusform>%n Aktie|dat:%n Aktie</numerusform>
                <numerusform>%n Aktien|dat:%n Aktien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock exchanges</source>
            <translation>
                <numerusform>%n Börse</numerusform>
                <numerusform>%n Börsen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone</source>
            <translation>
                <numerusform>%n Stein|dat:%n Stein</numerusform>
                <numerusform>%n Steine|dat:%n Steinen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone factories</source>
            <translation>
                <numerusform>%n Steinfabrik</numerusform>
                <numerusform>%n Steinfabriken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n Plättchen</numerusform>
                <numerusform>%n Plättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n truck factories</source>
            <translation>
                <numerusform>%n Lastwagenfabrik</numerusform>
                <numerusform>%n Lastwagenfabriken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trucks</source>
            <translation>
                <numerusform>%n Lastwagen</numerusform>
                <numerusform>%n Lastwagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trunks</source>
            <translation>
                <numerusform>%n Stamm|dat:%n Stamm</numerusform>
                <numerusform>%n Stämme|dat:%n Stämmen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagon factories</source>
            <translation>
                <numerusform>%n Wagenfabrik</numerusform>
                <numerusform>%n Wagenfabriken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagons</source>
            <translation>
                <numerusform>%n Wagen</numerusform>
                <numerusform>%n Wagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n woodcutters</source>
            <translation>
                <numerusform>%n Holzfäller</numerusform>
                <numerusform>%n Holzfäller</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>delivery</name>
        <message>
            <source>A step off the roads takes all the points of a turn.</source>
            <translation>Ein Schritt abseits der Straßen kostet alle Punkte einer Runde.</translation>
        </message>
        <message>
            <source>Docking takes all the points of a turn.</source>
            <translation>Anlegen kostet alle Punkte einer Runde.</translation>
        </message>
        <message>
            <source>Once at {place}: {reason}</source>
            <translation>Dann, {place}: {reason}</translation>
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has none left.</source>
            <translation>Zu weit für diese Runde: {name} braucht {points} und hat keine mehr.</translation>
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has {left} left.</source>
            <translation>Zu weit für diese Runde: {name} braucht {points} und hat noch {left}.</translation>
        </message>
        <message>
            <source>{action}: {used} of {points}</source>
            <translation>{action}: {points}, davon {used} nötig</translation>
        </message>
        <message>
            <source>{action}: {used} of {points}, and no farther this turn</source>
            <translation>{action}: {points}, davon {used} nötig, und nicht weiter in dieser Runde</translation>
        </message>
        <message>
            <source>{goods} cross to {target}</source>
            <translation>Übersetzen {target:to}: {goods}</translation>
        </message>
        <message>
            <source>{name} fetches {goods} from {source}</source>
            <translation>{name} holt {goods} {source:from}</translation>
        </message>
        <message>
            <source>{name} hands {goods} to {target}</source>
            <translation>{name} übergibt {goods} {target:to}</translation>
        </message>
        <message>
            <source>{name} leads {goods} to {target}</source>
            <translation>{name} führt {goods} {target:to}</translation>
        </message>
        <message>
            <source>{name} lets {goods} follow</source>
            <translation>{name} lässt {goods} folgen</translation>
        </message>
        <message>
            <source>{name} loads {goods}</source>
            <translation>{name} lädt {goods}</translation>
        </message>
        <message>
            <source>{name} puts {goods} down</source>
            <translation>{name} lädt {goods} ab</translation>
        </message>
        <message>
            <source>{name} puts {others} down {holder:in} and takes {goods} to {target}</source>
            <translation>{name} lädt {others} {holder:in} ab und bringt {goods} {target:to}</translation>
        </message>
        <message>
            <source>{name} takes {goods} to {target}</source>
            <translation>{name} bringt {goods} {target:to}</translation>
        </message>
    </context>
    <context>
        <name>differences</name>
        <message numerus="yes">
            <source>%n differences.</source>
            <translation>
                <numerusform>%n Unterschied.</numerusform>
                <numerusform>%n Unterschiede.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Box of tiles</source>
            <translation>Plättchenvorrat</translation>
        </message>
        <message>
            <source>Bridges in deserts</source>
            <translation>Brücken in Wüsten</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Eigene Angaben</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Beschreibung</translation>
        </message>
        <message>
            <source>Designers</source>
            <translation>Autoren</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Entries of the file that this version does not know</source>
            <translation>Angaben der Datei, die diese Programmversion nicht kennt</translation>
        </message>
        <message>
            <source>Findings of the laboratory</source>
            <translation>Ergebnisse des Labors</translation>
        </message>
        <message>
            <source>Foreign contents of the play site</source>
            <translation>Fremde Inhalte der Spielseite</translation>
        </message>
        <message>
            <source>Goods at the start</source>
            <translation>Waren zu Beginn</translation>
        </message>
        <message>
            <source>Hexagons</source>
            <translation>Sechsecke</translation>
        </message>
        <message>
            <source>Homes are chosen freely</source>
            <translation>Heimaten werden frei gewählt</translation>
        </message>
        <message>
            <source>Least distance of homes</source>
            <translation>Mindestabstand der Heimaten</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
        </message>
        <message>
            <source>Marks of the wonder end the game</source>
            <translation>Die Endmarken des Wunders beenden das Spiel</translation>
        </message>
        <message>
            <source>Mines make what they hold most of</source>
            <translation>Minen fördern, wovon sie am meisten haben</translation>
        </message>
        <message>
            <source>Neutral bricks until the end</source>
            <translation>Neutrale Ziegel bis zum Ende</translation>
        </message>
        <message>
            <source>No differences.</source>
            <translation>Keine Unterschiede.</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Zahl der Spieler</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Research at the start</source>
            <translation>Forschung zu Beginn</translation>
        </message>
        <message>
            <source>Spaces of the wonder filled at the start</source>
            <translation>Zu Beginn gefüllte Felder des Wunders</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Sonderregeln</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetrie</translation>
        </message>
        <message>
            <source>The whole map was {moved}.</source>
            <translation>Die ganze Karte wurde {moved}.</translation>
        </message>
        <message>
            <source>There is no other difference.</source>
            <translation>Sonst gibt es keinen Unterschied.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Transporters at the start</source>
            <translation>Transporter zu Beginn</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>bridge to the {direction}</source>
            <translation>Brücke nach {direction}</translation>
        </message>
        <message>
            <source>draft</source>
            <translation>Entwurf</translation>
        </message>
        <message>
            <source>final</source>
            <translation>endgültig</translation>
        </message>
        <message>
            <source>flat on top</source>
            <translation>flache Seite oben</translation>
        </message>
        <message>
            <source>free home</source>
            <translation>freie Heimat</translation>
        </message>
        <message>
            <source>home of {player}</source>
            <translation>Heimat von {player}</translation>
        </message>
        <message>
            <source>mirrored ({symmetry})</source>
            <translation>gespiegelt ({symmetry})</translation>
        </message>
        <message>
            <source>moved by {shift}</source>
            <translation>um {shift} verschoben</translation>
        </message>
        <message>
            <source>neutral {wall}</source>
            <translation>neutral: {wall}</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>pointed on top</source>
            <translation>Spitze oben</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>turned clockwise by {degrees}°</source>
            <translation>im Uhrzeigersinn um {degrees}° gedreht</translation>
        </message>
        <message numerus="yes">
            <source>wall of %n tokens</source>
            <translation>
                <numerusform>Mauer aus %n Mauerstein</numerusform>
                <numerusform>Mauer aus %n Mauersteinen</numerusform>
            </translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>{building} ({goods})</source>
            <translation>{building} ({goods})</translation>
        </message>
        <message>
            <source>{field} = {value}</source>
            <translation>{field} = {value}</translation>
        </message>
        <message>
            <source>{least} to {most}</source>
            <translation>{least} bis {most}</translation>
        </message>
        <message>
            <source>{place}: {after} added.</source>
            <translation>{place}: neu: {after}.</translation>
        </message>
        <message>
            <source>{place}: {after} has changed in something that is not shown.</source>
            <translation>{place}: {after}: etwas, das nicht gezeigt wird, ist anders.</translation>
        </message>
        <message>
            <source>{place}: {after} instead of {before}.</source>
            <translation>{place}: {after} statt {before}.</translation>
        </message>
        <message>
            <source>{place}: {after} now elsewhere on the tile.</source>
            <translation>{place}: {after} jetzt an anderer Stelle des Plättchens.</translation>
        </message>
        <message>
            <source>{place}: {after} turned.</source>
            <translation>{place}: {after} gedreht.</translation>
        </message>
        <message>
            <source>{place}: {before} removed.</source>
            <translation>{place}: entfernt: {before}.</translation>
        </message>
        <message>
            <source>{property}: changed.</source>
            <translation>{property}: geändert.</translation>
        </message>
        <message>
            <source>{property}: {after} instead of {before}.</source>
            <translation>{property}: {after} statt {before}.</translation>
        </message>
        <message>
            <source>{subject} ({player})</source>
            <translation>{subject} ({player})</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter} von {player}</translation>
        </message>
        <message>
            <source>{transporter} with {load}</source>
            <translation>{transporter}, geladen: {load}</translation>
        </message>
        <message>
            <source>{wall} of {player}</source>
            <translation>{wall} von {player}</translation>
        </message>
        <message>
            <source>“{text}”</source>
            <translation>„{text}“</translation>
        </message>
    </context>
    <context>
        <name>directions</name>
        <message>
            <source>east</source>
            <translation>Osten</translation>
        </message>
        <message>
            <source>north</source>
            <translation>Norden</translation>
        </message>
        <message>
            <source>north-east</source>
            <translation>Nordosten</translation>
        </message>
        <message>
            <source>north-west</source>
            <translation>Nordwesten</translation>
        </message>
        <message>
            <source>south</source>
            <translation>Süden</translation>
        </message>
        <message>
            <source>south-east</source>
            <translation>Südosten</translation>
        </message>
        <message>
            <source>south-west</source>
            <translation>Südwesten</translation>
        </message>
        <message>
            <source>west</source>
            <translation>Westen</translation>
        </message>
    </context>
    <context>
        <name>doings</name>
        <message>
            <source>adding a shaft</source>
            <translation>das Anlegen eines Schachts</translation>
        </message>
        <message>
            <source>answering an offer</source>
            <translation>die Antwort auf ein Angebot</translation>
        </message>
        <message>
            <source>asking for an order of play</source>
            <translation>das Verlangen einer Spielreihenfolge</translation>
        </message>
        <message>
            <source>being done with a phase</source>
            <translation>das Beenden einer Phase</translation>
        </message>
        <message>
            <source>breeding</source>
            <translation>die Vermehrung</translation>
        </message>
        <message>
            <source>building</source>
            <translation>das Bauen</translation>
        </message>
        <message>
            <source>building a bridge</source>
            <translation>der Bau einer Brücke</translation>
        </message>
        <message>
            <source>building a road</source>
            <translation>der Bau einer Straße</translation>
        </message>
        <message>
            <source>building a wall</source>
            <translation>der Bau einer Mauer</translation>
        </message>
        <message>
            <source>buying a brick</source>
            <translation>der Kauf eines Ziegels</translation>
        </message>
        <message>
            <source>choosing a home</source>
            <translation>das Wählen einer Heimat</translation>
        </message>
        <message>
            <source>demolishing a wall</source>
            <translation>der Abriss einer Mauer</translation>
        </message>
        <message>
            <source>drawing the row of figures</source>
            <translation>das Ziehen der Figurenreihe</translation>
        </message>
        <message>
            <source>drawing what the mines make</source>
            <translation>das Ziehen aus den Minen</translation>
        </message>
        <message>
            <source>going on</source>
            <translation>das Weitergehen</translation>
        </message>
        <message>
            <source>leading geese</source>
            <translation>das Führen von Gänsen</translation>
        </message>
        <message>
            <source>leaving the order of play as it is</source>
            <translation>das Belassen der Spielreihenfolge</translation>
        </message>
        <message>
            <source>letting geese go</source>
            <translation>das Zurücklassen von Gänsen</translation>
        </message>
        <message>
            <source>making a transporter</source>
            <translation>der Bau eines Transporters</translation>
        </message>
        <message>
            <source>moving goods</source>
            <translation>das Bewegen von Waren</translation>
        </message>
        <message>
            <source>offering something</source>
            <translation>ein Angebot</translation>
        </message>
        <message>
            <source>praying on</source>
            <translation>das Weiterbeten</translation>
        </message>
        <message>
            <source>putting a transporter out of use</source>
            <translation>das Außerdienststellen eines Transporters</translation>
        </message>
        <message>
            <source>research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>running a building</source>
            <translation>das Arbeitenlassen eines Gebäudes</translation>
        </message>
        <message>
            <source>setting a transporter down</source>
            <translation>das Absetzen eines Transporters</translation>
        </message>
        <message>
            <source>stopping to pray</source>
            <translation>das Ende des Betens</translation>
        </message>
        <message>
            <source>taking a position</source>
            <translation>das Einnehmen eines Platzes</translation>
        </message>
        <message>
            <source>taking a transporter aboard</source>
            <translation>das Anbordnehmen eines Transporters</translation>
        </message>
        <message>
            <source>upgrading a factory</source>
            <translation>das Aufrüsten einer Fabrik</translation>
        </message>
    </context>
    <context>
        <name>drop</name>
        <message>
            <source>Release to choose</source>
            <translation>Loslassen, um zu wählen</translation>
        </message>
        <message>
            <source>With Shift: {count}</source>
            <translation>Mit Umschalt: {count}</translation>
        </message>
        <message>
            <source>{action}, carried</source>
            <translation>{action}, getragen</translation>
        </message>
    </context>
    <context>
        <name>expansion</name>
        <message>
            <source>airport</source>
            <translation>Flughafen</translation>
        </message>
        <message>
            <source>atelier</source>
            <translation>Atelier</translation>
        </message>
        <message>
            <source>bomb</source>
            <translation>Bombe</translation>
        </message>
        <message>
            <source>bomb factory</source>
            <translation>Bombenfabrik</translation>
        </message>
        <message>
            <source>city</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>exhibition</source>
            <translation>Ausstellung</translation>
        </message>
        <message>
            <source>home</source>
            <translation>Heimat</translation>
        </message>
        <message>
            <source>management office</source>
            <translation>Verwaltung</translation>
        </message>
        <message>
            <source>manager</source>
            <translation>Manager</translation>
        </message>
        <message>
            <source>marble</source>
            <translation>Marmor</translation>
        </message>
        <message>
            <source>pearl</source>
            <translation>Perle</translation>
        </message>
        <message>
            <source>pearl fishery</source>
            <translation>Perlenfischerei</translation>
        </message>
        <message>
            <source>piece {number}</source>
            <translation>Spielstein {number}</translation>
        </message>
        <message>
            <source>plane</source>
            <translation>Flugzeug</translation>
        </message>
        <message>
            <source>polder</source>
            <translation>Polder</translation>
        </message>
        <message>
            <source>power plant</source>
            <translation>Kraftwerk</translation>
        </message>
        <message>
            <source>void hex</source>
            <translation>leeres Feld</translation>
        </message>
        <message>
            <source>work of art</source>
            <translation>Kunstwerk</translation>
        </message>
    </context>
    <context>
        <name>expectation</name>
        <message>
            <source>Expected wins in 100 games: {homes}.</source>
            <translation>Erwartete Siege in 100 Spielen: {homes}.</translation>
        </message>
        <message>
            <source>Fairness is told of two to six homes on land.</source>
            <translation>Fairness gibt es für zwei bis sechs Heimaten an Land.</translation>
        </message>
        <message>
            <source>Fairness {before} → {after} of 100, by facts alone.</source>
            <translation>Fairness {before} → {after} von 100, nach Fakten allein.</translation>
        </message>
        <message>
            <source>Fairness {before} → {after} of 100.</source>
            <translation>Fairness {before} → {after} von 100.</translation>
        </message>
        <message>
            <source>Fairness {number} of 100, by facts alone.</source>
            <translation>Fairness {number} von 100, nach Fakten allein.</translation>
        </message>
        <message>
            <source>Fairness {number} of 100.</source>
            <translation>Fairness {number} von 100.</translation>
        </message>
        <message>
            <source>fairness {number}</source>
            <translation>Fairness {number}</translation>
        </message>
        <message>
            <source>fairness {number} by facts alone</source>
            <translation>Fairness {number} nach Fakten allein</translation>
        </message>
        <message>
            <source>share of points, %</source>
            <translation>Anteil der Punkte, %</translation>
        </message>
        <message>
            <source>wins in 100 games</source>
            <translation>Siege in 100 Spielen</translation>
        </message>
        <message>
            <source>{home} {before} → {after}</source>
            <translation>{home} {before} → {after}</translation>
        </message>
        <message>
            <source>{home} {range}</source>
            <translation>{home} {range}</translation>
        </message>
        <message numerus="yes">
            <source>{reason}: +%n wins.</source>
            <translation>
                <numerusform>{reason}: +%n Sieg.</numerusform>
                <numerusform>{reason}: +%n Siege.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{reason}: −%n wins.</source>
            <translation>
                <numerusform>{reason}: −%n Sieg.</numerusform>
                <numerusform>{reason}: −%n Siege.</numerusform>
            </translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low} bis {high})</translation>
        </message>
    </context>
    <context>
        <name>facts</name>
        <message>
            <source>A bridge on {place}</source>
            <translation>Eine Brücke auf {place}</translation>
        </message>
        <message>
            <source>A road from {first} to {last}</source>
            <translation>Eine Straße von {first} nach {last}</translation>
        </message>
        <message numerus="yes">
            <source>Nearly symmetrical, except for %n places: {symmetry}, about {centre}.</source>
            <translation>
                <numerusform>Fast symmetrisch bis auf %n Feld: {symmetry}, um {centre}.</numerusform>
                <numerusform>Fast symmetrisch bis auf %n Felder: {symmetry}, um {centre}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Roads from {first} over {middle} to {last}</source>
            <translation>Straßen von {first} über {middle} nach {last}</translation>
        </message>
        <message>
            <source>Symmetrical: {symmetry}, about {centre}.</source>
            <translation>Symmetrisch: {symmetry}, um {centre}.</translation>
        </message>
        <message>
            <source>The map has no symmetry.</source>
            <translation>Die Karte hat keine Symmetrie.</translation>
        </message>
        <message>
            <source>a corner of {place}</source>
            <translation>eine Ecke von {place}</translation>
        </message>
        <message>
            <source>all tiles reached first</source>
            <translation>alle zuerst erreichten Plättchen</translation>
        </message>
        <message>
            <source>an edge of {place}</source>
            <translation>eine Kante von {place}</translation>
        </message>
        <message numerus="yes">
            <source>contested in %n steps</source>
            <translation>
                <numerusform>umstritten in %n Schritt</numerusform>
                <numerusform>umstritten in %n Schritten</numerusform>
            </translation>
        </message>
        <message>
            <source>desert</source>
            <translation>Wüste</translation>
        </message>
        <message numerus="yes">
            <source>land in %n steps</source>
            <translation>
                <numerusform>Land in %n Schritt</numerusform>
                <numerusform>Land in %n Schritten</numerusform>
            </translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>Gebirge</translation>
        </message>
        <message>
            <source>mountains reached first</source>
            <translation>zuerst erreichte Gebirge</translation>
        </message>
        <message>
            <source>next home</source>
            <translation>nächste Heimat</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>Weide</translation>
        </message>
        <message>
            <source>pastures reached first</source>
            <translation>zuerst erreichte Weiden</translation>
        </message>
        <message>
            <source>river</source>
            <translation>Fluss</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>Fels</translation>
        </message>
        <message>
            <source>rock reached first</source>
            <translation>zuerst erreichter Fels</translation>
        </message>
        <message numerus="yes">
            <source>room to build in %n steps</source>
            <translation>
                <numerusform>Bauplatz in %n Schritt</numerusform>
                <numerusform>Bauplatz in %n Schritten</numerusform>
            </translation>
        </message>
        <message>
            <source>sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>second desert</source>
            <translation>zweite Wüste</translation>
        </message>
        <message>
            <source>second home</source>
            <translation>übernächste Heimat</translation>
        </message>
        <message>
            <source>second mountain</source>
            <translation>zweites Gebirge</translation>
        </message>
        <message>
            <source>second pasture</source>
            <translation>zweite Weide</translation>
        </message>
        <message>
            <source>second rock</source>
            <translation>zweiter Fels</translation>
        </message>
        <message>
            <source>second tile by a river</source>
            <translation>zweites Plättchen am Fluss</translation>
        </message>
        <message>
            <source>second tile by the sea</source>
            <translation>zweites Plättchen am Meer</translation>
        </message>
        <message>
            <source>second woods</source>
            <translation>zweiter Wald</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>Wald</translation>
        </message>
        <message>
            <source>woods reached first</source>
            <translation>zuerst erreichte Wälder</translation>
        </message>
        <message>
            <source>{goal}: none → {after}</source>
            <translation>{goal}: nie → {after}</translation>
        </message>
        <message>
            <source>{goal}: {before} → {after}</source>
            <translation>{goal}: {before} → {after}</translation>
        </message>
        <message numerus="yes">
            <source>{what} would save %n turns for {home} ({savings}).</source>
            <translation>
                <numerusform>{what}: spart %n Runde für {home} ({savings}).</numerusform>
                <numerusform>{what}: spart %n Runden für {home} ({savings}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message numerus="yes">
            <source>%n bridges were left out.</source>
            <translation>
                <numerusform>%n Brücke wurde weggelassen.</numerusform>
                <numerusform>%n Brücken wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings were left out.</source>
            <translation>
                <numerusform>%n Gebäude wurde weggelassen.</numerusform>
                <numerusform>%n Gebäude wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n custom fields were left out.</source>
            <translation>
                <numerusform>%n eigene Angabe wurde weggelassen.</numerusform>
                <numerusform>%n eigene Angaben wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foreign pieces were left out.</source>
            <translation>
                <numerusform>%n fremder Spielstein wurde weggelassen.</numerusform>
                <numerusform>%n fremde Spielsteine wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods were left out.</source>
            <translation>
                <numerusform>%n Ware wurde weggelassen.</numerusform>
                <numerusform>%n Waren wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes are free to choose in the file: it cannot say which player they belong to.</source>
            <translation>
                <numerusform>%n Heimat ist in der Datei frei zu wählen: sie kann nicht sagen, welchem Spieler sie gehört.</numerusform>
                <numerusform>%n Heimaten sind in der Datei frei zu wählen: sie kann nicht sagen, welchem Spieler sie gehören.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes or pieces were changed.</source>
            <translation>
                <numerusform>%n Heimat oder Spielstein wurde geändert.</numerusform>
                <numerusform>%n Heimaten oder Spielsteine wurden geändert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out, as another stands on the same tile.</source>
            <translation>
                <numerusform>%n Heimat wurde weggelassen, weil schon eine andere auf demselben Plättchen ist.</numerusform>
                <numerusform>%n Heimaten wurden weggelassen, weil schon eine andere auf demselben Plättchen ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out.</source>
            <translation>
                <numerusform>%n Heimat wurde weggelassen.</numerusform>
                <numerusform>%n Heimaten wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n labels, notes and districts were left out.</source>
            <translation>
                <numerusform>%n Text (Beschriftung, Notiz oder Bezirk) wurde weggelassen.</numerusform>
                <numerusform>%n Texte (Beschriftungen, Notizen, Bezirke) wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines that give no tile, such as those of a saved game, were left out.</source>
            <translation>
                <numerusform>%n Zeile, die kein Plättchen angibt, etwa eines gespeicherten Spiels, wurde weggelassen.</numerusform>
                <numerusform>%n Zeilen, die kein Plättchen angeben, etwa eines gespeicherten Spiels, wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines without contents were taken as new.</source>
            <translation>
                <numerusform>%n Mine ohne Inhalt wurde als neu angenommen.</numerusform>
                <numerusform>%n Minen ohne Inhalt wurden als neu angenommen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n weiteres</numerusform>
                <numerusform>%n weitere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other objects of the table were left out.</source>
            <translation>
                <numerusform>%n anderes Objekt des Tisches wurde weggelassen.</numerusform>
                <numerusform>%n andere Objekte des Tisches wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n researched subjects were left out.</source>
            <translation>
                <numerusform>%n erforschtes Thema wurde weggelassen.</numerusform>
                <numerusform>%n erforschte Themen wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads were left out.</source>
            <translation>
                <numerusform>%n Straße wurde weggelassen.</numerusform>
                <numerusform>%n Straßen wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles became others.</source>
            <translation>
                <numerusform>%n Plättchen wurde ein anderes.</numerusform>
                <numerusform>%n Plättchen wurden andere.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion were left out.</source>
            <translation>
                <numerusform>%n Plättchen der Erweiterung wurde weggelassen.</numerusform>
                <numerusform>%n Plättchen der Erweiterung wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were added.</source>
            <translation>
                <numerusform>%n Plättchen kam hinzu.</numerusform>
                <numerusform>%n Plättchen kamen hinzu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were left out.</source>
            <translation>
                <numerusform>%n Plättchen wurde weggelassen.</numerusform>
                <numerusform>%n Plättchen wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters were left out.</source>
            <translation>
                <numerusform>%n Transporter wurde weggelassen.</numerusform>
                <numerusform>%n Transporter wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n void hexes were added to join the parts of the map.</source>
            <translation>
                <numerusform>%n leeres Feld wurde eingefügt, das die Teile der Karte verbindet.</numerusform>
                <numerusform>%n leere Felder wurden eingefügt, die die Teile der Karte verbinden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls were left out.</source>
            <translation>
                <numerusform>%n Mauer wurde weggelassen.</numerusform>
                <numerusform>%n Mauern wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>',' has nothing before or behind it</source>
            <translation>vor oder hinter ',' fehlt etwas</translation>
        </message>
        <message>
            <source>'{name}' is wrong between these places: it is '{right}' (or '{verb}')</source>
            <translation>'{name}' ist zwischen diesen Stellen falsch: richtig ist '{right}' (oder '{verb}')</translation>
        </message>
        <message>
            <source>'{verb}' is done by a player</source>
            <translation>'{verb}' ist Sache eines Spielers</translation>
        </message>
        <message>
            <source>'{verb}' is drawn by chance, not done by a player</source>
            <translation>'{verb}' lost der Zufall aus, kein Spieler</translation>
        </message>
        <message>
            <source>'{verb}' names no player to offer to</source>
            <translation>'{verb}' nennt keinen Spieler, dem etwas angeboten wird</translation>
        </message>
        <message>
            <source>'{verb}' needs players, a colon and an action, as {example}</source>
            <translation>'{verb}' braucht Spieler, einen Doppelpunkt und eine Aktion, wie {example}</translation>
        </message>
        <message>
            <source>(what it prints further is left out)</source>
            <translation>(was es weiter ausgibt, ist weggelassen)</translation>
        </message>
        <message>
            <source>A merge conflict was left in what follows the map; the map itself is whole.</source>
            <translation>In dem, was auf die Karte folgt, ist ein Zusammenführungskonflikt geblieben; die Karte selbst ist heil.</translation>
        </message>
        <message>
            <source>Dask is not installed: {command}</source>
            <translation>Dask ist nicht installiert: {command}</translation>
        </message>
        <message>
            <source>Left out, because this format has no room for it: {things}.</source>
            <translation>Weggelassen, weil dieses Format keinen Platz dafür hat: {things}.</translation>
        </message>
        <message>
            <source>Left out, because this program does not know what it is: {names}.</source>
            <translation>Weggelassen, weil dieses Programm nicht weiß, was es ist: {names}.</translation>
        </message>
        <message>
            <source>Planning the homes has stopped: {reason}</source>
            <translation>Das Planen der Heimaten wurde abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>Private labels, notes and districts were left out.</source>
            <translation>Private Beschriftungen, Notizen und Bezirke wurden weggelassen.</translation>
        </message>
        <message>
            <source>Tabletop Simulator map string</source>
            <translation>Kartenzeichenkette für Tabletop Simulator</translation>
        </message>
        <message>
            <source>Tabletop Simulator saved object</source>
            <translation>gespeichertes Objekt von Tabletop Simulator</translation>
        </message>
        <message>
            <source>The atlas cannot be read: {reason}</source>
            <translation>Der Atlas lässt sich nicht lesen: {reason}</translation>
        </message>
        <message>
            <source>The atlas has stopped: {reason}</source>
            <translation>Der Atlas hat angehalten: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n docked pieces was left out, as no river ends there.</source>
            <translation>
                <numerusform>Das Ufer von %n angelegten Spielstein wurde weggelassen, da dort kein Fluss endet.</numerusform>
                <numerusform>Das Ufer von %n angelegten Spielsteinen wurde weggelassen, da dort kein Fluss endet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n homes was left out.</source>
            <translation>
                <numerusform>Das Ufer von %n Heimat wurde weggelassen.</numerusform>
                <numerusform>Das Ufer von %n Heimaten wurde weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n docked pieces.</source>
            <translation>
                <numerusform>Das Ufer von %n angelegten Spielstein wurde geraten.</numerusform>
                <numerusform>Das Ufer von %n angelegten Spielsteinen wurde geraten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n homes by a river.</source>
            <translation>
                <numerusform>Das Ufer von %n Heimat an einem Fluss wurde geraten.</numerusform>
                <numerusform>Das Ufer von %n Heimaten an einem Fluss wurde geraten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The check of geometry has stopped: {reason}</source>
            <translation>Die Prüfung der Geometrie wurde abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The coordinates of each tile add up to {sum} instead of 0; the middle one was ignored.</source>
            <translation>Die Koordinaten jedes Plättchens ergeben {sum} statt 0; die mittlere wurde nicht beachtet.</translation>
        </message>
        <message numerus="yes">
            <source>The first line counts {counted} tiles, but there are %n.</source>
            <translation>
                <numerusform>Die erste Zeile zählt {counted} Plättchen, es ist aber nur %n.</numerusform>
                <numerusform>Die erste Zeile zählt {counted} Plättchen, es sind aber %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>The generator has stopped: {reason}</source>
            <translation>Der Generator wurde abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The map was shifted to lie on the grid of {columns} columns and {rows} rows.</source>
            <translation>Die Karte wurde verschoben, damit sie im Gitter aus {columns} Spalten und {rows} Zeilen liegt.</translation>
        </message>
        <message numerus="yes">
            <source>The number of players, at most %n, was guessed from the homes.</source>
            <translation>
                <numerusform>Die Spielerzahl, höchstens %n, wurde nach den Heimaten geraten.</numerusform>
                <numerusform>Die Spielerzahl, höchstens %n, wurde nach den Heimaten geraten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The picture cannot be read: {reason}</source>
            <translation>Das Bild kann nicht gelesen werden: {reason}</translation>
        </message>
        <message>
            <source>The player answered {detail}, which is not an action</source>
            <translation>Der Spieler antwortete {detail}, das ist keine Aktion</translation>
        </message>
        <message>
            <source>The player cannot be seated: {detail}</source>
            <translation>Der Spieler kann nicht mitspielen: {detail}</translation>
        </message>
        <message>
            <source>The player has crashed: {detail}</source>
            <translation>Der Spieler ist abgestürzt: {detail}</translation>
        </message>
        <message>
            <source>The player has not decided within {detail} seconds</source>
            <translation>Der Spieler hat sich nicht innerhalb von {detail} Sekunden entschieden</translation>
        </message>
        <message>
            <source>The player only moves things about: {detail} actions in a row, and no step forward</source>
            <translation>Der Spieler schiebt nur Dinge hin und her: {detail} Aktionen hintereinander, und kein Schritt voran</translation>
        </message>
        <message>
            <source>The player tried something that cannot be done: {detail}</source>
            <translation>Der Spieler wollte etwas tun, das nicht geht: {detail}</translation>
        </message>
        <message>
            <source>The process of the player has ended: {detail}</source>
            <translation>Der Prozess des Spielers ist zu Ende: {detail}</translation>
        </message>
        <message>
            <source>The quotation marks were ignored.</source>
            <translation>Die Anführungszeichen wurden nicht beachtet.</translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n sea tiles were ignored.</source>
            <translation>
                <numerusform>Die Flüsse von %n Meerplättchen wurden nicht beachtet.</numerusform>
                <numerusform>Die Flüsse von %n Meerplättchen wurden nicht beachtet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n tiles were left out.</source>
            <translation>
                <numerusform>Die Flüsse von %n Plättchen wurden weggelassen.</numerusform>
                <numerusform>Die Flüsse von %n Plättchen wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The run has stopped: {reason}</source>
            <translation>Der Lauf wurde abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The runs cannot be read: {reason}</source>
            <translation>Die Läufe können nicht gelesen werden: {reason}</translation>
        </message>
        <message>
            <source>The script has stopped: {reason}</source>
            <translation>Das Skript ist stehen geblieben: {reason}</translation>
        </message>
        <message>
            <source>The search for edits has stopped: {reason}</source>
            <translation>Die Suche nach Änderungen ist abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The search for par has stopped: {reason}</source>
            <translation>Die Suche nach Par wurde abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The search has stopped: {reason}</source>
            <translation>Die Suche wurde abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The short runs have stopped: {reason}</source>
            <translation>Die kurzen Läufe wurden abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The solver has stopped: {reason}</source>
            <translation>Der Löser wurde abgebrochen: {reason}</translation>
        </message>
        <message>
            <source>The text around the map, such as a mail, was left out.</source>
            <translation>Was um die Karte herum steht, etwa eine Mail, wurde weggelassen.</translation>
        </message>
        <message>
            <source>The text before the map was left out.</source>
            <translation>Was vor der Karte steht, wurde weggelassen.</translation>
        </message>
        <message>
            <source>There is no hint: {reason}</source>
            <translation>Es gibt keinen Tipp: {reason}</translation>
        </message>
        <message>
            <source>These members were written as they were read, though hexes may have other numbers now: {names}.</source>
            <translation>Diese Einträge wurden geschrieben, wie sie gelesen wurden, obwohl Sechsecke jetzt andere Nummern haben können: {names}.</translation>
        </message>
        <message>
            <source>This format draws hexes flat on top, so the picture of the map is turned by 30 degrees.</source>
            <translation>In diesem Format liegt die flache Seite der Sechsecke oben; das Bild der Karte ist darum um 30 Grad gedreht.</translation>
        </message>
        <message>
            <source>This format draws hexes with a corner on top, so the picture of the map is turned by 30 degrees.</source>
            <translation>In diesem Format liegt eine Ecke der Sechsecke oben; das Bild der Karte ist darum um 30 Grad gedreht.</translation>
        </message>
        <message numerus="yes">
            <source>What %n buildings held that were no mines was left out.</source>
            <translation>
                <numerusform>Der Inhalt von %n Gebäude, das keine Mine ist, wurde weggelassen.</numerusform>
                <numerusform>Der Inhalt von %n Gebäuden, die keine Minen sind, wurde weggelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What %n transporters carried was left out.</source>
            <translation>
                <numerusform>Die Ladung von %n Transporter wurde weggelassen.</numerusform>
                <numerusform>Die Ladung von %n Transportern wurde weggelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>What a newer version of rbdesigner added to the file was left out.</source>
            <translation>Was ein neueres rbdesigner der Datei hinzugefügt hat, wurde weggelassen.</translation>
        </message>
        <message>
            <source>What follows the map, such as a saved game, was left out.</source>
            <translation>Was auf die Karte folgt, etwa ein gespeichertes Spiel, wurde weggelassen.</translation>
        </message>
        <message>
            <source>a course map cannot tell two rivers of a tile apart; tiles with several: {tiles}</source>
            <translation>eine Kurskarte kann zwei Flüsse eines Plättchens nicht unterscheiden; Plättchen mit mehreren: {tiles}</translation>
        </message>
        <message>
            <source>a field needs a name</source>
            <translation>eine Angabe braucht einen Namen</translation>
        </message>
        <message>
            <source>a game in it is damaged</source>
            <translation>ein Spiel darin ist beschädigt</translation>
        </message>
        <message>
            <source>a game is for 1 to {most} players, not for {players}</source>
            <translation>ein Spiel ist für 1 bis {most} Spieler, nicht für {players}</translation>
        </message>
        <message>
            <source>a line has at most {most} characters, and this one has {number}</source>
            <translation>eine Zeile hat höchstens {most} Zeichen, diese hat {number}</translation>
        </message>
        <message>
            <source>a line names a player and an action: 1: lay 0,0 mountain 3</source>
            <translation>eine Zeile nennt einen Spieler und eine Aktion: 1: lay 0,0 mountain 3</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>eine Liste</translation>
        </message>
        <message>
            <source>a list is expected here, not {found}</source>
            <translation>hier muss eine Liste stehen, nicht {found}</translation>
        </message>
        <message>
            <source>a map for {players} players has {least} to {most} tiles, not {number}</source>
            <translation>eine Karte für {players} Spieler hat {least} bis {most} Plättchen, nicht {number}</translation>
        </message>
        <message>
            <source>a map gets {least} to {most} rivers, not {number}</source>
            <translation>eine Karte bekommt {least} bis {most} Flüsse, nicht {number}</translation>
        </message>
        <message>
            <source>a map has no more than {most} tiles</source>
            <translation>eine Karte hat nicht mehr als {most} Plättchen</translation>
        </message>
        <message>
            <source>a map is for {least} to {most} players, not for {number}</source>
            <translation>eine Karte ist für {least} bis {most} Spieler, nicht für {number}</translation>
        </message>
        <message>
            <source>a map is laid by 1 to {most} players, not by {players}</source>
            <translation>eine Karte legen 1 bis {most} Spieler, nicht {players}</translation>
        </message>
        <message>
            <source>a map is laid from its first tile; here something is on it already</source>
            <translation>eine Karte wird vom ersten Plättchen an gelegt; auf dieser liegt schon etwas</translation>
        </message>
        <message>
            <source>a map of {tiles} tiles has 1 to {tiles} islands, not {number}</source>
            <translation>eine Karte von {tiles} Plättchen hat 1 bis {tiles} Inseln, nicht {number}</translation>
        </message>
        <message>
            <source>a map string begins with {version}</source>
            <translation>eine Kartenzeichenkette beginnt mit {version}</translation>
        </message>
        <message>
            <source>a merge conflict has been left in the file</source>
            <translation>in der Datei ist ein Zusammenführungskonflikt geblieben</translation>
        </message>
        <message>
            <source>a merge conflict was left in the file: {line}</source>
            <translation>in der Datei ist ein Zusammenführungskonflikt geblieben: {line}</translation>
        </message>
        <message>
            <source>a mine holds 0 to {most} of gold and of iron</source>
            <translation>eine Mine enthält je 0 bis {most} Gold und Eisen</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a number has thousands of digits</source>
            <translation>eine Zahl hat Tausende von Stellen</translation>
        </message>
        <message>
            <source>a number in an action is one from 0 to {most}</source>
            <translation>eine Zahl in einer Aktion ist eine von 0 bis {most}</translation>
        </message>
        <message>
            <source>a part of the path is not a folder</source>
            <translation>ein Teil des Pfades ist kein Ordner</translation>
        </message>
        <message>
            <source>a picture ends in {suffixes}</source>
            <translation>der Name eines Bildes endet auf {suffixes}</translation>
        </message>
        <message>
            <source>a play site's map is a list with an object at its end</source>
            <translation>eine Karte der Spielseite ist eine Liste mit einem Objekt am Ende</translation>
        </message>
        <message>
            <source>a play site's map lists every good: {number} are too many</source>
            <translation>eine Karte der Spielseite führt jede Ware auf: {number} sind zu viele</translation>
        </message>
        <message>
            <source>a process that worked for it has ended, which happens when the memory is full</source>
            <translation>ein Prozess, der dafür arbeitete, ist zu Ende; das geschieht, wenn der Speicher voll ist</translation>
        </message>
        <message>
            <source>a quotation mark is missing</source>
            <translation>ein Anführungszeichen fehlt</translation>
        </message>
        <message>
            <source>a record is for one player, not for {players}</source>
            <translation>ein Rekord ist für eine Person, nicht für {players}</translation>
        </message>
        <message>
            <source>a river has 1 to {first} edges, not {last}</source>
            <translation>ein Fluss hat 1 bis {first} Kanten, nicht {last}</translation>
        </message>
        <message>
            <source>a river is {least} to {most} tiles long, not {number}</source>
            <translation>ein Fluss ist {least} bis {most} Plättchen lang, nicht {number}</translation>
        </message>
        <message>
            <source>a sea tile has no rivers</source>
            <translation>ein Meerplättchen hat keine Flüsse</translation>
        </message>
        <message>
            <source>a seed has at most {most} digits</source>
            <translation>ein Startwert hat höchstens {most} Ziffern</translation>
        </message>
        <message>
            <source>a side is given twice: {sides}</source>
            <translation>eine Seite ist zweimal angegeben: {sides}</translation>
        </message>
        <message>
            <source>a table seats 2 to {players} of the {players} players, not {seats}</source>
            <translation>an einem Tisch sitzen 2 bis {players} der {players} Spieler, nicht {seats}</translation>
        </message>
        <message>
            <source>a table seats both players, not {seats}</source>
            <translation>an einem Tisch sitzen beide Spieler, nicht {seats}</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>a tile has at most {most} sides with a river, not {number}</source>
            <translation>ein Plättchen hat höchstens {most} Seiten mit einem Fluss, nicht {number}</translation>
        </message>
        <message numerus="yes">
            <source>a tile has three coordinates, or row and column, not %n numbers</source>
            <translation>
                <numerusform>ein Plättchen hat drei Koordinaten oder Zeile und Spalte, nicht %n Zahl</numerusform>
                <numerusform>ein Plättchen hat drei Koordinaten oder Zeile und Spalte, nicht %n Zahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile is named twice: each mine makes one good</source>
            <translation>ein Plättchen ist zweimal genannt: jede Mine bringt eine Ware</translation>
        </message>
        <message>
            <source>a tournament is for two players or more; {player} is alone</source>
            <translation>ein Turnier ist für zwei oder mehr Spieler; {player} ist allein</translation>
        </message>
        <message>
            <source>a tournament needs a map</source>
            <translation>ein Turnier braucht eine Karte</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <source>a worker has {there}, here is {here}</source>
            <translation>ein Arbeitsprozess hat {there}, hier ist {here}</translation>
        </message>
        <message>
            <source>a worker of the cluster has no {module}</source>
            <translation>einem Arbeitsprozess des Clusters fehlt {module}</translation>
        </message>
        <message>
            <source>a world of {tiles} tiles is too large to be laid in turns: {most} at most</source>
            <translation>eine Welt von {tiles} Plättchen ist zu groß, um reihum gelegt zu werden: höchstens {most}</translation>
        </message>
        <message>
            <source>an action has a member 'do' that says what it is</source>
            <translation>eine Aktion hat ein Feld 'do', das sagt, was sie ist</translation>
        </message>
        <message>
            <source>an action is missing behind ':'</source>
            <translation>hinter ':' fehlt eine Aktion</translation>
        </message>
        <message>
            <source>an action is one line, and this is more</source>
            <translation>eine Aktion ist eine Zeile, und das ist mehr</translation>
        </message>
        <message>
            <source>an atlas compares homes, so that it is for two players or more</source>
            <translation>ein Atlas vergleicht Heimaten, darum ist er für zwei Spieler oder mehr</translation>
        </message>
        <message>
            <source>an axis has 1 to {most} cells, not {number}</source>
            <translation>eine Achse hat 1 bis {most} Felder, nicht {number}</translation>
        </message>
        <message>
            <source>an object</source>
            <translation>ein Objekt</translation>
        </message>
        <message>
            <source>an object with name and mapstring is expected here</source>
            <translation>hier muss ein Objekt mit name und mapstring stehen</translation>
        </message>
        <message>
            <source>and more than {left} others</source>
            <translation>und mehr als {left} weitere</translation>
        </message>
        <message>
            <source>and {left} more</source>
            <translation>und {left} weitere</translation>
        </message>
        <message>
            <source>another district has this name</source>
            <translation>ein anderer Bezirk hat diesen Namen</translation>
        </message>
        <message>
            <source>another field here has this name</source>
            <translation>eine andere Angabe hat hier diesen Namen</translation>
        </message>
        <message>
            <source>another program has changed this file since it was read; it was not overwritten</source>
            <translation>ein anderes Programm hat diese Datei geändert, seit sie gelesen wurde; sie wurde nicht überschrieben</translation>
        </message>
        <message>
            <source>another program is using it</source>
            <translation>ein anderes Programm benutzt sie gerade</translation>
        </message>
        <message>
            <source>another program is writing into it</source>
            <translation>ein anderes Programm schreibt gerade hinein</translation>
        </message>
        <message>
            <source>axis</source>
            <translation>Achse</translation>
        </message>
        <message>
            <source>book</source>
            <translation>Buch|none:kein Buch</translation>
        </message>
        <message>
            <source>border</source>
            <translation>Grenze|no:keine Grenze|none:keine Grenze</translation>
        </message>
        <message>
            <source>both would play the same games</source>
            <translation>beide würden dieselben Spiele spielen</translation>
        </message>
        <message>
            <source>box</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <source>bridge site</source>
            <translation>Brückenstelle|no:keine Brückenstelle|none:keine Brückenstelle</translation>
        </message>
        <message>
            <source>building</source>
            <translation>Gebäude|no:kein Gebäude|none:kein Gebäude</translation>
        </message>
        <message>
            <source>cannot be read: no file can have this name</source>
            <translation>lässt sich nicht lesen: keine Datei kann so heißen</translation>
        </message>
        <message>
            <source>cannot be read: {why}</source>
            <translation>lässt sich nicht lesen: {why}</translation>
        </message>
        <message>
            <source>cannot be used: {why}</source>
            <translation>kann nicht verwendet werden: {why}</translation>
        </message>
        <message>
            <source>cannot be written: {why}</source>
            <translation>lässt sich nicht schreiben: {why}</translation>
        </message>
        <message>
            <source>cannot be written: {why}; no file was written</source>
            <translation>lässt sich nicht schreiben: {why}; es wurde keine Datei geschrieben</translation>
        </message>
        <message>
            <source>cannot be written: {why}; the file on disk is as it was</source>
            <translation>lässt sich nicht schreiben: {why}; die Datei auf dem Datenträger ist, wie sie war</translation>
        </message>
        <message>
            <source>charts cannot be drawn: {why}</source>
            <translation>Diagramme lassen sich nicht zeichnen: {why}</translation>
        </message>
        <message>
            <source>coordinates go no further than {limit}</source>
            <translation>Koordinaten gehen höchstens bis {limit}</translation>
        </message>
        <message>
            <source>copy of a game</source>
            <translation>Kopie eines Spiels|none:keine Kopie eines Spiels</translation>
        </message>
        <message>
            <source>copy of a map</source>
            <translation>Kopie einer Karte|none:keine Kopie einer Karte</translation>
        </message>
        <message>
            <source>dock</source>
            <translation>Anlegestelle|no:keine Anlegestelle|none:keine Anlegestelle</translation>
        </message>
        <message>
            <source>edge</source>
            <translation>Kante|no:keine Kante|none:keine Kante</translation>
        </message>
        <message>
            <source>edge {first} is not one of 0 to 5</source>
            <translation>Kante {first} gibt es nicht; es gibt 0 bis 5</translation>
        </message>
        <message>
            <source>edge {first} is used twice</source>
            <translation>Kante {first} ist zweimal verwendet</translation>
        </message>
        <message>
            <source>entry {number} is not a line of the notation: {entry}</source>
            <translation>Eintrag {number} ist keine Zeile der Notation: {entry}</translation>
        </message>
        <message>
            <source>entry {number} of the log breaks the rules: {why}</source>
            <translation>Eintrag {number} des Protokolls bricht die Regeln: {why}</translation>
        </message>
        <message>
            <source>entry {number}, {entry}: {why}</source>
            <translation>Eintrag {number}, {entry}: {why}</translation>
        </message>
        <message>
            <source>exit code {code}</source>
            <translation>Rückgabewert {code}</translation>
        </message>
        <message>
            <source>expecting ',' delimiter</source>
            <translation>',' fehlt</translation>
        </message>
        <message>
            <source>expecting ':' delimiter</source>
            <translation>':' fehlt</translation>
        </message>
        <message>
            <source>expecting property name enclosed in double quotes</source>
            <translation>ein Feldname in Anführungszeichen fehlt</translation>
        </message>
        <message>
            <source>expecting value</source>
            <translation>ein Wert fehlt</translation>
        </message>
        <message>
            <source>extra data</source>
            <translation>am Ende steht etwas zu viel</translation>
        </message>
        <message>
            <source>fairness goes from {least} to {most}, not to {number}</source>
            <translation>die Fairness geht von {least} bis {most}, nicht bis {number}</translation>
        </message>
        <message>
            <source>foreign kind</source>
            <translation>Art des Fremden</translation>
        </message>
        <message>
            <source>foreign tile</source>
            <translation>fremdes Plättchen</translation>
        </message>
        <message>
            <source>games are exported as {kinds}, not as {kind}</source>
            <translation>Spiele werden als {kinds} exportiert, nicht als {kind}</translation>
        </message>
        <message>
            <source>good</source>
            <translation>Ware|no:keine Ware|none:keine Ware</translation>
        </message>
        <message>
            <source>has to be a colour such as #1e90ff, not {found}</source>
            <translation>muss eine Farbe wie #1e90ff sein, nicht {found}</translation>
        </message>
        <message>
            <source>has to be at least {wanted}, not {found}</source>
            <translation>muss mindestens {wanted} sein, nicht {found}</translation>
        </message>
        <message>
            <source>has to be at most {wanted}, not {found}</source>
            <translation>darf höchstens {wanted} sein, nicht {found}</translation>
        </message>
        <message>
            <source>has to be {wanted}, not {found}</source>
            <translation>muss {wanted} sein, nicht {found}</translation>
        </message>
        <message>
            <source>hex {number} has no region {region}</source>
            <translation>Sechseck {number} hat kein Gebiet {region}</translation>
        </message>
        <message>
            <source>hex {number} has no river {river}</source>
            <translation>Sechseck {number} hat keinen Fluss {river}</translation>
        </message>
        <message>
            <source>homes for {players} do not lie in this symmetry, or not so far apart</source>
            <translation>Heimaten für {players} passen nicht in diese Symmetrie, oder nicht so weit auseinander</translation>
        </message>
        <message>
            <source>homes need a terrain to stand on</source>
            <translation>Heimaten brauchen ein Gelände, auf dem sie stehen</translation>
        </message>
        <message>
            <source>invalid control character</source>
            <translation>unerlaubtes Steuerzeichen</translation>
        </message>
        <message>
            <source>invalid escape</source>
            <translation>ungültige Folge mit Rückstrich</translation>
        </message>
        <message>
            <source>is damaged: there are things in it that no run has</source>
            <translation>ist beschädigt: darin steht, was kein Lauf hat</translation>
        </message>
        <message>
            <source>is damaged: {why}</source>
            <translation>ist beschädigt: {why}</translation>
        </message>
        <message>
            <source>is empty</source>
            <translation>ist leer</translation>
        </message>
        <message>
            <source>is not a file of the laboratory</source>
            <translation>ist keine Datei des Labors</translation>
        </message>
        <message>
            <source>is not a map of a known format ({known})</source>
            <translation>ist keine Karte eines bekannten Formats ({known})</translation>
        </message>
        <message>
            <source>is not opened: it holds views, triggers or computed columns, which no file of the laboratory has</source>
            <translation>wird nicht geöffnet: darin stehen Sichten, Trigger oder berechnete Spalten, die keine Datei des Labors hat</translation>
        </message>
        <message>
            <source>is too large: a map has no more than {most} tiles and pieces</source>
            <translation>ist zu groß: eine Karte hat nicht mehr als {most} Plättchen und Spielsteine</translation>
        </message>
        <message>
            <source>is too large: a {noun} has less than {most} MB</source>
            <translation>ist zu groß: die Grenze ist {most} MB ({noun})</translation>
        </message>
        <message>
            <source>is too large: such a map has less than {most} characters</source>
            <translation>ist zu groß: eine solche Karte hat weniger als {most} Zeichen</translation>
        </message>
        <message>
            <source>islands need some sea between them</source>
            <translation>Inseln brauchen etwas Meer zwischen sich</translation>
        </message>
        <message>
            <source>it answered what cannot be read</source>
            <translation>es hat geantwortet, was sich nicht lesen lässt</translation>
        </message>
        <message>
            <source>it can no longer answer</source>
            <translation>er kann nicht mehr antworten</translation>
        </message>
        <message>
            <source>it cannot be opened</source>
            <translation>sie lässt sich nicht öffnen</translation>
        </message>
        <message>
            <source>it has been closed</source>
            <translation>er wurde geschlossen</translation>
        </message>
        <message>
            <source>it holds no kinds of players</source>
            <translation>sie enthält keine Arten von Spielern</translation>
        </message>
        <message>
            <source>it is read-only</source>
            <translation>sie ist schreibgeschützt</translation>
        </message>
        <message>
            <source>it is the turn of player {acting}</source>
            <translation>Spieler {acting} ist an der Reihe</translation>
        </message>
        <message>
            <source>it needs more memory than a script may have</source>
            <translation>es braucht mehr Speicher, als ein Skript haben darf</translation>
        </message>
        <message>
            <source>it needs {kinds}, or one class with {method}; it has {number}</source>
            <translation>sie braucht {kinds} oder eine Klasse mit {method}; sie hat {number}</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>es wurde abgebrochen</translation>
        </message>
        <message>
            <source>its pages cannot be kept in the folder for temporary files: {why}</source>
            <translation>seine Seiten lassen sich nicht im Ordner für temporäre Dateien ablegen: {why}</translation>
        </message>
        <message>
            <source>killed by signal {name}</source>
            <translation>beendet durch das Signal {name}</translation>
        </message>
        <message>
            <source>kind of building</source>
            <translation>Gebäudeart</translation>
        </message>
        <message>
            <source>kind of field</source>
            <translation>Art der Angabe</translation>
        </message>
        <message>
            <source>kind of symmetry</source>
            <translation>Art der Symmetrie</translation>
        </message>
        <message>
            <source>kind of transporter</source>
            <translation>Transporterart</translation>
        </message>
        <message>
            <source>laying of a map</source>
            <translation>gelegte Karte|none:keine gelegte Karte</translation>
        </message>
        <message>
            <source>level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>Zeile {number}</translation>
        </message>
        <message>
            <source>lists and objects are nested more than {most} deep</source>
            <translation>Listen und Objekte liegen mehr als {most} tief ineinander</translation>
        </message>
        <message>
            <source>map code</source>
            <translation>Kartencode</translation>
        </message>
        <message>
            <source>map of the online play site</source>
            <translation>Karte der Online-Spielseite</translation>
        </message>
        <message>
            <source>map {number} ({title}): {why}</source>
            <translation>Karte {number} ({title}): {why}</translation>
        </message>
        <message>
            <source>map {number}: {why}</source>
            <translation>Karte {number}: {why}</translation>
        </message>
        <message>
            <source>maps of a given shape all have its size</source>
            <translation>Karten einer gegebenen Form sind alle so groß wie sie</translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n characters, not {found}</source>
            <translation>
                <numerusform>darf höchstens %n Zeichen haben, nicht {found}</numerusform>
                <numerusform>darf höchstens %n Zeichen haben, nicht {found}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n entries, not {found}</source>
            <translation>
                <numerusform>darf höchstens %n Eintrag haben, nicht {found}</numerusform>
                <numerusform>darf höchstens %n Einträge haben, nicht {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>more than anybody reads</source>
            <translation>mehr, als jemand liest</translation>
        </message>
        <message numerus="yes">
            <source>needs at least %n entries, not {found}</source>
            <translation>
                <numerusform>braucht mindestens %n Eintrag, nicht {found}</numerusform>
                <numerusform>braucht mindestens %n Einträge, nicht {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>no backup of the version before could be kept: {why}</source>
            <translation>von der vorigen Fassung konnte keine Sicherung behalten werden: {why}</translation>
        </message>
        <message>
            <source>no cluster answers there: {why}</source>
            <translation>dort antwortet kein Cluster: {why}</translation>
        </message>
        <message>
            <source>no file can be made in the folder ({why}), so this one was overwritten in place</source>
            <translation>im Ordner lässt sich keine Datei anlegen ({why}), deshalb wurde diese direkt überschrieben</translation>
        </message>
        <message>
            <source>no file can have this name</source>
            <translation>keine Datei kann so heißen</translation>
        </message>
        <message>
            <source>no map was as fair as {bound}; the best of {tries} had {best}</source>
            <translation>keine Karte war so fair wie {bound}; die beste von {tries} hatte {best}</translation>
        </message>
        <message>
            <source>no object of this file carries a map string in its description</source>
            <translation>kein Objekt dieser Datei trägt eine Kartenzeichenkette in seiner Beschreibung</translation>
        </message>
        <message>
            <source>no piece has the number {number}</source>
            <translation>kein Spielstein hat die Nummer {number}</translation>
        </message>
        <message>
            <source>no player can be made by {call}: {why}</source>
            <translation>mit {call} lässt sich kein Spieler erzeugen: {why}</translation>
        </message>
        <message>
            <source>no player is named {name}; there are {known}</source>
            <translation>kein Spieler heißt {name}; es gibt {known}</translation>
        </message>
        <message>
            <source>no process can be started: {why}</source>
            <translation>es lässt sich kein Prozess starten: {why}</translation>
        </message>
        <message>
            <source>no tile has the code {code}</source>
            <translation>kein Plättchen hat den Code {code}</translation>
        </message>
        <message>
            <source>no tile has the number {number}</source>
            <translation>kein Plättchen hat die Nummer {number}</translation>
        </message>
        <message>
            <source>none of the maps has the hash {hash}</source>
            <translation>keine der Karten hat den Hash {hash}</translation>
        </message>
        <message>
            <source>none of the maps has the hash {hash}, that of {name}</source>
            <translation>keine der Karten hat den Hash {hash}, den von {name}</translation>
        </message>
        <message>
            <source>nothing is named {name}; there are tiles (q,r) and {known}; all of a kind are {every}</source>
            <translation>nichts heißt {name}; es gibt Plättchen (q,r) und {known}; alle einer Art sind {every}</translation>
        </message>
        <message>
            <source>nothing takes more than {most} goods</source>
            <translation>nichts braucht mehr als {most} Waren</translation>
        </message>
        <message>
            <source>only a map that marks a home for each of several players can be made fairer</source>
            <translation>nur eine Karte, die für jeden von mehreren Spielern eine Heimat hat, kann fairer gemacht werden</translation>
        </message>
        <message>
            <source>only a mine has contents, not a {kind}</source>
            <translation>nur eine Mine hat einen Inhalt, nicht {kind:a}</translation>
        </message>
        <message>
            <source>only maps that mark homes for several players can be ranked</source>
            <translation>nur Karten mit Heimaten für mehrere Spieler lassen sich ordnen</translation>
        </message>
        <message>
            <source>orientation</source>
            <translation>Ausrichtung</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>picture written by rbdesigner</source>
            <translation>von rbdesigner geschriebenes Bild</translation>
        </message>
        <message>
            <source>pictures of maps are drawn by: rbdesigner render FILE OUT</source>
            <translation>Bilder von Karten zeichnet: rbdesigner render FILE OUT</translation>
        </message>
        <message>
            <source>piece {number} ({digits}): {why}</source>
            <translation>Teil {number} ({digits}): {why}</translation>
        </message>
        <message>
            <source>player {number} is named twice</source>
            <translation>Spieler {number} ist zweimal genannt</translation>
        </message>
        <message>
            <source>rbdesigner scenario</source>
            <translation>Szenario von rbdesigner</translation>
        </message>
        <message>
            <source>region</source>
            <translation>Gebiet|no:kein Gebiet|none:kein Gebiet</translation>
        </message>
        <message>
            <source>river</source>
            <translation>Fluss|no:keinen Fluss|none:kein Fluss</translation>
        </message>
        <message>
            <source>rivers {first} and {last} cross</source>
            <translation>die Flüsse {first} und {last} kreuzen sich</translation>
        </message>
        <message>
            <source>saved game</source>
            <translation>gespeichertes Spiel|none:kein gespeichertes Spiel</translation>
        </message>
        <message>
            <source>scenario</source>
            <translation>Szenario|none:kein Szenario</translation>
        </message>
        <message>
            <source>solution</source>
            <translation>Lösung|none:keine Lösung</translation>
        </message>
        <message>
            <source>spot</source>
            <translation>Stelle|no:keine Stelle|none:keine Stelle</translation>
        </message>
        <message>
            <source>status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>style</source>
            <translation>Stil</translation>
        </message>
        <message>
            <source>subject</source>
            <translation>Thema|no:kein Thema|none:kein Thema</translation>
        </message>
        <message>
            <source>such rivers cannot lie on one tile: {rivers}</source>
            <translation>solche Flüsse können nicht auf einem Plättchen liegen: {rivers}</translation>
        </message>
        <message>
            <source>table of records</source>
            <translation>Rekordtabelle|none:keine Rekordtabelle</translation>
        </message>
        <message>
            <source>takes too long to read</source>
            <translation>lässt sich nicht in vertretbarer Zeit lesen</translation>
        </message>
        <message>
            <source>terrain</source>
            <translation>Gelände</translation>
        </message>
        <message>
            <source>text map of the 2017 student programs</source>
            <translation>Textkarte der Studentenprogramme von 2017</translation>
        </message>
        <message>
            <source>the axis {axis} goes from {least} to more than that, not to {most}</source>
            <translation>die Achse {axis} geht von {least} bis zu mehr als dem, nicht bis {most}</translation>
        </message>
        <message>
            <source>the box has too few tiles without rivers for so much land</source>
            <translation>der Vorrat hat zu wenige Plättchen ohne Flüsse für so viel Land</translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n land tiles, not {wanted}</source>
            <translation>
                <numerusform>der Vorrat enthält %n Landplättchen, nicht {wanted}</numerusform>
                <numerusform>der Vorrat enthält %n Landplättchen, nicht {wanted}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n sea tiles, not {wanted}</source>
            <translation>
                <numerusform>der Vorrat enthält %n Meerplättchen, nicht {wanted}</numerusform>
                <numerusform>der Vorrat enthält %n Meerplättchen, nicht {wanted}</numerusform>
            </translation>
        </message>
        <message>
            <source>the box holds no tiles with rivers</source>
            <translation>der Vorrat enthält keine Plättchen mit Flüssen</translation>
        </message>
        <message>
            <source>the box of tiles</source>
            <translation>der Plättchenvorrat</translation>
        </message>
        <message>
            <source>the bracket after the coordinates is missing</source>
            <translation>die Klammer nach den Koordinaten fehlt</translation>
        </message>
        <message>
            <source>the brackets around the sides do not match</source>
            <translation>die Klammern um die Seiten passen nicht zusammen</translation>
        </message>
        <message>
            <source>the changed map cannot be used: {why}</source>
            <translation>die geänderte Karte lässt sich nicht verwenden: {why}</translation>
        </message>
        <message>
            <source>the clipboard holds no text</source>
            <translation>in der Zwischenablage ist kein Text</translation>
        </message>
        <message>
            <source>the cluster has no workers</source>
            <translation>der Cluster hat keine Arbeitsprozesse</translation>
        </message>
        <message>
            <source>the code</source>
            <translation>der Code</translation>
        </message>
        <message>
            <source>the coordinates add up to {sum}, but those of the other tiles to {usual}</source>
            <translation>die Koordinaten ergeben {sum}, die der anderen Plättchen aber {usual}</translation>
        </message>
        <message>
            <source>the description</source>
            <translation>die Beschreibung</translation>
        </message>
        <message>
            <source>the designers</source>
            <translation>die Autoren</translation>
        </message>
        <message>
            <source>the difficulty</source>
            <translation>die Schwierigkeit</translation>
        </message>
        <message>
            <source>the direction {direction} is not one of 0 to 5</source>
            <translation>Richtung {direction} gibt es nicht; es gibt 0 bis 5</translation>
        </message>
        <message>
            <source>the disk does not work</source>
            <translation>der Datenträger arbeitet nicht</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>der Datenträger ist voll</translation>
        </message>
        <message>
            <source>the disk is read-only</source>
            <translation>der Datenträger ist schreibgeschützt</translation>
        </message>
        <message>
            <source>the disk takes no file of this size</source>
            <translation>der Datenträger nimmt keine so große Datei</translation>
        </message>
        <message>
            <source>the ending does not tell the format; known are {known}</source>
            <translation>die Endung verrät das Format nicht; bekannt sind {known}</translation>
        </message>
        <message>
            <source>the file ends in the middle of the data; a part of it is missing</source>
            <translation>die Datei endet mitten in den Daten; ein Teil fehlt</translation>
        </message>
        <message>
            <source>the file ends without {line}: it is cut off</source>
            <translation>die Datei endet ohne {line}: sie ist abgeschnitten</translation>
        </message>
        <message>
            <source>the file is damaged</source>
            <translation>die Datei ist beschädigt</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>die Datei ist leer</translation>
        </message>
        <message>
            <source>the file is read-only; it is as it was</source>
            <translation>die Datei ist schreibgeschützt; sie ist, wie sie war</translation>
        </message>
        <message>
            <source>the filled spaces of the wonder</source>
            <translation>die gefüllten Felder des Wunders</translation>
        </message>
        <message>
            <source>the findings of the laboratory</source>
            <translation>die Ergebnisse des Labors</translation>
        </message>
        <message>
            <source>the folder did not let the file be replaced ({why}), so it was overwritten in place</source>
            <translation>der Ordner ließ die Datei nicht ersetzen ({why}), deshalb wurde sie direkt überschrieben</translation>
        </message>
        <message>
            <source>the format {title} has failed: {why}</source>
            <translation>das Format {title} ist gescheitert: {why}</translation>
        </message>
        <message>
            <source>the game has no {phase} phase in turn {turn}</source>
            <translation>das Spiel hat in Runde {turn} keine Phase {phase}</translation>
        </message>
        <message>
            <source>the game is not over</source>
            <translation>das Spiel ist nicht zu Ende</translation>
        </message>
        <message>
            <source>the grid has no such symmetry about a corner</source>
            <translation>das Gitter hat keine solche Symmetrie um eine Ecke</translation>
        </message>
        <message>
            <source>the grid has no such symmetry about the middle of an edge</source>
            <translation>das Gitter hat keine solche Symmetrie um eine Kantenmitte</translation>
        </message>
        <message>
            <source>the least distance between homes is {least} to {most} steps, not {number}</source>
            <translation>der Mindestabstand der Heimaten ist {least} bis {most} Schritte, nicht {number}</translation>
        </message>
        <message>
            <source>the line is empty</source>
            <translation>die Zeile ist leer</translation>
        </message>
        <message>
            <source>the link</source>
            <translation>der Link</translation>
        </message>
        <message>
            <source>the links lead in a circle</source>
            <translation>die Verknüpfungen führen im Kreis</translation>
        </message>
        <message>
            <source>the map code is incomplete, or something in it was changed</source>
            <translation>der Kartencode ist unvollständig, oder etwas darin wurde geändert</translation>
        </message>
        <message>
            <source>the map has no tile {place}</source>
            <translation>die Karte hat kein Plättchen {place}</translation>
        </message>
        <message>
            <source>the map has {tiles} tiles; a saved game may have at most {most}</source>
            <translation>die Karte hat {tiles} Plättchen; ein gespeichertes Spiel darf höchstens {most} haben</translation>
        </message>
        <message>
            <source>the map in this picture is damaged or too large</source>
            <translation>die Karte in diesem Bild ist beschädigt oder zu groß</translation>
        </message>
        <message>
            <source>the map needs at least a land tile for each of {players} players</source>
            <translation>die Karte braucht für jeden der {players} Spieler mindestens ein Landplättchen</translation>
        </message>
        <message>
            <source>the map of {wide} columns and {high} rows does not fit the grid of {columns} columns and {rows} rows; outside lie the tiles {tiles}</source>
            <translation>die Karte mit {wide} Spalten und {high} Zeilen passt nicht in das Gitter aus {columns} Spalten und {rows} Zeilen; außerhalb liegen die Plättchen {tiles}</translation>
        </message>
        <message>
            <source>the map on the clipboard has no tiles</source>
            <translation>die Karte in der Zwischenablage hat keine Plättchen</translation>
        </message>
        <message numerus="yes">
            <source>the map string is cut off: %n digits are missing</source>
            <translation>
                <numerusform>die Kartenzeichenkette ist abgeschnitten: %n Ziffer fehlt</numerusform>
                <numerusform>die Kartenzeichenkette ist abgeschnitten: %n Ziffern fehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>the map string must be a text</source>
            <translation>die Kartenzeichenkette muss ein Text sein</translation>
        </message>
        <message>
            <source>the map that is kept has errors of its own; fix them first</source>
            <translation>die Karte, die bleibt, hat selbst Fehler; sie sind zuerst zu beheben</translation>
        </message>
        <message>
            <source>the member version is missing</source>
            <translation>das Feld version fehlt</translation>
        </message>
        <message>
            <source>the member {name} is given twice</source>
            <translation>das Feld {name} ist zweimal angegeben</translation>
        </message>
        <message>
            <source>the member {name} is missing</source>
            <translation>das Feld {name} fehlt</translation>
        </message>
        <message>
            <source>the minimum number of players, {least}, is larger than the maximum, {most}</source>
            <translation>die kleinste Spielerzahl, {least}, ist größer als die größte, {most}</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>der Name ist zu lang</translation>
        </message>
        <message>
            <source>the name of a map must be a text</source>
            <translation>der Name einer Karte muss ein Text sein</translation>
        </message>
        <message>
            <source>the number of sea tiles cannot be negative</source>
            <translation>die Zahl der Meerplättchen kann nicht negativ sein</translation>
        </message>
        <message>
            <source>the number of turns</source>
            <translation>die Zahl der Runden</translation>
        </message>
        <message>
            <source>the numbers of players</source>
            <translation>die Spielerzahlen</translation>
        </message>
        <message>
            <source>the packed program has no Dask: install rbdesigner with pipx for a cluster</source>
            <translation>das gepackte Programm hat kein Dask: für einen Cluster rbdesigner mit pipx installieren</translation>
        </message>
        <message>
            <source>the picture would be less than a pixel high; choose a larger width</source>
            <translation>das Bild wäre weniger als ein Pixel hoch; wähle eine größere Breite</translation>
        </message>
        <message>
            <source>the picture would have {pixels} pixels; choose a smaller width</source>
            <translation>das Bild hätte {pixels} Pixel; wähle eine kleinere Breite</translation>
        </message>
        <message>
            <source>the play site does not have some tiles: {tiles}</source>
            <translation>die Spielseite hat manche Plättchen nicht: {tiles}</translation>
        </message>
        <message>
            <source>the record</source>
            <translation>der Rekord</translation>
        </message>
        <message>
            <source>the researched subjects</source>
            <translation>die erforschten Themen</translation>
        </message>
        <message>
            <source>the rivers that are open cannot be finished with the tiles of the box</source>
            <translation>die offenen Flüsse können mit den Plättchen des Vorrats nicht zu Ende gebracht werden</translation>
        </message>
        <message>
            <source>the rule options</source>
            <translation>die Regeloptionen</translation>
        </message>
        <message>
            <source>the shape of the map does not have the chosen symmetry</source>
            <translation>die Form der Karte hat nicht die gewählte Symmetrie</translation>
        </message>
        <message>
            <source>the shares of the terrains are numbers from 0 on, and some land is needed</source>
            <translation>die Anteile der Gelände sind Zahlen ab 0, und etwas Land ist nötig</translation>
        </message>
        <message>
            <source>the special rules</source>
            <translation>die Sonderregeln</translation>
        </message>
        <message>
            <source>the starting goods</source>
            <translation>die Ausstattung zu Beginn</translation>
        </message>
        <message>
            <source>the status</source>
            <translation>der Status</translation>
        </message>
        <message>
            <source>the terrain is missing</source>
            <translation>das Gelände fehlt</translation>
        </message>
        <message>
            <source>the tile at {place} belongs to a district already</source>
            <translation>das Plättchen auf {place} gehört schon zu einem Bezirk</translation>
        </message>
        <message>
            <source>the tile of hex {number} lies at the same place</source>
            <translation>auf demselben Feld liegt schon das Plättchen von Sechseck {number}</translation>
        </message>
        <message>
            <source>the tile of line {number} lies at the same place</source>
            <translation>auf demselben Feld liegt schon das Plättchen aus Zeile {number}</translation>
        </message>
        <message>
            <source>the tile of piece {number} lies at the same place</source>
            <translation>auf demselben Feld liegt schon das Plättchen von Teil {number}</translation>
        </message>
        <message>
            <source>the title</source>
            <translation>der Titel</translation>
        </message>
        <message>
            <source>the two axes of an atlas are not the same</source>
            <translation>die zwei Achsen eines Atlas sind nicht dieselbe</translation>
        </message>
        <message>
            <source>the version before is {kept}</source>
            <translation>die vorige Fassung ist {kept}</translation>
        </message>
        <message>
            <source>the weights of looks are numbers from 0 on</source>
            <translation>die Gewichte des Aussehens sind Zahlen ab 0</translation>
        </message>
        <message>
            <source>the workers have gone; what has been played is kept, and the run can go on</source>
            <translation>die Arbeitsprozesse sind fort; was gespielt wurde, bleibt erhalten, und der Lauf kann weitergehen</translation>
        </message>
        <message>
            <source>the world needs at least a land tile for each of {players} players</source>
            <translation>die Welt braucht für jeden der {players} Spieler mindestens ein Landplättchen</translation>
        </message>
        <message>
            <source>there is already a file of this name</source>
            <translation>es gibt schon eine Datei mit diesem Namen</translation>
        </message>
        <message>
            <source>there is already a foreign thing at {place}</source>
            <translation>bei {place} ist schon etwas Fremdes</translation>
        </message>
        <message>
            <source>there is already a home at {place}</source>
            <translation>auf {place} ist schon eine Heimat</translation>
        </message>
        <message>
            <source>there is already a label at {place}</source>
            <translation>auf {place} ist schon eine Beschriftung</translation>
        </message>
        <message>
            <source>there is already a note at {place}</source>
            <translation>auf {place} ist schon eine Notiz</translation>
        </message>
        <message>
            <source>there is already a road here; the same place can be named from both sides</source>
            <translation>hier ist schon eine Straße; derselbe Ort kann von beiden Seiten benannt werden</translation>
        </message>
        <message>
            <source>there is already a tile at {place}</source>
            <translation>auf {place} liegt schon ein Plättchen</translation>
        </message>
        <message>
            <source>there is already a wall here; the same place can be named from both sides</source>
            <translation>hier ist schon eine Mauer; derselbe Ort kann von beiden Seiten benannt werden</translation>
        </message>
        <message>
            <source>there is another player named {name}</source>
            <translation>es gibt schon einen anderen Spieler namens {name}</translation>
        </message>
        <message>
            <source>there is no Python file</source>
            <translation>dort ist keine Python-Datei</translation>
        </message>
        <message>
            <source>there is no code for some tiles: {tiles}</source>
            <translation>für manche Plättchen gibt es keinen Code: {tiles}</translation>
        </message>
        <message>
            <source>there is no format {key}; there are {known}</source>
            <translation>es gibt kein Format {key}; es gibt {known}</translation>
        </message>
        <message>
            <source>there is no good {name}; there are {known}; all of them are {every}</source>
            <translation>es gibt keine Ware {name}; es gibt {known}; alle zusammen sind {every}</translation>
        </message>
        <message>
            <source>there is no hex {number} in the list</source>
            <translation>in der Liste gibt es kein Sechseck {number}</translation>
        </message>
        <message>
            <source>there is no map code here; one begins with RB1. and ends with a full stop</source>
            <translation>hier ist kein Kartencode; ein solcher beginnt mit RB1. und endet mit einem Punkt</translation>
        </message>
        <message>
            <source>there is no moment {number}: the log has {entries} entries</source>
            <translation>es gibt keinen Moment {number}: Das Protokoll hat {entries} Einträge</translation>
        </message>
        <message>
            <source>there is no permission</source>
            <translation>die Berechtigung fehlt</translation>
        </message>
        <message>
            <source>there is no place to fill: on all of them something stands</source>
            <translation>es gibt keine Felder zu füllen: auf allen steht etwas</translation>
        </message>
        <message>
            <source>there is no player {number}</source>
            <translation>es gibt keinen Spieler {number}</translation>
        </message>
        <message>
            <source>there is no player {number}; players are 0 to {last}</source>
            <translation>es gibt keinen Spieler {number}; es gibt 0 bis {last}</translation>
        </message>
        <message>
            <source>there is no room for so many homes so far from each other</source>
            <translation>für so viele Heimaten so weit voneinander ist kein Platz</translation>
        </message>
        <message>
            <source>there is no room for so many islands with so little sea</source>
            <translation>für so viele Inseln mit so wenig Meer ist kein Platz</translation>
        </message>
        <message>
            <source>there is no room for so many rivers, or the box has too few tiles for them</source>
            <translation>für so viele Flüsse ist kein Platz, oder der Vorrat hat zu wenige Plättchen dafür</translation>
        </message>
        <message>
            <source>there is no scenario in the book</source>
            <translation>in dem Buch ist kein Szenario</translation>
        </message>
        <message>
            <source>there is no scenario in this folder</source>
            <translation>in diesem Ordner ist kein Szenario</translation>
        </message>
        <message>
            <source>there is no side {side}; sides are 0 to 5</source>
            <translation>es gibt keine Seite {side}; es gibt 0 bis 5</translation>
        </message>
        <message>
            <source>there is no side {side}; sides are 1 to 6</source>
            <translation>es gibt keine Seite {side}; es gibt 1 bis 6</translation>
        </message>
        <message>
            <source>there is no such action: {word}; tiles are laid (lay), or players pass</source>
            <translation>eine solche Aktion gibt es nicht: {word}; Plättchen werden gelegt (lay), oder es wird gepasst (pass)</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>es gibt keine solche Datei oder keinen solchen Ordner</translation>
        </message>
        <message>
            <source>there is no terrain {word}</source>
            <translation>es gibt kein Gelände {word}</translation>
        </message>
        <message>
            <source>there is no transporter {word}</source>
            <translation>es gibt keinen Transporter {word}</translation>
        </message>
        <message>
            <source>there is no turn {turn}: the game has come to turn {last}</source>
            <translation>es gibt keine Runde {turn}: Das Spiel ist in Runde {last}</translation>
        </message>
        <message>
            <source>there is no {what} {word}</source>
            <translation>es gibt {what:no} {word}</translation>
        </message>
        <message>
            <source>there was no answer within {seconds} seconds</source>
            <translation>innerhalb von {seconds} Sekunden kam keine Antwort</translation>
        </message>
        <message>
            <source>this file has version {version}; this program reads only {readable}</source>
            <translation>diese Datei hat Version {version}; dieses Programm liest nur {readable}</translation>
        </message>
        <message>
            <source>this file has version {version}; this program reads {readable}, so it takes a newer program</source>
            <translation>diese Datei hat Version {version}; dieses Programm liest {readable}, es braucht also ein neueres</translation>
        </message>
        <message>
            <source>this format ({title}) holds one map, not {number}</source>
            <translation>dieses Format ({title}) fasst eine Karte, nicht {number}</translation>
        </message>
        <message>
            <source>this game was played by version {version} of the rules; this program plays by version {ours}, so it takes a newer program</source>
            <translation>dieses Spiel wurde nach Version {version} der Regeln gespielt; dieses Programm spielt nach Version {ours}, es braucht also ein neueres</translation>
        </message>
        <message>
            <source>this is a fault of rbdesigner ({fault})</source>
            <translation>das ist ein Fehler von rbdesigner ({fault})</translation>
        </message>
        <message>
            <source>this is a file, not a folder</source>
            <translation>das ist eine Datei, kein Ordner</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>das ist ein Ordner, keine Datei</translation>
        </message>
        <message>
            <source>this is a link that leads nowhere</source>
            <translation>das ist eine Verknüpfung, die nirgendwohin führt</translation>
        </message>
        <message>
            <source>this is not JSON</source>
            <translation>das ist kein JSON</translation>
        </message>
        <message>
            <source>this is not JSON data: {why}</source>
            <translation>das sind keine JSON-Daten: {why}</translation>
        </message>
        <message>
            <source>this is not JSON: {why} in column {column}</source>
            <translation>das ist kein JSON: Spalte {column} ({why})</translation>
        </message>
        <message>
            <source>this is not a building: [number, location], or with [gold, iron]</source>
            <translation>das ist kein Gebäude: [Nummer, Ort], oder mit [Gold, Eisen]</translation>
        </message>
        <message>
            <source>this is not a good: [number, location]</source>
            <translation>das ist keine Ware: [Nummer, Ort]</translation>
        </message>
        <message>
            <source>this is not a hex: [q, r, terrain] or [q, r, terrain, rotation]</source>
            <translation>das ist kein Sechseck: [q, r, Gelände] oder [q, r, Gelände, Drehung]</translation>
        </message>
        <message>
            <source>this is not a location</source>
            <translation>das ist kein Ort</translation>
        </message>
        <message>
            <source>this is not a picture of a known format ({known})</source>
            <translation>das ist kein Bild in einem Format, das gelesen wird ({known})</translation>
        </message>
        <message>
            <source>this is not a picture that can be read</source>
            <translation>das ist kein Bild, das gelesen werden kann</translation>
        </message>
        <message>
            <source>this is not a transporter: [player, number, location]</source>
            <translation>das ist kein Transporter: [Spieler, Nummer, Ort]</translation>
        </message>
        <message>
            <source>this is not a {noun}: it holds {found} instead of an object</source>
            <translation>das ist {noun:none}: darin steht {found} statt eines Objekts</translation>
        </message>
        <message>
            <source>this is not a {noun}: the format is {found}, not '{form}'</source>
            <translation>das ist {noun:none}: das Format ist {found}, nicht '{form}'</translation>
        </message>
        <message>
            <source>this is not a {noun}: the member format, "{form}", is missing</source>
            <translation>das ist {noun:none}: das Feld format, "{form}", fehlt</translation>
        </message>
        <message>
            <source>this is not an ordinary file</source>
            <translation>das ist keine gewöhnliche Datei</translation>
        </message>
        <message>
            <source>this is not text in UTF-8, or no text at all</source>
            <translation>das ist kein Text in UTF-8 oder gar kein Text</translation>
        </message>
        <message>
            <source>this is not what a mine holds: [gold] or [gold, iron]</source>
            <translation>das ist kein Inhalt einer Mine: [Gold] oder [Gold, Eisen]</translation>
        </message>
        <message>
            <source>this kind of tile is counted twice</source>
            <translation>diese Art von Plättchen ist zweimal gezählt</translation>
        </message>
        <message>
            <source>this map cannot be played: {why}</source>
            <translation>diese Karte lässt sich nicht spielen: {why}</translation>
        </message>
        <message numerus="yes">
            <source>this map cannot be played: {why} (and %n more)</source>
            <translation>
                <numerusform>diese Karte lässt sich nicht spielen: {why} (und %n weiteres)</numerusform>
                <numerusform>diese Karte lässt sich nicht spielen: {why} (und %n weitere)</numerusform>
            </translation>
        </message>
        <message>
            <source>this picture holds no map in its file, and no QR code of one can be read in it; if it shows one, try a sharper or larger picture of the code</source>
            <translation>dieses Bild enthält in seiner Datei keine Karte, und kein QR-Code einer Karte ist darin zu lesen; zeigt es einen, versuche es mit einem schärferen oder größeren Bild des Codes</translation>
        </message>
        <message>
            <source>this picture holds no map; its QR code leads to {link}</source>
            <translation>dieses Bild enthält keine Karte; sein QR-Code führt zu {link}</translation>
        </message>
        <message>
            <source>this picture holds no map; those that rbdesigner writes do, unless another program has changed them</source>
            <translation>dieses Bild enthält keine Karte; die von rbdesigner geschriebenen tun es, wenn kein anderes Programm sie geändert hat</translation>
        </message>
        <message>
            <source>this picture is too large to be read</source>
            <translation>dieses Bild ist zu groß, um gelesen zu werden</translation>
        </message>
        <message>
            <source>this picture takes more time to read than any scan or photo</source>
            <translation>dieses Bild zu lesen dauert länger als bei jedem Scan oder Foto</translation>
        </message>
        <message>
            <source>this program knows no pages of the kind {kind}</source>
            <translation>dieses Programm kennt keine Seiten der Art {kind}</translation>
        </message>
        <message>
            <source>this tile has another number of coordinates than the first</source>
            <translation>dieses Plättchen hat eine andere Zahl von Koordinaten als das erste</translation>
        </message>
        <message>
            <source>tile</source>
            <translation>Plättchen|no:kein Plättchen|none:kein Plättchen</translation>
        </message>
        <message>
            <source>trailing comma before end of array</source>
            <translation>Komma vor dem Ende der Liste</translation>
        </message>
        <message>
            <source>trailing comma before end of object</source>
            <translation>Komma vor dem Ende des Objekts</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true oder false</translation>
        </message>
        <message>
            <source>two runs are compared seed by seed, so they need the same seed and the same number of players</source>
            <translation>zwei Läufe werden Startwert für Startwert verglichen; sie brauchen denselben Startwert und gleich viele Spieler</translation>
        </message>
        <message>
            <source>verifying gives {verified}, not {said}</source>
            <translation>die Prüfung ergibt {verified}, nicht {said}</translation>
        </message>
        <message>
            <source>version has to be a whole number from 1, not {found}</source>
            <translation>version muss eine ganze Zahl ab 1 sein, nicht {found}</translation>
        </message>
        <message>
            <source>version {newest}</source>
            <translation>Version {newest}</translation>
        </message>
        <message>
            <source>versions {oldest} to {newest}</source>
            <translation>die Versionen {oldest} bis {newest}</translation>
        </message>
        <message>
            <source>was damaged while it was written ({why}); it is whole in {new}</source>
            <translation>wurde beim Schreiben beschädigt ({why}); der Inhalt ist vollständig in {new}</translation>
        </message>
        <message>
            <source>was damaged while it was written ({why}); the new content is whole in {new}, the old in {old}</source>
            <translation>wurde beim Schreiben beschädigt ({why}); der neue Inhalt ist vollständig in {new}, der alte in {old}</translation>
        </message>
        <message>
            <source>was not saved, because it could not be read again: {why}</source>
            <translation>wurde nicht gespeichert, weil es sich nicht wieder lesen ließe: {why}</translation>
        </message>
        <message>
            <source>was not saved, because it is too large to be read again</source>
            <translation>wurde nicht gespeichert, weil es zu groß ist, um wieder gelesen zu werden</translation>
        </message>
        <message>
            <source>was not saved, because reading it again would give another scenario</source>
            <translation>wurde nicht gespeichert, weil beim Lesen ein anderes Szenario entstünde</translation>
        </message>
        <message>
            <source>was not written, because it could not be read again: {why}</source>
            <translation>wurde nicht geschrieben, weil es sich nicht wieder lesen ließe: {why}</translation>
        </message>
        <message>
            <source>was written by a newer rbdesigner (version {version} of the file)</source>
            <translation>wurde von einem neueren rbdesigner geschrieben (Version {version} der Datei)</translation>
        </message>
        <message>
            <source>what cannot be read</source>
            <translation>etwas Unlesbares</translation>
        </message>
        <message>
            <source>what the play site's file said besides</source>
            <translation>was die Datei der Spielseite sonst noch sagte</translation>
        </message>
        <message>
            <source>your share of the disk is full</source>
            <translation>dein Anteil am Datenträger ist voll</translation>
        </message>
        <message>
            <source>{digits} is not a number that JSON and this program can hold</source>
            <translation>{digits} ist keine Zahl, die JSON und dieses Programm fassen</translation>
        </message>
        <message>
            <source>{fault} ({file}, line {number})</source>
            <translation>{fault} ({file}, Zeile {number})</translation>
        </message>
        <message>
            <source>{file} in it is a folder, not a file</source>
            <translation>{file} darin ist ein Ordner, keine Datei</translation>
        </message>
        <message>
            <source>{first}; {last}</source>
            <translation>{first}; {last}</translation>
        </message>
        <message>
            <source>{found} is beyond {limit}, the largest coordinate of a map</source>
            <translation>{found} liegt jenseits von {limit}, der größten Koordinate einer Karte</translation>
        </message>
        <message>
            <source>{found} is neither 0 (pointy) nor 1 (flat)</source>
            <translation>{found} ist weder 0 (Spitze oben) noch 1 (flache Seite oben)</translation>
        </message>
        <message>
            <source>{found} is neither the left bank (1) nor the right one (2)</source>
            <translation>{found} ist weder das linke Ufer (1) noch das rechte (2)</translation>
        </message>
        <message>
            <source>{found} is not a hash, which has 64 hexadecimal digits in lower case</source>
            <translation>ein Hash hat 64 hexadezimale Ziffern in Kleinbuchstaben, anders als {found}</translation>
        </message>
        <message>
            <source>{found} is not a kind of player</source>
            <translation>{found} ist keine Art von Spieler</translation>
        </message>
        <message>
            <source>{found} is not a list</source>
            <translation>{found} ist keine Liste</translation>
        </message>
        <message>
            <source>{found} is not a side; sides are 1 to 6</source>
            <translation>{found} ist keine Seite; es gibt 1 bis 6</translation>
        </message>
        <message>
            <source>{found} is not a terrain; known are {known}</source>
            <translation>{found} ist kein Gelände; bekannt sind {known}</translation>
        </message>
        <message>
            <source>{found} is not a whole number</source>
            <translation>{found} ist keine ganze Zahl</translation>
        </message>
        <message>
            <source>{found} is not an action, which is an object</source>
            <translation>{found} ist keine Aktion; die ist ein Objekt</translation>
        </message>
        <message>
            <source>{kinds} is not a list of kinds of players</source>
            <translation>{kinds} ist keine Liste von Arten von Spielern</translation>
        </message>
        <message>
            <source>{name} cannot be given together with {rival}</source>
            <translation>{name} kann nicht zusammen mit {rival} stehen</translation>
        </message>
        <message>
            <source>{name} does not play at a level {level}; it has no levels</source>
            <translation>{name} spielt nicht auf Stufe {level}; es gibt keine Stufen</translation>
        </message>
        <message>
            <source>{name} does not play at a level {level}; its levels are {known}</source>
            <translation>{name} spielt nicht auf Stufe {level}; die Stufen sind {known}</translation>
        </message>
        <message>
            <source>{name} has no option {option}; it has no options</source>
            <translation>{name} hat keine Option {option}; es gibt keine Optionen</translation>
        </message>
        <message>
            <source>{name} has no option {option}; its options are {known}</source>
            <translation>{name} hat keine Option {option}; die Optionen sind {known}</translation>
        </message>
        <message>
            <source>{name} is not a map any more, but {found}</source>
            <translation>{name} ist keine Karte mehr, sondern {found}</translation>
        </message>
        <message>
            <source>{name} is not a member of {verb}</source>
            <translation>{name} ist kein Feld von {verb}</translation>
        </message>
        <message>
            <source>{name} is not a phase; the phases are {known}</source>
            <translation>{name} ist keine Phase; die Phasen sind {known}</translation>
        </message>
        <message>
            <source>{option} of {name} cannot be {value}; there are {known}</source>
            <translation>{option} von {name} kann nicht {value} sein; möglich sind {known}</translation>
        </message>
        <message>
            <source>{place} ({tile})</source>
            <translation>{place} ({tile})</translation>
        </message>
        <message>
            <source>{place}: {why}</source>
            <translation>{place}: {why}</translation>
        </message>
        <message>
            <source>{player} is named twice, and nobody plays against themselves</source>
            <translation>{player} ist zweimal genannt, und niemand spielt gegen sich selbst</translation>
        </message>
        <message>
            <source>{reason}</source>
            <translation>{reason}</translation>
        </message>
        <message>
            <source>{text} names no moment; write a number of entries of the log, TURN:PHASE such as {example}, or end</source>
            <translation>{text} nennt keinen Moment; möglich sind eine Zahl von Einträgen des Protokolls, RUNDE:PHASE wie {example} oder end</translation>
        </message>
        <message>
            <source>{value} is none of {values}</source>
            <translation>{value} ist keines von {values}</translation>
        </message>
        <message>
            <source>{verb} lacks the member '{name}'</source>
            <translation>{verb} fehlt das Feld '{name}'</translation>
        </message>
        <message>
            <source>{version} with its planner compiled</source>
            <translation>{version} mit kompiliertem Planer</translation>
        </message>
        <message>
            <source>{version} with its planner not compiled</source>
            <translation>{version} ohne kompilierten Planer</translation>
        </message>
        <message>
            <source>{what} {found} is not one of {known}</source>
            <translation>{found} ist nicht erlaubt; möglich sind {known} ({what})</translation>
        </message>
        <message>
            <source>{why} ({rule})</source>
            <translation>{why} ({rule})</translation>
        </message>
        <message>
            <source>{word} cannot be offered</source>
            <translation>{word} lässt sich nicht anbieten</translation>
        </message>
        <message>
            <source>{word} cannot be the end: it is written {form}</source>
            <translation>{word} kann nicht das Ende sein: man schreibt {form}</translation>
        </message>
        <message>
            <source>{word} is a {kind}</source>
            <translation>{word} ist {kind:a}</translation>
        </message>
        <message>
            <source>{word} is divided by a river: write {names}</source>
            <translation>{word} ist durch einen Fluss geteilt: schreibe {names}</translation>
        </message>
        <message>
            <source>{word} is no {what}, such as {example}</source>
            <translation>{word} ist {what:none} wie {example}</translation>
        </message>
        <message>
            <source>{word} is no {what}; there are {known}</source>
            <translation>{word} ist {what:none}; es gibt {known}</translation>
        </message>
        <message>
            <source>{word} is not a good to take, such as {example}</source>
            <translation>{word} ist keine Ware zum Nehmen wie {example}</translation>
        </message>
        <message>
            <source>{word} is not a mixture of gold and iron, such as {example}</source>
            <translation>{word} ist keine Mischung aus Gold und Eisen wie {example}</translation>
        </message>
        <message>
            <source>{word} is not a number from 0 to {most}</source>
            <translation>{word} ist keine Zahl von 0 bis {most}</translation>
        </message>
        <message>
            <source>{word} is not a place, such as 2,-1</source>
            <translation>{word} ist kein Feld; eines ist 2,-1</translation>
        </message>
        <message>
            <source>{word} is not a player and a colon (such as 1: or {chance}:)</source>
            <translation>{word} ist kein Spieler mit Doppelpunkt dahinter (zum Beispiel 1: oder {chance}:)</translation>
        </message>
        <message>
            <source>{word} is not a river, such as 0-3 or the source 3</source>
            <translation>{word} ist kein Fluss; einer ist 0-3, eine Quelle 3</translation>
        </message>
        <message>
            <source>{word} is not a tile with what its mine makes, such as {example}</source>
            <translation>{word} ist kein Plättchen mit dem Ertrag seiner Mine wie {example}</translation>
        </message>
        <message>
            <source>{word} is not a transporter, such as {example}</source>
            <translation>{word} ist kein Transporter wie {example}</translation>
        </message>
        <message>
            <source>{word} is not a word of the notation</source>
            <translation>{word} ist kein Wort der Notation</translation>
        </message>
        <message>
            <source>{word} is not an action</source>
            <translation>{word} ist keine Aktion</translation>
        </message>
        <message>
            <source>{word} is not on the map</source>
            <translation>{word} liegt nicht auf der Karte</translation>
        </message>
        <message>
            <source>{word} is too much: it is written {form}</source>
            <translation>{word} ist zu viel: man schreibt {form}</translation>
        </message>
        <message>
            <source>{word} stands where '{lead}' belongs: it is written {form}</source>
            <translation>{word} steht, wo '{lead}' hingehört: man schreibt {form}</translation>
        </message>
        <message numerus="yes">
            <source>{word}: nothing takes %n goods</source>
            <translation>
                <numerusform>{word}: nichts braucht %n Ware</numerusform>
                <numerusform>{word}: nichts braucht %n Waren</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>fixes</name>
        <message>
            <source>Begin without boats</source>
            <translation>Ohne Boote beginnen</translation>
        </message>
        <message>
            <source>Copy what is drawn to where its image is missing</source>
            <translation>Das Gezeichnete dorthin kopieren, wo sein Bild fehlt</translation>
        </message>
        <message>
            <source>Fill the bag with 3 gold and 3 iron</source>
            <translation>Den Beutel mit 3 Gold und 3 Eisen füllen</translation>
        </message>
        <message>
            <source>Give the home at {place} to player {player}</source>
            <translation>Die Heimat auf {place} Spieler {player} geben</translation>
        </message>
        <message>
            <source>Keep the home at {place} as the only one of player {player}</source>
            <translation>Die Heimat auf {place} als einzige von Spieler {player} behalten</translation>
        </message>
        <message>
            <source>Lay this tile at {place}: {tile_kind}</source>
            <translation>Dieses Plättchen auf {place} legen: {tile_kind}</translation>
        </message>
        <message>
            <source>Let any player choose it</source>
            <translation>Jeden Spieler sie wählen lassen</translation>
        </message>
        <message>
            <source>Make it {least} to {most} players</source>
            <translation>Auf {least} bis {most} Spieler setzen</translation>
        </message>
        <message>
            <source>Put sea at {place}</source>
            <translation>Meer auf {place} legen</translation>
        </message>
        <message>
            <source>Remove the bag</source>
            <translation>Den Beutel wegnehmen</translation>
        </message>
        <message>
            <source>Remove the bridge</source>
            <translation>Die Brücke entfernen</translation>
        </message>
        <message>
            <source>Remove the fields from {place}</source>
            <translation>Die Angaben von {place} entfernen</translation>
        </message>
        <message>
            <source>Remove the home at {place}</source>
            <translation>Die Heimat auf {place} entfernen</translation>
        </message>
        <message>
            <source>Remove the road</source>
            <translation>Die Straße entfernen</translation>
        </message>
        <message>
            <source>Remove the text from {place}</source>
            <translation>Den Text von {place} entfernen</translation>
        </message>
        <message>
            <source>Remove the wall</source>
            <translation>Die Mauer entfernen</translation>
        </message>
        <message>
            <source>Remove the {building}</source>
            <translation>Entfernen: {building}</translation>
        </message>
        <message>
            <source>Remove the {good}</source>
            <translation>Entfernen: {good}</translation>
        </message>
        <message>
            <source>Remove what lies far away (tiles: {number})</source>
            <translation>Wegnehmen, was weit weg liegt (Plättchen: {number})</translation>
        </message>
        <message>
            <source>Remove what stands at {place}</source>
            <translation>Entfernen, was auf {place} steht</translation>
        </message>
        <message>
            <source>Take the river off the sea at {place}</source>
            <translation>Den Fluss vom Meer auf {place} nehmen</translation>
        </message>
        <message>
            <source>Take the river off the {tile}</source>
            <translation>Den Fluss wegnehmen: {tile}</translation>
        </message>
        <message>
            <source>Turn the {tile}</source>
            <translation>Drehen: {tile}</translation>
        </message>
    </context>
    <context>
        <name>hint</name>
        <message numerus="yes">
            <source>%n rows of the wonder</source>
            <translation>
                <numerusform>%n Reihe des Wunders</numerusform>
                <numerusform>%n Reihen des Wunders</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Solver: %n points</source>
            <translation>
                <numerusform>Löser: %n Punkt</numerusform>
                <numerusform>Löser: %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>brick</source>
            <translation>Ziegel</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message numerus="yes">
            <source>for %n bricks of the wonder in turn {turn}</source>
            <translation>
                <numerusform>für %n Ziegel des Wunders in Runde {turn}</numerusform>
                <numerusform>für %n Ziegel des Wunders in Runde {turn}</numerusform>
            </translation>
        </message>
        <message>
            <source>for a big mine {spot:in} by turn {turn}</source>
            <translation>für eine große Mine {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a big new shaft {spot:in} by turn {turn}</source>
            <translation>für einen großen neuen Schacht {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a bridge over {site} by turn {turn}</source>
            <translation>für eine Brücke {site:over} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a bridge {spot:in} by turn {turn}</source>
            <translation>für eine Brücke {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a gold mine {spot:in} by turn {turn}</source>
            <translation>für eine Goldmine {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a herd of geese {spot:in} until turn {turn}</source>
            <translation>für eine Gänseherde, die bis Runde {turn} {spot:in} bleibt</translation>
        </message>
        <message>
            <source>for a mine {spot:in} by turn {turn}</source>
            <translation>für eine Mine {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a new donkey {spot:in} in turn {turn}</source>
            <translation>für einen neuen Esel {spot:in} in Runde {turn}</translation>
        </message>
        <message>
            <source>for a new gold shaft {spot:in} by turn {turn}</source>
            <translation>für einen neuen Goldschacht {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a new iron shaft {spot:in} by turn {turn}</source>
            <translation>für einen neuen Eisenschacht {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a new shaft {spot:in} by turn {turn}</source>
            <translation>für einen neuen Schacht {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for a road {spot:in} by turn {turn}</source>
            <translation>für eine Straße {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for an iron mine {spot:in} by turn {turn}</source>
            <translation>für eine Eisenmine {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for geese that breed {spot:in} from turn {turn} on</source>
            <translation>für Gänse, die sich {spot:in} ab Runde {turn} vermehren</translation>
        </message>
        <message>
            <source>for research {spot:in} in turn {turn}: {subject}</source>
            <translation>für die Forschung {spot:in} in Runde {turn}: {subject}</translation>
        </message>
        <message>
            <source>for the irrigation of the deserts by turn {turn}</source>
            <translation>für die Bewässerung der Wüsten bis Runde {turn}</translation>
        </message>
        <message>
            <source>for the {building} {spot:in}, there by turn {turn}</source>
            <translation>für {building:den} {spot:in}, dort bis Runde {turn}</translation>
        </message>
        <message>
            <source>for {building:a} {spot:in} by turn {turn}</source>
            <translation>für {building:einen} {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for {goods} by turn {turn}</source>
            <translation>für {goods} bis Runde {turn}</translation>
        </message>
        <message>
            <source>for {kind:a} {spot:in} by turn {turn}</source>
            <translation>für {kind:einen} {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>irrigation</source>
            <translation>Bewässerung</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>research: {subject}</source>
            <translation>Forschung: {subject}</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>shaft</source>
            <translation>Schacht</translation>
        </message>
        <message>
            <source>to demolish a wall {spot:in} by turn {turn}</source>
            <translation>für den Abriss einer Mauer {spot:in} bis Runde {turn}</translation>
        </message>
        <message>
            <source>to have {goods} aboard at the end of the game</source>
            <translation>für {goods} an Bord bei Spielende</translation>
        </message>
        <message>
            <source>to keep others from what is worth points</source>
            <translation>damit andere nicht an das kommen, was Punkte wert ist</translation>
        </message>
        <message>
            <source>to keep others from what the {building} uses</source>
            <translation>damit andere nicht an das kommen, was für {building:den} da ist</translation>
        </message>
        <message>
            <source>to set a transporter down {spot:in} in turn {turn}</source>
            <translation>für das Absetzen eines Transporters {spot:in} in Runde {turn}</translation>
        </message>
        <message>
            <source>worth about {points} in the end</source>
            <translation>am Ende etwa {points} wert</translation>
        </message>
        <message>
            <source>{aim}, and that {goal}</source>
            <translation>{aim}, und das {goal}</translation>
        </message>
        <message>
            <source>{errand}, leaves {goods} behind</source>
            <translation>{errand}, lässt {goods} zurück</translation>
        </message>
        <message>
            <source>{errand}, takes {goods}</source>
            <translation>{errand}, nimmt {goods} mit</translation>
        </message>
        <message>
            <source>{goods} → {spot}</source>
            <translation>{goods} → {spot}</translation>
        </message>
        <message>
            <source>{name} → {spot}</source>
            <translation>{name} → {spot}</translation>
        </message>
        <message>
            <source>{name}: {goods} → {spot}</source>
            <translation>{name}: {goods} → {spot}</translation>
        </message>
        <message>
            <source>{name}: {ways}</source>
            <translation>{name}: {ways}</translation>
        </message>
        <message>
            <source>→ {spot}</source>
            <translation>→ {spot}</translation>
        </message>
    </context>
    <context>
        <name>homes</name>
        <message>
            <source>East</source>
            <translation>Ost</translation>
        </message>
        <message>
            <source>Middle</source>
            <translation>Mitte</translation>
        </message>
        <message>
            <source>North</source>
            <translation>Nord</translation>
        </message>
        <message>
            <source>North-east</source>
            <translation>Nordost</translation>
        </message>
        <message>
            <source>North-west</source>
            <translation>Nordwest</translation>
        </message>
        <message>
            <source>South</source>
            <translation>Süd</translation>
        </message>
        <message>
            <source>South-east</source>
            <translation>Südost</translation>
        </message>
        <message>
            <source>South-west</source>
            <translation>Südwest</translation>
        </message>
        <message>
            <source>West</source>
            <translation>West</translation>
        </message>
        <message>
            <source>{side} {place}</source>
            <translation>{side} {place}</translation>
        </message>
    </context>
    <context>
        <name>lab</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n Startwert</numerusform>
                <numerusform>%n Startwerte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n Solospiel</numerusform>
                <numerusform>%n Solospiele</numerusform>
            </translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>95 %-Intervall</translation>
        </message>
        <message>
            <source>Any turn may be idle.</source>
            <translation>Jede Runde darf ungenutzt bleiben.</translation>
        </message>
        <message>
            <source>As far as is known yet, {player} can play this map.</source>
            <translation>Soweit bisher bekannt, kann {player} diese Karte spielen.</translation>
        </message>
        <message>
            <source>Average per game</source>
            <translation>Durchschnitt je Spiel</translation>
        </message>
        <message>
            <source>Bricks of the wonder by turn</source>
            <translation>Ziegel des Wunders nach Runden</translation>
        </message>
        <message>
            <source>Clay is dug at rivers and at the sea.</source>
            <translation>Ton gräbt man an Flüssen und am Meer.</translation>
        </message>
        <message>
            <source>Contact</source>
            <translation>Begegnung</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Beendet durch</translation>
        </message>
        <message>
            <source>Every tile is stepped on in some game</source>
            <translation>Jedes Plättchen wird in einem der Spiele betreten</translation>
        </message>
        <message>
            <source>Failed (not counted)</source>
            <translation>Gescheitert (nicht gezählt)</translation>
        </message>
        <message>
            <source>Fair within</source>
            <translation>Fair innerhalb von</translation>
        </message>
        <message>
            <source>First seed</source>
            <translation>Erster Startwert</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Games on this map are too short to tell whether {player} can play it: in fewer than {turns} turns, boards and stone are often not worth their time.</source>
            <translation>Die Spiele auf dieser Karte sind zu kurz, um zu sagen, ob {player} sie spielen kann: In weniger als {turns} Runden lohnen sich Bretter und Steine oft nicht.</translation>
        </message>
        <message>
            <source>Games won by home</source>
            <translation>Gewonnene Spiele nach Heimat</translation>
        </message>
        <message>
            <source>Games won by order of play</source>
            <translation>Gewonnene Spiele nach Reihenfolge</translation>
        </message>
        <message>
            <source>Games won by player</source>
            <translation>Gewonnene Spiele nach Spieler</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Ware</translation>
        </message>
        <message>
            <source>Goods by turn: {good}</source>
            <translation>Waren nach Runden: {good}</translation>
        </message>
        <message>
            <source>Goods in a game</source>
            <translation>Waren in einem Spiel</translation>
        </message>
        <message>
            <source>Hash of the map</source>
            <translation>Hash der Karte</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Heimat</translation>
        </message>
        <message>
            <source>Homes differ in how many seats go without {thing}: {shares}.</source>
            <translation>Die Heimaten unterscheiden sich darin, wie viele Sitze ohne {thing} bleiben: {shares}.</translation>
        </message>
        <message>
            <source>How far players get</source>
            <translation>Wie weit Spieler kommen</translation>
        </message>
        <message>
            <source>How games go</source>
            <translation>Wie Spiele verlaufen</translation>
        </message>
        <message>
            <source>Idle transporters</source>
            <translation>Untätige Transporter</translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no boards from a sawmill.</source>
            <translation>
                <numerusform>In %n Spiel von {games} bekommt {home} keine Bretter aus einem Sägewerk.</numerusform>
                <numerusform>In %n Spielen von {games} bekommt {home} keine Bretter aus einem Sägewerk.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no stone from a quarry or a stone factory.</source>
            <translation>
                <numerusform>In %n Spiel von {games} bekommt {home} keinen Stein, weder aus einem Steinbruch noch aus einer Steinfabrik.</numerusform>
                <numerusform>In %n Spielen von {games} bekommt {home} keinen Stein, weder aus einem Steinbruch noch aus einer Steinfabrik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} has less than {share} % of the median points of its table.</source>
            <translation>
                <numerusform>In %n Spiel von {games} hat {home} weniger als {share} % des Punkte-Medians am Tisch.</numerusform>
                <numerusform>In %n Spielen von {games} hat {home} weniger als {share} % des Punkte-Medians am Tisch.</numerusform>
            </translation>
        </message>
        <message>
            <source>In most games {home} builds no mine, while {other} builds its first in turn {early}.</source>
            <translation>In den meisten Spielen baut {home} keine Mine, {other} dagegen die erste in Runde {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no boards, while {other} gets its first in turn {early}.</source>
            <translation>In den meisten Spielen bekommt {home} keine Bretter, {other} dagegen die ersten in Runde {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no coin, while {other} gets its first in turn {early}.</source>
            <translation>In den meisten Spielen bekommt {home} keine Münze, {other} dagegen die erste in Runde {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no stock, while {other} gets its first in turn {early}.</source>
            <translation>In den meisten Spielen bekommt {home} keine Aktien, {other} dagegen die ersten in Runde {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no stone, while {other} gets its first in turn {early}.</source>
            <translation>In den meisten Spielen bekommt {home} keinen Stein, {other} dagegen den ersten in Runde {early}.</translation>
        </message>
        <message>
            <source>In most games {home} meets nobody, while {other} meets others in turn {early}.</source>
            <translation>In den meisten Spielen trifft {home} niemanden, {other} dagegen andere in Runde {early}.</translation>
        </message>
        <message>
            <source>It is not yet known whether its games are shorter or longer.</source>
            <translation>Noch ist nicht bekannt, ob ihre Spiele kürzer oder länger sind.</translation>
        </message>
        <message>
            <source>It is not yet known whether players have more points.</source>
            <translation>Noch ist nicht bekannt, ob die Spieler mehr Punkte haben.</translation>
        </message>
        <message>
            <source>It is not yet known whether the second version is fairer.</source>
            <translation>Noch ist nicht bekannt, ob die zweite Fassung fairer ist.</translation>
        </message>
        <message>
            <source>It is not yet known whether {player} can play this map.</source>
            <translation>Noch ist nicht bekannt, ob {player} diese Karte spielen kann.</translation>
        </message>
        <message numerus="yes">
            <source>Its %n searches come to {points} points; more of them may find more.</source>
            <translation>
                <numerusform>Seine %n Suche kommt auf {points} Punkte; mehr von ihnen finden vielleicht mehr.</numerusform>
                <numerusform>Seine %n Suchen kommen auf {points} Punkte; mehr von ihnen finden vielleicht mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its games are equally long.</source>
            <translation>Ihre Spiele sind gleich lang.</translation>
        </message>
        <message>
            <source>Its games are longer by {by} turns.</source>
            <translation>Ihre Spiele sind um {by} Runden länger.</translation>
        </message>
        <message>
            <source>Its games are shorter by {by} turns.</source>
            <translation>Ihre Spiele sind um {by} Runden kürzer.</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>Length of games</source>
            <translation>Länge der Spiele</translation>
        </message>
        <message>
            <source>Let other players play it too, to learn whether this is due to the map or to {player}.</source>
            <translation>Lass auch andere Spieler darauf spielen: Dann zeigt sich, ob es an der Karte liegt oder an {player}.</translation>
        </message>
        <message>
            <source>Let {other} play it too, to learn whether this is due to the map or to {player}.</source>
            <translation>Lass auch {other} darauf spielen: Dann zeigt sich, ob es an der Karte liegt oder an {player}.</translation>
        </message>
        <message>
            <source>Median turn</source>
            <translation>Mittlere Runde (Median)</translation>
        </message>
        <message>
            <source>Median turn of the first one</source>
            <translation>Mittlere Runde (Median) des ersten Mals</translation>
        </message>
        <message>
            <source>Milestone</source>
            <translation>Meilenstein</translation>
        </message>
        <message>
            <source>Milestones by home</source>
            <translation>Meilensteine nach Heimat</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>Neither of them comes within {share} % of par, so it is hard to reach.</source>
            <translation>Keiner von beiden kommt bis auf {share} % an Par heran, also ist es schwer zu erreichen.</translation>
        </message>
        <message>
            <source>Neither rock nor a shore can be reached from there on foot.</source>
            <translation>Von dort ist zu Fuß weder Fels noch Küste erreichbar.</translation>
        </message>
        <message>
            <source>Neutral</source>
            <translation>Neutral</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>No woods can be reached from there on foot.</source>
            <translation>Von dort ist zu Fuß kein Wald erreichbar.</translation>
        </message>
        <message>
            <source>Nobody steps on: {places}</source>
            <translation>Niemand betritt: {places}</translation>
        </message>
        <message numerus="yes">
            <source>Nobody steps on: {places} and %n more</source>
            <translation>
                <numerusform>Niemand betritt: {places} und %n weiteres</numerusform>
                <numerusform>Niemand betritt: {places} und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is made in the best game.</source>
            <translation>Im besten Spiel wird nichts hergestellt.</translation>
        </message>
        <message numerus="yes">
            <source>Of %n seats of {player}, so many never make or build any: {shares}.</source>
            <translation>
                <numerusform>So viel von %n Sitz ({player}) macht oder baut nie etwas davon: {shares}.</numerusform>
                <numerusform>So viele von %n Sitzen ({player}) machen oder bauen nie etwas davon: {shares}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Par is the best of %n plans of the solver (version {version}), not the limit of what is possible.</source>
            <translation>
                <numerusform>Par ist das Beste von %n Plan des Lösers (Version {version}), keine Grenze des Möglichen.</numerusform>
                <numerusform>Par ist das Beste von %n Plänen des Lösers (Version {version}), keine Grenze des Möglichen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Place {place} in the order of play wins {share} % ({low} to {high}), {by} percentage points above an even share.</source>
            <translation>Platz {place} der Spielreihenfolge gewinnt {share} % ({low} bis {high}), {by} Prozentpunkte über dem gleichen Anteil.</translation>
        </message>
        <message>
            <source>Place {place} in the order of play wins {share} % ({low} to {high}), {by} percentage points below an even share.</source>
            <translation>Platz {place} der Spielreihenfolge gewinnt {share} % ({low} bis {high}), {by} Prozentpunkte unter dem gleichen Anteil.</translation>
        </message>
        <message>
            <source>Played by</source>
            <translation>Gespielt mit</translation>
        </message>
        <message>
            <source>Played without</source>
            <translation>Gespielt ohne</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players have equally many points.</source>
            <translation>Die Spieler haben gleich viele Punkte.</translation>
        </message>
        <message>
            <source>Players have {by} points fewer.</source>
            <translation>Die Spieler haben {by} Punkte weniger.</translation>
        </message>
        <message>
            <source>Players have {by} points more.</source>
            <translation>Die Spieler haben {by} Punkte mehr.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points at the end</source>
            <translation>Punkte am Ende</translation>
        </message>
        <message>
            <source>Points by home</source>
            <translation>Punkte nach Heimat</translation>
        </message>
        <message>
            <source>Points by turn</source>
            <translation>Punkte nach Runden</translation>
        </message>
        <message>
            <source>Points of a player, on average</source>
            <translation>Punkte eines Spielers, im Mittel</translation>
        </message>
        <message>
            <source>Points of the rows of the wonder</source>
            <translation>Punkte der Reihen des Wunders</translation>
        </message>
        <message>
            <source>Points: goods aboard, wonder</source>
            <translation>Punkte: Waren an Bord, Wunder</translation>
        </message>
        <message>
            <source>Report by</source>
            <translation>Bericht von</translation>
        </message>
        <message>
            <source>Report of the laboratory</source>
            <translation>Bericht des Labors</translation>
        </message>
        <message>
            <source>Research by turn</source>
            <translation>Forschung nach Runden</translation>
        </message>
        <message>
            <source>Row of the wonder, from the lowest</source>
            <translation>Reihe des Wunders, von der untersten an</translation>
        </message>
        <message>
            <source>Seats without {thing}</source>
            <translation>Sitze ohne {thing}</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>Share of games</source>
            <translation>Anteil der Spiele</translation>
        </message>
        <message>
            <source>Share of games won, in %</source>
            <translation>Anteil gewonnener Spiele in %</translation>
        </message>
        <message>
            <source>Share of games, in %</source>
            <translation>Anteil der Spiele in %</translation>
        </message>
        <message numerus="yes">
            <source>The easy player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>Der leichte Spieler kommt auf {points} Punkte: der Median von %n Spiel, von {least} bis {most}.</numerusform>
                <numerusform>Der leichte Spieler kommt auf {points} Punkte: der Median von %n Spielen, von {least} bis {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The easy player comes within {share} % of par, so it is easy to reach.</source>
            <translation>Der leichte Spieler kommt bis auf {share} % an Par heran, also ist es leicht zu erreichen.</translation>
        </message>
        <message>
            <source>The first turn that may not be idle: {turn}.</source>
            <translation>Die erste Runde, die nicht ungenutzt bleiben darf: {turn}.</translation>
        </message>
        <message>
            <source>The homes are certainly not equal: chance alone makes so large a difference with a probability of {chance}.</source>
            <translation>Die Heimaten sind sicher nicht gleich: Ein so großer Unterschied kommt durch Zufall mit einer Wahrscheinlichkeit von {chance} vor.</translation>
        </message>
        <message>
            <source>The homes do not part for sure at any milestone.</source>
            <translation>Bei keinem Meilenstein trennen sich die Heimaten sicher.</translation>
        </message>
        <message>
            <source>The land is the same for all homes: the map can be turned or mirrored from each to each.</source>
            <translation>Das Land ist für alle Heimaten gleich: Die Karte lässt sich so drehen oder spiegeln, dass jede auf jede kommt.</translation>
        </message>
        <message>
            <source>The land shows no reason for that.</source>
            <translation>Das Land zeigt keinen Grund dafür.</translation>
        </message>
        <message>
            <source>The last neutral brick</source>
            <translation>Der letzte neutrale Ziegel</translation>
        </message>
        <message>
            <source>The longest chain of goods in the best game: {goods}.</source>
            <translation>Die längste Kette von Waren im besten Spiel: {goods}.</translation>
        </message>
        <message>
            <source>The map</source>
            <translation>Die Karte</translation>
        </message>
        <message>
            <source>The mark of the wonder</source>
            <translation>Die Endmarke des Wunders</translation>
        </message>
        <message numerus="yes">
            <source>The medium player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>Der mittlere Spieler kommt auf {points} Punkte: der Median von %n Spiel, von {least} bis {most}.</numerusform>
                <numerusform>Der mittlere Spieler kommt auf {points} Punkte: der Median von %n Spielen, von {least} bis {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The medium player comes within {share} % of par, the easy one does not, so it is fairly hard to reach.</source>
            <translation>Der mittlere Spieler kommt bis auf {share} % an Par heran, der leichte nicht, also ist es ziemlich schwer zu erreichen.</translation>
        </message>
        <message>
            <source>The places in the order of play are fair within {tolerance} percentage points.</source>
            <translation>Die Plätze in der Spielreihenfolge sind fair innerhalb von {tolerance} Prozentpunkten.</translation>
        </message>
        <message>
            <source>The run</source>
            <translation>Der Lauf</translation>
        </message>
        <message>
            <source>The second version is as fair as the first.</source>
            <translation>Die zweite Fassung ist so fair wie die erste.</translation>
        </message>
        <message>
            <source>The second version is fairer by {by} percentage points.</source>
            <translation>Die zweite Fassung ist um {by} Prozentpunkte fairer.</translation>
        </message>
        <message>
            <source>The second version is less fair by {by} percentage points.</source>
            <translation>Die zweite Fassung ist um {by} Prozentpunkte weniger fair.</translation>
        </message>
        <message>
            <source>Transporters are idle in {share} of their turns.</source>
            <translation>Transporter sind in {share} ihrer Runden untätig.</translation>
        </message>
        <message>
            <source>Transporters made by turn</source>
            <translation>Hergestellte Transporter nach Runden</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Untitled map</source>
            <translation>Karte ohne Titel</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>What each level says</source>
            <translation>Was jede Stufe sagt</translation>
        </message>
        <message>
            <source>What ends games</source>
            <translation>Was Spiele beendet</translation>
        </message>
        <message>
            <source>When homes came to milestones is not known: an earlier version of the program kept these games.</source>
            <translation>Wann die Heimaten zu Meilensteinen kamen, ist nicht bekannt: Eine frühere Version des Programms hat diese Spiele aufbewahrt.</translation>
        </message>
        <message>
            <source>Won by {home}</source>
            <translation>{home} gewinnt</translation>
        </message>
        <message>
            <source>Won in a seed</source>
            <translation>Sieganteil</translation>
        </message>
        <message>
            <source>a tenth made by turn</source>
            <translation>ein Zehntel hergestellt bis Runde</translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>etwa %n Stunde</numerusform>
                <numerusform>etwa %n Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes</source>
            <translation>
                <numerusform>etwa %n Minute</numerusform>
                <numerusform>etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>an even share</source>
            <translation>gleicher Anteil</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>doubtful, as {player} can hardly play this map: {verdict}</source>
            <translation>zweifelhaft, da {player} diese Karte kaum spielen kann: {verdict}</translation>
        </message>
        <message>
            <source>easy to reach</source>
            <translation>leicht zu erreichen</translation>
        </message>
        <message>
            <source>fair</source>
            <translation>fair</translation>
        </message>
        <message numerus="yes">
            <source>fair within {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>fair innerhalb von {points} Prozentpunkten in %n Spiel ({players})</numerusform>
                <numerusform>fair innerhalb von {points} Prozentpunkten in %n Spielen ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fair within {tolerance} percentage points, in %n games</source>
            <translation>
                <numerusform>fair innerhalb von {tolerance} Prozentpunkten, in %n Spiel</numerusform>
                <numerusform>fair innerhalb von {tolerance} Prozentpunkten, in %n Spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>fair: {shares} %</source>
            <translation>fair: {shares} %</translation>
        </message>
        <message numerus="yes">
            <source>fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>um {by} Prozentpunkte fairer ({low} bis {high}): vorher {before} vom gleichen Anteil entfernt, nachher {after}, in je %n Spiel</numerusform>
                <numerusform>um {by} Prozentpunkte fairer ({low} bis {high}): vorher {before} vom gleichen Anteil entfernt, nachher {after}, in je %n Spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>fairly hard to reach</source>
            <translation>ziemlich schwer zu erreichen</translation>
        </message>
        <message>
            <source>games become {by} turns longer</source>
            <translation>Spiele werden um {by} Runden länger</translation>
        </message>
        <message>
            <source>games become {by} turns shorter</source>
            <translation>Spiele werden um {by} Runden kürzer</translation>
        </message>
        <message>
            <source>games last as long as before</source>
            <translation>Spiele dauern so lange wie vorher</translation>
        </message>
        <message>
            <source>hard to reach</source>
            <translation>schwer zu erreichen</translation>
        </message>
        <message>
            <source>lay {goods} at the home on {place}</source>
            <translation>bei der Heimat auf {place} {goods} hinlegen</translation>
        </message>
        <message>
            <source>left</source>
            <translation>übrig</translation>
        </message>
        <message>
            <source>left after the turn</source>
            <translation>nach der Runde übrig</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message>
            <source>made</source>
            <translation>hergestellt</translation>
        </message>
        <message>
            <source>move the home from {first} to the {second}</source>
            <translation>Heimat von {first} nach {second} versetzen</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nie</translation>
        </message>
        <message>
            <source>never in {share} %</source>
            <translation>nie in {share} %</translation>
        </message>
        <message>
            <source>not yet known</source>
            <translation>noch nicht bekannt</translation>
        </message>
        <message>
            <source>not yet known whether games become longer: {by} turns</source>
            <translation>noch ist nicht bekannt, ob Spiele länger werden: {by} Runden</translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); about {least} to %n more games are needed</source>
            <translation>
                <numerusform>noch ist nicht bekannt, ob die Karte fair ist: {home} gewinnt {share} % ({low} bis {high}); es braucht noch etwa {least} bis %n Spiel</numerusform>
                <numerusform>noch ist nicht bekannt, ob die Karte fair ist: {home} gewinnt {share} % ({low} bis {high}); es braucht noch etwa {least} bis %n Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); too early to tell how many more games are needed</source>
            <translation>noch ist nicht bekannt, ob die Karte fair ist: {home} gewinnt {share} % ({low} bis {high}); wie viele Spiele noch fehlen, lässt sich noch nicht sagen</translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} %; at least %n more games are needed</source>
            <translation>
                <numerusform>noch ist nicht bekannt, ob die Karte fair ist: {home} gewinnt {share} %; es braucht noch mindestens %n Spiel</numerusform>
                <numerusform>noch ist nicht bekannt, ob die Karte fair ist: {home} gewinnt {share} %; es braucht noch mindestens %n Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>noch ist nicht bekannt, ob sie fairer ist: vorher {before} Prozentpunkte vom gleichen Anteil entfernt, nachher {after}, in je %n Spiel</numerusform>
                <numerusform>noch ist nicht bekannt, ob sie fairer ist: vorher {before} Prozentpunkte vom gleichen Anteil entfernt, nachher {after}, in je %n Spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing is known yet: no game has been played to its end</source>
            <translation>noch ist nichts bekannt: Kein Spiel ist zu Ende gespielt worden</translation>
        </message>
        <message>
            <source>par {points}</source>
            <translation>Par {points}</translation>
        </message>
        <message>
            <source>par {points}, {level}</source>
            <translation>Par {points}, {level}</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>swap the {first} with the {second}</source>
            <translation>{first} mit {second} tauschen</translation>
        </message>
        <message>
            <source>under a minute</source>
            <translation>weniger als eine Minute</translation>
        </message>
        <message>
            <source>under {number} %</source>
            <translation>unter {number} %</translation>
        </message>
        <message>
            <source>unfair</source>
            <translation>unfair</translation>
        </message>
        <message numerus="yes">
            <source>unfair by {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>unfair um {points} Prozentpunkte in %n Spiel ({players})</numerusform>
                <numerusform>unfair um {points} Prozentpunkte in %n Spielen ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points above an even share</source>
            <translation>
                <numerusform>unfair: {home} gewinnt {share} % ({low} bis {high}) von %n Spiel, {by} Prozentpunkte über dem gleichen Anteil</numerusform>
                <numerusform>unfair: {home} gewinnt {share} % ({low} bis {high}) von %n Spielen, {by} Prozentpunkte über dem gleichen Anteil</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points below an even share</source>
            <translation>
                <numerusform>unfair: {home} gewinnt {share} % ({low} bis {high}) von %n Spiel, {by} Prozentpunkte unter dem gleichen Anteil</numerusform>
                <numerusform>unfair: {home} gewinnt {share} % ({low} bis {high}) von %n Spielen, {by} Prozentpunkte unter dem gleichen Anteil</numerusform>
            </translation>
        </message>
        <message>
            <source>used</source>
            <translation>verbraucht</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>Mauer</translation>
        </message>
        <message numerus="yes">
            <source>{edit}, and likewise at its %n images</source>
            <translation>
                <numerusform>{edit}, und ebenso bei seinem Bild</numerusform>
                <numerusform>{edit}, und ebenso bei seinen %n Bildern</numerusform>
            </translation>
        </message>
        <message>
            <source>{findings} (before the last change of the map)</source>
            <translation>{findings} (vor der letzten Änderung der Karte)</translation>
        </message>
        <message>
            <source>{games}, {seeds}. The bars show 95 % intervals that hold however often you look: where bars do not meet, homes part.</source>
            <translation>{games}, {seeds}. Die Balken zeigen 95 %-Intervalle, die gelten, so oft man auch hinsieht: Wo Balken sich nicht treffen, trennen sich die Heimaten.</translation>
        </message>
        <message>
            <source>{games}, {seeds}; the bands show 95 % intervals</source>
            <translation>{games}, {seeds}; die Bänder zeigen 95 %-Intervalle</translation>
        </message>
        <message>
            <source>{games}, {seeds}; the error bars show 95 % intervals</source>
            <translation>{games}, {seeds}; die Fehlerbalken zeigen 95 %-Intervalle</translation>
        </message>
        <message numerus="yes">
            <source>{home} builds its first mine %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} baut die erste Mine %n Runde später als {other} (Runde {late} gegenüber {early}).</numerusform>
                <numerusform>{home} baut die erste Mine %n Runden später als {other} (Runde {late} gegenüber {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first boards %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} bekommt die ersten Bretter %n Runde später als {other} (Runde {late} gegenüber {early}).</numerusform>
                <numerusform>{home} bekommt die ersten Bretter %n Runden später als {other} (Runde {late} gegenüber {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first coin %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} bekommt die erste Münze %n Runde später als {other} (Runde {late} gegenüber {early}).</numerusform>
                <numerusform>{home} bekommt die erste Münze %n Runden später als {other} (Runde {late} gegenüber {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stock %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} bekommt die ersten Aktien %n Runde später als {other} (Runde {late} gegenüber {early}).</numerusform>
                <numerusform>{home} bekommt die ersten Aktien %n Runden später als {other} (Runde {late} gegenüber {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stone %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} bekommt den ersten Stein %n Runde später als {other} (Runde {late} gegenüber {early}).</numerusform>
                <numerusform>{home} bekommt den ersten Stein %n Runden später als {other} (Runde {late} gegenüber {early}).</numerusform>
            </translation>
        </message>
        <message>
            <source>{home} gets no boards from a sawmill.</source>
            <translation>{home} bekommt keine Bretter aus einem Sägewerk.</translation>
        </message>
        <message>
            <source>{home} gets no stone from a quarry or a stone factory.</source>
            <translation>{home} bekommt keinen Stein, weder aus einem Steinbruch noch aus einer Steinfabrik.</translation>
        </message>
        <message numerus="yes">
            <source>{home} meets others %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} trifft andere %n Runde später als {other} (Runde {late} gegenüber {early}).</numerusform>
                <numerusform>{home} trifft andere %n Runden später als {other} (Runde {late} gegenüber {early}).</numerusform>
            </translation>
        </message>
        <message>
            <source>{home} wins, level by level: {shares}.</source>
            <translation>{home} gewinnt, Stufe für Stufe: {shares}.</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>{number} in the order of play</source>
            <translation>Platz {number} der Spielreihenfolge</translation>
        </message>
        <message>
            <source>{number} percentage points</source>
            <translation>{number} Prozentpunkten</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{others} can hardly play it either, at any home: games of machines say little about this map.</source>
            <translation>Auch für {others} ist sie an keiner Heimat recht spielbar: Spiele von Maschinen sagen wenig über diese Karte.</translation>
        </message>
        <message>
            <source>{others} can hardly play it either, so this is due to the map.</source>
            <translation>Auch für {others} ist sie kaum spielbar, also liegt es an der Karte.</translation>
        </message>
        <message>
            <source>{other} gets much farther on it than {player} ({things}): judge the map by the games of {other}.</source>
            <translation>{other} kommt darauf viel weiter als {player} ({things}): Beurteile die Karte nach den Spielen von {other}.</translation>
        </message>
        <message>
            <source>{player} can hardly play this map: in more than {limit} % of the games no boards, or no stone, are made ({homes}). A home loses half of the tolerance by that alone.</source>
            <translation>{player} kann diese Karte kaum spielen: In mehr als {limit} % der Spiele entstehen keine Bretter oder kein Stein ({homes}). Das allein kostet eine Heimat die halbe Toleranz.</translation>
        </message>
        <message>
            <source>{player} can hardly play this map: in more than {limit} % of the games no boards, or no stone, are made.</source>
            <translation>{player} kann diese Karte kaum spielen: In mehr als {limit} % der Spiele entstehen keine Bretter oder kein Stein.</translation>
        </message>
        <message>
            <source>{player} can play this map.</source>
            <translation>{player} kann diese Karte spielen.</translation>
        </message>
        <message>
            <source>{player} comes to less than half as many of these in a game as {other}: {things}.</source>
            <translation>{player} kommt in einem Spiel auf weniger als halb so viel davon wie {other}: {things}.</translation>
        </message>
        <message>
            <source>{remark}; goods count while they are aboard, as at the end of a game</source>
            <translation>{remark}; Waren zählen, solange sie an Bord sind, wie am Ende eines Spiels</translation>
        </message>
        <message>
            <source>{thing} {share}</source>
            <translation>{thing} {share}</translation>
        </message>
        <message>
            <source>{turn} or later</source>
            <translation>{turn} oder später</translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low} bis {high})</translation>
        </message>
        <message>
            <source>{value} ± {half}</source>
            <translation>{value} ± {half}</translation>
        </message>
        <message>
            <source>{value} % ({low} to {high})</source>
            <translation>{value} % ({low} bis {high})</translation>
        </message>
    </context>
    <context>
        <name>laying</name>
        <message>
            <source>A tile has to border on one that lies there already.</source>
            <translation>Ein Plättchen muss an eines grenzen, das schon liegt.</translation>
        </message>
        <message>
            <source>A tile lies here already.</source>
            <translation>Hier liegt schon ein Plättchen.</translation>
        </message>
        <message numerus="yes">
            <source>All %n land tiles of this world are laid.</source>
            <translation>
                <numerusform>Das einzige Landplättchen dieser Welt ist gelegt.</numerusform>
                <numerusform>Alle %n Landplättchen dieser Welt sind gelegt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n sea tiles of this world are laid.</source>
            <translation>
                <numerusform>Das einzige Meerplättchen dieser Welt ist gelegt.</numerusform>
                <numerusform>Alle %n Meerplättchen dieser Welt sind gelegt.</numerusform>
            </translation>
        </message>
        <message>
            <source>All have passed: the world is large enough.</source>
            <translation>Alle haben gepasst: Die Welt ist groß genug.</translation>
        </message>
        <message>
            <source>All sources have been used: no further river may begin.</source>
            <translation>Alle Quellen sind verbraucht: Kein weiterer Fluss darf beginnen.</translation>
        </message>
        <message>
            <source>Allowed, but whether the tiles left can finish all rivers is more than the search could decide.</source>
            <translation>Erlaubt; ob die übrigen Plättchen alle Flüsse zu Ende bringen können, konnte die Suche aber nicht entscheiden.</translation>
        </message>
        <message>
            <source>Every player lays two tiles: nobody passes.</source>
            <translation>Jeder Spieler legt zwei Plättchen: Niemand passt.</translation>
        </message>
        <message>
            <source>Nobody can pass while a river is open: it must be finished first.</source>
            <translation>Niemand kann passen, solange ein Fluss offen ist: Erst wird er zu Ende gebracht.</translation>
        </message>
        <message>
            <source>None of the tiles left can be laid anywhere.</source>
            <translation>Keines der übrigen Plättchen kann irgendwo gelegt werden.</translation>
        </message>
        <message>
            <source>The first tile is laid in the middle.</source>
            <translation>Das erste Plättchen wird in die Mitte gelegt.</translation>
        </message>
        <message>
            <source>The map is laid; nothing more is added.</source>
            <translation>Die Karte ist gelegt; nichts kommt mehr hinzu.</translation>
        </message>
        <message>
            <source>The world has the size that was agreed on.</source>
            <translation>Die Welt hat die vereinbarte Größe.</translation>
        </message>
    </context>
    <context>
        <name>lists</name>
        <message>
            <source>{first} and no {last}</source>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} oder {last}</translation>
        </message>
        <message>
            <source>{first}, {last}</source>
            <translation>{first}, {last}</translation>
        </message>
        <message>
            <source>{first}; {last}</source>
            <translation>{first}; {last}</translation>
        </message>
    </context>
    <context>
        <name>losses</name>
        <message numerus="yes">
            <source>%n homes</source>
            <translation>
                <numerusform>eine Heimat</numerusform>
                <numerusform>%n Heimaten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>ein Spielstein</numerusform>
                <numerusform>%n Spielsteine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>eine Straße</numerusform>
                <numerusform>%n Straßen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls</source>
            <translation>
                <numerusform>eine Mauer</numerusform>
                <numerusform>%n Mauern</numerusform>
            </translation>
        </message>
        <message>
            <source>{stroke}, take away {things}</source>
            <translation>{stroke}, entfernt {things}</translation>
        </message>
    </context>
    <context>
        <name>meanings</name>
        <message>
            <source>A boat is docked where no sea is.</source>
            <translation>Ein Boot hat angelegt, wo kein Meer ist.</translation>
        </message>
        <message>
            <source>A boat is in a river that its tile does not have.</source>
            <translation>Ein Boot ist in einem Fluss, den sein Plättchen nicht hat.</translation>
        </message>
        <message>
            <source>A boat is on land.</source>
            <translation>Ein Boot ist an Land.</translation>
        </message>
        <message>
            <source>A bridge joins what other bridges join already.</source>
            <translation>Eine Brücke verbindet, was andere Brücken schon verbinden.</translation>
        </message>
        <message>
            <source>A bridge stands at a source, which divides nothing.</source>
            <translation>Eine Brücke steht an einer Quelle, die nichts teilt.</translation>
        </message>
        <message>
            <source>A bridge stands in a desert, and the options do not allow it.</source>
            <translation>Eine Brücke steht in der Wüste, und die Optionen erlauben es nicht.</translation>
        </message>
        <message>
            <source>A bridge stands where there is no river.</source>
            <translation>Eine Brücke steht dort, wo kein Fluss ist.</translation>
        </message>
        <message>
            <source>A building stands in a desert.</source>
            <translation>Ein Gebäude steht in der Wüste.</translation>
        </message>
        <message>
            <source>A building stands on a terrain that it cannot stand on.</source>
            <translation>Ein Gebäude steht auf einem Gelände, auf dem es nicht stehen kann.</translation>
        </message>
        <message>
            <source>A building that needs a shore stands inland.</source>
            <translation>Ein Gebäude, das eine Küste braucht, steht im Binnenland.</translation>
        </message>
        <message>
            <source>A check of somebody else could not be carried out.</source>
            <translation>Eine Prüfung anderer ließ sich nicht ausführen.</translation>
        </message>
        <message>
            <source>A check of somebody else has found something.</source>
            <translation>Eine Prüfung anderer hat etwas gefunden.</translation>
        </message>
        <message>
            <source>A district has a place without a tile.</source>
            <translation>Ein Bezirk hat ein Feld ohne Plättchen.</translation>
        </message>
        <message>
            <source>A draft has no title yet.</source>
            <translation>Ein Entwurf hat noch keinen Titel.</translation>
        </message>
        <message>
            <source>A final scenario has no title.</source>
            <translation>Ein endgültiges Szenario hat keinen Titel.</translation>
        </message>
        <message>
            <source>A home lacks wood, stone or pasture within reach.</source>
            <translation>Eine Heimat hat kein Holz, keinen Stein oder keine Weide in Reichweite.</translation>
        </message>
        <message>
            <source>A home stands on a sea tile.</source>
            <translation>Eine Heimat ist auf einem Meerplättchen.</translation>
        </message>
        <message>
            <source>A home stands where there is no tile.</source>
            <translation>Eine Heimat ist dort, wo kein Plättchen liegt.</translation>
        </message>
        <message>
            <source>A label stands where there is no tile.</source>
            <translation>Eine Beschriftung steht, wo kein Plättchen liegt.</translation>
        </message>
        <message>
            <source>A land transporter is at sea, in a river or at a dock.</source>
            <translation>Ein Landtransporter ist auf See, in einem Fluss oder an einer Anlegestelle.</translation>
        </message>
        <message>
            <source>A map of the book has more tiles of a kind than the box of the book.</source>
            <translation>Eine Karte des Buches hat mehr Plättchen einer Art als der Vorrat des Buches.</translation>
        </message>
        <message>
            <source>A mine does not say what its bag holds.</source>
            <translation>Eine Mine sagt nicht, was ihr Beutel enthält.</translation>
        </message>
        <message>
            <source>A note is about a place without a tile.</source>
            <translation>Eine Notiz gilt einem Feld ohne Plättchen.</translation>
        </message>
        <message>
            <source>A part of the map is too far away for void hexes to join it.</source>
            <translation>Ein Teil der Karte ist zu weit weg, um durch leere Felder verbunden zu werden.</translation>
        </message>
        <message>
            <source>A piece stands where there is no tile.</source>
            <translation>Ein Spielstein steht dort, wo kein Plättchen liegt.</translation>
        </message>
        <message>
            <source>A player begins with more transporters than a player may own.</source>
            <translation>Ein Spieler beginnt mit mehr Transportern, als er besitzen darf.</translation>
        </message>
        <message>
            <source>A river joins itself in a ring.</source>
            <translation>Ein Fluss schließt sich zum Ring.</translation>
        </message>
        <message>
            <source>A river leads to a place without a tile.</source>
            <translation>Ein Fluss führt auf ein Feld ohne Plättchen.</translation>
        </message>
        <message>
            <source>A river meets a land tile that has no river on that side.</source>
            <translation>Ein Fluss trifft auf ein Landplättchen, das an dieser Seite keinen Fluss hat.</translation>
        </message>
        <message>
            <source>A river meets land without a river, or a void hex.</source>
            <translation>Ein Fluss trifft auf Land ohne Fluss oder auf ein leeres Feld.</translation>
        </message>
        <message>
            <source>A river rises on another terrain than mountain.</source>
            <translation>Ein Fluss entspringt nicht im Gebirge.</translation>
        </message>
        <message>
            <source>A river that ends on land has neither a source nor a mouth.</source>
            <translation>Ein Fluss, der an Land endet, hat weder Quelle noch Mündung.</translation>
        </message>
        <message>
            <source>A road leads into the sea.</source>
            <translation>Eine Straße führt ins Meer.</translation>
        </message>
        <message>
            <source>A road leads to a place without a tile.</source>
            <translation>Eine Straße führt auf ein Feld ohne Plättchen.</translation>
        </message>
        <message>
            <source>A road leads to a tile of the expansion; games leave it out.</source>
            <translation>Eine Straße führt auf ein Plättchen der Erweiterung; Partien haben sie nicht.</translation>
        </message>
        <message>
            <source>A scenario lies in the folder, but is not in the book.</source>
            <translation>Ein Szenario liegt im Ordner, ist aber nicht im Buch.</translation>
        </message>
        <message>
            <source>A scenario of the book is missing, or cannot be read.</source>
            <translation>Ein Szenario des Buches fehlt oder lässt sich nicht lesen.</translation>
        </message>
        <message>
            <source>A sea tile has a river.</source>
            <translation>Ein Meerplättchen hat einen Fluss.</translation>
        </message>
        <message>
            <source>A tile has more than one building.</source>
            <translation>Ein Plättchen hat mehr als ein Gebäude.</translation>
        </message>
        <message>
            <source>A tile is in no box that was ever printed, nor in the scenario's own.</source>
            <translation>Ein Plättchen ist in keinem je gedruckten Vorrat und auch nicht im eigenen des Szenarios.</translation>
        </message>
        <message>
            <source>A transporter carries goods and another transporter at once.</source>
            <translation>Ein Transporter trägt zugleich Waren und einen anderen Transporter.</translation>
        </message>
        <message>
            <source>A transporter carries more goods than it can.</source>
            <translation>Ein Transporter trägt mehr Waren, als er kann.</translation>
        </message>
        <message>
            <source>A wall does not stand between two tiles.</source>
            <translation>Eine Mauer steht nicht zwischen zwei Plättchen.</translation>
        </message>
        <message>
            <source>A wall has no tokens.</source>
            <translation>Eine Mauer hat keine Mauersteine.</translation>
        </message>
        <message>
            <source>A wall stands beside a tile of the expansion; games leave it out.</source>
            <translation>Eine Mauer steht neben einem Plättchen der Erweiterung; Partien haben sie nicht.</translation>
        </message>
        <message>
            <source>A wall stands between two sea tiles.</source>
            <translation>Eine Mauer steht zwischen zwei Meerplättchen.</translation>
        </message>
        <message>
            <source>All tiles of a kind have the same picture at the play site.</source>
            <translation>Alle Plättchen einer Art haben auf der Spielseite dasselbe Bild.</translation>
        </message>
        <message>
            <source>An unfinished river has neither a source nor a mouth yet.</source>
            <translation>Ein unfertiger Fluss hat noch weder Quelle noch Mündung.</translation>
        </message>
        <message>
            <source>Another building than a mine has a bag.</source>
            <translation>Ein anderes Gebäude als eine Mine hat einen Beutel.</translation>
        </message>
        <message>
            <source>Fields belong to a place without a tile.</source>
            <translation>Angaben gehören zu einem Feld ohne Plättchen.</translation>
        </message>
        <message>
            <source>Goods lie at sea where no oil rig stores them.</source>
            <translation>Waren liegen im Meer, wo keine Bohrinsel sie lagert.</translation>
        </message>
        <message>
            <source>Homes are fixed, but not for as many players as may play.</source>
            <translation>Heimaten sind festgelegt, aber nicht für so viele Spieler, wie mitspielen können.</translation>
        </message>
        <message>
            <source>Homes or pieces stand on tiles of the expansion; games do not have them.</source>
            <translation>Heimaten oder Spielsteine stehen auf Plättchen der Erweiterung; Partien haben sie nicht.</translation>
        </message>
        <message>
            <source>More spaces of the wonder start filled than it has.</source>
            <translation>Am Anfang sind mehr Felder des Wunders gefüllt, als es hat.</translation>
        </message>
        <message>
            <source>No designer is named, and maps without a credit are not verified.</source>
            <translation>Kein Autor ist genannt, und Karten ohne Autor werden nicht geprüft.</translation>
        </message>
        <message>
            <source>No home can reach a part of the map.</source>
            <translation>Keine Heimat erreicht einen Teil der Karte.</translation>
        </message>
        <message>
            <source>One home has much more of a terrain within reach than another.</source>
            <translation>Eine Heimat hat von einem Gelände viel mehr in Reichweite als eine andere.</translation>
        </message>
        <message>
            <source>One player has two homes.</source>
            <translation>Ein Spieler hat zwei Heimaten.</translation>
        </message>
        <message>
            <source>Players begin with boats where there is no water for them.</source>
            <translation>Spieler beginnen mit Booten, wo kein Wasser dafür ist.</translation>
        </message>
        <message>
            <source>Some scenarios of the book have codes, but not all.</source>
            <translation>Einige Szenarien des Buches haben einen Code, aber nicht alle.</translation>
        </message>
        <message>
            <source>Something belongs to a player who never takes part.</source>
            <translation>Etwas gehört einem Spieler, der nie mitspielt.</translation>
        </message>
        <message>
            <source>The bag of a mine holds more than any one shaft brings.</source>
            <translation>Der Beutel einer Mine enthält mehr, als ein einzelner Schacht bringt.</translation>
        </message>
        <message>
            <source>The book has no title yet.</source>
            <translation>Das Buch hat noch keinen Titel.</translation>
        </message>
        <message>
            <source>The box holds pieces for four players only.</source>
            <translation>Die Spielschachtel enthält Spielsteine nur für vier Spieler.</translation>
        </message>
        <message>
            <source>The game lasts for more neutral bricks than the box has.</source>
            <translation>Das Spiel dauert mehr neutrale Ziegel lang, als die Spielschachtel hat.</translation>
        </message>
        <message>
            <source>The game would end before the first neutral brick.</source>
            <translation>Das Spiel würde vor dem ersten neutralen Ziegel enden.</translation>
        </message>
        <message>
            <source>The game would last less than one turn.</source>
            <translation>Das Spiel würde weniger als eine Runde dauern.</translation>
        </message>
        <message>
            <source>The map for the play site lacks something, or has more void hexes.</source>
            <translation>Der Karte für die Spielseite fehlt etwas, oder sie hat mehr leere Felder.</translation>
        </message>
        <message>
            <source>The map has more tiles of a kind than the chosen box.</source>
            <translation>Die Karte hat von einer Art mehr Plättchen als der gewählte Vorrat.</translation>
        </message>
        <message>
            <source>The map has no description, and the play site wants one.</source>
            <translation>Die Karte hat keine Beschreibung, und die Spielseite verlangt eine.</translation>
        </message>
        <message>
            <source>The map has no title, and the play site wants a name.</source>
            <translation>Die Karte hat keinen Titel, und die Spielseite verlangt einen Namen.</translation>
        </message>
        <message>
            <source>The map has pieces of the expansion, whose rules are not played.</source>
            <translation>Die Karte hat Spielsteine der Erweiterung, deren Regeln nicht gespielt werden.</translation>
        </message>
        <message>
            <source>The map has tiles of the expansion, whose rules are not played.</source>
            <translation>Die Karte hat Plättchen der Erweiterung, deren Regeln nicht gespielt werden.</translation>
        </message>
        <message>
            <source>The map is meant to be symmetrical, but some places differ from their images.</source>
            <translation>Die Karte soll symmetrisch sein, aber manche Felder gleichen ihren Bildern nicht.</translation>
        </message>
        <message>
            <source>The map on the cover is none of the book.</source>
            <translation>Die Karte auf dem Umschlag ist keine des Buches.</translation>
        </message>
        <message>
            <source>The minimum and maximum numbers of players do not fit together.</source>
            <translation>Kleinste und größte Spielerzahl passen nicht zusammen.</translation>
        </message>
        <message>
            <source>The play site does not have a tile.</source>
            <translation>Die Spielseite hat ein Plättchen nicht.</translation>
        </message>
        <message>
            <source>The rivers of a tile cross, or one has more than three edges.</source>
            <translation>Die Flüsse eines Plättchens kreuzen sich, oder einer hat mehr als drei Kanten.</translation>
        </message>
        <message>
            <source>The same file is in the book twice.</source>
            <translation>Dieselbe Datei steht zweimal im Buch.</translation>
        </message>
        <message>
            <source>The status is draft, and only final maps are verified.</source>
            <translation>Der Status ist Entwurf, und nur endgültige Karten werden geprüft.</translation>
        </message>
        <message>
            <source>The tiles left in the box cannot finish the open rivers.</source>
            <translation>Mit den Plättchen, die noch im Vorrat sind, lassen sich die offenen Flüsse nicht zu Ende bringen.</translation>
        </message>
        <message>
            <source>The tiles of some maps of the book point another way.</source>
            <translation>Die Plättchen einiger Karten des Buches zeigen in eine andere Richtung.</translation>
        </message>
        <message>
            <source>The title is longer than a name may be at the play site.</source>
            <translation>Der Titel ist länger, als ein Name auf der Spielseite sein darf.</translation>
        </message>
        <message>
            <source>The wonder has no end mark for so many players.</source>
            <translation>Das Wunder hat keine Endmarke für so viele Spieler.</translation>
        </message>
        <message>
            <source>There are fewer land tiles than players who look for a home.</source>
            <translation>Es gibt weniger Landplättchen als Spieler, die eine Heimat suchen.</translation>
        </message>
        <message>
            <source>There are fewer than three hexes for each player.</source>
            <translation>Es gibt weniger als drei Felder für jeden Spieler.</translation>
        </message>
        <message>
            <source>There are homes, but fewer of them than players.</source>
            <translation>Es gibt Heimaten, aber weniger als Spieler.</translation>
        </message>
        <message>
            <source>There are more mines on the map than the box has bags for.</source>
            <translation>Auf der Karte stehen mehr Minen, als die Spielschachtel Beutel hat.</translation>
        </message>
        <message>
            <source>There are no homes.</source>
            <translation>Es gibt keine Heimat.</translation>
        </message>
        <message>
            <source>There is little land for so many players.</source>
            <translation>Es gibt wenig Land für so viele Spieler.</translation>
        </message>
        <message>
            <source>There is much land for so few players.</source>
            <translation>Es gibt viel Land für so wenige Spieler.</translation>
        </message>
        <message>
            <source>There is no description.</source>
            <translation>Es gibt keine Beschreibung.</translation>
        </message>
        <message>
            <source>There is no scenario in the book.</source>
            <translation>Im Buch ist kein Szenario.</translation>
        </message>
        <message>
            <source>Tiles lie far away from the rest of the map.</source>
            <translation>Plättchen liegen weit weg vom Rest der Karte.</translation>
        </message>
        <message>
            <source>Two homes are nearer to each other than players may choose them.</source>
            <translation>Zwei Heimaten liegen näher beieinander, als Spieler sie wählen dürfen.</translation>
        </message>
        <message>
            <source>Two scenarios of the book have the same code.</source>
            <translation>Zwei Szenarien des Buches haben denselben Code.</translation>
        </message>
        <message>
            <source>Two scenarios of the book have the same title.</source>
            <translation>Zwei Szenarien des Buches haben denselben Titel.</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>the setting up</source>
            <translation>der Aufbau</translation>
        </message>
        <message>
            <source>the {phase} phase</source>
            <translation>die {phase:stage}</translation>
        </message>
        <message>
            <source>the {phase} phase, where players decide about praying</source>
            <translation>die {phase:stage}, in der Spieler über das Beten entscheiden</translation>
        </message>
        <message>
            <source>the {phase} phase, where players may ask for an order of play</source>
            <translation>die {phase:stage}, in der Spieler eine Spielreihenfolge verlangen können</translation>
        </message>
        <message>
            <source>the {phase} phase, where players take positions</source>
            <translation>die {phase:stage}, in der Spieler Plätze einnehmen</translation>
        </message>
        <message>
            <source>the {phase} phase, where the mines are drawn</source>
            <translation>die {phase:stage}, in der aus den Minen gezogen wird</translation>
        </message>
    </context>
    <context>
        <name>nouns</name>
        <message>
            <source>boards|one:board|none:are no boards</source>
            <translation>Bretter|one:das Brett|none:sind keine Bretter</translation>
        </message>
        <message>
            <source>bright idea</source>
            <translation>Geistesblitz</translation>
        </message>
        <message>
            <source>clay pit|a:a clay pit</source>
            <translation>Tongrube|a:eine Tongrube|the:die Tongrube|einen:eine Tongrube|den:die Tongrube</translation>
        </message>
        <message>
            <source>clay|one:clay|none:is no clay</source>
            <translation>Ton|one:der Ton|none:ist kein Ton</translation>
        </message>
        <message>
            <source>coal burner|a:a coal burner</source>
            <translation>Köhlerei|a:eine Köhlerei|the:die Köhlerei|einen:eine Köhlerei|den:die Köhlerei</translation>
        </message>
        <message>
            <source>coins|one:coin|none:are no coins</source>
            <translation>Münzen|one:die Münze|none:sind keine Münzen</translation>
        </message>
        <message>
            <source>desert</source>
            <translation>Wüste</translation>
        </message>
        <message>
            <source>donkey|a:a donkey</source>
            <translation>Esel|a:ein Esel|einen:einen Esel</translation>
        </message>
        <message>
            <source>drilling</source>
            <translation>Bohrinseln</translation>
        </message>
        <message>
            <source>enlargement</source>
            <translation>Vergrößerung</translation>
        </message>
        <message>
            <source>fuel|one:fuel|none:is no fuel</source>
            <translation>Brennstoff|one:der Brennstoff|none:ist kein Brennstoff</translation>
        </message>
        <message>
            <source>geese|one:goose|none:are no geese</source>
            <translation>Gänse|one:die Gans|none:sind keine Gänse</translation>
        </message>
        <message>
            <source>gold|one:gold|none:is no gold</source>
            <translation>Gold|one:das Gold|none:ist kein Gold</translation>
        </message>
        <message>
            <source>iron|one:iron|none:is no iron</source>
            <translation>Eisen|one:das Eisen|none:ist kein Eisen</translation>
        </message>
        <message>
            <source>mine|a:a mine</source>
            <translation>Mine|a:eine Mine|the:die Mine|einen:eine Mine|den:die Mine</translation>
        </message>
        <message>
            <source>mint|a:a mint</source>
            <translation>Prägerei|a:eine Prägerei|the:die Prägerei|einen:eine Prägerei|den:die Prägerei</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>Gebirge</translation>
        </message>
        <message>
            <source>new shafts</source>
            <translation>neue Schächte</translation>
        </message>
        <message>
            <source>oil rig|a:an oil rig</source>
            <translation>Bohrinsel|a:eine Bohrinsel|the:die Bohrinsel|einen:eine Bohrinsel|den:die Bohrinsel</translation>
        </message>
        <message>
            <source>paper mill|a:a paper mill</source>
            <translation>Papiermühle|a:eine Papiermühle|the:die Papiermühle|einen:eine Papiermühle|den:die Papiermühle</translation>
        </message>
        <message>
            <source>paper|one:paper|none:is no paper</source>
            <translation>Papier|one:das Papier|none:ist kein Papier</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>Weide</translation>
        </message>
        <message>
            <source>quarry|a:a quarry</source>
            <translation>Steinbruch|a:ein Steinbruch|the:der Steinbruch|einen:einen Steinbruch|den:den Steinbruch</translation>
        </message>
        <message>
            <source>raft factory|a:a raft factory</source>
            <translation>Floßfabrik|a:eine Floßfabrik|the:die Floßfabrik|einen:eine Floßfabrik|den:die Floßfabrik</translation>
        </message>
        <message>
            <source>raft|a:a raft</source>
            <translation>Floß|a:ein Floß|einen:ein Floß</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>Fels</translation>
        </message>
        <message>
            <source>rowboat factory|a:a rowboat factory</source>
            <translation>Ruderbootfabrik|a:eine Ruderbootfabrik|the:die Ruderbootfabrik|einen:eine Ruderbootfabrik|den:die Ruderbootfabrik</translation>
        </message>
        <message>
            <source>rowboat|a:a rowboat</source>
            <translation>Ruderboot|a:ein Ruderboot|einen:ein Ruderboot</translation>
        </message>
        <message>
            <source>rowing</source>
            <translation>Ruderboote</translation>
        </message>
        <message>
            <source>sawmill|a:a sawmill</source>
            <translation>Sägewerk|a:ein Sägewerk|the:das Sägewerk|einen:ein Sägewerk|den:das Sägewerk</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>shipping</source>
            <translation>Dampfer</translation>
        </message>
        <message>
            <source>specialisation</source>
            <translation>Spezialisierung</translation>
        </message>
        <message>
            <source>steamer factory|a:a steamer factory</source>
            <translation>Dampferfabrik|a:eine Dampferfabrik|the:die Dampferfabrik|einen:eine Dampferfabrik|den:die Dampferfabrik</translation>
        </message>
        <message>
            <source>steamer|a:a steamer</source>
            <translation>Dampfer|a:ein Dampfer|einen:einen Dampfer</translation>
        </message>
        <message>
            <source>stock exchange|a:a stock exchange</source>
            <translation>Börse|a:eine Börse|the:die Börse|einen:eine Börse|den:die Börse</translation>
        </message>
        <message>
            <source>stock|one:stock|none:is no stock</source>
            <translation>Aktien|one:die Aktie|none:sind keine Aktien</translation>
        </message>
        <message>
            <source>stone factory|a:a stone factory</source>
            <translation>Steinfabrik|a:eine Steinfabrik|the:die Steinfabrik|einen:eine Steinfabrik|den:die Steinfabrik</translation>
        </message>
        <message>
            <source>stone|one:stone|none:is no stone</source>
            <translation>Stein|one:der Stein|none:ist kein Stein</translation>
        </message>
        <message>
            <source>truck factory|a:a truck factory</source>
            <translation>Lastwagenfabrik|a:eine Lastwagenfabrik|the:die Lastwagenfabrik|einen:eine Lastwagenfabrik|den:die Lastwagenfabrik</translation>
        </message>
        <message>
            <source>trucking</source>
            <translation>Lastwagen</translation>
        </message>
        <message>
            <source>truck|a:a truck</source>
            <translation>Lastwagen|a:ein Lastwagen|einen:einen Lastwagen</translation>
        </message>
        <message>
            <source>trunks|one:trunk|none:are no trunks</source>
            <translation>Stämme|one:der Stamm|none:sind keine Stämme</translation>
        </message>
        <message>
            <source>wagon factory|a:a wagon factory</source>
            <translation>Wagenfabrik|a:eine Wagenfabrik|the:die Wagenfabrik|einen:eine Wagenfabrik|den:die Wagenfabrik</translation>
        </message>
        <message>
            <source>wagon|a:a wagon</source>
            <translation>Wagen|a:ein Wagen|einen:einen Wagen</translation>
        </message>
        <message>
            <source>woodcutter|a:a woodcutter</source>
            <translation>Holzfäller|a:ein Holzfäller|the:der Holzfäller|einen:einen Holzfäller|den:den Holzfäller</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>Wald</translation>
        </message>
    </context>
    <context>
        <name>numbers</name>
        <message>
            <source>{whole}.{part}</source>
            <translation>{whole},{part}</translation>
        </message>
    </context>
    <context>
        <name>phases</name>
        <message>
            <source>building</source>
            <translation>Bau|stage:Bauphase</translation>
        </message>
        <message>
            <source>movement</source>
            <translation>Bewegung|stage:Bewegungsphase</translation>
        </message>
        <message>
            <source>production</source>
            <translation>Produktion|stage:Produktionsphase</translation>
        </message>
        <message>
            <source>setting up</source>
            <translation>Aufbau|stage:Aufbauphase</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>Wunder|stage:Wunderphase</translation>
        </message>
    </context>
    <context>
        <name>place_wording</name>
        <message>
            <source>no tile</source>
            <translation>kein Plättchen</translation>
        </message>
        <message>
            <source>river: {directions}</source>
            <translation>Fluss: {directions}</translation>
        </message>
        <message>
            <source>{thing} ({directions})</source>
            <translation>{thing} ({directions})</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>empty place {place}</source>
            <translation>leeres Feld {place}|in:auf dem leeren Feld {place}|the:das leere Feld {place}</translation>
        </message>
        <message>
            <source>more</source>
            <translation>weitere</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>Weide</translation>
        </message>
        <message>
            <source>rock or shore</source>
            <translation>Fels oder Küste</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>Wald</translation>
        </message>
        <message>
            <source>{number} transporters in all ({most} at most)</source>
            <translation>{number} Transportern insgesamt (höchstens {most})</translation>
        </message>
        <message>
            <source>{number} transporters on land ({most} at most)</source>
            <translation>{number} Transportern an Land (höchstens {most})</translation>
        </message>
        <message>
            <source>{number} transporters on water ({most} at most)</source>
            <translation>{number} Transportern auf Wasser (höchstens {most})</translation>
        </message>
        <message>
            <source>{terrain} at {place}</source>
            <translation>{place} ({terrain})|in:auf {place} ({terrain})|the:{place} ({terrain})</translation>
        </message>
        <message>
            <source>{terrain}, {shape}</source>
            <translation>{terrain}, {shape}</translation>
        </message>
    </context>
    <context>
        <name>plans</name>
        <message>
            <source>A click takes the plan back.</source>
            <translation>Ein Klick nimmt den Plan zurück.</translation>
        </message>
        <message>
            <source>All that it takes is there.</source>
            <translation>Alles Nötige ist da.</translation>
        </message>
        <message>
            <source>Built as planned: {what}</source>
            <translation>Wie geplant gebaut: {what}</translation>
        </message>
        <message>
            <source>It is built when your building phase begins.</source>
            <translation>Gebaut wird, wenn deine Bauphase beginnt.</translation>
        </message>
        <message>
            <source>Its sign builds it now.</source>
            <translation>Sein Zeichen baut es jetzt.</translation>
        </message>
        <message>
            <source>Nobody can bring {goods} there in this movement.</source>
            <translation>Niemand kann {goods} in dieser Bewegung dorthin bringen.</translation>
        </message>
        <message>
            <source>None of your transporters gets there in this movement.</source>
            <translation>Keiner deiner Transporter kommt in dieser Bewegung dorthin.</translation>
        </message>
        <message>
            <source>Plan {what}: {price}</source>
            <translation>Geplant wird {what}: {price}</translation>
        </message>
        <message>
            <source>Planned: {what}, {price}</source>
            <translation>Geplant: {what}, {price}</translation>
        </message>
        <message>
            <source>Then this could not be built as planned: {what}</source>
            <translation>Dann könnte dies nicht wie geplant gebaut werden: {what}</translation>
        </message>
        <message>
            <source>What you have planned already could not be built then.</source>
            <translation>Was du schon geplant hast, könnte dann nicht gebaut werden.</translation>
        </message>
        <message>
            <source>What you have planned is not built, {what}: {reason}</source>
            <translation>Das Geplante wird nicht gebaut, {what}: {reason}</translation>
        </message>
        <message>
            <source>You have planned {what}; a click on its picture takes that back.</source>
            <translation>Geplant ist schon {what}; ein Klick auf das Bild nimmt das zurück.</translation>
        </message>
        <message>
            <source>a bridge on {tile}</source>
            <translation>eine Brücke auf {tile}</translation>
        </message>
        <message>
            <source>a road between {first} and {second}</source>
            <translation>eine Straße zwischen {first} und {second}</translation>
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation>{building} auf {tile}</translation>
        </message>
        <message>
            <source>{goods} cannot all be brought there in this movement.</source>
            <translation>In dieser Bewegung lässt sich nicht alles dorthin bringen: {goods}.</translation>
        </message>
        <message>
            <source>{goods} down {holder:in}</source>
            <translation>{goods} {holder:in}</translation>
        </message>
        <message>
            <source>{name} brings {goods}</source>
            <translation>{name} bringt {goods}</translation>
        </message>
        <message>
            <source>{name} comes to build it</source>
            <translation>{name} kommt, um es zu bauen</translation>
        </message>
        <message>
            <source>{name} puts {others} and brings {goods}</source>
            <translation>{name} lädt {others} ab und bringt {goods}</translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message numerus="yes">
            <source>%n pieces of the expansion are kept and drawn, the first at {place}; games do not have them.</source>
            <translation>
                <numerusform>Der Spielstein der Erweiterung auf {place} wird behalten und gezeichnet; Partien haben ihn nicht.</numerusform>
                <numerusform>%n Spielsteine der Erweiterung werden behalten und gezeichnet, der erste auf {place}; Partien haben sie nicht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion are kept and drawn, the first at {place}; games go on as if nothing lay there.</source>
            <translation>
                <numerusform>Das Plättchen der Erweiterung auf {place} wird behalten und gezeichnet; Partien verlaufen, als läge dort nichts.</numerusform>
                <numerusform>%n Plättchen der Erweiterung werden behalten und gezeichnet, das erste auf {place}; Partien verlaufen, als läge dort nichts.</numerusform>
            </translation>
        </message>
        <message>
            <source>A description would tell players what awaits them.</source>
            <translation>Eine Beschreibung würde den Spielern sagen, was sie erwartet.</translation>
        </message>
        <message>
            <source>A game lasts at least one turn, not {turns}.</source>
            <translation>Ein Spiel dauert mindestens eine Runde, nicht {turns}.</translation>
        </message>
        <message>
            <source>A game needs at least one player, not {least}.</source>
            <translation>Ein Spiel braucht mindestens einen Spieler, nicht {least}.</translation>
        </message>
        <message>
            <source>A name at the play site has at most {most} characters, not {number}; shorten the title.</source>
            <translation>Ein Name hat auf der Spielseite höchstens {most} Zeichen, nicht {number}; kürze den Titel.</translation>
        </message>
        <message>
            <source>A piece at {place} is not on a tile.</source>
            <translation>Ein Spielstein auf {place} steht auf keinem Plättchen.</translation>
        </message>
        <message>
            <source>A river must begin with a source or at the sea, or carry on one that is there already.</source>
            <translation>Ein Fluss muss mit einer Quelle oder am Meer beginnen, oder einen vorhandenen fortsetzen.</translation>
        </message>
        <message>
            <source>A river rises on the {tile}; springs belong on mountains.</source>
            <translation>Ein Fluss entspringt {tile:in}; Quellen gehören ins Gebirge.</translation>
        </message>
        <message>
            <source>A sea tile cannot have a river.</source>
            <translation>Ein Meerplättchen kann keinen Fluss haben.</translation>
        </message>
        <message>
            <source>All {tiles} of {tile_kind} have the same picture at the play site, which asks for variety; lay some anew.</source>
            <translation>Alle {tiles} der Art {tile_kind} haben auf der Spielseite dasselbe Bild, doch sie will Vielfalt; lege einige neu.</translation>
        </message>
        <message>
            <source>Every player begins with {kind:a}, but too few tiles have a river or an open coast for it.</source>
            <translation>Alle Spieler beginnen mit einem Boot ({kind}), aber zu wenige Plättchen haben dafür einen Fluss oder eine offene Küste.</translation>
        </message>
        <message>
            <source>Every player starts at home with {excess}.</source>
            <translation>Jeder Spieler beginnt daheim mit {excess}.</translation>
        </message>
        <message>
            <source>For {players} the play site wants at least {least} hexes, but the map has {tiles}.</source>
            <translation>Für {players} verlangt die Spielseite mindestens {least} Felder, aber die Karte hat {tiles}.</translation>
        </message>
        <message>
            <source>Homes are fixed for {served}, but up to {most} may play; add homes, or remove them all so that players choose freely.</source>
            <translation>Heimaten sind für {served} festgelegt, aber bis zu {most} können spielen; Heimaten hinzufügen, oder alle entfernen, damit die Spieler frei wählen.</translation>
        </message>
        <message>
            <source>No box has the {tile} ({shape}).</source>
            <translation>{tile} ({shape}) gibt es in keinem Vorrat.</translation>
        </message>
        <message>
            <source>No home reaches the part of the map around the {tile} ({land}).</source>
            <translation>Keine Heimat erreicht den Teil der Karte um {tile:the} ({land}).</translation>
        </message>
        <message>
            <source>No tile can have such rivers: a river has 1 to {first} edges, not {second}.</source>
            <translation>Kein Plättchen kann solche Flüsse haben: Ein Fluss hat 1 bis {first} Kanten, nicht {second}.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: edge {first} is not one of 0 to 5.</source>
            <translation>Kein Plättchen kann solche Flüsse haben: Kante {first} ist keine von 0 bis 5.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: edge {first} is used twice.</source>
            <translation>Kein Plättchen kann solche Flüsse haben: Kante {first} ist zweimal benutzt.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: rivers {first} and {second} cross.</source>
            <translation>Kein Plättchen kann solche Flüsse haben: Die Flüsse {first} und {second} kreuzen sich.</translation>
        </message>
        <message>
            <source>No tile left in the box can continue the river at the empty place {place}, and no sea is left.</source>
            <translation>Kein Plättchen im Vorrat kann den Fluss auf dem leeren Feld {place} fortsetzen, und Meer ist keins mehr da.</translation>
        </message>
        <message>
            <source>Player {player} has researched subjects, but at most {most} take part.</source>
            <translation>Spieler {player} hat geforscht, aber höchstens {most} nehmen teil.</translation>
        </message>
        <message>
            <source>Player {player} has {number} homes.</source>
            <translation>Spieler {player} hat {number} Heimaten.</translation>
        </message>
        <message>
            <source>Player {player} starts with {excess}, those at home included.</source>
            <translation>Spieler {player} beginnt mit {excess}, die daheim mitgezählt.</translation>
        </message>
        <message>
            <source>The book has no title yet.</source>
            <translation>Das Buch hat noch keinen Titel.</translation>
        </message>
        <message>
            <source>The box holds no more tiles of {tile_kind}.</source>
            <translation>Der Vorrat enthält keine weiteren Plättchen der Art {tile_kind}.</translation>
        </message>
        <message>
            <source>The box holds pieces for {held} players; for {most} you need a second one.</source>
            <translation>Die Spielschachtel enthält Spielsteine für {held} Spieler; für {most} braucht es eine zweite.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} cannot stand in a desert before it is irrigated.</source>
            <translation>Die Brücke Richtung {direction} {tile:in} kann vor der Bewässerung nicht in einer Wüste stehen.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} crosses no river.</source>
            <translation>Die Brücke Richtung {direction} {tile:in} überquert keinen Fluss.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} is not needed: a source divides nothing.</source>
            <translation>Die Brücke Richtung {direction} {tile:in} ist unnötig: Eine Quelle teilt nichts.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} joins regions that other bridges join already.</source>
            <translation>Die Brücke Richtung {direction} {tile:in} verbindet Gebiete, die andere Brücken schon verbinden.</translation>
        </message>
        <message>
            <source>The check {title} has failed: {why}.</source>
            <translation>Die Prüfung {title} ist gescheitert: {why}.</translation>
        </message>
        <message>
            <source>The code {shared} is that of “{title}” too.</source>
            <translation>Den Code {shared} hat auch „{title}“.</translation>
        </message>
        <message>
            <source>The cover shows {file}, which is not in the book.</source>
            <translation>Der Umschlag zeigt {file}, das nicht im Buch ist.</translation>
        </message>
        <message>
            <source>The file {file} is in the book twice.</source>
            <translation>Die Datei {file} steht zweimal im Buch.</translation>
        </message>
        <message>
            <source>The game cannot end after {bricks}.</source>
            <translation>Das Spiel kann nicht nach {bricks:dat} enden.</translation>
        </message>
        <message>
            <source>The game may last for {bricks}; the box has {held}. Take some of a colour nobody plays.</source>
            <translation>Das Spiel kann {bricks} lang dauern; die Spielschachtel hat {held}. Nimm dazu Ziegel einer Farbe, die niemand spielt.</translation>
        </message>
        <message>
            <source>The home at {place} is not on a tile.</source>
            <translation>Die Heimat auf {place} steht auf keinem Plättchen.</translation>
        </message>
        <message>
            <source>The home at {place} stands on the sea; homes need land.</source>
            <translation>Die Heimat auf {place} steht im Meer; Heimaten brauchen Land.</translation>
        </message>
        <message>
            <source>The home on the {tile} has no water for the {kind} of its player: no river, no open coast.</source>
            <translation>Die Heimat {tile:in} hat kein Wasser für ein Boot ihres Spielers ({kind}): weder einen Fluss noch eine offene Küste.</translation>
        </message>
        <message>
            <source>The home on the {tile} has no {missing} within {steps} steps on foot.</source>
            <translation>Der Heimat {tile:in} fehlt innerhalb von {steps} Schritten zu Fuß: {missing}.</translation>
        </message>
        <message>
            <source>The home on the {tile} is for player {player}, but at most {most} take part.</source>
            <translation>Die Heimat {tile:in} ist für Spieler {player}, aber höchstens {most} nehmen teil.</translation>
        </message>
        <message>
            <source>The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one at {poorest} none.</source>
            <translation>Die Heimaten sind ungleich: Innerhalb von {steps} Schritten zu Fuß hat die auf {richest} {most}-mal {terrain}, die auf {poorest} keinmal.</translation>
        </message>
        <message>
            <source>The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one at {poorest} {least}.</source>
            <translation>Die Heimaten sind ungleich: Innerhalb von {steps} Schritten zu Fuß hat die auf {richest} {most}-mal {terrain}, die auf {poorest} nur {least}-mal.</translation>
        </message>
        <message>
            <source>The homes at {place} and {other} are {distance} apart; players who choose freely must keep {least}.</source>
            <translation>Die Heimaten auf {place} und {other} sind {distance} auseinander; bei freier Wahl mindestens {least}.</translation>
        </message>
        <message>
            <source>The label at {place} is not on a tile.</source>
            <translation>Die Beschriftung auf {place} steht auf keinem Plättchen.</translation>
        </message>
        <message>
            <source>The map for the play site differs: {remark}.</source>
            <translation>Die Karte für die Spielseite ist anders: {remark}.</translation>
        </message>
        <message>
            <source>The map has no homes, so players at the play site choose their own.</source>
            <translation>Die Karte hat keine Heimat, also wählen die Spieler auf der Spielseite ihre eigene.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a player. With less, players meet sooner, before they have settled.</source>
            <translation>Die Karte hat {land} für {players}, {each} für jeden; das Regelheft (Seite 6) empfiehlt etwa {advised} je Spieler. Mit weniger treffen sich die Spieler früher, bevor sie sich eingerichtet haben.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a player. With more, players build for longer before they meet.</source>
            <translation>Die Karte hat {land} für {players}, {each} für jeden; das Regelheft (Seite 6) empfiehlt etwa {advised} je Spieler. Mit mehr bauen die Spieler länger, bevor sie sich treffen.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}; the rule book (page 6) recommends about {advised} a player.</source>
            <translation>Die Karte hat {land} für {players}; das Regelheft (Seite 6) empfiehlt etwa {advised} je Spieler.</translation>
        </message>
        <message numerus="yes">
            <source>The map is meant to be symmetrical, but %n places differ from their images: {odd}.</source>
            <translation>
                <numerusform>Die Karte soll symmetrisch sein, aber %n Feld weicht von seinen Bildern ab: {odd}.</numerusform>
                <numerusform>Die Karte soll symmetrisch sein, aber %n Felder weichen von ihren Bildern ab: {odd}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map is scattered: %n tiles lie far away from the rest, the first at {place}.</source>
            <translation>
                <numerusform>Die Karte ist verstreut: %n Plättchen liegt weit weg vom Rest, auf {place}.</numerusform>
                <numerusform>Die Karte ist verstreut: %n Plättchen liegen weit weg vom Rest, das erste auf {place}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box has none.</source>
            <translation>Die Karte braucht {tiles} der Art {tile_kind}; im Vorrat ist keins.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box has only {held}.</source>
            <translation>Die Karte braucht {tiles} der Art {tile_kind}; im Vorrat sind nur {held}.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box of the book has none.</source>
            <translation>Die Karte braucht {tiles} der Art {tile_kind}; im Vorrat des Buches ist keins.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box of the book has only {held}.</source>
            <translation>Die Karte braucht {tiles} der Art {tile_kind}; im Vorrat des Buches sind nur {held}.</translation>
        </message>
        <message>
            <source>The mine at {place} does not say how much gold and iron its bag holds.</source>
            <translation>Die Mine auf {place} sagt nicht, wie viel Gold und Eisen ihr Beutel enthält.</translation>
        </message>
        <message>
            <source>The mine at {place} holds {gold} gold and {iron} iron; one shaft brings at most {most} of each.</source>
            <translation>Die Mine auf {place} enthält {gold} Gold und {iron} Eisen; ein Schacht bringt höchstens {most} von jedem.</translation>
        </message>
        <message>
            <source>The minimum number of players, {least}, is larger than the maximum, {most}.</source>
            <translation>Die kleinste Spielerzahl, {least}, ist größer als die größte, {most}.</translation>
        </message>
        <message>
            <source>The note at {place} is about no tile.</source>
            <translation>Die Notiz auf {place} gilt keinem Plättchen.</translation>
        </message>
        <message>
            <source>The part of the map around the {tile} is too far away for void hexes to join it to the rest.</source>
            <translation>Der Teil der Karte um {tile:the} ist zu weit weg, um durch leere Felder mit dem Rest verbunden zu werden.</translation>
        </message>
        <message>
            <source>The play site does not have the {tile} ({shape}).</source>
            <translation>{tile} ({shape}) gibt es auf der Spielseite nicht.</translation>
        </message>
        <message>
            <source>The play site takes no river that ends on land, as the one on the {tile} does to the {direction}.</source>
            <translation>Die Spielseite nimmt keinen Fluss an, der an Land endet, wie der {tile:in} Richtung {direction}.</translation>
        </message>
        <message>
            <source>The play site wants a description.</source>
            <translation>Die Spielseite verlangt eine Beschreibung.</translation>
        </message>
        <message>
            <source>The play site wants a home for each player or none at all; there are homes for {number} of {players}.</source>
            <translation>Die Spielseite verlangt eine Heimat für jeden Spieler oder gar keine; es gibt {number} für {players}.</translation>
        </message>
        <message>
            <source>The play site wants a name; give the map a title.</source>
            <translation>Die Spielseite verlangt einen Namen; gib der Karte einen Titel.</translation>
        </message>
        <message>
            <source>The river on the {other} must flow on: this tile needs a river to the {direction}.</source>
            <translation>Der Fluss {other:in} muss weiterfließen: Dieses Plättchen braucht einen Fluss Richtung {direction}.</translation>
        </message>
        <message>
            <source>The river on the {tile} ends to the {direction} at the {other}, which has no river on that side.</source>
            <translation>Der Fluss {tile:in} endet Richtung {direction}, {other:in}, wo auf dieser Seite kein Fluss ist.</translation>
        </message>
        <message>
            <source>The river on the {tile} has neither a source nor a mouth at the sea.</source>
            <translation>Der Fluss {tile:in} hat weder Quelle noch Mündung ins Meer.</translation>
        </message>
        <message>
            <source>The river on the {tile} has no beginning: it needs a source, or sea to flow into.</source>
            <translation>Der Fluss {tile:in} beginnt nirgends: Er braucht eine Quelle, oder Meer, in das er mündet.</translation>
        </message>
        <message>
            <source>The river on the {tile} joins itself in a ring.</source>
            <translation>Der Fluss {tile:in} schließt sich zum Ring.</translation>
        </message>
        <message>
            <source>The river on the {tile} meets a void hex to the {direction}, which the play site does not take; lay sea there.</source>
            <translation>Der Fluss {tile:in} trifft Richtung {direction} auf ein leeres Feld, was die Spielseite nicht annimmt; lege dort Meer.</translation>
        </message>
        <message>
            <source>The river on the {tile} runs off the map to the {direction}; lay a tile at {place} that carries it on, or sea.</source>
            <translation>Der Fluss {tile:in} läuft Richtung {direction} von der Karte; auf {place} ein Plättchen legen, das ihn fortsetzt, oder Meer.</translation>
        </message>
        <message>
            <source>The road between {between} leads into the sea.</source>
            <translation>Die Straße zwischen {between} führt ins Meer.</translation>
        </message>
        <message>
            <source>The road between {between} leads to a place without a tile.</source>
            <translation>Die Straße zwischen {between} führt auf ein Feld ohne Plättchen.</translation>
        </message>
        <message>
            <source>The road between {between} leads to a tile of the expansion, whose rules are not played; games leave it out.</source>
            <translation>Die Straße zwischen {between} führt auf ein Plättchen der Erweiterung, deren Regeln nicht gespielt werden; Partien haben sie nicht.</translation>
        </message>
        <message>
            <source>The scenario has no title yet.</source>
            <translation>Das Szenario hat noch keinen Titel.</translation>
        </message>
        <message>
            <source>The scenario is final but has no title.</source>
            <translation>Das Szenario ist endgültig, hat aber keinen Titel.</translation>
        </message>
        <message>
            <source>The scenario {file} cannot be taken into the book: {why}.</source>
            <translation>Das Szenario {file} kann nicht ins Buch aufgenommen werden: {why}.</translation>
        </message>
        <message>
            <source>The scenario {file} lies in the folder, but not in the book.</source>
            <translation>Das Szenario {file} liegt im Ordner, steht aber nicht im Buch.</translation>
        </message>
        <message>
            <source>The sea at {place} has a river.</source>
            <translation>Das Meer auf {place} hat einen Fluss.</translation>
        </message>
        <message>
            <source>The tiles left in the box cannot finish all the rivers that are open at {open}.</source>
            <translation>Die Plättchen im Vorrat können nicht alle offenen Flüsse zu Ende bringen: {open}.</translation>
        </message>
        <message>
            <source>The tiles of this map point another way from those of most maps in the book.</source>
            <translation>Die Plättchen dieser Karte zeigen anders als die der meisten Karten des Buches.</translation>
        </message>
        <message>
            <source>The title “{title}” is that of an earlier scenario too.</source>
            <translation>Den Titel „{title}“ hat auch ein früheres Szenario.</translation>
        </message>
        <message>
            <source>The wall between {between} belongs to player {player}, but at most {most} take part.</source>
            <translation>Die Mauer zwischen {between} gehört Spieler {player}, aber höchstens {most} nehmen teil.</translation>
        </message>
        <message>
            <source>The wall between {between} does not stand between two tiles.</source>
            <translation>Die Mauer zwischen {between} steht nicht zwischen zwei Plättchen.</translation>
        </message>
        <message>
            <source>The wall between {between} has no tokens.</source>
            <translation>Die Mauer zwischen {between} hat keine Mauersteine.</translation>
        </message>
        <message>
            <source>The wall between {between} is beside a tile of the expansion, whose rules are not played; games leave it out.</source>
            <translation>Die Mauer zwischen {between} steht neben einem Plättchen der Erweiterung, deren Regeln nicht gespielt werden; Partien haben sie nicht.</translation>
        </message>
        <message>
            <source>The wall between {between} stands between two sea tiles.</source>
            <translation>Die Mauer zwischen {between} steht zwischen zwei Meerplättchen.</translation>
        </message>
        <message>
            <source>The wonder has {spaces} spaces; {filled} of them cannot be filled at the start.</source>
            <translation>Das Wunder hat {spaces} Felder; {filled} davon können nicht zu Beginn gefüllt sein.</translation>
        </message>
        <message>
            <source>The {building} at {place} has a bag of gold and iron; only mines have one.</source>
            <translation>{building:the} auf {place} hat einen Beutel mit Gold und Eisen; den haben nur Minen.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} can only stand on {ground}.</source>
            <translation>{building:the} {tile:in} darf nur stehen auf: {ground}.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} cannot stand in a desert before it is irrigated.</source>
            <translation>{building:the} {tile:in} kann vor der Bewässerung nicht in einer Wüste stehen.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} must stand on land.</source>
            <translation>{building:the} {tile:in} muss an Land stehen.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} needs a shore: a river on the tile or the sea beside it.</source>
            <translation>{building:the} {tile:in} braucht eine Küste, also einen Fluss auf dem Plättchen oder Meer daneben.</translation>
        </message>
        <message>
            <source>The {good} at {place} would lie in the sea; only an oil rig stores goods there.</source>
            <translation>{good} auf {place} im Meer: Nur eine Bohrinsel lagert dort Waren.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} carries {carried} goods but holds only {room}.</source>
            <translation>{kind} von Spieler {player} {tile:in} hat {carried} Waren, fasst aber nur {room}.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} carries {passenger:a} and can carry no goods besides.</source>
            <translation>{kind} von Spieler {player} {tile:in} trägt einen Transporter ({passenger}) und kann keine Waren dazu tragen.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} has no owner: at most {most} take part.</source>
            <translation>{kind} von Spieler {player} {tile:in} hat keinen Besitzer: höchstens {most} nehmen teil.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is docked to the {direction}, where no sea is.</source>
            <translation>{kind} von Spieler {player} {tile:in} liegt Richtung {direction} an, wo kein Meer ist.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is docked, but docks belong to land tiles; it can simply be at sea.</source>
            <translation>{kind} von Spieler {player} {tile:in} liegt an, aber angelegt wird an Landplättchen; es kann einfach auf See sein.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is in a river that the tile does not have.</source>
            <translation>{kind} von Spieler {player} {tile:in} ist in einem Fluss, den das Plättchen nicht hat.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} must be in a river, at sea, or docked at the sea.</source>
            <translation>{kind} von Spieler {player} {tile:in} muss in einem Fluss, auf See oder am Meer angelegt sein.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} must stand on land.</source>
            <translation>{kind} von Spieler {player} {tile:in} muss an Land stehen.</translation>
        </message>
        <message>
            <source>The {other} to the {direction} has no river on that side.</source>
            <translation>Richtung {direction}, {other:in}, ist auf dieser Seite kein Fluss.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: a river has 1 to {first} edges, not {second}.</source>
            <translation>Unmögliche Flüsse, {tile}: Ein Fluss hat 1 bis {first} Kanten, nicht {second}.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: edge {first} is not one of 0 to 5.</source>
            <translation>Unmögliche Flüsse, {tile}: Kante {first} ist keine von 0 bis 5.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: edge {first} is used twice.</source>
            <translation>Unmögliche Flüsse, {tile}: Kante {first} ist zweimal benutzt.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: rivers {first} and {second} cross.</source>
            <translation>Unmögliche Flüsse, {tile}: Die Flüsse {first} und {second} kreuzen sich.</translation>
        </message>
        <message>
            <source>The {tile} has {number} buildings.</source>
            <translation>Zu viele Gebäude {tile:in}: {number}.</translation>
        </message>
        <message>
            <source>There are {mines} mines on the map; the box has {held}, each with a bag.</source>
            <translation>Auf der Karte stehen {mines} Minen; die Spielschachtel hat {held}, jede mit einem Beutel.</translation>
        </message>
        <message>
            <source>There is no scenario in the book yet.</source>
            <translation>Im Buch ist noch kein Szenario.</translation>
        </message>
        <message>
            <source>There is no tile at {place}, which belongs to a district.</source>
            <translation>Auf {place}, das zu einem Bezirk gehört, liegt kein Plättchen.</translation>
        </message>
        <message>
            <source>There is no tile at {place}, which has fields.</source>
            <translation>Auf {place}, das Angaben hat, liegt kein Plättchen.</translation>
        </message>
        <message>
            <source>This scenario has no code, unlike others of the book.</source>
            <translation>Dieses Szenario hat keinen Code, andere des Buches haben einen.</translation>
        </message>
        <message>
            <source>Up to {most} players may take part, but the wonder has end marks for {marks} at most.</source>
            <translation>Bis zu {most} Spieler dürfen teilnehmen, aber das Wunder hat Endmarken für höchstens {marks}.</translation>
        </message>
        <message>
            <source>Up to {players} need a home, but the map has no land.</source>
            <translation>Bis zu {players} brauchen eine Heimat, aber die Karte hat kein Land.</translation>
        </message>
        <message>
            <source>Up to {players} need a home, but the map has {land}.</source>
            <translation>Bis zu {players} brauchen eine Heimat, aber die Karte hat {land}.</translation>
        </message>
        <message numerus="yes">
            <source>What stands on %n tiles of the expansion is kept and drawn, the first at {place}; games do not have it.</source>
            <translation>
                <numerusform>Was auf dem Plättchen der Erweiterung auf {place} steht, wird behalten und gezeichnet; Partien haben es nicht.</numerusform>
                <numerusform>Was auf %n Plättchen der Erweiterung steht, wird behalten und gezeichnet, das erste auf {place}; Partien haben es nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever verifies maps at the play site leaves drafts alone; make the status final when it is done.</source>
            <translation>Wer auf der Spielseite Karten prüft, lässt Entwürfe liegen; setze den Status auf endgültig, wenn die Karte fertig ist.</translation>
        </message>
        <message>
            <source>Whoever verifies maps at the play site wants to read who designed them; name the designers.</source>
            <translation>Wer auf der Spielseite Karten prüft, will lesen, von wem sie sind; nenne die Autoren.</translation>
        </message>
        <message>
            <source>With the tile at {place} the tiles left could no longer finish the open rivers.</source>
            <translation>Mit dem Plättchen auf {place} könnten die übrigen die offenen Flüsse nicht mehr zu Ende bringen.</translation>
        </message>
        <message>
            <source>{finding} (check {title}).</source>
            <translation>{finding} (Prüfung {title}).</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>A factory is upgraded right after its research; no research of one has just been done.</source>
            <translation>Eine Fabrik wird gleich nach ihrer Erforschung aufgerüstet; gerade wurde keine erforscht.</translation>
        </message>
        <message>
            <source>A home must be on land; {spot} is not.</source>
            <translation>Eine Heimat liegt an Land; {spot} nicht.</translation>
        </message>
        <message>
            <source>A home must be on land; {tile:at} is sea.</source>
            <translation>Eine Heimat liegt an Land; {tile:at} ist Meer.</translation>
        </message>
        <message>
            <source>A mixture cannot be {value}.</source>
            <translation>Eine Mischung kann nicht {value} sein.</translation>
        </message>
        <message>
            <source>A new shaft needs research of {subject}, which {player} has not done.</source>
            <translation>Ein neuer Schacht braucht eine Forschung ({subject}), die {player} nicht hat.</translation>
        </message>
        <message>
            <source>A new {kind} must be put in a river or at a coast of {region}, not {spot:in}.</source>
            <translation>Ein neuer Transporter ({kind}) kommt {region:in} in einen Fluss oder an eine Küste, nicht {spot:in}.</translation>
        </message>
        <message>
            <source>A position cannot be {value}.</source>
            <translation>Ein Platz kann nicht {value} sein.</translation>
        </message>
        <message>
            <source>A river without a bridge separates {source} from {to}; no land transporter can cross it.</source>
            <translation>Ein Fluss ohne Brücke trennt {source} und {to}; kein Landtransporter überquert ihn.</translation>
        </message>
        <message>
            <source>A road already joins {border}.</source>
            <translation>Eine Straße verbindet schon {border}.</translation>
        </message>
        <message>
            <source>A wagon is made from a donkey, not from {transporter}.</source>
            <translation>Ein Wagen entsteht aus einem Esel, nicht aus {transporter}.</translation>
        </message>
        <message>
            <source>A wall of {owner} blocks the way from {source} to {to}.</source>
            <translation>Eine Mauer von {owner} versperrt den Weg {source:from} {to:to}.</translation>
        </message>
        <message>
            <source>A wall of {owner} blocks {spot}.</source>
            <translation>Eine Mauer von {owner} versperrt den Weg {spot:to}.</translation>
        </message>
        <message>
            <source>A {kind} appears at its factory; it cannot be put {spot:in}.</source>
            <translation>Ein neuer Transporter ({kind}) kommt zu seiner Fabrik; er kann nicht {spot:in} stehen.</translation>
        </message>
        <message>
            <source>After {subject} {upgraded:a} can be upgraded; nothing stands on {tile}.</source>
            <translation>Nach der Forschung ({subject}) kann {upgraded:a} aufgerüstet werden; auf {tile} steht nichts.</translation>
        </message>
        <message>
            <source>After {subject} {upgraded:a} can be upgraded; {building:a} stands on {tile}.</source>
            <translation>Nach der Forschung ({subject}) kann {upgraded:a} aufgerüstet werden; auf {tile} steht {building:a}.</translation>
        </message>
        <message>
            <source>All homes must be chosen first.</source>
            <translation>Erst werden alle Heimaten gewählt.</translation>
        </message>
        <message>
            <source>All {spaces} spaces of the wonder are filled.</source>
            <translation>Alle {spaces} Felder des Wunders sind gefüllt.</translation>
        </message>
        <message>
            <source>An action cannot be {value}.</source>
            <translation>Eine Aktion kann nicht {value} sein.</translation>
        </message>
        <message>
            <source>An animal was already born on {tile} this turn.</source>
            <translation>Auf {tile} wurde in dieser Runde schon ein Tier geboren.</translation>
        </message>
        <message>
            <source>An answer cannot be {value}.</source>
            <translation>Eine Antwort kann nicht {value} sein.</translation>
        </message>
        <message>
            <source>An offer goes to other players in the game, each named once, not to {partners}.</source>
            <translation>Ein Angebot geht an andere Mitspieler, jeden einmal genannt, nicht an {partners}.</translation>
        </message>
        <message>
            <source>An offer must be answered first.</source>
            <translation>Erst muss ein Angebot beantwortet werden.</translation>
        </message>
        <message>
            <source>Bridges already join both sides of {site}.</source>
            <translation>Brücken haben beide Seiten schon verbunden: {site}.</translation>
        </message>
        <message>
            <source>Chance cannot be player {value}.</source>
            <translation>Der Zufall kann nicht Spieler {value} sein.</translation>
        </message>
        <message>
            <source>Chance decides now; nobody acts before.</source>
            <translation>Jetzt entscheidet der Zufall; vorher handelt niemand.</translation>
        </message>
        <message>
            <source>Donkeys breed on pastures; {tile:at} is {terrain}.</source>
            <translation>Esel vermehren sich auf Weiden; {tile:at} ist {terrain}.</translation>
        </message>
        <message>
            <source>Donkeys breed where nothing else is; on {tile} there are: {things}.</source>
            <translation>Esel vermehren sich, wo sonst nichts ist; auf {tile} sind: {things}.</translation>
        </message>
        <message>
            <source>Each mine with a filled bag makes one good that is in its bag.</source>
            <translation>Jede Mine mit gefülltem Beutel erzeugt eine Ware aus ihrem Beutel.</translation>
        </message>
        <message>
            <source>Every player begins with {kind:a}, and {tile} has no river and no open coast for it.</source>
            <translation>Alle Spieler beginnen mit einem Boot ({kind}), und {tile} hat dafür keinen Fluss und keine offene Küste.</translation>
        </message>
        <message>
            <source>Exactly two donkeys of {player} are needed to breed; on {tile} there are: {standing}.</source>
            <translation>Genau zwei Esel von {player} vermehren sich; auf {tile} sind: {standing}.</translation>
        </message>
        <message>
            <source>Geese follow {passenger}: let them go before it is carried.</source>
            <translation>Gänse folgen {passenger}: Sie müssen vor dem Verladen zurückbleiben.</translation>
        </message>
        <message>
            <source>Geese follow {transporter} in a river: let them go on one of its banks.</source>
            <translation>Gänse folgen {transporter} in einem Fluss: an einem seiner Ufer zurücklassen.</translation>
        </message>
        <message>
            <source>Goods may be left at sea only on an oil rig; there is none {holder:in}.</source>
            <translation>Auf See dürfen Waren nur auf einer Bohrinsel bleiben; {holder:in} ist keine.</translation>
        </message>
        <message>
            <source>Goods pass from {source} to {target} only over a bridge, or by a boat in the river.</source>
            <translation>Waren kommen {source:from} {target:to} nur über eine Brücke oder mit einem Boot im Fluss.</translation>
        </message>
        <message>
            <source>It is not for {player} to act now, but for {acting}.</source>
            <translation>Jetzt ist nicht {player} am Zug, sondern {acting}.</translation>
        </message>
        <message>
            <source>It takes {needed}, not {named}.</source>
            <translation>Nötig: {needed}, nicht {named}.</translation>
        </message>
        <message>
            <source>It takes {needed}; nothing is in reach.</source>
            <translation>Nötig: {needed}; nichts ist in Reichweite.</translation>
        </message>
        <message>
            <source>It takes {needed}; nothing of it is in reach.</source>
            <translation>Nötig: {needed}; nichts davon ist in Reichweite.</translation>
        </message>
        <message>
            <source>It takes {needed}; {missing} are missing.</source>
            <translation>Nötig: {needed}; es fehlen {missing}.</translation>
        </message>
        <message>
            <source>It takes {needed}; {missing} is missing.</source>
            <translation>Nötig: {needed}; es fehlt {missing}.</translation>
        </message>
        <message>
            <source>No goose follows {transporter}.</source>
            <translation>Keine Gans folgt {transporter}.</translation>
        </message>
        <message>
            <source>No goose walks between {spot} and {transporter}: rivers need a bridge.</source>
            <translation>Keine Gans kommt {spot:from} zu {transporter} oder zurück: Über Flüsse braucht es eine Brücke.</translation>
        </message>
        <message>
            <source>No player has a wall between {edge}.</source>
            <translation>Zwischen {edge} steht keine Mauer eines Spielers.</translation>
        </message>
        <message>
            <source>No road leads from {source} to {to}, and {transporter} moves on roads only.</source>
            <translation>Keine Straße führt {source:from} {to:to}, und {transporter} fährt nur auf Straßen.</translation>
        </message>
        <message>
            <source>No road leads from {source} to {to}: {transporter} could go there only as its one step of the turn, and it has moved already.</source>
            <translation>Keine Straße führt {source:from} {to:to}: {transporter} käme dorthin nur als einzigen Schritt der Runde und hat schon einen gemacht.</translation>
        </message>
        <message>
            <source>No transporter of {player} is at home on {tile}.</source>
            <translation>Kein Transporter von {player} ist daheim auf {tile}.</translation>
        </message>
        <message>
            <source>No water leads from {source} to {to} in one step.</source>
            <translation>Kein Wasserweg führt {source:from} {to:to} in einem Schritt.</translation>
        </message>
        <message>
            <source>Nobody is asked for that now.</source>
            <translation>Danach wird jetzt niemand gefragt.</translation>
        </message>
        <message>
            <source>Nothing can be handed from {source} to {target}.</source>
            <translation>Nichts kann {source:from} {target:to} übergeben werden.</translation>
        </message>
        <message>
            <source>Nothing is drawn by chance now.</source>
            <translation>Jetzt wird nichts gezogen.</translation>
        </message>
        <message numerus="yes">
            <source>One more {kind} would make %n transporters on land and {water} on water, which is too many, and none of them stands at a factory where it could be put out of use.</source>
            <translation>
                <numerusform>Ein weiterer Transporter ({kind}) ergäbe %n Transporter an Land und {water} auf Wasser, das sind zu viele, und keiner steht an einer Fabrik, wo er außer Dienst gestellt werden könnte.</numerusform>
                <numerusform>Ein weiterer Transporter ({kind}) ergäbe %n Transporter an Land und {water} auf Wasser, das sind zu viele, und keiner steht an einer Fabrik, wo er außer Dienst gestellt werden könnte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only mines have a bag of gold and iron; {building:a} has none.</source>
            <translation>Nur Minen haben einen Beutel mit Gold und Eisen; {building:a} hat keinen.</translation>
        </message>
        <message>
            <source>Players must first decide about praying.</source>
            <translation>Erst entscheiden die Spieler über das Beten.</translation>
        </message>
        <message>
            <source>Players must first say whether they ask for an order of play.</source>
            <translation>Erst sagen die Spieler, ob sie eine Spielreihenfolge verlangen.</translation>
        </message>
        <message>
            <source>Players must first take positions.</source>
            <translation>Erst nehmen die Spieler Plätze ein.</translation>
        </message>
        <message>
            <source>Position {position} is taken by {player}.</source>
            <translation>Platz {position} ist von {player} besetzt.</translation>
        </message>
        <message>
            <source>Say in which river or at which coast of {region} the new {kind} is put.</source>
            <translation>Gib an, in welchen Fluss oder an welche Küste {region:in} der neue Transporter ({kind}) kommt.</translation>
        </message>
        <message>
            <source>Say which trunks and boards the {building} takes: {wood} in all.</source>
            <translation>Gib an, welche Stämme und Bretter {building:the} braucht: insgesamt {wood}.</translation>
        </message>
        <message>
            <source>That needs nobody's consent: it can simply be done.</source>
            <translation>Dazu braucht es niemandes Zustimmung: Es geht einfach so.</translation>
        </message>
        <message>
            <source>The draw cannot be {value}.</source>
            <translation>Die Ziehung kann nicht {value} sein.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <source>The inputs cannot be {value}.</source>
            <translation>Die verwendeten Waren können nicht {value} sein.</translation>
        </message>
        <message>
            <source>The mines must be drawn first.</source>
            <translation>Erst wird aus den Minen gezogen.</translation>
        </message>
        <message>
            <source>The one who acts cannot be {value}.</source>
            <translation>Wer handelt, kann nicht {value} sein.</translation>
        </message>
        <message>
            <source>The partners cannot be {value}.</source>
            <translation>Die Partner können nicht {value} sein.</translation>
        </message>
        <message>
            <source>The row of figures cannot be {value}.</source>
            <translation>Die Figurenreihe kann nicht {value} sein.</translation>
        </message>
        <message>
            <source>The scenario marks the homes to choose from; {tile} is none of them.</source>
            <translation>Das Szenario markiert die wählbaren Heimaten; {tile} gehört nicht dazu.</translation>
        </message>
        <message>
            <source>The tile {tile:at} is desert: before irrigation no bridge may stand there.</source>
            <translation>Plättchen {tile:at} ist Wüste: Vor der Bewässerung darf dort keine Brücke stehen.</translation>
        </message>
        <message>
            <source>The tile {tile:at} is desert: before irrigation nothing may be built there.</source>
            <translation>Plättchen {tile:at} ist Wüste: Vor der Bewässerung darf dort nichts gebaut werden.</translation>
        </message>
        <message>
            <source>The wall between {edge} is already neutral, and blocks nobody.</source>
            <translation>Die Mauer zwischen {edge} ist schon neutral und versperrt keinen Weg.</translation>
        </message>
        <message>
            <source>The {building} has made its one transporter of this turn.</source>
            <translation>{building:the} hat den einen Transporter dieser Runde gebaut.</translation>
        </message>
        <message>
            <source>The {building} has used all its runs of this turn.</source>
            <translation>{building:the} hat alle Durchgänge dieser Runde gemacht.</translation>
        </message>
        <message>
            <source>The {good:one} is already there.</source>
            <translation>{good:one} ist schon dort.</translation>
        </message>
        <message>
            <source>There is a wall of {owner} between {edge}; it must be demolished first.</source>
            <translation>Zwischen {edge} steht eine Mauer von {owner}; sie muss erst abgerissen werden.</translation>
        </message>
        <message>
            <source>There is already a bridge over {site}.</source>
            <translation>{site:over} führt schon eine Brücke.</translation>
        </message>
        <message>
            <source>There is already {building:a} on {tile}; a tile has room for one building.</source>
            <translation>Auf {tile} steht {building:a}; ein Plättchen hat Platz für ein Gebäude.</translation>
        </message>
        <message>
            <source>There is no border {number}.</source>
            <translation>Es gibt keine Grenze {number}.</translation>
        </message>
        <message>
            <source>There is no bridge site {number}.</source>
            <translation>Es gibt keine Brückenstelle {number}.</translation>
        </message>
        <message>
            <source>There is no building on {tile} that processes goods.</source>
            <translation>Auf {tile} steht kein Gebäude, das Waren verarbeitet.</translation>
        </message>
        <message>
            <source>There is no building {number}.</source>
            <translation>Es gibt kein Gebäude {number}.</translation>
        </message>
        <message>
            <source>There is no edge {number}.</source>
            <translation>Es gibt keine Kante {number}.</translation>
        </message>
        <message>
            <source>There is no good {number}.</source>
            <translation>Es gibt keine Ware {number}.</translation>
        </message>
        <message>
            <source>There is no goose {spot:in}.</source>
            <translation>{spot:in} ist keine Gans.</translation>
        </message>
        <message>
            <source>There is no mine on {tile}.</source>
            <translation>Auf {tile} steht keine Mine.</translation>
        </message>
        <message>
            <source>There is no offer to answer.</source>
            <translation>Es gibt kein Angebot, auf das zu antworten wäre.</translation>
        </message>
        <message>
            <source>There is no player {number} in this game.</source>
            <translation>In diesem Spiel gibt es keinen Spieler {number}.</translation>
        </message>
        <message>
            <source>There is no position {position}; there are 1 to {players}.</source>
            <translation>Es gibt keinen Platz {position}; es gibt 1 bis {players}.</translation>
        </message>
        <message>
            <source>There is no spot {number}.</source>
            <translation>Es gibt keine Stelle {number}.</translation>
        </message>
        <message>
            <source>There is no subject {number}.</source>
            <translation>Es gibt kein Thema {number}.</translation>
        </message>
        <message>
            <source>There is no tile {number}.</source>
            <translation>Es gibt kein Plättchen {number}.</translation>
        </message>
        <message>
            <source>There is no transporter factory on {tile}.</source>
            <translation>Auf {tile} steht keine Transporterfabrik.</translation>
        </message>
        <message>
            <source>There is no transporter of {player} on {tile}.</source>
            <translation>Auf {tile} steht kein Transporter von {player}.</translation>
        </message>
        <message>
            <source>There is no transporter too many: {land} on land, {water} on water.</source>
            <translation>Kein Transporter ist zu viel: {land} an Land, {water} auf Wasser.</translation>
        </message>
        <message>
            <source>There is no transporter {number}.</source>
            <translation>Es gibt keinen Transporter {number}.</translation>
        </message>
        <message>
            <source>There {good:none} {holder:in}.</source>
            <translation>{holder:in} {good:none}.</translation>
        </message>
        <message>
            <source>This game is played without it, to see what it is worth.</source>
            <translation>Dieses Spiel wird ohne das gespielt, um zu sehen, was es wert ist.</translation>
        </message>
        <message>
            <source>Walls cannot stand between two sea tiles, as {edge} are.</source>
            <translation>Zwischen zwei Meerplättchen wie {edge} gibt es keine Mauern.</translation>
        </message>
        <message>
            <source>Walls of others block every coast at the {building}.</source>
            <translation>Mauern anderer versperren jede Küste: {building}.</translation>
        </message>
        <message>
            <source>What is {holder:in} is out of reach.</source>
            <translation>Was {holder:in} ist, ist außer Reichweite.</translation>
        </message>
        <message>
            <source>{action} belongs to the {phases} phase; this is {now}.</source>
            <translation>{action} gehört zur {phases:stage}; dies ist {now}.</translation>
        </message>
        <message>
            <source>{action} cannot be offered.</source>
            <translation>Das kann nicht angeboten werden: {action}.</translation>
        </message>
        <message>
            <source>{building:a} needs research of {subject}, which {player} has not done.</source>
            <translation>{building:a} braucht eine Forschung ({subject}), die {player} nicht hat.</translation>
        </message>
        <message>
            <source>{building:a} stands on {ground}; {tile:at} is {terrain}.</source>
            <translation>{building:a} steht auf: {ground}; {tile:at} ist {terrain}.</translation>
        </message>
        <message>
            <source>{carrier} already carries {passenger}.</source>
            <translation>{carrier} trägt schon {passenger}.</translation>
        </message>
        <message>
            <source>{carrier} cannot carry itself.</source>
            <translation>{carrier} kann sich nicht selbst tragen.</translation>
        </message>
        <message>
            <source>{carrier} cannot unload {passenger} {spot:in}: it reaches no such water there. Boats are unloaded into a river or onto a shore, from another boat only where that is.</source>
            <translation>{carrier} kann {passenger} nicht {spot:in} absetzen: Solches Wasser ist dort nicht erreichbar. Boote werden in einen Fluss oder an eine Küste gesetzt, von einem anderen Boot nur, wo dieses ist.</translation>
        </message>
        <message>
            <source>{carrier} cannot unload {passenger} {spot:in}: that is not land that it reaches.</source>
            <translation>{carrier} kann {passenger} nicht {spot:in} absetzen: Das ist kein erreichbares Land.</translation>
        </message>
        <message>
            <source>{carrier} carries no transporter.</source>
            <translation>{carrier} trägt keinen Transporter.</translation>
        </message>
        <message>
            <source>{carrier} has moved already; it could unload {passenger} only before.</source>
            <translation>{carrier} hat sich schon bewegt; {passenger} konnte nur vorher abgesetzt werden.</translation>
        </message>
        <message>
            <source>{count} transporters on land are too many; {transporter} is none of them.</source>
            <translation>{count} Transporter an Land sind zu viele; {transporter} ist keiner davon.</translation>
        </message>
        <message>
            <source>{count} transporters on water are too many; {transporter} is none of them.</source>
            <translation>{count} Transporter auf Wasser sind zu viele; {transporter} ist keiner davon.</translation>
        </message>
        <message>
            <source>{mover} has moved all geese {spot:in} in this phase; they cannot follow {transporter} now.</source>
            <translation>{mover} hat in dieser Phase alle Gänse {spot:in} bewegt; sie folgen {transporter} nicht weiter.</translation>
        </message>
        <message>
            <source>{needed} cannot be taken from {holder}: it holds none.</source>
            <translation>{needed} kann man nicht {holder:from} nehmen: Dort ist nichts davon.</translation>
        </message>
        <message>
            <source>{needed} cannot be taken from {holder}: it holds {present}.</source>
            <translation>{needed} kann man nicht {holder:from} nehmen: Dort ist {present}.</translation>
        </message>
        <message>
            <source>{passenger} has come aboard {carrier} in this phase and stays until the next movement phase.</source>
            <translation>{passenger} kam in dieser Phase an Bord ({carrier}) und bleibt dort bis zur nächsten Bewegungsphase.</translation>
        </message>
        <message>
            <source>{passenger} has moved by itself in this phase, so {carrier}, which carries it, moves no farther.</source>
            <translation>{passenger} hat sich in dieser Phase selbst bewegt, darum fährt {carrier} mit dieser Ladung nicht weiter.</translation>
        </message>
        <message>
            <source>{passenger} is not where {carrier} could take it aboard.</source>
            <translation>{carrier} kann {passenger} von dort nicht an Bord nehmen.</translation>
        </message>
        <message>
            <source>{player} already knows {subject}.</source>
            <translation>{player} hat das schon erforscht ({subject}).</translation>
        </message>
        <message>
            <source>{player} may put {allowed} into the bag, not nothing.</source>
            <translation>In den Beutel muss {player} etwas legen: {allowed}.</translation>
        </message>
        <message>
            <source>{player} may put {allowed} into the bag, not {mixture}.</source>
            <translation>In den Beutel darf {player} legen: {allowed}, nicht {mixture}.</translation>
        </message>
        <message>
            <source>{player} must first put a transporter out of use.</source>
            <translation>Erst muss {player} einen Transporter außer Dienst stellen.</translation>
        </message>
        <message>
            <source>{tile} is the home of {player}.</source>
            <translation>{tile} ist die Heimat von {player}.</translation>
        </message>
        <message>
            <source>{tile} is {distance} away from the home of {player}; homes must be at least {least} apart.</source>
            <translation>{tile} ist {distance} von der Heimat von {player} entfernt; Heimaten liegen mindestens {least} auseinander.</translation>
        </message>
        <message>
            <source>{to} does not border on {source}; {transporter} takes one step at a time.</source>
            <translation>{source:from} {to:to} führt kein einzelner Schritt; {transporter} macht einen Schritt nach dem anderen.</translation>
        </message>
        <message>
            <source>{transporter} belongs to another player, who has to agree.</source>
            <translation>{transporter} gehört einem anderen Spieler, der zustimmen muss.</translation>
        </message>
        <message>
            <source>{transporter} belongs to {owner}.</source>
            <translation>{transporter} gehört {owner}.</translation>
        </message>
        <message>
            <source>{transporter} can build {reached:in}, not {wanted:in}.</source>
            <translation>{transporter} kann {reached:in} bauen, nicht {wanted:in}.</translation>
        </message>
        <message>
            <source>{transporter} can leave {source} only to the sea, not to {to}.</source>
            <translation>{transporter} kann {source} nur zum Meer verlassen, nicht {to:to}.</translation>
        </message>
        <message>
            <source>{transporter} cannot leave geese alone at sea, and {mover} has moved some in this phase, which cannot be moved on.</source>
            <translation>{transporter} kann Gänse nicht allein auf See lassen, und {mover} hat in dieser Phase einige bewegt, die nicht weiter können.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger} and cannot be put out of use.</source>
            <translation>{transporter} trägt {passenger} und kann nicht außer Dienst gestellt werden.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger} and feeds no building meanwhile.</source>
            <translation>{transporter} trägt {passenger} und versorgt währenddessen kein Gebäude.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger}; neither holds goods meanwhile.</source>
            <translation>{transporter} trägt {passenger}; beide halten währenddessen keine Waren.</translation>
        </message>
        <message>
            <source>{transporter} does not stand at a transporter factory.</source>
            <translation>{transporter} steht an keiner Transporterfabrik.</translation>
        </message>
        <message>
            <source>{transporter} has docked at {source}, which ends its movement for this turn.</source>
            <translation>{transporter} hat angelegt ({source}), das beendet seine Bewegung in dieser Runde.</translation>
        </message>
        <message>
            <source>{transporter} has no movement points left.</source>
            <translation>{transporter} hat keine Bewegungspunkte mehr.</translation>
        </message>
        <message>
            <source>{transporter} holds goods; a carrier and whom it carries hold none.</source>
            <translation>{transporter} hat Waren geladen; wer trägt oder getragen wird, hat keine.</translation>
        </message>
        <message>
            <source>{transporter} holds {good} that another transporter has moved in this phase, and so cannot move on.</source>
            <translation>{transporter} hat eine Ware geladen ({good}), die ein anderer Transporter in dieser Phase schon bewegt hat, und kann darum nicht weiter.</translation>
        </message>
        <message>
            <source>{transporter} holds {load} of {capacity} goods: no room for more.</source>
            <translation>{transporter} hat {load} von {capacity} Waren geladen: kein Platz für mehr.</translation>
        </message>
        <message>
            <source>{transporter} is carried and counts for nothing until it is set down.</source>
            <translation>{transporter} wird getragen und zählt bis zum Absetzen nicht.</translation>
        </message>
        <message>
            <source>{transporter} is no longer in the game.</source>
            <translation>{transporter} ist nicht mehr im Spiel.</translation>
        </message>
        <message>
            <source>{transporter} moves on land; {to} is water.</source>
            <translation>{transporter} bewegt sich an Land; {to} ist Wasser.</translation>
        </message>
        <message>
            <source>{transporter} stands {here:in}, the wagon factory {spot:in}; no ferry helps.</source>
            <translation>{transporter} steht {here:in}, die Wagenfabrik {spot:in}; Übersetzen hilft nicht.</translation>
        </message>
        <message>
            <source>{transporter} {here:in} does not reach the {building} {spot:in}.</source>
            <translation>{transporter} {here:in} erreicht das Gebäude nicht: {building} {spot:in}.</translation>
        </message>
        <message>
            <source>{transporter} {spot:in} does not reach the edge between {edge}.</source>
            <translation>{transporter} {spot:in} erreicht die Kante zwischen {edge} nicht.</translation>
        </message>
    </context>
    <context>
        <name>report</name>
        <message numerus="yes">
            <source>%n entries in the log</source>
            <translation>
                <numerusform>%n Eintrag im Protokoll</numerusform>
                <numerusform>%n Einträge im Protokoll</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>goods: {points} ({parts})</source>
            <translation>Waren: {points} ({parts})</translation>
        </message>
        <message>
            <source>in progress: {moment}; {player} is to act</source>
            <translation>im Gang: {moment}; {player} ist dran</translation>
        </message>
        <message>
            <source>over in turn {turn}</source>
            <translation>zu Ende in Runde {turn}</translation>
        </message>
        <message>
            <source>over in turn {turn}: {player} wins</source>
            <translation>zu Ende in Runde {turn}: {player} gewinnt</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>player {number} ({name})</source>
            <translation>Spieler {number} ({name})</translation>
        </message>
        <message>
            <source>row {number}: {points}</source>
            <translation>Reihe {number}: {points}</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>Runde {turn}, {phase}</translation>
        </message>
        <message>
            <source>wonder: {points} ({parts})</source>
            <translation>Wunder: {points} ({parts})</translation>
        </message>
    </context>
    <context>
        <name>result</name>
        <message>
            <source>wonder {points}</source>
            <translation>Wunder {points}</translation>
        </message>
        <message>
            <source>{player} wins with {points}</source>
            <translation>{player} gewinnt: {points}</translation>
        </message>
    </context>
    <context>
        <name>shapes</name>
        <message>
            <source>junction</source>
            <translation>Gabelung</translation>
        </message>
        <message>
            <source>left-hand junction</source>
            <translation>Gabelung links</translation>
        </message>
        <message>
            <source>narrow junction</source>
            <translation>enge Gabelung</translation>
        </message>
        <message>
            <source>plain</source>
            <translation>ohne Fluss</translation>
        </message>
        <message>
            <source>right-hand junction</source>
            <translation>Gabelung rechts</translation>
        </message>
        <message>
            <source>rivers {rivers}</source>
            <translation>Flüsse {rivers}</translation>
        </message>
        <message>
            <source>sharp and wide bend</source>
            <translation>scharfe und weite Biegung</translation>
        </message>
        <message>
            <source>sharp bend</source>
            <translation>scharfe Biegung</translation>
        </message>
        <message>
            <source>source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>straight</source>
            <translation>gerade</translation>
        </message>
        <message>
            <source>straight and left sharp bend</source>
            <translation>gerade und scharfe Biegung links</translation>
        </message>
        <message>
            <source>three sharp bends</source>
            <translation>drei scharfe Biegungen</translation>
        </message>
        <message>
            <source>two sharp bends apart</source>
            <translation>zwei scharfe Biegungen gegenüber</translation>
        </message>
        <message>
            <source>two sharp bends beside a straight</source>
            <translation>zwei scharfe Biegungen neben einer Geraden</translation>
        </message>
        <message>
            <source>two sharp bends side by side</source>
            <translation>zwei scharfe Biegungen nebeneinander</translation>
        </message>
        <message>
            <source>two sources</source>
            <translation>zwei Quellen</translation>
        </message>
        <message>
            <source>two wide bends</source>
            <translation>zwei weite Biegungen</translation>
        </message>
        <message>
            <source>wide and sharp bend</source>
            <translation>weite und scharfe Biegung</translation>
        </message>
        <message>
            <source>wide bend</source>
            <translation>weite Biegung</translation>
        </message>
    </context>
    <context>
        <name>sheet</name>
        <message numerus="yes">
            <source>%n bricks, {over} of {turns} turns over.</source>
            <translation>
                <numerusform>%n Ziegel, {over} von {turns} Runden vorbei.</numerusform>
                <numerusform>%n Ziegel, {over} von {turns} Runden vorbei.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bridges</source>
            <translation>
                <numerusform>%n Brücke</numerusform>
                <numerusform>%n Brücken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n free homes to choose from</source>
            <translation>
                <numerusform>%n freie Heimat zur Wahl</numerusform>
                <numerusform>%n freie Heimaten zur Wahl</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes</source>
            <translation>
                <numerusform>%n Heimat</numerusform>
                <numerusform>%n Heimaten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral wall tokens</source>
            <translation>
                <numerusform>%n neutraler Mauerstein</numerusform>
                <numerusform>%n neutrale Mauersteine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pages. Tiles are {width} mm from side to side.</source>
            <translation>
                <numerusform>%n Seite. Die Plättchen messen {width} mm von Seite zu Seite.</numerusform>
                <numerusform>%n Seiten. Die Plättchen messen {width} mm von Seite zu Seite.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points: {goods} for goods, {rows} for the wonder</source>
            <translation>
                <numerusform>%n Punkt: {goods} für Waren, {rows} für das Wunder</numerusform>
                <numerusform>%n Punkte: {goods} für Waren, {rows} für das Wunder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>%n Straße</numerusform>
                <numerusform>%n Straßen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n Szenario</numerusform>
                <numerusform>%n Szenarien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spaces of the wonder are filled at the start.</source>
            <translation>
                <numerusform>%n Feld des Wunders ist zu Beginn gefüllt.</numerusform>
                <numerusform>%n Felder des Wunders sind zu Beginn gefüllt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles in all. Box: {box}.</source>
            <translation>
                <numerusform>%n Plättchen insgesamt. Vorrat: {box}.</numerusform>
                <numerusform>%n Plättchen insgesamt. Vorrat: {box}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wall tokens</source>
            <translation>
                <numerusform>%n Mauerstein</numerusform>
                <numerusform>%n Mauersteine</numerusform>
            </translation>
        </message>
        <message>
            <source>(the box holds none)</source>
            <translation>(im Vorrat ist keins)</translation>
        </message>
        <message>
            <source>(the box holds {held})</source>
            <translation>(im Vorrat sind {held})</translation>
        </message>
        <message>
            <source>1. Production: mines and buildings make their goods, and geese and donkeys breed.</source>
            <translation>1. Produktion: Minen und Gebäude liefern ihre Waren, und Gänse und Esel vermehren sich.</translation>
        </message>
        <message>
            <source>1. Production: mines draw, then buildings make their goods, and geese and donkeys breed.</source>
            <translation>1. Produktion: Minen ziehen, dann liefern die Gebäude ihre Waren, und Gänse und Esel vermehren sich.</translation>
        </message>
        <message>
            <source>2. Movement: each transporter moves once, loading and unloading on the way. No good is moved by two transporters of one player in a turn.</source>
            <translation>2. Bewegung: Jeder Transporter bewegt sich einmal und lädt unterwegs auf und ab. Keine Ware wird in einer Runde von zwei Transportern eines Spielers bewegt.</translation>
        </message>
        <message>
            <source>3. Building: with a transporter on the tile, pay from the tile and from your transporters there. Boats build from the dock or from the river.</source>
            <translation>3. Bau: Mit einem Transporter auf dem Plättchen zahlst du vom Plättchen und von deinen Transportern dort. Boote bauen von der Anlegestelle oder vom Fluss aus.</translation>
        </message>
        <message>
            <source>4. Wonder: bricks are bought with goods on the home tile, where a transporter of yours stands. Then a neutral brick is added.</source>
            <translation>4. Wunder: Ziegel kaufst du mit Waren auf dem Heimatplättchen, auf dem ein Transporter von dir steht. Dann kommt ein neutraler Ziegel dazu.</translation>
        </message>
        <message>
            <source>A mine makes what its bag holds most of, gold if there is as much of both.</source>
            <translation>Eine Mine gibt, wovon ihr Beutel am meisten hat, bei gleich viel Gold.</translation>
        </message>
        <message>
            <source>A player's points for a row: 10 times the own bricks, divided by those of all players, rounded down. Neutral bricks do not count; the last row counts in full.</source>
            <translation>Die Punkte eines Spielers für eine Reihe: 10 mal die eigenen Ziegel, geteilt durch die aller Spieler, abgerundet. Neutrale Ziegel zählen nicht; die letzte Reihe zählt ganz.</translation>
        </message>
        <message>
            <source>A road costs {goods}, a bridge {others}.</source>
            <translation>Eine Straße kostet {goods}, eine Brücke {others}.</translation>
        </message>
        <message>
            <source>A shaft costs {goods} and needs {subject}.</source>
            <translation>Ein Schacht kostet {goods} und braucht die Forschung {subject}.</translation>
        </message>
        <message>
            <source>Aboard: {goods}</source>
            <translation>An Bord: {goods}</translation>
        </message>
        <message>
            <source>About this map</source>
            <translation>Über diese Karte</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Rat</translation>
        </message>
        <message>
            <source>After the hints on strategy in the scenario book, told by its Finnish translation.</source>
            <translation>Nach den Strategiehinweisen des Szenarienhefts, wie sie die finnische Übersetzung gibt.</translation>
        </message>
        <message>
            <source>All players have researched {subject} already.</source>
            <translation>Alle Spieler haben schon erforscht: {subject}.</translation>
        </message>
        <message>
            <source>All points</source>
            <translation>Alle Punkte</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Allein</translation>
        </message>
        <message numerus="yes">
            <source>And %n tiles of the expansion.</source>
            <translation>
                <numerusform>Dazu %n Plättchen der Erweiterung.</numerusform>
                <numerusform>Dazu %n Plättchen der Erweiterung.</numerusform>
            </translation>
        </message>
        <message>
            <source>At most {all} a player, {land} on land and {water} on water.</source>
            <translation>Höchstens {all} je Spieler, {land} an Land und {water} auf dem Wasser.</translation>
        </message>
        <message>
            <source>At the beginning of each phase anybody may ask for the order of play.</source>
            <translation>Am Anfang jeder Phase kann jeder die Spielreihenfolge verlangen.</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>Bridges may be built in deserts.</source>
            <translation>In Wüsten dürfen Brücken gebaut werden.</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Choose your home freely.</source>
            <translation>Wähle deine Heimat frei.</translation>
        </message>
        <message>
            <source>Conditions</source>
            <translation>Bedingungen</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Date and place</source>
            <translation>Datum und Ort</translation>
        </message>
        <message>
            <source>Difficulty {stars}</source>
            <translation>Schwierigkeit {stars}</translation>
        </message>
        <message>
            <source>Each player starts with</source>
            <translation>Jeder Spieler beginnt mit</translation>
        </message>
        <message>
            <source>Each row of the wonder: {points}, shared by the players' bricks in it.</source>
            <translation>Jede Reihe des Wunders: {points}, geteilt nach den Ziegeln der Spieler darin.</translation>
        </message>
        <message numerus="yes">
            <source>For %n players</source>
            <translation>
                <numerusform>Für %n Spieler</numerusform>
                <numerusform>Für %n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>For {least} to {most} players</source>
            <translation>Für {least} bis {most} Spieler</translation>
        </message>
        <message>
            <source>Free home</source>
            <translation>Freie Heimat</translation>
        </message>
        <message>
            <source>From the figure closest to the temple on, each player may move theirs to the back of the row; of several, the one who was closest comes to stand last.</source>
            <translation>Von der Figur an, die dem Tempel am nächsten steht, kann jeder seine nach hinten rücken; von mehreren steht zuletzt, wer am nächsten war.</translation>
        </message>
        <message>
            <source>From the figure farthest from the temple on, each then takes a free place in the order of play, which holds until it is asked for again.</source>
            <translation>Von der Figur an, die dem Tempel am fernsten steht, nimmt dann jeder einen freien Platz in der Spielreihenfolge. Sie gilt, bis sie wieder verlangt wird.</translation>
        </message>
        <message>
            <source>From the woods to stock</source>
            <translation>Vom Wald zur Aktie</translation>
        </message>
        <message>
            <source>Geese and donkeys</source>
            <translation>Gänse und Esel</translation>
        </message>
        <message>
            <source>Geese follow a transporter out of its region if its owner wants, as many as there are, over no river without a bridge. Each is moved once a turn by a player. They are never left alone at sea.</source>
            <translation>Gänse folgen einem Transporter aus seinem Gebiet, wenn sein Besitzer es will, beliebig viele, über keinen Fluss ohne Brücke. Ein Spieler bewegt jede einmal in der Runde. Nie bleiben sie allein auf See.</translation>
        </message>
        <message>
            <source>Home of player {player}</source>
            <translation>Heimat von Spieler {player}</translation>
        </message>
        <message>
            <source>Homes are chosen freely; the marked ones are proposals.</source>
            <translation>Heimaten werden frei gewählt; die markierten sind Vorschläge.</translation>
        </message>
        <message numerus="yes">
            <source>Homes lie at least %n steps apart.</source>
            <translation>
                <numerusform>Heimaten liegen mindestens %n Schritt auseinander.</numerusform>
                <numerusform>Heimaten liegen mindestens %n Schritte auseinander.</numerusform>
            </translation>
        </message>
        <message>
            <source>If the printer kept the scale, this line is {length} mm long:</source>
            <translation>Wenn der Drucker den Maßstab gewahrt hat, ist diese Linie {length} mm lang:</translation>
        </message>
        <message>
            <source>Index by players and difficulty</source>
            <translation>Verzeichnis nach Spielerzahl und Schwierigkeit</translation>
        </message>
        <message>
            <source>It ends earlier at the mark for the number of players.</source>
            <translation>Es endet früher bei der Marke für die Zahl der Spieler.</translation>
        </message>
        <message>
            <source>Keep a pasture empty and let geese breed on it before the first two are spent. Decide early what to research.</source>
            <translation>Halte eine Weide leer und lass die Gänse sich dort vermehren, bevor du die ersten zwei ausgibst. Entscheide früh, was du erforschst.</translation>
        </message>
        <message>
            <source>Legend</source>
            <translation>Legende</translation>
        </message>
        <message>
            <source>Mines</source>
            <translation>Minen</translation>
        </message>
        <message>
            <source>Mines make what their bag holds most of.</source>
            <translation>Minen erzeugen, wovon ihr Beutel am meisten enthält.</translation>
        </message>
        <message>
            <source>Mint and paper mill make one a turn: begin early, and keep enough woodcutters for fuel and paper at the end. Beginners make too much fuel and too little gold.</source>
            <translation>Prägerei und Papiermühle geben eins pro Runde: Beginne früh und behalte genug Holzfäller für Brennstoff und Papier am Ende. Anfänger machen zu viel Brennstoff und zu wenig Gold.</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>New mine or shaft: {mixture}.</source>
            <translation>Neue Mine oder neuer Schacht: {mixture}.</translation>
        </message>
        <message>
            <source>Next comes room to carry: breed donkeys, build rafts where there is water, then roads and wagons. A round, dense land needs fewer roads than a long one.</source>
            <translation>Danach kommt Laderaum: Lass Esel sich vermehren, baue Flöße, wo Wasser ist, dann Straßen und Wagen. Ein rundes, dichtes Land braucht weniger Straßen als ein langes.</translation>
        </message>
        <message>
            <source>No order of play is determined.</source>
            <translation>Eine Spielreihenfolge gibt es nicht.</translation>
        </message>
        <message>
            <source>No tile lies on the map yet.</source>
            <translation>Auf der Karte liegt noch kein Plättchen.</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Of the expansion: {things}</source>
            <translation>Aus der Erweiterung: {things}</translation>
        </message>
        <message>
            <source>On own transporters: {goods}.</source>
            <translation>Auf eigenen Transportern: {goods}.</translation>
        </message>
        <message>
            <source>On the map at the start</source>
            <translation>Zu Beginn auf der Karte</translation>
        </message>
        <message>
            <source>On transporters</source>
            <translation>Auf Transportern</translation>
        </message>
        <message>
            <source>One building a tile. Nothing is built in deserts but roads and walls.</source>
            <translation>Ein Gebäude je Plättchen. In Wüsten werden nur Straßen und Mauern gebaut.</translation>
        </message>
        <message>
            <source>One building a tile. Nothing is built in deserts but roads, bridges and walls.</source>
            <translation>Ein Gebäude je Plättchen. In Wüsten werden nur Straßen, Brücken und Mauern gebaut.</translation>
        </message>
        <message>
            <source>One research costs {goods}, all on one tile with a transporter of the player.</source>
            <translation>Eine Forschung kostet {goods}, alles auf einem Plättchen mit einem Transporter des Spielers.</translation>
        </message>
        <message>
            <source>Played by machines</source>
            <translation>Von Maschinen gespielt</translation>
        </message>
        <message>
            <source>Player aid</source>
            <translation>Spielhilfe</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Player {player} has researched {subject} already.</source>
            <translation>Spieler {player} hat schon erforscht: {subject}.</translation>
        </message>
        <message>
            <source>Player {player}: {things}</source>
            <translation>Spieler {player}: {things}</translation>
        </message>
        <message>
            <source>Players feed buildings in the order of play and research.</source>
            <translation>Die Spieler beliefern Gebäude in der Spielreihenfolge und forschen.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Print at 100 %, without fitting to the page. Cut along the marks where two pages meet; A2 lies right of A1.</source>
            <translation>Mit 100 % drucken, ohne Anpassung an die Seite. An den Marken schneiden, wo zwei Seiten sich treffen; A2 liegt rechts von A1.</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Produktion</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>Research comes first: {needed}.</source>
            <translation>Vorher wird geforscht: {needed}.</translation>
        </message>
        <message>
            <source>Researched: {subjects}</source>
            <translation>Erforscht: {subjects}</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>Roads, bridges, walls</source>
            <translation>Straßen, Brücken, Mauern</translation>
        </message>
        <message>
            <source>Row {row}, {spaces} spaces</source>
            <translation>Reihe {row}, {spaces} Felder</translation>
        </message>
        <message>
            <source>Scenarios for Roads &amp; Boats</source>
            <translation>Szenarien für Roads &amp; Boats</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Wertungsbogen</translation>
        </message>
        <message>
            <source>So many tiles of each kind are enough for every map of the book, one at a time.</source>
            <translation>So viele Plättchen jeder Art genügen für jede einzelne Karte des Buches.</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>Space {space} turns all deserts into pasture.</source>
            <translation>Feld {space} macht alle Wüsten zu Weiden.</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Sonderregeln</translation>
        </message>
        <message>
            <source>Spend the first boards and the stone on a woodcutter and a sawmill; without them the game is over soon. Then look for stone: a quarry is quick, clay brings more in the long run.</source>
            <translation>Gib die ersten Bretter und den Stein für einen Holzfäller und ein Sägewerk aus; ohne sie ist das Spiel bald vorbei. Dann brauchst du Stein: Ein Steinbruch geht schnell, Ton bringt auf die Dauer mehr.</translation>
        </message>
        <message>
            <source>The first brick of a player in a turn costs 1 good of any kind, the next 2, and so on; from space {space} on each costs one more.</source>
            <translation>Der erste Ziegel eines Spielers in einer Runde kostet 1 beliebige Ware, der nächste 2 und so weiter; ab Feld {space} kostet jeder eine mehr.</translation>
        </message>
        <message>
            <source>The first token of a wall costs 1 stone, the second 2, and so on; to demolish a wall costs a board more than it has tokens. From an undocked boat at sea all that costs {more} more.</source>
            <translation>Der erste Mauerstein kostet 1 Stein, der zweite 2 und so weiter; eine Mauer abzureißen kostet ein Brett mehr, als sie Mauersteine hat. Von einem Boot auf See aus, das nicht angelegt hat, kostet all das {more} mehr.</translation>
        </message>
        <message numerus="yes">
            <source>The game ends after %n neutral bricks.</source>
            <translation>
                <numerusform>Das Spiel endet nach %n neutralen Ziegel.</numerusform>
                <numerusform>Das Spiel endet nach %n neutralen Ziegeln.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game ends by the official rules, except as follows.</source>
            <translation>Das Spiel endet nach den offiziellen Regeln, mit Ausnahme des Folgenden.</translation>
        </message>
        <message>
            <source>The game ends by the official rules.</source>
            <translation>Das Spiel endet nach den offiziellen Regeln.</translation>
        </message>
        <message>
            <source>The game ends with neutral brick {bricks}, or at the mark for the number of players.</source>
            <translation>Das Spiel endet mit dem neutralen Ziegel {bricks} oder bei der Marke für die Zahl der Spieler.</translation>
        </message>
        <message>
            <source>The game ends with neutral brick {bricks}.</source>
            <translation>Das Spiel endet mit dem neutralen Ziegel {bricks}.</translation>
        </message>
        <message numerus="yes">
            <source>The game lasts %n turns.</source>
            <translation>
                <numerusform>Das Spiel dauert %n Runde.</numerusform>
                <numerusform>Das Spiel dauert %n Runden.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map as a QR code</source>
            <translation>Die Karte als QR-Code</translation>
        </message>
        <message>
            <source>The marks on the wonder do not end the game.</source>
            <translation>Die Endmarken des Wunders beenden das Spiel nicht.</translation>
        </message>
        <message>
            <source>The order of play</source>
            <translation>Die Spielreihenfolge</translation>
        </message>
        <message>
            <source>The player has researched {subject} already.</source>
            <translation>Der Spieler hat schon erforscht: {subject}.</translation>
        </message>
        <message>
            <source>The player starts with</source>
            <translation>Der Spieler beginnt mit</translation>
        </message>
        <message>
            <source>The turn</source>
            <translation>Die Runde</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>Das Wunder</translation>
        </message>
        <message>
            <source>Then you feed buildings and research.</source>
            <translation>Dann belieferst du Gebäude und forschst.</translation>
        </message>
        <message>
            <source>These are the usual rules; the page of each scenario says what differs there.</source>
            <translation>Das sind die üblichen Regeln; das Blatt jedes Szenarios sagt, was dort anders ist.</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Tiles for all maps</source>
            <translation>Plättchen für alle Karten</translation>
        </message>
        <message>
            <source>Tiles of this map</source>
            <translation>Plättchen dieser Karte</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Transporter</translation>
        </message>
        <message>
            <source>Transporters: {fleet}</source>
            <translation>Transporter: {fleet}</translation>
        </message>
        <message>
            <source>Two geese alone on a pasture make a third, and so do two donkeys of one player that carry nothing: no other transporter, no goods, no building on the tile.</source>
            <translation>Zwei Gänse allein auf einer Weide bekommen eine dritte, ebenso zwei Esel eines Spielers, die nichts tragen: kein anderer Transporter, keine Ware, kein Gebäude auf dem Plättchen.</translation>
        </message>
        <message>
            <source>Untitled map</source>
            <translation>Karte ohne Titel</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Mauer</translation>
        </message>
        <message>
            <source>Wall some land off, and rivers too; from the sea a wall is dear to break. Leave no gold, coins or stock where others come. A war costs both sides more than those who keep out of it.</source>
            <translation>Schließe etwas Land mit Mauern ab, auch Flüsse; von See aus ist eine Mauer teuer zu brechen. Lass kein Gold, keine Münzen und keine Aktien liegen, wo andere hinkommen. Ein Krieg kostet beide Seiten mehr als die, die sich heraushalten.</translation>
        </message>
        <message>
            <source>What lies complete on a tile is used up at the end.</source>
            <translation>Was vollständig auf einem Plättchen liegt, wird am Ende verbraucht.</translation>
        </message>
        <message>
            <source>Where the map fixes no home, choose one.</source>
            <translation>Wo die Karte keine Heimat festlegt, wähle eine.</translation>
        </message>
        <message>
            <source>With {subject} one of these: {mixture}.</source>
            <translation>Mit {subject} eines davon: {mixture}.</translation>
        </message>
        <message>
            <source>With {subject}: {mixture}.</source>
            <translation>Mit {subject}: {mixture}.</translation>
        </message>
        <message>
            <source>after {moment} of {entries} entries of the log</source>
            <translation>nach {moment} von {entries} Einträgen des Protokolls</translation>
        </message>
        <message>
            <source>building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>by {names}</source>
            <translation>von {names}</translation>
        </message>
        <message>
            <source>carries</source>
            <translation>trägt</translation>
        </message>
        <message>
            <source>carrying {goods}</source>
            <translation>geladen: {goods}</translation>
        </message>
        <message>
            <source>costs</source>
            <translation>kostet</translation>
        </message>
        <message>
            <source>makes</source>
            <translation>erzeugt</translation>
        </message>
        <message>
            <source>marks</source>
            <translation>Marken</translation>
        </message>
        <message>
            <source>most a turn</source>
            <translation>je Runde</translation>
        </message>
        <message>
            <source>moves on</source>
            <translation>fährt auf</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>roads</source>
            <translation>Straßen</translation>
        </message>
        <message>
            <source>roads, else 1 step on land</source>
            <translation>Straßen, sonst 1 Schritt an Land</translation>
        </message>
        <message>
            <source>row</source>
            <translation>Reihe</translation>
        </message>
        <message>
            <source>rules edition {edition}</source>
            <translation>Regelausgabe {edition}</translation>
        </message>
        <message>
            <source>sea and rivers</source>
            <translation>Meer und Flüsse</translation>
        </message>
        <message>
            <source>spaces</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>stands on</source>
            <translation>steht auf</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>takes</source>
            <translation>braucht</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>das Spiel ist zu Ende</translation>
        </message>
        <message>
            <source>transporter</source>
            <translation>Transporter</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>Runde {turn}, {phase}</translation>
        </message>
        <message>
            <source>{gold} or {iron}</source>
            <translation>{gold} oder {iron}</translation>
        </message>
        <message>
            <source>{gold} or {iron}, drawn</source>
            <translation>{gold} oder {iron}, gezogen</translation>
        </message>
        <message>
            <source>{good}, {points} each</source>
            <translation>{good}, je {points}</translation>
        </message>
        <message>
            <source>{heading} (continued)</source>
            <translation>{heading} (Fortsetzung)</translation>
        </message>
        <message>
            <source>{listed} (official rules)</source>
            <translation>{listed} (offizielle Regeln)</translation>
        </message>
        <message>
            <source>{number} trunks or boards in any mixture</source>
            <translation>{number} Stämme oder Bretter in beliebiger Mischung</translation>
        </message>
        <message>
            <source>{space}: end for {players}</source>
            <translation>{space}: Ende für {players}</translation>
        </message>
        <message>
            <source>{space}: irrigation</source>
            <translation>{space}: Bewässerung</translation>
        </message>
        <message>
            <source>{things} with {gold} and {iron} in the bag</source>
            <translation>{things} mit {gold} und {iron} im Beutel</translation>
        </message>
        <message>
            <source>{title} · tiles {first} to {last} of {all} · page {page} of {pages}</source>
            <translation>{title} · Plättchen {first} bis {last} von {all} · Seite {page} von {pages}</translation>
        </message>
        <message>
            <source>{title} – page {page} of {pages}</source>
            <translation>{title} – Seite {page} von {pages}</translation>
        </message>
    </context>
    <context>
        <name>signs</name>
        <message>
            <source>{home} has fewer mountains near by</source>
            <translation>{home} hat weniger Gebirge in der Nähe</translation>
        </message>
        <message>
            <source>{home} has fewer pastures near by</source>
            <translation>{home} hat weniger Weiden in der Nähe</translation>
        </message>
        <message>
            <source>{home} has fewer woods near by</source>
            <translation>{home} hat weniger Wald in der Nähe</translation>
        </message>
        <message>
            <source>{home} has less contested land around it</source>
            <translation>{home} hat weniger umstrittenes Land um sich</translation>
        </message>
        <message>
            <source>{home} has less desert near by</source>
            <translation>{home} hat weniger Wüste in der Nähe</translation>
        </message>
        <message>
            <source>{home} has less rock near by</source>
            <translation>{home} hat weniger Fels in der Nähe</translation>
        </message>
        <message>
            <source>{home} has less room to build</source>
            <translation>{home} hat weniger Platz zum Bauen</translation>
        </message>
        <message>
            <source>{home} has more contested land around it</source>
            <translation>{home} hat mehr umstrittenes Land um sich</translation>
        </message>
        <message>
            <source>{home} has more desert near by</source>
            <translation>{home} hat mehr Wüste in der Nähe</translation>
        </message>
        <message>
            <source>{home} has more mountains near by</source>
            <translation>{home} hat mehr Gebirge in der Nähe</translation>
        </message>
        <message>
            <source>{home} has more pastures near by</source>
            <translation>{home} hat mehr Weiden in der Nähe</translation>
        </message>
        <message>
            <source>{home} has more rock near by</source>
            <translation>{home} hat mehr Fels in der Nähe</translation>
        </message>
        <message>
            <source>{home} has more room to build</source>
            <translation>{home} hat mehr Platz zum Bauen</translation>
        </message>
        <message>
            <source>{home} has more woods near by</source>
            <translation>{home} hat mehr Wald in der Nähe</translation>
        </message>
        <message>
            <source>{home} is farther from a second desert</source>
            <translation>{home} ist weiter von einer zweiten Wüste entfernt</translation>
        </message>
        <message>
            <source>{home} is farther from desert</source>
            <translation>{home} ist weiter von einer Wüste entfernt</translation>
        </message>
        <message>
            <source>{home} is farther from the next home by water</source>
            <translation>{home} ist übers Wasser weiter von der nächsten Heimat entfernt</translation>
        </message>
        <message>
            <source>{home} is farther from the next home on foot</source>
            <translation>{home} ist zu Fuß weiter von der nächsten Heimat entfernt</translation>
        </message>
        <message>
            <source>{home} is first in fewer woods</source>
            <translation>{home} ist in weniger Wäldern als Erstes</translation>
        </message>
        <message>
            <source>{home} is first in less desert</source>
            <translation>{home} ist in weniger Wüste als Erstes</translation>
        </message>
        <message>
            <source>{home} is first in more desert</source>
            <translation>{home} ist in mehr Wüste als Erstes</translation>
        </message>
        <message>
            <source>{home} is first in more woods</source>
            <translation>{home} ist in mehr Wäldern als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on fewer mountains</source>
            <translation>{home} ist in weniger Gebirgen als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on fewer pastures</source>
            <translation>{home} ist auf weniger Weiden als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on less land</source>
            <translation>{home} ist auf weniger Land als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on less rock</source>
            <translation>{home} ist auf weniger Fels als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on more land</source>
            <translation>{home} ist auf mehr Land als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on more mountains</source>
            <translation>{home} ist in mehr Gebirgen als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on more pastures</source>
            <translation>{home} ist auf mehr Weiden als Erstes</translation>
        </message>
        <message>
            <source>{home} is first on more rock</source>
            <translation>{home} ist auf mehr Fels als Erstes</translation>
        </message>
        <message>
            <source>{home} is nearer to a second desert</source>
            <translation>{home} ist näher an einer zweiten Wüste</translation>
        </message>
        <message>
            <source>{home} is nearer to desert</source>
            <translation>{home} ist näher an einer Wüste</translation>
        </message>
        <message>
            <source>{home} is nearer to the next home by water</source>
            <translation>{home} ist der nächsten Heimat übers Wasser näher</translation>
        </message>
        <message>
            <source>{home} is nearer to the next home on foot</source>
            <translation>{home} ist der nächsten Heimat zu Fuß näher</translation>
        </message>
        <message>
            <source>{home} loses fewer sites to others in plans</source>
            <translation>{home} verliert in Plänen weniger Bauplätze an andere</translation>
        </message>
        <message>
            <source>{home} loses more sites to others in plans</source>
            <translation>{home} verliert in Plänen mehr Bauplätze an andere</translation>
        </message>
        <message>
            <source>{home} makes fewer points in plans</source>
            <translation>{home} macht in Plänen weniger Punkte</translation>
        </message>
        <message>
            <source>{home} makes more points in plans</source>
            <translation>{home} macht in Plänen mehr Punkte</translation>
        </message>
        <message>
            <source>{home} reaches a mountain later</source>
            <translation>{home} erreicht ein Gebirge später</translation>
        </message>
        <message>
            <source>{home} reaches a mountain sooner</source>
            <translation>{home} erreicht ein Gebirge früher</translation>
        </message>
        <message>
            <source>{home} reaches a pasture later</source>
            <translation>{home} erreicht eine Weide später</translation>
        </message>
        <message>
            <source>{home} reaches a pasture sooner</source>
            <translation>{home} erreicht eine Weide früher</translation>
        </message>
        <message>
            <source>{home} reaches a river later</source>
            <translation>{home} erreicht einen Fluss später</translation>
        </message>
        <message>
            <source>{home} reaches a river sooner</source>
            <translation>{home} erreicht einen Fluss früher</translation>
        </message>
        <message>
            <source>{home} reaches a second mountain later</source>
            <translation>{home} erreicht ein zweites Gebirge später</translation>
        </message>
        <message>
            <source>{home} reaches a second mountain sooner</source>
            <translation>{home} erreicht ein zweites Gebirge früher</translation>
        </message>
        <message>
            <source>{home} reaches a second pasture later</source>
            <translation>{home} erreicht eine zweite Weide später</translation>
        </message>
        <message>
            <source>{home} reaches a second pasture sooner</source>
            <translation>{home} erreicht eine zweite Weide früher</translation>
        </message>
        <message>
            <source>{home} reaches a second rock later</source>
            <translation>{home} erreicht einen zweiten Fels später</translation>
        </message>
        <message>
            <source>{home} reaches a second rock sooner</source>
            <translation>{home} erreicht einen zweiten Fels früher</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by a river later</source>
            <translation>{home} erreicht ein zweites Feld an einem Fluss später</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by a river sooner</source>
            <translation>{home} erreicht ein zweites Feld an einem Fluss früher</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by the sea later</source>
            <translation>{home} erreicht ein zweites Feld am Meer später</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by the sea sooner</source>
            <translation>{home} erreicht ein zweites Feld am Meer früher</translation>
        </message>
        <message>
            <source>{home} reaches rock later</source>
            <translation>{home} erreicht einen Fels später</translation>
        </message>
        <message>
            <source>{home} reaches rock sooner</source>
            <translation>{home} erreicht einen Fels früher</translation>
        </message>
        <message>
            <source>{home} reaches second woods later</source>
            <translation>{home} erreicht einen zweiten Wald später</translation>
        </message>
        <message>
            <source>{home} reaches second woods sooner</source>
            <translation>{home} erreicht einen zweiten Wald früher</translation>
        </message>
        <message>
            <source>{home} reaches the sea later</source>
            <translation>{home} erreicht das Meer später</translation>
        </message>
        <message>
            <source>{home} reaches the sea sooner</source>
            <translation>{home} erreicht das Meer früher</translation>
        </message>
        <message>
            <source>{home} reaches woods later</source>
            <translation>{home} erreicht einen Wald später</translation>
        </message>
        <message>
            <source>{home} reaches woods sooner</source>
            <translation>{home} erreicht einen Wald früher</translation>
        </message>
        <message>
            <source>{home} stands in the desert</source>
            <translation>{home} steht in der Wüste</translation>
        </message>
        <message>
            <source>{home} stands in woods</source>
            <translation>{home} steht im Wald</translation>
        </message>
        <message>
            <source>{home} stands on a mountain</source>
            <translation>{home} steht im Gebirge</translation>
        </message>
        <message>
            <source>{home} stands on pasture</source>
            <translation>{home} steht auf einer Weide</translation>
        </message>
        <message>
            <source>{home} stands on rock</source>
            <translation>{home} steht auf Fels</translation>
        </message>
    </context>
    <context>
        <name>sites</name>
        <message>
            <source>docked: {half_edge}</source>
            <translation>angelegt: {half_edge}</translation>
        </message>
        <message>
            <source>river: {edges}</source>
            <translation>Fluss: {edges}</translation>
        </message>
        <message>
            <source>the whole tile</source>
            <translation>das ganze Plättchen</translation>
        </message>
    </context>
    <context>
        <name>stand-in</name>
        <message>
            <source>{name} does it.</source>
            <translation>{name} tut es.</translation>
        </message>
        <message>
            <source>{name} does it: {reason}</source>
            <translation>{name} tut es: {reason}</translation>
        </message>
    </context>
    <context>
        <name>targets</name>
        <message>
            <source>Build a bridge: {price}</source>
            <translation>Brücke bauen: {price}</translation>
        </message>
        <message>
            <source>Build a road to {tile}: {price}</source>
            <translation>Straße nach {tile} bauen: {price}</translation>
        </message>
        <message>
            <source>Build a wall: {price}</source>
            <translation>Mauer bauen: {price}</translation>
        </message>
        <message>
            <source>Build a {building}: choose which after the click</source>
            <translation>{building} bauen: nach dem Klick wählen, wie</translation>
        </message>
        <message>
            <source>Build something else: {buildings}</source>
            <translation>Anderes bauen: {buildings}</translation>
        </message>
        <message>
            <source>Choose {spot} as the home of {player}</source>
            <translation>{spot} als Heimat von {player} wählen</translation>
        </message>
        <message>
            <source>Dock here: {steps} of {points}</source>
            <translation>Hier anlegen: {points}, davon {steps} nötig</translation>
        </message>
        <message>
            <source>Go here: {steps} of {points}</source>
            <translation>Hierher gehen: {points}, davon {steps} nötig</translation>
        </message>
        <message>
            <source>No wall can be built now: none of your transporters is at an edge where a wall may stand.</source>
            <translation>Jetzt kann keine Mauer gebaut werden: Keiner deiner Transporter ist an einer Kante, an der eine stehen darf.</translation>
        </message>
        <message>
            <source>No wall can be built now: {reason}</source>
            <translation>Jetzt kann keine Mauer gebaut werden: {reason}</translation>
        </message>
        <message>
            <source>Put out to here: {steps} of {points}</source>
            <translation>Hierher ablegen: {points}, davon {steps} nötig</translation>
        </message>
        <message>
            <source>Research: choose what after the click</source>
            <translation>Forschung: nach dem Klick wählen, was</translation>
        </message>
        <message>
            <source>Shift+click demolishes the wall, which becomes neutral: {price}</source>
            <translation>Umschalt+Klick reißt die Mauer ab, die neutral wird: {price}</translation>
        </message>
        <message>
            <source>Strengthen and take over the neutral wall: {price}</source>
            <translation>Neutrale Mauer verstärken und übernehmen: {price}</translation>
        </message>
        <message>
            <source>Strengthen the wall: {price}</source>
            <translation>Mauer verstärken: {price}</translation>
        </message>
        <message numerus="yes">
            <source>With Shift: %n times</source>
            <translation>
                <numerusform>Mit Umschalt: %n-mal</numerusform>
                <numerusform>Mit Umschalt: %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>and from there on</source>
            <translation>und von dort weiter</translation>
        </message>
        <message>
            <source>and no farther this turn</source>
            <translation>und in dieser Runde nicht weiter</translation>
        </message>
        <message>
            <source>{action}: {price}</source>
            <translation>{action}: {price}</translation>
        </message>
        <message>
            <source>{building}: choose how after the click</source>
            <translation>{building}: nach dem Klick wählen, wie</translation>
        </message>
        <message>
            <source>{building}: {gain}</source>
            <translation>{building}: {gain}</translation>
        </message>
    </context>
    <context>
        <name>things</name>
        <message>
            <source>a tile with a river or by the sea</source>
            <translation>ein Plättchen mit Fluss oder am Meer</translation>
        </message>
        <message>
            <source>a {type}</source>
            <translation>ein {type}</translation>
        </message>
        <message>
            <source>land</source>
            <translation>Land</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>Gebirge</translation>
        </message>
        <message>
            <source>neutral</source>
            <translation>neutral</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>Fels</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>so great a number</source>
            <translation>eine so große Zahl</translation>
        </message>
        <message>
            <source>the bank of {tile}|in:on the bank of {tile}|part:bank</source>
            <translation>das Ufer von {tile}|in:am Ufer von {tile}|part:Ufer|from:vom Ufer von {tile}|to:zum Ufer von {tile}</translation>
        </message>
        <message>
            <source>the inner bank of {tile}|in:on the inner bank of {tile}|part:inner bank</source>
            <translation>das innere Ufer von {tile}|in:am inneren Ufer von {tile}|part:inneres Ufer|from:vom inneren Ufer von {tile}|to:zum inneren Ufer von {tile}</translation>
        </message>
        <message>
            <source>the inner {direction} bank of {tile}|in:on the inner {direction} bank of {tile}|part:inner {direction} bank</source>
            <translation>das innere Ufer im {direction} von {tile}|in:am inneren Ufer im {direction} von {tile}|part:inneres Ufer im {direction}|from:vom inneren Ufer im {direction} von {tile}|to:zum inneren Ufer im {direction} von {tile}</translation>
        </message>
        <message>
            <source>the river of {tile} ({ends})|in:in the river of {tile} ({ends})|part:river ({ends})</source>
            <translation>der Fluss von {tile} ({ends})|in:im Fluss von {tile} ({ends})|part:Fluss ({ends})|from:vom Fluss von {tile} ({ends})|to:zum Fluss von {tile} ({ends})|over:über den Fluss von {tile} ({ends})</translation>
        </message>
        <message>
            <source>the river of {tile}|in:in the river of {tile}|part:river</source>
            <translation>der Fluss von {tile}|in:im Fluss von {tile}|part:Fluss|from:vom Fluss von {tile}|to:zum Fluss von {tile}|over:über den Fluss von {tile}</translation>
        </message>
        <message>
            <source>the {direction} arm of the river of {tile}</source>
            <translation>der Arm des Flusses von {tile} im {direction}|over:über den Arm des Flusses von {tile} im {direction}</translation>
        </message>
        <message>
            <source>the {direction} arm of the river of {tile} ({ends})</source>
            <translation>der Arm des Flusses von {tile} im {direction} ({ends})|over:über den Arm des Flusses von {tile} im {direction} ({ends})</translation>
        </message>
        <message>
            <source>the {direction} bank of {tile}|in:on the {direction} bank of {tile}|part:{direction} bank</source>
            <translation>das Ufer im {direction} von {tile}|in:am Ufer im {direction} von {tile}|part:Ufer im {direction}|from:vom Ufer im {direction} von {tile}|to:zum Ufer im {direction} von {tile}</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile} (left bank)|in:at the {direction} dock of {tile} (left bank)|part:{direction} dock (left bank)</source>
            <translation>die Anlegestelle im {direction} von {tile} (linkes Ufer)|in:an der Anlegestelle im {direction} von {tile} (linkes Ufer)|part:Anlegestelle im {direction} (linkes Ufer)|from:von der Anlegestelle im {direction} von {tile} (linkes Ufer)|to:zur Anlegestelle im {direction} von {tile} (linkes Ufer)</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile} (right bank)|in:at the {direction} dock of {tile} (right bank)|part:{direction} dock (right bank)</source>
            <translation>die Anlegestelle im {direction} von {tile} (rechtes Ufer)|in:an der Anlegestelle im {direction} von {tile} (rechtes Ufer)|part:Anlegestelle im {direction} (rechtes Ufer)|from:von der Anlegestelle im {direction} von {tile} (rechtes Ufer)|to:zur Anlegestelle im {direction} von {tile} (rechtes Ufer)</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile}|in:at the {direction} dock of {tile}|part:{direction} dock</source>
            <translation>die Anlegestelle im {direction} von {tile}|in:an der Anlegestelle im {direction} von {tile}|part:Anlegestelle im {direction}|from:von der Anlegestelle im {direction} von {tile}|to:zur Anlegestelle im {direction} von {tile}</translation>
        </message>
        <message>
            <source>the {terrain} at {tile}|in:on the {terrain} at {tile}|at:{tile}|part:{terrain}</source>
            <translation>{tile} ({terrain})|in:auf {tile}|at:{tile}|part:{terrain}|from:von {tile}|to:nach {tile}</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>Wald</translation>
        </message>
        <message>
            <source>{kind} {number}|in:in {kind} {number}</source>
            <translation>{kind} {number}|in:auf {kind} {number}|from:von {kind} {number}|to:an {kind} {number}</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>{tile}|in:on {tile}</source>
            <translation>{tile}|in:auf {tile}|from:von {tile}|to:nach {tile}</translation>
        </message>
    </context>
    <context>
        <name>tile</name>
        <message numerus="yes">
            <source>%n geese follow {name}, which does not carry them</source>
            <translation>
                <numerusform>%n Gans folgt {name}, ohne getragen zu werden</numerusform>
                <numerusform>%n Gänse folgen {name}, ohne getragen zu werden</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a transporter first, by a click on it.</source>
            <translation>Erst einen Transporter anklicken.</translation>
        </message>
        <message>
            <source>Choose {name}</source>
            <translation>{name} wählen</translation>
        </message>
        <message>
            <source>Click: choose {name}</source>
            <translation>Klick: {name} wählen</translation>
        </message>
        <message>
            <source>Click: let it run once</source>
            <translation>Klick: einmal arbeiten lassen</translation>
        </message>
        <message>
            <source>Click: let one stay here; Shift+click or Ctrl+click: all</source>
            <translation>Klick: eine bleibt hier; Umschalt+Klick oder Strg+Klick: alle</translation>
        </message>
        <message>
            <source>Click: load one; Shift+click or Ctrl+click: as many as fit</source>
            <translation>Klick: eins laden; Umschalt+Klick oder Strg+Klick: so viele wie möglich</translation>
        </message>
        <message>
            <source>Click: put one down; Shift+click or Ctrl+click: all; drag: hand over</source>
            <translation>Klick: eins abladen; Umschalt+Klick oder Strg+Klick: alle; ziehen: übergeben</translation>
        </message>
        <message>
            <source>Click: set it down</source>
            <translation>Klick: absetzen</translation>
        </message>
        <message>
            <source>Ctrl+Shift+click or Alt+click: let one follow; Alt+Shift+click: all</source>
            <translation>Strg+Umschalt+Klick oder Alt+Klick: eine folgen lassen; Alt+Umschalt+Klick: alle</translation>
        </message>
        <message>
            <source>Ferry one: {name}</source>
            <translation>Eins übersetzen: {name}</translation>
        </message>
        <message>
            <source>Ferry {count}: {name}</source>
            <translation>{count} übersetzen: {name}</translation>
        </message>
        <message>
            <source>Hand one to {name}</source>
            <translation>Eins an {name} übergeben</translation>
        </message>
        <message>
            <source>Hand {count} to {name}</source>
            <translation>{count} an {name} übergeben</translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Heimat von {player}</translation>
        </message>
        <message>
            <source>It can be set down at several places: drag it to one of them.</source>
            <translation>Es lässt sich an mehreren Stellen absetzen: an eine davon ziehen.</translation>
        </message>
        <message>
            <source>It is not your turn: all of it can only be looked at.</source>
            <translation>Du bist nicht am Zug: Alles lässt sich nur ansehen.</translation>
        </message>
        <message>
            <source>Let it run</source>
            <translation>Arbeiten lassen</translation>
        </message>
        <message>
            <source>Load one</source>
            <translation>Eins laden</translation>
        </message>
        <message>
            <source>None of your transporters is here to do anything.</source>
            <translation>Keiner deiner Transporter ist hier, um etwas zu tun.</translation>
        </message>
        <message>
            <source>None of your transporters is here to let it run.</source>
            <translation>Keiner deiner Transporter ist hier, um es arbeiten zu lassen.</translation>
        </message>
        <message>
            <source>Nothing can be loaded or put down here now.</source>
            <translation>Hier kann jetzt nichts geladen oder abgeladen werden.</translation>
        </message>
        <message>
            <source>Nothing is here</source>
            <translation>Hier ist nichts</translation>
        </message>
        <message>
            <source>One follows {name}</source>
            <translation>Eine folgt {name}</translation>
        </message>
        <message>
            <source>One stays here</source>
            <translation>Eine bleibt hier</translation>
        </message>
        <message>
            <source>One stays here: {name}</source>
            <translation>Eine bleibt hier: {name}</translation>
        </message>
        <message>
            <source>Put everything down</source>
            <translation>Alles abladen</translation>
        </message>
        <message>
            <source>Put one down</source>
            <translation>Eins abladen</translation>
        </message>
        <message>
            <source>Put one down: {name}</source>
            <translation>Eins abladen: {name}</translation>
        </message>
        <message>
            <source>Put one of {name} down here</source>
            <translation>Eins von {name} hier abladen</translation>
        </message>
        <message>
            <source>Put {count} down</source>
            <translation>{count} abladen</translation>
        </message>
        <message>
            <source>Put {count} down: {name}</source>
            <translation>{count} abladen: {name}</translation>
        </message>
        <message>
            <source>Put {count} of {name} down here</source>
            <translation>{count} von {name} hier abladen</translation>
        </message>
        <message>
            <source>Right click: all that can be done</source>
            <translation>Rechtsklick: alles, was möglich ist</translation>
        </message>
        <message>
            <source>Set it down</source>
            <translation>Absetzen</translation>
        </message>
        <message>
            <source>Set it down: {name}</source>
            <translation>Absetzen: {name}</translation>
        </message>
        <message>
            <source>Several transporters can do that: choose one first.</source>
            <translation>Mehrere Transporter können das: erst einen wählen.</translation>
        </message>
        <message>
            <source>The home of {player}: there is nothing to do with it.</source>
            <translation>Die Heimat von {player}: Mit ihr ist nichts zu tun.</translation>
        </message>
        <message>
            <source>There are several ways to do that: choose one from the list.</source>
            <translation>Das geht auf mehrere Arten: eine aus der Liste wählen.</translation>
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation>Dies ist ein früherer Moment: Er lässt sich nur ansehen.</translation>
        </message>
        <message>
            <source>{ask}: {action}</source>
            <translation>{ask}: {action}</translation>
        </message>
        <message>
            <source>{building}, {left} of {most} runs left this turn</source>
            <translation>{building}, noch {left} von {most} Durchgängen in dieser Runde</translation>
        </message>
        <message>
            <source>{building}, {most} a turn</source>
            <translation>{building}, {most} je Runde</translation>
        </message>
        <message>
            <source>{count} follow {name}</source>
            <translation>{count} folgen {name}</translation>
        </message>
        <message>
            <source>{count} stay here</source>
            <translation>{count} bleiben hier</translation>
        </message>
        <message>
            <source>{count} stay here: {name}</source>
            <translation>{count} bleiben hier: {name}</translation>
        </message>
        <message>
            <source>{goods}, held by {name}</source>
            <translation>{goods}, geladen auf {name}</translation>
        </message>
        <message>
            <source>{left} of {points} points left</source>
            <translation>noch {left} von {points} Punkten</translation>
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in it</source>
            <translation>{mine}, darin {gold} Gold und {iron} Eisen</translation>
        </message>
        <message>
            <source>{name} carries one</source>
            <translation>{name} nimmt eins</translation>
        </message>
        <message>
            <source>{name} carries {count}</source>
            <translation>{name} nimmt {count}</translation>
        </message>
        <message>
            <source>{name} is not yours to move.</source>
            <translation>{name} darfst du nicht bewegen.</translation>
        </message>
        <message>
            <source>{name} of {player}, {load} of {capacity} goods</source>
            <translation>{name} von {player}, {load} von {capacity} Waren</translation>
        </message>
        <message>
            <source>{name} of {player}, {load} of {capacity} goods: {goods}</source>
            <translation>{name} von {player}, {load} von {capacity} Waren: {goods}</translation>
        </message>
        <message>
            <source>{name}, carried by {carrier}</source>
            <translation>{name}, getragen von {carrier}</translation>
        </message>
    </context>
    <context>
        <name>tile_note</name>
        <message numerus="yes">
            <source>%n geese follow it</source>
            <translation>
                <numerusform>ihm folgt %n Gans</numerusform>
                <numerusform>ihm folgen %n Gänse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points left</source>
            <translation>
                <numerusform>noch %n Punkt</numerusform>
                <numerusform>noch %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Heimat von {player}</translation>
        </message>
        <message>
            <source>carries {transporter}</source>
            <translation>trägt {transporter}</translation>
        </message>
        <message>
            <source>irrigated desert</source>
            <translation>bewässerte Wüste</translation>
        </message>
        <message>
            <source>{building} {spot:in}</source>
            <translation>{building} {spot:in}</translation>
        </message>
        <message>
            <source>{count} × {kind} of {player}</source>
            <translation>{count} × {kind} von {player}</translation>
        </message>
        <message>
            <source>{goods} ({held} of {most})</source>
            <translation>{goods} ({held} von {most})</translation>
        </message>
        <message>
            <source>{goods} {spot:in}</source>
            <translation>{goods} {spot:in}</translation>
        </message>
        <message>
            <source>{kind} of {player}</source>
            <translation>{kind} von {player}</translation>
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in the bag</source>
            <translation>{mine}, {gold} Gold und {iron} Eisen im Beutel</translation>
        </message>
        <message>
            <source>{terrain} {place}</source>
            <translation>{terrain} {place}</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter} von {player}</translation>
        </message>
    </context>
    <context>
        <name>times</name>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation>d. MMM yyyy</translation>
        </message>
        <message>
            <source>d MMM yyyy, HH:mm</source>
            <translation>d. MMM yyyy, HH:mm</translation>
        </message>
    </context>
    <context>
        <name>tools</name>
        <message>
            <source>Nothing will change here, because {reason}</source>
            <translation>Hier wird sich nichts ändern, denn {reason}</translation>
        </message>
        <message numerus="yes">
            <source>Release to take %n tiles in hand as a stamp; Esc cancels</source>
            <translation>
                <numerusform>Loslassen nimmt %n Plättchen als Stempel in die Hand; Esc bricht ab</numerusform>
                <numerusform>Loslassen nimmt %n Plättchen als Stempel in die Hand; Esc bricht ab</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no tiles here to take in hand</source>
            <translation>Hier liegen keine Plättchen, die man in die Hand nehmen kann</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>home</source>
            <translation>Heimat</translation>
        </message>
    </context>
    <context>
        <name>wording</name>
        <message numerus="yes">
            <source>%n geese follow</source>
            <translation>
                <numerusform>%n Gans folgt</numerusform>
                <numerusform>%n Gänse folgen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>A brick of {owner} on space {space} of the wonder</source>
            <translation>Ein Ziegel von {owner} auf Feld {space} des Wunders</translation>
        </message>
        <message>
            <source>A brick on space {space} of the wonder</source>
            <translation>Ein Ziegel auf Feld {space} des Wunders</translation>
        </message>
        <message>
            <source>A neutral brick on space {space} of the wonder</source>
            <translation>Ein neutraler Ziegel auf Feld {space} des Wunders</translation>
        </message>
        <message>
            <source>Add a shaft with {mixture}|inputs:Add a shaft with {mixture} for {inputs}</source>
            <translation>Schacht mit {mixture} anlegen|inputs:Schacht mit {mixture} für {inputs} anlegen</translation>
        </message>
        <message>
            <source>Agree</source>
            <translation>Zustimmen</translation>
        </message>
        <message>
            <source>All deserts are pasture from now on</source>
            <translation>Alle Wüsten sind von nun an Weide</translation>
        </message>
        <message>
            <source>Ask for a new order of play</source>
            <translation>Neue Spielreihenfolge verlangen</translation>
        </message>
        <message>
            <source>Ask {partner} for {goods}: {source} → {target}</source>
            <translation>{partner} um {goods} bitten: {source} → {target}</translation>
        </message>
        <message>
            <source>Ask {partner} to agree: {deal}</source>
            <translation>{partner} um Zustimmung bitten: {deal}</translation>
        </message>
        <message>
            <source>At the start at {tiles}: {goods}</source>
            <translation>Zu Beginn auf {tiles}: {goods}</translation>
        </message>
        <message>
            <source>At the start {holder:in}: {goods}</source>
            <translation>Zu Beginn {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>Build a bridge over {site}|inputs:Build a bridge over {site} for {inputs}</source>
            <translation>Brücke {site:over} bauen|inputs:Brücke {site:over} für {inputs} bauen</translation>
        </message>
        <message>
            <source>Build a road to {place}|inputs:Build a road to {place} for {inputs}</source>
            <translation>Straße nach {place} bauen|inputs:Straße nach {place} für {inputs} bauen</translation>
        </message>
        <message>
            <source>Build a wall towards {place}|inputs:Build a wall towards {place} for {inputs}</source>
            <translation>Mauer in Richtung {place} bauen|inputs:Mauer in Richtung {place} für {inputs} bauen</translation>
        </message>
        <message>
            <source>Build {building:a} {spot:in} with {mixture}|inputs:Build {building:a} {spot:in} with {mixture} for {inputs}</source>
            <translation>{building} {spot:in} mit {mixture} bauen|inputs:{building} {spot:in} mit {mixture} für {inputs} bauen</translation>
        </message>
        <message>
            <source>Build {building:a} {spot:in}|inputs:Build {building:a} {spot:in} for {inputs}</source>
            <translation>{building} {spot:in} bauen|inputs:{building} {spot:in} für {inputs} bauen</translation>
        </message>
        <message>
            <source>Buy a brick of the wonder|inputs:Buy a brick of the wonder for {inputs}</source>
            <translation>Ziegel des Wunders kaufen|inputs:Ziegel des Wunders für {inputs} kaufen</translation>
        </message>
        <message>
            <source>Choose {spot} as home</source>
            <translation>{spot} als Heimat wählen</translation>
        </message>
        <message>
            <source>Choosing homes</source>
            <translation>Wahl der Heimaten</translation>
        </message>
        <message>
            <source>Demolish the neutral wall towards {place}|inputs:Demolish the neutral wall towards {place} for {inputs}</source>
            <translation>Neutrale Mauer in Richtung {place} abreißen|inputs:Neutrale Mauer in Richtung {place} für {inputs} abreißen</translation>
        </message>
        <message>
            <source>Demolish the wall of {owner} towards {place}|inputs:Demolish the wall of {owner} towards {place} for {inputs}</source>
            <translation>Mauer von {owner} in Richtung {place} abreißen|inputs:Mauer von {owner} in Richtung {place} für {inputs} abreißen</translation>
        </message>
        <message>
            <source>Do not ask for a new order</source>
            <translation>Keine neue Reihenfolge verlangen</translation>
        </message>
        <message>
            <source>Done with {phase}</source>
            <translation>Fertig: {phase}</translation>
        </message>
        <message>
            <source>Drawn from the mines: {made}</source>
            <translation>Aus den Minen gezogen: {made}</translation>
        </message>
        <message>
            <source>Ferry {goods} from {source} to {target}</source>
            <translation>{goods} {source:from} {target:to} übersetzen</translation>
        </message>
        <message>
            <source>Hand {goods} from {source} to {target}</source>
            <translation>{goods} {source:from} {target:to} übergeben</translation>
        </message>
        <message>
            <source>Keep praying</source>
            <translation>Weiter beten</translation>
        </message>
        <message>
            <source>Let the donkeys on {tile} breed</source>
            <translation>Die Esel auf {tile} sich vermehren lassen</translation>
        </message>
        <message>
            <source>Let {goods} of {transporter} stay {spot:in}</source>
            <translation>{goods} von {transporter} {spot:in} zurücklassen</translation>
        </message>
        <message>
            <source>Let {goods} {spot:in} follow {transporter}</source>
            <translation>{goods} {spot:in} {transporter} folgen lassen</translation>
        </message>
        <message>
            <source>Load {goods} from {source} into {target}</source>
            <translation>{goods} {source:from} {target:in} laden</translation>
        </message>
        <message>
            <source>Load {goods} into {target}</source>
            <translation>{goods} {target:in} laden</translation>
        </message>
        <message>
            <source>Make {kind:a} of {transporter}|inputs:Make {kind:a} of {transporter} and {inputs}</source>
            <translation>{kind} aus {transporter} bauen|inputs:{kind} aus {transporter} und {inputs:dat} bauen</translation>
        </message>
        <message>
            <source>Make {kind:a} with {transporter}|inputs:Make {kind:a} with {transporter} from {inputs}</source>
            <translation>{kind} mit {transporter} bauen|inputs:{kind} mit {transporter} aus {inputs:dat} bauen</translation>
        </message>
        <message>
            <source>Make {kind:a} {spot:in}|inputs:Make {kind:a} {spot:in} from {inputs}</source>
            <translation>{kind} {spot:in} bauen|inputs:{kind} {spot:in} aus {inputs:dat} bauen</translation>
        </message>
        <message>
            <source>New {spot:in}: {transporters}</source>
            <translation>Neu {spot:in}: {transporters}</translation>
        </message>
        <message>
            <source>No mine has anything to draw from</source>
            <translation>In keiner Mine ist etwas zu ziehen</translation>
        </message>
        <message>
            <source>Nobody researched: {goods} lost on {tile}</source>
            <translation>Niemand hat geforscht: {goods} verloren auf {tile}</translation>
        </message>
        <message>
            <source>Nobody used the factory: {goods} lost on {tile}</source>
            <translation>Niemand hat die Fabrik genutzt: {goods} verloren auf {tile}</translation>
        </message>
        <message>
            <source>Offer {goods} to {partner}: {source} → {target}</source>
            <translation>{partner} {goods} anbieten: {source} → {target}</translation>
        </message>
        <message>
            <source>Out of the game {spot:in}: {transporters}</source>
            <translation>Aus dem Spiel {spot:in}: {transporters}</translation>
        </message>
        <message>
            <source>Passed over: nothing can be built</source>
            <translation>Übergangen: Nichts kann gebaut werden</translation>
        </message>
        <message>
            <source>Passed over: nothing can move</source>
            <translation>Übergangen: Nichts kann sich bewegen</translation>
        </message>
        <message>
            <source>Passed over: nothing pays for a brick</source>
            <translation>Übergangen: Nichts bezahlt einen Ziegel</translation>
        </message>
        <message>
            <source>Passed over: there is nothing to decide</source>
            <translation>Übergangen: nichts zu entscheiden</translation>
        </message>
        <message>
            <source>Put {transporter} {spot:in} out of use</source>
            <translation>{transporter} {spot:in} außer Dienst stellen</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Research {subject}|inputs:Research {subject} with {inputs}</source>
            <translation>{subject} erforschen|inputs:{subject} mit {inputs:dat} erforschen</translation>
        </message>
        <message>
            <source>Run the {building}|inputs:Run the {building} with {inputs}</source>
            <translation>{building} arbeiten lassen|inputs:{building} mit {inputs:dat} arbeiten lassen</translation>
        </message>
        <message>
            <source>Stop praying and go to the back of the row</source>
            <translation>Das Beten beenden und ans Ende der Reihe gehen</translation>
        </message>
        <message>
            <source>Strengthen and take over the neutral wall towards {place}|inputs:Strengthen and take over the neutral wall towards {place} for {inputs}</source>
            <translation>Neutrale Mauer in Richtung {place} verstärken und übernehmen|inputs:Neutrale Mauer in Richtung {place} für {inputs} verstärken und übernehmen</translation>
        </message>
        <message>
            <source>Strengthen the wall towards {place}|inputs:Strengthen the wall towards {place} for {inputs}</source>
            <translation>Mauer in Richtung {place} verstärken|inputs:Mauer in Richtung {place} für {inputs} verstärken</translation>
        </message>
        <message>
            <source>Take position {number}</source>
            <translation>Platz {number} einnehmen</translation>
        </message>
        <message>
            <source>The figures at the temple, closest first: {players}</source>
            <translation>Die Figuren am Tempel, die nächsten zuerst: {players}</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Das Spiel ist zu Ende</translation>
        </message>
        <message>
            <source>The machines are paused: P lets them go on, . (full stop) makes one move.</source>
            <translation>Die Maschinen sind angehalten: P lässt sie weitermachen, . (Punkt) macht einen Zug.</translation>
        </message>
        <message>
            <source>The order of play is not asked for: it cannot matter</source>
            <translation>Nach der Spielreihenfolge wird nicht gefragt: Sie ist ohne Belang</translation>
        </message>
        <message>
            <source>The order of play: {players}</source>
            <translation>Die Spielreihenfolge: {players}</translation>
        </message>
        <message>
            <source>The wall is gone</source>
            <translation>Die Mauer ist fort</translation>
        </message>
        <message>
            <source>The wall is neutral now</source>
            <translation>Die Mauer ist jetzt neutral</translation>
        </message>
        <message>
            <source>The wall is neutral now, {tokens} thick</source>
            <translation>Die Mauer ist jetzt neutral, {tokens} dick</translation>
        </message>
        <message>
            <source>The wall is {tokens} thick now</source>
            <translation>Die Mauer ist jetzt {tokens} dick</translation>
        </message>
        <message>
            <source>The wall puts {transporter} out to {target}</source>
            <translation>Die Mauer drängt {transporter} hinaus {target:to}</translation>
        </message>
        <message>
            <source>Turn {turn} · {phase}</source>
            <translation>Runde {turn} · {phase}</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}</source>
            <translation>Runde {turn}, {phase}</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: does anybody ask for a new order?</source>
            <translation>Runde {turn}, {phase}: Verlangt jemand eine neue Reihenfolge?</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: positions are taken</source>
            <translation>Runde {turn}, {phase}: Plätze werden eingenommen</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: the mines are drawn</source>
            <translation>Runde {turn}, {phase}: Aus den Minen wird gezogen</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: who goes on praying?</source>
            <translation>Runde {turn}, {phase}: Wer betet weiter?</translation>
        </message>
        <message>
            <source>Unload {goods} from {source}</source>
            <translation>{goods} {source:from} abladen</translation>
        </message>
        <message>
            <source>Unload {goods} from {source} {target:in}</source>
            <translation>{goods} {source:from} {target:in} abladen</translation>
        </message>
        <message>
            <source>Upgrade the {building} on {tile} to {upgraded:a}</source>
            <translation>{building} auf {tile} zur {upgraded} aufrüsten</translation>
        </message>
        <message>
            <source>a better one</source>
            <translation>besseren</translation>
        </message>
        <message>
            <source>a goose hatches</source>
            <translation>eine Gans schlüpft</translation>
        </message>
        <message>
            <source>a machine</source>
            <translation>eine Maschine</translation>
        </message>
        <message>
            <source>building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>solver {version} (machine)</source>
            <translation>Löser {version} (Maschine)</translation>
        </message>
        <message>
            <source>the end</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>transporter</source>
            <translation>Transporter</translation>
        </message>
        <message>
            <source>transporter {number}</source>
            <translation>Transporter {number}</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>Runde {turn}, {phase}</translation>
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation>{building} auf {tile}</translation>
        </message>
        <message>
            <source>{carrier} sets {passenger} down {spot:in}</source>
            <translation>{carrier} setzt {passenger} {spot:in} ab</translation>
        </message>
        <message>
            <source>{carrier} takes {passenger} aboard</source>
            <translation>{carrier} nimmt {passenger} an Bord</translation>
        </message>
        <message>
            <source>{count} aboard {transporter}</source>
            <translation>{count} {transporter:in}</translation>
        </message>
        <message>
            <source>{count} on the ground</source>
            <translation>{count} am Boden</translation>
        </message>
        <message>
            <source>{goods} from {holder}</source>
            <translation>{goods} {holder:from}|dat:{goods:dat} {holder:from}</translation>
        </message>
        <message>
            <source>{goods} lost {holder:in}</source>
            <translation>Verloren {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>{goods} lost: {place}</source>
            <translation>{goods} verloren: {place}</translation>
        </message>
        <message>
            <source>{goods} made at {tiles}</source>
            <translation>Erzeugt auf {tiles}: {goods}</translation>
        </message>
        <message>
            <source>{goods} made {holder:in}</source>
            <translation>Erzeugt {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>{goods} of {holder}</source>
            <translation>{goods} {holder:from}|dat:{goods:dat} {holder:from}</translation>
        </message>
        <message>
            <source>{goods} used from {holder}</source>
            <translation>Verbraucht {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>{goods}: {place}</source>
            <translation>{goods}: {place}</translation>
        </message>
        <message>
            <source>{goods}: {place} (to be run by {player})</source>
            <translation>{goods}: {place} (auszuführen von {player})</translation>
        </message>
        <message>
            <source>{goods}: {place} (to be run)</source>
            <translation>{goods}: {place} (noch auszuführen)</translation>
        </message>
        <message>
            <source>{good} at {tile}</source>
            <translation>{good} auf {tile}</translation>
        </message>
        <message>
            <source>{holder} (machine)</source>
            <translation>{holder} (Maschine)</translation>
        </message>
        <message>
            <source>{player} acts by itself.</source>
            <translation>{player} handelt von selbst.</translation>
        </message>
        <message>
            <source>{player} adds a shaft with {mixture} to the mine at {here}|inputs:{player} adds a shaft with {mixture} to the mine at {here} for {inputs}</source>
            <translation>{player} legt einen Schacht mit {mixture} in der Mine auf {here} an|inputs:{player} legt einen Schacht mit {mixture} in der Mine auf {here} für {inputs} an</translation>
        </message>
        <message>
            <source>{player} agrees</source>
            <translation>{player} stimmt zu</translation>
        </message>
        <message>
            <source>{player} asks for a new order of play</source>
            <translation>{player} verlangt eine neue Spielreihenfolge</translation>
        </message>
        <message>
            <source>{player} asks {partner} for {goods}: {source} → {target}</source>
            <translation>{player} bittet {partner} um {goods}: {source} → {target}</translation>
        </message>
        <message>
            <source>{player} asks {partner} to agree: {deal}</source>
            <translation>{player} bittet {partner} um Zustimmung: {deal}</translation>
        </message>
        <message>
            <source>{player} builds a bridge over {site}|inputs:{player} builds a bridge over {site} for {inputs}</source>
            <translation>{player} baut eine Brücke {site:over}|inputs:{player} baut eine Brücke {site:over} für {inputs}</translation>
        </message>
        <message>
            <source>{player} builds a road from {here} to {place}|inputs:{player} builds a road from {here} to {place} for {inputs}</source>
            <translation>{player} baut eine Straße von {here} nach {place}|inputs:{player} baut eine Straße von {here} nach {place} für {inputs}</translation>
        </message>
        <message>
            <source>{player} builds a wall from {here} towards {place}|inputs:{player} builds a wall from {here} towards {place} for {inputs}</source>
            <translation>{player} baut eine Mauer von {here} in Richtung {place}|inputs:{player} baut eine Mauer von {here} in Richtung {place} für {inputs}</translation>
        </message>
        <message>
            <source>{player} builds {building:a} {spot:in} with {mixture}|inputs:{player} builds {building:a} {spot:in} with {mixture} for {inputs}</source>
            <translation>{player} baut {building:einen} {spot:in} mit {mixture}|inputs:{player} baut {building:einen} {spot:in} mit {mixture} für {inputs}</translation>
        </message>
        <message>
            <source>{player} builds {building:a} {spot:in}|inputs:{player} builds {building:a} {spot:in} for {inputs}</source>
            <translation>{player} baut {building:einen} {spot:in}|inputs:{player} baut {building:einen} {spot:in} für {inputs}</translation>
        </message>
        <message>
            <source>{player} buys a brick of the wonder|inputs:{player} buys a brick of the wonder for {inputs}</source>
            <translation>{player} kauft einen Ziegel des Wunders|inputs:{player} kauft einen Ziegel des Wunders für {inputs}</translation>
        </message>
        <message>
            <source>{player} chooses {spot} as home</source>
            <translation>{player} wählt {spot} als Heimat</translation>
        </message>
        <message>
            <source>{player} demolishes the neutral wall from {here} towards {place}|inputs:{player} demolishes the neutral wall from {here} towards {place} for {inputs}</source>
            <translation>{player} reißt die neutrale Mauer von {here} in Richtung {place} ab|inputs:{player} reißt die neutrale Mauer von {here} in Richtung {place} für {inputs} ab</translation>
        </message>
        <message>
            <source>{player} demolishes the wall of {owner} from {here} towards {place}|inputs:{player} demolishes the wall of {owner} from {here} towards {place} for {inputs}</source>
            <translation>{player} reißt die Mauer von {owner} von {here} in Richtung {place} ab|inputs:{player} reißt die Mauer von {owner} von {here} in Richtung {place} für {inputs} ab</translation>
        </message>
        <message>
            <source>{player} does not ask for a new order of play</source>
            <translation>{player} verlangt keine neue Spielreihenfolge</translation>
        </message>
        <message>
            <source>{player} ferries {goods} from {source} to {target}</source>
            <translation>{player} setzt {goods} {source:from} {target:to} über</translation>
        </message>
        <message>
            <source>{player} hands {goods} from {source} to {target}</source>
            <translation>{player} übergibt {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>{player} is done with {phase}</source>
            <translation>{player} ist fertig: {phase}</translation>
        </message>
        <message>
            <source>{player} keeps praying</source>
            <translation>{player} betet weiter</translation>
        </message>
        <message>
            <source>{player} lets the donkeys at {tile} breed</source>
            <translation>{player} lässt die Esel auf {tile} sich vermehren</translation>
        </message>
        <message>
            <source>{player} lets {goods} of {transporter} stay {spot:in}</source>
            <translation>{player} lässt {goods} von {transporter} {spot:in} zurück</translation>
        </message>
        <message>
            <source>{player} lets {goods} {spot:in} follow {transporter}</source>
            <translation>{player} lässt {goods} {spot:in} {transporter} folgen</translation>
        </message>
        <message>
            <source>{player} loads {goods} from {source} into {target}</source>
            <translation>{player} lädt {goods} {source:from} {target:in}</translation>
        </message>
        <message>
            <source>{player} loads {goods} into {target}</source>
            <translation>{player} lädt {goods} {target:in}</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} of {transporter}|inputs:{player} makes {kind:a} of {transporter} and {inputs}</source>
            <translation>{player} baut {kind:einen} aus {transporter}|inputs:{player} baut {kind:einen} aus {transporter} und {inputs:dat}</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} with {transporter}|inputs:{player} makes {kind:a} with {transporter} from {inputs}</source>
            <translation>{player} baut {kind:einen} mit {transporter}|inputs:{player} baut {kind:einen} mit {transporter} aus {inputs:dat}</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} {spot:in}|inputs:{player} makes {kind:a} {spot:in} from {inputs}</source>
            <translation>{player} baut {kind:einen} {spot:in}|inputs:{player} baut {kind:einen} {spot:in} aus {inputs:dat}</translation>
        </message>
        <message>
            <source>{player} moves {transporter} to {spot}</source>
            <translation>{player} zieht mit {transporter} {spot:to}</translation>
        </message>
        <message>
            <source>{player} offers {goods} to {partner}: {source} → {target}</source>
            <translation>{player} bietet {partner} {goods} an: {source} → {target}</translation>
        </message>
        <message>
            <source>{player} puts {transporter} out of use</source>
            <translation>{player} stellt {transporter} außer Dienst</translation>
        </message>
        <message>
            <source>{player} refuses</source>
            <translation>{player} lehnt ab</translation>
        </message>
        <message>
            <source>{player} researches {subject}|inputs:{player} researches {subject} with {inputs}</source>
            <translation>{player} erforscht {subject}|inputs:{player} erforscht {subject} mit {inputs:dat}</translation>
        </message>
        <message>
            <source>{player} runs the {building} at {tile}|inputs:{player} runs the {building} at {tile} with {inputs}</source>
            <translation>{player} lässt {building:den} auf {tile} arbeiten|inputs:{player} lässt {building:den} auf {tile} mit {inputs:dat} arbeiten</translation>
        </message>
        <message>
            <source>{player} sets {passenger} down from {carrier} {spot:in}</source>
            <translation>{player} setzt {passenger} von {carrier} {spot:in} ab</translation>
        </message>
        <message>
            <source>{player} stops praying and goes to the back of the row</source>
            <translation>{player} beendet das Beten und geht ans Ende der Reihe</translation>
        </message>
        <message>
            <source>{player} strengthens and takes over the neutral wall from {here} towards {place}|inputs:{player} strengthens and takes over the neutral wall from {here} towards {place} for {inputs}</source>
            <translation>{player} verstärkt und übernimmt die neutrale Mauer von {here} in Richtung {place}|inputs:{player} verstärkt und übernimmt die neutrale Mauer von {here} in Richtung {place} für {inputs}</translation>
        </message>
        <message>
            <source>{player} strengthens the wall from {here} towards {place}|inputs:{player} strengthens the wall from {here} towards {place} for {inputs}</source>
            <translation>{player} verstärkt die Mauer von {here} in Richtung {place}|inputs:{player} verstärkt die Mauer von {here} in Richtung {place} für {inputs}</translation>
        </message>
        <message>
            <source>{player} takes position {number}</source>
            <translation>{player} nimmt Platz {number} ein</translation>
        </message>
        <message>
            <source>{player} takes {passenger} aboard {carrier}</source>
            <translation>{player} nimmt {passenger} an Bord von {carrier}</translation>
        </message>
        <message>
            <source>{player} unloads {goods} from {source}</source>
            <translation>{player} lädt {goods} {source:from} ab</translation>
        </message>
        <message>
            <source>{player} unloads {goods} from {source} {target:in}</source>
            <translation>{player} lädt {goods} {source:from} {target:in} ab</translation>
        </message>
        <message>
            <source>{player} upgrades the {building} at {tile} to {upgraded:a}</source>
            <translation>{player} rüstet {building:den} auf {tile} zur {upgraded} auf</translation>
        </message>
        <message>
            <source>{player}: {points}</source>
            <translation>{player}: {points}</translation>
        </message>
        <message>
            <source>{points} points</source>
            <translation>{points} Punkte</translation>
        </message>
        <message>
            <source>{transporter} goes to {spot}</source>
            <translation>{transporter} zieht {spot:to}</translation>
        </message>
        <message>
            <source>{used} → {made}</source>
            <translation>{used} → {made}</translation>
        </message>
        <message>
            <source>{used} → {made} ({taken})</source>
            <translation>{used} → {made} ({taken})</translation>
        </message>
        <message>
            <source>{used} → {made} aboard {transporter}</source>
            <translation>{used} → {made} {transporter:in}</translation>
        </message>
        <message>
            <source>{used} → {made} at {tiles}</source>
            <translation>{used} → {made} auf {tiles}</translation>
        </message>
        <message>
            <source>{used} → {made} on the ground</source>
            <translation>{used} → {made} am Boden</translation>
        </message>
        <message>
            <source>{used} → {made} {holder:in}</source>
            <translation>{used} → {made} {holder:in}</translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions</source>
            <translation>
                <numerusform>{when}: %n Aktion</numerusform>
                <numerusform>{when}: %n Aktionen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions, up to {end}, {points}</source>
            <translation>
                <numerusform>{when}: %n Aktion, bis {end}, {points}</numerusform>
                <numerusform>{when}: %n Aktionen, bis {end}, {points}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>words</name>
        <message numerus="yes">
            <source>%n advice</source>
            <translation>
                <numerusform>%n Hinweis</numerusform>
                <numerusform>%n Hinweise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n Fehler</numerusform>
                <numerusform>%n Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n Warnung</numerusform>
                <numerusform>%n Warnungen</numerusform>
            </translation>
        </message>
        <message>
            <source>advice</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>{edge}, left bank</source>
            <translation>{edge}, linkes Ufer</translation>
        </message>
        <message>
            <source>{edge}, right bank</source>
            <translation>{edge}, rechtes Ufer</translation>
        </message>
    </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>&amp;Licences…</source>
            <translation>&amp;Lisenssit…</translation>
        </message>
        <message>
            <source>About rbdesigner</source>
            <translation>Tietoja rbdesigneristä</translation>
        </message>
        <message>
            <source>Design maps and scenarios for the board game Roads &amp; Boats.</source>
            <translation>Suunnittele karttoja ja skenaarioita Roads &amp; Boats -lautapeliin.</translation>
        </message>
        <message>
            <source>Roads &amp; Boats is a game by Splotter Spellen. This is an independent tool, made without their involvement. It contains none of their art or text.</source>
            <translation>Roads &amp; Boats on Splotter Spellenin peli. Tämä on itsenäinen työkalu, joka on tehty ilman heidän osallistumistaan; se ei sisällä heidän kuviaan eikä tekstejään.</translation>
        </message>
    </context>
    <context>
        <name>Accessible</name>
        <message>
            <source>Clear the field</source>
            <translation>Tyhjennä kenttä</translation>
        </message>
        <message>
            <source>More tools</source>
            <translation>Lisää työkaluja</translation>
        </message>
    </context>
    <context>
        <name>ActionStates</name>
        <message>
            <source>&amp;Back to the game</source>
            <translation>Takaisin p&amp;eliin</translation>
        </message>
        <message>
            <source>&amp;Back to the map</source>
            <translation>Takaisin karttaan</translation>
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation>P&amp;elaa karttaa…</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Tee &amp;uudelleen</translation>
        </message>
        <message>
            <source>&amp;Redo {step}</source>
            <translation>Tee uu&amp;delleen {step}</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Kumoa</translation>
        </message>
        <message>
            <source>&amp;Undo {step}</source>
            <translation>Ku&amp;moa {step}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;About rbdesigner…</source>
            <translation>&amp;Tietoja rbdesigneristä…</translation>
        </message>
        <message>
            <source>&amp;Add maps…</source>
            <translation>&amp;Lisää karttoja…</translation>
        </message>
        <message>
            <source>&amp;Analysis</source>
            <translation>&amp;Analyysi</translation>
        </message>
        <message>
            <source>&amp;Another map like this</source>
            <translation>T&amp;oinen samanlainen kartta</translation>
        </message>
        <message>
            <source>&amp;Bridges</source>
            <translation>S&amp;illat</translation>
        </message>
        <message>
            <source>&amp;Choose a picture…</source>
            <translation>Valitse &amp;kuva…</translation>
        </message>
        <message>
            <source>&amp;Clear the recent files</source>
            <translation>&amp;Tyhjennä viimeisimmät tiedostot</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>Sul&amp;je</translation>
        </message>
        <message>
            <source>&amp;Command palette…</source>
            <translation>&amp;Komentopaletti…</translation>
        </message>
        <message>
            <source>&amp;Compose a tile…</source>
            <translation>K&amp;okoa laatta…</translation>
        </message>
        <message>
            <source>&amp;Console</source>
            <translation>Ko&amp;nsoli</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>K&amp;opioi</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Tumma</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>Poi&amp;sta</translation>
        </message>
        <message>
            <source>&amp;Desert</source>
            <translation>&amp;Aavikko</translation>
        </message>
        <message>
            <source>&amp;Discard the proposed tiles</source>
            <translation>&amp;Hylkää ehdotukset</translation>
        </message>
        <message>
            <source>&amp;Draw rivers</source>
            <translation>Piirrä jokia</translation>
        </message>
        <message>
            <source>&amp;Edit this position</source>
            <translation>Muokkaa t&amp;ätä asemaa</translation>
        </message>
        <message>
            <source>&amp;End the comparison</source>
            <translation>L&amp;opeta vertailu</translation>
        </message>
        <message>
            <source>&amp;Erase</source>
            <translation>Pyy&amp;hi</translation>
        </message>
        <message>
            <source>&amp;Errands of machines</source>
            <translation>Koneiden t&amp;ehtävät</translation>
        </message>
        <message>
            <source>&amp;Fast</source>
            <translation>&amp;Nopea</translation>
        </message>
        <message>
            <source>&amp;Fill</source>
            <translation>Tä&amp;ytä</translation>
        </message>
        <message>
            <source>&amp;Fill the selection</source>
            <translation>&amp;Täytä valinta</translation>
        </message>
        <message>
            <source>&amp;Fit the map</source>
            <translation>&amp;Sovita kartta</translation>
        </message>
        <message>
            <source>&amp;Fit the picture to the grid</source>
            <translation>Sovita kuva &amp;ruudukkoon</translation>
        </message>
        <message>
            <source>&amp;Follow the hint</source>
            <translation>Tee vihjeen m&amp;ukaan</translation>
        </message>
        <message>
            <source>&amp;Freehand</source>
            <translation>&amp;Vapaa</translation>
        </message>
        <message>
            <source>&amp;Games played…</source>
            <translation>Pel&amp;atut pelit…</translation>
        </message>
        <message>
            <source>&amp;Go to a place…</source>
            <translation>Sii&amp;rry paikkaan…</translation>
        </message>
        <message>
            <source>&amp;History</source>
            <translation>&amp;Historia</translation>
        </message>
        <message>
            <source>&amp;Homes</source>
            <translation>Ko&amp;dit</translation>
        </message>
        <message>
            <source>&amp;Keep rivers</source>
            <translation>S&amp;äilytä joet</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation>Pika&amp;näppäimet…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Vaalea</translation>
        </message>
        <message>
            <source>&amp;Lines of the game…</source>
            <translation>Pelin &amp;muunnelmat…</translation>
        </message>
        <message>
            <source>&amp;Measure distances</source>
            <translation>&amp;Mittaa etäisyyksiä</translation>
        </message>
        <message>
            <source>&amp;Minimap</source>
            <translation>&amp;Pienoiskartta</translation>
        </message>
        <message>
            <source>&amp;Mirror</source>
            <translation>&amp;Peilaa</translation>
        </message>
        <message>
            <source>&amp;Mountain</source>
            <translation>&amp;Vuoristo</translation>
        </message>
        <message>
            <source>&amp;Move the picture, take its tiles</source>
            <translation>&amp;Siirrä kuvaa, ota sen laattoja</translation>
        </message>
        <message>
            <source>&amp;New map…</source>
            <translation>&amp;Uusi kartta…</translation>
        </message>
        <message>
            <source>&amp;Next difference</source>
            <translation>&amp;Seuraava ero</translation>
        </message>
        <message>
            <source>&amp;Normal</source>
            <translation>&amp;Tavallinen</translation>
        </message>
        <message>
            <source>&amp;Open the scripts folder</source>
            <translation>&amp;Avaa skriptikansio</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>A&amp;vaa…</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Liitä</translation>
        </message>
        <message>
            <source>&amp;Pasture</source>
            <translation>&amp;Laidun</translation>
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation>Pe&amp;limerkit</translation>
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation>P&amp;elaa karttaa…</translation>
        </message>
        <message>
            <source>&amp;Previous difference</source>
            <translation>&amp;Edellinen ero</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Lo&amp;peta</translation>
        </message>
        <message>
            <source>&amp;Read tiles from the picture</source>
            <translation>&amp;Lue laatat kuvasta</translation>
        </message>
        <message>
            <source>&amp;Records…</source>
            <translation>&amp;Ennätykset…</translation>
        </message>
        <message>
            <source>&amp;Rectangle</source>
            <translation>Su&amp;orakulmio</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Tee uu&amp;delleen</translation>
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation>&amp;Palauta asettelu</translation>
        </message>
        <message>
            <source>&amp;Roads</source>
            <translation>Ti&amp;et</translation>
        </message>
        <message>
            <source>&amp;Rock</source>
            <translation>&amp;Kallio</translation>
        </message>
        <message>
            <source>&amp;Run a script…</source>
            <translation>&amp;Suorita skripti…</translation>
        </message>
        <message>
            <source>&amp;Run all that needs no choice</source>
            <translation>Tu&amp;ota kaikki yksiselitteinen</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Tallenna</translation>
        </message>
        <message>
            <source>&amp;Save as a solution…</source>
            <translation>&amp;Tallenna ratkaisuna…</translation>
        </message>
        <message>
            <source>&amp;Sea</source>
            <translation>Me&amp;ri</translation>
        </message>
        <message>
            <source>&amp;Select</source>
            <translation>&amp;Valitse</translation>
        </message>
        <message>
            <source>&amp;Show or hide the picture</source>
            <translation>&amp;Näytä tai piilota kuva</translation>
        </message>
        <message>
            <source>&amp;Show the other version</source>
            <translation>&amp;Näytä toinen versio</translation>
        </message>
        <message>
            <source>&amp;Slow</source>
            <translation>&amp;Hidas</translation>
        </message>
        <message>
            <source>&amp;Statistics</source>
            <translation>T&amp;ilastot</translation>
        </message>
        <message>
            <source>&amp;Take out of the book</source>
            <translation>&amp;Ota pois kirjasta</translation>
        </message>
        <message>
            <source>&amp;Take the certain tiles</source>
            <translation>Ota &amp;varmat laatat</translation>
        </message>
        <message>
            <source>&amp;Tiles</source>
            <translation>Laa&amp;tat</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>Ku&amp;moa</translation>
        </message>
        <message>
            <source>&amp;Unlock all tiles</source>
            <translation>Avaa kaikkien laattojen l&amp;ukitus</translation>
        </message>
        <message>
            <source>&amp;Verify a solution…</source>
            <translation>Ta&amp;rkista ratkaisu…</translation>
        </message>
        <message>
            <source>&amp;Walls</source>
            <translation>M&amp;uurit</translation>
        </message>
        <message>
            <source>&amp;Welcome page</source>
            <translation>&amp;Aloitussivu</translation>
        </message>
        <message>
            <source>&amp;Woods</source>
            <translation>&amp;Metsä</translation>
        </message>
        <message>
            <source>A short code of the whole scenario, for a message, and its QR code</source>
            <translation>Koko skenaarion lyhyt koodi viestiä varten ja sen QR-koodi</translation>
        </message>
        <message>
            <source>Add scenarios to the book, after the selection</source>
            <translation>Ota skenaarioita kirjaan valitun jälkeen</translation>
        </message>
        <message>
            <source>All scenarios in a folder, in the order of its book.json or by name</source>
            <translation>Kaikki kansion skenaariot, sen book.json-tiedoston tai nimien järjestyksessä</translation>
        </message>
        <message>
            <source>Arrange maps in order, with chapters and a cover, and print them all</source>
            <translation>Järjestä kartat lukuihin ja kansien väliin ja tulosta ne kaikki</translation>
        </message>
        <message>
            <source>As&amp;k for a hint</source>
            <translation>&amp;Kysy vihje</translation>
        </message>
        <message>
            <source>Ask what a good player would do now, and why</source>
            <translation>Kysy, mitä hyvä pelaaja nyt tekisi ja miksi</translation>
        </message>
        <message>
            <source>Ask who plays, and begin a further game of the map</source>
            <translation>Kysy, ketkä pelaavat, ja aloita kartalla uusi peli</translation>
        </message>
        <message>
            <source>Begin a chapter before the selection</source>
            <translation>Aloita luku valitun edestä</translation>
        </message>
        <message>
            <source>Begin a new game with the players of the last one</source>
            <translation>Aloita uusi peli edellisen pelin pelaajilla</translation>
        </message>
        <message>
            <source>Book</source>
            <translation>Kirja</translation>
        </message>
        <message>
            <source>Brush</source>
            <translation>Sivellin</translation>
        </message>
        <message>
            <source>Build bridges over rivers</source>
            <translation>Rakenna siltoja jokien yli</translation>
        </message>
        <message>
            <source>Build roads between neighbouring tiles</source>
            <translation>Rakenna teitä vierekkäisten laattojen välille</translation>
        </message>
        <message>
            <source>Build walls between tiles</source>
            <translation>Rakenna muureja laattojen väliin</translation>
        </message>
        <message>
            <source>Carry out the hint as one step, which Undo takes back</source>
            <translation>Tee vihjeen mukaan yhtenä askeleena, jonka voi kumota</translation>
        </message>
        <message>
            <source>Centre at the p&amp;ointer</source>
            <translation>&amp;Keskipiste osoittimeen</translation>
        </message>
        <message>
            <source>Check a solution by the rules, and show its points or its first fault</source>
            <translation>Pelaa ratkaisu uudelleen sääntöjen mukaan: sen pisteet tai ensimmäinen virhe</translation>
        </message>
        <message>
            <source>Choose from a gallery of fair maps that are made for you</source>
            <translation>Valitse tasapuolisista kartoista, jotka ohjelma laatii</translation>
        </message>
        <message>
            <source>Click the middles of two or three tiles of the picture, far apart</source>
            <translation>Napsauta kahden tai kolmen toisistaan kaukana olevan kuvan laatan keskipistettä</translation>
        </message>
        <message>
            <source>Click to lay a tile, drag to paint with it</source>
            <translation>Aseta laatta napsauttamalla, maalaa vetämällä</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Sulje kaikki</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Vertailu</translation>
        </message>
        <message>
            <source>Compare with &amp;another file…</source>
            <translation>Vertaa &amp;toiseen tiedostoon…</translation>
        </message>
        <message>
            <source>Compare with the &amp;backup</source>
            <translation>Vertaa &amp;varmuuskopioon</translation>
        </message>
        <message>
            <source>Compare with the saved &amp;file</source>
            <translation>Vertaa tallennettuun tie&amp;dostoon</translation>
        </message>
        <message>
            <source>Compose the rivers of a tile edge by edge</source>
            <translation>Kokoa laatan joet sivu sivulta</translation>
        </message>
        <message>
            <source>Copy for the pla&amp;y site…</source>
            <translation>Kopioi &amp;pelisivustolle…</translation>
        </message>
        <message>
            <source>Copy map, name and description, and see what keeps the map out</source>
            <translation>Kopioi kartta, nimi ja kuvaus, ja katso, mikä estää kartan</translation>
        </message>
        <message>
            <source>Copy the map as a p&amp;icture</source>
            <translation>Kopioi ka&amp;rtta kuvana</translation>
        </message>
        <message>
            <source>Copy the map as te&amp;xt</source>
            <translation>Kopioi kartta &amp;tekstinä</translation>
        </message>
        <message>
            <source>Copy the selection to its images, or fill in the missing images of the whole map; where images differ, choose which part is copied</source>
            <translation>Kopioi valinta vastineisiinsa tai koko kartta puuttuviin vastineisiin; missä vastineet eroavat, valitse kopioitava osa</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>L&amp;eikkaa</translation>
        </message>
        <message>
            <source>Drag a river over the tiles; Shift takes one away</source>
            <translation>Vedä joki laattojen yli; vaihto pohjassa poistaa joen</translation>
        </message>
        <message>
            <source>Drag the picture under the map; click a tile that is proposed to lay it</source>
            <translation>Siirrä kartan alla olevaa kuvaa vetämällä; aseta ehdotettu laatta napsauttamalla sitä</translation>
        </message>
        <message>
            <source>Draw a line around what is to be selected</source>
            <translation>Piirrä viiva valittavien ympäri</translation>
        </message>
        <message>
            <source>E&amp;xchange players…</source>
            <translation>Paikat p&amp;öydässä…</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Muokkaa</translation>
        </message>
        <message>
            <source>Everything is saved.</source>
            <translation>Kaikki on tallennettu.</translation>
        </message>
        <message>
            <source>Everything that was done and drawn in the game, as text</source>
            <translation>Kaikki, mitä pelissä on tehty ja arvottu, tekstinä</translation>
        </message>
        <message>
            <source>Export a &amp;picture…</source>
            <translation>Vie &amp;kuvana…</translation>
        </message>
        <message>
            <source>Export a &amp;replay…</source>
            <translation>Vie pelin &amp;uusinta…</translation>
        </message>
        <message>
            <source>Export a P&amp;DF…</source>
            <translation>Vie &amp;PDF:nä…</translation>
        </message>
        <message>
            <source>Export for &amp;another program…</source>
            <translation>&amp;Vie toista ohjelmaa varten…</translation>
        </message>
        <message>
            <source>Export the &amp;log…</source>
            <translation>Vie &amp;loki…</translation>
        </message>
        <message>
            <source>F&amp;inish this map</source>
            <translation>Viimeistele tämä &amp;kartta</translation>
        </message>
        <message>
            <source>F&amp;ull screen</source>
            <translation>&amp;Koko näyttö</translation>
        </message>
        <message>
            <source>Figures of the game…</source>
            <translation>Pelin luvut…</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Tiedosto</translation>
        </message>
        <message>
            <source>Fill the selected places with generated tiles that fit</source>
            <translation>Täytä valitut paikat uudestaan sopivilla laatoilla</translation>
        </message>
        <message>
            <source>Find a place by its coordinates or by what stands there</source>
            <translation>Etsi paikka koordinaateista tai siitä, mitä siellä on</translation>
        </message>
        <message>
            <source>Find any command, tile, place or map by a few letters</source>
            <translation>Etsi mikä tahansa komento, laatta, paikka tai kartta parilla kirjaimella</translation>
        </message>
        <message>
            <source>Follow the &amp;system</source>
            <translation>&amp;Kuten järjestelmä</translation>
        </message>
        <message>
            <source>Generate a map of the same shape, with the same amount of everything</source>
            <translation>Laadi samanmuotoinen kartta, jossa kaikkea on yhtä paljon</translation>
        </message>
        <message>
            <source>Give all the room to the map or the board; press again to bring the panels back</source>
            <translation>Anna kaikki tila kartalle tai laudalle; uudelleen painettuna paneelit palaavat</translation>
        </message>
        <message>
            <source>HTML, film, animation, web</source>
            <translation>HTML, elokuva, animaatio, verkko</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ohje</translation>
        </message>
        <message>
            <source>Hi&amp;de the panels</source>
            <translation>P&amp;iilota paneelit</translation>
        </message>
        <message>
            <source>How to &amp;play a map</source>
            <translation>Kartan &amp;pelaaminen</translation>
        </message>
        <message>
            <source>In&amp;vert the selection</source>
            <translation>&amp;Käännä valinta</translation>
        </message>
        <message>
            <source>Keep as a stamp</source>
            <translation>Talleta leimasimeen</translation>
        </message>
        <message>
            <source>Keep as stamp &amp;{slot}</source>
            <translation>Talleta leimasimeen &amp;{slot}</translation>
        </message>
        <message>
            <source>Keep everything that is drawn, and add generated rivers, tiles and homes</source>
            <translation>Säilytä kaikki piirretty ja lisää siihen jokia, laattoja ja koteja</translation>
        </message>
        <message>
            <source>Keep the selected tiles with everything on them, to lay them again on any map</source>
            <translation>Talleta valitut laatat ja kaikki niillä oleva, jotta ne voi asettaa mihin tahansa karttaan</translation>
        </message>
        <message>
            <source>Keep the tile as a &amp;favourite</source>
            <translation>Pidä laatta &amp;suosikkina</translation>
        </message>
        <message>
            <source>L&amp;ock what is selected</source>
            <translation>Lukitse v&amp;alitut</translation>
        </message>
        <message>
            <source>La&amp;yers</source>
            <translation>Ta&amp;sot</translation>
        </message>
        <message>
            <source>Labels and notes</source>
            <translation>Nimiöt ja muistiinpanot</translation>
        </message>
        <message>
            <source>Laborator&amp;y…</source>
            <translation>La&amp;boratorio…</translation>
        </message>
        <message>
            <source>Larger br&amp;ush</source>
            <translation>Suure&amp;mpi sivellin</translation>
        </message>
        <message>
            <source>Lay &amp;tiles</source>
            <translation>&amp;Aseta laattoja</translation>
        </message>
        <message>
            <source>Lay a map in &amp;turns…</source>
            <translation>As&amp;ettele kartta vuorotellen…</translation>
        </message>
        <message>
            <source>Lay and erase a rectangle of tiles, from corner to corner</source>
            <translation>Aseta ja pyyhi laattojen suorakulmio kulmasta kulmaan</translation>
        </message>
        <message>
            <source>Lay and erase tiles in a ring, from the middle to the rim</source>
            <translation>Aseta ja pyyhi laattoja renkaassa keskeltä reunalle</translation>
        </message>
        <message>
            <source>Lay and erase tiles in a straight line, from press to release</source>
            <translation>Aseta ja pyyhi laattoja suorassa rivissä painalluksesta vapautukseen</translation>
        </message>
        <message>
            <source>Lay and erase tiles wherever the pointer is dragged</source>
            <translation>Aseta ja pyyhi laattoja kaikkialla, minne osoitin vedetään</translation>
        </message>
        <message>
            <source>Lay terrains at random, as often as you weigh each; turning draws again</source>
            <translation>Aseta maastoja sattumanvaraisesti, kutakin painonsa mukaan; kääntäminen arpoo uudelleen</translation>
        </message>
        <message>
            <source>Lay the tile on a whole patch of the same kind</source>
            <translation>Aseta laatta koko samanlaiselle alueelle</translation>
        </message>
        <message>
            <source>Lay this terrain next, without rivers; pressed again, with the next river shape</source>
            <translation>Aseta seuraavaksi tätä maastoa ilman jokia; uudelleen painettuna seuraavalla jokimuodolla</translation>
        </message>
        <message>
            <source>Let a Python file work on the map; it may do whatever you may do on this computer, so run only what you trust</source>
            <translation>Anna Python-tiedoston muokata karttaa; se voi tehdä kaiken, mitä sinäkin tällä koneella, joten suorita vain se, mihin luotat</translation>
        </message>
        <message>
            <source>Let all buildings work that need no choice, in the production phase</source>
            <translation>Käytä tuotantovaiheessa kaikkia rakennuksia, joissa ei ole valittavaa</translation>
        </message>
        <message>
            <source>Let machines act without pauses</source>
            <translation>Koneet toimivat tauotta</translation>
        </message>
        <message>
            <source>Let machines play the map many times, and see whether it is fair</source>
            <translation>Anna koneiden pelata karttaa monta kertaa ja katso, onko se tasapuolinen</translation>
        </message>
        <message>
            <source>Let machines wait a little between errands</source>
            <translation>Anna koneiden odottaa hetki tehtävien välillä</translation>
        </message>
        <message>
            <source>Let machines wait two seconds between errands</source>
            <translation>Anna koneiden odottaa kaksi sekuntia tehtävien välillä</translation>
        </message>
        <message>
            <source>Let no machine act until you resume them</source>
            <translation>Koneet odottavat, kunnes ne päästetään jatkamaan</translation>
        </message>
        <message>
            <source>Let the machine whose turn it is act once, while machines are paused</source>
            <translation>Anna vuorossa olevan koneen toimia kerran, kun koneet on pysäytetty</translation>
        </message>
        <message>
            <source>Let tools change every tile again</source>
            <translation>Työkalut saavat taas muuttaa jokaista laattaa</translation>
        </message>
        <message>
            <source>Look through all games that were played here, and open them again</source>
            <translation>Selaa kaikkia täällä pelattuja pelejä ja avaa niitä uudelleen</translation>
        </message>
        <message>
            <source>M&amp;ake symmetrical</source>
            <translation>&amp;Tee symmetriseksi</translation>
        </message>
        <message>
            <source>Make a map as players do at the table, in turns of two tiles each</source>
            <translation>Tee kartta kuten pelaajat pöydän ääressä, kaksi laattaa vuorossa</translation>
        </message>
        <message>
            <source>Make a map of the position that the game shows</source>
            <translation>Tee kartta pelin näyttämästä hetkestä</translation>
        </message>
        <message>
            <source>Make a map of the text that was copied, with all that is in it</source>
            <translation>Tee kartta kopioidusta tekstistä kaikkine sisältöineen</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Kartta</translation>
        </message>
        <message>
            <source>Mark where a player starts</source>
            <translation>Merkitse pelaajan aloituspaikka</translation>
        </message>
        <message>
            <source>Measure a distance in tiles and in turns of a donkey</source>
            <translation>Katso etäisyys laattoina ja aasin vuoroina</translation>
        </message>
        <message>
            <source>Mi&amp;x terrains</source>
            <translation>Sekoita m&amp;aastoja</translation>
        </message>
        <message>
            <source>Mirror what is selected or about to be pasted</source>
            <translation>Peilaa valittu tai liitettävä</translation>
        </message>
        <message>
            <source>More s&amp;hapes</source>
            <translation>L&amp;isää muotoja</translation>
        </message>
        <message>
            <source>Move &amp;down</source>
            <translation>Siirrä &amp;alas</translation>
        </message>
        <message>
            <source>Move &amp;up</source>
            <translation>Siirrä &amp;ylös</translation>
        </message>
        <message>
            <source>Move on by itself where there is nothing to decide</source>
            <translation>Jatka itsestään, kun päätettävää ei ole</translation>
        </message>
        <message>
            <source>Move the keyboard on to the next panel, the map or the board</source>
            <translation>Siirrä näppäimistö seuraavaan paneeliin, karttaan tai lautaan</translation>
        </message>
        <message>
            <source>N&amp;ext tab</source>
            <translation>Seuraava &amp;välilehti</translation>
        </message>
        <message>
            <source>Name abandoned lines of play, compare them, and go back to them</source>
            <translation>Nimeä jätetyt muunnelmat, vertaa niitä ja palaa niihin</translation>
        </message>
        <message>
            <source>Ne&amp;w game…</source>
            <translation>Uusi &amp;peli…</translation>
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation>Seu&amp;raava paneeli</translation>
        </message>
        <message>
            <source>Ne&amp;xt problem</source>
            <translation>Seuraava &amp;ongelma</translation>
        </message>
        <message>
            <source>New &amp;chapter</source>
            <translation>Uusi l&amp;uku</translation>
        </message>
        <message>
            <source>New &amp;generated map…</source>
            <translation>Uusi kartta &amp;generaattorilla…</translation>
        </message>
        <message>
            <source>New boo&amp;k</source>
            <translation>&amp;Yhdistä karttoja kirjaksi</translation>
        </message>
        <message>
            <source>New from the clip&amp;board</source>
            <translation>Uusi &amp;leikepöydältä</translation>
        </message>
        <message>
            <source>No machine is paused on its turn.</source>
            <translation>Yhtään vuorossa olevaa konetta ei ole pysäytetty.</translation>
        </message>
        <message>
            <source>No map is open.</source>
            <translation>Mikään kartta ei ole auki.</translation>
        </message>
        <message>
            <source>No map or game is open.</source>
            <translation>Mikään kartta tai peli ei ole auki.</translation>
        </message>
        <message>
            <source>No other tab is open.</source>
            <translation>Muita välilehtiä ei ole auki.</translation>
        </message>
        <message>
            <source>No picture lies under the map.</source>
            <translation>Kartan alla ei ole kuvaa.</translation>
        </message>
        <message>
            <source>No symmetry is chosen.</source>
            <translation>Symmetriaa ei ole valittu.</translation>
        </message>
        <message>
            <source>No tab with a file has been closed.</source>
            <translation>Yhtään tiedoston välilehteä ei ole suljettu.</translation>
        </message>
        <message>
            <source>No tile is locked.</source>
            <translation>Yhtään laattaa ei ole lukittu.</translation>
        </message>
        <message>
            <source>No tile is proposed from a picture.</source>
            <translation>Kuvasta ei ole ehdotettu laattoja.</translation>
        </message>
        <message>
            <source>No tool changes locked tiles; pressed again, they are unlocked</source>
            <translation>Mikään työkalu ei muuta lukittuja laattoja; uudelleen painettuna lukitus avataan</translation>
        </message>
        <message>
            <source>Nothing in a book is selected that can move down.</source>
            <translation>Kirjasta ei ole valittu mitään, mikä voisi siirtyä alas.</translation>
        </message>
        <message>
            <source>Nothing in a book is selected that can move up.</source>
            <translation>Kirjasta ei ole valittu mitään, mikä voisi siirtyä ylös.</translation>
        </message>
        <message>
            <source>Nothing in a book is selected.</source>
            <translation>Kirjasta ei ole valittu mitään.</translation>
        </message>
        <message>
            <source>Nothing is selected.</source>
            <translation>Mitään ei ole valittu.</translation>
        </message>
        <message>
            <source>One &amp;move of a machine</source>
            <translation>Yksi koneen &amp;siirto</translation>
        </message>
        <message>
            <source>Open a &amp;folder as a book…</source>
            <translation>Avaa kansi&amp;o kirjana…</translation>
        </message>
        <message>
            <source>Open a scenario, a saved game, or a map made in another program</source>
            <translation>Avaa skenaario, tallennettu peli tai toisella ohjelmalla tehty kartta</translation>
        </message>
        <message>
            <source>Open the file of the last closed tab again</source>
            <translation>Avaa uudelleen tiedosto, jonka välilehti suljettiin viimeksi</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>O&amp;minaisuudet</translation>
        </message>
        <message>
            <source>Pa&amp;use the machines</source>
            <translation>P&amp;ysäytä koneet</translation>
        </message>
        <message>
            <source>Panels</source>
            <translation>Paneelit</translation>
        </message>
        <message>
            <source>Pass o&amp;ver empty phases</source>
            <translation>Oh&amp;ita tyhjät vaiheet</translation>
        </message>
        <message>
            <source>Pict&amp;ure</source>
            <translation>K&amp;uva</translation>
        </message>
        <message>
            <source>Picture under the map</source>
            <translation>Kuva kartan alla</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Play a copy of the map, go on with its game, or go back to the map</source>
            <translation>Pelaa esillä olevan kartan kopiota tai jatka sen peliä, ja takaisin</translation>
        </message>
        <message>
            <source>Play at &amp;once</source>
            <translation>Pe&amp;laa heti</translation>
        </message>
        <message>
            <source>Play on &amp;by machine</source>
            <translation>Jatka tästä koneiden voimin</translation>
        </message>
        <message>
            <source>Pr&amp;eferences…</source>
            <translation>&amp;Asetukset…</translation>
        </message>
        <message>
            <source>Pr&amp;int…</source>
            <translation>Tulo&amp;sta…</translation>
        </message>
        <message>
            <source>Pr&amp;oblems</source>
            <translation>&amp;Ongelmat</translation>
        </message>
        <message>
            <source>Pre&amp;vious panel</source>
            <translation>E&amp;dellinen paneeli</translation>
        </message>
        <message>
            <source>Previ&amp;ous problem</source>
            <translation>Edellinen on&amp;gelma</translation>
        </message>
        <message>
            <source>Previous ta&amp;b</source>
            <translation>&amp;Edellinen välilehti</translation>
        </message>
        <message>
            <source>Propose the terrain of each tile by its colour</source>
            <translation>Ehdota kunkin laatan maastoa sen värin perusteella</translation>
        </message>
        <message>
            <source>Put a scan or photo under the map, to trace it</source>
            <translation>Aseta skannaus tai valokuva kartan alle jäljennettäväksi</translation>
        </message>
        <message>
            <source>Put all panels and toolbars back in their original places</source>
            <translation>Palauta kaikki paneelit ja työkalupalkit alkuperäisille paikoilleen</translation>
        </message>
        <message>
            <source>Put buildings, goods and transporters on the map</source>
            <translation>Aseta kartalle rakennuksia, hyödykkeitä ja kuljetusvälineitä</translation>
        </message>
        <message>
            <source>Put the centre of the symmetry where the pointer is</source>
            <translation>Aseta symmetrian keskipiste osoittimen kohdalle</translation>
        </message>
        <message>
            <source>Put the tile in hand first in the palette; press again to take it away</source>
            <translation>Siirrä kädessä oleva laatta valikoiman alkuun; uudelleen painettuna se poistuu sieltä</translation>
        </message>
        <message>
            <source>Put the whole scenario on the clipboard, for a message or a forum</source>
            <translation>Vie koko skenaario leikepöydälle viestiä tai keskustelupalstaa varten</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Pulmat</translation>
        </message>
        <message>
            <source>Python files in this folder stand in the menu</source>
            <translation>Tämän kansion Python-tiedostot ovat valikossa</translation>
        </message>
        <message>
            <source>Python, macro, plug-in</source>
            <translation>Python, makro, liitännäinen</translation>
        </message>
        <message>
            <source>Python, macro, repeat</source>
            <translation>Python, makro, toista</translation>
        </message>
        <message>
            <source>R&amp;emove the picture</source>
            <translation>&amp;Poista kuva</translation>
        </message>
        <message>
            <source>R&amp;ing</source>
            <translation>&amp;Rengas</translation>
        </message>
        <message>
            <source>Re&amp;sult of the game…</source>
            <translation>Peli&amp;n tulos…</translation>
        </message>
        <message>
            <source>Re&amp;vert to the file</source>
            <translation>Palauta tie&amp;dostosta</translation>
        </message>
        <message>
            <source>Read how games are played on the maps, alone or with others</source>
            <translation>Lue, miten kartoilla pelataan yksin tai muiden kanssa</translation>
        </message>
        <message>
            <source>Read how to draw a map, from the first tile to the printed sheet</source>
            <translation>Lue, miten kartta piirretään ensimmäisestä laatasta tulostettuun arkkiin</translation>
        </message>
        <message>
            <source>Read the file again; Undo brings your changes back</source>
            <translation>Lue tiedosto uudelleen; sen jälkeiset muutokset saa takaisin kumoamalla</translation>
        </message>
        <message>
            <source>Read which rules of the game the checks know</source>
            <translation>Lue, mitkä pelin säännöt tarkistukset tuntevat</translation>
        </message>
        <message>
            <source>Redo the ph&amp;ase</source>
            <translation>Tee vai&amp;he uudelleen</translation>
        </message>
        <message>
            <source>Redo the tur&amp;n</source>
            <translation>&amp;Tee vuoro uudelleen</translation>
        </message>
        <message>
            <source>Redo what was undone in this phase</source>
            <translation>Tee uudelleen, mitä vaiheesta on kumottu</translation>
        </message>
        <message>
            <source>Redo what was undone in this turn</source>
            <translation>Tee uudelleen, mitä vuorosta on kumottu</translation>
        </message>
        <message>
            <source>Refuse changes that break a rule of laying tiles, instead of only listing them</source>
            <translation>Estä muutokset, jotka rikkovat laattojen asettelusääntöjä, äläkä vain luetteloi niitä</translation>
        </message>
        <message>
            <source>Reopen close&amp;d tab</source>
            <translation>Avaa suljettu välile&amp;hti</translation>
        </message>
        <message>
            <source>Repeat the last &amp;export</source>
            <translation>&amp;Toista viimeisin vienti</translation>
        </message>
        <message>
            <source>Rivers flow on through plain land that is laid over them</source>
            <translation>Joet virtaavat edelleen joettoman maan läpi, joka asetetaan niiden päälle</translation>
        </message>
        <message>
            <source>Run all that needs no choice, and end production if nothing is left to choose</source>
            <translation>Tuota kaikki yksiselitteinen ja päätä tuotanto, jos valittavaa ei jää</translation>
        </message>
        <message>
            <source>Run the last script &amp;again</source>
            <translation>Suorita viimeisin skripti &amp;uudelleen</translation>
        </message>
        <message>
            <source>Run what needs no cho&amp;ice, and go on</source>
            <translation>Tuota yksiselitteinen &amp;ja jatka</translation>
        </message>
        <message>
            <source>S&amp;hare the map…</source>
            <translation>&amp;Jaa kartta…</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Tallenna ni&amp;mellä…</translation>
        </message>
        <message>
            <source>Save a co&amp;py…</source>
            <translation>Talle&amp;nna kopio…</translation>
        </message>
        <message>
            <source>Save a&amp;ll</source>
            <translation>Tallenna &amp;kaikki</translation>
        </message>
        <message>
            <source>Save witho&amp;ut the future…</source>
            <translation>Tallenna vain t&amp;ähän asti…</translation>
        </message>
        <message>
            <source>Scripts</source>
            <translation>Skriptit</translation>
        </message>
        <message>
            <source>Se&amp;lected tile</source>
            <translation>&amp;Valinta</translation>
        </message>
        <message>
            <source>Search for solo games with many points, from the start or from the moment shown</source>
            <translation>Etsi runsaspisteisiä yksinpelejä alusta tai näkyvästä hetkestä alkaen</translation>
        </message>
        <message>
            <source>See points, goods and idle buildings by turn, and compare with other games</source>
            <translation>Katso pisteitä, hyödykkeitä ja joutilaita rakennuksia vuoroittain ja vertaa muihin peleihin</translation>
        </message>
        <message>
            <source>See the sheet as it will be printed, and print it</source>
            <translation>Katso arkki sellaisena kuin se tulostuu, ja tulosta se</translation>
        </message>
        <message>
            <source>See what this position is worth: machines play on in a copy of the game</source>
            <translation>Katso, mitä näkyvä asema on arvoltaan: koneet jatkavat pelin kopiota</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>&amp;Valitse kaikki</translation>
        </message>
        <message>
            <source>Select &amp;nothing</source>
            <translation>&amp;Poista valinta</translation>
        </message>
        <message>
            <source>Select all of this &amp;kind</source>
            <translation>Valitse kaikki samanla&amp;iset</translation>
        </message>
        <message>
            <source>Select all of this te&amp;rrain</source>
            <translation>Valitse kaikki samaa &amp;maastoa</translation>
        </message>
        <message>
            <source>Select all tiles like the selected ones, or like the one at the pointer</source>
            <translation>Valitse kaikki laatat, jotka ovat kuin valitut tai kuin osoittimen kohdalla oleva</translation>
        </message>
        <message>
            <source>Select all tiles of the same terrain, whatever their rivers</source>
            <translation>Valitse kaikki saman maaston laatat, kulkivatpa niiden joet miten tahansa</translation>
        </message>
        <message>
            <source>Select and move what lies on the map</source>
            <translation>Valitse ja siirrä kartalla olevaa</translation>
        </message>
        <message>
            <source>Select exactly the tiles that are not selected now</source>
            <translation>Valitse laatat, joita ei ole valittu, eikä muita</translation>
        </message>
        <message>
            <source>Select with a &amp;lasso</source>
            <translation>Valitse &amp;lassolla</translation>
        </message>
        <message>
            <source>Show a table of records, add solutions, merge it with others</source>
            <translation>Näytä ennätystaulukko, lisää ratkaisuja, yhdistä se muihin</translation>
        </message>
        <message>
            <source>Show all river shapes that have a name in the palette</source>
            <translation>Tarjoa laattojen joukossa kaikki jokimuodot, joilla on nimi</translation>
        </message>
        <message>
            <source>Show the place of the next problem</source>
            <translation>Näytä seuraavan ongelman paikka</translation>
        </message>
        <message>
            <source>Show the result of the game again</source>
            <translation>Näytä uudelleen, kuka voitti ja millä</translation>
        </message>
        <message>
            <source>Show the whole map</source>
            <translation>Näytä koko kartta</translation>
        </message>
        <message>
            <source>Show what differs from a map in a file of any format</source>
            <translation>Näytä, mikä eroaa minkä tahansa muotoisen tiedoston kartasta</translation>
        </message>
        <message>
            <source>Show what differs from the previous version, which is kept beside the file</source>
            <translation>Näytä, mikä eroaa edellisestä versiosta, jota säilytetään tiedoston vieressä</translation>
        </message>
        <message>
            <source>Show what has changed since the map was saved</source>
            <translation>Näytä, mikä on muuttunut kartan tallentamisen jälkeen</translation>
        </message>
        <message>
            <source>Show what machines have done, errand by errand, on the board too</source>
            <translation>Näytä, mitä koneet ovat tehneet, tehtävä kerrallaan, myös pelilaudalla</translation>
        </message>
        <message>
            <source>Sm&amp;aller brush</source>
            <translation>Pie&amp;nempi sivellin</translation>
        </message>
        <message>
            <source>Solve by ma&amp;chine…</source>
            <translation>Ratkaise koneella…</translation>
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation>Koneiden nopeus</translation>
        </message>
        <message>
            <source>Stamp &amp;{slot}</source>
            <translation>Leimasin &amp;{slot}</translation>
        </message>
        <message>
            <source>Stamps</source>
            <translation>Leimasimet</translation>
        </message>
        <message>
            <source>Straight &amp;line</source>
            <translation>Suora v&amp;iiva</translation>
        </message>
        <message>
            <source>Stri&amp;ct</source>
            <translation>&amp;Tiukka</translation>
        </message>
        <message>
            <source>Switch between this map and the version that it is compared with</source>
            <translation>Vaihda tämän kartan ja vertailtavan version välillä</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetria</translation>
        </message>
        <message>
            <source>Tabletop Simulator, text map, online play site</source>
            <translation>Tabletop Simulator, tekstikartta, verkkopelisivusto</translation>
        </message>
        <message>
            <source>Take &amp;all proposed tiles</source>
            <translation>Ota k&amp;aikki ehdotetut laatat</translation>
        </message>
        <message>
            <source>Take away what lies under the pointer</source>
            <translation>Poista osoittimen alla oleva</translation>
        </message>
        <message>
            <source>Take over from a machine, or let a machine play on for a person</source>
            <translation>Ota paikka koneelta tai anna koneen jatkaa jonkun puolesta</translation>
        </message>
        <message>
            <source>Take the tiles of this stamp in hand</source>
            <translation>Ota käteen laatat, jotka on talletettu tähän leimasimeen</translation>
        </message>
        <message>
            <source>Te&amp;xts</source>
            <translation>Te&amp;kstit</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Maasto</translation>
        </message>
        <message>
            <source>The file has no earlier version.</source>
            <translation>Tiedostosta ei ole edellistä versiota.</translation>
        </message>
        <message>
            <source>The file of the scenario stays as it is</source>
            <translation>Skenaarion tiedosto pysyy ennallaan</translation>
        </message>
        <message>
            <source>The game as a page that plays it in any browser</source>
            <translation>Peli sivuna, joka toistaa sen missä tahansa selaimessa</translation>
        </message>
        <message>
            <source>The map has no file yet.</source>
            <translation>Kartalla ei ole vielä tiedostoa.</translation>
        </message>
        <message>
            <source>The map in a format that another program reads</source>
            <translation>Kartta muodossa, jota toinen ohjelma lukee</translation>
        </message>
        <message>
            <source>The map is not being compared with another version.</source>
            <translation>Karttaa ei verrata mihinkään toiseen versioon.</translation>
        </message>
        <message>
            <source>The map, or the board of the game as it is shown, as a PNG or SVG picture</source>
            <translation>Kartta tai pelin lauta sellaisena kuin se näkyy, PNG- tai SVG-kuvana</translation>
        </message>
        <message>
            <source>The scenario on one page, or the tiles in their true size on several</source>
            <translation>Skenaario yhdellä sivulla tai laatat oikeassa koossa usealla</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Teema</translation>
        </message>
        <message>
            <source>There are no problems.</source>
            <translation>Ongelmia ei ole.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Ei ole mitään tehtävä uudelleen.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Ei ole mitään kumottavaa.</translation>
        </message>
        <message>
            <source>This tab has no game with a hint.</source>
            <translation>Tässä välilehdessä ei ole peliä, jossa on vihje.</translation>
        </message>
        <message>
            <source>This tab has no game with anything to redo.</source>
            <translation>Tässä välilehdessä ei ole peliä, jossa olisi jotain tehtävä uudelleen.</translation>
        </message>
        <message>
            <source>This tab has no game with anything to undo.</source>
            <translation>Tässä välilehdessä ei ole peliä, jossa olisi kumottavaa.</translation>
        </message>
        <message>
            <source>This tab has no game with machine players.</source>
            <translation>Tässä välilehdessä ei ole peliä, jossa kone pelaa.</translation>
        </message>
        <message>
            <source>This tab has not been exported yet.</source>
            <translation>Tätä välilehteä ei ole vielä viety.</translation>
        </message>
        <message>
            <source>This tab is not a book.</source>
            <translation>Tässä välilehdessä ei ole kirjaa.</translation>
        </message>
        <message>
            <source>This tab is not a finished game.</source>
            <translation>Tässä välilehdessä ei ole päättynyttä peliä.</translation>
        </message>
        <message>
            <source>This tab is not a finished solo game.</source>
            <translation>Tässä välilehdessä ei ole päättynyttä yksinpeliä.</translation>
        </message>
        <message>
            <source>This tab is not a game.</source>
            <translation>Tässä välilehdessä ei ole peliä.</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Työkalut</translation>
        </message>
        <message>
            <source>Turn &amp;left</source>
            <translation>K&amp;äännä vasemmalle</translation>
        </message>
        <message>
            <source>Turn r&amp;ight</source>
            <translation>&amp;Käännä oikealle</translation>
        </message>
        <message>
            <source>Turn the tile to lay until its rivers meet those around the pointer</source>
            <translation>Käännä asetettavaa laattaa, kunnes sen joet kohtaavat osoittimen ympärillä olevat</translation>
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, anticlockwise</source>
            <translation>Käännä asetettavaa laattaa tai valittua vastapäivään</translation>
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, clockwise</source>
            <translation>Käännä asetettavaa laattaa tai valittua myötäpäivään</translation>
        </message>
        <message>
            <source>Turn to fit the ri&amp;vers</source>
            <translation>Käännä &amp;jokien mukaan</translation>
        </message>
        <message>
            <source>Undo everything back to the beginning of the phase</source>
            <translation>Kumoa kaikki vaiheen alkuun asti</translation>
        </message>
        <message>
            <source>Undo everything back to the beginning of the turn</source>
            <translation>Kumoa kaikki vuoron alkuun asti</translation>
        </message>
        <message>
            <source>Undo the &amp;turn</source>
            <translation>Kumoa vuo&amp;ro</translation>
        </message>
        <message>
            <source>Undo the p&amp;hase</source>
            <translation>Kumoa &amp;vaihe</translation>
        </message>
        <message>
            <source>User &amp;guide</source>
            <translation>K&amp;äyttöopas</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Näytä</translation>
        </message>
        <message>
            <source>What the c&amp;hecks look for</source>
            <translation>&amp;Mitä tarkistukset etsivät</translation>
        </message>
        <message>
            <source>Write a copy for others, in which chance brings something else from here on: a saved game contains what chance will bring</source>
            <translation>Kirjoita muille annettava kopio, jonka arvonnat menevät toisin: tallennettu peli sisältää jo sen, mitä siinä arvotaan</translation>
        </message>
        <message>
            <source>Write a copy of the map to another file, and go on with this one</source>
            <translation>Kirjoita kartta toiseen tiedostoon ja jatka tällä</translation>
        </message>
        <message>
            <source>Write labels, notes and the names of districts on the map</source>
            <translation>Kirjoita nimiöitä, muistiinpanoja ja alueiden nimiä kartalle</translation>
        </message>
        <message>
            <source>Write the solo game as a small file that anybody with the map can verify</source>
            <translation>Kirjoita yksinpeli pieneksi tiedostoksi, jonka kuka tahansa voi kartan avulla tarkistaa</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>L&amp;ähennä</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>&amp;Loitonna</translation>
        </message>
        <message>
            <source>Zoom to &amp;100 %</source>
            <translation>Koko &amp;100 %</translation>
        </message>
        <message>
            <source>advice, help, best move</source>
            <translation>neuvo, apu, paras siirto</translation>
        </message>
        <message>
            <source>box of tiles, hexagons, players</source>
            <translation>laattalaatikko, kuusikulmiot, pelaajat</translation>
        </message>
        <message>
            <source>charts, statistics, milestones, income, compare games</source>
            <translation>kaaviot, tilastot, virstanpylväät, tulot, pelien vertailu</translation>
        </message>
        <message>
            <source>differences, diff, versions</source>
            <translation>erot, diff, versiot</translation>
        </message>
        <message>
            <source>evaluate, value, autoplay</source>
            <translation>arvioi, arvo, automaattinen</translation>
        </message>
        <message>
            <source>export the sheet, pages to print, cut marks, A4, Letter</source>
            <translation>vie arkki, tulostettavat sivut, leikkausmerkit, A4, Letter</translation>
        </message>
        <message>
            <source>flip, reflect</source>
            <translation>käännä ympäri, heijasta</translation>
        </message>
        <message>
            <source>folder of scenarios, collection, chapters</source>
            <translation>skenaarioiden kansio, kokoelma, luvut</translation>
        </message>
        <message>
            <source>generate, complete, random tiles</source>
            <translation>laadi, täydennä, satunnaiset laatat</translation>
        </message>
        <message>
            <source>generate, random map</source>
            <translation>laadi, satunnainen kartta</translation>
        </message>
        <message>
            <source>generate, random tiles</source>
            <translation>laadi, satunnaiset laatat</translation>
        </message>
        <message>
            <source>image, transparent, coordinates, size in pixels</source>
            <translation>kuva, läpinäkyvä, koordinaatit, koko pikseleinä</translation>
        </message>
        <message>
            <source>manual, documentation</source>
            <translation>ohjekirja, dokumentaatio</translation>
        </message>
        <message>
            <source>map code, QR code, send, exchange</source>
            <translation>karttakoodi, QR-koodi, lähetä, vaihda</translation>
        </message>
        <message>
            <source>online, publish, verify, upload, submit</source>
            <translation>verkossa, julkaise, vahvista, lataa, lähetä</translation>
        </message>
        <message>
            <source>own shape, new tile, rivers</source>
            <translation>oma muoto, uusi laatta, joet</translation>
        </message>
        <message>
            <source>paper, true size, pages, cut marks</source>
            <translation>paperi, oikea koko, sivut, leikkausmerkit</translation>
        </message>
        <message>
            <source>players, person, machine, give away, replace</source>
            <translation>pelaajat, ihminen, kone, luovuttaa, korvata</translation>
        </message>
        <message>
            <source>polygon, freehand, outline</source>
            <translation>monikulmio, vapaa piirto, ääriviiva</translation>
        </message>
        <message>
            <source>protect, freeze, pin, unlock</source>
            <translation>suojaa, jäädytä, kiinnitä, avaa lukitus</translation>
        </message>
        <message>
            <source>puzzle, best solutions, leaderboard</source>
            <translation>pulma, parhaat ratkaisut, tulostaulu</translation>
        </message>
        <message>
            <source>puzzle, check, record</source>
            <translation>pulma, tarkistus, ennätys</translation>
        </message>
        <message>
            <source>puzzle, export, record</source>
            <translation>pulma, vienti, ennätys</translation>
        </message>
        <message>
            <source>random brush, weighted, chance, dice</source>
            <translation>satunnaissivellin, painotettu, sattuma, noppa</translation>
        </message>
        <message>
            <source>random map, generator, gallery, fair</source>
            <translation>satunnainen kartta, generaattori, galleria, tasapuolinen</translation>
        </message>
        <message>
            <source>rare, unprinted, palette</source>
            <translation>harvinainen, painamaton, valikoima</translation>
        </message>
        <message>
            <source>ruler, steps, how far</source>
            <translation>viivain, askeleet, kuinka kaukana</translation>
        </message>
        <message>
            <source>settings, options, colours, wheel, motion, language, copies</source>
            <translation>valinnat, värit, rulla, liike, kieli, kopiot</translation>
        </message>
        <message>
            <source>share a running game, seed, secret, mines</source>
            <translation>jaa käynnissä oleva peli, siemenluku, salaisuus, kaivokset</translation>
        </message>
        <message>
            <source>similar, alike, all woods, all sea</source>
            <translation>samanlainen, kaikki metsät, kaikki meri</translation>
        </message>
        <message>
            <source>similar, alike, same tile</source>
            <translation>samanlainen, sama laatta</translation>
        </message>
        <message>
            <source>simulate, fairness, statistics, heat map, balance</source>
            <translation>simuloi, tasapuolisuus, tilasto, lämpökartta, tasapaino</translation>
        </message>
        <message>
            <source>solver, optimise, best solo game</source>
            <translation>ratkaisija, optimoi, paras yksinpeli</translation>
        </message>
        <message>
            <source>star, bookmark, palette</source>
            <translation>tähti, kirjanmerkki, valikoima</translation>
        </message>
        <message>
            <source>stream, source, spring, mouth, junction</source>
            <translation>virta, lähde, suu, haara</translation>
        </message>
        <message>
            <source>template, pattern, favourite</source>
            <translation>malli, kuvio, suosikki</translation>
        </message>
        <message>
            <source>terrain under a river, preserve</source>
            <translation>maasto joen alla, säilytä</translation>
        </message>
        <message>
            <source>text, region, name, remark, caption</source>
            <translation>teksti, seutu, nimi, huomautus</translation>
        </message>
        <message>
            <source>tile-laying game, machines, players, world</source>
            <translation>laattapeli, koneet, pelaajat, maailma</translation>
        </message>
        <message>
            <source>trace, scan, photo, background</source>
            <translation>jäljennä, skannaus, valokuva, tausta</translation>
        </message>
        <message>
            <source>undo closing, restore</source>
            <translation>kumoa sulkeminen, palauta</translation>
        </message>
        <message>
            <source>watch, follow, trails, last turn</source>
            <translation>katsoa, seurata, jäljet, viime vuoro</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>Hints are for people, and it is a machine's turn to act.</source>
            <translation>Vihjeen saa ihminen; nyt on koneen vuoro toimia.</translation>
        </message>
        <message>
            <source>Hints are for the present moment of a game that is not over.</source>
            <translation>Vihjeen saa vain kesken olevan pelin nykyhetkessä.</translation>
        </message>
    </context>
    <context>
        <name>Agreement</name>
        <message>
            <source>Please report it with {file}.</source>
            <translation>Ilmoita siitä ja liitä mukaan {file}.</translation>
        </message>
        <message>
            <source>The checks and the geometry disagree about {map}. This is a fault of rbdesigner, not of the map.</source>
            <translation>Tarkistukset ovat ristiriidassa geometrian kanssa: {map}. Vika on rbdesignerissä, ei kartassa.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisPanel</name>
        <message>
            <source>Build a bridge</source>
            <translation>Rakenna silta</translation>
        </message>
        <message>
            <source>Build roads</source>
            <translation>Rakenna tiet</translation>
        </message>
        <message>
            <source>By facts alone, fairness goes from {before} to {after}.</source>
            <translation>Pelkistä tiedoista: tasapuolisuus {before} → {after}.</translation>
        </message>
        <message>
            <source>Contested land</source>
            <translation>Kiistanalainen maa</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Tee se</translation>
        </message>
        <message>
            <source>Facts about the homes</source>
            <translation>Tietoja kodeista</translation>
        </message>
        <message>
            <source>Facts shown on the map</source>
            <translation>Kartalla näytettävät tiedot</translation>
        </message>
        <message>
            <source>Fairness goes from {before} to {after}.</source>
            <translation>Tasapuolisuus {before} → {after}.</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Havainnot</translation>
        </message>
        <message>
            <source>Look for small edits that make the map fairer</source>
            <translation>Etsii pieniä muutoksia, jotka tasapuolistavat karttaa</translation>
        </message>
        <message>
            <source>Looking for edits…</source>
            <translation>Etsitään muutoksia…</translation>
        </message>
        <message>
            <source>Make the map fairer</source>
            <translation>Tee kartasta tasapuolisempi</translation>
        </message>
        <message>
            <source>Mend the errors of the map first</source>
            <translation>Korjaa ensin kartan virheet</translation>
        </message>
        <message>
            <source>No small edit makes the map fairer.</source>
            <translation>Mikään pieni muutos ei tasapuolista karttaa.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Ei mitään</translation>
        </message>
        <message>
            <source>On the map:</source>
            <translation>Kartalla:</translation>
        </message>
        <message>
            <source>Out of date: {sentence}</source>
            <translation>Vanhentunut: {sentence}</translation>
        </message>
        <message>
            <source>Suggest edits</source>
            <translation>Ehdota muutoksia</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Vuoroja lähimmästä kodista</translation>
        </message>
        <message>
            <source>Who is first where</source>
            <translation>Kuka on missä ensin</translation>
        </message>
        <message>
            <source>{fairness} Plans follow.</source>
            <translation>{fairness} Suunnitelmat tulossa.</translation>
        </message>
        <message>
            <source>{fairness} Plans need a map without errors.</source>
            <translation>{fairness} Suunnitelmia tehdään vain virheettömästä kartasta.</translation>
        </message>
    </context>
    <context>
        <name>AtlasAxisFields</name>
        <message>
            <source>from</source>
            <translation>väli</translation>
        </message>
        <message>
            <source>to</source>
            <translation>–</translation>
        </message>
    </context>
    <context>
        <name>AtlasGrid</name>
        <message>
            <source>Maps of the atlas</source>
            <translation>Kartaston kartat</translation>
        </message>
        <message>
            <source>No map yet</source>
            <translation>Ei vielä karttaa</translation>
        </message>
    </context>
    <context>
        <name>AtlasPage</name>
        <message numerus="yes">
            <source>%n maps would be lost.</source>
            <translation>
                <numerusform>%n kartta katoaisi.</numerusform>
                <numerusform>%n karttaa katoaisi.</numerusform>
            </translation>
        </message>
        <message>
            <source>Across</source>
            <translation>Vaakasuunnassa</translation>
        </message>
        <message>
            <source>Atlas</source>
            <translation>Kartasto</translation>
        </message>
        <message>
            <source>Atlas map {number}</source>
            <translation>Kartaston kartta {number}</translation>
        </message>
        <message>
            <source>Atlases ({suffixes})</source>
            <translation>Kartastot ({suffixes})</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Ruutuja</translation>
        </message>
        <message>
            <source>Choose two axes and press Generate.</source>
            <translation>Valitse kaksi akselia ja paina Laadi.</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Pystysuunnassa</translation>
        </message>
        <message>
            <source>Generated by rbdesigner: try {number} of the atlas of seed {seed}.</source>
            <translation>Luotu rbdesignerilla: siemenluvun {seed} kartaston yritys {number}.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Jatka</translation>
        </message>
        <message>
            <source>How many cells each axis has; Islands and Tiles have one a number at most</source>
            <translation>Montako ruutua kullakin akselilla on; saarilla ja laatoilla on enintään yksi lukua kohti</translation>
        </message>
        <message>
            <source>Open an atlas</source>
            <translation>Avaa kartasto</translation>
        </message>
        <message>
            <source>Open as a new map</source>
            <translation>Avaa uutena karttana</translation>
        </message>
        <message>
            <source>Open atlas…</source>
            <translation>Avaa kartasto…</translation>
        </message>
        <message>
            <source>Save atlas…</source>
            <translation>Tallenna kartasto…</translation>
        </message>
        <message>
            <source>Save the atlas</source>
            <translation>Tallenna kartasto</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Pysäytä</translation>
        </message>
        <message>
            <source>The atlas is read…</source>
            <translation>Kartastoa luetaan…</translation>
        </message>
        <message>
            <source>the atlas</source>
            <translation>kartasto</translation>
        </message>
        <message>
            <source>{filled} of {cells} cells, mean fairness {fairness} by facts alone, {tries} maps tried</source>
            <translation>{filled}/{cells} ruutua, tasapuolisuus pelkistä tiedoista keskimäärin {fairness}, {tries} karttaa kokeiltu</translation>
        </message>
        <message>
            <source>{filled} of {cells} cells, {tries} maps tried</source>
            <translation>{filled}/{cells} ruutua, {tries} karttaa kokeiltu</translation>
        </message>
    </context>
    <context>
        <name>AtlasPreview</name>
        <message>
            <source>Choose a map to see it large.</source>
            <translation>Valitse kartta, niin näet sen suurena.</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Ulkonäkö</translation>
        </message>
    </context>
    <context>
        <name>BackgroundJob</name>
        <message>
            <source>This map cannot be played: it has errors, which the list of its problems names.</source>
            <translation>Tätä karttaa ei voi pelata: siinä on virheitä, jotka ovat sen ongelmaluettelossa.</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close this notice</source>
            <translation>Sulje tämä ilmoitus</translation>
        </message>
    </context>
    <context>
        <name>BookDialog</name>
        <message>
            <source>Export the book as PDF</source>
            <translation>Vie kirja PDF:nä</translation>
        </message>
        <message>
            <source>These are the pages of the book. Cover, contents and the style of the sheets are set beside its maps.</source>
            <translation>Nämä ovat kirjan sivut. Kansi, sisällys ja arkkien tyyli valitaan karttojen vieressä.</translation>
        </message>
    </context>
    <context>
        <name>BookFields</name>
        <message>
            <source>A pattern such as RB-## numbers the maps; without one they keep their own codes</source>
            <translation>Kaava kuten RB-## numeroi kartat; ilman kaavaa ne pitävät omat koodinsa</translation>
        </message>
        <message>
            <source>As each map says</source>
            <translation>Kunkin kartan oma</translation>
        </message>
        <message>
            <source>Authors, separated by commas</source>
            <translation>Tekijät pilkuilla erotettuina</translation>
        </message>
        <message>
            <source>Black and white</source>
            <translation>Mustavalkoinen</translation>
        </message>
        <message>
            <source>Blank score sheet at the end</source>
            <translation>Tyhjä pistelomake lopussa</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Laatikko</translation>
        </message>
        <message>
            <source>Change the book</source>
            <translation>Muuta kirjaa</translation>
        </message>
        <message>
            <source>Code in the book</source>
            <translation>Koodi kirjassa</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>Koodit</translation>
        </message>
        <message>
            <source>Coordinates on the tiles</source>
            <translation>Koordinaatit laatoilla</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Kansi</translation>
        </message>
        <message>
            <source>Introduction</source>
            <translation>Johdanto</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Vaaka</translation>
        </message>
        <message>
            <source>Legend on each sheet</source>
            <translation>Selitykset joka arkilla</translation>
        </message>
        <message>
            <source>Map on the cover</source>
            <translation>Kannen kartta</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Kartat</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Suunta</translation>
        </message>
        <message>
            <source>Page for notes at the end</source>
            <translation>Muistiinpanosivu lopussa</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Paperi</translation>
        </message>
        <message>
            <source>Player aid at the end</source>
            <translation>Pelaajaohje lopussa</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Pysty</translation>
        </message>
        <message>
            <source>Selected</source>
            <translation>Valittu</translation>
        </message>
        <message>
            <source>Sheets</source>
            <translation>Arkit</translation>
        </message>
        <message>
            <source>Style of the maps</source>
            <translation>Karttojen tyyli</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Teksti</translation>
        </message>
        <message>
            <source>The first one</source>
            <translation>Ensimmäinen</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Title in the book</source>
            <translation>Nimi kirjassa</translation>
        </message>
        <message>
            <source>To fit the map</source>
            <translation>Kuten kartalle sopii</translation>
        </message>
    </context>
    <context>
        <name>BookFiles</name>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Kartan kuva on leikepöydällä.</translation>
        </message>
        <message>
            <source>Add maps</source>
            <translation>Lisää karttoja</translation>
        </message>
        <message>
            <source>Books ({suffixes})</source>
            <translation>Kirjat ({suffixes})</translation>
        </message>
        <message>
            <source>Changes since the last save will be lost. The file stays as it is.</source>
            <translation>Viime tallennuksen jälkeiset muutokset menetetään. Tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>It has not been saved. Its order and its chapters will be lost; the maps stay as they are.</source>
            <translation>Sitä ei ole tallennettu. Sen järjestys ja luvut menetetään; kartat pysyvät ennallaan.</translation>
        </message>
        <message>
            <source>Load the file again</source>
            <translation>Lataa tiedosto uudelleen</translation>
        </message>
        <message>
            <source>Open a folder as a book</source>
            <translation>Avaa kansio kirjana</translation>
        </message>
        <message>
            <source>Save the book as</source>
            <translation>Tallenna kirja nimellä</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Skenaariot ({suffixes})</translation>
        </message>
        <message>
            <source>The book could not be exported.</source>
            <translation>Kirjaa ei voitu viedä.</translation>
        </message>
        <message>
            <source>The book could not be saved. It is still open.</source>
            <translation>Kirjaa ei voitu tallentaa. Se on yhä auki.</translation>
        </message>
        <message>
            <source>This book cannot be opened.</source>
            <translation>Tätä kirjaa ei voi avata.</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n kartta</numerusform>
                <numerusform>%n karttaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n ongelma</numerusform>
                <numerusform>%n ongelmaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Add maps</source>
            <translation>Lisää karttoja</translation>
        </message>
        <message>
            <source>Begin a chapter</source>
            <translation>Aloita luku</translation>
        </message>
        <message>
            <source>Book</source>
            <translation>Kirja</translation>
        </message>
        <message>
            <source>Chapter {title}</source>
            <translation>Luku {title}</translation>
        </message>
        <message>
            <source>Drop scenarios here, or add them with the button above.</source>
            <translation>Pudota skenaarioita tähän tai lisää ne yllä olevalla painikkeella.</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Siirrä</translation>
        </message>
        <message>
            <source>New chapter</source>
            <translation>Uusi luku</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Ongelmat</translation>
        </message>
        <message>
            <source>Problems ({number})</source>
            <translation>Ongelmat ({number})</translation>
        </message>
        <message>
            <source>Take out of the book</source>
            <translation>Ota pois kirjasta</translation>
        </message>
        <message>
            <source>This file cannot be read.</source>
            <translation>Tätä tiedostoa ei voi lukea.</translation>
        </message>
        <message>
            <source>Untitled book</source>
            <translation>Nimetön kirja</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>ennätys {points}</translation>
        </message>
    </context>
    <context>
        <name>BoxEditor</name>
        <message>
            <source>&amp;Begin with</source>
            <translation>L&amp;ähtökohta</translation>
        </message>
        <message>
            <source>&amp;Name of the box</source>
            <translation>&amp;Laatikon nimi</translation>
        </message>
        <message>
            <source>Another &amp;shape…</source>
            <translation>&amp;Muu muoto…</translation>
        </message>
        <message>
            <source>Define a box</source>
            <translation>Määritä laatikko</translation>
        </message>
        <message>
            <source>Name of the box</source>
            <translation>Laatikon nimi</translation>
        </message>
        <message>
            <source>Own box</source>
            <translation>Oma laatikko</translation>
        </message>
        <message>
            <source>Tiles of each kind</source>
            <translation>Laatat lajeittain</translation>
        </message>
        <message>
            <source>Tiles: {count}</source>
            <translation>Laattoja: {count}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>tyhjä</translation>
        </message>
        <message>
            <source>the 144 tiles of the second edition</source>
            <translation>toisen laitoksen 144 laattaa</translation>
        </message>
        <message>
            <source>the numbers below</source>
            <translation>alla olevat määrät</translation>
        </message>
        <message>
            <source>the tiles on this map</source>
            <translation>tämän kartan laatat</translation>
        </message>
        <message>
            <source>two boxes</source>
            <translation>kaksi laatikkoa</translation>
        </message>
    </context>
    <context>
        <name>BoxField</name>
        <message>
            <source>Choose another box</source>
            <translation>Valitse toinen laatikko</translation>
        </message>
        <message>
            <source>Define a box</source>
            <translation>Määritä laatikko</translation>
        </message>
        <message>
            <source>Define a box…</source>
            <translation>Määritä laatikko…</translation>
        </message>
        <message>
            <source>Own: {title}</source>
            <translation>Oma: {title}</translation>
        </message>
        <message>
            <source>Set how many tiles of each kind there are</source>
            <translation>Määritä, montako laattaa kutakin lajia on</translation>
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
            <translation>Joen yli, suunta</translation>
        </message>
    </context>
    <context>
        <name>BridgeTool</name>
        <message>
            <source>A bridge stands here; right click removes it</source>
            <translation>Tässä on silta; poista napsauttamalla oikealla</translation>
        </message>
        <message>
            <source>Bridges stand on tiles that a river divides</source>
            <translation>Sillat ovat laatoilla, jotka joki jakaa</translation>
        </message>
        <message>
            <source>Build bridge</source>
            <translation>Rakenna silta</translation>
        </message>
        <message>
            <source>Click to build a bridge</source>
            <translation>Rakenna silta napsauttamalla</translation>
        </message>
        <message>
            <source>Remove bridge</source>
            <translation>Poista silta</translation>
        </message>
    </context>
    <context>
        <name>BrushTool</name>
        <message>
            <source>Release at the other end of the shape; Esc cancels</source>
            <translation>Päästä irti muodon toisessa päässä; Esc peruu</translation>
        </message>
        <message>
            <source>{stroke} at {place}</source>
            <translation>{stroke} kohdassa {place}</translation>
        </message>
    </context>
    <context>
        <name>BuildingRow</name>
        <message>
            <source>Gold in the bag</source>
            <translation>Kultaa kaivospussissa</translation>
        </message>
        <message>
            <source>Iron in the bag</source>
            <translation>Rautaa kaivospussissa</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Laatan osa</translation>
        </message>
    </context>
    <context>
        <name>CargoEditor</name>
        <message>
            <source>Load a good</source>
            <translation>Lastaa hyödyke</translation>
        </message>
        <message>
            <source>Load a good…</source>
            <translation>Lastaa hyödyke…</translation>
        </message>
        <message>
            <source>{loaded} of {most} goods</source>
            <translation>{loaded}/{most} hyödykettä</translation>
        </message>
    </context>
    <context>
        <name>CarryingTool</name>
        <message>
            <source>Cannot be put here: {thing}</source>
            <translation>Tässä ei ole tilaa: {thing}</translation>
        </message>
        <message>
            <source>Move {number} {thing}</source>
            <translation>Siirrä {number} × {thing}</translation>
        </message>
        <message>
            <source>Move {thing}</source>
            <translation>Siirrä: {thing}</translation>
        </message>
        <message>
            <source>Release to put down: all {stack} {thing}; without Shift only one</source>
            <translation>Laske tähän vapauttamalla: kaikki {stack} × {thing}; ilman vaihtoa vain yksi</translation>
        </message>
        <message>
            <source>Release to put down: one of {stack} {thing}; hold Shift for all of them</source>
            <translation>Laske tähän vapauttamalla: yksi, pinossa {stack} × {thing}; vaihto pohjassa kaikki</translation>
        </message>
        <message>
            <source>Release to put down: {thing}</source>
            <translation>Laske tähän vapauttamalla: {thing}</translation>
        </message>
    </context>
    <context>
        <name>ChartView</name>
        <message>
            <source>The chart is being drawn…</source>
            <translation>Kaaviota piirretään…</translation>
        </message>
    </context>
    <context>
        <name>ChoiceButton</name>
        <message>
            <source>Hide them</source>
            <translation>Piilota ne</translation>
        </message>
        <message>
            <source>Show them one by one</source>
            <translation>Näytä ne yksitellen</translation>
        </message>
    </context>
    <context>
        <name>ChoiceRow</name>
        <message>
            <source>Choose the goods that it takes, and from where</source>
            <translation>Valitse tarvittavat hyödykkeet ja mistä ne otetaan</translation>
        </message>
        <message>
            <source>Choose what pays: {action}</source>
            <translation>Valitse, millä maksetaan: {action}</translation>
        </message>
        <message>
            <source>With…</source>
            <translation>Millä…</translation>
        </message>
    </context>
    <context>
        <name>ChoicesPanel</name>
        <message numerus="yes">
            <source>%n buildings could work</source>
            <translation>
                <numerusform>%n rakennus voisi tuottaa</numerusform>
                <numerusform>%n rakennusta voisi tuottaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings that cannot be built now</source>
            <translation>
                <numerusform>%n rakennus, jota ei voi nyt rakentaa</numerusform>
                <numerusform>%n rakennusta, joita ei voi nyt rakentaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n factories could make a transporter</source>
            <translation>
                <numerusform>%n tehdas voisi valmistaa kuljetusvälineen</numerusform>
                <numerusform>%n tehdasta voisi valmistaa kuljetusvälineen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n idle buildings could be fed</source>
            <translation>
                <numerusform>%n joutilaalle rakennukselle voisi tuoda raaka-aineita</numerusform>
                <numerusform>%n joutilaalle rakennukselle voisi tuoda raaka-aineita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mixtures of wood that cannot be used now</source>
            <translation>
                <numerusform>%n puuyhdistelmä, jota ei voi nyt käyttää</numerusform>
                <numerusform>%n puuyhdistelmää, joita ei voi nyt käyttää</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places are possible. Click one on the map.</source>
            <translation>
                <numerusform>%n paikka on mahdollinen. Napsauta sitä kartalla.</numerusform>
                <numerusform>Mahdollisia paikkoja on %n. Napsauta yhtä niistä kartalla.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters have not moved</source>
            <translation>
                <numerusform>%n kuljetusväline ei ole liikkunut</numerusform>
                <numerusform>%n kuljetusvälinettä ei ole liikkunut</numerusform>
            </translation>
        </message>
        <message>
            <source>1 gold or iron from its bag every turn</source>
            <translation>1 kulta tai rauta kaivospussista joka vuorolla</translation>
        </message>
        <message numerus="yes">
            <source>Add a shaft: %n mixtures</source>
            <translation>
                <numerusform>Lisää kaivoskuilu: %n yhdistelmä</numerusform>
                <numerusform>Lisää kaivoskuilu: %n yhdistelmää</numerusform>
            </translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Eläimet</translation>
        </message>
        <message>
            <source>Ask {players}</source>
            <translation>Kysy: {players}</translation>
        </message>
        <message>
            <source>At the temple, closest first: {players}</source>
            <translation>Temppelillä, lähin ensin: {players}</translation>
        </message>
        <message numerus="yes">
            <source>Build a bridge: at %n places</source>
            <translation>
                <numerusform>Rakenna silta: %n paikkaan</numerusform>
                <numerusform>Rakenna silta: %n paikkaan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a road: to %n neighbours</source>
            <translation>
                <numerusform>Rakenna tie: %n naapurin suuntaan</numerusform>
                <numerusform>Rakenna tie: %n naapurin suuntaan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Rakenna muuri: %n naapurin suuntaan</numerusform>
                <numerusform>Rakenna muuri: %n naapurin suuntaan</numerusform>
            </translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Rakennukset</translation>
        </message>
        <message numerus="yes">
            <source>Demolish a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Pura muuri: %n naapurin suunnasta</numerusform>
                <numerusform>Pura muuri: %n naapurin suunnasta</numerusform>
            </translation>
        </message>
        <message>
            <source>Does anybody ask for a new order of play?</source>
            <translation>Pyytääkö joku uutta pelijärjestystä?</translation>
        </message>
        <message>
            <source>Elsewhere</source>
            <translation>Muualla</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Ferry</source>
            <translation>Lauttaus</translation>
        </message>
        <message>
            <source>Hand over</source>
            <translation>Luovutus</translation>
        </message>
        <message>
            <source>Idle buildings that could be fed</source>
            <translation>Joutilaita rakennuksia, joille voisi tuoda raaka-aineita</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Lastaus</translation>
        </message>
        <message>
            <source>Makes a {kind} of {goods}</source>
            <translation>Valmistaa: {goods} → {kind}</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Liikkuminen</translation>
        </message>
        <message>
            <source>Nobody asks</source>
            <translation>Kukaan ei pyydä</translation>
        </message>
        <message>
            <source>Only now, right after the research</source>
            <translation>Vain nyt, heti kehityksen jälkeen</translation>
        </message>
        <message>
            <source>Paid with {goods}</source>
            <translation>Maksetaan: {goods}</translation>
        </message>
        <message numerus="yes">
            <source>Research on {tile}: %n subjects</source>
            <translation>
                <numerusform>Kehitys laatalla {tile}: %n kohde</numerusform>
                <numerusform>Kehitys laatalla {tile}: %n kohdetta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Research: %n subjects</source>
            <translation>
                <numerusform>Kehitys: %n kohde</numerusform>
                <numerusform>Kehitys: %n kohdetta</numerusform>
            </translation>
        </message>
        <message>
            <source>Research: {goods}</source>
            <translation>Kehitys: {goods}</translation>
        </message>
        <message>
            <source>Roads and bridges</source>
            <translation>Tiet ja sillat</translation>
        </message>
        <message numerus="yes">
            <source>Strengthen a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Vahvista muuria: %n naapurin suuntaan</numerusform>
                <numerusform>Vahvista muuria: %n naapurin suuntaan</numerusform>
            </translation>
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation>Tämä on aiempi hetki: sitä voi vain katsoa.</translation>
        </message>
        <message>
            <source>Unload</source>
            <translation>Purkaminen</translation>
        </message>
        <message>
            <source>Walls</source>
            <translation>Muurit</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Mitä voi tehdä</translation>
        </message>
        <message>
            <source>With other players</source>
            <translation>Muiden pelaajien kanssa</translation>
        </message>
        <message numerus="yes">
            <source>Wonder: the next brick costs %n goods</source>
            <translation>
                <numerusform>Ihme: seuraava tiili maksaa %n hyödykkeen</numerusform>
                <numerusform>Ihme: seuraava tiili maksaa %n hyödykettä</numerusform>
            </translation>
        </message>
        <message>
            <source>a brick could be bought</source>
            <translation>tiilen voisi ostaa</translation>
        </message>
        <message>
            <source>a donkey, {inputs} → 1 {kind}</source>
            <translation>aasi, {inputs} → 1 {kind}</translation>
        </message>
        <message>
            <source>a {kind} could be made on {tile}</source>
            <translation>laatalla {tile} voisi valmistaa: {kind}</translation>
        </message>
        <message numerus="yes">
            <source>donkeys could breed on %n tiles</source>
            <translation>
                <numerusform>aasit voisivat lisääntyä %n laatalla</numerusform>
                <numerusform>aasit voisivat lisääntyä %n laatalla</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese are left behind on %n tiles</source>
            <translation>
                <numerusform>hanhia jää %n laatalle</numerusform>
                <numerusform>hanhia jää %n laatalle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese would breed on %n tiles if left alone</source>
            <translation>
                <numerusform>hanhet lisääntyisivät %n laatalla, jos ne jätettäisiin rauhaan</numerusform>
                <numerusform>hanhet lisääntyisivät %n laatalla, jos ne jätettäisiin rauhaan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>goods will be lost on %n tiles</source>
            <translation>
                <numerusform>hyödykkeitä menetetään %n laatalla</numerusform>
                <numerusform>hyödykkeitä menetetään %n laatalla</numerusform>
            </translation>
        </message>
        <message>
            <source>left behind: {geese} on {tile}</source>
            <translation>jää jälkeen: {geese} laatalle {tile}</translation>
        </message>
        <message>
            <source>lost when production ends: {goods} {holder:in}</source>
            <translation>menetetään tuotannon päättyessä: {goods} {holder:in}</translation>
        </message>
        <message>
            <source>one transporter too many: put one out of use</source>
            <translation>yksi kuljetusväline liikaa: poista yksi käytöstä</translation>
        </message>
        <message>
            <source>only now: {upgrade}</source>
            <translation>vain nyt: {upgrade}</translation>
        </message>
        <message numerus="yes">
            <source>research is possible on %n tiles</source>
            <translation>
                <numerusform>kehitys on mahdollista %n laatalla</numerusform>
                <numerusform>kehitys on mahdollista %n laatalla</numerusform>
            </translation>
        </message>
        <message>
            <source>research is possible on {tile}</source>
            <translation>kehitys on mahdollista laatalla {tile}</translation>
        </message>
        <message>
            <source>the donkeys on {tile} could breed</source>
            <translation>aasit laatalla {tile} voisivat lisääntyä</translation>
        </message>
        <message>
            <source>the geese on {tile} would breed if left alone</source>
            <translation>hanhet laatalla {tile} lisääntyisivät, jos ne jätettäisiin rauhaan</translation>
        </message>
        <message>
            <source>will be lost: {goods} on {tile}</source>
            <translation>menetetään: {goods} laatalla {tile}</translation>
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
            <translation>{building} laatalla {tile}</translation>
        </message>
        <message>
            <source>{building} on {tile} could work</source>
            <translation>{building} laatalla {tile} voisi tuottaa</translation>
        </message>
        <message>
            <source>{building} on {tile} idles: {transporter} could bring {goods}</source>
            <translation>{building} laatalla {tile} on joutilaana: {transporter} voisi tuoda {goods}</translation>
        </message>
        <message>
            <source>{count} {trunks} or {boards}</source>
            <translation>{count} × {trunks} tai {boards}</translation>
        </message>
        <message>
            <source>{goods} every turn</source>
            <translation>{goods} joka vuorolla</translation>
        </message>
        <message>
            <source>{goods} from {source} with {transporter}</source>
            <translation>{goods} {source:from} {transporter:with}</translation>
        </message>
        <message>
            <source>{good} on the ground counts for nothing at the end</source>
            <translation>maassa oleva {good} ei tuota lopussa pisteitä</translation>
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
            <translation>{inputs} → {made}, {runs} × vuorossa</translation>
        </message>
        <message>
            <source>{left} of {most} runs left this turn</source>
            <translation>Tällä vuorolla tuotantokertoja jäljellä {left}/{most}</translation>
        </message>
        <message>
            <source>{mine} with {gold} gold, {iron} iron</source>
            <translation>{mine}: {gold} kultaa, {iron} rautaa</translation>
        </message>
        <message>
            <source>{players} may help</source>
            <translation>Voi auttaa: {players}</translation>
        </message>
        <message>
            <source>{player} has no transporter on {tile}.</source>
            <translation>Laatalla {tile} ei ole kuljetusvälineitä: {player}.</translation>
        </message>
        <message>
            <source>{player}: all transporters on {tile}</source>
            <translation>{player}: kaikki kuljetusvälineet laatalla {tile}</translation>
        </message>
        <message>
            <source>{player}: choose your home</source>
            <translation>{player}: valitse kotisi</translation>
        </message>
        <message>
            <source>{player}: click a transporter or a tile to see what can be done there.</source>
            <translation>{player}: napsauta kuljetusvälinettä tai laattaa nähdäksesi, mitä siellä voi tehdä.</translation>
        </message>
        <message>
            <source>{player}: do you agree?</source>
            <translation>{player}: suostutko?</translation>
        </message>
        <message>
            <source>{player}: go on praying?</source>
            <translation>{player}: jatkatko rukoilemista?</translation>
        </message>
        <message>
            <source>{player}: one transporter too many, put one out of use</source>
            <translation>{player}: yksi kuljetusväline liikaa, poista yksi käytöstä</translation>
        </message>
        <message>
            <source>{player}: which position?</source>
            <translation>{player}: mikä paikka?</translation>
        </message>
        <message>
            <source>{player}: {transporter} on {tile}</source>
            <translation>{player}: {transporter}, laatta {tile}</translation>
        </message>
        <message>
            <source>{source} → {target}</source>
            <translation>{source} → {target}</translation>
        </message>
        <message>
            <source>{transporter}: {points} left</source>
            <translation>{transporter}: jäljellä {points}</translation>
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
            <translation>&amp;Aseta kartan alle</translation>
        </message>
        <message>
            <source>A picture shows a map, but it cannot be opened as one: {names}</source>
            <translation>Kuva esittää karttaa, mutta sitä ei voi avata karttana: {names}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
        <message>
            <source>Open a map first: then a picture can lie under it, to be traced.</source>
            <translation>Avaa ensin kartta: sitten kuva voi olla sen alla jäljennettävänä.</translation>
        </message>
        <message>
            <source>“{name}” is a picture without a map in it. It can lie under the map “{title}”, to be traced.</source>
            <translation>”{name}” on kuva, jossa ei ole karttaa. Se voi olla kartan ”{title}” alla jäljennettävänä.</translation>
        </message>
    </context>
    <context>
        <name>ColourChoice</name>
        <message>
            <source>several values</source>
            <translation>useita arvoja</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message>
            <source>A command, a tile, a piece, a map, or a place such as “2 -1”</source>
            <translation>Komento, laatta, pelimerkki, kartta tai paikka kuten ”2 -1”</translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Komentopaletti</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Osumat</translation>
        </message>
        <message>
            <source>No matches.</source>
            <translation>Ei osumia.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Etsi</translation>
        </message>
    </context>
    <context>
        <name>ComparedMap</name>
        <message>
            <source>This map</source>
            <translation>Tämä kartta</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPanel</name>
        <message>
            <source>Compared with: {name}. {sentence}</source>
            <translation>Vertailukohta: {name}. {sentence}</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Erot</translation>
        </message>
        <message>
            <source>End the comparison (Esc)</source>
            <translation>Lopeta vertailu (Esc)</translation>
        </message>
        <message>
            <source>Next difference</source>
            <translation>Seuraava ero</translation>
        </message>
        <message>
            <source>Previous difference</source>
            <translation>Edellinen ero</translation>
        </message>
        <message>
            <source>Show this version</source>
            <translation>Näytä tämä versio</translation>
        </message>
        <message>
            <source>This map</source>
            <translation>Tämä kartta</translation>
        </message>
    </context>
    <context>
        <name>Comparisons</name>
        <message>
            <source>Compare with another file</source>
            <translation>Vertaa toiseen tiedostoon</translation>
        </message>
        <message>
            <source>No other map is open</source>
            <translation>Muita karttoja ei ole auki</translation>
        </message>
        <message>
            <source>There is nothing to compare with.</source>
            <translation>Ei ole mitään, mihin verrata.</translation>
        </message>
        <message>
            <source>the backup</source>
            <translation>varmuuskopio</translation>
        </message>
        <message>
            <source>the saved file</source>
            <translation>tallennettu tiedosto</translation>
        </message>
    </context>
    <context>
        <name>ComposeDialog</name>
        <message numerus="yes">
            <source>%n in the box</source>
            <translation>
                <numerusform>%n laatikossa</numerusform>
                <numerusform>%n laatikossa</numerusform>
            </translation>
        </message>
        <message>
            <source>Compose a tile</source>
            <translation>Kokoa laatta</translation>
        </message>
        <message>
            <source>⚠ not in the chosen box</source>
            <translation>⚠ ei valitussa laatikossa</translation>
        </message>
    </context>
    <context>
        <name>ConsoleOutput</name>
        <message>
            <source>Details</source>
            <translation>Tiedot</translation>
        </message>
    </context>
    <context>
        <name>ConsolePanel</name>
        <message numerus="yes">
            <source>%n things that the script has changed were changed by you meanwhile.</source>
            <translation>
                <numerusform>%n asiaa, jota skripti muutti, olet muuttanut sillä välin itsekin.</numerusform>
                <numerusform>%n asiaa, joita skripti muutti, olet muuttanut sillä välin itsekin.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Pysäytä</translation>
        </message>
        <message>
            <source>A line of Python, such as {line}</source>
            <translation>Rivi Pythonia, kuten {line}</translation>
        </message>
        <message>
            <source>End what is running</source>
            <translation>Lopeta se, mikä on käynnissä</translation>
        </message>
        <message>
            <source>Forget all names, and begin with an empty sheet</source>
            <translation>Unohda kaikki nimet ja aloita tyhjältä sivulta</translation>
        </message>
        <message>
            <source>Lines of Python</source>
            <translation>Python-rivit</translation>
        </message>
        <message>
            <source>Output</source>
            <translation>Tuloste</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Edistyminen</translation>
        </message>
        <message>
            <source>Script: {name}</source>
            <translation>Skripti: {name}</translation>
        </message>
        <message>
            <source>Something is still running. Stop it first.</source>
            <translation>Jotakin on vielä käynnissä. Pysäytä se ensin.</translation>
        </message>
        <message>
            <source>Start &amp;anew</source>
            <translation>Aloita &amp;alusta</translation>
        </message>
        <message>
            <source>Type Python to work on the map in front. {map} is the map, {selection} the selected places, {library} the library. A script may do whatever you may do on this computer: run only what you trust.</source>
            <translation>Kirjoita Pythonia ja muokkaa edessä olevaa karttaa. {map} on kartta, {selection} valitut paikat, {library} kirjasto. Skripti voi tehdä kaiken, mitä sinäkin tällä koneella: suorita vain se, mihin luotat.</translation>
        </message>
    </context>
    <context>
        <name>ContenderRow</name>
        <message>
            <source>Player {number}</source>
            <translation>Pelaaja {number}</translation>
        </message>
        <message>
            <source>Stop comparing with {name}</source>
            <translation>Älä enää vertaa: {name}</translation>
        </message>
        <message>
            <source>Which player of {name}</source>
            <translation>Mikä pelaaja: {name}</translation>
        </message>
    </context>
    <context>
        <name>ContentsList</name>
        <message>
            <source>Contents of the book</source>
            <translation>Kirjan sisältö</translation>
        </message>
    </context>
    <context>
        <name>CopiedTable</name>
        <message>
            <source>&amp;Copy the table</source>
            <translation>&amp;Kopioi taulukko</translation>
        </message>
    </context>
    <context>
        <name>Crash</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Jatka</translation>
        </message>
        <message>
            <source>&amp;Quit now</source>
            <translation>&amp;Lopeta nyt</translation>
        </message>
        <message>
            <source>Copies of all unsaved maps have been kept.</source>
            <translation>Kaikista tallentamattomista kartoista on kopio.</translation>
        </message>
        <message>
            <source>Please report this with the log in {folder}.</source>
            <translation>Ilmoita tästä ja liitä mukaan loki kansiosta {folder}.</translation>
        </message>
        <message>
            <source>Something went wrong inside rbdesigner.</source>
            <translation>rbdesignerissä meni jotain vikaan.</translation>
        </message>
        <message>
            <source>The last action may be incomplete. It is safest to save under another name and restart.</source>
            <translation>Viimeisin toiminto voi olla kesken. Turvallisinta on tallentaa toisella nimellä ja käynnistää uudelleen.</translation>
        </message>
    </context>
    <context>
        <name>DeliveryController</name>
        <message>
            <source>{name} has not delivered anything yet. After a delivery, a double click repeats it.</source>
            <translation>{name} ei ole vielä toimittanut mitään. Toimituksen jälkeen kaksoisnapsautus toistaa sen.</translation>
        </message>
    </context>
    <context>
        <name>DifferenceTable</name>
        <message>
            <source>Average per game</source>
            <translation>Keskiarvo peliä kohden</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Muutos</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Ensimmäinen</translation>
        </message>
        <message>
            <source>Percentage points from an even share</source>
            <translation>Prosenttiyksikköä tasaosuudesta</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>Toinen</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Siemenluvut</translation>
        </message>
        <message>
            <source>What differs in the games</source>
            <translation>Mikä peleissä eroaa</translation>
        </message>
        <message>
            <source>in every seed</source>
            <translation>jokaisella siemenluvulla</translation>
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <source>Choose symmetry</source>
            <translation>Valitse symmetria</translation>
        </message>
        <message>
            <source>Nothing was changed, because {reason}. Unlock it first.</source>
            <translation>Mitään ei muutettu, koska {reason}. Avaa lukitus ensin.</translation>
        </message>
        <message>
            <source>a tile is locked</source>
            <translation>laatta on lukittu</translation>
        </message>
        <message>
            <source>the layer “{layer}” is locked</source>
            <translation>taso ”{layer}” on lukittu</translation>
        </message>
    </context>
    <context>
        <name>DocumentPage</name>
        <message>
            <source>Untitled</source>
            <translation>Nimetön</translation>
        </message>
    </context>
    <context>
        <name>EraseTool</name>
        <message>
            <source>Click to erase; with Shift only what stands on the tile</source>
            <translation>Pyyhi napsauttamalla; vaihto pohjassa vain laatalla oleva</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Pyyhi</translation>
        </message>
        <message numerus="yes">
            <source>Erase %n tiles</source>
            <translation>
                <numerusform>Pyyhi %n laatta</numerusform>
                <numerusform>Pyyhi %n laattaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to erase here</source>
            <translation>Tässä ei ole pyyhittävää</translation>
        </message>
    </context>
    <context>
        <name>ErrandBox</name>
        <message>
            <source>Show no errands of machines</source>
            <translation>Älä näytä koneiden tehtäviä</translation>
        </message>
        <message>
            <source>Show no errands of machines; the menu Play shows them again</source>
            <translation>Älä näytä koneiden tehtäviä; valikko Peli näyttää ne taas</translation>
        </message>
        <message>
            <source>What the machines have done</source>
            <translation>Mitä koneet ovat tehneet</translation>
        </message>
    </context>
    <context>
        <name>ExpectedShares</name>
        <message>
            <source>{home} is expected to win {wins} of 100 games, with {points} % of all points.</source>
            <translation>{home}: odotettavissa {wins} voittoa 100 pelissä ja {points} % kaikista pisteistä.</translation>
        </message>
    </context>
    <context>
        <name>ExportDialog</name>
        <message>
            <source>&amp;Choose the file…</source>
            <translation>&amp;Valitse tiedosto…</translation>
        </message>
    </context>
    <context>
        <name>Exports</name>
        <message>
            <source>Export</source>
            <translation>Vie</translation>
        </message>
        <message>
            <source>Exported to {file}, but not completely.</source>
            <translation>Viety tiedostoon {file}, mutta ei kokonaan.</translation>
        </message>
        <message>
            <source>Exported to {file}.</source>
            <translation>Viety tiedostoon {file}.</translation>
        </message>
        <message>
            <source>Exporting to {file}</source>
            <translation>Viedään tiedostoon {file}</translation>
        </message>
        <message>
            <source>Save the QR code</source>
            <translation>Tallenna QR-koodi</translation>
        </message>
        <message>
            <source>The QR code could not be saved.</source>
            <translation>QR-koodia ei voitu tallentaa.</translation>
        </message>
        <message>
            <source>The export was cancelled; {file} was not written.</source>
            <translation>Vienti keskeytettiin; tiedostoa {file} ei kirjoitettu.</translation>
        </message>
        <message>
            <source>The scenario is on the clipboard as text, without its private texts.</source>
            <translation>Skenaario on leikepöydällä tekstinä, ilman yksityisiä tekstejä.</translation>
        </message>
        <message>
            <source>The scenario is on the clipboard as text.</source>
            <translation>Skenaario on leikepöydällä tekstinä.</translation>
        </message>
    </context>
    <context>
        <name>FactTable</name>
        <message>
            <source>Distances in turns of a donkey, with the steps in brackets where their number differs</source>
            <translation>Matkat aasin vuoroina, askeleet suluissa missä niitä on eri määrä</translation>
        </message>
        <message>
            <source>Turns (steps)</source>
            <translation>Vuorot (askeleet)</translation>
        </message>
        <message>
            <source>{fact} (worse than others)</source>
            <translation>{fact} (huonompi kuin muilla)</translation>
        </message>
    </context>
    <context>
        <name>FailureWording</name>
        <message>
            <source>Act for it, or press P twice to have it asked again.</source>
            <translation>Toimi sen puolesta tai paina P kahdesti, niin siltä kysytään taas.</translation>
        </message>
        <message>
            <source>Act for it; then it is asked again.</source>
            <translation>Toimi sen puolesta; sitten siltä kysytään taas.</translation>
        </message>
        <message>
            <source>The machine for {player} answered {detail}, which is not an action.</source>
            <translation>{player}: kone vastasi {detail}, mikä ei ole teko.</translation>
        </message>
        <message>
            <source>The machine for {player} cannot be seated: {detail}.</source>
            <translation>{player}: konetta ei saada pelaamaan: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has crashed: {detail}.</source>
            <translation>{player}: kone kaatui: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has ended: {detail}.</source>
            <translation>{player}: koneen prosessi on päättynyt: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has not decided within {detail} seconds.</source>
            <translation>{player}: kone ei päättänyt {detail} sekunnissa.</translation>
        </message>
        <message>
            <source>The machine for {player} only moves things about: {detail} actions in a row.</source>
            <translation>{player}: kone vain siirtelee asioita: {detail} toimintoa peräkkäin.</translation>
        </message>
        <message>
            <source>The machine for {player} tried something that cannot be done. {detail}</source>
            <translation>{player}: kone yritti mahdotonta. {detail}</translation>
        </message>
    </context>
    <context>
        <name>FieldName</name>
        <message>
            <source>A double click or F2 renames the field everywhere</source>
            <translation>Kaksoisnapsautus tai F2 nimeää kentän uudelleen kaikkialla</translation>
        </message>
        <message>
            <source>New name: {name}</source>
            <translation>Uusi nimi: {name}</translation>
        </message>
    </context>
    <context>
        <name>FieldRows</name>
        <message>
            <source>Add the field</source>
            <translation>Lisää kenttä</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Väri</translation>
        </message>
        <message>
            <source>Kind of the new field</source>
            <translation>Uuden kentän laji</translation>
        </message>
        <message>
            <source>Name of a new field</source>
            <translation>Uuden kentän nimi</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Luku</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Poista</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Poista: {thing}</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Teksti</translation>
        </message>
        <message>
            <source>There is already a field “{name}”.</source>
            <translation>Kenttä ”{name}” on jo olemassa.</translation>
        </message>
        <message>
            <source>Whole number</source>
            <translation>Kokonaisluku</translation>
        </message>
        <message>
            <source>Yes or no</source>
            <translation>Kyllä tai ei</translation>
        </message>
        <message>
            <source>new field</source>
            <translation>uusi kenttä</translation>
        </message>
    </context>
    <context>
        <name>FigureTables</name>
        <message>
            <source>Brick</source>
            <translation>Tiili</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Silta</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Rakennus</translation>
        </message>
        <message>
            <source>Buildings by kind</source>
            <translation>Rakennukset lajeittain</translation>
        </message>
        <message>
            <source>First built</source>
            <translation>Rakennettu ensi kerran</translation>
        </message>
        <message>
            <source>First made</source>
            <translation>Tuotettu ensi kerran</translation>
        </message>
        <message>
            <source>First transporter</source>
            <translation>Ensimmäinen kuljetusväline</translation>
        </message>
        <message>
            <source>Goods made there</source>
            <translation>Siellä tuotettuja hyödykkeitä</translation>
        </message>
        <message>
            <source>In which turn</source>
            <translation>Millä vuorolla</translation>
        </message>
        <message>
            <source>Milestones</source>
            <translation>Virstanpylväät</translation>
        </message>
        <message>
            <source>Researched</source>
            <translation>Kehitetty</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Tie</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Osuus</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Askelia</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Laatta</translation>
        </message>
        <message>
            <source>Traffic by tile</source>
            <translation>Liikenne laatoittain</translation>
        </message>
        <message>
            <source>Turns it stood</source>
            <translation>Vuoroja pystyssä</translation>
        </message>
        <message>
            <source>Turns it was idle</source>
            <translation>Vuoroja joutilaana</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Muuri</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Ihme</translation>
        </message>
    </context>
    <context>
        <name>FigureWindow</name>
        <message>
            <source>&amp;Buildings</source>
            <translation>&amp;Rakennukset</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Sulje</translation>
        </message>
        <message>
            <source>&amp;Games of this map…</source>
            <translation>Tämän kartan &amp;pelejä…</translation>
        </message>
        <message>
            <source>&amp;Goods</source>
            <translation>&amp;Hyödykkeet</translation>
        </message>
        <message>
            <source>&amp;Milestones</source>
            <translation>&amp;Virstanpylväät</translation>
        </message>
        <message>
            <source>&amp;Points</source>
            <translation>&amp;Pisteet</translation>
        </message>
        <message>
            <source>&amp;Traffic</source>
            <translation>&amp;Liikenne</translation>
        </message>
        <message>
            <source>&amp;Wonder</source>
            <translation>&amp;Ihme</translation>
        </message>
        <message>
            <source>A &amp;file…</source>
            <translation>&amp;Tiedosto…</translation>
        </message>
        <message>
            <source>A click on a turn shows its beginning on the board. Tables are copied with Ctrl+C.</source>
            <translation>Vuoron napsautus näyttää sen alun laudalla. Taulukot kopioidaan painamalla Ctrl+C.</translation>
        </message>
        <message>
            <source>Bricks laid</source>
            <translation>Ladottuja tiiliä</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Rakennuksia</translation>
        </message>
        <message>
            <source>C&amp;ompare with</source>
            <translation>Ver&amp;taa</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Vertailussa</translation>
        </message>
        <message>
            <source>Figures of the game: {map}</source>
            <translation>Pelin luvut: {map}</translation>
        </message>
        <message>
            <source>Goods made</source>
            <translation>Tuotettuja hyödykkeitä</translation>
        </message>
        <message>
            <source>Goods used</source>
            <translation>Käytettyjä hyödykkeitä</translation>
        </message>
        <message>
            <source>Idle buildings</source>
            <translation>Joutilaita rakennuksia</translation>
        </message>
        <message>
            <source>M&amp;ap</source>
            <translation>&amp;Kartta</translation>
        </message>
        <message>
            <source>Other games, your own or machines', can be shown beside it.</source>
            <translation>Muita pelejä, omia tai koneiden, voi näyttää sen rinnalla.</translation>
        </message>
        <message>
            <source>Points after the turn: goods aboard and the wonder</source>
            <translation>Pisteet vuoron jälkeen: hyödykkeet kyydissä ja ihme</translation>
        </message>
        <message>
            <source>Steps of transporters</source>
            <translation>Kuljetusvälineiden askelia</translation>
        </message>
        <message>
            <source>This game</source>
            <translation>Tämä peli</translation>
        </message>
    </context>
    <context>
        <name>FileChoice</name>
        <message>
            <source>All files (*)</source>
            <translation>Kaikki tiedostot (*)</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>Open</source>
            <translation>Avaa</translation>
        </message>
        <message>
            <source>Saved to {file}.</source>
            <translation>Tallennettu tiedostoon {file}.</translation>
        </message>
        <message>
            <source>Scenarios, games, and maps of other programs ({suffixes})</source>
            <translation>Skenaariot, pelit ja muiden ohjelmien kartat ({suffixes})</translation>
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message>
            <source>Click to fill with {tile}: {number}</source>
            <translation>Täytä napsauttamalla: {tile}, {number}</translation>
        </message>
        <message numerus="yes">
            <source>Fill %n tiles with {tile}</source>
            <translation>
                <numerusform>Täytä %n laatta: {tile}</numerusform>
                <numerusform>Täytä %n laattaa: {tile}</numerusform>
            </translation>
        </message>
        <message>
            <source>Fill with {tile}</source>
            <translation>Täytä: {tile}</translation>
        </message>
        <message>
            <source>Only a gap with tiles all around it can be filled, or a part that is selected first</source>
            <translation>Täyttää voi vain aukon, jonka ympärillä on laattoja, tai ensin valitun osan</translation>
        </message>
    </context>
    <context>
        <name>FinalBoard</name>
        <message>
            <source>&amp;Figures of the game</source>
            <translation>Pelin &amp;luvut</translation>
        </message>
        <message>
            <source>&amp;Write it into the scenario as its record</source>
            <translation>&amp;Kirjaa skenaarion ennätykseksi</translation>
        </message>
        <message>
            <source>A machine has played this game, so it does not count as yours.</source>
            <translation>Kone on pelannut tätä peliä, joten sitä ei lasketa sinun peliksesi.</translation>
        </message>
        <message>
            <source>A new record, by {more}!</source>
            <translation>Uusi ennätys, ylitys {more}!</translation>
        </message>
        <message>
            <source>Goods {points}:</source>
            <translation>Hyödykkeet {points}:</translation>
        </message>
        <message>
            <source>No record of this scenario is known yet.</source>
            <translation>Tästä skenaariosta ei tunneta vielä ennätystä.</translation>
        </message>
        <message>
            <source>No record of this scenario is known yet: yours is the first.</source>
            <translation>Tästä skenaariosta ei tunneta vielä ennätystä: sinun tuloksesi on ensimmäinen.</translation>
        </message>
        <message>
            <source>Record of the scenario: {points}</source>
            <translation>Skenaarion ennätys: {points}</translation>
        </message>
        <message>
            <source>The end of the game</source>
            <translation>Pelin päätös</translation>
        </message>
        <message>
            <source>This game has reached it.</source>
            <translation>Tämä peli saavutti sen.</translation>
        </message>
        <message>
            <source>This game is better by {more}.</source>
            <translation>Tämä peli on parempi: {more}.</translation>
        </message>
        <message>
            <source>This game is {less} short of it.</source>
            <translation>Tästä pelistä jäi puuttumaan {less}.</translation>
        </message>
        <message>
            <source>This game was over when it was opened, so it does not count as yours.</source>
            <translation>Tämä peli oli jo päättynyt, kun se avattiin, joten sitä ei lasketa sinun peliksesi.</translation>
        </message>
        <message>
            <source>This is the first game of this scenario that you have finished.</source>
            <translation>Tämä on ensimmäinen tämän skenaarion peli, jonka olet pelannut loppuun.</translation>
        </message>
        <message>
            <source>Wonder {points}:</source>
            <translation>Ihme {points}:</translation>
        </message>
        <message>
            <source>You have beaten it by {more}.</source>
            <translation>Ylitit sen: {more}.</translation>
        </message>
        <message>
            <source>You have missed it by {less}.</source>
            <translation>Siitä jäi puuttumaan {less}.</translation>
        </message>
        <message>
            <source>You have reached it again.</source>
            <translation>Saavutit sen uudelleen.</translation>
        </message>
        <message>
            <source>You have reached it.</source>
            <translation>Saavutit sen.</translation>
        </message>
        <message>
            <source>Your best before, on {day}: {points}</source>
            <translation>Tähänastinen parhaasi, {day}: {points}</translation>
        </message>
        <message>
            <source>Your best, on {day}: {points}</source>
            <translation>Parhaasi, {day}: {points}</translation>
        </message>
        <message>
            <source>row {row}</source>
            <translation>kerros {row}</translation>
        </message>
        <message>
            <source>{count} × {worth} = {points}</source>
            <translation>{count} × {worth} = {points}</translation>
        </message>
        <message>
            <source>{first} and {second} have equal points; {first} stands closer to the temple.</source>
            <translation>Tasapisteet: {first} ja {second}; {first} on lähempänä temppeliä.</translation>
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
            <translation>Kirjan ongelmat</translation>
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
            <translation>Tämä versio ei tunne paria eikä tasapuolisuutta.</translation>
        </message>
        <message>
            <source>Take off the sheet</source>
            <translation>Poista arkilta</translation>
        </message>
        <message>
            <source>Take the findings off the sheet</source>
            <translation>Poista tulokset arkilta</translation>
        </message>
        <message>
            <source>Undo puts it back</source>
            <translation>Kumoa palauttaa sen</translation>
        </message>
    </context>
    <context>
        <name>ForecastStrip</name>
        <message>
            <source>Next production</source>
            <translation>Seuraava tuotanto</translation>
        </message>
        <message>
            <source>Next production: nothing</source>
            <translation>Seuraava tuotanto: ei mitään</translation>
        </message>
        <message>
            <source>No production follows</source>
            <translation>Tuotantoa ei enää tule</translation>
        </message>
        <message>
            <source>Still to come</source>
            <translation>Vielä tulossa</translation>
        </message>
        <message>
            <source>Still to come: nothing</source>
            <translation>Vielä tulossa: ei mitään</translation>
        </message>
        <message>
            <source>What the next production brings if nothing changes, place by place</source>
            <translation>Kaikki, mitä seuraava tuotanto tuo paikoittain, jos mikään ei muutu</translation>
        </message>
    </context>
    <context>
        <name>ForeignFiles</name>
        <message>
            <source>Looking at the format {file}</source>
            <translation>Tutkitaan muotoa {file}</translation>
        </message>
    </context>
    <context>
        <name>FormatDialog</name>
        <message>
            <source>&amp;Format</source>
            <translation>&amp;Muoto</translation>
        </message>
        <message>
            <source>Export for another program</source>
            <translation>Vienti toista ohjelmaa varten</translation>
        </message>
        <message>
            <source>This format cannot hold the map: {reason}.</source>
            <translation>Tähän muotoon karttaa ei voi tallentaa: {reason}.</translation>
        </message>
        <message>
            <source>What the format cannot hold is left out. You will be told what it was.</source>
            <translation>Muotoon mahtumaton jätetään pois; saat tietää, mitä se oli.</translation>
        </message>
    </context>
    <context>
        <name>Gallery</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n pelaaja</numerusform>
                <numerusform>%n pelaajaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Scenarios</source>
            <translation>Skenaariot</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Yksinpeli</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>ennätys {points}</translation>
        </message>
        <message>
            <source>{least} to {most} players</source>
            <translation>{least}–{most} pelaajaa</translation>
        </message>
    </context>
    <context>
        <name>GalleryRanking</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n peli epäonnistui, eikä sitä lasketa.</numerusform>
                <numerusform>%n peliä epäonnistui, eikä niitä lasketa.</numerusform>
            </translation>
        </message>
        <message>
            <source>All these games have been played; ask for more</source>
            <translation>Kaikki nämä pelit on pelattu; pyydä lisää</translation>
        </message>
        <message>
            <source>As they come</source>
            <translation>Tulojärjestyksessä</translation>
        </message>
        <message>
            <source>By fairness</source>
            <translation>Tasapuolisuuden mukaan</translation>
        </message>
        <message>
            <source>By fairness: as the analysis judges it. By short runs: machines play some games on each map.</source>
            <translation>Tasapuolisuuden mukaan: kuten analyysi sen arvioi. Lyhyiden ajojen mukaan: koneet pelaavat joitakin pelejä kullakin kartalla.</translation>
        </message>
        <message>
            <source>By short runs</source>
            <translation>Lyhyiden ajojen mukaan</translation>
        </message>
        <message>
            <source>Games on each map</source>
            <translation>Pelejä kullakin kartalla</translation>
        </message>
        <message>
            <source>How many games Easy machines play on each map, with the same seeds on all; more games are more certain</source>
            <translation>Montako peliä helpot koneet pelaavat kullakin kartalla, kaikilla samoin siemenluvuin; useammat pelit ovat varmempia</translation>
        </message>
        <message>
            <source>Not all of these maps can be played by machines.</source>
            <translation>Koneet eivät voi pelata kaikkia näitä karttoja.</translation>
        </message>
        <message>
            <source>Or&amp;der</source>
            <translation>J&amp;ärjestys</translation>
        </message>
        <message>
            <source>Play games</source>
            <translation>Pelaa pelit</translation>
        </message>
        <message>
            <source>Short runs compare homes, and these maps have one each.</source>
            <translation>Lyhyet ajot vertaavat koteja, ja näillä kartoilla on vain yksi koti.</translation>
        </message>
        <message>
            <source>Stop the games</source>
            <translation>Pysäytä pelit</translation>
        </message>
    </context>
    <context>
        <name>GameExports</name>
        <message>
            <source>without the future</source>
            <translation>vain tähän asti</translation>
        </message>
    </context>
    <context>
        <name>GameFiles</name>
        <message>
            <source>A picture of the board is on the clipboard.</source>
            <translation>Laudan kuva on leikepöydällä.</translation>
        </message>
        <message>
            <source>Everything since its end will be lost. The games played keep it as it ended.</source>
            <translation>Kaikki lopun jälkeen tehty menetetään. Pelatut pelit säilyttävät sen sellaisena kuin se päättyi.</translation>
        </message>
        <message>
            <source>Everything since the last save will be lost. The file stays as it is.</source>
            <translation>Kaikki viime tallennuksen jälkeen tehty menetetään. Tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>Game: {map}</source>
            <translation>Peli: {map}</translation>
        </message>
        <message>
            <source>Game: {map}, turn {turn}</source>
            <translation>Peli: {map}, vuoro {turn}</translation>
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation>Pelit ({suffixes})</translation>
        </message>
        <message>
            <source>Go on from here first: this game can only be looked at, and its file is kept.</source>
            <translation>Jatka ensin tästä: tätä peliä voi vain katsoa, ja sen tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>It has not been saved, and it cannot be kept among the games played. The whole game will be lost.</source>
            <translation>Sitä ei ole tallennettu, eikä sitä voi säilyttää pelattujen pelien joukossa. Koko peli menetetään.</translation>
        </message>
        <message>
            <source>Save the game as</source>
            <translation>Tallenna peli nimellä</translation>
        </message>
        <message>
            <source>The file contains what chance will bring. To give the game to others, use “Save without the future”.</source>
            <translation>Tiedosto sisältää sen, mitä sattuma tuo. Muita varten on ”Tallenna vain tähän asti”.</translation>
        </message>
        <message>
            <source>The file stays as it is.</source>
            <translation>Tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>The game could not be exported.</source>
            <translation>Peliä ei voitu viedä.</translation>
        </message>
        <message>
            <source>The game could not be saved. It is still open.</source>
            <translation>Peliä ei voitu tallentaa. Se on yhä auki.</translation>
        </message>
        <message>
            <source>The last actions will be lost. The games played keep it as it was before.</source>
            <translation>Viimeiset teot menetetään. Pelatut pelit säilyttävät sen sellaisena kuin se oli sitä ennen.</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Tätä peliä ei voi avata.</translation>
        </message>
        <message>
            <source>You will find it among the games played, just as it is now.</source>
            <translation>Löydät sen pelatuista peleistä juuri sellaisena kuin se nyt on.</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>&amp;Go on from here as a new game</source>
            <translation>&amp;Jatka tästä uutena pelinä</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Toiminnot</translation>
        </message>
        <message>
            <source>Entries left out from there on: {number}</source>
            <translation>Siitä eteenpäin pois jätettyjä merkintöjä: {number}</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Loki</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>The file can be played only up to this moment. You can look at the game; the file stays as it is.</source>
            <translation>Tiedostoa voi pelata vain tähän hetkeen asti. Peliä voi katsoa; tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Nimetön</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Ihme</translation>
        </message>
        <message>
            <source>game</source>
            <translation>peli</translation>
        </message>
        <message>
            <source>game {number}</source>
            <translation>peli {number}</translation>
        </message>
        <message>
            <source>turn {turn} {phase}</source>
            <translation>vuoro {turn} {phase}</translation>
        </message>
        <message>
            <source>{game}, over</source>
            <translation>{game}, päättynyt</translation>
        </message>
        <message>
            <source>{game}, turn {turn}</source>
            <translation>{game}, vuoro {turn}</translation>
        </message>
    </context>
    <context>
        <name>GameView</name>
        <message>
            <source>Coordinates</source>
            <translation>Koordinaatit</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>A person acts for {players}: the machine player {file} has not been chosen here.</source>
            <translation>Ihminen toimii itse ({players}): konepelaajaa {file} ei ole valittu täällä.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
        <message>
            <source>Machines play on from here. The original game stays as it is.</source>
            <translation>Koneet jatkavat tästä. Alkuperäinen peli pysyy ennallaan.</translation>
        </message>
        <message>
            <source>Show the &amp;problems</source>
            <translation>&amp;Näytä ongelmat</translation>
        </message>
        <message>
            <source>The game is over at this moment: there is nothing to play on.</source>
            <translation>Tällä hetkellä peli on ohi: jatkettavaa ei ole.</translation>
        </message>
        <message>
            <source>This game was begun with an older version of the rules, and goes on with it.</source>
            <translation>Tämä peli aloitettiin vanhemmilla säännöillä, ja se jatkuu niillä.</translation>
        </message>
        <message>
            <source>This map cannot be played.</source>
            <translation>Tätä karttaa ei voi pelata.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>ja %n muu</numerusform>
                <numerusform>ja %n muuta</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}, turn {turn}</source>
            <translation>{title}, vuoro {turn}</translation>
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The games could not be taken out.</source>
            <translation>Pelejä ei voitu poistaa.</translation>
        </message>
        <message>
            <source>The games played cannot be read.</source>
            <translation>Pelattuja pelejä ei voi lukea.</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Tätä peliä ei voi avata.</translation>
        </message>
        <message>
            <source>games played</source>
            <translation>pelatut pelit</translation>
        </message>
    </context>
    <context>
        <name>GeneratedGallery</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n ongelma</numerusform>
                <numerusform>%n ongelmaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Generated maps</source>
            <translation>Laaditut kartat</translation>
        </message>
        <message>
            <source>In these games the home farthest from an even share of the wins was {points} percentage points off.</source>
            <translation>Näissä peleissä tasaosuudesta kauimpana ollut koti oli siitä {points} prosenttiyksikön päässä.</translation>
        </message>
        <message>
            <source>Map {number}</source>
            <translation>Kartta {number}</translation>
        </message>
        <message>
            <source>The order of the maps counts points too, because a few wins tell little.</source>
            <translation>Karttojen järjestyksessä lasketaan myös pisteet, sillä harvat voitot kertovat vähän.</translation>
        </message>
        <message>
            <source>There are too few games to say how certain that is.</source>
            <translation>Pelejä on liian vähän, jotta voisi sanoa, kuinka varmaa se on.</translation>
        </message>
        <message>
            <source>Unfairness {points} points (unsure)</source>
            <translation>Epätasapuolisuus {points} (epävarma)</translation>
        </message>
        <message>
            <source>Unfairness {points} points ({low} to {high})</source>
            <translation>Epätasapuolisuus {points} ({low}–{high})</translation>
        </message>
        <message>
            <source>Wins {shares} %</source>
            <translation>Voitot {shares} %</translation>
        </message>
        <message>
            <source>With 95 % certainty, many more games would show {low} to {high}.</source>
            <translation>Paljon useammassa pelissä se olisi {low}–{high}, 95 %:n varmuudella.</translation>
        </message>
        <message>
            <source>looks {score}</source>
            <translation>ulkonäkö {score}</translation>
        </message>
        <message>
            <source>no problems</source>
            <translation>ei ongelmia</translation>
        </message>
        <message>
            <source>{home} wins {value} % of games ({low} to {high})</source>
            <translation>{home} voittaa {value} % peleistä ({low}–{high})</translation>
        </message>
    </context>
    <context>
        <name>GeneratorCommands</name>
        <message>
            <source>Another map like this</source>
            <translation>Toinen samanlainen kartta</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
        <message>
            <source>Draw a map first, to get another one like it.</source>
            <translation>Piirrä ensin kartta, niin saat toisen samanlaisen.</translation>
        </message>
        <message>
            <source>Fill the selection</source>
            <translation>Täytä valinta</translation>
        </message>
        <message>
            <source>Finish the map</source>
            <translation>Viimeistele kartta</translation>
        </message>
        <message>
            <source>Select places first, to fill them.</source>
            <translation>Valitse ensin paikkoja täytettäviksi.</translation>
        </message>
        <message>
            <source>The map has been changed meanwhile; it stays as it is.</source>
            <translation>Karttaa on sillä välin muutettu; se pysyy ennallaan.</translation>
        </message>
        <message>
            <source>{step}: nothing has changed, because no other tiles were found.</source>
            <translation>{step}: mikään ei muuttunut, sillä muita laattoja ei löytynyt.</translation>
        </message>
        <message>
            <source>{step}: nothing was generated.</source>
            <translation>{step}: mitään ei laadittu.</translation>
        </message>
    </context>
    <context>
        <name>GeneratorFields</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>&amp;Laattalaatikko</translation>
        </message>
        <message>
            <source>&amp;Fairness</source>
            <translation>&amp;Tasapuolisuus</translation>
        </message>
        <message>
            <source>&amp;Homes apart</source>
            <translation>Kotien &amp;etäisyys</translation>
        </message>
        <message>
            <source>&amp;Islands</source>
            <translation>&amp;Saaria</translation>
        </message>
        <message>
            <source>&amp;Other seed</source>
            <translation>T&amp;oinen siemenluku</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Pelaajat</translation>
        </message>
        <message>
            <source>&amp;Rivers</source>
            <translation>&amp;Jokia</translation>
        </message>
        <message>
            <source>&amp;Tiles</source>
            <translation>Laattoj&amp;a</translation>
        </message>
        <message>
            <source>1 is a continent</source>
            <translation>1 on manner</translation>
        </message>
        <message>
            <source>As it comes</source>
            <translation>Sattuman mukaan</translation>
        </message>
        <message>
            <source>Co&amp;urse</source>
            <translation>Uo&amp;ma</translation>
        </message>
        <message>
            <source>Coast</source>
            <translation>Rannikko</translation>
        </message>
        <message>
            <source>Corner on top</source>
            <translation>Kärki ylöspäin</translation>
        </message>
        <message>
            <source>Flat side on top</source>
            <translation>Tasainen sivu ylöspäin</translation>
        </message>
        <message>
            <source>From a source to the sea</source>
            <translation>Lähteestä mereen</translation>
        </message>
        <message>
            <source>From sea to sea too</source>
            <translation>Myös merestä mereen</translation>
        </message>
        <message>
            <source>From sources while there are any</source>
            <translation>Lähteistä niin kauan kuin niitä on</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Ryhmät</translation>
        </message>
        <message>
            <source>He&amp;xagons</source>
            <translation>&amp;Kuusikulmiot</translation>
        </message>
        <message>
            <source>Homes on {terrain}</source>
            <translation>Koteja maastossa: {terrain}</translation>
        </message>
        <message>
            <source>L&amp;and for homes</source>
            <translation>Kotie&amp;n maasto</translation>
        </message>
        <message>
            <source>None, but fair</source>
            <translation>Ei symmetriaa, silti tasapuolinen</translation>
        </message>
        <message>
            <source>Rather straight</source>
            <translation>Melko suora</translation>
        </message>
        <message>
            <source>River &amp;length</source>
            <translation>Joen p&amp;ituus</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Joet</translation>
        </message>
        <message>
            <source>Rivers come from inland</source>
            <translation>Joet tulevat sisämaasta</translation>
        </message>
        <message>
            <source>Rivers flo&amp;w</source>
            <translation>Joet vi&amp;rtaavat</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>Siemenlu&amp;ku</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>S&amp;ymmetria</translation>
        </message>
        <message>
            <source>Shares of the terrains</source>
            <translation>Maastojen osuudet</translation>
        </message>
        <message>
            <source>The coast has no lone spikes</source>
            <translation>Rannikolla ei ole yksittäisiä piikkejä</translation>
        </message>
        <message>
            <source>The same seed makes the same maps; another one makes others</source>
            <translation>Sama siemenluku tekee samat kartat, toinen toiset</translation>
        </message>
        <message>
            <source>What counts for looks</source>
            <translation>Mikä ulkonäössä painaa</translation>
        </message>
        <message>
            <source>Winding</source>
            <translation>Mutkitteleva</translation>
        </message>
        <message>
            <source>Woods, rock, mountains and deserts lie in groups</source>
            <translation>Metsät, kalliot, vuoristot ja aavikot ovat ryhmissä</translation>
        </message>
        <message>
            <source>land and sea</source>
            <translation>maata ja merta</translation>
        </message>
        <message>
            <source>of 100 or more</source>
            <translation>/100 vähintään</translation>
        </message>
        <message>
            <source>steps or more</source>
            <translation>askelta vähintään</translation>
        </message>
        <message>
            <source>tiles or so</source>
            <translation>laattaa, noin</translation>
        </message>
    </context>
    <context>
        <name>GeneratorWindow</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n kartta</numerusform>
                <numerusform>%n karttaa</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>S&amp;ulje</translation>
        </message>
        <message>
            <source>&amp;Generate</source>
            <translation>Laa&amp;di</translation>
        </message>
        <message>
            <source>&amp;More</source>
            <translation>&amp;Lisää</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>P&amp;ysäytä</translation>
        </message>
        <message>
            <source>A do&amp;zen</source>
            <translation>Tu&amp;sina</translation>
        </message>
        <message>
            <source>Another dozen with the same settings</source>
            <translation>Toinen tusina samoilla asetuksilla</translation>
        </message>
        <message>
            <source>Atla&amp;s</source>
            <translation>&amp;Kartasto</translation>
        </message>
        <message>
            <source>Choose the settings and press Generate.</source>
            <translation>Valitse asetukset ja paina Laadi.</translation>
        </message>
        <message>
            <source>Generated by rbdesigner: map {number} of seed {seed}.</source>
            <translation>rbdesignerin laatima: siemenluvun {seed} kartta {number}.</translation>
        </message>
        <message>
            <source>Generated map {number}</source>
            <translation>Laadittu kartta {number}</translation>
        </message>
        <message>
            <source>Generated maps</source>
            <translation>Laaditut kartat</translation>
        </message>
        <message>
            <source>Open as a &amp;new map</source>
            <translation>A&amp;vaa uutena karttana</translation>
        </message>
        <message>
            <source>The first games are played…</source>
            <translation>Ensimmäisiä pelejä pelataan…</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number}/{wanted} peliä</translation>
        </message>
        <message>
            <source>{number} of {wanted} maps</source>
            <translation>{number}/{wanted} karttaa</translation>
        </message>
    </context>
    <context>
        <name>GoodsRow</name>
        <message>
            <source>How many</source>
            <translation>Montako</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Laatan osa</translation>
        </message>
    </context>
    <context>
        <name>GuideView</name>
        <message>
            <source>Page of the guide</source>
            <translation>Oppaan sivu</translation>
        </message>
        <message>
            <source>This page cannot be read.</source>
            <translation>Tätä sivua ei voi lukea.</translation>
        </message>
    </context>
    <context>
        <name>GuideWindow</name>
        <message>
            <source>Back</source>
            <translation>Takaisin</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sisällys</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Eteenpäin</translation>
        </message>
        <message>
            <source>Guide</source>
            <translation>Opas</translation>
        </message>
        <message>
            <source>Not found in the guide.</source>
            <translation>Ei löydy oppaasta.</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <translation>Etsi oppaasta</translation>
        </message>
        <message>
            <source>{page} – user guide of rbdesigner</source>
            <translation>{page} – rbdesignerin käyttöopas</translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>Contested: another home was first, in % of games</source>
            <translation>Kiistanalainen: toinen koti oli ensin, % peleistä</translation>
        </message>
        <message>
            <source>First there most often, in % of games</source>
            <translation>Useimmin ensin siellä, % peleistä</translation>
        </message>
        <message>
            <source>Goods made in a game</source>
            <translation>Pelissä tuotetut hyödykkeet</translation>
        </message>
        <message>
            <source>No home in more than half of the games that go there</source>
            <translation>Ei mikään koti yli puolessa peleistä, jotka käyvät siellä</translation>
        </message>
        <message>
            <source>The map appears here while games are played</source>
            <translation>Kartta ilmestyy tähän pelien aikana</translation>
        </message>
        <message>
            <source>The map of the run</source>
            <translation>Ajon kartta</translation>
        </message>
        <message>
            <source>Traffic: steps in a game</source>
            <translation>Liikenne: askelia pelissä</translation>
        </message>
        <message>
            <source>What is painted over the map</source>
            <translation>Mitä kartan päälle on maalattu</translation>
        </message>
        <message>
            <source>Where games go, who is there first, what is contested, and where goods are made.</source>
            <translation>Minne pelit kulkevat, kuka ehtii minnekin ensin, mistä kiistellään ja missä hyödykkeitä tuotetaan.</translation>
        </message>
    </context>
    <context>
        <name>HintBox</name>
        <message>
            <source>&amp;Do it</source>
            <translation>&amp;Tee se</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Vihje</translation>
        </message>
        <message>
            <source>Hint for {player}</source>
            <translation>Vihje: {player}</translation>
        </message>
        <message>
            <source>How well the machine that gives hints plays; a better one thinks longer</source>
            <translation>Miten hyvin vihjeitä antava kone pelaa; parempi miettii kauemmin</translation>
        </message>
        <message>
            <source>Level of the hints</source>
            <translation>Vihjeiden taso</translation>
        </message>
        <message>
            <source>No hint</source>
            <translation>Ei vihjettä</translation>
        </message>
        <message>
            <source>No hint (Esc)</source>
            <translation>Ei vihjettä (Esc)</translation>
        </message>
        <message>
            <source>Nothing is worth doing: end {phase}.</source>
            <translation>Mikään ei kannata; päätä: {phase}.</translation>
        </message>
        <message>
            <source>Thinking about a hint…</source>
            <translation>Miettii vihjettä…</translation>
        </message>
        <message>
            <source>{hint}: a plan for {points} at the end</source>
            <translation>{hint}: suunnitelma, joka tuo lopussa {points}</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>History</source>
            <translation>Historia</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Alku</translation>
        </message>
    </context>
    <context>
        <name>HomeRow</name>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Laatan osa</translation>
        </message>
        <message>
            <source>free to choose</source>
            <translation>vapaasti valittava</translation>
        </message>
    </context>
    <context>
        <name>HomeTool</name>
        <message>
            <source>Click to change this home, drag to move it, right click to remove it</source>
            <translation>Muuta kotia napsauttamalla, siirrä vetämällä, poista napsauttamalla oikealla</translation>
        </message>
        <message>
            <source>Click to move the home of player {player} here</source>
            <translation>Siirrä pelaajan {player} koti tähän napsauttamalla</translation>
        </message>
        <message>
            <source>Click to put a home here</source>
            <translation>Aseta koti tähän napsauttamalla</translation>
        </message>
        <message>
            <source>Click to swap this home with that of player {player}, right click to remove it</source>
            <translation>Vaihda tämä koti pelaajan {player} kotiin napsauttamalla, poista napsauttamalla oikealla</translation>
        </message>
        <message>
            <source>Homes stand on tiles: lay one first</source>
            <translation>Kodit ovat laatoilla: aseta ensin laatta</translation>
        </message>
        <message>
            <source>Move home</source>
            <translation>Siirrä koti</translation>
        </message>
        <message>
            <source>Nothing was changed, because it cannot stand here: {reason}</source>
            <translation>Mitään ei muutettu, koska se ei voi olla tässä: {reason}</translation>
        </message>
        <message>
            <source>Put home</source>
            <translation>Aseta koti</translation>
        </message>
        <message>
            <source>Remove home</source>
            <translation>Poista koti</translation>
        </message>
    </context>
    <context>
        <name>ImprovementView</name>
        <message numerus="yes">
            <source>%n edits are measured further: {number} of {wanted} games</source>
            <translation>
                <numerusform>%n muutosta mitataan lisää: {number}/{wanted} peliä</numerusform>
                <numerusform>%n muutosta mitataan lisää: {number}/{wanted} peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n edits are tried: {number} of {wanted} games</source>
            <translation>
                <numerusform>Kokeillaan %n muutosta: {number}/{wanted} peliä</numerusform>
                <numerusform>Kokeillaan %n muutosta: {number}/{wanted} peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games with new seeds, on the map as it is and with each of these edits</source>
            <translation>
                <numerusform>%n peli uusilla siemenluvuilla, kartalla sellaisenaan ja kullakin näistä muutoksista muutettuna</numerusform>
                <numerusform>%n peliä uusilla siemenluvuilla, kartalla sellaisenaan ja kullakin näistä muutoksista muutettuna</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose an edit; the map beside shows it made. Undo takes it back.</source>
            <translation>Valitse muutos; viereinen kartta näyttää sen tehtynä. Kumoa peruu sen.</translation>
        </message>
        <message>
            <source>Easy machines play, which is quick</source>
            <translation>Helpot koneet pelaavat, mikä on nopeaa</translation>
        </message>
        <message>
            <source>Edits that have been measured</source>
            <translation>Mitatut muutokset</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Pelejä</translation>
        </message>
        <message>
            <source>How many games measure each of the best edits; more games show smaller effects</source>
            <translation>Montako peliä mittaa kutakin parasta muutosta; useammat osoittavat pienempiä vaikutuksia</translation>
        </message>
        <message>
            <source>Improve this map</source>
            <translation>Paranna tätä karttaa</translation>
        </message>
        <message>
            <source>It is not yet known whether this edit makes the map fairer; Undo takes it back</source>
            <translation>Vielä ei tiedetä, tekeekö tämä muutos kartasta tasapuolisemman; Kumoa peruu sen</translation>
        </message>
        <message>
            <source>Looks for small edits that make the homes fairer: two tiles change places, a home moves by one tile, or a home gets one more good. Games measure the effect of an edit before it is offered.</source>
            <translation>Etsii pieniä muutoksia, jotka tekevät kodeista tasapuolisempia: kaksi laattaa vaihtaa paikkaa, koti siirtyy laatan verran, hyödyke on kodin luona. Pelit mittaavat kunkin vaikutuksen ennen kuin sitä tarjotaan.</translation>
        </message>
        <message>
            <source>Make this e&amp;dit</source>
            <translation>Tee t&amp;ämä muutos</translation>
        </message>
        <message>
            <source>Measure &amp;further</source>
            <translation>Mittaa &amp;lisää</translation>
        </message>
        <message>
            <source>No edit was found that certainly makes the map fairer. Measure further, or make one anyway: its line says what is known.</source>
            <translation>Ei löytynyt muutosta, joka varmasti tekisi kartasta tasapuolisemman. Mittaa lisää tai tee muutos silti: sen rivi kertoo, mitä tiedetään.</translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Muita pelejä pelataan parhaillaan.</translation>
        </message>
        <message>
            <source>Otherwise the players on the left play</source>
            <translation>Muuten pelaavat vasemmalla valitut</translation>
        </message>
        <message>
            <source>Sto&amp;p</source>
            <translation>P&amp;ysäytä</translation>
        </message>
        <message>
            <source>The map has been changed since. Improve it again to go on from here.</source>
            <translation>Karttaa on muutettu sen jälkeen. Paranna sitä uudelleen jatkaaksesi tästä.</translation>
        </message>
        <message>
            <source>The map is played as it is, to find out which home is behind…</source>
            <translation>Karttaa pelataan sellaisenaan, jotta nähdään, mikä koti on jäljessä…</translation>
        </message>
        <message>
            <source>The map with the chosen edit</source>
            <translation>Kartta valitun muutoksen kanssa</translation>
        </message>
        <message numerus="yes">
            <source>With these players it takes at least %n games to offer an edit.</source>
            <translation>
                <numerusform>Näillä pelaajilla muutoksen ehdottamiseen tarvitaan vähintään %n peli.</numerusform>
                <numerusform>Näillä pelaajilla muutoksen ehdottamiseen tarvitaan vähintään %n peliä.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Incoming</name>
        <message>
            <source>A picture shows a map, but it cannot be opened as one: {names}</source>
            <translation>Kuva esittää karttaa, mutta sitä ei voi avata karttana: {names}</translation>
        </message>
        <message>
            <source>Copy the text of a map first, for example with “Copy the map as text”.</source>
            <translation>Kopioi ensin kartan teksti, esimerkiksi valinnalla ”Kopioi kartta tekstinä”.</translation>
        </message>
        <message>
            <source>There is no map in what was dropped.</source>
            <translation>Pudotetussa ei ole karttaa.</translation>
        </message>
        <message>
            <source>There is no map on the clipboard.</source>
            <translation>Leikepöydällä ei ole karttaa.</translation>
        </message>
        <message>
            <source>This cannot be opened as a map.</source>
            <translation>Tätä ei voi avata karttana.</translation>
        </message>
        <message>
            <source>What can be dropped here: scenarios, maps of other programs and pictures written by rbdesigner ({maps}), saved games ({games}), maps that are being laid ({layings}), books ({books}) and folders of scenarios, solutions, tables of records and atlases ({others}), and the text or code of a map.</source>
            <translation>Tähän voi pudottaa: skenaarioita, muiden ohjelmien karttoja ja rbdesignerin tekemiä kuvia ({maps}), tallennettuja pelejä ({games}), aseteltavia karttoja ({layings}), kirjoja ({books}) ja skenaarioiden kansioita, ratkaisuja, ennätystaulukoita ja kartastoja ({others}) sekä kartan tekstin tai koodin.</translation>
        </message>
        <message>
            <source>clipboard</source>
            <translation>leikepöytä</translation>
        </message>
        <message>
            <source>dropped picture</source>
            <translation>pudotettu kuva</translation>
        </message>
        <message>
            <source>dropped text</source>
            <translation>pudotettu teksti</translation>
        </message>
    </context>
    <context>
        <name>InspectorRow</name>
        <message>
            <source>Remove</source>
            <translation>Poista</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Poista: {thing}</translation>
        </message>
    </context>
    <context>
        <name>KeyFields</name>
        <message>
            <source>&amp;Use these keys</source>
            <translation>&amp;Käytä näitä</translation>
        </message>
        <message>
            <source>Choose an action to give it other keys.</source>
            <translation>Valitse toiminto antaaksesi sille toiset näppäimet.</translation>
        </message>
        <message>
            <source>Defa&amp;ult keys</source>
            <translation>&amp;Tavalliset</translation>
        </message>
        <message>
            <source>New keys</source>
            <translation>Uudet näppäimet</translation>
        </message>
        <message>
            <source>Press the new keys of “{action}”.</source>
            <translation>Paina toiminnon ”{action}” uudet näppäimet.</translation>
        </message>
        <message>
            <source>{keys} is taken by “{other}”.</source>
            <translation>{keys} on jo toiminnolla ”{other}”.</translation>
        </message>
        <message>
            <source>{keys} opens the menu “{menu}”.</source>
            <translation>{keys} avaa valikon ”{menu}”.</translation>
        </message>
    </context>
    <context>
        <name>KnownGameDialog</name>
        <message>
            <source>&amp;Compare</source>
            <translation>&amp;Vertaa</translation>
        </message>
        <message>
            <source>Compare with games of this map</source>
            <translation>Vertaa tämän kartan peleihin</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Games of this map</source>
            <translation>Tämän kartan pelit</translation>
        </message>
        <message>
            <source>Games played here, and the best of each run of the laboratory. Several can be chosen.</source>
            <translation>Täällä pelatut pelit ja laboratorion jokaisen ajon parhaat. Voit valita useita.</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Kartta</translation>
        </message>
        <message>
            <source>No other game of this map is known here.</source>
            <translation>Täällä ei tunneta muita pelejä tällä kartalla.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuoroja</translation>
        </message>
    </context>
    <context>
        <name>KnownGames</name>
        <message>
            <source>Laboratory: {players}</source>
            <translation>Laboratorio: {players}</translation>
        </message>
        <message>
            <source>Played here</source>
            <translation>Täällä pelattu</translation>
        </message>
        <message>
            <source>after a change of the map</source>
            <translation>kartan muutoksen jälkeen</translation>
        </message>
        <message>
            <source>another map</source>
            <translation>toinen kartta</translation>
        </message>
        <message>
            <source>another version of the map</source>
            <translation>kartan toinen versio</translation>
        </message>
        <message>
            <source>before the last change of the map</source>
            <translation>ennen kartan viimeistä muutosta</translation>
        </message>
        <message>
            <source>{names}, {time}</source>
            <translation>{names}, {time}</translation>
        </message>
        <message>
            <source>{players}, game {number}</source>
            <translation>{players}, peli {number}</translation>
        </message>
    </context>
    <context>
        <name>Laboratories</name>
        <message>
            <source>Put the findings on the sheet</source>
            <translation>Merkitse tulokset arkille</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Tätä peliä ei voi avata.</translation>
        </message>
    </context>
    <context>
        <name>LaboratoryBar</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Sulje</translation>
        </message>
        <message>
            <source>P&amp;ut on the sheet</source>
            <translation>&amp;Merkitse arkille</translation>
        </message>
        <message>
            <source>The verdict as a line on the sheet of the map</source>
            <translation>Arvio rivinä kartan arkilla</translation>
        </message>
        <message>
            <source>The verdict is already on the sheet</source>
            <translation>Arvio on jo arkilla</translation>
        </message>
        <message>
            <source>There is nothing to put on the sheet until it is known whether the map is fair</source>
            <translation>Ennen kuin tiedetään, onko kartta tasapuolinen, arkille ei ole mitään pantavaa</translation>
        </message>
        <message>
            <source>These players can hardly play this map, so their verdict does not belong on the sheet</source>
            <translation>Nämä pelaajat osaavat tuskin pelata tällä kartalla, joten niiden arvio ei kuulu arkille</translation>
        </message>
    </context>
    <context>
        <name>LaboratoryWindow</name>
        <message numerus="yes">
            <source>%n games failed and are not counted; the list of games tells why.</source>
            <translation>
                <numerusform>%n peli epäonnistui eikä sitä lasketa; pelien luettelo kertoo miksi.</numerusform>
                <numerusform>%n peliä epäonnistui eikä niitä lasketa; pelien luettelo kertoo miksi.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Improve</source>
            <translation>Para&amp;nna</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Kartta</translation>
        </message>
        <message>
            <source>&amp;Results</source>
            <translation>&amp;Tulokset</translation>
        </message>
        <message>
            <source>&amp;Tournament</source>
            <translation>T&amp;urnaus</translation>
        </message>
        <message>
            <source>&amp;Worth</source>
            <translation>&amp;Hyöty</translation>
        </message>
        <message>
            <source>All these games have been played; ask for more</source>
            <translation>Kaikki nämä pelit on pelattu; pyydä lisää</translation>
        </message>
        <message>
            <source>C&amp;harts</source>
            <translation>Kaavi&amp;ot</translation>
        </message>
        <message>
            <source>C&amp;ompare</source>
            <translation>V&amp;ertaa</translation>
        </message>
        <message>
            <source>G&amp;ames</source>
            <translation>&amp;Pelit</translation>
        </message>
        <message>
            <source>Laboratory: {map}</source>
            <translation>Laboratorio: {map}</translation>
        </message>
        <message>
            <source>Other games are being played</source>
            <translation>Muita pelejä pelataan parhaillaan</translation>
        </message>
        <message>
            <source>Par</source>
            <translation>Par</translation>
        </message>
        <message>
            <source>Ru&amp;ns</source>
            <translation>A&amp;iemmat ajot</translation>
        </message>
        <message>
            <source>The answer is clear, so no further games were played. To play on, untick “{setting}”.</source>
            <translation>Vastaus on selvä, joten enempää ei pelattu. Jatka poistamalla valinta ”{setting}”.</translation>
        </message>
        <message numerus="yes">
            <source>The games so far have only %n seeds, so the 95 % intervals are rough.</source>
            <translation>
                <numerusform>Peleissä on toistaiseksi %n siemenluku, joten 95 %:n välit ovat karkeita.</numerusform>
                <numerusform>Peleissä on toistaiseksi %n siemenlukua, joten 95 %:n välit ovat karkeita.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map has been changed since this run. Start plays the map as it is now.</source>
            <translation>Karttaa on muutettu tämän ajon jälkeen. Aloita pelaa karttaa sellaisena kuin se nyt on.</translation>
        </message>
        <message>
            <source>These games were played by an earlier version of the machines. Start plays new ones.</source>
            <translation>Nämä pelit on pelannut koneiden aiempi versio. Aloita pelaa uusia.</translation>
        </message>
    </context>
    <context>
        <name>LassoTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n paikka valittu</numerusform>
                <numerusform>%n paikkaa valittu</numerusform>
            </translation>
        </message>
        <message>
            <source>Drag around what is to be selected; Shift adds, Ctrl takes away</source>
            <translation>Vedä valittavien ympäri; vaihto lisää, Ctrl poistaa</translation>
        </message>
    </context>
    <context>
        <name>Layers</name>
        <message>
            <source>Axes of symmetry</source>
            <translation>Symmetria-akselit</translation>
        </message>
        <message>
            <source>Coordinates</source>
            <translation>Koordinaatit</translation>
        </message>
        <message>
            <source>Grid of empty places</source>
            <translation>Tyhjien paikkojen ruudukko</translation>
        </message>
        <message>
            <source>Homes and pieces</source>
            <translation>Kodit ja pelimerkit</translation>
        </message>
        <message>
            <source>Labels, notes and districts</source>
            <translation>Nimiöt, muistiinpanot ja alueet</translation>
        </message>
        <message>
            <source>Marks of problems</source>
            <translation>Ongelmien merkit</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Joet</translation>
        </message>
        <message>
            <source>Roads and walls</source>
            <translation>Tiet ja muurit</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Maasto</translation>
        </message>
    </context>
    <context>
        <name>LayersPanel</name>
        <message>
            <source>Lock or unlock: no tool changes a locked layer</source>
            <translation>Lukitse tai avaa lukitus: mikään työkalu ei muuta lukittua tasoa</translation>
        </message>
        <message>
            <source>Lock: {layer}</source>
            <translation>Lukitse: {layer}</translation>
        </message>
        <message>
            <source>Show or hide; with Alt: show this layer alone, and all again</source>
            <translation>Näytä tai piilota; Alt-näppäimellä: näytä vain tämä taso ja taas kaikki</translation>
        </message>
        <message>
            <source>Show this layer alone, or all again</source>
            <translation>Näytä vain tämä taso tai taas kaikki</translation>
        </message>
        <message>
            <source>Show: {layer}</source>
            <translation>Näytä: {layer}</translation>
        </message>
    </context>
    <context>
        <name>LayingBar</name>
        <message>
            <source>&amp;Go on from here</source>
            <translation>&amp;Jatka tästä</translation>
        </message>
        <message>
            <source>&amp;Keep as a scenario</source>
            <translation>&amp;Pidä skenaariona</translation>
        </message>
        <message>
            <source>Begin a game on this map, in which the players choose their homes</source>
            <translation>Aloita tällä kartalla peli, jossa pelaajat valitsevat kotinsa</translation>
        </message>
        <message>
            <source>Choose &amp;homes and play…</source>
            <translation>Valitse &amp;kodit ja pelaa…</translation>
        </message>
        <message>
            <source>Discard what was undone, and let the machine lay</source>
            <translation>Hylkää kumotut ja anna koneen asettaa</translation>
        </message>
        <message>
            <source>Land {land} of {all_land}, sea {sea} of {all_sea}</source>
            <translation>Maa {land}/{all_land}, meri {sea}/{all_sea}</translation>
        </message>
        <message>
            <source>Lay nothing more in this turn; when all pass, the map is finished</source>
            <translation>Älä aseta tällä vuorolla enempää; kun kaikki passaavat, kartta on valmis</translation>
        </message>
        <message>
            <source>Open the map in the editor, as a scenario of its own</source>
            <translation>Avaa kartta muokkaimessa omana skenaarionaan</translation>
        </message>
        <message>
            <source>P&amp;ass</source>
            <translation>P&amp;assaa</translation>
        </message>
        <message>
            <source>Pause the machines</source>
            <translation>Pysäytä koneet</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Tee uudelleen</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Vuoro</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Kumoa</translation>
        </message>
        <message>
            <source>{player} (machine)</source>
            <translation>{player} (kone)</translation>
        </message>
        <message>
            <source>{player}: tile {number} of {all}</source>
            <translation>{player}: laatta {number}/{all}</translation>
        </message>
    </context>
    <context>
        <name>LayingBoard</name>
        <message>
            <source>Click to lay the tile here</source>
            <translation>Napsautus asettaa laatan tähän</translation>
        </message>
        <message>
            <source>Coordinates</source>
            <translation>Koordinaatit</translation>
        </message>
        <message>
            <source>Grid of empty places</source>
            <translation>Tyhjien paikkojen ruudukko</translation>
        </message>
        <message>
            <source>No rotation of this tile may be laid here.</source>
            <translation>Tätä laattaa ei saa asettaa tähän missään asennossa.</translation>
        </message>
    </context>
    <context>
        <name>LayingFiles</name>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Kartan kuva on leikepöydällä.</translation>
        </message>
        <message>
            <source>Everything laid since the last save will be lost. The file stays as it is.</source>
            <translation>Kaikki viime tallennuksen jälkeen asetettu menetetään. Tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>It has not been saved. The whole laying will be lost.</source>
            <translation>Sitä ei ole tallennettu. Kaikki asetettu menetetään.</translation>
        </message>
        <message>
            <source>Maps being laid ({suffixes})</source>
            <translation>Aseteltavat kartat ({suffixes})</translation>
        </message>
        <message>
            <source>Save the laying as</source>
            <translation>Tallenna asettelu nimellä</translation>
        </message>
        <message>
            <source>The laying could not be saved. It is still open.</source>
            <translation>Asettelua ei voitu tallentaa. Se on yhä auki.</translation>
        </message>
        <message>
            <source>The map can be played once it is laid.</source>
            <translation>Karttaa voi pelata, kun se on aseteltu.</translation>
        </message>
        <message>
            <source>The map could not be exported.</source>
            <translation>Karttaa ei voitu viedä.</translation>
        </message>
        <message>
            <source>This laying cannot be opened.</source>
            <translation>Tätä asettelua ei voi avata.</translation>
        </message>
    </context>
    <context>
        <name>LayingLog</name>
        <message>
            <source>Beginning</source>
            <translation>Alku</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Loki</translation>
        </message>
        <message>
            <source>{number}. {player}: pass</source>
            <translation>{number}. {player}: passaa</translation>
        </message>
        <message>
            <source>{number}. {player}: {tile} at {place}</source>
            <translation>{number}. {player}: {tile} paikassa {place}</translation>
        </message>
    </context>
    <context>
        <name>LayingPage</name>
        <message>
            <source>Log</source>
            <translation>Loki</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Laatat</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Nimetön</translation>
        </message>
    </context>
    <context>
        <name>LayingTool</name>
        <message>
            <source>; takes away {things}</source>
            <translation>; poistaa: {things}</translation>
        </message>
        <message>
            <source>a mixture</source>
            <translation>sekoitus</translation>
        </message>
    </context>
    <context>
        <name>LicencesDialog</name>
        <message numerus="yes">
            <source>%n components</source>
            <translation>
                <numerusform>%n komponentti</numerusform>
                <numerusform>%n komponenttia</numerusform>
            </translation>
        </message>
        <message>
            <source>Components of others</source>
            <translation>Muiden komponentit</translation>
        </message>
        <message>
            <source>Libraries: {text}</source>
            <translation>Kirjastot: {text}</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Lisenssi</translation>
        </message>
        <message>
            <source>Licence: {text}</source>
            <translation>Lisenssi: {text}</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lisenssit</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Etsi</translation>
        </message>
        <message>
            <source>Search names, licences and their texts</source>
            <translation>Etsi nimistä, lisensseistä ja niiden teksteistä</translation>
        </message>
        <message>
            <source>Source: {text}</source>
            <translation>Lähdekoodi: {text}</translation>
        </message>
        <message>
            <source>Text of the licence</source>
            <translation>Lisenssin teksti</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Versio</translation>
        </message>
        <message>
            <source>rbdesigner is free software under the MIT licence. It uses the components of others that are listed here. Libraries under the LGPL, such as Qt, are files of their own, which you may replace by changed ones.</source>
            <translation>rbdesigner on vapaa ohjelma MIT-lisenssillä. Se käyttää tässä lueteltuja muiden komponentteja. LGPL-lisenssin alaiset kirjastot, kuten Qt, ovat omia tiedostojaan, jotka saat korvata muutetuilla.</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n components</source>
            <translation>
                <numerusform>{shown}/%n komponentti</numerusform>
                <numerusform>{shown}/%n komponenttia</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LinesModel</name>
        <message>
            <source>Actions</source>
            <translation>Tekoja</translation>
        </message>
        <message>
            <source>Goes up to</source>
            <translation>Päättyy</translation>
        </message>
        <message>
            <source>Left at</source>
            <translation>Jätetty</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Milloin</translation>
        </message>
        <message>
            <source>cannot be played</source>
            <translation>ei voi pelata</translation>
        </message>
        <message>
            <source>no name</source>
            <translation>nimetön</translation>
        </message>
        <message>
            <source>the current line</source>
            <translation>nykyinen muunnelma</translation>
        </message>
        <message>
            <source>{name} (note)</source>
            <translation>{name} (muistiinpano)</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>All</source>
            <translation>Kaikki</translation>
        </message>
        <message>
            <source>Copy in the notation</source>
            <translation>Kopioi merkintätavalla</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Loki</translation>
        </message>
        <message>
            <source>Search the log</source>
            <translation>Etsi lokista</translation>
        </message>
        <message>
            <source>Turns and phases, players, places, goods, buildings: turn 7 movement, north gold, 2,-1</source>
            <translation>Vuorot ja vaiheet, pelaajat, paikat, hyödykkeet, rakennukset: vuoro 7 liikkuminen, pohjoinen kulta, 2,-1</translation>
        </message>
        <message>
            <source>What has been done</source>
            <translation>Mitä on tehty</translation>
        </message>
        <message>
            <source>Whose actions are shown</source>
            <translation>Kenen teot näytetään</translation>
        </message>
    </context>
    <context>
        <name>MachineBar</name>
        <message>
            <source>Fast</source>
            <translation>Nopea</translation>
        </message>
        <message>
            <source>How fast machines act; fast means without pauses</source>
            <translation>Kuinka nopeasti koneet toimivat; nopea tarkoittaa ilman taukoja</translation>
        </message>
        <message>
            <source>Let the machine act once (.)</source>
            <translation>Anna koneen toimia kerran (.)</translation>
        </message>
        <message>
            <source>Let the machines go on (P)</source>
            <translation>Anna koneiden jatkaa (P)</translation>
        </message>
        <message>
            <source>Machine players</source>
            <translation>Konepelaajat</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Tavallinen</translation>
        </message>
        <message>
            <source>One action of a machine</source>
            <translation>Yksi koneen teko</translation>
        </message>
        <message>
            <source>Pause the machines (P)</source>
            <translation>Pysäytä koneet (P)</translation>
        </message>
        <message>
            <source>Paused: {player}</source>
            <translation>Pysäytetty: {player}</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Hidas</translation>
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation>Koneiden nopeus</translation>
        </message>
        <message>
            <source>Thinking: {player}</source>
            <translation>Miettii: {player}</translation>
        </message>
    </context>
    <context>
        <name>MachineChooser</name>
        <message>
            <source>How well it plays</source>
            <translation>Kuinka hyvin se pelaa</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Taso</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Ihminen</translation>
        </message>
        <message>
            <source>Who plays for player {number}</source>
            <translation>Kuka pelaa pelaajana {number}</translation>
        </message>
        <message>
            <source>{option} of player {number}</source>
            <translation>{option}, pelaaja {number}</translation>
        </message>
    </context>
    <context>
        <name>MachineKinds</name>
        <message>
            <source>Aggressive</source>
            <translation>Aggressiivinen</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Tasapainoinen</translation>
        </message>
        <message>
            <source>Boats</source>
            <translation>Alukset</translation>
        </message>
        <message>
            <source>Cares only about points</source>
            <translation>Tavoittelee vain pisteitä</translation>
        </message>
        <message>
            <source>Compares many plans</source>
            <translation>Vertaa monia suunnitelmia</translation>
        </message>
        <message>
            <source>Compares thousands of plans, about a second for each turn</source>
            <translation>Vertaa tuhansia suunnitelmia, noin sekunnin vuoroa kohden</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Helppo</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Vaikea</translation>
        </message>
        <message>
            <source>Likes to build roads</source>
            <translation>Rakentaa mielellään teitä</translation>
        </message>
        <message>
            <source>Likes to buy bricks of the wonder</source>
            <translation>Ostaa mielellään ihmeen tiiliä</translation>
        </message>
        <message>
            <source>Likes to make boats and trucks</source>
            <translation>Valmistaa mielellään aluksia ja kuorma-autoja</translation>
        </message>
        <message>
            <source>Likes to research</source>
            <translation>Kehittää mielellään</translation>
        </message>
        <message>
            <source>Makes its plan quickly</source>
            <translation>Tekee suunnitelmansa nopeasti</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Keskitaso</translation>
        </message>
        <message>
            <source>Planning player</source>
            <translation>Suunnitteleva pelaaja</translation>
        </message>
        <message>
            <source>Plans its game to the end, and carries the plan out</source>
            <translation>Suunnittelee pelinsä loppuun asti ja toteuttaa suunnitelman</translation>
        </message>
        <message>
            <source>Plays at random, but gets about and runs what it can</source>
            <translation>Pelaa satunnaisesti, mutta liikkuu ja panee töihin, minkä voi</translation>
        </message>
        <message>
            <source>Random player</source>
            <translation>Satunnaispelaaja</translation>
        </message>
        <message>
            <source>Relies on what others build, make and leave lying</source>
            <translation>Luottaa siihen, mitä muut rakentavat, valmistavat ja jättävät jälkeensä</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Kehitys</translation>
        </message>
        <message>
            <source>Roads</source>
            <translation>Tiet</translation>
        </message>
        <message>
            <source>Style</source>
            <translation>Tyyli</translation>
        </message>
        <message>
            <source>What it likes to do</source>
            <translation>Mitä se tekee mielellään</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Ihme</translation>
        </message>
    </context>
    <context>
        <name>MachineList</name>
        <message>
            <source>A&amp;dd a player</source>
            <translation>Lis&amp;ää pelaaja</translation>
        </message>
        <message>
            <source>Take this player away</source>
            <translation>Poista tämä pelaaja</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>No files yet</source>
            <translation>Ei vielä tiedostoja</translation>
        </message>
    </context>
    <context>
        <name>ManyTiles</name>
        <message numerus="yes">
            <source>%n tiles selected</source>
            <translation>
                <numerusform>%n laatta valittu</numerusform>
                <numerusform>%n laattaa valittu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Change the terrain of %n tiles</source>
            <translation>
                <numerusform>Muuta %n laatan maastoa</numerusform>
                <numerusform>Muuta %n laatan maastoa</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Poista</translation>
        </message>
        <message numerus="yes">
            <source>Clear the rivers of %n tiles</source>
            <translation>
                <numerusform>Poista joet %n laatalta</numerusform>
                <numerusform>Poista joet %n laatalta</numerusform>
            </translation>
        </message>
        <message>
            <source>Homes</source>
            <translation>Kodit</translation>
        </message>
        <message>
            <source>Locked: no tool changes them</source>
            <translation>Lukittu: mikään työkalu ei muuta niitä</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Pelimerkit</translation>
        </message>
        <message>
            <source>Remove homes</source>
            <translation>Poista kodit</translation>
        </message>
        <message>
            <source>Remove pieces</source>
            <translation>Poista pelimerkit</translation>
        </message>
        <message>
            <source>Remove roads and walls</source>
            <translation>Poista tiet ja muurit</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Joet</translation>
        </message>
        <message>
            <source>Roads and walls</source>
            <translation>Tiet ja muurit</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation>Ota pois</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Maasto</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ei yhtään</translation>
        </message>
        <message>
            <source>on all</source>
            <translation>kaikilla</translation>
        </message>
        <message>
            <source>on {some} of {all}</source>
            <translation>{some}/{all} laatalla</translation>
        </message>
        <message>
            <source>several: {terrains}</source>
            <translation>useita: {terrains}</translation>
        </message>
    </context>
    <context>
        <name>MapChoice</name>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n laatta</numerusform>
                <numerusform>%n laattaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Map {number}</source>
            <translation>Kartta {number}</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Kartat</translation>
        </message>
        <message>
            <source>Open maps</source>
            <translation>Avoimet kartat</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Etsi</translation>
        </message>
        <message>
            <source>Search the maps</source>
            <translation>Etsi kartoista</translation>
        </message>
        <message numerus="yes">
            <source>“{file}” holds %n maps. Which should be opened?</source>
            <translation>
                <numerusform>”{file}” sisältää %n kartan. Avataanko se?</numerusform>
                <numerusform>”{file}” sisältää %n karttaa. Mitkä avataan?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message numerus="yes">
            <source>%n tiles copied</source>
            <translation>
                <numerusform>%n laatta kopioitu</numerusform>
                <numerusform>%n laattaa kopioitu</numerusform>
            </translation>
        </message>
        <message>
            <source>Centre of symmetry here</source>
            <translation>Symmetrian keskipiste tähän</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopioi</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Leikkaa</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Poista</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Tee symmetriseksi</translation>
        </message>
        <message>
            <source>Mirror selection</source>
            <translation>Peilaa valinta</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Liitä</translation>
        </message>
        <message>
            <source>Select all of this kind</source>
            <translation>Valitse kaikki samanlaiset</translation>
        </message>
        <message>
            <source>There is no map to paste: {reason}</source>
            <translation>Ei ole liitettävää karttaa: {reason}</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Käännä vasemmalle</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Käännä oikealle</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>ja %n muu</numerusform>
                <numerusform>ja %n muuta</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapFiles</name>
        <message>
            <source>A copy was written to {file}.</source>
            <translation>Kopio kirjoitettiin tiedostoon {file}.</translation>
        </message>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Kartan kuva on leikepöydällä.</translation>
        </message>
        <message>
            <source>Changes since the last save will be lost. The file stays as it is.</source>
            <translation>Viime tallennuksen jälkeiset muutokset menetetään. Tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>Finish what you are drawing first, then save.</source>
            <translation>Piirrä kesken oleva ensin loppuun ja tallenna sitten.</translation>
        </message>
        <message>
            <source>It has not been saved. The whole map will be lost.</source>
            <translation>Sitä ei ole tallennettu. Koko kartta menetetään.</translation>
        </message>
        <message>
            <source>Its file is gone. The whole map will be lost.</source>
            <translation>Sen tiedosto on poissa. Koko kartta menetetään.</translation>
        </message>
        <message>
            <source>Load the file again</source>
            <translation>Lataa tiedosto uudelleen</translation>
        </message>
        <message>
            <source>Read from {file}. Saving it makes a scenario file of its own.</source>
            <translation>Luettu tiedostosta {file}. Tallentaminen tekee siitä oman skenaariotiedoston.</translation>
        </message>
        <message>
            <source>Read from: {source}. It has not been saved yet.</source>
            <translation>Luettu: {source}. Ei vielä tallennettu.</translation>
        </message>
        <message>
            <source>Reading {file}</source>
            <translation>Luetaan: {file}</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Tallenna kopio</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Tallenna nimellä</translation>
        </message>
        <message>
            <source>Save in a file of your own: what came with rbdesigner stays as it is</source>
            <translation>Tallenna omaan tiedostoon: rbdesignerin mukana tullut pysyy ennallaan</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Skenaariot ({suffixes})</translation>
        </message>
        <message>
            <source>The copy could not be written.</source>
            <translation>Kopiota ei voitu kirjoittaa.</translation>
        </message>
        <message>
            <source>The file cannot be read. The map stays as it is.</source>
            <translation>Tiedostoa ei voi lukea. Kartta pysyy ennallaan.</translation>
        </message>
        <message>
            <source>The map could not be exported.</source>
            <translation>Karttaa ei voitu viedä.</translation>
        </message>
        <message>
            <source>The map could not be saved. It is still open and nothing is lost.</source>
            <translation>Karttaa ei voitu tallentaa. Se on yhä auki, eikä mitään ole menetetty.</translation>
        </message>
        <message>
            <source>The picture that lay under the map is not there: {reason}</source>
            <translation>Kartan alla ollut kuva puuttuu: {reason}</translation>
        </message>
        <message>
            <source>There is no map in it.</source>
            <translation>Siinä ei ole karttaa.</translation>
        </message>
        <message>
            <source>This file cannot be opened.</source>
            <translation>Tätä tiedostoa ei voi avata.</translation>
        </message>
        <message>
            <source>Your changes will be lost. The file that it was read from stays as it is.</source>
            <translation>Muutokset menetetään. Luettu tiedosto pysyy ennallaan.</translation>
        </message>
        <message>
            <source>Your changes will be lost. The scenario that came with rbdesigner stays as it is.</source>
            <translation>Muutokset menetetään. rbdesignerin mukana tullut skenaario pysyy ennallaan.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more remarks</source>
            <translation>
                <numerusform>ja %n muu huomautus</numerusform>
                <numerusform>ja %n muuta huomautusta</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapLayers</name>
        <message>
            <source>Choose a tile and click anywhere to lay it</source>
            <translation>Valitse laatta ja aseta se napsauttamalla mihin tahansa</translation>
        </message>
        <message>
            <source>Contested land</source>
            <translation>Kiistanalainen maa</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Vuoroja lähimmästä kodista</translation>
        </message>
        <message>
            <source>Who is first where</source>
            <translation>Kuka on missä ensin</translation>
        </message>
    </context>
    <context>
        <name>MapLegend</name>
        <message>
            <source>0  Contested</source>
            <translation>0  Kiistanalainen</translation>
        </message>
        <message>
            <source>First on the land</source>
            <translation>Ensimmäisenä maalla</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Vuoroja lähimmästä kodista</translation>
        </message>
        <message>
            <source>Turns until the next home is there</source>
            <translation>Vuoroja, kunnes seuraava koti on siellä</translation>
        </message>
        <message>
            <source>{homes}  Several at once</source>
            <translation>{homes}  Useita yhtä aikaa</translation>
        </message>
        <message>
            <source>{turns} or more</source>
            <translation>{turns} tai enemmän</translation>
        </message>
        <message>
            <source>–  No other comes</source>
            <translation>–  Muita ei tule</translation>
        </message>
    </context>
    <context>
        <name>MapMenu</name>
        <message>
            <source>Fix: {title}</source>
            <translation>Korjaa: {title}</translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation>Kartta</translation>
        </message>
    </context>
    <context>
        <name>MeasureTool</name>
        <message numerus="yes">
            <source>%n tiles away</source>
            <translation>
                <numerusform>%n laatan päässä</numerusform>
                <numerusform>%n laatan päässä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns for a donkey</source>
            <translation>
                <numerusform>aasilta %n vuoro</numerusform>
                <numerusform>aasilta %n vuoroa</numerusform>
            </translation>
        </message>
        <message>
            <source>Click where to measure from</source>
            <translation>Napsauta paikkaa, josta mitataan</translation>
        </message>
        <message>
            <source>{distance}; click to measure from here, Esc ends it</source>
            <translation>{distance}; napsautus mittaa tästä, Esc lopettaa</translation>
        </message>
        <message>
            <source>{tiles}, no way for a donkey</source>
            <translation>{tiles}, aasille ei ole tietä</translation>
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
            <translation>&amp;Muokkaa</translation>
        </message>
        <message>
            <source>&amp;Export</source>
            <translation>V&amp;ie</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Tiedosto</translation>
        </message>
        <message>
            <source>&amp;Generate</source>
            <translation>Laatimi&amp;nen</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Ohje</translation>
        </message>
        <message>
            <source>&amp;Keep the selection as</source>
            <translation>&amp;Talleta valinta</translation>
        </message>
        <message>
            <source>&amp;Layers</source>
            <translation>Tas&amp;ot</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Kartta</translation>
        </message>
        <message>
            <source>&amp;Panels</source>
            <translation>Pa&amp;neelit</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Peli</translation>
        </message>
        <message>
            <source>&amp;Scripts</source>
            <translation>&amp;Skriptit</translation>
        </message>
        <message>
            <source>&amp;Selection</source>
            <translation>&amp;Valinta</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Teema</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Näytä</translation>
        </message>
        <message>
            <source>Br&amp;ush</source>
            <translation>Sivelli&amp;n</translation>
        </message>
        <message>
            <source>Co&amp;mpare</source>
            <translation>Ve&amp;rtaa</translation>
        </message>
        <message>
            <source>Compare with another &amp;tab</source>
            <translation>Vertaa toiseen väli&amp;lehteen</translation>
        </message>
        <message>
            <source>Contents of t&amp;he book</source>
            <translation>Kirjan sisält&amp;ö</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>&amp;Avaa viimeisimmät</translation>
        </message>
        <message>
            <source>Picture under the m&amp;ap</source>
            <translation>Kuva kartan alla</translation>
        </message>
        <message>
            <source>Pu&amp;zzles</source>
            <translation>Pulmat</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>&amp;Symmetria</translation>
        </message>
        <message>
            <source>Spee&amp;d of the machines</source>
            <translation>Konei&amp;den nopeus</translation>
        </message>
        <message>
            <source>Sta&amp;mps</source>
            <translation>Le&amp;imasimet</translation>
        </message>
        <message>
            <source>Terrai&amp;n</source>
            <translation>&amp;Maasto</translation>
        </message>
        <message>
            <source>Toolbar</source>
            <translation>Työkalupalkki</translation>
        </message>
        <message>
            <source>What is drawn is repeated by this symmetry</source>
            <translation>Piirretty toistetaan tämän symmetrian mukaan</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>&amp;Discard all</source>
            <translation>&amp;Hylkää kaikki</translation>
        </message>
        <message>
            <source>&amp;Don't save</source>
            <translation>&amp;Älä tallenna</translation>
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation>&amp;Lataa muutettu tiedosto</translation>
        </message>
        <message>
            <source>&amp;Overwrite it</source>
            <translation>Korvaa &amp;se</translation>
        </message>
        <message>
            <source>&amp;Revert</source>
            <translation>&amp;Palauta</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>Talle&amp;nna</translation>
        </message>
        <message>
            <source>&amp;Save all</source>
            <translation>Tallenna &amp;kaikki</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Yritä uudelleen</translation>
        </message>
        <message>
            <source>Another program has changed the file since it was opened here.</source>
            <translation>Toinen ohjelma on muuttanut tiedostoa sen jälkeen, kun se avattiin täällä.</translation>
        </message>
        <message>
            <source>At the next &amp;start</source>
            <translation>&amp;Seuraavalla käynnistyksellä</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
        <message>
            <source>Change &amp;now</source>
            <translation>Vaihda &amp;nyt</translation>
        </message>
        <message>
            <source>Change to {language} now?</source>
            <translation>Vaihdetaanko kieleksi nyt {language}?</translation>
        </message>
        <message>
            <source>Go back to the saved file of “{title}”?</source>
            <translation>Palataanko tallennettuun tiedostoon: ”{title}”?</translation>
        </message>
        <message numerus="yes">
            <source>Play %n games &amp;first</source>
            <translation>
                <numerusform>Pelaa &amp;ensin %n peli</numerusform>
                <numerusform>Pelaa &amp;ensin %n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play %n games?</source>
            <translation>
                <numerusform>Pelataanko %n peli?</numerusform>
                <numerusform>Pelataanko %n peliä?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play &amp;all %n games</source>
            <translation>
                <numerusform>Pelaa &amp;kaikki %n peliä</numerusform>
                <numerusform>Pelaa &amp;kaikki %n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Tallenna muualle…</translation>
        </message>
        <message>
            <source>Save the changes to “{title}”?</source>
            <translation>Tallennetaanko muutokset: ”{title}”?</translation>
        </message>
        <message>
            <source>Saving now would overwrite what the other program wrote.</source>
            <translation>Tallentaminen nyt korvaisi sen, mitä toinen ohjelma kirjoitti.</translation>
        </message>
        <message>
            <source>That takes {duration}. Fewer games are enough to show large differences.</source>
            <translation>Kesto: {duration}. Suurten erojen näkemiseen riittävät vähemmätkin pelit.</translation>
        </message>
        <message>
            <source>The window closes and comes back with everything that is open, saved or not. Only the undo steps of maps are lost. A laboratory, a solver or a generator that is at work is stopped.</source>
            <translation>Ikkuna sulkeutuu ja tulee takaisin, ja kaikki avoinna oleva palaa, tallennettuna tai ei. Vain karttojen kumottavissa olevat vaiheet menetetään. Työtään tekevä laboratorio, ratkaisija tai karttojen laatiminen keskeytetään.</translation>
        </message>
        <message numerus="yes">
            <source>There are unsaved changes in %n tabs. Save them?</source>
            <translation>
                <numerusform>%n välilehdellä on tallentamattomia muutoksia. Tallennetaanko ne?</numerusform>
                <numerusform>%n välilehdellä on tallentamattomia muutoksia. Tallennetaanko ne?</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo brings your changes back.</source>
            <translation>Kumoaminen palauttaa muutoksesi.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>ja %n muu</numerusform>
                <numerusform>ja %n muuta</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MinimapPanel</name>
        <message>
            <source>Click or drag to look elsewhere</source>
            <translation>Napsauta tai vedä katsoaksesi muualle</translation>
        </message>
        <message>
            <source>Small map</source>
            <translation>Pieni kartta</translation>
        </message>
    </context>
    <context>
        <name>MissingFiles</name>
        <message>
            <source>Look for the file</source>
            <translation>Etsi tiedosto</translation>
        </message>
        <message>
            <source>The file of this tab is not there.</source>
            <translation>Tämän välilehden tiedosto ei ole paikallaan.</translation>
        </message>
        <message>
            <source>This file cannot be opened.</source>
            <translation>Tätä tiedostoa ei voi avata.</translation>
        </message>
    </context>
    <context>
        <name>MissingPage</name>
        <message>
            <source>&amp;Close the tab</source>
            <translation>&amp;Sulje välilehti</translation>
        </message>
        <message>
            <source>&amp;Look for it…</source>
            <translation>&amp;Etsi se…</translation>
        </message>
        <message>
            <source>The tab stays, and shows the file as soon as it is there again.</source>
            <translation>Välilehti pysyy ja näyttää tiedoston heti, kun se on taas paikallaan.</translation>
        </message>
        <message>
            <source>“{file}” cannot be opened</source>
            <translation>Tiedostoa ”{file}” ei voi avata</translation>
        </message>
        <message>
            <source>“{file}” is not there</source>
            <translation>Tiedosto ”{file}” ei ole paikallaan</translation>
        </message>
    </context>
    <context>
        <name>MixtureFields</name>
        <message>
            <source>As in the box</source>
            <translation>Laatikosta</translation>
        </message>
        <message>
            <source>Draw again</source>
            <translation>Arvo taas</translation>
        </message>
        <message>
            <source>Mix the same terrains in another way</source>
            <translation>Sekoita samat maastot toisella tavalla</translation>
        </message>
        <message>
            <source>Mixture</source>
            <translation>Sekoitus</translation>
        </message>
        <message>
            <source>Weigh each terrain by the number of its tiles in the box</source>
            <translation>Painota kutakin maastoa sen laattojen määrällä laatikossa</translation>
        </message>
    </context>
    <context>
        <name>NewGameDialog</name>
        <message>
            <source>&amp;Another</source>
            <translation>&amp;Toinen</translation>
        </message>
        <message>
            <source>&amp;Machine from a file…</source>
            <translation>&amp;Kone tiedostosta…</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Pelaajat</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Aloita</translation>
        </message>
        <message>
            <source>1 (solo)</source>
            <translation>1 (yksinpeli)</translation>
        </message>
        <message>
            <source>Choose a machine player – it may do whatever you may do: choose only one that you trust</source>
            <translation>Valitse konepelaaja – se voi tehdä kaiken, mitä sinäkin: valitse vain se, johon luotat</translation>
        </message>
        <message>
            <source>It may do whatever you may do on this computer, so choose only one that you trust</source>
            <translation>Se voi tehdä kaiken, mitä sinäkin tällä koneella, joten valitse vain se, johon luotat</translation>
        </message>
        <message>
            <source>Machine players in Python (*.py)</source>
            <translation>Python-konepelaajat (*.py)</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Pelaajan {number} nimi</translation>
        </message>
        <message>
            <source>Now available: {names}</source>
            <translation>Nyt valittavissa: {names}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Pelaaja {number}</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>&amp;Siemenluku</translation>
        </message>
        <message numerus="yes">
            <source>The map is for %n players.</source>
            <translation>
                <numerusform>Kartta on yhdelle pelaajalle.</numerusform>
                <numerusform>Kartta on %n pelaajalle.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map is for {least} to {most} players.</source>
            <translation>Kartta on {least}–{most} pelaajalle.</translation>
        </message>
        <message>
            <source>The same seed and the same actions make the same game</source>
            <translation>Sama siemenluku ja samat teot tuottavat saman pelin</translation>
        </message>
        <message>
            <source>There is no machine player in this file.</source>
            <translation>Tiedostossa ei ole konepelaajaa.</translation>
        </message>
        <message>
            <source>Whoever knows the seed can tell what chance will bring.</source>
            <translation>Joka tietää siemenluvun, voi sanoa, mitä sattuma tuo.</translation>
        </message>
    </context>
    <context>
        <name>NewLayingDialog</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>Laa&amp;ttalaatikko</translation>
        </message>
        <message>
            <source>&amp;Land tiles</source>
            <translation>&amp;Maalaatat</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Pelaajat</translation>
        </message>
        <message>
            <source>&amp;Rivers may begin at the sea after the last source</source>
            <translation>Joet saavat alkaa mereltä viimeisen lä&amp;hteen jälkeen</translation>
        </message>
        <message>
            <source>&amp;Sea tiles</source>
            <translation>M&amp;erilaatat</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Nimi</translation>
        </message>
        <message>
            <source>Be&amp;gin</source>
            <translation>&amp;Aloita</translation>
        </message>
        <message>
            <source>By the rule books every player lays two tiles</source>
            <translation>Sääntökirjojen mukaan jokainen pelaaja asettaa kaksi laattaa</translation>
        </message>
        <message>
            <source>By the rule books no river begins once all sources have been used</source>
            <translation>Sääntökirjojen mukaan yksikään joki ei enää ala, kun kaikki lähteet on käytetty</translation>
        </message>
        <message>
            <source>Lay a map in turns</source>
            <translation>Kartan asettelu vuorotellen</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Kone</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Pelaajan {number} nimi</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Ihminen</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Pelaaja {number}</translation>
        </message>
        <message>
            <source>Players may p&amp;ass</source>
            <translation>Pelaajat saavat pa&amp;ssata</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>&amp;Siemenluku</translation>
        </message>
        <message>
            <source>Who lays for player {number}</source>
            <translation>Kuka asettaa pelaajan {number} puolesta</translation>
        </message>
        <message>
            <source>With another seed the machines choose differently</source>
            <translation>Toisella siemenluvulla koneet valitsevat toisin</translation>
        </message>
        <message>
            <source>optional</source>
            <translation>valinnainen</translation>
        </message>
        <message>
            <source>the rule book (page 6) recommends ten for each player</source>
            <translation>sääntökirja (sivu 6) suosittaa kymmentä kullekin pelaajalle</translation>
        </message>
    </context>
    <context>
        <name>NewMapDialog</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>Laa&amp;ttalaatikko</translation>
        </message>
        <message>
            <source>&amp;Create</source>
            <translation>&amp;Luo</translation>
        </message>
        <message>
            <source>&amp;Hexagons</source>
            <translation>&amp;Kuusikulmiot</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Pelaajat</translation>
        </message>
        <message>
            <source>&amp;Shape</source>
            <translation>M&amp;uoto</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Nimi</translation>
        </message>
        <message>
            <source>All of this can be changed later.</source>
            <translation>Kaiken tämän voi muuttaa myöhemmin.</translation>
        </message>
        <message>
            <source>Corner on top</source>
            <translation>Kärki ylöspäin</translation>
        </message>
        <message>
            <source>Flat side on top</source>
            <translation>Tasainen sivu ylöspäin</translation>
        </message>
        <message>
            <source>Maximum number of players</source>
            <translation>Pelaajien enimmäismäärä</translation>
        </message>
        <message>
            <source>Minimum number of players</source>
            <translation>Pelaajien vähimmäismäärä</translation>
        </message>
        <message>
            <source>New map</source>
            <translation>Uusi kartta</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>&amp;Symmetria</translation>
        </message>
        <message>
            <source>optional</source>
            <translation>valinnainen</translation>
        </message>
        <message>
            <source>to</source>
            <translation>–</translation>
        </message>
    </context>
    <context>
        <name>NewMapPicture</name>
        <message>
            <source>Preview</source>
            <translation>Esikatselu</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Copies of unsaved work are in {instead} for now.</source>
            <translation>Tallentamattoman työn kopiot ovat toistaiseksi täällä: {instead}.</translation>
        </message>
        <message>
            <source>Copies of your unsaved work cannot be written: {reason} ({folder}). A crash would lose your work, so save it yourself. rbdesigner keeps trying to write copies.</source>
            <translation>Tallentamattoman työsi kopioita ei voi kirjoittaa: {reason} ({folder}). Kaatuminen hävittäisi työsi, joten tallenna se itse. rbdesigner yrittää kirjoittamista yhä uudelleen.</translation>
        </message>
        <message>
            <source>Nothing else can be used in its place.</source>
            <translation>Mitään muuta ei voi käyttää sen sijasta.</translation>
        </message>
        <message>
            <source>Pictures of maps may have to be painted anew.</source>
            <translation>Karttojen kuvat voidaan joutua piirtämään uudelleen.</translation>
        </message>
        <message>
            <source>Settings that you change are kept in {instead} for now.</source>
            <translation>Muuttamasi asetukset ovat toistaiseksi täällä: {instead}.</translation>
        </message>
        <message>
            <source>Some folders cannot be written. rbdesigner works without them until the next start.</source>
            <translation>Joihinkin kansioihin ei voi kirjoittaa. rbdesigner toimii ilman niitä seuraavaan käynnistykseen asti.</translation>
        </message>
        <message>
            <source>The games played and copies of unsaved work are in {instead} for now.</source>
            <translation>Pelatut pelit ja tallentamattoman työn kopiot ovat toistaiseksi täällä: {instead}.</translation>
        </message>
        <message>
            <source>The list of games played was damaged. It is kept as {file}, and a new one has been begun; games that are saved in files of their own are not touched.</source>
            <translation>Pelattujen pelien luettelo oli vahingoittunut. Se on tallessa nimellä {file}, ja uusi on aloitettu; omiin tiedostoihinsa tallennettuihin peleihin ei ole koskettu.</translation>
        </message>
        <message>
            <source>The log is written in {instead} for now.</source>
            <translation>Loki kirjoitetaan toistaiseksi tänne: {instead}.</translation>
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
            <translation>Viime istunnon välilehteä ei voi avata.</translation>
        </message>
    </context>
    <context>
        <name>OptionsField</name>
        <message>
            <source>Bridges in deserts</source>
            <translation>Sillat aavikoilla</translation>
        </message>
        <message>
            <source>Change: {rule}</source>
            <translation>Muuta: {rule}</translation>
        </message>
        <message>
            <source>Homes chosen freely</source>
            <translation>Kodit vapaasti valittavissa</translation>
        </message>
        <message>
            <source>Mines as in the solo game</source>
            <translation>Kaivokset kuten yksinpelissä</translation>
        </message>
        <message>
            <source>Neutral bricks that end the game</source>
            <translation>Pelin päättävät neutraalit tiilet</translation>
        </message>
        <message>
            <source>Official rule: {rule}</source>
            <translation>Virallinen sääntö: {rule}</translation>
        </message>
        <message>
            <source>Official rules</source>
            <translation>Viralliset säännöt</translation>
        </message>
        <message>
            <source>Set every switch as the rule book has it</source>
            <translation>Aseta kaikki valinnat sääntökirjan mukaisiksi</translation>
        </message>
        <message>
            <source>Steps between two homes, at least</source>
            <translation>Askelia kahden kodin välillä, vähintään</translation>
        </message>
        <message>
            <source>Switch off: {rule}</source>
            <translation>Poista käytöstä: {rule}</translation>
        </message>
        <message>
            <source>Switch on: {rule}</source>
            <translation>Ota käyttöön: {rule}</translation>
        </message>
        <message>
            <source>Take the official rules</source>
            <translation>Ota viralliset säännöt käyttöön</translation>
        </message>
        <message>
            <source>Wonder marks end the game</source>
            <translation>Ihmeen loppumerkit päättävät pelin</translation>
        </message>
        <message>
            <source>marked homes are kept to</source>
            <translation>merkityt kodit pätevät</translation>
        </message>
        <message>
            <source>mines draw by chance</source>
            <translation>kaivosten tuote arvotaan</translation>
        </message>
        <message>
            <source>none before irrigation</source>
            <translation>ei ennen kastelua</translation>
        </message>
        <message>
            <source>they do</source>
            <translation>kyllä</translation>
        </message>
    </context>
    <context>
        <name>PagePreview</name>
        <message>
            <source>All pages</source>
            <translation>Kaikki sivut</translation>
        </message>
        <message>
            <source>Facing pages</source>
            <translation>Aukeama</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Ensimmäinen sivu</translation>
        </message>
        <message>
            <source>Fit the page</source>
            <translation>Koko sivu</translation>
        </message>
        <message>
            <source>Fit the width</source>
            <translation>Sivun leveys</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Viimeinen sivu</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Seuraava sivu</translation>
        </message>
        <message>
            <source>Page {number} of {all}</source>
            <translation>Sivu {number}/{all}</translation>
        </message>
        <message>
            <source>Pages {first}–{last} of {all}</source>
            <translation>Sivut {first}–{last} / {all}</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Edellinen sivu</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Suurenna</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Pienennä</translation>
        </message>
    </context>
    <context>
        <name>PageTabs</name>
        <message>
            <source>, unsaved changes</source>
            <translation>, tallentamattomia muutoksia</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Sulje</translation>
        </message>
        <message>
            <source>Close this tab</source>
            <translation>Sulje tämä välilehti</translation>
        </message>
        <message>
            <source>Open maps</source>
            <translation>Avoimet kartat</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Tervetuloa</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>ei vielä tallennettu</translation>
        </message>
        <message>
            <source>unsaved changes</source>
            <translation>tallentamattomia muutoksia</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Compare with {map}</source>
            <translation>Vertaa karttaan {map}</translation>
        </message>
        <message>
            <source>Go to place {place}</source>
            <translation>Siirry paikkaan {place}</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Koti</translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Koti: {player}</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>silta</translation>
        </message>
        <message>
            <source>empty place</source>
            <translation>tyhjä paikka</translation>
        </message>
        <message>
            <source>hide this layer</source>
            <translation>piilota tämä taso</translation>
        </message>
        <message>
            <source>lay this tile</source>
            <translation>aseta tämä laatta</translation>
        </message>
        <message>
            <source>open map</source>
            <translation>avoin kartta</translation>
        </message>
        <message>
            <source>put this piece</source>
            <translation>aseta tämä pelimerkki</translation>
        </message>
        <message>
            <source>scenario, {players}</source>
            <translation>skenaario, {players}</translation>
        </message>
        <message>
            <source>show this layer</source>
            <translation>näytä tämä taso</translation>
        </message>
    </context>
    <context>
        <name>ParView</name>
        <message>
            <source>Find par</source>
            <translation>Etsi par</translation>
        </message>
        <message>
            <source>Games each</source>
            <translation>Pelejä kummallekin</translation>
        </message>
        <message>
            <source>How many games the easy and the medium player play each</source>
            <translation>Montako peliä helppo ja keskitason pelaaja kumpikin pelaa</translation>
        </message>
        <message>
            <source>How many plans each search makes; more plans find better games, and so another par</source>
            <translation>Montako suunnitelmaa kukin haku tekee; useampi löytää parempia pelejä ja toisen parin</translation>
        </message>
        <message>
            <source>How many times the solver searches, each time anew; par is the best</source>
            <translation>Montako kertaa ratkaisija etsii, joka kerta alusta; paras tulos on par</translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Muita pelejä pelataan parhaillaan.</translation>
        </message>
        <message>
            <source>Par as a line on the sheet of the map</source>
            <translation>Par rivinä kartan arkille</translation>
        </message>
        <message>
            <source>Par is already on the sheet</source>
            <translation>Par on jo arkilla</translation>
        </message>
        <message>
            <source>Par is the best that the solver finds in these searches, and the same on every computer. It is easy to reach if the easy player comes near it, fairly hard if the medium player does, and otherwise hard.</source>
            <translation>Par on paras tulos, jonka ratkaisija löytää näissä hauissa, ja sama joka tietokoneella. Se on helppo saavuttaa, jos helppo pelaaja pääsee lähelle sitä, melko vaikea, jos keskitason pelaaja pääsee, ja muuten vaikea.</translation>
        </message>
        <message>
            <source>Plans each</source>
            <translation>Suunnitelmia haussa</translation>
        </message>
        <message>
            <source>Put par on the sheet</source>
            <translation>Merkitse par arkille</translation>
        </message>
        <message>
            <source>Searches</source>
            <translation>Hakuja</translation>
        </message>
        <message>
            <source>The best game, turn by turn:</source>
            <translation>Paras peli vuoro vuorolta:</translation>
        </message>
        <message>
            <source>The map has been changed since par was found</source>
            <translation>Karttaa on muutettu parin löytämisen jälkeen</translation>
        </message>
        <message>
            <source>The map has been changed since par was found.</source>
            <translation>Karttaa on muutettu parin löytämisen jälkeen.</translation>
        </message>
        <message numerus="yes">
            <source>The solver makes {plans} plans, then the easy and the medium player play %n games each.</source>
            <translation>
                <numerusform>Ratkaisija tekee {plans} suunnitelmaa, sitten helppo ja keskitason pelaaja pelaavat kumpikin %n pelin.</numerusform>
                <numerusform>Ratkaisija tekee {plans} suunnitelmaa, sitten helppo ja keskitason pelaaja pelaavat kumpikin %n peliä.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {wanted} games, {time}</source>
            <translation>{number}/{wanted} peliä, {time}</translation>
        </message>
        <message>
            <source>{number} of {wanted} plans, {time}</source>
            <translation>{number}/{wanted} suunnitelmaa, {time}</translation>
        </message>
    </context>
    <context>
        <name>PasteTool</name>
        <message>
            <source>Click to set down, with Shift to go on; R turns, M mirrors, Esc cancels</source>
            <translation>Laske napsauttamalla, vaihto pohjassa jatkat; R kääntää, M peilaa, Esc peruu</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Liitä</translation>
        </message>
    </context>
    <context>
        <name>PaymentChooser</name>
        <message numerus="yes">
            <source>%n goods of any kind:</source>
            <translation>
                <numerusform>%n mikä tahansa hyödyke:</numerusform>
                <numerusform>%n mitä tahansa hyödykettä:</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it with these</source>
            <translation>Tee näillä</translation>
        </message>
        <message>
            <source>What it takes, and from where</source>
            <translation>Mitä tarvitaan ja mistä</translation>
        </message>
        <message>
            <source>{goods}, taken from:</source>
            <translation>{goods}, otetaan:</translation>
        </message>
        <message>
            <source>{good} from {holder}</source>
            <translation>{good}, {holder}</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter}, {player}</translation>
        </message>
    </context>
    <context>
        <name>PhaseChart</name>
        <message>
            <source>Phase: {phase}</source>
            <translation>Vaihe: {phase}</translation>
        </message>
    </context>
    <context>
        <name>PhaseEnd</name>
        <message numerus="yes">
            <source>%n more…</source>
            <translation>
                <numerusform>%n muu…</numerusform>
                <numerusform>%n muuta…</numerusform>
            </translation>
        </message>
        <message>
            <source>A click shows where</source>
            <translation>Napsautus näyttää missä</translation>
        </message>
        <message>
            <source>Ctrl+Enter; with Shift, the rest of the turn too</source>
            <translation>Ctrl+Enter; vaihto pohjassa myös loppuvuoro</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Valmis</translation>
        </message>
        <message>
            <source>Nothing can run without a choice.</source>
            <translation>Mitään ei voi tuottaa ilman valintoja.</translation>
        </message>
        <message>
            <source>Run all that needs no choice</source>
            <translation>Tuota kaikki yksiselitteinen</translation>
        </message>
        <message>
            <source>Something is left to choose: {what}</source>
            <translation>Jotain on vielä valitsematta: {what}</translation>
        </message>
        <message>
            <source>This is for the production phase.</source>
            <translation>Tämä on tuotantovaihetta varten.</translation>
        </message>
        <message>
            <source>You are looking at an earlier moment.</source>
            <translation>Katsot aiempaa hetkeä.</translation>
        </message>
        <message>
            <source>{player}: done with {phase}</source>
            <translation>{player}: valmis, {phase}</translation>
        </message>
    </context>
    <context>
        <name>PictureDialog</name>
        <message>
            <source> pixels</source>
            <translation> pikseliä</translation>
        </message>
        <message>
            <source>&amp;Black and white, terrains by patterns</source>
            <translation>&amp;Mustavalkoinen, maastot kuvioina</translation>
        </message>
        <message>
            <source>&amp;Format</source>
            <translation>&amp;Muoto</translation>
        </message>
        <message>
            <source>&amp;Private ones too, also in the map stored in the picture</source>
            <translation>Myös &amp;yksityiset, myös kuvan sisältämässä kartassa</translation>
        </message>
        <message>
            <source>&amp;Scale of tiles</source>
            <translation>&amp;Mittakaava laattoina</translation>
        </message>
        <message>
            <source>&amp;Transparent around the map</source>
            <translation>&amp;Läpinäkyvä kartan ympäriltä</translation>
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation>Laa&amp;tan leveys</translation>
        </message>
        <message>
            <source>Below the map</source>
            <translation>Kartan alla</translation>
        </message>
        <message>
            <source>Compass &amp;rose</source>
            <translation>Kompassi&amp;ruusu</translation>
        </message>
        <message>
            <source>Export a picture</source>
            <translation>Vie kuvana</translation>
        </message>
        <message>
            <source>Labels, &amp;notes and districts</source>
            <translation>Nimiöt, &amp;muistiinpanot ja alueet</translation>
        </message>
        <message>
            <source>PNG: pixels, for screens and the web</source>
            <translation>PNG: pikseleitä näytöille ja verkkoon</translation>
        </message>
        <message>
            <source>SVG: lines, sharp at any size</source>
            <translation>SVG: viivoja, terävä kaikissa kooissa</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>La&amp;udan tyyli</translation>
        </message>
        <message>
            <source>T&amp;itle</source>
            <translation>N&amp;imi</translation>
        </message>
        <message>
            <source>Whole picture</source>
            <translation>Koko kuva</translation>
        </message>
        <message>
            <source>Write the &amp;place on every tile</source>
            <translation>&amp;Kirjoita paikka joka laattaan</translation>
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} pikseliä</translation>
        </message>
    </context>
    <context>
        <name>PicturePanel</name>
        <message>
            <source> tiles</source>
            <translation> laattaa</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles proposed, {unsure} of them uncertain</source>
            <translation>
                <numerusform>%n laatta ehdotettu, epävarmoja {unsure}</numerusform>
                <numerusform>%n laattaa ehdotettu, epävarmoja {unsure}</numerusform>
            </translation>
        </message>
        <message>
            <source>A scan or photo to trace the map from</source>
            <translation>Skannaus tai valokuva, josta kartta jäljennetään</translation>
        </message>
        <message>
            <source>Choose a picture…</source>
            <translation>Valitse kuva…</translation>
        </message>
        <message>
            <source>Click the middles of two or three tiles of the picture, far apart</source>
            <translation>Napsauta kahden tai kolmen toisistaan kaukana olevan kuvan laatan keskipistettä</translation>
        </message>
        <message>
            <source>Discard them</source>
            <translation>Hylkää ne</translation>
        </message>
        <message>
            <source>Fit to the grid</source>
            <translation>Sovita ruudukkoon</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Lukittu</translation>
        </message>
        <message>
            <source>Opacity</source>
            <translation>Peittävyys</translation>
        </message>
        <message>
            <source>Over the tiles</source>
            <translation>Laattojen päällä</translation>
        </message>
        <message>
            <source>Proposes a terrain for each tile by its colour, once the picture fits the grid</source>
            <translation>Ehdottaa kullekin laatalle maastoa sen värin perusteella, kun kuva sopii ruudukkoon</translation>
        </message>
        <message>
            <source>Read tiles</source>
            <translation>Lue laatat</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Poista</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Näkyvissä</translation>
        </message>
        <message>
            <source>Take all</source>
            <translation>Ota kaikki</translation>
        </message>
        <message>
            <source>Take the certain ones</source>
            <translation>Ota varmat</translation>
        </message>
        <message>
            <source>Tiles of the picture</source>
            <translation>Kuvan laatat</translation>
        </message>
        <message>
            <source>Turned</source>
            <translation>Käännetty</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Leveys</translation>
        </message>
    </context>
    <context>
        <name>PictureTool</name>
        <message>
            <source>Click a proposed tile to lay it</source>
            <translation>Napsauta ehdotettua laattaa asettaaksesi sen</translation>
        </message>
        <message>
            <source>Click the middle of a tile of the picture, or drag it to where it belongs; three will do</source>
            <translation>Napsauta kuvan laatan keskipistettä tai vedä se oikealle paikalle; kolme riittää</translation>
        </message>
        <message>
            <source>Click to lay {tile}; the right button discards it</source>
            <translation>Napsautus asettaa: {tile}; oikea painike hylkää sen</translation>
        </message>
        <message>
            <source>Drag to move the picture</source>
            <translation>Siirrä kuvaa vetämällä</translation>
        </message>
        <message>
            <source>Put a picture under the map first, in the panel Picture</source>
            <translation>Aseta ensin kuva kartan alle paneelissa Kuva</translation>
        </message>
        <message>
            <source>The picture is locked</source>
            <translation>Kuva on lukittu</translation>
        </message>
    </context>
    <context>
        <name>PictureWork</name>
        <message>
            <source>Reading the picture {file}…</source>
            <translation>Luetaan kuvaa {file}…</translation>
        </message>
    </context>
    <context>
        <name>Pictures</name>
        <message>
            <source>Picture under the map</source>
            <translation>Kuva kartan alla</translation>
        </message>
        <message>
            <source>Pictures ({suffixes})</source>
            <translation>Kuvat ({suffixes})</translation>
        </message>
        <message>
            <source>The picture shows no other tiles than those on the map</source>
            <translation>Kuvassa ei ole muita laattoja kuin kartalla</translation>
        </message>
        <message>
            <source>This picture cannot be put under the map.</source>
            <translation>Tätä kuvaa ei voi asettaa kartan alle.</translation>
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <source>A neutral wall.</source>
            <translation>Neutraali muuri.</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Silta</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Rakennukset</translation>
        </message>
        <message>
            <source>Choose what to put on the map.</source>
            <translation>Valitse, mitä kartalle asetetaan.</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Hyödykkeet</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Koti</translation>
        </message>
        <message>
            <source>Homes, roads, walls</source>
            <translation>Kodit, tiet, muurit</translation>
        </message>
        <message>
            <source>It belongs to nobody.</source>
            <translation>Se ei kuulu kenellekään.</translation>
        </message>
        <message>
            <source>It will belong to {player}.</source>
            <translation>Omistaja: {player}.</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Pelimerkit</translation>
        </message>
        <message>
            <source>Players choose among such homes.</source>
            <translation>Pelaajat valitsevat tällaisista kodeista.</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Tie</translation>
        </message>
        <message>
            <source>Search for pieces</source>
            <translation>Etsi pelimerkkejä</translation>
        </message>
        <message>
            <source>Search: mill</source>
            <translation>Etsi: saha</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Kuljetusvälineet</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Muuri</translation>
        </message>
        <message>
            <source>Whose is the next piece?</source>
            <translation>Kenen on seuraava pelimerkki?</translation>
        </message>
        <message>
            <source>⚠ Every transporter has an owner: it will be player 1.</source>
            <translation>⚠ Jokaisella kuljetusvälineellä on omistaja: se on pelaaja 1.</translation>
        </message>
    </context>
    <context>
        <name>PieceTool</name>
        <message>
            <source>Cannot be put here: {thing}</source>
            <translation>Tässä ei ole tilaa: {thing}</translation>
        </message>
        <message>
            <source>Click to put down: {thing}</source>
            <translation>Laske napsauttamalla: {thing}</translation>
        </message>
        <message>
            <source>Put {thing}</source>
            <translation>Aseta: {thing}</translation>
        </message>
        <message>
            <source>Remove {thing}</source>
            <translation>Poista: {thing}</translation>
        </message>
    </context>
    <context>
        <name>PlaceInspector</name>
        <message>
            <source>Change: {thing}</source>
            <translation>Muuta: {thing}</translation>
        </message>
        <message>
            <source>Nothing stands here.</source>
            <translation>Tässä ei ole mitään.</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Poista: {thing}</translation>
        </message>
        <message>
            <source>Select a tile to see what is on it, and to change it.</source>
            <translation>Valitse laatta nähdäksesi, mitä sillä on, ja muuttaaksesi sitä.</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Käännä vasemmalle</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Käännä oikealle</translation>
        </message>
        <message>
            <source>Turn tile</source>
            <translation>Käännä laatta</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>silta</translation>
        </message>
        <message>
            <source>empty place</source>
            <translation>tyhjä paikka</translation>
        </message>
        <message>
            <source>home</source>
            <translation>koti</translation>
        </message>
        <message>
            <source>road to the {half_edge}</source>
            <translation>tie, suunta {half_edge}</translation>
        </message>
        <message>
            <source>wall to the {edge}</source>
            <translation>muuri, suunta {edge}</translation>
        </message>
        <message>
            <source>{thing} of player {player}</source>
            <translation>Pelaajan {player} {thing}</translation>
        </message>
    </context>
    <context>
        <name>PlanController</name>
        <message>
            <source>No longer planned: {what}. Undo brings it back.</source>
            <translation>Ei enää suunniteltu: {what}. Kumoaminen palauttaa sen.</translation>
        </message>
        <message>
            <source>Planned: {what}. It is built when your building phase begins.</source>
            <translation>Suunniteltu: {what}. Rakennetaan, kun rakentamisvaiheesi alkaa.</translation>
        </message>
        <message>
            <source>Release to choose what its bag holds</source>
            <translation>Vapauta ja valitse, mitä kaivospussissa on</translation>
        </message>
        <message>
            <source>There is no place for it here.</source>
            <translation>Tässä ei ole sille tilaa.</translation>
        </message>
    </context>
    <context>
        <name>PlannerWording</name>
        <message>
            <source>the planner is not compiled: medium players play little better than easy ones, and hard players like medium ones</source>
            <translation>suunnittelijaa ei ole käännetty: keskitason pelaajat pelaavat tuskin helppoja paremmin, ja vaikeat kuin keskitason pelaajat</translation>
        </message>
        <message>
            <source>the planner is not compiled; compiled it works some fifty times as fast</source>
            <translation>suunnittelijaa ei ole käännetty; käännettynä se on noin viisikymmentä kertaa nopeampi</translation>
        </message>
    </context>
    <context>
        <name>PlaySiteDialog</name>
        <message numerus="yes">
            <source>%n hexes</source>
            <translation>
                <numerusform>%n ruutu</numerusform>
                <numerusform>%n ruutua</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopioitu</translation>
        </message>
        <message>
            <source>Copy for the play site</source>
            <translation>Kopioi pelisivustolle</translation>
        </message>
        <message>
            <source>Copy the &amp;description</source>
            <translation>Kopioi &amp;kuvaus</translation>
        </message>
        <message>
            <source>Copy the &amp;map</source>
            <translation>Kopioi k&amp;artta</translation>
        </message>
        <message>
            <source>Copy the &amp;name</source>
            <translation>Kopioi &amp;nimi</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Hyvä tietää:</translation>
        </message>
        <message>
            <source>Nothing keeps the map out of the play site, or from being verified there.</source>
            <translation>Mikään ei estä karttaa pääsemästä pelisivustolle tai tulemasta siellä vahvistetuksi.</translation>
        </message>
        <message>
            <source>The map is not verified there:</source>
            <translation>Karttaa ei vahvisteta siellä:</translation>
        </message>
        <message>
            <source>The map of the site differs from yours:</source>
            <translation>Sivuston kartta eroaa omastasi:</translation>
        </message>
        <message>
            <source>The play site refuses the map:</source>
            <translation>Pelisivusto hylkää kartan:</translation>
        </message>
        <message numerus="yes">
            <source>for up to %n players</source>
            <translation>
                <numerusform>yhdelle pelaajalle</numerusform>
                <numerusform>enintään %n pelaajalle</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedGames</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Forget</source>
            <translation>&amp;Unohda</translation>
        </message>
        <message>
            <source>&amp;Forget…</source>
            <translation>&amp;Unohda…</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Avaa</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Päättyneet</translation>
        </message>
        <message>
            <source>Ended or not</source>
            <translation>Päättynyt vai ei</translation>
        </message>
        <message numerus="yes">
            <source>Forget these %n games?</source>
            <translation>
                <numerusform>Unohdetaanko tämä peli?</numerusform>
                <numerusform>Unohdetaanko nämä %n peliä?</numerusform>
            </translation>
        </message>
        <message>
            <source>Games played</source>
            <translation>Pelatut pelit</translation>
        </message>
        <message>
            <source>Games that are saved in files of their own stay there; the others are deleted.</source>
            <translation>Omiin tiedostoihinsa tallennetut pelit säilyvät siellä; muut poistetaan.</translation>
        </message>
        <message>
            <source>No game matches</source>
            <translation>Mikään peli ei sovi</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Ei vielä pelejä</translation>
        </message>
        <message>
            <source>Not ended</source>
            <translation>Kesken olevat</translation>
        </message>
        <message>
            <source>Open a map and play it with F5: every game you have begun to play is kept here, saved or not.</source>
            <translation>Avaa kartta ja pelaa sitä F5:llä: jokainen aloittamasi peli säilyy täällä, tallennettuna tai ei.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Etsi</translation>
        </message>
        <message>
            <source>Search for something else, or choose solo and several, ended or not.</source>
            <translation>Etsi jotain muuta tai valitse yksin- ja moninpelit, päättyneet tai kesken olevat.</translation>
        </message>
        <message>
            <source>Search maps, codes and names</source>
            <translation>Etsi karttoja, koodeja ja nimiä</translation>
        </message>
        <message>
            <source>Several players</source>
            <translation>Useita pelaajia</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Yksinpeli</translation>
        </message>
        <message>
            <source>Solo and several</source>
            <translation>Yksin- ja moninpelit</translation>
        </message>
        <message>
            <source>Solo or several</source>
            <translation>Yksin vai useita</translation>
        </message>
        <message>
            <source>Take the chosen games out of the list; their own files stay</source>
            <translation>Poista valitut pelit luettelosta; niiden omat tiedostot säilyvät</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown}/%n peli</numerusform>
                <numerusform>{shown}/%n peliä</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedModel</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n pelaaja</numerusform>
                <numerusform>%n pelaajaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Koodi</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Kartta</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Pelattu</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Pelaaja {number}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Tila</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Nimetön</translation>
        </message>
        <message>
            <source>ended</source>
            <translation>päättynyt</translation>
        </message>
        <message>
            <source>solo</source>
            <translation>yksinpeli</translation>
        </message>
        <message>
            <source>solo: {name}</source>
            <translation>yksinpeli: {name}</translation>
        </message>
        <message>
            <source>turn {number}</source>
            <translation>vuoro {number}</translation>
        </message>
        <message>
            <source>{state}, by a machine</source>
            <translation>{state}, koneen pelaama</translation>
        </message>
        <message>
            <source>{state}, not here</source>
            <translation>{state}, ei täällä</translation>
        </message>
        <message>
            <source>{state}, open</source>
            <translation>{state}, auki</translation>
        </message>
    </context>
    <context>
        <name>PlayerBlock</name>
        <message>
            <source>Goods {goods}, wonder {wonder} · {land} of {on_land} on land, {water} of {on_water} on water</source>
            <translation>Hyödykkeet {goods}, ihme {wonder} · maalla {land}/{on_land}, vesillä {water}/{on_water}</translation>
        </message>
        <message>
            <source>{land} of {on_land} on land, {water} of {on_water} on water, {all} of {most} transporters in all</source>
            <translation>maalla {land}/{on_land}, vesillä {water}/{on_water}, kaikkiaan {all}/{most} kuljetusvälinettä</translation>
        </message>
    </context>
    <context>
        <name>PlayerChoice</name>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
    </context>
    <context>
        <name>PlayerChooser</name>
        <message>
            <source>Nobody: free, neutral</source>
            <translation>Ei kukaan: vapaa, neutraali</translation>
        </message>
    </context>
    <context>
        <name>PlayerHeading</name>
        <message>
            <source>to act</source>
            <translation>vuorossa</translation>
        </message>
        <message>
            <source>to act · </source>
            <translation>vuorossa · </translation>
        </message>
    </context>
    <context>
        <name>PlayersField</name>
        <message>
            <source>Change the number of players</source>
            <translation>Muuta pelaajamäärää</translation>
        </message>
    </context>
    <context>
        <name>PlayersPanel</name>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source> seconds</source>
            <translation> sekuntia</translation>
        </message>
        <message>
            <source> seconds after a change</source>
            <translation> sekuntia muutoksesta</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Värit</translation>
        </message>
        <message>
            <source>&amp;Keep a copy</source>
            <translation>&amp;Säilytä kopio</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>Ki&amp;eli</translation>
        </message>
        <message>
            <source>&amp;Machine players</source>
            <translation>&amp;Konepelaajat</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Käynnistettäessä</translation>
        </message>
        <message>
            <source>Copies of unsaved maps are kept apart from your files, in case of a crash.</source>
            <translation>Tallentamattomien karttojen kopiot säilytetään erillään tiedostoistasi kaatumisen varalta.</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Tumma</translation>
        </message>
        <message>
            <source>Follow the system</source>
            <translation>Kuten järjestelmä</translation>
        </message>
        <message>
            <source>For games that are opened or begun from now on</source>
            <translation>Tästä lähtien avattaville ja aloitettaville peleille</translation>
        </message>
        <message>
            <source>In a game, phases and &amp;questions with nothing to decide are passed over</source>
            <translation>Pelissä &amp;ohitetaan vaiheet ja kysymykset, joissa ei ole päätettävää</translation>
        </message>
        <message>
            <source>In a game, transporters &amp;glide, and goods that come or go are ringed</source>
            <translation>&amp;Pelissä kuljetusvälineet liukuvat, ja tulevat ja menevät hyödykkeet ympyröidään</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Vaalea</translation>
        </message>
        <message>
            <source>Maps and games that were open come bac&amp;k as they were</source>
            <translation>Avoinna olleet kartat ja pelit &amp;palaavat sellaisina kuin ne näkyivät</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Liike</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Hiiri</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Asetukset</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>La&amp;udan tyyli</translation>
        </message>
        <message>
            <source>The &amp;wheel zooms; otherwise it scrolls and zooms with Ctrl</source>
            <translation>&amp;Rulla zoomaa; muuten se vierittää ja zoomaa Ctrl-näppäimellä</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuorot</translation>
        </message>
        <message>
            <source>think at most </source>
            <translation>miettivät enintään </translation>
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Tulosta…</translation>
        </message>
        <message>
            <source>Laying out the pages…</source>
            <translation>Sivuja taitetaan…</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Tulosta</translation>
        </message>
        <message>
            <source>Printing…</source>
            <translation>Tulostetaan…</translation>
        </message>
        <message>
            <source>The pages could not be printed.</source>
            <translation>Sivuja ei voitu tulostaa.</translation>
        </message>
    </context>
    <context>
        <name>ProblemDetails</name>
        <message>
            <source>Choose how to fix it; Undo takes it back</source>
            <translation>Valitse, miten se korjataan; Kumoa peruu sen</translation>
        </message>
        <message>
            <source>Fix</source>
            <translation>Korjaa</translation>
        </message>
        <message>
            <source>Fix it this way; Undo takes it back</source>
            <translation>Korjaa näin; sen voi kumota</translation>
        </message>
        <message>
            <source>Go to {place}</source>
            <translation>Siirry: {place}</translation>
        </message>
        <message>
            <source>More ways to fix it</source>
            <translation>Lisää korjaustapoja</translation>
        </message>
        <message>
            <source>Other ways</source>
            <translation>Muut tavat</translation>
        </message>
        <message>
            <source>the properties</source>
            <translation>ominaisuudet</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>Make symmetrical…</source>
            <translation>Tee symmetriseksi…</translation>
        </message>
        <message numerus="yes">
            <source>{place} and %n more</source>
            <translation>
                <numerusform>{place} ja %n muu</numerusform>
                <numerusform>{place} ja %n muuta</numerusform>
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
            <translation>Kaikki hyvin</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Siirry sinne</translation>
        </message>
        <message>
            <source>No map is open</source>
            <translation>Mikään kartta ei ole auki</translation>
        </message>
        <message>
            <source>Nothing of this kind</source>
            <translation>Ei mitään tällaista</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Ongelmat</translation>
        </message>
        <message>
            <source>Show or hide: {problems}</source>
            <translation>Näytä tai piilota: {problems}</translation>
        </message>
        <message>
            <source>The buttons above hide the problems.</source>
            <translation>Yllä olevat painikkeet piilottavat ongelmat.</translation>
        </message>
        <message>
            <source>The map breaks no rule.</source>
            <translation>Kartta ei riko mitään sääntöä.</translation>
        </message>
    </context>
    <context>
        <name>ProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
    </context>
    <context>
        <name>PropertiesPanel</name>
        <message>
            <source>Box of tiles</source>
            <translation>Laattalaatikko</translation>
        </message>
        <message>
            <source>Change how the wonder begins</source>
            <translation>Muuta ihmeen alkua</translation>
        </message>
        <message>
            <source>Change the code</source>
            <translation>Muuta koodia</translation>
        </message>
        <message>
            <source>Change the description</source>
            <translation>Muuta kuvausta</translation>
        </message>
        <message>
            <source>Change the designers</source>
            <translation>Muuta tekijöitä</translation>
        </message>
        <message>
            <source>Change the difficulty</source>
            <translation>Muuta vaikeutta</translation>
        </message>
        <message>
            <source>Change the link</source>
            <translation>Muuta linkkiä</translation>
        </message>
        <message>
            <source>Change the number of turns</source>
            <translation>Muuta vuorojen määrää</translation>
        </message>
        <message>
            <source>Change the orientation of the hexes</source>
            <translation>Muuta kuusikulmioiden asentoa</translation>
        </message>
        <message>
            <source>Change the special rules</source>
            <translation>Muuta erikoissääntöjä</translation>
        </message>
        <message>
            <source>Change the status</source>
            <translation>Muuta tilaa</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Muuta nimeä</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Koodi</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Omat kentät</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Kuvaus</translation>
        </message>
        <message>
            <source>Designers</source>
            <translation>Tekijät</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Vaikeus</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Luonnos</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Valmis</translation>
        </message>
        <message>
            <source>Hexes lie with the</source>
            <translation>Kuusikulmioiden asento</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Linkki</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Kartta</translation>
        </message>
        <message>
            <source>Maximum players</source>
            <translation>Pelaajia enintään</translation>
        </message>
        <message>
            <source>Minimum players</source>
            <translation>Pelaajia vähintään</translation>
        </message>
        <message>
            <source>Played by machines</source>
            <translation>Koneiden pelaamana</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Ennätys</translation>
        </message>
        <message>
            <source>Researched subjects</source>
            <translation>Kehitetyt kohteet</translation>
        </message>
        <message>
            <source>Rules of the game</source>
            <translation>Pelin säännöt</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Skenaario</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Erikoissäännöt</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Alku</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Tila</translation>
        </message>
        <message>
            <source>The sheet shows the address as a QR code.</source>
            <translation>Arkki näyttää osoitteen QR-koodina.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuorot</translation>
        </message>
        <message>
            <source>Wonder spaces filled at the start</source>
            <translation>Alussa täytetyt ihmeen paikat</translation>
        </message>
        <message>
            <source>by the rules</source>
            <translation>sääntöjen mukaan</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>helppo</translation>
        </message>
        <message>
            <source>flat side up</source>
            <translation>tasainen sivu ylöspäin</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>vaikea</translation>
        </message>
        <message>
            <source>its page on the web</source>
            <translation>sen verkkosivu</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>keskivaikea</translation>
        </message>
        <message>
            <source>names, separated by commas</source>
            <translation>nimet pilkuin erotettuina</translation>
        </message>
        <message>
            <source>not rated</source>
            <translation>ei arvioitu</translation>
        </message>
        <message>
            <source>point up</source>
            <translation>kärki ylöspäin</translation>
        </message>
        <message>
            <source>rather easy</source>
            <translation>melko helppo</translation>
        </message>
        <message>
            <source>rather hard</source>
            <translation>melko vaikea</translation>
        </message>
    </context>
    <context>
        <name>Puzzles</name>
        <message>
            <source>Add solutions</source>
            <translation>Lisää ratkaisuja</translation>
        </message>
        <message>
            <source>Here the solution breaks the rules: {reason}</source>
            <translation>Tässä ratkaisu rikkoo sääntöjä: {reason}</translation>
        </message>
        <message>
            <source>Merge with other tables</source>
            <translation>Yhdistä muihin taulukoihin</translation>
        </message>
        <message>
            <source>Not taken into the table:</source>
            <translation>Taulukkoon ei otettu:</translation>
        </message>
        <message>
            <source>Open a table of records, or name a new one</source>
            <translation>Avaa ennätystaulukko tai nimeä uusi</translation>
        </message>
        <message>
            <source>Records taken in: {number}</source>
            <translation>Lisättyjä ennätyksiä: {number}</translation>
        </message>
        <message>
            <source>Save as a solution</source>
            <translation>Tallenna ratkaisuna</translation>
        </message>
        <message>
            <source>Solutions ({suffixes})</source>
            <translation>Ratkaisut ({suffixes})</translation>
        </message>
        <message>
            <source>Solutions and games ({suffixes})</source>
            <translation>Ratkaisut ja pelit ({suffixes})</translation>
        </message>
        <message>
            <source>Tables of records ({suffixes})</source>
            <translation>Ennätystaulukot ({suffixes})</translation>
        </message>
        <message>
            <source>The solution could not be saved.</source>
            <translation>Ratkaisua ei voitu tallentaa.</translation>
        </message>
        <message>
            <source>The solution was written to {file}.</source>
            <translation>Ratkaisu kirjoitettiin tiedostoon {file}.</translation>
        </message>
        <message>
            <source>The table already has solutions that are as good.</source>
            <translation>Taulukossa on jo yhtä hyviä ratkaisuja.</translation>
        </message>
        <message>
            <source>The table could not be saved.</source>
            <translation>Taulukkoa ei voitu tallentaa.</translation>
        </message>
        <message>
            <source>This solution cannot be verified. If it is of a map of your own, open that map first.</source>
            <translation>Tätä ratkaisua ei voi tarkistaa. Jos se on omalta kartaltasi, avaa ensin se kartta.</translation>
        </message>
        <message>
            <source>This table of records cannot be opened.</source>
            <translation>Tätä ennätystaulukkoa ei voi avata.</translation>
        </message>
        <message>
            <source>Verify a solution</source>
            <translation>Tarkista ratkaisu</translation>
        </message>
    </context>
    <context>
        <name>RecordField</name>
        <message>
            <source>3 stock 360, wonder 80</source>
            <translation>3 arvopaperia 360, ihme 80</translation>
        </message>
        <message>
            <source>A machine reached it</source>
            <translation>Kone saavutti sen</translation>
        </message>
        <message>
            <source>A solo record is known</source>
            <translation>Yksinpelin ennätys tunnetaan</translation>
        </message>
        <message>
            <source>Add a record</source>
            <translation>Lisää ennätys</translation>
        </message>
        <message>
            <source>Change the record</source>
            <translation>Muuta ennätystä</translation>
        </message>
        <message>
            <source>Edition of the rules</source>
            <translation>Sääntöjen laitos</translation>
        </message>
        <message>
            <source>How they came about</source>
            <translation>Mistä ne tulivat</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Remove the record</source>
            <translation>Poista ennätys</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Milloin</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Kuka</translation>
        </message>
        <message>
            <source>year-month-day</source>
            <translation>vuosi-kuukausi-päivä</translation>
        </message>
        <message>
            <source>⚠ A day looks like 2026-05-31; this is not kept.</source>
            <translation>⚠ Päivä kirjoitetaan 2026-05-31; tätä ei säilytetä.</translation>
        </message>
    </context>
    <context>
        <name>RecordWindow</name>
        <message>
            <source>&amp;Add solutions…</source>
            <translation>&amp;Lisää ratkaisuja…</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Sulje</translation>
        </message>
        <message>
            <source>&amp;Merge with other tables…</source>
            <translation>&amp;Yhdistä muihin taulukoihin…</translation>
        </message>
        <message>
            <source>&amp;Open as a game</source>
            <translation>&amp;Avaa pelinä</translation>
        </message>
        <message>
            <source>A scenario without a title</source>
            <translation>Nimetön skenaario</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Päivä</translation>
        </message>
        <message>
            <source>Goods used</source>
            <translation>Käytettyjä hyödykkeitä</translation>
        </message>
        <message>
            <source>Holder</source>
            <translation>Haltija</translation>
        </message>
        <message>
            <source>Made of</source>
            <translation>Koostuu</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Ennätykset</translation>
        </message>
        <message>
            <source>Records: {file}</source>
            <translation>Ennätykset: {file}</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Säännöt</translation>
        </message>
        <message>
            <source>The most points come first; then the fewest turns to reach them; then the fewest goods used. Only solutions that pass verification are taken in.</source>
            <translation>Ensin ratkaisevat pisteet, sitten vähimmät vuorot niiden saavuttamiseen, sitten vähimmät käytetyt hyödykkeet. Vain tarkistuksen läpäisevät ratkaisut otetaan mukaan.</translation>
        </message>
        <message>
            <source>The table has no records yet.</source>
            <translation>Taulukossa ei ole vielä ennätyksiä.</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuoroja</translation>
        </message>
    </context>
    <context>
        <name>RecordWriting</name>
        <message>
            <source>&amp;Save it…</source>
            <translation>Tallenna &amp;se…</translation>
        </message>
        <message>
            <source>&amp;Write the record</source>
            <translation>&amp;Kirjoita ennätys</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
        <message>
            <source>Does the result count for the map as it is now?</source>
            <translation>Päteekö tulos karttaan sellaisena kuin se nyt on?</translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Tallenna muualle…</translation>
        </message>
        <message>
            <source>Save the map with its record in a file of your own</source>
            <translation>Tallenna kartta ennätyksineen omaan tiedostoon</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Skenaariot ({suffixes})</translation>
        </message>
        <message>
            <source>The map as it was played can be saved with the record as a scenario of its own.</source>
            <translation>Pelatun kartan voi tallentaa ennätyksineen omaksi skenaariokseen.</translation>
        </message>
        <message>
            <source>The map of this game cannot be read.</source>
            <translation>Tämän pelin karttaa ei voi lukea.</translation>
        </message>
        <message>
            <source>The map of this game has been changed since.</source>
            <translation>Tämän pelin kartta on sittemmin muuttunut.</translation>
        </message>
        <message>
            <source>The map “{title}” has been changed since this game was begun.</source>
            <translation>Kartta ”{title}” on muuttunut tämän pelin alettua.</translation>
        </message>
        <message>
            <source>The record could not be written.</source>
            <translation>Ennätystä ei voitu kirjoittaa.</translation>
        </message>
        <message>
            <source>The record is in the open map “{title}”. Save the map in a file of your own to keep it: what came with rbdesigner stays as it is.</source>
            <translation>Ennätys on avoimessa kartassa ”{title}”. Tallenna kartta omaan tiedostoon, niin se säilyy: rbdesignerin mukana tullut pysyy ennallaan.</translation>
        </message>
        <message>
            <source>The record is in the open map “{title}”. Save the map to keep it.</source>
            <translation>Ennätys on avoimessa kartassa ”{title}”. Tallenna kartta, niin se säilyy.</translation>
        </message>
        <message>
            <source>The record is in {file}.</source>
            <translation>Ennätys on tiedostossa {file}.</translation>
        </message>
        <message numerus="yes">
            <source>There the record is %n points.</source>
            <translation>
                <numerusform>Siellä ennätys on %n piste.</numerusform>
                <numerusform>Siellä ennätys on %n pistettä.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There the record is %n points. It is not less.</source>
            <translation>
                <numerusform>Siellä ennätys on %n piste. Se ei ole pienempi.</numerusform>
                <numerusform>Siellä ennätys on %n pistettä. Se ei ole pienempi.</numerusform>
            </translation>
        </message>
        <message>
            <source>Write the record</source>
            <translation>Kirjoita ennätys</translation>
        </message>
        <message>
            <source>Write the record into the file of the map?</source>
            <translation>Kirjoitetaanko ennätys kartan tiedostoon?</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Recovered from a copy made at {time}; it is not saved yet.</source>
            <translation>Palautettu kopiosta, joka tehtiin {time}; ei vielä tallennettu.</translation>
        </message>
        <message>
            <source>This copy of “{title}” cannot be read.</source>
            <translation>Tätä kopiota ei voi lukea: ”{title}”.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Nimetön</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <source>&amp;Discard all</source>
            <translation>&amp;Hylkää kaikki</translation>
        </message>
        <message>
            <source>&amp;Open these</source>
            <translation>&amp;Avaa nämä</translation>
        </message>
        <message>
            <source>Ask &amp;later</source>
            <translation>&amp;Kysy myöhemmin</translation>
        </message>
        <message>
            <source>Crash report</source>
            <translation>Kaatumisraportti</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Tiedosto</translation>
        </message>
        <message>
            <source>It kept copies of your unsaved maps and games. Open them and save what you need.</source>
            <translation>Se säilytti kopiot tallentamattomista kartoista ja peleistä. Avaa ne ja tallenna tarvitsemasi.</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Viimeisin muutos</translation>
        </message>
        <message>
            <source>Map or game</source>
            <translation>Kartta tai peli</translation>
        </message>
        <message>
            <source>Recovered maps and games</source>
            <translation>Palautetut kartat ja pelit</translation>
        </message>
        <message>
            <source>What the program reported when it ended:</source>
            <translation>Mitä ohjelma ilmoitti päättyessään:</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>ei vielä tallennettu</translation>
        </message>
        <message>
            <source>rbdesigner ended unexpectedly last time.</source>
            <translation>rbdesigner päättyi viimeksi odottamatta.</translation>
        </message>
    </context>
    <context>
        <name>ResearchBoard</name>
        <message>
            <source>Researched: {subjects}</source>
            <translation>Kehitetty: {subjects}</translation>
        </message>
        <message>
            <source>it allows nothing new.</source>
            <translation>se ei salli mitään uutta.</translation>
        </message>
        <message>
            <source>known</source>
            <translation>tunnettu</translation>
        </message>
        <message>
            <source>new mines and shafts may hold more.</source>
            <translation>uusissa kaivoksissa ja kaivoskuiluissa voi olla enemmän.</translation>
        </message>
        <message>
            <source>new mines and shafts may hold one of the two metals only.</source>
            <translation>uusissa kaivoksissa ja kaivoskuiluissa voi olla vain toista metallia.</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>ei vielä tunnettu</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ei mitään</translation>
        </message>
        <message>
            <source>shafts may be added to mines.</source>
            <translation>kaivoksiin voi lisätä kaivoskuiluja.</translation>
        </message>
        <message>
            <source>{building} may be built.</source>
            <translation>sallii rakentaa: {building}.</translation>
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
            <translation>Muuta kehitettyjä kohteita</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Kaikki</translation>
        </message>
        <message>
            <source>Everybody has researched it</source>
            <translation>Kaikki ovat kehittäneet sen</translation>
        </message>
        <message>
            <source>Researched by</source>
            <translation>Kehittänyt</translation>
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
            <translation>Peliä ei voitu säilyttää pelattujen pelien joukossa.</translation>
        </message>
    </context>
    <context>
        <name>RiverComposer</name>
        <message>
            <source>A river reaches three edges at most. Begin another river for this one.</source>
            <translation>Joki ulottuu enintään kolmelle sivulle. Aloita tätä varten toinen joki.</translation>
        </message>
        <message>
            <source>Begin another river</source>
            <translation>Aloita toinen joki</translation>
        </message>
        <message>
            <source>Click the edges that the river reaches: one for a source, two or three for a course.</source>
            <translation>Napsauta sivuja, joille joki ulottuu: yksi on lähde, kaksi tai kolme uoma.</translation>
        </message>
        <message>
            <source>Here this river would cross another one. Begin another river, or take one away.</source>
            <translation>Tässä joki ylittäisi toisen joen. Aloita toinen joki tai poista yksi.</translation>
        </message>
        <message>
            <source>Remove all rivers</source>
            <translation>Poista kaikki joet</translation>
        </message>
        <message>
            <source>River {number} is complete: no river reaches more than three edges.</source>
            <translation>Joki {number} on valmis: mikään joki ei ulotu useammalle kuin kolmelle sivulle.</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Maasto</translation>
        </message>
        <message>
            <source>The next edge you click begins a new river.</source>
            <translation>Seuraava napsauttamasi sivu aloittaa uuden joen.</translation>
        </message>
        <message>
            <source>The next edge you click joins river {number}. A click on its own edge takes it away.</source>
            <translation>Seuraava napsauttamasi sivu liittyy jokeen {number}. Sen oman sivun napsautus poistaa sivun.</translation>
        </message>
        <message>
            <source>The sea has no rivers.</source>
            <translation>Merellä ei ole jokia.</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Käännä vasemmalle</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Käännä oikealle</translation>
        </message>
        <message>
            <source>no river</source>
            <translation>ei jokea</translation>
        </message>
        <message>
            <source>river {number}</source>
            <translation>joki {number}</translation>
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
            <translation>Vedä joki tästä, sen suusta</translation>
        </message>
        <message>
            <source>Drag a river from here, its source</source>
            <translation>Vedä joki tästä, sen lähteestä</translation>
        </message>
        <message>
            <source>Drag a river from here; empty places get {tile}</source>
            <translation>Vedä joki tästä; tyhjiin paikkoihin tulee: {tile}</translation>
        </message>
        <message>
            <source>Drag to branch this river; Shift and drag, or a right click, takes it away</source>
            <translation>Vetämällä joki haarautuu; vetäminen vaihto pohjassa tai napsautus oikealla poistaa sen</translation>
        </message>
        <message numerus="yes">
            <source>Draw river over %n tiles</source>
            <translation>
                <numerusform>Piirrä joki %n laatan yli</numerusform>
                <numerusform>Piirrä joki %n laatan yli</numerusform>
            </translation>
        </message>
        <message>
            <source>Go on to the next tile with the river; Esc cancels</source>
            <translation>Jatka jokea seuraavaan laattaan; Esc peruu</translation>
        </message>
        <message>
            <source>No river drawn: {reason}</source>
            <translation>Jokea ei piirretty: {reason}</translation>
        </message>
        <message>
            <source>No river here: {reason}</source>
            <translation>Tästä ei joki kulje: {reason}</translation>
        </message>
        <message>
            <source>Nothing to take away: no river runs here</source>
            <translation>Ei poistettavaa: tässä ei kulje jokea</translation>
        </message>
        <message numerus="yes">
            <source>River over %n tiles; drag back to shorten it, Esc cancels</source>
            <translation>
                <numerusform>Joki %n laatan yli; paluu samaa tietä lyhentää sitä, Esc peruu</numerusform>
                <numerusform>Joki %n laatan yli; paluu samaa tietä lyhentää sitä, Esc peruu</numerusform>
            </translation>
        </message>
        <message>
            <source>Take river away</source>
            <translation>Poista joki</translation>
        </message>
        <message>
            <source>The river is removed here; it stays where it flows on</source>
            <translation>Joki poistuu; se jää sinne, missä se jatkuu</translation>
        </message>
    </context>
    <context>
        <name>RoadTool</name>
        <message>
            <source>A road runs here; right click removes it, dragging builds more</source>
            <translation>Tässä on tie; poista napsauttamalla oikealla, rakenna lisää vetämällä</translation>
        </message>
        <message>
            <source>Build road</source>
            <translation>Rakenna tie</translation>
        </message>
        <message>
            <source>Click to build a road, or drag it from tile to tile</source>
            <translation>Rakenna tie napsauttamalla tai vedä se laatalta laatalle</translation>
        </message>
        <message>
            <source>No road here: {reason}</source>
            <translation>Tähän ei tietä: {reason}</translation>
        </message>
        <message>
            <source>Remove road</source>
            <translation>Poista tie</translation>
        </message>
    </context>
    <context>
        <name>RunAnswer</name>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n yksinpeli</numerusform>
                <numerusform>%n yksinpeliä</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose who plays and press Start. Machines play the map many times, and every player has every home.</source>
            <translation>Valitse pelaajat ja paina Aloita: koneet pelaavat karttaa monta kertaa, ja jokainen pelaaja saa jokaisen kodin.</translation>
        </message>
        <message>
            <source>No game has been played yet</source>
            <translation>Yhtään peliä ei ole vielä pelattu</translation>
        </message>
        <message>
            <source>The facts about the map show no reason: look where games go, and who is first there.</source>
            <translation>Kartan tiedot eivät näytä syytä: katso, minne pelit kulkevat ja kuka on siellä ensin.</translation>
        </message>
        <message>
            <source>The first games are being played…</source>
            <translation>Ensimmäisiä pelejä pelataan…</translation>
        </message>
    </context>
    <context>
        <name>RunChartList</name>
        <message>
            <source>Charts</source>
            <translation>Kaaviot</translation>
        </message>
        <message>
            <source>Charts appear here while games are played</source>
            <translation>Kaaviot ilmestyvät tähän pelien aikana</translation>
        </message>
        <message>
            <source>Copy the &amp;picture</source>
            <translation>Kopioi ku&amp;va</translation>
        </message>
        <message>
            <source>Copy the ta&amp;ble</source>
            <translation>Kopioi tau&amp;lukko</translation>
        </message>
        <message>
            <source>Sa&amp;ve the chart…</source>
            <translation>Tallenna kaavio…</translation>
        </message>
        <message>
            <source>Save the chart</source>
            <translation>Tallenna kaavio</translation>
        </message>
        <message>
            <source>The chart could not be saved.</source>
            <translation>Kaaviota ei voitu tallentaa.</translation>
        </message>
        <message>
            <source>The chart was copied as a picture only.</source>
            <translation>Kaavio kopioitiin vain kuvana.</translation>
        </message>
        <message>
            <source>Who wins, how many points there are, how long games last, and what is made.</source>
            <translation>Kuka voittaa, paljonko pisteitä tulee, kauanko pelit kestävät ja mitä tuotetaan.</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <source>Both versions are played with the same seeds, homes and seats. Luck does not cancel out all the same, as games go another way after any change.</source>
            <translation>Molempia versioita pelataan samoilla siemenluvuilla, kodeilla ja paikoilla. Silti tuuri ei kumoudu, sillä minkä tahansa muutoksen jälkeen pelit kulkevat toisin.</translation>
        </message>
        <message>
            <source>Choose a &amp;file…</source>
            <translation>Valitse tie&amp;dosto…</translation>
        </message>
        <message>
            <source>Compare with another file</source>
            <translation>Vertaa toiseen tiedostoon</translation>
        </message>
        <message>
            <source>First version</source>
            <translation>Ensimmäinen versio</translation>
        </message>
        <message numerus="yes">
            <source>First, in %n games: {verdict}</source>
            <translation>
                <numerusform>Ensimmäinen, %n pelissä: {verdict}</numerusform>
                <numerusform>Ensimmäinen, %n pelissä: {verdict}</numerusform>
            </translation>
        </message>
        <message>
            <source>Maps ({suffixes})</source>
            <translation>Kartat ({suffixes})</translation>
        </message>
        <message>
            <source>No other version of this map has been played yet; choose a file to compare with.</source>
            <translation>Mitään muuta tämän kartan versiota ei ole vielä pelattu; valitse tiedosto vertailuun.</translation>
        </message>
        <message>
            <source>One of the two maps cannot be played: it has errors.</source>
            <translation>Toista kartoista ei voi pelata: siinä on virheitä.</translation>
        </message>
        <message>
            <source>Play &amp;both</source>
            <translation>Pelaa mo&amp;lemmat</translation>
        </message>
        <message numerus="yes">
            <source>Second, in %n games: {verdict}</source>
            <translation>
                <numerusform>Toinen, %n pelissä: {verdict}</numerusform>
                <numerusform>Toinen, %n pelissä: {verdict}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map of run {run}: {players}; %n games</source>
            <translation>
                <numerusform>Ajon {run} kartta: {players}; %n peli</numerusform>
                <numerusform>Ajon {run} kartta: {players}; %n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>The other version of the map</source>
            <translation>Kartan toinen versio</translation>
        </message>
        <message numerus="yes">
            <source>The second version is the map as it is now: %n games of each.</source>
            <translation>
                <numerusform>Toinen versio on kartta sellaisena kuin se on nyt: %n peli kummallakin.</numerusform>
                <numerusform>Toinen versio on kartta sellaisena kuin se on nyt: %n peliä kummallakin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The versions have different numbers of games; the comparison uses the %n seeds that both have.</source>
            <translation>
                <numerusform>Versioilla on eri määrä pelejä; erot koskevat %n yhteistä siemenlukua.</numerusform>
                <numerusform>Versioilla on eri määrä pelejä; erot koskevat %n yhteistä siemenlukua.</numerusform>
            </translation>
        </message>
        <message>
            <source>These games belong to another first version.</source>
            <translation>Nämä pelit kuuluvat toiseen ensimmäiseen versioon.</translation>
        </message>
        <message>
            <source>This is the map as it is now.</source>
            <translation>Tämä on kartta sellaisena kuin se on nyt.</translation>
        </message>
        <message>
            <source>What a change of the map has brought</source>
            <translation>Mitä kartan muutos on tuonut</translation>
        </message>
        <message>
            <source>What has changed on the map</source>
            <translation>Mikä kartalla on muuttunut</translation>
        </message>
        <message numerus="yes">
            <source>… and %n more</source>
            <translation>
                <numerusform>… ja vielä %n</numerusform>
                <numerusform>… ja vielä %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunExport</name>
        <message>
            <source>Export the games</source>
            <translation>Vie pelit</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>Table (*.csv)</source>
            <translation>Taulukko (*.csv)</translation>
        </message>
        <message>
            <source>The games could not be exported.</source>
            <translation>Pelejä ei voitu viedä.</translation>
        </message>
    </context>
    <context>
        <name>RunFields</name>
        <message>
            <source>A map is fair if every home wins as often as the others, within this margin</source>
            <translation>Kartta on tasapuolinen, jos jokainen koti voittaa yhtä usein kuin muut, enintään tällä erolla</translation>
        </message>
        <message>
            <source>All like player 1</source>
            <translation>Kaikki kuten pelaaja 1</translation>
        </message>
        <message>
            <source>Another seed plays other games</source>
            <translation>Toinen siemenluku pelaa toiset pelit</translation>
        </message>
        <message>
            <source>Cluster</source>
            <translation>Klusteri</translation>
        </message>
        <message>
            <source>Fair within (percentage points)</source>
            <translation>Tasapuolinen, ero enintään (prosenttiyksikköä)</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Pelit</translation>
        </message>
        <message>
            <source>How many games at most; every player has every home as often</source>
            <translation>Kuinka monta peliä enintään; jokainen pelaaja saa jokaisen kodin yhtä usein</translation>
        </message>
        <message>
            <source>How many processes play at once; the games are the same</source>
            <translation>Kuinka monta prosessia pelaa yhtä aikaa; pelit ovat samat</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Prosessit</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Siemenluku</translation>
        </message>
        <message>
            <source>Stop as soon as the answer is clear</source>
            <translation>Lopeta heti, kun vastaus on selvä</translation>
        </message>
        <message>
            <source>The address of a Dask cluster: games are played there and not on this computer. Dask must be installed here and on each of its computers</source>
            <translation>Dask-klusterin osoite: pelit pelataan siellä eikä tällä koneella. Tarvitaan Dask täällä ja klusterin jokaisella koneella</translation>
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
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended by the last neutral brick</source>
            <translation>Päättyi viimeiseen neutraaliin tiileen</translation>
        </message>
        <message>
            <source>Ended by the mark of the wonder</source>
            <translation>Päättyi ihmeen merkkiin</translation>
        </message>
        <message>
            <source>Ended in any way</source>
            <translation>Päättyi miten tahansa</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Epäonnistui</translation>
        </message>
        <message>
            <source>How games ended</source>
            <translation>Miten pelit päättyivät</translation>
        </message>
        <message>
            <source>In a tab, where the turn begins in which the winner took the lead for good</source>
            <translation>Välilehteen, sen vuoron alkuun, jolla voittaja siirtyi lopullisesti johtoon</translation>
        </message>
        <message>
            <source>O&amp;pen the game</source>
            <translation>A&amp;vaa peli</translation>
        </message>
        <message>
            <source>The games of the run</source>
            <translation>Ajon pelit</translation>
        </message>
        <message>
            <source>Which home won</source>
            <translation>Mikä koti voitti</translation>
        </message>
        <message>
            <source>Won by any home</source>
            <translation>Minkä tahansa kodin voitto</translation>
        </message>
        <message>
            <source>Won by {home}</source>
            <translation>Voittaja: {home}</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown}/%n peli</numerusform>
                <numerusform>{shown}/%n peliä</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunGamesModel</name>
        <message>
            <source>Decided</source>
            <translation>Ratkesi</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Päättyi</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Points by seat</source>
            <translation>Pisteet pelaajittain</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Siemenluku</translation>
        </message>
        <message>
            <source>The turn in which the winner took the lead for good</source>
            <translation>Vuoro, jolla voittaja siirtyi lopullisesti johtoon</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuorot</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Voittaja</translation>
        </message>
        <message>
            <source>failed: {reason}</source>
            <translation>epäonnistui: {reason}</translation>
        </message>
        <message>
            <source>the last neutral brick</source>
            <translation>viimeiseen neutraaliin tiileen</translation>
        </message>
        <message>
            <source>the mark of the wonder</source>
            <translation>ihmeen merkkiin</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>&amp;View this run</source>
            <translation>N&amp;äytä tämä ajo</translation>
        </message>
        <message>
            <source>A verdict is doubtful where its players can hardly play the map.</source>
            <translation>Arvio on epävarma, jos sen pelaajat osaavat tuskin pelata kartalla.</translation>
        </message>
        <message>
            <source>Com&amp;pare with its map</source>
            <translation>&amp;Vertaa sen karttaan</translation>
        </message>
        <message>
            <source>E&amp;xport its games…</source>
            <translation>Vie sen pe&amp;lit…</translation>
        </message>
        <message>
            <source>No game of this map or of an earlier version is kept.</source>
            <translation>Tämän kartan tai sen aiemman version pelejä ei ole säilytetty.</translation>
        </message>
        <message>
            <source>One row a game, for spreadsheets and scripts: CSV or JSON</source>
            <translation>Yksi rivi peliä kohden taulukkolaskentaan ja skripteille: CSV tai JSON</translation>
        </message>
        <message>
            <source>The runs are being read…</source>
            <translation>Ajoja luetaan…</translation>
        </message>
        <message>
            <source>The runs that are kept</source>
            <translation>Säilytetyt ajot</translation>
        </message>
        <message>
            <source>The share is that of the home farthest from an even share.</source>
            <translation>Osuus on sen kodin, joka on kauimpana tasaosuudesta.</translation>
        </message>
    </context>
    <context>
        <name>RunListModel</name>
        <message>
            <source>Begun</source>
            <translation>Aloitettu</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Pelejä</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Kartta</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Ajo</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Siemenluku</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Arvio</translation>
        </message>
        <message>
            <source>another version</source>
            <translation>toinen versio</translation>
        </message>
        <message>
            <source>fair ({share} %)</source>
            <translation>tasapuolinen ({share} %)</translation>
        </message>
        <message>
            <source>not yet known ({share} %)</source>
            <translation>ei vielä tiedossa ({share} %)</translation>
        </message>
        <message>
            <source>rbdesigner</source>
            <translation>rbdesigner</translation>
        </message>
        <message>
            <source>this map</source>
            <translation>tämä kartta</translation>
        </message>
        <message>
            <source>unfair ({share} %)</source>
            <translation>epätasapuolinen ({share} %)</translation>
        </message>
        <message>
            <source>{verdict}, doubtful</source>
            <translation>{verdict}, epävarma</translation>
        </message>
    </context>
    <context>
        <name>RunPanel</name>
        <message numerus="yes">
            <source>%n games are kept</source>
            <translation>
                <numerusform>%n peli on tallessa</numerusform>
                <numerusform>%n peliä on tallessa</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>&amp;Jatka</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Aloita</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>Pysä&amp;ytä</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number}/{wanted} peliä</translation>
        </message>
    </context>
    <context>
        <name>RunReportButton</name>
        <message>
            <source>HTML page (*.html)</source>
            <translation>HTML-sivu (*.html)</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save a r&amp;eport…</source>
            <translation>Tallenna &amp;raportti…</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Tallenna raportti</translation>
        </message>
        <message>
            <source>The report could not be saved.</source>
            <translation>Raporttia ei voitu tallentaa.</translation>
        </message>
        <message>
            <source>Verdict, charts and tables as one page for the browser, or as PDF</source>
            <translation>Arvio, kaaviot ja taulukot yhtenä sivuna selaimelle tai PDF:nä</translation>
        </message>
    </context>
    <context>
        <name>RunResults</name>
        <message>
            <source>How homes, the order of play and players do, how long games last, and what ends them.</source>
            <translation>Miten kodit, pelijärjestys ja pelaajat menestyvät, kauanko pelit kestävät ja mikä ne päättää.</translation>
        </message>
        <message>
            <source>Results appear here while games are played</source>
            <translation>Tulokset ilmestyvät tähän pelien aikana</translation>
        </message>
    </context>
    <context>
        <name>RunTables</name>
        <message>
            <source>95 % interval</source>
            <translation>95 %:n väli</translation>
        </message>
        <message>
            <source>By chance</source>
            <translation>Sattumalta</translation>
        </message>
        <message>
            <source>Changes of the lead</source>
            <translation>Johdon vaihdot</translation>
        </message>
        <message>
            <source>Ended by the mark of the wonder</source>
            <translation>Päättyi ihmeen merkkiin</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Pelit</translation>
        </message>
        <message>
            <source>Games in which players met</source>
            <translation>Pelit, joissa pelaajat kohtasivat</translation>
        </message>
        <message>
            <source>Homes</source>
            <translation>Kodit</translation>
        </message>
        <message>
            <source>Homes, order and players</source>
            <translation>Kodit, järjestys ja pelaajat</translation>
        </message>
        <message>
            <source>How games go</source>
            <translation>Miten pelit kulkevat</translation>
        </message>
        <message>
            <source>How likely it is that points differ so much by chance alone</source>
            <translation>Kuinka todennäköisesti pisteet eroavat näin pelkästään sattumalta</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Pienin</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Keskiarvo</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Suurin</translation>
        </message>
        <message>
            <source>Order of play</source>
            <translation>Pelijärjestys</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Points ahead of the second</source>
            <translation>Pisteitä toisen edellä</translation>
        </message>
        <message>
            <source>Points from mean</source>
            <translation>Piste-ero</translation>
        </message>
        <message>
            <source>Points of a player</source>
            <translation>Pelaajan pisteet</translation>
        </message>
        <message>
            <source>Points of the winner</source>
            <translation>Voittajan pisteet</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Siemenluvut</translation>
        </message>
        <message>
            <source>The mean over the seeds: each seed counts once, with all its games so far</source>
            <translation>Keskiarvo siemenluvuista: jokainen lasketaan kerran kaikkine tähänastisine peleineen</translation>
        </message>
        <message>
            <source>Turn in which the winner took the lead for good</source>
            <translation>Vuoro, jolla voittaja siirtyi lopullisesti johtoon</translation>
        </message>
        <message>
            <source>Turn of the first contact</source>
            <translation>Ensikohtaamisen vuoro</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuorot</translation>
        </message>
        <message>
            <source>Won in a seed</source>
            <translation>Voitto-osuus</translation>
        </message>
        <message>
            <source>not yet known</source>
            <translation>ei vielä tiedossa</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low}–{high}</translation>
        </message>
        <message>
            <source>{number} in the order of play</source>
            <translation>{number}. pelijärjestyksessä</translation>
        </message>
    </context>
    <context>
        <name>RunTournament</name>
        <message numerus="yes">
            <source>%n tables with {games} games each: {all} games.</source>
            <translation>
                <numerusform>%n pöytä, {games} peliä: {all} peliä.</numerusform>
                <numerusform>%n pöytää, kussakin {games} peliä: {all} peliä.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Play the tournament</source>
            <translation>Pe&amp;laa turnaus</translation>
        </message>
        <message>
            <source>A player rated 400 higher wins ten games out of eleven. Equal points count as half a win.</source>
            <translation>Pelaaja, jonka vahvuusluku on 400 suurempi, voittaa kymmenen peliä yhdestätoista. Tasapisteet lasketaan puoleksi voitoksi.</translation>
        </message>
        <message>
            <source>Add players, or let fewer sit at a table.</source>
            <translation>Lisää pelaajia tai vähennä pelaajia pöydässä.</translation>
        </message>
        <message>
            <source>How many players sit at each table; every group of them plays at one</source>
            <translation>Montako pelaajaa istuu kussakin pöydässä; jokainen ryhmä pelaa yhdessä pöydässä</translation>
        </message>
        <message>
            <source>It is not yet known whether {player} is stronger than {opponent}; more games tell more.</source>
            <translation>Vielä ei tiedetä, onko {player} vahvempi kuin {opponent}; useampi peli kertoo enemmän.</translation>
        </message>
        <message>
            <source>Players at a table</source>
            <translation>Pelaajia pöydässä</translation>
        </message>
        <message numerus="yes">
            <source>The map is for %n players at most.</source>
            <translation>
                <numerusform>Kartta on enintään %n pelaajalle.</numerusform>
                <numerusform>Kartta on enintään %n pelaajalle.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} is stronger than {opponent}.</source>
            <translation>{player} on vahvempi kuin {opponent}.</translation>
        </message>
        <message>
            <source>{player} is there twice: nobody plays against themselves.</source>
            <translation>{player} on mukana kahdesti: kukaan ei pelaa itseään vastaan.</translation>
        </message>
    </context>
    <context>
        <name>RunTrouble</name>
        <message>
            <source>Renames it, so that a new one is begun; nothing in it is deleted</source>
            <translation>Nimeää sen uudelleen, jotta uusi aloitetaan; mitään siitä ei poisteta</translation>
        </message>
        <message>
            <source>Set the file aside</source>
            <translation>Siirrä tiedosto syrjään</translation>
        </message>
        <message>
            <source>The file cannot be set aside: {reason}.</source>
            <translation>Tiedostoa ei voi siirtää syrjään: {reason}.</translation>
        </message>
        <message>
            <source>The file with the games was damaged. It is kept as {file}, and a new one has been begun.</source>
            <translation>Pelien tiedosto oli vioittunut. Se on tallessa nimellä {file}, ja uusi on aloitettu.</translation>
        </message>
    </context>
    <context>
        <name>RunWorth</name>
        <message>
            <source>95 % interval</source>
            <translation>95 %:n väli</translation>
        </message>
        <message>
            <source>All tiles of the land</source>
            <translation>Kaikki maan laatat</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Rakennukset</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Pelejä</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Hyödykkeet</translation>
        </message>
        <message>
            <source>How many points a player gains if every home starts with one more of the good.</source>
            <translation>Pisteet, jotka pelaaja saa lisää, kun jokaisessa kodissa on alussa yksi tällainen hyödyke lisää.</translation>
        </message>
        <message>
            <source>How many points a player loses if nobody has the thing.</source>
            <translation>Pisteet, jotka pelaajalta jäävät saamatta, kun kyseinen asia puuttuu kaikilta.</translation>
        </message>
        <message>
            <source>Less fair by</source>
            <translation>Epätasapuolisempi</translation>
        </message>
        <message>
            <source>No good is certainly scarce; more games tell more.</source>
            <translation>Mistään hyödykkeestä ei varmasti ole pulaa; useampi peli kertoo enemmän.</translation>
        </message>
        <message>
            <source>One more of</source>
            <translation>Yksi lisää</translation>
        </message>
        <message>
            <source>One more of a good at home</source>
            <translation>Yksi hyödyke lisää kotona</translation>
        </message>
        <message>
            <source>P&amp;lay with one more</source>
            <translation>Pe&amp;laa yhdellä lisää</translation>
        </message>
        <message>
            <source>P&amp;lay without them</source>
            <translation>Pelaa i&amp;lman niitä</translation>
        </message>
        <message>
            <source>Scarce: {goods}</source>
            <translation>Pulaa on: {goods}</translation>
        </message>
        <message>
            <source>Select tiles of the land in the editor.</source>
            <translation>Valitse muokkaimessa maan laattoja.</translation>
        </message>
        <message>
            <source>Selected tiles</source>
            <translation>Valitut laatat</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Kuljetusvälineet</translation>
        </message>
        <message>
            <source>What things are worth</source>
            <translation>Minkä arvoisia asiat ovat</translation>
        </message>
        <message>
            <source>What tiles are worth</source>
            <translation>Minkä arvoisia laatat ovat</translation>
        </message>
        <message>
            <source>Without it</source>
            <translation>Ilman</translation>
        </message>
        <message>
            <source>Worth in points</source>
            <translation>Arvo pisteinä</translation>
        </message>
        <message>
            <source>Worth of</source>
            <translation>Arvioidaan</translation>
        </message>
        <message numerus="yes">
            <source>{games} games as it is, and as many with one more of each of %n goods: {all} games.</source>
            <translation>
                <numerusform>{games} peliä sellaisenaan ja yhtä monta, kun %n hyödykettä on yksi lisää: {all} peliä.</numerusform>
                <numerusform>{games} peliä sellaisenaan ja yhtä monta, kun kutakin %n hyödykkeestä on yksi lisää: {all} peliä.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{games} games with all, and as many without each of %n things: {all} games.</source>
            <translation>
                <numerusform>{games} peliä kaikella ja yhtä monta ilman %n asiaa: {all} peliä.</numerusform>
                <numerusform>{games} peliä kaikella ja yhtä monta ilman kutakin %n asiasta: {all} peliä.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScenarioFields</name>
        <message>
            <source>Add field: {name}</source>
            <translation>Lisää kenttä: {name}</translation>
        </message>
        <message>
            <source>Change field: {name}</source>
            <translation>Muuta kenttää: {name}</translation>
        </message>
        <message>
            <source>Remove field: {name}</source>
            <translation>Poista kenttä: {name}</translation>
        </message>
        <message>
            <source>Rename field: {name}</source>
            <translation>Nimeä kenttä uudelleen: {name}</translation>
        </message>
    </context>
    <context>
        <name>ScriptCommands</name>
        <message numerus="yes">
            <source>%n files copied into {folder}: {names}</source>
            <translation>
                <numerusform>%n tiedosto kopioitu kansioon {folder}: {names}</numerusform>
                <numerusform>%n tiedostoa kopioitu kansioon {folder}: {names}</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy them into the scripts folder</source>
            <translation>&amp;Kopioi skriptikansioon</translation>
        </message>
        <message>
            <source>&amp;Examples</source>
            <translation>&amp;Esimerkit</translation>
        </message>
        <message>
            <source>All examples are in {folder} already</source>
            <translation>Kaikki esimerkit ovat jo kansiossa {folder}</translation>
        </message>
        <message>
            <source>Count the terrain around homes</source>
            <translation>Laske maastot kotien ympärillä</translation>
        </message>
        <message>
            <source>Mirror the map</source>
            <translation>Peilaa kartta</translation>
        </message>
        <message>
            <source>Nothing more can be copied into {folder}: {reason}</source>
            <translation>Enempää ei voi kopioida kansioon {folder}: {reason}</translation>
        </message>
        <message>
            <source>Number the homes</source>
            <translation>Numeroi kodit</translation>
        </message>
        <message>
            <source>Python scripts ({suffixes})</source>
            <translation>Python-skriptit ({suffixes})</translation>
        </message>
        <message>
            <source>Run a script – it may do whatever you may do: choose only one that you trust</source>
            <translation>Suorita skripti – se voi tehdä kaiken, mitä sinäkin: valitse vain se, johon luotat</translation>
        </message>
        <message>
            <source>With a check and a format, to read and to change; files of yours stay</source>
            <translation>Mukana tarkistus ja tiedostomuoto luettavaksi ja muokattavaksi; omat tiedostosi säilyvät</translation>
        </message>
        <message>
            <source>run this script</source>
            <translation>suorita tämä skripti</translation>
        </message>
    </context>
    <context>
        <name>ScriptWork</name>
        <message>
            <source>Console: {line}</source>
            <translation>Konsoli: {line}</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Pysäytetty.</translation>
        </message>
        <message>
            <source>Stopped: the console begins anew.</source>
            <translation>Pysäytetty: konsoli alkaa alusta.</translation>
        </message>
        <message>
            <source>The map stays as it is.</source>
            <translation>Kartta pysyy ennallaan.</translation>
        </message>
        <message>
            <source>The map was changed. Undo takes that back.</source>
            <translation>Kartta muuttui. Kumoa palauttaa sen.</translation>
        </message>
    </context>
    <context>
        <name>SeatsDialog</name>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Jatka</translation>
        </message>
        <message>
            <source>Choose who plays from now on. What has been done stays.</source>
            <translation>Kuka pelaa tästä eteenpäin. Jo tehty säilyy.</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Paikat pöydässä</translation>
        </message>
    </context>
    <context>
        <name>SelectTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n paikka valittu</numerusform>
                <numerusform>%n paikkaa valittu</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Kopioi valinta</translation>
        </message>
        <message>
            <source>Drag to move the selection, with Ctrl to copy it; R turns it, M mirrors it</source>
            <translation>Siirrä valinta vetämällä, Ctrl pohjassa kopioi; R kääntää, M peilaa</translation>
        </message>
        <message>
            <source>Drag to move: one of {stack} {thing}; hold Shift at the end for all of them</source>
            <translation>Siirrä vetämällä: yksi, pinossa {stack} × {thing}; lopussa vaihto pohjassa kaikki</translation>
        </message>
        <message>
            <source>Drag to move: {thing}</source>
            <translation>Siirrä vetämällä: {thing}</translation>
        </message>
        <message>
            <source>Drag to select what lies in a rectangle</source>
            <translation>Valitse suorakulmion sisältö vetämällä</translation>
        </message>
        <message>
            <source>Move selection</source>
            <translation>Siirrä valinta</translation>
        </message>
        <message>
            <source>Release to set down; R turns, M mirrors, Ctrl copies, Esc cancels</source>
            <translation>Laske vapauttamalla; R kääntää, M peilaa, Ctrl kopioi, Esc peruu</translation>
        </message>
        <message>
            <source>Turn tile</source>
            <translation>Käännä laatta</translation>
        </message>
        <message>
            <source>{tile}: click to select, R turns it</source>
            <translation>{tile}: valitse napsauttamalla, R kääntää laatan</translation>
        </message>
        <message>
            <source>{tile}: click to select, double click for all of this area, R turns the tile</source>
            <translation>{tile}: valitse napsauttamalla, koko alue kaksoisnapsautuksella, R kääntää laatan</translation>
        </message>
    </context>
    <context>
        <name>SelectionEditor</name>
        <message>
            <source>Choose a symmetry first.</source>
            <translation>Valitse ensin symmetria.</translation>
        </message>
        <message>
            <source>Delete selection</source>
            <translation>Poista valinta</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Tee symmetriseksi</translation>
        </message>
        <message>
            <source>Mirror selection</source>
            <translation>Peilaa valinta</translation>
        </message>
        <message>
            <source>Move selection</source>
            <translation>Siirrä valinta</translation>
        </message>
        <message>
            <source>Nothing to do: the map is symmetrical.</source>
            <translation>Ei tehtävää: kartta on symmetrinen.</translation>
        </message>
        <message>
            <source>Nothing was changed, because it is not allowed: {reason}</source>
            <translation>Mitään ei muutettu, koska se ei ole sallittua: {reason}</translation>
        </message>
        <message>
            <source>Select a tile first, or point at one.</source>
            <translation>Valitse ensin laatta tai osoita laattaa.</translation>
        </message>
        <message>
            <source>Turn selection</source>
            <translation>Käännä valinta</translation>
        </message>
        <message>
            <source>What differs is its own image: mend it by hand.</source>
            <translation>Eroava kohta on oma kuvansa: korjaa se käsin.</translation>
        </message>
    </context>
    <context>
        <name>ShapeFields</name>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n maalaatta</numerusform>
                <numerusform>%n maalaattaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sea tiles</source>
            <translation>
                <numerusform>%n merilaatta</numerusform>
                <numerusform>%n merilaattaa</numerusform>
            </translation>
        </message>
        <message>
            <source>An island for each player</source>
            <translation>Saari jokaiselle pelaajalle</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Tyhjä</translation>
        </message>
        <message>
            <source>Filled with</source>
            <translation>Täyte</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>Kuusikulmio</translation>
        </message>
        <message>
            <source>More than the box holds: {tiles}</source>
            <translation>Enemmän kuin laatikossa on: {tiles}</translation>
        </message>
        <message>
            <source>Rectangle</source>
            <translation>Suorakulmio</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Rivit</translation>
        </message>
        <message>
            <source>Sea around it</source>
            <translation>Meri ympärillä</translation>
        </message>
        <message>
            <source>Shape of the map</source>
            <translation>Kartan muoto</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Koko</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>saraketta</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>riviä</translation>
        </message>
        <message>
            <source>tiles from the middle to the rim</source>
            <translation>laattaa keskeltä reunalle</translation>
        </message>
    </context>
    <context>
        <name>SharingDialog</name>
        <message>
            <source>&amp;Save the QR code…</source>
            <translation>&amp;Tallenna QR-koodi…</translation>
        </message>
        <message>
            <source>Code of the map</source>
            <translation>Kartan koodi</translation>
        </message>
        <message>
            <source>Copy the &amp;QR code</source>
            <translation>Kopioi &amp;QR-koodi</translation>
        </message>
        <message>
            <source>Copy the &amp;code</source>
            <translation>Kopioi &amp;koodi</translation>
        </message>
        <message>
            <source>Everything about the map is in this code. To open it, copy it, with any text around it, and choose “New from the clipboard”.</source>
            <translation>Tässä koodissa on kaikki kartasta. Kun koodin kopioi, vaikka sen ympärillä olisi muutakin tekstiä, kartan voi avata komennolla ”Uusi leikepöydältä”.</translation>
        </message>
        <message>
            <source>QR code of the map</source>
            <translation>Kartan QR-koodi</translation>
        </message>
        <message>
            <source>Share the map</source>
            <translation>Jaa kartta</translation>
        </message>
        <message>
            <source>The map is too large for a QR code.</source>
            <translation>Kartta on liian suuri QR-koodiksi.</translation>
        </message>
        <message>
            <source>With &amp;private labels, notes and districts</source>
            <translation>Myös &amp;yksityiset nimiöt, muistiinpanot ja alueet</translation>
        </message>
        <message>
            <source>{number} characters</source>
            <translation>{number} merkkiä</translation>
        </message>
    </context>
    <context>
        <name>SheetDialog</name>
        <message>
            <source>Export as PDF</source>
            <translation>Vie PDF:nä</translation>
        </message>
    </context>
    <context>
        <name>SheetFields</name>
        <message>
            <source> mm from side to side</source>
            <translation> mm sivulta sivulle</translation>
        </message>
        <message>
            <source>&amp;Black and white, terrains by patterns</source>
            <translation>&amp;Mustavalkoinen, maastot kuvioina</translation>
        </message>
        <message>
            <source>&amp;Legend of terrains and pieces</source>
            <translation>&amp;Maastojen ja pelimerkkien selitykset</translation>
        </message>
        <message>
            <source>&amp;Orientation</source>
            <translation>&amp;Suunta</translation>
        </message>
        <message>
            <source>&amp;Paper</source>
            <translation>&amp;Paperi</translation>
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation>&amp;Laatan leveys</translation>
        </message>
        <message>
            <source>A blank s&amp;core sheet</source>
            <translation>Tyh&amp;jä pistelomake</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automaattinen</translation>
        </message>
        <message>
            <source>Bac&amp;ks behind the tiles, for both sides of the paper</source>
            <translation>Laattojen kä&amp;äntöpuolet, paperin molemmille puolille</translation>
        </message>
        <message>
            <source>Every tile by &amp;itself in true size, to be cut out</source>
            <translation>Jokainen laatta &amp;erikseen oikeassa koossa, leikattavaksi</translation>
        </message>
        <message>
            <source>Labels, &amp;notes and districts</source>
            <translation>Nimiöt, &amp;muistiinpanot ja alueet</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Vaaka</translation>
        </message>
        <message>
            <source>Only tiles that the bo&amp;x lacks, as stickers</source>
            <translation>Vain laatat, jotka laatikosta puuttu&amp;vat, tarroiksi</translation>
        </message>
        <message>
            <source>Page with the t&amp;ables of the rules</source>
            <translation>Sivu &amp;sääntöjen taulukoista</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Pysty</translation>
        </message>
        <message>
            <source>Private ones &amp;too</source>
            <translation>Myös &amp;yksityiset</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>La&amp;udan tyyli</translation>
        </message>
        <message>
            <source>The &amp;sheet of this moment: the board, and what every player has</source>
            <translation>&amp;Tämän hetken arkki: lauta ja mitä kullakin pelaajalla on</translation>
        </message>
        <message>
            <source>The map as a &amp;QR code</source>
            <translation>Kartta &amp;QR-koodina</translation>
        </message>
        <message>
            <source>The map in &amp;true size over several pages, with cut marks</source>
            <translation>&amp;Kartta oikeassa koossa usealla sivulla leikkausmerkkeineen</translation>
        </message>
        <message>
            <source>The scenario &amp;sheet: the map, its conditions and the tiles to take</source>
            <translation>&amp;Skenaarioarkki: kartta, tarvittavat tiedot ja laatat</translation>
        </message>
        <message>
            <source>Write the pla&amp;ce on every tile</source>
            <translation>Kirjoita &amp;paikka joka laattaan</translation>
        </message>
    </context>
    <context>
        <name>ShortcutList</name>
        <message>
            <source>Action</source>
            <translation>Toiminto</translation>
        </message>
        <message>
            <source>Keyboard and mouse</source>
            <translation>Näppäimistö ja hiiri</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Näppäimet</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Etsi</translation>
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation>Etsi toimintoja ja näppäimiä</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Pikanäppäimet</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>In a book</source>
            <translation>Kirjassa</translation>
        </message>
        <message>
            <source>In a game</source>
            <translation>Pelissä</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Pikanäppäimet</translation>
        </message>
        <message>
            <source>On the large tile of a game</source>
            <translation>Pelin suurella laatalla</translation>
        </message>
        <message>
            <source>On the map</source>
            <translation>Kartalla</translation>
        </message>
        <message>
            <source>The same list is in the program: `F1`. On a Mac, `Ctrl` is the command key. What has no shortcut is found by the command palette, `Ctrl+Shift+P`.</source>
            <translation>Sama luettelo on ohjelmassa: `F1`. Macissa `Ctrl` on komentonäppäin. Komennot, joilla ei ole pikanäppäintä, löytyvät komentopaletista, `Ctrl+Shift+P`.</translation>
        </message>
        <message>
            <source>While a map is laid in turns</source>
            <translation>Kun karttaa asetellaan vuorotellen</translation>
        </message>
        <message>
            <source>`Alt+Shift` + click on geese</source>
            <translation>`Alt+Shift` + hanhien napsautus</translation>
        </message>
        <message>
            <source>`Alt` + arrow keys</source>
            <translation>`Alt` + nuolinäppäimet</translation>
        </message>
        <message>
            <source>`Alt` + wheel</source>
            <translation>`Alt` + rulla</translation>
        </message>
        <message>
            <source>`Ctrl+Shift+Return`, `Shift` + click on the button</source>
            <translation>`Ctrl+Shift+Return`, `Shift` + painikkeen napsautus</translation>
        </message>
        <message>
            <source>`Ctrl+Shift` + click, `Alt` + click on geese</source>
            <translation>`Ctrl+Shift` + napsautus, `Alt` + hanhien napsautus</translation>
        </message>
        <message>
            <source>`Esc`, right click</source>
            <translation>`Esc`, napsautus oikealla</translation>
        </message>
        <message>
            <source>`R`, `Shift+R`, `Alt` + wheel</source>
            <translation>`R`, `Shift+R`, `Alt` + rulla</translation>
        </message>
        <message>
            <source>`Shift` + click on a wall, with that tool</source>
            <translation>`Shift` + muurin napsautus tällä työkalulla</translation>
        </message>
        <message>
            <source>`Shift` + drag with *Draw rivers*</source>
            <translation>`Shift` + vetäminen työkalulla *Piirrä jokia*</translation>
        </message>
        <message>
            <source>`Shift` + wheel</source>
            <translation>`Shift` + rulla</translation>
        </message>
        <message>
            <source>`Shift` or `Ctrl` + click</source>
            <translation>`Shift` tai `Ctrl` + napsautus</translation>
        </message>
        <message>
            <source>`W`, or `Ctrl` held</source>
            <translation>`W` tai `Ctrl` pohjassa</translation>
        </message>
        <message>
            <source>a menu of all that can be done with a thing</source>
            <translation>valikko kaikesta, mitä esineellä voi tehdä</translation>
        </message>
        <message>
            <source>arrow keys</source>
            <translation>nuolinäppäimet</translation>
        </message>
        <message>
            <source>build only walls</source>
            <translation>rakentaa vain muureja</translation>
        </message>
        <message>
            <source>cancel the plan</source>
            <translation>perua suunnitelma</translation>
        </message>
        <message>
            <source>cancel what you have begun, otherwise choose nothing</source>
            <translation>keskeyttää aloitettu, muuten poistaa valinta</translation>
        </message>
        <message>
            <source>cancel what you have begun, otherwise select nothing</source>
            <translation>keskeyttää aloitettu, muuten poistaa valinta</translation>
        </message>
        <message>
            <source>choose a transporter, load a good, put one down, run a building</source>
            <translation>valita kuljetusväline, lastata hyödyke, purkaa hyödyke, käyttää rakennusta</translation>
        </message>
        <message>
            <source>choose the next transporter, the previous one</source>
            <translation>valita seuraava kuljetusväline, edellinen</translation>
        </message>
        <message>
            <source>click on a picture with a dashed rim</source>
            <translation>katkoviivareunaisen kuvan napsautus</translation>
        </message>
        <message>
            <source>click, `Return`</source>
            <translation>napsautus, `Return`</translation>
        </message>
        <message>
            <source>click, `Return`, `Space`</source>
            <translation>napsautus, `Return`, `Space`</translation>
        </message>
        <message>
            <source>click, or drag</source>
            <translation>napsautus tai vetäminen</translation>
        </message>
        <message>
            <source>demolish it</source>
            <translation>purkaa se</translation>
        </message>
        <message>
            <source>do it; when something is asked, give the answer that changes nothing</source>
            <translation>tehdä se; kysyttäessä antaa vastaus, joka ei muuta mitään</translation>
        </message>
        <message>
            <source>double click on a transporter</source>
            <translation>kuljetusvälineen kaksoisnapsautus</translation>
        </message>
        <message>
            <source>double click, `Return`</source>
            <translation>kaksoisnapsautus, `Return`</translation>
        </message>
        <message>
            <source>drag</source>
            <translation>vetäminen</translation>
        </message>
        <message>
            <source>drag a piece or home</source>
            <translation>pelimerkin tai kodin vetäminen</translation>
        </message>
        <message>
            <source>drag of a picture from *Actions*, or a click on it and on the board</source>
            <translation>kuvan vetäminen paneelista *Toiminnot* tai sen ja laudan napsautus</translation>
        </message>
        <message>
            <source>drag of goods</source>
            <translation>hyödykkeiden vetäminen</translation>
        </message>
        <message>
            <source>drag rows</source>
            <translation>rivien vetäminen</translation>
        </message>
        <message>
            <source>drag, `Shift` when letting go</source>
            <translation>vetäminen, `Shift` pohjassa päästettäessä irti</translation>
        </message>
        <message>
            <source>end the rest of the turn</source>
            <translation>päättää loput vuorosta</translation>
        </message>
        <message>
            <source>end your part of the phase</source>
            <translation>päättää oma osuus vaiheesta</translation>
        </message>
        <message>
            <source>go from thing to thing</source>
            <translation>siirtyä esineestä toiseen</translation>
        </message>
        <message>
            <source>go through what can be done on the board</source>
            <translation>käydä läpi, mitä laudalla voi tehdä</translation>
        </message>
        <message>
            <source>have them brought there: one, with `Shift` or `Ctrl` as many as fit</source>
            <translation>tuoda ne sinne: yksi, `Shift` tai `Ctrl` pohjassa niin monta kuin mahtuu</translation>
        </message>
        <message>
            <source>in production: run all that needs no choice</source>
            <translation>tuotannossa: käyttää kaikkea, mikä ei vaadi valintaa</translation>
        </message>
        <message>
            <source>keys or mouse</source>
            <translation>näppäimet tai hiiri</translation>
        </message>
        <message>
            <source>lay the tile in hand</source>
            <translation>asettaa kädessä oleva laatta</translation>
        </message>
        <message>
            <source>let all follow</source>
            <translation>antaa kaikkien seurata</translation>
        </message>
        <message>
            <source>let it do its last errand again</source>
            <translation>antaa sen toistaa viime tehtävänsä</translation>
        </message>
        <message>
            <source>let one follow the chosen transporter</source>
            <translation>antaa yhden seurata valittua kuljetusvälinettä</translation>
        </message>
        <message>
            <source>load, hand over, put down; take a transporter aboard, set it down</source>
            <translation>lastata, luovuttaa, purkaa; ottaa kuljetusväline kyytiin, laskea se</translation>
        </message>
        <message>
            <source>middle button, `Space` + drag</source>
            <translation>keskipainike, `Space` + vetäminen</translation>
        </message>
        <message>
            <source>move it; out of a stack, one</source>
            <translation>siirtää sitä; pinosta yksi</translation>
        </message>
        <message>
            <source>move maps and chapters</source>
            <translation>siirtää karttoja ja lukuja</translation>
        </message>
        <message>
            <source>move the keyboard's pointer from tile to tile</source>
            <translation>siirtää näppäimistön osoitinta laatalta laatalle</translation>
        </message>
        <message>
            <source>move the map</source>
            <translation>siirtää karttaa</translation>
        </message>
        <message>
            <source>move the selection by one tile</source>
            <translation>siirtää valintaa yhden laatan verran</translation>
        </message>
        <message>
            <source>move the whole stack</source>
            <translation>siirtää koko pino</translation>
        </message>
        <message>
            <source>open the map in a tab of its own</source>
            <translation>avata kartta omaan välilehteen</translation>
        </message>
        <message>
            <source>pick up the tile, or take the piece away; with *Select* a menu</source>
            <translation>poimia laatta tai ottaa pelimerkki pois; työkalulla *Valitse* valikko</translation>
        </message>
        <message>
            <source>plan it, and have its goods brought there</source>
            <translation>suunnitella se ja tuoda paikalle, mitä se maksaa</translation>
        </message>
        <message>
            <source>put one good of this kind down from the chosen transporter</source>
            <translation>purkaa yksi tällainen hyödyke valitusta kuljetusvälineestä</translation>
        </message>
        <message>
            <source>right click</source>
            <translation>napsautus oikealla</translation>
        </message>
        <message>
            <source>right click, `Menu`</source>
            <translation>napsautus oikealla, `Menu`</translation>
        </message>
        <message>
            <source>scroll sideways</source>
            <translation>vierittää sivusuunnassa</translation>
        </message>
        <message>
            <source>take a thing up, drop it</source>
            <translation>ottaa esine, pudottaa se</translation>
        </message>
        <message>
            <source>take a tile like the one under the pointer in hand</source>
            <translation>ottaa käteen samanlainen laatta kuin osoittimen alla</translation>
        </message>
        <message>
            <source>take a tile of a terrain in hand; pressed again, its next shape</source>
            <translation>ottaa käteen jonkin maaston laatta; uudelleen painettuna sen seuraava muoto</translation>
        </message>
        <message>
            <source>take away the river under the way</source>
            <translation>poistaa reitin alla oleva joki</translation>
        </message>
        <message>
            <source>take away what lies there, or what is selected</source>
            <translation>poistaa siinä oleva tai valittu</translation>
        </message>
        <message>
            <source>take out of the book what is selected</source>
            <translation>ottaa valittu pois kirjasta</translation>
        </message>
        <message>
            <source>the same with as many goods as possible</source>
            <translation>sama niin monella hyödykkeellä kuin mahdollista</translation>
        </message>
        <message>
            <source>the same, and end the production if nothing is left to choose</source>
            <translation>sama, ja päättää tuotanto, jos mitään ei ole enää valittavana</translation>
        </message>
        <message>
            <source>turn it on to the next rotation that may be laid here</source>
            <translation>kääntää se seuraavaan tässä sallittuun asentoon</translation>
        </message>
        <message>
            <source>turn the tile in hand</source>
            <translation>kääntää kädessä olevaa laattaa</translation>
        </message>
        <message>
            <source>turn what is in hand</source>
            <translation>kääntää kädessä olevaa</translation>
        </message>
        <message>
            <source>use the tool</source>
            <translation>käyttää työkalua</translation>
        </message>
        <message>
            <source>use the tool at the keyboard's pointer; begin a river there, and end it</source>
            <translation>käyttää työkalua näppäimistön osoittimen kohdalla; aloittaa ja päättää joki siinä</translation>
        </message>
        <message>
            <source>what it does</source>
            <translation>mitä se tekee</translation>
        </message>
        <message>
            <source>wheel, `Ctrl` + wheel</source>
            <translation>rulla, `Ctrl` + rulla</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>zoomata</translation>
        </message>
        <message>
            <source>zoom in, zoom out, show the whole map</source>
            <translation>lähentää, loitontaa, näyttää koko kartta</translation>
        </message>
    </context>
    <context>
        <name>ShownFigures</name>
        <message>
            <source>Compare with a game</source>
            <translation>Vertaa peliin</translation>
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation>Pelit ({suffixes})</translation>
        </message>
        <message>
            <source>This game cannot be compared.</source>
            <translation>Tätä peliä ei voi verrata.</translation>
        </message>
    </context>
    <context>
        <name>SoloBox</name>
        <message>
            <source>(row {rows})</source>
            <translation>(kerros {rows})</translation>
        </message>
        <message>
            <source>How the solo game stands</source>
            <translation>Yksinpelin tilanne</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Ennätys</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Vuoro</translation>
        </message>
        <message>
            <source>Your best</source>
            <translation>Parhaasi</translation>
        </message>
        <message>
            <source>no finished game yet</source>
            <translation>ei vielä päättynyttä peliä</translation>
        </message>
        <message>
            <source>nobody has set one yet</source>
            <translation>kukaan ei ole vielä tehnyt</translation>
        </message>
        <message>
            <source>of {turns}</source>
            <translation>/ {turns}</translation>
        </message>
        <message>
            <source>on {day}</source>
            <translation>{day}</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>ihme</translation>
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
            <translation>&amp;Lisää ennätystaulukkoon…</translation>
        </message>
        <message>
            <source>&amp;Open as a game</source>
            <translation>&amp;Avaa pelinä</translation>
        </message>
        <message>
            <source>&amp;Show the fault on the board</source>
            <translation>Näytä &amp;virhe laudalla</translation>
        </message>
        <message>
            <source>Entry {number} of the log, setting up:</source>
            <translation>Lokin merkintä {number}, pelivalmistelut:</translation>
        </message>
        <message>
            <source>Entry {number} of the log, turn {turn}, {phase}:</source>
            <translation>Lokin merkintä {number}, vuoro {turn}, {phase}:</translation>
        </message>
        <message>
            <source>Found by:</source>
            <translation>Löytäjä:</translation>
        </message>
        <message>
            <source>Goods used:</source>
            <translation>Käytettyjä hyödykkeitä:</translation>
        </message>
        <message>
            <source>Hash:</source>
            <translation>Tiiviste:</translation>
        </message>
        <message>
            <source>It is not finished: these are the points so far.</source>
            <translation>Sitä ei ole pelattu loppuun: nämä ovat pisteet tähän asti.</translation>
        </message>
        <message>
            <source>Legal</source>
            <translation>Sääntöjen mukainen</translation>
        </message>
        <message>
            <source>Legal: {points}</source>
            <translation>Sääntöjen mukainen: {points}</translation>
        </message>
        <message>
            <source>Not legal: the solution breaks the rules.</source>
            <translation>Ei sääntöjen mukainen: ratkaisu rikkoo sääntöjä.</translation>
        </message>
        <message>
            <source>Points reached:</source>
            <translation>Pisteet saavutettu:</translation>
        </message>
        <message>
            <source>Points:</source>
            <translation>Pisteet:</translation>
        </message>
        <message>
            <source>Scenario:</source>
            <translation>Skenaario:</translation>
        </message>
        <message>
            <source>Verified: {name}</source>
            <translation>Tarkistettu: {name}</translation>
        </message>
        <message>
            <source>after turn {turn}</source>
            <translation>vuoron {turn} jälkeen</translation>
        </message>
        <message>
            <source>from the beginning</source>
            <translation>alusta asti</translation>
        </message>
        <message>
            <source>without a title</source>
            <translation>nimetön</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>ihme</translation>
        </message>
        <message>
            <source>{hash}…, rules {version}</source>
            <translation>{hash}…, säännöt {version}</translation>
        </message>
    </context>
    <context>
        <name>SolverWindow</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Sulje</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>&amp;Jatka</translation>
        </message>
        <message>
            <source>&amp;Open the game</source>
            <translation>&amp;Avaa peli</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>Al&amp;oita</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Pysäytä</translation>
        </message>
        <message>
            <source>&amp;Write it into the scenario as its record</source>
            <translation>Kirjaa skenaarion &amp;ennätykseksi</translation>
        </message>
        <message>
            <source>Another seed finds other games; the same seed with as many processes finds the same</source>
            <translation>Toinen siemenluku löytää toisia pelejä; sama luku ja yhtä monta prosessia samat</translation>
        </message>
        <message>
            <source>How many processes work at once</source>
            <translation>Montako prosessia työskentelee yhtä aikaa</translation>
        </message>
        <message>
            <source>Made of</source>
            <translation>Koostuu</translation>
        </message>
        <message>
            <source>Marked as a machine's</source>
            <translation>Merkitään koneen tekemäksi</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Ei vielä peliä</translation>
        </message>
        <message>
            <source>Opens in a tab, at its beginning, so that you can step through it</source>
            <translation>Välilehteen, alkuun, askel askeleelta katsottavaksi</translation>
        </message>
        <message>
            <source>Plans</source>
            <translation>Suunnitelmia</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Prosesseja</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Siemenluku</translation>
        </message>
        <message>
            <source>Solve: {map}</source>
            <translation>Ratkaisu: {map}</translation>
        </message>
        <message>
            <source>The best games</source>
            <translation>Parhaat pelit</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Aika</translation>
        </message>
        <message>
            <source>What the curve goes over</source>
            <translation>Minkä suhteen käyrä kulkee</translation>
        </message>
        <message>
            <source>over plans</source>
            <translation>suunnitelmittain</translation>
        </message>
        <message>
            <source>over time</source>
            <translation>ajan mukaan</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>ennätys {points}</translation>
        </message>
        <message>
            <source>{plans} plans in {time}</source>
            <translation>{plans} suunnitelmaa, aika {time}</translation>
        </message>
        <message>
            <source>{plans}, {pace} a second</source>
            <translation>{plans}, {pace} sekunnissa</translation>
        </message>
    </context>
    <context>
        <name>Solvers</name>
        <message>
            <source>This cannot be solved.</source>
            <translation>Tätä ei voi ratkaista.</translation>
        </message>
        <message>
            <source>This game has several players; the solver plays the solo game.</source>
            <translation>Tässä pelissä on useita pelaajia; ratkaisija pelaa yksinpeliä.</translation>
        </message>
        <message>
            <source>This scenario is for several players; the solver plays the solo game.</source>
            <translation>Tämä skenaario on usealle pelaajalle; ratkaisija pelaa yksinpeliä.</translation>
        </message>
        <message>
            <source>{map}, from turn {turn} on</source>
            <translation>{map}, vuorosta {turn} alkaen</translation>
        </message>
    </context>
    <context>
        <name>SpokenTable</name>
        <message>
            <source>Tiles of the map</source>
            <translation>Kartan laatat</translation>
        </message>
    </context>
    <context>
        <name>StampCommands</name>
        <message numerus="yes">
            <source>%n tiles kept as stamp {slot}; {keys} takes them in hand</source>
            <translation>
                <numerusform>%n laatta talletettu leimasimeen {slot}; {keys} ottaa sen käteen</numerusform>
                <numerusform>%n laattaa talletettu leimasimeen {slot}; {keys} ottaa ne käteen</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is kept as stamp {slot}; {keys} keeps what is selected</source>
            <translation>Leimasimessa {slot} ei ole mitään; {keys} tallettaa valitun</translation>
        </message>
        <message>
            <source>Select tiles first, to keep them as a stamp.</source>
            <translation>Valitse ensin laattoja tallettaaksesi ne leimasimeen.</translation>
        </message>
        <message numerus="yes">
            <source>Stamp &amp;{slot}: %n tiles</source>
            <translation>
                <numerusform>Leimasin &amp;{slot}: %n laatta</numerusform>
                <numerusform>Leimasin &amp;{slot}: %n laattaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Stamp &amp;{slot}: empty</source>
            <translation>Leimasin &amp;{slot}: tyhjä</translation>
        </message>
        <message>
            <source>The stamp cannot be read: {reason}</source>
            <translation>Leimasinta ei voi lukea: {reason}</translation>
        </message>
        <message>
            <source>The stamp is not kept: {reason}</source>
            <translation>Leimasinta ei talletettu: {reason}</translation>
        </message>
    </context>
    <context>
        <name>StartField</name>
        <message>
            <source>Change what players start with</source>
            <translation>Muuta aloitusvoimavaroja</translation>
        </message>
        <message>
            <source>Standard start</source>
            <translation>Vakioaloitus</translation>
        </message>
        <message>
            <source>Take the standard start</source>
            <translation>Ota vakioaloitus käyttöön</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <source>Homes</source>
            <translation>Kodit</translation>
        </message>
        <message>
            <source>Land</source>
            <translation>Maa</translation>
        </message>
        <message>
            <source>Land for each of {players}: {share}</source>
            <translation>Maata kullekin ({players}): {share}</translation>
        </message>
        <message>
            <source>Of the expansion</source>
            <translation>Laajennuksesta</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Joet</translation>
        </message>
        <message>
            <source>Sea</source>
            <translation>Meri</translation>
        </message>
        <message>
            <source>Separate parts</source>
            <translation>Erilliset osat</translation>
        </message>
        <message>
            <source>Shores</source>
            <translation>Rannikot</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Laatat</translation>
        </message>
        <message>
            <source>Tiles by kind</source>
            <translation>Laatat lajeittain</translation>
        </message>
        <message>
            <source>{line}, little: the rule book recommends about {advised}</source>
            <translation>{line}, vähän: sääntökirja suosittaa noin {advised}</translation>
        </message>
        <message>
            <source>{line}, much: the rule book recommends about {advised}</source>
            <translation>{line}, paljon: sääntökirja suosittaa noin {advised}</translation>
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message numerus="yes">
            <source>Brush: %n tiles</source>
            <translation>
                <numerusform>Sivellin: %n laatta</numerusform>
                <numerusform>Sivellin: %n laattaa</numerusform>
            </translation>
        </message>
        <message>
            <source>rectangle</source>
            <translation>suorakulmio</translation>
        </message>
        <message>
            <source>ring</source>
            <translation>rengas</translation>
        </message>
        <message>
            <source>straight line</source>
            <translation>suora viiva</translation>
        </message>
        <message>
            <source>{count}: show them</source>
            <translation>{count}: näytä ne</translation>
        </message>
    </context>
    <context>
        <name>StructureButton</name>
        <message>
            <source>Drag it to its place: the goods it costs are brought there, and it is built in your building phase.</source>
            <translation>Vedä se paikalleen: tarvittava tuodaan sinne, ja se rakennetaan rakentamisvaiheessasi.</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>silta</translation>
        </message>
        <message>
            <source>road</source>
            <translation>tie</translation>
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
            <translation>Vedä laudalle: tarvittava tuodaan sinne</translation>
        </message>
        <message>
            <source>What can be planned</source>
            <translation>Mitä voi suunnitella</translation>
        </message>
    </context>
    <context>
        <name>StudyBar</name>
        <message>
            <source>Stop</source>
            <translation>Pysäytä</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number}/{wanted} peliä</translation>
        </message>
    </context>
    <context>
        <name>StudyView</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n peli epäonnistui, eikä sitä lasketa.</numerusform>
                <numerusform>%n peliä epäonnistui, eikä niitä lasketa.</numerusform>
            </translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Muita pelejä pelataan parhaillaan.</translation>
        </message>
        <message>
            <source>That takes {duration}.</source>
            <translation>Kesto: {duration}.</translation>
        </message>
        <message>
            <source>The map has been changed since these games.</source>
            <translation>Karttaa on muutettu näiden pelien jälkeen.</translation>
        </message>
    </context>
    <context>
        <name>StyleBox</name>
        <message>
            <source>Flat colours</source>
            <translation>Tasaiset värit</translation>
        </message>
        <message>
            <source>Ink and wash</source>
            <translation>Tussi ja vesiväri</translation>
        </message>
        <message>
            <source>Painted</source>
            <translation>Maalattu</translation>
        </message>
    </context>
    <context>
        <name>SupplyPanel</name>
        <message numerus="yes">
            <source>%n left in the box</source>
            <translation>
                <numerusform>laatikossa vielä %n</numerusform>
                <numerusform>laatikossa vielä %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more land tiles to lay, of any kind</source>
            <translation>
                <numerusform>vielä %n maalaatta asettamatta, mikä tahansa</numerusform>
                <numerusform>vielä %n maalaattaa asettamatta, mitä tahansa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more sea tiles to lay</source>
            <translation>
                <numerusform>vielä %n merilaatta asettamatta</numerusform>
                <numerusform>vielä %n merilaattaa asettamatta</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles left</source>
            <translation>Laattoja jäljellä</translation>
        </message>
        <message>
            <source>none left in the box</source>
            <translation>laatikossa ei ole enää yhtään</translation>
        </message>
        <message>
            <source>the world has all its land</source>
            <translation>maailmassa on jo kaikki maalaatat</translation>
        </message>
        <message>
            <source>the world has all its sea</source>
            <translation>maailmassa on jo kaikki merilaatat</translation>
        </message>
    </context>
    <context>
        <name>Symmetries</name>
        <message>
            <source>Mirror</source>
            <translation>Peili</translation>
        </message>
        <message>
            <source>Mirror above and below, axis from 3 to 9 o'clock</source>
            <translation>Peili ylä–ala, akseli kello 3:sta 9:ään</translation>
        </message>
        <message>
            <source>Mirror left and right, axis from 12 to 6 o'clock</source>
            <translation>Peili vasen–oikea, akseli kello 12:sta 6:een</translation>
        </message>
        <message>
            <source>Mirror, axis from {first} to {third} o'clock</source>
            <translation>Peili, akseli kello {first}–{third}</translation>
        </message>
        <message>
            <source>No symmetry</source>
            <translation>Ei symmetriaa</translation>
        </message>
        <message>
            <source>Six mirrors</source>
            <translation>Kuusi peiliä</translation>
        </message>
        <message>
            <source>Six-fold turn</source>
            <translation>Kuusinkertainen kierto</translation>
        </message>
        <message>
            <source>Three mirrors</source>
            <translation>Kolme peiliä</translation>
        </message>
        <message>
            <source>Three mirrors, axes at {first}, {second} and {third} o'clock</source>
            <translation>Kolme peiliä, akselit kello {first}, {second} ja {third}</translation>
        </message>
        <message>
            <source>Three-fold turn</source>
            <translation>Kolminkertainen kierto</translation>
        </message>
        <message>
            <source>Two mirrors</source>
            <translation>Kaksi peiliä</translation>
        </message>
        <message>
            <source>Two mirrors, axes at {first} and {second} o'clock</source>
            <translation>Kaksi peiliä, akselit kello {first} ja {second}</translation>
        </message>
        <message>
            <source>Two-fold turn</source>
            <translation>Kaksinkertainen kierto</translation>
        </message>
    </context>
    <context>
        <name>SymmetryDialog</name>
        <message numerus="yes">
            <source>%n tiles change.</source>
            <translation>
                <numerusform>%n laatta muuttuu.</numerusform>
                <numerusform>%n laattaa muuttuu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles go on differing from their images.</source>
            <translation>
                <numerusform>%n laatta poikkeaa yhä vastineistaan.</numerusform>
                <numerusform>%n laattaa poikkeaa yhä vastineistaan.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy to all images:</source>
            <translation>&amp;Kopioi kaikkiin vastineisiin:</translation>
        </message>
        <message>
            <source>All from {begin} to {end} o'clock</source>
            <translation>Kaikki kello {begin}–{end}</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Tee symmetriseksi</translation>
        </message>
        <message>
            <source>What has no image yet</source>
            <translation>Mitä vailla vastinetta on</translation>
        </message>
        <message>
            <source>What is selected</source>
            <translation>Valitut laatat</translation>
        </message>
    </context>
    <context>
        <name>SymmetryGrid</name>
        <message>
            <source>Mirrors</source>
            <translation>Peilit</translation>
        </message>
        <message>
            <source>One mirror</source>
            <translation>Yksi peili</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Kierrot</translation>
        </message>
    </context>
    <context>
        <name>SymmetryGridAction</name>
        <message>
            <source>Symmetries</source>
            <translation>Symmetriat</translation>
        </message>
    </context>
    <context>
        <name>TextDialog</name>
        <message>
            <source>&amp;District</source>
            <translation>&amp;Alue</translation>
        </message>
        <message>
            <source>&amp;Label</source>
            <translation>&amp;Nimiö</translation>
        </message>
        <message>
            <source>&amp;Note</source>
            <translation>&amp;Muistiinpano</translation>
        </message>
        <message>
            <source>Private: neither printed nor shared</source>
            <translation>Yksityinen: ei tulosteta eikä jaeta</translation>
        </message>
        <message>
            <source>Texts at {place}</source>
            <translation>Tekstit kohdassa {place}</translation>
        </message>
        <message numerus="yes">
            <source>The %n selected tiles belong to this district.</source>
            <translation>
                <numerusform>%n valittu laatta kuuluu tähän alueeseen.</numerusform>
                <numerusform>%n valittua laattaa kuuluu tähän alueeseen.</numerusform>
            </translation>
        </message>
        <message>
            <source>This tile belongs to the district. Select several tiles first to name them together.</source>
            <translation>Tämä laatta kuuluu alueeseen. Valitse ensin useita laattoja nimetäksesi ne kerralla.</translation>
        </message>
        <message>
            <source>Write on the map</source>
            <translation>Kirjoita kartalle</translation>
        </message>
    </context>
    <context>
        <name>TextTable</name>
        <message>
            <source>District</source>
            <translation>Alue</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Laji</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Nimiö</translation>
        </message>
        <message>
            <source>Note {number}</source>
            <translation>Muistiinpano {number}</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Paikka</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Tulostetaan</translation>
        </message>
        <message>
            <source>Private</source>
            <translation>Yksityinen</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Näkyvyys</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Teksti</translation>
        </message>
    </context>
    <context>
        <name>TextTool</name>
        <message>
            <source>Click to write a label, a note or the name of a district; drag to move</source>
            <translation>Napsauta kirjoittaaksesi nimiön, muistiinpanon tai alueen nimen; siirrä vetämällä</translation>
        </message>
        <message>
            <source>Move text</source>
            <translation>Siirrä teksti</translation>
        </message>
        <message>
            <source>Texts stand on tiles</source>
            <translation>Tekstit ovat laatoilla</translation>
        </message>
    </context>
    <context>
        <name>TextsPanel</name>
        <message>
            <source>Delete</source>
            <translation>Poista</translation>
        </message>
        <message>
            <source>Edit…</source>
            <translation>Muokkaa…</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Siirry sinne</translation>
        </message>
        <message>
            <source>Nothing is written on the map</source>
            <translation>Karttaan ei ole kirjoitettu mitään</translation>
        </message>
        <message>
            <source>Remove texts</source>
            <translation>Poista tekstejä</translation>
        </message>
        <message>
            <source>Texts of the map</source>
            <translation>Kartan tekstit</translation>
        </message>
        <message>
            <source>The tool “Labels and notes” writes labels, notes and the names of districts on its tiles.</source>
            <translation>Työkalulla ”Nimiöt ja muistiinpanot” kirjoitetaan nimiöitä, muistiinpanoja ja alueiden nimiä sen laatoille.</translation>
        </message>
    </context>
    <context>
        <name>TileActions</name>
        <message>
            <source>It makes its good by itself, at the beginning of the production phase.</source>
            <translation>Se tuottaa itsestään tuotantovaiheen alussa.</translation>
        </message>
        <message>
            <source>Nothing is there. Choose a transporter by a click on it, then click goods.</source>
            <translation>Siinä ei ole mitään. Valitse kuljetusväline napsauttamalla sitä ja napsauta sitten hyödykkeitä.</translation>
        </message>
        <message>
            <source>Nothing is there. Click goods to load {name}, or what it holds to put it down.</source>
            <translation>Siinä ei ole mitään. Napsauta hyödykkeitä lastataksesi ne ({name}) tai lastia purkaaksesi sen.</translation>
        </message>
        <message>
            <source>{name} is chosen already. Click goods to load it, or what it holds to put it down.</source>
            <translation>{name} on jo valittu. Napsauta hyödykkeitä lastataksesi ne tai lastia purkaaksesi sen.</translation>
        </message>
    </context>
    <context>
        <name>TileCanvas</name>
        <message>
            <source>Click a tile or a transporter on the map: here you see all that is there, and load and unload.</source>
            <translation>Napsauta kartalla laattaa tai kuljetusvälinettä: tässä näet kaiken siellä olevan, lastaat ja purat.</translation>
        </message>
    </context>
    <context>
        <name>TileFields</name>
        <message>
            <source>Add field: {name}</source>
            <translation>Lisää kenttä: {name}</translation>
        </message>
        <message>
            <source>Change field: {name}</source>
            <translation>Muuta kenttää: {name}</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Omat kentät</translation>
        </message>
        <message>
            <source>Remove field: {name}</source>
            <translation>Poista kenttä: {name}</translation>
        </message>
        <message>
            <source>Rename field: {name}</source>
            <translation>Nimeä kenttä uudelleen: {name}</translation>
        </message>
    </context>
    <context>
        <name>TileInHand</name>
        <message>
            <source>Turn left</source>
            <translation>Käännä vasemmalle</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Käännä oikealle</translation>
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
                <numerusform>%n enemmän kuin laatikossa</numerusform>
                <numerusform>%n enemmän kuin laatikossa</numerusform>
            </translation>
        </message>
        <message>
            <source>Add to the favourites</source>
            <translation>Lisää suosikkeihin</translation>
        </message>
        <message>
            <source>Compose the rivers of a tile edge by edge</source>
            <translation>Kokoa laatan joet sivu sivulta</translation>
        </message>
        <message>
            <source>Compose…</source>
            <translation>Kokoa…</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Suosikit</translation>
        </message>
        <message>
            <source>More shapes</source>
            <translation>Lisää muotoja</translation>
        </message>
        <message>
            <source>Search for tiles</source>
            <translation>Etsi laattoja</translation>
        </message>
        <message>
            <source>Search: woods sharp</source>
            <translation>Etsi: metsä jyrkkä</translation>
        </message>
        <message>
            <source>Take out of the favourites</source>
            <translation>Poista suosikeista</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Laatat</translation>
        </message>
        <message>
            <source>as many as you like</source>
            <translation>niin monta kuin haluat</translation>
        </message>
        <message>
            <source>none of {held} left in the box</source>
            <translation>kaikki {held} käytetty laatikosta</translation>
        </message>
        <message>
            <source>not in the box</source>
            <translation>ei laatikossa</translation>
        </message>
        <message>
            <source>{left} of {held} left in the box</source>
            <translation>laatikossa jäljellä {left}/{held}</translation>
        </message>
    </context>
    <context>
        <name>TilePicture</name>
        <message>
            <source>The tile you are looking at</source>
            <translation>Katsomasi laatta</translation>
        </message>
    </context>
    <context>
        <name>TileTable</name>
        <message>
            <source>Box</source>
            <translation>Laatikko</translation>
        </message>
        <message>
            <source>Click to select them on the map</source>
            <translation>Valitse ne kartalta napsauttamalla</translation>
        </message>
        <message>
            <source>In the box</source>
            <translation>Laatikossa</translation>
        </message>
        <message>
            <source>Kind of tile</source>
            <translation>Laatan laji</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Jäljellä</translation>
        </message>
        <message>
            <source>Left in the box</source>
            <translation>Jäljellä laatikossa</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Kartta</translation>
        </message>
        <message>
            <source>More than the box holds: {count}</source>
            <translation>Enemmän kuin laatikossa on: {count}</translation>
        </message>
        <message>
            <source>On the map</source>
            <translation>Kartalla</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Laatta</translation>
        </message>
    </context>
    <context>
        <name>TileTool</name>
        <message>
            <source>Already here: {tile}</source>
            <translation>Tässä on jo: {tile}</translation>
        </message>
        <message>
            <source>Click to lay {tile}</source>
            <translation>Aseta napsauttamalla: {tile}</translation>
        </message>
        <message>
            <source>Click to lay {tile} instead of {other}</source>
            <translation>Aseta napsauttamalla: {tile}, tilalle: {other}</translation>
        </message>
        <message numerus="yes">
            <source>Lay %n tiles: {tile}</source>
            <translation>
                <numerusform>Aseta %n laatta: {tile}</numerusform>
                <numerusform>Aseta %n laattaa: {tile}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay {tile}</source>
            <translation>Aseta: {tile}</translation>
        </message>
    </context>
    <context>
        <name>TileView</name>
        <message>
            <source>Ask them</source>
            <translation>Kysy heiltä</translation>
        </message>
        <message>
            <source>Offer it to the other player, who agrees or refuses</source>
            <translation>Tarjoa sitä toiselle pelaajalle, joka suostuu tai kieltäytyy</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Laatta</translation>
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
            <translation>Pelin hetki</translation>
        </message>
    </context>
    <context>
        <name>Tool</name>
        <message>
            <source>Breaks a rule: {reason}</source>
            <translation>Rikkoo sääntöä: {reason}</translation>
        </message>
        <message>
            <source>Locked: unlock the tile first</source>
            <translation>Lukittu: avaa ensin laatan lukitus</translation>
        </message>
        <message>
            <source>Not allowed here: {reason}</source>
            <translation>Tässä ei sallittua: {reason}</translation>
        </message>
        <message>
            <source>Nothing was changed, because it is not allowed: {reason}</source>
            <translation>Mitään ei muutettu, koska se ei ole sallittua: {reason}</translation>
        </message>
        <message>
            <source>Takes away {things}</source>
            <translation>Poistaa: {things}</translation>
        </message>
        <message>
            <source>The rivers do not meet those of the tiles around</source>
            <translation>Joet eivät kohtaa ympäröivien laattojen jokia</translation>
        </message>
    </context>
    <context>
        <name>TournamentTables</name>
        <message>
            <source>Better in</source>
            <translation>Parempi</translation>
        </message>
        <message>
            <source>Each against each</source>
            <translation>Kukin kutakin vastaan</translation>
        </message>
        <message>
            <source>How strong players are</source>
            <translation>Kuinka vahvoja pelaajat ovat</translation>
        </message>
        <message>
            <source>If all were equally strong: {percent} %</source>
            <translation>Jos kaikki olisivat yhtä vahvoja: {percent} %</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Vahvuusluku</translation>
        </message>
        <message>
            <source>the measure</source>
            <translation>vertailukohta</translation>
        </message>
        <message>
            <source>{player} against {opponent}</source>
            <translation>{player} vastaan {opponent}</translation>
        </message>
    </context>
    <context>
        <name>TracedPicture</name>
        <message>
            <source>Lay the picture</source>
            <translation>Aseta kuva</translation>
        </message>
        <message>
            <source>Move the picture</source>
            <translation>Siirrä kuvaa</translation>
        </message>
        <message>
            <source>Pin the picture</source>
            <translation>Kiinnitä kuva</translation>
        </message>
        <message>
            <source>Put a picture under the map</source>
            <translation>Aseta kuva kartan alle</translation>
        </message>
        <message>
            <source>Remove the picture</source>
            <translation>Poista kuva</translation>
        </message>
        <message numerus="yes">
            <source>Take %n tiles from the picture</source>
            <translation>
                <numerusform>Ota %n laatta kuvasta</numerusform>
                <numerusform>Ota %n laattaa kuvasta</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrafficMap</name>
        <message>
            <source>Goods made there</source>
            <translation>Siellä tuotettuja hyödykkeitä</translation>
        </message>
        <message>
            <source>Steps of transporters</source>
            <translation>Kuljetusvälineiden askelia</translation>
        </message>
        <message>
            <source>The darker a tile, the more of it; tiles without a number have none.</source>
            <translation>Mitä tummempi laatta, sitä enemmän; laatoilla ilman lukua ei ole mitään.</translation>
        </message>
        <message>
            <source>The map of the game</source>
            <translation>Pelin kartta</translation>
        </message>
        <message>
            <source>What is painted over the map</source>
            <translation>Mitä kartan päälle on maalattu</translation>
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
Napsautus siirtää yhden, vaihto pohjassa niin monta kuin mahtuu.</translation>
        </message>
    </context>
    <context>
        <name>TransferRow</name>
        <message>
            <source>Move all: {ends}</source>
            <translation>Siirrä kaikki: {ends}</translation>
        </message>
        <message>
            <source>Move as many of all as fit, the most valuable first</source>
            <translation>Siirrä kaikkea niin paljon kuin mahtuu, arvokkaimmat ensin</translation>
        </message>
    </context>
    <context>
        <name>TransporterFields</name>
        <message>
            <source>Cargo</source>
            <translation>Lasti</translation>
        </message>
        <message>
            <source>Carries</source>
            <translation>Kuljettaa</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Missä</translation>
        </message>
        <message>
            <source>no transporter</source>
            <translation>ei kuljetusvälinettä</translation>
        </message>
    </context>
    <context>
        <name>TransporterRow</name>
        <message numerus="yes">
            <source>%n geese follow it.</source>
            <translation>
                <numerusform>Sitä seuraa %n hanhi.</numerusform>
                <numerusform>Sitä seuraa %n hanhea.</numerusform>
            </translation>
        </message>
        <message>
            <source>It carries {other}.</source>
            <translation>Kuljettaa: {other}.</translation>
        </message>
        <message>
            <source>It has moved; points left: {left} of {most}.</source>
            <translation>On liikkunut; liikkumispisteitä jäljellä: {left}/{most}.</translation>
        </message>
        <message>
            <source>It has not moved; points left: {left} of {most}.</source>
            <translation>Ei ole liikkunut; liikkumispisteitä jäljellä: {left}/{most}.</translation>
        </message>
        <message>
            <source>It holds {goods} ({loaded} of {most}).</source>
            <translation>Lastina {goods} ({loaded}/{most}).</translation>
        </message>
        <message>
            <source>It is empty and has room for {most}.</source>
            <translation>Tyhjä, tilaa {most}.</translation>
        </message>
        <message>
            <source>aboard {carrier}</source>
            <translation>kyydissä: {carrier}</translation>
        </message>
        <message>
            <source>carries {other}</source>
            <translation>kuljettaa: {other}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>tyhjä</translation>
        </message>
        <message>
            <source>leads {geese}</source>
            <translation>johtaa: {geese}</translation>
        </message>
        <message>
            <source>{left} of {most}</source>
            <translation>{left}/{most}</translation>
        </message>
        <message>
            <source>{transporter} is aboard {carrier}.</source>
            <translation>{transporter} on kyydissä: {carrier}.</translation>
        </message>
        <message>
            <source>{transporter} is {where}.</source>
            <translation>{transporter} on {where}.</translation>
        </message>
        <message>
            <source>✓ {left} of {most}</source>
            <translation>✓ {left}/{most}</translation>
        </message>
    </context>
    <context>
        <name>TurnBar</name>
        <message>
            <source>A phase</source>
            <translation>Vaihe</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>Vuoro</translation>
        </message>
        <message>
            <source>Ask what a good player would do now, and why (H)</source>
            <translation>Kysy, mitä hyvä pelaaja nyt tekisi ja miksi (H)</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Vihje</translation>
        </message>
        <message>
            <source>One action</source>
            <translation>Yksi teko</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Järjestys</translation>
        </message>
        <message>
            <source>Passed over: {phases}</source>
            <translation>Ohitettu: {phases}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Tee uudelleen</translation>
        </message>
        <message>
            <source>Result…</source>
            <translation>Tulos…</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Paikat pöydässä</translation>
        </message>
        <message>
            <source>Setting up</source>
            <translation>Pelivalmistelut</translation>
        </message>
        <message>
            <source>Show the result of the game</source>
            <translation>Näytä, kuka voitti ja millä</translation>
        </message>
        <message>
            <source>Take over from a machine, or let a machine play on for a person</source>
            <translation>Ota paikka koneelta tai anna koneen jatkaa jonkun puolesta</translation>
        </message>
        <message>
            <source>Temple</source>
            <translation>Temppeli</translation>
        </message>
        <message>
            <source>The game is over: {result}</source>
            <translation>Peli on päättynyt: {result}</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Vuoro</translation>
        </message>
        <message>
            <source>Turn {turn} of {turns}</source>
            <translation>Vuoro {turn}/{turns}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Kumoa</translation>
        </message>
        <message>
            <source>free</source>
            <translation>vapaa</translation>
        </message>
        <message>
            <source>{phase}: {players}</source>
            <translation>{phase}: {players}</translation>
        </message>
        <message>
            <source>{players} to decide</source>
            <translation>Päätösvuorossa: {players}</translation>
        </message>
        <message>
            <source>{player} to answer {asker}</source>
            <translation>{player} vastaa, kysyjä {asker}</translation>
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
            <translation>Vuoro {turn}</translation>
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
            <translation>Hyödykkeet</translation>
        </message>
        <message>
            <source>Goods:</source>
            <translation>Hyödykkeet:</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Vuoro</translation>
        </message>
        <message>
            <source>Values by turn</source>
            <translation>Arvot vuoroittain</translation>
        </message>
    </context>
    <context>
        <name>TypedValue</name>
        <message>
            <source>several values</source>
            <translation>useita arvoja</translation>
        </message>
    </context>
    <context>
        <name>VariationsDialog</name>
        <message>
            <source>&amp;Delete</source>
            <translation>Poi&amp;sta</translation>
        </message>
        <message>
            <source>&amp;Go back to it</source>
            <translation>&amp;Palaa siihen</translation>
        </message>
        <message>
            <source>&amp;Name it</source>
            <translation>&amp;Nimeä</translation>
        </message>
        <message>
            <source>A note on the chosen line</source>
            <translation>Muistiinpano valitusta muunnelmasta</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peru</translation>
        </message>
        <message numerus="yes">
            <source>Delete %n lines?</source>
            <translation>
                <numerusform>Poistetaanko %n muunnelma?</numerusform>
                <numerusform>Poistetaanko %n muunnelmaa?</numerusform>
            </translation>
        </message>
        <message>
            <source>Delete the chosen lines (Delete)</source>
            <translation>Poista valitut muunnelmat (Delete)</translation>
        </message>
        <message>
            <source>Delete the line “{name}”?</source>
            <translation>Poistetaanko muunnelma ”{name}”?</translation>
        </message>
        <message>
            <source>Give the chosen line a name (F2)</source>
            <translation>Anna valitulle muunnelmalle nimi (F2)</translation>
        </message>
        <message>
            <source>Its name and note are lost with it.</source>
            <translation>Sen nimi ja muistiinpano menetetään.</translation>
        </message>
        <message>
            <source>Lines of play that you have abandoned. A single undone action is not a line.</source>
            <translation>Muunnelmat, jotka olet jättänyt. Yksittäinen kumottu teko ei ole muunnelma.</translation>
        </message>
        <message>
            <source>Lines of this game</source>
            <translation>Tämän pelin muunnelmat</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Muistiinpano</translation>
        </message>
        <message>
            <source>The current line is kept</source>
            <translation>Nykyinen muunnelma säilyy</translation>
        </message>
        <message>
            <source>no name</source>
            <translation>nimetön</translation>
        </message>
    </context>
    <context>
        <name>VersionView</name>
        <message>
            <source>The other version</source>
            <translation>Toinen versio</translation>
        </message>
    </context>
    <context>
        <name>WallRow</name>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Muuripelimerkit</translation>
        </message>
        <message>
            <source>neutral</source>
            <translation>neutraali</translation>
        </message>
    </context>
    <context>
        <name>WallTool</name>
        <message>
            <source>Build wall</source>
            <translation>Rakenna muuri</translation>
        </message>
        <message>
            <source>Click to build a wall here</source>
            <translation>Rakenna muuri tähän napsauttamalla</translation>
        </message>
        <message>
            <source>Click to make this wall {number} thick; right click takes a token away</source>
            <translation>Vahvista muuri vahvuuteen {number} napsauttamalla; napsautus oikealla poistaa muuripelimerkin</translation>
        </message>
        <message>
            <source>No wall here: {reason}</source>
            <translation>Tähän ei muuria: {reason}</translation>
        </message>
        <message>
            <source>Take wall token away</source>
            <translation>Poista muuripelimerkki</translation>
        </message>
    </context>
    <context>
        <name>WallsButton</name>
        <message>
            <source>Build and demolish walls (W, or hold Ctrl)</source>
            <translation>Rakenna ja pura muureja (W tai Ctrl pohjassa)</translation>
        </message>
        <message>
            <source>Walls</source>
            <translation>Muurit</translation>
        </message>
    </context>
    <context>
        <name>Watch</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation>&amp;Pidä omani</translation>
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation>&amp;Lataa muutettu tiedosto</translation>
        </message>
        <message>
            <source>Another program has changed {file}. Which version do you want to keep?</source>
            <translation>Toinen ohjelma on muuttanut tiedostoa {file}. Kumman version haluat säilyttää?</translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Tallenna muualle…</translation>
        </message>
        <message>
            <source>The file {file} is gone. The map is still open; save it to write it again.</source>
            <translation>Tiedosto {file} on poissa. Kartta on yhä auki; tallenna se, niin tiedosto kirjoitetaan uudelleen.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>Design maps and scenarios for Roads &amp; Boats</source>
            <translation>Suunnittele karttoja ja skenaarioita Roads &amp; Boatsiin</translation>
        </message>
        <message>
            <source>Maps can also be dropped onto this window.</source>
            <translation>Karttoja voi myös pudottaa tähän ikkunaan.</translation>
        </message>
        <message>
            <source>Open one to look around or to change it; your changes go to a file of your own.</source>
            <translation>Avaa jokin katsellaksesi tai muuttaaksesi sitä; muutoksesi menevät omaan tiedostoosi.</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>Viimeisimmät</translation>
        </message>
        <message>
            <source>Recent files</source>
            <translation>Viimeisimmät tiedostot</translation>
        </message>
        <message>
            <source>Scenarios to begin with</source>
            <translation>Skenaarioita aluksi</translation>
        </message>
        <message>
            <source>The maps you open and save will be listed here.</source>
            <translation>Avaamasi ja tallentamasi kartat luetellaan tässä.</translation>
        </message>
    </context>
    <context>
        <name>WonderBoard</name>
        <message>
            <source>Its price in goods: {price}.</source>
            <translation>Sen hinta hyödykkeinä: {price}.</translation>
        </message>
        <message>
            <source>Row {row}: {points}.</source>
            <translation>Kerros {row}: {points}.</translation>
        </message>
        <message>
            <source>Space {space}: empty.</source>
            <translation>Paikka {space}: tyhjä.</translation>
        </message>
        <message>
            <source>Space {space}: the next brick comes here.</source>
            <translation>Paikka {space}: seuraava tiili tulee tähän.</translation>
        </message>
        <message>
            <source>Space {space}: {whose}.</source>
            <translation>Paikka {space}: {whose}.</translation>
        </message>
        <message>
            <source>The brick here ends the game.</source>
            <translation>Tähän rakennettu tiili päättää pelin.</translation>
        </message>
        <message>
            <source>The brick here turns the deserts into pasture.</source>
            <translation>Tähän rakennettu tiili muuttaa aavikot laitumiksi.</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>Ihme</translation>
        </message>
        <message>
            <source>a brick of an unused colour</source>
            <translation>käyttämättömän värin tiili</translation>
        </message>
        <message>
            <source>a brick of {player}</source>
            <translation>tiili, {player}</translation>
        </message>
        <message>
            <source>a neutral brick</source>
            <translation>neutraali tiili</translation>
        </message>
        <message>
            <source>no points</source>
            <translation>ei pisteitä</translation>
        </message>
    </context>
    <context>
        <name>WonderPanel</name>
        <message>
            <source>A brick above this line costs one good more.</source>
            <translation>Tämän viivan yläpuolella tiili maksaa yhden hyödykkeen enemmän.</translation>
        </message>
        <message>
            <source>A neutral brick: one ends every turn.</source>
            <translation>Neutraali tiili: sellainen päättää joka vuoron.</translation>
        </message>
        <message>
            <source>All spaces are filled.</source>
            <translation>Kaikki paikat on täytetty.</translation>
        </message>
        <message>
            <source>Filled before the game began.</source>
            <translation>Täytetty ennen pelin alkua.</translation>
        </message>
        <message>
            <source>Neutral bricks: {laid} of {most}.</source>
            <translation>Neutraalit tiilet: {laid}/{most}.</translation>
        </message>
        <message>
            <source>Next: space {space} in row {row}, price {price}.</source>
            <translation>Seuraava: paikka {space}, kerros {row}, hinta {price}.</translation>
        </message>
        <message>
            <source>Next: space {space} in row {row}.</source>
            <translation>Seuraava: paikka {space}, kerros {row}.</translation>
        </message>
        <message>
            <source>The brick on space {space} ends the game.</source>
            <translation>Paikan {space} tiili päättää pelin.</translation>
        </message>
        <message>
            <source>The brick on space {space} turns the deserts into pasture.</source>
            <translation>Paikan {space} tiili muuttaa aavikot laitumiksi.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Peli on päättynyt.</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>Ihme</translation>
        </message>
        <message>
            <source>The wonder, scrollable</source>
            <translation>Ihme, vieritettävä</translation>
        </message>
    </context>
    <context>
        <name>Workbench</name>
        <message>
            <source>A place such as “2 -1”, or what is there: home, sawmill, mountain</source>
            <translation>Paikka kuten ”2 -1” tai mitä siellä on: koti, saha, vuoristo</translation>
        </message>
        <message>
            <source>No map is open</source>
            <translation>Mikään kartta ei ole auki</translation>
        </message>
    </context>
    <context>
        <name>YesOrNo</name>
        <message>
            <source>no</source>
            <translation>ei</translation>
        </message>
        <message>
            <source>several values</source>
            <translation>useita arvoja</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>kyllä</translation>
        </message>
    </context>
    <context>
        <name>_MapPicture</name>
        <message>
            <source>Chosen map</source>
            <translation>Valittu kartta</translation>
        </message>
    </context>
    <context>
        <name>_Past</name>
        <message>
            <source>An earlier moment: {moment}</source>
            <translation>Aiempi hetki: {moment}</translation>
        </message>
        <message>
            <source>As far as the file can be played: {moment}</source>
            <translation>Niin pitkälle kuin tiedostoa voi pelata: {moment}</translation>
        </message>
        <message>
            <source>Back to the present</source>
            <translation>Takaisin nykyhetkeen</translation>
        </message>
        <message>
            <source>Go on from here</source>
            <translation>Jatka tästä</translation>
        </message>
        <message>
            <source>What came after this moment is kept as a line</source>
            <translation>Tämän hetken jälkeinen säilyy muunnelmana</translation>
        </message>
    </context>
    <context>
        <name>_ProblemDelegate</name>
        <message>
            <source>can be fixed</source>
            <translation>korjattavissa</translation>
        </message>
    </context>
    <context>
        <name>_Question</name>
        <message>
            <source>&amp;Leave the map as it is</source>
            <translation>&amp;Jätä kartta ennalleen</translation>
        </message>
        <message>
            <source>&amp;Take its changes</source>
            <translation>&amp;Ota sen muutokset</translation>
        </message>
    </context>
    <context>
        <name>_Rows</name>
        <message>
            <source>Nothing in the log matches that</source>
            <translation>Lokissa ei ole mitään sellaista</translation>
        </message>
    </context>
    <context>
        <name>_Sentences</name>
        <message numerus="yes">
            <source>{text}. And %n more</source>
            <translation>
                <numerusform>{text}. Ja %n muu</numerusform>
                <numerusform>{text}. Ja %n muuta</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Stack</name>
        <message>
            <source> of {count}</source>
            <translation> / {count}</translation>
        </message>
    </context>
    <context>
        <name>_TileModel</name>
        <message>
            <source>Tile</source>
            <translation>Laatta</translation>
        </message>
    </context>
    <context>
        <name>_VariationsButton</name>
        <message>
            <source>Abandoned lines: go back to one, and the current one is kept</source>
            <translation>Jätetyt muunnelmat: palaa johonkin, ja nykyinen säilyy</translation>
        </message>
        <message>
            <source>Name, sort, delete…</source>
            <translation>Nimeä, järjestä, poista…</translation>
        </message>
        <message>
            <source>Other lines</source>
            <translation>Muut muunnelmat</translation>
        </message>
        <message>
            <source>You cannot go back to this line: {reason}</source>
            <translation>Tähän muunnelmaan ei voi palata: {reason}</translation>
        </message>
    </context>
    <context>
        <name>_Zoom</name>
        <message>
            <source>Fit the map</source>
            <translation>Sovita kartta</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>Zoomaa</translation>
        </message>
        <message>
            <source>Zoom {percent}, fit the map</source>
            <translation>Koko {percent}, sovita kartta</translation>
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
            <translation>moniselitteinen valitsin: %(option)s voi olla %(matches)s</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>argumentti %(argument_name)s: %(message)s</translation>
        </message>
        <message>
            <source>expected %s argument</source>
            <translation>odotettiin %s argumentti</translation>
        </message>
        <message>
            <source>expected %s arguments</source>
            <translation>odotettiin %s argumenttia</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>odotettiin vähintään yhtä argumenttia</translation>
        </message>
        <message>
            <source>expected at most one argument</source>
            <translation>odotettiin enintään yhtä argumenttia</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>odotettiin yhtä argumenttia</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>ei ota argumenttia %r</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>virheellinen arvo (%(type)s): %(value)r</translation>
        </message>
        <message>
            <source>invalid choice: %(value)r (choose from %(choices)s)</source>
            <translation>%(value)r ei käy (vaihtoehdot: %(choices)s)</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>ei sallittu argumentin %s kanssa</translation>
        </message>
        <message>
            <source>one of the arguments %s is required</source>
            <translation>jokin argumenteista %s tarvitaan</translation>
        </message>
        <message>
            <source>options</source>
            <translation>valitsimet</translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>argumentit</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>näytä versio</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>näytä tämä ohje</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>nämä argumentit puuttuvat: %s</translation>
        </message>
        <message>
            <source>unexpected option string: %s</source>
            <translation>odottamaton valitsin: %s</translation>
        </message>
        <message>
            <source>unrecognized arguments: %s</source>
            <translation>tuntemattomia argumentteja: %s</translation>
        </message>
        <message>
            <source>usage: </source>
            <translation>käyttö: </translation>
        </message>
    </context>
    <context>
        <name>atlas</name>
        <message>
            <source>Deserts in the land</source>
            <translation>Aavikoita maasta</translation>
        </message>
        <message>
            <source>Islands</source>
            <translation>Saaria</translation>
        </message>
        <message>
            <source>Parts of the land that do not touch</source>
            <translation>Maan osia, jotka eivät kosketa toisiaan</translation>
        </message>
        <message>
            <source>Rivers in the land</source>
            <translation>Jokia maasta</translation>
        </message>
        <message>
            <source>Share of sea</source>
            <translation>Meren osuus</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetria</translation>
        </message>
        <message>
            <source>The deserts among the tiles of land</source>
            <translation>Aavikot maalaatoista</translation>
        </message>
        <message>
            <source>The mean of the turns from a home to the nearest woods, rock, pasture and mountain</source>
            <translation>Vuoroja keskimäärin kodista lähimpään metsään, kallioon, laitumeen ja vuoristoon</translation>
        </message>
        <message>
            <source>The mean of the turns until goods of two homes meet, on donkeys and on a raft that waits</source>
            <translation>Vuoroja keskimäärin siihen, että kahden kodin hyödykkeet kohtaavat, aaseilla ja odottavalla lautalla</translation>
        </message>
        <message>
            <source>The number of tiles, land and sea</source>
            <translation>Laattojen määrä, maata ja merta</translation>
        </message>
        <message>
            <source>The sea among all tiles</source>
            <translation>Meri kaikista laatoista</translation>
        </message>
        <message>
            <source>The tiles that look like their images by the motion that comes nearest to a symmetry</source>
            <translation>Laatat, jotka ovat kuviensa kaltaisia lähinnä symmetriaa olevassa liikkeessä</translation>
        </message>
        <message>
            <source>The tiles with a river among those of land</source>
            <translation>Laatat, joilla on joki, maalaatoista</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Laattoja</translation>
        </message>
        <message>
            <source>Tiles of woods, rock and mountains within three steps of a home</source>
            <translation>Metsä-, kallio- ja vuoristolaattoja kolmen askeleen päässä kodista</translation>
        </message>
        <message>
            <source>Turns to first goods</source>
            <translation>Vuoroja ensi hyödykkeisiin</translation>
        </message>
        <message>
            <source>Turns until contact</source>
            <translation>Vuoroja kohtaamiseen</translation>
        </message>
        <message>
            <source>Wealth of homes</source>
            <translation>Kotien rikkaus</translation>
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
            <translation>Toinen laitos (144 laattaa)</translation>
        </message>
        <message>
            <source>Two boxes (288 tiles)</source>
            <translation>Kaksi laatikkoa (288 laattaa)</translation>
        </message>
        <message>
            <source>Unlimited</source>
            <translation>Rajaton</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message numerus="yes">
            <source>  %n searches come to {points} points</source>
            <translation>
                <numerusform>  %n haku pääsee {points} pisteeseen</numerusform>
                <numerusform>  %n hakua pääsee {points} pisteeseen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>  ... and %n more</source>
            <translation>
                <numerusform>  ... ja %n muu</numerusform>
                <numerusform>  ... ja %n muuta</numerusform>
            </translation>
        </message>
        <message>
            <source>  any turn may be idle</source>
            <translation>  mikä tahansa vuoro saa jäädä käyttämättä</translation>
        </message>
        <message>
            <source>  no good is certainly scarce; more games tell more</source>
            <translation>  mistään hyödykkeestä ei varmasti ole pulaa; useampi peli kertoo enemmän</translation>
        </message>
        <message>
            <source>  scarce: {goods}</source>
            <translation>  pulaa on: {goods}</translation>
        </message>
        <message>
            <source>  stopped after {played} of {games} games: the answer is clear</source>
            <translation>  lopetettiin, kun {played}/{games} peliä oli pelattu: vastaus on selvä</translation>
        </message>
        <message>
            <source>  the best game, turn by turn:</source>
            <translation>  paras peli vuoro vuorolta:</translation>
        </message>
        <message>
            <source>  the easy player comes to {easy} points, the medium one to {medium} ({games})</source>
            <translation>  helppo pelaaja pääsee {easy} pisteeseen, keskitaso {medium} ({games})</translation>
        </message>
        <message>
            <source>  the first turn that may not be idle: {turn}</source>
            <translation>  ensimmäinen vuoro, joka ei saa jäädä käyttämättä: {turn}</translation>
        </message>
        <message>
            <source>  the longest chain: {goods}</source>
            <translation>  pisin ketju: {goods}</translation>
        </message>
        <message>
            <source> ({program} help lists all)</source>
            <translation> ({program} help luettelee kaikki)</translation>
        </message>
        <message>
            <source>% ended by the wonder</source>
            <translation>% päättyi ihmeeseen</translation>
        </message>
        <message>
            <source>% in which players met</source>
            <translation>% joissa pelaajat kohtasivat</translation>
        </message>
        <message numerus="yes">
            <source>%n edits tried</source>
            <translation>
                <numerusform>%n muutos kokeiltu</numerusform>
                <numerusform>%n muutosta kokeiltu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n virhe</numerusform>
                <numerusform>%n virhettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n files could not be read</source>
            <translation>
                <numerusform>%n tiedostoa ei voitu lukea</numerusform>
                <numerusform>%n tiedostoa ei voitu lukea</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods used</source>
            <translation>
                <numerusform>%n hyödyke käytetty</numerusform>
                <numerusform>%n hyödykettä käytetty</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n maps checked</source>
            <translation>
                <numerusform>%n kartta tarkistettu</numerusform>
                <numerusform>%n karttaa tarkistettu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces of advice</source>
            <translation>
                <numerusform>%n neuvo</numerusform>
                <numerusform>%n neuvoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n skenaario</numerusform>
                <numerusform>%n skenaariota</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n siemenluku</numerusform>
                <numerusform>%n siemenlukua</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, {sea} of them sea</source>
            <translation>
                <numerusform>%n laatta, josta merta {sea}</numerusform>
                <numerusform>%n laattaa, joista merta {sea}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n vuoro</numerusform>
                <numerusform>%n vuoroa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n varoitus</numerusform>
                <numerusform>%n varoitusta</numerusform>
            </translation>
        </message>
        <message>
            <source>'{program} help VERB' tells more of a verb.</source>
            <translation>'{program} help VERB' kertoo verbistä lisää.</translation>
        </message>
        <message>
            <source>(in every seed)</source>
            <translation>(joka siemenluvulla)</translation>
        </message>
        <message>
            <source>(not yet known)</source>
            <translation>(ei vielä tiedossa)</translation>
        </message>
        <message>
            <source>(the measure)</source>
            <translation>(vertailukohta)</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>({low}–{high})</translation>
        </message>
        <message>
            <source>--against and {option} ask different things: leave one out</source>
            <translation>--against ja {option} kysyvät eri asioita: jätä toinen pois</translation>
        </message>
        <message>
            <source>--atlas is two axes, as size,contact or size=40..60,contact</source>
            <translation>--atlas on kaksi akselia, kuten size,contact tai size=40..60,contact</translation>
        </message>
        <message>
            <source>--count is 1 to {most}, not {count}</source>
            <translation>--count on 1–{most}, ei {count}</translation>
        </message>
        <message>
            <source>--export writes the games of one run: leave out {option}</source>
            <translation>--export kirjoittaa yhden ajon pelit: jätä {option} pois</translation>
        </message>
        <message>
            <source>--games is at least {least} with these players: of fewer no edit can be offered</source>
            <translation>--games on näillä pelaajilla vähintään {least}: vähemmällä ei voi tarjota muutosta</translation>
        </message>
        <message>
            <source>--go-on takes the axes that are there</source>
            <translation>--go-on käyttää valmiita akseleita</translation>
        </message>
        <message>
            <source>--grid is written as 10x10, not {text}</source>
            <translation>--grid kirjoitetaan 10x10, ei {text}</translation>
        </message>
        <message>
            <source>--holder and --date mean nothing for a map; a solution has them</source>
            <translation>--holder ja --date eivät merkitse kartalle mitään; ne kuuluvat ratkaisuun</translation>
        </message>
        <message>
            <source>--html takes one GAME, not {number}</source>
            <translation>--html ottaa yhden GAME-tiedoston, ei {number}</translation>
        </message>
        <message>
            <source>--like and --finish exclude each other</source>
            <translation>--like ja --finish sulkevat toisensa pois</translation>
        </message>
        <message>
            <source>--map means nothing for a saved game, which has one</source>
            <translation>--map ei merkitse tallennetulle pelille mitään, sillä siinä on yksi kartta</translation>
        </message>
        <message>
            <source>--minutes is more than 0</source>
            <translation>--minutes on enemmän kuin 0</translation>
        </message>
        <message>
            <source>--moment means nothing for a book; a saved game has moments</source>
            <translation>--moment ei merkitse kirjalle mitään; hetkiä on tallennetussa pelissä</translation>
        </message>
        <message>
            <source>--moment means nothing for a map; a saved game has moments</source>
            <translation>--moment ei merkitse kartalle mitään; hetkiä on tallennetussa pelissä</translation>
        </message>
        <message>
            <source>--note-on is for the games of one run: leave out {option}</source>
            <translation>--note-on koskee yhden ajon pelejä: jätä {option} pois</translation>
        </message>
        <message>
            <source>--players {names!r} has an empty name; rbdesigner players lists all</source>
            <translation>valitsimessa --players {names!r} on tyhjä nimi; rbdesigner players luettelee kaikki</translation>
        </message>
        <message>
            <source>--ranked-by-games compares homes, and there is only one</source>
            <translation>--ranked-by-games vertaa koteja, ja niitä on vain yksi</translation>
        </message>
        <message>
            <source>--remove means nothing without --install-desktop</source>
            <translation>--remove ei merkitse mitään ilman valitsinta --install-desktop</translation>
        </message>
        <message>
            <source>--style means nothing without --html</source>
            <translation>--style ei merkitse mitään ilman valitsinta --html</translation>
        </message>
        <message>
            <source>--tile-width means nothing without --true-scale or --tiles</source>
            <translation>--tile-width ei merkitse mitään ilman valitsinta --true-scale tai --tiles</translation>
        </message>
        <message>
            <source>--to has to say what is written: {known}</source>
            <translation>valitsimen --to on kerrottava, mitä kirjoitetaan: {known}</translation>
        </message>
        <message>
            <source>--tolerance is more than 0 and less than 100, not {value:g}</source>
            <translation>--tolerance on suurempi kuin 0 ja pienempi kuin 100, ei {value:g}</translation>
        </message>
        <message>
            <source>--without-future takes one GAME, not {total}</source>
            <translation>--without-future ottaa yhden GAME-tiedoston, ei {total}</translation>
        </message>
        <message>
            <source>--{name} is 1 or more, not {value}</source>
            <translation>--{name} on vähintään 1, ei {value}</translation>
        </message>
        <message>
            <source>--{name} is 1 to {most}, not {value}</source>
            <translation>--{name} on 1–{most}, ei {value}</translation>
        </message>
        <message>
            <source>--{name} is more than 0, not {value:g}</source>
            <translation>--{name} on suurempi kuin 0, ei {value:g}</translation>
        </message>
        <message>
            <source>; did you mean {words}?</source>
            <translation>; tarkoititko: {words}?</translation>
        </message>
        <message>
            <source>A folder gets scenario files of rbdesigner unless --to says otherwise.</source>
            <translation>Kansioon tulee rbdesignerin skenaariotiedostoja, ellei --to sano muuta.</translation>
        </message>
        <message>
            <source>Design maps and scenarios for the board game Roads &amp; Boats. Without a verb the window opens, with the maps and games in FILE.</source>
            <translation>Suunnittele karttoja ja skenaarioita lautapeliin Roads &amp; Boats. Ilman verbiä avautuu ikkuna, jossa ovat FILE-tiedostojen kartat ja pelit.</translation>
        </message>
        <message>
            <source>Exit code 1 means errors or warnings; advice alone is fine.</source>
            <translation>Paluuarvo 1 tarkoittaa virheitä tai varoituksia; pelkät neuvot eivät haittaa.</translation>
        </message>
        <message>
            <source>Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 stopped by Ctrl-C or SIGTERM.</source>
            <translation>Paluuarvot: 0 kunnossa, 1 ongelmia löytyi, 2 ei onnistu, 130 keskeytetty (Ctrl-C tai SIGTERM).</translation>
        </message>
        <message>
            <source>Qt cannot be loaded: {fault} (the README lists the system packages it needs)</source>
            <translation>Qt:tä ei voi ladata: {fault} (README luettelee sen tarvitsemat järjestelmän paketit)</translation>
        </message>
        <message>
            <source>Windows learns which program opens a file in “Open with”, “Choose another app”</source>
            <translation>Windowsille kerrotaan kohdassa ”Avaa sovelluksessa”, ”Valitse toinen sovellus”, millä ohjelmalla tiedosto avataan</translation>
        </message>
        <message>
            <source>a blank score sheet at the end</source>
            <translation>tyhjä pistelomake loppuun</translation>
        </message>
        <message>
            <source>a blank score sheet for the players of the map</source>
            <translation>tyhjä pistelomake kartan pelaajille</translation>
        </message>
        <message>
            <source>a book is printed as a file that ends in {suffix}</source>
            <translation>kirja tulostetaan tiedostoon, jonka pääte on {suffix}</translation>
        </message>
        <message>
            <source>a compass rose below the map</source>
            <translation>kompassiruusu kartan alle</translation>
        </message>
        <message>
            <source>a file of the format {form} holds one map, not {total}; name a folder, with / at its end</source>
            <translation>muodon {form} tiedostossa on yksi kartta, ei {total}; anna kansio, jonka lopussa on /</translation>
        </message>
        <message>
            <source>a file or folder with scenarios that do not come with the program</source>
            <translation>tiedosto tai kansio, jossa on ohjelmaan kuulumattomia skenaarioita</translation>
        </message>
        <message>
            <source>a file with players of your own, listed too</source>
            <translation>tiedosto, jossa on omia pelaajia; nekin luetellaan</translation>
        </message>
        <message>
            <source>a file, or a folder that gets a file for each map; of a game a solution (*.rbsolution)</source>
            <translation>tiedosto tai kansio, johon tulee tiedosto kutakin karttaa kohti; pelistä ratkaisu (*.rbsolution)</translation>
        </message>
        <message>
            <source>a folder of scenarios, or a book (.rbbook)</source>
            <translation>skenaariokansio tai kirja (.rbbook)</translation>
        </message>
        <message>
            <source>a map</source>
            <translation>kartta</translation>
        </message>
        <message>
            <source>a map or scenario</source>
            <translation>kartta tai skenaario</translation>
        </message>
        <message>
            <source>a map without a title</source>
            <translation>nimetön kartta</translation>
        </message>
        <message>
            <source>a page ends in {known}</source>
            <translation>sivun pääte on {known}</translation>
        </message>
        <message>
            <source>a page for notes at the end</source>
            <translation>muistiinpanosivu loppuun</translation>
        </message>
        <message>
            <source>a picture ends in {known}</source>
            <translation>kuvan pääte on {known}</translation>
        </message>
        <message>
            <source>a picture ends in {known}; replay GAME --html OUT writes a page that plays a game</source>
            <translation>kuvan pääte on {known}; replay GAME --html OUT kirjoittaa sivun, joka toistaa pelin</translation>
        </message>
        <message>
            <source>a picture has at least one pixel, not {number}</source>
            <translation>kuvassa on vähintään yksi pikseli, ei {number}</translation>
        </message>
        <message>
            <source>a picture of the beginning of each phase, or turn, and of the end (phase)</source>
            <translation>kuva kunkin vaiheen tai vuoron alusta ja lopusta (phase)</translation>
        </message>
        <message>
            <source>a report is written as {known}</source>
            <translation>raportti kirjoitetaan muodossa {known}</translation>
        </message>
        <message>
            <source>a saved game (*{game})</source>
            <translation>tallennettu peli (*{game})</translation>
        </message>
        <message>
            <source>a saved game becomes a solution, which ends in {suffix}</source>
            <translation>tallennetusta pelistä tulee ratkaisu, jonka pääte on {suffix}</translation>
        </message>
        <message>
            <source>a saved game, a scenario, or a map of another program</source>
            <translation>tallennettu peli, skenaario tai toisen ohjelman kartta</translation>
        </message>
        <message>
            <source>a scale of tiles below the map</source>
            <translation>mittakaava laattoina kartan alle</translation>
        </message>
        <message>
            <source>a scenario without a title</source>
            <translation>nimetön skenaario</translation>
        </message>
        <message>
            <source>a scenario, a map of another program, a saved game or a book</source>
            <translation>skenaario, toisen ohjelman kartta, tallennettu peli tai kirja</translation>
        </message>
        <message>
            <source>a scenario, a map of another program, or a book</source>
            <translation>skenaario, toisen ohjelman kartta tai kirja</translation>
        </message>
        <message>
            <source>a scenario, a saved game, or a map of another program</source>
            <translation>skenaario, tallennettu peli tai toisen ohjelman kartta</translation>
        </message>
        <message>
            <source>a scenario, one or more maps of another program, or a book; or a saved game (*{suffix})</source>
            <translation>skenaario, yksi tai useampi toisen ohjelman kartta tai kirja; tai tallennettu peli (*{suffix})</translation>
        </message>
        <message>
            <source>a seed has at most {most} digits</source>
            <translation>siemenluvussa on enintään {most} numeroa</translation>
        </message>
        <message>
            <source>a solo game to go on with</source>
            <translation>yksinpeli, josta jatketaan</translation>
        </message>
        <message>
            <source>a solution (*{solution}), a saved game (*{game}) or a table of records (*{table})</source>
            <translation>ratkaisu (*{solution}), tallennettu peli (*{game}) tai ennätystaulukko (*{table})</translation>
        </message>
        <message>
            <source>a solution or a solo game to add</source>
            <translation>lisättävä ratkaisu tai yksinpeli</translation>
        </message>
        <message>
            <source>a table of records (*{table}); it is begun if something is added to none</source>
            <translation>ennätystaulukko (*{table}); se aloitetaan, jos lisätään jotain eikä sitä vielä ole</translation>
        </message>
        <message>
            <source>a table of records ends in {table}</source>
            <translation>ennätystaulukon pääte on {table}</translation>
        </message>
        <message>
            <source>a tenth by turn</source>
            <translation>kymmenesosa vuoroon</translation>
        </message>
        <message>
            <source>a tile is {least} to {most} mm wide, not {number:g}</source>
            <translation>laatta on {least}–{most} mm leveä, ei {number:g}</translation>
        </message>
        <message>
            <source>a {shown} is not text for a terminal; name a file, or use a pipe</source>
            <translation>{shown} ei ole tekstiä päätteelle; anna tiedosto tai käytä putkea</translation>
        </message>
        <message>
            <source>advice</source>
            <translation>neuvo</translation>
        </message>
        <message>
            <source>all equal by chance: {chance}</source>
            <translation>kaikki yhtä hyviä, sattumalta: {chance}</translation>
        </message>
        <message>
            <source>an atlas goes with neither --finish nor --ranked-by-games</source>
            <translation>kartastoon ei sovi --finish eikä --ranked-by-games</translation>
        </message>
        <message>
            <source>an empty name is not a file</source>
            <translation>tyhjä nimi ei ole tiedosto</translation>
        </message>
        <message>
            <source>an installed package</source>
            <translation>asennettu paketti</translation>
        </message>
        <message>
            <source>another map</source>
            <translation>toinen kartta</translation>
        </message>
        <message>
            <source>another seed finds other games (1)</source>
            <translation>toinen siemenluku löytää toisia pelejä (1)</translation>
        </message>
        <message>
            <source>another seed makes another map (1)</source>
            <translation>toinen siemenluku tekee toisen kartan (1)</translation>
        </message>
        <message>
            <source>another seed makes other maps (1)</source>
            <translation>toinen siemenluku tekee toisia karttoja (1)</translation>
        </message>
        <message>
            <source>another seed plays other games (1)</source>
            <translation>toinen siemenluku pelaa toisia pelejä (1)</translation>
        </message>
        <message>
            <source>another table to merge into this one</source>
            <translation>toinen taulukko, joka yhdistetään tähän</translation>
        </message>
        <message>
            <source>another version of the map</source>
            <translation>kartan toinen versio</translation>
        </message>
        <message>
            <source>another version, played with the same seeds and compared</source>
            <translation>toinen versio, jota pelataan samoilla siemenluvuilla ja verrataan</translation>
        </message>
        <message>
            <source>at {places}</source>
            <translation>kohdassa {places}</translation>
        </message>
        <message>
            <source>atlas</source>
            <translation>kartasto</translation>
        </message>
        <message>
            <source>average per game</source>
            <translation>keskiarvo peliä kohden</translation>
        </message>
        <message>
            <source>behind each page of tiles one with their backs</source>
            <translation>jokaisen laattasivun perään sivu niiden kääntöpuolista</translation>
        </message>
        <message>
            <source>below the map its title, and who designed it</source>
            <translation>kartan alle sen nimi ja suunnittelijat</translation>
        </message>
        <message numerus="yes">
            <source>best of %n plans, solver {version}, saved as {path}</source>
            <translation>
                <numerusform>paras %n suunnitelmasta, ratkaisija {version}, tallennettu: {path}</numerusform>
                <numerusform>paras %n suunnitelmasta, ratkaisija {version}, tallennettu: {path}</numerusform>
            </translation>
        </message>
        <message>
            <source>better than</source>
            <translation>parempi kuin</translation>
        </message>
        <message>
            <source>between {one} and {other}</source>
            <translation>välillä {one} ja {other}</translation>
        </message>
        <message>
            <source>brick</source>
            <translation>tiili</translation>
        </message>
        <message>
            <source>bricks</source>
            <translation>tiilet</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>silta</translation>
        </message>
        <message>
            <source>buildings</source>
            <translation>rakennukset</translation>
        </message>
        <message>
            <source>built, made, researched, laid: {works}</source>
            <translation>rakennettu, tehty, kehitetty, ladottu: {works}</translation>
        </message>
        <message numerus="yes">
            <source>by %n games of easy players on each, the fairest first:</source>
            <translation>
                <numerusform>kullakin %n helppojen pelaajien peli, tasapuolisin ensin:</numerusform>
                <numerusform>kullakin %n helppojen pelaajien peliä, tasapuolisin ensin:</numerusform>
            </translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>sattumalta</translation>
        </message>
        <message>
            <source>change</source>
            <translation>muutos</translation>
        </message>
        <message>
            <source>changes of the lead</source>
            <translation>johdon vaihdot</translation>
        </message>
        <message>
            <source>check maps, and list what is wrong or could be better</source>
            <translation>tarkista kartat ja luettele virheet ja parannettavat</translation>
        </message>
        <message>
            <source>check solutions by the rules, and tell their points</source>
            <translation>tarkista ratkaisut sääntöjen mukaan ja kerro pisteet</translation>
        </message>
        <message>
            <source>checking {number} of {total}: {path}</source>
            <translation>tarkistetaan {number}/{total}: {path}</translation>
        </message>
        <message>
            <source>code</source>
            <translation>koodi</translation>
        </message>
        <message>
            <source>command line</source>
            <translation>komentorivi</translation>
        </message>
        <message>
            <source>date</source>
            <translation>päivä</translation>
        </message>
        <message>
            <source>desktop entry</source>
            <translation>työpöydän käynnistin</translation>
        </message>
        <message>
            <source>draw a map, or a moment of a game, as PNG, SVG or PDF</source>
            <translation>piirrä kartta tai pelin hetki PNG-, SVG- tai PDF-muodossa</translation>
        </message>
        <message>
            <source>draw and print</source>
            <translation>piirrä ja tulosta</translation>
        </message>
        <message>
            <source>draw the positions, a PNG for each</source>
            <translation>piirrä asemat, kukin omaksi PNG:kseen</translation>
        </message>
        <message>
            <source>drawing {number} of {total}: {path}</source>
            <translation>piirretään {number}/{total}: {path}</translation>
        </message>
        <message>
            <source>drawing {path}</source>
            <translation>piirretään {path}</translation>
        </message>
        <message>
            <source>each tile by itself in its real size, to be cut out; as SVG in layers for cutters</source>
            <translation>jokainen laatta erikseen oikeassa koossaan leikattavaksi; SVG:nä tasoittain leikkureille</translation>
        </message>
        <message>
            <source>error</source>
            <translation>virhe</translation>
        </message>
        <message>
            <source>examples:</source>
            <translation>esimerkkejä:</translation>
        </message>
        <message>
            <source>explain terrains and pieces on every sheet</source>
            <translation>selitä maastot ja pelimerkit joka arkilla</translation>
        </message>
        <message>
            <source>explain the terrains, and the pieces on this map</source>
            <translation>selitä maastot ja tämän kartan pelimerkit</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>epäonnistui</translation>
        </message>
        <message>
            <source>fill a grid of two axes with the fairest maps: {axes}; bounds as size=40..60</source>
            <translation>täytä kahden akselin ruudukko tasapuolisimmilla kartoilla: {axes}; rajat kuten size=40..60</translation>
        </message>
        <message>
            <source>filling the atlas</source>
            <translation>kartasto täyttyy</translation>
        </message>
        <message>
            <source>first</source>
            <translation>ensimmäinen</translation>
        </message>
        <message>
            <source>for PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>for PNG and SVG</source>
            <translation>PNG ja SVG</translation>
        </message>
        <message>
            <source>for a solution</source>
            <translation>ratkaisulle</translation>
        </message>
        <message>
            <source>formats F:</source>
            <translation>muodot F:</translation>
        </message>
        <message>
            <source>game {number} (seed {seed}) failed: {reason}</source>
            <translation>peli {number} (siemenluku {seed}) epäonnistui: {reason}</translation>
        </message>
        <message>
            <source>games</source>
            <translation>pelejä</translation>
        </message>
        <message>
            <source>games are kept in a file; a file of this name is ./{text}</source>
            <translation>pelit säilytetään tiedostossa; tämänniminen tiedosto on ./{text}</translation>
        </message>
        <message>
            <source>games to compare it with</source>
            <translation>pelit, joihin sitä verrataan</translation>
        </message>
        <message>
            <source>generate maps that are valid and fair</source>
            <translation>luo kelvollisia ja tasapuolisia karttoja</translation>
        </message>
        <message>
            <source>generating map {number} of {count}</source>
            <translation>luodaan kartta {number}/{count}</translation>
        </message>
        <message>
            <source>get help</source>
            <translation>ohjeita</translation>
        </message>
        <message>
            <source>go on with the atlas in the folder, by its settings</source>
            <translation>jatka kansiossa olevaa kartastoa sen asetuksilla</translation>
        </message>
        <message>
            <source>goods made</source>
            <translation>tehty hyödykkeitä</translation>
        </message>
        <message>
            <source>goods used</source>
            <translation>käytetty hyödykkeitä</translation>
        </message>
        <message>
            <source>hash</source>
            <translation>tiiviste</translation>
        </message>
        <message>
            <source>holder</source>
            <translation>haltija</translation>
        </message>
        <message>
            <source>home</source>
            <translation>koti</translation>
        </message>
        <message>
            <source>homes</source>
            <translation>kodit</translation>
        </message>
        <message>
            <source>homes are fair within so many percentage points of the games won ({usual:g})</source>
            <translation>kodit ovat tasapuolisia, jos voitettujen pelien ero on enintään näin monta prosenttiyksikköä ({usual:g})</translation>
        </message>
        <message>
            <source>how games go</source>
            <translation>miten pelit kulkevat</translation>
        </message>
        <message>
            <source>how long to fill it ({usual})</source>
            <translation>montako minuuttia sitä täytetään ({usual})</translation>
        </message>
        <message>
            <source>how long to look (10)</source>
            <translation>kauanko etsitään (10)</translation>
        </message>
        <message>
            <source>how many cells across and down (10x10)</source>
            <translation>montako ruutua vaaka- ja pystysuunnassa (10x10)</translation>
        </message>
        <message>
            <source>how many games each table plays on a map, made up to whole rounds (100)</source>
            <translation>montako peliä kukin pöytä pelaa kartalla, täydennettynä täysiksi kierroksiksi (100)</translation>
        </message>
        <message>
            <source>how many games measure each of the best edits ({usual})</source>
            <translation>monellako pelillä kukin paras muutos mitataan ({usual})</translation>
        </message>
        <message>
            <source>how many games, made up to whole rounds ({usual})</source>
            <translation>montako peliä, täydennettynä täysiksi kierroksiksi ({usual})</translation>
        </message>
        <message>
            <source>how many islands; 1 is a continent ({usual})</source>
            <translation>montako saarta; 1 on manner ({usual})</translation>
        </message>
        <message>
            <source>how many lay the map (2)</source>
            <translation>montako asettelee kartan (2)</translation>
        </message>
        <message>
            <source>how many maps (12)</source>
            <translation>montako karttaa (12)</translation>
        </message>
        <message>
            <source>how many plans each search makes ({usual})</source>
            <translation>montako suunnitelmaa kukin haku tekee ({usual})</translation>
        </message>
        <message>
            <source>how many plans to make at least, instead of minutes</source>
            <translation>montako suunnitelmaa vähintään tehdään, minuuttien sijaan</translation>
        </message>
        <message>
            <source>how many play, each with a home ({usual})</source>
            <translation>montako pelaa, kullakin oma koti ({usual})</translation>
        </message>
        <message>
            <source>how many processes look (2)</source>
            <translation>montako prosessia etsii (2)</translation>
        </message>
        <message>
            <source>how many processes look; par is the same (2)</source>
            <translation>montako prosessia etsii; par on sama (2)</translation>
        </message>
        <message>
            <source>how many processes play (2)</source>
            <translation>montako prosessia pelaa (2)</translation>
        </message>
        <message>
            <source>how many processes work (2)</source>
            <translation>montako prosessia työskentelee (2)</translation>
        </message>
        <message>
            <source>how many rivers ({usual})</source>
            <translation>montako jokea ({usual})</translation>
        </message>
        <message>
            <source>how many sit at a table (2)</source>
            <translation>montako istuu pöydässä (2)</translation>
        </message>
        <message>
            <source>how many tiles a map has, about ({usual})</source>
            <translation>montako laattaa kartalla suunnilleen on ({usual})</translation>
        </message>
        <message>
            <source>how many times to search, each time anew ({usual})</source>
            <translation>montako kertaa etsitään, joka kerta alusta ({usual})</translation>
        </message>
        <message>
            <source>how much terrains in groups, a coast without spikes and rivers from inland count ({usual})</source>
            <translation>paljonko ryhmissä olevat maastot, piikitön rannikko ja sisämaasta tulevat joet painavat ({usual})</translation>
        </message>
        <message>
            <source>how rivers flow: {ends} ({usual})</source>
            <translation>miten joet virtaavat: {ends} ({usual})</translation>
        </message>
        <message>
            <source>how the board looks: painted, flat colours, or ink and wash (painted)</source>
            <translation>miltä lauta näyttää: maalattu (painted), tasaiset värit (flat) tai tussi ja vesiväri (ink); muuten painted</translation>
        </message>
        <message>
            <source>how the board of that page looks: painted, flat colours, or ink and wash (painted)</source>
            <translation>miltä sivun lauta näyttää: maalattu (painted), tasaiset värit (flat) tai tussi ja vesiväri (ink); muuten painted</translation>
        </message>
        <message>
            <source>how the maps look: painted, flat colours, or ink and wash</source>
            <translation>miltä kartat näyttävät: maalattu (painted), tasaiset värit (flat) tai tussi ja vesiväri (ink)</translation>
        </message>
        <message>
            <source>how the paper lies, by itself if not said</source>
            <translation>paperin suunta, muuten itsestään</translation>
        </message>
        <message>
            <source>how the sheets lie</source>
            <translation>arkkien suunta</translation>
        </message>
        <message>
            <source>idle</source>
            <translation>joutilaat</translation>
        </message>
        <message>
            <source>in place of what the book says</source>
            <translation>kirjan omien asetusten sijaan</translation>
        </message>
        <message>
            <source>is another map than the one that is played</source>
            <translation>on eri kartta kuin pelattava</translation>
        </message>
        <message>
            <source>is for desktops of Linux; {elsewhere}</source>
            <translation>on Linuxin työpöytiä varten; {elsewhere}</translation>
        </message>
        <message>
            <source>is left as it is: it is not yet known whether the homes are fair</source>
            <translation>jätetään ennalleen: vielä ei tiedetä, ovatko kodit tasapuolisia</translation>
        </message>
        <message>
            <source>is left as it is: these players can hardly play this map</source>
            <translation>jätetään ennalleen: nämä pelaajat osaavat tuskin pelata tällä kartalla</translation>
        </message>
        <message>
            <source>is not a list of what {option} has written: {why}</source>
            <translation>ei ole luettelo siitä, mitä {option} on kirjoittanut: {why}</translation>
        </message>
        <message>
            <source>is not installed; the desktop may overlook {path} until it has run</source>
            <translation>ei ole asennettuna; työpöytä ei ehkä huomaa kohdetta {path}, ennen kuin se on ajettu</translation>
        </message>
        <message>
            <source>is there already and not from {option}; nothing was written</source>
            <translation>on jo olemassa, eikä {option} ole tehnyt sitä; mitään ei kirjoitettu</translation>
        </message>
        <message>
            <source>it holds no map called {name!r}; it has {known}</source>
            <translation>siinä ei ole karttaa {name!r}; siinä on {known}</translation>
        </message>
        <message>
            <source>it holds {total} maps; choose one with --map NAME or --map 1 to {total}</source>
            <translation>siinä on {total} karttaa; valitse yksi: --map NIMI tai --map 1–{total}</translation>
        </message>
        <message>
            <source>it takes either the file or what --json prints</source>
            <translation>siihen tulee joko tiedosto tai valitsimen --json tuloste</translation>
        </message>
        <message>
            <source>it takes one file, and two are to be written there</source>
            <translation>siihen mahtuu yksi tiedosto, ja sinne kirjoitettaisiin kaksi</translation>
        </message>
        <message>
            <source>it was played on another map than {map}</source>
            <translation>se on pelattu eri kartalla kuin {map}</translation>
        </message>
        <message>
            <source>judge maps</source>
            <translation>arvioi karttoja</translation>
        </message>
        <message>
            <source>keep all that lies on this map and finish it</source>
            <translation>säilytä kaikki, mitä tällä kartalla on, ja tee se valmiiksi</translation>
        </message>
        <message>
            <source>land tiles of the world (10 for each player)</source>
            <translation>maailman maalaatat (10 kutakin pelaajaa kohti)</translation>
        </message>
        <message>
            <source>lay a map in turns by the rules, with a machine in every seat</source>
            <translation>asettele kartta vuorotellen sääntöjen mukaan, koneet pelaajina</translation>
        </message>
        <message>
            <source>laying tile {number} of {tiles}</source>
            <translation>asetetaan laatta {number}/{tiles}</translation>
        </message>
        <message>
            <source>least</source>
            <translation>pienin</translation>
        </message>
        <message>
            <source>least distance of two homes ({usual})</source>
            <translation>kahden kodin vähimmäisetäisyys ({usual})</translation>
        </message>
        <message>
            <source>least fairness, 0 to 100 ({usual:g})</source>
            <translation>vähimmäistasapuolisuus, 0–100 ({usual:g})</translation>
        </message>
        <message>
            <source>left</source>
            <translation>jäljellä</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>sääntöjen mukainen</translation>
        </message>
        <message>
            <source>legal, but {claim}</source>
            <translation>sääntöjen mukainen, mutta {claim}</translation>
        </message>
        <message>
            <source>legal, {standing}</source>
            <translation>sääntöjen mukainen, {standing}</translation>
        </message>
        <message>
            <source>less fair by</source>
            <translation>epätasapuolisempi</translation>
        </message>
        <message>
            <source>let machine players meet on maps, and rate them</source>
            <translation>anna konepelaajien kohdata kartoilla ja arvioi niiden vahvuus</translation>
        </message>
        <message>
            <source>let machines play</source>
            <translation>anna koneiden pelata</translation>
        </message>
        <message>
            <source>list the machine players there are</source>
            <translation>luettele konepelaajat</translation>
        </message>
        <message>
            <source>list too what the play site refuses, or does not verify</source>
            <translation>luettele myös, minkä pelisivusto hylkää tai jättää vahvistamatta</translation>
        </message>
        <message>
            <source>look for small edits that make a map fairer, and measure them</source>
            <translation>etsi ja mittaa pieniä muutoksia, jotka tasapuolistavat karttaa</translation>
        </message>
        <message>
            <source>look for solo games with many points on a map</source>
            <translation>etsi kartalta yksinpelejä, joissa on paljon pisteitä</translation>
        </message>
        <message>
            <source>looking for better games</source>
            <translation>etsitään parempia pelejä</translation>
        </message>
        <message>
            <source>looking for edits that make the map fairer</source>
            <translation>etsitään muutoksia, jotka tekevät kartasta tasapuolisemman</translation>
        </message>
        <message>
            <source>looking for par of {title}</source>
            <translation>etsitään par: {title}</translation>
        </message>
        <message>
            <source>looks</source>
            <translation>ulkonäkö</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>menetetty</translation>
        </message>
        <message>
            <source>macOS learns which files rbdesigner.app opens once that lies in Applications</source>
            <translation>macOS saa tietää, mitä tiedostoja rbdesigner.app avaa, kun se on Ohjelmat-kansiossa</translation>
        </message>
        <message>
            <source>made</source>
            <translation>tehty</translation>
        </message>
        <message>
            <source>made of</source>
            <translation>koostuu</translation>
        </message>
        <message>
            <source>make and change maps</source>
            <translation>tee ja muuta karttoja</translation>
        </message>
        <message>
            <source>maps, or books of them</source>
            <translation>karttoja tai kirjoja</translation>
        </message>
        <message>
            <source>mean</source>
            <translation>keskiarvo</translation>
        </message>
        <message>
            <source>mean fairness {fairness} by facts alone</source>
            <translation>tasapuolisuus pelkistä tiedoista keskimäärin {fairness}</translation>
        </message>
        <message numerus="yes">
            <source>medians of %n games each, {easy} and {medium}</source>
            <translation>
                <numerusform>%n pelin mediaani, {easy} ja {medium}</numerusform>
                <numerusform>%n pelin mediaanit, {easy} ja {medium}</numerusform>
            </translation>
        </message>
        <message>
            <source>most</source>
            <translation>suurin</translation>
        </message>
        <message>
            <source>no</source>
            <translation>ei</translation>
        </message>
        <message>
            <source>no colours: terrains by patterns and letters</source>
            <translation>ei värejä: maastot kuvioina ja kirjaimina</translation>
        </message>
        <message>
            <source>no colours: terrains by patterns and letters, all else in greys</source>
            <translation>ei värejä: maastot kuvioina ja kirjaimina, muu harmaana</translation>
        </message>
        <message>
            <source>no description</source>
            <translation>ei kuvausta</translation>
        </message>
        <message>
            <source>no edit was found that might make it fairer</source>
            <translation>ei löytynyt muutosta, joka voisi tehdä siitä tasapuolisemman</translation>
        </message>
        <message>
            <source>no game has been played to its end</source>
            <translation>yhtään peliä ei ole pelattu loppuun</translation>
        </message>
        <message>
            <source>no paper behind the map</source>
            <translation>ei paperia kartan takana</translation>
        </message>
        <message>
            <source>no problems</source>
            <translation>ei ongelmia</translation>
        </message>
        <message>
            <source>no program {name} is installed beside {python}</source>
            <translation>tulkin {python} vieressä ei ole asennettua ohjelmaa {name}</translation>
        </message>
        <message>
            <source>no records</source>
            <translation>ei ennätyksiä</translation>
        </message>
        <message>
            <source>no window can be opened: {reason}; validate, convert and render need none</source>
            <translation>ikkunaa ei voi avata: {reason}; validate, convert ja render eivät tarvitse sitä</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ei mitään</translation>
        </message>
        <message>
            <source>not legal: entry {entry} of the log, setting up: {text!r}: {reason}</source>
            <translation>ei sääntöjen mukainen: lokin merkintä {entry}, pelivalmistelut: {text!r}: {reason}</translation>
        </message>
        <message>
            <source>not legal: entry {entry} of the log, turn {turn}, {phase}: {text!r}: {reason}</source>
            <translation>ei sääntöjen mukainen: lokin merkintä {entry}, vuoro {turn}, {phase}: {text!r}: {reason}</translation>
        </message>
        <message>
            <source>not over</source>
            <translation>kesken</translation>
        </message>
        <message>
            <source>not written, because nothing was found that certainly makes the map fairer</source>
            <translation>ei kirjoitettu, koska ei löytynyt mitään, mikä varmasti tekee kartasta tasapuolisemman</translation>
        </message>
        <message>
            <source>nothing is made</source>
            <translation>mitään ei tehdä</translation>
        </message>
        <message>
            <source>nothing is read from or written to a pipe here; a file of this name is ./-</source>
            <translation>putkesta ei tässä lueta eikä siihen kirjoiteta; tämänniminen tiedosto on ./-</translation>
        </message>
        <message>
            <source>of a saved game: after so many entries of its log (120), or when a phase of a turn begins ({example}); the end if not said</source>
            <translation>tallennetusta pelistä: näin monen lokin merkinnän jälkeen (120) tai vuoron vaiheen alussa ({example}); muuten loppu</translation>
        </message>
        <message>
            <source>of how many tiles each, about ({usual})</source>
            <translation>noin monenko laatan mittaisia ({usual})</translation>
        </message>
        <message>
            <source>of one game each</source>
            <translation>kummastakin yksi peli</translation>
        </message>
        <message>
            <source>of the tiles those alone that the box lacks, as for a sheet of stickers</source>
            <translation>laatoista vain ne, jotka laatikosta puuttuvat, esimerkiksi tarra-arkille</translation>
        </message>
        <message>
            <source>one more of {thing}</source>
            <translation>yksi lisää: {thing}</translation>
        </message>
        <message>
            <source>open the window with the maps in these files</source>
            <translation>avaa ikkuna, jossa ovat näiden tiedostojen kartat</translation>
        </message>
        <message>
            <source>or how many maps to try</source>
            <translation>tai montako karttaa kokeillaan</translation>
        </message>
        <message>
            <source>output</source>
            <translation>tuloste</translation>
        </message>
        <message>
            <source>percentage points of the games won (5)</source>
            <translation>prosenttiyksikköä voitetuista peleistä (5)</translation>
        </message>
        <message>
            <source>pictures are drawn of solutions and games, not of a table of records</source>
            <translation>kuvia piirretään ratkaisuista ja peleistä, ei ennätystaulukosta</translation>
        </message>
        <message>
            <source>plans its tasks to the end of the game</source>
            <translation>suunnittelee tehtävänsä pelin loppuun asti</translation>
        </message>
        <message>
            <source>play N games on each map, and tell which are the fairest</source>
            <translation>pelaa N peliä kullakin kartalla ja kerro, mitkä ovat tasapuolisimmat</translation>
        </message>
        <message>
            <source>play a map in the window, or go on with a saved game</source>
            <translation>pelaa karttaa ikkunassa tai jatka tallennettua peliä</translation>
        </message>
        <message>
            <source>play all games, though the answer may be clear before</source>
            <translation>pelaa kaikki pelit, vaikka vastaus selviäisi aiemmin</translation>
        </message>
        <message>
            <source>play games</source>
            <translation>pelaa pelejä</translation>
        </message>
        <message>
            <source>play many games on a map: is it fair, how long does it last</source>
            <translation>pelaa kartalla monta peliä: onko se tasapuolinen, kauanko kestää</translation>
        </message>
        <message>
            <source>play on the Dask cluster there instead</source>
            <translation>pelaa sen sijaan siellä olevalla Dask-klusterilla</translation>
        </message>
        <message>
            <source>play saved games again, check every action, print the scores</source>
            <translation>toista tallennetut pelit, tarkista kaikki, tulosta pisteet</translation>
        </message>
        <message>
            <source>player</source>
            <translation>pelaaja</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>pelaaja {number}</translation>
        </message>
        <message>
            <source>player {number} ({name})</source>
            <translation>pelaaja {number} ({name})</translation>
        </message>
        <message>
            <source>players may pass, which the rule books do not allow</source>
            <translation>pelaajat saavat passata, mitä sääntökirjat eivät salli</translation>
        </message>
        <message>
            <source>playing {games} games</source>
            <translation>pelataan {games} peliä</translation>
        </message>
        <message>
            <source>playing {games} games on each map</source>
            <translation>pelataan {games} peliä kullakin kartalla</translation>
        </message>
        <message>
            <source>plays at random, but gets about and runs what it can</source>
            <translation>pelaa sattumanvaraisesti, mutta liikkuu ja panee töihin minkä voi</translation>
        </message>
        <message>
            <source>points</source>
            <translation>pisteet</translation>
        </message>
        <message>
            <source>points ahead of the second</source>
            <translation>pisteitä edellä toista</translation>
        </message>
        <message>
            <source>points from an even share</source>
            <translation>yksikköä tasaosuudesta</translation>
        </message>
        <message>
            <source>points from the mean</source>
            <translation>pisteet keskiarvosta</translation>
        </message>
        <message>
            <source>points of a player</source>
            <translation>pelaajan pisteet</translation>
        </message>
        <message>
            <source>points of the winner</source>
            <translation>voittajan pisteet</translation>
        </message>
        <message>
            <source>points reached after turn {turn}</source>
            <translation>pisteet saavutettu vuoron {turn} jälkeen</translation>
        </message>
        <message>
            <source>points reached from the beginning</source>
            <translation>pisteet koossa alusta asti</translation>
        </message>
        <message>
            <source>position</source>
            <translation>paikka</translation>
        </message>
        <message>
            <source>print a book of scenarios as one PDF</source>
            <translation>tulosta skenaariokirja yhdeksi PDF:ksi</translation>
        </message>
        <message>
            <source>print everything done and drawn, by turn, phase and player</source>
            <translation>tulosta kaikki tehty ja arvottu vuoroittain, vaiheittain ja pelaajittain</translation>
        </message>
        <message>
            <source>print one JSON document instead of lines</source>
            <translation>tulosta rivien sijaan yksi JSON-dokumentti</translation>
        </message>
        <message>
            <source>print the script that lets a shell complete commands</source>
            <translation>tulosta skripti, jolla komentotulkki täydentää komentoja</translation>
        </message>
        <message>
            <source>printing {path}</source>
            <translation>tulostetaan {path}</translation>
        </message>
        <message>
            <source>put a clear verdict into FILE, a scenario of this map</source>
            <translation>merkitse selvä arvio tiedostoon FILE, joka on tämän kartan skenaario</translation>
        </message>
        <message>
            <source>put par into FILE, a scenario of this map</source>
            <translation>merkitse par tiedostoon FILE, joka on tämän kartan skenaario</translation>
        </message>
        <message>
            <source>put the program into the menu of your desktop (Linux), with its icon and the files it opens</source>
            <translation>lisää ohjelma työpöydän valikkoon (Linux) kuvakkeineen ja avattavine tiedostoineen</translation>
        </message>
        <message>
            <source>questions besides whether the map is fair</source>
            <translation>mitä kysytään sen lisäksi, onko kartta tasapuolinen</translation>
        </message>
        <message>
            <source>ran {command}</source>
            <translation>ajettu: {command}</translation>
        </message>
        <message>
            <source>rating</source>
            <translation>vahvuusluku</translation>
        </message>
        <message>
            <source>rbdesigner: error: {what}</source>
            <translation>rbdesigner: virhe: {what}</translation>
        </message>
        <message>
            <source>rbdesigner: note: {what}</source>
            <translation>rbdesigner: huomautus: {what}</translation>
        </message>
        <message>
            <source>read and write a format of somebody else, by its endings; it may do whatever you may do</source>
            <translation>lue ja kirjoita jonkun muun muotoa sen päätteiden mukaan; se voi tehdä kaiken, mitä sinäkin</translation>
        </message>
        <message>
            <source>reading {path}</source>
            <translation>luetaan {path}</translation>
        </message>
        <message>
            <source>removed {path}</source>
            <translation>poistettu: {path}</translation>
        </message>
        <message>
            <source>replaying {number} of {total}: {path}</source>
            <translation>toistetaan {number}/{total}: {path}</translation>
        </message>
        <message>
            <source>replaying {path}</source>
            <translation>toistetaan {path}</translation>
        </message>
        <message>
            <source>rivers</source>
            <translation>joet</translation>
        </message>
        <message>
            <source>rivers may begin at the sea once all sources have been used, which the rule books do not allow</source>
            <translation>joet saavat alkaa mereltä, kun kaikki lähteet on käytetty, mitä sääntökirjat eivät salli</translation>
        </message>
        <message>
            <source>road</source>
            <translation>tie</translation>
        </message>
        <message>
            <source>rules</source>
            <translation>säännöt</translation>
        </message>
        <message>
            <source>run a check of somebody else too, in a process of its own; it may do whatever you may do</source>
            <translation>tee myös jonkun muun tarkistus omassa prosessissaan; se voi tehdä kaiken, mitä sinäkin</translation>
        </message>
        <message>
            <source>save the laying as well (.rblay)</source>
            <translation>tallenna myös asettelu (.rblay)</translation>
        </message>
        <message>
            <source>scenario</source>
            <translation>skenaario</translation>
        </message>
        <message>
            <source>scenario {hash}, rules {rules}</source>
            <translation>skenaario {hash}, säännöt {rules}</translation>
        </message>
        <message>
            <source>sea tiles of the world (5 for each player)</source>
            <translation>maailman merilaatat (5 kutakin pelaajaa kohti)</translation>
        </message>
        <message>
            <source>second</source>
            <translation>toinen</translation>
        </message>
        <message>
            <source>seeds</source>
            <translation>siemenlukuja</translation>
        </message>
        <message>
            <source>shares are written as {example}, not {text!r}</source>
            <translation>osuudet kirjoitetaan näin: {example}, ei {text!r}</translation>
        </message>
        <message>
            <source>shares of terrains, as {example}; the others stay as they are</source>
            <translation>maastojen osuudet, kuten {example}; muut pysyvät ennallaan</translation>
        </message>
        <message>
            <source>show a table of records, add solutions, or merge tables</source>
            <translation>näytä ennätystaulukko, lisää ratkaisuja tai yhdistä taulukoita</translation>
        </message>
        <message>
            <source>show the table in Markdown</source>
            <translation>näytä taulukko Markdownina</translation>
        </message>
        <message>
            <source>show the version and exit</source>
            <translation>näytä versio</translation>
        </message>
        <message>
            <source>show this overview, or the help of a verb</source>
            <translation>näytä tämä yleiskatsaus tai verbin ohje</translation>
        </message>
        <message>
            <source>solve puzzles</source>
            <translation>ratkaise pulmia</translation>
        </message>
        <message>
            <source>standard input</source>
            <translation>vakiosyöte</translation>
        </message>
        <message>
            <source>standard output</source>
            <translation>vakiotuloste</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>askeleet</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>keskeytetty</translation>
        </message>
        <message>
            <source>stopped; --go-on goes on with the atlas</source>
            <translation>pysäytetty; --go-on jatkaa kartastoa</translation>
        </message>
        <message>
            <source>stopped; what has been played counts</source>
            <translation>keskeytetty; pelatut pelit lasketaan</translation>
        </message>
        <message>
            <source>stopped; what was found is saved</source>
            <translation>keskeytetty; löydetty on tallennettu</translation>
        </message>
        <message>
            <source>take the shape and all settings not given from this map</source>
            <translation>ota muoto ja kaikki antamatta jätetyt asetukset tältä kartalta</translation>
        </message>
        <message>
            <source>tell a game turn by turn, and compare it with others</source>
            <translation>kerro peli vuoro vuorolta ja vertaa sitä muihin</translation>
        </message>
        <message>
            <source>tell facts about a map: ways, land, fairness, symmetry</source>
            <translation>kerro kartasta: reitit, maa, tasapuolisuus, symmetria</translation>
        </message>
        <message>
            <source>tell par of a map's solo game, and how difficult it is</source>
            <translation>kerro kartan yksinpelin par ja vaikeus</translation>
        </message>
        <message>
            <source>tell what differs between two maps, or versions of one</source>
            <translation>kerro, mikä erottaa kaksi karttaa tai saman kartan versiota</translation>
        </message>
        <message>
            <source>terrains that homes may stand on ({usual})</source>
            <translation>maastot, joilla kodit saavat olla ({usual})</translation>
        </message>
        <message>
            <source>that of an earlier run with players of others, to play the same games again</source>
            <translation>aiemman, muiden pelaajilla pelatun ajon salaisuus, jotta samat pelit pelataan uudelleen</translation>
        </message>
        <message>
            <source>that real size, from side to side</source>
            <translation>tuo oikea koko sivulta sivulle</translation>
        </message>
        <message>
            <source>the PDF</source>
            <translation>PDF-tiedosto</translation>
        </message>
        <message>
            <source>the desktop starts {path}</source>
            <translation>työpöytä käynnistää: {path}</translation>
        </message>
        <message>
            <source>the file with the games (simulate --store)</source>
            <translation>tiedosto, jossa pelit ovat (simulate --store)</translation>
        </message>
        <message>
            <source>the first</source>
            <translation>ensimmäinen</translation>
        </message>
        <message>
            <source>the folder to write the maps into</source>
            <translation>kansio, johon kartat kirjoitetaan</translation>
        </message>
        <message>
            <source>the format of IN, if not seen right</source>
            <translation>IN-tiedoston muoto, jos sitä ei tunnisteta oikein</translation>
        </message>
        <message>
            <source>the format of OUT, else by its suffix</source>
            <translation>OUT-tiedoston muoto, muuten päätteen mukaan</translation>
        </message>
        <message>
            <source>the game is not over; a solution is played to its end</source>
            <translation>peli on kesken; ratkaisu on pelattu loppuun</translation>
        </message>
        <message>
            <source>the games of each of the simpler players ({usual})</source>
            <translation>kunkin yksinkertaisemman pelaajan pelit ({usual})</translation>
        </message>
        <message>
            <source>the language of the printed texts (en)</source>
            <translation>painettujen tekstien kieli (en)</translation>
        </message>
        <message>
            <source>the language of the report (en)</source>
            <translation>raportin kieli (en)</translation>
        </message>
        <message>
            <source>the map as a QR code, to be opened from a photo</source>
            <translation>kartta QR-koodina, avattavissa valokuvasta</translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for %n players, and {number} play</source>
            <translation>
                <numerusform>kartta on tarkoitettu yhdelle pelaajalle, ja pelaajia on {number}</numerusform>
                <numerusform>kartta on tarkoitettu %n pelaajalle, ja pelaajia on {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for {least} to %n players, and {number} play</source>
            <translation>
                <numerusform>kartta on tarkoitettu {least}–%n pelaajalle, ja pelaajia on {number}</numerusform>
                <numerusform>kartta on tarkoitettu {least}–%n pelaajalle, ja pelaajia on {number}</numerusform>
            </translation>
        </message>
        <message>
            <source>the map with tiles of their real size, on many pages</source>
            <translation>kartta, jossa laatat ovat oikean kokoisia, monella sivulla</translation>
        </message>
        <message>
            <source>the maps of a book are drawn into a folder; --map chooses one for a file</source>
            <translation>kirjan kartat piirretään kansioon; --map valitsee yhden tiedostoksi</translation>
        </message>
        <message>
            <source>the name before the ending is missing</source>
            <translation>nimi päätteen edestä puuttuu</translation>
        </message>
        <message>
            <source>the one that it is compared with</source>
            <translation>kartta, johon sitä verrataan</translation>
        </message>
        <message>
            <source>the package shtab is missing: {fault}</source>
            <translation>paketti shtab puuttuu: {fault}</translation>
        </message>
        <message>
            <source>the paper</source>
            <translation>paperi</translation>
        </message>
        <message>
            <source>the paper, a4 if not said</source>
            <translation>paperi, muuten a4</translation>
        </message>
        <message>
            <source>the picture; its ending says which kind: {kinds}; of a book the folder for its pictures</source>
            <translation>kuva; pääte kertoo lajin: {kinds}; kirjasta kansio kuville</translation>
        </message>
        <message>
            <source>the report (.html, .pdf); without it runs are listed</source>
            <translation>raportti (.html, .pdf); ilman sitä luetellaan ajot</translation>
        </message>
        <message>
            <source>the scenario to write ({suffix})</source>
            <translation>kirjoitettava skenaario ({suffix})</translation>
        </message>
        <message>
            <source>the shell that runs the script: {shells}</source>
            <translation>komentotulkki, joka suorittaa skriptin: {shells}</translation>
        </message>
        <message>
            <source>the solver plays the solo game; this is one for {number} players</source>
            <translation>ratkaisija pelaa yksinpeliä; tässä on {number} pelaajaa</translation>
        </message>
        <message>
            <source>the title</source>
            <translation>nimi</translation>
        </message>
        <message>
            <source>the verb; without it all verbs are listed</source>
            <translation>verbi; ilman sitä luetellaan kaikki verbit</translation>
        </message>
        <message>
            <source>there is an atlas already; --go-on goes on with it</source>
            <translation>täällä on jo kartasto; --go-on jatkaa sitä</translation>
        </message>
        <message>
            <source>there is no axis {name}, only {known}</source>
            <translation>akselia {name} ei ole, vain {known}</translation>
        </message>
        <message>
            <source>there is no display to open a window on; validate, convert and render need none</source>
            <translation>ei ole näyttöä, jolle ikkunan voisi avata; validate, convert ja render eivät tarvitse sellaista</translation>
        </message>
        <message>
            <source>there is no land {name!r}, only {known}</source>
            <translation>maata {name!r} ei ole, on vain {known}</translation>
        </message>
        <message>
            <source>there is no option {option}</source>
            <translation>valitsinta {option} ei ole</translation>
        </message>
        <message>
            <source>there is no run</source>
            <translation>ajoa ei ole</translation>
        </message>
        <message>
            <source>there is no run {number}</source>
            <translation>ajoa {number} ei ole</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>tiedostoa ei ole</translation>
        </message>
        <message>
            <source>there is no such file (rbdesigner help lists the verbs)</source>
            <translation>tiedostoa ei ole (rbdesigner help luettelee verbit)</translation>
        </message>
        <message>
            <source>there is no terrain {name!r}, only {known}</source>
            <translation>maastoa {name!r} ei ole, on vain {known}</translation>
        </message>
        <message>
            <source>there is no verb {word!r}</source>
            <translation>verbiä {word!r} ei ole</translation>
        </message>
        <message>
            <source>thing</source>
            <translation>kohde</translation>
        </message>
        <message>
            <source>this is a fault of rbdesigner ({fault})</source>
            <translation>tämä on rbdesignerin vika ({fault})</translation>
        </message>
        <message>
            <source>this is the file that is read; give the result another name</source>
            <translation>tämä tiedosto luetaan; anna tulokselle toinen nimi</translation>
        </message>
        <message>
            <source>tiles</source>
            <translation>laatat</translation>
        </message>
        <message>
            <source>tiles that nobody steps on: {tiles}</source>
            <translation>laatat, joille kukaan ei astu: {tiles}</translation>
        </message>
        <message>
            <source>turn</source>
            <translation>vuoro</translation>
        </message>
        <message>
            <source>turn in which the winner took the lead</source>
            <translation>vuoro, jolla voittaja siirtyi johtoon</translation>
        </message>
        <message>
            <source>turn maps into files of another format</source>
            <translation>muunna karttoja toisen muodon tiedostoiksi</translation>
        </message>
        <message>
            <source>turn of the first contact</source>
            <translation>ensikohtaamisen vuoro</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>vuorot</translation>
        </message>
        <message>
            <source>turns (steps)</source>
            <translation>vuorot (askeleet)</translation>
        </message>
        <message>
            <source>turns of milestones</source>
            <translation>virstanpylväiden vuorot</translation>
        </message>
        <message>
            <source>two pages more, with the rules in short</source>
            <translation>kaksi lisäsivua, joilla ovat säännöt lyhyesti</translation>
        </message>
        <message>
            <source>used</source>
            <translation>käytetty</translation>
        </message>
        <message>
            <source>verbs</source>
            <translation>verbit</translation>
        </message>
        <message>
            <source>verifying {number} of {total}: {path}</source>
            <translation>tarkistetaan {number}/{total}: {path}</translation>
        </message>
        <message>
            <source>verifying {path}</source>
            <translation>tarkistetaan {path}</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>muuri</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>varoitus</translation>
        </message>
        <message>
            <source>was changed since {option} wrote it, and is kept</source>
            <translation>on muuttunut sen jälkeen, kun {option} kirjoitti sen, ja säilytetään</translation>
        </message>
        <message>
            <source>weights of looks are written as {example}, not {text!r}</source>
            <translation>ulkonäön painot kirjoitetaan muodossa {example}, ei {text!r}</translation>
        </message>
        <message>
            <source>what has changed: {sentence}</source>
            <translation>mikä on muuttunut: {sentence}</translation>
        </message>
        <message>
            <source>what is drawn of each map of a book, png if not said, or on standard output where OUT is -</source>
            <translation>mitä kirjan kustakin kartasta piirretään, muuten png, tai vakiotulosteeseen, kun OUT on -</translation>
        </message>
        <message>
            <source>what is it worth: one more of a good, or of each of all goods, at the start</source>
            <translation>mikä on arvo: alussa yksi enemmän hyödykettä tai kutakin hyödykettä (goods)</translation>
        </message>
        <message>
            <source>what is it worth: play without a building, transporter, good or tile (q,r), too; all buildings, transporters, goods, tiles; may be given several times</source>
            <translation>mikä on arvo: pelaa myös ilman rakennusta, kuljetusvälinettä, hyödykettä tai laattaa (q,r); kaikki: buildings, transporters, goods, tiles; voi antaa useita kertoja</translation>
        </message>
        <message>
            <source>what is kept and printed</source>
            <translation>mitä säilytetään ja tulostetaan</translation>
        </message>
        <message>
            <source>what is played</source>
            <translation>mitä pelataan</translation>
        </message>
        <message>
            <source>what is read from a pipe cannot be added to; name the file of the table</source>
            <translation>putkesta luettuun ei voi lisätä; anna taulukon tiedosto</translation>
        </message>
        <message>
            <source>what is written and printed</source>
            <translation>mitä kirjoitetaan ja tulostetaan</translation>
        </message>
        <message>
            <source>what maps are begun with</source>
            <translation>mistä kartat aloitetaan</translation>
        </message>
        <message>
            <source>what standard output gets where OUT is -</source>
            <translation>mitä vakiotulosteeseen tulee, kun OUT on -</translation>
        </message>
        <message>
            <source>what standard output gets where the file of --export is -</source>
            <translation>mitä vakiotulosteeseen tulee, kun valitsimen --export tiedosto on -</translation>
        </message>
        <message>
            <source>when to use colours: auto, always or never (auto)</source>
            <translation>milloin värejä käytetään: auto, always tai never (auto)</translation>
        </message>
        <message>
            <source>when, today if not said</source>
            <translation>milloin, muuten tänään</translation>
        </message>
        <message>
            <source>where games are kept, to go on later</source>
            <translation>mihin pelit säilytetään, jotta voi jatkaa myöhemmin</translation>
        </message>
        <message>
            <source>where to save it (MAP-solved.rbgame)</source>
            <translation>mihin se tallennetaan (MAP-solved.rbgame)</translation>
        </message>
        <message>
            <source>which map of FILE, by name or number, if it holds several</source>
            <translation>mikä FILE-tiedoston kartta, nimenä tai numerona, jos niitä on useita</translation>
        </message>
        <message>
            <source>which map of a file with several</source>
            <translation>mikä kartta tiedostosta, jossa on useita</translation>
        </message>
        <message>
            <source>which run of the file, the latest if not said</source>
            <translation>mikä tiedoston ajo, muuten viimeisin</translation>
        </message>
        <message>
            <source>who found it, if not the player whom the game names</source>
            <translation>kuka sen löysi, jos ei pelin nimeämä pelaaja</translation>
        </message>
        <message>
            <source>who meets, by commas: levels, styles or any players (easy,medium)</source>
            <translation>ketkä kohtaavat, pilkuin erotettuna: tasoja, tyylejä tai pelaajia (easy,medium)</translation>
        </message>
        <message>
            <source>who plays, by commas: easy, medium, hard or any player (easy at each home)</source>
            <translation>ketkä pelaavat, pilkuin erotettuna: easy, medium, hard tai mikä tahansa pelaaja (easy joka kodissa)</translation>
        </message>
        <message>
            <source>who plays, by commas: easy, medium, hard, a style, or any player (medium at each home)</source>
            <translation>ketkä pelaavat, pilkuin erotettuna: easy, medium, hard, tyyli tai mikä tahansa pelaaja (medium joka kodissa)</translation>
        </message>
        <message>
            <source>width of a tile in the picture</source>
            <translation>laatan leveys kuvassa</translation>
        </message>
        <message>
            <source>width of the picture</source>
            <translation>kuvan leveys</translation>
        </message>
        <message>
            <source>with --install-desktop: take it out of there again</source>
            <translation>valitsimen --install-desktop kanssa: poista se sieltä</translation>
        </message>
        <message>
            <source>with the private ones too, in the picture and as data</source>
            <translation>myös yksityiset, kuvassa ja tietoina</translation>
        </message>
        <message>
            <source>without the labels, notes and districts of the map</source>
            <translation>ilman kartan nimiöitä, muistiinpanoja ja alueita</translation>
        </message>
        <message>
            <source>won in a seed</source>
            <translation>voitettu/siemenluku</translation>
        </message>
        <message>
            <source>workers</source>
            <translation>työprosessit</translation>
        </message>
        <message>
            <source>worth</source>
            <translation>arvo</translation>
        </message>
        <message>
            <source>write a copy of the game in which chance brings something else from here on: a saved game contains what chance will bring</source>
            <translation>kirjoita pelistä kopio, jossa sattuma tuo tästä lähtien muuta: tallennettu peli sisältää sen, mitä sattuma tuo</translation>
        </message>
        <message>
            <source>write a report of the games that simulate has kept</source>
            <translation>kirjoita raportti peleistä, jotka simulate on säilyttänyt</translation>
        </message>
        <message>
            <source>write its coordinates on every tile</source>
            <translation>kirjoita jokaiseen laattaan sen koordinaatit</translation>
        </message>
        <message>
            <source>write one row a game (.csv or .json)</source>
            <translation>kirjoita rivi peliä kohti (.csv tai .json)</translation>
        </message>
        <message>
            <source>write the game as a page that plays it in any browser, a single file</source>
            <translation>kirjoita peli sivuksi, joka toistaa sen missä tahansa selaimessa, yhtenä tiedostona</translation>
        </message>
        <message>
            <source>write the map with the best edit made ({suffix})</source>
            <translation>kirjoita kartta, johon paras muutos on tehty ({suffix})</translation>
        </message>
        <message>
            <source>writing {number} of {total}: {path}</source>
            <translation>kirjoitetaan {number}/{total}: {path}</translation>
        </message>
        <message>
            <source>writing {path}</source>
            <translation>kirjoitetaan {path}</translation>
        </message>
        <message>
            <source>wrote {path}</source>
            <translation>kirjoitettu: {path}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>kyllä</translation>
        </message>
        <message>
            <source>{boxes}, or a scenario whose box is taken (second-edition)</source>
            <translation>{boxes} tai skenaario, jonka laatikko otetaan (second-edition)</translation>
        </message>
        <message>
            <source>{checked}: {problems}</source>
            <translation>{checked}: {problems}</translation>
        </message>
        <message numerus="yes">
            <source>{fault}; %n entries from there on left out</source>
            <translation>
                <numerusform>{fault}; %n merkintä siitä eteenpäin jätetty pois</numerusform>
                <numerusform>{fault}; %n merkintää siitä eteenpäin jätetty pois</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{folder}: {filled} of %n cells, {tries} tries</source>
            <translation>
                <numerusform>{folder}: {filled}/%n ruutu, {tries} yritystä</numerusform>
                <numerusform>{folder}: {filled}/%n ruutua, {tries} yritystä</numerusform>
            </translation>
        </message>
        <message>
            <source>{games} from seed {seed}</source>
            <translation>{games} siemenluvusta {seed}</translation>
        </message>
        <message>
            <source>{games} of {seeds} as it is, and with one more of each</source>
            <translation>{games} ({seeds}) sellaisenaan ja yksi lisää kutakin</translation>
        </message>
        <message>
            <source>{games} of {seeds} as it is, and without or with one more of each</source>
            <translation>{games} ({seeds}) sellaisenaan ja ilman kutakin tai yksi lisää</translation>
        </message>
        <message>
            <source>{games} of {seeds} with and without each</source>
            <translation>{games} ({seeds}) kunkin kanssa ja ilman</translation>
        </message>
        <message>
            <source>{home} is farthest behind, {points} percentage points below an even share of {games}</source>
            <translation>{home} on eniten jäljessä, {points} prosenttiyksikköä alle tasaosuuden ({games})</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low}–{high}</translation>
        </message>
        <message>
            <source>{maps}: {games}, {seats} at a table</source>
            <translation>{maps}: {games}, {seats} pöydässä</translation>
        </message>
        <message numerus="yes">
            <source>{name}: {par} (solver {version}, %n plans)</source>
            <translation>
                <numerusform>{name}: {par} (ratkaisija {version}, %n suunnitelma)</numerusform>
                <numerusform>{name}: {par} (ratkaisija {version}, %n suunnitelmaa)</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{option} has put nothing into {path}</source>
            <translation>{option} ei ole lisännyt mitään kansioon {path}</translation>
        </message>
        <message>
            <source>{option} has to say what is written: {known}</source>
            <translation>valitsimen {option} on kerrottava, mitä kirjoitetaan: {known}</translation>
        </message>
        <message>
            <source>{option} is for the scenario sheet only</source>
            <translation>{option} on vain skenaarioarkille</translation>
        </message>
        <message>
            <source>{option} means nothing for a {kind}</source>
            <translation>{option} ei merkitse mitään muodolle {kind}</translation>
        </message>
        <message>
            <source>{option} means nothing here: the ending of the file says the kind</source>
            <translation>{option} ei merkitse tässä mitään: lajin kertoo tiedoston pääte</translation>
        </message>
        <message>
            <source>{option} means nothing with --tiles</source>
            <translation>{option} ei merkitse mitään valitsimen --tiles kanssa</translation>
        </message>
        <message>
            <source>{option} means nothing without --tiles</source>
            <translation>{option} ei merkitse mitään ilman valitsinta --tiles</translation>
        </message>
        <message numerus="yes">
            <source>{path}: %n tiles laid, {land} of land and {sea} of sea. {why}</source>
            <translation>
                <numerusform>{path}: %n laatta asetettu, {land} maata ja {sea} merta. {why}</numerusform>
                <numerusform>{path}: %n laattaa asetettu, {land} maata ja {sea} merta. {why}</numerusform>
            </translation>
        </message>
        <message>
            <source>{path}: this is a fault of rbdesigner, please report it with this file: {each}</source>
            <translation>{path}: tämä on rbdesignerin vika, ilmoita siitä ja liitä mukaan tämä tiedosto: {each}</translation>
        </message>
        <message>
            <source>{places} and {number} more</source>
            <translation>{places} ja {number} muuta</translation>
        </message>
        <message>
            <source>{place}. {path}: {points} percentage points from an even share {ends}</source>
            <translation>{place}. {path}: {points} prosenttiyksikköä tasaosuudesta {ends}</translation>
        </message>
        <message>
            <source>{program} {version} (engine compiled: {engine}; planner compiled: {planner})</source>
            <translation>{program} {version} (moottori käännetty: {engine}; suunnittelija käännetty: {planner})</translation>
        </message>
        <message>
            <source>{result}; the table already has one as good of this holder</source>
            <translation>{result}; taulukossa on jo tältä haltijalta yhtä hyvä</translation>
        </message>
        <message>
            <source>{result}; the table has a better one: {better}</source>
            <translation>{result}; taulukossa on parempi: {better}</translation>
        </message>
        <message>
            <source>{seconds} s  {points} points  {plans} plans</source>
            <translation>{seconds} s  {points} pistettä  {plans} suunnitelmaa</translation>
        </message>
        <message>
            <source>{table}: game {number} (seed {seed}) failed: {reason}</source>
            <translation>{table}: peli {number} (siemenluku {seed}) epäonnistui: {reason}</translation>
        </message>
        <message>
            <source>{text} is not a finite number</source>
            <translation>{text} ei ole luku, jolla voi laskea</translation>
        </message>
        <message>
            <source>{text} is not a whole number</source>
            <translation>{text} ei ole kokonaisluku</translation>
        </message>
        <message>
            <source>{thing} built</source>
            <translation>rakennettu: {thing}</translation>
        </message>
        <message>
            <source>{thing} laid</source>
            <translation>ladottu: {thing}</translation>
        </message>
        <message>
            <source>{thing} made</source>
            <translation>tehty: {thing}</translation>
        </message>
        <message>
            <source>{thing} researched</source>
            <translation>kehitetty: {thing}</translation>
        </message>
        <message>
            <source>{tiles}; looks {looks}</source>
            <translation>{tiles}; ulkonäkö {looks}</translation>
        </message>
        <message>
            <source>{tiles}; {fairness}, looks {looks}; expected wins {wins} %</source>
            <translation>{tiles}; {fairness}, ulkonäkö {looks}; odotetut voitot {wins} %</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>{time} jäljellä</translation>
        </message>
        <message>
            <source>{title}, of a tournament</source>
            <translation>{title}, turnauksesta</translation>
        </message>
        <message>
            <source>{title}, with one more of a good</source>
            <translation>{title}, yksi hyödyke lisää</translation>
        </message>
        <message>
            <source>{title}, without {things}</source>
            <translation>{title}, ilman: {things}</translation>
        </message>
        <message>
            <source>{title}: what one more of a good is worth to each player, in points of a game</source>
            <translation>{title}: minkä arvoinen yksi hyödyke lisää on kullekin pelaajalle, pelin pisteinä</translation>
        </message>
        <message>
            <source>{title}: what things are worth to each player, in points of a game</source>
            <translation>{title}: minkä arvoisia asiat ovat kullekin pelaajalle, pelin pisteinä</translation>
        </message>
        <message>
            <source>{title}: {games} of {player} alone</source>
            <translation>{title}: {games}, {player} yksin</translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low}–{high})</translation>
        </message>
        <message>
            <source>{version}, {games} alone: {title}</source>
            <translation>{version}, {games} yksin: {title}</translation>
        </message>
        <message>
            <source>{version}, {games}: {title}: {verdict}</source>
            <translation>{version}, {games}: {title}: {verdict}</translation>
        </message>
        <message>
            <source>{what} (see {program} --help)</source>
            <translation>{what} (ks. {program} --help)</translation>
        </message>
        <message>
            <source>{what}, and no log of it could be written to {path}</source>
            <translation>{what}, eikä siitä voitu kirjoittaa lokia tiedostoon {path}</translation>
        </message>
        <message>
            <source>{what}; please report it with {path}</source>
            <translation>{what}; ilmoita siitä ja liitä mukaan {path}</translation>
        </message>
    </context>
    <context>
        <name>consent</name>
        <message>
            <source>nothing</source>
            <translation>ei mitään</translation>
        </message>
        <message>
            <source>{goods} {holder:in} {spot:in}</source>
            <translation>{goods} {holder:in} {spot:in}</translation>
        </message>
        <message>
            <source>{player} gets: {goods}</source>
            <translation>{player} saa: {goods}</translation>
        </message>
        <message>
            <source>{player} gives: {goods}</source>
            <translation>{player} antaa: {goods}</translation>
        </message>
    </context>
    <context>
        <name>counts</name>
        <message numerus="yes">
            <source>%n boards</source>
            <translation>
                <numerusform>%n lauta|gen:%n laudan</numerusform>
                <numerusform>%n lautaa|gen:%n lautaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay</source>
            <translation>
                <numerusform>%n savi|gen:%n saven</numerusform>
                <numerusform>%n savea|gen:%n savea</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay pits</source>
            <translation>
                <numerusform>%n savikaivanto</numerusform>
                <numerusform>%n savikaivantoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coal burners</source>
            <translation>
                <numerusform>%n kuivatislaamo</numerusform>
                <numerusform>%n kuivatislaamoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coins</source>
            <translation>
                <numerusform>%n kolikko|gen:%n kolikon</numerusform>
                <numerusform>%n kolikkoa|gen:%n kolikkoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n donkeys</source>
            <translation>
                <numerusform>%n aasi</numerusform>
                <numerusform>%n aasia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fuel</source>
            <translation>
                <numerusform>%n polttoaine|gen:%n polttoaineen</numerusform>
                <numerusform>%n polttoainetta|gen:%n polttoainetta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n geese</source>
            <translation>
                <numerusform>%n hanhi|gen:%n hanhen</numerusform>
                <numerusform>%n hanhea|gen:%n hanhea</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n kulta|gen:%n kullan</numerusform>
                <numerusform>%n kultaa|gen:%n kultaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods</source>
            <translation>
                <numerusform>%n hyödyke</numerusform>
                <numerusform>%n hyödykettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iron</source>
            <translation>
                <numerusform>%n rauta|gen:%n raudan</numerusform>
                <numerusform>%n rautaa|gen:%n rautaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n maalaatta</numerusform>
                <numerusform>%n maalaattaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines</source>
            <translation>
                <numerusform>%n kaivos</numerusform>
                <numerusform>%n kaivosta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mints</source>
            <translation>
                <numerusform>%n rahapaja</numerusform>
                <numerusform>%n rahapajaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral bricks</source>
            <translation>
                <numerusform>%n neutraali tiili</numerusform>
                <numerusform>%n neutraalia tiiltä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n oil rigs</source>
            <translation>
                <numerusform>%n öljynporauslautta</numerusform>
                <numerusform>%n öljynporauslauttaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper</source>
            <translation>
                <numerusform>%n paperi|gen:%n paperin</numerusform>
                <numerusform>%n paperia|gen:%n paperia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper mills</source>
            <translation>
                <numerusform>%n paperitehdas</numerusform>
                <numerusform>%n paperitehdasta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n pelaaja|ptv:%n pelaajaa</numerusform>
                <numerusform>%n pelaajaa|ptv:%n pelaajaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quarries</source>
            <translation>
                <numerusform>%n kivilouhos</numerusform>
                <numerusform>%n kivilouhosta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raft factories</source>
            <translation>
                <numerusform>%n lauttatehdas</numerusform>
                <numerusform>%n lauttatehdasta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rafts</source>
            <translation>
                <numerusform>%n tukkilautta</numerusform>
                <numerusform>%n tukkilauttaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboat factories</source>
            <translation>
                <numerusform>%n soutuvenetehdas</numerusform>
                <numerusform>%n soutuvenetehdasta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboats</source>
            <translation>
                <numerusform>%n soutuvene</numerusform>
                <numerusform>%n soutuvenettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sawmills</source>
            <translation>
                <numerusform>%n saha</numerusform>
                <numerusform>%n sahaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamer factories</source>
            <translation>
                <numerusform>%n höyrylaivatehdas</numerusform>
                <numerusform>%n höyrylaivatehdasta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamers</source>
            <translation>
                <numerusform>%n höyrylaiva</numerusform>
                <numerusform>%n höyrylaivaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps</source>
            <translation>
                <numerusform>%n askel</numerusform>
                <numerusform>%n askelta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock</source>
            <translation>
                <numerusform>%n arvopaperi|gen:%n arvopaperin</numerusform>
                <numerusform>%n arvopaperia|gen:%n arvopaperia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock exchanges</source>
            <translation>
                <numerusform>%n pörssi</numerusform>
                <numerusform>%n pörssiä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone</source>
            <translation>
                <numerusform>%n kivi|gen:%n kiven</numerusform>
                <numerusform>%n kiveä|gen:%n kiveä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone factories</source>
            <translation>
                <numerusform>%n kivihakkaamo</numerusform>
                <numerusform>%n kivihakkaamoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n laatta|acc:%n laatan</numerusform>
                <numerusform>%n laattaa|acc:%n laattaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n truck factories</source>
            <translation>
                <numerusform>%n kuorma-autotehdas</numerusform>
                <numerusform>%n kuorma-autotehdasta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trucks</source>
            <translation>
                <numerusform>%n kuorma-auto</numerusform>
                <numerusform>%n kuorma-autoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trunks</source>
            <translation>
                <numerusform>%n tukki|gen:%n tukin</numerusform>
                <numerusform>%n tukkia|gen:%n tukkia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagon factories</source>
            <translation>
                <numerusform>%n kärrytehdas</numerusform>
                <numerusform>%n kärrytehdasta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagons</source>
            <translation>
                <numerusform>%n kärry</numerusform>
                <numerusform>%n kärryä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n woodcutters</source>
            <translation>
                <numerusform>%n puunhakkaaja</numerusform>
                <numerusform>%n puunhakkaajaa</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>delivery</name>
        <message>
            <source>A step off the roads takes all the points of a turn.</source>
            <translation>Askel tieltä pois vie vuoron kaikki liikkumispisteet.</translation>
        </message>
        <message>
            <source>Docking takes all the points of a turn.</source>
            <translation>Telakoituminen vie vuoron kaikki liikkumispisteet.</translation>
        </message>
        <message>
            <source>Once at {place}: {reason}</source>
            <translation>Perillä ({place}): {reason}</translation>
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has none left.</source>
            <translation>Liian kaukana tälle vuorolle: {name} tarvitsee {points}, jäljellä ei mitään.</translation>
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has {left} left.</source>
            <translation>Liian kaukana tälle vuorolle: {name} tarvitsee {points}, jäljellä {left}.</translation>
        </message>
        <message>
            <source>{action}: {used} of {points}</source>
            <translation>{action}: {used}/{points}</translation>
        </message>
        <message>
            <source>{action}: {used} of {points}, and no farther this turn</source>
            <translation>{action}: {used}/{points}, ei kauemmas tällä vuorolla</translation>
        </message>
        <message>
            <source>{goods} cross to {target}</source>
            <translation>{goods} siirtyy {target:to}</translation>
        </message>
        <message>
            <source>{name} fetches {goods} from {source}</source>
            <translation>{name} noutaa {goods:gen} {source:from}</translation>
        </message>
        <message>
            <source>{name} hands {goods} to {target}</source>
            <translation>{name} luovuttaa {goods:gen} {target:to}</translation>
        </message>
        <message>
            <source>{name} leads {goods} to {target}</source>
            <translation>{name} johtaa {goods:gen} {target:to}</translation>
        </message>
        <message>
            <source>{name} lets {goods} follow</source>
            <translation>{name} ottaa seuraajaksi: {goods}</translation>
        </message>
        <message>
            <source>{name} loads {goods}</source>
            <translation>{name} lastaa {goods:gen}</translation>
        </message>
        <message>
            <source>{name} puts {goods} down</source>
            <translation>{name} purkaa {goods:gen}</translation>
        </message>
        <message>
            <source>{name} puts {others} down {holder:in} and takes {goods} to {target}</source>
            <translation>{name} purkaa {others:gen} {holder:to} ja vie {goods:gen} {target:to}</translation>
        </message>
        <message>
            <source>{name} takes {goods} to {target}</source>
            <translation>{name} vie {goods:gen} {target:to}</translation>
        </message>
    </context>
    <context>
        <name>differences</name>
        <message numerus="yes">
            <source>%n differences.</source>
            <translation>
                <numerusform>%n ero.</numerusform>
                <numerusform>%n eroa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Box of tiles</source>
            <translation>Laattalaatikko</translation>
        </message>
        <message>
            <source>Bridges in deserts</source>
            <translation>Sillat aavikoilla</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Koodi</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Omat kentät</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Kuvaus</translation>
        </message>
        <message>
            <source>Designers</source>
            <translation>Tekijät</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Vaikeus</translation>
        </message>
        <message>
            <source>Entries of the file that this version does not know</source>
            <translation>Tiedoston kohdat, joita tämä ohjelmaversio ei tunne</translation>
        </message>
        <message>
            <source>Findings of the laboratory</source>
            <translation>Laboratorion tulokset</translation>
        </message>
        <message>
            <source>Foreign contents of the play site</source>
            <translation>Pelisivuston vieras sisältö</translation>
        </message>
        <message>
            <source>Goods at the start</source>
            <translation>Hyödykkeet alussa</translation>
        </message>
        <message>
            <source>Hexagons</source>
            <translation>Kuusikulmiot</translation>
        </message>
        <message>
            <source>Homes are chosen freely</source>
            <translation>Kodit valitaan vapaasti</translation>
        </message>
        <message>
            <source>Least distance of homes</source>
            <translation>Kotien vähimmäisetäisyys</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Linkki</translation>
        </message>
        <message>
            <source>Marks of the wonder end the game</source>
            <translation>Ihmeen merkit päättävät pelin</translation>
        </message>
        <message>
            <source>Mines make what they hold most of</source>
            <translation>Kaivokset tuottavat sitä, mitä niissä on eniten</translation>
        </message>
        <message>
            <source>Neutral bricks until the end</source>
            <translation>Neutraaleja tiiliä loppuun</translation>
        </message>
        <message>
            <source>No differences.</source>
            <translation>Ei eroja.</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Pelaajien määrä</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Ennätys</translation>
        </message>
        <message>
            <source>Research at the start</source>
            <translation>Kehitys alussa</translation>
        </message>
        <message>
            <source>Spaces of the wonder filled at the start</source>
            <translation>Alussa täytetyt ihmeen paikat</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Erikoissäännöt</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Tila</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetria</translation>
        </message>
        <message>
            <source>The whole map was {moved}.</source>
            <translation>Koko kartta on {moved}.</translation>
        </message>
        <message>
            <source>There is no other difference.</source>
            <translation>Muuta eroa ei ole.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Transporters at the start</source>
            <translation>Kuljetusvälineet alussa</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuorot</translation>
        </message>
        <message>
            <source>bridge to the {direction}</source>
            <translation>silta, suunta {direction}</translation>
        </message>
        <message>
            <source>draft</source>
            <translation>luonnos</translation>
        </message>
        <message>
            <source>final</source>
            <translation>valmis</translation>
        </message>
        <message>
            <source>flat on top</source>
            <translation>tasainen sivu ylöspäin</translation>
        </message>
        <message>
            <source>free home</source>
            <translation>vapaa koti</translation>
        </message>
        <message>
            <source>home of {player}</source>
            <translation>koti, {player}</translation>
        </message>
        <message>
            <source>mirrored ({symmetry})</source>
            <translation>peilattu ({symmetry})</translation>
        </message>
        <message>
            <source>moved by {shift}</source>
            <translation>siirretty {shift}</translation>
        </message>
        <message>
            <source>neutral {wall}</source>
            <translation>neutraali: {wall}</translation>
        </message>
        <message>
            <source>no</source>
            <translation>ei</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ei mitään</translation>
        </message>
        <message>
            <source>pointed on top</source>
            <translation>kärki ylöspäin</translation>
        </message>
        <message>
            <source>road</source>
            <translation>tie</translation>
        </message>
        <message>
            <source>turned clockwise by {degrees}°</source>
            <translation>käännetty myötäpäivään {degrees}°</translation>
        </message>
        <message numerus="yes">
            <source>wall of %n tokens</source>
            <translation>
                <numerusform>muuri, %n pelimerkki</numerusform>
                <numerusform>muuri, %n pelimerkkiä</numerusform>
            </translation>
        </message>
        <message>
            <source>yes</source>
            <translation>kyllä</translation>
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
            <translation>{least}–{most}</translation>
        </message>
        <message>
            <source>{place}: {after} added.</source>
            <translation>{place}: uutta: {after}.</translation>
        </message>
        <message>
            <source>{place}: {after} has changed in something that is not shown.</source>
            <translation>{place}: {after}: jokin, mikä ei näy, on muuttunut.</translation>
        </message>
        <message>
            <source>{place}: {after} instead of {before}.</source>
            <translation>{place}: nyt {after}, ennen {before}.</translation>
        </message>
        <message>
            <source>{place}: {after} now elsewhere on the tile.</source>
            <translation>{place}: {after} nyt toisessa kohdassa laattaa.</translation>
        </message>
        <message>
            <source>{place}: {after} turned.</source>
            <translation>{place}: {after} käännetty.</translation>
        </message>
        <message>
            <source>{place}: {before} removed.</source>
            <translation>{place}: poistettu: {before}.</translation>
        </message>
        <message>
            <source>{property}: changed.</source>
            <translation>{property}: muuttunut.</translation>
        </message>
        <message>
            <source>{property}: {after} instead of {before}.</source>
            <translation>{property}: nyt {after}, ennen {before}.</translation>
        </message>
        <message>
            <source>{subject} ({player})</source>
            <translation>{subject} ({player})</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter}, {player}</translation>
        </message>
        <message>
            <source>{transporter} with {load}</source>
            <translation>{transporter}, lastina {load}</translation>
        </message>
        <message>
            <source>{wall} of {player}</source>
            <translation>{wall}, {player}</translation>
        </message>
        <message>
            <source>“{text}”</source>
            <translation>”{text}”</translation>
        </message>
    </context>
    <context>
        <name>directions</name>
        <message>
            <source>east</source>
            <translation>itä|to:itään|in:idässä</translation>
        </message>
        <message>
            <source>north</source>
            <translation>pohjoinen|to:pohjoiseen|in:pohjoisessa</translation>
        </message>
        <message>
            <source>north-east</source>
            <translation>koillinen|to:koilliseen|in:koillisessa</translation>
        </message>
        <message>
            <source>north-west</source>
            <translation>luode|to:luoteeseen|in:luoteessa</translation>
        </message>
        <message>
            <source>south</source>
            <translation>etelä|to:etelään|in:etelässä</translation>
        </message>
        <message>
            <source>south-east</source>
            <translation>kaakko|to:kaakkoon|in:kaakossa</translation>
        </message>
        <message>
            <source>south-west</source>
            <translation>lounas|to:lounaaseen|in:lounaassa</translation>
        </message>
        <message>
            <source>west</source>
            <translation>länsi|to:länteen|in:lännessä</translation>
        </message>
    </context>
    <context>
        <name>doings</name>
        <message>
            <source>adding a shaft</source>
            <translation>kaivoskuilun lisääminen</translation>
        </message>
        <message>
            <source>answering an offer</source>
            <translation>tarjoukseen vastaaminen</translation>
        </message>
        <message>
            <source>asking for an order of play</source>
            <translation>pelijärjestyksen pyytäminen</translation>
        </message>
        <message>
            <source>being done with a phase</source>
            <translation>vaiheen päättäminen</translation>
        </message>
        <message>
            <source>breeding</source>
            <translation>lisääntyminen</translation>
        </message>
        <message>
            <source>building</source>
            <translation>rakentaminen</translation>
        </message>
        <message>
            <source>building a bridge</source>
            <translation>sillan rakentaminen</translation>
        </message>
        <message>
            <source>building a road</source>
            <translation>tien rakentaminen</translation>
        </message>
        <message>
            <source>building a wall</source>
            <translation>muurin rakentaminen</translation>
        </message>
        <message>
            <source>buying a brick</source>
            <translation>tiilen ostaminen</translation>
        </message>
        <message>
            <source>choosing a home</source>
            <translation>kodin valitseminen</translation>
        </message>
        <message>
            <source>demolishing a wall</source>
            <translation>muurin purkaminen</translation>
        </message>
        <message>
            <source>drawing the row of figures</source>
            <translation>hahmojen järjestyksen arpominen</translation>
        </message>
        <message>
            <source>drawing what the mines make</source>
            <translation>kaivosten tuotteen arpominen</translation>
        </message>
        <message>
            <source>going on</source>
            <translation>eteneminen</translation>
        </message>
        <message>
            <source>leading geese</source>
            <translation>hanhien johtaminen</translation>
        </message>
        <message>
            <source>leaving the order of play as it is</source>
            <translation>pelijärjestyksen jättäminen ennalleen</translation>
        </message>
        <message>
            <source>letting geese go</source>
            <translation>hanhien jättäminen</translation>
        </message>
        <message>
            <source>making a transporter</source>
            <translation>kuljetusvälineen valmistaminen</translation>
        </message>
        <message>
            <source>moving goods</source>
            <translation>hyödykkeiden siirtäminen</translation>
        </message>
        <message>
            <source>offering something</source>
            <translation>tarjouksen tekeminen</translation>
        </message>
        <message>
            <source>praying on</source>
            <translation>rukoilemisen jatkaminen</translation>
        </message>
        <message>
            <source>putting a transporter out of use</source>
            <translation>kuljetusvälineen poistaminen käytöstä</translation>
        </message>
        <message>
            <source>research</source>
            <translation>kehitys</translation>
        </message>
        <message>
            <source>running a building</source>
            <translation>rakennuksen käyttäminen</translation>
        </message>
        <message>
            <source>setting a transporter down</source>
            <translation>kuljetusvälineen laskeminen kyydistä</translation>
        </message>
        <message>
            <source>stopping to pray</source>
            <translation>rukoilemisen lopettaminen</translation>
        </message>
        <message>
            <source>taking a position</source>
            <translation>paikan valitseminen</translation>
        </message>
        <message>
            <source>taking a transporter aboard</source>
            <translation>kuljetusvälineen ottaminen kyytiin</translation>
        </message>
        <message>
            <source>upgrading a factory</source>
            <translation>tehtaan kohentaminen</translation>
        </message>
    </context>
    <context>
        <name>drop</name>
        <message>
            <source>Release to choose</source>
            <translation>Vapauta ja valitse</translation>
        </message>
        <message>
            <source>With Shift: {count}</source>
            <translation>Vaihto pohjassa: {count}</translation>
        </message>
        <message>
            <source>{action}, carried</source>
            <translation>{action}, kuljetettuna</translation>
        </message>
    </context>
    <context>
        <name>expansion</name>
        <message>
            <source>airport</source>
            <translation>lentokenttä</translation>
        </message>
        <message>
            <source>atelier</source>
            <translation>ateljee</translation>
        </message>
        <message>
            <source>bomb</source>
            <translation>pommi</translation>
        </message>
        <message>
            <source>bomb factory</source>
            <translation>pommitehdas</translation>
        </message>
        <message>
            <source>city</source>
            <translation>kaupunki</translation>
        </message>
        <message>
            <source>exhibition</source>
            <translation>näyttely</translation>
        </message>
        <message>
            <source>home</source>
            <translation>koti</translation>
        </message>
        <message>
            <source>management office</source>
            <translation>johtajien toimisto</translation>
        </message>
        <message>
            <source>manager</source>
            <translation>johtaja</translation>
        </message>
        <message>
            <source>marble</source>
            <translation>marmori</translation>
        </message>
        <message>
            <source>pearl</source>
            <translation>helmi</translation>
        </message>
        <message>
            <source>pearl fishery</source>
            <translation>helmenkalastamo</translation>
        </message>
        <message>
            <source>piece {number}</source>
            <translation>pelimerkki {number}</translation>
        </message>
        <message>
            <source>plane</source>
            <translation>lentokone</translation>
        </message>
        <message>
            <source>polder</source>
            <translation>polderi</translation>
        </message>
        <message>
            <source>power plant</source>
            <translation>voimala</translation>
        </message>
        <message>
            <source>void hex</source>
            <translation>tyhjä ruutu</translation>
        </message>
        <message>
            <source>work of art</source>
            <translation>taideteos</translation>
        </message>
    </context>
    <context>
        <name>expectation</name>
        <message>
            <source>Expected wins in 100 games: {homes}.</source>
            <translation>Odotetut voitot 100 pelissä: {homes}.</translation>
        </message>
        <message>
            <source>Fairness is told of two to six homes on land.</source>
            <translation>Tasapuolisuus kerrotaan 2–6 kodista maalla.</translation>
        </message>
        <message>
            <source>Fairness {before} → {after} of 100, by facts alone.</source>
            <translation>Tasapuolisuus {before} → {after} / 100, pelkistä tiedoista.</translation>
        </message>
        <message>
            <source>Fairness {before} → {after} of 100.</source>
            <translation>Tasapuolisuus {before} → {after} / 100.</translation>
        </message>
        <message>
            <source>Fairness {number} of 100, by facts alone.</source>
            <translation>Tasapuolisuus {number} / 100, pelkistä tiedoista.</translation>
        </message>
        <message>
            <source>Fairness {number} of 100.</source>
            <translation>Tasapuolisuus {number} / 100.</translation>
        </message>
        <message>
            <source>fairness {number}</source>
            <translation>tasapuolisuus {number}</translation>
        </message>
        <message>
            <source>fairness {number} by facts alone</source>
            <translation>tasapuolisuus {number} pelkistä tiedoista</translation>
        </message>
        <message>
            <source>share of points, %</source>
            <translation>osuus pisteistä, %</translation>
        </message>
        <message>
            <source>wins in 100 games</source>
            <translation>voittoja 100 pelissä</translation>
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
                <numerusform>{reason}: +%n voitto.</numerusform>
                <numerusform>{reason}: +%n voittoa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{reason}: −%n wins.</source>
            <translation>
                <numerusform>{reason}: −%n voitto.</numerusform>
                <numerusform>{reason}: −%n voittoa.</numerusform>
            </translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low}–{high})</translation>
        </message>
    </context>
    <context>
        <name>facts</name>
        <message>
            <source>A bridge on {place}</source>
            <translation>Silta laatalla {place}</translation>
        </message>
        <message>
            <source>A road from {first} to {last}</source>
            <translation>Tie {first} – {last}</translation>
        </message>
        <message numerus="yes">
            <source>Nearly symmetrical, except for %n places: {symmetry}, about {centre}.</source>
            <translation>
                <numerusform>Melkein symmetrinen, %n paikka poikkeaa: {symmetry}, keskipiste {centre}.</numerusform>
                <numerusform>Melkein symmetrinen, %n paikkaa poikkeaa: {symmetry}, keskipiste {centre}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Roads from {first} over {middle} to {last}</source>
            <translation>Tiet {first} – {middle} – {last}</translation>
        </message>
        <message>
            <source>Symmetrical: {symmetry}, about {centre}.</source>
            <translation>Symmetrinen: {symmetry}, keskipiste {centre}.</translation>
        </message>
        <message>
            <source>The map has no symmetry.</source>
            <translation>Kartalla ei ole symmetriaa.</translation>
        </message>
        <message>
            <source>a corner of {place}</source>
            <translation>kärki paikassa {place}</translation>
        </message>
        <message>
            <source>all tiles reached first</source>
            <translation>kaikki ensimmäisenä saavutetut laatat</translation>
        </message>
        <message>
            <source>an edge of {place}</source>
            <translation>sivu paikassa {place}</translation>
        </message>
        <message numerus="yes">
            <source>contested in %n steps</source>
            <translation>
                <numerusform>kiistanalaista %n askeleen sisällä</numerusform>
                <numerusform>kiistanalaista %n askeleen sisällä</numerusform>
            </translation>
        </message>
        <message>
            <source>desert</source>
            <translation>aavikko</translation>
        </message>
        <message numerus="yes">
            <source>land in %n steps</source>
            <translation>
                <numerusform>maata %n askeleen sisällä</numerusform>
                <numerusform>maata %n askeleen sisällä</numerusform>
            </translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>vuoristo</translation>
        </message>
        <message>
            <source>mountains reached first</source>
            <translation>ensimmäisenä saavutetut vuoristot</translation>
        </message>
        <message>
            <source>next home</source>
            <translation>lähin toinen koti</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>laidun</translation>
        </message>
        <message>
            <source>pastures reached first</source>
            <translation>ensimmäisenä saavutetut laitumet</translation>
        </message>
        <message>
            <source>river</source>
            <translation>joki</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>kallio</translation>
        </message>
        <message>
            <source>rock reached first</source>
            <translation>ensimmäisenä saavutetut kalliot</translation>
        </message>
        <message numerus="yes">
            <source>room to build in %n steps</source>
            <translation>
                <numerusform>rakennustilaa %n askeleen sisällä</numerusform>
                <numerusform>rakennustilaa %n askeleen sisällä</numerusform>
            </translation>
        </message>
        <message>
            <source>sea</source>
            <translation>meri</translation>
        </message>
        <message>
            <source>second desert</source>
            <translation>toinen aavikko</translation>
        </message>
        <message>
            <source>second home</source>
            <translation>toiseksi lähin koti</translation>
        </message>
        <message>
            <source>second mountain</source>
            <translation>toinen vuoristo</translation>
        </message>
        <message>
            <source>second pasture</source>
            <translation>toinen laidun</translation>
        </message>
        <message>
            <source>second rock</source>
            <translation>toinen kallio</translation>
        </message>
        <message>
            <source>second tile by a river</source>
            <translation>toinen laatta joen varrella</translation>
        </message>
        <message>
            <source>second tile by the sea</source>
            <translation>toinen laatta meren rannalla</translation>
        </message>
        <message>
            <source>second woods</source>
            <translation>toinen metsä</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>metsä</translation>
        </message>
        <message>
            <source>woods reached first</source>
            <translation>ensimmäisenä saavutetut metsät</translation>
        </message>
        <message>
            <source>{goal}: none → {after}</source>
            <translation>{goal}: ei yhtään → {after}</translation>
        </message>
        <message>
            <source>{goal}: {before} → {after}</source>
            <translation>{goal}: {before} → {after}</translation>
        </message>
        <message numerus="yes">
            <source>{what} would save %n turns for {home} ({savings}).</source>
            <translation>
                <numerusform>{what}: säästö %n vuoro, {home} ({savings}).</numerusform>
                <numerusform>{what}: säästö %n vuoroa, {home} ({savings}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message numerus="yes">
            <source>%n bridges were left out.</source>
            <translation>
                <numerusform>%n silta jätettiin pois.</numerusform>
                <numerusform>%n siltaa jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings were left out.</source>
            <translation>
                <numerusform>%n rakennus jätettiin pois.</numerusform>
                <numerusform>%n rakennusta jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n custom fields were left out.</source>
            <translation>
                <numerusform>%n oma kenttä jätettiin pois.</numerusform>
                <numerusform>%n omaa kenttää jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foreign pieces were left out.</source>
            <translation>
                <numerusform>%n vieras pelimerkki jätettiin pois.</numerusform>
                <numerusform>%n vierasta pelimerkkiä jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods were left out.</source>
            <translation>
                <numerusform>%n hyödyke jätettiin pois.</numerusform>
                <numerusform>%n hyödykettä jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes are free to choose in the file: it cannot say which player they belong to.</source>
            <translation>
                <numerusform>%n koti on tiedostossa vapaasti valittavissa: tiedosto ei voi kertoa, kenelle pelaajalle se kuuluu.</numerusform>
                <numerusform>%n kotia on tiedostossa vapaasti valittavissa: tiedosto ei voi kertoa, kenelle pelaajalle ne kuuluvat.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes or pieces were changed.</source>
            <translation>
                <numerusform>%n koti tai pelimerkki muuttui.</numerusform>
                <numerusform>%n kotia tai pelimerkkiä muuttui.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out, as another stands on the same tile.</source>
            <translation>
                <numerusform>%n koti jätettiin pois, koska samalla laatalla on jo toinen.</numerusform>
                <numerusform>%n kotia jätettiin pois, koska samalla laatalla on jo toinen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out.</source>
            <translation>
                <numerusform>%n koti jätettiin pois.</numerusform>
                <numerusform>%n kotia jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n labels, notes and districts were left out.</source>
            <translation>
                <numerusform>%n nimiö, muistiinpano tai alue jätettiin pois.</numerusform>
                <numerusform>%n nimiötä, muistiinpanoa ja aluetta jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines that give no tile, such as those of a saved game, were left out.</source>
            <translation>
                <numerusform>%n rivi, joka ei anna laattaa, kuten tallennetun pelin rivi, jätettiin pois.</numerusform>
                <numerusform>%n riviä, jotka eivät anna laattaa, kuten tallennetun pelin rivit, jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines without contents were taken as new.</source>
            <translation>
                <numerusform>%n kaivos, jonka sisältöä ei kerrota, otettiin uutena.</numerusform>
                <numerusform>%n kaivosta, joiden sisältöä ei kerrota, otettiin uusina.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n muu</numerusform>
                <numerusform>%n muuta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other objects of the table were left out.</source>
            <translation>
                <numerusform>%n pöydän muu esine jätettiin pois.</numerusform>
                <numerusform>%n pöydän muuta esinettä jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n researched subjects were left out.</source>
            <translation>
                <numerusform>%n kehitetty kohde jätettiin pois.</numerusform>
                <numerusform>%n kehitettyä kohdetta jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads were left out.</source>
            <translation>
                <numerusform>%n tie jätettiin pois.</numerusform>
                <numerusform>%n tietä jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles became others.</source>
            <translation>
                <numerusform>%n laatta muuttui toiseksi.</numerusform>
                <numerusform>%n laattaa muuttui toisiksi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion were left out.</source>
            <translation>
                <numerusform>%n laajennuksen laatta jätettiin pois.</numerusform>
                <numerusform>%n laajennuksen laattaa jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were added.</source>
            <translation>
                <numerusform>%n laatta tuli lisää.</numerusform>
                <numerusform>%n laattaa tuli lisää.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were left out.</source>
            <translation>
                <numerusform>%n laatta jätettiin pois.</numerusform>
                <numerusform>%n laattaa jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters were left out.</source>
            <translation>
                <numerusform>%n kuljetusväline jätettiin pois.</numerusform>
                <numerusform>%n kuljetusvälinettä jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n void hexes were added to join the parts of the map.</source>
            <translation>
                <numerusform>Lisättiin %n tyhjä ruutu yhdistämään kartan osat.</numerusform>
                <numerusform>Lisättiin %n tyhjää ruutua yhdistämään kartan osat.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls were left out.</source>
            <translation>
                <numerusform>%n muuri jätettiin pois.</numerusform>
                <numerusform>%n muuria jätettiin pois.</numerusform>
            </translation>
        </message>
        <message>
            <source>',' has nothing before or behind it</source>
            <translation>merkin ',' edestä tai perästä puuttuu jotain</translation>
        </message>
        <message>
            <source>'{name}' is wrong between these places: it is '{right}' (or '{verb}')</source>
            <translation>'{name}' on väärin näiden paikkojen välillä: oikea on '{right}' (tai '{verb}')</translation>
        </message>
        <message>
            <source>'{verb}' is done by a player</source>
            <translation>'{verb}' on pelaajan teko</translation>
        </message>
        <message>
            <source>'{verb}' is drawn by chance, not done by a player</source>
            <translation>'{verb}' on sattuman arpoma, ei pelaajan teko</translation>
        </message>
        <message>
            <source>'{verb}' names no player to offer to</source>
            <translation>'{verb}' ei nimeä pelaajaa, jolle tarjotaan</translation>
        </message>
        <message>
            <source>'{verb}' needs players, a colon and an action, as {example}</source>
            <translation>'{verb}' vaatii pelaajat, kaksoispisteen ja teon, kuten {example}</translation>
        </message>
        <message>
            <source>(what it prints further is left out)</source>
            <translation>(loput tulosteesta jätetään pois)</translation>
        </message>
        <message>
            <source>A merge conflict was left in what follows the map; the map itself is whole.</source>
            <translation>Kartan jälkeen on jäänyt yhdistämisristiriita; itse kartta on ehjä.</translation>
        </message>
        <message>
            <source>Dask is not installed: {command}</source>
            <translation>Daskia ei ole asennettu: {command}</translation>
        </message>
        <message>
            <source>Left out, because this format has no room for it: {things}.</source>
            <translation>Jätettiin pois, koska muodossa ei ole sille paikkaa: {things}.</translation>
        </message>
        <message>
            <source>Left out, because this program does not know what it is: {names}.</source>
            <translation>Jätetty pois, koska tämä ohjelma ei tiedä, mitä se on: {names}.</translation>
        </message>
        <message>
            <source>Planning the homes has stopped: {reason}</source>
            <translation>Kotien suunnittelu on pysähtynyt: {reason}</translation>
        </message>
        <message>
            <source>Private labels, notes and districts were left out.</source>
            <translation>Yksityiset nimiöt, muistiinpanot ja alueet jätettiin pois.</translation>
        </message>
        <message>
            <source>Tabletop Simulator map string</source>
            <translation>Tabletop Simulatorin karttamerkkijono</translation>
        </message>
        <message>
            <source>Tabletop Simulator saved object</source>
            <translation>Tabletop Simulatorin tallennettu objekti</translation>
        </message>
        <message>
            <source>The atlas cannot be read: {reason}</source>
            <translation>Kartastoa ei voi lukea: {reason}</translation>
        </message>
        <message>
            <source>The atlas has stopped: {reason}</source>
            <translation>Kartasto on pysähtynyt: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n docked pieces was left out, as no river ends there.</source>
            <translation>
                <numerusform>%n telakoituneen pelimerkin ranta jätettiin pois, koska siinä ei pääty jokea.</numerusform>
                <numerusform>%n telakoituneen pelimerkin ranta jätettiin pois, koska siinä ei pääty jokea.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n homes was left out.</source>
            <translation>
                <numerusform>%n kodin ranta jätettiin pois.</numerusform>
                <numerusform>%n kodin ranta jätettiin pois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n docked pieces.</source>
            <translation>
                <numerusform>%n telakoituneen pelimerkin ranta arvattiin.</numerusform>
                <numerusform>%n telakoituneen pelimerkin ranta arvattiin.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n homes by a river.</source>
            <translation>
                <numerusform>%n joen varrella olevan kodin ranta arvattiin.</numerusform>
                <numerusform>%n joen varrella olevan kodin ranta arvattiin.</numerusform>
            </translation>
        </message>
        <message>
            <source>The check of geometry has stopped: {reason}</source>
            <translation>Geometrian tarkistus on pysähtynyt: {reason}</translation>
        </message>
        <message>
            <source>The coordinates of each tile add up to {sum} instead of 0; the middle one was ignored.</source>
            <translation>Jokaisen laatan koordinaattien summa on {sum} eikä 0; keskimmäistä ei otettu huomioon.</translation>
        </message>
        <message numerus="yes">
            <source>The first line counts {counted} tiles, but there are %n.</source>
            <translation>
                <numerusform>Ensimmäisen rivin mukaan laattoja on {counted}, mutta niitä on %n.</numerusform>
                <numerusform>Ensimmäisen rivin mukaan laattoja on {counted}, mutta niitä on %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>The generator has stopped: {reason}</source>
            <translation>Generaattori on pysähtynyt: {reason}</translation>
        </message>
        <message>
            <source>The map was shifted to lie on the grid of {columns} columns and {rows} rows.</source>
            <translation>Kartta siirrettiin {columns} sarakkeen ja {rows} rivin ruudukolle.</translation>
        </message>
        <message numerus="yes">
            <source>The number of players, at most %n, was guessed from the homes.</source>
            <translation>
                <numerusform>Pelaajien määrä, enintään %n, arvattiin kodeista.</numerusform>
                <numerusform>Pelaajien määrä, enintään %n, arvattiin kodeista.</numerusform>
            </translation>
        </message>
        <message>
            <source>The picture cannot be read: {reason}</source>
            <translation>Kuvaa ei voi lukea: {reason}</translation>
        </message>
        <message>
            <source>The player answered {detail}, which is not an action</source>
            <translation>Pelaaja vastasi {detail}, mikä ei ole teko</translation>
        </message>
        <message>
            <source>The player cannot be seated: {detail}</source>
            <translation>Pelaajaa ei saada pelaamaan: {detail}</translation>
        </message>
        <message>
            <source>The player has crashed: {detail}</source>
            <translation>Pelaaja kaatui: {detail}</translation>
        </message>
        <message>
            <source>The player has not decided within {detail} seconds</source>
            <translation>Pelaaja ei päättänyt {detail} sekunnissa</translation>
        </message>
        <message>
            <source>The player only moves things about: {detail} actions in a row, and no step forward</source>
            <translation>Pelaaja vain siirtelee asioita: {detail} toimintoa peräkkäin eikä askeltakaan eteenpäin</translation>
        </message>
        <message>
            <source>The player tried something that cannot be done: {detail}</source>
            <translation>Pelaaja yritti mahdotonta: {detail}</translation>
        </message>
        <message>
            <source>The process of the player has ended: {detail}</source>
            <translation>Pelaajan prosessi on päättynyt: {detail}</translation>
        </message>
        <message>
            <source>The quotation marks were ignored.</source>
            <translation>Lainausmerkeistä ei välitetty.</translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n sea tiles were ignored.</source>
            <translation>
                <numerusform>%n merilaatan joista ei välitetty.</numerusform>
                <numerusform>%n merilaatan joista ei välitetty.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n tiles were left out.</source>
            <translation>
                <numerusform>%n laatan joet jätettiin pois.</numerusform>
                <numerusform>%n laatan joet jätettiin pois.</numerusform>
            </translation>
        </message>
        <message>
            <source>The run has stopped: {reason}</source>
            <translation>Ajo on pysähtynyt: {reason}</translation>
        </message>
        <message>
            <source>The runs cannot be read: {reason}</source>
            <translation>Ajoja ei voi lukea: {reason}</translation>
        </message>
        <message>
            <source>The script has stopped: {reason}</source>
            <translation>Skripti pysähtyi: {reason}</translation>
        </message>
        <message>
            <source>The search for edits has stopped: {reason}</source>
            <translation>Muutosten haku on keskeytynyt: {reason}</translation>
        </message>
        <message>
            <source>The search for par has stopped: {reason}</source>
            <translation>Parin etsintä on pysähtynyt: {reason}</translation>
        </message>
        <message>
            <source>The search has stopped: {reason}</source>
            <translation>Haku on pysähtynyt: {reason}</translation>
        </message>
        <message>
            <source>The short runs have stopped: {reason}</source>
            <translation>Lyhyet ajot ovat pysähtyneet: {reason}</translation>
        </message>
        <message>
            <source>The solver has stopped: {reason}</source>
            <translation>Ratkaisija on pysähtynyt: {reason}</translation>
        </message>
        <message>
            <source>The text around the map, such as a mail, was left out.</source>
            <translation>Se, mitä kartan ympärillä on, kuten sähköposti, jätettiin pois.</translation>
        </message>
        <message>
            <source>The text before the map was left out.</source>
            <translation>Ennen karttaa oleva teksti jätettiin pois.</translation>
        </message>
        <message>
            <source>There is no hint: {reason}</source>
            <translation>Vihjettä ei ole: {reason}</translation>
        </message>
        <message>
            <source>These members were written as they were read, though hexes may have other numbers now: {names}.</source>
            <translation>Nämä jäsenet kirjoitettiin niin kuin ne luettiin, vaikka ruuduilla voi olla nyt toiset numerot: {names}.</translation>
        </message>
        <message>
            <source>This format draws hexes flat on top, so the picture of the map is turned by 30 degrees.</source>
            <translation>Tässä muodossa kuusikulmioiden sivu on ylhäällä, joten kartan kuva on kääntynyt 30 astetta.</translation>
        </message>
        <message>
            <source>This format draws hexes with a corner on top, so the picture of the map is turned by 30 degrees.</source>
            <translation>Tässä muodossa kuusikulmioiden kärki on ylhäällä, joten kartan kuva on kääntynyt 30 astetta.</translation>
        </message>
        <message numerus="yes">
            <source>What %n buildings held that were no mines was left out.</source>
            <translation>
                <numerusform>%n rakennuksen sisältö jätettiin pois, koska se ei ole kaivos.</numerusform>
                <numerusform>%n rakennuksen sisältö jätettiin pois, koska ne eivät ole kaivoksia.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What %n transporters carried was left out.</source>
            <translation>
                <numerusform>%n kuljetusvälineen lasti jätettiin pois.</numerusform>
                <numerusform>%n kuljetusvälineen lasti jätettiin pois.</numerusform>
            </translation>
        </message>
        <message>
            <source>What a newer version of rbdesigner added to the file was left out.</source>
            <translation>Uudemman rbdesignerin tiedostoon lisäämät osat jätettiin pois.</translation>
        </message>
        <message>
            <source>What follows the map, such as a saved game, was left out.</source>
            <translation>Kartan jälkeen tuleva, kuten tallennettu peli, jätettiin pois.</translation>
        </message>
        <message>
            <source>a course map cannot tell two rivers of a tile apart; tiles with several: {tiles}</source>
            <translation>kurssikartta ei erota laatan kahta jokea; useita jokia on laatoilla {tiles}</translation>
        </message>
        <message>
            <source>a field needs a name</source>
            <translation>kentällä on oltava nimi</translation>
        </message>
        <message>
            <source>a game in it is damaged</source>
            <translation>siinä oleva peli on vioittunut</translation>
        </message>
        <message>
            <source>a game is for 1 to {most} players, not for {players}</source>
            <translation>peliin osallistuu 1–{most} pelaajaa, ei {players}</translation>
        </message>
        <message>
            <source>a line has at most {most} characters, and this one has {number}</source>
            <translation>rivillä on enintään {most} merkkiä, mutta tällä {number}</translation>
        </message>
        <message>
            <source>a line names a player and an action: 1: lay 0,0 mountain 3</source>
            <translation>rivi nimeää pelaajan ja teon: 1: lay 0,0 mountain 3</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>luettelo</translation>
        </message>
        <message>
            <source>a list is expected here, not {found}</source>
            <translation>tässä pitää olla luettelo, ei {found}</translation>
        </message>
        <message>
            <source>a map for {players} players has {least} to {most} tiles, not {number}</source>
            <translation>{players} pelaajan kartassa on {least}–{most} laattaa, ei {number}</translation>
        </message>
        <message>
            <source>a map gets {least} to {most} rivers, not {number}</source>
            <translation>karttaan tulee {least}–{most} jokea, ei {number}</translation>
        </message>
        <message>
            <source>a map has no more than {most} tiles</source>
            <translation>kartalla on enintään {most} laattaa</translation>
        </message>
        <message>
            <source>a map is for {least} to {most} players, not for {number}</source>
            <translation>kartta on {least}–{most} pelaajalle, ei {number} pelaajalle</translation>
        </message>
        <message>
            <source>a map is laid by 1 to {most} players, not by {players}</source>
            <translation>kartan asettelee 1–{most} pelaajaa, ei {players}</translation>
        </message>
        <message>
            <source>a map is laid from its first tile; here something is on it already</source>
            <translation>kartta asetellaan ensimmäisestä laatasta alkaen; tällä on jo jotakin</translation>
        </message>
        <message>
            <source>a map of {tiles} tiles has 1 to {tiles} islands, not {number}</source>
            <translation>{tiles} laatan kartassa on 1–{tiles} saarta, ei {number}</translation>
        </message>
        <message>
            <source>a map string begins with {version}</source>
            <translation>karttamerkkijonon alussa on {version}</translation>
        </message>
        <message>
            <source>a merge conflict has been left in the file</source>
            <translation>tiedostoon on jäänyt yhdistämisristiriita</translation>
        </message>
        <message>
            <source>a merge conflict was left in the file: {line}</source>
            <translation>tiedostoon on jäänyt yhdistämisristiriita: {line}</translation>
        </message>
        <message>
            <source>a mine holds 0 to {most} of gold and of iron</source>
            <translation>kaivoksessa on kultaa ja rautaa kumpaakin 0–{most}</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>luku</translation>
        </message>
        <message>
            <source>a number has thousands of digits</source>
            <translation>luvussa on tuhansia numeroita</translation>
        </message>
        <message>
            <source>a number in an action is one from 0 to {most}</source>
            <translation>teon luku on väliltä 0–{most}</translation>
        </message>
        <message>
            <source>a part of the path is not a folder</source>
            <translation>polun osa ei ole kansio</translation>
        </message>
        <message>
            <source>a picture ends in {suffixes}</source>
            <translation>kuvan nimen pääte on jokin näistä: {suffixes}</translation>
        </message>
        <message>
            <source>a play site's map is a list with an object at its end</source>
            <translation>pelisivuston kartta on luettelo, jonka lopussa on objekti</translation>
        </message>
        <message>
            <source>a play site's map lists every good: {number} are too many</source>
            <translation>pelisivuston kartta luettelee jokaisen hyödykkeen: {number} on liikaa</translation>
        </message>
        <message>
            <source>a process that worked for it has ended, which happens when the memory is full</source>
            <translation>sitä varten työskennellyt prosessi on päättynyt, kuten käy muistin täyttyessä</translation>
        </message>
        <message>
            <source>a quotation mark is missing</source>
            <translation>lainausmerkki puuttuu</translation>
        </message>
        <message>
            <source>a record is for one player, not for {players}</source>
            <translation>ennätys on yhden pelaajan, ei {players} pelaajan</translation>
        </message>
        <message>
            <source>a river has 1 to {first} edges, not {last}</source>
            <translation>joella on 1–{first} sivua, ei {last}</translation>
        </message>
        <message>
            <source>a river is {least} to {most} tiles long, not {number}</source>
            <translation>joki on {least}–{most} laattaa pitkä, ei {number}</translation>
        </message>
        <message>
            <source>a sea tile has no rivers</source>
            <translation>merilaatalla ei ole jokia</translation>
        </message>
        <message>
            <source>a seed has at most {most} digits</source>
            <translation>siemenluvussa on enintään {most} numeroa</translation>
        </message>
        <message>
            <source>a side is given twice: {sides}</source>
            <translation>sivu on annettu kahdesti: {sides}</translation>
        </message>
        <message>
            <source>a table seats 2 to {players} of the {players} players, not {seats}</source>
            <translation>pöydässä istuu 2–{players} kaikkiaan {players} pelaajasta, ei {seats}</translation>
        </message>
        <message>
            <source>a table seats both players, not {seats}</source>
            <translation>pöydässä istuvat molemmat pelaajat, ei {seats}</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>teksti</translation>
        </message>
        <message>
            <source>a tile has at most {most} sides with a river, not {number}</source>
            <translation>laatalla on enintään {most} sivua, joilla on joki, ei {number}</translation>
        </message>
        <message numerus="yes">
            <source>a tile has three coordinates, or row and column, not %n numbers</source>
            <translation>
                <numerusform>laatalla on kolme koordinaattia tai rivi ja sarake, ei %n luku</numerusform>
                <numerusform>laatalla on kolme koordinaattia tai rivi ja sarake, ei %n lukua</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile is named twice: each mine makes one good</source>
            <translation>laatta on nimetty kahdesti: kukin kaivos tuottaa yhden hyödykkeen</translation>
        </message>
        <message>
            <source>a tournament is for two players or more; {player} is alone</source>
            <translation>turnaukseen tarvitaan vähintään kaksi pelaajaa; {player} on yksin</translation>
        </message>
        <message>
            <source>a tournament needs a map</source>
            <translation>turnaukseen tarvitaan kartta</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>kokonaisluku</translation>
        </message>
        <message>
            <source>a worker has {there}, here is {here}</source>
            <translation>työprosessilla on {there}, täällä on {here}</translation>
        </message>
        <message>
            <source>a worker of the cluster has no {module}</source>
            <translation>klusterin työprosessilta puuttuu {module}</translation>
        </message>
        <message>
            <source>a world of {tiles} tiles is too large to be laid in turns: {most} at most</source>
            <translation>{tiles} laatan maailma on liian suuri vuorotellen aseteltavaksi: enintään {most}</translation>
        </message>
        <message>
            <source>an action has a member 'do' that says what it is</source>
            <translation>teolla on jäsen 'do', joka kertoo, mikä se on</translation>
        </message>
        <message>
            <source>an action is missing behind ':'</source>
            <translation>merkin ':' perästä puuttuu teko</translation>
        </message>
        <message>
            <source>an action is one line, and this is more</source>
            <translation>teko on yksi rivi, ja tämä on enemmän</translation>
        </message>
        <message>
            <source>an atlas compares homes, so that it is for two players or more</source>
            <translation>kartasto vertaa koteja, joten se on kahdelle pelaajalle tai useammalle</translation>
        </message>
        <message>
            <source>an axis has 1 to {most} cells, not {number}</source>
            <translation>akselilla on 1–{most} ruutua, ei {number}</translation>
        </message>
        <message>
            <source>an object</source>
            <translation>objekti</translation>
        </message>
        <message>
            <source>an object with name and mapstring is expected here</source>
            <translation>tässä pitää olla objekti, jossa on name ja mapstring</translation>
        </message>
        <message>
            <source>and more than {left} others</source>
            <translation>ja yli {left} muuta</translation>
        </message>
        <message>
            <source>and {left} more</source>
            <translation>ja {left} muuta</translation>
        </message>
        <message>
            <source>another district has this name</source>
            <translation>toisella alueella on tämä nimi</translation>
        </message>
        <message>
            <source>another field here has this name</source>
            <translation>toisella kentällä on tässä tämä nimi</translation>
        </message>
        <message>
            <source>another program has changed this file since it was read; it was not overwritten</source>
            <translation>toinen ohjelma on muuttanut tiedostoa sen lukemisen jälkeen; sen päälle ei kirjoitettu</translation>
        </message>
        <message>
            <source>another program is using it</source>
            <translation>toinen ohjelma käyttää sitä</translation>
        </message>
        <message>
            <source>another program is writing into it</source>
            <translation>toinen ohjelma kirjoittaa siihen</translation>
        </message>
        <message>
            <source>axis</source>
            <translation>akseli</translation>
        </message>
        <message>
            <source>book</source>
            <translation>kirja</translation>
        </message>
        <message>
            <source>border</source>
            <translation>raja|ptv:rajaa</translation>
        </message>
        <message>
            <source>both would play the same games</source>
            <translation>molemmat pelaisivat samat pelit</translation>
        </message>
        <message>
            <source>box</source>
            <translation>laatikko</translation>
        </message>
        <message>
            <source>bridge site</source>
            <translation>siltapaikka|ptv:siltapaikkaa</translation>
        </message>
        <message>
            <source>building</source>
            <translation>rakennus|ptv:rakennusta</translation>
        </message>
        <message>
            <source>cannot be read: no file can have this name</source>
            <translation>ei voi lukea: tiedostolla ei voi olla tätä nimeä</translation>
        </message>
        <message>
            <source>cannot be read: {why}</source>
            <translation>ei voi lukea: {why}</translation>
        </message>
        <message>
            <source>cannot be used: {why}</source>
            <translation>ei voi käyttää: {why}</translation>
        </message>
        <message>
            <source>cannot be written: {why}</source>
            <translation>ei voi kirjoittaa: {why}</translation>
        </message>
        <message>
            <source>cannot be written: {why}; no file was written</source>
            <translation>ei voi kirjoittaa: {why}; tiedostoa ei kirjoitettu</translation>
        </message>
        <message>
            <source>cannot be written: {why}; the file on disk is as it was</source>
            <translation>ei voi kirjoittaa: {why}; levyllä oleva tiedosto on ennallaan</translation>
        </message>
        <message>
            <source>charts cannot be drawn: {why}</source>
            <translation>kaavioita ei voi piirtää: {why}</translation>
        </message>
        <message>
            <source>coordinates go no further than {limit}</source>
            <translation>koordinaatit ovat enintään {limit}</translation>
        </message>
        <message>
            <source>copy of a game</source>
            <translation>pelin kopio</translation>
        </message>
        <message>
            <source>copy of a map</source>
            <translation>kartan kopio</translation>
        </message>
        <message>
            <source>dock</source>
            <translation>rannikko|ptv:rannikkoa</translation>
        </message>
        <message>
            <source>edge</source>
            <translation>sivu|ptv:sivua</translation>
        </message>
        <message>
            <source>edge {first} is not one of 0 to 5</source>
            <translation>sivua {first} ei ole; sivut ovat 0–5</translation>
        </message>
        <message>
            <source>edge {first} is used twice</source>
            <translation>sivua {first} on käytetty kahdesti</translation>
        </message>
        <message>
            <source>entry {number} is not a line of the notation: {entry}</source>
            <translation>merkintä {number} ei ole merkintätavan rivi: {entry}</translation>
        </message>
        <message>
            <source>entry {number} of the log breaks the rules: {why}</source>
            <translation>lokin merkintä {number} rikkoo sääntöjä: {why}</translation>
        </message>
        <message>
            <source>entry {number}, {entry}: {why}</source>
            <translation>merkintä {number}, {entry}: {why}</translation>
        </message>
        <message>
            <source>exit code {code}</source>
            <translation>paluukoodi {code}</translation>
        </message>
        <message>
            <source>expecting ',' delimiter</source>
            <translation>',' puuttuu</translation>
        </message>
        <message>
            <source>expecting ':' delimiter</source>
            <translation>':' puuttuu</translation>
        </message>
        <message>
            <source>expecting property name enclosed in double quotes</source>
            <translation>lainausmerkeissä oleva jäsenen nimi puuttuu</translation>
        </message>
        <message>
            <source>expecting value</source>
            <translation>arvo puuttuu</translation>
        </message>
        <message>
            <source>extra data</source>
            <translation>lopussa on ylimääräistä</translation>
        </message>
        <message>
            <source>fairness goes from {least} to {most}, not to {number}</source>
            <translation>tasapuolisuus on {least}–{most}, ei {number}</translation>
        </message>
        <message>
            <source>foreign kind</source>
            <translation>vieraan laji</translation>
        </message>
        <message>
            <source>foreign tile</source>
            <translation>vieras laatta</translation>
        </message>
        <message>
            <source>games are exported as {kinds}, not as {kind}</source>
            <translation>pelit viedään muodossa {kinds}, ei {kind}</translation>
        </message>
        <message>
            <source>good</source>
            <translation>hyödyke|ptv:hyödykettä</translation>
        </message>
        <message>
            <source>has to be a colour such as #1e90ff, not {found}</source>
            <translation>pitää olla väri kuten #1e90ff, ei {found}</translation>
        </message>
        <message>
            <source>has to be at least {wanted}, not {found}</source>
            <translation>pitää olla vähintään {wanted}, ei {found}</translation>
        </message>
        <message>
            <source>has to be at most {wanted}, not {found}</source>
            <translation>saa olla enintään {wanted}, ei {found}</translation>
        </message>
        <message>
            <source>has to be {wanted}, not {found}</source>
            <translation>pitää olla {wanted}, ei {found}</translation>
        </message>
        <message>
            <source>hex {number} has no region {region}</source>
            <translation>kuusikulmiolla {number} ei ole osaa {region}</translation>
        </message>
        <message>
            <source>hex {number} has no river {river}</source>
            <translation>kuusikulmiolla {number} ei ole jokea {river}</translation>
        </message>
        <message>
            <source>homes for {players} do not lie in this symmetry, or not so far apart</source>
            <translation>kodit {players} pelaajalle eivät sovi tähän symmetriaan tai eivät näin kauas toisistaan</translation>
        </message>
        <message>
            <source>homes need a terrain to stand on</source>
            <translation>kodit tarvitsevat maaston, jolla ne ovat</translation>
        </message>
        <message>
            <source>invalid control character</source>
            <translation>kielletty ohjausmerkki</translation>
        </message>
        <message>
            <source>invalid escape</source>
            <translation>virheellinen kenoviivamerkintä</translation>
        </message>
        <message>
            <source>is damaged: there are things in it that no run has</source>
            <translation>on vioittunut: siinä on jotakin, mitä missään ajossa ei ole</translation>
        </message>
        <message>
            <source>is damaged: {why}</source>
            <translation>on vioittunut: {why}</translation>
        </message>
        <message>
            <source>is empty</source>
            <translation>on tyhjä</translation>
        </message>
        <message>
            <source>is not a file of the laboratory</source>
            <translation>ei ole laboratorion tiedosto</translation>
        </message>
        <message>
            <source>is not a map of a known format ({known})</source>
            <translation>ei ole minkään tunnetun muodon kartta ({known})</translation>
        </message>
        <message>
            <source>is not opened: it holds views, triggers or computed columns, which no file of the laboratory has</source>
            <translation>jätetään avaamatta: siinä on näkymiä, laukaisimia tai laskettuja sarakkeita, joita missään laboratorion tiedostossa ei ole</translation>
        </message>
        <message>
            <source>is too large: a map has no more than {most} tiles and pieces</source>
            <translation>on liian suuri: kartalla on enintään {most} laattaa ja pelimerkkiä</translation>
        </message>
        <message>
            <source>is too large: a {noun} has less than {most} MB</source>
            <translation>on liian suuri: raja on {most} Mt ({noun})</translation>
        </message>
        <message>
            <source>is too large: such a map has less than {most} characters</source>
            <translation>on liian suuri: tällaisessa kartassa on alle {most} merkkiä</translation>
        </message>
        <message>
            <source>islands need some sea between them</source>
            <translation>saaret tarvitsevat merta välilleen</translation>
        </message>
        <message>
            <source>it answered what cannot be read</source>
            <translation>se vastasi jotakin, mitä ei voi lukea</translation>
        </message>
        <message>
            <source>it can no longer answer</source>
            <translation>se ei voi enää vastata</translation>
        </message>
        <message>
            <source>it cannot be opened</source>
            <translation>sitä ei voi avata</translation>
        </message>
        <message>
            <source>it has been closed</source>
            <translation>se on suljettu</translation>
        </message>
        <message>
            <source>it holds no kinds of players</source>
            <translation>siinä ei ole pelaajalajeja</translation>
        </message>
        <message>
            <source>it is read-only</source>
            <translation>se on vain luettavissa</translation>
        </message>
        <message>
            <source>it is the turn of player {acting}</source>
            <translation>on pelaajan {acting} vuoro</translation>
        </message>
        <message>
            <source>it needs more memory than a script may have</source>
            <translation>se tarvitsee enemmän muistia kuin skriptillä saa olla</translation>
        </message>
        <message>
            <source>it needs {kinds}, or one class with {method}; it has {number}</source>
            <translation>siinä pitää olla {kinds} tai yksi luokka, jolla on {method}; luokkia on {number}</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>se keskeytettiin</translation>
        </message>
        <message>
            <source>its pages cannot be kept in the folder for temporary files: {why}</source>
            <translation>sen sivuja ei voi säilyttää tilapäistiedostojen kansiossa: {why}</translation>
        </message>
        <message>
            <source>killed by signal {name}</source>
            <translation>signaali {name} lopetti sen</translation>
        </message>
        <message>
            <source>kind of building</source>
            <translation>rakennuslaji</translation>
        </message>
        <message>
            <source>kind of field</source>
            <translation>kentän laji</translation>
        </message>
        <message>
            <source>kind of symmetry</source>
            <translation>symmetrialaji</translation>
        </message>
        <message>
            <source>kind of transporter</source>
            <translation>kuljetusvälinelaji</translation>
        </message>
        <message>
            <source>laying of a map</source>
            <translation>kartan asettelu</translation>
        </message>
        <message>
            <source>level</source>
            <translation>taso</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>rivi {number}</translation>
        </message>
        <message>
            <source>lists and objects are nested more than {most} deep</source>
            <translation>luetteloita ja objekteja on sisäkkäin yli {most}</translation>
        </message>
        <message>
            <source>map code</source>
            <translation>karttakoodi</translation>
        </message>
        <message>
            <source>map of the online play site</source>
            <translation>pelisivuston kartta</translation>
        </message>
        <message>
            <source>map {number} ({title}): {why}</source>
            <translation>kartta {number} ({title}): {why}</translation>
        </message>
        <message>
            <source>map {number}: {why}</source>
            <translation>kartta {number}: {why}</translation>
        </message>
        <message>
            <source>maps of a given shape all have its size</source>
            <translation>annetun muotoiset kartat ovat kaikki sen kokoisia</translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n characters, not {found}</source>
            <translation>
                <numerusform>saa olla enintään %n merkki, ei {found}</numerusform>
                <numerusform>saa olla enintään %n merkkiä, ei {found}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n entries, not {found}</source>
            <translation>
                <numerusform>saa olla enintään %n merkintä, ei {found}</numerusform>
                <numerusform>saa olla enintään %n merkintää, ei {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>more than anybody reads</source>
            <translation>enemmän kuin kukaan lukee</translation>
        </message>
        <message numerus="yes">
            <source>needs at least %n entries, not {found}</source>
            <translation>
                <numerusform>vaatii vähintään %n merkinnän, ei {found}</numerusform>
                <numerusform>vaatii vähintään %n merkintää, ei {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>no backup of the version before could be kept: {why}</source>
            <translation>edellisestä versiosta ei voitu säilyttää varmuuskopiota: {why}</translation>
        </message>
        <message>
            <source>no cluster answers there: {why}</source>
            <translation>sieltä ei vastaa mikään klusteri: {why}</translation>
        </message>
        <message>
            <source>no file can be made in the folder ({why}), so this one was overwritten in place</source>
            <translation>kansioon ei voi luoda tiedostoa ({why}), joten tämän päälle kirjoitettiin suoraan</translation>
        </message>
        <message>
            <source>no file can have this name</source>
            <translation>tiedostolla ei voi olla tätä nimeä</translation>
        </message>
        <message>
            <source>no map was as fair as {bound}; the best of {tries} had {best}</source>
            <translation>yksikään kartta ei ollut yhtä tasapuolinen kuin {bound}; paras {tries} kartasta sai {best}</translation>
        </message>
        <message>
            <source>no object of this file carries a map string in its description</source>
            <translation>mikään tämän tiedoston objekti ei sisällä karttamerkkijonoa kuvauksessaan</translation>
        </message>
        <message>
            <source>no piece has the number {number}</source>
            <translation>millään pelimerkillä ei ole numeroa {number}</translation>
        </message>
        <message>
            <source>no player can be made by {call}: {why}</source>
            <translation>pelaajaa ei voi luoda kutsulla {call}: {why}</translation>
        </message>
        <message>
            <source>no player is named {name}; there are {known}</source>
            <translation>pelaajaa {name} ei ole; pelaajat ovat {known}</translation>
        </message>
        <message>
            <source>no process can be started: {why}</source>
            <translation>prosessia ei voi käynnistää: {why}</translation>
        </message>
        <message>
            <source>no tile has the code {code}</source>
            <translation>millään laatalla ei ole koodia {code}</translation>
        </message>
        <message>
            <source>no tile has the number {number}</source>
            <translation>millään laatalla ei ole numeroa {number}</translation>
        </message>
        <message>
            <source>none of the maps has the hash {hash}</source>
            <translation>millään kartoista ei ole tiivistettä {hash}</translation>
        </message>
        <message>
            <source>none of the maps has the hash {hash}, that of {name}</source>
            <translation>millään kartoista ei ole tiivistettä {hash}, joka on kartan {name}</translation>
        </message>
        <message>
            <source>nothing is named {name}; there are tiles (q,r) and {known}; all of a kind are {every}</source>
            <translation>mitään nimeltä {name} ei ole; valittavana ovat laatat (q,r) ja {known}; kaikki samanlaiset ovat {every}</translation>
        </message>
        <message>
            <source>nothing takes more than {most} goods</source>
            <translation>mikään ei vaadi yli {most} hyödykettä</translation>
        </message>
        <message>
            <source>only a map that marks a home for each of several players can be made fairer</source>
            <translation>vain karttaa, johon on merkitty koti useammalle kuin yhdelle pelaajalle, voi tehdä tasapuolisemmaksi</translation>
        </message>
        <message>
            <source>only a mine has contents, not a {kind}</source>
            <translation>vain kaivoksella on sisältö, ei tällä: {kind}</translation>
        </message>
        <message>
            <source>only maps that mark homes for several players can be ranked</source>
            <translation>vain karttoja, joihin on merkitty koteja usealle pelaajalle, voi panna järjestykseen</translation>
        </message>
        <message>
            <source>orientation</source>
            <translation>asento</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>paperi</translation>
        </message>
        <message>
            <source>picture written by rbdesigner</source>
            <translation>rbdesignerin tekemä kuva</translation>
        </message>
        <message>
            <source>pictures of maps are drawn by: rbdesigner render FILE OUT</source>
            <translation>kartoista piirtää kuvia: rbdesigner render FILE OUT</translation>
        </message>
        <message>
            <source>piece {number} ({digits}): {why}</source>
            <translation>osa {number} ({digits}): {why}</translation>
        </message>
        <message>
            <source>player {number} is named twice</source>
            <translation>pelaaja {number} on nimetty kahdesti</translation>
        </message>
        <message>
            <source>rbdesigner scenario</source>
            <translation>rbdesignerin skenaario</translation>
        </message>
        <message>
            <source>region</source>
            <translation>laatan osa|ptv:laatan osaa</translation>
        </message>
        <message>
            <source>river</source>
            <translation>joki|ptv:jokea</translation>
        </message>
        <message>
            <source>rivers {first} and {last} cross</source>
            <translation>joet {first} ja {last} risteävät</translation>
        </message>
        <message>
            <source>saved game</source>
            <translation>tallennettu peli</translation>
        </message>
        <message>
            <source>scenario</source>
            <translation>skenaario</translation>
        </message>
        <message>
            <source>solution</source>
            <translation>ratkaisu</translation>
        </message>
        <message>
            <source>spot</source>
            <translation>paikka|ptv:paikkaa</translation>
        </message>
        <message>
            <source>status</source>
            <translation>tila</translation>
        </message>
        <message>
            <source>style</source>
            <translation>tyyli</translation>
        </message>
        <message>
            <source>subject</source>
            <translation>kehityskohde|ptv:kehityskohdetta</translation>
        </message>
        <message>
            <source>such rivers cannot lie on one tile: {rivers}</source>
            <translation>tällaiset joet eivät voi olla samalla laatalla: {rivers}</translation>
        </message>
        <message>
            <source>table of records</source>
            <translation>ennätystaulukko</translation>
        </message>
        <message>
            <source>takes too long to read</source>
            <translation>lukeminen kestää liian kauan</translation>
        </message>
        <message>
            <source>terrain</source>
            <translation>maasto</translation>
        </message>
        <message>
            <source>text map of the 2017 student programs</source>
            <translation>vuoden 2017 opiskelijaohjelmien tekstikartta</translation>
        </message>
        <message>
            <source>the axis {axis} goes from {least} to more than that, not to {most}</source>
            <translation>akseli {axis} alkaa arvosta {least} ja päättyy suurempaan, ei arvoon {most}</translation>
        </message>
        <message>
            <source>the box has too few tiles without rivers for so much land</source>
            <translation>laatikossa on liian vähän joettomia laattoja näin paljoon maahan</translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n land tiles, not {wanted}</source>
            <translation>
                <numerusform>laatikossa on %n maalaatta, ei {wanted}</numerusform>
                <numerusform>laatikossa on %n maalaattaa, ei {wanted}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n sea tiles, not {wanted}</source>
            <translation>
                <numerusform>laatikossa on %n merilaatta, ei {wanted}</numerusform>
                <numerusform>laatikossa on %n merilaattaa, ei {wanted}</numerusform>
            </translation>
        </message>
        <message>
            <source>the box holds no tiles with rivers</source>
            <translation>laatikossa ei ole jokilaattoja</translation>
        </message>
        <message>
            <source>the box of tiles</source>
            <translation>laattalaatikko</translation>
        </message>
        <message>
            <source>the bracket after the coordinates is missing</source>
            <translation>koordinaattien jälkeen puuttuu sulje</translation>
        </message>
        <message>
            <source>the brackets around the sides do not match</source>
            <translation>sivujen ympärillä olevat sulkeet eivät täsmää</translation>
        </message>
        <message>
            <source>the changed map cannot be used: {why}</source>
            <translation>muutettua karttaa ei voi käyttää: {why}</translation>
        </message>
        <message>
            <source>the clipboard holds no text</source>
            <translation>leikepöydällä ei ole tekstiä</translation>
        </message>
        <message>
            <source>the cluster has no workers</source>
            <translation>klusterissa ei ole työprosesseja</translation>
        </message>
        <message>
            <source>the code</source>
            <translation>koodi</translation>
        </message>
        <message>
            <source>the coordinates add up to {sum}, but those of the other tiles to {usual}</source>
            <translation>koordinaattien summa on {sum}, mutta muilla laatoilla {usual}</translation>
        </message>
        <message>
            <source>the description</source>
            <translation>kuvaus</translation>
        </message>
        <message>
            <source>the designers</source>
            <translation>tekijät</translation>
        </message>
        <message>
            <source>the difficulty</source>
            <translation>vaikeus</translation>
        </message>
        <message>
            <source>the direction {direction} is not one of 0 to 5</source>
            <translation>suuntaa {direction} ei ole; suunnat ovat 0–5</translation>
        </message>
        <message>
            <source>the disk does not work</source>
            <translation>levy ei toimi</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>levy on täynnä</translation>
        </message>
        <message>
            <source>the disk is read-only</source>
            <translation>levy on vain luettavissa</translation>
        </message>
        <message>
            <source>the disk takes no file of this size</source>
            <translation>levy ei ota näin suurta tiedostoa</translation>
        </message>
        <message>
            <source>the ending does not tell the format; known are {known}</source>
            <translation>pääte ei kerro muotoa; tunnetut päätteet ovat {known}</translation>
        </message>
        <message>
            <source>the file ends in the middle of the data; a part of it is missing</source>
            <translation>tiedosto päättyy kesken; osa siitä puuttuu</translation>
        </message>
        <message>
            <source>the file ends without {line}: it is cut off</source>
            <translation>tiedoston lopusta puuttuu {line}: se on katkennut</translation>
        </message>
        <message>
            <source>the file is damaged</source>
            <translation>tiedosto on vioittunut</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>tiedosto on tyhjä</translation>
        </message>
        <message>
            <source>the file is read-only; it is as it was</source>
            <translation>tiedosto on vain luettavissa; se on ennallaan</translation>
        </message>
        <message>
            <source>the filled spaces of the wonder</source>
            <translation>ihmeen täytetyt paikat</translation>
        </message>
        <message>
            <source>the findings of the laboratory</source>
            <translation>laboratorion tulokset</translation>
        </message>
        <message>
            <source>the folder did not let the file be replaced ({why}), so it was overwritten in place</source>
            <translation>kansio ei sallinut korvata tiedostoa ({why}), joten sen päälle kirjoitettiin suoraan</translation>
        </message>
        <message>
            <source>the format {title} has failed: {why}</source>
            <translation>muoto {title} epäonnistui: {why}</translation>
        </message>
        <message>
            <source>the game has no {phase} phase in turn {turn}</source>
            <translation>pelissä ei ole vaihetta {phase} vuorolla {turn}</translation>
        </message>
        <message>
            <source>the game is not over</source>
            <translation>peli ei ole päättynyt</translation>
        </message>
        <message>
            <source>the grid has no such symmetry about a corner</source>
            <translation>ruudukolla ei ole tällaista symmetriaa kärjen suhteen</translation>
        </message>
        <message>
            <source>the grid has no such symmetry about the middle of an edge</source>
            <translation>ruudukolla ei ole tällaista symmetriaa sivun keskipisteen suhteen</translation>
        </message>
        <message>
            <source>the least distance between homes is {least} to {most} steps, not {number}</source>
            <translation>kotien vähimmäisetäisyys on {least}–{most} askelta, ei {number}</translation>
        </message>
        <message>
            <source>the line is empty</source>
            <translation>rivi on tyhjä</translation>
        </message>
        <message>
            <source>the link</source>
            <translation>linkki</translation>
        </message>
        <message>
            <source>the links lead in a circle</source>
            <translation>linkit kiertävät kehää</translation>
        </message>
        <message>
            <source>the map code is incomplete, or something in it was changed</source>
            <translation>karttakoodi on vajaa tai siinä on muutettu jotakin</translation>
        </message>
        <message>
            <source>the map has no tile {place}</source>
            <translation>kartalla ei ole laattaa {place}</translation>
        </message>
        <message>
            <source>the map has {tiles} tiles; a saved game may have at most {most}</source>
            <translation>kartalla on {tiles} laattaa; tallennetussa pelissä saa olla enintään {most}</translation>
        </message>
        <message>
            <source>the map in this picture is damaged or too large</source>
            <translation>tämän kuvan kartta on vioittunut tai liian suuri</translation>
        </message>
        <message>
            <source>the map needs at least a land tile for each of {players} players</source>
            <translation>kartta tarvitsee ainakin yhden maalaatan kullekin pelaajalle ({players})</translation>
        </message>
        <message>
            <source>the map of {wide} columns and {high} rows does not fit the grid of {columns} columns and {rows} rows; outside lie the tiles {tiles}</source>
            <translation>kartta, jossa on {wide} saraketta ja {high} riviä, ei mahdu ruudukkoon, jossa on {columns} saraketta ja {rows} riviä; ulkopuolelle jäävät laatat {tiles}</translation>
        </message>
        <message>
            <source>the map on the clipboard has no tiles</source>
            <translation>leikepöydän kartassa ei ole laattoja</translation>
        </message>
        <message numerus="yes">
            <source>the map string is cut off: %n digits are missing</source>
            <translation>
                <numerusform>karttamerkkijono on katkennut: siitä puuttuu %n numero</numerusform>
                <numerusform>karttamerkkijono on katkennut: siitä puuttuu %n numeroa</numerusform>
            </translation>
        </message>
        <message>
            <source>the map string must be a text</source>
            <translation>karttamerkkijonon pitää olla teksti</translation>
        </message>
        <message>
            <source>the map that is kept has errors of its own; fix them first</source>
            <translation>säilytettävässä kartassa on omia virheitä; korjaa ne ensin</translation>
        </message>
        <message>
            <source>the member version is missing</source>
            <translation>jäsen version puuttuu</translation>
        </message>
        <message>
            <source>the member {name} is given twice</source>
            <translation>jäsen {name} on annettu kahdesti</translation>
        </message>
        <message>
            <source>the member {name} is missing</source>
            <translation>jäsen {name} puuttuu</translation>
        </message>
        <message>
            <source>the minimum number of players, {least}, is larger than the maximum, {most}</source>
            <translation>pelaajien vähimmäismäärä {least} on suurempi kuin enimmäismäärä {most}</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>nimi on liian pitkä</translation>
        </message>
        <message>
            <source>the name of a map must be a text</source>
            <translation>kartan nimen pitää olla teksti</translation>
        </message>
        <message>
            <source>the number of sea tiles cannot be negative</source>
            <translation>merilaattojen määrä ei voi olla negatiivinen</translation>
        </message>
        <message>
            <source>the number of turns</source>
            <translation>vuorojen määrä</translation>
        </message>
        <message>
            <source>the numbers of players</source>
            <translation>pelaajamäärät</translation>
        </message>
        <message>
            <source>the packed program has no Dask: install rbdesigner with pipx for a cluster</source>
            <translation>pakatussa ohjelmassa ei ole Daskia: asenna rbdesigner pipx:llä klusteria varten</translation>
        </message>
        <message>
            <source>the picture would be less than a pixel high; choose a larger width</source>
            <translation>kuvasta tulisi alle pikselin korkuinen; valitse suurempi leveys</translation>
        </message>
        <message>
            <source>the picture would have {pixels} pixels; choose a smaller width</source>
            <translation>kuvassa olisi {pixels} pikseliä; valitse pienempi leveys</translation>
        </message>
        <message>
            <source>the play site does not have some tiles: {tiles}</source>
            <translation>pelisivustolla ei ole kaikkia laattoja: {tiles}</translation>
        </message>
        <message>
            <source>the record</source>
            <translation>ennätys</translation>
        </message>
        <message>
            <source>the researched subjects</source>
            <translation>kehitetyt kohteet</translation>
        </message>
        <message>
            <source>the rivers that are open cannot be finished with the tiles of the box</source>
            <translation>avoimia jokia ei voi saattaa loppuun laatikon laatoilla</translation>
        </message>
        <message>
            <source>the rule options</source>
            <translation>sääntövalinnat</translation>
        </message>
        <message>
            <source>the shape of the map does not have the chosen symmetry</source>
            <translation>kartan muodolla ei ole valittua symmetriaa</translation>
        </message>
        <message>
            <source>the shares of the terrains are numbers from 0 on, and some land is needed</source>
            <translation>maastojen osuudet ovat lukuja nollasta ylöspäin, ja jonkin verran maata tarvitaan</translation>
        </message>
        <message>
            <source>the special rules</source>
            <translation>erikoissäännöt</translation>
        </message>
        <message>
            <source>the starting goods</source>
            <translation>aloitusvoimavarat</translation>
        </message>
        <message>
            <source>the status</source>
            <translation>tila</translation>
        </message>
        <message>
            <source>the terrain is missing</source>
            <translation>maasto puuttuu</translation>
        </message>
        <message>
            <source>the tile at {place} belongs to a district already</source>
            <translation>kohdan {place} laatta kuuluu jo alueeseen</translation>
        </message>
        <message>
            <source>the tile of hex {number} lies at the same place</source>
            <translation>samassa paikassa on jo kuusikulmion {number} laatta</translation>
        </message>
        <message>
            <source>the tile of line {number} lies at the same place</source>
            <translation>samassa paikassa on jo rivin {number} laatta</translation>
        </message>
        <message>
            <source>the tile of piece {number} lies at the same place</source>
            <translation>samassa paikassa on jo osan {number} laatta</translation>
        </message>
        <message>
            <source>the title</source>
            <translation>nimi</translation>
        </message>
        <message>
            <source>the two axes of an atlas are not the same</source>
            <translation>kartaston kaksi akselia eivät ole sama</translation>
        </message>
        <message>
            <source>the version before is {kept}</source>
            <translation>edellinen versio on {kept}</translation>
        </message>
        <message>
            <source>the weights of looks are numbers from 0 on</source>
            <translation>ulkonäön painot ovat lukuja nollasta ylöspäin</translation>
        </message>
        <message>
            <source>the workers have gone; what has been played is kept, and the run can go on</source>
            <translation>työprosessit ovat poissa; pelattu säilyy, ja ajo voi jatkua</translation>
        </message>
        <message>
            <source>the world needs at least a land tile for each of {players} players</source>
            <translation>maailma tarvitsee ainakin yhden maalaatan kullekin pelaajalle ({players})</translation>
        </message>
        <message>
            <source>there is already a file of this name</source>
            <translation>samanniminen tiedosto on jo olemassa</translation>
        </message>
        <message>
            <source>there is already a foreign thing at {place}</source>
            <translation>kohdassa {place} on jo jotain vierasta</translation>
        </message>
        <message>
            <source>there is already a home at {place}</source>
            <translation>kohdassa {place} on jo koti</translation>
        </message>
        <message>
            <source>there is already a label at {place}</source>
            <translation>kohdassa {place} on jo nimiö</translation>
        </message>
        <message>
            <source>there is already a note at {place}</source>
            <translation>kohdassa {place} on jo muistiinpano</translation>
        </message>
        <message>
            <source>there is already a road here; the same place can be named from both sides</source>
            <translation>tässä on jo tie; saman paikan voi nimetä kummaltakin puolelta</translation>
        </message>
        <message>
            <source>there is already a tile at {place}</source>
            <translation>kohdassa {place} on jo laatta</translation>
        </message>
        <message>
            <source>there is already a wall here; the same place can be named from both sides</source>
            <translation>tässä on jo muuri; saman paikan voi nimetä kummaltakin puolelta</translation>
        </message>
        <message>
            <source>there is another player named {name}</source>
            <translation>on jo toinen pelaaja nimeltä {name}</translation>
        </message>
        <message>
            <source>there is no Python file</source>
            <translation>Python-tiedostoa ei ole</translation>
        </message>
        <message>
            <source>there is no code for some tiles: {tiles}</source>
            <translation>kaikille laatoille ei ole koodia: {tiles}</translation>
        </message>
        <message>
            <source>there is no format {key}; there are {known}</source>
            <translation>muotoa {key} ei ole; muodot ovat {known}</translation>
        </message>
        <message>
            <source>there is no good {name}; there are {known}; all of them are {every}</source>
            <translation>hyödykettä {name} ei ole; hyödykkeet ovat {known}; kaikki yhdessä on {every}</translation>
        </message>
        <message>
            <source>there is no hex {number} in the list</source>
            <translation>luettelossa ei ole kuusikulmiota {number}</translation>
        </message>
        <message>
            <source>there is no map code here; one begins with RB1. and ends with a full stop</source>
            <translation>tässä ei ole karttakoodia; sellainen alkaa RB1. ja päättyy pisteeseen</translation>
        </message>
        <message>
            <source>there is no moment {number}: the log has {entries} entries</source>
            <translation>hetkeä {number} ei ole: lokissa on {entries} merkintää</translation>
        </message>
        <message>
            <source>there is no permission</source>
            <translation>oikeus puuttuu</translation>
        </message>
        <message>
            <source>there is no place to fill: on all of them something stands</source>
            <translation>täytettäviä paikkoja ei ole: kaikilla on jotakin</translation>
        </message>
        <message>
            <source>there is no player {number}</source>
            <translation>pelaajaa {number} ei ole</translation>
        </message>
        <message>
            <source>there is no player {number}; players are 0 to {last}</source>
            <translation>pelaajaa {number} ei ole; pelaajat ovat 0–{last}</translation>
        </message>
        <message>
            <source>there is no room for so many homes so far from each other</source>
            <translation>näin monelle kodille näin kauas toisistaan ei ole tilaa</translation>
        </message>
        <message>
            <source>there is no room for so many islands with so little sea</source>
            <translation>näin monelle saarelle näin vähällä merellä ei ole tilaa</translation>
        </message>
        <message>
            <source>there is no room for so many rivers, or the box has too few tiles for them</source>
            <translation>näin monelle joelle ei ole tilaa, tai laatikossa on niihin liian vähän laattoja</translation>
        </message>
        <message>
            <source>there is no scenario in the book</source>
            <translation>kirjassa ei ole yhtään skenaariota</translation>
        </message>
        <message>
            <source>there is no scenario in this folder</source>
            <translation>tässä kansiossa ei ole yhtään skenaariota</translation>
        </message>
        <message>
            <source>there is no side {side}; sides are 0 to 5</source>
            <translation>sivua {side} ei ole; sivut ovat 0–5</translation>
        </message>
        <message>
            <source>there is no side {side}; sides are 1 to 6</source>
            <translation>sivua {side} ei ole; sivut ovat 1–6</translation>
        </message>
        <message>
            <source>there is no such action: {word}; tiles are laid (lay), or players pass</source>
            <translation>sellaista tekoa ei ole: {word}; laattoja asetetaan (lay) tai passataan (pass)</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>tiedostoa tai kansiota ei ole</translation>
        </message>
        <message>
            <source>there is no terrain {word}</source>
            <translation>maastoa {word} ei ole</translation>
        </message>
        <message>
            <source>there is no transporter {word}</source>
            <translation>kuljetusvälinettä {word} ei ole</translation>
        </message>
        <message>
            <source>there is no turn {turn}: the game has come to turn {last}</source>
            <translation>vuoroa {turn} ei ole: peli on ehtinyt vuoroon {last}</translation>
        </message>
        <message>
            <source>there is no {what} {word}</source>
            <translation>{what:ptv} {word} ei ole</translation>
        </message>
        <message>
            <source>there was no answer within {seconds} seconds</source>
            <translation>vastausta ei tullut {seconds} sekunnissa</translation>
        </message>
        <message>
            <source>this file has version {version}; this program reads only {readable}</source>
            <translation>tiedoston versio on {version}; tämä ohjelma lukee vain {readable}</translation>
        </message>
        <message>
            <source>this file has version {version}; this program reads {readable}, so it takes a newer program</source>
            <translation>tiedoston versio on {version}; tämä ohjelma lukee {readable}, joten tarvitaan uudempi ohjelma</translation>
        </message>
        <message>
            <source>this format ({title}) holds one map, not {number}</source>
            <translation>tähän muotoon ({title}) mahtuu yksi kartta, ei {number}</translation>
        </message>
        <message>
            <source>this game was played by version {version} of the rules; this program plays by version {ours}, so it takes a newer program</source>
            <translation>tämä peli on pelattu sääntöjen versiolla {version}; tämä ohjelma pelaa versiolla {ours}, joten tarvitaan uudempi ohjelma</translation>
        </message>
        <message>
            <source>this is a fault of rbdesigner ({fault})</source>
            <translation>tämä on rbdesignerin vika ({fault})</translation>
        </message>
        <message>
            <source>this is a file, not a folder</source>
            <translation>tämä on tiedosto, ei kansio</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>tämä on kansio, ei tiedosto</translation>
        </message>
        <message>
            <source>this is a link that leads nowhere</source>
            <translation>tämä on linkki, joka ei johda mihinkään</translation>
        </message>
        <message>
            <source>this is not JSON</source>
            <translation>tämä ei ole JSONia</translation>
        </message>
        <message>
            <source>this is not JSON data: {why}</source>
            <translation>tämä ei ole JSON-dataa: {why}</translation>
        </message>
        <message>
            <source>this is not JSON: {why} in column {column}</source>
            <translation>tämä ei ole JSONia: sarake {column} ({why})</translation>
        </message>
        <message>
            <source>this is not a building: [number, location], or with [gold, iron]</source>
            <translation>tämä ei ole rakennus: [numero, sijainti], tai lisäksi [kulta, rauta]</translation>
        </message>
        <message>
            <source>this is not a good: [number, location]</source>
            <translation>tämä ei ole hyödyke: [numero, sijainti]</translation>
        </message>
        <message>
            <source>this is not a hex: [q, r, terrain] or [q, r, terrain, rotation]</source>
            <translation>tämä ei ole kuusikulmio: [q, r, maasto] tai [q, r, maasto, kierto]</translation>
        </message>
        <message>
            <source>this is not a location</source>
            <translation>tämä ei ole sijainti</translation>
        </message>
        <message>
            <source>this is not a picture of a known format ({known})</source>
            <translation>tämä ei ole kuva missään muodossa, jota luetaan ({known})</translation>
        </message>
        <message>
            <source>this is not a picture that can be read</source>
            <translation>tämä ei ole kuva, jonka voi lukea</translation>
        </message>
        <message>
            <source>this is not a transporter: [player, number, location]</source>
            <translation>tämä ei ole kuljetusväline: [pelaaja, numero, sijainti]</translation>
        </message>
        <message>
            <source>this is not a {noun}: it holds {found} instead of an object</source>
            <translation>tämä ei ole {noun}: siinä on {found} eikä objekti</translation>
        </message>
        <message>
            <source>this is not a {noun}: the format is {found}, not '{form}'</source>
            <translation>tämä ei ole {noun}: muoto on {found}, ei '{form}'</translation>
        </message>
        <message>
            <source>this is not a {noun}: the member format, "{form}", is missing</source>
            <translation>tämä ei ole {noun}: jäsen format, "{form}", puuttuu</translation>
        </message>
        <message>
            <source>this is not an ordinary file</source>
            <translation>tämä ei ole tavallinen tiedosto</translation>
        </message>
        <message>
            <source>this is not text in UTF-8, or no text at all</source>
            <translation>tämä ei ole UTF-8-tekstiä tai ei tekstiä lainkaan</translation>
        </message>
        <message>
            <source>this is not what a mine holds: [gold] or [gold, iron]</source>
            <translation>tämä ei ole kaivoksen sisältö: [kulta] tai [kulta, rauta]</translation>
        </message>
        <message>
            <source>this kind of tile is counted twice</source>
            <translation>tämä laattalaji on laskettu kahdesti</translation>
        </message>
        <message>
            <source>this map cannot be played: {why}</source>
            <translation>tätä karttaa ei voi pelata: {why}</translation>
        </message>
        <message numerus="yes">
            <source>this map cannot be played: {why} (and %n more)</source>
            <translation>
                <numerusform>tätä karttaa ei voi pelata: {why} (ja %n muu)</numerusform>
                <numerusform>tätä karttaa ei voi pelata: {why} (ja %n muuta)</numerusform>
            </translation>
        </message>
        <message>
            <source>this picture holds no map in its file, and no QR code of one can be read in it; if it shows one, try a sharper or larger picture of the code</source>
            <translation>tämän kuvan tiedostossa ei ole karttaa, eikä siitä voi lukea kartan QR-koodia; jos siinä on koodi, kokeile terävämpää tai suurempaa kuvaa koodista</translation>
        </message>
        <message>
            <source>this picture holds no map; its QR code leads to {link}</source>
            <translation>tässä kuvassa ei ole karttaa; sen QR-koodi vie osoitteeseen {link}</translation>
        </message>
        <message>
            <source>this picture holds no map; those that rbdesigner writes do, unless another program has changed them</source>
            <translation>tässä kuvassa ei ole karttaa; rbdesignerin tekemissä kuvissa on, ellei toinen ohjelma ole muuttanut niitä</translation>
        </message>
        <message>
            <source>this picture is too large to be read</source>
            <translation>tämä kuva on liian suuri luettavaksi</translation>
        </message>
        <message>
            <source>this picture takes more time to read than any scan or photo</source>
            <translation>tämän kuvan lukeminen kestää kauemmin kuin minkään skannauksen tai valokuvan</translation>
        </message>
        <message>
            <source>this program knows no pages of the kind {kind}</source>
            <translation>tämä ohjelma ei tunne lajin {kind} sivuja</translation>
        </message>
        <message>
            <source>this tile has another number of coordinates than the first</source>
            <translation>tällä laatalla on eri määrä koordinaatteja kuin ensimmäisellä</translation>
        </message>
        <message>
            <source>tile</source>
            <translation>laatta|ptv:laattaa</translation>
        </message>
        <message>
            <source>trailing comma before end of array</source>
            <translation>pilkku ennen luettelon loppua</translation>
        </message>
        <message>
            <source>trailing comma before end of object</source>
            <translation>pilkku ennen objektin loppua</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true tai false</translation>
        </message>
        <message>
            <source>two runs are compared seed by seed, so they need the same seed and the same number of players</source>
            <translation>kahta ajoa verrataan siemenluku kerrallaan, joten niissä on oltava sama siemenluku ja yhtä monta pelaajaa</translation>
        </message>
        <message>
            <source>verifying gives {verified}, not {said}</source>
            <translation>tarkistus antaa {verified}, ei {said}</translation>
        </message>
        <message>
            <source>version has to be a whole number from 1, not {found}</source>
            <translation>version on kokonaisluku 1:stä alkaen, ei {found}</translation>
        </message>
        <message>
            <source>version {newest}</source>
            <translation>versiota {newest}</translation>
        </message>
        <message>
            <source>versions {oldest} to {newest}</source>
            <translation>versioita {oldest}–{newest}</translation>
        </message>
        <message>
            <source>was damaged while it was written ({why}); it is whole in {new}</source>
            <translation>vioittui kirjoitettaessa ({why}); sisältö on ehjänä tiedostossa {new}</translation>
        </message>
        <message>
            <source>was damaged while it was written ({why}); the new content is whole in {new}, the old in {old}</source>
            <translation>vioittui kirjoitettaessa ({why}); uusi sisältö on ehjänä tiedostossa {new}, vanha tiedostossa {old}</translation>
        </message>
        <message>
            <source>was not saved, because it could not be read again: {why}</source>
            <translation>ei tallennettu, koska sitä ei voisi lukea uudelleen: {why}</translation>
        </message>
        <message>
            <source>was not saved, because it is too large to be read again</source>
            <translation>ei tallennettu, koska se on liian suuri luettavaksi uudelleen</translation>
        </message>
        <message>
            <source>was not saved, because reading it again would give another scenario</source>
            <translation>ei tallennettu, koska uudelleen luettuna se olisi eri skenaario</translation>
        </message>
        <message>
            <source>was not written, because it could not be read again: {why}</source>
            <translation>ei kirjoitettu, koska sitä ei voisi lukea uudelleen: {why}</translation>
        </message>
        <message>
            <source>was written by a newer rbdesigner (version {version} of the file)</source>
            <translation>on uudemman rbdesignerin kirjoittama (tiedoston versio {version})</translation>
        </message>
        <message>
            <source>what cannot be read</source>
            <translation>lukukelvottomasti</translation>
        </message>
        <message>
            <source>what the play site's file said besides</source>
            <translation>muu, mitä pelisivuston tiedosto kertoi</translation>
        </message>
        <message>
            <source>your share of the disk is full</source>
            <translation>levykiintiösi on täynnä</translation>
        </message>
        <message>
            <source>{digits} is not a number that JSON and this program can hold</source>
            <translation>{digits} ei ole luku, jota JSON ja tämä ohjelma voivat käsitellä</translation>
        </message>
        <message>
            <source>{fault} ({file}, line {number})</source>
            <translation>{fault} ({file}, rivi {number})</translation>
        </message>
        <message>
            <source>{file} in it is a folder, not a file</source>
            <translation>siinä oleva {file} on kansio, ei tiedosto</translation>
        </message>
        <message>
            <source>{first}; {last}</source>
            <translation>{first}; {last}</translation>
        </message>
        <message>
            <source>{found} is beyond {limit}, the largest coordinate of a map</source>
            <translation>{found} ylittää kartan suurimman koordinaatin {limit}</translation>
        </message>
        <message>
            <source>{found} is neither 0 (pointy) nor 1 (flat)</source>
            <translation>{found} ei ole 0 (kärki ylöspäin) eikä 1 (tasainen sivu ylöspäin)</translation>
        </message>
        <message>
            <source>{found} is neither the left bank (1) nor the right one (2)</source>
            <translation>{found} ei ole vasen ranta (1) eikä oikea (2)</translation>
        </message>
        <message>
            <source>{found} is not a hash, which has 64 hexadecimal digits in lower case</source>
            <translation>tiivisteessä on 64 heksadesimaalinumeroa pienin kirjaimin, toisin kuin {found}</translation>
        </message>
        <message>
            <source>{found} is not a kind of player</source>
            <translation>{found} ei ole pelaajalaji</translation>
        </message>
        <message>
            <source>{found} is not a list</source>
            <translation>{found} ei ole luettelo</translation>
        </message>
        <message>
            <source>{found} is not a side; sides are 1 to 6</source>
            <translation>{found} ei ole sivu; sivut ovat 1–6</translation>
        </message>
        <message>
            <source>{found} is not a terrain; known are {known}</source>
            <translation>{found} ei ole maasto; tunnetut maastot ovat {known}</translation>
        </message>
        <message>
            <source>{found} is not a whole number</source>
            <translation>{found} ei ole kokonaisluku</translation>
        </message>
        <message>
            <source>{found} is not an action, which is an object</source>
            <translation>{found} ei ole teko, joka on objekti</translation>
        </message>
        <message>
            <source>{kinds} is not a list of kinds of players</source>
            <translation>{kinds} ei ole luettelo pelaajalajeista</translation>
        </message>
        <message>
            <source>{name} cannot be given together with {rival}</source>
            <translation>{name} ei sovi yhteen jäsenen {rival} kanssa</translation>
        </message>
        <message>
            <source>{name} does not play at a level {level}; it has no levels</source>
            <translation>{name} ei pelaa tasolla {level}; sillä ei ole tasoja</translation>
        </message>
        <message>
            <source>{name} does not play at a level {level}; its levels are {known}</source>
            <translation>{name} ei pelaa tasolla {level}; sen tasot ovat {known}</translation>
        </message>
        <message>
            <source>{name} has no option {option}; it has no options</source>
            <translation>{name} ei tunne valintaa {option}; sillä ei ole valintoja</translation>
        </message>
        <message>
            <source>{name} has no option {option}; its options are {known}</source>
            <translation>{name} ei tunne valintaa {option}; sen valinnat ovat {known}</translation>
        </message>
        <message>
            <source>{name} is not a map any more, but {found}</source>
            <translation>{name} ei ole enää kartta vaan {found}</translation>
        </message>
        <message>
            <source>{name} is not a member of {verb}</source>
            <translation>{name} ei ole jäsen: {verb}</translation>
        </message>
        <message>
            <source>{name} is not a phase; the phases are {known}</source>
            <translation>{name} ei ole vaihe; vaiheet ovat {known}</translation>
        </message>
        <message>
            <source>{option} of {name} cannot be {value}; there are {known}</source>
            <translation>{name}: {option} ei voi olla {value}; mahdolliset arvot ovat {known}</translation>
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
            <translation>{player} on mainittu kahdesti, eikä kukaan pelaa itseään vastaan</translation>
        </message>
        <message>
            <source>{reason}</source>
            <translation>{reason}</translation>
        </message>
        <message>
            <source>{text} names no moment; write a number of entries of the log, TURN:PHASE such as {example}, or end</source>
            <translation>{text} ei ole mikään hetki; anna lokin merkintöjen määrä, VUORO:VAIHE kuten {example}, tai end</translation>
        </message>
        <message>
            <source>{value} is none of {values}</source>
            <translation>{value} ei ole mikään näistä: {values}</translation>
        </message>
        <message>
            <source>{verb} lacks the member '{name}'</source>
            <translation>{verb}: jäsen '{name}' puuttuu</translation>
        </message>
        <message>
            <source>{version} with its planner compiled</source>
            <translation>{version}, suunnittelija käännettynä</translation>
        </message>
        <message>
            <source>{version} with its planner not compiled</source>
            <translation>{version}, suunnittelija kääntämättä</translation>
        </message>
        <message>
            <source>{what} {found} is not one of {known}</source>
            <translation>{found} ei kelpaa; mahdolliset arvot ovat {known} ({what})</translation>
        </message>
        <message>
            <source>{why} ({rule})</source>
            <translation>{why} ({rule})</translation>
        </message>
        <message>
            <source>{word} cannot be offered</source>
            <translation>{word} ei sovi tarjottavaksi</translation>
        </message>
        <message>
            <source>{word} cannot be the end: it is written {form}</source>
            <translation>{word} ei voi olla viimeisenä: kirjoita {form}</translation>
        </message>
        <message>
            <source>{word} is a {kind}</source>
            <translation>{word} on {kind}</translation>
        </message>
        <message>
            <source>{word} is divided by a river: write {names}</source>
            <translation>joki jakaa laatan {word}: kirjoita {names}</translation>
        </message>
        <message>
            <source>{word} is no {what}, such as {example}</source>
            <translation>{word} ei ole {what}, kuten {example}</translation>
        </message>
        <message>
            <source>{word} is no {what}; there are {known}</source>
            <translation>{word} ei ole {what}; mahdollisia ovat {known}</translation>
        </message>
        <message>
            <source>{word} is not a good to take, such as {example}</source>
            <translation>{word} ei ole otettava hyödyke, kuten {example}</translation>
        </message>
        <message>
            <source>{word} is not a mixture of gold and iron, such as {example}</source>
            <translation>{word} ei ole kullan ja raudan yhdistelmä, kuten {example}</translation>
        </message>
        <message>
            <source>{word} is not a number from 0 to {most}</source>
            <translation>{word} ei ole luku väliltä 0–{most}</translation>
        </message>
        <message>
            <source>{word} is not a place, such as 2,-1</source>
            <translation>{word} ei ole paikka; sellainen on 2,-1</translation>
        </message>
        <message>
            <source>{word} is not a player and a colon (such as 1: or {chance}:)</source>
            <translation>{word} ei ole pelaaja ja kaksoispiste (esimerkiksi 1: tai {chance}:)</translation>
        </message>
        <message>
            <source>{word} is not a river, such as 0-3 or the source 3</source>
            <translation>{word} ei ole joki; sellainen on 0-3, lähde 3</translation>
        </message>
        <message>
            <source>{word} is not a tile with what its mine makes, such as {example}</source>
            <translation>{word} ei ole laatta ja sen kaivoksen tuotos, kuten {example}</translation>
        </message>
        <message>
            <source>{word} is not a transporter, such as {example}</source>
            <translation>{word} ei ole kuljetusväline, kuten {example}</translation>
        </message>
        <message>
            <source>{word} is not a word of the notation</source>
            <translation>{word} ei ole merkintätavan sana</translation>
        </message>
        <message>
            <source>{word} is not an action</source>
            <translation>{word} ei ole teko</translation>
        </message>
        <message>
            <source>{word} is not on the map</source>
            <translation>{word} ei ole kartalla</translation>
        </message>
        <message>
            <source>{word} is too much: it is written {form}</source>
            <translation>{word} on liikaa: kirjoita {form}</translation>
        </message>
        <message>
            <source>{word} stands where '{lead}' belongs: it is written {form}</source>
            <translation>{word} on sanan '{lead}' paikalla: kirjoita {form}</translation>
        </message>
        <message numerus="yes">
            <source>{word}: nothing takes %n goods</source>
            <translation>
                <numerusform>{word}: mikään ei vaadi %n hyödykettä</numerusform>
                <numerusform>{word}: mikään ei vaadi %n hyödykettä</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>fixes</name>
        <message>
            <source>Begin without boats</source>
            <translation>Aloita ilman aluksia</translation>
        </message>
        <message>
            <source>Copy what is drawn to where its image is missing</source>
            <translation>Kopioi piirretty sinne, mistä sen symmetrinen vastine puuttuu</translation>
        </message>
        <message>
            <source>Fill the bag with 3 gold and 3 iron</source>
            <translation>Täytä kaivospussi: 3 kultaa ja 3 rautaa</translation>
        </message>
        <message>
            <source>Give the home at {place} to player {player}</source>
            <translation>Anna koti kohdassa {place} pelaajalle {player}</translation>
        </message>
        <message>
            <source>Keep the home at {place} as the only one of player {player}</source>
            <translation>Pidä koti kohdassa {place} pelaajan {player} ainoana</translation>
        </message>
        <message>
            <source>Lay this tile at {place}: {tile_kind}</source>
            <translation>Aseta kohtaan {place} tämä laatta: {tile_kind}</translation>
        </message>
        <message>
            <source>Let any player choose it</source>
            <translation>Anna kenen tahansa pelaajan valita se</translation>
        </message>
        <message>
            <source>Make it {least} to {most} players</source>
            <translation>Muuta pelaajamääräksi {least}–{most}</translation>
        </message>
        <message>
            <source>Put sea at {place}</source>
            <translation>Aseta meri kohtaan {place}</translation>
        </message>
        <message>
            <source>Remove the bag</source>
            <translation>Poista kaivospussi</translation>
        </message>
        <message>
            <source>Remove the bridge</source>
            <translation>Poista silta</translation>
        </message>
        <message>
            <source>Remove the fields from {place}</source>
            <translation>Poista kentät kohdasta {place}</translation>
        </message>
        <message>
            <source>Remove the home at {place}</source>
            <translation>Poista koti kohdasta {place}</translation>
        </message>
        <message>
            <source>Remove the road</source>
            <translation>Poista tie</translation>
        </message>
        <message>
            <source>Remove the text from {place}</source>
            <translation>Poista teksti kohdasta {place}</translation>
        </message>
        <message>
            <source>Remove the wall</source>
            <translation>Poista muuri</translation>
        </message>
        <message>
            <source>Remove the {building}</source>
            <translation>Poista: {building}</translation>
        </message>
        <message>
            <source>Remove the {good}</source>
            <translation>Poista: {good}</translation>
        </message>
        <message>
            <source>Remove what lies far away (tiles: {number})</source>
            <translation>Poista kaukana olevat (laattoja: {number})</translation>
        </message>
        <message>
            <source>Remove what stands at {place}</source>
            <translation>Poista, mitä on kohdassa {place}</translation>
        </message>
        <message>
            <source>Take the river off the sea at {place}</source>
            <translation>Poista joki mereltä kohdasta {place}</translation>
        </message>
        <message>
            <source>Take the river off the {tile}</source>
            <translation>Poista joki: {tile}</translation>
        </message>
        <message>
            <source>Turn the {tile}</source>
            <translation>Käännä: {tile}</translation>
        </message>
    </context>
    <context>
        <name>hint</name>
        <message numerus="yes">
            <source>%n rows of the wonder</source>
            <translation>
                <numerusform>%n ihmeen kerros</numerusform>
                <numerusform>%n ihmeen kerrosta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Solver: %n points</source>
            <translation>
                <numerusform>Ratkaisija: %n piste</numerusform>
                <numerusform>Ratkaisija: %n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>brick</source>
            <translation>tiili</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>silta</translation>
        </message>
        <message numerus="yes">
            <source>for %n bricks of the wonder in turn {turn}</source>
            <translation>
                <numerusform>ihmeen %n tiiltä varten vuorolla {turn}</numerusform>
                <numerusform>ihmeen %n tiiltä varten vuorolla {turn}</numerusform>
            </translation>
        </message>
        <message>
            <source>for a big mine {spot:in} by turn {turn}</source>
            <translation>suurta kaivosta varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a big new shaft {spot:in} by turn {turn}</source>
            <translation>suurta uutta kaivoskuilua varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a bridge over {site} by turn {turn}</source>
            <translation>siltaa varten {site:over} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a bridge {spot:in} by turn {turn}</source>
            <translation>siltaa varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a gold mine {spot:in} by turn {turn}</source>
            <translation>kultakaivosta varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a herd of geese {spot:in} until turn {turn}</source>
            <translation>hanhiparvea varten, joka pysyy {spot:in} vuoroon {turn} asti</translation>
        </message>
        <message>
            <source>for a mine {spot:in} by turn {turn}</source>
            <translation>kaivosta varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a new donkey {spot:in} in turn {turn}</source>
            <translation>uutta aasia varten {spot:in} vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a new gold shaft {spot:in} by turn {turn}</source>
            <translation>uutta kultakaivoskuilua varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a new iron shaft {spot:in} by turn {turn}</source>
            <translation>uutta rautakaivoskuilua varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a new shaft {spot:in} by turn {turn}</source>
            <translation>uutta kaivoskuilua varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for a road {spot:in} by turn {turn}</source>
            <translation>tietä varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for an iron mine {spot:in} by turn {turn}</source>
            <translation>rautakaivosta varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for geese that breed {spot:in} from turn {turn} on</source>
            <translation>hanhien lisääntymistä varten {spot:in} vuorosta {turn} alkaen</translation>
        </message>
        <message>
            <source>for research {spot:in} in turn {turn}: {subject}</source>
            <translation>kehitystä varten {spot:in} vuorolla {turn}: {subject}</translation>
        </message>
        <message>
            <source>for the irrigation of the deserts by turn {turn}</source>
            <translation>aavikoiden kastelua varten viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for the {building} {spot:in}, there by turn {turn}</source>
            <translation>{building:ptv} varten {spot:in}, perillä viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for {building:a} {spot:in} by turn {turn}</source>
            <translation>{building:ptv} varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for {goods} by turn {turn}</source>
            <translation>tavoite: {goods} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>for {kind:a} {spot:in} by turn {turn}</source>
            <translation>{kind:ptv} varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>irrigation</source>
            <translation>kastelu</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ei mitään</translation>
        </message>
        <message>
            <source>research: {subject}</source>
            <translation>kehitys: {subject}</translation>
        </message>
        <message>
            <source>road</source>
            <translation>tie</translation>
        </message>
        <message>
            <source>shaft</source>
            <translation>kaivoskuilu</translation>
        </message>
        <message>
            <source>to demolish a wall {spot:in} by turn {turn}</source>
            <translation>muurin purkamista varten {spot:in} viimeistään vuorolla {turn}</translation>
        </message>
        <message>
            <source>to have {goods} aboard at the end of the game</source>
            <translation>pelin loppua varten kyytiin: {goods}</translation>
        </message>
        <message>
            <source>to keep others from what is worth points</source>
            <translation>jotta muut eivät saa sitä, mistä tulee pisteitä</translation>
        </message>
        <message>
            <source>to keep others from what the {building} uses</source>
            <translation>jotta muut eivät saa sitä, mitä {building} käyttää</translation>
        </message>
        <message>
            <source>to set a transporter down {spot:in} in turn {turn}</source>
            <translation>kuljetusvälineen jättämiseksi {spot:in} vuorolla {turn}</translation>
        </message>
        <message>
            <source>worth about {points} in the end</source>
            <translation>arvo lopussa noin {points}</translation>
        </message>
        <message>
            <source>{aim}, and that {goal}</source>
            <translation>{aim}, sitten {goal}</translation>
        </message>
        <message>
            <source>{errand}, leaves {goods} behind</source>
            <translation>{errand}, jättää: {goods}</translation>
        </message>
        <message>
            <source>{errand}, takes {goods}</source>
            <translation>{errand}, ottaa: {goods}</translation>
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
            <translation>Itä</translation>
        </message>
        <message>
            <source>Middle</source>
            <translation>Keskusta</translation>
        </message>
        <message>
            <source>North</source>
            <translation>Pohjoinen</translation>
        </message>
        <message>
            <source>North-east</source>
            <translation>Koillinen</translation>
        </message>
        <message>
            <source>North-west</source>
            <translation>Luode</translation>
        </message>
        <message>
            <source>South</source>
            <translation>Etelä</translation>
        </message>
        <message>
            <source>South-east</source>
            <translation>Kaakko</translation>
        </message>
        <message>
            <source>South-west</source>
            <translation>Lounas</translation>
        </message>
        <message>
            <source>West</source>
            <translation>Länsi</translation>
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
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n siemenluku</numerusform>
                <numerusform>%n siemenlukua</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n yksinpeli</numerusform>
                <numerusform>%n yksinpeliä</numerusform>
            </translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>95 %:n väli</translation>
        </message>
        <message>
            <source>Any turn may be idle.</source>
            <translation>Mikä tahansa vuoro saa jäädä käyttämättä.</translation>
        </message>
        <message>
            <source>As far as is known yet, {player} can play this map.</source>
            <translation>Sikäli kuin vielä tiedetään, {player} osaa pelata tällä kartalla.</translation>
        </message>
        <message>
            <source>Average per game</source>
            <translation>Keskiarvo peliä kohden</translation>
        </message>
        <message>
            <source>Bricks of the wonder by turn</source>
            <translation>Ihmeen tiilet vuoroittain</translation>
        </message>
        <message>
            <source>Clay is dug at rivers and at the sea.</source>
            <translation>Savea kaivetaan jokien ja meren rannoilta.</translation>
        </message>
        <message>
            <source>Contact</source>
            <translation>Kohtaaminen</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Pelin päätti</translation>
        </message>
        <message>
            <source>Every tile is stepped on in some game</source>
            <translation>Jokaiselle laatalle astutaan jossakin pelissä</translation>
        </message>
        <message>
            <source>Failed (not counted)</source>
            <translation>Epäonnistui (ei laskettu)</translation>
        </message>
        <message>
            <source>Fair within</source>
            <translation>Tasapuolinen, jos ero on enintään</translation>
        </message>
        <message>
            <source>First seed</source>
            <translation>Ensimmäinen siemenluku</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Pelit</translation>
        </message>
        <message>
            <source>Games on this map are too short to tell whether {player} can play it: in fewer than {turns} turns, boards and stone are often not worth their time.</source>
            <translation>Pelit tällä kartalla ovat liian lyhyitä kertomaan, osaako {player} pelata sillä: alle {turns} vuorossa laudat ja kivi eivät usein kannata.</translation>
        </message>
        <message>
            <source>Games won by home</source>
            <translation>Voitetut pelit kodeittain</translation>
        </message>
        <message>
            <source>Games won by order of play</source>
            <translation>Voitetut pelit pelijärjestyksen mukaan</translation>
        </message>
        <message>
            <source>Games won by player</source>
            <translation>Voitetut pelit pelaajittain</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Hyödyke</translation>
        </message>
        <message>
            <source>Goods by turn: {good}</source>
            <translation>Hyödykkeet vuoroittain: {good}</translation>
        </message>
        <message>
            <source>Goods in a game</source>
            <translation>Hyödykkeet pelissä</translation>
        </message>
        <message>
            <source>Hash of the map</source>
            <translation>Kartan tiiviste</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Koti</translation>
        </message>
        <message>
            <source>Homes differ in how many seats go without {thing}: {shares}.</source>
            <translation>Kodit eroavat siinä, monelta paikalta puuttuu {thing}: {shares}.</translation>
        </message>
        <message>
            <source>How far players get</source>
            <translation>Miten pitkälle pelaajat pääsevät</translation>
        </message>
        <message>
            <source>How games go</source>
            <translation>Miten pelit kulkevat</translation>
        </message>
        <message>
            <source>Idle transporters</source>
            <translation>Joutilaat kuljetusvälineet</translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no boards from a sawmill.</source>
            <translation>
                <numerusform>Pelejä, joissa {home} ei saa lautoja sahalta: %n / {games}.</numerusform>
                <numerusform>Pelejä, joissa {home} ei saa lautoja sahalta: %n / {games}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no stone from a quarry or a stone factory.</source>
            <translation>
                <numerusform>Pelejä, joissa {home} ei saa kiveä kivilouhokselta eikä kivihakkaamolta: %n / {games}.</numerusform>
                <numerusform>Pelejä, joissa {home} ei saa kiveä kivilouhokselta eikä kivihakkaamolta: %n / {games}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} has less than {share} % of the median points of its table.</source>
            <translation>
                <numerusform>Pelejä, joissa {home} saa alle {share} % pöydän pisteiden mediaanista: %n / {games}.</numerusform>
                <numerusform>Pelejä, joissa {home} saa alle {share} % pöydän pisteiden mediaanista: %n / {games}.</numerusform>
            </translation>
        </message>
        <message>
            <source>In most games {home} builds no mine, while {other} builds its first in turn {early}.</source>
            <translation>Useimmissa peleissä {home} ei rakenna kaivosta, kun taas {other} rakentaa ensimmäisen vuorolla {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no boards, while {other} gets its first in turn {early}.</source>
            <translation>Useimmissa peleissä {home} ei saa lautoja, kun taas {other} saa ensimmäiset vuorolla {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no coin, while {other} gets its first in turn {early}.</source>
            <translation>Useimmissa peleissä {home} ei saa kolikkoa, kun taas {other} saa ensimmäisen vuorolla {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no stock, while {other} gets its first in turn {early}.</source>
            <translation>Useimmissa peleissä {home} ei saa arvopapereita, kun taas {other} saa ensimmäiset vuorolla {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no stone, while {other} gets its first in turn {early}.</source>
            <translation>Useimmissa peleissä {home} ei saa kiveä, kun taas {other} saa ensimmäisen vuorolla {early}.</translation>
        </message>
        <message>
            <source>In most games {home} meets nobody, while {other} meets others in turn {early}.</source>
            <translation>Useimmissa peleissä {home} ei kohtaa ketään, kun taas {other} kohtaa muita vuorolla {early}.</translation>
        </message>
        <message>
            <source>It is not yet known whether its games are shorter or longer.</source>
            <translation>Vielä ei tiedetä, ovatko sen pelit lyhyempiä vai pidempiä.</translation>
        </message>
        <message>
            <source>It is not yet known whether players have more points.</source>
            <translation>Vielä ei tiedetä, onko pelaajilla enemmän pisteitä.</translation>
        </message>
        <message>
            <source>It is not yet known whether the second version is fairer.</source>
            <translation>Vielä ei tiedetä, onko toinen versio tasapuolisempi.</translation>
        </message>
        <message>
            <source>It is not yet known whether {player} can play this map.</source>
            <translation>Vielä ei tiedetä, osaako {player} pelata tällä kartalla.</translation>
        </message>
        <message numerus="yes">
            <source>Its %n searches come to {points} points; more of them may find more.</source>
            <translation>
                <numerusform>Sen %n haku pääsee {points} pisteeseen; useampi voi löytää enemmän.</numerusform>
                <numerusform>Sen %n hakua pääsee {points} pisteeseen; useampi voi löytää enemmän.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its games are equally long.</source>
            <translation>Sen pelit ovat yhtä pitkiä.</translation>
        </message>
        <message>
            <source>Its games are longer by {by} turns.</source>
            <translation>Sen pelit ovat {by} vuoroa pidempiä.</translation>
        </message>
        <message>
            <source>Its games are shorter by {by} turns.</source>
            <translation>Sen pelit ovat {by} vuoroa lyhyempiä.</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Pienin</translation>
        </message>
        <message>
            <source>Length of games</source>
            <translation>Pelien pituus</translation>
        </message>
        <message>
            <source>Let other players play it too, to learn whether this is due to the map or to {player}.</source>
            <translation>Anna muidenkin pelata, niin selviää, onko syy kartassa vai pelaajassa ({player}).</translation>
        </message>
        <message>
            <source>Let {other} play it too, to learn whether this is due to the map or to {player}.</source>
            <translation>Anna myös tason {other} pelata, niin selviää, onko syy kartassa vai pelaajassa ({player}).</translation>
        </message>
        <message>
            <source>Median turn</source>
            <translation>Mediaanivuoro</translation>
        </message>
        <message>
            <source>Median turn of the first one</source>
            <translation>Ensimmäisen kerran mediaanivuoro</translation>
        </message>
        <message>
            <source>Milestone</source>
            <translation>Virstanpylväs</translation>
        </message>
        <message>
            <source>Milestones by home</source>
            <translation>Virstanpylväät kodeittain</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Suurin</translation>
        </message>
        <message>
            <source>Neither of them comes within {share} % of par, so it is hard to reach.</source>
            <translation>Kumpikaan ei pääse {share} %:n päähän parista, joten se on vaikea saavuttaa.</translation>
        </message>
        <message>
            <source>Neither rock nor a shore can be reached from there on foot.</source>
            <translation>Sieltä ei pääse jalan kalliolle eikä rannikolle.</translation>
        </message>
        <message>
            <source>Neutral</source>
            <translation>Neutraali</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Ei koskaan</translation>
        </message>
        <message>
            <source>No woods can be reached from there on foot.</source>
            <translation>Sieltä ei pääse jalan metsään.</translation>
        </message>
        <message>
            <source>Nobody steps on: {places}</source>
            <translation>Kukaan ei astu laatoille: {places}</translation>
        </message>
        <message numerus="yes">
            <source>Nobody steps on: {places} and %n more</source>
            <translation>
                <numerusform>Kukaan ei astu laatoille: {places} ja %n muu</numerusform>
                <numerusform>Kukaan ei astu laatoille: {places} ja %n muuta</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is made in the best game.</source>
            <translation>Parhaassa pelissä ei tuoteta mitään.</translation>
        </message>
        <message numerus="yes">
            <source>Of %n seats of {player}, so many never make or build any: {shares}.</source>
            <translation>
                <numerusform>Näin moni %n paikasta ({player}) ei tee eikä rakenna yhtään: {shares}.</numerusform>
                <numerusform>Näin moni %n paikasta ({player}) ei tee eikä rakenna yhtään: {shares}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Par is the best of %n plans of the solver (version {version}), not the limit of what is possible.</source>
            <translation>
                <numerusform>Par on paras ratkaisijan %n suunnitelmasta (versio {version}), ei mahdollisen raja.</numerusform>
                <numerusform>Par on paras ratkaisijan %n suunnitelmasta (versio {version}), ei mahdollisen raja.</numerusform>
            </translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Paikka</translation>
        </message>
        <message>
            <source>Place {place} in the order of play wins {share} % ({low} to {high}), {by} percentage points above an even share.</source>
            <translation>Pelijärjestyksen paikka {place} voittaa {share} % ({low}–{high}), {by} prosenttiyksikköä enemmän kuin tasaosuus.</translation>
        </message>
        <message>
            <source>Place {place} in the order of play wins {share} % ({low} to {high}), {by} percentage points below an even share.</source>
            <translation>Pelijärjestyksen paikka {place} voittaa {share} % ({low}–{high}), {by} prosenttiyksikköä vähemmän kuin tasaosuus.</translation>
        </message>
        <message>
            <source>Played by</source>
            <translation>Pelattu ohjelmalla</translation>
        </message>
        <message>
            <source>Played without</source>
            <translation>Pelattu ilman</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Players have equally many points.</source>
            <translation>Pelaajilla on yhtä paljon pisteitä.</translation>
        </message>
        <message>
            <source>Players have {by} points fewer.</source>
            <translation>Pelaajilla on {by} pistettä vähemmän.</translation>
        </message>
        <message>
            <source>Players have {by} points more.</source>
            <translation>Pelaajilla on {by} pistettä enemmän.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Points at the end</source>
            <translation>Pisteet lopussa</translation>
        </message>
        <message>
            <source>Points by home</source>
            <translation>Pisteet kodeittain</translation>
        </message>
        <message>
            <source>Points by turn</source>
            <translation>Pisteet vuoroittain</translation>
        </message>
        <message>
            <source>Points of a player, on average</source>
            <translation>Pelaajan pisteet, keskimäärin</translation>
        </message>
        <message>
            <source>Points of the rows of the wonder</source>
            <translation>Ihmeen kerrosten pisteet</translation>
        </message>
        <message>
            <source>Points: goods aboard, wonder</source>
            <translation>Pisteet: hyödykkeet kyydissä, ihme</translation>
        </message>
        <message>
            <source>Report by</source>
            <translation>Raportin teki</translation>
        </message>
        <message>
            <source>Report of the laboratory</source>
            <translation>Laboratorion raportti</translation>
        </message>
        <message>
            <source>Research by turn</source>
            <translation>Kehitys vuoroittain</translation>
        </message>
        <message>
            <source>Row of the wonder, from the lowest</source>
            <translation>Ihmeen kerros alimmasta alkaen</translation>
        </message>
        <message>
            <source>Seats without {thing}</source>
            <translation>Paikat, joilta puuttuu {thing}</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Siemenluvut</translation>
        </message>
        <message>
            <source>Share of games</source>
            <translation>Osuus peleistä</translation>
        </message>
        <message>
            <source>Share of games won, in %</source>
            <translation>Voitettujen pelien osuus, %</translation>
        </message>
        <message>
            <source>Share of games, in %</source>
            <translation>Osuus peleistä, %</translation>
        </message>
        <message numerus="yes">
            <source>The easy player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>Helppo pelaaja saa {points} pistettä: %n pelin mediaani, {least}–{most}.</numerusform>
                <numerusform>Helppo pelaaja saa {points} pistettä: %n pelin mediaani, {least}–{most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The easy player comes within {share} % of par, so it is easy to reach.</source>
            <translation>Helppo pelaaja pääsee {share} %:n päähän parista, joten se on helppo saavuttaa.</translation>
        </message>
        <message>
            <source>The first turn that may not be idle: {turn}.</source>
            <translation>Ensimmäinen vuoro, joka ei saa jäädä käyttämättä: {turn}.</translation>
        </message>
        <message>
            <source>The homes are certainly not equal: chance alone makes so large a difference with a probability of {chance}.</source>
            <translation>Kodit eivät varmasti ole samanarvoisia: näin suuri ero syntyy sattumalta todennäköisyydellä {chance}.</translation>
        </message>
        <message>
            <source>The homes do not part for sure at any milestone.</source>
            <translation>Kodit eivät eroa varmasti yhdessäkään virstanpylväässä.</translation>
        </message>
        <message>
            <source>The land is the same for all homes: the map can be turned or mirrored from each to each.</source>
            <translation>Maa on sama kaikille kodeille: kartan voi kiertää tai peilata mistä tahansa kodista mihin tahansa.</translation>
        </message>
        <message>
            <source>The land shows no reason for that.</source>
            <translation>Maasta ei löydy syytä siihen.</translation>
        </message>
        <message>
            <source>The last neutral brick</source>
            <translation>Viimeinen neutraali tiili</translation>
        </message>
        <message>
            <source>The longest chain of goods in the best game: {goods}.</source>
            <translation>Parhaan pelin pisin hyödykeketju: {goods}.</translation>
        </message>
        <message>
            <source>The map</source>
            <translation>Kartta</translation>
        </message>
        <message>
            <source>The mark of the wonder</source>
            <translation>Ihmeen merkki</translation>
        </message>
        <message numerus="yes">
            <source>The medium player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>Keskitason pelaaja saa {points} pistettä: %n pelin mediaani, {least}–{most}.</numerusform>
                <numerusform>Keskitason pelaaja saa {points} pistettä: %n pelin mediaani, {least}–{most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The medium player comes within {share} % of par, the easy one does not, so it is fairly hard to reach.</source>
            <translation>Keskitason pelaaja pääsee {share} %:n päähän parista, helppo ei, joten se on melko vaikea saavuttaa.</translation>
        </message>
        <message>
            <source>The places in the order of play are fair within {tolerance} percentage points.</source>
            <translation>Pelijärjestyksen paikat ovat tasapuoliset {tolerance} prosenttiyksikön tarkkuudella.</translation>
        </message>
        <message>
            <source>The run</source>
            <translation>Ajo</translation>
        </message>
        <message>
            <source>The second version is as fair as the first.</source>
            <translation>Toinen versio on yhtä tasapuolinen kuin ensimmäinen.</translation>
        </message>
        <message>
            <source>The second version is fairer by {by} percentage points.</source>
            <translation>Toinen versio on {by} prosenttiyksikköä tasapuolisempi.</translation>
        </message>
        <message>
            <source>The second version is less fair by {by} percentage points.</source>
            <translation>Toinen versio on {by} prosenttiyksikköä vähemmän tasapuolinen.</translation>
        </message>
        <message>
            <source>Transporters are idle in {share} of their turns.</source>
            <translation>Kuljetusvälineet ovat joutilaina {share} vuoroistaan.</translation>
        </message>
        <message>
            <source>Transporters made by turn</source>
            <translation>Valmistetut kuljetusvälineet vuoroittain</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Vuoro</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Vuorot</translation>
        </message>
        <message>
            <source>Untitled map</source>
            <translation>Nimetön kartta</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Arvio</translation>
        </message>
        <message>
            <source>What each level says</source>
            <translation>Mitä kukin taso kertoo</translation>
        </message>
        <message>
            <source>What ends games</source>
            <translation>Mikä pelit päättää</translation>
        </message>
        <message>
            <source>When homes came to milestones is not known: an earlier version of the program kept these games.</source>
            <translation>Ei tiedetä, milloin kodit pääsivät virstanpylväille: nämä pelit on tallentanut ohjelman aiempi versio.</translation>
        </message>
        <message>
            <source>Won by {home}</source>
            <translation>{home} voittaa</translation>
        </message>
        <message>
            <source>Won in a seed</source>
            <translation>Voitto-osuus</translation>
        </message>
        <message>
            <source>a tenth made by turn</source>
            <translation>kymmenesosa tuotettu viimeistään vuorolla</translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>noin %n tunti</numerusform>
                <numerusform>noin %n tuntia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes</source>
            <translation>
                <numerusform>noin %n minuutti</numerusform>
                <numerusform>noin %n minuuttia</numerusform>
            </translation>
        </message>
        <message>
            <source>an even share</source>
            <translation>tasaosuus</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>silta</translation>
        </message>
        <message>
            <source>doubtful, as {player} can hardly play this map: {verdict}</source>
            <translation>epävarmaa, sillä {player} osaa tuskin pelata tällä kartalla: {verdict}</translation>
        </message>
        <message>
            <source>easy to reach</source>
            <translation>helppo saavuttaa</translation>
        </message>
        <message>
            <source>fair</source>
            <translation>tasapuolinen</translation>
        </message>
        <message numerus="yes">
            <source>fair within {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>tasapuolinen {points} prosenttiyksikön tarkkuudella, %n peli ({players})</numerusform>
                <numerusform>tasapuolinen {points} prosenttiyksikön tarkkuudella, %n peliä ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fair within {tolerance} percentage points, in %n games</source>
            <translation>
                <numerusform>tasapuolinen {tolerance} prosenttiyksikön tarkkuudella, %n peli</numerusform>
                <numerusform>tasapuolinen {tolerance} prosenttiyksikön tarkkuudella, %n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>fair: {shares} %</source>
            <translation>tasapuolinen: {shares} %</translation>
        </message>
        <message numerus="yes">
            <source>fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>{by} prosenttiyksikköä tasapuolisempi ({low}–{high}): etäisyys tasaosuudesta ennen {before}, jälkeen {after}, kummassakin %n peli</numerusform>
                <numerusform>{by} prosenttiyksikköä tasapuolisempi ({low}–{high}): etäisyys tasaosuudesta ennen {before}, jälkeen {after}, kummassakin %n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>fairly hard to reach</source>
            <translation>melko vaikea saavuttaa</translation>
        </message>
        <message>
            <source>games become {by} turns longer</source>
            <translation>pelit pitenevät {by} vuoroa</translation>
        </message>
        <message>
            <source>games become {by} turns shorter</source>
            <translation>pelit lyhenevät {by} vuoroa</translation>
        </message>
        <message>
            <source>games last as long as before</source>
            <translation>pelit kestävät yhtä kauan kuin ennen</translation>
        </message>
        <message>
            <source>hard to reach</source>
            <translation>vaikea saavuttaa</translation>
        </message>
        <message>
            <source>lay {goods} at the home on {place}</source>
            <translation>aseta {goods} kotiin paikassa {place}</translation>
        </message>
        <message>
            <source>left</source>
            <translation>jäljellä</translation>
        </message>
        <message>
            <source>left after the turn</source>
            <translation>vuoron jälkeen jäljellä</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>menetetty</translation>
        </message>
        <message>
            <source>made</source>
            <translation>tuotettu</translation>
        </message>
        <message>
            <source>move the home from {first} to the {second}</source>
            <translation>siirrä koti paikasta {first}, uusi paikka: {second}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>ei koskaan</translation>
        </message>
        <message>
            <source>never in {share} %</source>
            <translation>{share} %: ei koskaan</translation>
        </message>
        <message>
            <source>not yet known</source>
            <translation>ei vielä tiedossa</translation>
        </message>
        <message>
            <source>not yet known whether games become longer: {by} turns</source>
            <translation>vielä ei tiedetä, pitenevätkö pelit: {by} vuoroa</translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); about {least} to %n more games are needed</source>
            <translation>
                <numerusform>vielä ei tiedetä, onko kartta tasapuolinen: {home} voittaa {share} % ({low}–{high}); tarvitaan vielä noin {least}–%n peli</numerusform>
                <numerusform>vielä ei tiedetä, onko kartta tasapuolinen: {home} voittaa {share} % ({low}–{high}); tarvitaan vielä noin {least}–%n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); too early to tell how many more games are needed</source>
            <translation>vielä ei tiedetä, onko kartta tasapuolinen: {home} voittaa {share} % ({low}–{high}); vielä ei voi sanoa, montako peliä tarvitaan lisää</translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} %; at least %n more games are needed</source>
            <translation>
                <numerusform>vielä ei tiedetä, onko kartta tasapuolinen: {home} voittaa {share} %; tarvitaan vielä vähintään %n peli</numerusform>
                <numerusform>vielä ei tiedetä, onko kartta tasapuolinen: {home} voittaa {share} %; tarvitaan vielä vähintään %n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>vielä ei tiedetä, onko se tasapuolisempi: etäisyys tasaosuudesta prosenttiyksikköinä ennen {before}, jälkeen {after}, kummassakin %n peli</numerusform>
                <numerusform>vielä ei tiedetä, onko se tasapuolisempi: etäisyys tasaosuudesta prosenttiyksikköinä ennen {before}, jälkeen {after}, kummassakin %n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing is known yet: no game has been played to its end</source>
            <translation>vielä ei tiedetä mitään: yhtään peliä ei ole pelattu loppuun</translation>
        </message>
        <message>
            <source>par {points}</source>
            <translation>par {points}</translation>
        </message>
        <message>
            <source>par {points}, {level}</source>
            <translation>par {points}, {level}</translation>
        </message>
        <message>
            <source>road</source>
            <translation>tie</translation>
        </message>
        <message>
            <source>swap the {first} with the {second}</source>
            <translation>vaihda keskenään {first} ja {second}</translation>
        </message>
        <message>
            <source>under a minute</source>
            <translation>alle minuutti</translation>
        </message>
        <message>
            <source>under {number} %</source>
            <translation>alle {number} %</translation>
        </message>
        <message>
            <source>unfair</source>
            <translation>epätasapuolinen</translation>
        </message>
        <message numerus="yes">
            <source>unfair by {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>epätasapuolinen {points} prosenttiyksikön verran, %n peli ({players})</numerusform>
                <numerusform>epätasapuolinen {points} prosenttiyksikön verran, %n peliä ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points above an even share</source>
            <translation>
                <numerusform>epätasapuolinen: {home} voittaa {share} % ({low}–{high}) %n pelistä, {by} prosenttiyksikköä enemmän kuin tasaosuus</numerusform>
                <numerusform>epätasapuolinen: {home} voittaa {share} % ({low}–{high}) %n pelistä, {by} prosenttiyksikköä enemmän kuin tasaosuus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points below an even share</source>
            <translation>
                <numerusform>epätasapuolinen: {home} voittaa {share} % ({low}–{high}) %n pelistä, {by} prosenttiyksikköä vähemmän kuin tasaosuus</numerusform>
                <numerusform>epätasapuolinen: {home} voittaa {share} % ({low}–{high}) %n pelistä, {by} prosenttiyksikköä vähemmän kuin tasaosuus</numerusform>
            </translation>
        </message>
        <message>
            <source>used</source>
            <translation>käytetty</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>muuri</translation>
        </message>
        <message numerus="yes">
            <source>{edit}, and likewise at its %n images</source>
            <translation>
                <numerusform>{edit}, samoin sen vastineessa</numerusform>
                <numerusform>{edit}, samoin sen %n vastineessa</numerusform>
            </translation>
        </message>
        <message>
            <source>{findings} (before the last change of the map)</source>
            <translation>{findings} (ennen kartan viimeisintä muutosta)</translation>
        </message>
        <message>
            <source>{games}, {seeds}. The bars show 95 % intervals that hold however often you look: where bars do not meet, homes part.</source>
            <translation>{games}, {seeds}. Palkit näyttävät 95 %:n välit, jotka pätevät vaikka katsoisi kuinka usein: missä palkit eivät kohtaa, kodit eroavat.</translation>
        </message>
        <message>
            <source>{games}, {seeds}; the bands show 95 % intervals</source>
            <translation>{games}, {seeds}; kaistat näyttävät 95 %:n välit</translation>
        </message>
        <message>
            <source>{games}, {seeds}; the error bars show 95 % intervals</source>
            <translation>{games}, {seeds}; virhepalkit näyttävät 95 %:n välit</translation>
        </message>
        <message numerus="yes">
            <source>{home} builds its first mine %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} rakentaa ensimmäisen kaivoksen %n vuoron myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
                <numerusform>{home} rakentaa ensimmäisen kaivoksen %n vuoroa myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first boards %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} saa ensimmäiset laudat %n vuoron myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
                <numerusform>{home} saa ensimmäiset laudat %n vuoroa myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first coin %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} saa ensimmäisen kolikon %n vuoron myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
                <numerusform>{home} saa ensimmäisen kolikon %n vuoroa myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stock %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} saa ensimmäiset arvopaperit %n vuoron myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
                <numerusform>{home} saa ensimmäiset arvopaperit %n vuoroa myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stone %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} saa ensimmäisen kiven %n vuoron myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
                <numerusform>{home} saa ensimmäisen kiven %n vuoroa myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
            </translation>
        </message>
        <message>
            <source>{home} gets no boards from a sawmill.</source>
            <translation>{home} ei saa lautoja sahalta.</translation>
        </message>
        <message>
            <source>{home} gets no stone from a quarry or a stone factory.</source>
            <translation>{home} ei saa kiveä kivilouhokselta eikä kivihakkaamolta.</translation>
        </message>
        <message numerus="yes">
            <source>{home} meets others %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} kohtaa muita %n vuoron myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
                <numerusform>{home} kohtaa muita %n vuoroa myöhemmin kuin {other} (vuorolla {late}, toinen vuorolla {early}).</numerusform>
            </translation>
        </message>
        <message>
            <source>{home} wins, level by level: {shares}.</source>
            <translation>{home} voittaa, taso tasolta: {shares}.</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low}–{high}</translation>
        </message>
        <message>
            <source>{number} in the order of play</source>
            <translation>{number}. pelijärjestyksessä</translation>
        </message>
        <message>
            <source>{number} percentage points</source>
            <translation>{number} prosenttiyksikköä</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{others} can hardly play it either, at any home: games of machines say little about this map.</source>
            <translation>Sillä osaa tuskin pelata mistään kodista muukaan taso ({others}): koneiden pelit kertovat kartasta vähän.</translation>
        </message>
        <message>
            <source>{others} can hardly play it either, so this is due to the map.</source>
            <translation>Sillä osaa tuskin pelata muukaan taso ({others}), joten syy on kartassa.</translation>
        </message>
        <message>
            <source>{other} gets much farther on it than {player} ({things}): judge the map by the games of {other}.</source>
            <translation>{other} pääsee sillä paljon pidemmälle kuin {player} ({things}): arvioi karttaa tason {other} pelien mukaan.</translation>
        </message>
        <message>
            <source>{player} can hardly play this map: in more than {limit} % of the games no boards, or no stone, are made ({homes}). A home loses half of the tolerance by that alone.</source>
            <translation>{player} osaa tuskin pelata tällä kartalla: yli {limit} %:ssa peleistä ei synny lautoja tai kiveä ({homes}). Jo se vie kodilta puolet sallitusta erosta.</translation>
        </message>
        <message>
            <source>{player} can hardly play this map: in more than {limit} % of the games no boards, or no stone, are made.</source>
            <translation>{player} osaa tuskin pelata tällä kartalla: yli {limit} %:ssa peleistä ei synny lautoja tai kiveä.</translation>
        </message>
        <message>
            <source>{player} can play this map.</source>
            <translation>{player} osaa pelata tällä kartalla.</translation>
        </message>
        <message>
            <source>{player} comes to less than half as many of these in a game as {other}: {things}.</source>
            <translation>{player} saa pelissä alle puolet siitä, mitä {other}: {things}.</translation>
        </message>
        <message>
            <source>{remark}; goods count while they are aboard, as at the end of a game</source>
            <translation>{remark}; hyödykkeet lasketaan, kun ne ovat kyydissä, kuten pelin lopussa</translation>
        </message>
        <message>
            <source>{thing} {share}</source>
            <translation>{thing} {share}</translation>
        </message>
        <message>
            <source>{turn} or later</source>
            <translation>{turn} tai myöhemmin</translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} ({low}–{high})</translation>
        </message>
        <message>
            <source>{value} ± {half}</source>
            <translation>{value} ± {half}</translation>
        </message>
        <message>
            <source>{value} % ({low} to {high})</source>
            <translation>{value} % ({low}–{high})</translation>
        </message>
    </context>
    <context>
        <name>laying</name>
        <message>
            <source>A tile has to border on one that lies there already.</source>
            <translation>Laatan on rajoituttava jo asetettuun laattaan.</translation>
        </message>
        <message>
            <source>A tile lies here already.</source>
            <translation>Tässä on jo laatta.</translation>
        </message>
        <message numerus="yes">
            <source>All %n land tiles of this world are laid.</source>
            <translation>
                <numerusform>Tämän maailman ainoa maalaatta on asetettu.</numerusform>
                <numerusform>Tämän maailman kaikki %n maalaattaa on asetettu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n sea tiles of this world are laid.</source>
            <translation>
                <numerusform>Tämän maailman ainoa merilaatta on asetettu.</numerusform>
                <numerusform>Tämän maailman kaikki %n merilaattaa on asetettu.</numerusform>
            </translation>
        </message>
        <message>
            <source>All have passed: the world is large enough.</source>
            <translation>Kaikki ovat passanneet: maailma on riittävän suuri.</translation>
        </message>
        <message>
            <source>All sources have been used: no further river may begin.</source>
            <translation>Kaikki lähteet on käytetty: uusi joki ei saa enää alkaa.</translation>
        </message>
        <message>
            <source>Allowed, but whether the tiles left can finish all rivers is more than the search could decide.</source>
            <translation>Sallittu, mutta haku ei pystynyt ratkaisemaan, riittävätkö jäljellä olevat laatat kaikkien jokien päättämiseen.</translation>
        </message>
        <message>
            <source>Every player lays two tiles: nobody passes.</source>
            <translation>Jokainen pelaaja asettaa kaksi laattaa: kukaan ei passaa.</translation>
        </message>
        <message>
            <source>Nobody can pass while a river is open: it must be finished first.</source>
            <translation>Kukaan ei voi passata, kun joki on avoinna: ensin se päätetään.</translation>
        </message>
        <message>
            <source>None of the tiles left can be laid anywhere.</source>
            <translation>Mitään jäljellä olevista laatoista ei voi asettaa mihinkään.</translation>
        </message>
        <message>
            <source>The first tile is laid in the middle.</source>
            <translation>Ensimmäinen laatta asetetaan keskelle.</translation>
        </message>
        <message>
            <source>The map is laid; nothing more is added.</source>
            <translation>Kartta on aseteltu; siihen ei enää lisätä mitään.</translation>
        </message>
        <message>
            <source>The world has the size that was agreed on.</source>
            <translation>Maailma on sovitun kokoinen.</translation>
        </message>
    </context>
    <context>
        <name>lists</name>
        <message>
            <source>{first} and no {last}</source>
            <translation>{first} ja {last}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} ja {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} tai {last}</translation>
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
                <numerusform>koti</numerusform>
                <numerusform>%n kotia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>pelimerkki</numerusform>
                <numerusform>%n pelimerkkiä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>tie</numerusform>
                <numerusform>%n tietä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls</source>
            <translation>
                <numerusform>muuri</numerusform>
                <numerusform>%n muuria</numerusform>
            </translation>
        </message>
        <message>
            <source>{stroke}, take away {things}</source>
            <translation>{stroke}, poista {things}</translation>
        </message>
    </context>
    <context>
        <name>meanings</name>
        <message>
            <source>A boat is docked where no sea is.</source>
            <translation>Alus on telakoitunut kohtaan, jossa ei ole merta.</translation>
        </message>
        <message>
            <source>A boat is in a river that its tile does not have.</source>
            <translation>Alus on joella, jota sen laatalla ei ole.</translation>
        </message>
        <message>
            <source>A boat is on land.</source>
            <translation>Alus on maalla.</translation>
        </message>
        <message>
            <source>A bridge joins what other bridges join already.</source>
            <translation>Silta yhdistää alueet, jotka muut sillat jo yhdistävät.</translation>
        </message>
        <message>
            <source>A bridge stands at a source, which divides nothing.</source>
            <translation>Silta on lähteellä, joka ei jaa mitään.</translation>
        </message>
        <message>
            <source>A bridge stands in a desert, and the options do not allow it.</source>
            <translation>Silta on aavikolla, eivätkä sääntövalinnat salli sitä.</translation>
        </message>
        <message>
            <source>A bridge stands where there is no river.</source>
            <translation>Silta on kohdassa, jossa ei ole jokea.</translation>
        </message>
        <message>
            <source>A building stands in a desert.</source>
            <translation>Rakennus on aavikolla.</translation>
        </message>
        <message>
            <source>A building stands on a terrain that it cannot stand on.</source>
            <translation>Rakennus on maastossa, jolla se ei voi olla.</translation>
        </message>
        <message>
            <source>A building that needs a shore stands inland.</source>
            <translation>Rannikkoa vaativa rakennus on sisämaassa.</translation>
        </message>
        <message>
            <source>A check of somebody else could not be carried out.</source>
            <translation>Jonkun muun tarkistusta ei voitu tehdä.</translation>
        </message>
        <message>
            <source>A check of somebody else has found something.</source>
            <translation>Jonkun muun tarkistus löysi jotakin.</translation>
        </message>
        <message>
            <source>A district has a place without a tile.</source>
            <translation>Alueessa on paikka ilman laattaa.</translation>
        </message>
        <message>
            <source>A draft has no title yet.</source>
            <translation>Luonnoksella ei ole vielä nimeä.</translation>
        </message>
        <message>
            <source>A final scenario has no title.</source>
            <translation>Valmiilla skenaariolla ei ole nimeä.</translation>
        </message>
        <message>
            <source>A home lacks wood, stone or pasture within reach.</source>
            <translation>Kodin ulottuvilla ei ole puuta, kiveä tai laidunta.</translation>
        </message>
        <message>
            <source>A home stands on a sea tile.</source>
            <translation>Koti on merilaatalla.</translation>
        </message>
        <message>
            <source>A home stands where there is no tile.</source>
            <translation>Koti on kohdassa, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>A label stands where there is no tile.</source>
            <translation>Nimiö on paikassa, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>A land transporter is at sea, in a river or at a dock.</source>
            <translation>Maakuljetusväline on merellä, joella tai telakoituneena.</translation>
        </message>
        <message>
            <source>A map of the book has more tiles of a kind than the box of the book.</source>
            <translation>Kirjan kartalla on jotakin laattaa enemmän kuin kirjan laatikossa.</translation>
        </message>
        <message>
            <source>A mine does not say what its bag holds.</source>
            <translation>Kaivos ei kerro, mitä sen kaivospussissa on.</translation>
        </message>
        <message>
            <source>A note is about a place without a tile.</source>
            <translation>Muistiinpano koskee paikkaa, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>A part of the map is too far away for void hexes to join it.</source>
            <translation>Kartan osa on liian kaukana, jotta tyhjät ruudut voisivat yhdistää sen.</translation>
        </message>
        <message>
            <source>A piece stands where there is no tile.</source>
            <translation>Pelimerkki on kohdassa, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>A player begins with more transporters than a player may own.</source>
            <translation>Pelaaja aloittaa useammalla kuljetusvälineellä kuin hän saa omistaa.</translation>
        </message>
        <message>
            <source>A river joins itself in a ring.</source>
            <translation>Joki yhtyy itseensä renkaaksi.</translation>
        </message>
        <message>
            <source>A river leads to a place without a tile.</source>
            <translation>Joki johtaa kohtaan, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>A river meets a land tile that has no river on that side.</source>
            <translation>Joki kohtaa maalaatan, jonka sillä sivulla ei ole jokea.</translation>
        </message>
        <message>
            <source>A river meets land without a river, or a void hex.</source>
            <translation>Joki kohtaa maata, jolla ei ole jokea, tai tyhjän ruudun.</translation>
        </message>
        <message>
            <source>A river rises on another terrain than mountain.</source>
            <translation>Joki alkaa muualta kuin vuoristosta.</translation>
        </message>
        <message>
            <source>A river that ends on land has neither a source nor a mouth.</source>
            <translation>Maalle päättyvällä joella ei ole lähdettä eikä suuta.</translation>
        </message>
        <message>
            <source>A road leads into the sea.</source>
            <translation>Tie johtaa mereen.</translation>
        </message>
        <message>
            <source>A road leads to a place without a tile.</source>
            <translation>Tie johtaa kohtaan, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>A road leads to a tile of the expansion; games leave it out.</source>
            <translation>Tie johtaa laajennuksen laatalle; peleissä sitä ei ole.</translation>
        </message>
        <message>
            <source>A scenario lies in the folder, but is not in the book.</source>
            <translation>Skenaario on kansiossa mutta ei kirjassa.</translation>
        </message>
        <message>
            <source>A scenario of the book is missing, or cannot be read.</source>
            <translation>Kirjan skenaario puuttuu tai sitä ei voi lukea.</translation>
        </message>
        <message>
            <source>A sea tile has a river.</source>
            <translation>Merilaatalla on joki.</translation>
        </message>
        <message>
            <source>A tile has more than one building.</source>
            <translation>Laatalla on useampi kuin yksi rakennus.</translation>
        </message>
        <message>
            <source>A tile is in no box that was ever printed, nor in the scenario's own.</source>
            <translation>Laattaa ei ole missään painetussa laatikossa eikä skenaarion omassa.</translation>
        </message>
        <message>
            <source>A transporter carries goods and another transporter at once.</source>
            <translation>Kuljetusväline kuljettaa yhtä aikaa sekä hyödykkeitä että toista kuljetusvälinettä.</translation>
        </message>
        <message>
            <source>A transporter carries more goods than it can.</source>
            <translation>Kuljetusvälineessä on enemmän hyödykkeitä kuin siihen mahtuu.</translation>
        </message>
        <message>
            <source>A wall does not stand between two tiles.</source>
            <translation>Muuri ei ole kahden laatan välissä.</translation>
        </message>
        <message>
            <source>A wall has no tokens.</source>
            <translation>Muurilla ei ole muuripelimerkkejä.</translation>
        </message>
        <message>
            <source>A wall stands beside a tile of the expansion; games leave it out.</source>
            <translation>Muuri on laajennuksen laatan vieressä; peleissä sitä ei ole.</translation>
        </message>
        <message>
            <source>A wall stands between two sea tiles.</source>
            <translation>Muuri on kahden merilaatan välissä.</translation>
        </message>
        <message>
            <source>All tiles of a kind have the same picture at the play site.</source>
            <translation>Kaikilla saman lajin laatoilla on pelisivustolla sama kuva.</translation>
        </message>
        <message>
            <source>An unfinished river has neither a source nor a mouth yet.</source>
            <translation>Keskeneräisellä joella ei ole vielä lähdettä eikä suuta.</translation>
        </message>
        <message>
            <source>Another building than a mine has a bag.</source>
            <translation>Muulla rakennuksella kuin kaivoksella on kaivospussi.</translation>
        </message>
        <message>
            <source>Fields belong to a place without a tile.</source>
            <translation>Kenttiä on paikassa, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>Goods lie at sea where no oil rig stores them.</source>
            <translation>Hyödykkeitä on merellä ilman öljynporauslauttaa, joka varastoi ne.</translation>
        </message>
        <message>
            <source>Homes are fixed, but not for as many players as may play.</source>
            <translation>Kodit on määrätty, mutta ei kaikille mahdollisille pelaajille.</translation>
        </message>
        <message>
            <source>Homes or pieces stand on tiles of the expansion; games do not have them.</source>
            <translation>Laajennuksen laatoilla on koteja tai pelimerkkejä; peleissä niitä ei ole.</translation>
        </message>
        <message>
            <source>More spaces of the wonder start filled than it has.</source>
            <translation>Ihmeen paikkoja on alussa täynnä enemmän kuin niitä on.</translation>
        </message>
        <message>
            <source>No designer is named, and maps without a credit are not verified.</source>
            <translation>Tekijää ei ole nimetty, eikä karttoja ilman tekijää vahvisteta.</translation>
        </message>
        <message>
            <source>No home can reach a part of the map.</source>
            <translation>Johonkin kartan osaan ei pääse mistään kodista.</translation>
        </message>
        <message>
            <source>One home has much more of a terrain within reach than another.</source>
            <translation>Yhden kodin ulottuvilla on jotain maastoa paljon enemmän kuin toisen.</translation>
        </message>
        <message>
            <source>One player has two homes.</source>
            <translation>Yhdellä pelaajalla on kaksi kotia.</translation>
        </message>
        <message>
            <source>Players begin with boats where there is no water for them.</source>
            <translation>Pelaajat aloittavat aluksilla paikassa, jossa niille ei ole vettä.</translation>
        </message>
        <message>
            <source>Some scenarios of the book have codes, but not all.</source>
            <translation>Joillakin kirjan skenaarioilla on koodi mutta ei kaikilla.</translation>
        </message>
        <message>
            <source>Something belongs to a player who never takes part.</source>
            <translation>Jokin kuuluu pelaajalle, joka ei koskaan ole mukana.</translation>
        </message>
        <message>
            <source>The bag of a mine holds more than any one shaft brings.</source>
            <translation>Kaivospussissa on enemmän kuin mikään kaivoskuilu tuo.</translation>
        </message>
        <message>
            <source>The book has no title yet.</source>
            <translation>Kirjalla ei ole vielä nimeä.</translation>
        </message>
        <message>
            <source>The box holds pieces for four players only.</source>
            <translation>Laatikossa on pelimerkit vain neljälle pelaajalle.</translation>
        </message>
        <message>
            <source>The game lasts for more neutral bricks than the box has.</source>
            <translation>Peli kestää useamman neutraalin tiilen kuin laatikossa on.</translation>
        </message>
        <message>
            <source>The game would end before the first neutral brick.</source>
            <translation>Peli loppuisi ennen ensimmäistä neutraalia tiiltä.</translation>
        </message>
        <message>
            <source>The game would last less than one turn.</source>
            <translation>Peli kestäisi alle yhden vuoron.</translation>
        </message>
        <message>
            <source>The map for the play site lacks something, or has more void hexes.</source>
            <translation>Pelisivuston kartasta puuttuu jotakin, tai siinä on enemmän tyhjiä ruutuja.</translation>
        </message>
        <message>
            <source>The map has more tiles of a kind than the chosen box.</source>
            <translation>Kartalla on jotain laattaa enemmän kuin valitussa laatikossa.</translation>
        </message>
        <message>
            <source>The map has no description, and the play site wants one.</source>
            <translation>Kartalla ei ole kuvausta, ja pelisivusto haluaa sellaisen.</translation>
        </message>
        <message>
            <source>The map has no title, and the play site wants a name.</source>
            <translation>Kartalla ei ole otsikkoa, ja pelisivusto haluaa nimen.</translation>
        </message>
        <message>
            <source>The map has pieces of the expansion, whose rules are not played.</source>
            <translation>Kartalla on laajennuksen pelimerkkejä, joiden sääntöjä ei pelata.</translation>
        </message>
        <message>
            <source>The map has tiles of the expansion, whose rules are not played.</source>
            <translation>Kartalla on laajennuksen laattoja, joiden sääntöjä ei pelata.</translation>
        </message>
        <message>
            <source>The map is meant to be symmetrical, but some places differ from their images.</source>
            <translation>Kartan pitäisi olla symmetrinen, mutta jotkin kohdat poikkeavat vastineistaan.</translation>
        </message>
        <message>
            <source>The map on the cover is none of the book.</source>
            <translation>Kannen kartta ei ole kirjassa.</translation>
        </message>
        <message>
            <source>The minimum and maximum numbers of players do not fit together.</source>
            <translation>Pelaajien vähimmäis- ja enimmäismäärä eivät sovi yhteen.</translation>
        </message>
        <message>
            <source>The play site does not have a tile.</source>
            <translation>Pelisivustolla ei ole jotakin laattaa.</translation>
        </message>
        <message>
            <source>The rivers of a tile cross, or one has more than three edges.</source>
            <translation>Laatan joet risteävät, tai yhdellä on yli kolme sivua.</translation>
        </message>
        <message>
            <source>The same file is in the book twice.</source>
            <translation>Sama tiedosto on kirjassa kahdesti.</translation>
        </message>
        <message>
            <source>The status is draft, and only final maps are verified.</source>
            <translation>Tila on luonnos, ja vain valmiit kartat vahvistetaan.</translation>
        </message>
        <message>
            <source>The tiles left in the box cannot finish the open rivers.</source>
            <translation>Laatikkoon jääneillä laatoilla ei voi täydentää avoimia jokia.</translation>
        </message>
        <message>
            <source>The tiles of some maps of the book point another way.</source>
            <translation>Joidenkin kirjan karttojen laatat osoittavat eri suuntaan.</translation>
        </message>
        <message>
            <source>The title is longer than a name may be at the play site.</source>
            <translation>Otsikko on pidempi kuin nimi saa pelisivustolla olla.</translation>
        </message>
        <message>
            <source>The wonder has no end mark for so many players.</source>
            <translation>Ihmeessä ei ole loppumerkkiä näin monelle pelaajalle.</translation>
        </message>
        <message>
            <source>There are fewer land tiles than players who look for a home.</source>
            <translation>Maalaattoja on vähemmän kuin kotia etsiviä pelaajia.</translation>
        </message>
        <message>
            <source>There are fewer than three hexes for each player.</source>
            <translation>Ruutuja on alle kolme kutakin pelaajaa kohti.</translation>
        </message>
        <message>
            <source>There are homes, but fewer of them than players.</source>
            <translation>Koteja on, mutta vähemmän kuin pelaajia.</translation>
        </message>
        <message>
            <source>There are more mines on the map than the box has bags for.</source>
            <translation>Kartalla on enemmän kaivoksia kuin laatikossa on pusseja.</translation>
        </message>
        <message>
            <source>There are no homes.</source>
            <translation>Koteja ei ole.</translation>
        </message>
        <message>
            <source>There is little land for so many players.</source>
            <translation>Maata on vähän näin monelle pelaajalle.</translation>
        </message>
        <message>
            <source>There is much land for so few players.</source>
            <translation>Maata on paljon näin harvalle pelaajalle.</translation>
        </message>
        <message>
            <source>There is no description.</source>
            <translation>Kuvaus puuttuu.</translation>
        </message>
        <message>
            <source>There is no scenario in the book.</source>
            <translation>Kirjassa ei ole yhtään skenaariota.</translation>
        </message>
        <message>
            <source>Tiles lie far away from the rest of the map.</source>
            <translation>Laattoja on kaukana muusta kartasta.</translation>
        </message>
        <message>
            <source>Two homes are nearer to each other than players may choose them.</source>
            <translation>Kaksi kotia on lähempänä toisiaan kuin pelaajat saavat valita.</translation>
        </message>
        <message>
            <source>Two scenarios of the book have the same code.</source>
            <translation>Kahdella kirjan skenaariolla on sama koodi.</translation>
        </message>
        <message>
            <source>Two scenarios of the book have the same title.</source>
            <translation>Kahdella kirjan skenaariolla on sama nimi.</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>the setting up</source>
            <translation>pelivalmistelut</translation>
        </message>
        <message>
            <source>the {phase} phase</source>
            <translation>{phase:stage}</translation>
        </message>
        <message>
            <source>the {phase} phase, where players decide about praying</source>
            <translation>{phase:stage}, jossa pelaajat päättävät rukoilemisesta</translation>
        </message>
        <message>
            <source>the {phase} phase, where players may ask for an order of play</source>
            <translation>{phase:stage}, jossa pelaajat voivat pyytää pelijärjestystä</translation>
        </message>
        <message>
            <source>the {phase} phase, where players take positions</source>
            <translation>{phase:stage}, jossa pelaajat valitsevat paikkansa</translation>
        </message>
        <message>
            <source>the {phase} phase, where the mines are drawn</source>
            <translation>{phase:stage}, jossa kaivosten tuotteet arvotaan</translation>
        </message>
    </context>
    <context>
        <name>nouns</name>
        <message>
            <source>boards|one:board|none:are no boards</source>
            <translation>laudat|one:lauta|none:ei ole lautoja</translation>
        </message>
        <message>
            <source>bright idea</source>
            <translation>hehkulamppu</translation>
        </message>
        <message>
            <source>clay pit|a:a clay pit</source>
            <translation>savikaivanto|gen:savikaivannon|ptv:savikaivantoa</translation>
        </message>
        <message>
            <source>clay|one:clay|none:is no clay</source>
            <translation>savi|one:savi|none:ei ole savea</translation>
        </message>
        <message>
            <source>coal burner|a:a coal burner</source>
            <translation>kuivatislaamo|gen:kuivatislaamon|ptv:kuivatislaamoa</translation>
        </message>
        <message>
            <source>coins|one:coin|none:are no coins</source>
            <translation>kolikot|one:kolikko|none:ei ole kolikoita</translation>
        </message>
        <message>
            <source>desert</source>
            <translation>aavikko</translation>
        </message>
        <message>
            <source>donkey|a:a donkey</source>
            <translation>aasi|from:aasilta|to:aasille|gen:aasin|out:aasista|ptv:aasia|with:aasilla</translation>
        </message>
        <message>
            <source>drilling</source>
            <translation>öljynporaus</translation>
        </message>
        <message>
            <source>enlargement</source>
            <translation>suuret kaivokset</translation>
        </message>
        <message>
            <source>fuel|one:fuel|none:is no fuel</source>
            <translation>polttoaine|one:polttoaine|none:ei ole polttoainetta</translation>
        </message>
        <message>
            <source>geese|one:goose|none:are no geese</source>
            <translation>hanhet|one:hanhi|none:ei ole hanhia</translation>
        </message>
        <message>
            <source>gold|one:gold|none:is no gold</source>
            <translation>kulta|one:kulta|none:ei ole kultaa</translation>
        </message>
        <message>
            <source>iron|one:iron|none:is no iron</source>
            <translation>rauta|one:rauta|none:ei ole rautaa</translation>
        </message>
        <message>
            <source>mine|a:a mine</source>
            <translation>kaivos|gen:kaivoksen|ptv:kaivosta</translation>
        </message>
        <message>
            <source>mint|a:a mint</source>
            <translation>rahapaja|gen:rahapajan|ptv:rahapajaa</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>vuoristo</translation>
        </message>
        <message>
            <source>new shafts</source>
            <translation>uudet kaivoskuilut</translation>
        </message>
        <message>
            <source>oil rig|a:an oil rig</source>
            <translation>öljynporauslautta|gen:öljynporauslautan|ptv:öljynporauslauttaa</translation>
        </message>
        <message>
            <source>paper mill|a:a paper mill</source>
            <translation>paperitehdas|gen:paperitehtaan|ptv:paperitehdasta</translation>
        </message>
        <message>
            <source>paper|one:paper|none:is no paper</source>
            <translation>paperi|one:paperi|none:ei ole paperia</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>laidun</translation>
        </message>
        <message>
            <source>quarry|a:a quarry</source>
            <translation>kivilouhos|gen:kivilouhoksen|ptv:kivilouhosta</translation>
        </message>
        <message>
            <source>raft factory|a:a raft factory</source>
            <translation>lauttatehdas|gen:lauttatehtaan|ptv:lauttatehdasta</translation>
        </message>
        <message>
            <source>raft|a:a raft</source>
            <translation>tukkilautta|from:tukkilautalta|to:tukkilautalle|gen:tukkilautan|out:tukkilautasta|ptv:tukkilauttaa|with:tukkilautalla</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>kallio</translation>
        </message>
        <message>
            <source>rowboat factory|a:a rowboat factory</source>
            <translation>soutuvenetehdas|gen:soutuvenetehtaan|ptv:soutuvenetehdasta</translation>
        </message>
        <message>
            <source>rowboat|a:a rowboat</source>
            <translation>soutuvene|from:soutuveneeltä|to:soutuveneelle|gen:soutuveneen|out:soutuveneestä|ptv:soutuvenettä|with:soutuveneellä</translation>
        </message>
        <message>
            <source>rowing</source>
            <translation>soutuveneet</translation>
        </message>
        <message>
            <source>sawmill|a:a sawmill</source>
            <translation>saha|gen:sahan|ptv:sahaa</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>meri</translation>
        </message>
        <message>
            <source>shipping</source>
            <translation>höyrylaivat</translation>
        </message>
        <message>
            <source>specialisation</source>
            <translation>erikoistuneet kaivokset</translation>
        </message>
        <message>
            <source>steamer factory|a:a steamer factory</source>
            <translation>höyrylaivatehdas|gen:höyrylaivatehtaan|ptv:höyrylaivatehdasta</translation>
        </message>
        <message>
            <source>steamer|a:a steamer</source>
            <translation>höyrylaiva|from:höyrylaivalta|to:höyrylaivalle|gen:höyrylaivan|out:höyrylaivasta|ptv:höyrylaivaa|with:höyrylaivalla</translation>
        </message>
        <message>
            <source>stock exchange|a:a stock exchange</source>
            <translation>pörssi|gen:pörssin|ptv:pörssiä</translation>
        </message>
        <message>
            <source>stock|one:stock|none:is no stock</source>
            <translation>arvopaperit|one:arvopaperi|none:ei ole arvopapereita</translation>
        </message>
        <message>
            <source>stone factory|a:a stone factory</source>
            <translation>kivihakkaamo|gen:kivihakkaamon|ptv:kivihakkaamoa</translation>
        </message>
        <message>
            <source>stone|one:stone|none:is no stone</source>
            <translation>kivi|one:kivi|none:ei ole kiveä</translation>
        </message>
        <message>
            <source>truck factory|a:a truck factory</source>
            <translation>kuorma-autotehdas|gen:kuorma-autotehtaan|ptv:kuorma-autotehdasta</translation>
        </message>
        <message>
            <source>trucking</source>
            <translation>kuorma-autot</translation>
        </message>
        <message>
            <source>truck|a:a truck</source>
            <translation>kuorma-auto|from:kuorma-autolta|to:kuorma-autolle|gen:kuorma-auton|out:kuorma-autosta|ptv:kuorma-autoa|with:kuorma-autolla</translation>
        </message>
        <message>
            <source>trunks|one:trunk|none:are no trunks</source>
            <translation>tukit|one:tukki|none:ei ole tukkeja</translation>
        </message>
        <message>
            <source>wagon factory|a:a wagon factory</source>
            <translation>kärrytehdas|gen:kärrytehtaan|ptv:kärrytehdasta</translation>
        </message>
        <message>
            <source>wagon|a:a wagon</source>
            <translation>kärry|from:kärryltä|to:kärrylle|gen:kärryn|out:kärrystä|ptv:kärryä|with:kärryllä</translation>
        </message>
        <message>
            <source>woodcutter|a:a woodcutter</source>
            <translation>puunhakkaaja|gen:puunhakkaajan|ptv:puunhakkaajaa</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>metsä</translation>
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
            <translation>rakentaminen|stage:rakentamisvaihe</translation>
        </message>
        <message>
            <source>movement</source>
            <translation>liikkuminen|stage:liikkumisvaihe</translation>
        </message>
        <message>
            <source>production</source>
            <translation>tuotanto|stage:tuotantovaihe</translation>
        </message>
        <message>
            <source>setting up</source>
            <translation>pelivalmistelut|stage:pelivalmistelut</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>ihme|stage:ihmeenrakennusvaihe</translation>
        </message>
    </context>
    <context>
        <name>place_wording</name>
        <message>
            <source>no tile</source>
            <translation>ei laattaa</translation>
        </message>
        <message>
            <source>river: {directions}</source>
            <translation>joki: {directions}</translation>
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
            <translation>tyhjä paikka {place}|in:tyhjässä paikassa {place}|to:tyhjään paikkaan {place}</translation>
        </message>
        <message>
            <source>more</source>
            <translation>muita</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>laidun</translation>
        </message>
        <message>
            <source>rock or shore</source>
            <translation>kallio tai rannikko</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>metsä</translation>
        </message>
        <message>
            <source>{number} transporters in all ({most} at most)</source>
            <translation>{number} kuljetusvälinettä kaikkiaan (enintään {most})</translation>
        </message>
        <message>
            <source>{number} transporters on land ({most} at most)</source>
            <translation>{number} kuljetusvälinettä maalla (enintään {most})</translation>
        </message>
        <message>
            <source>{number} transporters on water ({most} at most)</source>
            <translation>{number} kuljetusvälinettä vesillä (enintään {most})</translation>
        </message>
        <message>
            <source>{terrain} at {place}</source>
            <translation>{place} ({terrain})|in:laatalla {place} ({terrain})|to:laattaan {place} ({terrain})</translation>
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
            <translation>Napsautus peruu suunnitelman.</translation>
        </message>
        <message>
            <source>All that it takes is there.</source>
            <translation>Kaikki tarvittava on siellä.</translation>
        </message>
        <message>
            <source>Built as planned: {what}</source>
            <translation>Rakennettu suunnitellusti: {what}</translation>
        </message>
        <message>
            <source>It is built when your building phase begins.</source>
            <translation>Se rakennetaan, kun rakentamisvaiheesi alkaa.</translation>
        </message>
        <message>
            <source>Its sign builds it now.</source>
            <translation>Sen merkin napsautus rakentaa sen nyt.</translation>
        </message>
        <message>
            <source>Nobody can bring {goods} there in this movement.</source>
            <translation>Kukaan ei voi tuoda sinne tässä liikkumisvaiheessa: {goods}.</translation>
        </message>
        <message>
            <source>None of your transporters gets there in this movement.</source>
            <translation>Mikään kuljetusvälineistäsi ei pääse sinne tässä liikkumisvaiheessa.</translation>
        </message>
        <message>
            <source>Plan {what}: {price}</source>
            <translation>Suunnittele {what}: {price}</translation>
        </message>
        <message>
            <source>Planned: {what}, {price}</source>
            <translation>Suunniteltu: {what}, {price}</translation>
        </message>
        <message>
            <source>Then this could not be built as planned: {what}</source>
            <translation>Silloin tätä ei voisi rakentaa suunnitellusti: {what}</translation>
        </message>
        <message>
            <source>What you have planned already could not be built then.</source>
            <translation>Jo suunnittelemaasi ei silloin voisi rakentaa.</translation>
        </message>
        <message>
            <source>What you have planned is not built, {what}: {reason}</source>
            <translation>Suunniteltua ei rakennettu, {what}: {reason}</translation>
        </message>
        <message>
            <source>You have planned {what}; a click on its picture takes that back.</source>
            <translation>Olet suunnitellut: {what}; kuvan napsautus peruu sen.</translation>
        </message>
        <message>
            <source>a bridge on {tile}</source>
            <translation>silta laatalle {tile}</translation>
        </message>
        <message>
            <source>a road between {first} and {second}</source>
            <translation>tie paikkojen {first} ja {second} välille</translation>
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation>{building} laatalla {tile}</translation>
        </message>
        <message>
            <source>{goods} cannot all be brought there in this movement.</source>
            <translation>Kaikkea ei voi tuoda sinne tässä liikkumisvaiheessa: {goods}.</translation>
        </message>
        <message>
            <source>{goods} down {holder:in}</source>
            <translation>{goods} {holder:to}</translation>
        </message>
        <message>
            <source>{name} brings {goods}</source>
            <translation>{name} tuo {goods:gen}</translation>
        </message>
        <message>
            <source>{name} comes to build it</source>
            <translation>{name} tulee rakentamaan sen</translation>
        </message>
        <message>
            <source>{name} puts {others} and brings {goods}</source>
            <translation>{name} purkaa {others:gen} ja tuo {goods:gen}</translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message numerus="yes">
            <source>%n pieces of the expansion are kept and drawn, the first at {place}; games do not have them.</source>
            <translation>
                <numerusform>Laajennuksen pelimerkki kohdassa {place} säilytetään ja piirretään; peleissä sitä ei ole.</numerusform>
                <numerusform>%n laajennuksen pelimerkkiä säilytetään ja piirretään, ensimmäinen kohdassa {place}; peleissä niitä ei ole.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion are kept and drawn, the first at {place}; games go on as if nothing lay there.</source>
            <translation>
                <numerusform>Laajennuksen laatta kohdassa {place} säilytetään ja piirretään; pelit kulkevat kuin siinä ei olisi mitään.</numerusform>
                <numerusform>%n laajennuksen laattaa säilytetään ja piirretään, ensimmäinen kohdassa {place}; pelit kulkevat kuin siinä ei olisi mitään.</numerusform>
            </translation>
        </message>
        <message>
            <source>A description would tell players what awaits them.</source>
            <translation>Kuvaus kertoisi pelaajille, mitä on odotettavissa.</translation>
        </message>
        <message>
            <source>A game lasts at least one turn, not {turns}.</source>
            <translation>Peli kestää vähintään yhden vuoron, ei {turns}.</translation>
        </message>
        <message>
            <source>A game needs at least one player, not {least}.</source>
            <translation>Peli tarvitsee vähintään yhden pelaajan, ei {least}.</translation>
        </message>
        <message>
            <source>A name at the play site has at most {most} characters, not {number}; shorten the title.</source>
            <translation>Nimessä on pelisivustolla enintään {most} merkkiä, ei {number}; lyhennä otsikkoa.</translation>
        </message>
        <message>
            <source>A piece at {place} is not on a tile.</source>
            <translation>Pelimerkki kohdassa {place} ei ole millään laatalla.</translation>
        </message>
        <message>
            <source>A river must begin with a source or at the sea, or carry on one that is there already.</source>
            <translation>Joen on alettava lähteestä tai merestä tai jatkettava jo olevaa jokea.</translation>
        </message>
        <message>
            <source>A river rises on the {tile}; springs belong on mountains.</source>
            <translation>Joki saa alkunsa {tile:in}; lähteet kuuluvat vuoristoon.</translation>
        </message>
        <message>
            <source>A sea tile cannot have a river.</source>
            <translation>Merilaatalla ei voi olla jokea.</translation>
        </message>
        <message>
            <source>All {tiles} of {tile_kind} have the same picture at the play site, which asks for variety; lay some anew.</source>
            <translation>Kaikilla ({tiles}: {tile_kind}) on sama kuva pelisivustolla, joka haluaa vaihtelua; aseta joitakin uudelleen.</translation>
        </message>
        <message>
            <source>Every player begins with {kind:a}, but too few tiles have a river or an open coast for it.</source>
            <translation>Jokainen pelaaja aloittaa aluksella ({kind}), mutta liian harvalla laatalla on sille joki tai avoin rannikko.</translation>
        </message>
        <message>
            <source>Every player starts at home with {excess}.</source>
            <translation>Jokainen pelaaja aloittaa kotona: {excess}.</translation>
        </message>
        <message>
            <source>For {players} the play site wants at least {least} hexes, but the map has {tiles}.</source>
            <translation>Pelisivusto haluaa vähintään {least} ruutua ({players}), mutta kartalla on {tiles}.</translation>
        </message>
        <message>
            <source>Homes are fixed for {served}, but up to {most} may play; add homes, or remove them all so that players choose freely.</source>
            <translation>Koteja on {served:ptv} varten, mutta pelaajia voi olla {most}; lisää koteja tai poista kaikki, jotta pelaajat valitsevat vapaasti.</translation>
        </message>
        <message>
            <source>No box has the {tile} ({shape}).</source>
            <translation>{tile} ({shape}) ei ole missään laatikossa.</translation>
        </message>
        <message>
            <source>No home reaches the part of the map around the {tile} ({land}).</source>
            <translation>Mistään kodista ei pääse kartan osaan, jossa on {tile} ({land}).</translation>
        </message>
        <message>
            <source>No tile can have such rivers: a river has 1 to {first} edges, not {second}.</source>
            <translation>Millään laatalla ei voi olla tällaisia jokia: joella on 1–{first} sivua, ei {second}.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: edge {first} is not one of 0 to 5.</source>
            <translation>Millään laatalla ei voi olla tällaisia jokia: sivu {first} ei ole 0–5.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: edge {first} is used twice.</source>
            <translation>Millään laatalla ei voi olla tällaisia jokia: sivu {first} on käytetty kahdesti.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: rivers {first} and {second} cross.</source>
            <translation>Millään laatalla ei voi olla tällaisia jokia: joet {first} ja {second} risteävät.</translation>
        </message>
        <message>
            <source>No tile left in the box can continue the river at the empty place {place}, and no sea is left.</source>
            <translation>Mikään laatikossa jäljellä oleva laatta ei voi jatkaa jokea tyhjässä paikassa {place}, eikä merta ole jäljellä.</translation>
        </message>
        <message>
            <source>Player {player} has researched subjects, but at most {most} take part.</source>
            <translation>Pelaajalla {player} on kehitettyjä kohteita, mutta pelaajia on enintään {most}.</translation>
        </message>
        <message>
            <source>Player {player} has {number} homes.</source>
            <translation>Pelaajalla {player} on {number} kotia.</translation>
        </message>
        <message>
            <source>Player {player} starts with {excess}, those at home included.</source>
            <translation>Pelaaja {player} aloittaa: {excess}, kotona olevat mukaan lukien.</translation>
        </message>
        <message>
            <source>The book has no title yet.</source>
            <translation>Kirjalla ei ole vielä nimeä.</translation>
        </message>
        <message>
            <source>The box holds no more tiles of {tile_kind}.</source>
            <translation>Laatikossa ei ole enempää laattoja lajia {tile_kind}.</translation>
        </message>
        <message>
            <source>The box holds pieces for {held} players; for {most} you need a second one.</source>
            <translation>Laatikossa on pelimerkit {held} pelaajalle; {most} pelaajalle tarvitaan toinen.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} cannot stand in a desert before it is irrigated.</source>
            <translation>Silta {direction:to} {tile:in} ei voi olla aavikolla ennen kastelua.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} crosses no river.</source>
            <translation>Silta {direction:to} {tile:in} ei ylitä jokea.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} is not needed: a source divides nothing.</source>
            <translation>Silta {direction:to} {tile:in} on tarpeeton: lähde ei jaa mitään.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} joins regions that other bridges join already.</source>
            <translation>Silta {direction:to} {tile:in} yhdistää alueita, jotka muut sillat jo yhdistävät.</translation>
        </message>
        <message>
            <source>The check {title} has failed: {why}.</source>
            <translation>Tarkistus {title} epäonnistui: {why}.</translation>
        </message>
        <message>
            <source>The code {shared} is that of “{title}” too.</source>
            <translation>Koodi {shared} on myös skenaariolla ”{title}”.</translation>
        </message>
        <message>
            <source>The cover shows {file}, which is not in the book.</source>
            <translation>Kannessa on {file}, joka ei ole kirjassa.</translation>
        </message>
        <message>
            <source>The file {file} is in the book twice.</source>
            <translation>Tiedosto {file} on kirjassa kahdesti.</translation>
        </message>
        <message>
            <source>The game cannot end after {bricks}.</source>
            <translation>Peli ei voi päättyä, kun on {bricks}.</translation>
        </message>
        <message>
            <source>The game may last for {bricks}; the box has {held}. Take some of a colour nobody plays.</source>
            <translation>Peli voi kestää: {bricks}; laatikossa niitä on {held}. Ota lisäksi väriä, jota kukaan ei pelaa.</translation>
        </message>
        <message>
            <source>The home at {place} is not on a tile.</source>
            <translation>Koti kohdassa {place} ei ole millään laatalla.</translation>
        </message>
        <message>
            <source>The home at {place} stands on the sea; homes need land.</source>
            <translation>Koti kohdassa {place} on merellä; koti tarvitsee maata.</translation>
        </message>
        <message>
            <source>The home on the {tile} has no water for the {kind} of its player: no river, no open coast.</source>
            <translation>Kodilla {tile:in} ei ole vettä alkuun kuuluvalle alukselle ({kind}): ei jokea eikä avointa rannikkoa.</translation>
        </message>
        <message>
            <source>The home on the {tile} has no {missing} within {steps} steps on foot.</source>
            <translation>Kodilta {tile:in} puuttuu {steps} askeleen sisältä jalan: {missing}.</translation>
        </message>
        <message>
            <source>The home on the {tile} is for player {player}, but at most {most} take part.</source>
            <translation>Koti {tile:in} on pelaajan {player}, mutta pelaajia on enintään {most}.</translation>
        </message>
        <message>
            <source>The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one at {poorest} none.</source>
            <translation>Kodit ovat eriarvoisia: {steps} askeleen sisällä jalan kodilla {richest} on {most} × {terrain}, kodilla {poorest} ei yhtään.</translation>
        </message>
        <message>
            <source>The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one at {poorest} {least}.</source>
            <translation>Kodit ovat eriarvoisia: {steps} askeleen sisällä jalan kodilla {richest} on {most} × {terrain}, kodilla {poorest} {least}.</translation>
        </message>
        <message>
            <source>The homes at {place} and {other} are {distance} apart; players who choose freely must keep {least}.</source>
            <translation>Kotien {place} ja {other} väli on {distance}; vapaasti valittaessa vähintään {least}.</translation>
        </message>
        <message>
            <source>The label at {place} is not on a tile.</source>
            <translation>Kohdan {place} nimiö ei ole laatalla.</translation>
        </message>
        <message>
            <source>The map for the play site differs: {remark}.</source>
            <translation>Pelisivuston kartta on erilainen: {remark}.</translation>
        </message>
        <message>
            <source>The map has no homes, so players at the play site choose their own.</source>
            <translation>Kartassa ei ole koteja, joten pelisivuston pelaajat valitsevat omansa.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a player. With less, players meet sooner, before they have settled.</source>
            <translation>Kartalla on {land} ({players}), {each} kullekin; sääntökirja (sivu 6) suosittaa noin {advised} pelaajaa kohden. Vähemmällä pelaajat kohtaavat aikaisemmin, ennen kuin ovat asettuneet aloilleen.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a player. With more, players build for longer before they meet.</source>
            <translation>Kartalla on {land} ({players}), {each} kullekin; sääntökirja (sivu 6) suosittaa noin {advised} pelaajaa kohden. Enemmällä pelaajat rakentavat pitempään ennen kuin kohtaavat.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}; the rule book (page 6) recommends about {advised} a player.</source>
            <translation>Kartalla on {land} ({players}); sääntökirja (sivu 6) suosittaa noin {advised} pelaajaa kohden.</translation>
        </message>
        <message numerus="yes">
            <source>The map is meant to be symmetrical, but %n places differ from their images: {odd}.</source>
            <translation>
                <numerusform>Kartan pitäisi olla symmetrinen, mutta %n paikka poikkeaa vastineistaan: {odd}.</numerusform>
                <numerusform>Kartan pitäisi olla symmetrinen, mutta %n paikkaa poikkeaa vastineistaan: {odd}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map is scattered: %n tiles lie far away from the rest, the first at {place}.</source>
            <translation>
                <numerusform>Kartta on hajallaan: %n laatta on kaukana muista, {place}.</numerusform>
                <numerusform>Kartta on hajallaan: %n laattaa on kaukana muista, ensimmäinen {place}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box has none.</source>
            <translation>Kartta tarvitsee {tiles:acc} lajia {tile_kind}; laatikossa ei ole yhtään.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box has only {held}.</source>
            <translation>Kartta tarvitsee {tiles:acc} lajia {tile_kind}; laatikossa on vain {held}.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box of the book has none.</source>
            <translation>Kartta tarvitsee {tiles:acc} lajia {tile_kind}; kirjan laatikossa ei ole yhtään.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box of the book has only {held}.</source>
            <translation>Kartta tarvitsee {tiles:acc} lajia {tile_kind}; kirjan laatikossa on vain {held}.</translation>
        </message>
        <message>
            <source>The mine at {place} does not say how much gold and iron its bag holds.</source>
            <translation>Kaivos kohdassa {place} ei kerro, paljonko kultaa ja rautaa kaivospussissa on.</translation>
        </message>
        <message>
            <source>The mine at {place} holds {gold} gold and {iron} iron; one shaft brings at most {most} of each.</source>
            <translation>Kaivoksessa {place} on {gold} kultaa ja {iron} rautaa; yksi kaivoskuilu tuo kumpaakin enintään {most}.</translation>
        </message>
        <message>
            <source>The minimum number of players, {least}, is larger than the maximum, {most}.</source>
            <translation>Pelaajien vähimmäismäärä {least} on suurempi kuin enimmäismäärä {most}.</translation>
        </message>
        <message>
            <source>The note at {place} is about no tile.</source>
            <translation>Kohdan {place} muistiinpano ei koske laattaa.</translation>
        </message>
        <message>
            <source>The part of the map around the {tile} is too far away for void hexes to join it to the rest.</source>
            <translation>Kartan osa, jossa on {tile}, on liian kaukana, jotta tyhjät ruudut voisivat yhdistää sen muuhun karttaan.</translation>
        </message>
        <message>
            <source>The play site does not have the {tile} ({shape}).</source>
            <translation>{tile} ({shape}) ei ole pelisivustolla.</translation>
        </message>
        <message>
            <source>The play site takes no river that ends on land, as the one on the {tile} does to the {direction}.</source>
            <translation>Pelisivusto ei hyväksy jokea, joka päättyy maahan, kuten joki {tile:in} {direction:to}.</translation>
        </message>
        <message>
            <source>The play site wants a description.</source>
            <translation>Pelisivusto haluaa kuvauksen.</translation>
        </message>
        <message>
            <source>The play site wants a home for each player or none at all; there are homes for {number} of {players}.</source>
            <translation>Pelisivusto haluaa kodin jokaiselle pelaajalle tai ei yhtään; koteja on {number} ({players}).</translation>
        </message>
        <message>
            <source>The play site wants a name; give the map a title.</source>
            <translation>Pelisivusto haluaa nimen; anna kartalle otsikko.</translation>
        </message>
        <message>
            <source>The river on the {other} must flow on: this tile needs a river to the {direction}.</source>
            <translation>Joen {other:in} on jatkuttava: tämä laatta tarvitsee joen {direction:to}.</translation>
        </message>
        <message>
            <source>The river on the {tile} ends to the {direction} at the {other}, which has no river on that side.</source>
            <translation>Joki {tile:in} päättyy {direction:to}, {other:to}, jossa ei ole jokea sillä sivulla.</translation>
        </message>
        <message>
            <source>The river on the {tile} has neither a source nor a mouth at the sea.</source>
            <translation>Joella {tile:in} ei ole lähdettä eikä suuta merellä.</translation>
        </message>
        <message>
            <source>The river on the {tile} has no beginning: it needs a source, or sea to flow into.</source>
            <translation>Joki {tile:in} ei ala mistään: se tarvitsee lähteen tai meren, johon laskea.</translation>
        </message>
        <message>
            <source>The river on the {tile} joins itself in a ring.</source>
            <translation>Joki {tile:in} yhtyy itseensä renkaaksi.</translation>
        </message>
        <message>
            <source>The river on the {tile} meets a void hex to the {direction}, which the play site does not take; lay sea there.</source>
            <translation>Joki {tile:in} kohtaa {direction:to} tyhjän ruudun, mitä pelisivusto ei hyväksy; aseta siihen meri.</translation>
        </message>
        <message>
            <source>The river on the {tile} runs off the map to the {direction}; lay a tile at {place} that carries it on, or sea.</source>
            <translation>Joki {tile:in} päätyy {direction:to} kartan ulkopuolelle; aseta kohtaan {place} laatta, joka jatkaa sitä, tai meri.</translation>
        </message>
        <message>
            <source>The road between {between} leads into the sea.</source>
            <translation>Tie paikkojen {between} välillä vie mereen.</translation>
        </message>
        <message>
            <source>The road between {between} leads to a place without a tile.</source>
            <translation>Tie paikkojen {between} välillä vie paikkaan, jossa ei ole laattaa.</translation>
        </message>
        <message>
            <source>The road between {between} leads to a tile of the expansion, whose rules are not played; games leave it out.</source>
            <translation>Tie paikkojen {between} välillä johtaa laajennuksen laatalle. Laajennuksen säännöillä ei pelata, joten peleissä tietä ei ole.</translation>
        </message>
        <message>
            <source>The scenario has no title yet.</source>
            <translation>Skenaariolla ei ole vielä nimeä.</translation>
        </message>
        <message>
            <source>The scenario is final but has no title.</source>
            <translation>Skenaario on valmis, mutta sillä ei ole nimeä.</translation>
        </message>
        <message>
            <source>The scenario {file} cannot be taken into the book: {why}.</source>
            <translation>Skenaariota {file} ei voi ottaa kirjaan: {why}.</translation>
        </message>
        <message>
            <source>The scenario {file} lies in the folder, but not in the book.</source>
            <translation>Skenaario {file} on kansiossa mutta ei kirjassa.</translation>
        </message>
        <message>
            <source>The sea at {place} has a river.</source>
            <translation>Merellä {place} on joki.</translation>
        </message>
        <message>
            <source>The tiles left in the box cannot finish all the rivers that are open at {open}.</source>
            <translation>Laatikossa jäljellä olevat laatat eivät riitä kaikkiin keskeneräisiin jokiin: {open}.</translation>
        </message>
        <message>
            <source>The tiles of this map point another way from those of most maps in the book.</source>
            <translation>Tämän kartan laatat osoittavat eri suuntaan kuin useimpien kirjan karttojen.</translation>
        </message>
        <message>
            <source>The title “{title}” is that of an earlier scenario too.</source>
            <translation>Nimi ”{title}” on myös aiemmalla skenaariolla.</translation>
        </message>
        <message>
            <source>The wall between {between} belongs to player {player}, but at most {most} take part.</source>
            <translation>Muuri paikkojen {between} välillä on pelaajan {player}, mutta pelaajia on enintään {most}.</translation>
        </message>
        <message>
            <source>The wall between {between} does not stand between two tiles.</source>
            <translation>Muuri paikkojen {between} välillä ei ole kahden laatan välissä.</translation>
        </message>
        <message>
            <source>The wall between {between} has no tokens.</source>
            <translation>Muurilla paikkojen {between} välillä ei ole muuripelimerkkejä.</translation>
        </message>
        <message>
            <source>The wall between {between} is beside a tile of the expansion, whose rules are not played; games leave it out.</source>
            <translation>Muuri paikkojen {between} välillä on laajennuksen laatan vieressä. Laajennuksen säännöillä ei pelata, joten peleissä muuria ei ole.</translation>
        </message>
        <message>
            <source>The wall between {between} stands between two sea tiles.</source>
            <translation>Muuri paikkojen {between} välillä on kahden merilaatan välissä.</translation>
        </message>
        <message>
            <source>The wonder has {spaces} spaces; {filled} of them cannot be filled at the start.</source>
            <translation>Ihmeessä on {spaces} paikkaa; alussa niistä ei voi täyttää {filled}.</translation>
        </message>
        <message>
            <source>The {building} at {place} has a bag of gold and iron; only mines have one.</source>
            <translation>{building} kohdassa {place}: kaivospussi kultaa ja rautaa on vain kaivoksilla.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} can only stand on {ground}.</source>
            <translation>{building} {tile:in}: sallittu paikka on vain {ground}.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} cannot stand in a desert before it is irrigated.</source>
            <translation>{building} {tile:in}: ei voi olla aavikolla ennen kastelua.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} must stand on land.</source>
            <translation>{building} {tile:in}: on oltava maalla.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} needs a shore: a river on the tile or the sea beside it.</source>
            <translation>{building} {tile:in}: tarvitsee rannikon eli joen laatalla tai meren sen vieressä.</translation>
        </message>
        <message>
            <source>The {good} at {place} would lie in the sea; only an oil rig stores goods there.</source>
            <translation>{good} kohdassa {place}: paikka on meressä; vain öljynporauslautta säilyttää siellä hyödykkeitä.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} carries {carried} goods but holds only {room}.</source>
            <translation>Pelaajan {player} {kind} {tile:in} kantaa {carried} hyödykettä, mutta tilaa on vain {room}.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} carries {passenger:a} and can carry no goods besides.</source>
            <translation>Pelaajan {player} {kind} {tile:in} kuljettaa toista ({passenger}) eikä voi kantaa lisäksi hyödykkeitä.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} has no owner: at most {most} take part.</source>
            <translation>Pelaajan {player} {kind} {tile:in} on omistajaton: pelaajia on enintään {most}.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is docked to the {direction}, where no sea is.</source>
            <translation>Pelaajan {player} {kind} {tile:in} on telakoitunut {direction:to}, jossa ei ole merta.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is docked, but docks belong to land tiles; it can simply be at sea.</source>
            <translation>Pelaajan {player} {kind} {tile:in} on telakoitunut, mutta telakoidutaan maalaattaan; se voi olla merellä sellaisenaan.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is in a river that the tile does not have.</source>
            <translation>Pelaajan {player} {kind} {tile:in} on joella, jota laatalla ei ole.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} must be in a river, at sea, or docked at the sea.</source>
            <translation>Pelaajan {player} {kind:gen} {tile:in} on oltava joella, merellä tai telakoituneena.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} must stand on land.</source>
            <translation>Pelaajan {player} {kind:gen} {tile:in} on oltava maalla.</translation>
        </message>
        <message>
            <source>The {other} to the {direction} has no river on that side.</source>
            <translation>{direction:in}, {other:in}, ei ole jokea sillä sivulla.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: a river has 1 to {first} edges, not {second}.</source>
            <translation>Mahdottomia jokia, {tile}: joella on 1–{first} sivua, ei {second}.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: edge {first} is not one of 0 to 5.</source>
            <translation>Mahdottomia jokia, {tile}: sivu {first} ei ole 0–5.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: edge {first} is used twice.</source>
            <translation>Mahdottomia jokia, {tile}: sivu {first} on käytetty kahdesti.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: rivers {first} and {second} cross.</source>
            <translation>Mahdottomia jokia, {tile}: joet {first} ja {second} risteävät.</translation>
        </message>
        <message>
            <source>The {tile} has {number} buildings.</source>
            <translation>Liikaa rakennuksia {tile:in}: {number}.</translation>
        </message>
        <message>
            <source>There are {mines} mines on the map; the box has {held}, each with a bag.</source>
            <translation>Kartalla on {mines} kaivosta; laatikossa niitä on {held}, kukin pussinsa kanssa.</translation>
        </message>
        <message>
            <source>There is no scenario in the book yet.</source>
            <translation>Kirjassa ei ole vielä yhtään skenaariota.</translation>
        </message>
        <message>
            <source>There is no tile at {place}, which belongs to a district.</source>
            <translation>Kohdassa {place}, joka kuuluu alueeseen, ei ole laattaa.</translation>
        </message>
        <message>
            <source>There is no tile at {place}, which has fields.</source>
            <translation>Kohdassa {place}, jolla on kenttiä, ei ole laattaa.</translation>
        </message>
        <message>
            <source>This scenario has no code, unlike others of the book.</source>
            <translation>Tällä skenaariolla ei ole koodia, toisin kuin muilla kirjassa.</translation>
        </message>
        <message>
            <source>Up to {most} players may take part, but the wonder has end marks for {marks} at most.</source>
            <translation>Pelaajia voi olla {most}, mutta ihmeessä on loppumerkit enintään {marks} pelaajalle.</translation>
        </message>
        <message>
            <source>Up to {players} need a home, but the map has no land.</source>
            <translation>Jopa {players} tarvitsee kodin, mutta kartalla ei ole maata.</translation>
        </message>
        <message>
            <source>Up to {players} need a home, but the map has {land}.</source>
            <translation>Jopa {players} tarvitsee kodin, mutta kartalla on {land}.</translation>
        </message>
        <message numerus="yes">
            <source>What stands on %n tiles of the expansion is kept and drawn, the first at {place}; games do not have it.</source>
            <translation>
                <numerusform>Laajennuksen laatalla kohdassa {place} oleva säilytetään ja piirretään; peleissä sitä ei ole.</numerusform>
                <numerusform>%n laajennuksen laatalla oleva säilytetään ja piirretään, ensimmäinen kohdassa {place}; peleissä sitä ei ole.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever verifies maps at the play site leaves drafts alone; make the status final when it is done.</source>
            <translation>Se, joka vahvistaa kartat pelisivustolla, ohittaa luonnokset; merkitse kartta valmiiksi, kun se on tehty.</translation>
        </message>
        <message>
            <source>Whoever verifies maps at the play site wants to read who designed them; name the designers.</source>
            <translation>Se, joka vahvistaa kartat pelisivustolla, haluaa lukea, kuka ne on tehnyt; nimeä tekijät.</translation>
        </message>
        <message>
            <source>With the tile at {place} the tiles left could no longer finish the open rivers.</source>
            <translation>Jos kohtaan {place} tulee laatta, jäljellä olevat laatat eivät enää riitä keskeneräisiin jokiin.</translation>
        </message>
        <message>
            <source>{finding} (check {title}).</source>
            <translation>{finding} (tarkistus {title}).</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>A factory is upgraded right after its research; no research of one has just been done.</source>
            <translation>Tehdas kohennetaan heti sen kehittämisen jälkeen; sellaista kehitystä ei ole juuri tehty.</translation>
        </message>
        <message>
            <source>A home must be on land; {spot} is not.</source>
            <translation>Koti on maalla; {spot} ei ole maata.</translation>
        </message>
        <message>
            <source>A home must be on land; {tile:at} is sea.</source>
            <translation>Koti on maalla; {tile:at} on merta.</translation>
        </message>
        <message>
            <source>A mixture cannot be {value}.</source>
            <translation>Yhdistelmä ei voi olla {value}.</translation>
        </message>
        <message>
            <source>A new shaft needs research of {subject}, which {player} has not done.</source>
            <translation>Uusi kaivoskuilu vaatii kehityksen ({subject}), jota {player} ei ole tehnyt.</translation>
        </message>
        <message>
            <source>A new {kind} must be put in a river or at a coast of {region}, not {spot:in}.</source>
            <translation>Uusi {kind} asetetaan joelle tai rannikolle ({region}), ei {spot:to}.</translation>
        </message>
        <message>
            <source>A position cannot be {value}.</source>
            <translation>Paikka ei voi olla {value}.</translation>
        </message>
        <message>
            <source>A river without a bridge separates {source} from {to}; no land transporter can cross it.</source>
            <translation>{source:from} ei pääse {to:to}: välissä on joki ilman siltaa, eikä mikään maakuljetusväline ylitä sitä.</translation>
        </message>
        <message>
            <source>A road already joins {border}.</source>
            <translation>Tie yhdistää jo: {border}.</translation>
        </message>
        <message>
            <source>A wagon is made from a donkey, not from {transporter}.</source>
            <translation>Kärry tehdään aasista, ei {transporter:out}.</translation>
        </message>
        <message>
            <source>A wall of {owner} blocks the way from {source} to {to}.</source>
            <translation>Muuri ({owner}) sulkee reitin {source:from} {to:to}.</translation>
        </message>
        <message>
            <source>A wall of {owner} blocks {spot}.</source>
            <translation>Muuri ({owner}) sulkee paikan: {spot}.</translation>
        </message>
        <message>
            <source>A {kind} appears at its factory; it cannot be put {spot:in}.</source>
            <translation>{kind} tulee tehtaalleen; sitä ei voi asettaa {spot:to}.</translation>
        </message>
        <message>
            <source>After {subject} {upgraded:a} can be upgraded; nothing stands on {tile}.</source>
            <translation>Kehityksen ({subject}) jälkeen voi kohentaa: {upgraded}; {tile:in} ei ole mitään.</translation>
        </message>
        <message>
            <source>After {subject} {upgraded:a} can be upgraded; {building:a} stands on {tile}.</source>
            <translation>Kehityksen ({subject}) jälkeen voi kohentaa: {upgraded}; {tile:in} on {building}.</translation>
        </message>
        <message>
            <source>All homes must be chosen first.</source>
            <translation>Ensin valitaan kaikki kodit.</translation>
        </message>
        <message>
            <source>All {spaces} spaces of the wonder are filled.</source>
            <translation>Ihmeen kaikki paikat ({spaces}) on täytetty.</translation>
        </message>
        <message>
            <source>An action cannot be {value}.</source>
            <translation>Teko ei voi olla {value}.</translation>
        </message>
        <message>
            <source>An animal was already born on {tile} this turn.</source>
            <translation>{tile:in} on jo syntynyt eläin tällä vuorolla.</translation>
        </message>
        <message>
            <source>An answer cannot be {value}.</source>
            <translation>Vastaus ei voi olla {value}.</translation>
        </message>
        <message>
            <source>An offer goes to other players in the game, each named once, not to {partners}.</source>
            <translation>Tarjous tehdään muille pelaajille, kullekin kerran, ei näin: {partners}.</translation>
        </message>
        <message>
            <source>An offer must be answered first.</source>
            <translation>Ensin on vastattava tarjoukseen.</translation>
        </message>
        <message>
            <source>Bridges already join both sides of {site}.</source>
            <translation>Sillat yhdistävät jo molemmat puolet: {site}.</translation>
        </message>
        <message>
            <source>Chance cannot be player {value}.</source>
            <translation>Sattuma ei voi olla pelaaja {value}.</translation>
        </message>
        <message>
            <source>Chance decides now; nobody acts before.</source>
            <translation>Nyt ratkaisee sattuma; kukaan ei toimi sitä ennen.</translation>
        </message>
        <message>
            <source>Donkeys breed on pastures; {tile:at} is {terrain}.</source>
            <translation>Aasit lisääntyvät laitumella; {tile:at} on {terrain}.</translation>
        </message>
        <message>
            <source>Donkeys breed where nothing else is; on {tile} there are: {things}.</source>
            <translation>Aasit lisääntyvät siellä, missä ei ole muuta; {tile:in} on: {things}.</translation>
        </message>
        <message>
            <source>Each mine with a filled bag makes one good that is in its bag.</source>
            <translation>Jokainen kaivos, jonka kaivospussi ei ole tyhjä, tuottaa yhden pussissa olevan hyödykkeen.</translation>
        </message>
        <message>
            <source>Every player begins with {kind:a}, and {tile} has no river and no open coast for it.</source>
            <translation>Jokainen pelaaja aloittaa aluksella ({kind}), eikä {tile:in} ole sille jokea tai avointa rannikkoa.</translation>
        </message>
        <message>
            <source>Exactly two donkeys of {player} are needed to breed; on {tile} there are: {standing}.</source>
            <translation>Lisääntymiseen tarvitaan tasan kaksi saman pelaajan aasia ({player}); {tile:in} on: {standing}.</translation>
        </message>
        <message>
            <source>Geese follow {passenger}: let them go before it is carried.</source>
            <translation>Hanhet seuraavat {passenger:ptv}: ne on jätettävä ennen kyytiin ottamista.</translation>
        </message>
        <message>
            <source>Geese follow {transporter} in a river: let them go on one of its banks.</source>
            <translation>Hanhet seuraavat {transporter:ptv} joella: jätä ne jommallekummalle rannalle.</translation>
        </message>
        <message>
            <source>Goods may be left at sea only on an oil rig; there is none {holder:in}.</source>
            <translation>Hyödykkeitä voi jättää merelle vain öljynporauslautalle; {holder:in} ei ole sellaista.</translation>
        </message>
        <message>
            <source>Goods pass from {source} to {target} only over a bridge, or by a boat in the river.</source>
            <translation>Hyödykkeet siirtyvät {source:from} {target:to} vain sillan kautta tai joella olevan aluksen avulla.</translation>
        </message>
        <message>
            <source>It is not for {player} to act now, but for {acting}.</source>
            <translation>Nyt ei ole vuorossa {player}, vaan {acting}.</translation>
        </message>
        <message>
            <source>It takes {needed}, not {named}.</source>
            <translation>Tarvitaan {needed}; valittu: {named}.</translation>
        </message>
        <message>
            <source>It takes {needed}; nothing is in reach.</source>
            <translation>Tarvitaan {needed}; mitään ei ole saatavilla.</translation>
        </message>
        <message>
            <source>It takes {needed}; nothing of it is in reach.</source>
            <translation>Tarvitaan {needed}; mitään siitä ei ole saatavilla.</translation>
        </message>
        <message>
            <source>It takes {needed}; {missing} are missing.</source>
            <translation>Tarvitaan {needed}; puuttuu {missing}.</translation>
        </message>
        <message>
            <source>It takes {needed}; {missing} is missing.</source>
            <translation>Tarvitaan {needed}; puuttuu {missing}.</translation>
        </message>
        <message>
            <source>No goose follows {transporter}.</source>
            <translation>Yksikään hanhi ei seuraa {transporter:ptv}.</translation>
        </message>
        <message>
            <source>No goose walks between {spot} and {transporter}: rivers need a bridge.</source>
            <translation>Hanhi ei kulje välillä {spot} – {transporter}: joen yli tarvitaan silta.</translation>
        </message>
        <message>
            <source>No player has a wall between {edge}.</source>
            <translation>Paikkojen {edge} välillä ei ole pelaajan muuria.</translation>
        </message>
        <message>
            <source>No road leads from {source} to {to}, and {transporter} moves on roads only.</source>
            <translation>Tietä ei kulje {source:from} {to:to}, ja {transporter} liikkuu vain teitä pitkin.</translation>
        </message>
        <message>
            <source>No road leads from {source} to {to}: {transporter} could go there only as its one step of the turn, and it has moved already.</source>
            <translation>Tietä ei kulje {source:from} {to:to}: {transporter} voisi mennä sinne vain vuoronsa ainoana askeleena, ja se on jo liikkunut.</translation>
        </message>
        <message>
            <source>No transporter of {player} is at home on {tile}.</source>
            <translation>Kotona {tile:in} ei ole kuljetusvälinettä: {player}.</translation>
        </message>
        <message>
            <source>No water leads from {source} to {to} in one step.</source>
            <translation>Vesireittiä ei kulje {source:from} {to:to} yhdellä askeleella.</translation>
        </message>
        <message>
            <source>Nobody is asked for that now.</source>
            <translation>Sitä ei nyt kysytä keneltäkään.</translation>
        </message>
        <message>
            <source>Nothing can be handed from {source} to {target}.</source>
            <translation>Mitään ei voi luovuttaa {source:from} {target:to}.</translation>
        </message>
        <message>
            <source>Nothing is drawn by chance now.</source>
            <translation>Nyt ei arvota mitään.</translation>
        </message>
        <message numerus="yes">
            <source>One more {kind} would make %n transporters on land and {water} on water, which is too many, and none of them stands at a factory where it could be put out of use.</source>
            <translation>
                <numerusform>Jos tulee uusi {kind}, maalla on %n kuljetusväline ja vesillä {water}, mikä on liikaa, eikä mikään niistä ole tehtaalla, jossa sen voisi poistaa käytöstä.</numerusform>
                <numerusform>Jos tulee uusi {kind}, maalla on %n kuljetusvälinettä ja vesillä {water}, mikä on liikaa, eikä mikään niistä ole tehtaalla, jossa sen voisi poistaa käytöstä.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only mines have a bag of gold and iron; {building:a} has none.</source>
            <translation>Vain kaivoksilla on kaivospussi, jossa on kultaa ja rautaa; tällä ei ole: {building}.</translation>
        </message>
        <message>
            <source>Players must first decide about praying.</source>
            <translation>Ensin pelaajat päättävät rukoilemisesta.</translation>
        </message>
        <message>
            <source>Players must first say whether they ask for an order of play.</source>
            <translation>Ensin pelaajat sanovat, pyytävätkö he pelijärjestystä.</translation>
        </message>
        <message>
            <source>Players must first take positions.</source>
            <translation>Ensin pelaajat valitsevat paikkansa.</translation>
        </message>
        <message>
            <source>Position {position} is taken by {player}.</source>
            <translation>Paikka {position} on varattu: {player}.</translation>
        </message>
        <message>
            <source>Say in which river or at which coast of {region} the new {kind} is put.</source>
            <translation>Sano, mille joelle tai rannikolle ({region}) uusi {kind} asetetaan.</translation>
        </message>
        <message>
            <source>Say which trunks and boards the {building} takes: {wood} in all.</source>
            <translation>Sano, mitä tukkeja ja lautoja {building} käyttää: yhteensä {wood}.</translation>
        </message>
        <message>
            <source>That needs nobody's consent: it can simply be done.</source>
            <translation>Siihen ei tarvita kenenkään suostumusta: sen voi vain tehdä.</translation>
        </message>
        <message>
            <source>The draw cannot be {value}.</source>
            <translation>Arvonnan tulos ei voi olla {value}.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Peli on päättynyt.</translation>
        </message>
        <message>
            <source>The inputs cannot be {value}.</source>
            <translation>Raaka-aineet eivät voi olla {value}.</translation>
        </message>
        <message>
            <source>The mines must be drawn first.</source>
            <translation>Ensin arvotaan kaivosten tuotteet.</translation>
        </message>
        <message>
            <source>The one who acts cannot be {value}.</source>
            <translation>Toimija ei voi olla {value}.</translation>
        </message>
        <message>
            <source>The partners cannot be {value}.</source>
            <translation>Kumppanit eivät voi olla {value}.</translation>
        </message>
        <message>
            <source>The row of figures cannot be {value}.</source>
            <translation>Hahmojen järjestys ei voi olla {value}.</translation>
        </message>
        <message>
            <source>The scenario marks the homes to choose from; {tile} is none of them.</source>
            <translation>Skenaariossa on merkitty valittavat kodit; {tile} ei kuulu niihin.</translation>
        </message>
        <message>
            <source>The tile {tile:at} is desert: before irrigation no bridge may stand there.</source>
            <translation>Laatta {tile:at} on aavikkoa: ennen kastelua sillä ei voi olla siltaa.</translation>
        </message>
        <message>
            <source>The tile {tile:at} is desert: before irrigation nothing may be built there.</source>
            <translation>Laatta {tile:at} on aavikkoa: ennen kastelua sille ei voi rakentaa mitään.</translation>
        </message>
        <message>
            <source>The wall between {edge} is already neutral, and blocks nobody.</source>
            <translation>Muuri paikkojen {edge} välillä on jo neutraali eikä sulje kulkua.</translation>
        </message>
        <message>
            <source>The {building} has made its one transporter of this turn.</source>
            <translation>{building} on jo valmistanut tämän vuoron kuljetusvälineensä.</translation>
        </message>
        <message>
            <source>The {building} has used all its runs of this turn.</source>
            <translation>{building} on tuottanut tällä vuorolla kapasiteettinsa verran.</translation>
        </message>
        <message>
            <source>The {good:one} is already there.</source>
            <translation>{good:one} on jo siellä.</translation>
        </message>
        <message>
            <source>There is a wall of {owner} between {edge}; it must be demolished first.</source>
            <translation>Paikkojen {edge} välillä on muuri ({owner}); se on ensin purettava.</translation>
        </message>
        <message>
            <source>There is already a bridge over {site}.</source>
            <translation>{site:over} kulkee jo silta.</translation>
        </message>
        <message>
            <source>There is already {building:a} on {tile}; a tile has room for one building.</source>
            <translation>{tile:in} on {building}; laatalla on tilaa yhdelle rakennukselle.</translation>
        </message>
        <message>
            <source>There is no border {number}.</source>
            <translation>Rajaa {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no bridge site {number}.</source>
            <translation>Siltapaikkaa {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no building on {tile} that processes goods.</source>
            <translation>{tile:in} ei ole jalostajaa.</translation>
        </message>
        <message>
            <source>There is no building {number}.</source>
            <translation>Rakennusta {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no edge {number}.</source>
            <translation>Sivua {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no good {number}.</source>
            <translation>Hyödykettä {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no goose {spot:in}.</source>
            <translation>{spot:in} ei ole hanhia.</translation>
        </message>
        <message>
            <source>There is no mine on {tile}.</source>
            <translation>{tile:in} ei ole kaivosta.</translation>
        </message>
        <message>
            <source>There is no offer to answer.</source>
            <translation>Ei ole tarjousta, johon vastata.</translation>
        </message>
        <message>
            <source>There is no player {number} in this game.</source>
            <translation>Tässä pelissä ei ole pelaajaa {number}.</translation>
        </message>
        <message>
            <source>There is no position {position}; there are 1 to {players}.</source>
            <translation>Paikkaa {position} ei ole; paikat ovat 1–{players}.</translation>
        </message>
        <message>
            <source>There is no spot {number}.</source>
            <translation>Paikkaa {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no subject {number}.</source>
            <translation>Kehityskohdetta {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no tile {number}.</source>
            <translation>Laattaa {number} ei ole.</translation>
        </message>
        <message>
            <source>There is no transporter factory on {tile}.</source>
            <translation>{tile:in} ei ole kuljetusvälinetehdasta.</translation>
        </message>
        <message>
            <source>There is no transporter of {player} on {tile}.</source>
            <translation>{tile:in} ei ole kuljetusvälinettä: {player}.</translation>
        </message>
        <message>
            <source>There is no transporter too many: {land} on land, {water} on water.</source>
            <translation>Kuljetusvälineitä ei ole liikaa: maalla {land}, vesillä {water}.</translation>
        </message>
        <message>
            <source>There is no transporter {number}.</source>
            <translation>Kuljetusvälinettä {number} ei ole.</translation>
        </message>
        <message>
            <source>There {good:none} {holder:in}.</source>
            <translation>{holder:in} {good:none}.</translation>
        </message>
        <message>
            <source>This game is played without it, to see what it is worth.</source>
            <translation>Tämä peli pelataan ilman sitä, jotta nähdään, minkä arvoinen se on.</translation>
        </message>
        <message>
            <source>Walls cannot stand between two sea tiles, as {edge} are.</source>
            <translation>Kahden merilaatan välissä ({edge}) ei ole muureja.</translation>
        </message>
        <message>
            <source>Walls of others block every coast at the {building}.</source>
            <translation>Toisten muurit sulkevat kaikki rannikot: {building}.</translation>
        </message>
        <message>
            <source>What is {holder:in} is out of reach.</source>
            <translation>Mitä {holder:in} on, ei ole ulottuvilla.</translation>
        </message>
        <message>
            <source>{action} belongs to the {phases} phase; this is {now}.</source>
            <translation>{action} kuuluu eri vaiheeseen ({phases}); nyt on {now}.</translation>
        </message>
        <message>
            <source>{action} cannot be offered.</source>
            <translation>Tätä ei voi tarjota: {action}.</translation>
        </message>
        <message>
            <source>{building:a} needs research of {subject}, which {player} has not done.</source>
            <translation>{building} vaatii kehityksen ({subject}), jota {player} ei ole tehnyt.</translation>
        </message>
        <message>
            <source>{building:a} stands on {ground}; {tile:at} is {terrain}.</source>
            <translation>{building} rakennetaan paikkaan: {ground}; {tile:at} on {terrain}.</translation>
        </message>
        <message>
            <source>{carrier} already carries {passenger}.</source>
            <translation>{carrier} kuljettaa jo {passenger:ptv}.</translation>
        </message>
        <message>
            <source>{carrier} cannot carry itself.</source>
            <translation>{carrier} ei voi kuljettaa itseään.</translation>
        </message>
        <message>
            <source>{carrier} cannot unload {passenger} {spot:in}: it reaches no such water there. Boats are unloaded into a river or onto a shore, from another boat only where that is.</source>
            <translation>{carrier} ei voi laskea {passenger:ptv} {spot:to}: se ei yllä siellä sellaiseen veteen. Alukset lasketaan joelle tai rannikolle, toisesta aluksesta vain sinne, missä se on.</translation>
        </message>
        <message>
            <source>{carrier} cannot unload {passenger} {spot:in}: that is not land that it reaches.</source>
            <translation>{carrier} ei voi laskea {passenger:ptv} {spot:to}: se ei yllä siellä maahan.</translation>
        </message>
        <message>
            <source>{carrier} carries no transporter.</source>
            <translation>{carrier} ei kuljeta kuljetusvälinettä.</translation>
        </message>
        <message>
            <source>{carrier} has moved already; it could unload {passenger} only before.</source>
            <translation>{carrier} on jo liikkunut; {passenger} olisi pitänyt laskea sitä ennen.</translation>
        </message>
        <message>
            <source>{count} transporters on land are too many; {transporter} is none of them.</source>
            <translation>Maalla on liikaa kuljetusvälineitä ({count}); {transporter} ei kuulu niihin.</translation>
        </message>
        <message>
            <source>{count} transporters on water are too many; {transporter} is none of them.</source>
            <translation>Vesillä on liikaa kuljetusvälineitä ({count}); {transporter} ei kuulu niihin.</translation>
        </message>
        <message>
            <source>{mover} has moved all geese {spot:in} in this phase; they cannot follow {transporter} now.</source>
            <translation>{mover} on siirtänyt tässä vaiheessa kaikki hanhet {spot:in}; ne eivät enää seuraa {transporter:ptv}.</translation>
        </message>
        <message>
            <source>{needed} cannot be taken from {holder}: it holds none.</source>
            <translation>Ei voi ottaa {holder:from}: {needed}; siellä ei ole niitä.</translation>
        </message>
        <message>
            <source>{needed} cannot be taken from {holder}: it holds {present}.</source>
            <translation>Ei voi ottaa {holder:from}: {needed}; siellä on {present}.</translation>
        </message>
        <message>
            <source>{passenger} has come aboard {carrier} in this phase and stays until the next movement phase.</source>
            <translation>{passenger} on noussut {carrier:gen} kyytiin tässä vaiheessa ja pysyy siinä seuraavaan liikkumisvaiheeseen.</translation>
        </message>
        <message>
            <source>{passenger} has moved by itself in this phase, so {carrier}, which carries it, moves no farther.</source>
            <translation>{passenger} on jo itse liikkunut tässä vaiheessa, joten sitä kuljettava {carrier} ei liiku enempää.</translation>
        </message>
        <message>
            <source>{passenger} is not where {carrier} could take it aboard.</source>
            <translation>{passenger} ei ole siellä, mistä {carrier} voisi ottaa sen kyytiin.</translation>
        </message>
        <message>
            <source>{player} already knows {subject}.</source>
            <translation>{subject}: {player} on jo kehittänyt sen.</translation>
        </message>
        <message>
            <source>{player} may put {allowed} into the bag, not nothing.</source>
            <translation>Kaivospussiin on laitettava jotain: {player} voi laittaa {allowed}.</translation>
        </message>
        <message>
            <source>{player} may put {allowed} into the bag, not {mixture}.</source>
            <translation>Kaivospussiin {player} voi laittaa {allowed}, ei {mixture}.</translation>
        </message>
        <message>
            <source>{player} must first put a transporter out of use.</source>
            <translation>Ensin on poistettava kuljetusväline käytöstä: {player}.</translation>
        </message>
        <message>
            <source>{tile} is the home of {player}.</source>
            <translation>{tile} on koti, jonka omistaa {player}.</translation>
        </message>
        <message>
            <source>{tile} is {distance} away from the home of {player}; homes must be at least {least} apart.</source>
            <translation>{tile}: etäisyys kodista ({player}) on {distance}; kotien väli on vähintään {least}.</translation>
        </message>
        <message>
            <source>{to} does not border on {source}; {transporter} takes one step at a time.</source>
            <translation>{source:from} ei pääse suoraan {to:to}; {transporter} ottaa askeleen kerrallaan.</translation>
        </message>
        <message>
            <source>{transporter} belongs to another player, who has to agree.</source>
            <translation>{transporter} kuuluu toiselle pelaajalle, jonka on suostuttava.</translation>
        </message>
        <message>
            <source>{transporter} belongs to {owner}.</source>
            <translation>{transporter} kuuluu toiselle: {owner}.</translation>
        </message>
        <message>
            <source>{transporter} can build {reached:in}, not {wanted:in}.</source>
            <translation>{transporter} voi rakentaa {reached:in}, ei {wanted:in}.</translation>
        </message>
        <message>
            <source>{transporter} can leave {source} only to the sea, not to {to}.</source>
            <translation>{transporter} voi lähteä {source:from} vain merelle, ei {to:to}.</translation>
        </message>
        <message>
            <source>{transporter} cannot leave geese alone at sea, and {mover} has moved some in this phase, which cannot be moved on.</source>
            <translation>{transporter} ei voi jättää hanhia yksin merelle, ja {mover} on siirtänyt osan tässä vaiheessa, eikä niitä voi enää siirtää.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger} and cannot be put out of use.</source>
            <translation>{transporter} kuljettaa {passenger:ptv}, eikä sitä voi poistaa käytöstä.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger} and feeds no building meanwhile.</source>
            <translation>{transporter} kuljettaa {passenger:ptv} eikä sillä aikaa anna hyödykkeitä rakennuksille.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger}; neither holds goods meanwhile.</source>
            <translation>{transporter} kuljettaa {passenger:ptv}; sinä aikana kummallakaan ei voi olla lastia.</translation>
        </message>
        <message>
            <source>{transporter} does not stand at a transporter factory.</source>
            <translation>{transporter} ei ole kuljetusvälinetehtaalla.</translation>
        </message>
        <message>
            <source>{transporter} has docked at {source}, which ends its movement for this turn.</source>
            <translation>{transporter} on telakoitunut {source:to}, ja siihen sen liikkuminen päättyy tällä vuorolla.</translation>
        </message>
        <message>
            <source>{transporter} has no movement points left.</source>
            <translation>{transporter:with} ei ole enää liikkumispisteitä.</translation>
        </message>
        <message>
            <source>{transporter} holds goods; a carrier and whom it carries hold none.</source>
            <translation>{transporter:with} on lastina hyödykkeitä; kuljettajalla ja kuljetettavalla ei saa olla lastia.</translation>
        </message>
        <message>
            <source>{transporter} holds {good} that another transporter has moved in this phase, and so cannot move on.</source>
            <translation>{transporter:with} on lastina hyödykkeitä ({good}), jotka toinen kuljetusväline on jo siirtänyt tässä vaiheessa, joten se ei voi jatkaa.</translation>
        </message>
        <message>
            <source>{transporter} holds {load} of {capacity} goods: no room for more.</source>
            <translation>{transporter:with} on lastina {load}/{capacity} hyödykettä: enempää ei mahdu.</translation>
        </message>
        <message>
            <source>{transporter} is carried and counts for nothing until it is set down.</source>
            <translation>{transporter} on toisen kyydissä eikä vaikuta mihinkään, ennen kuin se lasketaan.</translation>
        </message>
        <message>
            <source>{transporter} is no longer in the game.</source>
            <translation>{transporter} ei ole enää pelissä.</translation>
        </message>
        <message>
            <source>{transporter} moves on land; {to} is water.</source>
            <translation>{transporter} liikkuu maalla; {to} on vettä.</translation>
        </message>
        <message>
            <source>{transporter} stands {here:in}, the wagon factory {spot:in}; no ferry helps.</source>
            <translation>{transporter} on {here:in}, kärrytehdas {spot:in}; lauttaus ei auta.</translation>
        </message>
        <message>
            <source>{transporter} {here:in} does not reach the {building} {spot:in}.</source>
            <translation>{transporter} {here:in} ei yllä rakennukseen: {building} {spot:in}.</translation>
        </message>
        <message>
            <source>{transporter} {spot:in} does not reach the edge between {edge}.</source>
            <translation>{transporter} {spot:in} ei yllä sivulle paikkojen {edge} välillä.</translation>
        </message>
    </context>
    <context>
        <name>report</name>
        <message numerus="yes">
            <source>%n entries in the log</source>
            <translation>
                <numerusform>%n merkintä lokissa</numerusform>
                <numerusform>%n merkintää lokissa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n pelaaja</numerusform>
                <numerusform>%n pelaajaa</numerusform>
            </translation>
        </message>
        <message>
            <source>chance</source>
            <translation>sattuma</translation>
        </message>
        <message>
            <source>goods: {points} ({parts})</source>
            <translation>hyödykkeet: {points} ({parts})</translation>
        </message>
        <message>
            <source>in progress: {moment}; {player} is to act</source>
            <translation>kesken: {moment}; vuorossa {player}</translation>
        </message>
        <message>
            <source>over in turn {turn}</source>
            <translation>päättyi vuorolla {turn}</translation>
        </message>
        <message>
            <source>over in turn {turn}: {player} wins</source>
            <translation>päättyi vuorolla {turn}: {player} voittaa</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>pelaaja {number}</translation>
        </message>
        <message>
            <source>player {number} ({name})</source>
            <translation>pelaaja {number} ({name})</translation>
        </message>
        <message>
            <source>row {number}: {points}</source>
            <translation>kerros {number}: {points}</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>vuoro {turn}, {phase}</translation>
        </message>
        <message>
            <source>wonder: {points} ({parts})</source>
            <translation>ihme: {points} ({parts})</translation>
        </message>
    </context>
    <context>
        <name>result</name>
        <message>
            <source>wonder {points}</source>
            <translation>ihme {points}</translation>
        </message>
        <message>
            <source>{player} wins with {points}</source>
            <translation>{player} voittaa, {points}</translation>
        </message>
    </context>
    <context>
        <name>shapes</name>
        <message>
            <source>junction</source>
            <translation>haara</translation>
        </message>
        <message>
            <source>left-hand junction</source>
            <translation>haara vasemmalle</translation>
        </message>
        <message>
            <source>narrow junction</source>
            <translation>kapea haara</translation>
        </message>
        <message>
            <source>plain</source>
            <translation>joeton</translation>
        </message>
        <message>
            <source>right-hand junction</source>
            <translation>haara oikealle</translation>
        </message>
        <message>
            <source>rivers {rivers}</source>
            <translation>joet {rivers}</translation>
        </message>
        <message>
            <source>sharp and wide bend</source>
            <translation>jyrkkä ja loiva mutka</translation>
        </message>
        <message>
            <source>sharp bend</source>
            <translation>jyrkkä mutka</translation>
        </message>
        <message>
            <source>source</source>
            <translation>lähde</translation>
        </message>
        <message>
            <source>straight</source>
            <translation>suora</translation>
        </message>
        <message>
            <source>straight and left sharp bend</source>
            <translation>suora ja jyrkkä mutka vasemmalle</translation>
        </message>
        <message>
            <source>three sharp bends</source>
            <translation>kolme jyrkkää mutkaa</translation>
        </message>
        <message>
            <source>two sharp bends apart</source>
            <translation>kaksi jyrkkää mutkaa erillään</translation>
        </message>
        <message>
            <source>two sharp bends beside a straight</source>
            <translation>kaksi jyrkkää mutkaa suoran vieressä</translation>
        </message>
        <message>
            <source>two sharp bends side by side</source>
            <translation>kaksi jyrkkää mutkaa vierekkäin</translation>
        </message>
        <message>
            <source>two sources</source>
            <translation>kaksi lähdettä</translation>
        </message>
        <message>
            <source>two wide bends</source>
            <translation>kaksi loivaa mutkaa</translation>
        </message>
        <message>
            <source>wide and sharp bend</source>
            <translation>loiva ja jyrkkä mutka</translation>
        </message>
        <message>
            <source>wide bend</source>
            <translation>loiva mutka</translation>
        </message>
    </context>
    <context>
        <name>sheet</name>
        <message numerus="yes">
            <source>%n bricks, {over} of {turns} turns over.</source>
            <translation>
                <numerusform>%n tiili, {over}/{turns} vuoroa pelattu.</numerusform>
                <numerusform>%n tiiltä, {over}/{turns} vuoroa pelattu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bridges</source>
            <translation>
                <numerusform>%n silta</numerusform>
                <numerusform>%n siltaa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n free homes to choose from</source>
            <translation>
                <numerusform>%n vapaa koti</numerusform>
                <numerusform>%n vapaata kotia valittavaksi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes</source>
            <translation>
                <numerusform>%n koti</numerusform>
                <numerusform>%n kotia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral wall tokens</source>
            <translation>
                <numerusform>%n neutraali muuripelimerkki</numerusform>
                <numerusform>%n neutraalia muuripelimerkkiä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pages. Tiles are {width} mm from side to side.</source>
            <translation>
                <numerusform>%n sivu. Laatat ovat {width} mm sivulta sivulle.</numerusform>
                <numerusform>%n sivua. Laatat ovat {width} mm sivulta sivulle.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points: {goods} for goods, {rows} for the wonder</source>
            <translation>
                <numerusform>%n piste: hyödykkeistä {goods}, ihmeestä {rows}</numerusform>
                <numerusform>%n pistettä: hyödykkeistä {goods}, ihmeestä {rows}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>%n tie</numerusform>
                <numerusform>%n tietä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n skenaario</numerusform>
                <numerusform>%n skenaariota</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spaces of the wonder are filled at the start.</source>
            <translation>
                <numerusform>%n ihmeen paikka on alussa täytetty.</numerusform>
                <numerusform>%n ihmeen paikkaa on alussa täytetty.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles in all. Box: {box}.</source>
            <translation>
                <numerusform>Yhteensä %n laatta. Laatikko: {box}.</numerusform>
                <numerusform>Yhteensä %n laattaa. Laatikko: {box}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wall tokens</source>
            <translation>
                <numerusform>%n muuripelimerkki</numerusform>
                <numerusform>%n muuripelimerkkiä</numerusform>
            </translation>
        </message>
        <message>
            <source>(the box holds none)</source>
            <translation>(laatikossa ei ole)</translation>
        </message>
        <message>
            <source>(the box holds {held})</source>
            <translation>(laatikossa on {held})</translation>
        </message>
        <message>
            <source>1. Production: mines and buildings make their goods, and geese and donkeys breed.</source>
            <translation>1. Tuotanto: kaivokset ja rakennukset tuottavat ja hanhet ja aasit lisääntyvät.</translation>
        </message>
        <message>
            <source>1. Production: mines draw, then buildings make their goods, and geese and donkeys breed.</source>
            <translation>1. Tuotanto: kaivokset nostavat, sitten rakennukset tuottavat ja hanhet ja aasit lisääntyvät.</translation>
        </message>
        <message>
            <source>2. Movement: each transporter moves once, loading and unloading on the way. No good is moved by two transporters of one player in a turn.</source>
            <translation>2. Liikkuminen: jokainen kuljetusväline liikkuu kerran ja lastaa ja purkaa matkalla. Samaa hyödykettä ei siirrä vuorolla kaksi saman pelaajan kuljetusvälinettä.</translation>
        </message>
        <message>
            <source>3. Building: with a transporter on the tile, pay from the tile and from your transporters there. Boats build from the dock or from the river.</source>
            <translation>3. Rakentaminen: kun kuljetusvälineesi on laatalla, maksa laatalta ja siellä olevista kuljetusvälineistäsi. Alukset rakentavat telakoituina tai joesta.</translation>
        </message>
        <message>
            <source>4. Wonder: bricks are bought with goods on the home tile, where a transporter of yours stands. Then a neutral brick is added.</source>
            <translation>4. Ihme: tiiliä ostetaan kotilaatan hyödykkeillä, kun siellä on kuljetusvälineesi. Sitten lisätään neutraali tiili.</translation>
        </message>
        <message>
            <source>A mine makes what its bag holds most of, gold if there is as much of both.</source>
            <translation>Kaivos tuottaa sitä, mitä sen pussissa on eniten, tasan mentäessä kultaa.</translation>
        </message>
        <message>
            <source>A player's points for a row: 10 times the own bricks, divided by those of all players, rounded down. Neutral bricks do not count; the last row counts in full.</source>
            <translation>Pelaajan pisteet kerroksesta: 10 kertaa omat tiilet jaettuna kaikkien pelaajien tiilillä, alaspäin pyöristettynä. Neutraaleja tiiliä ei lasketa; viimeinen kerros lasketaan kokonaan.</translation>
        </message>
        <message>
            <source>A road costs {goods}, a bridge {others}.</source>
            <translation>Tie maksaa {goods}, silta {others}.</translation>
        </message>
        <message>
            <source>A shaft costs {goods} and needs {subject}.</source>
            <translation>Kaivoskuilu maksaa {goods} ja vaatii kehityksen: {subject}.</translation>
        </message>
        <message>
            <source>Aboard: {goods}</source>
            <translation>Lastina: {goods}</translation>
        </message>
        <message>
            <source>About this map</source>
            <translation>Tästä kartasta</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Neuvoja</translation>
        </message>
        <message>
            <source>After the hints on strategy in the scenario book, told by its Finnish translation.</source>
            <translation>Skenaariovihkon strategiavinkkien mukaan, suomennoksesta.</translation>
        </message>
        <message>
            <source>All players have researched {subject} already.</source>
            <translation>Kaikki pelaajat ovat jo kehittäneet: {subject}.</translation>
        </message>
        <message>
            <source>All points</source>
            <translation>Kaikki pisteet</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Yksin</translation>
        </message>
        <message numerus="yes">
            <source>And %n tiles of the expansion.</source>
            <translation>
                <numerusform>Lisäksi %n laajennuksen laatta.</numerusform>
                <numerusform>Lisäksi %n laajennuksen laattaa.</numerusform>
            </translation>
        </message>
        <message>
            <source>At most {all} a player, {land} on land and {water} on water.</source>
            <translation>Enintään {all} pelaajaa kohti, {land} maalla ja {water} vesillä.</translation>
        </message>
        <message>
            <source>At the beginning of each phase anybody may ask for the order of play.</source>
            <translation>Jokaisen vaiheen alussa kuka tahansa voi pyytää pelijärjestyksen määräämistä.</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Silta</translation>
        </message>
        <message>
            <source>Bridges may be built in deserts.</source>
            <translation>Aavikolle saa rakentaa siltoja.</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Rakennukset</translation>
        </message>
        <message>
            <source>Choose your home freely.</source>
            <translation>Valitse kotisi vapaasti.</translation>
        </message>
        <message>
            <source>Conditions</source>
            <translation>Ehdot</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sisällys</translation>
        </message>
        <message>
            <source>Date and place</source>
            <translation>Aika ja paikka</translation>
        </message>
        <message>
            <source>Difficulty {stars}</source>
            <translation>Vaikeus {stars}</translation>
        </message>
        <message>
            <source>Each player starts with</source>
            <translation>Jokaisella pelaajalla on alussa</translation>
        </message>
        <message>
            <source>Each row of the wonder: {points}, shared by the players' bricks in it.</source>
            <translation>Ihmeen jokainen kerros: {points}, jaettuna siinä olevien pelaajien tiilien kesken.</translation>
        </message>
        <message numerus="yes">
            <source>For %n players</source>
            <translation>
                <numerusform>%n pelaajalle</numerusform>
                <numerusform>%n pelaajalle</numerusform>
            </translation>
        </message>
        <message>
            <source>For {least} to {most} players</source>
            <translation>{least}–{most} pelaajalle</translation>
        </message>
        <message>
            <source>Free home</source>
            <translation>Vapaa koti</translation>
        </message>
        <message>
            <source>From the figure closest to the temple on, each player may move theirs to the back of the row; of several, the one who was closest comes to stand last.</source>
            <translation>Temppeliä lähimmästä hahmosta alkaen jokainen voi siirtää omansa jonon perälle; useista viimeiseksi tulee se, joka oli lähinnä.</translation>
        </message>
        <message>
            <source>From the figure farthest from the temple on, each then takes a free place in the order of play, which holds until it is asked for again.</source>
            <translation>Temppelistä kaukaisimmasta hahmosta alkaen jokainen ottaa sitten vapaan paikan pelijärjestyksessä. Se on voimassa, kunnes sitä taas pyydetään.</translation>
        </message>
        <message>
            <source>From the woods to stock</source>
            <translation>Metsästä arvopaperiin</translation>
        </message>
        <message>
            <source>Geese and donkeys</source>
            <translation>Hanhet ja aasit</translation>
        </message>
        <message>
            <source>Geese follow a transporter out of its region if its owner wants, as many as there are, over no river without a bridge. Each is moved once a turn by a player. They are never left alone at sea.</source>
            <translation>Hanhet seuraavat kuljetusvälinettä pois sen alueelta, jos omistaja haluaa, kuinka monta tahansa, mutta eivät joen yli ilman siltaa. Pelaaja siirtää kutakin kerran vuorossa. Niitä ei koskaan jätetä yksin merelle.</translation>
        </message>
        <message>
            <source>Home of player {player}</source>
            <translation>Pelaajan {player} koti</translation>
        </message>
        <message>
            <source>Homes are chosen freely; the marked ones are proposals.</source>
            <translation>Kodit valitaan vapaasti; merkityt ovat ehdotuksia.</translation>
        </message>
        <message numerus="yes">
            <source>Homes lie at least %n steps apart.</source>
            <translation>
                <numerusform>Kotien väli on vähintään %n askel.</numerusform>
                <numerusform>Kotien väli on vähintään %n askelta.</numerusform>
            </translation>
        </message>
        <message>
            <source>If the printer kept the scale, this line is {length} mm long:</source>
            <translation>Jos tulostin säilytti mittakaavan, tämä viiva on {length} mm pitkä:</translation>
        </message>
        <message>
            <source>Index by players and difficulty</source>
            <translation>Hakemisto pelaajamäärän ja vaikeuden mukaan</translation>
        </message>
        <message>
            <source>It ends earlier at the mark for the number of players.</source>
            <translation>Se päättyy aiemmin pelaajamäärän merkkiin.</translation>
        </message>
        <message>
            <source>Keep a pasture empty and let geese breed on it before the first two are spent. Decide early what to research.</source>
            <translation>Pidä laidun tyhjänä ja anna hanhien lisääntyä siellä, ennen kuin käytät kaksi ensimmäistä. Päätä ajoissa, mitä kehität.</translation>
        </message>
        <message>
            <source>Legend</source>
            <translation>Selitykset</translation>
        </message>
        <message>
            <source>Mines</source>
            <translation>Kaivokset</translation>
        </message>
        <message>
            <source>Mines make what their bag holds most of.</source>
            <translation>Kaivokset tuottavat sitä, mitä kaivospussissa on eniten.</translation>
        </message>
        <message>
            <source>Mint and paper mill make one a turn: begin early, and keep enough woodcutters for fuel and paper at the end. Beginners make too much fuel and too little gold.</source>
            <translation>Rahapaja ja paperitehdas tuottavat yhden vuorossa: aloita varhain ja pidä tarpeeksi puunhakkaajia lopun polttoainetta ja paperia varten. Aloittelijat tekevät liikaa polttoainetta ja liian vähän kultaa.</translation>
        </message>
        <message>
            <source>N</source>
            <translation>P</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>New mine or shaft: {mixture}.</source>
            <translation>Uusi kaivos tai kaivoskuilu: {mixture}.</translation>
        </message>
        <message>
            <source>Next comes room to carry: breed donkeys, build rafts where there is water, then roads and wagons. A round, dense land needs fewer roads than a long one.</source>
            <translation>Seuraavaksi tarvitset kuljetuskykyä: anna aasien lisääntyä, rakenna lauttoja veden äärellä, sitten teitä ja kärryjä. Pyöreä, tiivis maa vaatii vähemmän teitä kuin pitkä.</translation>
        </message>
        <message>
            <source>No order of play is determined.</source>
            <translation>Pelijärjestystä ei määrätä.</translation>
        </message>
        <message>
            <source>No tile lies on the map yet.</source>
            <translation>Kartalla ei ole vielä laattoja.</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Muistiinpanot</translation>
        </message>
        <message>
            <source>Of the expansion: {things}</source>
            <translation>Laajennuksesta: {things}</translation>
        </message>
        <message>
            <source>On own transporters: {goods}.</source>
            <translation>Omissa kuljetusvälineissä: {goods}.</translation>
        </message>
        <message>
            <source>On the map at the start</source>
            <translation>Kartalla alussa</translation>
        </message>
        <message>
            <source>On transporters</source>
            <translation>Kuljetusvälineissä</translation>
        </message>
        <message>
            <source>One building a tile. Nothing is built in deserts but roads and walls.</source>
            <translation>Yksi rakennus laattaa kohti. Aavikolle rakennetaan vain teitä ja muureja.</translation>
        </message>
        <message>
            <source>One building a tile. Nothing is built in deserts but roads, bridges and walls.</source>
            <translation>Yksi rakennus laattaa kohti. Aavikolle rakennetaan vain teitä, siltoja ja muureja.</translation>
        </message>
        <message>
            <source>One research costs {goods}, all on one tile with a transporter of the player.</source>
            <translation>Yksi kehitys maksaa {goods}, kaikki samalla laatalla pelaajan kuljetusvälineen kanssa.</translation>
        </message>
        <message>
            <source>Played by machines</source>
            <translation>Koneiden pelaamana</translation>
        </message>
        <message>
            <source>Player aid</source>
            <translation>Pelaajaohje</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Pelaaja {number}</translation>
        </message>
        <message>
            <source>Player {player} has researched {subject} already.</source>
            <translation>Pelaaja {player} on jo kehittänyt: {subject}.</translation>
        </message>
        <message>
            <source>Player {player}: {things}</source>
            <translation>Pelaaja {player}: {things}</translation>
        </message>
        <message>
            <source>Players feed buildings in the order of play and research.</source>
            <translation>Pelaajat käyttävät rakennuksia pelijärjestyksessä ja edistävät kehitystä.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Print at 100 %, without fitting to the page. Cut along the marks where two pages meet; A2 lies right of A1.</source>
            <translation>Tulosta 100 %:n koossa, sovittamatta sivulle. Leikkaa merkkejä pitkin sivujen kohdatessa; A2 on A1:n oikealla puolella.</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Tuotanto</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Ennätys</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Kehitys</translation>
        </message>
        <message>
            <source>Research comes first: {needed}.</source>
            <translation>Ensin tarvitaan kehitys: {needed}.</translation>
        </message>
        <message>
            <source>Researched: {subjects}</source>
            <translation>Kehitetty: {subjects}</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Tie</translation>
        </message>
        <message>
            <source>Roads, bridges, walls</source>
            <translation>Tiet, sillat, muurit</translation>
        </message>
        <message>
            <source>Row {row}, {spaces} spaces</source>
            <translation>Kerros {row}, {spaces} paikkaa</translation>
        </message>
        <message>
            <source>Scenarios for Roads &amp; Boats</source>
            <translation>Skenaarioita peliin Roads &amp; Boats</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Pistelomake</translation>
        </message>
        <message>
            <source>So many tiles of each kind are enough for every map of the book, one at a time.</source>
            <translation>Näin monta laattaa kutakin lajia riittää jokaiseen kirjan karttaan, yhteen kerrallaan.</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Yksinpeli</translation>
        </message>
        <message>
            <source>Space {space} turns all deserts into pasture.</source>
            <translation>Paikka {space} muuttaa kaikki aavikot laitumiksi.</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Erikoissäännöt</translation>
        </message>
        <message>
            <source>Spend the first boards and the stone on a woodcutter and a sawmill; without them the game is over soon. Then look for stone: a quarry is quick, clay brings more in the long run.</source>
            <translation>Käytä ensimmäiset laudat ja kivi puunhakkaajaan ja sahaan; ilman niitä peli loppuu lyhyeen. Etsi sitten kiveä: louhos on nopea, savi tuottaa ajan mittaan enemmän.</translation>
        </message>
        <message>
            <source>The first brick of a player in a turn costs 1 good of any kind, the next 2, and so on; from space {space} on each costs one more.</source>
            <translation>Pelaajan vuoron ensimmäinen tiili maksaa 1 minkä tahansa hyödykkeen, seuraava 2 ja niin edelleen; paikasta {space} alkaen jokainen maksaa yhden enemmän.</translation>
        </message>
        <message>
            <source>The first token of a wall costs 1 stone, the second 2, and so on; to demolish a wall costs a board more than it has tokens. From an undocked boat at sea all that costs {more} more.</source>
            <translation>Ensimmäinen muuripelimerkki maksaa 1 kiven, toinen 2 ja niin edelleen; muurin purkaminen maksaa yhden laudan enemmän kuin siinä on pelimerkkejä. Merellä olevasta telakoitumattomasta aluksesta kaikki tämä maksaa {more} enemmän.</translation>
        </message>
        <message numerus="yes">
            <source>The game ends after %n neutral bricks.</source>
            <translation>
                <numerusform>Peli päättyy %n neutraalin tiilen jälkeen.</numerusform>
                <numerusform>Peli päättyy %n neutraalin tiilen jälkeen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game ends by the official rules, except as follows.</source>
            <translation>Peli päättyy virallisten sääntöjen mukaan, paitsi mitä alla sanotaan.</translation>
        </message>
        <message>
            <source>The game ends by the official rules.</source>
            <translation>Peli päättyy virallisten sääntöjen mukaan.</translation>
        </message>
        <message>
            <source>The game ends with neutral brick {bricks}, or at the mark for the number of players.</source>
            <translation>Peli päättyy neutraaliin tiileen {bricks} tai pelaajamäärän merkkiin.</translation>
        </message>
        <message>
            <source>The game ends with neutral brick {bricks}.</source>
            <translation>Peli päättyy neutraaliin tiileen {bricks}.</translation>
        </message>
        <message numerus="yes">
            <source>The game lasts %n turns.</source>
            <translation>
                <numerusform>Peli kestää %n vuoron.</numerusform>
                <numerusform>Peli kestää %n vuoroa.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map as a QR code</source>
            <translation>Kartta QR-koodina</translation>
        </message>
        <message>
            <source>The marks on the wonder do not end the game.</source>
            <translation>Ihmeen merkit eivät päätä peliä.</translation>
        </message>
        <message>
            <source>The order of play</source>
            <translation>Pelijärjestys</translation>
        </message>
        <message>
            <source>The player has researched {subject} already.</source>
            <translation>Pelaaja on jo kehittänyt: {subject}.</translation>
        </message>
        <message>
            <source>The player starts with</source>
            <translation>Pelaajalla on alussa</translation>
        </message>
        <message>
            <source>The turn</source>
            <translation>Vuoro</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>Ihme</translation>
        </message>
        <message>
            <source>Then you feed buildings and research.</source>
            <translation>Sitten käytät rakennuksia ja edistät kehitystä.</translation>
        </message>
        <message>
            <source>These are the usual rules; the page of each scenario says what differs there.</source>
            <translation>Nämä ovat tavalliset säännöt; kunkin skenaarion sivu kertoo, mikä siinä poikkeaa.</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Laattaa</translation>
        </message>
        <message>
            <source>Tiles for all maps</source>
            <translation>Kaikkien karttojen laatat</translation>
        </message>
        <message>
            <source>Tiles of this map</source>
            <translation>Tämän kartan laatat</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Kuljetusvälineet</translation>
        </message>
        <message>
            <source>Transporters: {fleet}</source>
            <translation>Kuljetusvälineet: {fleet}</translation>
        </message>
        <message>
            <source>Two geese alone on a pasture make a third, and so do two donkeys of one player that carry nothing: no other transporter, no goods, no building on the tile.</source>
            <translation>Kaksi hanhea yksin laitumella saa kolmannen, samoin saman pelaajan kaksi aasia, jotka eivät kanna mitään: laatalla ei ole muita kuljetusvälineitä, hyödykkeitä eikä rakennusta.</translation>
        </message>
        <message>
            <source>Untitled map</source>
            <translation>Nimetön kartta</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Muuri</translation>
        </message>
        <message>
            <source>Wall some land off, and rivers too; from the sea a wall is dear to break. Leave no gold, coins or stock where others come. A war costs both sides more than those who keep out of it.</source>
            <translation>Sulje maata muureilla, jokiakin; mereltä käsin muurin purkaminen on kallista. Älä jätä kultaa, kolikoita tai arvopapereita muiden ulottuville. Sota maksaa molemmille enemmän kuin niille, jotka pysyvät erossa.</translation>
        </message>
        <message>
            <source>What lies complete on a tile is used up at the end.</source>
            <translation>Laatalle jääneet täydet erät käytetään lopuksi.</translation>
        </message>
        <message>
            <source>Where the map fixes no home, choose one.</source>
            <translation>Jos kartta ei määrää kotia, valitse se.</translation>
        </message>
        <message>
            <source>With {subject} one of these: {mixture}.</source>
            <translation>Kehityksellä {subject} yksi näistä: {mixture}.</translation>
        </message>
        <message>
            <source>With {subject}: {mixture}.</source>
            <translation>Kehityksellä {subject}: {mixture}.</translation>
        </message>
        <message>
            <source>after {moment} of {entries} entries of the log</source>
            <translation>lokin {moment}/{entries} merkinnän jälkeen</translation>
        </message>
        <message>
            <source>building</source>
            <translation>rakennus</translation>
        </message>
        <message>
            <source>by {names}</source>
            <translation>tekijä {names}</translation>
        </message>
        <message>
            <source>carries</source>
            <translation>kantaa</translation>
        </message>
        <message>
            <source>carrying {goods}</source>
            <translation>lastina {goods}</translation>
        </message>
        <message>
            <source>costs</source>
            <translation>maksaa</translation>
        </message>
        <message>
            <source>makes</source>
            <translation>tuottaa</translation>
        </message>
        <message>
            <source>marks</source>
            <translation>merkit</translation>
        </message>
        <message>
            <source>most a turn</source>
            <translation>enintään vuorossa</translation>
        </message>
        <message>
            <source>moves on</source>
            <translation>kulkee</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ei yhtään</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ei mitään</translation>
        </message>
        <message>
            <source>roads</source>
            <translation>teillä</translation>
        </message>
        <message>
            <source>roads, else 1 step on land</source>
            <translation>teillä, muuten 1 askel maalla</translation>
        </message>
        <message>
            <source>row</source>
            <translation>kerros</translation>
        </message>
        <message>
            <source>rules edition {edition}</source>
            <translation>sääntöjen laitos {edition}</translation>
        </message>
        <message>
            <source>sea and rivers</source>
            <translation>merellä ja joilla</translation>
        </message>
        <message>
            <source>spaces</source>
            <translation>paikat</translation>
        </message>
        <message>
            <source>stands on</source>
            <translation>paikka</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>askeleet</translation>
        </message>
        <message>
            <source>takes</source>
            <translation>käyttää</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>peli on päättynyt</translation>
        </message>
        <message>
            <source>transporter</source>
            <translation>kuljetusväline</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>vuoro {turn}, {phase}</translation>
        </message>
        <message>
            <source>{gold} or {iron}</source>
            <translation>{gold} tai {iron}</translation>
        </message>
        <message>
            <source>{gold} or {iron}, drawn</source>
            <translation>{gold} tai {iron}, arvotaan</translation>
        </message>
        <message>
            <source>{good}, {points} each</source>
            <translation>{good}, {points} kustakin</translation>
        </message>
        <message>
            <source>{heading} (continued)</source>
            <translation>{heading} (jatkoa)</translation>
        </message>
        <message>
            <source>{listed} (official rules)</source>
            <translation>{listed} (viralliset säännöt)</translation>
        </message>
        <message>
            <source>{number} trunks or boards in any mixture</source>
            <translation>{number} tukkia tai lautaa missä tahansa suhteessa</translation>
        </message>
        <message>
            <source>{space}: end for {players}</source>
            <translation>{space}: loppu, pelaajia {players}</translation>
        </message>
        <message>
            <source>{space}: irrigation</source>
            <translation>{space}: kastelu</translation>
        </message>
        <message>
            <source>{things} with {gold} and {iron} in the bag</source>
            <translation>{things}, kaivospussissa {gold} ja {iron}</translation>
        </message>
        <message>
            <source>{title} · tiles {first} to {last} of {all} · page {page} of {pages}</source>
            <translation>{title} · laatat {first}–{last} / {all} · sivu {page}/{pages}</translation>
        </message>
        <message>
            <source>{title} – page {page} of {pages}</source>
            <translation>{title} – sivu {page}/{pages}</translation>
        </message>
    </context>
    <context>
        <name>signs</name>
        <message>
            <source>{home} has fewer mountains near by</source>
            <translation>{home}: lähellä vähemmän vuoristoa</translation>
        </message>
        <message>
            <source>{home} has fewer pastures near by</source>
            <translation>{home}: lähellä vähemmän laitumia</translation>
        </message>
        <message>
            <source>{home} has fewer woods near by</source>
            <translation>{home}: lähellä vähemmän metsää</translation>
        </message>
        <message>
            <source>{home} has less contested land around it</source>
            <translation>{home}: ympärillä vähemmän kiistanalaista maata</translation>
        </message>
        <message>
            <source>{home} has less desert near by</source>
            <translation>{home}: lähellä vähemmän aavikkoa</translation>
        </message>
        <message>
            <source>{home} has less rock near by</source>
            <translation>{home}: lähellä vähemmän kalliota</translation>
        </message>
        <message>
            <source>{home} has less room to build</source>
            <translation>{home}: vähemmän rakennustilaa</translation>
        </message>
        <message>
            <source>{home} has more contested land around it</source>
            <translation>{home}: ympärillä enemmän kiistanalaista maata</translation>
        </message>
        <message>
            <source>{home} has more desert near by</source>
            <translation>{home}: lähellä enemmän aavikkoa</translation>
        </message>
        <message>
            <source>{home} has more mountains near by</source>
            <translation>{home}: lähellä enemmän vuoristoa</translation>
        </message>
        <message>
            <source>{home} has more pastures near by</source>
            <translation>{home}: lähellä enemmän laitumia</translation>
        </message>
        <message>
            <source>{home} has more rock near by</source>
            <translation>{home}: lähellä enemmän kalliota</translation>
        </message>
        <message>
            <source>{home} has more room to build</source>
            <translation>{home}: enemmän rakennustilaa</translation>
        </message>
        <message>
            <source>{home} has more woods near by</source>
            <translation>{home}: lähellä enemmän metsää</translation>
        </message>
        <message>
            <source>{home} is farther from a second desert</source>
            <translation>{home} on kauempana toisesta aavikosta</translation>
        </message>
        <message>
            <source>{home} is farther from desert</source>
            <translation>{home} on kauempana aavikosta</translation>
        </message>
        <message>
            <source>{home} is farther from the next home by water</source>
            <translation>{home} on vesitse kauempana lähimmästä kodista</translation>
        </message>
        <message>
            <source>{home} is farther from the next home on foot</source>
            <translation>{home} on jalan kauempana lähimmästä kodista</translation>
        </message>
        <message>
            <source>{home} is first in fewer woods</source>
            <translation>{home} on ensimmäisenä harvemmassa metsässä</translation>
        </message>
        <message>
            <source>{home} is first in less desert</source>
            <translation>{home} on ensimmäisenä harvemmalla aavikolla</translation>
        </message>
        <message>
            <source>{home} is first in more desert</source>
            <translation>{home} on ensimmäisenä useammalla aavikolla</translation>
        </message>
        <message>
            <source>{home} is first in more woods</source>
            <translation>{home} on ensimmäisenä useammassa metsässä</translation>
        </message>
        <message>
            <source>{home} is first on fewer mountains</source>
            <translation>{home} on ensimmäisenä harvemmassa vuoristossa</translation>
        </message>
        <message>
            <source>{home} is first on fewer pastures</source>
            <translation>{home} on ensimmäisenä harvemmalla laitumella</translation>
        </message>
        <message>
            <source>{home} is first on less land</source>
            <translation>{home} on ensimmäisenä pienemmällä alalla maata</translation>
        </message>
        <message>
            <source>{home} is first on less rock</source>
            <translation>{home} on ensimmäisenä harvemmalla kalliolla</translation>
        </message>
        <message>
            <source>{home} is first on more land</source>
            <translation>{home} on ensimmäisenä suuremmalla alalla maata</translation>
        </message>
        <message>
            <source>{home} is first on more mountains</source>
            <translation>{home} on ensimmäisenä useammassa vuoristossa</translation>
        </message>
        <message>
            <source>{home} is first on more pastures</source>
            <translation>{home} on ensimmäisenä useammalla laitumella</translation>
        </message>
        <message>
            <source>{home} is first on more rock</source>
            <translation>{home} on ensimmäisenä useammalla kalliolla</translation>
        </message>
        <message>
            <source>{home} is nearer to a second desert</source>
            <translation>{home} on lähempänä toista aavikkoa</translation>
        </message>
        <message>
            <source>{home} is nearer to desert</source>
            <translation>{home} on lähempänä aavikkoa</translation>
        </message>
        <message>
            <source>{home} is nearer to the next home by water</source>
            <translation>{home} on vesitse lähempänä lähintä kotia</translation>
        </message>
        <message>
            <source>{home} is nearer to the next home on foot</source>
            <translation>{home} on jalan lähempänä lähintä kotia</translation>
        </message>
        <message>
            <source>{home} loses fewer sites to others in plans</source>
            <translation>{home} menettää suunnitelmissa vähemmän rakennuspaikkoja muille</translation>
        </message>
        <message>
            <source>{home} loses more sites to others in plans</source>
            <translation>{home} menettää suunnitelmissa enemmän rakennuspaikkoja muille</translation>
        </message>
        <message>
            <source>{home} makes fewer points in plans</source>
            <translation>{home} saa suunnitelmissa vähemmän pisteitä</translation>
        </message>
        <message>
            <source>{home} makes more points in plans</source>
            <translation>{home} saa suunnitelmissa enemmän pisteitä</translation>
        </message>
        <message>
            <source>{home} reaches a mountain later</source>
            <translation>{home} pääsee vuoristoon myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a mountain sooner</source>
            <translation>{home} pääsee vuoristoon aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches a pasture later</source>
            <translation>{home} pääsee laitumelle myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a pasture sooner</source>
            <translation>{home} pääsee laitumelle aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches a river later</source>
            <translation>{home} pääsee joelle myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a river sooner</source>
            <translation>{home} pääsee joelle aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second mountain later</source>
            <translation>{home} pääsee toiseen vuoristoon myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second mountain sooner</source>
            <translation>{home} pääsee toiseen vuoristoon aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second pasture later</source>
            <translation>{home} pääsee toiselle laitumelle myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second pasture sooner</source>
            <translation>{home} pääsee toiselle laitumelle aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second rock later</source>
            <translation>{home} pääsee toiselle kalliolle myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second rock sooner</source>
            <translation>{home} pääsee toiselle kalliolle aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by a river later</source>
            <translation>{home} pääsee toiselle laatalle joen äärellä myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by a river sooner</source>
            <translation>{home} pääsee toiselle laatalle joen äärellä aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by the sea later</source>
            <translation>{home} pääsee toiselle laatalle meren äärellä myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by the sea sooner</source>
            <translation>{home} pääsee toiselle laatalle meren äärellä aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches rock later</source>
            <translation>{home} pääsee kalliolle myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches rock sooner</source>
            <translation>{home} pääsee kalliolle aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches second woods later</source>
            <translation>{home} pääsee toiseen metsään myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches second woods sooner</source>
            <translation>{home} pääsee toiseen metsään aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches the sea later</source>
            <translation>{home} pääsee merelle myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches the sea sooner</source>
            <translation>{home} pääsee merelle aiemmin</translation>
        </message>
        <message>
            <source>{home} reaches woods later</source>
            <translation>{home} pääsee metsään myöhemmin</translation>
        </message>
        <message>
            <source>{home} reaches woods sooner</source>
            <translation>{home} pääsee metsään aiemmin</translation>
        </message>
        <message>
            <source>{home} stands in the desert</source>
            <translation>{home} on aavikolla</translation>
        </message>
        <message>
            <source>{home} stands in woods</source>
            <translation>{home} on metsässä</translation>
        </message>
        <message>
            <source>{home} stands on a mountain</source>
            <translation>{home} on vuoristossa</translation>
        </message>
        <message>
            <source>{home} stands on pasture</source>
            <translation>{home} on laitumella</translation>
        </message>
        <message>
            <source>{home} stands on rock</source>
            <translation>{home} on kalliolla</translation>
        </message>
    </context>
    <context>
        <name>sites</name>
        <message>
            <source>docked: {half_edge}</source>
            <translation>telakoitunut: {half_edge}</translation>
        </message>
        <message>
            <source>river: {edges}</source>
            <translation>joki: {edges}</translation>
        </message>
        <message>
            <source>the whole tile</source>
            <translation>koko laatta</translation>
        </message>
    </context>
    <context>
        <name>stand-in</name>
        <message>
            <source>{name} does it.</source>
            <translation>Sen tekee {name}.</translation>
        </message>
        <message>
            <source>{name} does it: {reason}</source>
            <translation>Sen tekee {name}: {reason}</translation>
        </message>
    </context>
    <context>
        <name>targets</name>
        <message>
            <source>Build a bridge: {price}</source>
            <translation>Rakenna silta: {price}</translation>
        </message>
        <message>
            <source>Build a road to {tile}: {price}</source>
            <translation>Rakenna tie laatalle {tile}: {price}</translation>
        </message>
        <message>
            <source>Build a wall: {price}</source>
            <translation>Rakenna muuri: {price}</translation>
        </message>
        <message>
            <source>Build a {building}: choose which after the click</source>
            <translation>Rakenna {building}: valitse tarkemmin napsautuksen jälkeen</translation>
        </message>
        <message>
            <source>Build something else: {buildings}</source>
            <translation>Rakenna muuta: {buildings}</translation>
        </message>
        <message>
            <source>Choose {spot} as the home of {player}</source>
            <translation>Valitse kodiksi {spot}, {player}</translation>
        </message>
        <message>
            <source>Dock here: {steps} of {points}</source>
            <translation>Telakoidu tähän: {steps}/{points}</translation>
        </message>
        <message>
            <source>Go here: {steps} of {points}</source>
            <translation>Siirry tähän: {steps}/{points}</translation>
        </message>
        <message>
            <source>No wall can be built now: none of your transporters is at an edge where a wall may stand.</source>
            <translation>Muuria ei voi nyt rakentaa: mikään kuljetusvälineistäsi ei ole sivulla, jolla muuri voi olla.</translation>
        </message>
        <message>
            <source>No wall can be built now: {reason}</source>
            <translation>Muuria ei voi nyt rakentaa: {reason}</translation>
        </message>
        <message>
            <source>Put out to here: {steps} of {points}</source>
            <translation>Lähde merelle tähän: {steps}/{points}</translation>
        </message>
        <message>
            <source>Research: choose what after the click</source>
            <translation>Kehitys: valitse kohde napsautuksen jälkeen</translation>
        </message>
        <message>
            <source>Shift+click demolishes the wall, which becomes neutral: {price}</source>
            <translation>Vaihto+napsautus purkaa muurin, josta tulee neutraali: {price}</translation>
        </message>
        <message>
            <source>Strengthen and take over the neutral wall: {price}</source>
            <translation>Vahvista neutraalia muuria ja ota se haltuun: {price}</translation>
        </message>
        <message>
            <source>Strengthen the wall: {price}</source>
            <translation>Vahvista muuria: {price}</translation>
        </message>
        <message numerus="yes">
            <source>With Shift: %n times</source>
            <translation>
                <numerusform>Vaihto pohjassa: %n kerta</numerusform>
                <numerusform>Vaihto pohjassa: %n kertaa</numerusform>
            </translation>
        </message>
        <message>
            <source>and from there on</source>
            <translation>ja siitä eteenpäin</translation>
        </message>
        <message>
            <source>and no farther this turn</source>
            <translation>ja tällä vuorolla ei kauemmas</translation>
        </message>
        <message>
            <source>{action}: {price}</source>
            <translation>{action}: {price}</translation>
        </message>
        <message>
            <source>{building}: choose how after the click</source>
            <translation>{building}: valitse tapa napsautuksen jälkeen</translation>
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
            <translation>jokilaatta tai meren viereinen laatta</translation>
        </message>
        <message>
            <source>a {type}</source>
            <translation>{type}</translation>
        </message>
        <message>
            <source>land</source>
            <translation>maa</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>vuoristo</translation>
        </message>
        <message>
            <source>neutral</source>
            <translation>neutraali</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>ei kukaan</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ei mitään</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>pelaaja {number}</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>kallio</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>meri</translation>
        </message>
        <message>
            <source>so great a number</source>
            <translation>noin suuri luku</translation>
        </message>
        <message>
            <source>the bank of {tile}|in:on the bank of {tile}|part:bank</source>
            <translation>laatan {tile} ranta|in:laatan {tile} rannalla|part:ranta|from:laatan {tile} rannalta|to:laatan {tile} rannalle</translation>
        </message>
        <message>
            <source>the inner bank of {tile}|in:on the inner bank of {tile}|part:inner bank</source>
            <translation>laatan {tile} sisäranta|in:laatan {tile} sisärannalla|part:sisäranta|from:laatan {tile} sisärannalta|to:laatan {tile} sisärannalle</translation>
        </message>
        <message>
            <source>the inner {direction} bank of {tile}|in:on the inner {direction} bank of {tile}|part:inner {direction} bank</source>
            <translation>laatan {tile} sisäranta ({direction})|in:laatan {tile} sisärannalla ({direction})|part:sisäranta ({direction})|from:laatan {tile} sisärannalta ({direction})|to:laatan {tile} sisärannalle ({direction})</translation>
        </message>
        <message>
            <source>the river of {tile} ({ends})|in:in the river of {tile} ({ends})|part:river ({ends})</source>
            <translation>laatan {tile} joki ({ends})|in:laatan {tile} joella ({ends})|part:joki ({ends})|from:laatan {tile} joelta ({ends})|to:laatan {tile} joelle ({ends})|over:laatan {tile} joen ({ends}) yli</translation>
        </message>
        <message>
            <source>the river of {tile}|in:in the river of {tile}|part:river</source>
            <translation>laatan {tile} joki|in:laatan {tile} joella|part:joki|from:laatan {tile} joelta|to:laatan {tile} joelle|over:laatan {tile} joen yli</translation>
        </message>
        <message>
            <source>the {direction} arm of the river of {tile}</source>
            <translation>laatan {tile} joen haara ({direction})|over:laatan {tile} joen haaran ({direction}) yli</translation>
        </message>
        <message>
            <source>the {direction} arm of the river of {tile} ({ends})</source>
            <translation>laatan {tile} joen haara ({direction}; {ends})|over:laatan {tile} joen haaran ({direction}; {ends}) yli</translation>
        </message>
        <message>
            <source>the {direction} bank of {tile}|in:on the {direction} bank of {tile}|part:{direction} bank</source>
            <translation>laatan {tile} ranta ({direction})|in:laatan {tile} rannalla ({direction})|part:ranta ({direction})|from:laatan {tile} rannalta ({direction})|to:laatan {tile} rannalle ({direction})</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile} (left bank)|in:at the {direction} dock of {tile} (left bank)|part:{direction} dock (left bank)</source>
            <translation>laatan {tile} rannikko ({direction}, vasen ranta)|in:laatan {tile} rannikolla ({direction}, vasen ranta)|part:rannikko ({direction}, vasen ranta)|from:laatan {tile} rannikolta ({direction}, vasen ranta)|to:laatan {tile} rannikolle ({direction}, vasen ranta)</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile} (right bank)|in:at the {direction} dock of {tile} (right bank)|part:{direction} dock (right bank)</source>
            <translation>laatan {tile} rannikko ({direction}, oikea ranta)|in:laatan {tile} rannikolla ({direction}, oikea ranta)|part:rannikko ({direction}, oikea ranta)|from:laatan {tile} rannikolta ({direction}, oikea ranta)|to:laatan {tile} rannikolle ({direction}, oikea ranta)</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile}|in:at the {direction} dock of {tile}|part:{direction} dock</source>
            <translation>laatan {tile} rannikko ({direction})|in:laatan {tile} rannikolla ({direction})|part:rannikko ({direction})|from:laatan {tile} rannikolta ({direction})|to:laatan {tile} rannikolle ({direction})</translation>
        </message>
        <message>
            <source>the {terrain} at {tile}|in:on the {terrain} at {tile}|at:{tile}|part:{terrain}</source>
            <translation>laatta {tile} ({terrain})|in:laatalla {tile}|at:{tile}|part:{terrain}|from:laatalta {tile}|to:laatalle {tile}</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>metsä</translation>
        </message>
        <message>
            <source>{kind} {number}|in:in {kind} {number}</source>
            <translation>{kind} {number}|in:lastissa ({kind} {number})|from:{kind:from} {number}|to:{kind:to} {number}|gen:{kind:gen} {number}|out:{kind:out} {number}|ptv:{kind:ptv} {number}|with:{kind:with} {number}</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>{tile}|in:on {tile}</source>
            <translation>{tile}|in:laatalla {tile}|from:laatalta {tile}|to:laatalle {tile}</translation>
        </message>
    </context>
    <context>
        <name>tile</name>
        <message numerus="yes">
            <source>%n geese follow {name}, which does not carry them</source>
            <translation>
                <numerusform>%n hanhi seuraa {name:ptv}, ei lastina</numerusform>
                <numerusform>%n hanhea seuraa {name:ptv}, ei lastina</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a transporter first, by a click on it.</source>
            <translation>Valitse ensin kuljetusväline napsauttamalla.</translation>
        </message>
        <message>
            <source>Choose {name}</source>
            <translation>Valitse {name}</translation>
        </message>
        <message>
            <source>Click: choose {name}</source>
            <translation>Napsautus: valitse {name}</translation>
        </message>
        <message>
            <source>Click: let it run once</source>
            <translation>Napsautus: käytä sitä kerran</translation>
        </message>
        <message>
            <source>Click: let one stay here; Shift+click or Ctrl+click: all</source>
            <translation>Napsautus: yksi jää tähän; vaihto+napsautus tai Ctrl+napsautus: kaikki</translation>
        </message>
        <message>
            <source>Click: load one; Shift+click or Ctrl+click: as many as fit</source>
            <translation>Napsautus: lastaa yksi; vaihto+napsautus tai Ctrl+napsautus: niin monta kuin mahtuu</translation>
        </message>
        <message>
            <source>Click: put one down; Shift+click or Ctrl+click: all; drag: hand over</source>
            <translation>Napsautus: pura yksi; vaihto+napsautus tai Ctrl+napsautus: kaikki; veto: luovuta</translation>
        </message>
        <message>
            <source>Click: set it down</source>
            <translation>Napsautus: laske se kyydistä</translation>
        </message>
        <message>
            <source>Ctrl+Shift+click or Alt+click: let one follow; Alt+Shift+click: all</source>
            <translation>Ctrl+vaihto+napsautus tai Alt+napsautus: yksi seuraa; Alt+vaihto+napsautus: kaikki</translation>
        </message>
        <message>
            <source>Ferry one: {name}</source>
            <translation>Lauttaa yksi: {name}</translation>
        </message>
        <message>
            <source>Ferry {count}: {name}</source>
            <translation>Lauttaa {count}: {name}</translation>
        </message>
        <message>
            <source>Hand one to {name}</source>
            <translation>Luovuta yksi {name:to}</translation>
        </message>
        <message>
            <source>Hand {count} to {name}</source>
            <translation>Luovuta {count} {name:to}</translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Koti: {player}</translation>
        </message>
        <message>
            <source>It can be set down at several places: drag it to one of them.</source>
            <translation>Sen voi laskea useaan paikkaan: vedä se yhteen niistä.</translation>
        </message>
        <message>
            <source>It is not your turn: all of it can only be looked at.</source>
            <translation>Et ole vuorossa: kaikkea voi vain katsoa.</translation>
        </message>
        <message>
            <source>Let it run</source>
            <translation>Käytä sitä</translation>
        </message>
        <message>
            <source>Load one</source>
            <translation>Lastaa yksi</translation>
        </message>
        <message>
            <source>None of your transporters is here to do anything.</source>
            <translation>Mikään kuljetusvälineistäsi ei ole täällä toimimassa.</translation>
        </message>
        <message>
            <source>None of your transporters is here to let it run.</source>
            <translation>Mikään kuljetusvälineistäsi ei ole täällä käyttämässä sitä.</translation>
        </message>
        <message>
            <source>Nothing can be loaded or put down here now.</source>
            <translation>Täällä ei voi nyt lastata eikä purkaa mitään.</translation>
        </message>
        <message>
            <source>Nothing is here</source>
            <translation>Tässä ei ole mitään</translation>
        </message>
        <message>
            <source>One follows {name}</source>
            <translation>Yksi seuraa {name:ptv}</translation>
        </message>
        <message>
            <source>One stays here</source>
            <translation>Yksi jää tähän</translation>
        </message>
        <message>
            <source>One stays here: {name}</source>
            <translation>Yksi jää tähän: {name}</translation>
        </message>
        <message>
            <source>Put everything down</source>
            <translation>Pura kaikki</translation>
        </message>
        <message>
            <source>Put one down</source>
            <translation>Pura yksi</translation>
        </message>
        <message>
            <source>Put one down: {name}</source>
            <translation>Pura yksi: {name}</translation>
        </message>
        <message>
            <source>Put one of {name} down here</source>
            <translation>Pura tähän yksi {name:from}</translation>
        </message>
        <message>
            <source>Put {count} down</source>
            <translation>Pura {count}</translation>
        </message>
        <message>
            <source>Put {count} down: {name}</source>
            <translation>Pura {count}: {name}</translation>
        </message>
        <message>
            <source>Put {count} of {name} down here</source>
            <translation>Pura tähän {count} {name:from}</translation>
        </message>
        <message>
            <source>Right click: all that can be done</source>
            <translation>Napsautus oikealla: kaikki, mitä voi tehdä</translation>
        </message>
        <message>
            <source>Set it down</source>
            <translation>Laske se kyydistä</translation>
        </message>
        <message>
            <source>Set it down: {name}</source>
            <translation>Laske se kyydistä: {name}</translation>
        </message>
        <message>
            <source>Several transporters can do that: choose one first.</source>
            <translation>Usea kuljetusväline voi tehdä sen: valitse ensin yksi.</translation>
        </message>
        <message>
            <source>The home of {player}: there is nothing to do with it.</source>
            <translation>Koti, {player}: sille ei ole tehtävää.</translation>
        </message>
        <message>
            <source>There are several ways to do that: choose one from the list.</source>
            <translation>Sen voi tehdä monella tavalla: valitse yksi luettelosta.</translation>
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation>Tämä on aiempi hetki: sitä voi vain katsoa.</translation>
        </message>
        <message>
            <source>{ask}: {action}</source>
            <translation>{ask}: {action}</translation>
        </message>
        <message>
            <source>{building}, {left} of {most} runs left this turn</source>
            <translation>{building}, tällä vuorolla tuotantokertoja jäljellä {left}/{most}</translation>
        </message>
        <message>
            <source>{building}, {most} a turn</source>
            <translation>{building}, {most} vuorossa</translation>
        </message>
        <message>
            <source>{count} follow {name}</source>
            <translation>{count} seuraa {name:ptv}</translation>
        </message>
        <message>
            <source>{count} stay here</source>
            <translation>{count} jää tähän</translation>
        </message>
        <message>
            <source>{count} stay here: {name}</source>
            <translation>{count} jää tähän: {name}</translation>
        </message>
        <message>
            <source>{goods}, held by {name}</source>
            <translation>{goods}, {name:gen} lasti</translation>
        </message>
        <message>
            <source>{left} of {points} points left</source>
            <translation>liikkumispisteitä jäljellä {left}/{points}</translation>
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in it</source>
            <translation>{mine}, jossa {gold} kultaa ja {iron} rautaa</translation>
        </message>
        <message>
            <source>{name} carries one</source>
            <translation>{name} ottaa yhden</translation>
        </message>
        <message>
            <source>{name} carries {count}</source>
            <translation>{name} ottaa {count}</translation>
        </message>
        <message>
            <source>{name} is not yours to move.</source>
            <translation>{name} ei ole sinun liikutettavasi.</translation>
        </message>
        <message>
            <source>{name} of {player}, {load} of {capacity} goods</source>
            <translation>{name}, {player}, {load}/{capacity} hyödykettä</translation>
        </message>
        <message>
            <source>{name} of {player}, {load} of {capacity} goods: {goods}</source>
            <translation>{name}, {player}, {load}/{capacity} hyödykettä: {goods}</translation>
        </message>
        <message>
            <source>{name}, carried by {carrier}</source>
            <translation>{name} {carrier:gen} lastina</translation>
        </message>
    </context>
    <context>
        <name>tile_note</name>
        <message numerus="yes">
            <source>%n geese follow it</source>
            <translation>
                <numerusform>sitä seuraa %n hanhi</numerusform>
                <numerusform>sitä seuraa %n hanhea</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points left</source>
            <translation>
                <numerusform>%n liikkumispiste jäljellä</numerusform>
                <numerusform>%n liikkumispistettä jäljellä</numerusform>
            </translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Koti: {player}</translation>
        </message>
        <message>
            <source>carries {transporter}</source>
            <translation>kuljettaa: {transporter}</translation>
        </message>
        <message>
            <source>irrigated desert</source>
            <translation>kasteltu aavikko</translation>
        </message>
        <message>
            <source>{building} {spot:in}</source>
            <translation>{building} {spot:in}</translation>
        </message>
        <message>
            <source>{count} × {kind} of {player}</source>
            <translation>{count} × {kind}, {player}</translation>
        </message>
        <message>
            <source>{goods} ({held} of {most})</source>
            <translation>{goods} ({held}/{most})</translation>
        </message>
        <message>
            <source>{goods} {spot:in}</source>
            <translation>{goods} {spot:in}</translation>
        </message>
        <message>
            <source>{kind} of {player}</source>
            <translation>{kind}, {player}</translation>
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in the bag</source>
            <translation>{mine}, {gold} kultaa ja {iron} rautaa kaivospussissa</translation>
        </message>
        <message>
            <source>{terrain} {place}</source>
            <translation>{terrain} {place}</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter}, {player}</translation>
        </message>
    </context>
    <context>
        <name>times</name>
        <message>
            <source>HH:mm</source>
            <translation>H.mm</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation>d.M.yyyy</translation>
        </message>
        <message>
            <source>d MMM yyyy, HH:mm</source>
            <translation>d.M.yyyy H.mm</translation>
        </message>
    </context>
    <context>
        <name>tools</name>
        <message>
            <source>Nothing will change here, because {reason}</source>
            <translation>Tässä ei muutu mitään, koska {reason}</translation>
        </message>
        <message numerus="yes">
            <source>Release to take %n tiles in hand as a stamp; Esc cancels</source>
            <translation>
                <numerusform>Päästä irti, niin saat %n laatan leimasimena käteen; Esc peruu</numerusform>
                <numerusform>Päästä irti, niin saat %n laattaa leimasimena käteen; Esc peruu</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no tiles here to take in hand</source>
            <translation>Tässä ei ole laattoja, jotka voisi ottaa käteen</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>silta</translation>
        </message>
        <message>
            <source>home</source>
            <translation>koti</translation>
        </message>
    </context>
    <context>
        <name>wording</name>
        <message numerus="yes">
            <source>%n geese follow</source>
            <translation>
                <numerusform>%n hanhi seuraa</numerusform>
                <numerusform>%n hanhea seuraa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>A brick of {owner} on space {space} of the wonder</source>
            <translation>Tiili ({owner}) ihmeen paikalle {space}</translation>
        </message>
        <message>
            <source>A brick on space {space} of the wonder</source>
            <translation>Tiili ihmeen paikalle {space}</translation>
        </message>
        <message>
            <source>A neutral brick on space {space} of the wonder</source>
            <translation>Neutraali tiili ihmeen paikalle {space}</translation>
        </message>
        <message>
            <source>Add a shaft with {mixture}|inputs:Add a shaft with {mixture} for {inputs}</source>
            <translation>Lisää kaivoskuilu: {mixture}|inputs:Lisää kaivoskuilu: {mixture} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Agree</source>
            <translation>Suostu</translation>
        </message>
        <message>
            <source>All deserts are pasture from now on</source>
            <translation>Kaikki aavikot ovat tästä lähtien laitumia</translation>
        </message>
        <message>
            <source>Ask for a new order of play</source>
            <translation>Pyydä uutta pelijärjestystä</translation>
        </message>
        <message>
            <source>Ask {partner} for {goods}: {source} → {target}</source>
            <translation>Pyydä {goods} ({partner}): {source} → {target}</translation>
        </message>
        <message>
            <source>Ask {partner} to agree: {deal}</source>
            <translation>Pyydä suostumusta ({partner}): {deal}</translation>
        </message>
        <message>
            <source>At the start at {tiles}: {goods}</source>
            <translation>Aluksi laatoilla {tiles}: {goods}</translation>
        </message>
        <message>
            <source>At the start {holder:in}: {goods}</source>
            <translation>Aluksi {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>Build a bridge over {site}|inputs:Build a bridge over {site} for {inputs}</source>
            <translation>Rakenna silta {site:over}|inputs:Rakenna silta {site:over} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Build a road to {place}|inputs:Build a road to {place} for {inputs}</source>
            <translation>Rakenna tie suuntaan {place}|inputs:Rakenna tie suuntaan {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Build a wall towards {place}|inputs:Build a wall towards {place} for {inputs}</source>
            <translation>Rakenna muuri suuntaan {place}|inputs:Rakenna muuri suuntaan {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Build {building:a} {spot:in} with {mixture}|inputs:Build {building:a} {spot:in} with {mixture} for {inputs}</source>
            <translation>Rakenna {building} {spot:to}: {mixture}|inputs:Rakenna {building} {spot:to}: {mixture} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Build {building:a} {spot:in}|inputs:Build {building:a} {spot:in} for {inputs}</source>
            <translation>Rakenna {building} {spot:to}|inputs:Rakenna {building} {spot:to} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Buy a brick of the wonder|inputs:Buy a brick of the wonder for {inputs}</source>
            <translation>Osta ihmeen tiili|inputs:Osta ihmeen tiili (hinta {inputs})</translation>
        </message>
        <message>
            <source>Choose {spot} as home</source>
            <translation>Valitse kodiksi {spot}</translation>
        </message>
        <message>
            <source>Choosing homes</source>
            <translation>Kotien valinta</translation>
        </message>
        <message>
            <source>Demolish the neutral wall towards {place}|inputs:Demolish the neutral wall towards {place} for {inputs}</source>
            <translation>Pura neutraali muuri suunnassa {place}|inputs:Pura neutraali muuri suunnassa {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Demolish the wall of {owner} towards {place}|inputs:Demolish the wall of {owner} towards {place} for {inputs}</source>
            <translation>Pura muuri ({owner}) suunnassa {place}|inputs:Pura muuri ({owner}) suunnassa {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Do not ask for a new order</source>
            <translation>Älä pyydä uutta järjestystä</translation>
        </message>
        <message>
            <source>Done with {phase}</source>
            <translation>Valmis: {phase}</translation>
        </message>
        <message>
            <source>Drawn from the mines: {made}</source>
            <translation>Kaivoksista arvottu: {made}</translation>
        </message>
        <message>
            <source>Ferry {goods} from {source} to {target}</source>
            <translation>Lauttaa {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>Hand {goods} from {source} to {target}</source>
            <translation>Luovuta {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>Keep praying</source>
            <translation>Jatka rukoilemista</translation>
        </message>
        <message>
            <source>Let the donkeys on {tile} breed</source>
            <translation>Anna aasien lisääntyä laatalla {tile}</translation>
        </message>
        <message>
            <source>Let {goods} of {transporter} stay {spot:in}</source>
            <translation>Jätä {goods} ({transporter}) {spot:to}</translation>
        </message>
        <message>
            <source>Let {goods} {spot:in} follow {transporter}</source>
            <translation>{goods} {spot:in} seuraa {transporter:ptv}</translation>
        </message>
        <message>
            <source>Load {goods} from {source} into {target}</source>
            <translation>Lastaa {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>Load {goods} into {target}</source>
            <translation>Lastaa {goods} {target:to}</translation>
        </message>
        <message>
            <source>Make {kind:a} of {transporter}|inputs:Make {kind:a} of {transporter} and {inputs}</source>
            <translation>Valmista {kind} {transporter:out}|inputs:Valmista {kind} {transporter:out} ({inputs})</translation>
        </message>
        <message>
            <source>Make {kind:a} with {transporter}|inputs:Make {kind:a} with {transporter} from {inputs}</source>
            <translation>Valmista {kind} {transporter:with}|inputs:Valmista {kind} {transporter:with} ({inputs})</translation>
        </message>
        <message>
            <source>Make {kind:a} {spot:in}|inputs:Make {kind:a} {spot:in} from {inputs}</source>
            <translation>Valmista {kind} {spot:to}|inputs:Valmista {kind} {spot:to} ({inputs})</translation>
        </message>
        <message>
            <source>New {spot:in}: {transporters}</source>
            <translation>Uusi {spot:in}: {transporters}</translation>
        </message>
        <message>
            <source>No mine has anything to draw from</source>
            <translation>Missään kaivoksessa ei ole arvottavaa</translation>
        </message>
        <message>
            <source>Nobody researched: {goods} lost on {tile}</source>
            <translation>Kukaan ei kehittänyt: menetetty {goods} laatalla {tile}</translation>
        </message>
        <message>
            <source>Nobody used the factory: {goods} lost on {tile}</source>
            <translation>Kukaan ei käyttänyt tehdasta: menetetty {goods} laatalla {tile}</translation>
        </message>
        <message>
            <source>Offer {goods} to {partner}: {source} → {target}</source>
            <translation>Tarjoa {goods} ({partner}): {source} → {target}</translation>
        </message>
        <message>
            <source>Out of the game {spot:in}: {transporters}</source>
            <translation>Poistunut pelistä {spot:from}: {transporters}</translation>
        </message>
        <message>
            <source>Passed over: nothing can be built</source>
            <translation>Ohitettu: mitään ei voi rakentaa</translation>
        </message>
        <message>
            <source>Passed over: nothing can move</source>
            <translation>Ohitettu: mikään ei voi liikkua</translation>
        </message>
        <message>
            <source>Passed over: nothing pays for a brick</source>
            <translation>Ohitettu: tiileen ei ole varaa</translation>
        </message>
        <message>
            <source>Passed over: there is nothing to decide</source>
            <translation>Ohitettu: ei mitään päätettävää</translation>
        </message>
        <message>
            <source>Put {transporter} {spot:in} out of use</source>
            <translation>Poista {transporter} {spot:from} käytöstä</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Kieltäydy</translation>
        </message>
        <message>
            <source>Research {subject}|inputs:Research {subject} with {inputs}</source>
            <translation>Kehitä: {subject}|inputs:Kehitä: {subject} ({inputs})</translation>
        </message>
        <message>
            <source>Run the {building}|inputs:Run the {building} with {inputs}</source>
            <translation>Käytä {building:ptv}|inputs:Käytä {building:ptv} ({inputs})</translation>
        </message>
        <message>
            <source>Stop praying and go to the back of the row</source>
            <translation>Lopeta rukoileminen ja siirry jonon viimeiseksi</translation>
        </message>
        <message>
            <source>Strengthen and take over the neutral wall towards {place}|inputs:Strengthen and take over the neutral wall towards {place} for {inputs}</source>
            <translation>Vahvista neutraalia muuria suunnassa {place} ja ota se haltuun|inputs:Vahvista neutraalia muuria suunnassa {place} ja ota se haltuun (hinta {inputs})</translation>
        </message>
        <message>
            <source>Strengthen the wall towards {place}|inputs:Strengthen the wall towards {place} for {inputs}</source>
            <translation>Vahvista muuria suunnassa {place}|inputs:Vahvista muuria suunnassa {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>Take position {number}</source>
            <translation>Valitse paikka {number}</translation>
        </message>
        <message>
            <source>The figures at the temple, closest first: {players}</source>
            <translation>Hahmot temppelillä, lähin ensin: {players}</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Peli on päättynyt</translation>
        </message>
        <message>
            <source>The machines are paused: P lets them go on, . (full stop) makes one move.</source>
            <translation>Koneet on pysäytetty: P antaa niiden jatkaa, . (piste) tekee yhden siirron.</translation>
        </message>
        <message>
            <source>The order of play is not asked for: it cannot matter</source>
            <translation>Pelijärjestystä ei kysytä: sillä ei ole väliä</translation>
        </message>
        <message>
            <source>The order of play: {players}</source>
            <translation>Pelijärjestys: {players}</translation>
        </message>
        <message>
            <source>The wall is gone</source>
            <translation>Muuri on poissa</translation>
        </message>
        <message>
            <source>The wall is neutral now</source>
            <translation>Muuri on nyt neutraali</translation>
        </message>
        <message>
            <source>The wall is neutral now, {tokens} thick</source>
            <translation>Muuri on nyt neutraali, vahvuus {tokens}</translation>
        </message>
        <message>
            <source>The wall is {tokens} thick now</source>
            <translation>Muurin vahvuus on nyt {tokens}</translation>
        </message>
        <message>
            <source>The wall puts {transporter} out to {target}</source>
            <translation>Muuri työntää {transporter:gen} merelle: {target}</translation>
        </message>
        <message>
            <source>Turn {turn} · {phase}</source>
            <translation>Vuoro {turn} · {phase}</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}</source>
            <translation>Vuoro {turn}, {phase}</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: does anybody ask for a new order?</source>
            <translation>Vuoro {turn}, {phase}: pyytääkö joku uutta järjestystä?</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: positions are taken</source>
            <translation>Vuoro {turn}, {phase}: paikat valitaan</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: the mines are drawn</source>
            <translation>Vuoro {turn}, {phase}: kaivosten tuotteet arvotaan</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: who goes on praying?</source>
            <translation>Vuoro {turn}, {phase}: kuka jatkaa rukoilemista?</translation>
        </message>
        <message>
            <source>Unload {goods} from {source}</source>
            <translation>Pura {goods} {source:from}</translation>
        </message>
        <message>
            <source>Unload {goods} from {source} {target:in}</source>
            <translation>Pura {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>Upgrade the {building} on {tile} to {upgraded:a}</source>
            <translation>Kohenna {building} laatalla {tile}: {upgraded}</translation>
        </message>
        <message>
            <source>a better one</source>
            <translation>parempi</translation>
        </message>
        <message>
            <source>a goose hatches</source>
            <translation>hanhi kuoriutuu</translation>
        </message>
        <message>
            <source>a machine</source>
            <translation>kone</translation>
        </message>
        <message>
            <source>building</source>
            <translation>rakennus</translation>
        </message>
        <message>
            <source>solver {version} (machine)</source>
            <translation>ratkaisija {version} (kone)</translation>
        </message>
        <message>
            <source>the end</source>
            <translation>loppu</translation>
        </message>
        <message>
            <source>transporter</source>
            <translation>kuljetusväline</translation>
        </message>
        <message>
            <source>transporter {number}</source>
            <translation>kuljetusväline {number}</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>vuoro {turn}, {phase}</translation>
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation>{building} laatalla {tile}</translation>
        </message>
        <message>
            <source>{carrier} sets {passenger} down {spot:in}</source>
            <translation>{carrier} laskee {passenger:gen} kyydistä {spot:to}</translation>
        </message>
        <message>
            <source>{carrier} takes {passenger} aboard</source>
            <translation>{carrier} ottaa {passenger:gen} kyytiin</translation>
        </message>
        <message>
            <source>{count} aboard {transporter}</source>
            <translation>{count} {transporter:to}</translation>
        </message>
        <message>
            <source>{count} on the ground</source>
            <translation>{count} maahan</translation>
        </message>
        <message>
            <source>{goods} from {holder}</source>
            <translation>{goods} {holder:from}</translation>
        </message>
        <message>
            <source>{goods} lost {holder:in}</source>
            <translation>Menetetty {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>{goods} lost: {place}</source>
            <translation>Menetetty {goods}: {place}</translation>
        </message>
        <message>
            <source>{goods} made at {tiles}</source>
            <translation>Tuotettu laatoille {tiles}: {goods}</translation>
        </message>
        <message>
            <source>{goods} made {holder:in}</source>
            <translation>Tuotettu {holder:to}: {goods}</translation>
        </message>
        <message>
            <source>{goods} of {holder}</source>
            <translation>{goods} {holder:from}</translation>
        </message>
        <message>
            <source>{goods} used from {holder}</source>
            <translation>Käytetty {holder:from}: {goods}</translation>
        </message>
        <message>
            <source>{goods}: {place}</source>
            <translation>{goods}: {place}</translation>
        </message>
        <message>
            <source>{goods}: {place} (to be run by {player})</source>
            <translation>{goods}: {place} (käyttäjä {player})</translation>
        </message>
        <message>
            <source>{goods}: {place} (to be run)</source>
            <translation>{goods}: {place} (käytettävä)</translation>
        </message>
        <message>
            <source>{good} at {tile}</source>
            <translation>{good} laatalla {tile}</translation>
        </message>
        <message>
            <source>{holder} (machine)</source>
            <translation>{holder} (kone)</translation>
        </message>
        <message>
            <source>{player} acts by itself.</source>
            <translation>{player} toimii itsestään.</translation>
        </message>
        <message>
            <source>{player} adds a shaft with {mixture} to the mine at {here}|inputs:{player} adds a shaft with {mixture} to the mine at {here} for {inputs}</source>
            <translation>{player} lisää kaivoskuilun kaivokseen laatalla {here}: {mixture}|inputs:{player} lisää kaivoskuilun kaivokseen laatalla {here}: {mixture} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} agrees</source>
            <translation>{player} suostuu</translation>
        </message>
        <message>
            <source>{player} asks for a new order of play</source>
            <translation>{player} pyytää uutta pelijärjestystä</translation>
        </message>
        <message>
            <source>{player} asks {partner} for {goods}: {source} → {target}</source>
            <translation>{player} pyytää {goods:gen} ({partner}): {source} → {target}</translation>
        </message>
        <message>
            <source>{player} asks {partner} to agree: {deal}</source>
            <translation>{player} pyytää suostumusta ({partner}): {deal}</translation>
        </message>
        <message>
            <source>{player} builds a bridge over {site}|inputs:{player} builds a bridge over {site} for {inputs}</source>
            <translation>{player} rakentaa sillan {site:over}|inputs:{player} rakentaa sillan {site:over} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} builds a road from {here} to {place}|inputs:{player} builds a road from {here} to {place} for {inputs}</source>
            <translation>{player} rakentaa tien, {here} → {place}|inputs:{player} rakentaa tien, {here} → {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} builds a wall from {here} towards {place}|inputs:{player} builds a wall from {here} towards {place} for {inputs}</source>
            <translation>{player} rakentaa muurin, {here} → {place}|inputs:{player} rakentaa muurin, {here} → {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} builds {building:a} {spot:in} with {mixture}|inputs:{player} builds {building:a} {spot:in} with {mixture} for {inputs}</source>
            <translation>{player} rakentaa {building:gen} {spot:to}: {mixture}|inputs:{player} rakentaa {building:gen} {spot:to}: {mixture} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} builds {building:a} {spot:in}|inputs:{player} builds {building:a} {spot:in} for {inputs}</source>
            <translation>{player} rakentaa {building:gen} {spot:to}|inputs:{player} rakentaa {building:gen} {spot:to} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} buys a brick of the wonder|inputs:{player} buys a brick of the wonder for {inputs}</source>
            <translation>{player} ostaa ihmeen tiilen|inputs:{player} ostaa ihmeen tiilen (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} chooses {spot} as home</source>
            <translation>{player} valitsee kodiksi: {spot}</translation>
        </message>
        <message>
            <source>{player} demolishes the neutral wall from {here} towards {place}|inputs:{player} demolishes the neutral wall from {here} towards {place} for {inputs}</source>
            <translation>{player} purkaa neutraalin muurin, {here} → {place}|inputs:{player} purkaa neutraalin muurin, {here} → {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} demolishes the wall of {owner} from {here} towards {place}|inputs:{player} demolishes the wall of {owner} from {here} towards {place} for {inputs}</source>
            <translation>{player} purkaa muurin ({owner}), {here} → {place}|inputs:{player} purkaa muurin ({owner}), {here} → {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} does not ask for a new order of play</source>
            <translation>{player} ei pyydä uutta pelijärjestystä</translation>
        </message>
        <message>
            <source>{player} ferries {goods} from {source} to {target}</source>
            <translation>{player} lauttaa {goods:gen} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>{player} hands {goods} from {source} to {target}</source>
            <translation>{player} luovuttaa {goods:gen} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>{player} is done with {phase}</source>
            <translation>{player} on valmis: {phase}</translation>
        </message>
        <message>
            <source>{player} keeps praying</source>
            <translation>{player} jatkaa rukoilemista</translation>
        </message>
        <message>
            <source>{player} lets the donkeys at {tile} breed</source>
            <translation>{player} antaa aasien lisääntyä laatalla {tile}</translation>
        </message>
        <message>
            <source>{player} lets {goods} of {transporter} stay {spot:in}</source>
            <translation>{player} jättää {goods:gen} ({transporter}) {spot:to}</translation>
        </message>
        <message>
            <source>{player} lets {goods} {spot:in} follow {transporter}</source>
            <translation>{player} ottaa mukaan: {goods} {spot:in} seuraa {transporter:ptv}</translation>
        </message>
        <message>
            <source>{player} loads {goods} from {source} into {target}</source>
            <translation>{player} lastaa {goods:gen} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>{player} loads {goods} into {target}</source>
            <translation>{player} lastaa {goods:gen} {target:to}</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} of {transporter}|inputs:{player} makes {kind:a} of {transporter} and {inputs}</source>
            <translation>{player} valmistaa {kind:gen} {transporter:out}|inputs:{player} valmistaa {kind:gen} {transporter:out} ({inputs})</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} with {transporter}|inputs:{player} makes {kind:a} with {transporter} from {inputs}</source>
            <translation>{player} valmistaa {kind:gen} {transporter:with}|inputs:{player} valmistaa {kind:gen} {transporter:with} ({inputs})</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} {spot:in}|inputs:{player} makes {kind:a} {spot:in} from {inputs}</source>
            <translation>{player} valmistaa {kind:gen} {spot:to}|inputs:{player} valmistaa {kind:gen} {spot:to} ({inputs})</translation>
        </message>
        <message>
            <source>{player} moves {transporter} to {spot}</source>
            <translation>{player} siirtää {transporter:gen} {spot:to}</translation>
        </message>
        <message>
            <source>{player} offers {goods} to {partner}: {source} → {target}</source>
            <translation>{player} tarjoaa {goods:gen} ({partner}): {source} → {target}</translation>
        </message>
        <message>
            <source>{player} puts {transporter} out of use</source>
            <translation>{player} poistaa {transporter:gen} käytöstä</translation>
        </message>
        <message>
            <source>{player} refuses</source>
            <translation>{player} kieltäytyy</translation>
        </message>
        <message>
            <source>{player} researches {subject}|inputs:{player} researches {subject} with {inputs}</source>
            <translation>{player} kehittää: {subject}|inputs:{player} kehittää: {subject} ({inputs})</translation>
        </message>
        <message>
            <source>{player} runs the {building} at {tile}|inputs:{player} runs the {building} at {tile} with {inputs}</source>
            <translation>{player} käyttää {building:ptv} laatalla {tile}|inputs:{player} käyttää {building:ptv} laatalla {tile} ({inputs})</translation>
        </message>
        <message>
            <source>{player} sets {passenger} down from {carrier} {spot:in}</source>
            <translation>{player} laskee {passenger:gen} kyydistä ({carrier}) {spot:to}</translation>
        </message>
        <message>
            <source>{player} stops praying and goes to the back of the row</source>
            <translation>{player} lopettaa rukoilemisen ja siirtyy jonon viimeiseksi</translation>
        </message>
        <message>
            <source>{player} strengthens and takes over the neutral wall from {here} towards {place}|inputs:{player} strengthens and takes over the neutral wall from {here} towards {place} for {inputs}</source>
            <translation>{player} vahvistaa neutraalia muuria ja ottaa sen haltuun, {here} → {place}|inputs:{player} vahvistaa neutraalia muuria ja ottaa sen haltuun, {here} → {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} strengthens the wall from {here} towards {place}|inputs:{player} strengthens the wall from {here} towards {place} for {inputs}</source>
            <translation>{player} vahvistaa muuria, {here} → {place}|inputs:{player} vahvistaa muuria, {here} → {place} (hinta {inputs})</translation>
        </message>
        <message>
            <source>{player} takes position {number}</source>
            <translation>{player} valitsee paikan {number}</translation>
        </message>
        <message>
            <source>{player} takes {passenger} aboard {carrier}</source>
            <translation>{player} ottaa {passenger:gen} kyytiin: {carrier}</translation>
        </message>
        <message>
            <source>{player} unloads {goods} from {source}</source>
            <translation>{player} purkaa {goods:gen} {source:from}</translation>
        </message>
        <message>
            <source>{player} unloads {goods} from {source} {target:in}</source>
            <translation>{player} purkaa {goods:gen} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>{player} upgrades the {building} at {tile} to {upgraded:a}</source>
            <translation>{player} kohentaa {building:gen} laatalla {tile}: {upgraded}</translation>
        </message>
        <message>
            <source>{player}: {points}</source>
            <translation>{player}: {points}</translation>
        </message>
        <message>
            <source>{points} points</source>
            <translation>{points} pistettä</translation>
        </message>
        <message>
            <source>{transporter} goes to {spot}</source>
            <translation>{transporter} siirtyy {spot:to}</translation>
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
            <translation>{used} → {made} {transporter:to}</translation>
        </message>
        <message>
            <source>{used} → {made} at {tiles}</source>
            <translation>{used} → {made} laatoille {tiles}</translation>
        </message>
        <message>
            <source>{used} → {made} on the ground</source>
            <translation>{used} → {made} maahan</translation>
        </message>
        <message>
            <source>{used} → {made} {holder:in}</source>
            <translation>{used} → {made} {holder:to}</translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions</source>
            <translation>
                <numerusform>{when}: %n teko</numerusform>
                <numerusform>{when}: %n tekoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions, up to {end}, {points}</source>
            <translation>
                <numerusform>{when}: %n teko, päättyy {end}, {points}</numerusform>
                <numerusform>{when}: %n tekoa, päättyy {end}, {points}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>words</name>
        <message numerus="yes">
            <source>%n advice</source>
            <translation>
                <numerusform>%n neuvo</numerusform>
                <numerusform>%n neuvoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n virhe</numerusform>
                <numerusform>%n virhettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n varoitus</numerusform>
                <numerusform>%n varoitusta</numerusform>
            </translation>
        </message>
        <message>
            <source>advice</source>
            <translation>neuvo</translation>
        </message>
        <message>
            <source>error</source>
            <translation>virhe</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>varoitus</translation>
        </message>
        <message>
            <source>{edge}, left bank</source>
            <translation>{edge}, vasen ranta</translation>
        </message>
        <message>
            <source>{edge}, right bank</source>
            <translation>{edge}, oikea ranta</translation>
        </message>
    </context>
</TS>

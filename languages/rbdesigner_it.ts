<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>&amp;Licences…</source>
            <translation>&amp;Licenze…</translation>
        </message>
        <message>
            <source>About rbdesigner</source>
            <translation>Informazioni su rbdesigner</translation>
        </message>
        <message>
            <source>Design maps and scenarios for the board game Roads &amp; Boats.</source>
            <translation>Progetta mappe e scenari per il gioco da tavolo Roads &amp; Boats.</translation>
        </message>
        <message>
            <source>Roads &amp; Boats is a game by Splotter Spellen. This is an independent tool, made without their involvement. It contains none of their art or text.</source>
            <translation>Roads &amp; Boats è un gioco di Splotter Spellen. Questo è uno strumento indipendente, fatto senza la loro partecipazione; non contiene nulla della loro grafica né dei loro testi.</translation>
        </message>
    </context>
    <context>
        <name>Accessible</name>
        <message>
            <source>Clear the field</source>
            <translation>Svuota il campo</translation>
        </message>
        <message>
            <source>More tools</source>
            <translation>Altri strumenti</translation>
        </message>
    </context>
    <context>
        <name>ActionStates</name>
        <message>
            <source>&amp;Back to the game</source>
            <translation>Torna alla partita</translation>
        </message>
        <message>
            <source>&amp;Back to the map</source>
            <translation>Torna alla &amp;mappa</translation>
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation>Gioca la &amp;mappa…</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Ri&amp;peti</translation>
        </message>
        <message>
            <source>&amp;Redo {step}</source>
            <translation>Ripe&amp;ti {step}</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annulla</translation>
        </message>
        <message>
            <source>&amp;Undo {step}</source>
            <translation>A&amp;nnulla {step}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;About rbdesigner…</source>
            <translation>&amp;Informazioni su rbdesigner…</translation>
        </message>
        <message>
            <source>&amp;Add maps…</source>
            <translation>&amp;Aggiungi mappe…</translation>
        </message>
        <message>
            <source>&amp;Analysis</source>
            <translation>&amp;Analisi</translation>
        </message>
        <message>
            <source>&amp;Another map like this</source>
            <translation>&amp;Altra mappa come questa</translation>
        </message>
        <message>
            <source>&amp;Bridges</source>
            <translation>&amp;Ponti</translation>
        </message>
        <message>
            <source>&amp;Choose a picture…</source>
            <translation>S&amp;cegli un'immagine…</translation>
        </message>
        <message>
            <source>&amp;Clear the recent files</source>
            <translation>&amp;Svuota i file recenti</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>C&amp;hiudi</translation>
        </message>
        <message>
            <source>&amp;Command palette…</source>
            <translation>&amp;Tavolozza dei comandi…</translation>
        </message>
        <message>
            <source>&amp;Compose a tile…</source>
            <translation>&amp;Componi una tessera…</translation>
        </message>
        <message>
            <source>&amp;Console</source>
            <translation>C&amp;onsole</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>C&amp;opia</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Scuro</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Elimina</translation>
        </message>
        <message>
            <source>&amp;Desert</source>
            <translation>&amp;Deserto</translation>
        </message>
        <message>
            <source>&amp;Discard the proposed tiles</source>
            <translation>Ri&amp;fiuta le proposte</translation>
        </message>
        <message>
            <source>&amp;Draw rivers</source>
            <translation>T&amp;raccia fiumi</translation>
        </message>
        <message>
            <source>&amp;Edit this position</source>
            <translation>Modifica &amp;questa posizione</translation>
        </message>
        <message>
            <source>&amp;End the comparison</source>
            <translation>&amp;Termina il confronto</translation>
        </message>
        <message>
            <source>&amp;Erase</source>
            <translation>G&amp;omma</translation>
        </message>
        <message>
            <source>&amp;Errands of machines</source>
            <translation>&amp;Incarichi delle macchine</translation>
        </message>
        <message>
            <source>&amp;Fast</source>
            <translation>&amp;Veloce</translation>
        </message>
        <message>
            <source>&amp;Fill</source>
            <translation>Rie&amp;mpi</translation>
        </message>
        <message>
            <source>&amp;Fill the selection</source>
            <translation>&amp;Riempi la selezione</translation>
        </message>
        <message>
            <source>&amp;Fit the map</source>
            <translation>&amp;Adatta la mappa</translation>
        </message>
        <message>
            <source>&amp;Fit the picture to the grid</source>
            <translation>&amp;Adatta l'immagine alla griglia</translation>
        </message>
        <message>
            <source>&amp;Follow the hint</source>
            <translation>Esegui il suggerimento</translation>
        </message>
        <message>
            <source>&amp;Freehand</source>
            <translation>&amp;Mano libera</translation>
        </message>
        <message>
            <source>&amp;Games played…</source>
            <translation>Par&amp;tite giocate…</translation>
        </message>
        <message>
            <source>&amp;Go to a place…</source>
            <translation>&amp;Vai a un luogo…</translation>
        </message>
        <message>
            <source>&amp;History</source>
            <translation>&amp;Cronologia</translation>
        </message>
        <message>
            <source>&amp;Homes</source>
            <translation>&amp;Case</translation>
        </message>
        <message>
            <source>&amp;Keep rivers</source>
            <translation>&amp;Conserva i fiumi</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation>Scorciatoie &amp;da tastiera…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>C&amp;hiaro</translation>
        </message>
        <message>
            <source>&amp;Lines of the game…</source>
            <translation>Varianti &amp;della partita…</translation>
        </message>
        <message>
            <source>&amp;Measure distances</source>
            <translation>Mis&amp;ura distanze</translation>
        </message>
        <message>
            <source>&amp;Minimap</source>
            <translation>&amp;Minimappa</translation>
        </message>
        <message>
            <source>&amp;Mirror</source>
            <translation>Specc&amp;hia</translation>
        </message>
        <message>
            <source>&amp;Mountain</source>
            <translation>Mo&amp;ntagna</translation>
        </message>
        <message>
            <source>&amp;Move the picture, take its tiles</source>
            <translation>&amp;Sposta l'immagine, prendi le tessere</translation>
        </message>
        <message>
            <source>&amp;New map…</source>
            <translation>&amp;Nuova mappa…</translation>
        </message>
        <message>
            <source>&amp;Next difference</source>
            <translation>Differenza s&amp;uccessiva</translation>
        </message>
        <message>
            <source>&amp;Normal</source>
            <translation>&amp;Normale</translation>
        </message>
        <message>
            <source>&amp;Open the scripts folder</source>
            <translation>&amp;Apri la cartella degli script</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>Ap&amp;ri…</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Incolla</translation>
        </message>
        <message>
            <source>&amp;Pasture</source>
            <translation>&amp;Pascolo</translation>
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation>Pe&amp;zzi</translation>
        </message>
        <message>
            <source>&amp;Play the map…</source>
            <translation>Gioca la &amp;mappa…</translation>
        </message>
        <message>
            <source>&amp;Previous difference</source>
            <translation>Differenza &amp;precedente</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Esci</translation>
        </message>
        <message>
            <source>&amp;Read tiles from the picture</source>
            <translation>&amp;Leggi le tessere dall'immagine</translation>
        </message>
        <message>
            <source>&amp;Records…</source>
            <translation>&amp;Record…</translation>
        </message>
        <message>
            <source>&amp;Rectangle</source>
            <translation>&amp;Rettangolo</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Ripe&amp;ti</translation>
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation>&amp;Ripristina la disposizione</translation>
        </message>
        <message>
            <source>&amp;Roads</source>
            <translation>S&amp;trade</translation>
        </message>
        <message>
            <source>&amp;Rock</source>
            <translation>&amp;Roccia</translation>
        </message>
        <message>
            <source>&amp;Run a script…</source>
            <translation>&amp;Esegui uno script…</translation>
        </message>
        <message>
            <source>&amp;Run all that needs no choice</source>
            <translation>Produci tutto ciò c&amp;he è ovvio</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>Sal&amp;va</translation>
        </message>
        <message>
            <source>&amp;Save as a solution…</source>
            <translation>&amp;Salva come soluzione…</translation>
        </message>
        <message>
            <source>&amp;Sea</source>
            <translation>&amp;Mare</translation>
        </message>
        <message>
            <source>&amp;Select</source>
            <translation>Se&amp;leziona</translation>
        </message>
        <message>
            <source>&amp;Show or hide the picture</source>
            <translation>&amp;Mostra o nascondi l'immagine</translation>
        </message>
        <message>
            <source>&amp;Show the other version</source>
            <translation>&amp;Mostra l'altra versione</translation>
        </message>
        <message>
            <source>&amp;Slow</source>
            <translation>&amp;Lenta</translation>
        </message>
        <message>
            <source>&amp;Statistics</source>
            <translation>S&amp;tatistiche</translation>
        </message>
        <message>
            <source>&amp;Take out of the book</source>
            <translation>&amp;Togli dal libro</translation>
        </message>
        <message>
            <source>&amp;Take the certain tiles</source>
            <translation>P&amp;rendi le tessere sicure</translation>
        </message>
        <message>
            <source>&amp;Tiles</source>
            <translation>Tesse&amp;re</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>A&amp;nnulla</translation>
        </message>
        <message>
            <source>&amp;Unlock all tiles</source>
            <translation>Sblocca &amp;tutte le tessere</translation>
        </message>
        <message>
            <source>&amp;Verify a solution…</source>
            <translation>&amp;Verifica una soluzione…</translation>
        </message>
        <message>
            <source>&amp;Walls</source>
            <translation>M&amp;uri</translation>
        </message>
        <message>
            <source>&amp;Welcome page</source>
            <translation>Pagina ini&amp;ziale</translation>
        </message>
        <message>
            <source>&amp;Woods</source>
            <translation>&amp;Bosco</translation>
        </message>
        <message>
            <source>A short code of the whole scenario, for a message, and its QR code</source>
            <translation>Un breve codice dell'intero scenario, per un messaggio, e il suo codice QR</translation>
        </message>
        <message>
            <source>Add scenarios to the book, after the selection</source>
            <translation>Aggiungi scenari al libro, dopo ciò che è selezionato</translation>
        </message>
        <message>
            <source>All scenarios in a folder, in the order of its book.json or by name</source>
            <translation>Tutti gli scenari di una cartella, nell'ordine del suo book.json o per nome</translation>
        </message>
        <message>
            <source>Arrange maps in order, with chapters and a cover, and print them all</source>
            <translation>Metti in ordine le mappe, con capitoli e copertina, e stampale tutte</translation>
        </message>
        <message>
            <source>As&amp;k for a hint</source>
            <translation>Chiedi un suggerimento</translation>
        </message>
        <message>
            <source>Ask what a good player would do now, and why</source>
            <translation>Chiedi che cosa farebbe ora un buon giocatore, e perché</translation>
        </message>
        <message>
            <source>Ask who plays, and begin a further game of the map</source>
            <translation>Chiedi chi gioca e inizia un'altra partita sulla mappa</translation>
        </message>
        <message>
            <source>Begin a chapter before the selection</source>
            <translation>Inizia un capitolo prima di ciò che è selezionato</translation>
        </message>
        <message>
            <source>Begin a new game with the players of the last one</source>
            <translation>Inizia una nuova partita con i giocatori dell'ultima</translation>
        </message>
        <message>
            <source>Book</source>
            <translation>Libro</translation>
        </message>
        <message>
            <source>Brush</source>
            <translation>Pennello</translation>
        </message>
        <message>
            <source>Build bridges over rivers</source>
            <translation>Costruisci ponti sui fiumi</translation>
        </message>
        <message>
            <source>Build roads between neighbouring tiles</source>
            <translation>Costruisci strade tra tessere vicine</translation>
        </message>
        <message>
            <source>Build walls between tiles</source>
            <translation>Costruisci muri tra le tessere</translation>
        </message>
        <message>
            <source>Carry out the hint as one step, which Undo takes back</source>
            <translation>Esegui il suggerimento come un solo passo, che si può annullare</translation>
        </message>
        <message>
            <source>Centre at the p&amp;ointer</source>
            <translation>&amp;Centro al puntatore</translation>
        </message>
        <message>
            <source>Check a solution by the rules, and show its points or its first fault</source>
            <translation>Rigioca una soluzione secondo le regole: i suoi punti, o il primo errore</translation>
        </message>
        <message>
            <source>Choose from a gallery of fair maps that are made for you</source>
            <translation>Scegli da una galleria di mappe eque fatte per te</translation>
        </message>
        <message>
            <source>Click the middles of two or three tiles of the picture, far apart</source>
            <translation>Fai clic sul centro di due o tre tessere dell'immagine, lontane tra loro</translation>
        </message>
        <message>
            <source>Click to lay a tile, drag to paint with it</source>
            <translation>Fai clic per posare una tessera, trascina per dipingerne molte</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Chiudi tutto</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Confronto</translation>
        </message>
        <message>
            <source>Compare with &amp;another file…</source>
            <translation>Confronta con un &amp;altro file…</translation>
        </message>
        <message>
            <source>Compare with the &amp;backup</source>
            <translation>Confronta con la copia di &amp;riserva</translation>
        </message>
        <message>
            <source>Compare with the saved &amp;file</source>
            <translation>Confronta con il &amp;file salvato</translation>
        </message>
        <message>
            <source>Compose the rivers of a tile edge by edge</source>
            <translation>Componi i fiumi di una tessera lato per lato</translation>
        </message>
        <message>
            <source>Copy for the pla&amp;y site…</source>
            <translation>Copia &amp;per il sito di gioco…</translation>
        </message>
        <message>
            <source>Copy map, name and description, and see what keeps the map out</source>
            <translation>Copia mappa, nome e descrizione, e guarda che cosa tiene fuori la mappa</translation>
        </message>
        <message>
            <source>Copy the map as a p&amp;icture</source>
            <translation>Copia &amp;la mappa come immagine</translation>
        </message>
        <message>
            <source>Copy the map as te&amp;xt</source>
            <translation>&amp;Copia la mappa come testo</translation>
        </message>
        <message>
            <source>Copy the selection to its images, or fill in the missing images of the whole map; where images differ, choose which part is copied</source>
            <translation>Copia la selezione sulle sue immagini, o l'intera mappa su quelle mancanti; dove differiscono, scegli la parte da copiare</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Ta&amp;glia</translation>
        </message>
        <message>
            <source>Drag a river over the tiles; Shift takes one away</source>
            <translation>Trascina un fiume sulle tessere; con Shift lo si toglie</translation>
        </message>
        <message>
            <source>Drag the picture under the map; click a tile that is proposed to lay it</source>
            <translation>Trascina l'immagine sotto la mappa; un clic posa una tessera proposta</translation>
        </message>
        <message>
            <source>Draw a line around what is to be selected</source>
            <translation>Traccia una linea intorno a ciò che vuoi selezionare</translation>
        </message>
        <message>
            <source>E&amp;xchange players…</source>
            <translation>Sostitu&amp;zione dei giocatori…</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Modifica</translation>
        </message>
        <message>
            <source>Everything is saved.</source>
            <translation>È tutto salvato.</translation>
        </message>
        <message>
            <source>Everything that was done and drawn in the game, as text</source>
            <translation>Tutto ciò che è stato fatto e pescato nella partita, come testo</translation>
        </message>
        <message>
            <source>Export a &amp;picture…</source>
            <translation>Esporta un'&amp;immagine…</translation>
        </message>
        <message>
            <source>Export a &amp;replay…</source>
            <translation>Esporta un repla&amp;y…</translation>
        </message>
        <message>
            <source>Export a P&amp;DF…</source>
            <translation>Esporta &amp;un PDF…</translation>
        </message>
        <message>
            <source>Export for &amp;another program…</source>
            <translation>Esporta &amp;per un altro programma…</translation>
        </message>
        <message>
            <source>Export the &amp;log…</source>
            <translation>&amp;Esporta il diario…</translation>
        </message>
        <message>
            <source>F&amp;inish this map</source>
            <translation>&amp;Completa questa mappa</translation>
        </message>
        <message>
            <source>F&amp;ull screen</source>
            <translation>Sc&amp;hermo intero</translation>
        </message>
        <message>
            <source>Figures of the game…</source>
            <translation>Dati della partita…</translation>
        </message>
        <message>
            <source>File</source>
            <translation>File</translation>
        </message>
        <message>
            <source>Fill the selected places with generated tiles that fit</source>
            <translation>Ricopri i luoghi selezionati con tessere generate che si adattano</translation>
        </message>
        <message>
            <source>Find a place by its coordinates or by what stands there</source>
            <translation>Trova un luogo dalle coordinate o da ciò che vi si trova</translation>
        </message>
        <message>
            <source>Find any command, tile, place or map by a few letters</source>
            <translation>Trova qualsiasi comando, tessera, luogo o mappa con poche lettere</translation>
        </message>
        <message>
            <source>Follow the &amp;system</source>
            <translation>&amp;Come il sistema</translation>
        </message>
        <message>
            <source>Generate a map of the same shape, with the same amount of everything</source>
            <translation>Genera una mappa della stessa forma, con altrettanto di tutto</translation>
        </message>
        <message>
            <source>Give all the room to the map or the board; press again to bring the panels back</source>
            <translation>Lascia tutto lo spazio alla mappa o al tabellone; premuto di nuovo, i pannelli tornano</translation>
        </message>
        <message>
            <source>HTML, film, animation, web</source>
            <translation>HTML, film, animazione, web</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>Hi&amp;de the panels</source>
            <translation>Nascondi &amp;i pannelli</translation>
        </message>
        <message>
            <source>How to &amp;play a map</source>
            <translation>Come &amp;si gioca una mappa</translation>
        </message>
        <message>
            <source>In&amp;vert the selection</source>
            <translation>In&amp;verti la selezione</translation>
        </message>
        <message>
            <source>Keep as a stamp</source>
            <translation>Conserva come timbro</translation>
        </message>
        <message>
            <source>Keep as stamp &amp;{slot}</source>
            <translation>Conserva come timbro &amp;{slot}</translation>
        </message>
        <message>
            <source>Keep everything that is drawn, and add generated rivers, tiles and homes</source>
            <translation>Tieni tutto il disegno e aggiungi fiumi, tessere e case</translation>
        </message>
        <message>
            <source>Keep the selected tiles with everything on them, to lay them again on any map</source>
            <translation>Conserva le tessere selezionate, con tutto ciò che vi sta sopra, per posarle di nuovo in qualsiasi mappa</translation>
        </message>
        <message>
            <source>Keep the tile as a &amp;favourite</source>
            <translation>&amp;Tieni la tessera tra le preferite</translation>
        </message>
        <message>
            <source>L&amp;ock what is selected</source>
            <translation>&amp;Blocca ciò che è selezionato</translation>
        </message>
        <message>
            <source>La&amp;yers</source>
            <translation>Li&amp;velli</translation>
        </message>
        <message>
            <source>Labels and notes</source>
            <translation>Etichette e note</translation>
        </message>
        <message>
            <source>Laborator&amp;y…</source>
            <translation>La&amp;boratorio…</translation>
        </message>
        <message>
            <source>Larger br&amp;ush</source>
            <translation>Pennello più &amp;grande</translation>
        </message>
        <message>
            <source>Lay &amp;tiles</source>
            <translation>Posa t&amp;essere</translation>
        </message>
        <message>
            <source>Lay a map in &amp;turns…</source>
            <translation>C&amp;omponi una mappa a turno…</translation>
        </message>
        <message>
            <source>Lay and erase a rectangle of tiles, from corner to corner</source>
            <translation>Posa e cancella un rettangolo di tessere, da angolo ad angolo</translation>
        </message>
        <message>
            <source>Lay and erase tiles in a ring, from the middle to the rim</source>
            <translation>Posa e cancella tessere ad anello, dal centro al bordo</translation>
        </message>
        <message>
            <source>Lay and erase tiles in a straight line, from press to release</source>
            <translation>Posa e cancella tessere in linea retta, da dove premi a dove rilasci</translation>
        </message>
        <message>
            <source>Lay and erase tiles wherever the pointer is dragged</source>
            <translation>Posa e cancella tessere ovunque si trascini il puntatore</translation>
        </message>
        <message>
            <source>Lay terrains at random, as often as you weigh each; turning draws again</source>
            <translation>Posa terreni a caso, ciascuno secondo il peso che gli dai; girando si mescola di nuovo</translation>
        </message>
        <message>
            <source>Lay the tile on a whole patch of the same kind</source>
            <translation>Posa la tessera su un'intera zona dello stesso tipo</translation>
        </message>
        <message>
            <source>Lay this terrain next, without rivers; pressed again, with the next river shape</source>
            <translation>Posa ora questo terreno, senza fiumi; premuto di nuovo, con la forma di fiume seguente</translation>
        </message>
        <message>
            <source>Let a Python file work on the map; it may do whatever you may do on this computer, so run only what you trust</source>
            <translation>Fa lavorare un file Python sulla mappa; può fare tutto ciò che puoi fare tu su questo computer: esegui solo ciò di cui ti fidi</translation>
        </message>
        <message>
            <source>Let all buildings work that need no choice, in the production phase</source>
            <translation>Fai lavorare tutti gli edifici che non richiedono scelte, nella fase di produzione</translation>
        </message>
        <message>
            <source>Let machines act without pauses</source>
            <translation>Fai agire le macchine senza pause</translation>
        </message>
        <message>
            <source>Let machines play the map many times, and see whether it is fair</source>
            <translation>Fai giocare la mappa alle macchine molte volte e guarda se è equa</translation>
        </message>
        <message>
            <source>Let machines wait a little between errands</source>
            <translation>Fai attendere un poco le macchine tra un incarico e l'altro</translation>
        </message>
        <message>
            <source>Let machines wait two seconds between errands</source>
            <translation>Fai attendere le macchine due secondi tra un incarico e l'altro</translation>
        </message>
        <message>
            <source>Let no machine act until you resume them</source>
            <translation>Nessuna macchina agisce finché non si fanno ripartire</translation>
        </message>
        <message>
            <source>Let the machine whose turn it is act once, while machines are paused</source>
            <translation>Fai agire una volta la macchina di turno mentre le macchine sono in pausa</translation>
        </message>
        <message>
            <source>Let tools change every tile again</source>
            <translation>Gli strumenti possono di nuovo cambiare ogni tessera</translation>
        </message>
        <message>
            <source>Look through all games that were played here, and open them again</source>
            <translation>Sfoglia tutte le partite giocate qui e riaprile</translation>
        </message>
        <message>
            <source>M&amp;ake symmetrical</source>
            <translation>&amp;Rendi simmetrica</translation>
        </message>
        <message>
            <source>Make a map as players do at the table, in turns of two tiles each</source>
            <translation>Fai una mappa come i giocatori al tavolo, a turno con due tessere ciascuno</translation>
        </message>
        <message>
            <source>Make a map of the position that the game shows</source>
            <translation>Crea una mappa dal momento mostrato dalla partita</translation>
        </message>
        <message>
            <source>Make a map of the text that was copied, with all that is in it</source>
            <translation>Crea una mappa dal testo copiato, con tutto ciò che contiene</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>Mark where a player starts</source>
            <translation>Segna dove inizia un giocatore</translation>
        </message>
        <message>
            <source>Measure a distance in tiles and in turns of a donkey</source>
            <translation>Vedi quanto è lontano, in tessere e in turni di un asino</translation>
        </message>
        <message>
            <source>Mi&amp;x terrains</source>
            <translation>Me&amp;scola i terreni</translation>
        </message>
        <message>
            <source>Mirror what is selected or about to be pasted</source>
            <translation>Specchia ciò che è selezionato o sta per essere incollato</translation>
        </message>
        <message>
            <source>More s&amp;hapes</source>
            <translation>&amp;Altre forme</translation>
        </message>
        <message>
            <source>Move &amp;down</source>
            <translation>Sposta &amp;giù</translation>
        </message>
        <message>
            <source>Move &amp;up</source>
            <translation>Sposta &amp;su</translation>
        </message>
        <message>
            <source>Move on by itself where there is nothing to decide</source>
            <translation>Prosegue da solo dove non c'è nulla da decidere</translation>
        </message>
        <message>
            <source>Move the keyboard on to the next panel, the map or the board</source>
            <translation>Porta la tastiera al pannello seguente, alla mappa o al tabellone</translation>
        </message>
        <message>
            <source>N&amp;ext tab</source>
            <translation>Sche&amp;da seguente</translation>
        </message>
        <message>
            <source>Name abandoned lines of play, compare them, and go back to them</source>
            <translation>Dai un nome alle varianti abbandonate, confrontale e riprendile</translation>
        </message>
        <message>
            <source>Ne&amp;w game…</source>
            <translation>Nu&amp;ova partita…</translation>
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation>Pannello &amp;seguente</translation>
        </message>
        <message>
            <source>Ne&amp;xt problem</source>
            <translation>Pro&amp;blema seguente</translation>
        </message>
        <message>
            <source>New &amp;chapter</source>
            <translation>Nuovo &amp;capitolo</translation>
        </message>
        <message>
            <source>New &amp;generated map…</source>
            <translation>Genera una mappa e&amp;qua…</translation>
        </message>
        <message>
            <source>New boo&amp;k</source>
            <translation>Nuovo &amp;libro</translation>
        </message>
        <message>
            <source>New from the clip&amp;board</source>
            <translation>Nuova &amp;dagli appunti</translation>
        </message>
        <message>
            <source>No machine is paused on its turn.</source>
            <translation>Nessuna macchina di turno è in pausa.</translation>
        </message>
        <message>
            <source>No map is open.</source>
            <translation>Nessuna mappa è aperta.</translation>
        </message>
        <message>
            <source>No map or game is open.</source>
            <translation>Nessuna mappa o partita è aperta.</translation>
        </message>
        <message>
            <source>No other tab is open.</source>
            <translation>Nessun'altra scheda è aperta.</translation>
        </message>
        <message>
            <source>No picture lies under the map.</source>
            <translation>Sotto la mappa non c'è un'immagine.</translation>
        </message>
        <message>
            <source>No symmetry is chosen.</source>
            <translation>Nessuna simmetria è scelta.</translation>
        </message>
        <message>
            <source>No tab with a file has been closed.</source>
            <translation>Nessuna scheda con un file è stata chiusa.</translation>
        </message>
        <message>
            <source>No tile is locked.</source>
            <translation>Nessuna tessera è bloccata.</translation>
        </message>
        <message>
            <source>No tile is proposed from a picture.</source>
            <translation>Nessuna tessera è proposta da un'immagine.</translation>
        </message>
        <message>
            <source>No tool changes locked tiles; pressed again, they are unlocked</source>
            <translation>Nessuno strumento cambia le tessere bloccate; premuto di nuovo, le sblocca</translation>
        </message>
        <message>
            <source>Nothing in a book is selected that can move down.</source>
            <translation>Nel libro non è selezionato nulla che possa scendere.</translation>
        </message>
        <message>
            <source>Nothing in a book is selected that can move up.</source>
            <translation>Nel libro non è selezionato nulla che possa salire.</translation>
        </message>
        <message>
            <source>Nothing in a book is selected.</source>
            <translation>Nel libro non è selezionato nulla.</translation>
        </message>
        <message>
            <source>Nothing is selected.</source>
            <translation>Nulla è selezionato.</translation>
        </message>
        <message>
            <source>One &amp;move of a machine</source>
            <translation>&amp;Una mossa di una macchina</translation>
        </message>
        <message>
            <source>Open a &amp;folder as a book…</source>
            <translation>Sfo&amp;glia una cartella come libro…</translation>
        </message>
        <message>
            <source>Open a scenario, a saved game, or a map made in another program</source>
            <translation>Apri uno scenario, una partita salvata o una mappa fatta con un altro programma</translation>
        </message>
        <message>
            <source>Open the file of the last closed tab again</source>
            <translation>Riapri il file la cui scheda è stata chiusa per ultima</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>&amp;Proprietà</translation>
        </message>
        <message>
            <source>Pa&amp;use the machines</source>
            <translation>Metti in pausa le ma&amp;cchine</translation>
        </message>
        <message>
            <source>Panels</source>
            <translation>Pannelli</translation>
        </message>
        <message>
            <source>Pass o&amp;ver empty phases</source>
            <translation>&amp;Salta le fasi vuote</translation>
        </message>
        <message>
            <source>Pict&amp;ure</source>
            <translation>Imma&amp;gine</translation>
        </message>
        <message>
            <source>Picture under the map</source>
            <translation>Immagine sotto la mappa</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Play a copy of the map, go on with its game, or go back to the map</source>
            <translation>Gioca una copia della mappa in primo piano o continua la sua partita, e torna indietro</translation>
        </message>
        <message>
            <source>Play at &amp;once</source>
            <translation>&amp;Gioca subito</translation>
        </message>
        <message>
            <source>Play on &amp;by machine</source>
            <translation>F&amp;ai proseguire le macchine</translation>
        </message>
        <message>
            <source>Pr&amp;eferences…</source>
            <translation>P&amp;referenze…</translation>
        </message>
        <message>
            <source>Pr&amp;int…</source>
            <translation>Sta&amp;mpa…</translation>
        </message>
        <message>
            <source>Pr&amp;oblems</source>
            <translation>Pro&amp;blemi</translation>
        </message>
        <message>
            <source>Pre&amp;vious panel</source>
            <translation>Pa&amp;nnello precedente</translation>
        </message>
        <message>
            <source>Previ&amp;ous problem</source>
            <translation>Problema prece&amp;dente</translation>
        </message>
        <message>
            <source>Previous ta&amp;b</source>
            <translation>S&amp;cheda precedente</translation>
        </message>
        <message>
            <source>Propose the terrain of each tile by its colour</source>
            <translation>Proponi il terreno di ogni tessera secondo il suo colore</translation>
        </message>
        <message>
            <source>Put a scan or photo under the map, to trace it</source>
            <translation>Metti una scansione o una foto sotto la mappa, per ricalcarla</translation>
        </message>
        <message>
            <source>Put all panels and toolbars back in their original places</source>
            <translation>Rimetti tutti i pannelli e le barre dov'erano all'inizio</translation>
        </message>
        <message>
            <source>Put buildings, goods and transporters on the map</source>
            <translation>Metti edifici, merci e mezzi di trasporto sulla mappa</translation>
        </message>
        <message>
            <source>Put the centre of the symmetry where the pointer is</source>
            <translation>Metti il centro della simmetria dove si trova il puntatore</translation>
        </message>
        <message>
            <source>Put the tile in hand first in the palette; press again to take it away</source>
            <translation>Metti la tessera in mano all'inizio della tavolozza; premuto di nuovo, la toglie</translation>
        </message>
        <message>
            <source>Put the whole scenario on the clipboard, for a message or a forum</source>
            <translation>Metti l'intero scenario negli appunti, per un messaggio o un forum</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rompicapi</translation>
        </message>
        <message>
            <source>Python files in this folder stand in the menu</source>
            <translation>I file Python di questa cartella stanno nel menu</translation>
        </message>
        <message>
            <source>Python, macro, plug-in</source>
            <translation>Python, macro, plug-in</translation>
        </message>
        <message>
            <source>Python, macro, repeat</source>
            <translation>Python, macro, ripetere</translation>
        </message>
        <message>
            <source>R&amp;emove the picture</source>
            <translation>T&amp;ogli l'immagine</translation>
        </message>
        <message>
            <source>R&amp;ing</source>
            <translation>&amp;Anello</translation>
        </message>
        <message>
            <source>Re&amp;sult of the game…</source>
            <translation>&amp;Risultato della partita…</translation>
        </message>
        <message>
            <source>Re&amp;vert to the file</source>
            <translation>&amp;Torna al file</translation>
        </message>
        <message>
            <source>Read how games are played on the maps, alone or with others</source>
            <translation>Come si giocano partite sulle mappe, da soli o con altri</translation>
        </message>
        <message>
            <source>Read how to draw a map, from the first tile to the printed sheet</source>
            <translation>Come si disegna una mappa, dalla prima tessera alla scheda stampata</translation>
        </message>
        <message>
            <source>Read the file again; Undo brings your changes back</source>
            <translation>Rileggi il file; ciò che è cambiato nel frattempo si può recuperare con Annulla</translation>
        </message>
        <message>
            <source>Read which rules of the game the checks know</source>
            <translation>Quali regole del gioco i controlli conoscono</translation>
        </message>
        <message>
            <source>Redo the ph&amp;ase</source>
            <translation>Ripeti la &amp;fase</translation>
        </message>
        <message>
            <source>Redo the tur&amp;n</source>
            <translation>Ripeti &amp;il turno</translation>
        </message>
        <message>
            <source>Redo what was undone in this phase</source>
            <translation>Ripeti ciò che è stato annullato della fase</translation>
        </message>
        <message>
            <source>Redo what was undone in this turn</source>
            <translation>Ripeti ciò che è stato annullato del turno</translation>
        </message>
        <message>
            <source>Refuse changes that break a rule of laying tiles, instead of only listing them</source>
            <translation>Rifiuta le modifiche che violano una regola di posa, invece di elencarle soltanto</translation>
        </message>
        <message>
            <source>Reopen close&amp;d tab</source>
            <translation>Riapri scheda ch&amp;iusa</translation>
        </message>
        <message>
            <source>Repeat the last &amp;export</source>
            <translation>&amp;Ripeti l'ultima esportazione</translation>
        </message>
        <message>
            <source>Rivers flow on through plain land that is laid over them</source>
            <translation>I fiumi scorrono ancora nel terreno senza fiume che ci posi sopra</translation>
        </message>
        <message>
            <source>Run all that needs no choice, and end production if nothing is left to choose</source>
            <translation>Produci tutto ciò che è ovvio e chiudi la produzione se non resta nulla da scegliere</translation>
        </message>
        <message>
            <source>Run the last script &amp;again</source>
            <translation>Esegui di &amp;nuovo l'ultimo script</translation>
        </message>
        <message>
            <source>Run what needs no cho&amp;ice, and go on</source>
            <translation>Produci ciò che è ovvio &amp;e prosegui</translation>
        </message>
        <message>
            <source>S&amp;hare the map…</source>
            <translation>Condi&amp;vidi la mappa…</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Salva &amp;con nome…</translation>
        </message>
        <message>
            <source>Save a co&amp;py…</source>
            <translation>Salva &amp;una copia…</translation>
        </message>
        <message>
            <source>Save a&amp;ll</source>
            <translation>&amp;Salva tutto</translation>
        </message>
        <message>
            <source>Save witho&amp;ut the future…</source>
            <translation>Salva sen&amp;za il futuro…</translation>
        </message>
        <message>
            <source>Scripts</source>
            <translation>Script</translation>
        </message>
        <message>
            <source>Se&amp;lected tile</source>
            <translation>&amp;Selezione</translation>
        </message>
        <message>
            <source>Search for solo games with many points, from the start or from the moment shown</source>
            <translation>Cerca partite in solitario con molti punti, dall'inizio o dal momento mostrato</translation>
        </message>
        <message>
            <source>See points, goods and idle buildings by turn, and compare with other games</source>
            <translation>Guarda punti, merci ed edifici fermi turno per turno, e confronta con altre partite</translation>
        </message>
        <message>
            <source>See the sheet as it will be printed, and print it</source>
            <translation>Mostra la scheda come verrà stampata, e stampala</translation>
        </message>
        <message>
            <source>See what this position is worth: machines play on in a copy of the game</source>
            <translation>Vedi quanto vale la posizione mostrata: le macchine proseguono una copia della partita</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>&amp;Seleziona tutto</translation>
        </message>
        <message>
            <source>Select &amp;nothing</source>
            <translation>&amp;Deseleziona tutto</translation>
        </message>
        <message>
            <source>Select all of this &amp;kind</source>
            <translation>Seleziona tutte di &amp;questo tipo</translation>
        </message>
        <message>
            <source>Select all of this te&amp;rrain</source>
            <translation>Seleziona tutte di questo te&amp;rreno</translation>
        </message>
        <message>
            <source>Select all tiles like the selected ones, or like the one at the pointer</source>
            <translation>Seleziona tutte le tessere come quelle selezionate o come quella al puntatore</translation>
        </message>
        <message>
            <source>Select all tiles of the same terrain, whatever their rivers</source>
            <translation>Seleziona tutte le tessere dello stesso terreno, comunque scorrano i loro fiumi</translation>
        </message>
        <message>
            <source>Select and move what lies on the map</source>
            <translation>Seleziona e sposta ciò che è sulla mappa</translation>
        </message>
        <message>
            <source>Select exactly the tiles that are not selected now</source>
            <translation>Seleziona le tessere non selezionate, e nessun'altra</translation>
        </message>
        <message>
            <source>Select with a &amp;lasso</source>
            <translation>Seleziona con il &amp;lazo</translation>
        </message>
        <message>
            <source>Show a table of records, add solutions, merge it with others</source>
            <translation>Mostra una tabella dei record, aggiungi soluzioni, uniscila ad altre</translation>
        </message>
        <message>
            <source>Show all river shapes that have a name in the palette</source>
            <translation>Offri tra le tessere tutte le forme di fiume che hanno un nome</translation>
        </message>
        <message>
            <source>Show the place of the next problem</source>
            <translation>Mostra il luogo del problema seguente</translation>
        </message>
        <message>
            <source>Show the result of the game again</source>
            <translation>Mostra di nuovo chi ha vinto e con che cosa</translation>
        </message>
        <message>
            <source>Show the whole map</source>
            <translation>Mostra l'intera mappa</translation>
        </message>
        <message>
            <source>Show what differs from a map in a file of any format</source>
            <translation>Mostra che cosa è diverso da una mappa in un file di qualsiasi formato</translation>
        </message>
        <message>
            <source>Show what differs from the previous version, which is kept beside the file</source>
            <translation>Mostra che cosa è diverso dalla versione precedente, conservata accanto al file</translation>
        </message>
        <message>
            <source>Show what has changed since the map was saved</source>
            <translation>Mostra che cosa è cambiato da quando la mappa è stata salvata</translation>
        </message>
        <message>
            <source>Show what machines have done, errand by errand, on the board too</source>
            <translation>Mostra ciò che le macchine hanno fatto, incarico per incarico, anche sul tabellone</translation>
        </message>
        <message>
            <source>Sm&amp;aller brush</source>
            <translation>Pe&amp;nnello più piccolo</translation>
        </message>
        <message>
            <source>Solve by ma&amp;chine…</source>
            <translation>Risolvi a macchina…</translation>
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation>Velocità delle macchine</translation>
        </message>
        <message>
            <source>Stamp &amp;{slot}</source>
            <translation>Timbro &amp;{slot}</translation>
        </message>
        <message>
            <source>Stamps</source>
            <translation>Timbri</translation>
        </message>
        <message>
            <source>Straight &amp;line</source>
            <translation>&amp;Linea retta</translation>
        </message>
        <message>
            <source>Stri&amp;ct</source>
            <translation>R&amp;igoroso</translation>
        </message>
        <message>
            <source>Switch between this map and the version that it is compared with</source>
            <translation>Passa da questa mappa alla versione con cui è confrontata e viceversa</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Simmetria</translation>
        </message>
        <message>
            <source>Tabletop Simulator, text map, online play site</source>
            <translation>Tabletop Simulator, mappa di testo, sito per giocare in rete</translation>
        </message>
        <message>
            <source>Take &amp;all proposed tiles</source>
            <translation>Prendi &amp;tutte le tessere proposte</translation>
        </message>
        <message>
            <source>Take away what lies under the pointer</source>
            <translation>Togli ciò che è sotto il puntatore</translation>
        </message>
        <message>
            <source>Take over from a machine, or let a machine play on for a person</source>
            <translation>Prendi il posto di una macchina, o lasciane una giocare per qualcuno</translation>
        </message>
        <message>
            <source>Take the tiles of this stamp in hand</source>
            <translation>Prendi in mano le tessere conservate in questo timbro</translation>
        </message>
        <message>
            <source>Te&amp;xts</source>
            <translation>Test&amp;i</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <source>The file has no earlier version.</source>
            <translation>Non c'è una versione precedente del file.</translation>
        </message>
        <message>
            <source>The file of the scenario stays as it is</source>
            <translation>Il file dello scenario resta com'è</translation>
        </message>
        <message>
            <source>The game as a page that plays it in any browser</source>
            <translation>La partita come pagina che la mostra in qualsiasi browser</translation>
        </message>
        <message>
            <source>The map has no file yet.</source>
            <translation>La mappa non ha ancora un file.</translation>
        </message>
        <message>
            <source>The map in a format that another program reads</source>
            <translation>La mappa in un formato che un altro programma legge</translation>
        </message>
        <message>
            <source>The map is not being compared with another version.</source>
            <translation>La mappa non è confrontata con un'altra versione.</translation>
        </message>
        <message>
            <source>The map, or the board of the game as it is shown, as a PNG or SVG picture</source>
            <translation>La mappa, o il tabellone della partita com'è mostrato, come immagine PNG o SVG</translation>
        </message>
        <message>
            <source>The scenario on one page, or the tiles in their true size on several</source>
            <translation>Lo scenario su una pagina, o le tessere a grandezza naturale su più pagine</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>There are no problems.</source>
            <translation>Non ci sono problemi.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Non c'è nulla da ripetere.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Non c'è nulla da annullare.</translation>
        </message>
        <message>
            <source>This tab has no game with a hint.</source>
            <translation>Questa scheda non contiene una partita con un suggerimento.</translation>
        </message>
        <message>
            <source>This tab has no game with anything to redo.</source>
            <translation>Questa scheda non contiene una partita con qualcosa da ripetere.</translation>
        </message>
        <message>
            <source>This tab has no game with anything to undo.</source>
            <translation>Questa scheda non contiene una partita con qualcosa da annullare.</translation>
        </message>
        <message>
            <source>This tab has no game with machine players.</source>
            <translation>Questa scheda non contiene una partita con macchine.</translation>
        </message>
        <message>
            <source>This tab has not been exported yet.</source>
            <translation>Questa scheda non è ancora stata esportata.</translation>
        </message>
        <message>
            <source>This tab is not a book.</source>
            <translation>Questa scheda non contiene un libro.</translation>
        </message>
        <message>
            <source>This tab is not a finished game.</source>
            <translation>Questa scheda non contiene una partita finita.</translation>
        </message>
        <message>
            <source>This tab is not a finished solo game.</source>
            <translation>Questa scheda non contiene una partita in solitario conclusa.</translation>
        </message>
        <message>
            <source>This tab is not a game.</source>
            <translation>Questa scheda non contiene una partita.</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Strumenti</translation>
        </message>
        <message>
            <source>Turn &amp;left</source>
            <translation>&amp;Gira a sinistra</translation>
        </message>
        <message>
            <source>Turn r&amp;ight</source>
            <translation>Gira &amp;a destra</translation>
        </message>
        <message>
            <source>Turn the tile to lay until its rivers meet those around the pointer</source>
            <translation>Gira la tessera da posare finché i suoi fiumi incontrano quelli attorno al puntatore</translation>
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, anticlockwise</source>
            <translation>Gira in senso antiorario la tessera da posare o ciò che è selezionato</translation>
        </message>
        <message>
            <source>Turn the tile to lay, or what is selected, clockwise</source>
            <translation>Gira in senso orario la tessera da posare o ciò che è selezionato</translation>
        </message>
        <message>
            <source>Turn to fit the ri&amp;vers</source>
            <translation>Gira per unire i &amp;fiumi</translation>
        </message>
        <message>
            <source>Undo everything back to the beginning of the phase</source>
            <translation>Torna all'inizio della fase</translation>
        </message>
        <message>
            <source>Undo everything back to the beginning of the turn</source>
            <translation>Torna all'inizio del turno</translation>
        </message>
        <message>
            <source>Undo the &amp;turn</source>
            <translation>A&amp;nnulla il turno</translation>
        </message>
        <message>
            <source>Undo the p&amp;hase</source>
            <translation>Annulla &amp;la fase</translation>
        </message>
        <message>
            <source>User &amp;guide</source>
            <translation>&amp;Guida per l'utente</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Vista</translation>
        </message>
        <message>
            <source>What the c&amp;hecks look for</source>
            <translation>&amp;Che cosa cercano i controlli</translation>
        </message>
        <message>
            <source>Write a copy for others, in which chance brings something else from here on: a saved game contains what chance will bring</source>
            <translation>Scrivi una copia per altri, in cui da qui il caso porta altro: una partita salvata contiene ciò che il caso porterà</translation>
        </message>
        <message>
            <source>Write a copy of the map to another file, and go on with this one</source>
            <translation>Scrivi la mappa in un altro file e continua con questo</translation>
        </message>
        <message>
            <source>Write labels, notes and the names of districts on the map</source>
            <translation>Scrivi etichette, note e nomi di distretti sulla mappa</translation>
        </message>
        <message>
            <source>Write the solo game as a small file that anybody with the map can verify</source>
            <translation>Scrivi la partita in solitario come piccolo file che chiunque abbia la mappa può verificare</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>In&amp;grandisci</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Ri&amp;mpicciolisci</translation>
        </message>
        <message>
            <source>Zoom to &amp;100 %</source>
            <translation>Ingrandimento &amp;100 %</translation>
        </message>
        <message>
            <source>advice, help, best move</source>
            <translation>consiglio, aiuto, mossa migliore</translation>
        </message>
        <message>
            <source>box of tiles, hexagons, players</source>
            <translation>scatola di tessere, esagoni, giocatori</translation>
        </message>
        <message>
            <source>charts, statistics, milestones, income, compare games</source>
            <translation>grafici, statistiche, traguardi, entrate, confrontare partite</translation>
        </message>
        <message>
            <source>differences, diff, versions</source>
            <translation>differenze, diff, versioni</translation>
        </message>
        <message>
            <source>evaluate, value, autoplay</source>
            <translation>valutare, valore, automatico</translation>
        </message>
        <message>
            <source>export the sheet, pages to print, cut marks, A4, Letter</source>
            <translation>esporta la scheda, pagine da stampare, segni di taglio, A4, Letter</translation>
        </message>
        <message>
            <source>flip, reflect</source>
            <translation>capovolgi, rifletti</translation>
        </message>
        <message>
            <source>folder of scenarios, collection, chapters</source>
            <translation>cartella di scenari, raccolta, capitoli</translation>
        </message>
        <message>
            <source>generate, complete, random tiles</source>
            <translation>generare, completare, tessere casuali</translation>
        </message>
        <message>
            <source>generate, random map</source>
            <translation>generare, mappa casuale</translation>
        </message>
        <message>
            <source>generate, random tiles</source>
            <translation>generare, tessere casuali</translation>
        </message>
        <message>
            <source>image, transparent, coordinates, size in pixels</source>
            <translation>immagine, trasparente, coordinate, dimensione in pixel</translation>
        </message>
        <message>
            <source>manual, documentation</source>
            <translation>manuale, documentazione</translation>
        </message>
        <message>
            <source>map code, QR code, send, exchange</source>
            <translation>codice della mappa, codice QR, inviare, scambiare</translation>
        </message>
        <message>
            <source>online, publish, verify, upload, submit</source>
            <translation>online, pubblica, verifica, carica, invia</translation>
        </message>
        <message>
            <source>own shape, new tile, rivers</source>
            <translation>forma propria, nuova tessera, fiumi</translation>
        </message>
        <message>
            <source>paper, true size, pages, cut marks</source>
            <translation>carta, grandezza naturale, pagine, segni di taglio</translation>
        </message>
        <message>
            <source>players, person, machine, give away, replace</source>
            <translation>giocatori, persona, macchina, cedere, sostituire</translation>
        </message>
        <message>
            <source>polygon, freehand, outline</source>
            <translation>poligono, mano libera, contorno</translation>
        </message>
        <message>
            <source>protect, freeze, pin, unlock</source>
            <translation>proteggi, congela, fissa, sblocca</translation>
        </message>
        <message>
            <source>puzzle, best solutions, leaderboard</source>
            <translation>rompicapo, soluzioni migliori, classifica</translation>
        </message>
        <message>
            <source>puzzle, check, record</source>
            <translation>rompicapo, controllare, record</translation>
        </message>
        <message>
            <source>puzzle, export, record</source>
            <translation>rompicapo, esportare, record</translation>
        </message>
        <message>
            <source>random brush, weighted, chance, dice</source>
            <translation>pennello casuale, pesi, caso, dadi</translation>
        </message>
        <message>
            <source>random map, generator, gallery, fair</source>
            <translation>mappa casuale, generatore, galleria, equa</translation>
        </message>
        <message>
            <source>rare, unprinted, palette</source>
            <translation>rare, non stampate, tavolozza</translation>
        </message>
        <message>
            <source>ruler, steps, how far</source>
            <translation>righello, passi, quanto lontano</translation>
        </message>
        <message>
            <source>settings, options, colours, wheel, motion, language, copies</source>
            <translation>impostazioni, opzioni, colori, rotella, movimento, lingua, copie</translation>
        </message>
        <message>
            <source>share a running game, seed, secret, mines</source>
            <translation>condividere una partita in corso, seme, segreto, miniere</translation>
        </message>
        <message>
            <source>similar, alike, all woods, all sea</source>
            <translation>simili, uguali, tutti i boschi, tutto il mare</translation>
        </message>
        <message>
            <source>similar, alike, same tile</source>
            <translation>simili, uguali, stessa tessera</translation>
        </message>
        <message>
            <source>simulate, fairness, statistics, heat map, balance</source>
            <translation>simulare, equità, statistiche, mappa di calore, equilibrio</translation>
        </message>
        <message>
            <source>solver, optimise, best solo game</source>
            <translation>risolutore, ottimizzare, migliore partita in solitario</translation>
        </message>
        <message>
            <source>star, bookmark, palette</source>
            <translation>stella, segnalibro, tavolozza</translation>
        </message>
        <message>
            <source>stream, source, spring, mouth, junction</source>
            <translation>corso d'acqua, ruscello, sorgente, foce, confluenza</translation>
        </message>
        <message>
            <source>template, pattern, favourite</source>
            <translation>modello, motivo, preferito</translation>
        </message>
        <message>
            <source>terrain under a river, preserve</source>
            <translation>terreno sotto un fiume, mantieni</translation>
        </message>
        <message>
            <source>text, region, name, remark, caption</source>
            <translation>testo, regione, nome, osservazione, didascalia</translation>
        </message>
        <message>
            <source>tile-laying game, machines, players, world</source>
            <translation>gioco di posa, macchine, giocatori, mondo</translation>
        </message>
        <message>
            <source>trace, scan, photo, background</source>
            <translation>ricalca, scansione, foto, sfondo</translation>
        </message>
        <message>
            <source>undo closing, restore</source>
            <translation>annulla chiusura, ripristina</translation>
        </message>
        <message>
            <source>watch, follow, trails, last turn</source>
            <translation>guardare, seguire, tracce, ultimo turno</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>Hints are for people, and it is a machine's turn to act.</source>
            <translation>Il suggerimento è per una persona; ora tocca a una macchina.</translation>
        </message>
        <message>
            <source>Hints are for the present moment of a game that is not over.</source>
            <translation>Il suggerimento c'è solo nel presente di una partita in corso.</translation>
        </message>
    </context>
    <context>
        <name>Agreement</name>
        <message>
            <source>Please report it with {file}.</source>
            <translation>Per favore segnalalo con {file}.</translation>
        </message>
        <message>
            <source>The checks and the geometry disagree about {map}. This is a fault of rbdesigner, not of the map.</source>
            <translation>I controlli contraddicono la geometria per {map}. È un difetto di rbdesigner, non della mappa.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisPanel</name>
        <message>
            <source>Build a bridge</source>
            <translation>Costruisci un ponte</translation>
        </message>
        <message>
            <source>Build roads</source>
            <translation>Costruisci strade</translation>
        </message>
        <message>
            <source>By facts alone, fairness goes from {before} to {after}.</source>
            <translation>Dai soli fatti, l'equità passa da {before} a {after}.</translation>
        </message>
        <message>
            <source>Contested land</source>
            <translation>Terra contesa</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Esegui</translation>
        </message>
        <message>
            <source>Facts about the homes</source>
            <translation>Dati sulle case</translation>
        </message>
        <message>
            <source>Facts shown on the map</source>
            <translation>Dati mostrati sulla mappa</translation>
        </message>
        <message>
            <source>Fairness goes from {before} to {after}.</source>
            <translation>L'equità passa da {before} a {after}.</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Risultati</translation>
        </message>
        <message>
            <source>Look for small edits that make the map fairer</source>
            <translation>Cerca piccole modifiche che rendono la mappa più equa</translation>
        </message>
        <message>
            <source>Looking for edits…</source>
            <translation>Cerco modifiche…</translation>
        </message>
        <message>
            <source>Make the map fairer</source>
            <translation>Rendi la mappa più equa</translation>
        </message>
        <message>
            <source>Mend the errors of the map first</source>
            <translation>Correggi prima gli errori della mappa</translation>
        </message>
        <message>
            <source>No small edit makes the map fairer.</source>
            <translation>Nessuna piccola modifica rende la mappa più equa.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Niente</translation>
        </message>
        <message>
            <source>On the map:</source>
            <translation>Sulla mappa:</translation>
        </message>
        <message>
            <source>Out of date: {sentence}</source>
            <translation>Non più attuale: {sentence}</translation>
        </message>
        <message>
            <source>Suggest edits</source>
            <translation>Proponi modifiche</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Turni dalla casa più vicina</translation>
        </message>
        <message>
            <source>Who is first where</source>
            <translation>Chi arriva dove per primo</translation>
        </message>
        <message>
            <source>{fairness} Plans follow.</source>
            <translation>{fairness} Seguono i piani.</translation>
        </message>
        <message>
            <source>{fairness} Plans need a map without errors.</source>
            <translation>{fairness} Per i piani serve una mappa senza errori.</translation>
        </message>
    </context>
    <context>
        <name>AtlasAxisFields</name>
        <message>
            <source>from</source>
            <translation>da</translation>
        </message>
        <message>
            <source>to</source>
            <translation>a</translation>
        </message>
    </context>
    <context>
        <name>AtlasGrid</name>
        <message>
            <source>Maps of the atlas</source>
            <translation>Mappe dell'atlante</translation>
        </message>
        <message>
            <source>No map yet</source>
            <translation>Ancora nessuna mappa</translation>
        </message>
    </context>
    <context>
        <name>AtlasPage</name>
        <message numerus="yes">
            <source>%n maps would be lost.</source>
            <translation>
                <numerusform>%n mappa andrebbe persa.</numerusform>
                <numerusform>%n mappe andrebbero perse.</numerusform>
            </translation>
        </message>
        <message>
            <source>Across</source>
            <translation>In orizzontale</translation>
        </message>
        <message>
            <source>Atlas</source>
            <translation>Atlante</translation>
        </message>
        <message>
            <source>Atlas map {number}</source>
            <translation>Mappa {number} dell'atlante</translation>
        </message>
        <message>
            <source>Atlases ({suffixes})</source>
            <translation>Atlanti ({suffixes})</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Caselle</translation>
        </message>
        <message>
            <source>Choose two axes and press Generate.</source>
            <translation>Scegli due assi e premi Genera.</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>In verticale</translation>
        </message>
        <message>
            <source>Generated by rbdesigner: try {number} of the atlas of seed {seed}.</source>
            <translation>Generata da rbdesigner: tentativo {number} dell'atlante del seme {seed}.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>How many cells each axis has; Islands and Tiles have one a number at most</source>
            <translation>Quante caselle ha ogni asse; Isole e Tessere ne hanno al massimo una per numero</translation>
        </message>
        <message>
            <source>Open an atlas</source>
            <translation>Apri un atlante</translation>
        </message>
        <message>
            <source>Open as a new map</source>
            <translation>Apri come nuova mappa</translation>
        </message>
        <message>
            <source>Open atlas…</source>
            <translation>Apri atlante…</translation>
        </message>
        <message>
            <source>Save atlas…</source>
            <translation>Salva atlante…</translation>
        </message>
        <message>
            <source>Save the atlas</source>
            <translation>Salva l'atlante</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>The atlas is read…</source>
            <translation>L'atlante viene letto…</translation>
        </message>
        <message>
            <source>the atlas</source>
            <translation>l'atlante</translation>
        </message>
        <message>
            <source>{filled} of {cells} cells, mean fairness {fairness} by facts alone, {tries} maps tried</source>
            <translation>{filled} caselle su {cells}, equità media {fairness} dai soli dati, {tries} mappe provate</translation>
        </message>
        <message>
            <source>{filled} of {cells} cells, {tries} maps tried</source>
            <translation>{filled} caselle su {cells}, {tries} mappe provate</translation>
        </message>
    </context>
    <context>
        <name>AtlasPreview</name>
        <message>
            <source>Choose a map to see it large.</source>
            <translation>Scegli una mappa per vederla in grande.</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Aspetto</translation>
        </message>
    </context>
    <context>
        <name>BackgroundJob</name>
        <message>
            <source>This map cannot be played: it has errors, which the list of its problems names.</source>
            <translation>Questa mappa non si può giocare: ha errori, elencati tra i suoi problemi.</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close this notice</source>
            <translation>Chiudi questo avviso</translation>
        </message>
    </context>
    <context>
        <name>BookDialog</name>
        <message>
            <source>Export the book as PDF</source>
            <translation>Esporta il libro come PDF</translation>
        </message>
        <message>
            <source>These are the pages of the book. Cover, contents and the style of the sheets are set beside its maps.</source>
            <translation>Queste sono le pagine del libro. Copertina, indice e stile delle schede si scelgono accanto alle sue mappe.</translation>
        </message>
    </context>
    <context>
        <name>BookFields</name>
        <message>
            <source>A pattern such as RB-## numbers the maps; without one they keep their own codes</source>
            <translation>Uno schema come RB-## numera le mappe; senza, conservano i loro codici</translation>
        </message>
        <message>
            <source>As each map says</source>
            <translation>Quella di ogni mappa</translation>
        </message>
        <message>
            <source>Authors, separated by commas</source>
            <translation>Autori, separati da virgole</translation>
        </message>
        <message>
            <source>Black and white</source>
            <translation>Bianco e nero</translation>
        </message>
        <message>
            <source>Blank score sheet at the end</source>
            <translation>Foglio segnapunti vuoto alla fine</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Scatola</translation>
        </message>
        <message>
            <source>Change the book</source>
            <translation>Modifica il libro</translation>
        </message>
        <message>
            <source>Code in the book</source>
            <translation>Codice nel libro</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>Codici</translation>
        </message>
        <message>
            <source>Coordinates on the tiles</source>
            <translation>Coordinate sulle tessere</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Copertina</translation>
        </message>
        <message>
            <source>Introduction</source>
            <translation>Introduzione</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Orizzontale</translation>
        </message>
        <message>
            <source>Legend on each sheet</source>
            <translation>Legenda su ogni foglio</translation>
        </message>
        <message>
            <source>Map on the cover</source>
            <translation>Mappa in copertina</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Mappe</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Orientamento</translation>
        </message>
        <message>
            <source>Page for notes at the end</source>
            <translation>Pagina per appunti alla fine</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Carta</translation>
        </message>
        <message>
            <source>Player aid at the end</source>
            <translation>Aiuto giocatori alla fine</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Verticale</translation>
        </message>
        <message>
            <source>Selected</source>
            <translation>Selezionato</translation>
        </message>
        <message>
            <source>Sheets</source>
            <translation>Fogli</translation>
        </message>
        <message>
            <source>Style of the maps</source>
            <translation>Stile delle mappe</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <source>The first one</source>
            <translation>La prima</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <source>Title in the book</source>
            <translation>Titolo nel libro</translation>
        </message>
        <message>
            <source>To fit the map</source>
            <translation>Come conviene alla mappa</translation>
        </message>
    </context>
    <context>
        <name>BookFiles</name>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Un'immagine della mappa è negli appunti.</translation>
        </message>
        <message>
            <source>Add maps</source>
            <translation>Aggiungi mappe</translation>
        </message>
        <message>
            <source>Books ({suffixes})</source>
            <translation>Libri ({suffixes})</translation>
        </message>
        <message>
            <source>Changes since the last save will be lost. The file stays as it is.</source>
            <translation>Le modifiche fatte dopo l'ultimo salvataggio andranno perse. Il file resta com'è.</translation>
        </message>
        <message>
            <source>It has not been saved. Its order and its chapters will be lost; the maps stay as they are.</source>
            <translation>Non è stato salvato. Il suo ordine e i suoi capitoli andranno persi; le mappe restano come sono.</translation>
        </message>
        <message>
            <source>Load the file again</source>
            <translation>Ricarica il file</translation>
        </message>
        <message>
            <source>Open a folder as a book</source>
            <translation>Apri una cartella come libro</translation>
        </message>
        <message>
            <source>Save the book as</source>
            <translation>Salva il libro con nome</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Scenari ({suffixes})</translation>
        </message>
        <message>
            <source>The book could not be exported.</source>
            <translation>Non è stato possibile esportare il libro.</translation>
        </message>
        <message>
            <source>The book could not be saved. It is still open.</source>
            <translation>Non è stato possibile salvare il libro. È ancora aperto.</translation>
        </message>
        <message>
            <source>This book cannot be opened.</source>
            <translation>Questo libro non si può aprire.</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n mappa</numerusform>
                <numerusform>%n mappe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n problema</numerusform>
                <numerusform>%n problemi</numerusform>
            </translation>
        </message>
        <message>
            <source>Add maps</source>
            <translation>Aggiungi mappe</translation>
        </message>
        <message>
            <source>Begin a chapter</source>
            <translation>Inizia un capitolo</translation>
        </message>
        <message>
            <source>Book</source>
            <translation>Libro</translation>
        </message>
        <message>
            <source>Chapter {title}</source>
            <translation>Capitolo {title}</translation>
        </message>
        <message>
            <source>Drop scenarios here, or add them with the button above.</source>
            <translation>Trascina qui gli scenari, o aggiungili con il pulsante in alto.</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Sposta</translation>
        </message>
        <message>
            <source>New chapter</source>
            <translation>Nuovo capitolo</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problemi</translation>
        </message>
        <message>
            <source>Problems ({number})</source>
            <translation>Problemi ({number})</translation>
        </message>
        <message>
            <source>Take out of the book</source>
            <translation>Togli dal libro</translation>
        </message>
        <message>
            <source>This file cannot be read.</source>
            <translation>Questo file non si può leggere.</translation>
        </message>
        <message>
            <source>Untitled book</source>
            <translation>Libro senza titolo</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>record {points}</translation>
        </message>
    </context>
    <context>
        <name>BoxEditor</name>
        <message>
            <source>&amp;Begin with</source>
            <translation>&amp;Inizia con</translation>
        </message>
        <message>
            <source>&amp;Name of the box</source>
            <translation>&amp;Nome della scatola</translation>
        </message>
        <message>
            <source>Another &amp;shape…</source>
            <translation>&amp;Un'altra forma…</translation>
        </message>
        <message>
            <source>Define a box</source>
            <translation>Componi una scatola</translation>
        </message>
        <message>
            <source>Name of the box</source>
            <translation>Nome della scatola</translation>
        </message>
        <message>
            <source>Own box</source>
            <translation>Scatola propria</translation>
        </message>
        <message>
            <source>Tiles of each kind</source>
            <translation>Tessere di ogni tipo</translation>
        </message>
        <message>
            <source>Tiles: {count}</source>
            <translation>Tessere: {count}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>the 144 tiles of the second edition</source>
            <translation>le 144 tessere della seconda edizione</translation>
        </message>
        <message>
            <source>the numbers below</source>
            <translation>i numeri qui sotto</translation>
        </message>
        <message>
            <source>the tiles on this map</source>
            <translation>le tessere di questa mappa</translation>
        </message>
        <message>
            <source>two boxes</source>
            <translation>due scatole</translation>
        </message>
    </context>
    <context>
        <name>BoxField</name>
        <message>
            <source>Choose another box</source>
            <translation>Scegli un'altra scatola</translation>
        </message>
        <message>
            <source>Define a box</source>
            <translation>Componi una scatola</translation>
        </message>
        <message>
            <source>Define a box…</source>
            <translation>Componi una scatola…</translation>
        </message>
        <message>
            <source>Own: {title}</source>
            <translation>Propria: {title}</translation>
        </message>
        <message>
            <source>Set how many tiles of each kind there are</source>
            <translation>Indica quante tessere ci sono di ogni tipo</translation>
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
            <translation>Sul fiume, verso</translation>
        </message>
    </context>
    <context>
        <name>BridgeTool</name>
        <message>
            <source>A bridge stands here; right click removes it</source>
            <translation>Qui c'è un ponte; clic destro per toglierlo</translation>
        </message>
        <message>
            <source>Bridges stand on tiles that a river divides</source>
            <translation>I ponti stanno su tessere divise da un fiume</translation>
        </message>
        <message>
            <source>Build bridge</source>
            <translation>Costruisci ponte</translation>
        </message>
        <message>
            <source>Click to build a bridge</source>
            <translation>Fai clic per costruire un ponte</translation>
        </message>
        <message>
            <source>Remove bridge</source>
            <translation>Togli ponte</translation>
        </message>
    </context>
    <context>
        <name>BrushTool</name>
        <message>
            <source>Release at the other end of the shape; Esc cancels</source>
            <translation>Rilascia all'altra estremità della forma; Esc annulla</translation>
        </message>
        <message>
            <source>{stroke} at {place}</source>
            <translation>{stroke} in {place}</translation>
        </message>
    </context>
    <context>
        <name>BuildingRow</name>
        <message>
            <source>Gold in the bag</source>
            <translation>Oro nel sacchetto</translation>
        </message>
        <message>
            <source>Iron in the bag</source>
            <translation>Ferro nel sacchetto</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Regione</translation>
        </message>
    </context>
    <context>
        <name>CargoEditor</name>
        <message>
            <source>Load a good</source>
            <translation>Carica una merce</translation>
        </message>
        <message>
            <source>Load a good…</source>
            <translation>Carica una merce…</translation>
        </message>
        <message>
            <source>{loaded} of {most} goods</source>
            <translation>{loaded} merci su {most}</translation>
        </message>
    </context>
    <context>
        <name>CarryingTool</name>
        <message>
            <source>Cannot be put here: {thing}</source>
            <translation>Qui non c'è posto per: {thing}</translation>
        </message>
        <message>
            <source>Move {number} {thing}</source>
            <translation>Sposta {number} {thing}</translation>
        </message>
        <message>
            <source>Move {thing}</source>
            <translation>Sposta {thing}</translation>
        </message>
        <message>
            <source>Release to put down: all {stack} {thing}; without Shift only one</source>
            <translation>Rilascia per posare tutta la pila, {stack} {thing}; senza Shift soltanto 1</translation>
        </message>
        <message>
            <source>Release to put down: one of {stack} {thing}; hold Shift for all of them</source>
            <translation>Rilascia per posare: 1 di {stack} {thing}; tieni premuto Shift per tutta la pila</translation>
        </message>
        <message>
            <source>Release to put down: {thing}</source>
            <translation>Rilascia per posare: {thing}</translation>
        </message>
    </context>
    <context>
        <name>ChartView</name>
        <message>
            <source>The chart is being drawn…</source>
            <translation>Disegno del grafico…</translation>
        </message>
    </context>
    <context>
        <name>ChoiceButton</name>
        <message>
            <source>Hide them</source>
            <translation>Nascondi i dettagli</translation>
        </message>
        <message>
            <source>Show them one by one</source>
            <translation>Mostra a uno a uno</translation>
        </message>
    </context>
    <context>
        <name>ChoiceRow</name>
        <message>
            <source>Choose the goods that it takes, and from where</source>
            <translation>Scegli le merci che servono e da dove prenderle</translation>
        </message>
        <message>
            <source>Choose what pays: {action}</source>
            <translation>Scegli con che cosa pagare: {action}</translation>
        </message>
        <message>
            <source>With…</source>
            <translation>Con…</translation>
        </message>
    </context>
    <context>
        <name>ChoicesPanel</name>
        <message numerus="yes">
            <source>%n buildings could work</source>
            <translation>
                <numerusform>%n edificio potrebbe lavorare</numerusform>
                <numerusform>%n edifici potrebbero lavorare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings that cannot be built now</source>
            <translation>
                <numerusform>%n edificio che ora non si può costruire</numerusform>
                <numerusform>%n edifici che ora non si possono costruire</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n factories could make a transporter</source>
            <translation>
                <numerusform>%n fabbrica potrebbe produrre un mezzo</numerusform>
                <numerusform>%n fabbriche potrebbero produrre un mezzo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n idle buildings could be fed</source>
            <translation>
                <numerusform>%n edificio fermo si potrebbe rifornire</numerusform>
                <numerusform>%n edifici fermi si potrebbero rifornire</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mixtures of wood that cannot be used now</source>
            <translation>
                <numerusform>%n combinazione di legno che ora non si può usare</numerusform>
                <numerusform>%n combinazioni di legno che ora non si possono usare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places are possible. Click one on the map.</source>
            <translation>
                <numerusform>%n luogo è possibile. Fai clic sulla mappa.</numerusform>
                <numerusform>%n luoghi sono possibili. Fai clic su uno sulla mappa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters have not moved</source>
            <translation>
                <numerusform>%n mezzo non si è mosso</numerusform>
                <numerusform>%n mezzi non si sono mossi</numerusform>
            </translation>
        </message>
        <message>
            <source>1 gold or iron from its bag every turn</source>
            <translation>1 oro o ferro dal suo sacchetto ogni turno</translation>
        </message>
        <message numerus="yes">
            <source>Add a shaft: %n mixtures</source>
            <translation>
                <numerusform>Aggiungi un pozzo: %n combinazione</numerusform>
                <numerusform>Aggiungi un pozzo: %n combinazioni</numerusform>
            </translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Animali</translation>
        </message>
        <message>
            <source>Ask {players}</source>
            <translation>Chiedi a {players}</translation>
        </message>
        <message>
            <source>At the temple, closest first: {players}</source>
            <translation>Al tempio, dal più vicino: {players}</translation>
        </message>
        <message numerus="yes">
            <source>Build a bridge: at %n places</source>
            <translation>
                <numerusform>Costruisci un ponte: in %n luogo</numerusform>
                <numerusform>Costruisci un ponte: in %n luoghi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a road: to %n neighbours</source>
            <translation>
                <numerusform>Costruisci una strada: verso %n tessera vicina</numerusform>
                <numerusform>Costruisci una strada: verso %n tessere vicine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Costruisci un muro: verso %n tessera vicina</numerusform>
                <numerusform>Costruisci un muro: verso %n tessere vicine</numerusform>
            </translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Edifici</translation>
        </message>
        <message numerus="yes">
            <source>Demolish a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Demolisci un muro: verso %n tessera vicina</numerusform>
                <numerusform>Demolisci un muro: verso %n tessere vicine</numerusform>
            </translation>
        </message>
        <message>
            <source>Does anybody ask for a new order of play?</source>
            <translation>Qualcuno chiede un nuovo ordine di gioco?</translation>
        </message>
        <message>
            <source>Elsewhere</source>
            <translation>Altrove</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Invio</translation>
        </message>
        <message>
            <source>Ferry</source>
            <translation>Traghettare</translation>
        </message>
        <message>
            <source>Hand over</source>
            <translation>Consegnare</translation>
        </message>
        <message>
            <source>Idle buildings that could be fed</source>
            <translation>Edifici fermi che si potrebbero rifornire</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Caricare</translation>
        </message>
        <message>
            <source>Makes a {kind} of {goods}</source>
            <translation>Produce {kind} da {goods}</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Movimento</translation>
        </message>
        <message>
            <source>Nobody asks</source>
            <translation>Nessuno lo chiede</translation>
        </message>
        <message>
            <source>Only now, right after the research</source>
            <translation>Solo ora, subito dopo la ricerca</translation>
        </message>
        <message>
            <source>Paid with {goods}</source>
            <translation>Pagato con {goods}</translation>
        </message>
        <message numerus="yes">
            <source>Research on {tile}: %n subjects</source>
            <translation>
                <numerusform>Ricerca su {tile}: %n progetto</numerusform>
                <numerusform>Ricerca su {tile}: %n progetti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Research: %n subjects</source>
            <translation>
                <numerusform>Ricerca: %n progetto</numerusform>
                <numerusform>Ricerca: %n progetti</numerusform>
            </translation>
        </message>
        <message>
            <source>Research: {goods}</source>
            <translation>Ricerca: {goods}</translation>
        </message>
        <message>
            <source>Roads and bridges</source>
            <translation>Strade e ponti</translation>
        </message>
        <message numerus="yes">
            <source>Strengthen a wall: towards %n neighbours</source>
            <translation>
                <numerusform>Rinforza un muro: verso %n tessera vicina</numerusform>
                <numerusform>Rinforza un muro: verso %n tessere vicine</numerusform>
            </translation>
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation>Questo è un momento passato: si può solo guardare.</translation>
        </message>
        <message>
            <source>Unload</source>
            <translation>Scaricare</translation>
        </message>
        <message>
            <source>Walls</source>
            <translation>Muri</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Che cosa si può fare</translation>
        </message>
        <message>
            <source>With other players</source>
            <translation>Con altri giocatori</translation>
        </message>
        <message numerus="yes">
            <source>Wonder: the next brick costs %n goods</source>
            <translation>
                <numerusform>Meraviglia: il prossimo mattone costa %n merce</numerusform>
                <numerusform>Meraviglia: il prossimo mattone costa %n merci</numerusform>
            </translation>
        </message>
        <message>
            <source>a brick could be bought</source>
            <translation>si potrebbe comprare un mattone</translation>
        </message>
        <message>
            <source>a donkey, {inputs} → 1 {kind}</source>
            <translation>un asino, {inputs} → 1 {kind}</translation>
        </message>
        <message>
            <source>a {kind} could be made on {tile}</source>
            <translation>su {tile} si potrebbe produrre: {kind}</translation>
        </message>
        <message numerus="yes">
            <source>donkeys could breed on %n tiles</source>
            <translation>
                <numerusform>gli asini potrebbero riprodursi su %n tessera</numerusform>
                <numerusform>gli asini potrebbero riprodursi su %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese are left behind on %n tiles</source>
            <translation>
                <numerusform>restano oche su %n tessera</numerusform>
                <numerusform>restano oche su %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>geese would breed on %n tiles if left alone</source>
            <translation>
                <numerusform>le oche si riprodurrebbero su %n tessera se lasciate sole</numerusform>
                <numerusform>le oche si riprodurrebbero su %n tessere se lasciate sole</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>goods will be lost on %n tiles</source>
            <translation>
                <numerusform>si perderanno merci su %n tessera</numerusform>
                <numerusform>si perderanno merci su %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>left behind: {geese} on {tile}</source>
            <translation>restano: {geese} su {tile}</translation>
        </message>
        <message>
            <source>lost when production ends: {goods} {holder:in}</source>
            <translation>si perdono alla fine della produzione: {goods} {holder:in}</translation>
        </message>
        <message>
            <source>one transporter too many: put one out of use</source>
            <translation>un mezzo di troppo: eliminane uno</translation>
        </message>
        <message>
            <source>only now: {upgrade}</source>
            <translation>solo ora: {upgrade}</translation>
        </message>
        <message numerus="yes">
            <source>research is possible on %n tiles</source>
            <translation>
                <numerusform>la ricerca è possibile su %n tessera</numerusform>
                <numerusform>la ricerca è possibile su %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>research is possible on {tile}</source>
            <translation>la ricerca è possibile su {tile}</translation>
        </message>
        <message>
            <source>the donkeys on {tile} could breed</source>
            <translation>gli asini su {tile} potrebbero riprodursi</translation>
        </message>
        <message>
            <source>the geese on {tile} would breed if left alone</source>
            <translation>le oche su {tile} si riprodurrebbero se lasciate sole</translation>
        </message>
        <message>
            <source>will be lost: {goods} on {tile}</source>
            <translation>si perderanno: {goods} su {tile}</translation>
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
            <translation>{building} su {tile}</translation>
        </message>
        <message>
            <source>{building} on {tile} could work</source>
            <translation>{building} su {tile} potrebbe lavorare</translation>
        </message>
        <message>
            <source>{building} on {tile} idles: {transporter} could bring {goods}</source>
            <translation>{building} su {tile}: non lavora, {transporter} potrebbe portare {goods}</translation>
        </message>
        <message>
            <source>{count} {trunks} or {boards}</source>
            <translation>{count} {trunks} o {boards}</translation>
        </message>
        <message>
            <source>{goods} every turn</source>
            <translation>{goods} ogni turno</translation>
        </message>
        <message>
            <source>{goods} from {source} with {transporter}</source>
            <translation>{goods} {source:from} con {transporter}</translation>
        </message>
        <message>
            <source>{good} on the ground counts for nothing at the end</source>
            <translation>{good}: a terra non vale nulla alla fine</translation>
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
            <translation>{inputs} → {made}, {runs} × a turno</translation>
        </message>
        <message>
            <source>{left} of {most} runs left this turn</source>
            <translation>in questo turno restano {left} produzioni su {most}</translation>
        </message>
        <message>
            <source>{mine} with {gold} gold, {iron} iron</source>
            <translation>{mine} con {gold} oro, {iron} ferro</translation>
        </message>
        <message>
            <source>{players} may help</source>
            <translation>Aiuto possibile: {players}</translation>
        </message>
        <message>
            <source>{player} has no transporter on {tile}.</source>
            <translation>{player} non ha mezzi su {tile}.</translation>
        </message>
        <message>
            <source>{player}: all transporters on {tile}</source>
            <translation>{player}: tutti i mezzi su {tile}</translation>
        </message>
        <message>
            <source>{player}: choose your home</source>
            <translation>{player}: scegli la tua casa</translation>
        </message>
        <message>
            <source>{player}: click a transporter or a tile to see what can be done there.</source>
            <translation>{player}: fai clic su un mezzo o una tessera per vedere che cosa vi si può fare.</translation>
        </message>
        <message>
            <source>{player}: do you agree?</source>
            <translation>{player}: sei d'accordo?</translation>
        </message>
        <message>
            <source>{player}: go on praying?</source>
            <translation>{player}: continui a pregare?</translation>
        </message>
        <message>
            <source>{player}: one transporter too many, put one out of use</source>
            <translation>{player}: un mezzo di troppo, eliminane uno</translation>
        </message>
        <message>
            <source>{player}: which position?</source>
            <translation>{player}: quale posizione?</translation>
        </message>
        <message>
            <source>{player}: {transporter} on {tile}</source>
            <translation>{player}: {transporter} su {tile}</translation>
        </message>
        <message>
            <source>{source} → {target}</source>
            <translation>{source} → {target}</translation>
        </message>
        <message>
            <source>{transporter}: {points} left</source>
            <translation>{transporter}: restano {points}</translation>
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
            <translation>&amp;Metti sotto la mappa</translation>
        </message>
        <message>
            <source>A picture shows a map, but it cannot be opened as one: {names}</source>
            <translation>Un'immagine mostra una mappa, ma non si può aprire come tale: {names}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Open a map first: then a picture can lie under it, to be traced.</source>
            <translation>Apri prima una mappa: poi un'immagine può stare sotto di essa, da ricalcare.</translation>
        </message>
        <message>
            <source>“{name}” is a picture without a map in it. It can lie under the map “{title}”, to be traced.</source>
            <translation>«{name}» è un'immagine senza una mappa. Può stare sotto la mappa «{title}», da ricalcare.</translation>
        </message>
    </context>
    <context>
        <name>ColourChoice</name>
        <message>
            <source>several values</source>
            <translation>più valori</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message>
            <source>A command, a tile, a piece, a map, or a place such as “2 -1”</source>
            <translation>Un comando, una tessera, un pezzo, una mappa o un luogo come «2 -1»</translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Tavolozza dei comandi</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Corrispondenze</translation>
        </message>
        <message>
            <source>No matches.</source>
            <translation>Nessuna corrispondenza.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
    </context>
    <context>
        <name>ComparedMap</name>
        <message>
            <source>This map</source>
            <translation>Questa mappa</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPanel</name>
        <message>
            <source>Compared with: {name}. {sentence}</source>
            <translation>Confronto con: {name}. {sentence}</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Differenze</translation>
        </message>
        <message>
            <source>End the comparison (Esc)</source>
            <translation>Termina il confronto (Esc)</translation>
        </message>
        <message>
            <source>Next difference</source>
            <translation>Differenza successiva</translation>
        </message>
        <message>
            <source>Previous difference</source>
            <translation>Differenza precedente</translation>
        </message>
        <message>
            <source>Show this version</source>
            <translation>Mostra questa versione</translation>
        </message>
        <message>
            <source>This map</source>
            <translation>Questa mappa</translation>
        </message>
    </context>
    <context>
        <name>Comparisons</name>
        <message>
            <source>Compare with another file</source>
            <translation>Confronta con un altro file</translation>
        </message>
        <message>
            <source>No other map is open</source>
            <translation>Nessun'altra mappa è aperta</translation>
        </message>
        <message>
            <source>There is nothing to compare with.</source>
            <translation>Non c'è nulla con cui confrontare.</translation>
        </message>
        <message>
            <source>the backup</source>
            <translation>la copia di riserva</translation>
        </message>
        <message>
            <source>the saved file</source>
            <translation>il file salvato</translation>
        </message>
    </context>
    <context>
        <name>ComposeDialog</name>
        <message numerus="yes">
            <source>%n in the box</source>
            <translation>
                <numerusform>%n nella scatola</numerusform>
                <numerusform>%n nella scatola</numerusform>
            </translation>
        </message>
        <message>
            <source>Compose a tile</source>
            <translation>Componi una tessera</translation>
        </message>
        <message>
            <source>⚠ not in the chosen box</source>
            <translation>⚠ non nella scatola scelta</translation>
        </message>
    </context>
    <context>
        <name>ConsoleOutput</name>
        <message>
            <source>Details</source>
            <translation>Dettagli</translation>
        </message>
    </context>
    <context>
        <name>ConsolePanel</name>
        <message numerus="yes">
            <source>%n things that the script has changed were changed by you meanwhile.</source>
            <translation>
                <numerusform>%n cosa che lo script ha cambiato l'hai cambiata anche tu nel frattempo.</numerusform>
                <numerusform>%n cose che lo script ha cambiato le hai cambiate anche tu nel frattempo.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Ferma</translation>
        </message>
        <message>
            <source>A line of Python, such as {line}</source>
            <translation>Una riga di Python, come {line}</translation>
        </message>
        <message>
            <source>End what is running</source>
            <translation>Termina ciò che è in corso</translation>
        </message>
        <message>
            <source>Forget all names, and begin with an empty sheet</source>
            <translation>Dimentica tutti i nomi e ricomincia da un foglio vuoto</translation>
        </message>
        <message>
            <source>Lines of Python</source>
            <translation>Righe di Python</translation>
        </message>
        <message>
            <source>Output</source>
            <translation>Uscita</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Avanzamento</translation>
        </message>
        <message>
            <source>Script: {name}</source>
            <translation>Script: {name}</translation>
        </message>
        <message>
            <source>Something is still running. Stop it first.</source>
            <translation>Qualcosa è ancora in corso. Prima fermalo.</translation>
        </message>
        <message>
            <source>Start &amp;anew</source>
            <translation>&amp;Ricomincia</translation>
        </message>
        <message>
            <source>Type Python to work on the map in front. {map} is the map, {selection} the selected places, {library} the library. A script may do whatever you may do on this computer: run only what you trust.</source>
            <translation>Scrivi Python per lavorare sulla mappa davanti. {map} è la mappa, {selection} i posti selezionati, {library} la libreria. Uno script può fare tutto ciò che puoi fare tu su questo computer: esegui solo ciò di cui ti fidi.</translation>
        </message>
    </context>
    <context>
        <name>ContenderRow</name>
        <message>
            <source>Player {number}</source>
            <translation>Giocatore {number}</translation>
        </message>
        <message>
            <source>Stop comparing with {name}</source>
            <translation>Non confrontare più con {name}</translation>
        </message>
        <message>
            <source>Which player of {name}</source>
            <translation>Quale giocatore di {name}</translation>
        </message>
    </context>
    <context>
        <name>ContentsList</name>
        <message>
            <source>Contents of the book</source>
            <translation>Contenuto del libro</translation>
        </message>
    </context>
    <context>
        <name>CopiedTable</name>
        <message>
            <source>&amp;Copy the table</source>
            <translation>&amp;Copia la tabella</translation>
        </message>
    </context>
    <context>
        <name>Crash</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continua</translation>
        </message>
        <message>
            <source>&amp;Quit now</source>
            <translation>&amp;Esci ora</translation>
        </message>
        <message>
            <source>Copies of all unsaved maps have been kept.</source>
            <translation>Sono state conservate copie di tutte le mappe non salvate.</translation>
        </message>
        <message>
            <source>Please report this with the log in {folder}.</source>
            <translation>Per favore segnalalo con il registro in {folder}.</translation>
        </message>
        <message>
            <source>Something went wrong inside rbdesigner.</source>
            <translation>Qualcosa è andato storto in rbdesigner.</translation>
        </message>
        <message>
            <source>The last action may be incomplete. It is safest to save under another name and restart.</source>
            <translation>L'ultima azione può essere incompleta. È meglio salvare con un altro nome e riavviare.</translation>
        </message>
    </context>
    <context>
        <name>DeliveryController</name>
        <message>
            <source>{name} has not delivered anything yet. After a delivery, a double click repeats it.</source>
            <translation>{name} non ha ancora portato nulla. Dopo una consegna, un doppio clic la ripete.</translation>
        </message>
    </context>
    <context>
        <name>DifferenceTable</name>
        <message>
            <source>Average per game</source>
            <translation>Media per partita</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Variazione</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Prima</translation>
        </message>
        <message>
            <source>Percentage points from an even share</source>
            <translation>Punti percentuali dalla quota pari</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>Seconda</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Semi</translation>
        </message>
        <message>
            <source>What differs in the games</source>
            <translation>Che cosa cambia nelle partite</translation>
        </message>
        <message>
            <source>in every seed</source>
            <translation>con ogni seme</translation>
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <source>Choose symmetry</source>
            <translation>Scegli simmetria</translation>
        </message>
        <message>
            <source>Nothing was changed, because {reason}. Unlock it first.</source>
            <translation>Non è cambiato nulla, perché {reason}. Prima sbloccalo.</translation>
        </message>
        <message>
            <source>a tile is locked</source>
            <translation>una tessera è bloccata</translation>
        </message>
        <message>
            <source>the layer “{layer}” is locked</source>
            <translation>il livello «{layer}» è bloccato</translation>
        </message>
    </context>
    <context>
        <name>DocumentPage</name>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
    </context>
    <context>
        <name>EraseTool</name>
        <message>
            <source>Click to erase; with Shift only what stands on the tile</source>
            <translation>Fai clic per cancellare; con Shift solo ciò che sta sulla tessera</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Cancella</translation>
        </message>
        <message numerus="yes">
            <source>Erase %n tiles</source>
            <translation>
                <numerusform>Cancella %n tessera</numerusform>
                <numerusform>Cancella %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to erase here</source>
            <translation>Qui non c'è nulla da cancellare</translation>
        </message>
    </context>
    <context>
        <name>ErrandBox</name>
        <message>
            <source>Show no errands of machines</source>
            <translation>Non mostrare gli incarichi delle macchine</translation>
        </message>
        <message>
            <source>Show no errands of machines; the menu Play shows them again</source>
            <translation>Non mostrare gli incarichi delle macchine; il menu Gioco li mostra di nuovo</translation>
        </message>
        <message>
            <source>What the machines have done</source>
            <translation>Che cosa hanno fatto le macchine</translation>
        </message>
    </context>
    <context>
        <name>ExpectedShares</name>
        <message>
            <source>{home} is expected to win {wins} of 100 games, with {points} % of all points.</source>
            <translation>{home}: {wins} vittorie attese in 100 partite, con {points} % di tutti i punti.</translation>
        </message>
    </context>
    <context>
        <name>ExportDialog</name>
        <message>
            <source>&amp;Choose the file…</source>
            <translation>&amp;Scegli il file…</translation>
        </message>
    </context>
    <context>
        <name>Exports</name>
        <message>
            <source>Export</source>
            <translation>Esporta</translation>
        </message>
        <message>
            <source>Exported to {file}, but not completely.</source>
            <translation>Esportato in {file}, ma non per intero.</translation>
        </message>
        <message>
            <source>Exported to {file}.</source>
            <translation>Esportato in {file}.</translation>
        </message>
        <message>
            <source>Exporting to {file}</source>
            <translation>Esportazione in {file}</translation>
        </message>
        <message>
            <source>Save the QR code</source>
            <translation>Salva il codice QR</translation>
        </message>
        <message>
            <source>The QR code could not be saved.</source>
            <translation>Non è stato possibile salvare il codice QR.</translation>
        </message>
        <message>
            <source>The export was cancelled; {file} was not written.</source>
            <translation>L'esportazione è stata interrotta; {file} non è stato scritto.</translation>
        </message>
        <message>
            <source>The scenario is on the clipboard as text, without its private texts.</source>
            <translation>Lo scenario è negli appunti come testo, senza ciò che è privato.</translation>
        </message>
        <message>
            <source>The scenario is on the clipboard as text.</source>
            <translation>Lo scenario è negli appunti come testo.</translation>
        </message>
    </context>
    <context>
        <name>FactTable</name>
        <message>
            <source>Distances in turns of a donkey, with the steps in brackets where their number differs</source>
            <translation>Distanze in turni di un asino, con i passi tra parentesi dove il numero è diverso</translation>
        </message>
        <message>
            <source>Turns (steps)</source>
            <translation>Turni (passi)</translation>
        </message>
        <message>
            <source>{fact} (worse than others)</source>
            <translation>{fact} (peggio di altre)</translation>
        </message>
    </context>
    <context>
        <name>FailureWording</name>
        <message>
            <source>Act for it, or press P twice to have it asked again.</source>
            <translation>Agisci al suo posto, o premi P due volte per chiederle di nuovo.</translation>
        </message>
        <message>
            <source>Act for it; then it is asked again.</source>
            <translation>Agisci al suo posto; poi le si chiede di nuovo.</translation>
        </message>
        <message>
            <source>The machine for {player} answered {detail}, which is not an action.</source>
            <translation>La macchina per {player} ha risposto {detail}, che non è un'azione.</translation>
        </message>
        <message>
            <source>The machine for {player} cannot be seated: {detail}.</source>
            <translation>La macchina per {player} non può sedersi al tavolo: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has crashed: {detail}.</source>
            <translation>La macchina per {player} si è interrotta per un errore: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has ended: {detail}.</source>
            <translation>Il processo della macchina per {player} è terminato: {detail}.</translation>
        </message>
        <message>
            <source>The machine for {player} has not decided within {detail} seconds.</source>
            <translation>La macchina per {player} non ha deciso entro {detail} secondi.</translation>
        </message>
        <message>
            <source>The machine for {player} only moves things about: {detail} actions in a row.</source>
            <translation>La macchina per {player} sposta solo cose qua e là: {detail} azioni di fila.</translation>
        </message>
        <message>
            <source>The machine for {player} tried something that cannot be done. {detail}</source>
            <translation>La macchina per {player} ha tentato qualcosa che non si può fare. {detail}</translation>
        </message>
    </context>
    <context>
        <name>FieldName</name>
        <message>
            <source>A double click or F2 renames the field everywhere</source>
            <translation>Un doppio clic o F2 rinomina il campo ovunque</translation>
        </message>
        <message>
            <source>New name: {name}</source>
            <translation>Nuovo nome: {name}</translation>
        </message>
    </context>
    <context>
        <name>FieldRows</name>
        <message>
            <source>Add the field</source>
            <translation>Aggiungi il campo</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Colore</translation>
        </message>
        <message>
            <source>Kind of the new field</source>
            <translation>Tipo del nuovo campo</translation>
        </message>
        <message>
            <source>Name of a new field</source>
            <translation>Nome di un nuovo campo</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Numero</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Togli</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Togli: {thing}</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <source>There is already a field “{name}”.</source>
            <translation>C'è già un campo «{name}».</translation>
        </message>
        <message>
            <source>Whole number</source>
            <translation>Numero intero</translation>
        </message>
        <message>
            <source>Yes or no</source>
            <translation>Sì o no</translation>
        </message>
        <message>
            <source>new field</source>
            <translation>nuovo campo</translation>
        </message>
    </context>
    <context>
        <name>FigureTables</name>
        <message>
            <source>Brick</source>
            <translation>Mattone</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Ponte</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Edificio</translation>
        </message>
        <message>
            <source>Buildings by kind</source>
            <translation>Edifici per tipo</translation>
        </message>
        <message>
            <source>First built</source>
            <translation>Costruito per la prima volta</translation>
        </message>
        <message>
            <source>First made</source>
            <translation>Prodotto per la prima volta</translation>
        </message>
        <message>
            <source>First transporter</source>
            <translation>Primo mezzo di trasporto</translation>
        </message>
        <message>
            <source>Goods made there</source>
            <translation>Merci prodotte lì</translation>
        </message>
        <message>
            <source>In which turn</source>
            <translation>In quale turno</translation>
        </message>
        <message>
            <source>Milestones</source>
            <translation>Traguardi</translation>
        </message>
        <message>
            <source>Researched</source>
            <translation>Ricercato</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Strada</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Quota</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Passi</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Tessera</translation>
        </message>
        <message>
            <source>Traffic by tile</source>
            <translation>Traffico per tessera</translation>
        </message>
        <message>
            <source>Turns it stood</source>
            <translation>Turni in piedi</translation>
        </message>
        <message>
            <source>Turns it was idle</source>
            <translation>Turni fermo</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Muro</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Meraviglia</translation>
        </message>
    </context>
    <context>
        <name>FigureWindow</name>
        <message>
            <source>&amp;Buildings</source>
            <translation>&amp;Edifici</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Chiudi</translation>
        </message>
        <message>
            <source>&amp;Games of this map…</source>
            <translation>&amp;Partite su questa mappa…</translation>
        </message>
        <message>
            <source>&amp;Goods</source>
            <translation>&amp;Merci</translation>
        </message>
        <message>
            <source>&amp;Milestones</source>
            <translation>&amp;Traguardi</translation>
        </message>
        <message>
            <source>&amp;Points</source>
            <translation>&amp;Punti</translation>
        </message>
        <message>
            <source>&amp;Traffic</source>
            <translation>Tra&amp;ffico</translation>
        </message>
        <message>
            <source>&amp;Wonder</source>
            <translation>Mera&amp;viglia</translation>
        </message>
        <message>
            <source>A &amp;file…</source>
            <translation>Un &amp;file…</translation>
        </message>
        <message>
            <source>A click on a turn shows its beginning on the board. Tables are copied with Ctrl+C.</source>
            <translation>Un clic su un turno ne mostra l'inizio sul tabellone. Le tabelle si copiano con Ctrl+C.</translation>
        </message>
        <message>
            <source>Bricks laid</source>
            <translation>Mattoni posati</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Edifici</translation>
        </message>
        <message>
            <source>C&amp;ompare with</source>
            <translation>C&amp;onfronta con</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>A confronto</translation>
        </message>
        <message>
            <source>Figures of the game: {map}</source>
            <translation>Dati della partita: {map}</translation>
        </message>
        <message>
            <source>Goods made</source>
            <translation>Merci prodotte</translation>
        </message>
        <message>
            <source>Goods used</source>
            <translation>Merci usate</translation>
        </message>
        <message>
            <source>Idle buildings</source>
            <translation>Edifici fermi</translation>
        </message>
        <message>
            <source>M&amp;ap</source>
            <translation>M&amp;appa</translation>
        </message>
        <message>
            <source>Other games, your own or machines', can be shown beside it.</source>
            <translation>Altre partite, tue o di macchine, si possono mostrare accanto.</translation>
        </message>
        <message>
            <source>Points after the turn: goods aboard and the wonder</source>
            <translation>Punti dopo il turno: merci a bordo e meraviglia</translation>
        </message>
        <message>
            <source>Steps of transporters</source>
            <translation>Passi dei mezzi di trasporto</translation>
        </message>
        <message>
            <source>This game</source>
            <translation>Questa partita</translation>
        </message>
    </context>
    <context>
        <name>FileChoice</name>
        <message>
            <source>All files (*)</source>
            <translation>Tutti i file (*)</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <source>Saved to {file}.</source>
            <translation>Salvato in {file}.</translation>
        </message>
        <message>
            <source>Scenarios, games, and maps of other programs ({suffixes})</source>
            <translation>Scenari, partite e mappe di altri programmi ({suffixes})</translation>
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message>
            <source>Click to fill with {tile}: {number}</source>
            <translation>Fai clic per riempire con {tile}: {number}</translation>
        </message>
        <message numerus="yes">
            <source>Fill %n tiles with {tile}</source>
            <translation>
                <numerusform>Riempi %n tessera con {tile}</numerusform>
                <numerusform>Riempi %n tessere con {tile}</numerusform>
            </translation>
        </message>
        <message>
            <source>Fill with {tile}</source>
            <translation>Riempi con {tile}</translation>
        </message>
        <message>
            <source>Only a gap with tiles all around it can be filled, or a part that is selected first</source>
            <translation>Si può riempire solo un vuoto circondato da tessere, o una parte selezionata prima</translation>
        </message>
    </context>
    <context>
        <name>FinalBoard</name>
        <message>
            <source>&amp;Figures of the game</source>
            <translation>&amp;Dati della partita</translation>
        </message>
        <message>
            <source>&amp;Write it into the scenario as its record</source>
            <translation>&amp;Scrivi nello scenario come record</translation>
        </message>
        <message>
            <source>A machine has played this game, so it does not count as yours.</source>
            <translation>Ha giocato anche una macchina, perciò questa partita non conta come tua.</translation>
        </message>
        <message>
            <source>A new record, by {more}!</source>
            <translation>Un nuovo record, di {more} in più!</translation>
        </message>
        <message>
            <source>Goods {points}:</source>
            <translation>Merci {points}:</translation>
        </message>
        <message>
            <source>No record of this scenario is known yet.</source>
            <translation>Di questo scenario non si conosce ancora un record.</translation>
        </message>
        <message>
            <source>No record of this scenario is known yet: yours is the first.</source>
            <translation>Di questo scenario non si conosce ancora un record: il tuo è il primo.</translation>
        </message>
        <message>
            <source>Record of the scenario: {points}</source>
            <translation>Record dello scenario: {points}</translation>
        </message>
        <message>
            <source>The end of the game</source>
            <translation>La fine della partita</translation>
        </message>
        <message>
            <source>This game has reached it.</source>
            <translation>Questa partita l'ha raggiunto.</translation>
        </message>
        <message>
            <source>This game is better by {more}.</source>
            <translation>Questa partita è migliore di {more}.</translation>
        </message>
        <message>
            <source>This game is {less} short of it.</source>
            <translation>A questa partita mancano {less}.</translation>
        </message>
        <message>
            <source>This game was over when it was opened, so it does not count as yours.</source>
            <translation>Questa partita era già finita quando è stata aperta, perciò non conta come tua.</translation>
        </message>
        <message>
            <source>This is the first game of this scenario that you have finished.</source>
            <translation>Questa è la prima partita di questo scenario che hai finito.</translation>
        </message>
        <message>
            <source>Wonder {points}:</source>
            <translation>Meraviglia {points}:</translation>
        </message>
        <message>
            <source>You have beaten it by {more}.</source>
            <translation>L'hai battuto di {more}.</translation>
        </message>
        <message>
            <source>You have missed it by {less}.</source>
            <translation>L'hai mancato di {less}.</translation>
        </message>
        <message>
            <source>You have reached it again.</source>
            <translation>L'hai raggiunto di nuovo.</translation>
        </message>
        <message>
            <source>You have reached it.</source>
            <translation>L'hai raggiunto.</translation>
        </message>
        <message>
            <source>Your best before, on {day}: {points}</source>
            <translation>Il tuo migliore finora, il {day}: {points}</translation>
        </message>
        <message>
            <source>Your best, on {day}: {points}</source>
            <translation>Il tuo migliore, il {day}: {points}</translation>
        </message>
        <message>
            <source>row {row}</source>
            <translation>riga {row}</translation>
        </message>
        <message>
            <source>{count} × {worth} = {points}</source>
            <translation>{count} × {worth} = {points}</translation>
        </message>
        <message>
            <source>{first} and {second} have equal points; {first} stands closer to the temple.</source>
            <translation>{first} e {second} hanno gli stessi punti; {first} è più vicino al tempio.</translation>
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
            <translation>Problemi del libro</translation>
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
            <translation>Questa versione non conosce né par né equità.</translation>
        </message>
        <message>
            <source>Take off the sheet</source>
            <translation>Togli dal foglio</translation>
        </message>
        <message>
            <source>Take the findings off the sheet</source>
            <translation>Togli i risultati dal foglio</translation>
        </message>
        <message>
            <source>Undo puts it back</source>
            <translation>Annulla lo rimette</translation>
        </message>
    </context>
    <context>
        <name>ForecastStrip</name>
        <message>
            <source>Next production</source>
            <translation>Prossima produzione</translation>
        </message>
        <message>
            <source>Next production: nothing</source>
            <translation>Prossima produzione: niente</translation>
        </message>
        <message>
            <source>No production follows</source>
            <translation>Non segue alcuna produzione</translation>
        </message>
        <message>
            <source>Still to come</source>
            <translation>Deve ancora arrivare</translation>
        </message>
        <message>
            <source>Still to come: nothing</source>
            <translation>Deve ancora arrivare: niente</translation>
        </message>
        <message>
            <source>What the next production brings if nothing changes, place by place</source>
            <translation>Tutto ciò che porta la prossima produzione se nulla cambia, luogo per luogo</translation>
        </message>
    </context>
    <context>
        <name>ForeignFiles</name>
        <message>
            <source>Looking at the format {file}</source>
            <translation>Esame del formato {file}</translation>
        </message>
    </context>
    <context>
        <name>FormatDialog</name>
        <message>
            <source>&amp;Format</source>
            <translation>&amp;Formato</translation>
        </message>
        <message>
            <source>Export for another program</source>
            <translation>Esporta per un altro programma</translation>
        </message>
        <message>
            <source>This format cannot hold the map: {reason}.</source>
            <translation>Questo formato non può contenere la mappa: {reason}.</translation>
        </message>
        <message>
            <source>What the format cannot hold is left out. You will be told what it was.</source>
            <translation>Ciò che il formato non può contenere si tralascia; ti verrà detto che cosa.</translation>
        </message>
    </context>
    <context>
        <name>Gallery</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n giocatore</numerusform>
                <numerusform>%n giocatori</numerusform>
            </translation>
        </message>
        <message>
            <source>Scenarios</source>
            <translation>Scenari</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solitario</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>record {points}</translation>
        </message>
        <message>
            <source>{least} to {most} players</source>
            <translation>da {least} a {most} giocatori</translation>
        </message>
    </context>
    <context>
        <name>GalleryRanking</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n partita è fallita e non conta.</numerusform>
                <numerusform>%n partite sono fallite e non contano.</numerusform>
            </translation>
        </message>
        <message>
            <source>All these games have been played; ask for more</source>
            <translation>Tutte queste partite sono giocate; chiedine altre</translation>
        </message>
        <message>
            <source>As they come</source>
            <translation>Come arrivano</translation>
        </message>
        <message>
            <source>By fairness</source>
            <translation>Per equità</translation>
        </message>
        <message>
            <source>By fairness: as the analysis judges it. By short runs: machines play some games on each map.</source>
            <translation>Per equità: come la giudica l'analisi. Per serie brevi: le macchine giocano alcune partite su ogni mappa.</translation>
        </message>
        <message>
            <source>By short runs</source>
            <translation>Per serie brevi</translation>
        </message>
        <message>
            <source>Games on each map</source>
            <translation>Partite su ogni mappa</translation>
        </message>
        <message>
            <source>How many games Easy machines play on each map, with the same seeds on all; more games are more certain</source>
            <translation>Quante partite giocano le macchine facili su ogni mappa, con gli stessi semi su tutte; più partite danno più certezza</translation>
        </message>
        <message>
            <source>Not all of these maps can be played by machines.</source>
            <translation>Non tutte queste mappe possono essere giocate dalle macchine.</translation>
        </message>
        <message>
            <source>Or&amp;der</source>
            <translation>Disposi&amp;zione</translation>
        </message>
        <message>
            <source>Play games</source>
            <translation>Gioca le partite</translation>
        </message>
        <message>
            <source>Short runs compare homes, and these maps have one each.</source>
            <translation>Le serie brevi confrontano le case, e queste mappe ne hanno una sola.</translation>
        </message>
        <message>
            <source>Stop the games</source>
            <translation>Ferma le partite</translation>
        </message>
    </context>
    <context>
        <name>GameExports</name>
        <message>
            <source>without the future</source>
            <translation>senza il futuro</translation>
        </message>
    </context>
    <context>
        <name>GameFiles</name>
        <message>
            <source>A picture of the board is on the clipboard.</source>
            <translation>Un'immagine del tabellone è negli appunti.</translation>
        </message>
        <message>
            <source>Everything since its end will be lost. The games played keep it as it ended.</source>
            <translation>Tutto ciò che è stato fatto dopo la fine andrà perso. Le partite giocate la conservano com'è finita.</translation>
        </message>
        <message>
            <source>Everything since the last save will be lost. The file stays as it is.</source>
            <translation>Tutto ciò che è stato fatto dopo l'ultimo salvataggio andrà perso. Il file resta com'è.</translation>
        </message>
        <message>
            <source>Game: {map}</source>
            <translation>Partita: {map}</translation>
        </message>
        <message>
            <source>Game: {map}, turn {turn}</source>
            <translation>Partita: {map}, turno {turn}</translation>
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation>Partite ({suffixes})</translation>
        </message>
        <message>
            <source>Go on from here first: this game can only be looked at, and its file is kept.</source>
            <translation>Prima prosegui da qui: questa partita si può solo guardare e il suo file resta com'è.</translation>
        </message>
        <message>
            <source>It has not been saved, and it cannot be kept among the games played. The whole game will be lost.</source>
            <translation>Non è stata salvata e non può essere conservata tra le partite giocate. Andrà persa del tutto.</translation>
        </message>
        <message>
            <source>Save the game as</source>
            <translation>Salva la partita con nome</translation>
        </message>
        <message>
            <source>The file contains what chance will bring. To give the game to others, use “Save without the future”.</source>
            <translation>Il file contiene ciò che il caso porterà. Per gli altri c'è «Salva senza il futuro».</translation>
        </message>
        <message>
            <source>The file stays as it is.</source>
            <translation>Il file resta com'è.</translation>
        </message>
        <message>
            <source>The game could not be exported.</source>
            <translation>Non è stato possibile esportare la partita.</translation>
        </message>
        <message>
            <source>The game could not be saved. It is still open.</source>
            <translation>Non è stato possibile salvare la partita. È ancora aperta.</translation>
        </message>
        <message>
            <source>The last actions will be lost. The games played keep it as it was before.</source>
            <translation>Le ultime azioni andranno perse. Le partite giocate la conservano com'era prima.</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Questa partita non si può aprire.</translation>
        </message>
        <message>
            <source>You will find it among the games played, just as it is now.</source>
            <translation>La ritrovi tra le partite giocate, così com'è ora.</translation>
        </message>
    </context>
    <context>
        <name>GamePage</name>
        <message>
            <source>&amp;Go on from here as a new game</source>
            <translation>&amp;Prosegui da qui come nuova partita</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Azioni</translation>
        </message>
        <message>
            <source>Entries left out from there on: {number}</source>
            <translation>Voci tralasciate da lì in poi: {number}</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>The file can be played only up to this moment. You can look at the game; the file stays as it is.</source>
            <translation>Il file si può giocare solo fino a questo momento. La partita si può guardare; il file resta com'è.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Meraviglia</translation>
        </message>
        <message>
            <source>game</source>
            <translation>partita</translation>
        </message>
        <message>
            <source>game {number}</source>
            <translation>partita {number}</translation>
        </message>
        <message>
            <source>turn {turn} {phase}</source>
            <translation>turno {turn} {phase}</translation>
        </message>
        <message>
            <source>{game}, over</source>
            <translation>{game}, finita</translation>
        </message>
        <message>
            <source>{game}, turn {turn}</source>
            <translation>{game}, turno {turn}</translation>
        </message>
    </context>
    <context>
        <name>GameView</name>
        <message>
            <source>Coordinates</source>
            <translation>Coordinate</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>A person acts for {players}: the machine player {file} has not been chosen here.</source>
            <translation>Per {players} gioca una persona: il giocatore macchina {file} non è stato scelto qui.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Machines play on from here. The original game stays as it is.</source>
            <translation>Da qui proseguono le macchine. La partita originale resta com'è.</translation>
        </message>
        <message>
            <source>Show the &amp;problems</source>
            <translation>&amp;Mostra i problemi</translation>
        </message>
        <message>
            <source>The game is over at this moment: there is nothing to play on.</source>
            <translation>In questo momento la partita è finita: non c'è nulla da proseguire.</translation>
        </message>
        <message>
            <source>This game was begun with an older version of the rules, and goes on with it.</source>
            <translation>Questa partita è iniziata con una versione precedente delle regole e continua con quella.</translation>
        </message>
        <message>
            <source>This map cannot be played.</source>
            <translation>Questa mappa non si può giocare.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>e %n altro</numerusform>
                <numerusform>e altri %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}, turn {turn}</source>
            <translation>{title}, turno {turn}</translation>
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The games could not be taken out.</source>
            <translation>Non è stato possibile togliere le partite.</translation>
        </message>
        <message>
            <source>The games played cannot be read.</source>
            <translation>Le partite giocate non si possono leggere.</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Questa partita non si può aprire.</translation>
        </message>
        <message>
            <source>games played</source>
            <translation>partite giocate</translation>
        </message>
    </context>
    <context>
        <name>GeneratedGallery</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n problems</source>
            <translation>
                <numerusform>%n problema</numerusform>
                <numerusform>%n problemi</numerusform>
            </translation>
        </message>
        <message>
            <source>Generated maps</source>
            <translation>Mappe generate</translation>
        </message>
        <message>
            <source>In these games the home farthest from an even share of the wins was {points} percentage points off.</source>
            <translation>In queste partite la casa più lontana da una quota pari delle vittorie ne distava {points} punti percentuali.</translation>
        </message>
        <message>
            <source>Map {number}</source>
            <translation>Mappa {number}</translation>
        </message>
        <message>
            <source>The order of the maps counts points too, because a few wins tell little.</source>
            <translation>Per l'ordine delle mappe contano anche i punti, perché poche vittorie dicono poco.</translation>
        </message>
        <message>
            <source>There are too few games to say how certain that is.</source>
            <translation>Le partite sono troppo poche per dire quanto sia certo.</translation>
        </message>
        <message>
            <source>Unfairness {points} points (unsure)</source>
            <translation>Iniquità {points} punti (incerta)</translation>
        </message>
        <message>
            <source>Unfairness {points} points ({low} to {high})</source>
            <translation>Iniquità {points} punti (da {low} a {high})</translation>
        </message>
        <message>
            <source>Wins {shares} %</source>
            <translation>Vittorie {shares} %</translation>
        </message>
        <message>
            <source>With 95 % certainty, many more games would show {low} to {high}.</source>
            <translation>In molte più partite sarebbero da {low} a {high}, con il 95 % di certezza.</translation>
        </message>
        <message>
            <source>looks {score}</source>
            <translation>aspetto {score}</translation>
        </message>
        <message>
            <source>no problems</source>
            <translation>nessun problema</translation>
        </message>
        <message>
            <source>{home} wins {value} % of games ({low} to {high})</source>
            <translation>{home} vince il {value} % delle partite (da {low} a {high})</translation>
        </message>
    </context>
    <context>
        <name>GeneratorCommands</name>
        <message>
            <source>Another map like this</source>
            <translation>Altra mappa come questa</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Draw a map first, to get another one like it.</source>
            <translation>Disegna prima una mappa, per averne un'altra simile.</translation>
        </message>
        <message>
            <source>Fill the selection</source>
            <translation>Riempi la selezione</translation>
        </message>
        <message>
            <source>Finish the map</source>
            <translation>Completa la mappa</translation>
        </message>
        <message>
            <source>Select places first, to fill them.</source>
            <translation>Seleziona prima i luoghi da riempire.</translation>
        </message>
        <message>
            <source>The map has been changed meanwhile; it stays as it is.</source>
            <translation>La mappa è stata cambiata nel frattempo; resta com'è.</translation>
        </message>
        <message>
            <source>{step}: nothing has changed, because no other tiles were found.</source>
            <translation>{step}: non è cambiato nulla, perché non sono state trovate altre tessere.</translation>
        </message>
        <message>
            <source>{step}: nothing was generated.</source>
            <translation>{step}: non è stato generato nulla.</translation>
        </message>
    </context>
    <context>
        <name>GeneratorFields</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>S&amp;catola di tessere</translation>
        </message>
        <message>
            <source>&amp;Fairness</source>
            <translation>E&amp;quità</translation>
        </message>
        <message>
            <source>&amp;Homes apart</source>
            <translation>Di&amp;stanza delle case</translation>
        </message>
        <message>
            <source>&amp;Islands</source>
            <translation>&amp;Isole</translation>
        </message>
        <message>
            <source>&amp;Other seed</source>
            <translation>Altro se&amp;me</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Giocatori</translation>
        </message>
        <message>
            <source>&amp;Rivers</source>
            <translation>&amp;Fiumi</translation>
        </message>
        <message>
            <source>&amp;Tiles</source>
            <translation>&amp;Tessere</translation>
        </message>
        <message>
            <source>1 is a continent</source>
            <translation>1 è un continente</translation>
        </message>
        <message>
            <source>As it comes</source>
            <translation>Come viene</translation>
        </message>
        <message>
            <source>Co&amp;urse</source>
            <translation>C&amp;orso</translation>
        </message>
        <message>
            <source>Coast</source>
            <translation>Costa</translation>
        </message>
        <message>
            <source>Corner on top</source>
            <translation>Vertice in alto</translation>
        </message>
        <message>
            <source>Flat side on top</source>
            <translation>Lato piatto in alto</translation>
        </message>
        <message>
            <source>From a source to the sea</source>
            <translation>Da una sorgente al mare</translation>
        </message>
        <message>
            <source>From sea to sea too</source>
            <translation>Anche da mare a mare</translation>
        </message>
        <message>
            <source>From sources while there are any</source>
            <translation>Da sorgenti finché ce ne sono</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Gruppi</translation>
        </message>
        <message>
            <source>He&amp;xagons</source>
            <translation>&amp;Esagoni</translation>
        </message>
        <message>
            <source>Homes on {terrain}</source>
            <translation>Case su: {terrain}</translation>
        </message>
        <message>
            <source>L&amp;and for homes</source>
            <translation>Terreni &amp;delle case</translation>
        </message>
        <message>
            <source>None, but fair</source>
            <translation>Nessuna: equa lo stesso</translation>
        </message>
        <message>
            <source>Rather straight</source>
            <translation>Piuttosto dritto</translation>
        </message>
        <message>
            <source>River &amp;length</source>
            <translation>&amp;Lunghezza dei fiumi</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Fiumi</translation>
        </message>
        <message>
            <source>Rivers come from inland</source>
            <translation>I fiumi vengono dall'interno</translation>
        </message>
        <message>
            <source>Rivers flo&amp;w</source>
            <translation>I fi&amp;umi scorrono</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>Sem&amp;e</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>Simmet&amp;ria</translation>
        </message>
        <message>
            <source>Shares of the terrains</source>
            <translation>Quote dei terreni</translation>
        </message>
        <message>
            <source>The coast has no lone spikes</source>
            <translation>La costa non ha punte isolate</translation>
        </message>
        <message>
            <source>The same seed makes the same maps; another one makes others</source>
            <translation>Lo stesso seme fa le stesse mappe, un altro ne fa altre</translation>
        </message>
        <message>
            <source>What counts for looks</source>
            <translation>Che cosa conta per l'aspetto</translation>
        </message>
        <message>
            <source>Winding</source>
            <translation>Tortuoso</translation>
        </message>
        <message>
            <source>Woods, rock, mountains and deserts lie in groups</source>
            <translation>Boschi, rocce, montagne e deserti stanno in gruppi</translation>
        </message>
        <message>
            <source>land and sea</source>
            <translation>terra e mare</translation>
        </message>
        <message>
            <source>of 100 or more</source>
            <translation>o più su 100</translation>
        </message>
        <message>
            <source>steps or more</source>
            <translation>o più passi</translation>
        </message>
        <message>
            <source>tiles or so</source>
            <translation>tessere, circa</translation>
        </message>
    </context>
    <context>
        <name>GeneratorWindow</name>
        <message numerus="yes">
            <source>%n maps</source>
            <translation>
                <numerusform>%n mappa</numerusform>
                <numerusform>%n mappe</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>C&amp;hiudi</translation>
        </message>
        <message>
            <source>&amp;Generate</source>
            <translation>Ge&amp;nera</translation>
        </message>
        <message>
            <source>&amp;More</source>
            <translation>&amp;Ancora</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>A do&amp;zen</source>
            <translation>Una do&amp;zzina</translation>
        </message>
        <message>
            <source>Another dozen with the same settings</source>
            <translation>Un'altra dozzina con le stesse impostazioni</translation>
        </message>
        <message>
            <source>Atla&amp;s</source>
            <translation>Atlan&amp;te</translation>
        </message>
        <message>
            <source>Choose the settings and press Generate.</source>
            <translation>Scegli le impostazioni e premi Genera.</translation>
        </message>
        <message>
            <source>Generated by rbdesigner: map {number} of seed {seed}.</source>
            <translation>Generata da rbdesigner: mappa {number} del seme {seed}.</translation>
        </message>
        <message>
            <source>Generated map {number}</source>
            <translation>Mappa generata {number}</translation>
        </message>
        <message>
            <source>Generated maps</source>
            <translation>Mappe generate</translation>
        </message>
        <message>
            <source>Open as a &amp;new map</source>
            <translation>A&amp;pri come nuova mappa</translation>
        </message>
        <message>
            <source>The first games are played…</source>
            <translation>Si giocano le prime partite…</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number} di {wanted} partite</translation>
        </message>
        <message>
            <source>{number} of {wanted} maps</source>
            <translation>{number} mappe di {wanted}</translation>
        </message>
    </context>
    <context>
        <name>GoodsRow</name>
        <message>
            <source>How many</source>
            <translation>Quantità</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Regione</translation>
        </message>
    </context>
    <context>
        <name>GuideView</name>
        <message>
            <source>Page of the guide</source>
            <translation>Pagina della guida</translation>
        </message>
        <message>
            <source>This page cannot be read.</source>
            <translation>Questa pagina non si può leggere.</translation>
        </message>
    </context>
    <context>
        <name>GuideWindow</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Avanti</translation>
        </message>
        <message>
            <source>Guide</source>
            <translation>Guida</translation>
        </message>
        <message>
            <source>Not found in the guide.</source>
            <translation>Non si trova nella guida.</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <translation>Cerca nella guida</translation>
        </message>
        <message>
            <source>{page} – user guide of rbdesigner</source>
            <translation>{page} – guida di rbdesigner</translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>Contested: another home was first, in % of games</source>
            <translation>Conteso: prima arriva un'altra casa, in % delle partite</translation>
        </message>
        <message>
            <source>First there most often, in % of games</source>
            <translation>Chi arriva primo più spesso, in % delle partite</translation>
        </message>
        <message>
            <source>Goods made in a game</source>
            <translation>Merci prodotte in una partita</translation>
        </message>
        <message>
            <source>No home in more than half of the games that go there</source>
            <translation>Nessuna casa in più della metà delle partite che ci vanno</translation>
        </message>
        <message>
            <source>The map appears here while games are played</source>
            <translation>La mappa appare qui mentre si gioca</translation>
        </message>
        <message>
            <source>The map of the run</source>
            <translation>La mappa della serie</translation>
        </message>
        <message>
            <source>Traffic: steps in a game</source>
            <translation>Traffico: passi in una partita</translation>
        </message>
        <message>
            <source>What is painted over the map</source>
            <translation>Che cosa è dipinto sulla mappa</translation>
        </message>
        <message>
            <source>Where games go, who is there first, what is contested, and where goods are made.</source>
            <translation>Dove vanno le partite, chi arriva primo, che cosa è conteso e dove si producono le merci.</translation>
        </message>
    </context>
    <context>
        <name>HintBox</name>
        <message>
            <source>&amp;Do it</source>
            <translation>&amp;Esegui</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Suggerimento</translation>
        </message>
        <message>
            <source>Hint for {player}</source>
            <translation>Suggerimento per {player}</translation>
        </message>
        <message>
            <source>How well the machine that gives hints plays; a better one thinks longer</source>
            <translation>Quanto gioca bene la macchina che dà i suggerimenti; una migliore pensa più a lungo</translation>
        </message>
        <message>
            <source>Level of the hints</source>
            <translation>Livello dei suggerimenti</translation>
        </message>
        <message>
            <source>No hint</source>
            <translation>Nessun suggerimento</translation>
        </message>
        <message>
            <source>No hint (Esc)</source>
            <translation>Nessun suggerimento (Esc)</translation>
        </message>
        <message>
            <source>Nothing is worth doing: end {phase}.</source>
            <translation>Non vale la pena di fare nulla; concludi: {phase}.</translation>
        </message>
        <message>
            <source>Thinking about a hint…</source>
            <translation>Sta pensando a un suggerimento…</translation>
        </message>
        <message>
            <source>{hint}: a plan for {points} at the end</source>
            <translation>{hint}: un piano da {points} alla fine</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>History</source>
            <translation>Cronologia</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Inizio</translation>
        </message>
    </context>
    <context>
        <name>HomeRow</name>
        <message>
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Regione</translation>
        </message>
        <message>
            <source>free to choose</source>
            <translation>a libera scelta</translation>
        </message>
    </context>
    <context>
        <name>HomeTool</name>
        <message>
            <source>Click to change this home, drag to move it, right click to remove it</source>
            <translation>Fai clic per cambiare questa casa, trascina per spostarla, clic destro per toglierla</translation>
        </message>
        <message>
            <source>Click to move the home of player {player} here</source>
            <translation>Fai clic per spostare qui la casa del giocatore {player}</translation>
        </message>
        <message>
            <source>Click to put a home here</source>
            <translation>Fai clic per mettere qui una casa</translation>
        </message>
        <message>
            <source>Click to swap this home with that of player {player}, right click to remove it</source>
            <translation>Fai clic per scambiare questa casa con quella del giocatore {player}, clic destro per toglierla</translation>
        </message>
        <message>
            <source>Homes stand on tiles: lay one first</source>
            <translation>Le case stanno su tessere: posane prima una</translation>
        </message>
        <message>
            <source>Move home</source>
            <translation>Sposta casa</translation>
        </message>
        <message>
            <source>Nothing was changed, because it cannot stand here: {reason}</source>
            <translation>Non è stato cambiato nulla, perché qui non può stare: {reason}</translation>
        </message>
        <message>
            <source>Put home</source>
            <translation>Metti casa</translation>
        </message>
        <message>
            <source>Remove home</source>
            <translation>Togli casa</translation>
        </message>
    </context>
    <context>
        <name>ImprovementView</name>
        <message numerus="yes">
            <source>%n edits are measured further: {number} of {wanted} games</source>
            <translation>
                <numerusform>%n modifica viene misurata ancora: {number} di {wanted} partite</numerusform>
                <numerusform>%n modifiche vengono misurate ancora: {number} di {wanted} partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n edits are tried: {number} of {wanted} games</source>
            <translation>
                <numerusform>Si prova %n modifica: {number} di {wanted} partite</numerusform>
                <numerusform>Si provano %n modifiche: {number} di {wanted} partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games with new seeds, on the map as it is and with each of these edits</source>
            <translation>
                <numerusform>%n partita con nuovi semi, sulla mappa com'è e con ognuna di queste modifiche</numerusform>
                <numerusform>%n partite con nuovi semi, sulla mappa com'è e con ognuna di queste modifiche</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose an edit; the map beside shows it made. Undo takes it back.</source>
            <translation>Scegli una modifica; la mappa accanto la mostra eseguita. Annulla la toglie.</translation>
        </message>
        <message>
            <source>Easy machines play, which is quick</source>
            <translation>Giocano macchine facili: è più veloce</translation>
        </message>
        <message>
            <source>Edits that have been measured</source>
            <translation>Modifiche misurate</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>How many games measure each of the best edits; more games show smaller effects</source>
            <translation>Quante partite misurano ciascuna delle modifiche migliori; più partite mostrano effetti più piccoli</translation>
        </message>
        <message>
            <source>Improve this map</source>
            <translation>Migliora questa mappa</translation>
        </message>
        <message>
            <source>It is not yet known whether this edit makes the map fairer; Undo takes it back</source>
            <translation>Non si sa ancora se questa modifica rende la mappa più equa; Annulla la toglie</translation>
        </message>
        <message>
            <source>Looks for small edits that make the homes fairer: two tiles change places, a home moves by one tile, or a home gets one more good. Games measure the effect of an edit before it is offered.</source>
            <translation>Cerca piccole modifiche che rendono più eque le case: due tessere si scambiano, una casa si sposta di una tessera, una merce si trova presso una casa. Le partite misurano l'effetto di ciascuna prima che sia proposta.</translation>
        </message>
        <message>
            <source>Make this e&amp;dit</source>
            <translation>E&amp;segui questa modifica</translation>
        </message>
        <message>
            <source>Measure &amp;further</source>
            <translation>Misura &amp;ancora</translation>
        </message>
        <message>
            <source>No edit was found that certainly makes the map fairer. Measure further, or make one anyway: its line says what is known.</source>
            <translation>Nessuna modifica rende di certo la mappa più equa. Misura ancora, o fanne una lo stesso: la sua riga dice che cosa si sa.</translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Si stanno giocando altre partite.</translation>
        </message>
        <message>
            <source>Otherwise the players on the left play</source>
            <translation>Altrimenti giocano quelle scelte a sinistra</translation>
        </message>
        <message>
            <source>Sto&amp;p</source>
            <translation>&amp;Ferma</translation>
        </message>
        <message>
            <source>The map has been changed since. Improve it again to go on from here.</source>
            <translation>La mappa è stata cambiata da allora. Migliorala di nuovo per proseguire da qui.</translation>
        </message>
        <message>
            <source>The map is played as it is, to find out which home is behind…</source>
            <translation>La mappa viene giocata così com'è, per vedere quale casa è indietro…</translation>
        </message>
        <message>
            <source>The map with the chosen edit</source>
            <translation>La mappa con la modifica scelta</translation>
        </message>
        <message numerus="yes">
            <source>With these players it takes at least %n games to offer an edit.</source>
            <translation>
                <numerusform>Con questi giocatori serve almeno %n partita per proporre una modifica.</numerusform>
                <numerusform>Con questi giocatori servono almeno %n partite per proporre una modifica.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Incoming</name>
        <message>
            <source>A picture shows a map, but it cannot be opened as one: {names}</source>
            <translation>Un'immagine mostra una mappa, ma non si può aprire come tale: {names}</translation>
        </message>
        <message>
            <source>Copy the text of a map first, for example with “Copy the map as text”.</source>
            <translation>Copia prima il testo di una mappa, per esempio con «Copia la mappa come testo».</translation>
        </message>
        <message>
            <source>There is no map in what was dropped.</source>
            <translation>Ciò che è stato trascinato qui non contiene alcuna mappa.</translation>
        </message>
        <message>
            <source>There is no map on the clipboard.</source>
            <translation>Negli appunti non c'è alcuna mappa.</translation>
        </message>
        <message>
            <source>This cannot be opened as a map.</source>
            <translation>Non si può aprire come mappa.</translation>
        </message>
        <message>
            <source>What can be dropped here: scenarios, maps of other programs and pictures written by rbdesigner ({maps}), saved games ({games}), maps that are being laid ({layings}), books ({books}) and folders of scenarios, solutions, tables of records and atlases ({others}), and the text or code of a map.</source>
            <translation>Che cosa si può rilasciare qui: scenari, mappe di altri programmi e immagini scritte da rbdesigner ({maps}), partite salvate ({games}), mappe in composizione ({layings}), libri ({books}) e cartelle di scenari, soluzioni, tabelle dei record e atlanti ({others}), e il testo o il codice di una mappa.</translation>
        </message>
        <message>
            <source>clipboard</source>
            <translation>appunti</translation>
        </message>
        <message>
            <source>dropped picture</source>
            <translation>immagine trascinata</translation>
        </message>
        <message>
            <source>dropped text</source>
            <translation>testo trascinato</translation>
        </message>
    </context>
    <context>
        <name>InspectorRow</name>
        <message>
            <source>Remove</source>
            <translation>Togli</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Togli: {thing}</translation>
        </message>
    </context>
    <context>
        <name>KeyFields</name>
        <message>
            <source>&amp;Use these keys</source>
            <translation>&amp;Usa questi tasti</translation>
        </message>
        <message>
            <source>Choose an action to give it other keys.</source>
            <translation>Scegli un'azione per darle altri tasti.</translation>
        </message>
        <message>
            <source>Defa&amp;ult keys</source>
            <translation>Tasti &amp;soliti</translation>
        </message>
        <message>
            <source>New keys</source>
            <translation>Nuovi tasti</translation>
        </message>
        <message>
            <source>Press the new keys of “{action}”.</source>
            <translation>Premi i nuovi tasti di «{action}».</translation>
        </message>
        <message>
            <source>{keys} is taken by “{other}”.</source>
            <translation>{keys} è già di «{other}».</translation>
        </message>
        <message>
            <source>{keys} opens the menu “{menu}”.</source>
            <translation>{keys} apre il menu «{menu}».</translation>
        </message>
    </context>
    <context>
        <name>KnownGameDialog</name>
        <message>
            <source>&amp;Compare</source>
            <translation>&amp;Confronta</translation>
        </message>
        <message>
            <source>Compare with games of this map</source>
            <translation>Confronta con partite su questa mappa</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partita</translation>
        </message>
        <message>
            <source>Games of this map</source>
            <translation>Partite su questa mappa</translation>
        </message>
        <message>
            <source>Games played here, and the best of each run of the laboratory. Several can be chosen.</source>
            <translation>Partite giocate qui e le migliori di ogni serie del laboratorio. Se ne possono scegliere diverse.</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>No other game of this map is known here.</source>
            <translation>Qui non si conosce nessun'altra partita su questa mappa.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
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
            <translation>Giocate qui</translation>
        </message>
        <message>
            <source>after a change of the map</source>
            <translation>dopo una modifica della mappa</translation>
        </message>
        <message>
            <source>another map</source>
            <translation>un'altra mappa</translation>
        </message>
        <message>
            <source>another version of the map</source>
            <translation>un'altra versione della mappa</translation>
        </message>
        <message>
            <source>before the last change of the map</source>
            <translation>prima dell'ultima modifica della mappa</translation>
        </message>
        <message>
            <source>{names}, {time}</source>
            <translation>{names}, {time}</translation>
        </message>
        <message>
            <source>{players}, game {number}</source>
            <translation>{players}, partita {number}</translation>
        </message>
    </context>
    <context>
        <name>Laboratories</name>
        <message>
            <source>Put the findings on the sheet</source>
            <translation>Metti i risultati sul foglio</translation>
        </message>
        <message>
            <source>This game cannot be opened.</source>
            <translation>Questa partita non si può aprire.</translation>
        </message>
    </context>
    <context>
        <name>LaboratoryBar</name>
        <message>
            <source>&amp;Close</source>
            <translation>C&amp;hiudi</translation>
        </message>
        <message>
            <source>P&amp;ut on the sheet</source>
            <translation>Metti sul fo&amp;glio</translation>
        </message>
        <message>
            <source>The verdict as a line on the sheet of the map</source>
            <translation>Il verdetto come riga sul foglio della mappa</translation>
        </message>
        <message>
            <source>The verdict is already on the sheet</source>
            <translation>Il verdetto è già sul foglio</translation>
        </message>
        <message>
            <source>There is nothing to put on the sheet until it is known whether the map is fair</source>
            <translation>Finché non si sa se la mappa è equa, non c'è niente da mettere sul foglio</translation>
        </message>
        <message>
            <source>These players can hardly play this map, so their verdict does not belong on the sheet</source>
            <translation>Questi giocatori riescono a malapena a giocare su questa mappa, quindi il loro verdetto non va sul foglio</translation>
        </message>
    </context>
    <context>
        <name>LaboratoryWindow</name>
        <message numerus="yes">
            <source>%n games failed and are not counted; the list of games tells why.</source>
            <translation>
                <numerusform>%n partita è fallita e non conta; l'elenco delle partite dice perché.</numerusform>
                <numerusform>%n partite sono fallite e non contano; l'elenco delle partite dice perché.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Improve</source>
            <translation>M&amp;igliora</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Mappa</translation>
        </message>
        <message>
            <source>&amp;Results</source>
            <translation>&amp;Risultati</translation>
        </message>
        <message>
            <source>&amp;Tournament</source>
            <translation>&amp;Torneo</translation>
        </message>
        <message>
            <source>&amp;Worth</source>
            <translation>Va&amp;lore</translation>
        </message>
        <message>
            <source>All these games have been played; ask for more</source>
            <translation>Tutte queste partite sono giocate; chiedine altre</translation>
        </message>
        <message>
            <source>C&amp;harts</source>
            <translation>Grafi&amp;ci</translation>
        </message>
        <message>
            <source>C&amp;ompare</source>
            <translation>Confro&amp;nta</translation>
        </message>
        <message>
            <source>G&amp;ames</source>
            <translation>&amp;Partite</translation>
        </message>
        <message>
            <source>Laboratory: {map}</source>
            <translation>Laboratorio: {map}</translation>
        </message>
        <message>
            <source>Other games are being played</source>
            <translation>Si stanno giocando altre partite</translation>
        </message>
        <message>
            <source>Par</source>
            <translation>Par</translation>
        </message>
        <message>
            <source>Ru&amp;ns</source>
            <translation>S&amp;erie</translation>
        </message>
        <message>
            <source>The answer is clear, so no further games were played. To play on, untick “{setting}”.</source>
            <translation>La risposta è chiara, quindi non si è giocato oltre. Per proseguire, togli la spunta a «{setting}».</translation>
        </message>
        <message numerus="yes">
            <source>The games so far have only %n seeds, so the 95 % intervals are rough.</source>
            <translation>
                <numerusform>Le partite hanno finora %n seme, perciò gli intervalli al 95 % sono approssimativi.</numerusform>
                <numerusform>Le partite hanno finora %n semi, perciò gli intervalli al 95 % sono approssimativi.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map has been changed since this run. Start plays the map as it is now.</source>
            <translation>La mappa è stata cambiata dopo questa serie. Avvia gioca la mappa com'è adesso.</translation>
        </message>
        <message>
            <source>These games were played by an earlier version of the machines. Start plays new ones.</source>
            <translation>Queste partite le ha giocate una versione precedente delle macchine. Avvia ne gioca di nuove.</translation>
        </message>
    </context>
    <context>
        <name>LassoTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n luogo selezionato</numerusform>
                <numerusform>%n luoghi selezionati</numerusform>
            </translation>
        </message>
        <message>
            <source>Drag around what is to be selected; Shift adds, Ctrl takes away</source>
            <translation>Trascina intorno a ciò che vuoi selezionare; Shift aggiunge, Ctrl toglie</translation>
        </message>
    </context>
    <context>
        <name>Layers</name>
        <message>
            <source>Axes of symmetry</source>
            <translation>Assi di simmetria</translation>
        </message>
        <message>
            <source>Coordinates</source>
            <translation>Coordinate</translation>
        </message>
        <message>
            <source>Grid of empty places</source>
            <translation>Griglia dei luoghi vuoti</translation>
        </message>
        <message>
            <source>Homes and pieces</source>
            <translation>Case e pezzi</translation>
        </message>
        <message>
            <source>Labels, notes and districts</source>
            <translation>Etichette, note e distretti</translation>
        </message>
        <message>
            <source>Marks of problems</source>
            <translation>Segni dei problemi</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Fiumi</translation>
        </message>
        <message>
            <source>Roads and walls</source>
            <translation>Strade e muri</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Terreno</translation>
        </message>
    </context>
    <context>
        <name>LayersPanel</name>
        <message>
            <source>Lock or unlock: no tool changes a locked layer</source>
            <translation>Blocca o sblocca: nessuno strumento cambia un livello bloccato</translation>
        </message>
        <message>
            <source>Lock: {layer}</source>
            <translation>Blocca: {layer}</translation>
        </message>
        <message>
            <source>Show or hide; with Alt: show this layer alone, and all again</source>
            <translation>Mostra o nascondi; con Alt: mostra solo questo livello, e poi di nuovo tutti</translation>
        </message>
        <message>
            <source>Show this layer alone, or all again</source>
            <translation>Mostra solo questo livello, o di nuovo tutti</translation>
        </message>
        <message>
            <source>Show: {layer}</source>
            <translation>Mostra: {layer}</translation>
        </message>
    </context>
    <context>
        <name>LayingBar</name>
        <message>
            <source>&amp;Go on from here</source>
            <translation>Pr&amp;osegui da qui</translation>
        </message>
        <message>
            <source>&amp;Keep as a scenario</source>
            <translation>&amp;Tieni come scenario</translation>
        </message>
        <message>
            <source>Begin a game on this map, in which the players choose their homes</source>
            <translation>Inizia su questa mappa una partita in cui i giocatori scelgono le case</translation>
        </message>
        <message>
            <source>Choose &amp;homes and play…</source>
            <translation>Scegli le &amp;case e gioca…</translation>
        </message>
        <message>
            <source>Discard what was undone, and let the machine lay</source>
            <translation>Scarta ciò che è stato annullato e lascia posare la macchina</translation>
        </message>
        <message>
            <source>Land {land} of {all_land}, sea {sea} of {all_sea}</source>
            <translation>Terra {land} di {all_land}, mare {sea} di {all_sea}</translation>
        </message>
        <message>
            <source>Lay nothing more in this turn; when all pass, the map is finished</source>
            <translation>Non posare altro in questo turno; quando tutti passano, la mappa è composta</translation>
        </message>
        <message>
            <source>Open the map in the editor, as a scenario of its own</source>
            <translation>Apri la mappa nell'editor, come scenario a sé</translation>
        </message>
        <message>
            <source>P&amp;ass</source>
            <translation>P&amp;assa</translation>
        </message>
        <message>
            <source>Pause the machines</source>
            <translation>Metti in pausa le macchine</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>{player} (machine)</source>
            <translation>{player} (macchina)</translation>
        </message>
        <message>
            <source>{player}: tile {number} of {all}</source>
            <translation>{player}: tessera {number} di {all}</translation>
        </message>
    </context>
    <context>
        <name>LayingBoard</name>
        <message>
            <source>Click to lay the tile here</source>
            <translation>Un clic posa qui la tessera</translation>
        </message>
        <message>
            <source>Coordinates</source>
            <translation>Coordinate</translation>
        </message>
        <message>
            <source>Grid of empty places</source>
            <translation>Griglia dei luoghi vuoti</translation>
        </message>
        <message>
            <source>No rotation of this tile may be laid here.</source>
            <translation>Questa tessera non può essere posata qui in nessuna rotazione.</translation>
        </message>
    </context>
    <context>
        <name>LayingFiles</name>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Un'immagine della mappa è negli appunti.</translation>
        </message>
        <message>
            <source>Everything laid since the last save will be lost. The file stays as it is.</source>
            <translation>Tutto ciò che è stato posato dopo l'ultimo salvataggio andrà perso. Il file resta com'è.</translation>
        </message>
        <message>
            <source>It has not been saved. The whole laying will be lost.</source>
            <translation>Non è stata salvata. Tutto ciò che è stato posato andrà perso.</translation>
        </message>
        <message>
            <source>Maps being laid ({suffixes})</source>
            <translation>Mappe in composizione ({suffixes})</translation>
        </message>
        <message>
            <source>Save the laying as</source>
            <translation>Salva la composizione come</translation>
        </message>
        <message>
            <source>The laying could not be saved. It is still open.</source>
            <translation>Non è stato possibile salvare la composizione. È ancora aperta.</translation>
        </message>
        <message>
            <source>The map can be played once it is laid.</source>
            <translation>La mappa si può giocare quando è composta.</translation>
        </message>
        <message>
            <source>The map could not be exported.</source>
            <translation>Non è stato possibile esportare la mappa.</translation>
        </message>
        <message>
            <source>This laying cannot be opened.</source>
            <translation>Non è possibile aprire questa composizione.</translation>
        </message>
    </context>
    <context>
        <name>LayingLog</name>
        <message>
            <source>Beginning</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>{number}. {player}: pass</source>
            <translation>{number}. {player}: passa</translation>
        </message>
        <message>
            <source>{number}. {player}: {tile} at {place}</source>
            <translation>{number}. {player}: {tile} in {place}</translation>
        </message>
    </context>
    <context>
        <name>LayingPage</name>
        <message>
            <source>Log</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Tessere</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
    </context>
    <context>
        <name>LayingTool</name>
        <message>
            <source>; takes away {things}</source>
            <translation>; toglie {things}</translation>
        </message>
        <message>
            <source>a mixture</source>
            <translation>un miscuglio</translation>
        </message>
    </context>
    <context>
        <name>LicencesDialog</name>
        <message numerus="yes">
            <source>%n components</source>
            <translation>
                <numerusform>%n componente</numerusform>
                <numerusform>%n componenti</numerusform>
            </translation>
        </message>
        <message>
            <source>Components of others</source>
            <translation>Componenti di altri</translation>
        </message>
        <message>
            <source>Libraries: {text}</source>
            <translation>Librerie: {text}</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licenza</translation>
        </message>
        <message>
            <source>Licence: {text}</source>
            <translation>Licenza: {text}</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Search names, licences and their texts</source>
            <translation>Cerca nei nomi, nelle licenze e nei loro testi</translation>
        </message>
        <message>
            <source>Source: {text}</source>
            <translation>Sorgenti: {text}</translation>
        </message>
        <message>
            <source>Text of the licence</source>
            <translation>Testo della licenza</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Versione</translation>
        </message>
        <message>
            <source>rbdesigner is free software under the MIT licence. It uses the components of others that are listed here. Libraries under the LGPL, such as Qt, are files of their own, which you may replace by changed ones.</source>
            <translation>rbdesigner è software libero con licenza MIT. Usa i componenti di altri elencati qui. Le librerie con licenza LGPL, come Qt, sono file a sé, che puoi sostituire con versioni modificate.</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n components</source>
            <translation>
                <numerusform>{shown} di %n componente</numerusform>
                <numerusform>{shown} di %n componenti</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LinesModel</name>
        <message>
            <source>Actions</source>
            <translation>Azioni</translation>
        </message>
        <message>
            <source>Goes up to</source>
            <translation>Arriva fino a</translation>
        </message>
        <message>
            <source>Left at</source>
            <translation>Lasciata a</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <source>cannot be played</source>
            <translation>non si può giocare</translation>
        </message>
        <message>
            <source>no name</source>
            <translation>senza nome</translation>
        </message>
        <message>
            <source>the current line</source>
            <translation>la variante attuale</translation>
        </message>
        <message>
            <source>{name} (note)</source>
            <translation>{name} (nota)</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>All</source>
            <translation>Tutti</translation>
        </message>
        <message>
            <source>Copy in the notation</source>
            <translation>Copia nella notazione</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Search the log</source>
            <translation>Cerca nel diario</translation>
        </message>
        <message>
            <source>Turns and phases, players, places, goods, buildings: turn 7 movement, north gold, 2,-1</source>
            <translation>Turni e fasi, giocatori, luoghi, merci, edifici: turno 7 movimento, nord oro, 2,-1</translation>
        </message>
        <message>
            <source>What has been done</source>
            <translation>Che cosa è stato fatto</translation>
        </message>
        <message>
            <source>Whose actions are shown</source>
            <translation>Di chi si mostrano le azioni</translation>
        </message>
    </context>
    <context>
        <name>MachineBar</name>
        <message>
            <source>Fast</source>
            <translation>Veloce</translation>
        </message>
        <message>
            <source>How fast machines act; fast means without pauses</source>
            <translation>Quanto in fretta agiscono le macchine; veloce significa senza pause</translation>
        </message>
        <message>
            <source>Let the machine act once (.)</source>
            <translation>Fai agire la macchina una volta (.)</translation>
        </message>
        <message>
            <source>Let the machines go on (P)</source>
            <translation>Fai ripartire le macchine (P)</translation>
        </message>
        <message>
            <source>Machine players</source>
            <translation>Giocatori macchina</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>One action of a machine</source>
            <translation>Un'azione di una macchina</translation>
        </message>
        <message>
            <source>Pause the machines (P)</source>
            <translation>Metti in pausa le macchine (P)</translation>
        </message>
        <message>
            <source>Paused: {player}</source>
            <translation>In pausa: {player}</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lenta</translation>
        </message>
        <message>
            <source>Speed of the machines</source>
            <translation>Velocità delle macchine</translation>
        </message>
        <message>
            <source>Thinking: {player}</source>
            <translation>Sta pensando: {player}</translation>
        </message>
    </context>
    <context>
        <name>MachineChooser</name>
        <message>
            <source>How well it plays</source>
            <translation>Quanto gioca bene</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Livello</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Persona</translation>
        </message>
        <message>
            <source>Who plays for player {number}</source>
            <translation>Chi gioca come giocatore {number}</translation>
        </message>
        <message>
            <source>{option} of player {number}</source>
            <translation>{option} del giocatore {number}</translation>
        </message>
    </context>
    <context>
        <name>MachineKinds</name>
        <message>
            <source>Aggressive</source>
            <translation>Aggressivo</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Equilibrato</translation>
        </message>
        <message>
            <source>Boats</source>
            <translation>Barche</translation>
        </message>
        <message>
            <source>Cares only about points</source>
            <translation>Bada solo ai punti</translation>
        </message>
        <message>
            <source>Compares many plans</source>
            <translation>Confronta molti piani</translation>
        </message>
        <message>
            <source>Compares thousands of plans, about a second for each turn</source>
            <translation>Confronta migliaia di piani, circa un secondo per turno</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Likes to build roads</source>
            <translation>Ama costruire strade</translation>
        </message>
        <message>
            <source>Likes to buy bricks of the wonder</source>
            <translation>Ama comprare mattoni della meraviglia</translation>
        </message>
        <message>
            <source>Likes to make boats and trucks</source>
            <translation>Ama produrre barche e camion</translation>
        </message>
        <message>
            <source>Likes to research</source>
            <translation>Ama fare ricerca</translation>
        </message>
        <message>
            <source>Makes its plan quickly</source>
            <translation>Fa il suo piano in fretta</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Medio</translation>
        </message>
        <message>
            <source>Planning player</source>
            <translation>Giocatore che pianifica</translation>
        </message>
        <message>
            <source>Plans its game to the end, and carries the plan out</source>
            <translation>Pianifica la partita fino alla fine e attua il piano</translation>
        </message>
        <message>
            <source>Plays at random, but gets about and runs what it can</source>
            <translation>Gioca a caso, ma va in giro e fa lavorare ciò che può</translation>
        </message>
        <message>
            <source>Random player</source>
            <translation>Giocatore casuale</translation>
        </message>
        <message>
            <source>Relies on what others build, make and leave lying</source>
            <translation>Conta su ciò che gli altri costruiscono, producono e lasciano in giro</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Ricerca</translation>
        </message>
        <message>
            <source>Roads</source>
            <translation>Strade</translation>
        </message>
        <message>
            <source>Style</source>
            <translation>Stile</translation>
        </message>
        <message>
            <source>What it likes to do</source>
            <translation>Che cosa gli piace fare</translation>
        </message>
        <message>
            <source>Wonder</source>
            <translation>Meraviglia</translation>
        </message>
    </context>
    <context>
        <name>MachineList</name>
        <message>
            <source>A&amp;dd a player</source>
            <translation>Aggiungi un giocatore</translation>
        </message>
        <message>
            <source>Take this player away</source>
            <translation>Togli questo giocatore</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>No files yet</source>
            <translation>Ancora nessun file</translation>
        </message>
    </context>
    <context>
        <name>ManyTiles</name>
        <message numerus="yes">
            <source>%n tiles selected</source>
            <translation>
                <numerusform>%n tessera selezionata</numerusform>
                <numerusform>%n tessere selezionate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Change the terrain of %n tiles</source>
            <translation>
                <numerusform>Cambia il terreno di %n tessera</numerusform>
                <numerusform>Cambia il terreno di %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Togli</translation>
        </message>
        <message numerus="yes">
            <source>Clear the rivers of %n tiles</source>
            <translation>
                <numerusform>Togli i fiumi da %n tessera</numerusform>
                <numerusform>Togli i fiumi da %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Homes</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>Locked: no tool changes them</source>
            <translation>Bloccate: nessuno strumento le cambia</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Pezzi</translation>
        </message>
        <message>
            <source>Remove homes</source>
            <translation>Togli le case</translation>
        </message>
        <message>
            <source>Remove pieces</source>
            <translation>Togli i pezzi</translation>
        </message>
        <message>
            <source>Remove roads and walls</source>
            <translation>Togli strade e muri</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Fiumi</translation>
        </message>
        <message>
            <source>Roads and walls</source>
            <translation>Strade e muri</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation>Togli</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <source>none</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>on all</source>
            <translation>su tutte</translation>
        </message>
        <message>
            <source>on {some} of {all}</source>
            <translation>su {some} di {all}</translation>
        </message>
        <message>
            <source>several: {terrains}</source>
            <translation>vari: {terrains}</translation>
        </message>
    </context>
    <context>
        <name>MapChoice</name>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n tessera</numerusform>
                <numerusform>%n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Map {number}</source>
            <translation>Mappa {number}</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Mappe</translation>
        </message>
        <message>
            <source>Open maps</source>
            <translation>Mappe aperte</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Search the maps</source>
            <translation>Cerca tra le mappe</translation>
        </message>
        <message numerus="yes">
            <source>“{file}” holds %n maps. Which should be opened?</source>
            <translation>
                <numerusform>«{file}» contiene %n mappa. Aprirla?</numerusform>
                <numerusform>«{file}» contiene %n mappe. Quali aprire?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message numerus="yes">
            <source>%n tiles copied</source>
            <translation>
                <numerusform>%n tessera copiata</numerusform>
                <numerusform>%n tessere copiate</numerusform>
            </translation>
        </message>
        <message>
            <source>Centre of symmetry here</source>
            <translation>Centro di simmetria qui</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Taglia</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Rendi simmetrica</translation>
        </message>
        <message>
            <source>Mirror selection</source>
            <translation>Specchia selezione</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Incolla</translation>
        </message>
        <message>
            <source>Select all of this kind</source>
            <translation>Seleziona tutte di questo tipo</translation>
        </message>
        <message>
            <source>There is no map to paste: {reason}</source>
            <translation>Non c'è alcuna mappa da incollare: {reason}</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Gira a sinistra</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Gira a destra</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>e %n altro</numerusform>
                <numerusform>e altri %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapFiles</name>
        <message>
            <source>A copy was written to {file}.</source>
            <translation>Una copia è stata scritta in {file}.</translation>
        </message>
        <message>
            <source>A picture of the map is on the clipboard.</source>
            <translation>Un'immagine della mappa è negli appunti.</translation>
        </message>
        <message>
            <source>Changes since the last save will be lost. The file stays as it is.</source>
            <translation>Le modifiche fatte dopo l'ultimo salvataggio andranno perse. Il file resta com'è.</translation>
        </message>
        <message>
            <source>Finish what you are drawing first, then save.</source>
            <translation>Finisci prima ciò che stai disegnando, poi salva.</translation>
        </message>
        <message>
            <source>It has not been saved. The whole map will be lost.</source>
            <translation>Non è stata salvata. Andrà persa del tutto.</translation>
        </message>
        <message>
            <source>Its file is gone. The whole map will be lost.</source>
            <translation>Il suo file non c'è più. Andrà persa del tutto.</translation>
        </message>
        <message>
            <source>Load the file again</source>
            <translation>Ricarica il file</translation>
        </message>
        <message>
            <source>Read from {file}. Saving it makes a scenario file of its own.</source>
            <translation>Letto da {file}. Salvandolo se ne fa un file di scenario.</translation>
        </message>
        <message>
            <source>Read from: {source}. It has not been saved yet.</source>
            <translation>Letto da: {source}. Non ancora salvata.</translation>
        </message>
        <message>
            <source>Reading {file}</source>
            <translation>Lettura di {file}</translation>
        </message>
        <message>
            <source>Save a copy</source>
            <translation>Salva una copia</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Salva con nome</translation>
        </message>
        <message>
            <source>Save in a file of your own: what came with rbdesigner stays as it is</source>
            <translation>Salva in un file tuo: ciò che è fornito con rbdesigner resta com'è</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Scenari ({suffixes})</translation>
        </message>
        <message>
            <source>The copy could not be written.</source>
            <translation>Non è stato possibile scrivere la copia.</translation>
        </message>
        <message>
            <source>The file cannot be read. The map stays as it is.</source>
            <translation>Il file non si può leggere. La mappa resta com'è.</translation>
        </message>
        <message>
            <source>The map could not be exported.</source>
            <translation>Non è stato possibile esportare la mappa.</translation>
        </message>
        <message>
            <source>The map could not be saved. It is still open and nothing is lost.</source>
            <translation>Non è stato possibile salvare la mappa. È ancora aperta e nulla è perso.</translation>
        </message>
        <message>
            <source>The picture that lay under the map is not there: {reason}</source>
            <translation>L'immagine che era sotto la mappa non c'è: {reason}</translation>
        </message>
        <message>
            <source>There is no map in it.</source>
            <translation>Non contiene alcuna mappa.</translation>
        </message>
        <message>
            <source>This file cannot be opened.</source>
            <translation>Questo file non si può aprire.</translation>
        </message>
        <message>
            <source>Your changes will be lost. The file that it was read from stays as it is.</source>
            <translation>Le modifiche andranno perse. Il file da cui è stata letta resta com'è.</translation>
        </message>
        <message>
            <source>Your changes will be lost. The scenario that came with rbdesigner stays as it is.</source>
            <translation>Le modifiche andranno perse. Lo scenario fornito con rbdesigner resta com'è.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more remarks</source>
            <translation>
                <numerusform>e %n altra osservazione</numerusform>
                <numerusform>e altre %n osservazioni</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapLayers</name>
        <message>
            <source>Choose a tile and click anywhere to lay it</source>
            <translation>Scegli una tessera e fai clic dove vuoi per posarla</translation>
        </message>
        <message>
            <source>Contested land</source>
            <translation>Terra contesa</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Turni dalla casa più vicina</translation>
        </message>
        <message>
            <source>Who is first where</source>
            <translation>Chi arriva dove per primo</translation>
        </message>
    </context>
    <context>
        <name>MapLegend</name>
        <message>
            <source>0  Contested</source>
            <translation>0  Contesa</translation>
        </message>
        <message>
            <source>First on the land</source>
            <translation>Per primi sul terreno</translation>
        </message>
        <message>
            <source>Turns from the nearest home</source>
            <translation>Turni dalla casa più vicina</translation>
        </message>
        <message>
            <source>Turns until the next home is there</source>
            <translation>Turni finché arriva la casa seguente</translation>
        </message>
        <message>
            <source>{homes}  Several at once</source>
            <translation>{homes}  Più case insieme</translation>
        </message>
        <message>
            <source>{turns} or more</source>
            <translation>{turns} o più</translation>
        </message>
        <message>
            <source>–  No other comes</source>
            <translation>–  Nessun'altra arriva</translation>
        </message>
    </context>
    <context>
        <name>MapMenu</name>
        <message>
            <source>Fix: {title}</source>
            <translation>Correggi: {title}</translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
    </context>
    <context>
        <name>MeasureTool</name>
        <message numerus="yes">
            <source>%n tiles away</source>
            <translation>
                <numerusform>a %n tessera</numerusform>
                <numerusform>a %n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns for a donkey</source>
            <translation>
                <numerusform>%n turno per un asino</numerusform>
                <numerusform>%n turni per un asino</numerusform>
            </translation>
        </message>
        <message>
            <source>Click where to measure from</source>
            <translation>Fai clic dove iniziare a misurare</translation>
        </message>
        <message>
            <source>{distance}; click to measure from here, Esc ends it</source>
            <translation>{distance}; un clic misura da qui, Esc termina</translation>
        </message>
        <message>
            <source>{tiles}, no way for a donkey</source>
            <translation>{tiles}, nessuna via per un asino</translation>
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
            <translation>Mo&amp;difica</translation>
        </message>
        <message>
            <source>&amp;Export</source>
            <translation>Es&amp;porta</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;File</translation>
        </message>
        <message>
            <source>&amp;Generate</source>
            <translation>Gener&amp;a</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Aiuto</translation>
        </message>
        <message>
            <source>&amp;Keep the selection as</source>
            <translation>&amp;Conserva la selezione come</translation>
        </message>
        <message>
            <source>&amp;Layers</source>
            <translation>&amp;Livelli</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Mappa</translation>
        </message>
        <message>
            <source>&amp;Panels</source>
            <translation>&amp;Pannelli</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Gioco</translation>
        </message>
        <message>
            <source>&amp;Scripts</source>
            <translation>&amp;Script</translation>
        </message>
        <message>
            <source>&amp;Selection</source>
            <translation>&amp;Selezione</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Vista</translation>
        </message>
        <message>
            <source>Br&amp;ush</source>
            <translation>Pe&amp;nnello</translation>
        </message>
        <message>
            <source>Co&amp;mpare</source>
            <translation>Con&amp;fronta</translation>
        </message>
        <message>
            <source>Compare with another &amp;tab</source>
            <translation>Confronta con un'altra &amp;scheda</translation>
        </message>
        <message>
            <source>Contents of t&amp;he book</source>
            <translation>Contenuto del li&amp;bro</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>&amp;Apri recenti</translation>
        </message>
        <message>
            <source>Picture under the m&amp;ap</source>
            <translation>Immagine sotto la mappa</translation>
        </message>
        <message>
            <source>Pu&amp;zzles</source>
            <translation>Rompica&amp;pi</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>&amp;Simmetria</translation>
        </message>
        <message>
            <source>Spee&amp;d of the machines</source>
            <translation>&amp;Velocità delle macchine</translation>
        </message>
        <message>
            <source>Sta&amp;mps</source>
            <translation>Ti&amp;mbri</translation>
        </message>
        <message>
            <source>Terrai&amp;n</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <source>Toolbar</source>
            <translation>Barra degli strumenti</translation>
        </message>
        <message>
            <source>What is drawn is repeated by this symmetry</source>
            <translation>Ciò che si disegna viene ripetuto secondo questa simmetria</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>&amp;Discard all</source>
            <translation>S&amp;carta tutto</translation>
        </message>
        <message>
            <source>&amp;Don't save</source>
            <translation>&amp;Non salvare</translation>
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation>Carica &amp;il file modificato</translation>
        </message>
        <message>
            <source>&amp;Overwrite it</source>
            <translation>So&amp;vrascrivi</translation>
        </message>
        <message>
            <source>&amp;Revert</source>
            <translation>&amp;Torna al file</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>S&amp;alva</translation>
        </message>
        <message>
            <source>&amp;Save all</source>
            <translation>Sa&amp;lva tutto</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Riprova</translation>
        </message>
        <message>
            <source>Another program has changed the file since it was opened here.</source>
            <translation>Un altro programma ha modificato il file da quando è stato aperto qui.</translation>
        </message>
        <message>
            <source>At the next &amp;start</source>
            <translation>Al prossimo &amp;avvio</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Change &amp;now</source>
            <translation>Passa &amp;ora</translation>
        </message>
        <message>
            <source>Change to {language} now?</source>
            <translation>Passare ora a: {language}?</translation>
        </message>
        <message>
            <source>Go back to the saved file of “{title}”?</source>
            <translation>Tornare al file salvato di «{title}»?</translation>
        </message>
        <message numerus="yes">
            <source>Play %n games &amp;first</source>
            <translation>
                <numerusform>Gioca &amp;prima %n partita</numerusform>
                <numerusform>Gioca &amp;prima %n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play %n games?</source>
            <translation>
                <numerusform>Giocare %n partita?</numerusform>
                <numerusform>Giocare %n partite?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play &amp;all %n games</source>
            <translation>
                <numerusform>Gioca &amp;tutte le %n partite</numerusform>
                <numerusform>Gioca &amp;tutte le %n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Salva altrove…</translation>
        </message>
        <message>
            <source>Save the changes to “{title}”?</source>
            <translation>Salvare le modifiche a «{title}»?</translation>
        </message>
        <message>
            <source>Saving now would overwrite what the other program wrote.</source>
            <translation>Salvando ora si sovrascriverebbe ciò che ha scritto l'altro programma.</translation>
        </message>
        <message>
            <source>That takes {duration}. Fewer games are enough to show large differences.</source>
            <translation>Durata: {duration}. Per le differenze grandi bastano meno partite.</translation>
        </message>
        <message>
            <source>The window closes and comes back with everything that is open, saved or not. Only the undo steps of maps are lost. A laboratory, a solver or a generator that is at work is stopped.</source>
            <translation>La finestra si chiude e torna con tutto ciò che è aperto, salvato o no. Si perdono solo i passi che sulle mappe si potevano annullare. Un laboratorio, un risolutore o una generazione in corso vengono fermati.</translation>
        </message>
        <message numerus="yes">
            <source>There are unsaved changes in %n tabs. Save them?</source>
            <translation>
                <numerusform>Ci sono modifiche non salvate in %n scheda. Salvarle?</numerusform>
                <numerusform>Ci sono modifiche non salvate in %n schede. Salvarle?</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo brings your changes back.</source>
            <translation>Annulla ripristina le tue modifiche.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>e %n altro</numerusform>
                <numerusform>e altri %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MinimapPanel</name>
        <message>
            <source>Click or drag to look elsewhere</source>
            <translation>Fai clic o trascina per guardare altrove</translation>
        </message>
        <message>
            <source>Small map</source>
            <translation>Mappa piccola</translation>
        </message>
    </context>
    <context>
        <name>MissingFiles</name>
        <message>
            <source>Look for the file</source>
            <translation>Cerca il file</translation>
        </message>
        <message>
            <source>The file of this tab is not there.</source>
            <translation>Il file di questa scheda non c'è.</translation>
        </message>
        <message>
            <source>This file cannot be opened.</source>
            <translation>Questo file non si può aprire.</translation>
        </message>
    </context>
    <context>
        <name>MissingPage</name>
        <message>
            <source>&amp;Close the tab</source>
            <translation>&amp;Chiudi la scheda</translation>
        </message>
        <message>
            <source>&amp;Look for it…</source>
            <translation>C&amp;ercalo…</translation>
        </message>
        <message>
            <source>The tab stays, and shows the file as soon as it is there again.</source>
            <translation>La scheda resta e mostra il file appena c'è di nuovo.</translation>
        </message>
        <message>
            <source>“{file}” cannot be opened</source>
            <translation>«{file}» non si può aprire</translation>
        </message>
        <message>
            <source>“{file}” is not there</source>
            <translation>«{file}» non c'è</translation>
        </message>
    </context>
    <context>
        <name>MixtureFields</name>
        <message>
            <source>As in the box</source>
            <translation>Dalla scatola</translation>
        </message>
        <message>
            <source>Draw again</source>
            <translation>Rimescola</translation>
        </message>
        <message>
            <source>Mix the same terrains in another way</source>
            <translation>Mescola gli stessi terreni in un altro modo</translation>
        </message>
        <message>
            <source>Mixture</source>
            <translation>Miscuglio</translation>
        </message>
        <message>
            <source>Weigh each terrain by the number of its tiles in the box</source>
            <translation>Pesa ogni terreno secondo il numero delle sue tessere nella scatola</translation>
        </message>
    </context>
    <context>
        <name>NewGameDialog</name>
        <message>
            <source>&amp;Another</source>
            <translation>&amp;Altro</translation>
        </message>
        <message>
            <source>&amp;Machine from a file…</source>
            <translation>&amp;Macchina da un file…</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Giocatori</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Inizia</translation>
        </message>
        <message>
            <source>1 (solo)</source>
            <translation>1 (solitario)</translation>
        </message>
        <message>
            <source>Choose a machine player – it may do whatever you may do: choose only one that you trust</source>
            <translation>Scegli un giocatore macchina – può fare tutto ciò che puoi fare tu: scegli solo uno di cui ti fidi</translation>
        </message>
        <message>
            <source>It may do whatever you may do on this computer, so choose only one that you trust</source>
            <translation>Può fare tutto ciò che puoi fare tu su questo computer: scegli solo uno di cui ti fidi</translation>
        </message>
        <message>
            <source>Machine players in Python (*.py)</source>
            <translation>Giocatori macchina in Python (*.py)</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Nome del giocatore {number}</translation>
        </message>
        <message>
            <source>Now available: {names}</source>
            <translation>Ora si può scegliere: {names}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Giocatore {number}</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>&amp;Seme</translation>
        </message>
        <message numerus="yes">
            <source>The map is for %n players.</source>
            <translation>
                <numerusform>La mappa è per un giocatore.</numerusform>
                <numerusform>La mappa è per %n giocatori.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map is for {least} to {most} players.</source>
            <translation>La mappa è per {least}–{most} giocatori.</translation>
        </message>
        <message>
            <source>The same seed and the same actions make the same game</source>
            <translation>Lo stesso seme e le stesse azioni danno la stessa partita</translation>
        </message>
        <message>
            <source>There is no machine player in this file.</source>
            <translation>Questo file non contiene giocatori macchina.</translation>
        </message>
        <message>
            <source>Whoever knows the seed can tell what chance will bring.</source>
            <translation>Chi conosce il seme sa che cosa porterà il caso.</translation>
        </message>
    </context>
    <context>
        <name>NewLayingDialog</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>&amp;Scatola di tessere</translation>
        </message>
        <message>
            <source>&amp;Land tiles</source>
            <translation>Tessere di &amp;terra</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Giocatori</translation>
        </message>
        <message>
            <source>&amp;Rivers may begin at the sea after the last source</source>
            <translation>I &amp;fiumi possono iniziare dal mare dopo l'ultima sorgente</translation>
        </message>
        <message>
            <source>&amp;Sea tiles</source>
            <translation>Tessere di &amp;mare</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Titolo</translation>
        </message>
        <message>
            <source>Be&amp;gin</source>
            <translation>&amp;Inizia</translation>
        </message>
        <message>
            <source>By the rule books every player lays two tiles</source>
            <translation>Secondo i regolamenti ogni giocatore posa due tessere</translation>
        </message>
        <message>
            <source>By the rule books no river begins once all sources have been used</source>
            <translation>Secondo i regolamenti nessun fiume inizia più quando tutte le sorgenti sono state usate</translation>
        </message>
        <message>
            <source>Lay a map in turns</source>
            <translation>Componi una mappa a turno</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Macchina</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Nome del giocatore {number}</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Persona</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Giocatore {number}</translation>
        </message>
        <message>
            <source>Players may p&amp;ass</source>
            <translation>I giocatori possono p&amp;assare</translation>
        </message>
        <message>
            <source>S&amp;eed</source>
            <translation>&amp;Seme</translation>
        </message>
        <message>
            <source>Who lays for player {number}</source>
            <translation>Chi posa per il giocatore {number}</translation>
        </message>
        <message>
            <source>With another seed the machines choose differently</source>
            <translation>Con un altro seme le macchine scelgono diversamente</translation>
        </message>
        <message>
            <source>optional</source>
            <translation>facoltativo</translation>
        </message>
        <message>
            <source>the rule book (page 6) recommends ten for each player</source>
            <translation>il regolamento (pagina 6) ne consiglia dieci per giocatore</translation>
        </message>
    </context>
    <context>
        <name>NewMapDialog</name>
        <message>
            <source>&amp;Box of tiles</source>
            <translation>&amp;Scatola di tessere</translation>
        </message>
        <message>
            <source>&amp;Create</source>
            <translation>&amp;Crea</translation>
        </message>
        <message>
            <source>&amp;Hexagons</source>
            <translation>&amp;Esagoni</translation>
        </message>
        <message>
            <source>&amp;Players</source>
            <translation>&amp;Giocatori</translation>
        </message>
        <message>
            <source>&amp;Shape</source>
            <translation>&amp;Forma</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Titolo</translation>
        </message>
        <message>
            <source>All of this can be changed later.</source>
            <translation>Tutto questo si può cambiare più tardi.</translation>
        </message>
        <message>
            <source>Corner on top</source>
            <translation>Vertice in alto</translation>
        </message>
        <message>
            <source>Flat side on top</source>
            <translation>Lato piatto in alto</translation>
        </message>
        <message>
            <source>Maximum number of players</source>
            <translation>Numero massimo di giocatori</translation>
        </message>
        <message>
            <source>Minimum number of players</source>
            <translation>Numero minimo di giocatori</translation>
        </message>
        <message>
            <source>New map</source>
            <translation>Nuova mappa</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>S&amp;immetria</translation>
        </message>
        <message>
            <source>optional</source>
            <translation>facoltativo</translation>
        </message>
        <message>
            <source>to</source>
            <translation>a</translation>
        </message>
    </context>
    <context>
        <name>NewMapPicture</name>
        <message>
            <source>Preview</source>
            <translation>Anteprima</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Copies of unsaved work are in {instead} for now.</source>
            <translation>Le copie del lavoro non salvato sono per ora in {instead}.</translation>
        </message>
        <message>
            <source>Copies of your unsaved work cannot be written: {reason} ({folder}). A crash would lose your work, so save it yourself. rbdesigner keeps trying to write copies.</source>
            <translation>Non si possono scrivere copie del lavoro non salvato: {reason} ({folder}). Un arresto anomalo lo cancellerebbe, perciò salvalo tu. rbdesigner continua a riprovare.</translation>
        </message>
        <message>
            <source>Nothing else can be used in its place.</source>
            <translation>Nient'altro si può usare al suo posto.</translation>
        </message>
        <message>
            <source>Pictures of maps may have to be painted anew.</source>
            <translation>Le immagini delle mappe potrebbero dover essere ridisegnate.</translation>
        </message>
        <message>
            <source>Settings that you change are kept in {instead} for now.</source>
            <translation>Le impostazioni che cambi sono per ora in {instead}.</translation>
        </message>
        <message>
            <source>Some folders cannot be written. rbdesigner works without them until the next start.</source>
            <translation>In alcune cartelle non si può scrivere. rbdesigner ne fa a meno fino al prossimo avvio.</translation>
        </message>
        <message>
            <source>The games played and copies of unsaved work are in {instead} for now.</source>
            <translation>Le partite giocate e le copie del lavoro non salvato sono per ora in {instead}.</translation>
        </message>
        <message>
            <source>The list of games played was damaged. It is kept as {file}, and a new one has been begun; games that are saved in files of their own are not touched.</source>
            <translation>L'elenco delle partite giocate era danneggiato. È conservato come {file} e ne è stato iniziato uno nuovo; le partite salvate in file propri non sono toccate.</translation>
        </message>
        <message>
            <source>The log is written in {instead} for now.</source>
            <translation>Il registro si scrive per ora in {instead}.</translation>
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
            <translation>Una scheda dell'ultima sessione non si può aprire.</translation>
        </message>
    </context>
    <context>
        <name>OptionsField</name>
        <message>
            <source>Bridges in deserts</source>
            <translation>Ponti nei deserti</translation>
        </message>
        <message>
            <source>Change: {rule}</source>
            <translation>Cambia: {rule}</translation>
        </message>
        <message>
            <source>Homes chosen freely</source>
            <translation>Case a libera scelta</translation>
        </message>
        <message>
            <source>Mines as in the solo game</source>
            <translation>Miniere come nella partita in solitario</translation>
        </message>
        <message>
            <source>Neutral bricks that end the game</source>
            <translation>Mattoni neutri che chiudono la partita</translation>
        </message>
        <message>
            <source>Official rule: {rule}</source>
            <translation>Regola ufficiale: {rule}</translation>
        </message>
        <message>
            <source>Official rules</source>
            <translation>Regole ufficiali</translation>
        </message>
        <message>
            <source>Set every switch as the rule book has it</source>
            <translation>Imposta ogni opzione come nel regolamento</translation>
        </message>
        <message>
            <source>Steps between two homes, at least</source>
            <translation>Passi tra due case, almeno</translation>
        </message>
        <message>
            <source>Switch off: {rule}</source>
            <translation>Disattiva: {rule}</translation>
        </message>
        <message>
            <source>Switch on: {rule}</source>
            <translation>Attiva: {rule}</translation>
        </message>
        <message>
            <source>Take the official rules</source>
            <translation>Adotta le regole ufficiali</translation>
        </message>
        <message>
            <source>Wonder marks end the game</source>
            <translation>I segni di fine della meraviglia chiudono la partita</translation>
        </message>
        <message>
            <source>marked homes are kept to</source>
            <translation>valgono le case segnate</translation>
        </message>
        <message>
            <source>mines draw by chance</source>
            <translation>dalle miniere si pesca a caso</translation>
        </message>
        <message>
            <source>none before irrigation</source>
            <translation>nessuno prima dell'irrigazione</translation>
        </message>
        <message>
            <source>they do</source>
            <translation>sì</translation>
        </message>
    </context>
    <context>
        <name>PagePreview</name>
        <message>
            <source>All pages</source>
            <translation>Tutte le pagine</translation>
        </message>
        <message>
            <source>Facing pages</source>
            <translation>Pagine affiancate</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Prima pagina</translation>
        </message>
        <message>
            <source>Fit the page</source>
            <translation>Pagina intera</translation>
        </message>
        <message>
            <source>Fit the width</source>
            <translation>Larghezza della pagina</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Ultima pagina</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Pagina successiva</translation>
        </message>
        <message>
            <source>Page {number} of {all}</source>
            <translation>Pagina {number} di {all}</translation>
        </message>
        <message>
            <source>Pages {first}–{last} of {all}</source>
            <translation>Pagine {first}–{last} di {all}</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Pagina precedente</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Ingrandisci</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Riduci</translation>
        </message>
    </context>
    <context>
        <name>PageTabs</name>
        <message>
            <source>, unsaved changes</source>
            <translation>, modifiche non salvate</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Close this tab</source>
            <translation>Chiudi questa scheda</translation>
        </message>
        <message>
            <source>Open maps</source>
            <translation>Mappe aperte</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Benvenuto</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>non ancora salvato</translation>
        </message>
        <message>
            <source>unsaved changes</source>
            <translation>modifiche non salvate</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Compare with {map}</source>
            <translation>Confronta con {map}</translation>
        </message>
        <message>
            <source>Go to place {place}</source>
            <translation>Vai al luogo {place}</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Casa</translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Casa di {player}</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message>
            <source>empty place</source>
            <translation>luogo vuoto</translation>
        </message>
        <message>
            <source>hide this layer</source>
            <translation>nascondi questo livello</translation>
        </message>
        <message>
            <source>lay this tile</source>
            <translation>posa questa tessera</translation>
        </message>
        <message>
            <source>open map</source>
            <translation>mappa aperta</translation>
        </message>
        <message>
            <source>put this piece</source>
            <translation>metti questo pezzo</translation>
        </message>
        <message>
            <source>scenario, {players}</source>
            <translation>scenario, {players}</translation>
        </message>
        <message>
            <source>show this layer</source>
            <translation>mostra questo livello</translation>
        </message>
    </context>
    <context>
        <name>ParView</name>
        <message>
            <source>Find par</source>
            <translation>Trova il par</translation>
        </message>
        <message>
            <source>Games each</source>
            <translation>Partite ciascuno</translation>
        </message>
        <message>
            <source>How many games the easy and the medium player play each</source>
            <translation>Quante partite giocano il giocatore facile e quello medio ciascuno</translation>
        </message>
        <message>
            <source>How many plans each search makes; more plans find better games, and so another par</source>
            <translation>Quanti piani fa ogni ricerca; con più piani trova partite migliori, e un altro par</translation>
        </message>
        <message>
            <source>How many times the solver searches, each time anew; par is the best</source>
            <translation>Quante volte cerca il risolutore, ogni volta da capo; il par è il meglio</translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Si stanno giocando altre partite.</translation>
        </message>
        <message>
            <source>Par as a line on the sheet of the map</source>
            <translation>Il par come riga sul foglio della mappa</translation>
        </message>
        <message>
            <source>Par is already on the sheet</source>
            <translation>Il par è già sul foglio</translation>
        </message>
        <message>
            <source>Par is the best that the solver finds in these searches, and the same on every computer. It is easy to reach if the easy player comes near it, fairly hard if the medium player does, and otherwise hard.</source>
            <translation>Il par è il meglio che il risolutore trova in queste ricerche, ed è lo stesso su ogni computer. È facile da raggiungere se il giocatore facile ci si avvicina, piuttosto difficile se lo fa quello medio, altrimenti difficile.</translation>
        </message>
        <message>
            <source>Plans each</source>
            <translation>Piani ciascuna</translation>
        </message>
        <message>
            <source>Put par on the sheet</source>
            <translation>Metti il par sul foglio</translation>
        </message>
        <message>
            <source>Searches</source>
            <translation>Ricerche</translation>
        </message>
        <message>
            <source>The best game, turn by turn:</source>
            <translation>La partita migliore, turno per turno:</translation>
        </message>
        <message>
            <source>The map has been changed since par was found</source>
            <translation>La mappa è stata cambiata da quando è stato trovato il par</translation>
        </message>
        <message>
            <source>The map has been changed since par was found.</source>
            <translation>La mappa è stata cambiata da quando è stato trovato il par.</translation>
        </message>
        <message numerus="yes">
            <source>The solver makes {plans} plans, then the easy and the medium player play %n games each.</source>
            <translation>
                <numerusform>Il risolutore fa {plans} piani, poi il giocatore facile e quello medio giocano %n partita ciascuno.</numerusform>
                <numerusform>Il risolutore fa {plans} piani, poi il giocatore facile e quello medio giocano %n partite ciascuno.</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {wanted} games, {time}</source>
            <translation>{number} di {wanted} partite, {time}</translation>
        </message>
        <message>
            <source>{number} of {wanted} plans, {time}</source>
            <translation>{number} di {wanted} piani, {time}</translation>
        </message>
    </context>
    <context>
        <name>PasteTool</name>
        <message>
            <source>Click to set down, with Shift to go on; R turns, M mirrors, Esc cancels</source>
            <translation>Fai clic per posare, con Shift per continuare; R gira, M specchia, Esc annulla</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Incolla</translation>
        </message>
    </context>
    <context>
        <name>PaymentChooser</name>
        <message numerus="yes">
            <source>%n goods of any kind:</source>
            <translation>
                <numerusform>%n merce qualsiasi:</numerusform>
                <numerusform>%n merci qualsiasi:</numerusform>
            </translation>
        </message>
        <message>
            <source>Do it with these</source>
            <translation>Fallo con queste</translation>
        </message>
        <message>
            <source>What it takes, and from where</source>
            <translation>Che cosa serve e da dove</translation>
        </message>
        <message>
            <source>{goods}, taken from:</source>
            <translation>{goods}, da:</translation>
        </message>
        <message>
            <source>{good} from {holder}</source>
            <translation>{good}, da: {holder}</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter} di {player}</translation>
        </message>
    </context>
    <context>
        <name>PhaseChart</name>
        <message>
            <source>Phase: {phase}</source>
            <translation>Fase: {phase}</translation>
        </message>
    </context>
    <context>
        <name>PhaseEnd</name>
        <message numerus="yes">
            <source>%n more…</source>
            <translation>
                <numerusform>%n altro…</numerusform>
                <numerusform>altri %n…</numerusform>
            </translation>
        </message>
        <message>
            <source>A click shows where</source>
            <translation>Un clic mostra dove</translation>
        </message>
        <message>
            <source>Ctrl+Enter; with Shift, the rest of the turn too</source>
            <translation>Ctrl+Invio; con Shift anche il resto del turno</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Nothing can run without a choice.</source>
            <translation>Non c'è nulla da produrre senza scelte.</translation>
        </message>
        <message>
            <source>Run all that needs no choice</source>
            <translation>Produci tutto ciò che è ovvio</translation>
        </message>
        <message>
            <source>Something is left to choose: {what}</source>
            <translation>Resta qualcosa da scegliere: {what}</translation>
        </message>
        <message>
            <source>This is for the production phase.</source>
            <translation>Serve nella fase di produzione.</translation>
        </message>
        <message>
            <source>You are looking at an earlier moment.</source>
            <translation>Stai guardando un momento passato.</translation>
        </message>
        <message>
            <source>{player}: done with {phase}</source>
            <translation>{player}: fatto ({phase})</translation>
        </message>
    </context>
    <context>
        <name>PictureDialog</name>
        <message>
            <source> pixels</source>
            <translation> pixel</translation>
        </message>
        <message>
            <source>&amp;Black and white, terrains by patterns</source>
            <translation>&amp;Bianco e nero, terreni con motivi</translation>
        </message>
        <message>
            <source>&amp;Format</source>
            <translation>&amp;Formato</translation>
        </message>
        <message>
            <source>&amp;Private ones too, also in the map stored in the picture</source>
            <translation>Anche quelle pri&amp;vate, anche nella mappa contenuta nell'immagine</translation>
        </message>
        <message>
            <source>&amp;Scale of tiles</source>
            <translation>&amp;Scala in tessere</translation>
        </message>
        <message>
            <source>&amp;Transparent around the map</source>
            <translation>&amp;Trasparente attorno alla mappa</translation>
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation>&amp;Larghezza di una tessera</translation>
        </message>
        <message>
            <source>Below the map</source>
            <translation>Sotto la mappa</translation>
        </message>
        <message>
            <source>Compass &amp;rose</source>
            <translation>&amp;Rosa dei venti</translation>
        </message>
        <message>
            <source>Export a picture</source>
            <translation>Esporta un'immagine</translation>
        </message>
        <message>
            <source>Labels, &amp;notes and districts</source>
            <translation>Etichette, &amp;note e distretti</translation>
        </message>
        <message>
            <source>PNG: pixels, for screens and the web</source>
            <translation>PNG: pixel, per schermi e web</translation>
        </message>
        <message>
            <source>SVG: lines, sharp at any size</source>
            <translation>SVG: linee, nitide a ogni dimensione</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>Stil&amp;e del tabellone</translation>
        </message>
        <message>
            <source>T&amp;itle</source>
            <translation>T&amp;itolo</translation>
        </message>
        <message>
            <source>Whole picture</source>
            <translation>Immagine intera</translation>
        </message>
        <message>
            <source>Write the &amp;place on every tile</source>
            <translation>&amp;Scrivi il luogo su ogni tessera</translation>
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} pixel</translation>
        </message>
    </context>
    <context>
        <name>PicturePanel</name>
        <message>
            <source> tiles</source>
            <translation> tessere</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles proposed, {unsure} of them uncertain</source>
            <translation>
                <numerusform>%n tessera proposta, incerte: {unsure}</numerusform>
                <numerusform>%n tessere proposte, incerte: {unsure}</numerusform>
            </translation>
        </message>
        <message>
            <source>A scan or photo to trace the map from</source>
            <translation>Una scansione o una foto da cui ricalcare la mappa</translation>
        </message>
        <message>
            <source>Choose a picture…</source>
            <translation>Scegli un'immagine…</translation>
        </message>
        <message>
            <source>Click the middles of two or three tiles of the picture, far apart</source>
            <translation>Fai clic sul centro di due o tre tessere dell'immagine, lontane tra loro</translation>
        </message>
        <message>
            <source>Discard them</source>
            <translation>Rifiutale</translation>
        </message>
        <message>
            <source>Fit to the grid</source>
            <translation>Adatta alla griglia</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Bloccata</translation>
        </message>
        <message>
            <source>Opacity</source>
            <translation>Opacità</translation>
        </message>
        <message>
            <source>Over the tiles</source>
            <translation>Sopra le tessere</translation>
        </message>
        <message>
            <source>Proposes a terrain for each tile by its colour, once the picture fits the grid</source>
            <translation>Proponi un terreno per ogni tessera secondo il colore, quando l'immagine combacia con la griglia</translation>
        </message>
        <message>
            <source>Read tiles</source>
            <translation>Leggi le tessere</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Togli</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Visibile</translation>
        </message>
        <message>
            <source>Take all</source>
            <translation>Prendi tutte</translation>
        </message>
        <message>
            <source>Take the certain ones</source>
            <translation>Prendi le sicure</translation>
        </message>
        <message>
            <source>Tiles of the picture</source>
            <translation>Tessere lette</translation>
        </message>
        <message>
            <source>Turned</source>
            <translation>Ruotata</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Larghezza</translation>
        </message>
    </context>
    <context>
        <name>PictureTool</name>
        <message>
            <source>Click a proposed tile to lay it</source>
            <translation>Fai clic su una tessera proposta per posarla</translation>
        </message>
        <message>
            <source>Click the middle of a tile of the picture, or drag it to where it belongs; three will do</source>
            <translation>Fai clic sul centro di una tessera dell'immagine, o trascinalo dove va; ne bastano tre</translation>
        </message>
        <message>
            <source>Click to lay {tile}; the right button discards it</source>
            <translation>Clic per posare: {tile}; il tasto destro la rifiuta</translation>
        </message>
        <message>
            <source>Drag to move the picture</source>
            <translation>Trascina per spostare l'immagine</translation>
        </message>
        <message>
            <source>Put a picture under the map first, in the panel Picture</source>
            <translation>Prima metti un'immagine sotto la mappa, nel pannello Immagine</translation>
        </message>
        <message>
            <source>The picture is locked</source>
            <translation>L'immagine è bloccata</translation>
        </message>
    </context>
    <context>
        <name>PictureWork</name>
        <message>
            <source>Reading the picture {file}…</source>
            <translation>Lettura dell'immagine {file}…</translation>
        </message>
    </context>
    <context>
        <name>Pictures</name>
        <message>
            <source>Picture under the map</source>
            <translation>Immagine sotto la mappa</translation>
        </message>
        <message>
            <source>Pictures ({suffixes})</source>
            <translation>Immagini ({suffixes})</translation>
        </message>
        <message>
            <source>The picture shows no other tiles than those on the map</source>
            <translation>L'immagine non mostra tessere diverse da quelle sulla mappa</translation>
        </message>
        <message>
            <source>This picture cannot be put under the map.</source>
            <translation>Questa immagine non si può mettere sotto la mappa.</translation>
        </message>
    </context>
    <context>
        <name>PiecePalette</name>
        <message>
            <source>A neutral wall.</source>
            <translation>Un muro neutro.</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Ponte</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Edifici</translation>
        </message>
        <message>
            <source>Choose what to put on the map.</source>
            <translation>Scegli che cosa mettere sulla mappa.</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Merci</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Casa</translation>
        </message>
        <message>
            <source>Homes, roads, walls</source>
            <translation>Case, strade, muri</translation>
        </message>
        <message>
            <source>It belongs to nobody.</source>
            <translation>Non appartiene a nessuno.</translation>
        </message>
        <message>
            <source>It will belong to {player}.</source>
            <translation>Apparterrà a {player}.</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Pezzi</translation>
        </message>
        <message>
            <source>Players choose among such homes.</source>
            <translation>I giocatori scelgono tra queste case.</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Strada</translation>
        </message>
        <message>
            <source>Search for pieces</source>
            <translation>Cerca pezzi</translation>
        </message>
        <message>
            <source>Search: mill</source>
            <translation>Cerca: segheria</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Mezzi di trasporto</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Muro</translation>
        </message>
        <message>
            <source>Whose is the next piece?</source>
            <translation>Di chi è il prossimo pezzo?</translation>
        </message>
        <message>
            <source>⚠ Every transporter has an owner: it will be player 1.</source>
            <translation>⚠ Ogni mezzo ha un proprietario: sarà il giocatore 1.</translation>
        </message>
    </context>
    <context>
        <name>PieceTool</name>
        <message>
            <source>Cannot be put here: {thing}</source>
            <translation>Qui non c'è posto per: {thing}</translation>
        </message>
        <message>
            <source>Click to put down: {thing}</source>
            <translation>Fai clic per posare: {thing}</translation>
        </message>
        <message>
            <source>Put {thing}</source>
            <translation>Metti {thing}</translation>
        </message>
        <message>
            <source>Remove {thing}</source>
            <translation>Togli {thing}</translation>
        </message>
    </context>
    <context>
        <name>PlaceInspector</name>
        <message>
            <source>Change: {thing}</source>
            <translation>Cambia: {thing}</translation>
        </message>
        <message>
            <source>Nothing stands here.</source>
            <translation>Qui non c'è nulla.</translation>
        </message>
        <message>
            <source>Remove: {thing}</source>
            <translation>Togli: {thing}</translation>
        </message>
        <message>
            <source>Select a tile to see what is on it, and to change it.</source>
            <translation>Seleziona una tessera per vedere che cosa c'è e per cambiarlo.</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Gira a sinistra</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Gira a destra</translation>
        </message>
        <message>
            <source>Turn tile</source>
            <translation>Gira tessera</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message>
            <source>empty place</source>
            <translation>luogo vuoto</translation>
        </message>
        <message>
            <source>home</source>
            <translation>casa</translation>
        </message>
        <message>
            <source>road to the {half_edge}</source>
            <translation>strada verso {half_edge}</translation>
        </message>
        <message>
            <source>wall to the {edge}</source>
            <translation>muro verso {edge}</translation>
        </message>
        <message>
            <source>{thing} of player {player}</source>
            <translation>{thing} del giocatore {player}</translation>
        </message>
    </context>
    <context>
        <name>PlanController</name>
        <message>
            <source>No longer planned: {what}. Undo brings it back.</source>
            <translation>Non più pianificato: {what}. Annulla lo ripristina.</translation>
        </message>
        <message>
            <source>Planned: {what}. It is built when your building phase begins.</source>
            <translation>Pianificato: {what}. Si costruisce all'inizio della tua fase di costruzione.</translation>
        </message>
        <message>
            <source>Release to choose what its bag holds</source>
            <translation>Rilascia per scegliere che cosa contiene il sacchetto</translation>
        </message>
        <message>
            <source>There is no place for it here.</source>
            <translation>Qui non c'è posto.</translation>
        </message>
    </context>
    <context>
        <name>PlannerWording</name>
        <message>
            <source>the planner is not compiled: medium players play little better than easy ones, and hard players like medium ones</source>
            <translation>il pianificatore non è compilato: i giocatori medi giocano poco meglio di quelli facili, e quelli difficili come i medi</translation>
        </message>
        <message>
            <source>the planner is not compiled; compiled it works some fifty times as fast</source>
            <translation>il pianificatore non è compilato; compilato è circa cinquanta volte più veloce</translation>
        </message>
    </context>
    <context>
        <name>PlaySiteDialog</name>
        <message numerus="yes">
            <source>%n hexes</source>
            <translation>
                <numerusform>%n esagono</numerusform>
                <numerusform>%n esagoni</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiato</translation>
        </message>
        <message>
            <source>Copy for the play site</source>
            <translation>Copia per il sito di gioco</translation>
        </message>
        <message>
            <source>Copy the &amp;description</source>
            <translation>Copia la &amp;descrizione</translation>
        </message>
        <message>
            <source>Copy the &amp;map</source>
            <translation>Copia la &amp;mappa</translation>
        </message>
        <message>
            <source>Copy the &amp;name</source>
            <translation>Copia il &amp;nome</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Buono a sapersi:</translation>
        </message>
        <message>
            <source>Nothing keeps the map out of the play site, or from being verified there.</source>
            <translation>Niente tiene la mappa fuori dal sito di gioco, né le impedisce di essere verificata lì.</translation>
        </message>
        <message>
            <source>The map is not verified there:</source>
            <translation>La mappa non viene verificata lì:</translation>
        </message>
        <message>
            <source>The map of the site differs from yours:</source>
            <translation>La mappa del sito è diversa dalla tua:</translation>
        </message>
        <message>
            <source>The play site refuses the map:</source>
            <translation>Il sito di gioco rifiuta la mappa:</translation>
        </message>
        <message numerus="yes">
            <source>for up to %n players</source>
            <translation>
                <numerusform>per un giocatore</numerusform>
                <numerusform>per un massimo di %n giocatori</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedGames</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Forget</source>
            <translation>&amp;Dimentica</translation>
        </message>
        <message>
            <source>&amp;Forget…</source>
            <translation>&amp;Dimentica…</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Apri</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Finite</translation>
        </message>
        <message>
            <source>Ended or not</source>
            <translation>Finite o no</translation>
        </message>
        <message numerus="yes">
            <source>Forget these %n games?</source>
            <translation>
                <numerusform>Dimenticare questa partita?</numerusform>
                <numerusform>Dimenticare queste %n partite?</numerusform>
            </translation>
        </message>
        <message>
            <source>Games played</source>
            <translation>Partite giocate</translation>
        </message>
        <message>
            <source>Games that are saved in files of their own stay there; the others are deleted.</source>
            <translation>Le partite salvate in file propri restano lì; le altre vengono eliminate.</translation>
        </message>
        <message>
            <source>No game matches</source>
            <translation>Nessuna partita corrisponde</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Ancora nessuna partita</translation>
        </message>
        <message>
            <source>Not ended</source>
            <translation>Non finite</translation>
        </message>
        <message>
            <source>Open a map and play it with F5: every game you have begun to play is kept here, saved or not.</source>
            <translation>Apri una mappa e giocala con F5: ogni partita iniziata si conserva qui, salvata o no.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Search for something else, or choose solo and several, ended or not.</source>
            <translation>Cerca qualcos'altro, o scegli solitari e con più giocatori, finite o no.</translation>
        </message>
        <message>
            <source>Search maps, codes and names</source>
            <translation>Cerca mappe, codici e nomi</translation>
        </message>
        <message>
            <source>Several players</source>
            <translation>Più giocatori</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solitario</translation>
        </message>
        <message>
            <source>Solo and several</source>
            <translation>Solitari e con più giocatori</translation>
        </message>
        <message>
            <source>Solo or several</source>
            <translation>In solitario o con più giocatori</translation>
        </message>
        <message>
            <source>Take the chosen games out of the list; their own files stay</source>
            <translation>Togli dall'elenco le partite scelte; i loro file restano</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown} di %n partita</numerusform>
                <numerusform>{shown} di %n partite</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayedModel</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n giocatore</numerusform>
                <numerusform>%n giocatori</numerusform>
            </translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Codice</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Giocata</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Giocatore {number}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Stato</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
        <message>
            <source>ended</source>
            <translation>finita</translation>
        </message>
        <message>
            <source>solo</source>
            <translation>solitario</translation>
        </message>
        <message>
            <source>solo: {name}</source>
            <translation>solitario: {name}</translation>
        </message>
        <message>
            <source>turn {number}</source>
            <translation>turno {number}</translation>
        </message>
        <message>
            <source>{state}, by a machine</source>
            <translation>{state}, da una macchina</translation>
        </message>
        <message>
            <source>{state}, not here</source>
            <translation>{state}, non qui</translation>
        </message>
        <message>
            <source>{state}, open</source>
            <translation>{state}, aperta</translation>
        </message>
    </context>
    <context>
        <name>PlayerBlock</name>
        <message>
            <source>Goods {goods}, wonder {wonder} · {land} of {on_land} on land, {water} of {on_water} on water</source>
            <translation>Merci {goods}, meraviglia {wonder} · {land} di {on_land} a terra, {water} di {on_water} in acqua</translation>
        </message>
        <message>
            <source>{land} of {on_land} on land, {water} of {on_water} on water, {all} of {most} transporters in all</source>
            <translation>{land} di {on_land} a terra, {water} di {on_water} in acqua, {all} di {most} mezzi in tutto</translation>
        </message>
    </context>
    <context>
        <name>PlayerChoice</name>
        <message>
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
    </context>
    <context>
        <name>PlayerChooser</name>
        <message>
            <source>Nobody: free, neutral</source>
            <translation>Nessuno: libero, neutro</translation>
        </message>
    </context>
    <context>
        <name>PlayerHeading</name>
        <message>
            <source>to act</source>
            <translation>di turno</translation>
        </message>
        <message>
            <source>to act · </source>
            <translation>di turno · </translation>
        </message>
    </context>
    <context>
        <name>PlayersField</name>
        <message>
            <source>Change the number of players</source>
            <translation>Cambia il numero di giocatori</translation>
        </message>
    </context>
    <context>
        <name>PlayersPanel</name>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <source> seconds</source>
            <translation> secondi</translation>
        </message>
        <message>
            <source> seconds after a change</source>
            <translation> secondi dopo una modifica</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>Colo&amp;ri</translation>
        </message>
        <message>
            <source>&amp;Keep a copy</source>
            <translation>&amp;Conserva una copia</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>Li&amp;ngua</translation>
        </message>
        <message>
            <source>&amp;Machine players</source>
            <translation>&amp;Giocatori macchina</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>All'avvio</translation>
        </message>
        <message>
            <source>Copies of unsaved maps are kept apart from your files, in case of a crash.</source>
            <translation>Le copie delle mappe non salvate si tengono separate dai tuoi file, in caso di arresto anomalo.</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Scuro</translation>
        </message>
        <message>
            <source>Follow the system</source>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <source>For games that are opened or begun from now on</source>
            <translation>Per le partite aperte o iniziate da ora in poi</translation>
        </message>
        <message>
            <source>In a game, phases and &amp;questions with nothing to decide are passed over</source>
            <translation>In &amp;partita si saltano fasi e domande in cui non c'è nulla da decidere</translation>
        </message>
        <message>
            <source>In a game, transporters &amp;glide, and goods that come or go are ringed</source>
            <translation>&amp;In partita i mezzi scivolano, e le merci che vanno o vengono sono cerchiate</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Chiaro</translation>
        </message>
        <message>
            <source>Maps and games that were open come bac&amp;k as they were</source>
            <translation>Le mappe e le partite che erano aperte &amp;ritornano, ciascuna come si vedeva</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Animazione</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Mouse</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferenze</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>Stil&amp;e del tabellone</translation>
        </message>
        <message>
            <source>The &amp;wheel zooms; otherwise it scrolls and zooms with Ctrl</source>
            <translation>&amp;La rotella ingrandisce; altrimenti scorre e ingrandisce con Ctrl</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>think at most </source>
            <translation>pensano al massimo </translation>
        </message>
    </context>
    <context>
        <name>PrintPreview</name>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Stampa…</translation>
        </message>
        <message>
            <source>Laying out the pages…</source>
            <translation>Impaginazione…</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Stampa</translation>
        </message>
        <message>
            <source>Printing…</source>
            <translation>Stampa in corso…</translation>
        </message>
        <message>
            <source>The pages could not be printed.</source>
            <translation>Non è stato possibile stampare le pagine.</translation>
        </message>
    </context>
    <context>
        <name>ProblemDetails</name>
        <message>
            <source>Choose how to fix it; Undo takes it back</source>
            <translation>Scegli come correggerlo; Annulla lo ripristina</translation>
        </message>
        <message>
            <source>Fix</source>
            <translation>Correggi</translation>
        </message>
        <message>
            <source>Fix it this way; Undo takes it back</source>
            <translation>Correggi così; si può annullare</translation>
        </message>
        <message>
            <source>Go to {place}</source>
            <translation>Vai a {place}</translation>
        </message>
        <message>
            <source>More ways to fix it</source>
            <translation>Altri modi per correggere</translation>
        </message>
        <message>
            <source>Other ways</source>
            <translation>Altri modi</translation>
        </message>
        <message>
            <source>the properties</source>
            <translation>le proprietà</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>Make symmetrical…</source>
            <translation>Rendi simmetrica…</translation>
        </message>
        <message numerus="yes">
            <source>{place} and %n more</source>
            <translation>
                <numerusform>{place} e %n altro</numerusform>
                <numerusform>{place} e altri %n</numerusform>
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
            <translation>Tutto bene</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Vai lì</translation>
        </message>
        <message>
            <source>No map is open</source>
            <translation>Nessuna mappa è aperta</translation>
        </message>
        <message>
            <source>Nothing of this kind</source>
            <translation>Nulla di questo tipo</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problemi</translation>
        </message>
        <message>
            <source>Show or hide: {problems}</source>
            <translation>Mostra o nascondi: {problems}</translation>
        </message>
        <message>
            <source>The buttons above hide the problems.</source>
            <translation>I pulsanti qui sopra nascondono i problemi.</translation>
        </message>
        <message>
            <source>The map breaks no rule.</source>
            <translation>La mappa non viola alcuna regola.</translation>
        </message>
    </context>
    <context>
        <name>ProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>PropertiesPanel</name>
        <message>
            <source>Box of tiles</source>
            <translation>Scatola di tessere</translation>
        </message>
        <message>
            <source>Change how the wonder begins</source>
            <translation>Cambia l'inizio della meraviglia</translation>
        </message>
        <message>
            <source>Change the code</source>
            <translation>Cambia il codice</translation>
        </message>
        <message>
            <source>Change the description</source>
            <translation>Cambia la descrizione</translation>
        </message>
        <message>
            <source>Change the designers</source>
            <translation>Cambia gli autori</translation>
        </message>
        <message>
            <source>Change the difficulty</source>
            <translation>Cambia la difficoltà</translation>
        </message>
        <message>
            <source>Change the link</source>
            <translation>Cambia il collegamento</translation>
        </message>
        <message>
            <source>Change the number of turns</source>
            <translation>Cambia il numero di turni</translation>
        </message>
        <message>
            <source>Change the orientation of the hexes</source>
            <translation>Cambia l'orientamento degli esagoni</translation>
        </message>
        <message>
            <source>Change the special rules</source>
            <translation>Cambia le regole speciali</translation>
        </message>
        <message>
            <source>Change the status</source>
            <translation>Cambia lo stato</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Cambia il titolo</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Codice</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Campi personalizzati</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Descrizione</translation>
        </message>
        <message>
            <source>Designers</source>
            <translation>Autori</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Difficoltà</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Bozza</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Definitivo</translation>
        </message>
        <message>
            <source>Hexes lie with the</source>
            <translation>Esagoni con il</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Collegamento</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>Maximum players</source>
            <translation>Massimo di giocatori</translation>
        </message>
        <message>
            <source>Minimum players</source>
            <translation>Minimo di giocatori</translation>
        </message>
        <message>
            <source>Played by machines</source>
            <translation>Giocata dalle macchine</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Researched subjects</source>
            <translation>Progetti ricercati</translation>
        </message>
        <message>
            <source>Rules of the game</source>
            <translation>Regole del gioco</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scenario</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Regole speciali</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Stato</translation>
        </message>
        <message>
            <source>The sheet shows the address as a QR code.</source>
            <translation>La scheda mostra l'indirizzo come codice QR.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>Wonder spaces filled at the start</source>
            <translation>Spazi della meraviglia pieni all'inizio</translation>
        </message>
        <message>
            <source>by the rules</source>
            <translation>secondo le regole</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>facile</translation>
        </message>
        <message>
            <source>flat side up</source>
            <translation>lato piatto in alto</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>difficile</translation>
        </message>
        <message>
            <source>its page on the web</source>
            <translation>la sua pagina web</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>media</translation>
        </message>
        <message>
            <source>names, separated by commas</source>
            <translation>nomi separati da virgole</translation>
        </message>
        <message>
            <source>not rated</source>
            <translation>non valutata</translation>
        </message>
        <message>
            <source>point up</source>
            <translation>vertice in alto</translation>
        </message>
        <message>
            <source>rather easy</source>
            <translation>abbastanza facile</translation>
        </message>
        <message>
            <source>rather hard</source>
            <translation>abbastanza difficile</translation>
        </message>
    </context>
    <context>
        <name>Puzzles</name>
        <message>
            <source>Add solutions</source>
            <translation>Aggiungi soluzioni</translation>
        </message>
        <message>
            <source>Here the solution breaks the rules: {reason}</source>
            <translation>Qui la soluzione infrange le regole: {reason}</translation>
        </message>
        <message>
            <source>Merge with other tables</source>
            <translation>Unisci ad altre tabelle</translation>
        </message>
        <message>
            <source>Not taken into the table:</source>
            <translation>Non accolte nella tabella:</translation>
        </message>
        <message>
            <source>Open a table of records, or name a new one</source>
            <translation>Apri una tabella dei record, o dai un nome a una nuova</translation>
        </message>
        <message>
            <source>Records taken in: {number}</source>
            <translation>Record accolti: {number}</translation>
        </message>
        <message>
            <source>Save as a solution</source>
            <translation>Salva come soluzione</translation>
        </message>
        <message>
            <source>Solutions ({suffixes})</source>
            <translation>Soluzioni ({suffixes})</translation>
        </message>
        <message>
            <source>Solutions and games ({suffixes})</source>
            <translation>Soluzioni e partite ({suffixes})</translation>
        </message>
        <message>
            <source>Tables of records ({suffixes})</source>
            <translation>Tabelle dei record ({suffixes})</translation>
        </message>
        <message>
            <source>The solution could not be saved.</source>
            <translation>Non è stato possibile salvare la soluzione.</translation>
        </message>
        <message>
            <source>The solution was written to {file}.</source>
            <translation>La soluzione è stata scritta in {file}.</translation>
        </message>
        <message>
            <source>The table already has solutions that are as good.</source>
            <translation>La tabella ha già soluzioni altrettanto buone.</translation>
        </message>
        <message>
            <source>The table could not be saved.</source>
            <translation>Non è stato possibile salvare la tabella.</translation>
        </message>
        <message>
            <source>This solution cannot be verified. If it is of a map of your own, open that map first.</source>
            <translation>Questa soluzione non si può verificare. Se è di una tua mappa, apri prima quella.</translation>
        </message>
        <message>
            <source>This table of records cannot be opened.</source>
            <translation>Questa tabella dei record non si può aprire.</translation>
        </message>
        <message>
            <source>Verify a solution</source>
            <translation>Verifica una soluzione</translation>
        </message>
    </context>
    <context>
        <name>RecordField</name>
        <message>
            <source>3 stock 360, wonder 80</source>
            <translation>3 azioni 360, meraviglia 80</translation>
        </message>
        <message>
            <source>A machine reached it</source>
            <translation>L'ha raggiunto una macchina</translation>
        </message>
        <message>
            <source>A solo record is known</source>
            <translation>È noto un record in solitario</translation>
        </message>
        <message>
            <source>Add a record</source>
            <translation>Aggiungi un record</translation>
        </message>
        <message>
            <source>Change the record</source>
            <translation>Cambia il record</translation>
        </message>
        <message>
            <source>Edition of the rules</source>
            <translation>Edizione delle regole</translation>
        </message>
        <message>
            <source>How they came about</source>
            <translation>Come sono stati fatti</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Remove the record</source>
            <translation>Togli il record</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Chi</translation>
        </message>
        <message>
            <source>year-month-day</source>
            <translation>anno-mese-giorno</translation>
        </message>
        <message>
            <source>⚠ A day looks like 2026-05-31; this is not kept.</source>
            <translation>⚠ Un giorno si scrive 2026-05-31; questo non si conserva.</translation>
        </message>
    </context>
    <context>
        <name>RecordWindow</name>
        <message>
            <source>&amp;Add solutions…</source>
            <translation>&amp;Aggiungi soluzioni…</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Chiudi</translation>
        </message>
        <message>
            <source>&amp;Merge with other tables…</source>
            <translation>&amp;Unisci ad altre tabelle…</translation>
        </message>
        <message>
            <source>&amp;Open as a game</source>
            <translation>Apri come &amp;partita</translation>
        </message>
        <message>
            <source>A scenario without a title</source>
            <translation>Uno scenario senza titolo</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Data</translation>
        </message>
        <message>
            <source>Goods used</source>
            <translation>Merci usate</translation>
        </message>
        <message>
            <source>Holder</source>
            <translation>Detentore</translation>
        </message>
        <message>
            <source>Made of</source>
            <translation>Composizione</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Records: {file}</source>
            <translation>Record: {file}</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>The most points come first; then the fewest turns to reach them; then the fewest goods used. Only solutions that pass verification are taken in.</source>
            <translation>Prima il maggior numero di punti, poi il minor numero di turni per raggiungerli, poi il minor numero di merci usate. Si accolgono solo soluzioni verificate.</translation>
        </message>
        <message>
            <source>The table has no records yet.</source>
            <translation>La tabella non ha ancora record.</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
    </context>
    <context>
        <name>RecordWriting</name>
        <message>
            <source>&amp;Save it…</source>
            <translation>Sal&amp;va…</translation>
        </message>
        <message>
            <source>&amp;Write the record</source>
            <translation>Scrivi &amp;il record</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Does the result count for the map as it is now?</source>
            <translation>Il risultato vale per la mappa com'è ora?</translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Salva altrove…</translation>
        </message>
        <message>
            <source>Save the map with its record in a file of your own</source>
            <translation>Salva la mappa con il suo record in un file tuo</translation>
        </message>
        <message>
            <source>Scenarios ({suffixes})</source>
            <translation>Scenari ({suffixes})</translation>
        </message>
        <message>
            <source>The map as it was played can be saved with the record as a scenario of its own.</source>
            <translation>La mappa com'è stata giocata si può salvare con il record come scenario a sé.</translation>
        </message>
        <message>
            <source>The map of this game cannot be read.</source>
            <translation>La mappa di questa partita non si può leggere.</translation>
        </message>
        <message>
            <source>The map of this game has been changed since.</source>
            <translation>La mappa di questa partita nel frattempo è cambiata.</translation>
        </message>
        <message>
            <source>The map “{title}” has been changed since this game was begun.</source>
            <translation>La mappa «{title}» è stata cambiata da quando è iniziata questa partita.</translation>
        </message>
        <message>
            <source>The record could not be written.</source>
            <translation>Non è stato possibile scrivere il record.</translation>
        </message>
        <message>
            <source>The record is in the open map “{title}”. Save the map in a file of your own to keep it: what came with rbdesigner stays as it is.</source>
            <translation>Il record è nella mappa aperta «{title}». Salva la mappa in un file tuo per conservarlo: ciò che è fornito con rbdesigner resta com'è.</translation>
        </message>
        <message>
            <source>The record is in the open map “{title}”. Save the map to keep it.</source>
            <translation>Il record è nella mappa aperta «{title}». Salva la mappa per conservarlo.</translation>
        </message>
        <message>
            <source>The record is in {file}.</source>
            <translation>Il record è in {file}.</translation>
        </message>
        <message numerus="yes">
            <source>There the record is %n points.</source>
            <translation>
                <numerusform>Lì il record è di %n punto.</numerusform>
                <numerusform>Lì il record è di %n punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There the record is %n points. It is not less.</source>
            <translation>
                <numerusform>Lì il record è di %n punto. Non è inferiore.</numerusform>
                <numerusform>Lì il record è di %n punti. Non è inferiore.</numerusform>
            </translation>
        </message>
        <message>
            <source>Write the record</source>
            <translation>Scrivi il record</translation>
        </message>
        <message>
            <source>Write the record into the file of the map?</source>
            <translation>Scrivere il record nel file della mappa?</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Recovered from a copy made at {time}; it is not saved yet.</source>
            <translation>Recuperata da una copia del {time}; non è ancora salvata.</translation>
        </message>
        <message>
            <source>This copy of “{title}” cannot be read.</source>
            <translation>Questa copia di «{title}» non si può leggere.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <source>&amp;Discard all</source>
            <translation>&amp;Scarta tutto</translation>
        </message>
        <message>
            <source>&amp;Open these</source>
            <translation>&amp;Apri queste</translation>
        </message>
        <message>
            <source>Ask &amp;later</source>
            <translation>&amp;Chiedi più tardi</translation>
        </message>
        <message>
            <source>Crash report</source>
            <translation>Rapporto dell'arresto anomalo</translation>
        </message>
        <message>
            <source>File</source>
            <translation>File</translation>
        </message>
        <message>
            <source>It kept copies of your unsaved maps and games. Open them and save what you need.</source>
            <translation>Ha conservato copie delle mappe e delle partite non salvate. Aprile e salva ciò che ti serve.</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation>Ultima modifica</translation>
        </message>
        <message>
            <source>Map or game</source>
            <translation>Mappa o partita</translation>
        </message>
        <message>
            <source>Recovered maps and games</source>
            <translation>Mappe e partite recuperate</translation>
        </message>
        <message>
            <source>What the program reported when it ended:</source>
            <translation>Che cosa il programma ha segnalato alla fine:</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>non ancora salvato</translation>
        </message>
        <message>
            <source>rbdesigner ended unexpectedly last time.</source>
            <translation>L'ultima volta rbdesigner si è chiuso in modo inatteso.</translation>
        </message>
    </context>
    <context>
        <name>ResearchBoard</name>
        <message>
            <source>Researched: {subjects}</source>
            <translation>Ricercato: {subjects}</translation>
        </message>
        <message>
            <source>it allows nothing new.</source>
            <translation>non permette nulla di nuovo.</translation>
        </message>
        <message>
            <source>known</source>
            <translation>noto</translation>
        </message>
        <message>
            <source>new mines and shafts may hold more.</source>
            <translation>nuove miniere e nuovi pozzi possono contenere di più.</translation>
        </message>
        <message>
            <source>new mines and shafts may hold one of the two metals only.</source>
            <translation>nuove miniere e nuovi pozzi possono contenere uno solo dei due metalli.</translation>
        </message>
        <message>
            <source>not known yet</source>
            <translation>non ancora noto</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>shafts may be added to mines.</source>
            <translation>si possono aggiungere pozzi alle miniere.</translation>
        </message>
        <message>
            <source>{building} may be built.</source>
            <translation>si può costruire: {building}.</translation>
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
            <translation>Cambia i progetti ricercati</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Tutti</translation>
        </message>
        <message>
            <source>Everybody has researched it</source>
            <translation>Tutti l'hanno ricercato</translation>
        </message>
        <message>
            <source>Researched by</source>
            <translation>Ricercato da</translation>
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
            <translation>Non è stato possibile conservare la partita tra quelle giocate.</translation>
        </message>
    </context>
    <context>
        <name>RiverComposer</name>
        <message>
            <source>A river reaches three edges at most. Begin another river for this one.</source>
            <translation>Un fiume tocca al massimo tre lati. Per questo inizia un altro fiume.</translation>
        </message>
        <message>
            <source>Begin another river</source>
            <translation>Inizia un altro fiume</translation>
        </message>
        <message>
            <source>Click the edges that the river reaches: one for a source, two or three for a course.</source>
            <translation>Fai clic sui lati che il fiume tocca: uno per una sorgente, due o tre per un corso.</translation>
        </message>
        <message>
            <source>Here this river would cross another one. Begin another river, or take one away.</source>
            <translation>Qui questo fiume ne attraverserebbe un altro. Inizia un altro fiume, o togline uno.</translation>
        </message>
        <message>
            <source>Remove all rivers</source>
            <translation>Togli tutti i fiumi</translation>
        </message>
        <message>
            <source>River {number} is complete: no river reaches more than three edges.</source>
            <translation>Il fiume {number} è completo: nessun fiume tocca più di tre lati.</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <source>The next edge you click begins a new river.</source>
            <translation>Il prossimo lato su cui fai clic inizia un nuovo fiume.</translation>
        </message>
        <message>
            <source>The next edge you click joins river {number}. A click on its own edge takes it away.</source>
            <translation>Il prossimo lato su cui fai clic si unisce al fiume {number}. Un clic su un suo lato lo toglie.</translation>
        </message>
        <message>
            <source>The sea has no rivers.</source>
            <translation>Il mare non ha fiumi.</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Gira a sinistra</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Gira a destra</translation>
        </message>
        <message>
            <source>no river</source>
            <translation>nessun fiume</translation>
        </message>
        <message>
            <source>river {number}</source>
            <translation>fiume {number}</translation>
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
            <translation>Trascina un fiume da qui, dalla foce</translation>
        </message>
        <message>
            <source>Drag a river from here, its source</source>
            <translation>Trascina un fiume da qui, dalla sua sorgente</translation>
        </message>
        <message>
            <source>Drag a river from here; empty places get {tile}</source>
            <translation>Trascina un fiume da qui; i luoghi vuoti ricevono: {tile}</translation>
        </message>
        <message>
            <source>Drag to branch this river; Shift and drag, or a right click, takes it away</source>
            <translation>Trascina per diramare questo fiume; trascinando con Shift, o con un clic destro, lo si toglie</translation>
        </message>
        <message numerus="yes">
            <source>Draw river over %n tiles</source>
            <translation>
                <numerusform>Traccia fiume su %n tessera</numerusform>
                <numerusform>Traccia fiume su %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Go on to the next tile with the river; Esc cancels</source>
            <translation>Prosegui con il fiume sulla tessera vicina; Esc annulla</translation>
        </message>
        <message>
            <source>No river drawn: {reason}</source>
            <translation>Nessun fiume tracciato: {reason}</translation>
        </message>
        <message>
            <source>No river here: {reason}</source>
            <translation>Qui nessun fiume: {reason}</translation>
        </message>
        <message>
            <source>Nothing to take away: no river runs here</source>
            <translation>Niente da togliere: qui non passa nessun fiume</translation>
        </message>
        <message numerus="yes">
            <source>River over %n tiles; drag back to shorten it, Esc cancels</source>
            <translation>
                <numerusform>Fiume su %n tessera; tornando indietro si accorcia, Esc annulla</numerusform>
                <numerusform>Fiume su %n tessere; tornando indietro si accorcia, Esc annulla</numerusform>
            </translation>
        </message>
        <message>
            <source>Take river away</source>
            <translation>Togli fiume</translation>
        </message>
        <message>
            <source>The river is removed here; it stays where it flows on</source>
            <translation>Il fiume viene tolto; resta dove prosegue</translation>
        </message>
    </context>
    <context>
        <name>RoadTool</name>
        <message>
            <source>A road runs here; right click removes it, dragging builds more</source>
            <translation>Qui passa una strada; clic destro per toglierla, trascinando se ne costruiscono altre</translation>
        </message>
        <message>
            <source>Build road</source>
            <translation>Costruisci strada</translation>
        </message>
        <message>
            <source>Click to build a road, or drag it from tile to tile</source>
            <translation>Fai clic per costruire una strada, o trascinala da tessera a tessera</translation>
        </message>
        <message>
            <source>No road here: {reason}</source>
            <translation>Qui nessuna strada: {reason}</translation>
        </message>
        <message>
            <source>Remove road</source>
            <translation>Togli strada</translation>
        </message>
    </context>
    <context>
        <name>RunAnswer</name>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n partita in solitario</numerusform>
                <numerusform>%n partite in solitario</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose who plays and press Start. Machines play the map many times, and every player has every home.</source>
            <translation>Scegli chi gioca e premi Avvia. Le macchine giocano la mappa molte volte e ogni giocatore ha ogni casa.</translation>
        </message>
        <message>
            <source>No game has been played yet</source>
            <translation>Nessuna partita è ancora stata giocata</translation>
        </message>
        <message>
            <source>The facts about the map show no reason: look where games go, and who is first there.</source>
            <translation>I dati della mappa non mostrano un motivo: guarda dove vanno le partite e chi vi arriva primo.</translation>
        </message>
        <message>
            <source>The first games are being played…</source>
            <translation>Si giocano le prime partite…</translation>
        </message>
    </context>
    <context>
        <name>RunChartList</name>
        <message>
            <source>Charts</source>
            <translation>Grafici</translation>
        </message>
        <message>
            <source>Charts appear here while games are played</source>
            <translation>I grafici appaiono qui mentre si gioca</translation>
        </message>
        <message>
            <source>Copy the &amp;picture</source>
            <translation>Copi&amp;a l'immagine</translation>
        </message>
        <message>
            <source>Copy the ta&amp;ble</source>
            <translation>Copia la ta&amp;bella</translation>
        </message>
        <message>
            <source>Sa&amp;ve the chart…</source>
            <translation>&amp;Salva il grafico…</translation>
        </message>
        <message>
            <source>Save the chart</source>
            <translation>Salva il grafico</translation>
        </message>
        <message>
            <source>The chart could not be saved.</source>
            <translation>Non è stato possibile salvare il grafico.</translation>
        </message>
        <message>
            <source>The chart was copied as a picture only.</source>
            <translation>Il grafico è stato copiato solo come immagine.</translation>
        </message>
        <message>
            <source>Who wins, how many points there are, how long games last, and what is made.</source>
            <translation>Chi vince, quanti punti si fanno, quanto durano le partite e che cosa si produce.</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <source>Both versions are played with the same seeds, homes and seats. Luck does not cancel out all the same, as games go another way after any change.</source>
            <translation>Entrambe le versioni si giocano con gli stessi semi, le stesse case e gli stessi posti. La fortuna però non si compensa: dopo qualsiasi modifica le partite prendono un'altra strada.</translation>
        </message>
        <message>
            <source>Choose a &amp;file…</source>
            <translation>&amp;Scegli un file…</translation>
        </message>
        <message>
            <source>Compare with another file</source>
            <translation>Confronta con un altro file</translation>
        </message>
        <message>
            <source>First version</source>
            <translation>Prima versione</translation>
        </message>
        <message numerus="yes">
            <source>First, in %n games: {verdict}</source>
            <translation>
                <numerusform>Prima, in %n partita: {verdict}</numerusform>
                <numerusform>Prima, in %n partite: {verdict}</numerusform>
            </translation>
        </message>
        <message>
            <source>Maps ({suffixes})</source>
            <translation>Mappe ({suffixes})</translation>
        </message>
        <message>
            <source>No other version of this map has been played yet; choose a file to compare with.</source>
            <translation>Nessun'altra versione di questa mappa è ancora stata giocata; scegli un file con cui confrontarla.</translation>
        </message>
        <message>
            <source>One of the two maps cannot be played: it has errors.</source>
            <translation>Una delle due mappe non può essere giocata: contiene errori.</translation>
        </message>
        <message>
            <source>Play &amp;both</source>
            <translation>Gioca entram&amp;be</translation>
        </message>
        <message numerus="yes">
            <source>Second, in %n games: {verdict}</source>
            <translation>
                <numerusform>Seconda, in %n partita: {verdict}</numerusform>
                <numerusform>Seconda, in %n partite: {verdict}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map of run {run}: {players}; %n games</source>
            <translation>
                <numerusform>La mappa della serie {run}: {players}; %n partita</numerusform>
                <numerusform>La mappa della serie {run}: {players}; %n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>The other version of the map</source>
            <translation>L'altra versione della mappa</translation>
        </message>
        <message numerus="yes">
            <source>The second version is the map as it is now: %n games of each.</source>
            <translation>
                <numerusform>La seconda versione è la mappa com'è adesso: %n partita per ciascuna.</numerusform>
                <numerusform>La seconda versione è la mappa com'è adesso: %n partite per ciascuna.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The versions have different numbers of games; the comparison uses the %n seeds that both have.</source>
            <translation>
                <numerusform>Le versioni hanno numeri diversi di partite; le differenze valgono per il %n seme comune.</numerusform>
                <numerusform>Le versioni hanno numeri diversi di partite; le differenze valgono per i %n semi comuni.</numerusform>
            </translation>
        </message>
        <message>
            <source>These games belong to another first version.</source>
            <translation>Queste partite sono di un'altra prima versione.</translation>
        </message>
        <message>
            <source>This is the map as it is now.</source>
            <translation>Questa è la mappa com'è adesso.</translation>
        </message>
        <message>
            <source>What a change of the map has brought</source>
            <translation>Che cosa ha portato una modifica della mappa</translation>
        </message>
        <message>
            <source>What has changed on the map</source>
            <translation>Che cosa è cambiato sulla mappa</translation>
        </message>
        <message numerus="yes">
            <source>… and %n more</source>
            <translation>
                <numerusform>… e un altro</numerusform>
                <numerusform>… e altri %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunExport</name>
        <message>
            <source>Export the games</source>
            <translation>Esporta le partite</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>Table (*.csv)</source>
            <translation>Tabella (*.csv)</translation>
        </message>
        <message>
            <source>The games could not be exported.</source>
            <translation>Non è stato possibile esportare le partite.</translation>
        </message>
    </context>
    <context>
        <name>RunFields</name>
        <message>
            <source>A map is fair if every home wins as often as the others, within this margin</source>
            <translation>Una mappa è equa se ogni casa vince quanto le altre, con questo scarto</translation>
        </message>
        <message>
            <source>All like player 1</source>
            <translation>Tutti come il giocatore 1</translation>
        </message>
        <message>
            <source>Another seed plays other games</source>
            <translation>Un altro seme gioca altre partite</translation>
        </message>
        <message>
            <source>Cluster</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>Fair within (percentage points)</source>
            <translation>Equa entro (punti percentuali)</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>How many games at most; every player has every home as often</source>
            <translation>Quante partite al massimo; ogni giocatore ha ogni casa altrettanto spesso</translation>
        </message>
        <message>
            <source>How many processes play at once; the games are the same</source>
            <translation>Quanti processi giocano insieme; le partite sono le stesse</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Processi</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seme</translation>
        </message>
        <message>
            <source>Stop as soon as the answer is clear</source>
            <translation>Fermati appena la risposta è chiara</translation>
        </message>
        <message>
            <source>The address of a Dask cluster: games are played there and not on this computer. Dask must be installed here and on each of its computers</source>
            <translation>L'indirizzo di un cluster Dask: le partite si giocano là e non su questo computer. Serve Dask, qui e su ognuno dei suoi computer</translation>
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
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended by the last neutral brick</source>
            <translation>Chiuse dall'ultimo mattone neutro</translation>
        </message>
        <message>
            <source>Ended by the mark of the wonder</source>
            <translation>Chiuse dal segno della meraviglia</translation>
        </message>
        <message>
            <source>Ended in any way</source>
            <translation>Chiuse in ogni modo</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Fallite</translation>
        </message>
        <message>
            <source>How games ended</source>
            <translation>Come sono finite le partite</translation>
        </message>
        <message>
            <source>In a tab, where the turn begins in which the winner took the lead for good</source>
            <translation>In una scheda, dall'inizio del turno in cui il vincitore è passato definitivamente in testa</translation>
        </message>
        <message>
            <source>O&amp;pen the game</source>
            <translation>&amp;Apri la partita</translation>
        </message>
        <message>
            <source>The games of the run</source>
            <translation>Le partite della serie</translation>
        </message>
        <message>
            <source>Which home won</source>
            <translation>Quale casa ha vinto</translation>
        </message>
        <message>
            <source>Won by any home</source>
            <translation>Vinte da qualsiasi casa</translation>
        </message>
        <message>
            <source>Won by {home}</source>
            <translation>Vinte da: {home}</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n games</source>
            <translation>
                <numerusform>{shown} di %n partita</numerusform>
                <numerusform>{shown} di %n partite</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunGamesModel</name>
        <message>
            <source>Decided</source>
            <translation>Decisa</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Chiusa da</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partita</translation>
        </message>
        <message>
            <source>Points by seat</source>
            <translation>Punti per posto</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seme</translation>
        </message>
        <message>
            <source>The turn in which the winner took the lead for good</source>
            <translation>Il turno in cui il vincitore è passato definitivamente in testa</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Vincitore</translation>
        </message>
        <message>
            <source>failed: {reason}</source>
            <translation>fallita: {reason}</translation>
        </message>
        <message>
            <source>the last neutral brick</source>
            <translation>l'ultimo mattone neutro</translation>
        </message>
        <message>
            <source>the mark of the wonder</source>
            <translation>il segno della meraviglia</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>&amp;View this run</source>
            <translation>Mostra &amp;questa serie</translation>
        </message>
        <message>
            <source>A verdict is doubtful where its players can hardly play the map.</source>
            <translation>Un verdetto è incerto se i suoi giocatori riescono a malapena a giocare sulla mappa.</translation>
        </message>
        <message>
            <source>Com&amp;pare with its map</source>
            <translation>Confronta con la &amp;sua mappa</translation>
        </message>
        <message>
            <source>E&amp;xport its games…</source>
            <translation>Esport&amp;a le sue partite…</translation>
        </message>
        <message>
            <source>No game of this map or of an earlier version is kept.</source>
            <translation>Nessuna partita di questa mappa o di una versione precedente è conservata.</translation>
        </message>
        <message>
            <source>One row a game, for spreadsheets and scripts: CSV or JSON</source>
            <translation>Una riga per partita, per fogli di calcolo e script: CSV o JSON</translation>
        </message>
        <message>
            <source>The runs are being read…</source>
            <translation>Lettura delle serie…</translation>
        </message>
        <message>
            <source>The runs that are kept</source>
            <translation>Le serie conservate</translation>
        </message>
        <message>
            <source>The share is that of the home farthest from an even share.</source>
            <translation>La quota è quella della casa più lontana da una quota pari.</translation>
        </message>
    </context>
    <context>
        <name>RunListModel</name>
        <message>
            <source>Begun</source>
            <translation>Iniziata</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Serie</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seme</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdetto</translation>
        </message>
        <message>
            <source>another version</source>
            <translation>altra versione</translation>
        </message>
        <message>
            <source>fair ({share} %)</source>
            <translation>equa ({share} %)</translation>
        </message>
        <message>
            <source>not yet known ({share} %)</source>
            <translation>non ancora noto ({share} %)</translation>
        </message>
        <message>
            <source>rbdesigner</source>
            <translation>rbdesigner</translation>
        </message>
        <message>
            <source>this map</source>
            <translation>questa mappa</translation>
        </message>
        <message>
            <source>unfair ({share} %)</source>
            <translation>non equa ({share} %)</translation>
        </message>
        <message>
            <source>{verdict}, doubtful</source>
            <translation>{verdict}, incerto</translation>
        </message>
    </context>
    <context>
        <name>RunPanel</name>
        <message numerus="yes">
            <source>%n games are kept</source>
            <translation>
                <numerusform>%n partita è conservata</numerusform>
                <numerusform>%n partite sono conservate</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>C&amp;ontinua</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>A&amp;vvia</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Ferma</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number} di {wanted} partite</translation>
        </message>
    </context>
    <context>
        <name>RunReportButton</name>
        <message>
            <source>HTML page (*.html)</source>
            <translation>Pagina HTML (*.html)</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save a r&amp;eport…</source>
            <translation>Salva &amp;un rapporto…</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Salva il rapporto</translation>
        </message>
        <message>
            <source>The report could not be saved.</source>
            <translation>Non è stato possibile salvare il rapporto.</translation>
        </message>
        <message>
            <source>Verdict, charts and tables as one page for the browser, or as PDF</source>
            <translation>Verdetto, grafici e tabelle in una pagina per il browser o come PDF</translation>
        </message>
    </context>
    <context>
        <name>RunResults</name>
        <message>
            <source>How homes, the order of play and players do, how long games last, and what ends them.</source>
            <translation>Come vanno case, ordine di gioco e giocatori, quanto durano le partite e che cosa le chiude.</translation>
        </message>
        <message>
            <source>Results appear here while games are played</source>
            <translation>I risultati appaiono qui mentre si gioca</translation>
        </message>
    </context>
    <context>
        <name>RunTables</name>
        <message>
            <source>95 % interval</source>
            <translation>intervallo al 95 %</translation>
        </message>
        <message>
            <source>By chance</source>
            <translation>Per caso</translation>
        </message>
        <message>
            <source>Changes of the lead</source>
            <translation>Cambi in testa</translation>
        </message>
        <message>
            <source>Ended by the mark of the wonder</source>
            <translation>Chiuse dal segno della meraviglia</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Games in which players met</source>
            <translation>Partite in cui ci si è incontrati</translation>
        </message>
        <message>
            <source>Homes</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>Homes, order and players</source>
            <translation>Case, ordine e giocatori</translation>
        </message>
        <message>
            <source>How games go</source>
            <translation>Come vanno le partite</translation>
        </message>
        <message>
            <source>How likely it is that points differ so much by chance alone</source>
            <translation>Quanto è probabile che i punti differiscano tanto per puro caso</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Minimo</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Media</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Massimo</translation>
        </message>
        <message>
            <source>Order of play</source>
            <translation>Ordine di gioco</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Points ahead of the second</source>
            <translation>Punti sul secondo</translation>
        </message>
        <message>
            <source>Points from mean</source>
            <translation>Punti dalla media</translation>
        </message>
        <message>
            <source>Points of a player</source>
            <translation>Punti di un giocatore</translation>
        </message>
        <message>
            <source>Points of the winner</source>
            <translation>Punti del vincitore</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Semi</translation>
        </message>
        <message>
            <source>The mean over the seeds: each seed counts once, with all its games so far</source>
            <translation>La media sui semi: ognuno conta una volta, con tutte le sue partite finora</translation>
        </message>
        <message>
            <source>Turn in which the winner took the lead for good</source>
            <translation>Turno in cui il vincitore è passato definitivamente in testa</translation>
        </message>
        <message>
            <source>Turn of the first contact</source>
            <translation>Turno del primo incontro</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>Won in a seed</source>
            <translation>Vinte per seme</translation>
        </message>
        <message>
            <source>not yet known</source>
            <translation>non ancora noto</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>da {low} a {high}</translation>
        </message>
        <message>
            <source>{number} in the order of play</source>
            <translation>{number}º nell'ordine di gioco</translation>
        </message>
    </context>
    <context>
        <name>RunTournament</name>
        <message numerus="yes">
            <source>%n tables with {games} games each: {all} games.</source>
            <translation>
                <numerusform>%n tavolo con {games} partite: {all} partite.</numerusform>
                <numerusform>%n tavoli con {games} partite ciascuno: {all} partite.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Play the tournament</source>
            <translation>Gioc&amp;a il torneo</translation>
        </message>
        <message>
            <source>A player rated 400 higher wins ten games out of eleven. Equal points count as half a win.</source>
            <translation>Un giocatore con una valutazione più alta di 400 vince dieci partite su undici. A pari punti conta mezza vittoria.</translation>
        </message>
        <message>
            <source>Add players, or let fewer sit at a table.</source>
            <translation>Aggiungi giocatori, o mettine meno a un tavolo.</translation>
        </message>
        <message>
            <source>How many players sit at each table; every group of them plays at one</source>
            <translation>Quanti giocatori siedono a ogni tavolo; ogni gruppo gioca a uno</translation>
        </message>
        <message>
            <source>It is not yet known whether {player} is stronger than {opponent}; more games tell more.</source>
            <translation>Non si sa ancora se {player} sia più forte di {opponent}; più partite dicono di più.</translation>
        </message>
        <message>
            <source>Players at a table</source>
            <translation>Giocatori a un tavolo</translation>
        </message>
        <message numerus="yes">
            <source>The map is for %n players at most.</source>
            <translation>
                <numerusform>La mappa è per %n giocatore al massimo.</numerusform>
                <numerusform>La mappa è per %n giocatori al massimo.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} is stronger than {opponent}.</source>
            <translation>{player} è più forte di {opponent}.</translation>
        </message>
        <message>
            <source>{player} is there twice: nobody plays against themselves.</source>
            <translation>{player} c'è due volte: nessuno gioca contro sé stesso.</translation>
        </message>
    </context>
    <context>
        <name>RunTrouble</name>
        <message>
            <source>Renames it, so that a new one is begun; nothing in it is deleted</source>
            <translation>Rinomina il file, così che ne inizi uno nuovo; nulla vi viene cancellato</translation>
        </message>
        <message>
            <source>Set the file aside</source>
            <translation>Metti il file da parte</translation>
        </message>
        <message>
            <source>The file cannot be set aside: {reason}.</source>
            <translation>Il file non si può mettere da parte: {reason}.</translation>
        </message>
        <message>
            <source>The file with the games was damaged. It is kept as {file}, and a new one has been begun.</source>
            <translation>Il file con le partite era danneggiato. È conservato come {file}, e ne è stato iniziato uno nuovo.</translation>
        </message>
    </context>
    <context>
        <name>RunWorth</name>
        <message>
            <source>95 % interval</source>
            <translation>intervallo al 95 %</translation>
        </message>
        <message>
            <source>All tiles of the land</source>
            <translation>Tutte le tessere di terra</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Edifici</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Merci</translation>
        </message>
        <message>
            <source>How many points a player gains if every home starts with one more of the good.</source>
            <translation>Punti che un giocatore ha in più quando ogni casa ha all'inizio una merce in più.</translation>
        </message>
        <message>
            <source>How many points a player loses if nobody has the thing.</source>
            <translation>Punti che un giocatore ha in meno quando nessuno ha la cosa.</translation>
        </message>
        <message>
            <source>Less fair by</source>
            <translation>Meno equa di</translation>
        </message>
        <message>
            <source>No good is certainly scarce; more games tell more.</source>
            <translation>Nessuna merce è sicuramente scarsa; più partite dicono di più.</translation>
        </message>
        <message>
            <source>One more of</source>
            <translation>Una in più di</translation>
        </message>
        <message>
            <source>One more of a good at home</source>
            <translation>Una merce in più in casa</translation>
        </message>
        <message>
            <source>P&amp;lay with one more</source>
            <translation>Gioc&amp;a con una in più</translation>
        </message>
        <message>
            <source>P&amp;lay without them</source>
            <translation>Gioc&amp;a senza</translation>
        </message>
        <message>
            <source>Scarce: {goods}</source>
            <translation>Scarseggiano: {goods}</translation>
        </message>
        <message>
            <source>Select tiles of the land in the editor.</source>
            <translation>Seleziona tessere di terra nell'editor.</translation>
        </message>
        <message>
            <source>Selected tiles</source>
            <translation>Tessere selezionate</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Mezzi di trasporto</translation>
        </message>
        <message>
            <source>What things are worth</source>
            <translation>Quanto valgono le cose</translation>
        </message>
        <message>
            <source>What tiles are worth</source>
            <translation>Quanto valgono le tessere</translation>
        </message>
        <message>
            <source>Without it</source>
            <translation>Senza</translation>
        </message>
        <message>
            <source>Worth in points</source>
            <translation>Valore in punti</translation>
        </message>
        <message>
            <source>Worth of</source>
            <translation>Valore di</translation>
        </message>
        <message numerus="yes">
            <source>{games} games as it is, and as many with one more of each of %n goods: {all} games.</source>
            <translation>
                <numerusform>{games} partite così com'è e altrettante con una in più di %n merce: {all} partite.</numerusform>
                <numerusform>{games} partite così com'è e altrettante con una in più di ciascuna di %n merci: {all} partite.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{games} games with all, and as many without each of %n things: {all} games.</source>
            <translation>
                <numerusform>{games} partite con tutto e altrettante senza %n cosa: {all} partite.</numerusform>
                <numerusform>{games} partite con tutto e altrettante senza ciascuna di %n cose: {all} partite.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScenarioFields</name>
        <message>
            <source>Add field: {name}</source>
            <translation>Aggiungi campo: {name}</translation>
        </message>
        <message>
            <source>Change field: {name}</source>
            <translation>Cambia campo: {name}</translation>
        </message>
        <message>
            <source>Remove field: {name}</source>
            <translation>Togli campo: {name}</translation>
        </message>
        <message>
            <source>Rename field: {name}</source>
            <translation>Rinomina campo: {name}</translation>
        </message>
    </context>
    <context>
        <name>ScriptCommands</name>
        <message numerus="yes">
            <source>%n files copied into {folder}: {names}</source>
            <translation>
                <numerusform>%n file copiato in {folder}: {names}</numerusform>
                <numerusform>%n file copiati in {folder}: {names}</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy them into the scripts folder</source>
            <translation>&amp;Copiali nella cartella degli script</translation>
        </message>
        <message>
            <source>&amp;Examples</source>
            <translation>&amp;Esempi</translation>
        </message>
        <message>
            <source>All examples are in {folder} already</source>
            <translation>Tutti gli esempi sono già in {folder}</translation>
        </message>
        <message>
            <source>Count the terrain around homes</source>
            <translation>Conta i terreni attorno alle case</translation>
        </message>
        <message>
            <source>Mirror the map</source>
            <translation>Specchia la mappa</translation>
        </message>
        <message>
            <source>Nothing more can be copied into {folder}: {reason}</source>
            <translation>Non si può copiare altro in {folder}: {reason}</translation>
        </message>
        <message>
            <source>Number the homes</source>
            <translation>Numera le case</translation>
        </message>
        <message>
            <source>Python scripts ({suffixes})</source>
            <translation>Script Python ({suffixes})</translation>
        </message>
        <message>
            <source>Run a script – it may do whatever you may do: choose only one that you trust</source>
            <translation>Esegui uno script – può fare tutto ciò che puoi fare tu: scegli solo uno di cui ti fidi</translation>
        </message>
        <message>
            <source>With a check and a format, to read and to change; files of yours stay</source>
            <translation>Con un controllo e un formato, da leggere e modificare; i tuoi file restano</translation>
        </message>
        <message>
            <source>run this script</source>
            <translation>esegui questo script</translation>
        </message>
    </context>
    <context>
        <name>ScriptWork</name>
        <message>
            <source>Console: {line}</source>
            <translation>Console: {line}</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Fermato.</translation>
        </message>
        <message>
            <source>Stopped: the console begins anew.</source>
            <translation>Fermato: la console ricomincia.</translation>
        </message>
        <message>
            <source>The map stays as it is.</source>
            <translation>La mappa resta com'è.</translation>
        </message>
        <message>
            <source>The map was changed. Undo takes that back.</source>
            <translation>La mappa è cambiata. Annulla la riporta com'era.</translation>
        </message>
    </context>
    <context>
        <name>SeatsDialog</name>
        <message>
            <source>&amp;Play on</source>
            <translation>&amp;Continua</translation>
        </message>
        <message>
            <source>Choose who plays from now on. What has been done stays.</source>
            <translation>Chi gioca da ora in poi. Quel che è stato fatto resta.</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
    </context>
    <context>
        <name>SelectTool</name>
        <message numerus="yes">
            <source>%n places selected</source>
            <translation>
                <numerusform>%n luogo selezionato</numerusform>
                <numerusform>%n luoghi selezionati</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Copia selezione</translation>
        </message>
        <message>
            <source>Drag to move the selection, with Ctrl to copy it; R turns it, M mirrors it</source>
            <translation>Trascina per spostare la selezione, con Ctrl per copiarla; R la gira, M la specchia</translation>
        </message>
        <message>
            <source>Drag to move: one of {stack} {thing}; hold Shift at the end for all of them</source>
            <translation>Trascina per spostare: 1 di {stack} {thing}; tieni premuto Shift alla fine per tutta la pila</translation>
        </message>
        <message>
            <source>Drag to move: {thing}</source>
            <translation>Trascina per spostare: {thing}</translation>
        </message>
        <message>
            <source>Drag to select what lies in a rectangle</source>
            <translation>Trascina per selezionare ciò che sta in un rettangolo</translation>
        </message>
        <message>
            <source>Move selection</source>
            <translation>Sposta selezione</translation>
        </message>
        <message>
            <source>Release to set down; R turns, M mirrors, Ctrl copies, Esc cancels</source>
            <translation>Rilascia per posare; R gira, M specchia, Ctrl copia, Esc annulla</translation>
        </message>
        <message>
            <source>Turn tile</source>
            <translation>Gira tessera</translation>
        </message>
        <message>
            <source>{tile}: click to select, R turns it</source>
            <translation>{tile}: clic per selezionare, R gira la tessera</translation>
        </message>
        <message>
            <source>{tile}: click to select, double click for all of this area, R turns the tile</source>
            <translation>{tile}: clic per selezionare, doppio clic per tutta la zona, R gira la tessera</translation>
        </message>
    </context>
    <context>
        <name>SelectionEditor</name>
        <message>
            <source>Choose a symmetry first.</source>
            <translation>Scegli prima una simmetria.</translation>
        </message>
        <message>
            <source>Delete selection</source>
            <translation>Elimina selezione</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Rendi simmetrica</translation>
        </message>
        <message>
            <source>Mirror selection</source>
            <translation>Specchia selezione</translation>
        </message>
        <message>
            <source>Move selection</source>
            <translation>Sposta selezione</translation>
        </message>
        <message>
            <source>Nothing to do: the map is symmetrical.</source>
            <translation>Niente da fare: la mappa è simmetrica.</translation>
        </message>
        <message>
            <source>Nothing was changed, because it is not allowed: {reason}</source>
            <translation>Non è stato cambiato nulla, perché non è permesso: {reason}</translation>
        </message>
        <message>
            <source>Select a tile first, or point at one.</source>
            <translation>Prima seleziona una tessera, o indicane una.</translation>
        </message>
        <message>
            <source>Turn selection</source>
            <translation>Gira selezione</translation>
        </message>
        <message>
            <source>What differs is its own image: mend it by hand.</source>
            <translation>Ciò che differisce è l'immagine di se stesso: correggilo a mano.</translation>
        </message>
    </context>
    <context>
        <name>ShapeFields</name>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n tessera di terra</numerusform>
                <numerusform>%n tessere di terra</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sea tiles</source>
            <translation>
                <numerusform>%n tessera di mare</numerusform>
                <numerusform>%n tessere di mare</numerusform>
            </translation>
        </message>
        <message>
            <source>An island for each player</source>
            <translation>Un'isola per ogni giocatore</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Vuota</translation>
        </message>
        <message>
            <source>Filled with</source>
            <translation>Riempita di</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>Esagono</translation>
        </message>
        <message>
            <source>More than the box holds: {tiles}</source>
            <translation>Più di quante ne contiene la scatola: {tiles}</translation>
        </message>
        <message>
            <source>Rectangle</source>
            <translation>Rettangolo</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Righe</translation>
        </message>
        <message>
            <source>Sea around it</source>
            <translation>Mare tutt'intorno</translation>
        </message>
        <message>
            <source>Shape of the map</source>
            <translation>Forma della mappa</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Dimensione</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>colonne</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>righe</translation>
        </message>
        <message>
            <source>tiles from the middle to the rim</source>
            <translation>tessere dal centro al bordo</translation>
        </message>
    </context>
    <context>
        <name>SharingDialog</name>
        <message>
            <source>&amp;Save the QR code…</source>
            <translation>&amp;Salva il codice QR…</translation>
        </message>
        <message>
            <source>Code of the map</source>
            <translation>Codice della mappa</translation>
        </message>
        <message>
            <source>Copy the &amp;QR code</source>
            <translation>Copia il codice &amp;QR</translation>
        </message>
        <message>
            <source>Copy the &amp;code</source>
            <translation>Copia il &amp;codice</translation>
        </message>
        <message>
            <source>Everything about the map is in this code. To open it, copy it, with any text around it, and choose “New from the clipboard”.</source>
            <translation>In questo codice c'è tutto della mappa. Chi lo copia, con qualunque testo intorno, la apre con «Nuova dagli appunti».</translation>
        </message>
        <message>
            <source>QR code of the map</source>
            <translation>Codice QR della mappa</translation>
        </message>
        <message>
            <source>Share the map</source>
            <translation>Condividi la mappa</translation>
        </message>
        <message>
            <source>The map is too large for a QR code.</source>
            <translation>La mappa è troppo grande per un codice QR.</translation>
        </message>
        <message>
            <source>With &amp;private labels, notes and districts</source>
            <translation>Con etichette, note e distretti &amp;privati</translation>
        </message>
        <message>
            <source>{number} characters</source>
            <translation>{number} caratteri</translation>
        </message>
    </context>
    <context>
        <name>SheetDialog</name>
        <message>
            <source>Export as PDF</source>
            <translation>Esporta come PDF</translation>
        </message>
    </context>
    <context>
        <name>SheetFields</name>
        <message>
            <source> mm from side to side</source>
            <translation> mm da lato a lato</translation>
        </message>
        <message>
            <source>&amp;Black and white, terrains by patterns</source>
            <translation>&amp;Bianco e nero, terreni con motivi</translation>
        </message>
        <message>
            <source>&amp;Legend of terrains and pieces</source>
            <translation>&amp;Legenda di terreni e pezzi</translation>
        </message>
        <message>
            <source>&amp;Orientation</source>
            <translation>&amp;Orientamento</translation>
        </message>
        <message>
            <source>&amp;Paper</source>
            <translation>&amp;Carta</translation>
        </message>
        <message>
            <source>&amp;Width of a tile</source>
            <translation>Larghezza &amp;di una tessera</translation>
        </message>
        <message>
            <source>A blank s&amp;core sheet</source>
            <translation>Un foglio segnap&amp;unti vuoto</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatico</translation>
        </message>
        <message>
            <source>Bac&amp;ks behind the tiles, for both sides of the paper</source>
            <translation>&amp;Retro delle tessere, per i due lati della carta</translation>
        </message>
        <message>
            <source>Every tile by &amp;itself in true size, to be cut out</source>
            <translation>Ogni tessera da &amp;sola a grandezza naturale, da ritagliare</translation>
        </message>
        <message>
            <source>Labels, &amp;notes and districts</source>
            <translation>Etichette, &amp;note e distretti</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Orizzontale</translation>
        </message>
        <message>
            <source>Only tiles that the bo&amp;x lacks, as stickers</source>
            <translation>Solo le tessere che mancano alla sca&amp;tola, come adesivi</translation>
        </message>
        <message>
            <source>Page with the t&amp;ables of the rules</source>
            <translation>Pagina con le t&amp;abelle delle regole</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Verticale</translation>
        </message>
        <message>
            <source>Private ones &amp;too</source>
            <translation>Anche quelle pri&amp;vate</translation>
        </message>
        <message>
            <source>St&amp;yle of the board</source>
            <translation>Stil&amp;e del tabellone</translation>
        </message>
        <message>
            <source>The &amp;sheet of this moment: the board, and what every player has</source>
            <translation>La &amp;scheda di questo momento: il tabellone e ciò che ha ogni giocatore</translation>
        </message>
        <message>
            <source>The map as a &amp;QR code</source>
            <translation>La mappa come codice &amp;QR</translation>
        </message>
        <message>
            <source>The map in &amp;true size over several pages, with cut marks</source>
            <translation>La &amp;mappa a grandezza naturale su più pagine, con segni di taglio</translation>
        </message>
        <message>
            <source>The scenario &amp;sheet: the map, its conditions and the tiles to take</source>
            <translation>&amp;La scheda dello scenario: la mappa, le sue condizioni e le tessere da prendere</translation>
        </message>
        <message>
            <source>Write the pla&amp;ce on every tile</source>
            <translation>Scrivi il luo&amp;go su ogni tessera</translation>
        </message>
    </context>
    <context>
        <name>ShortcutList</name>
        <message>
            <source>Action</source>
            <translation>Azione</translation>
        </message>
        <message>
            <source>Keyboard and mouse</source>
            <translation>Tastiera e mouse</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation>Cerca azioni e tasti</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Scorciatoie</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>In a book</source>
            <translation>In un libro</translation>
        </message>
        <message>
            <source>In a game</source>
            <translation>In una partita</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>On the large tile of a game</source>
            <translation>Sulla tessera grande di una partita</translation>
        </message>
        <message>
            <source>On the map</source>
            <translation>Sulla mappa</translation>
        </message>
        <message>
            <source>The same list is in the program: `F1`. On a Mac, `Ctrl` is the command key. What has no shortcut is found by the command palette, `Ctrl+Shift+P`.</source>
            <translation>Lo stesso elenco è nel programma: `F1`. Su un Mac, `Ctrl` è il tasto comando. Ciò che non ha scorciatoia si trova con la tavolozza dei comandi, `Ctrl+Shift+P`.</translation>
        </message>
        <message>
            <source>While a map is laid in turns</source>
            <translation>Mentre si compone una mappa a turno</translation>
        </message>
        <message>
            <source>`Alt+Shift` + click on geese</source>
            <translation>`Alt+Shift` + clic sulle oche</translation>
        </message>
        <message>
            <source>`Alt` + arrow keys</source>
            <translation>`Alt` + tasti freccia</translation>
        </message>
        <message>
            <source>`Alt` + wheel</source>
            <translation>`Alt` + rotella</translation>
        </message>
        <message>
            <source>`Ctrl+Shift+Return`, `Shift` + click on the button</source>
            <translation>`Ctrl+Shift+Return`, `Shift` + clic sul pulsante</translation>
        </message>
        <message>
            <source>`Ctrl+Shift` + click, `Alt` + click on geese</source>
            <translation>`Ctrl+Shift` + clic, `Alt` + clic sulle oche</translation>
        </message>
        <message>
            <source>`Esc`, right click</source>
            <translation>`Esc`, clic destro</translation>
        </message>
        <message>
            <source>`R`, `Shift+R`, `Alt` + wheel</source>
            <translation>`R`, `Shift+R`, `Alt` + rotella</translation>
        </message>
        <message>
            <source>`Shift` + click on a wall, with that tool</source>
            <translation>`Shift` + clic su un muro, con questo strumento</translation>
        </message>
        <message>
            <source>`Shift` + drag with *Draw rivers*</source>
            <translation>`Shift` + trascinare con *Traccia fiumi*</translation>
        </message>
        <message>
            <source>`Shift` + wheel</source>
            <translation>`Shift` + rotella</translation>
        </message>
        <message>
            <source>`Shift` or `Ctrl` + click</source>
            <translation>`Shift` o `Ctrl` + clic</translation>
        </message>
        <message>
            <source>`W`, or `Ctrl` held</source>
            <translation>`W`, o `Ctrl` tenuto premuto</translation>
        </message>
        <message>
            <source>a menu of all that can be done with a thing</source>
            <translation>un menu di tutto ciò che si può fare con una cosa</translation>
        </message>
        <message>
            <source>arrow keys</source>
            <translation>tasti freccia</translation>
        </message>
        <message>
            <source>build only walls</source>
            <translation>costruire solo muri</translation>
        </message>
        <message>
            <source>cancel the plan</source>
            <translation>annullare il piano</translation>
        </message>
        <message>
            <source>cancel what you have begun, otherwise choose nothing</source>
            <translation>annullare ciò che si è iniziato, altrimenti togliere la scelta</translation>
        </message>
        <message>
            <source>cancel what you have begun, otherwise select nothing</source>
            <translation>annullare ciò che si è iniziato, altrimenti togliere la selezione</translation>
        </message>
        <message>
            <source>choose a transporter, load a good, put one down, run a building</source>
            <translation>scegliere un mezzo, caricare una merce, scaricarne una, far lavorare un edificio</translation>
        </message>
        <message>
            <source>choose the next transporter, the previous one</source>
            <translation>scegliere il mezzo successivo, il precedente</translation>
        </message>
        <message>
            <source>click on a picture with a dashed rim</source>
            <translation>clic su un'immagine dal bordo tratteggiato</translation>
        </message>
        <message>
            <source>click, `Return`</source>
            <translation>clic, `Return`</translation>
        </message>
        <message>
            <source>click, `Return`, `Space`</source>
            <translation>clic, `Return`, `Space`</translation>
        </message>
        <message>
            <source>click, or drag</source>
            <translation>clic o trascinamento</translation>
        </message>
        <message>
            <source>demolish it</source>
            <translation>demolirlo</translation>
        </message>
        <message>
            <source>do it; when something is asked, give the answer that changes nothing</source>
            <translation>farlo; a una domanda dare la risposta che non cambia nulla</translation>
        </message>
        <message>
            <source>double click on a transporter</source>
            <translation>doppio clic su un mezzo</translation>
        </message>
        <message>
            <source>double click, `Return`</source>
            <translation>doppio clic, `Return`</translation>
        </message>
        <message>
            <source>drag</source>
            <translation>trascinare</translation>
        </message>
        <message>
            <source>drag a piece or home</source>
            <translation>trascinare un pezzo o una casa</translation>
        </message>
        <message>
            <source>drag of a picture from *Actions*, or a click on it and on the board</source>
            <translation>trascinare un'immagine da *Azioni*, o un clic su di essa e sul tabellone</translation>
        </message>
        <message>
            <source>drag of goods</source>
            <translation>trascinare merci</translation>
        </message>
        <message>
            <source>drag rows</source>
            <translation>trascinare righe</translation>
        </message>
        <message>
            <source>drag, `Shift` when letting go</source>
            <translation>trascinamento, `Shift` al rilascio</translation>
        </message>
        <message>
            <source>end the rest of the turn</source>
            <translation>terminare il resto del turno</translation>
        </message>
        <message>
            <source>end your part of the phase</source>
            <translation>terminare la propria parte della fase</translation>
        </message>
        <message>
            <source>go from thing to thing</source>
            <translation>andare da una cosa all'altra</translation>
        </message>
        <message>
            <source>go through what can be done on the board</source>
            <translation>scorrere ciò che si può fare sul tabellone</translation>
        </message>
        <message>
            <source>have them brought there: one, with `Shift` or `Ctrl` as many as fit</source>
            <translation>farle portare là: una, con `Shift` o `Ctrl` quante ce ne stanno</translation>
        </message>
        <message>
            <source>in production: run all that needs no choice</source>
            <translation>nella produzione: far lavorare tutto ciò che non richiede scelte</translation>
        </message>
        <message>
            <source>keys or mouse</source>
            <translation>tasti o mouse</translation>
        </message>
        <message>
            <source>lay the tile in hand</source>
            <translation>posare la tessera in mano</translation>
        </message>
        <message>
            <source>let all follow</source>
            <translation>farle seguire tutte</translation>
        </message>
        <message>
            <source>let it do its last errand again</source>
            <translation>fargli ripetere l'ultimo incarico</translation>
        </message>
        <message>
            <source>let one follow the chosen transporter</source>
            <translation>farne seguire una al mezzo scelto</translation>
        </message>
        <message>
            <source>load, hand over, put down; take a transporter aboard, set it down</source>
            <translation>caricare, consegnare, scaricare; prendere a bordo un mezzo, posarlo</translation>
        </message>
        <message>
            <source>middle button, `Space` + drag</source>
            <translation>pulsante centrale, `Space` + trascinamento</translation>
        </message>
        <message>
            <source>move it; out of a stack, one</source>
            <translation>spostarlo; di una pila, uno</translation>
        </message>
        <message>
            <source>move maps and chapters</source>
            <translation>spostare mappe e capitoli</translation>
        </message>
        <message>
            <source>move the keyboard's pointer from tile to tile</source>
            <translation>spostare il puntatore della tastiera di tessera in tessera</translation>
        </message>
        <message>
            <source>move the map</source>
            <translation>spostare la mappa</translation>
        </message>
        <message>
            <source>move the selection by one tile</source>
            <translation>spostare la selezione di una tessera</translation>
        </message>
        <message>
            <source>move the whole stack</source>
            <translation>spostare tutta la pila</translation>
        </message>
        <message>
            <source>open the map in a tab of its own</source>
            <translation>aprire la mappa in una scheda propria</translation>
        </message>
        <message>
            <source>pick up the tile, or take the piece away; with *Select* a menu</source>
            <translation>raccogliere la tessera, o togliere il pezzo; con *Seleziona* un menu</translation>
        </message>
        <message>
            <source>plan it, and have its goods brought there</source>
            <translation>pianificarlo, e far portare ciò che costa</translation>
        </message>
        <message>
            <source>put one good of this kind down from the chosen transporter</source>
            <translation>scaricare una merce di questo tipo dal mezzo scelto</translation>
        </message>
        <message>
            <source>right click</source>
            <translation>clic destro</translation>
        </message>
        <message>
            <source>right click, `Menu`</source>
            <translation>clic destro, `Menu`</translation>
        </message>
        <message>
            <source>scroll sideways</source>
            <translation>scorrere di lato</translation>
        </message>
        <message>
            <source>take a thing up, drop it</source>
            <translation>prendere una cosa, lasciarla</translation>
        </message>
        <message>
            <source>take a tile like the one under the pointer in hand</source>
            <translation>prendere in mano una tessera come quella sotto il puntatore</translation>
        </message>
        <message>
            <source>take a tile of a terrain in hand; pressed again, its next shape</source>
            <translation>prendere in mano una tessera di un terreno; premuto ancora, la sua forma seguente</translation>
        </message>
        <message>
            <source>take away the river under the way</source>
            <translation>togliere il fiume sotto il percorso</translation>
        </message>
        <message>
            <source>take away what lies there, or what is selected</source>
            <translation>togliere ciò che vi si trova, o ciò che è selezionato</translation>
        </message>
        <message>
            <source>take out of the book what is selected</source>
            <translation>togliere dal libro ciò che è selezionato</translation>
        </message>
        <message>
            <source>the same with as many goods as possible</source>
            <translation>lo stesso con quante più merci possibili</translation>
        </message>
        <message>
            <source>the same, and end the production if nothing is left to choose</source>
            <translation>lo stesso, e terminare la produzione se non resta nulla da scegliere</translation>
        </message>
        <message>
            <source>turn it on to the next rotation that may be laid here</source>
            <translation>girarla fino alla prossima rotazione permessa qui</translation>
        </message>
        <message>
            <source>turn the tile in hand</source>
            <translation>girare la tessera in mano</translation>
        </message>
        <message>
            <source>turn what is in hand</source>
            <translation>girare ciò che si ha in mano</translation>
        </message>
        <message>
            <source>use the tool</source>
            <translation>usare lo strumento</translation>
        </message>
        <message>
            <source>use the tool at the keyboard's pointer; begin a river there, and end it</source>
            <translation>usare lo strumento al puntatore della tastiera; iniziare un fiume lì e finirlo</translation>
        </message>
        <message>
            <source>what it does</source>
            <translation>che cosa fa</translation>
        </message>
        <message>
            <source>wheel, `Ctrl` + wheel</source>
            <translation>rotella, `Ctrl` + rotella</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>ingrandire e ridurre</translation>
        </message>
        <message>
            <source>zoom in, zoom out, show the whole map</source>
            <translation>ingrandire, ridurre, mostrare tutta la mappa</translation>
        </message>
    </context>
    <context>
        <name>ShownFigures</name>
        <message>
            <source>Compare with a game</source>
            <translation>Confronta con una partita</translation>
        </message>
        <message>
            <source>Games ({suffixes})</source>
            <translation>Partite ({suffixes})</translation>
        </message>
        <message>
            <source>This game cannot be compared.</source>
            <translation>Questa partita non si può confrontare.</translation>
        </message>
    </context>
    <context>
        <name>SoloBox</name>
        <message>
            <source>(row {rows})</source>
            <translation>(riga {rows})</translation>
        </message>
        <message>
            <source>How the solo game stands</source>
            <translation>Come va la partita in solitario</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Your best</source>
            <translation>Il tuo migliore</translation>
        </message>
        <message>
            <source>no finished game yet</source>
            <translation>ancora nessuna partita finita</translation>
        </message>
        <message>
            <source>nobody has set one yet</source>
            <translation>nessuno l'ha ancora fissato</translation>
        </message>
        <message>
            <source>of {turns}</source>
            <translation>di {turns}</translation>
        </message>
        <message>
            <source>on {day}</source>
            <translation>il {day}</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>meraviglia</translation>
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
            <translation>&amp;Aggiungi a una tabella dei record…</translation>
        </message>
        <message>
            <source>&amp;Open as a game</source>
            <translation>Apri come &amp;partita</translation>
        </message>
        <message>
            <source>&amp;Show the fault on the board</source>
            <translation>&amp;Mostra l'errore sul tabellone</translation>
        </message>
        <message>
            <source>Entry {number} of the log, setting up:</source>
            <translation>Voce {number} del diario, preparazione:</translation>
        </message>
        <message>
            <source>Entry {number} of the log, turn {turn}, {phase}:</source>
            <translation>Voce {number} del diario, turno {turn}, {phase}:</translation>
        </message>
        <message>
            <source>Found by:</source>
            <translation>Trovata da:</translation>
        </message>
        <message>
            <source>Goods used:</source>
            <translation>Merci usate:</translation>
        </message>
        <message>
            <source>Hash:</source>
            <translation>Hash:</translation>
        </message>
        <message>
            <source>It is not finished: these are the points so far.</source>
            <translation>Non è giocata fino alla fine: questi sono i punti finora.</translation>
        </message>
        <message>
            <source>Legal</source>
            <translation>Regolare</translation>
        </message>
        <message>
            <source>Legal: {points}</source>
            <translation>Regolare: {points}</translation>
        </message>
        <message>
            <source>Not legal: the solution breaks the rules.</source>
            <translation>Non regolare: la soluzione infrange le regole.</translation>
        </message>
        <message>
            <source>Points reached:</source>
            <translation>Punti raggiunti:</translation>
        </message>
        <message>
            <source>Points:</source>
            <translation>Punti:</translation>
        </message>
        <message>
            <source>Scenario:</source>
            <translation>Scenario:</translation>
        </message>
        <message>
            <source>Verified: {name}</source>
            <translation>Verificata: {name}</translation>
        </message>
        <message>
            <source>after turn {turn}</source>
            <translation>dopo il turno {turn}</translation>
        </message>
        <message>
            <source>from the beginning</source>
            <translation>dall'inizio</translation>
        </message>
        <message>
            <source>without a title</source>
            <translation>senza titolo</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>meraviglia</translation>
        </message>
        <message>
            <source>{hash}…, rules {version}</source>
            <translation>{hash}…, regole {version}</translation>
        </message>
    </context>
    <context>
        <name>SolverWindow</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Chiudi</translation>
        </message>
        <message>
            <source>&amp;Go on</source>
            <translation>C&amp;ontinua</translation>
        </message>
        <message>
            <source>&amp;Open the game</source>
            <translation>&amp;Apri la partita</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>A&amp;vvia</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Ferma</translation>
        </message>
        <message>
            <source>&amp;Write it into the scenario as its record</source>
            <translation>&amp;Scrivi nello scenario come record</translation>
        </message>
        <message>
            <source>Another seed finds other games; the same seed with as many processes finds the same</source>
            <translation>Un altro seme trova altre partite; lo stesso, con altrettanti processi, le stesse</translation>
        </message>
        <message>
            <source>How many processes work at once</source>
            <translation>Quanti processi lavorano insieme</translation>
        </message>
        <message>
            <source>Made of</source>
            <translation>Composizione</translation>
        </message>
        <message>
            <source>Marked as a machine's</source>
            <translation>Segnato come di una macchina</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Ancora nessuna partita</translation>
        </message>
        <message>
            <source>Opens in a tab, at its beginning, so that you can step through it</source>
            <translation>In una scheda, dall'inizio, da seguire passo per passo</translation>
        </message>
        <message>
            <source>Plans</source>
            <translation>Piani</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Processi</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seme</translation>
        </message>
        <message>
            <source>Solve: {map}</source>
            <translation>Risolvi: {map}</translation>
        </message>
        <message>
            <source>The best games</source>
            <translation>Le migliori partite</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>What the curve goes over</source>
            <translation>Su che cosa corre la curva</translation>
        </message>
        <message>
            <source>over plans</source>
            <translation>per piani</translation>
        </message>
        <message>
            <source>over time</source>
            <translation>nel tempo</translation>
        </message>
        <message>
            <source>record {points}</source>
            <translation>record {points}</translation>
        </message>
        <message>
            <source>{plans} plans in {time}</source>
            <translation>{plans} piani in {time}</translation>
        </message>
        <message>
            <source>{plans}, {pace} a second</source>
            <translation>{plans}, {pace} al secondo</translation>
        </message>
    </context>
    <context>
        <name>Solvers</name>
        <message>
            <source>This cannot be solved.</source>
            <translation>Questo non si può risolvere.</translation>
        </message>
        <message>
            <source>This game has several players; the solver plays the solo game.</source>
            <translation>Questa partita ha più giocatori; il risolutore gioca in solitario.</translation>
        </message>
        <message>
            <source>This scenario is for several players; the solver plays the solo game.</source>
            <translation>Questo scenario è per più giocatori; il risolutore gioca in solitario.</translation>
        </message>
        <message>
            <source>{map}, from turn {turn} on</source>
            <translation>{map}, dal turno {turn}</translation>
        </message>
    </context>
    <context>
        <name>SpokenTable</name>
        <message>
            <source>Tiles of the map</source>
            <translation>Tessere della mappa</translation>
        </message>
    </context>
    <context>
        <name>StampCommands</name>
        <message numerus="yes">
            <source>%n tiles kept as stamp {slot}; {keys} takes them in hand</source>
            <translation>
                <numerusform>%n tessera conservata come timbro {slot}; {keys} la prende in mano</numerusform>
                <numerusform>%n tessere conservate come timbro {slot}; {keys} le prende in mano</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is kept as stamp {slot}; {keys} keeps what is selected</source>
            <translation>Niente è conservato come timbro {slot}; {keys} conserva ciò che è selezionato</translation>
        </message>
        <message>
            <source>Select tiles first, to keep them as a stamp.</source>
            <translation>Prima seleziona delle tessere, per conservarle come timbro.</translation>
        </message>
        <message numerus="yes">
            <source>Stamp &amp;{slot}: %n tiles</source>
            <translation>
                <numerusform>Timbro &amp;{slot}: %n tessera</numerusform>
                <numerusform>Timbro &amp;{slot}: %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Stamp &amp;{slot}: empty</source>
            <translation>Timbro &amp;{slot}: vuoto</translation>
        </message>
        <message>
            <source>The stamp cannot be read: {reason}</source>
            <translation>Il timbro non può essere letto: {reason}</translation>
        </message>
        <message>
            <source>The stamp is not kept: {reason}</source>
            <translation>Il timbro non è conservato: {reason}</translation>
        </message>
    </context>
    <context>
        <name>StartField</name>
        <message>
            <source>Change what players start with</source>
            <translation>Cambia ciò con cui si inizia</translation>
        </message>
        <message>
            <source>Standard start</source>
            <translation>Inizio standard</translation>
        </message>
        <message>
            <source>Take the standard start</source>
            <translation>Adotta l'inizio standard</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <source>Homes</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>Land</source>
            <translation>Terra</translation>
        </message>
        <message>
            <source>Land for each of {players}: {share}</source>
            <translation>Terra per ciascuno ({players}): {share}</translation>
        </message>
        <message>
            <source>Of the expansion</source>
            <translation>Dell’espansione</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Fiumi</translation>
        </message>
        <message>
            <source>Sea</source>
            <translation>Mare</translation>
        </message>
        <message>
            <source>Separate parts</source>
            <translation>Parti separate</translation>
        </message>
        <message>
            <source>Shores</source>
            <translation>Coste</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Tessere</translation>
        </message>
        <message>
            <source>Tiles by kind</source>
            <translation>Tessere per tipo</translation>
        </message>
        <message>
            <source>{line}, little: the rule book recommends about {advised}</source>
            <translation>{line}, poco: il regolamento ne consiglia circa {advised}</translation>
        </message>
        <message>
            <source>{line}, much: the rule book recommends about {advised}</source>
            <translation>{line}, molto: il regolamento ne consiglia circa {advised}</translation>
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message numerus="yes">
            <source>Brush: %n tiles</source>
            <translation>
                <numerusform>Pennello: %n tessera</numerusform>
                <numerusform>Pennello: %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>rectangle</source>
            <translation>rettangolo</translation>
        </message>
        <message>
            <source>ring</source>
            <translation>anello</translation>
        </message>
        <message>
            <source>straight line</source>
            <translation>linea retta</translation>
        </message>
        <message>
            <source>{count}: show them</source>
            <translation>{count}: mostrali</translation>
        </message>
    </context>
    <context>
        <name>StructureButton</name>
        <message>
            <source>Drag it to its place: the goods it costs are brought there, and it is built in your building phase.</source>
            <translation>Trascinalo al suo posto: ciò che costa viene portato lì, e si costruisce nella tua fase di costruzione.</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message>
            <source>road</source>
            <translation>strada</translation>
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
            <translation>Trascina sul tabellone: il necessario viene portato lì</translation>
        </message>
        <message>
            <source>What can be planned</source>
            <translation>Che cosa si può pianificare</translation>
        </message>
    </context>
    <context>
        <name>StudyBar</name>
        <message>
            <source>Stop</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>{number} of {wanted} games</source>
            <translation>{number} di {wanted} partite</translation>
        </message>
    </context>
    <context>
        <name>StudyView</name>
        <message numerus="yes">
            <source>%n games failed and are not counted.</source>
            <translation>
                <numerusform>%n partita è fallita e non conta.</numerusform>
                <numerusform>%n partite sono fallite e non contano.</numerusform>
            </translation>
        </message>
        <message>
            <source>Other games are being played.</source>
            <translation>Si stanno giocando altre partite.</translation>
        </message>
        <message>
            <source>That takes {duration}.</source>
            <translation>Durata: {duration}.</translation>
        </message>
        <message>
            <source>The map has been changed since these games.</source>
            <translation>La mappa è stata modificata dopo queste partite.</translation>
        </message>
    </context>
    <context>
        <name>StyleBox</name>
        <message>
            <source>Flat colours</source>
            <translation>Colori piatti</translation>
        </message>
        <message>
            <source>Ink and wash</source>
            <translation>Inchiostro e acquerello</translation>
        </message>
        <message>
            <source>Painted</source>
            <translation>Dipinto</translation>
        </message>
    </context>
    <context>
        <name>SupplyPanel</name>
        <message numerus="yes">
            <source>%n left in the box</source>
            <translation>
                <numerusform>%n rimasta nella scatola</numerusform>
                <numerusform>%n rimaste nella scatola</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more land tiles to lay, of any kind</source>
            <translation>
                <numerusform>ancora %n tessera di terra da posare, di qualsiasi tipo</numerusform>
                <numerusform>ancora %n tessere di terra da posare, di qualsiasi tipo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more sea tiles to lay</source>
            <translation>
                <numerusform>ancora %n tessera di mare da posare</numerusform>
                <numerusform>ancora %n tessere di mare da posare</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles left</source>
            <translation>Tessere rimaste</translation>
        </message>
        <message>
            <source>none left in the box</source>
            <translation>nessuna rimasta nella scatola</translation>
        </message>
        <message>
            <source>the world has all its land</source>
            <translation>al mondo non manca terra</translation>
        </message>
        <message>
            <source>the world has all its sea</source>
            <translation>al mondo non manca mare</translation>
        </message>
    </context>
    <context>
        <name>Symmetries</name>
        <message>
            <source>Mirror</source>
            <translation>Specchio</translation>
        </message>
        <message>
            <source>Mirror above and below, axis from 3 to 9 o'clock</source>
            <translation>Specchio tra alto e basso, asse dalle ore 3 alle 9</translation>
        </message>
        <message>
            <source>Mirror left and right, axis from 12 to 6 o'clock</source>
            <translation>Specchio tra sinistra e destra, asse dalle ore 12 alle 6</translation>
        </message>
        <message>
            <source>Mirror, axis from {first} to {third} o'clock</source>
            <translation>Specchio, asse dalle ore {first} alle {third}</translation>
        </message>
        <message>
            <source>No symmetry</source>
            <translation>Nessuna simmetria</translation>
        </message>
        <message>
            <source>Six mirrors</source>
            <translation>Sei specchi</translation>
        </message>
        <message>
            <source>Six-fold turn</source>
            <translation>Sesto di giro</translation>
        </message>
        <message>
            <source>Three mirrors</source>
            <translation>Tre specchi</translation>
        </message>
        <message>
            <source>Three mirrors, axes at {first}, {second} and {third} o'clock</source>
            <translation>Tre specchi, assi alle ore {first}, {second} e {third}</translation>
        </message>
        <message>
            <source>Three-fold turn</source>
            <translation>Terzo di giro</translation>
        </message>
        <message>
            <source>Two mirrors</source>
            <translation>Due specchi</translation>
        </message>
        <message>
            <source>Two mirrors, axes at {first} and {second} o'clock</source>
            <translation>Due specchi, assi alle ore {first} e {second}</translation>
        </message>
        <message>
            <source>Two-fold turn</source>
            <translation>Mezzo giro</translation>
        </message>
    </context>
    <context>
        <name>SymmetryDialog</name>
        <message numerus="yes">
            <source>%n tiles change.</source>
            <translation>
                <numerusform>Cambia %n tessera.</numerusform>
                <numerusform>Cambiano %n tessere.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles go on differing from their images.</source>
            <translation>
                <numerusform>%n tessera resta diversa dalle sue immagini.</numerusform>
                <numerusform>%n tessere restano diverse dalle loro immagini.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy to all images:</source>
            <translation>&amp;Copia in tutte le immagini:</translation>
        </message>
        <message>
            <source>All from {begin} to {end} o'clock</source>
            <translation>Tutto dalle {begin} alle {end}</translation>
        </message>
        <message>
            <source>Make symmetrical</source>
            <translation>Rendi simmetrica</translation>
        </message>
        <message>
            <source>What has no image yet</source>
            <translation>Ciò che non ha ancora immagine</translation>
        </message>
        <message>
            <source>What is selected</source>
            <translation>Ciò che è selezionato</translation>
        </message>
    </context>
    <context>
        <name>SymmetryGrid</name>
        <message>
            <source>Mirrors</source>
            <translation>Specchi</translation>
        </message>
        <message>
            <source>One mirror</source>
            <translation>Uno specchio</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Rotazioni</translation>
        </message>
    </context>
    <context>
        <name>SymmetryGridAction</name>
        <message>
            <source>Symmetries</source>
            <translation>Simmetrie</translation>
        </message>
    </context>
    <context>
        <name>TextDialog</name>
        <message>
            <source>&amp;District</source>
            <translation>&amp;Distretto</translation>
        </message>
        <message>
            <source>&amp;Label</source>
            <translation>&amp;Etichetta</translation>
        </message>
        <message>
            <source>&amp;Note</source>
            <translation>&amp;Nota</translation>
        </message>
        <message>
            <source>Private: neither printed nor shared</source>
            <translation>Privato: né stampato né condiviso</translation>
        </message>
        <message>
            <source>Texts at {place}</source>
            <translation>Testi in {place}</translation>
        </message>
        <message numerus="yes">
            <source>The %n selected tiles belong to this district.</source>
            <translation>
                <numerusform>La %n tessera selezionata appartiene a questo distretto.</numerusform>
                <numerusform>Le %n tessere selezionate appartengono a questo distretto.</numerusform>
            </translation>
        </message>
        <message>
            <source>This tile belongs to the district. Select several tiles first to name them together.</source>
            <translation>Questa tessera appartiene al distretto. Seleziona prima più tessere per dare loro un nome insieme.</translation>
        </message>
        <message>
            <source>Write on the map</source>
            <translation>Scrivi sulla mappa</translation>
        </message>
    </context>
    <context>
        <name>TextTable</name>
        <message>
            <source>District</source>
            <translation>Distretto</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Etichetta</translation>
        </message>
        <message>
            <source>Note {number}</source>
            <translation>Nota {number}</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Luogo</translation>
        </message>
        <message>
            <source>Printed</source>
            <translation>Stampato</translation>
        </message>
        <message>
            <source>Private</source>
            <translation>Privato</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Visibilità</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
    </context>
    <context>
        <name>TextTool</name>
        <message>
            <source>Click to write a label, a note or the name of a district; drag to move</source>
            <translation>Clic per scrivere un'etichetta, una nota o il nome di un distretto; trascina per spostare</translation>
        </message>
        <message>
            <source>Move text</source>
            <translation>Sposta testo</translation>
        </message>
        <message>
            <source>Texts stand on tiles</source>
            <translation>I testi stanno sulle tessere</translation>
        </message>
    </context>
    <context>
        <name>TextsPanel</name>
        <message>
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <source>Edit…</source>
            <translation>Modifica…</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Vai lì</translation>
        </message>
        <message>
            <source>Nothing is written on the map</source>
            <translation>Sulla mappa non è scritto nulla</translation>
        </message>
        <message>
            <source>Remove texts</source>
            <translation>Togli testi</translation>
        </message>
        <message>
            <source>Texts of the map</source>
            <translation>Testi della mappa</translation>
        </message>
        <message>
            <source>The tool “Labels and notes” writes labels, notes and the names of districts on its tiles.</source>
            <translation>Lo strumento «Etichette e note» scrive etichette, note e nomi di distretti sulle sue tessere.</translation>
        </message>
    </context>
    <context>
        <name>TileActions</name>
        <message>
            <source>It makes its good by itself, at the beginning of the production phase.</source>
            <translation>Produce da solo, all'inizio della fase di produzione.</translation>
        </message>
        <message>
            <source>Nothing is there. Choose a transporter by a click on it, then click goods.</source>
            <translation>Non c'è nulla. Scegli un mezzo con un clic, poi fai clic sulle merci.</translation>
        </message>
        <message>
            <source>Nothing is there. Click goods to load {name}, or what it holds to put it down.</source>
            <translation>Non c'è nulla. Fai clic sulle merci per caricare {name}, o su ciò che contiene per posarlo.</translation>
        </message>
        <message>
            <source>{name} is chosen already. Click goods to load it, or what it holds to put it down.</source>
            <translation>Hai già scelto {name}. Fai clic sulle merci per caricarle, o su ciò che contiene per posarlo.</translation>
        </message>
    </context>
    <context>
        <name>TileCanvas</name>
        <message>
            <source>Click a tile or a transporter on the map: here you see all that is there, and load and unload.</source>
            <translation>Fai clic su una tessera o un mezzo sulla mappa: qui vedi tutto ciò che c'è, e carichi e scarichi.</translation>
        </message>
    </context>
    <context>
        <name>TileFields</name>
        <message>
            <source>Add field: {name}</source>
            <translation>Aggiungi campo: {name}</translation>
        </message>
        <message>
            <source>Change field: {name}</source>
            <translation>Cambia campo: {name}</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Campi personalizzati</translation>
        </message>
        <message>
            <source>Remove field: {name}</source>
            <translation>Togli campo: {name}</translation>
        </message>
        <message>
            <source>Rename field: {name}</source>
            <translation>Rinomina campo: {name}</translation>
        </message>
    </context>
    <context>
        <name>TileInHand</name>
        <message>
            <source>Turn left</source>
            <translation>Gira a sinistra</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Gira a destra</translation>
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
                <numerusform>%n in più che nella scatola</numerusform>
                <numerusform>%n in più che nella scatola</numerusform>
            </translation>
        </message>
        <message>
            <source>Add to the favourites</source>
            <translation>Aggiungi alle preferite</translation>
        </message>
        <message>
            <source>Compose the rivers of a tile edge by edge</source>
            <translation>Componi i fiumi di una tessera lato per lato</translation>
        </message>
        <message>
            <source>Compose…</source>
            <translation>Componi…</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Preferite</translation>
        </message>
        <message>
            <source>More shapes</source>
            <translation>Altre forme</translation>
        </message>
        <message>
            <source>Search for tiles</source>
            <translation>Cerca tessere</translation>
        </message>
        <message>
            <source>Search: woods sharp</source>
            <translation>Cerca: bosco stretta</translation>
        </message>
        <message>
            <source>Take out of the favourites</source>
            <translation>Togli dalle preferite</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Tessere</translation>
        </message>
        <message>
            <source>as many as you like</source>
            <translation>quante ne vuoi</translation>
        </message>
        <message>
            <source>none of {held} left in the box</source>
            <translation>nessuna delle {held} resta nella scatola</translation>
        </message>
        <message>
            <source>not in the box</source>
            <translation>non nella scatola</translation>
        </message>
        <message>
            <source>{left} of {held} left in the box</source>
            <translation>{left} di {held} restano nella scatola</translation>
        </message>
    </context>
    <context>
        <name>TilePicture</name>
        <message>
            <source>The tile you are looking at</source>
            <translation>La tessera che stai guardando</translation>
        </message>
    </context>
    <context>
        <name>TileTable</name>
        <message>
            <source>Box</source>
            <translation>Scatola</translation>
        </message>
        <message>
            <source>Click to select them on the map</source>
            <translation>Fai clic per selezionarle sulla mappa</translation>
        </message>
        <message>
            <source>In the box</source>
            <translation>Nella scatola</translation>
        </message>
        <message>
            <source>Kind of tile</source>
            <translation>Tipo di tessera</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Restano</translation>
        </message>
        <message>
            <source>Left in the box</source>
            <translation>Restano nella scatola</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>More than the box holds: {count}</source>
            <translation>Più di quante ne contiene la scatola: {count}</translation>
        </message>
        <message>
            <source>On the map</source>
            <translation>Sulla mappa</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Tessera</translation>
        </message>
    </context>
    <context>
        <name>TileTool</name>
        <message>
            <source>Already here: {tile}</source>
            <translation>C'è già: {tile}</translation>
        </message>
        <message>
            <source>Click to lay {tile}</source>
            <translation>Fai clic per posare {tile}</translation>
        </message>
        <message>
            <source>Click to lay {tile} instead of {other}</source>
            <translation>Fai clic per posare {tile} al posto di {other}</translation>
        </message>
        <message numerus="yes">
            <source>Lay %n tiles: {tile}</source>
            <translation>
                <numerusform>Posa %n tessera: {tile}</numerusform>
                <numerusform>Posa %n tessere: {tile}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay {tile}</source>
            <translation>Posa {tile}</translation>
        </message>
    </context>
    <context>
        <name>TileView</name>
        <message>
            <source>Ask them</source>
            <translation>Chiedi loro</translation>
        </message>
        <message>
            <source>Offer it to the other player, who agrees or refuses</source>
            <translation>Offrilo all'altro giocatore, che accetta o rifiuta</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Tessera</translation>
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
            <translation>Momento della partita</translation>
        </message>
    </context>
    <context>
        <name>Tool</name>
        <message>
            <source>Breaks a rule: {reason}</source>
            <translation>Viola una regola: {reason}</translation>
        </message>
        <message>
            <source>Locked: unlock the tile first</source>
            <translation>Bloccata: prima sblocca la tessera</translation>
        </message>
        <message>
            <source>Not allowed here: {reason}</source>
            <translation>Qui non è permesso: {reason}</translation>
        </message>
        <message>
            <source>Nothing was changed, because it is not allowed: {reason}</source>
            <translation>Non è stato cambiato nulla, perché non è permesso: {reason}</translation>
        </message>
        <message>
            <source>Takes away {things}</source>
            <translation>Toglie {things}</translation>
        </message>
        <message>
            <source>The rivers do not meet those of the tiles around</source>
            <translation>I fiumi non si uniscono a quelli delle tessere attorno</translation>
        </message>
    </context>
    <context>
        <name>TournamentTables</name>
        <message>
            <source>Better in</source>
            <translation>Meglio nel</translation>
        </message>
        <message>
            <source>Each against each</source>
            <translation>Ciascuno contro ciascuno</translation>
        </message>
        <message>
            <source>How strong players are</source>
            <translation>Quanto sono forti i giocatori</translation>
        </message>
        <message>
            <source>If all were equally strong: {percent} %</source>
            <translation>Se tutti fossero ugualmente forti: {percent} %</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Valutazione</translation>
        </message>
        <message>
            <source>the measure</source>
            <translation>il riferimento</translation>
        </message>
        <message>
            <source>{player} against {opponent}</source>
            <translation>{player} contro {opponent}</translation>
        </message>
    </context>
    <context>
        <name>TracedPicture</name>
        <message>
            <source>Lay the picture</source>
            <translation>Posa l'immagine</translation>
        </message>
        <message>
            <source>Move the picture</source>
            <translation>Sposta l'immagine</translation>
        </message>
        <message>
            <source>Pin the picture</source>
            <translation>Fissa l'immagine</translation>
        </message>
        <message>
            <source>Put a picture under the map</source>
            <translation>Metti un'immagine sotto la mappa</translation>
        </message>
        <message>
            <source>Remove the picture</source>
            <translation>Togli l'immagine</translation>
        </message>
        <message numerus="yes">
            <source>Take %n tiles from the picture</source>
            <translation>
                <numerusform>Prendi %n tessera dall'immagine</numerusform>
                <numerusform>Prendi %n tessere dall'immagine</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrafficMap</name>
        <message>
            <source>Goods made there</source>
            <translation>Merci prodotte lì</translation>
        </message>
        <message>
            <source>Steps of transporters</source>
            <translation>Passi dei mezzi di trasporto</translation>
        </message>
        <message>
            <source>The darker a tile, the more of it; tiles without a number have none.</source>
            <translation>Più scura è la tessera, più ce n'è; dove manca il numero non c'è nulla.</translation>
        </message>
        <message>
            <source>The map of the game</source>
            <translation>La mappa della partita</translation>
        </message>
        <message>
            <source>What is painted over the map</source>
            <translation>Che cosa è dipinto sulla mappa</translation>
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
Un clic ne sposta una, con Shift quante ne stanno.</translation>
        </message>
    </context>
    <context>
        <name>TransferRow</name>
        <message>
            <source>Move all: {ends}</source>
            <translation>Sposta tutto: {ends}</translation>
        </message>
        <message>
            <source>Move as many of all as fit, the most valuable first</source>
            <translation>Sposta quanto più possibile di tutto, prima le cose di maggior valore</translation>
        </message>
    </context>
    <context>
        <name>TransporterFields</name>
        <message>
            <source>Cargo</source>
            <translation>Carico</translation>
        </message>
        <message>
            <source>Carries</source>
            <translation>Trasporta</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Dove</translation>
        </message>
        <message>
            <source>no transporter</source>
            <translation>nessun mezzo</translation>
        </message>
    </context>
    <context>
        <name>TransporterRow</name>
        <message numerus="yes">
            <source>%n geese follow it.</source>
            <translation>
                <numerusform>Lo segue %n oca.</numerusform>
                <numerusform>Lo seguono %n oche.</numerusform>
            </translation>
        </message>
        <message>
            <source>It carries {other}.</source>
            <translation>Trasporta {other}.</translation>
        </message>
        <message>
            <source>It has moved; points left: {left} of {most}.</source>
            <translation>Si è mosso; punti rimasti: {left} di {most}.</translation>
        </message>
        <message>
            <source>It has not moved; points left: {left} of {most}.</source>
            <translation>Non si è mosso; punti rimasti: {left} di {most}.</translation>
        </message>
        <message>
            <source>It holds {goods} ({loaded} of {most}).</source>
            <translation>Contiene {goods} ({loaded} di {most}).</translation>
        </message>
        <message>
            <source>It is empty and has room for {most}.</source>
            <translation>È vuoto e ha posto per {most}.</translation>
        </message>
        <message>
            <source>aboard {carrier}</source>
            <translation>a bordo di {carrier}</translation>
        </message>
        <message>
            <source>carries {other}</source>
            <translation>trasporta {other}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <source>leads {geese}</source>
            <translation>guida {geese}</translation>
        </message>
        <message>
            <source>{left} of {most}</source>
            <translation>{left} di {most}</translation>
        </message>
        <message>
            <source>{transporter} is aboard {carrier}.</source>
            <translation>{transporter} è a bordo di {carrier}.</translation>
        </message>
        <message>
            <source>{transporter} is {where}.</source>
            <translation>{transporter} è {where}.</translation>
        </message>
        <message>
            <source>✓ {left} of {most}</source>
            <translation>✓ {left} di {most}</translation>
        </message>
    </context>
    <context>
        <name>TurnBar</name>
        <message>
            <source>A phase</source>
            <translation>Una fase</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>Un turno</translation>
        </message>
        <message>
            <source>Ask what a good player would do now, and why (H)</source>
            <translation>Chiedi che cosa farebbe ora un buon giocatore, e perché (H)</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Suggerimento</translation>
        </message>
        <message>
            <source>One action</source>
            <translation>Un'azione</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordine</translation>
        </message>
        <message>
            <source>Passed over: {phases}</source>
            <translation>Saltate: {phases}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Result…</source>
            <translation>Risultato…</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Setting up</source>
            <translation>Preparazione</translation>
        </message>
        <message>
            <source>Show the result of the game</source>
            <translation>Mostra chi ha vinto e con che cosa</translation>
        </message>
        <message>
            <source>Take over from a machine, or let a machine play on for a person</source>
            <translation>Prendi il posto di una macchina, o lasciane una giocare per qualcuno</translation>
        </message>
        <message>
            <source>Temple</source>
            <translation>Tempio</translation>
        </message>
        <message>
            <source>The game is over: {result}</source>
            <translation>La partita è finita: {result}</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Turn {turn} of {turns}</source>
            <translation>Turno {turn} di {turns}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>free</source>
            <translation>libero</translation>
        </message>
        <message>
            <source>{phase}: {players}</source>
            <translation>{phase}: {players}</translation>
        </message>
        <message>
            <source>{players} to decide</source>
            <translation>Tocca a {players} decidere</translation>
        </message>
        <message>
            <source>{player} to answer {asker}</source>
            <translation>{player} risponde a {asker}</translation>
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
            <translation>Turno {turn}</translation>
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
            <translation>Merci</translation>
        </message>
        <message>
            <source>Goods:</source>
            <translation>Merci:</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Values by turn</source>
            <translation>Valori per turno</translation>
        </message>
    </context>
    <context>
        <name>TypedValue</name>
        <message>
            <source>several values</source>
            <translation>più valori</translation>
        </message>
    </context>
    <context>
        <name>VariationsDialog</name>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Elimina</translation>
        </message>
        <message>
            <source>&amp;Go back to it</source>
            <translation>&amp;Torna a questa</translation>
        </message>
        <message>
            <source>&amp;Name it</source>
            <translation>&amp;Dai un nome</translation>
        </message>
        <message>
            <source>A note on the chosen line</source>
            <translation>Una nota sulla variante scelta</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message numerus="yes">
            <source>Delete %n lines?</source>
            <translation>
                <numerusform>Eliminare %n variante?</numerusform>
                <numerusform>Eliminare %n varianti?</numerusform>
            </translation>
        </message>
        <message>
            <source>Delete the chosen lines (Delete)</source>
            <translation>Elimina le varianti scelte (Canc)</translation>
        </message>
        <message>
            <source>Delete the line “{name}”?</source>
            <translation>Eliminare la variante «{name}»?</translation>
        </message>
        <message>
            <source>Give the chosen line a name (F2)</source>
            <translation>Dai un nome alla variante scelta (F2)</translation>
        </message>
        <message>
            <source>Its name and note are lost with it.</source>
            <translation>Il nome e la nota vanno persi.</translation>
        </message>
        <message>
            <source>Lines of play that you have abandoned. A single undone action is not a line.</source>
            <translation>Le varianti che hai abbandonato. Una sola azione annullata non è una variante.</translation>
        </message>
        <message>
            <source>Lines of this game</source>
            <translation>Varianti di questa partita</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>The current line is kept</source>
            <translation>La variante attuale si conserva</translation>
        </message>
        <message>
            <source>no name</source>
            <translation>senza nome</translation>
        </message>
    </context>
    <context>
        <name>VersionView</name>
        <message>
            <source>The other version</source>
            <translation>L'altra versione</translation>
        </message>
    </context>
    <context>
        <name>WallRow</name>
        <message>
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Segnalini</translation>
        </message>
        <message>
            <source>neutral</source>
            <translation>neutro</translation>
        </message>
    </context>
    <context>
        <name>WallTool</name>
        <message>
            <source>Build wall</source>
            <translation>Costruisci muro</translation>
        </message>
        <message>
            <source>Click to build a wall here</source>
            <translation>Fai clic per costruire qui un muro</translation>
        </message>
        <message>
            <source>Click to make this wall {number} thick; right click takes a token away</source>
            <translation>Fai clic per portare il muro a {number} segnalini; clic destro toglie un segnalino</translation>
        </message>
        <message>
            <source>No wall here: {reason}</source>
            <translation>Qui nessun muro: {reason}</translation>
        </message>
        <message>
            <source>Take wall token away</source>
            <translation>Togli segnalino muro</translation>
        </message>
    </context>
    <context>
        <name>WallsButton</name>
        <message>
            <source>Build and demolish walls (W, or hold Ctrl)</source>
            <translation>Costruisci e demolisci muri (W, o tieni premuto Ctrl)</translation>
        </message>
        <message>
            <source>Walls</source>
            <translation>Muri</translation>
        </message>
    </context>
    <context>
        <name>Watch</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation>&amp;Tieni la mia</translation>
        </message>
        <message>
            <source>&amp;Load the changed file</source>
            <translation>&amp;Carica il file modificato</translation>
        </message>
        <message>
            <source>Another program has changed {file}. Which version do you want to keep?</source>
            <translation>Un altro programma ha modificato {file}. Quale versione vuoi tenere?</translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>&amp;Salva altrove…</translation>
        </message>
        <message>
            <source>The file {file} is gone. The map is still open; save it to write it again.</source>
            <translation>Il file {file} non c'è più. La mappa è ancora aperta; salvala per riscriverlo.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>Design maps and scenarios for Roads &amp; Boats</source>
            <translation>Progetta mappe e scenari per Roads &amp; Boats</translation>
        </message>
        <message>
            <source>Maps can also be dropped onto this window.</source>
            <translation>Le mappe si possono anche trascinare su questa finestra.</translation>
        </message>
        <message>
            <source>Open one to look around or to change it; your changes go to a file of your own.</source>
            <translation>Aprine uno per guardarlo o cambiarlo; le tue modifiche vanno in un file tuo.</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>Recenti</translation>
        </message>
        <message>
            <source>Recent files</source>
            <translation>File recenti</translation>
        </message>
        <message>
            <source>Scenarios to begin with</source>
            <translation>Scenari per cominciare</translation>
        </message>
        <message>
            <source>The maps you open and save will be listed here.</source>
            <translation>Qui saranno elencate le mappe che apri e salvi.</translation>
        </message>
    </context>
    <context>
        <name>WonderBoard</name>
        <message>
            <source>Its price in goods: {price}.</source>
            <translation>Il suo prezzo in merci: {price}.</translation>
        </message>
        <message>
            <source>Row {row}: {points}.</source>
            <translation>Riga {row}: {points}.</translation>
        </message>
        <message>
            <source>Space {space}: empty.</source>
            <translation>Spazio {space}: vuoto.</translation>
        </message>
        <message>
            <source>Space {space}: the next brick comes here.</source>
            <translation>Spazio {space}: qui va il prossimo mattone.</translation>
        </message>
        <message>
            <source>Space {space}: {whose}.</source>
            <translation>Spazio {space}: {whose}.</translation>
        </message>
        <message>
            <source>The brick here ends the game.</source>
            <translation>Il mattone qui chiude la partita.</translation>
        </message>
        <message>
            <source>The brick here turns the deserts into pasture.</source>
            <translation>Il mattone qui trasforma i deserti in pascoli.</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>La meraviglia</translation>
        </message>
        <message>
            <source>a brick of an unused colour</source>
            <translation>un mattone di un colore non usato</translation>
        </message>
        <message>
            <source>a brick of {player}</source>
            <translation>un mattone di {player}</translation>
        </message>
        <message>
            <source>a neutral brick</source>
            <translation>un mattone neutro</translation>
        </message>
        <message>
            <source>no points</source>
            <translation>nessun punto</translation>
        </message>
    </context>
    <context>
        <name>WonderPanel</name>
        <message>
            <source>A brick above this line costs one good more.</source>
            <translation>Un mattone sopra questa linea costa una merce in più.</translation>
        </message>
        <message>
            <source>A neutral brick: one ends every turn.</source>
            <translation>Un mattone neutro: uno chiude ogni turno.</translation>
        </message>
        <message>
            <source>All spaces are filled.</source>
            <translation>Tutti gli spazi sono pieni.</translation>
        </message>
        <message>
            <source>Filled before the game began.</source>
            <translation>Riempito prima dell'inizio.</translation>
        </message>
        <message>
            <source>Neutral bricks: {laid} of {most}.</source>
            <translation>Mattoni neutri: {laid} di {most}.</translation>
        </message>
        <message>
            <source>Next: space {space} in row {row}, price {price}.</source>
            <translation>Prossimo: spazio {space} nella riga {row}, prezzo {price}.</translation>
        </message>
        <message>
            <source>Next: space {space} in row {row}.</source>
            <translation>Prossimo: spazio {space} nella riga {row}.</translation>
        </message>
        <message>
            <source>The brick on space {space} ends the game.</source>
            <translation>Il mattone sullo spazio {space} chiude la partita.</translation>
        </message>
        <message>
            <source>The brick on space {space} turns the deserts into pasture.</source>
            <translation>Il mattone sullo spazio {space} trasforma i deserti in pascoli.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>La meraviglia</translation>
        </message>
        <message>
            <source>The wonder, scrollable</source>
            <translation>La meraviglia, da scorrere</translation>
        </message>
    </context>
    <context>
        <name>Workbench</name>
        <message>
            <source>A place such as “2 -1”, or what is there: home, sawmill, mountain</source>
            <translation>Un luogo come «2 -1», o ciò che c'è: casa, segheria, montagna</translation>
        </message>
        <message>
            <source>No map is open</source>
            <translation>Nessuna mappa è aperta</translation>
        </message>
    </context>
    <context>
        <name>YesOrNo</name>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>several values</source>
            <translation>più valori</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sì</translation>
        </message>
    </context>
    <context>
        <name>_MapPicture</name>
        <message>
            <source>Chosen map</source>
            <translation>Mappa scelta</translation>
        </message>
    </context>
    <context>
        <name>_Past</name>
        <message>
            <source>An earlier moment: {moment}</source>
            <translation>Un momento passato: {moment}</translation>
        </message>
        <message>
            <source>As far as the file can be played: {moment}</source>
            <translation>Fin dove il file si può giocare: {moment}</translation>
        </message>
        <message>
            <source>Back to the present</source>
            <translation>Torna al presente</translation>
        </message>
        <message>
            <source>Go on from here</source>
            <translation>Prosegui da qui</translation>
        </message>
        <message>
            <source>What came after this moment is kept as a line</source>
            <translation>Ciò che è venuto dopo questo momento si conserva come variante</translation>
        </message>
    </context>
    <context>
        <name>_ProblemDelegate</name>
        <message>
            <source>can be fixed</source>
            <translation>si può correggere</translation>
        </message>
    </context>
    <context>
        <name>_Question</name>
        <message>
            <source>&amp;Leave the map as it is</source>
            <translation>&amp;Lascia la mappa com'è</translation>
        </message>
        <message>
            <source>&amp;Take its changes</source>
            <translation>&amp;Prendi le sue modifiche</translation>
        </message>
    </context>
    <context>
        <name>_Rows</name>
        <message>
            <source>Nothing in the log matches that</source>
            <translation>Nulla nel diario corrisponde</translation>
        </message>
    </context>
    <context>
        <name>_Sentences</name>
        <message numerus="yes">
            <source>{text}. And %n more</source>
            <translation>
                <numerusform>{text}. E %n altro</numerusform>
                <numerusform>{text}. E altri %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Stack</name>
        <message>
            <source> of {count}</source>
            <translation> di {count}</translation>
        </message>
    </context>
    <context>
        <name>_TileModel</name>
        <message>
            <source>Tile</source>
            <translation>Tessera</translation>
        </message>
    </context>
    <context>
        <name>_VariationsButton</name>
        <message>
            <source>Abandoned lines: go back to one, and the current one is kept</source>
            <translation>Varianti abbandonate: torna a una, e quella attuale si conserva</translation>
        </message>
        <message>
            <source>Name, sort, delete…</source>
            <translation>Nome, ordine, elimina…</translation>
        </message>
        <message>
            <source>Other lines</source>
            <translation>Altre varianti</translation>
        </message>
        <message>
            <source>You cannot go back to this line: {reason}</source>
            <translation>Non puoi tornare a questa variante: {reason}</translation>
        </message>
    </context>
    <context>
        <name>_Zoom</name>
        <message>
            <source>Fit the map</source>
            <translation>Adatta la mappa</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <source>Zoom {percent}, fit the map</source>
            <translation>Ingrandimento {percent}, adatta la mappa</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number}%</translation>
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
            <translation>opzione ambigua: %(option)s può essere %(matches)s</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>argomento %(argument_name)s: %(message)s</translation>
        </message>
        <message>
            <source>expected %s argument</source>
            <translation>serve %s argomento</translation>
        </message>
        <message>
            <source>expected %s arguments</source>
            <translation>servono %s argomenti</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>serve almeno un argomento</translation>
        </message>
        <message>
            <source>expected at most one argument</source>
            <translation>serve al massimo un argomento</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>serve un argomento</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>non accetta l'argomento %r</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>valore non valido (%(type)s): %(value)r</translation>
        </message>
        <message>
            <source>invalid choice: %(value)r (choose from %(choices)s)</source>
            <translation>scelta non valida: %(value)r (si può scegliere tra %(choices)s)</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>non ammesso insieme all'argomento %s</translation>
        </message>
        <message>
            <source>one of the arguments %s is required</source>
            <translation>serve uno degli argomenti %s</translation>
        </message>
        <message>
            <source>options</source>
            <translation>opzioni</translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>argomenti</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>mostra la versione</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>mostra questo aiuto</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>mancano questi argomenti: %s</translation>
        </message>
        <message>
            <source>unexpected option string: %s</source>
            <translation>opzione inattesa: %s</translation>
        </message>
        <message>
            <source>unrecognized arguments: %s</source>
            <translation>argomenti sconosciuti: %s</translation>
        </message>
        <message>
            <source>usage: </source>
            <translation>uso: </translation>
        </message>
    </context>
    <context>
        <name>atlas</name>
        <message>
            <source>Deserts in the land</source>
            <translation>Deserti nella terra</translation>
        </message>
        <message>
            <source>Islands</source>
            <translation>Isole</translation>
        </message>
        <message>
            <source>Parts of the land that do not touch</source>
            <translation>Parti della terra che non si toccano</translation>
        </message>
        <message>
            <source>Rivers in the land</source>
            <translation>Fiumi nella terra</translation>
        </message>
        <message>
            <source>Share of sea</source>
            <translation>Parte di mare</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Simmetria</translation>
        </message>
        <message>
            <source>The deserts among the tiles of land</source>
            <translation>I deserti tra le tessere di terra</translation>
        </message>
        <message>
            <source>The mean of the turns from a home to the nearest woods, rock, pasture and mountain</source>
            <translation>La media dei turni da una casa al bosco, alla roccia, al pascolo e alla montagna più vicini</translation>
        </message>
        <message>
            <source>The mean of the turns until goods of two homes meet, on donkeys and on a raft that waits</source>
            <translation>La media dei turni finché le merci di due case si incontrano, su asini e su una zattera che aspetta</translation>
        </message>
        <message>
            <source>The number of tiles, land and sea</source>
            <translation>Il numero di tessere, terra e mare</translation>
        </message>
        <message>
            <source>The sea among all tiles</source>
            <translation>Il mare tra tutte le tessere</translation>
        </message>
        <message>
            <source>The tiles that look like their images by the motion that comes nearest to a symmetry</source>
            <translation>Le tessere uguali alle loro immagini secondo il movimento più vicino a una simmetria</translation>
        </message>
        <message>
            <source>The tiles with a river among those of land</source>
            <translation>Le tessere con un fiume tra quelle di terra</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Tessere</translation>
        </message>
        <message>
            <source>Tiles of woods, rock and mountains within three steps of a home</source>
            <translation>Tessere di bosco, roccia e montagna entro tre passi da una casa</translation>
        </message>
        <message>
            <source>Turns to first goods</source>
            <translation>Turni fino alle prime merci</translation>
        </message>
        <message>
            <source>Turns until contact</source>
            <translation>Turni fino al contatto</translation>
        </message>
        <message>
            <source>Wealth of homes</source>
            <translation>Ricchezza delle case</translation>
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
            <translation>Seconda edizione (144 tessere)</translation>
        </message>
        <message>
            <source>Two boxes (288 tiles)</source>
            <translation>Due scatole (288 tessere)</translation>
        </message>
        <message>
            <source>Unlimited</source>
            <translation>Illimitata</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message numerus="yes">
            <source>  %n searches come to {points} points</source>
            <translation>
                <numerusform>  %n ricerca arriva a {points} punti</numerusform>
                <numerusform>  %n ricerche arrivano a {points} punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>  ... and %n more</source>
            <translation>
                <numerusform>  ... e un altro (%n)</numerusform>
                <numerusform>  ... e altri %n</numerusform>
            </translation>
        </message>
        <message>
            <source>  any turn may be idle</source>
            <translation>  qualsiasi turno può restare inutilizzato</translation>
        </message>
        <message>
            <source>  no good is certainly scarce; more games tell more</source>
            <translation>  nessuna merce scarseggia di sicuro; più partite dicono di più</translation>
        </message>
        <message>
            <source>  scarce: {goods}</source>
            <translation>  scarseggiano: {goods}</translation>
        </message>
        <message>
            <source>  stopped after {played} of {games} games: the answer is clear</source>
            <translation>  terminato dopo {played} di {games} partite: la risposta è chiara</translation>
        </message>
        <message>
            <source>  the best game, turn by turn:</source>
            <translation>  la partita migliore, turno per turno:</translation>
        </message>
        <message>
            <source>  the easy player comes to {easy} points, the medium one to {medium} ({games})</source>
            <translation>  il giocatore facile arriva a {easy} punti, quello medio a {medium} ({games})</translation>
        </message>
        <message>
            <source>  the first turn that may not be idle: {turn}</source>
            <translation>  il primo turno che non può restare inutilizzato: {turn}</translation>
        </message>
        <message>
            <source>  the longest chain: {goods}</source>
            <translation>  la catena più lunga: {goods}</translation>
        </message>
        <message>
            <source> ({program} help lists all)</source>
            <translation> ({program} help li elenca tutti)</translation>
        </message>
        <message>
            <source>% ended by the wonder</source>
            <translation>% finite con la meraviglia</translation>
        </message>
        <message>
            <source>% in which players met</source>
            <translation>% in cui i giocatori si sono incontrati</translation>
        </message>
        <message numerus="yes">
            <source>%n edits tried</source>
            <translation>
                <numerusform>%n modifica provata</numerusform>
                <numerusform>%n modifiche provate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n errore</numerusform>
                <numerusform>%n errori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n files could not be read</source>
            <translation>
                <numerusform>%n file non si è potuto leggere</numerusform>
                <numerusform>%n file non si sono potuti leggere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods used</source>
            <translation>
                <numerusform>%n merce usata</numerusform>
                <numerusform>%n merci usate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n maps checked</source>
            <translation>
                <numerusform>%n mappa controllata</numerusform>
                <numerusform>%n mappe controllate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces of advice</source>
            <translation>
                <numerusform>%n consiglio</numerusform>
                <numerusform>%n consigli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n scenario</numerusform>
                <numerusform>%n scenari</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n seme</numerusform>
                <numerusform>%n semi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, {sea} of them sea</source>
            <translation>
                <numerusform>%n tessera, di cui {sea} di mare</numerusform>
                <numerusform>%n tessere, di cui {sea} di mare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n turno</numerusform>
                <numerusform>%n turni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n avviso</numerusform>
                <numerusform>%n avvisi</numerusform>
            </translation>
        </message>
        <message>
            <source>'{program} help VERB' tells more of a verb.</source>
            <translation>'{program} help VERB' dice di più su un verbo.</translation>
        </message>
        <message>
            <source>(in every seed)</source>
            <translation>(in ogni seme)</translation>
        </message>
        <message>
            <source>(not yet known)</source>
            <translation>(non ancora noto)</translation>
        </message>
        <message>
            <source>(the measure)</source>
            <translation>(il riferimento)</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>(da {low} a {high})</translation>
        </message>
        <message>
            <source>--against and {option} ask different things: leave one out</source>
            <translation>--against e {option} chiedono cose diverse: togline uno</translation>
        </message>
        <message>
            <source>--atlas is two axes, as size,contact or size=40..60,contact</source>
            <translation>--atlas è due assi, come size,contact o size=40..60,contact</translation>
        </message>
        <message>
            <source>--count is 1 to {most}, not {count}</source>
            <translation>--count va da 1 a {most}, non {count}</translation>
        </message>
        <message>
            <source>--export writes the games of one run: leave out {option}</source>
            <translation>--export scrive le partite di una sola serie: togli {option}</translation>
        </message>
        <message>
            <source>--games is at least {least} with these players: of fewer no edit can be offered</source>
            <translation>--games è almeno {least} con questi giocatori: con meno non si può proporre alcuna modifica</translation>
        </message>
        <message>
            <source>--go-on takes the axes that are there</source>
            <translation>--go-on prende gli assi che ci sono</translation>
        </message>
        <message>
            <source>--grid is written as 10x10, not {text}</source>
            <translation>--grid si scrive 10x10, non {text}</translation>
        </message>
        <message>
            <source>--holder and --date mean nothing for a map; a solution has them</source>
            <translation>--holder e --date non significano nulla per una mappa; li ha una soluzione</translation>
        </message>
        <message>
            <source>--html takes one GAME, not {number}</source>
            <translation>--html prende un GAME, non {number}</translation>
        </message>
        <message>
            <source>--like and --finish exclude each other</source>
            <translation>--like e --finish si escludono a vicenda</translation>
        </message>
        <message>
            <source>--map means nothing for a saved game, which has one</source>
            <translation>--map non significa nulla per una partita salvata, che ne ha una</translation>
        </message>
        <message>
            <source>--minutes is more than 0</source>
            <translation>--minutes è più di 0</translation>
        </message>
        <message>
            <source>--moment means nothing for a book; a saved game has moments</source>
            <translation>--moment non significa nulla per un libro; i momenti li ha una partita salvata</translation>
        </message>
        <message>
            <source>--moment means nothing for a map; a saved game has moments</source>
            <translation>--moment non significa nulla per una mappa; i momenti li ha una partita salvata</translation>
        </message>
        <message>
            <source>--note-on is for the games of one run: leave out {option}</source>
            <translation>--note-on vale per le partite di una sola serie: togli {option}</translation>
        </message>
        <message>
            <source>--players {names!r} has an empty name; rbdesigner players lists all</source>
            <translation>--players {names!r} ha un nome vuoto; rbdesigner players li elenca tutti</translation>
        </message>
        <message>
            <source>--ranked-by-games compares homes, and there is only one</source>
            <translation>--ranked-by-games confronta le case, e ce n'è una sola</translation>
        </message>
        <message>
            <source>--remove means nothing without --install-desktop</source>
            <translation>--remove non significa nulla senza --install-desktop</translation>
        </message>
        <message>
            <source>--style means nothing without --html</source>
            <translation>--style non significa nulla senza --html</translation>
        </message>
        <message>
            <source>--tile-width means nothing without --true-scale or --tiles</source>
            <translation>--tile-width non significa nulla senza --true-scale o --tiles</translation>
        </message>
        <message>
            <source>--to has to say what is written: {known}</source>
            <translation>--to deve dire che cosa si scrive: {known}</translation>
        </message>
        <message>
            <source>--tolerance is more than 0 and less than 100, not {value:g}</source>
            <translation>--tolerance è maggiore di 0 e minore di 100, non {value:g}</translation>
        </message>
        <message>
            <source>--without-future takes one GAME, not {total}</source>
            <translation>--without-future prende un GAME, non {total}</translation>
        </message>
        <message>
            <source>--{name} is 1 or more, not {value}</source>
            <translation>--{name} è almeno 1, non {value}</translation>
        </message>
        <message>
            <source>--{name} is 1 to {most}, not {value}</source>
            <translation>--{name} va da 1 a {most}, non {value}</translation>
        </message>
        <message>
            <source>--{name} is more than 0, not {value:g}</source>
            <translation>--{name} è maggiore di 0, non {value:g}</translation>
        </message>
        <message>
            <source>; did you mean {words}?</source>
            <translation>; intendevi {words}?</translation>
        </message>
        <message>
            <source>A folder gets scenario files of rbdesigner unless --to says otherwise.</source>
            <translation>Una cartella riceve file di scenario di rbdesigner, se --to non dice altro.</translation>
        </message>
        <message>
            <source>Design maps and scenarios for the board game Roads &amp; Boats. Without a verb the window opens, with the maps and games in FILE.</source>
            <translation>Crea mappe e scenari per il gioco da tavolo Roads &amp; Boats. Senza un verbo si apre la finestra, con le mappe e le partite in FILE.</translation>
        </message>
        <message>
            <source>Exit code 1 means errors or warnings; advice alone is fine.</source>
            <translation>Il codice di uscita 1 indica errori o avvisi; i soli consigli vanno bene.</translation>
        </message>
        <message>
            <source>Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 stopped by Ctrl-C or SIGTERM.</source>
            <translation>Codici di uscita: 0 tutto bene, 1 problemi trovati, 2 impossibile, 130 interrotto con Ctrl-C o SIGTERM.</translation>
        </message>
        <message>
            <source>Qt cannot be loaded: {fault} (the README lists the system packages it needs)</source>
            <translation>Qt non si può caricare: {fault} (il README elenca i pacchetti di sistema che gli servono)</translation>
        </message>
        <message>
            <source>Windows learns which program opens a file in “Open with”, “Choose another app”</source>
            <translation>in Windows il programma che apre un file si sceglie in «Apri con», «Scegli un'altra app»</translation>
        </message>
        <message>
            <source>a blank score sheet at the end</source>
            <translation>un foglio segnapunti vuoto alla fine</translation>
        </message>
        <message>
            <source>a blank score sheet for the players of the map</source>
            <translation>un foglio segnapunti vuoto per i giocatori della mappa</translation>
        </message>
        <message>
            <source>a book is printed as a file that ends in {suffix}</source>
            <translation>un libro si stampa in un file che finisce in {suffix}</translation>
        </message>
        <message>
            <source>a compass rose below the map</source>
            <translation>una rosa dei venti sotto la mappa</translation>
        </message>
        <message>
            <source>a file of the format {form} holds one map, not {total}; name a folder, with / at its end</source>
            <translation>un file del formato {form} contiene una mappa, non {total}; indica una cartella, con / alla fine</translation>
        </message>
        <message>
            <source>a file or folder with scenarios that do not come with the program</source>
            <translation>un file o una cartella con scenari che non fanno parte del programma</translation>
        </message>
        <message>
            <source>a file with players of your own, listed too</source>
            <translation>un file con giocatori tuoi, elencati anch'essi</translation>
        </message>
        <message>
            <source>a file, or a folder that gets a file for each map; of a game a solution (*.rbsolution)</source>
            <translation>un file, o una cartella che riceve un file per ogni mappa; di una partita una soluzione (*.rbsolution)</translation>
        </message>
        <message>
            <source>a folder of scenarios, or a book (.rbbook)</source>
            <translation>una cartella di scenari, o un libro (.rbbook)</translation>
        </message>
        <message>
            <source>a map</source>
            <translation>una mappa</translation>
        </message>
        <message>
            <source>a map or scenario</source>
            <translation>una mappa o uno scenario</translation>
        </message>
        <message>
            <source>a map without a title</source>
            <translation>una mappa senza titolo</translation>
        </message>
        <message>
            <source>a page ends in {known}</source>
            <translation>una pagina finisce in {known}</translation>
        </message>
        <message>
            <source>a page for notes at the end</source>
            <translation>una pagina per appunti alla fine</translation>
        </message>
        <message>
            <source>a picture ends in {known}</source>
            <translation>un'immagine finisce in {known}</translation>
        </message>
        <message>
            <source>a picture ends in {known}; replay GAME --html OUT writes a page that plays a game</source>
            <translation>un'immagine finisce in {known}; replay GAME --html OUT scrive una pagina che mostra una partita</translation>
        </message>
        <message>
            <source>a picture has at least one pixel, not {number}</source>
            <translation>un’immagine ha almeno un pixel, non {number}</translation>
        </message>
        <message>
            <source>a picture of the beginning of each phase, or turn, and of the end (phase)</source>
            <translation>un'immagine dell'inizio di ogni fase, o turno, e della fine (phase)</translation>
        </message>
        <message>
            <source>a report is written as {known}</source>
            <translation>un rapporto si scrive come {known}</translation>
        </message>
        <message>
            <source>a saved game (*{game})</source>
            <translation>una partita salvata (*{game})</translation>
        </message>
        <message>
            <source>a saved game becomes a solution, which ends in {suffix}</source>
            <translation>una partita salvata diventa una soluzione, che finisce in {suffix}</translation>
        </message>
        <message>
            <source>a saved game, a scenario, or a map of another program</source>
            <translation>una partita salvata, uno scenario o una mappa di un altro programma</translation>
        </message>
        <message>
            <source>a scale of tiles below the map</source>
            <translation>una scala in tessere sotto la mappa</translation>
        </message>
        <message>
            <source>a scenario without a title</source>
            <translation>uno scenario senza titolo</translation>
        </message>
        <message>
            <source>a scenario, a map of another program, a saved game or a book</source>
            <translation>uno scenario, una mappa di un altro programma, una partita salvata o un libro</translation>
        </message>
        <message>
            <source>a scenario, a map of another program, or a book</source>
            <translation>uno scenario, una mappa di un altro programma o un libro</translation>
        </message>
        <message>
            <source>a scenario, a saved game, or a map of another program</source>
            <translation>uno scenario, una partita salvata o una mappa di un altro programma</translation>
        </message>
        <message>
            <source>a scenario, one or more maps of another program, or a book; or a saved game (*{suffix})</source>
            <translation>uno scenario, una o più mappe di un altro programma, o un libro; oppure una partita salvata (*{suffix})</translation>
        </message>
        <message>
            <source>a seed has at most {most} digits</source>
            <translation>un seme ha al massimo {most} cifre</translation>
        </message>
        <message>
            <source>a solo game to go on with</source>
            <translation>una partita in solitario da cui continuare</translation>
        </message>
        <message>
            <source>a solution (*{solution}), a saved game (*{game}) or a table of records (*{table})</source>
            <translation>una soluzione (*{solution}), una partita salvata (*{game}) o una tabella dei record (*{table})</translation>
        </message>
        <message>
            <source>a solution or a solo game to add</source>
            <translation>una soluzione o una partita in solitario da aggiungere</translation>
        </message>
        <message>
            <source>a table of records (*{table}); it is begun if something is added to none</source>
            <translation>una tabella dei record (*{table}); viene creata se si aggiunge qualcosa e non c'è</translation>
        </message>
        <message>
            <source>a table of records ends in {table}</source>
            <translation>una tabella dei record finisce in {table}</translation>
        </message>
        <message>
            <source>a tenth by turn</source>
            <translation>un decimo entro il turno</translation>
        </message>
        <message>
            <source>a tile is {least} to {most} mm wide, not {number:g}</source>
            <translation>una tessera è larga da {least} a {most} mm, non {number:g}</translation>
        </message>
        <message>
            <source>a {shown} is not text for a terminal; name a file, or use a pipe</source>
            <translation>{shown} non è testo per un terminale; indica un file o usa una pipe</translation>
        </message>
        <message>
            <source>advice</source>
            <translation>consiglio</translation>
        </message>
        <message>
            <source>all equal by chance: {chance}</source>
            <translation>tutti uguali, per caso: {chance}</translation>
        </message>
        <message>
            <source>an atlas goes with neither --finish nor --ranked-by-games</source>
            <translation>un atlante non va insieme a --finish né a --ranked-by-games</translation>
        </message>
        <message>
            <source>an empty name is not a file</source>
            <translation>un nome vuoto non è un file</translation>
        </message>
        <message>
            <source>an installed package</source>
            <translation>un pacchetto installato</translation>
        </message>
        <message>
            <source>another map</source>
            <translation>un'altra mappa</translation>
        </message>
        <message>
            <source>another seed finds other games (1)</source>
            <translation>un altro seme trova altre partite (1)</translation>
        </message>
        <message>
            <source>another seed makes another map (1)</source>
            <translation>un altro seme fa un'altra mappa (1)</translation>
        </message>
        <message>
            <source>another seed makes other maps (1)</source>
            <translation>un altro seme fa altre mappe (1)</translation>
        </message>
        <message>
            <source>another seed plays other games (1)</source>
            <translation>un altro seme gioca altre partite (1)</translation>
        </message>
        <message>
            <source>another table to merge into this one</source>
            <translation>un'altra tabella da unire a questa</translation>
        </message>
        <message>
            <source>another version of the map</source>
            <translation>un'altra versione della mappa</translation>
        </message>
        <message>
            <source>another version, played with the same seeds and compared</source>
            <translation>un'altra versione, giocata con gli stessi semi e confrontata</translation>
        </message>
        <message>
            <source>at {places}</source>
            <translation>in {places}</translation>
        </message>
        <message>
            <source>atlas</source>
            <translation>atlante</translation>
        </message>
        <message>
            <source>average per game</source>
            <translation>media per partita</translation>
        </message>
        <message>
            <source>behind each page of tiles one with their backs</source>
            <translation>dopo ogni pagina di tessere una con il loro retro</translation>
        </message>
        <message>
            <source>below the map its title, and who designed it</source>
            <translation>sotto la mappa il titolo e chi l'ha disegnata</translation>
        </message>
        <message numerus="yes">
            <source>best of %n plans, solver {version}, saved as {path}</source>
            <translation>
                <numerusform>migliore di %n piano, risolutore {version}, salvata come {path}</numerusform>
                <numerusform>migliore di %n piani, risolutore {version}, salvata come {path}</numerusform>
            </translation>
        </message>
        <message>
            <source>better than</source>
            <translation>meglio di</translation>
        </message>
        <message>
            <source>between {one} and {other}</source>
            <translation>tra {one} e {other}</translation>
        </message>
        <message>
            <source>brick</source>
            <translation>mattone</translation>
        </message>
        <message>
            <source>bricks</source>
            <translation>mattoni</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message>
            <source>buildings</source>
            <translation>edifici</translation>
        </message>
        <message>
            <source>built, made, researched, laid: {works}</source>
            <translation>costruiti, prodotti, ricercati, posati: {works}</translation>
        </message>
        <message numerus="yes">
            <source>by %n games of easy players on each, the fairest first:</source>
            <translation>
                <numerusform>secondo %n partita di giocatori facili su ciascuna, la più equa per prima:</numerusform>
                <numerusform>secondo %n partite di giocatori facili su ciascuna, la più equa per prima:</numerusform>
            </translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>per caso</translation>
        </message>
        <message>
            <source>change</source>
            <translation>differenza</translation>
        </message>
        <message>
            <source>changes of the lead</source>
            <translation>cambi in testa</translation>
        </message>
        <message>
            <source>check maps, and list what is wrong or could be better</source>
            <translation>controlla mappe ed elenca che cosa è sbagliato o migliorabile</translation>
        </message>
        <message>
            <source>check solutions by the rules, and tell their points</source>
            <translation>verifica soluzioni secondo le regole e ne dice i punti</translation>
        </message>
        <message>
            <source>checking {number} of {total}: {path}</source>
            <translation>controllo {number} di {total}: {path}</translation>
        </message>
        <message>
            <source>code</source>
            <translation>codice</translation>
        </message>
        <message>
            <source>command line</source>
            <translation>riga di comando</translation>
        </message>
        <message>
            <source>date</source>
            <translation>data</translation>
        </message>
        <message>
            <source>desktop entry</source>
            <translation>voce del desktop</translation>
        </message>
        <message>
            <source>draw a map, or a moment of a game, as PNG, SVG or PDF</source>
            <translation>disegna una mappa, o un momento di una partita: PNG, SVG, PDF</translation>
        </message>
        <message>
            <source>draw and print</source>
            <translation>disegnare e stampare</translation>
        </message>
        <message>
            <source>draw the positions, a PNG for each</source>
            <translation>disegna le posizioni, un PNG ciascuna</translation>
        </message>
        <message>
            <source>drawing {number} of {total}: {path}</source>
            <translation>disegno {number} di {total}: {path}</translation>
        </message>
        <message>
            <source>drawing {path}</source>
            <translation>disegno di {path}</translation>
        </message>
        <message>
            <source>each tile by itself in its real size, to be cut out; as SVG in layers for cutters</source>
            <translation>ogni tessera per sé a grandezza reale, da ritagliare; come SVG a livelli per plotter da taglio</translation>
        </message>
        <message>
            <source>error</source>
            <translation>errore</translation>
        </message>
        <message>
            <source>examples:</source>
            <translation>esempi:</translation>
        </message>
        <message>
            <source>explain terrains and pieces on every sheet</source>
            <translation>spiega terreni e pezzi su ogni foglio</translation>
        </message>
        <message>
            <source>explain the terrains, and the pieces on this map</source>
            <translation>spiega i terreni e i pezzi di questa mappa</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>non è riuscito</translation>
        </message>
        <message>
            <source>fill a grid of two axes with the fairest maps: {axes}; bounds as size=40..60</source>
            <translation>riempi una griglia di due assi con le mappe più eque: {axes}; limiti come size=40..60</translation>
        </message>
        <message>
            <source>filling the atlas</source>
            <translation>l'atlante si riempie</translation>
        </message>
        <message>
            <source>first</source>
            <translation>prima</translation>
        </message>
        <message>
            <source>for PDF</source>
            <translation>per PDF</translation>
        </message>
        <message>
            <source>for PNG and SVG</source>
            <translation>per PNG e SVG</translation>
        </message>
        <message>
            <source>for a solution</source>
            <translation>per una soluzione</translation>
        </message>
        <message>
            <source>formats F:</source>
            <translation>formati F:</translation>
        </message>
        <message>
            <source>game {number} (seed {seed}) failed: {reason}</source>
            <translation>la partita {number} (seme {seed}) è fallita: {reason}</translation>
        </message>
        <message>
            <source>games</source>
            <translation>partite</translation>
        </message>
        <message>
            <source>games are kept in a file; a file of this name is ./{text}</source>
            <translation>le partite si conservano in un file; un file con questo nome è ./{text}</translation>
        </message>
        <message>
            <source>games to compare it with</source>
            <translation>partite con cui confrontarla</translation>
        </message>
        <message>
            <source>generate maps that are valid and fair</source>
            <translation>genera mappe valide ed eque</translation>
        </message>
        <message>
            <source>generating map {number} of {count}</source>
            <translation>generazione della mappa {number} di {count}</translation>
        </message>
        <message>
            <source>get help</source>
            <translation>aiuto</translation>
        </message>
        <message>
            <source>go on with the atlas in the folder, by its settings</source>
            <translation>continua l'atlante nella cartella, con le sue impostazioni</translation>
        </message>
        <message>
            <source>goods made</source>
            <translation>merci prodotte</translation>
        </message>
        <message>
            <source>goods used</source>
            <translation>merci usate</translation>
        </message>
        <message>
            <source>hash</source>
            <translation>hash</translation>
        </message>
        <message>
            <source>holder</source>
            <translation>detentore</translation>
        </message>
        <message>
            <source>home</source>
            <translation>casa</translation>
        </message>
        <message>
            <source>homes</source>
            <translation>case</translation>
        </message>
        <message>
            <source>homes are fair within so many percentage points of the games won ({usual:g})</source>
            <translation>le case sono eque entro questi punti percentuali delle partite vinte ({usual:g})</translation>
        </message>
        <message>
            <source>how games go</source>
            <translation>come vanno le partite</translation>
        </message>
        <message>
            <source>how long to fill it ({usual})</source>
            <translation>per quanti minuti riempirlo ({usual})</translation>
        </message>
        <message>
            <source>how long to look (10)</source>
            <translation>quanto cercare (10)</translation>
        </message>
        <message>
            <source>how many cells across and down (10x10)</source>
            <translation>quante caselle in orizzontale e in verticale (10x10)</translation>
        </message>
        <message>
            <source>how many games each table plays on a map, made up to whole rounds (100)</source>
            <translation>quante partite gioca ogni tavolo su una mappa, arrotondate a giri completi (100)</translation>
        </message>
        <message>
            <source>how many games measure each of the best edits ({usual})</source>
            <translation>quante partite misurano ciascuna delle modifiche migliori ({usual})</translation>
        </message>
        <message>
            <source>how many games, made up to whole rounds ({usual})</source>
            <translation>quante partite, arrotondate a giri completi ({usual})</translation>
        </message>
        <message>
            <source>how many islands; 1 is a continent ({usual})</source>
            <translation>quante isole; 1 è un continente ({usual})</translation>
        </message>
        <message>
            <source>how many lay the map (2)</source>
            <translation>quanti compongono la mappa (2)</translation>
        </message>
        <message>
            <source>how many maps (12)</source>
            <translation>quante mappe (12)</translation>
        </message>
        <message>
            <source>how many plans each search makes ({usual})</source>
            <translation>quanti piani fa ogni ricerca ({usual})</translation>
        </message>
        <message>
            <source>how many plans to make at least, instead of minutes</source>
            <translation>quanti piani fare almeno, invece dei minuti</translation>
        </message>
        <message>
            <source>how many play, each with a home ({usual})</source>
            <translation>quanti giocano, ciascuno con una casa ({usual})</translation>
        </message>
        <message>
            <source>how many processes look (2)</source>
            <translation>quanti processi cercano (2)</translation>
        </message>
        <message>
            <source>how many processes look; par is the same (2)</source>
            <translation>quanti processi cercano; il par è lo stesso (2)</translation>
        </message>
        <message>
            <source>how many processes play (2)</source>
            <translation>quanti processi giocano (2)</translation>
        </message>
        <message>
            <source>how many processes work (2)</source>
            <translation>quanti processi lavorano (2)</translation>
        </message>
        <message>
            <source>how many rivers ({usual})</source>
            <translation>quanti fiumi ({usual})</translation>
        </message>
        <message>
            <source>how many sit at a table (2)</source>
            <translation>quanti siedono a un tavolo (2)</translation>
        </message>
        <message>
            <source>how many tiles a map has, about ({usual})</source>
            <translation>quante tessere ha una mappa, circa ({usual})</translation>
        </message>
        <message>
            <source>how many times to search, each time anew ({usual})</source>
            <translation>quante volte cercare, ogni volta da capo ({usual})</translation>
        </message>
        <message>
            <source>how much terrains in groups, a coast without spikes and rivers from inland count ({usual})</source>
            <translation>quanto contano terreni in gruppi, una costa senza punte e fiumi dall'interno ({usual})</translation>
        </message>
        <message>
            <source>how rivers flow: {ends} ({usual})</source>
            <translation>come scorrono i fiumi: {ends} ({usual})</translation>
        </message>
        <message>
            <source>how the board looks: painted, flat colours, or ink and wash (painted)</source>
            <translation>l'aspetto del tabellone: dipinto (painted), colori piatti (flat), o inchiostro e acquerello (ink); se non detto, painted</translation>
        </message>
        <message>
            <source>how the board of that page looks: painted, flat colours, or ink and wash (painted)</source>
            <translation>l'aspetto del tabellone nella pagina: dipinto (painted), colori piatti (flat), o inchiostro e acquerello (ink); se non detto, painted</translation>
        </message>
        <message>
            <source>how the maps look: painted, flat colours, or ink and wash</source>
            <translation>l'aspetto delle mappe: dipinto (painted), colori piatti (flat), o inchiostro e acquerello (ink)</translation>
        </message>
        <message>
            <source>how the paper lies, by itself if not said</source>
            <translation>come è orientata la carta, altrimenti da sé</translation>
        </message>
        <message>
            <source>how the sheets lie</source>
            <translation>come sono orientati i fogli</translation>
        </message>
        <message>
            <source>idle</source>
            <translation>fermi</translation>
        </message>
        <message>
            <source>in place of what the book says</source>
            <translation>al posto di ciò che dice il libro</translation>
        </message>
        <message>
            <source>is another map than the one that is played</source>
            <translation>è una mappa diversa da quella che si gioca</translation>
        </message>
        <message>
            <source>is for desktops of Linux; {elsewhere}</source>
            <translation>è per i desktop di Linux; {elsewhere}</translation>
        </message>
        <message>
            <source>is left as it is: it is not yet known whether the homes are fair</source>
            <translation>resta com'è: non si sa ancora se le case sono eque</translation>
        </message>
        <message>
            <source>is left as it is: these players can hardly play this map</source>
            <translation>resta com'è: questi giocatori riescono a malapena a giocare su questa mappa</translation>
        </message>
        <message>
            <source>is not a list of what {option} has written: {why}</source>
            <translation>non è un elenco di ciò che {option} ha scritto: {why}</translation>
        </message>
        <message>
            <source>is not installed; the desktop may overlook {path} until it has run</source>
            <translation>non è installato; il desktop può ignorare {path} finché non viene eseguito</translation>
        </message>
        <message>
            <source>is there already and not from {option}; nothing was written</source>
            <translation>c'è già e non viene da {option}; non è stato scritto nulla</translation>
        </message>
        <message>
            <source>it holds no map called {name!r}; it has {known}</source>
            <translation>non contiene una mappa di nome {name!r}; ha {known}</translation>
        </message>
        <message>
            <source>it holds {total} maps; choose one with --map NAME or --map 1 to {total}</source>
            <translation>contiene {total} mappe; scegline una con --map NOME o --map da 1 a {total}</translation>
        </message>
        <message>
            <source>it takes either the file or what --json prints</source>
            <translation>riceve o il file o ciò che stampa --json</translation>
        </message>
        <message>
            <source>it takes one file, and two are to be written there</source>
            <translation>riceve un solo file, e se ne dovrebbero scrivere due</translation>
        </message>
        <message>
            <source>it was played on another map than {map}</source>
            <translation>è stata giocata su una mappa diversa da {map}</translation>
        </message>
        <message>
            <source>judge maps</source>
            <translation>valutare mappe</translation>
        </message>
        <message>
            <source>keep all that lies on this map and finish it</source>
            <translation>tiene tutto ciò che c'è su questa mappa e la completa</translation>
        </message>
        <message>
            <source>land tiles of the world (10 for each player)</source>
            <translation>tessere di terra del mondo (10 per giocatore)</translation>
        </message>
        <message>
            <source>lay a map in turns by the rules, with a machine in every seat</source>
            <translation>compone una mappa a turno secondo le regole, con sole macchine</translation>
        </message>
        <message>
            <source>laying tile {number} of {tiles}</source>
            <translation>posa della tessera {number} di {tiles}</translation>
        </message>
        <message>
            <source>least</source>
            <translation>minimo</translation>
        </message>
        <message>
            <source>least distance of two homes ({usual})</source>
            <translation>distanza minima di due case ({usual})</translation>
        </message>
        <message>
            <source>least fairness, 0 to 100 ({usual:g})</source>
            <translation>equità minima, da 0 a 100 ({usual:g})</translation>
        </message>
        <message>
            <source>left</source>
            <translation>rimaste</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>regolare</translation>
        </message>
        <message>
            <source>legal, but {claim}</source>
            <translation>regolare, ma {claim}</translation>
        </message>
        <message>
            <source>legal, {standing}</source>
            <translation>regolare, {standing}</translation>
        </message>
        <message>
            <source>less fair by</source>
            <translation>meno equa di</translation>
        </message>
        <message>
            <source>let machine players meet on maps, and rate them</source>
            <translation>fa incontrare giocatori macchina sulle mappe e li valuta</translation>
        </message>
        <message>
            <source>let machines play</source>
            <translation>far giocare le macchine</translation>
        </message>
        <message>
            <source>list the machine players there are</source>
            <translation>elenca i giocatori macchina che ci sono</translation>
        </message>
        <message>
            <source>list too what the play site refuses, or does not verify</source>
            <translation>elenca anche ciò che il sito di gioco rifiuta o non verifica</translation>
        </message>
        <message>
            <source>look for small edits that make a map fairer, and measure them</source>
            <translation>cerca e misura piccole modifiche che rendono più equa una mappa</translation>
        </message>
        <message>
            <source>look for solo games with many points on a map</source>
            <translation>cerca partite in solitario con molti punti su una mappa</translation>
        </message>
        <message>
            <source>looking for better games</source>
            <translation>ricerca di partite migliori</translation>
        </message>
        <message>
            <source>looking for edits that make the map fairer</source>
            <translation>ricerca di modifiche che rendono più equa la mappa</translation>
        </message>
        <message>
            <source>looking for par of {title}</source>
            <translation>ricerca del par di {title}</translation>
        </message>
        <message>
            <source>looks</source>
            <translation>aspetto</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>perse</translation>
        </message>
        <message>
            <source>macOS learns which files rbdesigner.app opens once that lies in Applications</source>
            <translation>macOS sa quali file apre rbdesigner.app quando questa si trova in Applicazioni</translation>
        </message>
        <message>
            <source>made</source>
            <translation>prodotte</translation>
        </message>
        <message>
            <source>made of</source>
            <translation>composizione</translation>
        </message>
        <message>
            <source>make and change maps</source>
            <translation>creare e modificare mappe</translation>
        </message>
        <message>
            <source>maps, or books of them</source>
            <translation>mappe, o libri di mappe</translation>
        </message>
        <message>
            <source>mean</source>
            <translation>media</translation>
        </message>
        <message>
            <source>mean fairness {fairness} by facts alone</source>
            <translation>equità media {fairness} dai soli dati</translation>
        </message>
        <message numerus="yes">
            <source>medians of %n games each, {easy} and {medium}</source>
            <translation>
                <numerusform>mediana di %n partita ciascuno, {easy} e {medium}</numerusform>
                <numerusform>mediane di %n partite ciascuno, {easy} e {medium}</numerusform>
            </translation>
        </message>
        <message>
            <source>most</source>
            <translation>massimo</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>no colours: terrains by patterns and letters</source>
            <translation>senza colori: terreni con motivi e lettere</translation>
        </message>
        <message>
            <source>no colours: terrains by patterns and letters, all else in greys</source>
            <translation>senza colori: terreni con motivi e lettere, il resto in grigio</translation>
        </message>
        <message>
            <source>no description</source>
            <translation>nessuna descrizione</translation>
        </message>
        <message>
            <source>no edit was found that might make it fairer</source>
            <translation>non si è trovata alcuna modifica che possa renderla più equa</translation>
        </message>
        <message>
            <source>no game has been played to its end</source>
            <translation>nessuna partita è stata giocata fino alla fine</translation>
        </message>
        <message>
            <source>no paper behind the map</source>
            <translation>nessuna carta dietro la mappa</translation>
        </message>
        <message>
            <source>no problems</source>
            <translation>nessun problema</translation>
        </message>
        <message>
            <source>no program {name} is installed beside {python}</source>
            <translation>accanto a {python} non è installato alcun programma {name}</translation>
        </message>
        <message>
            <source>no records</source>
            <translation>nessun record</translation>
        </message>
        <message>
            <source>no window can be opened: {reason}; validate, convert and render need none</source>
            <translation>non si può aprire una finestra: {reason}; validate, convert e render non ne hanno bisogno</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <source>not legal: entry {entry} of the log, setting up: {text!r}: {reason}</source>
            <translation>non regolare: voce {entry} del diario, preparazione: {text!r}: {reason}</translation>
        </message>
        <message>
            <source>not legal: entry {entry} of the log, turn {turn}, {phase}: {text!r}: {reason}</source>
            <translation>non regolare: voce {entry} del diario, turno {turn}, {phase}: {text!r}: {reason}</translation>
        </message>
        <message>
            <source>not over</source>
            <translation>non finita</translation>
        </message>
        <message>
            <source>not written, because nothing was found that certainly makes the map fairer</source>
            <translation>non scritta, perché non si è trovato nulla che renda sicuramente più equa la mappa</translation>
        </message>
        <message>
            <source>nothing is made</source>
            <translation>non si produce nulla</translation>
        </message>
        <message>
            <source>nothing is read from or written to a pipe here; a file of this name is ./-</source>
            <translation>qui non si legge né si scrive su una pipe; un file con questo nome è ./-</translation>
        </message>
        <message>
            <source>of a saved game: after so many entries of its log (120), or when a phase of a turn begins ({example}); the end if not said</source>
            <translation>di una partita salvata: dopo tante voci del diario (120), o all'inizio di una fase di un turno ({example}); altrimenti la fine</translation>
        </message>
        <message>
            <source>of how many tiles each, about ({usual})</source>
            <translation>di quante tessere ciascuno, circa ({usual})</translation>
        </message>
        <message>
            <source>of one game each</source>
            <translation>da una partita ciascuno</translation>
        </message>
        <message>
            <source>of the tiles those alone that the box lacks, as for a sheet of stickers</source>
            <translation>delle tessere solo quelle che mancano alla scatola, come per un foglio di adesivi</translation>
        </message>
        <message>
            <source>one more of {thing}</source>
            <translation>una in più: {thing}</translation>
        </message>
        <message>
            <source>open the window with the maps in these files</source>
            <translation>apre la finestra con le mappe di questi file</translation>
        </message>
        <message>
            <source>or how many maps to try</source>
            <translation>o quante mappe provare</translation>
        </message>
        <message>
            <source>output</source>
            <translation>uscita</translation>
        </message>
        <message>
            <source>percentage points of the games won (5)</source>
            <translation>punti percentuali delle partite vinte (5)</translation>
        </message>
        <message>
            <source>pictures are drawn of solutions and games, not of a table of records</source>
            <translation>si disegnano immagini di soluzioni e partite, non di una tabella dei record</translation>
        </message>
        <message>
            <source>plans its tasks to the end of the game</source>
            <translation>pianifica i suoi compiti fino alla fine della partita</translation>
        </message>
        <message>
            <source>play N games on each map, and tell which are the fairest</source>
            <translation>gioca N partite su ogni mappa e dice quali sono le più eque</translation>
        </message>
        <message>
            <source>play a map in the window, or go on with a saved game</source>
            <translation>gioca una mappa nella finestra o riprende una partita salvata</translation>
        </message>
        <message>
            <source>play all games, though the answer may be clear before</source>
            <translation>gioca tutte le partite, anche se la risposta è chiara prima</translation>
        </message>
        <message>
            <source>play games</source>
            <translation>giocare partite</translation>
        </message>
        <message>
            <source>play many games on a map: is it fair, how long does it last</source>
            <translation>gioca molte partite su una mappa: è equa, quanto dura</translation>
        </message>
        <message>
            <source>play on the Dask cluster there instead</source>
            <translation>gioca invece sul cluster Dask che si trova là</translation>
        </message>
        <message>
            <source>play saved games again, check every action, print the scores</source>
            <translation>rigioca partite salvate, controlla ogni azione, dice i punti</translation>
        </message>
        <message>
            <source>player</source>
            <translation>giocatore</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>giocatore {number}</translation>
        </message>
        <message>
            <source>player {number} ({name})</source>
            <translation>giocatore {number} ({name})</translation>
        </message>
        <message>
            <source>players may pass, which the rule books do not allow</source>
            <translation>i giocatori possono passare, cosa che i regolamenti non permettono</translation>
        </message>
        <message>
            <source>playing {games} games</source>
            <translation>gioco {games} partite</translation>
        </message>
        <message>
            <source>playing {games} games on each map</source>
            <translation>gioco {games} partite su ogni mappa</translation>
        </message>
        <message>
            <source>plays at random, but gets about and runs what it can</source>
            <translation>gioca a caso, ma va in giro e fa lavorare ciò che può</translation>
        </message>
        <message>
            <source>points</source>
            <translation>punti</translation>
        </message>
        <message>
            <source>points ahead of the second</source>
            <translation>punti sul secondo</translation>
        </message>
        <message>
            <source>points from an even share</source>
            <translation>punti dalla quota pari</translation>
        </message>
        <message>
            <source>points from the mean</source>
            <translation>punti dalla media</translation>
        </message>
        <message>
            <source>points of a player</source>
            <translation>punti di un giocatore</translation>
        </message>
        <message>
            <source>points of the winner</source>
            <translation>punti del vincitore</translation>
        </message>
        <message>
            <source>points reached after turn {turn}</source>
            <translation>punti raggiunti dopo il turno {turn}</translation>
        </message>
        <message>
            <source>points reached from the beginning</source>
            <translation>punti raggiunti dall'inizio</translation>
        </message>
        <message>
            <source>position</source>
            <translation>posizione</translation>
        </message>
        <message>
            <source>print a book of scenarios as one PDF</source>
            <translation>stampa un libro di scenari in un solo PDF</translation>
        </message>
        <message>
            <source>print everything done and drawn, by turn, phase and player</source>
            <translation>stampa tutto ciò che si è fatto e pescato, per turno, fase e giocatore</translation>
        </message>
        <message>
            <source>print one JSON document instead of lines</source>
            <translation>stampa un documento JSON invece di righe</translation>
        </message>
        <message>
            <source>print the script that lets a shell complete commands</source>
            <translation>stampa lo script con cui una shell completa i comandi</translation>
        </message>
        <message>
            <source>printing {path}</source>
            <translation>stampa di {path}</translation>
        </message>
        <message>
            <source>put a clear verdict into FILE, a scenario of this map</source>
            <translation>mette un verdetto chiaro in FILE, uno scenario di questa mappa</translation>
        </message>
        <message>
            <source>put par into FILE, a scenario of this map</source>
            <translation>mette il par in FILE, uno scenario di questa mappa</translation>
        </message>
        <message>
            <source>put the program into the menu of your desktop (Linux), with its icon and the files it opens</source>
            <translation>mette il programma nel menu del desktop (Linux), con l'icona e i file che apre</translation>
        </message>
        <message>
            <source>questions besides whether the map is fair</source>
            <translation>che cosa si chiede oltre a se la mappa è equa</translation>
        </message>
        <message>
            <source>ran {command}</source>
            <translation>eseguito {command}</translation>
        </message>
        <message>
            <source>rating</source>
            <translation>valutazione</translation>
        </message>
        <message>
            <source>rbdesigner: error: {what}</source>
            <translation>rbdesigner: errore: {what}</translation>
        </message>
        <message>
            <source>rbdesigner: note: {what}</source>
            <translation>rbdesigner: nota: {what}</translation>
        </message>
        <message>
            <source>read and write a format of somebody else, by its endings; it may do whatever you may do</source>
            <translation>legge e scrive anche un formato di altri, secondo le sue estensioni; può fare tutto ciò che puoi fare tu</translation>
        </message>
        <message>
            <source>reading {path}</source>
            <translation>lettura di {path}</translation>
        </message>
        <message>
            <source>removed {path}</source>
            <translation>rimosso {path}</translation>
        </message>
        <message>
            <source>replaying {number} of {total}: {path}</source>
            <translation>rigioco {number} di {total}: {path}</translation>
        </message>
        <message>
            <source>replaying {path}</source>
            <translation>rigioco {path}</translation>
        </message>
        <message>
            <source>rivers</source>
            <translation>fiumi</translation>
        </message>
        <message>
            <source>rivers may begin at the sea once all sources have been used, which the rule books do not allow</source>
            <translation>i fiumi possono iniziare dal mare quando tutte le sorgenti sono usate, cosa che i regolamenti non permettono</translation>
        </message>
        <message>
            <source>road</source>
            <translation>strada</translation>
        </message>
        <message>
            <source>rules</source>
            <translation>regole</translation>
        </message>
        <message>
            <source>run a check of somebody else too, in a process of its own; it may do whatever you may do</source>
            <translation>esegue anche un controllo di altri, in un processo a parte; può fare tutto ciò che puoi fare tu</translation>
        </message>
        <message>
            <source>save the laying as well (.rblay)</source>
            <translation>salva anche la composizione (.rblay)</translation>
        </message>
        <message>
            <source>scenario</source>
            <translation>scenario</translation>
        </message>
        <message>
            <source>scenario {hash}, rules {rules}</source>
            <translation>scenario {hash}, regole {rules}</translation>
        </message>
        <message>
            <source>sea tiles of the world (5 for each player)</source>
            <translation>tessere di mare del mondo (5 per giocatore)</translation>
        </message>
        <message>
            <source>second</source>
            <translation>seconda</translation>
        </message>
        <message>
            <source>seeds</source>
            <translation>semi</translation>
        </message>
        <message>
            <source>shares are written as {example}, not {text!r}</source>
            <translation>le quote si scrivono come {example}, non {text!r}</translation>
        </message>
        <message>
            <source>shares of terrains, as {example}; the others stay as they are</source>
            <translation>quote dei terreni, come {example}; le altre restano come sono</translation>
        </message>
        <message>
            <source>show a table of records, add solutions, or merge tables</source>
            <translation>mostra una tabella dei record, aggiunge soluzioni, unisce tabelle</translation>
        </message>
        <message>
            <source>show the table in Markdown</source>
            <translation>mostra la tabella in Markdown</translation>
        </message>
        <message>
            <source>show the version and exit</source>
            <translation>mostra la versione</translation>
        </message>
        <message>
            <source>show this overview, or the help of a verb</source>
            <translation>mostra questo riepilogo, o l'aiuto di un verbo</translation>
        </message>
        <message>
            <source>solve puzzles</source>
            <translation>risolvere rompicapi</translation>
        </message>
        <message>
            <source>standard input</source>
            <translation>ingresso standard</translation>
        </message>
        <message>
            <source>standard output</source>
            <translation>uscita standard</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>passi</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>interrotto</translation>
        </message>
        <message>
            <source>stopped; --go-on goes on with the atlas</source>
            <translation>fermato; --go-on continua l'atlante</translation>
        </message>
        <message>
            <source>stopped; what has been played counts</source>
            <translation>interrotto; ciò che è stato giocato vale</translation>
        </message>
        <message>
            <source>stopped; what was found is saved</source>
            <translation>interrotto; ciò che è stato trovato è salvato</translation>
        </message>
        <message>
            <source>take the shape and all settings not given from this map</source>
            <translation>prende da questa mappa la forma e le impostazioni non date</translation>
        </message>
        <message>
            <source>tell a game turn by turn, and compare it with others</source>
            <translation>racconta una partita turno per turno e la confronta con altre</translation>
        </message>
        <message>
            <source>tell facts about a map: ways, land, fairness, symmetry</source>
            <translation>dice i fatti di una mappa: vie, terra, equità, simmetria</translation>
        </message>
        <message>
            <source>tell par of a map's solo game, and how difficult it is</source>
            <translation>dice par e difficoltà della partita in solitario di una mappa</translation>
        </message>
        <message>
            <source>tell what differs between two maps, or versions of one</source>
            <translation>dice in che cosa differiscono due mappe, o versioni di una</translation>
        </message>
        <message>
            <source>terrains that homes may stand on ({usual})</source>
            <translation>terreni su cui possono stare le case ({usual})</translation>
        </message>
        <message>
            <source>that of an earlier run with players of others, to play the same games again</source>
            <translation>quello di una serie precedente con giocatori di altri, per rigiocare le stesse partite</translation>
        </message>
        <message>
            <source>that real size, from side to side</source>
            <translation>quella grandezza naturale, da lato a lato</translation>
        </message>
        <message>
            <source>the PDF</source>
            <translation>il PDF</translation>
        </message>
        <message>
            <source>the desktop starts {path}</source>
            <translation>il desktop avvia {path}</translation>
        </message>
        <message>
            <source>the file with the games (simulate --store)</source>
            <translation>il file con le partite (simulate --store)</translation>
        </message>
        <message>
            <source>the first</source>
            <translation>il primo</translation>
        </message>
        <message>
            <source>the folder to write the maps into</source>
            <translation>la cartella in cui scrivere le mappe</translation>
        </message>
        <message>
            <source>the format of IN, if not seen right</source>
            <translation>il formato di IN, se non viene riconosciuto</translation>
        </message>
        <message>
            <source>the format of OUT, else by its suffix</source>
            <translation>il formato di OUT, altrimenti secondo l'estensione</translation>
        </message>
        <message>
            <source>the game is not over; a solution is played to its end</source>
            <translation>la partita non è finita; una soluzione è giocata fino alla fine</translation>
        </message>
        <message>
            <source>the games of each of the simpler players ({usual})</source>
            <translation>le partite di ciascuno dei giocatori più semplici ({usual})</translation>
        </message>
        <message>
            <source>the language of the printed texts (en)</source>
            <translation>la lingua dei testi stampati (en)</translation>
        </message>
        <message>
            <source>the language of the report (en)</source>
            <translation>la lingua del rapporto (en)</translation>
        </message>
        <message>
            <source>the map as a QR code, to be opened from a photo</source>
            <translation>la mappa come codice QR, da aprire da una foto</translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for %n players, and {number} play</source>
            <translation>
                <numerusform>la mappa è pensata per un giocatore, e giocano in {number}</numerusform>
                <numerusform>la mappa è pensata per %n giocatori, e giocano in {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the map is meant for {least} to %n players, and {number} play</source>
            <translation>
                <numerusform>la mappa è pensata per {least}–%n giocatori, e giocano in {number}</numerusform>
                <numerusform>la mappa è pensata per {least}–%n giocatori, e giocano in {number}</numerusform>
            </translation>
        </message>
        <message>
            <source>the map with tiles of their real size, on many pages</source>
            <translation>la mappa con le tessere in grandezza naturale, su molte pagine</translation>
        </message>
        <message>
            <source>the maps of a book are drawn into a folder; --map chooses one for a file</source>
            <translation>le mappe di un libro si disegnano in una cartella; --map ne sceglie una per un file</translation>
        </message>
        <message>
            <source>the name before the ending is missing</source>
            <translation>manca il nome prima dell'estensione</translation>
        </message>
        <message>
            <source>the one that it is compared with</source>
            <translation>quella con cui si confronta</translation>
        </message>
        <message>
            <source>the package shtab is missing: {fault}</source>
            <translation>manca il pacchetto shtab: {fault}</translation>
        </message>
        <message>
            <source>the paper</source>
            <translation>la carta</translation>
        </message>
        <message>
            <source>the paper, a4 if not said</source>
            <translation>la carta, altrimenti a4</translation>
        </message>
        <message>
            <source>the picture; its ending says which kind: {kinds}; of a book the folder for its pictures</source>
            <translation>l'immagine; l'estensione ne dice il tipo: {kinds}; di un libro la cartella per le immagini</translation>
        </message>
        <message>
            <source>the report (.html, .pdf); without it runs are listed</source>
            <translation>il rapporto (.html, .pdf); senza, si elencano le serie</translation>
        </message>
        <message>
            <source>the scenario to write ({suffix})</source>
            <translation>lo scenario da scrivere ({suffix})</translation>
        </message>
        <message>
            <source>the shell that runs the script: {shells}</source>
            <translation>la shell che esegue lo script: {shells}</translation>
        </message>
        <message>
            <source>the solver plays the solo game; this is one for {number} players</source>
            <translation>il risolutore gioca in solitario; questa è per {number} giocatori</translation>
        </message>
        <message>
            <source>the title</source>
            <translation>il titolo</translation>
        </message>
        <message>
            <source>the verb; without it all verbs are listed</source>
            <translation>il verbo; senza, vengono elencati tutti</translation>
        </message>
        <message>
            <source>there is an atlas already; --go-on goes on with it</source>
            <translation>c'è già un atlante; --go-on lo continua</translation>
        </message>
        <message>
            <source>there is no axis {name}, only {known}</source>
            <translation>non c'è un asse {name}, solo {known}</translation>
        </message>
        <message>
            <source>there is no display to open a window on; validate, convert and render need none</source>
            <translation>non c'è uno schermo su cui aprire una finestra; validate, convert e render non ne hanno bisogno</translation>
        </message>
        <message>
            <source>there is no land {name!r}, only {known}</source>
            <translation>non c'è la terra {name!r}, solo {known}</translation>
        </message>
        <message>
            <source>there is no option {option}</source>
            <translation>l'opzione {option} non esiste</translation>
        </message>
        <message>
            <source>there is no run</source>
            <translation>non c'è nessuna serie</translation>
        </message>
        <message>
            <source>there is no run {number}</source>
            <translation>non c'è la serie {number}</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>il file non esiste</translation>
        </message>
        <message>
            <source>there is no such file (rbdesigner help lists the verbs)</source>
            <translation>il file non esiste (rbdesigner help elenca i verbi)</translation>
        </message>
        <message>
            <source>there is no terrain {name!r}, only {known}</source>
            <translation>non c'è il terreno {name!r}, solo {known}</translation>
        </message>
        <message>
            <source>there is no verb {word!r}</source>
            <translation>il verbo {word!r} non esiste</translation>
        </message>
        <message>
            <source>thing</source>
            <translation>cosa</translation>
        </message>
        <message>
            <source>this is a fault of rbdesigner ({fault})</source>
            <translation>questo è un errore di rbdesigner ({fault})</translation>
        </message>
        <message>
            <source>this is the file that is read; give the result another name</source>
            <translation>questo è il file che si legge; da' al risultato un altro nome</translation>
        </message>
        <message>
            <source>tiles</source>
            <translation>tessere</translation>
        </message>
        <message>
            <source>tiles that nobody steps on: {tiles}</source>
            <translation>tessere su cui nessuno passa: {tiles}</translation>
        </message>
        <message>
            <source>turn</source>
            <translation>turno</translation>
        </message>
        <message>
            <source>turn in which the winner took the lead</source>
            <translation>turno in cui il vincitore è passato in testa</translation>
        </message>
        <message>
            <source>turn maps into files of another format</source>
            <translation>trasforma mappe in file di un altro formato</translation>
        </message>
        <message>
            <source>turn of the first contact</source>
            <translation>turno del primo incontro</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>turni</translation>
        </message>
        <message>
            <source>turns (steps)</source>
            <translation>turni (passi)</translation>
        </message>
        <message>
            <source>turns of milestones</source>
            <translation>turni dei traguardi</translation>
        </message>
        <message>
            <source>two pages more, with the rules in short</source>
            <translation>due pagine in più, con le regole in breve</translation>
        </message>
        <message>
            <source>used</source>
            <translation>usate</translation>
        </message>
        <message>
            <source>verbs</source>
            <translation>verbi</translation>
        </message>
        <message>
            <source>verifying {number} of {total}: {path}</source>
            <translation>verifica {number} di {total}: {path}</translation>
        </message>
        <message>
            <source>verifying {path}</source>
            <translation>verifica di {path}</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>muro</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>avviso</translation>
        </message>
        <message>
            <source>was changed since {option} wrote it, and is kept</source>
            <translation>è cambiato da quando {option} lo ha scritto, e resta</translation>
        </message>
        <message>
            <source>weights of looks are written as {example}, not {text!r}</source>
            <translation>i pesi dell'aspetto si scrivono come {example}, non {text!r}</translation>
        </message>
        <message>
            <source>what has changed: {sentence}</source>
            <translation>che cosa è cambiato: {sentence}</translation>
        </message>
        <message>
            <source>what is drawn of each map of a book, png if not said, or on standard output where OUT is -</source>
            <translation>che cosa si disegna di ogni mappa di un libro, altrimenti png, o sull'uscita standard se OUT è -</translation>
        </message>
        <message>
            <source>what is it worth: one more of a good, or of each of all goods, at the start</source>
            <translation>quanto vale: all'inizio una in più di una merce, o di ogni merce (goods)</translation>
        </message>
        <message>
            <source>what is it worth: play without a building, transporter, good or tile (q,r), too; all buildings, transporters, goods, tiles; may be given several times</source>
            <translation>quanto vale: gioca anche senza un edificio, un mezzo di trasporto, una merce o una tessera (q,r); tutti: buildings, transporters, goods, tiles; si può ripetere</translation>
        </message>
        <message>
            <source>what is kept and printed</source>
            <translation>che cosa si conserva e si stampa</translation>
        </message>
        <message>
            <source>what is played</source>
            <translation>che cosa si gioca</translation>
        </message>
        <message>
            <source>what is read from a pipe cannot be added to; name the file of the table</source>
            <translation>a ciò che si legge da una pipe non si può aggiungere nulla; indica il file della tabella</translation>
        </message>
        <message>
            <source>what is written and printed</source>
            <translation>che cosa si scrive e si stampa</translation>
        </message>
        <message>
            <source>what maps are begun with</source>
            <translation>con che cosa iniziano le mappe</translation>
        </message>
        <message>
            <source>what standard output gets where OUT is -</source>
            <translation>che cosa riceve l'uscita standard se OUT è -</translation>
        </message>
        <message>
            <source>what standard output gets where the file of --export is -</source>
            <translation>che cosa riceve l'uscita standard se il file di --export è -</translation>
        </message>
        <message>
            <source>when to use colours: auto, always or never (auto)</source>
            <translation>quando usare i colori: auto, always o never (auto)</translation>
        </message>
        <message>
            <source>when, today if not said</source>
            <translation>quando, altrimenti oggi</translation>
        </message>
        <message>
            <source>where games are kept, to go on later</source>
            <translation>dove si conservano le partite, per continuare più tardi</translation>
        </message>
        <message>
            <source>where to save it (MAP-solved.rbgame)</source>
            <translation>dove salvarla (MAP-solved.rbgame)</translation>
        </message>
        <message>
            <source>which map of FILE, by name or number, if it holds several</source>
            <translation>quale mappa di FILE, per nome o numero, se ne contiene più d'una</translation>
        </message>
        <message>
            <source>which map of a file with several</source>
            <translation>quale mappa di un file che ne ha più d'una</translation>
        </message>
        <message>
            <source>which run of the file, the latest if not said</source>
            <translation>quale serie del file, altrimenti l'ultima</translation>
        </message>
        <message>
            <source>who found it, if not the player whom the game names</source>
            <translation>chi l'ha trovata, se non il giocatore che la partita nomina</translation>
        </message>
        <message>
            <source>who meets, by commas: levels, styles or any players (easy,medium)</source>
            <translation>chi si incontra, separati da virgole: livelli, stili o giocatori qualsiasi (easy,medium)</translation>
        </message>
        <message>
            <source>who plays, by commas: easy, medium, hard or any player (easy at each home)</source>
            <translation>chi gioca, separati da virgole: easy, medium, hard o qualsiasi giocatore (easy in ogni casa)</translation>
        </message>
        <message>
            <source>who plays, by commas: easy, medium, hard, a style, or any player (medium at each home)</source>
            <translation>chi gioca, separati da virgole: easy, medium, hard, uno stile o qualsiasi giocatore (medium in ogni casa)</translation>
        </message>
        <message>
            <source>width of a tile in the picture</source>
            <translation>larghezza di una tessera nell'immagine</translation>
        </message>
        <message>
            <source>width of the picture</source>
            <translation>larghezza dell'immagine</translation>
        </message>
        <message>
            <source>with --install-desktop: take it out of there again</source>
            <translation>con --install-desktop: lo toglie di nuovo da lì</translation>
        </message>
        <message>
            <source>with the private ones too, in the picture and as data</source>
            <translation>con quelle private, nell'immagine e come dati</translation>
        </message>
        <message>
            <source>without the labels, notes and districts of the map</source>
            <translation>senza le etichette, le note e i distretti della mappa</translation>
        </message>
        <message>
            <source>won in a seed</source>
            <translation>vinte per seme</translation>
        </message>
        <message>
            <source>workers</source>
            <translation>processi di lavoro</translation>
        </message>
        <message>
            <source>worth</source>
            <translation>valore</translation>
        </message>
        <message>
            <source>write a copy of the game in which chance brings something else from here on: a saved game contains what chance will bring</source>
            <translation>scrive una copia della partita in cui da qui il caso porta altro: una partita salvata contiene ciò che il caso porterà</translation>
        </message>
        <message>
            <source>write a report of the games that simulate has kept</source>
            <translation>scrive un rapporto sulle partite conservate da simulate</translation>
        </message>
        <message>
            <source>write its coordinates on every tile</source>
            <translation>scrive le coordinate su ogni tessera</translation>
        </message>
        <message>
            <source>write one row a game (.csv or .json)</source>
            <translation>scrive una riga per partita (.csv o .json)</translation>
        </message>
        <message>
            <source>write the game as a page that plays it in any browser, a single file</source>
            <translation>scrive la partita come pagina che la mostra in qualsiasi browser, un solo file</translation>
        </message>
        <message>
            <source>write the map with the best edit made ({suffix})</source>
            <translation>scrive la mappa con la modifica migliore ({suffix})</translation>
        </message>
        <message>
            <source>writing {number} of {total}: {path}</source>
            <translation>scrittura {number} di {total}: {path}</translation>
        </message>
        <message>
            <source>writing {path}</source>
            <translation>scrittura di {path}</translation>
        </message>
        <message>
            <source>wrote {path}</source>
            <translation>scritto {path}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sì</translation>
        </message>
        <message>
            <source>{boxes}, or a scenario whose box is taken (second-edition)</source>
            <translation>{boxes}, o uno scenario di cui si prende la scatola (second-edition)</translation>
        </message>
        <message>
            <source>{checked}: {problems}</source>
            <translation>{checked}: {problems}</translation>
        </message>
        <message numerus="yes">
            <source>{fault}; %n entries from there on left out</source>
            <translation>
                <numerusform>{fault}; %n voce da lì in poi tralasciata</numerusform>
                <numerusform>{fault}; %n voci da lì in poi tralasciate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{folder}: {filled} of %n cells, {tries} tries</source>
            <translation>
                <numerusform>{folder}: {filled} di %n casella, {tries} tentativi</numerusform>
                <numerusform>{folder}: {filled} di %n caselle, {tries} tentativi</numerusform>
            </translation>
        </message>
        <message>
            <source>{games} from seed {seed}</source>
            <translation>{games} dal seme {seed}</translation>
        </message>
        <message>
            <source>{games} of {seeds} as it is, and with one more of each</source>
            <translation>{games} ({seeds}) così com'è e con una in più di ciascuna</translation>
        </message>
        <message>
            <source>{games} of {seeds} as it is, and without or with one more of each</source>
            <translation>{games} ({seeds}) così com'è e senza ciascuna o con una in più</translation>
        </message>
        <message>
            <source>{games} of {seeds} with and without each</source>
            <translation>{games} ({seeds}) con e senza ciascuna</translation>
        </message>
        <message>
            <source>{home} is farthest behind, {points} percentage points below an even share of {games}</source>
            <translation>{home} è la più indietro, {points} punti percentuali sotto la quota pari ({games})</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>da {low} a {high}</translation>
        </message>
        <message>
            <source>{maps}: {games}, {seats} at a table</source>
            <translation>{maps}: {games}, {seats} a un tavolo</translation>
        </message>
        <message numerus="yes">
            <source>{name}: {par} (solver {version}, %n plans)</source>
            <translation>
                <numerusform>{name}: {par} (risolutore {version}, %n piano)</numerusform>
                <numerusform>{name}: {par} (risolutore {version}, %n piani)</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number}%</translation>
        </message>
        <message>
            <source>{option} has put nothing into {path}</source>
            <translation>{option} non ha messo nulla in {path}</translation>
        </message>
        <message>
            <source>{option} has to say what is written: {known}</source>
            <translation>{option} deve dire che cosa si scrive: {known}</translation>
        </message>
        <message>
            <source>{option} is for the scenario sheet only</source>
            <translation>{option} vale solo per il foglio dello scenario</translation>
        </message>
        <message>
            <source>{option} means nothing for a {kind}</source>
            <translation>{option} non significa nulla per {kind}</translation>
        </message>
        <message>
            <source>{option} means nothing here: the ending of the file says the kind</source>
            <translation>{option} qui non significa nulla: il tipo è nell'estensione del file</translation>
        </message>
        <message>
            <source>{option} means nothing with --tiles</source>
            <translation>{option} non significa nulla con --tiles</translation>
        </message>
        <message>
            <source>{option} means nothing without --tiles</source>
            <translation>{option} non significa nulla senza --tiles</translation>
        </message>
        <message numerus="yes">
            <source>{path}: %n tiles laid, {land} of land and {sea} of sea. {why}</source>
            <translation>
                <numerusform>{path}: %n tessera posata, {land} di terra e {sea} di mare. {why}</numerusform>
                <numerusform>{path}: %n tessere posate, {land} di terra e {sea} di mare. {why}</numerusform>
            </translation>
        </message>
        <message>
            <source>{path}: this is a fault of rbdesigner, please report it with this file: {each}</source>
            <translation>{path}: questo è un errore di rbdesigner, segnalalo con questo file: {each}</translation>
        </message>
        <message>
            <source>{places} and {number} more</source>
            <translation>{places} e altri {number}</translation>
        </message>
        <message>
            <source>{place}. {path}: {points} percentage points from an even share {ends}</source>
            <translation>{place}. {path}: {points} punti percentuali dalla quota pari {ends}</translation>
        </message>
        <message>
            <source>{program} {version} (engine compiled: {engine}; planner compiled: {planner})</source>
            <translation>{program} {version} (motore compilato: {engine}; pianificatore compilato: {planner})</translation>
        </message>
        <message>
            <source>{result}; the table already has one as good of this holder</source>
            <translation>{result}; la tabella ne ha già una altrettanto buona di questo detentore</translation>
        </message>
        <message>
            <source>{result}; the table has a better one: {better}</source>
            <translation>{result}; la tabella ne ha una migliore: {better}</translation>
        </message>
        <message>
            <source>{seconds} s  {points} points  {plans} plans</source>
            <translation>{seconds} s  {points} punti  {plans} piani</translation>
        </message>
        <message>
            <source>{table}: game {number} (seed {seed}) failed: {reason}</source>
            <translation>{table}: la partita {number} (seme {seed}) è fallita: {reason}</translation>
        </message>
        <message>
            <source>{text} is not a finite number</source>
            <translation>{text} non è un numero con cui calcolare</translation>
        </message>
        <message>
            <source>{text} is not a whole number</source>
            <translation>{text} non è un numero intero</translation>
        </message>
        <message>
            <source>{thing} built</source>
            <translation>costruito: {thing}</translation>
        </message>
        <message>
            <source>{thing} laid</source>
            <translation>posato: {thing}</translation>
        </message>
        <message>
            <source>{thing} made</source>
            <translation>prodotto: {thing}</translation>
        </message>
        <message>
            <source>{thing} researched</source>
            <translation>ricercato: {thing}</translation>
        </message>
        <message>
            <source>{tiles}; looks {looks}</source>
            <translation>{tiles}; aspetto {looks}</translation>
        </message>
        <message>
            <source>{tiles}; {fairness}, looks {looks}; expected wins {wins} %</source>
            <translation>{tiles}; {fairness}, aspetto {looks}; vittorie attese {wins} %</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>ancora {time}</translation>
        </message>
        <message>
            <source>{title}, of a tournament</source>
            <translation>{title}, di un torneo</translation>
        </message>
        <message>
            <source>{title}, with one more of a good</source>
            <translation>{title}, con una merce in più</translation>
        </message>
        <message>
            <source>{title}, without {things}</source>
            <translation>{title}, senza {things}</translation>
        </message>
        <message>
            <source>{title}: what one more of a good is worth to each player, in points of a game</source>
            <translation>{title}: quanto vale una merce in più per ogni giocatore, in punti di una partita</translation>
        </message>
        <message>
            <source>{title}: what things are worth to each player, in points of a game</source>
            <translation>{title}: quanto valgono le cose per ogni giocatore, in punti di una partita</translation>
        </message>
        <message>
            <source>{title}: {games} of {player} alone</source>
            <translation>{title}: {games} di {player} in solitario</translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} (da {low} a {high})</translation>
        </message>
        <message>
            <source>{version}, {games} alone: {title}</source>
            <translation>{version}, {games} in solitario: {title}</translation>
        </message>
        <message>
            <source>{version}, {games}: {title}: {verdict}</source>
            <translation>{version}, {games}: {title}: {verdict}</translation>
        </message>
        <message>
            <source>{what} (see {program} --help)</source>
            <translation>{what} (vedi {program} --help)</translation>
        </message>
        <message>
            <source>{what}, and no log of it could be written to {path}</source>
            <translation>{what}, e non è stato possibile scriverne un diario in {path}</translation>
        </message>
        <message>
            <source>{what}; please report it with {path}</source>
            <translation>{what}; segnalalo con {path}</translation>
        </message>
    </context>
    <context>
        <name>consent</name>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>{goods} {holder:in} {spot:in}</source>
            <translation>{goods} {holder:in} {spot:in}</translation>
        </message>
        <message>
            <source>{player} gets: {goods}</source>
            <translation>{player} riceve: {goods}</translation>
        </message>
        <message>
            <source>{player} gives: {goods}</source>
            <translation>{player} dà: {goods}</translation>
        </message>
    </context>
    <context>
        <name>counts</name>
        <message numerus="yes">
            <source>%n boards</source>
            <translation>
                <numerusform>%n asse</numerusform>
                <numerusform>%n assi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay</source>
            <translation>
                <numerusform>%n argilla</numerusform>
                <numerusform>%n argilla</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clay pits</source>
            <translation>
                <numerusform>%n cava d'argilla</numerusform>
                <numerusform>%n cave d'argilla</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coal burners</source>
            <translation>
                <numerusform>%n bruciatore a carbone</numerusform>
                <numerusform>%n bruciatori a carbone</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coins</source>
            <translation>
                <numerusform>%n moneta</numerusform>
                <numerusform>%n monete</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n donkeys</source>
            <translation>
                <numerusform>%n asino</numerusform>
                <numerusform>%n asini</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fuel</source>
            <translation>
                <numerusform>%n carburante</numerusform>
                <numerusform>%n carburante</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n geese</source>
            <translation>
                <numerusform>%n oca</numerusform>
                <numerusform>%n oche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n oro</numerusform>
                <numerusform>%n oro</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods</source>
            <translation>
                <numerusform>%n merce</numerusform>
                <numerusform>%n merci</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iron</source>
            <translation>
                <numerusform>%n ferro</numerusform>
                <numerusform>%n ferro</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n land tiles</source>
            <translation>
                <numerusform>%n tessera di terra</numerusform>
                <numerusform>%n tessere di terra</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines</source>
            <translation>
                <numerusform>%n miniera</numerusform>
                <numerusform>%n miniere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mints</source>
            <translation>
                <numerusform>%n zecca</numerusform>
                <numerusform>%n zecche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral bricks</source>
            <translation>
                <numerusform>%n mattone neutro</numerusform>
                <numerusform>%n mattoni neutri</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n oil rigs</source>
            <translation>
                <numerusform>%n piattaforma</numerusform>
                <numerusform>%n piattaforme</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n carta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paper mills</source>
            <translation>
                <numerusform>%n cartiera</numerusform>
                <numerusform>%n cartiere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n giocatore</numerusform>
                <numerusform>%n giocatori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quarries</source>
            <translation>
                <numerusform>%n cava di pietra</numerusform>
                <numerusform>%n cave di pietra</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raft factories</source>
            <translation>
                <numerusform>%n fabbrica di zattere</numerusform>
                <numerusform>%n fabbriche di zattere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rafts</source>
            <translation>
                <numerusform>%n zattera</numerusform>
                <numerusform>%n zattere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboat factories</source>
            <translation>
                <numerusform>%n fabbrica di barche a remi</numerusform>
                <numerusform>%n fabbriche di barche a remi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rowboats</source>
            <translation>
                <numerusform>%n barca a remi</numerusform>
                <numerusform>%n barche a remi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sawmills</source>
            <translation>
                <numerusform>%n segheria</numerusform>
                <numerusform>%n segherie</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamer factories</source>
            <translation>
                <numerusform>%n fabbrica di battelli a vapore</numerusform>
                <numerusform>%n fabbriche di battelli a vapore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steamers</source>
            <translation>
                <numerusform>%n battello a vapore</numerusform>
                <numerusform>%n battelli a vapore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps</source>
            <translation>
                <numerusform>%n passo</numerusform>
                <numerusform>%n passi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock</source>
            <translation>
                <numerusform>%n azione</numerusform>
                <numerusform>%n azioni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stock exchanges</source>
            <translation>
                <numerusform>%n borsa valori</numerusform>
                <numerusform>%n borse valori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone</source>
            <translation>
                <numerusform>%n pietra</numerusform>
                <numerusform>%n pietre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone factories</source>
            <translation>
                <numerusform>%n fabbrica di pietra</numerusform>
                <numerusform>%n fabbriche di pietra</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n tessera</numerusform>
                <numerusform>%n tessere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n truck factories</source>
            <translation>
                <numerusform>%n fabbrica di camion</numerusform>
                <numerusform>%n fabbriche di camion</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trucks</source>
            <translation>
                <numerusform>%n camion</numerusform>
                <numerusform>%n camion</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trunks</source>
            <translation>
                <numerusform>%n tronco</numerusform>
                <numerusform>%n tronchi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagon factories</source>
            <translation>
                <numerusform>%n fabbrica di carri</numerusform>
                <numerusform>%n fabbriche di carri</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wagons</source>
            <translation>
                <numerusform>%n carro</numerusform>
                <numerusform>%n carri</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n woodcutters</source>
            <translation>
                <numerusform>%n taglialegna</numerusform>
                <numerusform>%n taglialegna</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>delivery</name>
        <message>
            <source>A step off the roads takes all the points of a turn.</source>
            <translation>Un passo fuori strada consuma tutti i punti di un turno.</translation>
        </message>
        <message>
            <source>Docking takes all the points of a turn.</source>
            <translation>Attraccare consuma tutti i punti di un turno.</translation>
        </message>
        <message>
            <source>Once at {place}: {reason}</source>
            <translation>Una volta in {place}: {reason}</translation>
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has none left.</source>
            <translation>Troppo lontano per questo turno: {name} ha bisogno di {points} e non ne ha più.</translation>
        </message>
        <message>
            <source>Too far for this turn: {name} needs {points} and has {left} left.</source>
            <translation>Troppo lontano per questo turno: {name} ha bisogno di {points} e ne ha ancora {left}.</translation>
        </message>
        <message>
            <source>{action}: {used} of {points}</source>
            <translation>{action}: {used} di {points}</translation>
        </message>
        <message>
            <source>{action}: {used} of {points}, and no farther this turn</source>
            <translation>{action}: {used} di {points}, e non oltre in questo turno</translation>
        </message>
        <message>
            <source>{goods} cross to {target}</source>
            <translation>Passaggio di {goods} {target:to}</translation>
        </message>
        <message>
            <source>{name} fetches {goods} from {source}</source>
            <translation>{name} prende {goods} {source:from}</translation>
        </message>
        <message>
            <source>{name} hands {goods} to {target}</source>
            <translation>{name} consegna {goods} {target:to}</translation>
        </message>
        <message>
            <source>{name} leads {goods} to {target}</source>
            <translation>{name} guida {goods} {target:to}</translation>
        </message>
        <message>
            <source>{name} lets {goods} follow</source>
            <translation>{name} si fa seguire da {goods}</translation>
        </message>
        <message>
            <source>{name} loads {goods}</source>
            <translation>{name} carica {goods}</translation>
        </message>
        <message>
            <source>{name} puts {goods} down</source>
            <translation>{name} posa {goods}</translation>
        </message>
        <message>
            <source>{name} puts {others} down {holder:in} and takes {goods} to {target}</source>
            <translation>{name} posa {others} {holder:in} e porta {goods} {target:to}</translation>
        </message>
        <message>
            <source>{name} takes {goods} to {target}</source>
            <translation>{name} porta {goods} {target:to}</translation>
        </message>
    </context>
    <context>
        <name>differences</name>
        <message numerus="yes">
            <source>%n differences.</source>
            <translation>
                <numerusform>%n differenza.</numerusform>
                <numerusform>%n differenze.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>Box of tiles</source>
            <translation>Scatola di tessere</translation>
        </message>
        <message>
            <source>Bridges in deserts</source>
            <translation>Ponti nei deserti</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Codice</translation>
        </message>
        <message>
            <source>Custom fields</source>
            <translation>Campi personalizzati</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Descrizione</translation>
        </message>
        <message>
            <source>Designers</source>
            <translation>Autori</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Difficoltà</translation>
        </message>
        <message>
            <source>Entries of the file that this version does not know</source>
            <translation>Voci del file che questa versione non conosce</translation>
        </message>
        <message>
            <source>Findings of the laboratory</source>
            <translation>Risultati del laboratorio</translation>
        </message>
        <message>
            <source>Foreign contents of the play site</source>
            <translation>Contenuti estranei del sito di gioco</translation>
        </message>
        <message>
            <source>Goods at the start</source>
            <translation>Merci all'inizio</translation>
        </message>
        <message>
            <source>Hexagons</source>
            <translation>Esagoni</translation>
        </message>
        <message>
            <source>Homes are chosen freely</source>
            <translation>Le case si scelgono liberamente</translation>
        </message>
        <message>
            <source>Least distance of homes</source>
            <translation>Distanza minima delle case</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Collegamento</translation>
        </message>
        <message>
            <source>Marks of the wonder end the game</source>
            <translation>I segni della meraviglia terminano la partita</translation>
        </message>
        <message>
            <source>Mines make what they hold most of</source>
            <translation>Le miniere producono ciò che contengono di più</translation>
        </message>
        <message>
            <source>Neutral bricks until the end</source>
            <translation>Mattoni neutri fino alla fine</translation>
        </message>
        <message>
            <source>No differences.</source>
            <translation>Nessuna differenza.</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Numero di giocatori</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Research at the start</source>
            <translation>Ricerca all'inizio</translation>
        </message>
        <message>
            <source>Spaces of the wonder filled at the start</source>
            <translation>Spazi della meraviglia riempiti all'inizio</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Regole speciali</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Stato</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Simmetria</translation>
        </message>
        <message>
            <source>The whole map was {moved}.</source>
            <translation>L'intera mappa è stata {moved}.</translation>
        </message>
        <message>
            <source>There is no other difference.</source>
            <translation>Per il resto non ci sono differenze.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <source>Transporters at the start</source>
            <translation>Mezzi all'inizio</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>bridge to the {direction}</source>
            <translation>ponte verso {direction}</translation>
        </message>
        <message>
            <source>draft</source>
            <translation>bozza</translation>
        </message>
        <message>
            <source>final</source>
            <translation>definitivo</translation>
        </message>
        <message>
            <source>flat on top</source>
            <translation>lato piatto in alto</translation>
        </message>
        <message>
            <source>free home</source>
            <translation>casa libera</translation>
        </message>
        <message>
            <source>home of {player}</source>
            <translation>casa di {player}</translation>
        </message>
        <message>
            <source>mirrored ({symmetry})</source>
            <translation>specchiata ({symmetry})</translation>
        </message>
        <message>
            <source>moved by {shift}</source>
            <translation>spostata di {shift}</translation>
        </message>
        <message>
            <source>neutral {wall}</source>
            <translation>neutro: {wall}</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>pointed on top</source>
            <translation>vertice in alto</translation>
        </message>
        <message>
            <source>road</source>
            <translation>strada</translation>
        </message>
        <message>
            <source>turned clockwise by {degrees}°</source>
            <translation>ruotata in senso orario di {degrees}°</translation>
        </message>
        <message numerus="yes">
            <source>wall of %n tokens</source>
            <translation>
                <numerusform>muro di %n segnalino</numerusform>
                <numerusform>muro di %n segnalini</numerusform>
            </translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sì</translation>
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
            <translation>da {least} a {most}</translation>
        </message>
        <message>
            <source>{place}: {after} added.</source>
            <translation>{place}: aggiunto: {after}.</translation>
        </message>
        <message>
            <source>{place}: {after} has changed in something that is not shown.</source>
            <translation>{place}: {after}: è cambiato qualcosa che non si mostra.</translation>
        </message>
        <message>
            <source>{place}: {after} instead of {before}.</source>
            <translation>{place}: ora {after}, prima {before}.</translation>
        </message>
        <message>
            <source>{place}: {after} now elsewhere on the tile.</source>
            <translation>{place}: {after} ora altrove sulla tessera.</translation>
        </message>
        <message>
            <source>{place}: {after} turned.</source>
            <translation>{place}: ruotato: {after}.</translation>
        </message>
        <message>
            <source>{place}: {before} removed.</source>
            <translation>{place}: tolto: {before}.</translation>
        </message>
        <message>
            <source>{property}: changed.</source>
            <translation>{property}: nuovo contenuto.</translation>
        </message>
        <message>
            <source>{property}: {after} instead of {before}.</source>
            <translation>{property}: ora {after}, prima {before}.</translation>
        </message>
        <message>
            <source>{subject} ({player})</source>
            <translation>{subject} ({player})</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter} di {player}</translation>
        </message>
        <message>
            <source>{transporter} with {load}</source>
            <translation>{transporter} con {load}</translation>
        </message>
        <message>
            <source>{wall} of {player}</source>
            <translation>{wall} di {player}</translation>
        </message>
        <message>
            <source>“{text}”</source>
            <translation>«{text}»</translation>
        </message>
    </context>
    <context>
        <name>directions</name>
        <message>
            <source>east</source>
            <translation>est</translation>
        </message>
        <message>
            <source>north</source>
            <translation>nord</translation>
        </message>
        <message>
            <source>north-east</source>
            <translation>nord-est</translation>
        </message>
        <message>
            <source>north-west</source>
            <translation>nord-ovest</translation>
        </message>
        <message>
            <source>south</source>
            <translation>sud</translation>
        </message>
        <message>
            <source>south-east</source>
            <translation>sud-est</translation>
        </message>
        <message>
            <source>south-west</source>
            <translation>sud-ovest</translation>
        </message>
        <message>
            <source>west</source>
            <translation>ovest</translation>
        </message>
    </context>
    <context>
        <name>doings</name>
        <message>
            <source>adding a shaft</source>
            <translation>aggiungere un pozzo</translation>
        </message>
        <message>
            <source>answering an offer</source>
            <translation>rispondere a un'offerta</translation>
        </message>
        <message>
            <source>asking for an order of play</source>
            <translation>chiedere un ordine di gioco</translation>
        </message>
        <message>
            <source>being done with a phase</source>
            <translation>chiudere una fase</translation>
        </message>
        <message>
            <source>breeding</source>
            <translation>la riproduzione</translation>
        </message>
        <message>
            <source>building</source>
            <translation>costruire</translation>
        </message>
        <message>
            <source>building a bridge</source>
            <translation>costruire un ponte</translation>
        </message>
        <message>
            <source>building a road</source>
            <translation>costruire una strada</translation>
        </message>
        <message>
            <source>building a wall</source>
            <translation>costruire un muro</translation>
        </message>
        <message>
            <source>buying a brick</source>
            <translation>comprare un mattone</translation>
        </message>
        <message>
            <source>choosing a home</source>
            <translation>scegliere una casa</translation>
        </message>
        <message>
            <source>demolishing a wall</source>
            <translation>demolire un muro</translation>
        </message>
        <message>
            <source>drawing the row of figures</source>
            <translation>pescare la fila delle figure</translation>
        </message>
        <message>
            <source>drawing what the mines make</source>
            <translation>pescare ciò che producono le miniere</translation>
        </message>
        <message>
            <source>going on</source>
            <translation>proseguire</translation>
        </message>
        <message>
            <source>leading geese</source>
            <translation>guidare oche</translation>
        </message>
        <message>
            <source>leaving the order of play as it is</source>
            <translation>lasciare l'ordine di gioco com'è</translation>
        </message>
        <message>
            <source>letting geese go</source>
            <translation>lasciare oche</translation>
        </message>
        <message>
            <source>making a transporter</source>
            <translation>produrre un mezzo di trasporto</translation>
        </message>
        <message>
            <source>moving goods</source>
            <translation>spostare merci</translation>
        </message>
        <message>
            <source>offering something</source>
            <translation>offrire qualcosa</translation>
        </message>
        <message>
            <source>praying on</source>
            <translation>continuare a pregare</translation>
        </message>
        <message>
            <source>putting a transporter out of use</source>
            <translation>eliminare un mezzo di trasporto</translation>
        </message>
        <message>
            <source>research</source>
            <translation>la ricerca</translation>
        </message>
        <message>
            <source>running a building</source>
            <translation>far lavorare un edificio</translation>
        </message>
        <message>
            <source>setting a transporter down</source>
            <translation>posare un mezzo</translation>
        </message>
        <message>
            <source>stopping to pray</source>
            <translation>smettere di pregare</translation>
        </message>
        <message>
            <source>taking a position</source>
            <translation>prendere una posizione</translation>
        </message>
        <message>
            <source>taking a transporter aboard</source>
            <translation>prendere a bordo un mezzo</translation>
        </message>
        <message>
            <source>upgrading a factory</source>
            <translation>migliorare una fabbrica</translation>
        </message>
    </context>
    <context>
        <name>drop</name>
        <message>
            <source>Release to choose</source>
            <translation>Rilascia per scegliere</translation>
        </message>
        <message>
            <source>With Shift: {count}</source>
            <translation>Con Shift: {count}</translation>
        </message>
        <message>
            <source>{action}, carried</source>
            <translation>{action}, a bordo</translation>
        </message>
    </context>
    <context>
        <name>expansion</name>
        <message>
            <source>airport</source>
            <translation>aeroporto</translation>
        </message>
        <message>
            <source>atelier</source>
            <translation>atelier</translation>
        </message>
        <message>
            <source>bomb</source>
            <translation>bomba</translation>
        </message>
        <message>
            <source>bomb factory</source>
            <translation>fabbrica di bombe</translation>
        </message>
        <message>
            <source>city</source>
            <translation>città</translation>
        </message>
        <message>
            <source>exhibition</source>
            <translation>mostra</translation>
        </message>
        <message>
            <source>home</source>
            <translation>casa</translation>
        </message>
        <message>
            <source>management office</source>
            <translation>ufficio dei manager</translation>
        </message>
        <message>
            <source>manager</source>
            <translation>manager</translation>
        </message>
        <message>
            <source>marble</source>
            <translation>marmo</translation>
        </message>
        <message>
            <source>pearl</source>
            <translation>perla</translation>
        </message>
        <message>
            <source>pearl fishery</source>
            <translation>pesca delle perle</translation>
        </message>
        <message>
            <source>piece {number}</source>
            <translation>pezzo {number}</translation>
        </message>
        <message>
            <source>plane</source>
            <translation>aereo</translation>
        </message>
        <message>
            <source>polder</source>
            <translation>polder</translation>
        </message>
        <message>
            <source>power plant</source>
            <translation>centrale elettrica</translation>
        </message>
        <message>
            <source>void hex</source>
            <translation>esagono vuoto</translation>
        </message>
        <message>
            <source>work of art</source>
            <translation>opera d'arte</translation>
        </message>
    </context>
    <context>
        <name>expectation</name>
        <message>
            <source>Expected wins in 100 games: {homes}.</source>
            <translation>Vittorie attese in 100 partite: {homes}.</translation>
        </message>
        <message>
            <source>Fairness is told of two to six homes on land.</source>
            <translation>L'equità riguarda da due a sei case su terra.</translation>
        </message>
        <message>
            <source>Fairness {before} → {after} of 100, by facts alone.</source>
            <translation>Equità {before} → {after} su 100, dai soli dati.</translation>
        </message>
        <message>
            <source>Fairness {before} → {after} of 100.</source>
            <translation>Equità {before} → {after} su 100.</translation>
        </message>
        <message>
            <source>Fairness {number} of 100, by facts alone.</source>
            <translation>Equità {number} su 100, dai soli dati.</translation>
        </message>
        <message>
            <source>Fairness {number} of 100.</source>
            <translation>Equità {number} su 100.</translation>
        </message>
        <message>
            <source>fairness {number}</source>
            <translation>equità {number}</translation>
        </message>
        <message>
            <source>fairness {number} by facts alone</source>
            <translation>equità {number} dai soli dati</translation>
        </message>
        <message>
            <source>share of points, %</source>
            <translation>quota dei punti, %</translation>
        </message>
        <message>
            <source>wins in 100 games</source>
            <translation>vittorie in 100 partite</translation>
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
                <numerusform>{reason}: +%n vittoria.</numerusform>
                <numerusform>{reason}: +%n vittorie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{reason}: −%n wins.</source>
            <translation>
                <numerusform>{reason}: −%n vittoria.</numerusform>
                <numerusform>{reason}: −%n vittorie.</numerusform>
            </translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} (da {low} a {high})</translation>
        </message>
    </context>
    <context>
        <name>facts</name>
        <message>
            <source>A bridge on {place}</source>
            <translation>Un ponte su {place}</translation>
        </message>
        <message>
            <source>A road from {first} to {last}</source>
            <translation>Una strada da {first} a {last}</translation>
        </message>
        <message numerus="yes">
            <source>Nearly symmetrical, except for %n places: {symmetry}, about {centre}.</source>
            <translation>
                <numerusform>Quasi simmetrica, tranne %n luogo: {symmetry}, intorno a {centre}.</numerusform>
                <numerusform>Quasi simmetrica, tranne %n luoghi: {symmetry}, intorno a {centre}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Roads from {first} over {middle} to {last}</source>
            <translation>Strade da {first} per {middle} a {last}</translation>
        </message>
        <message>
            <source>Symmetrical: {symmetry}, about {centre}.</source>
            <translation>Simmetrica: {symmetry}, intorno a {centre}.</translation>
        </message>
        <message>
            <source>The map has no symmetry.</source>
            <translation>La mappa non ha simmetrie.</translation>
        </message>
        <message>
            <source>a corner of {place}</source>
            <translation>un vertice di {place}</translation>
        </message>
        <message>
            <source>all tiles reached first</source>
            <translation>tutte le tessere raggiunte per prime</translation>
        </message>
        <message>
            <source>an edge of {place}</source>
            <translation>un lato di {place}</translation>
        </message>
        <message numerus="yes">
            <source>contested in %n steps</source>
            <translation>
                <numerusform>contese in %n passo</numerusform>
                <numerusform>contese in %n passi</numerusform>
            </translation>
        </message>
        <message>
            <source>desert</source>
            <translation>deserto</translation>
        </message>
        <message numerus="yes">
            <source>land in %n steps</source>
            <translation>
                <numerusform>terra in %n passo</numerusform>
                <numerusform>terra in %n passi</numerusform>
            </translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>montagna</translation>
        </message>
        <message>
            <source>mountains reached first</source>
            <translation>montagne raggiunte per prime</translation>
        </message>
        <message>
            <source>next home</source>
            <translation>casa più vicina</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>pascolo</translation>
        </message>
        <message>
            <source>pastures reached first</source>
            <translation>pascoli raggiunti per primi</translation>
        </message>
        <message>
            <source>river</source>
            <translation>fiume</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>roccia</translation>
        </message>
        <message>
            <source>rock reached first</source>
            <translation>rocce raggiunte per prime</translation>
        </message>
        <message numerus="yes">
            <source>room to build in %n steps</source>
            <translation>
                <numerusform>spazio per edifici in %n passo</numerusform>
                <numerusform>spazio per edifici in %n passi</numerusform>
            </translation>
        </message>
        <message>
            <source>sea</source>
            <translation>mare</translation>
        </message>
        <message>
            <source>second desert</source>
            <translation>secondo deserto</translation>
        </message>
        <message>
            <source>second home</source>
            <translation>seconda casa più vicina</translation>
        </message>
        <message>
            <source>second mountain</source>
            <translation>seconda montagna</translation>
        </message>
        <message>
            <source>second pasture</source>
            <translation>secondo pascolo</translation>
        </message>
        <message>
            <source>second rock</source>
            <translation>seconda roccia</translation>
        </message>
        <message>
            <source>second tile by a river</source>
            <translation>seconda tessera su un fiume</translation>
        </message>
        <message>
            <source>second tile by the sea</source>
            <translation>seconda tessera sul mare</translation>
        </message>
        <message>
            <source>second woods</source>
            <translation>secondo bosco</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>bosco</translation>
        </message>
        <message>
            <source>woods reached first</source>
            <translation>boschi raggiunti per primi</translation>
        </message>
        <message>
            <source>{goal}: none → {after}</source>
            <translation>{goal}: mai → {after}</translation>
        </message>
        <message>
            <source>{goal}: {before} → {after}</source>
            <translation>{goal}: {before} → {after}</translation>
        </message>
        <message numerus="yes">
            <source>{what} would save %n turns for {home} ({savings}).</source>
            <translation>
                <numerusform>{what}: %n turno risparmiato per {home} ({savings}).</numerusform>
                <numerusform>{what}: %n turni risparmiati per {home} ({savings}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message numerus="yes">
            <source>%n bridges were left out.</source>
            <translation>
                <numerusform>%n ponte è stato tralasciato.</numerusform>
                <numerusform>%n ponti sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n buildings were left out.</source>
            <translation>
                <numerusform>%n edificio è stato tralasciato.</numerusform>
                <numerusform>%n edifici sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n custom fields were left out.</source>
            <translation>
                <numerusform>È stato tralasciato %n campo personalizzato.</numerusform>
                <numerusform>Sono stati tralasciati %n campi personalizzati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foreign pieces were left out.</source>
            <translation>
                <numerusform>%n pezzo estraneo è stato tralasciato.</numerusform>
                <numerusform>%n pezzi estranei sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods were left out.</source>
            <translation>
                <numerusform>%n merce è stata tralasciata.</numerusform>
                <numerusform>%n merci sono state tralasciate.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes are free to choose in the file: it cannot say which player they belong to.</source>
            <translation>
                <numerusform>%n casa nel file è a scelta libera: il file non può dire a quale giocatore appartiene.</numerusform>
                <numerusform>%n case nel file sono a scelta libera: il file non può dire a quale giocatore appartengono.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes or pieces were changed.</source>
            <translation>
                <numerusform>%n casa o pezzo è cambiato.</numerusform>
                <numerusform>%n case o pezzi sono cambiati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out, as another stands on the same tile.</source>
            <translation>
                <numerusform>%n casa è stata tralasciata, perché un'altra sta sulla stessa tessera.</numerusform>
                <numerusform>%n case sono state tralasciate, perché un'altra sta sulla stessa tessera.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes were left out.</source>
            <translation>
                <numerusform>%n casa è stata tralasciata.</numerusform>
                <numerusform>%n case sono state tralasciate.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n labels, notes and districts were left out.</source>
            <translation>
                <numerusform>È stata tralasciata %n etichetta, nota o distretto.</numerusform>
                <numerusform>Sono state tralasciate %n etichette, note e distretti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines that give no tile, such as those of a saved game, were left out.</source>
            <translation>
                <numerusform>È stata tralasciata %n riga che non dà una tessera, come quelle di una partita salvata.</numerusform>
                <numerusform>Sono state tralasciate %n righe che non danno una tessera, come quelle di una partita salvata.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mines without contents were taken as new.</source>
            <translation>
                <numerusform>%n miniera senza contenuto è stata considerata nuova.</numerusform>
                <numerusform>%n miniere senza contenuto sono state considerate nuove.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>un'altra</numerusform>
                <numerusform>altre %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other objects of the table were left out.</source>
            <translation>
                <numerusform>%n altro oggetto del tavolo è stato tralasciato.</numerusform>
                <numerusform>%n altri oggetti del tavolo sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n researched subjects were left out.</source>
            <translation>
                <numerusform>%n progetto ricercato è stato tralasciato.</numerusform>
                <numerusform>%n progetti ricercati sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads were left out.</source>
            <translation>
                <numerusform>%n strada è stata tralasciata.</numerusform>
                <numerusform>%n strade sono state tralasciate.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles became others.</source>
            <translation>
                <numerusform>%n tessera è diventata un'altra.</numerusform>
                <numerusform>%n tessere sono diventate altre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion were left out.</source>
            <translation>
                <numerusform>%n tessera dell’espansione è stata tralasciata.</numerusform>
                <numerusform>%n tessere dell’espansione sono state tralasciate.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were added.</source>
            <translation>
                <numerusform>%n tessera è stata aggiunta.</numerusform>
                <numerusform>%n tessere sono state aggiunte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles were left out.</source>
            <translation>
                <numerusform>%n tessera è stata tralasciata.</numerusform>
                <numerusform>%n tessere sono state tralasciate.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n transporters were left out.</source>
            <translation>
                <numerusform>%n mezzo di trasporto è stato tralasciato.</numerusform>
                <numerusform>%n mezzi di trasporto sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n void hexes were added to join the parts of the map.</source>
            <translation>
                <numerusform>È stato aggiunto %n esagono vuoto per unire le parti della mappa.</numerusform>
                <numerusform>Sono stati aggiunti %n esagoni vuoti per unire le parti della mappa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls were left out.</source>
            <translation>
                <numerusform>%n muro è stato tralasciato.</numerusform>
                <numerusform>%n muri sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message>
            <source>',' has nothing before or behind it</source>
            <translation>prima o dopo ',' non c'è nulla</translation>
        </message>
        <message>
            <source>'{name}' is wrong between these places: it is '{right}' (or '{verb}')</source>
            <translation>'{name}' è sbagliato tra questi luoghi: si scrive '{right}' (o '{verb}')</translation>
        </message>
        <message>
            <source>'{verb}' is done by a player</source>
            <translation>'{verb}' lo fa un giocatore</translation>
        </message>
        <message>
            <source>'{verb}' is drawn by chance, not done by a player</source>
            <translation>'{verb}' lo decide il caso, non un giocatore</translation>
        </message>
        <message>
            <source>'{verb}' names no player to offer to</source>
            <translation>'{verb}' non nomina alcun giocatore a cui offrire</translation>
        </message>
        <message>
            <source>'{verb}' needs players, a colon and an action, as {example}</source>
            <translation>'{verb}' richiede giocatori, due punti e un'azione, come {example}</translation>
        </message>
        <message>
            <source>(what it prints further is left out)</source>
            <translation>(il resto di ciò che stampa è omesso)</translation>
        </message>
        <message>
            <source>A merge conflict was left in what follows the map; the map itself is whole.</source>
            <translation>In ciò che segue la mappa è rimasto un conflitto di unione; la mappa stessa è intera.</translation>
        </message>
        <message>
            <source>Dask is not installed: {command}</source>
            <translation>Dask non è installato: {command}</translation>
        </message>
        <message>
            <source>Left out, because this format has no room for it: {things}.</source>
            <translation>Tralasciato perché questo formato non può contenerlo: {things}.</translation>
        </message>
        <message>
            <source>Left out, because this program does not know what it is: {names}.</source>
            <translation>Tralasciato, perché questo programma non sa che cosa sia: {names}.</translation>
        </message>
        <message>
            <source>Planning the homes has stopped: {reason}</source>
            <translation>La pianificazione delle case si è fermata: {reason}</translation>
        </message>
        <message>
            <source>Private labels, notes and districts were left out.</source>
            <translation>Sono state tralasciate etichette, note e distretti privati.</translation>
        </message>
        <message>
            <source>Tabletop Simulator map string</source>
            <translation>stringa di mappa per Tabletop Simulator</translation>
        </message>
        <message>
            <source>Tabletop Simulator saved object</source>
            <translation>oggetto salvato di Tabletop Simulator</translation>
        </message>
        <message>
            <source>The atlas cannot be read: {reason}</source>
            <translation>Impossibile leggere l'atlante: {reason}</translation>
        </message>
        <message>
            <source>The atlas has stopped: {reason}</source>
            <translation>L'atlante si è fermato: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n docked pieces was left out, as no river ends there.</source>
            <translation>
                <numerusform>La riva di %n pezzo attraccato è stata omessa, perché lì non finisce nessun fiume.</numerusform>
                <numerusform>La riva di %n pezzi attraccati è stata omessa, perché lì non finisce nessun fiume.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank of %n homes was left out.</source>
            <translation>
                <numerusform>La riva di %n casa è stata tralasciata.</numerusform>
                <numerusform>La riva di %n case è stata tralasciata.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n docked pieces.</source>
            <translation>
                <numerusform>La riva di %n pezzo attraccato è stata indovinata.</numerusform>
                <numerusform>La riva di %n pezzi attraccati è stata indovinata.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank was guessed for %n homes by a river.</source>
            <translation>
                <numerusform>La riva di %n casa su un fiume è stata indovinata.</numerusform>
                <numerusform>La riva di %n case su un fiume è stata indovinata.</numerusform>
            </translation>
        </message>
        <message>
            <source>The check of geometry has stopped: {reason}</source>
            <translation>Il controllo della geometria si è fermato: {reason}</translation>
        </message>
        <message>
            <source>The coordinates of each tile add up to {sum} instead of 0; the middle one was ignored.</source>
            <translation>Le coordinate di ogni tessera danno {sum} invece di 0; quella centrale è stata ignorata.</translation>
        </message>
        <message numerus="yes">
            <source>The first line counts {counted} tiles, but there are %n.</source>
            <translation>
                <numerusform>La prima riga conta {counted} tessere, ma ce n'è %n.</numerusform>
                <numerusform>La prima riga conta {counted} tessere, ma ce ne sono %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>The generator has stopped: {reason}</source>
            <translation>Il generatore si è fermato: {reason}</translation>
        </message>
        <message>
            <source>The map was shifted to lie on the grid of {columns} columns and {rows} rows.</source>
            <translation>La mappa è stata spostata per stare nella griglia di {columns} colonne e {rows} righe.</translation>
        </message>
        <message numerus="yes">
            <source>The number of players, at most %n, was guessed from the homes.</source>
            <translation>
                <numerusform>Il numero di giocatori, al massimo %n, è stato dedotto dalle case.</numerusform>
                <numerusform>Il numero di giocatori, al massimo %n, è stato dedotto dalle case.</numerusform>
            </translation>
        </message>
        <message>
            <source>The picture cannot be read: {reason}</source>
            <translation>L'immagine non può essere letta: {reason}</translation>
        </message>
        <message>
            <source>The player answered {detail}, which is not an action</source>
            <translation>Il giocatore ha risposto {detail}, che non è un'azione</translation>
        </message>
        <message>
            <source>The player cannot be seated: {detail}</source>
            <translation>Il giocatore non può sedersi al tavolo: {detail}</translation>
        </message>
        <message>
            <source>The player has crashed: {detail}</source>
            <translation>Il giocatore si è interrotto per un errore: {detail}</translation>
        </message>
        <message>
            <source>The player has not decided within {detail} seconds</source>
            <translation>Il giocatore non ha deciso entro {detail} secondi</translation>
        </message>
        <message>
            <source>The player only moves things about: {detail} actions in a row, and no step forward</source>
            <translation>Il giocatore sposta solo cose qua e là: {detail} azioni di fila, e nessun passo avanti</translation>
        </message>
        <message>
            <source>The player tried something that cannot be done: {detail}</source>
            <translation>Il giocatore ha tentato qualcosa che non si può fare: {detail}</translation>
        </message>
        <message>
            <source>The process of the player has ended: {detail}</source>
            <translation>Il processo del giocatore è terminato: {detail}</translation>
        </message>
        <message>
            <source>The quotation marks were ignored.</source>
            <translation>Le virgolette sono state ignorate.</translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n sea tiles were ignored.</source>
            <translation>
                <numerusform>I fiumi di %n tessera di mare sono stati ignorati.</numerusform>
                <numerusform>I fiumi di %n tessere di mare sono stati ignorati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rivers of %n tiles were left out.</source>
            <translation>
                <numerusform>I fiumi di %n tessera sono stati tralasciati.</numerusform>
                <numerusform>I fiumi di %n tessere sono stati tralasciati.</numerusform>
            </translation>
        </message>
        <message>
            <source>The run has stopped: {reason}</source>
            <translation>La serie si è fermata: {reason}</translation>
        </message>
        <message>
            <source>The runs cannot be read: {reason}</source>
            <translation>Le serie non possono essere lette: {reason}</translation>
        </message>
        <message>
            <source>The script has stopped: {reason}</source>
            <translation>Lo script si è fermato: {reason}</translation>
        </message>
        <message>
            <source>The search for edits has stopped: {reason}</source>
            <translation>La ricerca di modifiche si è fermata: {reason}</translation>
        </message>
        <message>
            <source>The search for par has stopped: {reason}</source>
            <translation>La ricerca del par si è fermata: {reason}</translation>
        </message>
        <message>
            <source>The search has stopped: {reason}</source>
            <translation>La ricerca si è interrotta: {reason}</translation>
        </message>
        <message>
            <source>The short runs have stopped: {reason}</source>
            <translation>Le serie brevi si sono interrotte: {reason}</translation>
        </message>
        <message>
            <source>The solver has stopped: {reason}</source>
            <translation>Il risolutore si è fermato: {reason}</translation>
        </message>
        <message>
            <source>The text around the map, such as a mail, was left out.</source>
            <translation>Ciò che sta intorno alla mappa, come un messaggio, è stato tralasciato.</translation>
        </message>
        <message>
            <source>The text before the map was left out.</source>
            <translation>Ciò che precede la mappa è stato tralasciato.</translation>
        </message>
        <message>
            <source>There is no hint: {reason}</source>
            <translation>Nessun suggerimento: {reason}</translation>
        </message>
        <message>
            <source>These members were written as they were read, though hexes may have other numbers now: {names}.</source>
            <translation>Questi elementi sono stati scritti come sono stati letti, anche se gli esagoni possono avere ora altri numeri: {names}.</translation>
        </message>
        <message>
            <source>This format draws hexes flat on top, so the picture of the map is turned by 30 degrees.</source>
            <translation>Questo formato disegna gli esagoni con un lato in alto, quindi l'immagine della mappa è ruotata di 30 gradi.</translation>
        </message>
        <message>
            <source>This format draws hexes with a corner on top, so the picture of the map is turned by 30 degrees.</source>
            <translation>Questo formato disegna gli esagoni con un vertice in alto, quindi l'immagine della mappa è ruotata di 30 gradi.</translation>
        </message>
        <message numerus="yes">
            <source>What %n buildings held that were no mines was left out.</source>
            <translation>
                <numerusform>Il contenuto di %n edificio che non è una miniera è stato tralasciato.</numerusform>
                <numerusform>Il contenuto di %n edifici che non sono miniere è stato tralasciato.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What %n transporters carried was left out.</source>
            <translation>
                <numerusform>Il carico di %n mezzo di trasporto è stato tralasciato.</numerusform>
                <numerusform>Il carico di %n mezzi di trasporto è stato tralasciato.</numerusform>
            </translation>
        </message>
        <message>
            <source>What a newer version of rbdesigner added to the file was left out.</source>
            <translation>Ciò che una versione più recente di rbdesigner ha aggiunto al file è stato tralasciato.</translation>
        </message>
        <message>
            <source>What follows the map, such as a saved game, was left out.</source>
            <translation>Ciò che segue la mappa, come una partita salvata, è stato tralasciato.</translation>
        </message>
        <message>
            <source>a course map cannot tell two rivers of a tile apart; tiles with several: {tiles}</source>
            <translation>una mappa di corso non distingue due fiumi di una tessera; tessere con più fiumi: {tiles}</translation>
        </message>
        <message>
            <source>a field needs a name</source>
            <translation>un campo deve avere un nome</translation>
        </message>
        <message>
            <source>a game in it is damaged</source>
            <translation>una partita al suo interno è danneggiata</translation>
        </message>
        <message>
            <source>a game is for 1 to {most} players, not for {players}</source>
            <translation>una partita è per 1–{most} giocatori, non per {players}</translation>
        </message>
        <message>
            <source>a line has at most {most} characters, and this one has {number}</source>
            <translation>una riga ha al massimo {most} caratteri, e questa ne ha {number}</translation>
        </message>
        <message>
            <source>a line names a player and an action: 1: lay 0,0 mountain 3</source>
            <translation>una riga indica un giocatore e un'azione: 1: lay 0,0 mountain 3</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>una lista</translation>
        </message>
        <message>
            <source>a list is expected here, not {found}</source>
            <translation>qui ci vuole una lista, non {found}</translation>
        </message>
        <message>
            <source>a map for {players} players has {least} to {most} tiles, not {number}</source>
            <translation>una mappa per {players} giocatori ha da {least} a {most} tessere, non {number}</translation>
        </message>
        <message>
            <source>a map gets {least} to {most} rivers, not {number}</source>
            <translation>una mappa riceve da {least} a {most} fiumi, non {number}</translation>
        </message>
        <message>
            <source>a map has no more than {most} tiles</source>
            <translation>una mappa non ha più di {most} tessere</translation>
        </message>
        <message>
            <source>a map is for {least} to {most} players, not for {number}</source>
            <translation>una mappa è per {least}–{most} giocatori, non per {number}</translation>
        </message>
        <message>
            <source>a map is laid by 1 to {most} players, not by {players}</source>
            <translation>una mappa la compongono da 1 a {most} giocatori, non {players}</translation>
        </message>
        <message>
            <source>a map is laid from its first tile; here something is on it already</source>
            <translation>una mappa si compone dalla prima tessera; su questa c'è già qualcosa</translation>
        </message>
        <message>
            <source>a map of {tiles} tiles has 1 to {tiles} islands, not {number}</source>
            <translation>una mappa di {tiles} tessere ha da 1 a {tiles} isole, non {number}</translation>
        </message>
        <message>
            <source>a map string begins with {version}</source>
            <translation>una stringa di mappa inizia con {version}</translation>
        </message>
        <message>
            <source>a merge conflict has been left in the file</source>
            <translation>nel file è rimasto un conflitto di unione</translation>
        </message>
        <message>
            <source>a merge conflict was left in the file: {line}</source>
            <translation>nel file è rimasto un conflitto di unione: {line}</translation>
        </message>
        <message>
            <source>a mine holds 0 to {most} of gold and of iron</source>
            <translation>una miniera contiene da 0 a {most} di oro e di ferro</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>un numero</translation>
        </message>
        <message>
            <source>a number has thousands of digits</source>
            <translation>un numero ha migliaia di cifre</translation>
        </message>
        <message>
            <source>a number in an action is one from 0 to {most}</source>
            <translation>un numero in un'azione va da 0 a {most}</translation>
        </message>
        <message>
            <source>a part of the path is not a folder</source>
            <translation>una parte del percorso non è una cartella</translation>
        </message>
        <message>
            <source>a picture ends in {suffixes}</source>
            <translation>il nome di un'immagine finisce in {suffixes}</translation>
        </message>
        <message>
            <source>a play site's map is a list with an object at its end</source>
            <translation>una mappa del sito di gioco è una lista con un oggetto alla fine</translation>
        </message>
        <message>
            <source>a play site's map lists every good: {number} are too many</source>
            <translation>una mappa del sito di gioco elenca ogni merce: {number} sono troppe</translation>
        </message>
        <message>
            <source>a process that worked for it has ended, which happens when the memory is full</source>
            <translation>un processo che lavorava per questo è terminato, come succede quando la memoria è piena</translation>
        </message>
        <message>
            <source>a quotation mark is missing</source>
            <translation>manca una virgoletta</translation>
        </message>
        <message>
            <source>a record is for one player, not for {players}</source>
            <translation>un record è per un giocatore, non per {players}</translation>
        </message>
        <message>
            <source>a river has 1 to {first} edges, not {last}</source>
            <translation>un fiume ha da 1 a {first} lati, non {last}</translation>
        </message>
        <message>
            <source>a river is {least} to {most} tiles long, not {number}</source>
            <translation>un fiume è lungo da {least} a {most} tessere, non {number}</translation>
        </message>
        <message>
            <source>a sea tile has no rivers</source>
            <translation>una tessera di mare non ha fiumi</translation>
        </message>
        <message>
            <source>a seed has at most {most} digits</source>
            <translation>un seme ha al massimo {most} cifre</translation>
        </message>
        <message>
            <source>a side is given twice: {sides}</source>
            <translation>un lato è dato due volte: {sides}</translation>
        </message>
        <message>
            <source>a table seats 2 to {players} of the {players} players, not {seats}</source>
            <translation>a un tavolo siedono da 2 a {players} dei {players} giocatori, non {seats}</translation>
        </message>
        <message>
            <source>a table seats both players, not {seats}</source>
            <translation>a un tavolo siedono entrambi i giocatori, non {seats}</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>un testo</translation>
        </message>
        <message>
            <source>a tile has at most {most} sides with a river, not {number}</source>
            <translation>una tessera ha al massimo {most} lati con un fiume, non {number}</translation>
        </message>
        <message numerus="yes">
            <source>a tile has three coordinates, or row and column, not %n numbers</source>
            <translation>
                <numerusform>una tessera ha tre coordinate, o riga e colonna, non %n numero</numerusform>
                <numerusform>una tessera ha tre coordinate, o riga e colonna, non %n numeri</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile is named twice: each mine makes one good</source>
            <translation>una tessera è nominata due volte: ogni miniera produce una merce</translation>
        </message>
        <message>
            <source>a tournament is for two players or more; {player} is alone</source>
            <translation>un torneo è per due o più giocatori; {player} è da solo</translation>
        </message>
        <message>
            <source>a tournament needs a map</source>
            <translation>un torneo ha bisogno di una mappa</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>un numero intero</translation>
        </message>
        <message>
            <source>a worker has {there}, here is {here}</source>
            <translation>un processo di lavoro ha {there}, qui c'è {here}</translation>
        </message>
        <message>
            <source>a worker of the cluster has no {module}</source>
            <translation>a un processo di lavoro del cluster manca {module}</translation>
        </message>
        <message>
            <source>a world of {tiles} tiles is too large to be laid in turns: {most} at most</source>
            <translation>un mondo di {tiles} tessere è troppo grande per comporlo a turno: al massimo {most}</translation>
        </message>
        <message>
            <source>an action has a member 'do' that says what it is</source>
            <translation>un'azione ha un membro 'do' che dice che cos'è</translation>
        </message>
        <message>
            <source>an action is missing behind ':'</source>
            <translation>dopo ':' manca un'azione</translation>
        </message>
        <message>
            <source>an action is one line, and this is more</source>
            <translation>un'azione è una riga sola, e qui ce n'è di più</translation>
        </message>
        <message>
            <source>an atlas compares homes, so that it is for two players or more</source>
            <translation>un atlante confronta le case, quindi è per due giocatori o più</translation>
        </message>
        <message>
            <source>an axis has 1 to {most} cells, not {number}</source>
            <translation>un asse ha da 1 a {most} caselle, non {number}</translation>
        </message>
        <message>
            <source>an object</source>
            <translation>un oggetto</translation>
        </message>
        <message>
            <source>an object with name and mapstring is expected here</source>
            <translation>qui ci vuole un oggetto con name e mapstring</translation>
        </message>
        <message>
            <source>and more than {left} others</source>
            <translation>e più di altri {left}</translation>
        </message>
        <message>
            <source>and {left} more</source>
            <translation>e altri {left}</translation>
        </message>
        <message>
            <source>another district has this name</source>
            <translation>un altro distretto ha questo nome</translation>
        </message>
        <message>
            <source>another field here has this name</source>
            <translation>un altro campo qui ha già questo nome</translation>
        </message>
        <message>
            <source>another program has changed this file since it was read; it was not overwritten</source>
            <translation>un altro programma ha cambiato questo file da quando è stato letto; non è stato sovrascritto</translation>
        </message>
        <message>
            <source>another program is using it</source>
            <translation>un altro programma lo sta usando</translation>
        </message>
        <message>
            <source>another program is writing into it</source>
            <translation>un altro programma vi sta scrivendo</translation>
        </message>
        <message>
            <source>axis</source>
            <translation>asse</translation>
        </message>
        <message>
            <source>book</source>
            <translation>libro|none:un libro</translation>
        </message>
        <message>
            <source>border</source>
            <translation>confine|no:il confine|none:un confine</translation>
        </message>
        <message>
            <source>both would play the same games</source>
            <translation>entrambe giocherebbero le stesse partite</translation>
        </message>
        <message>
            <source>box</source>
            <translation>scatola</translation>
        </message>
        <message>
            <source>bridge site</source>
            <translation>posto per ponti|no:il posto per ponti|none:un posto per ponti</translation>
        </message>
        <message>
            <source>building</source>
            <translation>edificio|no:l'edificio|none:un edificio</translation>
        </message>
        <message>
            <source>cannot be read: no file can have this name</source>
            <translation>non si può leggere: nessun file può avere questo nome</translation>
        </message>
        <message>
            <source>cannot be read: {why}</source>
            <translation>non si può leggere: {why}</translation>
        </message>
        <message>
            <source>cannot be used: {why}</source>
            <translation>non può essere usato: {why}</translation>
        </message>
        <message>
            <source>cannot be written: {why}</source>
            <translation>non si può scrivere: {why}</translation>
        </message>
        <message>
            <source>cannot be written: {why}; no file was written</source>
            <translation>non si può scrivere: {why}; nessun file è stato scritto</translation>
        </message>
        <message>
            <source>cannot be written: {why}; the file on disk is as it was</source>
            <translation>non si può scrivere: {why}; il file su disco è com'era</translation>
        </message>
        <message>
            <source>charts cannot be drawn: {why}</source>
            <translation>non si possono disegnare i grafici: {why}</translation>
        </message>
        <message>
            <source>coordinates go no further than {limit}</source>
            <translation>le coordinate arrivano al massimo a {limit}</translation>
        </message>
        <message>
            <source>copy of a game</source>
            <translation>copia di una partita|none:una copia di una partita</translation>
        </message>
        <message>
            <source>copy of a map</source>
            <translation>copia di una mappa|none:una copia di una mappa</translation>
        </message>
        <message>
            <source>dock</source>
            <translation>attracco|no:l'attracco|none:un attracco</translation>
        </message>
        <message>
            <source>edge</source>
            <translation>lato|no:il lato|none:un lato</translation>
        </message>
        <message>
            <source>edge {first} is not one of 0 to 5</source>
            <translation>il lato {first} non esiste; i lati vanno da 0 a 5</translation>
        </message>
        <message>
            <source>edge {first} is used twice</source>
            <translation>il lato {first} è usato due volte</translation>
        </message>
        <message>
            <source>entry {number} is not a line of the notation: {entry}</source>
            <translation>la voce {number} non è una riga della notazione: {entry}</translation>
        </message>
        <message>
            <source>entry {number} of the log breaks the rules: {why}</source>
            <translation>la voce {number} del diario viola le regole: {why}</translation>
        </message>
        <message>
            <source>entry {number}, {entry}: {why}</source>
            <translation>voce {number}, {entry}: {why}</translation>
        </message>
        <message>
            <source>exit code {code}</source>
            <translation>codice di uscita {code}</translation>
        </message>
        <message>
            <source>expecting ',' delimiter</source>
            <translation>manca ','</translation>
        </message>
        <message>
            <source>expecting ':' delimiter</source>
            <translation>manca ':'</translation>
        </message>
        <message>
            <source>expecting property name enclosed in double quotes</source>
            <translation>manca il nome di un membro tra virgolette</translation>
        </message>
        <message>
            <source>expecting value</source>
            <translation>manca un valore</translation>
        </message>
        <message>
            <source>extra data</source>
            <translation>ci sono dati di troppo</translation>
        </message>
        <message>
            <source>fairness goes from {least} to {most}, not to {number}</source>
            <translation>l'equità va da {least} a {most}, non a {number}</translation>
        </message>
        <message>
            <source>foreign kind</source>
            <translation>tipo dell’estraneo</translation>
        </message>
        <message>
            <source>foreign tile</source>
            <translation>tessera estranea</translation>
        </message>
        <message>
            <source>games are exported as {kinds}, not as {kind}</source>
            <translation>le partite si esportano come {kinds}, non come {kind}</translation>
        </message>
        <message>
            <source>good</source>
            <translation>merce|no:la merce|none:una merce</translation>
        </message>
        <message>
            <source>has to be a colour such as #1e90ff, not {found}</source>
            <translation>deve essere un colore come #1e90ff, non {found}</translation>
        </message>
        <message>
            <source>has to be at least {wanted}, not {found}</source>
            <translation>deve essere almeno {wanted}, non {found}</translation>
        </message>
        <message>
            <source>has to be at most {wanted}, not {found}</source>
            <translation>deve essere al massimo {wanted}, non {found}</translation>
        </message>
        <message>
            <source>has to be {wanted}, not {found}</source>
            <translation>deve essere {wanted}, non {found}</translation>
        </message>
        <message>
            <source>hex {number} has no region {region}</source>
            <translation>l'esagono {number} non ha la regione {region}</translation>
        </message>
        <message>
            <source>hex {number} has no river {river}</source>
            <translation>l'esagono {number} non ha il fiume {river}</translation>
        </message>
        <message>
            <source>homes for {players} do not lie in this symmetry, or not so far apart</source>
            <translation>case per {players} non stanno in questa simmetria, o non così distanti</translation>
        </message>
        <message>
            <source>homes need a terrain to stand on</source>
            <translation>le case hanno bisogno di un terreno su cui stare</translation>
        </message>
        <message>
            <source>invalid control character</source>
            <translation>carattere di controllo non ammesso</translation>
        </message>
        <message>
            <source>invalid escape</source>
            <translation>sequenza con barra rovesciata non valida</translation>
        </message>
        <message>
            <source>is damaged: there are things in it that no run has</source>
            <translation>è danneggiato: contiene cose che nessuna serie ha</translation>
        </message>
        <message>
            <source>is damaged: {why}</source>
            <translation>è danneggiato: {why}</translation>
        </message>
        <message>
            <source>is empty</source>
            <translation>è vuoto</translation>
        </message>
        <message>
            <source>is not a file of the laboratory</source>
            <translation>non è un file del laboratorio</translation>
        </message>
        <message>
            <source>is not a map of a known format ({known})</source>
            <translation>non è una mappa di un formato noto ({known})</translation>
        </message>
        <message>
            <source>is not opened: it holds views, triggers or computed columns, which no file of the laboratory has</source>
            <translation>non viene aperto: contiene viste, trigger o colonne calcolate, che nessun file del laboratorio ha</translation>
        </message>
        <message>
            <source>is too large: a map has no more than {most} tiles and pieces</source>
            <translation>è troppo grande: una mappa non ha più di {most} tessere e pezzi</translation>
        </message>
        <message>
            <source>is too large: a {noun} has less than {most} MB</source>
            <translation>è troppo grande: il limite è {most} MB ({noun})</translation>
        </message>
        <message>
            <source>is too large: such a map has less than {most} characters</source>
            <translation>è troppo grande: una mappa simile ha meno di {most} caratteri</translation>
        </message>
        <message>
            <source>islands need some sea between them</source>
            <translation>le isole hanno bisogno di un po' di mare tra loro</translation>
        </message>
        <message>
            <source>it answered what cannot be read</source>
            <translation>ha risposto qualcosa che non si può leggere</translation>
        </message>
        <message>
            <source>it can no longer answer</source>
            <translation>non può più rispondere</translation>
        </message>
        <message>
            <source>it cannot be opened</source>
            <translation>non si può aprire</translation>
        </message>
        <message>
            <source>it has been closed</source>
            <translation>è stato chiuso</translation>
        </message>
        <message>
            <source>it holds no kinds of players</source>
            <translation>non contiene tipi di giocatori</translation>
        </message>
        <message>
            <source>it is read-only</source>
            <translation>è di sola lettura</translation>
        </message>
        <message>
            <source>it is the turn of player {acting}</source>
            <translation>è il turno del giocatore {acting}</translation>
        </message>
        <message>
            <source>it needs more memory than a script may have</source>
            <translation>ha bisogno di più memoria di quanta ne può avere uno script</translation>
        </message>
        <message>
            <source>it needs {kinds}, or one class with {method}; it has {number}</source>
            <translation>servono {kinds} o una classe con {method}; ce ne sono {number}</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>è stato interrotto</translation>
        </message>
        <message>
            <source>its pages cannot be kept in the folder for temporary files: {why}</source>
            <translation>le sue pagine non si possono conservare nella cartella dei file temporanei: {why}</translation>
        </message>
        <message>
            <source>killed by signal {name}</source>
            <translation>interrotto dal segnale {name}</translation>
        </message>
        <message>
            <source>kind of building</source>
            <translation>tipo di edificio</translation>
        </message>
        <message>
            <source>kind of field</source>
            <translation>tipo di campo</translation>
        </message>
        <message>
            <source>kind of symmetry</source>
            <translation>tipo di simmetria</translation>
        </message>
        <message>
            <source>kind of transporter</source>
            <translation>tipo di mezzo</translation>
        </message>
        <message>
            <source>laying of a map</source>
            <translation>composizione di una mappa|none:una composizione di una mappa</translation>
        </message>
        <message>
            <source>level</source>
            <translation>livello</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>riga {number}</translation>
        </message>
        <message>
            <source>lists and objects are nested more than {most} deep</source>
            <translation>liste e oggetti sono annidati oltre {most} livelli</translation>
        </message>
        <message>
            <source>map code</source>
            <translation>codice di mappa</translation>
        </message>
        <message>
            <source>map of the online play site</source>
            <translation>mappa del sito di gioco online</translation>
        </message>
        <message>
            <source>map {number} ({title}): {why}</source>
            <translation>mappa {number} ({title}): {why}</translation>
        </message>
        <message>
            <source>map {number}: {why}</source>
            <translation>mappa {number}: {why}</translation>
        </message>
        <message>
            <source>maps of a given shape all have its size</source>
            <translation>le mappe di una forma data hanno tutte la sua grandezza</translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n characters, not {found}</source>
            <translation>
                <numerusform>può avere al massimo %n carattere, non {found}</numerusform>
                <numerusform>può avere al massimo %n caratteri, non {found}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>may have at most %n entries, not {found}</source>
            <translation>
                <numerusform>può avere al massimo %n voce, non {found}</numerusform>
                <numerusform>può avere al massimo %n voci, non {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>more than anybody reads</source>
            <translation>più di quanto si possa leggere</translation>
        </message>
        <message numerus="yes">
            <source>needs at least %n entries, not {found}</source>
            <translation>
                <numerusform>richiede almeno %n voce, non {found}</numerusform>
                <numerusform>richiede almeno %n voci, non {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>no backup of the version before could be kept: {why}</source>
            <translation>non è stato possibile conservare una copia della versione precedente: {why}</translation>
        </message>
        <message>
            <source>no cluster answers there: {why}</source>
            <translation>là non risponde nessun cluster: {why}</translation>
        </message>
        <message>
            <source>no file can be made in the folder ({why}), so this one was overwritten in place</source>
            <translation>nella cartella non si possono creare file ({why}), quindi questo è stato sovrascritto direttamente</translation>
        </message>
        <message>
            <source>no file can have this name</source>
            <translation>nessun file può avere questo nome</translation>
        </message>
        <message>
            <source>no map was as fair as {bound}; the best of {tries} had {best}</source>
            <translation>nessuna mappa era equa come {bound}; la migliore di {tries} aveva {best}</translation>
        </message>
        <message>
            <source>no object of this file carries a map string in its description</source>
            <translation>nessun oggetto di questo file contiene una stringa mappa nella descrizione</translation>
        </message>
        <message>
            <source>no piece has the number {number}</source>
            <translation>nessun pezzo ha il numero {number}</translation>
        </message>
        <message>
            <source>no player can be made by {call}: {why}</source>
            <translation>nessun giocatore può essere creato con {call}: {why}</translation>
        </message>
        <message>
            <source>no player is named {name}; there are {known}</source>
            <translation>nessun giocatore si chiama {name}; ci sono {known}</translation>
        </message>
        <message>
            <source>no process can be started: {why}</source>
            <translation>non si può avviare alcun processo: {why}</translation>
        </message>
        <message>
            <source>no tile has the code {code}</source>
            <translation>nessuna tessera ha il codice {code}</translation>
        </message>
        <message>
            <source>no tile has the number {number}</source>
            <translation>nessuna tessera ha il numero {number}</translation>
        </message>
        <message>
            <source>none of the maps has the hash {hash}</source>
            <translation>nessuna delle mappe ha l'hash {hash}</translation>
        </message>
        <message>
            <source>none of the maps has the hash {hash}, that of {name}</source>
            <translation>nessuna delle mappe ha l'hash {hash}, quello di {name}</translation>
        </message>
        <message>
            <source>nothing is named {name}; there are tiles (q,r) and {known}; all of a kind are {every}</source>
            <translation>niente si chiama {name}; ci sono le tessere (q,r) e {known}; tutti quelli di un tipo sono {every}</translation>
        </message>
        <message>
            <source>nothing takes more than {most} goods</source>
            <translation>niente richiede più di {most} merci</translation>
        </message>
        <message>
            <source>only a map that marks a home for each of several players can be made fairer</source>
            <translation>solo una mappa che segna una casa per ciascuno di più giocatori può diventare più equa</translation>
        </message>
        <message>
            <source>only a mine has contents, not a {kind}</source>
            <translation>solo una miniera ha un contenuto, non {kind:a}</translation>
        </message>
        <message>
            <source>only maps that mark homes for several players can be ranked</source>
            <translation>solo le mappe che segnano le case di più giocatori possono essere ordinate</translation>
        </message>
        <message>
            <source>orientation</source>
            <translation>orientamento</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>carta</translation>
        </message>
        <message>
            <source>picture written by rbdesigner</source>
            <translation>immagine scritta da rbdesigner</translation>
        </message>
        <message>
            <source>pictures of maps are drawn by: rbdesigner render FILE OUT</source>
            <translation>le immagini delle mappe si disegnano con: rbdesigner render FILE OUT</translation>
        </message>
        <message>
            <source>piece {number} ({digits}): {why}</source>
            <translation>pezzo {number} ({digits}): {why}</translation>
        </message>
        <message>
            <source>player {number} is named twice</source>
            <translation>il giocatore {number} è nominato due volte</translation>
        </message>
        <message>
            <source>rbdesigner scenario</source>
            <translation>scenario di rbdesigner</translation>
        </message>
        <message>
            <source>region</source>
            <translation>regione|no:la regione|none:una regione</translation>
        </message>
        <message>
            <source>river</source>
            <translation>fiume|no:il fiume|none:un fiume</translation>
        </message>
        <message>
            <source>rivers {first} and {last} cross</source>
            <translation>i fiumi {first} e {last} si incrociano</translation>
        </message>
        <message>
            <source>saved game</source>
            <translation>partita salvata|none:una partita salvata</translation>
        </message>
        <message>
            <source>scenario</source>
            <translation>scenario|none:uno scenario</translation>
        </message>
        <message>
            <source>solution</source>
            <translation>soluzione|none:una soluzione</translation>
        </message>
        <message>
            <source>spot</source>
            <translation>luogo|no:il luogo|none:un luogo</translation>
        </message>
        <message>
            <source>status</source>
            <translation>stato</translation>
        </message>
        <message>
            <source>style</source>
            <translation>stile</translation>
        </message>
        <message>
            <source>subject</source>
            <translation>progetto|no:il progetto|none:un progetto</translation>
        </message>
        <message>
            <source>such rivers cannot lie on one tile: {rivers}</source>
            <translation>questi fiumi non possono stare su una tessera: {rivers}</translation>
        </message>
        <message>
            <source>table of records</source>
            <translation>tabella dei record|none:una tabella dei record</translation>
        </message>
        <message>
            <source>takes too long to read</source>
            <translation>richiede troppo tempo per la lettura</translation>
        </message>
        <message>
            <source>terrain</source>
            <translation>terreno</translation>
        </message>
        <message>
            <source>text map of the 2017 student programs</source>
            <translation>mappa di testo dei programmi degli studenti del 2017</translation>
        </message>
        <message>
            <source>the axis {axis} goes from {least} to more than that, not to {most}</source>
            <translation>l'asse {axis} va da {least} a un numero maggiore, non a {most}</translation>
        </message>
        <message>
            <source>the box has too few tiles without rivers for so much land</source>
            <translation>la scatola ha troppo poche tessere senza fiumi per tanta terra</translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n land tiles, not {wanted}</source>
            <translation>
                <numerusform>la scatola contiene %n tessera di terra, non {wanted}</numerusform>
                <numerusform>la scatola contiene %n tessere di terra, non {wanted}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the box holds %n sea tiles, not {wanted}</source>
            <translation>
                <numerusform>la scatola contiene %n tessera di mare, non {wanted}</numerusform>
                <numerusform>la scatola contiene %n tessere di mare, non {wanted}</numerusform>
            </translation>
        </message>
        <message>
            <source>the box holds no tiles with rivers</source>
            <translation>la scatola non contiene tessere con fiumi</translation>
        </message>
        <message>
            <source>the box of tiles</source>
            <translation>la scatola delle tessere</translation>
        </message>
        <message>
            <source>the bracket after the coordinates is missing</source>
            <translation>manca la parentesi dopo le coordinate</translation>
        </message>
        <message>
            <source>the brackets around the sides do not match</source>
            <translation>le parentesi attorno ai lati non corrispondono</translation>
        </message>
        <message>
            <source>the changed map cannot be used: {why}</source>
            <translation>la mappa cambiata non si può usare: {why}</translation>
        </message>
        <message>
            <source>the clipboard holds no text</source>
            <translation>negli appunti non c'è testo</translation>
        </message>
        <message>
            <source>the cluster has no workers</source>
            <translation>il cluster non ha processi di lavoro</translation>
        </message>
        <message>
            <source>the code</source>
            <translation>il codice</translation>
        </message>
        <message>
            <source>the coordinates add up to {sum}, but those of the other tiles to {usual}</source>
            <translation>le coordinate danno {sum}, ma quelle delle altre tessere {usual}</translation>
        </message>
        <message>
            <source>the description</source>
            <translation>la descrizione</translation>
        </message>
        <message>
            <source>the designers</source>
            <translation>gli autori</translation>
        </message>
        <message>
            <source>the difficulty</source>
            <translation>la difficoltà</translation>
        </message>
        <message>
            <source>the direction {direction} is not one of 0 to 5</source>
            <translation>la direzione {direction} non esiste; vanno da 0 a 5</translation>
        </message>
        <message>
            <source>the disk does not work</source>
            <translation>il disco non funziona</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>il disco è pieno</translation>
        </message>
        <message>
            <source>the disk is read-only</source>
            <translation>il disco è di sola lettura</translation>
        </message>
        <message>
            <source>the disk takes no file of this size</source>
            <translation>il disco non accetta file di questa dimensione</translation>
        </message>
        <message>
            <source>the ending does not tell the format; known are {known}</source>
            <translation>l'estensione non indica il formato; sono note {known}</translation>
        </message>
        <message>
            <source>the file ends in the middle of the data; a part of it is missing</source>
            <translation>il file finisce a metà dei dati; ne manca una parte</translation>
        </message>
        <message>
            <source>the file ends without {line}: it is cut off</source>
            <translation>il file finisce senza {line}: è troncato</translation>
        </message>
        <message>
            <source>the file is damaged</source>
            <translation>il file è danneggiato</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>il file è vuoto</translation>
        </message>
        <message>
            <source>the file is read-only; it is as it was</source>
            <translation>il file è di sola lettura; è com'era</translation>
        </message>
        <message>
            <source>the filled spaces of the wonder</source>
            <translation>gli spazi già riempiti della meraviglia</translation>
        </message>
        <message>
            <source>the findings of the laboratory</source>
            <translation>i risultati del laboratorio</translation>
        </message>
        <message>
            <source>the folder did not let the file be replaced ({why}), so it was overwritten in place</source>
            <translation>la cartella non ha permesso di sostituire il file ({why}), quindi è stato sovrascritto direttamente</translation>
        </message>
        <message>
            <source>the format {title} has failed: {why}</source>
            <translation>il formato {title} è fallito: {why}</translation>
        </message>
        <message>
            <source>the game has no {phase} phase in turn {turn}</source>
            <translation>la partita non ha la fase {phase} nel turno {turn}</translation>
        </message>
        <message>
            <source>the game is not over</source>
            <translation>la partita non è finita</translation>
        </message>
        <message>
            <source>the grid has no such symmetry about a corner</source>
            <translation>la griglia non ha tale simmetria attorno a un vertice</translation>
        </message>
        <message>
            <source>the grid has no such symmetry about the middle of an edge</source>
            <translation>la griglia non ha tale simmetria attorno al centro di un lato</translation>
        </message>
        <message>
            <source>the least distance between homes is {least} to {most} steps, not {number}</source>
            <translation>la distanza minima tra le case va da {least} a {most} passi, non {number}</translation>
        </message>
        <message>
            <source>the line is empty</source>
            <translation>la riga è vuota</translation>
        </message>
        <message>
            <source>the link</source>
            <translation>il collegamento</translation>
        </message>
        <message>
            <source>the links lead in a circle</source>
            <translation>i collegamenti girano in tondo</translation>
        </message>
        <message>
            <source>the map code is incomplete, or something in it was changed</source>
            <translation>il codice di mappa è incompleto, o qualcosa vi è stato cambiato</translation>
        </message>
        <message>
            <source>the map has no tile {place}</source>
            <translation>la mappa non ha la tessera {place}</translation>
        </message>
        <message>
            <source>the map has {tiles} tiles; a saved game may have at most {most}</source>
            <translation>la mappa ha {tiles} tessere; una partita salvata può averne al massimo {most}</translation>
        </message>
        <message>
            <source>the map in this picture is damaged or too large</source>
            <translation>la mappa in questa immagine è danneggiata o troppo grande</translation>
        </message>
        <message>
            <source>the map needs at least a land tile for each of {players} players</source>
            <translation>la mappa ha bisogno di almeno una tessera di terra per ciascuno dei {players} giocatori</translation>
        </message>
        <message>
            <source>the map of {wide} columns and {high} rows does not fit the grid of {columns} columns and {rows} rows; outside lie the tiles {tiles}</source>
            <translation>la mappa di {wide} colonne e {high} righe non entra nella griglia di {columns} colonne e {rows} righe; restano fuori le tessere {tiles}</translation>
        </message>
        <message>
            <source>the map on the clipboard has no tiles</source>
            <translation>la mappa negli appunti non ha tessere</translation>
        </message>
        <message numerus="yes">
            <source>the map string is cut off: %n digits are missing</source>
            <translation>
                <numerusform>la stringa di mappa è troncata: manca %n cifra</numerusform>
                <numerusform>la stringa di mappa è troncata: mancano %n cifre</numerusform>
            </translation>
        </message>
        <message>
            <source>the map string must be a text</source>
            <translation>la stringa di mappa deve essere un testo</translation>
        </message>
        <message>
            <source>the map that is kept has errors of its own; fix them first</source>
            <translation>la mappa che resta ha errori propri; correggili prima</translation>
        </message>
        <message>
            <source>the member version is missing</source>
            <translation>manca il membro version</translation>
        </message>
        <message>
            <source>the member {name} is given twice</source>
            <translation>il membro {name} è dato due volte</translation>
        </message>
        <message>
            <source>the member {name} is missing</source>
            <translation>manca il membro {name}</translation>
        </message>
        <message>
            <source>the minimum number of players, {least}, is larger than the maximum, {most}</source>
            <translation>il numero minimo di giocatori, {least}, supera il massimo, {most}</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>il nome è troppo lungo</translation>
        </message>
        <message>
            <source>the name of a map must be a text</source>
            <translation>il nome di una mappa deve essere un testo</translation>
        </message>
        <message>
            <source>the number of sea tiles cannot be negative</source>
            <translation>il numero di tessere di mare non può essere negativo</translation>
        </message>
        <message>
            <source>the number of turns</source>
            <translation>il numero di turni</translation>
        </message>
        <message>
            <source>the numbers of players</source>
            <translation>i numeri di giocatori</translation>
        </message>
        <message>
            <source>the packed program has no Dask: install rbdesigner with pipx for a cluster</source>
            <translation>il programma impacchettato non ha Dask: per un cluster installa rbdesigner con pipx</translation>
        </message>
        <message>
            <source>the picture would be less than a pixel high; choose a larger width</source>
            <translation>l'immagine sarebbe alta meno di un pixel; scegli una larghezza maggiore</translation>
        </message>
        <message>
            <source>the picture would have {pixels} pixels; choose a smaller width</source>
            <translation>l'immagine avrebbe {pixels} pixel; scegli una larghezza minore</translation>
        </message>
        <message>
            <source>the play site does not have some tiles: {tiles}</source>
            <translation>il sito di gioco non ha alcune tessere: {tiles}</translation>
        </message>
        <message>
            <source>the record</source>
            <translation>il record</translation>
        </message>
        <message>
            <source>the researched subjects</source>
            <translation>i progetti ricercati</translation>
        </message>
        <message>
            <source>the rivers that are open cannot be finished with the tiles of the box</source>
            <translation>i fiumi aperti non possono essere completati con le tessere della scatola</translation>
        </message>
        <message>
            <source>the rule options</source>
            <translation>le opzioni di regola</translation>
        </message>
        <message>
            <source>the shape of the map does not have the chosen symmetry</source>
            <translation>la forma della mappa non ha la simmetria scelta</translation>
        </message>
        <message>
            <source>the shares of the terrains are numbers from 0 on, and some land is needed</source>
            <translation>le quote dei terreni sono numeri da 0 in su, e serve un po' di terra</translation>
        </message>
        <message>
            <source>the special rules</source>
            <translation>le regole speciali</translation>
        </message>
        <message>
            <source>the starting goods</source>
            <translation>le merci iniziali</translation>
        </message>
        <message>
            <source>the status</source>
            <translation>lo stato</translation>
        </message>
        <message>
            <source>the terrain is missing</source>
            <translation>manca il terreno</translation>
        </message>
        <message>
            <source>the tile at {place} belongs to a district already</source>
            <translation>la tessera in {place} appartiene già a un distretto</translation>
        </message>
        <message>
            <source>the tile of hex {number} lies at the same place</source>
            <translation>nello stesso luogo c'è già la tessera dell'esagono {number}</translation>
        </message>
        <message>
            <source>the tile of line {number} lies at the same place</source>
            <translation>nello stesso luogo c'è già la tessera della riga {number}</translation>
        </message>
        <message>
            <source>the tile of piece {number} lies at the same place</source>
            <translation>nello stesso luogo c'è già la tessera del pezzo {number}</translation>
        </message>
        <message>
            <source>the title</source>
            <translation>il titolo</translation>
        </message>
        <message>
            <source>the two axes of an atlas are not the same</source>
            <translation>i due assi di un atlante non sono lo stesso</translation>
        </message>
        <message>
            <source>the version before is {kept}</source>
            <translation>la versione precedente è {kept}</translation>
        </message>
        <message>
            <source>the weights of looks are numbers from 0 on</source>
            <translation>i pesi dell'aspetto sono numeri da 0 in su</translation>
        </message>
        <message>
            <source>the workers have gone; what has been played is kept, and the run can go on</source>
            <translation>i processi di lavoro non ci sono più; quanto giocato è conservato, e la serie può continuare</translation>
        </message>
        <message>
            <source>the world needs at least a land tile for each of {players} players</source>
            <translation>il mondo ha bisogno di almeno una tessera di terra per ciascuno dei {players} giocatori</translation>
        </message>
        <message>
            <source>there is already a file of this name</source>
            <translation>esiste già un file con questo nome</translation>
        </message>
        <message>
            <source>there is already a foreign thing at {place}</source>
            <translation>in {place} c’è già qualcosa di estraneo</translation>
        </message>
        <message>
            <source>there is already a home at {place}</source>
            <translation>in {place} c'è già una casa</translation>
        </message>
        <message>
            <source>there is already a label at {place}</source>
            <translation>in {place} c'è già un'etichetta</translation>
        </message>
        <message>
            <source>there is already a note at {place}</source>
            <translation>in {place} c'è già una nota</translation>
        </message>
        <message>
            <source>there is already a road here; the same place can be named from both sides</source>
            <translation>qui c'è già una strada; lo stesso luogo si può nominare da entrambi i lati</translation>
        </message>
        <message>
            <source>there is already a tile at {place}</source>
            <translation>in {place} c'è già una tessera</translation>
        </message>
        <message>
            <source>there is already a wall here; the same place can be named from both sides</source>
            <translation>qui c'è già un muro; lo stesso luogo si può nominare da entrambi i lati</translation>
        </message>
        <message>
            <source>there is another player named {name}</source>
            <translation>c'è già un altro giocatore di nome {name}</translation>
        </message>
        <message>
            <source>there is no Python file</source>
            <translation>non c'è alcun file Python</translation>
        </message>
        <message>
            <source>there is no code for some tiles: {tiles}</source>
            <translation>per alcune tessere non c'è codice: {tiles}</translation>
        </message>
        <message>
            <source>there is no format {key}; there are {known}</source>
            <translation>non c'è il formato {key}; ci sono {known}</translation>
        </message>
        <message>
            <source>there is no good {name}; there are {known}; all of them are {every}</source>
            <translation>non c'è la merce {name}; ci sono {known}; tutte insieme sono {every}</translation>
        </message>
        <message>
            <source>there is no hex {number} in the list</source>
            <translation>nella lista non c'è l'esagono {number}</translation>
        </message>
        <message>
            <source>there is no map code here; one begins with RB1. and ends with a full stop</source>
            <translation>qui non c'è alcun codice di mappa; comincia con RB1. e finisce con un punto</translation>
        </message>
        <message>
            <source>there is no moment {number}: the log has {entries} entries</source>
            <translation>non c'è il momento {number}: il diario ha {entries} voci</translation>
        </message>
        <message>
            <source>there is no permission</source>
            <translation>manca il permesso</translation>
        </message>
        <message>
            <source>there is no place to fill: on all of them something stands</source>
            <translation>non ci sono luoghi da riempire: su tutti c'è qualcosa</translation>
        </message>
        <message>
            <source>there is no player {number}</source>
            <translation>non c'è il giocatore {number}</translation>
        </message>
        <message>
            <source>there is no player {number}; players are 0 to {last}</source>
            <translation>non c'è il giocatore {number}; i giocatori vanno da 0 a {last}</translation>
        </message>
        <message>
            <source>there is no room for so many homes so far from each other</source>
            <translation>non c'è spazio per tante case così lontane tra loro</translation>
        </message>
        <message>
            <source>there is no room for so many islands with so little sea</source>
            <translation>non c'è spazio per tante isole con così poco mare</translation>
        </message>
        <message>
            <source>there is no room for so many rivers, or the box has too few tiles for them</source>
            <translation>non c'è spazio per tanti fiumi, o la scatola ha troppo poche tessere per essi</translation>
        </message>
        <message>
            <source>there is no scenario in the book</source>
            <translation>nel libro non c'è alcuno scenario</translation>
        </message>
        <message>
            <source>there is no scenario in this folder</source>
            <translation>in questa cartella non c'è alcuno scenario</translation>
        </message>
        <message>
            <source>there is no side {side}; sides are 0 to 5</source>
            <translation>non c'è il lato {side}; i lati vanno da 0 a 5</translation>
        </message>
        <message>
            <source>there is no side {side}; sides are 1 to 6</source>
            <translation>non c'è il lato {side}; i lati vanno da 1 a 6</translation>
        </message>
        <message>
            <source>there is no such action: {word}; tiles are laid (lay), or players pass</source>
            <translation>non esiste un'azione così: {word}; si posano tessere (lay) o si passa (pass)</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>il file o la cartella non esiste</translation>
        </message>
        <message>
            <source>there is no terrain {word}</source>
            <translation>non esiste il terreno {word}</translation>
        </message>
        <message>
            <source>there is no transporter {word}</source>
            <translation>non c'è il mezzo di trasporto {word}</translation>
        </message>
        <message>
            <source>there is no turn {turn}: the game has come to turn {last}</source>
            <translation>non c'è il turno {turn}: la partita è arrivata al turno {last}</translation>
        </message>
        <message>
            <source>there is no {what} {word}</source>
            <translation>non c'è {what:no} {word}</translation>
        </message>
        <message>
            <source>there was no answer within {seconds} seconds</source>
            <translation>non è arrivata nessuna risposta entro {seconds} secondi</translation>
        </message>
        <message>
            <source>this file has version {version}; this program reads only {readable}</source>
            <translation>questo file ha la versione {version}; questo programma legge solo {readable}</translation>
        </message>
        <message>
            <source>this file has version {version}; this program reads {readable}, so it takes a newer program</source>
            <translation>questo file ha la versione {version}; questo programma legge {readable}, quindi serve un programma più recente</translation>
        </message>
        <message>
            <source>this format ({title}) holds one map, not {number}</source>
            <translation>questo formato ({title}) contiene una mappa, non {number}</translation>
        </message>
        <message>
            <source>this game was played by version {version} of the rules; this program plays by version {ours}, so it takes a newer program</source>
            <translation>questa partita è stata giocata con la versione {version} delle regole; questo programma gioca con la versione {ours}, quindi serve un programma più recente</translation>
        </message>
        <message>
            <source>this is a fault of rbdesigner ({fault})</source>
            <translation>questo è un errore di rbdesigner ({fault})</translation>
        </message>
        <message>
            <source>this is a file, not a folder</source>
            <translation>questo è un file, non una cartella</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>questa è una cartella, non un file</translation>
        </message>
        <message>
            <source>this is a link that leads nowhere</source>
            <translation>questo è un collegamento che non porta da nessuna parte</translation>
        </message>
        <message>
            <source>this is not JSON</source>
            <translation>questo non è JSON</translation>
        </message>
        <message>
            <source>this is not JSON data: {why}</source>
            <translation>questi non sono dati JSON: {why}</translation>
        </message>
        <message>
            <source>this is not JSON: {why} in column {column}</source>
            <translation>questo non è JSON: colonna {column} ({why})</translation>
        </message>
        <message>
            <source>this is not a building: [number, location], or with [gold, iron]</source>
            <translation>questo non è un edificio: [numero, luogo], o con [oro, ferro]</translation>
        </message>
        <message>
            <source>this is not a good: [number, location]</source>
            <translation>questa non è una merce: [numero, luogo]</translation>
        </message>
        <message>
            <source>this is not a hex: [q, r, terrain] or [q, r, terrain, rotation]</source>
            <translation>questo non è un esagono: [q, r, terreno] o [q, r, terreno, rotazione]</translation>
        </message>
        <message>
            <source>this is not a location</source>
            <translation>questo non è un luogo</translation>
        </message>
        <message>
            <source>this is not a picture of a known format ({known})</source>
            <translation>questa non è un'immagine in un formato che viene letto ({known})</translation>
        </message>
        <message>
            <source>this is not a picture that can be read</source>
            <translation>non è un'immagine che si possa leggere</translation>
        </message>
        <message>
            <source>this is not a transporter: [player, number, location]</source>
            <translation>questo non è un mezzo di trasporto: [giocatore, numero, luogo]</translation>
        </message>
        <message>
            <source>this is not a {noun}: it holds {found} instead of an object</source>
            <translation>non è {noun:none}: contiene {found} invece di un oggetto</translation>
        </message>
        <message>
            <source>this is not a {noun}: the format is {found}, not '{form}'</source>
            <translation>non è {noun:none}: il formato è {found}, non '{form}'</translation>
        </message>
        <message>
            <source>this is not a {noun}: the member format, "{form}", is missing</source>
            <translation>non è {noun:none}: manca il membro format, "{form}"</translation>
        </message>
        <message>
            <source>this is not an ordinary file</source>
            <translation>questo non è un file ordinario</translation>
        </message>
        <message>
            <source>this is not text in UTF-8, or no text at all</source>
            <translation>questo non è testo in UTF-8, o non è affatto testo</translation>
        </message>
        <message>
            <source>this is not what a mine holds: [gold] or [gold, iron]</source>
            <translation>questo non è il contenuto di una miniera: [oro] o [oro, ferro]</translation>
        </message>
        <message>
            <source>this kind of tile is counted twice</source>
            <translation>questo tipo di tessera è contato due volte</translation>
        </message>
        <message>
            <source>this map cannot be played: {why}</source>
            <translation>questa mappa non si può giocare: {why}</translation>
        </message>
        <message numerus="yes">
            <source>this map cannot be played: {why} (and %n more)</source>
            <translation>
                <numerusform>questa mappa non si può giocare: {why} (e %n altro)</numerusform>
                <numerusform>questa mappa non si può giocare: {why} (e altri %n)</numerusform>
            </translation>
        </message>
        <message>
            <source>this picture holds no map in its file, and no QR code of one can be read in it; if it shows one, try a sharper or larger picture of the code</source>
            <translation>questa immagine non contiene una mappa nel suo file e non vi si legge il codice QR di una mappa; se ne mostra uno, prova con un'immagine del codice più nitida o più grande</translation>
        </message>
        <message>
            <source>this picture holds no map; its QR code leads to {link}</source>
            <translation>quest'immagine non contiene una mappa; il suo codice QR porta a {link}</translation>
        </message>
        <message>
            <source>this picture holds no map; those that rbdesigner writes do, unless another program has changed them</source>
            <translation>questa immagine non contiene una mappa; quelle scritte da rbdesigner sì, se nessun altro programma le ha cambiate</translation>
        </message>
        <message>
            <source>this picture is too large to be read</source>
            <translation>questa immagine è troppo grande per essere letta</translation>
        </message>
        <message>
            <source>this picture takes more time to read than any scan or photo</source>
            <translation>leggere questa immagine richiede più tempo di qualsiasi scansione o foto</translation>
        </message>
        <message>
            <source>this program knows no pages of the kind {kind}</source>
            <translation>questo programma non conosce pagine del tipo {kind}</translation>
        </message>
        <message>
            <source>this tile has another number of coordinates than the first</source>
            <translation>questa tessera ha un numero di coordinate diverso dalla prima</translation>
        </message>
        <message>
            <source>tile</source>
            <translation>tessera|no:la tessera|none:una tessera</translation>
        </message>
        <message>
            <source>trailing comma before end of array</source>
            <translation>virgola prima della fine della lista</translation>
        </message>
        <message>
            <source>trailing comma before end of object</source>
            <translation>virgola prima della fine dell'oggetto</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true o false</translation>
        </message>
        <message>
            <source>two runs are compared seed by seed, so they need the same seed and the same number of players</source>
            <translation>due serie si confrontano seme per seme: servono lo stesso seme e lo stesso numero di giocatori</translation>
        </message>
        <message>
            <source>verifying gives {verified}, not {said}</source>
            <translation>la verifica dà {verified}, non {said}</translation>
        </message>
        <message>
            <source>version has to be a whole number from 1, not {found}</source>
            <translation>version deve essere un numero intero da 1, non {found}</translation>
        </message>
        <message>
            <source>version {newest}</source>
            <translation>la versione {newest}</translation>
        </message>
        <message>
            <source>versions {oldest} to {newest}</source>
            <translation>le versioni da {oldest} a {newest}</translation>
        </message>
        <message>
            <source>was damaged while it was written ({why}); it is whole in {new}</source>
            <translation>è stato danneggiato durante la scrittura ({why}); il contenuto è intero in {new}</translation>
        </message>
        <message>
            <source>was damaged while it was written ({why}); the new content is whole in {new}, the old in {old}</source>
            <translation>è stato danneggiato durante la scrittura ({why}); il contenuto nuovo è intero in {new}, il vecchio in {old}</translation>
        </message>
        <message>
            <source>was not saved, because it could not be read again: {why}</source>
            <translation>non è stato salvato, perché non si potrebbe rileggere: {why}</translation>
        </message>
        <message>
            <source>was not saved, because it is too large to be read again</source>
            <translation>non è stato salvato, perché è troppo grande per essere riletto</translation>
        </message>
        <message>
            <source>was not saved, because reading it again would give another scenario</source>
            <translation>non è stato salvato, perché rileggendolo si otterrebbe un altro scenario</translation>
        </message>
        <message>
            <source>was not written, because it could not be read again: {why}</source>
            <translation>non è stato scritto, perché non si potrebbe rileggere: {why}</translation>
        </message>
        <message>
            <source>was written by a newer rbdesigner (version {version} of the file)</source>
            <translation>è stato scritto da un rbdesigner più recente (versione {version} del file)</translation>
        </message>
        <message>
            <source>what cannot be read</source>
            <translation>qualcosa di illeggibile</translation>
        </message>
        <message>
            <source>what the play site's file said besides</source>
            <translation>quel che il file del sito di gioco diceva inoltre</translation>
        </message>
        <message>
            <source>your share of the disk is full</source>
            <translation>la tua quota del disco è piena</translation>
        </message>
        <message>
            <source>{digits} is not a number that JSON and this program can hold</source>
            <translation>{digits} non è un numero che JSON e questo programma possano contenere</translation>
        </message>
        <message>
            <source>{fault} ({file}, line {number})</source>
            <translation>{fault} ({file}, riga {number})</translation>
        </message>
        <message>
            <source>{file} in it is a folder, not a file</source>
            <translation>al suo interno {file} è una cartella, non un file</translation>
        </message>
        <message>
            <source>{first}; {last}</source>
            <translation>{first}; {last}</translation>
        </message>
        <message>
            <source>{found} is beyond {limit}, the largest coordinate of a map</source>
            <translation>{found} supera {limit}, la coordinata massima di una mappa</translation>
        </message>
        <message>
            <source>{found} is neither 0 (pointy) nor 1 (flat)</source>
            <translation>{found} non è né 0 (vertice in alto) né 1 (lato in alto)</translation>
        </message>
        <message>
            <source>{found} is neither the left bank (1) nor the right one (2)</source>
            <translation>{found} non è né la riva sinistra (1) né la destra (2)</translation>
        </message>
        <message>
            <source>{found} is not a hash, which has 64 hexadecimal digits in lower case</source>
            <translation>un hash ha 64 cifre esadecimali minuscole, a differenza di {found}</translation>
        </message>
        <message>
            <source>{found} is not a kind of player</source>
            <translation>{found} non è un tipo di giocatore</translation>
        </message>
        <message>
            <source>{found} is not a list</source>
            <translation>{found} non è una lista</translation>
        </message>
        <message>
            <source>{found} is not a side; sides are 1 to 6</source>
            <translation>{found} non è un lato; i lati vanno da 1 a 6</translation>
        </message>
        <message>
            <source>{found} is not a terrain; known are {known}</source>
            <translation>{found} non è un terreno; sono noti {known}</translation>
        </message>
        <message>
            <source>{found} is not a whole number</source>
            <translation>{found} non è un numero intero</translation>
        </message>
        <message>
            <source>{found} is not an action, which is an object</source>
            <translation>{found} non è un'azione, che è un oggetto</translation>
        </message>
        <message>
            <source>{kinds} is not a list of kinds of players</source>
            <translation>{kinds} non è una lista di tipi di giocatori</translation>
        </message>
        <message>
            <source>{name} cannot be given together with {rival}</source>
            <translation>{name} non si può dare insieme a {rival}</translation>
        </message>
        <message>
            <source>{name} does not play at a level {level}; it has no levels</source>
            <translation>{name} non gioca al livello {level}; non ha livelli</translation>
        </message>
        <message>
            <source>{name} does not play at a level {level}; its levels are {known}</source>
            <translation>{name} non gioca al livello {level}; i suoi livelli sono {known}</translation>
        </message>
        <message>
            <source>{name} has no option {option}; it has no options</source>
            <translation>{name} non ha l'opzione {option}; non ha opzioni</translation>
        </message>
        <message>
            <source>{name} has no option {option}; its options are {known}</source>
            <translation>{name} non ha l'opzione {option}; le sue opzioni sono {known}</translation>
        </message>
        <message>
            <source>{name} is not a map any more, but {found}</source>
            <translation>{name} non è più una mappa, ma {found}</translation>
        </message>
        <message>
            <source>{name} is not a member of {verb}</source>
            <translation>{name} non è un membro di {verb}</translation>
        </message>
        <message>
            <source>{name} is not a phase; the phases are {known}</source>
            <translation>{name} non è una fase; le fasi sono {known}</translation>
        </message>
        <message>
            <source>{option} of {name} cannot be {value}; there are {known}</source>
            <translation>{option} di {name} non può essere {value}; i valori possibili sono {known}</translation>
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
            <translation>{player} compare due volte, e nessuno gioca contro se stesso</translation>
        </message>
        <message>
            <source>{reason}</source>
            <translation>{reason}</translation>
        </message>
        <message>
            <source>{text} names no moment; write a number of entries of the log, TURN:PHASE such as {example}, or end</source>
            <translation>{text} non indica un momento; scrivi un numero di voci del diario, TURNO:FASE come {example}, oppure end</translation>
        </message>
        <message>
            <source>{value} is none of {values}</source>
            <translation>{value} non è tra {values}</translation>
        </message>
        <message>
            <source>{verb} lacks the member '{name}'</source>
            <translation>a {verb} manca il membro '{name}'</translation>
        </message>
        <message>
            <source>{version} with its planner compiled</source>
            <translation>{version} con il pianificatore compilato</translation>
        </message>
        <message>
            <source>{version} with its planner not compiled</source>
            <translation>{version} senza il pianificatore compilato</translation>
        </message>
        <message>
            <source>{what} {found} is not one of {known}</source>
            <translation>{found} non è ammesso; i valori possibili sono {known} ({what})</translation>
        </message>
        <message>
            <source>{why} ({rule})</source>
            <translation>{why} ({rule})</translation>
        </message>
        <message>
            <source>{word} cannot be offered</source>
            <translation>{word} non si può offrire</translation>
        </message>
        <message>
            <source>{word} cannot be the end: it is written {form}</source>
            <translation>{word} non può essere la fine: si scrive {form}</translation>
        </message>
        <message>
            <source>{word} is a {kind}</source>
            <translation>{word} è {kind:a}</translation>
        </message>
        <message>
            <source>{word} is divided by a river: write {names}</source>
            <translation>{word} è divisa da un fiume: scrivi {names}</translation>
        </message>
        <message>
            <source>{word} is no {what}, such as {example}</source>
            <translation>{word} non è {what:none}, come {example}</translation>
        </message>
        <message>
            <source>{word} is no {what}; there are {known}</source>
            <translation>{word} non è {what:none}; ci sono {known}</translation>
        </message>
        <message>
            <source>{word} is not a good to take, such as {example}</source>
            <translation>{word} non è una merce da prendere, come {example}</translation>
        </message>
        <message>
            <source>{word} is not a mixture of gold and iron, such as {example}</source>
            <translation>{word} non è una combinazione di oro e ferro, come {example}</translation>
        </message>
        <message>
            <source>{word} is not a number from 0 to {most}</source>
            <translation>{word} non è un numero da 0 a {most}</translation>
        </message>
        <message>
            <source>{word} is not a place, such as 2,-1</source>
            <translation>{word} non è un luogo; un luogo è 2,-1</translation>
        </message>
        <message>
            <source>{word} is not a player and a colon (such as 1: or {chance}:)</source>
            <translation>{word} non è un giocatore seguito da due punti (per esempio 1: o {chance}:)</translation>
        </message>
        <message>
            <source>{word} is not a river, such as 0-3 or the source 3</source>
            <translation>{word} non è un fiume; uno è 0-3, una sorgente 3</translation>
        </message>
        <message>
            <source>{word} is not a tile with what its mine makes, such as {example}</source>
            <translation>{word} non è una tessera con ciò che produce la sua miniera, come {example}</translation>
        </message>
        <message>
            <source>{word} is not a transporter, such as {example}</source>
            <translation>{word} non è un mezzo di trasporto, come {example}</translation>
        </message>
        <message>
            <source>{word} is not a word of the notation</source>
            <translation>{word} non è una parola della notazione</translation>
        </message>
        <message>
            <source>{word} is not an action</source>
            <translation>{word} non è un'azione</translation>
        </message>
        <message>
            <source>{word} is not on the map</source>
            <translation>{word} non è sulla mappa</translation>
        </message>
        <message>
            <source>{word} is too much: it is written {form}</source>
            <translation>{word} è di troppo: si scrive {form}</translation>
        </message>
        <message>
            <source>{word} stands where '{lead}' belongs: it is written {form}</source>
            <translation>{word} sta dove va '{lead}': si scrive {form}</translation>
        </message>
        <message numerus="yes">
            <source>{word}: nothing takes %n goods</source>
            <translation>
                <numerusform>{word}: niente richiede %n merce</numerusform>
                <numerusform>{word}: niente richiede %n merci</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>fixes</name>
        <message>
            <source>Begin without boats</source>
            <translation>Comincia senza barche</translation>
        </message>
        <message>
            <source>Copy what is drawn to where its image is missing</source>
            <translation>Copia il disegno dove manca la sua immagine</translation>
        </message>
        <message>
            <source>Fill the bag with 3 gold and 3 iron</source>
            <translation>Riempi il sacchetto con 3 oro e 3 ferro</translation>
        </message>
        <message>
            <source>Give the home at {place} to player {player}</source>
            <translation>Dai la casa in {place} al giocatore {player}</translation>
        </message>
        <message>
            <source>Keep the home at {place} as the only one of player {player}</source>
            <translation>Tieni la casa in {place} come unica del giocatore {player}</translation>
        </message>
        <message>
            <source>Lay this tile at {place}: {tile_kind}</source>
            <translation>Metti in {place} questa tessera: {tile_kind}</translation>
        </message>
        <message>
            <source>Let any player choose it</source>
            <translation>Lasciala scegliere a qualsiasi giocatore</translation>
        </message>
        <message>
            <source>Make it {least} to {most} players</source>
            <translation>Imposta da {least} a {most} giocatori</translation>
        </message>
        <message>
            <source>Put sea at {place}</source>
            <translation>Metti mare in {place}</translation>
        </message>
        <message>
            <source>Remove the bag</source>
            <translation>Togli il sacchetto</translation>
        </message>
        <message>
            <source>Remove the bridge</source>
            <translation>Togli il ponte</translation>
        </message>
        <message>
            <source>Remove the fields from {place}</source>
            <translation>Togli i campi da {place}</translation>
        </message>
        <message>
            <source>Remove the home at {place}</source>
            <translation>Togli la casa in {place}</translation>
        </message>
        <message>
            <source>Remove the road</source>
            <translation>Togli la strada</translation>
        </message>
        <message>
            <source>Remove the text from {place}</source>
            <translation>Togli il testo da {place}</translation>
        </message>
        <message>
            <source>Remove the wall</source>
            <translation>Togli il muro</translation>
        </message>
        <message>
            <source>Remove the {building}</source>
            <translation>Togli: {building}</translation>
        </message>
        <message>
            <source>Remove the {good}</source>
            <translation>Togli: {good}</translation>
        </message>
        <message>
            <source>Remove what lies far away (tiles: {number})</source>
            <translation>Togli ciò che è lontano (tessere: {number})</translation>
        </message>
        <message>
            <source>Remove what stands at {place}</source>
            <translation>Togli ciò che sta in {place}</translation>
        </message>
        <message>
            <source>Take the river off the sea at {place}</source>
            <translation>Togli il fiume dal mare in {place}</translation>
        </message>
        <message>
            <source>Take the river off the {tile}</source>
            <translation>Togli il fiume: {tile}</translation>
        </message>
        <message>
            <source>Turn the {tile}</source>
            <translation>Gira: {tile}</translation>
        </message>
    </context>
    <context>
        <name>hint</name>
        <message numerus="yes">
            <source>%n rows of the wonder</source>
            <translation>
                <numerusform>%n riga della meraviglia</numerusform>
                <numerusform>%n righe della meraviglia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Solver: %n points</source>
            <translation>
                <numerusform>Risolutore: %n punto</numerusform>
                <numerusform>Risolutore: %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>brick</source>
            <translation>mattone</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message numerus="yes">
            <source>for %n bricks of the wonder in turn {turn}</source>
            <translation>
                <numerusform>per %n mattone della meraviglia nel turno {turn}</numerusform>
                <numerusform>per %n mattoni della meraviglia nel turno {turn}</numerusform>
            </translation>
        </message>
        <message>
            <source>for a big mine {spot:in} by turn {turn}</source>
            <translation>per una grande miniera {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a big new shaft {spot:in} by turn {turn}</source>
            <translation>per un grande nuovo pozzo {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a bridge over {site} by turn {turn}</source>
            <translation>per un ponte {site:over} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a bridge {spot:in} by turn {turn}</source>
            <translation>per un ponte {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a gold mine {spot:in} by turn {turn}</source>
            <translation>per una miniera d'oro {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a herd of geese {spot:in} until turn {turn}</source>
            <translation>per un branco di oche {spot:in} fino al turno {turn}</translation>
        </message>
        <message>
            <source>for a mine {spot:in} by turn {turn}</source>
            <translation>per una miniera {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a new donkey {spot:in} in turn {turn}</source>
            <translation>per un nuovo asino {spot:in} nel turno {turn}</translation>
        </message>
        <message>
            <source>for a new gold shaft {spot:in} by turn {turn}</source>
            <translation>per un nuovo pozzo d'oro {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a new iron shaft {spot:in} by turn {turn}</source>
            <translation>per un nuovo pozzo di ferro {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a new shaft {spot:in} by turn {turn}</source>
            <translation>per un nuovo pozzo {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for a road {spot:in} by turn {turn}</source>
            <translation>per una strada {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for an iron mine {spot:in} by turn {turn}</source>
            <translation>per una miniera di ferro {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for geese that breed {spot:in} from turn {turn} on</source>
            <translation>perché dal turno {turn} le oche si riproducano {spot:in}</translation>
        </message>
        <message>
            <source>for research {spot:in} in turn {turn}: {subject}</source>
            <translation>per la ricerca {spot:in} nel turno {turn}: {subject}</translation>
        </message>
        <message>
            <source>for the irrigation of the deserts by turn {turn}</source>
            <translation>per l'irrigazione dei deserti entro il turno {turn}</translation>
        </message>
        <message>
            <source>for the {building} {spot:in}, there by turn {turn}</source>
            <translation>per {building:the} {spot:in}, lì entro il turno {turn}</translation>
        </message>
        <message>
            <source>for {building:a} {spot:in} by turn {turn}</source>
            <translation>per {building:a} {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for {goods} by turn {turn}</source>
            <translation>per {goods} entro il turno {turn}</translation>
        </message>
        <message>
            <source>for {kind:a} {spot:in} by turn {turn}</source>
            <translation>per {kind:a} {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>irrigation</source>
            <translation>irrigazione</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nulla</translation>
        </message>
        <message>
            <source>research: {subject}</source>
            <translation>ricerca: {subject}</translation>
        </message>
        <message>
            <source>road</source>
            <translation>strada</translation>
        </message>
        <message>
            <source>shaft</source>
            <translation>pozzo</translation>
        </message>
        <message>
            <source>to demolish a wall {spot:in} by turn {turn}</source>
            <translation>per demolire un muro {spot:in} entro il turno {turn}</translation>
        </message>
        <message>
            <source>to have {goods} aboard at the end of the game</source>
            <translation>per avere a bordo {goods} alla fine della partita</translation>
        </message>
        <message>
            <source>to keep others from what is worth points</source>
            <translation>perché altri non prendano ciò che vale punti</translation>
        </message>
        <message>
            <source>to keep others from what the {building} uses</source>
            <translation>perché altri non prendano ciò che serve per {building:the}</translation>
        </message>
        <message>
            <source>to set a transporter down {spot:in} in turn {turn}</source>
            <translation>per scaricare un mezzo {spot:in} nel turno {turn}</translation>
        </message>
        <message>
            <source>worth about {points} in the end</source>
            <translation>vale circa {points} alla fine</translation>
        </message>
        <message>
            <source>{aim}, and that {goal}</source>
            <translation>{aim}, e questo {goal}</translation>
        </message>
        <message>
            <source>{errand}, leaves {goods} behind</source>
            <translation>{errand}, lascia {goods}</translation>
        </message>
        <message>
            <source>{errand}, takes {goods}</source>
            <translation>{errand}, prende {goods}</translation>
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
            <translation>Est</translation>
        </message>
        <message>
            <source>Middle</source>
            <translation>Centro</translation>
        </message>
        <message>
            <source>North</source>
            <translation>Nord</translation>
        </message>
        <message>
            <source>North-east</source>
            <translation>Nord-est</translation>
        </message>
        <message>
            <source>North-west</source>
            <translation>Nord-ovest</translation>
        </message>
        <message>
            <source>South</source>
            <translation>Sud</translation>
        </message>
        <message>
            <source>South-east</source>
            <translation>Sud-est</translation>
        </message>
        <message>
            <source>South-west</source>
            <translation>Sud-ovest</translation>
        </message>
        <message>
            <source>West</source>
            <translation>Ovest</translation>
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
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seeds</source>
            <translation>
                <numerusform>%n seme</numerusform>
                <numerusform>%n semi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solo games</source>
            <translation>
                <numerusform>%n partita in solitario</numerusform>
                <numerusform>%n partite in solitario</numerusform>
            </translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>intervallo al 95 %</translation>
        </message>
        <message>
            <source>Any turn may be idle.</source>
            <translation>Qualsiasi turno può restare inutilizzato.</translation>
        </message>
        <message>
            <source>As far as is known yet, {player} can play this map.</source>
            <translation>Per quanto se ne sa finora, {player} sa giocare su questa mappa.</translation>
        </message>
        <message>
            <source>Average per game</source>
            <translation>Media per partita</translation>
        </message>
        <message>
            <source>Bricks of the wonder by turn</source>
            <translation>Mattoni della meraviglia per turno</translation>
        </message>
        <message>
            <source>Clay is dug at rivers and at the sea.</source>
            <translation>L'argilla si scava lungo i fiumi e il mare.</translation>
        </message>
        <message>
            <source>Contact</source>
            <translation>Incontro</translation>
        </message>
        <message>
            <source>Ended by</source>
            <translation>Chiuse da</translation>
        </message>
        <message>
            <source>Every tile is stepped on in some game</source>
            <translation>Ogni tessera viene calpestata in qualche partita</translation>
        </message>
        <message>
            <source>Failed (not counted)</source>
            <translation>Fallite (non contate)</translation>
        </message>
        <message>
            <source>Fair within</source>
            <translation>Equa entro</translation>
        </message>
        <message>
            <source>First seed</source>
            <translation>Primo seme</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Games on this map are too short to tell whether {player} can play it: in fewer than {turns} turns, boards and stone are often not worth their time.</source>
            <translation>Le partite su questa mappa sono troppo corte per dire se {player} sa giocarci: in meno di {turns} turni assi e pietre spesso non convengono.</translation>
        </message>
        <message>
            <source>Games won by home</source>
            <translation>Partite vinte per casa</translation>
        </message>
        <message>
            <source>Games won by order of play</source>
            <translation>Partite vinte per ordine di gioco</translation>
        </message>
        <message>
            <source>Games won by player</source>
            <translation>Partite vinte per giocatore</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Merce</translation>
        </message>
        <message>
            <source>Goods by turn: {good}</source>
            <translation>Merci per turno: {good}</translation>
        </message>
        <message>
            <source>Goods in a game</source>
            <translation>Merci in una partita</translation>
        </message>
        <message>
            <source>Hash of the map</source>
            <translation>Hash della mappa</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Casa</translation>
        </message>
        <message>
            <source>Homes differ in how many seats go without {thing}: {shares}.</source>
            <translation>Le case differiscono per quanti posti restano senza {thing}: {shares}.</translation>
        </message>
        <message>
            <source>How far players get</source>
            <translation>Fin dove arrivano i giocatori</translation>
        </message>
        <message>
            <source>How games go</source>
            <translation>Come vanno le partite</translation>
        </message>
        <message>
            <source>Idle transporters</source>
            <translation>Mezzi di trasporto fermi</translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no boards from a sawmill.</source>
            <translation>
                <numerusform>In %n partita su {games} {home} non ottiene assi da una segheria.</numerusform>
                <numerusform>In %n partite su {games} {home} non ottiene assi da una segheria.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} gets no stone from a quarry or a stone factory.</source>
            <translation>
                <numerusform>In %n partita su {games} {home} non ottiene pietre, né da una cava di pietra né da una fabbrica di pietra.</numerusform>
                <numerusform>In %n partite su {games} {home} non ottiene pietre, né da una cava di pietra né da una fabbrica di pietra.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n games out of {games}, {home} has less than {share} % of the median points of its table.</source>
            <translation>
                <numerusform>In %n partita su {games} {home} ha meno del {share} % della mediana dei punti del tavolo.</numerusform>
                <numerusform>In %n partite su {games} {home} ha meno del {share} % della mediana dei punti del tavolo.</numerusform>
            </translation>
        </message>
        <message>
            <source>In most games {home} builds no mine, while {other} builds its first in turn {early}.</source>
            <translation>Nella maggior parte delle partite {home} non costruisce nessuna miniera, mentre {other} costruisce la prima nel turno {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no boards, while {other} gets its first in turn {early}.</source>
            <translation>Nella maggior parte delle partite {home} non ottiene assi, mentre {other} ottiene le prime nel turno {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no coin, while {other} gets its first in turn {early}.</source>
            <translation>Nella maggior parte delle partite {home} non ottiene monete, mentre {other} ottiene la prima nel turno {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no stock, while {other} gets its first in turn {early}.</source>
            <translation>Nella maggior parte delle partite {home} non ottiene azioni, mentre {other} ottiene le prime nel turno {early}.</translation>
        </message>
        <message>
            <source>In most games {home} gets no stone, while {other} gets its first in turn {early}.</source>
            <translation>Nella maggior parte delle partite {home} non ottiene pietre, mentre {other} ottiene le prime nel turno {early}.</translation>
        </message>
        <message>
            <source>In most games {home} meets nobody, while {other} meets others in turn {early}.</source>
            <translation>Nella maggior parte delle partite {home} non incontra nessuno, mentre {other} incontra altri nel turno {early}.</translation>
        </message>
        <message>
            <source>It is not yet known whether its games are shorter or longer.</source>
            <translation>Non si sa ancora se le sue partite sono più brevi o più lunghe.</translation>
        </message>
        <message>
            <source>It is not yet known whether players have more points.</source>
            <translation>Non si sa ancora se i giocatori hanno più punti.</translation>
        </message>
        <message>
            <source>It is not yet known whether the second version is fairer.</source>
            <translation>Non si sa ancora se la seconda versione è più equa.</translation>
        </message>
        <message>
            <source>It is not yet known whether {player} can play this map.</source>
            <translation>Non si sa ancora se {player} sa giocare su questa mappa.</translation>
        </message>
        <message numerus="yes">
            <source>Its %n searches come to {points} points; more of them may find more.</source>
            <translation>
                <numerusform>La sua %n ricerca arriva a {points} punti; altre potrebbero trovare di più.</numerusform>
                <numerusform>Le sue %n ricerche arrivano a {points} punti; altre potrebbero trovare di più.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its games are equally long.</source>
            <translation>Le sue partite sono ugualmente lunghe.</translation>
        </message>
        <message>
            <source>Its games are longer by {by} turns.</source>
            <translation>Le sue partite sono più lunghe di {by} turni.</translation>
        </message>
        <message>
            <source>Its games are shorter by {by} turns.</source>
            <translation>Le sue partite sono più brevi di {by} turni.</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Minimo</translation>
        </message>
        <message>
            <source>Length of games</source>
            <translation>Durata delle partite</translation>
        </message>
        <message>
            <source>Let other players play it too, to learn whether this is due to the map or to {player}.</source>
            <translation>Fai giocare anche altri giocatori, per capire se dipende dalla mappa o da {player}.</translation>
        </message>
        <message>
            <source>Let {other} play it too, to learn whether this is due to the map or to {player}.</source>
            <translation>Fai giocare anche {other}, per capire se dipende dalla mappa o da {player}.</translation>
        </message>
        <message>
            <source>Median turn</source>
            <translation>Turno mediano</translation>
        </message>
        <message>
            <source>Median turn of the first one</source>
            <translation>Turno mediano della prima volta</translation>
        </message>
        <message>
            <source>Milestone</source>
            <translation>Traguardo</translation>
        </message>
        <message>
            <source>Milestones by home</source>
            <translation>Traguardi per casa</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Massimo</translation>
        </message>
        <message>
            <source>Neither of them comes within {share} % of par, so it is hard to reach.</source>
            <translation>Nessuno dei due arriva entro il {share} % dal par, quindi è difficile da raggiungere.</translation>
        </message>
        <message>
            <source>Neither rock nor a shore can be reached from there on foot.</source>
            <translation>Da lì non si raggiunge a piedi né roccia né costa.</translation>
        </message>
        <message>
            <source>Neutral</source>
            <translation>Neutri</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Mai</translation>
        </message>
        <message>
            <source>No woods can be reached from there on foot.</source>
            <translation>Da lì non si raggiunge a piedi nessun bosco.</translation>
        </message>
        <message>
            <source>Nobody steps on: {places}</source>
            <translation>Nessuno calpesta: {places}</translation>
        </message>
        <message numerus="yes">
            <source>Nobody steps on: {places} and %n more</source>
            <translation>
                <numerusform>Nessuno calpesta: {places} e %n altra</numerusform>
                <numerusform>Nessuno calpesta: {places} e altre %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is made in the best game.</source>
            <translation>Nella partita migliore non si produce nulla.</translation>
        </message>
        <message numerus="yes">
            <source>Of %n seats of {player}, so many never make or build any: {shares}.</source>
            <translation>
                <numerusform>Quanti posti di {player}, su %n, non ne producono o costruiscono mai: {shares}.</numerusform>
                <numerusform>Quanti posti di {player}, su %n, non ne producono o costruiscono mai: {shares}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Par is the best of %n plans of the solver (version {version}), not the limit of what is possible.</source>
            <translation>
                <numerusform>Il par è il migliore di %n piano del risolutore (versione {version}), non un limite del possibile.</numerusform>
                <numerusform>Il par è il migliore di %n piani del risolutore (versione {version}), non un limite del possibile.</numerusform>
            </translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Posizione</translation>
        </message>
        <message>
            <source>Place {place} in the order of play wins {share} % ({low} to {high}), {by} percentage points above an even share.</source>
            <translation>Chi è {place}º nell'ordine di gioco vince il {share} % (da {low} a {high}), {by} punti percentuali in più di una quota pari.</translation>
        </message>
        <message>
            <source>Place {place} in the order of play wins {share} % ({low} to {high}), {by} percentage points below an even share.</source>
            <translation>Chi è {place}º nell'ordine di gioco vince il {share} % (da {low} a {high}), {by} punti percentuali in meno di una quota pari.</translation>
        </message>
        <message>
            <source>Played by</source>
            <translation>Giocate con</translation>
        </message>
        <message>
            <source>Played without</source>
            <translation>Giocate senza</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Players have equally many points.</source>
            <translation>I giocatori hanno gli stessi punti.</translation>
        </message>
        <message>
            <source>Players have {by} points fewer.</source>
            <translation>I giocatori hanno {by} punti in meno.</translation>
        </message>
        <message>
            <source>Players have {by} points more.</source>
            <translation>I giocatori hanno {by} punti in più.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Points at the end</source>
            <translation>Punti alla fine</translation>
        </message>
        <message>
            <source>Points by home</source>
            <translation>Punti per casa</translation>
        </message>
        <message>
            <source>Points by turn</source>
            <translation>Punti per turno</translation>
        </message>
        <message>
            <source>Points of a player, on average</source>
            <translation>Punti di un giocatore, in media</translation>
        </message>
        <message>
            <source>Points of the rows of the wonder</source>
            <translation>Punti delle righe della meraviglia</translation>
        </message>
        <message>
            <source>Points: goods aboard, wonder</source>
            <translation>Punti: merci a bordo, meraviglia</translation>
        </message>
        <message>
            <source>Report by</source>
            <translation>Rapporto di</translation>
        </message>
        <message>
            <source>Report of the laboratory</source>
            <translation>Rapporto del laboratorio</translation>
        </message>
        <message>
            <source>Research by turn</source>
            <translation>Ricerca per turno</translation>
        </message>
        <message>
            <source>Row of the wonder, from the lowest</source>
            <translation>Riga della meraviglia, dalla più bassa</translation>
        </message>
        <message>
            <source>Seats without {thing}</source>
            <translation>Posti senza {thing}</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Semi</translation>
        </message>
        <message>
            <source>Share of games</source>
            <translation>Quota delle partite</translation>
        </message>
        <message>
            <source>Share of games won, in %</source>
            <translation>Quota di partite vinte, in %</translation>
        </message>
        <message>
            <source>Share of games, in %</source>
            <translation>Quota delle partite, in %</translation>
        </message>
        <message numerus="yes">
            <source>The easy player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>Il giocatore facile arriva a {points} punti: la mediana di %n partita, da {least} a {most}.</numerusform>
                <numerusform>Il giocatore facile arriva a {points} punti: la mediana di %n partite, da {least} a {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The easy player comes within {share} % of par, so it is easy to reach.</source>
            <translation>Il giocatore facile arriva entro il {share} % dal par, quindi è facile da raggiungere.</translation>
        </message>
        <message>
            <source>The first turn that may not be idle: {turn}.</source>
            <translation>Il primo turno che non può restare inutilizzato: {turn}.</translation>
        </message>
        <message>
            <source>The homes are certainly not equal: chance alone makes so large a difference with a probability of {chance}.</source>
            <translation>Le case di certo non sono uguali: una differenza così grande si ha per caso con una probabilità del {chance}.</translation>
        </message>
        <message>
            <source>The homes do not part for sure at any milestone.</source>
            <translation>In nessun traguardo le case si separano con certezza.</translation>
        </message>
        <message>
            <source>The land is the same for all homes: the map can be turned or mirrored from each to each.</source>
            <translation>Il territorio è uguale per tutte le case: la mappa si può ruotare o specchiare da ciascuna a ciascuna altra.</translation>
        </message>
        <message>
            <source>The land shows no reason for that.</source>
            <translation>Il terreno non ne mostra il motivo.</translation>
        </message>
        <message>
            <source>The last neutral brick</source>
            <translation>L'ultimo mattone neutro</translation>
        </message>
        <message>
            <source>The longest chain of goods in the best game: {goods}.</source>
            <translation>La catena di merci più lunga nella partita migliore: {goods}.</translation>
        </message>
        <message>
            <source>The map</source>
            <translation>La mappa</translation>
        </message>
        <message>
            <source>The mark of the wonder</source>
            <translation>Il segno della meraviglia</translation>
        </message>
        <message numerus="yes">
            <source>The medium player comes to {points} points: the median of %n games, from {least} to {most}.</source>
            <translation>
                <numerusform>Il giocatore medio arriva a {points} punti: la mediana di %n partita, da {least} a {most}.</numerusform>
                <numerusform>Il giocatore medio arriva a {points} punti: la mediana di %n partite, da {least} a {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The medium player comes within {share} % of par, the easy one does not, so it is fairly hard to reach.</source>
            <translation>Il giocatore medio arriva entro il {share} % dal par, quello facile no, quindi è piuttosto difficile da raggiungere.</translation>
        </message>
        <message>
            <source>The places in the order of play are fair within {tolerance} percentage points.</source>
            <translation>Le posizioni nell'ordine di gioco sono eque entro {tolerance} punti percentuali.</translation>
        </message>
        <message>
            <source>The run</source>
            <translation>La serie</translation>
        </message>
        <message>
            <source>The second version is as fair as the first.</source>
            <translation>La seconda versione è equa quanto la prima.</translation>
        </message>
        <message>
            <source>The second version is fairer by {by} percentage points.</source>
            <translation>La seconda versione è più equa di {by} punti percentuali.</translation>
        </message>
        <message>
            <source>The second version is less fair by {by} percentage points.</source>
            <translation>La seconda versione è meno equa di {by} punti percentuali.</translation>
        </message>
        <message>
            <source>Transporters are idle in {share} of their turns.</source>
            <translation>I mezzi di trasporto stanno fermi nel {share} dei loro turni.</translation>
        </message>
        <message>
            <source>Transporters made by turn</source>
            <translation>Mezzi prodotti per turno</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>Untitled map</source>
            <translation>Mappa senza titolo</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdetto</translation>
        </message>
        <message>
            <source>What each level says</source>
            <translation>Che cosa dice ogni livello</translation>
        </message>
        <message>
            <source>What ends games</source>
            <translation>Che cosa chiude le partite</translation>
        </message>
        <message>
            <source>When homes came to milestones is not known: an earlier version of the program kept these games.</source>
            <translation>Non si sa quando le case sono arrivate ai traguardi: queste partite le ha conservate una versione precedente del programma.</translation>
        </message>
        <message>
            <source>Won by {home}</source>
            <translation>Vince {home}</translation>
        </message>
        <message>
            <source>Won in a seed</source>
            <translation>Vinte per seme</translation>
        </message>
        <message>
            <source>a tenth made by turn</source>
            <translation>un decimo prodotto entro il turno</translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>circa %n ora</numerusform>
                <numerusform>circa %n ore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes</source>
            <translation>
                <numerusform>circa %n minuto</numerusform>
                <numerusform>circa %n minuti</numerusform>
            </translation>
        </message>
        <message>
            <source>an even share</source>
            <translation>quota pari</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message>
            <source>doubtful, as {player} can hardly play this map: {verdict}</source>
            <translation>incerto, perché {player} riesce a malapena a giocare su questa mappa: {verdict}</translation>
        </message>
        <message>
            <source>easy to reach</source>
            <translation>facile da raggiungere</translation>
        </message>
        <message>
            <source>fair</source>
            <translation>equa</translation>
        </message>
        <message numerus="yes">
            <source>fair within {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>equa entro {points} punti percentuali in %n partita ({players})</numerusform>
                <numerusform>equa entro {points} punti percentuali in %n partite ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fair within {tolerance} percentage points, in %n games</source>
            <translation>
                <numerusform>equa entro {tolerance} punti percentuali, in %n partita</numerusform>
                <numerusform>equa entro {tolerance} punti percentuali, in %n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>fair: {shares} %</source>
            <translation>equa: {shares} %</translation>
        </message>
        <message numerus="yes">
            <source>fairer by {by} percentage points ({low} to {high}): {before} from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>più equa di {by} punti percentuali (da {low} a {high}): distanza dalla quota pari {before} prima, {after} dopo, in %n partita ciascuna</numerusform>
                <numerusform>più equa di {by} punti percentuali (da {low} a {high}): distanza dalla quota pari {before} prima, {after} dopo, in %n partite ciascuna</numerusform>
            </translation>
        </message>
        <message>
            <source>fairly hard to reach</source>
            <translation>piuttosto difficile da raggiungere</translation>
        </message>
        <message>
            <source>games become {by} turns longer</source>
            <translation>le partite si allungano di {by} turni</translation>
        </message>
        <message>
            <source>games become {by} turns shorter</source>
            <translation>le partite si accorciano di {by} turni</translation>
        </message>
        <message>
            <source>games last as long as before</source>
            <translation>le partite durano quanto prima</translation>
        </message>
        <message>
            <source>hard to reach</source>
            <translation>difficile da raggiungere</translation>
        </message>
        <message>
            <source>lay {goods} at the home on {place}</source>
            <translation>metti {goods} presso la casa in {place}</translation>
        </message>
        <message>
            <source>left</source>
            <translation>rimaste</translation>
        </message>
        <message>
            <source>left after the turn</source>
            <translation>rimaste dopo il turno</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>perse</translation>
        </message>
        <message>
            <source>made</source>
            <translation>prodotte</translation>
        </message>
        <message>
            <source>move the home from {first} to the {second}</source>
            <translation>sposta la casa da {first}; nuovo luogo: {second}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>mai</translation>
        </message>
        <message>
            <source>never in {share} %</source>
            <translation>mai nel {share} %</translation>
        </message>
        <message>
            <source>not yet known</source>
            <translation>non ancora noto</translation>
        </message>
        <message>
            <source>not yet known whether games become longer: {by} turns</source>
            <translation>non si sa ancora se le partite si allungano: {by} turni</translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); about {least} to %n more games are needed</source>
            <translation>
                <numerusform>non si sa ancora se la mappa è equa: {home} vince il {share} % (da {low} a {high}); servono ancora da {least} a circa %n partita</numerusform>
                <numerusform>non si sa ancora se la mappa è equa: {home} vince il {share} % (da {low} a {high}); servono ancora da {least} a circa %n partite</numerusform>
            </translation>
        </message>
        <message>
            <source>not yet known whether it is fair: {home} wins {share} % ({low} to {high}); too early to tell how many more games are needed</source>
            <translation>non si sa ancora se la mappa è equa: {home} vince il {share} % (da {low} a {high}); è presto per dire quante partite servono ancora</translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fair: {home} wins {share} %; at least %n more games are needed</source>
            <translation>
                <numerusform>non si sa ancora se la mappa è equa: {home} vince il {share} %; serve ancora almeno %n partita</numerusform>
                <numerusform>non si sa ancora se la mappa è equa: {home} vince il {share} %; servono ancora almeno %n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not yet known whether it is fairer: {before} percentage points from an even share before, {after} after, in %n games each</source>
            <translation>
                <numerusform>non si sa ancora se sia più equa: {before} punti percentuali dalla quota pari prima, {after} dopo, in %n partita ciascuna</numerusform>
                <numerusform>non si sa ancora se sia più equa: {before} punti percentuali dalla quota pari prima, {after} dopo, in %n partite ciascuna</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing is known yet: no game has been played to its end</source>
            <translation>non si sa ancora nulla: nessuna partita è stata giocata fino alla fine</translation>
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
            <translation>strada</translation>
        </message>
        <message>
            <source>swap the {first} with the {second}</source>
            <translation>scambia {first} con {second}</translation>
        </message>
        <message>
            <source>under a minute</source>
            <translation>meno di un minuto</translation>
        </message>
        <message>
            <source>under {number} %</source>
            <translation>sotto {number} %</translation>
        </message>
        <message>
            <source>unfair</source>
            <translation>non equa</translation>
        </message>
        <message numerus="yes">
            <source>unfair by {points} percentage points in %n games ({players})</source>
            <translation>
                <numerusform>non equa di {points} punti percentuali in %n partita ({players})</numerusform>
                <numerusform>non equa di {points} punti percentuali in %n partite ({players})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points above an even share</source>
            <translation>
                <numerusform>non equa: {home} vince il {share} % (da {low} a {high}) di %n partita, {by} punti percentuali in più di una quota pari</numerusform>
                <numerusform>non equa: {home} vince il {share} % (da {low} a {high}) di %n partite, {by} punti percentuali in più di una quota pari</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unfair: {home} wins {share} % ({low} to {high}) of %n games, {by} percentage points below an even share</source>
            <translation>
                <numerusform>non equa: {home} vince il {share} % (da {low} a {high}) di %n partita, {by} punti percentuali in meno di una quota pari</numerusform>
                <numerusform>non equa: {home} vince il {share} % (da {low} a {high}) di %n partite, {by} punti percentuali in meno di una quota pari</numerusform>
            </translation>
        </message>
        <message>
            <source>used</source>
            <translation>usate</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>muro</translation>
        </message>
        <message numerus="yes">
            <source>{edit}, and likewise at its %n images</source>
            <translation>
                <numerusform>{edit}, e così pure alla sua immagine</numerusform>
                <numerusform>{edit}, e così pure alle sue %n immagini</numerusform>
            </translation>
        </message>
        <message>
            <source>{findings} (before the last change of the map)</source>
            <translation>{findings} (prima dell'ultima modifica della mappa)</translation>
        </message>
        <message>
            <source>{games}, {seeds}. The bars show 95 % intervals that hold however often you look: where bars do not meet, homes part.</source>
            <translation>{games}, {seeds}. Le barre mostrano intervalli al 95 % che valgono per quante volte si guardi: dove le barre non si incontrano, le case si separano.</translation>
        </message>
        <message>
            <source>{games}, {seeds}; the bands show 95 % intervals</source>
            <translation>{games}, {seeds}; le fasce mostrano gli intervalli al 95 %</translation>
        </message>
        <message>
            <source>{games}, {seeds}; the error bars show 95 % intervals</source>
            <translation>{games}, {seeds}; le barre d'errore mostrano gli intervalli al 95 %</translation>
        </message>
        <message numerus="yes">
            <source>{home} builds its first mine %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} costruisce la prima miniera %n turno più tardi di {other} (turno {late} contro {early}).</numerusform>
                <numerusform>{home} costruisce la prima miniera %n turni più tardi di {other} (turno {late} contro {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first boards %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} ottiene le prime assi %n turno più tardi di {other} (turno {late} contro {early}).</numerusform>
                <numerusform>{home} ottiene le prime assi %n turni più tardi di {other} (turno {late} contro {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first coin %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} ottiene la prima moneta %n turno più tardi di {other} (turno {late} contro {early}).</numerusform>
                <numerusform>{home} ottiene la prima moneta %n turni più tardi di {other} (turno {late} contro {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stock %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} ottiene le prime azioni %n turno più tardi di {other} (turno {late} contro {early}).</numerusform>
                <numerusform>{home} ottiene le prime azioni %n turni più tardi di {other} (turno {late} contro {early}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{home} gets its first stone %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} ottiene le prime pietre %n turno più tardi di {other} (turno {late} contro {early}).</numerusform>
                <numerusform>{home} ottiene le prime pietre %n turni più tardi di {other} (turno {late} contro {early}).</numerusform>
            </translation>
        </message>
        <message>
            <source>{home} gets no boards from a sawmill.</source>
            <translation>{home} non ottiene assi da una segheria.</translation>
        </message>
        <message>
            <source>{home} gets no stone from a quarry or a stone factory.</source>
            <translation>{home} non ottiene pietre, né da una cava di pietra né da una fabbrica di pietra.</translation>
        </message>
        <message numerus="yes">
            <source>{home} meets others %n turns later than {other} (turn {late} against {early}).</source>
            <translation>
                <numerusform>{home} incontra altri %n turno più tardi di {other} (turno {late} contro {early}).</numerusform>
                <numerusform>{home} incontra altri %n turni più tardi di {other} (turno {late} contro {early}).</numerusform>
            </translation>
        </message>
        <message>
            <source>{home} wins, level by level: {shares}.</source>
            <translation>{home} vince, livello per livello: {shares}.</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>da {low} a {high}</translation>
        </message>
        <message>
            <source>{number} in the order of play</source>
            <translation>{number}º nell'ordine di gioco</translation>
        </message>
        <message>
            <source>{number} percentage points</source>
            <translation>{number} punti percentuali</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{others} can hardly play it either, at any home: games of machines say little about this map.</source>
            <translation>Anche per {others} è quasi ingiocabile, da qualsiasi casa: le partite delle macchine dicono poco di questa mappa.</translation>
        </message>
        <message>
            <source>{others} can hardly play it either, so this is due to the map.</source>
            <translation>Anche per {others} è quasi ingiocabile, quindi dipende dalla mappa.</translation>
        </message>
        <message>
            <source>{other} gets much farther on it than {player} ({things}): judge the map by the games of {other}.</source>
            <translation>{other} vi arriva molto più lontano di {player} ({things}): giudica la mappa dalle partite di {other}.</translation>
        </message>
        <message>
            <source>{player} can hardly play this map: in more than {limit} % of the games no boards, or no stone, are made ({homes}). A home loses half of the tolerance by that alone.</source>
            <translation>{player} riesce a malapena a giocare su questa mappa: in più del {limit} % delle partite non si producono assi, o pietra ({homes}). Già questo costa a una casa metà della tolleranza.</translation>
        </message>
        <message>
            <source>{player} can hardly play this map: in more than {limit} % of the games no boards, or no stone, are made.</source>
            <translation>{player} riesce a malapena a giocare su questa mappa: in più del {limit} % delle partite non si producono assi, o pietra.</translation>
        </message>
        <message>
            <source>{player} can play this map.</source>
            <translation>{player} sa giocare su questa mappa.</translation>
        </message>
        <message>
            <source>{player} comes to less than half as many of these in a game as {other}: {things}.</source>
            <translation>In una partita {player} arriva a meno della metà di questi rispetto a {other}: {things}.</translation>
        </message>
        <message>
            <source>{remark}; goods count while they are aboard, as at the end of a game</source>
            <translation>{remark}; le merci contano finché sono a bordo, come alla fine di una partita</translation>
        </message>
        <message>
            <source>{thing} {share}</source>
            <translation>{thing} {share}</translation>
        </message>
        <message>
            <source>{turn} or later</source>
            <translation>{turn} o più tardi</translation>
        </message>
        <message>
            <source>{value} ({low} to {high})</source>
            <translation>{value} (da {low} a {high})</translation>
        </message>
        <message>
            <source>{value} ± {half}</source>
            <translation>{value} ± {half}</translation>
        </message>
        <message>
            <source>{value} % ({low} to {high})</source>
            <translation>{value} % (da {low} a {high})</translation>
        </message>
    </context>
    <context>
        <name>laying</name>
        <message>
            <source>A tile has to border on one that lies there already.</source>
            <translation>Una tessera deve confinare con una già posata.</translation>
        </message>
        <message>
            <source>A tile lies here already.</source>
            <translation>Qui c'è già una tessera.</translation>
        </message>
        <message numerus="yes">
            <source>All %n land tiles of this world are laid.</source>
            <translation>
                <numerusform>L'unica tessera di terra di questo mondo è posata.</numerusform>
                <numerusform>Tutte le %n tessere di terra di questo mondo sono posate.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n sea tiles of this world are laid.</source>
            <translation>
                <numerusform>L'unica tessera di mare di questo mondo è posata.</numerusform>
                <numerusform>Tutte le %n tessere di mare di questo mondo sono posate.</numerusform>
            </translation>
        </message>
        <message>
            <source>All have passed: the world is large enough.</source>
            <translation>Tutti hanno passato: il mondo è abbastanza grande.</translation>
        </message>
        <message>
            <source>All sources have been used: no further river may begin.</source>
            <translation>Tutte le sorgenti sono state usate: nessun altro fiume può iniziare.</translation>
        </message>
        <message>
            <source>Allowed, but whether the tiles left can finish all rivers is more than the search could decide.</source>
            <translation>Permesso, ma la ricerca non ha potuto decidere se le tessere rimaste possano completare tutti i fiumi.</translation>
        </message>
        <message>
            <source>Every player lays two tiles: nobody passes.</source>
            <translation>Ogni giocatore posa due tessere: nessuno passa.</translation>
        </message>
        <message>
            <source>Nobody can pass while a river is open: it must be finished first.</source>
            <translation>Nessuno può passare finché un fiume è aperto: prima va completato.</translation>
        </message>
        <message>
            <source>None of the tiles left can be laid anywhere.</source>
            <translation>Nessuna delle tessere rimaste può essere posata.</translation>
        </message>
        <message>
            <source>The first tile is laid in the middle.</source>
            <translation>La prima tessera si posa al centro.</translation>
        </message>
        <message>
            <source>The map is laid; nothing more is added.</source>
            <translation>La mappa è composta; non si aggiunge più nulla.</translation>
        </message>
        <message>
            <source>The world has the size that was agreed on.</source>
            <translation>Il mondo ha la grandezza concordata.</translation>
        </message>
    </context>
    <context>
        <name>lists</name>
        <message>
            <source>{first} and no {last}</source>
            <translation>{first} e niente {last}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} e {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} o {last}</translation>
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
                <numerusform>una casa</numerusform>
                <numerusform>%n case</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>un pezzo</numerusform>
                <numerusform>%n pezzi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>una strada</numerusform>
                <numerusform>%n strade</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n walls</source>
            <translation>
                <numerusform>un muro</numerusform>
                <numerusform>%n muri</numerusform>
            </translation>
        </message>
        <message>
            <source>{stroke}, take away {things}</source>
            <translation>{stroke}, togli {things}</translation>
        </message>
    </context>
    <context>
        <name>meanings</name>
        <message>
            <source>A boat is docked where no sea is.</source>
            <translation>Una barca è attraccata dove non c'è mare.</translation>
        </message>
        <message>
            <source>A boat is in a river that its tile does not have.</source>
            <translation>Una barca è in un fiume che la sua tessera non ha.</translation>
        </message>
        <message>
            <source>A boat is on land.</source>
            <translation>Una barca è sulla terra.</translation>
        </message>
        <message>
            <source>A bridge joins what other bridges join already.</source>
            <translation>Un ponte unisce ciò che altri ponti uniscono già.</translation>
        </message>
        <message>
            <source>A bridge stands at a source, which divides nothing.</source>
            <translation>Un ponte sta a una sorgente, che non divide nulla.</translation>
        </message>
        <message>
            <source>A bridge stands in a desert, and the options do not allow it.</source>
            <translation>Un ponte sta nel deserto, e le opzioni non lo permettono.</translation>
        </message>
        <message>
            <source>A bridge stands where there is no river.</source>
            <translation>Un ponte sta dove non c'è fiume.</translation>
        </message>
        <message>
            <source>A building stands in a desert.</source>
            <translation>Un edificio sta nel deserto.</translation>
        </message>
        <message>
            <source>A building stands on a terrain that it cannot stand on.</source>
            <translation>Un edificio sta su un terreno dove non può stare.</translation>
        </message>
        <message>
            <source>A building that needs a shore stands inland.</source>
            <translation>Un edificio che richiede la costa sta nell'entroterra.</translation>
        </message>
        <message>
            <source>A check of somebody else could not be carried out.</source>
            <translation>Un controllo di altri non si è potuto eseguire.</translation>
        </message>
        <message>
            <source>A check of somebody else has found something.</source>
            <translation>Un controllo di altri ha trovato qualcosa.</translation>
        </message>
        <message>
            <source>A district has a place without a tile.</source>
            <translation>Un distretto ha un luogo senza tessera.</translation>
        </message>
        <message>
            <source>A draft has no title yet.</source>
            <translation>Una bozza non ha ancora un titolo.</translation>
        </message>
        <message>
            <source>A final scenario has no title.</source>
            <translation>Uno scenario definitivo non ha titolo.</translation>
        </message>
        <message>
            <source>A home lacks wood, stone or pasture within reach.</source>
            <translation>A portata di una casa mancano legno, pietra o pascolo.</translation>
        </message>
        <message>
            <source>A home stands on a sea tile.</source>
            <translation>Una casa sta su una tessera di mare.</translation>
        </message>
        <message>
            <source>A home stands where there is no tile.</source>
            <translation>Una casa sta dove non c'è tessera.</translation>
        </message>
        <message>
            <source>A label stands where there is no tile.</source>
            <translation>Un'etichetta sta dove non c'è tessera.</translation>
        </message>
        <message>
            <source>A land transporter is at sea, in a river or at a dock.</source>
            <translation>Un mezzo di terra è in mare, in un fiume o a un attracco.</translation>
        </message>
        <message>
            <source>A map of the book has more tiles of a kind than the box of the book.</source>
            <translation>Una mappa del libro ha più tessere di un tipo della scatola del libro.</translation>
        </message>
        <message>
            <source>A mine does not say what its bag holds.</source>
            <translation>Una miniera non dice che cosa contiene il suo sacchetto.</translation>
        </message>
        <message>
            <source>A note is about a place without a tile.</source>
            <translation>Una nota riguarda un luogo senza tessera.</translation>
        </message>
        <message>
            <source>A part of the map is too far away for void hexes to join it.</source>
            <translation>Una parte della mappa è troppo lontana perché esagoni vuoti la uniscano.</translation>
        </message>
        <message>
            <source>A piece stands where there is no tile.</source>
            <translation>Un pezzo sta dove non c'è tessera.</translation>
        </message>
        <message>
            <source>A player begins with more transporters than a player may own.</source>
            <translation>Un giocatore inizia con più mezzi di quanti ne possa avere.</translation>
        </message>
        <message>
            <source>A river joins itself in a ring.</source>
            <translation>Un fiume si chiude su sé stesso ad anello.</translation>
        </message>
        <message>
            <source>A river leads to a place without a tile.</source>
            <translation>Un fiume porta a un luogo senza tessera.</translation>
        </message>
        <message>
            <source>A river meets a land tile that has no river on that side.</source>
            <translation>Un fiume incontra una tessera di terra che da quel lato non ha fiume.</translation>
        </message>
        <message>
            <source>A river meets land without a river, or a void hex.</source>
            <translation>Un fiume incontra terra senza fiume, o un esagono vuoto.</translation>
        </message>
        <message>
            <source>A river rises on another terrain than mountain.</source>
            <translation>Un fiume nasce su un terreno diverso dalla montagna.</translation>
        </message>
        <message>
            <source>A river that ends on land has neither a source nor a mouth.</source>
            <translation>Un fiume che finisce sulla terra non ha né sorgente né foce.</translation>
        </message>
        <message>
            <source>A road leads into the sea.</source>
            <translation>Una strada porta nel mare.</translation>
        </message>
        <message>
            <source>A road leads to a place without a tile.</source>
            <translation>Una strada porta a un luogo senza tessera.</translation>
        </message>
        <message>
            <source>A road leads to a tile of the expansion; games leave it out.</source>
            <translation>Una strada porta a una tessera dell’espansione; le partite non la hanno.</translation>
        </message>
        <message>
            <source>A scenario lies in the folder, but is not in the book.</source>
            <translation>Uno scenario è nella cartella, ma non nel libro.</translation>
        </message>
        <message>
            <source>A scenario of the book is missing, or cannot be read.</source>
            <translation>Uno scenario del libro manca o non si può leggere.</translation>
        </message>
        <message>
            <source>A sea tile has a river.</source>
            <translation>Una tessera di mare ha un fiume.</translation>
        </message>
        <message>
            <source>A tile has more than one building.</source>
            <translation>Una tessera ha più di un edificio.</translation>
        </message>
        <message>
            <source>A tile is in no box that was ever printed, nor in the scenario's own.</source>
            <translation>Una tessera non è in nessuna scatola stampata, né in quella propria dello scenario.</translation>
        </message>
        <message>
            <source>A transporter carries goods and another transporter at once.</source>
            <translation>Un mezzo trasporta insieme merci e un altro mezzo.</translation>
        </message>
        <message>
            <source>A transporter carries more goods than it can.</source>
            <translation>Un mezzo trasporta più merci di quante possa.</translation>
        </message>
        <message>
            <source>A wall does not stand between two tiles.</source>
            <translation>Un muro non sta tra due tessere.</translation>
        </message>
        <message>
            <source>A wall has no tokens.</source>
            <translation>Un muro non ha segnalini.</translation>
        </message>
        <message>
            <source>A wall stands beside a tile of the expansion; games leave it out.</source>
            <translation>Un muro sta accanto a una tessera dell’espansione; le partite non lo hanno.</translation>
        </message>
        <message>
            <source>A wall stands between two sea tiles.</source>
            <translation>Un muro sta tra due tessere di mare.</translation>
        </message>
        <message>
            <source>All tiles of a kind have the same picture at the play site.</source>
            <translation>Tutte le tessere di un tipo hanno la stessa immagine sul sito di gioco.</translation>
        </message>
        <message>
            <source>An unfinished river has neither a source nor a mouth yet.</source>
            <translation>Un fiume incompleto non ha ancora né sorgente né foce.</translation>
        </message>
        <message>
            <source>Another building than a mine has a bag.</source>
            <translation>Un edificio diverso da una miniera ha un sacchetto.</translation>
        </message>
        <message>
            <source>Fields belong to a place without a tile.</source>
            <translation>Dei campi appartengono a un luogo senza tessera.</translation>
        </message>
        <message>
            <source>Goods lie at sea where no oil rig stores them.</source>
            <translation>Ci sono merci in mare dove nessuna piattaforma le conserva.</translation>
        </message>
        <message>
            <source>Homes are fixed, but not for as many players as may play.</source>
            <translation>Le case sono fissate, ma non per tutti i giocatori possibili.</translation>
        </message>
        <message>
            <source>Homes or pieces stand on tiles of the expansion; games do not have them.</source>
            <translation>Case o pezzi stanno su tessere dell’espansione; le partite non li hanno.</translation>
        </message>
        <message>
            <source>More spaces of the wonder start filled than it has.</source>
            <translation>All'inizio sono riempiti più spazi della meraviglia di quanti ne abbia.</translation>
        </message>
        <message>
            <source>No designer is named, and maps without a credit are not verified.</source>
            <translation>Nessun autore è nominato, e le mappe senza autore non vengono verificate.</translation>
        </message>
        <message>
            <source>No home can reach a part of the map.</source>
            <translation>Nessuna casa può raggiungere una parte della mappa.</translation>
        </message>
        <message>
            <source>One home has much more of a terrain within reach than another.</source>
            <translation>Una casa ha a portata molto più di un terreno di un'altra.</translation>
        </message>
        <message>
            <source>One player has two homes.</source>
            <translation>Un giocatore ha due case.</translation>
        </message>
        <message>
            <source>Players begin with boats where there is no water for them.</source>
            <translation>I giocatori cominciano con barche dove per esse non c'è acqua.</translation>
        </message>
        <message>
            <source>Some scenarios of the book have codes, but not all.</source>
            <translation>Alcuni scenari del libro hanno codici, ma non tutti.</translation>
        </message>
        <message>
            <source>Something belongs to a player who never takes part.</source>
            <translation>Qualcosa appartiene a un giocatore che non partecipa mai.</translation>
        </message>
        <message>
            <source>The bag of a mine holds more than any one shaft brings.</source>
            <translation>Il sacchetto di una miniera contiene più di quanto porti un singolo pozzo.</translation>
        </message>
        <message>
            <source>The book has no title yet.</source>
            <translation>Il libro non ha ancora un titolo.</translation>
        </message>
        <message>
            <source>The box holds pieces for four players only.</source>
            <translation>La scatola contiene pezzi solo per quattro giocatori.</translation>
        </message>
        <message>
            <source>The game lasts for more neutral bricks than the box has.</source>
            <translation>La partita dura più mattoni neutri di quanti ne ha la scatola.</translation>
        </message>
        <message>
            <source>The game would end before the first neutral brick.</source>
            <translation>La partita finirebbe prima del primo mattone neutro.</translation>
        </message>
        <message>
            <source>The game would last less than one turn.</source>
            <translation>La partita durerebbe meno di un turno.</translation>
        </message>
        <message>
            <source>The map for the play site lacks something, or has more void hexes.</source>
            <translation>Alla mappa per il sito di gioco manca qualcosa, oppure ha più esagoni vuoti.</translation>
        </message>
        <message>
            <source>The map has more tiles of a kind than the chosen box.</source>
            <translation>La mappa ha più tessere di un tipo della scatola scelta.</translation>
        </message>
        <message>
            <source>The map has no description, and the play site wants one.</source>
            <translation>La mappa non ha una descrizione, e il sito di gioco ne vuole una.</translation>
        </message>
        <message>
            <source>The map has no title, and the play site wants a name.</source>
            <translation>La mappa non ha un titolo, e il sito di gioco vuole un nome.</translation>
        </message>
        <message>
            <source>The map has pieces of the expansion, whose rules are not played.</source>
            <translation>La mappa ha pezzi dell’espansione, le cui regole non vengono giocate.</translation>
        </message>
        <message>
            <source>The map has tiles of the expansion, whose rules are not played.</source>
            <translation>La mappa ha tessere dell’espansione, le cui regole non vengono giocate.</translation>
        </message>
        <message>
            <source>The map is meant to be symmetrical, but some places differ from their images.</source>
            <translation>La mappa dovrebbe essere simmetrica, ma alcuni luoghi differiscono dalle loro immagini.</translation>
        </message>
        <message>
            <source>The map on the cover is none of the book.</source>
            <translation>La mappa in copertina non è una del libro.</translation>
        </message>
        <message>
            <source>The minimum and maximum numbers of players do not fit together.</source>
            <translation>Il minimo e il massimo di giocatori non vanno d'accordo.</translation>
        </message>
        <message>
            <source>The play site does not have a tile.</source>
            <translation>Il sito di gioco non ha una tessera.</translation>
        </message>
        <message>
            <source>The rivers of a tile cross, or one has more than three edges.</source>
            <translation>I fiumi di una tessera si incrociano, o uno ha più di tre lati.</translation>
        </message>
        <message>
            <source>The same file is in the book twice.</source>
            <translation>Lo stesso file è due volte nel libro.</translation>
        </message>
        <message>
            <source>The status is draft, and only final maps are verified.</source>
            <translation>Lo stato è bozza, e si verificano solo le mappe definitive.</translation>
        </message>
        <message>
            <source>The tiles left in the box cannot finish the open rivers.</source>
            <translation>Le tessere rimaste nella scatola non bastano a completare i fiumi aperti.</translation>
        </message>
        <message>
            <source>The tiles of some maps of the book point another way.</source>
            <translation>Le tessere di alcune mappe del libro sono orientate diversamente.</translation>
        </message>
        <message>
            <source>The title is longer than a name may be at the play site.</source>
            <translation>Il titolo è più lungo di quanto un nome possa essere sul sito di gioco.</translation>
        </message>
        <message>
            <source>The wonder has no end mark for so many players.</source>
            <translation>La meraviglia non ha un segno di fine per così tanti giocatori.</translation>
        </message>
        <message>
            <source>There are fewer land tiles than players who look for a home.</source>
            <translation>Ci sono meno tessere di terra che giocatori in cerca di una casa.</translation>
        </message>
        <message>
            <source>There are fewer than three hexes for each player.</source>
            <translation>Ci sono meno di tre esagoni per ogni giocatore.</translation>
        </message>
        <message>
            <source>There are homes, but fewer of them than players.</source>
            <translation>Ci sono case, ma meno dei giocatori.</translation>
        </message>
        <message>
            <source>There are more mines on the map than the box has bags for.</source>
            <translation>Sulla mappa ci sono più miniere dei sacchetti della scatola.</translation>
        </message>
        <message>
            <source>There are no homes.</source>
            <translation>Non ci sono case.</translation>
        </message>
        <message>
            <source>There is little land for so many players.</source>
            <translation>C'è poca terra per così tanti giocatori.</translation>
        </message>
        <message>
            <source>There is much land for so few players.</source>
            <translation>C'è molta terra per così pochi giocatori.</translation>
        </message>
        <message>
            <source>There is no description.</source>
            <translation>Manca la descrizione.</translation>
        </message>
        <message>
            <source>There is no scenario in the book.</source>
            <translation>Nel libro non c'è alcuno scenario.</translation>
        </message>
        <message>
            <source>Tiles lie far away from the rest of the map.</source>
            <translation>Ci sono tessere lontane dal resto della mappa.</translation>
        </message>
        <message>
            <source>Two homes are nearer to each other than players may choose them.</source>
            <translation>Due case sono più vicine di quanto i giocatori possano sceglierle.</translation>
        </message>
        <message>
            <source>Two scenarios of the book have the same code.</source>
            <translation>Due scenari del libro hanno lo stesso codice.</translation>
        </message>
        <message>
            <source>Two scenarios of the book have the same title.</source>
            <translation>Due scenari del libro hanno lo stesso titolo.</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>the setting up</source>
            <translation>la preparazione</translation>
        </message>
        <message>
            <source>the {phase} phase</source>
            <translation>la fase {phase:of}</translation>
        </message>
        <message>
            <source>the {phase} phase, where players decide about praying</source>
            <translation>la fase {phase:of}, in cui i giocatori decidono se pregare</translation>
        </message>
        <message>
            <source>the {phase} phase, where players may ask for an order of play</source>
            <translation>la fase {phase:of}, in cui i giocatori possono chiedere un ordine di gioco</translation>
        </message>
        <message>
            <source>the {phase} phase, where players take positions</source>
            <translation>la fase {phase:of}, in cui i giocatori prendono posizione</translation>
        </message>
        <message>
            <source>the {phase} phase, where the mines are drawn</source>
            <translation>la fase {phase:of}, in cui si pesca dalle miniere</translation>
        </message>
    </context>
    <context>
        <name>nouns</name>
        <message>
            <source>boards|one:board|none:are no boards</source>
            <translation>assi|one:l'asse|none:non ci sono assi</translation>
        </message>
        <message>
            <source>bright idea</source>
            <translation>lampadina</translation>
        </message>
        <message>
            <source>clay pit|a:a clay pit</source>
            <translation>cava d'argilla|a:una cava d'argilla|the:la cava d'argilla</translation>
        </message>
        <message>
            <source>clay|one:clay|none:is no clay</source>
            <translation>argilla|one:l'argilla|none:non c'è argilla</translation>
        </message>
        <message>
            <source>coal burner|a:a coal burner</source>
            <translation>bruciatore a carbone|a:un bruciatore a carbone|the:il bruciatore a carbone</translation>
        </message>
        <message>
            <source>coins|one:coin|none:are no coins</source>
            <translation>monete|one:la moneta|none:non ci sono monete</translation>
        </message>
        <message>
            <source>desert</source>
            <translation>deserto</translation>
        </message>
        <message>
            <source>donkey|a:a donkey</source>
            <translation>asino|a:un asino</translation>
        </message>
        <message>
            <source>drilling</source>
            <translation>piattaforme</translation>
        </message>
        <message>
            <source>enlargement</source>
            <translation>miniere grandi</translation>
        </message>
        <message>
            <source>fuel|one:fuel|none:is no fuel</source>
            <translation>carburante|one:il carburante|none:non c'è carburante</translation>
        </message>
        <message>
            <source>geese|one:goose|none:are no geese</source>
            <translation>oche|one:l'oca|none:non ci sono oche</translation>
        </message>
        <message>
            <source>gold|one:gold|none:is no gold</source>
            <translation>oro|one:l'oro|none:non c'è oro</translation>
        </message>
        <message>
            <source>iron|one:iron|none:is no iron</source>
            <translation>ferro|one:il ferro|none:non c'è ferro</translation>
        </message>
        <message>
            <source>mine|a:a mine</source>
            <translation>miniera|a:una miniera|the:la miniera</translation>
        </message>
        <message>
            <source>mint|a:a mint</source>
            <translation>zecca|a:una zecca|the:la zecca</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>montagna</translation>
        </message>
        <message>
            <source>new shafts</source>
            <translation>nuovi pozzi</translation>
        </message>
        <message>
            <source>oil rig|a:an oil rig</source>
            <translation>piattaforma|a:una piattaforma|the:la piattaforma</translation>
        </message>
        <message>
            <source>paper mill|a:a paper mill</source>
            <translation>cartiera|a:una cartiera|the:la cartiera</translation>
        </message>
        <message>
            <source>paper|one:paper|none:is no paper</source>
            <translation>carta|one:la carta|none:non c'è carta</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>pascolo</translation>
        </message>
        <message>
            <source>quarry|a:a quarry</source>
            <translation>cava di pietra|a:una cava di pietra|the:la cava di pietra</translation>
        </message>
        <message>
            <source>raft factory|a:a raft factory</source>
            <translation>fabbrica di zattere|a:una fabbrica di zattere|the:la fabbrica di zattere</translation>
        </message>
        <message>
            <source>raft|a:a raft</source>
            <translation>zattera|a:una zattera</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>roccia</translation>
        </message>
        <message>
            <source>rowboat factory|a:a rowboat factory</source>
            <translation>fabbrica di barche a remi|a:una fabbrica di barche a remi|the:la fabbrica di barche a remi</translation>
        </message>
        <message>
            <source>rowboat|a:a rowboat</source>
            <translation>barca a remi|a:una barca a remi</translation>
        </message>
        <message>
            <source>rowing</source>
            <translation>barche a remi</translation>
        </message>
        <message>
            <source>sawmill|a:a sawmill</source>
            <translation>segheria|a:una segheria|the:la segheria</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>mare</translation>
        </message>
        <message>
            <source>shipping</source>
            <translation>battelli a vapore</translation>
        </message>
        <message>
            <source>specialisation</source>
            <translation>miniere specializzate</translation>
        </message>
        <message>
            <source>steamer factory|a:a steamer factory</source>
            <translation>fabbrica di battelli a vapore|a:una fabbrica di battelli a vapore|the:la fabbrica di battelli a vapore</translation>
        </message>
        <message>
            <source>steamer|a:a steamer</source>
            <translation>battello a vapore|a:un battello a vapore</translation>
        </message>
        <message>
            <source>stock exchange|a:a stock exchange</source>
            <translation>borsa valori|a:una borsa valori|the:la borsa valori</translation>
        </message>
        <message>
            <source>stock|one:stock|none:is no stock</source>
            <translation>azioni|one:l'azione|none:non ci sono azioni</translation>
        </message>
        <message>
            <source>stone factory|a:a stone factory</source>
            <translation>fabbrica di pietra|a:una fabbrica di pietra|the:la fabbrica di pietra</translation>
        </message>
        <message>
            <source>stone|one:stone|none:is no stone</source>
            <translation>pietre|one:la pietra|none:non ci sono pietre</translation>
        </message>
        <message>
            <source>truck factory|a:a truck factory</source>
            <translation>fabbrica di camion|a:una fabbrica di camion|the:la fabbrica di camion</translation>
        </message>
        <message>
            <source>trucking</source>
            <translation>camion</translation>
        </message>
        <message>
            <source>truck|a:a truck</source>
            <translation>camion|a:un camion</translation>
        </message>
        <message>
            <source>trunks|one:trunk|none:are no trunks</source>
            <translation>tronchi|one:il tronco|none:non ci sono tronchi</translation>
        </message>
        <message>
            <source>wagon factory|a:a wagon factory</source>
            <translation>fabbrica di carri|a:una fabbrica di carri|the:la fabbrica di carri</translation>
        </message>
        <message>
            <source>wagon|a:a wagon</source>
            <translation>carro|a:un carro</translation>
        </message>
        <message>
            <source>woodcutter|a:a woodcutter</source>
            <translation>taglialegna|a:un taglialegna|the:il taglialegna</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>bosco</translation>
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
            <translation>costruzione|of:di costruzione</translation>
        </message>
        <message>
            <source>movement</source>
            <translation>movimento|of:di movimento</translation>
        </message>
        <message>
            <source>production</source>
            <translation>produzione|of:di produzione</translation>
        </message>
        <message>
            <source>setting up</source>
            <translation>preparazione|of:di preparazione</translation>
        </message>
        <message>
            <source>wonder</source>
            <translation>meraviglia|of:della meraviglia</translation>
        </message>
    </context>
    <context>
        <name>place_wording</name>
        <message>
            <source>no tile</source>
            <translation>nessuna tessera</translation>
        </message>
        <message>
            <source>river: {directions}</source>
            <translation>fiume: {directions}</translation>
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
            <translation>luogo vuoto {place}|in:nel luogo vuoto {place}|the:il luogo vuoto {place}</translation>
        </message>
        <message>
            <source>more</source>
            <translation>altri</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>pascolo</translation>
        </message>
        <message>
            <source>rock or shore</source>
            <translation>roccia o costa</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>bosco</translation>
        </message>
        <message>
            <source>{number} transporters in all ({most} at most)</source>
            <translation>{number} mezzi in tutto (al massimo {most})</translation>
        </message>
        <message>
            <source>{number} transporters on land ({most} at most)</source>
            <translation>{number} mezzi a terra (al massimo {most})</translation>
        </message>
        <message>
            <source>{number} transporters on water ({most} at most)</source>
            <translation>{number} mezzi in acqua (al massimo {most})</translation>
        </message>
        <message>
            <source>{terrain} at {place}</source>
            <translation>{terrain} in {place}|in:su {place} ({terrain})|the:{place} ({terrain})</translation>
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
            <translation>Un clic revoca il piano.</translation>
        </message>
        <message>
            <source>All that it takes is there.</source>
            <translation>C'è tutto il necessario.</translation>
        </message>
        <message>
            <source>Built as planned: {what}</source>
            <translation>Costruito come pianificato: {what}</translation>
        </message>
        <message>
            <source>It is built when your building phase begins.</source>
            <translation>Si costruisce all'inizio della tua fase di costruzione.</translation>
        </message>
        <message>
            <source>Its sign builds it now.</source>
            <translation>Il suo segno lo costruisce ora.</translation>
        </message>
        <message>
            <source>Nobody can bring {goods} there in this movement.</source>
            <translation>Nessuno può portarvi {goods} in questo movimento.</translation>
        </message>
        <message>
            <source>None of your transporters gets there in this movement.</source>
            <translation>Nessuno dei tuoi mezzi ci arriva in questo movimento.</translation>
        </message>
        <message>
            <source>Plan {what}: {price}</source>
            <translation>Pianifica {what}: {price}</translation>
        </message>
        <message>
            <source>Planned: {what}, {price}</source>
            <translation>Pianificato: {what}, {price}</translation>
        </message>
        <message>
            <source>Then this could not be built as planned: {what}</source>
            <translation>Allora questo non si potrebbe costruire come pianificato: {what}</translation>
        </message>
        <message>
            <source>What you have planned already could not be built then.</source>
            <translation>Ciò che hai già pianificato allora non si potrebbe costruire.</translation>
        </message>
        <message>
            <source>What you have planned is not built, {what}: {reason}</source>
            <translation>Ciò che hai pianificato non viene costruito, {what}: {reason}</translation>
        </message>
        <message>
            <source>You have planned {what}; a click on its picture takes that back.</source>
            <translation>Hai pianificato {what}; un clic sulla sua immagine lo revoca.</translation>
        </message>
        <message>
            <source>a bridge on {tile}</source>
            <translation>un ponte su {tile}</translation>
        </message>
        <message>
            <source>a road between {first} and {second}</source>
            <translation>una strada tra {first} e {second}</translation>
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation>{building} su {tile}</translation>
        </message>
        <message>
            <source>{goods} cannot all be brought there in this movement.</source>
            <translation>In questo movimento non si può portarvi tutto: {goods}.</translation>
        </message>
        <message>
            <source>{goods} down {holder:in}</source>
            <translation>{goods} {holder:in}</translation>
        </message>
        <message>
            <source>{name} brings {goods}</source>
            <translation>{name} porta {goods}</translation>
        </message>
        <message>
            <source>{name} comes to build it</source>
            <translation>{name} viene a costruirlo</translation>
        </message>
        <message>
            <source>{name} puts {others} and brings {goods}</source>
            <translation>{name} posa {others} e porta {goods}</translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message numerus="yes">
            <source>%n pieces of the expansion are kept and drawn, the first at {place}; games do not have them.</source>
            <translation>
                <numerusform>Il pezzo dell’espansione in {place} viene conservato e disegnato; le partite non lo hanno.</numerusform>
                <numerusform>%n pezzi dell’espansione vengono conservati e disegnati, il primo in {place}; le partite non li hanno.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles of the expansion are kept and drawn, the first at {place}; games go on as if nothing lay there.</source>
            <translation>
                <numerusform>La tessera dell’espansione in {place} viene conservata e disegnata; le partite vanno come se lì non ci fosse nulla.</numerusform>
                <numerusform>%n tessere dell’espansione vengono conservate e disegnate, la prima in {place}; le partite vanno come se lì non ci fosse nulla.</numerusform>
            </translation>
        </message>
        <message>
            <source>A description would tell players what awaits them.</source>
            <translation>Una descrizione direbbe ai giocatori che cosa li attende.</translation>
        </message>
        <message>
            <source>A game lasts at least one turn, not {turns}.</source>
            <translation>Una partita dura almeno un turno, non {turns}.</translation>
        </message>
        <message>
            <source>A game needs at least one player, not {least}.</source>
            <translation>Una partita richiede almeno un giocatore, non {least}.</translation>
        </message>
        <message>
            <source>A name at the play site has at most {most} characters, not {number}; shorten the title.</source>
            <translation>Un nome sul sito di gioco ha al massimo {most} caratteri, non {number}; accorcia il titolo.</translation>
        </message>
        <message>
            <source>A piece at {place} is not on a tile.</source>
            <translation>Un pezzo in {place} non sta su una tessera.</translation>
        </message>
        <message>
            <source>A river must begin with a source or at the sea, or carry on one that is there already.</source>
            <translation>Un fiume deve iniziare con una sorgente o al mare, o proseguirne uno già presente.</translation>
        </message>
        <message>
            <source>A river rises on the {tile}; springs belong on mountains.</source>
            <translation>Un fiume nasce {tile:in}; le sorgenti vanno sulle montagne.</translation>
        </message>
        <message>
            <source>A sea tile cannot have a river.</source>
            <translation>Una tessera di mare non può avere un fiume.</translation>
        </message>
        <message>
            <source>All {tiles} of {tile_kind} have the same picture at the play site, which asks for variety; lay some anew.</source>
            <translation>Tutte le tessere ({tiles}: {tile_kind}) hanno la stessa immagine sul sito di gioco, che chiede varietà; posane di nuovo alcune.</translation>
        </message>
        <message>
            <source>Every player begins with {kind:a}, but too few tiles have a river or an open coast for it.</source>
            <translation>Ogni giocatore comincia con {kind:a}, ma troppo poche tessere hanno un fiume o una costa aperta.</translation>
        </message>
        <message>
            <source>Every player starts at home with {excess}.</source>
            <translation>Ogni giocatore inizia a casa con {excess}.</translation>
        </message>
        <message>
            <source>For {players} the play site wants at least {least} hexes, but the map has {tiles}.</source>
            <translation>Per {players} il sito di gioco vuole almeno {least} esagoni, ma la mappa ha {tiles}.</translation>
        </message>
        <message>
            <source>Homes are fixed for {served}, but up to {most} may play; add homes, or remove them all so that players choose freely.</source>
            <translation>Le case sono fissate per {served}, ma possono giocare fino a {most}; aggiungi case, o toglile tutte perché i giocatori scelgano liberamente.</translation>
        </message>
        <message>
            <source>No box has the {tile} ({shape}).</source>
            <translation>{tile} ({shape}) non è in alcuna scatola.</translation>
        </message>
        <message>
            <source>No home reaches the part of the map around the {tile} ({land}).</source>
            <translation>Nessuna casa raggiunge la parte della mappa attorno a {tile:the} ({land}).</translation>
        </message>
        <message>
            <source>No tile can have such rivers: a river has 1 to {first} edges, not {second}.</source>
            <translation>Nessuna tessera può avere tali fiumi: un fiume ha da 1 a {first} lati, non {second}.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: edge {first} is not one of 0 to 5.</source>
            <translation>Nessuna tessera può avere tali fiumi: il lato {first} non è tra 0 e 5.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: edge {first} is used twice.</source>
            <translation>Nessuna tessera può avere tali fiumi: il lato {first} è usato due volte.</translation>
        </message>
        <message>
            <source>No tile can have such rivers: rivers {first} and {second} cross.</source>
            <translation>Nessuna tessera può avere tali fiumi: i fiumi {first} e {second} si incrociano.</translation>
        </message>
        <message>
            <source>No tile left in the box can continue the river at the empty place {place}, and no sea is left.</source>
            <translation>Nessuna tessera rimasta nella scatola può proseguire il fiume nel luogo vuoto {place}, né resta mare.</translation>
        </message>
        <message>
            <source>Player {player} has researched subjects, but at most {most} take part.</source>
            <translation>Il giocatore {player} ha fatto ricerche, ma partecipano al massimo in {most}.</translation>
        </message>
        <message>
            <source>Player {player} has {number} homes.</source>
            <translation>Il giocatore {player} ha {number} case.</translation>
        </message>
        <message>
            <source>Player {player} starts with {excess}, those at home included.</source>
            <translation>Il giocatore {player} inizia con {excess}, compresi quelli a casa.</translation>
        </message>
        <message>
            <source>The book has no title yet.</source>
            <translation>Il libro non ha ancora un titolo.</translation>
        </message>
        <message>
            <source>The box holds no more tiles of {tile_kind}.</source>
            <translation>La scatola non ha altre tessere di tipo {tile_kind}.</translation>
        </message>
        <message>
            <source>The box holds pieces for {held} players; for {most} you need a second one.</source>
            <translation>La scatola contiene pezzi per {held} giocatori; per {most} te ne serve una seconda.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} cannot stand in a desert before it is irrigated.</source>
            <translation>Il ponte verso {direction} {tile:in} non può stare in un deserto prima dell'irrigazione.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} crosses no river.</source>
            <translation>Il ponte verso {direction} {tile:in} non attraversa alcun fiume.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} is not needed: a source divides nothing.</source>
            <translation>Il ponte verso {direction} {tile:in} non serve: una sorgente non divide nulla.</translation>
        </message>
        <message>
            <source>The bridge to the {direction} on the {tile} joins regions that other bridges join already.</source>
            <translation>Il ponte verso {direction} {tile:in} unisce regioni già unite da altri ponti.</translation>
        </message>
        <message>
            <source>The check {title} has failed: {why}.</source>
            <translation>Il controllo {title} è fallito: {why}.</translation>
        </message>
        <message>
            <source>The code {shared} is that of “{title}” too.</source>
            <translation>Il codice {shared} è anche quello di «{title}».</translation>
        </message>
        <message>
            <source>The cover shows {file}, which is not in the book.</source>
            <translation>La copertina mostra {file}, che non è nel libro.</translation>
        </message>
        <message>
            <source>The file {file} is in the book twice.</source>
            <translation>Il file {file} è due volte nel libro.</translation>
        </message>
        <message>
            <source>The game cannot end after {bricks}.</source>
            <translation>La partita non può finire dopo {bricks}.</translation>
        </message>
        <message>
            <source>The game may last for {bricks}; the box has {held}. Take some of a colour nobody plays.</source>
            <translation>La partita può durare {bricks}; la scatola ne ha {held}. Prendine di un colore che nessuno gioca.</translation>
        </message>
        <message>
            <source>The home at {place} is not on a tile.</source>
            <translation>La casa in {place} non sta su una tessera.</translation>
        </message>
        <message>
            <source>The home at {place} stands on the sea; homes need land.</source>
            <translation>La casa in {place} sta nel mare; le case vogliono terra.</translation>
        </message>
        <message>
            <source>The home on the {tile} has no water for the {kind} of its player: no river, no open coast.</source>
            <translation>La casa {tile:in} non ha acqua per il mezzo di partenza ({kind}): né fiume né costa aperta.</translation>
        </message>
        <message>
            <source>The home on the {tile} has no {missing} within {steps} steps on foot.</source>
            <translation>La casa {tile:in} non ha entro {steps} passi a piedi: {missing}.</translation>
        </message>
        <message>
            <source>The home on the {tile} is for player {player}, but at most {most} take part.</source>
            <translation>La casa {tile:in} è del giocatore {player}, ma partecipano al massimo in {most}.</translation>
        </message>
        <message>
            <source>The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one at {poorest} none.</source>
            <translation>Le case sono disuguali ({terrain}, entro {steps} passi a piedi): {most} per quella in {richest}, nessuna tessera per quella in {poorest}.</translation>
        </message>
        <message>
            <source>The homes are unequal: within {steps} steps on foot the one at {richest} has {most} {terrain}, the one at {poorest} {least}.</source>
            <translation>Le case sono disuguali ({terrain}, entro {steps} passi a piedi): {most} per quella in {richest}, {least} per quella in {poorest}.</translation>
        </message>
        <message>
            <source>The homes at {place} and {other} are {distance} apart; players who choose freely must keep {least}.</source>
            <translation>Le case in {place} e {other} distano {distance}; se i giocatori scelgono liberamente, almeno {least}.</translation>
        </message>
        <message>
            <source>The label at {place} is not on a tile.</source>
            <translation>L'etichetta in {place} non sta su una tessera.</translation>
        </message>
        <message>
            <source>The map for the play site differs: {remark}.</source>
            <translation>La mappa per il sito di gioco è diversa: {remark}.</translation>
        </message>
        <message>
            <source>The map has no homes, so players at the play site choose their own.</source>
            <translation>La mappa non ha case, quindi i giocatori sul sito di gioco scelgono le proprie.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a player. With less, players meet sooner, before they have settled.</source>
            <translation>La mappa ha {land} per {players}, {each} per ciascuno; il regolamento (pagina 6) ne consiglia circa {advised} a giocatore. Con meno i giocatori si incontrano prima, senza essersi sistemati.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}, {each} for each; the rule book (page 6) recommends about {advised} a player. With more, players build for longer before they meet.</source>
            <translation>La mappa ha {land} per {players}, {each} per ciascuno; il regolamento (pagina 6) ne consiglia circa {advised} a giocatore. Con più i giocatori costruiscono più a lungo prima di incontrarsi.</translation>
        </message>
        <message>
            <source>The map has {land} for {players}; the rule book (page 6) recommends about {advised} a player.</source>
            <translation>La mappa ha {land} per {players}; il regolamento (pagina 6) ne consiglia circa {advised} a giocatore.</translation>
        </message>
        <message numerus="yes">
            <source>The map is meant to be symmetrical, but %n places differ from their images: {odd}.</source>
            <translation>
                <numerusform>La mappa dovrebbe essere simmetrica, ma %n luogo differisce dalle immagini: {odd}.</numerusform>
                <numerusform>La mappa dovrebbe essere simmetrica, ma %n luoghi differiscono dalle immagini: {odd}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The map is scattered: %n tiles lie far away from the rest, the first at {place}.</source>
            <translation>
                <numerusform>La mappa è sparsa: %n tessera è lontana dal resto, in {place}.</numerusform>
                <numerusform>La mappa è sparsa: %n tessere sono lontane dal resto, la prima in {place}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box has none.</source>
            <translation>La mappa richiede {tiles} di tipo {tile_kind}; la scatola non ne ha.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box has only {held}.</source>
            <translation>La mappa richiede {tiles} di tipo {tile_kind}; la scatola ne ha solo {held}.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box of the book has none.</source>
            <translation>La mappa richiede {tiles} di tipo {tile_kind}; la scatola del libro non ne ha.</translation>
        </message>
        <message>
            <source>The map needs {tiles} of {tile_kind}; the box of the book has only {held}.</source>
            <translation>La mappa richiede {tiles} di tipo {tile_kind}; la scatola del libro ne ha solo {held}.</translation>
        </message>
        <message>
            <source>The mine at {place} does not say how much gold and iron its bag holds.</source>
            <translation>La miniera in {place} non dice quanto oro e ferro contiene il suo sacchetto.</translation>
        </message>
        <message>
            <source>The mine at {place} holds {gold} gold and {iron} iron; one shaft brings at most {most} of each.</source>
            <translation>La miniera in {place} contiene {gold} oro e {iron} ferro; un pozzo ne porta al massimo {most} di ciascuno.</translation>
        </message>
        <message>
            <source>The minimum number of players, {least}, is larger than the maximum, {most}.</source>
            <translation>Il numero minimo di giocatori, {least}, supera il massimo, {most}.</translation>
        </message>
        <message>
            <source>The note at {place} is about no tile.</source>
            <translation>La nota in {place} non riguarda una tessera.</translation>
        </message>
        <message>
            <source>The part of the map around the {tile} is too far away for void hexes to join it to the rest.</source>
            <translation>La parte della mappa attorno a {tile:the} è troppo lontana perché esagoni vuoti la uniscano al resto.</translation>
        </message>
        <message>
            <source>The play site does not have the {tile} ({shape}).</source>
            <translation>{tile} ({shape}) non c’è sul sito di gioco.</translation>
        </message>
        <message>
            <source>The play site takes no river that ends on land, as the one on the {tile} does to the {direction}.</source>
            <translation>Il sito di gioco non accetta un fiume che finisce sulla terra, come quello {tile:in} verso {direction}.</translation>
        </message>
        <message>
            <source>The play site wants a description.</source>
            <translation>Il sito di gioco vuole una descrizione.</translation>
        </message>
        <message>
            <source>The play site wants a home for each player or none at all; there are homes for {number} of {players}.</source>
            <translation>Il sito di gioco vuole una casa per ogni giocatore o nessuna; ce ne sono {number} per {players}.</translation>
        </message>
        <message>
            <source>The play site wants a name; give the map a title.</source>
            <translation>Il sito di gioco vuole un nome; dai un titolo alla mappa.</translation>
        </message>
        <message>
            <source>The river on the {other} must flow on: this tile needs a river to the {direction}.</source>
            <translation>Il fiume {other:in} deve proseguire: questa tessera ha bisogno di un fiume verso {direction}.</translation>
        </message>
        <message>
            <source>The river on the {tile} ends to the {direction} at the {other}, which has no river on that side.</source>
            <translation>Il fiume {tile:in} finisce verso {direction}, {other:in}, che da quel lato non ha fiumi.</translation>
        </message>
        <message>
            <source>The river on the {tile} has neither a source nor a mouth at the sea.</source>
            <translation>Il fiume {tile:in} non ha né sorgente né foce in mare.</translation>
        </message>
        <message>
            <source>The river on the {tile} has no beginning: it needs a source, or sea to flow into.</source>
            <translation>Il fiume {tile:in} non inizia da nessuna parte: gli serve una sorgente, o un mare in cui sfociare.</translation>
        </message>
        <message>
            <source>The river on the {tile} joins itself in a ring.</source>
            <translation>Il fiume {tile:in} si chiude ad anello.</translation>
        </message>
        <message>
            <source>The river on the {tile} meets a void hex to the {direction}, which the play site does not take; lay sea there.</source>
            <translation>Il fiume {tile:in} incontra verso {direction} un esagono vuoto, che il sito di gioco non accetta; posa lì del mare.</translation>
        </message>
        <message>
            <source>The river on the {tile} runs off the map to the {direction}; lay a tile at {place} that carries it on, or sea.</source>
            <translation>Il fiume {tile:in} esce dalla mappa verso {direction}; posa in {place} una tessera che lo prosegua, o mare.</translation>
        </message>
        <message>
            <source>The road between {between} leads into the sea.</source>
            <translation>La strada tra {between} porta nel mare.</translation>
        </message>
        <message>
            <source>The road between {between} leads to a place without a tile.</source>
            <translation>La strada tra {between} porta a un luogo senza tessera.</translation>
        </message>
        <message>
            <source>The road between {between} leads to a tile of the expansion, whose rules are not played; games leave it out.</source>
            <translation>La strada tra {between} porta a una tessera dell’espansione, le cui regole non si giocano; le partite non la hanno.</translation>
        </message>
        <message>
            <source>The scenario has no title yet.</source>
            <translation>Lo scenario non ha ancora un titolo.</translation>
        </message>
        <message>
            <source>The scenario is final but has no title.</source>
            <translation>Lo scenario è definitivo ma non ha titolo.</translation>
        </message>
        <message>
            <source>The scenario {file} cannot be taken into the book: {why}.</source>
            <translation>Lo scenario {file} non può entrare nel libro: {why}.</translation>
        </message>
        <message>
            <source>The scenario {file} lies in the folder, but not in the book.</source>
            <translation>Lo scenario {file} è nella cartella, ma non nel libro.</translation>
        </message>
        <message>
            <source>The sea at {place} has a river.</source>
            <translation>Il mare in {place} ha un fiume.</translation>
        </message>
        <message>
            <source>The tiles left in the box cannot finish all the rivers that are open at {open}.</source>
            <translation>Le tessere rimaste nella scatola non possono completare tutti i fiumi aperti: {open}.</translation>
        </message>
        <message>
            <source>The tiles of this map point another way from those of most maps in the book.</source>
            <translation>Le tessere di questa mappa sono orientate diversamente da quelle della maggior parte del libro.</translation>
        </message>
        <message>
            <source>The title “{title}” is that of an earlier scenario too.</source>
            <translation>Il titolo «{title}» è anche quello di uno scenario precedente.</translation>
        </message>
        <message>
            <source>The wall between {between} belongs to player {player}, but at most {most} take part.</source>
            <translation>Il muro tra {between} è del giocatore {player}, ma partecipano al massimo in {most}.</translation>
        </message>
        <message>
            <source>The wall between {between} does not stand between two tiles.</source>
            <translation>Il muro tra {between} non sta tra due tessere.</translation>
        </message>
        <message>
            <source>The wall between {between} has no tokens.</source>
            <translation>Il muro tra {between} non ha segnalini.</translation>
        </message>
        <message>
            <source>The wall between {between} is beside a tile of the expansion, whose rules are not played; games leave it out.</source>
            <translation>Il muro tra {between} sta accanto a una tessera dell’espansione, le cui regole non si giocano; le partite non lo hanno.</translation>
        </message>
        <message>
            <source>The wall between {between} stands between two sea tiles.</source>
            <translation>Il muro tra {between} sta tra due tessere di mare.</translation>
        </message>
        <message>
            <source>The wonder has {spaces} spaces; {filled} of them cannot be filled at the start.</source>
            <translation>La meraviglia ha {spaces} spazi; non se ne possono riempire {filled} all'inizio.</translation>
        </message>
        <message>
            <source>The {building} at {place} has a bag of gold and iron; only mines have one.</source>
            <translation>{building} in {place} ha un sacchetto di oro e ferro; solo le miniere ne hanno uno.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} can only stand on {ground}.</source>
            <translation>{building} {tile:in}: può stare solo su {ground}.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} cannot stand in a desert before it is irrigated.</source>
            <translation>{building} {tile:in}: non può stare in un deserto prima dell'irrigazione.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} must stand on land.</source>
            <translation>{building} {tile:in}: deve stare sulla terra.</translation>
        </message>
        <message>
            <source>The {building} on the {tile} needs a shore: a river on the tile or the sea beside it.</source>
            <translation>{building} {tile:in}: serve una costa, cioè un fiume sulla tessera o il mare accanto.</translation>
        </message>
        <message>
            <source>The {good} at {place} would lie in the sea; only an oil rig stores goods there.</source>
            <translation>{good} in {place}: merce in mare; solo una piattaforma vi conserva merci.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} carries {carried} goods but holds only {room}.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} porta {carried} merci ma ne contiene solo {room}.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} carries {passenger:a} and can carry no goods besides.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} trasporta {passenger:a} e non può portare anche merci.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} has no owner: at most {most} take part.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} non ha proprietario: partecipano al massimo in {most}.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is docked to the {direction}, where no sea is.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} è attraccato verso {direction}, dove non c'è mare.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is docked, but docks belong to land tiles; it can simply be at sea.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} è attraccato, ma si attracca a tessere di terra; può stare semplicemente in mare.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} is in a river that the tile does not have.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} è in un fiume che la tessera non ha.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} must be in a river, at sea, or docked at the sea.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} deve stare in un fiume, in mare o attraccato al mare.</translation>
        </message>
        <message>
            <source>The {kind} of player {player} on the {tile} must stand on land.</source>
            <translation>Il mezzo ({kind}) del giocatore {player} {tile:in} deve stare sulla terra.</translation>
        </message>
        <message>
            <source>The {other} to the {direction} has no river on that side.</source>
            <translation>Verso {direction}, {other:in}, non c'è alcun fiume su quel lato.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: a river has 1 to {first} edges, not {second}.</source>
            <translation>Fiumi impossibili, {tile}: un fiume ha da 1 a {first} lati, non {second}.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: edge {first} is not one of 0 to 5.</source>
            <translation>Fiumi impossibili, {tile}: il lato {first} non è tra 0 e 5.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: edge {first} is used twice.</source>
            <translation>Fiumi impossibili, {tile}: il lato {first} è usato due volte.</translation>
        </message>
        <message>
            <source>The {tile} has impossible rivers: rivers {first} and {second} cross.</source>
            <translation>Fiumi impossibili, {tile}: i fiumi {first} e {second} si incrociano.</translation>
        </message>
        <message>
            <source>The {tile} has {number} buildings.</source>
            <translation>Troppi edifici {tile:in}: {number}.</translation>
        </message>
        <message>
            <source>There are {mines} mines on the map; the box has {held}, each with a bag.</source>
            <translation>Sulla mappa ci sono {mines} miniere; la scatola ne ha {held}, ciascuna con un sacchetto.</translation>
        </message>
        <message>
            <source>There is no scenario in the book yet.</source>
            <translation>Nel libro non c'è ancora alcuno scenario.</translation>
        </message>
        <message>
            <source>There is no tile at {place}, which belongs to a district.</source>
            <translation>In {place}, che appartiene a un distretto, non c'è tessera.</translation>
        </message>
        <message>
            <source>There is no tile at {place}, which has fields.</source>
            <translation>In {place}, che ha campi, non c'è tessera.</translation>
        </message>
        <message>
            <source>This scenario has no code, unlike others of the book.</source>
            <translation>Questo scenario non ha un codice, a differenza di altri del libro.</translation>
        </message>
        <message>
            <source>Up to {most} players may take part, but the wonder has end marks for {marks} at most.</source>
            <translation>Possono giocare fino a {most}, ma la meraviglia ha segni di fine al massimo per {marks}.</translation>
        </message>
        <message>
            <source>Up to {players} need a home, but the map has no land.</source>
            <translation>Fino a {players} hanno bisogno di una casa, ma la mappa non ha terra.</translation>
        </message>
        <message>
            <source>Up to {players} need a home, but the map has {land}.</source>
            <translation>Fino a {players} hanno bisogno di una casa, ma la mappa ha {land}.</translation>
        </message>
        <message numerus="yes">
            <source>What stands on %n tiles of the expansion is kept and drawn, the first at {place}; games do not have it.</source>
            <translation>
                <numerusform>Ciò che sta sulla tessera dell’espansione in {place} viene conservato e disegnato; le partite non lo hanno.</numerusform>
                <numerusform>Ciò che sta su %n tessere dell’espansione viene conservato e disegnato, la prima in {place}; le partite non lo hanno.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever verifies maps at the play site leaves drafts alone; make the status final when it is done.</source>
            <translation>Chi verifica le mappe sul sito di gioco lascia stare le bozze; imposta lo stato definitivo quando la mappa è pronta.</translation>
        </message>
        <message>
            <source>Whoever verifies maps at the play site wants to read who designed them; name the designers.</source>
            <translation>Chi verifica le mappe sul sito di gioco vuole leggere chi le ha create; nomina gli autori.</translation>
        </message>
        <message>
            <source>With the tile at {place} the tiles left could no longer finish the open rivers.</source>
            <translation>Con la tessera in {place} le tessere rimaste non potrebbero più completare i fiumi aperti.</translation>
        </message>
        <message>
            <source>{finding} (check {title}).</source>
            <translation>{finding} (controllo {title}).</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>A factory is upgraded right after its research; no research of one has just been done.</source>
            <translation>Una fabbrica si migliora subito dopo la sua ricerca; nessuna è appena stata fatta.</translation>
        </message>
        <message>
            <source>A home must be on land; {spot} is not.</source>
            <translation>Una casa sta sulla terra; {spot} non lo è.</translation>
        </message>
        <message>
            <source>A home must be on land; {tile:at} is sea.</source>
            <translation>Una casa sta sulla terra; {tile:at} è mare.</translation>
        </message>
        <message>
            <source>A mixture cannot be {value}.</source>
            <translation>Una combinazione non può essere {value}.</translation>
        </message>
        <message>
            <source>A new shaft needs research of {subject}, which {player} has not done.</source>
            <translation>Un nuovo pozzo richiede una ricerca ({subject}) che {player} non ha fatto.</translation>
        </message>
        <message>
            <source>A new {kind} must be put in a river or at a coast of {region}, not {spot:in}.</source>
            <translation>Un nuovo mezzo ({kind}) si mette in un fiume o a una costa presso {region}, non {spot:in}.</translation>
        </message>
        <message>
            <source>A position cannot be {value}.</source>
            <translation>Una posizione non può essere {value}.</translation>
        </message>
        <message>
            <source>A river without a bridge separates {source} from {to}; no land transporter can cross it.</source>
            <translation>Un fiume senza ponte separa {source} e {to}; nessun mezzo di terra lo attraversa.</translation>
        </message>
        <message>
            <source>A road already joins {border}.</source>
            <translation>Una strada unisce già {border}.</translation>
        </message>
        <message>
            <source>A wagon is made from a donkey, not from {transporter}.</source>
            <translation>Un carro si produce da un asino, non da {transporter}.</translation>
        </message>
        <message>
            <source>A wall of {owner} blocks the way from {source} to {to}.</source>
            <translation>Un muro di {owner} chiude la via {source:from} {to:to}.</translation>
        </message>
        <message>
            <source>A wall of {owner} blocks {spot}.</source>
            <translation>Un muro di {owner} chiude {spot}.</translation>
        </message>
        <message>
            <source>A {kind} appears at its factory; it cannot be put {spot:in}.</source>
            <translation>Un nuovo mezzo ({kind}) appare alla sua fabbrica; non si può mettere {spot:in}.</translation>
        </message>
        <message>
            <source>After {subject} {upgraded:a} can be upgraded; nothing stands on {tile}.</source>
            <translation>Dopo la ricerca ({subject}) si può migliorare {upgraded:a}; su {tile} non c'è nulla.</translation>
        </message>
        <message>
            <source>After {subject} {upgraded:a} can be upgraded; {building:a} stands on {tile}.</source>
            <translation>Dopo la ricerca ({subject}) si può migliorare {upgraded:a}; su {tile} c'è {building:a}.</translation>
        </message>
        <message>
            <source>All homes must be chosen first.</source>
            <translation>Prima si scelgono tutte le case.</translation>
        </message>
        <message>
            <source>All {spaces} spaces of the wonder are filled.</source>
            <translation>Tutti i {spaces} spazi della meraviglia sono pieni.</translation>
        </message>
        <message>
            <source>An action cannot be {value}.</source>
            <translation>Un'azione non può essere {value}.</translation>
        </message>
        <message>
            <source>An animal was already born on {tile} this turn.</source>
            <translation>Su {tile} in questo turno è già nato un animale.</translation>
        </message>
        <message>
            <source>An answer cannot be {value}.</source>
            <translation>Una risposta non può essere {value}.</translation>
        </message>
        <message>
            <source>An offer goes to other players in the game, each named once, not to {partners}.</source>
            <translation>Un'offerta va ad altri giocatori della partita, ciascuno una volta, non a {partners}.</translation>
        </message>
        <message>
            <source>An offer must be answered first.</source>
            <translation>Prima bisogna rispondere a un'offerta.</translation>
        </message>
        <message>
            <source>Bridges already join both sides of {site}.</source>
            <translation>I ponti hanno già unito i due lati: {site}.</translation>
        </message>
        <message>
            <source>Chance cannot be player {value}.</source>
            <translation>Il caso non può essere il giocatore {value}.</translation>
        </message>
        <message>
            <source>Chance decides now; nobody acts before.</source>
            <translation>Ora decide il caso; prima nessuno agisce.</translation>
        </message>
        <message>
            <source>Donkeys breed on pastures; {tile:at} is {terrain}.</source>
            <translation>Gli asini si riproducono sui pascoli; su {tile:at} c'è: {terrain}.</translation>
        </message>
        <message>
            <source>Donkeys breed where nothing else is; on {tile} there are: {things}.</source>
            <translation>Gli asini si riproducono dove non c'è altro; su {tile} ci sono: {things}.</translation>
        </message>
        <message>
            <source>Each mine with a filled bag makes one good that is in its bag.</source>
            <translation>Ogni miniera con il sacchetto non vuoto produce una merce che vi si trova.</translation>
        </message>
        <message>
            <source>Every player begins with {kind:a}, and {tile} has no river and no open coast for it.</source>
            <translation>Ogni giocatore comincia con {kind:a}, e {tile} non ha né fiume né costa aperta.</translation>
        </message>
        <message>
            <source>Exactly two donkeys of {player} are needed to breed; on {tile} there are: {standing}.</source>
            <translation>Si riproducono esattamente due asini di {player}; su {tile} ci sono: {standing}.</translation>
        </message>
        <message>
            <source>Geese follow {passenger}: let them go before it is carried.</source>
            <translation>Delle oche seguono {passenger}: bisogna lasciarle prima che salga a bordo.</translation>
        </message>
        <message>
            <source>Geese follow {transporter} in a river: let them go on one of its banks.</source>
            <translation>Le oche seguono {transporter} in un fiume: lasciale su una delle sue rive.</translation>
        </message>
        <message>
            <source>Goods may be left at sea only on an oil rig; there is none {holder:in}.</source>
            <translation>In mare si possono lasciare merci solo su una piattaforma; {holder:in} non ce n'è.</translation>
        </message>
        <message>
            <source>Goods pass from {source} to {target} only over a bridge, or by a boat in the river.</source>
            <translation>Le merci passano {source:from} {target:to} solo su un ponte, o con una barca nel fiume.</translation>
        </message>
        <message>
            <source>It is not for {player} to act now, but for {acting}.</source>
            <translation>Ora non tocca a {player}, ma a {acting}.</translation>
        </message>
        <message>
            <source>It takes {needed}, not {named}.</source>
            <translation>Richiede {needed}, non {named}.</translation>
        </message>
        <message>
            <source>It takes {needed}; nothing is in reach.</source>
            <translation>Richiede {needed}; nulla è a portata.</translation>
        </message>
        <message>
            <source>It takes {needed}; nothing of it is in reach.</source>
            <translation>Richiede {needed}; nulla di ciò è a portata.</translation>
        </message>
        <message>
            <source>It takes {needed}; {missing} are missing.</source>
            <translation>Richiede {needed}; mancano {missing}.</translation>
        </message>
        <message>
            <source>It takes {needed}; {missing} is missing.</source>
            <translation>Richiede {needed}; manca {missing}.</translation>
        </message>
        <message>
            <source>No goose follows {transporter}.</source>
            <translation>Nessuna oca segue {transporter}.</translation>
        </message>
        <message>
            <source>No goose walks between {spot} and {transporter}: rivers need a bridge.</source>
            <translation>Nessuna oca passa tra {spot} e {transporter}: sui fiumi serve un ponte.</translation>
        </message>
        <message>
            <source>No player has a wall between {edge}.</source>
            <translation>Tra {edge} non c'è alcun muro di un giocatore.</translation>
        </message>
        <message>
            <source>No road leads from {source} to {to}, and {transporter} moves on roads only.</source>
            <translation>Nessuna strada porta {source:from} {to:to}, e {transporter} si muove solo su strada.</translation>
        </message>
        <message>
            <source>No road leads from {source} to {to}: {transporter} could go there only as its one step of the turn, and it has moved already.</source>
            <translation>Nessuna strada porta {source:from} {to:to}: {transporter} potrebbe andarci solo come unico passo del turno, e ha già fatto un passo.</translation>
        </message>
        <message>
            <source>No transporter of {player} is at home on {tile}.</source>
            <translation>Nessun mezzo di {player} è a casa su {tile}.</translation>
        </message>
        <message>
            <source>No water leads from {source} to {to} in one step.</source>
            <translation>Nessuna via d'acqua porta {source:from} {to:to} in un passo.</translation>
        </message>
        <message>
            <source>Nobody is asked for that now.</source>
            <translation>Ora a nessuno si chiede questo.</translation>
        </message>
        <message>
            <source>Nothing can be handed from {source} to {target}.</source>
            <translation>Nulla si può consegnare {source:from} {target:to}.</translation>
        </message>
        <message>
            <source>Nothing is drawn by chance now.</source>
            <translation>Ora non si pesca nulla a caso.</translation>
        </message>
        <message numerus="yes">
            <source>One more {kind} would make %n transporters on land and {water} on water, which is too many, and none of them stands at a factory where it could be put out of use.</source>
            <translation>
                <numerusform>Un altro mezzo ({kind}) farebbe %n mezzo a terra e {water} in acqua, che sono troppi, e nessuno è in una fabbrica dove potrebbe essere eliminato.</numerusform>
                <numerusform>Un altro mezzo ({kind}) farebbe %n mezzi a terra e {water} in acqua, che sono troppi, e nessuno è in una fabbrica dove potrebbe essere eliminato.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only mines have a bag of gold and iron; {building:a} has none.</source>
            <translation>Solo le miniere hanno un sacchetto di oro e ferro; {building:a} non ne ha.</translation>
        </message>
        <message>
            <source>Players must first decide about praying.</source>
            <translation>Prima i giocatori decidono se pregare.</translation>
        </message>
        <message>
            <source>Players must first say whether they ask for an order of play.</source>
            <translation>Prima i giocatori dicono se chiedono un ordine di gioco.</translation>
        </message>
        <message>
            <source>Players must first take positions.</source>
            <translation>Prima i giocatori prendono posizione.</translation>
        </message>
        <message>
            <source>Position {position} is taken by {player}.</source>
            <translation>La posizione {position} è presa da {player}.</translation>
        </message>
        <message>
            <source>Say in which river or at which coast of {region} the new {kind} is put.</source>
            <translation>Indica in quale fiume o a quale costa presso {region} si mette il nuovo mezzo ({kind}).</translation>
        </message>
        <message>
            <source>Say which trunks and boards the {building} takes: {wood} in all.</source>
            <translation>Indica quali tronchi e assi usa {building:the}: {wood} in tutto.</translation>
        </message>
        <message>
            <source>That needs nobody's consent: it can simply be done.</source>
            <translation>Per questo non serve il consenso di nessuno: si può semplicemente fare.</translation>
        </message>
        <message>
            <source>The draw cannot be {value}.</source>
            <translation>La pesca non può essere {value}.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>The inputs cannot be {value}.</source>
            <translation>Le materie prime non possono essere {value}.</translation>
        </message>
        <message>
            <source>The mines must be drawn first.</source>
            <translation>Prima si pesca dalle miniere.</translation>
        </message>
        <message>
            <source>The one who acts cannot be {value}.</source>
            <translation>Chi agisce non può essere {value}.</translation>
        </message>
        <message>
            <source>The partners cannot be {value}.</source>
            <translation>I partner non possono essere {value}.</translation>
        </message>
        <message>
            <source>The row of figures cannot be {value}.</source>
            <translation>La fila delle figure non può essere {value}.</translation>
        </message>
        <message>
            <source>The scenario marks the homes to choose from; {tile} is none of them.</source>
            <translation>Lo scenario segna le case tra cui scegliere; {tile} non è tra queste.</translation>
        </message>
        <message>
            <source>The tile {tile:at} is desert: before irrigation no bridge may stand there.</source>
            <translation>La tessera {tile:at} è deserto: prima dell'irrigazione non vi può stare un ponte.</translation>
        </message>
        <message>
            <source>The tile {tile:at} is desert: before irrigation nothing may be built there.</source>
            <translation>La tessera {tile:at} è deserto: prima dell'irrigazione non vi si può costruire nulla.</translation>
        </message>
        <message>
            <source>The wall between {edge} is already neutral, and blocks nobody.</source>
            <translation>Il muro tra {edge} è già neutro e non chiude alcuna via.</translation>
        </message>
        <message>
            <source>The {building} has made its one transporter of this turn.</source>
            <translation>{building:the} ha già prodotto il suo mezzo di questo turno.</translation>
        </message>
        <message>
            <source>The {building} has used all its runs of this turn.</source>
            <translation>{building:the} ha fatto tutte le sue produzioni di questo turno.</translation>
        </message>
        <message>
            <source>The {good:one} is already there.</source>
            <translation>{good:one} è già lì.</translation>
        </message>
        <message>
            <source>There is a wall of {owner} between {edge}; it must be demolished first.</source>
            <translation>Tra {edge} c'è un muro di {owner}; prima bisogna demolirlo.</translation>
        </message>
        <message>
            <source>There is already a bridge over {site}.</source>
            <translation>C'è già un ponte {site:over}.</translation>
        </message>
        <message>
            <source>There is already {building:a} on {tile}; a tile has room for one building.</source>
            <translation>Su {tile} c'è {building:a}; una tessera ha posto per un solo edificio.</translation>
        </message>
        <message>
            <source>There is no border {number}.</source>
            <translation>Non c'è il confine {number}.</translation>
        </message>
        <message>
            <source>There is no bridge site {number}.</source>
            <translation>Non c'è il posto per ponti {number}.</translation>
        </message>
        <message>
            <source>There is no building on {tile} that processes goods.</source>
            <translation>Su {tile} non c'è alcun edificio che trasforma merci.</translation>
        </message>
        <message>
            <source>There is no building {number}.</source>
            <translation>Non c'è l'edificio {number}.</translation>
        </message>
        <message>
            <source>There is no edge {number}.</source>
            <translation>Non c'è il lato {number}.</translation>
        </message>
        <message>
            <source>There is no good {number}.</source>
            <translation>Non c'è la merce {number}.</translation>
        </message>
        <message>
            <source>There is no goose {spot:in}.</source>
            <translation>{spot:in} non ci sono oche.</translation>
        </message>
        <message>
            <source>There is no mine on {tile}.</source>
            <translation>Su {tile} non c'è alcuna miniera.</translation>
        </message>
        <message>
            <source>There is no offer to answer.</source>
            <translation>Non c'è alcuna offerta a cui rispondere.</translation>
        </message>
        <message>
            <source>There is no player {number} in this game.</source>
            <translation>In questa partita non c'è alcun giocatore {number}.</translation>
        </message>
        <message>
            <source>There is no position {position}; there are 1 to {players}.</source>
            <translation>Non c'è la posizione {position}; ce ne sono da 1 a {players}.</translation>
        </message>
        <message>
            <source>There is no spot {number}.</source>
            <translation>Non c'è il luogo {number}.</translation>
        </message>
        <message>
            <source>There is no subject {number}.</source>
            <translation>Non c'è il progetto {number}.</translation>
        </message>
        <message>
            <source>There is no tile {number}.</source>
            <translation>Non c'è la tessera {number}.</translation>
        </message>
        <message>
            <source>There is no transporter factory on {tile}.</source>
            <translation>Su {tile} non c'è alcuna fabbrica di mezzi di trasporto.</translation>
        </message>
        <message>
            <source>There is no transporter of {player} on {tile}.</source>
            <translation>Su {tile} non c'è alcun mezzo di {player}.</translation>
        </message>
        <message>
            <source>There is no transporter too many: {land} on land, {water} on water.</source>
            <translation>Nessun mezzo è di troppo: {land} a terra, {water} in acqua.</translation>
        </message>
        <message>
            <source>There is no transporter {number}.</source>
            <translation>Non c'è il mezzo {number}.</translation>
        </message>
        <message>
            <source>There {good:none} {holder:in}.</source>
            <translation>{holder:in} {good:none}.</translation>
        </message>
        <message>
            <source>This game is played without it, to see what it is worth.</source>
            <translation>Questa partita si gioca senza, per vedere quanto vale.</translation>
        </message>
        <message>
            <source>Walls cannot stand between two sea tiles, as {edge} are.</source>
            <translation>Tra due tessere di mare, come {edge}, non ci sono muri.</translation>
        </message>
        <message>
            <source>Walls of others block every coast at the {building}.</source>
            <translation>Muri di altri chiudono ogni costa: {building}.</translation>
        </message>
        <message>
            <source>What is {holder:in} is out of reach.</source>
            <translation>Ciò che è {holder:in} non è a portata.</translation>
        </message>
        <message>
            <source>{action} belongs to the {phases} phase; this is {now}.</source>
            <translation>{action}: si può solo nella fase {phases:of}; questa è {now}.</translation>
        </message>
        <message>
            <source>{action} cannot be offered.</source>
            <translation>Non si può offrire: {action}.</translation>
        </message>
        <message>
            <source>{building:a} needs research of {subject}, which {player} has not done.</source>
            <translation>{building:a} richiede una ricerca ({subject}) che {player} non ha fatto.</translation>
        </message>
        <message>
            <source>{building:a} stands on {ground}; {tile:at} is {terrain}.</source>
            <translation>{building:a} sta su {ground}; {tile:at}: {terrain}.</translation>
        </message>
        <message>
            <source>{carrier} already carries {passenger}.</source>
            <translation>{carrier} trasporta già {passenger}.</translation>
        </message>
        <message>
            <source>{carrier} cannot carry itself.</source>
            <translation>Nessun mezzo può trasportare sé stesso: {carrier}.</translation>
        </message>
        <message>
            <source>{carrier} cannot unload {passenger} {spot:in}: it reaches no such water there. Boats are unloaded into a river or onto a shore, from another boat only where that is.</source>
            <translation>{carrier} non può scaricare {passenger} {spot:in}: lì non raggiunge tale acqua. Le barche si scaricano in un fiume o su una costa, da un'altra barca solo dove questa si trova.</translation>
        </message>
        <message>
            <source>{carrier} cannot unload {passenger} {spot:in}: that is not land that it reaches.</source>
            <translation>{carrier} non può scaricare {passenger} {spot:in}: non è terra che raggiunge.</translation>
        </message>
        <message>
            <source>{carrier} carries no transporter.</source>
            <translation>{carrier} non trasporta alcun mezzo.</translation>
        </message>
        <message>
            <source>{carrier} has moved already; it could unload {passenger} only before.</source>
            <translation>{carrier} ha già iniziato il movimento; {passenger} poteva scendere solo prima.</translation>
        </message>
        <message>
            <source>{count} transporters on land are too many; {transporter} is none of them.</source>
            <translation>{count} mezzi a terra sono troppi; {transporter} non è tra questi.</translation>
        </message>
        <message>
            <source>{count} transporters on water are too many; {transporter} is none of them.</source>
            <translation>{count} mezzi in acqua sono troppi; {transporter} non è tra questi.</translation>
        </message>
        <message>
            <source>{mover} has moved all geese {spot:in} in this phase; they cannot follow {transporter} now.</source>
            <translation>{mover} ha mosso tutte le oche {spot:in} in questa fase; non seguono oltre {transporter}.</translation>
        </message>
        <message>
            <source>{needed} cannot be taken from {holder}: it holds none.</source>
            <translation>Non si può prendere {needed} {holder:from}: non ne contiene.</translation>
        </message>
        <message>
            <source>{needed} cannot be taken from {holder}: it holds {present}.</source>
            <translation>Non si può prendere {needed} {holder:from}: contiene {present}.</translation>
        </message>
        <message>
            <source>{passenger} has come aboard {carrier} in this phase and stays until the next movement phase.</source>
            <translation>In questa fase {carrier} ha preso a bordo {passenger}, che vi resta fino alla prossima fase di movimento.</translation>
        </message>
        <message>
            <source>{passenger} has moved by itself in this phase, so {carrier}, which carries it, moves no farther.</source>
            <translation>{passenger} ha già fatto un proprio movimento in questa fase, perciò {carrier}, che ora ha un passeggero, non va oltre.</translation>
        </message>
        <message>
            <source>{passenger} is not where {carrier} could take it aboard.</source>
            <translation>Da dove si trova {passenger} non può salire a bordo di {carrier}.</translation>
        </message>
        <message>
            <source>{player} already knows {subject}.</source>
            <translation>{player} ha già fatto questa ricerca ({subject}).</translation>
        </message>
        <message>
            <source>{player} may put {allowed} into the bag, not nothing.</source>
            <translation>Nel sacchetto {player} deve mettere qualcosa: {allowed}.</translation>
        </message>
        <message>
            <source>{player} may put {allowed} into the bag, not {mixture}.</source>
            <translation>Nel sacchetto {player} può mettere {allowed}, non {mixture}.</translation>
        </message>
        <message>
            <source>{player} must first put a transporter out of use.</source>
            <translation>Prima {player} deve eliminare un mezzo di trasporto.</translation>
        </message>
        <message>
            <source>{tile} is the home of {player}.</source>
            <translation>{tile} è la casa di {player}.</translation>
        </message>
        <message>
            <source>{tile} is {distance} away from the home of {player}; homes must be at least {least} apart.</source>
            <translation>{tile} è a {distance} dalla casa di {player}; le case distano almeno {least}.</translation>
        </message>
        <message>
            <source>{to} does not border on {source}; {transporter} takes one step at a time.</source>
            <translation>{to} non confina con {source}; {transporter} fa un passo alla volta.</translation>
        </message>
        <message>
            <source>{transporter} belongs to another player, who has to agree.</source>
            <translation>{transporter} appartiene a un altro giocatore, che deve essere d'accordo.</translation>
        </message>
        <message>
            <source>{transporter} belongs to {owner}.</source>
            <translation>{transporter} appartiene a {owner}.</translation>
        </message>
        <message>
            <source>{transporter} can build {reached:in}, not {wanted:in}.</source>
            <translation>{transporter} può costruire {reached:in}, non {wanted:in}.</translation>
        </message>
        <message>
            <source>{transporter} can leave {source} only to the sea, not to {to}.</source>
            <translation>{transporter} può lasciare {source} solo verso il mare, non andare {to:to}.</translation>
        </message>
        <message>
            <source>{transporter} cannot leave geese alone at sea, and {mover} has moved some in this phase, which cannot be moved on.</source>
            <translation>{transporter} non può lasciare oche sole in mare, e {mover} ne ha mosse alcune in questa fase, che non si possono muovere oltre.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger} and cannot be put out of use.</source>
            <translation>{transporter} trasporta {passenger} e non si può eliminare.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger} and feeds no building meanwhile.</source>
            <translation>{transporter} trasporta {passenger} e intanto non rifornisce alcun edificio.</translation>
        </message>
        <message>
            <source>{transporter} carries {passenger}; neither holds goods meanwhile.</source>
            <translation>{transporter} trasporta {passenger}; intanto nessuno dei due contiene merci.</translation>
        </message>
        <message>
            <source>{transporter} does not stand at a transporter factory.</source>
            <translation>{transporter} non è in alcuna fabbrica di mezzi.</translation>
        </message>
        <message>
            <source>{transporter} has docked at {source}, which ends its movement for this turn.</source>
            <translation>{transporter} ha attraccato ({source}), e questo conclude il suo movimento del turno.</translation>
        </message>
        <message>
            <source>{transporter} has no movement points left.</source>
            <translation>A {transporter} non restano punti movimento.</translation>
        </message>
        <message>
            <source>{transporter} holds goods; a carrier and whom it carries hold none.</source>
            <translation>{transporter} contiene merci; chi trasporta e chi è trasportato non ne contengono.</translation>
        </message>
        <message>
            <source>{transporter} holds {good} that another transporter has moved in this phase, and so cannot move on.</source>
            <translation>{transporter} contiene merci ({good}) che un altro mezzo ha mosso in questa fase, perciò non può proseguire.</translation>
        </message>
        <message>
            <source>{transporter} holds {load} of {capacity} goods: no room for more.</source>
            <translation>{transporter} ha {load} merci su {capacity}: non c'è più posto.</translation>
        </message>
        <message>
            <source>{transporter} is carried and counts for nothing until it is set down.</source>
            <translation>{transporter} è a bordo di un altro mezzo e non conta nulla finché non scende.</translation>
        </message>
        <message>
            <source>{transporter} is no longer in the game.</source>
            <translation>{transporter} non è più in gioco.</translation>
        </message>
        <message>
            <source>{transporter} moves on land; {to} is water.</source>
            <translation>{transporter} si muove a terra; {to} è acqua.</translation>
        </message>
        <message>
            <source>{transporter} stands {here:in}, the wagon factory {spot:in}; no ferry helps.</source>
            <translation>{transporter} è {here:in}, la fabbrica di carri {spot:in}; il traghetto non serve.</translation>
        </message>
        <message>
            <source>{transporter} {here:in} does not reach the {building} {spot:in}.</source>
            <translation>{transporter} {here:in} non raggiunge: {building} {spot:in}.</translation>
        </message>
        <message>
            <source>{transporter} {spot:in} does not reach the edge between {edge}.</source>
            <translation>{transporter} {spot:in} non raggiunge il lato tra {edge}.</translation>
        </message>
    </context>
    <context>
        <name>report</name>
        <message numerus="yes">
            <source>%n entries in the log</source>
            <translation>
                <numerusform>%n voce nel diario</numerusform>
                <numerusform>%n voci nel diario</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n giocatore</numerusform>
                <numerusform>%n giocatori</numerusform>
            </translation>
        </message>
        <message>
            <source>chance</source>
            <translation>caso</translation>
        </message>
        <message>
            <source>goods: {points} ({parts})</source>
            <translation>merci: {points} ({parts})</translation>
        </message>
        <message>
            <source>in progress: {moment}; {player} is to act</source>
            <translation>in corso: {moment}; tocca a {player}</translation>
        </message>
        <message>
            <source>over in turn {turn}</source>
            <translation>finita nel turno {turn}</translation>
        </message>
        <message>
            <source>over in turn {turn}: {player} wins</source>
            <translation>finita nel turno {turn}: vince {player}</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>giocatore {number}</translation>
        </message>
        <message>
            <source>player {number} ({name})</source>
            <translation>giocatore {number} ({name})</translation>
        </message>
        <message>
            <source>row {number}: {points}</source>
            <translation>riga {number}: {points}</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>turno {turn}, {phase}</translation>
        </message>
        <message>
            <source>wonder: {points} ({parts})</source>
            <translation>meraviglia: {points} ({parts})</translation>
        </message>
    </context>
    <context>
        <name>result</name>
        <message>
            <source>wonder {points}</source>
            <translation>meraviglia {points}</translation>
        </message>
        <message>
            <source>{player} wins with {points}</source>
            <translation>{player} vince con {points}</translation>
        </message>
    </context>
    <context>
        <name>shapes</name>
        <message>
            <source>junction</source>
            <translation>confluenza</translation>
        </message>
        <message>
            <source>left-hand junction</source>
            <translation>confluenza a sinistra</translation>
        </message>
        <message>
            <source>narrow junction</source>
            <translation>confluenza stretta</translation>
        </message>
        <message>
            <source>plain</source>
            <translation>senza fiumi</translation>
        </message>
        <message>
            <source>right-hand junction</source>
            <translation>confluenza a destra</translation>
        </message>
        <message>
            <source>rivers {rivers}</source>
            <translation>fiumi {rivers}</translation>
        </message>
        <message>
            <source>sharp and wide bend</source>
            <translation>curva stretta e larga</translation>
        </message>
        <message>
            <source>sharp bend</source>
            <translation>curva stretta</translation>
        </message>
        <message>
            <source>source</source>
            <translation>sorgente</translation>
        </message>
        <message>
            <source>straight</source>
            <translation>dritto</translation>
        </message>
        <message>
            <source>straight and left sharp bend</source>
            <translation>dritto e curva stretta a sinistra</translation>
        </message>
        <message>
            <source>three sharp bends</source>
            <translation>tre curve strette</translation>
        </message>
        <message>
            <source>two sharp bends apart</source>
            <translation>due curve strette opposte</translation>
        </message>
        <message>
            <source>two sharp bends beside a straight</source>
            <translation>due curve strette accanto a un dritto</translation>
        </message>
        <message>
            <source>two sharp bends side by side</source>
            <translation>due curve strette affiancate</translation>
        </message>
        <message>
            <source>two sources</source>
            <translation>due sorgenti</translation>
        </message>
        <message>
            <source>two wide bends</source>
            <translation>due curve larghe</translation>
        </message>
        <message>
            <source>wide and sharp bend</source>
            <translation>curva larga e stretta</translation>
        </message>
        <message>
            <source>wide bend</source>
            <translation>curva larga</translation>
        </message>
    </context>
    <context>
        <name>sheet</name>
        <message numerus="yes">
            <source>%n bricks, {over} of {turns} turns over.</source>
            <translation>
                <numerusform>%n mattone, {over} turni su {turns} passati.</numerusform>
                <numerusform>%n mattoni, {over} turni su {turns} passati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bridges</source>
            <translation>
                <numerusform>%n ponte</numerusform>
                <numerusform>%n ponti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n free homes to choose from</source>
            <translation>
                <numerusform>%n casa libera</numerusform>
                <numerusform>%n case libere tra cui scegliere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n homes</source>
            <translation>
                <numerusform>%n casa</numerusform>
                <numerusform>%n case</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n neutral wall tokens</source>
            <translation>
                <numerusform>%n segnalino muro neutro</numerusform>
                <numerusform>%n segnalini muro neutri</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pages. Tiles are {width} mm from side to side.</source>
            <translation>
                <numerusform>%n pagina. Le tessere misurano {width} mm da lato a lato.</numerusform>
                <numerusform>%n pagine. Le tessere misurano {width} mm da lato a lato.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points: {goods} for goods, {rows} for the wonder</source>
            <translation>
                <numerusform>%n punto: {goods} per le merci, {rows} per la meraviglia</numerusform>
                <numerusform>%n punti: {goods} per le merci, {rows} per la meraviglia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roads</source>
            <translation>
                <numerusform>%n strada</numerusform>
                <numerusform>%n strade</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenarios</source>
            <translation>
                <numerusform>%n scenario</numerusform>
                <numerusform>%n scenari</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spaces of the wonder are filled at the start.</source>
            <translation>
                <numerusform>%n spazio della meraviglia è pieno all'inizio.</numerusform>
                <numerusform>%n spazi della meraviglia sono pieni all'inizio.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles in all. Box: {box}.</source>
            <translation>
                <numerusform>%n tessera in tutto. Scatola: {box}.</numerusform>
                <numerusform>%n tessere in tutto. Scatola: {box}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wall tokens</source>
            <translation>
                <numerusform>%n segnalino muro</numerusform>
                <numerusform>%n segnalini muro</numerusform>
            </translation>
        </message>
        <message>
            <source>(the box holds none)</source>
            <translation>(la scatola non ne ha)</translation>
        </message>
        <message>
            <source>(the box holds {held})</source>
            <translation>(la scatola ne ha {held})</translation>
        </message>
        <message>
            <source>1. Production: mines and buildings make their goods, and geese and donkeys breed.</source>
            <translation>1. Produzione: miniere ed edifici danno le loro merci, e oche e asini si riproducono.</translation>
        </message>
        <message>
            <source>1. Production: mines draw, then buildings make their goods, and geese and donkeys breed.</source>
            <translation>1. Produzione: le miniere pescano, poi gli edifici danno le loro merci, e oche e asini si riproducono.</translation>
        </message>
        <message>
            <source>2. Movement: each transporter moves once, loading and unloading on the way. No good is moved by two transporters of one player in a turn.</source>
            <translation>2. Movimento: ogni mezzo si muove una volta, caricando e scaricando per via. Nessuna merce è mossa da due mezzi dello stesso giocatore in un turno.</translation>
        </message>
        <message>
            <source>3. Building: with a transporter on the tile, pay from the tile and from your transporters there. Boats build from the dock or from the river.</source>
            <translation>3. Costruzione: con un mezzo sulla tessera, paga dalla tessera e dai tuoi mezzi lì. Le barche costruiscono dall'attracco o dal fiume.</translation>
        </message>
        <message>
            <source>4. Wonder: bricks are bought with goods on the home tile, where a transporter of yours stands. Then a neutral brick is added.</source>
            <translation>4. Meraviglia: i mattoni si comprano con merci sulla tessera della casa, dove sta un tuo mezzo. Poi si aggiunge un mattone neutro.</translation>
        </message>
        <message>
            <source>A mine makes what its bag holds most of, gold if there is as much of both.</source>
            <translation>Una miniera dà ciò di cui il suo sacchetto ha di più, oro se sono pari.</translation>
        </message>
        <message>
            <source>A player's points for a row: 10 times the own bricks, divided by those of all players, rounded down. Neutral bricks do not count; the last row counts in full.</source>
            <translation>I punti di un giocatore per una riga: 10 volte i suoi mattoni, divisi per quelli di tutti i giocatori, arrotondati per difetto. I mattoni neutri non contano; l'ultima riga conta per intero.</translation>
        </message>
        <message>
            <source>A road costs {goods}, a bridge {others}.</source>
            <translation>Una strada costa {goods}, un ponte {others}.</translation>
        </message>
        <message>
            <source>A shaft costs {goods} and needs {subject}.</source>
            <translation>Un pozzo costa {goods} e richiede la ricerca «{subject}».</translation>
        </message>
        <message>
            <source>Aboard: {goods}</source>
            <translation>A bordo: {goods}</translation>
        </message>
        <message>
            <source>About this map</source>
            <translation>Su questa mappa</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Consigli</translation>
        </message>
        <message>
            <source>After the hints on strategy in the scenario book, told by its Finnish translation.</source>
            <translation>Dai consigli di strategia del libro degli scenari, secondo la traduzione finlandese.</translation>
        </message>
        <message>
            <source>All players have researched {subject} already.</source>
            <translation>Tutti i giocatori hanno già ricercato: {subject}.</translation>
        </message>
        <message>
            <source>All points</source>
            <translation>Tutti i punti</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>In solitario</translation>
        </message>
        <message numerus="yes">
            <source>And %n tiles of the expansion.</source>
            <translation>
                <numerusform>E %n tessera dell’espansione.</numerusform>
                <numerusform>E %n tessere dell’espansione.</numerusform>
            </translation>
        </message>
        <message>
            <source>At most {all} a player, {land} on land and {water} on water.</source>
            <translation>Al massimo {all} per giocatore, {land} a terra e {water} in acqua.</translation>
        </message>
        <message>
            <source>At the beginning of each phase anybody may ask for the order of play.</source>
            <translation>All'inizio di ogni fase ciascuno può chiedere l'ordine di gioco.</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Ponte</translation>
        </message>
        <message>
            <source>Bridges may be built in deserts.</source>
            <translation>Si possono costruire ponti nei deserti.</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Edifici</translation>
        </message>
        <message>
            <source>Choose your home freely.</source>
            <translation>Scegli liberamente la tua casa.</translation>
        </message>
        <message>
            <source>Conditions</source>
            <translation>Condizioni</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Date and place</source>
            <translation>Data e luogo</translation>
        </message>
        <message>
            <source>Difficulty {stars}</source>
            <translation>Difficoltà {stars}</translation>
        </message>
        <message>
            <source>Each player starts with</source>
            <translation>Ogni giocatore inizia con</translation>
        </message>
        <message>
            <source>Each row of the wonder: {points}, shared by the players' bricks in it.</source>
            <translation>Ogni riga della meraviglia: {points}, divisi tra i mattoni dei giocatori.</translation>
        </message>
        <message numerus="yes">
            <source>For %n players</source>
            <translation>
                <numerusform>Per %n giocatore</numerusform>
                <numerusform>Per %n giocatori</numerusform>
            </translation>
        </message>
        <message>
            <source>For {least} to {most} players</source>
            <translation>Per {least}–{most} giocatori</translation>
        </message>
        <message>
            <source>Free home</source>
            <translation>Casa libera</translation>
        </message>
        <message>
            <source>From the figure closest to the temple on, each player may move theirs to the back of the row; of several, the one who was closest comes to stand last.</source>
            <translation>Dalla figura più vicina al tempio in poi, ciascuno può portare la sua in fondo; di più d'uno resta ultimo chi era più vicino.</translation>
        </message>
        <message>
            <source>From the figure farthest from the temple on, each then takes a free place in the order of play, which holds until it is asked for again.</source>
            <translation>Dalla figura più lontana dal tempio in poi, ciascuno prende poi una posizione libera nell'ordine di gioco, che vale finché non lo si chiede di nuovo.</translation>
        </message>
        <message>
            <source>From the woods to stock</source>
            <translation>Dal bosco alle azioni</translation>
        </message>
        <message>
            <source>Geese and donkeys</source>
            <translation>Oche e asini</translation>
        </message>
        <message>
            <source>Geese follow a transporter out of its region if its owner wants, as many as there are, over no river without a bridge. Each is moved once a turn by a player. They are never left alone at sea.</source>
            <translation>Le oche seguono un mezzo fuori dalla sua regione se il proprietario vuole, quante sono, ma non oltre un fiume senza ponte. Un giocatore muove ciascuna una volta per turno. Non restano mai sole in mare.</translation>
        </message>
        <message>
            <source>Home of player {player}</source>
            <translation>Casa del giocatore {player}</translation>
        </message>
        <message>
            <source>Homes are chosen freely; the marked ones are proposals.</source>
            <translation>Le case si scelgono liberamente; quelle segnate sono proposte.</translation>
        </message>
        <message numerus="yes">
            <source>Homes lie at least %n steps apart.</source>
            <translation>
                <numerusform>Le case distano almeno %n passo.</numerusform>
                <numerusform>Le case distano almeno %n passi.</numerusform>
            </translation>
        </message>
        <message>
            <source>If the printer kept the scale, this line is {length} mm long:</source>
            <translation>Se la stampante ha rispettato la scala, questa linea è lunga {length} mm:</translation>
        </message>
        <message>
            <source>Index by players and difficulty</source>
            <translation>Elenco per giocatori e difficoltà</translation>
        </message>
        <message>
            <source>It ends earlier at the mark for the number of players.</source>
            <translation>Finisce prima al segno per il numero dei giocatori.</translation>
        </message>
        <message>
            <source>Keep a pasture empty and let geese breed on it before the first two are spent. Decide early what to research.</source>
            <translation>Tieni vuoto un pascolo e fai riprodurre lì le oche prima di spendere le prime due. Decidi presto che cosa ricercare.</translation>
        </message>
        <message>
            <source>Legend</source>
            <translation>Legenda</translation>
        </message>
        <message>
            <source>Mines</source>
            <translation>Miniere</translation>
        </message>
        <message>
            <source>Mines make what their bag holds most of.</source>
            <translation>Le miniere producono ciò di cui il sacchetto contiene di più.</translation>
        </message>
        <message>
            <source>Mint and paper mill make one a turn: begin early, and keep enough woodcutters for fuel and paper at the end. Beginners make too much fuel and too little gold.</source>
            <translation>Zecca e cartiera danno un pezzo per turno: comincia presto, e tieni abbastanza taglialegna per combustibile e carta alla fine. Chi è alle prime armi fa troppo combustibile e troppo poco oro.</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>New mine or shaft: {mixture}.</source>
            <translation>Nuova miniera o nuovo pozzo: {mixture}.</translation>
        </message>
        <message>
            <source>Next comes room to carry: breed donkeys, build rafts where there is water, then roads and wagons. A round, dense land needs fewer roads than a long one.</source>
            <translation>Poi serve posto per caricare: fai riprodurre gli asini, costruisci zattere dove c'è acqua, poi strade e carri. Una terra rotonda e fitta vuole meno strade di una lunga.</translation>
        </message>
        <message>
            <source>No order of play is determined.</source>
            <translation>Non si determina l'ordine di gioco.</translation>
        </message>
        <message>
            <source>No tile lies on the map yet.</source>
            <translation>Sulla mappa non c'è ancora alcuna tessera.</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Of the expansion: {things}</source>
            <translation>Dell'espansione: {things}</translation>
        </message>
        <message>
            <source>On own transporters: {goods}.</source>
            <translation>Sui propri mezzi: {goods}.</translation>
        </message>
        <message>
            <source>On the map at the start</source>
            <translation>Sulla mappa all'inizio</translation>
        </message>
        <message>
            <source>On transporters</source>
            <translation>Sui mezzi di trasporto</translation>
        </message>
        <message>
            <source>One building a tile. Nothing is built in deserts but roads and walls.</source>
            <translation>Un edificio per tessera. Nei deserti si costruiscono solo strade e muri.</translation>
        </message>
        <message>
            <source>One building a tile. Nothing is built in deserts but roads, bridges and walls.</source>
            <translation>Un edificio per tessera. Nei deserti si costruiscono solo strade, ponti e muri.</translation>
        </message>
        <message>
            <source>One research costs {goods}, all on one tile with a transporter of the player.</source>
            <translation>Una ricerca costa {goods}, tutto su una tessera con un mezzo del giocatore.</translation>
        </message>
        <message>
            <source>Played by machines</source>
            <translation>Giocata dalle macchine</translation>
        </message>
        <message>
            <source>Player aid</source>
            <translation>Aiuto giocatori</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Giocatore {number}</translation>
        </message>
        <message>
            <source>Player {player} has researched {subject} already.</source>
            <translation>Il giocatore {player} ha già ricercato: {subject}.</translation>
        </message>
        <message>
            <source>Player {player}: {things}</source>
            <translation>Giocatore {player}: {things}</translation>
        </message>
        <message>
            <source>Players feed buildings in the order of play and research.</source>
            <translation>I giocatori riforniscono gli edifici nell'ordine di gioco e fanno ricerca.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Print at 100 %, without fitting to the page. Cut along the marks where two pages meet; A2 lies right of A1.</source>
            <translation>Stampare al 100 %, senza adattare alla pagina. Tagliare lungo i segni dove due pagine si incontrano; A2 sta a destra di A1.</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Produzione</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Ricerca</translation>
        </message>
        <message>
            <source>Research comes first: {needed}.</source>
            <translation>Prima si fa ricerca: {needed}.</translation>
        </message>
        <message>
            <source>Researched: {subjects}</source>
            <translation>Ricercato: {subjects}</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Strada</translation>
        </message>
        <message>
            <source>Roads, bridges, walls</source>
            <translation>Strade, ponti, muri</translation>
        </message>
        <message>
            <source>Row {row}, {spaces} spaces</source>
            <translation>Riga {row}, {spaces} spazi</translation>
        </message>
        <message>
            <source>Scenarios for Roads &amp; Boats</source>
            <translation>Scenari per Roads &amp; Boats</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Foglio segnapunti</translation>
        </message>
        <message>
            <source>So many tiles of each kind are enough for every map of the book, one at a time.</source>
            <translation>Queste tessere bastano per ogni mappa del libro, una alla volta.</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solitario</translation>
        </message>
        <message>
            <source>Space {space} turns all deserts into pasture.</source>
            <translation>Lo spazio {space} trasforma tutti i deserti in pascoli.</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Regole speciali</translation>
        </message>
        <message>
            <source>Spend the first boards and the stone on a woodcutter and a sawmill; without them the game is over soon. Then look for stone: a quarry is quick, clay brings more in the long run.</source>
            <translation>Spendi le prime assi e la pietra per un taglialegna e una segheria; senza, la partita finisce presto. Poi cerca pietra: una cava è rapida, l'argilla rende di più alla lunga.</translation>
        </message>
        <message>
            <source>The first brick of a player in a turn costs 1 good of any kind, the next 2, and so on; from space {space} on each costs one more.</source>
            <translation>Il primo mattone di un giocatore in un turno costa 1 merce qualsiasi, il seguente 2 e così via; dallo spazio {space} ognuno costa una merce in più.</translation>
        </message>
        <message>
            <source>The first token of a wall costs 1 stone, the second 2, and so on; to demolish a wall costs a board more than it has tokens. From an undocked boat at sea all that costs {more} more.</source>
            <translation>Il primo segnalino di un muro costa 1 pietra, il secondo 2 e così via; demolire un muro costa un'asse in più del numero dei suoi segnalini. Da una barca in mare non attraccata tutto ciò costa {more} in più.</translation>
        </message>
        <message numerus="yes">
            <source>The game ends after %n neutral bricks.</source>
            <translation>
                <numerusform>La partita finisce dopo %n mattone neutro.</numerusform>
                <numerusform>La partita finisce dopo %n mattoni neutri.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game ends by the official rules, except as follows.</source>
            <translation>La partita finisce secondo le regole ufficiali, salvo quanto segue.</translation>
        </message>
        <message>
            <source>The game ends by the official rules.</source>
            <translation>La partita finisce secondo le regole ufficiali.</translation>
        </message>
        <message>
            <source>The game ends with neutral brick {bricks}, or at the mark for the number of players.</source>
            <translation>La partita finisce con il mattone neutro {bricks} o al segno per il numero dei giocatori.</translation>
        </message>
        <message>
            <source>The game ends with neutral brick {bricks}.</source>
            <translation>La partita finisce con il mattone neutro {bricks}.</translation>
        </message>
        <message numerus="yes">
            <source>The game lasts %n turns.</source>
            <translation>
                <numerusform>La partita dura %n turno.</numerusform>
                <numerusform>La partita dura %n turni.</numerusform>
            </translation>
        </message>
        <message>
            <source>The map as a QR code</source>
            <translation>La mappa come codice QR</translation>
        </message>
        <message>
            <source>The marks on the wonder do not end the game.</source>
            <translation>I segni sulla meraviglia non chiudono la partita.</translation>
        </message>
        <message>
            <source>The order of play</source>
            <translation>L'ordine di gioco</translation>
        </message>
        <message>
            <source>The player has researched {subject} already.</source>
            <translation>Il giocatore ha già ricercato: {subject}.</translation>
        </message>
        <message>
            <source>The player starts with</source>
            <translation>Il giocatore inizia con</translation>
        </message>
        <message>
            <source>The turn</source>
            <translation>Il turno</translation>
        </message>
        <message>
            <source>The wonder</source>
            <translation>La meraviglia</translation>
        </message>
        <message>
            <source>Then you feed buildings and research.</source>
            <translation>Poi rifornisci gli edifici e fai ricerca.</translation>
        </message>
        <message>
            <source>These are the usual rules; the page of each scenario says what differs there.</source>
            <translation>Queste sono le regole consuete; la pagina di ogni scenario dice che cosa cambia.</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Tessere</translation>
        </message>
        <message>
            <source>Tiles for all maps</source>
            <translation>Tessere per tutte le mappe</translation>
        </message>
        <message>
            <source>Tiles of this map</source>
            <translation>Tessere di questa mappa</translation>
        </message>
        <message>
            <source>Transporters</source>
            <translation>Mezzi di trasporto</translation>
        </message>
        <message>
            <source>Transporters: {fleet}</source>
            <translation>Mezzi di trasporto: {fleet}</translation>
        </message>
        <message>
            <source>Two geese alone on a pasture make a third, and so do two donkeys of one player that carry nothing: no other transporter, no goods, no building on the tile.</source>
            <translation>Due oche sole su un pascolo ne fanno una terza, e così due asini di un giocatore che non portano nulla: nessun altro mezzo, nessuna merce, nessun edificio sulla tessera.</translation>
        </message>
        <message>
            <source>Untitled map</source>
            <translation>Mappa senza titolo</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Muro</translation>
        </message>
        <message>
            <source>Wall some land off, and rivers too; from the sea a wall is dear to break. Leave no gold, coins or stock where others come. A war costs both sides more than those who keep out of it.</source>
            <translation>Chiudi un po' di terra con muri, e anche i fiumi; dal mare un muro costa caro da abbattere. Non lasciare oro, monete o azioni dove arrivano altri. Una guerra costa a entrambi più che a chi ne sta fuori.</translation>
        </message>
        <message>
            <source>What lies complete on a tile is used up at the end.</source>
            <translation>Ciò che resta completo su una tessera si consuma alla fine.</translation>
        </message>
        <message>
            <source>Where the map fixes no home, choose one.</source>
            <translation>Se la mappa non fissa la casa, sceglila.</translation>
        </message>
        <message>
            <source>With {subject} one of these: {mixture}.</source>
            <translation>Con la ricerca «{subject}» uno di questi: {mixture}.</translation>
        </message>
        <message>
            <source>With {subject}: {mixture}.</source>
            <translation>Con la ricerca «{subject}»: {mixture}.</translation>
        </message>
        <message>
            <source>after {moment} of {entries} entries of the log</source>
            <translation>dopo {moment} voci del diario su {entries}</translation>
        </message>
        <message>
            <source>building</source>
            <translation>edificio</translation>
        </message>
        <message>
            <source>by {names}</source>
            <translation>di {names}</translation>
        </message>
        <message>
            <source>carries</source>
            <translation>porta</translation>
        </message>
        <message>
            <source>carrying {goods}</source>
            <translation>con a bordo {goods}</translation>
        </message>
        <message>
            <source>costs</source>
            <translation>costa</translation>
        </message>
        <message>
            <source>makes</source>
            <translation>produce</translation>
        </message>
        <message>
            <source>marks</source>
            <translation>segni</translation>
        </message>
        <message>
            <source>most a turn</source>
            <translation>massimo a turno</translation>
        </message>
        <message>
            <source>moves on</source>
            <translation>si muove su</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>roads</source>
            <translation>strade</translation>
        </message>
        <message>
            <source>roads, else 1 step on land</source>
            <translation>strade, altrimenti 1 passo a terra</translation>
        </message>
        <message>
            <source>row</source>
            <translation>riga</translation>
        </message>
        <message>
            <source>rules edition {edition}</source>
            <translation>edizione delle regole {edition}</translation>
        </message>
        <message>
            <source>sea and rivers</source>
            <translation>mare e fiumi</translation>
        </message>
        <message>
            <source>spaces</source>
            <translation>spazi</translation>
        </message>
        <message>
            <source>stands on</source>
            <translation>sta su</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>passi</translation>
        </message>
        <message>
            <source>takes</source>
            <translation>prende</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>la partita è finita</translation>
        </message>
        <message>
            <source>transporter</source>
            <translation>mezzo</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>turno {turn}, {phase}</translation>
        </message>
        <message>
            <source>{gold} or {iron}</source>
            <translation>{gold} o {iron}</translation>
        </message>
        <message>
            <source>{gold} or {iron}, drawn</source>
            <translation>{gold} o {iron}, a sorte</translation>
        </message>
        <message>
            <source>{good}, {points} each</source>
            <translation>{good}, {points} ciascuno</translation>
        </message>
        <message>
            <source>{heading} (continued)</source>
            <translation>{heading} (continua)</translation>
        </message>
        <message>
            <source>{listed} (official rules)</source>
            <translation>{listed} (regole ufficiali)</translation>
        </message>
        <message>
            <source>{number} trunks or boards in any mixture</source>
            <translation>{number} tronchi o assi in qualsiasi combinazione</translation>
        </message>
        <message>
            <source>{space}: end for {players}</source>
            <translation>{space}: fine per {players}</translation>
        </message>
        <message>
            <source>{space}: irrigation</source>
            <translation>{space}: irrigazione</translation>
        </message>
        <message>
            <source>{things} with {gold} and {iron} in the bag</source>
            <translation>{things} con {gold} e {iron} nel sacchetto</translation>
        </message>
        <message>
            <source>{title} · tiles {first} to {last} of {all} · page {page} of {pages}</source>
            <translation>{title} · tessere da {first} a {last} di {all} · pagina {page} di {pages}</translation>
        </message>
        <message>
            <source>{title} – page {page} of {pages}</source>
            <translation>{title} – pagina {page} di {pages}</translation>
        </message>
    </context>
    <context>
        <name>signs</name>
        <message>
            <source>{home} has fewer mountains near by</source>
            <translation>{home} ha meno montagne vicine</translation>
        </message>
        <message>
            <source>{home} has fewer pastures near by</source>
            <translation>{home} ha meno pascoli vicini</translation>
        </message>
        <message>
            <source>{home} has fewer woods near by</source>
            <translation>{home} ha meno boschi vicini</translation>
        </message>
        <message>
            <source>{home} has less contested land around it</source>
            <translation>{home} ha intorno meno terra contesa</translation>
        </message>
        <message>
            <source>{home} has less desert near by</source>
            <translation>{home} ha meno deserto vicino</translation>
        </message>
        <message>
            <source>{home} has less rock near by</source>
            <translation>{home} ha meno rocce vicine</translation>
        </message>
        <message>
            <source>{home} has less room to build</source>
            <translation>{home} ha meno spazio per edifici</translation>
        </message>
        <message>
            <source>{home} has more contested land around it</source>
            <translation>{home} ha intorno più terra contesa</translation>
        </message>
        <message>
            <source>{home} has more desert near by</source>
            <translation>{home} ha più deserto vicino</translation>
        </message>
        <message>
            <source>{home} has more mountains near by</source>
            <translation>{home} ha più montagne vicine</translation>
        </message>
        <message>
            <source>{home} has more pastures near by</source>
            <translation>{home} ha più pascoli vicini</translation>
        </message>
        <message>
            <source>{home} has more rock near by</source>
            <translation>{home} ha più rocce vicine</translation>
        </message>
        <message>
            <source>{home} has more room to build</source>
            <translation>{home} ha più spazio per edifici</translation>
        </message>
        <message>
            <source>{home} has more woods near by</source>
            <translation>{home} ha più boschi vicini</translation>
        </message>
        <message>
            <source>{home} is farther from a second desert</source>
            <translation>{home} dista di più da un secondo deserto</translation>
        </message>
        <message>
            <source>{home} is farther from desert</source>
            <translation>{home} dista di più da un deserto</translation>
        </message>
        <message>
            <source>{home} is farther from the next home by water</source>
            <translation>{home} dista di più per acqua dalla casa più vicina</translation>
        </message>
        <message>
            <source>{home} is farther from the next home on foot</source>
            <translation>{home} dista di più a piedi dalla casa più vicina</translation>
        </message>
        <message>
            <source>{home} is first in fewer woods</source>
            <translation>{home} arriva per prima in meno boschi</translation>
        </message>
        <message>
            <source>{home} is first in less desert</source>
            <translation>{home} arriva per prima in meno deserto</translation>
        </message>
        <message>
            <source>{home} is first in more desert</source>
            <translation>{home} arriva per prima in più deserto</translation>
        </message>
        <message>
            <source>{home} is first in more woods</source>
            <translation>{home} arriva per prima in più boschi</translation>
        </message>
        <message>
            <source>{home} is first on fewer mountains</source>
            <translation>{home} arriva per prima su meno montagne</translation>
        </message>
        <message>
            <source>{home} is first on fewer pastures</source>
            <translation>{home} arriva per prima su meno pascoli</translation>
        </message>
        <message>
            <source>{home} is first on less land</source>
            <translation>{home} arriva per prima su meno terra</translation>
        </message>
        <message>
            <source>{home} is first on less rock</source>
            <translation>{home} arriva per prima su meno rocce</translation>
        </message>
        <message>
            <source>{home} is first on more land</source>
            <translation>{home} arriva per prima su più terra</translation>
        </message>
        <message>
            <source>{home} is first on more mountains</source>
            <translation>{home} arriva per prima su più montagne</translation>
        </message>
        <message>
            <source>{home} is first on more pastures</source>
            <translation>{home} arriva per prima su più pascoli</translation>
        </message>
        <message>
            <source>{home} is first on more rock</source>
            <translation>{home} arriva per prima su più rocce</translation>
        </message>
        <message>
            <source>{home} is nearer to a second desert</source>
            <translation>{home} dista di meno da un secondo deserto</translation>
        </message>
        <message>
            <source>{home} is nearer to desert</source>
            <translation>{home} dista di meno da un deserto</translation>
        </message>
        <message>
            <source>{home} is nearer to the next home by water</source>
            <translation>{home} dista di meno per acqua dalla casa più vicina</translation>
        </message>
        <message>
            <source>{home} is nearer to the next home on foot</source>
            <translation>{home} dista di meno a piedi dalla casa più vicina</translation>
        </message>
        <message>
            <source>{home} loses fewer sites to others in plans</source>
            <translation>{home} perde nei piani meno posti per costruire</translation>
        </message>
        <message>
            <source>{home} loses more sites to others in plans</source>
            <translation>{home} perde nei piani più posti per costruire</translation>
        </message>
        <message>
            <source>{home} makes fewer points in plans</source>
            <translation>{home} fa meno punti nei piani</translation>
        </message>
        <message>
            <source>{home} makes more points in plans</source>
            <translation>{home} fa più punti nei piani</translation>
        </message>
        <message>
            <source>{home} reaches a mountain later</source>
            <translation>{home} raggiunge una montagna più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a mountain sooner</source>
            <translation>{home} raggiunge una montagna prima</translation>
        </message>
        <message>
            <source>{home} reaches a pasture later</source>
            <translation>{home} raggiunge un pascolo più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a pasture sooner</source>
            <translation>{home} raggiunge un pascolo prima</translation>
        </message>
        <message>
            <source>{home} reaches a river later</source>
            <translation>{home} raggiunge un fiume più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a river sooner</source>
            <translation>{home} raggiunge un fiume prima</translation>
        </message>
        <message>
            <source>{home} reaches a second mountain later</source>
            <translation>{home} raggiunge una seconda montagna più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a second mountain sooner</source>
            <translation>{home} raggiunge una seconda montagna prima</translation>
        </message>
        <message>
            <source>{home} reaches a second pasture later</source>
            <translation>{home} raggiunge un secondo pascolo più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a second pasture sooner</source>
            <translation>{home} raggiunge un secondo pascolo prima</translation>
        </message>
        <message>
            <source>{home} reaches a second rock later</source>
            <translation>{home} raggiunge una seconda roccia più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a second rock sooner</source>
            <translation>{home} raggiunge una seconda roccia prima</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by a river later</source>
            <translation>{home} raggiunge una seconda tessera su un fiume più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by a river sooner</source>
            <translation>{home} raggiunge una seconda tessera su un fiume prima</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by the sea later</source>
            <translation>{home} raggiunge una seconda tessera sul mare più tardi</translation>
        </message>
        <message>
            <source>{home} reaches a second tile by the sea sooner</source>
            <translation>{home} raggiunge una seconda tessera sul mare prima</translation>
        </message>
        <message>
            <source>{home} reaches rock later</source>
            <translation>{home} raggiunge una roccia più tardi</translation>
        </message>
        <message>
            <source>{home} reaches rock sooner</source>
            <translation>{home} raggiunge una roccia prima</translation>
        </message>
        <message>
            <source>{home} reaches second woods later</source>
            <translation>{home} raggiunge un secondo bosco più tardi</translation>
        </message>
        <message>
            <source>{home} reaches second woods sooner</source>
            <translation>{home} raggiunge un secondo bosco prima</translation>
        </message>
        <message>
            <source>{home} reaches the sea later</source>
            <translation>{home} raggiunge il mare più tardi</translation>
        </message>
        <message>
            <source>{home} reaches the sea sooner</source>
            <translation>{home} raggiunge il mare prima</translation>
        </message>
        <message>
            <source>{home} reaches woods later</source>
            <translation>{home} raggiunge un bosco più tardi</translation>
        </message>
        <message>
            <source>{home} reaches woods sooner</source>
            <translation>{home} raggiunge un bosco prima</translation>
        </message>
        <message>
            <source>{home} stands in the desert</source>
            <translation>{home} sta nel deserto</translation>
        </message>
        <message>
            <source>{home} stands in woods</source>
            <translation>{home} sta in un bosco</translation>
        </message>
        <message>
            <source>{home} stands on a mountain</source>
            <translation>{home} sta su una montagna</translation>
        </message>
        <message>
            <source>{home} stands on pasture</source>
            <translation>{home} sta su un pascolo</translation>
        </message>
        <message>
            <source>{home} stands on rock</source>
            <translation>{home} sta su una roccia</translation>
        </message>
    </context>
    <context>
        <name>sites</name>
        <message>
            <source>docked: {half_edge}</source>
            <translation>attraccato: {half_edge}</translation>
        </message>
        <message>
            <source>river: {edges}</source>
            <translation>fiume: {edges}</translation>
        </message>
        <message>
            <source>the whole tile</source>
            <translation>l'intera tessera</translation>
        </message>
    </context>
    <context>
        <name>stand-in</name>
        <message>
            <source>{name} does it.</source>
            <translation>Lo fa {name}.</translation>
        </message>
        <message>
            <source>{name} does it: {reason}</source>
            <translation>Lo fa {name}: {reason}</translation>
        </message>
    </context>
    <context>
        <name>targets</name>
        <message>
            <source>Build a bridge: {price}</source>
            <translation>Costruisci un ponte: {price}</translation>
        </message>
        <message>
            <source>Build a road to {tile}: {price}</source>
            <translation>Costruisci una strada verso {tile}: {price}</translation>
        </message>
        <message>
            <source>Build a wall: {price}</source>
            <translation>Costruisci un muro: {price}</translation>
        </message>
        <message>
            <source>Build a {building}: choose which after the click</source>
            <translation>Costruisci {building}: scegli quale dopo il clic</translation>
        </message>
        <message>
            <source>Build something else: {buildings}</source>
            <translation>Costruisci altro: {buildings}</translation>
        </message>
        <message>
            <source>Choose {spot} as the home of {player}</source>
            <translation>Scegli {spot} come casa di {player}</translation>
        </message>
        <message>
            <source>Dock here: {steps} of {points}</source>
            <translation>Attracca qui: {steps} di {points}</translation>
        </message>
        <message>
            <source>Go here: {steps} of {points}</source>
            <translation>Vai qui: {steps} di {points}</translation>
        </message>
        <message>
            <source>No wall can be built now: none of your transporters is at an edge where a wall may stand.</source>
            <translation>Ora non si può costruire alcun muro: nessuno dei tuoi mezzi è a un lato dove può stare.</translation>
        </message>
        <message>
            <source>No wall can be built now: {reason}</source>
            <translation>Ora non si può costruire alcun muro: {reason}</translation>
        </message>
        <message>
            <source>Put out to here: {steps} of {points}</source>
            <translation>Salpa fin qui: {steps} di {points}</translation>
        </message>
        <message>
            <source>Research: choose what after the click</source>
            <translation>Ricerca: scegli che cosa dopo il clic</translation>
        </message>
        <message>
            <source>Shift+click demolishes the wall, which becomes neutral: {price}</source>
            <translation>Shift+clic demolisce il muro, che diventa neutro: {price}</translation>
        </message>
        <message>
            <source>Strengthen and take over the neutral wall: {price}</source>
            <translation>Rinforza e prendi il muro neutro: {price}</translation>
        </message>
        <message>
            <source>Strengthen the wall: {price}</source>
            <translation>Rinforza il muro: {price}</translation>
        </message>
        <message numerus="yes">
            <source>With Shift: %n times</source>
            <translation>
                <numerusform>Con Shift: %n volta</numerusform>
                <numerusform>Con Shift: %n volte</numerusform>
            </translation>
        </message>
        <message>
            <source>and from there on</source>
            <translation>e da lì oltre</translation>
        </message>
        <message>
            <source>and no farther this turn</source>
            <translation>e non oltre in questo turno</translation>
        </message>
        <message>
            <source>{action}: {price}</source>
            <translation>{action}: {price}</translation>
        </message>
        <message>
            <source>{building}: choose how after the click</source>
            <translation>{building}: scegli come dopo il clic</translation>
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
            <translation>una tessera con un fiume o sul mare</translation>
        </message>
        <message>
            <source>a {type}</source>
            <translation>un {type}</translation>
        </message>
        <message>
            <source>land</source>
            <translation>terra</translation>
        </message>
        <message>
            <source>mountain</source>
            <translation>montagna</translation>
        </message>
        <message>
            <source>neutral</source>
            <translation>neutro</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>player {number}</source>
            <translation>giocatore {number}</translation>
        </message>
        <message>
            <source>rock</source>
            <translation>roccia</translation>
        </message>
        <message>
            <source>sea</source>
            <translation>mare</translation>
        </message>
        <message>
            <source>so great a number</source>
            <translation>un numero così grande</translation>
        </message>
        <message>
            <source>the bank of {tile}|in:on the bank of {tile}|part:bank</source>
            <translation>la riva di {tile}|in:sulla riva di {tile}|part:riva|from:dalla riva di {tile}|to:alla riva di {tile}</translation>
        </message>
        <message>
            <source>the inner bank of {tile}|in:on the inner bank of {tile}|part:inner bank</source>
            <translation>la riva interna di {tile}|in:sulla riva interna di {tile}|part:riva interna|from:dalla riva interna di {tile}|to:alla riva interna di {tile}</translation>
        </message>
        <message>
            <source>the inner {direction} bank of {tile}|in:on the inner {direction} bank of {tile}|part:inner {direction} bank</source>
            <translation>la riva interna {direction} di {tile}|in:sulla riva interna {direction} di {tile}|part:riva interna {direction}|from:dalla riva interna {direction} di {tile}|to:alla riva interna {direction} di {tile}</translation>
        </message>
        <message>
            <source>the river of {tile} ({ends})|in:in the river of {tile} ({ends})|part:river ({ends})</source>
            <translation>il fiume di {tile} ({ends})|in:nel fiume di {tile} ({ends})|part:fiume ({ends})|from:dal fiume di {tile} ({ends})|to:al fiume di {tile} ({ends})|over:sul fiume di {tile} ({ends})</translation>
        </message>
        <message>
            <source>the river of {tile}|in:in the river of {tile}|part:river</source>
            <translation>il fiume di {tile}|in:nel fiume di {tile}|part:fiume|from:dal fiume di {tile}|to:al fiume di {tile}|over:sul fiume di {tile}</translation>
        </message>
        <message>
            <source>the {direction} arm of the river of {tile}</source>
            <translation>il braccio {direction} del fiume di {tile}|over:sul braccio {direction} del fiume di {tile}</translation>
        </message>
        <message>
            <source>the {direction} arm of the river of {tile} ({ends})</source>
            <translation>il braccio {direction} del fiume di {tile} ({ends})|over:sul braccio {direction} del fiume di {tile} ({ends})</translation>
        </message>
        <message>
            <source>the {direction} bank of {tile}|in:on the {direction} bank of {tile}|part:{direction} bank</source>
            <translation>la riva {direction} di {tile}|in:sulla riva {direction} di {tile}|part:riva {direction}|from:dalla riva {direction} di {tile}|to:alla riva {direction} di {tile}</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile} (left bank)|in:at the {direction} dock of {tile} (left bank)|part:{direction} dock (left bank)</source>
            <translation>l'attracco {direction} di {tile} (riva sinistra)|in:all'attracco {direction} di {tile} (riva sinistra)|part:attracco {direction} (riva sinistra)|from:dall'attracco {direction} di {tile} (riva sinistra)|to:all'attracco {direction} di {tile} (riva sinistra)</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile} (right bank)|in:at the {direction} dock of {tile} (right bank)|part:{direction} dock (right bank)</source>
            <translation>l'attracco {direction} di {tile} (riva destra)|in:all'attracco {direction} di {tile} (riva destra)|part:attracco {direction} (riva destra)|from:dall'attracco {direction} di {tile} (riva destra)|to:all'attracco {direction} di {tile} (riva destra)</translation>
        </message>
        <message>
            <source>the {direction} dock of {tile}|in:at the {direction} dock of {tile}|part:{direction} dock</source>
            <translation>l'attracco {direction} di {tile}|in:all'attracco {direction} di {tile}|part:attracco {direction}|from:dall'attracco {direction} di {tile}|to:all'attracco {direction} di {tile}</translation>
        </message>
        <message>
            <source>the {terrain} at {tile}|in:on the {terrain} at {tile}|at:{tile}|part:{terrain}</source>
            <translation>{tile} ({terrain})|in:su {tile}|at:{tile}|part:{terrain}|from:da {tile}|to:a {tile}</translation>
        </message>
        <message>
            <source>woods</source>
            <translation>bosco</translation>
        </message>
        <message>
            <source>{kind} {number}|in:in {kind} {number}</source>
            <translation>{kind} {number}|in:su {kind} {number}|from:da {kind} {number}|to:a {kind} {number}</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>{tile}|in:on {tile}</source>
            <translation>{tile}|in:su {tile}|from:da {tile}|to:a {tile}</translation>
        </message>
    </context>
    <context>
        <name>tile</name>
        <message numerus="yes">
            <source>%n geese follow {name}, which does not carry them</source>
            <translation>
                <numerusform>%n oca segue {name}, che non la trasporta</numerusform>
                <numerusform>%n oche seguono {name}, che non le trasporta</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a transporter first, by a click on it.</source>
            <translation>Scegli prima un mezzo con un clic.</translation>
        </message>
        <message>
            <source>Choose {name}</source>
            <translation>Scegli {name}</translation>
        </message>
        <message>
            <source>Click: choose {name}</source>
            <translation>Clic: scegli {name}</translation>
        </message>
        <message>
            <source>Click: let it run once</source>
            <translation>Clic: fallo lavorare una volta</translation>
        </message>
        <message>
            <source>Click: let one stay here; Shift+click or Ctrl+click: all</source>
            <translation>Clic: una resta qui; Shift+clic o Ctrl+clic: tutte</translation>
        </message>
        <message>
            <source>Click: load one; Shift+click or Ctrl+click: as many as fit</source>
            <translation>Clic: caricane una; Shift+clic o Ctrl+clic: quante ne stanno</translation>
        </message>
        <message>
            <source>Click: put one down; Shift+click or Ctrl+click: all; drag: hand over</source>
            <translation>Clic: posane una; Shift+clic o Ctrl+clic: tutte; trascina: consegna</translation>
        </message>
        <message>
            <source>Click: set it down</source>
            <translation>Clic: posalo</translation>
        </message>
        <message>
            <source>Ctrl+Shift+click or Alt+click: let one follow; Alt+Shift+click: all</source>
            <translation>Ctrl+Shift+clic o Alt+clic: fatti seguire da una; Alt+Shift+clic: da tutte</translation>
        </message>
        <message>
            <source>Ferry one: {name}</source>
            <translation>Traghettane una: {name}</translation>
        </message>
        <message>
            <source>Ferry {count}: {name}</source>
            <translation>Traghettane {count}: {name}</translation>
        </message>
        <message>
            <source>Hand one to {name}</source>
            <translation>Consegnane una a {name}</translation>
        </message>
        <message>
            <source>Hand {count} to {name}</source>
            <translation>Consegnane {count} a {name}</translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Casa di {player}</translation>
        </message>
        <message>
            <source>It can be set down at several places: drag it to one of them.</source>
            <translation>Si può posare in più luoghi: trascinalo in uno di essi.</translation>
        </message>
        <message>
            <source>It is not your turn: all of it can only be looked at.</source>
            <translation>Non tocca a te: si può solo guardare.</translation>
        </message>
        <message>
            <source>Let it run</source>
            <translation>Fallo lavorare</translation>
        </message>
        <message>
            <source>Load one</source>
            <translation>Caricane una</translation>
        </message>
        <message>
            <source>None of your transporters is here to do anything.</source>
            <translation>Nessuno dei tuoi mezzi è qui per agire.</translation>
        </message>
        <message>
            <source>None of your transporters is here to let it run.</source>
            <translation>Nessuno dei tuoi mezzi è qui per farlo lavorare.</translation>
        </message>
        <message>
            <source>Nothing can be loaded or put down here now.</source>
            <translation>Qui ora non si può caricare né posare nulla.</translation>
        </message>
        <message>
            <source>Nothing is here</source>
            <translation>Qui non c'è nulla</translation>
        </message>
        <message>
            <source>One follows {name}</source>
            <translation>Una segue {name}</translation>
        </message>
        <message>
            <source>One stays here</source>
            <translation>Una resta qui</translation>
        </message>
        <message>
            <source>One stays here: {name}</source>
            <translation>Una resta qui: {name}</translation>
        </message>
        <message>
            <source>Put everything down</source>
            <translation>Posa tutto</translation>
        </message>
        <message>
            <source>Put one down</source>
            <translation>Posane una</translation>
        </message>
        <message>
            <source>Put one down: {name}</source>
            <translation>Posane una: {name}</translation>
        </message>
        <message>
            <source>Put one of {name} down here</source>
            <translation>Posa qui una merce da {name}</translation>
        </message>
        <message>
            <source>Put {count} down</source>
            <translation>Posane {count}</translation>
        </message>
        <message>
            <source>Put {count} down: {name}</source>
            <translation>Posane {count}: {name}</translation>
        </message>
        <message>
            <source>Put {count} of {name} down here</source>
            <translation>Posa qui {count} merci da {name}</translation>
        </message>
        <message>
            <source>Right click: all that can be done</source>
            <translation>Clic destro: tutto ciò che si può fare</translation>
        </message>
        <message>
            <source>Set it down</source>
            <translation>Posalo</translation>
        </message>
        <message>
            <source>Set it down: {name}</source>
            <translation>Posalo: {name}</translation>
        </message>
        <message>
            <source>Several transporters can do that: choose one first.</source>
            <translation>Più mezzi possono farlo: scegline prima uno.</translation>
        </message>
        <message>
            <source>The home of {player}: there is nothing to do with it.</source>
            <translation>La casa di {player}: non c'è nulla da fare.</translation>
        </message>
        <message>
            <source>There are several ways to do that: choose one from the list.</source>
            <translation>Ci sono più modi per farlo: scegline uno dall'elenco.</translation>
        </message>
        <message>
            <source>This is an earlier moment: it can only be looked at.</source>
            <translation>Questo è un momento passato: si può solo guardare.</translation>
        </message>
        <message>
            <source>{ask}: {action}</source>
            <translation>{ask}: {action}</translation>
        </message>
        <message>
            <source>{building}, {left} of {most} runs left this turn</source>
            <translation>{building}, in questo turno restano {left} produzioni su {most}</translation>
        </message>
        <message>
            <source>{building}, {most} a turn</source>
            <translation>{building}, {most} a turno</translation>
        </message>
        <message>
            <source>{count} follow {name}</source>
            <translation>{count} seguono {name}</translation>
        </message>
        <message>
            <source>{count} stay here</source>
            <translation>{count} restano qui</translation>
        </message>
        <message>
            <source>{count} stay here: {name}</source>
            <translation>{count} restano qui: {name}</translation>
        </message>
        <message>
            <source>{goods}, held by {name}</source>
            <translation>{goods}, su {name}</translation>
        </message>
        <message>
            <source>{left} of {points} points left</source>
            <translation>restano {left} punti su {points}</translation>
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in it</source>
            <translation>{mine}, contiene {gold} oro e {iron} ferro</translation>
        </message>
        <message>
            <source>{name} carries one</source>
            <translation>{name} ne carica una</translation>
        </message>
        <message>
            <source>{name} carries {count}</source>
            <translation>{name} ne carica {count}</translation>
        </message>
        <message>
            <source>{name} is not yours to move.</source>
            <translation>Non spetta a te muovere {name}.</translation>
        </message>
        <message>
            <source>{name} of {player}, {load} of {capacity} goods</source>
            <translation>{name} di {player}, {load} merci su {capacity}</translation>
        </message>
        <message>
            <source>{name} of {player}, {load} of {capacity} goods: {goods}</source>
            <translation>{name} di {player}, {load} merci su {capacity}: {goods}</translation>
        </message>
        <message>
            <source>{name}, carried by {carrier}</source>
            <translation>{name}, a bordo di {carrier}</translation>
        </message>
    </context>
    <context>
        <name>tile_note</name>
        <message numerus="yes">
            <source>%n geese follow it</source>
            <translation>
                <numerusform>lo segue %n oca</numerusform>
                <numerusform>lo seguono %n oche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points left</source>
            <translation>
                <numerusform>resta %n punto</numerusform>
                <numerusform>restano %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>Home of {player}</source>
            <translation>Casa di {player}</translation>
        </message>
        <message>
            <source>carries {transporter}</source>
            <translation>trasporta {transporter}</translation>
        </message>
        <message>
            <source>irrigated desert</source>
            <translation>deserto irrigato</translation>
        </message>
        <message>
            <source>{building} {spot:in}</source>
            <translation>{building} {spot:in}</translation>
        </message>
        <message>
            <source>{count} × {kind} of {player}</source>
            <translation>{count} × {kind} di {player}</translation>
        </message>
        <message>
            <source>{goods} ({held} of {most})</source>
            <translation>{goods} ({held} di {most})</translation>
        </message>
        <message>
            <source>{goods} {spot:in}</source>
            <translation>{goods} {spot:in}</translation>
        </message>
        <message>
            <source>{kind} of {player}</source>
            <translation>{kind} di {player}</translation>
        </message>
        <message>
            <source>{mine}, {gold} gold and {iron} iron in the bag</source>
            <translation>{mine}, {gold} oro e {iron} ferro nel sacchetto</translation>
        </message>
        <message>
            <source>{terrain} {place}</source>
            <translation>{terrain} {place}</translation>
        </message>
        <message>
            <source>{transporter} of {player}</source>
            <translation>{transporter} di {player}</translation>
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
            <translation>d MMM yyyy</translation>
        </message>
        <message>
            <source>d MMM yyyy, HH:mm</source>
            <translation>d MMM yyyy, HH:mm</translation>
        </message>
    </context>
    <context>
        <name>tools</name>
        <message>
            <source>Nothing will change here, because {reason}</source>
            <translation>Qui non cambierà nulla, perché {reason}</translation>
        </message>
        <message numerus="yes">
            <source>Release to take %n tiles in hand as a stamp; Esc cancels</source>
            <translation>
                <numerusform>Rilascia per prendere in mano %n tessera come timbro; Esc annulla</numerusform>
                <numerusform>Rilascia per prendere in mano %n tessere come timbro; Esc annulla</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no tiles here to take in hand</source>
            <translation>Qui non ci sono tessere da prendere in mano</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>ponte</translation>
        </message>
        <message>
            <source>home</source>
            <translation>casa</translation>
        </message>
    </context>
    <context>
        <name>wording</name>
        <message numerus="yes">
            <source>%n geese follow</source>
            <translation>
                <numerusform>%n oca segue</numerusform>
                <numerusform>%n oche seguono</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>A brick of {owner} on space {space} of the wonder</source>
            <translation>Un mattone di {owner} sullo spazio {space} della meraviglia</translation>
        </message>
        <message>
            <source>A brick on space {space} of the wonder</source>
            <translation>Un mattone sullo spazio {space} della meraviglia</translation>
        </message>
        <message>
            <source>A neutral brick on space {space} of the wonder</source>
            <translation>Un mattone neutro sullo spazio {space} della meraviglia</translation>
        </message>
        <message>
            <source>Add a shaft with {mixture}|inputs:Add a shaft with {mixture} for {inputs}</source>
            <translation>Aggiungi un pozzo con {mixture}|inputs:Aggiungi un pozzo con {mixture} per {inputs}</translation>
        </message>
        <message>
            <source>Agree</source>
            <translation>Accetta</translation>
        </message>
        <message>
            <source>All deserts are pasture from now on</source>
            <translation>Tutti i deserti sono pascoli da ora in poi</translation>
        </message>
        <message>
            <source>Ask for a new order of play</source>
            <translation>Chiedi un nuovo ordine di gioco</translation>
        </message>
        <message>
            <source>Ask {partner} for {goods}: {source} → {target}</source>
            <translation>Chiedi a {partner} {goods}: {source} → {target}</translation>
        </message>
        <message>
            <source>Ask {partner} to agree: {deal}</source>
            <translation>Chiedi a {partner} di accettare: {deal}</translation>
        </message>
        <message>
            <source>At the start at {tiles}: {goods}</source>
            <translation>Per iniziare su {tiles}: {goods}</translation>
        </message>
        <message>
            <source>At the start {holder:in}: {goods}</source>
            <translation>Per iniziare {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>Build a bridge over {site}|inputs:Build a bridge over {site} for {inputs}</source>
            <translation>Costruisci un ponte {site:over}|inputs:Costruisci un ponte {site:over} per {inputs}</translation>
        </message>
        <message>
            <source>Build a road to {place}|inputs:Build a road to {place} for {inputs}</source>
            <translation>Costruisci una strada verso {place}|inputs:Costruisci una strada verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>Build a wall towards {place}|inputs:Build a wall towards {place} for {inputs}</source>
            <translation>Costruisci un muro verso {place}|inputs:Costruisci un muro verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>Build {building:a} {spot:in} with {mixture}|inputs:Build {building:a} {spot:in} with {mixture} for {inputs}</source>
            <translation>Costruisci {building:a} {spot:in} con {mixture}|inputs:Costruisci {building:a} {spot:in} con {mixture} per {inputs}</translation>
        </message>
        <message>
            <source>Build {building:a} {spot:in}|inputs:Build {building:a} {spot:in} for {inputs}</source>
            <translation>Costruisci {building:a} {spot:in}|inputs:Costruisci {building:a} {spot:in} per {inputs}</translation>
        </message>
        <message>
            <source>Buy a brick of the wonder|inputs:Buy a brick of the wonder for {inputs}</source>
            <translation>Compra un mattone della meraviglia|inputs:Compra un mattone della meraviglia per {inputs}</translation>
        </message>
        <message>
            <source>Choose {spot} as home</source>
            <translation>Scegli {spot} come casa</translation>
        </message>
        <message>
            <source>Choosing homes</source>
            <translation>Scelta delle case</translation>
        </message>
        <message>
            <source>Demolish the neutral wall towards {place}|inputs:Demolish the neutral wall towards {place} for {inputs}</source>
            <translation>Demolisci il muro neutro verso {place}|inputs:Demolisci il muro neutro verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>Demolish the wall of {owner} towards {place}|inputs:Demolish the wall of {owner} towards {place} for {inputs}</source>
            <translation>Demolisci il muro di {owner} verso {place}|inputs:Demolisci il muro di {owner} verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>Do not ask for a new order</source>
            <translation>Non chiedere un nuovo ordine</translation>
        </message>
        <message>
            <source>Done with {phase}</source>
            <translation>Fatto: {phase}</translation>
        </message>
        <message>
            <source>Drawn from the mines: {made}</source>
            <translation>Pescato dalle miniere: {made}</translation>
        </message>
        <message>
            <source>Ferry {goods} from {source} to {target}</source>
            <translation>Traghetta {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>Hand {goods} from {source} to {target}</source>
            <translation>Consegna {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>Keep praying</source>
            <translation>Continua a pregare</translation>
        </message>
        <message>
            <source>Let the donkeys on {tile} breed</source>
            <translation>Fai riprodurre gli asini su {tile}</translation>
        </message>
        <message>
            <source>Let {goods} of {transporter} stay {spot:in}</source>
            <translation>Lascia {goods} di {transporter} {spot:in}</translation>
        </message>
        <message>
            <source>Let {goods} {spot:in} follow {transporter}</source>
            <translation>Fai seguire {transporter} da {goods} {spot:in}</translation>
        </message>
        <message>
            <source>Load {goods} from {source} into {target}</source>
            <translation>Carica {goods} {source:from} {target:in}</translation>
        </message>
        <message>
            <source>Load {goods} into {target}</source>
            <translation>Carica {goods} {target:in}</translation>
        </message>
        <message>
            <source>Make {kind:a} of {transporter}|inputs:Make {kind:a} of {transporter} and {inputs}</source>
            <translation>Produci {kind:a} {transporter:from}|inputs:Produci {kind:a} {transporter:from} e {inputs}</translation>
        </message>
        <message>
            <source>Make {kind:a} with {transporter}|inputs:Make {kind:a} with {transporter} from {inputs}</source>
            <translation>Produci {kind:a} con {transporter}|inputs:Produci {kind:a} con {transporter}, usando {inputs}</translation>
        </message>
        <message>
            <source>Make {kind:a} {spot:in}|inputs:Make {kind:a} {spot:in} from {inputs}</source>
            <translation>Produci {kind:a} {spot:in}|inputs:Produci {kind:a} {spot:in} con {inputs}</translation>
        </message>
        <message>
            <source>New {spot:in}: {transporters}</source>
            <translation>Nuovo {spot:in}: {transporters}</translation>
        </message>
        <message>
            <source>No mine has anything to draw from</source>
            <translation>Da nessuna miniera si può pescare</translation>
        </message>
        <message>
            <source>Nobody researched: {goods} lost on {tile}</source>
            <translation>Nessuno ha fatto ricerca, perso su {tile}: {goods}</translation>
        </message>
        <message>
            <source>Nobody used the factory: {goods} lost on {tile}</source>
            <translation>Nessuno ha usato la fabbrica, perso su {tile}: {goods}</translation>
        </message>
        <message>
            <source>Offer {goods} to {partner}: {source} → {target}</source>
            <translation>Offri {goods} a {partner}: {source} → {target}</translation>
        </message>
        <message>
            <source>Out of the game {spot:in}: {transporters}</source>
            <translation>Fuori gioco {spot:in}: {transporters}</translation>
        </message>
        <message>
            <source>Passed over: nothing can be built</source>
            <translation>Saltata: nulla si può costruire</translation>
        </message>
        <message>
            <source>Passed over: nothing can move</source>
            <translation>Saltata: nulla può muoversi</translation>
        </message>
        <message>
            <source>Passed over: nothing pays for a brick</source>
            <translation>Saltata: nulla paga un mattone</translation>
        </message>
        <message>
            <source>Passed over: there is nothing to decide</source>
            <translation>Saltata: non c'è nulla da decidere</translation>
        </message>
        <message>
            <source>Put {transporter} {spot:in} out of use</source>
            <translation>Elimina {transporter} {spot:in}</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Rifiuta</translation>
        </message>
        <message>
            <source>Research {subject}|inputs:Research {subject} with {inputs}</source>
            <translation>Ricerca: {subject}|inputs:Ricerca: {subject}, con {inputs}</translation>
        </message>
        <message>
            <source>Run the {building}|inputs:Run the {building} with {inputs}</source>
            <translation>Fai lavorare {building:the}|inputs:Fai lavorare {building:the} con {inputs}</translation>
        </message>
        <message>
            <source>Stop praying and go to the back of the row</source>
            <translation>Smetti di pregare e vai in fondo alla fila</translation>
        </message>
        <message>
            <source>Strengthen and take over the neutral wall towards {place}|inputs:Strengthen and take over the neutral wall towards {place} for {inputs}</source>
            <translation>Rinforza e prendi il muro neutro verso {place}|inputs:Rinforza e prendi il muro neutro verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>Strengthen the wall towards {place}|inputs:Strengthen the wall towards {place} for {inputs}</source>
            <translation>Rinforza il muro verso {place}|inputs:Rinforza il muro verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>Take position {number}</source>
            <translation>Prendi la posizione {number}</translation>
        </message>
        <message>
            <source>The figures at the temple, closest first: {players}</source>
            <translation>Le figure al tempio, dalla più vicina: {players}</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>La partita è finita</translation>
        </message>
        <message>
            <source>The machines are paused: P lets them go on, . (full stop) makes one move.</source>
            <translation>Le macchine sono in pausa: P le fa ripartire, . (punto) fa una mossa.</translation>
        </message>
        <message>
            <source>The order of play is not asked for: it cannot matter</source>
            <translation>L'ordine di gioco non si chiede: non può contare</translation>
        </message>
        <message>
            <source>The order of play: {players}</source>
            <translation>L'ordine di gioco: {players}</translation>
        </message>
        <message>
            <source>The wall is gone</source>
            <translation>Il muro non c'è più</translation>
        </message>
        <message>
            <source>The wall is neutral now</source>
            <translation>Ora il muro è neutro</translation>
        </message>
        <message>
            <source>The wall is neutral now, {tokens} thick</source>
            <translation>Ora il muro è neutro; segnalini: {tokens}</translation>
        </message>
        <message>
            <source>The wall is {tokens} thick now</source>
            <translation>Segnalini del muro ora: {tokens}</translation>
        </message>
        <message>
            <source>The wall puts {transporter} out to {target}</source>
            <translation>Il muro spinge {transporter} al largo: {target}</translation>
        </message>
        <message>
            <source>Turn {turn} · {phase}</source>
            <translation>Turno {turn} · {phase}</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}</source>
            <translation>Turno {turn}, {phase}</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: does anybody ask for a new order?</source>
            <translation>Turno {turn}, {phase}: qualcuno chiede un nuovo ordine?</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: positions are taken</source>
            <translation>Turno {turn}, {phase}: si prendono le posizioni</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: the mines are drawn</source>
            <translation>Turno {turn}, {phase}: si pesca dalle miniere</translation>
        </message>
        <message>
            <source>Turn {turn}, {phase}: who goes on praying?</source>
            <translation>Turno {turn}, {phase}: chi continua a pregare?</translation>
        </message>
        <message>
            <source>Unload {goods} from {source}</source>
            <translation>Scarica {goods} {source:from}</translation>
        </message>
        <message>
            <source>Unload {goods} from {source} {target:in}</source>
            <translation>Scarica {goods} {source:from} {target:in}</translation>
        </message>
        <message>
            <source>Upgrade the {building} on {tile} to {upgraded:a}</source>
            <translation>Migliora {building:the} su {tile} in {upgraded}</translation>
        </message>
        <message>
            <source>a better one</source>
            <translation>uno migliore</translation>
        </message>
        <message>
            <source>a goose hatches</source>
            <translation>nasce un'oca</translation>
        </message>
        <message>
            <source>a machine</source>
            <translation>una macchina</translation>
        </message>
        <message>
            <source>building</source>
            <translation>edificio</translation>
        </message>
        <message>
            <source>solver {version} (machine)</source>
            <translation>risolutore {version} (macchina)</translation>
        </message>
        <message>
            <source>the end</source>
            <translation>la fine</translation>
        </message>
        <message>
            <source>transporter</source>
            <translation>mezzo di trasporto</translation>
        </message>
        <message>
            <source>transporter {number}</source>
            <translation>mezzo {number}</translation>
        </message>
        <message>
            <source>turn {turn}, {phase}</source>
            <translation>turno {turn}, {phase}</translation>
        </message>
        <message>
            <source>{building} on {tile}</source>
            <translation>{building} su {tile}</translation>
        </message>
        <message>
            <source>{carrier} sets {passenger} down {spot:in}</source>
            <translation>{carrier} posa {passenger} {spot:in}</translation>
        </message>
        <message>
            <source>{carrier} takes {passenger} aboard</source>
            <translation>{carrier} prende a bordo {passenger}</translation>
        </message>
        <message>
            <source>{count} aboard {transporter}</source>
            <translation>{count} {transporter:in}</translation>
        </message>
        <message>
            <source>{count} on the ground</source>
            <translation>{count} a terra</translation>
        </message>
        <message>
            <source>{goods} from {holder}</source>
            <translation>{goods} {holder:from}</translation>
        </message>
        <message>
            <source>{goods} lost {holder:in}</source>
            <translation>Perso {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>{goods} lost: {place}</source>
            <translation>Perso: {goods}, {place}</translation>
        </message>
        <message>
            <source>{goods} made at {tiles}</source>
            <translation>Prodotto su {tiles}: {goods}</translation>
        </message>
        <message>
            <source>{goods} made {holder:in}</source>
            <translation>Prodotto {holder:in}: {goods}</translation>
        </message>
        <message>
            <source>{goods} of {holder}</source>
            <translation>{goods} {holder:from}</translation>
        </message>
        <message>
            <source>{goods} used from {holder}</source>
            <translation>Prelevato {holder:from}: {goods}</translation>
        </message>
        <message>
            <source>{goods}: {place}</source>
            <translation>{goods}: {place}</translation>
        </message>
        <message>
            <source>{goods}: {place} (to be run by {player})</source>
            <translation>{goods}: {place} (da far lavorare: {player})</translation>
        </message>
        <message>
            <source>{goods}: {place} (to be run)</source>
            <translation>{goods}: {place} (da far lavorare)</translation>
        </message>
        <message>
            <source>{good} at {tile}</source>
            <translation>{good} su {tile}</translation>
        </message>
        <message>
            <source>{holder} (machine)</source>
            <translation>{holder} (macchina)</translation>
        </message>
        <message>
            <source>{player} acts by itself.</source>
            <translation>{player} agisce da sé.</translation>
        </message>
        <message>
            <source>{player} adds a shaft with {mixture} to the mine at {here}|inputs:{player} adds a shaft with {mixture} to the mine at {here} for {inputs}</source>
            <translation>{player} aggiunge un pozzo con {mixture} alla miniera su {here}|inputs:{player} aggiunge un pozzo con {mixture} alla miniera su {here} per {inputs}</translation>
        </message>
        <message>
            <source>{player} agrees</source>
            <translation>{player} accetta</translation>
        </message>
        <message>
            <source>{player} asks for a new order of play</source>
            <translation>{player} chiede un nuovo ordine di gioco</translation>
        </message>
        <message>
            <source>{player} asks {partner} for {goods}: {source} → {target}</source>
            <translation>{player} chiede a {partner} {goods}: {source} → {target}</translation>
        </message>
        <message>
            <source>{player} asks {partner} to agree: {deal}</source>
            <translation>{player} chiede a {partner} di accettare: {deal}</translation>
        </message>
        <message>
            <source>{player} builds a bridge over {site}|inputs:{player} builds a bridge over {site} for {inputs}</source>
            <translation>{player} costruisce un ponte {site:over}|inputs:{player} costruisce un ponte {site:over} per {inputs}</translation>
        </message>
        <message>
            <source>{player} builds a road from {here} to {place}|inputs:{player} builds a road from {here} to {place} for {inputs}</source>
            <translation>{player} costruisce una strada da {here} a {place}|inputs:{player} costruisce una strada da {here} a {place} per {inputs}</translation>
        </message>
        <message>
            <source>{player} builds a wall from {here} towards {place}|inputs:{player} builds a wall from {here} towards {place} for {inputs}</source>
            <translation>{player} costruisce un muro da {here} verso {place}|inputs:{player} costruisce un muro da {here} verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>{player} builds {building:a} {spot:in} with {mixture}|inputs:{player} builds {building:a} {spot:in} with {mixture} for {inputs}</source>
            <translation>{player} costruisce {building:a} {spot:in} con {mixture}|inputs:{player} costruisce {building:a} {spot:in} con {mixture} per {inputs}</translation>
        </message>
        <message>
            <source>{player} builds {building:a} {spot:in}|inputs:{player} builds {building:a} {spot:in} for {inputs}</source>
            <translation>{player} costruisce {building:a} {spot:in}|inputs:{player} costruisce {building:a} {spot:in} per {inputs}</translation>
        </message>
        <message>
            <source>{player} buys a brick of the wonder|inputs:{player} buys a brick of the wonder for {inputs}</source>
            <translation>{player} compra un mattone della meraviglia|inputs:{player} compra un mattone della meraviglia per {inputs}</translation>
        </message>
        <message>
            <source>{player} chooses {spot} as home</source>
            <translation>{player} sceglie {spot} come casa</translation>
        </message>
        <message>
            <source>{player} demolishes the neutral wall from {here} towards {place}|inputs:{player} demolishes the neutral wall from {here} towards {place} for {inputs}</source>
            <translation>{player} demolisce il muro neutro da {here} verso {place}|inputs:{player} demolisce il muro neutro da {here} verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>{player} demolishes the wall of {owner} from {here} towards {place}|inputs:{player} demolishes the wall of {owner} from {here} towards {place} for {inputs}</source>
            <translation>{player} demolisce il muro di {owner} da {here} verso {place}|inputs:{player} demolisce il muro di {owner} da {here} verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>{player} does not ask for a new order of play</source>
            <translation>{player} non chiede un nuovo ordine di gioco</translation>
        </message>
        <message>
            <source>{player} ferries {goods} from {source} to {target}</source>
            <translation>{player} traghetta {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>{player} hands {goods} from {source} to {target}</source>
            <translation>{player} consegna {goods} {source:from} {target:to}</translation>
        </message>
        <message>
            <source>{player} is done with {phase}</source>
            <translation>{player} ha finito: {phase}</translation>
        </message>
        <message>
            <source>{player} keeps praying</source>
            <translation>{player} continua a pregare</translation>
        </message>
        <message>
            <source>{player} lets the donkeys at {tile} breed</source>
            <translation>{player} fa riprodurre gli asini su {tile}</translation>
        </message>
        <message>
            <source>{player} lets {goods} of {transporter} stay {spot:in}</source>
            <translation>{player} lascia {goods} di {transporter} {spot:in}</translation>
        </message>
        <message>
            <source>{player} lets {goods} {spot:in} follow {transporter}</source>
            <translation>{player} fa seguire {transporter} da {goods} {spot:in}</translation>
        </message>
        <message>
            <source>{player} loads {goods} from {source} into {target}</source>
            <translation>{player} carica {goods} {source:from} {target:in}</translation>
        </message>
        <message>
            <source>{player} loads {goods} into {target}</source>
            <translation>{player} carica {goods} {target:in}</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} of {transporter}|inputs:{player} makes {kind:a} of {transporter} and {inputs}</source>
            <translation>{player} produce {kind:a} {transporter:from}|inputs:{player} produce {kind:a} {transporter:from} e {inputs}</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} with {transporter}|inputs:{player} makes {kind:a} with {transporter} from {inputs}</source>
            <translation>{player} produce {kind:a} con {transporter}|inputs:{player} produce {kind:a} con {transporter}, usando {inputs}</translation>
        </message>
        <message>
            <source>{player} makes {kind:a} {spot:in}|inputs:{player} makes {kind:a} {spot:in} from {inputs}</source>
            <translation>{player} produce {kind:a} {spot:in}|inputs:{player} produce {kind:a} {spot:in} con {inputs}</translation>
        </message>
        <message>
            <source>{player} moves {transporter} to {spot}</source>
            <translation>{player} muove {transporter} {spot:to}</translation>
        </message>
        <message>
            <source>{player} offers {goods} to {partner}: {source} → {target}</source>
            <translation>{player} offre {goods} a {partner}: {source} → {target}</translation>
        </message>
        <message>
            <source>{player} puts {transporter} out of use</source>
            <translation>{player} elimina {transporter}</translation>
        </message>
        <message>
            <source>{player} refuses</source>
            <translation>{player} rifiuta</translation>
        </message>
        <message>
            <source>{player} researches {subject}|inputs:{player} researches {subject} with {inputs}</source>
            <translation>{player} ricerca: {subject}|inputs:{player} ricerca: {subject}, con {inputs}</translation>
        </message>
        <message>
            <source>{player} runs the {building} at {tile}|inputs:{player} runs the {building} at {tile} with {inputs}</source>
            <translation>{player} fa lavorare {building:the} su {tile}|inputs:{player} fa lavorare {building:the} su {tile} con {inputs}</translation>
        </message>
        <message>
            <source>{player} sets {passenger} down from {carrier} {spot:in}</source>
            <translation>{player} posa {passenger} {carrier:from} {spot:in}</translation>
        </message>
        <message>
            <source>{player} stops praying and goes to the back of the row</source>
            <translation>{player} smette di pregare e va in fondo alla fila</translation>
        </message>
        <message>
            <source>{player} strengthens and takes over the neutral wall from {here} towards {place}|inputs:{player} strengthens and takes over the neutral wall from {here} towards {place} for {inputs}</source>
            <translation>{player} rinforza e prende il muro neutro da {here} verso {place}|inputs:{player} rinforza e prende il muro neutro da {here} verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>{player} strengthens the wall from {here} towards {place}|inputs:{player} strengthens the wall from {here} towards {place} for {inputs}</source>
            <translation>{player} rinforza il muro da {here} verso {place}|inputs:{player} rinforza il muro da {here} verso {place} per {inputs}</translation>
        </message>
        <message>
            <source>{player} takes position {number}</source>
            <translation>{player} prende la posizione {number}</translation>
        </message>
        <message>
            <source>{player} takes {passenger} aboard {carrier}</source>
            <translation>{player} prende {passenger} a bordo di {carrier}</translation>
        </message>
        <message>
            <source>{player} unloads {goods} from {source}</source>
            <translation>{player} scarica {goods} {source:from}</translation>
        </message>
        <message>
            <source>{player} unloads {goods} from {source} {target:in}</source>
            <translation>{player} scarica {goods} {source:from} {target:in}</translation>
        </message>
        <message>
            <source>{player} upgrades the {building} at {tile} to {upgraded:a}</source>
            <translation>{player} migliora {building:the} su {tile} in {upgraded}</translation>
        </message>
        <message>
            <source>{player}: {points}</source>
            <translation>{player}: {points}</translation>
        </message>
        <message>
            <source>{points} points</source>
            <translation>{points} punti</translation>
        </message>
        <message>
            <source>{transporter} goes to {spot}</source>
            <translation>{transporter} va {spot:to}</translation>
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
            <translation>{used} → {made} su {tiles}</translation>
        </message>
        <message>
            <source>{used} → {made} on the ground</source>
            <translation>{used} → {made} a terra</translation>
        </message>
        <message>
            <source>{used} → {made} {holder:in}</source>
            <translation>{used} → {made} {holder:in}</translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions</source>
            <translation>
                <numerusform>{when}: %n azione</numerusform>
                <numerusform>{when}: %n azioni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{when}: %n actions, up to {end}, {points}</source>
            <translation>
                <numerusform>{when}: %n azione, fino a {end}, {points}</numerusform>
                <numerusform>{when}: %n azioni, fino a {end}, {points}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>words</name>
        <message numerus="yes">
            <source>%n advice</source>
            <translation>
                <numerusform>%n consiglio</numerusform>
                <numerusform>%n consigli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n errors</source>
            <translation>
                <numerusform>%n errore</numerusform>
                <numerusform>%n errori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warnings</source>
            <translation>
                <numerusform>%n avviso</numerusform>
                <numerusform>%n avvisi</numerusform>
            </translation>
        </message>
        <message>
            <source>advice</source>
            <translation>consiglio</translation>
        </message>
        <message>
            <source>error</source>
            <translation>errore</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>avviso</translation>
        </message>
        <message>
            <source>{edge}, left bank</source>
            <translation>{edge}, riva sinistra</translation>
        </message>
        <message>
            <source>{edge}, right bank</source>
            <translation>{edge}, riva destra</translation>
        </message>
    </context>
</TS>

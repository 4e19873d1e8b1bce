"""The part of the guide in which a map is laid in turns."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from rbdesigner.tiles import Terrain, TileKind
from rbdesigner.ui.dialogs.games.new_laying import NewLayingDialog
from rbdesigner.ui.laying.laying_page import LayingPage
from tour.drawing import SOURCE, STRAIGHT
from tour.stage import Place, Stage


def taking_turns(stage: Stage) -> None:
    """Ada lays a river with a machine, until the machine has answered."""

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, NewLayingDialog)
        dialog.title.setFocus()
        stage.type("Our World")
        dialog.names[0].setFocus()
        stage.type("Ada")
        dialog.seed.setText("7")
        stage.picture("new-laying", stage.area_above(dialog, 40), above=dialog)
        dialog.accept()

    with stage.answering("new-laying", fill):
        stage.key("Ctrl+Shift+N")
    page = stage.window.tabs.current
    assert isinstance(page, LayingPage)

    def lay(kind: TileKind, place: Place) -> None:
        number = len(page.table.game.log)
        stage.choose(page.supply.grid, kind)
        stage.hover(place)
        if page.board.ghost.reason:
            stage.key("Q")
        stage.click(place)
        assert len(page.table.game.log) > number, page.board.ghost.reason

    def machine_has_laid(number: int) -> None:
        stage.wait(lambda: len(page.table.game.log) == number, "the machine lays nothing")

    lay(TileKind(Terrain.MOUNTAIN, SOURCE), (0, 0))
    lay(TileKind(Terrain.WOODS, STRAIGHT), page.table.game.open_places[0])
    machine_has_laid(4)
    lay(TileKind(Terrain.PASTURE), next(at for at in page.table.game.places() if at not in page.table.game.open_places))
    lay(TileKind(Terrain.ROCK), next(at for at in page.table.game.places() if at not in page.table.game.open_places))
    machine_has_laid(8)
    source = TileKind(Terrain.MOUNTAIN, SOURCE)
    lay(source, next(at for at in page.table.game.places() if any(page.table.game.lays_at(at, source))))
    stage.choose(page.supply.grid, TileKind(Terrain.PASTURE))
    stage.wait(lambda: not page.board.allowed_places.is_looking, "places are looked at for ever")
    stage.hover(page.table.game.open_places[0])
    assert page.board.note
    stage.picture("laying-in-turns", pointer=True)
    page.mark_saved()
    stage.key("Ctrl+W")
    stage.leave()

"""The actions on the picture under a map, as data."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from rbdesigner.ui.shell.actions.action_spec import ActionSpec, Needs

translate = QCoreApplication.translate

# A table: one action an entry.
# fmt: off


def picture_actions() -> Iterator[ActionSpec]:
    """Actions on the picture under the map."""
    yield ActionSpec("tool.picture", translate("Actions", "&Move the picture, take its tiles"), ("Shift+P",), "picture",
                     translate("Actions", "Drag the picture under the map; click a tile that is proposed to lay it"),
                     Needs.DOCUMENT, "tool", also=translate("Actions", "trace, scan, photo, background"))
    yield ActionSpec("picture.choose", translate("Actions", "&Choose a picture…"), (), "open",
                     translate("Actions", "Put a scan or photo under the map, to trace it"), Needs.DOCUMENT,
                     also=translate("Actions", "trace, scan, photo, background"))
    yield ActionSpec("picture.show", translate("Actions", "&Show or hide the picture"), (), "", "", Needs.PICTURE)
    yield ActionSpec("picture.fit", translate("Actions", "&Fit the picture to the grid"), (), "fit",
                     translate("Actions", "Click the middles of two or three tiles of the picture, far apart"),
                     Needs.PICTURE)
    yield ActionSpec("picture.propose", translate("Actions", "&Read tiles from the picture"), (), "search",
                     translate("Actions", "Propose the terrain of each tile by its colour"), Needs.PICTURE)
    yield ActionSpec("picture.take_sure", translate("Actions", "&Take the tiles that are sure"), need=Needs.PROPOSALS)
    yield ActionSpec("picture.take_all", translate("Actions", "Take &all proposed tiles"), need=Needs.PROPOSALS)
    yield ActionSpec("picture.drop", translate("Actions", "&Give the proposed tiles up"), need=Needs.PROPOSALS)
    yield ActionSpec("picture.remove", translate("Actions", "R&emove the picture"), (), "delete", need=Needs.PICTURE)

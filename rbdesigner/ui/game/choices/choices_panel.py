"""All choices, so that the whole game can be played by clicking here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import order
from rbdesigner.messages.thing_wording import (
    machine_text,
    phase_text,
    player_title,
    refusal_text,
    tile_text,
    transporter_text,
)
from rbdesigner.play.build_plans import may_plan, plannable_kinds
from rbdesigner.play.choices.best_candidate import with_payments
from rbdesigner.play.choices.building_choices import building_groups
from rbdesigner.play.choices.choice_groups import Choice, Group, deals_group, goods_groups, movement_group
from rbdesigner.play.choices.grouping import excess_group, sorted_group, upgrade_group
from rbdesigner.play.choices.order_choices import enter_choice, order_group, wonder_group
from rbdesigner.play.choices.production_choices import delivery_orders_group, elsewhere_group, production_groups
from rbdesigner.play.match import Match
from rbdesigner.play.tile_scene import as_many, scene_of
from rbdesigner.ui.game.choices.group_block import GroupBlock
from rbdesigner.ui.game.choices.look_ahead import LookAhead
from rbdesigner.ui.game.choices.structure_palette import StructurePalette
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.signals import MatchPanel
from rbdesigner.ui.widgets.literal import Label

KEYS = ("order", "excess", "upgrade", "wonder", "production", "breeding", "research", "elsewhere", "buildings", "ways",
        "walls", "load", "unload", "hand-over", "ferry", "movement", "deals")  # fmt: skip
"""The groups from top to bottom."""


class ChoicesPanel(MatchPanel):
    """The panel of choices on the tile in focus, and of questions to a player.

    ``message(str)`` says why something cannot be done; ``pointed(Action or None)`` gives what the pointer or the
    keyboard is at.
    """

    message = Signal(str)
    pointed = Signal(object)

    def __init__(
        self, match: Match, focus: Focus, parent: QWidget | None = None, ahead: LookAhead | None = None
    ) -> None:
        super().__init__(match, parent)
        self._ahead = ahead or LookAhead(match, self)
        self._ahead.changed.connect(self.refresh)
        self.setObjectName("choices")
        self.setAccessibleName(self.tr("What can be done"))
        self._focus = focus
        self._order = Group("order", "")
        self._shown: tuple[object, ...] = ()
        self._blocks = {key: GroupBlock(key, match, self) for key in KEYS}
        self._heading = Label(self)
        self.structures = StructurePalette(self)
        self._lay_out()
        self._connect()
        self._add_keys()

    def _lay_out(self) -> None:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(8, 2, 8, 2)
        column.setSpacing(2)
        for block in self._blocks.values():
            column.addWidget(block)
        column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setObjectName("choices-list")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(inner)
        self._heading.setObjectName("choices-heading")
        self._heading.setWordWrap(True)
        self._heading.setContentsMargins(8, 4, 8, 0)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 4)
        rows.setSpacing(3)
        rows.addWidget(self._heading)
        rows.addWidget(self._area, 1)
        rows.addWidget(self.structures)

    def _connect(self) -> None:
        self._focus.changed.connect(self.refresh)
        for block in self._blocks.values():
            block.chosen.connect(self._choose)
            block.wanted.connect(self._do)
            block.moved.connect(self._move)
            block.opened.connect(self._reveal)
            block.pointed.connect(self.pointed)

    def _add_keys(self) -> None:
        """Enter for the harmless answer, wherever on the page the keys go."""
        page = self.parentWidget() or self
        self._skips: list[QShortcut] = []
        for key in ("Return", "Enter"):
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._skip)
            self._skips.append(shortcut)

    # Showing

    def renew(self) -> None:
        """Show what can be done now."""
        state = self.match.state
        acting = self.match.persons
        can_act = self.match.is_present and bool(acting)
        groups = {group.key: group for group in (self._groups(state, acting) if can_act else [])}
        self._order = groups.get("order", Group("order", ""))
        for key, block in self._blocks.items():
            block.show_group(groups.get(key, Group(key, "")))
        self.structures.show_kinds(plannable_kinds(state, acting[0]) if can_act and may_plan(state) else [])
        where = self._where(state, acting)
        self._heading.setText(where)
        self._heading.setVisible(bool(where))
        # A frame that is due is painted before layouts that wait: the rows would be seen squeezed in it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._show_from_the_top(state)
        for shortcut in self._skips:
            shortcut.setEnabled(enter_choice(self._order) is not None)

    def _show_from_the_top(self, state: GameState) -> None:
        """Show new choices from their beginning; what one does in the midst of the list leaves it where it is."""
        pressing = state.production.excess, state.production.upgrading
        shown = state.turn, state.phase, state.stage, state.offer, order.acting(state), self._focus.tile, *pressing
        if shown != self._shown:
            self._shown = shown
            self._area.verticalScrollBar().setValue(0)

    def _groups(self, state: GameState, acting: Sequence[int]) -> list[Group]:
        asked = order_group(state, acting, self._focus.tile)
        if asked or not state.in_play:
            return [asked]
        if state.production.excess:
            return [excess_group(state)]
        found = [upgrade_group(state), *(self._finished(group) for group in self._on_tile(acting[0]))]
        if state.phase is Phase.PRODUCTION:
            found.append(self._finished(elsewhere_group(state, acting[0], self._focus.tile)))
        if state.phase is Phase.MOVEMENT:
            found.append(delivery_orders_group(state, acting[0], self._ahead.found))
        if state.phase is Phase.WONDER:
            found.append(self._finished(wonder_group(state, acting[0])))
        return found

    def _finished(self, group: Group) -> Group:
        """A group with what pays and whom to ask, what cannot be done gathered."""
        return sorted_group(self.match.state, with_payments(self.match.state, group))

    def _on_tile(self, player: int) -> list[Group]:
        """The choices on the tile in focus."""
        state = self.match.state
        if self._focus.tile == NONE:
            return []
        scene = scene_of(state, player, self._focus.tile, self._focus.transporter)
        if not scene.own:
            return []
        legal = scene.legal()
        groups = goods_groups(scene, legal)
        if state.phase is Phase.PRODUCTION:
            groups += production_groups(scene, legal)
        elif state.phase is Phase.MOVEMENT:
            groups.append(movement_group(scene, legal))
        elif state.phase is Phase.BUILDING:
            groups += building_groups(scene)
        return [*groups, deals_group(scene)]

    def _where(self, state: GameState, acting: Sequence[int]) -> str:
        """The subject of the choices."""
        if not self.match.is_present:
            return self.tr("This is an earlier moment: it can only be looked at.")
        machines = [player for player in order.acting(state) if player in self.match.machines]
        if not acting and machines:
            return machine_text(state, machines[0], self.match.machines_paused)
        if not acting:
            return phase_text(state)
        if not state.in_play or state.production.excess:
            return ""
        tile, chosen = self._focus.tile, self._focus.transporter
        who = player_title(state, acting[0])
        if tile == NONE:
            return self.tr("{player}: click a transporter or a tile to see what can be done there.").format(player=who)
        scene = scene_of(state, acting[0], tile, chosen)
        where = tile_text(state, tile)
        if not scene.own:
            return self.tr("{player} has no transporter on {tile}.").format(player=who, tile=where)
        if scene.transporter != NONE:
            return self.tr("{player}: {transporter} on {tile}").format(
                player=who, transporter=transporter_text(state, scene.transporter), tile=where
            )
        return self.tr("{player}: all transporters on {tile}").format(player=who, tile=where)

    def _reveal(self, widget: QWidget) -> None:
        """Scroll to what has come up, once it is laid out."""
        QTimer.singleShot(0, widget, lambda: self._area.ensureWidgetVisible(widget, 0, 4))

    # Doing

    def _choose(self, choice: Choice) -> None:
        self._do(choice.action, *choice.also)

    def _do(self, action: Action, *also: Action) -> None:
        refusal = self._focus.do([action, *also]) if self.match.is_present else None
        if refusal is not None:
            self.message.emit(refusal_text(self.match.state, refusal))

    def _move(self, actions: Sequence[Action], many: bool) -> None:
        if not many:
            self._do(actions[0])
        elif self.match.is_present:
            self.match.do_all(as_many(self.match.state, actions))

    def _skip(self) -> None:
        """Do what does no harm."""
        choice = enter_choice(self._order)
        if choice is not None:
            self._choose(choice)

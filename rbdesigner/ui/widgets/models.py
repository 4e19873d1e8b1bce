"""The base of the item models of the panels."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
"""The parent of the rows of a flat model."""

"""What a file holds before it is saved and after."""

from __future__ import annotations

OLD, NEW = b"old " * 5000, b"new! " * 6000

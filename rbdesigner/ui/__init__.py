"""The window."""

from rbdesigner.art.plain_imports import import_plainly

import_plainly()

"""The mechanics of the game: a module for each part of the rules, and ``legality`` over all."""

from rbdesigner.engine import compiled_path

__path__[:0] = compiled_path(__name__)

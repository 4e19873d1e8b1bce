"""The notation: actions as lines of text, and back."""

from rbdesigner.engine import compiled_path

__path__[:0] = compiled_path(__name__)

"""The core of the engine: numbers, the map in numbers, state, actions, events and refusals."""

from rbdesigner.engine import compiled_path

__path__[:0] = compiled_path(__name__)

"""Looking ahead: what chance, production and the rules bring without a choice of a player."""

from rbdesigner.engine import compiled_path

__path__[:0] = compiled_path(__name__)

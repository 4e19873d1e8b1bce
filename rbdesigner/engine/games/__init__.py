"""Games as people have them: begun, viewed, described, saved and replayed."""

from rbdesigner.engine import compiled_path

__path__[:0] = compiled_path(__name__)

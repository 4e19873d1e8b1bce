"""Sentences for codes and values, made when somebody reads them.

The engine and the checks tell no more than codes and values.

The English sentences stand here as data; any other language is a translator that is installed
(:func:`rbdesigner.messages.translation.install`).
"""

from rbdesigner.engine.refusal import IllegalAction
from rbdesigner.messages.refusals import refusal_sentence

IllegalAction.wording = staticmethod(refusal_sentence)

"""Sentences for codes and values, made when somebody reads them.

The engine and the checks tell no more than codes and values.

The English sentences stand here as data; any other language is a translator that is installed
(:func:`rbdesigner.messages.translation.install`). ``refusals`` and ``problems`` are where ``IllegalAction.reason``,
``Problem.sentence`` and ``Fix.title`` come from once they are loaded.
"""

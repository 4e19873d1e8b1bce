"""Sentences for codes and values, made when somebody reads them.

The engine and the checks tell no more than codes and values. The English sentences stand here as data; any other
language is a translator that is installed (:func:`rbdesigner.messages.translation.install`). Once they are loaded,
``refusals`` and ``problems`` make ``IllegalAction.reason``, ``Problem.sentence`` and ``Fix.title``.
"""

"""Sentences about actions and events, in the language of the window."""

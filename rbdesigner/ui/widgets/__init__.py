"""Small controls and what they are made of, for the whole window.

Texts, icons, fields, colours.
"""

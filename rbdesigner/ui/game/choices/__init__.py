"""The choices open now.

Gathered from the engine, with words and prices, and shown as buttons.
"""

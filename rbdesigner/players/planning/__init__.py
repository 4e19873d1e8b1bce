"""Planned play: tasks that become timed deliveries.

The search for good lists of them, and their way into a game.

A plan is one player's: the tasks of a list are scheduled one after the other, each as soon as it can be, with the goods
and the time of transporters that those before it have left. ``docs/players.md`` tells how it works.
"""

"""Planned play: tasks become deliveries with a time, a search finds good lists of tasks, and a game carries them out.

A plan is one player's: the tasks of a list are scheduled one after the other, each as soon as it can be, with the goods
and the time of transporters that those before it have left. ``docs/players.md`` tells how it works.
"""

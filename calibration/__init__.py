"""Finds out by games what homes are worth, and fits the prediction of fairness to it.

``python3 dev.py calibrate`` calls it. The program needs none of this: it reads the small model that comes of it.
"""

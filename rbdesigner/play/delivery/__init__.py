"""Bringing goods from place to place.

Which transporter does it, on which way, and what it costs.
"""

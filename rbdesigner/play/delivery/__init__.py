"""Bringing goods from place to place: which transporter does it, on which way, and what it costs."""

"""Brings goods from holder to holder: which transporter does it, on which way, and what it costs."""

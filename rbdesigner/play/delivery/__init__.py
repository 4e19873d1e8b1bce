"""Bringing goods from holder to holder.

Which transporter does it, on which way, and what it costs.
"""

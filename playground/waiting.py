"""How long anybody waits: for what happens, not for so long; a guard ends what hangs."""

GUARD = 240.0
"""Seconds after which a wait is given up that nothing ended: a busy machine never takes so long."""

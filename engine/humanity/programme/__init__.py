"""Programmes: what a player wishes for a whole round, and how the turns come of it."""

"""Martians!!!: a town that grows, and cards in the turns of others."""

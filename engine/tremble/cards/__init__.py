"""The cards: kinds, files, checks, look-up tables."""

"""The cards: kinds, files, checks, look-up tables, and what tasks need."""

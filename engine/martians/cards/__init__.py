"""The tiles of the town and the cards, read from data files."""

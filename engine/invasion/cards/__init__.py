"""The cards of every edition, and groups of ships at a city."""

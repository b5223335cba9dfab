"""The end of a game, and what is counted of it."""

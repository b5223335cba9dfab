"""The end of a game: what stood out, and the podium."""

"""The end of a game: podium, medals, poster."""

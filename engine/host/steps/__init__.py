"""The steps of a game: what each changes and which posts it owes, as plain functions."""

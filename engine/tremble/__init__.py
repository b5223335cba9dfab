"""Tremble, Humans!: captains of alien raiders catch the humans of Earth."""

"""A turn of Martians!!! as a film."""

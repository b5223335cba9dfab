"""A round of Humanity as a film."""

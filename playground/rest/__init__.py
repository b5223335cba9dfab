"""The HTTP side: requests understood, refused, carried out and recorded."""

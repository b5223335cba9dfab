"""The pictures of a fight, and what is at stake in it."""

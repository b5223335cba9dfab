"""Views from the state, and imagined states from views."""

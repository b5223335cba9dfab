"""How Tremble, Humans! looks in its first draft."""

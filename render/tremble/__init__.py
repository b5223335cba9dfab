"""How Tremble, Humans! looks and sounds."""

"""Orders given ahead, and standing ones."""

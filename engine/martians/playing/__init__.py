"""Cards: when and on what they are played, and what they do."""

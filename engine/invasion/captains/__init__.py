"""What computer captains of every edition do alike: moods, whims, positions that are searched."""

"""What changes a game: its lobby, answers, the clock, votes, undo."""

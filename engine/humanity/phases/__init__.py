"""What happens: the set-up, turns with their three actions, the reset, the ends of years."""

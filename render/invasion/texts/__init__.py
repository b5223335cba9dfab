"""What stands on a board and in a hand, in words."""

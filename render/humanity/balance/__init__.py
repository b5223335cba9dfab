"""What the balance report tells of this game."""

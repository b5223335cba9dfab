"""What the rules of several games are built from."""

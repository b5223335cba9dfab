"""The picture of a hand, and of what is planned with it."""

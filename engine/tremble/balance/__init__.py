"""What the card set is balanced for, and how that is counted."""

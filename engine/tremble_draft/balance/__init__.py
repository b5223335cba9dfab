"""What is counted to balance the cards, and the targets for it."""

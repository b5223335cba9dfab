"""What is counted to judge the balance of the tiles, and the targets for it."""

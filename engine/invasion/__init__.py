"""What the editions of Tremble, Humans! share: ships that attack cities, battles, and odds."""

"""Pictures and words that the editions of Tremble, Humans! share."""

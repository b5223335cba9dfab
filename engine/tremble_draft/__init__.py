"""The early edition of Tremble, Humans!: the first draft."""

"""The town as it lies: squares, what joins them, where the next tile fits, ways."""

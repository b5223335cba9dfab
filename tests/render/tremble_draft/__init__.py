"""The words and pictures of the first draft."""

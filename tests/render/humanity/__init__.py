"""The words and pictures of Humanity."""

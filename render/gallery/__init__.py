"""The gallery: all kinds of pictures in usual and extreme cases, beside each other on a page."""

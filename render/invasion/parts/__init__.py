"""Pieces of pictures and words that several of them share."""

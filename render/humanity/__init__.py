"""Humanity in pictures and words."""

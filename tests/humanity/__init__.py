"""Humanity, rule by rule."""

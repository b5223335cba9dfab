"""Humanity: bases on Titan, built by two to four players over three years."""

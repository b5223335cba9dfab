"""Battles: odds, events, the reveal, and the phase that fights them."""

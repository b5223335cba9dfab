"""The drawings of Martians!!!: tiles, signs on roofs, Martians, tokens."""

"""Secrecy through host, cogs and stand-in: what others get of what one captain does in secret."""

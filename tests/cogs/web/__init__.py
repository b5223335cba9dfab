"""The games' own pages."""

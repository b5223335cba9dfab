"""Pages and panels: what a message says, and its controls."""

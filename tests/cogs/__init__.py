"""Discord: controls, layouts, replies."""

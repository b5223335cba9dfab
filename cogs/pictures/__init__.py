"""Pictures: where they are drawn, and which are kept."""

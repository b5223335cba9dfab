"""SQLite behind the host's ports, and the settings."""

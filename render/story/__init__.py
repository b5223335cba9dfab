"""What events say: one row for each kind of event."""

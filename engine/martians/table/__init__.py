"""What is on the table: the state, the agenda, events, views."""

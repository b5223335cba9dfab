"""The table: state, views and events, and what phases ask of them."""

"""How Martians!!! looks and what it says: a town at night, as in a film of the fifties."""

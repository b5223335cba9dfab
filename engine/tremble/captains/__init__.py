"""Computer captains: they know a view, a question and its form, and are registered from outside."""

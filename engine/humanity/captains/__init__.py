"""Computer captains: they know a view, a question and its form, and nothing else."""

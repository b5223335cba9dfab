"""Mutation testing of the rules: `make mutants` (docs/mutation.md says how to read it)."""

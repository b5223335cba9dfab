"""What lies in a base: its grid, what placing a module brings, what missions measure, payments."""

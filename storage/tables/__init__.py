"""What lies in which table, written and read back."""

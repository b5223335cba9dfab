"""What statements run on: a file or a server, its connection, and who holds and writes it."""

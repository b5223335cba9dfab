"""Battle orders ahead: given once a turn, and followed when their moments come."""

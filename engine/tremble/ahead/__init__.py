"""Battle orders ahead (RL-28): given once a turn, and followed when their moments come."""

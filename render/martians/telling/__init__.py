"""What events of Martians!!! say."""

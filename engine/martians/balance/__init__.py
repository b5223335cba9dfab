"""What is counted to judge the balance of both ways to play."""

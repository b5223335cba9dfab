"""What commands and clicks do."""

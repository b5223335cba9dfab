"""What a step tells: scenes, orders, recaps, what the clock says."""

"""Choosers for each kind of question, with the taste of whoever asks: orders, or estimates."""

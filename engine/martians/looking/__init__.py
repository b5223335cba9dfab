"""Views, and states imagined from them."""

"""Views and events made into pictures and words."""

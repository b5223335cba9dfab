"""One description of what is shown: a tree that gives picture, alternative text, text and marks."""

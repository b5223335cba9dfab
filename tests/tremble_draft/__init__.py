"""The first draft of Tremble, Humans!, rule by rule."""

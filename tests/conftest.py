"""What holds for every test: strict words, and pictures that are drawn once."""

from functools import lru_cache

from cogs import easels
from render.words import Words

KEPT_PICTURES = 300

Words.strict = True  # a word that no catalogue has is an error, not a shrug
easels.drawn = lru_cache(KEPT_PICTURES)(easels.drawn)  # many tests play the same games

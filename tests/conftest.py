"""What holds for every test: a word that no catalogue has is an error, not a shrug."""

from render.words import Words

Words.strict = True

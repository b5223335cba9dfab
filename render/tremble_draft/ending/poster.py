"""The poster of a lobby: the mothership over a city by night, and which edition is played."""

from engine.core.words import say
from render.invasion.ending.poster import poster_art

ART = poster_art(
    say("tremble-draft-picture-title"),
    "tremble-draft-picture-alt-poster",
    below=say("tremble-draft-picture-edition"),
)

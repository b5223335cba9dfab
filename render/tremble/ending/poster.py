"""The poster of a lobby: the mothership over a city by night."""

from engine.core.words import say
from render.invasion.ending.poster import poster_art

ART = poster_art(say("tremble-poster-title"), "tremble-alt-poster")

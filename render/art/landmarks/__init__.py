"""What everybody knows of a city, on a square on whose foot it stands.

The tone *hull* is the lit stone, *shade* what lies in shadow, *gold* a lamp.
"""

"""Boxes: where things stand, in whole pixels."""

from typing import NamedTuple


class Box(NamedTuple):
    """A place on a picture."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return where it ends."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return where it ends below."""
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> "Box":
        """Return what is left inside margins."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def top(self, height: int) -> "Box":
        """Return the upper part."""
        return Box(self.x, self.y, self.w, height)

    def below(self, height: int) -> "Box":
        """Return what is left under the upper part."""
        return Box(self.x, self.y + height, self.w, max(0, self.h - height))

    def left(self, width: int) -> "Box":
        """Return the left part."""
        return Box(self.x, self.y, width, self.h)

    def after(self, width: int) -> "Box":
        """Return what is left beside the left part."""
        return Box(self.x + width, self.y, max(0, self.w - width), self.h)

    def end(self, width: int) -> "Box":
        """Return the right part."""
        return Box(self.right - width, self.y, width, self.h)

    def before(self, width: int) -> "Box":
        """Return what is left beside the right part."""
        return Box(self.x, self.y, max(0, self.w - width), self.h)

    def columns(self, count: int, gap: int) -> "list[Box]":
        """Divide it side by side."""
        width = (self.w - gap * (count - 1)) // count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: int) -> "list[Box]":
        """Divide it one below the other."""
        height = (self.h - gap * (count - 1)) // count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

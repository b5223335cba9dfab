"""Where the messages of posts stand, remembered between their edits."""

from collections import OrderedDict

from engine.host.ports import Store

KEPT = 4096  # messages remembered


class References:
    """What the publisher learned of messages; nobody else does while a game is ours."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[int, int], str] = OrderedDict()

    async def find(self, game: int, number: int) -> str | None:
        """Return the message of a post, if it was sent."""
        known = self._known.get((game, number))
        if known is None:
            known = await self._store.reference(game, number)
        if known is not None:
            self.note(game, number, known)
        return known

    def note(self, game: int, number: int, reference: str) -> None:
        """Remember where a post stands; an edit may have had to stand elsewhere."""
        self._known[game, number] = reference
        self._known.move_to_end((game, number))
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def forget(self) -> None:
        """Remember nothing: others may send, or have sent."""
        self._known.clear()

"""What changed between two scenes of one game: the keys whose content is new or another."""

from collections.abc import Hashable

from render.scene.nodes import Node


def changes(before: Node, after: Node) -> frozenset[Hashable]:
    """Return the keys of `after` that are new or show something else than in `before`.

    A node answers for itself and for what in it has no key of its own, so that the innermost
    thing is marked and not all that is around it.
    """
    known = _contents(before)
    return frozenset(key for key, shown in _contents(after).items() if known.get(key) != shown)


def _contents(root: Node) -> dict[Hashable, list[Hashable]]:
    """Gather what each key shows."""
    found: dict[Hashable, list[Hashable]] = {}

    def gather(node: Node, key: Hashable) -> None:
        key = key if node.key is None else node.key
        if key is not None:
            found.setdefault(key, []).append((type(node), node.content))
        for child in node.children:
            gather(child, key)

    gather(root, None)
    return found

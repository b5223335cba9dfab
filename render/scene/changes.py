"""What changed between two scenes of one game: the keys whose content is new or another."""

from collections.abc import Hashable, Iterator, Mapping
from types import MappingProxyType

from render.scene.nodes import Leaf, Node, nodes

NO_GROWTH: Mapping[Hashable, int] = MappingProxyType({})


def changes(before: Node, after: Node) -> frozenset[Hashable]:
    """Return the keys of `after` that are new or show something else than in `before`.

    A node answers for itself and for what in it has no key of its own, so that the innermost
    thing is marked and not all that is around it. What is new and says nothing is not marked: an
    empty cell was there before, if out of sight.
    """
    known, shown = _contents(before), _contents(after)
    silent = _silent(after) - known.keys()
    return frozenset(
        key for key, content in shown.items() if key not in silent and known.get(key) != content
    )


def growth(before: Node, after: Node) -> dict[Hashable, int]:
    """Return by how much the amounts grew or shrank that both scenes show, by their keys."""
    was, now = _amounts(before), _amounts(after)
    return {key: now[key] - was[key] for key in now.keys() & was.keys() if now[key] != was[key]}


def _amounts(root: Node) -> dict[Hashable, int]:
    return {
        node.key: node.amount
        for node in nodes(root)
        if isinstance(node, Leaf) and node.key is not None and node.amount is not None
    }


def _contents(root: Node) -> dict[Hashable, list[Hashable]]:
    """Gather what each key shows."""
    contents: dict[Hashable, list[Hashable]] = {}
    for key, node in _keyed(root):
        contents.setdefault(key, []).append((type(node), node.content))
    return contents


def _silent(root: Node) -> set[Hashable]:
    """Return the keys of which nothing is said."""
    keyed = list(_keyed(root))
    spoken = {key for key, node in keyed if not (isinstance(node, Leaf) and node.mute)}
    return {key for key, _ in keyed} - spoken


def _keyed(root: Node, key: Hashable = None) -> Iterator[tuple[Hashable, Node]]:
    """List all nodes that have a key or lie in one that has, each with the innermost key."""
    key = key if root.key is None else root.key
    if key is not None:
        yield key, root
    for child in root.children:
        yield from _keyed(child, key)

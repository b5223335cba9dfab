"""Mutants of a module, by mutmut's operators.

mutmut itself leaves out what is no plain function: constants, defaults, properties, functions with
a cache. In rules just these say what counts, so they are changed here as well.
"""

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeAlias

import libcst as cst
from mutmut.mutation import file_mutation, mutators

SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
AMOUNT = 10_000  # numbers of humans are multiples of it, so one more would be rounded away

Raw: TypeAlias = tuple[str, int, str, str, str]  # function, line, before, after, source


@dataclass(frozen=True)
class Mutant:
    """One small change to a module."""

    path: str
    function: str  # its qualified name; empty where the change is outside of functions
    line: int
    before: str  # the changed lines
    after: str
    source: str  # the whole function, or the whole module

    @property
    def key(self) -> str:
        """Name the mutant so that a later run knows it again, if its function is the same."""
        source = self.source if self.function else f"{self.before}\n{self.after}"
        return hashlib.sha256(f"{self.path}\n{self.function}\n{source}".encode()).hexdigest()[:20]


def mutants_of(path: Path) -> list[Mutant]:
    """Make all mutants of a module, each only once."""
    source = path.read_text(encoding="utf-8")
    raw = (*_inside(source), *_outside(source))
    made = (Mutant(str(path), *each) for each in raw)
    return list({mutant.key: mutant for mutant in made}.values())


def functions_in(source: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """List the functions and methods of a module by their qualified names."""
    for prefix, nodes in _bodies(ast.parse(source).body, ast.ClassDef):
        functions = (node for node in nodes if isinstance(node, ast.FunctionDef))
        yield from ((f"{prefix}{function.name}", function) for function in functions)


def _bodies(nodes: Any, kind: Any) -> Iterator[tuple[str, Any]]:
    """List where functions may stand: in the module and in its classes."""
    yield "", nodes
    for node in nodes:
        if isinstance(node, kind):
            yield f"{_name(node)}.", getattr(node.body, "body", node.body)


def _name(node: Any) -> str:
    return str(getattr(node.name, "value", node.name))


# What is changed


def _other_name(node: Any) -> Iterator[Any]:
    if node.value in SWAPPED:
        yield node.with_changes(value=SWAPPED[node.value])


def _other_text(node: Any) -> Iterator[Any]:
    """Change a text once; upper and lower case would only ask the same again."""
    yield from list(mutators.operator_string(node))[:1]


def _other_number(node: Any) -> Iterator[Any]:
    if isinstance(node, cst.Integer) and node.evaluated_value >= AMOUNT:
        yield node.with_changes(value=str(node.evaluated_value + AMOUNT))
    else:
        yield from mutators.operator_number(node)


def _fewer_arguments(node: Any) -> Iterator[Any]:
    """Replace each argument by None, and leave each out."""
    for number, argument in enumerate(node.args):
        before, after = node.args[:number], node.args[number + 1 :]
        if _is_wording(argument.value) or _is_no_rule(argument):
            continue
        if not argument.star and getattr(argument.value, "value", "") != "None":
            none = argument.with_changes(value=cst.Name("None"))
            yield node.with_changes(args=[*before, none, *after])
        if len(node.args) > 1:
            yield node.with_changes(args=[*before, *after])


def _other_value(node: Any) -> Iterator[Any]:
    if not _is_wording(node.value) and not _is_alias(node):
        yield from mutators.operator_assignment(node)


def _is_wording(node: Any) -> bool:
    """Tell whether something only makes words, which are no rules."""
    return isinstance(node, cst.Call) and getattr(node.func, "value", "") == "say"


def _is_no_rule(argument: Any) -> bool:
    """Tell `zip(strict=True)` and `frozen=True`, which state what holds anyway."""
    return argument.keyword is not None and argument.keyword.value in {"strict", "frozen"}


def _is_alias(node: Any) -> bool:
    annotation = getattr(getattr(node, "annotation", None), "annotation", None)
    return getattr(annotation, "value", "") == "TypeAlias"


OWN = {
    mutators.operator_string: _other_text,
    mutators.operator_number: _other_number,
    mutators.operator_arg_removal: _fewer_arguments,
    mutators.operator_assignment: _other_value,
}
mutators.mutation_operators[:] = [
    *((kind, OWN.get(each, each)) for kind, each in mutators.mutation_operators),
    (cst.Name, _other_name),
]
file_mutation.NEVER_MUTATE_FUNCTION_CALLS.add("say")


# Where it is changed


def _inside(source: str) -> Iterator[Raw]:
    """Change what functions do; decorators stay as they are."""
    bare = _without_decorators(source)
    module, mutations, *_ = file_mutation.create_mutations("", bare)
    lines = {name: function.lineno for name, function in functions_in(bare)}
    names = {id(node): name for name, node in _nodes_of_functions(module)}
    aside = _heads_in(module) | _no_rules_in(module)
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if id(function) in names and id(mutation.original_node) not in aside:
            old, new = (
                module.code_for_node(node) for node in (function, _changed(function, mutation))
            )
            name = names[id(function)]
            yield (name, *_difference(old, new, lines[name] - _above(old)), new)


def _outside(source: str) -> Iterator[Raw]:
    """Change constants, and defaults of fields and of arguments."""
    module, mutations, *_ = file_mutation.create_mutations("", source)
    heads, no_rules = _heads_in(module), _no_rules_in(module)
    for mutation in mutations:
        inside = isinstance(mutation.contained_by_top_level_function, cst.FunctionDef)
        place = id(mutation.original_node)
        if place not in no_rules and (place in heads or not inside):
            new = _changed(module, mutation).code
            yield ("", *_difference(source, new, 1), new)


def _heads_in(module: Any) -> set[int]:
    """Find the arguments of functions, whose defaults are made on import."""
    heads = (node.params for _, node in _nodes_of_functions(module))
    return {id(node) for head in heads for node in _below(head)}


def _no_rules_in(module: Any) -> set[int]:
    """Find what only states what holds anyway."""
    arguments = (node for node in _below(module) if isinstance(node, cst.Arg))
    return {id(node.value) for node in arguments if _is_no_rule(node)}


def _below(node: Any) -> Iterator[Any]:
    yield node
    for child in node.children:
        yield from _below(child)


def _changed(tree: Any, mutation: Any) -> Any:
    return file_mutation.deep_replace(tree, mutation.original_node, mutation.mutated_node)


def _difference(old: str, new: str, first: int) -> tuple[int, str, str]:
    """Return the first changed line and what was and is there."""
    before, after = old.splitlines(), new.splitlines()
    pairs = enumerate(zip_longest(before, after))
    start = next((number for number, (was, now) in pairs if was != now), 0)
    before, after = before[start:], after[start:]
    while before and after and before[-1] == after[-1]:
        before.pop()
        after.pop()
    was, now = (" ".join(line.strip() for line in lines) for lines in (before, after))
    return first + start, was, now


def _above(text: str) -> int:
    """Count the lines above a function that belong to its text."""
    lines = text.splitlines()
    return next(number for number, line in enumerate(lines) if line.lstrip().startswith("def "))


def _without_decorators(source: str) -> str:
    lines = source.splitlines(keepends=True)
    for _, function in functions_in(source):
        for decorator in function.decorator_list:
            for number in range(decorator.lineno - 1, decorator.end_lineno or 0):
                lines[number] = "\n"
    return "".join(lines)


def _nodes_of_functions(module: Any) -> Iterator[tuple[str, Any]]:
    for prefix, nodes in _bodies(module.body, cst.ClassDef):
        functions = (node for node in nodes if isinstance(node, cst.FunctionDef))
        yield from ((f"{prefix}{_name(function)}", function) for function in functions)

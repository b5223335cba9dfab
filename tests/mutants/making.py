"""Mutants of a module, by mutmut's operators.

mutmut itself leaves out what is no plain function: constants, defaults, properties, functions with
a cache. In rules just these say what counts, so they are changed here as well.
"""

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from textwrap import indent
from typing import Any, TypeAlias

import libcst as cst
from libcst.metadata import MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation import file_mutation, mutators

SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
WORDS = {
    "say",
    "offer_note",
    "squad_note",
    "ship_note",
    "aid_note",
    "city_note",
    "space_label",
    "at_city",
}
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

    def module(self) -> str:
        """Return the whole module as changed."""
        if not self.function:
            return self.source
        text = Path(self.path).read_text(encoding="utf-8")
        place = next(each for each in functions_in(text) if each.name == self.function)
        return text[: place.start] + self.source + text[place.end :]

    @property
    def key(self) -> str:
        """Name the mutant so that a later run knows it again, if its function is the same."""
        source = self.source if self.function else f"{self.before}\n{self.after}"
        return hashlib.sha256(f"{self.path}\n{self.function}\n{source}".encode()).hexdigest()[:20]


@dataclass(frozen=True)
class Function:
    """Where a function or method stands in its module: offsets in the text, and lines."""

    name: str  # qualified
    start: int
    body: int  # where it does something; defaults stand before that
    end: int
    lines: range  # of the body


def functions_in(source: str) -> list[Function]:
    """List the functions and methods of a module."""
    starts = _line_starts(source)
    return [
        Function(
            name,
            starts[node.lineno - 1],
            starts[node.body[0].lineno - 1],
            starts[node.end_lineno or node.lineno],
            range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1),
        )
        for name, node in _nodes_of_functions(source)
    ]


def mutants_of(path: Path) -> list[Mutant]:
    """Make all mutants of a module, each only once."""
    source = path.read_text(encoding="utf-8")
    made = (Mutant(str(path), *each) for each in _raw(source))
    return list({mutant.key: mutant for mutant in made}.values())


def _raw(source: str) -> Iterator[Raw]:
    bare = _without_decorators(source)  # mutmut leaves decorated functions alone
    module, mutations, *_ = file_mutation.create_mutations("", bare)
    wrapper = MetadataWrapper(module, unsafe_skip_copy=True)
    spans = wrapper.resolve(WhitespaceInclusivePositionProvider)
    lines, functions = _line_starts(bare), functions_in(bare)
    no_rules = _no_rules_in(module)
    for mutation in mutations:
        if id(mutation.original_node) in no_rules:
            continue
        span = spans[mutation.original_node]
        start, end = (lines[at.line - 1] + at.column for at in (span.start, span.end))
        new = module.code_for_node(mutation.mutated_node)
        if isinstance(mutation.original_node, cst.BaseCompoundStatement):  # comes unindented
            new = indent(new, " " * (len(bare[start:]) - len(bare[start:].lstrip())))
        now = source[:start] + new + source[end:]  # offsets are the same in both
        before, after = _difference(source, now)
        around = next((each for each in functions if each.body <= start < each.end), None)
        if around is not None:
            now = now[around.start : around.end + len(now) - len(source)]
        yield around.name if around else "", span.start.line, before, after, now


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
    types = _types_in(node)
    for number, argument in enumerate(node.args):
        before, after = node.args[:number], node.args[number + 1 :]
        if _is_wording(argument.value) or _is_no_rule(argument) or argument in types:
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
    return isinstance(node, cst.Call) and getattr(node.func, "value", "") in WORDS


def _is_no_rule(argument: Any) -> bool:
    """Tell `strict=True`, `frozen=True` and `gc=False`, which state what holds anyway."""
    return argument.keyword is not None and argument.keyword.value in {"strict", "frozen", "gc"}


def _types_in(node: Any) -> tuple[Any, ...]:
    """List the arguments of a call that only the type checker reads."""
    called = getattr(node.func, "value", "")
    return tuple(node.args) if called == "TypeVar" else node.args[: called == "cast"]


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
file_mutation.NEVER_MUTATE_FUNCTION_CALLS.update(WORDS)


# Where it is changed


def _no_rules_in(module: Any) -> set[int]:
    """Find what only states what holds anyway."""
    nodes = list(_below(module))
    arguments = [node for node in nodes if isinstance(node, cst.Arg) and _is_no_rule(node)]
    for call in (node for node in nodes if isinstance(node, cst.Call)):
        arguments += _types_in(call)
    return {id(node.value) for node in arguments}


def _below(node: Any) -> Iterator[Any]:
    yield node
    for child in node.children:
        yield from _below(child)


def _difference(old: str, new: str) -> tuple[str, str]:
    """Return the lines that differ, as they were and as they are."""
    before, after = ([line.strip() for line in text.splitlines()] for text in (old, new))
    while before and after and before[0] == after[0]:
        del before[0], after[0]
    while before and after and before[-1] == after[-1]:
        del before[-1], after[-1]
    return " ".join(before), " ".join(after)


def _line_starts(source: str) -> list[int]:
    return [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]


def _nodes_of_functions(source: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    body = ast.parse(source).body
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    for prefix, nodes in (("", body), *((f"{node.name}.", node.body) for node in classes)):
        functions = (node for node in nodes if isinstance(node, ast.FunctionDef))
        yield from ((f"{prefix}{function.name}", function) for function in functions)


def _without_decorators(source: str) -> str:
    """Blank the decorators of functions; the lines keep their numbers."""
    lines = source.splitlines(keepends=True)
    for _, function in _nodes_of_functions(source):
        for decorator in function.decorator_list:
            number = decorator.lineno - 1
            assert decorator.end_lineno == decorator.lineno
            lines[number] = " " * (len(lines[number]) - 1) + "\n"
    return "".join(lines)

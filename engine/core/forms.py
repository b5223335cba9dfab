"""Forms: what may be answered, as it stands for a draft; the one source of legality."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias
from zlib import crc32

import msgspec
from msgspec.json import encode
from msgspec.structs import replace

from engine.core.asks import Answer
from engine.core.words import Text, Value, say

CLOSED = "fault-closed"


SECTION = "form-section"  # names a section


class ChosenPart(NamedTuple):
    """What is chosen in a field, or in a section, in words; kept with posts, by older programs too.

    A section has its line as its only option, and is known by its name.
    """

    name: Text
    options: tuple[Text, ...]

    @property
    def is_section(self) -> bool:
        """Tell whether it is what a section says of its fields."""
        return self.name.key == SECTION


Choices: TypeAlias = tuple[ChosenPart, ...]
"""What is chosen, field by field, in words."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing to choose; `closed` says why it cannot be chosen with the rest of the draft."""

    key: str
    label: Text
    note: Text | None = None
    closed: Text | None = None


class Field(msgspec.Struct, frozen=True, gc=False):
    """A question of a form: between `least` and `most` of its options are chosen.

    A field that does not apply yet has no options, and nothing need be chosen in it. Of a field in
    a section, `quick` lists the few options that are a press away while the section is closed, as
    short as a button says them. What is chosen is among them where it is not said otherwise.
    """

    key: str
    label: Text
    options: tuple[Option, ...]
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    short: Text | None = None  # its name where its label tells more: on receipts, in its section
    quick: tuple[Option, ...] = ()

    def asks(self) -> bool:
        """Tell whether there is something to choose, or to choose otherwise."""
        return bool(self.options) and (bool(self.chosen) or bool(self.open_options()))

    def open_options(self) -> tuple[Option, ...]:
        """List the options that may be chosen now."""
        return tuple([option for option in self.options if option.closed is None])

    def stale(self) -> tuple[str, ...]:
        """List what is chosen and not offered, any more or at all."""
        offered = {option.key for option in self.options}
        return tuple(key for key in self.chosen if key not in offered)

    def stamp(self) -> str:
        """Return a short code of what is offered: a click on other options has another."""
        return f"{crc32(chr(0).join([option.key for option in self.options]).encode()):08x}"


class Section(msgspec.Struct, frozen=True, gc=False):
    """A part of a long form that is looked at by itself: its fields, by key.

    `line` says what is chosen in it, `note` what that comes to as things stand.
    """

    label: Text
    line: Text
    fields: tuple[str, ...]
    note: Text | None = None
    facts: tuple[Text, ...] = ()
    brief: Text | None = None  # beside buttons with what the section offers at once: why it counts


class Form(msgspec.Struct, frozen=True, gc=False):
    """All fields for one ask and draft, what still keeps it from counting, facts worth showing.

    Facts that take work to find are added to a form by whoever shows it: a game says them apart.

    The fields of an ask are the same for every draft. What a field offers may depend on what is
    chosen in the fields before it, and on nothing else; what is open in it, on everything. What
    was chosen and is no longer offered stays chosen and is a fault, so that nothing goes stale
    unseen: the house, which alone knows of a change, drops it and says so. `typed` is an example
    to show where the game reads answers as text. A long form has `sections`, of which one is
    opened at a time; a field is in one of them at most. Where one line says as much as many
    fields do, that is the `gist` of them. It is `staged` where an option of the only field that
    asks opens another, which is found by whoever shows it, too. What a draft chose before and a
    press gives back is `set_aside`: it lies in the draft, under keys of its own, never in answers.
    """

    fields: tuple[Field, ...]
    faults: tuple[Text, ...] = ()
    facts: tuple[Text, ...] = ()
    typed: Text | None = None
    sections: tuple[Section, ...] = ()
    gist: Section | None = None
    staged: bool = False
    set_aside: Answer = {}

    def field(self, key: str) -> Field:
        """Return the field `key`; raise KeyError where there is none."""
        for field in self.fields:
            if field.key == key:
                return field
        raise KeyError(key)

    def answer(self) -> Answer:
        """Return the draft in its one canonical spelling: every field, options in their order."""
        answer: Answer = {}
        for field in self.fields:
            answer[field.key] = field.chosen
        return answer

    def draft(self) -> Answer:
        """Return what is kept of a draft: the answer, and what is set aside."""
        return {**self.answer(), **self.set_aside} if self.set_aside else self.answer()

    def suggestion(self) -> Answer | None:
        """Return what the form of an empty draft has filled in, where that is a whole answer."""
        if self.faults or not any(field.chosen for field in self.fields):
            return None
        return self.answer()

    def choices(self) -> Choices:
        """List what is chosen, in words: sections with their lines, other fields with options.

        What a gist sums up comes last, as it may be all others.
        """
        gist = () if self.gist is None else (self.gist,)
        apart = {key for section in (*self.sections, *gist) for key in section.fields}
        told = [
            ChosenPart(say(SECTION, section=each.label), (each.line,)) for each in self.sections
        ]
        told += [
            ChosenPart(
                field.label if field.short is None else field.short,
                tuple([each.label for each in field.options if each.key in field.chosen]),
            )
            for field in self.fields
            if field.key not in apart
        ]
        told += [ChosenPart(section.label, (section.line,)) for section in gist]
        return tuple([each for each in told if each.options])

    def stamp(self) -> str:
        """Return a short code of what is chosen: another draft has another."""
        return f"{crc32(encode(self.answer())):08x}"

    def fresh(self) -> Answer:
        """Return the draft without what is not offered any more."""
        kept = dict(self.set_aside)
        for field in self.fields:
            stale = field.stale()
            kept[field.key] = tuple(key for key in field.chosen if key not in stale)
        return kept


def make_form(
    fields: Iterable[Field],
    faults: Iterable[Text] = (),
    facts: Iterable[Text] = (),
    typed: Text | None = None,
    sections: Iterable[Section] = (),
    gist: Section | None = None,
) -> Form:
    """Make a form; add the faults that any game has: too few, too many, closed or unknown."""
    fields = tuple(fields)
    general: list[Text] = []
    for field in fields:
        if field.chosen:
            general += faults_in(field)
        elif field.least:
            general.append(_too_few(field))
    general = _together(general) if len(general) > 1 else general
    return Form(fields, (*general, *faults), tuple(facts), typed, tuple(sections), gist)


def _together(faults: Sequence[Text]) -> list[Text]:
    """Say once what several choices are closed for: one thing to mend is one line."""
    reasons = Counter(_reason(fault) for fault in faults)
    told: list[Text] = []
    for fault in faults:
        why = _reason(fault)
        line = fault if why is None or reasons[why] == 1 else say("fault-together", why=why)
        if line is fault or line not in told:
            told.append(line)
    return told


def _reason(fault: Text) -> Value | None:
    """Return why a choice is closed, where that is a fault's matter."""
    return dict(fault.args)["why"] if fault.key == CLOSED else None


def chosen(draft: Answer, key: str, keys: Iterable[str]) -> tuple[str, ...]:
    """Return what `draft` chooses in field `key`, in the order of `keys`, then what is unknown."""
    picked = draft.get(key, ())
    if len(picked) < 2:
        return picked
    known = tuple([option for option in keys if option in picked])
    return known + tuple([option for option in picked if option not in known])


def with_facts(form: Form, facts: Iterable[Text]) -> Form:
    """Add what is worth showing beside a form."""
    more = tuple(facts)
    return replace(form, facts=form.facts + more) if more else form


def with_stages(form: Form, make_form: Callable[[Answer], Form]) -> Form:
    """Note whether an option of the only field that asks, for one choice, opens another field."""
    asking = [field for field in form.fields if field.asks()]
    if form.sections or len(form.fields) == 1 or len(asking) != 1 or asking[0].most > 1:
        return form
    (field,) = asking
    forms = (make_form({field.key: (each.key,)}) for each in field.open_options())
    opens = (bool(each.faults) or sum(other.asks() for other in each.fields) > 1 for each in forms)
    return replace(form, staged=True) if any(opens) else form


def shut(option: Option, why: Text) -> Option:
    """Return an option as it stands when it is closed."""
    return Option(option.key, option.label, option.note, why)


def filled(blank: Form, draft: Answer) -> Form:
    """Choose as `draft` says, in a form whose options are the same whatever is chosen.

    What a field has chosen by itself stays until the draft says something else.
    """
    if not draft:
        return blank
    fields = []
    for field in blank.fields:
        key, options = field.key, field.options
        if picked := draft.get(key):
            if len(picked) > 1:
                picked = chosen(draft, key, [option.key for option in options])
            least, most = field.least, field.most
            field = Field(  # noqa: PLW2901
                key, field.label, options, picked, least, most, field.short, field.quick
            )
        fields.append(field)
    return make_form(fields, facts=blank.facts, typed=blank.typed)


def stray_fields(form: Form, answer: Answer) -> tuple[str, ...]:
    """List the keys of `answer` that are no field of `form`, nor set aside by it."""
    strays = answer.keys() - form.draft().keys()
    return tuple(sorted(strays)) if strays else ()


def _too_few(field: Field) -> Text:
    return Text("fault-too-few", (("field", field.label), ("least", field.least)))


def _closed(field: Field, option: Option, why: Text) -> Text:
    return say(CLOSED, field=field.label, option=option.label, why=why)


def faults_in(field: Field) -> Sequence[Text]:
    """Say what is wrong with what is chosen in a field: in any game the same."""
    picked = field.chosen
    count = len(picked)
    if count == 1 and field.least < 2 and field.most:  # as nearly always
        key = picked[0]
        for option in field.options:
            if option.key == key:
                why = option.closed
                return () if why is None else (_closed(field, option, why),)
    if count and not field.options:
        return [say("fault-stale", field=field.label)]
    if count < field.least:
        return [_too_few(field)]
    if count > field.most:
        return [say("fault-too-many", field=field.label, most=field.most)]
    return _faults_of(field, picked)


def _faults_of(field: Field, picked: tuple[str, ...]) -> list[Text]:
    """Say what is wrong with each choice of a field that has as many as it wants."""
    faults: list[Text] = []
    for key in picked:
        for option in field.options:
            if option.key == key and picked.count(key) == 1:
                break
        else:
            faults.append(say("fault-unknown-option", field=field.label))
            continue
        if option.closed is not None:
            faults.append(_closed(field, option, option.closed))
    return faults

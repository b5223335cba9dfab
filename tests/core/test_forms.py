"""Forms: the general faults, canonical spelling, stray fields."""

import pytest

from engine.core.asks import Answer
from engine.core.forms import (
    Field,
    Form,
    Option,
    chosen,
    filled,
    make_form,
    shut,
    stray_fields,
    with_stages,
)
from engine.core.words import Text, say

LABEL = say("label")
OPTIONS = (
    Option("a", LABEL),
    Option("b", LABEL, closed=say("too-dear")),
    Option("c", LABEL),
)


def faults(picked: tuple[str, ...], least: int = 1, most: int = 2) -> list[str]:
    form = make_form([Field("f", LABEL, OPTIONS, picked, least, most)])
    return [fault.key for fault in form.faults]


@pytest.mark.parametrize(
    ("picked", "expected"),
    [
        (("a",), []),
        (("a", "c"), []),
        ((), ["fault-too-few"]),
        (("a", "b", "c"), ["fault-too-many"]),
        (("b",), ["fault-closed"]),
        (("x",), ["fault-unknown-option"]),
        (("a", "a"), ["fault-unknown-option", "fault-unknown-option"]),
    ],
)
def test_general_faults(picked: tuple[str, ...], expected: list[str]) -> None:
    assert faults(picked) == expected


def test_closed_option_says_why() -> None:
    fault = make_form([Field("f", LABEL, OPTIONS, ("b",))]).faults[0]
    assert ("why", Text("too-dear")) in fault.args


def test_faults_and_facts_of_the_game_are_kept() -> None:
    form = make_form([Field("f", LABEL, OPTIONS, ("a",))], [say("mine")], [say("fuel", left=3)])
    assert form.faults == (Text("mine"),)
    assert form.facts == (Text("fuel", (("left", 3),)),)


def test_chosen_sorts_known_keeps_unknown_and_drops_doubles() -> None:
    keys = ("a", "b", "c")
    assert chosen({"f": ("c", "a")}, "f", keys) == ("a", "c")
    assert chosen({"f": ("z", "a", "y")}, "f", keys) == ("a", "z", "y")
    assert chosen({"f": ("a", "a")}, "f", keys) == ("a",)
    assert chosen({}, "f", keys) == ()


def test_answer_has_every_field() -> None:
    form = make_form([Field("f", LABEL, OPTIONS, ("a",)), Field("g", LABEL, OPTIONS, least=0)])
    assert form.answer() == {"f": ("a",), "g": ()}
    assert stray_fields(form, {"f": (), "z": (), "y": ("a",)}) == ("y", "z")
    assert not stray_fields(form, {"g": ()})


def test_filled_chooses_what_a_draft_says() -> None:
    blank = make_form(
        [Field("f", LABEL, OPTIONS, least=1, most=2), Field("g", LABEL, OPTIONS, ("a",), 0, 3)],
        facts=[say("fuel", left=3)],
    )
    assert filled(blank, {}) == filled(blank, {"z": ("a",)}) == blank
    form = filled(blank, {"f": ("c", "a"), "g": ("b",)})
    assert form.answer() == {"f": ("a", "c"), "g": ("b",)}
    assert [fault.key for fault in form.faults] == ["fault-closed"]
    assert [(field.options, field.least, field.most) for field in form.fields] == [
        (OPTIONS, 1, 2),
        (OPTIONS, 0, 3),
    ]
    assert (form.fields[1].label, form.facts) == (LABEL, blank.facts)
    assert filled(blank, {"f": ("a",)}).answer() == {"f": ("a",), "g": ("a",)}


def test_shut_options_say_why() -> None:
    option = Option("a", LABEL, note=say("note"))
    assert shut(option, say("too-dear")) == Option("a", LABEL, say("note"), say("too-dear"))


def test_field_by_key() -> None:
    form = make_form([Field("f", LABEL, OPTIONS)])
    assert [option.key for option in form.field("f").open_options()] == ["a", "c"]
    with pytest.raises(KeyError):
        form.field("g")


@pytest.mark.parametrize(
    ("opens", "staged"), [((), False), (("go",), True), (("go", "stay"), True)]
)
def test_a_form_is_staged_where_an_option_opens_another_field(
    opens: tuple[str, ...], staged: bool
) -> None:
    """Also where the other field may be left alone, and whatever is chosen by now."""

    def make(draft: Answer) -> Form:
        options = [Option(key, say("button-leave")) for key in ("go", "stay")]
        picked = draft.get("act", ())
        where = options if set(picked) & set(opens) else []
        fields = [
            Field("act", say("button-leave"), tuple(options), picked),
            Field("where", say("button-join"), tuple(where), least=0),
        ]
        return make_form(fields)

    assert with_stages(make({}), make).staged is staged
    if "stay" not in opens:
        assert with_stages(make({"act": ("stay",)}), make).staged is staged


def test_what_closes_several_choices_for_one_reason_is_said_once() -> None:
    dear, gone = (say("invasion-closed-fuel", fuel=each, left=0) for each in (3, 4))
    fields = [
        Field(key, LABEL, (Option("a", LABEL, closed=why),), ("a",))
        for key, why in {"f": dear, "g": gone, "h": dear}.items()
    ]
    first, second = make_form(fields).faults
    assert first == say("fault-together", why=dear)
    assert (second.key, dict(second.args)["why"]) == ("fault-closed", gone)
    assert [each.key for each in make_form(fields[:2]).faults] == ["fault-closed"] * 2

"""Few presses are enough for a turn, by suggestion and by hand."""

import pytest

from cogs.pages.form_pages import pages_of
from render.words import locales, words_for
from tests.cogs.test_forms import check_form
from tests.humanity.bases import lay
from tests.humanity.harness import Play, player, state
from tests.humanity.presses import LANDING, ORDINARY, SUGGESTED, turns_of

AROUND_D4 = ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")
STORES = (
    "ice-drill 3",
    "methane-tap 3",
    "insect-rack 3",
    "lake-farm 3",
    "frost-hatchery 3",
    "shore-pump 3",
    "wind-vanes 3",
    "tide-turbine 3",
)


def test_a_turn_takes_few_presses() -> None:
    """One of three captains has a module that may be of two colours, and greenhouses."""
    turns = list(turns_of(3, 2))
    assert max(turn.suggested for turn in turns) == SUGGESTED
    by_hand = [turn.by_hand for turn in turns]
    assert min(by_hand) < ORDINARY
    landing = [turn.landing for turn in turns if "cell.1" in turn.answer or "cell.2" in turn.answer]
    assert len(landing) > 10
    assert max(landing) <= LANDING
    assert sum(count > ORDINARY for count in by_hand) <= len(by_hand) / 50


@pytest.mark.parametrize("locale", locales())
def test_landing_stays_a_section_however_long_the_rest_of_a_turn_is(locale: str) -> None:
    """Three land, a module completes four squares, and whoever pays does so cell by cell."""
    around = dict(zip(AROUND_D4, STORES, strict=True))
    crew = [player(lay(**around), "home home home"), *[player(None, "C3 @6 @7")] * 3]
    hangars = "1=dish-array 2=survey-lab 3=reaction-lab 4=orbit-link 5=transit-hub"
    play = Play(state(*crew, hangars=hangars, year=2, landing=(0,)))
    text = "cell.1=D4 action=deploy module=survey-lab astronaut=1 payment=own"
    form = play.form(0, text)
    while form.faults:
        pays = [each for each in form.fields if each.key.startswith("pay.") and each.options]
        field = next(each for each in pays if not each.chosen)
        text += f" {field.key}={field.options[0].key}"
        form = play.form(0, text)
    assert form.field("upgrade.4").options
    first, *behind = pages_of(form, words_for(locale))
    assert [each.fields[1] for each in first.listed] == ["cell.1"]
    assert sum(len(page.blocks) for page in (first, *behind) if page.section is None) > len(pays)
    check_form(form, words_for(locale))

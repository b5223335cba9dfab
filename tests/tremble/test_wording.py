"""Labels of cards: short, and never the same for two that a captain chooses from."""

from engine.core.forms import Form
from engine.tremble.cards.tables import SQUAD_CARDS
from engine.tremble.table.wording import told_apart
from render.words import words_for
from tests.tremble.harness import Play, captain, fight_all, planned, state
from tests.tremble.test_buying import shop

WORDS = words_for("en")
BUTTON = 80  # letters on a button


def options(form: Form, field: str) -> dict[str, str]:
    return {option.key: WORDS(option.label) for option in form.field(field).options}


def test_twins_are_told_apart_by_what_everybody_knows() -> None:
    twins = captain("golden-eye.1 golden-eye.2 doom-mole.1", seen=False)
    play = planned(twins, captain("training.2"), plans={0: "golden-eye.2>1"}, turn=3)
    form = play.until("buy").give().form(0)
    assert [WORDS(field.label).partition(" ·")[0] for field in form.fields] == [
        "Golden Eye, still secret",
        "Golden Eye, known to all",
        "Doom Mole",
    ]


def test_twins_that_are_equally_known_are_counted() -> None:
    labels = told_apart(
        ("golden-eye.1", "golden-eye.2", "golden-eye.3"), frozenset({"golden-eye.2"})
    )
    assert {card: WORDS(label) for card, label in labels.items()} == {
        "golden-eye.1": "Golden Eye, still secret",
        "golden-eye.2": "Golden Eye, known to all",
        "golden-eye.3": "Golden Eye (2), still secret",
    }


def test_twins_are_told_apart_where_ships_are_lost() -> None:
    play = planned(
        captain("golden-eye.1 golden-eye.2"),
        captain("boom-mole.1"),
        plans={0: "golden-eye.1>1 golden-eye.2>1", 1: "boom-mole.1>1"},
        dice={"t5:battle:1:roll:1:seat:0": (1, 1), "t5:battle:1:roll:1:seat:1": (6, 6)},
        turn=5,
    )
    form = fight_all(play).form(0)
    assert options(form, "space.1") == {
        "golden-eye.1": "Golden Eye",
        "golden-eye.2": "Golden Eye (2)",
    }


def test_twins_are_told_apart_in_the_shop() -> None:
    squad = "training.1 paper-plate.1 golden-eye.1 golden-eye.2 fat-comet.1"
    form = shop(squad, "hard-frisbee.1 hard-frisbee.2").form(0)
    assert options(form, "buy")["hard-frisbee.2"] == "Hard Frisbee (2)"
    assert options(form, "discard")["golden-eye.2"] == "Golden Eye (2)"
    roomy = Play(state(captain("golden-eye.1 golden-eye.2"), captain("training.2"))).form(0)
    assert options(roomy, "discard")["golden-eye.2"] == "Golden Eye (2)"


def test_labels_fit_on_buttons() -> None:
    series = {card.series for card in SQUAD_CARDS.values()}
    for name in series:
        twins = [card.id for card in SQUAD_CARDS.values() if card.series == name]
        for known in ((), twins[:2]):
            labels = [WORDS(label) for label in told_apart(tuple(twins), frozenset(known)).values()]
            assert len(set(labels)) == len(labels)
            assert all(len(label) <= BUTTON - len(" · 13 · fuel 3") for label in labels)

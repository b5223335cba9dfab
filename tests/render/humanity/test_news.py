"""What is new in a base, and who is asked, in words and as pictures say it."""

from msgspec.structs import replace

from engine.humanity.table.view import AstronautView, ModuleView, ObstacleView, PlayerView
from render.humanity.boards.landing import crew_to_land
from render.humanity.texts.news import news
from render.humanity.texts.texts import board_text
from render.words import Words
from tests.humanity.bases import at
from tests.render.humanity.samples import NAMES, VIEWS

RICH = VIEWS["late-2"].players[0]


def without(player: PlayerView, *cells: str) -> PlayerView:
    """Return a base as it was before modules lay in some cells."""
    left = {at(cell) for cell in cells}
    kept = (None if cell in left else ground for cell, ground in enumerate(player.cells))
    return replace(player, cells=tuple(kept))


def stored(player: PlayerView, **stocks: int) -> PlayerView:
    """Return a base with other stocks."""
    cells = list(player.cells)
    for name, stock in stocks.items():
        ground = cells[at(name)]
        assert isinstance(ground, ModuleView)
        cells[at(name)] = replace(ground, stock=stock)
    return replace(player, cells=tuple(cells))


def test_news_say_what_lies_there_now_and_what_came(words: Words) -> None:
    before = replace(
        without(RICH, "E5"),
        squares=RICH.squares[1:],
        experiments=RICH.experiments[:-1],
        points=RICH.points - 2,
        research=RICH.research - 3,
    )
    told = news(before, RICH, words)
    assert told.startswith("places Transit Hub at E5; carries out Deep Breath; ")
    assert "completes the square with " in told
    assert "gains +3 research and +2 points" in told
    assert not news(RICH, RICH, words)


def test_news_say_what_was_spent_stored_and_lost(words: Words) -> None:
    now = replace(stored(RICH, C4=0, B4=2), points=RICH.points - 3)
    assert news(RICH, now, words) == (
        "loses 3 points; spends 2 electricity from C4; stores 1 ice at B4"
    )


def test_research_that_began_anew_is_no_news(words: Words) -> None:
    assert not news(replace(RICH, research=50), RICH, words)


def test_news_say_who_is_elsewhere_and_how_an_obstacle_is(words: Words) -> None:
    def crew(*people: AstronautView) -> PlayerView:
        return replace(RICH, astronauts=people)

    one = AstronautView(0, 2, at("E4"), None, active=True, away=None)
    cells = list(RICH.cells)
    cells[at("E3")] = ObstacleView(1)
    assert news(RICH, replace(RICH, cells=tuple(cells)), words) == (
        "the obstacle at E3 has 1 to go"
    )
    assert news(RICH, without(RICH, "E3"), words) == "the obstacle at E3 is gone"
    gone = replace(one, cell=None, hangar=4, active=False, away=1)
    assert news(crew(one), crew(gone), words) == "astronaut 1 goes to hangar 4"
    assert news(crew(gone), crew(one), words) == "astronaut 1 lands on E4"
    tired = replace(one, active=False)
    assert news(crew(one), crew(tired), words) == "astronaut 1 is exhausted"
    assert news(crew(tired), crew(replace(one, work=3)), words) == (
        "astronaut 1 is active again; astronaut 1 works 3 now"
    )


def test_an_astronaut_at_a_hangar_is_not_told_like_a_cell(words: Words) -> None:
    view = VIEWS["late-4"]
    told = board_text(view, NAMES, words)
    here = [line for line in told.splitlines() if "here: " in line]
    away = [
        each for player in view.players for each in player.astronauts if each.hangar is not None
    ]
    assert sum(line.count("’s astronaut ") for line in here) == len(away) > 3


def test_a_text_says_who_has_to_land_whom(words: Words) -> None:
    view = VIEWS["placing-4"]
    told = board_text(view, NAMES, words)
    assert [len(crew_to_land(view, player)) for player in view.players] == [0, 0, 0, 1]
    assert "D, **Дмитрий**: 8 points, science 3, research 15, 1 astronaut to land." in told
    assert told.count("0 astronauts to land.") == 3
    assert "to land" not in board_text(VIEWS["late-4"], NAMES, words)


def test_who_has_no_cell_to_land_in_is_not_asked() -> None:
    view = VIEWS["placing-4"]
    waiting = view.players[3]
    full = replace(waiting, cells=(waiting.cells[at("D4")],) * len(waiting.cells))
    assert crew_to_land(view, waiting)
    assert not crew_to_land(view, full)

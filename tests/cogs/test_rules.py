"""The rules command: the guide first, an entry for a word, and ways on from every page."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import ui

from cogs.acts.rules import RulesCog
from cogs.client import Mothership
from cogs.pages.rules import answer_to, first_page, guide_button, page_of
from cogs.parts.controls import MOST_OPTIONS
from cogs.parts.layouts import COMPONENT_LIMIT, TEXT_LIMIT
from cogs.parts.responder import Responder
from cogs.pictures.picture_cache import PictureCache, Waits
from playground.client.people import Person
from playground.interactions import Press
from playground.message import Message
from playground.places import Channel
from render.games import GAMES
from render.installed import InstalledGame
from render.tremble.renderer import TrembleRenderer
from render.words import locales, words_for
from tests.cogs.house import house as at_a_table
from tests.cogs.stall import Stall, stall
from tests.toy.game import TOY, ToyGame

PATIENT = Waits(public=240.0, private=240.0)  # for pictures, on a busy machine
HELP = GAMES["tremble"].help


@pytest.fixture
async def home() -> AsyncIterator[Stall]:
    async with stall(lambda client: RulesCog(client, Responder(), ("tremble",))) as opened:
        yield opened


async def page(press: Press) -> Message:
    """Wait for the page that a click leads to; nobody else may see it."""
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is not None
    return press.reply


async def test_without_a_word_it_teaches_the_game(home: Stall) -> None:
    found = await page(await home.person.slash(home.channel, "rules"))
    assert "How to play in five minutes" in found.text
    assert "Type **/rules** and a word" in found.text
    (chapters,) = found.selects
    assert len(chapters.raw["options"]) == len(HELP.chapters())
    assert "B-1 · Buying ships and stations" in [button.label for button in found.buttons]


async def test_an_id_opens_its_entry_and_buttons_lead_on_in_place(home: Stall) -> None:
    found = await page(await home.person.slash(home.channel, "rules", rule="rl 4"))
    assert "Several stations push ships" in found.text
    assert "Rule RL-4 · Rulings" in found.text
    next_one = next(b.label for b in found.buttons if (b.label or "").startswith("R-2"))
    press = await home.person.press(found, label=next_one)
    await press.settled()
    assert "Moves after the reveal" in found.text
    assert "RL-4 · Rulings" not in found.text


async def test_chapters_lead_to_their_entries(home: Stall) -> None:
    found = await page(await home.person.slash(home.channel, "rules"))
    chapters = found.selects[-1]
    assert chapters.custom_id
    press = await home.person.choose(found, custom_id=chapters.custom_id, values=["#rulings"])
    await press.settled()
    assert found.text.startswith("## Rulings")
    first, second, _ = found.selects
    assert len(first.raw["options"]) == MOST_OPTIONS
    assert second.custom_id
    press = await home.person.choose(found, custom_id=second.custom_id, values=["RL-27"])
    await press.settled()
    assert "Several battles in one turn" in found.text


async def test_a_rule_may_be_explained_by_a_picture() -> None:
    picture_cache = PictureCache(waits=PATIENT)
    async with stall(
        lambda client: RulesCog(client, Responder(), ("tremble",), picture_cache)
    ) as home:
        found = await page(await home.person.slash(home.channel, "rules", rule="f3"))
        (picture,) = found.attachments
        assert "A rolls 3 and 2: 14 + 5 = 19" in picture.description
        next_one = next(b.label for b in found.buttons if (b.label or "").startswith("F-5"))
        press = await home.person.press(found, label=next_one)
        await press.settled()
        assert "A tie for first place" in found.text
        assert not found.attachments
    await picture_cache.close()


async def test_it_works_in_direct_messages(home: Stall) -> None:
    found = await page(await home.person.slash(home.person.dm(), "rules", rule="B-5"))
    assert "Taking a credit" in found.text


async def test_typing_offers_entries_and_a_word_that_fits_several_asks(home: Stall) -> None:
    offered = await home.person.complete(home.channel, "rules", "rule", "credit")
    assert offered[0] == {"name": "B-5 · Taking a credit", "value": "B-5"}
    found = await page(await home.person.slash(home.channel, "rules", rule="credit"))
    assert "Several rules fit “credit”. Choose one." in found.text
    assert found.selects[0].raw["options"][0]["value"] == "B-5"


async def test_a_word_that_fits_nothing_says_what_to_do(home: Stall) -> None:
    found = await page(await home.person.slash(home.channel, "rules", rule="**@bananas**"))
    assert "Try one word alone" in found.text
    assert "**@bananas" not in found.text
    assert "@bananas" not in found.text
    assert found.selects


async def test_the_lobbys_button_opens_the_guide_beside_it(home: Stall) -> None:
    words = words_for("en")
    channel = await home.client.fetch_channel(home.channel.id)
    view = ui.LayoutView().add_item(ui.ActionRow(guide_button("tremble", words)))
    await channel.send(view=view)  # type: ignore[union-attr]
    post = home.channel.messages[-1]
    found = await page(await home.person.press(post, label="How to play"))
    assert found is not post
    assert "How to play in five minutes" in found.text
    assert post.buttons


async def test_a_rule_that_is_gone_is_told(home: Stall) -> None:
    words = words_for("en")
    for game, name in (("tremble", "ZZ-1"), ("tremble", "#zz"), ("chess", "B-1")):
        layout = page_of(game, name, words)
        texts = [item.content for item in layout.items if isinstance(item, ui.TextDisplay)]
        assert "not in the book any more" in texts[0]


@pytest.mark.parametrize("locale", locales())
def test_every_page_fits_a_message(locale: str) -> None:
    words = words_for(locale)
    pages = [entry.id for entry in HELP.entries]
    pages += [f"#{chapter.value}" for chapter, _ in HELP.chapters()]
    layouts = [page_of("tremble", name, words) for name in pages]
    for layout in [*layouts, first_page("tremble", words), answer_to("tremble", "the", words)]:
        assert 0 < layout.letters < TEXT_LIMIT
        assert layout.view().total_children_count <= COMPONENT_LIMIT


async def test_with_several_games_one_is_chosen() -> None:
    class Chess(TrembleRenderer):
        def title(self, _words: object) -> str:
            return "Chess in space"

    class NoHelpYet(ToyGame):
        id = "no-help-yet/1"

    chess = InstalledGame(rules=(TOY,), renderer=Chess(), help=HELP)
    bare = InstalledGame(rules=(NoHelpYet(),), renderer=Chess())

    def several(client: Mothership) -> RulesCog:
        return RulesCog(client, Responder(), ("tremble", "toy", "no-help-yet"))

    with GAMES.also(chess, bare):
        async with stall(several) as home:
            offered = await home.person.complete(home.channel, "rules", "game", "che")
            assert offered == [{"name": "Chess in space", "value": "toy"}]
            options = {"game": "toy"}
            entries = await home.person.complete(home.channel, "rules", "rule", "credit", **options)
            assert entries[0]["value"] == "B-5"
            found = await page(await home.person.slash(home.channel, "rules", **options, rule="b5"))
            assert "Taking a credit" in found.text
            assert {button.custom_id for button in found.buttons} >= {"ms:rule#toy,RL-2"}
            found = await page(await home.person.slash(home.channel, "rules", rule="b5"))
            assert {button.custom_id for button in found.buttons} >= {"ms:rule#tremble,RL-2"}


async def test_without_a_name_the_game_of_the_place_is_meant(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as home:
        host, other = home.people[:2]

        async def opened(person: Person, channel: Channel) -> str:
            found = await page(await person.slash(channel, "rules"))
            led = [(button.custom_id or "").partition(",")[0] for button in found.buttons]
            return next(each.removeprefix("ms:rule#") for each in led if "rule#" in each)

        assert await opened(host, home.channel) == "tremble"
        await home.told(host.slash(home.channel, "game new", game="tremble-draft"))
        assert await opened(other, home.channel) == "tremble-draft"
        (entry,) = await other.complete(home.channel, "rules", "rule", "td11.4")
        assert entry["value"] == "TD-11.4"
        assert await opened(host, host.dm()) == "tremble-draft"
        assert await opened(other, other.dm()) == "tremble"
        found = await page(await other.slash(home.channel, "rules", game="tremble", rule="b5"))
        assert "Taking a credit" in found.text


async def test_the_command_goes_with_its_cog(home: Stall) -> None:
    await home.client.remove_cog("rules")
    assert home.client.tree.get_command("rules") is None

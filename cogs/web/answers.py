"""What programs get of a game: its card and its steps, as everybody saw them, and their schema."""

from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from cogs.pages.history import turn_of, turns_of
from engine.host.values.past import History, PastStep
from engine.host.values.records import GameInfo, SeatInfo

JSON_LINES = "application/x-ndjson"
REFERENCE = "#/components/schemas/{name}"


class CaptainCard(Struct, frozen=True):
    """Who plays on a seat; `strength` is set where a computer captain answers."""

    seat: int
    name: str
    kind: str
    strength: str


class GameCard(Struct, frozen=True):
    """A game: what is played, by whom, and how far it came."""

    number: int
    rules: str
    data_hash: str
    variant: str
    options: dict[str, str]
    status: str
    captains: tuple[CaptainCard, ...]
    turns: tuple[int, ...]
    steps: int
    commitment: str
    start_post: str | None


class StepCard(Struct, frozen=True):
    """A step: what came of it, and how the game stood then; events and view are the game's own."""

    number: int
    turn: int
    group: str | None
    at: float | None
    undone: int
    events: tuple[Any, ...]
    view: Any


class StepPage(Struct, frozen=True):
    """Some steps in a row; `following` is where the next page begins, if there are more."""

    steps: tuple[StepCard, ...]
    following: int | None


def game_card(history: History) -> GameCard:
    """Tell what everybody knows of a game."""
    game = history.game
    return GameCard(
        number=game.number,
        rules=game.rules,
        data_hash=game.data_hash,
        variant=game.terms.variant,
        options=game.terms.options,
        status=history.status.value,
        captains=tuple([_captain(game, seat) for seat in game.seats]),
        turns=turns_of(history),
        steps=len(history.steps),
        commitment=game.commitment,
        start_post=game.start_post or None,
    )


def step_page(history: History, first: int, most: int) -> StepPage:
    """Tell so many steps at most, from the one at a place on."""
    shown = history.steps[first : first + most]
    following = first + len(shown)
    return StepPage(
        tuple([_step(history, step) for step in shown]),
        following if shown and following < len(history.steps) else None,
    )


def game_file(number: int, body: bytes) -> web.Response:
    """Hand out a whole game as a file."""
    headers = {"Content-Disposition": f'attachment; filename="game-{number}.jsonl"'}
    return web.Response(body=body, content_type=JSON_LINES, headers=headers)


def described(addresses: dict[str, tuple[str, str, type | None]], title: str) -> dict[str, Any]:
    """Describe addresses in OpenAPI: each by what it gives, as what, and of which type."""
    kinds = [kind for _, _, kind in addresses.values() if kind is not None]
    schemas, named = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    found: dict[type | None, Any] = dict(zip(kinds, schemas, strict=True))
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": "1"},
        "paths": {
            address: {"get": _operation(address, gives, media, found.get(kind, {}))}
            for address, (gives, media, kind) in addresses.items()
        },
        "components": {"schemas": named},
    }


def _operation(address: str, gives: str, media: str, schema: dict[str, Any]) -> dict[str, Any]:
    placed = [part[1:-1] for part in address.split("/") if part.startswith("{")]
    return {
        "summary": gives,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in placed
        ],
        "responses": {
            "200": {"description": gives, "content": {media: {"schema": schema}}},
            "404": {"description": "There is no such thing, or none that is shown."},
            "429": {"description": "Too many requests: wait as long as Retry-After says."},
        },
    }


def _captain(game: GameInfo, seat: SeatInfo) -> CaptainCard:
    strength = seat.strength if seat.person is None else ""
    return CaptainCard(seat.seat, game.seats[seat.seat].name, seat.kind.value, strength)


def _step(history: History, step: PastStep) -> StepCard:
    return StepCard(
        number=step.number,
        turn=turn_of(history, step),
        group=step.group,
        at=step.at,
        undone=step.undone,
        events=step.events,
        view=step.after,
    )

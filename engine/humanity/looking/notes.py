"""What decides for or against a module or an experiment, found by foreseeing it."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.core.forms import Form, Option
from engine.core.words import Text, say
from engine.humanity.looking.foreseen import foreseen
from engine.humanity.looking.landed import landed
from engine.humanity.phases.moves import ACTION, ASTRONAUT, EXPERIMENT, MODULE
from engine.humanity.table.terms import COLOURS, SIDES, brings_text
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES
from engine.humanity.tiles.tiles import Kind


def noted(view: HumanityView, ask: Ask, form: Form) -> Form:
    """Say at each module and experiment what it brings in all, and where its astronaut would be."""
    answer = form.answer()
    view = landed(view, ask.seat, answer)
    said = {key: answer.get(key, ()) for key in (ACTION, ASTRONAUT)}
    fields = []
    for field in form.fields:
        if field.key in (MODULE, EXPERIMENT):
            options = tuple([_noted(view, ask, said, each) for each in field.options])
            fields.append(replace(field, options=options))
        else:
            fields.append(field)
    return replace(form, fields=tuple(fields))


def _noted(view: HumanityView, ask: Ask, said: Answer, option: Option) -> Option:
    if option.closed is not None:
        return option
    key = MODULE if option.key in MODULES else EXPERIMENT
    after = foreseen(view, ask, {**said, key: (option.key,)})
    was, now = view.public.players[ask.seat], after.public.players[ask.seat]
    crew = zip(was.astronauts, now.astronauts, strict=True)
    sent = next((new for old, new in crew if old.hangar is None and new.hangar is not None), None)
    if sent is None or sent.hangar is None or sent.away is None:
        return option
    won = (now.research - was.research, now.points - was.points)
    note = say(
        "humanity-note-option",
        kind=_kind(option.key),
        brings=_brings(view, option.key, *won),
        hangar=sent.hangar,
        away=sent.away,
        home=after.public.home(sent.away),
        leaves=int(_leaves(view, option.key)),
    )
    return replace(option, note=note)


def _leaves(view: HumanityView, tile: str) -> bool:
    """Tell whether a module leaves at the next reset if nobody takes it."""
    return any(each.crossed and each.module and each.module.id == tile for each in view.public.ring)


def _kind(tile: str) -> Text:
    """Name the colour of a module, or the side of an experiment."""
    if tile in EXPERIMENTS:
        return SIDES[EXPERIMENTS[tile].side]
    colour = MODULES[tile].colour
    return say("humanity-note-either") if colour is None else COLOURS[colour]


def _brings(view: HumanityView, tile: str, research: int, points: int) -> Text:
    """Say what a tile brings at once; what brings nothing by itself says what it is for."""
    module = MODULES.get(tile)
    if module is not None and module.kind in (Kind.STORE, Kind.TIME) and not research + points:
        return brings_text(module, view.public.year)
    effect = EXPERIMENTS[tile].effect if tile in EXPERIMENTS else None
    won = say("humanity-note-wins", research=research, points=points)
    return won if effect is None else say("humanity-note-and", won=won, effect=effect.value)

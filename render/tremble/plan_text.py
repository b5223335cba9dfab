"""One's own plan in words: all that its picture shows."""

from engine.core.forms import Form
from engine.core.words import Text, Value, say
from engine.invasion.attack import ShipSum
from engine.tremble.cards.cards import Ship
from engine.tremble.table.view import OwnView, PublicView
from render.picture import within
from render.tremble.sorties import Plan, Sortie, advice, plan_of
from render.words import Words


def plan_text(public: PublicView, own: OwnView, form: Form, words: Words) -> str:
    """Tell a plan in Markdown."""
    plan = plan_of(public, own, form)
    told = [say("tremble-plan-heading", used=plan.used, limit=plan.limit), *_facts(plan, words)]
    lines = [words(text) for text in told]
    lines += [
        words(say("tremble-plan-warning", warning=text)) for text in warnings(plan, form, words)
    ]
    return "\n".join([lines[0], *(f"- {line}" for line in lines[1:])])


def plan_alt(public: PublicView, own: OwnView, form: Form, words: Words) -> str:
    """Say what the picture of a plan shows."""
    plan = plan_of(public, own, form)
    head = say("tremble-plan-alt", used=plan.used, limit=plan.limit)
    told = [head, *_facts(plan, words), *warnings(plan, form, words)]
    return within(words(text) for text in told)


def warnings(plan: Plan, form: Form, words: Words) -> list[Text]:
    """List what keeps a plan from counting, then what may have been overlooked."""
    return [*map(_named, form.faults), *advice(plan, words)]


def _named(fault: Text) -> Text:
    """Name a ship without its attack and its fuel, which are drawn."""
    return Text(fault.key, tuple([(key, _short(value)) for key, value in fault.args]))


def _short(value: Value) -> Value:
    if isinstance(value, Text) and value.key == "invasion-field-ship":
        return dict(value.args)["name"]
    return value


def _facts(plan: Plan, words: Words) -> list[Text]:
    told = [_sortie(space, sortie, words) for space, sortie in plan.sorties.items()]
    if plan.home:
        told.append(say("tremble-plan-home", ships=words.listed(map(_ship, plan.home))))
    if plan.extra:
        aids = words.listed(aid.name for aid in plan.extra)
        told.append(
            say(
                "tremble-plan-extra", aids=aids, amount=sum(aid.effect.amount for aid in plan.extra)
            )
        )
    return told


def _sortie(space: int, sortie: Sortie, words: Words) -> Text:
    ships = words.listed(words(_sum(each)) for each in sortie.sums)
    city, total, armies = sortie.city.name, sortie.total, sortie.armies
    if armies == total:
        return say("tremble-plan-sortie", space=space, city=city, total=total, ships=ships)
    return say(
        "tremble-plan-sortie-armies",
        space=space,
        city=city,
        total=total,
        armies=armies,
        ships=ships,
    )


def _sum(each: ShipSum[Ship]) -> Text:
    ship, plus = each.ship, each.attack - each.ship.attack
    if not plus:
        return say("tremble-plan-ship", ship=ship.name, attack=ship.attack)
    return say("tremble-plan-ship-plus", ship=ship.name, attack=ship.attack, plus=plus)


def _ship(ship: Ship) -> Text:
    return ship.name

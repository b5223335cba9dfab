"""One's own plan in words: all that its picture shows."""

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble.table.view import OwnView, PublicView
from render.invasion.sorties import Plan, in_markdown, named, plan_lines
from render.picture import within
from render.tremble.sorties import advice, plan_of
from render.words import Words


def plan_text(public: PublicView, own: OwnView, form: Form, words: Words) -> str:
    """Tell a plan in Markdown."""
    plan = plan_of(public, own, form)
    return in_markdown(plan, _facts(plan, words), warnings(plan, form, words), words)


def plan_alt(public: PublicView, own: OwnView, form: Form, words: Words) -> str:
    """Say what the picture of a plan shows."""
    plan = plan_of(public, own, form)
    head = say("invasion-sorties-alt", used=plan.used, limit=plan.limit)
    told = [head, *_facts(plan, words), *warnings(plan, form, words)]
    return within(words(text) for text in told)


def warnings(plan: Plan, form: Form, words: Words) -> list[Text]:
    """List what keeps a plan from counting, then what may have been overlooked."""
    return [*map(named, form.faults), *advice(plan, words)]


def _facts(plan: Plan, words: Words) -> list[Text]:
    told = plan_lines(plan, words)
    if plan.extra:
        aids = words.listed(aid.name for aid in plan.extra)
        amount = sum(aid.effect.amount for aid in plan.extra)
        told.append(say("tremble-plan-extra", aids=aids, amount=amount))
    return told

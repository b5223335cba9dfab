"""What a story and a transcript say themselves, in the languages of the stand-in's page."""

import datetime as dt
from collections.abc import Mapping
from types import MappingProxyType

Words = Mapping[str, str]

ENGLISH: Words = MappingProxyType(
    {
        "story": "A short game, told in order",
        "transcript": "Transcript",
        "slash": "used {}",
        "press": "pressed [{}]",
        "choose": "chose {}",
        "submit": "sent the form “{}”",
        "complete": "typed {}",
        "typed": "“{}”",
        "on": "{} on message {}",
        "failed": "{} saw: This interaction failed",
        "deleted": "message {} was deleted",
        "new": "({} {})",
        "changed": "changed {} {}",
        "direct message": "direct message",
        "message": "message",
        "private reply": "private reply in #{}",
        "reply": " in reply to {}",
        "only saw": "What only {} saw",
        "changes": " changes what stands",
        "only sees": "(only {} sees this)",
        "direct": "(direct message to {})",
        "in": "in #{}",
        "alt": "*Alt text: “{}”*",
        "off": " (off)",
        "select off": ", off",
        "more": " · … {} more",
        "date": "{day:02} {month} {year}",
        "numbers": "%d/%m/%Y",
        "months": "January February March April May June July August September October November"
        " December",
        "weekdays": "Mon Tue Wed Thu Fri Sat Sun",
        "to come": "in {}",
        "gone": "{} ago",
        "now": "now",
        "day": "day|days",
        "hour": "hour|hours",
        "minute": "minute|minutes",
        "second": "second|seconds",
        "evening": "A table for the evening",
        "evening text": "Somebody wants to play, and the others come aboard.",
        "first turn": "The first turn",
        "first turn text": "From here on the story looks over the shoulder of {}; what the others"
        " do only the channel tells.",
        "next turns": "The next turns",
        "next turns text": "This is what the channel shows of them.",
        "later": "Later",
        "later text": "The transcript has the turns that follow.",
    }
)
RUSSIAN: Words = MappingProxyType(
    {
        "story": "Короткая партия по порядку",
        "transcript": "Протокол",
        "slash": "набирает {}",
        "press": "нажимает [{}]",
        "choose": "выбирает {}",
        "submit": "отправляет форму «{}»",
        "complete": "печатает {}",
        "typed": "«{}»",
        "on": "{}, сообщение {}",
        "failed": "{}: ошибка взаимодействия",
        "deleted": "сообщение {} удалено",
        "new": "({} {})",
        "changed": "меняет {} {}",
        "direct message": "личное сообщение",
        "message": "сообщение",
        "private reply": "ответ для одного в #{}",
        "reply": " отвечает, {}",
        "only saw": "Что видит только {}",
        "changes": " меняет сообщение",
        "only sees": "(видит только {})",
        "direct": "(личное сообщение: {})",
        "in": "в #{}",
        "alt": "*Описание картинки: «{}»*",
        "off": " (не нажать)",
        "select off": ", не открыть",
        "more": " · … ещё {}",
        "string select": "список",
        "user select": "список людей",
        "channel select": "список каналов",
        "date": "{day} {month} {year}",
        "numbers": "%d.%m.%Y",
        "months": "января февраля марта апреля мая июня июля августа сентября октября ноября"
        " декабря",
        "weekdays": "Пн Вт Ср Чт Пт Сб Вс",
        "to come": "через {}",
        "gone": "{} назад",
        "now": "сейчас",
        "day": "день|дня|дней",
        "hour": "час|часа|часов",
        "minute": "минуту|минуты|минут",
        "second": "секунду|секунды|секунд",
        "evening": "Стол на вечер",
        "evening text": "Кому-то хочется сыграть, и остальные садятся за стол.",
        "first turn": "Первый ход",
        "first turn text": "Отсюда видно всё, что видит {}; что делают остальные, рассказывает"
        " только канал.",
        "next turns": "Следующие ходы",
        "next turns text": "Вот что показывает о них канал.",
        "later": "Потом",
        "later text": "Остальные ходы — в протоколе.",
    }
)


def words_of(locale: str) -> Words:
    """Return the words for somebody's language."""
    return RUSSIAN if locale.startswith("ru") else ENGLISH


def date_words(moment: dt.datetime, words: Words) -> str:
    """Tell a day."""
    month = words["months"].split()[moment.month - 1]
    return words["date"].format(day=moment.day, month=month, year=moment.year)


def clock_words(moment: dt.datetime, words: Words) -> str:
    """Tell the day of the week and the time."""
    return f"{words['weekdays'].split()[moment.weekday()]} {moment:%H:%M}"


def counted(count: int, forms: str) -> str:
    """Say how many of something, in the form that the number wants."""
    one, *others = forms.split("|")
    if count == 1 or (len(others) > 1 and count % 10 == 1 and count % 100 != 11):
        return f"{count} {one}"
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return f"{count} {others[0] if few else others[-1]}"

# Что нужно любой игре: числа, перечисления и ошибки, которые бывают в любом бланке приказов.

number = { NUMBER($value) }
list-comma = { $rest }, { $next }
list-clause = { $rest }; { $next }
list-last = { $rest } и { $last }
list-or = { $rest } или { $last }

fault-too-few = Выберите { $least ->
        [1] что-нибудь одно
       *[other] не меньше { $least }
    } — { $field }
fault-too-many = { $most ->
        [0] Ничего не выбирайте
        [1] Выберите только одно
       *[other] Выберите не больше { $most }
    } — { $field }
fault-unknown-option = Такого варианта здесь нет, выберите другой — { $field }
fault-stale = Прежний выбор здесь больше не подходит, уберите его — { $field }
fault-closed = { $field } → { $option }: { $why }
fault-together = Вместе: { $why }
fault-unknown-field = В этих приказах есть часть, о которой никто не спрашивал ({ $field }). Составьте их заново.

fault-amount = Распределите { $total }, осталось { $left }
closed-amount-over = осталось только { $left }.
closed-amount-under = отсюда нужно взять не меньше { $least }.
field-region = { $field }: какая часть
amount = { NUMBER($amount) }

variant-only = Обычный

silence-whoever = получает ответ по правилам
silence-rules = ответ по правилам

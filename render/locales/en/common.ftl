# What any game needs: numbers, enumerations, and the faults that any order form may have.

number = { NUMBER($value) }
list-comma = { $rest }, { $next }
list-clause = { $rest }; { $next }
list-last = { $rest } and { $last }
list-or = { $rest } or { $last }

fault-too-few = Choose { $least ->
        [one] one
       *[other] at least { $least }
    } — { $field }
fault-too-many = Choose { $most ->
        [0] none
        [one] only one
       *[other] { $most } at most
    } — { $field }
fault-unknown-option = That is not one of the choices, pick again — { $field }
fault-stale = What was chosen here no longer fits, take it out — { $field }
fault-closed = { $field } → { $option }: { $why }
fault-together = Together: { $why }
fault-unknown-field = These orders have a part that nobody asked for ({ $field }). Please start them again.

fault-amount = Share out { $total }, there are { $left } to go
closed-amount-over = only { $left } left.
closed-amount-under = at least { $least } must come from here.
field-region = { $field }: which part
amount = { NUMBER($amount) }

variant-only = Standard

silence-whoever = gets the answer that the rules give
silence-rules = what the rules say

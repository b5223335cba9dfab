# What any game needs: numbers, enumerations, and the faults that any order form may have.

number = { NUMBER($value) }
list-comma = { $rest }, { $next }
list-last = { $rest } and { $last }

fault-too-few = { $field }: choose { $least ->
        [one] one
       *[other] at least { $least }
    }.
fault-too-many = { $field }: choose { $most ->
        [0] none
        [one] only one
       *[other] { $most } at most
    }.
fault-unknown-option = { $field }: pick again, that is not one of the choices.
fault-closed = { $option } is not possible: { $why }
fault-unknown-field = These orders have a part that nobody asked for ({ $field }). Please start them again.

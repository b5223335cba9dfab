# What the games say that only tests play.

toy-field = Your { $field }
toy-option = { $option }
toy-too-dear = Too dear
toy-coins = { $coins } coins are left
toy-last = Last time: { $option }
toy-most-points = The most points win.

walk-field = Your { $field }
walk-option = { $option }
walk-race = Race
walk-rescue = Rescue
walk-most-ghosts = The most ghosts win.
walk-rescued = Everybody is home.
walk-lost = The house is full of ghosts.
walk-typed = as in { $example }
walk-taken = A ghost is there
walk-moved = No ghost is left there
walk-reads-nothing = That is not understood; try { $example }.
walk-reads-no-square = There is no square { $word }; try { $example }.
walk-reads-too-many = At most { $most } ghosts move.

# What the editions of Tremble, Humans! say alike.

invasion-field-fight = { $space } { $city }: fight or retreat?
invasion-option-fight = Fight
invasion-option-retreat = Retreat
invasion-fact-fight = { $space } { $city }: you bring { $own }, the strongest rival { $best }. If nobody else retreats, your chance to win is { $percent }%.

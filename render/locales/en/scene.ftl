# What pictures of all games say of what changed.
scene-changed = New: { $what }

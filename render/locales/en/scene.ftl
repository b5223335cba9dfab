# What pictures of all games say of what changed.
scene-changed = New: { $what }
scene-grown = { $more ->
        [0] Less by { $by }
       *[other] More by { $by }
    }: { $what }

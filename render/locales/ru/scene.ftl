# Что картинки всех игр говорят об изменениях.
scene-changed = Новое: { $what }
scene-grown = { $more ->
        [0] Меньше на { $by }
       *[other] Больше на { $by }
    }: { $what }

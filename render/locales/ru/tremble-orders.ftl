# Свои картины: рука, план, бой крупным планом. Немного слов.

tremble-card-station-ready = готова
tremble-part-both = обе { $price }, останется { $rest }
tremble-part-both-short = обе { $price }, нужно ещё { $rest }
tremble-part-tasks = Ваши задания
tremble-hand-tasks = - Задания: { $tasks }
tremble-hand-best = макс. { $best }
tremble-hand-task = { $task } { $count } (макс. { $best })

# План
tremble-plan-title = Ваш план
tremble-plan-fuel = { $used } из { $limit }
tremble-plan-part-home = Дома
tremble-plan-part-also = Ещё под рукой
tremble-plan-nobody = Пока все остаются дома.
tremble-plan-able = Ещё { $left } топлива в запасе, можно отправить: { $ships }.
tremble-plan-spare = Топлива больше, чем нужно плану; лишнее не тратится.
tremble-plan-heading = **Ваш план** · топливо { $used } из { $limit }
tremble-plan-alt = Ваш план: топливо { $used } из { $limit }.
tremble-plan-warning = ⚠️ { $warning }
tremble-plan-sortie = { $space } { $city }: сила { $total } ({ $ships }).
tremble-plan-sortie-armies = { $space } { $city }: сила { $total }, против армий { $armies } ({ $ships }).
tremble-plan-ship = { $ship } { $attack }
tremble-plan-ship-plus = { $ship } { $attack }+{ $plus }
tremble-plan-home = Дома: { $ships }.
tremble-plan-extra = { $aids }: +{ $amount } топлива.

# Бой крупным планом
tremble-closeup-battle = Бой
tremble-closeup-catch = Облава
tremble-closeup-prize = Всё ваше
tremble-closeup-wins = побеждает
tremble-closeup-retreats = отступает
tremble-closeup-loses = проигрывает
tremble-closeup-out = выбывает
tremble-closeup-army-beaten = разбита
tremble-closeup-army-stands = устояла
tremble-closeup-army-waits = ждёт
tremble-closeup-army-unmet = в стороне
tremble-closeup-more = { $count ->
        [one] Ещё { $count } бой: он описан выше.
        [few] Ещё { $count } боя: они описаны выше.
        [many] Ещё { $count } боёв: они описаны выше.
       *[other] Ещё { $count } боя: они описаны выше.
    }
tremble-closeup-against = { $effect } ({ $ship })
tremble-closeup-alt = Бой за город: { $space } { $city }.
tremble-closeup-alt-side = { $captain }: сила { $total } ({ $ships }), всего { $sum }.
tremble-closeup-alt-fate = { $captain } { $fate }: сила { $total } ({ $ships }), всего { $sum }.
tremble-closeup-alt-army = Армия силой { $attack } ждёт.
tremble-closeup-alt-unmet = Армия силой { $attack } никого не встретила.
tremble-closeup-alt-beaten = Армия силой { $attack } разбита.
tremble-closeup-alt-unbeaten = Армия силой { $attack } устояла.
tremble-closeup-alt-no-army = Пусто.
tremble-closeup-alt-effect = { $captain }: { $aid }.
tremble-alt-tasks = Ваши трофеи: { $tasks }.

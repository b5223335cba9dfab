# Что говорят афиша и пьедестал любой игры.

captain-lettered = Капитан { $letter }
poster-pace = Темп: { $pace }
poster-open = За столом: { $joined } из { $seats }
poster-cancelled = Не состоится
poster-begun = Партия началась
poster-host = хозяин партии
poster-unready = ещё не на месте
poster-computer = компьютер, { $strength }
poster-free = свободно
poster-alt-guest-plain = { $letter }: { $captain }.
poster-alt-guest = { $letter }: { $captain } ({ $mark }).
poster-alt-free = { $count ->
        [one] Свободно { $count } место.
        [few] Свободно { $count } места.
       *[many] Свободно { $count } мест.
    }
poster-alt = Афиша партии { $number }. { $state }. { $pace }.
podium-nobody = Без победителя
podium-all = Побеждают все
podium-won = { $count ->
        [1] Победа: { $captains }
       *[other] Общая победа: { $captains }
    }
picture-part = Картинка { $part } из { $count }.
podium-alt = { $winners }.
podium-alt-score = { $rank }: { $captain }, { $score }.
podium-alt-place = { $rank }: { $captain }.
podium-alt-together = { $captain }: { $score }.
podium-alt-captain = { $captain }.
podium-medal = { $title }: { $captains } ({ $reason }).

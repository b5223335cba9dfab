# What posters and podiums of any game say.

captain-lettered = Captain { $letter }
poster-pace = Pace: { $pace }
poster-open = { $joined } of { $seats } aboard
poster-cancelled = Called off
poster-begun = The game has begun
poster-host = host
poster-unready = not ready yet
poster-computer = computer, { $strength }
poster-free = free
poster-alt-guest-plain = { $letter }: { $captain }.
poster-alt-guest = { $letter }: { $captain } ({ $mark }).
poster-alt-free = { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
poster-alt = Poster of game { $number }. { $state }. { $pace }.
podium-nobody = Nobody wins
podium-all = Everybody wins
podium-won = { $count ->
        [one] { $captains } wins
       *[other] { $captains } win
    }
picture-part = Picture { $part } of { $count }.
podium-alt = { $winners }.
podium-alt-score = { $rank }: { $captain }, { $score }.
podium-alt-place = { $rank }: { $captain }.
podium-alt-together = { $captain }: { $score }.
podium-alt-captain = { $captain }.
podium-medal = { $title }: { $captains } ({ $reason }).

# Humanity: programmes for a round.

humanity-turns = Turns
humanity-turns-live = Turn by turn
humanity-turns-live-note = Everybody is asked about each turn as it comes.
humanity-turns-ahead = Programmes for a round
humanity-turns-ahead-note = Once a round everybody writes what their astronauts are to do; then all turns are taken in their order.

humanity-programme-wish = Turn { $turn }: what?
humanity-programme-who = Turn { $turn }: who?
humanity-programme-else = Turn { $turn }: what if that cannot be done?
humanity-programme-order = Who acts when?
humanity-programme-order-who = astronaut { $number }
humanity-programme-order-then = In this order: { $people }
humanity-programme-colour = Turn { $turn }: in which colour?
humanity-programme-colour-best = Whichever brings more then
humanity-programme-colour-best-note = Upgrades count first, then labs beside it, then missions.
humanity-programme-cells = Turn { $turn }: where to work first?
humanity-programme-work = Work
humanity-programme-work-note = As suggested, unless you say where.
humanity-programme-best = What brings most then
humanity-programme-best-note = Points, and what still comes of it, whoever fetches it; work, if that is worth more.
humanity-programme-ask = Ask me
humanity-programme-ask-note = When the turn comes, the game waits for you.
humanity-programme-any = Any module, { $colour }
humanity-programme-any-note = The first of them from the arm that can be paid and placed.
humanity-programme-open = nothing yet
humanity-programme-filled = You act as number { $place } of { $seats }, and others in between: if a wish cannot be done when its turn comes, the next one counts, then one of a later turn, and work in the end.
humanity-programme-dear = too dear by then: { $cost }

humanity-programme-turn = Turn { $turn }
humanity-programme-unwritten = nothing written: works as suggested
humanity-programme-line = Astronaut { $number }: { $wish }
humanity-programme-line-else = { $line }; else: { $wish }
humanity-programme-line-colour = { $line }; colour: { $colour }
humanity-programme-line-cells = { $line }; works first at { $cells }
humanity-programme-now = As things stand: { $then }
humanity-programme-brings = Turn { $turn }, as things stand: { $then }
humanity-programme-works = astronaut { $number } works, { $work }.
humanity-programme-takes = astronaut { $number } goes for { $tile }, { $won }.
humanity-programme-asked = you are asked.
humanity-programme-missed = { $wish } { $barred ->
        [gone] is gone
        [poor] cannot be paid
       *[place] cannot be placed
    }
humanity-programme-instead = { $why }, so { $then }

humanity-tell-chooses = ✋ { $captain } wanted to be asked about this turn.
humanity-why-chooses = The programme says that its captain wants to be asked, so the game waits for an answer.
humanity-fact-missed = Of your programme: { $missed }.
humanity-recap-missed = { $recap } Of your programme: { $missed }.
humanity-recap-instead = turn { $turn }, { $why }, so { $deed } instead
humanity-recap-work = work
humanity-silence-programme = the programme as it is filled in
humanity-guide-programme = 👽 Say what your astronauts do this round, turn by turn: what first, and what if that cannot be done. **Done** alone sends what is filled in.

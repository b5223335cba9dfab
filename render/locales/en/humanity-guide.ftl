# Humanity: what each question is about, for captains in their first turn.

humanity-title = Humanity
humanity-about = *Humanity* is a board game about bases on Titan. These are its rules in our own words, with names of our own; all rights in the game stay with its author and publisher.

humanity-guide-turn = 👽 One astronaut does one thing. Work fills your stores; a module costs some of them and lies where its astronaut stood; an experiment brings research. Whoever leaves is back once the arm has passed.
humanity-guide-place = 👽 Your astronauts are back. Each lands on a free cell beside a module, and that is where it may build next.

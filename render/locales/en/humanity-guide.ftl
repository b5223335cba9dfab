# Humanity: what each question is about, for captains in their first turn.

humanity-title = Humanity
humanity-about = *Humanity* is a board game about bases on Titan. These are its rules in our own words, with names of our own; all rights in the game stay with its author and publisher.

humanity-guide-turn = 👽 One astronaut does one thing. Work fills your stores; a module costs some of them and lies where its astronaut stood; an experiment brings research. Whoever leaves is back once the arm has passed.
humanity-guide-place = 👽 Your astronauts are back. Each lands on a free cell beside a module, and that is where it may build next.

# What a lesson says of the questions of its first round

humanity-lesson-turn = 👽 One astronaut does one thing, then it is the next captain’s turn; most points after three years win. Work fills your stores, modules and experiments empty them and bring research and points. A good first turn: deploy a module that you can pay for; if there is none, work as suggested.
humanity-lesson-place = 👽 Your astronauts are back, and each lands on a free cell beside a module. What one deploys later lies in that very cell. A good cell touches two modules: four in a square are worth a point.

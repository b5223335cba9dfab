# Humanity: what each question is about, for captains in their first turn.

humanity-title = Humanity
humanity-pitch = You build a base on Titan with three astronauts: nothing is hidden, and the best plan of three years wins.
humanity-about = *Humanity* is a board game about bases on Titan. These are its rules in our own words, with names of our own; all rights in the game stay with its author and publisher.

humanity-guide-turn = 👽 One astronaut does one thing. Work fills your stores; a module costs some of them and lies where its astronaut stood; an experiment brings research. Whoever leaves is back once the arm has passed. A mission is worth three points to whoever has most of what it counts.

# What a lesson says of the questions of its first round

humanity-lesson-turn = 👽 One astronaut does one thing, then it is the next captain’s turn; most points after three years win. Work fills your stores, modules and experiments empty them and bring research and points; a mission pays three points to whoever has most of what it counts. A good first turn: deploy a module that you can pay for; if there is none, work as suggested.

# What a guided game tells later, each once, when it first matters.

humanity-moment-landing = 💡 Your astronauts are back, and each lands on a free cell beside a module. What one deploys later lies in that very cell. A good cell touches two modules: four in a square are worth a point.
humanity-moment-reset = 💡 The arm has turned: a reset. What lay under the crosses is gone, new modules have come, and all your astronauts in the base are active again. Whoever left for a hangar comes home when the arm has passed it, so a hangar close before the arm is back soonest.
humanity-moment-year-end = 💡 The deck of this year is nearly out; when it cannot fill the hangars, the year ends. Your research of the year then becomes science: 8 make one, 15 two, 21 three. Then it begins at 0, so one more at the right time is worth a point.
humanity-moment-new-year = 💡 A new year: research has become science and begins at 0 again; new modules and experiments have come. Old modules stay where they lie.
humanity-moment-last-year = 💡 The last year. When its science is counted, the game is over at once; then every five resources in store are one more point. Do not build for later.
humanity-moment-mission = 💡 A mission is taken: 3 points for its holder. It is not safe there: whoever has more of what it counts after an action takes mission and points away, as often as it comes. Look how near you are.
humanity-moment-time = 💡 An experiment with two units of time lies on the wheel: all your astronauts at the hangars come two hangars nearer to the arm. It is worth most while several are away.
humanity-moment-waking = 💡 An experiment that reactivates lies on the wheel: all who are exhausted in your base are active again. It is worth most when they have all worked.
humanity-moment-line = 💡 You have your first experiment. Left, centre and right make a line, in any order: its second tile brings 1 point, its third 2.
humanity-moment-square = 💡 Four modules two by two make a square: a point, and where it has one or two colours only, one of your astronauts works one more from now on.

# The rules help of Humanity: for each rule ID a title (80 letters at most) and a text (600 at most,
# the five-minute guide 1,600). A ruling has three paragraphs: question, ruling, why.

humanity-rules-chapter-guide = Start here
humanity-rules-chapter-frame = Aim and years
humanity-rules-chapter-setup = Setting up
humanity-rules-chapter-turn = The turn
humanity-rules-chapter-work = Action: work
humanity-rules-chapter-deploy = Action: deploy a module
humanity-rules-chapter-paying = Paying
humanity-rules-chapter-scoring = Greenhouses, squares, missions
humanity-rules-chapter-experiments = Action: experiment
humanity-rules-chapter-reset = The reset and the year
humanity-rules-chapter-ending = The end
humanity-rules-chapter-tiles = Tiles and effects
humanity-rules-chapter-rulings = Rulings
humanity-rules-chapter-examples = Worked examples

# Start here
humanity-rules-go-1-title = How to play in five minutes
humanity-rules-go-1-text =
    You build a base on Titan, over three years. Most points at the end win: points on the track, science, and one for every five resources in store.

    You have three astronauts; the third begins at a hangar. In your turn an active one does one thing:
    1. **Work.** Its work value, 2 to 4, is spent on your cells: modules store resources, obstacles are worn down. It is exhausted then.
    2. **Deploy a module** that lies at a hangar. You pay, the astronaut goes to that hangar, and the module lies in the cell it left. So where an astronaut stands is where you build.
    3. **Carry out an experiment** of the wheel. You pay, the astronaut goes to the hangar before it, and the tile is yours.

    After each action missions are checked; whoever does better takes one away. When nobody can act, the arm turns, new modules come, and astronauts that it passes come home, beside a module of your choice. When the deck of the year runs short, research becomes science.

    Points come from greenhouses that touch, squares of four modules, lines of three experiments, and missions. A square of at most two colours makes an astronaut work more. Research comes from labs and what lies beside them, experiments and cleared obstacles.

    Later: a turn of the arm makes all at home active again; a hangar just before it is home soonest. At a year's end 8 research make one science, 15 two, 21 three, plus one for each captain behind you. A mission is 3 points until you are beaten.

    Three hints. An astronaut near the arm is back soonest. Stores hold three, so spend before you work. Put labs where what they count will lie.
humanity-rules-go-2-title = Your first game
humanity-rules-go-2-text =
    Begin with work: two turns of it pay for most modules of the first year. Then take something that stores what you lack, or a lab in a good place.

    An astronaut that leaves does not work, so send the one with the lowest work value, and leave no base empty. Before you land somebody, think of what you want to build on that very cell.

    Eight research in a year make one science, so a little more at the right time is worth a point. The first mission to be had brings a science on top.

    By **Standing orders** you plan your next two turns ahead, so that nobody waits for you.
humanity-rules-go-3-title = Reading the board
humanity-rules-go-3-text =
    Eight hangars are numbered 0 to 7; the arm stands at one of them, seven show modules. Crosses mark the two behind the arm: what is left there leaves the game at the next reset. Behind each hangar is a part of the wheel with an experiment.

    A base is a grid, columns A to G, rows 1 to 7. A turned module shows what it stores, 0 to 3. Resources: ice, methane and insects are basic; oxygen, aircarbon and protein advanced; electricity is a kind of its own.
humanity-rules-go-4-title = Computer captains
humanity-rules-go-4-text =
    Easy buys by whim whatever it can pay for. It never saves, and lands its astronauts anywhere.

    Steady knows what each single turn is worth: stores, squares, missions, the time an astronaut is away. It works for what it wants most, and does not look past this turn.

    Sharp thinks through all turns it has left in the round. It works before it wakes whoever has worked, takes first what you could pay for too, and does not save for what the next reset sweeps away.

# Aim and years
humanity-rules-hu-1-1-title = Who wins
humanity-rules-hu-1-1-text = Whoever has most points at the end, with science and stores added.
humanity-rules-hu-1-2-title = Three years
humanity-rules-hu-1-2-text = A year has rounds; it ends when its deck cannot fill the hangars at a reset. After the third the game is over.

# Setting up
humanity-rules-hu-2-1-title = The first player
humanity-rules-hu-2-1-text = Chance gives somebody the patch. Its holder begins each round; turns go round by seats.
humanity-rules-hu-2-2-title = Three decks
humanity-rules-hu-2-2-text = The fifteen modules of each year are shuffled, and all of them are played, however many captains there are.
humanity-rules-hu-2-3-title = The first modules
humanity-rules-hu-2-3-text = The arm stands at hangar 0. Seven modules of the first year are laid at hangars 1 to 7.
humanity-rules-hu-2-4-title = The wheel of experiments
humanity-rules-hu-2-4-text = Seven of the nine experiments of the year lie on the wheel, one behind each hangar but the one at the arm. They are not refilled during the year.
humanity-rules-hu-2-5-title = Three missions
humanity-rules-hu-2-5-text = One of each group is drawn: one about modules, one about lines, one about experiments. Each has one science for the first who takes it.
humanity-rules-hu-2-6-title = Your base at the start
humanity-rules-hu-2-6-text = Four modules with one unit each: an ice drill, a methane tap, an insect rack and a generator in the middle. Three obstacles lie around. Two astronauts of work 2 are in the base, the third begins on the main board, at a hangar that depends on your place in the order: with four at 7, 6, 5, 4, with fewer from 6 or 5 on. Where seats are evened out, it is at 6, 6, 4 with three captains and at 6, 7, 6, 5 with four; two are even enough as it is printed.

# The turn
humanity-rules-hu-3-1-title = One action
humanity-rules-hu-3-1-text = In your turn one active astronaut works, deploys a module or carries out an experiment. Missions are checked, then it is the next captain's turn. Captains in a row who can do nothing but work are asked at once, and whoever follows if those are all on their last active astronaut: what they store pays for nothing before the reset. Their turns count in their order.
humanity-rules-hu-3-2-title = No passing
humanity-rules-hu-3-2-text = With an active astronaut you must act; without one you are skipped. Whoever is left alone takes turn after turn.
humanity-rules-hu-3-3-title = Who cannot act
humanity-rules-hu-3-3-text = Exhausted astronauts and those at hangars. They wait for the reset, or for an experiment that reactivates.

# Work
humanity-rules-hu-4-1-title = Points of work
humanity-rules-hu-4-1-text = The work value is spent on any cells of your base, in any order, the same one several times. What is left over is lost. Then the astronaut is exhausted.
humanity-rules-hu-4-2-title = Modules store
humanity-rules-hu-4-2-text = Each activation costs the arrows on the module, one or two, and stores one more of what it makes. A full module, at three, cannot be activated.
humanity-rules-hu-4-3-title = Time
humanity-rules-hu-4-3-text = A time module takes one point and acts at once; it stores nothing, and only your points limit it.
humanity-rules-hu-4-4-title = Obstacles
humanity-rules-hu-4-4-text = One point for each step. After three the obstacle is gone: 3 research, and the cell is free.

# Deploying
humanity-rules-hu-5-1-title = Which module
humanity-rules-hu-5-1-text = Any at the hangars, whoever stands there, with any active astronaut of your base. Communications also take a colour: orange or blue. Unless you choose, it is the one that upgrades more, else brings more research to labs beside it, else counts for more in missions; else orange.
humanity-rules-hu-5-2-title = Its cost
humanity-rules-hu-5-2-text = You pay it exactly, out of what your modules store.
humanity-rules-hu-5-3-title = The astronaut leaves
humanity-rules-hu-5-3-text = It goes to the hangar of the module and stays there until the arm has passed it.
humanity-rules-hu-5-4-title = Where the module lies
humanity-rules-hu-5-4-text = In the very cell that the astronaut left, with nothing in store. Greenhouses must be allowed to touch there.
humanity-rules-hu-5-5-title = What a module brings
humanity-rules-hu-5-5-text = Printed research and points; research for neighbours it counts; research of labs beside it that count its colour; points of greenhouses; squares.

# Paying
humanity-rules-hu-6-1-title = Spending what is stored
humanity-rules-hu-6-1-text = Modules are turned back, one quarter for each unit, any of them and any number of times. That takes no work.
humanity-rules-hu-6-2-title = Three for one
humanity-rules-hu-6-2-text = Three of a basic resource stand for one of its advanced one: ice for oxygen, methane for aircarbon, insects for protein. Never the other way.
humanity-rules-hu-6-3-title = Electricity helps
humanity-rules-hu-6-3-text = One electricity stands for one basic resource of any kind, also among three for one. Nothing stands for electricity.
humanity-rules-hu-6-4-title = Stores of two kinds
humanity-rules-hu-6-4-text = Which of its two kinds a unit is, is decided when it is spent, for each unit anew.

# Greenhouses, squares, missions
humanity-rules-hu-7-1-title = Shapes of greenhouses
humanity-rules-hu-7-1-text = Round, rectangular, octagonal. Two of one shape never touch, and three at most hang together, all of different shapes.
humanity-rules-hu-7-2-title = Points of greenhouses
humanity-rules-hu-7-2-text = A new greenhouse brings as many points as hang together with it: 1, 2 or 3.
humanity-rules-hu-7-3-title = The wild greenhouse
humanity-rules-hu-7-3-text = It has whatever shape makes its group legal, and may be another one later. It brings one point more.
humanity-rules-hu-8-1-title = Squares
humanity-rules-hu-8-1-text = Each two by two of modules that a new one completes brings one point.
humanity-rules-hu-8-2-title = Upgrades
humanity-rules-hu-8-2-text = A square of one or two colours makes one of your astronauts, wherever it is, work one more, up to 4. Several upgrades are given as you like.
humanity-rules-hu-9-title = Missions
humanity-rules-hu-9-text = Checked for whoever has acted. A free mission whose condition you meet is yours: 3 points, and one science for the first. One that another holds becomes yours if your value is higher than theirs; they lose 3 points and keep the science. It may change hands again and again.

# Experiments
humanity-rules-hu-10-1-title = Carrying one out
humanity-rules-hu-10-1-text = You pay for an experiment of the wheel, and your astronaut goes to the hangar before it.
humanity-rules-hu-10-2-title = Where it lies
humanity-rules-hu-10-2-text = Beside your base. The cell your astronaut left stays empty.
humanity-rules-hu-10-3-title = Lines of three
humanity-rules-hu-10-3-text = Left, centre and right make a line, in any order. The first of a line brings nothing for it, the second 1 point, the third 2. Several lines may be begun.
humanity-rules-hu-10-4-title = What an experiment brings
humanity-rules-hu-10-4-text = The points of its line, printed points and research, then its effect.
humanity-rules-hu-10-5-title = Reactivate
humanity-rules-hu-10-5-text = All exhausted astronauts in your base are active again, from your next turn on. With none it is lost.
humanity-rules-hu-10-6-title = Two units of time
humanity-rules-hu-10-6-text = Each of your astronauts at the hangars, this one too, comes two hangars nearer to the arm, not past it.

# The reset and the year
humanity-rules-hu-11-title = The reset, step by step
humanity-rules-hu-11-text =
    When nobody can act:
    1. The patch passes to the next captain.
    2. Modules under the crosses, at the two hangars behind the arm, leave the game.
    3. The others close up clockwise; the arm turns to the last empty hangar.
    4. Astronauts that it passed go home; who stands at it or beyond stays.
    5. Empty hangars are filled. If the deck runs short, the year ends now.
    6. Who came home lands on a free cell beside a module, with the first answer of its captain.
    7. Everybody in a base is active.
humanity-rules-hu-12-1-title = Science of a year
humanity-rules-hu-12-1-text = 8, 15, 21, 26, 30, 34, 38, 42, 46 and 50 research are worth 1 to 10 science. There is 1 more for each captain strictly behind you; between two captains it is 2. Then research begins at 0.
humanity-rules-hu-12-2-title = New experiments
humanity-rules-hu-12-2-text = All experiments on the wheel leave; seven of the new year come.
humanity-rules-hu-12-3-title = New modules
humanity-rules-hu-12-3-text = What is still empty is filled from the deck of the new year. Old modules stay. Then the reset goes on.
humanity-rules-hu-12-4-title = The last year
humanity-rules-hu-12-4-text = After the science of the third year the game is over at once.

# The end
humanity-rules-hu-13-1-title = Final points
humanity-rules-hu-13-1-text = One point for each science, and one for every five resources in store, whatever they are.
humanity-rules-hu-13-2-title = Ties
humanity-rules-hu-13-2-text = Most electricity in store, then most advanced resources, then most basic ones. Whoever is equal in all shares the victory.

# Tiles and effects
humanity-rules-hu-t1-title = Basic stores
humanity-rules-hu-t1-text = One point of work: one ice, methane or insects more.
humanity-rules-hu-t2-title = Basic stores of two kinds
humanity-rules-hu-t2-text = One point of work: one unit more, which is either of two basic resources when it is spent.
humanity-rules-hu-t3-title = Advanced stores
humanity-rules-hu-t3-text = Two points of work: one oxygen, aircarbon or protein more.
humanity-rules-hu-t4-title = Advanced stores of two kinds
humanity-rules-hu-t4-text = Two points of work: one unit more, which is either of two advanced resources when it is spent.
humanity-rules-hu-t5-title = Electricity
humanity-rules-hu-t5-text = The generator of the start takes two points of work for one electricity; those of the second year take one.
humanity-rules-hu-t6-title = Time modules
humanity-rules-hu-t6-text = One point of work: all your astronauts at hangars come one hangar nearer to the arm, not past it.
humanity-rules-hu-t7-title = Labs
humanity-rules-hu-t7-text = Placed, a lab brings its printed research, and more for each module beside it of a colour that it counts.
humanity-rules-hu-t8-title = Labs, later
humanity-rules-hu-t8-text = A module of a counted colour that is placed beside a lab brings that research again, for itself.
humanity-rules-hu-t9-title = Communications
humanity-rules-hu-t9-text = You choose orange or blue. They bring the research of the year in which they are placed, 3, 4 or 5, and count as their colour from then on.
humanity-rules-hu-t10-title = Greenhouses
humanity-rules-hu-t10-text = 1, 2 or 3 points by how many hang together, within the limits of their shapes.
humanity-rules-hu-t11-title = Shifting Biome
humanity-rules-hu-t11-text = The wild greenhouse: its shape is free and may change, and it brings a point of its own.
humanity-rules-hu-t12-title = Landing strips
humanity-rules-hu-t12-text = One point. They count as orange or blue, and cannot be activated.
humanity-rules-hu-t13-title = Obstacle
humanity-rules-hu-t13-text = Three points of work, in one turn or several: 3 research, and a free cell.
humanity-rules-hu-t14-title = Experiment: reactivate
humanity-rules-hu-t14-text = Everybody exhausted in your base is active again. It comes after the research.
humanity-rules-hu-t15-title = Experiment: two units of time
humanity-rules-hu-t15-text = As a time module twice, and for the astronaut just sent as well.
humanity-rules-hu-t16-title = Square
humanity-rules-hu-t16-text = Two by two modules: a point, and with two colours at most an upgrade.
humanity-rules-hu-t17-title = Mission
humanity-rules-hu-t17-text = 3 points to have it, 3 less to lose it, and a science for the very first.
humanity-rules-hu-t18-title = Coming home
humanity-rules-hu-t18-text = An astronaut that the arm has passed lands on a free cell that shares a side with one of your modules, and is active.

# Rulings
humanity-rules-q-01-title = How many play
humanity-rules-q-01-text =
    Question: how many captains?

    Ruling: two to four.

    Why: the rules speak of a next captain and of two.
humanity-rules-q-02-title = How many astronauts
humanity-rules-q-02-text =
    Question: how many has each?

    Ruling: three: two in the base, one on the main board.

    Why: so the public lists of parts have it.
humanity-rules-q-03-title = How large is a base
humanity-rules-q-03-text =
    Question: where does a base end?

    Ruling: after seven columns and seven rows, with the start in the middle.

    Why: lines of five must fit, and cells need names.
humanity-rules-q-04-title = Hangars and arm
humanity-rules-q-04-text =
    Question: how many hangars are there?

    Ruling: eight, seven with modules; the arm stands at the eighth.

    Why: seven experiments lie behind them.
humanity-rules-q-05-title = Where experiments lie
humanity-rules-q-05-text =
    Question: how does the wheel meet the hangars?

    Ruling: one behind each but the arm's when a year begins. The wheel does not turn, so later the arm may stand before one, which can be had still.

    Why: an astronaut at the arm is back soonest.
humanity-rules-q-06-title = How many modules a year
humanity-rules-q-06-text =
    Question: how large is a deck?

    Ruling: fifteen, all of them played.

    Why: so the public lists of parts have it.
humanity-rules-q-07-title = What a new module holds
humanity-rules-q-07-text =
    Question: is anything in store?

    Ruling: nothing; the modules of the start hold one each.

    Why: a new tile lies as it is printed.
humanity-rules-q-08-title = How much fits
humanity-rules-q-08-text =
    Question: how much does a module hold?

    Ruling: three.

    Why: a tile has four sides, and one of them is empty.
humanity-rules-q-09-title = Splitting work
humanity-rules-q-09-text =
    Question: may work go to several cells?

    Ruling: yes, and to one several times.

    Why: nothing ties it to one.
humanity-rules-q-10-title = Nothing to work on
humanity-rules-q-10-text =
    Question: what if nothing can be activated?

    Ruling: you may work all the same, and may waste points; the astronaut is exhausted.

    Why: else a turn could not be taken.
humanity-rules-q-11-title = Passing
humanity-rules-q-11-text =
    Question: may I keep my astronauts?

    Ruling: no, who can act must.

    Why: a turn is one action.
humanity-rules-q-12-title = How long an obstacle lasts
humanity-rules-q-12-text =
    Question: how many steps does it take?

    Ruling: three.

    Why: its fourth side shows the research.
humanity-rules-q-13-title = Electricity among three
humanity-rules-q-13-text =
    Question: may it be one of three for one?

    Ruling: yes.

    Why: it stands for a basic resource wherever one is paid.
humanity-rules-q-14-title = Paying too much
humanity-rules-q-14-text =
    Question: may I give more than the cost?

    Ruling: no, payments are exact.

    Why: there is no change.
humanity-rules-q-15-title = Electricity in a cost
humanity-rules-q-15-text =
    Question: can anything stand for it?

    Ruling: no.

    Why: no substitute is named.
humanity-rules-q-16-title = The order of gains
humanity-rules-q-16-text =
    Question: does it matter?

    Ruling: no; they are told in the order of the rule.

    Why: all of them are sums.
humanity-rules-q-17-title = Several squares at once
humanity-rules-q-17-text =
    Question: does each count?

    Ruling: yes, those that overlap too.

    Why: the rules speak of several.
humanity-rules-q-18-title = Obstacles in squares
humanity-rules-q-18-text =
    Question: do they or astronauts count in squares and lines?

    Ruling: no, modules alone.

    Why: both are made of modules.
humanity-rules-q-19-title = Colours that are chosen
humanity-rules-q-19-text =
    Question: do strips and communications count as their colour?

    Ruling: yes, everywhere; so do the modules of the start.

    Why: a colour is a colour.
humanity-rules-q-20-title = Who may be upgraded
humanity-rules-q-20-text =
    Question: also an astronaut who is away?

    Ruling: any of yours, the one just sent too; the new value counts at once.

    Why: nothing limits it.
humanity-rules-q-21-title = Joining greenhouses
humanity-rules-q-21-text =
    Question: may a new one join two groups?

    Ruling: if all together are legal; they all count.

    Why: a group is what hangs together.
humanity-rules-q-22-title = The shape of the wild one
humanity-rules-q-22-text =
    Question: is it noted?

    Ruling: no. A group is legal if some shape makes it so.

    Why: its shape may change.
humanity-rules-q-23-title = Two labs beside each other
humanity-rules-q-23-text =
    Question: if each counts the other, do both bring research?

    Ruling: yes.

    Why: each has a text of its own.
humanity-rules-q-24-title = A lab of all colours
humanity-rules-q-24-text =
    Question: how often does a neighbour count?

    Ruling: once.

    Why: a module has one colour.
humanity-rules-q-25-title = Which line
humanity-rules-q-25-text =
    Question: to which line does an experiment go?

    Ruling: the longest that lacks its side. You are not asked.

    Why: nothing else ever brings more.
humanity-rules-q-26-title = Side by side
humanity-rules-q-26-text =
    Question: must all touch all?

    Ruling: no, the largest connected cluster counts.

    Why: pictures are examples.
humanity-rules-q-27-title = Corners
humanity-rules-q-27-text =
    Question: when do they count?

    Ruling: for the mission of three purple modules alone.

    Why: it says so itself.
humanity-rules-q-28-title = Against which value
humanity-rules-q-28-text =
    Question: what must I beat?

    Ruling: what the holder has now, and strictly.

    Why: values never fall.
humanity-rules-q-29-title = What an experiment counts for
humanity-rules-q-29-text =
    Question: which symbols count for missions?

    Ruling: those of its cost, each one.

    Why: there are no others.
humanity-rules-q-30-title = Columns and rows
humanity-rules-q-30-text =
    Question: from whose seat?

    Ruling: as the grid is drawn; both diagonals count.

    Why: all bases are drawn alike.
humanity-rules-q-31-title = What is left of the old deck
humanity-rules-q-31-text =
    Question: is it lost when the deck runs short?

    Ruling: no, it is laid first; the new deck fills the rest.

    Why: the filling has begun already.
humanity-rules-q-32-title = Research beyond 50
humanity-rules-q-32-text =
    Question: does it count?

    Ruling: no, the marker stays at 50.

    Why: the track ends there.
humanity-rules-q-33-title = Equal in everything
humanity-rules-q-33-text =
    Question: who wins?

    Ruling: they share the victory.

    Why: there is nothing left to compare.
humanity-rules-q-34-title = Is science secret
humanity-rules-q-34-text =
    Question: is it hidden?

    Ruling: no, everybody sees it.

    Why: every gain was seen.
humanity-rules-q-35-title = Level in research
humanity-rules-q-35-text =
    Question: who gets the bonus?

    Ruling: only captains strictly behind count; two who are level get none.

    Why: level is not behind.
humanity-rules-q-36-title = Nowhere to land
humanity-rules-q-36-text =
    Question: what if no cell is free?

    Ruling: the astronaut is in reserve: it may work and experiment, but not deploy, and lands at a later reset.

    Why: it needs a cell only to build.
humanity-rules-q-37-title = Two in one cell
humanity-rules-q-37-text =
    Question: may two stand together?

    Ruling: no.

    Why: a module takes exactly that cell.
humanity-rules-q-38-title = Others' modules
humanity-rules-q-38-text =
    Question: may I work on them?

    Ruling: never.

    Why: work is done in one's own base.
humanity-rules-q-39-title = Several who land
humanity-rules-q-39-text =
    Question: in which order?

    Ruling: as you like, all of yours at once; each needs a module beside it.

    Why: astronauts are no neighbours.
humanity-rules-q-40-title = Absent
humanity-rules-q-40-text =
    Question: what happens in my turn?

    Ruling: the astronaut of least work works: the emptiest module of one arrow, then obstacles, then modules of two arrows. Nothing is spent, nobody is sent away. Upgrades go to the least work value.

    Why: the round goes on, and nothing is given away.
humanity-rules-q-41-title = Time for nobody
humanity-rules-q-41-text =
    Question: may time pass with nobody out?

    Ruling: yes, to no effect.

    Why: it is only work.
humanity-rules-q-42-title = The patch at a year's end
humanity-rules-q-42-text =
    Question: does it pass?

    Ruling: yes.

    Why: it is the first step of that reset.
humanity-rules-q-43-title = A hangar without a module
humanity-rules-q-43-text =
    Question: can its experiment be had?

    Ruling: yes.

    Why: they have nothing to do with each other.
humanity-rules-q-44-title = After the last year
humanity-rules-q-44-text =
    Question: do astronauts land?

    Ruling: no.

    Why: the game is over.
humanity-rules-q-45-title = Programmes for a round
humanity-rules-q-45-text =
    Question: what if nobody has time for a question each turn?

    Ruling: a table may play by programmes. As a round begins, all write at once and unseen what each of their turns is to be: who acts, what they go for, what else if that cannot be done, and where they work. Then turns are taken in the printed order, each by its programme, paid and upgraded in the usual way. “What brings most then” weighs points, research, what still comes of it, and costs. Whoever wrote “Ask me” is asked when the turn comes.

    Why: fifteen questions a game instead of forty, and who is first at a hangar still matters.
humanity-rules-q-46-title = When a wish cannot be done
humanity-rules-q-46-text =
    Question: what is tried, and who learns of it?

    Ruling: a wish is looked at when its turn comes. A tile must lie out, be paid for, and fit where its astronaut stands; of a colour, the first from the arm for which that holds. Where no wish of a turn can be done, a later turn whose wish can be goes first, and work waits, unless it was wished first. Whoever cannot act any more is replaced by whoever works least. All see what is done; what was not done, and why, its captain alone. Turns left blank are worked as suggested.

    Why: nobody learns your plans from what came to nothing.
humanity-rules-q-47-title = Landing with the first answer
humanity-rules-q-47-text =
    Question: when do returned astronauts land?

    Ruling: their cells are part of the first answer of a round. By programmes all land before the first turn; turn by turn each captain’s astronauts land as its first turn begins, before its action. Until then nobody can act with them or count on their cells. They act in the same round.

    Why: bases do not touch, so nobody’s landing hinders another’s, and it needs no question of its own. Whoever acts later sees more; in 140 games of computer captains no seat won more often by it than by chance.

# Worked examples
humanity-rules-hu-x01-title = Example: a lab and its neighbour
humanity-rules-hu-x01-text = A lab with 2 research and 3 for each orange neighbour has one orange neighbour: 5 research. Its astronaut stands at the hangar now.
humanity-rules-hu-x02-title = Example: three ice for oxygen
humanity-rules-hu-x02-text = You have 3 ice and owe 1 oxygen: the 3 ice pay it. 1 oxygen never pays for ice.
humanity-rules-hu-x04-title = Example: one store, two kinds
humanity-rules-hu-x04-text = A module of ice or methane holds 2. It pays for 1 ice and 1 methane by itself.
humanity-rules-hu-x06-title = Example: work on two arrows
humanity-rules-hu-x06-text = Work 2 makes one unit in a module of two arrows. Work 3 has a point left for a module of one arrow, or it is lost.
humanity-rules-hu-x08-title = Example: three greenhouses
humanity-rules-hu-x08-text = The first brings 1 point, a second of another shape beside it 2, a third that joins both 3: six in all.
humanity-rules-hu-x11-title = Example: two squares at once
humanity-rules-hu-x11-text = A module completes two squares of two colours each: 2 points and two upgrades, for one astronaut or two.
humanity-rules-hu-x13-title = Example: a line of experiments
humanity-rules-hu-x13-text = Left, then centre, then right: 0, 1 and 2 points, three in all.
humanity-rules-hu-x15-title = Example: two units of time
humanity-rules-hu-x15-text = Your astronauts stand 1 and 4 from the arm, and the one just sent 2: then 0, 2 and 0.
humanity-rules-hu-x18-title = Example: a mission changes hands
humanity-rules-hu-x18-text = The holder has 6. With 6 you get nothing; with 7 you gain 3 points, and the holder loses 3 and keeps the science.
humanity-rules-hu-x23-title = Example: a year between two
humanity-rules-hu-x23-text = Research 16 and 7: 2 science and 2 more for the one behind, against none.
humanity-rules-hu-x24-title = Example: the last count
humanity-rules-hu-x24-text = 7 science and 13 resources in store: 7 and 2 points more.
humanity-rules-hu-y01-title = Example: a reset
humanity-rules-hu-y01-text = The arm is at 0, modules 2 and 4 are gone. Module 1 leaves the game. The other four move to hangars 4 to 7, and the arm turns to 3. Astronauts at 0, 1 and 2 come home; those at 3 and 6 stay. Hangars 0, 1 and 2 are filled.
humanity-rules-hu-y09-title = Example: two lines begun
humanity-rules-hu-y09-text = Left, left, centre: the centre one joins the first line for 1 point. The second line waits.

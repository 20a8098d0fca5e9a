### Who of the house plays: names, characters, and the page where one is chosen.

agent-novice = The pupil
agent-pip = Pip
agent-clover = Clover
agent-otto = Otto
agent-hazel = Hazel
agent-basil = Basil
agent-reynard = Reynard
agent-corvin = Corvin
agent-strix = Madame Strix
start-house = All opponents

opponents-title = Who will you play?
opponents-of = The house at { $game }
opponents-first = First game?
opponents-first-help = Play { $name } with the coach on: it explains each rule when it matters.
opponents-play = Play { $name }
opponents-strength = Strength { $rank } of { $of }
opponents-about = about { $elo }
opponents-measured = { $elo } ± { $error }, measured under { $rules }. For scale: 1000 is a player who always takes what they can.
opponents-anchor = Everybody else is measured against { $name }, who counts 1000, under { $rules }.
opponents-unmeasured = Not measured yet
opponents-against = Against you
opponents-record = { $lost } lost, { $drawn } drawn, { $won } won
opponents-never = not met yet
opponents-coach = Coach
    .help = explains each rule when it matters
start-next = Two wins: { $name } is next
opponents-rules = Other rules

opponents-pip = Knows the basic rule only.
opponents-clover = Takes what can be taken, now.
opponents-otto = Thinks of your answer, and little more.
opponents-hazel = Looks a few moves ahead.
opponents-basil = Weighs each move against yours.
opponents-reynard = Tries many futures before each move.
opponents-corvin = Tries thousands of futures before each move.
opponents-strix = Makes no mistake that can be proven.
opponents-random = Plays whatever the rules allow, by chance.
opponents-greedy = Takes what it can at once, and never looks further.
opponents-search = Looks many moves ahead: the strongest here.
opponents-novice = Takes what a beginner sees.

## Training: what a search learns of a game, and the weights that come of it

cli-train = Let the search learn a game from itself. What it learnt is kept if a test finds it stronger.
cli-train-games = How many matches it plays; more than before goes on from there.
cli-train-seed = The same seed plays the same matches.
cli-train-out = The folder of the weights; without it, the game’s own, where the search finds them.
cli-train-keep = The folder in which the run is kept, and goes on where it ended; without it, var/training and the game’s name.
cli-train-teacher = The search that plays the matches.
cli-train-pairs = How many pairs the test plays at most.
cli-train-plays = Matches
cli-train-tests = Test
cli-train-lessons = Learning from { $games ->
    [one] one match
   *[other] { $games } matches
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} and { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
cli-train-pass = Pass { $number }: loss { $loss }; the best action looks most promising in { $hits } % of what was kept back.
cli-train-written = The new weights are in { $folder }.
cli-train-stays = The weights stay as they are; the new ones are in { $candidate }.
cli-doctor-weights = { $game }: the search has learnt weights, { $digest }.
error-nothing-learned = The search cannot learn { $game }: the game says nothing of what is to be learnt.
error-teacher-without-search = “{ $agent }” does not search, and only a search can teach.
error-weights-missing = There are no weights of { $game } in { $folder }: “parlour train { $game }” makes some.
error-weights-damaged = The weights in { $folder } are damaged: “parlour train { $game }” makes new ones.
error-weights-of-another-game = The weights in { $folder } are of { $other }, and not of { $game }.
error-weights-outdated = The weights in { $folder } were learnt under another revision of { $game }: “parlour train { $game }” makes new ones.
error-training-not-kept = { $folder } cannot be written or read: { $problem }.
error-training-of-another-run = { $folder } holds another run (different: { $what }): choose another folder by --keep, or delete it.

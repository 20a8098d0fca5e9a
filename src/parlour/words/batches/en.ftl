## Batches

error-whole-number = { $what } is a whole number from { $least } to { $most }, not { $given }.
error-no-choice = { $what } is one of { $known }, not { $given }.
error-batch-actions = An array of { $n } whole numbers is wanted, one action for each match, not { $given }.
error-batch-illegal-action = Action { $action } cannot be played in match { $match }.
error-batch-over-at-once = Under these rules a match can be over when it is dealt, so that there is nothing to play.
error-batch-where = An array of { $n } truth values is wanted, one for each match, not { $given }.
error-afterstate-values = An array of { $n } values is wanted, one for each row, not { $given }.
error-program-in-a-batch = A batch asks for one action at a time, and { $program } plays whole matches. Give an agent.

## The arena

cli-arena = Let agents meet in pairs of matches, seats swapped, and tell how much stronger one is in Elo, with the error.
cli-arena-agents = Who meets, two or more: { $known }, with settings if you like, as search@iterations=16000,exploration=0.3; or your own, as file.py:CLASS, MODULE:CLASS or “program:COMMAND”.
cli-arena-pairs = How many pairs each two agents play: { $usual } unless a test decides.
cli-arena-sprt = Play until a test accepts one of two differences in Elo (logistic) of the first agent over the second, like 0,10.
cli-arena-alpha = With --sprt: how often the larger difference may be accepted wrongly.
cli-arena-beta = With --sprt: how often the smaller difference may be accepted wrongly.
cli-arena-bring = What the first and the second seat bring, like S01,S02; “all” takes every ordered pair in turn.
cli-arena-seed = The same seed gives the same pairs.
cli-arena-lines = Keep each pair as a line of JSON in this file, and go on where the file ends.
cli-arena-begins = Getting ready
cli-arena-so-far = Elo { $elo } { $error }
cli-arena-ratio = Log-likelihood ratio { $ratio } (from { $lower } to { $upper })
cli-arena-title = { $rules }: { $agents }, seed { $seed }
cli-arena-elo = Elo of { $first } over { $second }, with its error (95 %)
cli-arena-share = Points of { $first }
cli-arena-results = Won / drawn / lost
cli-arena-cells = Pairs with 0 / ½ / 1 / 1½ / 2 points
cli-arena-games = Matches
cli-arena-plies = Actions in a match
cli-arena-seconds = Seconds { $first } / { $second } thought in a match
cli-arena-agent = Agent
cli-arena-elo-short = Elo
cli-arena-error = Error (95 %)
cli-arena-share-short = Points
cli-arena-results-short = Won / drawn / lost
cli-arena-verdict-h0 = H0 is accepted: { $first } is not stronger than { $second } by { $elo1 } Elo.
cli-arena-verdict-h1 = H1 is accepted: { $first } is stronger than { $second } by more than { $elo0 } Elo.
cli-arena-verdict-none = Neither hypothesis is accepted yet.
cli-arena-interrupted = Interrupted: this is what was known by then.
cli-arena-forfeits = { $agent } gave no action and lost by it: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}. The first time: { $why }
cli-crew-processes = How many processes of this machine play.
cli-crew-on = Where else it is played: ray, on a Ray cluster.
cli-crew-address = With --on ray: the cluster’s address, like 10.0.0.5:6379; without it, one is started here.
cli-crew-patience = Seconds that your own player has for a decision: a program loses the match after them, an agent in Python may ask for them as its budget.
error-crew-broken = A process that played matches has ended by itself. An agent of yours that may end Python is given as “program:COMMAND”: then it loses its match and nothing more.
error-agent-setting = { $agent } cannot be set by “{ $given }”. It has { $known }, each at most once, with commas between them.
error-agent-setting-value = “{ $given }” is no setting of { $agent }. It has { $known }.
error-agent-without-settings = { $agent } has no settings. Those that have: { $known }.
error-agent-failed = { $agent } failed: { $why }.
error-agent-illegal = { $agent } answered “{ $action }”, which is no legal action here.
error-agent-file-missing = There is no file { $file } to read an agent from.
error-agent-unread = { $agent } cannot be made into an agent: { $why }.
error-agent-module = { $agent } cannot be imported: { $why }. A file is given by its path, as mine.py:Mine.
error-agent-not-there = { $agent }: there is no { $name }. What has a method choose there: { $known }.
error-agent-without-choose = { $agent } has no method choose. It takes what it needs, as in choose(self, legal), and returns a legal action.
error-agent-asks = { $agent }: choose cannot ask for “{ $given }”. It may ask for { $known }.
error-agent-own-setting = “{ $given }” is no setting of { $agent }. A class takes settings as name=value, each once, with commas between them.
error-agent-sees-all = { $agent } is shown everything, and plays in arenas alone.
error-arena-agents = An arena needs two agents or more, like search greedy.
error-sprt-of-two = A test is of two agents. Name two, or leave --sprt out.
error-sprt-bounds = A test needs two differences in Elo, the smaller first, like 0,10, and risks between 0 and 0.5; not { $given } with { $alpha } and { $beta }.
error-nothing-ready = { $game } knows nothing by name that a seat could bring. Leave --bring out.
error-unknown-ready = “{ $given }” is nothing that the seats can bring. Name two of { $known } with a comma between them, or { $every }.
error-lines-not-written = The file { $file } cannot be written: { $problem }.
error-lines-of-another-run = The file { $file } is of another run: { $what } differ. Choose another file, or ask for the run it is of.
error-lines-damaged = Line { $line } of { $file } is no pair of this run. Cut the file off before it, or choose another.
error-ray-not-installed = Ray is not installed. Run: pip install "parlour[ray]"
error-ray-unreachable = The Ray cluster { $address } cannot be had: { $why }.
error-address-without-ray = An address is of a Ray cluster. Add --on ray, or leave --address out.

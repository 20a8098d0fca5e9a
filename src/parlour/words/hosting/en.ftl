## Refusals

error-banned = The host has closed this account until { $until } UTC: { $why }
error-banned-for-good = The host has closed this account: { $why }
error-reason-needed = Say why, in 1 to { $most } characters: the journal keeps it.
error-no-account = Only accounts are dealt with here, and this is none, or none any more.
error-host-protected = A host cannot do this to another host.
error-not-banned = This ban has ended already, or another has taken its place.
error-same-name = That is the account’s name already.
error-nothing-to-give = Name some gil, or a card.
error-cannot-take-back = This cannot be taken back: not all of it is free any more. While a player has cards at stake, none of their cards is. Nothing has changed.
error-nothing-to-take-back = Nothing of it is left in this purse.
error-trade-not-done = Only a trade that both have agreed to can be undone.
error-undone-before = This was undone before.
error-not-reversible = This cannot be undone from the journal.
error-changed-since = This has been changed again since. Look at it as it is now.
error-nothing-changed = It is all as it was. Change something first.
error-text-too-long = This text has { $most } characters at most.
error-unknown-act = The journal has no such act.
error-unknown-invitation = There is no such invitation, or it was taken back.
error-guests-look = Guests may look around here, and play once they have an account.
error-accounts-closed = No new accounts are made in this hall at present.
error-invitation-needed = New accounts need an invitation here. Ask the host for a link.
error-invitation-spent = This invitation was used up, taken back, or is too old. Ask the host for another.
error-register-empty = There is no member in this text. Begin with a line of names for the columns, or with a member’s name.
error-register-too-long = At most { $most } members come in at a time.
error-register-nameless = Cards or gil come before any member’s name.
error-register-cards = No card of this set is called: { $cards }
error-register-gil = Gil is a number from 0 to { $most }, and this is { $given }.
error-register-twice = Line { $line } names the same member, or one who looks alike.
error-register-faults = Something is to be settled first, in { $count ->
    [one] one line
   *[other] { $count } lines
 }. Nothing was written.
error-register-nobody = Everybody in this text has an account here.
error-register-used = One of these members has come in already, so nothing is taken back.
error-register-old = This can be undone for { $days } days only.

## The host’s pages

host-way = Host
host-rooms = The host’s rooms
host-room-hall = The hall
host-room-accounts = Accounts
host-room-reports = Reports
host-room-journal = Journal
host-title = The hall
host-accounts = Accounts
host-journal = What was done
host-whole-journal = The whole journal
host-account = The account
host-not-yours = This page is for the host
host-not-yours-help = The person who runs the hall’s machine names its host.
host-looking = It is being fetched
host-why = Why? The journal keeps it.
host-why-read = Why? { $name } reads it too.
host-keep = Keep
host-kept = Kept, and noted in the journal.
host-done = Done, and noted in the journal.
host-undo = Undo
host-undone = Undone
host-earlier = Older
host-no-acts = Nothing yet.
host-take-back = Take back

## Health at a glance

host-health = Health at a glance
host-health-open = Open since { $since }
host-health-again = Look again
host-health-name = { $measure ->
    [database] The database answers in
    [processes] Processes
    [tables] Tables
    [outside] Messages on their way
    [disk] Disk
   *[wrong] Requests that failed
 }
host-health-database = { $slow ->
    [yes] Slow
   *[no] Quick enough
 }
host-health-processes = { $silent ->
    [0] All of them answer
    [one] One is silent
   *[other] { $silent } are silent
 }
host-health-live = live
host-health-tables = { $waiting ->
    [one] One waits for a player
   *[other] { $waiting } wait for a player
 }, { $sockets ->
    [one] one page is open
   *[other] { $sockets } pages are open
 }
host-health-outside = { $late ->
    [0] None is late
    [one] One is late
   *[other] { $late } are late
 }
host-health-hundred = in 100
host-health-disk = { $free } GB free
host-health-wrong = { $wrong ->
    [0] None of { $requests }
   *[other] Of { $requests }
 }

## What the hall says, and who comes in

host-words = Over the door
host-name = Name of the hall
host-name-help = Empty, it is called parlour.
host-welcome-en = Welcome, in English
host-welcome-fr = Welcome, in French
host-conduct-en = Rules of conduct, in English
host-conduct-fr = Rules of conduct, in French
host-words-help = Plain text. Readers of the other language see what there is.
host-doors = Who comes in
host-guests = Guests
host-guests-help = A name is drawn for them.
host-guests-name = { $guests ->
    [play] May play
   *[look] May look around
 }
host-joining = New accounts
host-joining-name = { $joining ->
    [open] Anybody
    [invited] By invitation
   *[closed] Nobody
 }
host-start-gil = Gil for a newcomer
host-start-gil-help = Empty, it is { $gil }, as the hall’s settings have it.
host-prize = Gil for a win between two players
host-prize-help = Empty, each game gives its own. 0 gives nothing.
host-community = Community of newcomers
host-community-help = Players who have chosen no rules begin their tables with its rules.
host-no-community = None
host-field = { $field ->
    [name] name
    [welcome_en] welcome in English
    [welcome_fr] welcome in French
    [conduct_en] rules of conduct in English
    [conduct_fr] rules of conduct in French
    [guests] guests
    [accounts] new accounts
    [starting_gil] gil for a newcomer
    [community] community of newcomers
   *[prize] gil for a win
 }
host-invitations = Invitations
host-invite = Make a link
host-invite-note = For whom
host-invite-uses = Accounts
host-invite-days = Days
host-invite-anybody = For anybody
host-invite-open = { $used } of { $uses } used, until { $until }
host-invite-shut = { $used } of { $uses } used, closed
host-no-invitations = No link was made yet.
host-sets = Card sets of communities
host-sets-how = These are sold in their communities alone. A set that you admit is sold in the hall too, at its maker’s prices. The journal can undo it.
host-set-homeless = of no community
host-admit = Admit
host-windfalls = Gil for communities’ cards
host-windfalls-how = Up to version 0.2 the hall paid what a community’s keepers asked. You can take back what is left in the seller’s purse. No trade is undone.
host-windfall = { $name } got { $got } gil for cards of { $set } and had paid { $paid }.
host-windfall-take = Take { $gil } gil back
host-windfall-gone = Nothing of it is left.
host-windfall-taken = { $gil } gil came back.{ $missing ->
    [0] {""}
   *[other] {" "}{ $missing } could not be had.
 }
host-link = The link
host-link-once = Here is the link. Copy it now: it is shown once.
about-conduct = Rules of conduct
about-door-guests = Guests may look around here. An account lets you play.
about-door-closed = No new accounts are made at present.
about-door-invited = New accounts need an invitation from the host.
account-invited = You are invited. Choose a name and a password, and come in.

## Accounts

host-whom = Which accounts
host-whom-name = { $whom ->
    [all] All
    [reported] Reported
    [muted] Muted
   *[banned] Banned
 }
host-role = { $role ->
    [host] Host
    [moderator] Moderator
   *[player] Player
 } since { $since }
host-nobody = No account fits.
host-gone = This account is gone.
host-banned-until = Banned until { $until }
host-banned-for-good = Banned for good
host-muted-until = Muted until { $until }
host-reports = { $count ->
    [one] One report
   *[other] { $count } reports
 }
host-page = See the page
host-what = What to do
host-choice = { $act ->
    [ban] Ban
    [unban] Let in again
    [name] Rename
    [key] New key
    [grant] Give
    [take-back] Take back
   *[remove] Remove
 }
host-do = { $act ->
    [ban] Ban { $name }
    [unban] Let { $name } in again
    [name] Rename { $name }
    [key] Make a key for { $name }
    [grant] Give it to { $name }
    [take-back] Take it from { $name }
   *[remove] Remove { $name } for good
 }
host-how-long = How long
host-days = { $days ->
    [0] For good
    [one] 1 day
   *[other] { $days } days
 }
host-new-name = New name
host-gift-what = What
host-gift-count = How many
host-nothing = nothing
host-effect-ban = Nobody comes in by this account, and all its browsers are signed out.
host-effect-unban = The account can sign in at once.
host-effect-name = The old name is free for others. Tables it sits at keep it.
host-effect-key = A link lets its owner choose another password within a day. An older link stops working.
host-effect-grant = It comes from the house, and the ledger says so.
host-effect-take-back = It goes to the house when all of it is free. Nothing is taken from a table.
host-effect-remove = Name, password and browsers go. Nobody can undo this.
host-effect-trade = What both gave goes back, when both still have it.
host-effect-matches = { $count ->
    [one] One live match is given up.
   *[other] { $count } live matches are given up.
 }
host-effect-trades = { $count ->
    [one] One open trade is withdrawn.
   *[other] { $count } open trades are withdrawn.
 }
host-effect-challenges = { $count ->
    [one] One challenge is withdrawn.
   *[other] { $count } challenges are withdrawn.
 }
host-trades = Last trades
host-trade = With { $name }, { $when }
host-trade-gave = Gave { $gave }, got { $got }

## The journal

host-act = { $kind ->
    [banned] { $host } banned { $name }
    [unbanned] { $host } let { $name } in again
    [renamed] { $host } renamed { $name }
    [removed] { $host } removed an account
    [keyed] { $host } made a key for { $name }
    [granted] { $host } gave something to { $name }
    [taken-back] { $host } took something back from { $name }
    [trade-undone] { $host } undid a trade of { $name } and { $beside }
    [arranged] { $host } changed the hall
    [invited] { $host } made an invitation
    [imported] { $host } brought members in
    [unimported] { $host } took back the members that were brought in
    [admitted] { $host } admitted a card set to the hall
    [unadmitted] { $host } took a card set out of the hall again
   *[uninvited] { $host } took an invitation back
 }
host-act-names = from { $was } to { $became }
host-act-until = until { $until }
host-act-members = { $count ->
    [one] one member
   *[other] { $count } members
 }
host-act-for-good = for good
host-act-missing = { $gil } gil could not be taken back

## A register that is brought in

host-room-import = Import
host-import = Bring members in
host-import-how = Paste a table with columns called name, cards and gil, or a register as the wiki writes it: a member’s name, and below it lines such as “Geezard - 1541” or “gil: 400”.
host-import-file = A file
host-import-set = Set of the cards
host-import-text = Members
host-import-try = Dry run
host-import-nothing = Nothing is written yet
host-import-line = Line
host-import-name = Name
host-import-cards = Cards
host-import-gil = Gil
host-import-would = Would be
host-import-verdict = { $verdict ->
    [new] new
    [here] here already
   *[fault] to settle
 }
host-import-sum = { $new } new, { $here } here already, { $fault } to settle. From the house: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } and { $gil } gil.
host-import-go = Bring in { $count ->
    [one] one member
   *[other] { $count } members
 }
host-import-after = All come in, or none. Each account opens by a new key from its page, and all of it can be undone for seven days, while nobody has come in.
host-import-settle = Settle the lines that are marked, and try again.

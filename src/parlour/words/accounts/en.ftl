## Refusals of the door

error-value-needs-account = Gil and cards belong to accounts. Create one, or sign in: what you have stays yours, and can be used from then on.
error-both-need-accounts = Gil and cards change hands between accounts only, and one of you plays as a guest. The guest has to create an account first.
error-account-needed = This needs an account. Create one, or sign in.
error-moderator-needed = This is for the moderators of the hall.
error-host-needed = This is for the host of the hall.
error-role-fixed = A host stays host, and only the token of parlour host-token makes one.
error-bad-host-token = This token is unknown or was used before. Print a new one with parlour host-token.
error-wrong-password = Name and password do not go together.
error-bad-password = A password has { $least } to { $most } characters.
error-bad-name = A name has 1 to { $most } letters, digits, spaces or the signs . - _ ’
error-name-taken = This name belongs to an account already. Choose another, or sign in.
error-name-alike = This name looks like another player’s. Choose one that cannot be taken for it.
error-name-reserved = Nobody is called that here: it is a name of the hall or of its house. Choose another.
error-already-claimed = This is an account already.
error-unknown-player = Nobody of this name has an account here.
error-unknown-session = There is no such browser on your list any more.
error-session-settling = This account has just been made. Try again in { $seconds } seconds: until then this browser only looks.
error-too-often = That was too often. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
error-slow-down = Too many messages came at once, and this one was not heard. Send it again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
error-too-many-sockets = Your address has { $most } pages open in this hall already. Close one, and this one connects by itself.
error-unknown-key = This link opened an account already, or is too old. Ask for another.
error-unknown-browser = The hall does not know this browser yet. Load the page again.

## The terminal

cli-host-token = Print a token with which an account becomes host of the hall, once.
cli-host-token-how = Sign in to the hall, open “Your account” and give this token there. It works once.
cli-new-key = Print a link that lets somebody who forgot their password choose another, once.
cli-new-key-name = Name of the account.
cli-new-key-how = Give it only to the owner of the account. It opens for { $hours } hours, once; PARLOUR_PUBLIC_URL puts the address of the hall before it.
cli-serve-open = Others can reach this hall, and nothing they send is encrypted. Put a proxy with HTTPS before it and set PARLOUR_PUBLIC_URL=https://…: docs/how-to/behind-a-proxy.md says how.
cli-serve-proxy = HTTPS is another program’s work here, but PARLOUR_TRUSTED_PROXIES names none: everybody will seem to come from one address. docs/how-to/behind-a-proxy.md says how.
cli-database = Database URL; empty for SQLite in the data folder.
cli-data = Folder of the SQLite file.

## Pages

account-title = Your account
account-guest = You are a guest, known by this browser alone. An account keeps your games, wins and cards, everywhere.
account-name = Name
account-name-help = Tables that you already sit at keep the old name.
account-name-keep = Save
account-settings = Name, password and browsers
account-rename = Change your name
account-name-kept = You are { $name } now.
account-password = Password
account-password-help = At least 8 characters. Add an e-mail later, so you can reset it.
account-claim = Create this account
account-claim-title = Create an account
account-claimed = Your games come with you everywhere now. And your first cards are waiting.
account-welcome = Welcome, { $name }.
account-first-cards = See my cards
account-signin-title = Sign in
account-signin = Sign in
account-signin-have = You have an account already?
account-forgot = Forgot your password?
account-forgot-help = If this account has an address for mail, a link comes by mail that lets you choose another password. The host can hand you one too.
account-forgot-send = Send me a link
account-forgot-sent = If this account has an address for mail, the link is on its way.
account-key-title = Another password
account-key-help = This link opens your account once. Every browser that was signed in is signed out.
account-key-take = Set this password
account-signin-none = You have none yet?
account-signin-note = What you played here as a guest stays with the guest. To keep it, create an account instead.
account-signout = Sign out
account-signout-all = Sign out everywhere
account-role = { $role ->
    [guest] Guest
    [moderator] Moderator
    [host] Host
    [machine] Machine
   *[player] Player
 }
account-sessions = Where you are signed in
account-session-here = this browser
account-session-seen = last used { $when }
account-session-end = Sign out there
account-session-unknown = An unnamed browser
account-sessions-looking = Looking for your browsers
account-change-password = Change the password
account-old-password = Current password
account-new-password = New password
account-password-changed = The password is changed. Every other browser is signed out.
account-yours = What is yours
account-export-help = Everything the hall keeps about you, as one file.
account-export = Save my data
account-more = Advanced settings
account-host-title = Host this hall
account-host-help = The person who runs the hall prints a token with “parlour host-token” and gives it here.
account-host-token = Token
account-host-become = Become host
account-host-done = You are a host of this hall.
account-leave-title = Delete your account
account-leave-help = Games under way are resigned. Your name, password and sessions are deleted; finished games stay under “a player who left”. This cannot be undone.
account-leave = Delete my account
account-leave-guest = Delete what is known of me
account-keeps = With an account
account-keeps-games = Your games, everywhere
    .more = Games, wins and stages go with you to every device.
account-keeps-cards = Cards of your own
    .more = From packs, trades, and games with a stake.
account-keeps-rated = Rated games and tournaments
    .more = And a place in the ratings.
account-keeps-friends = Friends and communities
    .more = And word when it is your turn.
account-greeting = Signed in as { $name }
account-open = Your account: { $name }
account-open-guest = Sign up
seat-left = a player who left

## Names of guests

# Names that nobody may take, with commas between.
names-reserved = root, system, team, the host, bot, robot, server, nobody, anonymous, everyone, deleted, you
names-titles = parlour, admin, administrator, sysop, support, staff, moderator, moderators, host, referee, official
guest-called = Guest
guest-name = { guest-called } { $bird }

error-machine-stakes = No gil and no cards are played for with a machine. Leave them out: the match can still be rated, apart from those between people.
error-machine-may-not = A machine’s token only opens tables and challenges. Its owner does this, signed in.
error-machine-busy = { $name } sits at { $most } tables, and may sit at no more. Try again when one of its matches is over.
error-machine-too-fast = This machine asks too often. It is heard again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-machines-enough = You have { $most } machines, and may have no more. Remove one first.
error-machines-forbidden = In this hall nobody has machines: its host wants none.
error-unknown-machine = You have no such machine. Your account page lists yours.
error-unknown-token = This token opens nothing. Make a new one on the account page of the machine’s owner.

## Machines

player-machine-of = A program of
machines-title = Your machines
machines-help = A machine is a player that is a program. It plays by a token, its name says what it is, and its rated matches are counted apart.
machines-how = How it is let in
machines-looking = Looking for your machines
machines-name = Name of a new machine
machines-name-help = The mark “[machine]” stands before the name everywhere.
machines-make = Make a machine
machines-change = Change
machines-change-of = Change { $name }
machines-new-name = Its name
machines-rename = Rename it
machines-renew = Make its token anew
machines-renew-help = A new token is shown once; the one before lets nobody in any more.
machines-remove = Remove it
machines-remove-help = Its matches under way end, and nobody plays by its token any more. Finished matches stay under “a player who left”. This cannot be undone.
machines-token = The token of { $name }
machines-token-help = It is shown this once. Anybody who has it plays as this machine; put it into a file that only you can read.
machines-enough = You have { $most } machines, and may have no more. Remove one to make another.
machines-none-here = In this hall nobody has machines: its host wants none.

## What people are told of what concerns them

notice-challenged = { $name } challenges you: { $game }
notice-countered = { $name } answers your challenge with other terms: { $game }
notice-accepted = { $name } accepts your challenge: { $game }
notice-here = { $name } is here. Go to the table
notice-declined = { $name } declines your challenge: { $game }
notice-fell-through = Your challenge fell through: { $game }
notice-rematch = { $name } asks for a rematch: { $game }
notice-turn = Your turn against { $name }: { $game }
notice-ended = { $result ->
    [won] You have won against { $name }: { $game }
    [lost] You have lost against { $name }: { $game }
   *[drawn] A draw against { $name }: { $game }
}
notice-pick = { $soon ->
    [taken] You have won from { $name } and take: { $cards }
    [yes] { $count ->
        [one] Pick a card that you have won from { $name }, before chance does
       *[other] Pick { $count } cards that you have won from { $name }, before chance does
    }
   *[no] { $count ->
        [one] Pick a card that you have won from { $name }
       *[other] Pick { $count } cards that you have won from { $name }
    }
}
notice-picked = { $name } has won from you and takes: { $cards }
notice-trade = { $name } offers you a trade
notice-traded = Your trade with { $name } is done
notice-trade-off = Your trade with { $name } is off
notice-pairing = Your match of the tournament against { $name } begins: { $game }
notice-cup-announced = A tournament is announced: { $cup } ({ $game })
notice-cup-checkin = Say that you are there: { $cup } begins soon ({ $game })
notice-cup-challenged = { $name } challenges you: { $cup } ({ $game })
notice-cup-declined = { $name } declines your challenge: { $cup } ({ $game })
notice-cup-missed = { $cup } has begun without you ({ $game })
notice-cup-off = { $cup } is called off ({ $game })
notice-cup-over = { $cup } is over: place { $place }{ $gil ->
    [0] {""}
   *[other] , { $gil } gil won
}{ $count ->
    [0] {""}
   *[other] , cards won: { $cards }
}
notice-community-asks = { $name } asks to be let into { $community }
notice-community-member = You belong to { $community } now
notice-community-keeper = You keep { $community } now
notice-reported = { $name } was reported. Moderators decide about it.
notice-reports-week = { $came ->
    [0] No report
    [one] One report
   *[other] { $came } reports
} in seven days. Waiting for a decision: { $waits }.

## The inbox

table-next = Next game
inbox-title = Inbox
inbox-challenge = Challenge somebody
inbox-settings = Notifications
inbox-waiting = Waiting for you
inbox-nothing-waits = Nothing waits for you.
inbox-news = Good to know
inbox-all-read = Mark all read
inbox-new = New
inbox-until = Until { $time }
inbox-do-challenged = Look at it
inbox-do-countered = Look at it
inbox-do-rematch = To the table
inbox-do-turn = Play on
inbox-do-pick = Pick
inbox-do-trade = See the trade
inbox-do-pairing = To the table
inbox-do-cup-checkin = Check in
inbox-do-cup-challenged = Answer
inbox-do-reported = Decide
inbox-reach = How we reach you
inbox-browser-denied = You told this browser not to notify you for this hall. Its settings for this site can allow it again.
inbox-browser-insecure = The hall is not reached by HTTPS, so browsers show no notifications. Its host can change that.
inbox-browser-none = This browser cannot show notifications.

## Outside the hall

notice-tried = This is how the hall tells you what happens.
letter-subject = { $count ->
    [one] One thing happened in the hall
   *[other] { $count } things happened in the hall
}
letter-foot = You are told this because you asked the hall to. Change when and of what, or stop it:
letter-proof-subject = Is this your address?
letter-proof = Somebody who is called { $name } in the hall wants to be told by mail what happens there. If that is you, follow this link; if not, do nothing, and you will hear nothing more.
letter-key-subject = The way back into your account
letter-key = Somebody, hopefully you, forgot the password of { $name }. This link lets you choose another, once and for { $hours } hours; if it was not you, do nothing.
error-unknown-zone = There is no time zone called { $zone }. One is called Europe/Paris.
error-unknown-proof = This link was used already, or another address was named since. Name your address once more.
error-address-malformed = { $url } is not an address that the hall could call. One looks like https://chat.example/hook.
error-address-insecure = The hall calls addresses that begin with https:// alone.
error-address-port = The hall calls servers at port { $usual } alone, and this address names port { $port }.
error-address-private = { $host } is not to be found on the open net, and the hall calls nobody elsewhere.
error-hook-host = The host of this hall allows web hooks to these places: { $known }.
error-no-mail = This hall sends no mail: its host named no server.
error-mail-away = The mail server does not answer. Try again in a while.
error-mail-address = That is not a mail address. One looks like odile@example.org.
error-browser-keys = These are not the keys of a browser.
error-mail-server = A mail server is written smtp://host:587 or smtps://host:465, and PARLOUR_MAIL_FROM names the address its mail comes from.
error-address-needed = { $setting } needs PARLOUR_PUBLIC_URL: what the hall sends leads back to it.
reach-topic-challenges = Challenges
reach-topic-turns = My turn, by post
reach-topic-winnings = Winnings
reach-topic-trades = Trades
reach-topic-tournaments = Tournaments
reach-topic-communities = Communities
reach-topic-moderation = Moderation
reach-here = Here
reach-push = Browser
reach-mail = Mail
reach-hook = Web hook
reach-which = { $topic }, by { $channel }
reach-always = Always here
reach-try = Try it
reach-tried = On its way, by every channel that is open.
reach-push-on = This browser tells you
reach-push-tab = This browser tells you while a page of the hall lies open
reach-push-off = This browser says nothing
reach-push-others = { $count ->
    [0] Also when no page of the hall is open.
    [one] Also when no page of the hall is open. So does one other.
   *[other] Also when no page of the hall is open. So do { $count } others.
}
reach-push-tab-help = Its push service cannot be reached, so it is silent when no page is open.
reach-push-ask = Let this browser tell me
reach-stop = Stop
reach-mail-none = No address yet
reach-mail-waits = Follow the link in the mail you were sent
reach-mail-proven = Mail comes here
reach-mail-address = Mail address
reach-mail-send = Send me the link
reach-change = Change
reach-forget = Forget it
reach-mail-account = Mail and web hooks need an account: create yours first.
reach-proof-done = This address is yours, and mail comes here from now on.
reach-hook-none = No web hook yet
reach-hook-help = A program of yours, or a chat: { $hosts }
reach-hook-url = Address of the web hook
reach-hook-secret = Signed (Standard Webhooks) with
reach-hook-set = Use this address
reach-lang = Language of what you are told
reach-lang-page = As on the page
reach-quiet = Quiet hours
reach-quiet-help = { $zone } time. You hear of what happens then when they end.
reach-quiet-since = Quiet from
reach-quiet-until = until
reach-digest = My turns in one mail a day
reach-digest-at = at
error-away-already = You are away already. Come back first.
error-too-many-days = You have { $left ->
    [0] no days left this year, and { $days } were asked for.
    [one] one day left this year, and { $days } were asked for.
   *[other] { $left } days left this year, and { $days } were asked for.
}
away-clocks = Days away
away-help = Your clocks stand still in games by post. { $left ->
    [0] No days left this year.
    [one] One day left this year.
   *[other] { $left } days left this year.
}
away-days = Days
away-go = Pause my clocks
away-until = Away until { $time }
away-back = I am back

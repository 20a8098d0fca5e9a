## What somebody is told of what concerns him

notice-challenged = { $name } challenges you: { $game }
notice-accepted = { $name } accepts your challenge: { $game }
notice-declined = { $name } declines your challenge: { $game }
notice-fell-through = Your challenge fell through: { $game }
notice-turn = Your turn against { $name }: { $game }
notice-ended = { $result ->
    [won] You have won against { $name }: { $game }
    [lost] You have lost against { $name }: { $game }
   *[drawn] A draw against { $name }: { $game }
}
notice-pick = { $count ->
    [one] Pick a card that you have won from { $name }
   *[other] Pick { $count } cards that you have won from { $name }
}
notice-picked = { $name } has won from you and takes: { $cards }
notice-trade = { $name } offers you a trade
notice-traded = Your trade with { $name } is done
notice-trade-off = Your trade with { $name } is off
notice-pairing = Your match of the tournament against { $name } begins: { $game }
notice-cup-announced = A tournament is announced: { $cup } ({ $game })
notice-cup-checkin = Say that you are there: { $cup } begins soon ({ $game })
notice-cup-missed = { $cup } has begun without you ({ $game })
notice-cup-off = { $cup } is called off ({ $game })
notice-cup-over = { $cup } is over: place { $place }{ $gil ->
    [0] {""}
   *[other] , { $gil } gil won
}{ $count ->
    [0] {""}
   *[other] , cards won: { $cards }
}

## The inbox

inbox-title = Inbox
inbox-waiting = Waiting for you
inbox-nothing-waits = Nothing waits for you.
inbox-news = Good to know
inbox-all-read = All read
inbox-new = New
inbox-until = Until { $time }
inbox-do-challenged = Look at it
inbox-do-turn = Play on
inbox-do-pick = Pick
inbox-do-trade = See the trade
inbox-do-pairing = To the table
inbox-do-cup-checkin = Check in
inbox-reach = How we reach you
inbox-browser = This browser tells me while a page of the hall lies open
inbox-browser-help = Also while another tab or window lies before it.
inbox-browser-denied = This browser was told to say nothing for this hall. You can allow it again in its settings for this site.
inbox-browser-insecure = The hall is not reached by HTTPS: browsers say nothing for such pages. Its host can change that.
inbox-browser-none = This browser cannot say anything outside its pages.

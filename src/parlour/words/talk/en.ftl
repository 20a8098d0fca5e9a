## Refusals of the chat and of the moderators

error-bad-line = A line has 1 to { $most } characters.
error-chat-closed = The host of this hall has closed the chat.
error-chat-for-accounts = In this hall only accounts may talk. Create one, or sign in.
error-chat-stranger = The hall does not know this browser yet. Reload the page, then talk.
error-muted = A moderator has muted you until { $until } UTC: { $why }
error-other-room = This room is not yours to read until the match is over.
error-unknown-line = There is no such line that you can read.
error-report-oneself = You cannot report yourself.
error-already-reported = You have reported this line already.
error-too-many-reports = { $most } of your reports are still waiting. Let the moderators read those first.
error-unknown-report = There is no such report for you to decide about. Somebody may have been faster.
error-report-closed = Another moderator was faster.
error-nothing-to-remove = This report is about a player, so there is no line to remove.
error-not-to-be-muted = A host cannot be muted, and a moderator only by a host.
error-why-needed = Say why: the muted person reads it.
error-not-muted = Nobody is muted there any more.

## The chat of a table

chat-title = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat, 1 new line
   *[other] Chat, { $count } new lines
 }
chat-room = { $room ->
    [watchers] Watchers
   *[players] Players
 }
chat-rooms = Rooms
chat-room-help = { $room ->
    [watchers] Players cannot read this until the match is over.
   *[players] Only the two of you read this until the match is over.
 }
chat-line = Say something
chat-say = Say
chat-empty = Nobody has said anything yet.
chat-looking = Loading the chat
chat-earlier = Earlier lines
chat-you = You
chat-left = Somebody who left
chat-removed = Removed by a moderator
chat-told = { $name } says: { $text }
chat-off = Switch the chat off
chat-on = Switch the chat on
chat-is-off = The chat is switched off. You see no lines, and none are announced.
chat-hide = Hide { $name }
chat-unhide = Show { $name } again
chat-hidden = { $name } is hidden in this browser
chat-actions = About the line of { $name }
chat-muted = You may not talk in this hall until { $until }. A moderator says why: { $why }

## Reports

report-line = Report this line
report-player = Report { $name }
report-title = Report { $name }
report-reason = What is wrong?
report-reason-name = { $reason ->
    [insult] Insults or threats
    [spam] Spam
    [cheating] Cheating
    [name] An offensive name
   *[other] Something else
 }
report-quoted = “{ $text }”
report-note = What should a moderator know? (optional)
report-send = Send the report
report-sent = Thank you. The moderators will read it.

## The moderators’ page

moderation-title = Moderation
moderation-way = Moderation
moderation-way-count = { $count ->
    [one] { $way }: one report waits
   *[other] { $way }: { $count } reports wait
}
moderation-looking = Loading the reports
moderation-reports = Open reports
moderation-no-reports = Nothing is reported. Good.
moderation-accused = { $name }: { $reason }
moderation-by = reported by { $name }, { $when }
moderation-context = What was said
moderation-no-line = This report is about the player, not about a line.
moderation-lobby = Said in the lobby
moderation-match = See the match
moderation-hours = Mute for
moderation-hours-name = { $hours ->
    [0] no time
    [1] 1 hour
    [24] 1 day
    [168] 7 days
    [720] 30 days
   *[other] { $hours } hours
 }
moderation-why = Why? The muted person reads it.
moderation-remove = Remove the line
moderation-decide = Do this
moderation-dismiss = Dismiss
moderation-decided = Done, and noted in the log.
moderation-mutes = Muted now
moderation-no-mutes = Nobody is muted.
moderation-until = until { $until }: { $why }
moderation-unmute = Let { $name } talk again
moderation-moderators = Moderators
moderation-no-moderators = There are none yet. You do it all.
moderation-appoint-title = Make somebody a moderator
moderation-appoint = Make moderator
moderation-discharge = Take the role from { $name }
moderation-log = What moderators did
moderation-no-log = Nothing yet.
moderation-more = Older
moderation-deed = { $kind ->
    [dismissed] { $moderator } dismissed a report about { $about }
    [removed] { $moderator } removed a line of { $about }
    [muted] { $moderator } muted { $about }
    [unmuted] { $moderator } let { $about } talk again
    [appointed] { $moderator } made { $about } a moderator
   *[discharged] { $moderator } took the moderator’s role from { $about }
 }
moderation-not-yours = This page is for the moderators
moderation-not-yours-help = Moderators are appointed by the host of the hall.

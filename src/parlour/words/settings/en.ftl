### What a host can set, as `parlour settings` and the reference tell it; the words of commands and refusals about it.

cli-settings = Show every setting of the hall: what it is, and where it comes from.
cli-settings-json = As one JSON object.
cli-settings-markdown = As the table of the reference, without what is set here.
cli-settings-title = Settings of this hall
cli-settings-name = setting
cli-settings-value = is
cli-settings-from = from
cli-settings-what = what it is
cli-settings-else = else
cli-settings-source = { $source ->
    [option] command line
    [environment] environment
    [file] file
   *[usual] as usual
}
cli-settings-nothing = –
cli-settings-file = The file of settings is { $file }.
cli-settings-no-file = There is no file of settings; PARLOUR_SETTINGS names one, else it is parlour.toml where the hall is started.
cli-settings-unheard = { $names } in the environment { $count ->
    [one] is no setting
   *[other] are no settings
} of a hall.
error-unknown-setting = { $file } sets “{ $given }”, which is no setting. There are { $known }.
error-bad-public-url = PARLOUR_PUBLIC_URL is “{ $given }”; it has to be the whole address of a host, or of a folder there, such as https://cards.example or https://cards.example/hall.
error-bad-networks = { $at } names “{ $given }”, which is no address or network; write them as 10.0.0.5 or 10.1.0.0/16, with commas between.
error-bad-settings-file = The settings in { $file } cannot be read: { $problem }. It has to be a TOML file with lines like data = “/var/lib/parlour”, in straight quotes.

setting-data = folder of the SQLite file; it is made for its owner alone
setting-database = database URL, such as `postgresql://parlour:secret@db.example/parlour`
setting-database-else = SQLite in the data folder
setting-redis = Redis URL: processes tell each other where to look and count together how often something is asked
setting-redis-else = each by itself
setting-public_url = the address by which people reach the hall, such as `https://cards.example` or `https://cards.example/hall`
setting-public_url-else = the address that was connected to
setting-trusted_proxies = addresses and networks of the proxies whose word counts for who is asking, with commas between
setting-trusted_proxies-else = none
setting-secure_cookies = cookies over HTTPS alone, and Strict-Transport-Security
setting-secure_cookies-else = yes if the public address is HTTPS
setting-rate_limits = refuse what is asked too often, and too many sockets and tables; off for load tests alone
setting-sockets_of_an_address = sockets of one address that may be open at a process, one for each page: a school has one address; 0 for any number
setting-tables_of_a_guest = tables of a guest that wait or are played and at which nobody else sits; 0 for any number
setting-tables_of_an_account = the same for an account
setting-tables_of_a_machine = tables of any kind at which a machine may sit at once; 0 for any number
setting-machines_of_an_account = machines that an account may have: programs that play by a token; 0 for none at all
setting-tables_wait_hours = hours after which a table that nobody joined is closed; 0 for never
setting-guests_kept_days = days after which a guest who was not here, and never played, said, gave or got anything, is forgotten; 0 for never
setting-chat = who may talk at tables and in the lobby: `everyone`, `accounts` or `nobody`
setting-mail = mail server, as `smtp://name:password@host:587`, or `smtps://` where it speaks TLS from the first byte; needs `PARLOUR_PUBLIC_URL` and `PARLOUR_MAIL_FROM`
setting-mail-else = no mail
setting-mail_from = address that the hall’s mail comes from, such as `hall@cards.example`
setting-mail_from-else = none
setting-hooks = hosts, with commas between, to which people may let the hall send signed web hooks ([Standard Webhooks](https://www.standardwebhooks.com)), such as `discord.com, hooks.slack.com`; one that only this network reaches is written whole: `http://chat.lan:8065`; needs `PARLOUR_PUBLIC_URL`
setting-hooks-else = none
setting-frames = sites, with commas between, whose pages may frame a match (`/embed/MATCH`), such as `forum.example`
setting-frames-else = none
setting-push_services = origins of push services beside those that anybody can reach by HTTPS at port 443, such as `https://push.example:8443`
setting-push_services-else = none
setting-calls_a_day = pushes and web hooks that one server is sent within a day, whoever asked for them; what comes after it waits; 0 for any number
setting-access_log = write a line of JSON for each request to standard error: when, from where, what, and how it was answered
setting-monitored_by = addresses and networks that may read `/metrics`, with commas between; what comes through a proxy may not
setting-games = names of the games that are played here, with commas between
setting-games-else = all
setting-owned = of them, those that people play with cards of their collections alone
setting-owned-else = none
setting-starting_gil = gil that a newcomer’s account begins with; see [economy](economy.md)
setting-prize_moves = moves that each of two must have made for the house’s prize
setting-prizes_a_day = prizes of the house between the same two on one day
setting-trade_after = real matches that an account has played before it gives or stakes anything; 0 for at once
setting-bot_threads = searches of the house’s players that may run at once

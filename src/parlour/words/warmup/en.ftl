### Warm-up: kernels compiled before anybody waits for them.

cli-warm = Compile what halls, batches and adapters need of games, before anybody waits for it.
cli-warm-games = The games: any of { $known }. All of them when none is named.
cli-warm-step = { $game }: { $done } of { $of }
cli-warm-lost = No folder can be written, so nothing was kept. Set NUMBA_CACHE_DIR to a folder that can.
kernels-compiled-now = parlour compiles its rules for this machine. The first time this takes seconds, or a minute.

"""The monitoring of a hall: health, metrics, the watchdog of its loop, and the log of who asked for what."""

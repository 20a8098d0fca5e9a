"""`python -m benchmarks [--yardstick FOLDER]`: all benchmarks, and the figures as one JSON line at the end."""

import json
import sys

from benchmarks import apply, chakart, cipher, playouts

figures = {
    "playouts": playouts.main(),
    "apply_microseconds": apply.main(),
    "chakart": chakart.main(),
    "cipher": cipher.main([]),
}
sys.stdout.write(json.dumps(figures) + "\n")

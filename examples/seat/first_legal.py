"""A program that speaks JSON lines and knows no game: it plays the first legal action. Needs Python alone.

`parlour seat --hall https://cards.example -- python3 first_legal.py`
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"seq": message["seq"], "action": message["legal"][0]}), flush=True)  # noqa: T201  # it answers

# SPDX-License-Identifier: MIT
"""The kinds of frames, as in docs/worker.md."""

ROWS = 1
DIGESTS = 2
REPEATS = 3
CLASSES = 4
BITS = 5
ENTRIES = 6
SIZES = 7
BUCKETS = 8
BUCKET_PAIRS = 9
CAPPED = 10
KEYS = 11
NEIGHBOURS = 12
PAIRS = 13
CANDIDATES = 14
REQUESTS = 15
TEXTS = 16
SCORES = 17
LINKS = 18
ROW_PAIRS = 19
IDS = 20
LINES = 21
COUNTS = 22
MATCHES = 23
SLOT_COUNTS = 24
SHINGLE_COUNTS = 25
STOPS = 26
END = 65535

NAMES = {value: name for name, value in list(globals().items())
         if name.isupper() and isinstance(value, int)}
NUMBERS = {name: number for number, name in NAMES.items()}


def number_of(name: str) -> int:
    """Returns the number of a kind, which COUNTS may give by name or by number."""
    return int(name) if name.isdigit() else NUMBERS[name]

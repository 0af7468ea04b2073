# SPDX-License-Identifier: MIT
"""What a check of hours has already done: the cells that passed with the same programs.

SHINGLESCOPE_SPARK_JOURNAL is the folder of the journal; without it nothing is remembered.
SHINGLESCOPE_SPARK_MINUTES limits the time of a check.
"""

import hashlib
import json
import os
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
_STARTED = time.monotonic()


class Incomplete(AssertionError):
    """The limit of time ended a check whose cells have all passed so far."""


def is_over() -> bool:
    """Returns whether the limit of time has passed."""
    minutes = float(os.environ.get("SHINGLESCOPE_SPARK_MINUTES") or "inf")
    return time.monotonic() - _STARTED > 60 * minutes


def digest_of(*paths) -> str:
    """Returns a digest of the contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(hashlib.sha256(Path(path).read_bytes()).digest())
    return digest.hexdigest()


class Journal:
    """The cells that passed with one program, one package and one release of Spark.

    Each cell is a line of a file, which is appended when the cell has passed. A cell is a
    dictionary of all that the result of its check depends on, but for the programs.
    """

    def __init__(self, program, spark_version: str) -> None:
        folder = os.environ.get("SHINGLESCOPE_SPARK_JOURNAL")
        self._passed = set()
        self._path = None
        if folder:
            sources = sorted((PACKAGE / "shinglescope_spark").glob("*.py"))
            name = digest_of(program, *sources)[:16]
            self._path = Path(folder) / f"{name}-{spark_version}.jsonl"
            self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._path is not None and self._path.exists():
            text = self._path.read_text(encoding="utf-8")
            # A break may have cut off the last line.
            whole = text[:text.rfind("\n") + 1]
            self._passed = set(whole.splitlines())
            if whole != text:
                self._path.write_text(whole, encoding="utf-8")

    def has(self, cell: dict) -> bool:
        return _line(cell) in self._passed

    def note(self, cell: dict) -> None:
        if self._path is None:
            return
        self._passed.add(_line(cell))
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(_line(cell) + "\n")


def _line(cell: dict) -> str:
    return json.dumps(cell, sort_keys=True)

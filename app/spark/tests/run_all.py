# SPDX-License-Identifier: MIT
"""Runs all tests, prints the slowest ones at the end, and says if a limit of time ended them.

scripts/slow/spark runs it twice at the same time: with the argument "cells" for the comparison of
many settings and the projects, and with "others" for all other tests, which takes about as long. A
run of small tables hardly fills one core.
The exit code is 0, 1 if a test failed, and 3 if all that ran have passed, but cells remain.
"""

import os
import sys
import time
import unittest

from tests.journal import PACKAGE, Incomplete

FAILED, INCOMPLETE = 1, 3
_SHOWN = 12


class TimedResult(unittest.TextTestResult):
    """Notes the seconds of each test, and the tests that a limit of time ended."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.seconds = []
        self.incomplete = []

    def startTest(self, test):
        self._started = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        self.seconds.append((time.monotonic() - self._started, test.id()))
        super().stopTest(test)

    def addFailure(self, test, error):
        if issubclass(error[0], Incomplete):
            self.incomplete.append(str(error[1]))
            self.addSkip(test, str(error[1]))
        else:
            super().addFailure(test, error)


def part_of(test) -> str:
    is_cell = any(name in test.id() for name in ("CellsTest", "ProjectTest"))
    return "cells" if is_cell else "others"


def flat(suite):
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from flat(each)
        else:
            yield each


def main(part: str) -> int:
    started = time.monotonic()
    all_tests = flat(unittest.defaultTestLoader.discover("tests", top_level_dir=str(PACKAGE)))
    found = [test for test in all_tests if part == part_of(test)]
    result = unittest.TextTestRunner(resultclass=TimedResult).run(unittest.TestSuite(found))
    print(f"Ran for {time.monotonic() - started:.0f} s. The slowest tests:")
    for seconds, name in sorted(result.seconds, reverse=True)[:_SHOWN]:
        print(f"  {seconds:6.1f} s  {name}")
    if not result.wasSuccessful():
        return FAILED
    for text in result.incomplete:
        print(f"NOT COMPLETE. {text} Start the check again to go on.")
    return INCOMPLETE if result.incomplete else 0


if __name__ == "__main__":
    os.chdir(PACKAGE)
    sys.exit(main(sys.argv[1]))

# SPDX-License-Identifier: MIT
"""The worker's steps that the driver runs itself, and what they say about a recipe."""

import json
import os
import shutil
from dataclasses import dataclass
from typing import Iterable, Iterator, List, Optional, Sequence

from shinglescope_spark import __version__
from shinglescope_spark.errors import UsageError, WorkerError
from shinglescope_spark.frames import VERSION, Frame, Sums
from shinglescope_spark.worker import PROGRAM_NAME, WorkerProcess

PROGRAM_VARIABLE = "SHINGLESCOPE_CLI"


@dataclass(frozen=True)
class Plan:
    """What the worker says about a recipe, and about itself."""

    version: str
    recipe: str
    compare: List[str]
    same: List[str]
    id: Optional[str]
    bands: int
    has_stops: bool = False
    is_links: bool = False

    @property
    def columns(self) -> List[str]:
        """Returns the columns that ROWS contain, in their order."""
        return [*self.compare, *self.same, *([self.id] if self.id is not None else [])]


def find_program(given: Optional[str]) -> str:
    """Returns the path of the native program on the driver.

    It is the given one, that of the environment, one that spark-submit --files brought, one of
    PATH, or that of the package `shinglescope`.
    """
    wanted = given or os.environ.get(PROGRAM_VARIABLE)
    if wanted:
        path = shutil.which(wanted) or (wanted if os.path.isfile(wanted) else None)
        if path is None:
            raise UsageError(f'There is no program "{wanted}"; check its name and folder.')
        return os.path.abspath(path)
    for path in (os.path.abspath(PROGRAM_NAME), shutil.which(PROGRAM_NAME), _installed_program()):
        if path and os.path.isfile(path):
            return path
    raise UsageError(f"The program {PROGRAM_NAME} was not found. Name it with --program, or add it "
                     f"with spark-submit --files {PROGRAM_NAME}.")


def _installed_program() -> Optional[str]:
    try:
        import shinglescope
    except ImportError:
        return None
    return shinglescope.program() if hasattr(shinglescope, "program") else None


class Native:
    """The native program on the driver, with the recipe of a run."""

    def __init__(self, program: str, recipe: str) -> None:
        self.program = program
        self.recipe = recipe

    def plan(self) -> Plan:
        """Returns what the worker says about the recipe."""
        answer = json.loads(b"".join(self._bytes("plan", ["--recipe", self.recipe])))
        _check_version(answer)
        return Plan(answer["version"], answer["recipe"], answer["compare"], answer["same"],
                    answer["id"], answer["bands"],
                    answer["has_stop_shingles"], answer["pairs"] == "links")

    def rows(self, path: str, reading: Sequence[str], chosen: Optional[str] = None
             ) -> Iterator[Frame]:
        """Yields the rows of a file as frames, with all columns those that a bitmap chooses."""
        command = [self.program, "worker", "rows", *self.options(f"--table={path}"), *reading]
        if chosen is not None:
            command.append(f"--only={chosen}")
        with WorkerProcess(command) as process:
            yield from process.frames()

    def caps(self, frames: Iterable[Frame], expected: Sums, options: Sequence[str]) -> List[int]:
        """Returns the cap of each band."""
        return json.loads(b"".join(self._bytes("caps", options, frames, expected)))["caps"]

    def write_bitmap(self, path: str, rows: int, frames: Iterable[Frame], expected: Sums,
                     options: Sequence[str]) -> int:
        """Writes a bit for each row to a file, and returns the number of bits that are set."""
        bits = size = 0
        with open(path, "wb") as file:
            for data in self._bytes("side", options, frames, expected):
                file.write(data)
                size += len(data)
                bits += bin(int.from_bytes(data, "little")).count("1")
        least = (rows + 7) // 8
        if not least <= size <= least + 7:
            raise WorkerError(f"The step side wrote {size} bytes for {rows} rows. Use the worker "
                              "and the package of the same release.")
        return bits

    def write_stops(self, path: str, frames: Iterable[Frame], expected: Sums,
                    options: Sequence[str]) -> None:
        """Writes the list of stop shingles to a file."""
        with open(path, "wb") as file:
            for data in self._bytes("stop-list", options, frames, expected):
                file.write(data)

    def find(self, table: str, arguments: Sequence[str]) -> None:
        """Runs the command find."""
        command = [self.program, "find", table, "--recipe", self.recipe, *arguments]
        with WorkerProcess(command) as process:
            for _ in process.bytes():
                pass

    def options(self, *more: str) -> List[str]:
        """Returns the options of a step, with the recipe on the driver."""
        return ["--recipe", self.recipe, *more]

    def _bytes(self, step: str, options: Sequence[str], frames: Optional[Iterable[Frame]] = None,
               expected: Optional[Sums] = None) -> Iterator[bytes]:
        with WorkerProcess([self.program, "worker", step, *options], frames, expected) as process:
            yield from process.bytes()


def _check_version(answer: dict) -> None:
    found = (answer["version"], answer["frames"])
    if found != (__version__, VERSION):
        raise UsageError(f"The worker has the version {found[0]} with frames {found[1]}, but this "
                         f"package needs {__version__} with frames {VERSION}. Use the worker and "
                         "the package of the same release.", 1)

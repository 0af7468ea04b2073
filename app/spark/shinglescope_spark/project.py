# SPDX-License-Identifier: MIT
"""A project for the window: whole groups, drawn at random, with their rows and pairs.

The cluster draws the groups and lists the pairs down to the floor of the recipe. The driver writes
the drawn rows to a table next to the project, and `shinglescope-cli find` scores the listed pairs
once more. So the project has the scores of the engine, and its counts must be those of the cluster.
"""

import json
import os
import re
from typing import Callable, Dict, Iterable, Iterator, Optional, Sequence, Tuple

from shinglescope_spark import kinds
from shinglescope_spark.blocks import BLOCK_SETTINGS, settings_of
from shinglescope_spark.errors import Error, UsageError
from shinglescope_spark.files import Files, join
from shinglescope_spark.frames import rows_of_frame
from shinglescope_spark.native import Native, Plan
from shinglescope_spark.results import Lines
from shinglescope_spark.runner import Runner
from shinglescope_spark.stages import drawn_names
from shinglescope_spark.table import select_cells

MOST_ROWS = 1_000_000
# The last column of the table next to a project.
SOURCE_ROW = b"source_row"
_CANDIDATES_HEADER = "row_a,row_b\n"
# The table is read as it is written, whatever its cells look like.
READING = ("--delimiter=comma", "--quote=double", "--escape=none", "--comment=none", "--header",
           "--encoding=UTF-8", "--shape=delimited", "--preamble=0", "--row-separator=lines",
           "--no-spaced-quotes", "--no-merge-delimiters")
_ROWS_AT_ONCE = 5000
_SPECIAL = re.compile(rb'[",\r\n]')

Row = Tuple[int, Sequence[bytes]]
Source = Callable[[str, int], Iterable[Row]]


def check_project(path: str, rows: int) -> None:
    """Raises an error if no project can be written to a path, before the run starts."""
    if not 1 <= rows <= MOST_ROWS:
        raise UsageError(f"--project-rows must be from 1 to {MOST_ROWS}.")
    folder = os.path.dirname(os.path.abspath(path))
    if not os.path.isdir(folder):
        raise UsageError(f'There is no folder "{folder}" for --project; make it first.')
    for each in (path, table_path(path)):
        if os.path.lexists(each):
            raise UsageError(f'The file "{each}" already exists, and its project may contain '
                             "verdicts. Give --project a new name.")


def check_recipe(plan: Plan, has_reference: bool) -> None:
    """Raises an error if the pairs of a recipe do not fit into a project."""
    if has_reference:
        raise UsageError("--project is for the duplicates of one table. Leave --against out.")
    if plan.has_stops:
        raise UsageError("--project cannot be combined with stop shingles: those of the drawn rows "
                         "are not those of the table. Leave them out of the recipe.")
    if plan.is_links:
        raise UsageError('--project needs all pairs. Set "pairs" of the recipe to "all".')


def check_names(columns: Sequence[str], plan: Plan) -> None:
    """Raises an error for a column that has another name after it was written and read."""
    for name in plan.columns:
        if name in columns and name != name.strip():
            raise UsageError(f'The column "{name}" begins or ends with white space, which the '
                             "table of a project cannot keep. Rename it.")


def remove_project(path: str) -> None:
    """Removes a new project and its table."""
    for each in (path, table_path(path)):
        if os.path.exists(each):
            os.remove(each)


def table_path(project: str) -> str:
    """Returns the path of the table next to a project."""
    return os.path.splitext(project)[0] + ".rows.csv"


class ProjectMaker:
    """Makes the project of a run whose stages are complete."""

    def __init__(self, runner: Runner, folder: str, path: str, rows: int) -> None:
        """Prepares the project in `path`; `folder` is for temporary files."""
        self._runner = runner
        self._folder = folder
        self._path = path
        self._names = drawn_names(rows)
        self._rows = rows

    def make(self, source: Source) -> Optional[Dict[str, object]]:
        """Writes the project and its table, and returns their counts; None without any groups.

        `source` is called with the path of a bitmap of the drawn rows and their number, and yields
        them, after a row -1 with the names of their columns.
        """
        counts = self._runner.done[self._names.draw].values
        if not counts.get("groups"):
            return None
        drawn = counts.get("rows_drawn", 0)
        if drawn == 0:
            raise Error(f"None of the {counts['groups']} groups down to the floor has at most "
                        f"{self._rows} rows, so there is no project. Raise --project-rows, or "
                        'raise "floor" of the recipe, and give a new folder for WORK.')
        candidates = self._write_candidates()
        table = table_path(self._path)
        bits = self._runner.side_file(self._names.bits)
        write_table(table, source(bits, drawn), drawn)
        try:
            self._find(table, candidates, drawn)
        except BaseException:
            os.remove(table)
            raise
        return {"rows": drawn, "groups": counts["groups_drawn"],
                "of_rows": counts["rows_in_groups"], "of_groups": counts["groups"],
                "largest_group": counts["largest_group"], "most_rows": self._rows,
                "table": os.path.abspath(table)}

    def _write_candidates(self) -> str:
        path = os.path.join(self._folder, "candidates.csv")
        self._pairs().write_csv(self._runner.store.files, "file://" + path)
        return path

    def _pairs(self) -> Lines:
        return Lines(self._runner, self._names.pairs, kinds.LINES, _CANDIDATES_HEADER,
                     "row_a long, row_b long")

    def _find(self, table: str, candidates: str, drawn: int) -> None:
        """Makes the project in the temporary folder of find, and compares its counts."""
        report = os.path.join(self._folder, "project.json")
        self._runner.native.find(table, [
            *READING, "--candidates", candidates, "--project", self._path, "--report", report,
            "--out", os.path.join(self._folder, "project-pairs.csv"), "--quiet"])
        with open(report, encoding="utf-8") as file:
            found = json.load(file)
        expected = {"rows": drawn, "scored_pairs": self._pairs().sums.count}
        for name, count in expected.items():
            if found[name] != count:
                os.remove(self._path)
                raise Error(f"The project should have {name}: {count}, but it has {found[name]}. "
                            "No result was written. Start the run again with "
                            "the same WORK.")


# The table next to a project.


def write_table(path: str, rows: Iterable[Row], expected: int) -> None:
    """Writes rows to a CSV file that appears when it is complete, with a column of their numbers.

    The first row has the number -1 and the names of the columns.
    """
    temporary = f"{path}.part"
    written, last = -1, -2
    try:
        with open(temporary, "wb") as file:
            for number, cells in rows:
                if number <= last:
                    raise Error(f"The drawn row {number} came after the row {last}. Start the run "
                                "again with the same WORK.")
                end = b"%d" % number if number >= 0 else unused_name(SOURCE_ROW, cells)
                file.write(line_of([*cells, end]))
                written, last = written + 1, number
            if written != expected:
                raise Error(f"The table {path} was cut off: there should be {expected} rows, but "
                            f"there are {written}. Start the run again with the same WORK.")
        os.replace(temporary, path)
    finally:
        if os.path.exists(temporary):
            os.remove(temporary)


def line_of(cells: Sequence[bytes]) -> bytes:
    """Returns a line of a CSV file, in which only the cells that need quotes have them."""
    return b",".join(b'"' + cell.replace(b'"', b'""') + b'"' if _SPECIAL.search(cell) else cell
                     for cell in cells) + b"\n"


def unused_name(wanted: bytes, names: Sequence[bytes]) -> bytes:
    """Returns a name that no column has: "source_row", "source_row (2)" and so on."""
    name, number = wanted, 1
    while name in names:
        number += 1
        name = b"%s (%d)" % (wanted, number)
    return name


def drawn_rows_of_file(native: Native, path: str, reading: Sequence[str],
                       bits: str) -> Iterator[Row]:
    """Yields the names of all columns and the drawn rows of a file that the worker reads."""
    for frame in native.rows(path, reading, bits):
        if frame.kind == kinds.ROWS:
            yield from rows_of_frame(frame)


def drawn_rows_of_spark(runner: Runner, frame, row: str, bits: str, drawn: int) -> Iterator[Row]:
    """Yields the names of all columns and the drawn rows of a table of Spark."""
    from pyspark.sql import functions as F

    store, spark = runner.store, runner.spark
    numbers = store.path("drawn-numbers")
    _write_numbers(store.files, numbers, bits, runner.facts.rows)
    rows = select_cells(frame, row, frame.columns, "table")
    rows = rows.join(F.broadcast(spark.read.parquet(numbers)), "row")
    copies = store.path("drawn-rows")
    # Two passes over the drawn rows follow, and the table is read only once.
    rows.write.mode("overwrite").parquet(copies)
    yield -1, [name.encode() for name in frame.columns]
    with settings_of(spark, {**BLOCK_SETTINGS,
                             "spark.sql.shuffle.partitions": str(1 + drawn // _ROWS_AT_ONCE)}):
        ordered = spark.read.parquet(copies).orderBy("row")
        for each in ordered.toLocalIterator(prefetchPartitions=False):
            yield each[0], [cell.encode() for cell in each[1:]]


def _write_numbers(files: Files, folder: str, bits: str, rows: int) -> None:
    """Writes the numbers of the rows whose bit is set as a table of Spark."""
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as parquet

    with pa.memory_map(bits) as file:
        # Arrow orders bits as the worker does.
        is_drawn = pa.Array.from_buffers(pa.bool_(), rows, [None, file.read_buffer()])
        numbers = pc.indices_nonzero(is_drawn).cast(pa.int64())
    local = bits + ".parquet"
    parquet.write_table(pa.table({"row": numbers}), local)
    files.delete(folder)
    files.make_folder(folder)
    files.move_from_local(local, join(folder, "part-0.parquet"))

# SPDX-License-Identifier: MIT
"""A whole run: from a table and a recipe to pairs and groups."""

import json
import os
import tempfile
from dataclasses import dataclass, field
from typing import Callable, Dict, Optional, Sequence

from shinglescope_spark.errors import Error, UsageError
from shinglescope_spark.files import Files, join
from shinglescope_spark.native import Native, Plan, find_program
from shinglescope_spark.project import (MOST_ROWS, ProjectMaker, check_names, check_project,
                                        check_recipe, drawn_rows_of_file, drawn_rows_of_spark,
                                        remove_project)
from shinglescope_spark.results import group_lines, pair_lines, report_of, write_cleaned
from shinglescope_spark.runner import Runner
from shinglescope_spark.shipping import Shipping
from shinglescope_spark.stages import TASK_BYTES, Facts, list_stages
from shinglescope_spark.store import Store
from shinglescope_spark.table import (ROWS_AT_ONCE, Table, column_of, read_table, table_of_file,
                                      table_of_spark)

MAX_PAIRS = 50_000_000
# A worker has a part in memory. It needs 33 bytes for each key of a range, and 78 for each row of a
# part, so neither takes over 600 MB.
_ROWS_OF_RANGE = 1 << 24
_ROWS_OF_PART = 1 << 22
# A worker collects up to 96 MiB of records before it writes them, whatever the size of a part.
_LEAST_MEMORY = 256


@dataclass
class Options:
    """The arguments of a run.

    Paths are those of Spark, except `file`, `recipe`, `project` and `program`.
    """

    recipe: object
    work: str
    file: Optional[str] = None
    row: Optional[str] = None
    against: object = None
    compare: Optional[Sequence[str]] = None
    same: Optional[Sequence[str]] = None
    id: Optional[str] = None
    format: str = "parquet"
    reading: Sequence[str] = ()
    pairs: Optional[str] = None
    groups: Optional[str] = None
    report: Optional[str] = None
    pairs_table: Optional[str] = None
    groups_table: Optional[str] = None
    cleaned: Optional[str] = None
    project: Optional[str] = None
    project_rows: int = MOST_ROWS
    parts: Optional[int] = None
    ranges: Optional[int] = None
    max_pairs: int = MAX_PAIRS
    worker_memory: Optional[int] = None
    program: Optional[str] = None
    task_bytes: int = TASK_BYTES
    rows_at_once: int = ROWS_AT_ONCE
    log: Callable[[str], None] = field(default=lambda text: None)


@dataclass(frozen=True)
class Result:
    """The counts of a run, and where its results are."""

    report: Dict[str, object]
    pairs: Optional[str]
    groups: Optional[str]


def find_duplicates(spark, table=None, **options) -> Result:
    """Finds near-duplicate rows, and returns the counts of the run.

    `table` is a data frame or a path of Spark with a column `row` of numbers from 0; or `file` is
    a file that shinglescope-cli reads. `recipe` is the path of a recipe, or a dictionary with its
    keys; `compare`, `same` and `id` replace its columns. `work` is a folder that all executors
    reach. `pairs`, `groups` and `report` are the files to write, and `pairs_table`, `groups_table`
    and `cleaned` the Parquet tables. `project` is a new file of the driver, which the window opens:
    whole groups with at most `project_rows` rows. A run with the same `work` goes on where an
    earlier one ended.
    """
    try:
        chosen = Options(**options)
    except TypeError as error:
        raise UsageError(f"The arguments of find_duplicates are wrong: {error}.") from error
    _check_options(table, chosen)
    with tempfile.TemporaryDirectory(prefix="shinglescope-") as folder:
        return _Session(spark, table, chosen, folder).run()


def _check_options(table, options: Options) -> None:
    if (table is None) == (options.file is None):
        raise UsageError("Give a table of Spark or a file, one of the two.")
    if table is not None and options.row is None:
        raise UsageError("Name the column that numbers the rows from 0 with --row.")
    if options.file is not None and options.row is not None:
        raise UsageError("The rows of a file are numbered by their order. Leave --row out.")
    if options.file is not None and options.cleaned is not None:
        raise UsageError("A cleaned table is written only for a table of Spark. Leave --cleaned "
                         "out, or give the table with --input.")
    if options.reading and options.file is None:
        raise UsageError("Reading options apply only to --file. Leave them out.")
    if options.project is not None:
        check_project(options.project, options.project_rows)
    for name in ("parts", "ranges"):
        value = getattr(options, name)
        if value is not None and value < 1:
            raise UsageError(f"--{name} must be 1 or more.")
    if options.worker_memory is not None and options.worker_memory < _LEAST_MEMORY:
        raise UsageError(f"--worker-memory must be {_LEAST_MEMORY} MiB or more.")
    if options.ranges is not None and options.ranges & (options.ranges - 1):
        raise UsageError("--ranges must be a power of two, such as 1, 2 or 4.")


class _Session:
    """The parts of one run, which share a temporary folder on the driver."""

    def __init__(self, spark, table, options: Options, folder: str) -> None:
        self._spark = spark
        self._options = options
        self._folder = folder
        try:
            self._shipping = Shipping(spark)
        except Exception as error:
            raise UsageError("Spark Connect is not supported, because workers need files on the "
                             "executors. Use a session of the cluster itself.", 1) from error
        self._files = Files(spark)
        self._store = Store(self._files, options.work)
        self._native = Native(find_program(options.program), self._write_recipe())
        self._frame = self._as_frame(table)

    def run(self) -> Result:
        options = self._options
        plan = self._native.plan()
        self._store.check_identity(_identity_of(plan))
        if plan.is_links and options.against is not None:
            raise UsageError('With a reference, "pairs" of the recipe must be "all".')
        if options.project is not None:
            check_recipe(plan, options.against is not None)
            if self._frame is not None:
                check_names(self._frame.columns, plan)
        self._shipping.send_package()
        table = self._open_table(plan)
        runner = None
        if table.rows:
            facts = self._facts(plan, table)
            self._claim_work(plan, table, facts)
            runner = Runner(self._spark, self._store, self._native, self._shipping, table, facts,
                            self._folder, options.worker_memory, options.log)
            runner.run(list_stages(facts))
        report = report_of(runner, table.rows, table.reference)
        report["recipe"] = json.loads(_read_text(self._native.recipe))
        report["worker"] = plan.version
        self._write(runner, table, report)
        return Result(report, options.pairs, options.groups)

    def _write_recipe(self) -> str:
        """Returns the path of the recipe in effect, on the driver."""
        options = self._options
        recipe = options.recipe
        if not isinstance(recipe, dict):
            recipe = _load_recipe(os.fspath(recipe))
        changes = {"compare": options.compare, "same": options.same, "id": options.id}
        for key, value in changes.items():
            if value is not None:
                recipe = {**recipe, key: [value] if key != "id" and isinstance(value, str)
                          else value if key == "id" else list(value)}
        path = os.path.join(self._folder, "recipe.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(recipe, file, ensure_ascii=False)
        return path

    def _as_frame(self, table):
        return self._read(table) if isinstance(table, (str, os.PathLike)) else table

    def _read(self, path):
        try:
            return read_table(self._spark, os.fspath(path), self._options.format)
        except Exception as error:
            reason = str(error).strip().splitlines()[0]
            raise UsageError(f'The table "{path}" cannot be read: {reason}', 1) from error

    def _open_table(self, plan: Plan) -> Table:
        options = self._options
        if options.file is not None:
            return table_of_file(self._spark, self._native, self._store, options.file,
                                 options.against, options.reading, options.log)
        options.log("Checking the row numbers.")
        against = None if options.against is None else self._as_frame(options.against)
        return table_of_spark(self._spark, self._frame, against, options.row, plan,
                              options.rows_at_once)

    def _facts(self, plan: Plan, table: Table) -> Facts:
        known = self._store.load_identity() or {}
        parts = (self._options.parts or known.get("parts")
                 or usual_parts(table.rows, self._spark.sparkContext.defaultParallelism))
        ranges = self._options.ranges or known.get("ranges") or usual_ranges(table.rows)
        return Facts(table.rows, parts, ranges, plan.bands, plan.id is not None, table.reference,
                     self._options.max_pairs, plan.has_stops, plan.is_links,
                     self._options.task_bytes,
                     self._options.project_rows if self._options.project is not None else None)

    def _claim_work(self, plan: Plan, table: Table, facts: Facts) -> None:
        identity = {**_identity_of(plan), "against": None, "reading": [], **table.identity,
                    "rows": facts.rows, "reference": facts.reference, "parts": facts.parts,
                    "ranges": facts.ranges, "max_pairs": facts.max_pairs}
        self._store.check_identity(identity)
        self._store.save_identity(identity)

    # Results.

    def _write(self, runner: Optional[Runner], table: Table, report: Dict[str, object]) -> None:
        options = self._options
        if options.project is None:
            return self._write_files(runner, table, report)
        report["project"] = self._make_project(runner, options.project)
        try:
            self._write_files(runner, table, report)
        except BaseException:
            remove_project(options.project)
            raise

    def _make_project(self, runner: Optional[Runner], path: str) -> Optional[Dict[str, object]]:
        if runner is None:
            return None
        options = self._options
        options.log("Making the project.")

        def source(bits: str, drawn: int):
            if options.file is not None:
                return drawn_rows_of_file(self._native, options.file, options.reading, bits)
            return drawn_rows_of_spark(runner, self._frame, options.row, bits, drawn)

        return ProjectMaker(runner, self._folder, path, options.project_rows).make(source)

    def _write_files(self, runner: Optional[Runner], table: Table,
                     report: Dict[str, object]) -> None:
        options = self._options
        pairs = pair_lines(runner)
        groups = group_lines(runner, table.reference is not None)
        if options.pairs_table is not None:
            pairs.write_table(self._spark, options.pairs_table)
        groups_table = options.groups_table
        if groups_table is None and options.cleaned is not None:
            groups_table = join(self._store.folder, "groups-table")
        if groups_table is not None:
            groups.write_table(self._spark, groups_table)
        if options.cleaned is not None:
            row = column_of(self._frame.columns, options.row, "table")
            write_cleaned(self._spark, self._frame, row, groups_table,
                          table.reference is not None, options.cleaned)
        for lines, path in ((pairs, options.pairs), (groups, options.groups)):
            if path is not None:
                lines.write_csv(self._files, path)
        if options.report is not None:
            self._files.write_json(options.report, report)


def usual_parts(rows: int, cores: int) -> int:
    """Returns into how many parts the rows are divided."""
    return max(4 * cores, -(-rows // _ROWS_OF_PART))


def usual_ranges(rows: int) -> int:
    """Returns into how many ranges the keys of a band are divided, a power of two."""
    ranges = 1
    while ranges * _ROWS_OF_RANGE < rows:
        ranges *= 2
    return ranges


def _identity_of(plan: Plan) -> Dict[str, object]:
    return {"recipe": plan.recipe, "worker": plan.version,
            "columns": [plan.compare, plan.same, plan.id]}


def _load_recipe(path: str) -> dict:
    try:
        recipe = json.loads(_read_text(path))
    except OSError as error:
        raise UsageError(f'There is no recipe "{path}"; check its name and folder.') from error
    except ValueError as error:
        raise UsageError(f'The recipe "{path}" is not JSON: {error}.') from error
    if not isinstance(recipe, dict):
        raise UsageError(f'The recipe "{path}" is not a JSON object.')
    return recipe


def _read_text(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def session():
    """Returns the session of spark-submit, or a new one."""
    try:
        from pyspark.sql import SparkSession
    except ImportError as error:
        raise Error("pyspark is not installed. Run pip install pyspark, or start the script with "
                    "spark-submit.") from error
    return SparkSession.builder.appName("shinglescope").getOrCreate()

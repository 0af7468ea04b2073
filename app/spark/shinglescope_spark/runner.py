# SPDX-License-Identifier: MIT
"""Runs stages: reads the blocks of earlier ones, runs a step, stores and checks its output."""

import os
import re
import time
from contextlib import contextmanager
from typing import Callable, Dict, Iterator, List, Optional, Sequence, Tuple

from shinglescope_spark import kinds
from shinglescope_spark.blocks import (BLOCK_SETTINGS, add_counts, add_values, read_blocks,
                                       settings_of, stream_blocks, sum_blocks, to_tasks,
                                       write_blocks)
from shinglescope_spark.checks import check_equations, check_sums
from shinglescope_spark.errors import Error
from shinglescope_spark.frames import BLOCK_DDL, Sums
from shinglescope_spark.native import Native
from shinglescope_spark.shipping import Shipping
from shinglescope_spark.stages import (DRIVER, FILE_OPTIONS, MAP, ONE_TASK, Facts, Input, Stage)
from shinglescope_spark.store import Manifest, Store
from shinglescope_spark.table import Table
from shinglescope_spark.worker import TaskSettings, task_of

FAULT_VARIABLE = "SHINGLESCOPE_SPARK_FAULT"
# The driver receives one partition at a time, so partitions are small.
STREAM_SETTINGS = {**BLOCK_SETTINGS, "spark.sql.files.maxPartitionBytes": str(16 << 20)}


class Runner:
    """Runs the stages of one run, or takes them from WORK if an earlier run completed them."""

    def __init__(self, spark, store: Store, native: Native, shipping: Shipping, table: Table,
                 facts: Facts, folder: str, memory: Optional[int] = None,
                 log: Callable[[str], None] = lambda text: None) -> None:
        self.spark = spark
        self.store = store
        self.native = native
        self.table = table
        self.facts = facts
        self.done: Dict[str, Manifest] = {}
        self.folders: Dict[str, str] = {}
        self._shipping = shipping
        self._temporary = folder
        self._memory = memory
        self._log = log
        self._side_files: Dict[str, str] = {}
        self._bits: Dict[str, int] = {}
        self._stages: Dict[str, Stage] = {}
        self._goes_on = True

    def run(self, stages: Sequence[Stage]) -> None:
        """Runs all stages whose condition holds, one after the other."""
        for number, stage in enumerate(stages, 1):
            self._stages[stage.name] = stage
            if not stage.when(self.facts):
                continue
            self.folders[stage.name] = f"{number:02d}-{stage.name}"
            self._complete(stage, f"Stage {number} of {len(stages)}, {stage.name}")

    def _complete(self, stage: Stage, title: str) -> None:
        folder = self.folders[stage.name]
        manifest = self.store.load(folder) if self._goes_on else None
        if manifest is not None:
            self._accept(stage, manifest)
            self._log(f"{title}: complete since an earlier run.")
            return
        # A later stage of an earlier run may have read other blocks.
        self._goes_on = False
        self.store.files.delete(self.store.path(folder))
        with described(self.spark, title):
            manifest = self._run(stage)
        self._accept(stage, manifest)
        self.store.save(folder, manifest)
        self._log(f"{title}: {manifest.seconds:.1f} s.")

    def _accept(self, stage: Stage, manifest: Manifest) -> None:
        """Makes a stage part of the run if its counts agree with those of earlier stages."""
        self.done[stage.name] = manifest
        self.facts.values[stage.name] = manifest.values
        self.facts.caps = manifest.caps or self.facts.caps
        self.facts.form = manifest.form or self.facts.form
        if stage.step in ("score", "link"):
            self.facts.link_bytes = manifest.sums_of((kinds.LINKS,)).bytes
        check_equations(stage, self.done, self.facts, self._bits)

    def _run(self, stage: Stage) -> Manifest:
        if stage.name == "expand":
            self.facts.form = self.facts.choose_form("count" in self.done)
        started = time.monotonic()
        run = self._run_caps if stage.place == DRIVER else self._run_tasks
        manifest = run(stage)
        manifest.seconds = round(time.monotonic() - started, 3)
        return manifest

    # Steps that Spark runs.

    def _run_tasks(self, stage: Stage) -> Manifest:
        settings = self._task_settings(stage)
        folder = self.folders[stage.name]
        path = self.store.path(folder)
        tasks = self._tasks(stage)
        with settings_of(self.spark, self._session_settings(stage)):
            frame = self._input(stage)
            if tasks is not None:
                frame = to_tasks(frame, tasks)
            try:
                write_blocks(frame.mapInArrow(task_of(settings), BLOCK_DDL), path)
            except Exception as error:
                raise error_of_spark(error, stage.name) from error
        return self._check(stage, tasks)

    def _session_settings(self, stage: Stage) -> Dict[str, str]:
        return self.table.settings if stage.reads_table else BLOCK_SETTINGS

    def _tasks(self, stage: Stage) -> Optional[int]:
        if stage.place == MAP:
            return None
        if stage.place == ONE_TASK:
            return 1
        size = sum(self.done[each.stage].sums_of(each.kinds).bytes for each in self._inputs(stage))
        parts = min(stage.parts or self.facts.parts, self.facts.parts)
        return max(1, min(parts, -(-size // self.facts.task_bytes)))

    def _input(self, stage: Stage):
        if stage.reads_table:
            return self.table.frame
        frames = [self._read(each) for each in self._inputs(stage)]
        whole = frames[0]
        for frame in frames[1:]:
            whole = whole.union(frame)
        return whole

    def _inputs(self, stage: Stage) -> List[Input]:
        """Returns the inputs without those of stages that were left out."""
        sources = [each.source(self.done) for each in stage.inputs]
        return [each for each in sources if each.stage in self.done]

    def _read(self, source: Input):
        folder, manifest = self.folders[source.stage], self.done[source.stage]
        self.store.check_files(folder, manifest)
        return read_blocks(self.spark, self.store.paths(folder, manifest), source.kinds)

    def _check(self, stage: Stage, tasks: Optional[int]) -> Manifest:
        """Returns the manifest of a stage, whose files were compared with the workers' counts."""
        folder = self.folders[stage.name]
        sizes = self.store.files.list_sizes(self.store.path(folder))
        manifest = Manifest(stage.name, stage.step, files=sizes)
        with settings_of(self.spark, BLOCK_SETTINGS):
            found, counts = sum_blocks(self.spark, self.store.paths(folder, manifest))
        manifest.sums = found
        manifest.inputs = add_counts(counts, "in")
        manifest.values = add_values(counts)
        manifest.tasks = len(counts)
        manifest.peak_memory_bytes = max((each.get("peak_memory_bytes", 0) for each in counts),
                                         default=0)
        if stage.name == "expand":
            manifest.form = self.facts.form
        check_sums(stage.name, "its files", add_counts(counts, "out"), found)
        check_sums(stage.name, "its input", self._expected_input(stage, manifest), manifest.inputs)
        if tasks is not None and tasks != len(counts):
            raise Error(f"The stage {stage.name} has {tasks} tasks, but {len(counts)} of them left "
                        "their counts. No result was written. Start the run again.")
        return manifest

    def _expected_input(self, stage: Stage, manifest: Manifest) -> Dict[int, Sums]:
        if stage.reads_table:
            return {kinds.ROWS: self._expected_rows(manifest)}
        expected: Dict[int, Sums] = {}
        for source in self._inputs(stage):
            for kind in source.kinds:
                sums = self.done[source.stage].sums_of((kind,))
                expected[kind] = expected.get(kind, Sums()).plus(sums)
        return {kind: sums for kind, sums in expected.items() if sums.frames}

    def _expected_rows(self, manifest: Manifest) -> Sums:
        if self.table.sums is not None:
            return self.table.sums
        # How Spark cuts a table into frames is not known before.
        found = manifest.inputs.get(kinds.ROWS, Sums())
        return Sums(found.frames, self.table.rows, found.bytes)

    # Steps that the driver runs.

    def _run_caps(self, stage: Stage) -> Manifest:
        source = self._inputs(stage)[0]
        sums = self.done[source.stage].sums_of(source.kinds)
        with settings_of(self.spark, STREAM_SETTINGS):
            caps = self.native.caps(stream_blocks(self._read(source)), sums,
                                    self.native.options(*self._options(stage)))
        inputs = {kind: self.done[source.stage].sums_of((kind,)) for kind in source.kinds}
        return Manifest(stage.name, stage.step, inputs=inputs, caps=caps)

    def side_file(self, name: str) -> str:
        """Returns the path of the bits or stop shingles of a stage, as the worker reads them."""
        if name not in self._side_files:
            stage = self._stages[name]
            path = os.path.join(self._temporary, f"{name}.side")
            kind = kinds.BITS if stage.step == "bits" else kinds.STOPS
            expected = self.done[name].sums_of((kind,))
            options = self.native.options(*self._options(stage))
            with settings_of(self.spark, STREAM_SETTINGS):
                frames = stream_blocks(self._read(Input(name, (kind,))))
                if kind == kinds.BITS:
                    self._bits[name] = self.native.write_bitmap(
                        path, stage.rows or self.facts.rows, frames, expected, options)
                else:
                    self.native.write_stops(path, frames, expected, options)
            self._side_files[name] = path
        return self._side_files[name]

    # Options.

    def _task_settings(self, stage: Stage) -> TaskSettings:
        files = [("--recipe", self._shipping.send(self.native.recipe))]
        for option in stage.options:
            name, _, source = option.partition("=")
            if name in FILE_OPTIONS:
                files.append((f"--{name}", self._shipping.send(self.side_file(source))))
        return TaskSettings(stage.step, self._shipping.send(self.native.program),
                            tuple(self._options(stage)), tuple(files),
                            reads_table=stage.reads_table and not self.table.is_blocks,
                            faults=faults_of(stage.name))

    def _options(self, stage: Stage) -> List[str]:
        """Returns the options of a step without those that name files."""
        rows = stage.rows or self.facts.rows
        options = ["--parts", str(self.facts.parts), "--rows", str(rows)]
        if self.facts.reference is not None:
            options += ["--reference", str(self.facts.reference)]
        for option in stage.options:
            name, _, value = option.partition("=")
            if name not in FILE_OPTIONS:
                options += self._option(name, value)
        if self._memory is not None and stage.place != DRIVER:
            options += ["--memory", str(self._memory)]
        return options

    def _option(self, name: str, value: str) -> Tuple[str, ...]:
        facts = self.facts
        if not value:
            value = {"ranges": lambda: str(facts.ranges),
                     "texts": lambda: str(facts.value("classes", "texts")),
                     "caps": lambda: ",".join(map(str, facts.caps or [])),
                     "form": lambda: facts.form}[name]()
        return f"--{name}", value


@contextmanager
def described(spark, text: str) -> Iterator[None]:
    """Names the jobs of Spark in its web page and its event log for a while."""
    context, name = spark.sparkContext, "spark.job.description"
    before = context.getLocalProperty(name)
    context.setLocalProperty(name, f"Shinglescope: {text}")
    try:
        yield
    finally:
        context.setLocalProperty(name, before)


def faults_of(stage: str) -> Tuple[Tuple[int, str], ...]:
    """Returns what a test wants to happen in tasks of a stage.

    The variable contains items of the form STAGE:TASK:FAULT, separated by commas.
    """
    items = [item.split(":") for item in os.environ.get(FAULT_VARIABLE, "").split(",") if item]
    return tuple((int(task), fault) for name, task, fault in items if name == stage)


def error_of_spark(error: BaseException, stage: str) -> Error:
    """Returns the error of a worker or of this package that Spark's message contains."""
    text = str(error)
    java = getattr(error, "java_exception", None)
    if java is not None:
        text += "\n" + str(java.toString())
    own = re.search(r"shinglescope_spark\.errors\.\w+: (.+)", text)
    if own:
        return Error(f"{own[1].strip()} No result was written.")
    causes = re.findall(r"Caused by: [\w.$]+: (.+)", text)
    # The error of Python is the first line of a traceback that is not indented.
    causes += re.findall(r"Traceback \(most recent call last\):\n(?:\s.*\n)*(\S.*)", text)[-1:]
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    reason = (causes[-1:] or lines[:1] or [type(error).__name__])[0].strip().rstrip(".") + "."
    return Error(f"Spark could not complete the stage {stage}: {reason} Start the run again with "
                 "the same WORK to go on from here.")

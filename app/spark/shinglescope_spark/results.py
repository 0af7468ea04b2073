# SPDX-License-Identifier: MIT
"""The results of a run: CSV files in one piece, tables of Spark, and the report.

The lines come from the worker. This module joins them in order, and counts them once more.
"""

from typing import Dict, Optional

from shinglescope_spark import kinds
from shinglescope_spark.blocks import BLOCK_SETTINGS, read_blocks, settings_of, stream_blocks
from shinglescope_spark.errors import Error
from shinglescope_spark.frames import Sums
from shinglescope_spark.runner import STREAM_SETTINGS, Runner

PAIRS_HEADER = "row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union\n"
GROUPS_HEADER = "row,group\n"
MATCHES_HEADER = "row,matches\n"
PAIRS_DDL = ("row_a long, row_b long, id_a string, id_b string, jaccard double, estimate double, "
             "shared_bands long, intersection long, union long")
_BYTES_AT_ONCE = 16 << 20


class Lines:
    """The lines that a stage wrote, as a CSV file or as a table."""

    def __init__(self, runner: Optional[Runner], stage: str, kind: int, header: str,
                 ddl: str) -> None:
        """Refers to the lines of a kind; without a runner there are none."""
        self._runner = runner
        self._stage = stage
        self._kind = kind
        self._header = header
        self._ddl = ddl

    @property
    def sums(self) -> Sums:
        return self._runner.done[self._stage].sums_of((self._kind,)) if self._runner else Sums()

    def write_csv(self, files, path: str) -> None:
        """Writes the lines in their order to one file, which appears when it is complete."""
        written = Sums()
        with files.write_whole(path) as write:
            write(self._header.encode())
            for frame in self._frames():
                write(frame.payload())
                written.add(frame)
            if written != self.sums:
                raise Error(f"The lines for {path} were cut off: there should be {self.sums}, but "
                            f"there are {written}. Start the run again with the same WORK.")

    def _frames(self):
        if not self._runner:
            return
        pieces = max(1, self.sums.bytes // _BYTES_AT_ONCE)
        settings = {**STREAM_SETTINGS, "spark.sql.shuffle.partitions": str(pieces)}
        with settings_of(self._runner.spark, settings):
            yield from stream_blocks(self._blocks().orderBy("part", "place"))

    def _blocks(self):
        runner = self._runner
        folder, manifest = runner.folders[self._stage], runner.done[self._stage]
        runner.store.check_files(folder, manifest)
        return read_blocks(runner.spark, runner.store.paths(folder, manifest), (self._kind,))

    def write_table(self, spark, path: str) -> None:
        """Writes the lines as a Parquet table."""
        if not self._runner:
            spark.createDataFrame([], self._ddl).write.mode("overwrite").parquet(path)
            return
        with settings_of(spark, BLOCK_SETTINGS):
            table = self._blocks().mapInArrow(parser_of(self._header), self._ddl)
            table.write.mode("overwrite").parquet(path)
        rows = spark.read.parquet(path).count()
        if rows != self.sums.count:
            raise Error(f'The table "{path}" has {rows} rows instead of {self.sums.count}. Start '
                        "the run again with the same WORK.")


def parser_of(header: str):
    """Returns the function that turns blocks of lines into batches of a table."""

    def run(batches):
        from shinglescope_spark.results import parse_blocks

        return parse_blocks(header, batches)

    return run


def parse_blocks(header: str, batches):
    """Yields the lines of blocks as batches with the columns of a header."""
    import pyarrow as pa
    from pyarrow import csv

    from shinglescope_spark.frames import frames_of_blocks

    texts, fractions = ("id_a", "id_b"), ("jaccard", "estimate")
    names = header.strip().split(",")
    types = {name: pa.string() if name in texts
             else pa.float64() if name in fractions else pa.int64() for name in names}
    reading = csv.ReadOptions(use_threads=False, column_names=names, block_size=16 << 20)
    parsing = csv.ParseOptions(newlines_in_values=True)
    converting = csv.ConvertOptions(column_types=types, null_values=[""], strings_can_be_null=False)
    for batch in batches:
        for frame in frames_of_blocks(batch):
            if frame.count:
                table = csv.read_csv(pa.BufferReader(pa.py_buffer(frame.payload())), reading,
                                     parsing, converting)
                yield from table.to_batches()


def pair_lines(runner: Optional[Runner]) -> Lines:
    return Lines(runner, "lines", kinds.LINES, PAIRS_HEADER, PAIRS_DDL)


def group_lines(runner: Optional[Runner], has_reference: bool) -> Lines:
    """Returns the lines of groups, or with a reference those of the rows with matches in it."""
    if has_reference:
        return Lines(runner, "lines", kinds.MATCHES, MATCHES_HEADER, "row long, matches long")
    return Lines(runner, "groups", kinds.LINES, GROUPS_HEADER, "row long, group long")


def write_cleaned(spark, frame, row: str, groups_path: str, has_reference: bool,
                  path: str) -> None:
    """Writes a table without the repeats: the smallest row of each group stays.

    With a reference, the rows with matches in it are left out.
    """
    from pyspark.sql import functions as F

    groups = spark.read.parquet(groups_path)
    repeats = groups.select("row")
    if not has_reference:
        kept = groups.groupBy("group").agg(F.min("row").alias("row")).select("row")
        repeats = repeats.join(kept, "row", "left_anti")
    repeats = repeats.withColumnRenamed("row", "shinglescope_row")
    number = frame[row].cast("long")
    frame.join(repeats, number == repeats["shinglescope_row"], "left_anti").write.mode(
        "overwrite").parquet(path)


def report_of(runner: Optional[Runner], rows: int, reference: Optional[int]) -> Dict[str, object]:
    """Returns the counts, the times and the stages of a run."""
    report: Dict[str, object] = {"rows": rows if reference is None else reference}
    if reference is not None:
        report["reference_rows"] = rows - reference
    if runner is None:
        return {**report, "texts": 0, "pairs": 0, "pairs_form": "all", "groups": 0,
                "rows_in_groups": 0, "stages": []}
    facts, done = runner.facts, runner.done
    report.update({
        "texts": facts.value("classes", "texts"),
        "texts_without_shingles": facts.value("sign", "without_shingles"),
        "shingles": facts.value("sign", "shingles"),
        "candidates": facts.value("unique", "candidates"),
        "pairs_of_texts": facts.value("link" if facts.is_links else "score", "scored"),
        "pairs": pair_lines(runner).sums.count,
        "pairs_form": facts.form,
        "capped_buckets": facts.value("buckets", "capped_buckets")
        + facts.value("pairs", "capped_buckets"),
        "pairs_in_capped_buckets": facts.value("buckets", "capped_pairs")
        + facts.value("pairs", "capped_pairs"),
    })
    if facts.has_stops:
        report["stop_shingles"] = facts.value("stops", "stop_shingles")
    if reference is None:
        report["groups"] = facts.value("groups", "groups")
        report["rows_in_groups"] = facts.value("groups", "rows_in_groups")
    else:
        report["matched_rows"] = group_lines(runner, True).sums.count
    report["parts"], report["ranges"] = facts.parts, facts.ranges
    report["seconds"] = round(sum(each.seconds for each in done.values()), 3)
    report["stages"] = [_stage_report(each) for each in done.values()]
    return report


def _stage_report(manifest) -> Dict[str, object]:
    sums = {kinds.NAMES[kind]: {"frames": each.frames, "count": each.count, "bytes": each.bytes}
            for kind, each in sorted(manifest.sums.items())}
    return {"name": manifest.name, "seconds": manifest.seconds, "tasks": manifest.tasks,
            "peak_memory_bytes": manifest.peak_memory_bytes, "written": sums,
            "values": manifest.values}

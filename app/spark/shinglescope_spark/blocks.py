# SPDX-License-Identifier: MIT
"""Blocks in Spark: settings, the way of each part to its task, and the sums of what was written."""

import json
from contextlib import contextmanager
from typing import Dict, Iterator, List, Sequence, Tuple

from shinglescope_spark import kinds
from shinglescope_spark.frames import BLOCK_DDL, Frame, Sums

# A block has up to 8 MiB, so batches of blocks are small, and so are the row groups of Parquet.
BLOCKS_AT_ONCE = 16
BLOCK_SETTINGS = {
    "spark.sql.adaptive.enabled": "false",
    "spark.sql.shuffle.partitions": "1",
    "spark.sql.execution.arrow.maxRecordsPerBatch": str(BLOCKS_AT_ONCE),
    # The reader of columns would hold a batch of blocks; the reader of rows holds one.
    "spark.sql.parquet.enableVectorizedReader": "false",
    "spark.sql.files.ignoreCorruptFiles": "false",
    "spark.sql.files.ignoreMissingFiles": "false",
}
_WRITING = {
    "compression": "snappy",
    "parquet.enable.dictionary": "false",
    "parquet.block.size": str(32 << 20),
    "parquet.page.size.row.check.min": "1",
    "parquet.page.size.row.check.max": "64",
    "parquet.block.size.row.check.min": "1",
    "parquet.block.size.row.check.max": "64",
}


@contextmanager
def settings_of(spark, settings: Dict[str, str]) -> Iterator[None]:
    """Sets the session's configuration for a while, and restores the user's afterwards."""
    before = {name: spark.conf.get(name, None) for name in settings}
    try:
        for name, value in settings.items():
            spark.conf.set(name, value)
        yield
    finally:
        for name, value in before.items():
            if value is None:
                spark.conf.unset(name)
            else:
                spark.conf.set(name, value)


def read_blocks(spark, paths: Sequence[str], wanted: Sequence[int]):
    """Returns the blocks of some kinds in files."""
    from pyspark.sql import functions as F

    frame = spark.read.schema(BLOCK_DDL).parquet(*paths)
    return frame.where(F.col("kind").isin(*wanted))


def write_blocks(frame, path: str) -> None:
    frame.write.mode("overwrite").options(**_WRITING).parquet(path)


def to_tasks(frame, tasks: int):
    """Moves all blocks of a part to the task part modulo tasks, where parts ascend."""
    from pyspark.sql import functions as F

    if tasks == 1:
        return frame.repartition(1).sortWithinPartitions("part")
    numbers = F.array(*map(F.lit, numbers_of_tasks(tasks)))
    number = F.element_at(numbers, (F.col("part") % F.lit(tasks) + F.lit(1)).cast("int"))
    return frame.repartition(tasks, number).sortWithinPartitions("part")


def numbers_of_tasks(tasks: int) -> List[int]:
    """Returns for each task a number that Spark's repartition() sends to it.

    If Spark hashed numbers in another way, parts would still stay whole, but share tasks.
    """
    numbers: Dict[int, int] = {}
    number = 0
    while len(numbers) < tasks:
        numbers.setdefault(spark_hash(number) % tasks, number)
        number += 1
    return [numbers[task] for task in range(tasks)]


def spark_hash(number: int) -> int:
    """Returns Spark's hash() of an int, which is Murmur3 with the seed 42."""
    word = number * 0xCC9E2D51 & 0xFFFFFFFF
    word = (word << 15 | word >> 17) & 0xFFFFFFFF
    value = 42 ^ (word * 0x1B873593 & 0xFFFFFFFF)
    value = (value << 13 | value >> 19) & 0xFFFFFFFF
    value = (value * 5 + 0xE6546B64) & 0xFFFFFFFF
    value ^= 4
    value = (value ^ value >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    value = (value ^ value >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    value ^= value >> 16
    return value - 2**32 if value >= 2**31 else value


def sum_blocks(spark, paths: Sequence[str]) -> Tuple[Dict[int, Sums], List[dict]]:
    """Returns the sums of each kind in files, and the counts that the tasks wrote."""
    from pyspark.sql import functions as F

    is_counts = F.col("kind") == kinds.COUNTS
    rows = (spark.read.schema(BLOCK_DDL).parquet(*paths).groupBy("kind")
            .agg(F.count(F.lit(1)), F.sum("count"), F.sum(F.length("data")),
                 F.collect_list(F.when(is_counts, F.col("data"))))
            .collect())
    sums = {kind: Sums(frames, count, size) for kind, frames, count, size, _ in rows}
    counts = [json.loads(bytes(each)) for row in rows if row[0] == kinds.COUNTS for each in row[4]]
    sums.pop(kinds.COUNTS, None)
    return sums, counts


def add_counts(counts: Sequence[dict], side: str) -> Dict[int, Sums]:
    """Returns the sums of each kind over the counts of tasks; `side` is "in" or "out"."""
    total: Dict[int, Sums] = {}
    for each in counts:
        for name, sums in each[side].items():
            kind = kinds.number_of(name)
            if kind in (kinds.COUNTS, kinds.END):
                continue
            one = Sums(sums["frames"], sums["count"], sums["bytes"])
            total[kind] = total.get(kind, Sums()).plus(one)
    return {kind: sums for kind, sums in total.items() if sums.frames}


def add_values(counts: Sequence[dict]) -> Dict[str, int]:
    """Returns the sums of the values over the counts of tasks, and the largest of "largest_..."."""
    total: Dict[str, int] = {}
    for each in counts:
        for name, value in each["values"].items():
            if name.startswith("largest_"):
                total[name] = max(total.get(name, 0), value)
            else:
                total[name] = total.get(name, 0) + value
    return total


def stream_blocks(frame) -> Iterator[Frame]:
    """Yields blocks to the driver, one partition after the other, in their order."""
    columns = frame.select("part", "kind", "count", "digest", "data", "place")
    for row in columns.toLocalIterator(prefetchPartitions=False):
        yield Frame(row[1], row[0], row[2], row[3] & (2**64 - 1), (bytes(row[4]),))

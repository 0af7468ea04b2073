# SPDX-License-Identifier: MIT
"""The table of a run: a table of Spark with row numbers, or a file that the worker reads."""

import hashlib
import os
import tempfile
from dataclasses import dataclass, field
from typing import Dict, Iterator, List, Optional, Sequence, Tuple

from shinglescope_spark import kinds
from shinglescope_spark.blocks import BLOCK_SETTINGS, read_blocks
from shinglescope_spark.errors import UsageError
from shinglescope_spark.files import Files, join
from shinglescope_spark.frames import Frame, Sums, gather_blocks, shift_rows
from shinglescope_spark.native import Native, Plan
from shinglescope_spark.store import Manifest, Store

ROWS_AT_ONCE = 20_000
_BYTES_AT_ONCE = 16 << 20
_PIECE_BYTES = 16 << 20
ROWS_FOLDER = "00-rows"
_WHOLE_NUMBERS = ("tinyint", "smallint", "int", "bigint")


@dataclass
class Table:
    """What a stage that reads the table needs; `identity` recognizes the table in a later run."""

    rows: int
    reference: Optional[int]
    identity: Dict[str, object]
    frame: object
    is_blocks: bool
    settings: Dict[str, str] = field(default_factory=dict)
    sums: Optional[Sums] = None


# A table of Spark.


def read_table(spark, path: str, form: str):
    """Returns the table in a path, in a format of Spark."""
    reader = spark.read.format(form)
    if form == "csv":
        reader = reader.options(header=True, multiLine=True, escape='"')
    return reader.load(path)


def table_of_spark(spark, frame, against, row: str, plan: Plan,
                   rows_at_once: int = ROWS_AT_ONCE) -> Table:
    """Returns a table of Spark after the check of its row numbers; `against` may be None."""
    data = select_cells(frame, row, plan.columns, "table")
    checked = _check_rows(spark, data, row, "table")
    rows, reference, identity = checked.rows, None, {"table": checked.digest}
    size = checked.size
    if against is not None:
        from pyspark.sql import functions as F

        other = select_cells(against, row, plan.columns, "reference")
        second = _check_rows(spark, other, row, "reference")
        reference = rows
        data = data.union(other.withColumn("row", F.col("row") + F.lit(rows)))
        rows += second.rows
        size += second.size
        identity["against"] = second.digest
    at_once = max(1, min(rows_at_once, _BYTES_AT_ONCE * rows // max(1, size)))
    settings = {"spark.sql.adaptive.enabled": "false",
                "spark.sql.execution.arrow.maxRecordsPerBatch": str(at_once)}
    return Table(rows, reference, identity, data, False, settings)


def column_of(names: Sequence[str], wanted: str, what: str) -> str:
    """Returns the column with a name or with a number from 1, such as "2" or "#2"."""
    if wanted in names:
        return wanted
    number = wanted[1:] if wanted.startswith("#") else wanted
    if number.isdigit() and 1 <= int(number) <= len(names):
        return names[int(number) - 1]
    raise UsageError(f'There is no column "{wanted}" in the {what}; its columns are '
                     f'{", ".join(names)}.')


def select_cells(frame, row: str, columns: Sequence[str], what: str):
    """Returns the rows as `row`, and the cells as texts."""
    from pyspark.sql import functions as F

    row = column_of(frame.columns, row, what)
    kind = dict(frame.dtypes)[row]
    if kind not in (*_WHOLE_NUMBERS, "string"):
        raise UsageError(f'The column "{row}" of the {what} has the type {kind}. Give a column of '
                         "whole numbers that counts the rows from 0.")
    number = F.expr(f"try_cast({_quoted(row)} AS BIGINT)").alias("row")
    cells = [F.coalesce(F.expr(_quoted(column_of(frame.columns, name, what))).cast("string"),
                        F.lit("")).alias(f"cell_{place}")
             for place, name in enumerate(columns)]
    return frame.select(number, *cells)


def _quoted(name: str) -> str:
    return "`" + name.replace("`", "``") + "`"


@dataclass
class _Checked:
    rows: int
    digest: str
    size: int


def _check_rows(spark, frame, name: str, what: str) -> _Checked:
    """Checks that the rows are 0 to n - 1, each once, without moving them.

    The sums of the rows' hashes are compared with those of 0 to n - 1. The sums of the hashes of
    rows and cells recognize the table in a later run.
    """
    from pyspark.sql import functions as F

    cells = frame.columns[1:]
    size = sum((F.octet_length(each) for each in cells), F.lit(0))
    found = frame.agg(F.count(F.lit(1)), F.count("row"), F.min("row"), F.max("row"),
                      F.sum(size.cast("long")), *_hash_sums("row"),
                      *_hash_sums("row", *cells)).first()
    rows, numbered, least, most, size = found[:5]
    if rows == 0:
        return _Checked(0, "", 0)
    ordered = spark.range(rows).agg(*_hash_sums("id")).first()
    if (numbered, least, most) != (rows, 0, rows - 1) or tuple(found[5:8]) != tuple(ordered):
        raise UsageError(_wrong_rows(frame, name, what, rows, numbered, least, most))
    return _Checked(rows, "-".join(format(each, "x") for each in (rows, *found[8:11])), size)


def _hash_sums(*columns: str) -> list:
    """Returns three sums of parts of a hash, which do not overflow below 2^39 rows."""
    from pyspark.sql import functions as F

    value = F.xxhash64(*columns)
    part = F.lit((1 << 20) - 1).cast("long")
    return [F.sum(F.shiftrightunsigned(value, 40)),
            F.sum(F.shiftrightunsigned(value, 20).bitwiseAND(part)),
            F.sum(value.bitwiseAND(part))]


def _wrong_rows(frame, name: str, what: str, rows: int, numbered: int, least, most) -> str:
    from pyspark.sql import functions as F

    rule = f'The column "{name}" of the {what} must number its {rows} rows from 0 to {rows - 1}'
    if numbered != rows:
        return f"{rule}, but {rows - numbered} rows have no whole number in it."
    if least < 0 or most > rows - 1:
        return f"{rule}, but its numbers go from {least} to {most}."
    twice = frame.groupBy("row").count().where(F.col("count") > 1).orderBy("row").first()
    return f"{rule}, each once, but {twice[0]} occurs {twice[1]} times." if twice else f"{rule}."


# A file that the worker reads.


def table_of_file(spark, native: Native, store: Store, path: str, against: Optional[str],
                  reading: Sequence[str], log) -> Table:
    """Returns the table of a file, whose rows become the blocks of the first stage."""
    identity: Dict[str, object] = {"table": digest_of_path(path), "reading": list(reading)}
    if against is not None:
        identity["against"] = digest_of_path(against)
    store.check_identity({"against": None, **identity})
    manifest = store.load(ROWS_FOLDER) if store.load_identity() is not None else None
    if manifest is None:
        log("Reading the table.")
        manifest = _store_rows(native, store, path, against, reading)
    sums = manifest.sums_of((kinds.ROWS,))
    reference = manifest.values["reference"] if against is not None else None
    paths = store.paths(ROWS_FOLDER, manifest)
    frame = read_blocks(spark, paths, (kinds.ROWS,)) if paths else None
    return Table(sums.count, reference, identity, frame, True, dict(BLOCK_SETTINGS), sums)


def digest_of_path(path: str) -> str:
    """Returns the SHA-256 of a file, or of the names and contents of a folder."""
    if not os.path.exists(path):
        raise UsageError(f'There is no file "{path}"; check its name and folder.', 1)
    whole = hashlib.sha256()
    for name in _files_below(path):
        whole.update(os.path.relpath(name, path).encode("utf-8", "surrogateescape") + b"\0")
        with open(name, "rb") as file:
            one = hashlib.sha256()
            for data in iter(lambda: file.read(1 << 20), b""):
                one.update(data)
        whole.update(one.digest())
    return whole.hexdigest()


def _files_below(path: str) -> List[str]:
    if not os.path.isdir(path):
        return [path]
    return sorted(os.path.join(folder, name) for folder, _, names in os.walk(path)
                  for name in names)


def _store_rows(native: Native, store: Store, path: str, against: Optional[str],
                reading: Sequence[str]) -> Manifest:
    # The folder may contain the rows of a broken run.
    store.files.delete(store.path(ROWS_FOLDER))
    store.files.make_folder(store.path(ROWS_FOLDER))
    sums, values = Sums(), {}

    def rows() -> Iterator[Frame]:
        for frame in _data_frames(native.rows(path, reading)):
            sums.add(frame)
            yield frame
        values["reference"] = sums.count
        if against is not None:
            for frame in _data_frames(native.rows(against, reading)):
                sums.add(frame)
                yield shift_rows(frame, values["reference"])

    _write_pieces(store.files, store.path(ROWS_FOLDER), rows())
    manifest = Manifest("rows", "rows", {kinds.ROWS: sums} if sums.frames else {}, values=values,
                        files=store.files.list_sizes(store.path(ROWS_FOLDER)))
    store.save(ROWS_FOLDER, manifest)
    return manifest


def _data_frames(frames) -> Iterator[Frame]:
    return (frame for frame in frames if frame.kind != kinds.COUNTS)


def _write_pieces(files: Files, folder: str, frames: Iterator[Frame]) -> None:
    """Writes frames as Parquet files of bounded size, each complete before it is moved there."""
    import pyarrow.parquet as parquet

    local = files.local(folder)
    with tempfile.TemporaryDirectory(dir=local or None, prefix=".pieces-") as temporary:
        for number, batches in enumerate(_pieces(gather_blocks(frames))):
            name = f"part-{number:05d}.parquet"
            path = os.path.join(temporary, name)
            with parquet.ParquetWriter(path, batches[0].schema, compression="snappy",
                                       use_dictionary=False, write_statistics=False) as writer:
                for batch in batches:
                    writer.write_batch(batch)
            files.move_from_local(path, join(folder, name))


def _pieces(batches) -> Iterator[Tuple]:
    waiting, size = [], 0
    for batch in batches:
        waiting.append(batch)
        size += batch.nbytes
        if size >= _PIECE_BYTES:
            yield tuple(waiting)
            waiting, size = [], 0
    if waiting:
        yield tuple(waiting)

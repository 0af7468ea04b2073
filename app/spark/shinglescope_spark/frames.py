# SPDX-License-Identifier: MIT
"""Frames between the driver and the native worker, as in docs/worker.md.

A stream consists of frames and ends with one frame of kind END, which contains their sums. Frames
pass through this package unchanged. The only frames that it makes are ROWS, from the columns of a
table, and END.
"""

import struct
import sys
from dataclasses import dataclass
from typing import BinaryIO, Iterable, Iterator, List, Sequence, Tuple, Union

from shinglescope_spark import kinds
from shinglescope_spark.errors import FrameError

Buffer = Union[bytes, bytearray, memoryview]

HEADER = struct.Struct("<4sHHIIQQQ")
SUMS = struct.Struct("<QQQ")
MAGIC = b"SSW1"
VERSION = 1
LARGEST_PAYLOAD = 8 << 20
USUAL_PAYLOAD = 1 << 20


@dataclass(frozen=True)
class Frame:
    """A header and a payload, which may consist of several buffers."""

    kind: int
    part: int
    count: int
    digest: int
    pieces: Tuple[Buffer, ...]

    @property
    def size(self) -> int:
        """Returns the bytes of the payload."""
        return sum(len(piece) for piece in self.pieces)

    def payload(self) -> Buffer:
        """Returns the payload as one buffer."""
        return self.pieces[0] if len(self.pieces) == 1 else b"".join(self.pieces)

    def header(self) -> bytes:
        """Returns the 40 bytes before the payload."""
        return HEADER.pack(MAGIC, VERSION, self.kind, self.part, 0, self.count, self.size,
                           self.digest)


@dataclass
class Sums:
    """The number of frames, their records and the bytes of their payloads."""

    frames: int = 0
    count: int = 0
    bytes: int = 0

    def add(self, frame: Frame) -> None:
        self.frames += 1
        self.count += frame.count
        self.bytes += frame.size

    def plus(self, other: "Sums") -> "Sums":
        return Sums(self.frames + other.frames, self.count + other.count, self.bytes + other.bytes)

    def __str__(self) -> str:
        return f"{self.frames} frames, {self.count} records and {self.bytes} bytes"


def end_frame(sums: Sums) -> Frame:
    """Returns the frame that ends a stream with these sums."""
    payload = SUMS.pack(sums.frames, sums.count, sums.bytes)
    return Frame(kinds.END, 0, 0, checksum_of_sums(payload), (payload,))


def checksum_of_sums(payload: bytes) -> int:
    """Returns the XXH3-64 of the 24 bytes of an END, the only checksum that is made here."""
    whole = 2**64 - 1
    total = SUMS.size * 0x9E3779B185EBCA87
    for place, secrets in ((0, (0xBE4BA423396CFEB8, 0x1CAD21F72C81017C)),
                           (8, (0xDB979083E96DD4DE, 0x1F67B3B7A4A44072))):
        low, high = struct.unpack_from("<QQ", payload, place)
        product = (low ^ secrets[0]) * (high ^ secrets[1])
        total += (product & whole) ^ (product >> 64)
    total &= whole
    total = (total ^ total >> 37) * 0x165667919E3779F9 & whole
    return total ^ total >> 32


def read_frames(stream: BinaryIO) -> Iterator[Frame]:
    """Yields the frames of a stream before its END.

    Raises FrameError if the stream is damaged, ends without END or has other sums than END says.
    """
    sums = Sums()
    while True:
        frame = _read_frame(stream)
        if frame.kind == kinds.END:
            break
        sums.add(frame)
        yield frame
    if frame != end_frame(sums):
        raise FrameError(f"A stream of frames contains {sums}, but its end says otherwise.")
    if stream.read(1):
        raise FrameError("A stream of frames goes on after its end.")


def _read_frame(stream: BinaryIO) -> Frame:
    magic, version, kind, part, zero, count, size, digest = HEADER.unpack(
        _read_exactly(stream, HEADER.size))
    if magic != MAGIC or zero != 0:
        raise FrameError("A stream of frames is damaged: a frame does not begin with SSW1.")
    if version != VERSION:
        raise FrameError(f"A frame has the version {version}, but this package reads {VERSION}. "
                         "Use the worker and the package of the same release.")
    if size > LARGEST_PAYLOAD:
        raise FrameError(f"A frame has {size} bytes, more than the largest size of 8 MiB.")
    return Frame(kind, part, count, digest, (_read_exactly(stream, size),))


def _read_exactly(stream: BinaryIO, size: int) -> bytes:
    data = stream.read(size)
    if len(data) == size:
        return data
    pieces = [data]
    missing = size - len(data)
    while missing:
        data = stream.read(missing)
        if not data:
            raise FrameError("A stream of frames is cut off: it has no end frame.")
        pieces.append(data)
        missing -= len(data)
    return b"".join(pieces)


# Arrow. pyarrow is imported where it is needed, so that a task without input does not load it.


def block_schema():
    """Returns the Arrow schema of blocks, as which Spark sees frames.

    `place` is the position of a frame in the output of its task: frames of one part stay in order.
    """
    import pyarrow as pa

    return pa.schema([("part", pa.int32()), ("kind", pa.int32()), ("count", pa.int64()),
                      ("digest", pa.int64()), ("data", pa.binary()), ("place", pa.int32())])


BLOCK_DDL = "part int, kind int, count long, digest long, data binary, place int"


def frames_of_blocks(batch) -> Iterator[Frame]:
    """Yields the frames that a batch of blocks contains, without a copy of their payloads."""
    names = batch.schema.names
    part, kind, count, digest = (batch.column(names.index(name)).to_pylist()
                                 for name in ("part", "kind", "count", "digest"))
    data = batch.column(names.index("data"))
    for index in range(batch.num_rows):
        yield Frame(kind[index], part[index], count[index], digest[index] & (2**64 - 1),
                    (memoryview(data[index].as_buffer()),))


def blocks_of_frames(frames: Sequence[Frame], place: int):
    """Returns a batch with a row for each frame; `place` is the position of the first."""
    import pyarrow as pa

    columns = [
        pa.array([frame.part for frame in frames], pa.int32()),
        pa.array([frame.kind for frame in frames], pa.int32()),
        pa.array([frame.count for frame in frames], pa.int64()),
        pa.array([_signed(frame.digest) for frame in frames], pa.int64()),
        pa.array([frame.payload() for frame in frames], pa.binary()),
        pa.array(range(place, place + len(frames)), pa.int32()),
    ]
    return pa.RecordBatch.from_arrays(columns, schema=block_schema())


def _signed(value: int) -> int:
    return value - 2**64 if value >= 2**63 else value


def gather_blocks(frames: Iterable[Frame], most_bytes: int = 4 << 20, most: int = 256):
    """Yields batches of blocks with at most `most` frames and about `most_bytes` bytes."""
    waiting: List[Frame] = []
    size = place = 0
    for frame in frames:
        if waiting and (size + frame.size > most_bytes or len(waiting) == most):
            yield blocks_of_frames(waiting, place)
            place += len(waiting)
            waiting, size = [], 0
        waiting.append(frame)
        size += frame.size
    if waiting:
        yield blocks_of_frames(waiting, place)


def frames_of_rows(batch) -> Iterator[Frame]:
    """Yields ROWS from a batch whose first column is the row and whose others are texts.

    The payloads refer to the buffers of the batch. Nulls become empty texts.
    """
    if batch.num_rows == 0:
        return
    rows = _row_buffer(batch.column(0))
    cells = [_text_buffers(column) for column in batch.columns[1:]]
    start = 0
    while start < batch.num_rows:
        stop = _cut(cells, start, batch.num_rows)
        if _payload_size(cells, start, stop) > LARGEST_PAYLOAD:
            row = batch.column(0)[start].as_py()
            raise FrameError(f"The cells of row {row} have more than 8 MiB. Shorten them, or leave "
                             "the row out and number the others again.")
        pieces: List[Buffer] = [rows[8 * start:8 * stop], struct.pack("<I", len(cells))]
        for ends, data in cells:
            pieces += [ends[start:stop + 1].cast("B"), data[ends[start]:ends[stop]]]
        yield Frame(kinds.ROWS, 0, stop - start, 0, tuple(pieces))
        start = stop


def rows_of_frame(frame: Frame) -> Iterator[Tuple[int, List[bytes]]]:
    """Yields the number and the cells of each row of a frame of kind ROWS."""
    data = memoryview(frame.payload())
    rows, place = data[:8 * frame.count].cast("q"), 8 * frame.count
    (columns,) = struct.unpack_from("<I", data, place)
    place += 4
    cells = []
    for _ in range(columns):
        ends = data[place:place + 4 * (frame.count + 1)].cast("i")
        place += 4 * (frame.count + 1)
        text = bytes(data[place:place + ends[-1]])
        place += ends[-1]
        cells.append([text[begin:end] for begin, end in zip(ends, ends[1:])])
    yield from zip(rows, map(list, zip(*cells)))


def shift_rows(frame: Frame, offset: int) -> Frame:
    """Returns a frame of kind ROWS with `offset` added to each row."""
    import pyarrow as pa
    import pyarrow.compute as pc

    data = memoryview(frame.payload())
    rows = pa.Array.from_buffers(pa.int64(), frame.count, [None, pa.py_buffer(data)])
    shifted = memoryview(pc.add(rows, offset).buffers()[1])[:8 * frame.count]
    return Frame(frame.kind, frame.part, frame.count, 0, (shifted, data[8 * frame.count:]))


def _row_buffer(column) -> memoryview:
    import pyarrow as pa

    if column.null_count:
        raise FrameError("A row has no number. Number the rows from 0.")
    column = column.cast(pa.int64())
    _check_byte_order()
    view = memoryview(column.buffers()[1])
    return view[8 * column.offset:8 * (column.offset + len(column))]


def _text_buffers(column) -> Tuple[memoryview, memoryview]:
    """Returns the ends of the cells, one more than rows, and the bytes to which they refer."""
    import pyarrow as pa

    if column.type != pa.string():
        column = column.cast(pa.string())
    if column.null_count:
        column = column.fill_null("")
    _, ends, data = column.buffers()
    view = memoryview(ends)[4 * column.offset:4 * (column.offset + len(column) + 1)].cast("i")
    return view, memoryview(data) if data is not None else memoryview(b"")


def _check_byte_order() -> None:
    if sys.byteorder != "little":
        raise FrameError("This package needs a machine whose numbers are little-endian.")


def _payload_size(cells, start: int, stop: int) -> int:
    rows = stop - start
    return 8 * rows + 4 + sum(4 * (rows + 1) + ends[stop] - ends[start] for ends, _ in cells)


def _cut(cells, start: int, rows: int) -> int:
    """Returns the end of a run of rows that fills a usual payload, after at least one row."""
    low, high = start + 1, rows
    while low < high:
        middle = (low + high + 1) // 2
        if _payload_size(cells, start, middle) <= USUAL_PAYLOAD:
            low = middle
        else:
            high = middle - 1
    return low

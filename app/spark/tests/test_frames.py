# SPDX-License-Identifier: MIT
"""Tests of frames without Spark. Those of Arrow are skipped if pyarrow is not installed."""

import io
import struct
import unittest

from shinglescope_spark import kinds
from shinglescope_spark.errors import FrameError
from shinglescope_spark.frames import (HEADER, LARGEST_PAYLOAD, Frame, Sums, blocks_of_frames,
                                       end_frame, frames_of_blocks, frames_of_rows, gather_blocks,
                                       read_frames, shift_rows)

try:
    import pyarrow as pa
except ImportError:
    pa = None


def stream_of(*frames, end=None):
    """Returns a stream of frames with the right end, or with a given one."""
    sums = Sums()
    data = b""
    for frame in frames:
        sums.add(frame)
        data += frame.header() + frame.payload()
    last = end_frame(sums) if end is None else end
    return data + last.header() + last.payload()


def read(data):
    return list(read_frames(io.BytesIO(data)))


FRAMES = (Frame(kinds.DIGESTS, 3, 2, 2**64 - 1,
                (b"abc",)), Frame(kinds.LINES, 2**31 - 1, 0, 7, (b"",)))


class StreamTest(unittest.TestCase):
    def test_a_header_has_40_bytes(self):
        self.assertEqual(HEADER.size, 40)
        self.assertEqual(FRAMES[0].header()[:16], b"SSW1" + struct.pack("<HHII", 1, 2, 3, 0))

    def test_frames_come_back(self):
        self.assertEqual(read(stream_of(*FRAMES)), list(FRAMES))
        self.assertEqual(read(stream_of()), [])

    def test_every_truncation_is_an_error(self):
        data = stream_of(*FRAMES)
        for size in range(len(data)):
            with self.subTest(size), self.assertRaisesRegex(FrameError, "cut off"):
                read(data[:size])

    def test_wrong_sums_are_an_error(self):
        for sums in (Sums(1, 2, 3), Sums(2, 1, 3), Sums(2, 2, 4)):
            with self.assertRaisesRegex(FrameError, "its end says otherwise"):
                read(stream_of(*FRAMES, end=end_frame(sums)))
        with self.assertRaisesRegex(FrameError, "goes on"):
            read(stream_of(*FRAMES) + b"x")

    def test_the_checksum_of_an_end_is_that_of_the_worker(self):
        self.assertEqual(end_frame(Sums(3, 2628, 1695215)).digest, 11380777965651338228)

    def test_foreign_frames_are_an_error(self):
        data = stream_of(*FRAMES)
        for place, byte, message in ((0, b"X", "SSW1"), (12, b"\1", "SSW1"), (4, b"\2",
                                                                              "version 2")):
            with self.assertRaisesRegex(FrameError, message):
                read(data[:place] + byte + data[place + 1:])
        large = HEADER.pack(b"SSW1", 1, 1, 0, 0, 0, LARGEST_PAYLOAD + 1, 0)
        with self.assertRaisesRegex(FrameError, "8 MiB"):
            read(large)


def cells_of(frame):
    """Returns the rows and the columns of a frame of kind ROWS, read as the worker does."""
    data = bytes(frame.payload())
    rows = struct.unpack_from(f"<{frame.count}q", data)
    place = 8 * frame.count
    (columns,) = struct.unpack_from("<I", data, place)
    place += 4
    cells = []
    for _ in range(columns):
        ends = struct.unpack_from(f"<{frame.count + 1}i", data, place)
        place += 4 * (frame.count + 1)
        text = data[place:place + ends[-1] - ends[0]]
        place += len(text)
        cells.append(
            [text[ends[i] - ends[0]:ends[i + 1] - ends[0]].decode() for i in range(frame.count)])
    if place != len(data):
        raise AssertionError("The payload is longer than its columns.")
    return list(rows), cells


def rows_of(*columns):
    frames = list(
        frames_of_rows(
            pa.RecordBatch.from_arrays(list(columns), [str(i) for i in range(len(columns))])))
    read = [cells_of(frame) for frame in frames]
    return (sum((rows for rows, _ in read), []),
            [sum((cells[i] for _, cells in read), []) for i in range(len(columns) - 1)], frames)


@unittest.skipIf(pa is None, "pyarrow is not installed")
class RowsTest(unittest.TestCase):
    def test_buffers_of_a_table(self):
        rows, cells, frames = rows_of(pa.array([5, 6, 9]), pa.array(["a", "", "più"]),
                                      pa.array(["x", "yy", "z"]))
        self.assertEqual((rows, cells), ([5, 6, 9], [["a", "", "più"], ["x", "yy", "z"]]))
        self.assertEqual([frame.digest for frame in frames], [0])

    def test_slices_with_offsets(self):
        texts = pa.array([f"text {i}" for i in range(100)])
        rows = pa.array(range(100))
        for start, size in ((0, 100), (1, 3), (63, 37), (99, 1)):
            found, cells, _ = rows_of(rows.slice(start, size), texts.slice(start, size))
            self.assertEqual(found, list(range(start, start + size)))
            self.assertEqual(cells, [[f"text {i}" for i in range(start, start + size)]])

    def test_nulls_become_empty(self):
        for texts in (["a", None, "b"], [None, None, None], [None, "a", None]):
            for sliced in (pa.array(texts), pa.array(["z", None, *texts]).slice(2)):
                _, cells, _ = rows_of(pa.array([0, 1, 2]), sliced)
                self.assertEqual(cells, [[text or "" for text in texts]])

    def test_nulls_with_bytes_become_empty(self):
        # A null may cover bytes of the buffer.
        texts = pa.Array.from_buffers(pa.string(), 2, [
            pa.py_buffer(b"\2"),
            pa.py_buffer(struct.pack("<3i", 0, 3, 5)),
            pa.py_buffer(b"xxxab")
        ])
        self.assertEqual(rows_of(pa.array([0, 1]), texts)[1], [["", "ab"]])

    def test_large_strings_dictionaries_and_small_rows(self):
        texts = ["one", None, "three", "one"]
        for column in (pa.array(texts, pa.large_string()).slice(0),
                       pa.array(["q", *texts],
                                pa.large_string()).slice(1), pa.array(texts).dictionary_encode()):
            found, cells, _ = rows_of(pa.array([0, 1, 2, 3], pa.int32()), column)
            self.assertEqual((found, cells), ([0, 1, 2, 3], [["one", "", "three", "one"]]))

    def test_empty_columns_and_batches(self):
        self.assertEqual(rows_of(pa.array([], pa.int64()), pa.array([], pa.string()))[2], [])
        self.assertEqual(rows_of(pa.array([7]), pa.array([""]))[:2], ([7], [[""]]))

    def test_long_texts_are_cut_into_frames(self):
        texts = ["x" * (300_000 * (i % 5)) for i in range(40)]
        rows, cells, frames = rows_of(pa.array(range(40)), pa.array(texts), pa.array(["y"] * 40))
        self.assertEqual((rows, cells[0]), (list(range(40)), texts))
        self.assertGreater(len(frames), 20)
        self.assertLessEqual(max(frame.size for frame in frames), 1_200_100)

    def test_a_row_above_the_limit_is_an_error(self):
        with self.assertRaisesRegex(FrameError, "row 8 have more than 8 MiB"):
            rows_of(pa.array([7, 8]), pa.array(["a", "x" * (8 << 20)]))
        with self.assertRaisesRegex(FrameError, "no number"):
            rows_of(pa.array([7, None]), pa.array(["a", "b"]))

    def test_rows_of_a_second_table_are_shifted(self):
        _, _, frames = rows_of(pa.array([0, 1, 2]), pa.array(["a", "bb", "c"]))
        shifted = shift_rows(frames[0], 2**40)
        self.assertEqual(cells_of(shifted), ([2**40, 2**40 + 1, 2**40 + 2], [["a", "bb", "c"]]))
        self.assertEqual(shifted.size, frames[0].size)


@unittest.skipIf(pa is None, "pyarrow is not installed")
class BlocksTest(unittest.TestCase):
    def test_frames_come_back_from_blocks(self):
        frames = [*FRAMES, Frame(kinds.ROWS, 0, 1, 0, (b"ab", memoryview(b"cd")))]
        batch = blocks_of_frames(frames, 5)
        self.assertEqual(batch.column(5).to_pylist(), [5, 6, 7])
        found = list(frames_of_blocks(batch.slice(1)))
        self.assertEqual([(f.kind, f.part, f.count, f.digest, bytes(f.payload())) for f in found],
                         [(f.kind, f.part, f.count, f.digest, bytes(f.payload()))
                          for f in frames[1:]])

    def test_batches_of_blocks_are_bounded(self):
        batches = list(
            gather_blocks((Frame(1, 0, 1, 0, (bytes(1000),)) for _ in range(100)), 5000, 256))
        self.assertEqual({batch.num_rows for batch in batches}, {5})
        self.assertEqual([place for batch in batches for place in batch.column(5).to_pylist()],
                         list(range(100)))
        batches = list(gather_blocks((Frame(1, 0, 1, 0, (b"",)) for _ in range(100)), 5000, 30))
        self.assertEqual([batch.num_rows for batch in batches], [30, 30, 30, 10])
        self.assertEqual(list(gather_blocks([])), [])


if __name__ == "__main__":
    unittest.main()

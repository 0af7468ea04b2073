# SPDX-License-Identifier: MIT
"""Tests of worker processes without Spark."""

import os
import signal
import subprocess
import sys
import time
import unittest
from pathlib import Path

from shinglescope_spark import kinds
from shinglescope_spark.errors import WorkerError
from shinglescope_spark.frames import Frame, Sums
from shinglescope_spark.worker import TaskSettings, WorkerProcess, message_of, output_of_step

FAKE = str(Path(__file__).with_name("fake_worker.py"))


def frames_of(*sizes):
    return [
        Frame(kinds.BITS, place, 1, 0, (bytes([place % 256]) * size,))
        for place, size in enumerate(sizes)
    ]


def run(step, frames, **more):
    settings = TaskSettings(step, FAKE, ())
    return list(output_of_step(settings, settings.command(str), frames, **more))


class WorkerTest(unittest.TestCase):
    def test_frames_pass(self):
        frames = frames_of(3, 0, 5)
        found = run("copy", frames)
        self.assertEqual(found[:-1], frames)
        self.assertEqual(found[-1].kind, kinds.COUNTS)

    def test_a_task_without_input_starts_no_process(self):
        settings = TaskSettings("copy", "/no/such/program", ())
        found = list(output_of_step(settings, settings.command(str), []))
        self.assertEqual([frame.kind for frame in found], [kinds.COUNTS])
        self.assertIn(b'"in": {}', found[0].payload())

    def test_no_pipe_blocks(self):
        frames = frames_of(*[1 << 20] * 32)
        self.assertEqual(len(run("copy", frames)), 33)
        self.assertEqual(len(run("busy", frames)), 9)

    def test_the_message_of_the_worker_is_the_error(self):
        for frames in (frames_of(1), frames_of(*[1 << 20] * 32)):
            with self.assertRaises(WorkerError) as caught:
                run("fail", frames)
            self.assertEqual(str(caught.exception), "The step fail failed: The recipe is too good.")
            self.assertEqual(caught.exception.code, 1)
            with self.assertRaisesRegex(WorkerError, "The last record is wrong"):
                run("late", frames)

    def test_output_without_an_end_is_an_error(self):
        with self.assertRaisesRegex(WorkerError,
                                    "The step cut failed. A stream of frames is cut off"):
            run("cut", frames_of(1, 2))

    def test_an_unknown_program_is_an_error(self):
        settings = TaskSettings("copy", "/no/such/program", ())
        with self.assertRaisesRegex(WorkerError, "cannot be started"):
            list(output_of_step(settings, settings.command(str), frames_of(1)))

    def test_a_signal_is_named(self):
        with self.assertRaisesRegex(WorkerError, "ended by the signal SIGKILL"):
            with WorkerProcess(
                [FAKE, "worker", "copy"],
                    frames_of(*[1 << 20] * 32),
                    after_first_frame=lambda pid: os.kill(pid, signal.SIGKILL)) as process:
                list(process.frames())

    def test_an_error_of_the_input_is_raised(self):
        def frames():
            yield from frames_of(1, 2)
            raise KeyError("input")

        with self.assertRaises(KeyError):
            run("copy", frames())

    def test_a_reader_that_stops_ends_the_process(self):
        with WorkerProcess([FAKE, "worker", "copy"], frames_of(*[1 << 20] * 32)) as process:
            next(process.frames())
        self.assertIsNotNone(process._process.returncode)

    def test_expected_sums_find_a_cut_off_input(self):
        command = [FAKE, "worker", "side"]
        with WorkerProcess(command, frames_of(2, 3), Sums(2, 2, 5)) as process:
            self.assertEqual(b"".join(process.bytes()), b"\0\0\1\1\1")
        with self.assertRaisesRegex(WorkerError, "The step side failed: The input is cut off"):
            with WorkerProcess(command, frames_of(2, 3), Sums(3, 3, 6)) as process:
                list(process.bytes())

    def test_a_worker_dies_with_its_task(self):
        program = ("import sys, time\n"
                   "from shinglescope_spark.worker import WorkerProcess\n"
                   "process = WorkerProcess(['sleep', '100'])\n"
                   "print(process._process.pid, flush=True)\n"
                   "time.sleep(100)\n")
        task = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
        child = int(task.stdout.readline())
        task.kill()
        task.wait()
        task.stdout.close()
        for _ in range(100):
            if not is_running(child):
                return
            time.sleep(0.05)
        self.fail("The worker is still running.")

    def test_errors_are_lines_with_the_name_of_the_program(self):
        self.assertEqual(message_of("step 1\nshinglescope-cli: No.\nshinglescope-cli: Stop.\n"),
                         "No. Stop.")
        self.assertEqual(message_of("a\nb\n\nc\nd\n"), "b c d")


def is_running(process):
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Runs the native worker: one process for each task of Spark and for each step of the driver.

A thread feeds standard input while the caller reads standard output, and another thread collects
standard error, so no pipe can block the others. The process is ended with its task.
"""

import ctypes
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from typing import BinaryIO, Callable, Iterable, Iterator, List, Optional, Sequence, Tuple

from shinglescope_spark import kinds
from shinglescope_spark.errors import Error, FrameError, WorkerError
from shinglescope_spark.frames import (Frame, Sums, end_frame, frames_of_blocks, frames_of_rows,
                                       gather_blocks, read_frames)

PROGRAM_NAME = "shinglescope-cli"
_LONGEST_MESSAGE = 64 << 10
_PR_SET_PDEATHSIG = 1


class WorkerProcess:
    """A running worker, which is fed with frames; a context that ends the process in any case."""

    def __init__(self, command: Sequence[str], frames: Optional[Iterable[Frame]] = None,
                 expected: Optional[Sums] = None,
                 after_first_frame: Optional[Callable[[int], None]] = None) -> None:
        """Starts a command.

        `frames` go to its standard input, followed by an END with the sums of `expected`, or of
        the frames if there are none expected. `after_first_frame` is given the process id.
        """
        self._step = _step_of(command)
        self._frames = frames
        self._expected = expected
        self._after_first_frame = after_first_frame
        self._feed_error: Optional[BaseException] = None
        self._pipe_broke = False
        self._message = bytearray()
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL if frames is None else subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=_die_with_parent(),
                bufsize=1 << 20)
        except OSError as error:
            raise WorkerError(f'The worker "{command[0]}" cannot be started: {error.strerror}. '
                              "Use a program for this kind of machine.") from error
        self.output: BinaryIO = self._process.stdout
        self._threads = [threading.Thread(target=self._collect_message, daemon=True)]
        if frames is not None:
            self._threads.append(threading.Thread(target=self._feed, daemon=True))

    def __enter__(self) -> "WorkerProcess":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, kind, error, trace) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self.output.close()
        self._threads[0].join()
        self._process.stderr.close()

    def frames(self) -> Iterator[Frame]:
        """Yields the frames of standard output, and raises WorkerError if the worker failed."""
        try:
            yield from read_frames(self.output)
        except FrameError as error:
            self.finish(error)
        self.finish()

    def bytes(self) -> Iterator[bytes]:
        """Yields standard output in pieces, and raises WorkerError if the worker failed."""
        while True:
            data = self.output.read(1 << 20)
            if not data:
                break
            yield data
        self.finish()

    def finish(self, damage: Optional[FrameError] = None) -> None:
        """Waits for the end of the process and raises the first cause of its failure.

        The message of the worker comes before the broken pipe and the cut-off output that its end
        caused.
        """
        if damage is not None and self._process.poll() is None and not self._ends_soon():
            self._process.kill()
            raise WorkerError(f"The step {self._step} failed. {damage}") from damage
        code = self._process.wait()
        if self._feed_error is not None:
            raise self._feed_error
        if code < 0:
            raise WorkerError(f"The worker of the step {self._step} was ended by the signal "
                              f"{_signal_name(-code)}{self._message_of_worker(': ')}"
                              f"{_advice(-code)}")
        if code > 0:
            raise WorkerError(f"The step {self._step} failed"
                              f"{self._message_of_worker(': ') or f' with code {code}.'}", code)
        if damage is not None:
            raise WorkerError(f"The step {self._step} failed. {damage}") from damage
        for thread in self._threads[1:]:
            thread.join()
        if self._feed_error is not None:
            raise self._feed_error
        if self._pipe_broke:
            raise WorkerError(f"The worker of the step {self._step} ended before it had read all "
                              "of its input.")

    def _ends_soon(self) -> bool:
        # A worker that fails closes its output just before it ends.
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _feed(self) -> None:
        try:
            self._write_frames(self._process.stdin)
        except BrokenPipeError:
            self._pipe_broke = True
        except BaseException as error:  # noqa: B902 - it is raised again by finish()
            self._feed_error = error
        finally:
            self._close_input()

    def _write_frames(self, stream: BinaryIO) -> None:
        sums = Sums()
        for frame in self._frames:
            _write(stream, frame)
            sums.add(frame)
            if sums.frames == 1 and self._after_first_frame is not None:
                stream.flush()
                self._after_first_frame(self._process.pid)
        _write(stream, end_frame(self._expected or sums))

    def _close_input(self) -> None:
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            self._pipe_broke = True

    def _collect_message(self) -> None:
        while True:
            data = self._process.stderr.read1(1 << 16)
            if not data:
                return
            self._message += data
            del self._message[:-_LONGEST_MESSAGE]

    def _message_of_worker(self, before: str) -> str:
        self._threads[0].join()
        text = self._message.decode("utf-8", "replace")
        return before + message_of(text) if text.strip() else ""


def message_of(text: str) -> str:
    """Returns the errors among the lines of a worker; the other lines show progress."""
    name = PROGRAM_NAME + ": "
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [line[len(name):] for line in lines if line.startswith(name)]
    return " ".join(errors or lines[-3:])


def _write(stream: BinaryIO, frame: Frame) -> None:
    stream.write(frame.header())
    for piece in frame.pieces:
        stream.write(piece)


def _step_of(command: Sequence[str]) -> str:
    place = command.index("worker") + 1 if "worker" in command else 1
    return command[place] if place < len(command) else command[0]


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def _advice(number: int) -> str:
    if number == signal.SIGKILL:
        return ". The system may have run out of memory; give executors more overhead memory."
    return "."


def _die_with_parent() -> Optional[Callable[[], None]]:
    """Returns what the child does before the worker starts: it asks for its parent's fate."""
    if not sys.platform.startswith("linux"):
        return None
    prctl = ctypes.CDLL(None).prctl
    parent = os.getpid()

    def ask() -> None:
        prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)

    return ask


# What a task of Spark does.


@dataclass(frozen=True)
class TaskSettings:
    """The command of a step; files are named as in SparkContext.addFile."""

    step: str
    program: str
    options: Tuple[str, ...]
    files: Tuple[Tuple[str, str], ...] = ()
    reads_table: bool = False
    faults: Tuple[Tuple[int, str], ...] = ()

    def command(self, path_of: Callable[[str], str]) -> List[str]:
        """Returns the command, with the path of each file from `path_of`."""
        options = list(self.options)
        for option, name in self.files:
            options += [option, path_of(name)]
        return [path_of(self.program), "worker", self.step, *options]


def task_of(settings: TaskSettings):
    """Returns the function that Spark calls in each task, with the batches of its input."""

    def run(batches):
        from shinglescope_spark.worker import run_task

        return run_task(settings, batches)

    return run


def run_task(settings: TaskSettings, batches):
    """Yields the blocks that the worker makes of the blocks or rows of a task."""
    from pyspark import SparkFiles

    read = frames_of_rows if settings.reads_table else frames_of_blocks
    frames = itertools.chain.from_iterable(map(read, batches))
    command = settings.command(SparkFiles.get)
    yield from gather_blocks(output_of_step(settings, command, frames))


def output_of_step(settings: TaskSettings, command: Sequence[str],
                   frames: Iterable[Frame]) -> Iterator[Frame]:
    """Yields the output of a step, whose last frame is one of kind COUNTS.

    No process is started for an input without frames.
    """
    frames = iter(frames)
    first = next(frames, None)
    if first is None:
        yield counts_without_input(settings.step)
        return
    last = None
    with WorkerProcess(command, itertools.chain([first], frames),
                       after_first_frame=_fault_of(settings.faults)) as process:
        for frame in process.frames():
            last = frame
            yield frame
    if last is None or last.kind != kinds.COUNTS:
        raise Error(f"The worker of the step {settings.step} wrote no counts. Use the worker and "
                    "the package of the same release.")


def counts_without_input(step: str) -> Frame:
    """Returns the counts of a task that has nothing to do."""
    counts = {"step": step, "in": {}, "out": {}, "values": {}, "peak_memory_bytes": 0}
    return Frame(kinds.COUNTS, 0, 1, 0, (json.dumps(counts).encode(),))


def _fault_of(faults: Sequence[Tuple[int, str]]) -> Optional[Callable[[int], None]]:
    """Returns what a test wants to happen in the first attempt of a task.

    "kill" ends the worker, "python" the process of Python, and "sleep-5" makes it wait for 5 s.
    """
    if not faults:
        return None
    from pyspark import TaskContext

    context = TaskContext.get()
    fault = dict(faults).get(context.partitionId()) if context else None
    if fault is None or context.attemptNumber() != 0:
        return None
    if fault.startswith("sleep-"):
        return lambda process: time.sleep(float(fault[6:]))
    return lambda process: os.kill(process if fault == "kill" else os.getpid(), signal.SIGKILL)

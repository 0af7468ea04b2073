# SPDX-License-Identifier: MIT
"""Runs a command and watches the memory of its processes."""

import ctypes
import os
import resource
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path

_PR_SET_CHILD_SUBREAPER = 36
_SECONDS_OF_SAMPLE = 0.3
_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
_EXECUTOR = b"CoarseGrainedExecutorBackend"


@dataclass
class Peak:
    """The memory of the processes of one executor when its sum was largest, in bytes."""

    total: int = 0
    java: int = 0
    python: int = 0
    worker: int = 0


class Watch:
    """A running command. `cpu` is the CPU time of all its processes, also of those it left."""

    def __init__(self, command, log, sampled=False):
        self.peaks = {}
        self.largest = {"java": 0, "python": 0, "worker": 0}
        self._log = log
        adopt_orphans()
        self._cpu_before = cpu_of_children()
        self._started = time.monotonic()
        with open(log, "wb") as file:
            self._process = subprocess.Popen([str(word) for word in command], stdout=file,
                                             stderr=file)
        self._ended = threading.Event()
        self._sampler = threading.Thread(target=self._sample) if sampled else None
        if self._sampler:
            self._sampler.start()

    def wait(self):
        code = self._process.wait()
        self.seconds = time.monotonic() - self._started
        self._ended.set()
        if self._sampler:
            self._sampler.join()
        wait_for_orphans()
        self.cpu = cpu_of_children() - self._cpu_before
        if code != 0:
            raise SystemExit(f"A command failed: {Path(self._log).read_text()[-2000:]}")

    def _sample(self):
        names = {}
        while not self._ended.wait(_SECONDS_OF_SAMPLE):
            parents = read_parents()
            now = {}
            for process in descendants(self._process.pid, parents):
                kind, size = kind_of(process), size_of(process)
                if kind is None or size is None:
                    continue
                self.largest[kind] = max(self.largest[kind], size)
                owner = owner_of(process, parents)
                peak = now.setdefault(owner, Peak())
                setattr(peak, kind, getattr(peak, kind) + size)
                peak.total += size
            for owner, peak in now.items():
                is_executor = owner is not None and is_executor_process(owner)
                if owner not in names:
                    number = sum(1 for name in names.values() if name.startswith("executor"))
                    names[owner] = f"executor {number + 1}" if is_executor else "the driver"
                known = self.peaks.get(names[owner], Peak())
                self.peaks[names[owner]] = max(known, peak, key=lambda each: each.total)


def adopt_orphans():
    """Makes this process the parent of those whose parent ends, so that their time is counted."""
    if ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError("prctl failed.")


def wait_for_orphans():
    while True:
        try:
            os.wait()
        except ChildProcessError:
            return


def cpu_of_children():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def read_parents():
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            parents[int(folder.name)] = int(fields[1])
    return parents


def descendants(root, parents):
    for process in parents:
        each = process
        while each in parents and each != root:
            each = parents[each]
        if each == root:
            yield process


def owner_of(process, parents):
    """Returns the Java process to which a process belongs: an executor, or the driver."""
    while process in parents:
        if kind_of(process) == "java":
            return process
        process = parents[process]
    return None


def is_executor_process(process):
    return _EXECUTOR in command_of(process)


def kind_of(process):
    name = command_of(process).split(b"\0")[0].rsplit(b"/", 1)[-1]
    if name == b"java":
        return "java"
    if name.startswith(b"python"):
        # The driver's own Python is no part of an executor.
        return "python" if b"pyspark.daemon" in command_of(process) else None
    return "worker" if b"shinglescope-cli" in name else None


def command_of(process):
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def size_of(process):
    """Returns the resident set, and for Python, whose processes share pages, a share of those.

    Asking the kernel for shares takes long for large processes, and makes them wait.
    """
    try:
        if kind_of(process) != "python":
            return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE_BYTES
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        pass
    return None

# SPDX-License-Identifier: MIT
"""Runs on a cluster of two executors, of which parts are killed. scripts/slow/spark runs them.

At scale 1 some stages are disturbed, at scale 10 all of them, but for those that the journal knows.
A disturbed run may take three times as long as an undisturbed one.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from shinglescope_spark.stages import Facts, list_stages
from tests.cluster import Cluster, Driver, processes, wait_for
from tests.journal import Incomplete, Journal, is_over
from tests.local import needs_spark
from tests.test_identity import RECIPE, write_table

PROGRAM = os.environ.get("SHINGLESCOPE_CLI", "")
SCALE = int(os.environ.get("SHINGLESCOPE_SPARK_SCALE", "0"))
PARTS = 4
STAGES = {stage.name: f"{number:02d}-{stage.name}" for number, stage in
          enumerate(list_stages(Facts(1, PARTS, 1, 32, True, None, 1)), 1)}
STEPS = {stage.name: stage.step for stage in list_stages(Facts(1, PARTS, 1, 32, True, None, 1))}
# Stages that have nothing to do for these rows, or that the driver runs.
QUIET = ("caps", "capped-bits", "keys", "capped", "neighbours", "count", "groups", "forest-1",
         "forest-2")


def disturbed(*few):
    return [name for name in STAGES if name not in QUIET] if SCALE >= 10 else few


@needs_spark
@unittest.skipUnless(
    PROGRAM and SCALE, "SHINGLESCOPE_SPARK_SCALE or SHINGLESCOPE_CLI is not set. The tests with a "
    "cluster are skipped.")
class ClusterTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.root = Path(tempfile.mkdtemp(prefix="shinglescope-test-"))
        cls.addClassCleanup(shutil.rmtree, cls.root, ignore_errors=True)
        cls.cluster = Cluster(cls.root)
        cls.addClassCleanup(cls.cluster.stop)
        write_table(cls.root / "table.csv", 3000, 12)
        recipe = cls.root / "recipe.json"
        recipe.write_text(str(RECIPE).replace("'", '"'))
        subprocess.run([
            PROGRAM, "find", cls.root / "table.csv", "--recipe", recipe, "--out",
            cls.root / "p.csv", "--groups", cls.root / "g.csv"
        ],
                       check=True,
                       capture_output=True)
        import pyspark

        cls.journal = Journal(PROGRAM, pyspark.__version__)
        cls.number = 0
        cls.shared = None
        cls.addClassCleanup(cls.end_shared)
        # The seconds of undisturbed runs, in new processes and in those of an earlier run.
        cls.undisturbed = {}

    @classmethod
    def end_shared(cls):
        if cls.shared is not None:
            cls.shared.end()
            cls.shared = None

    def each_stage(self, run, *few):
        """Runs with each stage disturbed, except those that passed before."""
        for stage in disturbed(*few):
            cell = {"test": self.id(), "stage": stage}
            if self.journal.has(cell):
                continue
            if is_over():
                raise Incomplete(f"{self.id()}: the stages from {stage} on remain.")
            with self.subTest(stage):
                run(stage)
                self.journal.note(cell)

    def new_folder(self):
        type(self).number += 1
        self.out = self.root / f"out-{self.number}"

    def new_driver(self, master, conf=()):
        self.end_shared()
        type(self).number += 1
        return Driver(master, self.root / f"driver-{self.number}.log", conf)

    def start(self, faults=""):
        """Starts a run in the driver that the tests share."""
        if self.shared is None or not self.shared.is_idle:
            type(self).shared = self.new_driver(self.cluster.address)
        self.driver = self.shared
        self.new_folder()
        self.start_in(self.driver, faults)

    def start_in(self, driver, faults=""):
        self.started = time.monotonic()
        driver.start({
            "file": str(self.root / "table.csv"),
            "recipe": RECIPE,
            "work": str(self.out / "work"),
            "pairs": str(self.out / "pairs.csv"),
            "groups": str(self.out / "groups.csv"),
            "program": PROGRAM,
            "parts": PARTS,
            "task_bytes": 1
        }, faults)

    def check(self, driver=None):
        (driver or self.driver).wait()
        for one, other in (("p.csv", "pairs.csv"), ("g.csv", "groups.csv")):
            self.assertEqual((self.out / other).read_bytes(), (self.root / one).read_bytes())

    def check_time(self, kind, seconds=None):
        """Compares a time, or that since the start, with that of the undisturbed run of a kind."""
        if kind in self.undisturbed:
            seconds = seconds or time.monotonic() - self.started
            print(f"{self.id()}: {seconds:.1f} s, undisturbed {self.undisturbed[kind]:.1f} s.")
            self.assertLess(seconds, 3 * self.undisturbed[kind])

    def wait_for_stage(self, stage):
        """Waits until a worker of a stage runs, whose input waits as the faults tell it."""
        folder, command = self.out / "work" / STAGES[stage], f"\0worker\0{STEPS[stage]}\0".encode()
        wait_for(
            lambda: not self.driver.is_running() or folder.exists() and any(
                command in each for _, _, each in processes()), f"the stage {stage}")
        self.assertTrue(self.driver.is_running())

    def manifest(self, stage):
        return self.out / "work" / STAGES[stage] / "manifest.json"

    def test_a_run(self):
        for kind in ("new", "warm"):
            started = time.monotonic()
            self.start()
            self.check()
            self.undisturbed[kind] = time.monotonic() - started

    def test_an_executor_is_killed(self):
        def run(stage):
            self.start(f"{stage}:0:sleep-3,{stage}:1:sleep-3")
            self.wait_for_stage(stage)
            os.kill(self.cluster.executors()[0], signal.SIGKILL)
            self.check()
            self.check_time("warm")

        self.each_stage(run, "buckets")

    def test_shuffle_files_are_lost(self):
        def run(stage):
            self.start(f"{stage}:0:sleep-3,{stage}:1:sleep-3")
            self.wait_for_stage(stage)
            files = self.cluster.shuffle_files()
            self.assertTrue(files or stage == "digest")
            for path in files:
                path.unlink()
            self.check()
            self.check_time("warm")

        self.each_stage(run, "score")

    def test_the_driver_is_killed_and_started_again(self):
        self.new_folder()
        driver, started = self.new_driver("local[2]"), time.monotonic()
        self.start_in(driver)
        for stage in disturbed("sign", "expand"):
            wait_for(lambda: self.manifest(stage).exists() or not driver.is_running(),
                     f"the stage {stage}")
            driver.end()
            self.assertFalse((self.out / "pairs.csv").exists())
            driver = self.new_driver("local[2]")
            self.addCleanup(driver.end)
            self.start_in(driver)
        self.check(driver)
        if SCALE < 10:
            self.check_time("new", time.monotonic() - started)

    def test_two_attempts_of_a_slow_task(self):
        conf = {"spark.speculation": "true", "spark.speculation.quantile": "0.5",
                "spark.speculation.multiplier": "1.2"}

        def run(stage):
            driver, started = self.new_driver(self.cluster.address, conf), time.monotonic()
            self.addCleanup(driver.end)
            self.new_folder()
            self.start_in(driver, f"{stage}:0:sleep-300")
            self.check(driver)
            self.assertLess(time.monotonic() - started, 280)
            self.check_time("new", time.monotonic() - started)
            driver.end()

        self.each_stage(run, "unique")


if __name__ == "__main__":
    unittest.main()

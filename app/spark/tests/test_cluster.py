# SPDX-License-Identifier: MIT
"""Runs on a cluster of two executors, of which parts are killed. scripts/slow/spark runs them.

At scale 1 some stages are disturbed, at scale 10 all of them.
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
from tests.cluster import Cluster, Driver, wait_for
from tests.local import needs_spark
from tests.test_identity import RECIPE, write_table

PROGRAM = os.environ.get("SHINGLESCOPE_CLI", "")
SCALE = int(os.environ.get("SHINGLESCOPE_SPARK_SCALE", "0"))
PARTS = 4
STAGES = {stage.name: f"{number:02d}-{stage.name}" for number, stage in
          enumerate(list_stages(Facts(1, PARTS, 1, 32, True, None, 1)), 1)}
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
        cls.number = 0

    def start(self, **more):
        type(self).number += 1
        self.out = self.root / f"out-{self.number}"
        self.restart(**more)

    def restart(self, master=None, **more):
        options = {
            "file": str(self.root / "table.csv"),
            "recipe": RECIPE,
            "work": str(self.out / "work"),
            "pairs": str(self.out / "pairs.csv"),
            "groups": str(self.out / "groups.csv"),
            "program": PROGRAM,
            "parts": PARTS,
            "task_bytes": 1
        }
        self.driver = Driver(master or self.cluster.address, options, **more)
        self.addCleanup(self.driver.end)

    def check(self):
        self.driver.wait()
        for one, other in (("p.csv", "pairs.csv"), ("g.csv", "groups.csv")):
            self.assertEqual((self.out / other).read_bytes(), (self.root / one).read_bytes())

    def wait_for_stage(self, stage):
        """Waits until the first tasks of a stage wait, as the faults tell them."""
        path = self.out / "work" / STAGES[stage] / "_temporary"
        wait_for(lambda: path.exists() or not self.driver.is_running(), f"the stage {stage}")
        self.assertTrue(self.driver.is_running())
        time.sleep(2)

    def manifest(self, stage):
        return self.out / "work" / STAGES[stage] / "manifest.json"

    def test_a_run(self):
        self.start()
        self.check()

    def test_an_executor_is_killed(self):
        for stage in disturbed("buckets"):
            with self.subTest(stage):
                self.start(faults=f"{stage}:0:sleep-5,{stage}:1:sleep-5")
                self.wait_for_stage(stage)
                os.kill(self.cluster.executors()[0], signal.SIGKILL)
                self.check()

    def test_shuffle_files_are_lost(self):
        for stage in disturbed("score"):
            with self.subTest(stage):
                self.start(faults=f"{stage}:0:sleep-6,{stage}:1:sleep-6")
                self.wait_for_stage(stage)
                files = self.cluster.shuffle_files()
                for path in files:
                    path.unlink()
                self.check()

    def test_a_slow_task_is_run_twice(self):
        conf = {"spark.speculation": "true", "spark.speculation.quantile": "0.5",
                "spark.speculation.multiplier": "1.2"}
        for stage in disturbed("unique"):
            with self.subTest(stage):
                started = time.monotonic()
                self.start(faults=f"{stage}:0:sleep-300", conf=conf)
                self.check()
                self.assertLess(time.monotonic() - started, 280)

    def test_the_driver_is_killed_and_started_again(self):
        stages = disturbed("sign", "expand")
        self.start(master="local[2]")
        for stage in stages:
            wait_for(lambda: self.manifest(stage).exists() or not self.driver.is_running(),
                     f"the stage {stage}")
            self.driver.end()
            self.assertFalse((self.out / "pairs.csv").exists())
            self.restart(master="local[2]")
        self.check()


if __name__ == "__main__":
    unittest.main()

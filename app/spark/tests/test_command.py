# SPDX-License-Identifier: MIT
"""Tests of the command line and of what goes to executors, without Spark."""

import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def run(*command):
    # A folder in which the package is not found by chance.
    return subprocess.run([sys.executable, *command],
                          capture_output=True,
                          text=True,
                          cwd=tempfile.gettempdir(),
                          env={
                              **os.environ, "PYTHONPATH": str(PACKAGE)
                          })


class CommandTest(unittest.TestCase):
    def test_the_script_runs_by_its_path(self):
        done = run("-m", "shinglescope_spark", "--script")
        path = done.stdout.strip()
        self.assertTrue(path.endswith("shinglescope_spark/__main__.py"))
        done = subprocess.run([sys.executable, path, "--version"], capture_output=True, text=True)
        self.assertRegex(done.stdout, r"^shinglescope-spark \d+\.\d+\.\d+\n$")

    def test_wrong_arguments_have_the_code_2(self):
        for arguments in (["--nonsense"], ["--input", "x"], ["--parts", "x"]):
            done = run("-m", "shinglescope_spark", *arguments)
            self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("Give --recipe", run("-m", "shinglescope_spark").stderr)

    def test_executors_import_nothing_heavy(self):
        done = run(
            "-c", "import sys, shinglescope_spark.worker; "
            "print([name for name in ('pyspark', 'pyarrow', 'pandas', 'numpy') if name in sys.modules])"
        )
        self.assertEqual(done.stdout, "[]\n")

    def test_the_package_is_sent_as_a_zip(self):
        from shinglescope_spark.shipping import write_package

        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("a.zip", "b.zip")]
            for path in paths:
                write_package(path)
            self.assertEqual(*(Path(path).read_bytes() for path in paths))
            with zipfile.ZipFile(paths[0]) as archive:
                self.assertIn("shinglescope_spark/worker.py", archive.namelist())

    def test_the_version_is_that_of_the_project(self):
        from shinglescope_spark import __version__

        cmake = PACKAGE.parent.parent / "CMakeLists.txt"
        if not cmake.exists():
            self.skipTest("There is no CMakeLists.txt: the package is not in its repository.")
        self.assertIn(f"project(Shinglescope VERSION {__version__} ",
                      cmake.read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Tests of the installed wheel; scripts/slow/wheel runs them with and without pandas and pyarrow.

TABLES names the libraries that are installed: "", "pandas", "pyarrow" or "pandas pyarrow".
"""

import csv
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import shinglescope

TABLES = os.environ["TABLES"].split()
COLUMNS = ["Title", "Description"]


def lines_of(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


class FindTest(unittest.TestCase):
    def test_finds_the_promised_pairs(self):
        result = shinglescope.find(shinglescope.sample(), COLUMNS, id="Link", threshold=0.8)
        pairs = lines_of(result.pairs_path)
        self.assertEqual(len(pairs), 323)
        self.assertTrue(pairs[0]["id_a"].startswith("https://"))
        self.assertEqual(result.report()["pairs"], 323)
        self.assertEqual(len(lines_of(result.groups_path)), result.report()["rows_in_groups"])
        self.assertIn("323", result.messages)

    def test_exact_takes_the_same_arguments(self):
        result = shinglescope.exact(shinglescope.sample(), COLUMNS, threshold=0.6)
        self.assertEqual(len(lines_of(result.pairs_path)), 530)

    def test_options_become_options_of_the_command_line(self):
        result = shinglescope.find(shinglescope.sample(), "Title", shingle="word:2", no_lower=True,
                                   threshold=1 / 3, hashes=64, bands=16, same=["Location"])
        recipe = result.report()["recipe"]
        self.assertIn("0.333333333", str(recipe))
        self.assertIn("Location", str(recipe))
        again = shinglescope.find(shinglescope.sample(), "Title", recipe=self.write(recipe))
        self.assertEqual(result.pairs_path.read_bytes(), again.pairs_path.read_bytes())

    def write(self, recipe):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name) / "recipe.json"
        path.write_text(json.dumps(recipe), encoding="utf-8")
        return path

    def test_a_folder_keeps_the_files(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "new" / "results"
            shinglescope.find(shinglescope.sample(), COLUMNS, folder=kept)
            self.assertEqual({path.name for path in kept.iterdir()},
                             {"pairs.csv", "groups.csv", "report.json"})

    def test_a_temporary_folder_goes_when_python_ends(self):
        program = ("import shinglescope; "
                   "path = shinglescope.find(shinglescope.sample(), 'Title').pairs_path; "
                   "print(path.parent, path.exists())")
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                              check=True)
        folder, existed = done.stdout.split()
        self.assertEqual(existed, "True")
        self.assertFalse(os.path.exists(folder))

    def test_a_table_may_begin_with_a_dash(self):
        with tempfile.TemporaryDirectory() as folder:
            before = os.getcwd()
            self.addCleanup(os.chdir, before)
            os.chdir(folder)
            Path("-x.csv").write_text("title\none long title\none long title\n", encoding="utf-8")
            self.assertEqual(len(lines_of(shinglescope.find("-x.csv", "title").pairs_path)), 1)
            os.chdir(before)

    def test_errors_have_the_programs_sentence(self):
        with self.assertRaises(shinglescope.Error) as caught:
            shinglescope.find("no-such-file.csv", "title")
        self.assertEqual(str(caught.exception),
                         'There is no file "no-such-file.csv"; check its name and folder.')
        self.assertEqual(caught.exception.code, 1)
        with self.assertRaises(shinglescope.Error) as caught:
            shinglescope.find(shinglescope.sample(), "Titel")
        self.assertTrue(str(caught.exception).startswith('There is no column "Titel"'))
        self.assertEqual(caught.exception.code, 2)


class ProgramTest(unittest.TestCase):
    def test_run_returns_the_output(self):
        self.assertRegex(shinglescope.run("--version").stdout, r"^shinglescope-cli \d+\.\d+\.\d+")

    def test_console_script_is_the_program(self):
        script = Path(sys.executable).parent / "shinglescope-cli"
        for command in ([script], [sys.executable, "-m", "shinglescope"]):
            version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
            self.assertEqual(version.stdout, shinglescope.run("--version").stdout)
            wrong = subprocess.run([*command, "find", "--nonsense"], capture_output=True, text=True)
            self.assertEqual(wrong.returncode, 2)


class TableTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.result = shinglescope.exact(shinglescope.sample(), COLUMNS, id="Link", threshold=0.8)
        with tempfile.NamedTemporaryFile("w", suffix=".csv", encoding="utf-8") as table:
            table.write("id,title\n007,one long title\nNA,one long title\n")
            table.flush()
            cls.odd = shinglescope.find(table.name, "title", id="id")

    def test_default_is_what_is_installed(self):
        if not TABLES:
            with self.assertRaisesRegex(ImportError, "Install pandas or pyarrow"):
                self.result.pairs()
        else:
            module = type(self.result.pairs()).__module__
            self.assertEqual(module.split(".")[0], TABLES[0])
            self.assertEqual(len(self.result.pairs()), 323)
            self.assertEqual(len(self.result.groups()), self.result.report()["rows_in_groups"])

    def test_an_unknown_kind_is_an_error(self):
        with self.assertRaisesRegex(ValueError, "polars"):
            self.result.pairs("polars")

    @unittest.skipUnless("pandas" in TABLES, "pandas is not installed")
    def test_pandas_keeps_ids_and_missing_numbers(self):
        pairs = self.result.pairs("pandas")
        self.assertTrue(pairs["estimate"].isna().all())
        self.assertTrue(pairs["jaccard"].between(0.8, 1).all())
        odd = self.odd.pairs("pandas")
        self.assertEqual((odd["id_a"][0], odd["id_b"][0]), ("007", "NA"))

    @unittest.skipUnless("pyarrow" in TABLES, "pyarrow is not installed")
    def test_arrow_keeps_ids_and_missing_numbers(self):
        pairs = self.result.pairs("arrow")
        self.assertEqual(pairs["estimate"].null_count, len(pairs))
        odd = self.odd.pairs("arrow").to_pylist()[0]
        self.assertEqual((odd["id_a"], odd["id_b"]), ("007", "NA"))


if __name__ == "__main__":
    unittest.main()

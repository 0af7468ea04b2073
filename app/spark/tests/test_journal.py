# SPDX-License-Identifier: MIT
"""Tests of what a check remembers, without Spark."""

import contextlib
import io
import os
import unittest
from unittest import mock

from tests import run_all
from tests.journal import Incomplete, Journal, is_over
from tests.local import folder_of


class JournalTest(unittest.TestCase):
    def setUp(self):
        self.folder = folder_of(self)
        self.program = self.folder / "program"
        self.program.write_bytes(b"one")
        variables = {"SHINGLESCOPE_SPARK_JOURNAL": str(self.folder / "journal")}
        patch = mock.patch.dict(os.environ, variables)
        patch.start()
        self.addCleanup(patch.stop)

    def journal(self, spark="3.5.9"):
        return Journal(self.program, spark)

    def test_cells_are_known_in_the_next_run_of_the_same_programs(self):
        first = self.journal()
        first.note({"a": 1, "b": [2]})
        self.assertTrue(first.has({"b": [2], "a": 1}))
        self.assertTrue(self.journal().has({"b": [2], "a": 1}))
        self.assertFalse(self.journal().has({"a": 1}))
        self.assertFalse(self.journal("4.0.0").has({"a": 1, "b": [2]}))
        self.program.write_bytes(b"two")
        self.assertFalse(self.journal().has({"a": 1, "b": [2]}))

    def test_a_line_that_was_cut_off_is_forgotten(self):
        self.journal().note({"a": 1})
        (path,) = (self.folder / "journal").iterdir()
        path.write_text(path.read_text() + '{"a": 2}')
        again = self.journal()
        self.assertTrue(again.has({"a": 1}))
        self.assertFalse(again.has({"a": 2}))
        again.note({"a": 3})
        self.assertTrue(self.journal().has({"a": 3}))

    def test_nothing_is_remembered_without_a_folder(self):
        with mock.patch.dict(os.environ):
            del os.environ["SHINGLESCOPE_SPARK_JOURNAL"]
            journal = self.journal()
            journal.note({"a": 1})
            self.assertFalse(journal.has({"a": 1}))
        self.assertFalse((self.folder / "journal").exists())


class LimitTest(unittest.TestCase):
    def code_of(self, *errors):
        """Returns the exit code of a run of tests that end in these ways."""

        def test_of(error):
            def test():
                if error is not None:
                    raise error
            return unittest.FunctionTestCase(test)

        suite = unittest.TestSuite([test_of(error) for error in errors])
        out = io.StringIO()
        with mock.patch.object(unittest.defaultTestLoader, "discover", return_value=suite), \
                contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
            code = run_all.main("others")
        return code, out.getvalue()

    def test_a_check_that_is_not_complete_has_a_code_of_its_own(self):
        self.assertEqual(self.code_of(None)[0], 0)
        code, text = self.code_of(None, Incomplete("5 cells remain."))
        self.assertEqual(code, 3)
        self.assertIn("NOT COMPLETE. 5 cells remain.", text)
        self.assertEqual(self.code_of(Incomplete(""), AssertionError(""))[0], 1)
        self.assertEqual(self.code_of(ValueError())[0], 1)

    def test_every_test_is_in_one_part(self):
        for part, name in (("cells", "tests.test_cells.CellsTest.test_small_tables"),
                           ("cells", "tests.test_project.ProjectTest.test_x"),
                           ("others", "tests.test_cells.PairwiseTest.test_x")):
            test = mock.Mock(**{"id.return_value": name})
            self.assertEqual(run_all.part_of(test), part)

    def test_the_time_is_over_after_the_limit(self):
        for minutes, expected in (("", False), ("0", True), ("1000000", False)):
            with mock.patch.dict(os.environ, {"SHINGLESCOPE_SPARK_MINUTES": minutes}):
                self.assertEqual(is_over(), expected)


if __name__ == "__main__":
    unittest.main()

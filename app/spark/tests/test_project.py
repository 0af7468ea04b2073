# SPDX-License-Identifier: MIT
"""Tests of projects: without Spark their parts, with Spark whole ones, compared with `find`."""

import csv
import json
import os
import struct
import subprocess
import unittest
from pathlib import Path
from unittest import mock

from shinglescope_spark import Error, UsageError, find_duplicates, kinds
from shinglescope_spark.frames import Frame, rows_of_frame
from shinglescope_spark.native import Plan
from shinglescope_spark.project import (check_names, check_project, check_recipe, line_of,
                                        table_path, unused_name, write_table)
from shinglescope_spark.stages import Facts, list_stages
from tests.local import folder_of, needs_spark, spark_session
from tests.test_identity import PROGRAM, RECIPE, SCALE, write_table as write_random_table

HEADER = (-1, [b"a", b"b"])
AWKWARD = [
    " leading and trailing ", "a \"quoted\" cell", "two\nlines", "two\r\nlines", "a, comma", "",
    "#no comment", "\ttab", "più — naïve 東京", "'single'", "back\\slash", "=1+2", "NULL", "\""
]


def frame_of(numbers, *columns):
    payload = struct.pack(f"<{len(numbers)}q", *numbers) + struct.pack("<I", len(columns))
    for cells in columns:
        ends = [sum(map(len, cells[:i])) for i in range(len(cells) + 1)]
        payload += struct.pack(f"<{len(ends)}i", *ends) + b"".join(cells)
    return Frame(kinds.ROWS, 0, len(numbers), 0, (payload,))


class PartsTest(unittest.TestCase):
    def setUp(self):
        self.folder = folder_of(self)

    def test_rows_come_back_from_a_frame(self):
        frame = frame_of([-1, 5, 2**40], [b"x", b"", b"yy"], [b"", b"z", b"w"])
        self.assertEqual(list(rows_of_frame(frame)), [(-1, [b"x", b""]), (5, [b"", b"z"]),
                                                      (2**40, [b"yy", b"w"])])

    def test_lines_are_those_of_a_reader(self):
        cells = [text.encode() for text in AWKWARD]
        with open(self.folder / "t.csv", "wb") as file:
            file.write(line_of(cells))
        with open(self.folder / "t.csv", encoding="utf-8", newline="") as file:
            self.assertEqual(list(csv.reader(file)), [AWKWARD])
        self.assertEqual(line_of([b"plain", b'"', b"a\nb"]), b'plain,"""","a\nb"\n')

    def test_a_table_has_the_rows_in_the_source(self):
        path = str(self.folder / "t.csv")
        write_table(path, [HEADER, (3, [b"x", b"y"]), (8, [b"", b"z"])], 2)
        self.assertEqual(Path(path).read_bytes(), b"a,b,source_row\nx,y,3\n,z,8\n")
        self.assertEqual(unused_name(b"a", [b"b"]), b"a")
        self.assertEqual(unused_name(b"a", [b"a", b"a (2)"]), b"a (3)")

    def test_a_table_without_some_rows_is_not_written(self):
        path = str(self.folder / "t.csv")
        few, mixed = [HEADER, (3, [b"x", b"y"])], [HEADER, (8, []), (3, [])]
        for rows, message in ((few, "there should be 2 rows, but there are 1"),
                              (mixed, "row 3 came after the row 8")):
            with self.assertRaisesRegex(Error, message):
                write_table(path, rows, 2)
            self.assertEqual(list(self.folder.iterdir()), [])

    def test_paths_and_limits_are_checked_first(self):
        path = self.folder / "p.shinglescope"
        check_project(str(path), 1)
        self.assertEqual(table_path(str(path)), str(self.folder / "p.rows.csv"))
        for rows in (0, 1_000_001):
            with self.assertRaisesRegex(UsageError, "--project-rows must be from 1 to 1000000"):
                check_project(str(path), rows)
        with self.assertRaisesRegex(UsageError, "There is no folder"):
            check_project(str(self.folder / "none" / "p.shinglescope"), 10)
        for name in ("p.rows.csv", "p.shinglescope"):
            (self.folder / name).touch()
            with self.assertRaisesRegex(UsageError, f"{name}\" already exists"):
                check_project(str(path), 10)
            (self.folder / name).unlink()

    def test_recipes_that_do_not_fit_are_refused(self):
        plan = Plan("0", "", ["title"], [], None, 32)
        check_recipe(plan, False)
        for changes, has_reference, message in (({}, True, "Leave --against out"),
                                                ({"has_stops": True}, False, "stop shingles"),
                                                ({"is_links": True}, False, 'to "all"')):
            with self.assertRaisesRegex(UsageError, message):
                check_recipe(Plan("0", "", ["title"], [], None, 32, **changes), has_reference)

        check_names(["title", "x "], plan)
        with self.assertRaisesRegex(UsageError, "white space"):
            check_names([" title"], Plan("0", "", [" title"], [], None, 32))

    def test_the_stages_of_a_project_come_last(self):
        facts = Facts(100, 3, 1, 32, True, None, 100)
        without = [stage.name for stage in list_stages(facts)]
        facts.project_rows = 50
        stages = [stage.name for stage in list_stages(facts)]
        self.assertEqual(stages[:len(without)], without)
        self.assertEqual(stages[len(without):], ["near", "near-forest-1", "draw-50",
                                                 "drawn-bits-50", "drawn-pairs-50"])


@needs_spark
@unittest.skipUnless(PROGRAM, "SHINGLESCOPE_CLI is not set. The tests of whole runs are skipped.")
class ProjectTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = spark_session()

    def setUp(self):
        self.folder = folder_of(self)
        self.table = self.folder / "table.csv"
        self.number = 0

    def frame(self):
        return (self.spark.read.csv(str(self.table), header=True, multiLine=True, escape='"')
                .selectExpr("cast(row as int) row", "title", "kind", "name")
                .repartition(3, "title"))

    def made(self, table=None, recipe=RECIPE, **options):
        """Makes a project and returns its path and the report."""
        self.number += 1
        project = self.folder / f"{self.number}.shinglescope"
        options = {"work": str(self.folder / f"work-{self.number}"), "parts": 2, "task_bytes": 1,
                   "program": PROGRAM, **options}
        result = find_duplicates(self.spark, table, recipe=recipe, project=str(project), **options)
        return project, result.report

    def expected(self, recipe):
        """Returns the project that one machine makes of the whole table."""
        file, project = self.folder / "recipe.json", self.folder / "one.shinglescope"
        file.write_text(json.dumps(recipe))
        project.unlink(missing_ok=True)
        self.run_program("find", self.table, "--recipe", file, "--project", project, "--out",
                         self.folder / "one.csv", "--header", "--delimiter=comma")
        return project

    def run_program(self, *arguments):
        return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True).stdout

    def pairs(self, project, threshold, rows=None):
        """Returns the pairs of a project by their rows in the source, with all figures."""
        lines = self.run_program("export", project, "--content", "pairs", "--threshold", threshold,
                                 "--no-manifest").decode()
        pairs = {}
        for line in csv.DictReader(lines.splitlines(keepends=True)):
            a, b = (int(line[name]) for name in ("row_a", "row_b"))
            if rows is not None:
                a, b = rows[a], rows[b]
            names = ("id_a", "id_b", "jaccard", "estimate", "shared_bands", "intersection",
                     "union", "row_pairs", "a_title", "b_title")
            pairs[a, b] = [line[name] for name in names]
        return pairs

    def lines(self, project):
        with open(table_path(str(project)), encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    def source_rows(self, project):
        return [int(line["source_row"]) for line in self.lines(project)]

    def compare(self, project, recipe, lowest):
        """Compares a project with the pairs of one machine that have a drawn row."""
        rows = self.source_rows(project)
        self.assertEqual(rows, sorted(set(rows)))
        whole = self.expected(recipe)
        for threshold in (lowest, "0.8"):
            expected = {pair: figures for pair, figures in self.pairs(whole, threshold).items()
                        if pair[0] in rows or pair[1] in rows}
            self.assertGreater(len(expected), 10)
            self.assertEqual(self.pairs(project, threshold, rows), expected)

    def test_everything_that_is_similar(self):
        write_random_table(self.table, 700, 1)
        recipe = {**RECIPE, "threshold": 0.8}
        tables = []
        for parts in (1, 4, 7) if SCALE != 1 else (1, 7):
            project, report = self.made(self.frame(), recipe, row="row", parts=parts)
            tables.append(Path(table_path(str(project))).read_bytes())
            self.compare(project, recipe, "0.6")
            counts = report["project"]
            self.assertEqual((counts["rows"], counts["groups"]),
                             (counts["of_rows"], counts["of_groups"]))
            self.assertEqual(counts["rows"], tables[-1].count(b"\n") - 1)
        self.assertEqual(set(tables), {tables[0]})
        project, _ = self.made(file=str(self.table), recipe=recipe)
        self.assertEqual(Path(table_path(str(project))).read_bytes(), tables[0])
        self.compare(project, recipe, "0.6")

    def test_some_groups(self):
        write_random_table(self.table, 700, 1)
        recipe = {**RECIPE, "threshold": 0.8, "same": ["kind"]}
        work = str(self.folder / "work")
        first = None
        # The same WORK first without a project, then with two limits.
        find_duplicates(self.spark, file=str(self.table), recipe=recipe, work=work, parts=2,
                        task_bytes=1, program=PROGRAM)
        for most in (60, 40, 60):
            project, report = self.made(file=str(self.table), recipe=recipe, work=work,
                                        project_rows=most)
            self.compare(project, recipe, "0.6")
            counts = report["project"]
            self.assertLessEqual(counts["rows"], most)
            self.assertLess(counts["groups"], counts["of_groups"])
            if most == 60:
                first = first or self.lines(project)
                self.assertEqual(self.lines(project), first)
        project, _ = self.made(self.frame(), recipe, row="row", project_rows=60, parts=5)
        self.assertEqual(self.lines(project), first)

    def test_estimates_a_floor_and_killed_workers(self):
        write_random_table(self.table, 500, 4)
        recipe = {**RECIPE, "threshold": 0.8, "floor": 0.7, "verify": "estimate"}
        stages = ("near", "draw-1000000", "drawn-bits-1000000", "drawn-pairs-1000000")
        faults = ",".join(f"{name}:0:kill" for name in stages)
        with mock.patch.dict(os.environ, {"SHINGLESCOPE_SPARK_FAULT": faults}):
            project, _ = self.made(self.frame(), recipe, row="row")
        self.compare(project, recipe, "0.7")

    def test_cells_stay_as_they_are(self):
        common = "one text that is in every row of this table but for its end "
        cells = [*AWKWARD, "nul \0 inside", "e\u0301", "\ufeffmark"]
        rows = [(row, common + cell, cell, f"n{row}") for row, cell in enumerate(cells)]
        frame = self.spark.createDataFrame(rows, "row long, title string, kind string, name string")
        recipe = {"version": 1, "compare": ["title"], "threshold": 0.5}
        project, report = self.made(frame, recipe, row="row")
        self.assertEqual(report["project"]["rows"], len(cells))
        found = [(int(line["source_row"]), line["title"], line["kind"], line["name"])
                 for line in self.lines(project)]
        self.assertEqual(found, rows)
        with open(self.table, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerows([("row", "title", "kind", "name"), *rows])
        reading = ["--delimiter=comma", "--header", "--quote=double", "--escape=none",
                   "--comment=none", "--encoding=UTF-8", "--no-spaced-quotes"]
        project, report = self.made(file=str(self.table), recipe=recipe, reading=reading)
        self.assertEqual([line["kind"] for line in self.lines(project)], cells)

    def test_a_file_system_of_hadoop(self):
        # viewfs is neither local nor remote for Spark; Python cannot open its paths.
        write_random_table(self.table, 300, 8)
        conf = self.spark.sparkContext._jsc.hadoopConfiguration()
        (self.folder / "far").mkdir()
        conf.set("fs.viewfs.mounttable.projects.link./far", f"file://{self.folder}/far")
        project, _ = self.made(self.frame(), row="row", work="viewfs://projects/far/work")
        self.compare(project, RECIPE, "0.6")

    def test_a_table_without_pairs_has_no_project(self):
        self.table.write_text("title\na b c d e f\nu v w x y z\n")
        recipe = {"version": 1, "compare": ["title"]}
        project, report = self.made(file=str(self.table), recipe=recipe)
        self.assertIsNone(report["project"])
        self.assertFalse(project.exists())

    def test_what_cannot_be_made_is_refused(self):
        write_random_table(self.table, 100, 2)
        out = self.folder / "pairs.csv"
        shingle = {"unit": "word", "k": 2, "stop_shingles": 0.5}
        for options, recipe, code, message in (
            ({"project_rows": 1}, RECIPE, 1, "has at most 1 rows"),
            ({}, {**RECIPE, "shingle": shingle}, 2, "stop shingles"),
            ({}, {**RECIPE, "pairs": "links"}, 2, 'to "all"'),
            ({"against": str(self.table)}, RECIPE, 2, "Leave --against out")):
            with self.assertRaisesRegex(Error, message) as caught:
                self.made(file=str(self.table), recipe=recipe, pairs=str(out), **options)
            self.assertEqual(caught.exception.code, code)
            self.assertFalse(out.exists())
            self.assertEqual(list(self.folder.glob("*.rows.csv*")), [])

    def test_a_project_goes_with_the_other_results(self):
        write_random_table(self.table, 100, 2)
        (self.folder / "folder").mkdir()
        with self.assertRaises(Exception):
            self.made(file=str(self.table), pairs=str(self.folder / "folder"))
        self.assertEqual(list(self.folder.glob("*.shinglescope")), [])
        self.assertEqual(list(self.folder.glob("*.rows.csv*")), [])


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Whole runs whose files must be those of `shinglescope-cli find`, byte for byte.

SHINGLESCOPE_CLI is the path of the native program.
"""

import csv
import json
import os
import random
import subprocess
import unittest
from unittest import mock

from shinglescope_spark import Error, find_duplicates
from shinglescope_spark.results import GROUPS_HEADER, PAIRS_HEADER
from shinglescope_spark.stages import Facts, list_stages
from tests.local import folder_of, needs_spark, spark_session

PROGRAM = os.environ.get("SHINGLESCOPE_CLI", "")
SCALE = int(os.environ.get("SHINGLESCOPE_SPARK_SCALE", "0"))
RECIPE = {"version": 1, "compare": ["title"], "id": "name", "shingle": {"unit": "word", "k": 2}}
WORDS = "amber basalt cedar delta ember fjord garnet harbor indigo jasper kelp lagoon".split()


def write_table(path, rows, seed, copies=0.5):
    """Writes rows of random words, of which a share are copies with a changed word or none."""
    draw = random.Random(seed)
    texts, lines = [], []
    for row in range(rows):
        if texts and draw.random() < copies:
            words = list(draw.choice(texts[-50:]))
            if draw.random() < 0.7:
                words[draw.randrange(len(words))] = draw.choice(WORDS)
        else:
            words = [
                draw.choice(WORDS) + str(draw.randrange(20)) for _ in range(draw.randrange(1, 14))
            ]
        texts.append(words)
        lines.append((row, " ".join(words), draw.choice("xyz"), f'id "{row}", più'))
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["row", "title", "kind", "name"])
        writer.writerows(lines)


# The cells have these settings too, so a check runs these tests only at --scale 2.
in_cells = unittest.skipIf(SCALE == 1, "The cells contain this. It runs from --scale 2 on.")


def end_after_a_stage(text):
    if text.startswith("Stage") and "complete since" not in text:
        raise KeyboardInterrupt


@needs_spark
@unittest.skipUnless(PROGRAM, "SHINGLESCOPE_CLI is not set. The tests of whole runs are skipped.")
class IdentityTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = spark_session()

    def setUp(self):
        self.folder = folder_of(self)
        self.number = 0

    def table(self, rows=1500, seed=1, name="table.csv", copies=0.5):
        path = self.folder / name
        write_table(path, rows, seed, copies)
        return path

    def frame(self, path):
        return (self.spark.read.csv(str(path), header=True, multiLine=True,
                                    escape='"').selectExpr("cast(row as int) row", "title", "kind",
                                                           "name").repartition(3, "title"))

    def expected(self, recipe, path, *more):
        file = self.folder / "expected.json"
        file.write_text(json.dumps(recipe))
        subprocess.run([PROGRAM, "find", path, "--recipe", file, "--out", self.folder / "p.csv",
                        "--groups", self.folder / "g.csv", *more], check=True, capture_output=True)
        return (self.folder / "p.csv").read_bytes(), (self.folder / "g.csv").read_bytes()

    def found(self, table=None, **options):
        self.number += 1
        out = self.folder / f"out-{self.number}"
        options.setdefault("work", str(out / "work"))
        options.setdefault("task_bytes", 1)
        options.setdefault("parts", 2)
        result = find_duplicates(self.spark,
                                 table,
                                 pairs=str(out / "pairs.csv"),
                                 groups=str(out / "groups.csv"),
                                 report=str(out / "report.json"),
                                 program=PROGRAM,
                                 **options)
        self.assertEqual(
            json.loads((out / "report.json").read_text())["pairs"], result.report["pairs"])
        return (out / "pairs.csv").read_bytes(), (out / "groups.csv").read_bytes()

    def compare(self, recipe, path, more=(), **options):
        expected = self.expected(recipe, path, *more)
        found = self.found(self.frame(path), row="row", recipe=recipe, **options)
        self.assertGreater(expected[0].count(b"\n"), 10)
        self.assertEqual(found, expected)

    @in_cells
    def test_recipes(self):
        base = {"version": 1, "compare": ["title"]}
        path = self.table()
        for changes in ({"shingle": {"unit": "word", "k": 2}, "id": "name"},
                        {"same": ["kind"], "id": "name"},
                        {"compare": ["title", "kind"], "verify": "estimate",
                         "shingle": {"unit": "word", "k": 3, "short_texts": "skip"}}):
            with self.subTest(changes):
                self.compare({**base, **changes}, path)

    @in_cells
    def test_parts_and_ranges(self):
        recipe = {
            "version": 1,
            "compare": ["title"],
            "id": "row",
            "shingle": {
                "unit": "word",
                "k": 2
            }
        }
        path = self.table(rows=700, seed=2)
        for parts, ranges in ((1, 1), (7, 4)):
            with self.subTest(parts=parts, ranges=ranges):
                self.compare(recipe, path, parts=parts, ranges=ranges)

    def test_a_file_and_links(self):
        recipe = {"version": 1, "compare": ["title"], "shingle": {"unit": "word", "k": 2}}
        path = self.table(seed=3)
        self.assertEqual(self.found(file=str(path), recipe=recipe, worker_memory=256),
                         self.expected(recipe, path))
        self.assertEqual(self.found(file=str(path), recipe=recipe, max_pairs=100),
                         self.expected(recipe, path, "--max-pairs", "100"))

    def test_a_reference(self):
        recipe = RECIPE
        path, other = self.table(seed=4, rows=900), self.table(seed=4,
                                                               rows=600,
                                                               name="other.csv",
                                                               copies=0.4)
        expected = self.expected(recipe, path, "--against", str(other))
        self.assertEqual(self.found(file=str(path), recipe=recipe, against=str(other)), expected)
        cleaned = str(self.folder / "cleaned")
        self.assertEqual(
            self.found(self.frame(path),
                       row="row",
                       recipe=recipe,
                       against=self.frame(other),
                       cleaned=cleaned), expected)
        matched = {int(line["row"]) for line in csv.DictReader(expected[1].decode().splitlines())}
        self.assertEqual({row.row for row in self.spark.read.parquet(cleaned).collect()},
                         set(range(900)) - matched)

    def test_stop_shingles_and_links(self):
        path = self.table(rows=1200, seed=11)
        shingle = {"unit": "word", "k": 1, "stop_shingles": 0.03}
        for changes in ({
                "shingle": shingle
        }, {
                "pairs": "links"
        }, {
                "shingle": shingle,
                "pairs": "links"
        }):
            with self.subTest(changes):
                self.compare({**RECIPE, **changes}, path)

    def test_a_killed_worker_of_each_stage(self):
        path = self.table(rows=400, seed=5)
        expected = self.expected(RECIPE, path)
        names = [stage.name for stage in list_stages(Facts(400, 3, 1, 32, True, None, 100))]
        faults = ",".join(f"{name}:0:kill" for name in names)
        with mock.patch.dict(os.environ, {"SHINGLESCOPE_SPARK_FAULT": faults}):
            self.assertEqual(self.found(self.frame(path), row="row", recipe=RECIPE, parts=3),
                             expected)

    def test_a_run_that_ends_after_each_stage(self):
        path, work = self.table(rows=400, seed=7), str(self.folder / "work")
        expected = self.expected(RECIPE, path)
        starts = 0
        while True:
            starts += 1
            try:
                found = self.found(self.frame(path),
                                   row="row",
                                   recipe=RECIPE,
                                   work=work,
                                   log=end_after_a_stage)
                break
            except KeyboardInterrupt:
                self.assertFalse((self.folder / f"out-{self.number}" / "pairs.csv").exists())
        self.assertEqual(found, expected)
        self.assertGreater(starts, 15)

    def test_a_file_system_of_hadoop(self):
        # viewfs is neither local nor remote for Spark; Python cannot open its paths.
        path = self.table(rows=300, seed=8)
        conf = self.spark.sparkContext._jsc.hadoopConfiguration()
        (self.folder / "far").mkdir()
        conf.set("fs.viewfs.mounttable.test.link./far", f"file://{self.folder}/far")
        work = "viewfs://test/far"
        expected = self.expected(RECIPE, path)
        find_duplicates(self.spark,
                        file=str(path),
                        recipe=RECIPE,
                        program=PROGRAM,
                        work=f"{work}/work",
                        pairs=f"{work}/pairs.csv",
                        groups=f"{work}/groups.csv",
                        pairs_table=f"{work}/table")
        self.assertEqual(((self.folder / "far/pairs.csv").read_bytes(),
                          (self.folder / "far/groups.csv").read_bytes()), expected)
        self.assertEqual(list((self.folder / "far").glob("*.part")), [])

    def test_capped_buckets(self):
        path = self.folder / "template.csv"
        draw = random.Random(10)
        path.write_text("row,title\n" + "".join(
            f"{row},the invoice for the service of the month was sent to the customer number "
            f"{draw.randrange(900)} and is due {draw.randrange(3)}\n" for row in range(2500)))
        recipe = {"version": 1, "compare": ["title"], "threshold": 0.7}
        expected = self.expected(recipe, path)
        self.assertEqual(self.found(file=str(path), recipe=recipe, parts=3, ranges=2), expected)
        with open(self.folder / "out-1" / "report.json", encoding="utf-8") as file:
            self.assertGreater(json.load(file)["capped_buckets"], 0)

    def test_an_empty_table_and_one_without_pairs(self):
        empty = self.spark.createDataFrame([], "row int, title string, kind string, name string")
        headers = (PAIRS_HEADER.encode(), GROUPS_HEADER.encode())
        self.assertEqual(self.found(empty, row="row", recipe=RECIPE), headers)
        two = self.spark.createDataFrame([(0, "a b c", "x", "y"), (1, "d e f", "x", "y")],
                                         empty.schema)
        self.assertEqual(self.found(two, row="row", recipe=RECIPE), headers)

    def test_wrong_recipes_have_the_code_2(self):
        table = self.frame(self.table(rows=10))
        for recipe, message in (({
                "version": 1,
                "compare": ["nothing"]
        }, 'There is no column "nothing"'), ({
                "version": 1,
                "compare": ["title"],
                "bands": 7
        }, "bands"), ({
                "version": 1,
                "compare": ["title"],
                "shingle": {
                    "unit": "word",
                    "k": 2,
                    "rare_words": 2
                }
        }, "rare_words")):
            with self.assertRaisesRegex(Error, message) as caught:
                self.found(table, row="row", recipe=recipe)
            self.assertEqual(caught.exception.code, 2)

    def test_too_little_memory_for_workers_is_refused(self):
        with self.assertRaisesRegex(Error, "--worker-memory must be 256 MiB or more") as caught:
            self.found(file=str(self.table(rows=10)), recipe=RECIPE, worker_memory=255)
        self.assertEqual(caught.exception.code, 2)

    def test_work_of_another_recipe_or_table(self):
        recipe = {"version": 1, "compare": ["title"], "shingle": {"unit": "word", "k": 2}}
        path, work = self.table(rows=300), str(self.folder / "work")
        first = self.found(file=str(path), recipe=recipe, work=work)
        self.assertEqual(self.found(file=str(path), recipe=recipe, work=work), first)
        with self.assertRaisesRegex(Error, "another recipe"):
            self.found(file=str(path), recipe={**recipe, "threshold": 0.7}, work=work)
        with self.assertRaisesRegex(Error, "another table"):
            self.found(file=str(self.table(rows=300, seed=9, name="b.csv")),
                       recipe=recipe,
                       work=work)

    def test_tables(self):
        recipe = RECIPE
        path = self.table(rows=500, seed=6)
        names = {
            name: str(self.folder / name)
            for name in ("pairs_table", "groups_table", "cleaned")
        }
        pairs, groups = self.found(self.frame(path), row="row", recipe=recipe, **names)
        table = self.spark.read.parquet(names["pairs_table"]).orderBy("row_a", "row_b").collect()
        lines = list(csv.DictReader(pairs.decode().splitlines()))
        self.assertEqual([(str(row.row_a), str(row.row_b), row.id_a, row.id_b) for row in table],
                         [(line["row_a"], line["row_b"], line["id_a"], line["id_b"])
                          for line in lines])
        first, removed = {}, set()
        for line in csv.DictReader(groups.decode().splitlines()):
            if first.setdefault(line["group"], line["row"]) != line["row"]:
                removed.add(int(line["row"]))
        cleaned = self.spark.read.parquet(names["cleaned"])
        self.assertEqual(cleaned.columns, ["row", "title", "kind", "name"])
        self.assertEqual({row.row for row in cleaned.collect()}, set(range(500)) - removed)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Runs over tables, recipes and settings, each compared with `shinglescope-cli find`.

scripts/slow/spark runs them. SHINGLESCOPE_SPARK_SCALE is 1 for small tables and a selection in
which every two values of the factors occur together, 2 and more for large tables too, and 10 for
every combination on the public tables, half of them read from a file and half from a Spark table,
and every two values together on the others. SHINGLESCOPE_SPARK_DATA is the folder with the public
tables, if they are there. Cells that the journal knows are not run again.

With SHINGLESCOPE_SPARK_SHARE "i/n", only each n-th cell is run, from the i-th on (from 0), so that n
processes can run them side by side.
"""

import csv
import filecmp
import itertools
import json
import lzma
import os
import random
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from shinglescope_spark import find_duplicates
from tests.journal import Incomplete, Journal, digest_of, is_over
from tests.local import needs_spark, new_spark_session, spark_session

PROGRAM = os.environ.get("SHINGLESCOPE_CLI", "")
SCALE = int(os.environ.get("SHINGLESCOPE_SPARK_SCALE", "0"))
DATA = Path(os.environ.get("SHINGLESCOPE_SPARK_DATA", "/no/data"))
PLACE, SHARES = map(int, os.environ.get("SHINGLESCOPE_SPARK_SHARE", "0/1").split("/"))
# Each run adds files to the session, which Spark names in every task.
RUNS_OF_SESSION = 40

WORD3 = {"preparation": {"strip_punctuation": "ascii"},
         "shingle": {"unit": "word", "k": 3, "short_texts": "skip"}}
NAMES = {"preparation": {"strip_punctuation": "all"}, "shingle": {"unit": "char", "k": 3},
         "threshold": 0.7, "verify": "estimate"}
FACTORS = {
    "recipe": ({}, WORD3, NAMES),
    "permutations": ("affine", "xor", "rehash", "salted", "one-permutation"),
    "parts": (1, 4, 7),
    "ranges": (1, 4),
    "rows_at_once": (100, 20_000),
    "adaptive": ("true", "false"),
    "source": ("file", "table"),
}


class Table:
    """A file, what is compared in it, and how it is read."""

    def __init__(self, path, compare, same=(), id=None, reading=()):
        self.path, self.reading = str(path), list(reading)
        self.columns = {"compare": list(compare), "same": list(same), "id": id}
        self.name, self.digest = Path(path).name, digest_of(path)

    def known_as(self, cell):
        """Returns what the journal knows of a cell."""
        return {"table": self.name, "digest": self.digest, "columns": self.columns,
                "reading": self.reading, **cell}


def made_tables(folder):
    return [template(folder, 1200), invoices(folder, 3000)]


def public_tables(folder):
    if not DATA.exists():
        return []
    return [
        Table(DATA / "kijiji_rome.tsv", ["Title", "Short Description"], id="Url Adv"),
        Table(head(DATA / "ag_news_test.csv", folder, 3000), ["2", "3"], reading=["--no-header"]),
        Table(head(DATA / "airbnb_nyc_2019.csv", folder, 8000), ["name"], ["neighbourhood"], "id"),
    ]


def large_tables(folder):
    tables = [template(folder, 200_000), invoices(folder, 200_000), identical(folder, 1_000_000)]
    if DATA.exists():
        titles = unpack(DATA / "reddit_titles_1m.tsv.xz", folder)
        reviews = unpack(DATA / "imdb_reviews_100k.tsv.xz", folder)
        tables += [
            Table(head(titles, folder, 100_000), ["title"], id="id"),
            Table(titles, ["title"]),
            Table(reviews, [column_of_texts(reviews)])
        ]
    return tables


def write(path, titles):
    with open(path, "w", encoding="utf-8") as file:
        file.write("id\ttitle\n")
        file.writelines(f"{row}\t{title}\n" for row, title in enumerate(titles))
    return path


def template(folder, rows):
    draw = random.Random(1)
    titles = (f"the invoice for the service of the month was sent to the customer number "
              f"{draw.randrange(rows // 3)} and is due {draw.randrange(3)}" for _ in range(rows))
    return Table(write(folder / f"template-{rows}.tsv", titles), ["title"], id="id")


def invoices(folder, rows):
    draw = random.Random(2)
    titles = (
        f"invoice {draw.randrange(10**7):07} of {draw.randrange(28) + 1}/{draw.randrange(12) + 1} "
        f"to {draw.choice('abcdefgh') * 3} {draw.randrange(2000)}" for _ in range(rows))
    return Table(write(folder / f"invoices-{rows}.tsv", titles), ["title"])


def identical(folder, rows):
    titles = ("one title that every row has" for _ in range(rows))
    return Table(write(folder / f"identical-{rows}.tsv", titles), ["title"])


def head(path, folder, rows):
    target = folder / f"{rows}-{Path(path).name}"
    with open(path, encoding="utf-8", newline="") as source, open(target,
                                                                  "w",
                                                                  encoding="utf-8",
                                                                  newline="") as file:
        file.writelines(itertools.islice(source, rows))
    return target


def unpack(path, folder):
    target = folder / path.stem
    with lzma.open(path) as source, open(target, "wb") as file:
        shutil.copyfileobj(source, file)
    return target


def column_of_texts(path):
    with open(path, encoding="utf-8") as file:
        return file.readline().rstrip("\n").split("\t")[-1]


def pairwise(factors, seed=3):
    """Returns combinations in which every two values of different factors occur together."""
    draw = random.Random(seed)
    names = list(factors)
    missing = {(a, x, b, y) for a, b in itertools.combinations(range(len(names)), 2)
               for x in range(len(factors[names[a]])) for y in range(len(factors[names[b]]))}

    def covered(cell):
        return {(a, cell[a], b, cell[b]) for a, b in itertools.combinations(range(len(names)), 2)}

    cells = []
    while missing:
        tries = [tuple(draw.randrange(len(factors[name])) for name in names) for _ in range(200)]
        a, x, b, y = min(missing)
        tries = [
            tuple(x if i == a else y if i == b else value for i, value in enumerate(each))
            for each in tries
        ]
        best = max(tries, key=lambda cell: len(covered(cell) & missing))
        missing -= covered(best)
        cells.append({name: factors[name][value] for name, value in zip(names, best)})
    return cells


def every_cell(factors):
    """Returns all combinations of the factors but the last, which takes turns at random.

    Each value of the last factor occurs in every second cell.
    """
    *others, last = factors
    cells = [dict(zip(others, values))
             for values in itertools.product(*(factors[name] for name in others))]
    order = random.Random(6)
    for start in range(0, len(cells), len(factors[last])):
        values = list(factors[last])
        order.shuffle(values)
        for cell, value in zip(cells[start:], values):
            cell[last] = value
    return cells


class PairwiseTest(unittest.TestCase):
    def test_every_cell_occurs_once(self):
        cells = every_cell(FACTORS)
        others = [name for name in FACTORS if name != "source"]
        self.assertEqual(len(cells), 3 * 5 * 3 * 2 * 2 * 2)
        self.assertEqual(len({json.dumps([cell[name] for name in others]) for cell in cells}),
                         len(cells))
        for name in others:
            for value in FACTORS[name]:
                sources = [cell["source"] for cell in cells if cell[name] == value]
                self.assertGreater(min(map(sources.count, FACTORS["source"])), len(sources) / 4)

    def test_every_two_values_occur_together(self):
        cells = pairwise(FACTORS)
        self.assertLess(len(cells), 30)
        for a, b in itertools.combinations(FACTORS, 2):
            for x, y in itertools.product(FACTORS[a], FACTORS[b]):
                self.assertTrue(any(cell[a] == x and cell[b] == y for cell in cells))


@needs_spark
@unittest.skipUnless(
    PROGRAM and SCALE, "SHINGLESCOPE_SPARK_SCALE or SHINGLESCOPE_CLI is not set. The comparison of "
    "many runs is skipped.")
class CellsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = spark_session()
        cls.folder = Path(tempfile.mkdtemp(prefix="shinglescope-test-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.journal = Journal(PROGRAM, cls.spark.version)
        cls.expected = {}
        cls.number = 0

    def check_all(self, what, pairs):
        """Runs cells of tables until the time is over, and says how many passed."""
        todo = [pair for pair in pairs if not self.journal.has(pair[0].known_as(pair[1]))]
        passed = failed = 0
        started = time.monotonic()

        def report():
            rate = (time.monotonic() - started) / max(1, passed + failed)
            print(f"{what}: of {len(pairs)} cells, {len(pairs) - len(todo)} passed before, "
                  f"{passed} passed now in {rate:.1f} s each, {failed} failed, "
                  f"{len(todo) - passed - failed} remain.", flush=True)

        for table, cell in todo:
            if is_over():
                break
            if self.check(table, cell):
                passed += 1
                self.journal.note(table.known_as(cell))
            else:
                failed += 1
            if (passed + failed) % RUNS_OF_SESSION == 0:
                report()
                type(self).spark = new_spark_session()
        report()
        if len(todo) > passed + failed:
            raise Incomplete(f"{what}: {len(todo) - passed - failed} cells remain.")

    def check(self, table, cell):
        """Runs a cell, and returns whether its results are those of one machine."""
        with self.subTest(table=table.name, **cell):
            out = self.new_folder()
            recipe, expected = self.expected_of(table, cell)
            self.run_spark(table, cell, recipe, out)
            for one, other in (("p.csv", "pairs.csv"), ("g.csv", "groups.csv")):
                self.assertTrue(filecmp.cmp(expected / one, out / other, shallow=False),
                                f"{expected / one} and {out / other} differ")
            shutil.rmtree(out)
            return True
        return False

    def new_folder(self):
        out = self.folder / str(type(self).number)
        type(self).number += 1
        out.mkdir()
        return out

    def expected_of(self, table, cell):
        """Returns the recipe of a cell and the folder with the results of one machine."""
        recipe = {
            "version": 1,
            "signature": {
                "permutations": cell["permutations"]
            },
            **table.columns,
            **cell["recipe"]
        }
        key = table.path, json.dumps(recipe)
        if key not in self.expected:
            out = self.new_folder()
            (out / "recipe.json").write_text(key[1])
            self.run_program("find", table.path, "--recipe", out / "recipe.json", *table.reading,
                             "--out", out / "p.csv", "--groups", out / "g.csv")
            self.expected[key] = out
        return self.expected[key] / "recipe.json", self.expected[key]

    def run_program(self, *arguments):
        subprocess.run([PROGRAM, *map(str, arguments)], check=True, capture_output=True)

    def run_spark(self, table, cell, recipe, out):
        source = ({"file": table.path, "reading": table.reading} if cell["source"] == "file"
                  else {"table": self.as_parquet(table), "row": "the row"})
        self.spark.conf.set("spark.sql.adaptive.enabled", cell["adaptive"])
        find_duplicates(self.spark,
                        recipe=recipe,
                        work=str(out / "work"),
                        pairs=str(out / "pairs.csv"),
                        groups=str(out / "groups.csv"),
                        program=PROGRAM,
                        parts=cell["parts"],
                        ranges=cell["ranges"],
                        rows_at_once=cell["rows_at_once"],
                        task_bytes=200_000,
                        **source)

    def as_parquet(self, table):
        """Returns the path of the table with row numbers, in files of shuffled rows."""
        import pyarrow as pa
        from pyarrow import parquet

        folder = Path(table.path + ".parquet")
        folder = self.folder / folder.name
        if folder.exists():
            return str(folder)
        converted = self.folder / "converted.csv"
        self.run_program("convert", table.path, *table.reading, "--out", converted)
        with open(converted, encoding="utf-8", newline="") as file:
            lines = list(csv.reader(file))
        names = ([f"column {place + 1}" for place in range(len(lines[0]))]
                 if "--no-header" in table.reading else lines.pop(0))
        rows = [(*line[:len(names)], *[""] * (len(names) - len(line)), row)
                for row, line in enumerate(lines)]
        random.Random(4).shuffle(rows)
        folder.mkdir()
        for place in range(3):
            part = list(zip(*rows[place::3]))
            columns = {name: pa.array(part[i], pa.string()) for i, name in enumerate(names)}
            parquet.write_table(pa.table({**columns, "the row": pa.array(part[-1], pa.int64())}),
                                folder / f"{place}.parquet")
        return str(folder)

    def test_small_tables(self):
        made, public = made_tables(self.folder), public_tables(self.folder)
        if SCALE >= 10:
            pairs = [(table, dict(cell)) for table in public for cell in every_cell(FACTORS)]
            pairs += [(table, cell) for table in made for cell in pairwise(FACTORS)]
            # Those that are run before the time is over are a fair sample.
            random.Random(5).shuffle(pairs)
        else:
            cells = pairwise({"table": made + public, **FACTORS})
            pairs = [(cell.pop("table"), cell) for cell in cells]
        self.check_all("Small tables", pairs[PLACE::SHARES])

    @unittest.skipIf(SCALE < 2, "Large tables are compared from --scale 2 on.")
    def test_large_tables(self):
        settings = {
            "permutations": "affine",
            "parts": 8,
            "ranges": 1,
            "rows_at_once": 20_000,
            "adaptive": "true",
            "source": "file"
        }
        recipes = FACTORS["recipe"] if SCALE >= 10 else (WORD3,)
        self.check_all("Large tables", [(table, {"recipe": recipe, **settings})
                                        for table in large_tables(self.folder)
                                        for recipe in recipes])


if __name__ == "__main__":
    unittest.main()

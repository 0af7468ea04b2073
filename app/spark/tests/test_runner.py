# SPDX-License-Identifier: MIT
"""Tests of stages under local Spark, with a worker whose steps copy their input."""

import json
import os
import shutil
import unittest
from pathlib import Path
from unittest import mock

from shinglescope_spark import kinds
from shinglescope_spark.checks import check_sums
from shinglescope_spark.errors import Error, UsageError
from shinglescope_spark.frames import Sums
from shinglescope_spark.stages import (FILE_OPTIONS, MAP, ONE_TASK, REDUCE, Facts, Input, Stage,
                                       list_stages)
from tests.local import folder_of, needs_spark, spark_session

FAKE = str(Path(__file__).with_name("fake_worker.py"))
ROWS = 1000


def facts_of(**changes):
    facts = {"rows": ROWS, "parts": 4, "ranges": 1, "bands": 8, "has_id": True, "reference": None,
             "max_pairs": 100, "task_bytes": 1, **changes}
    return Facts(**facts)


class StagesTest(unittest.TestCase):
    def test_every_input_is_written_by_an_earlier_stage(self):
        for has_id in (True, False):
            for reference in (None, 10):
                for parts, more in ((1, False), (4, True), (7, False), (64, True)):
                    names = set()
                    for stage in list_stages(
                            facts_of(has_id=has_id,
                                     reference=reference,
                                     parts=parts,
                                     has_stops=more,
                                     is_links=more,
                                     project_rows=None if more or reference else 9)):
                        self.assertNotIn(stage.name, names)
                        self.assertLessEqual({each.stage for each in stage.inputs}, names)
                        sources = {option.partition("=")[2] for option in stage.options
                                   if option.partition("=")[0] in FILE_OPTIONS}
                        self.assertLessEqual(sources, names)
                        names.add(stage.name)

    def test_forests_are_repeated_until_one_part_remains(self):
        for parts, rounds in ((1, 0), (2, 1), (4, 1), (5, 2), (16, 2), (17, 3)):
            stages = list_stages(facts_of(parts=parts))
            forests = [stage for stage in stages if stage.step == "forest"]
            self.assertEqual(len(forests), rounds)
            links = next(stage for stage in stages if stage.step == "groups").inputs[0]
            done = {stage.name for stage in stages}
            self.assertEqual(links.source(done).stage, forests[-1].name if forests else "score")
            self.assertEqual(links.source({"score"}).stage, "score")

    def test_the_upper_bound_of_pairs(self):
        facts = facts_of()
        facts.values = {"score": {"scored": 3}, "gather": {"largest_class": 5, "class_pairs": 7}}
        self.assertEqual(facts.most_row_pairs(), 82)


class SizesTest(unittest.TestCase):
    def test_parts_and_ranges_fit_into_memory(self):
        from shinglescope_spark.run import usual_parts, usual_ranges

        self.assertEqual([usual_parts(rows, 2) for rows in (1, 10**7, 10**8)], [8, 8, 24])
        self.assertEqual(usual_parts(10**9, 320), 1280)
        self.assertEqual([usual_ranges(rows) for rows in (1, 1 << 24, 10**8, 10**9)], [1, 1, 8, 64])


class ChecksTest(unittest.TestCase):
    def test_different_sums_are_an_error(self):
        check_sums("score", "its files", {1: Sums(1, 2, 3)}, {1: Sums(1, 2, 3)})
        for other in ({}, {1: Sums(1, 2, 4)}, {1: Sums(1, 2, 3), 2: Sums(1, 0, 0)}):
            with self.assertRaisesRegex(Error, "lost or repeated in the stage score"):
                check_sums("score", "its files", {1: Sums(1, 2, 3)}, other)


class ErrorTest(unittest.TestCase):
    def test_the_message_of_a_worker_or_the_last_cause_is_given(self):
        from shinglescope_spark.runner import error_of_spark

        text = (
            "An error occurred while calling o1.parquet.\n: org.apache.spark.SparkException: aborted\n"
            "Caused by: java.lang.Exception: outer\nCaused by: java.io.IOException: No space left\n\tat x\n"
        )
        self.assertEqual(
            str(error_of_spark(Exception(text), "sign")),
            "Spark could not complete the stage sign: No space left. Start the run again with the "
            "same WORK to go on from here.")
        text += "shinglescope_spark.errors.WorkerError: The step sign failed: Bad.\n"
        self.assertEqual(str(error_of_spark(Exception(text), "sign")),
                         "The step sign failed: Bad. No result was written.")
        self.assertIn("KeyError", str(error_of_spark(KeyError(), "sign")))

    def test_the_error_of_python_is_given(self):
        from shinglescope_spark.runner import error_of_spark

        text = ("Job aborted due to stage failure\nCaused by: org.apache.spark.api.python."
                "PythonException: Traceback (most recent call last):\n  File \"a.py\", line 1\n"
                "    import pyarrow\nModuleNotFoundError: No module named 'pyarrow'\n\n\tat x\n")
        self.assertIn("stage sign: ModuleNotFoundError: No module named 'pyarrow'. Start",
                      str(error_of_spark(Exception(text), "sign")))


@needs_spark
class RunnerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = spark_session()
        cls.spark.conf.set("spark.sql.adaptive.enabled", "true")

    def setUp(self):
        from shinglescope_spark.files import Files
        from shinglescope_spark.shipping import Shipping
        from shinglescope_spark.store import Store

        self.folder = folder_of(self)
        (self.folder / "driver").mkdir()
        (self.folder / "recipe.json").write_text("{}")
        self.store = Store(Files(self.spark), str(self.folder / "work"))
        self.shipping = Shipping(self.spark)
        self.messages = []

    def table(self, rows=ROWS, pieces=3):
        from shinglescope_spark.table import Table

        frame = self.spark.range(0, rows, 1, pieces).selectExpr("id as row",
                                                                "concat('text ', id) as cell_0")
        settings = {"spark.sql.execution.arrow.maxRecordsPerBatch": "100"}
        return Table(ROWS, None, {}, frame, False, settings)

    def runner(self, **changes):
        from shinglescope_spark.native import Native
        from shinglescope_spark.runner import Runner

        native = Native(FAKE, str(self.folder / "recipe.json"))
        table = changes.pop("table", None) or self.table()
        return Runner(self.spark, self.store, native, self.shipping, table, facts_of(**changes),
                      str(self.folder / "driver"), log=self.messages.append)

    def stages(self, step="copy"):
        return [
            Stage("first", "copy", MAP),
            Stage("second", step, REDUCE, (Input("first", (kinds.ROWS,)),)),
            Stage("third", "copy", ONE_TASK,
                  (Input("first", (kinds.ROWS,)), Input("second", (kinds.ROWS,))))
        ]

    def test_stages_pass_frames_on(self):
        runner = self.runner()
        runner.run(self.stages())
        first, second, third = (runner.done[name] for name in ("first", "second", "third"))
        self.assertEqual(first.sums[kinds.ROWS].count, ROWS)
        self.assertEqual(first.sums[kinds.ROWS].frames, 12)
        self.assertEqual(second.sums, first.sums)
        self.assertEqual(second.inputs, first.sums)
        self.assertEqual((second.tasks, third.tasks), (4, 1))
        self.assertEqual(third.values["records"], 2 * ROWS)
        self.assertEqual(self.spark.conf.get("spark.sql.adaptive.enabled"), "true")
        self.assertEqual(
            json.loads((self.folder / "work/02-second/manifest.json").read_text())["sums"],
            {"ROWS": {
                "frames": 12,
                "count": ROWS,
                "bytes": second.sums[kinds.ROWS].bytes
            }})

    def test_jobs_are_named_in_spark(self):
        from shinglescope_spark.runner import described

        context = self.spark.sparkContext
        name = "spark.job.description"
        context.setLocalProperty(name, "mine")
        with described(self.spark, "Stage 1 of 2, sign"):
            self.assertEqual(context.getLocalProperty(name), "Shinglescope: Stage 1 of 2, sign")
        self.assertEqual(context.getLocalProperty(name), "mine")
        context.setLocalProperty(name, None)

    def test_a_part_comes_to_one_task_and_parts_ascend(self):
        # The fake worker fails if parts do not ascend, and counts the parts of its task.
        from shinglescope_spark.blocks import to_tasks, write_blocks
        from shinglescope_spark.frames import BLOCK_DDL
        from shinglescope_spark.worker import TaskSettings, task_of

        blocks = self.spark.range(0, 500, 1, 7).selectExpr(
            "cast(pmod(id * 37, 50) as int) part", "5 kind", "1L count", "0L digest",
            "cast(cast(id as string) as binary) data", "0 place")
        for tasks in (1, 4, 7, 16):
            settings = TaskSettings("copy", self.shipping.send(FAKE), ())
            path = str(self.folder / f"tasks-{tasks}")
            write_blocks(to_tasks(blocks, tasks).mapInArrow(task_of(settings), BLOCK_DDL), path)
            counts = [json.loads(bytes(row[0])) for row in
                      self.spark.read.parquet(path).where("kind = 22").select("data").collect()]
            self.assertEqual(len(counts), tasks)
            self.assertEqual(sum(each["values"]["parts"] for each in counts), 50)
            self.assertEqual({each["values"]["parts"]
                              for each in counts}, {50 // tasks, -(-50 // tasks)})

    def test_numbers_of_tasks_are_those_of_spark(self):
        from shinglescope_spark.blocks import spark_hash

        rows = self.spark.range(1000).selectExpr("hash(cast(id as int))").collect()
        self.assertEqual([row[0] for row in rows], [spark_hash(number) for number in range(1000)])

    def test_the_message_of_the_worker_reaches_the_driver(self):
        for step in ("fail", "late"):
            with self.assertRaisesRegex(Error,
                                        f"^The step {step} failed: The .* No result was written.$"):
                self.runner().run(self.stages(step))
            self.assertFalse((self.folder / "work/02-second/manifest.json").exists())

    def test_a_worker_without_end_fails_the_run(self):
        with self.assertRaisesRegex(Error, "The step cut failed. A stream of frames is cut off"):
            self.runner().run(self.stages("cut"))

    def test_wrong_counts_end_the_run(self):
        with self.assertRaisesRegex(Error,
                                    "lost or repeated in the stage second: its files should"):
            self.runner().run(self.stages("miscount"))
        shutil.rmtree(self.folder / "work")
        with self.assertRaisesRegex(Error, "in the stage first: its input should have"):
            self.runner(table=self.table(rows=ROWS - 1)).run(self.stages())

    def test_a_killed_worker_is_repeated(self):
        runner = self.runner()
        faults = {"SHINGLESCOPE_SPARK_FAULT": "first:1:kill,second:0:python,third:0:sleep-0.1"}
        with mock.patch.dict(os.environ, faults):
            runner.run(self.stages())
        self.assertEqual(runner.done["first"].sums[kinds.ROWS].count, ROWS)

    def test_a_run_goes_on_after_the_last_complete_stage(self):
        with self.assertRaises(Error):
            self.runner().run(self.stages("fail"))
        self.messages.clear()
        runner = self.runner()
        runner.run(self.stages())
        self.assertIn("Stage 1 of 3, first: complete since an earlier run.", self.messages)
        self.assertEqual(runner.done["third"].values["records"], 2 * ROWS)
        self.messages.clear()
        self.runner().run(self.stages())
        self.assertEqual(len([text for text in self.messages if "complete since" in text]), 3)

    def test_a_wrong_manifest_ends_the_run(self):
        self.runner().run(self.stages()[:1])
        path = self.folder / "work/01-first/manifest.json"
        manifest = json.loads(path.read_text())
        manifest["sums"]["ROWS"]["count"] += 1
        path.write_text(json.dumps(manifest))
        with self.assertRaisesRegex(Error, "in the stage second: its input should have"):
            self.runner().run(self.stages())
        path.write_text("{")
        with self.assertRaisesRegex(Error, "is damaged"):
            self.runner().run(self.stages())

    def test_a_truncated_or_missing_file_ends_the_run(self):
        self.runner().run(self.stages()[:1])
        file = sorted((self.folder / "work/01-first").glob("*.parquet"))[0]
        data = file.read_bytes()
        file.write_bytes(data[:-1])
        with self.assertRaisesRegex(Error, "has changed. Delete the folder"):
            self.runner().run(self.stages())
        file.write_bytes(data[:len(data) // 2] + bytes(len(data) - len(data) // 2))
        with self.assertRaises(Error):
            self.runner().run(self.stages())
        file.unlink()
        with self.assertRaisesRegex(Error, "is missing. Delete the folder"):
            self.runner().run(self.stages())

    def test_a_run_of_other_data_is_not_continued(self):
        self.store.save_identity({"recipe": "a", "rows": 5})
        self.store.check_identity({"recipe": "a"})
        with self.assertRaisesRegex(Error, "belongs to a run with another recipe"):
            self.store.check_identity({"recipe": "b"})

    def test_large_blocks_pass(self):
        from shinglescope_spark.blocks import sum_blocks, to_tasks, write_blocks
        from shinglescope_spark.frames import BLOCK_DDL
        from shinglescope_spark.worker import TaskSettings, task_of
        from shinglescope_spark.blocks import BLOCK_SETTINGS, settings_of

        blocks = self.spark.range(0, 40, 1, 2).selectExpr(
            "cast(id as int) part", "5 kind", "1L count", "0L digest",
            "cast(repeat('0123456789abcdef', 524288) as binary) data", "0 place")
        settings = TaskSettings("copy", self.shipping.send(FAKE), ())
        path = str(self.folder / "large")
        with settings_of(self.spark, {
                **BLOCK_SETTINGS, "spark.sql.execution.arrow.maxRecordsPerBatch": "4"
        }):
            write_blocks(to_tasks(blocks, 2).mapInArrow(task_of(settings), BLOCK_DDL), path)
            sums, counts = sum_blocks(self.spark, [path])
        self.assertEqual(sums, {5: Sums(40, 40, 40 << 23)})
        self.assertEqual(len(counts), 2)


@needs_spark
class TableTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = spark_session()

    def check(self, frame, row="row", against=None, columns=("t",)):
        from shinglescope_spark.native import Plan
        from shinglescope_spark.table import table_of_spark

        return table_of_spark(self.spark, frame, against, row,
                              Plan("0", "r", list(columns), [], None, 8))

    def frame(self, rows, kind="long"):
        return self.spark.createDataFrame([(row, f"text {row}") for row in rows],
                                          f"row {kind}, t string")

    def test_rows_in_any_order(self):
        table = self.check(self.frame([2, 0, 1]))
        self.assertEqual((table.rows, table.reference), (3, None))
        self.assertEqual(table.identity, self.check(self.frame([0, 1, 2])).identity)
        self.assertEqual(self.check(self.frame(["1", "0"], "string")).rows, 2)
        self.assertEqual(self.check(self.frame([]), columns=("2",)).rows, 0)

    def test_wrong_rows_are_explained(self):
        for rows, message in (([0, 1, 1, 3], "each once, but 1 occurs 2 times"),
                              ([1, 2, 3], "go from 1 to 3"), ([0, None,
                                                               2], "1 rows have no whole number"),
                              ([0, 2, 2, 3], "2 occurs 2 times"), ([-1, 0, 1], "go from -1 to 1")):
            with self.assertRaisesRegex(UsageError, message):
                self.check(self.frame(rows))
        with self.assertRaisesRegex(UsageError, "1 rows have no whole number"):
            self.check(self.frame(["0", "x"], "string"))
        with self.assertRaisesRegex(UsageError, "has the type double"):
            self.check(self.frame([0.0], "double"))
        with self.assertRaisesRegex(UsageError,
                                    'There is no column "u" in the table; its columns are row, t.'):
            self.check(self.frame([0]), columns=("u",))

    def test_a_reference_follows(self):
        table = self.check(self.frame([0, 1]), against=self.frame([2, 1, 0]))
        self.assertEqual((table.rows, table.reference), (5, 2))
        self.assertEqual(sorted(row[0] for row in table.frame.collect()), [0, 1, 2, 3, 4])

    def test_another_cell_is_another_table(self):
        one = self.spark.createDataFrame([(0, "a", None), (1, "b", "c")],
                                         "row int, t string, u string")
        two = self.spark.createDataFrame([(0, None, "a"), (1, "b", "c")],
                                         "row int, t string, u string")
        columns = ("t", "u")
        self.assertNotEqual(
            self.check(one, columns=columns).identity,
            self.check(two, columns=columns).identity)

    def test_long_texts_make_small_batches(self):
        table = self.check(self.spark.range(100).selectExpr("id row", "repeat('x', 1000000) t"))
        self.assertEqual(table.settings["spark.sql.execution.arrow.maxRecordsPerBatch"], "16")


if __name__ == "__main__":
    unittest.main()

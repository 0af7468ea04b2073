# SPDX-License-Identifier: MIT
"""Measures runs of shinglescope-spark on this machine; bench/spark/run starts it."""

import argparse
import filecmp
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from event_log import read_event_log
from processes import Watch

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "app" / "spark"
RECIPE = {"version": 1, "compare": ["title"],
          "preparation": {"unicode": "keep", "strip_punctuation": "ascii"},
          "shingle": {"unit": "word", "k": 3, "short_texts": "skip"}, "threshold": 0.8}
RECIPES = {"word3": RECIPE, "char5": {"version": 1, "compare": ["title"]}}
BANDS = 32
# The slowest task of a stage may take so many times the median, if it takes a second at all.
MOST_SKEW, LEAST_SECONDS = 4, 1.0
MB = 1_000_000
LEAST_EXECUTOR = 100 * MB


def main() -> int:
    options = parse()
    tables = [(Path(path), options.recipe) for path in options.tables]
    if options.skew:
        tables += skewed_tables(options)
    failed = False
    for path, recipe in tables:
        failed = not measure(path, recipe, options) or failed
    return 1 if failed else 0


def skewed_tables(options):
    """Returns rows of one template and invoices, which differ in few letters."""
    sys.path.insert(0, str(PACKAGE))
    from tests.test_cells import invoices

    template = options.work / "template.tsv"
    subprocess.run([options.program.parent.parent / "bench" / "make_rows", "template", "200000",
                    template], check=True)
    return [(template, "word3"), (Path(invoices(options.work, 200_000).path), "char5")]


def parse():
    parser = argparse.ArgumentParser(description="Measures runs on Apache Spark against find.")
    add = parser.add_argument
    add("tables", nargs="*", help="tables with a column title")
    add("--work", type=Path, required=True)
    add("--program", type=Path, required=True)
    add("--skew", action="store_true", help="template rows and invoices, with a limit of skew")
    add("--recipe", choices=sorted(RECIPES), default="word3")
    add("--master", default="local[2]", help="such as local-cluster[2,1,2048]")
    add("--memory", default="1g", help="heap of the driver and of each executor")
    return parser.parse_args()


def measure(path, recipe, options) -> bool:
    """Measures one table, prints it, and returns whether the results and the skew are right."""
    work = options.work / "run"
    shutil.rmtree(work, ignore_errors=True)
    (work / "events").mkdir(parents=True)
    (work / "recipe.json").write_text(json.dumps(RECIPES[recipe]))
    before = os.getloadavg()[0]
    find = run_find(path, work, options)
    spark = run_spark(path, work, options)
    report = json.loads((work / "report.json").read_text())
    (log,) = (work / "events").iterdir()
    stages = read_event_log(log)
    same = all(filecmp.cmp(work / one, work / other, shallow=False)
               for one, other in (("p.csv", "spark-p.csv"), ("g.csv", "spark-g.csv")))
    print(f"\n{path.name}, {recipe}, {options.master}, heap {options.memory}, "
          f"load average {before:.2f}")
    print_run(report, find, spark, stages)
    skew = print_stages(report, stages)
    print("Pairs and groups are those of find." if same else "The results DIFFER from find.")
    shutil.rmtree(work)
    return same and not (options.skew and skew > MOST_SKEW)


def run_find(path, work, options):
    watch = Watch([options.program, "find", path, "--recipe", work / "recipe.json", "--out",
                   work / "p.csv", "--groups", work / "g.csv"], work / "find.log")
    watch.wait()
    return watch


def run_spark(path, work, options):
    script = PACKAGE / "shinglescope_spark" / "__main__.py"
    watch = Watch([
        "spark-submit", "--master", options.master, "--driver-memory", options.memory, "--conf",
        f"spark.executor.memory={options.memory}", "--conf", "spark.eventLog.enabled=true",
        "--conf", f"spark.eventLog.dir=file://{work}/events", "--conf",
        "spark.driver.bindAddress=127.0.0.1", "--conf", "spark.driver.host=127.0.0.1", script,
        "--file", path, "--recipe", work / "recipe.json", "--work", work / "stages", "--program",
        options.program.resolve(), "--pairs", work / "spark-p.csv", "--groups",
        work / "spark-g.csv", "--report", work / "report.json"
    ], work / "spark.log", sampled=True)
    watch.wait()
    return watch


def print_run(report, find, spark, stages):
    rows = report["rows"]
    shuffled = sum(stage.shuffle_bytes for stage in stages)
    written = sum(each["bytes"] for stage in report["stages"] for each in stage["written"].values())
    largest = max(stages, key=lambda stage: stage.shuffle_records)
    parts = BANDS * report["ranges"] if largest.name == "buckets" else report["parts"]
    values = {
        "rows": f"{rows:,}",
        "pairs, groups": f"{report['pairs']:,}, {report['groups']:,}",
        "capped buckets": f"{report['capped_buckets']:,}",
        "find: seconds, CPU": f"{find.seconds:.2f}, {find.cpu:.2f}",
        "Spark: seconds from submit": f"{spark.seconds:.1f}",
        "Spark: CPU seconds of all processes": f"{spark.cpu:.1f}",
        "stages: seconds": f"{report['seconds']:.1f}",
        "CPU a row, microseconds": f"{spark.cpu / rows * 1e6:.2f}",
        "shuffle, MB": f"{shuffled / MB:.1f}",
        "shuffle, bytes a row": f"{shuffled / rows:.1f}",
        "records of the largest shuffle": f"{largest.shuffle_records:,} ({largest.name})",
        "4 x tasks x parts": f"{4 * largest.tasks * parts:,} ({largest.tasks} tasks, {parts} "
                             "parts)",
        "blocks, bytes a row": f"{written / rows:.1f}",
        "largest worker, MB (its own count)": f"{largest_worker(report) / MB:.0f}",
        "largest process of Python, MB": f"{spark.largest['python'] / MB:.0f}",
    }
    for name, peak in sorted(spark.peaks.items()):
        if peak.total < LEAST_EXECUTOR:
            continue  # a copy of an executor that was about to start another program
        values[f"peak of {name}, MB"] = (f"{peak.total / MB:.0f} (JVM {peak.java / MB:.0f}, Python "
                                         f"{peak.python / MB:.0f}, workers {peak.worker / MB:.0f})")
    for name, value in values.items():
        print(f"  {name}: {value}")


def largest_worker(report):
    return max(stage["peak_memory_bytes"] for stage in report["stages"])


def print_stages(report, stages) -> float:
    """Prints the stages of the run, and returns the largest skew of those that take long."""
    by_name = {}
    for stage in stages:
        by_name.setdefault(stage.name, []).append(stage)
    most = 0.0
    print("  stage: seconds; tasks, median and slowest task in s; shuffle in bytes, records")
    for each in report["stages"]:
        line = f"  {each['name']}: {each['seconds']:.1f}"
        for stage in by_name.get(each["name"], []):
            line += f"; {stage.tasks}, {stage.median:.2f} {stage.slowest:.2f}"
            if stage.shuffle_records:
                line += f", {stage.shuffle_bytes:,} {stage.shuffle_records:,}"
            if stage.slowest >= LEAST_SECONDS:
                most = max(most, stage.slowest / stage.median)
        print(line + f"; worker {each['peak_memory_bytes'] / MB:.0f} MB")
    print(f"  slowest task of a stage with one over {LEAST_SECONDS:.0f} s: "
          f"{most:.1f} times the median")
    return most


if __name__ == "__main__":
    sys.exit(main())

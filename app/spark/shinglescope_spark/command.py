# SPDX-License-Identifier: MIT
"""The command line of the package."""

import argparse
import os
import sys
import traceback
from typing import List, Optional

from shinglescope_spark import __version__
from shinglescope_spark.errors import Error, UsageError

_OWN = {"script", "verbose", "input", "command"}


def script() -> str:
    """Returns the path of the script for spark-submit."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "__main__.py")


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs the command and returns its exit code: 0, 1 for a failed run, 2 for wrong arguments."""
    options = _parser().parse_args(arguments)
    if options.script:
        print(script())
        return 0
    try:
        return _run(options)
    except Error as error:
        if options.verbose:
            traceback.print_exc()
        _say(str(error))
        return error.code
    except KeyboardInterrupt:
        _say("The run was interrupted. Start it again with the same --work to go on.")
        return 1


def _run(options: argparse.Namespace) -> int:
    from shinglescope_spark.run import find_duplicates, session

    for name in ("recipe", "work"):
        if getattr(options, name) is None:
            raise UsageError(f"Give --{name}; shinglescope-spark --help explains it.")
    chosen = {name: value for name, value in vars(options).items() if name not in _OWN}
    result = find_duplicates(session(), options.input, **chosen, log=_say)
    report = result.report
    _say(f"{report['rows']} rows, {report['pairs']} pairs"
         + (f", {report['groups']} groups." if "groups" in report
            else f", {report['matched_rows']} rows with matches."))
    if options.project is not None:
        _say(_project_line(report["project"], options.project))
    if report["pairs_form"] == "links":
        _say(f"There are more than {options.max_pairs} pairs, so only links were written.")
    return 0


def _project_line(project: Optional[dict], path: str) -> str:
    if project is None:
        return "No rows are similar, so there is no project."
    return (f"The project {path} has {project['rows']} of {project['of_rows']} rows, in "
            f"{project['groups']} of {project['of_groups']} groups down to the floor. Their rows "
            f"are in {project['table']}.")


def _say(text: str) -> None:
    print(f"shinglescope-spark: {text}", file=sys.stderr, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shinglescope-spark",
        description="Finds near-duplicate rows with Apache Spark: the same pairs, byte for byte, "
                    "as shinglescope-cli find.")
    add = parser.add_argument
    add("--version", action="version", version=f"shinglescope-spark {__version__}")
    add("--script", action="store_true", help="print the path of the script for spark-submit")
    add("--input", metavar="PATH", help="table of Spark")
    add("--format", default="parquet", metavar="NAME", help="format of the table (default parquet)")
    add("--row", metavar="COL", help="column that numbers the rows from 0")
    add("--file", metavar="PATH", help="file that shinglescope-cli reads, instead of --input")
    add("--reading", action="append", default=[], metavar="OPTION",
        help="reading option for --file, such as --reading=--delimiter=tab; repeatable")
    add("--against", metavar="PATH", help="reference: pairs only between the table and this one")
    add("--recipe", metavar="FILE", help="recipe file")
    add("--compare", action="append", metavar="COL", help="column to compare; repeatable")
    add("--same", action="append", metavar="COL",
        help="pair only rows with the same text in this column; repeatable")
    add("--id", metavar="COL", help="column that identifies a row in the results")
    add("--work", metavar="PATH", help="folder for the stages of the run, which executors reach")
    add("--pairs", metavar="PATH", help="pairs as a CSV file")
    add("--groups", metavar="PATH", help="groups as a CSV file")
    add("--report", metavar="PATH", help="counts and times as a JSON file")
    add("--pairs-table", metavar="PATH", help="pairs as a Parquet table")
    add("--groups-table", metavar="PATH", help="groups as a Parquet table")
    add("--cleaned", metavar="PATH",
        help="the table without the repeats of each group, as a Parquet table")
    add("--project", metavar="FILE",
        help="new project of whole groups, for the window; its rows are in a table next to it")
    add("--project-rows", type=int, default=1_000_000, metavar="N",
        help="most rows of the project (default and most 1,000,000)")
    _add_tuning(parser)
    return parser


def _add_tuning(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--max-pairs", type=int, default=50_000_000, metavar="N",
        help="write links if there are more pairs (default 50,000,000)")
    add("--parts", type=int, metavar="N", help="parts of the work (default 4 for each core, more for many rows)")
    add("--ranges", type=int, metavar="N",
        help="ranges of the keys of a band, a power of two (default by the number of rows)")
    add("--worker-memory", type=int, metavar="MiB",
        help="memory of each worker, at least 256; a part that needs more ends the run")
    add("--program", metavar="FILE", help="shinglescope-cli for the executors (default: found)")
    add("--verbose", action="store_true", help="print where an error occurred")

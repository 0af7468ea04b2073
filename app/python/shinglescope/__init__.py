# SPDX-License-Identifier: MIT
"""Finds near-duplicate records by running the bundled program shinglescope-cli."""

import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

__all__ = ["Error", "Result", "exact", "find", "program", "run", "sample"]

_PAIR_TYPES = {
    "row_a": "int64", "row_b": "int64", "id_a": "string", "id_b": "string",
    "jaccard": "float64", "estimate": "float64", "shared_bands": "int64",
    "intersection": "int64", "union": "int64",
}
_GROUP_TYPES = {"row": "int64", "group": "int64", "matches": "int64"}


class Error(RuntimeError):
    """A command failed; the text is the program's message, and `code` is its exit code."""

    def __init__(self, message, code):
        super().__init__(message)
        self.code = code


class Result:
    """The files that `find` or `exact` wrote; `messages` is what the program printed meanwhile."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.pairs_path = self.folder / "pairs.csv"
        self.groups_path = self.folder / "groups.csv"
        self.report_path = self.folder / "report.json"
        self.messages = ""

    def pairs(self, kind=None):
        """Returns the pairs as a table; `kind` is "pandas", "arrow" or None for what is installed."""
        return _read_table(self.pairs_path, _PAIR_TYPES, kind)

    def groups(self, kind=None):
        """Returns the rows in groups of two or more as a table, like `pairs`."""
        return _read_table(self.groups_path, _GROUP_TYPES, kind)

    def report(self):
        """Returns the recipe, the counts, the times and the memory of the run."""
        return json.loads(self.report_path.read_text(encoding="utf-8"))


def program():
    """Returns the path of the bundled program."""
    return str(Path(__file__).parent / "bin" / "shinglescope-cli")


def sample():
    """Returns the path of a table of 2,000 invented rental ads."""
    return str(Path(__file__).parent / "samples" / "rentals.tsv")


def run(*arguments):
    """Runs a command such as run("convert", "ads.csv", "--out", "ads.tsv").

    Returns the subprocess.CompletedProcess with `stdout` and `stderr` as text; raises Error if
    the command fails.
    """
    done = subprocess.run([program(), *map(str, arguments)], stdin=subprocess.DEVNULL,
                          capture_output=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode != 0:
        raise Error(_message_of(done), done.returncode)
    return done


def find(table, compare, *, folder=None, **options):
    """Finds near-duplicate rows by signatures and bands; every pair is verified.

    `table` is a file or a folder of texts, `compare` a column or a list of columns. The files are
    written to `folder`, or to a temporary folder that is removed when Python ends. Each further
    argument is an option of the command line: shingle="word:3" is --shingle word:3.
    """
    return _search("find", table, compare, folder, options)


def exact(table, compare, *, folder=None, **options):
    """Finds every pair, like `find` but without missing any."""
    return _search("exact", table, compare, folder, options)


def main():
    """Becomes the bundled program, with the arguments of this process."""
    os.execv(program(), ["shinglescope-cli", *sys.argv[1:]])


def _search(command, table, compare, folder, options):
    arguments = _as_arguments({"compare": compare, **options})
    # The name of a table may begin with a dash.
    table = os.fspath(table)
    if table.startswith("-"):
        table = os.path.join(os.curdir, table)
    result = Result(_temporary_folder() if folder is None else folder)
    result.folder.mkdir(parents=True, exist_ok=True)
    done = run(command, table, *arguments, "--out", result.pairs_path,
               "--groups", result.groups_path, "--report", result.report_path)
    result.messages = done.stderr
    return result


def _temporary_folder():
    folder = tempfile.mkdtemp(prefix="shinglescope-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _as_arguments(options):
    arguments = []
    for name, value in options.items():
        option = "--" + name.strip("_").replace("_", "-")
        if value is True:
            arguments.append(option)
        elif value is not None and value is not False:
            values = value if isinstance(value, (list, tuple)) else [value]
            # One word, so that a value may begin with a dash.
            arguments += [f"{option}={_as_text(each)}" for each in values]
    return arguments


def _as_text(value):
    # The program accepts at most nine decimals and no exponent.
    return f"{value:.9f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _message_of(done):
    # An error is a line that begins with the program's name; the other lines show progress.
    name = "shinglescope-cli: "
    lines = done.stderr.splitlines()
    errors = [line[len(name):] for line in lines if line.startswith(name)]
    return "\n".join(errors or lines) or f"The program ended with code {done.returncode}."


def _read_table(path, types, kind):
    if kind not in (None, "pandas", "arrow"):
        raise ValueError(f'There is no kind of table "{kind}"; use "pandas" or "arrow".')
    if kind != "arrow":
        try:
            import pandas
        except ImportError:
            if kind == "pandas":
                raise
        else:
            return _read_pandas(pandas, path, types)
    try:
        from pyarrow import csv
    except ImportError as error:
        raise ImportError(f"Install pandas or pyarrow to get a table, or read {path}.") from error
    return _read_arrow(csv, path, types)


def _read_pandas(pandas, path, types):
    # Ids are texts, whatever they look like. Numbers may be missing, as the estimates of `exact`.
    kinds = {"int64": "Int64", "float64": "float64", "string": str}
    numbers = [name for name, kind in types.items() if kind != "string"]
    return pandas.read_csv(path, dtype={name: kinds[kind] for name, kind in types.items()},
                           keep_default_na=False, na_values={name: [""] for name in numbers})


def _read_arrow(csv, path, types):
    options = csv.ConvertOptions(column_types=types, strings_can_be_null=False)
    return csv.read_csv(path, convert_options=options)

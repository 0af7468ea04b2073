# SPDX-License-Identifier: MIT
"""Checks that runs stay within their memory budget, in twenty runs of the command line.

The peak may exceed the budget by a tenth, or the run ends with an error before it starts.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

WORDS = [f"{a}{b}{c}" for a in "bcdfg" for b in "aeiou" for c in ("l", "nt", "rs", "mo", "tek", "sha", "vin", "qu")]


def write_rows(path, rows, make):
    if os.path.exists(path):
        return
    rng = random.Random(7)
    with open(path + ".part", "w", encoding="utf-8") as file:
        file.write("id,text\n")
        for row in range(rows):
            file.write(f"{row},{make(rng, row)}\n")
    os.rename(path + ".part", path)


def sentence(rng, words):
    return " ".join(rng.choices(WORDS, k=words))


def near_copies(words):
    """Returns a generator of texts: every second row is the previous one with one word changed."""
    last = [""]

    def make(rng, row):
        if row % 2 == 0:
            last[0] = sentence(rng, words)
            return last[0]
        parts = last[0].split(" ")
        parts[rng.randrange(len(parts))] = rng.choice(WORDS)
        return " ".join(parts)

    return make


def template(_, row):
    return "please find the yearly report of the following account number in our files " + str(row)


def permutation(rng, _):
    ten = WORDS[:10]
    return " ".join(rng.sample(ten, 10))


def name(rng, _):
    return rng.choice(WORDS).title() + " " + rng.choice(WORDS).title() + rng.choice(WORDS)


TABLES = {
    "titles 200,000": (200_000, near_copies(9)),
    "titles 1,000,000": (1_000_000, near_copies(9)),
    "long texts 20,000": (20_000, near_copies(600)),
    "names 500,000": (500_000, name),
    "template 300,000": (300_000, template),
    "permutations 50,000": (50_000, permutation),
}

WORD3 = ["--shingle", "word:3"]
CHAR5 = ["--shingle", "char:5"]
WORD1 = ["--shingle", "word:1"]
CASES = [
    ("titles 200,000", "find", 64, WORD3),
    ("titles 200,000", "find", 128, WORD3),
    ("titles 200,000", "find", 64, CHAR5),
    ("titles 1,000,000", "find", 128, WORD3),
    ("titles 1,000,000", "find", 256, WORD3),
    ("titles 1,000,000", "find", 512, WORD3),
    ("long texts 20,000", "find", 128, WORD3),
    ("long texts 20,000", "find", 256, CHAR5),
    ("names 500,000", "find", 128, ["--shingle", "char:3"]),
    ("template 300,000", "find", 128, WORD3),
    ("template 300,000", "find", 512, WORD3),
    ("permutations 50,000", "find", 64, WORD1),
    ("titles 200,000", "exact", 64, WORD3),
    ("titles 200,000", "exact", 128, WORD3),
    ("titles 200,000", "exact", 512, CHAR5),
    ("titles 1,000,000", "exact", 512, WORD3),
    ("long texts 20,000", "exact", 256, WORD3),
    ("long texts 20,000", "exact", 1024, CHAR5),
    ("template 300,000", "exact", 256, WORD3),
    ("permutations 50,000", "exact", 256, WORD1),
]


def run_case(command, table, what, budget, options, threads):
    words = [command, what, table, "--compare", "text", "--memory", str(budget), "--threads", str(threads),
             *options, "--out", "/dev/null"]
    started = time.monotonic()
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = process.stderr.read().decode("utf-8", "replace")
    _, status, usage = os.wait4(process.pid, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_maxrss / 1024, time.monotonic() - started, said


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", required=True)
    parser.add_argument("--command", required=True)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    for key, (rows, make) in TABLES.items():
        write_rows(f"{options.work}/{key.replace(' ', '_').replace(',', '')}.csv", rows, make)
    print("| table | run | budget, MiB | peak, MiB | share | seconds | end |")
    print("|---|---|---:|---:|---:|---:|---|")
    wrong = 0
    for table, what, budget, shingle in CASES:
        if options.only not in f"{what} {table}":
            continue
        path = f"{options.work}/{table.replace(' ', '_').replace(',', '')}.csv"
        code, peak, seconds, said = run_case(options.command, path, what, budget, shingle, options.threads)
        # A run that does not fit ends with an error before its first stage.
        end = "found" if code == 0 else "refused before the start" if "was not started" in said else "FAILED"
        is_wrong = peak > 1.1 * budget or end == "FAILED"
        wrong += is_wrong
        last = "" if code == 0 else ": " + said.strip().splitlines()[-1][:150]
        print(f"| {table} | {what} {shingle[1]} | {budget} | {peak:.0f} | {peak / budget:.2f} | {seconds:.1f} | "
              f"{end}{last}{' WRONG' if is_wrong else ''} |", flush=True)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

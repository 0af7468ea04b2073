# SPDX-License-Identifier: MIT
"""Runs every peer and shinglescope-cli on the same texts and prints the tables.

CPU time is user plus system time; each figure is the median of the repeats, which
are interleaved, so that a busy minute affects all equally. Shinglescope runs once for each
CPU target. Pairs are compared with the results of `shinglescope-cli exact`, which
scripts/check-slow reference checks. With --judge, the ratios of the least times must
reach the required ones.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys

ONE_THREAD = {name: "1" for name in (
    "OMP_NUM_THREADS", "RAYON_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")}
OURS = "Shinglescope"
# A CPU flag without which a target is not available.
TARGET_FLAGS = {"avx512": "avx512_vbmi2", "avx2": "avx2", "neon": "asimd"}
# By task and target: the aim, how many times as long as ours the fastest peer takes, and the ratio
# that the slowest machine measured so far reaches (docs/performance.md). --judge fails below
# JUDGED_SHARE of the latter. `whole` compares sign + index + pairs with our whole command;
# `signing` compares signing, with the cutting of shingles on both sides.
REQUIRED = {"imdb-word": ("whole", {"avx512": (10, 5.0), "avx2": (5, 4.0)}),
            "imdb-char": ("signing", {"avx512": (8, 25), "avx2": (5, 20)})}
JUDGED_SHARE = 0.9

TASKS = {
    "imdb-word": {
        "title": "IMDB reviews, word 3, 128 hashes, 32 bands, J >= 0.7",
        "file": "imdb_reviews_100k.tsv", "column": "text", "shingle": "word:3",
        "hashes": 128, "bands": 32, "threshold": 0.7, "pairs": True,
        "peers": ["rensa RMinHash", "rensa RMinHash, many at once", "rensa CMinHash",
                  "older rensa RMinHash", "datasketch", "FastSketchLSH", "gaoya"]},
    "imdb-char": {
        "title": "IMDB reviews, character 5, 100 hashes, 20 bands, signing",
        "file": "imdb_reviews_100k.tsv", "column": "text", "shingle": "char:5",
        "hashes": 100, "bands": 20, "threshold": 0.8, "pairs": False,
        "peers": ["rensa RMinHash", "gaoya"], "always": ["gaoya"]},
    "reddit": {
        "title": "A million Reddit titles, word 3, 128 hashes, 32 bands, J >= 0.8",
        "file": "reddit_titles_1m.tsv", "column": "title", "shingle": "word:3",
        "hashes": 128, "bands": 32, "threshold": 0.8, "pairs": True,
        "peers": ["rensa RMinHash", "FastSketchLSH"]},
}
SLOW_PEERS = {"datasketch", "gaoya", "rensa CMinHash"}
# Each takes half a minute or more and differs from ours by an order of magnitude, which does not
# need three digits: they run once.
RUN_ONCE = {"datasketch", "gaoya"}


def targets():
    """The CPU targets to compare, fastest first."""
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        flags = set(file.read().split())
    return [name for name, flag in TARGET_FLAGS.items() if flag in flags]


def ours(target):
    return f"{OURS}, {target}"


def measured(command, cpu, target=None):
    """Runs a command on one core; returns its output, CPU seconds and peak bytes."""
    environment = {**os.environ, **ONE_THREAD}
    if target:
        environment["SHINGLESCOPE_CPU"] = target
    process = subprocess.Popen(["taskset", "-c", str(cpu), *command], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, env=environment)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError("failed: " + " ".join(command))
    return output, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def our_arguments(task, work):
    return [os.path.join(work, task["file"]), "--compare", task["column"], "--unicode", "keep",
            "--no-lower", "--white-space", "all", "--shingle", task["shingle"],
            "--hashes", str(task["hashes"]), "--bands", str(task["bands"]),
            "--threshold", str(task["threshold"])]


def run_ours(options, task, target=None, threads=1):
    report, pairs = (os.path.join(options.work, name) for name in ("report.json", "ours.csv"))
    command = [options.command, "find", *our_arguments(task, options.work), "--threads",
               str(threads), "--out", pairs, "--groups", os.path.join(options.work, "groups.csv"),
               "--report", report]
    cpu = options.cpu if threads == 1 else "0-%d" % (threads - 1)
    _, seconds, peak = measured(command, cpu, target)
    with open(report, encoding="utf-8") as file:
        parts = json.load(file)["seconds"]
    return {"seconds": parts, "command": seconds, "peak": peak, "pairs": our_pairs(pairs)}


def our_pairs(path):
    with open(path, encoding="utf-8") as file:
        next(file)
        return {tuple(map(int, line.split(",", 2)[:2])) for line in file}


def run_peer(options, name, task):
    environment = "older" if name.startswith("older ") else "now"
    found = os.path.join(options.work, "pairs.txt")
    command = [os.path.join(options.work, environment, "bin", "python"), "bench/peers/peer.py",
               name.removeprefix("older "), os.path.join(options.work, task["file"]),
               "--column", task["column"], "--shingle", task["shingle"],
               "--hashes", str(task["hashes"]), "--bands", str(task["bands"]),
               "--threshold", str(task["threshold"])]
    if task["pairs"]:
        command += ["--pairs", found]
    if os.path.exists(found):
        os.remove(found)
    output, seconds, peak = measured(command, options.cpu)
    pairs = None
    if os.path.exists(found):
        with open(found, encoding="ascii") as file:
            pairs = {tuple(map(int, line.split())) for line in file}
    return {"seconds": json.loads(output)["seconds"], "command": seconds, "peak": peak,
            "pairs": pairs}


def exact_pairs(options, task):
    path = os.path.join(options.work, "exact.csv")
    subprocess.run([options.command, "exact", *our_arguments(task, options.work), "--out", path],
                   check=True, stderr=subprocess.DEVNULL)
    return our_pairs(path)


def median(runs, part):
    values = [run["seconds"][part] for run in runs if part in run["seconds"]]
    return statistics.median(values) if values else None


def text(seconds):
    return "-" if seconds is None else f"{seconds:.3f}" if seconds < 10 else f"{seconds:.1f}"


def row(name, runs, exact):
    """Returns the cells: shingling, signing, index and pairs, sum, whole process, memory, pairs."""
    signing = median(runs, "signing")
    if name.startswith(OURS):
        rest = [median(runs, part) for part in ("banding", "verifying", "grouping")]
        total = statistics.median(run["command"] for run in runs)
    else:
        rest = [median(runs, part) for part in ("index", "pairs")]
        total = None if rest[0] is None else signing + sum(rest)
    known = [value for value in rest if value is not None]
    peak = statistics.median(run["peak"] for run in runs) / 2**20
    pairs = runs[-1]["pairs"]
    found = "-"
    if pairs is not None and exact is not None:
        recall = len(pairs & exact) / len(exact) if exact else 1
        found = f"{len(pairs)} / {100 * recall:.1f} % / {len(pairs - exact)}"
    return [name, text(median(runs, "shingling")), text(signing),
            text(sum(known)) if known else "-", text(total),
            text(statistics.median(run["command"] for run in runs)), f"{peak:.0f}", found]


def least(runs, *parts):
    """The least sum of some parts; a part that is never measured counts nothing."""
    return min(sum(run["seconds"].get(part, 0) for part in parts) for run in runs)


def least_whole(peer):
    if not all("index" in run["seconds"] for run in peer):
        return None
    return least(peer, "signing", "index", "pairs")


def ratios(task, runs, target):
    """How many times as long, or as much memory, as ours each peer takes, by the least runs."""
    mine = runs[ours(target)]
    command = min(run["command"] for run in mine)
    peak = statistics.median(run["peak"] for run in mine)
    lines = []
    for name, peer in runs.items():
        if name.startswith(OURS):
            continue
        signing = least(mine, "signing")
        cut = least(peer, "shingling", "signing")
        line = (f"- {name} against {target}: signing {least(peer, 'signing') / signing:.1f} times "
                f"ours, with the cutting of shingles {cut / signing:.1f} times")
        if least_whole(peer) is not None:
            whole = min(run["command"] for run in peer)
            line += (f", sign + index + pairs {least_whole(peer) / command:.1f} times our whole "
                     f"command (its whole process {whole / command:.1f} times)")
        line += f", memory {statistics.median(run['peak'] for run in peer) / peak:.1f} times ours"
        lines.append(line)
    parts = {part: min(run["seconds"][part] for run in mine) for part in mine[0]["seconds"]}
    lines.append(f"- our command with {target}: {command:.3f} s; by parts (wall seconds): " +
                 ", ".join(f"{part} {value:.3f}" for part, value in parts.items()))
    return lines


def judge(key, runs, target):
    """Compares the fastest peer with ours; returns a line and whether the ratio is too small."""
    kind, required = REQUIRED[key]
    if target not in required:
        return None, False
    peers = {name: peer for name, peer in runs.items() if not name.startswith(OURS)}
    mine = runs[ours(target)]
    if kind == "whole":
        times = {name: least_whole(peer) for name, peer in peers.items()}
        own = min(run["command"] for run in mine)
    else:
        times = {name: least(peer, "shingling", "signing") for name, peer in peers.items()}
        own = least(mine, "signing")
    name, fastest = min(((n, t) for n, t in times.items() if t is not None), key=lambda x: x[1])
    ratio = fastest / own
    aim, held = required[target]
    is_wrong = ratio < JUDGED_SHARE * held
    line = (f"{'WRONG' if is_wrong else 'ok   '} {key}, {target}, {kind}: {ratio:.1f} times as "
            f"fast as {name} ({fastest:.3f} s; ours {own:.3f} s), at least "
            f"{JUDGED_SHARE * held:.1f}; aim {aim}: {'reached' if ratio >= aim else 'missed'}")
    return line, is_wrong


def compare(options, key, task):
    exact = exact_pairs(options, task) if task["pairs"] else None
    skipped = SLOW_PEERS - set(task.get("always", [])) if options.quick else set()
    peers = [name for name in task["peers"] if name not in skipped]
    runs = {}
    for repeat in range(options.repeats):
        for target in targets():
            runs.setdefault(ours(target), []).append(run_ours(options, task, target))
        for name in peers:
            if repeat > 0 and (name in RUN_ONCE or not task["pairs"]):
                continue  # cutting characters in Python takes as long
            runs.setdefault(name, []).append(run_peer(options, name, task))
            print(".", end="", file=sys.stderr, flush=True)
    print(f"\n### {task['title']}\n")
    if exact is not None:
        print(f"The exact answer has {len(exact)} pairs.\n")
    print("| | shingling, s | signing, s | index, pairs, s | sum; Shinglescope: whole command, s "
          "| whole process, s | peak, MiB | pairs / recall / false |")
    print("|---|---|---|---|---|---|---|---|")
    for name, its in runs.items():
        print("| " + " | ".join(row(name, its, exact)) + " |")
    print("\nRatios of the least times:\n")
    judged = []
    for target in targets():
        print("\n".join(ratios(task, runs, target)))
        if options.judge and key in REQUIRED:
            judged.append(judge(key, runs, target))
    print()
    for line, _ in judged:
        if line:
            print(line)
    return any(is_wrong for _, is_wrong in judged)


def compare_threads(options):
    task = TASKS["imdb-word"]
    best = {}
    for threads in (1, 2):
        best[threads] = min(run_ours(options, task, threads=threads)["seconds"]["signing"]
                            for _ in range(5))
    print(f"\n### Two threads\n\nSigning IMDB, wall, best of 5: {best[1]:.4f} s with one thread, "
          f"{best[2]:.4f} s with two: {best[1] / best[2]:.2f} times; "
          f"load average {os.getloadavg()[0]:.2f}.")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--command", required=True)
    parser.add_argument("--cpu", type=int, default=os.cpu_count() - 1)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="skip the slow peers")
    parser.add_argument("--judge", action="store_true",
                        help="fail if a required ratio is not reached")
    parser.add_argument("--only", choices=[*TASKS, "threads"], action="append")
    options = parser.parse_args()
    print(f"Load average {os.getloadavg()[0]:.2f}; core {options.cpu}; "
          f"median of {options.repeats} runs, CPU seconds.")
    is_wrong = False
    for name, task in TASKS.items():
        if not options.only or name in options.only:
            is_wrong |= compare(options, name, task)
    if not options.only or "threads" in options.only:
        compare_threads(options)
    print(f"Load average {os.getloadavg()[0]:.2f}.")
    sys.exit(1 if is_wrong else 0)


if __name__ == "__main__":
    main()

"""Runs every peer and shinglescope-cli on the same texts and prints the tables.

CPU time is user plus system time; each figure is the median of the repeats, which
are interleaved, so that a busy minute affects all equally. Pairs are compared with the
results of `shinglescope-cli exact`, which scripts/check-slow reference checks.
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
        "peers": ["rensa RMinHash"]},
    "reddit": {
        "title": "A million Reddit titles, word 3, 128 hashes, 32 bands, J >= 0.8",
        "file": "reddit_titles_1m.tsv", "column": "title", "shingle": "word:3",
        "hashes": 128, "bands": 32, "threshold": 0.8, "pairs": True,
        "peers": ["rensa RMinHash", "FastSketchLSH"]},
}
SLOW_PEERS = {"datasketch", "gaoya", "rensa CMinHash"}


def measured(command, cpu):
    """Runs a command on one core; returns its output, CPU seconds and peak bytes."""
    process = subprocess.Popen(["taskset", "-c", str(cpu), *command], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, env={**os.environ, **ONE_THREAD})
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


def run_ours(options, task, threads=1):
    report, pairs = (os.path.join(options.work, name) for name in ("report.json", "ours.csv"))
    command = [options.command, "find", *our_arguments(task, options.work), "--threads",
               str(threads), "--out", pairs, "--groups", os.path.join(options.work, "groups.csv"),
               "--report", report]
    cpu = options.cpu if threads == 1 else "0-%d" % (threads - 1)
    _, seconds, peak = measured(command, cpu)
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
    """Returns the cells of a line: signing, index and pairs, sum, whole process, memory, pairs."""
    signing = median(runs, "signing")
    if name == OURS:
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
    return [name, text(signing), text(sum(known)) if known else "-", text(total),
            text(statistics.median(run["command"] for run in runs)), f"{peak:.0f}", found]


def ratios(task, runs):
    ours = runs[OURS]
    lines = []
    for name, peer in runs.items():
        if name == OURS:
            continue
        signing = median(peer, "signing")
        line = f"- {name}: signing {signing / median(ours, 'signing'):.1f} times ours"
        if median(peer, "index") is not None:
            total = signing + median(peer, "index") + median(peer, "pairs")
            command = statistics.median(run["command"] for run in ours)
            line += f", sign + index + pairs {total / command:.1f} times our whole command"
            whole = statistics.median(run["command"] for run in peer)
            line += f" (its whole process {whole / command:.1f} times)"
        peak = statistics.median(run["peak"] for run in ours)
        line += f", memory {statistics.median(run['peak'] for run in peer) / peak:.1f} times ours"
        lines.append(line)
    parts = {part: median(ours, part) for part in ours[0]["seconds"]}
    lines.append("- our command by parts (wall seconds): " +
                 ", ".join(f"{part} {value:.3f}" for part, value in parts.items()))
    return lines


def compare(options, task):
    exact = exact_pairs(options, task) if task["pairs"] else None
    peers = [name for name in task["peers"] if not (options.quick and name in SLOW_PEERS)]
    runs = {OURS: []}
    for repeat in range(options.repeats):
        runs[OURS].append(run_ours(options, task))
        for name in peers:
            if repeat > 0 and name in ("datasketch", "gaoya") and options.repeats <= 3:
                # Each takes half a minute; a difference of two orders of magnitude does not need
                # three digits.
                continue
            runs.setdefault(name, []).append(run_peer(options, name, task))
            print(".", end="", file=sys.stderr, flush=True)
    print(f"\n### {task['title']}\n")
    if exact is not None:
        print(f"The exact answer has {len(exact)} pairs.\n")
    print("| | signing, s | index, pairs, s | sum; Shinglescope: whole command, s | whole process, s "
          "| peak, MiB | pairs / recall / false |")
    print("|---|---|---|---|---|---|---|")
    for name, its in runs.items():
        print("| " + " | ".join(row(name, its, exact)) + " |")
    print("\n" + "\n".join(ratios(task, runs)))


def compare_threads(options):
    task = TASKS["imdb-word"]
    best = {}
    for threads in (1, 2):
        best[threads] = min(run_ours(options, task, threads)["seconds"]["signing"]
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
    parser.add_argument("--only", choices=[*TASKS, "threads"], action="append")
    options = parser.parse_args()
    print(f"Load average {os.getloadavg()[0]:.2f}; core {options.cpu}; "
          f"median of {options.repeats} runs, CPU seconds.")
    for name, task in TASKS.items():
        if not options.only or name in options.only:
            compare(options, task)
    if not options.only or "threads" in options.only:
        compare_threads(options)


if __name__ == "__main__":
    main()

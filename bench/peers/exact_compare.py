# SPDX-License-Identifier: MIT
"""Runs every exact join and shinglescope-cli exact on the same texts and prints the tables.

All get the distinct prepared texts of a column. CPU time is user plus system time, the
least of the repeats, which alternate. Shinglescope's is that of the whole command; of
the others only the join counts.
"""
import argparse
import json
import multiprocessing
import os

from compare import OURS, measured, our_pairs, text

TASKS = {
    "reddit-100k": {
        "title": "100,000 Reddit titles, character 5, J >= 0.8",
        "file": "reddit_titles_1m.tsv", "column": "title", "rows": 100_000,
        "shingle": "char:5", "threshold": 0.8,
        "joins": ["SetSimilaritySearch", "py_stringsimjoin", "Google All-Pairs"]},
    "imdb-word": {
        "title": "IMDB reviews, word 3, J >= 0.7",
        "file": "imdb_reviews_100k.tsv", "column": "text", "rows": 100_000,
        "shingle": "word:3", "threshold": 0.7,
        "joins": ["SetSimilaritySearch", "Google All-Pairs", "py_stringsimjoin"]},
    "reddit-1m": {
        "title": "A million Reddit titles, character 5, J >= 0.8",
        "file": "reddit_titles_1m.tsv", "column": "title", "rows": 1_000_000,
        "shingle": "char:5", "threshold": 0.8, "joins": ["Google All-Pairs"]},
}


def prepared_path(options, name):
    return os.path.join(options.work, f"exact-{name}.tsv")


def prepare(options, name, task):
    """Writes the distinct texts, with one space for each white space."""
    path = prepared_path(options, name)
    if os.path.exists(path):
        return
    with open(os.path.join(options.work, task["file"]), encoding="utf-8", newline="\n") as file:
        place = next(file).rstrip("\r\n").split("\t").index(task["column"])
        lines = (line.rstrip("\r\n").split("\t") for _, line in zip(range(task["rows"]), file))
        texts = dict.fromkeys(" ".join(cells[place].split()) for cells in lines)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("text\n" + "".join(line + "\n" for line in texts if line))


def run_ours(options, task, path):
    report, pairs = (os.path.join(options.work, name) for name in ("report.json", "ours.csv"))
    _, seconds, peak = measured(
        [options.command, "exact", path, "--quote", "none", "--compare", "text", "--unicode",
         "keep", "--no-lower", "--white-space", "all", "--shingle", task["shingle"], "--threshold",
         str(task["threshold"]), "--threads", "1", "--out", pairs, "--groups",
         os.path.join(options.work, "groups.csv"), "--report", report], options.cpu)
    with open(report, encoding="utf-8") as file:
        parts = json.load(file)["seconds"]
    # Parts are wall seconds; on a busy machine they are longer than the CPU time.
    alone = parts["joining"] * min(1, seconds / parts["total"])
    return {"join": seconds, "alone": alone, "parts": parts, "peak": peak,
            "pairs": our_pairs(pairs)}


def run_join(options, name, task, path):
    found = os.path.join(options.work, "pairs.txt")
    output, _, peak = measured(
        [os.path.join(options.work, "exact", "bin", "python"), "bench/peers/exact_peer.py", name,
         path, "--shingle", task["shingle"], "--threshold", str(task["threshold"]), "--pairs",
         found, "--work", options.work, "--allpairs",
         os.path.join(options.work, "exact", "allpairs")], options.cpu)
    with open(found, encoding="ascii") as file:
        pairs = {tuple(map(int, line.split())) for line in file}
    parts = json.loads(output)["seconds"]
    return {"join": parts["join"], "parts": parts, "peak": peak, "pairs": pairs}


def row(name, runs, ours):
    best = min(runs, key=lambda run: run["join"])
    least, alone = (min(run[part] for run in ours) for part in ("join", "alone"))
    pairs, exact = runs[-1]["pairs"], ours[-1]["pairs"]
    cutting = best["parts"].get("cutting")
    other = sum(best["parts"].get(part, 0) for part in ("ordering", "filtering"))
    return [name, text(best["join"]), f"{best['join'] / least:.1f}",
            text(alone) if name == OURS else f"{best['join'] / alone:.1f}", text(cutting),
            text(other if other > 0 else None), f"{best['peak'] / 2**20:.0f}",
            f"{len(pairs)} / {len(exact - pairs)} / {len(pairs - exact)}", str(len(runs))]


def compare(options, name, task):
    # In a process of its own: a child's peak is at least the memory of the process that forked it.
    preparing = multiprocessing.Process(target=prepare, args=(options, name, task))
    preparing.start()
    preparing.join()
    path = prepared_path(options, name)
    runs = {OURS: []}
    for repeat in range(options.repeats):
        for join in [OURS, *task["joins"]]:
            slow = runs.get(join) and runs[join][0]["join"] > options.slow
            if repeat > 0 and slow:
                continue
            run = run_ours(options, task, path) if join == OURS else \
                run_join(options, join, task, path)
            runs.setdefault(join, []).append(run)
    with open(path, encoding="utf-8") as file:
        count = sum(1 for _ in file) - 1
    print(f"\n**{task['title']}** ({count:,} distinct texts; "
          f"load average {os.getloadavg()[0]:.2f}):\n")
    print("| | join; Shinglescope: whole command, s | times ours | times our join alone, s | "
          "cutting, s | ordering, filtering, s | peak, MiB | pairs / missing / false | runs |")
    print("|---|---|---|---|---|---|---|---|---|")
    for join, its in runs.items():
        print("| " + " | ".join(row(join, its, runs[OURS])) + " |")
    parts = min(runs[OURS], key=lambda run: run["join"])["parts"]
    print("\nShinglescope by parts (wall seconds): " +
          ", ".join(f"{part} {value:.3f}" for part, value in parts.items() if value > 0) + ".",
          flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--command", required=True)
    parser.add_argument("--cpu", type=int, default=os.cpu_count() - 1)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--slow", type=float, default=60, help="seconds from which one run is enough")
    parser.add_argument("--only", choices=TASKS, action="append")
    options = parser.parse_args()
    print(f"Load average {os.getloadavg()[0]:.2f}; core {options.cpu}; least of up to "
          f"{options.repeats} alternating runs, CPU seconds.", flush=True)
    for name, task in TASKS.items():
        if not options.only or name in options.only:
            compare(options, name, task)


if __name__ == "__main__":
    main()

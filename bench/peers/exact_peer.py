# SPDX-License-Identifier: MIT
"""Runs one exact join in its own process; prints CPU seconds and pairs as a JSON line.

The file has a distinct prepared text in each line. Only `join` counts: cutting and
reading are timed separately.
"""
import argparse
import json
import os
import resource
import subprocess
import sys

from peer import Clock, character_shingles, word_shingles


def read_texts(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        next(file)
        return [line.rstrip("\n") for line in file]


def cut_sets(texts, task):
    """The sets as lists of numbers, which all joins compare faster than strings."""
    unit, k = task.shingle.split(":")
    cut = word_shingles if unit == "word" else character_shingles
    numbers = {}
    return [[numbers.setdefault(shingle, len(numbers)) for shingle in set(cut(text, int(k)))]
            for text in texts]


def set_similarity_search(texts, task, clock):
    from SetSimilaritySearch import all_pairs
    sets = clock.run("cutting", lambda: cut_sets(texts, task))
    kept = [row for row, numbers in enumerate(sets) if numbers]
    sets = [sets[row] for row in kept]
    pairs = clock.run("join", lambda: list(all_pairs(sets, "jaccard", task.threshold)))
    return [(kept[a], kept[b]) for a, b, _ in pairs]


def string_join(texts, task, clock):
    """Joins a table with itself, as its users must; cuts both sides, which is timed again alone."""
    import pandas
    from py_stringmatching import QgramTokenizer, DelimiterTokenizer
    from py_stringsimjoin.join.jaccard_join import jaccard_join
    unit, k = task.shingle.split(":")
    if unit == "word":
        # Its tokenizers have no word shingles, so it gets them as words.
        texts = clock.run("cutting", lambda: [
            " ".join(str(number) for number in numbers) for numbers in cut_sets(texts, task)])
        tokenizer = DelimiterTokenizer({" "}, return_set=True)
    else:
        tokenizer = QgramTokenizer(qval=int(k), padding=False, return_set=True)
    table = pandas.DataFrame({"row": range(len(texts)), "text": texts})
    inside = Clock()
    inside.run("cutting", lambda: [tokenizer.tokenize(text) for text in texts])
    found = clock.run("both", lambda: jaccard_join(
        table, table, "row", "row", "text", "text", tokenizer, task.threshold, allow_empty=False,
        out_sim_score=False, show_progress=False))
    cutting = 2 * inside.parts["cutting"]
    clock.parts["cutting"] = clock.parts.get("cutting", 0) + cutting
    clock.parts["join"] = clock.parts.pop("both") - cutting
    return [(a, b) for a, b in zip(found["l_row"], found["r_row"]) if a != b]


def number_by_frequency(sets):
    """The sets with numbers from rare to frequent, ascending by size, as one array each."""
    import numpy
    sizes = numpy.array([len(numbers) for numbers in sets])
    flat = numpy.concatenate([numpy.array(numbers, dtype=numpy.uint32) for numbers in sets])
    counts = numpy.bincount(flat)
    ranks = numpy.empty(len(counts), dtype=numpy.uint32)
    ranks[numpy.argsort(counts, kind="stable")] = numpy.arange(len(counts), dtype=numpy.uint32)
    owners = numpy.repeat(numpy.arange(len(sets)), sizes)
    flat = ranks[flat]
    flat = flat[numpy.lexsort((flat, owners))]
    return sizes, numpy.concatenate(([0], numpy.cumsum(sizes))), flat, len(counts)


def write_apriori(path, sets):
    import numpy
    sizes, starts, flat, features = number_by_frequency(sets)
    with open(path, "wb") as file:
        for row in numpy.argsort(sizes, kind="stable"):
            if sizes[row] > 0:
                numpy.array([row, sizes[row]], dtype=numpy.uint32).tofile(file)
                flat[starts[row]:starts[row + 1]].tofile(file)
    return sizes, features


def google_all_pairs(texts, task, clock):
    """It joins by cosine. J >= t implies a cosine of at least 2 t / (1 + t); the rest is dropped."""
    import numpy
    sets = clock.run("cutting", lambda: cut_sets(texts, task))
    path = os.path.join(task.work, "apriori.bin")
    sizes, features = clock.run("ordering", lambda: write_apriori(path, sets))
    del sets
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    least = 2 * task.threshold / (1 + task.threshold)
    output = subprocess.run([task.allpairs, repr(least - 1e-9), path, str(features)], check=True,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    os.remove(path)
    clock.parts["join"] = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    def similar():
        found = numpy.loadtxt(output.decode("ascii").splitlines(), delimiter=",", ndmin=2)
        a, b = found[:, 0].astype(numpy.int64), found[:, 1].astype(numpy.int64)
        shared = numpy.rint(found[:, 2] * numpy.sqrt(sizes[a] * sizes[b]))
        isKept = shared >= task.threshold * (sizes[a] + sizes[b] - shared) - 1e-9
        return list(zip(a[isKept].tolist(), b[isKept].tolist()))

    return clock.run("filtering", similar)


JOINS = {
    "SetSimilaritySearch": set_similarity_search,
    "py_stringsimjoin": string_join,
    "Google All-Pairs": google_all_pairs,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("join", choices=JOINS)
    parser.add_argument("file")
    parser.add_argument("--shingle", required=True)
    parser.add_argument("--threshold", type=float, required=True)
    parser.add_argument("--pairs", required=True, help="file to write the pairs to")
    parser.add_argument("--work", required=True)
    parser.add_argument("--allpairs", required=True, help="the compiled All-Pairs")
    task = parser.parse_args()
    clock = Clock()
    texts = clock.run("reading", lambda: read_texts(task.file))
    pairs = JOINS[task.join](texts, task, clock)
    with open(task.pairs, "w", encoding="ascii") as file:
        for a, b in sorted({(min(pair), max(pair)) for pair in pairs}):
            file.write(f"{a} {b}\n")
    json.dump({"seconds": clock.parts}, sys.stdout)


if __name__ == "__main__":
    main()

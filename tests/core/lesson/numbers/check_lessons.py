#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Recomputes the numbers of lessons and compares them with what the program shows and prints.

    check_lessons.py SOURCES DUMPS

SOURCES is the root of the project, with the lesson files; DUMPS is a folder with the JSON files of
tst_lesson_numbers. Prints the first differences and exits with 1 if there are any."""

import json
import math
import re
import sys
from fractions import Fraction
from pathlib import Path

import lesson_claims
from lesson_model import EMPTY, Model, make_columns, split_words
from lesson_paper import paper_differences
from lesson_questions import question_differences
from lesson_sentences import STAGES, Steps

TOLERANCE = 1e-12
MOST_PRINTED = 20
TAIL = 0.025
CHECKED_INTERVALS = [*range(1, 101), *range(150, 1001, 50)]  # the rest takes too long


def sentence_names(sources):
    """The names of SentenceId in their order; a part of them is included."""
    folder = sources / "core/lesson/model"
    text = (folder / "sentence_id.h").read_text(encoding="utf-8")
    body = text[text.index("{", text.index("enum class")) + 1:text.index("};")]
    body = re.sub(r'#include ".*/(.*)"',
                  lambda part: (folder / part.group(1)).read_text(encoding="utf-8"), body)
    lines = (line.split("//")[0] for line in body.splitlines())
    return [name.strip() for name in "".join(lines).split(",") if name.strip()]


def lesson_files(sources):
    """The content of each lesson file, by id, with the names that the index adds."""
    folder = sources / "resources/lessons"
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    names = {entry["id"]: entry.get("names", []) for entry in index["lessons"]}
    lessons = {}
    for file in folder.glob("*.json"):
        spec = json.loads(file.read_text(encoding="utf-8"))
        if file.name == "index.json":
            continue
        for text, name in zip(spec.get("texts", []), names[spec["id"]]):
            assert text["name"] == name["en"], "the index must not change an English name"
            text["name"] = name
        lessons[spec["id"]] = spec
    assert set(lessons) == set(names), "the index must name each lesson"
    return lessons


class Check:
    """Compares a dump with the model, and counts the numbers that were compared."""

    def __init__(self, model, dump, names):
        self.m, self.dump, self.names = model, dump, names
        self.steps = Steps(model)
        self.differences = []
        self.numbers = 0

    def sentence(self, dumped):
        return (self.names[dumped[0]], dumped[1])

    def same(self, what, computed, shown):
        """Numbers that are not whole may differ in the last bits."""
        self.numbers += count_numbers(shown)
        if not is_same(computed, shown):
            self.differences.append("%s: computed %s, shown %s" % (what, *first_of(computed, shown)))

    def run(self):
        try:
            self.tables()
            self.all_steps()
            self.differences += question_differences(self)
            self.differences += paper_differences(self)
            self.convergence()
        except (IndexError, KeyError, StopIteration, UnicodeDecodeError) as error:
            self.differences.append("the dump has another form than the lesson: %r" % error)
        return self.differences

    def tables(self):
        m, shown = self.m, self.dump["tables"]
        self.same("plan", [m.bands, m.rows_per_band], shown["plan"])
        self.same("rows", [[label, sum(1 << d for d, document in enumerate(m.documents)
                                       if row in document.rows)]
                           for row, label in enumerate(m.labels)], shown["rows"])
        for document, dumped in zip(m.documents, shown["documents"]):
            self.same("document " + document.name,
                      [document.name, document.prepared, len(document.rows)],
                      [dumped["name"], dumped["prepared"], dumped["size"]])
            self.cuts(document, dumped)
        self.same("documents", len(m.documents), len(shown["documents"]))
        for column, dumped in zip(m.columns, shown["columns"]):
            self.same("columns", [column.values, column.order, column.offered_prime,
                                  [[v, rows] for v, rows in column.repeats],
                                  list(column.function or [])],
                      [dumped["values"], dumped["order"], dumped["prime"], dumped["repeats"],
                       dumped.get("function", [])])
        self.same("columns", m.num_hashes, len(shown["columns"]))
        self.same("signatures", m.signatures, shown["signatures"])
        self.same("pairs", [pair_numbers(pair) for pair in m.pairs],
                  [[p["a"], p["b"], p["shared"], p["all"], p["equal"], p["bands"], p["chance"],
                    p["jaccard"], p.get("orders")] for p in shown["pairs"]])
        self.same("buckets", [[[list(values), documents] for values, documents in band]
                              for band in m.buckets], shown["buckets"])

    def cuts(self, document, dumped):
        """Each cut is its shingle, at its place of the prepared text."""
        prepared = document.prepared.encode()
        labels = [self.m.labels[row] for row, _, _ in dumped["cuts"]]
        self.same("cuts of " + document.name, document.cuts, labels)
        places = [prepared[begin:end].decode() for _, begin, end in dumped["cuts"]]
        if self.m.spec.get("shingle", {}).get("unit") == "word":
            places = [" ".join(split_words(place)) for place in places]
        self.same("places of cuts", labels, places)

    def all_steps(self):
        self.steps.questions(len(self.dump["questions"]))
        shown = self.dump["steps"]
        self.same("number of steps", len(self.steps.steps), len(shown))
        for i, ((stage, said, writes), dumped) in enumerate(zip(self.steps.steps, shown)):
            self.same("step %d, %s" % (i, stage), [STAGES.index(stage), listed(said), writes],
                      [dumped["stage"],
                       listed(self.sentence(s) for s in dumped["sentences"]), dumped["writes"]])
        last = [[row[d] for row in self.steps.held] for d in range(len(self.m.documents))]
        self.same("signatures after the walk", self.m.signatures, last)

    def convergence(self):
        for shown in self.dump.get("convergence", []):
            pair = self.m.pair(shown["a"], shown["b"])
            self.same("convergence", pair.jaccard, shown["jaccard"])
            self.own_estimates(pair, shown["estimates"])
            for count in CHECKED_INTERVALS:
                self.same("convergence, interval of %d" % count, interval(pair.jaccard, count),
                          shown["intervals"][count - 1])
            for spread in shown["spreads"]:
                estimates, count = spread["estimates"], spread["hashes"]
                mean = sum(estimates) / len(estimates)
                variance = sum((e - mean) ** 2 for e in estimates) / len(estimates)
                self.same("convergence, spread", [mean, math.sqrt(variance), sorted(estimates)],
                          [spread["mean"], spread["deviation"], estimates])
                self.same("convergence, multiples", [round(e * count) / count for e in estimates],
                          estimates)

    def own_estimates(self, pair, estimates):
        """The first estimates are those of the lesson with up to 100 hashes. The engine's hash
        functions follow, of which only the form of the estimates is checked."""
        spec = self.m.spec.get("permutations", {})
        own = self.m.num_hashes if spec.get("kind") == "columns" else max(self.m.num_hashes, 100)
        one, other = (self.m.documents[d].rows for d in (pair.a, pair.b))
        equal, computed = 0, []
        for column in make_columns(spec, self.m.labels, own):
            equal += least(column, one) == least(column, other)
            computed.append(Fraction(equal, len(computed) + 1))
        self.same("convergence, estimates", computed, estimates[:own])
        self.same("convergence, number", 1000, len(estimates))
        for i in range(own, len(estimates)):
            step = round(estimates[i] * (i + 1)) - equal
            equal += step
            self.same("convergence, estimate %d" % (i + 1), [True, Fraction(equal, i + 1)],
                      [step in (0, 1), estimates[i]])


def least(column, rows):
    return min((column.values[row] for row in rows), default=EMPTY)


def interval(share, count):
    """Contains the share of equal positions in 95 % of all draws: a binomial distribution."""
    if share in (0, 1):
        return [share, share]
    share, below, low = float(share), 0.0, None
    for equal in range(count + 1):
        below += math.exp(math.lgamma(count + 1) - math.lgamma(equal + 1) -
                          math.lgamma(count - equal + 1) + equal * math.log(share) +
                          (count - equal) * math.log1p(-share))
        if low is None and below > TAIL:
            low = equal
        if below >= 1 - TAIL:
            return [Fraction(low, count), Fraction(equal, count)]
    return [Fraction(low, count), 1]


def pair_numbers(pair):
    return [pair.a, pair.b, pair.shared, pair.all, pair.equal, pair.shared_bands, pair.chance,
            pair.jaccard, list(pair.orders) if pair.orders else None]


def listed(sentences):
    return [[name, values] for name, values in sentences]


def count_numbers(shown):
    if isinstance(shown, list):
        return sum(map(count_numbers, shown))
    if isinstance(shown, str):
        return any(c.isdigit() for c in shown)
    return isinstance(shown, (int, float)) and not isinstance(shown, bool)


def is_same(computed, shown):
    if isinstance(computed, (list, tuple)):
        return isinstance(shown, list) and len(computed) == len(shown) and \
            all(map(is_same, computed, shown))
    if isinstance(computed, (Fraction, float)) or isinstance(shown, float):
        return isinstance(shown, (int, float)) and abs(float(computed) - shown) <= TOLERANCE
    return computed == shown


def first_of(computed, shown):
    """The innermost parts that differ."""
    while isinstance(computed, (list, tuple)) and isinstance(shown, list) and \
            len(computed) == len(shown):
        computed, shown = next(both for both in zip(computed, shown) if not is_same(*both))
    return computed, shown


def main():
    sources, dumps = Path(sys.argv[1]), Path(sys.argv[2])
    names, lessons = sentence_names(sources), lesson_files(sources)
    numbers = failures = checked = 0
    for file in sorted(dumps.glob("*.json")):
        dump = json.loads(file.read_text(encoding="utf-8"))
        spec = lessons[dump["id"]]
        check = Check(Model(spec, dump["language"]), dump, names)
        differences = lesson_claims.differences(spec, dump["language"]) + check.run()
        for difference in differences[:MOST_PRINTED]:
            print("%s: %s" % (file.stem, difference))
        failures += len(differences)
        numbers += check.numbers
        checked += 1
    print("%d lessons, %d numbers, %d differences" % (checked, numbers, failures))
    return 1 if failures or not checked else 0


if __name__ == "__main__":
    sys.exit(main())

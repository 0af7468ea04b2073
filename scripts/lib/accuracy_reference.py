# SPDX-License-Identifier: MIT
"""Computes precision and recall by threshold from the definitions, and compares them with those of
shinglescope-cli accuracy (scripts/slow/accuracy).

  accuracy_reference.py TEXTS GOLD ACCURACY FLOOR K

TEXTS has the prepared texts (id,text), GOLD the matches (row_a, row_b), ACCURACY the file to
check; shingles are K characters. Similarities are compared with thresholds as fractions.
"""

import csv
import sys
from collections import Counter, defaultdict
from fractions import Fraction
from math import sqrt

Z = 1.959963984540054


def shingles(text, k):
    if not text:
        return frozenset()
    return frozenset(text[i : i + k] for i in range(len(text) - k + 1)) or frozenset([text])


def similar_pairs(sets, floor):
    """Yields (a, b, similarity) for all rows that share a shingle, from the floor on."""
    rows_with = defaultdict(list)
    for row, members in enumerate(sets):
        shared = Counter()
        for shingle in members:
            for other in rows_with[shingle]:
                shared[other] += 1
            rows_with[shingle].append(row)
        for other, count in shared.items():
            similarity = Fraction(count, len(members) + len(sets[other]) - count)
            if similarity >= floor:
                yield other, row, similarity


def wilson(part, whole):
    if whole == 0:
        return None
    share = part / whole
    scale = 1 / (1 + Z * Z / whole)
    centre = share + Z * Z / (2 * whole)
    half = Z * sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole))
    low, high = scale * (centre - half), scale * (centre + half)
    return share, 0.0 if part == 0 else low, 1.0 if part == whole else high


def f1(share):
    return None if share is None else tuple(2 * x / (1 + x) for x in share)


def read_table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t" if path.endswith(".tsv") else ","))


def main(texts, gold, accuracy, floor, k):
    sets = [shingles(row["text"], int(k)) for row in read_table(texts)]
    matches = {tuple(sorted((int(r["row_a"]), int(r["row_b"])))) for r in read_table(gold)}
    pairs = [(s, (a, b) in matches) for a, b, s in similar_pairs(sets, Fraction(floor))]
    checked = 0
    for row in read_table(accuracy):
        threshold = Fraction(row["threshold"])
        found = sum(1 for s, _ in pairs if s >= threshold)
        right = sum(1 for s, is_match in pairs if is_match and s >= threshold)
        expected = {
            "found": found,
            "matches": right,
            "false": found - right,
            "missed": len(matches) - right,
        }
        for name, value in expected.items():
            if int(row[name]) != value:
                sys.exit(f"{name} at {row['threshold']} is {row[name]}, not {value}.")
        shares = {
            "precision": wilson(right, found),
            "recall": wilson(right, len(matches)),
            "f1": f1(wilson(right, found + len(matches) - right)),
        }
        for name, share in shares.items():
            written = [row[name], row[f"{name}_low"], row[f"{name}_high"]]
            if share is None:
                if any(written):
                    sys.exit(f"{name} at {row['threshold']} is {written}, not empty.")
            elif any(abs(float(w) - v) > 6e-7 for w, v in zip(written, share)):
                sys.exit(f"{name} at {row['threshold']} is {written}, not {share}.")
        checked += 1
    print(f"{checked} thresholds agree; {len(pairs)} pairs, {len(matches)} matches.")


if __name__ == "__main__":
    main(*sys.argv[1:])

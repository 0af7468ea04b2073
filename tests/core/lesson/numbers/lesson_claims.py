# SPDX-License-Identifier: MIT
"""The numbers in the author's texts of the lessons: each is in a claim that is computed here, and
the Italian texts contain the same numbers as the English ones."""

import copy
import re
from fractions import Fraction as F

from lesson_model import Model
from lesson_sentences import decimal

# Lessons whose texts describe their sources in prose: other tests compare them with these.
UNCLAIMED = {"three-documents", "six-rows", "four-elements", "pizza", "lorem", "twins", "paragraph"}
NUMBER = re.compile(r"(?<![A-Za-z])\d+(?:[.,]\d+)*")


def changed(model, **settings):
    """The lesson with other settings, named by their keys: `shingle__k`."""
    spec = copy.deepcopy(model.spec)
    for key, value in settings.items():
        *parts, last = key.split("__")
        place = spec
        for part in parts:
            place = place[part]
        place[last] = value
    return Model(spec, model.language)


def j(model, a=0, b=1):
    return model.pair(a, b).jaccard


def shares(model, a=0, b=1):
    pair = model.pair(a, b)
    return pair.shared, pair.all


def equal_hashes(model, a, b):
    return [i + 1 for i in range(model.num_hashes)
            if model.signatures[a][i] == model.signatures[b][i]]


def candidates(model):
    return [(pair.a, pair.b) for pair in model.pairs if pair.shared_bands]


def threshold(model, bands):
    return decimal(changed(model, bands=bands).threshold())


def sizes(model):
    return [len(document.rows) for document in model.documents]


def full(model, *pairs):
    return all(model.pair(a, b).shared_bands == model.bands for a, b in pairs)


# For each lesson: phrases of its English texts, each with a test of the claim that it is part of.
CLAIMS = {
    "shared-numbers": {
        "8 is not a prime, and 2 divides it: h2 gives rows 1 and 5 the same number, 3":
            lambda m: m.columns[1].function == (2, 1, 8) and m.columns[1].repeats == [(3, [0, 4])],
        "other three formulas use the prime 7":
            lambda m: all(c.function[2] == 7 and not c.repeats
                          for i, c in enumerate(m.columns) if i != 1),
        "Row 5, figs, is only in basket 3. It gets 3, as row 1 did in basket 1":
            lambda m: m.labels[4] == "figs" and m.documents[2].rows == {4} and
            m.columns[1].values[4] == 3 == m.signatures[0][1],
        "Baskets 1 and 2 agree in h1: both hold 0, the number of bread. Baskets 1 and 3 agree in "
        "h2 only because of its repeated number; their similarity is 0":
            lambda m: equal_hashes(m, 0, 1) == [1] and m.signatures[0][0] == 0 ==
            m.columns[0].values[m.labels.index("bread")] and equal_hashes(m, 0, 2) == [2] and
            j(m, 0, 2) == 0,
        "The probability of baskets 1 and 3 is 0, and yet they are a candidate":
            lambda m: m.pair(0, 2).chance == 0 and m.pair(0, 2).shared_bands > 0,
        "Baskets 1 and 3 have the same value in h2":
            lambda m: equal_hashes(m, 0, 2) == [2],
        "h2(1) = (2 · 1 + 1) mod 8 = 3 and h2(5) = (2 · 5 + 1) mod 8 = 3. Row 1 is in basket 1 "
        "and row 5 in basket 3":
            lambda m: m.columns[1].values[0] == m.columns[1].values[4] == 3 and
            0 in m.documents[0].rows and 4 in m.documents[2].rows,
        "In how many of the 120 orders of the five rows do baskets 1 and 2":
            lambda m: m.pair(0, 1).orders == (120, 60) and len(m.labels) == 5,
        "60": lambda m: m.pair(0, 1).orders[1] == 60,
        "2/4 of 120 orders": lambda m: shares(m) == (2, 4),
        "With p = 7 and a = 2 the five rows get 3, 5, 0, 2 and 4. With b = 0 and p = 8 rows 1 and "
        "5 would still share a number, 2":
            lambda m: [(2 * x + 1) % 7 for x in range(1, 6)] == [3, 5, 0, 2, 4] and
            2 * 1 % 8 == 2 * 5 % 8 == 2,
    },
    "bands": {
        "The woods agree in h1, h2 and h8, the gardens in h1, h5 and h8: 3 of 8 positions each. "
        "Both pairs share 4 of 6 words":
            lambda m: equal_hashes(m, 0, 1) == [1, 2, 8] and equal_hashes(m, 2, 3) == [1, 5, 8] and
            m.num_hashes == 8 and shares(m) == shares(m, 2, 3) == (4, 6),
        "Band 1 consists of h1 and h2. The woods agree in both and share a bucket. The gardens "
        "agree in one hash of bands 1, 3 and 4":
            lambda m: m.rows_per_band == 2 and candidates(m) == [(0, 1)] and
            {(h - 1) // 2 + 1 for h in equal_hashes(m, 2, 3)} == {1, 3, 4},
        "Its probability, 0.905": lambda m: decimal(m.pair(0, 1).chance, 3) == "0.905",
        "They agree in h1, h5 and h8, which belong to bands 1, 3 and 4":
            lambda m: equal_hashes(m, 2, 3) == [1, 5, 8],
        "With 8 bands of one row": lambda m: candidates(changed(m, bands=8)) == [(0, 1), (2, 3)],
        "both pairs have 3": lambda m: m.pair(0, 1).equal == m.pair(2, 3).equal == 3,
        "with 2 bands of four rows": lambda m: candidates(changed(m, bands=2)) == [],
        "A pair with 3 equal positions": lambda m: m.pair(0, 1).equal == 3,
    },
    "tuning": {
        "One signature of 12 values, cut in six ways":
            lambda m: m.num_hashes == 12 and sum(12 % b == 0 for b in range(1, 13)) == 6,
        "share 9 of 13 shingles, and the final notice and the other one 5 of 16":
            lambda m: shares(m) == (9, 13) and shares(m, 1, 2) == (5, 16),
        "With 3 or 4 bands only the wanted pair meets. With 6 bands the unwanted one meets too, "
        "and with 2 bands none does":
            lambda m: [candidates(changed(m, bands=b)) for b in (3, 4, 6, 2)] ==
            [[(0, 1)], [(0, 1)], [(0, 1), (1, 2)], []],
        "at similarity 0.33 with 6 bands, 0.54 with 4, 0.67 with 3 and 0.81 with 2":
            lambda m: [threshold(m, b) for b in (6, 4, 3, 2)] == ["0.33", "0.54", "0.67", "0.81"],
        "from similarity 0.5 on. Which plan for 12 hashes":
            lambda m: min((12, 4, 2), key=lambda b: abs(float(threshold(m, b)) - 0.5)) == 4,
        "4 bands of 3 rows": lambda m: True,
        "It is at 0.54 with 4 bands, at 0.81 with 2 and at 0.06 with 12":
            lambda m: [threshold(m, b) for b in (4, 2, 12)] == ["0.54", "0.81", "0.06"],
        "What happens with 12 bands of one row":
            lambda m: len(candidates(changed(m, bands=12))) == 3,
        "every pair has at least one: 8, 1 and 4":
            lambda m: [pair.equal for pair in m.pairs] == [8, 1, 4],
    },
    "copied-passage": {
        "Source 1 has 8 shingles, source 2 has 13 and the essay has 31":
            lambda m: sizes(m) == [8, 31, 13],
        "All 8 shingles of source 1 are in the essay: its containment is 8/8 = 1. The Jaccard "
        "similarity is only 8/31 = 0.26, because it also counts the 23 shingles that the essay "
        "has of its own or from source 2":
            lambda m: m.documents[0].rows < m.documents[1].rows and shares(m) == (8, 31) and
            decimal(j(m)) == "0.26" and len(m.documents[1].rows - m.documents[0].rows) == 23 and
            not m.documents[0].rows & m.documents[2].rows and not candidates(m),
        "What share of source 2 is in the essay": lambda m: shares(m, 1, 2)[0] == 11,
        "11/13": lambda m: True,
        "11 of its 13 shingles are in the essay, 0.85. The Jaccard similarity is 11/33 = 0.33":
            lambda m: shares(m, 1, 2) == (11, 33) and decimal(F(11, 13)) == "0.85" and
            decimal(F(11, 33)) == "0.33",
        "The essay grows by 100 new shingles. What changes for source 1": lambda m: True,
        "Containment stays 1, similarity falls to 8/131": lambda m: True,
        "The shared shingles stay 8, the union grows from 31 to 131: similarity 0.06":
            lambda m: decimal(F(8, 31 + 100)) == "0.06",
    },
    "dna": {
        "A sequence of 16 letters has 16 - 4 + 1 = 13 shingles of 4 letters":
            lambda m: all(len(d.text) == 16 and len(d.cuts) == 13 for d in m.documents),
        "part of 4 k-mers, which are replaced by 4 others: 9 of 17 are shared, 0.53, although 15 "
        "of the 16 letters are equal":
            lambda m: shares(m) == (9, 17) and decimal(F(9, 17)) == "0.53" and sizes(m)[0] == 13 and
            sum(x == y for x, y in zip(m.documents[0].text, m.documents[1].text)) == 15,
        "It shares only TTAA, which is its own counterpart: 1 of 25":
            lambda m: shares(m, 0, 2) == (1, 25) and other_strand("TTAA") == "TTAA" and
            [m.labels[r] for r in m.documents[0].rows & m.documents[2].rows] == ["TTAA"] and
            other_strand(m.documents[0].text) == m.documents[2].text,
        "How many k-mers of length 4": lambda m: True,
        "4": lambda m: True,
        "Two sequences of 16 letters differ in the first letter only. How similar are they, with "
        "4-letter k-mers": lambda m: True,
        "12/14":
            lambda m: shares(changed(m, texts=[{"name": "a", "text": "GATTACAGGCTTAACG"},
                                               {"name": "b", "text": "CATTACAGGCTTAACG"}])) ==
            (12, 14),
        "12 k-mers are shared": lambda m: True,
    },
    "spam": {
        "Mails 1 and 2 are now the same text":
            lambda m: m.documents[0].prepared == m.documents[1].prepared,
        "Mails 1 and 2 share 5 of 5 shingles. If the digits were kept, they would share 4 of 12, "
        "which is 0.33":
            lambda m: shares(m) == (5, 5) and decimal(F(4, 12)) == "0.33" and
            shares(changed(m, preparation__strip_digits=False)) == (4, 12),
        "mails 1 and 2 share every bucket": lambda m: full(m, (0, 1)),
        "Mails 1 and 2 have different numbers. Why is their similarity 1": lambda m: j(m) == 1,
        "Both read: you have won euro call today":
            lambda m: m.documents[0].prepared == m.documents[1].prepared ==
            "you have won euro call today",
        "In how many of 4 bands do mails 1 and 2 meet": lambda m: m.bands == 4,
        "4": lambda m: True,
        "Always in all 4":
            lambda m: all(full(changed(m, permutations__seed=s), (0, 1)) for s in range(50)),
        "model 200 and model 300": lambda m: True,
    },
    "short-names": {
        "Bianchi has 5 shingles and Bianca 4. Li is shorter than a shingle":
            lambda m: sizes(m) == [5, 4, 1, 1] and m.documents[2].cuts == ["li"],
        "Bianchi and Bianca share 3 of 6 shingles": lambda m: shares(m) == (3, 6),
        "With 8 rows in all": lambda m: len(m.labels) == 8,
        "The estimate of the first pair, 4 of 6, lies above the exact 3 of 6":
            lambda m: (m.pair(0, 1).equal, m.num_hashes) == (4, 6),
        "How many shingles of 3 letters has a name of 7 letters": lambda m: True,
        "5": lambda m: True,
        "7 - 3 + 1 = 5 positions": lambda m: 7 - 3 + 1 == 5,
        "Why have Li and Lin similarity 0": lambda m: j(m, 2, 3) == 0,
        "With shingles of 1 letter they would share 2 of 3":
            lambda m: shares(changed(m, shingle__k=1), 2, 3) == (2, 3),
    },
    "opposites": {
        "Two opposite judgements with similarity 1, and two equal ones with similarity 0":
            lambda m: j(m) == 1 and j(m, 0, 2) == 0,
        "contain the same 6 words, so their sets are equal: 6/6 = 1":
            lambda m: shares(m) == (6, 6),
        "They share no shingle": lambda m: j(m, 0, 2) == 0,
        "The estimate is exact": lambda m: m.pair(0, 1).estimate == 1,
        "The similarity of praise and blame falls to 2/8":
            lambda m: shares(changed(m, shingle__k=2)) == (2, 8),
        "Praise and blame have similarity 1": lambda m: j(m) == 1,
        "With 2 words per shingle the two texts share 2 of 8 shingles. Which 2":
            lambda m: shares(changed(m, shingle__k=2)) == (2, 8),
        "the film, film is":
            lambda m: (lambda two: {two.labels[r] for r in two.documents[0].rows &
                                    two.documents[1].rows})(changed(m, shingle__k=2)) ==
            {"the film", "film is"},
    },
    "own-data": {
        "Rows 12 and 87 are the same bar, but share only 19 of 39 shingles, 0.49: each comma and "
        "the dash spoil the 5-letter shingles around them. Without punctuation they would share "
        "all 27":
            lambda m: shares(m) == (19, 39) and decimal(j(m)) == "0.49" and
            shares(without_punctuation(m)) == (27, 27),
        "With 4 bands of 3 rows the chance is one half at similarity 0.54":
            lambda m: threshold(m, 4) == "0.54" and m.rows_per_band == 3 and
            m.pair(0, 1).chance < F(1, 2),
        "What would removing punctuation do to rows 12 and 87": lambda m: True,
        "Their similarity would be 1": lambda m: j(without_punctuation(m)) == 1,
        "bar centrale via roma 12 torino. That is 27 of 27 shingles":
            lambda m: {d.prepared for d in without_punctuation(m).documents[:2]} ==
            {"bar centrale via roma 12 torino"},
        "bring rows 12 and 140 together": lambda m: True,
        "they would share 3 of 54 shingles":
            lambda m: shares(without_punctuation(m), 0, 2) == (3, 54),
        "It is 4 of 57 with punctuation and 3 of 54 without":
            lambda m: shares(m, 0, 2) == (4, 57),
    },
}


def without_punctuation(model):
    return changed(model, preparation__strip_punctuation="all")


def other_strand(sequence):
    return sequence[::-1].translate(str.maketrans("ACGT", "TGCA"))


def authored(spec, language, is_prompt=False):
    """The texts of the author that state something: not the wrong choices of a question."""
    texts = [spec["about"]] + [note["text"] for note in spec.get("notes", [])]
    if is_prompt:
        texts += [prompt["text"] for prompt in spec.get("prompts", [])]
    for question in spec.get("questions", []):
        texts += [question["prompt"], question["choices"][question["answer"]],
                  question["explanation"]]
    return [text[language] if isinstance(text, dict) else text for text in texts]


def numbers_of(text):
    return sorted(number.replace(",", ".") for number in NUMBER.findall(text))


def differences(spec, language):
    if spec["id"] in UNCLAIMED:
        return []
    found = []
    if language != "en":
        for own, english in zip(authored(spec, language, True), authored(spec, "en", True)):
            if numbers_of(own) != numbers_of(english):
                found.append("other numbers than in English: " + own)
        return found
    model, texts = Model(spec), "\n".join(authored(spec, "en", True))
    claims = CLAIMS[spec["id"]]
    for phrase, holds in claims.items():
        if phrase not in texts:
            found.append("no text says: " + phrase)
        elif not holds(model):
            found.append("not true: " + phrase)
    rest = "\n".join(authored(spec, "en"))
    for phrase in sorted(claims, key=len, reverse=True):
        rest = rest.replace(phrase, "") if not phrase.isdigit() else \
            re.sub("(?m)^%s$" % phrase, "", rest)
    for line in rest.splitlines():
        if re.search(r"\d", line):
            found.append("a number without a claim: " + line)
    return found

# SPDX-License-Identifier: MIT
"""Computes a lesson from its file, with the standard library alone. Shares no code with core: it
follows docs/lessons.md and docs/definitions.md. Shares and probabilities are exact fractions."""

import itertools
import unicodedata
from fractions import Fraction

MASK = (1 << 64) - 1
EMPTY = 0xFFFFFFFF  # the signature value of a document without a shingle
MOST_SHOWN = 60  # rows of a matrix
MOST_COUNTED = 8  # rows whose orders are counted one by one
WHITE_SPACE = {chr(c) for c in (0x9, 0xA, 0xB, 0xC, 0xD, 0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x2029,
                                0x202F, 0x205F, 0x3000, *range(0x2000, 0x200B))}
ASCII_PUNCTUATION = set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")


def local(text, language):
    """A text of a lesson file, which may be in several languages."""
    if not isinstance(text, dict):
        return text
    return text[language] if language in text else text["en"]


def mix(x):
    """The finalizer of SplitMix64 (Steele, Lea and Flood, 2014)."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


def random_numbers(seed):
    """SplitMix64, of which the permutations are drawn."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & MASK
        yield mix(seed)


def is_prime(number):
    return number > 1 and all(number % d for d in range(2, int(number ** 0.5) + 1))


def next_prime(number):
    return next(n for n in itertools.count(number) if is_prime(n))


# Preparation and shingles


def in_runs(text, is_part):
    """Replaces each run of the given characters with one blank."""
    parts = (" " if is_run else "".join(run) for is_run, run in itertools.groupby(text, is_part))
    return "".join(parts)


def is_kept_by_all(c):
    return unicodedata.category(c)[0] in "LM" or unicodedata.category(c)[0] == "N" or \
        c == "_" or c in WHITE_SPACE


def prepare(text, options):
    for key in ("strip_lone_letters", "stop_words", "stem"):
        if options.get(key):
            raise NotImplementedError(key)
    if options.get("unicode", "nfkc") == "nfkc":
        text = unicodedata.normalize("NFKC", text)
    if options.get("lower", True):
        text = text.lower()
    punctuation = options.get("strip_punctuation", "none")
    if punctuation == "ascii":
        text = "".join(c for c in text if c not in ASCII_PUNCTUATION)
    if punctuation == "all":
        text = "".join(c for c in text if is_kept_by_all(c))
    if options.get("strip_digits", False):
        text = "".join(c for c in text if unicodedata.category(c) != "Nd")
    return normalize_space(text, options.get("white_space", "all"))


def normalize_space(text, rule):
    if rule == "remove":
        return "".join(c for c in text if c not in WHITE_SPACE)
    if rule == "spaces":
        return in_runs(in_runs(text, lambda c: c == " "), lambda c: c == "\n")
    if rule == "all":
        return in_runs(text, WHITE_SPACE.__contains__).strip(" ")
    return text


def split_words(text):
    """The words, and an empty one for each further white space."""
    return "".join(" " if c in WHITE_SPACE else c for c in text).split(" ")


def shingles(prepared, options):
    """The shingles in the order of the text, with repetitions."""
    is_word = options.get("unit", "char") == "word"
    k = options.get("k", 5)
    units = [w for w in split_words(prepared) if w] if is_word else list(prepared)
    glue = " " if is_word else ""
    if 0 < len(units) < k:
        return [] if options.get("short_texts", "whole") == "skip" else [glue.join(units)]
    return [glue.join(units[i:i + k]) for i in range(len(units) - k + 1)] if units else []


# Permutations


class Column:
    """The numbers that one hash gives to the rows."""

    def __init__(self, values, function, first_row, is_changed=False):
        self.values = values
        self.function = function
        self.is_changed = is_changed  # manually
        self.order = sorted(range(len(values)), key=lambda row: (values[row], row))
        by_value = {}
        for row in self.order:
            by_value.setdefault(values[row], []).append(row)
        self.repeats = [(v, rows) for v, rows in sorted(by_value.items()) if len(rows) > 1]
        self.offered_prime = 0
        if self.repeats and function and function[0] != 0:
            prime = next_prime(len(values) + first_row)
            while function[0] % prime == 0:
                prime = next_prime(prime + 1)
            self.offered_prime = prime

    def position(self, value):
        return 1 + sum(v < value for v in self.values)


def make_columns(spec, labels, num_hashes):
    columns = unchanged_columns(spec, labels, num_hashes)
    first = spec.get("first_row", 1)
    for change in spec.get("changed", []):
        order = [x - first for x in change["rows"]]
        assert sorted(order) == list(range(len(labels))), "an order must contain each row once"
        places = [order.index(row) + 1 for row in range(len(labels))]
        columns[change["hash"] - 1] = Column(places, None, first, True)
    return columns


def unchanged_columns(spec, labels, num_hashes):
    kind = spec.get("kind", "modular")
    first = spec.get("first_row", 1)
    if kind == "columns":
        return [Column(values, None, first) for values in spec["columns"][:num_hashes]]
    random = random_numbers(spec.get("seed", 42))
    columns = []
    for i in range(num_hashes):
        if kind == "modular":
            columns.append(modular_column(spec, i, len(labels), first, random))
            continue
        places = list(range(1, len(labels) + 1))
        for left in range(len(labels), 1, -1):
            other = next(random) % left
            places[left - 1], places[other] = places[other], places[left - 1]
        if i < len(spec.get("orders", [])):
            order = [str(label) for label in spec["orders"][i]]
            assert sorted(order) == sorted(labels), "an order must contain each row once"
            places = [order.index(label) + 1 for label in labels]
        columns.append(Column(places, None, first))
    return columns


def modular_column(spec, i, rows, first, random):
    prime = next_prime(max(rows + first, 2))
    a, b, p = 1 + next(random) % (prime - 1), next(random) % prime, prime
    given = spec.get("functions", [])
    if i < len(given):
        a, b, p = given[i].get("a", 1), given[i].get("b", 0), given[i].get("p", 0) or prime
    return Column([(a * x + b) % p for x in range(first, first + rows)], (a, b, p), first)


# The lesson


class Document:
    def __init__(self, name, text, prepared, cuts):
        self.name, self.text, self.prepared, self.cuts = name, text, prepared, cuts
        self.rows = set()  # its rows of the matrix
        self.own_rows = set()  # those of its text, or of the matrix if it is given


class Pair:
    def __init__(self, model, a, b):
        one, other = model.documents[a], model.documents[b]
        self.a, self.b = a, b
        self.shared = len(one.rows & other.rows)
        self.all = len(one.rows | other.rows)
        self.jaccard = Fraction(self.shared, self.all) if self.all else Fraction(0)
        equal = [x == y != EMPTY for x, y in zip(model.signatures[a], model.signatures[b])]
        self.equal = sum(equal)
        self.estimate = Fraction(self.equal, model.num_hashes)
        self.shared_bands = sum(all(equal[i:i + model.rows_per_band])
                                for i in range(0, model.num_hashes, model.rows_per_band))
        self.chance = model.chance(self.jaccard)
        band = self.jaccard ** model.rows_per_band
        self.forms = [self.jaccard, band, 1 - band, (1 - band) ** model.bands, self.chance]
        self.orders = None
        if len(model.labels) <= MOST_COUNTED:
            self.orders = count_orders(len(model.labels), one.rows, other.rows)


def count_orders(rows, one, other):
    orders = colliding = 0
    for order in itertools.permutations(range(rows)):
        orders += 1
        first = next((row for row in order if row in one or row in other), None)
        colliding += first in one and first in other
    return orders, colliding


class Model:
    """All tables of a lesson. `spec` is the content of its file."""

    def __init__(self, spec, language="en"):
        self.spec, self.language = spec, language
        self.is_given = "matrix" in spec
        permutations = spec.get("permutations", {})
        given = max((len(permutations.get(key, [])) for key in ("functions", "orders", "columns")))
        self.num_hashes = permutations.get("hashes", given or 4)
        self.first_row = permutations.get("first_row", 1)
        self.convention = spec.get("convention", "value")
        self.bands = spec.get("bands", 2)
        self.rows_per_band = self.num_hashes // self.bands
        assert self.bands * self.rows_per_band == self.num_hashes
        self.make_rows()
        self.change_cells()
        self.columns = make_columns(permutations, self.labels, self.num_hashes)
        self.signatures = [
            [min((column.values[row] for row in document.rows), default=EMPTY)
             for column in self.columns] for document in self.documents]
        self.pairs = [Pair(self, a, b)
                      for a, b in itertools.combinations(range(len(self.documents)), 2)]
        self.buckets = [self.buckets_of(band) for band in range(self.bands)]

    def make_rows(self):
        if self.is_given:
            given = self.spec["matrix"]
            self.labels = [str(label) for label in given["rows"]]
            self.documents = [Document(str(name), "", "", []) for name in given["columns"]]
            for row, ones in enumerate(given["ones"]):
                for document, one in zip(self.documents, ones):
                    if one:
                        document.rows.add(row)
            return
        self.documents = []
        for text in self.spec["texts"]:
            prepared = prepare(text["text"], self.spec.get("preparation", {}))
            cuts = shingles(prepared, self.spec.get("shingle", {}))
            name = local(text["name"], self.language)
            self.documents.append(Document(name, text["text"], prepared, cuts))
        self.labels = sorted({cut for d in self.documents for cut in d.cuts},
                             key=lambda label: label.encode())
        row_of = {label: row for row, label in enumerate(self.labels)}
        for document in self.documents:
            document.rows = {row_of[cut] for cut in document.cuts}

    def change_cells(self):
        """Switches the cells that were changed manually."""
        self.changed = [[] for _ in self.labels]  # the documents of each row, in their order
        for document in self.documents:
            document.own_rows = set(document.rows)
        for cell in self.spec.get("changed_cells", []):
            row, document = self.labels.index(str(cell["row"])), cell["document"] - 1
            self.documents[document].rows ^= {row}
            self.changed[row] = sorted(self.changed[row] + [document])
        if self.is_given:
            for document in self.documents:
                document.own_rows = document.rows

    def buckets_of(self, band):
        """(values, documents) of each bucket, in the order of their first documents."""
        buckets = {}
        for document, signature in enumerate(self.signatures):
            if self.documents[document].rows:
                begin = band * self.rows_per_band
                values = tuple(signature[begin:begin + self.rows_per_band])
                buckets.setdefault(values, []).append(document)
        return list(buckets.items())

    def chance(self, similarity):
        return 1 - (1 - similarity ** self.rows_per_band) ** self.bands

    def threshold(self):
        """The similarity at which the plan finds half of the pairs."""
        return (1 - 0.5 ** (1 / self.bands)) ** (1 / self.rows_per_band)

    def shown(self, hash_number, value):
        """A signature value in the lesson's convention."""
        column = self.columns[hash_number]
        if value == EMPTY:
            return ""
        if self.convention == "value":
            return str(value)
        if self.convention == "position":
            return str(column.position(value))
        return self.labels[next(row for row in column.order if column.values[row] >= value)]

    def pair(self, a, b):
        return next(pair for pair in self.pairs if {pair.a, pair.b} == {a, b})

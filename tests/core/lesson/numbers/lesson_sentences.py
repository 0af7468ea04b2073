# SPDX-License-Identifier: MIT
"""What a lesson says in each step and on paper, computed from its model: sentences as
(name, values), where each value is a list of parts. The names are those of SentenceId."""

from fractions import Fraction
from math import floor

from lesson_model import EMPTY, MOST_SHOWN

MOST_LISTED = 20  # parts of a list; the rest is an ellipsis
CUTS_ONE_BY_ONE = 12
VISITS_ONE_BY_ONE = 60
MOST_REPEATS = 6  # listed for each hash
MOST_CHARACTERS = 3000  # of a printed text
STAGES = ["texts", "shingles", "matrix", "permutations", "signature", "compare", "bands", "curve",
          "questions"]


def say(name, *values):
    return (name, [v if isinstance(v, list) else [str(v)] for v in values])


def listed(parts):
    parts = [str(part) for part in parts]
    return parts if len(parts) <= MOST_LISTED else parts[:MOST_LISTED] + ["…"]


def decimal(number, decimals=2):
    """Rounds an exact number; ties go up."""
    digits = str(floor(Fraction(number) * 10 ** decimals + Fraction(1, 2))).rjust(decimals + 1, "0")
    return digits[:-decimals] + "." + digits[-decimals:]


def hash_name(hash_number):
    return "h%d" % (hash_number + 1)


def fraction(part, whole):
    return "%d/%d" % (part, whole)


def similarity_for_chance(model, pair):
    """Two decimals, or more if the probability of the printed number would be printed otherwise."""
    at_end = pair.chance < Fraction(1, 100) or pair.chance > Fraction(99, 100)
    for decimals in range(2, 17):
        printed = decimal(pair.jaccard, decimals)
        number = Fraction(printed)
        if number in (0, 1) and number != pair.jaccard:
            continue
        of_printed = model.chance(number)
        compared = (2, 3, 4) if at_end else (2, 3)
        if all(decimal(of_printed, d) == decimal(pair.chance, d) for d in compared):
            return printed
    return decimal(pair.jaccard, 17)


class Sentences:
    """The sentences of a lesson that several steps and pages use."""

    def __init__(self, model):
        self.m = model
        self.names = [document.name for document in model.documents]
        assert len(set(self.names)) == len(self.names), "the names of documents must differ"

    def x(self, row):
        return str(row + self.m.first_row)

    def names_of(self, documents):
        return [self.names[document] for document in documents]

    def holders(self, row):
        return [d for d, document in enumerate(self.m.documents) if row in document.rows]

    def shown_rows(self):
        return min(len(self.m.labels), MOST_SHOWN)

    def cut_total(self, document):
        if not document.own_rows:
            return say("CutNothing", document.name)
        return say("CutTotal", document.name, len(document.own_rows))

    def given(self):
        return say("MatrixGiven", len(self.m.labels), len(self.names))

    def rows_hidden(self):
        return say("RowsHidden", len(self.m.labels) - self.shown_rows(), self.shown_rows())

    def changed_by_hand(self):
        changed = [hash_name(i) for i, column in enumerate(self.m.columns) if column.is_changed]
        changed += ["x = %s (%s)" % (self.x(row), self.names[d])
                    for row, documents in enumerate(self.m.changed) for d in documents]
        return [say("ChangedByHand", listed(changed))] if changed else []

    def convention(self):
        return say("Convention" + self.m.convention.capitalize())

    def repeats(self, hash_number):
        column = self.m.columns[hash_number]
        said = []
        for value, rows in column.repeats[:MOST_REPEATS]:
            numbers = listed(self.x(row) for row in rows)
            said.append(say("RepeatsToo", value, numbers) if said else
                        say("RepeatsValue", hash_name(hash_number), value, numbers))
        if len(column.repeats) > MOST_REPEATS:
            said.append(say("RepeatsRest", len(column.repeats) - MOST_REPEATS))
        if column.offered_prime:
            said.append(say("PrimeHelps", column.offered_prime))
        return said

    def orders_counted(self, pair):
        return say("OrdersCounted", pair.orders[0], self.names[pair.a], self.names[pair.b],
                   pair.orders[1], pair.shared, pair.all)

    def counted_pairs(self):
        return [pair for pair in self.m.pairs if pair.orders and pair.all > 0]

    def first_wrong_claim(self):
        for hash_number, claims in enumerate(self.m.spec.get("claimed", [])):
            for document, claim in enumerate(claims):
                computed = self.m.shown(hash_number, self.m.signatures[document][hash_number])
                if str(claim) != computed:
                    return hash_number, say("ClaimWrong", hash_name(hash_number),
                                            self.names[document], claim, computed)
        return None

    def curve(self):
        m = self.m
        return [say("CurveIs", m.bands, m.rows_per_band, m.rows_per_band, m.bands),
                say("CurveThreshold", decimal(m.threshold()))]

    def band_values(self, band, values):
        return [self.m.shown(band * self.m.rows_per_band + i, v) for i, v in enumerate(values)]


class Steps(Sentences):
    """All steps, each with its stage, its sentences and the signature cells that it writes."""

    def __init__(self, model):
        super().__init__(model)
        self.steps = []
        self.offers = {}  # (step, document name): shown before, offered, shown after
        self.held = [[EMPTY] * len(self.names) for _ in range(model.num_hashes)]
        for add in (self.texts, self.shingles, self.matrix, self.permutations, self.signature,
                    self.compare, self.bands, self.curve_points):
            add()

    def add(self, stage, *sentences):
        self.steps.append((stage, list(sentences), []))

    def texts(self):
        if self.m.is_given:
            return self.add("texts", self.given())
        for document in self.m.documents:
            self.add("texts", say("TextShown", document.name, len(document.text)))
        for document in self.m.documents:
            is_same = document.prepared == document.text
            self.add("texts", say("TextUnchanged" if is_same else "TextPrepared", document.name))

    def shingles(self):
        for document in self.m.documents:
            seen = set()
            for cut in document.cuts[:CUTS_ONE_BY_ONE]:
                self.add("shingles", say("CutRepeated" if cut in seen else "Cut", document.name,
                                         cut))
                seen.add(cut)
            if len(document.cuts) > CUTS_ONE_BY_ONE:
                rest = len(document.cuts) - CUTS_ONE_BY_ONE
                self.add("shingles", say("CutRest", document.name, rest))
            if not document.cuts:
                self.add("shingles")
            self.steps[-1][1].append(self.cut_total(document))

    def matrix(self):
        for row in range(self.shown_rows()):
            names = self.names_of(self.holders(row))
            self.add("matrix", say("RowFilled", self.x(row), self.m.labels[row], names) if names
                     else say("RowOfNobody", self.x(row), self.m.labels[row]))
            if self.m.changed[row]:
                self.steps[-1][1].append(say("RowChanged", self.names_of(self.m.changed[row])))
        if len(self.m.labels) > self.shown_rows():
            self.add("matrix", self.rows_hidden())
        for pair in self.m.pairs:
            a, b = self.names[pair.a], self.names[pair.b]
            self.add("matrix", say("Jaccard", a, b, pair.shared, pair.all, decimal(pair.jaccard),
                                   pair.all) if pair.all else say("JaccardEmpty", a, b))
        if self.steps[-1][0] != "matrix":
            self.add("matrix", say("Nothing"))

    def permutations(self):
        for i, column in enumerate(self.m.columns):
            name = hash_name(i)
            is_order = sorted(column.values) == list(range(1, len(column.values) + 1))
            if column.is_changed:
                said = say("ColumnChanged", name)
            elif column.function:
                said = say("ColumnHashed", name, *column.function)
            else:
                said = say("ColumnShuffled" if is_order else "ColumnGiven", name)
            order = listed(self.x(row) for row in column.order)
            self.add("permutations", said, say("OrderIs", name, order), *self.repeats(i))
        self.steps[-1][1].append(self.convention())
        for pair in self.counted_pairs():
            self.add("permutations", self.orders_counted(pair))

    def signature(self):
        wrong = self.first_wrong_claim()
        claims = len(self.m.spec.get("claimed", []))
        for i in range(self.m.num_hashes):
            self.walk(i)
            if self.steps[-1][0] != "signature":
                self.add("signature")
            values = [self.m.shown(i, signature[i]) or "∞" for signature in self.m.signatures]
            self.steps[-1][1].append(say("HashDone", hash_name(i), listed(values)))
            if i < claims and (not wrong or i <= wrong[0]):
                self.add("signature", wrong[1] if wrong and wrong[0] == i
                         else say("ClaimHolds", hash_name(i)))

    def walk(self, i):
        column = self.m.columns[i]
        by_order = self.m.spec.get("walk", "ones") == "order"
        rows = column.order if by_order else range(self.shown_rows())
        wanted = {d for d, document in enumerate(self.m.documents) if document.rows}
        filled = set()
        for visited, row in enumerate(rows):
            if by_order and filled == wanted:
                return
            if by_order and visited == VISITS_ONE_BY_ONE:
                return self.visit_rest(i, len(column.order) - VISITS_ONE_BY_ONE)
            self.visit(i, row, by_order)
            filled.update(self.holders(row))
        if not by_order and len(self.m.labels) > self.shown_rows():
            self.visit_rest(i, len(self.m.labels) - self.shown_rows())

    def visit(self, i, row, by_order):
        label, value = self.m.labels[row], self.m.columns[i].values[row]
        holders = self.holders(row)
        if not holders:
            return self.add("signature", say("RowSkipped", self.x(row), label))
        self.add("signature", say("RowVisited", self.x(row), label, self.names_of(holders),
                                  hash_name(i), value))
        for document in holders:
            held = self.held[i][document]
            shown_held, shown = self.m.shown(i, held), self.m.shown(i, value)
            if held != EMPTY and by_order:
                said = say("AlreadyFilled", self.names[document], shown_held)
            elif held != EMPTY and value >= held:
                said = say("KeepsLess", self.names[document], shown_held, shown)
            else:
                said = self.taken(i, document, value)
            self.steps[-1][1].append(said)
            self.write(i, document, min(value, held))
            self.offers[len(self.steps) - 1, self.names[document]] = (
                shown_held, shown, self.m.shown(i, self.held[i][document]))

    def taken(self, i, document, value):
        held = self.m.shown(i, self.held[i][document])
        shown = self.m.shown(i, value)
        return say("TakesLess", self.names[document], held, shown) if held else \
            say("TakesFirst", self.names[document], shown)

    def write(self, i, document, value):
        if value != self.held[i][document]:
            self.steps[-1][2].append([i, document, self.held[i][document], value])
            self.held[i][document] = value

    def visit_rest(self, i, rows):
        self.add("signature", say("RestVisited", rows, hash_name(i)))
        for document, signature in enumerate(self.m.signatures):
            if signature[i] != self.held[i][document]:
                self.steps[-1][1].append(self.taken(i, document, signature[i]))
                self.write(i, document, signature[i])

    def compare(self):
        for pair in self.m.pairs:
            self.add("compare", say("Compared", self.names[pair.a], self.names[pair.b], pair.equal,
                                    self.m.num_hashes, decimal(pair.estimate),
                                    decimal(pair.jaccard)))
        self.add("compare", say("Convergence", self.m.num_hashes) if self.m.pairs
                 else say("Nothing"))

    def bands(self):
        size = self.m.rows_per_band
        for band, buckets in enumerate(self.m.buckets):
            for document, name in enumerate(self.names):
                self.add("bands")
                if document == 0:
                    self.steps[-1][1].append(
                        say("BandOfOneStarts" if size == 1 else "BandStarts", band + 1,
                            hash_name(band * size), hash_name(band * size + size - 1)))
                self.steps[-1][1].append(self.placed(band, buckets, document, name))
            full = [say("Candidates", band + 1, self.names_of(documents))
                    for _, documents in buckets if len(documents) > 1]
            self.add("bands", *(full or [say("NoCandidates", band + 1)]))

    def placed(self, band, buckets, document, name):
        own = [bucket for bucket in buckets if document in bucket[1]]
        if not own:
            return say("EmptyInNoBucket", name)
        values = ", ".join(self.band_values(band, own[0][0]))
        earlier = self.names_of(d for d in own[0][1] if d < document)
        return say("JoinsBucket", name, band + 1, values, earlier) if earlier else \
            say("NewBucket", name, band + 1, values)

    def curve_points(self):
        m = self.m
        self.add("curve", say("CurveMinhash"))
        self.add("curve", say("CurveBand", m.rows_per_band, m.rows_per_band))
        self.add("curve", say("CurveOtherBand", m.rows_per_band))
        self.add("curve", say("CurveMiss", m.bands, m.rows_per_band, m.bands))
        self.add("curve", *self.curve())
        for pair in self.m.pairs:
            is_missed = pair.jaccard >= self.m.threshold()
            name = "PointFound" if pair.shared_bands else \
                "PointMissed" if is_missed else "PointLeftOut"
            self.add("curve", say(name, self.names[pair.a], self.names[pair.b],
                                  similarity_for_chance(self.m, pair), decimal(pair.chance, 3)))

    def questions(self, number):
        for i in range(number):
            self.add("questions", say("Question", i + 1, number))
        if number == 0:
            self.add("questions", say("Nothing"))

# SPDX-License-Identifier: MIT
"""The remarks on wrong answers: each has the values that the lesson gives it, computed here. The
methods have the names of the remarks."""

from fractions import Fraction

from lesson_sentences import decimal, fraction, hash_name


class Remarks:
    """Each method returns the values of a remark. It is given the kind and the values of the
    question, the wrong choice as text and as parts, and the step of a prediction."""

    def __init__(self, answers):
        self.a, self.m, self.steps = answers, answers.m, answers.steps

    def of(self, remark, name, ask, choice, step):
        parts = choice[1][0] if choice[1] else []
        return getattr(self, remark)(name, ask, parts[0] if parts else "", parts, step)

    def document(self, ask):
        return self.a.document(ask[0])

    def only(self, number, text):
        assert str(number) == text, "the wrong choice %s should be %s" % (text, number)
        return [text]

    # Texts and shingles

    def WrongGivenLength(self, _, ask, text, *__):
        return self.only(len(self.document(ask).text), text)

    def WrongNoSpaces(self, _, ask, text, *__):
        return self.only(sum(not c.isspace() for c in self.document(ask).prepared), text)

    def WrongWordCount(self, _, ask, text, *__):
        return self.only(len(self.document(ask).prepared.split()), text)

    def WrongGivenWord(self, _, ask, text, *__):
        return self.only(self.document(ask).text.split()[0], text)

    def WrongOtherWord(self, _, ask, text, *__):
        assert text in self.document(ask).prepared.split()[1:]
        return [text]

    def WrongShorter(self, _, __, text, *___):
        return [text, str(len(self.a.document([text]).prepared))]

    def texts_of(self, ask):
        return [self.a.document(value) for value in ask[:2]]

    def WrongDifferAsGiven(self, _, ask, *__):
        a, b = self.texts_of(ask)
        assert a.text != b.text and a.prepared == b.prepared
        return []

    def WrongSameAsGiven(self, _, ask, *__):
        a, b = self.texts_of(ask)
        assert a.text == b.text
        return []

    def WrongAlikeOnly(self, _, ask, *__):
        a, b = self.texts_of(ask)
        assert a.prepared != b.prepared
        return []

    def WrongDocuments(self, _, __, text, *___):
        return self.only(len(self.m.documents), text)

    def WrongRows(self, _, __, text, *___):
        return self.only(len(self.m.labels), text)

    def WrongCells(self, _, __, text, *___):
        return self.only(len(self.m.labels) * len(self.m.documents), text)

    def units(self, ask):
        k = self.m.spec.get("shingle", {}).get("k", 5)
        return len(self.document(ask).cuts) + k - 1, k

    def WrongRepeats(self, _, ask, text, *__):
        return self.only(len(self.document(ask).cuts), text)

    def WrongUnits(self, _, ask, text, *__):
        units, k = self.units(ask)
        is_word = self.m.spec.get("shingle", {}).get("unit") == "word"
        prepared = self.document(ask).prepared
        assert units == len(prepared.split() if is_word else prepared)
        return self.only(units, text) + [str(k)]

    def WrongLastWindow(self, _, ask, text, *__):
        units, k = self.units(ask)
        return self.only(units - k, text) + [str(units), str(k)]

    def place_after(self, ask, text):
        cuts = self.document(ask).cuts
        return cuts.index(ask[1][0]), cuts

    def WrongJump(self, _, ask, text, *__):
        place, cuts = self.place_after(ask, text)
        assert text in cuts[place + 2:]
        return [text]

    def WrongBefore(self, _, ask, text, *__):
        place, cuts = self.place_after(ask, text)
        assert text == cuts[place - 1]
        return [text]

    def WrongNotIn(self, _, ask, text, *__):
        holders = self.steps.holders(self.m.labels.index(text))
        return [text, self.steps.names_of(holders), ask[0][0]]

    # Rows

    def WrongAllRows(self, _, __, text, *___):
        return self.only(len(self.m.labels), text)

    def WrongZeros(self, _, ask, text, *__):
        return self.only(len(self.m.labels) - len(self.document(ask).rows), text)

    def toggled(self, ask, parts):
        """The document by which the chosen ones differ from those of the row."""
        row = self.m.labels.index(ask[1][0])
        (document,) = set(self.steps.names_of(self.steps.holders(row))) ^ set(parts)
        return [document, ask[1][0]], row in self.a.document([document]).rows

    def WrongTooMany(self, _, ask, __, parts, ___):
        values, is_in = self.toggled(ask, parts)
        assert not is_in
        return values

    def WrongTooFew(self, _, ask, __, parts, ___):
        values, is_in = self.toggled(ask, parts)
        assert is_in
        return values

    def number_of(self, ask, text):
        return self.a.value_of(ask[0], text)

    def WrongFirstOfMatrix(self, _, ask, text, *__):
        assert text == self.m.labels[0]
        return [text, ask[0][0], str(self.number_of(ask, text))]

    def WrongLaterRow(self, name, ask, text, *__):
        if name == "AskFirst":
            assert self.m.labels.index(text) in self.a.document(ask[1]).rows
        return [text, str(self.number_of(ask, text)), ask[0][0]]

    def WrongNotItsRow(self, _, ask, text, *__):
        rows = self.a.document(ask[1]).rows
        assert self.m.labels.index(text) not in rows
        column = self.m.columns[self.a.hash_of(ask[0])]
        assert self.number_of(ask, text) <= min(column.values[row] for row in rows)
        return [text, ask[0][0], ask[1][0]]

    def WrongPlaceInMatrix(self, _, ask, text, *__):
        return self.only(self.m.labels.index(ask[0][0]) + self.m.first_row, text)

    def WrongNumberNotPlace(self, _, ask, text, *__):
        return self.only(self.a.value_of(ask[1], ask[0][0]), text)

    def WrongFromTheEnd(self, _, ask, text, *__):
        column = self.m.columns[self.a.hash_of(ask[1])]
        place = column.position(self.a.value_of(ask[1], ask[0][0]))
        self.only(len(self.m.labels) + 1 - place, text)
        return [str(place)]

    def WrongNoPermutation(self, *_):
        return []

    def WrongPermutation(self, _, ask, *__):
        return [str(self.m.columns[self.a.hash_of(ask[0])].repeats[0][0])]

    def WrongOtherOrders(self, _, ask, text, *__):
        orders, colliding = self.a.pair(ask[1:]).orders
        return self.only(orders - colliding, text)

    def WrongOnlyShared(self, _, ask, text, *__):
        return self.only(self.a.pair(ask[1:]).shared, text)

    # Signatures

    def shown_row(self, ask, row):
        i = self.a.hash_of(ask[1])
        return self.m.shown(i, self.m.columns[i].values[row])

    def order(self, ask):
        return self.m.columns[self.a.hash_of(ask[1])].order

    def WrongSmallestOfAll(self, _, ask, text, *__):
        first = self.order(ask)[0]
        assert first not in self.document(ask).rows
        return self.only(self.shown_row(ask, first), text) + [ask[0][0]]

    def WrongFirstShingle(self, _, ask, text, *__):
        return self.only(self.shown_row(ask, min(self.document(ask).rows)), text) + [ask[0][0]]

    def WrongLargest(self, _, ask, text, *__):
        last = [row for row in self.order(ask) if row in self.document(ask).rows][-1]
        return self.only(self.shown_row(ask, last), text) + [ask[0][0]]

    def WrongOtherDocument(self, _, ask, text, __, ___):
        i = self.a.hash_of(ask[1])
        names = [document.name for document, signature in zip(self.m.documents, self.m.signatures)
                 if self.m.shown(i, signature[i]) == text and document.name != ask[0][0]]
        return [text, names[0]]

    def visit(self, ask, step):
        before, offered, _ = self.steps.offers[step, ask[4][0]]
        return before, offered

    def WrongOffered(self, _, ask, text, __, step):
        before, offered = self.visit(ask, step)
        return self.only(offered, text) + [before]

    def WrongTooLate(self, _, ask, text, __, step):
        return self.only(self.visit(ask, step)[1], text)

    def WrongKept(self, _, ask, text, __, step):
        before, offered = self.visit(ask, step)
        return self.only(before, text) + [offered]

    def WrongOtherRow(self, _, ask, text, *__):
        i = self.a.hash_of(ask[2])
        assert text in {self.m.shown(i, value) for value in self.m.columns[i].values}
        return [text]

    # Pairs

    def WrongEither(self, _, ask, text, *__):
        return self.only(self.a.pair(ask).all, text)

    def WrongOneOnly(self, _, ask, text, *__):
        pair = self.a.pair(ask)
        return self.only(pair.all - pair.shared, text)

    def WrongSize(self, _, ask, text, *__):
        asked = [value[0] for value in ask]
        names = [d.name for d in self.m.documents if str(len(d.rows)) == text and
                 (d.name in asked) == (len(asked) > 1)]
        return [text, names[0]]

    def sizes(self, ask):
        return [len(document.rows) for document in self.texts_of(ask)]

    def WrongSum(self, _, ask, text, *__):
        return self.only(fraction(self.a.pair(ask).shared, sum(self.sizes(ask))), text)

    def WrongContainment(self, _, ask, text, *__):
        return self.only(fraction(self.a.pair(ask).shared, min(self.sizes(ask))), text)

    def WrongDistance(self, _, ask, text, *__):
        pair = self.a.pair(ask)
        return self.only(fraction(pair.all - pair.shared, pair.all), text)

    def WrongOneMore(self, _, ask, text, *__):
        pair = self.a.pair(ask)
        self.only(fraction(pair.shared + 1, pair.all), text)
        return [str(pair.shared), str(pair.shared + 1)]

    def function(self, ask):
        return [int(value[0]) for value in (ask[0], *ask[2:])]

    def WrongNoRemainder(self, _, ask, text, *__):
        x, a, b, p = self.function(ask)
        return self.only(a * x + b, text) + [str(p)]

    def WrongQuotient(self, _, ask, text, *__):
        x, a, b, p = self.function(ask)
        return self.only((a * x + b) // p, text) + [str(p), str(a * x + b)]

    def WrongNoB(self, _, ask, text, *__):
        x, a, b, p = self.function(ask)
        return self.only(a * x % p, text) + [str(b)]

    def WrongBrackets(self, _, ask, text, *__):
        x, a, b, p = self.function(ask)
        return self.only(a * (x + b) % p, text) + [str(b)]

    def WrongExact(self, _, ask, text, *__):
        pair = self.a.pair(ask)
        return self.only(fraction(pair.shared, pair.all), text)

    def WrongDiffering(self, name, ask, text, *__):
        count = self.m.num_hashes
        differing = count - self.a.pair(ask).equal
        return self.only(fraction(differing, count) if name == "AskEstimate" else differing, text)

    def WrongAsSets(self, _, ask, text, *__):
        equal = self.a.pair(ask).equal
        return self.only(fraction(equal, 2 * self.m.num_hashes - equal), text)

    def WrongOffByOne(self, _, ask, text, *__):
        equal = self.a.pair(ask).equal
        assert abs(int(text.split("/")[0]) - equal) == 1
        return [str(equal)]

    def WrongShared(self, _, ask, text, *__):
        return self.only(self.a.pair(ask).shared, text)

    def WrongBetween(self, _, __, text, ___, ____):
        count = self.m.num_hashes
        below = int(Fraction(text) * count)
        assert decimal(Fraction(2 * below + 1, 2 * count)) == text
        return [str(count), str(below), str(below + 1)]

    # Bands and the curve

    def bucket_of(self, ask):
        band, document = int(ask[1][0]) - 1, self.steps.names.index(ask[0][0])
        return band, document, next(b for b in self.m.buckets[band] if document in b[1])

    def WrongNewBucket(self, _, ask, *__):
        _, document, bucket = self.bucket_of(ask)
        return [self.steps.names_of(d for d in bucket[1] if d < document)]

    def WrongOtherBucket(self, _, ask, __, parts, ___):
        band, document, own = self.bucket_of(ask)
        other = next(b for b in self.m.buckets[band]
                     if self.steps.names_of(d for d in b[1] if d < document) == parts)
        assert other is not own
        return [parts, ", ".join(self.steps.band_values(band, other[0]))]

    def WrongCandidate(self, _, ask, *__):
        pair = self.a.pair(ask)
        assert not pair.shared_bands
        return [str(pair.equal), str(self.m.num_hashes)]

    def WrongNoCandidate(self, _, ask, *__):
        return [str(self.a.pair(ask).shared_bands)]

    def band_of(self, text):
        return str([hash_name(i) for i in range(self.m.num_hashes)].index(text)
                   // self.m.rows_per_band + 1)

    def WrongOtherBand(self, _, ask, text, *__):
        assert self.band_of(text) != ask[1][0]
        return [text, self.band_of(text)]

    def WrongLaterInBand(self, _, ask, text, *__):
        assert self.band_of(text) == ask[1][0]
        return [text, ask[1][0]]

    def WrongMeet(self, _, ask, *__):
        size, band, pair = self.m.rows_per_band, int(ask[2][0]) - 1, self.a.pair(ask)
        one, other = (self.m.signatures[d][band * size:band * size + size]
                      for d in (pair.a, pair.b))
        return [str(sum(x == y for x, y in zip(one, other))), str(size)]

    def WrongNoMeeting(self, *_):
        return []

    def WrongBucketEach(self, _, __, text, *___):
        return self.only(len(self.m.documents), text)

    def WrongFullBuckets(self, _, ask, text, *__):
        buckets = self.m.buckets[int(ask[0][0]) - 1]
        return self.only(sum(len(documents) > 1 for _, documents in buckets), text)

    def WrongBandRows(self, _, __, text, *___):
        return self.only(self.m.rows_per_band, text)

    def threshold(self, bands, rows):
        return decimal((1 - 0.5 ** (1 / bands)) ** (1 / rows))

    def WrongHalf(self, _, __, text, *___):
        assert text == "0.50"
        return [decimal(self.m.chance(Fraction(1, 2)), 3)]

    def WrongSwapped(self, name, ask, text, *__):
        bands, rows = self.m.bands, self.m.rows_per_band
        if name == "AskThreshold":
            self.only(self.threshold(rows, bands), text)
        else:
            j = self.a.pair(ask).jaccard
            self.only(decimal(1 - (1 - j ** bands) ** rows, 3), text)
        return [text, str(rows), str(bands)]

    def WrongOneBand(self, _, __, text, *___):
        return self.only(self.threshold(1, self.m.rows_per_band), text)

    def WrongOneRow(self, _, __, text, *___):
        return self.only(self.threshold(self.m.bands, 1), text)

    def WrongOneHash(self, _, ask, text, *__):
        return self.only(decimal(self.a.pair(ask).jaccard, 3), text) + [str(self.m.rows_per_band)]

    def in_band(self, ask):
        return self.a.pair(ask).jaccard ** self.m.rows_per_band

    def WrongNotAll(self, _, ask, text, *__):
        return self.only(decimal(1 - self.in_band(ask), 3), text)

    def WrongWholeChance(self, _, ask, text, *__):
        return self.only(decimal(self.a.pair(ask).chance, 3), text) + [str(self.m.bands)]

    def WrongOneBandChance(self, _, ask, text, *__):
        return self.only(decimal(self.in_band(ask), 3), text)

    def WrongMissChance(self, _, ask, text, *__):
        return self.only(decimal(1 - self.a.pair(ask).chance, 3), text)

    def WrongSimilarity(self, _, ask, text, *__):
        return self.only(decimal(self.a.pair(ask).jaccard, 3), text)


def less_alike(answers, names):
    pair = answers.pair(names)
    return [names[0][0], names[1][0], str(pair.equal), str(answers.m.num_hashes)]


def remark_differences(answers, name, ask, choice, remark, step):
    """`remark` is the sentence that the program shows for a wrong choice."""
    wanted = less_alike(answers, choice[1]) if remark[0] == "WrongLessAlike" else \
        Remarks(answers).of(remark[0], name, ask, choice, step)
    wanted = [value if isinstance(value, list) else [value] for value in wanted]
    return [] if wanted == remark[1] else ["the remark on %s is %s, not %s" % (choice, wanted, remark)]

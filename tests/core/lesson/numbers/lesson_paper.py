# SPDX-License-Identifier: MIT
"""The printed forms of a lesson: tables, sentences and curve."""

import re

from lesson_model import EMPTY, local
from lesson_sentences import decimal, fraction, hash_name, listed, say, \
    similarity_for_chance

# Sentences without numbers, and those of the author.
UNCHECKED = {"Lesson", "Plain", "SourceIs", "AnswersFollow", "NotesFollow", "Nothing",
             "WalkByOnes", "WalkByOrder",
             "PreparedNfkc", "PreparedLower", "PreparedAscii", "PreparedPunctuation",
             "PreparedDigits", "PreparedNoSpace", "PreparedSpaces", "PreparedAllSpace"}
PRINTED = 10 ** 6  # the dump has the whole paper
BLANK = ("Plain", [])


def plain(*values):
    return say("Plain", *values)


def on_paper(label):
    """Blanks at the ends of a shingle are visible."""
    if label.endswith(" "):
        label = label[:-1] + "␣"
    if label.startswith(" "):
        label = "␣" + label[1:]
    return label


def yes_no(is_true):
    return say("Yes" if is_true else "No")


class Paper:
    """Tables as (rows, first answer, number of answers in a row)."""

    def __init__(self, check):
        self.m, self.s = check.m, check.steps

    def names(self, pair):
        return plain([self.s.names[pair.a], self.s.names[pair.b]])

    def row_cells(self, row):
        return [plain(self.s.x(row)), plain(on_paper(self.m.labels[row]))]

    def shown_rows(self):
        return range(len(self.m.labels))

    def shingles(self):
        most = max(min(len(d.cuts), PRINTED) for d in self.m.documents)
        row_of = {label: row for row, label in enumerate(self.m.labels)}
        rows = []
        for place in range(most):
            cells = [plain(place + 1)]
            for document in self.m.documents:
                cut = document.cuts[place] if place < len(document.cuts) else None
                cells.append(BLANK if cut is None else
                             say("ShingleInRow", on_paper(cut), self.s.x(row_of[cut])))
            rows.append(cells)
        return rows, 0, 0

    def matrix(self):
        return [self.row_cells(row) + [plain(int(row in d.rows)) for d in self.m.documents]
                for row in self.shown_rows()], 0, 0

    def jaccard(self):
        count = range(len(self.m.documents))
        return [[plain(self.s.names[a])] +
                [plain("1.00" if a == b else decimal(self.m.pair(a, b).jaccard)) for b in count]
                for a in count], 1, 100

    def pairs(self):
        return [[self.names(p), plain(p.shared), plain(p.all),
                 say("ShareIs", fraction(p.shared, p.all), decimal(p.jaccard)) if p.all
                 else plain("–")] for p in self.m.pairs], 1, 3

    def functions(self):
        return [[plain(hash_name(i)), *map(plain, c.function or "–––"), yes_no(not c.repeats)]
                for i, c in enumerate(self.m.columns)], 0, 0

    def values(self):
        return [self.row_cells(row) + [plain(c.values[row]) for c in self.m.columns]
                for row in self.shown_rows()], 0, 0

    def orders(self):
        return [[plain(hash_name(i)), plain(listed(self.s.x(row) for row in c.order))]
                for i, c in enumerate(self.m.columns)], 0, 0

    def signatures(self):
        return [[plain(hash_name(i))] +
                [plain("∞" if s[i] == EMPTY else on_paper(self.m.shown(i, s[i])))
                 for s in self.m.signatures] for i in range(self.m.num_hashes)], 1, 100

    def estimates(self):
        return [[self.names(p), plain(fraction(p.equal, self.m.num_hashes)),
                 plain(decimal(p.estimate)), plain(decimal(p.jaccard))] for p in self.m.pairs], 1, 3

    def buckets(self):
        return [[plain(band + 1),
                 plain(", ".join(map(on_paper, self.s.band_values(band, values)))),
                 plain(self.s.names_of(documents))]
                for band, buckets in enumerate(self.m.buckets)
                for values, documents in buckets], 1, 2

    def bucket_lines(self):
        """The buckets of a sheet or key: as many lines in each band."""
        lines, none, rows = max(4, len(self.m.documents) + 1), plain("–"), self.buckets()[0]
        made = []
        for band in range(self.m.bands):
            own = [row for row in rows if row[0] == plain(band + 1)]
            made += own + [[plain(band + 1), none, none]] * (lines - len(own))
        return made, 1, 2

    def candidates(self):
        return [[self.names(p), plain(p.shared_bands), yes_no(p.shared_bands)]
                for p in self.m.pairs], 1, 2

    def chances(self):
        return [[plain(i + 1), self.names(p), plain(similarity_for_chance(self.m, p)),
                 plain(decimal(p.chance, 3)), yes_no(p.shared_bands)]
                for i, p in enumerate(self.m.pairs)], 2, 3

    def tables(self, is_blank, is_complete):
        kind = self.m.spec.get("permutations", {}).get("kind", "modular")
        made = [] if self.m.is_given else [("CaptionShingles", self.shingles())]
        made += [("CaptionMatrix", self.matrix()), ("CaptionJaccard", self.jaccard()),
                 ("CaptionPairs", self.pairs())]
        if kind == "modular":
            made.append(("CaptionFunctions", self.functions()))
        made += [("CaptionValues", self.values()), ("CaptionOrders", self.orders()),
                 ("CaptionSignatures", self.signatures()), ("CaptionEstimates", self.estimates()),
                 ("CaptionBuckets", self.buckets() if is_complete else self.bucket_lines()),
                 ("CaptionCandidates", self.candidates()), ("CaptionChances", self.chances())]
        return [(name, [blank_row(name, i, row, first, count) if is_blank else row
                        for i, row in enumerate(rows)]) for name, (rows, first, count) in made]

    def sentences(self, is_blank, is_complete):
        m, s, spec = self.m, self.s, self.m.spec
        kind = spec.get("permutations", {}).get("kind", "modular")
        shingle = spec.get("shingle", {})
        said = [] if m.is_given else [say("ShinglesOfWords" if shingle.get("unit") == "word"
                                          else "ShinglesOfCharacters", shingle.get("k", 5))]
        said.append(say({"modular": "HashesModular", "shuffled": "HashesShuffled",
                         "columns": "HashesGiven"}[kind],
                        sum(not column.is_changed for column in m.columns)))
        said += s.changed_by_hand()
        said += [s.convention(), say("BandsOfRows", m.bands, m.rows_per_band)]
        said += [s.given()] if m.is_given else self.texts_and_shingles()
        hidden = [s.rows_hidden()] if len(m.labels) > PRINTED else []
        said += hidden
        for i in range(m.num_hashes):
            said += s.repeats(i)
        said += hidden
        wrong = s.first_wrong_claim()
        notes = [s.orders_counted(pair) for pair in s.counted_pairs()]
        notes += [wrong[1]] if wrong else []
        if is_complete:
            return said + notes + s.curve()
        return said + s.curve() + ([] if is_blank else notes)

    def texts_and_shingles(self):
        said = []
        for document in self.m.documents:
            is_same = document.prepared == document.text
            for name, text in (("TextOf", document.text), ("PreparedOf", document.prepared)):
                if name == "PreparedOf" and is_same:
                    said.append(say("TextUnchanged", document.name))
                    continue
                said.append(say(name, document.name))
                if len(text) > PRINTED:
                    said.append(say("CharactersHidden", len(text) - PRINTED))
        said += map(self.s.cut_total, self.m.documents)
        return said + [say("ShinglesHidden", d.name, len(d.cuts) - PRINTED)
                       for d in self.m.documents if len(d.cuts) > PRINTED]

    def records(self):
        texts = []
        for document in self.m.documents if not self.m.is_given else []:
            texts.append(document.text[:PRINTED])
            if document.prepared != document.text:
                texts.append(document.prepared[:PRINTED])
        return texts


def blank_row(name, number, row, first, count):
    def is_answer(i):
        is_diagonal = name == "CaptionJaccard" and i == number + 1
        return first <= i < first + count and not is_diagonal
    return [BLANK if is_answer(i) else cell for i, cell in enumerate(row)]


def paper_differences(check):
    before = len(check.differences)
    paper = Paper(check)
    for form in ("complete", "work_sheet", "answer_key"):
        blocks, is_blank = check.dump[form], form == "work_sheet"
        where = "paper, " + form.replace("_", " ")
        tables = [block for block in blocks if "caption" in block]
        computed = paper.tables(is_blank, form == "complete")
        captions = [say(name, check.m.num_hashes) if name == "CaptionEstimates" else say(name)
                    for name, _ in computed]
        check.same(where, [list(caption) for caption in captions],
                   [list(check.sentence(table["caption"])) for table in tables])
        for (name, rows), table in zip(computed, tables):
            for row, cells in zip(rows, table["rows"]):
                check.same("%s, %s" % (where, name), [list(cell) for cell in row],
                           [list(check.sentence(cell)) for cell in cells])
            check.same("%s, rows of %s" % (where, name), len(rows), len(table["rows"]))
        said = [check.sentence(s) for block in blocks for s in block.get("sentences", [])]
        check.same(where + ", sentences", [list(s) for s in paper.sentences(is_blank, form == "complete")],
                   [list(s) for s in said if s[0] not in UNCHECKED])
        check.same(where + ", texts", paper.records(),
                   [block["record"] for block in blocks if "record" in block])
        points = [[p.jaccard, p.chance, p.shared_bands > 0] for p in check.m.pairs]
        check.same(where + ", curve", [] if is_blank else points,
                   next(block["curve"] for block in blocks if "curve" in block))
        questions_on_paper(check, form, [block for block in blocks if "number" in block])
    found = check.differences[before:]
    del check.differences[before:]
    return found


def names_result(model, sentences):
    """An author's question with a similarity, an estimate or a chance is not on the sheet."""
    text = " ".join(str(value) for _, values in sentences for value in values)
    shares = [float(whole + "." + part) for whole, part in re.findall(r"(\d+)[.,](\d+)", text)]
    shares += [int(a) / int(b) for a, b in re.findall(r"(\d+)/(\d+)", text) if int(b)]
    results = [float(value) for p in model.pairs for value in (p.jaccard, p.estimate, p.chance)]
    return any(abs(share - result) <= 0.005 for share in shares for result in results)


def questions_on_paper(check, form, shown):
    """The printed questions are those of the last stage. Their answers are with the questions, at
    the end, or missing."""
    asked, language = check.dump["questions"], check.m.language
    authored = iter(check.m.spec.get("questions", []))
    expected = []
    for number, question in enumerate(asked, 1):
        prompt, why = question["prompt"], question["explanation"]
        choices = question["choices"]
        if question["authored"]:
            own = next(authored)
            lesson = prompt[0]
            prompt, why = ([lesson, [[local(own[key], language)]]]
                           for key in ("prompt", "explanation"))
            choices = [[lesson, [[local(choice, language)]]] for choice in own["choices"]]
        expected.append([number, prompt, choices, question["answer"], why])
    nothing = [check.names.index("Plain"), []]
    without = [[*each[:3], None, nothing] for each in expected]
    candidate = check.names.index("AskCandidate")
    is_open = [not question["authored"] and question["prompt"][0] != candidate
               for question in asked]
    kept = [i for i, question in enumerate(asked)
            if not (question["authored"]
                    and names_result(check.m, [expected[i][1], *expected[i][2]]))]
    sheet = [[n, without[i][1], [] if is_open[i] else without[i][2], *without[i][3:]]
             for n, i in enumerate(kept, 1)]
    key = [[n, *expected[i][1:]] for n, i in enumerate(kept, 1)]
    computed = {"complete": without + expected, "work_sheet": sheet, "answer_key": key}
    check.same("paper, questions, " + form, computed[form],
               [[block["number"], block["prompt"], block["choices"], block.get("answer"),
                 block["explanation"]] for block in shown])

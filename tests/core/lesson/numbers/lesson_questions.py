# SPDX-License-Identifier: MIT
"""The right answers to the questions that the program makes from a lesson's numbers."""

import json
import re
from fractions import Fraction

from lesson_model import EMPTY, split_words
from lesson_remarks import remark_differences
from lesson_sentences import decimal, fraction, hash_name, listed, say, similarity_for_chance


MOST_SHARED = 6  # shingles listed


def plain(text):
    return say("Plain", text)


class Answers:
    """The answer and the explanation of each kind of question. `values` are those of the prompt."""

    def __init__(self, check):
        self.m, self.steps = check.m, check.steps

    def pair(self, values):
        return self.m.pair(*(self.steps.names.index(value[0]) for value in values[:2]))

    def document(self, name):
        return self.m.documents[self.steps.names.index(name[0])]

    def hash_of(self, name):
        return [hash_name(i) for i in range(self.m.num_hashes)].index(name[0])

    def ask_shared(self, values, _):
        pair = self.pair(values)
        labels = [self.m.labels[row] for row in
                  sorted(self.m.documents[pair.a].rows & self.m.documents[pair.b].rows)]
        if len(labels) > MOST_SHARED:
            labels[MOST_SHARED:] = ["…"]
        return plain(pair.shared), say("WhyShared", *values[:2], labels)

    def ask_jaccard(self, values, _):
        pair = self.pair(values)
        sizes = [len(self.m.documents[d].rows) for d in (pair.a, pair.b)]
        return plain(fraction(pair.shared, pair.all)), say("WhyJaccard", pair.shared, *sizes,
                                                          pair.all)

    def ask_estimate(self, values, _):
        pair = self.pair(values)
        assert values[2] == [str(self.m.num_hashes)]
        return plain(fraction(pair.equal, self.m.num_hashes)), say("WhyEstimate", pair.equal,
                                                                  self.m.num_hashes)

    def ask_candidate(self, values, _):
        pair = self.pair(values)
        assert values[2] == [str(self.m.bands)]
        return say("Yes" if pair.shared_bands else "No"), say("WhyCandidate", pair.shared_bands,
                                                             self.m.bands)

    def ask_chance(self, values, _):
        pair = self.pair(values)
        similarity, rows = similarity_for_chance(self.m, pair), self.m.rows_per_band
        assert values[2:] == [[str(self.m.bands)], [str(rows)]]
        chance = decimal(pair.chance, 3)
        return plain(chance), say("WhyChance", similarity, rows, self.m.bands, chance)

    def ask_first(self, values, _):
        i = self.hash_of(values[0])
        row = next(row for row in self.m.columns[i].order if row in self.document(values[1]).rows)
        label = self.m.labels[row]
        return plain(label), say("WhyFirst", values[0], label, self.m.columns[i].values[row])

    def ask_column_value(self, values, _):
        column = self.m.columns[self.hash_of(values[1])]
        a, b, p = column.function
        assert values[2:] == [[str(a)], [str(b)], [str(p)]]
        x = int(values[0][0])
        assert column.values[x - self.m.first_row] == (a * x + b) % p
        value = (a * x + b) % p
        return plain(value), say("WhyColumnValue", a, x, b, p, a * x + b, value)

    def ask_holds(self, values, step):
        visited = self.steps.steps[step][1][0]
        assert visited[1][:2] + visited[1][3:] == values[:4], "the question is about another row"
        before, value, after = self.steps.offers[step, values[4][0]]
        by_order = self.m.spec.get("walk", "ones") == "order"
        if not before:
            return plain(after), say("WhyHoldsFirst", value)
        return plain(after), say("WhyFilled" if by_order else "WhyHolds", before, value, after)

    def ask_bucket(self, values, _):
        band, document = int(values[1][0]) - 1, self.steps.names.index(values[0][0])
        bucket = next(b for b in self.m.buckets[band] if document in b[1])
        earlier = self.steps.names_of(d for d in bucket[1] if d < document)
        return (say("BucketOf", earlier) if earlier else say("OwnBucket"),
                say("WhyBucket", band + 1, ", ".join(self.steps.band_values(band, bucket[0]))))


    # Questions of the banks

    def yes_or_no(self, is_yes):
        return say("Yes" if is_yes else "No")

    def ask_prepared_length(self, values, _):
        document = self.document(values[0])
        return plain(len(document.prepared)), say("WhyPreparedLength", document.name,
                                                  len(document.text), len(document.prepared))

    def ask_first_word(self, values, _):
        word = words_of(self.document(values[0]).prepared)[0]
        return plain(word), say("WhyFirstWord", values[0], word)

    def ask_longest(self, _, __):
        longest = max(self.m.documents, key=lambda document: len(document.prepared))
        return plain(longest.name), say("WhyLongest", longest.name, len(longest.prepared))

    def ask_equal_texts(self, values, _):
        a, b = (self.document(value).prepared for value in values)
        return self.yes_or_no(a == b), say("WhySameText" if a == b else "WhyOtherText", *values)

    def ask_given_rows(self, _, __):
        return plain(len(self.m.labels)), self.steps.given()

    def ask_given_documents(self, _, __):
        return plain(len(self.m.documents)), self.steps.given()

    def ask_distinct(self, values, _):
        cuts = self.document(values[0]).cuts
        return plain(len(set(cuts))), say("WhyDistinct", values[0], len(cuts), len(set(cuts)))

    def ask_next(self, values, _):
        cuts = self.document(values[0]).cuts
        after = cuts[cuts.index(values[1][0]) + 1]
        return plain(after), say("WhyNext", values[1], after)

    def ask_whose(self, values, _):
        return None, None  # several rows would do: is_right() tests the choices

    def ask_ones(self, values, _):
        ones = len(self.document(values[0]).rows)
        return plain(ones), say("WhyOnes", values[0], ones)

    def ask_holders(self, values, _):
        row = int(values[0][0]) - self.m.first_row
        assert self.m.labels[row] == values[1][0]
        names = self.steps.names_of(self.steps.holders(row))
        if not names:
            return say("NoDocument"), say("RowOfNobody", *values)
        return say("Plain", names), say("RowFilled", *values, names)

    def ask_first_row(self, values, _):
        column = self.m.columns[self.hash_of(values[0])]
        label = self.m.labels[column.values.index(min(column.values))]
        return plain(label), say("WhyFirstRow", values[0], label, min(column.values))

    def ask_earliest(self, values, _):
        return None, None

    def ask_place(self, values, _):
        column = self.m.columns[self.hash_of(values[1])]
        value = column.values[self.m.labels.index(values[0][0])]
        before = sum(other < value for other in column.values)
        assert column.values.count(value) == 1
        return plain(before + 1), say("WhyPlace", before, values[1])

    def ask_is_permutation(self, values, _):
        i = self.hash_of(values[0])
        is_one = len(set(self.m.columns[i].values)) == len(self.m.labels)
        return self.yes_or_no(is_one), (say("WhyPermutation", values[0]) if is_one
                                        else self.steps.repeats(i)[0])

    def ask_orders(self, values, _):
        pair = self.pair(values[1:])
        assert values[0] == [str(pair.orders[0])]
        return plain(pair.orders[1]), self.steps.orders_counted(pair)

    def ask_minimum(self, values, _):
        i, rows = self.hash_of(values[1]), self.document(values[0]).rows
        least = min(self.m.columns[i].values[row] for row in rows)
        first = next(row for row in self.m.columns[i].order if row in rows)
        why = "WhyPosition" if self.m.convention == "position" else "WhyFirst"
        shown = self.m.shown(i, least)
        return plain(shown), say(why, values[1], self.m.labels[first], shown)

    def ask_equal(self, values, _):
        pair = self.pair(values)
        assert values[2] == [str(self.m.num_hashes)]
        one, other = (self.m.signatures[d] for d in (pair.a, pair.b))
        equal = [hash_name(i) for i, both in enumerate(zip(one, other))
                 if both[0] == both[1] != EMPTY]
        return plain(len(equal)), say("WhyEqual", listed(equal)) if equal else say("WhyNoEqual")

    def ask_possible(self, values, _):
        assert values == [[str(self.m.num_hashes)]]
        return None, None

    def ask_closest(self, _, __):
        pair = max(self.m.pairs, key=lambda pair: pair.equal)
        names = self.steps.names_of((pair.a, pair.b))
        return say("PairOf", *names), say("WhyClosest", *names, pair.equal, self.m.num_hashes)

    def ask_band_start(self, values, _):
        size = self.m.rows_per_band
        assert values[0] == [str(size)]
        first = (int(values[1][0]) - 1) * size
        return plain(hash_name(first)), say("WhyBandStart", *values, hash_name(first),
                                            hash_name(first + size - 1))

    def ask_meet(self, values, _):
        band, pair = int(values[2][0]) - 1, self.pair(values)
        size = self.m.rows_per_band
        a, b = (self.m.signatures[d][band * size:band * size + size] for d in (pair.a, pair.b))
        shown = [", ".join(self.steps.band_values(band, each)) for each in (a, b)]
        return self.yes_or_no(a == b), say("WhyMeet", band + 1, values[0], shown[0], values[1],
                                           shown[1])

    def ask_buckets(self, values, _):
        band, size = int(values[0][0]) - 1, self.m.rows_per_band
        groups = {tuple(signature[band * size:band * size + size])
                  for signature in self.m.signatures if signature[0] != EMPTY}
        return plain(len(groups)), say("WhyBuckets", values[0], len(groups))

    def ask_threshold(self, values, _):
        assert values == [[str(self.m.bands)], [str(self.m.rows_per_band)]]
        at = decimal(self.m.threshold())
        return plain(at), say("WhyThreshold", self.m.rows_per_band, self.m.bands, at)

    def ask_band_chance(self, values, _):
        pair, rows = self.pair(values), self.m.rows_per_band
        share = fraction(pair.shared, pair.all)
        assert values[2:] == [[share], [str(rows)]]
        chance = decimal(pair.jaccard ** rows, 3)
        return plain(chance), say("WhyBandChance", share, rows, chance)

    # What else could be right

    def value_of(self, hash_name, label):
        return self.m.columns[self.hash_of(hash_name)].values[self.m.labels.index(label)]

    def is_right(self, name, values, choice, right, choices):
        """Tests by the definition whether a choice answers the question."""
        label = choice[1][0][0] if choice[1] else ""
        if name == "AskWhose":
            return self.m.labels.index(label) in self.document(values[0]).rows
        if name == "AskPossible":
            return label in {decimal(Fraction(equal, self.m.num_hashes))
                             for equal in range(self.m.num_hashes + 1)}
        if name in ("AskFirst", "AskFirstRow"):
            column = self.m.columns[self.hash_of(values[0])]
            rows = self.document(values[1]).rows if name == "AskFirst" else \
                range(len(self.m.labels))
            row = self.m.labels.index(label)
            return row in rows and column.values[row] == min(column.values[r] for r in rows)
        if name == "AskEarliest":
            values_of = {other[1][0][0]: self.value_of(values[0], other[1][0][0])
                         for other in choices}
            return values_of[label] == min(values_of.values())
        if name == "AskNext":
            cuts = self.document(values[0]).cuts
            return (values[1][0], label) in zip(cuts, cuts[1:])
        if name == "AskLongest":
            lengths = {d.name: len(d.prepared) for d in self.m.documents}
            return lengths[label] == max(lengths.values())
        if name == "AskClosest":
            return self.pair(choice[1]).equal == max(pair.equal for pair in self.m.pairs)
        return choice == right or number_of(choice) is not None and \
            number_of(choice) == number_of(right)


def words_of(text):
    return [word for word in split_words(text) if word]


def number_of(choice):
    try:
        return Fraction(choice[1][0][0]) if choice[0] == "Plain" else None
    except (ValueError, ZeroDivisionError):
        return None


def ask_name(name):
    """AskFirstWord is computed by ask_first_word()."""
    return re.sub("(?<=.)([A-Z])", r"_\1", name).lower()


def question_differences(check):
    answers, differences = Answers(check), []
    asked = [(None, question) for question in check.dump["questions"]]
    asked += [(each["step"], each["question"]) for each in check.dump["predictions"]]
    asked += [(None, question) for bank in check.dump["banks"] for question in bank["questions"]]
    steps = {json.dumps(each["question"]["prompt"]): each["step"]
             for each in check.dump["predictions"]}
    for step, question in asked:
        name, values = check.sentence(question["prompt"])
        if question["authored"] and name == "Lesson":
            continue  # lesson_claims checks these
        where = "question %s %s" % (name, values)
        try:
            step = steps.get(json.dumps(question["prompt"]), step)
            right, why = getattr(answers, ask_name(name))(values, step)
            differences += one_question(check, answers, question, where, right, why, step)
        except (AssertionError, AttributeError, IndexError, KeyError, ValueError,
                StopIteration) as error:
            differences.append("%s: %r" % (where, error))
    kinds = {stage: {question["prompt"][0] for bank in check.dump["banks"]
                     if bank["stage"] == stage for question in bank["questions"]}
             for stage in range(8)}
    # Manual changes may leave a stage with one kind, because wrong answers become right.
    least = 1 if check.m.spec.get("changed_cells") else 2
    differences += ["too few kinds of questions: stage %d" % (stage + 1)
                    for stage in kinds if len(kinds[stage]) < least]
    return differences


def one_question(check, answers, question, where, right, why, step):
    name, values = check.sentence(question["prompt"])
    choices = [check.sentence(choice) for choice in question["choices"]]
    shown = choices[question["answer"]]
    check.numbers += len(choices) + len(check.sentence(question["explanation"])[1])
    if name == "AskWhose":
        right, why = shown, say("Cut", values[0], shown[1][0])
    if name == "AskEarliest":
        right, why = shown, say("WhyEarliest", values[0], shown[1][0],
                                answers.value_of(values[0], shown[1][0][0]))
    if name == "AskPossible":
        equal = next(e for e in range(check.m.num_hashes + 1)
                     if decimal(Fraction(e, check.m.num_hashes)) == shown[1][0][0])
        right, why = shown, say("WhyPossible", check.m.num_hashes, equal, shown[1][0])
    found = []
    if shown != right:
        found.append("the answer is %s" % (right,))
    are_right = [answers.is_right(name, values, choice, right, choices) for choice in choices]
    if are_right != [i == question["answer"] for i in range(len(choices))] or len(choices) < 2:
        found.append("the choices are %s" % (choices,))
    if check.sentence(question["explanation"]) != why:
        found.append("the explanation is %s" % (why,))
    remarks = [check.sentence(remark) for remark in question["remarks"]]
    if [remark[0].startswith("Wrong") for remark in remarks] != \
            [i != question["answer"] for i in range(len(choices))]:
        found.append("the remarks are %s" % remarks)
    for choice, remark in zip(choices, remarks):
        check.numbers += len(remark[1])
        if choice != shown:
            found += remark_differences(answers, name, values, choice, remark, step)
    return ["%s: %s" % (where, each) for each in found]

# SPDX-License-Identifier: MIT
"""The right answers to the questions that the program makes from a lesson's numbers."""

from lesson_sentences import decimal, fraction, hash_name, listed, say, similarity_for_chance


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
        return plain(pair.shared), say("WhyShared", *values[:2], listed(labels))

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


ANSWERS = {"AskShared": Answers.ask_shared, "AskJaccard": Answers.ask_jaccard,
           "AskEstimate": Answers.ask_estimate, "AskCandidate": Answers.ask_candidate,
           "AskChance": Answers.ask_chance, "AskFirst": Answers.ask_first,
           "AskColumnValue": Answers.ask_column_value, "AskHolds": Answers.ask_holds,
           "AskBucket": Answers.ask_bucket}


def question_differences(check):
    answers, differences = Answers(check), []
    asked = [(None, question) for question in check.dump["questions"]]
    asked += [(each["step"], each["question"]) for each in check.dump["predictions"]]
    for step, question in asked:
        name, values = check.sentence(question["prompt"])
        if question["authored"] and name == "Lesson":
            continue  # lesson_claims checks these
        where = "question %s %s" % (name, values)
        try:
            right, why = ANSWERS[name](answers, values, step)
        except (AssertionError, KeyError, ValueError, StopIteration) as error:
            differences.append("%s: %r" % (where, error))
            continue
        choices = [check.sentence(choice) for choice in question["choices"]]
        check.numbers += len(choices) + len(why[1])
        if choices[question["answer"]] != right:
            differences.append("%s: the answer is %s" % (where, right))
        if choices.count(right) != 1 or len(choices) < 2:
            differences.append("%s: the choices are %s" % (where, choices))
        if check.sentence(question["explanation"]) != why:
            differences.append("%s: the explanation is %s" % (where, why))
    return differences

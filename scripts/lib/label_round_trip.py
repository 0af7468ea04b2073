# SPDX-License-Identifier: MIT
"""The side of Splink and dedupe of the round trip of labels (scripts/slow/labels).

Steps, each with the files that it reads and writes:
  table PEOPLE LABELS         writes a table of people with planted duplicates, and a label of
                              every pair of neighbours
  predict PEOPLE PAIRS        writes the pairs that Splink finds
  splink PEOPLE LABELS BACK   loads labels in Splink, compares its counts, writes what it holds
  dedupe PEOPLE TRAINING BACK loads a training file in dedupe, writes what it holds
"""

import csv
import json
import random
import sys

FIELDS = ["unique_id", "first_name", "surname", "town", "age"]
FIRST_NAMES = "Anna Bruno Carla Dario Elena Fabio Giulia Hugo Irene Luca Marta Nora".split()
SURNAMES = "Bianchi Colombo De_Luca Esposito Ferrari Greco Marino Ricci Romano Russo".split()
TOWNS = ["Bari", "Bologna", "Forlì", "Genova", 'Torino "nord"', "Reggio nell'Emilia, RE"]


def with_typo(text, chance):
    place = chance.randrange(len(text))
    return text[:place] + chance.choice("aeioqz") + text[place + 1 :]


def write_csv(path, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def read_people(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def make_table(people_path, labels_path):
    chance = random.Random(7)
    people = []
    for person in range(150):
        first = [
            chance.choice(FIRST_NAMES),
            chance.choice(SURNAMES).replace("_", " "),
            chance.choice(TOWNS),
            str(chance.randrange(18, 90)),
        ]
        people.append([f"p{person}", *first])
        second = list(first)
        changed = chance.randrange(3)
        second[changed] = with_typo(second[changed], chance)
        if chance.random() < 0.2:
            second[3] = ""
        people.append([f"q{person}", *second])
    write_csv(people_path, [FIELDS, *people])
    labels = [["unique_id_l", "unique_id_r", "clerical_match_score"]]
    for left, right in zip(people, people[1:]):
        labels.append([left[0], right[0], int(left[0][1:] == right[0][1:])])
    write_csv(labels_path, labels)


def linker_for(people_path):
    import duckdb
    import splink.comparison_library as comparisons
    from splink import DuckDBAPI, Linker, SettingsCreator, block_on

    connection = duckdb.connect()
    connection.execute(
        "CREATE TABLE people_file AS SELECT * FROM read_csv(?, all_varchar = true)", [people_path]
    )
    api = DuckDBAPI(connection=connection)
    people = api.register("people_file", table_name="people")
    settings = SettingsCreator(
        link_type="dedupe_only",
        comparisons=[
            comparisons.JaroWinklerAtThresholds("first_name"),
            comparisons.JaroWinklerAtThresholds("surname"),
            comparisons.ExactMatch("town"),
        ],
        blocking_rules_to_generate_predictions=[block_on("surname"), block_on("first_name")],
    )
    linker = Linker(people, settings)
    linker.training.estimate_u_using_random_sampling(max_pairs=20_000, seed=1)
    return connection, api, linker


def predict(people_path, pairs_path):
    connection, _, linker = linker_for(people_path)
    predicted = linker.inference.predict(threshold_match_probability=0.001)
    connection.execute(f"COPY (SELECT * FROM {predicted.physical_name}) TO '{pairs_path}' (HEADER)")


def check_splink(people_path, labels_path, back_path):
    connection, api, linker = linker_for(people_path)
    connection.execute(
        "CREATE TABLE labels_file AS SELECT * FROM read_csv(?)", [labels_path]
    )
    labels = linker.table_management.register_labels_table(
        api.register("labels_file", table_name="labels")
    )
    table = linker.evaluation.accuracy_analysis_from_labels_table(labels, output_type="table")
    matches, others = connection.execute(
        f"SELECT max(p), max(n) FROM {table.physical_name}"
    ).fetchone()
    with open(labels_path, encoding="utf-8", newline="") as file:
        scores = [row["clerical_match_score"] for row in csv.DictReader(file)]
    expected = (scores.count("1"), scores.count("0"))
    if (int(matches), int(others)) != expected or 0 in expected:
        sys.exit(f"Splink counts {matches} matches and {others} others, the file {expected}.")
    connection.execute(
        "COPY (SELECT unique_id_r, clerical_match_score * 0.8 + 0.1 AS clerical_match_score,"
        f" unique_id_l FROM {labels.physical_name}) TO '{back_path}' (HEADER)"
    )
    print(f"Splink read {expected[0]} matches and {expected[1]} others.")


def check_dedupe(people_path, training_path, back_path):
    import dedupe
    from dedupe import variables

    people = {
        row["unique_id"]: {name: value or None for name, value in row.items()}
        for row in read_people(people_path)
    }
    matcher = dedupe.Dedupe(
        [
            variables.String("first_name"),
            variables.String("surname"),
            variables.String("town"),
            variables.String("age", has_missing=True),
        ]
    )
    # prepare_training() reads the file in the same way, but its learner fails with BTrees 6.5.
    with open(training_path, encoding="utf-8") as file:
        matcher.mark_pairs(dedupe.read_training(file))
    with open(training_path, encoding="utf-8") as file:
        written = json.load(file)
    for name, pairs in matcher.training_pairs.items():
        if len(pairs) != len(written[name]) or not pairs:
            sys.exit(f"dedupe holds {len(pairs)} pairs of {name}, the file {len(written[name])}.")
        for pair in pairs:
            for record in pair:
                if record != people[record["unique_id"]]:
                    sys.exit(f"dedupe read another record: {record}")
    with open(back_path, "w", encoding="utf-8") as file:
        matcher.write_training(file)
    counts = {name: len(pairs) for name, pairs in matcher.training_pairs.items()}
    print(f"dedupe read {counts['match']} matches and {counts['distinct']} others.")


STEPS = {"table": make_table, "predict": predict, "splink": check_splink, "dedupe": check_dedupe}

if __name__ == "__main__":
    STEPS[sys.argv[1]](*sys.argv[2:])

# SPDX-License-Identifier: MIT
"""The checks after each stage: no record may be lost on the way, whatever fails silently."""

from typing import Dict, List, Tuple

from shinglescope_spark import kinds
from shinglescope_spark.errors import Error
from shinglescope_spark.frames import Sums
from shinglescope_spark.stages import Facts, Stage
from shinglescope_spark.store import Manifest

Equation = Tuple[str, int, int]


def check_sums(stage: str, what: str, expected: Dict[int, Sums], found: Dict[int, Sums]) -> None:
    """Raises an error if two sets of sums differ; `what` says of what they are the sums."""
    for kind in sorted({*expected, *found}):
        left, right = expected.get(kind, Sums()), found.get(kind, Sums())
        if left != right:
            raise Error(f"Records were lost or repeated in the stage {stage}: {what} should have "
                        f"{left} of kind {kinds.NAMES.get(kind, kind)}, but there are {right}. "
                        "No result was written. Start the run again.")


def check_equations(stage: Stage, done: Dict[str, Manifest], facts: Facts,
                    bits: Dict[str, int]) -> None:
    """Raises an error if the counts of a stage do not agree with those of earlier ones.

    `bits` contains the set bits of each file of bits that was made in this run.
    """
    for what, left, right in _equations(stage, done, facts, bits):
        if left != right:
            raise Error(f"The counts of the stage {stage.name} do not agree: {what} ({left} and "
                        f"{right}). No result was written. Start the run again.")


def _equations(stage: Stage, done: Dict[str, Manifest], facts: Facts,
               bits: Dict[str, int]) -> List[Equation]:
    rules = _RULES.get(stage.name) or _RULES.get(stage.step)
    equations = rules(done[stage.name], done, facts) if rules else []
    if stage.step == "select":
        only = next(each[5:] for each in stage.options if each.startswith("only="))
        if only in bits:
            written = sum(each.count for each in done[stage.name].sums.values())
            equations.append(("each wanted row is delivered once", bits[only], written))
    return equations


def _count(manifest: Manifest, kind: int) -> int:
    return manifest.sums.get(kind, Sums()).count


def _digest(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    return [("each row has a digest", facts.rows, manifest.values.get("rows", 0))]


def _classes(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    texts = manifest.values.get("texts", 0)
    return [("each row has a text", facts.rows, manifest.values.get("rows", 0)),
            ("each row is the first of its text or a repeat", facts.rows,
             texts + _count(manifest, kinds.REPEATS))]


def _sign(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    texts = manifest.values.get("texts", 0)
    signed = texts - manifest.values.get("without_shingles", 0)
    return [("each text is signed once", facts.value("classes", "texts"), texts),
            ("each signed text has an entry in each band", facts.bands * signed,
             _count(manifest, kinds.ENTRIES))]


def _deliver(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    delivered = sum(each.count for each in manifest.sums.values())
    asked = manifest.inputs.get(kinds.REQUESTS, Sums()).count
    return [("each request is answered", asked, delivered)]


def _score(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    return [("each candidate is compared", facts.value("unique", "candidates"),
             manifest.values.get("compared", 0)),
            ("each scored pair is written", manifest.values.get("scored", 0),
             _count(manifest, kinds.SCORES))]


def _near(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    return [("each candidate is compared", facts.value("unique", "candidates"),
             manifest.values.get("compared", 0)),
            ("each pair down to the floor is written", manifest.values.get("scored", 0),
             _count(manifest, kinds.LINKS))]


def _draw(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    return [("each drawn row is written", manifest.values.get("rows_drawn", 0),
             _count(manifest, kinds.REPEATS))]


def _link(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    return [("each pair that links is written", manifest.values.get("scored", 0),
             _count(manifest, kinds.SCORES))]


def _groups(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    return [("each row in a group has a line", manifest.values.get("rows_in_groups", 0),
             _count(manifest, kinds.LINES))]


def _expand(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    pairs = manifest.values.get("row_pairs", 0)
    equations = [("each pair of rows is written", pairs, _count(manifest, kinds.ROW_PAIRS))]
    if "count" in done and facts.form == "all":
        equations.append(("the pairs are as many as were counted",
                          facts.value("count", "row_pairs"), pairs))
    return equations


def _lines(manifest: Manifest, done, facts: Facts) -> List[Equation]:
    return [("each pair of rows has a line", facts.value("expand", "row_pairs"),
             _count(manifest, kinds.LINES))]


# Several tasks may ask for the same id on behalf of one part, so ids have no such equation.
_RULES = {"digest": _digest, "classes": _classes, "sign": _sign, "deliver-texts": _deliver,
          "score": _score, "near": _near, "link": _link, "groups": _groups, "draw": _draw,
          "expand": _expand, "lines": _lines, "count": lambda manifest, done, facts: []}

# SPDX-License-Identifier: MIT
"""The stages of a run as data: what each one reads, runs and writes.

A stage reads frames of earlier stages or the table, runs a step of the worker, and is stored in a
folder of its own. The conditions and the numbers of parts refer to facts of the run.
"""

from dataclasses import dataclass, field
from typing import Callable, Dict, List, Optional, Tuple

from shinglescope_spark import kinds

MAP = "map"
REDUCE = "reduce"
ONE_TASK = "one task"
DRIVER = "driver"


@dataclass
class Facts:
    """What is known about a run: its settings, and the values of the stages that are complete."""

    rows: int
    parts: int
    ranges: int
    bands: int
    has_id: bool
    reference: Optional[int]
    max_pairs: int
    values: Dict[str, Dict[str, int]] = field(default_factory=dict)
    caps: Optional[List[int]] = None
    form: str = "all"

    def value(self, stage: str, name: str) -> int:
        """Returns a value of a stage, 0 if the stage was left out or no task had input."""
        return self.values.get(stage, {}).get(name, 0)

    def has_capped_buckets(self) -> bool:
        return self.value("buckets", "capped_buckets") + self.value("pairs", "capped_buckets") > 0

    def most_row_pairs(self) -> int:
        """Returns an upper bound of the pairs of rows."""
        largest = max(1, self.value("gather", "largest_class"))
        return self.value("score", "scored") * largest**2 + self.value("gather", "class_pairs")


@dataclass(frozen=True)
class Input:
    """The kinds of frames that a stage reads from an earlier one."""

    stage: str
    kinds: Tuple[int, ...]


def _always(facts: Facts) -> bool:
    return True


@dataclass(frozen=True)
class Stage:
    """One step over the output of earlier stages; without inputs it reads the table.

    `options` are names of run options, such as "texts", or pairs such as "what=texts". An option
    that names a file, such as "skip=repeat-bits", names the stage from whose bits it is made.
    """

    name: str
    step: str
    place: str
    inputs: Tuple[Input, ...] = ()
    options: Tuple[str, ...] = ()
    when: Callable[[Facts], bool] = _always
    parts: Optional[int] = None

    @property
    def reads_table(self) -> bool:
        return not self.inputs


FILE_OPTIONS = ("skip", "only", "several")


def list_stages(facts: Facts) -> List[Stage]:
    """Returns the stages of a run in their order."""
    return (_text_stages() + _bucket_stages(facts) + _capped_stages() + _score_stages()
            + _group_stages(facts) + _line_stages(facts))


def _bits(name: str, *inputs: Input, when: Callable[[Facts], bool] = _always) -> Stage:
    return Stage(name, "bits", REDUCE, inputs, when=when)


def _text_stages() -> List[Stage]:
    return [
        Stage("digest", "digest", MAP),
        Stage("classes", "classes", REDUCE, (Input("digest", (kinds.DIGESTS,)),)),
        _bits("repeat-bits", Input("classes", (kinds.REPEATS,))),
        _bits("class-bits", Input("classes", (kinds.CLASSES,))),
        Stage("sign", "sign", MAP,
              options=("ranges", "texts", "skip=repeat-bits", "several=class-bits")),
    ]


def _bucket_stages(facts: Facts) -> List[Stage]:
    return [
        Stage("buckets", "buckets", REDUCE, (Input("sign", (kinds.ENTRIES,)),),
              ("ranges", "texts"), parts=facts.bands * facts.ranges),
        Stage("caps", "caps", DRIVER, (Input("buckets", (kinds.BUCKET_PAIRS,)),), ("texts",)),
        Stage("pairs", "pairs", MAP, (Input("buckets", (kinds.BUCKETS,)),), ("ranges", "caps")),
    ]


def _capped_stages() -> List[Stage]:
    when = Facts.has_capped_buckets
    capped = (Input("buckets", (kinds.CAPPED,)), Input("pairs", (kinds.CAPPED,)))
    return [
        _bits("capped-bits", *capped, when=when),
        Stage("keys", "select", MAP, options=("texts", "what=keys", "only=capped-bits"), when=when),
        Stage("capped", "capped", REDUCE, (*capped, Input("keys", (kinds.KEYS,))), ("texts",),
              when=when),
        Stage("neighbours", "neighbours", REDUCE, (Input("capped", (kinds.NEIGHBOURS,)),),
              ("texts",), when=when),
    ]


def _score_stages() -> List[Stage]:
    requests = Input("unique", (kinds.REQUESTS,))
    return [
        Stage("unique", "unique", REDUCE,
              (Input("pairs", (kinds.PAIRS,)), Input("neighbours", (kinds.PAIRS,)))),
        _bits("text-bits", requests),
        Stage("texts", "select", MAP, options=("what=texts", "only=text-bits")),
        Stage("deliver-texts", "deliver", REDUCE, (requests, Input("texts", (kinds.TEXTS,)))),
        Stage("score", "score", REDUCE,
              (Input("unique", (kinds.CANDIDATES,)), Input("deliver-texts", (kinds.TEXTS,))),
              ("several=class-bits",)),
        Stage("gather", "gather", REDUCE,
              (Input("score", (kinds.REQUESTS,)), Input("classes", (kinds.CLASSES,)),
               Input("sign", (kinds.SIZES,)))),
    ]


def _group_stages(facts: Facts) -> List[Stage]:
    if facts.reference is not None:
        return []
    stages: List[Stage] = []
    source, parts = "score", facts.parts
    while parts > 1:
        name = f"forest-{len(stages) + 1}"
        stages.append(Stage(name, "forest", REDUCE, (Input(source, (kinds.LINKS,)),), parts=parts))
        source, parts = name, (parts + 3) // 4
    stages.append(Stage("groups", "groups", ONE_TASK,
                        (Input(source, (kinds.LINKS,)), Input("classes", (kinds.CLASSES,)),
                         Input("sign", (kinds.SIZES,)))))
    return stages


def _line_stages(facts: Facts) -> List[Stage]:
    scored = (Input("score", (kinds.SCORES,)), Input("gather", (kinds.CLASSES,)))
    stages = [
        Stage("count", "expand", REDUCE, scored, ("form=count",),
              when=lambda facts: facts.most_row_pairs() > facts.max_pairs),
        Stage("expand", "expand", REDUCE, scored, ("form",)),
    ]
    row_pairs = Input("expand", (kinds.ROW_PAIRS,))
    if not facts.has_id:
        return [*stages, Stage("lines", "lines", REDUCE, (row_pairs,))]
    requests = Input("expand", (kinds.REQUESTS,))
    return [
        *stages,
        _bits("id-bits", requests),
        Stage("ids", "select", MAP, options=("what=ids", "only=id-bits")),
        Stage("deliver-ids", "deliver", REDUCE, (requests, Input("ids", (kinds.IDS,)))),
        Stage("lines", "lines", REDUCE, (row_pairs, Input("deliver-ids", (kinds.IDS,)))),
    ]

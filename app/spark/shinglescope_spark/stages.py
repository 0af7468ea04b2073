# SPDX-License-Identifier: MIT
"""The stages of a run as data: what each one reads, runs and writes.

A stage reads frames of earlier stages or the table, runs a step of the worker, and is stored in a
folder of its own. The conditions and the numbers of parts refer to facts of the run.
"""

from dataclasses import dataclass, field, replace
from typing import Callable, Dict, List, Optional, Tuple

from shinglescope_spark import kinds

MAP = "map"
REDUCE = "reduce"
ONE_TASK = "one task"
DRIVER = "driver"


# The least input of a task that reduces, since each task starts a process.
TASK_BYTES = 1 << 20


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
    has_stops: bool = False
    is_links: bool = False
    task_bytes: int = TASK_BYTES
    project_rows: Optional[int] = None
    link_bytes: int = 0
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

    def has_many_links(self) -> bool:
        """Returns whether the links are too many for one task."""
        return self.link_bytes > 64 * self.task_bytes

    def needs_count(self) -> bool:
        """Returns whether the pairs of rows must be counted to know if they are too many."""
        return not self.is_links and self.most_row_pairs() > self.max_pairs

    def choose_form(self, is_counted: bool) -> str:
        """Returns whether all pairs of rows are written, or only links."""
        if self.is_links:
            return "links"
        pairs = self.value("count", "row_pairs") if is_counted else self.most_row_pairs()
        return "all" if pairs <= self.max_pairs else "links"


@dataclass(frozen=True)
class Input:
    """The kinds of frames that a stage reads from an earlier one.

    `later` are stages that pass on such frames in fewer parts; the last one that ran is read.
    """

    stage: str
    kinds: Tuple[int, ...]
    later: Tuple[str, ...] = ()

    def source(self, done) -> "Input":
        """Returns the input from the stage that is read, of those that are complete."""
        ran = [name for name in self.later if name in done]
        return Input(ran[-1] if ran else self.stage, self.kinds)


def _always(facts: Facts) -> bool:
    return True


@dataclass(frozen=True)
class Stage:
    """One step over the output of earlier stages; without inputs it reads the table.

    `options` are names of run options, such as "texts", or pairs such as "what=texts". An option
    that names a file, such as "skip=repeat-bits", names the stage from whose frames it is made.
    `rows` is what a step is told instead of the rows of the table.
    """

    name: str
    step: str
    place: str
    inputs: Tuple[Input, ...] = ()
    options: Tuple[str, ...] = ()
    when: Callable[[Facts], bool] = _always
    parts: Optional[int] = None
    rows: Optional[int] = None

    @property
    def reads_table(self) -> bool:
        return not self.inputs


FILE_OPTIONS = ("skip", "only", "several", "stop")
# The shingles are first counted in so many slots.
SLOTS = 1 << 22


def list_stages(facts: Facts) -> List[Stage]:
    """Returns the stages of a run in their order."""
    stages = (_text_stages() + _stop_stages(facts) + _sign_stages() + _bucket_stages(facts)
              + _capped_stages() + _score_stages() + _link_stages(facts) + _group_stages(facts)
              + _line_stages(facts) + _project_stages(facts))
    return [_with_stops(stage) for stage in stages] if facts.has_stops else stages


def _with_stops(stage: Stage) -> Stage:
    """Returns a stage that leaves out stop shingles, if its step cuts texts."""
    if stage.step not in ("sign", "select", "score"):
        return stage
    return replace(stage, options=(*stage.options, "stop=stops"))


def _bits(name: str, *inputs: Input, when: Callable[[Facts], bool] = _always,
          rows: Optional[int] = None) -> Stage:
    return Stage(name, "bits", REDUCE, inputs, when=when, rows=rows)


def _text_stages() -> List[Stage]:
    return [
        Stage("digest", "digest", MAP),
        Stage("classes", "classes", REDUCE, (Input("digest", (kinds.DIGESTS,)),)),
        _bits("repeat-bits", Input("classes", (kinds.REPEATS,))),
        _bits("class-bits", Input("classes", (kinds.CLASSES,))),
    ]


def _stop_stages(facts: Facts) -> List[Stage]:
    if not facts.has_stops:
        return []
    return [
        Stage("slots", "slots", MAP),
        Stage("full-slots", "full-slots", REDUCE, (Input("slots", (kinds.SLOT_COUNTS,)),)),
        _bits("slot-bits", Input("full-slots", (kinds.REPEATS,)), rows=SLOTS),
        Stage("stop-counts", "stop-counts", MAP, options=("only=slot-bits",)),
        Stage("stops", "stops", REDUCE, (Input("stop-counts", (kinds.SHINGLE_COUNTS,)),)),
    ]


def _sign_stages() -> List[Stage]:
    return [Stage("sign", "sign", MAP,
                  options=("ranges", "texts", "skip=repeat-bits", "several=class-bits"))]


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
    ]


def _scores(facts: Facts) -> str:
    """Returns the stage whose pairs are those of the result."""
    return "link" if facts.is_links else "score"


def _link_stages(facts: Facts) -> List[Stage]:
    gather = Stage("gather", "gather", REDUCE,
                   (Input(_scores(facts), (kinds.REQUESTS,)), Input("classes", (kinds.CLASSES,)),
                    Input("sign", (kinds.SIZES,))))
    if not facts.is_links:
        return [gather]
    link = Stage("link", "link", ONE_TASK,
                 (Input("unique", (kinds.CANDIDATES,)), Input("score", (kinds.SCORES,))),
                 ("several=class-bits",))
    return [link, gather]


def _group_stages(facts: Facts) -> List[Stage]:
    if facts.reference is not None:
        return []
    stages, inputs = _forest_stages(facts, _scores(facts), "forest")
    return [*stages, Stage("groups", "groups", ONE_TASK, inputs)]


def _forest_stages(facts: Facts, source: str,
                   name: str) -> Tuple[List[Stage], Tuple[Input, ...]]:
    """Returns the stages that make the links of a stage fewer, and the inputs of a stage that
    connects the rows."""
    links = Input(source, (kinds.LINKS,))
    stages: List[Stage] = []
    parts = facts.parts
    while parts > 1:
        stages.append(Stage(f"{name}-{len(stages) + 1}", "forest", REDUCE, (links,), parts=parts,
                            when=Facts.has_many_links))
        links = replace(links, later=(*links.later, stages[-1].name))
        parts = (parts + 3) // 4
    return stages, (links, Input("classes", (kinds.CLASSES,)), Input("sign", (kinds.SIZES,)))


def _line_stages(facts: Facts) -> List[Stage]:
    scored = (Input(_scores(facts), (kinds.SCORES,)), Input("gather", (kinds.CLASSES,)))
    stages = [
        Stage("count", "expand", REDUCE, scored, ("form=count",), when=Facts.needs_count),
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


@dataclass(frozen=True)
class DrawnNames:
    """The stages that draw the rows of a project.

    Their names contain the limit of rows, so a run with another limit draws again.
    """

    draw: str
    bits: str
    pairs: str


def drawn_names(rows: int) -> DrawnNames:
    """Returns the names of the stages that draw at most so many rows."""
    return DrawnNames(f"draw-{rows}", f"drawn-bits-{rows}", f"drawn-pairs-{rows}")


def _project_stages(facts: Facts) -> List[Stage]:
    """Returns the stages of a project, which come last: a complete run only has to go on."""
    rows = facts.project_rows
    if rows is None:
        return []
    names = drawn_names(rows)
    near = Stage("near", "score", REDUCE,
                 (Input("unique", (kinds.CANDIDATES,)), Input("deliver-texts", (kinds.TEXTS,))),
                 ("down-to=floor",))
    forests, inputs = _forest_stages(facts, near.name, "near-forest")
    return [
        near,
        *forests,
        Stage(names.draw, "draw", ONE_TASK, inputs, (f"most-rows={rows}",)),
        _bits(names.bits, Input(names.draw, (kinds.REPEATS,))),
        Stage(names.pairs, "drawn-pairs", MAP, (Input(near.name, (kinds.LINKS,)),),
              (f"only={names.bits}",)),
    ]

# SPDX-License-Identifier: MIT
"""What Spark's event log says about the tasks of a run."""

import json
import re
import statistics
from dataclasses import dataclass, field
from typing import List

# How the package describes its jobs.
_DESCRIPTION = re.compile(r"Shinglescope: Stage \d+ of \d+, (.+)")


@dataclass
class SparkStage:
    """One stage of Spark: some tasks of a stage of the run, which `name` names."""

    name: str
    seconds: List[float] = field(default_factory=list)
    shuffle_bytes: int = 0
    shuffle_records: int = 0

    @property
    def tasks(self) -> int:
        return len(self.seconds)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def slowest(self) -> float:
        return max(self.seconds)


def read_event_log(path) -> List[SparkStage]:
    """Returns the stages that have tasks, in the order of their numbers."""
    names, stages = {}, {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            event = json.loads(line)
            if event["Event"] == "SparkListenerJobStart":
                text = event.get("Properties", {}).get("spark.job.description", "")
                found = _DESCRIPTION.fullmatch(text or "")
                name = found[1] if found else "other jobs"
                names.update({stage: name for stage in event["Stage IDs"]})
            elif event["Event"] == "SparkListenerTaskEnd":
                add_task(stages, names, event)
    return [stages[number] for number in sorted(stages)]


def add_task(stages, names, event):
    number, metrics = event["Stage ID"], event.get("Task Metrics")
    if metrics is None:
        return
    stage = stages.setdefault(number, SparkStage(names.get(number, "other jobs")))
    stage.seconds.append(metrics["Executor Run Time"] / 1000)
    written = metrics["Shuffle Write Metrics"]
    stage.shuffle_bytes += written["Shuffle Bytes Written"]
    stage.shuffle_records += written["Shuffle Records Written"]

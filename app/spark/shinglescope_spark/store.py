# SPDX-License-Identifier: MIT
"""The folder WORK: what belongs to a run, and the manifests of its complete stages.

A manifest is written after its stage was checked, so a stage with a manifest is complete. It lists
the files of the stage, and only these are read.
"""

from dataclasses import asdict, dataclass, field
from typing import Dict, List, Optional

from shinglescope_spark import kinds
from shinglescope_spark.errors import Error
from shinglescope_spark.files import Files, join, names_of
from shinglescope_spark.frames import Sums

MANIFEST = "manifest.json"
IDENTITY = "run.json"

# What belongs to a run, and what a message says if it differs.
_OF = {
    "recipe": "another recipe",
    "worker": "another version of the worker",
    "columns": "other columns",
    "table": "another table",
    "against": "another reference",
    "reading": "other reading options",
    "rows": "another number of rows",
    "reference": "another number of rows",
    "parts": "another number of parts",
    "ranges": "another number of ranges",
    "max_pairs": "another limit of pairs",
}


@dataclass
class Manifest:
    """What a complete stage read and wrote; `sums` and `inputs` have an item for each kind."""

    name: str
    step: str
    sums: Dict[int, Sums] = field(default_factory=dict)
    inputs: Dict[int, Sums] = field(default_factory=dict)
    values: Dict[str, int] = field(default_factory=dict)
    files: Dict[str, int] = field(default_factory=dict)
    caps: Optional[List[int]] = None
    form: Optional[str] = None
    tasks: int = 0
    peak_memory_bytes: int = 0
    seconds: float = 0.0

    def sums_of(self, wanted) -> Sums:
        """Returns the sums over some kinds."""
        total = Sums()
        for kind in wanted:
            total = total.plus(self.sums.get(kind, Sums()))
        return total

    def to_json(self) -> dict:
        value = asdict(self)
        for key in ("sums", "inputs"):
            value[key] = {kinds.NAMES[kind]: each for kind, each in sorted(value[key].items())}
        return value

    @staticmethod
    def from_json(value: dict) -> "Manifest":
        for key in ("sums", "inputs"):
            value[key] = {kinds.number_of(name): Sums(**each) for name, each in value[key].items()}
        return Manifest(**value)


class Store:
    """The folder WORK of a run on any file system."""

    def __init__(self, files: Files, folder: str) -> None:
        self.files = files
        self.folder = files.qualify(folder)

    def path(self, name: str) -> str:
        return join(self.folder, name)

    def load_identity(self) -> Optional[dict]:
        """Returns what the run in WORK belongs to, or None if there is none."""
        path = self.path(IDENTITY)
        return self._read(path) if self.files.exists(path) else None

    def check_identity(self, identity: dict) -> None:
        """Raises an error if WORK has a run that differs in one of these properties."""
        known = self.load_identity()
        if known is None:
            return
        for key, value in identity.items():
            if known.get(key) != value:
                raise Error(f'The folder "{self.folder}" belongs to a run with {_OF[key]}. Give '
                            "another folder for WORK, or delete this one.")

    def save_identity(self, identity: dict) -> None:
        self.files.make_folder(self.folder)
        self.files.write_json(self.path(IDENTITY), identity)

    def load(self, folder: str) -> Optional[Manifest]:
        """Returns the manifest of a complete stage whose files are all there, or None."""
        path = join(self.path(folder), MANIFEST)
        if not self.files.exists(path):
            return None
        try:
            manifest = Manifest.from_json(self._read(path))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Error(f'The manifest "{path}" is damaged. Delete the folder "{self.folder}" and '
                        "start the run again.") from error
        self.check_files(folder, manifest)
        return manifest

    def save(self, folder: str, manifest: Manifest) -> None:
        self.files.make_folder(self.path(folder))
        self.files.write_json(join(self.path(folder), MANIFEST), manifest.to_json())

    def check_files(self, folder: str, manifest: Manifest) -> None:
        """Raises an error if a file of a stage is missing or has another size."""
        sizes = self.files.list_sizes(self.path(folder))
        for name, size in manifest.files.items():
            if sizes.get(name) != size:
                problem = "is missing" if name not in sizes else "has changed"
                raise Error(f'The file "{join(self.path(folder), name)}" {problem}. Delete the '
                            f'folder "{self.folder}" and start the run again.')

    def paths(self, folder: str, manifest: Manifest) -> List[str]:
        """Returns the paths of the files of a stage."""
        return [join(self.path(folder), name) for name in names_of(manifest.files)]

    def _read(self, path: str) -> dict:
        try:
            return self.files.read_json(path)
        except ValueError as error:
            raise Error(f'The file "{path}" is damaged. Delete the folder "{self.folder}" and '
                        "start the run again.") from error

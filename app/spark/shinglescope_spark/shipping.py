# SPDX-License-Identifier: MIT
"""Sends files and this package to the executors, under names that depend on their content."""

import hashlib
import os
import shutil
import zipfile
from typing import Dict

_PACKAGE = os.path.dirname(os.path.abspath(__file__))


class Shipping:
    """The files that executors need; `folder` is a temporary folder of the driver."""

    def __init__(self, spark, folder: str) -> None:
        self._context = spark.sparkContext
        self._folder = folder
        self._names: Dict[str, str] = {}

    def send(self, path: str) -> str:
        """Returns the name under which executors find a file."""
        if path not in self._names:
            name = f"shinglescope-{_digest(path)}-{os.path.basename(path)}"
            copy = os.path.join(self._folder, name)
            shutil.copy(path, copy)
            self._context.addFile("file://" + copy)
            self._names[path] = name
        return self._names[path]

    def send_package(self) -> None:
        """Sends this package, so that it need not be installed on the executors."""
        path = os.path.join(self._folder, "package.zip")
        write_package(path)
        target = os.path.join(self._folder, f"shinglescope_spark-{_digest(path)}.zip")
        os.replace(path, target)
        self._context.addPyFile("file://" + target)


def write_package(path: str) -> None:
    """Writes the modules of this package to a zip, the same bytes for the same modules."""
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(os.listdir(_PACKAGE)):
            if name.endswith(".py"):
                entry = zipfile.ZipInfo(f"shinglescope_spark/{name}", (1980, 1, 1, 0, 0, 0))
                with open(os.path.join(_PACKAGE, name), "rb") as file:
                    archive.writestr(entry, file.read())


def _digest(path: str) -> str:
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for data in iter(lambda: file.read(1 << 20), b""):
            digest.update(data)
    return digest.hexdigest()[:16]

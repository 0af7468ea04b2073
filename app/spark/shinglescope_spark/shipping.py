# SPDX-License-Identifier: MIT
"""Sends files and this package to the executors, under names that depend on their content."""

import hashlib
import os
import shutil
import tempfile
import zipfile
from typing import Dict

_PACKAGE = os.path.dirname(os.path.abspath(__file__))


class Shipping:
    """The files that executors need.

    An executor that starts later fetches every file that was ever added, so the files stay as long
    as the context of Spark. Its temporary folder is deleted with it.
    """

    def __init__(self, spark) -> None:
        self._context = spark.sparkContext
        self._folder = os.path.join(self._context._temp_dir, "shinglescope")
        os.makedirs(self._folder, exist_ok=True)
        self._names: Dict[str, str] = {}

    def send(self, path: str) -> str:
        """Returns the name under which executors find a file."""
        if path not in self._names:
            name = f"shinglescope-{_digest(path)}-{os.path.basename(path)}"
            if self._keep(path, name):
                self._context.addFile("file://" + os.path.join(self._folder, name))
            self._names[path] = name
        return self._names[path]

    def send_package(self) -> None:
        """Sends this package, so that it need not be installed on the executors."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "package.zip")
            write_package(path)
            name = f"shinglescope_spark-{_digest(path)}.zip"
            if self._keep(path, name):
                self._context.addPyFile("file://" + os.path.join(self._folder, name))

    def _keep(self, path: str, name: str) -> bool:
        """Copies a file to the folder, and returns whether it was not there yet."""
        target = os.path.join(self._folder, name)
        if os.path.exists(target):
            return False
        shutil.copy(path, target + ".part")
        os.replace(target + ".part", target)
        return True


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

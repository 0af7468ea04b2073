# SPDX-License-Identifier: MIT
"""Files on any file system that Spark reaches, through Hadoop's classes in the JVM.

Local results are written by Python itself, which is faster and leaves no checksum files.
"""

import json
import os
from contextlib import contextmanager
from typing import Callable, Dict, Iterator, List, Tuple

from shinglescope_spark.errors import Error

Write = Callable[[bytes], object]


class Files:
    """The file systems of a Spark session. Paths are texts, as Spark accepts them."""

    def __init__(self, spark) -> None:
        self._jvm = spark.sparkContext._jvm
        self._conf = spark.sparkContext._jsc.hadoopConfiguration()

    def qualify(self, path: str) -> str:
        """Returns a path with its scheme, such as file:/tmp/work."""
        system, place = self._find(path)
        return system.makeQualified(place).toString()

    def local(self, path: str) -> str:
        """Returns the path for Python, or an empty text if it is not on the local file system."""
        place = self._jvm.org.apache.hadoop.fs.Path(self.qualify(path)).toUri()
        return place.getPath() if place.getScheme() == "file" else ""

    def exists(self, path: str) -> bool:
        system, place = self._find(path)
        return system.exists(place)

    def make_folder(self, path: str) -> None:
        system, place = self._find(path)
        system.mkdirs(place)

    def delete(self, path: str) -> None:
        """Deletes a file or a folder with its content, if it exists."""
        system, place = self._find(path)
        system.delete(place, True)

    def list_sizes(self, path: str) -> Dict[str, int]:
        """Returns the names and sizes of the Parquet files in a folder."""
        system, place = self._find(path)
        if not system.exists(place):
            return {}
        statuses = ((each.getPath().getName(), each.getLen()) for each in system.listStatus(place))
        return {name: size for name, size in statuses if name.endswith(".parquet")}

    def read(self, path: str) -> bytes:
        """Returns the content of a small file."""
        system, place = self._find(path)
        stream = system.open(place)
        try:
            return bytes(self._jvm.org.apache.commons.io.IOUtils.toByteArray(stream))
        finally:
            stream.close()

    def read_json(self, path: str):
        return json.loads(self.read(path).decode("utf-8"))

    def write_json(self, path: str, value) -> None:
        text = json.dumps(value, indent=2, ensure_ascii=False) + "\n"
        with self.write_whole(path) as write:
            write(text.encode("utf-8"))

    def move_from_local(self, source: str, target: str) -> None:
        """Moves a file of Python to a path; an existing file is replaced."""
        system, place = self._find(target)
        local = self.local(target)
        if local and os.stat(source).st_dev == os.stat(os.path.dirname(local)).st_dev:
            os.replace(source, local)
        else:
            system.copyFromLocalFile(True, True, self._jvm.org.apache.hadoop.fs.Path(
                "file://" + os.path.abspath(source)), place)

    @contextmanager
    def write_whole(self, path: str) -> Iterator[Write]:
        """Gives a function that appends bytes to a file, which appears when all are written."""
        local = self.local(path)
        writer = self._write_local(local) if local else self._write_remote(path)
        with writer as write:
            yield write

    @contextmanager
    def _write_local(self, path: str) -> Iterator[Write]:
        folder, name = os.path.split(path)
        os.makedirs(folder, exist_ok=True)
        temporary = os.path.join(folder, f".{name}.{os.getpid()}.part")
        try:
            with open(temporary, "wb") as file:
                yield file.write
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            if os.path.exists(temporary):
                os.remove(temporary)
            raise

    @contextmanager
    def _write_remote(self, path: str) -> Iterator[Write]:
        system, place = self._find(path)
        temporary = place.suffix(f".{os.getpid()}.part")
        stream = system.create(temporary, True)
        try:
            yield lambda data: stream.write(bytearray(data))
            stream.close()
        except BaseException:
            stream.close()
            system.delete(temporary, False)
            raise
        system.delete(place, False)
        if not system.rename(temporary, place):
            raise Error(f'The file "{path}" cannot be written. Check the rights of its folder.')

    def _find(self, path: str) -> Tuple[object, object]:
        place = self._jvm.org.apache.hadoop.fs.Path(path)
        return place.getFileSystem(self._conf), place


def join(folder: str, *names: str) -> str:
    """Returns a path in a folder of any file system."""
    return "/".join([folder.rstrip("/"), *names])


def names_of(sizes: Dict[str, int]) -> List[str]:
    """Returns the names of files in the order of their tasks."""
    return sorted(sizes)

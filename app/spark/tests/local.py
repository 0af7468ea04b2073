# SPDX-License-Identifier: MIT
"""A local Spark for tests, which are skipped if there is none."""

import functools
import importlib.util
import os
import shutil
import sys
import tempfile
import unittest
from pathlib import Path


def _missing() -> str:
    if importlib.util.find_spec("pyspark") is None:
        return "pyspark is not installed. The tests with Spark are skipped."
    if importlib.util.find_spec("pyarrow") is None:
        return "pyarrow is not installed. The tests with Spark are skipped."
    if not os.environ.get("JAVA_HOME") and shutil.which("java") is None:
        return "Java is not installed. The tests with Spark are skipped."
    return ""


needs_spark = unittest.skipIf(_missing(), _missing())


def folder_of(case):
    """Makes a folder that is removed after the test."""
    folder = tempfile.mkdtemp(prefix="shinglescope-test-")
    case.addCleanup(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@functools.lru_cache(maxsize=None)
def spark_session():
    """Returns a session with two cores, in which a task may fail twice."""
    from pyspark.sql import SparkSession

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.master("local[2,3]").appName("shinglescope-tests")
    for name, value in {
            "spark.driver.memory": os.environ.get("SPARK_TEST_MEMORY", "2g"),
            "spark.ui.enabled": "false",
            "spark.ui.showConsoleProgress": "false",
            "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.driver.host": "127.0.0.1",
            "spark.sql.shuffle.partitions": "2"
    }.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel(os.environ.get("SPARK_TEST_LOG", "OFF"))
    return session


def new_spark_session():
    """Ends the session of all tests, and returns a new one in the same Java virtual machine."""
    spark_session().stop()
    spark_session.cache_clear()
    return spark_session()

# SPDX-License-Identifier: MIT
"""Finds near-duplicate records with Apache Spark and the native worker of Shinglescope.

Executors import this package, so it imports nothing of Spark before `find_duplicates` is called.
"""

from shinglescope_spark.errors import Error, UsageError

__all__ = ["Error", "UsageError", "__version__", "find_duplicates"]

# The release of the worker; the same as in CMakeLists.txt.
__version__ = "0.1.0"


def find_duplicates(spark, table=None, **options):
    """Finds near-duplicate rows of a table; see shinglescope_spark.run.find_duplicates."""
    from shinglescope_spark.run import find_duplicates as find

    return find(spark, table, **options)

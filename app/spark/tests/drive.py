# SPDX-License-Identifier: MIT
"""Calls find_duplicates in a process of its own; for test_cluster.

Each line of standard input is JSON with the arguments and the faults of a run. Its end is a line of
standard output, which is empty or has the error.
"""

import json
import os
import sys

from pyspark.sql import SparkSession

from shinglescope_spark import find_duplicates

if __name__ == "__main__":
    spark = SparkSession.builder.appName("shinglescope-tests").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    for line in sys.stdin:
        options, faults = json.loads(line)
        os.environ["SHINGLESCOPE_SPARK_FAULT"] = faults
        answer = ""
        try:
            find_duplicates(spark, **options, log=lambda text: print(text, file=sys.stderr))
        except Exception as error:  # noqa: B902 - the test shows it
            answer = repr(error)
        print(answer.replace("\n", " "), flush=True)

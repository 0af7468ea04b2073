# SPDX-License-Identifier: MIT
"""Runs find_duplicates in a process of its own, with the arguments from JSON; for test_cluster."""

import json
import sys

from pyspark.sql import SparkSession

from shinglescope_spark import Error, find_duplicates

if __name__ == "__main__":
    spark = SparkSession.builder.appName("shinglescope-tests").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    try:
        find_duplicates(spark, **json.loads(sys.argv[1]), log=lambda text: print(text, flush=True))
    except Error as error:
        sys.exit(str(error))

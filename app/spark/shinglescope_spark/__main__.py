# SPDX-License-Identifier: MIT
"""Runs the command: python -m shinglescope_spark, or this file with spark-submit."""

import os
import sys

if __name__ == "__main__":
    # spark-submit runs this file as a script, with its own folder in front of the path.
    folder = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [each for each in sys.path if os.path.abspath(each or os.curdir) != folder]
    sys.path.insert(0, os.path.dirname(folder))

    from shinglescope_spark.command import main

    sys.exit(main())

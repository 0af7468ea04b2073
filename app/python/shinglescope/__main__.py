# SPDX-License-Identifier: MIT
"""Runs the bundled program: python -m shinglescope find ..."""

from shinglescope import main

main()

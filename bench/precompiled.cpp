// SPDX-License-Identifier: MIT
// Carries the precompiled headers of the benchmarks; see bench/CMakeLists.txt.

// SPDX-License-Identifier: MIT
// Carries the precompiled header of a test folder; see tests/CMakeLists.txt.

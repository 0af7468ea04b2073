// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <memory>
#include <string>

#include "core/tune/sweep/sweep_memory.h"

namespace shinglescope {

/// A file with the outcomes of a sweep, to which each one is appended when it is known, so that a
/// sweep that was stopped or killed continues where it was. Lines of JSON: the identity of the
/// sweep, then an outcome with its place in each. A last line without an end is what a kill left
/// of it, and is overwritten. One thread, except memory().
class SweepJournal {
 public:
  /// Opens a journal, or begins one if there is no file, or an empty one. Errors: Format if the
  /// file is something else or the journal of another sweep, Io.
  static Result<std::unique_ptr<SweepJournal>> open(const std::string &path,
                                                    const std::string &identity);

  /// What the journal contains; runSweep() adds to it, and each outcome is written.
  SweepMemory &memory() { return m_memory; }
  /// The number of outcomes that were in the file.
  std::size_t restored() const { return m_restored; }

 private:
  explicit SweepJournal(std::string identity) : m_memory(std::move(identity)) {}
  Result<void> read(const std::string &path);
  Result<void> append(const std::string &path);

  SweepMemory m_memory;
  std::size_t m_restored = 0;
  std::uint64_t m_goodBytes = 0;  ///< of whole lines
  std::ofstream m_file;
};

}  // namespace shinglescope

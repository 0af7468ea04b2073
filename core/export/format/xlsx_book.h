#pragma once

#include <xlsxwriter.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/byte_sink.h"
#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// A workbook of libxlsxwriter that streams, with all its files nameless: what
/// is left of it after an error, a cancel or a kill is nothing. Frees what the
/// library forgets. One thread; not copied.
class XlsxBook {
 public:
  XlsxBook() = default;
  ~XlsxBook();
  XlsxBook(const XlsxBook &) = delete;
  XlsxBook &operator=(const XlsxBook &) = delete;

  /// Io where `folder` cannot be written.
  Result<void> open(const std::string &folder);
  /// The next sheet, which is valid as long as this. Io.
  Result<lxw_worksheet *> addSheet();
  /// Io where a sheet's file could not be written so far; the library does not say.
  Result<void> checkSheets() const;
  /// Packs all sheets, in a child process. Polls the context while it works.
  /// Io, also where the library lost something without saying so; Cancelled.
  Result<void> pack(const RunContext &context);
  /// Hands over what pack() made.
  Result<void> copyTo(const ByteSink &sink, const RunContext &context) const;

 private:
  Error error(MessageId what, int errorNumber) const;
  Result<void> checkPacked() const;
  void packInChild();

  std::string m_folder;
  int m_descriptor = -1;
  lxw_workbook *m_workbook = nullptr;
  std::vector<lxw_worksheet *> m_sheets;
  std::vector<std::uint64_t> m_sheetBytes;  ///< that each must have at least, unpacked
};

}  // namespace shinglescope

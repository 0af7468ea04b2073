// SPDX-License-Identifier: MIT
#pragma once

#include <xlsxwriter.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/base/byte_sink.h"
#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// A workbook of libxlsxwriter that streams. All its files are unnamed, so nothing remains after an
/// error, a cancellation or a kill. Frees what the library leaks. One thread; not copyable.
class XlsxBook {
 public:
  XlsxBook() = default;
  ~XlsxBook();
  XlsxBook(const XlsxBook &) = delete;
  XlsxBook &operator=(const XlsxBook &) = delete;

  /// Io if `folder` is not writable.
  Result<void> open(const std::string &folder);
  /// Adds a sheet, which is valid as long as this object. Io.
  Result<lxw_worksheet *> addSheet();
  /// A number format with this many decimals, valid as long as this object.
  lxw_format *decimalFormat(unsigned decimals);
  /// Io if a sheet's file could not be written so far; the library does not report it.
  Result<void> checkSheets() const;
  /// Packs all sheets in a child process and polls the context meanwhile. Io, also if the library
  /// lost data without reporting it; Cancelled.
  Result<void> pack(const RunContext &context);
  /// Passes the packed workbook to the sink.
  Result<void> copyTo(const ByteSink &sink, const RunContext &context) const;

 private:
  Error error(MessageId what, int errorNumber) const;
  Result<void> checkPacked() const;
  void packInChild();

  std::string m_folder;
  int m_descriptor = -1;
  lxw_workbook *m_workbook = nullptr;
  std::vector<lxw_worksheet *> m_sheets;
  std::map<unsigned, lxw_format *> m_decimalFormats;
  std::vector<std::uint64_t> m_sheetBytes;  ///< a lower bound of the unpacked size of each sheet
};

}  // namespace shinglescope

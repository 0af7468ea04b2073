// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/export/request/export_request.h"

namespace shinglescope {

/// The output of `convert`.
struct ConvertOptions {
  bool isPrepared = false;     ///< the prepared texts, not the table
  bool isExact = false;        ///< the source's own bytes
  bool dropsRejected = false;  ///< with isExact, leaves out what was not loaded
  bool keepsHeader = false;    ///< as in the file, instead of unique names
  char delimiter = ',';
  ExportFormat format = ExportFormat::Csv;  ///< CSV with any delimiter, a workbook or JSON
  ExportProfile profile = ExportProfile::Exact;
  std::vector<std::string> where;    ///< "COL=FILTER": rows pass all of them
  std::string search;                ///< rows that contain it in any cell; empty: all
  std::vector<std::string> sort;     ///< "COL" or "COL:desc", the first decides
  std::vector<std::string> columns;  ///< in output order; empty: all
  bool isChoice() const {
    return !where.empty() || !search.empty() || !sort.empty() || !columns.empty();
  }
};

}  // namespace shinglescope

// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/dataset/csv/load_report.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// Returns the name of a kind of problem in the window's language.
QString problemKindText(ProblemKind kind);
/// Returns the kind with its detail: "short row: 2 cells instead of 6".
QString problemText(const RowProblem &problem);

/// The problems found while reading a file, one per row: data row, physical line, byte offset, kind
/// and detail. GUI thread; owns its copy.
class ProblemModel final : public FlatModel<RowProblem> {
  Q_OBJECT

 public:
  enum Column { RowColumn, LineColumn, ByteColumn, KindColumn, DetailColumn };

  explicit ProblemModel(QObject *parent = nullptr);
  void setProblems(std::vector<RowProblem> problems) { reset(std::move(problems)); }
};

/// Returns the list as CSV, the same in every locale. Data rows count from 0, as in every file that
/// the program writes; lines count from 1.
std::string problemsAsCsv(const std::vector<RowProblem> &problems);

}  // namespace shinglescope

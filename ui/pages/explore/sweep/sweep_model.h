// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/tune/sweep/sweep.h"
#include "ui/base/tables/flat_model.h"
#include "ui/pages/explore/sweep/sweep_filter.h"

namespace shinglescope {

/// A column of a sweep's table. Its functions take O(samples).
struct SweepColumn {
  using Figure = std::function<std::optional<double>(const SweepRow &, SweepPairs)>;

  QString name;
  Figure figure;  ///< the sort key; nothing if it is undefined
  std::function<QString(const SweepRow &, SweepPairs)> text;
  int side = kAtRight;
};

/// The settings of a sweep as a flat table: their values, what they find and cost. Sorts by any
/// column, undefined figures last. Settings that could not run are rows with a note. Counts are
/// sums over the samples; other figures are means, with intervals if there are several samples. GUI
/// thread; shares the result.
class SweepModel final : public FlatModel<std::size_t> {
  Q_OBJECT

 public:
  enum Column {
    HashColumn,
    SchemeColumn,
    KColumn,
    ThresholdColumn,
    HashesColumn,
    BandsColumn,
    F1Column,
    PrecisionColumn,
    RecallColumn,
    VerifiedRecallColumn,
    SecondsColumn,
    BytesColumn,
    TruePairsColumn,
    CandidatesColumn,
    TruePositivesColumn,
    FalsePositivesColumn,
    FalseNegativesColumn,
    VerifiedTruePositivesColumn,
    VerifiedFalseNegativesColumn,
    VerifiedF1Column,
    CandidateErrorColumn,
    CandidateDeviationColumn,
    CandidateBiasColumn,
    AllErrorColumn,
    AllDeviationColumn,
    AllBiasColumn,
    SignSecondsColumn,
    IndexSecondsColumn,
    QuerySecondsColumn,
    VerifySecondsColumn,
    SignatureBytesColumn,
    IndexBytesColumn,
    NotExaminedColumn,
    NoteColumn,
    ColumnCount
  };

  explicit SweepModel(QObject *parent = nullptr);
  static std::vector<SweepColumn> sweepColumns();  ///< in the order of Column
  void setResult(std::shared_ptr<const SweepResult> result);
  const std::shared_ptr<const SweepResult> &result() const { return m_result; }
  void setFilter(const SweepFilter &filter);
  /// Sets which row pairs the figures count.
  void setPairs(SweepPairs pairs);
  /// Marks the best setting for each question; indices into the rows of result(), ascending.
  void setBest(std::vector<std::size_t> best);
  bool isBest(std::size_t setting) const;
  const SweepFilter &filter() const { return m_filter; }
  /// An index into the rows of result().
  std::size_t settingAt(int row) const { return at(row); }
  SweepHandle handleAt(int row) const { return m_result->handleAt(settingAt(row)); }
  int rowOfSetting(const SweepHandle &setting) const;  ///< -1 if it is not shown. O(rows)
  int sortColumn() const { return m_sortColumn; }

  /// Sorts by a column; -1 restores the order of the grid.
  void sort(int column, Qt::SortOrder order) override;

 private:
  std::vector<std::size_t> ordered() const;

  const std::vector<SweepColumn> m_shown;
  std::shared_ptr<const SweepResult> m_result;
  SweepFilter m_filter;
  SweepPairs m_pairs = SweepPairs::ThatDiffer;
  std::vector<std::size_t> m_best;
  int m_sortColumn = -1;
  Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

}  // namespace shinglescope

#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/tune/sweep/sweep.h"
#include "ui/pages/explore/sweep/sweep_filter.h"

namespace shinglescope {

/// The settings of a sweep as a flat table: what they are, what they find and
/// cost. Sorted by any column, undefined figures last; settings that could not
/// be run are rows like others and say so. Counts are sums over the samples,
/// other figures their means, with intervals where there are several samples.
/// GUI thread; shares the result.
class SweepModel final : public QAbstractTableModel {
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

  explicit SweepModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setResult(std::shared_ptr<const SweepResult> result);
  const std::shared_ptr<const SweepResult> &result() const { return m_result; }
  void setFilter(const SweepFilter &filter);
  /// Which row pairs the figures are of.
  void setPairs(SweepPairs pairs);
  const SweepFilter &filter() const { return m_filter; }
  /// A place in the rows of result().
  std::size_t settingAt(int row) const { return m_order[static_cast<std::size_t>(row)]; }
  SweepHandle handleAt(int row) const { return m_result->handleAt(settingAt(row)); }
  int rowOfSetting(const SweepHandle &setting) const;  ///< -1 where it is not shown. O(rows)
  int sortColumn() const { return m_sortColumn; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// -1 is the grid's own order.
  void sort(int column, Qt::SortOrder order) override;

 private:
  void order();
  const SweepRow &rowAt(int row) const { return m_result->rows[settingAt(row)]; }

  std::shared_ptr<const SweepResult> m_result;
  std::vector<std::size_t> m_order;
  SweepFilter m_filter;
  SweepPairs m_pairs = SweepPairs::ThatDiffer;
  int m_sortColumn = -1;
  Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

/// What a column sorts by; nothing where it is not defined. O(samples).
std::optional<double> sweepFigure(const SweepRow &row, SweepModel::Column column, SweepPairs pairs);
/// As the table writes it. O(samples).
QString sweepCellText(const SweepRow &row, SweepModel::Column column, SweepPairs pairs);

}  // namespace shinglescope

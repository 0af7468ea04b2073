#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/tune/sweep/sweep.h"
#include "ui/base/tables/flat_model.h"
#include "ui/pages/explore/sweep/sweep_filter.h"

namespace shinglescope {

/// What a column of a sweep's table says of a setting. O(samples).
struct SweepColumn {
  using Figure = std::function<std::optional<double>(const SweepRow &, SweepPairs)>;

  QString name;
  Figure figure;  ///< by which it sorts; nothing where it is not defined
  std::function<QString(const SweepRow &, SweepPairs)> text;
  int side = kAtRight;
};

/// The settings of a sweep as a flat table: what they are, what they find and
/// cost. Sorted by any column, undefined figures last; settings that could not
/// be run are rows like others and say so. Counts are sums over the samples,
/// other figures their means, with intervals where there are several samples.
/// GUI thread; shares the result.
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
  static std::vector<SweepColumn> sweepColumns();  ///< by Column
  void setResult(std::shared_ptr<const SweepResult> result);
  const std::shared_ptr<const SweepResult> &result() const { return m_result; }
  void setFilter(const SweepFilter &filter);
  /// Which row pairs the figures are of.
  void setPairs(SweepPairs pairs);
  const SweepFilter &filter() const { return m_filter; }
  /// A place in the rows of result().
  std::size_t settingAt(int row) const { return at(row); }
  SweepHandle handleAt(int row) const { return m_result->handleAt(settingAt(row)); }
  int rowOfSetting(const SweepHandle &setting) const;  ///< -1 where it is not shown. O(rows)
  int sortColumn() const { return m_sortColumn; }

  /// -1 is the grid's own order.
  void sort(int column, Qt::SortOrder order) override;

 private:
  std::vector<std::size_t> ordered() const;

  const std::vector<SweepColumn> m_shown;
  std::shared_ptr<const SweepResult> m_result;
  SweepFilter m_filter;
  SweepPairs m_pairs = SweepPairs::ThatDiffer;
  int m_sortColumn = -1;
  Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

}  // namespace shinglescope

// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/tune/comparison/examined_candidates.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The name of a fate, such as "below the threshold".
QString candidateFateText(CandidateFate fate);

/// Candidates and missed pairs as a flat table: fate, similarity, estimate, shared bands, the two
/// rows, their texts; all or those of one fate. GUI thread; shares the data set.
class CandidateModel final : public FlatModel<ExaminedPair> {
  Q_OBJECT

 public:
  enum Column { FateColumn, SimilarityColumn, EstimateColumn, BandsColumn, RowsColumn, TextColumn };

  explicit CandidateModel(QObject *parent = nullptr) : FlatModel(parent) {
    setPairs(nullptr, {}, 1, {});
  }
  /// `numHashes` is the length of the signatures behind the estimates.
  void setPairs(const std::shared_ptr<const Dataset> &dataset, const std::vector<ColumnId> &columns,
                std::uint32_t numHashes, std::vector<ExaminedPair> pairs);
  /// Shows only these pairs; nothing shows all.
  void setFate(std::optional<CandidateFate> fate);

 private:
  std::vector<ExaminedPair> shown() const;

  std::vector<ExaminedPair> m_all;
  std::optional<CandidateFate> m_fate;
};

}  // namespace shinglescope

#include "ui/pages/explore/sweep/sweep_model.h"

#include <QLocale>
#include <algorithm>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {
namespace {

using Column = SweepModel::Column;

QString dash() { return QStringLiteral("–"); }

template <class Figure>
std::optional<double> sumOf(const SweepRow &row, Figure figure) {
  if (row.outcomes.empty()) return std::nullopt;
  std::uint64_t sum = 0;
  for (const SweepOutcome &outcome : row.outcomes) sum += figure(outcome);
  return static_cast<double>(sum);
}

std::optional<double> meanIfDefined(const Spread &spread) {
  return spread.samples == 0 ? std::nullopt : std::optional(spread.mean);
}

std::optional<double> settingFigure(const SweepSetting &setting, Column column) {
  switch (column) {
    case Column::HashColumn: return static_cast<double>(setting.hash);
    case Column::SchemeColumn: return static_cast<double>(setting.scheme);
    case Column::KColumn: return setting.k;
    case Column::ThresholdColumn: return setting.threshold.toDouble();
    case Column::HashesColumn: return setting.hashes;
    case Column::BandsColumn: return setting.bands;
    case Column::NoteColumn: return setting.canBeAdopted() ? 0 : setting.canRun() ? 1 : 2;
    default: return std::nullopt;
  }
}

std::optional<double> countFigure(const SweepRow &row, Column column, SweepPairs pairs) {
  const auto sum = [&](auto figure) { return sumOf(row, figure); };
  const auto sumOfPairs = [&](auto figure) {
    return sumOf(row, [&](const SweepOutcome &outcome) { return figure(outcome.of(pairs)); });
  };
  using Outcome = SweepOutcome;
  using Of = SweepFigures;
  switch (column) {
    case Column::CandidatesColumn: return sum([](const Outcome &o) { return o.candidates; });
    case Column::NotExaminedColumn: return sum([](const Outcome &o) { return o.pairsNotExamined; });
    case Column::TruePairsColumn: return sumOfPairs([](const Of &o) { return o.truePairs; });
    case Column::TruePositivesColumn:
      return sumOfPairs([](const Of &o) { return o.estimated.truePositives; });
    case Column::FalsePositivesColumn:
      return sumOfPairs([](const Of &o) { return o.estimated.falsePositives; });
    case Column::FalseNegativesColumn:
      return sumOfPairs([](const Of &o) { return o.estimated.falseNegatives; });
    case Column::VerifiedTruePositivesColumn:
      return sumOfPairs([](const Of &o) { return o.verified.truePositives; });
    case Column::VerifiedFalseNegativesColumn:
      return sumOfPairs([](const Of &o) { return o.verified.falseNegatives; });
    default: return std::nullopt;
  }
}

std::optional<double> errorFigure(const SweepRow &row, Column column, SweepPairs pairs) {
  const auto mean = [&](ErrorSummary SweepFigures::*error, double ErrorSummary::*figure) {
    return meanOf(row, [&](const SweepOutcome &outcome) {
      const ErrorSummary &of = outcome.of(pairs).*error;
      return of.pairs > 0 ? std::optional(of.*figure) : std::nullopt;
    });
  };
  using Of = SweepFigures;
  switch (column) {
    case Column::CandidateErrorColumn: return mean(&Of::candidateError, &ErrorSummary::mean);
    case Column::CandidateDeviationColumn:
      return mean(&Of::candidateError, &ErrorSummary::deviation);
    case Column::CandidateBiasColumn: return mean(&Of::candidateError, &ErrorSummary::bias);
    case Column::AllErrorColumn: return mean(&Of::allError, &ErrorSummary::mean);
    case Column::AllDeviationColumn: return mean(&Of::allError, &ErrorSummary::deviation);
    case Column::AllBiasColumn: return mean(&Of::allError, &ErrorSummary::bias);
    case Column::VerifiedF1Column:
      return meanOf(row, [&](const SweepOutcome &o) { return o.of(pairs).verified.f1(); });
    default: return std::nullopt;
  }
}

std::optional<double> costFigure(const SweepRow &row, Column column) {
  const auto mean = [&](auto figure) { return meanOf(row, figure); };
  using Outcome = SweepOutcome;
  switch (column) {
    case Column::SignSecondsColumn: return mean([](const Outcome &o) { return o.signSeconds; });
    case Column::IndexSecondsColumn: return mean([](const Outcome &o) { return o.indexSeconds; });
    case Column::QuerySecondsColumn: return mean([](const Outcome &o) { return o.querySeconds; });
    case Column::VerifySecondsColumn: return mean([](const Outcome &o) { return o.verifySeconds; });
    case Column::SignatureBytesColumn:
      return mean([](const Outcome &o) { return static_cast<double>(o.signatureBytes); });
    case Column::IndexBytesColumn:
      return mean([](const Outcome &o) { return static_cast<double>(o.indexBytes); });
    default: return std::nullopt;
  }
}

/// The figures that have an interval where there are several samples.
std::optional<Spread> spreadFigure(const SweepRow &row, Column column, SweepPairs pairs) {
  switch (column) {
    case Column::F1Column: return row.f1(pairs);
    case Column::PrecisionColumn: return row.precision(pairs);
    case Column::RecallColumn: return row.recall(pairs);
    case Column::VerifiedRecallColumn: return row.verifiedRecall(pairs);
    case Column::SecondsColumn: return row.seconds();
    case Column::BytesColumn: return row.bytes();
    default: return std::nullopt;
  }
}

enum class Kind { Setting, Share, Error, Count, Seconds, Bytes };

Kind kindOf(Column column) {
  switch (column) {
    case Column::F1Column:
    case Column::PrecisionColumn:
    case Column::RecallColumn:
    case Column::VerifiedRecallColumn:
    case Column::VerifiedF1Column: return Kind::Share;
    case Column::CandidateErrorColumn:
    case Column::CandidateDeviationColumn:
    case Column::CandidateBiasColumn:
    case Column::AllErrorColumn:
    case Column::AllDeviationColumn:
    case Column::AllBiasColumn: return Kind::Error;
    case Column::SecondsColumn:
    case Column::SignSecondsColumn:
    case Column::IndexSecondsColumn:
    case Column::QuerySecondsColumn:
    case Column::VerifySecondsColumn: return Kind::Seconds;
    case Column::BytesColumn:
    case Column::SignatureBytesColumn:
    case Column::IndexBytesColumn: return Kind::Bytes;
    case Column::TruePairsColumn:
    case Column::CandidatesColumn:
    case Column::TruePositivesColumn:
    case Column::FalsePositivesColumn:
    case Column::FalseNegativesColumn:
    case Column::VerifiedTruePositivesColumn:
    case Column::VerifiedFalseNegativesColumn:
    case Column::NotExaminedColumn: return Kind::Count;
    default: return Kind::Setting;
  }
}

QString valueText(Kind kind, double value) {
  switch (kind) {
    case Kind::Share: return QLocale().toString(value, 'f', 3);
    case Kind::Error: return QLocale().toString(value, 'f', 4);
    case Kind::Count: return countText(static_cast<std::uint64_t>(value));
    case Kind::Seconds: return costValueText(SweepCost::Seconds, value);
    case Kind::Bytes: return costValueText(SweepCost::Bytes, value);
    case Kind::Setting: break;
  }
  return {};
}

int sweepAlignment(Column column) {
  const bool isText = column == Column::HashColumn || column == Column::SchemeColumn ||
                      column == Column::NoteColumn;
  return static_cast<int>((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

QString settingCell(const SweepSetting &setting, Column column) {
  switch (column) {
    case Column::HashColumn: return hashText(setting.hash);
    case Column::SchemeColumn: return schemeText(setting.scheme);
    case Column::KColumn: return QString::number(setting.k);
    case Column::ThresholdColumn: return similarityText(setting.threshold.toDouble());
    case Column::HashesColumn: return QString::number(setting.hashes);
    case Column::BandsColumn: return planText(setting.plan());
    case Column::NoteColumn: return settingNote(setting);
    default: return {};
  }
}

}  // namespace

std::optional<double> sweepFigure(const SweepRow &row, Column column, SweepPairs pairs) {
  if (const auto of = settingFigure(row.setting, column)) return of;
  if (const auto spread = spreadFigure(row, column, pairs)) return meanIfDefined(*spread);
  if (const auto count = countFigure(row, column, pairs)) return count;
  if (const auto error = errorFigure(row, column, pairs)) return error;
  return costFigure(row, column);
}

QString sweepCellText(const SweepRow &row, Column column, SweepPairs pairs) {
  const Kind kind = kindOf(column);
  if (kind == Kind::Setting) return settingCell(row.setting, column);
  if (!row.setting.canRun() && column == Column::F1Column) return SweepModel::tr("cannot run");
  if (const auto spread = spreadFigure(row, column, pairs)) {
    if (spread->samples == 0) return dash();
    const QString mean = valueText(kind, spread->mean);
    if (spread->samples < 2 || spread->low == spread->high) return mean;
    return SweepModel::tr("%1 (%2 to %3)")
        .arg(mean, valueText(kind, spread->low), valueText(kind, spread->high));
  }
  const auto figure = sweepFigure(row, column, pairs);
  return figure ? valueText(kind, *figure) : dash();
}

void SweepModel::setResult(std::shared_ptr<const SweepResult> result) {
  beginResetModel();
  m_result = std::move(result);
  order();
  endResetModel();
}

void SweepModel::setFilter(const SweepFilter &filter) {
  if (filter == m_filter) return;
  beginResetModel();
  m_filter = filter;
  order();
  endResetModel();
}

void SweepModel::setPairs(SweepPairs pairs) {
  if (pairs == m_pairs) return;
  beginResetModel();
  m_pairs = pairs;
  order();
  endResetModel();
}

void SweepModel::sort(int column, Qt::SortOrder order) {
  beginResetModel();
  m_sortColumn = column;
  m_sortOrder = order;
  this->order();
  endResetModel();
}

void SweepModel::order() {
  m_order.clear();
  if (m_result == nullptr) return;
  for (std::size_t i = 0; i < m_result->rows.size(); ++i)
    if (m_filter.accepts(m_result->rows[i].setting)) m_order.push_back(i);
  if (m_sortColumn < 0) return;
  std::vector<std::pair<std::optional<double>, std::size_t>> keys;
  keys.reserve(m_order.size());
  for (const std::size_t setting : m_order)
    keys.emplace_back(
        sweepFigure(m_result->rows[setting], static_cast<Column>(m_sortColumn), m_pairs), setting);
  const bool isDescending = m_sortOrder == Qt::DescendingOrder;
  std::ranges::stable_sort(keys, [isDescending](const auto &a, const auto &b) {
    if (!a.first || !b.first) return a.first && !b.first;  // what is not defined stands last
    return isDescending ? *a.first > *b.first : *a.first < *b.first;
  });
  std::ranges::transform(keys, m_order.begin(), [](const auto &key) { return key.second; });
}

int SweepModel::rowOfSetting(const SweepHandle &setting) const {
  if (m_result == nullptr || !isOf(setting, m_result->generation)) return -1;
  const auto found = std::ranges::find(m_order, std::size_t{setting.index});
  return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

int SweepModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int SweepModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant SweepModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const SweepRow &row = rowAt(index.row());
  const auto column = static_cast<Column>(index.column());
  switch (role) {
    case Qt::DisplayRole: return sweepCellText(row, column, m_pairs);
    case Qt::ToolTipRole: {
      const QString note = settingNote(row.setting);
      return note.isEmpty() ? QVariant() : note;
    }
    case Qt::AccessibleTextRole:
      return tr("%1: %2").arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                              sweepCellText(row, column, m_pairs));
    case Qt::TextAlignmentRole: return sweepAlignment(column);
    default: return {};
  }
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole && section == CandidatesColumn)
    return tr(
        "Pairs of distinct texts that share a band and are compared; the columns beside "
        "count row pairs");
  if (role == Qt::TextAlignmentRole) return sweepAlignment(static_cast<Column>(section));
  if (role != Qt::DisplayRole || section < 0 || section >= ColumnCount) return {};
  const std::array<QString, ColumnCount> names = {tr("Hash"),
                                                  tr("Permutations"),
                                                  tr("k"),
                                                  tr("Threshold"),
                                                  tr("Hashes"),
                                                  tr("Bands × rows"),
                                                  tr("F1"),
                                                  tr("Precision"),
                                                  tr("Recall"),
                                                  tr("Verified recall"),
                                                  tr("Time"),
                                                  tr("Memory"),
                                                  tr("True pairs"),
                                                  tr("Candidates"),
                                                  tr("TP"),
                                                  tr("FP"),
                                                  tr("FN"),
                                                  tr("Verified TP"),
                                                  tr("Verified FN"),
                                                  tr("Verified F1"),
                                                  tr("Error, candidates"),
                                                  tr("± candidates"),
                                                  tr("Bias, candidates"),
                                                  tr("Error, all pairs"),
                                                  tr("± all pairs"),
                                                  tr("Bias, all pairs"),
                                                  tr("Signing"),
                                                  tr("Indexing"),
                                                  tr("Estimating"),
                                                  tr("Verifying"),
                                                  tr("Signatures"),
                                                  tr("Index"),
                                                  tr("Not examined"),
                                                  tr("Note")};
  return names[static_cast<std::size_t>(section)];
}

}  // namespace shinglescope

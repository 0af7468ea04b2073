// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_model.h"

#include <QLocale>
#include <algorithm>

#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {
namespace {

using Setting = SweepSetting;
using Outcome = SweepOutcome;
using ValueText = QString (*)(double);

QString shareCell(double value) { return QLocale().toString(value, 'f', 3); }
QString countCell(double value) { return countText(static_cast<std::uint64_t>(value)); }
QString secondsCell(double value) { return costValueText(SweepCost::Seconds, value); }
QString bytesCell(double value) { return costValueText(SweepCost::Bytes, value); }
/// Sorts settings that can be adopted first, then those that can run.
double noteFigure(const Setting &of) { return of.canBeAdopted() ? 0 : of.canRun() ? 1 : 2; }

QString dash() { return QStringLiteral("–"); }

/// A column for a value of the setting; `figure` may be a member.
template <class Figure>
SweepColumn ofSetting(const QString &name, Figure figure, QString (*text)(const Setting &),
                      int side = kAtRight) {
  const auto key = [figure](const SweepRow &row, SweepPairs) {
    return std::optional(static_cast<double>(std::invoke(figure, row.setting)));
  };
  return {name, key, [text](const SweepRow &row, SweepPairs) { return text(row.setting); }, side};
}

SweepColumn ofFigure(const QString &name, ValueText valueText, const SweepColumn::Figure &figure) {
  const auto text = [valueText, figure](const SweepRow &row, SweepPairs pairs) {
    const auto value = figure(row, pairs);
    return value ? valueText(*value) : dash();
  };
  return {name, figure, text};
}

/// A column for the sum of a count over the outcomes.
template <class Count>
SweepColumn ofSum(const QString &name, Count count) {
  return ofFigure(name, countCell, [count](const SweepRow &row, SweepPairs pairs) {
    std::uint64_t sum = 0;
    for (const Outcome &outcome : row.outcomes) sum += count(outcome, pairs);
    return row.outcomes.empty() ? std::nullopt : std::optional(static_cast<double>(sum));
  });
}

/// A column for the sum of a count of pairs over the outcomes.
SweepColumn ofMatches(const QString &name, MatchCounts SweepFigures::*counts,
                      std::uint64_t MatchCounts::*count) {
  return ofSum(name, [counts, count](const Outcome &outcome, SweepPairs pairs) {
    return outcome.of(pairs).*counts.*count;
  });
}

/// A column for the mean of a figure over the outcomes that have it.
template <class Value>
SweepColumn ofMean(const QString &name, ValueText valueText, Value value) {
  return ofFigure(name, valueText, [value](const SweepRow &row, SweepPairs pairs) {
    return meanOf(row, [&](const Outcome &outcome) { return value(outcome, pairs); });
  });
}

template <class Cost>
SweepColumn ofCost(const QString &name, ValueText valueText, Cost Outcome::*cost) {
  return ofMean(name, valueText, [cost](const Outcome &outcome, SweepPairs) {
    return static_cast<double>(outcome.*cost);
  });
}

SweepColumn ofError(const QString &name, ErrorSummary SweepFigures::*error,
                    double ErrorSummary::*figure) {
  return ofMean(name, fineText, [error, figure](const Outcome &outcome, SweepPairs pairs) {
    const ErrorSummary &of = outcome.of(pairs).*error;
    return of.pairs > 0 ? std::optional(of.*figure) : std::nullopt;
  });
}

/// A column for a figure with an interval if there are several samples. Shows `none` if the
/// setting cannot run.
template <class Of>
SweepColumn ofSpread(const QString &name, ValueText valueText, Of spreadOf,
                     const QString &none = dash()) {
  const auto figure = [spreadOf](const SweepRow &row, SweepPairs pairs) {
    const ConfidenceInterval spread = std::invoke(spreadOf, row, pairs);
    return spread.samples == 0 ? std::nullopt : std::optional(spread.mean);
  };
  const auto text = [=](const SweepRow &row, SweepPairs pairs) {
    if (!row.setting.canRun()) return none;
    const ConfidenceInterval spread = std::invoke(spreadOf, row, pairs);
    if (spread.samples == 0) return dash();
    const QString mean = valueText(spread.mean);
    if (spread.samples < 2 || spread.low == spread.high) return mean;
    return SweepModel::tr("%1 (%2 to %3)").arg(mean, valueText(spread.low), valueText(spread.high));
  };
  return {name, figure, text};
}

}  // namespace

SweepModel::SweepModel(QObject *parent) : FlatModel(parent), m_shown(sweepColumns()) {
  const auto noteTip = [this](std::size_t place) {
    const QString note = rowNote(m_result->rows[place]);
    return note.isEmpty() ? QVariant() : note;
  };
  Columns columns;
  for (const SweepColumn &column : m_shown) {
    const auto text = [this, text = column.text](std::size_t place) {
      return text(m_result->rows[place], m_pairs);
    };
    const auto named = [name = column.name, text](std::size_t place) {
      return tr("%1: %2").arg(name, text(place));
    };
    columns.push_back({.header = column.name,
                       .text = text,
                       .side = column.side,
                       .headerSide = column.side,
                       .roles = {{Qt::AccessibleTextRole, named}}});
  }
  columns[CandidatesColumn].headerTip =
      tr("Pairs of distinct texts that share a band and are compared; the other columns count row "
         "pairs");
  const auto note = [this](std::size_t place) {
    const QString text = rowNote(m_result->rows[place]);
    if (!isBest(place)) return text;
    return text.isEmpty() ? tr("best") : tr("best; %1").arg(text);
  };
  columns[NoteColumn].text = note;
  columns[NoteColumn].roles = {{Qt::AccessibleTextRole, note}};
  setColumns(std::move(columns), {{Qt::ToolTipRole, noteTip}});
}

std::vector<SweepColumn> SweepModel::sweepColumns() {
  using Of = SweepFigures;
  using Counts = MatchCounts;
  return {
      ofSetting(
          tr("Hash"), &Setting::hash, [](const Setting &of) { return hashText(of.hash); }, kAtLeft),
      ofSetting(
          tr("Permutations"), &Setting::scheme,
          [](const Setting &of) { return schemeText(of.scheme); }, kAtLeft),
      ofSetting(tr("k"), &Setting::k, [](const Setting &of) { return QString::number(of.k); }),
      ofSetting(
          tr("Threshold"), [](const Setting &of) { return of.threshold.toDouble(); },
          [](const Setting &of) { return similarityText(of.threshold.toDouble()); }),
      ofSetting(tr("Hashes"), &Setting::numHashes,
                [](const Setting &of) { return QString::number(of.numHashes); }),
      ofSetting(tr("Bands × rows"), &Setting::bands,
                [](const Setting &of) { return planText(of.plan()); }),
      ofSpread(tr("F1"), shareCell, &SweepRow::f1, tr("cannot run")),
      ofSpread(tr("Precision"), shareCell, &SweepRow::precision),
      ofSpread(tr("Recall"), shareCell, &SweepRow::recall),
      ofSpread(tr("Verified recall"), shareCell, &SweepRow::verifiedRecall),
      ofSpread(tr("Time"), secondsCell,
               [](const SweepRow &row, SweepPairs) { return row.seconds(); }),
      ofSpread(tr("Memory"), bytesCell,
               [](const SweepRow &row, SweepPairs) { return row.bytes(); }),
      ofSum(tr("True pairs"),
            [](const Outcome &of, SweepPairs pairs) { return of.of(pairs).truePairs; }),
      ofSum(tr("Candidates"), [](const Outcome &of, SweepPairs) { return of.candidates; }),
      ofMatches(tr("TP"), &Of::estimated, &Counts::truePositives),
      ofMatches(tr("FP"), &Of::estimated, &Counts::falsePositives),
      ofMatches(tr("FN"), &Of::estimated, &Counts::falseNegatives),
      ofMatches(tr("Verified TP"), &Of::verified, &Counts::truePositives),
      ofMatches(tr("Verified FN"), &Of::verified, &Counts::falseNegatives),
      ofMean(tr("Verified F1"), shareCell,
             [](const Outcome &of, SweepPairs pairs) { return of.of(pairs).verified.f1(); }),
      ofError(tr("Error, candidates"), &Of::candidateError, &ErrorSummary::mean),
      ofError(tr("± candidates"), &Of::candidateError, &ErrorSummary::deviation),
      ofError(tr("Bias, candidates"), &Of::candidateError, &ErrorSummary::bias),
      ofError(tr("Error, all pairs"), &Of::allError, &ErrorSummary::mean),
      ofError(tr("± all pairs"), &Of::allError, &ErrorSummary::deviation),
      ofError(tr("Bias, all pairs"), &Of::allError, &ErrorSummary::bias),
      ofCost(tr("Signing"), secondsCell, &Outcome::signSeconds),
      ofCost(tr("Indexing"), secondsCell, &Outcome::indexSeconds),
      ofCost(tr("Estimating"), secondsCell, &Outcome::querySeconds),
      ofCost(tr("Verifying"), secondsCell, &Outcome::verifySeconds),
      ofCost(tr("Signatures"), bytesCell, &Outcome::signatureBytes),
      ofCost(tr("Index"), bytesCell, &Outcome::indexBytes),
      ofSum(tr("Not examined"), [](const Outcome &of, SweepPairs) { return of.pairsNotExamined; }),
      {tr("Note"),
       [](const SweepRow &row, SweepPairs) { return std::optional(noteFigure(row.setting)); },
       [](const SweepRow &row, SweepPairs) { return rowNote(row); }, kAtLeft}};
}

void SweepModel::setBest(std::vector<std::size_t> best) {
  if (best == m_best) return;
  m_best = std::move(best);
  changeAll();
}

bool SweepModel::isBest(std::size_t setting) const {
  return std::ranges::binary_search(m_best, setting);
}

void SweepModel::setResult(std::shared_ptr<const SweepResult> result) {
  beginResetModel();
  m_result = std::move(result);
  m_best.clear();
  takeRows(ordered());
  endResetModel();
}

void SweepModel::setFilter(const SweepFilter &filter) {
  if (filter == m_filter) return;
  m_filter = filter;
  reset(ordered());
}

void SweepModel::setPairs(SweepPairs pairs) {
  if (pairs == m_pairs) return;
  m_pairs = pairs;
  reset(ordered());
}

void SweepModel::sort(int column, Qt::SortOrder order) {
  m_sortColumn = column;
  m_sortOrder = order;
  reset(ordered());
}

std::vector<std::size_t> SweepModel::ordered() const {
  std::vector<std::size_t> order;
  if (m_result == nullptr) return order;
  for (std::size_t i = 0; i < m_result->rows.size(); ++i)
    if (m_filter.accepts(m_result->rows[i].setting)) order.push_back(i);
  if (m_sortColumn < 0) return order;
  const SweepColumn &column = m_shown[static_cast<std::size_t>(m_sortColumn)];
  std::vector<std::pair<std::optional<double>, std::size_t>> keys;
  keys.reserve(order.size());
  for (const std::size_t setting : order)
    keys.emplace_back(column.figure(m_result->rows[setting], m_pairs), setting);
  const bool isDescending = m_sortOrder == Qt::DescendingOrder;
  std::ranges::stable_sort(keys, [isDescending](const auto &a, const auto &b) {
    if (!a.first || !b.first) return a.first && !b.first;  // undefined figures come last
    return isDescending ? *a.first > *b.first : *a.first < *b.first;
  });
  std::ranges::transform(keys, order.begin(), [](const auto &key) { return key.second; });
  return order;
}

int SweepModel::rowOfSetting(const SweepHandle &setting) const {
  if (m_result == nullptr || !isOf(setting, m_result->generation)) return -1;
  const auto found = std::ranges::find(all(), std::size_t{setting.index});
  return found == all().end() ? -1 : static_cast<int>(found - all().begin());
}

}  // namespace shinglescope

// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"
#include "core/tune/sweep/sweep.h"

/// The figures of a sweep, computed from the definitions by a loop over all pairs of rows.
namespace shinglescope::test {

/// All figures of one setting, by definition.
struct Plain {
  MatchCounts estimated;
  MatchCounts verified;
  std::uint64_t candidates = 0;      ///< row pairs that share a band
  std::uint64_t textCandidates = 0;  ///< of these, one for each pair of different texts
  std::uint64_t identical = 0;
  std::vector<double> candidateErrors;
  std::vector<double> allErrors;
};

struct PlainRow {
  std::string text;
  std::vector<std::uint64_t> shingles;  ///< sorted, each once
  std::vector<std::uint32_t> signature;
};

inline std::vector<PlainRow> plainRows(const Dataset &dataset, const Recipe &recipe,
                                       const SweepSetting &setting) {
  auto preparer = TextPreparer::create(recipe.preparation);
  ShingleOptions options = recipe.shingle;
  options.k = setting.k;
  options.hash = setting.hash;
  Shingler shingler(options);
  const auto hasher = MinHasher::create({setting.scheme, setting.numHashes, recipe.signature.seed});
  std::vector<PlainRow> rows(dataset.rowCount());
  for (std::uint32_t row = 0; row < rows.size(); ++row) {
    const std::string text = std::string(dataset.cell({row}, *dataset.findColumn("Title"))) + " " +
                             std::string(dataset.cell({row}, *dataset.findColumn("Description")));
    const std::string prepared(preparer->prepare(text));
    rows[row].text = prepared;
    std::set<std::uint64_t> shingles;
    for (const ShingleSpan &span : shingler.shingleSpans(prepared)) shingles.insert(span.hash);
    rows[row].shingles.assign(shingles.begin(), shingles.end());
    rows[row].signature.resize(setting.numHashes);
    hasher->sign(shingler.shingleHashes(prepared), rows[row].signature);
  }
  return rows;
}

inline bool sharesABand(const PlainRow &a, const PlainRow &b, const SweepSetting &setting) {
  const std::uint32_t height = setting.numHashes / setting.bands;
  for (std::uint32_t band = 0; band < setting.bands; ++band) {
    bool isEqual = true;
    for (std::uint32_t i = band * height; i < (band + 1) * height; ++i)
      isEqual = isEqual && a.signature[i] == b.signature[i];
    if (isEqual) return true;
  }
  return false;
}

inline std::uint64_t countShared(const std::vector<std::uint64_t> &a,
                                 const std::vector<std::uint64_t> &b) {
  std::vector<std::uint64_t> shared;
  std::ranges::set_intersection(a, b, std::back_inserter(shared));
  return shared.size();
}

/// What a list says about two rows.
enum class Label { None, Match, Other };

inline Label labelOf(const LabelledPairs &known, std::size_t i, std::size_t j) {
  for (const KnownPair &pair : known.pairs)
    if (std::minmax<std::size_t>(pair.a.value, pair.b.value) == std::minmax(i, j))
      return pair.isMatch ? Label::Match : Label::Other;
  return known.kind == TruthKind::Complete ? Label::Other : Label::None;
}

inline Plain computePlainly(const std::vector<PlainRow> &rows, const SweepSetting &setting,
                            SweepPairs pairs, const LabelledPairs *known = nullptr) {
  Plain plain;
  std::set<std::pair<std::string, std::string>> texts;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = i + 1; j < rows.size(); ++j) {
      const bool isIdentical = rows[i].text == rows[j].text;
      const Label label = known != nullptr ? labelOf(*known, i, j) : Label::None;
      if (rows[i].shingles.empty() || rows[j].shingles.empty()) {
        if (label != Label::Match || (isIdentical && pairs == SweepPairs::ThatDiffer)) continue;
        ++plain.estimated.falseNegatives;
        ++plain.verified.falseNegatives;
        continue;
      }
      plain.identical += isIdentical ? 1U : 0U;
      if (isIdentical && pairs == SweepPairs::ThatDiffer) continue;
      const std::uint64_t shared = countShared(rows[i].shingles, rows[j].shingles);
      const std::uint64_t all = rows[i].shingles.size() + rows[j].shingles.size() - shared;
      std::uint64_t equal = 0;
      for (std::uint32_t at = 0; at < setting.numHashes; ++at)
        equal += rows[i].signature[at] == rows[j].signature[at] ? 1U : 0U;
      const auto reaches = [&](std::uint64_t part, std::uint64_t whole) {
        return part * setting.threshold.denominator >= setting.threshold.numerator * whole;
      };
      const double error =
          static_cast<double>(equal) / setting.numHashes - double(shared) / double(all);
      plain.allErrors.push_back(error);
      const bool isCandidate = sharesABand(rows[i], rows[j], setting);
      plain.candidates += isCandidate ? 1U : 0U;
      if (isCandidate && !isIdentical) texts.insert(std::minmax(rows[i].text, rows[j].text));
      if (isCandidate) plain.candidateErrors.push_back(error);
      if (known != nullptr && label == Label::None) continue;
      const bool isTrue = known != nullptr ? label == Label::Match : reaches(shared, all);
      const bool isVerified = isCandidate && reaches(shared, all);
      const bool isFound = isCandidate && reaches(equal, setting.numHashes);
      plain.estimated.truePositives += isFound && isTrue ? 1U : 0U;
      plain.estimated.falsePositives += isFound && !isTrue ? 1U : 0U;
      plain.estimated.falseNegatives += !isFound && isTrue ? 1U : 0U;
      plain.verified.truePositives += isVerified && isTrue ? 1U : 0U;
      plain.verified.falsePositives += isVerified && !isTrue ? 1U : 0U;
      plain.verified.falseNegatives += !isVerified && isTrue ? 1U : 0U;
    }
  }
  plain.textCandidates = texts.size();
  return plain;
}

inline SweepGrid smallGrid() {
  SweepGrid grid;
  grid.hash = {HashFunction::Xxh3, HashFunction::Sha1};
  grid.permutations = {PermutationScheme::Affine, PermutationScheme::OnePermutation};
  grid.numHashes = {50, 64};
  grid.bands = {10, 20, 32};
  grid.k = {2, 3};
  grid.thresholds = {{3, 10}, {8, 10}};
  grid.rows = 5000;
  return grid;
}

}  // namespace shinglescope::test

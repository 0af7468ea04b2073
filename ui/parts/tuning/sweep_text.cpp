// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/sweep_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "core/tune/recall/measured_recall.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/base/text/plural.h"
#include "ui/parts/tuning/sweep_run.h"

namespace shinglescope {
namespace {

struct SweepText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::SweepText)
};

}  // namespace

QString hashText(HashFunction hash) {
  switch (hash) {
    case HashFunction::Fast: return SweepText::tr("fast");
    case HashFunction::Xxh3: return QStringLiteral("XXH3");
    case HashFunction::Xxh32: return QStringLiteral("XXH32");
    case HashFunction::Murmur3: return QStringLiteral("Murmur3");
    case HashFunction::FarmHash: return QStringLiteral("FarmHash");
    case HashFunction::Sha1: return QStringLiteral("SHA-1");
  }
  return {};
}

QString schemeText(PermutationScheme scheme) {
  switch (scheme) {
    case PermutationScheme::Affine: return SweepText::tr("affine");
    case PermutationScheme::Xor: return SweepText::tr("XOR masks");
    case PermutationScheme::Rehash: return SweepText::tr("hashed again");
    case PermutationScheme::Salted: return SweepText::tr("salted SHA-1");
    case PermutationScheme::OnePermutation: return SweepText::tr("one permutation");
  }
  return {};
}

QString settingsText(std::uint64_t count) {
  return SweepText::tr("%1 settings", nullptr, pluralOf(count)).arg(countText(count));
}

QString resultText(const SweepResult &result) {
  const bool hasPartners =
      result.grid.drawn == RowsDrawn::WithPartner && result.sampleRows < result.dataRows;
  QString text = (hasPartners ? SweepText::tr("%1, %2 rows with a partner first, %3")
                              : SweepText::tr("%1, %2 rows, %3"))
                     .arg(settingsText(result.rows.size()), countText(result.sampleRows),
                          durationText(result.elapsedSeconds));
  if (result.grid.samples > 1)
    text += SweepText::tr(", %1 samples").arg(countText(result.samplesDone));
  if (result.known != nullptr) {
    const auto known =
        SweepText::tr("%1 known pairs", nullptr, pluralOf(result.known->pairs.size()))
            .arg(countText(result.known->pairs.size()));
    text += QStringLiteral(", ") + (result.known->kind == TruthKind::Chosen
                                        ? SweepText::tr("%1 (a biased choice)").arg(known)
                                        : known);
  }
  if (result.isPartial)
    text += SweepText::tr("; cancelled, %1 done").arg(countText(settingsDone(result)));
  return text;
}

QString fewTrialsText(const SweepResult &result) {
  const auto few = static_cast<int>(std::ranges::count_if(result.rows, wasDroppedByFewPairs));
  if (few == 0) return {};
  return SweepText::tr(
             "%Ln settings were left out by a sample with fewer than %1 true pairs; the "
             "best one may be among them. Draw rows with a partner first, or try the "
             "whole grid.",
             nullptr, few)
      .arg(kFewTruePairs);
}

QString fewPairsText(const SweepResult &result, SweepPairs pairs) {
  const auto few = static_cast<int>(std::ranges::count_if(
      result.rows, [pairs](const SweepRow &row) { return restsOnFewPairs(row, pairs); }));
  if (few == 0) return {};
  if (result.known != nullptr)
    return SweepText::tr("The sample has fewer than %1 known matches whose texts differ.")
        .arg(kFewTruePairs);
  if (result.sampleRows == result.dataRows)
    return SweepText::tr("%Ln settings rest on fewer than %1 true pairs: use lower thresholds.",
                         nullptr, few)
        .arg(kFewTruePairs);
  if (result.grid.drawn == RowsDrawn::Any)
    return SweepText::tr(
               "%Ln settings rest on fewer than %1 true pairs: draw rows with a partner first, or "
               "use more rows or lower thresholds.",
               nullptr, few)
        .arg(kFewTruePairs);
  return SweepText::tr(
             "%Ln settings rest on fewer than %1 true pairs: use more rows or lower thresholds.",
             nullptr, few)
      .arg(kFewTruePairs);
}

QString settingText(const SweepSetting &setting) {
  QString hash = hashText(setting.hash);
  if (setting.scheme != PermutationScheme::Affine)
    hash += QStringLiteral(", ") + schemeText(setting.scheme);
  return SweepText::tr("%1, %2, %3 hashes, %4, at %5")
      .arg(hash, shinglesText(setting))
      .arg(setting.numHashes)
      .arg(planText(setting.plan()), similarityText(setting.threshold.toDouble()));
}

QString shinglesText(const SweepSetting &setting) {
  const int k = static_cast<int>(setting.k);
  return setting.unit == ShingleUnit::Word ? SweepText::tr("%Ln words", nullptr, k)
                                           : SweepText::tr("%Ln characters", nullptr, k);
}

QString settingNote(const SweepSetting &setting) {
  if (!setting.canRun())
    return SweepText::tr("This setting cannot run: it has more bands than hashes.");
  if (setting.canBeAdopted()) return {};
  return SweepText::
      tr("This setting cannot be adopted: the bands do not divide the hashes and leave %1 unused.")
          .arg(setting.unusedHashes());
}

QString rowNote(const SweepRow &row) {
  if (row.dropped)
    return SweepText::tr("Left out after a sample of %1 rows; F1 was %2 there.")
        .arg(countText(row.dropped->rows), shareText(row.dropped->f1));
  const QString note = settingNote(row.setting);
  if (!row.setting.isByZone) return note;
  const QString zone = SweepText::tr("The zone below the threshold chose the bands.");
  return note.isEmpty() ? zone : note + u' ' + zone;
}

QString gridText(const SweepGrid &grid) {
  if (const auto valid = validateGrid(grid); !valid) return errorText(valid.error());
  std::uint64_t stuck = 0;
  std::uint64_t leftOver = 0;
  for (const std::uint32_t numHashes : grid.numHashes) {
    for (const std::uint32_t bands : grid.bands) {
      const SweepSetting setting{.numHashes = numHashes, .bands = bands};
      stuck += setting.canRun() ? 0 : 1;
      leftOver += setting.canRun() && setting.unusedHashes() > 0 ? 1 : 0;
    }
  }
  const std::uint64_t all = grid.settingCount();
  const std::uint64_t each =
      all / (std::uint64_t{grid.numHashes.size()} * (grid.bands.size() + (grid.zone ? 1 : 0)));
  QString text = settingsText(all) + u'.';
  if (stuck > 0)
    text +=
        u' ' + SweepText::tr("%1 cannot run: more bands than hashes.").arg(countText(stuck * each));
  if (leftOver > 0)
    text += u' ' + SweepText::tr("%1 leave hashes unused, since the bands do not divide them.")
                       .arg(countText(leftOver * each));
  return text;
}

QString qualityText(SweepQuality quality) {
  switch (quality) {
    case SweepQuality::Precision: return SweepText::tr("precision");
    case SweepQuality::Recall: return SweepText::tr("recall");
    case SweepQuality::F1: return SweepText::tr("F1");
    case SweepQuality::VerifiedRecall: return SweepText::tr("verified recall");
  }
  return {};
}

QString costText(SweepCost cost) {
  return cost == SweepCost::Seconds ? SweepText::tr("time") : SweepText::tr("memory");
}

QString pairsText(SweepPairs pairs) {
  return pairs == SweepPairs::ThatDiffer ? SweepText::tr("pairs that differ")
                                         : SweepText::tr("with identical rows");
}

QString costValueText(SweepCost cost, double value) {
  if (cost == SweepCost::Bytes) return memoryText(static_cast<std::uint64_t>(std::max(value, 0.0)));
  const QLocale locale;
  if (value < 0.0995) return SweepText::tr("%1 ms").arg(locale.toString(value * 1000, 'g', 2));
  if (value < 9.95) return SweepText::tr("%1 s").arg(locale.toString(value, 'g', 2));
  return SweepText::tr("%1 s").arg(locale.toString(value, 'f', 0));
}

QString shareText(const std::optional<double> &share) {
  return share ? QLocale().toString(*share, 'f', 3) : QStringLiteral("–");
}

Recipe adoptedRecipe(Recipe recipe, const SweepSetting &setting) {
  recipe.shingle.hash = setting.hash;
  recipe.shingle.k = setting.k;
  recipe.shingle.unit = setting.unit;
  if (setting.unit != ShingleUnit::Word) {  // these are for words
    recipe.shingle.minDocumentFrequency = 0;
    recipe.shingle.wordSeparator.clear();
  }
  recipe.signature.scheme = setting.scheme;
  recipe.signature.numHashes = setting.numHashes;
  recipe.bands = setting.bands;
  recipe.threshold = setting.threshold;
  if (recipe.floor && *recipe.floor > setting.threshold) recipe.floor.reset();
  return recipe;
}

}  // namespace shinglescope

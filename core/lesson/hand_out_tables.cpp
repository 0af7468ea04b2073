// SPDX-License-Identifier: MIT
#include "core/lesson/hand_out_tables.h"

#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

using Cells = std::vector<HandOutCell>;

HandOutColumn figures(Sentence heading) { return {std::move(heading), false, false}; }
HandOutColumn words(Sentence heading) { return {std::move(heading), false, true}; }
HandOutColumn label(Sentence heading, bool isWords = true) {
  return {std::move(heading), true, isWords};
}

Sentence counted(std::uint64_t number) { return plainSentence(SentenceValue::count(number)); }
Sentence share(double number) { return plainSentence(SentenceValue::decimal(number)); }

/// The similarity of a pair as a fraction; 0/0 is undefined.
Sentence jaccardOf(const LessonPair &pair) {
  if (pair.all == 0) return plainSentence("–");
  return {SentenceId::ShareIs,
          {fraction(pair.shared, pair.all), SentenceValue::decimal(pair.jaccard())}};
}

HandOutCell given(Sentence text) { return {std::move(text), false}; }
HandOutCell answer(Sentence text, bool isBlank) {
  return {isBlank ? Sentence() : std::move(text), true};
}

Sentence yesOrNo(bool isTrue) { return {isTrue ? SentenceId::Yes : SentenceId::No}; }

Sentence pairOf(const LessonTables &tables, const LessonPair &pair) {
  return plainSentence(
      SentenceValue::names({tables.documents[pair.a].name, tables.documents[pair.b].name}));
}

void addDocuments(const LessonTables &tables, HandOutTable &table) {
  for (const LessonDocument &document : tables.documents)
    table.columns.push_back(figures(plainSentence(document.name)));
}

void addHashes(const LessonTables &tables, HandOutTable &table) {
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash)
    table.columns.push_back(figures(plainSentence(hashName(hash))));
}

/// A shingle, with a visible sign for the spaces at its ends.
std::string labelOnPaper(std::string label) {
  if (label.ends_with(' ')) label.replace(label.size() - 1, 1, "␣");
  if (label.starts_with(' ')) label.replace(0, 1, "␣");
  return label;
}

Cells rowLabels(const LessonTables &tables, std::size_t row) {
  return {given(plainSentence(rowNumber(tables, row))),
          given(plainSentence(labelOnPaper(tables.rows[row].label)))};
}

HandOutTable tableOfRows(SentenceId caption) {
  return {{caption}, {label({SentenceId::HeadRow}, false), label({SentenceId::HeadShingle})}};
}

Sentence numberOf(const std::optional<ModularPermutation> &function,
                  std::uint32_t ModularPermutation::*part) {
  return plainSentence(function ? std::to_string((*function).*part) : "–");
}

/// A printed signature value, not shortened, so equal values have equal texts.
Sentence valueOf(const LessonTables &tables, std::uint32_t document, std::uint32_t hash) {
  const std::string shown = tables.shown(hash, tables.signatures[document][hash]);
  return plainSentence(SentenceValue::whole(shown.empty() ? "∞" : labelOnPaper(shown)));
}

/// The values of a bucket, each as valueOf() shows it.
Sentence valuesOf(const LessonTables &tables, std::uint32_t band, const LessonBucket &bucket) {
  std::string all;
  for (std::uint32_t i = 0; i < bucket.values.size(); ++i)
    all += (i == 0 ? "" : ", ") +
           labelOnPaper(tables.shown(band * tables.plan.rows + i, bucket.values[i]));
  return plainSentence(SentenceValue::whole(std::move(all)));
}

}  // namespace

HandOutTable shinglesOnPaper(const LessonTables &tables) {
  HandOutTable table{{SentenceId::CaptionShingles}, {label({SentenceId::HeadPlace}, false)}};
  std::size_t most = 0;
  for (const LessonDocument &document : tables.documents) {
    table.columns.push_back(words(plainSentence(document.name)));
    most = std::max(most, std::min(document.cuts.size(), kShownLessonRows));
  }
  for (std::size_t place = 0; place < most; ++place) {
    Cells cells{given(counted(place + 1))};
    for (const LessonDocument &document : tables.documents) {
      if (place >= document.cuts.size()) {
        cells.emplace_back();
        continue;
      }
      const std::uint32_t row = document.cuts[place].row;
      cells.push_back(given({SentenceId::ShingleInRow,
                             {labelOnPaper(tables.rows[row].label), rowNumber(tables, row)}}));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable matrixOnPaper(const LessonTables &tables) {
  HandOutTable table = tableOfRows(SentenceId::CaptionMatrix);
  addDocuments(tables, table);
  for (std::size_t row = 0; row < tables.shownRows(); ++row) {
    Cells cells = rowLabels(tables, row);
    for (std::size_t document = 0; document < tables.documents.size(); ++document)
      cells.push_back(given(plainSentence(tables.rows[row].isIn(document) ? "1" : "0")));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable jaccardOnPaper(const LessonTables &tables, bool isBlank) {
  HandOutTable table{{SentenceId::CaptionJaccard}, {label(plainSentence(""))}};
  addDocuments(tables, table);
  for (std::uint32_t a = 0; a < tables.documents.size(); ++a) {
    Cells cells{given(plainSentence(tables.documents[a].name))};
    for (std::uint32_t b = 0; b < tables.documents.size(); ++b)
      cells.push_back(a == b ? given(share(1))
                             : answer(share(tables.pairs[tables.pairOf(a, b)].jaccard()), isBlank));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable pairsOnPaper(const LessonTables &tables, bool isBlank) {
  HandOutTable table{{SentenceId::CaptionPairs},
                     {label({SentenceId::HeadPair}), figures({SentenceId::HeadShared}),
                      figures({SentenceId::HeadAll}), figures({SentenceId::HeadJaccard})}};
  for (const LessonPair &pair : tables.pairs)
    table.rows.push_back({given(pairOf(tables, pair)), answer(counted(pair.shared), isBlank),
                          answer(counted(pair.all), isBlank), answer(jaccardOf(pair), isBlank)});
  return table;
}

HandOutTable functionsOnPaper(const LessonTables &tables) {
  HandOutTable table{
      {SentenceId::CaptionFunctions},
      {label({SentenceId::HeadHash}), figures(plainSentence("a")), figures(plainSentence("b")),
       figures(plainSentence("p")), figures({SentenceId::HeadPermutation})}};
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash) {
    const LessonColumn &column = tables.columns[hash];
    table.rows.push_back({given(plainSentence(hashName(hash))),
                          given(numberOf(column.function, &ModularPermutation::a)),
                          given(numberOf(column.function, &ModularPermutation::b)),
                          given(numberOf(column.function, &ModularPermutation::p)),
                          given(yesOrNo(column.repeats.empty()))});
  }
  return table;
}

HandOutTable valuesOnPaper(const LessonTables &tables) {
  HandOutTable table = tableOfRows(SentenceId::CaptionValues);
  addHashes(tables, table);
  for (std::size_t row = 0; row < tables.shownRows(); ++row) {
    Cells cells = rowLabels(tables, row);
    for (const LessonColumn &column : tables.columns)
      cells.push_back(given(plainSentence(std::to_string(column.values[row]))));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable ordersOnPaper(const LessonTables &tables) {
  HandOutTable table{{SentenceId::CaptionOrders},
                     {label({SentenceId::HeadHash}), words({SentenceId::HeadOrder})}};
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash)
    table.rows.push_back({given(plainSentence(hashName(hash))),
                          given(plainSentence(rowNumbers(tables, tables.columns[hash].order)))});
  return table;
}

HandOutTable signaturesOnPaper(const LessonTables &tables, bool isBlank) {
  HandOutTable table{{SentenceId::CaptionSignatures}, {label({SentenceId::HeadHash})}};
  addDocuments(tables, table);
  for (HandOutColumn &column : table.columns)
    column.isWords = column.isLabel || tables.convention == LessonConvention::Element;
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash) {
    Cells cells{given(plainSentence(hashName(hash)))};
    for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
      cells.push_back(answer(valueOf(tables, document, hash), isBlank));
    table.rows.push_back(std::move(cells));
    const bool isBandEnd = (hash + 1) % tables.plan.rows == 0;
    if (isBandEnd && hash + 1 < tables.numHashes()) table.linesAfter.push_back(hash);
  }
  return table;
}

HandOutTable estimatesOnPaper(const LessonTables &tables, bool isBlank) {
  HandOutTable table{{SentenceId::CaptionEstimates, {SentenceValue::count(tables.numHashes())}},
                     {label({SentenceId::HeadPair}), figures({SentenceId::HeadEqual}),
                      figures({SentenceId::HeadEstimate}), figures({SentenceId::HeadJaccard})}};
  for (const LessonPair &pair : tables.pairs)
    table.rows.push_back(
        {given(pairOf(tables, pair)),
         answer(plainSentence(fraction(pair.equalPositions, tables.numHashes())), isBlank),
         answer(share(pair.estimateOf(tables.numHashes())), isBlank),
         answer(share(pair.jaccard()), isBlank)});
  return table;
}

HandOutTable bucketsOnPaper(const LessonTables &tables, bool isBlank) {
  HandOutTable table{{SentenceId::CaptionBuckets},
                     {label({SentenceId::HeadBand}, false), words({SentenceId::HeadValues}),
                      words({SentenceId::HeadDocuments})}};
  for (std::uint32_t band = 0; band < tables.plan.bands; ++band) {
    const auto &buckets = tables.buckets[band];
    const std::size_t rows = isBlank ? tables.documents.size() : buckets.size();
    for (std::size_t i = 0; i < rows; ++i) {
      Cells cells{given(counted(band + 1)), answer({}, true), answer({}, true)};
      if (!isBlank) {
        cells[1].text = valuesOf(tables, band, buckets[i]);
        cells[2].text = plainSentence(namesOf(tables, buckets[i].documents));
      }
      table.rows.push_back(std::move(cells));
    }
    if (band + 1 < tables.plan.bands && !table.rows.empty())
      table.linesAfter.push_back(table.rows.size() - 1);
  }
  return table;
}

HandOutTable candidatesOnPaper(const LessonTables &tables, bool isBlank) {
  HandOutTable table{{SentenceId::CaptionCandidates},
                     {label({SentenceId::HeadPair}), figures({SentenceId::HeadSharedBands}),
                      figures({SentenceId::HeadCandidate})}};
  for (const LessonPair &pair : tables.pairs)
    table.rows.push_back({given(pairOf(tables, pair)), answer(counted(pair.sharedBands), isBlank),
                          answer(yesOrNo(pair.sharedBands > 0), isBlank)});
  return table;
}

HandOutTable chancesOnPaper(const LessonTables &tables, bool isBlank) {
  HandOutTable table{{SentenceId::CaptionChances},
                     {label({SentenceId::HeadPlace}, false), label({SentenceId::HeadPair}),
                      figures({SentenceId::HeadJaccard}), figures({SentenceId::HeadChance}),
                      figures({SentenceId::HeadCandidate})}};
  for (std::size_t i = 0; i < tables.pairs.size(); ++i) {
    const LessonPair &pair = tables.pairs[i];
    table.rows.push_back({given(counted(i + 1)), given(pairOf(tables, pair)),
                          answer(plainSentence(similarityForChance(pair, tables.plan)), isBlank),
                          answer(plainSentence(chanceValue(pair)), isBlank),
                          answer(yesOrNo(pair.sharedBands > 0), isBlank)});
  }
  return table;
}

}  // namespace shinglescope

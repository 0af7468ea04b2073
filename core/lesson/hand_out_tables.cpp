// SPDX-License-Identifier: MIT
#include "core/lesson/hand_out_tables.h"

#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

using Cells = std::vector<HandOutCell>;

constexpr std::size_t kFirstOfOrder = 10;
constexpr std::size_t kBucketLines = 4;  ///< of a band, at least

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

Sentence yesOrNo(bool isTrue) { return {isTrue ? SentenceId::Yes : SentenceId::No}; }

Sentence pairOf(const LessonTables &tables, const LessonPair &pair) {
  return plainSentence(
      SentenceValue::names({tables.documents[pair.a].name, tables.documents[pair.b].name}));
}

void addDocuments(const LessonTables &tables, HandOutTable &table) {
  for (const LessonDocument &document : tables.documents)
    table.columns.push_back(figures(plainSentence(document.name)));
}

void addHashes(const HandOutSource &source, HandOutTable &table) {
  for (std::uint32_t hash = 0; hash < source.extract.hashes; ++hash)
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

/// Tests whether the similarity of a pair can be computed from what is printed.
bool isPrinted(const HandOutSource &source, std::uint32_t pair) {
  return source.extract.hiddenRows == 0 ||
         std::ranges::find(source.extract.pairs, pair) != source.extract.pairs.end();
}

/// The rows in the order of a hash; of a summarized lesson the first ones, which fit into a line.
SentenceValue orderOf(const HandOutSource &source, const LessonColumn &column) {
  if (source.extract.hiddenRows == 0) return rowNumbers(source.tables, column.order);
  std::vector<std::string> first;
  for (std::size_t i = 0; i < std::min(kFirstOfOrder, column.order.size()); ++i)
    first.push_back(rowNumber(source.tables, column.order[i]));
  first.emplace_back("…");
  return SentenceValue::list(std::move(first));
}

/// The values of a bucket and its documents.
Cells bucketCells(const HandOutSource &source, std::uint32_t band, const LessonBucket &bucket) {
  const SheetBlanks &blanks = source.blanks;
  return {given(counted(band + 1)),
          source.cell(valuesOf(source.tables, band, bucket), blanks.buckets || blanks.signature),
          source.cell(plainSentence(namesOf(source.tables, bucket.documents)), blanks.buckets)};
}

}  // namespace

HandOutSource HandOutSource::of(const Lesson &lesson, HandOutForm form, const SheetBlanks &asked,
                                const PaperLimits &limits) {
  const LessonTables &tables = lesson.tables();
  HandOutSource source{tables, form, lesson.spec().permutations.kind, asked,
                       extractOf(tables, limits)};
  SheetBlanks &blanks = source.blanks;
  if (form == HandOutForm::Complete) blanks = SheetBlanks::none();
  const bool isShuffled = source.kind == LessonPermutations::Shuffled;
  if (tables.isGiven) blanks.matrix = false;
  if (source.kind == LessonPermutations::Columns ||
      (isShuffled && tables.rows.size() > kListedParts))
    blanks.hashValues = false;
  return source;
}

bool HandOutSource::areNumbersBlank(std::uint32_t hash) const {
  return blanks.hashValues && !(areOrdersDerived() && tables.columns[hash].isChanged);
}

bool HandOutSource::hasOrders() const {
  return !blanks.hashValues || !areOrdersDerived() || extract.hiddenRows == 0;
}

HandOutCell HandOutSource::cell(Sentence text, bool isBlank) const {
  if (isBlank && form == HandOutForm::WorkSheet) text = {};
  return {std::move(text), isBlank};
}

HandOutTable shinglesOnPaper(const HandOutSource &source) {
  const LessonTables &tables = source.tables;
  const bool hasRows = !source.blanks.matrix;
  HandOutTable table{{hasRows ? SentenceId::CaptionShingles : SentenceId::CaptionShinglesOnly},
                     {label({SentenceId::HeadPlace}, false)}};
  for (const LessonDocument &document : tables.documents)
    table.columns.push_back(words(plainSentence(document.name)));
  for (std::size_t place = 0; place < source.extract.shingles; ++place) {
    Cells cells{given(counted(place + 1))};
    for (const LessonDocument &document : tables.documents) {
      if (place >= document.cuts.size()) {
        cells.emplace_back();
        continue;
      }
      const std::uint32_t row = document.cuts[place].row;
      const std::string shown = labelOnPaper(tables.rows[row].label);
      cells.push_back(
          given(hasRows ? Sentence{SentenceId::ShingleInRow, {shown, rowNumber(tables, row)}}
                        : plainSentence(shown)));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable matrixOnPaper(const HandOutSource &source) {
  const LessonTables &tables = source.tables;
  HandOutTable table = tableOfRows(SentenceId::CaptionMatrix);
  addDocuments(tables, table);
  for (const std::uint32_t row : source.extract.rows) {
    Cells cells = rowLabels(tables, row);
    for (std::size_t document = 0; document < tables.documents.size(); ++document)
      cells.push_back(source.cell(plainSentence(tables.rows[row].isIn(document) ? "1" : "0"),
                                  source.blanks.matrix && !tables.rows[row].isChanged(document)));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable jaccardOnPaper(const HandOutSource &source) {
  const LessonTables &tables = source.tables;
  HandOutTable table{{SentenceId::CaptionJaccard}, {label(plainSentence(""))}};
  addDocuments(tables, table);
  for (std::uint32_t a = 0; a < tables.documents.size(); ++a) {
    Cells cells{given(plainSentence(tables.documents[a].name))};
    for (std::uint32_t b = 0; b < tables.documents.size(); ++b) {
      if (a == b) {
        cells.push_back(given(share(1)));
        continue;
      }
      const auto pair = static_cast<std::uint32_t>(tables.pairOf(a, b));
      cells.push_back(source.cell(share(tables.pairs[pair].jaccard()), isPrinted(source, pair)));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable pairsOnPaper(const HandOutSource &source) {
  const bool areRowsPrinted = source.extract.hiddenRows == 0;
  HandOutTable table{{SentenceId::CaptionPairs},
                     {label({SentenceId::HeadPair}), figures({SentenceId::HeadShared}),
                      figures({SentenceId::HeadAll}), figures({SentenceId::HeadJaccard})}};
  for (const std::uint32_t which : source.extract.pairs) {
    const LessonPair &pair = source.tables.pairs[which];
    table.rows.push_back(
        {given(pairOf(source.tables, pair)), source.cell(counted(pair.shared), areRowsPrinted),
         source.cell(counted(pair.all), areRowsPrinted), source.cell(jaccardOf(pair), true)});
  }
  return table;
}

HandOutTable functionsOnPaper(const HandOutSource &source) {
  HandOutTable table{
      {SentenceId::CaptionFunctions},
      {label({SentenceId::HeadHash}), figures(plainSentence("a")), figures(plainSentence("b")),
       figures(plainSentence("p")), figures({SentenceId::HeadPermutation})}};
  for (std::uint32_t hash = 0; hash < source.extract.hashes; ++hash) {
    const LessonColumn &column = source.tables.columns[hash];
    table.rows.push_back({given(plainSentence(hashName(hash))),
                          given(numberOf(column.function, &ModularPermutation::a)),
                          given(numberOf(column.function, &ModularPermutation::b)),
                          given(numberOf(column.function, &ModularPermutation::p)),
                          source.cell(yesOrNo(column.repeats.empty()), source.blanks.hashValues)});
  }
  return table;
}

HandOutTable valuesOnPaper(const HandOutSource &source) {
  HandOutTable table = tableOfRows(SentenceId::CaptionValues);
  addHashes(source, table);
  for (const std::uint32_t row : source.extract.rows) {
    Cells cells = rowLabels(source.tables, row);
    for (std::uint32_t hash = 0; hash < source.extract.hashes; ++hash)
      cells.push_back(
          source.cell(plainSentence(std::to_string(source.tables.columns[hash].values[row])),
                      source.areNumbersBlank(hash)));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

HandOutTable ordersOnPaper(const HandOutSource &source) {
  HandOutTable table{{SentenceId::CaptionOrders},
                     {label({SentenceId::HeadHash}), words({SentenceId::HeadOrder})}};
  const bool isBlank = source.blanks.hashValues && source.areOrdersDerived();
  for (std::uint32_t hash = 0; hash < source.extract.hashes; ++hash)
    table.rows.push_back(
        {given(plainSentence(hashName(hash))),
         source.cell(plainSentence(orderOf(source, source.tables.columns[hash])), isBlank)});
  return table;
}

HandOutTable signaturesOnPaper(const HandOutSource &source) {
  const LessonTables &tables = source.tables;
  HandOutTable table{{SentenceId::CaptionSignatures}, {label({SentenceId::HeadHash})}};
  addDocuments(tables, table);
  for (HandOutColumn &column : table.columns)
    column.isWords = column.isLabel || tables.convention == LessonConvention::Element;
  for (std::uint32_t hash = 0; hash < source.extract.signature; ++hash) {
    const bool isBlank = source.blanks.signature && hash < source.extract.hashes;
    Cells cells{given(plainSentence(hashName(hash)))};
    for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
      cells.push_back(source.cell(valueOf(tables, document, hash), isBlank));
    table.rows.push_back(std::move(cells));
    const bool isBandEnd = (hash + 1) % tables.plan.rows == 0;
    if (isBandEnd && hash + 1 < source.extract.signature) table.linesAfter.push_back(hash);
  }
  return table;
}

HandOutTable estimatesOnPaper(const HandOutSource &source) {
  const LessonTables &tables = source.tables;
  const std::uint32_t hashes = tables.numHashes();
  HandOutTable table{{SentenceId::CaptionEstimates, {SentenceValue::count(hashes)}},
                     {label({SentenceId::HeadPair}), figures({SentenceId::HeadEqual}),
                      figures({SentenceId::HeadEstimate}), figures({SentenceId::HeadJaccard})}};
  for (const std::uint32_t which : source.extract.pairs) {
    const LessonPair &pair = tables.pairs[which];
    table.rows.push_back({given(pairOf(tables, pair)),
                          source.cell(plainSentence(fraction(pair.equalPositions, hashes)),
                                      source.extract.signature == hashes),
                          source.cell(share(pair.estimateOf(hashes)), true),
                          source.cell(share(pair.jaccard()), true)});
  }
  return table;
}

HandOutTable bucketsOnPaper(const HandOutSource &source) {
  HandOutTable table{{SentenceId::CaptionBuckets},
                     {label({SentenceId::HeadBand}, false), words({SentenceId::HeadValues}),
                      words({SentenceId::HeadDocuments})}};
  const std::size_t lines = std::max(kBucketLines, source.tables.documents.size() + 1);
  for (std::uint32_t band = 0; band < source.extract.bands; ++band) {
    const auto &buckets = source.tables.buckets[band];
    for (const LessonBucket &bucket : buckets)
      table.rows.push_back(bucketCells(source, band, bucket));
    for (std::size_t line = buckets.size(); source.blanks.buckets && line < lines; ++line)
      table.rows.push_back({given(counted(band + 1)), source.cell(plainSentence("–"), true),
                            source.cell(plainSentence("–"), true)});
    if (band + 1 < source.extract.bands && !table.rows.empty())
      table.linesAfter.push_back(table.rows.size() - 1);
  }
  return table;
}

HandOutTable candidatesOnPaper(const HandOutSource &source) {
  HandOutTable table{{SentenceId::CaptionCandidates},
                     {label({SentenceId::HeadPair}), figures({SentenceId::HeadSharedBands}),
                      figures({SentenceId::HeadCandidate})}};
  for (const std::uint32_t which : source.extract.pairs) {
    const LessonPair &pair = source.tables.pairs[which];
    table.rows.push_back(
        {given(pairOf(source.tables, pair)),
         source.cell(counted(pair.sharedBands), source.extract.bands == source.tables.plan.bands),
         source.cell(yesOrNo(pair.sharedBands > 0), true)});
  }
  return table;
}

HandOutTable chancesOnPaper(const HandOutSource &source) {
  const LessonTables &tables = source.tables;
  HandOutTable table{{SentenceId::CaptionChances},
                     {label({SentenceId::HeadPlace}, false), label({SentenceId::HeadPair}),
                      figures({SentenceId::HeadJaccard}), figures({SentenceId::HeadChance}),
                      figures({SentenceId::HeadCandidate})}};
  for (std::size_t i = 0; i < source.extract.pairs.size(); ++i) {
    const LessonPair &pair = tables.pairs[source.extract.pairs[i]];
    table.rows.push_back({given(counted(i + 1)), given(pairOf(tables, pair)),
                          source.cell(plainSentence(similarityForChance(pair, tables.plan)), true),
                          source.cell(plainSentence(chanceValue(pair)), true),
                          source.cell(yesOrNo(pair.sharedBands > 0), true)});
  }
  return table;
}

}  // namespace shinglescope

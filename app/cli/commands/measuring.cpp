// SPDX-License-Identifier: MIT
#include "app/cli/commands/measuring.h"

#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/tune/recall/measured_recall.h"

namespace shinglescope {
namespace {

constexpr std::array kMeaningNames = {NamedChoice{"complete", TruthMeaning::Complete},
                                      NamedChoice{"labels", TruthMeaning::Labels}};

}  // namespace

void bindDrawn(OptionBinder &binder, RowsDrawn &drawn) {
  binder.choice("--drawn", kRowsDrawnNames,
                "Rows of a sample: any, or rows with a partner first (default any)", drawn);
}

void bindTruth(OptionBinder &binder, const char *help, TruthOptions &truth) {
  binder.path("--truth", "PAIRS", help, truth.path);
  binder.choice("--truth-is", kMeaningNames,
                "What the table has (default labels if it has a column of labels)", truth.meaning);
}

void sayFewPairs(const Console &console, std::uint64_t pairs, const std::string &moreRows) {
  if (pairs >= kFewTruePairs) return;
  console.say("note: this is based on only " + countedText(pairs, "pair") + "; use " +
              (moreRows.empty() ? "" : moreRows + " or ") +
              "a lower --threshold for a more reliable figure.");
}

std::string moreRowsAdvice(bool isOfAllRows, RowsDrawn drawn, const std::string &option) {
  if (isOfAllRows) return {};
  return drawn == RowsDrawn::Any ? "--drawn with-partner, more " + option : "more " + option;
}

void sayRowsDrawn(const Console &console, std::uint64_t rows, std::uint64_t dataRows,
                  RowsDrawn drawn) {
  const bool hasPartners = drawn == RowsDrawn::WithPartner && rows < dataRows;
  console.sayCount("rows", groupedNumber(rows),
                   "of " + groupedNumber(dataRows) + (hasPartners ? ", with a partner first" : ""));
}

}  // namespace shinglescope

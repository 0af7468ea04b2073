#include "app/cli/commands/measuring.h"

#include "app/cli/commands/input.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/summary.h"

namespace shinglescope {

Result<std::shared_ptr<const Dataset>> TableCommand::open() {
  auto outputs = CliOutputs::open(m_options, m_stop);
  if (!outputs) return outputs.error();
  m_outputs.emplace(*std::move(outputs));
  const auto loaded = loadInput(m_options.file, m_options, m_context);
  if (!loaded) return loaded.error();
  auto columns = checkColumns(*loaded->dataset, m_options.recipe, sourceName(m_options.file));
  if (!columns) return columns.error();
  return loaded->dataset;
}

Result<void> TableCommand::commit() {
  if (auto committed = m_outputs->commitAll(); !committed) return committed;
  m_printer.stop();
  return {};
}

Result<void> TableCommand::write(const std::string &text) {
  if (auto written = output().write(text); !written) return written;
  return commit();
}

void bindMeasured(OptionBinder &binder, CliOptions &options) {
  bindColumns(binder, options);
  bindSame(binder, options);
  bindReading(binder, options.load, options.isStrict);
  bindText(binder, options.recipe);
}

void bindDrawn(OptionBinder &binder, RowsDrawn &drawn) {
  binder.add("--drawn", choiceWords(kRowsDrawnNames),
             "Rows of a sample: any, or rows with a partner first (default any)",
             [&drawn](const std::string &word) {
               const auto value = choiceFromName(kRowsDrawnNames, word);
               if (!value) refuseOption("--drawn", word, "give " + choiceList(kRowsDrawnNames));
               drawn = *value;
             });
}

void sayFewPairs(std::uint64_t pairs, const std::string &moreRows) {
  if (pairs >= kFewTruePairs) return;
  say("note: this is based on only " + countedText(pairs, "pair") + "; use " +
      (moreRows.empty() ? "" : moreRows + " or ") +
      "a lower --threshold for a more reliable figure.");
}

std::string moreRowsAdvice(bool isOfAllRows, RowsDrawn drawn, const std::string &option) {
  if (isOfAllRows) return {};
  return drawn == RowsDrawn::Any ? "--drawn with-partner, more " + option : "more " + option;
}

void sayRowsDrawn(std::uint64_t rows, std::uint64_t dataRows, RowsDrawn drawn) {
  const bool hasPartners = drawn == RowsDrawn::WithPartner && rows < dataRows;
  sayCount("rows", groupedNumber(rows),
           "of " + groupedNumber(dataRows) + (hasPartners ? ", with a partner first" : ""));
}

}  // namespace shinglescope

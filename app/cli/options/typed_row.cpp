// SPDX-License-Identifier: MIT
#include "app/cli/options/typed_row.h"

#include "app/cli/options/option_binder.h"
#include "app/cli/options/word_list.h"
#include "core/dataset/table/two_tables.h"

namespace shinglescope {
namespace {

TypedRow typedRow(const char *name, const std::string &word) {
  TypedRow row;
  const std::size_t colon = word.find(':');
  if (colon != std::string::npos)
    row.table = static_cast<std::uint32_t>(wholeNumber(name, word.substr(0, colon), 1, 2));
  const std::string number = colon == std::string::npos ? word : word.substr(colon + 1);
  row.number = static_cast<std::uint32_t>(wholeNumber(name, number, 0, kMaxRecords - 1));
  return row;
}

}  // namespace

void bindRowNumbers(OptionBinder &binder, const char *name, const char *help,
                    std::vector<TypedRow> &rows) {
  binder.add(name, "LIST", help, [&rows, name](const std::string &word) {
    rows = itemsOf(word, [name](const std::string &item) { return typedRow(name, item); });
  });
}

Result<std::vector<RecordId>> rowsTyped(const std::vector<TypedRow> &rows, const Dataset &dataset) {
  std::vector<RecordId> found;
  for (const TypedRow &row : rows) {
    const std::string name = std::to_string(row.table) + ':' + std::to_string(row.number);
    if (row.table == 2 && !dataset.secondTable())
      return badParameter("Row " + name + " is of a second table; give --against, or leave out " +
                          "the number of the table.");
    const RowSpan span = rowsOfTable(dataset, row.table);
    if (dataset.secondTable() && row.number >= span.end - span.begin)
      return badParameter("Row " + name + " does not exist; the rows of that table are " +
                          std::to_string(row.table) + ":0 to " + std::to_string(row.table) + ':' +
                          std::to_string(span.end - span.begin - 1) + '.');
    found.push_back({span.begin + row.number});
  }
  return found;
}

}  // namespace shinglescope

// SPDX-License-Identifier: MIT
#include "core/lesson/model/lesson_column.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/hash.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

using Values = std::vector<std::uint32_t>;

constexpr std::uint64_t kRowsBetweenLooks = 1024;

bool isPrime(std::uint32_t number) {
  if (number < 2) return false;
  for (std::uint64_t divisor = 2; divisor * divisor <= number; ++divisor)
    if (number % divisor == 0) return false;
  return true;
}

std::string fieldOf(const char *list, std::size_t i) {
  return "permutations." + std::string(list) + "[" + std::to_string(i) + "]";
}

std::uint32_t below(SplitMix64 &random, std::uint32_t limit) {
  return static_cast<std::uint32_t>(random.next() % limit);
}

/// The positions of the rows in a random order, from 1.
Values shuffledPlaces(std::size_t rows, SplitMix64 &random) {
  Values places(rows);
  std::iota(places.begin(), places.end(), 1U);
  shuffle(places, random);
  return places;
}

Result<Values> placesOfOrder(std::span<const LessonRow> rows, const std::vector<std::string> &order,
                             const std::string &field) {
  std::unordered_map<std::string, std::uint32_t> rowOf;
  for (std::uint32_t row = 0; row < rows.size(); ++row) rowOf.emplace(rows[row].label, row);
  if (order.size() != rows.size())
    return badParameter({MessageId::LessonOrderSizeWrong, {field, order.size(), rows.size()}});
  Values places(rows.size());
  for (std::uint32_t place = 0; place < order.size(); ++place) {
    const auto found = rowOf.find(order[place]);
    if (found == rowOf.end())
      return badParameter({MessageId::LessonRowUnknown, {field, order[place]}});
    if (places[found->second] != 0)
      return badParameter({MessageId::LessonRowTwice, {field, order[place]}});
    places[found->second] = place + 1;
  }
  return places;
}

std::vector<ModularPermutation> functionsOf(const PermutationSpec &spec, std::uint32_t prime) {
  SplitMix64 random(spec.seed);
  std::vector<ModularPermutation> functions = spec.functions;
  for (std::size_t i = 0; i < spec.numHashes; ++i) {
    // Drawn for given functions too, so giving one more does not change the others.
    const ModularPermutation drawn{1 + below(random, prime - 1), below(random, prime), prime};
    if (i >= functions.size()) functions.push_back(drawn);
  }
  functions.resize(spec.numHashes);
  for (ModularPermutation &function : functions)
    if (function.p == 0) function.p = prime;
  return functions;
}

Result<std::vector<LessonColumn>> modularColumns(const PermutationSpec &spec, std::size_t rows,
                                                 const RunContext &context) {
  const auto most = static_cast<std::uint32_t>(rows) + spec.firstRow;
  const std::vector<ModularPermutation> functions =
      functionsOf(spec, nextPrime(std::max(most, 2U)));
  const auto family = makeModularFamily(functions);
  if (!family) return family.error();
  std::vector<LessonColumn> columns(functions.size());
  Values values(functions.size());
  for (std::size_t i = 0; i < functions.size(); ++i) columns[i].function = functions[i];
  for (std::uint64_t row = 0; row < rows; ++row) {
    if (row % kRowsBetweenLooks == 0 && context.isCancelled()) return cancelledError();
    const std::uint64_t x = row + spec.firstRow;
    (*family)->sign({&x, 1}, values);
    for (std::size_t i = 0; i < functions.size(); ++i) columns[i].values.push_back(values[i]);
  }
  return columns;
}

Result<std::vector<LessonColumn>> shuffledColumns(const PermutationSpec &spec,
                                                  std::span<const LessonRow> rows,
                                                  const RunContext &context) {
  SplitMix64 random(spec.seed);
  std::vector<LessonColumn> columns(spec.numHashes);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (context.isCancelled()) return cancelledError();
    columns[i].values = shuffledPlaces(rows.size(), random);
    if (i >= spec.orders.size()) continue;
    auto places = placesOfOrder(rows, spec.orders[i], fieldOf("orders", i));
    if (!places) return places.error();
    columns[i].values = std::move(*places);
  }
  return columns;
}

Result<std::vector<LessonColumn>> givenColumns(const PermutationSpec &spec, std::size_t rows) {
  if (spec.columns.size() < spec.numHashes)
    return badParameter({MessageId::LessonColumnsTooFew, {spec.columns.size(), spec.numHashes}});
  std::vector<LessonColumn> columns(spec.numHashes);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (spec.columns[i].size() != rows)
      return badParameter({MessageId::LessonColumnSizeWrong,
                           {fieldOf("columns", i), spec.columns[i].size(), rows}});
    columns[i].values = spec.columns[i];
  }
  return columns;
}

/// The places of the rows in an order that was changed manually.
Result<Values> placesOfChange(const ChangedOrder &change, std::size_t rows, std::uint32_t firstRow,
                              const std::string &field) {
  if (change.rows.size() != rows)
    return badParameter({MessageId::LessonOrderSizeWrong, {field, change.rows.size(), rows}});
  Values places(rows);
  for (std::uint32_t place = 0; place < rows; ++place) {
    const std::uint32_t x = change.rows[place];
    if (x < firstRow || x - firstRow >= rows)
      return badParameter({MessageId::LessonRowUnknown, {field, std::to_string(x)}});
    if (places[x - firstRow] != 0)
      return badParameter({MessageId::LessonRowTwice, {field, std::to_string(x)}});
    places[x - firstRow] = place + 1;
  }
  return places;
}

/// Replaces the numbers of the hashes whose orders were changed manually.
Result<void> changeOrders(const PermutationSpec &spec, std::size_t rows,
                          std::vector<LessonColumn> &columns) {
  for (std::size_t i = 0; i < spec.changed.size(); ++i) {
    const ChangedOrder &change = spec.changed[i];
    const std::string field = fieldOf("changed", i);
    if (change.hash < 1 || change.hash > columns.size())
      return badParameter(
          {MessageId::LessonNumberOutside, {field + ".hash", change.hash, columns.size()}});
    auto places = placesOfChange(change, rows, spec.firstRow, field + ".rows");
    if (!places) return places.error();
    LessonColumn &column = columns[change.hash - 1];
    column.replaced = std::exchange(column.function, std::nullopt);
    column.values = std::move(*places);
    column.isChanged = true;
  }
  return {};
}

void findRepeats(LessonColumn &column) {
  const auto value = [&](std::size_t place) { return column.values[column.order[place]]; };
  for (std::size_t begin = 0; begin < column.order.size();) {
    std::size_t end = begin + 1;
    while (end < column.order.size() && value(end) == value(begin)) ++end;
    if (end - begin > 1)
      column.repeats.push_back({value(begin),
                                {column.order.begin() + static_cast<std::ptrdiff_t>(begin),
                                 column.order.begin() + static_cast<std::ptrdiff_t>(end)}});
    begin = end;
  }
}

void finish(LessonColumn &column, std::uint32_t firstRow) {
  const auto rows = static_cast<std::uint32_t>(column.values.size());
  column.order.resize(rows);
  std::iota(column.order.begin(), column.order.end(), 0U);
  std::ranges::stable_sort(column.order, {}, [&](std::uint32_t r) { return column.values[r]; });
  findRepeats(column);
  if (column.repeats.empty() || !column.function || column.function->a == 0) return;
  // A prime above the largest x that does not divide a.
  std::uint32_t prime = nextPrime(rows + firstRow);
  while (column.function->a % prime == 0) prime = nextPrime(prime + 1);
  column.offeredPrime = prime;
}

}  // namespace

void shuffle(std::span<std::uint32_t> items, SplitMix64 &random) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[below(random, static_cast<std::uint32_t>(left))]);
}

std::uint32_t LessonColumn::positionOf(std::uint32_t value) const {
  const auto place =
      std::ranges::lower_bound(order, value, {}, [this](std::uint32_t row) { return values[row]; });
  return static_cast<std::uint32_t>(place - order.begin()) + 1;
}

std::uint32_t LessonColumn::rowOf(std::uint32_t value) const {
  const std::size_t place = positionOf(value) - 1;
  return order[std::min(place, order.size() - 1)];
}

std::uint32_t nextPrime(std::uint32_t number) {
  while (!isPrime(number)) ++number;
  return number;
}

Result<std::vector<LessonColumn>> makeLessonColumns(const PermutationSpec &spec,
                                                    std::span<const LessonRow> rows,
                                                    const RunContext &context) {
  if (spec.numHashes < 1 || spec.numHashes > kMaxLessonHashes)
    return badParameter({MessageId::LessonNumberOutside,
                         {"permutations.hashes", spec.numHashes, kMaxLessonHashes}});
  if (spec.firstRow > kMaxLessonRows)
    return badParameter({MessageId::LessonNumberTooLarge,
                         {"permutations.first_row", spec.firstRow, kMaxLessonRows}});
  Result<std::vector<LessonColumn>> columns = std::vector<LessonColumn>();
  switch (spec.kind) {
    case LessonPermutations::Modular: columns = modularColumns(spec, rows.size(), context); break;
    case LessonPermutations::Shuffled: columns = shuffledColumns(spec, rows, context); break;
    case LessonPermutations::Columns: columns = givenColumns(spec, rows.size()); break;
  }
  if (!columns) return columns;
  if (auto done = changeOrders(spec, rows.size(), *columns); !done) return done.error();
  for (LessonColumn &column : *columns) {
    if (context.isCancelled()) return cancelledError();
    finish(column, spec.firstRow);
  }
  return columns;
}

Result<std::vector<Values>> signaturesBy(std::span<const LessonColumn> columns,
                                         std::span<const LessonRow> rows, std::size_t documents,
                                         const RunContext &context) {
  std::vector<Values> signatures(documents, Values(columns.size(), SignatureMatrix::kEmptyValue));
  for (std::size_t document = 0; document < documents; ++document)
    for (std::size_t hash = 0; hash < columns.size(); ++hash) {
      if (context.isCancelled()) return cancelledError();
      std::uint32_t &least = signatures[document][hash];
      for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].isIn(document)) least = std::min(least, columns[hash].values[row]);
    }
  return signatures;
}

}  // namespace shinglescope

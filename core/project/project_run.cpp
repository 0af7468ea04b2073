// SPDX-License-Identifier: MIT
#include "core/project/project_run.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace shinglescope {
namespace {

constexpr std::uint64_t kProjectRunRowsAtOnce = 8192;

std::int64_t unixMillisecondsNow() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::vector<std::uint32_t> identicalRows(const TextClasses &classes) {
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < classes.textOfRow.size(); ++row) {
    if (classes.firstRow(classes.textOf(RecordId{row})).value != row) rows.push_back(row);
  }
  return rows;
}

std::vector<std::uint32_t> emptyRows(const TextClasses &classes) {
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t text : classes.emptyTexts) {
    const auto ofText = classes.rowsOf(TextId{text});
    rows.insert(rows.end(), ofText.begin(), ofText.end());
  }
  std::ranges::sort(rows);
  return rows;
}

}  // namespace

RunChecksum checksumOfHead(const StoredRun &run) {
  RunChecksum checksum;
  checksum.add(run.rows);
  checksum.add(run.firstReference.value_or(~std::uint64_t{0}));
  checksum.add(run.pairs);
  checksum.add(run.recipe);
  checksum.add(run.report);
  return checksum;
}

RunWriter::RunWriter(std::shared_ptr<const DuplicateResult> result)
    : m_result(std::move(result)),
      m_identicalRows(identicalRows(m_result->classes)),
      m_emptyRows(emptyRows(m_result->classes)),
      m_total(m_identicalRows.size() + m_emptyRows.size() + m_result->pairs.size()) {}

std::uint32_t RunWriter::firstRowOf(TextId text) const {
  return m_result->classes.firstRow(text).value;
}

Result<void> RunWriter::writeNext(Database &database) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return transaction.error();
  m_piece = {m_checksum, m_phase};
  if (auto done = writePiece(database); !done) return done;
  if (auto committed = transaction->commit(); !committed) return committed;
  // Only now: pieces that were not committed are written again.
  m_done += m_piece.written;
  m_checksum = m_piece.checksum;
  m_next = m_piece.next == m_phase ? m_next + m_piece.written : 0;
  m_phase = m_piece.next;
  return {};
}

Result<void> RunWriter::writePiece(Database &database) {
  switch (m_phase) {
    case Phase::RemoveLeft: return removeOthers(database, Phase::Start);
    case Phase::Start: m_piece.next = Phase::IdenticalRows; return start(database);
    case Phase::IdenticalRows: return writeIdenticalRows(database);
    case Phase::EmptyRows: return writeEmptyRows(database);
    case Phase::Pairs: return writePairs(database);
    case Phase::Finish: m_piece.next = Phase::RemoveOld; return finish(database);
    case Phase::RemoveOld: return removeOthers(database, Phase::Done);
    case Phase::Done: break;
  }
  return {};
}

Result<void> RunWriter::finish(Database &database) {
  if (auto done = database.run("INSERT OR REPLACE INTO run_checksum VALUES (?,?)", m_run,
                               RunChecksum(m_checksum).finish());
      !done)
    return done;
  return database.execute("UPDATE run SET is_complete = 1 WHERE run = " + std::to_string(m_run));
}

Result<void> RunWriter::chooseNumbers(Database &database) {
  for (const auto &[number, query] :
       {std::pair{&m_firstPair, "SELECT max(pair) FROM scored_pair"},
        std::pair{&m_firstIdentical, "SELECT max(identical_row) FROM identical_row"},
        std::pair{&m_firstEmpty, "SELECT max(empty_row) FROM empty_row"},
        std::pair{&m_run, "SELECT max(run) FROM run"}}) {
    const auto last = database.number(query);
    if (!last) return last.error();
    *number = *last + 1;
  }
  return {};
}

Result<void> RunWriter::start(Database &database) {
  if (m_run == 0) {
    if (auto chosen = chooseNumbers(database); !chosen) return chosen;
  }
  StoredRun head;
  head.run = m_run;
  head.unixMilliseconds = unixMillisecondsNow();
  head.rows = m_result->classes.textOfRow.size();
  if (m_result->firstReference) head.firstReference = *m_result->firstReference;
  head.pairs = m_result->pairs.size();
  head.recipe = recipeToJson(m_result->recipe());
  head.report = runReportToJson(m_result->report);
  m_piece.checksum = checksumOfHead(head);
  return database.run("INSERT OR REPLACE INTO run VALUES (?,0,?,?,?,?,?,?)", head.run,
                      head.unixMilliseconds, head.rows, head.firstReference, head.pairs,
                      head.recipe, head.report);
}

/// Writes the next rows of a table; row numbers begin at `first`. `valuesOf` returns the values of
/// a row that follow its number and run; they are added to the checksum.
template <class ValuesOf>
Result<void> RunWriter::writeRows(Database &database, std::string_view sql, std::int64_t first,
                                  std::uint64_t count, Phase after, ValuesOf valuesOf) {
  auto insert = database.prepare(sql);
  if (!insert) return insert.error();
  const std::uint64_t end = std::min(m_next + kProjectRunRowsAtOnce, count);
  for (std::uint64_t i = m_next; i < end; ++i) {
    insert->bind(first + static_cast<std::int64_t>(i), m_run);
    for (const std::uint32_t value : valuesOf(i)) {
      insert->bind(value);
      m_piece.checksum.add(std::uint64_t{value});
    }
    if (auto done = insert->run(); !done) return done;
  }
  m_piece.written = end - m_next;
  if (end == count) m_piece.next = after;
  return {};
}

Result<void> RunWriter::writeIdenticalRows(Database &database) {
  const auto valuesOf = [this](std::uint64_t i) {
    const std::uint32_t row = m_identicalRows[i];
    return std::array{row, firstRowOf(m_result->classes.textOf(RecordId{row}))};
  };
  return writeRows(database, "INSERT OR REPLACE INTO identical_row VALUES (?,?,?,?)",
                   m_firstIdentical, m_identicalRows.size(), Phase::EmptyRows, valuesOf);
}

Result<void> RunWriter::writeEmptyRows(Database &database) {
  const auto valuesOf = [this](std::uint64_t i) { return std::array{m_emptyRows[i]}; };
  return writeRows(database, "INSERT OR REPLACE INTO empty_row VALUES (?,?,?)", m_firstEmpty,
                   m_emptyRows.size(), Phase::Pairs, valuesOf);
}

Result<void> RunWriter::writePairs(Database &database) {
  const auto valuesOf = [this](std::uint64_t i) {
    const ScoredPair &pair = m_result->pairs[i];
    return std::array<std::uint32_t, 6>{firstRowOf(pair.textA), firstRowOf(pair.textB),
                                        pair.intersection,      pair.whole,
                                        pair.equalPositions,    pair.sharedBands};
  };
  return writeRows(database, "INSERT OR REPLACE INTO scored_pair VALUES (?,?,?,?,?,?,?,?)",
                   m_firstPair, m_result->pairs.size(), Phase::Finish, valuesOf);
}

/// Removes some of the rows that do not belong to the last complete run; ends the phase if none is
/// left. Numbers ascend from run to run, so these rows are at both ends of the tables.
Result<void> RunWriter::removeOthers(Database &database, Phase after) {
  const auto kept = database.number("SELECT max(run) FROM run WHERE is_complete");
  if (!kept) return kept.error();
  std::int64_t left = static_cast<std::int64_t>(kProjectRunRowsAtOnce);
  for (const std::string table : {"scored_pair", "identical_row", "empty_row"}) {
    for (const std::string end : {"ASC", "DESC"}) {
      // The column with the row numbers is SQLite's rowid.
      const std::string sql = "DELETE FROM " + table +
                              " WHERE rowid IN (SELECT rowid FROM (SELECT rowid, run FROM " +
                              table + " ORDER BY rowid " + end + " LIMIT ?) WHERE run <> ?)";
      if (auto done = database.run(sql, left, *kept); !done) return done;
      const auto removed = database.number("SELECT changes()");
      if (!removed) return removed.error();
      left -= *removed;
      if (left <= 0) return {};
    }
  }
  m_piece.next = after;
  return database.execute("DELETE FROM run WHERE run <> " + std::to_string(*kept) +
                          "; DELETE FROM run_checksum WHERE run <> " + std::to_string(*kept));
}

}  // namespace shinglescope

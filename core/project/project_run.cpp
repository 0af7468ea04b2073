#include "core/project/project_run.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/project/project_log.h"

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
  checksum.add(std::uint64_t{run.rows});
  checksum.add(run.firstReference ? std::uint64_t{*run.firstReference} : ~std::uint64_t{0});
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

std::int64_t RunWriter::firstRowOf(TextId text) const {
  return m_result->classes.firstRow(text).value;
}

Result<void> RunWriter::writeNext(Database &database) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return transaction.error();
  Phase next = m_phase;
  std::uint64_t written = 0;
  m_pieceChecksum = m_checksum;
  if (auto done = writePiece(database, next, written); !done) return done;
  if (auto committed = transaction->commit(); !committed) return committed;
  // Only now: pieces that were not committed are written again.
  m_done += written;
  m_checksum = m_pieceChecksum;
  m_next = next == m_phase ? m_next + written : 0;
  m_phase = next;
  return {};
}

Result<void> RunWriter::writePiece(Database &database, Phase &next, std::uint64_t &written) {
  const auto writeRows = [&](auto write, std::uint64_t count, Phase after) -> Result<void> {
    const auto rows = (this->*write)(database);
    if (!rows) return rows.error();
    written = *rows;
    if (m_next + written == count) next = after;
    return {};
  };
  const auto removeRows = [&](Phase after) -> Result<void> {
    const auto isAllGone = removeOthers(database);
    if (!isAllGone) return isAllGone.error();
    if (*isAllGone) next = after;
    return {};
  };
  switch (m_phase) {
    case Phase::RemoveLeft: return removeRows(Phase::Start);
    case Phase::Start: next = Phase::IdenticalRows; return start(database);
    case Phase::IdenticalRows:
      return writeRows(&RunWriter::writeIdenticalRows, m_identicalRows.size(), Phase::EmptyRows);
    case Phase::EmptyRows:
      return writeRows(&RunWriter::writeEmptyRows, m_emptyRows.size(), Phase::Pairs);
    case Phase::Pairs:
      return writeRows(&RunWriter::writePairs, m_result->pairs.size(), Phase::Finish);
    case Phase::Finish: next = Phase::RemoveOld; return finish(database);
    case Phase::RemoveOld: return removeRows(Phase::Done);
    case Phase::Done: break;
  }
  return {};
}

Result<void> RunWriter::finish(Database &database) {
  auto insert = database.prepare("INSERT OR REPLACE INTO run_checksum VALUES (?,?)");
  if (!insert) return insert.error();
  RunChecksum checksum = m_checksum;
  if (auto done = insert->bind(m_run).bindBytes(digestBytes(checksum.finish())).run(); !done)
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
  auto insert = database.prepare("INSERT OR REPLACE INTO run VALUES (?,0,?,?,?,?,?,?)");
  if (!insert) return insert.error();
  insert->bind(m_run)
      .bind(unixMillisecondsNow())
      .bind(static_cast<std::int64_t>(m_result->classes.textOfRow.size()));
  if (m_result->firstReference) {
    insert->bind(std::int64_t{*m_result->firstReference});
  } else {
    insert->bindNull();
  }
  StoredRun head;
  head.rows = static_cast<std::uint32_t>(m_result->classes.textOfRow.size());
  head.firstReference = m_result->firstReference;
  head.pairs = m_result->pairs.size();
  head.recipe = recipeToJson(m_result->recipe());
  head.report = runReportToJson(m_result->report);
  m_pieceChecksum = checksumOfHead(head);
  insert->bind(static_cast<std::int64_t>(head.pairs)).bind(head.recipe).bind(head.report);
  return insert->run();
}

Result<std::uint64_t> RunWriter::writeIdenticalRows(Database &database) {
  auto insert = database.prepare("INSERT OR REPLACE INTO identical_row VALUES (?,?,?,?)");
  if (!insert) return insert.error();
  const std::uint64_t end =
      std::min(m_next + kProjectRunRowsAtOnce, std::uint64_t{m_identicalRows.size()});
  for (std::uint64_t i = m_next; i < end; ++i) {
    const std::uint32_t row = m_identicalRows[i];
    insert->bind(m_firstIdentical + static_cast<std::int64_t>(i))
        .bind(m_run)
        .bind(std::int64_t{row})
        .bind(firstRowOf(m_result->classes.textOf(RecordId{row})));
    m_pieceChecksum.add(std::uint64_t{row});
    m_pieceChecksum.add(
        static_cast<std::uint64_t>(firstRowOf(m_result->classes.textOf(RecordId{row}))));
    if (auto done = insert->run(); !done) return done.error();
  }
  return end - m_next;
}

Result<std::uint64_t> RunWriter::writeEmptyRows(Database &database) {
  auto insert = database.prepare("INSERT OR REPLACE INTO empty_row VALUES (?,?,?)");
  if (!insert) return insert.error();
  const std::uint64_t end =
      std::min(m_next + kProjectRunRowsAtOnce, std::uint64_t{m_emptyRows.size()});
  for (std::uint64_t i = m_next; i < end; ++i) {
    insert->bind(m_firstEmpty + static_cast<std::int64_t>(i))
        .bind(m_run)
        .bind(std::int64_t{m_emptyRows[i]});
    m_pieceChecksum.add(std::uint64_t{m_emptyRows[i]});
    if (auto done = insert->run(); !done) return done.error();
  }
  return end - m_next;
}

Result<std::uint64_t> RunWriter::writePairs(Database &database) {
  auto insert = database.prepare("INSERT OR REPLACE INTO scored_pair VALUES (?,?,?,?,?,?,?,?)");
  if (!insert) return insert.error();
  const std::uint64_t end =
      std::min(m_next + kProjectRunRowsAtOnce, std::uint64_t{m_result->pairs.size()});
  for (std::uint64_t i = m_next; i < end; ++i) {
    const ScoredPair &pair = m_result->pairs[i];
    insert->bind(m_firstPair + static_cast<std::int64_t>(i))
        .bind(m_run)
        .bind(firstRowOf(pair.textA))
        .bind(firstRowOf(pair.textB))
        .bind(std::int64_t{pair.intersection})
        .bind(std::int64_t{pair.unionSize})
        .bind(std::int64_t{pair.equalPositions})
        .bind(std::int64_t{pair.sharedBands});
    for (const std::uint64_t number :
         {static_cast<std::uint64_t>(firstRowOf(pair.textA)),
          static_cast<std::uint64_t>(firstRowOf(pair.textB)), std::uint64_t{pair.intersection},
          std::uint64_t{pair.unionSize}, std::uint64_t{pair.equalPositions},
          std::uint64_t{pair.sharedBands}})
      m_pieceChecksum.add(number);
    if (auto done = insert->run(); !done) return done.error();
  }
  return end - m_next;
}

/// Removes a piece of all rows except those of the last complete run; true if none is left. Numbers
/// ascend from run to run, so these rows are at both ends of the tables.
Result<bool> RunWriter::removeOthers(Database &database) {
  const auto kept = database.number("SELECT max(run) FROM run WHERE is_complete");
  if (!kept) return kept.error();
  std::int64_t left = static_cast<std::int64_t>(kProjectRunRowsAtOnce);
  for (const std::string table : {"scored_pair", "identical_row", "empty_row"}) {
    for (const std::string end : {"ASC", "DESC"}) {
      // The column with the row numbers is SQLite's rowid.
      auto remove = database.prepare(
          "DELETE FROM " + table + " WHERE rowid IN (SELECT rowid FROM (SELECT rowid, run FROM " +
          table + " ORDER BY rowid " + end + " LIMIT ?) WHERE run <> ?)");
      if (!remove) return remove.error();
      if (auto done = remove->bind(left).bind(*kept).run(); !done) return done.error();
      const auto removed = database.number("SELECT changes()");
      if (!removed) return removed.error();
      left -= *removed;
      if (left <= 0) return false;
    }
  }
  auto done = database.execute("DELETE FROM run WHERE run <> " + std::to_string(*kept) +
                               "; DELETE FROM run_checksum WHERE run <> " + std::to_string(*kept));
  if (!done) return done.error();
  return true;
}

}  // namespace shinglescope

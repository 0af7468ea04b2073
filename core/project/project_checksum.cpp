// SPDX-License-Identifier: MIT
#include "core/project/project_checksum.h"

#include <string>

#include "core/project/project_log.h"

namespace shinglescope {
namespace {

void appendTo(std::string &bytes, std::uint64_t number) {
  for (unsigned shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(number >> shift);
}

void appendTo(std::string &bytes, std::string_view text) {
  appendTo(bytes, text.size());
  bytes += text;
}

void appendTo(std::string &bytes, const RecordKey &key) {
  appendTo(bytes, key.digest.high);
  appendTo(bytes, key.digest.low);
  appendTo(bytes, std::uint64_t{key.occurrence});
}

void appendTo(std::string &bytes, const Judgement &judgement) {
  appendTo(bytes, static_cast<std::uint64_t>(judgement.verdict));
  appendTo(bytes, static_cast<std::uint64_t>(judgement.keep));
  appendTo(bytes, judgement.note);
  appendTo(bytes, tagsText(judgement.tags));  // as stored, with invalid UTF-8 replaced
}

void appendTo(std::string &bytes, const LogChange &change) {
  appendTo(bytes, std::uint64_t{change.index()});
  if (const auto *pair = std::get_if<PairChange>(&change)) {
    appendTo(bytes, pair->a);
    appendTo(bytes, pair->b);
    appendTo(bytes, pair->before);
    appendTo(bytes, pair->after);
    return;
  }
  if (const auto *merge = std::get_if<MergeChange>(&change)) {
    appendTo(bytes, merge->record);
    appendTo(bytes, merge->before);
    appendTo(bytes, merge->after);
    return;
  }
  const auto &row = std::get<RowChange>(change);
  appendTo(bytes, row.row);
  appendTo(bytes, static_cast<std::uint64_t>(row.before));
  appendTo(bytes, static_cast<std::uint64_t>(row.after));
}

}  // namespace

Digest128 checksumOf(const LogStep &step) {
  std::string bytes;
  appendTo(bytes, step.number);
  appendTo(bytes, step.undoes);
  appendTo(bytes, static_cast<std::uint64_t>(step.unixMilliseconds));
  appendTo(bytes, step.reviewer);
  appendTo(bytes, step.origin);
  appendTo(bytes, std::uint64_t{step.changes.size()});
  for (const LogChange &change : step.changes) appendTo(bytes, change);
  appendTo(bytes, std::uint64_t{step.records.size()});
  for (const KnownRecord &record : step.records) {
    appendTo(bytes, record.key);
    appendTo(bytes, record.id);
    appendTo(bytes, std::uint64_t{record.row});
  }
  return digest128(bytes);
}

void RunChecksum::add(std::uint64_t number) {
  std::string bytes;
  appendTo(bytes, number);
  m_digest.update(bytes);
}

void RunChecksum::add(std::string_view text) {
  add(std::uint64_t{text.size()});
  m_digest.update(text);
}

}  // namespace shinglescope

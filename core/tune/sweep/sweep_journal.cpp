// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_journal.h"

#include <filesystem>

#include "core/pipeline/recipe/option_names.h"
#include "core/tune/sweep/outcome_json.h"

namespace shinglescope {
namespace {

constexpr const char *kJournalName = "shinglescope sweep journal 1";
constexpr std::size_t kLongestJournalLine = 1 << 16;

OutcomeJson placeToJson(const SweepPlace &place) {
  const SweepSetting &setting = place.setting;
  return {{"rows", place.rows},
          {"sample", place.sample},
          {"hash", choiceName(kHashNames, setting.hash)},
          {"permutations", choiceName(kPermutationNames, setting.scheme)},
          {"hashes", setting.numHashes},
          {"bands", setting.bands},
          {"k", setting.k},
          {"unit", choiceName(kShingleUnitNames, setting.unit)},
          {"threshold", setting.threshold.toString()}};
}

template <class Choice, std::size_t N>
bool readChoice(const OutcomeJson &json, const char *key,
                const std::array<NamedChoice<Choice>, N> &names, Choice &field) {
  if (!json.contains(key) || !json[key].is_string()) return false;
  const auto choice = choiceFromName(names, json[key].get<std::string>());
  if (choice) field = *choice;
  return choice.has_value();
}

template <class Number>
bool readNumber(const OutcomeJson &json, const char *key, Number &field) {
  if (!json.contains(key) || !json[key].is_number_unsigned()) return false;
  const auto value = json[key].get<std::uint64_t>();
  field = static_cast<Number>(value);
  return field == value;
}

std::optional<SweepPlace> placeFromJson(const OutcomeJson &json) {
  SweepPlace place;
  SweepSetting &setting = place.setting;
  const bool isGood = json.is_object() && readNumber(json, "rows", place.rows) &&
                      readNumber(json, "sample", place.sample) &&
                      readChoice(json, "hash", kHashNames, setting.hash) &&
                      readChoice(json, "permutations", kPermutationNames, setting.scheme) &&
                      readNumber(json, "hashes", setting.numHashes) &&
                      readNumber(json, "bands", setting.bands) &&
                      readNumber(json, "k", setting.k) &&
                      readChoice(json, "unit", kShingleUnitNames, setting.unit) &&
                      json.contains("threshold") && json["threshold"].is_string();
  if (!isGood) return std::nullopt;
  const auto threshold = parseRatio(json["threshold"].get<std::string>());
  if (!threshold) return std::nullopt;
  setting.threshold = *threshold;
  return place;
}

Error otherJournal(const std::string &path) {
  return errorOf(ErrorCode::Format, {MessageId::SweepJournalOfOther, {path}}, path);
}

Error unwritableJournal(const std::string &path) {
  return errorOf(ErrorCode::Io, {MessageId::SweepJournalUnwritable, {path}}, path);
}

}  // namespace

Result<std::unique_ptr<SweepJournal>> SweepJournal::open(const std::string &path,
                                                         const std::string &identity) {
  std::unique_ptr<SweepJournal> journal(new SweepJournal(identity));
  if (auto done = journal->read(path); !done) return done.error();
  if (auto done = journal->append(path); !done) return done.error();
  return journal;
}

Result<void> SweepJournal::read(const std::string &path) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return {};
  if (!std::filesystem::is_regular_file(path, ignored)) return unwritableJournal(path);
  std::ifstream file(path, std::ios::binary);
  if (!file) return unwritableJournal(path);
  std::string line;
  for (bool isFirst = true; std::getline(file, line); isFirst = false) {
    const bool isWhole = !file.eof();
    const auto json = OutcomeJson::parse(line, nullptr, false);
    if (isFirst) {
      const bool isOurs = json.is_object() &&
                          json.value("journal", OutcomeJson()) == kJournalName &&
                          json.value("identity", OutcomeJson()) == m_memory.identity();
      // An unfinished first line is the start of a journal that was killed at once.
      if (!isOurs && !(line.empty() && !isWhole)) return otherJournal(path);
      if (!isWhole) break;
    } else {
      if (!isWhole) break;
      const auto place = json.is_object() && json.contains("place") && json.contains("outcome") &&
                                 line.size() <= kLongestJournalLine
                             ? placeFromJson(json["place"])
                             : std::nullopt;
      const auto outcome = place ? outcomeFromJson(json["outcome"]) : std::nullopt;
      if (!outcome) return otherJournal(path);
      m_memory.restore(*place, *outcome);
    }
    m_goodBytes += line.size() + 1;
  }
  m_restored = m_memory.size();
  return {};
}

Result<void> SweepJournal::append(const std::string &path) {
  std::error_code failed;
  if (std::filesystem::exists(path, failed) && !failed)
    std::filesystem::resize_file(path, m_goodBytes, failed);
  m_file.open(path, std::ios::binary | std::ios::app);
  if (failed || !m_file) return unwritableJournal(path);
  if (m_goodBytes == 0)
    m_file << OutcomeJson{{"journal", kJournalName}, {"identity", m_memory.identity()}}.dump()
           << std::endl;
  m_memory.setListener([this, path](const SweepPlace &place,
                                    const SweepOutcome &outcome) -> Result<void> {
    m_file << OutcomeJson{{"place", placeToJson(place)}, {"outcome", outcomeToJson(outcome)}}.dump()
           << std::endl;
    if (!m_file) return unwritableJournal(path);
    return {};
  });
  if (!m_file) return unwritableJournal(path);
  return {};
}

}  // namespace shinglescope

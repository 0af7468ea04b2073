// SPDX-License-Identifier: MIT
#include "core/lesson/files/lesson_json.h"

#include <nlohmann/json.hpp>

#include "core/lesson/files/lesson_names.h"
#include "core/lesson/files/local_text_json.h"
#include "core/pipeline/recipe/json_object_reader.h"
#include "core/pipeline/recipe/option_json.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kFormatVersion = 1;
constexpr std::uint64_t kMostNumber = 0xFFFF'FFFE;

const JsonDocument kDocument{MessageId::LessonDocument, "docs/lessons.md"};

/// Reads one lesson; remembers the first error.
class LessonReader {
 public:
  explicit LessonReader(LessonSpec &spec) : m_spec(spec) {}

  std::optional<Error> read(const ParsedJson &json) {
    JsonObjectReader reader(kDocument, json, "", m_error);
    readVersion(reader);
    reader.read("id", m_spec.id);
    readText(reader, "title", m_spec.title);
    readText(reader, "about", m_spec.about);
    readText(reader, "source", m_spec.source);
    readText(reader, "goal", m_spec.goal);
    reader.read("minutes", m_spec.minutes);
    readEach(reader, "texts", m_spec.texts);
    if (const ParsedJson *part = reader.member("matrix")) readMatrix(*part);
    if (const ParsedJson *part = reader.member("preparation"))
      readPreparation(kDocument, *part, m_spec.preparation, m_error);
    if (const ParsedJson *part = reader.member("shingle"))
      readShingle(kDocument, *part, m_spec.shingle, m_error);
    readEach(reader, "changed_cells", m_spec.changedCells);
    if (const ParsedJson *part = reader.member("permutations")) readPermutations(*part);
    reader.read("convention", kLessonConventionNames, m_spec.convention);
    reader.read("walk", kLessonWalkNames, m_spec.walk);
    reader.read("bands", m_spec.bands);
    readEach(reader, "claimed", m_spec.claimed);
    readEach(reader, "notes", m_spec.notes);
    readEach(reader, "prompts", m_spec.prompts);
    readEach(reader, "questions", m_spec.questions);
    reader.finish();
    return m_error;
  }

 private:
  /// Appends an item for each element of a JSON list; readItem() reads the element.
  template <class Item>
  void readEach(JsonObjectReader &reader, const std::string &key, std::vector<Item> &items) {
    const ParsedJson *list = reader.member(key);
    if (list == nullptr) return;
    if (!list->is_array()) return reader.fail(reader.pathOf(key), MessageId::MustBeList);
    for (std::size_t i = 0; i < list->size(); ++i)
      readItem((*list)[i], reader.pathOf(key) + "[" + std::to_string(i) + "]",
               items.emplace_back());
  }

  void fail(const std::string &path, Message expected) {
    if (!m_error)
      m_error = badParameter(
          {MessageId::DocumentValueWrong, {path, kDocument.kind, std::move(expected)}});
  }

  void readVersion(JsonObjectReader &reader) {
    std::uint32_t version = kFormatVersion;
    reader.read("version", version);
    if (version == kFormatVersion || m_error) return;
    m_error = badParameter({MessageId::LessonVersionUnknown, {version, kFormatVersion}});
  }

  void readItem(const ParsedJson &json, const std::string &path, LocalText &text) {
    const auto error = readLocalText(kDocument, json, path, text);
    if (!m_error) m_error = error;
  }

  void readText(JsonObjectReader &reader, const std::string &key, LocalText &text) {
    if (const ParsedJson *json = reader.member(key)) readItem(*json, reader.pathOf(key), text);
  }

  void readItem(const ParsedJson &json, const std::string &path, LessonText &text) {
    JsonObjectReader reader(kDocument, json, path, m_error);
    text.name = std::to_string(m_spec.texts.size());
    readName(reader, text);
    reader.read("text", text.text);
    reader.finish();
  }

  void readName(JsonObjectReader &reader, LessonText &text) {
    const ParsedJson *name = reader.member("name");
    if (name == nullptr || !name->is_object()) return reader.read("name", text.name);
    readItem(*name, reader.pathOf("name"), text.names);
    if (text.names.isEmpty()) return fail(reader.pathOf("name"), {MessageId::LessonNeedsIt, {}});
    text.name = text.names.in("en");
  }

  void readItem(const ParsedJson &json, const std::string &path,
                std::vector<std::uint32_t> &numbers) {
    if (!json.is_array()) return fail(path, {MessageId::LessonNeedsNumbers, {}});
    for (std::size_t i = 0; i < json.size(); ++i) {
      if (!json[i].is_number_unsigned() || json[i].get<std::uint64_t>() > kMostNumber)
        return fail(path + "[" + std::to_string(i) + "]",
                    {MessageId::MustBeWholeNumber, {0, kMostNumber}});
      numbers.push_back(json[i].get<std::uint32_t>());
    }
  }

  /// Reads numbers as their digits: rows and values may be given as text or number.
  void readItem(const ParsedJson &json, const std::string &path, std::vector<std::string> &words) {
    if (!json.is_array()) return fail(path, {MessageId::LessonNeedsWords, {}});
    for (std::size_t i = 0; i < json.size(); ++i) {
      if (json[i].is_string())
        words.push_back(json[i].get<std::string>());
      else if (json[i].is_number_unsigned())
        words.push_back(std::to_string(json[i].get<std::uint64_t>()));
      else
        return fail(path + "[" + std::to_string(i) + "]", {MessageId::LessonNeedsWord, {}});
    }
  }

  void readMatrix(const ParsedJson &json) {
    JsonObjectReader reader(kDocument, json, "matrix", m_error);
    GivenMatrix &matrix = m_spec.matrix.emplace();
    if (const ParsedJson *rows = reader.member("rows")) readItem(*rows, "matrix.rows", matrix.rows);
    if (const ParsedJson *columns = reader.member("columns"))
      readItem(*columns, "matrix.columns", matrix.columns);
    readEach(reader, "ones", matrix.ones);
    reader.finish();
  }

  void readItem(const ParsedJson &json, const std::string &path, ModularPermutation &function) {
    JsonObjectReader reader(kDocument, json, path, m_error);
    function.p = 0;
    reader.read("a", function.a);
    reader.read("b", function.b);
    reader.read("p", function.p);
    reader.finish();
  }

  void readItem(const ParsedJson &json, const std::string &path, ChangedOrder &order) {
    JsonObjectReader reader(kDocument, json, path, m_error);
    reader.read("hash", order.hash);
    if (const ParsedJson *rows = reader.member("rows")) readItem(*rows, path + ".rows", order.rows);
    reader.finish();
  }

  /// Reads a label as its digits, like those of the matrix.
  void readItem(const ParsedJson &json, const std::string &path, ChangedCell &cell) {
    JsonObjectReader reader(kDocument, json, path, m_error);
    if (const ParsedJson *row = reader.member("row")) {
      std::vector<std::string> label;
      readItem(ParsedJson::array({*row}), path + ".row", label);
      if (!label.empty()) cell.row = label.front();
    }
    reader.read("document", cell.document);
    reader.finish();
  }

  void readPermutations(const ParsedJson &json) {
    JsonObjectReader reader(kDocument, json, "permutations", m_error);
    PermutationSpec &permutations = m_spec.permutations;
    reader.read("kind", kLessonPermutationsNames, permutations.kind);
    readEach(reader, "functions", permutations.functions);
    readEach(reader, "orders", permutations.orders);
    readEach(reader, "columns", permutations.columns);
    readEach(reader, "changed", permutations.changed);
    const std::size_t given = std::max(
        {permutations.functions.size(), permutations.orders.size(), permutations.columns.size()});
    if (given > 0) permutations.numHashes = static_cast<std::uint32_t>(given);
    reader.read("hashes", permutations.numHashes);
    reader.read("seed", permutations.seed);
    reader.read("first_row", permutations.firstRow);
    reader.finish();
  }

  void readItem(const ParsedJson &json, const std::string &path, LessonNote &note) {
    JsonObjectReader reader(kDocument, json, path, m_error);
    reader.read("stage", kLessonStageNames, note.stage);
    reader.read("hash", note.hash);
    reader.read("row", note.row);
    readText(reader, "text", note.text);
    reader.finish();
    if (note.text.isEmpty()) fail(path + ".text", {MessageId::LessonNeedsIt, {}});
  }

  void readItem(const ParsedJson &json, const std::string &path, LessonQuestion &question) {
    JsonObjectReader reader(kDocument, json, path, m_error);
    readText(reader, "prompt", question.prompt);
    readEach(reader, "choices", question.choices);
    reader.read("answer", question.answer);
    readText(reader, "explanation", question.explanation);
    reader.read("stage", kLessonStageNames, question.stage);
    readEach(reader, "remarks", question.remarks);
    reader.finish();
    if (question.prompt.isEmpty()) fail(path + ".prompt", {MessageId::LessonNeedsIt, {}});
    if (question.choices.size() < 2) fail(path + ".choices", {MessageId::LessonNeedsChoices, {}});
    if (question.answer >= question.choices.size())
      fail(path + ".answer", {MessageId::LessonNeedsPlace, {}});
    if (!question.remarks.empty() && question.remarks.size() != question.choices.size())
      fail(path + ".remarks", {MessageId::LessonNeedsRemarks, {question.choices.size()}});
  }

  LessonSpec &m_spec;
  std::optional<Error> m_error;
};

}  // namespace

Result<LessonSpec> lessonFromJson(std::string_view json, const std::string &path) {
  const auto named = [&](Error error) {
    error.file = path;
    return error;
  };
  const auto parsed = parseJson(kDocument, json);
  if (!parsed) return named(parsed.error());
  LessonSpec spec;
  if (const auto error = LessonReader(spec).read(*parsed)) return named(*error);
  if (spec.texts.empty() && !spec.matrix)
    return named(badParameter({MessageId::LessonNeitherGiven, {}}));
  return spec;
}

Result<LessonSpec> loadLesson(const std::string &path) {
  const auto text = readJsonFile(kDocument, path);
  if (!text) return text.error();
  auto lesson = lessonFromJson(*text, path);
  if (lesson) return lesson;
  return errorOf(lesson.error().code,
                 {MessageId::ContentOfFileWrong, {path, lesson.error().message}}, path);
}

}  // namespace shinglescope

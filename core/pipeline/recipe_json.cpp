#include <charconv>
#include <concepts>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "core/pipeline/option_names.h"
#include "core/pipeline/recipe.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;
/// For reading: its objects find a member in logarithmic time, those of the
/// ordered kind look at each, so that a file of many keys would take minutes.
using ParsedJson = nlohmann::json;

constexpr std::uint32_t kFormatVersion = 1;
constexpr std::size_t kMaxRecipeBytes = 1U << 20U;

/// Reads the members of one JSON object into fields and remembers the first
/// thing that is wrong, with the path of its key. A member that is not there
/// leaves its field as it is. Call finish() last: it refuses unknown members.
class ObjectReader {
 public:
  ObjectReader(const ParsedJson &object, std::string path, std::optional<Error> &error)
      : m_object(object), m_path(std::move(path)), m_error(error) {
    if (m_object.is_object() || m_error) return;
    if (m_path.empty()) {
      m_error = badParameter("The recipe must be a JSON object; compare it with docs/recipe.md.");
    } else {
      fail(m_path, "a JSON object");
    }
  }

  const ParsedJson *member(const std::string &key) {
    m_known.insert(key);
    if (m_error || !m_object.is_object()) return nullptr;
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
  }

  void read(const std::string &key, bool &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    if (!value->is_boolean()) return fail(pathOf(key), "true or false");
    field = value->get<bool>();
  }

  template <std::unsigned_integral Number>
  requires(!std::same_as<Number, bool>) void read(const std::string &key, Number &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    constexpr std::uint64_t most = std::numeric_limits<Number>::max();
    if (!value->is_number_unsigned() || value->get<std::uint64_t>() > most)
      return fail(pathOf(key), "a whole number from 0 to " + std::to_string(most));
    field = static_cast<Number>(value->get<std::uint64_t>());
  }

  void read(const std::string &key, std::string &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    if (!value->is_string()) return fail(pathOf(key), "a text");
    field = value->get<std::string>();
  }

  void read(const std::string &key, std::optional<std::string> &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    if (value->is_null()) return field.reset();
    if (!value->is_string()) return fail(pathOf(key), "a text or null");
    field = value->get<std::string>();
  }

  void read(const std::string &key, std::vector<std::string> &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    if (!value->is_array()) return fail(pathOf(key), "a list of texts");
    std::vector<std::string> items;
    for (const ParsedJson &item : *value) {
      if (!item.is_string())
        return fail(pathOf(key) + "[" + std::to_string(items.size()) + "]", "a text");
      items.push_back(item.get<std::string>());
    }
    field = std::move(items);
  }

  void read(const std::string &key, Ratio &field) {
    const ParsedJson *value = member(key);
    if (value != nullptr) readRatio(key, *value, field);
  }

  void read(const std::string &key, std::optional<Ratio> &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    if (value->is_null()) return field.reset();
    Ratio ratio;
    readRatio(key, *value, ratio);
    field = ratio;
  }

  template <class Choice, std::size_t N>
  void read(const std::string &key, const std::array<NamedChoice<Choice>, N> &names,
            Choice &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    const auto choice =
        value->is_string() ? choiceFromName(names, value->get<std::string>()) : std::nullopt;
    if (!choice) return fail(pathOf(key), choiceList(names));
    field = *choice;
  }

  std::string pathOf(const std::string &key) const {
    return m_path.empty() ? key : m_path + "." + key;
  }

  void finish() {
    if (m_error || !m_object.is_object()) return;
    for (const auto &item : m_object.items()) {
      if (m_known.contains(item.key())) continue;
      m_error = badParameter("The recipe has the key \"" + pathOf(item.key()) +
                             "\", which this version does not know; correct or remove it.");
      return;
    }
  }

 private:
  void fail(const std::string &path, const std::string &expected) {
    if (!m_error) m_error = badParameter(path + " in the recipe must be " + expected + ".");
  }

  /// Through the number's shortest decimal text, so that 0.8 becomes 8/10 and
  /// not the nearest double.
  void readRatio(const std::string &key, const ParsedJson &value, Ratio &field) {
    const char *expected = "a number from 0 to 1 with at most nine decimals, such as 0.8";
    if (!value.is_number()) return fail(pathOf(key), expected);
    std::array<char, 512> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value.get<double>(),
                                   std::chars_format::fixed);
    if (end.ec != std::errc()) return fail(pathOf(key), expected);
    const auto ratio = parseRatio({text.data(), static_cast<std::size_t>(end.ptr - text.data())});
    if (!ratio) return fail(pathOf(key), expected);
    field = *ratio;
  }

  const ParsedJson &m_object;
  std::string m_path;
  std::optional<Error> &m_error;
  std::set<std::string> m_known;
};

Json ratioToJson(const Ratio &ratio) {
  if (ratio.denominator == 1) return ratio.numerator;
  return ratio.toDouble();
}

Json optionalToJson(const std::optional<std::string> &text) { return text ? Json(*text) : Json(); }

Json optionalToJson(const std::optional<Ratio> &ratio) {
  return ratio ? ratioToJson(*ratio) : Json();
}

Json preparationToJson(const PreparationOptions &options) {
  return {{"unicode", choiceName(kUnicodeNames, options.unicode)},
          {"lower", options.lowerCase},
          {"strip_punctuation", choiceName(kPunctuationNames, options.stripPunctuation)},
          {"strip_digits", options.stripDigits},
          {"strip_lone_letters", options.stripLoneLetters},
          {"white_space", choiceName(kWhiteSpaceNames, options.whiteSpace)},
          {"stop_words", optionalToJson(options.stopWords)},
          {"stem", optionalToJson(options.stem)}};
}

void readPreparation(const ParsedJson &json, PreparationOptions &options,
                     std::optional<Error> &error) {
  ObjectReader reader(json, "preparation", error);
  reader.read("unicode", kUnicodeNames, options.unicode);
  reader.read("lower", options.lowerCase);
  reader.read("strip_punctuation", kPunctuationNames, options.stripPunctuation);
  reader.read("strip_digits", options.stripDigits);
  reader.read("strip_lone_letters", options.stripLoneLetters);
  reader.read("white_space", kWhiteSpaceNames, options.whiteSpace);
  reader.read("stop_words", options.stopWords);
  reader.read("stem", options.stem);
  reader.finish();
}

void readShingle(const ParsedJson &json, ShingleOptions &options, std::optional<Error> &error) {
  ObjectReader reader(json, "shingle", error);
  reader.read("unit", kShingleUnitNames, options.unit);
  reader.read("k", options.k);
  reader.read("short_texts", kShortTextsNames, options.shortTexts);
  reader.read("hash", kHashNames, options.hash);
  reader.read("stop_shingles", options.stopShare);
  reader.finish();
}

void readSignature(const ParsedJson &json, SignatureOptions &options, std::optional<Error> &error) {
  ObjectReader reader(json, "signature", error);
  reader.read("permutations", kPermutationNames, options.scheme);
  reader.read("hashes", options.hashes);
  reader.read("seed", options.seed);
  reader.finish();
}

void readVersion(ObjectReader &reader, std::optional<Error> &error) {
  std::uint32_t version = kFormatVersion;
  std::string engine;
  reader.read("version", version);
  reader.read("engine", engine);
  if (error || version == kFormatVersion) return;
  error = badParameter("version in the recipe is " + std::to_string(version) +
                       ", but this program reads version " + std::to_string(kFormatVersion) +
                       "; use the program that wrote it" +
                       (engine.empty() ? "." : " (Shinglescope " + engine + ")."));
}

void readRecipe(const ParsedJson &json, Recipe &recipe, std::optional<Error> &error) {
  ObjectReader reader(json, "", error);
  readVersion(reader, error);
  reader.read("name", recipe.name);
  reader.read("compare", recipe.compare);
  reader.read("id", recipe.id);
  reader.read("same", recipe.same);
  if (const ParsedJson *part = reader.member("preparation"))
    readPreparation(*part, recipe.preparation, error);
  if (const ParsedJson *part = reader.member("shingle")) readShingle(*part, recipe.shingle, error);
  if (const ParsedJson *part = reader.member("signature"))
    readSignature(*part, recipe.signature, error);
  reader.read("bands", recipe.bands);
  reader.read("threshold", recipe.threshold);
  reader.read("floor", recipe.floor);
  reader.read("verify", kVerificationNames, recipe.verification);
  reader.read("pairs", kPairsNames, recipe.pairs);
  reader.finish();
}

/// Sees each key as it is parsed: of two equal keys the JSON library would
/// silently keep one.
class DuplicateKeyFinder {
 public:
  bool operator()(int depth, ParsedJson::parse_event_t event, const ParsedJson &parsed) {
    if (event == ParsedJson::parse_event_t::object_start) m_keys[depth].clear();
    if (event != ParsedJson::parse_event_t::key) return true;
    const auto key = parsed.get<std::string>();
    if (!m_keys[depth - 1].insert(key).second && !m_duplicate) m_duplicate = key;
    return true;
  }
  const std::optional<std::string> &duplicate() const { return m_duplicate; }

 private:
  std::map<int, std::set<std::string>> m_keys;
  std::optional<std::string> m_duplicate;
};

}  // namespace

std::string recipeToJson(const Recipe &recipe) {
  const Json json = {{"version", kFormatVersion},
                     {"engine", SHINGLESCOPE_VERSION},
                     {"name", recipe.name},
                     {"compare", recipe.compare},
                     {"id", optionalToJson(recipe.id)},
                     {"same", recipe.same},
                     {"preparation", preparationToJson(recipe.preparation)},
                     {"shingle",
                      {{"unit", choiceName(kShingleUnitNames, recipe.shingle.unit)},
                       {"k", recipe.shingle.k},
                       {"short_texts", choiceName(kShortTextsNames, recipe.shingle.shortTexts)},
                       {"hash", choiceName(kHashNames, recipe.shingle.hash)},
                       {"stop_shingles", optionalToJson(recipe.shingle.stopShare)}}},
                     {"signature",
                      {{"permutations", choiceName(kPermutationNames, recipe.signature.scheme)},
                       {"hashes", recipe.signature.hashes},
                       {"seed", recipe.signature.seed}}},
                     {"bands", recipe.bands},
                     {"threshold", ratioToJson(recipe.threshold)},
                     {"floor", optionalToJson(recipe.floor)},
                     {"verify", choiceName(kVerificationNames, recipe.verification)},
                     {"pairs", choiceName(kPairsNames, recipe.pairs)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Recipe> recipeFromJson(std::string_view text) {
  if (text.size() > kMaxRecipeBytes)
    return badParameter("The recipe is larger than 1 MiB; choose a recipe file.");
  DuplicateKeyFinder keys;
  const ParsedJson json = ParsedJson::parse(text, std::ref(keys), false);
  if (json.is_discarded())
    return badParameter("The recipe is not valid JSON; compare it with docs/recipe.md.");
  if (keys.duplicate())
    return badParameter("The recipe has the key \"" + *keys.duplicate() +
                        "\" twice; remove one of them.");
  Recipe recipe;
  std::optional<Error> error;
  readRecipe(json, recipe, error);
  if (error) return *error;
  if (auto valid = validateRecipe(recipe); !valid) return valid.error();
  return recipe;
}

Result<Recipe> loadRecipe(const std::string &path) {
  const Error unreadable{
      ErrorCode::Io, "Cannot read the recipe \"" + path + "\"; check its name and rights.", path};
  std::ifstream file(path, std::ios::binary);
  if (!file) return unreadable;
  std::string text(kMaxRecipeBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad() || (file.gcount() == 0 && !file.eof())) return unreadable;
  text.resize(static_cast<std::size_t>(file.gcount()));
  auto recipe = recipeFromJson(text);
  if (recipe) return recipe;
  return Error{recipe.error().code, "\"" + path + "\": " + recipe.error().detail, path};
}

}  // namespace shinglescope

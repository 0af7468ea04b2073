// SPDX-License-Identifier: MIT
#include "core/text/stemmer.h"

#include <libstemmer.h>

#include <string>
#include <vector>

#include "core/base/comma_list.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

namespace {

struct Algorithm {
  const char *language;
  const char *name;
};

/// ISO 639-1 codes with libstemmer's names, sorted by code.
constexpr Algorithm kAlgorithms[] = {
    {"ar", "arabic"},     {"ca", "catalan"},  {"da", "danish"},     {"de", "german"},
    {"el", "greek"},      {"en", "english"},  {"es", "spanish"},    {"eu", "basque"},
    {"fi", "finnish"},    {"fr", "french"},   {"ga", "irish"},      {"hi", "hindi"},
    {"hu", "hungarian"},  {"hy", "armenian"}, {"id", "indonesian"}, {"it", "italian"},
    {"lt", "lithuanian"}, {"ne", "nepali"},   {"nl", "dutch"},      {"no", "norwegian"},
    {"pt", "portuguese"}, {"ro", "romanian"}, {"ru", "russian"},    {"sr", "serbian"},
    {"sv", "swedish"},    {"ta", "tamil"},    {"tr", "turkish"},    {"yi", "yiddish"}};

/// The available algorithms depend on the library's version.
bool isAvailable(std::string_view name) {
  for (const char **entry = sb_stemmer_list(); *entry != nullptr; ++entry) {
    if (name == *entry) return true;
  }
  return false;
}

}  // namespace

std::vector<std::string> stemmerLanguages() {
  std::vector<std::string> languages;
  for (const Algorithm &algorithm : kAlgorithms) {
    if (isAvailable(algorithm.name)) languages.emplace_back(algorithm.language);
  }
  return languages;
}

void Stemmer::Deleter::operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }

Result<Stemmer> Stemmer::create(std::string_view language) {
  for (const Algorithm &algorithm : kAlgorithms) {
    if (language != algorithm.language) continue;
    if (sb_stemmer *stemmer = sb_stemmer_new(algorithm.name, "UTF_8")) return Stemmer(stemmer);
  }
  return badParameter({MessageId::StemmerMissing, {language, commaList(stemmerLanguages())}});
}

std::string_view Stemmer::stem(std::string_view word) {
  if (word.empty() || word.size() > kLongestWord) return word;
  const sb_symbol *stem =
      sb_stemmer_stem(m_stemmer.get(), reinterpret_cast<const sb_symbol *>(word.data()),
                      static_cast<int>(word.size()));
  const int length = stem == nullptr ? 0 : sb_stemmer_length(m_stemmer.get());
  if (length <= 0) return word;
  return {reinterpret_cast<const char *>(stem), static_cast<std::size_t>(length)};
}

}  // namespace shinglescope

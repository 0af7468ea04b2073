// SPDX-License-Identifier: MIT
#include "ui/session/column_role.h"

#include <QString>
#include <algorithm>
#include <cctype>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_set>

namespace shinglescope {
namespace {

constexpr std::size_t kRowsLookedAt = 500;
constexpr double kLongTextLength = 20.0;
constexpr double kTitleLength = 8.0;  ///< mean length of a column named like a title
constexpr std::size_t kLongestId = 40;
constexpr double kMostLinks = 0.8;
constexpr double kMostLetters = 0.5;
/// The share of cells with several words. Scripts without spaces are recognized by their bytes.
constexpr double kManyWords = 0.3;
constexpr std::size_t kEnoughRows = 20;
constexpr double kMostlyFilled = 0.5;
constexpr double kManyNames = 0.2;

/// Statistics of a sample of a column's cells.
struct ColumnSummary {
  std::size_t rows = 0;
  std::size_t filled = 0;
  std::size_t bytes = 0;
  std::size_t letters = 0;
  std::size_t beyondAscii = 0;
  std::size_t links = 0;
  std::size_t spaced = 0;
  std::size_t figures = 0;  ///< numbers with punctuation, dates, times
  std::size_t longest = 0;
  std::size_t distinct = 0;
  bool isNamedId = false;
  bool isNamedText = false;

  double meanLength() const { return shareOf(bytes, filled); }
  bool isLink() const { return filled > 0 && shareOf(links, filled) >= kMostLinks; }
  bool isWordy() const {
    return shareOf(letters, bytes) >= kMostLetters &&
           (shareOf(spaced, filled) >= kManyWords || shareOf(beyondAscii, bytes) >= kManyWords);
  }
  bool isText() const {
    return isWordy() && meanLength() >= (isNamedText ? kTitleLength : kLongTextLength);
  }
  /// Tests whether the column has many different short words, such as names, streets or towns.
  /// Codes that identify rows and classes that most rows share do not count.
  bool isManyNames() const {
    const bool isOfLetters = shareOf(letters + beyondAscii, bytes) >= kMostLetters;
    return rows >= kEnoughRows && isOfLetters && !isId() && !isLink() &&
           shareOf(filled, rows) >= kMostlyFilled && shareOf(distinct, filled) >= kManyNames;
  }
  bool isId() const {
    const bool isUnique = rows > 1 && filled == rows && distinct == rows;
    return isUnique && longest <= kLongestId && spaced == 0 && !isLink() &&
           (figures < filled || isNamedId);
  }

 private:
  static double shareOf(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
  }
};

bool isLinkText(std::string_view cell) {
  return cell.starts_with("http://") || cell.starts_with("https://") || cell.starts_with("www.");
}

/// Tests whether a cell has digits with punctuation: 40.64749, 12:30, 2026-11-21. A plain number
/// may be an id; these rarely are.
bool isFigure(std::string_view cell) {
  return cell.find_first_not_of("0123456789.,:/+-TZ") == std::string_view::npos &&
         cell.find_first_not_of("0123456789") != std::string_view::npos;
}

/// English, Italian, German, French and Spanish words, without accents.
constexpr std::string_view kIdWords[] = {
    "id",         "uuid",      "guid",   "key",    "isbn",           "doi",
    "sku",        "code",      "codice", "chiave", "identificativo", "matricola",
    "schlussel",  "kennung",   "nummer", "nr",     "identifiant",    "cle",
    "matricule",  "reference", "codigo", "clave",  "identificador",  "referencia",
    "riferimento"};
constexpr std::string_view kTextWords[] = {
    "title",           "name",        "text",        "description", "body",
    "content",         "headline",    "subject",     "summary",     "abstract",
    "titolo",          "nome",        "testo",       "descrizione", "oggetto",
    "contenuto",       "corpo",       "riassunto",   "annuncio",    "titel",
    "beschreibung",    "bezeichnung", "inhalt",      "betreff",     "uberschrift",
    "zusammenfassung", "titre",       "nom",         "texte",       "contenu",
    "sujet",           "resume",      "intitule",    "libelle",     "titulo",
    "nombre",          "texto",       "descripcion", "contenido",   "asunto",
    "resumen",         "cuerpo"};
/// Endings of German names: "Artikelnummer".
constexpr std::string_view kIdEndings[] = {"nummer", "kennung", "schlussel"};
constexpr std::string_view kTextEndings[] = {"titel", "text", "beschreibung", "bezeichnung"};

/// Removes accents, so that words match with and without them.
std::string foldedName(std::string_view name) {
  QString folded;
  for (const QChar each : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                              .normalized(QString::NormalizationForm_D))
    if (!each.isMark()) folded += each;
  return folded.replace(u'\u00DF', QStringLiteral("ss")).toStdString();
}

/// Tests whether a word of the name is one of `words` or ends with one of `endings`: "host_id",
/// "Id", "listingId".
bool hasWord(std::string_view name, std::span<const std::string_view> words,
             std::span<const std::string_view> endings) {
  std::string word;
  bool wasLower = false;
  const auto isKnown = [&] {
    return std::ranges::find(words, word) != words.end() ||
           std::ranges::any_of(endings, [&](std::string_view end) { return word.ends_with(end); });
  };
  for (const char byte : name) {
    const auto value = static_cast<unsigned char>(byte);
    if (std::isalnum(value) == 0 || (wasLower && std::isupper(value) != 0)) {
      if (isKnown()) return true;
      word.clear();
    }
    if (std::isalnum(value) != 0) word += static_cast<char>(std::tolower(value));
    wasLower = std::islower(value) != 0;
  }
  return isKnown();
}

bool isLetterByte(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return value >= 0x80 || std::isalpha(value) != 0;
}

/// The number of rows to sample, without footnotes, which are rows at the end that fill only their
/// first cell.
std::size_t rowsToLookAt(const Dataset &dataset) {
  constexpr std::size_t kMostFootnotes = 10;
  const auto isFootnote = [&dataset](std::size_t row) {
    for (std::uint32_t column = 1; column < dataset.columnCount(); ++column)
      if (!dataset.cell({static_cast<std::uint32_t>(row)}, {column}).empty()) return false;
    return dataset.columnCount() > 1;
  };
  std::size_t rows = dataset.rowCount();
  const std::size_t least = rows - std::min(rows, kMostFootnotes);
  while (rows > std::max<std::size_t>(least, 2) && isFootnote(rows - 1)) --rows;
  return std::min(rows, kRowsLookedAt);
}

ColumnSummary summarize(const Dataset &dataset, ColumnId column, std::size_t rows) {
  ColumnSummary summary;
  std::unordered_set<std::string_view> seen;
  summary.rows = rows;
  for (std::size_t row = 0; row < summary.rows; ++row) {
    const std::string_view cell = dataset.cell(RecordId{static_cast<std::uint32_t>(row)}, column);
    if (cell.empty()) continue;
    ++summary.filled;
    summary.bytes += cell.size();
    summary.longest = std::max(summary.longest, cell.size());
    summary.letters += static_cast<std::size_t>(std::ranges::count_if(cell, isLetterByte));
    summary.beyondAscii += static_cast<std::size_t>(
        std::ranges::count_if(cell, [](char byte) { return (byte & 0x80) != 0; }));
    summary.links += isLinkText(cell) ? 1 : 0;
    summary.figures += isFigure(cell) ? 1 : 0;
    summary.spaced += cell.find_first_of(" \t\n") == std::string_view::npos ? 0 : 1;
    seen.insert(cell);
  }
  summary.distinct = seen.size();
  const std::string name = foldedName(dataset.columnName(column));
  summary.isNamedId = hasWord(name, kIdWords, kIdEndings);
  summary.isNamedText = hasWord(name, kTextWords, kTextEndings);
  return summary;
}

ColumnRole guessRole(const ColumnSummary &summary) {
  if (summary.filled == 0) return ColumnRole::Ignored;
  if (summary.isLink()) return ColumnRole::Link;
  return summary.isText() ? ColumnRole::Compared : ColumnRole::Shown;
}

/// Chooses the compared column if no column has long texts: the one with the longest cells,
/// preferably a column of words.
std::size_t longestColumn(const std::vector<ColumnSummary> &columns) {
  const auto rank = [](const ColumnSummary &column) {
    return std::tuple(!column.isLink(), column.isWordy(), !column.isNamedId, column.meanLength());
  };
  const auto best = std::ranges::max_element(columns, {}, rank);
  return static_cast<std::size_t>(best - columns.begin());
}

/// The id column: one that is named like an id, or the first that can be one.
std::optional<std::size_t> idColumn(const std::vector<ColumnSummary> &columns,
                                    const std::vector<ColumnRole> &roles) {
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (roles[i] != ColumnRole::Shown || !columns[i].isId()) continue;
    if (columns[i].isNamedId) return i;
    if (!first) first = i;
  }
  return first;
}

}  // namespace

std::vector<ColumnRole> guessColumnRoles(const Dataset &dataset) {
  std::vector<ColumnSummary> columns;
  std::vector<ColumnRole> roles;
  const std::size_t rows = rowsToLookAt(dataset);
  for (std::size_t i = 0; i < dataset.columnCount(); ++i) {
    columns.push_back(summarize(dataset, ColumnId{static_cast<std::uint32_t>(i)}, rows));
    roles.push_back(guessRole(columns.back()));
  }
  if (roles.empty()) return roles;
  if (std::ranges::find(roles, ColumnRole::Compared) == roles.end()) {
    roles[longestColumn(columns)] = ColumnRole::Compared;
    // A name alone does not identify a person or place, so other word columns are compared too.
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (columns[i].isManyNames()) roles[i] = ColumnRole::Compared;
  }
  if (const auto id = idColumn(columns, roles)) roles[*id] = ColumnRole::Id;
  return roles;
}

Result<std::vector<ColumnRole>> rolesForRecipe(const Recipe &recipe, const Dataset &dataset,
                                               std::vector<ColumnRole> roles) {
  const auto clear = [&roles](ColumnRole role) {
    for (ColumnRole &each : roles) each = each == role ? ColumnRole::Shown : each;
  };
  if (!recipe.compare.empty()) clear(ColumnRole::Compared);
  for (const std::string &name : recipe.compare) {
    const auto column = dataset.findColumn(name);
    if (!column) return column.error();
    roles[column->value] = ColumnRole::Compared;
  }
  for (const std::string &name : recipe.same) {
    if (const auto column = dataset.findColumn(name); !column) return column.error();
  }
  if (!recipe.id) return roles;
  const auto id = dataset.findColumn(*recipe.id);
  if (!id) return id.error();
  clear(ColumnRole::Id);
  if (roles[id->value] != ColumnRole::Compared) roles[id->value] = ColumnRole::Id;
  return roles;
}

}  // namespace shinglescope

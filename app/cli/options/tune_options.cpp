#include <charconv>
#include <string_view>

#include "app/cli/options/options.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {
namespace {

using RawOption = std::optional<std::string>;

Error unfitTuneOption(const char *option, std::string_view value, const std::string &advice) {
  return badParameter(std::string(option) + " is \"" + std::string(value) + "\"; " + advice + ".");
}

template <class Number>
std::optional<Number> wholeNumber(std::string_view text) {
  Number value = 0;
  const char *end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  if (parsed.ec != std::errc() || parsed.ptr != end) return std::nullopt;
  return value;
}

/// Applies words to fields; the first that is wrong is kept.
class ListApplier {
 public:
  template <class Value, class Read>
  void list(const char *option, const RawOption &word, std::vector<Value> &field,
            const std::string &advice, Read read) {
    if (!word || m_error) return;
    field.clear();
    std::string_view rest = *word;
    for (bool isLast = false; !isLast;) {
      const std::size_t comma = rest.find(',');
      isLast = comma == std::string_view::npos;
      const std::optional<Value> value = read(rest.substr(0, comma));
      if (!value) return fail(option, *word, advice);
      field.push_back(*value);
      if (!isLast) rest.remove_prefix(comma + 1);
    }
  }

  template <class Choice, std::size_t N>
  void choices(const char *option, const RawOption &word,
               const std::array<NamedChoice<Choice>, N> &names, std::vector<Choice> &field) {
    list(option, word, field, "give a list of " + choiceList(names) + ", parted by commas",
         [&](std::string_view item) { return choiceFromName(names, item); });
  }

  template <class Choice, std::size_t N>
  void choice(const char *option, const RawOption &word,
              const std::array<NamedChoice<Choice>, N> &names, Choice &field) {
    if (!word || m_error) return;
    const auto value = choiceFromName(names, *word);
    if (!value) return fail(option, *word, "give " + choiceList(names));
    field = *value;
  }

  void numbers(const char *option, const RawOption &word, std::vector<std::uint32_t> &field) {
    list(option, word, field, "give whole numbers parted by commas, such as 100,200",
         wholeNumber<std::uint32_t>);
  }

  void ratios(const char *option, const RawOption &word, std::vector<Ratio> &field) {
    list(option, word, field,
         "give decimal numbers over 0 and up to 1 parted by commas, such as 0.8,0.9",
         [](std::string_view item) -> std::optional<Ratio> {
           const auto ratio = parseRatio(item);
           return ratio && ratio->isPositive() ? std::optional(*ratio) : std::nullopt;
         });
  }

  template <class Number>
  void number(const char *option, const RawOption &word, std::uint64_t least, std::uint64_t most,
              Number &field) {
    if (!word || m_error) return;
    const auto value = wholeNumber<std::uint64_t>(*word);
    if (!value || *value < least || *value > most)
      return fail(
          option, *word,
          "give a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    field = static_cast<Number>(*value);
  }

  void fail(const char *option, std::string_view value, const std::string &advice) {
    if (!m_error) m_error = unfitTuneOption(option, value, advice);
  }
  const std::optional<Error> &error() const { return m_error; }

 private:
  std::optional<Error> m_error;
};

Result<SweepGrid> gridFromRaw(const RawOptions &raw, const Recipe &recipe) {
  SweepGrid grid;
  if (raw.shingle) grid.k = {recipe.shingle.k};
  if (raw.grid) {
    auto loaded = loadGrid(*raw.grid);
    if (!loaded) return badParameter(loaded.error().detail);  // a wrong argument
    grid = *std::move(loaded);
  }
  ListApplier apply;
  apply.choices("--hash", raw.hash, kHashNames, grid.hash);
  apply.choices("--permutations", raw.permutations, kPermutationNames, grid.permutations);
  apply.numbers("--hashes", raw.hashes, grid.hashes);
  apply.numbers("--bands", raw.bands, grid.bands);
  apply.numbers("--k", raw.shingleSizes, grid.k);
  apply.ratios("--threshold", raw.threshold, grid.thresholds);
  apply.number("--rows", raw.rows, 2, UINT32_MAX, grid.rows);
  apply.number("--samples", raw.samples, 1, kMostSweepSamples, grid.samples);
  apply.number("--sample-seed", raw.sampleSeed, 0, UINT64_MAX, grid.sampleSeed);
  apply.choice("--drawn", raw.drawn, kRowsDrawnNames, grid.drawn);
  if (apply.error()) return *apply.error();
  if (auto valid = validateGrid(grid); !valid) return valid.error();
  return grid;
}

}  // namespace

RawOptions withoutLists(const RawOptions &raw) {
  RawOptions single = raw;
  single.hash.reset();
  single.permutations.reset();
  single.hashes.reset();
  single.bands.reset();
  single.threshold.reset();
  return single;
}

Result<TuneOptions> tuneOptionsFromRaw(const RawOptions &raw, const Recipe &recipe) {
  TuneOptions tune;
  if (raw.command == CommandKind::Sweep) {
    auto grid = gridFromRaw(raw, recipe);
    if (!grid) return grid.error();
    tune.grid = *std::move(grid);
    if (raw.identical) tune.sweepPairs = SweepPairs::WithIdentical;
    return tune;
  }
  ListApplier apply;
  apply.number("--rows", raw.rows, 1, UINT32_MAX, tune.recall.rows);
  if (!raw.rows) tune.recall.exactUpTo = kAffordableComparisons;  // a sample was not asked for
  apply.number("--sample-seed", raw.sampleSeed, 0, UINT64_MAX, tune.recall.seed);
  tune.showdown.seed = tune.recall.seed;
  apply.choice("--drawn", raw.drawn, kRowsDrawnNames, tune.showdown.drawn);
  apply.number("--comparisons", raw.comparisons, 1, UINT64_MAX >> 8U, tune.showdown.mostPairs);
  apply.number("--for-rows", raw.forRows, 2, UINT32_MAX, tune.forRows);
  if (apply.error()) return *apply.error();
  return tune;
}

}  // namespace shinglescope

#include <filesystem>

#include "app/cli/options/verdict_scopes.h"
#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

/// Replaces `value` by the choice that was given, if one was.
template <class Choice, std::size_t N>
Result<void> choose(const char *option, const std::optional<std::string> &word,
                    const std::array<NamedChoice<Choice>, N> &names, Choice &value) {
  if (!word) return {};
  const auto choice = choiceFromName(names, *word);
  if (!choice)
    return badParameter(std::string(option) + " is \"" + *word + "\"; choose " + choiceList(names) +
                        ".");
  value = *choice;
  return {};
}

/// By the ending of the file where that is one of the content's formats.
ExportFormat usualFormat(ExportContent content, const std::string &path) {
  const std::vector<ExportFormat> formats = formatsOf(content);
  if (formats.front() == ExportFormat::Source) return formats.front();
  const std::string ending = std::filesystem::path(path).extension().string();
  for (const ExportFormat format : formats)
    if (ending == "." + std::string(suffixOf(format))) return format;
  return formats.front();
}

}  // namespace

Result<ExportOptions> exportOptionsFromRaw(const RawOptions &raw) {
  ExportOptions options;
  if (raw.source && raw.source->empty())
    return badParameter("--source is \"\"; give the path of a file.");
  auto chosen = choose("--content", raw.content, kContentNames, options.content);
  if (!chosen) return chosen.error();
  options.format = usualFormat(options.content, raw.out.value_or("-"));
  chosen = choose("--format", raw.format, kFormatNames, options.format);
  if (chosen) chosen = choose("--profile", raw.profile, kProfileNames, options.profile);
  if (chosen) chosen = choose("--scope", raw.scope, kVerdictScopeNames, options.scope);
  if (!chosen) return chosen.error();
  if (!isPossible(options.content, options.format, options.profile))
    return badParameter("--content " + choiceName(kContentNames, options.content) +
                        " cannot be written with --format " +
                        choiceName(kFormatNames, options.format) + " and --profile " +
                        choiceName(kProfileNames, options.profile) +
                        "; docs/export.md lists what goes together.");
  if (raw.threshold) {
    const auto threshold = parseRatio(*raw.threshold);
    if (!threshold) return badParameter("--threshold: " + threshold.error().detail);
    options.threshold = *threshold;
  }
  options.hasManifest = !raw.noManifest;
  return options;
}

}  // namespace shinglescope

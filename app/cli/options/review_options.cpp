#include "app/cli/options/options.h"

namespace shinglescope {
namespace {

Result<void> checkPathsGiven(const RawOptions &raw) {
  for (const auto &[name, path] : {std::pair{"--import", raw.import},
                                   {"--merge", raw.merge},
                                   {"--agreement", raw.agreement},
                                   {"--export", raw.exportTo},
                                   {"--rules", raw.rules},
                                   {"--cleaned", raw.cleaned},
                                   {"--fates", raw.fates},
                                   {"--source", raw.source}}) {
    if (path && path->empty())
      return badParameter(std::string(name) + " is \"\"; give the path of a file.");
  }
  return {};
}

Result<KeepRules> rulesFromRaw(const RawOptions &raw) {
  if (raw.rules && !raw.keep.empty())
    return badParameter("--rules and --keep exclude each other; give one of them.");
  if (raw.rules) {
    auto rules = loadKeepRules(*raw.rules);
    if (!rules) return badParameter(rules.error().detail);  // a wrong argument
    return rules;
  }
  KeepRules rules;
  for (const std::string &word : raw.keep) {
    const auto rule = parseKeepRule(word);
    if (!rule) return rule.error();
    rules.push_back(*rule);
  }
  return rules;
}

Result<void> checkRuleFlags(const RawOptions &raw, const ReviewOptions &review) {
  if (!review.appliesRules && (raw.overrule || raw.dryRun))
    return badParameter("--overrule and --dry-run go with keep rules; give --rules or --keep.");
  if (raw.scope && *raw.scope != "all" && *raw.scope != "reviewed")
    return badParameter("--scope is \"" + *raw.scope + "\"; choose all or reviewed.");
  const bool hasWork = review.changesProject() || review.isDryRun || review.exportPath ||
                       review.cleanedPath || review.fatesPath || review.agreementPath;
  if (!hasWork)
    return badParameter(
        "Say what to do with the project: --import, --merge, --agreement, --keep, --rules, "
        "--export, --cleaned or --fates.");
  return {};
}

}  // namespace

bool ReviewOptions::onlyExportsVerdicts() const {
  return exportPath && !changesProject() && !appliesRules && !cleanedPath && !fatesPath &&
         !agreementPath;
}

Result<ReviewOptions> reviewOptionsFromRaw(const RawOptions &raw) {
  if (auto given = checkPathsGiven(raw); !given) return given.error();
  ReviewOptions review;
  auto rules = rulesFromRaw(raw);
  if (!rules) return rules.error();
  review.rules = *std::move(rules);
  review.rulesFile = raw.rules.value_or("");
  review.appliesRules = raw.rules || !raw.keep.empty();
  review.overrulesHand = raw.overrule;
  review.isDryRun = raw.dryRun;
  review.isReviewedOnly = raw.scope == "reviewed";
  review.source = raw.source;
  review.importPath = raw.import;
  review.mergePath = raw.merge;
  review.agreementPath = raw.agreement;
  review.exportPath = raw.exportTo;
  review.cleanedPath = raw.cleaned;
  review.fatesPath = raw.fates;
  review.reviewer = raw.reviewer.value_or("");
  if (raw.threshold) {
    const auto threshold = parseRatio(*raw.threshold);
    if (!threshold) return badParameter("--threshold: " + threshold.error().detail);
    review.threshold = *threshold;
  }
  if (auto checked = checkRuleFlags(raw, review); !checked) return checked.error();
  return review;
}

}  // namespace shinglescope

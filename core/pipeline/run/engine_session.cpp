// SPDX-License-Identifier: MIT
#include "core/pipeline/run/engine_session.h"

#include "core/pipeline/run/exact_run.h"
#include "core/pipeline/run/find_run.h"

namespace shinglescope {

struct EngineSession::Kept {
  std::shared_ptr<const Dataset> dataset;
  Recipe recipe;  ///< the recipe that produced `state`
  std::optional<std::uint32_t> firstReference;
  FindState state;
};

namespace {

bool isSignedAlike(const Recipe &a, const Recipe &b) {
  return a.compare == b.compare && a.same == b.same && a.preparation == b.preparation &&
         a.shingle == b.shingle && a.signature == b.signature;
}

/// The parts of a state that are valid for another recipe.
struct SharedParts {
  bool texts = false;
  bool bands = false;  ///< the band plan is equal, so keys and candidates are valid
  bool candidates = false;
  bool scores = false;
};

SharedParts sharedParts(const FindState &state, const Recipe &was, const Recipe &now) {
  const bool isSigned = state.texts && isSignedAlike(was, now);
  const bool isBanded = isSigned && was.bands == now.bands;
  SharedParts shared;
  shared.bands = isBanded;
  shared.candidates = isBanded && state.candidates;
  // Candidates in parts are not kept, and neither are the counts of what capped buckets skipped.
  shared.scores = shared.candidates && state.scored && was.verification == now.verification &&
                  was.pairs == now.pairs &&
                  (now.pairs == PairsWanted::All || was.threshold == now.threshold) &&
                  now.effectiveFloor() >= state.floor;
  // Keys of only some bands, left by a cancelled run, are not enough to continue.
  const bool hasKeys = isBanded && state.texts->keys.bands() == now.bands;
  shared.texts = isSigned && (hasKeys || shared.candidates || state.texts->hasSignatures());
  return shared;
}

/// Drops the parts that are not valid for another recipe.
void dropInvalid(FindState &state, const Recipe &was, const Recipe &now) {
  const SharedParts shared = sharedParts(state, was, now);
  if (!shared.scores) state.scored.reset();
  if (!shared.bands) {
    state.candidates.reset();
    if (state.texts) {
      state.texts->keys = {};
      state.texts->spill.reset();
    }
  }
  if (!shared.texts) state.texts.reset();
}

}  // namespace

EngineSession::EngineSession() : m_kept(std::make_unique<Kept>()) {}
EngineSession::EngineSession(EngineSession &&) noexcept = default;
EngineSession &EngineSession::operator=(EngineSession &&) noexcept = default;
EngineSession::~EngineSession() = default;

Result<DuplicateResult> EngineSession::find(std::shared_ptr<const Dataset> dataset,
                                            const Recipe &recipe, const RunContext &context,
                                            std::optional<std::uint32_t> firstReference) {
  auto request = checkRequest(*dataset, recipe, firstReference);
  if (!request) return request.error();
  if (m_kept->dataset != dataset || m_kept->firstReference != firstReference) m_kept->state = {};
  if (recipe.measure.isContainment()) {  // nothing of such a run can be used again
    clear();
    return runExact(*std::move(request), context);
  }
  dropInvalid(m_kept->state, m_kept->recipe, recipe);
  if (m_kept->state.texts) {  // signed alike, so the stop shingles and common words are the same
    request->recipe.shingle.stop = m_kept->recipe.shingle.stop;
    request->recipe.shingle.common = m_kept->recipe.shingle.common;
  } else if (auto stopped = resolveShingles(*request, context); !stopped) {
    return stopped.error();
  }
  m_kept->dataset = std::move(dataset);
  m_kept->recipe = request->recipe;
  m_kept->firstReference = firstReference;
  return runFind(*request, true, m_kept->state, context);
}

std::vector<std::string> EngineSession::reusable(
    const Dataset &dataset, const Recipe &recipe,
    std::optional<std::uint32_t> firstReference) const {
  if (m_kept->dataset.get() != &dataset || m_kept->firstReference != firstReference ||
      recipe.measure.isContainment())
    return {};
  const SharedParts shared = sharedParts(m_kept->state, m_kept->recipe, recipe);
  std::vector<std::string> parts;
  if (shared.texts) parts.emplace_back("signatures");
  if (shared.candidates) parts.emplace_back("candidates");
  if (shared.scores) parts.emplace_back("scores");
  return parts;
}

bool EngineSession::hasPartial() const {
  const auto &scores = m_kept->state.partialScores;
  return scores && !scores->verified.pairs.empty();
}

Result<DuplicateResult> EngineSession::partial(const RunContext &context) {
  if (!hasPartial()) return badParameter({MessageId::NoPartialPairs, {}});
  const auto request = checkRequest(*m_kept->dataset, m_kept->recipe, m_kept->firstReference);
  if (!request) return request.error();
  return partialResult(*request, m_kept->state, context);
}

void EngineSession::clear() { *m_kept = {}; }

}  // namespace shinglescope

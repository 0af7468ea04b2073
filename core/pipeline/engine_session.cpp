#include "core/pipeline/engine_session.h"

#include "core/pipeline/find_run.h"

namespace shinglescope {

struct EngineSession::Kept {
  std::shared_ptr<const Dataset> dataset;
  Recipe recipe;  ///< that `state` was made by
  FindState state;
};

namespace {

bool isSignedAlike(const Recipe &a, const Recipe &b) {
  return a.compare == b.compare && a.same == b.same && a.preparation == b.preparation &&
         a.shingle == b.shingle && a.signature == b.signature;
}

/// Drops what another recipe does not share.
void dropInvalid(FindState &state, const Recipe &was, const Recipe &now) {
  const bool isSigned = isSignedAlike(was, now);
  const bool isBanded = isSigned && was.bands == now.bands;
  const bool isScored = isBanded && state.scored && was.verification == now.verification &&
                        now.effectiveFloor() >= state.floor;
  if (!isScored) state.scored.reset();
  if (!isBanded) {
    state.candidates.reset();
    if (state.texts) {
      state.texts->keys = {};
      state.texts->spill.reset();
    }
  }
  // Keys of some bands only, left by a cancelled run, are not enough to go on.
  const bool canBeBanded =
      state.candidates ||
      (state.texts && (state.texts->keys.bands() == now.bands || state.texts->hasSignatures()));
  if (!isSigned || !canBeBanded) state.texts.reset();
}

}  // namespace

EngineSession::EngineSession() : m_kept(std::make_unique<Kept>()) {}
EngineSession::EngineSession(EngineSession &&) noexcept = default;
EngineSession &EngineSession::operator=(EngineSession &&) noexcept = default;
EngineSession::~EngineSession() = default;

Result<DuplicateResult> EngineSession::find(std::shared_ptr<const Dataset> dataset,
                                            const Recipe &recipe, const RunContext &context) {
  auto request = checkRequest(*dataset, recipe);
  if (!request) return request.error();
  if (m_kept->dataset != dataset) m_kept->state = {};
  dropInvalid(m_kept->state, m_kept->recipe, recipe);
  if (m_kept->state.texts) {  // signed alike, so the same shingles are stopped
    request->recipe.shingle.stop = m_kept->recipe.shingle.stop;
  } else if (auto stopped = resolveStopShingles(*request, context); !stopped) {
    return stopped.error();
  }
  m_kept->dataset = std::move(dataset);
  m_kept->recipe = request->recipe;
  return runFind(*request, true, m_kept->state, context);
}

bool EngineSession::hasPartial() const {
  const auto &scores = m_kept->state.partialScores;
  return scores && !scores->verified.pairs.empty();
}

Result<DuplicateResult> EngineSession::partial(const RunContext &context) {
  if (!hasPartial()) return badParameter("The last run left no pairs. Run it again.");
  const auto request = checkRequest(*m_kept->dataset, m_kept->recipe);
  if (!request) return request.error();
  return partialResult(*request, m_kept->state, context);
}

void EngineSession::clear() { *m_kept = {}; }

}  // namespace shinglescope

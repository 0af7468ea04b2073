#include "ui/state/recall_run.h"

#include "core/pipeline/find_duplicates.h"
#include "ui/state/error_text.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostMissed = 10'000;

}  // namespace

std::shared_ptr<const Dataset> rowsOfRun(const std::shared_ptr<const Dataset> &dataset,
                                         const DuplicateResult &result) {
  const std::size_t rows = result.classes.textOfRow.size();
  return rows < dataset->rowCount() ? firstRows(*dataset, rows) : dataset;
}

void RecallRun::measure(std::shared_ptr<const Dataset> dataset,
                        std::shared_ptr<const DuplicateResult> result,
                        const RecallOptions &options) {
  m_result = result;
  WatchedJob<Measured>::Ends ends;
  ends.finished = [this](Measured measured) {
    m_dataset = std::move(measured.dataset);
    m_findings = std::move(measured.findings);
    emit changed();
  };
  ends.cancelled = [this] {
    emit changed();
    emit cancelled();
  };
  ends.failed = [this](const Error &error) {
    emit changed();
    emit failed(errorText(error));
  };
  ends.progressed = [this](const ProgressSample &sample) { emit progressed(sample); };
  m_job.start(
      [=](const RunContext &context) -> Result<Measured> {
        Measured measured{rowsOfRun(dataset, *result), {}};
        const auto texts = makeTunedTexts(*measured.dataset, result->recipe(), context);
        if (!texts) return texts.error();
        auto findings = findMisses(*texts, *result, options, kMostMissed, context);
        if (!findings) return findings.error();
        measured.findings = *std::move(findings);
        return measured;
      },
      std::move(ends));
  emit changed();
}

void RecallRun::clear() {
  m_job.drop();
  m_dataset.reset();
  m_result.reset();
  m_findings.reset();
  emit changed();
}

}  // namespace shinglescope

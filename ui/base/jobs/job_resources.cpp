// SPDX-License-Identifier: MIT
#include "ui/base/jobs/job_resources.h"

#include <QCoreApplication>
#include <QVariant>
#include <algorithm>

#include "core/base/run_context.h"

namespace shinglescope {
namespace {

constexpr char kThreads[] = "shinglescope.jobThreads";
constexpr char kMemory[] = "shinglescope.jobMemory";
constexpr unsigned kMebibyteShift = 20;

qulonglong valueOf(const char *name) {
  return qApp == nullptr ? 0 : qApp->property(name).toULongLong();
}

}  // namespace

void setJobResources(const JobResources &resources) {
  if (qApp == nullptr) return;
  qApp->setProperty(kThreads, resources.threads);
  qApp->setProperty(kMemory, QVariant::fromValue<qulonglong>(resources.memoryMebibytes));
}

unsigned jobThreads() {
  const auto wanted = static_cast<unsigned>(valueOf(kThreads));
  return wanted == 0 ? hardwareThreads() : std::min(wanted, hardwareThreads());
}

std::uint64_t jobMemory() { return valueOf(kMemory) << kMebibyteShift; }

}  // namespace shinglescope

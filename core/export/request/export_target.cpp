// SPDX-License-Identifier: MIT
#include "core/export/request/export_target.h"

#include "core/base/files/file_identity.h"
#include "core/dataset/load/result_manifest.h"
#include "core/project/project_journal.h"
#include "core/project/project_lock.h"

namespace shinglescope {
namespace {

Error takenError(const std::string &path, MessageId what) {
  return badParameter({MessageId::TargetTaken, {path, what}});
}

}  // namespace

Result<void> checkTarget(const std::string &path, const std::string &source,
                         const std::vector<ProtectedFile> &protectedFiles) {
  if (isDevice(path)) return {};
  if (!source.empty() && isSameFile(path, source)) return takenError(path, MessageId::TheTable);
  if (!source.empty() && isTextOf(source, path)) return takenError(path, MessageId::TextOfTheTable);
  for (const ProtectedFile &file : protectedFiles)
    if (isSameFile(path, file.path)) return takenError(path, file.name);
  return {};
}

std::vector<ProtectedFile> protectedProject(const std::string &path) {
  std::vector<ProtectedFile> files{{MessageId::TheProject, path}};
  // They are next to the project itself, whatever link leads to it.
  for (const std::string &file : filesBesideProject(canonicalPath(path)))
    files.push_back({MessageId::FileOfTheProject, file});
  return files;
}

std::vector<std::string> writtenFiles(const std::string &path, bool hasManifest) {
  if (!hasManifest || isDevice(path)) return {path};
  return {path, manifestPath(path)};
}

}  // namespace shinglescope

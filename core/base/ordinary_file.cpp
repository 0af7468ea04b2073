#include "core/base/ordinary_file.h"

#include <sys/stat.h>

namespace shinglescope {

Result<void> checkOrdinaryFile(const std::string &path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode)) return {};
  return errorOf(ErrorCode::Io, {MessageId::NoOrdinaryFile, {path}}, path);
}

}  // namespace shinglescope

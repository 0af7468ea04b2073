#pragma once

#include <QString>
#include <memory>
#include <string>

namespace shinglescope {

/// Where a table comes from: a file or folder, or text that was pasted.
struct ImportSource {
  QString path;                               ///< empty for what was pasted
  std::shared_ptr<const std::string> pasted;  ///< UTF-8

  bool isPasted() const { return pasted != nullptr; }
};

}  // namespace shinglescope

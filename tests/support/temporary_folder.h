// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace shinglescope::test {

/// A folder of files that is deleted with the object.
class TemporaryFolder {
 public:
  TemporaryFolder() = default;
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  void add(const std::string &name, std::string_view bytes) const {
    const auto path = std::filesystem::path(this->path()) / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
  /// QTemporaryDir cannot remove a name that is not valid UTF-8.
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path(), ignored);
  }
  std::string path() const { return m_folder.path().toStdString(); }

 private:
  QTemporaryDir m_folder;
};

}  // namespace shinglescope::test

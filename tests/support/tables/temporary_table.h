// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace shinglescope::test {

/// A file in a new temporary folder that is deleted with the object.
class TemporaryTable {
 public:
  explicit TemporaryTable(std::string_view bytes, const std::string &name = "table.csv")
      : m_path(m_folder.path().toStdString() + "/" + name) {
    write(bytes);
  }
  /// QTemporaryDir cannot remove a name that is not valid UTF-8.
  ~TemporaryTable() {
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
  }
  TemporaryTable(const TemporaryTable &) = delete;
  TemporaryTable &operator=(const TemporaryTable &) = delete;

  const std::string &path() const { return m_path; }
  std::string folder() const { return m_folder.path().toStdString(); }
  void write(std::string_view bytes) const {
    std::ofstream file(m_path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }

 private:
  QTemporaryDir m_folder;
  std::string m_path;
};

}  // namespace shinglescope::test

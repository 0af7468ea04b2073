// SPDX-License-Identifier: MIT
#pragma once

#include <ctime>
#include <memory>
#include <string>

#include "core/base/files/descriptor.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// A regular file, read with pread. Its size is fixed when it is opened: bytes added later are not
/// read, and if it shrinks, reading ends with an error. Owns the descriptor; may be read by any
/// thread.
class FileSource final : public RawSource {
 public:
  /// Rejects anything but a regular file. Errors: Io.
  static Result<std::shared_ptr<FileSource>> open(const std::string &path);
  /// Reads an open descriptor from its current position; null if it is not a regular file. The
  /// descriptor is duplicated.
  static std::shared_ptr<FileSource> fromDescriptor(std::string name, int descriptor);

  const std::string &name() const override { return m_name; }
  std::optional<std::uint64_t> size() const override { return m_size; }
  Result<std::size_t> readAt(char *to, std::size_t bytes, std::uint64_t at) override;
  bool hasChanged() const override;

 private:
  FileSource(std::string name, int descriptor);

  std::string m_name;
  Descriptor m_descriptor;
  std::uint64_t m_begin = 0;  ///< offset of the source in the file
  std::uint64_t m_size = 0;
  timespec m_modified{};
  bool m_hasPath = false;  ///< the name is a path; otherwise only the descriptor is known
};

/// Returns the system's error for a path: "There is no file ...".
Error fileError(const std::string &path, int errorNumber);

}  // namespace shinglescope

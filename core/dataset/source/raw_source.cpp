// SPDX-License-Identifier: MIT
#include "core/dataset/source/raw_source.h"

#include <unistd.h>

#include <array>
#include <utility>

#include "core/dataset/source/file_source.h"
#include "core/dataset/source/memory_source.h"
#include "core/dataset/source/unpacked_source.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMagicBytes = 16;

Result<std::shared_ptr<RawSource>> unpackedIfPacked(std::shared_ptr<RawSource> source,
                                                    const SourceLimits &limits) {
  std::array<char, kMagicBytes> head;
  const auto read = source->readAt(head.data(), head.size(), 0);
  if (!read) return read.error();
  const auto packing = detectPacking({head.data(), *read});
  if (!packing) return source;
  return std::shared_ptr<RawSource>(
      std::make_shared<UnpackedSource>(std::move(source), *packing, limits));
}

}  // namespace

Result<std::shared_ptr<RawSource>> openFileSource(const std::string &path,
                                                  const SourceLimits &limits) {
  auto file = FileSource::open(path);
  if (!file) return file.error();
  return unpackedIfPacked(std::move(*file), limits);
}

Result<std::shared_ptr<RawSource>> openMemorySource(std::string name, std::string bytes,
                                                    const SourceLimits &limits) {
  return unpackedIfPacked(std::make_shared<MemorySource>(std::move(name), std::move(bytes)),
                          limits);
}

Result<std::shared_ptr<RawSource>> openStandardInput(const SourceLimits &limits) {
  const std::string name(kStandardInputName);
  if (auto file = FileSource::fromDescriptor(name, STDIN_FILENO)) {
    return unpackedIfPacked(std::move(file), limits);
  }
  auto memory = MemorySource::fromDescriptor(name, STDIN_FILENO, limits);
  if (!memory) return memory.error();
  return unpackedIfPacked(std::move(*memory), limits);
}

}  // namespace shinglescope

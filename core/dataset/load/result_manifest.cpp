// SPDX-License-Identifier: MIT
#include "core/dataset/load/result_manifest.h"

#include <nlohmann/json.hpp>

#include "core/base/files/ordinary_file.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostManifestBytes = 1U << 20U;

}  // namespace

std::string manifestPath(const std::string &path) { return path + ".manifest.json"; }

std::optional<Message> manifestOfOther(const std::string &path, const Digest128 &digest) {
  const std::string manifest = manifestPath(path);
  const auto text = readOrdinaryFile(manifest, kMostManifestBytes);
  if (!text) return std::nullopt;
  const auto json = nlohmann::json::parse(*text, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  const auto said = json.find("digest");
  if (said == json.end() || !said->is_string() || *said == digestText(digest)) return std::nullopt;
  return Message{MessageId::ManifestOfOther, {manifest, path}};
}

}  // namespace shinglescope

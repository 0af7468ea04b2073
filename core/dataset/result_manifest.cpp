#include "core/dataset/result_manifest.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

namespace shinglescope {
namespace {

constexpr std::size_t kMostManifestBytes = 1U << 20U;

/// The file's text; empty where it is no ordinary file of this size.
std::string smallFile(const std::string &path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return {};
  std::string text;
  struct stat status {};
  const bool isSmall = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
                       static_cast<std::uint64_t>(status.st_size) <= kMostManifestBytes;
  if (isSmall) {
    text.resize(static_cast<std::size_t>(status.st_size));
    const ssize_t count = read(descriptor, text.data(), text.size());
    text.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
  }
  close(descriptor);
  return text;
}

}  // namespace

std::string manifestPath(const std::string &path) { return path + ".manifest.json"; }

std::optional<Message> manifestOfOther(const std::string &path, const Digest128 &digest) {
  const std::string manifest = manifestPath(path);
  const auto json = nlohmann::json::parse(smallFile(manifest), nullptr, false);
  if (!json.is_object()) return std::nullopt;
  const auto said = json.find("digest");
  if (said == json.end() || !said->is_string() || *said == hexText(digest)) return std::nullopt;
  return Message{MessageId::ManifestOfOther, {manifest, path}};
}

}  // namespace shinglescope

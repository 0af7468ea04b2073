#pragma once

#include <optional>
#include <vector>

#include "ui/session/import_profile.h"

namespace shinglescope {

class Settings;

/// The import profiles that the settings keep, one for each pattern of file
/// names, the latest first, at most fifty. GUI thread; refers to the settings.
class ImportProfiles {
 public:
  explicit ImportProfiles(Settings &settings) : m_settings(settings) {}

  std::vector<ImportProfile> all() const;
  /// The profile of the files that are named like this one.
  std::optional<ImportProfile> find(const QString &path) const;
  /// Keeps how a file was opened, in place of what was kept for its pattern.
  /// Where nothing was chosen and the roles are those guessed, nothing changes.
  void remember(const QString &path, const LoadOptions &options, const Dataset &dataset,
                const std::vector<ColumnRole> &roles);
  void forget(const QString &pattern);

 private:
  void write(const std::vector<ImportProfile> &profiles);

  Settings &m_settings;
};

}  // namespace shinglescope

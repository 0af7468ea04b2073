// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "ui/session/import_profile.h"

namespace shinglescope {

class Settings;

/// The import profiles in the settings, at most fifty: one for each pattern of file names,
/// latest first. GUI thread; refers to the settings.
class ImportProfiles {
 public:
  explicit ImportProfiles(Settings &settings) : m_settings(settings) {}

  std::vector<ImportProfile> all() const;
  /// Returns the profile of files with names like this one.
  std::optional<ImportProfile> find(const QString &path) const;
  /// Stores how a file was opened and replaces the profile of its pattern. Does nothing if no
  /// option was chosen and the roles are the guessed ones.
  void remember(const QString &path, const LoadOptions &options, const Dataset &dataset,
                const std::vector<ColumnRole> &roles);
  void forget(const QString &pattern);

 private:
  void write(const std::vector<ImportProfile> &profiles);

  Settings &m_settings;
};

}  // namespace shinglescope

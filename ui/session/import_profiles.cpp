// SPDX-License-Identifier: MIT
#include "ui/session/import_profiles.h"

#include <algorithm>

#include "ui/session/settings.h"

namespace shinglescope {

namespace {
constexpr std::size_t kMostProfiles = 50;
constexpr std::size_t kMostColumns = 2000;  ///< roles of wider tables are not stored
}  // namespace

std::vector<ImportProfile> ImportProfiles::all() const {
  std::vector<ImportProfile> profiles;
  for (const QString &text : m_settings.importProfiles()) {
    if (auto profile = ImportProfile::fromJson(text.toUtf8())) profiles.push_back(*profile);
  }
  return profiles;
}

std::optional<ImportProfile> ImportProfiles::find(const QString &path) const {
  const QString pattern = importPattern(path);
  for (ImportProfile &profile : all()) {
    if (profile.pattern == pattern) return std::move(profile);
  }
  return std::nullopt;
}

void ImportProfiles::remember(const QString &path, const LoadOptions &options,
                              const Dataset &dataset, const std::vector<ColumnRole> &roles) {
  if (isGuessed(options) && roles == guessColumnRoles(dataset)) return;
  if (dataset.columnCount() > kMostColumns) return;
  ImportProfile profile{importPattern(path), options, {}, roles};
  for (const std::string &name : dataset.columnNames())
    profile.columns << QString::fromStdString(name);
  profile.roles.resize(dataset.columnCount(), ColumnRole::Shown);
  std::vector<ImportProfile> profiles = all();
  std::erase_if(profiles, [&](const auto &each) { return each.pattern == profile.pattern; });
  profiles.insert(profiles.begin(), std::move(profile));
  profiles.resize(std::min(profiles.size(), kMostProfiles));
  write(profiles);
}

void ImportProfiles::forget(const QString &pattern) {
  std::vector<ImportProfile> profiles = all();
  std::erase_if(profiles, [&](const auto &each) { return each.pattern == pattern; });
  write(profiles);
}

void ImportProfiles::write(const std::vector<ImportProfile> &profiles) {
  QStringList texts;
  for (const ImportProfile &profile : profiles) texts << QString::fromUtf8(profile.toJson());
  m_settings.setImportProfiles(texts);
}

}  // namespace shinglescope

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTextDocument>
#include <string_view>
#include <vector>

#include "ui/pages/review/compare/compare_document.h"

namespace shinglescope {

/// Three or more rows of a group, to be shown side by side.
struct MemberContent {
  struct Head {
    QString number;
    QString note;
  };
  struct Field {
    QString name;
    std::vector<std::string_view> cells;  ///< one for each head
  };
  std::vector<Head> heads;
  std::vector<Field> fields;
};

/// The minimum width of a member's column; the view scrolls to columns that do not fit.
inline constexpr int kMemberWidth = 230;

/// Returns the width of the table in a view of this width.
int memberTableWidth(const MemberContent &content, const QFont &font, int viewWidth);

/// Fills the document with a column for each member. Text that the first member lacks is marked
/// like text of B; text of the first member that another lacks is marked like text of A. Long cells
/// are split into parts of kComparePartBytes.
CompareSummary fillMemberDocument(QTextDocument &document, const MemberContent &content,
                                  const CompareOptions &options, const ThemeColors &colors,
                                  const QFont &font, int viewWidth);

}  // namespace shinglescope

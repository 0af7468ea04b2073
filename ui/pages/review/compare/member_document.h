#pragma once

#include <QString>
#include <QTextDocument>
#include <string_view>
#include <vector>

#include "ui/pages/review/compare/compare_document.h"

namespace shinglescope {

/// Three or more rows of a group, ready to be set side by side.
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

/// A member's column is at least so wide; more than fit are scrolled to.
inline constexpr int kMemberWidth = 230;

/// The width that the table takes in a view of this width.
int memberTableWidth(const MemberContent &content, int viewWidth);

/// Fills the document with a column for each member. What a member has that the
/// first has not is marked as of B; what the first has that some other has not,
/// as of A. Long cells are cut into parts of kComparePartBytes.
CompareSummary fillMemberDocument(QTextDocument &document, const MemberContent &content,
                                  const CompareOptions &options, const ThemeColors &colors,
                                  const QFont &font, int viewWidth);

}  // namespace shinglescope

// SPDX-License-Identifier: MIT
#include "core/export/report/report_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shinglescope {
namespace {

struct Entity {
  std::string_view name;
  char character;
};

constexpr std::array kEntities = {Entity{"&amp;", '&'}, Entity{"&lt;", '<'}, Entity{"&gt;", '>'},
                                  Entity{"&quot;", '"'}, Entity{"&#39;", '\''}};
constexpr std::array<std::string_view, 7> kLineEnds = {"/h1", "/h2",  "/h3",        "/p",
                                                       "/tr", "/pre", "/figcaption"};

/// Reads markup from beginning to end.
class ReportReader {
 public:
  explicit ReportReader(std::string_view html) : m_html(html) {}

  std::string read() {
    m_at = std::min(m_html.find("<body>"), m_html.size());
    while (m_at < m_html.size()) {
      if (m_html[m_at] == '<') {
        tag();
      } else {
        character();
      }
    }
    return std::move(m_text);
  }

 private:
  void tag() {
    const std::size_t end = std::min(m_html.find('>', m_at), m_html.size());
    const std::string_view tag = m_html.substr(m_at + 1, end - m_at - 1);
    const std::string_view name = tag.substr(0, tag.find(' '));
    m_at = std::min(end + 1, m_html.size());
    if (name == "tr") m_isFirstCell = true;
    if ((name == "td" || name == "th") && !std::exchange(m_isFirstCell, false)) m_text += '\t';
    if (name == "pre") m_isAsItStands = true;
    if (name == "/pre") m_isAsItStands = false;
    const bool isLineEnd = std::ranges::find(kLineEnds, name) != kLineEnds.end();
    if (isLineEnd && !m_text.ends_with('\n')) m_text += '\n';
  }

  /// Line ends between tags belong to the markup; those in a cell become spaces.
  void character() {
    const std::string_view rest = m_html.substr(m_at);
    for (const Entity &entity : kEntities) {
      if (!rest.starts_with(entity.name)) continue;
      m_text += entity.character;
      m_at += entity.name.size();
      return;
    }
    const char c = m_html[m_at++];
    if (c != '\n' || m_isAsItStands) {
      m_text += c;
    } else if (!m_text.empty() && !m_text.ends_with('\n') && !m_text.ends_with('\t')) {
      m_text += ' ';
    }
  }

  std::string_view m_html;
  std::size_t m_at = 0;
  std::string m_text;
  bool m_isFirstCell = true;
  bool m_isAsItStands = false;
};

}  // namespace

std::string textOfReport(std::string_view html) { return ReportReader(html).read(); }

}  // namespace shinglescope

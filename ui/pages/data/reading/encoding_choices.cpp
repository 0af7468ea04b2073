// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/encoding_choices.h"

#include <QCoreApplication>

namespace shinglescope {

namespace {

struct EncodingText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::Encoding)
};

struct EncodingGroup {
  const char *region;
  std::vector<const char *> names;
};

const std::vector<EncodingGroup> &groups() {
  static const std::vector<EncodingGroup> kGroups = {
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Unicode"),
       {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Western Europe"),
       {"windows-1252", "ISO-8859-1", "ISO-8859-15", "macintosh", "IBM850", "IBM437", "IBM858"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Central Europe"),
       {"windows-1250", "ISO-8859-2", "x-mac-centraleurroman", "IBM852"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Baltic"), {"windows-1257", "ISO-8859-13"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Cyrillic"),
       {"windows-1251", "KOI8-R", "KOI8-U", "ISO-8859-5", "x-mac-cyrillic", "IBM866"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Greek"), {"windows-1253", "ISO-8859-7"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Turkish"), {"windows-1254", "ISO-8859-9"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Hebrew"), {"windows-1255", "ISO-8859-8"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Arabic"), {"windows-1256", "ISO-8859-6"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Vietnamese"), {"windows-1258"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Thai"), {"windows-874", "TIS-620"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Japanese"),
       {"Shift_JIS", "windows-31j", "EUC-JP", "ISO-2022-JP"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Simplified Chinese"),
       {"GB18030", "GBK", "GB2312"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Traditional Chinese"), {"Big5", "Big5-HKSCS"}},
      {QT_TRANSLATE_NOOP("shinglescope::Encoding", "Korean"),
       {"EUC-KR", "windows-949", "ISO-2022-KR"}},
  };
  return kGroups;
}

}  // namespace

std::vector<EncodingChoice> encodingChoices() {
  std::vector<EncodingChoice> choices;
  for (const EncodingGroup &group : groups()) {
    for (const char *name : group.names) {
      const QString text = QString::fromLatin1(name);
      choices.push_back(
          {text, EncodingText::tr("%1, %2").arg(text, EncodingText::tr(group.region))});
    }
  }
  return choices;
}

}  // namespace shinglescope

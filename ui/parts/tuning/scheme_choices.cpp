// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/scheme_choices.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {
namespace {

/// The texts of a choice; a choice without texts is shown by its name.
struct SchemeText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::SchemeText)

 public:
  const char *name;
  const char *label;
  const char *note;
  const char *drawback = "";
};

constexpr std::array kHashTexts = {
    SchemeText{"fast", QT_TRANSLATE_NOOP("shinglescope::SchemeText", "fast"),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "Hashes each word or window once and mixes: the fastest.")},
    SchemeText{"xxh3", "XXH3",
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "64 bits of XXH3 over the bytes of each shingle.")},
    SchemeText{"xxh32", "XXH32",
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "32 bits of XXH32 over the bytes of each shingle.")},
    SchemeText{"murmur3", "MurmurHash3",
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "MurmurHash3 over the bytes of each shingle.")},
    SchemeText{"farmhash", "FarmHash",
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "FarmHash fingerprint over the bytes of each shingle.")},
    SchemeText{"sha1", "SHA-1",
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "The start of SHA-1 over the bytes of each shingle: slow.")},
};

constexpr std::array kPermutationTexts = {
    SchemeText{"affine", QT_TRANSLATE_NOOP("shinglescope::SchemeText", "affine, a x + b"),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "Independent affine maps of 32 bits: accurate and fast.")},
    SchemeText{"xor", QT_TRANSLATE_NOOP("shinglescope::SchemeText", "XOR masks"),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "Each permutation flips bits of the shingle's hash."),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "Less accurate on short texts: the squared error of the "
                                 "estimate is 6.5 times that of affine at 10 shingles, 2.6 times "
                                 "at 40.")},
    SchemeText{"rehash", QT_TRANSLATE_NOOP("shinglescope::SchemeText", "hashed again"),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "Each permutation hashes the shingle again with its own seed: as "
                                 "accurate as affine, ten times slower.")},
    SchemeText{"salted", QT_TRANSLATE_NOOP("shinglescope::SchemeText", "salted SHA-1"),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "Each permutation is SHA-1 with its own salt: as accurate as "
                                 "affine, two thousand times slower.")},
    SchemeText{"one-permutation", QT_TRANSLATE_NOOP("shinglescope::SchemeText", "one permutation"),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "One permutation cut into bins, empty ones filled by optimal "
                                 "densification."),
               QT_TRANSLATE_NOOP("shinglescope::SchemeText",
                                 "Less accurate below about 100 shingles: the squared error of the "
                                 "estimate is 1.6 times that of affine at 10 shingles, 1.3 times "
                                 "at 40.")},
};

template <std::size_t N>
const SchemeText *textOf(const std::array<SchemeText, N> &texts, std::string_view name) {
  const auto found = std::ranges::find(texts, name, &SchemeText::name);
  return found == texts.end() ? nullptr : &*found;
}

template <class Names, std::size_t N>
QList<ChoiceBox::Choice> choicesFrom(const Names &names, const std::array<SchemeText, N> &texts) {
  QList<ChoiceBox::Choice> choices;
  for (const auto &entry : names) {
    const QString name = QString::fromUtf8(entry.name);
    const SchemeText *text = textOf(texts, entry.name);
    choices += text == nullptr ? ChoiceBox::Choice{name, name, {}}
                               : ChoiceBox::Choice{name, SchemeText::tr(text->label),
                                                   SchemeText::tr(text->note)};
  }
  return choices;
}

}  // namespace

QList<ChoiceBox::Choice> hashChoices() { return choicesFrom(kHashNames, kHashTexts); }

QList<ChoiceBox::Choice> permutationChoices() {
  return choicesFrom(kPermutationNames, kPermutationTexts);
}

QString permutationDrawback(const QString &name) {
  const SchemeText *text = textOf(kPermutationTexts, name.toStdString());
  const bool isWorse = text != nullptr && *text->drawback != '\0';
  return isWorse ? SchemeText::tr(text->drawback) : QString();
}

}  // namespace shinglescope

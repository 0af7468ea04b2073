// SPDX-License-Identifier: MIT
#include "ui/pages/find/recipe_changes.h"

#include <QCoreApplication>

#include "ui/base/text/display_text.h"
#include "ui/base/text/message_text.h"

namespace shinglescope {
namespace {

struct RecipeTitle {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::RecipeTitle)
};

int differ(bool areDifferent) { return areDifferent ? 1 : 0; }

int countTextChanges(const PreparationOptions &a, const PreparationOptions &b) {
  return differ(a.unicode != b.unicode) + differ(a.lowerCase != b.lowerCase) +
         differ(a.stripPunctuation != b.stripPunctuation) + differ(a.stripDigits != b.stripDigits) +
         differ(a.stripLoneLetters != b.stripLoneLetters) + differ(a.whiteSpace != b.whiteSpace) +
         differ(a.stopWords != b.stopWords) + differ(a.stem != b.stem);
}

}  // namespace

int countRecipeChanges(const Recipe &recipe, const Recipe &base) {
  const ShingleOptions &shingle = recipe.shingle;
  const SignatureOptions &signature = recipe.signature;
  return countTextChanges(recipe.preparation, base.preparation) +
         differ(shingle.unit != base.shingle.unit) + differ(shingle.k != base.shingle.k) +
         differ(shingle.shortTexts != base.shingle.shortTexts) +
         differ(shingle.counts != base.shingle.counts) +
         differ(shingle.minDocumentFrequency != base.shingle.minDocumentFrequency) +
         differ(shingle.wordSeparator != base.shingle.wordSeparator) +
         differ(shingle.hash != base.shingle.hash) +
         differ(shingle.maxDocumentFrequency != base.shingle.maxDocumentFrequency) +
         differ(signature.scheme != base.signature.scheme) +
         differ(signature.numHashes != base.signature.numHashes) +
         differ(signature.seed != base.signature.seed) + differ(recipe.bands != base.bands) +
         differ(recipe.measure.kind != base.measure.kind) +
         differ(recipe.measure.isContainment() &&
                recipe.measure.leastShingles != base.measure.leastShingles) +
         differ(!(recipe.threshold == base.threshold)) + differ(!(recipe.floor == base.floor)) +
         differ(recipe.verification != base.verification) + differ(recipe.pairs != base.pairs);
}

QString recipeTitle(const Recipe &recipe) {
  for (const Preset &preset : presets()) {
    if (preset.name != (recipe.name.empty() ? "default" : recipe.name)) continue;
    const QString title = messageText(Message{preset.title});
    const int changes = countRecipeChanges(recipe, preset.recipe);
    if (changes == 0) return title;
    return RecipeTitle::tr("%1, %n changes", nullptr, changes).arg(title);
  }
  return cellDisplayText(recipe.name);
}

}  // namespace shinglescope

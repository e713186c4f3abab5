#pragma once

#include "core/design/designkeys.h"
#include "core/domain/language.h"

#include <optional>

namespace duovita {

// Texts of the design pane for the items in the table of design keys, in the interface's language.

QString labelOf(const DesignKey& key);
/// The label within its group: "Capitals" for headings. labelOf() is understandable anywhere.
QString shortLabelOf(const DesignKey& key);
QString wordFor(DesignKey::Group group);
/// The text of one of a key's choices, for one language's documents or for all.
QString choiceWord(const DesignKey& key, const QString& choice, std::optional<Language> language = {});
/// The suffix of a number: " pt".
QString suffixOf(DesignKey::Unit unit);
/// Shown for an empty list.
QString noneWord();

/// 700: "Bold"; the number if there is no word.
QString weightWord(double weight);

struct ValueWord {
    QJsonValue value;
    QString word;
};
/// The values that a list or segments offer: choices, font weights, and pairs of alternatives that are not just on and
/// off. Empty if the key has another kind of control.
QList<ValueWord> valueWords(const DesignKey& key, std::optional<Language> language = {});

} // namespace duovita

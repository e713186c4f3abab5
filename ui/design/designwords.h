#pragma once

#include "core/design/designkeys.h"

namespace duovita {

// What the design pane calls what the table of keys names, in the interface's language.

QString labelOf(const DesignKey& key);
/// As it stands beside the control, in its group: "Capitals" of headings. labelOf() says it all.
QString shortLabelOf(const DesignKey& key);
QString wordFor(DesignKey::Group group);
/// One of a key's choices.
QString choiceWord(const DesignKey& key, const QString& choice);
/// What follows a number: " pt".
QString suffixOf(DesignKey::Unit unit);
/// Between two words of a list.
QString listSeparator();
/// Where nothing of a list is chosen.
QString noneWord();

/// 700: "Bold"; a number where there is no word.
QString weightWord(double weight);

struct ValueWord {
    QJsonValue value;
    QString word;
};
/// The values that are chosen from by their words: of choices, of weights, of what is the one or the other rather than
/// on or off. Empty: the value is set otherwise.
QList<ValueWord> valueWords(const DesignKey& key);

} // namespace duovita

#pragma once

#include "core/design/designkeys.h"

namespace duovita {

// What the design pane calls what the table of keys names, in the interface's language.

QString labelOf(const DesignKey& key);
QString wordFor(DesignKey::Group group);
/// One of a key's choices.
QString choiceWord(const DesignKey& key, const QString& choice);
/// What follows a number: " pt".
QString suffixOf(DesignKey::Unit unit);

} // namespace duovita

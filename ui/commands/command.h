#pragma once

#include "core/domain/localized.h"
#include "core/terms/hanreadings.h"

#include <QKeySequence>

#include <functional>

namespace duovita {

/// A place to go to or an action to run, found by name.
struct Command {
    QString id;         ///< stable between runs: "action.undo", or "entry." and the entry's id
    QString icon;       ///< name for lineIcon()
    LocalizedText name; ///< searched in both languages, whatever the interface's language
    QString kind = {};  ///< shown category in the interface's language: "Person", an entry's section
    QKeySequence shortcut = {};
    bool enabled = true;
    HanReading reading = HanReading::InWords;
    LocalizedText of = {};   ///< shown before the name if another command has the same name: "Design"
    LocalizedText also = {}; ///< further search words; not shown
    std::function<void()> run = {};
};

/// Returns the commands available now.
using CommandSource = std::function<QList<Command>()>;

} // namespace duovita

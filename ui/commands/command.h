#pragma once

#include "core/domain/localized.h"
#include "core/terms/hanreadings.h"

#include <QKeySequence>

#include <functional>

namespace duovita {

/// Something that one can go to or do, by its name.
struct Command {
    QString id;         ///< the same in every run: "action.undo", "entry." and the entry's id
    QString icon;       ///< of lineIcon()
    LocalizedText name; ///< found by either language's, whatever the interface's is
    QString kind = {};  ///< in the interface's language: "Person", an entry's section
    QKeySequence shortcut = {};
    bool enabled = true;
    HanReading reading = HanReading::InWords;
    LocalizedText of = {};   ///< what stands before its name where something else is called so, too: "Design"
    LocalizedText also = {}; ///< further words that it is found by, and that are not shown
    std::function<void()> run = {};
};

/// Says what there is now.
using CommandSource = std::function<QList<Command>()>;

} // namespace duovita

#pragma once

#include <QString>

#include <functional>

class QAction;

namespace duovita {

/// An action that can be found by its name.
struct NamedAction {
    QAction* action;
    QString icon;                   ///< of lineIcon(); may be empty
    std::function<QString()> words; ///< what it is called now, in the language that is spoken
};

} // namespace duovita

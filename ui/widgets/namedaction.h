#pragma once

#include <QString>

#include <functional>

class QAction;

namespace duovita {

/// An action that can be searched by name.
struct NamedAction {
    QAction* action;
    QString icon;                   ///< name for lineIcon(); may be empty
    std::function<QString()> words; ///< the current name in the current language
};

} // namespace duovita

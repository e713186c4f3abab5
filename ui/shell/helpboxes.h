#pragma once

#include <QList>

class QAction;
class QWidget;

namespace duovita {

/// Lists the shortcuts of these actions, and those that work in fields.
void showShortcuts(QWidget* window, const QList<QAction*>& actions);

void showAbout(QWidget* window);

} // namespace duovita

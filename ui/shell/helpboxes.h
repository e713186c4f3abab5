#pragma once

#include <QList>

class QAction;
class QWidget;

namespace duovita {

/// All keys: of these actions, and those that belong to a field.
void showShortcuts(QWidget* window, const QList<QAction*>& actions);

void showAbout(QWidget* window);

} // namespace duovita

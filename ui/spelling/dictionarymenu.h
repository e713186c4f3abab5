#pragma once

class QMenu;
class QSettings;
class QWidget;

namespace duovita {

/// Which English is right: a menu that sets it, and remembers it in the settings, which outlive the menu. What was
/// chosen before holds from here on.
QMenu* makeDictionaryMenu(QSettings& settings, QWidget* parent);

} // namespace duovita

#pragma once

class QMenu;
class QSettings;
class QWidget;

namespace duovita {

/// A menu of English dictionaries. Applies the choice stored in the settings at once, and stores new ones. The settings
/// must outlive the menu.
QMenu* makeDictionaryMenu(QSettings& settings, QWidget* parent);

} // namespace duovita

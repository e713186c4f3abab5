#pragma once

#include <QObject>

class QSettings;

namespace duovita {

class CurrentRecord;
class EditorPanel;

/// Remembers the record and place shown when the window is closed, and restores them at the next start.
class LastPlace : public QObject {
    Q_OBJECT

public:
    LastPlace(CurrentRecord& current, EditorPanel& editor, QSettings& settings, QObject* parent);
    void remember();

private:
    void goThere();

    CurrentRecord& m_current;
    EditorPanel& m_editor;
    QSettings& m_settings;
};

} // namespace duovita

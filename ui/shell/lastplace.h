#pragma once

#include <QObject>

class QSettings;

namespace duovita {

class CurrentRecord;
class EditorPanel;

/// Where in which record one was when the window was closed: the window begins there again.
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

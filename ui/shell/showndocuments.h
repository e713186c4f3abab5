#pragma once

#include <QObject>

namespace duovita {

class CheckPane;
class CurrentRecord;
class CvController;
class DesignPane;
class EditorPanel;
class PreviewPanel;
class ProblemsPanel;

/// Has all that is about the chosen CV show it: its pages, its design, what it leaves out, what its readers will miss.
class ShownDocuments : public QObject {
    Q_OBJECT

public:
    ShownDocuments(CurrentRecord& current, CvController& cvs, EditorPanel& editor, DesignPane& design,
                   PreviewPanel& preview, ProblemsPanel& problems, CheckPane& check, QObject* parent);

private:
    void show();
    void showPages();
    void showReading();

    CurrentRecord& m_current;
    CvController& m_cvs;
    EditorPanel& m_editor;
    DesignPane& m_design;
    PreviewPanel& m_preview;
    ProblemsPanel& m_problems;
    CheckPane& m_check;
};

} // namespace duovita

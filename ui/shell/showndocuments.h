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

/// Makes all parts show the chosen CV: its pages, design, omissions and problems.
class ShownDocuments : public QObject {
    Q_OBJECT

public:
    ShownDocuments(CurrentRecord& current, CvController& cvs, EditorPanel& editor, DesignPane& design,
                   PreviewPanel& preview, ProblemsPanel& problems, CheckPane& check, QObject* parent);

private:
    void show();
    void showPages();
    void showReading();
    void followCaret();

    CurrentRecord& m_current;
    CvController& m_cvs;
    EditorPanel& m_editor;
    DesignPane& m_design;
    PreviewPanel& m_preview;
    ProblemsPanel& m_problems;
    CheckPane& m_check;
    bool m_marksProblem = false; ///< whether the place of a problem is marked on the pages
};

} // namespace duovita

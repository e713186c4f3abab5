#pragma once

#include "core/content/cvcontent.h"

#include <QObject>

namespace duovita {

class CvController;
class EditorPanel;
class FindPanel;
class MiddlePane;
class PreviewPanel;
class ProblemsPanel;

/// To the field of the record, or of one of its CVs, that something is about: a place on a page, a problem, a match.
class Navigation : public QObject {
    Q_OBJECT

public:
    Navigation(EditorPanel& editor, MiddlePane& middle, CvController& cvs, ProblemsPanel& problems, QObject* parent);

    void follow(const PreviewPanel& preview);
    void follow(FindPanel& find);

    /// `part`: which of the texts of a field that holds several, as of Problem.
    void goTo(const ContentSource& source, Language language, const QString& part = {});
    void goToOutline();

private:
    EditorPanel& m_editor;
    MiddlePane& m_middle;
    CvController& m_cvs;
    ProblemsPanel& m_problems;
};

} // namespace duovita

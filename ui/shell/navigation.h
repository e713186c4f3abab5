#pragma once

#include "core/content/cvcontent.h"

#include <QObject>

namespace duovita {

class CvController;
class DesignPane;
class EditorPanel;
class FindPanel;
class MiddlePane;
class PreviewPanel;
class ProblemsPanel;

/// Goes to the field of the record or of a CV that a place on a page, a problem or a match refers to; in Design, from a
/// place on a page to its settings.
class Navigation : public QObject {
    Q_OBJECT

public:
    Navigation(EditorPanel& editor, DesignPane& design, MiddlePane& middle, CvController& cvs, ProblemsPanel& problems,
               QObject* parent);

    void follow(const PreviewPanel& preview);
    void follow(FindPanel& find);

    /// `part`: which text of a field that has several, as in Problem.
    void goTo(const ContentSource& source, Language language, const QString& part = {});
    void goToOutline();

private:
    void show(const ContentSource& source);

    EditorPanel& m_editor;
    DesignPane& m_design;
    MiddlePane& m_middle;
    CvController& m_cvs;
    ProblemsPanel& m_problems;
};

} // namespace duovita

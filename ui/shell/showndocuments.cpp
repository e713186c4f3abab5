#include "ui/shell/showndocuments.h"

#include "ui/check/checkpane.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/design/designpane.h"
#include "ui/forms/editorpanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/shell/currentrecord.h"

#include <QApplication>

#include <utility>

namespace duovita {

ShownDocuments::ShownDocuments(CurrentRecord& current, CvController& cvs, EditorPanel& editor, DesignPane& design,
                               PreviewPanel& preview, ProblemsPanel& problems, CheckPane& check, QObject* parent)
    : QObject(parent), m_current(current), m_cvs(cvs), m_editor(editor), m_design(design), m_preview(preview),
      m_problems(problems), m_check(check)
{
    connect(&m_current, &CurrentRecord::opened, this, &ShownDocuments::show);
    connect(&m_current, &CurrentRecord::changed, this, &ShownDocuments::show);
    connect(&m_cvs, &CvController::currentChanged, this, &ShownDocuments::show);
    connect(&m_current, &CurrentRecord::left, &m_preview, &PreviewPanel::clear);
    connect(&m_current, &CurrentRecord::left, &m_design, &DesignPane::clear);
    connect(&m_current, &CurrentRecord::left, &m_check, &CheckPane::clear);
    connect(&m_design, &DesignPane::edited, &m_cvs, &CvController::replace);
    connect(&m_design, &DesignPane::previewChanged, this, [this] {
        if (m_current)
            showPages();
    });
    connect(&m_design, &DesignPane::settled, this, [this] {
        if (m_current)
            m_current.document().closeMerge();
    });
    connect(&m_preview, &PreviewPanel::updated, &m_problems,
            [this](Language language) { m_problems.setFindings(language, m_preview.findings(language)); });
    connect(&m_preview, &PreviewPanel::languagesChanged, this, [this] {
        if (m_current)
            showReading();
    });
    // Connected first, so that the entry is marked before the problem's own place.
    connect(&m_problems, &ProblemsPanel::problemMarked, &m_editor, &EditorPanel::choose);
    connect(&m_problems, &ProblemsPanel::problemMarked, &m_preview, &PreviewPanel::mark);
    connect(&m_problems, &ProblemsPanel::placesChanged, &m_preview, &PreviewPanel::markProblems);
    connect(&m_preview, &PreviewPanel::problemClicked, &m_check, &CheckPane::chooseProblem);
    connect(&m_problems, &ProblemsPanel::checked, &m_editor, &EditorPanel::setProblems);
    connect(&m_problems, &ProblemsPanel::missingCounted, &m_preview, &PreviewPanel::setMissing);
    connect(&m_problems, &ProblemsPanel::absencesFound, &m_editor, &EditorPanel::setAbsences);
    connect(&m_problems, &ProblemsPanel::absencesFound, &m_design, &DesignPane::setAbsences);
    connect(&m_problems, &ProblemsPanel::problemMarked, this, [this] { m_marksProblem = true; });
    connect(&m_editor, &EditorPanel::currentSourceChanged, &m_preview, &PreviewPanel::mark);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (m_current && now && m_editor.isAncestorOf(now))
            followCaret();
    });
}

void ShownDocuments::show()
{
    const CvId cv = m_cvs.current().id;
    m_editor.setCv(cv);
    m_design.setPerson(m_current.person(), cv, m_preview.language());
    showPages();
    m_problems.setCv(cv);
    showReading();
}

/// A problem's place is marked until a text is edited.
void ShownDocuments::followCaret()
{
    if (std::exchange(m_marksProblem, false))
        m_preview.mark(m_editor.currentSource());
    m_preview.followCaret(m_editor.caretSource());
}

/// Shows what a parser reads from the visible documents.
void ShownDocuments::showReading()
{
    m_check.setPerson(m_current.person(), m_cvs.current().id, m_preview.language());
}

void ShownDocuments::showPages()
{
    m_preview.setPerson(m_design.previewed(m_current.person()), m_cvs.current().id);
}

} // namespace duovita

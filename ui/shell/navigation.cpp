#include "ui/shell/navigation.h"

#include "core/messages/kindwords.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/design/designpane.h"
#include "ui/design/designplan.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/shell/middlepane.h"

#include <QAction>

namespace duovita {

Navigation::Navigation(EditorPanel& editor, DesignPane& design, MiddlePane& middle, CvController& cvs,
                       ProblemsPanel& problems, QObject* parent)
    : QObject(parent), m_editor(editor), m_design(design), m_middle(middle), m_cvs(cvs), m_problems(problems)
{
    m_problems.cursor = [this] { return m_editor.cursor(); };
    connect(&m_problems, &ProblemsPanel::problemChosen, this, &Navigation::goTo);
    connect(&m_problems, &ProblemsPanel::leftOverChosen, &m_middle, &MiddlePane::write);
    connect(&m_problems, &ProblemsPanel::leftOverChosen, &m_editor, &EditorPanel::goToLeftOver);
    for (QAction* action : m_editor.actions()) // show the form that they change
        connect(action, &QAction::triggered, &m_middle, &MiddlePane::write);
}

void Navigation::follow(const PreviewPanel& preview)
{
    connect(&preview, &PreviewPanel::sourceClicked, this, [this](const ContentSource& source, Language language) {
        // In Design, the form would not help; in a narrow window it would also replace the pages before the second
        // click, which edits on them.
        if (m_middle.mode() != MiddlePane::Mode::Design)
            goTo(source, language);
        else if (m_design.isVisible())
            m_design.goTo(controlFor(source));
    });
}

void Navigation::follow(FindPanel& find)
{
    connect(&find, &FindPanel::matchChosen, this,
            [this](const ContentSource& source, Language language, const QString& text) {
                show(source);
                if (!m_editor.hasField(source))
                    return m_cvs.goTo(source, language, CvController::Focus::Leave);
                m_middle.write();
                m_editor.showText(source, language, text);
            });
    connect(&find, &FindPanel::closed, &m_editor, &EditorPanel::focusOutline);
}

void Navigation::goTo(const ContentSource& source, Language language, const QString& part)
{
    m_middle.write(); // show the form first
    show(source);
    if (m_editor.hasField(source))
        m_editor.goTo(source, language, part);
    else
        m_cvs.goTo(source, language, CvController::Focus::Take);
}

/// A CV's own texts are shown with it.
void Navigation::show(const ContentSource& source)
{
    if (source.cv)
        m_cvs.choose(*source.cv);
}

void Navigation::goToOutline()
{
    m_middle.write();
    m_editor.focusOutline();
}

} // namespace duovita

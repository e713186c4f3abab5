#include "ui/shell/middlepane.h"

#include "ui/design/designpane.h"
#include "ui/forms/editorpanel.h"
#include "ui/shell/gonepage.h"

#include <QAction>

namespace duovita {

MiddlePane::MiddlePane(EditorPanel& editor, DesignPane& design, GonePage& gone, QWidget* parent)
    : QStackedWidget(parent), m_editor(editor), m_design(design), m_gone(gone)
{
    addWidget(&m_editor);
    addWidget(&m_design);
    addWidget(&m_gone);
    connect(&m_design, &DesignPane::writeWanted, this, &MiddlePane::write);
    connect(&m_gone, &GonePage::backWanted, this, &MiddlePane::backWanted);
}

QWidget* MiddlePane::present() const
{
    return m_designing ? static_cast<QWidget*>(&m_design) : &m_editor;
}

void MiddlePane::showDesign(bool shown)
{
    if (shown == m_designing)
        return;
    m_designing = shown;
    if (!saysGone()) {
        setCurrentWidget(present());
        if (shown)
            m_design.setFocus();
    }
    Q_EMIT designShown(shown);
}

bool MiddlePane::saysGone() const
{
    return currentWidget() == &m_gone;
}

void MiddlePane::sayGone(const std::optional<StoreUndo::Gone>& gone, const QAction& back)
{
    setCurrentWidget(gone ? &m_gone : present());
    if (gone)
        m_gone.show(gone->what,
                    tr("%1 (%2) brings it back, with all that was typed.")
                        .arg(back.iconText(), back.shortcut().toString(QKeySequence::NativeText)),
                    tr("Bring back"));
}

void MiddlePane::takeFocus()
{
    if (m_designing)
        m_design.setFocus();
    else
        m_editor.focusOutline();
}

} // namespace duovita

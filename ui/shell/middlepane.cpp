#include "ui/shell/middlepane.h"

#include "ui/check/checkpane.h"
#include "ui/design/designpane.h"
#include "ui/forms/editorpanel.h"
#include "ui/shell/gonepage.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/segmentbar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

MiddlePane::MiddlePane(EditorPanel& editor, DesignPane& design, CheckPane& check, GonePage& gone, QWidget* parent)
    : Retranslated(parent), m_editor(editor), m_design(design), m_check(check), m_gone(gone), m_head(new QWidget(this)),
      m_page(new QToolButton(m_head)), m_modes(new SegmentBar(m_head)), m_tools(new QStackedWidget(m_head)),
      m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("middle"));
    setGround(*this, Tone::Form);
    m_modes->setObjectName(QStringLiteral("middle.modes"));
    for (const char* name : {"mode.write", "mode.design", "mode.check"})
        m_modes->add(QString::fromLatin1(name));
    connect(m_modes, &SegmentBar::chosen, this, [this](int index) {
        setMode(static_cast<Mode>(index));
        takeFocus();
    });
    m_tools->addWidget(m_editor.makeTools(m_tools));
    m_tools->addWidget(m_design.makeTools(m_tools));
    m_tools->addWidget(m_check.makeTools(m_tools));
    m_tools->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* head = new QHBoxLayout(m_head);
    constexpr int left = 20;
    constexpr int right = 16;
    head->setContentsMargins(left, 0, right, 0);
    head->setSpacing(2 * gridStep);
    head->addWidget(m_modes);
    head->addStretch();
    head->addWidget(m_tools);
    head->addWidget(m_page);
    m_page->setObjectName(QStringLiteral("middle.page"));
    m_page->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_page->setFocusPolicy(Qt::TabFocus);
    setRole(*m_page, Role::Boxed);
    m_page->hide();
    for (QWidget* page : std::initializer_list<QWidget*>{&m_editor, &m_design, &m_check, &m_gone})
        m_pages->addWidget(page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_pages, 1);
    connect(&m_gone, &GonePage::backWanted, this, &MiddlePane::backWanted);
    connect(&Appearance::instance(), &Appearance::changed, this, &MiddlePane::fit);
    fit();
    showPage();
    retranslate();
}

void MiddlePane::fit()
{
    m_head->setFixedHeight(measure(Measure::PaneHeader));
}

void MiddlePane::retranslate()
{
    m_modes->setText(0, tr("Write"));
    m_modes->setText(1, tr("Design"));
    m_modes->setText(2, tr("Check"));
    m_modes->setToolTip(0, tr("The record's contents (Ctrl+1)"));
    m_modes->setToolTip(1, tr("How the documents look (Ctrl+2)"));
    m_modes->setToolTip(2, tr("What to check before you send it (Ctrl+3)"));
    m_modes->setAccessibleName(tr("Write, design or check"));
}

void MiddlePane::setPageAction(QAction& action)
{
    m_page->setDefaultAction(&action);
}

void MiddlePane::showPageButton(bool shown)
{
    m_page->setVisible(shown);
}

QWidget* MiddlePane::pageOf(Mode mode) const
{
    switch (mode) {
    case Mode::Design:
        return &m_design;
    case Mode::Check:
        return &m_check;
    case Mode::Write:
        break;
    }
    return &m_editor;
}

void MiddlePane::showPage()
{
    m_pages->setCurrentWidget(pageOf(m_mode));
    m_tools->setCurrentIndex(static_cast<int>(m_mode));
    for (int i = 0; i < m_tools->count(); ++i) { // hidden tools must not take room from the mode buttons
        const bool isShown = i == m_tools->currentIndex();
        m_tools->widget(i)->setSizePolicy(isShown ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                                          QSizePolicy::Preferred);
    }
    m_head->setVisible(true);
}

void MiddlePane::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_modes->setCurrent(static_cast<int>(mode));
    if (!saysGone())
        showPage();
    Q_EMIT modeChanged(mode);
}

bool MiddlePane::saysGone() const
{
    return m_pages->currentWidget() == &m_gone;
}

void MiddlePane::showGone(const std::optional<StoreUndo::Gone>& gone, const QAction& back)
{
    if (!gone)
        return showPage();
    m_pages->setCurrentWidget(&m_gone);
    m_head->setVisible(false);
    m_gone.show(gone->what,
                tr("%1 (%2) restores it, including everything that was typed.")
                    .arg(back.iconText(), back.shortcut().toString(QKeySequence::NativeText)),
                tr("Restore"));
}

void MiddlePane::takeFocus()
{
    if (saysGone())
        return m_gone.setFocus();
    switch (m_mode) {
    case Mode::Write:
        m_editor.focusOutline();
        break;
    case Mode::Design:
        m_design.takeFocus();
        break;
    case Mode::Check:
        m_check.setFocus();
        break;
    }
}

} // namespace duovita

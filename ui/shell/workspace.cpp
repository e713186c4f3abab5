#include "ui/shell/workspace.h"

#include "core/messages/kindwords.h"
#include "ui/find/findpanel.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/reviewpage.h"
#include "ui/settings.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/middlepane.h"
#include "ui/shell/welcomepage.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace duovita {

Workspace::Workspace(const Parts& parts, QWidget* window)
    : QWidget(window), m_parts(parts), m_columns(new QSplitter(Qt::Horizontal, this)),
      m_right(new QSplitter(Qt::Vertical, m_columns)), m_stack(new QStackedWidget(this)), m_strip(new QWidget(this))
{
    place();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&m_parts.find);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_strip);
    m_parts.messages.setParent(this);
    placeStrip();
}

void Workspace::place()
{
    m_columns->setObjectName(QStringLiteral("mainSplitter"));
    m_columns->setChildrenCollapsible(false);
    m_right->setObjectName(QStringLiteral("rightSplitter"));
    m_right->setChildrenCollapsible(false);
    m_right->addWidget(&m_parts.preview);
    m_right->addWidget(&m_parts.problems);
    m_right->setStretchFactor(0, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{&m_parts.people, &m_parts.middle, m_right})
        m_columns->addWidget(part);
    m_columns->setSizes({210, 560, 730});
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 2);
    m_columns->setStretchFactor(2, 3);
    constexpr int narrowestForm = 390; // two texts beside each other, with their label
    constexpr int narrowestPages = 320;
    m_parts.middle.setMinimumWidth(narrowestForm);
    m_right->setMinimumWidth(narrowestPages);
    m_stack->addWidget(m_columns);
    m_stack->addWidget(&m_parts.welcome);
    m_stack->addWidget(&m_parts.review);
}

/// Always there, so that nothing moves when something short is said.
void Workspace::placeStrip()
{
    m_strip->setObjectName(QStringLiteral("statusStrip"));
    m_strip->setFixedHeight(m_parts.messages.lineHeight());
    auto* layout = new QHBoxLayout(m_strip);
    layout->setContentsMargins(0, 0, 10, 0);
    layout->addStretch();
    layout->addWidget(&m_parts.saveState);
    m_parts.messages.standIn(*m_strip, m_parts.saveState);
}

void Workspace::restore(const QSettings& settings)
{
    m_columns->restoreState(remembered::windowParts.get(settings));
    m_parts.problems.setShowsWholeRecord(remembered::allProblems.get(settings));
    m_parts.problems.setOpen(remembered::problemsOpen.get(settings), remembered::problemsHeight.get(settings));
    m_right->restoreState(remembered::pagesAndProblems.get(settings));
    m_parts.people.setFilter(
        {findLanguage(remembered::peopleLacking.get(settings)), remembered::peopleTag.get(settings)});
}

void Workspace::remember(QSettings& settings) const
{
    remembered::windowParts.set(settings, m_columns->saveState());
    remembered::problemsOpen.set(settings, m_parts.problems.isOpen());
    remembered::allProblems.set(settings, m_parts.problems.showsWholeRecord());
    remembered::problemsHeight.set(settings, m_parts.problems.openHeight());
    remembered::pagesAndProblems.set(settings, m_right->saveState());
    const PeopleFilter& filter = m_parts.people.filter();
    remembered::peopleLacking.set(settings, filter.incomplete ? codeOf(*filter.incomplete) : QString());
    remembered::peopleTag.set(settings, filter.tag);
}

void Workspace::showParts(bool nobody)
{
    QWidget* parts = nobody ? static_cast<QWidget*>(&m_parts.welcome) : m_columns;
    m_stack->setCurrentWidget(m_parts.review.isReviewing() ? &m_parts.review : parts);
}

void Workspace::setPartsEnabled(bool enabled)
{
    m_stack->setEnabled(enabled);
}

void Workspace::goToNextPart()
{
    const QWidget* focus = window()->focusWidget();
    if (m_parts.people.isAncestorOf(focus))
        m_parts.middle.takeFocus();
    else if (m_parts.middle.isAncestorOf(focus))
        m_parts.preview.focusPages();
    else if (m_parts.messages.isVisible() && !m_parts.messages.isAncestorOf(focus))
        m_parts.messages.focusAction();
    else
        m_parts.people.focusList();
}

} // namespace duovita

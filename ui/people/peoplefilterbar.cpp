#include "ui/people/peoplefilterbar.h"

#include "ui/background.h"
#include "ui/people/peoplequery.h"
#include "ui/presentation/icons.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace duovita {

PeopleFilterBar::PeopleFilterBar(QString databasePath, QWidget* parent)
    : QWidget(parent), m_path(std::move(databasePath)), m_button(new QToolButton(this)), m_chip(new QToolButton(this)),
      m_menu(new QMenu(this))
{
    m_button->setObjectName(QStringLiteral("people.filter"));
    m_button->setIcon(lineIcon(QStringLiteral("filter")));
    m_button->setAutoRaise(true);
    m_button->setCheckable(true);
    m_chip->setObjectName(QStringLiteral("people.filter.chip"));
    m_chip->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // its text is elided to the available width
    m_menu->setObjectName(QStringLiteral("people.filter.menu"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_chip);
    connect(m_button, &QToolButton::clicked, this, &PeopleFilterBar::askForTags);
    connect(m_chip, &QToolButton::clicked, this, [this] {
        m_button->setFocus(); // else hiding the chip would drop the focus
        setFilter({});
    });
    retranslate();
}

void PeopleFilterBar::setFilter(const PeopleFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    updateChip();
    Q_EMIT changed();
}

void PeopleFilterBar::retranslate()
{
    m_button->setAccessibleName(tr("Filter people"));
    updateChip();
}

QString PeopleFilterBar::wordsFor(Language language)
{
    return language == Language::English ? tr("Incomplete in English") : tr("Incomplete in Chinese");
}

/// Appends the filter's tag, if there is one.
QString PeopleFilterBar::withTag(const QString& words) const
{
    return QStringList{words, m_filter.tag}.join(words.isEmpty() || m_filter.tag.isEmpty() ? QString()
                                                                                           : QStringLiteral(" · "));
}

/// A text short enough for a narrow list.
QString PeopleFilterBar::briefly() const
{
    if (!m_filter.incomplete)
        return m_filter.tag;
    return withTag(*m_filter.incomplete == Language::English ? tr("Lacks English") : tr("Lacks Chinese"));
}

void PeopleFilterBar::updateChip()
{
    setVisible(!m_filter.isEmpty());
    m_button->setChecked(!m_filter.isEmpty());
    const QString words = withTag(m_filter.incomplete ? wordsFor(*m_filter.incomplete) : QString());
    m_button->setToolTip(m_filter.isEmpty() ? tr("Filter people") : tr("Filter: %1").arg(words));
    m_chip->setToolTip(tr("Filter: %1\nClick to show everybody again").arg(words));
    m_chip->setAccessibleName(tr("Filter: %1. Show everybody again").arg(words));
    const QString cross = QStringLiteral("  ✕");
    constexpr int frame = 12; // the chip's horizontal padding
    const int room = width() - frame - m_chip->fontMetrics().horizontalAdvance(cross);
    QString shown = m_chip->fontMetrics().elidedText(briefly(), Qt::ElideRight, room);
    m_chip->setText(shown.replace(u'&', QStringLiteral("&&")) + cross);
}

void PeopleFilterBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateChip();
}

/// The tags are read each time, because others may add some. Until they arrive, or on error, the menu has its other
/// items only.
void PeopleFilterBar::askForTags()
{
    m_button->setChecked(!m_filter.isEmpty()); // undo the toggling by the click
    runInBackground(
        this, [path = m_path] { return readTags(path); },
        [this](const Result<QStringList>& tags) { showMenu(tags ? *tags : QStringList()); });
}

void PeopleFilterBar::showMenu(const QStringList& tags)
{
    m_menu->clear();
    addChoice(tr("All"), m_filter.isEmpty(), {});
    m_menu->addSeparator();
    for (const Language language : allLanguages) {
        const bool isChosen = m_filter.incomplete == language;
        addChoice(wordsFor(language), isChosen, {isChosen ? std::nullopt : std::optional(language), m_filter.tag});
    }
    QStringList offered = tags;
    if (!m_filter.tag.isEmpty() && !tags.contains(m_filter.tag))
        offered.prepend(m_filter.tag); // a tag that nobody has any more must stay removable
    if (!offered.isEmpty())
        m_menu->addSeparator();
    for (QString tag : std::as_const(offered)) {
        const bool isChosen = tag == m_filter.tag;
        const PeopleFilter chosen{m_filter.incomplete, isChosen ? QString() : tag};
        addChoice(tag.replace(u'&', QStringLiteral("&&")), isChosen, chosen);
    }
    m_menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height())));
}

void PeopleFilterBar::addChoice(const QString& words, bool isChosen, const PeopleFilter& chosen)
{
    QAction* action = m_menu->addAction(words, this, [this, chosen] { setFilter(chosen); });
    action->setCheckable(true);
    action->setChecked(isChosen);
}

} // namespace duovita

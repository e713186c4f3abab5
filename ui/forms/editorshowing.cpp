#include "core/content/cvediting.h"
#include "core/messages/recordwords.h"
#include "ui/forms/editorpanel.h"
#include "ui/forms/entryform.h"
#include "ui/forms/outlinekeeper.h"
#include "ui/forms/outlineview.h"
#include "ui/models/outlinemodel.h"
#include "ui/presentation/icons.h"

#include <QAction>
#include <QMenu>
#include <QScrollArea>

// Whether the shown CV includes the selected items, and page break hints for them.

namespace duovita {

/// The eye icon shows the state in this CV; its text says what a click does.
void EditorPanel::updateEye()
{
    if (m_keeper && m_keeper->isWaiting())
        return; // rows are only temporarily removed
    updateWishes();
    m_newEntry->setText(newEntryWords());
    const QString always = tr("Hide or show");
    const RecordParts parts = m_model ? chosen() : RecordParts();
    m_hide->setIconText(always);
    if (parts.isEmpty()) {
        m_hide->setIcon(lineIcon(QStringLiteral("show")));
        m_hide->setText(always);
        m_hide->setToolTip(always);
        m_hideInAll->setText(tr("Hide in all CVs"));
        m_showOnlyHere->setText(tr("Show only in this CV"));
        return;
    }
    const Cv& cv = cvOf(m_document->person(), m_cv);
    const Omission omission = omissionOf(m_document->person(), cv, parts);
    const bool isReplaced = omission == Omission::Replaced; // nothing is missing, and a click changes nothing
    const QString words = isReplaced ? omissionWords(omission, cv) : eyeWords(omission, cv);
    QStringList tip{omissionWords(omission, cv), words};
    tip.removeAll(QString());
    tip.removeDuplicates();
    const bool isShown = omission == Omission::None || isReplaced;
    m_hide->setIcon(lineIcon(isShown ? QStringLiteral("show") : QStringLiteral("hide")));
    m_hide->setText(words);
    m_hide->setToolTip(tip.join(u'\n'));
    m_hideInAll->setText(areHiddenInAll(m_document->person(), parts) ? tr("Show in all CVs") : tr("Hide in all CVs"));
    m_showOnlyHere->setText(showOnlyWords(cv));
    m_showOnlyHere->setVisible(m_document->person().cvs.size() > 1);
}

/// Names the section that the entry goes to: the menu has new sections and a new person, too.
QString EditorPanel::newEntryWords() const
{
    const Section* section = sectionForNewEntry();
    return section ? tr("New entry: %1").arg(titleOf(*section)) : tr("New entry");
}

/// Hides the items in the shown CV, or shows them if the CV has none of them.
void EditorPanel::hideOrShow(const RecordParts& parts)
{
    if (parts.isEmpty())
        return;
    const Cv cv = cvOf(m_document->person(), m_cv);
    const Omission omission = omissionOf(m_document->person(), cv, parts);
    const bool changed = setShownIn(*m_document, cv.id, parts, omission != Omission::None);
    if (!changed)
        Q_EMIT visibilityNoted(omissionWords(omission, cv));
}

void EditorPanel::hideOrShowInAll()
{
    const RecordParts parts = chosen();
    setShownInAll(*m_document, parts, areHiddenInAll(m_document->person(), parts));
}

void EditorPanel::showOnlyHere()
{
    const RecordParts parts = chosen();
    const Cv cv = cvOf(m_document->person(), m_cv);
    const bool changed = setShownOnlyIn(*m_document, cv.id, parts);
    Q_EMIT visibilityNoted(changed ? shownOnlyWords(cv)
                                   : omissionWords(omissionOf(m_document->person(), cv, parts), cv));
}

void EditorPanel::setAbsences(const QList<AbsentEntry>& absences)
{
    m_absences = absences;
    if (m_model)
        m_model->setAbsences(absences);
    if (auto* entry = qobject_cast<EntryForm*>(m_scroll->widget()))
        entry->setAbsences(absences);
}

namespace {

struct WishLists {
    QList<SectionId> Cv::*sections;
    QList<EntryId> Cv::*entries;
};

constexpr WishLists pageStarts{&Cv::pageStartSections, &Cv::pageStartEntries};
constexpr WishLists keptOnes{&Cv::keptSections, &Cv::keptEntries};

template <typename Id>
void toggle(QList<Id>& ids, const Id& id)
{
    if (!ids.removeOne(id))
        ids += id;
}

} // namespace

void EditorPanel::connectWishes()
{
    const auto connectWish = [this](QAction* wish, const WishLists& lists) {
        wish->setCheckable(true);
        wish->setIconVisibleInMenu(false); // the check mark takes its place
        connect(wish, &QAction::triggered, this, [this, lists] {
            const ContentSource at = currentSource();
            if (!at.section && !at.entry)
                return;
            Person person = m_document->person();
            Cv& cv = cvOf(person, m_cv);
            if (at.entry)
                toggle(cv.*lists.entries, *at.entry);
            else
                toggle(cv.*lists.sections, *at.section);
            m_document->replaceProfile(person);
        });
    };
    connectWish(m_startsPage, pageStarts);
    connectWish(m_keepsTogether, keptOnes);
}

/// The page break hints of the current entry or section.
void EditorPanel::updateWishes()
{
    if (!m_model)
        return;
    const ContentSource at = currentSource();
    const Cv& cv = cvOf(m_document->person(), m_cv);
    const auto update = [&](QAction* wish, const WishLists& lists) {
        wish->setEnabled(at.section || at.entry);
        wish->setChecked((at.entry && (cv.*lists.entries).contains(*at.entry)) ||
                         (at.section && (cv.*lists.sections).contains(*at.section)));
    };
    update(m_startsPage, pageStarts);
    update(m_keepsTogether, keptOnes);
}

/// The outline's context menu: actions on an entry or section, and its page break hints.
void EditorPanel::showWishes(const QPoint& position)
{
    const QModelIndex index = m_outline->indexAt(position);
    if (!m_model || !m_model->sectionAt(index))
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("outlineMenu"));
    menu->addActions({m_newEntry, m_duplicate, m_join});
    menu->addSeparator();
    menu->addActions({m_cut, m_copy, m_paste});
    if (m_model->entryAt(index))
        menu->addMenu(makeMoveMenu(menu));
    menu->addSeparator();
    menu->addActions({m_hide, m_hideInAll, m_showOnlyHere});
    menu->addSeparator();
    menu->addActions({m_remove, m_up, m_down, m_sort});
    menu->addSeparator();
    menu->addActions({m_startsPage, m_keepsTogether});
    menu->popup(m_outline->viewport()->mapToGlobal(position));
}

} // namespace duovita

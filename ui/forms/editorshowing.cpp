#include "core/content/cvediting.h"
#include "core/editing/recasting.h"
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

template <typename Id>
void toggle(QList<Id>& ids, const Id& id)
{
    if (!ids.removeOne(id))
        ids += id;
}

} // namespace

/// The sections to which the current entry can be moved.
QMenu* EditorPanel::makeMoveMenu(QWidget* parent)
{
    auto* menu = new QMenu(tr("Move to"), parent);
    menu->setObjectName(QStringLiteral("moveTo"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMoveMenu(*menu); });
    return menu;
}

void EditorPanel::fillMoveMenu(QMenu& menu)
{
    menu.clear();
    const auto id = m_model ? m_model->entryAt(m_outline->currentIndex()) : std::nullopt;
    const Entry* entry = id ? m_document->findEntry(*id) : nullptr;
    const QList<Section> sections = entry ? m_document->person().sections : QList<Section>();
    for (const Section& section : sections) {
        if (section.indexOf(*id) >= 0 || !canMoveTo(section, *entry))
            continue;
        menu.addAction(titleOf(section), this, [this, id = *id, to = section.id(), at = section.entries().size()] {
            if (const auto moved = moveToSection(*m_document, id, to, at))
                select(m_model->indexOf(*moved));
        });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No other section fits"))->setEnabled(false);
}

/// The outline's context menu: actions on an entry or section, and its page break hints.
void EditorPanel::showWishes(const QPoint& position)
{
    const QModelIndex index = m_outline->indexAt(position);
    const auto section = m_model ? m_model->sectionAt(index) : std::nullopt;
    if (!section)
        return;
    const auto entry = m_model->entryAt(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("outlineMenu"));
    menu->addActions({m_newEntry, m_duplicate, m_join});
    menu->addSeparator();
    menu->addActions({m_cut, m_copy, m_paste});
    if (entry)
        menu->addMenu(makeMoveMenu(menu));
    menu->addSeparator();
    menu->addActions({m_hide, m_hideInAll, m_showOnlyHere});
    menu->addSeparator();
    menu->addActions({m_remove, m_up, m_down, m_sort});
    menu->addSeparator();
    const auto addWish = [&](const QString& words, const char* name, QList<SectionId> Cv::*sections,
                             QList<EntryId> Cv::*entries) {
        const Cv& cv = cvOf(m_document->person(), m_cv);
        // Captures the current document: another may be open when the action is triggered.
        const auto change = [document = m_document, id = m_cv, section, entry, sections, entries] {
            Person person = document->person();
            Cv& changed = cvOf(person, id);
            if (entry)
                toggle(changed.*entries, *entry);
            else
                toggle(changed.*sections, *section);
            document->replaceProfile(person);
        };
        QAction* wish = menu->addAction(words, m_document, change);
        wish->setObjectName(QString::fromLatin1(name));
        wish->setCheckable(true);
        wish->setChecked(entry ? (cv.*entries).contains(*entry) : (cv.*sections).contains(*section));
    };
    addWish(tr("Start on a new page"), "startsPage", &Cv::pageStartSections, &Cv::pageStartEntries);
    addWish(tr("Keep on one page"), "keepsTogether", &Cv::keptSections, &Cv::keptEntries);
    menu->popup(m_outline->viewport()->mapToGlobal(position));
}

} // namespace duovita

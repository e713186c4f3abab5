#include "ui/forms/ownsummary.h"

#include "core/content/cvediting.h"
#include "core/content/owntexts.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/sharednote.h"
#include "ui/widgets/focusing.h"
#include "ui/widgets/localizededit.h"

namespace duovita {

OwnSummary::OwnSummary(PersonDocument& document, FormGrid& grid, const QList<Language>& needed)
    : QObject(&grid), m_document(document), m_grid(grid),
      m_edit(new LocalizedEdit(ownSummaryName, wordFor(Field::Summary), LocalizedEdit::Texts::Formatted, &grid)),
      m_note(new SharedNote(ownSummaryName + QStringLiteral(".note"), &grid)), m_needed(needed)
{
    grid.addWidePair(m_edit);
    grid.addWide(m_note);
    m_others = grid.addHeading(SharedNote::otherCvs());
    grid.addRefresh([this] { refresh(); });
    FormBinding binding;
    binding.commit = [this](const QString& key) { commit(key); };
    binding.closeStep = [this] { m_document.closeMerge(); };
    bindTexts(
        grid, *m_edit, ownSummaryName, [this]() -> LocalizedRichText& { return m_text; }, binding);
    // An emptied text stays until the focus leaves it.
    connect(m_edit, &LocalizedEdit::stepEnded, this, &OwnSummary::refresh, Qt::QueuedConnection);
    connect(&document, &PersonDocument::factsChanged, &grid, &FormGrid::refresh); // the CVs' texts
    connect(m_note, &SharedNote::ownWanted, this, [this] {
        const Person& person = m_document.person();
        write(recordSummary(person, cvOf(person, *m_cv)));
        focus(m_needed.value(0, firstLanguage));
    });
    connect(m_note, &SharedNote::sharedWanted, this, [this] { write({}); });
}

void OwnSummary::setCv(const CvId& cv)
{
    m_cv = cv;
    m_grid.refresh();
}

bool OwnSummary::isShown() const
{
    return !m_edit->isHidden();
}

void OwnSummary::focus(Language language)
{
    focusInView(*m_edit->edit(m_edit->isShared() ? firstLanguage : language));
}

void OwnSummary::refresh()
{
    const Person& person = m_document.person();
    const Cv* cv = m_cv ? &cvOf(person, *m_cv) : nullptr;
    m_text = cv ? cv->summary : LocalizedRichText();
    m_edit->setNeeded(standsForAll(m_text, natureOfPoints) ? QList<Language>() : m_needed);
    const QWidget* focused = m_grid.window()->focusWidget();
    const bool isEdited = m_refreshed == m_cv && isShown() && focused && m_edit->isAncestorOf(focused);
    m_refreshed = m_cv;
    const bool isOwn = cv && (showsOwnSummary(person, *cv) || isEdited);
    m_edit->setVisible(isOwn);
    m_others->setVisible(isOwn);
    if (isOwn)
        m_note->showOwn(shownName(*cv));
    else if (cv && person.cvs.size() > 1 && !recordSummary(person, *cv).isEmpty())
        m_note->showShared(shownName(*cv));
    else
        m_note->hide();
}

void OwnSummary::write(const LocalizedRichText& summary)
{
    m_text = summary;
    m_document.closeMerge();
    commit({});
}

void OwnSummary::commit(const QString& key)
{
    Person person = m_document.person();
    cvOf(person, *m_cv).summary = m_text;
    m_document.replaceProfile(person, key.isEmpty() ? key : m_cv->toString() + key);
}

} // namespace duovita

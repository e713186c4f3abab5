#include "core/content/cvediting.h"
#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "core/terms/venuelist.h"
#include "ui/forms/absencenotice.h"
#include "ui/forms/entryform.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/formfocus.h"
#include "ui/forms/kindfields.h"
#include "ui/forms/showing.h"
#include "ui/now.h"
#include "ui/typing.h"
#include "ui/widgets/highlightsedit.h"
#include "ui/widgets/localizededit.h"

#include <QMenu>

// How an entry's form moves texts between fields and points.

namespace duovita {

void EntryForm::addPoints(const FormBinding& binding)
{
    m_highlights = new HighlightsEdit;
    m_highlights->setNeeded(m_needed);
    if (formOf(m_kind).fields.front().field != Field::Highlights) // else the form's own heading says it
        m_highlights->setTitle(wordFor(formOf(m_kind).pointsTitle));
    m_grid->addAcross(m_highlights);
    m_grid->addRefresh([this] {
        m_highlights->setHighlights(m_entry.highlights);
        showCvMarks();
    });
    connect(m_highlights, &HighlightsEdit::edited, this,
            [this, binding](const QList<Highlight>& highlights, const QString& key) {
                m_entry.highlights = highlights;
                binding.commit(key);
            });
    connect(m_highlights, &HighlightsEdit::stepEnded, this, binding.closeStep);
    connect(m_highlights, &HighlightsEdit::menuFilled, this, [this](QMenu* menu, const HighlightId& point) {
        offerMoves({Field::Highlights, point}, menu);
        offerHiding(point, menu);
    });
    connect(m_highlights, &HighlightsEdit::signMenuFilled, this,
            [this](QMenu* menu, const HighlightId& point) { offerHiding(point, menu); });
}

/// Whether a CV that is not shown has the entry, too.
bool EntryForm::isInOtherCvs() const
{
    const Person& person = m_document.person();
    return std::any_of(person.cvs.begin(), person.cvs.end(), [&](const Cv& other) {
        return other.id != *m_cv && omissionOf(person, other, RecordParts{{}, {m_entry.id}, {}}) == Omission::None;
    });
}

/// Marks the points that the shown CV or another one omits, and says where new ones, and changes, go.
void EntryForm::showCvMarks()
{
    if (!m_cv || !m_sharedNote) // while it is being built
        return;
    // Below points, the line about new ones says it.
    const bool showsPoints = m_highlights && !m_highlights->isHidden();
    m_sharedNote->setVisible(!showsPoints && m_kind != SectionKind::Summary && isInOtherCvs());
    if (!m_highlights)
        return;
    const Person& person = m_document.person();
    const Cv& cv = cvOf(person, *m_cv);
    QHash<HighlightId, HighlightsEdit::CvMark> marks;
    for (const Highlight& point : std::as_const(m_entry.highlights)) {
        const Omission omission = omissionOf(point, cv);
        const QString words =
            omission == Omission::None ? elsewhereWords(person, cv, point) : omissionWords(omission, cv);
        if (!words.isEmpty())
            marks.insert(point.id, {omission == Omission::None, words});
    }
    m_highlights->setCvMarks(marks);
    const bool isReplaced = m_kind == SectionKind::Summary && !cv.summary.isEmpty(); // then the others' points follow
    m_highlights->setAddNote(person.cvs.size() > 1 && !isReplaced ? tr("Changes and new points appear in all CVs")
                                                                  : QString());
}

void EntryForm::setAbsences(const QList<AbsentEntry>& absences)
{
    m_absences.clear();
    for (const AbsentEntry& absent : absences) {
        if (absent.entry == m_entry.id)
            m_absences += absent;
    }
    m_absence->show(m_absences, m_document.person());
}

void EntryForm::setDifferences(const QList<Problem>& differences)
{
    m_differences.clear();
    for (const Problem& difference : differences) {
        if (difference.source.entry == m_entry.id)
            m_differences += difference;
    }
    showDifferences();
}

namespace {

/// "field.title".
QString fieldName(const LocalizedEdit& texts)
{
    return texts.edit(firstLanguage)->objectName().chopped(codeOf(firstLanguage).size() + 1);
}

} // namespace

void EntryForm::showDifferences()
{
    QHash<HighlightId, QString> ofPoints;
    QHash<QString, QString> ofFields;
    for (const Problem& difference : std::as_const(m_differences)) {
        const ContentSource& source = difference.source;
        QString& words =
            source.highlight ? ofPoints[*source.highlight] : ofFields[duovita::objectName(source.field, {})];
        words += (words.isEmpty() ? QString() : QStringLiteral("\n")) + describe(difference);
    }
    if (m_highlights)
        m_highlights->setDifferences(ofPoints);
    for (LocalizedEdit* texts : m_grid->findChildren<LocalizedEdit*>()) {
        if (!m_highlights || !m_highlights->isAncestorOf(texts))
            texts->setDifference(ofFields.value(fieldName(*texts)));
    }
}

/// Makes the texts' menus lead to the differences that they mention.
void EntryForm::followDifferences()
{
    const auto follow = [this](auto isMeant) {
        for (const Problem& difference : std::as_const(m_differences)) {
            if (isMeant(difference.source))
                return Q_EMIT differenceWanted(difference.source);
        }
    };
    if (m_highlights)
        connect(m_highlights, &HighlightsEdit::differenceWanted, this, [follow](const HighlightId& point) {
            follow([&](const ContentSource& source) { return source.highlight == point; });
        });
    for (LocalizedEdit* texts : m_grid->findChildren<LocalizedEdit*>()) {
        if (m_highlights && m_highlights->isAncestorOf(texts))
            continue;
        connect(texts, &LocalizedEdit::differenceWanted, this, [follow, name = fieldName(*texts)] {
            follow([&](const ContentSource& source) {
                return !source.highlight && duovita::objectName(source.field, {}) == name;
            });
        });
    }
}

/// Changes the whole CV: missing texts are shown in the other language, and nothing is omitted for lack of them.
void EntryForm::showInOtherLanguage()
{
    if (!m_cv)
        return;
    Person person = m_document.person();
    cvOf(person, *m_cv).missingTexts = MissingTexts::Shown;
    m_document.closeMerge();
    m_document.replaceProfile(person);
}

void EntryForm::offerHiding(const HighlightId& point, QMenu* menu)
{
    if (!m_cv)
        return;
    const RecordParts parts{{}, {}, {point}};
    const Cv& cv = cvOf(m_document.person(), *m_cv);
    const Omission omission = omissionOf(m_document.person(), cv, parts);
    const bool inNone = areHiddenInAll(m_document.person(), parts);
    menu->addSeparator();
    QAction* here = menu->addAction(eyeWords(omission, cv), this, [this, parts, omission, id = cv.id] {
        setShownIn(m_document, id, parts, omission != Omission::None);
    });
    here->setObjectName(QStringLiteral("point.hide"));
    here->setEnabled(omission != Omission::ByTags && omission != Omission::Replaced);
    QAction* everywhere = menu->addAction(inNone ? tr("Show in all CVs") : tr("Hide in all CVs"), this,
                                          [this, parts, inNone] { setShownInAll(m_document, parts, inNone); });
    everywhere->setObjectName(QStringLiteral("point.hideInAll"));
    if (m_document.person().cvs.size() > 1) {
        QAction* only = menu->addAction(showOnlyWords(cv), this, [this, parts, shown = cv] {
            setShownOnlyIn(m_document, shown.id, parts);
            Q_EMIT visibilityNoted(shownOnlyWords(shown));
        });
        only->setObjectName(QStringLiteral("point.showOnlyHere"));
        only->setEnabled(here->isEnabled());
    }
}

void EntryForm::addLeftOver(const FormBinding& binding)
{
    auto* unparsed = addUnparsed(
        *m_grid, m_document, UnparsedList::Points::Yes, [this]() -> QStringList& { return m_entry.unparsed; },
        [binding] { binding.commit({}); });
    connect(unparsed, &UnparsedList::pointWanted, this, [this, binding](const QString& text) {
        Highlight point;
        point.text.setText(containsHan(text) ? hanLanguage : firstLanguage, RichText::fromPlain(text), {});
        m_entry.highlights += point;
        m_entry.unparsed.removeOne(text);
        binding.commit({});
    });
}

/// Offers to move a text to the entry's other text fields, or to a point. Each move is tried on a copy first, and only
/// possible ones are offered.
void EntryForm::offerMoves(const EntryTextPlace& from, QMenu* menu)
{
    QList<std::pair<QString, EntryTextPlace>> targets;
    for (const Field field : textFieldsOf(m_entry))
        targets += {duovita::wordFor(field, m_kind), {field}};
    if (!from.point)
        targets += {tr("A new point"), {Field::Highlights}};
    QMenu* offered = nullptr;
    for (const auto& [words, to] : targets) {
        Entry tried = m_entry;
        if (!moveText(tried, from, to))
            continue;
        if (!offered) {
            offered = menu->addMenu(tr("Move this text to"));
            offered->setObjectName(QStringLiteral("moveText"));
        }
        const bool filled = to.field != Field::Highlights && isFilledIn(m_entry, to.field);
        QAction* action = offered->addAction(filled ? tr("%1 (swap)").arg(words) : words, this,
                                             [this, from, to = to] { moveTo(from, to); });
        action->setObjectName(QStringLiteral("moveText.") + nameOf(to.field));
    }
}

/// Moves the text in one undo step; the cursor follows it.
void EntryForm::moveTo(const EntryTextPlace& from, const EntryTextPlace& to)
{
    const auto side = findLanguage(focusedName(*this).section(u'.', -1));
    const auto end = moveText(m_entry, from, to);
    if (!end)
        return;
    m_document.closeMerge();
    m_document.replaceEntry(m_entry);
    m_document.closeMerge();
    m_grid->refresh();
    goTo(ContentSource{{}, m_entry.id, end->point, end->field}, side.value_or(firstLanguage));
}

/// Sets the venue and what the venue list says of it, in one undo step. The other language's text, and any existing
/// short name or type, are kept; the rank is always that of the venue.
void EntryForm::takeVenue(Language side, const VenueInfo& venue)
{
    auto* work = std::get_if<PublicationDetails>(&m_entry.details);
    if (!work)
        return;
    m_document.closeMerge();
    typeText(work->venue, side, venue.name, now());
    if (work->venueShort.isEmpty())
        work->venueShort = LocalizedText::shared(venue.brief);
    if (work->type == PublicationType::Unspecified)
        work->type = venue.type;
    if (!venue.rank.isEmpty() && work->rank.text(side) != venue.rank)
        work->rank = LocalizedText::shared(venue.rank);
    m_document.replaceEntry(m_entry);
}

/// Sets an award's period unless it has a different one. The change of the dates commits it.
bool EntryForm::takePeriod(const DateRange& period)
{
    auto* award = std::get_if<AwardDetails>(&m_entry.details);
    if (!award || !(award->range.isEmpty() || award->range == period))
        return false;
    award->range = period;
    return true;
}

} // namespace duovita
